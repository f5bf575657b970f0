//! The engine: what outlasts a search, and how one is begun.

use super::alphabeta::Search;
use super::eval::Evaluator;
use super::level::{Level, blur_choice};
use super::random::Random;
use super::report::Report;
use super::root::Root;
use super::score::Value;
use super::timeman::{Budget, Limits};
use super::transposition::Table;
use crate::rules::{Position, Variant};
use std::sync::atomic::AtomicBool;

/// Plays any game: it learns a game's men when it first searches a position of it.
///
/// ```
/// use baroque::search::{Engine, Limits};
/// use baroque::variant_file::Catalogue;
/// use std::sync::atomic::AtomicBool;
///
/// let game = Catalogue::built_in().variant("coordinator-chess", None, &[]).unwrap();
/// let history = [game.start().clone()];
/// let stop = AtomicBool::new(false);
/// let report = Engine::new(4)
///     .search(&game, &history, &Limits::depth(2), &stop, &mut |_| {})
///     .unwrap();
/// assert!(game.legal_moves(game.start()).contains(&report.line[0]));
/// ```
pub struct Engine {
    table: Table,
    game: Option<Box<Game>>,
}

/// What the engine knows of the game that it searched last.
struct Game {
    variant: Variant,
    evaluator: Evaluator,
}

impl Engine {
    /// An engine with a transposition table of this many MiB.
    pub fn new(hash_mib: usize) -> Engine {
        Engine {
            table: Table::new(hash_mib),
            game: None,
        }
    }

    /// Forgets what earlier searches have found, as before a new game.
    pub fn clear(&mut self) {
        self.table.clear();
    }

    /// Searches for the best move of the last position of `history`, the game so far.
    ///
    /// Each finished depth is reported. The answer is the last word: `None` if there is no legal move,
    /// and a legal move even if `stop` was set from the beginning. With a limit of depth or nodes, two
    /// engines that have done the same searches give the same answers.
    pub fn search(
        &mut self,
        variant: &Variant,
        history: &[Position],
        limits: &Limits,
        stop: &AtomicBool,
        report: &mut dyn FnMut(&Report),
    ) -> Option<Report> {
        self.run(variant, history, *limits, stop, 0, &mut |root| {
            root.deepen(report);
        })
    }

    /// Chooses a move as a player of this level would.
    ///
    /// The answer depends on the game so far, the level and the seed, and on nothing that the engine
    /// has searched before.
    pub fn search_level(
        &mut self,
        variant: &Variant,
        history: &[Position],
        level: Level,
        seed: u64,
        stop: &AtomicBool,
        report: &mut dyn FnMut(&Report),
    ) -> Option<Report> {
        // What a deeper search has left would let a weak player see too much.
        self.clear();
        let position = history.last()?;
        let mut random = Random::new(seed ^ position.hash());
        let blur = level.blur();
        self.run(variant, history, level.limits(), stop, blur, &mut |root| {
            root.deepen(report);
            if blur > 0 {
                blur_choice(root, blur, &mut random);
            }
        })
    }

    fn run(
        &mut self,
        variant: &Variant,
        history: &[Position],
        limits: Limits,
        stop: &AtomicBool,
        slack: Value,
        work: &mut dyn FnMut(&mut Root),
    ) -> Option<Report> {
        let budget = Budget::new(limits, stop);
        let position = history.last()?;
        self.learn(variant);
        self.table.grow_older();
        let game = self.game.as_ref()?;
        let mut search = Search::new(variant, &game.evaluator, &mut self.table, budget, history);
        let mut root = Root::new(&mut search, position, slack);
        work(&mut root);
        root.report()
    }

    /// Makes the game at hand the one that the engine knows.
    fn learn(&mut self, variant: &Variant) {
        if self
            .game
            .as_ref()
            .is_some_and(|game| game.variant == *variant)
        {
            return;
        }
        // Positions of different games may share a digest.
        self.table.clear();
        self.game = Some(Box::new(Game {
            variant: variant.clone(),
            evaluator: Evaluator::new(variant),
        }));
    }
}
