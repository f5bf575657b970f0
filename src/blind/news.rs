//! What a side hears of a ply. The umpire and everybody who imagines positions use the same code.

use super::options::{CaptureDetail, CheckDetail, PawnTries, UmpireOptions};
use super::own_side::OwnSide;
use crate::notation::write_move;
use crate::rules::{
    Color, Direction, Effect, Move, Outcome, Piece, PieceType, Position, Square, Travel, Variant,
};
use std::collections::BTreeSet;

/// What is said of a piece that has left the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Identity {
    /// Nothing.
    Unsaid,
    /// It counts as a pawn.
    Pawn,
    /// It does not count as a pawn.
    Piece,
    /// Its type.
    Type(PieceType),
}

/// A piece that has left the board or changed sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Removed {
    /// Its square at the start of the move.
    pub at: Square,
    /// What is said of it.
    pub identity: Identity,
}

/// A line through the king.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum CheckLine {
    /// The file of the king.
    File,
    /// The rank of the king.
    Rank,
    /// The longer diagonal.
    LongDiagonal,
    /// The shorter diagonal.
    ShortDiagonal,
    /// One of two diagonals of the same length.
    Diagonal,
}

/// The announcement that a king of the side to move is attacked.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CheckNews {
    /// The lines on which attackers stand, if the umpire says so.
    pub lines: Vec<CheckLine>,
}

/// What a side sees and hears of a ply.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct News {
    /// The enemy pieces that have left the board or changed sides, by square.
    pub took: Vec<Removed>,
    /// The own pieces that have done so, by square.
    pub lost: Vec<Removed>,
    /// What it sees afterwards.
    pub own: OwnSide,
    /// A check of the side to move.
    pub check: Option<CheckNews>,
    /// The number of its captures by orthodox pawns, if it is to move and the umpire announces that.
    pub tries: Option<usize>,
    /// The move, if it was a choice of the array: those are open.
    pub choice: Option<String>,
    /// The end of the game.
    pub outcome: Option<Outcome>,
}

/// A ply as the umpire sees it.
pub(super) struct Ply<'a> {
    pub before: &'a Position,
    pub mv: Move,
    pub after: &'a Position,
}

/// A game with what the umpire announces in it.
#[derive(Clone, Copy, Debug)]
pub struct Ruling<'a> {
    /// The rules.
    pub variant: &'a Variant,
    /// What is announced.
    pub options: UmpireOptions,
}

impl Ruling<'_> {
    /// What a side hears of a ply. `outcome` is the end of the game after it.
    pub(super) fn news(&self, ply: &Ply, side: Color, outcome: Option<Outcome>) -> News {
        let [lost, took] = self.removed(ply.before, ply.mv, side);
        News {
            took,
            lost,
            own: OwnSide::of(self.variant, ply.after, side),
            check: self.announced_check(ply.after),
            tries: self.announced_tries(ply.after, side),
            choice: self.open_choice(ply.mv),
            outcome,
        }
    }

    /// The position after a move of which the side would hear just this; `None` if it would hear anything else.
    /// Repetitions do not count, because one position does not show them.
    pub(super) fn agrees(&self, before: &Position, mv: Move, news: &News) -> Option<Position> {
        let side = news.own.side;
        let [lost, took] = self.removed(before, mv, side);
        if took != news.took || lost != news.lost || self.open_choice(mv) != news.choice {
            return None;
        }
        let after = self.variant.play(before, mv);
        let same = news.own.is_of(self.variant, &after)
            && self.announced_check(&after) == news.check
            && self.announced_tries(&after, side) == news.tries
            && self.variant.outcome(&after).is_some() == news.outcome.is_some();
        same.then_some(after)
    }

    /// The pieces of a side, and those of its enemy, that leave the board or change sides.
    fn removed(&self, before: &Position, mv: Move, side: Color) -> [Vec<Removed>; 2] {
        let mut removed = [Vec::new(), Vec::new()];
        for effect in self.variant.changes(before, mv).effects {
            if let Effect::Capture { piece, at, .. } | Effect::Sacrifice { piece, at, .. } = effect
            {
                let identity = self.identity(piece);
                removed[usize::from(piece.color() != side)].push(Removed { at, identity });
            }
        }
        removed.iter_mut().for_each(|list| list.sort());
        removed
    }

    fn identity(&self, piece: Piece) -> Identity {
        let pawn = self.variant.kind(piece.piece_type()).pawn;
        match self.options.captures {
            CaptureDetail::Square => Identity::Unsaid,
            CaptureDetail::Rank if pawn => Identity::Pawn,
            CaptureDetail::Rank => Identity::Piece,
            CaptureDetail::Piece => Identity::Type(piece.piece_type()),
        }
    }

    /// The announced check of the side to move.
    pub(super) fn announced_check(&self, position: &Position) -> Option<CheckNews> {
        let silent = self.options.check == CheckDetail::Never || position.choice() != 0;
        if silent || !self.variant.in_check(position) {
            return None;
        }
        Some(match self.options.check {
            CheckDetail::Direction => CheckNews {
                lines: self.check_lines(position),
            },
            _ => CheckNews::default(),
        })
    }

    fn check_lines(&self, position: &Position) -> Vec<CheckLine> {
        let turn = position.turn();
        let mut lines = BTreeSet::new();
        for king in self.variant.kings(position, turn) {
            for attacker in self.variant.attackers(position, king, !turn) {
                let heading = self.variant.geometry().heading(king, attacker);
                lines.extend(heading.map(|heading| self.line(king, heading)));
            }
        }
        lines.into_iter().collect()
    }

    fn line(&self, king: Square, heading: Direction) -> CheckLine {
        let (dx, dy) = heading.offset();
        let Some(across) = Direction::from_offset(-dx, dy).filter(|_| dx != 0 && dy != 0) else {
            return if dx == 0 {
                CheckLine::File
            } else {
                CheckLine::Rank
            };
        };
        let length = self.length(king, heading);
        match length.cmp(&self.length(king, across)) {
            std::cmp::Ordering::Greater => CheckLine::LongDiagonal,
            std::cmp::Ordering::Less => CheckLine::ShortDiagonal,
            std::cmp::Ordering::Equal => CheckLine::Diagonal,
        }
    }

    /// The number of the other squares on the line through a square.
    fn length(&self, square: Square, along: Direction) -> usize {
        let geometry = self.variant.geometry();
        let both = [along, along.opposite()];
        let rays = (0..geometry.sheets())
            .flat_map(|sheet| both.map(|direction| geometry.ray(sheet, square, direction)));
        rays.map(|ray| ray.len()).sum()
    }

    fn announced_tries(&self, position: &Position, side: Color) -> Option<usize> {
        let announced = self.options.tries == PawnTries::Announced && position.turn() == side;
        announced.then(|| self.pawn_tries(position))
    }

    /// The number of legal captures by orthodox pawns of the side to move. Promotions to several pieces count once.
    pub(super) fn pawn_tries(&self, position: &Position) -> usize {
        let pawn = |square| {
            let kind = position
                .piece(square)
                .map(|piece| self.variant.kind(piece.piece_type()));
            kind.is_some_and(|kind| kind.pawn && kind.is_orthodox())
        };
        if position.choice() != 0 || !position.pieces(position.turn()).into_iter().any(pawn) {
            return 0;
        }
        let moves = self.variant.legal_moves(position).into_iter();
        let tries: BTreeSet<(Square, Square)> = moves
            .filter(|mv| matches!(mv.travel, Travel::Replace | Travel::EnPassant) && pawn(mv.from))
            .map(|mv| (mv.from, mv.to))
            .collect();
        tries.len()
    }

    fn open_choice(&self, mv: Move) -> Option<String> {
        matches!(mv.travel, Travel::Keep | Travel::Exchange).then(|| write_move(self.variant, mv))
    }
}
