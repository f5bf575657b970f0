//! The rules, after the end.

use super::PenultimaContext;
use super::parts::button;
use crate::app::penultima::{GameAction, PenultimaGame, words};
use crate::app::ui::pieces::piece_picture;
use crate::app::ui::scroll::FollowFocus;
use crate::app::ui::widgets::{muted, strong};
use baroque::rules::{Color, Piece};
use baroque::texts::text;
use bevy_egui::egui::{Label, ScrollArea, Ui};

const PIECE_SIZE: f32 = 44.0;

/// Shows the rule of each hidden piece, the way to its page, and the replay.
pub fn show(ui: &mut Ui, cx: &mut PenultimaContext, game: &PenultimaGame) {
    let Some(secret) = game.secret() else { return };
    ScrollArea::vertical()
        .id_salt("rules")
        .auto_shrink(false)
        .follow_focus(ui, |ui| {
            for (index, hidden) in secret.hidden().iter().enumerate() {
                ui.horizontal_top(|ui| {
                    if let Some(piece) = secret.variant().piece(hidden.role.letter()) {
                        let piece = Piece::new(Color::White, piece.piece_type());
                        piece_picture(ui, cx, secret.variant(), piece, PIECE_SIZE);
                    }
                    ui.vertical(|ui| {
                        ui.label(strong(&words::piece(hidden)));
                        let rule = secret.rules().get(hidden.role).map(words::rule);
                        ui.add(Label::new(rule.unwrap_or_default()).wrap());
                        let words = text!("penultima-its-page", name = hidden.name.as_str());
                        button(ui, cx, &words, true, GameAction::Reveal(index));
                    });
                });
                ui.add_space(6.0);
            }
            let from = game.board.looked.unwrap_or(0);
            let words = match game.board.looked {
                Some(at) => text!("penultima-replay-from", number = at + 1),
                None => text!("penultima-replay").to_owned(),
            };
            button(ui, cx, &words, true, GameAction::Replay(from));
            ui.add(Label::new(muted(cx, text!("penultima-replay-help"))).wrap());
            let seed = text!("penultima-seed-was", seed = secret.seed().to_string());
            ui.add(Label::new(muted(cx, &seed)).wrap());
        });
}
