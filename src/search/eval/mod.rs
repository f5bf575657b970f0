//! The evaluation: the value of a position without a search.
//!
//! Everything follows from the powers of the pieces and the shape of the board, which are measured once for each
//! game. `scan` finds once per position what both sides reach and guard, and all terms read that.
//!
//! | file | |
//! |---|---|
//! | `measure`, `value`, `gain` | the pieces' mobility, their values, and the material gain of a move |
//! | `squares` | the values of pieces by square |
//! | `side` | the sum of all terms for one side |
//! | `scan`, `weights` | the squares that pieces reach, and the weights of each piece type |
//! | `threat` | what they could capture next, by each method |
//! | `pressure`, `space` | attacks on officers by lesser pieces, and room behind pawns |
//! | `lines`, `king`, `assault`, `shelter` | the lines of sliders, king safety, attacks on kings, and pawns before
//! kings |
//! | `draws`, `complexity` | advantages that are hard to win with, and positions that are hard to defend |
//! | `pawns`, `posts` | pawn structure, passed pawns, and officers among pawns |
//! | `hand`, `goal`, `mop_up` | pieces in hand, goals to occupy, a king without officers |
//! | `parameters`, `tune` | all weights by name, and their fit to the results of games |
//! | `tapered`, `memory` | values by the stage of the game, and the cache of evaluations |

mod assault;
mod complexity;
mod draws;
mod gain;
mod goal;
mod hand;
mod king;
mod lines;
mod measure;
mod memory;
mod mop_up;
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
    Word,
};
use crate::search::nnue::{Accumulators, Inputs, Network, built_in};
use crate::search::score::{MOST, Value};
use complexity::Complexity;
use goal::Goals;
use hand::Hands;
use king::Kings;
use lines::LINE_KINDS;
use measure::Profile;
pub(super) use memory::{Memory, key};
use mop_up::MopUp;
use parameters::Parameters;
use pawns::Pawns;
use posts::Posts;
use pressure::Pressure;
use scan::{PieceTables, Replaces, Scan};
use shelter::Shelter;
use space::Space;
use squares::BySquare;
use std::sync::Arc;
use tapered::Tapered;
use threat::Threats;
pub(crate) use value::oddity;
use weights::Weights;

/// The value of every piece type of a game for the computer, in hundredths of a pawn. A king counts as an ordinary
/// piece.
pub fn piece_values<W: Word>(variant: &Variant<W>) -> Vec<i32> {
    let profiles = measure::profiles(variant);
    value::values(variant, &profiles, &Parameters::default()).to_vec()
}

/// The evaluation of one game.
pub(super) struct Evaluator<W: Word> {
    weights: [Weights; MAX_TYPES],
    tables: Vec<BySquare<Tapered>>,
    /// The squares on which pieces that jump capture by displacement, by [`Piece::index`].
    jumps: Vec<BySquare<Bitboard<W>>>,
    pawns: Pawns<W>,
    posts: Posts<W>,
    kings: Kings<W>,
    shelter: Shelter<W>,
    space: Space<W>,
    pressure: Pressure,
    complexity: Complexity<W>,
    threats: Threats,
    mop_up: MopUp,
    hands: Hands,
    goals: Goals<W>,
    /// Types of pawns that only go forward.
    pawn_types: TypeSet,
    /// Officers: all types but kings and pawns. They count for the stage of the game.
    officers: TypeSet,
    /// Types of officers that capture by displacement, by their lines.
    replacers: [TypeSet; LINE_KINDS],
    /// The first three ranks, by colour.
    home: [Bitboard<W>; 2],
    /// Types that promote.
    promoters: TypeSet,
    /// The value of all officers at the start.
    opening: Value,
    /// The loss for a frozen piece, in 1024ths of its value. A king counts as worth nothing here.
    frozen: Value,
    frozen_king: Value,
    /// For the side to move.
    tempo: Value,
    /// The game's network and its inputs.
    network: Option<(Arc<Network>, Arc<Inputs>)>,
}

impl<W: Word> Evaluator<W> {
    /// The evaluation of a game without a network.
    pub(super) fn by_hand(variant: &Variant<W>) -> Evaluator<W> {
        let profiles = measure::profiles(variant);
        Evaluator::with(variant, &profiles, &Parameters::default())
    }

    /// Measures the pieces of a game, and loads its network if there is one.
    pub(super) fn new(variant: &Variant<W>) -> Evaluator<W> {
        let mut evaluator = Evaluator::by_hand(variant);
        evaluator.network = Inputs::new(variant).and_then(|inputs| {
            let network = built_in(&inputs)?;
            Some((Arc::new(network), Arc::new(inputs)))
        });
        evaluator
    }

    /// The evaluation of a game whose pieces have been measured.
    fn with(
        variant: &Variant<W>,
        profiles: &[Profile; MAX_TYPES],
        parameters: &Parameters,
    ) -> Evaluator<W> {
        let values = value::values(variant, profiles, parameters);
        let types = |wanted: fn(&PieceKind<W>) -> bool| -> TypeSet {
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
            mop_up: MopUp::new(variant.geometry()),
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
                evaluator.replacers[weights.lines.index()].insert(piece_type);
            }
        }
        evaluator.opening = evaluator.officers_value(variant.start()).max(1);
        evaluator
    }

    /// What a scan needs to know about the pieces.
    #[inline]
    fn piece_tables(&self) -> PieceTables<'_, W> {
        PieceTables {
            weights: &self.weights,
            jumps: &self.jumps,
        }
    }

    #[inline]
    fn weights(&self, piece: Piece) -> &Weights {
        &self.weights[piece.piece_type().index()]
    }

    /// The value of a piece. A king has the value of the game.
    #[inline]
    pub(super) fn value(&self, piece: Piece) -> Value {
        self.weights[piece.piece_type().index()].value
    }

    /// The number of pieces of the side to move that probably have a useful move: no kings, pawns or frozen pieces.
    pub(super) fn free_officers(&self, variant: &Variant<W>, position: &Position<W>) -> usize {
        let turn = position.turn();
        let officers = position.of_types(self.officers) & position.pieces(turn);
        (officers - variant.frozen(position, turn)).len()
    }

    /// The same evaluation with a network, if the network is for this game.
    #[cfg(feature = "lab")]
    pub(super) fn with_network(self, variant: &Variant<W>, network: &Arc<Network>) -> Evaluator<W> {
        let found = Inputs::new(variant).and_then(|inputs| {
            let network = network.for_game(&inputs)?;
            Some((Arc::new(network), Arc::new(inputs)))
        });
        Evaluator {
            network: found.or_else(|| self.network.clone()),
            ..self
        }
    }

    /// Whether the game has a network.
    pub(super) fn has_network(&self) -> bool {
        self.network.is_some()
    }

    /// A new state of the network for a search.
    pub(super) fn network(&self) -> Option<Accumulators<W>> {
        let (network, inputs) = self.network.as_ref()?;
        Some(Accumulators::new(network.clone(), inputs.clone()))
    }

    /// Whether to use the network for a position. It cannot mate a king without officers.
    #[inline]
    pub(super) fn is_for_network(&self, position: &Position<W>) -> bool {
        let officers = position.of_types(self.officers);
        Color::ALL
            .into_iter()
            .all(|color| officers.meets(position.pieces(color)))
    }

    /// A network's value for the side to move, corrected by what its inputs do not show.
    #[inline]
    pub(super) fn finish(
        &self,
        variant: &Variant<W>,
        position: &Position<W>,
        value: Value,
    ) -> Value {
        self.fade(variant, position, value).clamp(-MOST, MOST)
    }

    /// The value of a position for the side to move.
    pub(super) fn evaluate(&self, variant: &Variant<W>, position: &Position<W>) -> Value {
        let scan = |color| Scan::new(self.piece_tables(), variant, position, color);
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
        let balance = self.fade(variant, position, balance) + self.mop_up(variant, position);
        let own = match position.turn() {
            Color::White => balance,
            Color::Black => -balance,
        };
        (own + self.tempo).clamp(-MOST, MOST)
    }

    /// The progress towards mate, if only one side has officers left, from White's view.
    fn mop_up(&self, variant: &Variant<W>, position: &Position<W>) -> Value {
        let officers = position.of_types(self.officers);
        let progress = |winner: Color| {
            let kings = |color| variant.kings(position, color);
            let (lone_king, own) = (kings(!winner), officers & position.pieces(winner));
            self.mop_up
                .progress(variant.geometry(), lone_king, kings(winner), own)
        };
        let has = |color| officers.meets(position.pieces(color));
        match (has(Color::White), has(Color::Black)) {
            (true, false) => progress(Color::White),
            (false, true) => -progress(Color::Black),
            _ => 0,
        }
    }

    /// Lowers an advantage as the halfmove clock nears a draw. Each ply lowers it so little that the mop-up terms
    /// stay visible.
    fn fade(&self, variant: &Variant<W>, position: &Position<W>, value: Value) -> Value {
        match Value::from(variant.settings().clock) {
            0 => value,
            clock => value - value * Value::from(position.halfmove()).min(clock) / (4 * clock),
        }
    }

    fn officers_value(&self, position: &Position<W>) -> Value {
        let count = |kind: PieceType| {
            position.of_type(kind).len() as Value + self.hands.to_place(position, kind)
        };
        self.officers
            .iter()
            .map(|kind| count(kind) * self.weights[kind.index()].value)
            .sum()
    }

    fn cost_of_freezing(&self, piece: Piece) -> Value {
        match self.value(piece) {
            value::ROYAL => self.frozen_king,
            value => value * self.frozen / 1024,
        }
    }
}
