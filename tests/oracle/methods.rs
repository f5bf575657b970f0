//! The capture methods of the rulebook, section 1, each as a function of a scene.

use super::geometry::{Grid, ORTHOGONAL, Sq, Step, back};
use super::position::{Board, Piece, Position};

/// The board for finding captures, and the capturing side.
pub struct Scene<'a> {
    /// The board's squares.
    pub grid: &'a Grid,
    /// The pieces on the squares.
    pub board: Board,
    /// Whether White captures.
    pub white: bool,
}

impl<'a> Scene<'a> {
    /// The board at the start of the move, without the mover.
    pub fn lifted(grid: &'a Grid, position: &Position, from: Sq) -> Scene<'a> {
        let mut board = position.board.clone();
        board[from] = None;
        Scene {
            grid,
            board,
            white: position.white,
        }
    }

    fn enemy(&self, sq: Sq) -> Option<Piece> {
        self.board[sq].filter(|piece| piece.white != self.white)
    }

    fn friend(&self, sq: Sq) -> Option<Piece> {
        self.board[sq].filter(|piece| piece.white == self.white)
    }

    /// The squares with an enemy of a type that may be captured.
    pub fn enemies(&self, squares: &[Sq], takes: &dyn Fn(char) -> bool) -> Vec<Sq> {
        let taken = |sq: &Sq| self.enemy(*sq).is_some_and(|piece| takes(piece.kind));
        squares.iter().copied().filter(taken).collect()
    }

    /// Withdrawal (section 1): the enemy behind the start, on every sheet of the start.
    pub fn withdraw(&self, start: Sq, step: Step, takes: &dyn Fn(char) -> bool) -> Vec<Sq> {
        self.enemies(&self.grid.around(start, &[back(step)]), takes)
    }

    /// Approach (section 1): the enemy right beyond the stop.
    pub fn advance(&self, stop: Sq, step: Step, takes: &dyn Fn(char) -> bool) -> Vec<Sq> {
        self.enemies(&self.grid.around(stop, &[step]), takes)
    }

    /// Coordination (section 1): the enemies on the two corners of the mover's stop and a partner.
    pub fn coordinate(&self, stop: Sq, partner: Sq, takes: &dyn Fn(char) -> bool) -> Vec<Sq> {
        self.enemies(&corners(self.grid, stop, partner), takes)
    }

    /// Pinch (section 1): orthogonal neighbours of the stop with a friend right behind them. `holds` says which types
    /// of victim and friend are allowed.
    pub fn pinch(&self, stop: Sq, holds: &dyn Fn(char, char) -> bool) -> Vec<Sq> {
        let mut taken = Vec::new();
        for step in ORTHOGONAL {
            let victim = self.grid.step(0, stop, step);
            let beyond = victim.and_then(|sq| self.grid.step(0, sq, step));
            let (Some(victim), Some(beyond)) = (victim, beyond) else {
                continue;
            };
            if let (Some(enemy), Some(friend)) = (self.enemy(victim), self.friend(beyond))
                && holds(enemy.kind, friend.kind)
            {
                taken.push(victim);
            }
        }
        taken
    }
}

/// The corners (first piece's file, second's rank) and (second's file, first's rank). Two pieces on one file or rank
/// have none.
pub fn corners(grid: &Grid, first: Sq, second: Sq) -> Vec<Sq> {
    if grid.file(first) == grid.file(second) || grid.rank(first) == grid.rank(second) {
        return Vec::new();
    }
    let squares = [(first, second), (second, first)];
    let corner = |(one, other): (Sq, Sq)| grid.at(grid.file(one), grid.rank(other));
    squares.into_iter().filter_map(corner).collect()
}
