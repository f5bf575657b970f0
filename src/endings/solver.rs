//! Finds the values of a material.
//!
//! The first pass asks the rules for the moves of every position. It finds the positions in which the game is over, the
//! values of moves to smaller materials, and the steps of the pieces. Then the values follow in the order of their
//! plies. Each position that has just got its value goes back along the steps, and the rules say what the positions
//! there are worth now.

use super::error::EndingError;
use super::index::Index;
use super::material::{MOST_PIECES, Material, Squares, placement};
use super::steps::{Backward, Steps};
use super::symmetry;
use super::table::Table;
use super::value::{Code, DRAWN, ILLEGAL, MOST_PLIES, UNDECIDED, Value, code, value};
use crate::rules::{
    ByColor, Color, DrawReason, Effect, Facts, Move, Outcome, Position, Royal, Setup, Square,
    Travel, Variant, WinReason, Word,
};
use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicBool, AtomicI16, AtomicU64, AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::thread;

/// The most numbers of a table for one side to move.
const MOST_NUMBERS: usize = 270_000_000;

/// The numbers that a thread takes at once. A multiple of 64.
const CHUNK: usize = 1 << 14;

/// The positions that the solver looks at to find smaller materials, before it starts.
const SAMPLES: usize = 4_000;

/// How far the work is, and whether it has to stop.
#[derive(Debug, Default)]
pub struct Progress {
    stop: AtomicBool,
    done: AtomicUsize,
    total: AtomicUsize,
    plies: AtomicUsize,
}

impl Progress {
    /// Stops the work soon.
    pub fn stop(&self) {
        self.stop.store(true, Relaxed);
    }

    /// The share of the first pass that is done, from 0 to 1. It takes most of the time.
    pub fn share(&self) -> f32 {
        let total = self.total.load(Relaxed).max(1);
        self.done.load(Relaxed) as f32 / total as f32
    }

    /// The plies up to which all values are known.
    pub fn plies(&self) -> usize {
        self.plies.load(Relaxed)
    }

    fn is_stopped(&self) -> bool {
        self.stop.load(Relaxed)
    }
}

/// The tables that are ready, by their materials.
pub(super) type Tables = HashMap<Material, Arc<Table>>;

/// What came of an attempt to solve a material.
pub(super) enum Solved {
    /// Its table.
    Table(Arc<Table>),
    /// Its moves lead to these materials, which have no table yet.
    Needs(Vec<Material>),
}

/// The index of a material.
pub(super) fn index<W: Word>(
    variant: &Variant<W>,
    material: &Material,
) -> Result<Index, EndingError> {
    if material.takes_from_hand(variant) {
        return Err(EndingError::Hands);
    }
    let maps = symmetry::symmetries(variant, material);
    let index = Index::new(material, variant.geometry().len(), maps);
    match index.len() {
        many if many > MOST_NUMBERS => Err(EndingError::TooLarge(many)),
        _ => Ok(index),
    }
}

/// The value of a position in which the game is over, whatever moves there are.
pub(super) fn decided<W: Word>(facts: &Facts<W>) -> Option<Value> {
    match facts.outcome_without_moves()? {
        Outcome::Win(winner, _) if winner == facts.position().turn() => Some(Value::Win(0)),
        Outcome::Win(..) => Some(Value::Loss(0)),
        Outcome::Draw(DrawReason::KingsGone) => Some(Value::Undecided),
        // A side without a move may lose all the same.
        Outcome::Draw(_) => None,
    }
}

/// Solves a material with this many threads.
pub(super) fn solve<W: Word>(
    variant: &Variant<W>,
    material: &Material,
    tables: &Tables,
    threads: usize,
    progress: &Progress,
) -> Result<Solved, EndingError> {
    let index = index(variant, material)?;
    let mut solver = Solver {
        variant,
        material,
        tables,
        codes: ByColor::new_with(|_| Vec::new()),
        index: &index,
        threads: threads.max(1),
        progress,
        last: AtomicUsize::new(0),
    };
    let needs = solver.needs()?;
    if !needs.is_empty() {
        return Ok(Solved::Needs(needs));
    }
    let empty = || {
        (0..index.len())
            .map(|_| AtomicI16::new(UNDECIDED))
            .collect()
    };
    solver.codes = ByColor::new_with(|_| empty());
    let first = solver.first_pass()?;
    if !first.needs.is_empty() {
        return Ok(Solved::Needs(first.needs.into_iter().collect()));
    }
    let backward = first.steps.map(|steps| steps.complete(&index));
    solver.go_back(&backward)?;
    let codes = solver
        .codes
        .map(|codes| codes.iter().map(|code| code.load(Relaxed)).collect());
    let table = Table::new(variant, material.clone(), index, codes);
    Ok(Solved::Table(Arc::new(table)))
}

struct Solver<'a, W: Word> {
    variant: &'a Variant<W>,
    material: &'a Material,
    tables: &'a Tables,
    index: &'a Index,
    codes: ByColor<Vec<AtomicI16>>,
    threads: usize,
    progress: &'a Progress,
    /// The most plies of any value found so far.
    last: AtomicUsize,
}

/// What a thread finds in the first pass.
struct First {
    steps: ByColor<Steps>,
    needs: HashSet<Material>,
    error: Option<EndingError>,
}

/// Where a move leads.
enum Reached {
    /// To a position of the same material.
    Same(Squares),
    /// To a position of another material, or one that ends the game.
    Worth(Option<Value>),
    /// To a material without a table.
    Missing(Material),
}

/// What to look for in a position.
#[derive(Clone, Copy, PartialEq)]
enum Search {
    /// A win only.
    Win,
    /// A loss only.
    Loss,
    /// Everything, for the first time.
    First,
}

impl<W: Word> Solver<'_, W> {
    fn pieces(&self) -> usize {
        self.material.pieces().len()
    }

    fn position(&self, squares: &Squares, turn: Color) -> Position<W> {
        let standing = self.material.pieces().iter().zip(squares);
        self.variant.sketch(&Setup {
            pieces: standing
                .map(|(&piece, &square)| (Square::new(square.into()), piece))
                .collect(),
            turn,
            ..Setup::empty()
        })
    }

    /// The materials without a table that the moves of some positions lead to.
    fn needs(&self) -> Result<Vec<Material>, EndingError> {
        let mut needs = HashSet::new();
        let step = (self.index.len() / SAMPLES).max(1) | 1;
        for number in (0..self.index.len()).step_by(step) {
            let Some(squares) = self.index.squares(number) else {
                continue;
            };
            for turn in Color::ALL {
                let position = self.position(&squares, turn);
                let facts = self.variant.facts(&position);
                if self.start_code(&facts) != UNDECIDED {
                    continue;
                }
                for mv in self.variant.legal_moves(&position) {
                    if let Reached::Missing(material) = self.reach(&facts, &squares, mv)? {
                        needs.insert(material);
                    }
                }
            }
        }
        Ok(needs.into_iter().collect())
    }

    /// The code of a position as far as it needs no moves.
    fn start_code(&self, facts: &Facts<W>) -> Code {
        let position = facts.position();
        let enemy = !position.turn();
        let standing = position.occupied().into_iter();
        let mut rooms = standing.filter_map(|at| Some((position.piece(at)?, at)));
        if rooms.any(|(piece, at)| !self.variant.standing_room(piece).contains(at)) {
            return ILLEGAL;
        }
        let outcome = facts.outcome_without_moves();
        let reached = outcome == Some(Outcome::Win(enemy, WinReason::Goals));
        let check = self.variant.settings().royal == Royal::Check;
        if check && !reached && facts.is_attacked_king(enemy) {
            return ILLEGAL;
        }
        match outcome {
            Some(Outcome::Win(winner, _)) if winner == enemy => code(Value::Loss(0)),
            Some(Outcome::Win(..)) => code(Value::Win(0)),
            _ => UNDECIDED,
        }
    }

    /// Where a move leads.
    fn reach(&self, facts: &Facts<W>, squares: &Squares, mv: Move) -> Result<Reached, EndingError> {
        let changes = facts.changes(mv);
        if let [Effect::Travel { from, to, .. }] = changes.effects[..]
            && mv.travel != Travel::Run
        {
            let mut next = *squares;
            for square in &mut next[..self.pieces()] {
                if *square as usize == from.index() {
                    *square = to.index() as u8;
                }
            }
            return Ok(Reached::Same(next));
        }
        let next = facts.play(mv);
        if next.ban().is_some() {
            return Err(EndingError::History("a swap may not be taken back"));
        }
        if next.has_legal_en_passant() {
            return Err(EndingError::History("en passant"));
        }
        let next_facts = facts.of(&next);
        if let Some(value) = decided(&next_facts) {
            return Ok(Reached::Worth(Some(value)));
        }
        let Some((material, next_squares)) = placement(self.variant, &next) else {
            return Err(EndingError::TooManyPieces(next.occupied().len()));
        };
        if material == *self.material {
            return Ok(Reached::Same(next_squares));
        }
        Ok(match self.tables.get(&material) {
            Some(table) => Reached::Worth(table.value(&next_squares, next.turn())),
            None => Reached::Missing(material),
        })
    }

    /// Asks for the moves of all positions once.
    fn first_pass(&self) -> Result<First, EndingError> {
        let total = 2 * self.index.len();
        self.progress.total.store(total, Relaxed);
        self.progress.done.store(0, Relaxed);
        let all = Mutex::new(First::new(self.pieces(), self.variant.geometry().len()));
        let failed = AtomicBool::new(false);
        self.for_chunks(|chunks| {
            let mut first = First::new(self.pieces(), self.variant.geometry().len());
            while let Some((turn, numbers)) = chunks.next() {
                if failed.load(Relaxed) {
                    break;
                }
                self.progress.done.fetch_add(numbers.len(), Relaxed);
                for number in numbers {
                    let code = match self.first_code(number, turn, &mut first) {
                        Ok(code) => code,
                        Err(error) => {
                            failed.store(true, Relaxed);
                            first.error = Some(error);
                            break;
                        }
                    };
                    self.set(turn, number, code);
                }
            }
            if let Ok(mut all) = all.lock() {
                all.add(first);
            }
        });
        if self.progress.is_stopped() {
            return Err(EndingError::Stopped);
        }
        let first = all.into_inner().unwrap_or_else(|error| error.into_inner());
        match first.error {
            Some(error) => Err(error),
            None => Ok(first),
        }
    }

    fn first_code(
        &self,
        number: usize,
        turn: Color,
        first: &mut First,
    ) -> Result<Code, EndingError> {
        let Some(squares) = self.index.squares(number) else {
            return Ok(ILLEGAL);
        };
        let position = self.position(&squares, turn);
        let facts = self.variant.facts(&position);
        match self.start_code(&facts) {
            UNDECIDED => {}
            code => return Ok(code),
        }
        self.best(&facts, &squares, Search::First, 0, Some(first))
    }

    /// The code of a position that follows from its moves. Values of the same material count if they have at most as
    /// many plies as `known`, in the first pass none.
    fn best(
        &self,
        facts: &Facts<W>,
        squares: &Squares,
        search: Search,
        known: u16,
        mut first: Option<&mut First>,
    ) -> Result<Code, EndingError> {
        let turn = facts.position().turn();
        let mut moves = Vec::new();
        facts.pseudo_legal_moves(&mut moves);
        let guard = facts.guard();
        let mut is_legal = false;
        let mut win: Option<u16> = None;
        let mut loss: Option<u16> = Some(0);
        for mv in moves {
            if !guard.allows(mv) {
                continue;
            }
            is_legal = true;
            let value = match self.reach(facts, squares, mv)? {
                Reached::Same(next) => {
                    if let Some(first) = first.as_deref_mut() {
                        first.steps[turn].learn(squares, &next);
                    }
                    self.known(&next, !turn, search, known)
                }
                Reached::Worth(value) => value.unwrap_or(Value::Undecided),
                Reached::Missing(material) => {
                    if let Some(first) = first.as_deref_mut() {
                        first.needs.insert(material);
                    }
                    Value::Undecided
                }
            };
            match value.before() {
                Value::Win(plies) => {
                    win = Some(win.map_or(plies, |best| best.min(plies)));
                    loss = None;
                    if search == Search::Win && plies <= known + 1 {
                        break;
                    }
                }
                Value::Undecided => loss = None,
                Value::Loss(plies) => loss = loss.map(|worst| worst.max(plies)),
            }
            if search == Search::Loss && loss.is_none() {
                return Ok(UNDECIDED);
            }
        }
        if !is_legal {
            return Ok(self.end_code(facts));
        }
        if search == Search::First {
            // A draw by the pieces on the board counts only if there is a move.
            match facts.outcome_without_moves() {
                Some(Outcome::Draw(reason)) if reason != DrawReason::Clock => return Ok(DRAWN),
                _ => {}
            }
        }
        let found = match (win, loss) {
            (Some(plies), _) => Value::Win(plies),
            (None, Some(plies)) => Value::Loss(plies),
            (None, None) => Value::Undecided,
        };
        let too_long = found.plies().is_some_and(|plies| plies > MOST_PLIES);
        Ok(if too_long { UNDECIDED } else { code(found) })
    }

    /// The code of a position without legal moves.
    fn end_code(&self, facts: &Facts<W>) -> Code {
        let position = facts.position();
        match self.variant.outcome(position) {
            Some(Outcome::Win(winner, _)) if winner == position.turn() => code(Value::Win(0)),
            Some(Outcome::Win(..)) => code(Value::Loss(0)),
            _ => DRAWN,
        }
    }

    /// The value of a position of the same material, if it is final.
    #[inline]
    fn known(&self, squares: &Squares, turn: Color, search: Search, known: u16) -> Value {
        let code = self.codes[turn][self.index.number(squares)].load(Relaxed);
        if search == Search::First || code.unsigned_abs() > known + 1 {
            return Value::Undecided;
        }
        value(code).unwrap_or(Value::Undecided)
    }

    fn set(&self, turn: Color, number: usize, code: Code) {
        self.codes[turn][number].store(code, Relaxed);
        if let Some(plies) = value(code).and_then(Value::plies) {
            self.last.fetch_max(plies.into(), Relaxed);
        }
    }

    /// Finds all values, those of few plies first.
    fn go_back(&self, backward: &ByColor<Backward>) -> Result<(), EndingError> {
        let words = self.index.len().div_ceil(64);
        let empty = || -> Vec<AtomicU64> { (0..words).map(|_| AtomicU64::new(0)).collect() };
        let wins = ByColor::new_with(|_| empty());
        let losses = ByColor::new_with(|_| empty());
        let mut plies: u16 = 0;
        while usize::from(plies) <= self.last.load(Relaxed) {
            self.progress.plies.store(plies.into(), Relaxed);
            self.for_chunks(|chunks| {
                while let Some((turn, numbers)) = chunks.next() {
                    for number in numbers {
                        self.mark_earlier(number, turn, plies, backward, (&wins, &losses));
                    }
                }
            });
            let error = Mutex::new(None);
            self.for_chunks(|chunks| {
                while let Some((turn, numbers)) = chunks.next() {
                    let marked = (&wins[turn][..], &losses[turn][..]);
                    let done = self.look_again(turn, numbers, plies, marked);
                    if let (Err(found), Ok(mut error)) = (done, error.lock()) {
                        *error = Some(found);
                        return;
                    }
                }
            });
            if self.progress.is_stopped() {
                return Err(EndingError::Stopped);
            }
            let error = error
                .into_inner()
                .unwrap_or_else(|error| error.into_inner());
            if let Some(error) = error {
                return Err(error);
            }
            plies += 1;
        }
        Ok(())
    }

    /// Marks the positions that may lead to a position if its value has this many plies.
    fn mark_earlier(
        &self,
        number: usize,
        turn: Color,
        plies: u16,
        backward: &ByColor<Backward>,
        (wins, losses): (&ByColor<Vec<AtomicU64>>, &ByColor<Vec<AtomicU64>>),
    ) {
        let found = self.codes[turn][number].load(Relaxed);
        let mover = !turn;
        let marked = match found {
            _ if found == code(Value::Win(plies)) => &losses[mover],
            _ if found == code(Value::Loss(plies)) => &wins[mover],
            _ => return,
        };
        let Some(squares) = self.index.squares(number) else {
            return;
        };
        backward[mover].for_earlier(&squares, |earlier| {
            self.index.for_numbers(earlier, |number| {
                marked[number / 64].fetch_or(1 << (number % 64), Relaxed);
            });
        });
    }

    /// Asks again for the moves of the marked positions, and clears the marks.
    fn look_again(
        &self,
        turn: Color,
        numbers: std::ops::Range<usize>,
        plies: u16,
        (wins, losses): (&[AtomicU64], &[AtomicU64]),
    ) -> Result<(), EndingError> {
        for word in numbers.start / 64..numbers.end.div_ceil(64) {
            for (marks, search) in [(wins, Search::Win), (losses, Search::Loss)] {
                let mut bits = marks[word].load(Relaxed);
                if bits == 0 {
                    continue;
                }
                marks[word].store(0, Relaxed);
                while bits != 0 {
                    let number = word * 64 + bits.trailing_zeros() as usize;
                    bits &= bits - 1;
                    self.look_at(turn, number, plies, search)?;
                }
            }
        }
        Ok(())
    }

    fn look_at(
        &self,
        turn: Color,
        number: usize,
        plies: u16,
        search: Search,
    ) -> Result<(), EndingError> {
        let before = self.codes[turn][number].load(Relaxed);
        let better = code(Value::Win(plies + 1));
        let is_open = match search {
            Search::Win => before == UNDECIDED || before > better,
            _ => before == UNDECIDED,
        };
        if !is_open {
            return Ok(());
        }
        let Some(squares) = self.index.squares(number) else {
            return Ok(());
        };
        let position = self.position(&squares, turn);
        let facts = self.variant.facts(&position);
        let found = self.best(&facts, &squares, search, plies, None)?;
        if found != UNDECIDED && (found > 0) == (search == Search::Win) {
            self.set(turn, number, found);
        }
        Ok(())
    }

    /// Runs work on all threads, which take chunks of numbers from the same list.
    fn for_chunks(&self, work: impl Fn(&mut Chunks) + Sync) {
        let taken = AtomicUsize::new(0);
        let run = || {
            work(&mut Chunks {
                taken: &taken,
                count: self.index.len(),
                progress: self.progress,
            });
        };
        thread::scope(|scope| {
            for _ in 1..self.threads {
                // If the system refuses a thread, the others do its work.
                let _ = thread::Builder::new().spawn_scoped(scope, run);
            }
            run();
        });
    }
}

impl First {
    fn new(pieces: usize, squares: usize) -> First {
        First {
            steps: ByColor::new_with(|_| Steps::new(pieces, squares)),
            needs: HashSet::new(),
            error: None,
        }
    }

    fn add(&mut self, other: First) {
        let ByColor { white, black } = other.steps;
        self.steps.white.add(white);
        self.steps.black.add(black);
        self.needs.extend(other.needs);
        self.error = self.error.take().or(other.error);
    }
}

/// The chunks of numbers that are left, for both sides to move.
struct Chunks<'a> {
    taken: &'a AtomicUsize,
    count: usize,
    progress: &'a Progress,
}

impl Chunks<'_> {
    fn next(&mut self) -> Option<(Color, std::ops::Range<usize>)> {
        let per_side = self.count.div_ceil(CHUNK);
        let chunk = self.taken.fetch_add(1, Relaxed);
        if chunk >= 2 * per_side || self.progress.is_stopped() {
            return None;
        }
        let start = chunk % per_side * CHUNK;
        let turn = Color::ALL[chunk / per_side];
        Some((turn, start..(start + CHUNK).min(self.count)))
    }
}

const _: () = assert!(CHUNK.is_multiple_of(64) && MOST_PIECES <= 8);
