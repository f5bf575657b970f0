//! Finds a position in which a piece shows a feature. It tries places in order, and the rules decide.

mod special;

use super::feature::{Feature, is_capture_by};
use super::placement::{Placement, PositionMaker};
use crate::explain::{MethodInfo, Needs};
use crate::rules::{
    Color, Move, Partner, Piece, PieceType, Position, Square, Transition, Travel, TypeSet,
};

/// The most positions that are tried for one feature.
const TRIES: usize = 2000;

/// The number of central squares that are tried for a piece before the others.
const CENTRAL: usize = 10;

/// The best length of a move in a scene.
const LENGTH: usize = 3;

/// A position and the moves that show a feature.
#[derive(Clone, Debug)]
pub(super) struct FeatureScene {
    pub start: Position,
    pub line: Vec<Move>,
    placement: Placement,
}

/// A search for positions, with a limit on their number.
pub(super) struct Search<'a> {
    maker: &'a PositionMaker<'a>,
    feature: Feature<'a>,
    hand: Option<PieceType>,
    left: usize,
}

impl<'a> Search<'a> {
    pub fn new(maker: &'a PositionMaker<'a>, feature: Feature<'a>) -> Search<'a> {
        Search {
            maker,
            feature,
            hand: None,
            left: match feature {
                // Most pieces never capture there.
                Feature::Edge(_) => TRIES / 4,
                _ => TRIES,
            },
        }
    }

    /// A position that shows the feature with few other pieces.
    pub fn find(&mut self) -> Option<FeatureScene> {
        if let Feature::Protect(_) = self.feature {
            return self.protecting();
        }
        match self.needs() {
            Needs::Run => return self.after_a_run(),
            Needs::Walls => return self.enclosed(),
            Needs::Nothing | Needs::Friend { .. } => {}
        }
        let Some(others) = self.feature.others(self.maker.piece) else {
            return self.alone();
        };
        if self.feature.capture().is_some() && self.maker.is_out_of_reach(others.types) {
            return None;
        }
        let victims = self.maker.extras(others.types, others.color);
        let tries = self.left / victims.len().clamp(1, 4);
        victims.into_iter().take(8).find_map(|victim| {
            self.left = tries;
            self.with_one(victim).or_else(|| self.with_two(victim))
        })
    }

    /// The position with one more piece that the same move captures.
    pub fn find_several(&mut self, found: &FeatureScene) -> Option<FeatureScene> {
        let capture = self.feature.capture()?;
        if !MethodInfo::of(capture.method.name()).example.several {
            return None;
        }
        let color = !self.maker.piece.color();
        let victims = self.maker.extras(capture.victims, color);
        let victim = *victims.first()?;
        let from = found.line.first()?.from;
        let room = self.maker.variant.standing_room(victim);
        self.left = TRIES / 4;
        let squares = self.maker.around(from, 2, room);
        squares.into_iter().find_map(|at| {
            if found.placement.iter().any(|&(taken, _)| taken == at) {
                return None;
            }
            let mut placement = found.placement.clone();
            placement.push((at, victim));
            self.try_placement(placement, 2)
        })
    }

    /// A position with no other pieces of interest.
    fn alone(&mut self) -> Option<FeatureScene> {
        let piece = self.maker.piece;
        let army = self.maker.variant.army(piece.color());
        let royals = self.maker.variant.royals();
        let held = army.iter().filter(|&kind| !royals.contains(kind)).map(Some);
        let kinds: Vec<Option<PieceType>> = match self.needs_hand() {
            true => held.collect(),
            false => vec![None],
        };
        let squares: Vec<Square> = self.maker.room(piece).collect();
        kinds.into_iter().find_map(|kind| {
            self.hand = kind;
            squares
                .iter()
                .find_map(|&at| self.try_placement(vec![(at, piece)], 1))
        })
    }

    /// Whether the feature needs a piece in hand.
    fn needs_hand(&self) -> bool {
        let piece = self.maker.piece;
        let promotion = self.maker.variant.kind(piece.piece_type()).promotion;
        let from_hand = promotion.is_some_and(|promotion| promotion[piece.color()].from_hand);
        matches!(self.feature, Feature::Resurrect)
            || matches!(self.feature, Feature::Promote) && from_hand
    }

    /// A position with the piece and one other.
    fn with_one(&mut self, other: Piece) -> Option<FeatureScene> {
        let piece = self.maker.piece;
        let room = self.maker.variant.standing_room(other);
        let squares: Vec<Square> = self.maker.room(piece).collect();
        let tries = self.left;
        for (index, &from) in squares.iter().enumerate() {
            // Some pieces never show the feature with one other piece. The remaining tries are for two others.
            if index >= CENTRAL && self.left < tries / 2 {
                break;
            }
            let places = self.maker.around(from, self.feature.distance(), room);
            let found = places
                .into_iter()
                .find_map(|at| self.try_placement(vec![(from, piece), (at, other)], 1));
            if found.is_some() {
                return found;
            }
        }
        None
    }

    /// A position with the piece, one other, and a friend that the method needs.
    fn with_two(&mut self, other: Piece) -> Option<FeatureScene> {
        let capture = self.feature.capture()?;
        let Needs::Friend { who, place } = self.needs() else {
            return None;
        };
        let friend = self.friend(who(&capture.method), other)?;
        self.left = self.left.max(TRIES / 2);
        let piece = self.maker.piece;
        let variant = self.maker.variant;
        let (room, friends) = (variant.standing_room(other), variant.standing_room(friend));
        let squares: Vec<Square> = self.maker.room(piece).take(CENTRAL).collect();
        for from in squares {
            for at in self.maker.around(from, self.feature.distance(), room) {
                let places = place(variant.geometry(), from, at) & friends;
                let found = self
                    .maker
                    .around(from, 3, places)
                    .into_iter()
                    .filter(|&place| place != at)
                    .find_map(|place| {
                        self.try_placement(vec![(from, piece), (at, other), (place, friend)], 1)
                    });
                if found.is_some() || self.left == 0 {
                    return found;
                }
            }
        }
        None
    }

    /// What the feature needs on the board besides the piece and one other.
    fn needs(&self) -> &'static Needs {
        let capture = self.feature.capture();
        capture.map_or(&Needs::Nothing, |capture| {
            &MethodInfo::of(capture.method.name()).example.needs
        })
    }

    /// One of these friends that works against a victim, or any friend if the list is empty.
    fn friend(&self, partners: &[Partner], victim: Piece) -> Option<Piece> {
        let any = match partners.is_empty() {
            true => TypeSet::ALL,
            false => TypeSet::NONE,
        };
        let kinds = partners
            .iter()
            .filter(|partner| partner.against.contains(victim.piece_type()))
            .fold(any, |set, partner| set.or(partner.pieces));
        let extras = self.maker.extras(kinds, self.maker.piece.color());
        // The board has only one king, and a king does not coordinate with itself.
        let alone = |piece: &Piece| {
            *piece == self.maker.piece && self.maker.variant.royals().contains(piece.piece_type())
        };
        extras.into_iter().find(|piece| !alone(piece))
    }

    /// Counts a position, or returns `None` if the limit is reached.
    fn count_try(&mut self) -> Option<()> {
        self.left = self.left.checked_sub(1)?;
        self.maker.count_position().then_some(())
    }

    /// The position with these pieces, if the first of them can show the feature with this many victims.
    fn try_placement(&mut self, placement: Placement, victims: usize) -> Option<FeatureScene> {
        self.count_try()?;
        let &(from, _) = placement.first()?;
        let start = self
            .maker
            .position(&placement, self.maker.piece.color(), self.hand)?;
        let (mv, _) = self.best(&start, from, victims)?;
        // Without another piece some games would be over at once.
        if self.maker.variant.outcome(&start).is_some() {
            return None;
        }
        Some(FeatureScene {
            start,
            line: vec![mv],
            placement,
        })
    }

    /// The move of the piece on a square that shows the feature best.
    fn best(&self, start: &Position, from: Square, victims: usize) -> Option<(Move, Transition)> {
        let variant = self.maker.variant;
        let geometry = variant.geometry();
        let shown = |mv: Move| {
            let transition = variant.transition(start, mv);
            let shows = self.feature.is_shown_by(variant, &transition)
                && self.count(&transition) >= victims
                && self.goes_on(start, mv, &transition);
            shows.then_some((mv, transition))
        };
        let moves = variant.legal_moves(start).into_iter();
        let moves = moves.filter(|mv| mv.from == from && mv.travel != Travel::Drop);
        let moves = moves.filter(|&mv| self.feature.may_be_shown_by(variant, start, mv));
        moves.filter_map(shown).min_by_key(|(mv, transition)| {
            let effects = transition.effects.len();
            let length = geometry.distance(mv.from, mv.to).abs_diff(LENGTH);
            (mv.declines, mv.promotion.is_some(), effects, length, *mv)
        })
    }

    /// The number of pieces that the move captures by the method of the scene.
    fn count(&self, transition: &Transition) -> usize {
        let effects = transition.effects.iter();
        match self.feature.capture() {
            Some(capture) => effects
                .filter(|effect| is_capture_by(capture, effect))
                .count(),
            None => 1,
        }
    }

    /// Whether the game continues after a move, or the move captured a king.
    fn goes_on(&self, start: &Position, mv: Move, transition: &Transition) -> bool {
        let variant = self.maker.variant;
        let royals = variant.royals();
        let king_taken = transition.captured().meets(start.of_types(royals));
        king_taken || variant.outcome(&variant.play(start, mv)).is_none()
    }
}

/// The piece alone on a square with the most moves, and these moves.
pub(super) fn walk(maker: &PositionMaker) -> Option<(Position, Square, Vec<Move>)> {
    let piece = maker.piece;
    let color: Color = piece.color();
    let mut best: Option<(Position, Square, Vec<Move>)> = None;
    for at in maker.room(piece).take(CENTRAL) {
        let Some(start) = maker.position(&vec![(at, piece)], color, None) else {
            continue;
        };
        let mut moves = maker.variant.legal_moves(&start);
        moves.retain(|mv| mv.from == at && matches!(mv.travel, Travel::Walk | Travel::Jump));
        let more = best
            .as_ref()
            .is_none_or(|(_, _, known)| known.len() < moves.len());
        if more && !moves.is_empty() {
            best = Some((start, at, moves));
        }
    }
    best
}
