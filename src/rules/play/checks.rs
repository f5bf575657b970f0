//! Finds out which moves give check, mostly from their squares.

use super::threat;
use crate::rules::board::{Bitboard, Square, Word};
use crate::rules::definition::{Facts, Royal};
use crate::rules::moves::Move;
use crate::rules::piece::{Capture, MAX_TYPES, Piece, PieceKind, PieceType, Travel, TypeSet};
use crate::rules::power::{freeze, immunity};
use smallvec::SmallVec;

/// The moves of one position that may give check.
pub struct Checks<'a, W: Word = u128> {
    facts: &'a Facts<'a, W>,
    /// The squares from which each type of the side to move might attack an enemy king.
    squares: [Bitboard<W>; MAX_TYPES],
    types: SmallVec<[Checker<W>; 16]>,
    /// All squares where each type may attack or help after a move …
    arrivals: [Bitboard<W>; MAX_TYPES],
    /// … and all departures that may let another piece attack.
    departures: Bitboard<W>,
    /// Whether any move may give check.
    open: bool,
}

/// The pieces of a type that captures kings in some way.
struct Checker<W: Word> {
    piece_type: PieceType,
    /// The squares where it may attack a king after a move.
    arrivals: Bitboard<W>,
    /// The squares that, once they are empty, may let it attack a king.
    departures: Bitboard<W>,
    /// The types that help it …
    helpers: TypeSet,
    /// … and the squares where they do.
    help: Bitboard<W>,
}

impl<'a, W: Word> Checks<'a, W> {
    pub(in crate::rules) fn new(facts: &'a Facts<'a, W>) -> Checks<'a, W> {
        let turn = facts.position.turn();
        let mut checks = Checks {
            facts,
            squares: [Bitboard::EMPTY; MAX_TYPES],
            types: SmallVec::new(),
            arrivals: [Bitboard::EMPTY; MAX_TYPES],
            departures: Bitboard::EMPTY,
            // The capture of a protector may expose a king. And where kings may be captured, a king may
            // stand attacked already.
            open: !facts.rules.groups().neutralizers.is_empty()
                || !immunity::is_fixed(facts, !turn)
                || facts.settings().royal == Royal::Capture && threat::king_attacked(facts, !turn),
        };
        for king in facts.kings(!turn) {
            let victim = facts.position.piece(king).map(Piece::piece_type);
            for (piece_type, kind, pieces) in facts.types(turn) {
                let captures = kind.captures.iter();
                let on_king = captures
                    .filter(|capture| victim.is_some_and(|king| capture.victims.contains(king)));
                for capture in on_king {
                    checks.add(capture, king, (piece_type, kind, pieces));
                }
            }
        }
        checks
    }

    /// Adds a type's capture of a king.
    fn add(
        &mut self,
        capture: &Capture<W>,
        king: Square,
        (piece_type, kind, pieces): (PieceType, &PieceKind<W>, Bitboard<W>),
    ) {
        let (facts, rule) = (self.facts, capture.method.check());
        let squares = rule.checking_squares(facts, king);
        self.squares[piece_type.index()] |= squares;
        let (partners, help) = (
            capture.method.partners().unwrap_or_default(),
            rule.partner_squares(facts, king),
        );
        let turn = facts.position.turn();
        // A piece that captures only one may attack as soon as any other victim is gone.
        let plain =
            !kind.one_capture && (capture.replacement().is_some() || !moves_strangely(kind, facts));
        let (arrivals, departures) = match partners.is_empty() {
            _ if !plain => (Bitboard::FULL, Bitboard::FULL),
            true => (squares, rule.uncovering_squares(facts, king, pieces)),
            false if facts.partners(turn, partners).meets(help) => (Bitboard::FULL, Bitboard::FULL),
            false => (squares, Bitboard::EMPTY),
        };
        self.arrivals[piece_type.index()] |= arrivals;
        self.departures |= departures;
        let helpers = partners
            .iter()
            .fold(TypeSet::NONE, |all, partner| all.or(partner.pieces));
        for helper in helpers.and(facts.rules.army(turn)).iter() {
            self.arrivals[helper.index()] |= help;
        }
        self.types.push(Checker {
            piece_type,
            arrivals,
            departures,
            helpers,
            help,
        });
    }

    /// Whether a legal move to the position of `next` gives check.
    #[inline]
    pub fn gives_check(&self, mv: Move, next: &Facts<W>) -> bool {
        let position = self.facts.position;
        let turn = position.turn();
        let after = next.position;
        let simple = matches!(mv.travel, Travel::Walk | Travel::Replace | Travel::Leap);
        let left = position.occupied() - after.occupied();
        let known = simple && !self.open && !left.several() && !self.frees(left, next);
        let moved = position.piece(mv.from);
        let converters = self.facts.rules.groups().converters;
        let plain = |piece: &Piece| {
            known && !converters.contains(piece.piece_type()) && after.piece(mv.to) == moved
        };
        let Some(piece) = moved.filter(plain) else {
            return threat::king_attacked(next, after.turn());
        };
        let piece_type = piece.piece_type();
        if !self.departures.meets(left) && !self.arrivals[piece_type.index()].contains(mv.to) {
            return false;
        }
        let mut types = TypeSet::NONE;
        for checker in &self.types {
            let arrives = piece_type == checker.piece_type && checker.arrivals.contains(mv.to);
            let helps = checker.helpers.contains(piece_type) && checker.help.contains(mv.to);
            if arrives || helps || checker.departures.meets(left) {
                types.insert(checker.piece_type);
            }
        }
        let attacked = |king| threat::attacked(next, king, turn, types);
        !types.is_empty() && next.kings(!turn).into_iter().any(attacked)
    }

    /// Whether the move to this position has freed a frozen piece of its side.
    fn frees(&self, left: Bitboard<W>, next: &Facts<W>) -> bool {
        let turn = self.facts.position.turn();
        let frozen = freeze::frozen(self.facts, turn);
        frozen.any() && (frozen - left - freeze::frozen(next, turn)).any()
    }

    /// Whether the moving piece may attack a king from its stop. A false answer is not certain: the
    /// move may open a line, or move other pieces.
    #[inline]
    pub fn may_check(&self, mv: Move) -> bool {
        let piece = self.facts.position.piece(mv.from);
        let kind = mv
            .promotion
            .or_else(|| piece.map(|piece| piece.piece_type()));
        kind.is_some_and(|kind| self.squares[kind.index()].contains(mv.to))
    }
}

/// Whether a piece of the side to move may go to a square on a line by another way, or moves other pieces.
fn moves_strangely<W: Word>(kind: &PieceKind<W>, facts: &Facts<W>) -> bool {
    let turn = facts.position.turn();
    let mut replacing = kind.replacements();
    let odd = kind.walk[turn].is_odd() || replacing.any(|(reach, _)| reach[turn].is_odd());
    odd || kind.swap.is_some() || kind.drive.is_some() || kind.pushes || kind.pulls
}
