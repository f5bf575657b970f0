//! Seals the secret part of a saved game. The sealed text cannot be read at a glance, and every change is seen. It is no
//! protection against a player who wants to know.

use crate::search::random::Random;

/// The stream that the bytes are mixed with begins with this.
const KEY: u64 = 0x5ea1_ed00_c0de_2026;

/// The bytes of the checksum.
const CHECKSUM: usize = 8;

/// Some bytes as a sealed text. Its length depends only on their number.
pub fn seal(bytes: &[u8]) -> String {
    // The checksum is the salt of the rest.
    let salt = checksum(bytes);
    let hidden = mix(bytes, salt);
    let all = hidden.into_iter().chain(salt.to_le_bytes());
    all.map(|byte| format!("{byte:02x}")).collect()
}

/// The bytes of a sealed text; `None` if the text was changed.
pub fn unseal(text: &str) -> Option<Vec<u8>> {
    let pairs = text.as_bytes().chunks(2);
    let byte = |pair: &[u8]| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok();
    let bytes: Vec<u8> = pairs.map(byte).collect::<Option<_>>()?;
    let (hidden, salt) = bytes.split_at_checked(bytes.len().checked_sub(CHECKSUM)?)?;
    let salt = u64::from_le_bytes(salt.try_into().ok()?);
    let bytes = mix(hidden, salt);
    (checksum(&bytes) == salt).then_some(bytes)
}

fn mix(bytes: &[u8], salt: u64) -> Vec<u8> {
    let mut stream = Random::new(KEY ^ salt);
    bytes
        .iter()
        .map(|byte| byte ^ stream.next() as u8)
        .collect()
}

fn checksum(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(KEY, |sum, &byte| Random::new(sum ^ u64::from(byte)).next())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sealed_bytes_come_back_and_every_change_is_seen() {
        let text = seal(b"Ke1");
        assert_eq!(unseal(&text).as_deref(), Some(&b"Ke1"[..]));
        assert_eq!(text.len(), seal(b"\0\xff ").len());
        for index in 0..text.len() {
            let mut changed = text.clone().into_bytes();
            changed[index] = if changed[index] == b'0' { b'1' } else { b'0' };
            assert_eq!(
                unseal(std::str::from_utf8(&changed).unwrap()),
                None,
                "{index}"
            );
        }
        assert_eq!(unseal("häß"), None);
        assert_eq!(unseal(""), None);
    }
}
