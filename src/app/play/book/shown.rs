//! The book moves in the shown position, looked up once for each position.

use super::Openings;
use crate::app::board::drawing::BoardPosition;
use crate::app::play::table::Table;
use baroque::book::BookMove;
use baroque::notation::write_squares;
use baroque::rules::Color;

/// A book move, as the panel shows it.
#[derive(Clone, Debug, PartialEq)]
pub struct BookRow {
    /// The move with its statistics.
    pub played: BookMove,
    /// The move in notation.
    pub text: String,
    /// The side that plays it.
    pub mover: Color,
}

/// The last position that was looked up, with its moves.
#[derive(Clone, Debug, Default)]
pub(super) struct BookLookup {
    place: Option<BoardPosition>,
    rows: Vec<BookRow>,
}

impl Openings {
    /// The book moves in that position, the most frequent first.
    pub fn rows(&self) -> &[BookRow] {
        &self.shown.rows
    }

    /// Looks up the shown position of a table, once.
    pub(super) fn look_up(&mut self, table: Option<&Table>) {
        let Some((table, reading)) = table.zip(self.book()) else {
            self.shown = BookLookup::default();
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
        let row = |played: BookMove| BookRow {
            text: write_squares(variant, position, played.mv),
            mover: position.turn(),
            played,
        };
        let rows = moves.into_iter().map(row).collect();
        self.shown = BookLookup { place, rows };
    }
}
