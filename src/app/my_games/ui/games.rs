//! The page My games.

use super::empty;
use super::list;
use super::start::board;
use crate::app::my_games::resume::players;
use crate::app::my_games::saved_game_meta::{PersonalResult, ending};
use crate::app::my_games::ui::{MyGamesContext, OtherGame};
use crate::app::my_games::{SavedAction, dates};
use crate::app::play::table::is_practice;
use crate::app::ui::access;
use crate::app::ui::widgets::{
    Face, bold, command_button, heading, muted, page_area, page_bar, write_line,
};
use baroque::library::saved_games::{SavedGame, TITLE};
use baroque::texts::text;
use bevy_egui::egui::{self, Button, Rect, TextEdit, Ui, UiBuilder, WidgetType, pos2, vec2};
use std::path::Path;

/// The height of a row of cards, and of a row if the page has room for all.
const ROW_HEIGHTS: (f32, f32) = (146.0, 188.0);

/// The least width of a card, and the space between cards.
const LEAST_CARD_WIDTH: f32 = 340.0;
const CARD_GAP: f32 = 12.0;

/// The margin inside a card, and the largest part of its width for the board.
const CARD_MARGIN: f32 = 11.0;
const BOARD_SHARE: f32 = 0.36;

/// The height of the lines of text and of the buttons, and the width that the label of a button needs.
const LINE_HEIGHT: f32 = 24.0;
const BUTTONS_HEIGHT: f32 = 34.0;
const LABEL_CARD_WIDTH: f32 = 230.0;

/// Shows the page. The games of other ways to play that go on come first.
pub fn show(ui: &mut Ui, cx: &mut MyGamesContext, mut running: Vec<OtherGame>) {
    page_area(ui, cx.theme, |ui| {
        let list = &cx.view.saved.list.games;
        let others = running.len();
        let count = others + list.len();
        head(ui, cx, count);
        if count == 0 {
            return empty::show(ui, cx);
        }
        let room = ui.available_width();
        let columns = ((room + CARD_GAP) / (LEAST_CARD_WIDTH + CARD_GAP)).floor();
        let columns = columns.max(1.0);
        let rows = count.div_ceil(columns as usize);
        let height = match rows as f32 * ROW_HEIGHTS.1 <= ui.available_height() {
            true => ROW_HEIGHTS.1,
            false => ROW_HEIGHTS.0,
        };
        list::rows(ui, "my games", (rows, height), None, |ui, row, rect| {
            let width = (rect.width() + CARD_GAP) / columns;
            let first = row * columns as usize;
            for (column, index) in (first..count).take(columns as usize).enumerate() {
                let left = rect.left() + column as f32 * width;
                let size = vec2(width - CARD_GAP, rect.height() - CARD_GAP);
                let card = Rect::from_min_size(pos2(left, rect.top()), size);
                match running.get_mut(index) {
                    Some(other) => other_game(ui, cx, other, index, card),
                    None => game(ui, cx, &list[index - others], index - others, card),
                }
            }
        });
    });
}

/// The header, with the number of games.
fn head(ui: &mut Ui, cx: &mut MyGamesContext, count: usize) {
    page_bar(ui, cx, "my_games.open", |_, _| {});
    if count == 0 && cx.view.saved.list.deleted.is_empty() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.set_row_height(34.0);
        ui.label(heading(text!("saved-games-title"), 26.0));
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

/// The places of the parts of a card.
struct CardParts {
    /// What can be clicked, which must not overlap the buttons.
    clickable: Rect,
    board: Rect,
    /// The place of all lines.
    lines: Rect,
    buttons: Rect,
    /// Whether there is room for a line more.
    tall: bool,
}

impl CardParts {
    fn of(rect: Rect) -> CardParts {
        let inside = rect.shrink(CARD_MARGIN);
        let (upper, lower) = inside.split_top_bottom_at_y(inside.bottom() - BUTTONS_HEIGHT);
        let side = inside.height().min(inside.width() * BOARD_SHARE);
        let left = inside.left() + side + CARD_MARGIN;
        CardParts {
            clickable: rect.with_max_y(upper.bottom()),
            board: Rect::from_min_size(inside.min, vec2(side, side)),
            lines: upper.with_min_x(left),
            buttons: lower.with_min_x(left),
            tall: rect.height() > ROW_HEIGHTS.0,
        }
    }

    fn line(&self, number: usize) -> Rect {
        let top = self.lines.top() + number as f32 * LINE_HEIGHT;
        Rect::from_x_y_ranges(self.lines.x_range(), top..=top + LINE_HEIGHT)
    }

    /// Whether there is room for the label of a button.
    fn has_label(&self) -> bool {
        self.buttons.width() >= LABEL_CARD_WIDTH
    }

    /// Writes the first line.
    fn title(&self, ui: &Ui, cx: &MyGamesContext, name: &str) {
        let line = self.line(0);
        write_line(ui, line.min, line.width(), name, bold(17.0), cx.theme.ink);
    }

    /// Writes what is last, on two lines where there is room.
    fn last(&self, ui: &Ui, cx: &MyGamesContext, what: &str, when: &str) {
        let ink = cx.theme.muted;
        if self.tall {
            list::write(ui, self.line(2), what, ink);
            list::write(ui, self.line(3), when, ink);
        } else {
            list::write(ui, self.line(2), &format!("{what}, {when}"), ink);
        }
    }
}

/// The card of a game of another way to play: its board, what it is, who plays, its state, and a button that continues it.
fn other_game(ui: &mut Ui, cx: &mut MyGamesContext, other: &mut OtherGame, row: usize, rect: Rect) {
    let (parts, summary) = (CardParts::of(rect), &other.summary);
    let id = format!("OtherGame {}", row + 1);
    let name = format!("{}: {}, {}", summary.name, summary.players, summary.state);
    let response = list::frame(ui, cx, (rect, parts.clickable), &id, &name, false);
    let (variant, position, flipped) = &summary.board;
    board(ui, cx, (*variant, position, *flipped), parts.board);
    parts.title(ui, cx, &summary.name);
    list::write(ui, parts.line(1), &summary.players, cx.theme.ink);
    let when = match other.when {
        Some(when) => dates::ago(when),
        None => text!("saved-games-is-open").to_owned(),
    };
    parts.last(ui, cx, &summary.state, &when);
    let mut continued = response.on_hover_text_at_pointer(&summary.words).clicked();
    row_of_buttons(ui, parts.buttons, |ui| {
        let face = ["play", text!("start-go-on"), text!("saved-games-open-help")];
        continued |= button(ui, cx, face, parts.has_label());
    });
    if continued {
        cx.outbox.append(&mut other.continues);
    }
}

/// A card: the board, the name, the state, and the buttons below.
fn game(ui: &mut Ui, cx: &mut MyGamesContext, saved_game: &SavedGame, row: usize, rect: Rect) {
    let here = cx.view.saved.is_on_board(&saved_game.path);
    let name = name(saved_game);
    let parts = CardParts::of(rect);
    let id = format!("SavedGame {}", row + 1);
    let response = list::frame(ui, cx, (rect, parts.clickable), &id, &name, here);
    picture(ui, cx, saved_game, parts.board);
    if !renaming(ui, cx, saved_game, parts.line(0)) {
        parts.title(ui, cx, &name);
        if response
            .on_hover_text_at_pointer(about(saved_game))
            .clicked()
        {
            cx.send(SavedAction::OpenKept(saved_game.path.clone()));
        }
    }
    let ink = match ending(&saved_game.entry.tags) {
        Some(PersonalResult::Won) => cx.theme.right,
        Some(PersonalResult::Lost) => cx.theme.wrong,
        _ => cx.theme.ink,
    };
    let mut stands = stands(saved_game, here);
    if is_practice(&saved_game.entry.tags) {
        stands = text!("saved-games-practice", stands = stands);
    }
    list::write(ui, parts.line(1), &stands, ink);
    parts.last(
        ui,
        cx,
        &game_name(cx, saved_game),
        &dates::ago(saved_game.when),
    );
    buttons(ui, cx, &saved_game.path, &parts);
}

/// The buttons of a card. The first one has a label if there is room.
fn buttons(ui: &mut Ui, cx: &mut MyGamesContext, path: &Path, parts: &CardParts) {
    let path = || path.to_owned();
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
    row_of_buttons(ui, parts.buttons, |ui| {
        for (index, (icon, name, help, action)) in buttons.into_iter().enumerate() {
            let words = index == 0 && parts.has_label();
            if button(ui, cx, [icon, name, help], words) {
                cx.send(action);
            }
        }
    });
}

fn row_of_buttons(ui: &mut Ui, place: Rect, buttons: impl FnOnce(&mut Ui)) {
    ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
        ui.horizontal_centered(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            ui.spacing_mut().button_padding.x = 6.0;
            buttons(ui);
        });
    });
}

/// The name of the game's rules.
pub fn game_name(cx: &MyGamesContext, saved_game: &SavedGame) -> String {
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
pub fn stands(saved_game: &SavedGame, here: bool) -> String {
    let moves = saved_game.entry.moves;
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
    if let Some(stands) = stands {
        board(ui, cx, stands.board(), rect);
    }
}

/// A button of a card, with a label if `words`, or else an icon only. Returns whether it was clicked.
fn button(
    ui: &mut Ui,
    cx: &mut MyGamesContext,
    [icon, name, help]: [&str; 3],
    words: bool,
) -> bool {
    let icon = cx.tools.art.icon(ui.ctx(), icon, 16.0, cx.theme.ink);
    let button = match words {
        true => Button::image_and_text(icon, name),
        false => Button::image(icon),
    };
    let response = ui.add(button.min_size(vec2(28.0, 32.0)));
    access::label(&response, WidgetType::Button, true, name);
    let help = match words {
        true => help.to_owned(),
        false => text!("saved-games-button-help", name = name, help = help),
    };
    response.on_hover_text(help).clicked()
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
