//! The abilities of pieces, by the names that players use and with a sentence each.

use super::in_file::InFile;
use super::methods::MethodInfo;
use super::piece_words::PieceWords;
use super::powers::Power;
use super::words::Names;
use crate::rules::{
    Bitboard, Capture, Color, Direction, MethodName, Piece, PieceKind, Protect, Royal, Square,
    Swap, TypeSet, Variant,
};
use std::collections::BTreeMap;

/// An ability or a property of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ability {
    /// The piece captures by a method.
    Capture(MethodName),
    /// Anything else.
    Power(Power),
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
    let own = captures_of(variant, piece).filter(|capture| !capture.mimicked);
    let captures = own.map(|capture| words.capture(capture));
    let powers = Power::ALL.iter().filter_map(|&power| {
        let more = words.power(power, kind)?;
        let words = format!("{} {more}", power.info().sentence);
        Some((Ability::Power(power), words.trim().to_owned()))
    });
    captures.chain(powers).collect()
}

/// The captures of a piece that can happen in a game.
pub fn captures_of(variant: &Variant, piece: Piece) -> impl Iterator<Item = &Capture> {
    let captures = variant.kind(piece.piece_type()).captures.iter();
    captures.filter(move |capture| match capture.method.name() {
        MethodName::EnPassant => variant.captures_en_passant(piece),
        _ => true,
    })
}

/// The squares from which a piece may go several squares straight ahead, by how many.
pub fn runs(variant: &Variant, piece: Piece) -> BTreeMap<usize, Bitboard> {
    let color = piece.color();
    let mut found = BTreeMap::new();
    let Some(run) = &variant.kind(piece.piece_type()).run else {
        return found;
    };
    let ahead = match color {
        Color::White => Direction::North,
        Color::Black => Direction::South,
    };
    for from in run[color].from {
        let step = |&at: &Square| variant.geometry().step(0, at, ahead);
        let mut squares = std::iter::successors(step(&from), step);
        let last = squares.position(|to| run[color].until.contains(to));
        if let Some(last @ 1..) = last {
            found
                .entry(last + 1)
                .or_insert(Bitboard::EMPTY)
                .insert(from);
        }
    }
    found
}

/// When a side loses the game by its royal pieces.
pub fn loss_of_royal(variant: &Variant, color: Color) -> &'static str {
    match (variant.settings().royal, variant.has_several_kings(color)) {
        (Royal::Check, _) => "If it is checkmated, its side loses.",
        (Royal::Capture, false) => "If it is captured, its side loses.",
        (Royal::Capture, true) => "A side without any royal piece loses.",
    }
}

impl PieceWords<'_> {
    /// A capture method with its details.
    fn capture(&self, capture: &Capture) -> (Ability, String) {
        let name = capture.method.name();
        let info = MethodInfo::of(name);
        let mut words = info.sentence.to_owned();
        words.push_str(&(info.more.particulars)(self, &capture.method));
        if capture.optional {
            words.push_str(" The player may decline the capture.");
        }
        (Ability::Capture(name), words)
    }

    /// A power with its details, or `None` if the piece lacks the power or no page describes it.
    fn power(&self, power: Power, kind: &PieceKind) -> Option<String> {
        let has = (power.info().has)(kind);
        match power {
            Power::Mimic => self.mimicked(kind),
            Power::Freeze => has.then(|| self.of_enemies(kind.freezes)),
            Power::FreezeLines => kind
                .freezes_along
                .map(|range| self.freezes_along(kind, range)),
            Power::Neutralize => has.then(|| self.of_enemies(kind.neutralizes)),
            Power::Convert => has.then(|| self.of_enemies(kind.converts)),
            Power::Swap => kind.swap.map(|swap| self.swap(swap)),
            Power::Drive => kind.drive.map(|drive| self.of_enemies(drive.enemies)),
            Power::Promotion => kind.promotion.as_ref().map(|promotion| {
                let promotion = promotion[self.piece.color()];
                let hand = if promotion.from_hand {
                    ", from its side's hand"
                } else {
                    ""
                };
                let decline = if promotion.optional {
                    " The player may decline."
                } else {
                    ""
                };
                format!(
                    "That piece is {}{hand}.{decline}",
                    self.listed(promotion.to, " or ")
                )
            }),
            Power::Protect => kind.protects.map(|protect| self.protection(protect)),
            // The text of the game describes its pawns.
            Power::Pawn => None,
            Power::Push
            | Power::Pull
            | Power::Resurrect
            | Power::Compelled
            | Power::Unfreezable
            | Power::Immune
            | Power::OneCapture => has.then(String::new),
            Power::Royal => has.then(|| loss_of_royal(self.variant, self.piece.color()).to_owned()),
            Power::Run => {
                let longest = runs(self.variant, self.piece).into_keys().next_back()?;
                Some(format!("At most {longest} squares."))
            }
        }
    }

    /// The pieces that it captures by their own methods.
    fn mimicked(&self, kind: &PieceKind) -> Option<String> {
        let mimicked = kind.captures.iter().filter(|capture| capture.mimicked);
        let victims = mimicked.fold(TypeSet::NONE, |set, capture| set.or(capture.victims));
        let victims = victims.and(self.variant.army(!self.piece.color()));
        let whom = || {
            format!(
                "In this game it can capture {}.",
                self.listed(victims, " and ")
            )
        };
        (!victims.is_empty()).then(whom)
    }

    /// The pieces that it swaps with.
    fn swap(&self, swap: Swap) -> String {
        let friends = match swap.friends.is_empty() {
            true => "It does not swap with friends.".to_owned(),
            false => format!("It also swaps with friends: {}.", self.own(swap.friends)),
        };
        let reach = if swap.adjacent {
            " It swaps only with a piece next to it."
        } else {
            ""
        };
        let words = format!("{} {friends}{reach}", self.of_enemies(swap.enemies));
        words.trim_start().to_owned()
    }

    /// The pieces that it freezes along lines, and how far away.
    fn freezes_along(&self, kind: &PieceKind, range: u8) -> String {
        let reach = match range {
            u8::MAX => String::new(),
            1 => "Only on the next square.".to_owned(),
            _ => format!("At most {range} squares away."),
        };
        let words = format!("{} {reach}", self.of_enemies(kind.freezes));
        words.trim().to_owned()
    }

    /// The pieces that it protects, and when.
    fn protection(&self, protect: Protect) -> String {
        let all = self.variant.army(self.piece.color());
        let only = match protect.friends.and(all) == all {
            true => String::new(),
            false => format!(" It protects only {}.", self.own(protect.friends)),
        };
        let frozen = match protect.frozen {
            true => "",
            false => " While frozen, it protects nothing.",
        };
        format!("{only}{frozen}").trim_start().to_owned()
    }
}
