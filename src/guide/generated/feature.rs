//! What a piece can do, one thing at a time, as scenes show it.

use crate::explain::{MethodInfo, Power};
use crate::rules::{
    Capture, Effect, Move, Piece, PieceKind, Position, Transition, Travel, TypeSet, Variant,
};

/// Something that a piece can do.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Feat<'a> {
    /// It captures by one of its methods.
    Take(&'a Capture),
    /// It captures so, and touches squares that only captures may touch.
    Edge(&'a Capture),
    /// It makes enemies unable to move.
    Freeze(TypeSet),
    /// It keeps friends next to it from being captured.
    Protect(TypeSet),
    /// It swaps places with an enemy, or with a friend.
    Swap { friend: bool, partners: TypeSet },
    /// It drives enemies before it.
    Drive(TypeSet),
    /// It pushes a neighbour.
    Push,
    /// It pulls a neighbour.
    Pull,
    /// It leaves a piece from the hand behind.
    Resurrect,
    /// It runs from home.
    Run,
    /// It becomes another piece.
    Promote,
}

impl<'a> Feat<'a> {
    /// All that a piece can do besides its plain moves, the captures first. Mimicry of several pieces by one method
    /// is one thing.
    pub fn all(variant: &'a Variant, piece: Piece) -> Vec<Feat<'a>> {
        let kind = variant.kind(piece.piece_type());
        let mut feats: Vec<Feat> = kind.captures.iter().map(Feat::Take).collect();
        let had = Power::ALL.iter().filter(|power| (power.info().has)(kind));
        feats.extend(had.flat_map(|&power| Feat::of_power(power, kind)));
        if variant.settings().edge[piece.color()].any() {
            feats.extend(kind.captures.iter().map(Feat::Edge));
        }
        feats
    }

    /// The moves of a piece by a power that it has.
    fn of_power(power: Power, kind: &PieceKind) -> Vec<Feat<'a>> {
        match power {
            Power::Freeze => vec![Feat::Freeze(kind.freezes)],
            Power::Swap => {
                let swap = kind.swap.into_iter();
                let ways = swap.flat_map(|swap| [(false, swap.enemies), (true, swap.friends)]);
                ways.filter(|(_, types)| !types.is_empty())
                    .map(|(friend, partners)| Feat::Swap { friend, partners })
                    .collect()
            }
            Power::Drive => kind
                .drive
                .map(|drive| Feat::Drive(drive.enemies))
                .into_iter()
                .collect(),
            Power::Protect => kind
                .protects
                .map(|protect| Feat::Protect(protect.friends))
                .into_iter()
                .collect(),
            Power::Push => vec![Feat::Push],
            Power::Pull => vec![Feat::Pull],
            Power::Resurrect => vec![Feat::Resurrect],
            Power::Run => vec![Feat::Run],
            Power::Promotion => vec![Feat::Promote],
            // What a mimic can do are its captures; the others can't be shown by a move of the piece.
            Power::Mimic
            | Power::Compelled
            | Power::Unfreezable
            | Power::Immune
            | Power::OneCapture
            | Power::Pawn
            | Power::Royal => Vec::new(),
        }
    }

    /// The power that it is of, unless it is a capture.
    pub fn power(&self) -> Option<Power> {
        match self {
            Feat::Take(_) | Feat::Edge(_) => None,
            Feat::Freeze(_) => Some(Power::Freeze),
            Feat::Protect(_) => Some(Power::Protect),
            Feat::Swap { .. } => Some(Power::Swap),
            Feat::Drive(_) => Some(Power::Drive),
            Feat::Push => Some(Power::Push),
            Feat::Pull => Some(Power::Pull),
            Feat::Resurrect => Some(Power::Resurrect),
            Feat::Run => Some(Power::Run),
            Feat::Promote => Some(Power::Promotion),
        }
    }

    /// Whether a scene of the one shows the other as well, so that one of them is enough.
    pub fn is_like(&self, other: &Feat) -> bool {
        let way = |capture: &Capture| (capture.method.name(), capture.mimicked);
        match self {
            Feat::Take(one) => matches!(other, Feat::Take(other) if way(one) == way(other)),
            Feat::Edge(_) => matches!(other, Feat::Edge(_)),
            Feat::Freeze(_)
            | Feat::Protect(_)
            | Feat::Swap { .. }
            | Feat::Drive(_)
            | Feat::Push
            | Feat::Pull
            | Feat::Resurrect
            | Feat::Run
            | Feat::Promote => false,
        }
    }

    /// Whether a move might do it, as far as that is quick to find out.
    pub fn may_be_shown_by(&self, variant: &Variant, before: &Position, mv: Move) -> bool {
        match self {
            Feat::Take(_) => variant.captured(before, mv).any(),
            Feat::Edge(_) => {
                let turn = before.turn();
                variant.settings().edge[turn].contains(mv.to) && variant.captured(before, mv).any()
            }
            Feat::Freeze(_) | Feat::Protect(_) => true,
            Feat::Swap { .. } => mv.travel == Travel::Swap,
            Feat::Drive(_) => mv.travel == Travel::Drive,
            Feat::Push => mv.travel == Travel::Push,
            Feat::Pull => mv.travel == Travel::Pull,
            Feat::Resurrect => mv.travel == Travel::Resurrect,
            Feat::Run => mv.travel == Travel::Run,
            Feat::Promote => mv.promotion.is_some(),
        }
    }

    /// Whether a move does it.
    pub fn is_shown_by(&self, variant: &Variant, transition: &Transition) -> bool {
        let mut effects = transition.effects.iter();
        match self {
            Feat::Take(capture) => effects.any(|effect| takes(capture, effect)),
            Feat::Edge(capture) => {
                let mover = effects.clone().find_map(|effect| match effect {
                    Effect::Travel { piece, .. } => Some(piece.color()),
                    _ => None,
                });
                let edge = mover.map(|color| variant.settings().edge[color]);
                edge.is_some_and(|edge| edge.contains(transition.mv.to))
                    && effects.any(|effect| takes(capture, effect))
            }
            Feat::Freeze(_) => effects.any(|effect| matches!(effect, Effect::Freeze { .. })),
            Feat::Protect(_) => effects.any(|effect| matches!(effect, Effect::Protect { .. })),
            Feat::Swap { .. } => transition.mv.travel == Travel::Swap,
            Feat::Drive(_) => transition.mv.travel == Travel::Drive,
            Feat::Push => transition.mv.travel == Travel::Push,
            Feat::Pull => transition.mv.travel == Travel::Pull,
            Feat::Resurrect => transition.mv.travel == Travel::Resurrect,
            Feat::Run => transition.mv.travel == Travel::Run,
            Feat::Promote => effects.any(|effect| matches!(effect, Effect::Promotion { .. })),
        }
    }

    /// The capture that it is about.
    pub fn capture(&self) -> Option<&'a Capture> {
        match *self {
            Feat::Take(capture) | Feat::Edge(capture) => Some(capture),
            Feat::Freeze(_)
            | Feat::Protect(_)
            | Feat::Swap { .. }
            | Feat::Drive(_)
            | Feat::Push
            | Feat::Pull
            | Feat::Resurrect
            | Feat::Run
            | Feat::Promote => None,
        }
    }

    /// Whom it needs on the board besides the piece.
    pub fn others(&self, mover: Piece) -> Option<Others> {
        let side = |types, color| Some(Others { types, color });
        match *self {
            Feat::Take(capture) | Feat::Edge(capture) => side(capture.victims, !mover.color()),
            Feat::Freeze(types) | Feat::Drive(types) => side(types, !mover.color()),
            Feat::Protect(friends) => side(friends, mover.color()),
            Feat::Swap { friend, partners } => match friend {
                true => side(partners, mover.color()),
                false => side(partners, !mover.color()),
            },
            Feat::Push | Feat::Pull => side(TypeSet::ALL, !mover.color()),
            Feat::Resurrect | Feat::Run | Feat::Promote => None,
        }
    }

    /// How far off the other piece stands best.
    pub fn distance(&self) -> usize {
        match self {
            Feat::Take(capture) | Feat::Edge(capture) => {
                MethodInfo::of(capture.method.name()).example.distance
            }
            Feat::Protect(_) | Feat::Push | Feat::Pull => 1,
            Feat::Drive(_) => 2,
            Feat::Freeze(_) | Feat::Swap { .. } | Feat::Resurrect | Feat::Run | Feat::Promote => 3,
        }
    }
}

/// Pieces that something is done to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Others {
    pub types: TypeSet,
    pub color: crate::rules::Color,
}

/// Whether an effect is a capture of this kind.
pub(super) fn takes(capture: &Capture, effect: &Effect) -> bool {
    matches!(*effect, Effect::Capture { piece, by, mimicked, .. }
        if by == capture.method.name()
            && mimicked == capture.mimicked
            && capture.victims.contains(piece.piece_type()))
}
