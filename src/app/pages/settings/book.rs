//! The settings of the opening book: its file, and how far the computer uses it.

use super::choice::pick;
use crate::app::pages::PageContext;
use crate::app::settings::{BookSource, SettingsAction};
use crate::app::ui::widgets::{muted, strong, text_field};
use baroque::texts::text;
use bevy_egui::egui::{Align, Button, Label, Layout, Ui, vec2};

/// The choices for the number of moves.
const MOVES: [u8; 6] = [4, 6, 8, 12, 20, 30];

/// The height of the row with the file.
const ROW_HEIGHT: f32 = 34.0;

pub(super) fn show(ui: &mut Ui, cx: &mut PageContext) {
    let settings = &cx.settings.book;
    ui.label(strong(text!("settings-book")));
    let sources = (&BookSource::ALL[..], settings.source);
    let choose = SettingsAction::SetBook;
    pick(ui, cx, sources, BookSource::name, choose);
    if settings.source == BookSource::File {
        file(ui, cx, settings.file.clone());
    }
    if settings.source == BookSource::Off {
        return;
    }
    let words = cx.view.analysis.openings.words();
    let words = match words.is_empty() {
        true => text!("settings-book-who").to_owned(),
        false => words,
    };
    ui.add(Label::new(muted(cx, &words)).wrap());
    ui.label(strong(text!("settings-book-moves")));
    let moves = (&MOVES[..], settings.moves());
    let (name, choose) = (|moves: u8| moves.to_string(), SettingsAction::SetBookMoves);
    pick(ui, cx, moves, name, choose);
}

/// The field for the path of the book, and the button for the file dialog.
fn file(ui: &mut Ui, cx: &mut PageContext, mut written: String) {
    let size = vec2(ui.available_width(), ROW_HEIGHT);
    ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
        let words = text!("settings-book-choose");
        let button = ui.add(Button::new(words).min_size(vec2(0.0, ROW_HEIGHT)));
        cx.on_click(button, SettingsAction::ChooseBook);
        let field = text_field(
            ui,
            &mut written,
            text!("settings-book-file"),
            text!("settings-book-file-name"),
        );
        if field.changed() {
            cx.send(SettingsAction::SetBookFile(written));
        }
    });
}
