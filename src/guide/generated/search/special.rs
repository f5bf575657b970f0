//! Positions for methods that need more than a piece and a friend: enclosing, and capturing en passant.

use super::super::cast::Cast;
use super::{Found, Search};
use crate::rules::{Bitboard, Piece, Square, Travel, TypeSet};

impl Search<'_> {
    /// An enemy whose neighbours along ranks and files are all taken but one, to which the piece goes.
    pub(super) fn closed_in(&mut self) -> Option<Found> {
        let others = self.feat.others(self.studio.man)?;
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
        let man = self.studio.man;
        let mut cast = vec![victim];
        for at in walls {
            let friends = self.studio.extras(TypeSet::ALL, man.color());
            let fits = |piece: &Piece| self.studio.variant.standing_room(*piece).contains(at);
            cast.push((at, friends.into_iter().find(fits)?));
        }
        let room = self.studio.variant.standing_room(man);
        let taken: Bitboard = cast.iter().map(|&(at, _)| at).collect();
        let squares = self.studio.around(gap, 3, room - taken);
        squares.into_iter().take(40).find_map(|from| {
            let mut cast = cast.clone();
            cast.insert(0, (from, man));
            self.try_cast(cast, 1)
        })
    }

    /// An enemy makes a double step, and the piece captures it.
    pub(super) fn after_a_run(&mut self) -> Option<Found> {
        let (variant, man) = (self.studio.variant, self.studio.man);
        let color = !man.color();
        let runners = self.studio.extras(TypeSet::ALL, color).into_iter();
        let runners = runners.filter(|piece| variant.man(piece.piece_type()).run.is_some());
        for runner in runners.collect::<Vec<_>>() {
            let homes: Vec<Square> = self.studio.room(runner).collect();
            for home in homes {
                let room = variant.standing_room(man);
                for from in self.studio.around(home, 3, room).into_iter().take(30) {
                    let cast = vec![(from, man), (home, runner)];
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
        let start = self.studio.stage(&cast, !self.studio.man.color(), None)?;
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
