//! The scene of a piece that neutralizes: what an enemy next to it cannot do.
//!
//! No move shows this power. So the scene has a move of the enemy that captures less than it would otherwise, or one that
//! is not legal.

use super::placement::Placement;
use super::{PageMaker, the};
use crate::explain::Power;
use crate::guide::scene::Scene;
use crate::rules::{Bitboard, Piece, Travel, TypeSet, Variant};
use crate::texts::{Argument, Joint, phrase};

/// The central squares that are tried for the piece.
const CENTRAL: usize = 4;

impl PageMaker<'_> {
    /// The scene; `None` if the piece neutralizes nothing that could do more.
    pub(super) fn neutralizing(&self) -> Option<Scene> {
        let maker = &self.maker;
        let free = self.variant.without_neutralizing();
        let kind = self.variant.kind(self.piece.piece_type());
        let friend = maker
            .extras(TypeSet::ALL, self.piece.color())
            .into_iter()
            .find(|friend| *friend != self.piece);
        let enemies = maker.extras(kind.neutralizes, !self.piece.color());
        enemies.into_iter().find_map(|enemy| {
            let room = self.variant.standing_room(enemy);
            maker.room(self.piece).take(CENTRAL).find_map(|from| {
                let near = self.variant.geometry().neighbours(from) & room;
                near.into_iter().find_map(|at| {
                    let two = vec![(from, self.piece), (at, enemy)];
                    let three = |friend: Piece| {
                        let places = self.variant.standing_room(friend) - Bitboard::of(from);
                        let places = maker.around(at, 1, places.without(at));
                        let two = two.clone();
                        places.into_iter().take(24).map(move |place| {
                            let mut three = two.clone();
                            three.push((place, friend));
                            three
                        })
                    };
                    friend
                        .into_iter()
                        .flat_map(three)
                        .chain(std::iter::once(two.clone()))
                        .find_map(|placement| self.stopped(&free, &placement))
                })
            })
        })
    }

    /// The position with these pieces, if the first keeps the second from doing something.
    fn stopped(&self, free: &Variant, placement: &Placement) -> Option<Scene> {
        if !self.maker.count_position() {
            return None;
        }
        let &[(by, _), (at, enemy), ..] = placement.as_slice() else {
            return None;
        };
        let start = self.maker.position(placement, enemy.color(), None)?;
        let legal = self.variant.legal_moves(&start);
        let title = Power::Neutralize.info().name();
        let moves = free.legal_moves(&start).into_iter();
        let mut own = moves.filter(|mv| mv.from == at && mv.travel != Travel::Drop);
        own.find_map(|mv| {
            if !legal.contains(&mv) {
                let refused = self.refused(&start, at, mv.to)?;
                let mut scene = self.scene(title, start.clone(), &[]);
                let task = phrase!("guide-try-moves", side = enemy.color());
                scene.task = Some(task.to_string());
                scene.refused.push(refused);
                return Some(scene);
            }
            let missed = free.captured(&start, mv) - self.variant.captured(&start, mv);
            if missed.is_empty() {
                return None;
            }
            let mut scene = self.scene(title, start.clone(), &[vec![mv]]);
            let the = |square| the(self.variant, &start, square);
            let missed = Argument::list(missed.into_iter().filter_map(the), Joint::And);
            let why = phrase!("guide-neutralized", pieces = missed, by = the(by)?);
            let step = scene.lines.first_mut()?.first_mut()?;
            step.caption = format!("{} {why}", step.caption);
            Some(scene)
        })
    }
}
