//! How a game has ended, in a few words.

use crate::rules::{DrawReason, Outcome, WinReason};
use crate::texts::{Phrase, phrase};

/// The outcome in the language of the program. [`Outcome`]'s `Display` is for files and the command line.
pub fn outcome_in_words(outcome: Outcome) -> Phrase {
    match outcome {
        Outcome::Win(side, reason) => match reason {
            WinReason::Checkmate => phrase!("outcome-checkmate", side = side),
            WinReason::KingCaptured => phrase!("outcome-king-captured", side = side),
            WinReason::Goals => phrase!("outcome-goals", side = side),
            WinReason::Arrival => phrase!("outcome-arrival", side = side),
            WinReason::BareKing => phrase!("outcome-bare-king", side = side),
            WinReason::NoMoves => phrase!("outcome-no-moves", side = side),
            WinReason::Repetition => phrase!("outcome-repetition", side = side),
            WinReason::Resignation => phrase!("outcome-resignation", side = side),
            WinReason::Time => phrase!("outcome-time", side = side),
            WinReason::Adjudication => phrase!("outcome-adjudication", side = side),
            WinReason::Unstated => phrase!("outcome-win", side = side),
        },
        Outcome::Draw(reason) => match reason {
            DrawReason::Stalemate => phrase!("outcome-stalemate"),
            DrawReason::KingsGone => phrase!("outcome-kings-gone"),
            DrawReason::BareKings => phrase!("outcome-bare-kings"),
            DrawReason::DeadPosition => phrase!("outcome-dead-position"),
            DrawReason::Clock => phrase!("outcome-clock"),
            DrawReason::Repetition => phrase!("outcome-draw-repetition"),
            DrawReason::Time => phrase!("outcome-draw-time"),
            DrawReason::Agreement => phrase!("outcome-agreement"),
            DrawReason::Adjudication => phrase!("outcome-draw-adjudication"),
            DrawReason::Unstated => phrase!("outcome-draw"),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Color;

    #[test]
    fn english_words_are_those_of_files() {
        let wins = [
            WinReason::Checkmate,
            WinReason::KingCaptured,
            WinReason::Goals,
            WinReason::Arrival,
            WinReason::BareKing,
            WinReason::NoMoves,
            WinReason::Repetition,
            WinReason::Resignation,
            WinReason::Time,
            WinReason::Adjudication,
            WinReason::Unstated,
        ];
        let draws = [
            DrawReason::Stalemate,
            DrawReason::KingsGone,
            DrawReason::BareKings,
            DrawReason::DeadPosition,
            DrawReason::Clock,
            DrawReason::Repetition,
            DrawReason::Time,
            DrawReason::Agreement,
            DrawReason::Adjudication,
            DrawReason::Unstated,
        ];
        let wins = wins.map(|reason| Outcome::Win(Color::Black, reason));
        for outcome in wins.into_iter().chain(draws.map(Outcome::Draw)) {
            assert_eq!(outcome_in_words(outcome).to_string(), outcome.to_string());
        }
    }
}
