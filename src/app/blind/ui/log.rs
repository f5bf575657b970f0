//! What the umpire has said, move by move, with the refused tries.

use super::BlindContext;
use super::panel::act;
use crate::app::blind::{BlindGame, BlindGameAction, words};
use crate::app::ui::scroll::FollowFocus;
use crate::app::ui::widgets::{muted, strong};
use baroque::blind::OwnTurn;
use baroque::texts::text;
use bevy_egui::egui::{Button, Id, Label, RichText, ScrollArea, Ui};

/// The size of the words.
const SIZE: f32 = 14.0;

/// The most refused tries of a turn that are listed. Of more, these are the latest.
const MOST_TRIES: usize = 4;

/// Shows all plies, the newest first.
pub fn show(ui: &mut Ui, cx: &mut BlindContext, game: &BlindGame) {
    ui.add_space(4.0);
    ui.label(strong(text!("blind-log")));
    ScrollArea::vertical()
        .id_salt("blind log")
        .auto_shrink(false)
        .follow_focus(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            if let Some(tried) = tried(game, game.knowledge().turn()) {
                ui.add(Label::new(muted(cx, &tried)).wrap());
            }
            for index in (0..game.plies()).rev() {
                if game.own_ply(index).is_some() || words::is_told(game, index) {
                    row(ui, cx, game, index);
                }
            }
        });
}

fn row(ui: &mut Ui, cx: &mut BlindContext, game: &BlindGame, index: usize) {
    let mut words = text!(
        "tries-row",
        number = game.knowledge().own_after(index).fullmove,
        message = words::ply(game, index)
    );
    if let Some(tried) = game.own_ply(index).and_then(|own| tried(game, &own.turn)) {
        words = format!("{words} {tried}");
    }
    let looked = game.board.looked == Some(index + 1);
    let button = Button::new(RichText::new(words).size(SIZE))
        .selected(looked)
        .wrap()
        .frame_when_inactive(looked);
    let response = ui.add(button);
    let id = Id::new("shown ply of a blind game");
    if looked && ui.data(|data| data.get_temp(id)) != Some(index) {
        response.scroll_to_me(None);
        ui.data_mut(|data| data.insert_temp(id, index));
    }
    if response.clicked() {
        act(cx, BlindGameAction::Look((!looked).then_some(index + 1)));
    }
}

/// The refused tries of a turn, or their number and the latest of them.
fn tried(game: &BlindGame, turn: &OwnTurn) -> Option<String> {
    let count = turn.refused.len();
    let latest = &turn.refused[count.saturating_sub(MOST_TRIES)..];
    let tries: Vec<String> = latest
        .iter()
        .map(|refusal| words::attempt(game, &refusal.text))
        .collect();
    let tries = tries.join(", ");
    match count {
        0 => None,
        1..=MOST_TRIES => Some(text!("blind-refused", tries = tries)),
        _ => Some(text!("blind-refused-many", count = count, tries = tries)),
    }
}
