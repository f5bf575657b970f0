//! Hyper Chess's pieces (the rulebook, section 9).

use super::geometry::{LINES, ORTHOGONAL, Sq, is_orthogonal};
use super::lines::{Run, runs, slides};
use super::methods::Scene;
use super::orthodox::{leaper, sliding, sliding_turn};
use super::position::{Piece, Position, king_of, squares_of};
use super::rules::{Game, Leaping};
use super::turn::Turn;

/// The moves of a piece.
pub fn hyper_piece(game: &Game, position: &Position, from: Sq, kind: char) -> Vec<Turn> {
    let piece = HyperPiece {
        game,
        position,
        from,
        scene: Scene::lifted(&game.grid, position, from),
    };
    match kind {
        'K' => piece.king(),
        'P' => piece.straddler(),
        'L' => piece.springs(&|_| true, true),
        'W' => sliding(game, position, from, &|run| {
            piece.retraction(run, &|_| true)
        }),
        'C' => sliding(game, position, from, &|run| piece.coordination(run)),
        'I' => sliding(game, position, from, &|_| Vec::new()),
        'X' => piece.chameleon(),
        _ => panic!("no piece {kind} in Hyper Chess"),
    }
}

struct HyperPiece<'a> {
    game: &'a Game,
    position: &'a Position,
    from: Sq,
    scene: Scene<'a>,
}

impl HyperPiece<'_> {
    fn own(&self, kind: char) -> Vec<Sq> {
        squares_of(&self.scene.board, self.position.white, kind)
    }

    /// Enemies that `takes` allows on the corners with any friendly pieces of a type.
    fn corners_with(&self, stop: Sq, kind: char, takes: &dyn Fn(char) -> bool) -> Vec<Sq> {
        let partners = self.own(kind).into_iter();
        let each = |partner| self.scene.coordinate(stop, partner, takes);
        partners.flat_map(each).collect()
    }

    /// Displacement, and corners with the friendly Coordinator and (against a Coordinator) Chameleons.
    fn king(&self) -> Vec<Turn> {
        let mut turns = leaper(self.game, self.position, self.from, &LINES);
        for turn in &mut turns {
            let stop = turn.shifts[0].1;
            turn.captures
                .extend(self.corners_with(stop, 'C', &|_| true));
            let coordinator = |kind| kind == 'C';
            turn.captures
                .extend(self.corners_with(stop, 'X', &coordinator));
            turn.captures.sort_unstable();
            turn.captures.dedup();
        }
        turns
    }

    fn straddler(&self) -> Vec<Turn> {
        let runs = slides(
            &self.game.grid,
            &self.position.board,
            self.from,
            &ORTHOGONAL,
        );
        let free = runs.iter().filter(|run| self.position.empty(run.to));
        let holds = |victim, beyond| beyond == 'P' || (victim == 'P' && beyond == 'X');
        let turn = |run: &Run| {
            let captures = self.scene.pinch(run.to, &holds);
            sliding_turn(self.game, self.from, run, captures)
        };
        free.map(turn).collect()
    }

    /// Leaps over one enemy that `over` allows, and ordinary slides if `with_slides` is set.
    fn springs(&self, over: &dyn Fn(char) -> bool, with_slides: bool) -> Vec<Turn> {
        let board = &self.position.board;
        let may = |piece: Piece| piece.white != self.position.white && over(piece.kind);
        let all = runs(
            &self.game.grid,
            board,
            self.from,
            &LINES,
            Leaping::OneClose,
            &may,
        );
        let free = all.iter().filter(|run| self.position.empty(run.to));
        let wanted = free.filter(|run| with_slides || !run.leapt.is_empty());
        let turn = |run: &Run| sliding_turn(self.game, self.from, run, run.leapt.clone());
        wanted.map(turn).collect()
    }

    /// Withdrawal by a move of exactly one square.
    fn retraction(&self, run: &Run, takes: &dyn Fn(char) -> bool) -> Vec<Sq> {
        if run.is_step() {
            self.scene.withdraw(self.from, run.step, takes)
        } else {
            Vec::new()
        }
    }

    /// Corners with the king. Against the enemy king, a Chameleon can take its place.
    fn coordination(&self, run: &Run) -> Vec<Sq> {
        let mut taken = self.corners_with(run.to, 'K', &|_| true);
        taken.extend(self.corners_with(run.to, 'X', &|kind| kind == 'K'));
        taken.sort_unstable();
        taken.dedup();
        taken
    }

    fn chameleon(&self) -> Vec<Turn> {
        let slide = |run: &Run| self.mimicry(run);
        let mut turns = sliding(self.game, self.position, self.from, &slide);
        turns.extend(self.springs(&|kind| kind == 'L', false));
        let enemy_king = king_of(&self.scene.board, !self.position.white);
        let near = self.game.grid.around(self.from, &LINES);
        if let Some(king) = enemy_king.filter(|king| near.contains(king)) {
            turns.push(Turn::taking(&self.game.grid, self.from, king, vec![king]));
        }
        turns
    }

    /// The captures of a Chameleon's slide.
    fn mimicry(&self, run: &Run) -> Vec<Sq> {
        let mut taken = self.corners_with(run.to, 'K', &|kind| kind == 'C');
        taken.extend(self.retraction(run, &|kind| kind == 'W'));
        if is_orthogonal(run.step) {
            let holds = |victim, beyond| victim == 'P' && matches!(beyond, 'P' | 'X');
            taken.extend(self.scene.pinch(run.to, &holds));
        }
        if run.is_step() {
            taken.extend(self.corners_with(run.to, 'C', &|kind| kind == 'K'));
        }
        taken.sort_unstable();
        taken.dedup();
        taken
    }
}
