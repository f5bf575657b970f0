//! The parts of the start page about games: the last unfinished game, and recent games and files.

use super::games::{game_name, stands};
use crate::app::my_games::resume::players;
use crate::app::my_games::ui::MyGamesContext;
use crate::app::my_games::{Resume, SavedAction, dates};
use crate::app::play::action::NewGameAction;
use crate::app::play::table::is_practice;
use crate::app::play::ui::seat::seats;
use crate::app::settings::Recent;
use crate::app::shell::ShellAction;
use crate::app::ui::access;
use crate::app::ui::boards::board_picture;
use crate::app::ui::widgets::{add_button, bold, card, muted, write_line, write_text};
use crate::app::variants::GameFileAction;
use baroque::diagram::BoardView;
use baroque::library::saved_games::SavedGame;
use baroque::rules::{Position, Variant};
use baroque::texts::text;
use bevy_egui::egui::{
    Button, FontId, Rect, Response, RichText, Stroke, StrokeKind, Ui, WidgetType, vec2,
};
use std::path::Path;

/// The height and the largest width of the last game's card.
const CARD_HEIGHT_AND_WIDTH: (f32, f32) = (136.0, 560.0);

/// The size of its picture, which is smaller on a narrow card.
const BOARD_SIZE: f32 = 112.0;

/// The longest file name that is shown in full, in characters.
const MAX_NAME_LENGTH: usize = 28;

/// The game to continue: the one on the board, or else the last unfinished one.
pub fn resume(ui: &mut Ui, cx: &mut MyGamesContext) {
    if let Some(table) = cx.view.saved.continued(&cx.view.playing) {
        let players = seats(table);
        let state = text!("start-board-state", number = table.position().fullmove());
        let title = text!("start-continue", game = table.variant().name());
        let board = (table.variant(), table.position(), table.view().flipped());
        let lines = [&*title, &players, &state];
        let card = main_card(ui, cx, board, lines);
        return cx.on_click(card, ShellAction::Continue);
    }
    let Some(resume) = &cx.view.saved.list.resume else {
        return;
    };
    let state = text!(
        "start-resume-state",
        number = resume.number,
        when = dates::ago(resume.when)
    );
    let title = text!("start-continue", game = resume.variant.name());
    let lines = [&*title, &resume.players, &state];
    let card = main_card(ui, cx, resume.board(), lines);
    cx.on_click(card, SavedAction::Resume);
}

/// The last finished game, unless there is one to continue.
pub fn last(ui: &mut Ui, cx: &mut MyGamesContext) {
    let list = &cx.view.saved.list;
    let is_own = |game: &&SavedGame| !game.goes_on() && !is_practice(&game.entry.tags);
    let Some(last) = list
        .games
        .iter()
        .find(is_own)
        .filter(|_| list.resume.is_none())
    else {
        return;
    };
    if cx.view.saved.continued(&cx.view.playing).is_some() {
        return;
    }
    let known = list.drawn.get(&last.path);
    if known.is_none_or(|(when, _)| *when != last.when) {
        cx.send(SavedAction::Draw(last.path.clone()));
    }
    let shown = known.and_then(|(_, shown)| shown.as_ref().map(Resume::board));
    let state = format!("{}, {}", stands(last, false), dates::ago(last.when));
    let lines = [&*game_name(cx, last), &players(last), &state];
    if game_card(ui, cx, text!("start-last-game"), shown, lines).clicked() {
        cx.send(SavedAction::OpenKept(last.path.clone()));
    }
}

/// The card of the game to continue, which is the main button of its page.
fn main_card(
    ui: &mut Ui,
    cx: &mut MyGamesContext,
    shown: (&Variant, &Position, bool),
    lines: [&str; 3],
) -> Response {
    let card = game_card(ui, cx, lines[0], Some(shown), lines);
    let line = Stroke::new(2.0, cx.theme.accent);
    let inside = StrokeKind::Inside;
    ui.painter().rect_stroke(card.rect, 8, line, inside);
    card.on_hover_text(text!("start-resume-help"))
}

/// A card of a game: its board with whether Black is at the bottom, if it is known, and three lines.
fn game_card(
    ui: &mut Ui,
    cx: &mut MyGamesContext,
    label: &str,
    shown: Option<(&Variant, &Position, bool)>,
    [title, players, state]: [&str; 3],
) -> Response {
    ui.add_space(4.0);
    let width = ui.available_width().min(CARD_HEIGHT_AND_WIDTH.1);
    let size = vec2(width, CARD_HEIGHT_AND_WIDTH.0);
    let (response, inside) = card(ui, cx, size, label);
    let side = BOARD_SIZE.min(width / 4.0);
    let picture = Rect::from_min_size(inside.min, vec2(side, side));
    if let Some(shown) = shown {
        board(ui, cx, shown, picture);
    }
    let mut at = picture.right_top() + vec2(16.0, 2.0);
    let room = inside.right() - at.x;
    let (ink, muted) = (cx.theme.ink, cx.theme.muted);
    let small = FontId::proportional(16.0);
    at.y += write_text(ui, at, room, title, bold(17.0), ink) + 5.0;
    at.y += write_line(ui, at, room, players, small.clone(), ink) + 5.0;
    write_line(ui, at, room, state, small, muted);
    response
}

/// The board of a game with its current position. `flipped`: whether Black is at the bottom.
pub fn board(
    ui: &Ui,
    cx: &mut MyGamesContext,
    (variant, position, flipped): (&Variant, &Position, bool),
    rect: Rect,
) {
    let view = BoardView::new(variant.geometry(), flipped);
    board_picture(ui, cx, (variant, position), &view, rect);
}

/// The recent games and files. `offered`: the id of a game for which there is a button already.
pub fn recent(ui: &mut Ui, cx: &mut MyGamesContext, offered: Option<&str>) {
    let is_new =
        |recent: &&Recent| !matches!(recent, Recent::Game(id) if offered == Some(id.as_str()));
    let recents: Vec<&Recent> = cx.settings.recent.iter().filter(is_new).collect();
    if recents.is_empty() {
        return;
    }
    ui.add_space(4.0);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        ui.label(muted(cx, text!("start-recent")));
        for recent in recents {
            match recent {
                Recent::Game(id) => game(ui, cx, id),
                Recent::File(path) => file(ui, cx, path),
            }
        }
    });
}

/// A recent game: its last unfinished one, or a new one.
fn game(ui: &mut Ui, cx: &mut MyGamesContext, id: &str) {
    let known = cx
        .view
        .variants
        .cards
        .iter()
        .find(|card| card.info.id == id);
    let name = known.map_or(id, |card| card.info.name.as_str()).to_owned();
    let missing = known.is_none().then_some(text!("start-gone"));
    let chip = |ui: &mut Ui, cx: &mut MyGamesContext, help: &str| {
        chip(ui, cx, "board", &name, (missing, help))
    };
    match cx.view.saved.unfinished(id) {
        Some(saved_game) => {
            let help = text!("start-recent-resume", game = name.as_str());
            if chip(ui, cx, &help) {
                cx.send(SavedAction::OpenKept(saved_game.path.clone()));
            }
        }
        None => {
            let help = text!("start-recent-help", game = name.as_str());
            if chip(ui, cx, &help) {
                cx.send(NewGameAction::Open(id.to_owned()));
            }
        }
    }
}

/// A recent file with games or rules.
fn file(ui: &mut Ui, cx: &mut MyGamesContext, path: &Path) {
    let mut cards = cx.view.variants.cards.iter();
    let rules = cards.find(|card| card.file.as_deref() == Some(path));
    if let Some(id) = rules.map(|card| card.info.id.clone()) {
        return game(ui, cx, &id);
    }
    let whole = path.file_name().unwrap_or_default().to_string_lossy();
    let mut name: String = whole.chars().take(MAX_NAME_LENGTH).collect();
    if name.len() < whole.len() {
        name.push('…');
    }
    let mut gone = cx.view.saved.missing.iter();
    let missing = gone
        .any(|missing| missing == path)
        .then_some(text!("start-missing"));
    let help = path.display().to_string();
    if chip(ui, cx, "open", &name, (missing, &help)) {
        cx.send(GameFileAction::OpenFile(path.to_owned()));
    }
}

/// A small button, greyed out if its file is missing. Returns whether it was clicked.
fn chip(
    ui: &mut Ui,
    cx: &mut MyGamesContext,
    icon: &str,
    name: &str,
    (missing, help): (Option<&str>, &str),
) -> bool {
    let (ink, words) = match missing {
        None => (cx.theme.ink, name.to_owned()),
        Some(word) => (cx.theme.muted, format!("{name} ({word})")),
    };
    let icon = cx.tools.art.icon(ui.ctx(), icon, 14.0, ink);
    let button = Button::image_and_text(icon, RichText::new(&words).color(ink).size(14.0));
    let response = add_button(ui, missing.is_none(), button);
    access::label(&response, WidgetType::Button, missing.is_none(), &words);
    let response = response.on_hover_text(help).on_disabled_hover_text(help);
    response.clicked()
}
