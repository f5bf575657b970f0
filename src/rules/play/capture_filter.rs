//! The captures of all moves of one position, found without looking at each move.
//!
//! Most moves capture nothing, and most of the others replace one piece. If a piece captures only on
//! its stop, the squares of the move tell which piece it captures. For other pieces this module finds
//! once per position the stops where they could capture at all ([`stops::arriving`]).
//!
//! The search weighs every move by the pieces that it gains or loses. In quiescence it lists only moves that could
//! gain.

use super::{captures, stops};
use crate::rules::board::{Bitboard, Square, Word};
use crate::rules::definition::{Captured, Facts, SwappedPawns};
use crate::rules::moves::Move;
use crate::rules::piece::{MAX_TYPES, Mover, Piece, PieceType, Travel, TypeSet};

use smallvec::SmallVec;

/// What the moves of the side to move capture, as far as this is known without playing them.
pub struct CaptureFilter<W: Word = u128> {
    /// For each type, the stops on which a walk may capture.
    arriving: [Bitboard<W>; MAX_TYPES],
    /// Pieces that may capture by departure, each with the stops of such moves.
    leaving: SmallVec<[(Square, Bitboard<W>); 4]>,
    /// For each type whose only capture is replacement, the pieces that it can replace.
    replaced: [Bitboard<W>; MAX_TYPES],
}

impl<W: Word> CaptureFilter<W> {
    /// Finds the stops and captures for the side to move.
    pub(in crate::rules) fn new(facts: &Facts<W>) -> CaptureFilter<W> {
        let mut capture_filter = CaptureFilter {
            arriving: [Bitboard::EMPTY; MAX_TYPES],
            leaving: SmallVec::new(),
            replaced: [Bitboard::EMPTY; MAX_TYPES],
        };
        let (rules, turn) = (facts.rules, facts.position.turn());
        let enemies = facts.position.pieces(!turn);
        for (piece_type, kind, pieces) in facts.types(turn) {
            if rules.groups().replacers.contains(piece_type) {
                let piece = Piece::new(turn, piece_type);
                let capturable = |capture| captures::capturable(facts, piece, capture);
                capture_filter.replaced[piece_type.index()] =
                    kind.captures.first().map_or(Bitboard::EMPTY, capturable);
            }
            if rules.groups().never_capture_walking.contains(piece_type) {
                continue;
            }
            capture_filter.arriving[piece_type.index()] =
                stops::arriving(facts, turn, kind, enemies);
            if rules.groups().withdrawers.contains(piece_type) {
                let stops = |from| (from, stops::leaving(facts, kind, from, enemies));
                let found = pieces.into_iter().map(stops);
                capture_filter
                    .leaving
                    .extend(found.filter(|(_, stops)| stops.any()));
            }
        }
        capture_filter
    }

    /// The pieces that a pseudo-legal move removes for good. `None` if the caller must look more
    /// closely, for example because the move promotes.
    pub fn known_captures(&self, facts: &Facts<W>, mv: Move) -> Option<Bitboard<W>> {
        self.of_piece(facts, mv.from).known(mv)
    }

    /// What the moves of the piece on a square capture.
    pub fn of_piece<'a>(&self, facts: &'a Facts<'a, W>, from: Square) -> PieceCaptures<'a, W> {
        let rules = facts.rules;
        let piece = facts.position.piece(from).map(Piece::piece_type);
        let groups = rules.groups();
        let is = |types: TypeSet| piece.is_some_and(|piece| types.contains(piece));
        PieceCaptures {
            facts,
            from,
            exists: piece.is_some(),
            stops: piece.map_or(Bitboard::EMPTY, |piece| self.stops(piece, from)),
            direct: is(groups.capture_on_stop),
            gone: rules.settings().captured == Captured::Gone
                && !is(groups.enclosers)
                && !is(groups.converters),
        }
    }

    /// The stops on which a walk of a piece may capture.
    #[inline]
    fn stops(&self, piece: PieceType, from: Square) -> Bitboard<W> {
        let leaving = self.leaving.iter().find(|(square, _)| *square == from);
        let leaving = leaving.map_or(Bitboard::EMPTY, |&(_, stops)| stops);
        self.arriving[piece.index()] | leaving
    }

    /// Which moves of a piece could capture or promote, so that the caller can skip the others.
    pub(in crate::rules) fn scope(&self, facts: &Facts<W>, piece: Piece, from: Square) -> Scope<W> {
        let (rules, piece_type) = (facts.rules, piece.piece_type());
        if rules.groups().replacers.contains(piece_type) {
            return Scope::Replacements(self.replaced[piece_type.index()]);
        }
        if !rules.groups().countable.contains(piece_type) {
            return Scope::Some {
                walks: Bitboard::FULL,
                shifts: true,
            };
        }
        let promotion = facts.kind(piece).promotion.as_ref();
        let zone = promotion.map_or(Bitboard::EMPTY, |promotion| promotion[piece.color()].zone);
        let idle = rules.groups().capture_on_stop.contains(piece_type)
            && facts.settings().swapped_pawns == SwappedPawns::Forbidden;
        Scope::Some {
            walks: self.stops(piece_type, from) | zone,
            shifts: !idle,
        }
    }
}

/// What the moves of one piece capture, as far as this is known without playing them.
pub struct PieceCaptures<'a, W: Word> {
    facts: &'a Facts<'a, W>,
    from: Square,
    /// Whether there is a piece on the square.
    exists: bool,
    /// The stops on which its walks may capture.
    stops: Bitboard<W>,
    /// Whether it captures only on its stop, unless it leaps.
    direct: bool,
    /// Whether captured pieces are gone for good.
    gone: bool,
}

impl<W: Word> PieceCaptures<'_, W> {
    /// The square of the piece.
    pub fn from(&self) -> Square {
        self.from
    }

    /// Whether a move is surely a walk without capture or promotion.
    // Asked for every move; left to itself, the compiler may not inline it.
    #[inline(always)]
    pub fn is_idle(&self, mv: Move) -> bool {
        let walks = matches!(mv.travel, Travel::Walk | Travel::Run);
        walks && mv.promotion.is_none() && self.exists && !self.stops.contains(mv.to)
    }

    /// The pieces that a pseudo-legal move of the piece removes for good. `None` if the caller must
    /// look more closely.
    pub fn known(&self, mv: Move) -> Option<Bitboard<W>> {
        if self.is_idle(mv) {
            return Some(Bitboard::EMPTY);
        }
        if matches!(mv.travel, Travel::Drop | Travel::Castle) {
            return Some(Bitboard::EMPTY);
        }
        if mv.promotion.is_some() || !self.exists {
            return None;
        }
        let captures_nothing = match mv.travel {
            Travel::Swap | Travel::Drive => self.direct,
            Travel::Jump => self.direct && self.facts.position.piece(mv.to).is_none(),
            _ => false,
        };
        if captures_nothing {
            return Some(Bitboard::EMPTY);
        }
        match mv.travel {
            Travel::Replace if self.gone && self.direct && !mv.declines => Some(mv.to.into()),
            Travel::Walk | Travel::Run | Travel::Replace | Travel::Leap | Travel::Jump
                if self.gone =>
            {
                Some(captures::captured(self.facts, mv))
            }
            _ if self.gone && mv.travel.mover() == Mover::Stays => {
                Some(captures::captured(self.facts, mv))
            }
            _ => None,
        }
    }
}

/// The moves that the caller needs.
#[derive(Clone, Copy, Debug)]
pub(in crate::rules) enum Scope<W: Word> {
    /// Only replacements of these pieces.
    Replacements(Bitboard<W>),
    /// Only some walks.
    Some {
        /// The stops of the needed walks and multi-steps.
        walks: Bitboard<W>,
        /// Whether swaps and drives are needed.
        shifts: bool,
    },
}
