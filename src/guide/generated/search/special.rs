//! Positions for what needs more than a piece and a friend: enclosing, capturing en passant, protecting.

use super::super::cast::Cast;
use super::{CENTRAL, Found, Search};
use crate::rules::{Bitboard, Move, Piece, Square, Travel, TypeSet};
use std::cmp::Reverse;

impl Search<'_> {
    /// An enemy whose neighbours along ranks and files are all taken but one, to which the piece goes.
    pub(super) fn closed_in(&mut self) -> Option<Found> {
        let others = self.feat.others(self.studio.piece)?;
        let victim = *self.studio.extras(others.types, others.color).first()?;
        let geometry = self.studio.variant.geometry();
        let mut places: Vec<Square> = self.studio.room(victim).collect();
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
    ) -> Option<Found> {
        let piece = self.studio.piece;
        let mut cast = vec![victim];
        for at in walls {
            let friends = self.studio.extras(TypeSet::ALL, piece.color());
            let fits = |piece: &Piece| self.studio.variant.standing_room(*piece).contains(at);
            cast.push((at, friends.into_iter().find(fits)?));
        }
        let room = self.studio.variant.standing_room(piece);
        let taken: Bitboard = cast.iter().map(|&(at, _)| at).collect();
        let squares = self.studio.around(gap, 3, room - taken);
        squares.into_iter().take(40).find_map(|from| {
            let mut cast = cast.clone();
            cast.insert(0, (from, piece));
            self.try_cast(cast, 1)
        })
    }

    /// An enemy to move that could capture a friend of the piece but for the piece next to it. The enemy
    /// captures the piece itself if it can.
    pub(super) fn protecting(&mut self) -> Option<Found> {
        let (variant, piece) = (self.studio.variant, self.studio.piece);
        let friends = self.feat.others(piece)?;
        let friend = *self.studio.extras(friends.types, friends.color).first()?;
        let enemies = self.studio.extras(TypeSet::ALL, !piece.color());
        let squares: Vec<Square> = self.studio.room(piece).take(CENTRAL).collect();
        let mut second = None;
        for from in squares {
            let next = variant.standing_room(friend) & variant.geometry().neighbours(from);
            for (at, &enemy) in next
                .into_iter()
                .flat_map(|at| enemies.iter().map(move |it| (at, it)))
            {
                let room = variant.standing_room(enemy).without(at);
                for place in self.studio.around(at, 3, room).into_iter().take(30) {
                    let cast = vec![(from, piece), (at, friend), (place, enemy)];
                    match self.held_back(cast) {
                        Some((found, true)) => return Some(found),
                        Some((found, false)) => second = second.or(Some(found)),
                        None => {}
                    }
                }
            }
        }
        second
    }

    /// The cast with its last piece to move, if only the first keeps that from capturing the second; and
    /// whether it captures the first instead.
    fn held_back(&mut self, cast: Cast) -> Option<(Found, bool)> {
        self.spend()?;
        let variant = self.studio.variant;
        let &[(piece, _), (friend, _), (from, enemy)] = cast.as_slice() else {
            return None;
        };
        let start = self.studio.stage(&cast, enemy.color(), None)?;
        variant.prevented(&start, from, friend)?;
        let moves = variant.legal_moves(&start).into_iter();
        let ahead = |mv: &Move| variant.captured(&start, *mv).contains(piece);
        let moves = moves.filter(|mv| mv.from == from && mv.to != mv.from);
        let mv = moves.max_by_key(|mv| (ahead(mv), Reverse(*mv)))?;
        let captures = ahead(&mv);
        let line = vec![mv];
        Some((Found { start, line, cast }, captures))
    }

    /// An enemy makes a double step, and the piece captures it.
    pub(super) fn after_a_run(&mut self) -> Option<Found> {
        let (variant, piece) = (self.studio.variant, self.studio.piece);
        let color = !piece.color();
        let runners = self.studio.extras(TypeSet::ALL, color).into_iter();
        let runners = runners.filter(|piece| variant.kind(piece.piece_type()).run.is_some());
        for runner in runners.collect::<Vec<_>>() {
            let homes: Vec<Square> = self.studio.room(runner).collect();
            for home in homes {
                let room = variant.standing_room(piece);
                for from in self.studio.around(home, 3, room).into_iter().take(30) {
                    let cast = vec![(from, piece), (home, runner)];
                    if let Some(found) = self.run_and_take(cast, from, home) {
                        return Some(found);
                    }
                }
            }
        }
        None
    }

    fn run_and_take(&mut self, cast: Cast, from: Square, home: Square) -> Option<Found> {
        self.spend()?;
        let variant = self.studio.variant;
        let start = self.studio.stage(&cast, !self.studio.piece.color(), None)?;
        let runs = variant.legal_moves(&start).into_iter();
        let runs = runs.filter(|mv| mv.from == home && mv.travel == Travel::Run);
        runs.collect::<Vec<_>>().into_iter().find_map(|run| {
            let next = variant.play(&start, run);
            let (mv, _) = self.best(&next, from, 1)?;
            Some(Found {
                start: start.clone(),
                line: vec![run, mv],
                cast: cast.clone(),
            })
        })
    }
}
