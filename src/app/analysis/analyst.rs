//! The engine behind analysis and hints: what it is asked, and when it is silent.

use super::found::Found;
use super::{Analysis, Silence};
use crate::app::engine::{Question, SearchUpdate, Thinker};
use crate::app::jobs::Waker;
use crate::app::play::Playing;
use crate::app::play::opponent::Computer;
use crate::app::play::table::Table;
use crate::app::settings::Settings;
use crate::app::shell::{Notify, Outbox, Screen, Wanted};
use crate::app::texts::text;
use crate::game::NodeId;
use crate::rules::{Move, Position};
use crate::search::{Limits, Report};
use bevy::prelude::*;
use std::time::Duration;

/// How often what is shown changes at most.
const TELL: Duration = Duration::from_millis(200);

/// How long it thinks about a hint.
const HINT: Duration = Duration::from_secs(1);

/// The engine that analyses.
#[derive(Resource)]
pub struct Analyst {
    pub(super) thinker: Thinker,
    /// The newest lines.
    pub(super) lines: Option<Vec<Report>>,
    /// Whether they have not been told yet.
    fresh: bool,
    /// Whether the last word about the question has been said.
    pub(super) finished: bool,
    /// Why the search has failed, until that is told.
    failure: Option<String>,
    /// The time since the question was asked.
    asked: Duration,
    /// The time since something was told.
    told: Duration,
    /// The position that was on the board last, and how many plies had led there.
    seen: Option<(Position, usize)>,
    /// The place that is asked about while a game is looked through.
    pub(super) reviewed: Option<NodeId>,
}

/// Stops the engine that analyses once no game is in sight.
pub fn plugin(app: &mut App) {
    app.init_resource::<Analyst>()
        .add_systems(OnExit(Screen::Game), stop);
}

fn stop(mut analyst: ResMut<Analyst>) {
    analyst.release();
}

/// Its thread wakes the window with each last word.
impl FromWorld for Analyst {
    fn from_world(world: &mut World) -> Analyst {
        Analyst {
            thinker: Thinker::start("analysis", Waker::of(world)),
            lines: None,
            fresh: false,
            finished: false,
            failure: None,
            asked: Duration::ZERO,
            told: Duration::ZERO,
            seen: None,
            reviewed: None,
        }
    }
}

/// Keeps the engine at the position on the board, as long as somebody wants to know about it, and tells
/// what it finds.
pub fn think(
    (mut playing, mut analysis): (ResMut<Playing>, ResMut<Analysis>),
    settings: Res<Settings>,
    mut outbox: ResMut<Outbox>,
    mut analyst: ResMut<Analyst>,
    computer: Res<Computer>,
    time: Res<Time<Real>>,
    mut wanted: ResMut<Wanted>,
) {
    if let Some(why) = analyst.failure.take() {
        analysis.give_up_hint();
        outbox.send(Notify(text!("analysis-cannot-begin", error = why)));
        wanted.soon();
    }
    let thinks = computer.is_thinking();
    let at_once = settings.stands_still();
    let Some(table) = &mut playing.table else {
        return analyst.release();
    };
    if analyst.turns_to(table) {
        analysis.leave_position();
    }
    if table.legal_moves().is_empty() {
        analysis.hint = None;
    }
    analysis.silence = None;
    let free = !thinks && !analysis.awaits_hint();
    if free && analyst.review(table, time.delta(), &mut wanted) {
        analysis.silence = Some(Silence::Reviewing);
        return;
    }
    if !analysis.on && !analysis.awaits_hint() {
        return analyst.release();
    }
    if let Some(silence) = silence(table, thinks) {
        analysis.fall_silent(silence, at_once);
        return analyst.rest();
    }
    if !analyst.ask(table, analysis.on, &settings) {
        analyst.listen(time.delta());
    }
    if let Some(found) = analyst.tell(table).filter(|_| analysis.on) {
        analysis.learn(found, at_once);
    }
    if analysis.learn_hint(analyst.hint()) {
        analysis.show_hint(table);
        wanted.soon();
    }
    if !analyst.finished {
        wanted.within(TELL);
    }
}

/// Why there is nothing to be found out about the position on a table.
fn silence(table: &Table, playing: bool) -> Option<Silence> {
    let decided = table.variant().outcome(table.position());
    let playing = playing.then_some(Silence::Paused);
    decided.map(Silence::Decided).or(playing)
}

impl Analysis {
    /// Whether a hint is being looked for.
    pub fn awaits_hint(&self) -> bool {
        self.hint.as_ref().is_some_and(|hint| hint.mv.is_none())
    }

    /// Looks for no hint any more.
    fn give_up_hint(&mut self) {
        self.hint.take_if(|hint| hint.mv.is_none());
    }

    /// Takes in the move of the hint that is being looked for; whether there was one to be told.
    fn learn_hint(&mut self, mv: Option<Move>) -> bool {
        let awaiting = self.hint.as_mut().filter(|hint| hint.mv.is_none());
        match awaiting.zip(mv) {
            Some((hint, mv)) => {
                hint.mv = Some(mv);
                true
            }
            None => false,
        }
    }
}

impl Analyst {
    /// Whether the engine is at work at this moment.
    pub fn is_busy(&self) -> bool {
        self.thinker.is_busy()
    }

    /// Thinks about nothing.
    fn rest(&mut self) {
        if self.thinker.is_asked() {
            self.thinker.stop();
            self.forget();
        }
    }

    /// Thinks about nothing, and gives the engine's memory back.
    fn release(&mut self) {
        if self.thinker.is_asked() {
            self.thinker.release();
            self.forget();
        }
    }

    pub(super) fn forget(&mut self) {
        self.reviewed = None;
        self.lines = None;
        self.fresh = false;
        self.finished = false;
        self.asked = Duration::ZERO;
        // The first depths, which are finished in no time, would only flicker.
        self.told = Duration::ZERO;
    }

    /// Takes note of the position on the board; whether it is another one.
    fn turns_to(&mut self, table: &Table) -> bool {
        let (position, plies) = (table.position(), table.shown());
        let same = self
            .seen
            .as_ref()
            .is_some_and(|(seen, after)| seen == position && *after == plies);
        if !same {
            self.seen = Some((position.clone(), plies));
        }
        !same
    }

    /// Asks for lines without end, or for a hint alone; whether that is another question.
    fn ask(&mut self, table: &Table, endless: bool, settings: &Settings) -> bool {
        let (limits, lines) = match endless {
            true => (Limits::default(), settings.lines()),
            false => (Limits::movetime(HINT), 1),
        };
        let another = self.thinker.ask(&Question {
            variant: table.record.variant(),
            history: table.history(),
            limits,
            lines,
            level: None,
            means: settings.computer.to_analyse(),
            fresh: false,
        });
        if another {
            self.forget();
        }
        another
    }

    /// Takes in what has come from the engine, after so much time.
    pub(super) fn listen(&mut self, passed: Duration) {
        self.asked += passed;
        self.told += passed;
        for update in self.thinker.updates() {
            match update {
                SearchUpdate::Lines(lines) => self.lines = Some(lines),
                SearchUpdate::Answer(answer) => self.last_word(answer),
                SearchUpdate::Failed(why) => {
                    self.finished = true;
                    self.failure = Some(why);
                }
            }
            self.fresh = true;
        }
    }

    /// A search that is cut short may have found a better move than at the last depth that it finished.
    fn last_word(&mut self, answer: Option<Report>) {
        self.finished = true;
        if self.lines.as_ref().is_none_or(|lines| lines.len() == 1) {
            self.lines = answer.map(|answer| vec![answer]);
        }
    }

    /// What is new, not too often.
    fn tell(&mut self, table: &Table) -> Option<Found> {
        if !self.fresh || self.told < TELL && !self.finished {
            return None;
        }
        self.fresh = false;
        self.told = Duration::ZERO;
        Found::new(table.variant(), table.position(), self.lines.as_ref()?)
    }

    /// The best move, once it has been thought about for long enough.
    fn hint(&self) -> Option<Move> {
        let enough = self.finished || self.asked >= HINT;
        self.lines.as_ref().filter(|_| enough)?.first()?.best()
    }
}
