//! Applies the players' actions to the state.

use super::action::{GameAction, PenultimaAction};
use super::game::{Declared, PenultimaGame};
use super::jobs::{PenultimaJob, PenultimaReport};
use super::{Penultima, saved, words};
use crate::app::board::action::BoardAction;
use crate::app::guide::GuideAction;
use crate::app::my_games::ShowGame;
use crate::app::progress::ProgressAction;
use crate::app::shell::{Notify, Outbox, Say, Screen, ScreenRequest};
use crate::app::sound::Cue;
use crate::app::texts::text;
use baroque::diagram::BoardView;
use baroque::penultima::{GuessCheck, Rules, Ruling, Try, score_key};
use baroque::progress::{Event, Mode, ModeScore};
use baroque::rules::{Color, Outcome, Piece};

impl Penultima {
    /// Applies an action in a game.
    pub(super) fn apply(&mut self, action: &PenultimaAction, outbox: &mut Outbox) {
        match action {
            PenultimaAction::Open => {
                outbox.send(ScreenRequest::Open(Screen::Penultima));
                self.in_play = self.game.is_some();
                self.look_for_games(outbox);
            }
            PenultimaAction::SetUp => {
                self.in_play = false;
                self.look_for_games(outbox);
            }
            PenultimaAction::Choose(setup) => {
                self.problem = None;
                self.setup = setup.clone();
            }
            PenultimaAction::Begin => self.begin(outbox),
            PenultimaAction::Continue => self.in_play = self.game.is_some(),
            PenultimaAction::Resume(index) => {
                if *index < self.found.len() {
                    let found = self.found.remove(*index);
                    self.lay(found.game, outbox);
                }
            }
            PenultimaAction::Leave => self.leave(outbox),
            PenultimaAction::Game(action) => {
                if let Some(game) = &mut self.game {
                    game.apply(action, outbox);
                }
            }
        }
    }

    /// Applies a command that all boards have.
    pub(super) fn apply_to_board(&mut self, action: &BoardAction, outbox: &mut Outbox) {
        let Some(game) = self.game.as_mut().filter(|_| self.in_play) else {
            return;
        };
        let (tries, at) = (game.public().log().len(), game.board.looked);
        let look = match action {
            BoardAction::Flip => return game.apply(&GameAction::Flip, outbox),
            BoardAction::First => Some(0),
            BoardAction::Back => Some(at.unwrap_or(tries).saturating_sub(1)),
            BoardAction::Forward => at.map(|at| at + 1),
            BoardAction::Last => None,
            BoardAction::Play(_)
            | BoardAction::Drop(_)
            | BoardAction::TakeBack
            | BoardAction::Undo
            | BoardAction::Redo => return,
        };
        game.apply(&GameAction::Look(look.filter(|&at| at < tries)), outbox);
    }

    /// Applies the report of a job.
    pub(super) fn take(&mut self, report: PenultimaReport, outbox: &mut Outbox) {
        match report {
            PenultimaReport::Begun(begun) => {
                self.drawing = false;
                match begun {
                    Ok(game) => {
                        if game.path.is_none() {
                            outbox.send(Notify(text!("penultima-no-folder").to_owned()));
                        }
                        self.lay(game, outbox);
                    }
                    Err(problem) => self.problem = Some(problem),
                }
            }
            PenultimaReport::Found(found, unreadable) => {
                let open = self.game.as_ref().and_then(|game| game.path.clone());
                let other =
                    |found: &saved::SavedPenultima| open.is_none() || found.game.path != open;
                self.found = found.into_iter().filter(other).collect();
                self.unreadable = unreadable;
            }
            PenultimaReport::Failed(words) => {
                self.drawing = false;
                outbox.send(Notify(words));
            }
            PenultimaReport::Thought(id, tries, attempt) => {
                if let Some(game) = self.numbered(id) {
                    game.thought(tries, attempt, outbox);
                }
            }
            PenultimaReport::Checked(id, tries, rules, verdict) => {
                let Some(game) = self.numbered(id) else {
                    return;
                };
                let same = game.public().log().len() == tries && game.hypothesis() == *rules;
                if same && game.notebook.checked == GuessCheck::Asked {
                    game.notebook.checked = GuessCheck::Is(verdict);
                    outbox.send(Say(words::checked(game)));
                }
            }
            PenultimaReport::Judged(id, role, rule, right) => {
                let Some(game) = self.numbered(id) else {
                    return;
                };
                game.judged(role, rule, right);
                game.score(outbox);
                game.message = match right {
                    true => text!("penultima-right").to_owned(),
                    false => text!("penultima-wrong").to_owned(),
                };
                game.announce(outbox);
                game.keep(outbox);
            }
        }
    }

    fn numbered(&mut self, id: u64) -> Option<&mut PenultimaGame> {
        self.game.as_deref_mut().filter(|game| game.id == id)
    }

    fn look_for_games(&mut self, outbox: &mut Outbox) {
        if !self.in_play {
            outbox.send(PenultimaJob::Find);
        }
    }

    fn begin(&mut self, outbox: &mut Outbox) {
        if self.drawing {
            return;
        }
        match self.setup.seed() {
            Ok(_) => {
                self.problem = None;
                self.drawing = true;
                outbox.send(PenultimaJob::Begin(self.setup.clone()));
            }
            Err(_) => self.problem = Some(text!("penultima-bad-seed").to_owned()),
        }
    }

    /// Shows a game in place of the one before, which is on disk.
    fn lay(&mut self, mut game: Box<PenultimaGame>, outbox: &mut Outbox) {
        self.begun += 1;
        game.id = self.begun;
        game.message = text!("penultima-begins").to_owned();
        game.keep(outbox);
        game.think(outbox);
        outbox.send(Say(words::state(&game)));
        self.game = Some(game);
        self.in_play = true;
    }

    fn leave(&mut self, outbox: &mut Outbox) {
        let game = self.game.as_mut().filter(|_| self.in_play);
        if let Some(game) = game {
            let busy = game.board.interaction.cancel();
            let looked = game.board.looked.take().is_some();
            let asked = std::mem::take(&mut game.resigning);
            if busy || looked || asked {
                return;
            }
        }
        outbox.send(ScreenRequest::Close(Screen::Penultima));
    }
}

impl PenultimaGame {
    fn apply(&mut self, action: &GameAction, outbox: &mut Outbox) {
        match action {
            GameAction::Hand(hand) => {
                if let Some(attempt) = self.hand(*hand) {
                    self.make(attempt, outbox);
                }
                return;
            }
            GameAction::Write(text) => return self.board.typed.clone_from(text),
            GameAction::Enter => return self.enter(outbox),
            GameAction::Promote(piece) => return self.board.promotion = Some(*piece),
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
            return self.explain(text!("penultima-computers-turn").to_owned(), outbox);
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

    fn announce(&self, outbox: &mut Outbox) {
        let words = match self.is_over() {
            true => self.message.clone(),
            false => format!("{} {}", self.message, words::state(self)),
        };
        outbox.send(Say(words));
    }

    fn enter(&mut self, outbox: &mut Outbox) {
        let typed: String = self.board.typed.split([' ', '-', '–']).collect();
        match self.public().read(&typed) {
            Some(attempt) => self.make(attempt, outbox),
            None => self.explain(text!("penultima-not-read", typed = typed), outbox),
        }
    }

    /// Has the computer think, if it is to move.
    fn think(&mut self, outbox: &mut Outbox) {
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
    fn thought(&mut self, tries: usize, attempt: Option<Try>, outbox: &mut Outbox) {
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
                rules: secret.file(),
            }),
            _ => outbox.send(Notify(text!("penultima-no-replay").to_owned())),
        }
    }

    /// Keeps the score of a laboratory in which all is found.
    fn score(&self, outbox: &mut Outbox) {
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
    fn keep(&self, outbox: &mut Outbox) {
        if let Some(path) = &self.path {
            outbox.send(PenultimaJob::Save(path.clone(), saved::write(self)));
        }
    }
}
