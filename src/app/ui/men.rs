//! Men in pictures and words.

use super::widgets::strong;
use crate::app::action::Action;
use crate::app::ui::desk::Desk;
use crate::diagram::{picture_key, piece_svg};
use crate::rules::{Color, Piece, PieceType, Variant};
use bevy_egui::egui::{self, RichText, Sense, Ui, UiBuilder, WidgetInfo, WidgetType};

/// How large a man in a row is drawn.
const MAN: f32 = 44.0;

/// The men of a game, those that capture by doing something first; White's, and Black's where it has others.
pub fn men_of(variant: &Variant) -> Vec<Piece> {
    let white = variant.army(Color::White);
    let types: Vec<PieceType> = white.or(variant.army(Color::Black)).iter().collect();
    let (chessmen, special): (Vec<PieceType>, Vec<PieceType>) = types
        .into_iter()
        .partition(|&man| variant.man(man).is_chessman());
    let color = |man| match white.contains(man) {
        true => Color::White,
        false => Color::Black,
    };
    let men = special.into_iter().chain(chessmen);
    men.map(|man| Piece::new(color(man), man)).collect()
}

/// The drawing of a man in the flow of a panel.
pub fn man_picture(ui: &mut Ui, desk: &mut Desk, variant: &Variant, piece: Piece, size: f32) {
    let picture = drawing(ui, desk, variant, piece, size);
    ui.add(picture);
}

/// The drawing of a man at its place.
pub fn man_at(ui: &Ui, desk: &mut Desk, variant: &Variant, piece: Piece, place: egui::Rect) {
    drawing(ui, desk, variant, piece, place.width()).paint_at(ui, place);
}

fn drawing(
    ui: &Ui,
    desk: &mut Desk,
    variant: &Variant,
    piece: Piece,
    size: f32,
) -> egui::Image<'static> {
    let set = desk.session.settings.pieces;
    let name = format!("piece:{}:{set:?}", picture_key(variant, piece));
    let svg = || piece_svg(set, variant, piece).into_owned();
    desk.art
        .picture(ui.ctx(), &name, egui::Vec2::splat(size), svg)
}

/// A man with its name and what it does; a click may lead somewhere.
pub fn man_row(
    ui: &mut Ui,
    desk: &mut Desk,
    variant: &Variant,
    piece: Piece,
    action: Option<Action>,
) {
    let man = variant.man(piece.piece_type());
    let sense = match action {
        Some(_) => Sense::click(),
        None => Sense::hover(),
    };
    let row = ui.scope_builder(UiBuilder::new().sense(sense), |ui| {
        let marked = action.is_some() && ui.response().hovered();
        ui.horizontal_top(|ui| {
            man_picture(ui, desk, variant, piece, MAN);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                let name = strong(&man.name);
                ui.label(match marked {
                    true => name.color(desk.theme.accent),
                    false => name,
                });
                ui.label(RichText::new(&man.text).size(14.0));
            });
        });
    });
    let label = WidgetInfo::labeled(WidgetType::Link, action.is_some(), &man.name);
    row.response.widget_info(|| label.clone());
    let landmark = format!("Piece: {}", man.name);
    desk.landmarks.note(&landmark, row.response.rect);
    if row.response.clicked() {
        desk.actions.extend(action);
    }
}
