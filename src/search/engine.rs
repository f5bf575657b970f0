//! The engine: its state from one search to the next, and how it starts a search.

use super::alphabeta::Search;
use super::eval::Evaluator;
use super::level::{Level, choose_with_noise};
use super::memory::Memory;
#[cfg(feature = "lab")]
use super::nnue::Network;
use super::random::Random;
use super::report::Report;
use super::root::Root;
use super::task::Task;
use super::timeman::{Budget, Limits};
use super::transposition::Table;
use super::vision::Vision;
use crate::rules::{Position, Variant};
#[cfg(feature = "lab")]
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

/// Plays any game. Its first search of a game measures that game's pieces.
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
    threads: usize,
    game: Option<Box<Game>>,
    /// A network to use instead of the built-in one.
    #[cfg(feature = "lab")]
    network: Option<Arc<Network>>,
}

/// The state for the game of the last search.
struct Game {
    variant: Variant,
    evaluator: Evaluator,
    /// The memory of the main thread, or `None` during a search.
    memory: Option<Memory>,
}

impl Engine {
    /// An engine with a transposition table of this many MiB.
    pub fn new(hash_mib: usize) -> Engine {
        Engine {
            table: Table::new(hash_mib),
            threads: 1,
            game: None,
            #[cfg(feature = "lab")]
            network: None,
        }
    }

    /// Replaces the transposition table by an empty one of another size, or of the size that the memory allows.
    pub fn set_hash(&mut self, mib: usize) {
        // Drop the old table first: both might be too much.
        self.table = Table::new(0);
        self.table = Table::new(mib);
    }

    /// Searches with this many threads from now on. With more than one thread the answers vary.
    pub fn set_threads(&mut self, threads: usize) {
        self.threads = threads.max(1);
    }

    /// Forgets what earlier searches found, as before a new game.
    pub fn clear(&mut self) {
        self.table.clear();
        if let Some(game) = &mut self.game {
            game.memory = None;
        }
    }

    /// Measures a game's pieces now, so that its first search starts at once.
    pub fn prepare(&mut self, variant: &Variant) {
        self.learn(variant);
    }

    /// Whether it evaluates the positions of a game with a network.
    pub fn has_network(&mut self, variant: &Variant) -> bool {
        self.learn(variant);
        let game = self.game.as_ref();
        game.is_some_and(|game| game.evaluator.has_network())
    }

    /// Evaluates the positions of the games that this network fits with it, instead of the built-in evaluation.
    #[cfg(feature = "lab")]
    pub(crate) fn set_network(&mut self, network: Network) {
        self.network = Some(Arc::new(network));
        self.game = None;
    }

    /// Searches for the best move of the last position of `history`, the game so far.
    ///
    /// Calls `report` after each depth. Returns the last report, or `None` if there is no legal move. Even if `stop`
    /// was set from the beginning, the report has a legal move. With a limit of depth or nodes, two engines that have
    /// done the same searches give the same answers.
    pub fn search(
        &mut self,
        variant: &Variant,
        history: &[Position],
        limits: &Limits,
        stop: &AtomicBool,
        report: &mut dyn FnMut(&Report),
    ) -> Option<Report> {
        let task = Task {
            limits: *limits,
            ..Task::default()
        };
        self.carry_out(variant, history, &task, stop, report)
    }

    /// Chooses a move as a player of this level would.
    ///
    /// Below full strength the answer depends only on the game so far, the level and the seed. Earlier searches do
    /// not change it.
    pub fn search_level(
        &mut self,
        variant: &Variant,
        history: &[Position],
        level: Level,
        seed: u64,
        stop: &AtomicBool,
        report: &mut dyn FnMut(&Report),
    ) -> Option<Report> {
        let task = Task {
            limits: level.limits(),
            player: Some((level, seed)),
            ..Task::default()
        };
        self.carry_out(variant, history, &task, stop, report)
    }

    /// Carries out a task, as [`search`](Self::search) does. If the task asks for several lines, the engine reports
    /// each of them at every depth, the best one first.
    pub fn carry_out(
        &mut self,
        variant: &Variant,
        history: &[Position],
        task: &Task,
        stop: &AtomicBool,
        report: &mut dyn FnMut(&Report),
    ) -> Option<Report> {
        let (done, elsewhere) = (AtomicBool::new(false), AtomicU64::new(0));
        let position = history.last()?;
        let mut weak = task.weakness().map(|(level, seed)| {
            let random = Random::new(seed ^ position.hash());
            (level, random)
        });
        let mut limits = task.limits;
        if let Some((level, random)) = &mut weak {
            limits = limits.within(Limits {
                depth: level.depth(random),
                ..Limits::default()
            });
            // Results of deeper searches would show a weak player too much.
            self.clear();
        }
        let budget = Budget::new(limits, stop)
            .pondering(task.pondering)
            .helped(&elsewhere);
        self.learn(variant);
        self.table.start_search();
        let game = self.game.as_mut()?;
        let memory = game.memory.take();
        let ready = Ready {
            variant,
            history,
            evaluator: &game.evaluator,
            table: &self.table,
            by_hand: task.by_hand
                || weak
                    .as_ref()
                    .is_some_and(|(level, _)| !level.uses_network()),
        };
        let helpers = if weak.is_some() { 1 } else { self.threads };
        let (answer, memory) = thread::scope(|scope| {
            for number in 1..helpers {
                let (done, elsewhere) = (&done, &elsewhere);
                let help = move || ready.help(task, number, done, elsewhere);
                // If the system refuses a thread, the search goes on without it.
                let _ = thread::Builder::new().spawn_scoped(scope, help);
            }
            let memory = memory.unwrap_or_else(|| Memory::new(variant));
            let mut search = ready.search(budget, memory);
            if let Some((level, random)) = &mut weak {
                let oversights = level.oversights();
                search.sight = oversights
                    .and_then(|oversights| Vision::new(oversights, history, random.next()));
            }
            let mut root = Root::new(&mut search, position, task.moves);
            root = match &weak {
                Some((level, _)) => root.with_slack(level.noise()),
                None => root.with_lines(task.lines),
            };
            root.deepen(1, report);
            done.store(true, Ordering::Relaxed);
            if let Some((level, random)) = &mut weak {
                choose_with_noise(&mut root, level.noise(), history, random);
            }
            (root.report(), search.memory)
        });
        game.memory = Some(memory);
        answer
    }

    /// Prepares the engine for this game, unless it is prepared already.
    fn learn(&mut self, variant: &Variant) {
        if self
            .game
            .as_ref()
            .is_some_and(|game| game.variant == *variant)
        {
            return;
        }
        // Positions of different games may have the same digest.
        self.table.clear();
        let evaluator = Evaluator::new(variant);
        #[cfg(feature = "lab")]
        let evaluator = match &self.network {
            Some(network) => evaluator.with_network(variant, network),
            None => evaluator,
        };
        self.game = Some(Box::new(Game {
            variant: variant.clone(),
            evaluator,
            memory: None,
        }));
    }
}

/// What the threads of a search share.
#[derive(Clone, Copy)]
struct Ready<'a> {
    variant: &'a Variant,
    history: &'a [Position],
    evaluator: &'a Evaluator,
    table: &'a Table,
    by_hand: bool,
}

impl<'a> Ready<'a> {
    fn search(self, budget: Budget<'a>, memory: Memory) -> Search<'a> {
        let mut search = Search::new(
            self.variant,
            self.evaluator,
            self.table,
            budget,
            self.history,
            memory,
        );
        if self.by_hand {
            search.evaluate_by_hand();
        }
        search
    }

    /// Searches the same moves beside the main thread and stores the results in the table. Every other helper is a
    /// ply ahead of the main thread.
    fn help(self, task: &Task, number: usize, done: &AtomicBool, tally: &AtomicU64) {
        let Some(position) = self.history.last() else {
            return;
        };
        let limits = Limits {
            depth: task.limits.depth,
            ..Limits::default()
        };
        let memory = Memory::new(self.variant);
        let mut search = self.search(Budget::new(limits, done).helping(tally), memory);
        let mut root = Root::new(&mut search, position, task.moves).with_lines(task.lines);
        root.deepen(1 + number as u32 % 2, &mut |_| {});
    }
}
