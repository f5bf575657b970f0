//! Pieces in the way, and moves that a piece cannot make.

use super::empty_stop::EmptyStop;
use super::{NoWay, Occupied, Placed, Reason, RefusalQuery};
use crate::explain::methods::{MethodInfo, More};
use crate::rules::{Bitboard, Capture, Limits, Method, MethodName, PieceKind, Position, Square};
use std::cmp::Reverse;

impl RefusalQuery<'_> {
    /// Why a piece cannot move to a square if no rule forbids it.
    pub(super) fn no_way(&self, piece: Placed, to: Square) -> Reason {
        if to == piece.at {
            let why = match self.variant.settings().suicide {
                true => NoWay::NotFrozen,
                false => NoWay::There,
            };
            return Reason::NoWay { piece, to, why };
        }
        let others = self.position.occupied().without(piece.at).without(to);
        if self.goes(&self.position.without(others), to) {
            return self.blocked(piece, to, others);
        }
        let empty = self.position.without(others.with(to));
        match self.on(to) {
            None => self.not_there(piece, to),
            Some(other) if self.cannot_shove(piece, other) => {
                let by = Vec::new();
                Reason::NoRoom { piece, other, by }
            }
            Some(_) if !self.goes(&empty, to) => {
                let why = NoWay::Unable;
                Reason::NoWay { piece, to, why }
            }
            Some(other) => {
                let why = self.stays(piece, other);
                Reason::Occupied { piece, other, why }
            }
        }
    }

    /// Why a piece has no moves at all, if no rule forbids them.
    pub(super) fn hemmed_in(&self, piece: Placed) -> Reason {
        let walk = &self.kind(piece).walk[piece.piece.color()];
        let occupied = self.position.occupied();
        let reach = walk.reach(self.variant.geometry(), piece.at, occupied);
        let by = self.placed(reach & occupied);
        Reason::HemmedIn { piece, by }
    }

    fn kind(&self, piece: Placed) -> &PieceKind {
        self.variant.kind(piece.piece.piece_type())
    }

    /// Whether the piece could move to a square on another board, without rules that limit it and without protection.
    fn goes(&self, board: &Position, to: Square) -> bool {
        let moves = self.unprotected.moves_under(board, self.from, Limits::NONE);
        moves.iter().any(|mv| mv.to == to)
    }

    /// The reason for a piece that could move to a square without the pieces `others`.
    fn blocked(&self, piece: Placed, to: Square, others: Bitboard) -> Reason {
        let by = self.placed(self.blockers(to, others));
        let between = self.between(piece.at, to);
        let kind = self.kind(piece);
        match self.on(to) {
            Some(other)
                if (kind.pushes || kind.drive.is_some())
                    && by.iter().all(|one| !between.contains(one.at)) =>
            {
                Reason::NoRoom { piece, other, by }
            }
            _ => Reason::Blocked {
                piece,
                to,
                leaps: kind.has(|method| more(method).over),
                by,
            },
        }
    }

    /// A smallest set of these pieces that blocks the path to a square. It prefers pieces near the square.
    fn blockers(&self, to: Square, others: Bitboard) -> Bitboard {
        let geometry = self.variant.geometry();
        let mut far_first: Vec<Square> = others.into_iter().collect();
        far_first.sort_by_key(|&at| Reverse(geometry.distance(self.from, at)));
        far_first.into_iter().fold(others, |kept, at| {
            let fewer = kept.without(at);
            match self.goes(&self.position.without(others - fewer), to) {
                true => kept,
                false => fewer,
            }
        })
    }

    /// Whether the piece that another would push or drive has no room behind it.
    fn cannot_shove(&self, piece: Placed, other: Placed) -> bool {
        let geometry = self.variant.geometry();
        let kind = self.kind(piece);
        let pushes = kind.pushes && geometry.neighbours(piece.at).contains(other.at);
        let drives = kind.drive.is_some_and(|drive| {
            other.piece.color() != piece.piece.color()
                && drive.enemies.contains(other.piece.piece_type())
                && geometry.heading(piece.at, other.at).is_some()
                && !self
                    .between(piece.at, other.at)
                    .meets(self.position.occupied())
        });
        pushes || drives
    }

    /// Why a piece stays on a square to which another could move.
    fn stays(&self, piece: Placed, other: Placed) -> Occupied {
        let piece_type = other.piece.piece_type();
        let kind = self.kind(piece);
        let lands = |method: &Method| more(method).onto;
        let takes =
            |capture: &Capture| lands(&capture.method) && capture.victims.contains(piece_type);
        let swap = kind.swap.unwrap_or_default();
        let friends = other.piece.color() == piece.piece.color();
        let swapped = match friends {
            true => swap.friends,
            false => swap.enemies,
        };
        let exempt = !swapped.is_empty() && !swapped.contains(piece_type);
        if other.piece == piece.piece && swapped.contains(piece_type) {
            Occupied::SameKind
        } else if friends && exempt {
            Occupied::NoSwap
        } else if friends {
            Occupied::Friend
        } else if self.kind(other).immune {
            Occupied::Immune
        } else if kind.captures.iter().any(takes) {
            Occupied::OtherWay
        } else if kind.has(lands) {
            Occupied::NotOnto
        } else if exempt {
            Occupied::NoSwap
        } else {
            Occupied::NeverOnto
        }
    }

    /// The reason for an empty square that a piece cannot move to.
    fn not_there(&self, piece: Placed, to: Square) -> Reason {
        let stop = EmptyStop {
            geometry: self.variant.geometry(),
            piece,
            to,
            over: self.between(piece.at, to),
        };
        let captures = &self.kind(piece).captures;
        let own = |name: &MethodName| {
            let methods = captures.iter().map(|capture| &capture.method);
            let mut methods = methods.filter(|method| method.name() == *name);
            methods.find_map(|method| (more(method).no_way)(&stop, method))
        };
        let why = MethodName::ALL.iter().find_map(own);
        let why = why.unwrap_or(NoWay::Unable);
        Reason::NoWay { piece, to, why }
    }

    /// The squares between two squares on a line of any sheet.
    fn between(&self, from: Square, to: Square) -> Bitboard {
        let geometry = self.variant.geometry();
        let Some(heading) = geometry.heading(from, to) else {
            return Bitboard::EMPTY;
        };
        (0..geometry.sheets()).fold(Bitboard::EMPTY, |set, sheet| {
            set | geometry.between(sheet, from, to, heading)
        })
    }
}

fn more(method: &Method) -> &'static More {
    &MethodInfo::of(method.name()).more
}
