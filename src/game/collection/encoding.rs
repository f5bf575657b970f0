//! Reads the bytes of a file as text: UTF-8, and Latin-1 where the bytes are not UTF-8.

use std::borrow::Cow;

/// The number of bytes that decide whether a file is text.
const HEAD: usize = 8192;

/// Checks that a file is text.
///
/// # Errors
///
/// The reason why it is not readable text.
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

/// Text with the same byte offsets as the file. Bytes that are not UTF-8 become question marks.
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

/// The text of some bytes. Bytes that are not UTF-8 are read as Latin-1.
pub fn decode(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len());
    for chunk in bytes.utf8_chunks() {
        text.push_str(chunk.valid());
        text.extend(chunk.invalid().iter().map(|&byte| char::from(byte)));
    }
    text
}
