//! The page about the program: what it is, the inventors of its games, and its fonts.

use crate::app::pages::PageContext;
use crate::app::ui::scroll::FollowFocus;
use crate::app::ui::widgets::{muted, strong};
use crate::app::variants::ui::files::byline;
use baroque::texts::text;
use bevy_egui::egui::{Grid, Label, ScrollArea, Ui, vec2};

/// The fonts and their authors.
const FONTS: [(&str, &str); 3] = [
    ("Source Sans 3 (Baroque Sans)", "© 2010–2020 Adobe"),
    ("Source Code Pro (Baroque Mono)", "© 2023 Adobe"),
    ("EB Garamond", "© 2017 The EB Garamond Project Authors"),
];

/// Shows the page, at most this high.
pub fn show(ui: &mut Ui, cx: &mut PageContext, height: f32) {
    ScrollArea::vertical()
        .id_salt("about")
        .max_height(height)
        .min_scrolled_height(height)
        .follow_focus(ui, |ui| {
            ui.set_width(ui.available_width());
            let version = format!("Baroque {}", baroque::cli::version());
            ui.label(strong(&version));
            let what = text!("about-what");
            ui.add(Label::new(what).wrap());
            let licence = text!("about-licence");
            ui.add(Label::new(muted(cx, licence)).wrap());
            ui.add_space(6.0);
            ui.label(strong(text!("about-inventors")));
            inventors(ui, cx);
            ui.add_space(6.0);
            ui.label(strong(text!("about-sources")));
            ui.add(Label::new(text!("about-sources-list")).wrap());
            ui.add_space(6.0);
            ui.label(strong(text!("about-fonts")));
            for (name, by) in FONTS {
                ui.add(Label::new(format!("{name}, {by}")).wrap());
            }
            let licence = text!("about-fonts-licence");
            ui.add(Label::new(muted(cx, licence)).wrap());
        });
}

fn inventors(ui: &mut Ui, cx: &PageContext) {
    let built_in = cx
        .view
        .variants()
        .cards
        .iter()
        .filter(|card| card.file.is_none());
    let named = built_in.map(|card| (&card.info.name, byline(&card.info)));
    let grid = Grid::new("inventors")
        .num_columns(2)
        .spacing(vec2(16.0, 3.0));
    grid.show(ui, |ui| {
        for (name, by) in named.filter(|(_, by)| !by.is_empty()) {
            ui.label(name);
            ui.add(Label::new(muted(cx, &by)).wrap());
            ui.end_row();
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sources_are_those_of_the_rulebook() {
        let rules = include_str!("../../../docs/RULES.md");
        let paragraphs = rules.split("\n\n");
        let sources = paragraphs.filter_map(|paragraph| paragraph.strip_prefix("Sources: "));
        let sources = sources.collect::<String>().replace('\n', " ");
        let titles: Vec<&str> = sources.split('"').skip(1).step_by(2).collect();
        assert!(titles.len() >= 5, "{titles:?}");
        for title in titles {
            assert!(text!("about-sources-list").contains(title), "{title}");
        }
    }
}
