//! The field where a move is written, and the moves that fit its text.

use crate::app::keys::Attention;
use crate::app::play::typing::{Typed, Typing};
use crate::app::play::ui::PlayContext;
use crate::app::ui::access;
use crate::app::ui::widgets::{focus_and_select, muted};
use baroque::texts::text;
use bevy_egui::egui::{
    self, Align2, Area, Button, Frame, Key, Margin, Order, RichText, TextEdit, Ui, WidgetType, vec2,
};

/// The height of the field with its margins.
pub const HEIGHT: f32 = 42.0;

pub fn show(ui: &mut Ui, cx: &mut PlayContext) {
    let mut text = cx.view.typing.text.clone();
    let field = TextEdit::singleline(&mut text)
        .id_salt("move field")
        .hint_text(text!("move-field"))
        .margin(Margin::symmetric(10, 7))
        .desired_width(f32::INFINITY);
    let response = ui.add(field);
    access::name(&response, text!("move-field"));
    if cx.takes_focus(Attention::MoveField) {
        focus_and_select(&response, &text);
    }
    if response.changed() {
        cx.send(Typed::Text(text.clone()));
    }
    let pressed = |key| ui.input(|input| input.key_pressed(key));
    if response.lost_focus() && pressed(Key::Enter) {
        cx.send(Typed::Enter);
        // A refused text stays, and typing replaces it.
        focus_and_select(&response, &text);
    }
    if response.has_focus() {
        for (key, on) in [(Key::ArrowDown, true), (Key::ArrowUp, false)] {
            if pressed(key) {
                cx.send(Typed::Step(on));
            }
        }
        offers(ui, cx, response.rect);
    }
}

/// The moves that fit the text, or why there is none, above the field.
fn offers(ui: &Ui, cx: &mut PlayContext, field: egui::Rect) {
    let typing = &cx.view.typing;
    if typing.offered.is_empty() && typing.message.is_none() {
        return;
    }
    Area::new("offered moves".into())
        .order(Order::Foreground)
        .pivot(Align2::LEFT_BOTTOM)
        .fixed_pos(field.left_top() - vec2(0.0, 4.0))
        .constrain(true)
        .show(ui.ctx(), |ui| {
            Frame::popup(ui.style()).show(ui, |ui| {
                ui.set_width(field.width() - 20.0);
                ui.spacing_mut().item_spacing.y = 2.0;
                list(ui, cx, typing);
            });
        });
}

fn list(ui: &mut Ui, cx: &mut PlayContext, typing: &Typing) {
    if let Some(message) = &typing.message {
        let message = RichText::new(message).color(cx.theme.accent);
        ui.add(egui::Label::new(message).wrap());
        return;
    }
    for (index, (_, text)) in typing.offered.iter().enumerate() {
        let chosen = typing.chosen == Some(index);
        let size = vec2(ui.available_width(), 26.0);
        let entry = ui.add(Button::new(text).selected(chosen).min_size(size));
        access::choice(&entry, WidgetType::SelectableLabel, chosen, text);
        // The field loses the focus when the button goes down. That would close the list before the click ends.
        if entry.is_pointer_button_down_on() {
            cx.send(Typed::Take(index));
        }
    }
    let hint = text!("move-field-hint");
    ui.label(muted(cx, hint));
}
