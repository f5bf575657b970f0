//! The game on the board, and the actions on it.

use super::action::{GameLaid, GameOrigin, LayGame, PlayAction};
use super::board_screen::BoardScreen;
use super::first_game::GameTips;
use super::table::{Ahead, Ask, Legend, Player, Table};
use crate::app::board::action::{BoardAction, MenuAction, ToggleLegend};
use crate::app::board::drawing::BoardPosition;
use crate::app::keys::{Attend, Attention};
use crate::app::settings::{Settings, SettingsAction};
use crate::app::shell::{Notify, Outbox, Passed, Screen, ScreenRequest, WithdrawNotice};
use crate::app::sound::Cue;
use crate::app::variants::RulesInPlay;
use baroque::rules::{Color, Move};
use baroque::search::Level;
use baroque::texts::text;
use bevy::ecs::resource::Resource;
use std::time::Duration;

/// The state of the game page.
#[derive(Resource, Debug, Default)]
pub struct Playing {
    /// The game on the board.
    pub table: Option<Table>,
    /// Whether the field for a comment about the shown move is open.
    pub commenting: bool,
    /// The last position for which the board turned by itself.
    pub(super) turned: Option<BoardPosition>,
    /// The number of the game, and whether its result was counted.
    pub(super) counted: Option<(u64, bool)>,
    /// The seconds until the last move of a won game is shown once more.
    pub(super) replay: Option<f32>,
    /// The tips of a first game and the warnings of an easy one, while one is played.
    pub(super) tips: Option<GameTips>,
}

impl Playing {
    /// Puts a new game on the board and drops the state of the last one.
    pub(super) fn lay(&mut self, game: LayGame, settings: &Settings, outbox: &mut Outbox) {
        let LayGame { mut table, origin } = game;
        if table.can_pause() && !table.record.is_empty() {
            // An unfinished game that is opened waits for its players.
            table.set_paused(true);
        }
        table.quiet = settings.reduced_motion;
        if !settings.list_pieces {
            table.legend = Legend::Closed;
        }
        let rules = table.record.variant().clone();
        let tips = match origin {
            GameOrigin::First => Some(GameTips::new(&table)),
            GameOrigin::Chosen | GameOrigin::Found => GameTips::only_warnings(&table),
        };
        *self = Playing {
            table: Some(*table),
            counted: self.counted,
            tips,
            ..Playing::default()
        };
        withdraw_pause(outbox);
        outbox.send(GameLaid);
        outbox.send(RulesInPlay(rules));
        outbox.send(MenuAction::Close);
        if origin != GameOrigin::Found {
            // *Back* leads from a new game to the start page.
            outbox.send(ScreenRequest::Show(Screen::Start));
        }
        outbox.send(ScreenRequest::OpenNew(Screen::Game));
        if origin == GameOrigin::First {
            outbox.send(Notify(text!("first-begin").to_owned()));
        }
    }

    /// The game to which *Continue* leads: the one on the board, unless it belongs to a lesson or a puzzle.
    pub fn continued(&self) -> Option<&Table> {
        self.table.as_ref().filter(|table| !table.is_practice())
    }

    /// The same game, if it goes on.
    pub fn unfinished(&self) -> Option<&Table> {
        self.continued().filter(|table| table.outcome().is_none())
    }

    /// Applies an action in the game.
    pub(super) fn apply(&mut self, action: &PlayAction, outbox: &mut Outbox) {
        let Some(table) = &mut self.table else { return };
        match *action {
            PlayAction::Resign => table.resign(),
            PlayAction::OfferDraw => offer_draw(table, outbox),
            PlayAction::ConfirmOffer => table.offer_draw(),
            PlayAction::AnswerOffer(agreed) => table.answer_offer(agreed),
            PlayAction::Adjudicate => table.ask_beside(Ask::Adjudicate),
            PlayAction::Conclude(outcome) => table.conclude(outcome),
            PlayAction::Vary => vary(table),
            PlayAction::PlayOn => table.course.ask = None,
            PlayAction::TogglePause => toggle_pause(table, outbox),
            PlayAction::Step => table.course.step = table.course.paused && table.is_exhibition(),
            PlayAction::Rematch => rematch(table, None, outbox),
            PlayAction::RematchAt(level) => rematch(table, Some(level), outbox),
            PlayAction::Premove(from, to) => table.premove(from, to),
            // At the end of a game there is no field.
            PlayAction::WriteMove if table.shows_end() => {}
            PlayAction::WriteMove => outbox.send(Attend(Some(Attention::MoveField))),
            PlayAction::Cancel => {
                if !table.cancel() {
                    table.interaction.cancel();
                }
            }
        }
    }

    /// Shows the pieces of the game below the moves, or hides them, also in later games.
    pub(super) fn toggle_legend(&mut self, _: &ToggleLegend, outbox: &mut Outbox) {
        if let Some(table) = &mut self.table {
            let list = table.legend == Legend::Closed;
            table.legend = match list {
                true => Legend::Asked,
                false => Legend::Closed,
            };
            outbox.send(SettingsAction::ListPieces(list));
        }
    }

    /// Plays the computer's move.
    pub(crate) fn play_for_computer(&mut self, mv: Move, outbox: &mut Outbox) {
        let Some(table) = &mut self.table else { return };
        if table.answer(mv) == Some(Ahead::Dropped) {
            outbox.send(Notify(text!("notice-premove-off").to_owned()));
        }
    }

    /// Applies the computer's answer to a draw offer.
    pub(crate) fn answer_for_computer(&mut self, agreed: bool, outbox: &mut Outbox) {
        let Some(table) = &mut self.table else { return };
        table.answer_offer(agreed);
        if !agreed {
            outbox.send(Notify(text!("notice-draw-declined").to_owned()));
        }
    }

    /// Advances animations.
    pub(super) fn move_on(&mut self, passed: Passed, settings: &Settings) {
        let Some(table) = &mut self.table else { return };
        table.quiet = settings.reduced_motion;
        match settings.speed.pace() {
            Some(pace) => table.advance(passed.step() * pace),
            None => table.end_animations(),
        }
    }

    /// Advances the clocks. When another page hides the board, a game with clocks or between computers pauses. It
    /// resumes when the player comes back straight from the guide or the review. After a jump of time, a game with a running clock
    /// pauses.
    pub(super) fn pass_time(&mut self, passed: Passed, screen: Screen, outbox: &mut Outbox) {
        let Some(table) = &mut self.table else { return };
        let (shown, in_guide) = (screen == Screen::Game, screen == Screen::Guide);
        let reviews = shown && table.shows_review_page();
        if reviews && table.can_pause() && table.goes_on() {
            pause(table, text!("notice-away"), outbox);
            table.course.looks_up = true;
        } else if shown && !reviews && table.course.looks_up {
            table.set_paused(false);
            withdraw_pause(outbox);
        } else if shown && passed.jumped && table.until_tick().is_some() {
            pause(table, text!("notice-time-jumped"), outbox);
        } else if shown {
            let time = Duration::try_from_secs_f32(passed.seconds).unwrap_or_default();
            let low = table.humans_short_of_time();
            table.pass_time(time);
            if table.humans_short_of_time() > low {
                outbox.send(Cue::LowTime);
            }
        } else if table.can_pause() && table.goes_on() {
            pause(table, text!("notice-away"), outbox);
            table.course.looks_up = in_guide;
        } else if !in_guide {
            table.course.looks_up = false;
        }
    }
}

impl BoardScreen for Playing {
    const SCREEN: Screen = Screen::Game;

    fn table(&self) -> Option<&Table> {
        self.table.as_ref()
    }

    fn table_mut(&mut self) -> Option<&mut Table> {
        self.table.as_mut()
    }

    fn apply_to_board(&mut self, action: &BoardAction, outbox: &mut Outbox) {
        let ended = self.has_just_ended();
        let Some(table) = &mut self.table else { return };
        if let (BoardAction::Play(mv) | BoardAction::Drop(mv), Some(tips)) =
            (action, &mut self.tips)
            && let Some(warning) = tips.warning(table, *mv)
        {
            table.interaction.cancel();
            table.interaction.answer = Some(warning);
            return outbox.send(Cue::Refused);
        }
        match *action {
            BoardAction::Play(mv) => play(table, mv, false, ended),
            BoardAction::Drop(mv) => play(table, mv, true, ended),
            BoardAction::TakeBack => take_back(table, outbox),
            BoardAction::Undo => undo(table, outbox),
            BoardAction::Redo => table.redo(),
            BoardAction::Flip => table.flip(),
            BoardAction::First => table.show(0),
            BoardAction::Back => table.show(table.shown().saturating_sub(1)),
            BoardAction::Forward => table.show(table.shown() + 1),
            BoardAction::Last => table.show_last(),
        }
    }
}

/// Plays a move, or answers the question of the review with it. In a game that has `ended` on this board, a first variation is asked about.
fn play(table: &mut Table, mv: Move, carried: bool, ended: bool) {
    if table.answer_review(mv) {
        table.interaction.cancel();
    } else if ended && !table.course.varies && table.starts_variation(mv) {
        table.interaction.cancel();
        table.course.ask = Some(Ask::Vary(mv, carried));
    } else {
        table.play_here(mv, carried);
    }
}

/// Lets moves start variations, and plays the one that was asked about.
fn vary(table: &mut Table) {
    table.course.varies = true;
    if let Some(Ask::Vary(mv, carried)) = table.course.ask {
        table.course.ask = None;
        table.play_here(mv, carried);
    }
}

/// Pauses a game and says why.
fn pause(table: &mut Table, why: &str, outbox: &mut Outbox) {
    table.set_paused(true);
    table.pass_time(Duration::ZERO);
    outbox.send(Notify(why.to_owned()));
}

/// Withdraws what was said about a pause.
fn withdraw_pause(outbox: &mut Outbox) {
    for why in [text!("notice-away"), text!("notice-time-jumped")] {
        outbox.send(WithdrawNotice(why.to_owned()));
    }
}

/// Takes back the last move, unless its time has run out.
fn take_back(table: &mut Table, outbox: &mut Outbox) {
    if table.is_out_of_time() && !table.is_beside() {
        outbox.send(Notify(text!("notice-time-gone").to_owned()));
    } else {
        table.take_back();
    }
}

/// Undoes the last change of the moves that are shown, or takes back the last move if nothing was changed.
fn undo(table: &mut Table, outbox: &mut Outbox) {
    if !table.undo() {
        take_back(table, outbox);
    }
}

fn offer_draw(table: &mut Table, outbox: &mut Outbox) {
    if let Some(side) = table.drawer() {
        match table.players[!side].is_computer() {
            true => table.ask_beside(Ask::OfferDraw(side)),
            false => table.offer_draw(),
        }
    } else if table.goes_on() && table.speaker().is_some() {
        outbox.send(Notify(text!("notice-draw-offered").to_owned()));
    }
}

fn toggle_pause(table: &mut Table, outbox: &mut Outbox) {
    if table.course.paused || table.can_pause() {
        table.set_paused(!table.course.paused);
        withdraw_pause(outbox);
    } else if table.outcome().is_none() {
        outbox.send(Notify(text!("notice-nothing-to-pause").to_owned()));
    }
}

/// Starts the finished game again with colours changed: the same rules, start, players and times. A given level
/// replaces that of the computer.
fn rematch(table: &Table, level: Option<Level>, outbox: &mut Outbox) {
    if table.outcome().is_none() {
        return;
    }
    let start = &table.record.positions()[0];
    let (mut players, names) = (table.players.swapped(), table.names().swapped());
    for color in Color::ALL {
        if let (Player::Computer(played), Some(level)) = (&mut players[color], level) {
            *played = level;
        }
    }
    let time = table.clock.as_ref().map(|clock| clock.control().swapped());
    let mut next = Table::new(table.record.variant().clone(), start.clone(), players);
    next.name(&names);
    if table.is_practice() {
        next = next.for_practice();
    }
    outbox.send(LayGame::new(next.timed(time), GameOrigin::Chosen));
}
