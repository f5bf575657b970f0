//! Puzzles from games: positions in which the side to move gains suddenly, proved and described.

use super::collect::PLAIN_ONE_IN;
use super::games::Games;
use super::proof::{MINING_NODES, Proof, SECOND_LOOK_NODES};
use super::puzzle::{End, Opened, Puzzle};
use super::rating::Features;
use super::sieve::{is_natural, is_plain, is_recapture};
use super::solver::Solver;
use super::theme::Theme;
use super::themes::is_quiet;
use crate::notation::{write_fen, write_move};
use crate::rules::{Effect, Move, Position, Variant};
use crate::search::oddity;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A first look at a position promises a puzzle if the best move is better than any other by this much, in chances.
const PROMISING: f64 = 0.30;
/// The same for a second, longer look.
const MORE_PROMISING: f64 = 0.45;
/// A side with such chances before the enemy's move gains nothing suddenly.
const WINNING: f64 = 0.5;
/// No puzzles from earlier plies: the pieces have not met yet.
const FIRST_PLY: usize = 6;
/// The most puzzles of a game.
const PER_GAME: usize = 6;
/// A game in which a side has such chances, or the enemy has, is decided …
const DECIDED: f64 = 0.95;
/// … after so many plies.
const DECIDED_PLIES: usize = 4;

/// A puzzle that the miner has found.
#[derive(Clone, Debug)]
pub struct Found {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// Whether its first move is a plain capture: by displacement, and nothing can capture the piece in return.
    pub plain: bool,
}

/// Finds puzzles of one game.
///
/// ```no_run
/// use baroque::puzzles::Miner;
/// use baroque::variant_file::Catalogue;
/// use std::sync::Arc;
/// use std::sync::atomic::AtomicBool;
///
/// let game = Catalogue::built_in().variant("ultima", None, &[]).unwrap();
/// let stop = AtomicBool::new(false);
/// let start = game.start().clone();
/// let mut miner = Miner::new(Arc::new(game), &[], &stop);
/// for found in miner.mine(&start, 1) {
///     println!("{} {:?}", found.puzzle.fen, found.puzzle.line);
/// }
/// ```
pub struct Miner<'a> {
    solver: Solver<'a>,
    games: Games,
    options: Vec<(String, String)>,
    stop: &'a AtomicBool,
}

impl<'a> Miner<'a> {
    /// A miner of a game with these choices of options, which ends soon after the flag is set.
    pub fn new(
        variant: Arc<Variant>,
        options: &[(String, String)],
        stop: &'a AtomicBool,
    ) -> Miner<'a> {
        Miner {
            solver: Solver::new(variant, stop),
            games: Games::new(),
            options: options.to_vec(),
            stop,
        }
    }

    /// The puzzles of the game that the computer plays against itself from a position on. They depend on the seed alone.
    pub fn mine(&mut self, start: &Position, seed: u64) -> Vec<Found> {
        let variant = self.solver.variant.clone();
        let game = (&*variant, &*self.solver.values);
        let (positions, moves) = self.games.play(game, start, seed, self.stop);
        self.scan(&positions, &moves)
    }

    /// The puzzles of a game, given its positions and the moves between them.
    pub fn scan(&mut self, positions: &[Position], moves: &[Move]) -> Vec<Found> {
        self.scan_and_report(positions, moves, &mut |_| {})
    }

    /// The same. `tell` hears the number of positions before each that the miner looks at.
    pub fn scan_and_report(
        &mut self,
        positions: &[Position],
        moves: &[Move],
        report: &mut dyn FnMut(usize),
    ) -> Vec<Found> {
        self.solver.clear();
        let mut found: Vec<Found> = Vec::new();
        let (mut expected, mut next, mut decided) = (0.0, FIRST_PLY, 0);
        for (ply, position) in positions.iter().enumerate().skip(FIRST_PLY - 1) {
            let over = self.solver.variant.outcome(position).is_some();
            let enough = found.len() >= PER_GAME || decided >= DECIDED_PLIES;
            if over || enough || self.stop.load(Ordering::Relaxed) {
                break;
            }
            report(ply);
            let Some(look) = self.solver.best(position, MINING_NODES) else {
                expected = 0.0;
                continue;
            };
            let sudden = look.margin() >= PROMISING && expected < WINNING;
            // What the other side can expect before this side moves.
            expected = -look.chances();
            decided = if expected.abs() >= DECIDED {
                decided + 1
            } else {
                0
            };
            if sudden && ply >= next && position.choice() == 0 {
                let last = ply.checked_sub(1);
                let last = last.map(|last| (&positions[last], moves[last]));
                if let Some(puzzle) = self.dig(position, last) {
                    if self.stop.load(Ordering::Relaxed) {
                        // A search that was stopped proves nothing.
                        break;
                    }
                    next = ply + puzzle.puzzle.line.len() + 1;
                    decided = 0;
                    found.push(puzzle);
                }
            }
        }
        found
    }

    /// The puzzle of a position, if it can be proved. It may be one that every player of chess sees.
    pub fn examine(&mut self, position: &Position) -> Option<Puzzle> {
        let over = self.solver.variant.outcome(position).is_some();
        let proof = self.solver.prove(position).filter(|_| !over)?;
        Some(self.describe(position, proof))
    }

    /// The puzzle of a position, if it has a good one.
    fn dig(&mut self, position: &Position, last: Option<(&Position, Move)>) -> Option<Found> {
        let variant = self.solver.variant.clone();
        let again = self.solver.best(position, SECOND_LOOK_NODES)?;
        if again.other.is_none() || again.margin() < MORE_PROMISING {
            return None;
        }
        // A recapture is natural unless it wins the game. A proof costs much more than this test.
        if again.score.mate().is_none() && is_recapture(&variant, last, (position, again.mv)) {
            return None;
        }
        // Most mistakes leave a piece to be captured. Few of those are wanted, so few are proved.
        let wanted = position.hash().is_multiple_of(PLAIN_ONE_IN as u64);
        if !wanted && is_plain(&variant, position, again.mv) {
            return None;
        }
        let proof = self.solver.prove(position)?;
        let first = *proof.line.first()?;
        if is_natural(&variant, last, (position, first), proof.end) {
            return None;
        }
        let plain = proof.end != End::Win && is_plain(&variant, position, first);
        Some(Found {
            puzzle: self.describe(position, proof),
            plain,
        })
    }

    fn describe(&self, position: &Position, proof: Proof) -> Puzzle {
        let variant = &*self.solver.variant;
        let moves = proof.line.iter();
        let line = moves.map(|&mv| write_move(variant, mv)).collect();
        let opened = Opened {
            variant: variant.clone(),
            position: position.clone(),
            line: proof.line,
        };
        let themes = opened.themes(proof.end, &self.solver.values);
        Puzzle {
            game: variant.id().to_owned(),
            layout: variant.layout().to_owned(),
            options: self.options.clone(),
            fen: write_fen(variant, position),
            line,
            end: proof.end,
            rating: features(&opened, &themes, proof.settled).rating(),
            themes,
        }
    }
}

/// What makes a puzzle difficult.
fn features(opened: &Opened, themes: &[Theme], settled: u64) -> Features {
    let Opened {
        variant,
        position,
        line,
    } = opened;
    let (mut at, mut hardest) = (position.clone(), 0);
    for (ply, &mv) in line.iter().enumerate() {
        if ply % 2 == 0 {
            for effect in &variant.changes(&at, mv).effects {
                if let Effect::Capture { by, .. } = effect {
                    hardest = hardest.max(oddity(*by));
                }
            }
        }
        at = variant.play(&at, mv);
    }
    let first = line.first();
    Features {
        moves: line.len().div_ceil(2),
        settled,
        choices: variant.legal_moves(position).len(),
        methods: themes
            .iter()
            .filter(|theme| matches!(theme, Theme::Method(_)))
            .count(),
        oddity: hardest,
        quiet: first.is_some_and(|&first| is_quiet(variant, position, first)),
        sacrifice: themes.contains(&Theme::Sacrifice),
    }
}
