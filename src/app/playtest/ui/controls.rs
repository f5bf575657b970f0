//! The settings of a run, its progress, and its buttons.

use super::{PlaytestContext, card};
use crate::app::playtest::{
    ExportKind, GAMES, Phase, PlaytestAction, Run, RunSettings, STRENGTHS, Strength,
};
use crate::app::ui::access;
use crate::app::ui::widgets::{choices, main_button, muted, strong};
use baroque::texts::text;
use bevy_egui::egui::containers::menu::MenuButton;
use bevy_egui::egui::{Button, Label, RichText, Ui, WidgetType, vec2};
use std::time::Duration;

/// From this width on, the choices are side by side.
const ROW_WIDTH: f32 = 860.0;

/// Shows everything above the report.
pub fn show(ui: &mut Ui, cx: &mut PlaytestContext, run: &Run) {
    let before = run.settings;
    let mut settings = before;
    if ui.available_width() >= ROW_WIDTH {
        ui.columns(3, |columns| {
            number(&mut columns[0], &mut settings);
            strength(&mut columns[1], &mut settings);
            columns[2].add_space(20.0);
            buttons(&mut columns[2], cx, run);
        });
    } else {
        number(ui, &mut settings);
        strength(ui, &mut settings);
        buttons(ui, cx, run);
    }
    if settings != before {
        cx.send(PlaytestAction::Choose(settings));
    }
    progress(ui, cx, run);
    if let Some(problem) = &run.problem {
        let words = RichText::new(problem).color(cx.theme.wrong);
        ui.add(Label::new(words).wrap());
    }
    if run.outdated {
        ui.horizontal_wrapped(|ui| {
            ui.label(RichText::new(text!("playtest-rules-changed")).color(cx.theme.accent));
            let button = ui.button(text!("playtest-renew"));
            cx.on_click(button, PlaytestAction::Renew);
        });
    }
    if run.report.is_none() && matches!(run.phase, Phase::Idle) && run.problem.is_none() {
        ui.add(Label::new(muted(cx, text!("playtest-about"))).wrap());
    }
}

fn number(ui: &mut Ui, settings: &mut RunSettings) {
    ui.label(strong(text!("playtest-games")));
    let names = GAMES.map(grouped);
    let chosen = GAMES.iter().position(|&games| games == settings.games);
    let chosen = chosen.unwrap_or(GAMES.len());
    if let Some(index) = choices(ui, &names, chosen) {
        settings.games = GAMES[index];
    }
}

fn strength(ui: &mut Ui, settings: &mut RunSettings) {
    ui.label(strong(text!("playtest-strength")))
        .on_hover_text(text!("playtest-strength-help"));
    let name = |strength: Strength| {
        text!(
            "playtest-nodes",
            strength = strength.name(),
            nodes = grouped(strength.nodes())
        )
    };
    let names = STRENGTHS.map(name);
    let chosen = STRENGTHS
        .iter()
        .position(|&known| known == settings.strength);
    if let Some(index) = choices(ui, &names, chosen.unwrap_or(0)) {
        settings.strength = STRENGTHS[index];
    }
}

/// A number with its thousands apart.
fn grouped(number: u64) -> String {
    match number {
        small @ 0..1_000 => small.to_string(),
        large => format!("{},{:03}", grouped(large / 1_000), large % 1_000),
    }
}

fn buttons(ui: &mut Ui, cx: &mut PlaytestContext, run: &Run) {
    ui.horizontal_wrapped(|ui| {
        if run.is_playing() {
            let enabled = matches!(run.phase, Phase::Playing(_));
            if ui
                .add_enabled_ui(enabled, |ui| main_button(ui, cx, text!("playtest-stop")))
                .inner
                .clicked()
            {
                cx.send(PlaytestAction::Stop);
            }
        } else {
            let words = match run.games() {
                0 => text!("playtest-start").to_owned(),
                _ if run.is_unfinished() => text!("playtest-go-on").to_owned(),
                games => text!("playtest-more", count = run.target() - games),
            };
            let can = cx.view.playtest.can_start();
            if ui
                .add_enabled_ui(can, |ui| main_button(ui, cx, &words))
                .inner
                .clicked()
            {
                cx.send(PlaytestAction::Start);
            }
        }
        if run.report.is_some() {
            let open = cx.view.playtest.compared.is_some();
            let words = text!("playtest-compare");
            let button = Button::new(words).selected(open);
            let button = ui.add(button.min_size(vec2(0.0, 42.0)));
            access::choice(&button, WidgetType::Button, open, words);
            cx.on_click(button, PlaytestAction::ToggleCompare);
            export(ui, cx);
        }
    });
}

/// A menu with the forms of export.
fn export(ui: &mut Ui, cx: &mut PlaytestContext) {
    let words = text!("playtest-export");
    let button = Button::new(words).min_size(vec2(0.0, 42.0));
    let (response, _) = MenuButton::from_button(button).ui(ui, |ui| {
        for kind in ExportKind::ALL {
            let words = match kind {
                ExportKind::Pgn => text!("playtest-export-pgn"),
                ExportKind::Csv => text!("playtest-export-csv"),
                ExportKind::Json => text!("playtest-export-json"),
                ExportKind::Svg => text!("playtest-export-svg"),
                ExportKind::Png => text!("playtest-export-png"),
            };
            let entry = Button::new(words).frame_when_inactive(false);
            let response = ui.add(entry.min_size(vec2(220.0, 30.0)));
            if response.clicked() {
                cx.send(PlaytestAction::Export(kind));
                ui.close();
            }
        }
    });
    access::label(&response, WidgetType::Button, true, words);
}

fn progress(ui: &mut Ui, cx: &mut PlaytestContext, run: &Run) {
    let (done, all) = run.progress;
    let words = match &run.phase {
        Phase::Idle => return,
        Phase::Reading => text!("playtest-reading").to_owned(),
        Phase::Stopping => text!("playtest-stopping").to_owned(),
        Phase::Playing(_) => match run.left {
            Some(left) => text!(
                "playtest-progress",
                done = done,
                all = all,
                left = duration(left)
            ),
            None => text!("playtest-progress-begin", done = done, all = all),
        },
    };
    let deep = run.sheet.plan.deep;
    let words = match deep > 0 && run.is_playing() {
        true => format!("{words} {}", text!("playtest-progress-deep", count = deep)),
        false => words,
    };
    ui.add(Label::new(muted(cx, &words)).wrap());
    if run.is_playing() {
        let bar = card::progress(ui, cx, run.progress);
        access::name(&bar, &words);
    }
    ui.add_space(4.0);
}

/// A time in words.
fn duration(left: Duration) -> String {
    match left.as_secs() {
        seconds @ 0..60 => text!("playtest-seconds", count = seconds),
        seconds => text!("playtest-minutes", count = seconds.div_ceil(60)),
    }
}
