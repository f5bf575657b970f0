//! The course of a game besides its moves.

use crate::app::play::table::Table;
use baroque::game::clock_face;
use baroque::rules::Color;
use serde::Serialize;

#[derive(Serialize)]
pub(super) struct PlayReport {
    /// White's and Black's clock, if there are clocks.
    clock: Option<[String; 2]>,
    /// The side whose clock runs.
    runs: Option<String>,
    paused: bool,
    /// The question in the side panel.
    ask: Option<String>,
    /// The side that offers a draw.
    offer: Option<String>,
    /// The squares of the premove.
    ahead: Option<String>,
}

pub(super) fn play(table: &Table) -> PlayReport {
    let clock = table.clock.as_ref();
    let course = &table.course;
    let name = |square| table.variant().geometry().name(square);
    PlayReport {
        clock: clock.map(|clock| Color::ALL.map(|color| clock_face(clock.left(color)))),
        runs: clock
            .and_then(|clock| clock.running())
            .map(|color| color.to_string()),
        paused: course.paused,
        ask: course.ask.map(|ask| format!("{ask:?}")),
        offer: course.offer.map(|color| color.to_string()),
        ahead: course
            .premove
            .map(|ahead| format!("{}{}", name(ahead.from), name(ahead.to))),
    }
}
