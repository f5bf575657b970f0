//! Exercises about endings: win one, or hold one, against perfect play by its table.

use crate::endings::{EndingError, Endings, Material, Progress, Table, Value};
use crate::rules::{Color, Move, Position};
use crate::search::random::Random;
use serde::{Deserialize, Serialize};

/// The most positions that are tried for an ending to hold.
const HOLD_TRIES: usize = 2_000;

/// The shares of the defender's positions between which an ending is worth holding: some are lost, and some are not.
const HOLD_SHARES: (f64, f64) = (0.01, 0.88);

/// The moves to hold: in the first exercise, and in the hardest one.
const HOLD_MOVES: (u16, u16) = (4, 20);

/// The player's goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EndingGoal {
    /// Win with White.
    Win,
    /// Not lose with Black.
    Hold,
}

/// An ending to win or to hold. The player has the side to move.
#[derive(Clone, Debug, PartialEq)]
pub struct EndingExercise {
    /// The player's goal.
    pub goal: EndingGoal,
    /// The position.
    pub start: Position,
    /// The moves of the shortest win, or the moves to hold.
    pub moves: u16,
}

/// The moves in which a side wins that needs so many plies.
pub fn moves_of(plies: u16) -> u16 {
    plies.div_ceil(2).max(1)
}

impl EndingGoal {
    /// The side of the player.
    pub fn player(self) -> Color {
        match self {
            EndingGoal::Win => Color::White,
            EndingGoal::Hold => Color::Black,
        }
    }

    /// The moves of the easiest exercise and of the hardest one; `None` if a table has no exercises of this kind.
    pub fn range(self, table: &Table) -> Option<(u16, u16)> {
        match self {
            EndingGoal::Win => {
                let longest = table.figures(Color::White).longest_win;
                (longest > 1).then(|| (moves_of(longest).min(2), moves_of(longest)))
            }
            EndingGoal::Hold => {
                let black = table.figures(Color::Black);
                self.is_in(black.losses, black.positions)
                    .then_some(HOLD_MOVES)
            }
        }
    }

    /// Whether a side that loses so many of its positions can practise to hold: some are lost, and others are not. To
    /// win needs only a win.
    pub fn is_in(self, losses: u64, positions: u64) -> bool {
        let lost = losses as f64 / positions.max(1) as f64;
        match self {
            EndingGoal::Win => losses > 0,
            EndingGoal::Hold => (HOLD_SHARES.0..HOLD_SHARES.1).contains(&lost),
        }
    }

    /// The moves of the exercise after one that was solved without a mistake: about a fifth more.
    pub fn next(self, moves: u16) -> u16 {
        moves + (moves / 5).max(1)
    }
}

impl EndingExercise {
    /// An exercise that needs about so many moves, by a seed; `None` if there is none. Tables that are missing are built.
    ///
    /// # Errors
    ///
    /// If the material can have no table, or the work was stopped.
    pub fn draw(
        endings: &Endings,
        material: &Material,
        (goal, moves): (EndingGoal, u16),
        seed: u64,
        progress: &Progress,
    ) -> Result<Option<EndingExercise>, EndingError> {
        let table = endings.table(material, progress)?;
        let mut random = Random::new(seed);
        let mut find = |wanted: &dyn Fn(Value) -> bool| {
            let start = random.next() as usize;
            let squares = table.find(goal.player(), start, wanted)?;
            table.position(endings.variant(), &squares, goal.player())
        };
        let exercise = |start, moves| EndingExercise { goal, start, moves };
        if goal == EndingGoal::Win {
            return Ok((1..=moves).rev().find_map(|moves| {
                let wanted = |value| matches!(value, Value::Win(plies) if moves_of(plies) == moves);
                Some(exercise(find(&wanted)?, moves))
            }));
        }
        for _ in 0..HOLD_TRIES {
            let Some(start) = find(&|value| value == Value::Undecided) else {
                return Ok(None);
            };
            let legal = endings.moves(&start, progress)?;
            if is_worth_holding(endings, &start, &legal, moves) {
                return Ok(Some(exercise(start, moves)));
            }
        }
        Ok(None)
    }

    /// Whether the goal can still be reached after a move. `moves` has the legal moves with their values.
    pub fn keeps(&self, moves: &[(Move, Value)], mv: Move) -> bool {
        let value = moves.iter().find(|(known, _)| *known == mv);
        let value = value.map_or(Value::Undecided, |&(_, value)| value);
        match self.goal {
            EndingGoal::Win => matches!(value, Value::Win(_)),
            EndingGoal::Hold => !matches!(value, Value::Loss(_)),
        }
    }
}

/// Whether a position is hard enough for an exercise of so many moves: some moves lose, and no move that holds is a
/// simple capture. In a long exercise, fewer moves hold.
fn is_worth_holding(
    endings: &Endings,
    position: &Position,
    legal: &[(Move, Value)],
    moves: u16,
) -> bool {
    let safe = safe_moves(legal);
    let most = match moves {
        ..6 => legal.len().saturating_sub(1),
        6..10 => legal.len() / 2,
        _ => 1,
    };
    let pieces = position.occupied().len();
    let captures =
        |&&(mv, _): &&(Move, Value)| endings.variant().play(position, mv).occupied().len() < pieces;
    (1..=most).contains(&safe)
        && safe < legal.len()
        && legal.iter().take(safe).all(|mv| !captures(&mv))
}

/// The number of moves that do not lose. The best are first.
fn safe_moves(moves: &[(Move, Value)]) -> usize {
    let lost = |(_, value): &(Move, Value)| matches!(value, Value::Loss(_));
    moves.iter().take_while(|mv| !lost(mv)).count()
}

/// The computer's move in an ending: the best one by the tables. Where no one can force a win, it makes the defence
/// hard: the fewest replies hold. `None` if the tables are not ready, or there is no legal move.
pub fn ending_reply(endings: &Endings, position: &Position) -> Option<Move> {
    let moves = endings.ready_moves(position)?;
    let &(first, best) = moves.first()?;
    if best != Value::Undecided {
        return Some(first);
    }
    let equal = moves.iter().take_while(|(_, value)| *value == best);
    let ease = |mv: Move| {
        let replies = endings.ready_moves(&endings.variant().play(position, mv));
        let replies = replies.unwrap_or_default();
        let safe = safe_moves(&replies);
        // A position in which nothing loses is no try at all.
        (safe == replies.len(), safe)
    };
    equal.map(|&(mv, _)| mv).min_by_key(|&mv| ease(mv))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Outcome;
    use crate::variant_file::Catalogue;

    fn endings(game: &str) -> Endings {
        Endings::new(&Catalogue::built_in().variant(game, None, &[]).unwrap()).unwrap()
    }

    fn material(endings: &Endings, letter: char) -> Material {
        let piece = endings.variant().piece(letter).unwrap();
        let material = Material::alone(endings.variant(), piece.piece_type()).unwrap();
        endings.table(&material, &Progress::default()).unwrap();
        material
    }

    fn draw(
        endings: &Endings,
        material: &Material,
        wanted: (EndingGoal, u16),
        seed: u64,
    ) -> EndingExercise {
        let drawn = EndingExercise::draw(endings, material, wanted, seed, &Progress::default());
        drawn.unwrap().unwrap()
    }

    /// King and rook: a drawn win of a distance is won in exactly so many moves, if both play by the tables.
    #[test]
    fn a_win_takes_as_many_moves_as_it_says() {
        let endings = endings("chess");
        let rook = material(&endings, 'R');
        let table = endings.ready(&rook).unwrap();
        let (easiest, hardest) = EndingGoal::Win.range(&table).unwrap();
        assert_eq!(
            (easiest, hardest),
            (2, 16),
            "the longest published win has 16 moves"
        );
        for moves in [easiest, 5, 9, hardest] {
            let wanted = (EndingGoal::Win, moves);
            let exercise = draw(&endings, &rook, wanted, 7);
            assert_eq!(exercise.moves, moves);
            let mut position = exercise.start.clone();
            let mut made = 0;
            while endings.variant().outcome(&position).is_none() {
                if position.turn() == Color::White {
                    let known = endings.moves(&position, &Progress::default()).unwrap();
                    assert!(exercise.keeps(&known, known[0].0));
                    made += 1;
                }
                let mv = ending_reply(&endings, &position).unwrap();
                position = endings.variant().play(&position, mv);
            }
            assert_eq!(made, moves);
            let outcome = endings.variant().outcome(&position);
            assert!(matches!(outcome, Some(Outcome::Win(Color::White, _))));
        }
    }

    #[test]
    fn a_move_that_gives_the_rook_away_does_not_keep_the_win() {
        let endings = endings("chess");
        let rook = material(&endings, 'R');
        let fen = "8/8/8/8/8/8/3k4/K6R w - - 0 1";
        let start = crate::notation::parse_fen(endings.variant(), fen).unwrap();
        let exercise = EndingExercise {
            goal: EndingGoal::Win,
            start: start.clone(),
            moves: 1,
        };
        assert!(endings.ready(&rook).is_some());
        let known = endings.moves(&start, &Progress::default()).unwrap();
        let find = |text| crate::notation::find_move(endings.variant(), &start, text).unwrap();
        assert!(!exercise.keeps(&known, find("h1e1")));
        assert!(exercise.keeps(&known, find("h1h8")));
    }

    /// King against king and pawn, the best known ending to hold.
    #[test]
    fn an_ending_that_is_held_has_moves_that_lose() {
        let endings = endings("chess");
        let pawn = material(&endings, 'P');
        let table = endings.ready(&pawn).unwrap();
        assert_eq!(EndingGoal::Hold.range(&table), Some((4, 20)));
        for (seed, moves) in [(1, 4), (2, 8), (3, 14)] {
            let wanted = (EndingGoal::Hold, moves);
            let exercise = draw(&endings, &pawn, wanted, seed);
            let known = endings
                .moves(&exercise.start, &Progress::default())
                .unwrap();
            let kept = known.iter().filter(|(mv, _)| exercise.keeps(&known, *mv));
            let kept = kept.count();
            assert!(kept >= 1 && kept < known.len(), "{kept} of {}", known.len());
            assert!(moves < 10 || kept == 1);
        }
        let rook = material(&endings, 'R');
        let table = endings.ready(&rook).unwrap();
        assert_eq!(EndingGoal::Hold.range(&table), None, "nearly all are lost");
        let bishop = material(&endings, 'B');
        let table = endings.ready(&bishop).unwrap();
        assert_eq!(EndingGoal::Win.range(&table), None);
        assert_eq!(EndingGoal::Hold.range(&table), None, "no side loses");
    }

    #[test]
    fn exercises_get_longer() {
        assert_eq!(EndingGoal::Win.next(2), 3);
        assert_eq!(EndingGoal::Win.next(20), 24);
    }
}
