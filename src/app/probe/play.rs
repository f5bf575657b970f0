//! How a game goes on besides its moves, as tests are told.

use crate::app::play::table::Table;
use crate::game::clock_face;
use crate::rules::Color;
use serde::Serialize;

#[derive(Serialize)]
pub(super) struct Play {
    /// What White's clock shows and Black's, if there are clocks.
    clock: Option<[String; 2]>,
    /// Whose clock runs.
    runs: Option<String>,
    paused: bool,
    /// What is asked beside the board.
    ask: Option<String>,
    /// Who offers a draw.
    offer: Option<String>,
    /// The squares of the move made ahead.
    ahead: Option<String>,
}

pub(super) fn play(table: &Table) -> Play {
    let clock = table.clock.as_ref();
    let course = &table.course;
    let name = |square| table.variant().geometry().name(square);
    Play {
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
