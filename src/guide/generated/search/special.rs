//! Positions for features that need more than a piece and a friend: enclosing, en passant, protection.

use super::super::placement::Placement;
use super::{CENTRAL, FeatureScene, Search};
use crate::rules::{Bitboard, Move, Piece, Square, Travel, TypeSet};
use std::cmp::Reverse;

impl Search<'_> {
    /// An enemy with occupied neighbours on its file and rank, except for one square, to which the piece moves.
    pub(super) fn enclosed(&mut self) -> Option<FeatureScene> {
        let others = self.feature.others(self.maker.piece)?;
        let victim = *self.maker.extras(others.types, others.color).first()?;
        let geometry = self.maker.variant.geometry();
        let mut places: Vec<Square> = self.maker.room(victim).collect();
        places.retain(|&at| geometry.orthogonal_neighbours(at).any());
        places.sort_by_key(|&at| geometry.orthogonal_neighbours(at).len());
        places.into_iter().find_map(|at| {
            let around = geometry.orthogonal_neighbours(at);
            around
                .into_iter()
                .find_map(|gap| self.through_gap((at, victim), around.without(gap), gap))
        })
    }

    fn through_gap(
        &mut self,
        victim: (Square, Piece),
        walls: Bitboard,
        gap: Square,
    ) -> Option<FeatureScene> {
        let piece = self.maker.piece;
        let mut placement = vec![victim];
        for at in walls {
            let friends = self.maker.extras(TypeSet::ALL, piece.color());
            let fits = |piece: &Piece| self.maker.variant.standing_room(*piece).contains(at);
            placement.push((at, friends.into_iter().find(fits)?));
        }
        let room = self.maker.variant.standing_room(piece);
        let taken: Bitboard = placement.iter().map(|&(at, _)| at).collect();
        let squares = self.maker.around(gap, 3, room - taken);
        squares.into_iter().take(40).find_map(|from| {
            let mut placement = placement.clone();
            placement.insert(0, (from, piece));
            self.try_placement(placement, 1)
        })
    }

    /// An enemy to move that could capture a friend of the piece if the piece did not protect it. It captures the
    /// piece itself if it can.
    pub(super) fn protecting(&mut self) -> Option<FeatureScene> {
        let (variant, piece) = (self.maker.variant, self.maker.piece);
        let friends = self.feature.others(piece)?;
        let friend = *self.maker.extras(friends.types, friends.color).first()?;
        let enemies = self.maker.extras(TypeSet::ALL, !piece.color());
        let squares: Vec<Square> = self.maker.room(piece).take(CENTRAL).collect();
        let mut second = None;
        for from in squares {
            let next = variant.standing_room(friend) & variant.geometry().neighbours(from);
            for (at, &enemy) in next
                .into_iter()
                .flat_map(|at| enemies.iter().map(move |it| (at, it)))
            {
                let room = variant.standing_room(enemy).without(at);
                for place in self.maker.around(at, 3, room).into_iter().take(30) {
                    let placement = vec![(from, piece), (at, friend), (place, enemy)];
                    match self.protected_by_first(placement) {
                        Some((found, true)) => return Some(found),
                        Some((found, false)) => second = second.or(Some(found)),
                        None => {}
                    }
                }
            }
        }
        second
    }

    /// The position with the last piece's side to move, if only the first piece keeps the last from capturing the
    /// second. Also returns whether the last captures the first instead.
    fn protected_by_first(&mut self, placement: Placement) -> Option<(FeatureScene, bool)> {
        self.count_try()?;
        let variant = self.maker.variant;
        let &[(piece, _), (friend, _), (from, enemy)] = placement.as_slice() else {
            return None;
        };
        let start = self.maker.position(&placement, enemy.color(), None)?;
        variant.prevented(&start, from, friend)?;
        let moves = variant.legal_moves(&start).into_iter();
        let ahead = |mv: &Move| variant.captured(&start, *mv).contains(piece);
        let moves = moves.filter(|mv| mv.from == from && mv.to != mv.from);
        let mv = moves.max_by_key(|mv| (ahead(mv), Reverse(*mv)))?;
        let captures = ahead(&mv);
        let line = vec![mv];
        Some((
            FeatureScene {
                start,
                line,
                placement,
            },
            captures,
        ))
    }

    /// An enemy makes a double step, and the piece captures it.
    pub(super) fn after_a_run(&mut self) -> Option<FeatureScene> {
        let (variant, piece) = (self.maker.variant, self.maker.piece);
        let color = !piece.color();
        let runners = self.maker.extras(TypeSet::ALL, color).into_iter();
        let runners = runners.filter(|piece| variant.kind(piece.piece_type()).run.is_some());
        for runner in runners.collect::<Vec<_>>() {
            let homes: Vec<Square> = self.maker.room(runner).collect();
            for home in homes {
                let room = variant.standing_room(piece);
                for from in self.maker.around(home, 3, room).into_iter().take(30) {
                    let placement = vec![(from, piece), (home, runner)];
                    if let Some(found) = self.run_and_take(placement, from, home) {
                        return Some(found);
                    }
                }
            }
        }
        None
    }

    fn run_and_take(
        &mut self,
        placement: Placement,
        from: Square,
        home: Square,
    ) -> Option<FeatureScene> {
        self.count_try()?;
        let variant = self.maker.variant;
        let start = self
            .maker
            .position(&placement, !self.maker.piece.color(), None)?;
        let runs = variant.legal_moves(&start).into_iter();
        let runs = runs.filter(|mv| mv.from == home && mv.travel == Travel::Run);
        runs.collect::<Vec<_>>().into_iter().find_map(|run| {
            let next = variant.play(&start, run);
            let (mv, _) = self.best(&next, from, 1)?;
            Some(FeatureScene {
                start: start.clone(),
                line: vec![run, mv],
                placement: placement.clone(),
            })
        })
    }
}
