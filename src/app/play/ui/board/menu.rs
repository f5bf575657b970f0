//! The menu of a piece on the board.

use super::BoardContext;
use crate::app::board::action::MenuAt;
use crate::app::board::action::{InspectAction, LookUp, MenuAction, PictureAction, Practise};
use crate::app::keys::{Attend, Attention};
use crate::app::ui::widgets::{menu_entry, strong};
use baroque::rules::Travel;
use baroque::texts::{piece_name, text};
use bevy::ecs::message::Message;
use bevy_egui::egui::{self, Align2, Area, Frame, Order, Ui, pos2, vec2};

const LEAST_MENU_WIDTH: f32 = 220.0;

/// Shows the menu, if it is open.
pub fn show(ui: &mut Ui, cx: &mut BoardContext) {
    let Some(menu) = cx.view.hand.menu else {
        return;
    };
    let area = Area::new("piece menu".into())
        .order(Order::Foreground)
        .pivot(Align2::LEFT_TOP)
        .fixed_pos(pos2(menu.x, menu.y))
        .constrain(true)
        .show(ui.ctx(), |ui| {
            Frame::popup(ui.style()).inner_margin(6).show(ui, |ui| {
                ui.set_min_width(LEAST_MENU_WIDTH);
                ui.spacing_mut().item_spacing = vec2(2.0, 2.0);
                entries(ui, cx, menu);
            });
        });
    let rect = area.response.rect;
    // The menu opens with a right-click, so only a left click outside closes it.
    let elsewhere = |input: &egui::InputState| {
        let at = input.pointer.interact_pos();
        input.pointer.primary_clicked() && !at.is_some_and(|at| rect.contains(at))
    };
    if ui.input(|input| elsewhere(input) || input.key_pressed(egui::Key::Escape)) {
        cx.send(MenuAction::Close);
        if menu.by_keys {
            cx.outbox.send(Attend(Some(Attention::Board)));
        }
    }
}

fn entries(ui: &mut Ui, cx: &mut BoardContext, menu: MenuAt) {
    let shown = cx.view;
    let piece = menu.square.and_then(|square| shown.position.piece(square));
    if let Some(piece) = piece {
        let kind = shown.variant.kind(piece.piece_type());
        ui.label(strong(&piece_name(kind)));
        let about = text!("menu-what", piece = kind);
        entry(ui, cx, "book", &about, LookUp::Piece(piece));
        let practise = Practise(shown.variant.clone(), Some(piece));
        entry(ui, cx, "learn", text!("menu-practise"), practise);
    }
    if let (Some(_), Some(square), Some(table)) = (piece, menu.square, shown.table) {
        let moves = table.legal_moves().iter();
        let movable = moves
            .filter(|mv| mv.from == square)
            .any(|mv| mv.travel != Travel::Suicide);
        if !movable {
            let why = InspectAction::Ask(square);
            entry(ui, cx, "help", text!("menu-why"), why);
        }
        let threats = InspectAction::ShowThreats(square);
        entry(ui, cx, "search", text!("menu-threats"), threats);
    }
    entry(
        ui,
        cx,
        "copy",
        text!("menu-copy-picture"),
        PictureAction::Copy,
    );
    entry(
        ui,
        cx,
        "save",
        text!("menu-save-picture"),
        PictureAction::Save,
    );
    if let Some(words) = shown.film {
        entry(ui, cx, "camera", words, PictureAction::SaveFilm);
    }
}

fn entry(ui: &mut Ui, cx: &mut BoardContext, icon: &str, words: &str, action: impl Message) {
    let response = menu_entry(ui, cx, icon, words);
    // Only the first entry gets the focus.
    if !ui.is_sizing_pass() && cx.takes_focus(Attention::Menu) {
        response.request_focus();
    }
    if response.clicked() {
        cx.send(action);
        cx.send(MenuAction::Close);
        if cx.view.hand.menu.is_some_and(|menu| menu.by_keys) {
            cx.outbox.send(Attend(Some(Attention::Board)));
        }
    }
}
