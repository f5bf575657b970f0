//! The pieces of the game below its moves.

use crate::app::board::action::{LookUp, ToggleLegend};
use crate::app::play::table::Table;
use crate::app::play::ui::PlayContext;
use crate::app::ui::pieces::pieces_list;
use crate::app::ui::scroll::FollowFocus;
use crate::app::ui::widgets::{muted, small_icon};
use baroque::game::Tree;
use baroque::texts::text;
use bevy_egui::egui::{Align, Label, Layout, ScrollArea, Ui};

/// Whether the side to move places a piece.
pub(super) fn is_placing(table: &Table) -> bool {
    let position = table.position();
    table.variant().left_to_place(position, position.turn()) > 0
}

/// How to make a move.
pub(super) fn how_to_move(ui: &mut Ui, cx: &PlayContext) {
    for hint in [text!("moves-none"), text!("moves-none-keys")] {
        ui.add(Label::new(muted(cx, hint)).wrap());
    }
}

/// The game's pieces with their rules, and a button that hides them. Before the first move, with how to make a move. The
/// list of each game begins at the top.
pub(super) fn legend(ui: &mut Ui, cx: &mut PlayContext, table: &Table) {
    let start = &table.tree().node(Tree::ROOT).position;
    ScrollArea::vertical()
        .id_salt(("pieces", table.number()))
        .auto_shrink(false)
        .min_scrolled_height(0.0)
        .follow_focus(ui, |ui| {
            buttons(ui, cx, table);
            pieces_list(ui, cx, (table.variant(), start), LookUp::Piece);
            if table.tree().is_empty() {
                ui.add_space(4.0);
                how_to_move(ui, cx);
            }
        });
}

/// The buttons that open the guide and close the list.
fn buttons(ui: &mut Ui, cx: &mut PlayContext, table: &Table) {
    ui.horizontal(|ui| {
        let button = ui.button(text!("moves-guide"));
        let rules = LookUp::Rules(table.variant().id().to_owned());
        cx.on_click(button, rules);
        if is_placing(table) {
            return;
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if small_icon(ui, cx, "close", text!("moves-close-pieces")).clicked() {
                cx.send(ToggleLegend);
            }
        });
    });
}
