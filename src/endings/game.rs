//! The tables of a game, built when they are needed.

use super::build::{Build, BuildEnd};
use super::error::EndingError;
use super::material::{Material, placement};
use super::packed;
use super::solver::{self, Progress, Solved, Tables};
use super::table::Table;
use super::value::Value;
use crate::rules::{Drops, GameRules, Move, Position, Variant, Word};
use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

/// The most pieces of a material that is solved while somebody plays. That takes some seconds.
const AT_ONCE: usize = 3;

/// Where tables are kept between runs of the program. If it cannot keep them, they are built again.
pub trait TableStore: Send + Sync {
    /// Whether there are bytes with this name.
    fn has(&self, name: &str) -> bool;

    /// The bytes with this name, if there are any.
    fn load(&self, name: &str) -> Option<Vec<u8>>;

    /// Keeps bytes under a name.
    fn keep(&self, name: &str, bytes: &[u8]);
}

/// The tables of a game with its options.
pub struct Endings {
    variant: Variant,
    narrow: Option<Variant<u64>>,
    rules_hash: u64,
    tables: Mutex<Tables>,
    /// The work on tables in the background, by the materials.
    builds: Mutex<HashMap<Material, Arc<Build>>>,
    store: Option<Arc<dyn TableStore>>,
    threads: usize,
}

impl Endings {
    /// A game without tables yet. They are built by all cores.
    ///
    /// # Errors
    ///
    /// If the game can have no tables: with drops, any piece in hand may come back.
    pub fn new(variant: &Variant) -> Result<Endings, EndingError> {
        if variant.settings().drops != Drops::None {
            return Err(EndingError::Hands);
        }
        Ok(Endings {
            variant: variant.clone(),
            narrow: variant.cast(),
            rules_hash: packed::rules_hash(variant),
            tables: Mutex::default(),
            builds: Mutex::default(),
            store: None,
            threads: thread::available_parallelism().map_or(1, usize::from),
        })
    }

    /// Keeps the tables in a store, and takes them from there.
    #[must_use]
    pub fn with_store(self, store: Arc<dyn TableStore>) -> Endings {
        Endings {
            store: Some(store),
            ..self
        }
    }

    /// Builds tables with this many threads.
    #[must_use]
    pub fn with_threads(self, threads: usize) -> Endings {
        Endings { threads, ..self }
    }

    /// The game.
    pub fn variant(&self) -> &Variant {
        &self.variant
    }

    /// The table of a material. If there is none yet, it is taken from the store or built.
    ///
    /// # Errors
    ///
    /// If it cannot have a table, or the work was stopped.
    pub fn table(
        &self,
        material: &Material,
        progress: &Progress,
    ) -> Result<Arc<Table>, EndingError> {
        self.make(material, progress, &mut Vec::new())
    }

    /// The table of a material, if it is ready.
    pub fn ready(&self, material: &Material) -> Option<Arc<Table>> {
        self.lock().get(material).cloned()
    }

    /// The tables that are ready now.
    pub(crate) fn ready_tables(&self) -> ReadyTables {
        ReadyTables(self.lock().clone())
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Tables> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Makes a table. `under_way` has the materials that wait for it.
    fn make(
        &self,
        material: &Material,
        progress: &Progress,
        under_way: &mut Vec<Material>,
    ) -> Result<Arc<Table>, EndingError> {
        if let Some(table) = self.ready(material) {
            return Ok(table);
        }
        if under_way.contains(material) {
            return Err(EndingError::Circular);
        }
        if let Some(table) = self.load(material) {
            return Ok(self.insert(Arc::new(table)));
        }
        under_way.push(material.clone());
        let table = loop {
            let tables = self.lock().clone();
            let solved = match &self.narrow {
                Some(narrow) => solver::solve(narrow, material, &tables, self.threads, progress),
                None => solver::solve(&self.variant, material, &tables, self.threads, progress),
            };
            match solved? {
                Solved::Table(table) => break table,
                Solved::Needs(needs) => {
                    for need in needs {
                        self.make(&need, progress, under_way)?;
                    }
                }
            }
        };
        under_way.pop();
        if let Some(store) = &self.store {
            store.keep(&self.name(material), &packed::pack(self.rules_hash, &table));
        }
        Ok(self.insert(table))
    }

    fn insert(&self, table: Arc<Table>) -> Arc<Table> {
        self.lock().insert(table.material().clone(), table.clone());
        table
    }

    fn load(&self, material: &Material) -> Option<Table> {
        let bytes = self.store.as_ref()?.load(&self.name(material))?;
        let index = match &self.narrow {
            Some(narrow) => solver::index(narrow, material),
            None => solver::index(&self.variant, material),
        };
        packed::unpack(
            (&self.variant, self.rules_hash),
            material,
            index.ok()?,
            &bytes,
        )
    }

    /// The name of a table in the store. Different rules have different names.
    fn name(&self, material: &Material) -> String {
        let pieces: String = material
            .pieces()
            .iter()
            .map(|piece| format!("{:02x}", piece.index()))
            .collect();
        format!("{:016x}-{pieces}", self.rules_hash)
    }

    /// The value of a position for the side to move. Tables that are missing are built.
    ///
    /// # Errors
    ///
    /// If the position can have no value, or the work was stopped.
    pub fn value(&self, position: &Position, progress: &Progress) -> Result<Value, EndingError> {
        check_history(&self.variant, position)?;
        if let Some(value) = solver::decided(&self.variant.facts(position)) {
            return Ok(value);
        }
        let material = Material::of(&self.variant, position)?;
        let table = self.table(&material, progress)?;
        Ok(look_up(&self.variant, &table, position))
    }

    /// The value of a position, if its table is ready.
    pub fn ready_value(&self, position: &Position) -> Option<Value> {
        check_history(&self.variant, position).ok()?;
        if let Some(value) = solver::decided(&self.variant.facts(position)) {
            return Some(value);
        }
        let (material, _) = placement(&self.variant, position)?;
        let table = self.ready(&material)?;
        Some(look_up(&self.variant, &table, position))
    }

    /// The legal moves of a position with their values for the side to move, the best first. Tables that are missing are
    /// built.
    ///
    /// # Errors
    ///
    /// If the position can have no value, or the work was stopped.
    pub fn moves(
        &self,
        position: &Position,
        progress: &Progress,
    ) -> Result<Vec<(Move, Value)>, EndingError> {
        self.value(position, progress)?;
        let legal = self.variant.legal_moves(position).into_iter();
        let valued = legal.map(|mv| {
            let next = self.variant.play(position, mv);
            Ok((mv, self.value(&next, progress)?.before()))
        });
        let mut moves = valued.collect::<Result<Vec<_>, EndingError>>()?;
        moves.sort_by_key(|&(mv, value)| (-value.rank(), mv));
        Ok(moves)
    }

    /// Builds the tables of three pieces that a position has, or has after one or two captures, in the background. A table
    /// of four pieces is taken from the store.
    pub fn approach(self: &Arc<Self>, position: &Position) {
        let pieces = position.occupied();
        if pieces.len() > AT_ONCE + 2 {
            return;
        }
        if pieces.len() <= AT_ONCE || self.is_kept(position) {
            return self.expect(position);
        }
        for captured in pieces {
            let rest = position.without(captured.into());
            if Material::of(&self.variant, &rest).is_ok() {
                self.approach(&rest);
            }
        }
    }

    /// Whether the store has the table of a position.
    fn is_kept(&self, position: &Position) -> bool {
        let (Some(store), Some((material, _))) = (&self.store, placement(&self.variant, position))
        else {
            return false;
        };
        store.has(&self.name(&material))
    }

    /// Builds the tables for a position and its moves in the background, unless they are ready, or an earlier try was
    /// stopped or has failed.
    fn expect(self: &Arc<Self>, position: &Position) {
        if self.ready_moves(position).is_some() {
            return;
        }
        let build = self.under_way(position);
        // The tables of another position of this material may be fewer.
        if build.is_none_or(|build| build.result() == Some(&Ok(()))) {
            self.build(position);
        }
    }

    /// The last work on the tables of a position in the background. It may have ended.
    pub fn under_way(&self, position: &Position) -> Option<Arc<Build>> {
        let (material, _) = placement(&self.variant, position)?;
        self.builds().get(&material).cloned()
    }

    /// Builds the tables for a position and its moves in the background. If that work goes on already, nothing changes.
    pub fn build(self: &Arc<Self>, position: &Position) {
        let Some((material, _)) = placement(&self.variant, position) else {
            return;
        };
        let build = Arc::new(Build::default());
        let mut builds = self.builds();
        let last = builds.get(&material);
        if last.is_some_and(|last| last.result().is_none()) {
            return;
        }
        builds.insert(material, build.clone());
        let (endings, position, end) = (self.clone(), position.clone(), BuildEnd(build));
        // If the system refuses a thread, the work has ended without a table.
        let _ = thread::Builder::new()
            .name("endings".to_owned())
            .spawn(move || {
                let moves = endings.moves(&position, &end.0.progress);
                end.finish(moves.map(drop));
            });
    }

    fn builds(&self) -> std::sync::MutexGuard<'_, HashMap<Material, Arc<Build>>> {
        self.builds.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The legal moves with their values, as [`moves`](Self::moves) gives them, if all tables are ready.
    pub fn ready_moves(&self, position: &Position) -> Option<Vec<(Move, Value)>> {
        self.ready_value(position)?;
        let legal = self.variant.legal_moves(position).into_iter();
        let valued = legal.map(|mv| {
            let next = self.variant.play(position, mv);
            Some((mv, self.ready_value(&next)?.before()))
        });
        let mut moves = valued.collect::<Option<Vec<_>>>()?;
        moves.sort_by_key(|&(mv, value)| (-value.rank(), mv));
        Some(moves)
    }
}

/// Tables of a game, which a search can ask at every node.
pub(crate) struct ReadyTables(Tables);

impl ReadyTables {
    /// The fewest pieces of a table; `None` if there is no table.
    pub fn fewest_pieces(&self) -> Option<usize> {
        self.0.keys().map(|material| material.pieces().len()).min()
    }

    /// The value of a position in which the game goes on, if there is a table for it.
    pub fn value<W: Word>(&self, rules: &GameRules<W>, position: &Position<W>) -> Option<Value> {
        check_history(rules, position).ok()?;
        let (material, squares) = placement(rules, position)?;
        self.0.get(&material)?.value(&squares, position.turn())
    }
}

impl fmt::Debug for Endings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let game = (self.variant.id(), self.variant.layout());
        f.debug_tuple("Endings").field(&game).finish()
    }
}

fn look_up(variant: &Variant, table: &Table, position: &Position) -> Value {
    placement(variant, position)
        .and_then(|(_, squares)| table.value(&squares, position.turn()))
        .unwrap_or(Value::Undecided)
}

/// Refuses a position that depends on earlier moves.
fn check_history<W: Word>(rules: &GameRules<W>, position: &Position<W>) -> Result<(), EndingError> {
    let refuse = |what| Err(EndingError::History(what));
    match () {
        () if !position.castling().is_empty() => refuse("castling"),
        () if position.has_legal_en_passant() => refuse("en passant"),
        () if position.ban().is_some() => refuse("a swap may not be taken back"),
        () if rules.facts(position).is_arranging() => refuse("the array is not complete"),
        () => Ok(()),
    }
}
