//! The features of a piece, one for each scene.

use crate::explain::{MethodInfo, Power, captures_of, runs};
use crate::rules::{
    Capture, Effect, Fate, Move, Piece, PieceKind, Position, Transition, Travel, TypeSet, Variant,
};

/// Something that a piece can do.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Feature<'a> {
    /// It captures by one of its methods.
    Capture(&'a Capture),
    /// It captures by this method on squares that only captures may touch.
    Edge(&'a Capture),
    /// It freezes enemies, by one of the two powers.
    Freeze(Power, TypeSet),
    /// Enemies of these types change sides when it captures them so.
    Convert(&'a Capture, TypeSet),
    /// It keeps friends next to it from being captured.
    Protect(TypeSet),
    /// It swaps places with an enemy, or with a friend.
    Swap { friend: bool, partners: TypeSet },
    /// It drives enemies ahead of it.
    Drive(TypeSet),
    /// It pushes a neighbour.
    Push,
    /// It pulls a neighbour.
    Pull,
    /// It leaves a piece from the hand behind.
    Resurrect,
    /// It makes a double step, or a longer one, from its home.
    Run,
    /// It promotes.
    Promote,
}

impl<'a> Feature<'a> {
    /// All features of a piece besides its ordinary moves, the captures first. Mimicry of several types by one method
    /// is one feature.
    pub fn all(variant: &'a Variant, piece: Piece) -> Vec<Feature<'a>> {
        let kind = variant.kind(piece.piece_type());
        let captures = || captures_of(variant, piece);
        let mut features: Vec<Feature> = captures().map(Feature::Capture).collect();
        let had = Power::ALL.iter().filter(|&&power| match power {
            Power::Run => !runs(variant, piece).is_empty(),
            power => (power.info().has)(kind),
        });
        features.extend(had.flat_map(|&power| Feature::of_power(power, kind)));
        if variant.settings().edge[piece.color()].any() {
            features.extend(captures().map(Feature::Edge));
        }
        features
    }

    /// The features of a power.
    fn of_power(power: Power, kind: &'a PieceKind) -> Vec<Feature<'a>> {
        match power {
            Power::Freeze | Power::FreezeLines => vec![Feature::Freeze(power, kind.freezes)],
            Power::Convert => {
                let apart = |capture: &&Capture| !MethodInfo::of(capture.method.name()).is_onto();
                let shown = |capture| Feature::Convert(capture, kind.converts);
                kind.captures
                    .iter()
                    .find(apart)
                    .map(shown)
                    .into_iter()
                    .collect()
            }
            Power::Swap => {
                let swap = kind.swap.into_iter();
                let ways = swap.flat_map(|swap| [(false, swap.enemies), (true, swap.friends)]);
                ways.filter(|(_, types)| !types.is_empty())
                    .map(|(friend, partners)| Feature::Swap { friend, partners })
                    .collect()
            }
            Power::Drive => kind
                .drive
                .map(|drive| Feature::Drive(drive.enemies))
                .into_iter()
                .collect(),
            Power::Protect => kind
                .protects
                .map(|protect| Feature::Protect(protect.friends))
                .into_iter()
                .collect(),
            Power::Push => vec![Feature::Push],
            Power::Pull => vec![Feature::Pull],
            Power::Resurrect => vec![Feature::Resurrect],
            Power::Run => vec![Feature::Run],
            Power::Promotion => vec![Feature::Promote],
            // The features of a mimic are its captures. A move of the piece cannot show the others.
            Power::Mimic
            | Power::Neutralize
            | Power::Compelled
            | Power::Unfreezable
            | Power::Immune
            | Power::OneCapture
            | Power::Pawn
            | Power::Royal => Vec::new(),
        }
    }

    /// The power behind the feature, unless it is a capture.
    pub fn power(&self) -> Option<Power> {
        match self {
            Feature::Capture(_) | Feature::Edge(_) => None,
            Feature::Freeze(power, _) => Some(*power),
            Feature::Convert(..) => Some(Power::Convert),
            Feature::Protect(_) => Some(Power::Protect),
            Feature::Swap { .. } => Some(Power::Swap),
            Feature::Drive(_) => Some(Power::Drive),
            Feature::Push => Some(Power::Push),
            Feature::Pull => Some(Power::Pull),
            Feature::Resurrect => Some(Power::Resurrect),
            Feature::Run => Some(Power::Run),
            Feature::Promote => Some(Power::Promotion),
        }
    }

    /// Whether a scene of one feature also shows the other, so that one scene is enough.
    pub fn is_like(&self, other: &Feature) -> bool {
        let way = |capture: &Capture| (capture.method.name(), capture.mimicked);
        match self {
            Feature::Capture(one) => {
                matches!(other, Feature::Capture(other) if way(one) == way(other))
            }
            Feature::Edge(_) => matches!(other, Feature::Edge(_)),
            Feature::Freeze(..)
            | Feature::Convert(..)
            | Feature::Protect(_)
            | Feature::Swap { .. }
            | Feature::Drive(_)
            | Feature::Push
            | Feature::Pull
            | Feature::Resurrect
            | Feature::Run
            | Feature::Promote => false,
        }
    }

    /// Whether a move may show the feature, by a quick test.
    pub fn may_be_shown_by(&self, variant: &Variant, before: &Position, mv: Move) -> bool {
        match self {
            Feature::Capture(_) | Feature::Convert(..) => variant.captured(before, mv).any(),
            Feature::Edge(_) => {
                let turn = before.turn();
                variant.settings().edge[turn].contains(mv.to) && variant.captured(before, mv).any()
            }
            Feature::Freeze(..) | Feature::Protect(_) => true,
            Feature::Swap { .. } => mv.travel == Travel::Swap,
            Feature::Drive(_) => mv.travel == Travel::Drive,
            Feature::Push => mv.travel == Travel::Push,
            Feature::Pull => mv.travel == Travel::Pull,
            Feature::Resurrect => mv.travel == Travel::Resurrect,
            Feature::Run => mv.travel == Travel::Run,
            Feature::Promote => mv.promotion.is_some(),
        }
    }

    /// Whether a move shows the feature.
    pub fn is_shown_by(&self, variant: &Variant, transition: &Transition) -> bool {
        let mut effects = transition.effects.iter();
        match self {
            Feature::Capture(capture) => effects.any(|effect| is_capture_by(capture, effect)),
            Feature::Edge(capture) => {
                let mover = effects.clone().find_map(|effect| match effect {
                    Effect::Travel { piece, .. } => Some(piece.color()),
                    _ => None,
                });
                let edge = mover.map(|color| variant.settings().edge[color]);
                edge.is_some_and(|edge| edge.contains(transition.mv.to))
                    && effects.any(|effect| is_capture_by(capture, effect))
            }
            Feature::Convert(capture, _) => effects.any(|effect| {
                let turns = matches!(
                    effect,
                    Effect::Capture {
                        fate: Fate::Converted(_),
                        ..
                    }
                );
                turns && is_capture_by(capture, effect)
            }),
            Feature::Freeze(..) => effects.any(|effect| matches!(effect, Effect::Freeze { .. })),
            Feature::Protect(_) => effects.any(|effect| matches!(effect, Effect::Protect { .. })),
            Feature::Swap { .. } => transition.mv.travel == Travel::Swap,
            Feature::Drive(_) => transition.mv.travel == Travel::Drive,
            Feature::Push => transition.mv.travel == Travel::Push,
            Feature::Pull => transition.mv.travel == Travel::Pull,
            Feature::Resurrect => transition.mv.travel == Travel::Resurrect,
            Feature::Run => transition.mv.travel == Travel::Run,
            Feature::Promote => effects.any(|effect| matches!(effect, Effect::Promotion { .. })),
        }
    }

    /// The capture behind the feature.
    pub fn capture(&self) -> Option<&'a Capture> {
        match *self {
            Feature::Capture(capture) | Feature::Edge(capture) | Feature::Convert(capture, _) => {
                Some(capture)
            }
            Feature::Freeze(..)
            | Feature::Protect(_)
            | Feature::Swap { .. }
            | Feature::Drive(_)
            | Feature::Push
            | Feature::Pull
            | Feature::Resurrect
            | Feature::Run
            | Feature::Promote => None,
        }
    }

    /// The other pieces that a scene needs.
    pub fn others(&self, mover: Piece) -> Option<Others> {
        let side = |types, color| Some(Others { types, color });
        match *self {
            Feature::Capture(capture) | Feature::Edge(capture) => {
                side(capture.victims, !mover.color())
            }
            Feature::Convert(capture, types) => side(capture.victims.and(types), !mover.color()),
            Feature::Freeze(_, types) | Feature::Drive(types) => side(types, !mover.color()),
            Feature::Protect(friends) => side(friends, mover.color()),
            Feature::Swap { friend, partners } => match friend {
                true => side(partners, mover.color()),
                false => side(partners, !mover.color()),
            },
            Feature::Push | Feature::Pull => side(TypeSet::ALL, !mover.color()),
            Feature::Resurrect | Feature::Run | Feature::Promote => None,
        }
    }

    /// The best distance of the other piece.
    pub fn distance(&self) -> usize {
        match self {
            Feature::Capture(capture) | Feature::Edge(capture) | Feature::Convert(capture, _) => {
                MethodInfo::of(capture.method.name()).example.distance
            }
            Feature::Protect(_) | Feature::Push | Feature::Pull => 1,
            Feature::Drive(_) => 2,
            Feature::Freeze(..)
            | Feature::Swap { .. }
            | Feature::Resurrect
            | Feature::Run
            | Feature::Promote => 3,
        }
    }
}

/// Pieces that the feature affects.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Others {
    pub types: TypeSet,
    pub color: crate::rules::Color,
}

/// Whether an effect is a capture of this kind.
pub(super) fn is_capture_by(capture: &Capture, effect: &Effect) -> bool {
    matches!(*effect, Effect::Capture { piece, by, mimicked, .. }
        if by == capture.method.name()
            && mimicked == capture.mimicked
            && capture.victims.contains(piece.piece_type()))
}
