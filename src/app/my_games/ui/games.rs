//! The page My games.

use super::empty;
use super::list;
use super::start::board;
use crate::app::my_games::resume::players;
use crate::app::my_games::saved_game_meta::{PersonalResult, ending};
use crate::app::my_games::ui::MyGamesContext;
use crate::app::my_games::{SavedAction, dates};
use crate::app::texts::text;
use crate::app::ui::access;
use crate::app::ui::widgets::{Face, command_button, heading, muted, page_area, page_bar};
use baroque::library::saved_games::{SavedGame, TITLE};
use bevy_egui::egui::{self, Button, Rect, TextEdit, Ui, UiBuilder, WidgetType, vec2};

/// The height of a row, and the margins of its picture.
const ROW_HEIGHT: f32 = 66.0;
const PICTURE_MARGIN: f32 = 5.0;

/// On a page narrower than this, the buttons have icons only.
const WORDS_PAGE_WIDTH: f32 = 820.0;

/// The width of a row's buttons, with labels and without.
const BUTTONS_WIDTHS: (f32, f32) = (330.0, 156.0);

/// Shows the page.
pub fn show(ui: &mut Ui, cx: &mut MyGamesContext) {
    page_area(ui, cx.theme, |ui| {
        head(ui, cx);
        let list = &cx.view.saved.list.games;
        if list.is_empty() {
            return empty::show(ui, cx);
        }
        list::rows(
            ui,
            "my games",
            (list.len(), ROW_HEIGHT),
            None,
            |ui, row, rect| {
                game(ui, cx, &list[row], row, rect);
            },
        );
    });
}

fn head(ui: &mut Ui, cx: &mut MyGamesContext) {
    page_bar(ui, cx, "my_games.open", |_, _| {});
    if cx.view.saved.list.games.is_empty() && cx.view.saved.list.deleted.is_empty() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.set_row_height(34.0);
        ui.label(heading(text!("saved-games-title"), 26.0));
        let count = cx.view.saved.list.games.len();
        ui.label(muted(cx, &text!("saved-games-count", count = count)));
        ui.add_space(8.0);
        command_button(ui, cx, "files.open", true, Face::Words);
        command_button(ui, cx, "my_games.paste", true, Face::Words);
        bring_back(ui, cx);
    });
    ui.add_space(6.0);
}

/// The button that restores deleted games.
fn bring_back(ui: &mut Ui, cx: &mut MyGamesContext) {
    let Some(last) = cx.view.saved.list.deleted.first() else {
        return;
    };
    let count = cx.view.saved.list.deleted.len();
    let help = text!(
        "saved-games-bring-back-help",
        name = name(last),
        count = count
    );
    let icon = cx.tools.art.icon(ui.ctx(), "undo", 18.0, cx.theme.ink);
    let response = ui
        .add(Button::image_and_text(
            icon,
            text!("saved-games-bring-back"),
        ))
        .on_hover_text(help);
    cx.on_click(response, SavedAction::BringBack);
}

/// The name of an autosaved game, or else its players.
fn name(saved_game: &SavedGame) -> String {
    saved_game
        .entry
        .tags
        .get(TITLE)
        .map_or_else(|| players(saved_game), str::to_owned)
}

fn game(ui: &mut Ui, cx: &mut MyGamesContext, saved_game: &SavedGame, row: usize, rect: Rect) {
    let here = cx.view.saved.is_on_board(&saved_game.path);
    let name = name(saved_game);
    let words = rect.width() >= WORDS_PAGE_WIDTH;
    // The clickable part of a row must not overlap its buttons.
    let edge = rect.right()
        - if words {
            BUTTONS_WIDTHS.0
        } else {
            BUTTONS_WIDTHS.1
        };
    let (rest, side) = rect.split_left_right_at_x(edge);
    let response = list::frame(ui, cx, rest, &format!("SavedGame {}", row + 1), &name, here);
    picture(ui, cx, saved_game, rest);
    let text = rest.with_min_x(rest.left() + ROW_HEIGHT + 6.0);
    let text = text.shrink2(vec2(4.0, 8.0));
    let (upper, lower) = text.split_top_bottom_at_fraction(0.5);
    if !renaming(ui, cx, saved_game, upper) {
        list::write(ui, upper, &name, cx.theme.ink);
        if response.on_hover_text(about(saved_game)).clicked() {
            cx.send(SavedAction::OpenKept(saved_game.path.clone()));
        }
    }
    let state = stands(saved_game, here);
    let ink = match ending(&saved_game.entry.tags) {
        Some(PersonalResult::Won) => cx.theme.right,
        Some(PersonalResult::Lost) => cx.theme.wrong,
        _ => cx.theme.ink,
    };
    let (game, when) = (game_name(cx, saved_game), dates::ago(saved_game.when));
    let parts = [(state, ink), (format!("{game}, {when}"), cx.theme.muted)];
    list::write_parts(ui, lower, &parts);
    let path = || saved_game.path.clone();
    let buttons = [
        (
            "play",
            text!("saved-games-open"),
            text!("saved-games-open-help"),
            SavedAction::OpenKept(path()),
        ),
        (
            "edit",
            text!("saved-games-rename"),
            text!("saved-games-rename-help"),
            SavedAction::BeginRename(Some(path())),
        ),
        (
            "save",
            text!("saved-games-export"),
            text!("saved-games-export-help"),
            SavedAction::Export(path()),
        ),
        (
            "close",
            text!("saved-games-delete"),
            text!("saved-games-delete-help"),
            SavedAction::Delete(path()),
        ),
    ];
    ui.scope_builder(
        UiBuilder::new().max_rect(side.with_min_x(edge + 8.0)),
        |ui| {
            ui.horizontal_centered(|ui| {
                ui.spacing_mut().item_spacing.x = 4.0;
                ui.spacing_mut().button_padding.x = 6.0;
                for (icon, name, help, action) in buttons {
                    button(ui, cx, ([icon, name, help], words), action);
                }
            });
        },
    );
}

/// The name of the game's rules.
fn game_name(cx: &MyGamesContext, saved_game: &SavedGame) -> String {
    let id = saved_game.entry.tags.get("Variant").unwrap_or_default();
    let known = cx
        .view
        .variants
        .cards
        .iter()
        .find(|card| card.info.id == id);
    known.map_or(id, |card| card.info.name.as_str()).to_owned()
}

/// The state of a game: its result, or where it goes on.
fn stands(saved_game: &SavedGame, here: bool) -> String {
    let moves = saved_game.entry.plies.div_ceil(2);
    if saved_game.goes_on() {
        return match here {
            true => text!("saved-games-on-board").to_owned(),
            false => text!("saved-games-goes-on", count = moves),
        };
    }
    let tags = &saved_game.entry.tags;
    let result = match (ending(tags), tags.get("Result")) {
        (Some(PersonalResult::Won), _) => text!("saved-games-won"),
        (Some(PersonalResult::Lost), _) => text!("saved-games-lost"),
        (_, Some("1-0")) => text!("saved-games-white-won"),
        (_, Some("0-1")) => text!("saved-games-black-won"),
        _ => text!("saved-games-drawn"),
    };
    text!("saved-games-over", result = result, count = moves)
}

/// The position of a game, once it has been read.
fn picture(ui: &Ui, cx: &mut MyGamesContext, saved_game: &SavedGame, rect: Rect) {
    let known = cx.view.saved.list.drawn.get(&saved_game.path);
    let newest = known.is_some_and(|(when, _)| *when == saved_game.when);
    let stands = known.and_then(|(_, stands)| stands.as_ref());
    if !newest {
        cx.send(SavedAction::Draw(saved_game.path.clone()));
    }
    let Some(stands) = stands else { return };
    let place = Rect::from_min_size(rect.min, vec2(ROW_HEIGHT, rect.height()));
    let side = rect.height() - 2.0 * PICTURE_MARGIN;
    board(
        ui,
        cx,
        stands,
        Rect::from_center_size(place.center(), vec2(side, side)),
    );
}

/// A button of a row, with a label or an icon only.
fn button(
    ui: &mut Ui,
    cx: &mut MyGamesContext,
    ([icon, name, help], words): ([&str; 3], bool),
    action: SavedAction,
) {
    let icon = cx.tools.art.icon(ui.ctx(), icon, 16.0, cx.theme.ink);
    let button = match words {
        true => Button::image_and_text(icon, name),
        false => Button::image(icon),
    };
    let response = ui.add(button.min_size(vec2(30.0, 34.0)));
    access::label(&response, WidgetType::Button, true, name);
    let help = match words {
        true => help.to_owned(),
        false => text!("saved-games-button-help", name = name, help = help),
    };
    if response.on_hover_text(help).clicked() {
        cx.send(action);
    }
}

/// The field for a game's new name, while it is being renamed. Returns whether it is.
fn renaming(ui: &mut Ui, cx: &mut MyGamesContext, saved_game: &SavedGame, cell: Rect) -> bool {
    let renaming = cx.view.saved.list.renaming.clone();
    let Some((_, mut name)) = renaming.filter(|(path, _)| *path == saved_game.path) else {
        return false;
    };
    let field = TextEdit::singleline(&mut name).hint_text(players(saved_game));
    let response = ui.put(cell.shrink2(vec2(0.0, 2.0)), field);
    let escaped = ui.input(|input| input.key_pressed(egui::Key::Escape));
    if response.lost_focus() {
        let action = match escaped {
            true => SavedAction::BeginRename(None),
            false => SavedAction::Rename,
        };
        cx.send(action);
    } else if !response.has_focus() {
        response.request_focus();
    }
    if response.changed() {
        cx.send(SavedAction::WriteName(name));
    }
    true
}

fn about(saved_game: &SavedGame) -> String {
    let date = saved_game.entry.tags.get("Date").unwrap_or("?");
    let begun = text!("saved-games-begun", date = date);
    format!(
        "{}\n{begun}\n{}",
        players(saved_game),
        saved_game.path.display()
    )
}
