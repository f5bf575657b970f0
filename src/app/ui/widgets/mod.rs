//! Buttons, headings and choices in the style of the program.

mod choices;
mod dropdown;
mod header;
mod help;
mod invitation;
mod page_bar;
pub mod question;
mod tabs;
mod writing;

pub use choices::{choices, even_choices, square_boxes};
pub use dropdown::dropdown;
pub use header::{ONE_ROW_WIDTH, header, page_header};
pub use help::{key_help, key_name, spoken_keys};
pub use invitation::Invitation;
pub use page_bar::{PAGE_MARGIN, bar_above, from_top, page_area, page_bar};
pub use tabs::tabs;
pub use writing::{
    bold, first_sentence, fitting, heading, heading_font, larger_text, muted, numbered, strong,
    text_height, write_line, write_text,
};

use crate::app::keys::{Perform, by_id};
use crate::app::ui::access;
use crate::app::ui::context::Tools;
use crate::app::ui::scroll::FollowFocus;
use baroque::texts::text;
use bevy::ecs::message::Message;
use bevy_egui::egui::text::{CCursor, CCursorRange};
use bevy_egui::egui::text_edit::TextEditState;
use bevy_egui::egui::{
    self, Atom, CornerRadius, Response, RichText, Sense, Stroke, Ui, Vec2, vec2,
};
use std::sync::Arc;

/// How a command's button looks.
#[derive(Clone, Copy, PartialEq)]
pub enum Face {
    /// Only its icon.
    Icon,
    /// Only its icon, in the middle of this width and without a frame.
    Narrow(f32),
    /// Its icon and its name.
    Words,
    /// Its name below its icon, at this width, with this size of the text and without a frame.
    Under(f32, f32),
}

/// The height of a button with its name below its icon, the place of both, and the sizes of the name.
pub const UNDER_HEIGHT: f32 = 50.0;
const UNDER_ICON_TOP: f32 = 7.0;
const UNDER_NAME_TOP: f32 = 27.0;
const UNDER_SIZES: [f32; 4] = [14.0, 13.0, 12.0, 11.0];

/// The space for the edges of such a button beside its name.
const UNDER_MARGIN: f32 = 6.0;

/// Makes the rails of the next sliders visible. The style's own colour for them is that of buttons.
pub fn show_rail(ui: &mut Ui, tools: &Tools) {
    ui.visuals_mut().widgets.inactive.bg_fill = tools.theme.line;
}

/// A command's button that shows only the icon.
pub fn icon_command(ui: &mut Ui, tools: &mut Tools, id: &str) {
    command_button(ui, tools, id, true, Face::Icon);
}

/// A command's button, by the command's id. The tooltip shows the help and the shortcut.
pub fn command_button(ui: &mut Ui, tools: &mut Tools, id: &str, enabled: bool, face: Face) {
    let Some(command) = by_id(id) else { return };
    let on = tools.is_on(id);
    let ink = tools.theme.ink;
    let icon = match help::is_theme(command) && tools.theme.dark {
        true => "sun",
        false => command.icon,
    };
    let icon = tools.art.icon(ui.ctx(), icon, 18.0, ink);
    let response = match face {
        Face::Under(width, letters) => {
            let button = egui::Button::new("").selected(on);
            let button = button.min_size(vec2(width, UNDER_HEIGHT));
            let button = |ui: &mut Ui| {
                without_frames(ui);
                add_button(ui, enabled, button)
            };
            let response = ui.scope(button).inner;
            name_below(ui, (icon, command.name(), ink), letters, &response);
            response
        }
        Face::Narrow(width) => {
            let button = egui::Button::image(icon).selected(on);
            let button = |ui: &mut Ui| {
                without_frames(ui);
                ui.spacing_mut().button_padding.x = 2.0;
                add_button(ui, enabled, button.min_size(vec2(width, 34.0)))
            };
            ui.scope(button).inner
        }
        Face::Icon | Face::Words => {
            let button = match face == Face::Words {
                true => egui::Button::image_and_text(icon, command.name()),
                false => egui::Button::image(icon),
            };
            let button = button.wrap_mode(egui::TextWrapMode::Extend);
            let button = button.selected(on).min_size(vec2(0.0, 34.0));
            // In a scope, the button would not go to the next row of a wrapped one.
            let padding = std::mem::replace(&mut ui.spacing_mut().button_padding.x, 8.0);
            let response = add_button(ui, enabled, button);
            ui.spacing_mut().button_padding.x = padding;
            response
        }
    };
    let label = match on {
        true => egui::WidgetInfo::selected(egui::WidgetType::Button, enabled, on, command.name()),
        false => egui::WidgetInfo::labeled(egui::WidgetType::Button, enabled, command.name()),
    };
    response.widget_info(|| label.clone());
    let response = response.on_hover_text(key_help(tools, command));
    if response.clicked() {
        tools.outbox.send(Perform(command.id));
    }
}

/// Shows the next buttons without frames, until one is pointed at, has the focus, or is on.
pub fn without_frames(ui: &mut Ui) {
    let widgets = &mut ui.visuals_mut().widgets;
    for look in [&mut widgets.noninteractive, &mut widgets.inactive] {
        look.bg_stroke = egui::Stroke::NONE;
        look.weak_bg_fill = egui::Color32::TRANSPARENT;
    }
}

/// The looks of a row of buttons with their names below their icons. They have one width if their names fit, or else those
/// that the names need, with smaller letters if they must. If that is not enough, there are only icons.
pub fn under<'a>(
    ui: &Ui,
    commands: impl Iterator<Item = &'a str>,
    room: f32,
    gap: f32,
) -> Vec<Face> {
    let names: Vec<&str> = commands
        .filter_map(by_id)
        .map(|command| command.name())
        .collect();
    let count = names.len() as f32;
    let room = room - gap * (count - 1.0);
    let even = (room / count).floor();
    for size in UNDER_SIZES {
        let needed = |name: &&str| (below(ui, name, size).size().x + UNDER_MARGIN).ceil();
        let widths: Vec<f32> = names.iter().map(needed).collect();
        let spare = room - widths.iter().sum::<f32>();
        if widths.iter().all(|&width| width <= even) {
            return vec![Face::Under(even, size); names.len()];
        } else if spare >= 0.0 {
            let more = (spare / count).floor();
            let faces = widths.iter().map(|width| Face::Under(width + more, size));
            return faces.collect();
        }
    }
    vec![Face::Narrow(even); names.len()]
}

/// The name below an icon.
fn below(ui: &Ui, name: &str, size: f32) -> Arc<egui::Galley> {
    let (font, ink) = (egui::FontId::proportional(size), egui::Color32::PLACEHOLDER);
    ui.painter().layout_no_wrap(name.to_owned(), font, ink)
}

/// Draws an icon and the name below it into an empty button.
fn name_below(
    ui: &Ui,
    (icon, name, ink): (egui::Image, &str, egui::Color32),
    letters: f32,
    button: &Response,
) {
    let rect = button.rect;
    let opacity = match button.enabled() {
        true => 1.0,
        false => ui.visuals().disabled_alpha,
    };
    let ink = ink.gamma_multiply(opacity);
    let at = rect.center_top() + vec2(0.0, UNDER_ICON_TOP + 9.0);
    let place = egui::Rect::from_center_size(at, Vec2::splat(18.0));
    icon.tint(ink).paint_at(ui, place);
    let galley = below(ui, name, letters);
    let left = rect.center().x - galley.size().x / 2.0;
    let at = egui::pos2(left, rect.top() + UNDER_NAME_TOP);
    ui.painter().galley(at, galley, ink);
}

/// A small button that shows only an icon. Without an action it is disabled. The caller may say why.
pub fn small_button(
    ui: &mut Ui,
    tools: &mut Tools,
    icon: &str,
    name: &str,
    action: Option<impl Message>,
) -> Response {
    let picture = tools.art.icon(ui.ctx(), icon, 14.0, tools.theme.ink);
    let button = egui::Button::image(picture).min_size(vec2(26.0, 26.0));
    let enabled = action.is_some();
    let response = ui
        .scope(|ui| {
            ui.spacing_mut().button_padding = vec2(6.0, 4.0);
            ui.spacing_mut().interact_size.y = 26.0;
            add_button(ui, enabled, button)
        })
        .inner;
    access::label(&response, egui::WidgetType::Button, enabled, name);
    let response = response.on_hover_text(name);
    if response.clicked() {
        tools.send_all(action);
    }
    response
}

/// An icon without a frame that can be clicked.
pub fn small_icon(ui: &mut Ui, tools: &mut Tools, icon: &str, name: &str) -> Response {
    let picture = tools.art.icon(ui.ctx(), icon, 16.0, tools.theme.muted);
    let button = egui::Button::image(picture)
        .frame_when_inactive(false)
        .min_size(vec2(26.0, 26.0));
    let response = ui
        .scope(|ui| {
            ui.spacing_mut().button_padding = vec2(5.0, 4.0);
            ui.spacing_mut().interact_size.y = 26.0;
            ui.add(button)
        })
        .inner;
    access::label(&response, egui::WidgetType::Button, true, name);
    response.on_hover_text(name)
}

/// The space below a section of the side panel, and the width of its border, in points.
const BELOW: f32 = 8.0;
const BORDER: f32 = 1.0;

/// The frame of a section of the side panel, with a margin inside its border in points.
pub fn section(tools: &Tools, inside: f32) -> egui::Frame {
    egui::Frame::new()
        .stroke(Stroke::new(BORDER, tools.theme.line))
        .corner_radius(6)
        .inner_margin(inside)
        .outer_margin(egui::Margin {
            bottom: BELOW as i8,
            ..egui::Margin::ZERO
        })
}

/// The height of a section with such a margin around contents of a height, with the space below it.
pub fn section_height(inside: f32, contents: f32) -> f32 {
    contents + 2.0 * (inside + BORDER) + BELOW
}

pub fn menu_entry(ui: &mut Ui, tools: &mut Tools, icon: &str, words: &str) -> Response {
    const SIZE: Vec2 = vec2(220.0, 30.0);
    let picture = tools.art.icon(ui.ctx(), icon, 16.0, tools.theme.ink);
    let button = egui::Button::image_and_text(picture, words)
        .frame_when_inactive(false)
        .min_size(SIZE);
    let response = ui.add(button);
    access::label(&response, egui::WidgetType::Button, true, words);
    response
}

/// A text field across the whole width, with a hint while it is empty.
pub fn text_field(ui: &mut Ui, text: &mut String, hint: &str, name: &str) -> Response {
    let field = egui::TextEdit::singleline(text)
        .hint_text(hint)
        .margin(egui::Margin::symmetric(10, 7))
        .desired_width(f32::INFINITY);
    let response = ui.add(field);
    access::name(&response, name);
    response
}

/// Gives a field the keyboard focus and selects its text, so that typing replaces it.
pub fn focus_and_select(field: &Response, text: &str) {
    let mut state = TextEditState::load(&field.ctx, field.id).unwrap_or_default();
    let end = CCursor::new(text.chars().count());
    let all = CCursorRange::two(CCursor::default(), end);
    state.cursor.set_char_range(Some(all));
    state.store(&field.ctx, field.id);
    field.request_focus();
}

/// Contents that need at least this size. In a smaller place they scroll.
pub fn at_least<R>(ui: &mut Ui, least: Vec2, contents: impl FnOnce(&mut Ui) -> R) -> R {
    let room = ui.available_size();
    // A sum of heights may be a little off.
    if (room - least).min_elem() > -0.5 {
        return contents(ui);
    }
    let scroll = egui::ScrollArea::both()
        .id_salt("at least")
        .auto_shrink(false);
    scroll
        .follow_focus(ui, |ui| {
            let size = ui.available_size().min(room).max(least);
            let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
            let builder = egui::UiBuilder::new().max_rect(rect);
            ui.scope_builder(builder, contents).inner
        })
        .inner
}

/// A button for the rules of a game, with its message.
pub fn guide_button(ui: &mut Ui, tools: &mut Tools, face: Face, rules: impl Message) {
    let button = ["book", text!("rules-button"), text!("rules-button-help")];
    let response = icon_button(ui, tools, face, button);
    tools.on_click(response, rules);
}

/// A button that is no command's: its icon, its words and its tooltip. Without its words, the tooltip begins with them.
pub fn icon_button(
    ui: &mut Ui,
    tools: &mut Tools,
    face: Face,
    [icon, words, help]: [&str; 3],
) -> Response {
    let picture = tools.art.icon(ui.ctx(), icon, 18.0, tools.theme.ink);
    let (button, help) = match face {
        Face::Words => (
            egui::Button::image_and_text(picture, words),
            help.to_owned(),
        ),
        Face::Icon | Face::Narrow(_) | Face::Under(..) => (
            egui::Button::image(picture),
            text!("icon-button-help", name = words, help = help),
        ),
    };
    let response = ui.add(button.min_size(vec2(0.0, 34.0)));
    access::label(&response, egui::WidgetType::Button, true, words);
    response.on_hover_text(help)
}

/// A button that leads to exercises, with its message.
pub fn practise_button(ui: &mut Ui, tools: &mut Tools, words: &str, practise: impl Message) {
    let icon = tools.art.icon(ui.ctx(), "learn", 16.0, tools.theme.ink);
    let response = ui.add(egui::Button::image_and_text(icon, words));
    tools.on_click(response, practise);
}

/// The least size of a main button, and the room below which it is only half as wide as the room.
const MAIN_BUTTON_SIZE: Vec2 = vec2(160.0, 42.0);
const NARROW_PANEL_WIDTH: f32 = 260.0;

/// Adds a button. One that cannot be used has no fill, because egui's fading would make it darker than its surroundings.
pub fn add_button(ui: &mut Ui, enabled: bool, button: egui::Button) -> Response {
    let button = match enabled {
        true => button,
        false => button.fill(egui::Color32::TRANSPARENT),
    };
    ui.add_enabled(enabled, button)
}

/// The main button of a page. In a narrow panel another button has room beside it.
pub fn main_button(ui: &mut Ui, tools: &mut Tools, text: &str) -> Response {
    let label = RichText::new(text).font(bold(17.0));
    // Without the accent, a button that cannot be used stays readable.
    // The words are in the middle in any layout.
    let middle = |label: RichText| egui::Button::new((Atom::grow(), label, Atom::grow()));
    let button = match ui.is_enabled() {
        true => middle(label.color(tools.theme.on_accent))
            .fill(tools.theme.accent)
            .stroke(Stroke::new(1.0, tools.theme.accent)),
        false => middle(label.color(tools.theme.ink)).fill(egui::Color32::TRANSPARENT),
    };
    let room = ui.available_width();
    let width = match room < NARROW_PANEL_WIDTH {
        true => room / 2.0,
        false => MAIN_BUTTON_SIZE.x,
    };
    ui.add(button.min_size(vec2(width, MAIN_BUTTON_SIZE.y)))
}

/// A field for a number; true if the number has changed. It shows the decimal sign of the language, and reads a point
/// and a comma.
pub fn number(ui: &mut Ui, value: egui::DragValue) -> bool {
    let value = value
        .custom_formatter(|number, digits| {
            let shown = egui::emath::format_with_decimals_in_range(number, digits);
            shown.replace('.', text!("decimal-sign"))
        })
        .custom_parser(|typed| typed.trim().replace(',', ".").parse().ok());
    ui.add_sized(vec2(110.0, 32.0), value).changed()
}

/// A card that can be clicked, and the rectangle for its contents.
pub fn card(ui: &mut Ui, tools: &mut Tools, size: Vec2, name: &str) -> (Response, egui::Rect) {
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    access::label(&response, egui::WidgetType::Button, ui.is_enabled(), name);
    let marked = response.hovered() || response.has_focus();
    let fill = match (ui.is_enabled(), marked) {
        (false, _) => egui::Color32::TRANSPARENT,
        (true, true) => tools.theme.card_hover,
        (true, false) => tools.theme.card,
    };
    let line = if marked {
        tools.theme.accent
    } else {
        tools.theme.line
    };
    ui.painter().rect(
        rect,
        CornerRadius::same(8),
        fill,
        Stroke::new(1.0, line),
        egui::StrokeKind::Inside,
    );
    (response, rect.shrink(12.0))
}
