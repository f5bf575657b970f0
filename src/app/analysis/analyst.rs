//! The engine behind analysis and hints: what it searches, and when it stops.
//!
//! The analysis pauses while the opponent searches. The panel gets the latest lines a few times a second and keeps
//! the last ones until then.

use super::found::FoundLines;
use super::{Analysis, Silence};
use crate::app::engine::{SearchRequest, SearchUpdate, Thinker};
use crate::app::jobs::Waker;
use crate::app::play::Playing;
use crate::app::play::opponent::Computer;
use crate::app::play::table::Table;
use crate::app::settings::Settings;
use crate::app::shell::{FrameRequests, Notify, Outbox, Screen};
use baroque::game::NodeId;
use baroque::rules::{Move, Position};
use baroque::search::{Limits, SearchReport};
use baroque::texts::text;
use bevy::prelude::*;
use std::time::Duration;

/// The least time between two changes of the display.
const DISPLAY_INTERVAL: Duration = Duration::from_millis(200);

/// The search time for a hint. A shorter search may lose a piece within its line.
const HINT_TIME: Duration = Duration::from_secs(2);

/// The engine for analysis, hints and reviews.
#[derive(Resource)]
pub struct Analyst {
    pub(super) thinker: Thinker,
    /// The latest lines.
    pub(super) lines: Option<Vec<SearchReport>>,
    /// Whether the lines have changed since the panel got them.
    fresh: bool,
    /// Whether the search has ended.
    pub(super) finished: bool,
    /// The error of a failed search, until a notice has shown it.
    failure: Option<String>,
    /// The time since the search began.
    asked: Duration,
    /// The time since the panel got the last lines.
    reported: Duration,
    /// The last position on the board, and the number of plies before it.
    seen: Option<(Position, usize)>,
    pub(super) reviewed: Option<NodeId>,
}

/// Starts the engine with the window, and stops it when the game page closes.
pub fn plugin(app: &mut App) {
    app.add_systems(Startup, start)
        .add_systems(OnExit(Screen::Game), stop);
}

fn start(world: &mut World) {
    world.init_resource::<Analyst>();
}

fn stop(mut analyst: ResMut<Analyst>) {
    analyst.release();
}

/// The thread of the engine wakes the window when a search ends.
impl FromWorld for Analyst {
    fn from_world(world: &mut World) -> Analyst {
        Analyst {
            thinker: Thinker::start("analysis", Waker::of(world)),
            lines: None,
            fresh: false,
            finished: false,
            failure: None,
            asked: Duration::ZERO,
            reported: Duration::ZERO,
            seen: None,
            reviewed: None,
        }
    }
}

/// Searches the board's position while the analysis or a hint needs it, and shows the results.
pub fn think(
    (mut playing, mut analysis): (ResMut<Playing>, ResMut<Analysis>),
    settings: Res<Settings>,
    mut outbox: ResMut<Outbox>,
    mut analyst: ResMut<Analyst>,
    computer: Res<Computer>,
    time: Res<Time<Real>>,
    mut wanted: ResMut<FrameRequests>,
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
    if free
        && (analyst.review(table, time.delta(), &mut wanted)
            || analyst.judge_answer(table, time.delta(), &mut wanted))
    {
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
    if std::mem::take(&mut analysis.search_again) {
        analyst.rest();
    }
    if !analyst.ask(table, analysis.on, &settings) {
        analyst.listen(time.delta());
    }
    if let Some(found) = analyst.take_report(table).filter(|_| analysis.on) {
        analysis.learn(found, at_once);
    }
    if analysis.learn_hint(analyst.hint()) {
        analysis.show_hint(table);
        wanted.soon();
    }
    if !analyst.finished {
        wanted.within(DISPLAY_INTERVAL);
    }
}

/// Why there is nothing to search in a table's position, or nothing now.
fn silence(table: &Table, playing: bool) -> Option<Silence> {
    let decided = table.variant().outcome(table.position());
    let playing = playing.then_some(Silence::Paused);
    decided.map(Silence::Decided).or(playing)
}

impl Analysis {
    /// Whether a hint waits for its move.
    pub fn awaits_hint(&self) -> bool {
        self.hint.as_ref().is_some_and(|hint| hint.mv.is_none())
    }

    /// Drops a hint that waits for its move.
    fn give_up_hint(&mut self) {
        self.hint.take_if(|hint| hint.mv.is_none());
    }

    /// Sets the moves of a waiting hint. Returns whether there was one.
    fn learn_hint(&mut self, line: Option<&[Move]>) -> bool {
        let awaiting = self.hint.as_mut().filter(|hint| hint.mv.is_none());
        match awaiting.zip(line.and_then(<[Move]>::split_first)) {
            Some((hint, (&mv, then))) => {
                hint.mv = Some(mv);
                hint.then = then.to_vec();
                true
            }
            None => false,
        }
    }
}

impl Analyst {
    /// Whether the engine is searching.
    pub fn is_busy(&self) -> bool {
        self.thinker.is_busy()
    }

    /// Stops the search.
    fn rest(&mut self) {
        if self.thinker.is_asked() {
            self.thinker.stop();
            self.forget();
        }
    }

    /// Stops the search, and frees the engine's memory.
    fn release(&mut self) {
        if self.thinker.has_engine() {
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
        // The lines of the first depths would only flicker.
        self.reported = Duration::ZERO;
    }

    /// Remembers the position on the board. Returns whether it has changed.
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

    /// Starts an endless search, or one for a hint. Returns whether it is a new one.
    fn ask(&mut self, table: &Table, endless: bool, settings: &Settings) -> bool {
        let (limits, lines) = match endless {
            true => (Limits::default(), settings.lines()),
            false => (Limits::movetime(HINT_TIME), 1),
        };
        let another = self.thinker.ask(SearchRequest {
            variant: table.record.variant().clone(),
            history: table.history().to_vec(),
            limits,
            lines,
            level: None,
            resources: settings.computer.to_analyse(),
            fresh: false,
        });
        if another {
            self.forget();
        }
        another
    }

    /// Reads the engine's messages. `passed`: the time since the last call.
    pub(super) fn listen(&mut self, passed: Duration) {
        self.asked += passed;
        self.reported += passed;
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

    /// Ends the search. Its answer may be better than the line of its last complete depth.
    fn last_word(&mut self, answer: Option<SearchReport>) {
        self.finished = true;
        if self.lines.as_ref().is_none_or(|lines| lines.len() == 1) {
            self.lines = answer.map(|answer| vec![answer]);
        }
    }

    /// The new lines, unless the last ones are too recent.
    fn take_report(&mut self, table: &Table) -> Option<FoundLines> {
        if !self.fresh || self.reported < DISPLAY_INTERVAL && !self.finished {
            return None;
        }
        self.fresh = false;
        self.reported = Duration::ZERO;
        FoundLines::new(table.variant(), table.position(), self.lines.as_ref()?)
    }

    /// The best line, after enough search.
    fn hint(&self) -> Option<&[Move]> {
        let enough = self.finished || self.asked >= HINT_TIME;
        let best = self.lines.as_ref().filter(|_| enough)?.first()?;
        Some(&best.line)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::play::table::Player;
    use baroque::rules::ByColor;
    use baroque::variant_file::Catalogue;
    use std::sync::Arc;

    #[test]
    fn an_analysis_that_was_stopped_is_freed() {
        let variant = Catalogue::built_in().variant("chess", None, &[]).unwrap();
        let start = variant.start().clone();
        let players = ByColor {
            white: Player::Human,
            black: Player::Human,
        };
        let table = Table::new(Arc::new(variant), start, players);
        let mut analyst = Analyst::from_world(&mut World::new());
        analyst.ask(&table, true, &Settings::default());
        analyst.rest();
        assert!(analyst.thinker.has_engine(), "the search may go on");
        analyst.release();
        assert!(!analyst.thinker.has_engine());
    }
}
