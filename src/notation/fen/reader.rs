//! The words of a FEN, and what is wrong with them.

use super::error::FenError;
use super::pasted::PastedFen;
use crate::notation::note::Note;
use crate::rules::Variant;

/// Signs that other programs put behind a FEN or one of its fields.
pub(super) const STOPS: [char; 3] = [';', '.', ','];

/// Reads one FEN.
pub(super) struct FenReader<'t> {
    pub(super) variant: &'t Variant,
    text: &'t str,
    /// The words of the text, each with its byte offset.
    words: Vec<(usize, &'t str)>,
    /// The number of words that are read.
    read: usize,
    /// The text as it was pasted; `None` for an exact reader.
    pasted: Option<&'t PastedFen<'t>>,
    notes: Vec<Note>,
}

impl<'t> FenReader<'t> {
    /// A reader that refuses every fault.
    pub(super) fn exact(variant: &'t Variant, text: &'t str) -> FenReader<'t> {
        FenReader::new(variant, text, None)
    }

    /// A reader that mends what it can and notes it.
    pub(super) fn lenient(variant: &'t Variant, pasted: &'t PastedFen<'t>) -> FenReader<'t> {
        FenReader::new(variant, &pasted.text, Some(pasted))
    }

    fn new(
        variant: &'t Variant,
        text: &'t str,
        pasted: Option<&'t PastedFen<'t>>,
    ) -> FenReader<'t> {
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

    /// The next word with its byte offset. It is not read yet.
    pub(super) fn peek(&self) -> Option<(usize, &'t str)> {
        self.words.get(self.read).copied()
    }

    /// Reads the next word.
    pub(super) fn take_word(&mut self) -> Option<(usize, &'t str)> {
        let word = self.peek()?;
        self.read += 1;
        Some(word)
    }

    /// Reads the rest of the text.
    pub(super) fn take_rest(&mut self) -> Option<(usize, &'t str)> {
        let (byte, _) = self.peek()?;
        self.read = self.words.len();
        Some((byte, self.text[byte..].trim_end()))
    }

    /// The next word as a field. A lenient reader sees a number of moves or an extra field behind a missing one.
    pub(super) fn field(
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
    pub(super) fn names_start(&mut self) -> bool {
        let first = self.peek().map(|(_, word)| word.trim_end_matches(STOPS));
        let found =
            !self.is_exact() && first.is_some_and(|word| word.eq_ignore_ascii_case("startpos"));
        self.read += usize::from(found);
        found
    }
}

fn is_number(word: &str) -> bool {
    let bare = word.trim_end_matches(STOPS);
    !bare.is_empty() && bare.chars().all(|sign| sign.is_ascii_digit())
}

/// Whether a word is one of the fields behind the counters.
pub(super) fn is_extra(word: &str) -> bool {
    word.starts_with("ban:") || word.starts_with("setup:")
}
