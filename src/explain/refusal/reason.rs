//! Reasons why a man cannot go somewhere.

use super::attack::Attack;
use crate::explain::words::{Placed, squares_of};
use crate::rules::{Bitboard, Color, EdgeBar, Outcome, Square};

/// A reason why a man cannot move, or cannot go to a square. `man` is always the man asked about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The game is over.
    GameOver(Outcome),
    /// The array is still being chosen.
    Arranging {
        /// Who chooses.
        side: Color,
        /// The two men about which.
        men: Vec<Placed>,
    },
    /// Nobody stands there.
    Nobody(Square),
    /// The man's side is not on move.
    NotOnMove(Placed),
    /// Enemies freeze the man.
    Frozen {
        /// The man.
        man: Placed,
        /// The enemies.
        by: Vec<Placed>,
        /// Whether it may give itself up.
        suicide: bool,
    },
    /// The move would leave the own king attacked.
    KingAttacked {
        /// The man.
        man: Placed,
        /// The king, as it would stand then; as it stands now if that is so wherever it goes.
        king: Placed,
        /// Whether one of the attackers attacks already.
        still: bool,
        /// Whether that is so with all moves of the man.
        every: bool,
        /// The attackers.
        by: Vec<Attack>,
    },
    /// The move would bring a second man into the own palace.
    Palace {
        /// The man.
        man: Placed,
        /// Where it would go.
        to: Square,
        /// The man in the palace.
        other: Placed,
    },
    /// The man can capture, and must.
    Compelled {
        /// The man.
        man: Placed,
        /// Where it can go to capture.
        stops: Bitboard,
    },
    /// The man's rank limits how far it goes.
    RankLimit {
        /// The man.
        man: Placed,
        /// The number of its rank, and the most squares that it may go.
        most: usize,
    },
    /// The move would touch the edge of the board.
    Edge {
        /// The man.
        man: Placed,
        /// Where it would go.
        to: Square,
        /// Why it may not.
        why: EdgeBar,
    },
    /// The two have just changed places.
    SwapBan {
        /// The man.
        man: Placed,
        /// With whom.
        other: Placed,
    },
    /// A pawn would be put on its last rank, where nobody may put it.
    LastRank {
        /// The man.
        man: Placed,
        /// The pawn.
        pawn: Placed,
        /// Where it would be put.
        on: Square,
    },
    /// The king may not castle.
    Castling {
        /// The king.
        king: Placed,
        /// Where it would go.
        to: Square,
        /// The rook, where it stands at the start.
        rook: Placed,
        /// Why.
        why: NoCastling,
    },
    /// Others stand in the way.
    Blocked {
        /// The man.
        man: Placed,
        /// Where it would go.
        to: Square,
        /// Whether it leaps over others at all.
        leaps: bool,
        /// Who stands in the way.
        by: Vec<Placed>,
    },
    /// The man has nowhere to go.
    HemmedIn {
        /// The man.
        man: Placed,
        /// Who stands in its way.
        by: Vec<Placed>,
    },
    /// The man that it would push or drive cannot be moved on.
    NoRoom {
        /// The man.
        man: Placed,
        /// Whom it would push or drive.
        other: Placed,
        /// Who stands behind that man; nobody if the board ends there.
        by: Vec<Placed>,
    },
    /// Another stands there.
    Occupied {
        /// The man.
        man: Placed,
        /// The other.
        other: Placed,
        /// Why it stays.
        why: Occupied,
    },
    /// The man does not move like that.
    NoWay {
        /// The man.
        man: Placed,
        /// Where it would go.
        to: Square,
        /// What it does not do.
        why: NoWay,
    },
}

/// Why a man cannot go where another stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occupied {
    /// It is of the same side.
    Friend,
    /// It is of the same side and type, and such two do not change places.
    SameKind,
    /// Nothing captures it.
    Immune {
        /// The friend that protects it, if its safety is not its own.
        protector: Option<Placed>,
    },
    /// The man captures nobody by moving onto it.
    NeverOnto,
    /// The man does not capture this one by moving onto it.
    NotOnto,
    /// The man captures this one by moving onto it, but not in this way.
    OtherWay,
}

/// What a man does not do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoWay {
    /// It goes there only to capture, and nobody is there.
    OnlyToTake,
    /// It gets there by jumping over a man on one of these squares, and nobody is there.
    NothingToJump(Bitboard),
    /// It gets there only to capture by enclosing.
    OnlyToEnclose,
    /// Only a frozen man gives itself up.
    NotFrozen,
    /// It stands there already.
    There,
    /// It does not move like that.
    Unable,
}

/// Why a king may not castle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoCastling {
    /// The rook is gone from its corner.
    NoRook,
    /// King or rook has moved.
    Moved,
    /// Others stand between them.
    Occupied(Vec<Placed>),
    /// Enemies freeze the rook.
    FrozenRook(Vec<Placed>),
    /// The king is attacked on a square of its way, the first or last included.
    Attacked(Square, Vec<Attack>),
}

impl Reason {
    /// Where the men stand now that do it: freezers, attackers, men in the way.
    pub fn culprits(&self) -> Bitboard {
        match self {
            Reason::Frozen { by, .. }
            | Reason::Blocked { by, .. }
            | Reason::HemmedIn { by, .. }
            | Reason::NoRoom { by, .. } => squares_of(by),
            Reason::KingAttacked { by, .. } => stand_now(by),
            Reason::Palace { other, .. } | Reason::Occupied { other, .. } => other.at.into(),
            Reason::Castling { why, .. } => why.culprits(),
            Reason::GameOver(_)
            | Reason::Arranging { .. }
            | Reason::Nobody(_)
            | Reason::NotOnMove(_)
            | Reason::Compelled { .. }
            | Reason::RankLimit { .. }
            | Reason::Edge { .. }
            | Reason::SwapBan { .. }
            | Reason::LastRank { .. }
            | Reason::NoWay { .. } => Bitboard::EMPTY,
        }
    }

    /// Every square that the reason speaks of.
    pub fn squares(&self) -> Bitboard {
        self.own_squares() | self.culprits()
    }

    fn own_squares(&self) -> Bitboard {
        let both = |one, other| Bitboard::of(one).with(other);
        match self {
            Reason::GameOver(_) => Bitboard::EMPTY,
            Reason::Arranging { men, .. } => squares_of(men),
            Reason::Nobody(at) => Bitboard::of(*at),
            Reason::NotOnMove(man)
            | Reason::Frozen { man, .. }
            | Reason::RankLimit { man, .. }
            | Reason::HemmedIn { man, .. } => man.at.into(),
            Reason::KingAttacked { man, king, .. } => both(man.at, king.at),
            Reason::Compelled { man, stops } => stops.with(man.at),
            Reason::Edge { man, to, why } => both(man.at, *to) | instead(*why).into(),
            Reason::LastRank { man, pawn, on } => both(man.at, pawn.at).with(*on),
            Reason::Castling {
                king,
                to,
                rook,
                why,
            } => both(king.at, rook.at).with(*to) | why.square().into(),
            Reason::Palace { man, to, .. } | Reason::Blocked { man, to, .. } => both(man.at, *to),
            Reason::NoWay { man, to, why } => both(man.at, *to) | why.squares(),
            Reason::SwapBan { man, other }
            | Reason::NoRoom { man, other, .. }
            | Reason::Occupied { man, other, .. } => both(man.at, other.at),
        }
    }

    /// Whom the culprits do it to, if not the man asked about.
    pub(super) fn target(&self) -> Option<Square> {
        match self {
            Reason::KingAttacked { king, .. } => Some(king.at),
            Reason::Castling { rook, why, .. } => match why {
                NoCastling::FrozenRook(_) => Some(rook.at),
                _ => why.square(),
            },
            _ => None,
        }
    }

    /// Whether the culprits do it by freezing.
    pub(super) fn freezes(&self) -> bool {
        matches!(
            self,
            Reason::Frozen { .. }
                | Reason::Castling {
                    why: NoCastling::FrozenRook(_),
                    ..
                }
        )
    }
}

/// Where a man can go instead of touching the edge as it would.
fn instead(bar: EdgeBar) -> Option<Square> {
    match bar {
        EdgeBar::Idle => None,
        EdgeBar::Less(stop) | EdgeBar::Shorter(stop) | EdgeBar::Equal(stop) => Some(stop),
    }
}

impl NoWay {
    fn squares(self) -> Bitboard {
        match self {
            NoWay::NothingToJump(over) => over,
            NoWay::OnlyToTake
            | NoWay::OnlyToEnclose
            | NoWay::NotFrozen
            | NoWay::There
            | NoWay::Unable => Bitboard::EMPTY,
        }
    }
}

impl NoCastling {
    fn culprits(&self) -> Bitboard {
        match self {
            NoCastling::NoRook | NoCastling::Moved => Bitboard::EMPTY,
            NoCastling::Occupied(by) | NoCastling::FrozenRook(by) => squares_of(by),
            NoCastling::Attacked(_, by) => stand_now(by),
        }
    }

    /// The square of the king's way that is attacked.
    fn square(&self) -> Option<Square> {
        match self {
            NoCastling::Attacked(square, _) => Some(*square),
            _ => None,
        }
    }
}

fn stand_now(attacks: &[Attack]) -> Bitboard {
    attacks.iter().map(|attack| attack.now).collect()
}
