//! Finds out which moves give check, mostly from their squares.

use super::threat;
use crate::rules::board::{Bitboard, Square, Word};
use crate::rules::definition::{Royal, View};
use crate::rules::moves::Move;
use crate::rules::piece::{Capture, MAX_TYPES, Piece, PieceKind, PieceType, Travel, TypeSet};
use crate::rules::position::Position;
use crate::rules::power::{freeze, immunity};
use smallvec::SmallVec;

/// The moves of one position that may give check.
pub struct Checks<'a, W: Word = u128> {
    view: View<'a, W>,
    /// The squares from which each type of the side to move might attack an enemy king.
    squares: [Bitboard<W>; MAX_TYPES],
    types: SmallVec<[Checker<W>; 16]>,
    /// All squares where each type may attack or help after a move …
    arrivals: [Bitboard<W>; MAX_TYPES],
    /// … and all departures that may let another piece attack.
    departures: Bitboard<W>,
    /// Whether any move may give check.
    open: bool,
    /// The pieces of the side to move that are frozen.
    frozen: Bitboard<W>,
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
    pub(in crate::rules) fn new(view: View<'a, W>) -> Checks<'a, W> {
        let turn = view.position.turn();
        let mut checks = Checks {
            view,
            squares: [Bitboard::EMPTY; MAX_TYPES],
            types: SmallVec::new(),
            arrivals: [Bitboard::EMPTY; MAX_TYPES],
            departures: Bitboard::EMPTY,
            // The capture of a protector may expose a king. And where kings may be captured, a king may
            // stand attacked already.
            open: !immunity::is_fixed(view, !turn)
                || view.settings().royal == Royal::Capture && threat::king_attacked(view, !turn),
            frozen: freeze::frozen(view, turn),
        };
        for king in view.kings(!turn) {
            let victim = view.position.piece(king).map(Piece::piece_type);
            for (piece_type, kind, pieces) in view.types(turn) {
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
        let (view, rule) = (self.view, capture.method.check());
        let squares = rule.checking_squares(view, king);
        self.squares[piece_type.index()] |= squares;
        let (partners, help) = (
            capture.method.partners().unwrap_or_default(),
            rule.partner_squares(view, king),
        );
        let turn = view.position.turn();
        let plain = capture.replacement().is_some() || !moves_strangely(kind, view);
        let (arrivals, departures) = match partners.is_empty() {
            _ if !plain => (Bitboard::FULL, Bitboard::FULL),
            true => (squares, rule.uncovering_squares(view, king, pieces)),
            false if view.partners(turn, partners).meets(help) => (Bitboard::FULL, Bitboard::FULL),
            false => (squares, Bitboard::EMPTY),
        };
        self.arrivals[piece_type.index()] |= arrivals;
        self.departures |= departures;
        let helpers = partners
            .iter()
            .fold(TypeSet::NONE, |all, partner| all.or(partner.pieces));
        for helper in helpers.and(view.rules.army(turn)).iter() {
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

    /// Whether a legal move to the position `next` gives check.
    #[inline]
    pub fn gives_check(&self, mv: Move, next: &Position<W>) -> bool {
        let position = self.view.position;
        let turn = position.turn();
        let after = View {
            position: next,
            ..self.view
        };
        let simple = matches!(mv.travel, Travel::Walk | Travel::Replace | Travel::Leap);
        let left = position.occupied() - next.occupied();
        let known = simple && !self.open && !left.several() && !self.frees(left, next);
        let moved = position.piece(mv.from);
        let Some(piece) = moved.filter(|_| known && next.piece(mv.to) == moved) else {
            return threat::king_attacked(after, next.turn());
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
        let attacked = |king| threat::attacked(after, king, turn, types);
        !types.is_empty() && after.kings(!turn).into_iter().any(attacked)
    }

    /// Whether the move to this position has freed a frozen piece of its side.
    fn frees(&self, left: Bitboard<W>, next: &Position<W>) -> bool {
        self.frozen.any() && {
            let view = View {
                position: next,
                ..self.view
            };
            (self.frozen - left - freeze::frozen(view, self.view.position.turn())).any()
        }
    }

    /// Whether the moving piece may attack a king from its stop. A false answer is not certain: the
    /// move may open a line, or move other pieces.
    #[inline]
    pub fn may_check(&self, mv: Move) -> bool {
        let piece = self.view.position.piece(mv.from);
        let kind = mv
            .promotion
            .or_else(|| piece.map(|piece| piece.piece_type()));
        kind.is_some_and(|kind| self.squares[kind.index()].contains(mv.to))
    }
}

/// Whether a piece of the side to move may go to a square on a line by another way, or moves other pieces.
fn moves_strangely<W: Word>(kind: &PieceKind<W>, view: View<W>) -> bool {
    let turn = view.position.turn();
    let mut replacing = kind.replacements();
    let odd = kind.walk[turn].is_odd() || replacing.any(|(reach, _)| reach[turn].is_odd());
    odd || kind.swap.is_some() || kind.drive.is_some() || kind.pushes || kind.pulls
}
