//! The drawings of scenes, as SVG.

use super::arrow::SHAFT;
use super::own::lettered;
use super::palette::Palette;
use super::piece_set::{PieceSet, built_in};
use super::scene::{Ink, Shape};
use super::text_outline::text_outline;
use crate::rules::{Piece, Variant};
use std::borrow::Cow;
use std::hash::{DefaultHasher, Hash, Hasher};

/// The drawing of a piece, on a field of 100 × 100: its own SVG, one of the set, or a disk with its letter.
pub fn piece_svg(set: PieceSet, variant: &Variant, piece: Piece) -> Cow<'_, str> {
    let kind = variant.kind(piece.piece_type());
    if let Some(drawing) = &kind.drawing {
        return Cow::Borrowed(&drawing[piece.color()]);
    }
    match built_in(set, &kind.picture, piece.color()) {
        Some(svg) => Cow::Borrowed(svg),
        None => Cow::Owned(lettered(piece.color(), kind.letter)),
    }
}

/// A key for the drawing of a piece, unique among all pieces of all games.
pub fn picture_key(variant: &Variant, piece: Piece) -> String {
    let kind = variant.kind(piece.piece_type());
    let mut hasher = DefaultHasher::new();
    if let Some(drawing) = &kind.drawing {
        drawing[piece.color()].hash(&mut hasher);
    }
    let (picture, letter, own) = (&kind.picture, kind.letter, hasher.finish());
    format!("{picture}:{letter}:{:?}:{own:x}", piece.color())
}

/// An arrow, scaled to a field of 100 × 100. `length` is in widths of its head.
fn arrow_svg(length: f32) -> String {
    let across = |part: f32| 100.0 * part / length;
    let head = 100.0 - across(0.86).min(70.0);
    let notch = head + (100.0 - head) * 0.16;
    let (top, bottom) = (50.0 - 50.0 * SHAFT, 50.0 + 50.0 * SHAFT);
    let cap = across(SHAFT / 2.0).min(head);
    format!(
        r##"<path d="M{cap} {top}H{notch}L{head} 4L100 50L{head} 96L{notch} {bottom}H{cap}A{cap} {} 0 0 1 {cap} {top}Z" fill="#fff"/>"##,
        50.0 * SHAFT
    )
}

/// The drawing of a mark on a field of 100 × 100, in white, for tinting. Empty for pieces.
pub fn shape_svg(shape: Shape) -> String {
    let inside = match shape {
        Shape::Piece(_) => "",
        Shape::Square => r##"<rect width="100" height="100" fill="#fff"/>"##,
        Shape::Disc => r##"<circle cx="50" cy="50" r="50" fill="#fff"/>"##,
        Shape::Ring => {
            r##"<circle cx="50" cy="50" r="45.5" fill="none" stroke="#fff" stroke-width="7"/>"##
        }
        Shape::DashedRing => {
            r##"<circle cx="50" cy="50" r="45.5" fill="none" stroke="#fff" stroke-width="7" stroke-dasharray="14.3 9.5"/>"##
        }
        Shape::Corners => {
            r##"<path d="M3 3H27L3 27ZM97 3V27L73 3ZM97 97H73L97 73ZM3 97V73L27 97Z" fill="#fff"/>"##
        }
        Shape::Palace => PALACE,
        Shape::Frost => FROST,
        Shape::Flake => FLAKE,
        Shape::Glow => GLOW,
        Shape::Halo => HALO,
        // The empty edge keeps a turned bar smooth.
        Shape::Bar => r##"<rect x="6" y="6" width="88" height="88" rx="44" fill="#fff"/>"##,
        Shape::Arrow(quarters) => &arrow_svg(f32::from(quarters) / 4.0),
        Shape::Head => r##"<path d="M4 8L96 50L4 92L22 50Z" fill="#fff"/>"##,
        Shape::Cross => {
            r##"<path d="M18 18L82 82M82 18L18 82" stroke="#fff" stroke-width="20" stroke-linecap="round"/>"##
        }
        Shape::Count(count) => &sign_svg(&count.to_string()),
        Shape::Unknown => &sign_svg("?"),
        Shape::Bracket => {
            r##"<path d="M26 12A45 45 0 0 0 26 88" fill="none" stroke="#fff" stroke-width="10" stroke-linecap="round"/>"##
        }
    };
    format!(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{inside}</svg>"#)
}

const PALACE: &str = r##"<g fill="none" stroke="#fff" stroke-width="5" stroke-linejoin="round"><path d="M50 8L92 50L50 92L8 50Z"/><path d="M50 26L74 50L50 74L26 50Z" stroke-width="3"/></g>"##;

const FROST: &str = r##"<rect x="2.5" y="2.5" width="95" height="95" fill="none" stroke="#fff" stroke-width="5"/>"##;

const FLAKE: &str = r##"<circle cx="50" cy="50" r="49" fill="#fff"/><g stroke="#10364a" stroke-width="9" stroke-linecap="round"><path d="M50 20V80M24 35L76 65M24 65L76 35"/></g>"##;

const GLOW: &str = r##"<radialGradient id="glow"><stop offset="0" stop-color="#fff"/><stop offset="0.45" stop-color="#fff" stop-opacity="0.75"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient><circle cx="50" cy="50" r="50" fill="url(#glow)"/>"##;

const HALO: &str = r##"<radialGradient id="halo"><stop offset="0.55" stop-color="#fff" stop-opacity="0"/><stop offset="0.82" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient><circle cx="50" cy="50" r="50" fill="url(#halo)"/>"##;

/// A number or another sign on a disc.
fn sign_svg(sign: &str) -> String {
    let text = text_outline(sign);
    let size = (76.0 / text.width.max(0.1)).min(74.0);
    let (left, bottom) = (
        50.0 - text.width * size / 2.0,
        50.0 + text.height * size / 2.0,
    );
    let scale = size * text.scale;
    format!(
        r##"<circle cx="50" cy="50" r="46" fill="#fff" stroke="#2a2622" stroke-width="7"/><path transform="translate({left} {bottom}) scale({scale})" fill="#2a2622" d="{}"/>"##,
        text.path
    )
}

/// The drawing of a shape in its colour.
pub(super) fn drawing(
    variant: &Variant,
    set: PieceSet,
    palette: &Palette,
    shape: Shape,
    ink: Ink,
) -> String {
    match shape {
        Shape::Piece(piece) => piece_svg(set, variant, piece).into_owned(),
        _ => shape_svg(shape).replace("#fff", &palette.color(ink).hex()),
    }
}
