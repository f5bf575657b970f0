//! The engine's state for one game. A game on at most 64 squares is searched with sets of 64 bits, every other game with
//! sets of 128 bits.

use super::alphabeta::Search;
use super::eval::Evaluator;
use super::level::{Level, choose_with_noise};
use super::memory::Memory;
#[cfg(feature = "lab")]
use super::nnue::Network;
use super::perfect::NodeTables;
use super::random::Random;
use super::report::SearchReport;
use super::root::Root;
use super::task::Task;
use super::timeman::{Budget, Limits};
use super::transposition::TranspositionTable;
use super::vision::Vision;
use crate::endings::ReadyTables;
use crate::rules::{Position, Variant, Word};
#[cfg(feature = "lab")]
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

/// What to search, and with what.
pub(super) struct Order<'a> {
    /// The game so far.
    pub history: &'a [Position],
    pub task: &'a Task<'a>,
    /// The limits of the task and the level.
    pub limits: Limits,
    /// The level, if it is below full strength, and its random choices.
    pub weak: Option<(Level, Random)>,
    pub stop: &'a AtomicBool,
    pub table: &'a TranspositionTable,
    /// The tables of endings that the player knows.
    pub endings: Option<&'a ReadyTables>,
    pub threads: usize,
}

/// Searches the positions of one game, whatever its board.
pub(super) trait Searcher: Send {
    /// Searches the last position of the game so far. Calls `report` after each depth, and returns the last report.
    fn search(
        &mut self,
        order: Order,
        report: &mut dyn FnMut(&SearchReport),
    ) -> Option<SearchReport>;

    /// Forgets what earlier searches learned.
    fn forget(&mut self);

    /// Whether it evaluates positions with a network.
    fn has_network(&self) -> bool;
}

/// The state for one game.
pub(super) struct Prepared<W: Word> {
    variant: Variant<W>,
    evaluator: Evaluator<W>,
    /// The memory of the main thread, or `None` before the first search.
    memory: Option<Memory>,
}

impl<W: Word> Prepared<W> {
    /// Measures the game's pieces.
    pub fn new(variant: Variant<W>) -> Prepared<W> {
        Prepared {
            evaluator: Evaluator::new(&variant),
            variant,
            memory: None,
        }
    }

    /// The same state with a network, if the network is for this game.
    #[cfg(feature = "lab")]
    pub fn with_network(self, network: &Arc<Network>) -> Prepared<W> {
        Prepared {
            evaluator: self.evaluator.with_network(&self.variant, network),
            ..self
        }
    }
}

impl<W: Word> Searcher for Prepared<W> {
    fn search(
        &mut self,
        order: Order,
        report: &mut dyn FnMut(&SearchReport),
    ) -> Option<SearchReport> {
        let Order { task, mut weak, .. } = order;
        let history: Vec<Position<W>> = order.history.iter().map(Position::cast).collect();
        let (position, history) = (history.last()?, &history[..]);
        let (done, elsewhere) = (AtomicBool::new(false), AtomicU64::new(0));
        let budget = Budget::new(order.limits, order.stop)
            .pondering(task.pondering)
            .helped(&elsewhere);
        let memory = self.memory.take();
        let ready = Ready {
            variant: &self.variant,
            history,
            evaluator: &self.evaluator,
            table: order.table,
            tables: order
                .endings
                .and_then(|endings| NodeTables::new(endings, position)),
            by_hand: task.by_hand
                || weak
                    .as_ref()
                    .is_some_and(|(level, _)| !level.uses_network()),
        };
        let helpers = if weak.is_some() { 1 } else { order.threads };
        let (answer, memory) = thread::scope(|scope| {
            for number in 1..helpers {
                let (done, elsewhere) = (&done, &elsewhere);
                let help = move || ready.help(task, number, done, elsewhere);
                // If the system refuses a thread, the search goes on without it.
                let _ = thread::Builder::new().spawn_scoped(scope, help);
            }
            let memory = memory.unwrap_or_else(|| Memory::new(ready.variant));
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
        self.memory = Some(memory);
        answer
    }

    fn forget(&mut self) {
        self.memory = None;
    }

    fn has_network(&self) -> bool {
        self.evaluator.has_network()
    }
}

/// What the threads of a search share.
#[derive(Clone, Copy)]
struct Ready<'a, W: Word> {
    variant: &'a Variant<W>,
    history: &'a [Position<W>],
    evaluator: &'a Evaluator<W>,
    table: &'a TranspositionTable,
    tables: Option<NodeTables<'a>>,
    by_hand: bool,
}

impl<'a, W: Word> Ready<'a, W> {
    fn search(self, budget: Budget<'a>, memory: Memory) -> Search<'a, W> {
        let mut search = Search::new(
            self.variant,
            self.evaluator,
            self.table,
            budget,
            self.history,
            memory,
        );
        search.tables = self.tables;
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
