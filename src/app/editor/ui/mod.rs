//! The page of the setup editor: board, palette and the tabs.

mod actions;
mod array;
mod board;
mod fen;
mod file;
mod palette;
mod play;
mod position;
mod view;
mod zones;

pub use view::{EditorContext, EditorView};

use crate::app::board::draw::BoardPlace;
use crate::app::editor::EditorAction;
use crate::app::editor::{Edit, Tab};
use crate::app::screens::PageInput;
use crate::app::shell::ShellAction;
use crate::app::ui::scroll::FollowFocus;
use crate::app::ui::widgets::{self, Face, at_least, command_button, header, heading};
use crate::app::ui::{boards, columns, notices};
use crate::app::variants::ui::files::playtest_button;
use bevy_egui::egui::{self, Frame, Label, Margin, RichText, ScrollArea, Ui, Vec2, vec2};

/// The width of lists that open on a click.
const LIST_WIDTH: f32 = 160.0;

/// The height of the panel's bottom part.
const FOOT_HEIGHT: f32 = 52.0;

/// The least size of the panel's content. A smaller panel scrolls, so that the board keeps half of the window.
const LEAST_SIZE: Vec2 = vec2(288.0, 440.0);

/// The least height if it says how to place a piece.
const LEAST_ARRAY_HEIGHT: f32 = 660.0;

/// Draws the page.
pub fn draw(page: PageInput, view: EditorView) -> BoardPlace {
    page.show(&view, show)
}

/// Shows the page. Returns the place of the board.
fn show(ui: &mut Ui, cx: &mut EditorContext) -> BoardPlace {
    // The board begins where it does on other pages, and leaves room for the line below it.
    let height = ui.max_rect().height();
    let open = cx.view.editor.open.as_ref();
    let board = open.map_or(height, |editor| {
        boards::width_of(cx.settings, editor.variant(), editor.view(), height)
    });
    let least = match array::is_shown(cx) {
        true => vec2(LEAST_SIZE.x, LEAST_ARRAY_HEIGHT),
        false => LEAST_SIZE,
    };
    let palette = columns::panel_beside(ui, "editor", board, |ui| {
        at_least(ui, least, |ui| panel(ui, cx))
    });
    egui::Panel::bottom("fen")
        .exact_size(fen::HEIGHT)
        .resizable(false)
        .show_separator_line(false)
        .frame(Frame::new().inner_margin(Margin::symmetric(16, 0)))
        .show(ui, |ui| fen::show(ui, cx));
    let room = ui.available_rect_before_wrap();
    board::show(ui, cx, room, &palette)
}

/// The panel beside the board. Returns the places of the palette's pieces.
fn panel(ui: &mut Ui, cx: &mut EditorContext) -> palette::Places {
    title(ui, cx);
    array::show(ui, cx);
    let places = palette::show(ui, cx);
    actions::show(ui, cx);
    let shell = &cx.view.shell;
    notices::over(ui, cx, shell);
    if !array::is_shown(cx) {
        egui::Panel::bottom("editor foot")
            .exact_size(FOOT_HEIGHT)
            .resizable(false)
            .show_separator_line(false)
            .frame(Frame::new())
            .show(ui, |ui| play::buttons(ui, cx));
    }
    tabs(ui, cx);
    places
}

fn title(ui: &mut Ui, cx: &mut EditorContext) {
    let Some(editor) = &cx.view.editor.open else {
        return;
    };
    let variant = editor.variant();
    // A custom board has the name of its future game.
    let own = editor
        .sketch
        .custom_board()
        .map(|_| editor.file.name.trim());
    let own = own.filter(|name| !name.is_empty());
    let name = own.unwrap_or(variant.name()).to_owned();
    let layout = boards::layout_name(variant.layout());
    let title = |ui: &mut Ui, cx: &mut EditorContext| {
        ui.horizontal(|ui| {
            let name = Label::new(heading(&name, 26.0)).truncate();
            ui.add(name).on_hover_text(layout.clone());
            if ui.available_width() > 52.0 {
                ui.label(RichText::new(layout).color(cx.theme.muted));
            }
        });
    };
    header(ui, cx, false, ShellAction::Back, title, |ui, cx| {
        playtest_button(ui, cx, Face::Icon, EditorAction::Playtest);
        command_button(ui, cx, "invent.open", true, Face::Icon);
    });
}

fn tabs(ui: &mut Ui, cx: &mut EditorContext) {
    let Some(tab) = cx.view.editor.open.as_ref().map(|editor| editor.tab) else {
        return;
    };
    let names = Tab::ALL.map(|tab| tab.name().to_owned());
    let chosen = Tab::ALL.iter().position(|&known| known == tab);
    if let Some(index) = widgets::tabs(ui, cx, &names, chosen.unwrap_or(0)) {
        cx.send(EditorAction::Edit(Edit::Tab(Tab::ALL[index])));
    }
    ScrollArea::vertical()
        .id_salt("tab")
        .auto_shrink(false)
        .follow_focus(ui, |ui| match tab {
            Tab::Position => position::show(ui, cx),
            Tab::Zones => zones::show(ui, cx),
            Tab::Play => play::show(ui, cx),
            Tab::File => file::show(ui, cx),
        });
}
