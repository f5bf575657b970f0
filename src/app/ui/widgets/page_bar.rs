//! The bar above pages: the program's name, the pages, and the commands of the program. The area of a page below it.

use super::tabs::word;
use super::{bold, heading, icon_command, key_help};
use crate::app::keys::{Perform, by_id};
use crate::app::ui::context::{Tools, UiContext};
use crate::app::ui::theme::Theme;
use baroque::texts::text;
use bevy_egui::egui::{
    self, Align, CentralPanel, FontId, Frame, Id, Layout, Margin, Panel, ScrollArea, Stroke,
    TextStyle, Ui, WidgetInfo, WidgetType, vec2,
};

/// The largest width of a page, with a margin at each side.
const PAGE_WIDTH: f32 = 1480.0;
pub const PAGE_MARGIN: i8 = 24;

/// The commands of the program, the last one first.
const COMMANDS: [&str; 3] = ["keys.help", "settings.open", "settings.dark"];

/// The size of the program's name, and in a narrower bar.
const NAME_SIZES: (f32, f32) = (40.0, 28.0);
const NARROW_WIDTH: f32 = 640.0;

/// A bar below this width has no name.
const NAME_WIDTH: f32 = 420.0;

/// The room beside the words of a page, their height, and that of the line below the open one.
const WORD_MARGIN: f32 = 9.0;
const WORD_HEIGHT: f32 = 36.0;
const LINE_HEIGHT: f32 = 2.5;
const WORD_SIZE: f32 = 17.0;

/// Where it is kept that the bar has opened a page.
const FROM_TOP: &str = "page opened by the bar";

/// The pages by the commands that open them, with their words.
fn pages() -> [(&'static str, &'static str); 6] {
    [
        ("program.start_page", text!("page-play")),
        ("learn.open", text!("page-learn")),
        ("puzzles.open", text!("page-puzzles")),
        ("guide.open", text!("page-guide")),
        ("invent.open", text!("page-invent")),
        ("my_games.open", text!("page-my-games")),
    ]
}

/// Shows the bar. `open`: the command of the page that is shown. `own`: the buttons of the page, the last one first.
/// The words have a row of their own if they do not fit beside the name.
pub fn page_bar<'t, 'a, V>(
    ui: &mut Ui,
    cx: &mut UiContext<'t, 'a, V>,
    open: &str,
    own: impl FnOnce(&mut Ui, &mut UiContext<'t, 'a, V>),
) {
    let room = ui.available_width();
    let name = match room >= NARROW_WIDTH {
        true => NAME_SIZES.0,
        false => NAME_SIZES.1,
    };
    let one_row = room >= width(ui, name);
    ui.horizontal(|ui| {
        if room >= NAME_WIDTH {
            ui.label(heading("Baroque", name));
            ui.add_space(12.0);
        }
        if one_row {
            ui.scope(|ui| {
                ui.spacing_mut().item_spacing.x = 2.0;
                words(ui, cx, open, WORD_MARGIN);
            });
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            for id in COMMANDS {
                icon_command(ui, cx, id);
            }
            own(ui, cx);
        });
    });
    if !one_row {
        ui.horizontal_wrapped(|ui| {
            // The first word begins where the name above does.
            ui.spacing_mut().item_spacing = vec2(2.0 + 2.0 * WORD_MARGIN, 2.0);
            words(ui, cx, open, 0.0);
        });
    }
    ui.add_space(2.0);
    let (rect, line) = (ui.max_rect(), Stroke::new(1.0, cx.theme.line));
    ui.painter().hline(rect.x_range(), ui.cursor().top(), line);
    ui.add_space(12.0);
}

/// Shows the bar above a page with a board, which has the rest of `ui` between the sides of the page.
pub fn bar_above<V>(ui: &mut Ui, cx: &mut UiContext<'_, '_, V>, open: &str) {
    page_sides(ui);
    let margin = Margin {
        left: PAGE_MARGIN,
        right: PAGE_MARGIN,
        top: 16,
        bottom: 0,
    };
    Panel::top("bar")
        .resizable(false)
        .show_separator_line(false)
        .frame(Frame::new().inner_margin(margin))
        .show(ui, |ui| page_bar(ui, cx, open, |_, _| {}));
}

/// The width of the bar in one row, with five buttons.
fn width(ui: &Ui, name: f32) -> f32 {
    let words = pages().into_iter().map(|(_, words)| {
        let ink = egui::Color32::PLACEHOLDER;
        let galley = ui
            .painter()
            .layout_no_wrap(words.to_owned(), bold(WORD_SIZE), ink);
        galley.size().x + 2.0 * WORD_MARGIN + 2.0
    });
    const BUTTONS: f32 = 5.0 * 42.0;
    words.sum::<f32>() + 4.0 * name + BUTTONS
}

/// The pages, each with a margin at its sides.
fn words(ui: &mut Ui, tools: &mut Tools, open: &str, margin: f32) {
    for (id, words) in pages() {
        page(ui, tools, (id, words), id == open, margin);
    }
}

/// A page of the bar.
fn page(ui: &mut Ui, tools: &mut Tools, (id, words): (&str, &str), open: bool, margin: f32) {
    let Some(command) = by_id(id) else { return };
    let font = match open {
        true => bold(WORD_SIZE),
        false => FontId::new(WORD_SIZE, TextStyle::Body.resolve(ui.style()).family),
    };
    let ink = tools.theme.ink;
    let response = word(ui, words, (font, ink), vec2(margin, WORD_HEIGHT));
    if open {
        let line = response.rect.shrink2(vec2(margin, 0.0));
        let line = line.with_min_y(line.bottom() - LINE_HEIGHT);
        ui.painter().rect_filled(line, 0, tools.theme.accent);
    }
    response.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, open, words));
    if response.on_hover_text(key_help(tools, command)).clicked() && !open {
        tools.outbox.send(Perform(command.id));
        ui.data_mut(|data| data.insert_temp(Id::new(FROM_TOP), true));
    }
}

/// The scroll area of a page, at its top if the bar has just opened the page.
pub fn from_top(ui: &Ui, area: ScrollArea) -> ScrollArea {
    match ui.data_mut(|data| data.remove_temp::<bool>(Id::new(FROM_TOP))) {
        Some(_) => area.vertical_scroll_offset(0.0),
        None => area,
    }
}

/// The area of a page that fills the window.
pub fn page_area(ui: &mut Ui, theme: Theme, contents: impl FnOnce(&mut Ui)) {
    // Not over the bar, if there is one above.
    let room = ui.available_rect_before_wrap();
    ui.painter().rect_filled(room, 0, theme.paper);
    page_sides(ui);
    let frame = Frame::new().inner_margin(Margin::symmetric(PAGE_MARGIN, 16));
    let area = CentralPanel::default().frame(frame);
    area.show(ui, contents);
}

/// Leaves the space beside a page free, in a window that is wider.
fn page_sides(ui: &mut Ui) {
    let side = ((ui.available_width() - PAGE_WIDTH) / 2.0).floor();
    if side <= 0.0 {
        return;
    }
    for panel in [
        Panel::left("left of the page"),
        Panel::right("right of the page"),
    ] {
        let panel = panel.exact_size(side).resizable(false);
        let panel = panel.show_separator_line(false).frame(Frame::new());
        panel.show(ui, |_| {});
    }
}
