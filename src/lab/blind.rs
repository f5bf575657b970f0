//! Games of the blind computer player against weaker ones, to measure it.

use crate::blind::{BlindPlayer, Possibilities, Recall, Umpire, UmpireOptions};
use crate::notation::write_move;
use crate::rules::{Color, Outcome, Position, Variant};
use crate::search::Level;
use crate::search::random::Random;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

/// After so many plies a game is a draw.
const LONGEST: usize = 400;

/// The opponent of the player that is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opponent {
    /// It makes tries by chance, until one is legal.
    Chance,
    /// The same player without memory: it imagines the enemy's pieces as in the starting position.
    Forgetful,
}

/// How a game went.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct PlayedBlind {
    /// The points of the player, doubled: 2 for a win.
    pub points: u32,
    /// The end; `None` for a game that was too long.
    pub outcome: Option<Outcome>,
    /// The sum over all moves of the number of positions that it imagined.
    pub imagined: usize,
    /// The sum over all moves of the share of these positions that have an enemy on a square with one.
    pub insight: f64,
    /// The plies of the game.
    pub plies: usize,
    /// The player's tries. All but the moves were refused.
    pub tries: usize,
    /// The player's moves.
    pub moves: usize,
    /// The longest time of a move, with all its tries.
    pub slowest: Duration,
    /// The time of all its moves.
    pub time: Duration,
}

/// A game in which the player has one side. `None` if the game cannot be played blind.
pub fn play(
    variant: &Arc<Variant>,
    level: Level,
    opponent: Opponent,
    (side, seed): (Color, u64),
) -> Option<PlayedBlind> {
    let start = variant.start().clone();
    let mut umpire = Umpire::new(variant.clone(), start, UmpireOptions::default()).ok()?;
    let stop = AtomicBool::new(false);
    let mut player = BlindPlayer::new(level, seed, None);
    let mut forgetful = BlindPlayer::new(level, seed, None).with_recall(Recall::Nothing);
    let mut random = Random::new(seed);
    let mut played = PlayedBlind::default();
    while umpire.outcome().is_none() && umpire.record().len() < LONGEST {
        if umpire.turn() != side {
            let text = match opponent {
                Opponent::Forgetful => forgetful.choose(umpire.knowledge(!side), &stop)?,
                Opponent::Chance => {
                    let moves = variant.legal_moves(umpire.record().position());
                    write_move(variant, moves[random.below(moves.len())])
                }
            };
            umpire.attempt(&text).ok()?;
            continue;
        }
        let (begun, plies) = (Instant::now(), umpire.record().len());
        while umpire.outcome().is_none() && umpire.record().len() == plies {
            let text = player.choose(umpire.knowledge(side), &stop)?;
            umpire.attempt(&text).ok()?;
            played.tries += 1;
            if umpire.record().len() > plies {
                let before = &umpire.record().positions()[plies];
                played.imagined += player.possibilities().positions().len();
                played.insight += insight(player.possibilities(), before, !side);
            }
        }
        played.moves += 1;
        let time = begun.elapsed();
        played.slowest = played.slowest.max(time);
        played.time += time;
    }
    played.plies = umpire.record().len();
    played.outcome = umpire.outcome();
    played.points = match umpire.outcome() {
        Some(Outcome::Win(winner, _)) if winner == side => 2,
        Some(Outcome::Win(..)) => 0,
        _ => 1,
    };
    Some(played)
}

/// The mean share of the positions with an enemy on a square that has one.
fn insight(possibilities: &Possibilities, position: &Position, enemy: Color) -> f64 {
    let squares = position.pieces(enemy);
    let shares = squares
        .into_iter()
        .filter_map(|square| possibilities.share(square));
    shares.sum::<f64>() / squares.len().max(1) as f64
}
