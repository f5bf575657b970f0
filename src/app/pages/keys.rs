//! The keyboard shortcuts: the overview, and the settings where they can be changed.

use crate::app::action::ShellAction;
use crate::app::keys::{Chord, Command, GROUPS, KeyEdit, Perform, by_id, commands};
use crate::app::pages::PageContext;
use crate::app::shell::Overlay;
use crate::app::ui::scroll::FollowFocus;
use crate::app::ui::widgets::{add_button, key_name, muted, spoken_keys, strong};
use baroque::texts::{listed, text};
use bevy_egui::egui::{
    self, Align, Button, Grid, Layout, RichText, ScrollArea, Ui, WidgetInfo, vec2,
};

/// The width of the button with a shortcut.
const KEY_BUTTON_WIDTH: f32 = 108.0;

/// The height of a command in the settings.
const ROW_HEIGHT: f32 = 28.0;

/// The commands that open the pages, for somebody who asks what there is to do, and the width of their buttons.
const PAGES: [&str; 5] = [
    "learn.open",
    "program.start_page",
    "puzzles.open",
    "guide.open",
    "invent.open",
];
const PAGE_BUTTON_WIDTH: f32 = 148.0;

/// Keys that belong to no command, and what they do.
fn others() -> [(&'static str, &'static str); 5] {
    [
        ("Tab", text!("keys-tab")),
        ("← ↑ → ↓", text!("keys-arrows")),
        ("Space", text!("keys-space")),
        ("Shift+F10", text!("keys-menu")),
        ("T", text!("keys-threats")),
    ]
}

/// What there is to do, and the overview of all shortcuts.
pub fn help(ui: &mut Ui, cx: &mut PageContext, height: f32) {
    ScrollArea::vertical()
        .max_height(height)
        .min_scrolled_height(height)
        .follow_focus(ui, |ui| {
            pages(ui, cx);
            ui.spacing_mut().interact_size.y = 0.0;
            for (name, commands) in GROUPS.iter() {
                ui.label(strong(listed(name).unwrap_or(name)));
                Grid::new(name)
                    .num_columns(2)
                    .min_col_width(84.0)
                    .spacing(vec2(16.0, 5.0))
                    .show(ui, |ui| {
                        for command in *commands {
                            let key = key_name(cx, command).unwrap_or_else(|| "–".to_owned());
                            line(ui, &key, command.help());
                        }
                    });
                ui.add_space(4.0);
            }
            ui.label(strong(text!("keys-without-a-mouse")));
            Grid::new("without a mouse")
                .num_columns(2)
                .min_col_width(84.0)
                .spacing(vec2(16.0, 5.0))
                .show(ui, |ui| {
                    for (key, help) in others() {
                        line(ui, &spoken_keys(key), help);
                    }
                });
            ui.add_space(6.0);
            let mouse = text!("keys-mouse");
            ui.label(muted(cx, mouse));
        });
}

/// What there is to do: the pages, each with a sentence. A click opens one.
fn pages(ui: &mut Ui, cx: &mut PageContext) {
    ui.label(strong(text!("keys-pages")));
    Grid::new("pages").num_columns(2).show(ui, |ui| {
        for command in PAGES.into_iter().filter_map(by_id) {
            let icon = cx
                .tools
                .art
                .icon(ui.ctx(), command.icon, 18.0, cx.theme.ink);
            let button = Button::image_and_text(icon, command.name());
            let button = button.min_size(vec2(PAGE_BUTTON_WIDTH, 34.0));
            let response = ui.add(button);
            if response.clicked() {
                cx.send(ShellAction::Show(Overlay::Help, false));
                cx.send(Perform(command.id));
            }
            ui.add(egui::Label::new(command.help()).wrap());
            ui.end_row();
        }
    });
    ui.add_space(6.0);
}

fn line(ui: &mut Ui, key: &str, help: &str) {
    ui.label(RichText::new(key).font(crate::app::ui::widgets::bold(16.0)));
    ui.add(egui::Label::new(help).wrap());
    ui.end_row();
}

/// The shortcuts in the settings, where they can be changed.
pub fn choose(ui: &mut Ui, cx: &mut PageContext) {
    let how = text!("keys-how");
    ui.label(muted(cx, how));
    for command in commands() {
        let row = vec2(ui.available_width(), ROW_HEIGHT);
        let layout = Layout::right_to_left(Align::Center);
        ui.allocate_ui_with_layout(row, layout, |ui| self::row(ui, cx, command));
        if cx.settings.keys.is_changed(command) {
            reset(ui, cx, command);
        }
        message(ui, cx, command);
        conflict(ui, cx, command);
    }
    let changed = cx.settings.keys.is_any_changed();
    let all = add_button(ui, changed, Button::new(text!("keys-reset-all")));
    cx.on_click(all, KeyEdit::ResetAll);
}

/// The result of the last change, below its command.
fn message(ui: &mut Ui, cx: &PageContext, command: &Command) {
    let message = cx.view.rebinding.message.as_ref();
    if let Some((_, words)) = message.filter(|(about, _)| *about == command.id) {
        let words = RichText::new(words).color(cx.theme.accent);
        ui.add(egui::Label::new(words).wrap());
    }
}

/// A command and its shortcut.
fn row(ui: &mut Ui, cx: &mut PageContext, command: &Command) {
    let id = command.id;
    let waiting = cx.view.rebinding.waiting == Some(id);
    let key = match key_name(cx, command) {
        _ if waiting => text!("keys-waiting").to_owned(),
        Some(key) => key,
        None => text!("keys-none").to_owned(),
    };
    let text = match waiting {
        true => RichText::new(&key).color(cx.theme.accent),
        false => RichText::new(&key),
    };
    let button = ui.add(Button::new(text).min_size(vec2(KEY_BUTTON_WIDTH, ROW_HEIGHT)));
    let label = text!(
        "keys-of-command",
        command = command.name(),
        key = key.as_str()
    );
    button.widget_info(|| WidgetInfo::labeled(egui::WidgetType::Button, true, &label));
    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
        let name = egui::Label::new(command.name()).wrap();
        ui.add(name).on_hover_text(command.help());
    });
    if waiting && button.has_focus() {
        // The next key becomes the shortcut, so it must not press the focused button.
        button.surrender_focus();
    }
    if cx.view.rebinding.back == Some(id) {
        button.request_focus();
        cx.send(KeyEdit::Returned);
    }
    if button.clicked() {
        let wait = (!waiting).then_some(id);
        cx.send(KeyEdit::Wait(wait));
    }
}

/// The button for the default shortcut, below a command with another one.
fn reset(ui: &mut Ui, cx: &mut PageContext, command: &Command) {
    let (held, key) = command.key;
    let usual = Chord::new(held, key);
    let button = ui.button(text!("keys-reset", key = usual.to_string()));
    if button.clicked() {
        cx.send(KeyEdit::Reset(command.id));
    }
}

/// Asks whether to swap the shortcuts of two commands, if they conflict.
fn conflict(ui: &mut Ui, cx: &mut PageContext, command: &Command) {
    let asked = cx.view.rebinding.asked.as_ref();
    let Some(&(_, chord)) = asked.filter(|(asked, _)| *asked == command.id) else {
        return;
    };
    let Some(other) = cx.settings.keys.holder(chord) else {
        return;
    };
    let has = text!(
        "keys-conflict",
        key = chord.to_string(),
        command = other.name()
    );
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(has).color(cx.theme.accent));
        let exchange = ui.button(text!("keys-exchange"));
        cx.on_click(exchange, KeyEdit::Swap);
        if ui.button(text!("keys-keep")).clicked() {
            cx.send(KeyEdit::Wait(None));
        }
    });
}
