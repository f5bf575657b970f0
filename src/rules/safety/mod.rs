//! Finds out whether moves leave their own king safe, without playing them if possible.
//!
//! For the side to move a [`Guard`] finds out once which squares matter to its king's safety
//! ([`KingExposure`]). A move that touches none of them is legal. The others are judged by where all pieces
//! would stand ([`attack`]), and only moves of an uncommon kind are played on a copy of the position,
//! which is what legality means and what all of this must agree with.

mod attack;
mod board;
mod check_by_arrival;
mod count;
mod king_exposure;

pub(super) use attack::{Attackers, Verdict};
pub(super) use board::Board;
pub(super) use check_by_arrival::ArrivalRule;
pub(super) use count::{count, is_countable};
pub(super) use king_exposure::KingExposure;

use super::bitboard::Bitboard;
use super::capture;
use super::color::Color;
use super::immunity;
use super::moves::{Move, Travel};
use super::palace;
use super::piece::{Piece, PieceType};
use super::piece_kind::PieceKind;
use super::settings::Royal;
use super::square::Square;
use super::view::View;

/// Whether `by` attacks the piece on `target`.
pub(super) fn attacked(view: View, target: Square, by: Color) -> Verdict {
    match Board::new(view, target, by) {
        Some(board) if !immunity::immune(view, !by).contains(target) => attack::verdict(&board),
        _ => Verdict::Safe,
    }
}

/// Whether a piece's arrivals are known without its moves: it has no other ways than to walk and to
/// replace.
pub(super) fn only_walks_and_replaces(kind: &PieceKind) -> bool {
    let moves_others = kind.swap.is_some() || kind.drive.is_some() || kind.pushes || kind.pulls;
    !moves_others
        && !kind.one_capture
        && !kind.resurrects
        && kind.run.is_none()
        && kind.rules().all(|rule| rule.only_walks_and_replaces())
}

/// The result for the moves of one position: that all moves are legal, that there
/// is one king to be watched, or that each move must be played.
pub struct Guard<'a> {
    view: View<'a>,
    free: bool,
    watch: Option<Watch<'a>>,
}

/// A king, and what matters to its safety.
struct Watch<'a> {
    board: Board<'a>,
    exposure: KingExposure,
    /// The side's pieces that hold attackers frozen, or might come to.
    freezers: Bitboard,
    /// Whether the king is safe only because some attackers are frozen.
    thaw: bool,
    /// Where no other piece of the side may go while one stands in its palace.
    palace: Bitboard,
    /// The king being in check by a piece that replaces: that piece's square and those in between. Pieces that go
    /// elsewhere and do nothing but that leave it in check.
    answers: Option<Bitboard>,
}

impl<'a> Guard<'a> {
    /// Looks at the side to move.
    pub(super) fn new(view: View<'a>) -> Guard<'a> {
        let settings = view.settings();
        let playing = view.position.choice() == 0;
        let captured = settings.royal == Royal::Capture;
        let palace = settings.palace[view.position.turn()];
        Guard {
            view,
            free: playing && captured && palace.is_empty(),
            watch: match playing && !captured {
                true => Watch::new(view),
                false => None,
            },
        }
    }

    /// Whether a pseudo-legal move is legal.
    pub fn allows(&self, mv: Move) -> bool {
        let known = match &self.watch {
            Some(watch) => watch.judge(mv),
            None => (self.free && mv.travel != Travel::Drop).then_some(true),
        };
        known.unwrap_or_else(|| self.view.variant.keeps_king_safe(self.view.position, mv))
    }

    /// Whether no king is to be kept safe.
    fn is_free(&self) -> bool {
        self.free
    }

    /// The pieces or squares that a watched king gives: none where no king has to be safe, all where the king is not
    /// watched, so that every move is looked at.
    fn watched(&self, tell: impl Fn(&Watch) -> Bitboard) -> Bitboard {
        match &self.watch {
            Some(watch) => tell(watch),
            None if self.free => Bitboard::EMPTY,
            None => Bitboard::FULL,
        }
    }

    /// The pieces each of whose moves needs a closer look.
    fn stirring(&self) -> Bitboard {
        self.watched(|watch| watch.stirring() | watch.exposure.core)
    }

    /// The empty squares on which every arrival needs a closer look.
    fn entered(&self) -> Bitboard {
        self.watched(|watch| watch.exposure.entered | watch.palace)
    }

    /// The enemies whose square no other piece may enter without a closer look.
    fn replaced(&self) -> Bitboard {
        self.watched(|watch| watch.exposure.replaced)
    }

    /// The enemies whose capture could matter to the king.
    fn shields(&self) -> Bitboard {
        self.watched(|watch| watch.exposure.shields | watch.exposure.replaced)
    }
}

impl<'a> Watch<'a> {
    /// Nothing if the game or the position is not of the common kind.
    fn new(view: View<'a>) -> Option<Watch<'a>> {
        let (settings, position) = (view.settings(), view.position);
        let turn = position.turn();
        let goals = settings.goals[turn];
        let nearly_home = goals.any() && !(goals - position.pieces(turn)).several();
        let kings = view.kings(turn);
        let fixed = immunity::is_fixed(view, turn);
        if nearly_home || kings.len() != 1 || settings.edge[!turn].any() || !fixed {
            return None;
        }
        let king = kings.first()?;
        let board = Board::new(view, king, !turn)?;
        let kind = view.variant.kind(board.victim);
        if kind.run.is_some() || !kind.freezes.is_empty() {
            return None;
        }
        let (exposure, answers) = match attack::verdict(&board) {
            Verdict::Safe => (KingExposure::find(&board), None),
            Verdict::Attacked => {
                let rough = KingExposure {
                    rough: true,
                    ..KingExposure::default()
                };
                (rough, attack::answers(&board))
            }
            Verdict::Unknown => return None,
        };
        let frozen = board.hunters != board.free;
        let thawed = Board {
            free: board.hunters,
            ..board
        };
        Some(Watch {
            freezers: position.of_types(view.variant.powers().freezers) & position.pieces(turn),
            thaw: frozen && !exposure.rough && attack::verdict(&thawed) != Verdict::Safe,
            palace: settings.palace[turn],
            answers,
            board,
            exposure,
        })
    }

    /// The pieces whose leaving needs a closer look.
    fn stirring(&self) -> Bitboard {
        if self.exposure.rough {
            return Bitboard::FULL;
        }
        let king = self.exposure.vacated.with(self.board.target);
        match self.thaw {
            true => king | self.freezers,
            false => king,
        }
    }

    fn view(&self) -> View<'a> {
        self.board.view
    }

    /// Whether a move is legal, if that is known without playing it.
    fn judge(&self, mv: Move) -> Option<bool> {
        let view = self.view();
        if self.palace.any() && palace::crowded(view, mv) {
            return Some(false);
        }
        let piece = view.position.piece(mv.from)?;
        match mv.travel {
            Travel::Walk | Travel::Run | Travel::Replace | Travel::Leap => {}
            Travel::Jump | Travel::EnPassant | Travel::Suicide => {}
            Travel::Swap if self.is_idle_swap(mv) => return Some(true),
            _ => return None,
        }
        if self.misses(mv, piece) {
            return Some(false);
        }
        let stirs = self.stirring().contains(mv.from) || self.closes_in(mv, piece);
        if stirs || self.exposure.entered.contains(mv.to) {
            return self.imagine(mv, piece, capture::captured(view, mv));
        }
        let quiet = match mv.travel {
            Travel::Suicide => true,
            Travel::Walk | Travel::Run => view
                .variant
                .powers()
                .never_capture_walking
                .contains(piece.piece_type()),
            _ => false,
        };
        if quiet {
            return Some(true);
        }
        let captured = capture::captured(view, mv);
        let lost = captured.without(mv.to);
        let replaced = captured & mv.to.into() & self.exposure.replaced;
        match lost.meets(self.exposure.shields) || replaced.any() {
            true => self.imagine(mv, piece, captured),
            false => Some(true),
        }
    }

    /// Whether a move does nothing about a check.
    fn misses(&self, mv: Move, piece: Piece) -> bool {
        let Some(answers) = self.answers else {
            return false;
        };
        let powers = self.view().variant.powers();
        let now = mv.promotion.unwrap_or(piece.piece_type());
        let captured = || capture::captured(self.view(), mv);
        let alone = match mv.travel {
            Travel::Walk => powers.never_capture_walking.contains(piece.piece_type()),
            Travel::Replace => captured() == Bitboard::of(mv.to),
            _ => false,
        };
        let goes = mv.from != self.board.target && !answers.contains(mv.to);
        goes && alone && !self.may_freeze(mv, now, Bitboard::of(mv.to))
    }

    /// Whether a move might leave the king's group where a stop can close it in.
    fn closes_in(&self, mv: Move, piece: Piece) -> bool {
        self.exposure.core.contains(mv.from) && {
            let after = self.board.after(mv, piece.piece_type(), Bitboard::EMPTY);
            !capture::free_neighbours(&after).several()
        }
    }

    /// Whether a move only lets two pieces of the side swap places, and that does not matter to the king.
    fn is_idle_swap(&self, mv: Move) -> bool {
        let pair = Bitboard::of(mv.from).with(mv.to);
        let holds = self.thaw && pair.meets(self.freezers);
        let touches = pair.contains(self.board.target) || pair.meets(self.exposure.replaced);
        let own = self.view().position.pieces(!self.board.by);
        let idle = !self.exposure.rough && !holds && !touches && mv.promotion.is_none();
        idle && (pair - own).is_empty() && capture::captured(self.view(), mv).is_empty()
    }

    /// Judges a move by where all pieces would stand.
    fn imagine(&self, mv: Move, piece: Piece, captured: Bitboard) -> Option<bool> {
        let view = self.view();
        let now = mv.promotion.unwrap_or(piece.piece_type());
        if view.variant.powers().enclosers.contains(piece.piece_type()) {
            return None;
        }
        let after = self.board.after(mv, now, captured);
        let frozen = after.hunters != after.free;
        let thaws = frozen && self.freezers.contains(mv.from);
        let after = match thaws {
            true => Board {
                free: after.hunters,
                ..after
            },
            false => after,
        };
        match attack::verdict(&after) {
            Verdict::Safe => Some(true),
            Verdict::Attacked if thaws || self.may_freeze(mv, now, captured) => None,
            Verdict::Attacked => Some(false),
            Verdict::Unknown => None,
        }
    }

    /// Whether after a move more attackers could be frozen than before.
    fn may_freeze(&self, mv: Move, now: PieceType, captured: Bitboard) -> bool {
        let freezers = self.view().variant.powers().freezers;
        freezers.contains(now)
            || self.freezers.contains(mv.from)
            || self.freezers.any() && captured.any()
    }
}
