//! How a game on the board goes on: pauses, draws, ends decided by hand, rematches, moves made ahead.

mod draft;
mod first_game;
mod progress;
mod tree;
mod turning;
pub mod typing;

pub use first_game::{FirstGame, accompany};

use crate::app::action::PlayAction;
use crate::app::keys::Attention;
use crate::app::play::table::{Ahead, Ask, Player, Table};
use crate::app::session::Parts;
use crate::app::shell::Screen;
use crate::app::sound::Cue;
use crate::app::texts::text;
use crate::game::{Clock, TimeControl};
use crate::rules::{ByColor, Color, Move};
use crate::search::Level;
use std::time::Duration;

impl Parts<'_> {
    /// Lets time pass on the clocks. There is one screen, so that a game with clocks, or one that the computer
    /// plays alone, waits while something else than the board fills it.
    pub(crate) fn pass_time(&mut self, seconds: f32) {
        let shown = self.shell.shows(Screen::Game);
        let Some(table) = &mut self.table else {
            return;
        };
        if shown {
            let time = Duration::try_from_secs_f32(seconds).unwrap_or_default();
            let low = table.people_in_a_hurry();
            table.pass_time(time);
            if table.people_in_a_hurry() > low {
                self.outbox.send(Cue::LowTime);
            }
            return;
        }
        if table.can_pause() && table.goes_on() {
            table.set_paused(true);
            table.pass_time(Duration::ZERO);
            self.notify(text!("notice-away"));
        }
    }

    /// How long what the clocks show lasts, if they are in sight and one of them runs.
    pub fn until_tick(&self) -> Option<Duration> {
        let table = self
            .table
            .as_ref()
            .filter(|_| self.shell.shows(Screen::Game))?;
        table.until_tick()
    }

    /// The actions about how the game in sight goes on.
    pub(crate) fn apply_to_play(&mut self, action: PlayAction) {
        let shown = self.shell.shows(Screen::Game);
        let Some(table) = self.table.as_mut().filter(|_| shown) else {
            return;
        };
        match action {
            PlayAction::Resign => table.resign(),
            PlayAction::OfferDraw => self.offer_draw(),
            PlayAction::AnswerOffer(agreed) => table.answer_offer(agreed),
            PlayAction::Adjudicate => table.ask_beside(Ask::Adjudicate),
            PlayAction::Conclude(outcome) => table.conclude(outcome),
            PlayAction::PlayOn => table.course.ask = None,
            PlayAction::TogglePause => self.toggle_pause(),
            PlayAction::Step => table.course.step = table.course.paused && table.is_exhibition(),
            PlayAction::Rematch => self.rematch(None),
            PlayAction::RematchAt(level) => self.rematch(Some(level)),
            PlayAction::Premove(from, to) => table.premove(from, to),
            PlayAction::WriteMove => self.attention = Some(Attention::MoveField),
        }
    }

    /// Takes the last move back, unless its time has run out.
    pub(crate) fn take_back(&mut self) {
        let Some(table) = &mut self.table else { return };
        if table.is_out_of_time() && !table.is_beside() {
            self.notify(text!("notice-time-gone"));
        } else {
            table.take_back();
        }
    }

    fn offer_draw(&mut self) {
        let Some(table) = &mut self.table else { return };
        if table.drawer().is_some() {
            table.offer_draw();
        } else if table.goes_on() && table.speaker().is_some() {
            self.notify(text!("notice-draw-offered"));
        }
    }

    fn toggle_pause(&mut self) {
        let Some(table) = &mut self.table else { return };
        if table.course.paused || table.can_pause() {
            table.set_paused(!table.course.paused);
            self.shell.notices.withdraw(text!("notice-away"));
        } else if table.outcome().is_none() {
            self.notify(text!("notice-nothing-to-pause"));
        }
    }

    /// Plays the computer's move.
    pub fn play_for_computer(&mut self, mv: Move) {
        let Some(table) = &mut self.table else { return };
        if table.answer(mv) == Some(Ahead::Dropped) {
            self.notify(text!("notice-premove-off"));
        }
    }

    /// Tells what the computer says to a draw.
    pub fn answer_for_computer(&mut self, agreed: bool) {
        let Some(table) = &mut self.table else { return };
        table.answer_offer(agreed);
        if !agreed {
            self.notify(text!("notice-draw-declined"));
        }
    }

    /// Forgets what was said about a game that has left the board.
    pub(crate) fn forget_pause(&mut self) {
        self.shell.notices.withdraw(text!("notice-away"));
    }

    /// Begins the game that is over again, with the same rules, start, players and times, and colours changed; with
    /// the computer at another level if one is given.
    fn rematch(&mut self, level: Option<Level>) {
        let Some(table) = self
            .table
            .as_ref()
            .filter(|table| table.outcome().is_some())
        else {
            return;
        };
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
        self.last.players = players;
        self.last.time = time;
        self.lay(next.timed(time));
    }
}

impl Table {
    /// The same, with clocks that stand at their beginning if it is to have any.
    #[must_use]
    pub fn timed(mut self, time: Option<ByColor<TimeControl>>) -> Table {
        self.clock = time.map(Clock::new);
        self
    }
}
