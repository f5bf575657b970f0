//! The page with a file's games.

use super::list::{self, Column};
use crate::app::board::draw::BoardPlace;
use crate::app::my_games::details::shown_player;
use crate::app::my_games::ui::{MyGamesContext, MyGamesView};
use crate::app::my_games::{Collection, SavedAction};
use crate::app::screens::PageInput;
use crate::app::shell::{Shell, ShellAction};
use crate::app::ui::notices;
use crate::app::ui::widgets::{ONE_ROW_WIDTH, header, heading, icon_command, muted, page_area};
use baroque::game::collection::CollectionEntry;
use baroque::texts::text;
use bevy::prelude::Res;
use bevy_egui::egui::{self, Key, Label, Margin, Modifiers, ProgressBar, Rect, TextEdit, Ui, vec2};

fn columns() -> [Column; 8] {
    [
        ("", 0.7),
        (text!("list-white"), 2.4),
        (text!("list-black"), 2.4),
        (text!("list-game"), 1.8),
        (text!("list-result"), 0.9),
        (text!("list-date"), 1.2),
        (text!("list-moves"), 0.7),
        (text!("list-event"), 2.2),
    ]
}

/// The number of rows for Page Up and Page Down.
const ROWS_OF_PAGE: usize = 15;

/// Draws the page.
pub fn draw(page: PageInput, view: MyGamesView, shell: Res<Shell>) -> BoardPlace {
    page.show(&view, |ui, cx| {
        notices::in_corner(ui, cx, &shell);
        show(ui, cx);
    });
    BoardPlace::default()
}

fn show(ui: &mut Ui, cx: &mut MyGamesContext) {
    page_area(ui, cx.theme, |ui| {
        let Some(collection) = &cx.view.saved.collection else {
            return;
        };
        head(ui, cx, collection);
        match collection.progress {
            Some((games, part)) => reading(ui, cx, games, part),
            None => games(ui, cx, collection),
        }
    });
}

fn head(ui: &mut Ui, cx: &mut MyGamesContext, collection: &Collection) {
    let path = &collection.listing.path;
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let one_row = ui.available_width() >= ONE_ROW_WIDTH;
    header(
        ui,
        cx,
        one_row,
        ShellAction::Back,
        |ui, _| {
            let title = ui.add(Label::new(heading(&name, 26.0)).truncate());
            title.on_hover_text(path.display().to_string());
        },
        |ui, cx| icon_command(ui, cx, "files.open"),
    );
    ui.add_space(6.0);
}

fn reading(ui: &mut Ui, cx: &mut MyGamesContext, games: usize, part: f32) {
    ui.label(muted(cx, &text!("list-reading", count = games)));
    ui.add(
        ProgressBar::new(part)
            .desired_height(8.0)
            .fill(cx.theme.accent),
    );
}

fn games(ui: &mut Ui, cx: &mut MyGamesContext, collection: &Collection) {
    steer(ui, cx, collection);
    search(ui, cx, collection);
    ui.add_space(6.0);
    list::head(ui, cx, &columns());
    let message = message(ui, cx, collection);
    let room = ui.available_rect_before_wrap();
    let list = Rect::from_min_max(room.min, room.max - vec2(0.0, message));
    ui.scope_builder(egui::UiBuilder::new().max_rect(list), |ui| {
        let entries = &collection.listing.entries;
        let marked = (!collection.found.is_empty()).then_some(collection.marked);
        list::rows(
            ui,
            "games",
            (collection.found.len(), list::ROW),
            marked,
            |ui, row, rect| {
                if let Some(entry) = collection
                    .found
                    .get(row)
                    .and_then(|&index| entries.get(index))
                {
                    let open = collection.open == collection.found.get(row).copied();
                    game(
                        ui,
                        cx,
                        entry,
                        row,
                        rect,
                        Marks {
                            marked: marked == Some(row),
                            open,
                            number: collection.found[row] + 1,
                        },
                    );
                }
            },
        );
    });
}

/// How a row is highlighted.
#[derive(Clone, Copy)]
struct Marks {
    marked: bool,
    open: bool,
    number: usize,
}

fn game(
    ui: &Ui,
    cx: &mut MyGamesContext,
    entry: &CollectionEntry,
    row: usize,
    rect: Rect,
    marks: Marks,
) {
    let tag = |name| {
        entry
            .tags
            .get(name)
            .filter(|value| *value != "?")
            .unwrap_or("")
    };
    let [white, black] = ["White", "Black"].map(|side| shown_player(tag(side)));
    let label = format!("{white} – {black}");
    let response = list::frame(
        ui,
        cx,
        (rect, rect),
        &format!("Game {}", marks.number),
        &label,
        marks.marked,
    );
    let ink = if marks.open {
        cx.theme.accent
    } else {
        cx.theme.ink
    };
    let (number, moves) = (marks.number.to_string(), entry.moves.to_string());
    let texts = [
        &number,
        tag("White"),
        tag("Black"),
        tag("Variant"),
        tag("Result"),
        tag("Date"),
        &moves,
        tag("Event"),
    ];
    for (index, (cell, text)) in list::cells(rect, &columns())
        .into_iter()
        .zip(texts)
        .enumerate()
    {
        let ink = if index == 0 { cx.theme.muted } else { ink };
        list::write(ui, cell, text, ink);
    }
    let response = match entry.notes.first() {
        Some(note) => {
            let place =
                Rect::from_center_size(rect.right_center() - vec2(16.0, 0.0), vec2(16.0, 16.0));
            cx.tools
                .art
                .icon(ui.ctx(), "warning", 16.0, cx.theme.accent)
                .paint_at(ui, place);
            response.on_hover_text_at_pointer(note.to_string())
        }
        None => response,
    };
    if response.clicked() {
        cx.send(SavedAction::OpenRow(row));
    }
}

/// The problem of the marked game, at the bottom. Returns its height.
fn message(ui: &Ui, cx: &mut MyGamesContext, collection: &Collection) -> f32 {
    let index = collection.found.get(collection.marked);
    let entry = index.and_then(|&index| collection.listing.entries.get(index));
    let Some(note) = entry.and_then(|entry| entry.notes.first()) else {
        return 0.0;
    };
    const HEIGHT: f32 = 30.0;
    let room = ui.available_rect_before_wrap();
    let rect = Rect::from_min_max(room.left_bottom() - vec2(0.0, HEIGHT - 6.0), room.max);
    list::write(
        ui,
        rect,
        &text!(
            "list-wrong",
            number = index.map_or(0, |index| index + 1),
            error = note.to_string()
        ),
        cx.theme.accent,
    );
    HEIGHT
}

fn search(ui: &mut Ui, cx: &mut MyGamesContext, collection: &Collection) {
    let mut query = collection.query.clone();
    ui.horizontal(|ui| {
        let icon = cx.tools.art.icon(ui.ctx(), "search", 18.0, cx.theme.muted);
        ui.add(icon);
        let field = TextEdit::singleline(&mut query)
            .hint_text(text!("list-search"))
            .margin(Margin::symmetric(10, 7))
            .desired_width(320.0);
        let response = ui.add(field);
        if response.changed() {
            cx.send(SavedAction::Search(query));
        }
        let (found, all) = (collection.found.len(), collection.listing.entries.len());
        let words = match found == all {
            true => text!("list-all", count = all),
            false => text!("list-found", found = found, count = all),
        };
        ui.label(muted(cx, &words));
    });
}

/// Handles keys, also during a search: arrows move through the list, Enter opens the marked game.
fn steer(ui: &Ui, cx: &mut MyGamesContext, collection: &Collection) {
    if cx.facts.covered {
        return;
    }
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let (marked, last) = (collection.marked, collection.found.len().saturating_sub(1));
    for (key, row) in [
        (Key::ArrowDown, (marked + 1).min(last)),
        (Key::ArrowUp, marked.saturating_sub(1)),
        (Key::PageDown, (marked + ROWS_OF_PAGE).min(last)),
        (Key::PageUp, marked.saturating_sub(ROWS_OF_PAGE)),
    ] {
        if pressed(key) {
            cx.send(SavedAction::Mark(row));
        }
    }
    let focused =
        ui.memory(|memory| memory.focused().is_some()) && !ui.ctx().egui_wants_keyboard_input();
    if !focused && pressed(Key::Enter) {
        cx.send(SavedAction::OpenRow(marked));
    }
}
