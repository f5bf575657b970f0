//! The abilities to tick: capture methods and powers.

use crate::app::invent::ui::InventContext;
use crate::app::invent::{PieceForm, TICKS, Tick, Ticked};
use crate::app::texts::{listed, text};
use crate::app::ui::widgets::{muted, square_boxes, strong};
use bevy_egui::egui::{self, RichText, Ui, vec2};

/// Shows both lists.
pub fn show(ui: &mut Ui, cx: &mut InventContext, form: &mut PieceForm) {
    let lists = [
        (text!("invent-captures"), true),
        (text!("invent-powers"), false),
    ];
    for (title, captures) in lists {
        ui.label(strong(title));
        ui.scope(|ui| {
            ui.spacing_mut().item_spacing.y = 1.0;
            ui.spacing_mut().interact_size.y = 24.0;
            square_boxes(ui);
            for (tick, ticked) in TICKS.iter().zip(&mut form.ticks) {
                if tick.captures == captures {
                    row(ui, cx, tick, ticked);
                }
            }
        });
        ui.add_space(4.0);
    }
}

/// An ability with its description and its details.
fn row(ui: &mut Ui, cx: &mut InventContext, tick: &Tick, ticked: &mut Ticked) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 0.0);
        let name = RichText::new(tick.ability.name());
        ui.checkbox(&mut ticked.on, name);
        let words = muted(cx, tick.ability.sentence());
        if ui
            .add(egui::Label::new(words).sense(egui::Sense::CLICK))
            .clicked()
        {
            ticked.on = !ticked.on;
        }
    });
    if !ticked.on || tick.details.is_empty() {
        return;
    }
    ui.horizontal(|ui| {
        ui.add_space(20.0);
        ui.horizontal_wrapped(|ui| {
            for (detail, on) in tick.details.iter().zip(&mut ticked.details) {
                let words = listed(detail.words).unwrap_or(detail.words);
                ui.checkbox(on, RichText::new(words).size(14.0));
            }
        });
    });
}
