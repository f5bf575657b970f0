//! The evaluation: what a position is worth without looking further.
//!
//! All of it follows from the powers of the men and the shape of the board, measured once for each
//! game: material, the squares that the men stand on, their freedom, the kings' safety, men that are
//! frozen, pawns with a free way, men in hand, goals to be occupied, and the hunt for a king that is
//! alone.

mod goal;
mod hand;
mod hunt;
mod measure;
mod squares;
#[cfg(test)]
mod tests;
mod value;

use crate::rules::{
    Bitboard, Color, Effect, Fate, MAX_TYPES, Man, Move, Piece, PieceType, Position, Travel,
    TypeSet, Variant,
};
use crate::search::score::{MOST, Value};
use goal::Goals;
use hand::Hands;
use hunt::Hunt;
use measure::Profile;
use squares::{BySquare, Passed};
use std::ops::{Add, AddAssign};

/// A worth in the middle game and one in the end game, between which the men on the board decide.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Tapered<T = Value> {
    middle: T,
    end: T,
}

impl Tapered {
    fn both(value: Value) -> Tapered {
        Tapered {
            middle: value,
            end: value,
        }
    }

    fn round(middle: f64, end: f64) -> Tapered {
        Tapered {
            middle: middle.round() as Value,
            end: end.round() as Value,
        }
    }
}

impl Add for Tapered {
    type Output = Tapered;

    #[inline]
    fn add(self, other: Tapered) -> Tapered {
        Tapered {
            middle: self.middle + other.middle,
            end: self.end + other.end,
        }
    }
}

impl AddAssign for Tapered {
    #[inline]
    fn add_assign(&mut self, other: Tapered) {
        *self = *self + other;
    }
}

/// What a type of man counts for in the terms that change from move to move.
#[derive(Clone, Copy, Debug, Default)]
struct Weights {
    /// Its worth.
    value: Value,
    /// Whether its freedom is looked at: pawns and kings have too little of it.
    roams: bool,
    /// The number of squares that it reaches on an average board.
    usual_reach: Value,
    /// What each square more is worth, in 1/16 of a hundredth.
    per_square: Value,
    /// How dangerous it is to a king when it reaches the squares around it.
    danger: Value,
    /// Whether it may promote.
    promotes: bool,
    /// Whether it freezes.
    freezes: bool,
}

/// The evaluation of one game.
pub(super) struct Evaluator {
    weights: [Weights; MAX_TYPES],
    tables: Vec<BySquare<Tapered>>,
    passed: Passed,
    hunt: Hunt,
    hands: Hands,
    goals: Goals,
    /// The men that can bar a pawn's way for good.
    pawns: TypeSet,
    /// Types that count for the stage of the game: all but kings and pawns.
    officers: TypeSet,
    /// The worth of all officers at the start.
    opening: Value,
}

impl Evaluator {
    /// For being on move.
    const TEMPO: Value = 10;
    /// What a man loses when it is frozen, in parts of 16 of its worth; a king has no worth to lose.
    const FROZEN: Value = 3;
    const FROZEN_KING: Value = 40;
    /// For each own man next to the king.
    const SHELTER: Value = 7;
    /// The most that a king's danger counts for.
    const MOST_DANGER: Value = 260;

    /// Measures the men of a game.
    pub(super) fn new(variant: &Variant) -> Evaluator {
        let profiles = measure::profiles(variant);
        let values = value::values(variant, &profiles);
        let mut weights = [Weights::default(); MAX_TYPES];
        for (index, man) in variant.men().iter().enumerate() {
            weights[index] = weigh(man, &profiles[index], values[index]);
        }
        let types = |wanted: fn(&Man) -> bool| -> TypeSet {
            let men = variant.men().iter().enumerate();
            men.filter(|(_, man)| wanted(man))
                .map(|(index, _)| PieceType::new(index))
                .collect()
        };
        let mut evaluator = Evaluator {
            weights,
            tables: squares::tables(variant, &values),
            passed: Passed::new(variant),
            hunt: Hunt::new(variant.geometry()),
            hands: Hands::new(variant),
            goals: Goals::new(variant),
            pawns: types(|man| man.irreversible),
            officers: types(|man| !man.pawn && !man.royal),
            opening: 1,
        };
        evaluator.opening = evaluator.officers_value(variant.start()).max(1);
        evaluator
    }

    /// The worth of a type of man; of a king, that of the game.
    #[inline]
    pub(super) fn value(&self, man: Piece) -> Value {
        self.weights[man.piece_type().index()].value
    }

    /// What a move changes in men, from the mover's side, as far as the move itself tells; the game
    /// where it occupies the last of the goals. A man that comes back from the hand is no gain: it can
    /// wait.
    pub(super) fn gain(&self, variant: &Variant, position: &Position, mv: Move) -> Value {
        let mover = position.turn();
        let worth = |man: Piece| match man.color() == mover {
            true => self.value(man),
            false => -self.value(man),
        };
        let in_hand = |man: Piece| worth(man) * self.hands.share(position, man.color()) / 16;
        let kept = |fate: Fate| match fate {
            Fate::Gone => 0,
            Fate::Hand(man) => in_hand(man),
        };
        let each = |effect: Effect| match effect {
            Effect::Capture { man, fate, .. } | Effect::Sacrifice { man, fate, .. } => {
                kept(fate) - worth(man)
            }
            Effect::Promotion { from, into, .. } => worth(into) - worth(from),
            Effect::Recall { man } => -in_hand(man),
            _ => 0,
        };
        let effects = variant.changes(position, mv).effects;
        let men = effects.into_iter().map(each).sum();
        match self.goals.completes(position, mv) {
            true => men + value::ROYAL,
            false => men,
        }
    }

    /// Whether a move that captures nothing may still change much: by freezing, or by putting another
    /// man elsewhere.
    pub(super) fn is_subtle(&self, position: &Position, mv: Move) -> bool {
        let freezes = |man: Piece| self.weights[man.piece_type().index()].freezes;
        let moves_others = matches!(mv.travel, Travel::Swap | Travel::Drive) || mv.travel.shoves();
        let adds = matches!(mv.travel, Travel::Drop | Travel::Resurrect);
        moves_others || adds || position.man(mv.from).is_some_and(freezes)
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
        let white = self.side(variant, position, Color::White);
        let black = self.side(variant, position, Color::Black);
        let stage = self.officers_value(position).min(self.opening);
        let taper = |side: Tapered| {
            (side.middle * stage + side.end * (self.opening - stage)) / self.opening
        };
        let balance = taper(white) - taper(black);
        let balance = self.fade(variant, position, balance) + self.hunts(variant, position);
        let own = match position.turn() {
            Color::White => balance,
            Color::Black => -balance,
        };
        (own + Self::TEMPO).clamp(-MOST, MOST)
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
    fn side(&self, variant: &Variant, position: &Position, color: Color) -> Tapered {
        let own = position.men(color);
        let enemies = position.men(!color);
        let frozen = variant.frozen(position, color);
        let enemy_kings = variant.kings(position, !color);
        let ring = variant.geometry().around(enemy_kings) | enemy_kings;
        let enemy_pawns = position.of_types(self.pawns) & enemies;
        let occupied = position.occupied();
        let mut sum = Tapered::default();
        let mut danger = 0;
        let mut reached = Bitboard::EMPTY;
        for square in own {
            let Some(man) = position.man(square) else {
                continue;
            };
            sum += self.tables[man.index()][square.index()];
            let weights = &self.weights[man.piece_type().index()];
            if frozen.contains(square) {
                sum += Tapered::both(-self.cost_of_freezing(man));
            } else if weights.roams {
                let walk = &variant.man(man.piece_type()).walk[color];
                let reach = walk.reach(variant.geometry(), square, occupied) - own;
                sum += Tapered::both(weights.freedom(reach));
                reached |= reach;
                danger += weights.danger * (reach & ring).len() as Value;
            }
            if weights.promotes {
                sum += self.passed.bonus(man, square, enemy_pawns);
            }
        }
        sum.middle += (danger * danger / 8).min(Self::MOST_DANGER);
        sum.middle += Self::SHELTER * self.shelter(variant, position, color);
        if self.goals.of(color).any() {
            sum += Tapered::both(self.goals.worth(own, reached, color));
        }
        let value = |kind: PieceType| self.weights[kind.index()].value;
        sum + Tapered::both(self.hands.worth(position, color, value))
    }

    fn cost_of_freezing(&self, man: Piece) -> Value {
        match self.value(man) {
            value::ROYAL => Self::FROZEN_KING,
            value => value * Self::FROZEN / 16,
        }
    }

    fn shelter(&self, variant: &Variant, position: &Position, color: Color) -> Value {
        let around = variant.geometry().around(variant.kings(position, color));
        (around & position.men(color)).len() as Value
    }
}

impl Weights {
    #[inline]
    fn freedom(&self, reach: Bitboard) -> Value {
        (reach.len() as Value - self.usual_reach) * self.per_square / 16
    }
}

/// What a square of freedom is worth over the whole of a man's usual ones.
const FREEDOM: f64 = 24.0;
/// Squares that a man captures on for one point of danger.
const PER_DANGER: f64 = 4.0;

fn weigh(man: &Man, profile: &Profile, value: Value) -> Weights {
    let usual = profile.moves.max(1.0);
    Weights {
        value: if man.royal { value::ROYAL } else { value },
        roams: !man.royal && !man.irreversible,
        // Own men block a part of what an empty board would allow.
        usual_reach: (usual * 0.8).round() as Value,
        per_square: (16.0 * FREEDOM / usual).round() as Value,
        danger: (profile.captures / PER_DANGER).round().min(4.0) as Value,
        promotes: man.promotion.is_some(),
        freezes: !man.freezes.is_empty(),
    }
}
