//! The players and clocks of a game from here, and the buttons that start it.

use crate::app::editor::Edit;
use crate::app::editor::EditorAction;
use crate::app::editor::ui::EditorContext;
use crate::app::play::ui::players::{level, side};
use crate::app::play::ui::time;
use crate::app::ui::widgets::{add_button, bold};
use baroque::rules::Color;
use baroque::texts::text;
use bevy_egui::egui::{Button, RichText, Ui, vec2};

/// Shows the players and clocks.
pub fn show(ui: &mut Ui, cx: &mut EditorContext) {
    let chosen = cx.view.editor.open.as_ref();
    let Some((before, given)) = chosen.map(|editor| (editor.players, editor.time)) else {
        return;
    };
    let (mut players, mut time) = (before, given);
    for color in Color::ALL {
        side(ui, color, &mut players);
    }
    level(ui, cx, &mut players);
    time::show(ui, cx, &mut time);
    for color in Color::ALL {
        if players[color] != before[color] {
            let chosen = Edit::Player(color, players[color]);
            cx.send(EditorAction::Edit(chosen));
        }
    }
    if time != given {
        cx.send(EditorAction::Edit(Edit::Time(time)));
    }
}

/// The buttons that start a game or an analysis.
pub fn buttons(ui: &mut Ui, cx: &mut EditorContext) {
    let both = [
        (text!("editor-play"), EditorAction::PlayFromHere),
        (text!("editor-analyse"), EditorAction::AnalyseFromHere),
    ];
    two_buttons(ui, cx, both);
}

/// The main button and another one, which need a position that can be played.
pub fn two_buttons(ui: &mut Ui, cx: &mut EditorContext, both: [(&str, EditorAction); 2]) {
    let playable = cx.view.editor.open.as_ref().map(|editor| editor.playable());
    let problem = match playable {
        Some(Ok(_)) => None,
        Some(Err(problem)) => Some(problem),
        None => return,
    };
    ui.add_space(8.0);
    ui.horizontal(|ui| {
        let gap = ui.spacing().item_spacing.x;
        let width = ((ui.available_width() - gap) / 2.0).floor();
        for (index, (name, action)) in both.into_iter().enumerate() {
            let theme = cx.theme;
            let (ink, fill) = match index {
                0 => (theme.on_accent, theme.accent),
                _ => (theme.ink, theme.card),
            };
            let text = RichText::new(name).font(bold(16.0)).color(ink);
            let button = Button::new(text).fill(fill).min_size(vec2(width, 40.0));
            ui.spacing_mut().button_padding.x = 4.0;
            let response = add_button(ui, problem.is_none(), button);
            let why = problem.clone().unwrap_or_default();
            if response.on_disabled_hover_text(why).clicked() {
                cx.send(action);
            }
        }
    });
}
