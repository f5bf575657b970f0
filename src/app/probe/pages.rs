//! The state of pages other than that of the game.

use crate::app::editor::Editor;
use crate::app::guide::GuideViewer;
use crate::app::invent::InventState;
use crate::app::my_games::Collection;
use crate::app::penultima::Penultima;
use crate::app::puzzles::Puzzles;
use baroque::notation::write_setup;
use serde::Serialize;

/// What the editor shows.
#[derive(Serialize)]
pub(super) struct Sketch<'a> {
    game: &'a str,
    layout: &'a str,
    fen: String,
    text: &'a str,
    error: Option<&'a str>,
    problems: &'a [String],
    standing: Option<&'a str>,
    tool: String,
}

pub(super) fn sketch(editor: &Editor) -> Sketch<'_> {
    let (variant, verdict) = (editor.variant(), editor.verdict());
    Sketch {
        game: variant.id(),
        layout: variant.layout(),
        fen: write_setup(variant, editor.sketch.setup()),
        text: &editor.fen().text,
        error: editor.fen().error.as_deref(),
        problems: &verdict.problems,
        standing: verdict.standing.as_deref(),
        tool: format!("{:?}", editor.pointer.tool),
    }
}

pub(super) fn reading(guide: &GuideViewer) -> Option<(&str, usize, Option<String>)> {
    let open = guide.open.as_ref()?;
    let verdict = open
        .trial
        .as_ref()
        .map(|trial| format!("{:?}", trial.verdict));
    Some((&open.page.id, open.scene, verdict))
}

pub(super) fn invention(invent: &InventState) -> Option<(bool, bool, Vec<&str>)> {
    let open = invent.open.as_ref()?;
    let outcome = &open.outcome;
    let moves = outcome.moves.iter().map(|(_, problem)| problem.as_str());
    let troubles = outcome
        .troubles
        .iter()
        .map(|trouble| trouble.message.as_str());
    let words = moves.chain(troubles).chain(outcome.drawing.as_deref());
    let stands = outcome.stands(&open.form);
    Some((outcome.game.is_some(), stands, words.collect()))
}

pub(super) fn penultima(penultima: &Penultima) -> Option<(String, &str, usize)> {
    let game = penultima.shown()?;
    let public = game.public();
    Some((public.fen(), &game.message, public.log().len()))
}

pub(super) fn collection(open: &Collection) -> (usize, usize, usize, Option<usize>) {
    let all = open.listing.entries.len();
    (all, open.found.len(), open.marked, open.open)
}

pub(super) fn puzzle(puzzles: &Puzzles) -> Option<(String, String, u32)> {
    let (run, solving) = (puzzles.run.as_ref()?, puzzles.solving.as_ref()?);
    let (kind, phase) = (run.kind, solving.phase);
    Some((format!("{kind:?}"), format!("{phase:?}"), run.solved))
}
