//! Controls for choosing a setting.

use crate::app::pages::PageContext;
use crate::app::ui::access;
use crate::app::ui::widgets::{choices, strong};
use bevy::ecs::message::Message;
use bevy_egui::egui::{Button, Ui, Vec2, WidgetType, vec2};

/// A setting with several values. `names` has the label of each, and `action` the message that chooses it.
pub(super) fn pick<T: Copy + PartialEq, N: Into<String>, A: Message>(
    ui: &mut Ui,
    cx: &mut PageContext,
    (values, chosen): (&[T], T),
    name: impl Fn(T) -> N,
    choose: impl Fn(T) -> A,
) {
    let names: Vec<String> = values.iter().map(|&value| name(value).into()).collect();
    let index = values.iter().position(|&value| value == chosen);
    let clicked = choices(ui, &names, index.unwrap_or(usize::MAX));
    if let Some(index) = clicked {
        cx.send(choose(values[index]));
    }
}

/// A setting with several values, each with a picture of a size: the name of the drawing, and the drawing.
pub(super) fn pick_pictured<T: Copy + PartialEq, A: Message>(
    ui: &mut Ui,
    cx: &mut PageContext,
    (values, chosen): (&[T], T),
    name: impl Fn(T) -> &'static str,
    (size, picture): (Vec2, impl Fn(T) -> (String, String)),
    choose: impl Fn(T) -> A,
) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        for &value in values {
            let holds = value == chosen;
            let (drawing, svg) = picture(value);
            let image = cx.tools.art.picture(ui.ctx(), &drawing, size, || svg);
            let button = Button::image_and_text(image, name(value));
            let response = ui.add(button.selected(holds));
            access::choice(&response, WidgetType::RadioButton, holds, name(value));
            cx.on_click(response, choose(value));
        }
    });
}

/// A setting that is on or off, below its name.
pub(super) fn switch(
    ui: &mut Ui,
    cx: &mut PageContext,
    name: &str,
    on: bool,
    words: [&str; 2],
    toggle: impl Message,
) {
    ui.label(strong(name));
    let chosen = usize::from(on);
    let clicked = choices(ui, &words.map(str::to_owned), chosen);
    if clicked.is_some_and(|index| index != chosen) {
        cx.send(toggle);
    }
}
