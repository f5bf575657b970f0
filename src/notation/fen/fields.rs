//! Reads the fields of a FEN.

use super::error::FenError;
use super::pasted::Pasted;
use super::{castling, placement};
use crate::notation::note::Note;
use crate::rules::{Bitboard, CastlingRights, Color, Setup, Square, Variant};
use std::borrow::Cow;

/// Signs that other programs put behind a FEN or one of its fields.
const STOPS: [char; 3] = [';', '.', ','];

const SIDES: &str = "`w` or `b`";
const SQUARES: &str = "`-` or squares of the board";

/// Reads one FEN.
pub(super) struct FenReader<'t> {
    pub(super) variant: &'t Variant,
    text: &'t str,
    /// The words of the text, each with its byte offset.
    words: Vec<(usize, &'t str)>,
    /// The number of words that are read.
    read: usize,
    /// The text as it was pasted; `None` for an exact reader.
    pasted: Option<&'t Pasted<'t>>,
    notes: Vec<Note>,
}

/// The byte offsets of the fields that the rules may refuse.
#[derive(Default)]
pub(super) struct Places {
    pub(super) castling: usize,
    pub(super) en_passant: usize,
    pub(super) ban: usize,
    pub(super) choice: usize,
}

impl<'t> FenReader<'t> {
    /// A reader that refuses every fault.
    pub(super) fn exact(variant: &'t Variant, text: &'t str) -> FenReader<'t> {
        FenReader::new(variant, text, None)
    }

    /// A reader that mends what it can and notes it.
    pub(super) fn lenient(variant: &'t Variant, pasted: &'t Pasted<'t>) -> FenReader<'t> {
        FenReader::new(variant, &pasted.text, Some(pasted))
    }

    fn new(variant: &'t Variant, text: &'t str, pasted: Option<&'t Pasted<'t>>) -> FenReader<'t> {
        let offset = |word: &str| word.as_ptr() as usize - text.as_ptr() as usize;
        let words = text.split_whitespace();
        FenReader {
            variant,
            text,
            words: words.map(|word| (offset(word), word)).collect(),
            read: 0,
            pasted,
            notes: Vec::new(),
        }
    }

    /// Whether each fault is an error.
    pub(super) fn is_exact(&self) -> bool {
        self.pasted.is_none()
    }

    /// The notes in the order of the text.
    pub(super) fn into_notes(mut self) -> Vec<Note> {
        self.notes.sort_by_key(|note| (note.line, note.column));
        self.notes
    }

    /// Notes a fault at a byte offset and what the reader did about it. An exact reader refuses the fault.
    pub(super) fn mend(
        &mut self,
        byte: usize,
        fault: FenError,
        done: &str,
    ) -> Result<(), FenError> {
        let Some(pasted) = self.pasted else {
            return Err(fault);
        };
        let fault = match fault {
            FenError::Position(problem) => problem.to_string(),
            fault => fault.to_string(),
        };
        self.notes
            .push(pasted.note(byte, format!("{fault}; {done}")));
        Ok(())
    }

    /// The setup, and where its fields stand.
    pub(super) fn read(&mut self) -> Result<(Setup, Places), FenError> {
        let mut setup = Setup::empty();
        let mut places = Places::default();
        if self.names_start() {
            setup = self.variant.start().setup();
        } else {
            self.read_placement(&mut setup)?;
            self.read_side(&mut setup)?;
            self.read_castling(&mut setup, &mut places)?;
            self.read_en_passant(&mut setup, &mut places)?;
            self.read_counters(&mut setup)?;
            self.read_extras(&mut setup, &mut places)?;
        }
        self.read_rest(&mut setup)?;
        Ok((setup, places))
    }

    /// Whether the placement can be read.
    pub(super) fn placement_fits(&mut self) -> bool {
        self.names_start() || self.read_placement(&mut Setup::empty()).is_ok()
    }

    fn peek(&self) -> Option<(usize, &'t str)> {
        self.words.get(self.read).copied()
    }

    /// The next word as a field. A lenient reader sees a number of moves or an extra field behind a missing one.
    fn field(
        &mut self,
        name: &'static str,
        wanted: &str,
    ) -> Result<Option<(usize, &'t str)>, FenError> {
        let Some((byte, word)) = self.peek() else {
            return Ok(None);
        };
        if !self.is_exact() && (is_number(word) || is_extra(word)) {
            let fault = FenError::Field(name, word.to_owned(), wanted.to_owned());
            self.mend(byte, fault, "this field is missing")?;
            return Ok(None);
        }
        self.read += 1;
        self.without_stops(name, byte, word).map(Some)
    }

    /// A field without signs such as `;` behind it.
    fn without_stops(
        &mut self,
        name: &'static str,
        byte: usize,
        word: &'t str,
    ) -> Result<(usize, &'t str), FenError> {
        let bare = word.trim_end_matches(STOPS);
        if self.is_exact() || bare == word || bare.is_empty() {
            return Ok((byte, word));
        }
        let fault = FenError::Field(name, word.to_owned(), format!("`{bare}`"));
        self.mend(byte, fault, "the signs behind it were dropped")?;
        Ok((byte, bare))
    }

    /// Reads `startpos`, which means the array.
    fn names_start(&mut self) -> bool {
        let first = self.peek().map(|(_, word)| word.trim_end_matches(STOPS));
        let found =
            !self.is_exact() && first.is_some_and(|word| word.eq_ignore_ascii_case("startpos"));
        self.read += usize::from(found);
        found
    }

    fn read_placement(&mut self, setup: &mut Setup) -> Result<(), FenError> {
        let (byte, first) = self.peek().ok_or(FenError::Empty)?;
        self.read += 1;
        let placement = match self.is_exact() {
            true => Cow::Borrowed(first),
            false => self.join_placement(first),
        };
        placement::read(self, byte, &placement, setup)
    }

    /// The placement in one word. Other programs also write spaces around its slashes.
    fn join_placement(&mut self, first: &'t str) -> Cow<'t, str> {
        let wanted = self.variant.geometry().plan().rows.len();
        let mut placement = Cow::Borrowed(first);
        let mut ranks = 1 + first.matches('/').count();
        while let Some((_, word)) = self.peek() {
            let goes_on = word.starts_with('/')
                || placement.ends_with('/') && ranks <= wanted && is_rank(word);
            if !goes_on && !word.starts_with('[') {
                break;
            }
            ranks += word.matches('/').count();
            placement.to_mut().push_str(word);
            self.read += 1;
        }
        placement
    }

    fn read_side(&mut self, setup: &mut Setup) -> Result<(), FenError> {
        let Some((byte, text)) = self.field("side", SIDES)? else {
            return Ok(());
        };
        let fault = || FenError::Field("side", text.to_owned(), SIDES.to_owned());
        setup.turn = match text {
            "w" => return Ok(()),
            "b" => Color::Black,
            _ => {
                let turn = match text.to_lowercase().as_str() {
                    "w" | "white" | "-" => Color::White,
                    "b" | "black" => Color::Black,
                    _ => return Err(fault()),
                };
                self.mend(byte, fault(), &format!("{turn} is to move"))?;
                turn
            }
        };
        Ok(())
    }

    fn read_castling(&mut self, setup: &mut Setup, places: &mut Places) -> Result<(), FenError> {
        if let Some((byte, text)) = self.field("castling", "castling rights or `-`")? {
            places.castling = byte;
            setup.castling = match text {
                "-" => CastlingRights::NONE,
                _ => castling::read(self, byte, text)?,
            };
        }
        Ok(())
    }

    fn read_en_passant(&mut self, setup: &mut Setup, places: &mut Places) -> Result<(), FenError> {
        let Some((byte, text)) = self.field("en passant", SQUARES)? else {
            return Ok(());
        };
        places.en_passant = byte;
        if text == "-" {
            return Ok(());
        }
        match squares(self.variant, text) {
            Some(squares) => setup.en_passant = squares,
            None => {
                let fault = FenError::Field("en passant", text.to_owned(), SQUARES.to_owned());
                match squares(self.variant, &text.to_lowercase()) {
                    Some(squares) => {
                        self.mend(byte, fault, "read in lower case")?;
                        setup.en_passant = squares;
                    }
                    None => self.mend(byte, fault, "read as `-`")?,
                }
            }
        }
        Ok(())
    }

    fn read_counters(&mut self, setup: &mut Setup) -> Result<(), FenError> {
        if let Some(plies) = self.counter("halfmove", 0, u16::MAX.into())? {
            setup.halfmove = saturate(plies);
        }
        if let Some(number) = self.counter("fullmove", 1, u32::MAX)? {
            setup.fullmove = number;
        }
        Ok(())
    }

    /// The next word as a number from `least` to `most`, if it is there.
    fn counter(
        &mut self,
        name: &'static str,
        least: u32,
        most: u32,
    ) -> Result<Option<u32>, FenError> {
        let Some((byte, word)) = self.peek() else {
            return Ok(None);
        };
        let bare = word.trim_end_matches(STOPS);
        let digits = bare.trim_start_matches(['-', '+']);
        let is_number = digits.chars().all(|sign| sign.is_ascii_digit());
        if !is_number && !self.is_exact() {
            return Ok(None);
        }
        self.read += 1;
        let wanted = match digits == word && digits.parse() == Ok(0) {
            true => format!("a number from {least} on"),
            false => "a number".to_owned(),
        };
        let number = match (digits.parse(), !bare.starts_with('-')) {
            (Ok(number), true) if digits == word && (least..=most).contains(&number) => {
                return Ok(Some(number));
            }
            (Ok(number), true) => number.clamp(least, most),
            (Err(_), true) if !digits.is_empty() => most,
            _ => least,
        };
        let fault = FenError::Field(name, word.to_owned(), wanted);
        self.mend(byte, fault, &format!("read as {number}"))?;
        Ok(Some(number))
    }

    fn read_extras(&mut self, setup: &mut Setup, places: &mut Places) -> Result<(), FenError> {
        while let Some((byte, word)) = self.peek() {
            if !self.is_exact() && !is_extra(word) {
                break;
            }
            self.read += 1;
            match word.starts_with("setup:") {
                true => places.choice = byte,
                false => places.ban = byte,
            }
            if let Err(fault) = read_extra(self.variant, word, setup) {
                self.mend(byte, fault, "this field was dropped")?;
            }
        }
        Ok(())
    }

    /// Reads what stands behind the fields: the counters among the operations of EPD. The rest is dropped.
    fn read_rest(&mut self, setup: &mut Setup) -> Result<(), FenError> {
        let Some((byte, _)) = self.peek() else {
            return Ok(());
        };
        self.read = self.words.len();
        let rest = self.text[byte..].trim_end();
        let mut dropped = Vec::new();
        for operation in operations(rest) {
            let (code, value) = operation.split_once(' ').unwrap_or((operation, ""));
            match (code, value.trim().parse::<u32>()) {
                ("hmvc", Ok(plies)) => setup.halfmove = saturate(plies),
                ("fmvn", Ok(number)) => setup.fullmove = number.max(1),
                _ => dropped.push(operation),
            }
        }
        if dropped.is_empty() {
            return Ok(());
        }
        let shown: String = dropped.join("; ").chars().take(60).collect();
        let wanted = "the end of the FEN".to_owned();
        self.mend(
            byte,
            FenError::Field("extra", shown, wanted),
            "this text was ignored",
        )
    }
}

/// The operations of EPD, which end in semicolons, or another text as one operation.
fn operations(text: &str) -> impl Iterator<Item = &str> {
    let mut quoted = false;
    let parts = text.split(move |sign| {
        quoted ^= sign == '"';
        sign == ';' && !quoted
    });
    parts.map(str::trim).filter(|part| !part.is_empty())
}

fn saturate(plies: u32) -> u16 {
    plies.try_into().unwrap_or(u16::MAX)
}

fn is_number(word: &str) -> bool {
    let bare = word.trim_end_matches(STOPS);
    !bare.is_empty() && bare.chars().all(|sign| sign.is_ascii_digit())
}

fn is_extra(word: &str) -> bool {
    word.starts_with("ban:") || word.starts_with("setup:")
}

/// Whether a word behind a slash may be a rank: it is no side to move.
fn is_rank(word: &str) -> bool {
    !matches!(
        word.to_lowercase().as_str(),
        "w" | "b" | "white" | "black" | "-"
    )
}

fn squares(variant: &Variant, text: &str) -> Option<Bitboard> {
    let mut squares = Bitboard::EMPTY;
    let mut rest = text;
    while !rest.is_empty() {
        let (square, further) = variant.geometry().split_square(rest)?;
        squares.insert(square);
        rest = further;
    }
    Some(squares)
}

fn read_extra(variant: &Variant, text: &str, setup: &mut Setup) -> Result<(), FenError> {
    let wrong = |wanted: &str| FenError::Field("extra", text.to_owned(), wanted.to_owned());
    if let Some(number) = text.strip_prefix("setup:") {
        let number = number.parse().ok().filter(|&number| number > 0);
        setup.choice = number.ok_or_else(|| wrong("`setup:` and a number from 1 to 255"))?;
        return Ok(());
    }
    let squares = text.strip_prefix("ban:").ok_or_else(|| {
        wrong("the end of the FEN, `ban:` and two squares, or `setup:` and a number")
    })?;
    let pair = two_squares(variant, squares);
    setup.ban = Some(pair.ok_or_else(|| wrong("`ban:` and two squares"))?);
    Ok(())
}

fn two_squares(variant: &Variant, text: &str) -> Option<(Square, Square)> {
    let (first, rest) = variant.geometry().split_square(text)?;
    let (second, rest) = variant.geometry().split_square(rest)?;
    (rest.is_empty() && first != second).then_some((first.min(second), first.max(second)))
}
