//! Reads the bytes of a file as text: UTF-8, UTF-16, and windows-1252 where the bytes are not UTF-8. One short table
//! is enough for that, so the program needs no crate for encodings.

use std::borrow::Cow;
use std::ops::Range;

/// The number of bytes that decide whether a file is text.
const HEAD: usize = 8192;

/// Text with a zero byte in fewer bytes than these is no text.
const LEAST_BYTES_PER_ZERO: usize = 64;

/// The characters of windows-1252 from 0x80 to 0x9f. The other bytes are those of Latin-1.
const WINDOWS_1252: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}',
    '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

/// How a file encodes its text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Encoding {
    /// UTF-8, with windows-1252 in between.
    Bytes,
    /// UTF-16, least significant byte first.
    Utf16Le,
    /// UTF-16, most significant byte first.
    Utf16Be,
}

impl Encoding {
    /// The encoding of a file or of a part of it. UTF-16 without a mark shows by its zeros: every other byte of the
    /// usual letters is one.
    pub fn of(bytes: &[u8]) -> Encoding {
        let head = &bytes[..bytes.len().min(HEAD)];
        match head {
            [0xff, 0xfe, ..] => return Encoding::Utf16Le,
            [0xfe, 0xff, ..] => return Encoding::Utf16Be,
            _ => {}
        }
        let zeros = |first: usize| {
            head.iter()
                .skip(first)
                .step_by(2)
                .filter(|byte| **byte == 0)
                .count()
        };
        let (even, odd) = (zeros(0), zeros(1));
        // Half of the signs are enough: names may have other letters.
        match head.len() / 4 {
            0 => Encoding::Bytes,
            most if odd >= most && even <= odd / 8 => Encoding::Utf16Le,
            most if even >= most && odd <= even / 8 => Encoding::Utf16Be,
            _ => Encoding::Bytes,
        }
    }

    /// Text for finding games. Without UTF-16 it has the byte offsets of the file: other bytes become question marks.
    pub fn text_to_index(self, bytes: &[u8]) -> Cow<'_, str> {
        match self {
            Encoding::Bytes => same_length(bytes),
            _ => Cow::Owned(self.decode(bytes)),
        }
    }

    /// From byte offsets in the [text](Self::text_to_index) to those in the file.
    pub fn offsets(self, text: &str) -> Offsets<'_> {
        Offsets {
            wide: self != Encoding::Bytes,
            text,
            passed: (0, 0),
        }
    }

    /// The text of a part of the file.
    pub fn decode(self, bytes: &[u8]) -> String {
        let unit = match self {
            Encoding::Bytes => return decode_bytes(bytes),
            Encoding::Utf16Le => u16::from_le_bytes,
            Encoding::Utf16Be => u16::from_be_bytes,
        };
        let units = bytes.chunks_exact(2).map(|pair| unit([pair[0], pair[1]]));
        let signs = char::decode_utf16(units);
        signs
            .map(|sign| sign.unwrap_or(char::REPLACEMENT_CHARACTER))
            .collect()
    }

    /// A text as bytes of this encoding.
    fn encode(self, text: &str) -> Vec<u8> {
        match self {
            Encoding::Bytes => text.as_bytes().to_vec(),
            Encoding::Utf16Le => text.encode_utf16().flat_map(u16::to_le_bytes).collect(),
            Encoding::Utf16Be => text.encode_utf16().flat_map(u16::to_be_bytes).collect(),
        }
    }
}

/// Byte offsets in a file, asked for in order.
pub(super) struct Offsets<'t> {
    wide: bool,
    text: &'t str,
    /// The last offset in the text, and the one in the file.
    passed: (usize, usize),
}

impl Offsets<'_> {
    /// The offset in the file of a later offset in the text.
    pub fn of(&mut self, at: usize) -> usize {
        if !self.wide {
            return at;
        }
        let units = self
            .text
            .get(self.passed.0..at)
            .map(|text| text.encode_utf16().count());
        self.passed = (at, self.passed.1 + 2 * units.unwrap_or(0));
        self.passed.1
    }
}

/// Checks that a file is text.
///
/// # Errors
///
/// The reason why it is not readable text.
pub fn expect_text(bytes: &[u8]) -> Result<(), &'static str> {
    let head = &bytes[..bytes.len().min(HEAD)];
    // Old systems mark the end of a text by 0x1a and fill the last block.
    let end = head.iter().position(|byte| *byte == 0x1a);
    let text = end.map_or(head, |end| &head[..end]);
    let rest = &head[text.len()..];
    let head = match rest.iter().all(|byte| matches!(byte, 0 | 0x1a)) {
        true => text,
        false => head,
    };
    let zeros = head.iter().filter(|byte| **byte == 0).count();
    match Encoding::of(bytes) {
        Encoding::Bytes if zeros > head.len() / LEAST_BYTES_PER_ZERO => Err("the file is not text"),
        _ => Ok(()),
    }
}

/// Text with the same byte offsets as the file. Bytes that are not UTF-8 become question marks.
fn same_length(bytes: &[u8]) -> Cow<'_, str> {
    if let Ok(text) = std::str::from_utf8(bytes) {
        return Cow::Borrowed(text);
    }
    let mut text = String::with_capacity(bytes.len());
    for chunk in bytes.utf8_chunks() {
        text.push_str(chunk.valid());
        text.extend(chunk.invalid().iter().map(|_| '?'));
    }
    Cow::Owned(text)
}

/// The text of some bytes, in any of the encodings.
pub fn decode(bytes: &[u8]) -> String {
    Encoding::of(bytes).decode(bytes)
}

/// The text of a part of a file. The whole file shows its encoding.
pub fn decode_part(file: &[u8], part: Range<usize>) -> String {
    let bytes = file.get(part).unwrap_or_default();
    Encoding::of(file).decode(bytes)
}

/// A text as bytes of a file's encoding. In a file of windows-1252, a text with other characters is UTF-8.
pub(super) fn encode_like(file: &[u8], text: &str) -> Vec<u8> {
    let encoding = Encoding::of(file);
    let old = match encoding {
        Encoding::Bytes => windows_1252_like(file, text),
        _ => None,
    };
    old.unwrap_or_else(|| encoding.encode(text))
}

/// The bytes that complete the last sign of UTF-16 text that breaks off.
pub(super) fn missing_end(file: &[u8]) -> &'static [u8] {
    match Encoding::of(file) {
        Encoding::Utf16Le if file.len() % 2 == 1 => b"\0",
        Encoding::Utf16Be if file.len() % 2 == 1 => b" ",
        _ => b"",
    }
}

/// A text in windows-1252, if a file has letters in that and none in UTF-8.
fn windows_1252_like(file: &[u8], text: &str) -> Option<Vec<u8>> {
    let mut chunks = file.utf8_chunks();
    let old = std::str::from_utf8(file).is_err() && chunks.all(|chunk| chunk.valid().is_ascii());
    let bytes: Option<Vec<u8>> = old
        .then(|| text.chars().map(windows_1252_byte).collect())
        .flatten();
    bytes.filter(|bytes| decode_bytes(bytes) == text)
}

/// The byte of a character in windows-1252.
fn windows_1252_byte(sign: char) -> Option<u8> {
    match sign {
        '\0'..='\x7f' | '\u{a0}'..='\u{ff}' => u8::try_from(sign).ok(),
        _ => {
            let index = WINDOWS_1252.iter().position(|known| *known == sign)?;
            u8::try_from(0x80 + index).ok()
        }
    }
}

fn decode_bytes(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len());
    for chunk in bytes.utf8_chunks() {
        text.push_str(chunk.valid());
        text.extend(chunk.invalid().iter().map(|&byte| windows_1252(byte)));
    }
    text
}

fn windows_1252(byte: u8) -> char {
    let special = byte
        .checked_sub(0x80)
        .and_then(|index| WINDOWS_1252.get(usize::from(index)));
    special.copied().unwrap_or(char::from(byte))
}
