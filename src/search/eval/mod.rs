//! The evaluation: what a position is worth without looking further.
//!
//! All of it follows from the powers of the men and the shape of the board, measured once for each
//! game. What both sides reach and guard is worked out once for a position (`scan`); all terms read it.
//!
//! | file | |
//! |---|---|
//! | `measure`, `value`, `gain` | what the men can do, what that is worth, and what a move changes in it |
//! | `squares` | the squares that they stand on |
//! | `scan`, `weights` | what they reach; what their freedom and their nearness to a king are worth |
//! | `threat` | what they could take next, by each method |
//! | `king`, `assault` | men around a king, and assaults on it |
//! | `draws` | advantages that are hard to win with |
//! | `pawns`, `posts` | pawns among each other and on their way, and officers among pawns |
//! | `hand`, `goal`, `hunt` | men in hand, goals to be occupied, a king that is alone |
//! | `parameters`, `tune` | all weights by name, and how they are fitted to the results of games |
//! | `tapered`, `memory` | a worth by the stage of the game, and worths that are remembered |

mod assault;
mod draws;
mod gain;
mod goal;
mod hand;
mod hunt;
mod king;
mod measure;
mod memory;
mod parameters;
mod pawns;
mod posts;
mod scan;
mod squares;
mod tapered;
#[cfg(test)]
mod tests;
mod threat;
pub(crate) mod tune;
mod value;
mod weights;

use crate::rules::{
    Bitboard, Color, Direction, MAX_TYPES, Man, Piece, PieceType, Position, TypeSet, Variant,
};
use crate::search::score::{MOST, Value};
use assault::{Assault, Target};
use goal::Goals;
use hand::Hands;
use hunt::Hunt;
use king::Kings;
use measure::Profile;
pub(super) use memory::{Memory, key};
use parameters::Parameters;
use pawns::Pawns;
use posts::{PawnMen, Posts};
use scan::{Replaces, Scan};
use squares::BySquare;
use tapered::Tapered;
use threat::Threats;
use weights::{MOST_REACH, Weights};

/// The evaluation of one game.
pub(super) struct Evaluator {
    weights: [Weights; MAX_TYPES],
    tables: Vec<BySquare<Tapered>>,
    /// Where men that jump replace, by [`Piece::index`].
    jumps: Vec<BySquare<Bitboard>>,
    pawns: Pawns,
    posts: Posts,
    kings: Kings,
    threats: Threats,
    hunt: Hunt,
    hands: Hands,
    goals: Goals,
    /// Pawns that only go forward.
    pawn_types: TypeSet,
    /// Types that count for the stage of the game: all but kings and pawns.
    officers: TypeSet,
    /// Types that ride along files.
    riders: TypeSet,
    /// Types that promote.
    promoters: TypeSet,
    /// The worth of all officers at the start.
    opening: Value,
    /// What a man loses when it is frozen, in parts of 1024 of its worth; a king has no worth to lose.
    frozen: Value,
    frozen_king: Value,
    /// For being on move.
    tempo: Value,
}

impl Evaluator {
    /// Measures the men of a game.
    pub(super) fn new(variant: &Variant) -> Evaluator {
        let profiles = measure::profiles(variant);
        Evaluator::with(variant, &profiles, &Parameters::default())
    }

    /// The evaluation of a game whose men have been measured.
    fn with(
        variant: &Variant,
        profiles: &[Profile; MAX_TYPES],
        parameters: &Parameters,
    ) -> Evaluator {
        let values = value::values(variant, profiles, parameters);
        let types = |wanted: fn(&Man) -> bool| -> TypeSet {
            let men = variant.men().iter().enumerate();
            men.filter(|(_, man)| wanted(man))
                .map(|(index, _)| PieceType::new(index))
                .collect()
        };
        let mut weights = [Weights::NONE; MAX_TYPES];
        for (index, man) in variant.men().iter().enumerate() {
            let (profile, value) = (&profiles[index], values[index]);
            let replaces = Replaces::of(variant, man);
            weights[index] = Weights::new(man, replaces, profile, value, parameters);
        }
        let mut evaluator = Evaluator {
            weights,
            tables: squares::tables(variant, &values, parameters),
            jumps: scan::jumps(variant),
            pawns: Pawns::new(variant, parameters),
            posts: Posts::new(variant, parameters),
            kings: Kings::new(variant, parameters),
            threats: Threats::new(parameters),
            hunt: Hunt::new(variant.geometry()),
            hands: Hands::new(variant),
            goals: Goals::new(variant),
            pawn_types: types(|man| man.irreversible),
            officers: types(|man| !man.pawn && !man.royal),
            riders: types(|man| {
                let walk = &man.walk[Color::White];
                !man.royal && !man.pawn && walk.rides(Direction::North, 3)
            }),
            promoters: types(|man| man.promotion.is_some() && !man.royal),
            opening: 1,
            frozen: (parameters.frozen * 1.024).round() as Value,
            frozen_king: parameters.frozen_king.round() as Value,
            tempo: parameters.tempo.round() as Value,
        };
        evaluator.opening = evaluator.officers_value(variant.start()).max(1);
        evaluator
    }

    #[inline]
    fn weights(&self, man: Piece) -> &Weights {
        &self.weights[man.piece_type().index()]
    }

    /// The worth of a type of man; of a king, that of the game.
    #[inline]
    pub(super) fn value(&self, man: Piece) -> Value {
        self.weights[man.piece_type().index()].value
    }

    /// The men of the side on move that can be expected to have a useful move: no kings, no pawns, no
    /// frozen men.
    pub(super) fn free_officers(&self, variant: &Variant, position: &Position) -> usize {
        let turn = position.turn();
        let officers = position.of_types(self.officers) & position.men(turn);
        (officers - variant.frozen(position, turn)).len()
    }

    /// What a position is worth to the side on move.
    pub(super) fn evaluate(&self, variant: &Variant, position: &Position) -> Value {
        let scan = |color| Scan::new(self, variant, position, color);
        let (white, black) = (scan(Color::White), scan(Color::Black));
        let stage = self.officers_value(position).min(self.opening);
        let taper = |side: Tapered| {
            (side.middle * stage + side.end * (self.opening - stage)) / self.opening
        };
        let balance = taper(self.side(variant, position, (&white, &black)))
            - taper(self.side(variant, position, (&black, &white)));
        let balance = self.scaled(position, balance);
        let balance = self.fade(variant, position, balance) + self.hunts(variant, position);
        let own = match position.turn() {
            Color::White => balance,
            Color::Black => -balance,
        };
        (own + self.tempo).clamp(-MOST, MOST)
    }

    /// How the hunt goes, if one side has no officers left and the other has, from White's side.
    fn hunts(&self, variant: &Variant, position: &Position) -> Value {
        let officers = position.of_types(self.officers);
        let progress = |hunter: Color| {
            let kings = |color| variant.kings(position, color);
            let (prey, own) = (kings(!hunter), officers & position.men(hunter));
            self.hunt
                .progress(variant.geometry(), prey, kings(hunter), own)
        };
        let has = |color| officers.meets(position.men(color));
        match (has(Color::White), has(Color::Black)) {
            (true, false) => progress(Color::White),
            (false, true) => -progress(Color::Black),
            _ => 0,
        }
    }

    /// An advantage is worth less, the nearer the clock is to a draw. So little less with each ply that
    /// it does not hide the progress of a hunt.
    fn fade(&self, variant: &Variant, position: &Position, value: Value) -> Value {
        match Value::from(variant.settings().clock) {
            0 => value,
            clock => value - value * Value::from(position.halfmove()).min(clock) / (4 * clock),
        }
    }

    fn officers_value(&self, position: &Position) -> Value {
        self.officers
            .iter()
            .map(|kind| position.of_type(kind).len() as Value * self.weights[kind.index()].value)
            .sum()
    }

    /// All that speaks for one side.
    fn side(
        &self,
        variant: &Variant,
        position: &Position,
        (own, enemy): (&Scan, &Scan),
    ) -> Tapered {
        let color = own.color;
        let mut sum = Tapered::default();
        for square in own.frozen {
            if let Some(man) = position.man(square) {
                sum += self.tables[man.index()][square.index()];
                sum += Tapered::both(-self.cost_of_freezing(man));
            }
        }
        let pawns = position.of_types(self.pawn_types);
        let men = PawnMen {
            own: pawns & position.men(color),
            enemy: pawns & position.men(!color),
        };
        let target = Target::new(variant, position, own, enemy);
        let shut = position.men(color) | enemy.by_pawn | enemy.frost;
        let mut assault = Assault::default();
        for scout in &own.scouts {
            let (man, square) = (scout.man, scout.square);
            sum += self.tables[man.index()][square.index()];
            let weights = self.weights(man);
            if weights.roams {
                let free = (scout.reach - shut).len().min(MOST_REACH - 1);
                sum += Tapered::both(weights.freedom[free]);
                assault.join(variant, position, (scout, weights), target);
            }
            if weights.pawn {
                sum += self.pawns.structure(*scout, men.own, own);
            } else if weights.officer {
                let post = self.posts.worth(variant, &self.pawns, scout, own, men);
                sum += Tapered::both(post);
            }
            if weights.promotes {
                sum += self
                    .pawns
                    .way(variant, position, *scout, men.enemy, (own, enemy));
            }
        }
        sum.middle += self.kings.danger(assault, target, men.enemy, enemy);
        let kings = variant.kings(position, color);
        sum.end += self.pawns.king_near(variant.geometry(), kings, pawns);
        let riders = position.of_types(self.riders) & position.men(!color);
        sum.middle += self
            .kings
            .safety(variant, position, color, men.own, riders.any());
        if self.goals.of(color).any() {
            let own = position.men(color);
            sum += Tapered::both(self.goals.worth(own, assault.reached, color));
        }
        let value = |kind: PieceType| self.weights[kind.index()].value;
        sum += Tapered::both(self.hands.worth(position, color, value));
        sum += self.posts.pairs(position, color);
        let threats = self.threats.worth(self, variant, position, (own, enemy));
        sum + Tapered::both(threats)
    }

    fn cost_of_freezing(&self, man: Piece) -> Value {
        match self.value(man) {
            value::ROYAL => self.frozen_king,
            value => value * self.frozen / 1024,
        }
    }
}
