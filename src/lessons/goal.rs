//! When a game of a lesson is won.

use crate::rules::{Color, Outcome, Position, TypeSet};

/// The learner's goal in a game against the computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// A win by the rules.
    Win,
    /// The enemy has no piece of these types left.
    Capture(TypeSet),
    /// The learner has made so many moves without losing.
    Hold(u32),
}

impl Goal {
    /// Whether the learner has reached the goal in a position, or can no longer reach it; nothing while the game
    /// continues. `outcome` is how the game has ended, `moves` how many moves the learner has made.
    pub fn reached(
        self,
        learner: Color,
        position: &Position,
        moves: u32,
        outcome: Option<Outcome>,
    ) -> Option<bool> {
        let done = match self {
            Goal::Win => false,
            Goal::Capture(types) => {
                !(position.of_types(types) & position.pieces(!learner)).any()
                    // A captured piece may come back.
                    && types.iter().all(|piece| position.hand(!learner).count(piece) == 0)
            }
            Goal::Hold(wanted) => moves >= wanted,
        };
        match outcome {
            Some(Outcome::Win(winner, _)) => Some(winner == learner),
            _ if done => Some(true),
            Some(Outcome::Draw(_)) => Some(matches!(self, Goal::Hold(_))),
            None => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::parse_fen;
    use crate::rules::{DrawReason, WinReason};
    use crate::variant_file::Catalogue;

    #[test]
    fn goals_are_reached_or_missed_or_open() {
        let game = Catalogue::built_in().variant("ultima", None, &[]).unwrap();
        let position = |fen| parse_fen(&game, fen).unwrap();
        let rich = position("6wk/8/8/8/8/8/8/KP6 w - - 0 1");
        let bare = position("7k/8/8/8/8/8/8/KP5w w - - 0 1");
        let none = position("7k/8/8/8/8/8/8/KP6 w - - 0 1");
        let withdrawers = TypeSet::of(game.piece('W').unwrap().piece_type());
        let (won, lost) = (
            Some(Outcome::Win(Color::White, WinReason::Checkmate)),
            Some(Outcome::Win(Color::Black, WinReason::Checkmate)),
        );
        let drawn = Some(Outcome::Draw(DrawReason::Repetition));
        for (goal, position, moves, outcome, expected) in [
            (Goal::Win, &rich, 3, None, None),
            (Goal::Win, &rich, 3, won, Some(true)),
            (Goal::Win, &rich, 3, lost, Some(false)),
            (Goal::Win, &rich, 3, drawn, Some(false)),
            (Goal::Capture(withdrawers), &rich, 3, None, None),
            (Goal::Capture(withdrawers), &bare, 3, None, None),
            (Goal::Capture(withdrawers), &none, 3, None, Some(true)),
            (Goal::Capture(withdrawers), &none, 3, lost, Some(false)),
            (Goal::Capture(withdrawers), &rich, 3, drawn, Some(false)),
            (Goal::Hold(4), &rich, 3, None, None),
            (Goal::Hold(4), &rich, 4, None, Some(true)),
            (Goal::Hold(4), &rich, 4, lost, Some(false)),
            (Goal::Hold(4), &rich, 1, drawn, Some(true)),
        ] {
            let found = goal.reached(Color::White, position, moves, outcome);
            assert_eq!(found, expected, "{goal:?} {moves} {outcome:?}");
        }
    }
}
