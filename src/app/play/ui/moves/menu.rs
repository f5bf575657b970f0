//! The menu of a move in the move list.

use crate::app::board::action::SetUp;
use crate::app::play::action::MovesAction;
use crate::app::play::ui::Desk;
use crate::app::texts::text;
use crate::app::ui::widgets::menu_entry;
use crate::game::NodeId;
use crate::notation::pgn::glyph_signs;
use bevy_egui::egui::{Button, Ui, WidgetInfo, WidgetType, vec2};

/// The width of the menu.
const WIDTH: f32 = 220.0;

/// The glyphs that judge a move, from the best to the worst.
const JUDGEMENTS: [u8; 6] = [3, 1, 5, 6, 2, 4];

/// Shows the menu of a move.
pub fn show(ui: &mut Ui, desk: &mut Desk, at: NodeId) {
    let Some(table) = &desk.view.playing.table else {
        return;
    };
    let (free, main) = (table.is_free(), table.tree().is_main(at));
    ui.set_width(WIDTH);
    ui.spacing_mut().item_spacing = vec2(2.0, 2.0);
    judgements(ui, desk, at, &table.tree().node(at).nags);
    if entry(ui, desk, "edit", text!("moves-comment")) {
        desk.ask(MovesAction::Go(at));
        if !desk.view.playing.commenting {
            desk.ask(MovesAction::ToggleComment);
        }
    }
    if entry(ui, desk, "play", text!("moves-play")) {
        desk.ask(MovesAction::Go(at));
        desk.ask(SetUp);
    }
    if free && !main {
        if entry(ui, desk, "plus", text!("moves-promote")) {
            desk.ask(MovesAction::Promote(Some(at)));
        }
        if entry(ui, desk, "check", text!("moves-main")) {
            desk.ask(MovesAction::MakeMain(at));
        }
    }
    if free && entry(ui, desk, "close", text!("moves-delete")) {
        desk.ask(MovesAction::Delete(Some(at)));
    }
}

/// The judging glyphs in a row. The move's own glyph is marked.
fn judgements(ui: &mut Ui, desk: &mut Desk, at: NodeId, nags: &[u8]) {
    ui.horizontal(|ui| {
        let width = (WIDTH - 2.0 * (JUDGEMENTS.len() - 1) as f32) / JUDGEMENTS.len() as f32;
        for nag in JUDGEMENTS {
            let Some(signs) = glyph_signs(nag) else {
                continue;
            };
            let holds = nags.contains(&nag);
            ui.spacing_mut().button_padding.x = 2.0;
            let button = Button::selectable(holds, signs).min_size(vec2(width, 30.0));
            let response = ui.add(button);
            let label = WidgetInfo::selected(WidgetType::Button, true, holds, signs);
            response.widget_info(|| label.clone());
            desk.tools
                .landmarks
                .note(&format!("Sign: {signs}"), response.rect);
            if response.clicked() {
                desk.ask(MovesAction::ToggleNag(at, nag));
            }
        }
    });
}

fn entry(ui: &mut Ui, desk: &mut Desk, icon: &str, words: &str) -> bool {
    menu_entry(ui, desk, icon, words).clicked()
}
