//! The contents of the guide: all pages by chapter.

use crate::app::guide::GuideAction;
use crate::app::guide::GuideViewer;
use crate::app::guide::ui::GuideContext;
use crate::app::texts::text;
use crate::app::ui::pieces::piece_at;
use crate::app::ui::scroll::FollowFocus;
use crate::app::ui::widgets::{
    PAGE_COMMANDS, bold, card, heading, page_title, write_line, write_paragraph,
};
use baroque::guide::{Chapter, Page, PageKind};
use bevy_egui::egui::{self, FontId, Frame, Margin, Rect, RichText, ScrollArea, Ui, pos2, vec2};

/// The least width of an entry, and its height.
const ENTRY: (f32, f32) = (290.0, 92.0);

/// The size of an entry's piece.
const PIECE: f32 = 56.0;

pub fn show(ui: &mut Ui, cx: &mut GuideContext, viewer: &GuideViewer) {
    let frame = Frame::new()
        .fill(cx.theme.paper)
        .inner_margin(Margin::symmetric(24, 16));
    egui::CentralPanel::default().frame(frame).show(ui, |ui| {
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
    let back = (text!("guide-back"), GuideAction::Close);
    let title = heading(text!("guide-title"), 30.0);
    page_title(ui, cx, back, title, PAGE_COMMANDS);
    let words = text!("guide-what");
    ui.label(RichText::new(words).color(cx.theme.muted));
    ui.add_space(4.0);
}

fn chapter(ui: &mut Ui, cx: &mut GuideContext, chapter: &Chapter) {
    ui.add_space(8.0);
    ui.label(heading(&chapter.name, 22.0));
    let gap = 10.0;
    let room = ui.available_width() - 12.0;
    let columns = (((room + gap) / (ENTRY.0 + gap)).floor() as usize).max(1);
    let width = (room - gap * (columns - 1) as f32) / columns as f32;
    for row in chapter.pages.chunks(columns) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing = vec2(gap, gap);
            for page in row {
                entry(ui, cx, page, width);
            }
        });
    }
}

fn entry(ui: &mut Ui, cx: &mut GuideContext, page: &Page, width: f32) {
    let (response, inside) = card(ui, cx, vec2(width, ENTRY.1), &page.title);
    cx.landmarks
        .note(&format!("Page: {}", page.id), response.rect);
    if response.clicked() {
        cx.send(GuideAction::Open(Some(page.id.clone())));
    }
    if !ui.is_rect_visible(response.rect) {
        return;
    }
    let mut text = inside;
    if let PageKind::Piece(piece) = page.kind {
        let place = Rect::from_min_size(
            pos2(inside.left(), inside.center().y - PIECE / 2.0),
            vec2(PIECE, PIECE),
        );
        piece_at(ui, cx, &page.variant, piece, place);
        text.min.x += PIECE + 12.0;
    }
    let theme = cx.theme;
    let font = bold(16.0);
    text.min.y += write_line(ui, text.min, text.width(), &page.title, font, theme.ink) + 2.0;
    let first = page.text.first().map_or("", String::as_str);
    let small = FontId::proportional(13.5);
    write_paragraph(ui, text, first, small, theme.muted);
}
