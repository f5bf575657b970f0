//! A game with positions to learn from, and the choice of these positions.

use super::samples::{Sample, Samples};
use crate::lab::games::TrainingGame;
use crate::lab::opening::lead;
use crate::rules::{Color, Position, Variant};
use crate::search::nnue::Inputs;
use crate::search::random::Random;
use crate::search::{piece_values, teacher};

/// The largest score. A sure win counts as much.
const MOST: i16 = 2_000;
/// A side with this much less material, in hundredths of a pawn, is behind.
const BEHIND: i32 = 300;
/// The most random moves from a game's position to one near it.
const WAY: usize = 3;

/// A game of which there are positions.
pub(super) struct TrainingVariant {
    /// The game and its layout, as in `hyper-chess:8x8`.
    pub name: String,
    variant: Variant,
    /// The values of the pieces.
    values: Vec<i32>,
    inputs: Inputs,
    /// The network's input for each input of the game.
    places: Vec<u16>,
}

impl TrainingVariant {
    pub fn new(name: &str, variant: Variant, inputs: Inputs, places: Vec<u16>) -> TrainingVariant {
        TrainingVariant {
            name: name.to_owned(),
            values: piece_values(&variant),
            variant,
            inputs,
            places,
        }
    }

    /// Adds the quiet positions of a game, and if `attacks` also those in which a side that is behind captures: it may be
    /// winning by an attack. Returns `None` if a move is not legal.
    pub fn add_game(&self, game: &TrainingGame, attacks: bool, to: &mut Samples) -> Option<()> {
        // After a random move, the result says nothing about the positions before it.
        let last_random = game.plies.iter().rposition(|ply| ply.score.is_none());
        let mut legal = 0;
        for (position, ply) in game.positions(&self.variant) {
            if let Some(score) = ply
                .score
                .filter(|_| ply.quiet || attacks && self.is_attack(&position))
            {
                let result = (last_random < Some(legal)).then_some(game.result);
                self.add(&position, (result, score), to);
            }
            legal += 1;
        }
        (legal == game.plies.len()).then_some(())
    }

    /// Adds a position with the points of its game and the score of a search.
    fn add(&self, position: &Position, (result, score): (Option<u8>, i16), to: &mut Samples) {
        let (turn, first) = (position.turn(), to.inputs.len());
        for view in [turn, !turn] {
            let inputs = self.inputs.of(&self.variant.facts(position), view);
            let places = inputs.iter().map(|&input| self.places[usize::from(input)]);
            to.inputs.extend(places);
        }
        to.all.push(Sample {
            first,
            count: ((to.inputs.len() - first) / 2) as u16,
            pieces: position.occupied().len() as u8,
            result: result.map(|white| match turn {
                Color::White => white,
                Color::Black => 2 - white,
            }),
            score: score.clamp(-MOST, MOST),
        });
    }

    /// Adds positions near those of games, up to `times` for each ply, with the values of the hand-made evaluation.
    pub fn add_near<'a>(
        &'a self,
        games: impl Iterator<Item = &'a TrainingGame>,
        times: usize,
        random: &mut Random,
        to: &mut Samples,
    ) {
        let positions = games.flat_map(|game| game.positions(&self.variant));
        let near = positions.flat_map(|(position, _)| {
            let few: Vec<Position> = (0..times)
                .filter_map(|_| after_random_moves(&self.variant, &position, random))
                .collect();
            few
        });
        teacher::judge(&self.variant, near, |position, value| {
            if let Ok(score) = i16::try_from(value) {
                self.add(position, (None, score), to);
            }
        });
    }

    /// Whether the side to move is behind and not in check.
    fn is_attack(&self, position: &Position) -> bool {
        let lead = lead(&self.variant, &self.values, position, position.turn());
        lead <= -BEHIND && !self.variant.is_arranging(position) && !self.variant.in_check(position)
    }
}

/// A position after some random moves, or `None` if one of them is illegal.
fn after_random_moves(
    variant: &Variant,
    start: &Position,
    random: &mut Random,
) -> Option<Position> {
    let mut position = start.clone();
    let mut moves = Vec::new();
    for _ in 0..1 + random.below(WAY) {
        moves.clear();
        variant.pseudo_legal_moves(&position, &mut moves);
        let mv = moves.get(random.below(moves.len()))?;
        position = variant.play_if_legal(&position, *mv)?;
    }
    Some(position)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lab::games::TrainingPly;
    use crate::variant_file::Catalogue;

    /// The samples of a game of `chess` with these moves, each with its score and whether it is quiet.
    fn samples(start: &str, result: u8, plies: &[(&str, Option<i16>, bool)]) -> Samples {
        let chess = Catalogue::built_in().variant("chess", Some("8x8"), &[]);
        let chess = chess.unwrap();
        let inputs = Inputs::new(&chess).unwrap();
        let places = (0..inputs.len() as u16).collect();
        let variant = TrainingVariant::new("chess:8x8", chess, inputs, places);
        let plies = plies.iter().map(|&(mv, score, quiet)| TrainingPly {
            mv: mv.to_owned(),
            score,
            quiet,
        });
        let game = TrainingGame {
            variant: variant.name.clone(),
            seed: 1,
            number: 1,
            result,
            start: start.to_owned(),
            plies: plies.collect(),
        };
        let mut samples = Samples::default();
        variant.add_game(&game, true, &mut samples).unwrap();
        samples
    }

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    #[test]
    fn the_result_counts_after_the_last_random_move() {
        let plies = [
            ("e2e4", Some(30), true),
            ("a7a6", None, false),
            ("d2d4", Some(60), true),
            ("e7e6", Some(-70), true),
        ];
        let samples = samples(START, 2, &plies);
        let found: Vec<_> = samples.iter().map(|one| (one.result, one.score)).collect();
        assert_eq!(found, [(None, 30), (Some(2), 60), (Some(0), -70)]);
    }

    #[test]
    fn a_sure_win_counts_as_twenty_pawns() {
        let plies = [("e2e4", Some(30_991), true), ("e7e5", Some(-2_500), true)];
        let samples = samples(START, 2, &plies);
        let scores: Vec<i16> = samples.iter().map(|one| one.score).collect();
        assert_eq!(scores, [2_000, -2_000]);
    }

    /// The side with a rook less captures a pawn. With a rook each, or with check, the capture teaches nothing.
    #[test]
    fn a_capture_of_the_side_behind_teaches() {
        let capture = [("e4d5", Some(-300), false)];
        let count = |start: &str| samples(start, 1, &capture).len();
        assert_eq!(count("r3k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1"), 1);
        assert_eq!(count("r3k3/8/8/3p4/4P3/8/8/R3K3 w - - 0 1"), 0);
        assert_eq!(count("4k3/8/8/3p4/4P3/8/8/R3K3 w - - 0 1"), 0);
        let in_check = "6k1/8/8/3b4/4P3/8/8/q5K1 w - - 0 1";
        let escape = [("g1g2", Some(-900), false)];
        assert_eq!(samples(in_check, 0, &escape).len(), 0);
    }
}
