//! The menu of a move in the move list.

use crate::app::board::action::SetUp;
use crate::app::play::action::MovesAction;
use crate::app::play::ui::PlayContext;
use crate::app::ui::access;
use crate::app::ui::widgets::menu_entry;
use baroque::game::NodeId;
use baroque::notation::pgn::glyph_signs;
use baroque::texts::text;
use bevy_egui::egui::{Button, Ui, WidgetType, vec2};

const WIDTH: f32 = 220.0;

/// The glyphs that judge a move, from the best to the worst.
const JUDGEMENTS: [u8; 6] = [3, 1, 5, 6, 2, 4];

pub fn show(ui: &mut Ui, cx: &mut PlayContext, at: NodeId) {
    let Some(table) = &cx.view.playing.table else {
        return;
    };
    let (free, main) = (table.is_free(), table.tree().is_main(at));
    ui.set_width(WIDTH);
    ui.spacing_mut().item_spacing = vec2(2.0, 2.0);
    judgements(ui, cx, at, &table.tree().node(at).nags);
    if entry(ui, cx, "edit", text!("moves-comment")) {
        cx.send(MovesAction::Go(at));
        if !cx.view.playing.commenting {
            cx.send(MovesAction::ToggleComment);
        }
    }
    if entry(ui, cx, "play", text!("moves-play")) {
        cx.send(MovesAction::Go(at));
        cx.send(SetUp);
    }
    if free && !main {
        if entry(ui, cx, "plus", text!("moves-promote")) {
            cx.send(MovesAction::Promote(Some(at)));
        }
        if entry(ui, cx, "check", text!("moves-main")) {
            cx.send(MovesAction::MakeMain(at));
        }
    }
    if free && entry(ui, cx, "close", text!("moves-delete")) {
        cx.send(MovesAction::Delete(Some(at)));
    }
}

/// The judging glyphs in a row. The move's own glyph is marked.
fn judgements(ui: &mut Ui, cx: &mut PlayContext, at: NodeId, nags: &[u8]) {
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
            access::choice(&response, WidgetType::Button, holds, signs);
            if response.clicked() {
                cx.send(MovesAction::ToggleNag(at, nag));
            }
        }
    });
}

fn entry(ui: &mut Ui, cx: &mut PlayContext, icon: &str, words: &str) -> bool {
    menu_entry(ui, cx, icon, words).clicked()
}
