//! What a board shows.

use crate::app::board::action::MenuAt;
use crate::app::board::cursor::Cursor;
use crate::app::board::menu::PieceMenu;
use crate::app::play::table::Table;
use crate::app::ui::context;
use baroque::diagram::BoardView;
use baroque::rules::{Position, Variant};
use baroque::texts::text;
use bevy::ecs::system::SystemParam;
use bevy::prelude::Res;
use std::sync::Arc;

/// What a board shows.
#[derive(Clone, Copy)]
pub struct BoardContent<'a> {
    /// The rules.
    pub variant: &'a Arc<Variant>,
    /// The layout on the screen.
    pub view: &'a BoardView,
    pub position: &'a Position,
    /// The game, if the user can make moves on the board.
    pub table: Option<&'a Table>,
    /// The label of the menu entry that saves an animation, if there is one.
    pub film: Option<&'static str>,
    /// Whether rules say nothing about the pieces on their squares.
    pub plain: bool,
    /// The board's cursor and menu.
    pub hand: BoardControls,
}

impl<'a> BoardContent<'a> {
    /// A board where the user makes moves.
    pub fn of(table: &'a Table, hand: BoardControls) -> BoardContent<'a> {
        BoardContent {
            variant: table.record.variant(),
            view: table.view(),
            position: table.position(),
            table: Some(table),
            film: table.last_transition().map(|_| text!("menu-save-move")),
            plain: false,
            hand,
        }
    }

    /// A board where a side makes tries: the rules, the layout on the screen, and the position.
    pub fn of_tries(
        (variant, view, position): (&'a Arc<Variant>, &'a BoardView, &'a Position),
        hand: BoardControls,
    ) -> BoardContent<'a> {
        BoardContent {
            variant,
            view,
            position,
            table: None,
            film: None,
            plain: true,
            hand,
        }
    }
}

/// The cursor and the menu of the visible board.
#[derive(Clone, Copy)]
pub struct BoardControls {
    /// The cursor, which the keyboard moves.
    pub cursor: Cursor,
    /// The open menu of a piece, if any.
    pub menu: Option<MenuAt>,
}

/// The resources of [`BoardControls`].
#[derive(SystemParam)]
pub struct BoardInputs<'w> {
    cursor: Res<'w, Cursor>,
    menu: Res<'w, PieceMenu>,
}

impl BoardInputs<'_> {
    /// The cursor and the menu now.
    pub fn controls(&self) -> BoardControls {
        BoardControls {
            cursor: *self.cursor,
            menu: self.menu.open,
        }
    }
}

/// The context of a board's parts.
pub type BoardContext<'a, 'b> = context::UiContext<'a, 'b, BoardContent<'b>>;
