//! Applies the actions in a game: tries, the computer, the notebook, and the end.

use super::action::GameAction;
use super::game::{Declared, PenultimaGame};
use super::jobs::PenultimaJob;
use super::{saved, words};
use crate::app::guide::GuideAction;
use crate::app::my_games::ShowGame;
use crate::app::progress::ProgressAction;
use crate::app::shell::{Notify, Outbox, Say};
use crate::app::sound::Cue;
use baroque::diagram::BoardView;
use baroque::penultima::{GuessCheck, Rules, Ruling, Try, score_key};
use baroque::progress::{Event, Mode, ModeScore};
use baroque::rules::{Color, Outcome, Piece};
use baroque::texts::text;

impl PenultimaGame {
    pub(super) fn apply(&mut self, action: &GameAction, outbox: &mut Outbox) {
        match action {
            GameAction::Hand(hand) => {
                if let Some(attempt) = self.hand(*hand) {
                    self.make(attempt, outbox);
                }
                return;
            }
            GameAction::Write(text) => return self.board.typed.clone_from(text),
            GameAction::Enter => return self.enter(outbox),
            GameAction::Promote(piece) => return self.promotion = Some(*piece),
            GameAction::Look(at) => {
                let tries = self.public().log().len();
                self.board.interaction.cancel();
                return self.board.looked = at.filter(|&at| at < tries);
            }
            GameAction::Show(tab) => return self.tab = *tab,
            GameAction::AskResign(asked) => return self.resigning = *asked,
            GameAction::Flip => {
                let flipped = !self.board.view.flipped();
                return self.board.view = BoardView::of(self.public().board(), flipped);
            }
            GameAction::Reveal(index) => return self.reveal(*index, outbox),
            GameAction::Replay(from) => return self.show_replay(*from, outbox),
            GameAction::Check => return self.check(outbox),
            GameAction::Declare => return self.declare(outbox),
            GameAction::Turn(page) => self.notebook.turn(*page),
            GameAction::Guess(guess) => {
                if let Some(page) = self.notebook.page_mut() {
                    page.guess = *guess;
                }
            }
            GameAction::Remark(text) => {
                let page = self.notebook.open;
                if let Some(page) = self.notebook.pages.get_mut(page) {
                    page.remark.clone_from(text);
                }
            }
            GameAction::Star(at) => self.notebook.star(*at),
            GameAction::Resign if self.is_over() => return,
            GameAction::Resign => {
                self.resign();
                self.message = words::state(self);
                self.announce(outbox);
            }
            GameAction::SetUpAgain => self.set_up_again(),
        }
        self.keep(outbox);
    }

    /// Makes a try of a player at this screen.
    fn make(&mut self, attempt: Try, outbox: &mut Outbox) {
        if self.computer_moves() {
            return self.explain(text!("tries-computers-turn").to_owned(), outbox);
        }
        self.answer(attempt, outbox);
    }

    /// Has the referee answer a try, whoever makes it.
    fn answer(&mut self, attempt: Try, outbox: &mut Outbox) {
        if let Err(no_try) = self.attempt(attempt) {
            return self.explain(words::no_try(no_try), outbox);
        }
        self.show_end();
        let public = self.public();
        if let Some(entry) = public.log().last() {
            let cue = self.cue(&entry.ruling);
            self.message = words::entry_words(public, entry);
            outbox.send(cue);
        }
        self.announce(outbox);
        self.keep(outbox);
        self.think(outbox);
    }

    /// Says why something is no try.
    fn explain(&mut self, words: String, outbox: &mut Outbox) {
        self.message = words;
        self.announce(outbox);
        outbox.send(Cue::Refused);
    }

    /// One sound for all moves, so that nobody hears a method.
    fn cue(&self, ruling: &Ruling) -> Cue {
        match (ruling, self.outcome()) {
            (_, Some(Outcome::Draw(_))) => Cue::Draw,
            (_, Some(Outcome::Win(winner, _))) => match self.opponent {
                Some(opponent) if opponent.side == winner => Cue::Loss,
                _ => Cue::Win,
            },
            (Ruling::Played { check: true, .. }, None) => Cue::Check,
            (Ruling::Played { .. }, None) => Cue::Move,
            (Ruling::Illegal | Ruling::Exposes, None) => Cue::Refused,
        }
    }

    pub(super) fn announce(&self, outbox: &mut Outbox) {
        let words = match self.is_over() {
            true => self.message.clone(),
            false => format!("{} {}", self.message, words::state(self)),
        };
        outbox.send(Say(words));
    }

    fn enter(&mut self, outbox: &mut Outbox) {
        let typed = std::mem::take(&mut self.board.typed);
        let typed: String = typed.split([' ', '-', '–']).collect();
        match self.public().read(&typed) {
            Some(attempt) => self.make(attempt, outbox),
            None => self.explain(text!("penultima-not-read", typed = typed), outbox),
        }
    }

    /// Has the computer think, if it is to move.
    pub(super) fn think(&mut self, outbox: &mut Outbox) {
        let tries = self.public().log().len();
        let Some(opponent) = self.opponent.filter(|_| self.computer_moves()) else {
            return;
        };
        if self.asked != Some(tries) {
            self.asked = Some(tries);
            outbox.send(PenultimaJob::Think {
                game: self.id,
                public: Box::new(self.public().clone()),
                opponent,
                thinker: self.thinker.clone(),
            });
        }
    }

    /// Makes the computer's try. It resigns if no rules that it knows fit.
    pub(super) fn thought(&mut self, tries: usize, attempt: Option<Try>, outbox: &mut Outbox) {
        if !self.computer_moves() || self.public().log().len() != tries {
            return;
        }
        match attempt {
            Some(attempt) => self.answer(attempt, outbox),
            None => {
                let side = self.public().turn();
                self.lose(side);
                self.message = words::state(self);
                self.announce(outbox);
                self.keep(outbox);
            }
        }
    }

    /// The rules that are found, and the guess on the open page.
    pub(super) fn hypothesis(&self) -> Rules {
        let found = self.found.iter().cloned();
        let rules = found.fold(Rules::default(), |rules, (role, rule)| {
            rules.with(role, rule)
        });
        match self.notebook.page() {
            Some(page) if self.rule_of_page().is_none() => rules.with(page.role, page.guess.rule()),
            _ => rules,
        }
    }

    fn check(&mut self, outbox: &mut Outbox) {
        self.notebook.checked = GuessCheck::Asked;
        outbox.send(PenultimaJob::Check {
            game: self.id,
            public: Box::new(self.public().clone()),
            rules: Box::new(self.hypothesis()),
        });
    }

    fn declare(&mut self, outbox: &mut Outbox) {
        let Some(page) = self.notebook.page().filter(|_| self.may_declare()) else {
            return;
        };
        outbox.send(PenultimaJob::Judge {
            game: self.id,
            referee: Box::new(self.referee().clone()),
            role: page.role,
            rule: page.guess.rule(),
        });
        self.declared = Declared::Asked;
    }

    fn reveal(&self, index: usize, outbox: &mut Outbox) {
        let hidden = self.public().hidden().get(index);
        let Some((secret, hidden)) = self.secret().zip(hidden) else {
            return;
        };
        let piece = secret.variant().piece(hidden.role.letter());
        if let Some(kind) = piece.map(Piece::piece_type) {
            let piece = Piece::new(Color::White, kind);
            outbox.send(GuideAction::OpenMade(secret.variant().clone(), piece));
        }
    }

    fn show_replay(&self, from: usize, outbox: &mut Outbox) {
        match (self.replay(from), self.secret()) {
            (Some(game), Some(secret)) => outbox.send(ShowGame {
                game: Box::new(game),
                rules: Some(secret.file()),
            }),
            _ => outbox.send(Notify(text!("penultima-no-replay").to_owned())),
        }
    }

    /// Keeps the score of a laboratory in which all is found.
    pub(super) fn score(&self, outbox: &mut Outbox) {
        let laboratory = self.laboratory().filter(|laboratory| laboratory.is_done());
        if let Some(laboratory) = laboratory {
            outbox.send(ProgressAction::Record(Event::Score(ModeScore {
                mode: Mode::Laboratory,
                game: Some(score_key(self.public().difficulty())),
                day: self.day.clone(),
                points: u32::try_from(laboratory.score()).unwrap_or(u32::MAX),
            })));
        }
    }

    /// Has the game written down.
    pub(super) fn keep(&self, outbox: &mut Outbox) {
        if let Some(path) = &self.path {
            outbox.send(PenultimaJob::Save(path.clone(), saved::write(self)));
        }
    }
}
