//! Weak players, for measuring the lowest levels.

use crate::rules::{Color, Move, Outcome, Position, Variant};
use crate::search::random::Random;
use crate::search::{Engine, Level};
use std::sync::atomic::AtomicBool;

/// After this many plies, the remaining material decides the game.
const LONGEST: usize = 160;
/// A lead of more than this wins then, in pawns.
const CLEAR: i32 = 3;
/// The value of a position that the other side has lost.
const WIN: i32 = 900;

/// A weak player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WeakPlayer {
    /// Plays any legal move.
    Random,
    /// Maximizes its material lead, in pawns, after the best reply.
    TwoPly,
}

impl WeakPlayer {
    fn choose(self, variant: &Variant, position: &Position, random: &mut Random) -> Option<Move> {
        let mut moves = variant.legal_moves(position);
        if self == WeakPlayer::TwoPly {
            let side = position.turn();
            let value = |&mv: &Move| after_answer(variant, &variant.play(position, mv), side);
            let values: Vec<i32> = moves.iter().map(value).collect();
            let best = values.iter().max().copied()?;
            let mut values = values.into_iter();
            moves.retain(|_| values.next() == Some(best));
        }
        moves.get(random.below(moves.len())).copied()
    }
}

/// A side's lead in material after the enemy's best reply.
fn after_answer(variant: &Variant, position: &Position, side: Color) -> i32 {
    let answers = variant.legal_moves(position);
    let material = answers
        .iter()
        .map(|&mv| material(variant, &variant.play(position, mv), side));
    material
        .min()
        .unwrap_or_else(|| match variant.outcome(position) {
            Some(Outcome::Win(..)) => WIN,
            _ => 0,
        })
}

/// A side's lead in material, in pawns, by the values of chess.
fn material(variant: &Variant, position: &Position, side: Color) -> i32 {
    let pieces = position
        .occupied()
        .into_iter()
        .filter_map(|square| position.piece(square));
    pieces
        .map(|piece| {
            let worth = match variant.letter(piece).to_ascii_lowercase() {
                'p' => 1,
                'x' | 's' | 'm' => 4,
                'r' | 'w' | 'c' => 5,
                'l' => 7,
                'i' | 'a' => 8,
                'q' | 'u' => 9,
                'k' => 1_000,
                _ => 3,
            };
            if piece.color() == side { worth } else { -worth }
        })
        .sum()
}

/// The points of a level in a game against a weak player, doubled: 2 for a win.
pub fn play(
    variant: &Variant,
    (engine, level): (&mut Engine, Level),
    player: WeakPlayer,
    (color, seed): (Color, u64),
) -> u32 {
    let mut random = Random::new(seed);
    let stop = AtomicBool::new(false);
    let mut history = vec![variant.start().clone()];
    for _ in 0..LONGEST {
        let position = &history[history.len() - 1];
        let times = history
            .iter()
            .filter(|known| known.same_as(position))
            .count();
        match variant.outcome(position) {
            Some(Outcome::Win(winner, _)) => return if winner == color { 2 } else { 0 },
            Some(Outcome::Draw(_)) => return 1,
            None if times >= 3 => return 1,
            None => {}
        }
        let mv = match position.turn() == color {
            true => engine
                .search_level(variant, &history, level, seed, &stop, &mut |_| {})
                .and_then(|report| report.best()),
            false => player.choose(variant, position, &mut random),
        };
        let Some(mv) = mv else { return 1 };
        history.push(variant.play(position, mv));
    }
    let lead = material(variant, &history[history.len() - 1], color);
    (lead.signum() * i32::from(lead.abs() > CLEAR) + 1) as u32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::variant_file::Catalogue;

    /// The points of the first level in games with these seeds, in percent.
    fn score(game: &str, player: WeakPlayer, games: u64) -> u64 {
        let variant = Catalogue::built_in().variant(game, None, &[]).unwrap();
        let mut engine = Engine::new(1);
        let mut points = |seed: u64| {
            let seat = (Color::ALL[seed as usize % 2], seed);
            u64::from(play(&variant, (&mut engine, Level::Newcomer), player, seat))
        };
        (0..games).map(&mut points).sum::<u64>() * 50 / games
    }

    /// The goal is a score of 30 to 60 % in many games. A few games are less precise.
    #[test]
    fn somebody_who_looks_two_plies_ahead_can_win_against_the_first_level() {
        for (game, games) in [("chess", 60), ("withdrawer-chess", 30)] {
            let score = score(game, WeakPlayer::TwoPly, games);
            assert!((20..=70).contains(&score), "{game}: {score} %");
        }
    }

    #[test]
    fn the_first_level_beats_random_moves() {
        let score = score("chess", WeakPlayer::Random, 20);
        assert!(score >= 80, "{score} %");
    }
}
