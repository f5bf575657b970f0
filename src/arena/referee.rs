//! One game between two engines.

use super::client::{Client, Fault};
use super::limit::{Clocks, Limit};
use crate::notation::{find_move, write_fen, write_move};
use crate::playtest::self_play::{Ended, Played, play_out};
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
pub enum GameEnding {
    /// By the rules.
    Rules(Outcome),
    /// It was too long.
    Longest,
    /// Both engines agree that this side wins.
    Agreed(Color),
    /// The side to move loses because of its engine's fault.
    Fault(Color, Fault),
}

impl GameEnding {
    /// The winner, or `None` for a draw.
    pub fn winner(&self) -> Option<Color> {
        match *self {
            GameEnding::Rules(Outcome::Win(winner, _)) | GameEnding::Agreed(winner) => Some(winner),
            GameEnding::Rules(Outcome::Draw(_)) | GameEnding::Longest => None,
            GameEnding::Fault(loser, _) => Some(!loser),
        }
    }
}

impl fmt::Display for GameEnding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GameEnding::Rules(outcome) => outcome.fmt(f),
            GameEnding::Longest => f.write_str("Draw: longest game"),
            GameEnding::Agreed(winner) => write!(f, "{winner} wins: both agree"),
            GameEnding::Fault(loser, fault) => write!(f, "{loser} loses: {fault}"),
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
    pub ending: GameEnding,
    /// The commands sent to ask for the last move.
    pub asked: String,
    /// The last position.
    pub last: Position,
    /// The best score of its own position that White's engine and Black's engine reported, in hundredths of a pawn.
    pub best: [Option<i32>; 2],
}

/// A ply of a game between engines.
struct RefereedPly {
    position: Position,
    mv: Move,
    /// The score that the engine reported, for White.
    score: Option<i32>,
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
    let mut talk = Talk::new(variant, terms, white, &start);
    let played = play_out(variant, start, |game, plies: &[RefereedPly]| {
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        let too_long = || (plies.len() >= terms.longest).then_some(GameEnding::Longest);
        if let Some(ending) = agreed(terms, plies).or_else(too_long) {
            return Some(Err(ending));
        }
        let turn = game.turn();
        let answer = talk.ask(engines[turn.index()], game.position());
        Some(answer.map_err(|fault| GameEnding::Fault(turn, fault)))
    })?;
    Some(finish(played, talk.asked))
}

/// What the referee says to the engines.
struct Talk<'a> {
    variant: &'a Variant,
    terms: &'a Terms,
    clocks: Clocks,
    /// The command for the current position.
    words: String,
    /// Whether it has moves.
    moved: bool,
    asked: String,
}

impl<'a> Talk<'a> {
    fn new(variant: &'a Variant, terms: &'a Terms, white: usize, start: &Position) -> Talk<'a> {
        let words = format!("position fen {}", write_fen(variant, start));
        let [one, two] = terms.limits;
        let limits = if white == 0 { [one, two] } else { [two, one] };
        Talk {
            variant,
            terms,
            clocks: Clocks::new(limits),
            asked: words.clone(),
            words,
            moved: false,
        }
    }

    /// Asks an engine for its move in a position.
    fn ask(
        &mut self,
        engine: &mut Client,
        position: &Position,
    ) -> Result<(Move, RefereedPly), Fault> {
        let turn = position.turn();
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
        let Some(mv) = find_move(self.variant, position, &answer.text) else {
            return Err(Fault::Illegal(answer.text));
        };
        if !self.moved {
            self.words.push_str(" moves");
            self.moved = true;
        }
        self.words.push(' ');
        self.words.push_str(&write_move(self.variant, mv));
        let score = answer.score;
        let ply = RefereedPly {
            position: position.clone(),
            mv,
            score: score.map(|score| score.saturating_mul(side_sign(turn))),
        };
        Ok((mv, ply))
    }
}

/// The end of the game, if both engines have agreed on the winner for long enough.
fn agreed(terms: &Terms, plies: &[RefereedPly]) -> Option<GameEnding> {
    let least = terms.win_at?;
    let first = plies.len().checked_sub(2 * AGREED_MOVES)?;
    let all =
        |sure: &dyn Fn(i32) -> bool| plies[first..].iter().all(|ply| ply.score.is_some_and(sure));
    match () {
        () if all(&|score| score >= least) => Some(GameEnding::Agreed(Color::White)),
        () if all(&|score| score <= -least) => Some(GameEnding::Agreed(Color::Black)),
        () => None,
    }
}

fn finish(played: Played<RefereedPly, GameEnding>, asked: String) -> PlayedGame {
    let Played {
        record,
        plies,
        ended,
    } = played;
    let best = Color::ALL.map(|side| {
        let own = plies.iter().filter(|ply| ply.position.turn() == side);
        own.filter_map(|ply| ply.score.map(|score| score.saturating_mul(side_sign(side))))
            .max()
    });
    PlayedGame {
        start: record.positions()[0].clone(),
        last: record.position().clone(),
        plies: plies
            .into_iter()
            .map(|ply| (ply.position, ply.mv))
            .collect(),
        ending: match ended {
            Ended::ByRules(outcome) => GameEnding::Rules(outcome),
            Ended::Early(ending) => ending,
        },
        asked,
        best,
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

    fn ending(win_at: Option<i32>, scores: &[Option<i32>]) -> Option<GameEnding> {
        let chess = Catalogue::built_in().variant("chess", None, &[]).unwrap();
        let terms = Terms {
            limits: [Limit::Depth(1); 2],
            margin: Duration::ZERO,
            patience: Duration::ZERO,
            longest: 300,
            win_at,
        };
        let position = chess.start();
        let mv = chess.legal_moves(position)[0];
        let plies: Vec<RefereedPly> = scores
            .iter()
            .map(|&score| RefereedPly {
                position: position.clone(),
                mv,
                score,
            })
            .collect();
        agreed(&terms, &plies)
    }

    #[test]
    fn a_game_is_won_when_both_have_reported_it_four_times() {
        let sure = [Some(-600); 8];
        assert_eq!(
            ending(Some(600), &sure),
            Some(GameEnding::Agreed(Color::Black))
        );
        assert_eq!(ending(Some(601), &sure), None);
        assert_eq!(ending(None, &sure), None);
        assert_eq!(ending(Some(600), &sure[1..]), None);
        let later = [&[Some(0)], &[Some(700); 8][..]].concat();
        assert_eq!(
            ending(Some(600), &later),
            Some(GameEnding::Agreed(Color::White))
        );
        for doubt in [None, Some(0), Some(700)] {
            let mut scores = sure;
            scores[5] = doubt;
            assert_eq!(ending(Some(600), &scores), None, "{doubt:?}");
        }
    }
}
