//! The match at odds for a piece: the value that players believe.

use super::{PlaytestContext, card};
use crate::app::playtest::{PlaytestAction, Run, measurable};
use crate::app::ui::access;
use crate::app::ui::widgets::{muted, strong};
use baroque::playtest::words;
use baroque::texts::text;
use bevy_egui::egui::containers::menu::MenuButton;
use bevy_egui::egui::{Button, Label, RichText, Ui, WidgetType, vec2};

/// Shows the match, or the choice of a piece for it.
pub fn show(ui: &mut Ui, cx: &mut PlaytestContext, run: &Run) {
    let odds = cx.view.playtest.odds.as_ref();
    if let Some(odds) = odds {
        result(ui, cx, odds);
    }
    if !odds.is_some_and(Run::is_playing) && cx.view.playtest.can_start() {
        choice(ui, cx, run);
    }
}

fn choice(ui: &mut Ui, cx: &mut PlaytestContext, run: &Run) {
    let pieces = measurable(&run.sheet);
    if pieces.is_empty() {
        return;
    }
    let words = text!("playtest-odds");
    let button = Button::new(words).min_size(vec2(0.0, 32.0));
    let (response, _) = MenuButton::from_button(button).ui(ui, |ui| {
        for (id, name) in pieces {
            let entry = Button::new(&name).frame_when_inactive(false);
            let response = ui.add(entry.min_size(vec2(180.0, 30.0)));
            if response.clicked() {
                cx.send(PlaytestAction::Measure(id));
                ui.close();
            }
        }
    });
    access::label(&response, WidgetType::Button, true, words);
    response.on_hover_text(text!("playtest-odds-help"));
}

fn result(ui: &mut Ui, cx: &mut PlaytestContext, odds: &Run) {
    if let Some(problem) = &odds.problem {
        ui.add(Label::new(RichText::new(problem).color(cx.theme.wrong)).wrap());
    }
    if let Some(words) = odds.report.as_ref().and_then(|report| words::odds(report)) {
        ui.add(Label::new(strong(&words)).wrap());
    }
    if odds.is_playing() {
        let (done, all) = odds.progress;
        let words = text!("playtest-odds-progress", done = done, all = all);
        ui.add(Label::new(muted(cx, &words)).wrap());
        card::progress(ui, cx, odds.progress);
        let stop = ui.button(text!("playtest-stop"));
        cx.on_click(stop, PlaytestAction::Stop);
    }
}
