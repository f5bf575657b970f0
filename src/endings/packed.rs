//! A table as bytes: a head with the rules and the material, then the codes, compressed, and a checksum.

use super::index::Index;
use super::material::Material;
use super::table::Table;
use super::value::Code;
use crate::rules::{ByColor, Variant};
use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::decompress_to_vec_with_limit;
use std::fmt::{self, Write};

/// The form of the bytes, and the version of the solver. A table of another form is built again.
const FORM: &[u8; 8] = b"BRQEND01";

/// How hard to compress, from 0 to 10.
const LEVEL: u8 = 3;

/// The bytes before the codes: the form, the hash of the rules, the checksum.
const HEAD: usize = 24;

/// A hash of the rules of a game with its options, and of the version of the program that knows them.
pub(super) fn rules_hash(variant: &Variant) -> u64 {
    let parts = variant.parts();
    let mut hash = Hash::default();
    // Writing to a hash cannot fail.
    let _ = write!(
        hash,
        "{} {:?} {:?} {:?} {:?} {:?}",
        env!("CARGO_PKG_VERSION"),
        parts.geometry.plan(),
        parts.kinds,
        parts.armies,
        parts.settings,
        parts.start.pieces
    );
    hash.0
}

/// The hash FNV-1a.
struct Hash(u64);

impl Default for Hash {
    fn default() -> Hash {
        Hash(0xcbf2_9ce4_8422_2325)
    }
}

impl Hash {
    fn add(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }
}

impl Write for Hash {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.add(text.as_bytes());
        Ok(())
    }
}

fn checksum(material: &Material, packed: &[u8]) -> u64 {
    let mut hash = Hash::default();
    for piece in material.pieces() {
        hash.add(&[piece.index() as u8]);
    }
    hash.add(packed);
    hash.0
}

/// The bytes of a table under rules with this hash.
pub(super) fn pack(rules: u64, table: &Table) -> Vec<u8> {
    let ByColor { white, black } = &table.codes;
    let both = white.iter().chain(black);
    let codes: Vec<u8> = both.flat_map(|code| code.to_le_bytes()).collect();
    let mut bytes = FORM.to_vec();
    bytes.extend(rules.to_le_bytes());
    let packed = compress_to_vec(&codes, LEVEL);
    bytes.extend(checksum(&table.material, &packed).to_le_bytes());
    bytes.extend(packed);
    bytes
}

/// The table of a material from its bytes; `None` if they are damaged, or from another version or other rules.
pub(super) fn unpack(
    (variant, rules): (&Variant, u64),
    material: &Material,
    index: Index,
    bytes: &[u8],
) -> Option<Table> {
    let (head, packed) = bytes.split_at_checked(HEAD)?;
    let number = |at: usize| Some(u64::from_le_bytes(head.get(at..at + 8)?.try_into().ok()?));
    let is_whole = number(16)? == checksum(material, packed);
    if !head.starts_with(FORM) || number(8)? != rules || !is_whole {
        return None;
    }
    let length = 2 * index.len() * size_of::<Code>();
    let codes = decompress_to_vec_with_limit(packed, length).ok()?;
    if codes.len() != length {
        return None;
    }
    let (codes, _) = codes.as_chunks();
    let codes: Vec<Code> = codes
        .iter()
        .map(|&code| Code::from_le_bytes(code))
        .collect();
    let (white, black) = codes.split_at(index.len());
    let codes = ByColor {
        white: white.to_vec(),
        black: black.to_vec(),
    };
    Some(Table::new(variant, material.clone(), index, codes))
}
