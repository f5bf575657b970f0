//! The end of a lesson or of a practice: stars, mistakes, and the next steps.

use super::{LearnContext, stars};
use crate::app::learn::{LearnAction, LearnRun, Mistake};
use crate::app::play::action::NewGameAction;
use crate::app::ui::boards::board_picture;
use crate::app::ui::widgets::{heading, main_button, muted, strong};
use baroque::diagram::BoardView;
use baroque::texts::text;
use bevy_egui::egui::{Button, Label, Sense, Ui, vec2};

/// The size of the board of a mistake.
const BOARD_SIZE: f32 = 128.0;

const STAR_SIZE: f32 = 44.0;

/// Shows the end.
pub(super) fn show(ui: &mut Ui, cx: &mut LearnContext, run: &LearnRun) {
    match run.lesson() {
        Some(_) => {
            ui.label(heading(text!("learn-finished"), 26.0));
            stars::show(ui, cx, run.stars(), STAR_SIZE);
        }
        None => {
            ui.label(heading(text!("learn-practice-over"), 26.0));
        }
    }
    ui.add_space(4.0);
    let (right, answered) = (run.right, run.answered);
    ui.label(text!("learn-score", right = right, answered = answered));
    mistakes(ui, cx, &run.mistakes);
    ui.add_space(10.0);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
        way_on(ui, cx, run);
    });
}

fn mistakes(ui: &mut Ui, cx: &mut LearnContext, mistakes: &[Mistake]) {
    if mistakes.is_empty() {
        return;
    }
    ui.add_space(6.0);
    ui.label(strong(text!("learn-mistakes")));
    for mistake in mistakes {
        ui.horizontal_top(|ui| {
            if let Some((variant, position)) = &mistake.board {
                let (rect, _) =
                    ui.allocate_exact_size(vec2(BOARD_SIZE, BOARD_SIZE), Sense::hover());
                let view = BoardView::new(variant.geometry(), false);
                board_picture(ui, cx, (variant, position), &view, rect);
            }
            ui.vertical(|ui| {
                ui.add(Label::new(strong(&mistake.question)).wrap());
                ui.add(Label::new(muted(cx, &mistake.answer)).wrap());
            });
        });
    }
    ui.label(muted(cx, text!("learn-mistakes-return")));
}

fn way_on(ui: &mut Ui, cx: &mut LearnContext, run: &LearnRun) {
    if let Some(lesson) = cx.view.learn.lesson_after() {
        let button = main_button(ui, cx, text!("learn-next"));
        let button = button.on_hover_text(&lesson.title);
        if button.clicked() {
            cx.send(LearnAction::NextLesson);
        }
    }
    let mut plain = |ui: &mut Ui, words: &str, action: LearnAction| {
        let response = ui.add(Button::new(words).min_size(vec2(0.0, 42.0)));
        cx.on_click(response, action);
    };
    if run.lesson().is_some() {
        plain(ui, text!("learn-again"), LearnAction::Again);
    }
    plain(ui, text!("learn-all-lessons"), LearnAction::Leave);
    if let Some(lesson) = run.lesson() {
        let play = text!("start-play", game = lesson.variant.name());
        let button = ui.add(Button::new(play).min_size(vec2(0.0, 42.0)));
        cx.on_click(button, NewGameAction::Open(lesson.variant.id().to_owned()));
    }
}
