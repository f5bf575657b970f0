//! What the book says about the position that is shown. It is looked up once for each position.

use super::Openings;
use crate::app::board::drawing::Place;
use crate::app::play::table::Table;
use crate::book::BookMove;
use crate::notation::write_san;
use crate::rules::Color;

/// A move of the book, as it is shown.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// The move with its numbers.
    pub played: BookMove,
    /// Its text.
    pub text: String,
    /// Who plays it.
    pub mover: Color,
}

/// What was looked up last.
#[derive(Clone, Debug, Default)]
pub(super) struct Shown {
    place: Option<Place>,
    rows: Vec<Row>,
}

impl Openings {
    /// The moves of the book in the position that was looked up, the most frequent first.
    pub fn rows(&self) -> &[Row] {
        &self.shown.rows
    }

    /// Looks the position up that a table shows, unless that has been done.
    pub(super) fn look_up(&mut self, table: Option<&Table>) {
        let Some((table, reading)) = table.zip(self.book()) else {
            self.shown = Shown::default();
            return;
        };
        let place = Some(table.place());
        if self.shown.place == place {
            return;
        }
        let (variant, position) = (table.variant(), table.position());
        let open = variant.outcome(position).is_none();
        let moves = match open {
            true => reading.book.moves(variant, position),
            false => Vec::new(),
        };
        let row = |played: BookMove| Row {
            text: write_san(variant, position, played.mv),
            mover: position.turn(),
            played,
        };
        let rows = moves.into_iter().map(row).collect();
        self.shown = Shown { place, rows };
    }
}
