//! A move that is being written: what it may become, and why it is none.

mod plugin;

pub use plugin::plugin;

use crate::app::texts::text;
use crate::explain::refusal;
use crate::notation::{UnknownMove, completions};
use crate::rules::{Color, Move, Position, Square, Variant};
use bevy::ecs::message::Message;
use bevy::ecs::resource::Resource;

/// How many moves are offered at most.
const OFFERED: usize = 6;

/// What a person does in the field.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum Typed {
    /// Writes.
    Text(String),
    /// Goes on to the next of the moves that are offered, or back to the one before.
    Step(bool),
    /// Plays one of them.
    Take(usize),
    /// Plays what has been written, or the move that has been chosen.
    Enter,
}

/// The field.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Typing {
    /// What stands in it.
    pub text: String,
    /// The moves that it may become.
    pub offered: Vec<(Move, String)>,
    /// The one of them that has been chosen.
    pub chosen: Option<usize>,
    /// Why it is no move.
    pub told: Option<String>,
}

impl Typing {
    /// Takes a new text, written about a position.
    pub fn write(&mut self, text: String, variant: &Variant, position: &Position) {
        let mut offered = completions(variant, position, &text);
        offered.truncate(OFFERED);
        *self = Typing {
            text,
            offered,
            ..Typing::default()
        };
    }

    /// Chooses the next of the moves that are offered, or the one before; past the end none.
    pub fn step(&mut self, on: bool) {
        let count = self.offered.len();
        self.chosen = match (self.chosen, on) {
            (None, true) => (count > 0).then_some(0),
            (None, false) => count.checked_sub(1),
            (Some(chosen), true) => Some(chosen + 1).filter(|&next| next < count),
            (Some(chosen), false) => chosen.checked_sub(1),
        };
    }
}

/// Why a text is no legal move, in words.
pub fn why_not(variant: &Variant, position: &Position, unknown: &UnknownMove) -> String {
    let UnknownMove {
        text,
        meant,
        ambiguous,
    } = unknown;
    let meant = meant.join(", ");
    if *ambiguous {
        return text!("typed-ambiguous", text = text.as_str(), moves = meant);
    }
    if let Some((from, to)) = way(variant, position, text)
        && let Some(refusal) = refusal(variant, position, from, Some(to))
    {
        return refusal.text(variant);
    }
    match meant.is_empty() {
        true => text!("typed-unknown", text = text.as_str()),
        false => text!("typed-perhaps", text = text.as_str(), moves = meant),
    }
}

/// The piece that a text speaks of and where it is to go, if there is no doubt.
fn way(variant: &Variant, position: &Position, text: &str) -> Option<(Square, Square)> {
    let (letter, squares) = named(variant, text);
    match squares[..] {
        [from, to, ..] => Some((from, to)),
        [to] => {
            let piece = variant.piece(letter.unwrap_or('P'))?;
            let turn = position.turn();
            let piece = match (piece.color(), turn) {
                (Color::White, Color::Black) => variant.piece(piece_letter(variant, piece))?,
                _ => piece,
            };
            let file = |square| variant.geometry().file(square);
            let near = |square: &Square| letter.is_some() || file(*square) == file(to);
            let kinds = position.pieces(turn) & position.of_type(piece.piece_type());
            let kinds: Vec<Square> = kinds.into_iter().filter(near).collect();
            match kinds[..] {
                [from] => Some((from, to)),
                _ => None,
            }
        }
        [] => None,
    }
}

/// The letter of Black's piece of the same kind.
fn piece_letter(variant: &Variant, piece: crate::rules::Piece) -> char {
    variant.letter(piece).to_ascii_lowercase()
}

/// The letter with which a text begins, if that is a piece's, and the squares that it names.
fn named(variant: &Variant, text: &str) -> (Option<char>, Vec<Square>) {
    let geometry = variant.geometry();
    let mut rest = text.trim();
    let mut letter = None;
    if let Some(first) = rest.chars().next().filter(|first| first.is_uppercase()) {
        letter = Some(first);
        rest = &rest[first.len_utf8()..];
    }
    let mut squares = Vec::new();
    while !rest.is_empty() {
        rest = match geometry.split_square(rest) {
            Some((square, after)) => {
                squares.push(square);
                after
            }
            None => {
                let mut letters = rest.chars();
                letters.next();
                letters.as_str()
            }
        };
    }
    (letter, squares)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::{parse_fen, read_san};
    use crate::variant_file::Catalogue;

    fn why(game: &str, fen: &str, text: &str) -> String {
        let variant = Catalogue::built_in().variant(game, None, &[]).unwrap();
        let position = parse_fen(&variant, fen).unwrap();
        let unknown = read_san(&variant, &position, text).unwrap_err();
        why_not(&variant, &position, &unknown)
    }

    #[test]
    fn a_wrong_move_says_why() {
        let frozen = "7k/8/8/2i5/3W4/8/8/K7 w - - 0 1";
        for text in ["Wd4-d8", "d4d8", "Wd8"] {
            let told = why("ultima", frozen, text);
            assert!(told.contains("Immobilizer on c5"), "{text}: {told}");
        }
        let knights = "4k3/8/8/8/8/8/8/1N1NK3 w - - 0 1";
        let told = why("chess", knights, "Nc3");
        assert!(told.contains("Nbc3") && told.contains("Ndc3"), "{told}");
        let told = why("chess", knights, "nonsense");
        assert_eq!(told, "nonsense is not a legal move.");
    }

    #[test]
    fn black_pieces_are_found_by_the_same_letters() {
        let pinned = "4k3/4r3/8/8/8/8/4R3/4K3 b - - 0 1";
        let told = why("chess", pinned, "Rd7");
        assert!(told.contains("Rook on e2"), "{told}");
    }

    #[test]
    fn arrows_lead_through_what_is_offered_and_back_to_the_text() {
        let variant = Catalogue::built_in().variant("chess", None, &[]).unwrap();
        let position = parse_fen(&variant, "4k3/8/8/8/8/8/8/1N2K3 w - - 0 1").unwrap();
        let mut typing = Typing::default();
        typing.write("N".to_owned(), &variant, &position);
        let mut walk = |on| {
            typing.step(on);
            typing.chosen
        };
        let steps = [true, true, true, true, false, false].map(&mut walk);
        assert_eq!(steps, [Some(0), Some(1), Some(2), None, Some(2), Some(1)]);
    }
}
