//! A list of games.

use super::PlaytestContext;
use crate::app::playtest::{GameList, PlaytestAction};
use crate::app::ui::access;
use crate::app::ui::scroll::FollowFocus;
use crate::app::ui::widgets::{muted, strong};
use baroque::texts::text;
use bevy_egui::egui::{Button, Layout, ScrollArea, Ui, WidgetType, vec2};

/// The most games that are listed.
const MOST: usize = 200;
const ROW_HEIGHT: f32 = 32.0;

/// Shows the list.
pub fn show(ui: &mut Ui, cx: &mut PlaytestContext, list: &GameList) {
    ui.label(strong(&text!(
        "playtest-list",
        title = list.title.as_str(),
        count = list.rows.len()
    )));
    let at_captures = list.rows.iter().any(|row| row.at.is_some());
    let help = match at_captures {
        true => text!("playtest-list-help-capture"),
        false => text!("playtest-list-help"),
    };
    ui.label(muted(cx, help));
    ScrollArea::vertical()
        .id_salt("games of a playtest")
        .auto_shrink(false)
        .follow_focus(ui, |ui| {
            ui.with_layout(
                Layout::top_down_justified(bevy_egui::egui::Align::LEFT),
                |ui| {
                    for row in list.rows.iter().take(MOST) {
                        let words = text!(
                            "playtest-list-row",
                            number = row.id.number + 1,
                            result = row.result,
                            end = row.end.as_str(),
                            plies = row.plies
                        );
                        let button = ui.add(Button::new(&words).min_size(vec2(0.0, ROW_HEIGHT)));
                        access::label(&button, WidgetType::Button, true, &words);
                        cx.on_click(button, PlaytestAction::OpenGame(row.id, row.at));
                    }
                    if list.rows.len() > MOST {
                        ui.label(muted(cx, &text!("playtest-list-first", count = MOST)));
                    }
                },
            );
        });
}
