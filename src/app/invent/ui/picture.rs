//! The choice of a drawing.

use super::fields::{field, field_row};
use crate::app::invent::ui::InventContext;
use crate::app::invent::{Invention, PieceDrawing, PieceForm};
use crate::app::ui::access;
use crate::app::ui::widgets::muted;
use baroque::diagram::{built_in, picture_names};
use baroque::rules::Color;
use baroque::texts::text;
use bevy_egui::egui::{self, CornerRadius, RichText, Sense, Stroke, StrokeKind, Ui, vec2};

const DRAWING_SIZE: f32 = 40.0;

/// Shows all drawings to choose from.
pub fn show(ui: &mut Ui, cx: &mut InventContext, open: &Invention, form: &mut PieceForm) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        letter(ui, cx, form);
        for name in picture_names() {
            drawing(ui, cx, form, name);
        }
    });
    own(ui, cx, open, form);
    ui.add_space(6.0);
}

/// The disc with the letter.
fn letter(ui: &mut Ui, cx: &mut InventContext, form: &mut PieceForm) {
    let chosen = form.drawn == PieceDrawing::Named(None);
    let (rect, response) = ui.allocate_exact_size(vec2(DRAWING_SIZE, DRAWING_SIZE), Sense::click());
    frame(ui, cx, rect, chosen, response.hovered());
    let words = form.capital().map_or_else(|| "A".to_owned(), String::from);
    let font = crate::app::ui::widgets::bold(20.0);
    ui.painter().text(
        rect.center(),
        egui::Align2::CENTER_CENTER,
        words,
        font,
        cx.theme.ink,
    );
    access::name(&response, text!("invent-drawing-letter"));
    if response
        .on_hover_text(text!("invent-drawing-letter-help"))
        .clicked()
    {
        form.drawn = PieceDrawing::Named(None);
    }
}

fn drawing(ui: &mut Ui, cx: &mut InventContext, form: &mut PieceForm, name: &str) {
    let chosen = form.drawn == PieceDrawing::Named(Some(name.to_owned()));
    let (rect, response) = ui.allocate_exact_size(vec2(DRAWING_SIZE, DRAWING_SIZE), Sense::click());
    frame(ui, cx, rect, chosen, response.hovered());
    let set = cx.settings.pieces;
    let svg = || {
        built_in(set, name, Color::White)
            .unwrap_or_default()
            .to_owned()
    };
    let inside = rect.shrink(3.0);
    cx.tools
        .art
        .picture(
            ui.ctx(),
            &format!("drawing:{name}:{set:?}"),
            inside.size(),
            svg,
        )
        .paint_at(ui, inside);
    access::name(&response, &text!("invent-drawing-of", name = name));
    if response.on_hover_text(name).clicked() {
        form.drawn = PieceDrawing::Named(Some(name.to_owned()));
    }
}

fn frame(ui: &Ui, cx: &InventContext, rect: egui::Rect, chosen: bool, hovered: bool) {
    let line = match (chosen, hovered) {
        (true, _) => Stroke::new(2.0, cx.theme.accent),
        (false, true) => Stroke::new(1.0, cx.theme.accent),
        (false, false) => Stroke::new(1.0, cx.theme.line),
    };
    let fill = if chosen {
        cx.theme.card_hover
    } else {
        cx.theme.card
    };
    ui.painter()
        .rect(rect, CornerRadius::same(6), fill, line, StrokeKind::Inside);
}

/// The field for the user's own drawing.
fn own(ui: &mut Ui, cx: &mut InventContext, open: &Invention, form: &mut PieceForm) {
    let mut path = match &form.drawn {
        PieceDrawing::File(path) => path.clone(),
        PieceDrawing::Named(_) => String::new(),
    };
    field_row(ui, |ui| {
        ui.label(text!("invent-svg"));
        let width = (ui.available_width() - 8.0).max(120.0);
        let before = path.clone();
        field(
            ui,
            text!("invent-svg-name"),
            &mut path,
            width,
            text!("invent-svg-hint"),
        );
        if path != before {
            form.drawn = match path.trim().is_empty() {
                true => PieceDrawing::Named(None),
                false => PieceDrawing::File(path),
            };
        }
    });
    match &open.outcome.drawing {
        Some(problem) => {
            let words = text!("invent-svg-wrong", problem = problem.as_str());
            ui.label(RichText::new(words).color(cx.theme.accent));
        }
        None if matches!(form.drawn, PieceDrawing::File(_)) => {
            let words = text!("invent-svg-copied");
            ui.label(muted(cx, words));
        }
        None => {}
    }
}
