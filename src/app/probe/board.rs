//! The board and its game.

use crate::app::board::cursor::Cursor;
use crate::app::board::draw::BoardPlace;
use crate::app::board::interact::Pick;
use crate::app::editor::Editor;
use crate::app::play::table::Table;
use crate::app::stage::Stage;
use baroque::diagram::Annotation;
use baroque::game::Game;
use std::collections::BTreeMap;

pub(super) fn squares(stage: &Stage, place: &BoardPlace) -> BTreeMap<String, [i32; 2]> {
    let geometry = stage.variant().geometry();
    let middle = |square| {
        let at = stage.view().center(square);
        let x = place.left + at.x * place.square;
        let y = place.top + at.y * place.square;
        [x, y].map(|edge| edge.round() as i32)
    };
    geometry
        .squares()
        .into_iter()
        .map(|square| (geometry.name(square).to_owned(), middle(square)))
        .collect()
}

/// A game without its tags.
pub(super) fn movetext(game: &Game) -> String {
    let text = game.write();
    let moves = text.split_once("\n\n").map_or("", |(_, moves)| moves);
    moves.split_whitespace().collect::<Vec<_>>().join(" ")
}

pub(super) fn line(table: &Table) -> Vec<&str> {
    let path = table.tree().path(table.at()).into_iter();
    let plies = path.filter_map(|at| table.tree().node(at).ply.as_ref());
    plies.map(|ply| ply.san.as_str()).collect()
}

/// The arrows and circles on the board that is shown.
pub(super) fn drawn(table: Option<&Table>, editor: Option<&Editor>) -> Vec<String> {
    let (variant, notes) = match (editor, table) {
        (Some(editor), _) => (&**editor.variant(), editor.drawn()),
        (None, Some(table)) => (table.variant(), table.drawing.shown(table.place())),
        (None, None) => return Vec::new(),
    };
    let name = |square| variant.geometry().name(square);
    let described = |note: &Annotation| {
        let (from, to) = (name(note.from), name(note.to));
        format!("{from}{to} {:?}", note.tone)
    };
    notes.iter().map(described).collect()
}

pub(super) fn mark(cursor: &Cursor, table: &Table) -> Option<String> {
    Some(match cursor.at.filter(|_| cursor.shown)? {
        Pick::Board(square) => table.variant().geometry().name(square).to_owned(),
        Pick::Hand(piece) => format!("hand: {}", table.variant().kind(piece).letter),
    })
}
