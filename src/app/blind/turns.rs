//! Applies the actions in a game: tries, the computer, guesses, and the end.

use super::action::BlindGameAction;
use super::game::{BlindGame, BlindMoment, moment_of};
use super::jobs::BlindJob;
use super::{saved, words};
use crate::app::my_games::ShowGame;
use crate::app::shell::{Outbox, Say};
use crate::app::sound::Cue;
use baroque::blind::{Answer, UMPIRE};
use baroque::diagram::BoardView;
use baroque::rules::{Color, Outcome};
use baroque::texts::text;

/// The most characters of a text that is repeated because it is no try.
const MAX_TYPED: usize = 24;

impl BlindGame {
    pub(super) fn apply(&mut self, action: &BlindGameAction, outbox: &mut Outbox) {
        match action {
            BlindGameAction::Hand(input) => {
                let before = self.guesses[self.viewer].clone();
                if let Some(text) = self.hand(*input) {
                    return self.make(&text, outbox);
                }
                if self.guesses[self.viewer] == before {
                    return;
                }
            }
            BlindGameAction::Write(text) => return self.board.typed.clone_from(text),
            BlindGameAction::Enter => return self.enter(outbox),
            BlindGameAction::Try(text) => return self.attempt(text, outbox),
            BlindGameAction::Ask => self.ask(outbox),
            BlindGameAction::Lift if self.veiled => return self.begin_turn(outbox),
            BlindGameAction::Lift => return,
            BlindGameAction::Look(plies) => return self.look(*plies),
            BlindGameAction::Guess(tool) => return self.tool = *tool,
            BlindGameAction::GuessArray => self.guess_array(),
            BlindGameAction::ForgetGuesses => self.guesses[self.viewer].clear(),
            BlindGameAction::ToggleShares => {
                self.shows_shares = !self.shows_shares;
                self.reckon(outbox);
            }
            BlindGameAction::AskResign(asked) => return self.resigning = *asked,
            BlindGameAction::Resign if self.is_over() => return,
            BlindGameAction::Resign => self.lose(self.viewer, outbox),
            BlindGameAction::Flip => {
                let flipped = !self.board.view.flipped();
                return self.board.view = BoardView::of(self.knowledge().variant(), flipped);
            }
            BlindGameAction::Replay => return self.show_replay(outbox),
        }
        self.keep(outbox);
    }

    /// Begins a turn, in a new game or a saved one: the computer thinks, or the player hears the news.
    pub(super) fn begin_turn(&mut self, outbox: &mut Outbox) {
        if self.opponent.is_none() && !self.is_over() {
            self.lift();
            self.forget_wrong_guesses();
        }
        self.message = match self.plies() {
            0 => text!("blind-begins").to_owned(),
            _ => words::news(self),
        };
        self.announce(outbox);
        self.think(outbox);
        self.reckon(outbox);
    }

    /// Makes a try of the player, or asks which of several is meant.
    fn make(&mut self, text: &str, outbox: &mut Outbox) {
        if self.computer_moves() {
            return self.explain(text!("tries-computers-turn").to_owned(), outbox);
        }
        if let Some(problem) = self.problem_of(text) {
            return self.explain(problem, outbox);
        }
        match &self.alike(text)[..] {
            [only] => self.attempt(&only.clone(), outbox),
            several => self.choosing = several.to_vec(),
        }
    }

    fn enter(&mut self, outbox: &mut Outbox) {
        let typed = std::mem::take(&mut self.board.typed);
        let typed: String = typed.split([' ', '-', '–']).collect();
        if !typed.is_empty() && !self.veiled && !self.is_over() {
            self.make(&typed, outbox);
        }
    }

    /// Why a text is no try, if it is none: it must begin with the square of an own piece and another square, or be a move
    /// of another form that might be legal.
    fn problem_of(&self, text: &str) -> Option<String> {
        let known = self.reckoned().map_or(&[][..], |known| &known.tries);
        if known.iter().any(|known| known == text) {
            return None;
        }
        let Some((from, _)) = self.squares_of(text) else {
            let typed: String = text.chars().take(MAX_TYPED).collect();
            return Some(text!("blind-not-read", typed = typed));
        };
        let own = self.knowledge().own().piece(from).is_some();
        let square = self.variant().geometry().name(from);
        (!own).then(|| text!("blind-no-piece", square = square))
    }

    /// Makes a try of the player.
    fn attempt(&mut self, text: &str, outbox: &mut Outbox) {
        if self.takes_tries() {
            self.choosing.clear();
            self.resigning = false;
            self.board.reset();
            self.answer(text, outbox);
        }
    }

    /// Has the umpire answer a try, whoever makes it.
    fn answer(&mut self, text: &str, outbox: &mut Outbox) {
        match self.umpire.attempt(text) {
            Ok(Answer::Played) => return self.played(outbox),
            Ok(_) if self.computer_moves() => return self.think(outbox),
            Ok(Answer::No) => {
                self.refuse(
                    text!("blind-no", tried = words::attempt(self, text)),
                    outbox,
                );
            }
            Ok(Answer::Impossible) => {
                let tried = words::attempt(self, text);
                self.refuse(text!("blind-impossible", tried = tried), outbox);
            }
            Err(over) => return self.explain(over.to_string(), outbox),
        }
        self.reckon(outbox);
        self.keep(outbox);
    }

    /// A move was played. The players hear what it did.
    fn played(&mut self, outbox: &mut Outbox) {
        self.forget_wrong_guesses();
        outbox.send(self.cue());
        self.tool = None;
        self.message = words::news(self);
        if self.is_over() {
            self.veiled = false;
            self.announce(outbox);
        } else if self.opponent.is_some() {
            self.announce(outbox);
            self.think(outbox);
            self.reckon(outbox);
        } else {
            self.veiled = true;
            let last = self.knowledge().plies().last();
            self.message = last.map(|ply| words::said(self, ply)).unwrap_or_default();
            self.announce(outbox);
        }
        self.draw();
        self.keep(outbox);
    }

    /// Removes guesses where own pieces stand now, and where enemies have left the board.
    fn forget_wrong_guesses(&mut self) {
        let knowledge = self.umpire.knowledge(self.viewer);
        let taken = knowledge.plies().last().into_iter();
        let taken = taken.flat_map(|ply| ply.news.took.iter().map(|gone| gone.at));
        let own = knowledge.own().pieces.iter().map(|&(square, _)| square);
        for square in own.chain(taken) {
            self.guesses[self.viewer].remove(square);
        }
    }

    /// The sound of the last ply. It follows from what both sides hear.
    fn cue(&self) -> Cue {
        let last = self.knowledge().plies().last();
        let gone = last.is_some_and(|ply| !ply.news.took.is_empty() || !ply.news.lost.is_empty());
        match self.outcome() {
            Some(Outcome::Draw(_)) => Cue::Draw,
            Some(Outcome::Win(winner, _)) => match self.opponent {
                Some(opponent) if opponent.side == winner => Cue::Loss,
                _ => Cue::Win,
            },
            None if self.knowledge().check().is_some() => Cue::Check,
            None if gone => Cue::Capture,
            None => Cue::Move,
        }
    }

    /// Says that the umpire has refused a try. A check still holds.
    fn refuse(&mut self, words: String, outbox: &mut Outbox) {
        let check = words::still_in_check(self);
        self.explain(format!("{words} {check}").trim().to_owned(), outbox);
    }

    /// Says why something was not played.
    fn explain(&mut self, words: String, outbox: &mut Outbox) {
        self.message = words;
        self.announce(outbox);
        outbox.send(Cue::Refused);
    }

    fn announce(&self, outbox: &mut Outbox) {
        let state = words::state(self);
        outbox.send(Say(match self.message.contains(&state) {
            true => self.message.clone(),
            false => format!("{} {state}", self.message).trim().to_owned(),
        }));
    }

    fn ask(&mut self, outbox: &mut Outbox) {
        if self.takes_questions()
            && let Ok(Some(count)) = self.umpire.ask()
        {
            self.message = text!("blind-pawn-captures", count = count);
            self.announce(outbox);
        }
    }

    /// Has the computer think, if it is to move.
    fn think(&mut self, outbox: &mut Outbox) {
        let Some(opponent) = self.opponent.filter(|_| self.computer_moves()) else {
            return;
        };
        let knowledge = self.umpire.knowledge(opponent.side);
        let moment = moment_of(knowledge);
        if self.asked != Some(moment) {
            self.asked = Some(moment);
            outbox.send(BlindJob::Think {
                game: self.id,
                knowledge: Box::new(knowledge.clone()),
                opponent,
                thinker: self.thinker.clone(),
            });
        }
    }

    /// Makes the computer's try. It resigns if it knows none.
    pub(super) fn thought(
        &mut self,
        moment: BlindMoment,
        attempt: Option<String>,
        outbox: &mut Outbox,
    ) {
        if !self.computer_moves() || self.asked != Some(moment) {
            return;
        }
        match attempt {
            Some(attempt) => self.answer(&attempt, outbox),
            None => {
                self.lose(self.umpire.turn(), outbox);
                self.keep(outbox);
            }
        }
    }

    /// Has everything computed that the player may be shown.
    fn reckon(&self, outbox: &mut Outbox) {
        if !self.veiled && !self.is_over() {
            let side = self.viewer;
            let reckoner = self.shows_shares.then(|| self.reckoner[side].clone());
            outbox.send(BlindJob::Reckon {
                game: self.id,
                knowledge: Box::new(self.knowledge().clone()),
                reckoner,
            });
        }
    }

    /// A side loses, because it resigns.
    fn lose(&mut self, loser: Color, outbox: &mut Outbox) {
        self.resigning = false;
        self.veiled = false;
        self.board.reset();
        self.umpire.resign(loser);
        self.draw();
        self.message = words::state(self);
        outbox.send(self.cue());
        self.announce(outbox);
    }

    /// Lays the moves on the board. Kept from there, the game is an ordinary one.
    fn show_replay(&self, outbox: &mut Outbox) {
        if let Some(mut game) = self.replay() {
            game.tags.remove(UMPIRE);
            outbox.send(ShowGame {
                game: Box::new(game),
                rules: None,
            });
        }
    }

    /// Has the game written down: in its own file until it is over, then among all finished games if it has moves.
    pub(super) fn keep(&mut self, outbox: &mut Outbox) {
        let Some(path) = self.path.clone() else {
            return;
        };
        match self.finished() {
            Some(game) => {
                self.path = None;
                if self.plies() > 0 {
                    outbox.send(game);
                }
                outbox.send(BlindJob::Remove(path));
            }
            None => outbox.send(BlindJob::Save(path, saved::write(self))),
        }
    }
}
