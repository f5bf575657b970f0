//! The bytes of a file as text: UTF-8, and where they are not, Latin-1.

use std::borrow::Cow;

/// So many bytes tell whether a file is text.
const HEAD: usize = 8192;

/// Makes sure that a file is text.
///
/// # Errors
///
/// The reason why a file is not a text that can be read.
pub fn expect_text(bytes: &[u8]) -> Result<(), &'static str> {
    let head = &bytes[..bytes.len().min(HEAD)];
    match head {
        [0xff, 0xfe, ..] | [0xfe, 0xff, ..] => {
            Err("the file is UTF-16 text; save it again as UTF-8")
        }
        head if head.contains(&0) => Err("the file is not text"),
        _ => Ok(()),
    }
}

/// Text of as many bytes, so that places in it are places in the file. Bytes that are not UTF-8 are question
/// marks.
pub(super) fn same_length(bytes: &[u8]) -> Cow<'_, str> {
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

/// The text of some bytes: UTF-8, and what is none as Latin-1.
pub fn decode(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len());
    for chunk in bytes.utf8_chunks() {
        text.push_str(chunk.valid());
        text.extend(chunk.invalid().iter().map(|&byte| char::from(byte)));
    }
    text
}
