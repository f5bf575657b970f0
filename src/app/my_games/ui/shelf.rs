//! The page of the games that are kept.

use super::list::{self, Column};
use crate::app::my_games::resume::players;
use crate::app::my_games::{Deed, dates};
use crate::app::texts::text;
use crate::app::ui::desk::Desk;
use crate::app::ui::widgets::{back_button, heading, icon_command};
use crate::library::kept::{Kept, TITLE};
use bevy_egui::egui::{
    self, Button, Frame, Margin, Rect, TextEdit, Ui, UiBuilder, WidgetInfo, WidgetType, vec2,
};

/// The buttons come first: at the right notices come and go.
fn columns() -> [Column; 5] {
    [
        ("", 2.0),
        (text!("shelf-name"), 3.4),
        (text!("shelf-game"), 2.0),
        ("", 1.9),
        (text!("shelf-played"), 1.4),
    ]
}

/// Shows the page.
pub fn show(ui: &mut Ui, desk: &mut Desk) {
    let margin = Margin::symmetric(24, 16);
    let frame = Frame::new().fill(desk.theme.paper).inner_margin(margin);
    egui::CentralPanel::default().frame(frame).show(ui, |ui| {
        head(ui, desk);
        let shelf = std::mem::take(&mut desk.session.saved.shelf);
        if shelf.is_empty() {
            ui.label(text!("shelf-empty"));
        } else {
            list::head(ui, desk, &columns());
        }
        list::rows(ui, "shelf", shelf.len(), None, |ui, row, rect| {
            game(ui, desk, &shelf[row], row, rect);
        });
        desk.session.saved.shelf = shelf;
    });
}

fn head(ui: &mut Ui, desk: &mut Desk) {
    ui.horizontal(|ui| {
        let words = match desk.session.table {
            Some(_) => text!("shelf-back-board"),
            None => text!("shelf-back"),
        };
        back_button(ui, desk, words, Deed::OpenShelf);
        ui.label(heading(text!("shelf-title"), 26.0));
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            icon_command(ui, desk, "keys.help");
            icon_command(ui, desk, "files.open");
            bring_back(ui, desk);
        });
    });
    ui.add_space(6.0);
}

/// The way back for what has been deleted.
fn bring_back(ui: &mut Ui, desk: &mut Desk) {
    let Some(last) = desk.session.saved.deleted.first() else {
        return;
    };
    let count = desk.session.saved.deleted.len();
    let help = text!("shelf-bring-back-help", name = name(last), count = count);
    let icon = desk.art.icon(ui.ctx(), "undo", 18.0, desk.theme.ink);
    let response = ui.add(Button::image_and_text(icon, text!("shelf-bring-back")));
    desk.landmarks.note("Bring back", response.rect);
    if response.on_hover_text(help).clicked() {
        desk.ask(Deed::BringBack);
    }
}

/// The name of a kept game, or else who plays.
fn name(kept: &Kept) -> String {
    kept.entry
        .tags
        .get(TITLE)
        .map_or_else(|| players(kept), str::to_owned)
}

fn game(ui: &mut Ui, desk: &mut Desk, kept: &Kept, row: usize, rect: Rect) {
    let cells = list::cells(rect, &columns());
    let here = desk.session.is_on_board(&kept.path);
    let name = name(kept);
    // The buttons lie beside what can be clicked, not upon it.
    let rest = Rect::from_min_max(egui::pos2(cells[1].left() - 8.0, rect.top()), rect.max);
    let response = list::frame(ui, desk, rest, &format!("Kept {}", row + 1), &name, here);
    let (tags, ink) = (&kept.entry.tags, desk.theme.ink);
    let id = tags.get("Variant").unwrap_or_default();
    let known = desk.variants.cards.iter().find(|card| card.info.id == id);
    let game = known.map_or(id, |card| card.info.name.as_str()).to_owned();
    let stands = match (here, kept.goes_on()) {
        (true, _) => text!("shelf-on-board").to_owned(),
        (false, true) => text!("shelf-goes-on", count = kept.entry.plies),
        (false, false) => text!(
            "shelf-over",
            result = tags.get("Result").unwrap_or_default(),
            count = kept.entry.plies
        ),
    };
    if !renaming(ui, desk, kept, cells[1]) {
        list::write(ui, cells[1], &name, ink);
        if response.on_hover_text(about(kept)).clicked() {
            desk.ask(Deed::OpenKept(kept.path.clone()));
        }
    }
    list::write(ui, cells[2], &game, ink);
    list::write(ui, cells[3], &stands, ink);
    list::write(ui, cells[4], &dates::ago(kept.when), desk.theme.muted);
    let path = || kept.path.clone();
    let buttons = [
        (
            "play",
            text!("shelf-open"),
            text!("shelf-open-help"),
            Deed::OpenKept(path()),
        ),
        (
            "edit",
            text!("shelf-rename"),
            text!("shelf-rename-help"),
            Deed::BeginRename(Some(path())),
        ),
        (
            "save",
            text!("shelf-export"),
            text!("shelf-export-help"),
            Deed::Export(path()),
        ),
        (
            "close",
            text!("shelf-delete"),
            text!("shelf-delete-help"),
            Deed::Delete(path()),
        ),
    ];
    ui.scope_builder(UiBuilder::new().max_rect(cells[0]), |ui| {
        ui.horizontal_centered(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            ui.spacing_mut().button_padding.x = 6.0;
            for (icon, words, help, deed) in buttons {
                button(ui, desk, [icon, words, help], row, deed);
            }
        });
    });
}

fn button(ui: &mut Ui, desk: &mut Desk, [icon, words, help]: [&str; 3], row: usize, deed: Deed) {
    let icon = desk.art.icon(ui.ctx(), icon, 16.0, desk.theme.ink);
    let response = ui.add(Button::image(icon).min_size(vec2(30.0, 26.0)));
    let label = WidgetInfo::labeled(WidgetType::Button, true, words);
    response.widget_info(|| label.clone());
    desk.landmarks
        .note(&format!("{words} {}", row + 1), response.rect);
    if response
        .on_hover_text(text!("shelf-button-help", name = words, help = help))
        .clicked()
    {
        desk.ask(deed);
    }
}

/// The field for the name of a game, while it is being renamed; whether it is.
fn renaming(ui: &mut Ui, desk: &mut Desk, kept: &Kept, cell: Rect) -> bool {
    let renaming = desk.session.saved.renaming.clone();
    let Some((_, mut name)) = renaming.filter(|(path, _)| *path == kept.path) else {
        return false;
    };
    let field = TextEdit::singleline(&mut name).hint_text(players(kept));
    let response = ui.put(cell.shrink2(vec2(0.0, 2.0)), field);
    desk.landmarks.note("Name", response.rect);
    let escaped = ui.input(|input| input.key_pressed(egui::Key::Escape));
    if response.lost_focus() {
        let deed = match escaped {
            true => Deed::BeginRename(None),
            false => Deed::Rename,
        };
        desk.ask(deed);
    } else if !response.has_focus() {
        response.request_focus();
    }
    if response.changed() {
        desk.ask(Deed::WriteName(name));
    }
    true
}

fn about(kept: &Kept) -> String {
    let date = kept.entry.tags.get("Date").unwrap_or("?");
    let begun = text!("shelf-begun", date = date);
    format!("{}\n{begun}\n{}", players(kept), kept.path.display())
}
