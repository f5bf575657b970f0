//! Applies the players' actions to the state.

use super::action::{BlindAction, BlindGameAction};
use super::game::BlindGame;
use super::jobs::BlindReport;
use super::setup::{BlindSetup, Players, first_game};
use super::{Blind, saved};
use crate::app::board::action::BoardAction;
use crate::app::board::tries::TryPlayer;
use crate::app::jobs::GameOnDisk;
use crate::app::my_games::ShowBlind;
use crate::app::shell::{Notify, Outbox, Screen, ScreenRequest};
use crate::app::variants::Variants;
use baroque::blind::{Umpire, Unplayable};
use baroque::rules::{Position, Variant};
use baroque::search::Level;
use baroque::texts::text;
use std::collections::hash_map::RandomState;
use std::hash::BuildHasher;
use std::sync::Arc;

impl Blind {
    /// Shows a finished game that was kept.
    pub(super) fn show(&mut self, kept: &ShowBlind, outbox: &mut Outbox) {
        match BlindGame::read(kept) {
            Ok(game) => {
                self.lay(game, outbox);
                outbox.send(ScreenRequest::Open(Screen::Blind));
            }
            Err(problem) => outbox.send(Notify(problem)),
        }
    }

    /// Chooses a game. The other choices stay as they are.
    fn set_up(&mut self, variant: Arc<Variant>, start: Position) {
        self.problem = None;
        match &mut self.setup {
            Some(setup) => {
                setup.variant = variant;
                setup.start = start;
            }
            None => {
                let level = self.level.unwrap_or(Level::Casual);
                self.setup = Some(BlindSetup::new(variant, start, level));
            }
        }
    }

    /// Chooses a game by its id.
    fn choose_game(&mut self, id: &str, variants: &Variants) {
        match variants.games.variant(id, None, &[]) {
            Ok(variant) => {
                let start = variant.start().clone();
                self.set_up(Arc::new(variant), start);
            }
            Err(error) => self.problem = Some(error.to_string()),
        }
    }

    /// Applies an action.
    pub(super) fn apply(&mut self, action: &BlindAction, variants: &Variants, outbox: &mut Outbox) {
        match action {
            BlindAction::Open => {
                self.in_play = self.game.as_ref().is_some_and(|game| !game.is_over());
                if self.setup.is_none()
                    && let Some(card) = first_game(variants)
                {
                    self.choose_game(&card.info.id, variants);
                }
                outbox.send(ScreenRequest::Open(Screen::Blind));
            }
            BlindAction::SetUp => self.in_play = false,
            BlindAction::OpenGame(variant, start) => {
                self.set_up(variant.clone(), Position::clone(start));
                self.in_play = false;
                outbox.send(ScreenRequest::Open(Screen::Blind));
            }
            BlindAction::ChooseGame(id) => self.choose_game(id, variants),
            BlindAction::Choose(setup) => {
                self.problem = None;
                self.setup = Some(BlindSetup::clone(setup));
            }
            BlindAction::Begin => match self.setup.as_ref().map(begin) {
                Some(Ok(game)) => {
                    self.level = game.opponent.map(|opponent| opponent.level).or(self.level);
                    if game.path.is_none() {
                        outbox.send(Notify(text!("tries-no-folder").to_owned()));
                    }
                    self.lay(game, outbox);
                }
                Some(Err(problem)) => self.problem = Some(problem.to_string()),
                None => {}
            },
            BlindAction::Continue => {
                outbox.send(ScreenRequest::Open(Screen::Blind));
                self.in_play = self.game.is_some();
            }
            BlindAction::Resume(index) => {
                if *index < self.found.len() {
                    let mut found = self.found.remove(*index);
                    outbox.send(ScreenRequest::Open(Screen::Blind));
                    found.game.path = Some(found.path);
                    self.lay(found.game, outbox);
                }
            }
            BlindAction::Leave => self.leave(outbox),
            BlindAction::Game(action) => {
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
        let shown = game.shown_plies();
        let look = match action {
            BoardAction::Flip => return game.apply(&BlindGameAction::Flip, outbox),
            BoardAction::First => Some(0),
            BoardAction::Back => Some(shown.saturating_sub(1)),
            BoardAction::Forward => Some(shown + 1),
            BoardAction::Last => None,
            BoardAction::Play(_)
            | BoardAction::Drop(_)
            | BoardAction::TakeBack
            | BoardAction::Undo
            | BoardAction::Redo => return,
        };
        if !game.veiled {
            game.apply(&BlindGameAction::Look(look), outbox);
        }
    }

    /// Applies the report of a job.
    pub(super) fn take(&mut self, report: BlindReport, outbox: &mut Outbox) {
        match report {
            BlindReport::Thought(id, moment, attempt) => {
                if let Some(game) = self.numbered(id) {
                    game.thought(moment, attempt, outbox);
                }
            }
            BlindReport::Reckoned(id, reckoned) => {
                if let Some(game) = self.numbered(id) {
                    game.reckoned = reckoned;
                }
            }
            BlindReport::Found(found, unreadable) => {
                let open = self.game.as_ref().and_then(|game| game.path.clone());
                let other = |found: &GameOnDisk<_>| open.as_ref() != Some(&found.path);
                let found = found.into_iter().filter(other);
                let (over, running) = found.partition(|found| found.game.is_over());
                self.found = running;
                self.unreadable = unreadable;
                keep_finished(over, outbox);
            }
            BlindReport::Failed(words) => outbox.send(Notify(words)),
        }
    }

    fn numbered(&mut self, id: u64) -> Option<&mut BlindGame> {
        self.game.as_deref_mut().filter(|game| game.id == id)
    }

    /// Shows a game in place of the one before, which is on disk.
    fn lay(&mut self, mut game: BlindGame, outbox: &mut Outbox) {
        self.begun += 1;
        game.id = self.begun;
        game.keep(outbox);
        if !game.veiled {
            game.begin_turn(outbox);
        }
        self.game = Some(Box::new(game));
        self.in_play = true;
    }

    fn leave(&mut self, outbox: &mut Outbox) {
        let game = self.game.as_mut().filter(|_| self.in_play);
        if let Some(game) = game {
            let busy = game.board.interaction.cancel() || !game.choosing.is_empty();
            game.choosing.clear();
            let looked = game.board.looks_back();
            game.look(None);
            let asked = std::mem::take(&mut game.resigning);
            let noted = game.tool.take().is_some();
            if busy || looked || asked || noted {
                return;
            }
        }
        outbox.send(ScreenRequest::Close(Screen::Blind));
    }
}

/// A game with these choices.
fn begin(setup: &BlindSetup) -> Result<BlindGame, Unplayable> {
    let umpire = Umpire::new(setup.variant.clone(), setup.start.clone(), setup.options)?;
    let opponent = (setup.players == Players::Computer).then(|| TryPlayer {
        side: setup.computer,
        level: setup.level,
        seed: RandomState::new().hash_one("computer"),
    });
    let mut game = BlindGame::new(umpire, opponent);
    game.path = saved::FOLDER.fresh();
    Ok(game)
}

/// Moves games that were over when the program ended to *My games*.
fn keep_finished(over: Vec<GameOnDisk<BlindGame>>, outbox: &mut Outbox) {
    for mut found in over {
        found.game.path = Some(found.path);
        found.game.keep(outbox);
    }
}
