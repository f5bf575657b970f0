//! Movement in Betza's notation, the language in which the variant community writes how pieces move.
//!
//! Understood here:
//!
//! - atoms `W F D N A H C Z G` (leaps), `K R B Q` (king, rook, bishop, queen);
//! - a doubled letter or a number rides: `NN` a nightrider, `W3` up to three steps, `F0` a bishop;
//! - `m` moves only, `c` captures only (by replacement), neither: both;
//! - directions `f b l r s v`, in pairs for diagonal and oblique atoms (`flF`, `fsN`), `h` for a half
//!   of an oblique atom (`fhN`);
//! - `n`: a lame leap, which pieces on its way block: `nD`, `nA`, `nH`, `nG` over empty squares of the line, and `nN`
//!   over the empty square next to it in the longer direction, as the horse of Xiangqi;
//! - `o`: files are a cylinder, the first next to the last;
//! - `t[FR]`: a step as the first atom, then outward along the second (`F` with `R`, `W` with `B`).
//!
//! Steps in from-the-mover's facts: forward is away from the mover's own side.

mod directions;

use directions::offsets;
use std::fmt;

/// One way of moving. A piece's movement has one or more of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// Whether it may end on an empty square.
    pub quiet: bool,
    /// Whether it may end on an enemy, which it captures by replacement.
    pub captures: bool,
    /// Whether the files form a cylinder.
    pub cylinder: bool,
    /// The shape of the move.
    pub path: Path,
}

/// The shape of a move. Offsets are (columns to the right, rows forward).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Path {
    /// One jump by any one of these offsets.
    Leap(Vec<(i8, i8)>),
    /// One move by any one of these offsets, if the squares on its way are empty.
    Lame(Vec<Lame>),
    /// One offset repeated over empty squares.
    Ride {
        /// The offsets to choose from.
        steps: Vec<(i8, i8)>,
        /// The most steps; 0 for no limit.
        range: u8,
    },
    /// One king's step, then any distance along a line that leads outward.
    Bend(Vec<Bent>),
}

/// An offset, and the offsets of the squares on its way.
pub type Lame = ((i8, i8), Vec<(i8, i8)>);

/// A king's step, and the line directions that may follow it.
pub type Bent = ((i8, i8), Vec<(i8, i8)>);

/// A mistake in a movement string, and its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BetzaError {
    /// Byte offset into the string.
    pub at: usize,
    /// What is wrong, in words.
    pub problem: String,
}

impl fmt::Display for BetzaError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.problem)
    }
}

impl std::error::Error for BetzaError {}

/// Reads a movement. The empty string is a piece that cannot move by itself.
///
/// ```
/// let pawn = baroque::rules::betza::parse("fmWfcF").unwrap();
/// assert!(pawn[0].quiet && !pawn[0].captures);
/// assert!(pawn[1].captures && !pawn[1].quiet);
/// ```
///
/// # Errors
///
/// When the string holds a letter that is no atom or modifier listed above.
pub fn parse(text: &str) -> Result<Vec<Part>, BetzaError> {
    if let Some((at, _)) = text.char_indices().nth(LONGEST) {
        let problem = format!("a movement has at most {LONGEST} characters");
        return Err(error(at, &problem));
    }
    let mut reader = Reader { text, at: 0 };
    let mut parts = Vec::new();
    while reader.at < text.len() {
        reader.part(&mut parts)?;
    }
    Ok(parts)
}

/// The longest movement string that [`parse`] accepts, in characters.
const LONGEST: usize = 200;

/// Modifiers of Betza's notation that are not supported, each with what to do instead.
const UNSUPPORTED: &[(char, &str)] = &[
    ('a', "a piece moves once in a turn"),
    ('d', "a piece captures no friends"),
    ('e', "write `captures: [EnPassant]`"),
    (
        'g',
        "no movement needs a piece to hop over; a piece jumps to capture by `captures: [Cannon]` or `captures: [Leap]`",
    ),
    ('i', "a first move of several steps is a `double_step`"),
    ('j', "leaps always jump, and rides never do"),
    (
        'p',
        "no movement needs a piece to hop over; a piece jumps to capture by `captures: [Cannon]` or `captures: [Leap]`",
    ),
    ('q', "riders go straight on"),
    (
        'u',
        "only the powers `Pull` and `Push` move other pieces along",
    ),
    ('x', "a piece gives no other piece moves"),
    ('y', "a piece moves in one way in a move"),
    ('z', "riders go straight on"),
];

const DIRECTIONS: &str = "fblrsvh";

/// The atoms that can be lame: of the other oblique leaps it is not agreed which squares are on their way.
const LAME: &str = "DNAHG";

/// A lame leap with the squares on its way: those of its line, or for a knight's leap the one next to the piece.
fn lame((dx, dy): (i8, i8)) -> Lame {
    let (long, short) = (dx.abs().max(dy.abs()), dx.abs().min(dy.abs()));
    let way = match short == 0 || short == long {
        true => (1..long)
            .map(|step| (dx.signum() * step, dy.signum() * step))
            .collect(),
        false => vec![(dx / 2, dy / 2)],
    };
    ((dx, dy), way)
}

#[derive(Default)]
struct Modifiers {
    moves: bool,
    captures: bool,
    cylinder: bool,
    /// The place of an `n`.
    lame: Option<usize>,
    directions: String,
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl Reader<'_> {
    fn peek(&self) -> Option<char> {
        self.text[self.at..].chars().next()
    }

    fn next(&mut self) -> Option<char> {
        let letter = self.peek()?;
        self.at += letter.len_utf8();
        Some(letter)
    }

    fn take(&mut self, wanted: char) -> bool {
        let found = self.peek() == Some(wanted);
        if found {
            self.at += wanted.len_utf8();
        }
        found
    }

    fn part(&mut self, parts: &mut Vec<Part>) -> Result<(), BetzaError> {
        let modifiers = self.modifiers()?;
        let at = self.at;
        let Some(letter) = self.next() else {
            let problem = "a small letter stands before a capital one, such as `fK`: at the end the capital letter is missing";
            return Err(error(at, problem));
        };
        let any = modifiers.moves == modifiers.captures;
        let mut push = |path| {
            parts.push(Part {
                quiet: any || modifiers.moves,
                captures: any || modifiers.captures,
                cylinder: modifiers.cylinder,
                path,
            });
        };
        if let Some(at) = modifiers.lame.filter(|_| !LAME.contains(letter)) {
            let problem = format!("`n` does not fit `{letter}`; it is for the leaps {LAME}");
            return Err(error(at, &problem));
        }
        if letter == 't' {
            push(self.bend(at, &modifiers.directions)?);
            return Ok(());
        }
        let atoms = atoms(letter)
            .ok_or_else(|| error(at, &format!("`{letter}` is not an atom of a movement")))?;
        let rides = matches!(letter, 'R' | 'B' | 'Q') || self.take(letter);
        let range = match self.number(at)? {
            Some(range) => Some(range),
            None => rides.then_some(0),
        };
        for &(long, short) in atoms {
            let offsets = offsets(long, short, &modifiers.directions);
            if offsets.is_empty() {
                return Err(error(
                    at,
                    &format!("`{}{letter}` leaves no direction", modifiers.directions),
                ));
            }
            push(match (range, modifiers.lame) {
                (None | Some(1), None) => Path::Leap(offsets),
                (None | Some(1), Some(_)) => Path::Lame(offsets.into_iter().map(lame).collect()),
                (Some(_), Some(at)) => {
                    return Err(error(at, "`n` is for single leaps, not for repeated ones"));
                }
                (Some(range), None) => Path::Ride {
                    steps: offsets,
                    range,
                },
            });
        }
        Ok(())
    }

    fn modifiers(&mut self) -> Result<Modifiers, BetzaError> {
        let mut found = Modifiers::default();
        while let Some(letter) = self.peek() {
            match letter {
                'm' => found.moves = true,
                'c' => found.captures = true,
                'o' => found.cylinder = true,
                'n' if self.modifies() => found.lame = Some(self.at),
                _ if DIRECTIONS.contains(letter) => found.directions.push(letter),
                't' => break,
                _ if letter.is_lowercase() => {
                    let advice = self.advice(letter);
                    let problem = format!("the modifier `{letter}` is not supported; {advice}");
                    return Err(error(self.at, &problem));
                }
                _ => break,
            }
            self.next();
        }
        Ok(found)
    }

    /// Whether an atom follows the small letters from here on.
    fn modifies(&self) -> bool {
        let rest = &self.text[self.at..];
        let behind = rest.trim_start_matches(|letter: char| letter.is_lowercase());
        behind.starts_with(|letter: char| atoms(letter).is_some())
    }

    /// What to write instead of a small letter that is not a modifier. If an atom follows, the letter is meant as a
    /// modifier of Betza's notation.
    fn advice(&self, letter: char) -> String {
        let modifies = self.modifies();
        let capital = letter.to_ascii_uppercase();
        match UNSUPPORTED.iter().find(|(known, _)| *known == letter) {
            Some((_, advice)) if modifies => (*advice).to_owned(),
            _ if !modifies && atoms(capital).is_some() => format!("did you mean `{capital}`?"),
            _ => "these are: m c n o f b l r s v h".to_owned(),
        }
    }

    fn number(&mut self, at: usize) -> Result<Option<u8>, BetzaError> {
        let digits: String = self.text[self.at..]
            .chars()
            .take_while(char::is_ascii_digit)
            .collect();
        self.at += digits.len();
        if digits.is_empty() {
            return Ok(None);
        }
        digits
            .parse()
            .map(Some)
            .map_err(|_| error(at, "the range is above 255"))
    }

    fn bend(&mut self, at: usize, directions: &str) -> Result<Path, BetzaError> {
        let rest = &self.text[self.at..];
        let first: (i8, i8) = match rest.get(..4) {
            Some("[FR]") => (1, 1),
            Some("[WB]") => (1, 0),
            _ => return Err(error(at, "`t` is followed by `[FR]` or `[WB]`")),
        };
        self.at += 4;
        let outward = |(dx, dy): (i8, i8)| match (dx, dy) {
            (0, _) => vec![(1, dy), (-1, dy)],
            (_, 0) => vec![(dx, 1), (dx, -1)],
            _ => vec![(dx, 0), (0, dy)],
        };
        let steps = offsets(first.0, first.1, directions);
        Ok(Path::Bend(
            steps
                .into_iter()
                .map(|step| (step, outward(step)))
                .collect(),
        ))
    }
}

fn error(at: usize, problem: &str) -> BetzaError {
    BetzaError {
        at,
        problem: problem.to_owned(),
    }
}

/// The leaps of an atom as (long, short) coordinates; `None` for a letter that is no atom.
fn atoms(letter: char) -> Option<&'static [(i8, i8)]> {
    Some(match letter {
        'W' | 'R' => &[(1, 0)],
        'F' | 'B' => &[(1, 1)],
        'K' | 'Q' => &[(1, 0), (1, 1)],
        'D' => &[(2, 0)],
        'N' => &[(2, 1)],
        'A' => &[(2, 2)],
        'H' => &[(3, 0)],
        'C' => &[(3, 1)],
        'Z' => &[(3, 2)],
        'G' => &[(3, 3)],
        _ => return None,
    })
}

#[cfg(test)]
mod tests;
