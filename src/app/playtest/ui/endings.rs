//! Which pieces mate alone, solved when the user asks.

use super::{PlaytestContext, card};
use crate::app::playtest::{PlaytestAction, Run};
use crate::app::ui::pieces::piece_picture;
use crate::app::ui::widgets::{heading, muted};
use baroque::playtest::LoneEnding;
use baroque::playtest::words::{self, Topic};
use baroque::rules::{Color, Piece, PieceType};
use baroque::texts::text;
use bevy_egui::egui::{Label, Ui};

const PICTURE_SIZE: f32 = 28.0;

/// Shows the card.
pub fn show(ui: &mut Ui, cx: &mut PlaytestContext, run: &Run) {
    let endings = &run.endings;
    card::frame(ui, cx, |ui, cx| {
        ui.label(heading(Topic::Endings.heading(), 22.0));
        ui.add(Label::new(muted(cx, text!("playtest-endings-about"))).wrap());
        for ending in &endings.solved {
            row(ui, cx, run, ending);
        }
        if let Some(problem) = &endings.problem {
            ui.add(Label::new(problem).wrap());
        }
        ui.horizontal_wrapped(|ui| match &endings.progress {
            Some(_) => {
                ui.spinner();
                ui.label(muted(cx, text!("playtest-endings-solving")));
                let stop = ui.button(text!("ending-stop"));
                cx.on_click(stop, PlaytestAction::ToggleEndings);
            }
            None if endings.complete || endings.problem.is_some() => {}
            None => {
                let solve = ui.button(text!("playtest-endings-solve"));
                cx.on_click(solve, PlaytestAction::ToggleEndings);
            }
        });
    });
    ui.add_space(4.0);
}

/// A piece and what it achieves.
fn row(ui: &mut Ui, cx: &mut PlaytestContext, run: &Run, ending: &LoneEnding) {
    let kinds = run.base.kinds();
    let Some(index) = kinds.iter().position(|kind| kind.id == ending.piece) else {
        return;
    };
    let piece = PieceType::new(index);
    let color = match run.base.army(Color::White).contains(piece) {
        true => Color::White,
        false => Color::Black,
    };
    let sentence = words::lone_ending(&kinds[index].name, ending);
    ui.horizontal(|ui| {
        piece_picture(ui, cx, &run.base, Piece::new(color, piece), PICTURE_SIZE);
        ui.add(Label::new(sentence).wrap());
    });
}
