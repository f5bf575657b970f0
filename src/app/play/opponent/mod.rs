//! The computer as a player. It searches when it is to move, and plays once the previous animation has been visible
//! for a moment.

mod order;
mod verdict;

use self::order::Order;
use super::state::Playing;
use super::table::Table;
use crate::app::engine::{SearchRequest, SearchUpdate, Thinker};
use crate::app::jobs::Waker;
use crate::app::play::book::Openings;
use crate::app::settings::Settings;
use crate::app::shell::{FrameRequests, Notify, Outbox, Screen, Shell};
use baroque::rules::Move;
use baroque::search::SearchReport;
use baroque::texts::text;
use bevy::prelude::*;
use std::hash::{BuildHasher, RandomState};
use std::time::Duration;

/// The computer as a player.
#[derive(Resource)]
pub struct Computer {
    thinker: Thinker,
    /// The search that it does.
    order: Option<Order>,
    /// How long it has waited since the last animation ended.
    rested: Duration,
    answer: Option<SearchReport>,
    /// Whether its search has failed, so that no answer will come.
    failed: bool,
    /// The error of a failed search, until a notice has shown it.
    failure: Option<String>,
    /// The move from the opening book, which needs no search.
    recalled: Option<Move>,
    /// The random seed for book moves. It changes with each move.
    seed: u64,
}

/// The thread of the search wakes the window with each answer.
impl FromWorld for Computer {
    fn from_world(world: &mut World) -> Computer {
        Computer {
            thinker: Thinker::start("opponent", Waker::of(world)),
            order: None,
            rested: Duration::ZERO,
            answer: None,
            failed: false,
            failure: None,
            recalled: None,
            seed: RandomState::new().hash_one(0),
        }
    }
}

impl Computer {
    /// Whether the computer is about to move.
    pub fn is_thinking(&self) -> bool {
        self.thinker.is_asked() && !self.failed || self.recalled.is_some()
    }

    /// Searches the position on a table, unless that search is running already.
    fn think(&mut self, table: &Table, order: Order, settings: &Settings) {
        let asked = self.thinker.ask(SearchRequest {
            variant: table.record.variant().clone(),
            history: table.record.positions().to_vec(),
            limits: order.limits,
            lines: 1,
            level: order.level,
            resources: settings.computer.to_play(),
            fresh: false,
        });
        self.order = Some(order);
        if asked {
            self.answer = None;
            self.failed = false;
            self.rested = Duration::ZERO;
        }
        for update in self.thinker.updates() {
            match update {
                SearchUpdate::Lines(_) => {}
                SearchUpdate::Answer(report) => self.answer = report,
                SearchUpdate::Failed(why) => {
                    self.failed = true;
                    self.failure = Some(why);
                }
            }
        }
    }

    /// Stops the search.
    fn stop(&mut self) {
        self.thinker.stop();
        self.order = None;
        self.answer = None;
        self.failed = false;
        self.recalled = None;
        self.seed = self.seed.wrapping_add(1);
    }

    /// Stops the search, and frees the engine's memory unless a game in sight still needs it.
    fn rest(&mut self, table: Option<&Table>, shell: &Shell) {
        self.stop();
        let plays = table.is_some_and(|table| table.has_computer() && table.outcome().is_none());
        if !plays || !shell.shows(Screen::Game) {
            self.thinker.release();
        }
    }

    /// Uses a move of the opening book instead of a search. Returns whether there is one.
    fn recall(&mut self, order: &Order, mv: Option<Move>) -> bool {
        if mv.is_some() && self.recalled != mv {
            self.thinker.stop();
            self.order = Some(order.clone());
            self.rested = Duration::ZERO;
        }
        self.recalled = mv;
        mv.is_some()
    }

    /// The move, once it is known.
    fn found(&mut self) -> Option<Move> {
        let recalled = self.recalled.take();
        recalled.or_else(|| self.answer.take()?.best())
    }
}

/// Lets the computer answer a draw offer or move.
pub fn play(
    mut playing: ResMut<Playing>,
    (openings, settings, shell): (Res<Openings>, Res<Settings>, Res<Shell>),
    mut outbox: ResMut<Outbox>,
    mut computer: ResMut<Computer>,
    time: Res<Time<Real>>,
    mut wanted: ResMut<FrameRequests>,
) {
    if let Some(why) = computer.failure.take() {
        outbox.send(Notify(text!("computer-cannot-play", error = why)));
        wanted.soon();
    }
    let Some(table) = &playing.table else {
        return computer.rest(None, &shell);
    };
    if table.computer_is_asked() {
        if let Some(agreed) = computer.judge(table, &settings) {
            playing.answer_for_computer(agreed, &mut outbox);
        }
        return;
    }
    let Some(order) = Order::of(table, computer.order.as_ref()) else {
        return computer.rest(Some(table), &shell);
    };
    let booked = openings.answer(table, &settings.book, computer.seed);
    if !computer.comes_to_move(table, order, booked, &settings, time.delta(), &mut wanted) {
        return;
    }
    if let Some(mv) = computer.found() {
        computer.stop();
        playing.play_for_computer(mv, &mut outbox);
        wanted.soon();
    }
}

impl Computer {
    /// Searches, and returns whether the computer may move now. It waits a moment after each animation, so that the
    /// user sees every move.
    fn comes_to_move(
        &mut self,
        table: &Table,
        order: Order,
        booked: Option<Move>,
        settings: &Settings,
        passed: Duration,
        wanted: &mut FrameRequests,
    ) -> bool {
        let pause = order.pause;
        let still = table.motion().is_none() || order.hurries;
        let waited = self.is_thinking() && still;
        if !self.recall(&order, booked) {
            self.think(table, order, settings);
        }
        if self.failed {
            return false;
        }
        if !waited {
            self.rested = Duration::ZERO;
            wanted.within(pause);
            return false;
        }
        self.rested += passed;
        if self.rested < pause {
            wanted.within(pause - self.rested);
            return false;
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::action::{NewGameAction, PlayAction, ShellAction};
    use crate::app::play::table::Player;
    use crate::app::tests::Program;
    use baroque::search::Level;
    use baroque::variant_file::Catalogue;
    use std::time::Instant;

    fn begin(program: &mut Program) {
        program.apply(NewGameAction::Open("chess".to_owned()));
        let mut choice = program.new_game().draft.as_ref().unwrap().choice.clone();
        choice.players.white = Player::Computer(Level::Beginner);
        choice.players.black = Player::Human;
        program.apply(NewGameAction::Start(choice));
        let begun = Instant::now();
        while program.table().record.is_empty() && begun.elapsed() < Duration::from_secs(20) {
            std::thread::sleep(Duration::from_millis(5));
            program.part_mut::<Time<Real>>().update();
            program.run(play);
        }
        assert_eq!(program.table().record.len(), 1);
    }

    #[test]
    fn the_engine_is_freed_when_no_game_in_sight_needs_it() {
        let mut program = Program::new(Catalogue::built_in());
        program.init::<Time<Real>>();
        program.init::<Computer>();
        let has_engine = |program: &mut Program| {
            program.run(play);
            program.part::<Computer>().thinker.has_engine()
        };
        begin(&mut program);
        assert!(has_engine(&mut program), "the game goes on");
        program.apply(ShellAction::OpenStart);
        assert!(!has_engine(&mut program), "another page hides the game");
        begin(&mut program);
        assert!(has_engine(&mut program));
        program.apply(PlayAction::Resign);
        assert!(program.table().outcome().is_some());
        assert!(!has_engine(&mut program), "the game is over");
    }
}
