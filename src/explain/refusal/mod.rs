//! Why a piece cannot move, or cannot move to a square.
//!
//! | file | |
//! |---|---|
//! | `reason` | the reasons, as data |
//! | `text` | the reasons in words |
//! | `attack` | how an enemy would capture a king |
//! | `castling` | why a king may not castle |
//! | `way` | pieces in the way, and moves that a piece cannot make |
//!
//! The questions come in a player's order: whether the piece may move at all, whether its own moves are allowed,
//! which rule forbids others, and which pieces are in the way.

mod attack;
mod castling;
mod empty_stop;
mod endangered;
mod reason;
mod text;
mod way;

pub use attack::Attack;
pub(super) use empty_stop::EmptyStop;
pub use reason::{NoCastling, NoWay, Occupied, Reason};

use super::words::{Placed, placed};
use crate::rules::{
    Bitboard, DrawReason, EdgeBar, Effect, Limits, Move, Outcome, Piece, Position, Square, SwapBar,
    Transition, Travel, Variant, WinReason,
};

/// The answer to the question why a piece cannot move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The reasons, the most important first; never empty.
    pub reasons: Vec<Reason>,
    /// The squares of the pieces that cause it, by the first reason that names any: freezers, attackers, pieces in
    /// the way.
    pub culprits: Bitboard,
    /// The square of the piece that they affect: the king that they would attack, after the move, or a frozen rook,
    /// or the piece itself.
    pub target: Square,
    /// Whether they freeze the piece.
    pub frozen: bool,
    /// The capture that fails because its victims are protected. Its effects are those on the protected pieces.
    pub prevented: Option<Transition>,
}

impl Refusal {
    /// All squares that the reasons name.
    pub fn squares(&self) -> Bitboard {
        let reasons = self.reasons.iter();
        reasons.fold(Bitboard::EMPTY, |set, reason| set | reason.squares())
    }

    /// All reasons, in a sentence or two each.
    pub fn text(&self, variant: &Variant) -> String {
        let texts: Vec<String> = self.reasons.iter().map(|r| r.text(variant)).collect();
        texts.join(" ")
    }
}

/// Why the piece on `from` cannot move to `to`, or cannot move at all if `to` is `None`. A move that only removes the
/// piece itself does not count for the latter. Returns `None` if the piece can move. Pieces in hand are left out.
pub fn refusal(
    variant: &Variant,
    position: &Position,
    from: Square,
    to: Option<Square>,
) -> Option<Refusal> {
    let unprotected = variant.without_protection();
    let query = RefusalQuery {
        variant,
        unprotected: &unprotected,
        position,
        from,
        to,
    };
    let own = position.pieces(position.turn()).contains(from);
    let legal = match own {
        true => variant.legal_moves(position),
        false => Vec::new(),
    };
    if legal.iter().any(|&mv| query.is_answered_by(mv)) {
        return None;
    }
    let reasons = query.reasons(&legal);
    let chief = reasons.iter().find(|reason| reason.culprits().any());
    let protected = reasons
        .iter()
        .any(|reason| matches!(reason, Reason::Protected { .. }));
    Some(Refusal {
        prevented: to
            .filter(|_| protected)
            .and_then(|to| variant.prevented(position, from, to)),
        culprits: chief.map(Reason::culprits).unwrap_or_default(),
        target: chief.and_then(Reason::target).unwrap_or(from),
        frozen: chief.is_some_and(Reason::freezes),
        reasons,
    })
}

/// The question.
#[derive(Clone, Copy)]
struct RefusalQuery<'a> {
    variant: &'a Variant,
    /// The same game without protection.
    unprotected: &'a Variant,
    position: &'a Position,
    from: Square,
    to: Option<Square>,
}

impl RefusalQuery<'_> {
    /// Whether the question is about this move.
    fn asks(&self, mv: Move) -> bool {
        mv.from == self.from && self.to.is_none_or(|to| mv.to == to) && mv.travel != Travel::Drop
    }

    /// Whether a legal move answers the question. If the question is why a piece cannot move, its suicide is no
    /// answer.
    fn is_answered_by(&self, mv: Move) -> bool {
        self.asks(mv) && (self.to.is_some() || mv.travel != Travel::Suicide)
    }

    fn piece(&self) -> Option<Placed> {
        self.on(self.from)
    }

    fn on(&self, at: Square) -> Option<Placed> {
        self.position.piece(at).map(|piece| Placed { piece, at })
    }

    fn placed(&self, squares: Bitboard) -> Vec<Placed> {
        placed(self.position, squares)
    }

    fn reasons(&self, legal: &[Move]) -> Vec<Reason> {
        if let Some(choice) = self.variant.pending_choice(self.position) {
            let (low, high) = choice.squares;
            let pieces = self.placed(Bitboard::of(low).with(high));
            return vec![Reason::Arranging {
                side: choice.side,
                pieces,
            }];
        }
        if self.variant.is_arranging(self.position) {
            let side = self.position.turn();
            let left = self.variant.left_to_place(self.position, side);
            return vec![Reason::Placing { side, left }];
        }
        let mut reasons = Vec::new();
        if let Some(outcome) = self.variant.outcome(self.position) {
            reasons.push(Reason::GameOver(outcome));
            if won_on_board(outcome) {
                return reasons;
            }
        }
        match self.piece() {
            None => reasons.push(Reason::NoPiece(self.from)),
            Some(piece) if piece.piece.color() != self.position.turn() => {
                reasons.push(Reason::NotToMove(piece));
            }
            Some(piece) => reasons.extend(self.of_own_piece(piece, legal)),
        }
        reasons
    }

    /// Why a piece of the side to move cannot make the move.
    fn of_own_piece(&self, piece: Placed, legal: &[Move]) -> Vec<Reason> {
        let frozen = self.frozen(piece);
        if !frozen.is_empty() {
            return frozen;
        }
        if let Some(neutralized) = self.neutralized(piece) {
            return vec![neutralized];
        }
        let illegal = self.illegal(piece, legal);
        if !illegal.is_empty() {
            return illegal;
        }
        let forbidden = self.forbidden(piece);
        if !forbidden.is_empty() {
            return forbidden;
        }
        if let Some(protected) = self.protected(piece) {
            return vec![protected];
        }
        let other = match self.to {
            None => self.hemmed_in(piece),
            Some(to) => self
                .no_castling(piece, to)
                .unwrap_or_else(|| self.no_way(piece, to)),
        };
        vec![other]
    }

    /// The enemies without which the piece could make the move by a method or a power.
    fn neutralized(&self, piece: Placed) -> Option<Reason> {
        let by = self.variant.neutralizers_of(self.position, self.from);
        if by.is_empty() {
            return None;
        }
        let asked = |variant: &Variant| {
            let moves = variant.moves_of(self.position, self.from);
            moves.into_iter().any(|mv| self.asks(mv))
        };
        let stopped = !asked(self.variant) && asked(&self.variant.without_neutralizing());
        let by = self.placed(by);
        stopped.then_some(Reason::Neutralized { piece, by })
    }

    fn frozen(&self, piece: Placed) -> Vec<Reason> {
        let frozen = self.variant.frozen(self.position, piece.piece.color());
        if !frozen.contains(self.from) {
            return Vec::new();
        }
        if self.variant.settings().frozen_castling
            && let Some(castling) = self.frozen_castling(piece)
        {
            return vec![castling];
        }
        let suicide = Move::new(self.from, self.from, Travel::Suicide);
        let may = self.variant.settings().suicide && !self.is_royal(piece.piece);
        let mut reasons = vec![Reason::Frozen {
            piece,
            by: self.placed(self.variant.freezers_of(self.position, self.from)),
            suicide: may && self.variant.keeps_king_safe(self.position, suicide),
        }];
        if may && self.asks(suicide) {
            reasons.extend(self.endangered(piece, &[suicide]));
        }
        reasons
    }

    /// Why a frozen king that could otherwise castle cannot.
    fn frozen_castling(&self, piece: Placed) -> Option<Reason> {
        let castlings = self.castlings(piece).into_iter();
        let asked: Vec<Move> = castlings.filter(|&mv| self.asks(mv)).collect();
        let obstacle = self.no_castling(piece, self.to?);
        obstacle.or_else(|| self.endangered(piece, &asked))
    }

    /// The reasons that forbid moves within the piece's powers: its king, its palace, or a duty to capture.
    fn illegal(&self, piece: Placed, legal: &[Move]) -> Vec<Reason> {
        let mut asked = self.variant.moves_of(self.position, self.from);
        asked.extend(self.castlings(piece));
        asked.retain(|&mv| self.asks(mv));
        let (crowding, others): (Vec<Move>, Vec<Move>) = asked
            .into_iter()
            .partition(|&mv| self.variant.crowds_palace(self.position, mv));
        let (safe, unsafe_for_king): (Vec<Move>, Vec<Move>) = others
            .into_iter()
            .partition(|&mv| self.variant.keeps_king_safe(self.position, mv));
        let mut reasons = Vec::new();
        if !safe.is_empty() {
            let own = legal.iter().filter(|mv| mv.from == self.from);
            let stops = own.map(|mv| mv.to).collect();
            reasons.push(Reason::Compelled { piece, stops });
        }
        reasons.extend(self.endangered(piece, &unsafe_for_king));
        reasons.extend(crowding.first().and_then(|&mv| self.crowded(piece, mv)));
        reasons
    }

    /// A king's castlings that are legal except for its safety after the rook has moved.
    fn castlings(&self, piece: Placed) -> Vec<Move> {
        let mut moves = Vec::new();
        if self.is_royal(piece.piece) && !self.position.castling().is_empty() {
            self.variant.pseudo_legal_moves(self.position, &mut moves);
            moves.retain(|mv| mv.travel == Travel::Castle);
        }
        moves
    }

    fn crowded(&self, piece: Placed, mv: Move) -> Option<Reason> {
        let color = piece.piece.color();
        let own = self.position.pieces(color).without(mv.from).without(mv.to);
        let inside = own & self.variant.settings().palace[color];
        let other = self.on(inside.first()?)?;
        let to = mv.to;
        Some(Reason::Palace { piece, to, other })
    }

    /// The rules that forbid moves which the piece could make otherwise.
    fn forbidden(&self, piece: Placed) -> Vec<Reason> {
        let mut reasons = self.limited(piece);
        let stops = match self.to {
            Some(to) => Bitboard::of(to),
            None => self.position.occupied().without(self.from),
        };
        let barred = stops.into_iter().find_map(|to| self.swap_barred(piece, to));
        reasons.extend(barred);
        reasons
    }

    /// The piece that it would capture if a friend did not protect that piece.
    fn protected(&self, piece: Placed) -> Option<Reason> {
        let prevented = self.variant.prevented(self.position, self.from, self.to?)?;
        let effect = prevented.effects.first()?;
        match *effect {
            Effect::Protect {
                piece: other,
                at,
                by,
            } => Some(Reason::Protected {
                piece,
                other: Placed { piece: other, at },
                by: self.on(by)?,
            }),
            _ => None,
        }
    }

    /// The rules that limit how far and where a piece moves.
    fn limited(&self, piece: Placed) -> Vec<Reason> {
        let under = |limits| {
            let moves = self.variant.moves_under(self.position, self.from, limits);
            let asked: Vec<Move> = moves.iter().copied().filter(|&mv| self.asks(mv)).collect();
            (moves, asked)
        };
        let (_, free) = under(Limits::NONE);
        if free.is_empty() {
            return Vec::new();
        }
        let (all, asked) = under(Limits {
            rank: true,
            ..Limits::NONE
        });
        if asked.is_empty() {
            let limit = self.variant.rank_limit(self.position, self.from);
            let limit = limit.map(|most| Reason::RankLimit { piece, most });
            return limit.into_iter().collect();
        }
        let bar = |mv: &Move| {
            let bar = self.variant.edge_bar(self.position, *mv, &all)?;
            Some((bar == EdgeBar::Idle, mv.to, bar))
        };
        // The reason that names another square for the capture is better than the one that the move captures nothing.
        let bars = asked.iter().filter_map(bar);
        let worst = bars.min_by_key(|&(idle, to, _)| (idle, to));
        let edge = worst.map(|(_, to, why)| Reason::Edge { piece, to, why });
        edge.into_iter().collect()
    }

    /// The rule that forbids a piece to swap with another, or to drive it.
    fn swap_barred(&self, piece: Placed, to: Square) -> Option<Reason> {
        let other = self.on(to)?;
        let last_rank = |pawn, on| {
            let pawn = self.on(pawn)?;
            Some(Reason::LastRank { piece, pawn, on })
        };
        match self.variant.swap_bar(self.position, self.from, to) {
            Some(SwapBar::JustDone) => Some(Reason::SwapBan { piece, other }),
            Some(SwapBar::LastRank(pawn, on)) => last_rank(pawn, on),
            None => {
                let (pawn, on) = self.variant.drive_bar(self.position, self.from, to)?;
                last_rank(pawn, on)
            }
        }
    }

    fn is_royal(&self, piece: Piece) -> bool {
        self.variant.royals().contains(piece.piece_type())
    }
}

/// Whether a game ended in a way that leaves no moves to any piece.
fn won_on_board(outcome: Outcome) -> bool {
    matches!(
        outcome,
        Outcome::Win(
            _,
            WinReason::KingCaptured | WinReason::Goals | WinReason::Arrival | WinReason::BareKing
        ) | Outcome::Draw(DrawReason::KingsGone)
    )
}
