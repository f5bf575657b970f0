//! The contents of the guide: all pages by chapter.

use crate::app::guide::GuideAction;
use crate::app::guide::GuideViewer;
use crate::app::guide::ui::GuideContext;
use crate::app::ui::pieces::piece_at;
use crate::app::ui::scroll::FollowFocus;
use crate::app::ui::widgets::{
    bold, card, first_sentence, heading, page_area, page_bar, text_height, write_text,
};
use baroque::guide::{Chapter, Page, PageKind};
use baroque::texts::text;
use bevy_egui::egui::{FontId, Rect, RichText, ScrollArea, Ui, Vec2, vec2};

/// The least size of an entry, its margin, and the font of its text.
const LEAST_ENTRY_SIZE: (f32, f32) = (290.0, 92.0);
const ENTRY_MARGIN: f32 = 12.0;
const TEXT_FONT: FontId = FontId::proportional(14.0);

/// The size of an entry's piece.
const PIECE_SIZE: f32 = 56.0;

pub fn show(ui: &mut Ui, cx: &mut GuideContext, viewer: &GuideViewer) {
    page_area(ui, cx.theme, |ui| {
        title(ui, cx);
        ScrollArea::vertical()
            .id_salt("contents")
            .auto_shrink(false)
            .follow_focus(ui, |ui| {
                for chapter in viewer.guide().into_iter().flat_map(|guide| &guide.chapters) {
                    self::chapter(ui, cx, chapter);
                }
                ui.add_space(16.0);
            });
    });
}

fn title(ui: &mut Ui, cx: &mut GuideContext) {
    page_bar(ui, cx, "guide.open", |_, _| {});
    let words = text!("guide-what");
    ui.label(RichText::new(words).color(cx.theme.muted));
    ui.add_space(4.0);
}

fn chapter(ui: &mut Ui, cx: &mut GuideContext, chapter: &Chapter) {
    ui.add_space(8.0);
    ui.label(heading(&chapter.name, 22.0));
    let gap = 10.0;
    let room = ui.available_width();
    let most = (((room + gap) / (LEAST_ENTRY_SIZE.0 + gap)).floor() as usize).max(1);
    // The last row is as full as it can be without another row.
    let count = chapter.pages.len().max(1);
    let columns = count.div_ceil(count.div_ceil(most));
    let width = (room - gap * (columns - 1) as f32) / columns as f32;
    for row in chapter.pages.chunks(columns) {
        let height = row.iter().map(|page| entry_height(ui, page, width));
        let height = height.fold(LEAST_ENTRY_SIZE.1, f32::max);
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing = vec2(gap, gap);
            for page in row {
                entry(ui, cx, page, vec2(width, height));
            }
        });
    }
}

/// What stands below the title of an entry: its own words, a piece in a few words, or the first sentence of the page.
fn first_words(page: &Page) -> &str {
    if let Some(summary) = &page.summary {
        return summary;
    }
    if let PageKind::Piece(piece) = page.kind {
        let text = &page.variant.kind(piece.piece_type()).text;
        if !text.is_empty() {
            return text;
        }
    }
    first_sentence(page.text.first().map_or("", String::as_str))
}

/// The width of an entry's text.
fn text_width(page: &Page, width: f32) -> f32 {
    let picture = match page.kind {
        PageKind::Piece(_) => PIECE_SIZE + 12.0,
        PageKind::Game | PageKind::Topic => 0.0,
    };
    width - 2.0 * ENTRY_MARGIN - picture
}

/// The height of an entry with all its text.
fn entry_height(ui: &Ui, page: &Page, width: f32) -> f32 {
    let width = text_width(page, width);
    let title = text_height(ui, width, &page.title, bold(16.0));
    let text = text_height(ui, width, first_words(page), TEXT_FONT);
    title + 2.0 + text + 2.0 * ENTRY_MARGIN
}

fn entry(ui: &mut Ui, cx: &mut GuideContext, page: &Page, size: Vec2) {
    let (response, inside) = card(ui, cx, size, &page.title);
    if response.clicked() {
        cx.send(GuideAction::Open(Some(page.id.clone())));
    }
    if !ui.is_rect_visible(response.rect) {
        return;
    }
    let mut text = inside;
    if let PageKind::Piece(piece) = page.kind {
        let place = Rect::from_min_size(inside.min, vec2(PIECE_SIZE, PIECE_SIZE));
        piece_at(ui, cx, &page.variant, piece, place);
        text.min.x += PIECE_SIZE + 12.0;
    }
    let theme = cx.theme;
    let font = bold(16.0);
    text.min.y += write_text(ui, text.min, text.width(), &page.title, font, theme.ink) + 2.0;
    let first = first_words(page);
    write_text(ui, text.min, text.width(), first, TEXT_FONT, theme.muted);
}

#[cfg(test)]
mod tests {
    use super::*;
    use baroque::guide::Guide;
    use baroque::variant_file::Catalogue;
    use std::collections::BTreeSet;

    #[test]
    fn each_entry_has_words_of_its_own() {
        let guide = Guide::built_in(&Catalogue::built_in());
        let mut known = BTreeSet::new();
        for page in guide.pages() {
            assert!(known.insert(first_words(page)), "{}", page.id);
        }
    }
}
