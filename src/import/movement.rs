//! Movements in XBetza, the notation of Interactive Diagrams and of Fairy-Stockfish, as game files write them.
//!
//! Game files know fewer modifiers, and name three things in fields of their own: double steps (`ifmnD`), capture en
//! passant (`fceF`) and castling (`isO2`). A part that a game file cannot say is left out, with the reason.
//!
//! Two directions of an oblique leap are in the other order: the second is the longer way in XBetza (`flN` goes two
//! squares to the left, as Fairy-Stockfish moves it), the first in a game file.

use crate::rules::betza;
use crate::words::shortened;

/// A movement as a game file has it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct MovementText {
    /// The field `moves`.
    pub moves: String,
    /// The squares of a first move straight ahead, if it may be longer than other moves.
    pub double_step: Option<u8>,
    /// Whether it captures en passant.
    pub en_passant: bool,
    /// How far a king castles to the left and to the right, if it castles.
    pub castling: CastlingSteps,
    /// The parts that are left out, and why.
    pub left_out: Vec<(String, String)>,
}

/// The squares that a castling king moves to the left and to the right, if it castles that way.
pub(super) type CastlingSteps = [Option<u8>; 2];

/// The longest movement that is read, in characters.
const LONGEST: usize = 500;

/// Reads a movement. No text fails: what cannot be said is in `left_out`.
pub(super) fn read(text: &str) -> MovementText {
    let mut movement = MovementText::default();
    let text: String = text.chars().filter(|sign| !sign.is_whitespace()).collect();
    if text.chars().count() > LONGEST {
        let reason = format!("a movement has at most {LONGEST} characters");
        let start = shortened(&text, 40).into();
        movement.left_out.push((start, reason));
        return movement;
    }
    let mut rest = text.as_str();
    while !rest.is_empty() {
        let part = &rest[..part_length(rest)];
        rest = &rest[part.len()..];
        if let Err(reason) = movement.add(part) {
            movement.left_out.push((part.to_owned(), reason));
        }
    }
    movement
}

/// The length of the first part in bytes: modifiers, an atom, and its repetition or range.
fn part_length(text: &str) -> usize {
    let mut atom = None;
    for (at, letter) in text.char_indices() {
        match letter {
            '[' | '(' => {
                let close = if letter == '[' { ']' } else { ')' };
                let end = text[at..]
                    .find(close)
                    .map_or(text.len(), |end| at + end + 1);
                return end + ranges(&text[end..], None);
            }
            _ if letter.is_ascii_uppercase() => {
                atom = Some((at, letter));
                break;
            }
            _ => {}
        }
    }
    match atom {
        Some((at, letter)) => {
            let end = at + 1;
            end + ranges(&text[end..], Some(letter))
        }
        None => text.len(),
    }
}

/// The length of a repeated atom and a range at the start of a text. A hyphen joins two legs of one move.
fn ranges(text: &str, atom: Option<char>) -> usize {
    let repeated = usize::from(atom.is_some() && text.chars().next() == atom);
    let digits = text[repeated..].chars().take_while(char::is_ascii_digit);
    let end = repeated + digits.count();
    match text[end..].strip_prefix('-') {
        Some(next) if !next.is_empty() => end + 1 + part_length(next),
        _ => end,
    }
}

impl MovementText {
    /// Adds a part, or says why a game file cannot say it.
    fn add(&mut self, part: &str) -> Result<(), String> {
        let atom = part
            .find(|letter: char| letter.is_ascii_uppercase())
            .ok_or("a movement ends with an atom, such as W or F")?;
        let (modifiers, rest) = part.split_at(atom);
        if let Some(number) = rest.strip_prefix('O') {
            return self.add_castling(modifiers, number);
        }
        if modifiers.contains('i') {
            return self.add_first_move(modifiers, rest);
        }
        let mut plain = part.to_owned();
        if modifiers.contains('e') && modifiers.contains('c') && !modifiers.contains('m') {
            plain = modifiers.replace('e', "") + rest;
        }
        // Steps to the next square and rides cannot be blocked in another way.
        let adjacent = rest.starts_with(['W', 'F', 'K', 'R', 'B', 'Q']);
        if modifiers.contains('n') && adjacent {
            plain = plain.replace('n', "");
        }
        if rest.starts_with(['N', 'C', 'Z']) {
            let at = plain.len() - rest.len();
            plain = longer_way_first(&plain[..at]) + rest;
        }
        betza::parse(&plain).map_err(|error| refusal(modifiers, &error.problem))?;
        self.en_passant |= modifiers.contains('e');
        self.moves.push_str(&plain);
        Ok(())
    }

    /// A castling: a king that has not moved moves `k` squares sideways.
    fn add_castling(&mut self, modifiers: &str, number: &str) -> Result<(), String> {
        let steps: u8 = match number {
            "" => 2,
            number => number
                .parse()
                .map_err(|_| "a castling king moves a number of squares, as in `isO2`")?,
        };
        let odd = modifiers.chars().find(|letter| !"islr".contains(*letter));
        if let Some(odd) = odd {
            return Err(format!("castling with the modifier `{odd}` cannot be said"));
        }
        let both = !modifiers.contains(['l', 'r']);
        if both || modifiers.contains('l') {
            self.castling[0] = Some(steps);
        }
        if both || modifiers.contains('r') {
            self.castling[1] = Some(steps);
        }
        Ok(())
    }

    /// A first move: only a longer step straight ahead, without a capture, can be said.
    fn add_first_move(&mut self, modifiers: &str, rest: &str) -> Result<(), String> {
        let steps = match rest {
            "D" => 2,
            "H" => 3,
            _ => match rest.strip_prefix(['W', 'R']).map(str::parse) {
                Some(Ok(steps)) => steps,
                _ => 0,
            },
        };
        let straight = modifiers.contains('f') && modifiers.contains('m');
        let known = modifiers.chars().all(|letter| "ifmn".contains(letter));
        let leaps = rest.len() == 1 && !modifiers.contains('n');
        if steps < 2 || !straight || !known {
            let reason = "of first moves only a longer step straight ahead can be said, as `ifmnD` or `ifmW2`";
            return Err(reason.to_owned());
        }
        if leaps {
            return Err("a first move that jumps cannot be said; `n` forbids the jump".to_owned());
        }
        self.double_step = Some(steps.max(self.double_step.unwrap_or(0)));
        Ok(())
    }
}

/// Turns pairs of directions around: `fl` becomes `lf`.
fn longer_way_first(modifiers: &str) -> String {
    let mut turned = String::new();
    let mut letters = modifiers.chars().peekable();
    while let Some(first) = letters.next() {
        let across = |second: &char| match first {
            'f' | 'b' => "lr".contains(*second),
            'l' | 'r' => "fb".contains(*second),
            _ => false,
        };
        turned.extend(letters.next_if(across));
        turned.push(first);
    }
    turned
}

/// Why a part cannot be said.
fn refusal(modifiers: &str, problem: &str) -> String {
    let known = [
        ('n', "blocked leaps of this kind (`n`)"),
        ('j', "moves that must jump (`j`)"),
        ('p', "moves over a piece (`p`)"),
        ('g', "moves to the square behind a piece (`g`)"),
        ('a', "moves of several legs (`a`)"),
        ('y', "moves that change to a ride (`y`)"),
        ('z', "crooked moves (`z`)"),
        ('q', "circular moves (`q`)"),
        ('u', "moves that change places (`u`)"),
        ('d', "captures of own pieces (`d`)"),
        ('x', "moves by other pieces' powers (`x`)"),
        ('e', "captures en passant of this kind (`e`)"),
    ];
    let found = known.iter().find(|(letter, _)| modifiers.contains(*letter));
    match found {
        Some((_, what)) => format!("{what} cannot be said in a game file"),
        None => problem.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `moves`, the longest first move, en passant, castling, and the parts that are left out.
    fn parts(text: &str) -> (String, Option<u8>, bool, CastlingSteps, Vec<String>) {
        let found = read(text);
        let left_out = found.left_out.into_iter().map(|(part, _)| part).collect();
        let (moves, castling) = (found.moves, found.castling);
        (
            moves,
            found.double_step,
            found.en_passant,
            castling,
            left_out,
        )
    }

    #[test]
    fn a_pawn_and_a_king_have_their_moves_in_fields() {
        let none = [None, None];
        let pawn = parts("ifmnDfmWfceF");
        assert_eq!(pawn, ("fmWfcF".into(), Some(2), true, none, vec![]));
        let pawn = parts("fmWfceFifmW3");
        assert_eq!(pawn, ("fmWfcF".into(), Some(3), true, none, vec![]));
        let king = parts("KisO2");
        assert_eq!(king, ("K".into(), None, false, [Some(2); 2], vec![]));
        let king = parts("KirO3ilO2");
        assert_eq!(king.3, [Some(2), Some(3)]);
    }

    #[test]
    fn what_cannot_be_said_is_left_out_and_the_rest_stays() {
        for (text, moves, left_out) in [
            ("RnN", "RnN", vec![]),
            ("RnZ", "R", vec!["nZ"]),
            ("mRcpR", "mR", vec!["cpR"]),
            ("FfsWafmF-bW", "FfsW", vec!["afmF-bW"]),
            ("ifmDfW", "fW", vec!["ifmD"]),
            ("K(caR)", "K", vec!["(caR)"]),
            ("BX", "B", vec!["X"]),
            ("NNmW2", "NNmW2", vec![]),
            ("mflNcbrC", "mlfNcrbC", vec![]),
            ("flbrNfrF", "lfrbNfrF", vec![]),
            ("ffsNbhZ", "ffsNbhZ", vec![]),
            ("nWnR", "WR", vec![]),
            ("Q q", "Q", vec!["q"]),
            ("", "", vec![]),
        ] {
            let found = parts(text);
            let expected = (
                moves.to_owned(),
                left_out.iter().map(|&part| part.into()).collect(),
            );
            assert_eq!((found.0, found.4), expected, "{text}");
        }
    }
}
