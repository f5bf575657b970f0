//! The details of a piece's methods and powers, in words.

use super::Ability;
use crate::explain::methods::MethodInfo;
use crate::explain::powers::Power;
use crate::explain::words::{Names, list};
use crate::rules::{
    Capture, Partner, Piece, PieceKind, PieceType, Protect, Swap, TypeSet, Variant,
};

/// Describes the abilities of one piece.
pub(in crate::explain) struct PieceWords<'a> {
    pub variant: &'a Variant,
    pub names: Names<'a>,
    pub piece: Piece,
}

impl PieceWords<'_> {
    /// A capture method with its details.
    pub fn capture(&self, capture: &Capture) -> (Ability, String) {
        let name = capture.method.name();
        let info = MethodInfo::of(name);
        let mut words = info.sentence.to_owned();
        words.push_str(&(info.more.particulars)(self, &capture.method));
        if capture.optional {
            words.push_str(" The player may decline the capture.");
        }
        (Ability::Capture(name), words)
    }

    /// The friends that a method needs, with a sentence for each kind.
    pub fn partners(&self, words: &str, partners: &[Partner]) -> String {
        let own = self.variant.army(self.piece.color());
        let sentences = partners.iter().map(|partner| {
            let pieces = self.any_of(partner.pieces.and(own), own);
            let against = match partner.against == TypeSet::ALL {
                true => String::new(),
                false => format!(", to capture {}", self.any_enemy(partner.against)),
            };
            format!(" {words} {pieces}{against}.")
        });
        sentences.collect()
    }

    /// A power with its details, or `None` if the piece lacks the power or no page describes it.
    pub fn power(&self, power: Power, kind: &PieceKind) -> Option<String> {
        let has = (power.info().has)(kind);
        match power {
            Power::Mimic => self.mimicked(kind),
            Power::Freeze => has.then(|| self.of_enemies(kind.freezes)),
            Power::Swap => kind.swap.map(|swap| self.swap(swap)),
            Power::Drive => kind.drive.map(|drive| self.of_enemies(drive.enemies)),
            Power::Promotion => kind.promotion.as_ref().map(|promotion| {
                let to = promotion[self.piece.color()].to;
                format!("It may become {}.", self.listed(to, " or "))
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
            | Power::OneCapture
            | Power::Royal
            | Power::Run => has.then(String::new),
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

    /// The enemies to which a power applies, if it does not apply to all.
    fn of_enemies(&self, types: TypeSet) -> String {
        let all = self.variant.army(!self.piece.color());
        match types.and(all) == all {
            true => String::new(),
            false => format!("This applies only to {}.", self.any_enemy(types)),
        }
    }

    fn any_enemy(&self, types: TypeSet) -> String {
        let all = self.variant.army(!self.piece.color());
        match types.and(all) == all {
            true => "any enemy".to_owned(),
            false => self.listed(types.and(all), " and "),
        }
    }

    fn own(&self, types: TypeSet) -> String {
        let all = self.variant.army(self.piece.color());
        self.any_of(types.and(all), all)
    }

    fn any_of(&self, types: TypeSet, all: TypeSet) -> String {
        match types == all {
            true => "any piece of its side".to_owned(),
            false => self.listed(types, " or "),
        }
    }

    /// `a Rook, a Bishop or a Knight`; `no piece here` if the list is empty.
    fn listed(&self, types: TypeSet, last: &str) -> String {
        let mut pieces: Vec<String> = Vec::new();
        for piece_type in types.iter() {
            let piece = self.one(piece_type);
            if !pieces.contains(&piece) {
                pieces.push(piece);
            }
        }
        match pieces.is_empty() {
            true => "no piece here".to_owned(),
            false => list(&pieces, last),
        }
    }

    /// `a Rook`
    pub fn one(&self, kind: PieceType) -> String {
        self.names.a(Piece::new(self.piece.color(), kind))
    }
}
