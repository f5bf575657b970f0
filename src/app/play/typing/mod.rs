//! The field where a move is written: the moves that fit the text, and why it is none.

mod plugin;

pub use plugin::{apply, plugin};

use crate::app::shell::{Outbox, Say};
use baroque::explain::refusal;
use baroque::notation::{UnknownMove, completions};
use baroque::rules::{Color, Move, Position, Square, Variant};
use baroque::texts::text;
use bevy::ecs::message::Message;
use bevy::ecs::resource::Resource;

/// The most moves that the list offers.
const OFFERED: usize = 6;

/// An action in the field.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum Typed {
    /// Set the text.
    Text(String),
    /// Select the next offered move, or the previous one.
    Step(bool),
    /// Play an offered move.
    Take(usize),
    /// Play the selected move, or the text.
    Enter,
}

/// The field.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Typing {
    pub text: String,
    /// The legal moves that fit the text.
    pub offered: Vec<(Move, String)>,
    /// The index of the selected one.
    pub chosen: Option<usize>,
    /// Why the text is no move, in words.
    pub message: Option<String>,
}

impl Typing {
    /// Sets the text, for a move in this position.
    pub fn write(&mut self, text: String, variant: &Variant, position: &Position) {
        let mut offered = completions(variant, position, &text);
        offered.truncate(OFFERED);
        *self = Typing {
            text,
            offered,
            ..Typing::default()
        };
    }

    /// Says why the text is no move.
    fn refuse(&mut self, why: String, outbox: &mut Outbox) {
        outbox.send(Say(why.clone()));
        self.message = Some(why);
    }

    /// Selects the next offered move, or the previous one. After the last, none is selected.
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
        candidates,
        ambiguous,
        letters,
    } = unknown;
    let candidates = candidates.join(", ");
    if *ambiguous {
        return text!("typed-ambiguous", text = text.as_str(), moves = candidates);
    }
    if let (Some(letters), Some(letter)) = (letters, text.chars().next()) {
        let letter = letter.to_string();
        return text!(
            "typed-letter",
            text = text.as_str(),
            letter = letter,
            letters = letters.as_str()
        );
    }
    if let Some((from, to)) = way(variant, position, text)
        && let Some(refusal) = refusal(variant, position, from, Some(to))
    {
        return refusal.text(variant);
    }
    match candidates.is_empty() {
        true => text!("typed-unknown", text = text.as_str()),
        false => text!("typed-perhaps", text = text.as_str(), moves = candidates),
    }
}

/// The squares of the move that a text means, if only one fits.
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
fn piece_letter(variant: &Variant, piece: baroque::rules::Piece) -> char {
    variant.letter(piece).to_ascii_lowercase()
}

/// The piece letter at the start of a text, if any, and the squares in it.
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
    use baroque::notation::{parse_fen, read_san};
    use baroque::variant_file::Catalogue;

    fn why(game: &str, fen: &str, text: &str) -> String {
        let variant = Catalogue::built_in().variant(game, None, &[]).unwrap();
        let position = parse_fen(&variant, fen).unwrap();
        let unknown = read_san(&variant, &position, text).unwrap_err();
        why_not(&variant, &position, &unknown)
    }

    #[test]
    fn a_wrong_move_is_explained() {
        let frozen = "7k/8/8/2i5/3W4/8/8/K7 w - - 0 1";
        for text in ["Wd4-d8", "d4d8", "Wd8"] {
            let message = why("ultima", frozen, text);
            assert!(message.contains("Immobilizer on c5"), "{text}: {message}");
        }
        let knights = "4k3/8/8/8/8/8/8/1N1NK3 w - - 0 1";
        let message = why("chess", knights, "Nc3");
        assert!(
            message.contains("Nbc3") && message.contains("Ndc3"),
            "{message}"
        );
        let message = why("chess", knights, "nonsense");
        assert_eq!(message, "nonsense is not a legal move.");
    }

    #[test]
    fn letters_of_other_languages_are_explained() {
        let message = why("ultima", "7k/8/8/8/3W4/8/8/K7 w - - 0 1", "Sf3");
        assert!(
            message.contains("letter S") && message.contains("W for the Withdrawer"),
            "{message}"
        );
    }

    #[test]
    fn blacks_pieces_have_the_same_letters() {
        let pinned = "4k3/4r3/8/8/8/8/4R3/4K3 b - - 0 1";
        let message = why("chess", pinned, "Rd7");
        assert!(message.contains("Rook on e2"), "{message}");
    }

    #[test]
    fn arrow_keys_select_offered_moves_and_return_to_the_text() {
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
