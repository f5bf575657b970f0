//! Pieces as pictures and in words.

use super::widgets::strong;
use crate::app::ui::access;
use crate::app::ui::context::Tools;
use baroque::diagram::{PieceSet, picture_key, piece_svg};
use baroque::rules::{Color, Piece, PieceType, Variant};
use bevy::ecs::message::Message;
use bevy_egui::egui::{self, Color32, RichText, Sense, Ui, UiBuilder, WidgetType};

/// The size of the drawing of a piece in a row, in points.
const MAN: f32 = 44.0;

/// The disc behind a black figurine on a dark panel.
const GROUND: Color32 = Color32::from_rgb(0x8c, 0x80, 0x70);

/// The pieces of a game, those with a special capture first. White's pieces, and Black's where they differ.
pub fn pieces_of(variant: &Variant) -> Vec<Piece> {
    let white = variant.army(Color::White);
    let types: Vec<PieceType> = white.or(variant.army(Color::Black)).iter().collect();
    let (orthodox, special): (Vec<PieceType>, Vec<PieceType>) = types
        .into_iter()
        .partition(|&piece| variant.kind(piece).is_orthodox());
    let color = |piece| match white.contains(piece) {
        true => Color::White,
        false => Color::Black,
    };
    let pieces = special.into_iter().chain(orthodox);
    pieces
        .map(|piece| Piece::new(color(piece), piece))
        .collect()
}

/// The drawing of a piece in the layout of a panel.
pub fn piece_picture(ui: &mut Ui, tools: &mut Tools, variant: &Variant, piece: Piece, size: f32) {
    let (_, place) = ui.allocate_space(egui::Vec2::splat(size));
    piece_at(ui, tools, variant, piece, place);
}

/// The drawing of a piece in a rectangle.
pub fn piece_at(ui: &Ui, tools: &mut Tools, variant: &Variant, piece: Piece, place: egui::Rect) {
    let figurine = tools.settings.pieces == PieceSet::Figurines;
    if tools.theme.dark && figurine && piece.color() == Color::Black {
        ui.painter()
            .circle_filled(place.center(), place.width() / 2.0, GROUND);
    }
    drawing(ui, tools, variant, piece, place.width()).paint_at(ui, place);
}

fn drawing(
    ui: &Ui,
    tools: &mut Tools,
    variant: &Variant,
    piece: Piece,
    size: f32,
) -> egui::Image<'static> {
    let set = tools.settings.pieces;
    let name = format!("piece:{}:{set:?}", picture_key(variant, piece));
    let svg = || piece_svg(set, variant, piece).into_owned();
    tools
        .art
        .picture(ui.ctx(), &name, egui::Vec2::splat(size), svg)
}

/// All pieces of a game with their abilities. A click sends a message that opens the guide at that piece.
pub fn pieces_list<M: Message>(
    ui: &mut Ui,
    tools: &mut Tools,
    variant: &Variant,
    look_up: impl Fn(Piece) -> M,
) {
    for piece in pieces_of(variant) {
        piece_row(ui, tools, variant, piece, Some(look_up(piece)));
    }
}

/// A piece with its name and abilities. A click sends the message, if there is one.
pub fn piece_row(
    ui: &mut Ui,
    tools: &mut Tools,
    variant: &Variant,
    piece: Piece,
    action: Option<impl Message>,
) {
    let kind = variant.kind(piece.piece_type());
    let sense = match action {
        Some(_) => Sense::click(),
        None => Sense::hover(),
    };
    let row = ui.scope_builder(UiBuilder::new().sense(sense), |ui| {
        let marked = action.is_some() && ui.response().hovered();
        ui.horizontal_top(|ui| {
            piece_picture(ui, tools, variant, piece, MAN);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                let name = strong(&kind.name);
                ui.label(match marked {
                    true => name.color(tools.theme.accent),
                    false => name,
                });
                ui.label(RichText::new(&kind.text).size(14.0));
            });
        });
    });
    access::label(
        &row.response,
        WidgetType::Link,
        action.is_some(),
        &kind.name,
    );
    let landmark = format!("Piece: {}", kind.name);
    tools.landmarks.note(&landmark, row.response.rect);
    if row.response.clicked() {
        tools.send_all(action);
    }
}
