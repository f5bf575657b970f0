//! Shows the notices over a page, so that nothing moves when they come and go: in the panel beside a board, where they
//! cover text and no buttons of the game, or in a corner of a page.

use crate::app::shell::{Shell, ShellAction};
use crate::app::ui::context::Tools;
use crate::app::ui::widgets::small_icon;
use baroque::texts::text;
use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{
    Align2, Area, FontId, Frame, Id, Margin, Sense, Stroke, Ui, Vec2, WidgetInfo, WidgetType, vec2,
};

/// How many notices are shown at once. Those that ask for something are all shown.
const MAX_NOTICES: usize = 2;

/// How many rows of a notice are shown. Its copy button copies all of it.
const MAX_ROWS: usize = 8;

/// The least and the largest width of notices in the corner of a page, and what is left beside them.
const CORNER_WIDTHS: (f32, f32) = (240.0, 520.0);
const CORNER_MARGIN: f32 = 380.0;

/// Their distance from the corner of the window. Below them is room for the buttons of the page.
const CORNER: Vec2 = vec2(24.0, -76.0);

/// Their distance from the foot of a panel.
const ABOVE_FOOT: f32 = 6.0;

/// The height of the title of a lesson, with its buttons.
const TITLE_HEIGHT: f32 = 48.0;

/// The width of a notice's buttons, and of its icon.
const BUTTONS_WIDTH: f32 = 66.0;
const ICON_WIDTH: f32 = 18.0;

/// Shows the notices at the lower left of a page, above its buttons.
pub fn in_corner(ui: &Ui, tools: &mut Tools, shell: &Shell) {
    let width = ui.ctx().viewport_rect().width() - CORNER_MARGIN;
    let width = width.clamp(CORNER_WIDTHS.0, CORNER_WIDTHS.1);
    let corner = area().anchor(Align2::LEFT_BOTTOM, CORNER);
    lay(ui, tools, shell, (corner, width));
}

/// Shows the notices over a panel, from the current place on.
pub fn over(ui: &Ui, tools: &mut Tools, shell: &Shell) {
    let here = area().fixed_pos(ui.cursor().min);
    lay(ui, tools, shell, (here, ui.available_width()));
}

/// Shows the notices over a panel that begins here, below its title with the ways out.
pub fn below_title(ui: &Ui, tools: &mut Tools, shell: &Shell) {
    let here = area().fixed_pos(ui.cursor().min + vec2(0.0, TITLE_HEIGHT));
    lay(ui, tools, shell, (here, ui.available_width()));
}

/// Shows the notices over a panel, above the foot of the room that is left.
pub fn at_foot(ui: &Ui, tools: &mut Tools, shell: &Shell) {
    let foot = ui.available_rect_before_wrap().left_bottom() - vec2(0.0, ABOVE_FOOT);
    let here = area().pivot(Align2::LEFT_BOTTOM).fixed_pos(foot);
    lay(ui, tools, shell, (here, ui.available_width()));
}

fn area() -> Area {
    Area::new(Id::new("notices"))
}

fn lay(ui: &Ui, tools: &mut Tools, shell: &Shell, (area, width): (Area, f32)) {
    if shell.notices.shown().is_empty() {
        return;
    }
    area.show(ui.ctx(), |ui| {
        ui.set_width(width);
        show(ui, tools, shell);
    });
}

/// Shows the notices below each other.
fn show(ui: &mut Ui, tools: &mut Tools, shell: &Shell) {
    let notices = shell.notices.shown();
    let most = shell.notices.questions().max(MAX_NOTICES);
    for (index, shown) in notices.iter().take(most).enumerate() {
        if notice(ui, tools, &shown.text) {
            tools.send(ShellAction::Dismiss(index));
        }
    }
    if notices.len() > most {
        let more = text!("notices-more", count = notices.len() - most);
        ui.label(crate::app::ui::widgets::muted(tools, &more));
    }
}

/// Shows one notice; true if the user closes it.
fn notice(ui: &mut Ui, tools: &mut Tools, text: &str) -> bool {
    let frame = Frame::new()
        .fill(tools.theme.card)
        .stroke(Stroke::new(1.0, tools.theme.accent))
        .corner_radius(6)
        .inner_margin(Margin::symmetric(10, 6));
    frame
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing = vec2(6.0, 4.0);
            ui.horizontal_top(|ui| row(ui, tools, text)).inner
        })
        .inner
}

fn row(ui: &mut Ui, tools: &mut Tools, text: &str) -> bool {
    let icon = tools
        .art
        .icon(ui.ctx(), "info", ICON_WIDTH, tools.theme.accent);
    ui.add(icon);
    let width = (ui.available_width() - BUTTONS_WIDTH).max(60.0);
    let mut words = LayoutJob::simple(
        without_quotes(text),
        FontId::proportional(16.0),
        tools.theme.ink,
        width,
    );
    words.wrap.max_rows = MAX_ROWS;
    let galley = ui.painter().layout_job(words);
    // The text is as wide as its words, but the buttons of all notices start at the same place.
    let size = vec2(width, galley.size().y.max(ICON_WIDTH));
    let (rect, label) = ui.allocate_exact_size(size, Sense::hover());
    ui.painter()
        .galley(rect.left_top(), galley, tools.theme.ink);
    label.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, text));
    label.on_hover_text_at_pointer(text);
    if small_icon(ui, tools, "copy", text!("notice-copy")).clicked() {
        ui.ctx().copy_text(text.to_owned());
    }
    small_icon(ui, tools, "close", text!("notice-close")).clicked()
}

/// The text of a notice without quoted lines of a file and the marks below them, because the font of panels does not
/// align them. The copy of a notice includes them.
fn without_quotes(text: &str) -> String {
    let before_bar = |letter: char| letter == ' ' || letter.is_ascii_digit();
    let quotes = |line: &&str| line.trim_start_matches(before_bar).starts_with('|');
    let lines: Vec<&str> = text.lines().filter(|line| !quotes(line)).collect();
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quoted_lines_of_files_are_only_in_the_copy() {
        let text = "a.ron:2: unknown field\n  |\n2 | naem: \"x\"\n  | ^^^^\ntry `name`";
        assert_eq!(without_quotes(text), "a.ron:2: unknown field\ntry `name`");
    }
}
