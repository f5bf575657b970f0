//! Moves as the window shows them: one notation for all pieces, with both squares.

use super::san::write_san;
use crate::rules::{Move, Position, Square, Travel, Variant};
use std::fmt;

/// A move in one notation for all pieces: start and stop, and the squares where it captures besides its stop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SquareNotation {
    /// Its way, such as `c1-c3` or `d4×e5`.
    pub way: String,
    /// The squares where it captures besides its stop, such as `×d2`. May be empty.
    pub captures: String,
}

impl fmt::Display for SquareNotation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.way)?;
        match self.captures.is_empty() {
            true => Ok(()),
            false => write!(f, " {}", self.captures),
        }
    }
}

/// The text of a legal move as the window shows it.
pub fn write_squares(variant: &Variant, position: &Position, mv: Move) -> String {
    let san = write_san(variant, position, mv);
    SquareNotation::new(variant, position, mv, &san).to_string()
}

impl SquareNotation {
    /// A legal move. `san` is its text by [`write_san`].
    pub fn new(variant: &Variant, before: &Position, mv: Move, san: &str) -> SquareNotation {
        let [from, to] = [mv.from, mv.to].map(|square| variant.geometry().name(square));
        let piece = before.piece(mv.from).filter(|_| {
            let other = [Travel::Castle, Travel::Keep, Travel::Exchange, Travel::Drop];
            !other.contains(&mv.travel)
        });
        let whole = |way: &str| SquareNotation {
            way: way.to_owned(),
            captures: String::new(),
        };
        let Some(piece) = piece else {
            return whole(san);
        };
        if mv.travel != Travel::Suicide && variant.kind(piece.piece_type()).is_orthodox() {
            return SquareNotation::orthodox(variant, before, mv, san);
        }
        let body: String = san.chars().skip(1).collect();
        let body = body.replace('x', "×");
        let way = [format!("{from}-{to}"), format!("{from}×{to}")];
        let way = way.into_iter().find(|way| body.starts_with(way.as_str()));
        match way {
            Some(way) => SquareNotation {
                captures: body[way.len()..].to_owned(),
                way,
            },
            None => whole(&body),
        }
    }

    /// A move of a piece that moves as in chess. Its text by [`write_san`] does not name the square where it starts.
    fn orthodox(variant: &Variant, before: &Position, mv: Move, san: &str) -> SquareNotation {
        let [from, to] = [mv.from, mv.to].map(|square| variant.geometry().name(square));
        let captured = variant.captured(before, mv).into_iter();
        let (on_stop, beside): (Vec<Square>, Vec<Square>) = captured.partition(|&at| at == mv.to);
        let mark = if on_stop.is_empty() { "-" } else { "×" };
        let end = san.find('=').or_else(|| san.find(['+', '#']));
        let end = end.map_or("", |end| &san[end..]);
        let name = |at: Square| format!("×{}", variant.geometry().name(at));
        SquareNotation {
            way: format!("{from}{mark}{to}{end}"),
            captures: beside.into_iter().map(name).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::{find_move, parse_fen};
    use crate::variant_file::Catalogue;

    fn shown(game: &str, fen: &str, text: &str) -> (String, String) {
        let variant = Catalogue::built_in().variant(game, Some("10x8"), &[]);
        let variant = variant.unwrap();
        let position = parse_fen(&variant, fen).unwrap();
        let mv = find_move(&variant, &position, text).unwrap();
        let san = write_san(&variant, &position, mv);
        let written = SquareNotation::new(&variant, &position, mv, &san);
        (written.way, written.captures)
    }

    fn pair(words: &str, captures: &str) -> (String, String) {
        (words.to_owned(), captures.to_owned())
    }

    #[test]
    fn all_pieces_have_one_notation() {
        // A Withdrawer captures the knight that it leaves, and a king, a pawn and a knight move as in chess.
        let fen = "k9/10/10/4p5/3N6/10/3nW1P3/9K w - - 0 4";
        let shown = |text| shown("withdrawer-chess", fen, text);
        assert_eq!(shown("e2g4"), pair("e2-g4", ""));
        assert_eq!(shown("e2f2"), pair("e2-f2", "×d2"));
        assert_eq!(shown("j1i1"), pair("j1-i1", ""));
        assert_eq!(shown("d4f5"), pair("d4-f5", ""));
        assert_eq!(shown("g2g4"), pair("g2-g4", ""));
    }

    #[test]
    fn a_capture_on_the_stop_has_its_sign_between_the_squares() {
        let fen = "k9/10/10/4p5/3P6/10/3n6/9K w - - 0 4";
        assert_eq!(shown("withdrawer-chess", fen, "d4e5"), pair("d4×e5", ""));
        let fen = "k9/6P3/10/10/10/10/10/5K4 w - - 0 4";
        assert_eq!(
            shown("withdrawer-chess", fen, "g7g8q"),
            pair("g7-g8=Q+", "")
        );
    }
}
