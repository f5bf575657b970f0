//! A board, as it is shown.

use crate::app::board::action::MenuAt;
use crate::app::board::cursor::Cursor;
use crate::app::keys::Attention;
use crate::app::play::table::Table;
use crate::app::texts::text;
use crate::app::ui::desk;
use crate::diagram::BoardView;
use crate::rules::{Position, Variant};
use std::sync::Arc;

/// A board, as it is shown.
#[derive(Clone, Copy)]
pub struct Shown<'a> {
    /// The rules.
    pub variant: &'a Arc<Variant>,
    /// How the board is seen.
    pub view: &'a BoardView,
    /// The position.
    pub position: &'a Position,
    /// The game, if moves are made on the board.
    pub table: Option<&'a Table>,
    /// What the menu of a piece calls a picture in motion, if there is one to be saved.
    pub film: Option<&'static str>,
    /// The room at the left that something else takes, in points.
    pub left: f32,
    /// What is done on the board.
    pub hand: Hand,
}

impl<'a> Shown<'a> {
    /// A board on which moves are made.
    pub fn of(table: &'a Table, hand: Hand) -> Shown<'a> {
        Shown {
            variant: table.record.variant(),
            view: table.view(),
            position: table.position(),
            table: Some(table),
            film: table.last_transition().map(|_| text!("menu-save-move")),
            left: 0.0,
            hand,
        }
    }
}

/// What is done on the board in sight.
#[derive(Clone, Copy)]
pub struct Hand {
    /// The mark that keys move.
    pub cursor: Cursor,
    /// The menu of a piece, if it is open.
    pub menu: Option<MenuAt>,
    /// What is to have the keys next.
    pub next: Option<Attention>,
}

/// What the parts of a board draw with.
pub type Desk<'a, 'b> = desk::Desk<'a, 'b, Shown<'b>>;
