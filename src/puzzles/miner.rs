//! Finds puzzles in games: positions in which the side to move suddenly gains.
//!
//! The miner looks at every position of a game with few nodes. It proves each move of the solver with many more, and
//! then confirms the puzzle as `puzzles check` does (`confirm`). Cheap tests come first: the search ends a proof
//! without hope early.

use super::collect::PLAIN_ONE_IN;
use super::demands::MINED;
use super::games::{Players, repeats};
use super::proof::{CHECK_NODES, MINING_NODES, Proof, SECOND_LOOK_NODES};
use super::puzzle::{End, Opened, Puzzle};
use super::rating::Features;
use super::sieve::{is_natural, is_plain};
use super::solver::{Best, Solver};
use super::theme::Theme;
use super::themes::is_quiet;
use crate::notation::{write_fen, write_move};
use crate::rules::{Effect, Move, Position, Variant};
use crate::search::oddity;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A first look at a position promises a puzzle if the best move is better than any other by this much, in chances.
const PROMISING: f64 = 0.30;
/// In the computer's games, one in so many gains at once is proved. Most of them are puzzles of one move, and few of
/// those are wanted.
const QUICK_ONE_IN: u64 = 5;
/// A side with such chances before the enemy's move gains nothing suddenly.
const WINNING: f64 = 0.5;
/// No puzzles from earlier plies: the pieces have not met yet.
const FIRST_PLY: usize = 6;
/// The longest game, in plies.
const LONGEST: usize = 140;
/// The most puzzles of a game.
const PER_GAME: usize = 6;
/// A game in which a side has such chances, or the enemy has, is decided …
const DECIDED: f64 = 0.95;
/// … after so many plies.
const DECIDED_PLIES: usize = 4;

/// A puzzle that the miner has found.
#[derive(Clone, Debug)]
pub struct MinedPuzzle {
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
    players: Players,
    options: Vec<(String, String)>,
    stop: &'a AtomicBool,
}

/// What the miner knows of a game while it goes through it.
#[derive(Default)]
struct Hunt {
    found: Vec<MinedPuzzle>,
    /// Whether most gains at once are left out.
    thins: bool,
    /// The side to move next expects such chances if the enemy's last move was the best one.
    expected: f64,
    /// No puzzles from earlier plies: the last one lasts so long.
    next: usize,
    /// So many plies in a row the game has been decided.
    decided: usize,
}

impl Hunt {
    fn add(&mut self, found: MinedPuzzle, ply: usize) {
        self.next = ply + found.puzzle.line.len() + 1;
        self.decided = 0;
        self.found.push(found);
    }

    /// Goes on to the next position, after a look at this one.
    fn go_on(&mut self, look: Option<Best>) {
        self.expected = look.map_or(0.0, |look| -look.chances());
        let decided = self.expected.abs() >= DECIDED;
        self.decided = if decided { self.decided + 1 } else { 0 };
    }

    fn is_over(&self) -> bool {
        self.found.len() >= PER_GAME || self.decided >= DECIDED_PLIES
    }
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
            players: Players::new(),
            options: options.to_vec(),
            stop,
        }
    }

    /// The puzzles of the game that the computer plays against itself from a position on. They depend on the seed alone.
    ///
    /// Each mistake is looked at. If it loses the game, it is taken back, and the best move is played instead: so one
    /// game has many mistakes.
    pub fn mine(&mut self, start: &Position, seed: u64) -> Vec<MinedPuzzle> {
        self.solver.clear();
        self.players.begin(seed);
        let variant = self.solver.variant.clone();
        let mut positions = vec![start.clone()];
        let mut hunt = Hunt {
            thins: true,
            ..Hunt::default()
        };
        let mut best = None;
        while positions.len() <= LONGEST && !hunt.is_over() && !repeats(&positions) {
            let ply = positions.len();
            let Some(chosen) = self.players.choose(&variant, &positions, self.stop) else {
                break;
            };
            let at = &positions[ply - 1];
            let mut next = variant.play(at, chosen);
            let mut look = self.look(&mut hunt, (ply, &next), Some((at, chosen)));
            let is_lost = |look: Option<Best>| look.is_some_and(|look| look.chances() >= WINNING);
            if let Some(better) = best.filter(|&better| better != chosen)
                && is_lost(look)
                && hunt.expected < WINNING
            {
                next = variant.play(at, better);
                look = self.look(&mut hunt, (ply, &next), Some((at, better)));
            }
            if self.stop.load(Ordering::Relaxed) || variant.outcome(&next).is_some() {
                break;
            }
            hunt.go_on(look);
            best = look.map(|look| look.mv);
            positions.push(next);
        }
        hunt.found
    }

    /// The puzzles of a game, given its positions and the moves between them.
    pub fn scan(&mut self, positions: &[Position], moves: &[Move]) -> Vec<MinedPuzzle> {
        self.scan_and_report(positions, moves, &mut |_| {})
    }

    /// The same. `report` hears the number of positions before each that the miner looks at.
    pub fn scan_and_report(
        &mut self,
        positions: &[Position],
        moves: &[Move],
        report: &mut dyn FnMut(usize),
    ) -> Vec<MinedPuzzle> {
        self.solver.clear();
        let mut hunt = Hunt::default();
        for (ply, position) in positions.iter().enumerate() {
            let over = self.solver.variant.outcome(position).is_some();
            if over || hunt.is_over() || self.stop.load(Ordering::Relaxed) {
                break;
            }
            report(ply);
            let last = ply.checked_sub(1);
            let last = last.map(|last| (&positions[last], moves[last]));
            let look = self.look(&mut hunt, (ply, position), last);
            hunt.go_on(look);
        }
        hunt.found
    }

    /// Looks at a position of a game, given the position and the move before it. If it has a good puzzle, that joins
    /// the hunt.
    fn look(
        &mut self,
        hunt: &mut Hunt,
        (ply, position): (usize, &Position),
        last: Option<(&Position, Move)>,
    ) -> Option<Best> {
        if ply + 1 < FIRST_PLY {
            return None;
        }
        let look = self.solver.best(position, MINING_NODES)?;
        let sudden = look.margin() >= PROMISING && hunt.expected < WINNING;
        if sudden && ply >= hunt.next && !self.solver.variant.is_arranging(position) {
            let found = self.dig((position, look.mv), last, hunt.thins);
            // A search that was stopped proves nothing.
            if let Some(found) = found.filter(|_| !self.stop.load(Ordering::Relaxed)) {
                hunt.add(found, ply);
            }
        }
        Some(look)
    }

    /// The puzzle of a position, if it can be proved. It may be one that every player of chess sees.
    pub fn examine(&mut self, position: &Position) -> Option<Puzzle> {
        let over = self.solver.variant.outcome(position).is_some();
        let proof = self.solver.prove(position).filter(|_| !over)?;
        Some(self.describe(&self.open(position, &proof), &proof))
    }

    /// The puzzle of a position, if it has a good one. The move is the best one at first sight.
    ///
    /// A proof costs much more than all tests before it.
    fn dig(
        &mut self,
        (position, mv): (&Position, Move),
        last: Option<(&Position, Move)>,
        thins: bool,
    ) -> Option<MinedPuzzle> {
        let variant = self.solver.variant.clone();
        // Most mistakes leave a piece to be captured. Few of those are wanted, so few are proved.
        let hash = position.hash();
        let chosen = hash.is_multiple_of(PLAIN_ONE_IN as u64);
        let too_plain = |mv: Move| !chosen && is_plain(&variant, position, mv);
        if too_plain(mv) {
            return None;
        }
        let again = self.solver.best(position, SECOND_LOOK_NODES)?;
        let promise = again.promise()?;
        let too_quick = thins
            && promise == End::Gain
            && !(hash >> 32).is_multiple_of(QUICK_ONE_IN)
            && self.solver.is_quick(position, again.mv);
        let natural = |mv: Move, end: End| is_natural(&variant, last, (position, mv), end);
        if too_quick || too_plain(again.mv) || natural(again.mv, promise) {
            return None;
        }
        let proof = self.solver.prove(position)?;
        let first = *proof.line.first()?;
        if natural(first, proof.end) {
            return None;
        }
        let opened = self.open(position, &proof);
        let looks = [(CHECK_NODES, MINED)];
        self.solver.confirm(&opened, proof.end, &looks).ok()?;
        let plain = proof.end != End::Win && is_plain(&variant, position, first);
        Some(MinedPuzzle {
            puzzle: self.describe(&opened, &proof),
            plain,
        })
    }

    /// The puzzle of a proof on its board.
    fn open(&self, position: &Position, proof: &Proof) -> Opened {
        Opened {
            variant: (*self.solver.variant).clone(),
            position: position.clone(),
            line: proof.line.clone(),
        }
    }

    fn describe(&self, opened: &Opened, proof: &Proof) -> Puzzle {
        let variant = &*self.solver.variant;
        let moves = opened.line.iter();
        let themes = opened.themes(proof.end, &self.solver.values);
        Puzzle {
            game: variant.id().to_owned(),
            layout: variant.layout().to_owned(),
            options: self.options.clone(),
            fen: write_fen(variant, &opened.position),
            line: moves.map(|&mv| write_move(variant, mv)).collect(),
            end: proof.end,
            rating: features(opened, &themes, proof.settled).rating(),
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
