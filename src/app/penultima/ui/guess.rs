//! The guess on a page of the notebook: ticked parts of the vocabulary.

use super::PenultimaContext;
use super::parts::act;
use crate::app::penultima::{GameAction, PenultimaGame, words};
use crate::app::ui::widgets::{muted, square_boxes, strong};
use baroque::penultima::{Power, choices};
use baroque::texts::text;
use bevy_egui::egui::{self, RichText, Ui, vec2};

pub fn show(ui: &mut Ui, cx: &mut PenultimaContext, game: &PenultimaGame) {
    let Some(page) = game.notebook.page() else {
        return;
    };
    let difficulty = game.public().difficulty();
    let mut guess = page.guess;
    let (movements, methods) = choices(page.role, difficulty);
    ui.scope(|ui| {
        square_boxes(ui);
        if movements.len() > 1 {
            ui.label(strong(text!("penultima-moves")));
            wrapped(ui, |ui| {
                for movement in movements {
                    let name = words::movement(movement);
                    if tick(ui, guess.movement == movement, name, name) {
                        guess.movement = movement;
                    }
                }
            });
        } else {
            let how = words::movement(guess.movement);
            ui.label(text!("penultima-rule-moves", how = how));
        }
        ui.label(strong(text!("penultima-captures")));
        wrapped(ui, |ui| {
            for method in methods {
                let (name, what) = words::method(method);
                let on = guess.method == Some(method);
                if tick(ui, on, name, what) {
                    guess.method = (!on).then_some(method);
                }
            }
        });
        if difficulty.powers() {
            ui.label(strong(text!("penultima-powers")));
            wrapped(ui, |ui| {
                for &power in Power::ALL {
                    let (name, what) = words::power(power);
                    let on = guess.power == Some(power);
                    if tick(ui, on, name, what) {
                        guess.power = (!on).then_some(power);
                    }
                }
            });
        }
    });
    // Without a tick a hint stands here, so that the buttons below keep their place.
    let method = guess.method.map(|method| words::method(method).1);
    let power = guess.power.map(|power| words::power(power).1);
    let power = power.unwrap_or(text!("penultima-guess-power"));
    let method = method.unwrap_or(text!("penultima-guess-method"));
    let meaning = [Some(method), difficulty.powers().then_some(power)];
    for sentence in meaning.into_iter().flatten() {
        ui.add(egui::Label::new(muted(cx, sentence)).wrap());
    }
    if guess != page.guess {
        act(cx, GameAction::Guess(guess));
    }
}

fn wrapped(ui: &mut Ui, contents: impl FnOnce(&mut Ui)) {
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = vec2(10.0, 1.0);
        ui.spacing_mut().interact_size.y = 24.0;
        ui.horizontal_wrapped(contents);
    });
}

/// A box to tick; whether it has been clicked.
fn tick(ui: &mut Ui, on: bool, name: &str, what: &str) -> bool {
    let mut ticked = on;
    let response = ui.checkbox(&mut ticked, RichText::new(name).size(14.0));
    response.on_hover_text(what);
    ticked != on
}
