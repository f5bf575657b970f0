//! Pieces as pictures and in words.

use super::widgets::strong;
use crate::app::ui::access;
use crate::app::ui::context::Tools;
use baroque::diagram::{PieceSet, picture_key, piece_svg};
use baroque::explain::is_known_from_chess;
use baroque::rules::{Color, Piece, PieceType, Position, Variant};
use baroque::texts::piece_name;
use bevy::ecs::message::Message;
use bevy_egui::egui::{self, Color32, RichText, Sense, Ui, UiBuilder, WidgetType};

/// The size of the drawing of a piece in a row, in points.
const PIECE_SIZE: f32 = 40.0;

/// The size of the drawing of a piece in a row of pieces, in points.
const CHIP_SIZE: f32 = 26.0;

/// The height of each line of a row, whatever its fonts.
const ROW_LINE_HEIGHT: f32 = 21.0;

/// The edge of a black figurine, and its colour on a dark panel.
const EDGES: (&str, &str) = ("#1F1B16", "#F1E8D6");

/// The disc on a dark panel behind a black piece whose drawing is from a game file: it may have no such edge.
const GROUND: Color32 = Color32::from_rgb(0x8c, 0x80, 0x70);

/// The pieces that can appear in a game from a position, those with a special capture first, and of these those on the board first. White's pieces, and
/// Black's where they differ. All pieces of the game if the position is empty.
pub fn pieces_of(variant: &Variant, position: &Position) -> Vec<Piece> {
    let white = variant.army(Color::White);
    let mut types = variant.types_from(position);
    if types.is_empty() {
        types = white.or(variant.army(Color::Black));
    }
    let types: Vec<PieceType> = types.iter().collect();
    let (orthodox, mut special): (Vec<PieceType>, Vec<PieceType>) = types
        .into_iter()
        .partition(|&piece| is_known_from_chess(variant, piece));
    special.sort_by_key(|&piece| !position.has(piece));
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
    if is_dark_figurine(tools, piece) && has_own_drawing(variant, piece) {
        ui.painter()
            .circle_filled(place.center(), place.width() / 2.0, GROUND);
    }
    drawing(ui, tools, variant, piece, place.width()).paint_at(ui, place);
}

/// Whether a piece is a black figurine on a dark panel.
fn is_dark_figurine(tools: &Tools, piece: Piece) -> bool {
    let figurine = tools.settings.pieces == PieceSet::Figurines;
    tools.theme.dark && figurine && piece.color() == Color::Black
}

fn has_own_drawing(variant: &Variant, piece: Piece) -> bool {
    variant.kind(piece.piece_type()).drawing.is_some()
}

fn drawing(
    ui: &Ui,
    tools: &mut Tools,
    variant: &Variant,
    piece: Piece,
    size: f32,
) -> egui::Image<'static> {
    let set = tools.settings.pieces;
    let lit = is_dark_figurine(tools, piece) && !has_own_drawing(variant, piece);
    let name = format!("piece:{}:{set:?}:{lit}", picture_key(variant, piece));
    let svg = || {
        let svg = piece_svg(set, variant, piece);
        match lit {
            true => svg.replace(EDGES.0, EDGES.1),
            false => svg.into_owned(),
        }
    };
    tools
        .art
        .picture(ui.ctx(), &name, egui::Vec2::splat(size), svg)
}

/// The pieces that can appear in a game from a position, with their abilities. Beside pieces with a special capture, the
/// others are in a row, without abilities. A click sends a message that opens the guide at that piece.
pub fn pieces_list<M: Message>(
    ui: &mut Ui,
    tools: &mut Tools,
    (variant, position): (&Variant, &Position),
    look_up: impl Fn(Piece) -> M,
) {
    let pieces = pieces_of(variant, position).into_iter();
    let is_known = |piece: &Piece| is_known_from_chess(variant, piece.piece_type());
    let (known, special): (Vec<Piece>, Vec<Piece>) = pieces.partition(is_known);
    let few = !special.is_empty();
    for &piece in if few { &special } else { &known } {
        piece_row(ui, tools, variant, piece, Some(look_up(piece)));
    }
    if few && !known.is_empty() {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = egui::vec2(6.0, 6.0);
            ui.spacing_mut().button_padding = egui::vec2(3.0, 2.0);
            for piece in known {
                piece_chip(ui, tools, variant, piece, look_up(piece));
            }
        });
    }
}

/// A piece with its name. Its abilities are in the tooltip.
fn piece_chip(
    ui: &mut Ui,
    tools: &mut Tools,
    variant: &Variant,
    piece: Piece,
    action: impl Message,
) {
    let kind = variant.kind(piece.piece_type());
    let picture = drawing(ui, tools, variant, piece, CHIP_SIZE);
    let name = piece_name(kind);
    let button = egui::Button::image_and_text(picture, &name)
        .frame_when_inactive(false)
        .wrap_mode(egui::TextWrapMode::Extend);
    let response = ui.add(button);
    access::label(&response, WidgetType::Link, true, &name);
    let response = response.on_hover_text(&kind.text);
    tools.on_click(response, action);
}

/// A piece as a button. Its name and abilities are in the tooltip.
pub fn piece_button(
    ui: &mut Ui,
    tools: &mut Tools,
    variant: &Variant,
    piece: Piece,
    size: f32,
) -> egui::Response {
    let kind = variant.kind(piece.piece_type());
    let place = egui::Vec2::splat(size);
    let (rect, response) = ui.allocate_exact_size(place, Sense::click());
    let name = piece_name(kind);
    access::label(&response, WidgetType::Button, true, &name);
    if response.hovered() || response.has_focus() {
        let line = egui::Stroke::new(2.0, tools.theme.accent);
        let inside = egui::StrokeKind::Outside;
        ui.painter().rect_stroke(rect, 4.0, line, inside);
    }
    piece_at(ui, tools, variant, piece, rect);
    response.on_hover_text(format!("{name}\n{}", kind.text))
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
    let name = piece_name(kind);
    let sense = match action {
        Some(_) => Sense::click(),
        None => Sense::hover(),
    };
    let row = ui.scope_builder(UiBuilder::new().sense(sense), |ui| {
        let marked = action.is_some() && ui.response().hovered();
        ui.horizontal_top(|ui| {
            piece_picture(ui, tools, variant, piece, PIECE_SIZE);
            ui.spacing_mut().interact_size.y = ROW_LINE_HEIGHT;
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                let name = strong(&name).line_height(Some(ROW_LINE_HEIGHT));
                ui.label(match marked {
                    true => name.color(tools.theme.accent),
                    false => name,
                });
                let words = RichText::new(&kind.text).size(14.0);
                ui.label(words.line_height(Some(ROW_LINE_HEIGHT)));
            });
        });
    });
    access::label(&row.response, WidgetType::Link, action.is_some(), &name);
    if row.response.clicked() {
        tools.send_all(action);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use baroque::variant_file::{Catalogue, Source};

    #[test]
    fn every_black_figurine_has_an_edge_that_can_be_light() {
        let games = Catalogue::built_in();
        for id in games.ids() {
            let variant = games.variant(id, None, &[]).unwrap();
            for piece in pieces_of(&variant, variant.start()) {
                let black = Piece::new(Color::Black, piece.piece_type());
                let svg = piece_svg(PieceSet::Figurines, &variant, black);
                assert!(
                    svg.contains(EDGES.0),
                    "{}",
                    variant.kind(piece.piece_type()).picture
                );
            }
        }
    }

    #[test]
    fn only_pieces_of_the_array_and_those_they_become_are_listed() {
        let mut games = Catalogue::built_in();
        let text = "(format: 1, base: \"ultima\", name: \"Own\", setups: {\"8x8\": (array: \"
            ..wk....
            pppppppp
            ........
            ........
            ........
            ........
            PPPPPPPP
            ..WK....
        \")})";
        games.add("own.ron", Source::new("own.ron", text));
        let names = |games: &Catalogue, id: &str| {
            let variant = games.variant(id, None, &[]).unwrap();
            let pieces = pieces_of(&variant, variant.start()).into_iter();
            let mut names: Vec<char> = pieces.map(|piece| variant.letter(piece)).collect();
            names.sort_unstable();
            names.into_iter().collect::<String>()
        };
        assert_eq!(names(&games, "own"), "KPW");
        let text = "(format: 1, base: \"chess\", name: \"Own\", setups: {\"8x8\": (array: \"
            ....k...
            pppppppp
            ........
            ........
            ........
            ........
            PPPPPPPP
            ....K...
        \", castling: [])})";
        games.add("pawns.ron", Source::new("pawns.ron", text));
        assert_eq!(names(&games, "pawns"), "BKNPQR");
    }
}
