//! Lines and columns, counted once from the beginning to the end of a text.

use super::Note;

/// What was not read as written: its byte offset, and a sentence about it.
pub type Fault = (usize, String);

/// A place in a text.
#[derive(Clone, Copy, Debug)]
pub struct PgnPlace {
    byte: usize,
    /// The line, counted from 1.
    pub line: usize,
    /// The column in characters, counted from 1.
    pub column: usize,
}

impl PgnPlace {
    /// The beginning of a text.
    pub const START: PgnPlace = PgnPlace {
        byte: 0,
        line: 1,
        column: 1,
    };

    /// Moves on to a byte offset. A line ends with `\n`, `\r\n` or `\r`.
    pub fn advance(&mut self, text: &str, byte: usize) {
        let Some(passed) = text.get(self.byte..byte) else {
            return;
        };
        for (index, sign) in passed.char_indices() {
            let ends_line = match sign {
                '\n' => true,
                '\r' => text.as_bytes().get(self.byte + index + 1) != Some(&b'\n'),
                _ => false,
            };
            if ends_line {
                self.line += 1;
                self.column = 1;
            } else {
                self.column += 1;
            }
        }
        self.byte = byte;
    }

    /// Moves on to a byte offset, and makes a note about it.
    pub fn note(&mut self, text: &str, byte: usize, message: impl Into<String>) -> Note {
        self.advance(text, byte);
        Note {
            line: self.line,
            column: self.column,
            message: message.into(),
        }
    }
}
