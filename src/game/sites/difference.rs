//! Compares what a text says about the board after a move with what the rules do.

use super::names::types;
use super::part::PlyPart;
use crate::rules::{Piece, Position, Square, TypeSet, Variant};
use crate::words::with_article;
use std::collections::BTreeMap;

/// What a text says otherwise than the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Difference {
    pub kind: DifferenceKind,
    /// A sentence without a full stop.
    pub sentence: String,
}

/// A kind of difference.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DifferenceKind {
    /// The text does not name a square that changes.
    Unlisted,
    /// The text calls a piece by another name.
    Name,
    /// The text says something else about a square, or fits several moves.
    Other,
}

/// What a text leaves on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Content<'a> {
    Empty,
    Piece(Piece),
    /// A piece by its name.
    Named(&'a str),
}

/// What a text says otherwise than the rules about the board after a move.
pub(super) fn differences(
    variant: &Variant,
    before: &Position,
    after: &Position,
    parts: &[PlyPart],
) -> Vec<Difference> {
    let one = compare(variant, before, after, &contents(before, parts, false));
    if one.is_empty() {
        return one;
    }
    let other = compare(variant, before, after, &contents(before, parts, true));
    if other.len() < one.len() { other } else { one }
}

/// What the parts leave on the squares that they name, one after the other. `at_once`: every piece leaves the square on
/// which it stood before the ply, also if another has come there since, as in a swap.
fn contents<'a>(
    before: &Position,
    parts: &[PlyPart<'a>],
    at_once: bool,
) -> BTreeMap<Square, Content<'a>> {
    let mut board = BTreeMap::new();
    let mut arrived: Vec<Square> = Vec::new();
    let original = |at: Square| before.piece(at).map_or(Content::Empty, Content::Piece);
    for part in parts {
        match part {
            PlyPart::Move(_, from, to) => {
                let piece = match at_once && arrived.contains(from) {
                    true => original(*from),
                    false => {
                        let left = board.insert(*from, Content::Empty);
                        left.unwrap_or_else(|| original(*from))
                    }
                };
                board.insert(*to, piece);
                arrived.push(*to);
            }
            PlyPart::Put(name, at) => {
                board.insert(*at, Content::Named(name));
                arrived.push(*at);
            }
            PlyPart::Remove(at) => {
                board.insert(*at, Content::Empty);
            }
            PlyPart::Become(name) => {
                if let Some(at) = arrived.last() {
                    board.insert(*at, Content::Named(name));
                }
            }
        }
    }
    board
}

/// A difference for each square on which the text and the rules leave something else.
fn compare(
    variant: &Variant,
    before: &Position,
    after: &Position,
    board: &BTreeMap<Square, Content>,
) -> Vec<Difference> {
    let squares = variant.geometry().squares().into_iter();
    let pieces = squares.map(|square| (square, before.piece(square), after.piece(square)));
    pieces
        .filter_map(|(square, old, new)| compare_square(variant, square, old, new, board))
        .collect()
}

/// The difference on a square with its pieces before and after the move.
fn compare_square(
    variant: &Variant,
    square: Square,
    old: Option<Piece>,
    new: Option<Piece>,
    board: &BTreeMap<Square, Content>,
) -> Option<Difference> {
    let content = board.get(&square);
    let same = match content {
        None => old == new,
        Some(content) => agrees(variant, *content, new),
    };
    if same {
        return None;
    }
    let name = variant.geometry().name(square);
    let piece_name = |piece| with_article(kind_name(variant, piece));
    let text = match content {
        None => format!("the text leaves {name} as it is"),
        Some(Content::Empty) if old == new => format!("the site also removed {name}"),
        Some(Content::Empty) => format!("the site left {name} empty"),
        Some(Content::Piece(piece)) => format!("the site left {} on {name}", piece_name(*piece)),
        Some(Content::Named(piece)) => format!("the site put {piece} on {name}"),
    };
    let rules = match (content, new) {
        (None, None) => "the piece there is removed too".to_owned(),
        (Some(Content::Empty), _) if old == new => format!("{name} stays"),
        (_, None) => format!("{name} is empty"),
        (_, Some(piece)) => format!("{} stands on {name}", piece_name(piece)),
    };
    let kind = match content {
        None => DifferenceKind::Unlisted,
        Some(_) => DifferenceKind::Other,
    };
    let sentence = format!("{text}; by these rules {rules}");
    Some(Difference { kind, sentence })
}

fn agrees(variant: &Variant, content: Content, stands: Option<Piece>) -> bool {
    match content {
        Content::Empty => stands.is_none(),
        Content::Piece(piece) => stands == Some(piece),
        Content::Named(name) => {
            stands.is_some_and(|piece| types(variant, name).contains(piece.piece_type()))
        }
    }
}

fn kind_name(variant: &Variant, piece: Piece) -> &str {
    &variant.kind(piece.piece_type()).name
}

/// A sentence if the name of the moving piece is another's.
pub(super) fn wrong_name(
    variant: &Variant,
    position: &Position,
    parts: &[PlyPart],
) -> Option<Difference> {
    let (name, from) = parts.iter().find_map(|part| match part {
        PlyPart::Move(name, from, _) => Some(((*name)?, *from)),
        _ => None,
    })?;
    let stands = position.piece(from)?;
    let meant: TypeSet = types(variant, name);
    if meant.contains(stands.piece_type()) {
        return None;
    }
    let piece = kind_name(variant, stands);
    let sentence = match meant.is_empty() {
        true => format!(
            "no piece of {} is called {name}; the {piece} of these squares was played",
            variant.name()
        ),
        false => {
            format!("the text calls the {piece} {name}; the {piece} of these squares was played")
        }
    };
    Some(Difference {
        kind: DifferenceKind::Name,
        sentence,
    })
}
