//! The header of every page: the way back, the title, buttons of the page, and those of the program.

use super::{heading, icon_command};
use crate::app::shell::ShellAction;
use crate::app::ui::access;
use crate::app::ui::context::{Tools, UiContext};
use baroque::texts::text;
use bevy::ecs::message::Message;
use bevy_egui::egui::{Align, Button, Label, Layout, Ui, WidgetType, vec2};

/// The commands of the program, the last one first.
const COMMANDS: [&str; 3] = ["keys.help", "settings.open", "settings.dark"];

/// In a narrower header, the buttons are closer together, and *Back* is an icon. A title with buttons of its page has a
/// row of its own there.
pub const ONE_ROW_WIDTH: f32 = 440.0;
const NARROW_GAP: f32 = 4.0;

/// An even narrower one has the buttons of its page in a row of their own.
const SLIM_WIDTH: f32 = 236.0;

/// Shows a header with a title, and no buttons of the page.
pub fn page_header(ui: &mut Ui, tools: &mut Tools, title: &str) {
    let title = Label::new(heading(title, 26.0)).truncate();
    let one_row = ui.available_width() >= ONE_ROW_WIDTH;
    header(
        ui,
        &mut tools.context(()),
        one_row,
        ShellAction::Back,
        |ui, _| _ = ui.add(title),
        |_, _| {},
    );
    ui.add_space(4.0);
}

/// Shows a header in one row, or with the title in a row of its own. `own`: the buttons of the page, the last one
/// first.
pub fn header<'t, 'a, V>(
    ui: &mut Ui,
    cx: &mut UiContext<'t, 'a, V>,
    one_row: bool,
    back: impl Message,
    title: impl FnOnce(&mut Ui, &mut UiContext<'t, 'a, V>),
    own: impl FnOnce(&mut Ui, &mut UiContext<'t, 'a, V>),
) {
    let (mut title, mut own) = (Some(title), Some(own));
    let slim = ui.available_width() < SLIM_WIDTH;
    ui.horizontal(|ui| {
        let narrow = ui.available_width() < ONE_ROW_WIDTH;
        if narrow {
            ui.spacing_mut().item_spacing.x = NARROW_GAP;
        }
        back_button(ui, cx, !narrow, back);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            for id in COMMANDS {
                icon_command(ui, cx, id);
            }
            if let Some(own) = own.take_if(|_| !slim) {
                own(ui, cx);
            }
            if let Some(title) = title.take_if(|_| one_row) {
                let rest = Layout::left_to_right(Align::Center);
                ui.with_layout(rest, |ui| title(ui, cx));
            }
        });
    });
    if let Some(own) = own {
        ui.horizontal_wrapped(|ui| own(ui, cx));
    }
    if let Some(title) = title {
        title(ui, cx);
    }
}

/// The button that goes back, with a word if there is room.
fn back_button(ui: &mut Ui, tools: &mut Tools, words: bool, back: impl Message) {
    let ink = tools.theme.ink;
    let icon = tools.art.icon(ui.ctx(), "chevron-left", 18.0, ink);
    let name = text!("header-back");
    let button = match words {
        true => Button::image_and_text(icon, name),
        false => Button::image(icon),
    };
    let response = ui
        .scope(|ui| {
            ui.spacing_mut().button_padding.x = 8.0;
            ui.add(button.min_size(vec2(0.0, 34.0)))
        })
        .inner;
    access::label(&response, WidgetType::Button, true, name);
    let response = response.on_hover_text(text!("header-back-help"));
    tools.on_click(response, back);
}
