//! The components of a move: what each of the two programs lists.

use crate::notation::site::Component;
use crate::rules::{Effect, Mover, Piece, Position, Square, Transition, Travel, Variant};
use std::collections::HashMap;

/// A move from one square to another.
type Journey = (Piece, Square, Square);

/// A move between two positions.
pub(super) struct PlyContext<'a> {
    pub variant: &'a Variant,
    pub before: &'a Position,
    pub transition: &'a Transition,
    pub after: &'a Position,
}

impl PlyContext<'_> {
    fn name(&self, square: Square) -> String {
        self.variant.geometry().name(square).to_owned()
    }

    /// The journey of the piece that makes the move. A piece that captures from its own square goes there and back.
    fn first_journeys(&self) -> Vec<Journey> {
        let mv = self.transition.mv;
        let piece = self.before.piece(mv.from);
        let Some(piece) = piece.filter(|_| mv.from != mv.to) else {
            return Vec::new();
        };
        match mv.travel.mover() {
            _ if matches!(mv.travel, Travel::Keep | Travel::Drop) => Vec::new(),
            Mover::Goes => vec![(piece, mv.from, mv.to)],
            Mover::Stays => vec![(piece, mv.from, mv.to), (piece, mv.to, mv.from)],
            Mover::Leaves => Vec::new(),
        }
    }

    /// The journeys of all other pieces that are still on the board after the move.
    fn other_journeys(&self) -> impl Iterator<Item = Journey> + '_ {
        let mv = self.transition.mv;
        let shot = match mv.travel.shoves() {
            true => self.transition.captured(),
            false => crate::rules::Bitboard::EMPTY,
        };
        let effects = self.transition.effects.iter();
        effects.filter_map(move |effect| match *effect {
            Effect::Travel {
                piece, from, to, ..
            } if from != mv.from && !shot.contains(from) => Some((piece, from, to)),
            _ => None,
        })
    }

    /// The squares of the board, that of the moving piece first.
    fn squares(&self) -> impl Iterator<Item = Square> + '_ {
        let from = self.transition.mv.from;
        let all = self.variant.geometry().squares().into_iter();
        std::iter::once(from).chain(all.filter(move |square| *square != from))
    }

    /// The components of Game Courier. It carries them out one after the other, so that each finds the board as the
    /// ones before have left it.
    pub(super) fn courier(&self) -> Vec<Component> {
        let letter = |piece: Piece| self.variant.letter(piece).to_string();
        let mut board: HashMap<Square, Option<Piece>> = self
            .squares()
            .map(|square| (square, self.before.piece(square)))
            .collect();
        let mut components = Vec::new();
        let mut go = |(piece, from, to): Journey, board: &mut HashMap<Square, Option<Piece>>| {
            board.insert(from, None);
            board.insert(to, Some(piece));
            components.push(Component::Move {
                piece: Some(letter(piece)),
                from: self.name(from),
                to: self.name(to),
            });
        };
        for journey in self.first_journeys() {
            go(journey, &mut board);
        }
        for (piece, from, to) in self.other_journeys() {
            if board[&from] == Some(piece) && board[&to].is_none() {
                go((piece, from, to), &mut board);
            }
        }
        for square in self.squares() {
            if board[&square].is_some() && self.after.piece(square).is_none() {
                components.push(Component::Remove {
                    square: self.name(square),
                });
            }
        }
        for square in self.squares() {
            let piece = self.after.piece(square);
            if let Some(piece) = piece.filter(|piece| board[&square] != Some(*piece)) {
                components.push(Component::Put {
                    piece: letter(piece),
                    square: self.name(square),
                });
            }
        }
        components
    }

    /// The components of Zillions of Games, in which every piece moves from where it stood before the move.
    pub(super) fn zillions(&self) -> Vec<Component> {
        let journeys: Vec<Journey> = self
            .first_journeys()
            .into_iter()
            .chain(self.other_journeys())
            .collect();
        let mut components = Vec::new();
        for &(piece, from, to) in &journeys {
            components.push(Component::Move {
                piece: Some(self.piece_name(piece)),
                from: self.name(from),
                to: self.name(to),
            });
            components.extend(self.promotion(to).map(|piece| Component::Become { piece }));
        }
        let left = |square: Square| journeys.iter().any(|&(_, from, _)| from == square);
        let reached = |square: Square| journeys.iter().any(|&(_, _, to)| to == square);
        for square in self.squares() {
            let (before, after) = (self.before.piece(square), self.after.piece(square));
            if after.is_none() && !left(square) && (before.is_some() || reached(square)) {
                components.push(Component::Remove {
                    square: self.name(square),
                });
            }
        }
        for square in self.squares() {
            let piece = self.after.piece(square);
            let stays = |piece: &Piece| self.before.piece(square) == Some(*piece) && !left(square);
            if let Some(piece) = piece.filter(|piece| !reached(square) && !stays(piece)) {
                components.push(Component::Put {
                    piece: self.piece_name(piece),
                    square: self.name(square),
                });
            }
        }
        components
    }

    /// What the piece becomes that ends its journey on a square.
    fn promotion(&self, square: Square) -> Option<String> {
        let mut effects = self.transition.effects.iter();
        effects.find_map(|effect| match *effect {
            Effect::Promotion { at, into, .. } if at == square => Some(self.piece_name(into)),
            _ => None,
        })
    }

    /// The name of a piece. A name with signs that would end it becomes the id.
    fn piece_name(&self, piece: Piece) -> String {
        let kind = self.variant.kind(piece.piece_type());
        let plain = |sign: char| sign.is_alphabetic() || sign == ' ' || sign == '-';
        match kind.name.chars().all(plain) {
            true => kind.name.clone(),
            false => kind.id.clone(),
        }
    }

    /// Whether a piece is captured on a square.
    pub(super) fn captures_on(&self, square: &str) -> bool {
        let square = self.variant.geometry().square(square);
        square.is_some_and(|square| self.transition.captured().contains(square))
    }
}
