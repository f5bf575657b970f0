//! Perfect play with tables of endings: at the root of a search, and at its nodes with fewer pieces.

use super::alphabeta::Search;
use super::random::Random;
use super::report::SearchReport;
use super::score::{self, DRAW, MAX_PLY, SURE_WIN, Score, lost_at, won_at};
use crate::endings::{Endings, ReadyTables, Value};
use crate::rules::{Facts, Move, Position, Word};
use std::time::{Duration, Instant};

/// The most plies of a line that is followed in the tables.
const LONGEST_LINE: usize = 2 * MAX_PLY;

/// The plies without a capture or a pawn's move after which a weak player makes progress in a won ending.
const IDLE_PLIES: u16 = 16;

/// What tables say about the moves of a position.
pub(super) enum Advice {
    /// The game is decided: the best lines, the best one first.
    Decided(Vec<SearchReport>),
    /// The search decides between these moves. They keep a win, or hold a game that no one can force to win.
    Hold(Vec<Move>),
}

/// What the tables say, if they are ready. `only` has the moves to choose from, or none for all; `lines` is the number of
/// lines.
pub(super) fn advice(
    endings: &Endings,
    position: &Position,
    only: &[Move],
    lines: usize,
) -> Option<Advice> {
    let begun = Instant::now();
    let moves = moves(endings, position, only)?;
    let &(_, best) = moves.first()?;
    if best == Value::Undecided {
        let hold = moves.iter().filter(|&&(_, value)| value == best);
        return Some(Advice::Hold(hold.map(|&(mv, _)| mv).collect()));
    }
    let hits = moves.len() as u64;
    let ranked = (1..).zip(moves.iter().take(lines.max(1)));
    let reports = ranked.map(|(rank, &(mv, value))| SearchReport {
        rank,
        ..report(endings, position, (mv, value), (hits, begun))
    });
    Some(Advice::Decided(reports.collect()))
}

/// How a weak player treats a won ending: it chooses among the moves that win. If nothing was captured for
/// [`IDLE_PLIES`], it plays one of the fastest of them. `None` elsewhere.
pub(super) fn progress(
    endings: &Endings,
    position: &Position,
    only: &[Move],
    mut random: Random,
) -> Option<Advice> {
    let begun = Instant::now();
    let moves = moves(endings, position, only)?;
    let &(_, Value::Win(best)) = moves.first()? else {
        return None;
    };
    if position.halfmove() < IDLE_PLIES {
        let wins = moves
            .iter()
            .filter(|(_, value)| matches!(value, Value::Win(_)));
        return Some(Advice::Hold(wins.map(|&(mv, _)| mv).collect()));
    }
    let most = best + 2 * random.below(2) as u16;
    let good = moves
        .iter()
        .take_while(|(_, value)| matches!(value, Value::Win(plies) if *plies <= most));
    let chosen = random.below(good.clone().count());
    let chosen = good.copied().nth(chosen)?;
    let report = report(endings, position, chosen, (moves.len() as u64, begun));
    Some(Advice::Decided(vec![report]))
}

/// The moves with their values, if the tables are ready. `only` has the moves to choose from, or none for all.
fn moves(endings: &Endings, position: &Position, only: &[Move]) -> Option<Vec<(Move, Value)>> {
    let mut moves = endings.ready_moves(position)?;
    moves.retain(|(mv, _)| only.is_empty() || only.contains(mv));
    Some(moves)
}

/// The report about a move, of the first rank. `hits` is the number of values that were looked up.
fn report(
    endings: &Endings,
    position: &Position,
    (mv, value): (Move, Value),
    (hits, begun): (u64, Instant),
) -> SearchReport {
    let line = line(endings, position, mv);
    SearchReport {
        depth: 1,
        selective_depth: line.len() as u32,
        rank: 1,
        nodes: hits,
        table_hits: hits,
        fullness: 0,
        time: begun.elapsed().max(Duration::from_micros(1)),
        score: Score::new(worth(value, 0)),
        line,
    }
}

/// The value for the search, at a node that is `ply` plies from the root. A win that is longer than any line of the search
/// is just a sure win.
fn worth(value: Value, ply: usize) -> score::Value {
    let end = |plies: u16| Some(ply + usize::from(plies)).filter(|&end| end <= LONGEST_LINE);
    match value {
        Value::Win(plies) => end(plies).map_or(SURE_WIN, won_at),
        Value::Undecided => DRAW,
        Value::Loss(plies) => end(plies).map_or(-SURE_WIN, lost_at),
    }
}

/// The tables that a search asks about the positions after captures. It does not ask about positions with as many pieces as
/// its root: if no one can force a win there, it has to find the moves that set the enemy problems.
#[derive(Clone, Copy)]
pub(super) struct NodeTables<'a> {
    tables: &'a ReadyTables,
    /// The most pieces of a position that it asks about.
    most: usize,
}

impl<'a> NodeTables<'a> {
    /// The tables for a search from a position; `None` if none of them has fewer pieces.
    pub fn new<W: Word>(tables: &'a ReadyTables, root: &Position<W>) -> Option<NodeTables<'a>> {
        let most = root.occupied().len().saturating_sub(1);
        let useful = tables.fewest_pieces().is_some_and(|fewest| fewest <= most);
        useful.then_some(NodeTables { tables, most })
    }
}

impl<W: Word> Search<'_, W> {
    /// The value of a position by the tables, unless the halfmove clock may end the game before.
    #[inline]
    pub(super) fn look_up(&mut self, facts: &Facts<W>, ply: usize) -> Option<score::Value> {
        let NodeTables { tables, most } = self.tables?;
        let position = facts.position();
        if position.occupied().len() > most {
            return None;
        }
        let value = tables.value(self.variant, position)?;
        let clock = self.variant.settings().clock;
        let plies = value.plies().unwrap_or(0);
        if clock > 0 && position.halfmove() + plies > clock {
            return None;
        }
        self.table_hits += 1;
        Some(worth(value, ply))
    }
}

/// A move and the best play after it, as far as the tables are ready.
fn line(endings: &Endings, position: &Position, first: Move) -> Vec<Move> {
    let variant = endings.variant();
    let mut line = vec![first];
    let mut position = variant.play(position, first);
    while line.len() < LONGEST_LINE {
        let next = endings.ready_moves(&position).unwrap_or_default();
        let Some(&(mv, value)) = next.first() else {
            break;
        };
        if value == Value::Undecided {
            break;
        }
        line.push(mv);
        position = variant.play(&position, mv);
    }
    line
}

#[cfg(test)]
mod tests {
    use crate::endings::{Endings, Material, Progress, Value};
    use crate::rules::{Color, Outcome, Position};
    use crate::search::{Engine, Level};
    use crate::training::ending_reply;
    use crate::variant_file::Catalogue;
    use std::sync::Arc;
    use std::sync::atomic::AtomicBool;

    /// Plays a won position with the weakest level against perfect defence. Returns the moves until the win.
    fn moves_to_win(endings: &Arc<Endings>, start: Position, seed: u64) -> usize {
        let variant = endings.variant();
        let mut engine = Engine::new(1);
        engine.set_endings(Some(endings.clone()));
        let mut history = vec![start];
        loop {
            let position = history.last().unwrap();
            let mv = match position.turn() {
                Color::White => {
                    let stop = AtomicBool::new(false);
                    let answer = engine.search_level(
                        variant,
                        &history,
                        Level::Newcomer,
                        seed + history.len() as u64,
                        &stop,
                        &mut |_| {},
                    );
                    answer.and_then(|report| report.best()).unwrap()
                }
                Color::Black => ending_reply(endings, position).unwrap(),
            };
            history.push(variant.play(position, mv));
            match variant.outcome(history.last().unwrap()) {
                None => assert!(history.len() < 200, "no win in 100 moves"),
                Some(Outcome::Win(Color::White, _)) => return history.len() / 2,
                Some(outcome) => panic!("{outcome:?} after {} plies", history.len() - 1),
            }
        }
    }

    /// King and queen, and king and rook: the weakest level wins twenty games within a hundred moves, whatever its
    /// opponent does.
    #[test]
    fn the_weakest_level_wins_a_won_ending_some_time() {
        let variant = Catalogue::built_in().variant("chess", None, &[]).unwrap();
        let endings = Arc::new(Endings::new(&variant).unwrap());
        for letter in ['Q', 'R'] {
            let piece = variant.piece(letter).unwrap().piece_type();
            let material = Material::alone(&variant, piece).unwrap();
            let table = endings.table(&material, &Progress::default()).unwrap();
            for seed in 0..10 {
                let wins = |value| matches!(value, Value::Win(plies) if plies > 10);
                let squares = table.find(Color::White, seed * 7_919, wins).unwrap();
                let start = table.position(&variant, &squares, Color::White).unwrap();
                let moves = moves_to_win(&endings, start, seed as u64);
                assert!(moves <= 100);
            }
        }
    }
}
