//! Applies the players' actions to the state.

use super::action::{GameAction, PenultimaAction};
use super::game::PenultimaGame;
use super::jobs::{PenultimaJob, PenultimaReport};
use super::{Penultima, words};
use crate::app::board::action::BoardAction;
use crate::app::jobs::GameOnDisk;
use crate::app::my_games::SavedAction;
use crate::app::shell::{Notify, Outbox, Say, Screen, ScreenRequest};
use baroque::penultima::GuessCheck;
use baroque::texts::text;

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
            PenultimaAction::Continue => {
                outbox.send(ScreenRequest::Open(Screen::Penultima));
                self.in_play = self.game.is_some();
            }
            PenultimaAction::Resume(index) => {
                if *index < self.found.len() {
                    let mut found = self.found.remove(*index);
                    outbox.send(ScreenRequest::Open(Screen::Penultima));
                    found.game.path = Some(found.path);
                    self.lay(Box::new(found.game), outbox);
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

    /// Looks for games when the page *My games* opens, which shows those that go on.
    pub(super) fn hear_my_games(&mut self, action: &SavedAction, outbox: &mut Outbox) {
        if *action == SavedAction::OpenMyGames {
            outbox.send(PenultimaJob::Find);
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
                            outbox.send(Notify(text!("tries-no-folder").to_owned()));
                        }
                        self.lay(game, outbox);
                    }
                    Err(problem) => self.problem = Some(problem),
                }
            }
            PenultimaReport::Found(found, unreadable) => {
                let open = self.game.as_ref().and_then(|game| game.path.clone());
                let other = |found: &GameOnDisk<_>| open.as_ref() != Some(&found.path);
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
