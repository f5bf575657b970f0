//! The abilities of pieces, by the names that players use and with a sentence each.

mod piece_words;

use super::methods::MethodInfo;
use super::powers::Power;
use super::words::Names;
use crate::rules::{MethodName, Piece, Variant};
pub(super) use piece_words::PieceWords;

/// An ability or a property of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ability {
    /// The piece captures by a method.
    Capture(MethodName),
    /// Anything else.
    Power(Power),
}

/// How a game file gives an ability to a piece.
#[derive(Clone, Copy, Debug)]
pub struct InFile {
    /// Whether it is an entry of the captures or of the powers.
    pub captures: bool,
    /// Its name there.
    pub ron: &'static str,
    /// Its limits and extensions.
    pub details: &'static [Detail],
}

/// A limit or an extension of an ability.
#[derive(Clone, Copy, Debug)]
pub struct Detail {
    /// The id of its words among the texts of the window.
    pub words: &'static str,
    /// Its field in a game file.
    pub ron: &'static str,
}

impl InFile {
    /// An entry with this name among the captures.
    pub(super) const fn capture(ron: &'static str, details: &'static [Detail]) -> Option<InFile> {
        Some(InFile {
            captures: true,
            ron,
            details,
        })
    }

    /// An entry with this name among the powers.
    pub(super) const fn power(ron: &'static str, details: &'static [Detail]) -> Option<InFile> {
        Some(InFile {
            captures: false,
            ron,
            details,
        })
    }
}

impl Detail {
    pub(super) const fn new(words: &'static str, ron: &'static str) -> Detail {
        Detail { words, ron }
    }
}

impl Ability {
    /// All abilities, captures first.
    pub fn all() -> impl Iterator<Item = Ability> {
        let captures = MethodName::ALL.iter().copied().map(Ability::Capture);
        captures.chain(Power::ALL.iter().copied().map(Ability::Power))
    }

    /// Its name for players.
    pub fn name(self) -> &'static str {
        match self {
            Ability::Capture(method) => MethodInfo::of(method).name,
            Ability::Power(power) => power.info().name,
        }
    }

    /// A sentence about a piece that has it.
    pub fn sentence(self) -> &'static str {
        match self {
            Ability::Capture(method) => MethodInfo::of(method).sentence,
            Ability::Power(power) => power.info().sentence,
        }
    }

    /// How a game file gives it to a piece, or `None` if it follows from other entries.
    pub fn in_file(self) -> Option<InFile> {
        match self {
            Ability::Capture(method) => MethodInfo::of(method).file,
            Ability::Power(power) => power.info().file,
        }
    }
}

/// All abilities of a piece in a game, each with a sentence about its details.
pub fn abilities(variant: &Variant, piece: Piece) -> Vec<(Ability, String)> {
    let kind = variant.kind(piece.piece_type());
    let words = PieceWords {
        variant,
        names: Names(variant),
        piece,
    };
    let own = kind.captures.iter().filter(|capture| !capture.mimicked);
    let captures = own.map(|capture| words.capture(capture));
    let powers = Power::ALL.iter().filter_map(|&power| {
        let more = words.power(power, kind)?;
        let words = format!("{} {more}", power.info().sentence);
        Some((Ability::Power(power), words.trim_end().to_owned()))
    });
    captures.chain(powers).collect()
}
