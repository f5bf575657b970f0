//! Finding a position in which a piece does something: places are tried in order, and the rules are asked.

mod special;

use super::cast::{Cast, Studio};
use super::feat::{Feat, takes};
use crate::explain::{MethodInfo, Needs};
use crate::rules::{
    Color, Move, Partner, Piece, PieceType, Position, Square, Transition, Travel, TypeSet,
};

/// The most positions that are looked at for one thing.
const TRIES: usize = 2000;

/// How many squares from the middle outward a piece is tried on before the others.
const CENTRAL: usize = 10;

/// How long a move looks best.
const LENGTH: usize = 3;

/// A position, and the moves from it that show something.
#[derive(Clone, Debug)]
pub(super) struct Found {
    pub start: Position,
    pub line: Vec<Move>,
    cast: Cast,
}

/// Looks for positions, until it has looked at too many.
pub(super) struct Search<'a> {
    studio: &'a Studio<'a>,
    feat: Feat<'a>,
    hand: Option<PieceType>,
    left: usize,
}

impl<'a> Search<'a> {
    pub fn new(studio: &'a Studio<'a>, feat: Feat<'a>) -> Search<'a> {
        Search {
            studio,
            feat,
            hand: None,
            left: match feat {
                // Most pieces never do it.
                Feat::Edge(_) => TRIES / 4,
                _ => TRIES,
            },
        }
    }

    /// A position in which the piece does it, with few others.
    pub fn find(&mut self) -> Option<Found> {
        if let Feat::Protect(_) = self.feat {
            return self.protecting();
        }
        match self.needs() {
            Needs::Run => return self.after_a_run(),
            Needs::Walls => return self.closed_in(),
            Needs::Nothing | Needs::Friend { .. } => {}
        }
        let Some(others) = self.feat.others(self.studio.piece) else {
            return self.alone();
        };
        if self.feat.capture().is_some() && self.studio.is_out_of_reach(others.types) {
            return None;
        }
        let victims = self.studio.extras(others.types, others.color);
        let tries = self.left / victims.len().clamp(1, 4);
        victims.into_iter().take(8).find_map(|victim| {
            self.left = tries;
            self.with_one(victim).or_else(|| self.with_two(victim))
        })
    }

    /// The same with one piece more that is captured by the same move.
    pub fn find_several(&mut self, found: &Found) -> Option<Found> {
        let capture = self.feat.capture()?;
        if !MethodInfo::of(capture.method.name()).example.several {
            return None;
        }
        let color = !self.studio.piece.color();
        let victims = self.studio.extras(capture.victims, color);
        let victim = *victims.first()?;
        let from = found.line.first()?.from;
        let room = self.studio.variant.standing_room(victim);
        self.left = TRIES / 4;
        let squares = self.studio.around(from, 2, room);
        squares.into_iter().find_map(|at| {
            if found.cast.iter().any(|&(taken, _)| taken == at) {
                return None;
            }
            let mut cast = found.cast.clone();
            cast.push((at, victim));
            self.try_cast(cast, 2)
        })
    }

    /// A position in which only the piece itself matters.
    fn alone(&mut self) -> Option<Found> {
        let piece = self.studio.piece;
        let army = self.studio.variant.army(piece.color());
        let royals = self.studio.variant.royals();
        let held = army.iter().filter(|&kind| !royals.contains(kind)).map(Some);
        let kinds: Vec<Option<PieceType>> = match self.needs_hand() {
            true => held.collect(),
            false => vec![None],
        };
        let squares: Vec<Square> = self.studio.room(piece).collect();
        kinds.into_iter().find_map(|kind| {
            self.hand = kind;
            squares
                .iter()
                .find_map(|&at| self.try_cast(vec![(at, piece)], 1))
        })
    }

    /// Whether it needs a piece in hand.
    fn needs_hand(&self) -> bool {
        let piece = self.studio.piece;
        let promotion = self.studio.variant.kind(piece.piece_type()).promotion;
        let from_hand = promotion.is_some_and(|promotion| promotion[piece.color()].from_hand);
        matches!(self.feat, Feat::Resurrect) || matches!(self.feat, Feat::Promote) && from_hand
    }

    /// The piece and one other.
    fn with_one(&mut self, other: Piece) -> Option<Found> {
        let piece = self.studio.piece;
        let room = self.studio.variant.standing_room(other);
        let squares: Vec<Square> = self.studio.room(piece).collect();
        let tries = self.left;
        for (index, &from) in squares.iter().enumerate() {
            // Some pieces never do it with one other; what is left belongs to two.
            if index >= CENTRAL && self.left < tries / 2 {
                break;
            }
            let places = self.studio.around(from, self.feat.distance(), room);
            let found = places
                .into_iter()
                .find_map(|at| self.try_cast(vec![(from, piece), (at, other)], 1));
            if found.is_some() {
                return found;
            }
        }
        None
    }

    /// The piece, one other, and a friend that the method needs.
    fn with_two(&mut self, other: Piece) -> Option<Found> {
        let capture = self.feat.capture()?;
        let Needs::Friend { who, place } = self.needs() else {
            return None;
        };
        let friend = self.friend(who(&capture.method), other)?;
        self.left = self.left.max(TRIES / 2);
        let piece = self.studio.piece;
        let variant = self.studio.variant;
        let (room, friends) = (variant.standing_room(other), variant.standing_room(friend));
        let squares: Vec<Square> = self.studio.room(piece).take(CENTRAL).collect();
        for from in squares {
            for at in self.studio.around(from, self.feat.distance(), room) {
                let places = place(variant.geometry(), from, at) & friends;
                let found = self
                    .studio
                    .around(from, 3, places)
                    .into_iter()
                    .filter(|&place| place != at)
                    .find_map(|place| {
                        self.try_cast(vec![(from, piece), (at, other), (place, friend)], 1)
                    });
                if found.is_some() || self.left == 0 {
                    return found;
                }
            }
        }
        None
    }

    /// Its needs on the board besides the piece and one other.
    fn needs(&self) -> &'static Needs {
        let capture = self.feat.capture();
        capture.map_or(&Needs::Nothing, |capture| {
            &MethodInfo::of(capture.method.name()).example.needs
        })
    }

    /// One of these friends that serves against a victim; any friend if there are none of them.
    fn friend(&self, partners: &[Partner], victim: Piece) -> Option<Piece> {
        let any = match partners.is_empty() {
            true => TypeSet::ALL,
            false => TypeSet::NONE,
        };
        let kinds = partners
            .iter()
            .filter(|partner| partner.against.contains(victim.piece_type()))
            .fold(any, |set, partner| set.or(partner.pieces));
        let extras = self.studio.extras(kinds, self.studio.piece.color());
        // Only one king is on the board: a king does not coordinate with itself.
        let alone = |piece: &Piece| {
            *piece == self.studio.piece && self.studio.variant.royals().contains(piece.piece_type())
        };
        extras.into_iter().find(|piece| !alone(piece))
    }

    /// Counts a position, if one more may be looked at.
    fn spend(&mut self) -> Option<()> {
        self.left = self.left.checked_sub(1)?;
        self.studio.spends().then_some(())
    }

    /// The cast as a position, if the piece, first in the cast, can do it there to so many at once.
    fn try_cast(&mut self, cast: Cast, victims: usize) -> Option<Found> {
        self.spend()?;
        let &(from, _) = cast.first()?;
        let start = self
            .studio
            .stage(&cast, self.studio.piece.color(), self.hand)?;
        let (mv, _) = self.best(&start, from, victims)?;
        // Without a bystander some games are over before they begin.
        if self.studio.variant.outcome(&start).is_some() {
            return None;
        }
        Some(Found {
            start,
            line: vec![mv],
            cast,
        })
    }

    /// The move of the piece on a square that shows it best.
    fn best(&self, start: &Position, from: Square, victims: usize) -> Option<(Move, Transition)> {
        let variant = self.studio.variant;
        let geometry = variant.geometry();
        let shown = |mv: Move| {
            let transition = variant.transition(start, mv);
            let shows = self.feat.is_shown_by(variant, &transition)
                && self.count(&transition) >= victims
                && self.goes_on(start, mv, &transition);
            shows.then_some((mv, transition))
        };
        let moves = variant.legal_moves(start).into_iter();
        let moves = moves.filter(|mv| mv.from == from && mv.travel != Travel::Drop);
        let moves = moves.filter(|&mv| self.feat.may_be_shown_by(variant, start, mv));
        moves.filter_map(shown).min_by_key(|(mv, transition)| {
            let effects = transition.effects.len();
            let length = geometry.distance(mv.from, mv.to).abs_diff(LENGTH);
            (mv.declines, mv.promotion.is_some(), effects, length, *mv)
        })
    }

    /// How many pieces the move captures by the method of the scene.
    fn count(&self, transition: &Transition) -> usize {
        let effects = transition.effects.iter();
        match self.feat.capture() {
            Some(capture) => effects.filter(|effect| takes(capture, effect)).count(),
            None => 1,
        }
    }

    /// Whether the game continues after a move, or a king was captured.
    fn goes_on(&self, start: &Position, mv: Move, transition: &Transition) -> bool {
        let variant = self.studio.variant;
        let royals = variant.royals();
        let king_taken = transition.captured().meets(start.of_types(royals));
        king_taken || variant.outcome(&variant.play(start, mv)).is_none()
    }
}

/// The piece on its own: where it stands with the most freedom, and the moves that it has there.
pub(super) fn walk(studio: &Studio) -> Option<(Position, Square, Vec<Move>)> {
    let piece = studio.piece;
    let color: Color = piece.color();
    let mut best: Option<(Position, Square, Vec<Move>)> = None;
    for at in studio.room(piece).take(CENTRAL) {
        let Some(start) = studio.stage(&vec![(at, piece)], color, None) else {
            continue;
        };
        let mut moves = studio.variant.legal_moves(&start);
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
