//! The controls of scenes and tries.

use crate::app::guide::SceneAction;
use crate::app::guide::ui::GuideContext;
use crate::app::guide::{GuideViewer, OpenPage, Pace, TrialState};
use crate::app::ui::access;
use crate::app::ui::widgets::{bold, choices, icon_command, muted, show_rail};
use baroque::texts::text;
use bevy_egui::egui::{self, RichText, Slider, Ui, WidgetType, vec2};

/// A column narrower than this has the controls in two rows.
const NARROW_COLUMN_WIDTH: f32 = 480.0;

const ROW_HEIGHT: f32 = 36.0;

/// The controls of a scene: play, step, seek, speed, loop and try. A scene without moves has none.
pub fn film_controls(ui: &mut Ui, cx: &mut GuideContext, viewer: &GuideViewer, open: &OpenPage) {
    if open.scene().is_none_or(|scene| scene.lines.is_empty()) {
        return;
    }
    if ui.available_width() < NARROW_COLUMN_WIDTH {
        ui.horizontal(|ui| seeking(ui, cx, viewer, open, 0.0));
        ui.horizontal_wrapped(|ui| {
            paces(ui, cx, viewer.pace);
            try_button(ui, cx, text!("scene-try"), SceneAction::Try);
        });
        return;
    }
    // Rows have the height of their buttons from the beginning, so that all controls are in line.
    ui.spacing_mut().interact_size.y = ROW_HEIGHT;
    ui.horizontal(|ui| {
        let wide = ui.available_width() > 540.0;
        seeking(ui, cx, viewer, open, if wide { 330.0 } else { 260.0 });
        if wide {
            loop_button(ui, cx, viewer.looping);
        }
        paces(ui, cx, viewer.pace);
        try_button(ui, cx, text!("scene-try"), SceneAction::Try);
    });
}

/// Playing, stepping and the place in the scene; other controls beside them need some width.
fn seeking(ui: &mut Ui, cx: &mut GuideContext, viewer: &GuideViewer, open: &OpenPage, others: f32) {
    let (mut clock, length) = (open.clock, open.film.length());
    icon_command(ui, cx, "moves.back");
    play_button(ui, cx, viewer.playing);
    icon_command(ui, cx, "moves.forward");
    ui.spacing_mut().slider_width = (ui.available_width() - others).max(40.0);
    show_rail(ui, cx);
    let slider = Slider::new(&mut clock, 0.0..=length).show_value(false);
    let response = ui.add(slider);
    access::name(&response, text!("scene-moment"));
    if response.changed() {
        cx.send(SceneAction::Seek(clock));
    }
}

fn play_button(ui: &mut Ui, cx: &mut GuideContext, playing: bool) {
    let (icon, name) = if playing {
        ("pause", text!("scene-pause"))
    } else {
        ("play", text!("scene-play"))
    };
    icon_button(ui, cx, icon, name, "Space", SceneAction::TogglePlay);
}

fn loop_button(ui: &mut Ui, cx: &mut GuideContext, looping: bool) {
    let button = egui::Button::new(text!("scene-loop")).selected(looping);
    let response = ui.add(button.min_size(vec2(0.0, 32.0)));
    access::choice(
        &response,
        WidgetType::Checkbox,
        looping,
        text!("scene-loop"),
    );
    if response.on_hover_text(text!("scene-loop-help")).clicked() {
        cx.send(SceneAction::ToggleLoop);
    }
}

fn icon_button(
    ui: &mut Ui,
    cx: &mut GuideContext,
    icon: &str,
    name: &str,
    key: &str,
    action: SceneAction,
) {
    let picture = cx.tools.art.icon(ui.ctx(), icon, 18.0, cx.theme.ink);
    let response = ui.add(egui::Button::image(picture).min_size(vec2(34.0, 34.0)));
    access::label(&response, WidgetType::Button, true, name);
    let help = match key {
        "" => name.to_owned(),
        key => format!("{name} ({key})"),
    };
    if response.on_hover_text(help).clicked() {
        cx.send(action);
    }
}

fn paces(ui: &mut Ui, cx: &mut GuideContext, pace: Pace) {
    let names = Pace::ALL.map(|pace| pace.name().to_owned());
    let chosen = Pace::ALL.iter().position(|&known| known == pace);
    if let Some(index) = choices(ui, &names, chosen.unwrap_or(0)) {
        cx.send(SceneAction::SetPace(Pace::ALL[index]));
    }
}

/// A button in the accent colour.
fn try_button(ui: &mut Ui, cx: &mut GuideContext, words: &str, action: SceneAction) {
    let text = RichText::new(words)
        .font(bold(16.0))
        .color(cx.theme.on_accent);
    let button = egui::Button::new(text)
        .fill(cx.theme.accent)
        .min_size(vec2(0.0, 34.0));
    let response = ui.add(button);
    cx.on_click(response, action);
}

/// The controls of a try: the next scene, try again, and back to the scene.
pub fn trial_controls(ui: &mut Ui, cx: &mut GuideContext, open: &OpenPage, verdict: TrialState) {
    let next = open.scene + 1;
    ui.horizontal_wrapped(|ui| {
        match verdict {
            TrialState::Other => {
                try_button(ui, cx, text!("scene-take-back"), SceneAction::TryAgain)
            }
            TrialState::Done if next < open.scenes.len() => {
                try_button(ui, cx, text!("scene-after"), SceneAction::Show(next));
                let again = egui::Button::new(text!("scene-try-again"));
                let response = ui.add(again.min_size(vec2(0.0, 34.0)));
                cx.on_click(response, SceneAction::Try);
            }
            TrialState::Done => try_button(ui, cx, text!("scene-try-again"), SceneAction::Try),
            TrialState::Asked | TrialState::Good => {
                ui.label(muted(cx, text!("scene-how")));
            }
        }
        let icon = cx.tools.art.icon(ui.ctx(), "play", 16.0, cx.theme.ink);
        let button =
            egui::Button::image_and_text(icon, text!("scene-watch")).min_size(vec2(0.0, 34.0));
        let response = ui.add(button);
        cx.on_click(response, SceneAction::Watch);
    });
}
