//! The pointer and the keyboard on the board. Every square is a target except those with own pieces: a click there
//! picks another piece, unless the umpire may allow such a move. A guess is moved like a piece.

use super::game::BlindGame;
use super::guesses::Guess;
use crate::app::board::tries::TryInput;
use baroque::notation::write_move;
use baroque::rules::{Bitboard, Move, PieceType, Square, Travel};

impl BlindGame {
    /// Applies input. Returns the try that it makes, in UCI.
    pub(super) fn hand(&mut self, input: TryInput) -> Option<String> {
        if let Some((tool, square)) = self.tool.zip(input.pressed()) {
            if self.takes_guess(square) {
                self.guesses[self.viewer].toggle(square, tool);
            }
            return None;
        }
        let mut moves = self.tries();
        moves.extend(self.moves_of_guesses());
        let looked = self.board.looked;
        let mv = self.board.apply(input, &moves);
        if looked != self.board.looked {
            self.draw();
        }
        let mv = mv?;
        if mv.travel != Travel::Drop && self.takes_guess(mv.from) {
            self.guesses[self.viewer].shift(mv.from, mv.to);
            self.board.interaction.cancel();
            return None;
        }
        Some(write_move(self.variant(), mv))
    }

    /// Notes the enemy's pieces as they stood at the start, where no own piece stands now.
    pub(super) fn guess_array(&mut self) {
        let (start, enemy) = (self.knowledge().start().clone(), !self.viewer);
        for square in start.pieces(enemy) {
            if let Some(piece) = start.piece(square).filter(|_| self.takes_guess(square)) {
                self.guesses[self.viewer].put(square, Guess::Piece(piece.piece_type()));
            }
        }
    }

    /// Whether a guess can stand on a square.
    fn takes_guess(&self, square: Square) -> bool {
        let own = self.knowledge().own();
        !self.is_over() && !self.veiled && !self.board.looks_back() && own.piece(square).is_none()
    }

    /// The tries with the squares of a text, or only the text itself.
    pub(super) fn alike(&self, text: &str) -> Vec<String> {
        let known = self.reckoned().map_or(&[][..], |known| &known.tries);
        let squares = self.squares_of(text);
        let alike = known
            .iter()
            .filter(|known| squares.is_some() && self.squares_of(known) == squares);
        let alike: Vec<String> = alike.cloned().collect();
        match alike.is_empty() || alike.iter().any(|known| known == text) && alike.len() == 1 {
            true => vec![text.to_owned()],
            false => alike,
        }
    }

    /// The two squares of a try, if it has two.
    pub(super) fn squares_of(&self, text: &str) -> Option<(Square, Square)> {
        let geometry = self.variant().geometry();
        let (from, rest) = geometry.split_square(text)?;
        Some((from, geometry.split_square(rest)?.0))
    }

    /// The moves of all guesses: to any square where one can stand.
    fn moves_of_guesses(&self) -> Vec<Move> {
        let squares = self.variant().geometry().squares().into_iter();
        let room: Vec<Square> = squares.filter(|&square| self.takes_guess(square)).collect();
        let guesses = self.guesses[self.viewer].iter();
        guesses
            .flat_map(|(from, _)| {
                let others = room.iter().filter(move |&&to| to != from);
                others.map(move |&to| Move::new(from, to, Travel::Walk))
            })
            .collect()
    }

    /// All tries as moves for the hand.
    fn tries(&self) -> Vec<Move> {
        let own = self.knowledge().own();
        if !self.takes_tries() || self.board.looks_back() || own.choice != 0 {
            return Vec::new();
        }
        let pieces: Bitboard = own.pieces.iter().map(|&(square, _)| square).collect();
        let others = self.variant().geometry().squares() - pieces;
        let walk = |(from, to)| Move::new(from, to, Travel::Walk);
        let known = self.reckoned().map_or(&[][..], |known| &known.tries);
        let onto_own = known.iter().filter_map(|text| self.squares_of(text));
        let onto_own = onto_own.filter(|&(from, to)| from != to && pieces.contains(to));
        let mut moves: Vec<Move> = onto_own.map(walk).collect();
        for from in pieces {
            moves.extend(others.into_iter().map(|to| walk((from, to))));
        }
        for kind in own.hand.types().iter() {
            moves.extend(others.into_iter().map(|to| drop(kind, to)));
        }
        moves
    }
}

fn drop(kind: PieceType, to: Square) -> Move {
    Move {
        promotion: Some(kind),
        ..Move::new(to, to, Travel::Drop)
    }
}
