//! The engine: its state from one search to the next, and how it starts a search.

use super::level::Level;
#[cfg(feature = "lab")]
use super::nnue::Network;
use super::perfect::{self, Advice};
use super::prepared::{Order, Prepared, Searcher};
use super::random::Random;
use super::report::SearchReport;
use super::task::Task;
use super::timeman::Limits;
use super::transposition::TranspositionTable;
use crate::endings::Endings;
use crate::rules::{Position, Variant, Word};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

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
    table: TranspositionTable,
    threads: usize,
    /// The game of the last search, and the state for it.
    game: Option<(Variant, Box<dyn Searcher>)>,
    /// The tables of endings for perfect play.
    endings: Option<Arc<Endings>>,
    /// A network to use instead of the built-in one.
    #[cfg(feature = "lab")]
    network: Option<Arc<Network>>,
}

impl Engine {
    /// An engine with a transposition table of this many MiB.
    pub fn new(hash_mib: usize) -> Engine {
        Engine {
            table: TranspositionTable::new(hash_mib),
            threads: 1,
            game: None,
            endings: None,
            #[cfg(feature = "lab")]
            network: None,
        }
    }

    /// Replaces the transposition table by an empty one of another size, or of the size that the memory allows.
    pub fn set_hash(&mut self, mib: usize) {
        // Drop the old table first: both might be too much.
        self.table = TranspositionTable::new(0);
        self.table = TranspositionTable::new(mib);
    }

    /// Searches with this many threads from now on. With more than one thread the answers vary.
    pub fn set_threads(&mut self, threads: usize) {
        self.threads = threads.max(1);
    }

    /// Plays perfectly from now on where these tables of endings are ready, or no longer with `None`. Players of the lower
    /// levels do not know them.
    pub fn set_endings(&mut self, endings: Option<Arc<Endings>>) {
        self.endings = endings;
    }

    /// Forgets what earlier searches found, as before a new game.
    pub fn clear(&mut self) {
        self.table.clear();
        if let Some((_, searcher)) = &mut self.game {
            searcher.forget();
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
        game.is_some_and(|(_, searcher)| searcher.has_network())
    }

    /// Evaluates the positions of the games that a network fits with it, instead of the built-in evaluation. `file` has
    /// the bytes of the network's file.
    ///
    /// # Errors
    ///
    /// If the bytes are not a network that this program can read, in words.
    #[cfg(feature = "lab")]
    pub fn read_network(&mut self, file: &[u8]) -> Result<(), String> {
        let network = Network::read(file).map_err(|error| error.to_string())?;
        self.set_network(network);
        Ok(())
    }

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
        report: &mut dyn FnMut(&SearchReport),
    ) -> Option<SearchReport> {
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
        report: &mut dyn FnMut(&SearchReport),
    ) -> Option<SearchReport> {
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
        report: &mut dyn FnMut(&SearchReport),
    ) -> Option<SearchReport> {
        let position = history.last()?;
        let mut held = Vec::new();
        let mut task = task;
        let restricted;
        match self.advice(variant, position, task) {
            Some(Advice::Decided(reports)) => {
                reports.iter().for_each(report);
                return reports.into_iter().next();
            }
            Some(Advice::Hold(moves)) => {
                held.extend(moves);
                restricted = Task {
                    moves: &held,
                    ..*task
                };
                task = &restricted;
            }
            None => {}
        }
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
        self.learn(variant);
        self.table.start_search();
        let knows_endings = task
            .weakness()
            .is_none_or(|(level, _)| level.knows_endings());
        let endings = self.endings_of(variant).filter(|_| knows_endings);
        let tables = endings.map(Endings::ready_tables);
        let (_, searcher) = self.game.as_mut()?;
        let order = Order {
            history,
            task,
            limits,
            weak,
            stop,
            table: &self.table,
            endings: tables.as_ref(),
            threads: self.threads,
        };
        searcher.search(order, report)
    }

    /// What the tables of endings say about a position, if the player knows them. A weak player only asks them about
    /// won endings.
    fn advice(&self, variant: &Variant, position: &Position, task: &Task) -> Option<Advice> {
        let endings = self.endings_of(variant)?;
        let weak = task.weakness();
        match weak.filter(|(level, _)| !level.knows_endings()) {
            None => perfect::advice(endings, position, task.moves, task.lines),
            Some((_, seed)) => {
                let random = Random::new(seed ^ position.hash());
                perfect::progress(endings, position, task.moves, random)
            }
        }
    }

    /// The tables of endings, if they are for this game.
    fn endings_of(&self, variant: &Variant) -> Option<&Endings> {
        let endings = self.endings.as_deref();
        endings.filter(|endings| endings.variant() == variant)
    }

    /// Prepares the engine for this game, unless it is prepared already.
    fn learn(&mut self, variant: &Variant) {
        let known = self.game.as_ref().map(|(known, _)| known);
        if known == Some(variant) {
            return;
        }
        // Positions of different games may have the same digest.
        self.table.clear();
        let searcher = match variant.cast::<u64>() {
            Some(narrow) => self.searcher(narrow),
            None => self.searcher(variant.clone()),
        };
        self.game = Some((variant.clone(), searcher));
    }

    fn searcher<W: Word>(&self, variant: Variant<W>) -> Box<dyn Searcher> {
        let prepared = Prepared::new(variant);
        #[cfg(feature = "lab")]
        let prepared = match &self.network {
            Some(network) => prepared.with_network(network),
            None => prepared,
        };
        Box::new(prepared)
    }
}
