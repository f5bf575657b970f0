//! The computer as an opponent: it is given its position when it is on move, and answers like one who
//! has looked at the board first.

use super::engine::{Means, News, Question, Thinker, waker};
use super::redraw::Wanted;
use super::session::Session;
use super::table::{Player, Table};
use crate::rules::Move;
use crate::search::{Level, Limits};
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;
use std::time::Duration;

/// What its engine takes up.
const MEANS: Means = Means {
    hash: 64,
    threads: 1,
};

/// The least that passes between a move that has come to rest and its answer.
const PAUSE: Duration = Duration::from_millis(400);

/// The longest that anybody is made to wait, on however slow a machine.
const PATIENCE: Duration = Duration::from_millis(2_500);

/// The computer that plays.
#[derive(Resource)]
pub struct Computer {
    thinker: Thinker,
    /// How long the board has been at rest since it is the computer's turn.
    rested: Duration,
    answer: Option<Move>,
}

impl Computer {
    fn new(thinker: Thinker) -> Computer {
        Computer {
            thinker,
            rested: Duration::ZERO,
            answer: None,
        }
    }

    /// Whether it is the computer's turn, which it may be about to take.
    pub fn is_thinking(&self) -> bool {
        self.thinker.is_asked()
    }

    /// Thinks about the game on a table at a level, unless it does so already.
    fn think(&mut self, table: &Table, level: Level) {
        let asked = self.thinker.ask(&Question {
            variant: table.record.variant(),
            history: table.record.positions(),
            limits: level.limits().within(Limits::movetime(PATIENCE)),
            lines: 1,
            level: Some(level),
        });
        if asked {
            self.answer = None;
            self.rested = Duration::ZERO;
        }
        for news in self.thinker.news() {
            if let News::Answer(report) = news {
                self.answer = report.and_then(|report| report.best());
            }
        }
    }

    /// Thinks no more.
    fn stop(&mut self) {
        self.thinker.stop();
        self.answer = None;
    }
}

/// Starts the computer's thread, which wakes the window with each answer.
pub fn start(
    mut commands: Commands,
    proxy: Res<EventLoopProxyWrapper>,
    mut session: ResMut<Session>,
) {
    match Thinker::start("opponent", MEANS, waker(&proxy)) {
        Ok(thinker) => commands.insert_resource(Computer::new(thinker)),
        Err(error) => session.notify(format!("The computer cannot play: {error}")),
    }
}

/// Gives the computer its position when it is on move, and plays what it answers once the board has been
/// at rest for a moment, so that every move can be seen.
pub fn play(
    mut session: ResMut<Session>,
    computer: Option<ResMut<Computer>>,
    time: Res<Time<Real>>,
    mut wanted: ResMut<Wanted>,
) {
    let Some(mut computer) = computer else { return };
    let Some(table) = &mut session.table else {
        return;
    };
    let level = match table.player_on_move() {
        Player::Computer(level) if table.outcome().is_none() => level,
        _ => return computer.stop(),
    };
    let waited = computer.is_thinking() && table.motion().is_none();
    computer.think(table, level);
    if !waited {
        computer.rested = Duration::ZERO;
        return wanted.within(PAUSE);
    }
    computer.rested += time.delta();
    if computer.rested < PAUSE {
        return wanted.within(PAUSE - computer.rested);
    }
    if let Some(mv) = computer.answer {
        computer.stop();
        table.play(mv, false);
    }
}
