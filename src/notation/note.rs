//! What a reader says about a text besides its value.

use std::fmt;

/// A place in a text that was not read as written: what is there, and what the reader did about it.
///
/// A note is no refusal. The text has a value, and the note stands beside it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// The line, counted from 1.
    pub line: usize,
    /// The column in characters, counted from 1.
    pub column: usize,
    /// One sentence without a full stop, such as ``castling right `K`, but the Rook of h1 is not on its starting square; the right was dropped``.
    pub message: String,
}

impl Note {
    /// A note on a whole text, at its beginning.
    pub fn on_whole(message: impl Into<String>) -> Note {
        Note::at("", 0, message)
    }

    /// A note at a byte offset of a text. It counts the lines before it, so a reader of long texts counts them itself.
    pub fn at(text: &str, byte: usize, message: impl Into<String>) -> Note {
        let before = text.get(..byte).unwrap_or(text);
        let line = before.rfind('\n').map_or(0, |end| end + 1);
        Note {
            line: before.matches('\n').count() + 1,
            column: before[line..].chars().count() + 1,
            message: message.into(),
        }
    }
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Note {
            line,
            column,
            message,
        } = self;
        write!(f, "line {line}, column {column}: {message}")
    }
}

/// A value with the notes of its reader.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Read<T> {
    /// The value.
    pub value: T,
    /// What was not read as written, in the order of the text.
    pub notes: Vec<Note>,
}
