//! The exact value of the board's position and of its moves, while few pieces are left.

use crate::app::engine;
use crate::app::play::table::Table;
use baroque::endings::{Build, EndingError, Endings, MOST_PIECES, Value};
use baroque::notation::write_squares;
use baroque::rules::{Color, Move, Position, Variant};
use baroque::texts::{color_key, text};
use baroque::training::moves_of;
use std::sync::Arc;

/// A legal move with its exact value.
#[derive(Clone, Debug, PartialEq)]
pub struct EndingMove {
    pub mv: Move,
    /// The move in notation.
    pub text: String,
    /// Its value for the side to move.
    pub value: Value,
}

/// What is known about an ending.
#[derive(Clone, Debug)]
pub enum EndingKnowledge {
    /// No thread works on its table.
    Unsolved,
    /// Its table is being built.
    Building(Arc<Build>),
    /// The legal moves, the best first.
    Solved(Vec<EndingMove>),
}

/// The ending on the board.
#[derive(Clone, Debug)]
pub struct FoundEnding {
    pub position: Position,
    pub knowledge: EndingKnowledge,
}

impl FoundEnding {
    /// The value of the position for the side to move, once it is known.
    pub fn value(&self) -> Option<Value> {
        match &self.knowledge {
            EndingKnowledge::Solved(moves) => Some(moves.first()?.value),
            EndingKnowledge::Unsolved | EndingKnowledge::Building(_) => None,
        }
    }

    /// Starts the work on its table, or stops it.
    pub(super) fn toggle(&self, variant: &Arc<Variant>) {
        match &self.knowledge {
            EndingKnowledge::Building(build) => build.stop(),
            EndingKnowledge::Unsolved => {
                if let Some(endings) = engine::endings(variant) {
                    endings.build(&self.position);
                }
            }
            EndingKnowledge::Solved(_) => {}
        }
    }
}

/// The value of a position in words.
pub fn position_words(value: Value, turn: Color) -> String {
    let (winner, plies) = match value {
        Value::Win(plies) => (turn, plies),
        Value::Loss(plies) => (!turn, plies),
        Value::Undecided => return text!("ending-undecided").to_owned(),
    };
    text!(
        "evaluation-mate",
        side = color_key(winner),
        count = moves_of(plies)
    )
}

/// The value of a move in words, from the mover's side.
pub fn move_words(value: Value) -> String {
    match value {
        Value::Win(plies) => text!("ending-move-wins", count = moves_of(plies)),
        Value::Undecided => text!("ending-move-undecided").to_owned(),
        Value::Loss(plies) => text!("ending-move-loses", count = moves_of(plies)),
    }
}

/// Whether so few pieces are left that there may be a table.
pub fn is_ending(position: &Position) -> bool {
    position.occupied().len() <= MOST_PIECES
}

/// The ending on a table's board; `None` if there are too many pieces, the game is over, or there can be no table.
pub(super) fn find(table: &Table) -> Option<FoundEnding> {
    let position = table.position();
    if !is_ending(position) {
        return None;
    }
    let variant = table.record.variant();
    if variant.outcome(position).is_some() {
        return None;
    }
    let endings = engine::endings(variant)?;
    endings.approach(position);
    let knowledge = match endings.ready_moves(position) {
        Some(moves) => EndingKnowledge::Solved(in_notation(&endings, position, moves)),
        None => match endings.under_way(position) {
            None => EndingKnowledge::Unsolved,
            Some(build) => match build.result() {
                None => EndingKnowledge::Building(build),
                Some(Err(EndingError::Stopped)) => EndingKnowledge::Unsolved,
                Some(_) => return None,
            },
        },
    };
    Some(FoundEnding {
        position: position.clone(),
        knowledge,
    })
}

fn in_notation(
    endings: &Endings,
    position: &Position,
    moves: Vec<(Move, Value)>,
) -> Vec<EndingMove> {
    let moves = moves.into_iter().map(|(mv, value)| EndingMove {
        mv,
        text: write_squares(endings.variant(), position, mv),
        value,
    });
    moves.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::play::table::PERSONS;
    use baroque::notation::parse_fen;
    use baroque::variant_file::Catalogue;
    use std::thread;
    use std::time::{Duration, Instant};

    fn table(game: &str, fen: &str) -> Table {
        let variant = Catalogue::built_in().variant(game, None, &[]).unwrap();
        let start = parse_fen(&variant, fen).unwrap();
        Table::new(Arc::new(variant), start, PERSONS)
    }

    /// What is known after the work.
    fn solved(table: &Table) -> FoundEnding {
        let begun = Instant::now();
        loop {
            let found = find(table).unwrap();
            if found.value().is_some() {
                return found;
            }
            assert!(begun.elapsed() < Duration::from_secs(300), "no table");
            thread::sleep(Duration::from_millis(20));
        }
    }

    /// A mate in one, worked out by hand: Rb8, because the king guards g7 and h7.
    #[test]
    fn moves_are_listed_with_the_mate_first() {
        let table = table("chess", "7k/8/6K1/8/8/8/8/1R6 w - - 0 1");
        let found = solved(&table);
        assert_eq!(found.value(), Some(Value::Win(1)));
        let EndingKnowledge::Solved(moves) = &found.knowledge else {
            panic!("{found:?}")
        };
        assert_eq!(moves[0].text, "b1-b8#");
        assert_eq!(moves.len(), table.legal_moves().len());
        let ranks = moves.iter().map(|mv| mv.value.rank());
        assert!(ranks.is_sorted_by(|a, b| a >= b));
        assert_eq!(
            position_words(Value::Win(1), Color::White),
            "White wins in 1 move"
        );
        assert_eq!(
            position_words(Value::Loss(46), Color::White),
            "Black wins in 23 moves"
        );
        assert_eq!(
            position_words(Value::Undecided, Color::Black),
            "No one can force a win"
        );
    }

    #[test]
    fn the_work_can_be_stopped_and_started_again() {
        let table = table(
            "long-leaper-chess",
            "k9/10/10/10/10/10/10/10/10/KL8 w - - 0 1",
        );
        let building = find(&table).unwrap();
        let EndingKnowledge::Building(build) = &building.knowledge else {
            panic!("{building:?}")
        };
        build.stop();
        let begun = Instant::now();
        while build.result().is_none() {
            assert!(begun.elapsed() < Duration::from_secs(60), "does not stop");
            thread::sleep(Duration::from_millis(5));
        }
        let stopped = find(&table).unwrap();
        assert!(matches!(stopped.knowledge, EndingKnowledge::Unsolved));
        stopped.toggle(table.record.variant());
        let again = find(&table).unwrap();
        let EndingKnowledge::Building(build) = &again.knowledge else {
            panic!("{again:?}")
        };
        build.stop();
    }

    #[test]
    fn many_pieces_and_ended_games_have_no_ending() {
        let many = table("chess", "7k/8/6K1/8/8/8/PP6/1R6 w - - 0 1");
        assert!(find(&many).is_none());
        let mated = table("chess", "1R5k/8/6K1/8/8/8/8/8 b - - 0 1");
        assert!(find(&mated).is_none());
    }
}
