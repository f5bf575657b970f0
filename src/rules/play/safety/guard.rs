//! The test whether a move leaves its own king safe.

use super::{attack, king_exposure};
use crate::rules::ask::{Board, KingExposure, Verdict};
use crate::rules::board::{Bitboard, Word};
use crate::rules::definition::{Facts, Royal};
use crate::rules::method;
use crate::rules::moves::Move;
use crate::rules::piece::{Piece, PieceType, Travel};
use crate::rules::play::{captures, legality};
use crate::rules::power::{freeze, immunity, palace};

/// A test for the moves of one position. It knows that all moves are legal, or watches one king, or
/// plays each move.
pub struct Guard<'a, W: Word = u128> {
    facts: &'a Facts<'a, W>,
    free: bool,
    watch: Option<WatchedKing<'a, W>>,
}

/// A king and the squares that matter to its safety.
struct WatchedKing<'a, W: Word> {
    board: Board<'a, W>,
    exposure: KingExposure<W>,
    /// The side's pieces that freeze attackers, or could; all its pieces if one freezes along lines, because any move may
    /// open or shut a line.
    freezers: Bitboard<W>,
    /// Whether the king is safe only because some attackers are frozen.
    safe_by_freezing: bool,
    /// The palace, which no other piece of the side may enter while one stands in it.
    palace: Bitboard<W>,
    /// If a piece gives check by displacement: its square and the squares in between. A simple move of
    /// another piece to any other square leaves the king in check.
    evasions: Option<Bitboard<W>>,
}

impl<'a, W: Word> Guard<'a, W> {
    /// Prepares the test for the side to move.
    pub(in crate::rules) fn new(facts: &'a Facts<'a, W>) -> Guard<'a, W> {
        let settings = facts.settings();
        let playing = facts.position.choice() == 0;
        let captured = settings.royal == Royal::Capture;
        let palace = settings.palace[facts.position.turn()];
        Guard {
            facts,
            free: playing && captured && palace.is_empty(),
            watch: match playing && !captured {
                true => WatchedKing::new(facts),
                false => None,
            },
        }
    }

    /// Whether a pseudo-legal move is legal.
    pub fn allows(&self, mv: Move) -> bool {
        self.allows_with(mv, || captures::captured(self.facts, mv))
    }

    /// The same as [`allows`](Self::allows) for a move that is known to capture nothing. This is faster.
    pub fn allows_idle(&self, mv: Move) -> bool {
        self.allows_with(mv, || Bitboard::EMPTY)
    }

    /// Whether a pseudo-legal move that captures these pieces is legal.
    #[inline]
    fn allows_with(&self, mv: Move, captured: impl Fn() -> Bitboard<W>) -> bool {
        let known = match &self.watch {
            Some(watch) => watch.judge(mv, captured),
            None => (self.free && mv.travel != Travel::Drop).then_some(true),
        };
        known.unwrap_or_else(|| legality::keeps_king_safe(self.facts, mv))
    }

    /// Whether no king has to be kept safe.
    pub(super) fn is_free(&self) -> bool {
        self.free
    }

    /// A set of squares from the watched king. It is empty if no king has to be safe, and full if every
    /// move must be played.
    fn king_squares(&self, pick: impl Fn(&WatchedKing<W>) -> Bitboard<W>) -> Bitboard<W> {
        match &self.watch {
            Some(watch) => pick(watch),
            None if self.free => Bitboard::EMPTY,
            None => Bitboard::FULL,
        }
    }

    /// The pieces whose every move must be tested.
    pub(super) fn must_test(&self) -> Bitboard<W> {
        self.king_squares(|watch| watch.must_test() | watch.exposure.core)
    }

    /// The empty squares on which every arrival must be tested.
    pub(super) fn entered(&self) -> Bitboard<W> {
        self.king_squares(|watch| watch.exposure.entered | watch.palace)
    }

    /// The enemies whose replacement must be tested.
    pub(super) fn replaced(&self) -> Bitboard<W> {
        self.king_squares(|watch| watch.exposure.replaced)
    }

    /// The enemies whose capture could open an attack on the king.
    pub(super) fn shields(&self) -> Bitboard<W> {
        self.king_squares(|watch| watch.exposure.shields | watch.exposure.replaced)
    }
}

impl<'a, W: Word> WatchedKing<'a, W> {
    /// `None` if the game or the position is unusual, so that every move must be played.
    fn new(facts: &'a Facts<'a, W>) -> Option<WatchedKing<'a, W>> {
        let (settings, position) = (facts.settings(), facts.position);
        let turn = position.turn();
        let goals = settings.goals[turn].cast();
        let nearly_home = goals.any() && !(goals - position.pieces(turn)).several();
        let kings = facts.kings(turn);
        let fixed = immunity::is_fixed(facts, turn);
        let groups = facts.rules.groups();
        let special = !groups.neutralizers.is_empty() || !groups.crowned.is_empty();
        if special || nearly_home || kings.len() != 1 || settings.edge[!turn].any() || !fixed {
            return None;
        }
        let king = kings.first()?;
        let board = Board::new(facts, king, !turn)?;
        let kind = facts.rules.kind(board.victim);
        if kind.run.is_some() || !kind.freezes.is_empty() {
            return None;
        }
        let (exposure, evasions) = match attack::verdict(&board) {
            Verdict::Safe => (king_exposure::exposure(&board), None),
            Verdict::Attacked => {
                let test_all = KingExposure {
                    test_all: true,
                    ..KingExposure::default()
                };
                (test_all, attack::evasions(&board))
            }
            Verdict::Unknown => return None,
        };
        let frozen = board.attacking != board.free;
        let unfrozen = Board {
            free: board.attacking,
            ..board
        };
        Some(WatchedKing {
            freezers: freeze::involved(facts, turn),
            safe_by_freezing: frozen
                && !exposure.test_all
                && attack::verdict(&unfrozen) != Verdict::Safe,
            palace: settings.palace[turn].cast(),
            evasions,
            board,
            exposure,
        })
    }

    /// The pieces whose departure must be tested.
    fn must_test(&self) -> Bitboard<W> {
        if self.exposure.test_all {
            return Bitboard::FULL;
        }
        let king = self.exposure.vacated.with(self.board.target);
        match self.safe_by_freezing {
            true => king | self.freezers,
            false => king,
        }
    }

    fn facts(&self) -> &'a Facts<'a, W> {
        self.board.facts
    }

    /// Whether a move is legal; `None` if only playing it can tell. `captured` finds what it captures.
    #[inline]
    fn judge(&self, mv: Move, captured: impl Fn() -> Bitboard<W>) -> Option<bool> {
        let facts = self.facts();
        if self.palace.any() && palace::crowded(facts, mv) {
            return Some(false);
        }
        let piece = facts.position.piece(mv.from)?;
        match mv.travel {
            Travel::Walk | Travel::Run | Travel::Replace | Travel::Leap => {}
            Travel::Jump | Travel::EnPassant | Travel::Suicide => {}
            Travel::Swap if self.is_idle_swap(mv, &captured) => return Some(true),
            _ => return None,
        }
        let converters = facts.rules.groups().converters;
        if converters.contains(piece.piece_type()) && captured().any() {
            return None;
        }
        if self.leaves_check(mv, piece, &captured) {
            return Some(false);
        }
        let must_test = self.must_test().contains(mv.from) || self.may_enclose(mv, piece);
        if must_test || self.exposure.entered.contains(mv.to) {
            return self.judge_after(mv, piece, captured());
        }
        let quiet = match mv.travel {
            Travel::Suicide => true,
            Travel::Walk | Travel::Run => facts
                .rules
                .groups()
                .never_capture_walking
                .contains(piece.piece_type()),
            _ => false,
        };
        if quiet {
            return Some(true);
        }
        let captured = captured();
        let lost = captured.without(mv.to);
        let replaced = captured & mv.to.into() & self.exposure.replaced;
        match lost.meets(self.exposure.shields) || replaced.any() {
            true => self.judge_after(mv, piece, captured),
            false => Some(true),
        }
    }

    /// Whether a move surely leaves the king in check.
    fn leaves_check(&self, mv: Move, piece: Piece, captured: impl Fn() -> Bitboard<W>) -> bool {
        let Some(evasions) = self.evasions else {
            return false;
        };
        let powers = self.facts().rules.groups();
        let now = mv.promotion.unwrap_or(piece.piece_type());
        let alone = match mv.travel {
            Travel::Walk => powers.never_capture_walking.contains(piece.piece_type()),
            Travel::Replace => captured() == Bitboard::of(mv.to),
            _ => false,
        };
        let goes = mv.from != self.board.target && !evasions.contains(mv.to);
        goes && alone && !self.may_freeze(mv, now, Bitboard::of(mv.to))
    }

    /// Whether a move may leave the king's group where one move can enclose it.
    fn may_enclose(&self, mv: Move, piece: Piece) -> bool {
        self.exposure.core.contains(mv.from) && {
            let after = self.board.after(mv, piece.piece_type(), Bitboard::EMPTY);
            !method::free_neighbours(&after).several()
        }
    }

    /// Whether a move only swaps two pieces of the side, on squares that do not matter to the king.
    fn is_idle_swap(&self, mv: Move, captured: impl Fn() -> Bitboard<W>) -> bool {
        let pair = Bitboard::of(mv.from).with(mv.to);
        let freezes = self.safe_by_freezing && pair.meets(self.freezers);
        let touches = pair.contains(self.board.target) || pair.meets(self.exposure.replaced);
        let own = self.facts().position.pieces(!self.board.by);
        let idle = !self.exposure.test_all && !freezes && !touches && mv.promotion.is_none();
        idle && (pair - own).is_empty() && captured().is_empty()
    }

    /// Whether a move is legal, judged by the squares of the pieces after it; `None` if only playing it
    /// can tell.
    fn judge_after(&self, mv: Move, piece: Piece, captured: Bitboard<W>) -> Option<bool> {
        let facts = self.facts();
        let now = mv.promotion.unwrap_or(piece.piece_type());
        if facts.rules.groups().enclosers.contains(piece.piece_type()) {
            return None;
        }
        let after = self.board.after(mv, now, captured);
        let frozen = after.attacking != after.free;
        let frees_enemies = frozen && self.freezers.contains(mv.from);
        let after = match frees_enemies {
            true => Board {
                free: after.attacking,
                ..after
            },
            false => after,
        };
        match attack::verdict(&after) {
            Verdict::Safe => Some(true),
            Verdict::Attacked if frees_enemies || self.may_freeze(mv, now, captured) => None,
            Verdict::Attacked => Some(false),
            Verdict::Unknown => None,
        }
    }

    /// Whether the move could freeze more attackers.
    fn may_freeze(&self, mv: Move, now: PieceType, captured: Bitboard<W>) -> bool {
        let freezers = self.facts().rules.groups().freezers;
        freezers.contains(now)
            || self.freezers.contains(mv.from)
            || self.freezers.any() && captured.any()
    }
}
