//! The page My games.

use super::list;
use super::start::board;
use crate::app::my_games::keepsake::{Ending, ending};
use crate::app::my_games::resume::players;
use crate::app::my_games::ui::Desk;
use crate::app::my_games::{SavedAction, dates};
use crate::app::texts::text;
use crate::app::ui::widgets::{back_button, heading, icon_command};
use crate::library::kept::{Kept, TITLE};
use bevy_egui::egui::{
    self, Button, Frame, Margin, Rect, TextEdit, Ui, UiBuilder, WidgetInfo, WidgetType, vec2,
};

/// The height of a row, and the margins of its picture.
const ROW: f32 = 66.0;
const INSIDE: f32 = 5.0;

/// On a page narrower than this, the buttons have icons only.
const WORDS: f32 = 820.0;

/// The width of a row's buttons, with labels and without.
const BUTTONS: (f32, f32) = (330.0, 156.0);

/// Shows the page.
pub fn show(ui: &mut Ui, desk: &mut Desk) {
    let margin = Margin::symmetric(24, 16);
    let frame = Frame::new().fill(desk.theme.paper).inner_margin(margin);
    egui::CentralPanel::default().frame(frame).show(ui, |ui| {
        head(ui, desk);
        let shelf = &desk.view.saved.shelf.games;
        if shelf.is_empty() {
            ui.label(text!("shelf-empty"));
        }
        list::rows(ui, "shelf", (shelf.len(), ROW), None, |ui, row, rect| {
            game(ui, desk, &shelf[row], row, rect);
        });
    });
}

fn head(ui: &mut Ui, desk: &mut Desk) {
    ui.horizontal(|ui| {
        let words = match desk.view.playing.table {
            Some(_) => text!("shelf-back-board"),
            None => text!("shelf-back"),
        };
        back_button(ui, desk, words, SavedAction::OpenShelf);
        ui.label(heading(text!("shelf-title"), 26.0));
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            icon_command(ui, desk, "keys.help");
            icon_command(ui, desk, "files.open");
            bring_back(ui, desk);
        });
    });
    ui.add_space(6.0);
}

/// The button that restores deleted games.
fn bring_back(ui: &mut Ui, desk: &mut Desk) {
    let Some(last) = desk.view.saved.shelf.deleted.first() else {
        return;
    };
    let count = desk.view.saved.shelf.deleted.len();
    let help = text!("shelf-bring-back-help", name = name(last), count = count);
    let icon = desk.tools.art.icon(ui.ctx(), "undo", 18.0, desk.theme.ink);
    let response = ui.add(Button::image_and_text(icon, text!("shelf-bring-back")));
    desk.landmarks.note("Bring back", response.rect);
    if response.on_hover_text(help).clicked() {
        desk.ask(SavedAction::BringBack);
    }
}

/// The name of an autosaved game, or else its players.
fn name(kept: &Kept) -> String {
    kept.entry
        .tags
        .get(TITLE)
        .map_or_else(|| players(kept), str::to_owned)
}

fn game(ui: &mut Ui, desk: &mut Desk, kept: &Kept, row: usize, rect: Rect) {
    let here = desk.view.saved.is_on_board(&kept.path);
    let name = name(kept);
    let words = rect.width() >= WORDS;
    // The clickable part of a row must not overlap its buttons.
    let edge = rect.right() - if words { BUTTONS.0 } else { BUTTONS.1 };
    let (rest, side) = rect.split_left_right_at_x(edge);
    let response = list::frame(ui, desk, rest, &format!("Kept {}", row + 1), &name, here);
    picture(ui, desk, kept, rest);
    let text = rest.with_min_x(rest.left() + ROW + 6.0);
    let text = text.shrink2(vec2(4.0, 8.0));
    let (upper, lower) = text.split_top_bottom_at_fraction(0.5);
    if !renaming(ui, desk, kept, upper) {
        list::write(ui, upper, &name, desk.theme.ink);
        if response.on_hover_text(about(kept)).clicked() {
            desk.ask(SavedAction::OpenKept(kept.path.clone()));
        }
    }
    let told = format!(
        "{}, {}, {}",
        game_name(desk, kept),
        stands(kept, here),
        dates::ago(kept.when)
    );
    list::write(ui, lower, &told, desk.theme.muted);
    let path = || kept.path.clone();
    let buttons = [
        (
            "play",
            text!("shelf-open"),
            text!("shelf-open-help"),
            SavedAction::OpenKept(path()),
        ),
        (
            "edit",
            text!("shelf-rename"),
            text!("shelf-rename-help"),
            SavedAction::BeginRename(Some(path())),
        ),
        (
            "save",
            text!("shelf-export"),
            text!("shelf-export-help"),
            SavedAction::Export(path()),
        ),
        (
            "close",
            text!("shelf-delete"),
            text!("shelf-delete-help"),
            SavedAction::Delete(path()),
        ),
    ];
    ui.scope_builder(
        UiBuilder::new().max_rect(side.with_min_x(edge + 8.0)),
        |ui| {
            ui.horizontal_centered(|ui| {
                ui.spacing_mut().item_spacing.x = 4.0;
                ui.spacing_mut().button_padding.x = 6.0;
                for (icon, name, help, deed) in buttons {
                    button(ui, desk, ([icon, name, help], words), row, deed);
                }
            });
        },
    );
}

/// The name of the game's rules.
fn game_name(desk: &Desk, kept: &Kept) -> String {
    let id = kept.entry.tags.get("Variant").unwrap_or_default();
    let known = desk
        .view
        .variants
        .cards
        .iter()
        .find(|card| card.info.id == id);
    known.map_or(id, |card| card.info.name.as_str()).to_owned()
}

/// The state of a game: on the board, unfinished, or its result.
fn stands(kept: &Kept, here: bool) -> String {
    let moves = kept.entry.plies.div_ceil(2);
    if here {
        return text!("shelf-on-board").to_owned();
    }
    if kept.goes_on() {
        return text!("shelf-goes-on", count = moves);
    }
    let tags = &kept.entry.tags;
    let result = match (ending(tags), tags.get("Result")) {
        (Some(Ending::Won), _) => text!("shelf-won"),
        (Some(Ending::Lost), _) => text!("shelf-lost"),
        (_, Some("1-0")) => text!("shelf-white-won"),
        (_, Some("0-1")) => text!("shelf-black-won"),
        _ => text!("shelf-drawn"),
    };
    text!("shelf-over", result = result, count = moves)
}

/// The position of a game, once it has been read.
fn picture(ui: &Ui, desk: &mut Desk, kept: &Kept, rect: Rect) {
    let known = desk.view.saved.shelf.drawn.get(&kept.path);
    let newest = known.is_some_and(|(when, _)| *when == kept.when);
    let stands = known.and_then(|(_, stands)| stands.as_ref());
    if !newest {
        desk.ask(SavedAction::Draw(kept.path.clone()));
    }
    let Some(stands) = stands else { return };
    let place = Rect::from_min_size(rect.min, vec2(ROW, rect.height()));
    let side = rect.height() - 2.0 * INSIDE;
    board(
        ui,
        desk,
        stands,
        Rect::from_center_size(place.center(), vec2(side, side)),
    );
}

/// A button of a row, with a label or an icon only.
fn button(
    ui: &mut Ui,
    desk: &mut Desk,
    ([icon, name, help], words): ([&str; 3], bool),
    row: usize,
    deed: SavedAction,
) {
    let icon = desk.tools.art.icon(ui.ctx(), icon, 16.0, desk.theme.ink);
    let button = match words {
        true => Button::image_and_text(icon, name),
        false => Button::image(icon),
    };
    let response = ui.add(button.min_size(vec2(30.0, 34.0)));
    let label = WidgetInfo::labeled(WidgetType::Button, true, name);
    response.widget_info(|| label.clone());
    desk.landmarks
        .note(&format!("{name} {}", row + 1), response.rect);
    let help = match words {
        true => help.to_owned(),
        false => text!("shelf-button-help", name = name, help = help),
    };
    if response.on_hover_text(help).clicked() {
        desk.ask(deed);
    }
}

/// The field for a game's new name, while it is being renamed. Returns whether it is.
fn renaming(ui: &mut Ui, desk: &mut Desk, kept: &Kept, cell: Rect) -> bool {
    let renaming = desk.view.saved.shelf.renaming.clone();
    let Some((_, mut name)) = renaming.filter(|(path, _)| *path == kept.path) else {
        return false;
    };
    let field = TextEdit::singleline(&mut name).hint_text(players(kept));
    let response = ui.put(cell.shrink2(vec2(0.0, 2.0)), field);
    desk.landmarks.note("Name", response.rect);
    let escaped = ui.input(|input| input.key_pressed(egui::Key::Escape));
    if response.lost_focus() {
        let deed = match escaped {
            true => SavedAction::BeginRename(None),
            false => SavedAction::Rename,
        };
        desk.ask(deed);
    } else if !response.has_focus() {
        response.request_focus();
    }
    if response.changed() {
        desk.ask(SavedAction::WriteName(name));
    }
    true
}

fn about(kept: &Kept) -> String {
    let date = kept.entry.tags.get("Date").unwrap_or("?");
    let begun = text!("shelf-begun", date = date);
    format!("{}\n{begun}\n{}", players(kept), kept.path.display())
}
