//! Reads moves as people write them: the output of [`write_san`](super::write_san), UCI text, and
//! common shorter or longer forms.

use super::letters::letters;
use super::loose;
use super::san::write_plain;
use super::wire::write_move;
use super::word::names_square;
use crate::rules::{Move, Position, Travel, Variant};
use std::fmt;

/// The least similarity between a wrong text and a legal move that is suggested for it, from 0 to 1.
const LEAST_SIMILAR: f64 = 0.6;

/// The most moves that are suggested.
const MOST_SUGGESTED: usize = 4;

/// A text that means no legal move, or several.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownMove {
    /// The text.
    pub text: String,
    /// The legal moves that it may mean; empty if no legal move is similar.
    pub candidates: Vec<String>,
    /// Whether the text means each of them.
    pub ambiguous: bool,
    /// The letters of the game's pieces, if the text begins with another letter, such as one of another language.
    pub letters: Option<String>,
}

impl fmt::Display for UnknownMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let candidates = self.candidates.join(", ");
        if let (Some(letters), Some(letter)) = (&self.letters, self.text.chars().next()) {
            let text = &self.text;
            return write!(
                f,
                "`{text}`: no piece of this game has the letter {letter}; its letters are {letters}"
            );
        }
        match (self.ambiguous, self.candidates.is_empty()) {
            (true, _) => write!(f, "`{}` is ambiguous: it may be {candidates}", self.text),
            (false, true) => write!(f, "`{}` is not a legal move here", self.text),
            (false, false) => {
                write!(
                    f,
                    "`{}` is not a legal move here; did you mean {candidates}?",
                    self.text
                )
            }
        }
    }
}

impl std::error::Error for UnknownMove {}

/// The legal move that a text means. It may lack the signs for check, capture and promotion, name more of the start than
/// needed, and end in `!` or `?`. If it is still no move, it may have the signs, suffixes, figurines and cases of other
/// programs.
///
/// # Errors
///
/// If the text means no legal move, or several.
pub fn read_san(variant: &Variant, position: &Position, text: &str) -> Result<Move, UnknownMove> {
    let text = text.trim();
    let legal = variant.legal_moves(position);
    let by_uci = legal.iter().find(|&&mv| write_move(variant, mv) == text);
    if let Some(&mv) = by_uci {
        return Ok(mv);
    }
    let plain = text.trim_end_matches(['+', '#', '!', '?']);
    let plain = match plain {
        "0-0" => "O-O",
        "0-0-0" => "O-O-O",
        _ => plain,
    };
    let likely = |mv: &Move| {
        matches!(mv.travel, Travel::Castle | Travel::Keep | Travel::Exchange)
            || plain.contains(variant.geometry().name(mv.to))
    };
    let likely: Vec<Move> = legal.iter().copied().filter(likely).collect();
    let written = likely
        .iter()
        .find(|&&mv| write_plain(variant, position, mv) == plain);
    if let Some(&mv) = written {
        return Ok(mv);
    }
    let squeezed = squeeze(plain);
    let mut candidates: Vec<Move> = likely
        .into_iter()
        .filter(|&mv| readings(variant, position, mv).contains(&squeezed))
        .collect();
    if candidates.is_empty() {
        candidates = loose::find(variant, position, &legal, text);
    }
    match candidates[..] {
        [mv] => Ok(mv),
        [] => Err(nearest(variant, position, &legal, text)),
        _ => Err(UnknownMove {
            text: text.to_owned(),
            candidates: candidates
                .iter()
                .take(MOST_SUGGESTED)
                .map(|&mv| write_plain(variant, position, mv))
                .collect(),
            ambiguous: true,
            letters: None,
        }),
    }
}

/// A text without the signs that people often leave out.
pub(super) fn squeeze(text: &str) -> String {
    text.chars()
        .filter(|sign| !"x-=:".contains(*sign))
        .collect()
}

/// The usual texts of a move, each [squeezed](squeeze), from the shortest one to the one with its full
/// start.
pub(super) fn readings(variant: &Variant, position: &Position, mv: Move) -> Vec<String> {
    let short = squeeze(&write_plain(variant, position, mv));
    let Some(piece) = position.piece(mv.from) else {
        return vec![short];
    };
    let kind = variant.kind(piece.piece_type());
    let goes = matches!(
        mv.travel,
        Travel::Walk | Travel::Run | Travel::Replace | Travel::EnPassant
    );
    if !kind.is_orthodox() || !goes {
        return vec![short];
    }
    let name = |square| variant.geometry().name(square);
    let promotion: String = mv
        .promotions()
        .map(|kind| variant.kind(kind).letter)
        .collect();
    let rest = format!("{}{promotion}", name(mv.to));
    let (letter, from) = (kind.letter, name(mv.from));
    let mut readings = vec![short, format!("{letter}{from}{rest}")];
    if kind.pawn {
        readings.extend([format!("{from}{rest}"), format!("{letter}{rest}")]);
    } else {
        let file: String = from.chars().take(1).collect();
        let rank: String = from.chars().skip(1).collect();
        readings.extend([
            format!("{letter}{rest}"),
            format!("{letter}{file}{rest}"),
            format!("{letter}{rank}{rest}"),
        ]);
    }
    readings
}

/// The legal moves that are most similar to a wrong text.
fn nearest(variant: &Variant, position: &Position, legal: &[Move], text: &str) -> UnknownMove {
    let mut alike: Vec<(f64, String)> = legal
        .iter()
        .map(|&mv| write_plain(variant, position, mv))
        .map(|san| (strsim::normalized_damerau_levenshtein(&san, text), san))
        .filter(|(likeness, _)| *likeness >= LEAST_SIMILAR)
        .collect();
    alike.sort_by(|(a, _), (b, _)| b.total_cmp(a));
    UnknownMove {
        text: text.to_owned(),
        candidates: alike
            .into_iter()
            .take(MOST_SUGGESTED)
            .map(|(_, san)| san)
            .collect(),
        ambiguous: false,
        letters: has_foreign_letter(variant, text).then(|| letters(variant)),
    }
}

/// Whether a text begins with a letter that no piece has, before a square.
fn has_foreign_letter(variant: &Variant, text: &str) -> bool {
    let mut signs = text.chars();
    let Some(first) = signs.next().filter(|first| first.is_alphabetic()) else {
        return false;
    };
    let is_file = variant.geometry().plan().files.contains(&first);
    let is_piece = |capital: char| variant.kinds().iter().any(|kind| kind.letter == capital);
    !is_file && !is_piece(first.to_ascii_uppercase()) && names_square(variant, signs.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::{parse_fen, write_san};
    use crate::variant_file::Catalogue;

    fn read(game: &str, fen: &str, text: &str) -> Result<String, UnknownMove> {
        read_on(game, "10x10", fen, text)
    }

    fn read_on(game: &str, layout: &str, fen: &str, text: &str) -> Result<String, UnknownMove> {
        let variant = Catalogue::built_in()
            .variant(game, Some(layout), &[])
            .unwrap();
        let position = parse_fen(&variant, fen).unwrap();
        read_san(&variant, &position, text).map(|mv| write_move(&variant, mv))
    }

    const CHESS: &str = "r3k5/10/10/10/10/10/10/4P5/3N1N4/4K5 w - - 0 1";

    #[test]
    fn signs_may_be_missing_and_more_of_the_start_may_be_named() {
        for text in [
            "Nc4", "Nd2-c4", "Nd2c4", "Ndc4", "N2c4", "Nc4!?", "Nc4+", "d2c4",
        ] {
            assert_eq!(read("chess", CHESS, text).as_deref(), Ok("d2c4"), "{text}");
        }
        for text in ["e4", "Pe4", "e3-e4", " e4 "] {
            assert_eq!(read("chess", CHESS, text).as_deref(), Ok("e3e4"), "{text}");
        }
    }

    #[test]
    fn captures_and_double_steps_may_name_their_full_start() {
        const CAPTURES: &str = "4k3/8/8/3p4/4P3/2N5/1P6/4K3 w - - 0 1";
        const EN_PASSANT: &str = "4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1";
        for (fen, texts, candidates) in [
            (CAPTURES, ["e4xd5", "Pe4xd5", "ed5"], "e4d5"),
            (CAPTURES, ["Nc3xd5", "Ncxd5", "N3:d5"], "c3d5"),
            (CAPTURES, ["b2-b4", "Pb2-b4", "Pb4"], "b2b4"),
            (EN_PASSANT, ["d5xe6", "Pd5xe6", "de6"], "d5e6"),
        ] {
            for text in texts {
                let read = read_on("chess", "8x8", fen, text);
                assert_eq!(read.as_deref(), Ok(candidates), "{text}");
            }
        }
    }

    #[test]
    fn an_ambiguous_or_wrong_text_suggests_moves() {
        let wrong = read("chess", CHESS, "Ne4").unwrap_err();
        assert!(wrong.ambiguous);
        assert_eq!(wrong.candidates.len(), 2, "{wrong}");
        let wrong = read("chess", CHESS, "Nz4").unwrap_err();
        assert!(!wrong.ambiguous, "{wrong}");
        assert!(wrong.candidates.contains(&"Nc4".to_owned()), "{wrong}");
        assert!(read("chess", CHESS, "").unwrap_err().candidates.is_empty());
    }

    /// Reading reverses writing, for every legal move of positions of every game and layout.
    #[test]
    fn a_written_move_is_read_as_the_same_move() {
        let catalogue = Catalogue::built_in();
        let mut random = 7_u64;
        for id in catalogue.ids() {
            let info = catalogue.info(id).unwrap();
            for layout in &info.layouts {
                let variant = catalogue.variant(id, Some(layout), &[]).unwrap();
                let mut position = variant.start().clone();
                for ply in 0..60 {
                    let legal = variant.legal_moves(&position);
                    if legal.is_empty() {
                        break;
                    }
                    for &mv in legal.iter().filter(|_| ply % 6 == 5) {
                        let san = write_san(&variant, &position, mv);
                        assert_eq!(read_san(&variant, &position, &san), Ok(mv), "{id} {san}");
                    }
                    random = random
                        .wrapping_mul(6_364_136_223_846_793_005)
                        .wrapping_add(1);
                    let pick = (random >> 33) as usize % legal.len();
                    position = variant.play(&position, legal[pick]);
                }
            }
        }
    }
}
