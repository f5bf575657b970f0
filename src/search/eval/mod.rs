//! The evaluation: what a position is worth without looking further.
//!
//! All of it follows from the powers of the pieces and the shape of the board, measured once for each
//! game. What both sides reach and guard is worked out once for a position (`scan`); all terms read it.
//!
//! | file | |
//! |---|---|
//! | `measure`, `value`, `gain` | what the pieces can do, what that is worth, and what a move changes in it |
//! | `squares` | the squares that they stand on |
//! | `side` | all that speaks for one side |
//! | `scan`, `weights` | what they reach; what their freedom and their nearness to a king are worth |
//! | `threat` | what they could capture next, by each method |
//! | `pressure`, `space` | what pieces that replace press on, and room behind pawns |
//! | `gait`, `king`, `assault`, `shelter` | ways of walking, assaults on kings, and pawns before them |
//! | `draws`, `complexity` | advantages that are hard to win with, and hard to hold against |
//! | `pawns`, `posts` | pawns among each other and on their way, and officers among pawns |
//! | `hand`, `goal`, `hunt` | pieces in hand, goals to be occupied, a king that is alone |
//! | `parameters`, `tune` | all weights by name, and how they are fitted to the results of games |
//! | `tapered`, `memory` | a worth by the stage of the game, and worths that are remembered |

mod assault;
mod complexity;
mod draws;
mod gain;
mod gait;
mod goal;
mod hand;
mod hunt;
mod king;
mod measure;
mod memory;
mod parameters;
mod pawns;
mod posts;
mod pressure;
mod scan;
mod shelter;
mod side;
mod space;
mod squares;
mod tapered;
#[cfg(test)]
mod tests;
mod threat;
#[cfg(feature = "lab")]
pub(crate) mod tune;
mod value;
mod weights;

use crate::rules::{
    Bitboard, Color, MAX_TYPES, Piece, PieceKind, PieceType, Position, Square, TypeSet, Variant,
};
use crate::search::nnue::{Accumulators, Inputs, Network, built_in};
use crate::search::score::{MOST, Value};
use complexity::Complexity;
use gait::GAITS;
use goal::Goals;
use hand::Hands;
use hunt::Hunt;
use king::Kings;
use measure::Profile;
pub(super) use memory::{Memory, key};
use parameters::Parameters;
use pawns::Pawns;
use posts::Posts;
use pressure::Pressure;
use scan::{Replaces, Scan};
use shelter::Shelter;
use space::Space;
use squares::BySquare;
use std::sync::Arc;
use tapered::Tapered;
use threat::Threats;
pub(crate) use value::oddity;
use weights::Weights;

/// What every type of piece of a game is worth to the computer, in hundredths of a pawn; kings as mere pieces.
pub fn piece_values(variant: &Variant) -> Vec<i32> {
    let profiles = measure::profiles(variant);
    value::values(variant, &profiles, &Parameters::default()).to_vec()
}

/// The evaluation of one game.
pub(super) struct Evaluator {
    weights: [Weights; MAX_TYPES],
    tables: Vec<BySquare<Tapered>>,
    /// Where pieces that jump replace, by [`Piece::index`].
    jumps: Vec<BySquare<Bitboard>>,
    pawns: Pawns,
    posts: Posts,
    kings: Kings,
    shelter: Shelter,
    space: Space,
    pressure: Pressure,
    complexity: Complexity,
    threats: Threats,
    hunt: Hunt,
    hands: Hands,
    goals: Goals,
    /// Pawns that only go forward.
    pawn_types: TypeSet,
    /// Types that count for the stage of the game: all but kings and pawns.
    officers: TypeSet,
    /// Types of officers that replace, by their gait.
    replacers: [TypeSet; GAITS],
    /// The first three rows, by colour.
    home: [Bitboard; 2],
    /// Types that promote.
    promoters: TypeSet,
    /// The worth of all officers at the start.
    opening: Value,
    /// The loss of a frozen piece, in 1024ths of its value. A king has no value to lose.
    frozen: Value,
    frozen_king: Value,
    /// For being to move.
    tempo: Value,
    /// The game's network, with its inputs.
    network: Option<(Arc<Network>, Arc<Inputs>)>,
}

impl Evaluator {
    /// The evaluation of a game without a network.
    pub(super) fn by_hand(variant: &Variant) -> Evaluator {
        let profiles = measure::profiles(variant);
        Evaluator::with(variant, &profiles, &Parameters::default())
    }

    /// Measures the pieces of a game, and loads its network if there is one.
    pub(super) fn new(variant: &Variant) -> Evaluator {
        let mut evaluator = Evaluator::by_hand(variant);
        evaluator.network =
            Inputs::new(variant).and_then(|inputs| Some((built_in(&inputs)?, Arc::new(inputs))));
        evaluator
    }

    /// The evaluation of a game whose pieces have been measured.
    fn with(
        variant: &Variant,
        profiles: &[Profile; MAX_TYPES],
        parameters: &Parameters,
    ) -> Evaluator {
        let values = value::values(variant, profiles, parameters);
        let types = |wanted: fn(&PieceKind) -> bool| -> TypeSet {
            let kinds = variant.kinds().iter().enumerate();
            kinds
                .filter(|(_, kind)| wanted(kind))
                .map(|(index, _)| PieceType::new(index))
                .collect()
        };
        let mut weights = [Weights::NONE; MAX_TYPES];
        for (index, kind) in variant.kinds().iter().enumerate() {
            let (profile, value) = (&profiles[index], values[index]);
            let replaces = Replaces::of(variant, kind);
            weights[index] = Weights::new(kind, replaces, profile, value, parameters);
        }
        let mut evaluator = Evaluator {
            weights,
            tables: squares::tables(variant, &values, parameters),
            jumps: scan::jumps(variant),
            pawns: Pawns::new(variant, parameters),
            posts: Posts::new(variant, parameters),
            kings: Kings::new(variant, parameters),
            shelter: Shelter::new(variant, parameters),
            space: Space::new(variant, parameters),
            pressure: Pressure::new(parameters),
            complexity: Complexity::new(variant, parameters),
            threats: Threats::new(parameters),
            hunt: Hunt::new(variant.geometry()),
            hands: Hands::new(variant),
            goals: Goals::new(variant),
            pawn_types: types(|kind| kind.irreversible),
            officers: types(|kind| !kind.pawn && !kind.royal),
            replacers: Default::default(),
            home: Color::ALL.map(|color| {
                let geometry = variant.geometry();
                let near = |&square: &Square| squares::home_row(geometry, color, square) < 3;
                geometry.squares().into_iter().filter(near).collect()
            }),
            promoters: types(|kind| kind.promotion.is_some() && !kind.royal),
            opening: 1,
            frozen: (parameters.frozen * 1.024).round() as Value,
            frozen_king: parameters.frozen_king.round() as Value,
            tempo: parameters.tempo.round() as Value,
            network: None,
        };
        for piece_type in evaluator.officers.iter() {
            let weights = &evaluator.weights[piece_type.index()];
            if weights.replaces != Replaces::No {
                evaluator.replacers[weights.gait.index()].insert(piece_type);
            }
        }
        evaluator.opening = evaluator.officers_value(variant.start()).max(1);
        evaluator
    }

    #[inline]
    fn weights(&self, piece: Piece) -> &Weights {
        &self.weights[piece.piece_type().index()]
    }

    /// The worth of a type of piece; of a king, that of the game.
    #[inline]
    pub(super) fn value(&self, piece: Piece) -> Value {
        self.weights[piece.piece_type().index()].value
    }

    /// The pieces of the side to move that can be expected to have a useful move: no kings, no pawns, no
    /// frozen pieces.
    pub(super) fn free_officers(&self, variant: &Variant, position: &Position) -> usize {
        let turn = position.turn();
        let officers = position.of_types(self.officers) & position.pieces(turn);
        (officers - variant.frozen(position, turn)).len()
    }

    /// The same with a network, if that is for this game.
    #[cfg(feature = "lab")]
    pub(super) fn with_network(self, variant: &Variant, network: &Arc<Network>) -> Evaluator {
        let inputs = Inputs::new(variant).filter(|inputs| inputs.fit(network));
        let found = inputs.map(|inputs| (network.clone(), Arc::new(inputs)));
        Evaluator {
            network: found.or_else(|| self.network.clone()),
            ..self
        }
    }

    /// The network that judges positions, before any of them.
    pub(super) fn network(&self) -> Option<Accumulators> {
        let (network, inputs) = self.network.as_ref()?;
        Some(Accumulators::new(network.clone(), inputs.clone()))
    }

    /// Whether a network judges such a position better: how to mate a king that is alone it does not know.
    #[inline]
    pub(super) fn is_for_network(&self, position: &Position) -> bool {
        let officers = position.of_types(self.officers);
        Color::ALL
            .into_iter()
            .all(|color| officers.meets(position.pieces(color)))
    }

    /// A network's value for the side to move, corrected by what its inputs do not show.
    #[inline]
    pub(super) fn finish(&self, variant: &Variant, position: &Position, value: Value) -> Value {
        self.fade(variant, position, value).clamp(-MOST, MOST)
    }

    /// The value of a position to the side to move.
    pub(super) fn evaluate(&self, variant: &Variant, position: &Position) -> Value {
        let scan = |color| Scan::new(self, variant, position, color);
        let (white, black) = (scan(Color::White), scan(Color::Black));
        let stage = self.officers_value(position).min(self.opening);
        let (for_white, for_black) = (
            self.side(variant, position, (&white, &black)),
            self.side(variant, position, (&black, &white)),
        );
        let middle = for_white.middle - for_black.middle;
        let end = for_white.end - for_black.end;
        let end = end + self.complexity.worth(self, variant, position, end);
        let balance = (middle * stage + end * (self.opening - stage)) / self.opening;
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
            let (prey, own) = (kings(!hunter), officers & position.pieces(hunter));
            self.hunt
                .progress(variant.geometry(), prey, kings(hunter), own)
        };
        let has = |color| officers.meets(position.pieces(color));
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

    fn cost_of_freezing(&self, piece: Piece) -> Value {
        match self.value(piece) {
            value::ROYAL => self.frozen_king,
            value => value * self.frozen / 1024,
        }
    }
}
