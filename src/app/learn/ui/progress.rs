//! Export, import and reset of progress, below the path.

use super::LearnContext;
use crate::app::learn::{LearnAction, ResetAction, ResetForm};
use crate::app::progress::ProgressAction;
use crate::app::shell::{FileChoice, Outbox};
use crate::app::ui::widgets::{heading, question, strong};
use baroque::progress::Scope;
use baroque::texts::text;
use bevy::ecs::message::Message;
use bevy_egui::egui::{Button, Ui, vec2};
use std::collections::BTreeMap;

/// Shows the buttons, and the form for a reset.
pub(super) fn show(ui: &mut Ui, cx: &mut LearnContext) {
    ui.label(heading(text!("learn-progress"), 22.0));
    ui.label(text!("learn-progress-what"));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
        button(ui, cx, text!("learn-export"), ProgressAction::Export);
        button(ui, cx, text!("learn-import"), import());
        if !cx.view.progress.log().is_empty() {
            let toggle = LearnAction::Reset(ResetAction::Toggle);
            button(ui, cx, text!("learn-reset"), toggle);
        }
    });
    if let Some(form) = &cx.view.learn.reset {
        reset(ui, cx, form);
    }
}

/// The file that progress is read from.
fn import() -> FileChoice {
    let chosen = |path, outbox: &mut Outbox| outbox.send(ProgressAction::Import(path));
    FileChoice::open(text!("progress-kind"), &["jsonl"], chosen)
        .titled(text!("progress-import-title"))
}

fn button(ui: &mut Ui, cx: &mut LearnContext, words: &str, message: impl Message) {
    let response = ui.add(Button::new(words).min_size(vec2(0.0, 34.0)));
    cx.on_click(response, message);
}

fn reset(ui: &mut Ui, cx: &mut LearnContext, form: &ResetForm) {
    ui.add_space(4.0);
    if let Some(scope) = &form.asked {
        let words = text!("learn-reset-question", what = name(cx, scope));
        let answers = [
            (
                text!("learn-reset-yes"),
                text!("learn-reset-yes-help"),
                LearnAction::Reset(ResetAction::Confirm),
            ),
            (
                text!("learn-reset-no"),
                text!("learn-reset-no-help"),
                LearnAction::Reset(ResetAction::Cancel),
            ),
        ];
        return question::show(ui, cx, &words, &answers);
    }
    let (games, lessons) = scopes(cx);
    scope(ui, cx, text!("learn-reset-everything"), Scope::All);
    for (words, scopes) in [
        (text!("learn-reset-games"), games),
        (text!("learn-reset-lessons"), lessons),
    ] {
        if scopes.is_empty() {
            continue;
        }
        ui.label(strong(words));
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
            for scope in scopes {
                let name = name(cx, &scope);
                self::scope(ui, cx, &name, scope);
            }
        });
    }
}

fn scope(ui: &mut Ui, cx: &mut LearnContext, words: &str, scope: Scope) {
    button(ui, cx, words, LearnAction::Reset(ResetAction::Ask(scope)));
}

/// The games and the lessons of which there is progress.
fn scopes(cx: &LearnContext) -> (Vec<Scope>, Vec<Scope>) {
    let learn = &cx.view.learn;
    let lessons = learn
        .course()
        .into_iter()
        .flat_map(|course| course.lessons());
    let finished = lessons.filter(|lesson| learn.facts.stars.contains_key(&lesson.id));
    let mut games: BTreeMap<String, Scope> = BTreeMap::new();
    let mut scopes = Vec::new();
    for lesson in finished {
        let game = lesson.variant.id().to_owned();
        games.insert(game.clone(), Scope::Game(game));
        scopes.push(Scope::Lesson(lesson.id.clone()));
    }
    (games.into_values().collect(), scopes)
}

fn name(cx: &LearnContext, scope: &Scope) -> String {
    match scope {
        Scope::All => text!("learn-reset-everything").to_owned(),
        Scope::Game(id) => {
            let mut cards = cx.view.variants.cards.iter();
            let card = cards.find(|card| card.info.id == *id);
            card.map_or_else(|| id.clone(), |card| card.info.name.clone())
        }
        Scope::Lesson(id) => {
            let course = cx.view.learn.course();
            let lesson = course.and_then(|course| course.lesson(id));
            lesson.map_or_else(|| id.clone(), |lesson| lesson.title.clone())
        }
    }
}
