//! Piece sets, in names and pictures.

use crate::app::variants::Card;
use baroque::diagram::{PieceSet, piece_svg};
use baroque::explain::is_known_from_chess;
use baroque::rules::{Color, Piece, Variant};
use baroque::texts::text;

/// The height of the drawings of pieces, in points.
pub const PIECE_HEIGHT: f32 = 30.0;

/// The number of orthodox pieces beside the new one.
const ORTHODOX_PIECES: usize = 3;

/// The most pieces on a card.
const MAX_PIECES: usize = 8;

pub fn set_name(set: PieceSet) -> &'static str {
    match set {
        PieceSet::Disks => text!("settings-pieces-disks"),
        PieceSet::Figurines => text!("settings-pieces-figurines"),
    }
}

/// A piece set as a picture of some pieces: the name of the drawing, and the drawing.
pub fn set_picture(card: &Card, pieces: &[Piece], set: PieceSet) -> (String, String) {
    let drawing = |&piece: &Piece| piece_svg(set, &card.variant, piece).into_owned();
    let drawings: Vec<String> = pieces.iter().map(drawing).collect();
    (format!("set:{}:{set:?}", card.info.id), in_a_row(&drawings))
}

/// White's king, some other orthodox pieces, and the new ones.
pub fn some_pieces(variant: &Variant) -> Vec<Piece> {
    let army = variant.army(Color::White);
    let orthodox = army
        .iter()
        .filter(|&kind| is_known_from_chess(variant, kind));
    orthodox
        .map(|kind| Piece::new(Color::White, kind))
        .take(ORTHODOX_PIECES)
        .chain(special_pieces(variant))
        .collect()
}

/// White's pieces in the array of a game that chess players do not know.
pub fn special_pieces(variant: &Variant) -> Vec<Piece> {
    variant
        .army(Color::White)
        .iter()
        .filter(|&piece| variant.start().has(piece) && !is_known_from_chess(variant, piece))
        .map(|piece_type| Piece::new(Color::White, piece_type))
        .take(MAX_PIECES)
        .collect()
}

/// Drawings side by side, each on a square.
pub fn in_a_row(drawings: &[String]) -> String {
    let placed = drawings.iter().enumerate().map(|(index, drawing)| {
        let place = format!(r#"<svg x="{}" width="100" height="100" "#, 107 * index);
        drawing.replacen("<svg ", &place, 1)
    });
    let inside = placed.collect::<String>();
    let width = (107 * drawings.len()).saturating_sub(7).max(1);
    format!(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} 100">{inside}</svg>"#)
}
