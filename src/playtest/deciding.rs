//! Which piece decides games.
//!
//! A game is decided when the engine thinks from there to the end that the winner is ahead. The deciding capture is the first
//! capture of the winner from the move on that led there. So a capture counts that the engine sees only afterwards, and one
//! that it has seen coming. A later capture counts if the game was decided without one.

use super::estimate::Estimate;
use super::figures::share;
use super::plan::Side;
use super::record::{Capture, GameRecord};
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;

/// A side leads if the engine thinks that it is better by this, in hundredths of a pawn.
pub(super) const LEAD: i32 = 100;
/// How often a piece makes the deciding capture.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DecidingCount {
    /// The id of the piece.
    pub piece: String,
    /// The number of games that it decides.
    pub games: u64,
    /// Their share of the games with a winner.
    pub share: Option<Estimate>,
}

/// The ply after which the engine thinks until the end that the winner is ahead. `None` without a winner.
pub(super) fn decided(game: &GameRecord) -> Option<usize> {
    let sign = match game.points {
        2 => 1,
        0 => -1,
        _ => return None,
    };
    let last = game.scores.iter().rposition(|score| sign * score < LEAD);
    Some(game.opening + last.map_or(0, |index| index + 1))
}

/// The deciding capture of a game: the first one if the move captured several pieces. `None` without a winner, or if the winner
/// captured nothing from then on.
pub fn deciding_capture(game: &GameRecord) -> Option<&Capture> {
    let from = decided(game)?;
    let winner = match game.points {
        2 => Side::White,
        _ => Side::Black,
    };
    let mut captures = game.captures.iter();
    captures.find(|capture| capture.side == Some(winner) && capture.ply + 1 >= from)
}

/// How often each piece decides a game. The most frequent comes first. Records that do not tell who captured are left out.
pub(super) fn deciding(games: &[&GameRecord], id: &impl Fn(usize) -> String) -> Vec<DecidingCount> {
    let told = |game: &GameRecord| game.captures.iter().all(|capture| capture.side.is_some());
    let won = games.iter().copied();
    let won: Vec<&GameRecord> = won.filter(|game| game.points != 1 && told(game)).collect();
    let by = |game: &GameRecord| deciding_capture(game).map(|capture| capture.piece);
    let mut pieces: Vec<usize> = won.iter().filter_map(|game| by(game)).collect();
    pieces.sort_unstable();
    pieces.dedup();
    let count = |piece: usize| DecidingCount {
        piece: id(piece),
        games: won.iter().filter(|game| by(game) == Some(piece)).count() as u64,
        share: share(&won, |game| f64::from(u8::from(by(game) == Some(piece)))),
    };
    let mut counts: Vec<DecidingCount> = pieces.into_iter().map(count).collect();
    counts.sort_by_key(|count| Reverse(count.games));
    counts
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::playtest::plan::Series;
    use crate::playtest::report::Report;
    use crate::playtest::report::tests::{game, sheet};
    use crate::playtest::words;

    const KING: usize = 0;
    const MAGE: usize = 1;
    const PAWN: usize = 2;

    fn with(number: u64, points: u8, scores: &[i32], captures: &[(usize, usize)]) -> GameRecord {
        let captures = captures.iter().map(|&(ply, piece)| Capture {
            ply,
            piece,
            method: "leap".to_owned(),
            victim: PAWN,
            side: Some(if ply % 2 == 0 {
                Side::White
            } else {
                Side::Black
            }),
        });
        GameRecord {
            captures: captures.collect(),
            ..game(Series::SelfPlay, number, points, scores)
        }
    }

    /// Two plies of opening. White is ahead for good at the ply with the fourth score, which is ply 5.
    const TURN: [i32; 7] = [0, 150, 0, 200, 200, 300, 400];

    #[test]
    fn the_deciding_capture_is_the_winners_first_from_the_turn_on() {
        let piece = |captures: &[(usize, usize)]| {
            deciding_capture(&with(0, 2, &TURN, captures))
                .map(|capture| (capture.ply, capture.piece))
        };
        // The move before ply 5 is White's, at ply 4. The engine did not see its capture coming.
        assert_eq!(piece(&[(2, KING), (4, MAGE), (6, PAWN)]), Some((4, MAGE)));
        assert_eq!(piece(&[(2, KING), (5, MAGE), (6, PAWN)]), Some((6, PAWN)));
        assert_eq!(piece(&[(2, KING), (7, MAGE)]), None);
        let drawn = with(0, 1, &TURN, &[(4, MAGE)]);
        assert_eq!(deciding_capture(&drawn), None);
        let black = with(0, 0, &TURN.map(|score| -score), &[(4, MAGE), (5, PAWN)]);
        assert_eq!(
            deciding_capture(&black).map(|capture| capture.piece),
            Some(PAWN)
        );
    }

    #[test]
    fn shares_are_of_the_games_with_a_winner() {
        let games = [
            with(0, 2, &TURN, &[(4, MAGE)]),
            with(1, 2, &TURN, &[(6, MAGE), (8, PAWN)]),
            with(2, 2, &TURN, &[(6, PAWN)]),
            with(3, 2, &TURN, &[]),
            with(4, 1, &TURN, &[(4, MAGE)]),
        ];
        let report = Report::new(&sheet(), &games);
        let found: Vec<(&str, u64)> = report
            .deciding
            .iter()
            .map(|count| (count.piece.as_str(), count.games))
            .collect();
        assert_eq!(found, [("mage", 2), ("pawn", 1)]);
        assert_eq!(report.deciding[0].share.unwrap().value, 0.5);
        assert!(words::text(&report).contains("MAGE: 50 %"));
    }

    #[test]
    fn older_records_do_not_tell_who_captured() {
        let mut old = with(0, 2, &TURN, &[(4, MAGE)]);
        old.captures[0].side = None;
        let text = serde_json::to_string(&old).unwrap();
        assert!(!text.contains("side"), "{text}");
        assert_eq!(serde_json::from_str::<GameRecord>(&text).unwrap(), old);
        let report = Report::new(&sheet(), &[old]);
        assert!(report.deciding.is_empty());
    }
}
