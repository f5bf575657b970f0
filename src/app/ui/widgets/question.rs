//! A question in the side panel.

use crate::app::ui::context::Tools;
use bevy::ecs::message::Message;
use bevy_egui::egui::{self, Frame, Label, Margin, Ui, vec2};

/// An answer: its label, its tooltip and its message.
pub type QuestionAnswer<'a, M> = (&'a str, &'a str, M);

/// A question in a frame, with its answers below.
pub fn show<M: Message + Clone>(
    ui: &mut Ui,
    tools: &mut Tools,
    words: &str,
    answers: &[QuestionAnswer<M>],
) {
    let frame = Frame::new()
        .stroke(egui::Stroke::new(1.5, tools.theme.accent))
        .corner_radius(6)
        .inner_margin(Margin::same(8));
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing = vec2(6.0, 4.0);
        ui.add(Label::new(words).wrap());
        ui.horizontal_wrapped(|ui| {
            for (words, help, action) in answers {
                let response = ui.button(*words).on_hover_text(*help);
                tools.on_click(response, action.clone());
            }
        });
    });
}
