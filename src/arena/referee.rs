//! One game between two engines.

use super::client::{Client, Fault};
use super::limit::{Clocks, Limit};
use crate::game::Record;
use crate::notation::{find_move, write_fen, write_move};
use crate::rules::{Color, Move, Outcome, Position, Variant};
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// The number of moves of each side in which the engines have to agree on the winner.
const AGREED_MOVES: usize = 4;

/// The settings for every game of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// The limits of player one and player two.
    pub limits: [Limit; 2],
    /// How much an engine may exceed its time.
    pub margin: Duration,
    /// How long a search without a time limit may take.
    pub patience: Duration,
    /// The plies after which a game is a draw.
    pub longest: usize,
    /// The score, in hundredths of a pawn, at which a game is won once both engines have reported it for
    /// four moves running.
    pub win_at: Option<i32>,
}

/// The end of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ending {
    /// By the rules.
    Rules(Outcome),
    /// It was too long.
    Longest,
    /// Both engines agree that this side wins.
    Agreed(Color),
    /// The side to move loses because of its engine's fault.
    Fault(Color, Fault),
}

impl Ending {
    /// The winner, or `None` for a draw.
    pub fn winner(&self) -> Option<Color> {
        match *self {
            Ending::Rules(Outcome::Win(winner, _)) | Ending::Agreed(winner) => Some(winner),
            Ending::Rules(Outcome::Draw(_)) | Ending::Longest => None,
            Ending::Fault(loser, _) => Some(!loser),
        }
    }
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ending::Rules(outcome) => outcome.fmt(f),
            Ending::Longest => f.write_str("Draw: longest game"),
            Ending::Agreed(winner) => write!(f, "{winner} wins: both agree"),
            Ending::Fault(loser, fault) => write!(f, "{loser} loses: {fault}"),
        }
    }
}

/// A finished game.
#[derive(Clone, Debug)]
pub struct PlayedGame {
    /// The opening.
    pub start: Position,
    /// The moves, each with the position in which it was played.
    pub plies: Vec<(Position, Move)>,
    /// The end.
    pub ending: Ending,
    /// The commands sent to ask for the last move.
    pub asked: String,
    /// The last position.
    pub last: Position,
    /// The best score of its own position that White's engine and Black's engine reported, in hundredths of a pawn.
    pub best: [Option<i32>; 2],
}

/// Lets two engines, White's first, play a game. `white` is 0 if player one is White, otherwise 1. Returns `None` if the
/// match is stopped meanwhile.
pub(super) fn play(
    variant: &Arc<Variant>,
    terms: &Terms,
    start: Position,
    (white, engines): (usize, [&mut Client; 2]),
    stop: &AtomicBool,
) -> Option<PlayedGame> {
    let mut game = RefereedGame::new(variant, terms, white, start);
    loop {
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        if let Some(ending) = game.ending() {
            return Some(game.finish(ending));
        }
        let turn = game.record.turn();
        if let Err(fault) = game.ask(engines[turn.index()]) {
            return Some(game.finish(Ending::Fault(turn, fault)));
        }
    }
}

/// A game in progress.
struct RefereedGame<'a> {
    record: Record,
    terms: &'a Terms,
    clocks: Clocks,
    plies: Vec<(Position, Move)>,
    /// The command for the current position.
    words: String,
    asked: String,
    /// The reported score of each move, for White.
    scores: Vec<Option<i32>>,
}

impl<'a> RefereedGame<'a> {
    fn new(
        variant: &Arc<Variant>,
        terms: &'a Terms,
        white: usize,
        start: Position,
    ) -> RefereedGame<'a> {
        let words = format!("position fen {}", write_fen(variant, &start));
        let [one, two] = terms.limits;
        let limits = if white == 0 { [one, two] } else { [two, one] };
        RefereedGame {
            record: Record::new(variant.clone(), start),
            terms,
            clocks: Clocks::new(limits),
            plies: Vec::new(),
            asked: words.clone(),
            words,
            scores: Vec::new(),
        }
    }

    /// Asks an engine for its move, and plays it.
    fn ask(&mut self, engine: &mut Client) -> Result<(), Fault> {
        let turn = self.record.turn();
        let go = self.clocks.go(turn);
        self.asked = format!("{}; {go}", self.words);
        let allowance = self.clocks.allowance(turn);
        let patience = match allowance {
            Some(time) => time.saturating_add(self.terms.margin),
            None => self.terms.patience,
        };
        let answer = engine.search(&self.words, &go, patience)?;
        if answer.time > patience {
            return Err(Fault::Late {
                taken: answer.time,
                allowed: patience,
            });
        }
        self.clocks.spend(turn, answer.time);
        let variant = self.record.variant();
        let position = self.record.position().clone();
        let Some(mv) = find_move(variant, &position, &answer.text) else {
            return Err(Fault::Illegal(answer.text));
        };
        self.add(&write_move(variant, mv));
        self.plies.push((position, mv));
        let score = answer
            .score
            .map(|score| score.saturating_mul(side_sign(turn)));
        self.scores.push(score);
        self.record
            .play(mv)
            .map_err(|_| Fault::Illegal(answer.text))
    }

    fn add(&mut self, text: &str) {
        if self.plies.is_empty() {
            self.words.push_str(" moves");
        }
        self.words.push(' ');
        self.words.push_str(text);
    }

    fn ending(&self) -> Option<Ending> {
        let by_rules = self.record.outcome().map(Ending::Rules);
        let too_long = || (self.plies.len() >= self.terms.longest).then_some(Ending::Longest);
        by_rules.or_else(|| self.agreed()).or_else(too_long)
    }

    /// The end of the game, if both engines have agreed on the winner for long enough.
    fn agreed(&self) -> Option<Ending> {
        let least = self.terms.win_at?;
        let first = self.scores.len().checked_sub(2 * AGREED_MOVES)?;
        let recent = || self.scores[first..].iter();
        let all = |sure: &dyn Fn(i32) -> bool| recent().all(|score| score.is_some_and(sure));
        match () {
            () if all(&|score| score >= least) => Some(Ending::Agreed(Color::White)),
            () if all(&|score| score <= -least) => Some(Ending::Agreed(Color::Black)),
            () => None,
        }
    }

    fn finish(self, ending: Ending) -> PlayedGame {
        let positions = self.record.positions();
        let best = Color::ALL.map(|side| {
            let turns = self.plies.iter().map(|(position, _)| position.turn());
            let own = turns.zip(&self.scores).filter(|(turn, _)| *turn == side);
            own.filter_map(|(_, score)| score.map(|score| score.saturating_mul(side_sign(side))))
                .max()
        });
        PlayedGame {
            start: positions[0].clone(),
            last: self.record.position().clone(),
            plies: self.plies,
            ending,
            asked: self.asked,
            best,
        }
    }
}

/// 1 for White and -1 for Black: a score for White times this is the side's.
fn side_sign(side: Color) -> i32 {
    match side {
        Color::White => 1,
        Color::Black => -1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::variant_file::Catalogue;

    fn ending(win_at: Option<i32>, scores: &[Option<i32>]) -> Option<Ending> {
        let chess = Catalogue::built_in().variant("chess", None, &[]).unwrap();
        let start = chess.start().clone();
        let terms = Terms {
            limits: [Limit::Depth(1); 2],
            margin: Duration::ZERO,
            patience: Duration::ZERO,
            longest: 300,
            win_at,
        };
        let mut game = RefereedGame::new(&Arc::new(chess), &terms, 0, start);
        game.scores = scores.to_vec();
        game.ending()
    }

    #[test]
    fn a_game_is_won_when_both_have_reported_it_four_times() {
        let sure = [Some(-600); 8];
        assert_eq!(ending(Some(600), &sure), Some(Ending::Agreed(Color::Black)));
        assert_eq!(ending(Some(601), &sure), None);
        assert_eq!(ending(None, &sure), None);
        assert_eq!(ending(Some(600), &sure[1..]), None);
        let later = [&[Some(0)], &[Some(700); 8][..]].concat();
        assert_eq!(
            ending(Some(600), &later),
            Some(Ending::Agreed(Color::White))
        );
        for doubt in [None, Some(0), Some(700)] {
            let mut scores = sure;
            scores[5] = doubt;
            assert_eq!(ending(Some(600), &scores), None, "{doubt:?}");
        }
    }
}
