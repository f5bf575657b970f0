//! What is told about the scene on the board, and how it is played.

use super::super::Desk;
use super::super::new_game::man_picture;
use super::super::widgets::{Face, bold, choices, command_button, muted};
use crate::app::action::Action;
use crate::app::reading::{OpenPage, Pace, Verdict};
use crate::guide::Scene;
use crate::rules::{Effect, MethodName, Piece, Square, Transition};
use bevy_egui::egui::{self, Frame, RichText, Slider, Stroke, Ui, WidgetInfo, WidgetType, vec2};

/// The height of the caption.
const CAPTION: f32 = 62.0;

/// How large the victims are drawn.
const VICTIM: f32 = 24.0;

/// A man that leaves the board, in the words below it.
struct Victim {
    man: Piece,
    at: Square,
    how: &'static str,
}

/// Shows the words and the controls below the board.
pub fn show(ui: &mut Ui, desk: &mut Desk) {
    let Some(open) = desk
        .session
        .reading
        .as_ref()
        .and_then(|reading| reading.open.as_ref())
    else {
        return;
    };
    let trial = open.trial.as_ref().map(|trial| trial.verdict);
    let (caption, victims, seen) = match trial {
        Some(verdict) => {
            let (words, victims) = tried(open, verdict);
            (words, victims, true)
        }
        None => watched(open),
    };
    let variant = open.film.variant().clone();
    ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
    ui.allocate_ui(vec2(ui.available_width(), CAPTION), |ui| {
        ui.set_min_height(CAPTION);
        let words = RichText::new(caption).size(16.0);
        ui.add(egui::Label::new(words).wrap());
    });
    ui.horizontal(|ui| {
        ui.set_min_height(VICTIM + 6.0);
        for victim in &victims {
            self::victim(ui, desk, &variant, victim, seen);
        }
    });
    match trial {
        Some(verdict) => trial_controls(ui, desk, verdict),
        None => film_controls(ui, desk),
    }
}

/// What is told while the scene plays: the caption, the men that its move takes, and whether it has.
fn watched(open: &OpenPage) -> (String, Vec<Victim>, bool) {
    let frame = open.frame();
    match open.step(&frame) {
        Some((step, transition)) => (
            step.caption.clone(),
            victims(transition),
            frame.seen.is_infinite(),
        ),
        None => {
            let opening =
                |scene: &Scene| format!("{}. {} to move.", scene.title, scene.start.turn());
            let words = open.scene().map_or_else(String::new, opening);
            (words, Vec::new(), false)
        }
    }
}

/// What is told about the reader's own move.
fn tried(open: &OpenPage, verdict: Verdict) -> (String, Vec<Victim>) {
    let Some((scene, trial)) = open.scene().zip(open.trial.as_ref()) else {
        return (String::new(), Vec::new());
    };
    let plies = trial.table.record.plies();
    let words = match verdict {
        Verdict::Asked => task(scene),
        Verdict::Good => "Good. And now?".to_owned(),
        Verdict::Done => "That is it.".to_owned(),
        Verdict::Other => "That move does something else.".to_owned(),
    };
    let last = plies.last().filter(|_| verdict != Verdict::Asked);
    (
        words,
        last.map_or_else(Vec::new, |ply| victims(&ply.transition)),
    )
}

/// What the reader is asked to do.
fn task(scene: &Scene) -> String {
    if let Some(task) = &scene.task {
        return task.clone();
    }
    let turn = scene.start.turn();
    let first = scene.lines.iter().find_map(|line| line.first());
    let Some(step) = first else {
        return format!("{turn} to move.");
    };
    let transition = scene.variant.transition(&scene.start, step.mv);
    let names: Vec<&str> = transition
        .captured()
        .into_iter()
        .map(|square| scene.variant.geometry().name(square))
        .collect();
    match names.as_slice() {
        [] => format!("{turn} to move. Make the move of the scene."),
        [one] => format!("{turn} to move: take the man on {one}."),
        [most @ .., last] => format!(
            "{turn} to move: take the men on {} and {last} in one move.",
            most.join(", ")
        ),
    }
}

fn victims(transition: &Transition) -> Vec<Victim> {
    let effects = transition.effects.iter();
    effects
        .filter_map(|effect| match *effect {
            Effect::Capture { man, at, by, .. } => Some(Victim {
                man,
                at,
                how: how(by),
            }),
            Effect::Sacrifice { man, at, .. } => Some(Victim {
                man,
                at,
                how: "given up",
            }),
            _ => None,
        })
        .collect()
}

/// How a man was taken, in a word or two.
fn how(method: MethodName) -> &'static str {
    match method {
        MethodName::Replace => "replaced",
        MethodName::Withdraw => "withdrawn from",
        MethodName::Advance => "run up to",
        MethodName::Leap => "leapt over",
        MethodName::Cannon => "jumped onto",
        MethodName::Coordinate => "coordinated",
        MethodName::Pinch => "pinched",
        MethodName::Destroy => "destroyed",
        MethodName::EnPassant => "en passant",
        MethodName::Enclose => "enclosed",
        MethodName::Explode => "blown up",
    }
}

/// A victim, its square and how it was taken; bright once it is.
fn victim(
    ui: &mut Ui,
    desk: &mut Desk,
    variant: &crate::rules::Variant,
    victim: &Victim,
    seen: bool,
) {
    let line = if seen {
        desk.theme.accent
    } else {
        desk.theme.line
    };
    Frame::new()
        .stroke(Stroke::new(1.0, line))
        .corner_radius(6)
        .inner_margin(egui::Margin::symmetric(6, 2))
        .show(ui, |ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            man_picture(ui, desk, variant, victim.man, VICTIM);
            let name = variant.geometry().name(victim.at);
            let ink = if seen {
                desk.theme.ink
            } else {
                desk.theme.muted
            };
            ui.label(RichText::new(name).font(bold(14.0)).color(ink));
            ui.label(RichText::new(victim.how).size(14.0).color(ink));
        });
}

/// Playing, stepping, the place in the scene, the pace, and trying it.
fn film_controls(ui: &mut Ui, desk: &mut Desk) {
    let Some(reading) = &desk.session.reading else {
        return;
    };
    let Some(open) = &reading.open else { return };
    let (playing, looping, pace) = (reading.playing, reading.looping, reading.pace);
    let (mut clock, length) = (open.clock, open.film.length());
    ui.horizontal(|ui| {
        command_button(ui, desk, &Action::Back, true, Face::Icon);
        play_button(ui, desk, playing);
        command_button(ui, desk, &Action::Forward, true, Face::Icon);
        let rest = ui.available_width();
        let wide = rest > 420.0;
        let others = if wide { 330.0 } else { 260.0 };
        ui.spacing_mut().slider_width = (rest - others).max(60.0);
        let slider = Slider::new(&mut clock, 0.0..=length).show_value(false);
        let response = ui.add(slider);
        desk.landmarks.note("Scrub", response.rect);
        if response.changed() {
            desk.actions.push(Action::Seek(clock));
        }
        if wide {
            loop_button(ui, desk, looping);
        }
        paces(ui, desk, pace);
        try_button(ui, desk, "Try it", &Action::TryScene);
    });
}

fn play_button(ui: &mut Ui, desk: &mut Desk, playing: bool) {
    let (icon, name) = if playing {
        ("pause", "Pause")
    } else {
        ("play", "Play")
    };
    icon_button(ui, desk, icon, name, "Space", &Action::TogglePlay);
}

fn loop_button(ui: &mut Ui, desk: &mut Desk, looping: bool) {
    let (ink, fill) = match looping {
        true => (desk.theme.on_accent, desk.theme.accent),
        false => (desk.theme.ink, desk.theme.card),
    };
    let text = RichText::new("Loop").color(ink);
    let response = ui.add(egui::Button::new(text).fill(fill).min_size(vec2(0.0, 32.0)));
    let label = WidgetInfo::selected(WidgetType::Checkbox, true, looping, "Loop");
    response.widget_info(|| label.clone());
    desk.landmarks.note("Loop", response.rect);
    if response.on_hover_text("Begins again at the end").clicked() {
        desk.actions.push(Action::ToggleLoop);
    }
}

fn icon_button(ui: &mut Ui, desk: &mut Desk, icon: &str, name: &str, key: &str, action: &Action) {
    let picture = desk.art.icon(ui.ctx(), icon, 18.0, desk.theme.ink);
    let response = ui.add(egui::Button::image(picture).min_size(vec2(34.0, 34.0)));
    let label = WidgetInfo::labeled(WidgetType::Button, true, name);
    response.widget_info(|| label.clone());
    desk.landmarks.note(name, response.rect);
    let help = match key {
        "" => name.to_owned(),
        key => format!("{name} ({key})"),
    };
    if response.on_hover_text(help).clicked() {
        desk.actions.push(action.clone());
    }
}

fn paces(ui: &mut Ui, desk: &mut Desk, pace: Pace) {
    let names = Pace::ALL.map(|pace| pace.name().to_owned());
    let chosen = Pace::ALL.iter().position(|&known| known == pace);
    if let Some(index) = choices(ui, desk, "Pace", &names, chosen.unwrap_or(0)) {
        desk.actions.push(Action::SetPace(Pace::ALL[index]));
    }
}

/// A button in the accent.
fn try_button(ui: &mut Ui, desk: &mut Desk, words: &str, action: &Action) {
    let text = RichText::new(words)
        .font(bold(15.0))
        .color(desk.theme.on_accent);
    let button = egui::Button::new(text)
        .fill(desk.theme.accent)
        .min_size(vec2(0.0, 34.0));
    let response = ui.add(button);
    desk.landmarks.note(words, response.rect);
    if response.clicked() {
        desk.actions.push(action.clone());
    }
}

/// Trying again, and back to watching.
fn trial_controls(ui: &mut Ui, desk: &mut Desk, verdict: Verdict) {
    ui.horizontal(|ui| {
        match verdict {
            Verdict::Other => try_button(ui, desk, "Take it back", &Action::TryAgain),
            Verdict::Done => try_button(ui, desk, "Try it once more", &Action::TryScene),
            Verdict::Asked | Verdict::Good => {
                ui.label(muted(desk, "Drag a man, or click it and then its target."));
            }
        }
        icon_button(
            ui,
            desk,
            "play",
            "Watch the scene",
            "Esc",
            &Action::WatchScene,
        );
    });
}
