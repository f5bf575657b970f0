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
use crate::texts::{Joint, Phrase, phrase};
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
            Ability::Capture(method) => MethodInfo::of(method).name(),
            Ability::Power(power) => power.info().name(),
        }
    }

    /// A sentence about a piece that has it.
    pub fn sentence(self) -> &'static str {
        match self {
            Ability::Capture(method) => MethodInfo::of(method).sentence(),
            Ability::Power(power) => power.info().sentence(),
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
        Some(told(Ability::Power(power), more))
    });
    captures.chain(powers).collect()
}

/// An ability with its own sentence and further ones.
fn told(ability: Ability, more: Vec<Phrase>) -> (Ability, String) {
    let more = more.iter().map(Phrase::sentence);
    let words: Vec<String> = std::iter::once(ability.sentence().to_owned())
        .chain(more)
        .collect();
    (ability, words.join(" "))
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
pub fn loss_of_royal(variant: &Variant, color: Color) -> Phrase {
    match (variant.settings().royal, variant.has_several_kings(color)) {
        (Royal::Check, _) => phrase!("loss-checkmate"),
        (Royal::Capture, false) => phrase!("loss-captured"),
        (Royal::Capture, true) => phrase!("loss-all-captured"),
    }
}

impl PieceWords<'_> {
    /// A capture method with its details.
    fn capture(&self, capture: &Capture) -> (Ability, String) {
        let name = capture.method.name();
        let mut more = (MethodInfo::of(name).more.particulars)(self, &capture.method);
        if capture.optional {
            more.push(phrase!("ability-optional"));
        }
        told(Ability::Capture(name), more)
    }

    /// The details of a power in sentences, or `None` if the piece lacks the power or no page describes it.
    fn power(&self, power: Power, kind: &PieceKind) -> Option<Vec<Phrase>> {
        let has = (power.info().has)(kind);
        let only = |types| Vec::from_iter(self.of_enemies(types));
        match power {
            Power::Mimic => self.mimicked(kind).map(|whom| vec![whom]),
            Power::Freeze => has.then(|| only(kind.freezes)),
            Power::FreezeLines => kind.freezes_along.map(|range| {
                let reach = (range < u8::MAX)
                    .then(|| phrase!("ability-freezing-lines-reach", count = range));
                only(kind.freezes).into_iter().chain(reach).collect()
            }),
            Power::Neutralize => has.then(|| only(kind.neutralizes)),
            Power::Convert => has.then(|| only(kind.converts)),
            Power::Swap => kind.swap.map(|swap| self.swap(swap)),
            Power::Drive => kind.drive.map(|drive| only(drive.enemies)),
            Power::Promotion => kind.promotion.as_ref().map(|promotion| {
                let promotion = promotion[self.piece.color()];
                let pieces = self.listed(promotion.to, Joint::Or);
                let hand = promotion.from_hand;
                let into = phrase!("ability-promotion-into", pieces = pieces, hand = hand);
                let decline = || phrase!("ability-promotion-optional");
                let decline = promotion.optional.then(decline);
                std::iter::once(into).chain(decline).collect()
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
            | Power::OneCapture => has.then(Vec::new),
            Power::Royal => has.then(|| vec![loss_of_royal(self.variant, self.piece.color())]),
            Power::Run => {
                let longest = runs(self.variant, self.piece).into_keys().next_back()?;
                Some(vec![phrase!("ability-run-most", count = longest)])
            }
        }
    }

    /// The pieces that it captures by their own methods.
    fn mimicked(&self, kind: &PieceKind) -> Option<Phrase> {
        let mimicked = kind.captures.iter().filter(|capture| capture.mimicked);
        let victims = mimicked.fold(TypeSet::NONE, |set, capture| set.or(capture.victims));
        let victims = victims.and(self.variant.army(!self.piece.color()));
        // A piece that an own game has replaced is not named.
        let victims = match victims.and(self.variant.types_in_play()) {
            none if none.is_empty() => victims,
            some => some,
        };
        let whom = || {
            let victims = self.listed(victims, Joint::And);
            phrase!("ability-mimicry-victims", victims = victims)
        };
        (!victims.is_empty()).then(whom)
    }

    /// The pieces that it swaps with.
    fn swap(&self, swap: Swap) -> Vec<Phrase> {
        let friends = match swap.friends.is_empty() {
            true => phrase!("ability-swap-no-friends"),
            false => phrase!("ability-swap-friends", pieces = self.own(swap.friends)),
        };
        let mut told = Vec::from_iter(self.of_enemies(swap.enemies));
        told.push(friends);
        if swap.adjacent {
            told.push(phrase!("ability-swap-adjacent"));
        }
        told
    }

    /// The pieces that it protects, and when.
    fn protection(&self, protect: Protect) -> Vec<Phrase> {
        let all = self.variant.army(self.piece.color());
        let mut told = Vec::new();
        if protect.friends.and(all) != all {
            let pieces = self.own(protect.friends);
            told.push(phrase!("ability-protection-only", pieces = pieces));
        }
        if !protect.frozen {
            told.push(phrase!("ability-protection-frozen"));
        }
        told
    }
}
