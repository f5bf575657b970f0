//! The top of the start page: a scene of the guide, the way into a game, and the puzzle of the day.

use super::sets::{PIECE_HEIGHT, set_name, set_picture, some_pieces};
use crate::app::action::{GuideAction, LearnAction, NewGameAction, SceneAction};
use crate::app::my_games;
use crate::app::pages::PageContext;
use crate::app::play::table::{Table, is_practice};
use crate::app::puzzles::ui::day_card;
use crate::app::settings::{Recent, SettingsAction};
use crate::app::ui::access;
use crate::app::ui::films::is_quiet;
use crate::app::ui::ornament::ornament;
use crate::app::ui::widgets::{heading, main_button, muted, strong};
use crate::app::variants::{Card, first_game};
use baroque::diagram::{PieceSet, scene_svg};
use baroque::guide::Plate;
use baroque::rules::Variant;
use baroque::texts::{phrase, text};
use bevy_egui::egui::{self, Id, Label, Layout, Response, Sense, Ui, WidgetType, vec2};

/// The size of the plate, and the space beside it. A narrower page has none.
const PLATE_SIZE: f32 = 264.0;
const GAP: f32 = 28.0;
const PLATE_PAGE_WIDTH: f32 = 700.0;

/// The width of the puzzle of the day. A narrower page has none.
const DAY_WIDTH: f32 = 280.0;
const DAY_PAGE_WIDTH: f32 = 1040.0;

/// The sizes of the headline, the second one on a page without the puzzle.
const HEADLINE_SIZES: (f32, f32) = (38.0, 28.0);

/// The height of the ornament.
const ORNAMENT_HEIGHT: f32 = 12.0;

/// Whether the player has finished a game.
fn has_played(cx: &PageContext) -> bool {
    let on_board = cx.view.play.playing.continued();
    let mut games = cx.view.my_games.saved.list.games.iter();
    on_board.is_some_and(|table| table.outcome().is_some())
        || games.any(|game| !game.goes_on() && !is_practice(&game.entry.tags))
}

/// Whether the player has finished a lesson.
fn has_learned(cx: &PageContext) -> bool {
    let log = cx.view.learn.progress.log();
    log.learned_games().next().is_some()
}

/// The first game, for somebody who has finished none.
fn newcomers_game<'a>(cx: &PageContext<'_, 'a>) -> Option<&'a Card> {
    first_game(&cx.view.variants().cards).filter(|_| !has_played(cx))
}

pub(super) fn welcome(ui: &mut Ui, cx: &mut PageContext) {
    let room = ui.available_width();
    let plate = cx.view.guide.plate().filter(|_| room >= PLATE_PAGE_WIDTH);
    let day = room >= DAY_PAGE_WIDTH;
    ui.add_space(4.0);
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        let mut width = room;
        if let Some(plate) = plate {
            self::plate(ui, cx, plate);
            width -= PLATE_SIZE + GAP;
        }
        if day {
            width -= DAY_WIDTH + GAP;
        }
        let middle = Layout::top_down(egui::Align::Min);
        ui.allocate_ui_with_layout(vec2(width, PLATE_SIZE), middle, |ui| {
            ui.set_width(width);
            ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
            let size = match day {
                true => HEADLINE_SIZES.0,
                false => HEADLINE_SIZES.1,
            };
            ui.add(Label::new(heading(text!("start-tagline"), size)).wrap());
            match newcomers_game(cx) {
                Some(card) => first(ui, cx, card),
                None => again(ui, cx),
            }
        });
        if day {
            let size = vec2(DAY_WIDTH, PLATE_SIZE);
            ui.allocate_ui_with_layout(size, middle, |ui| {
                ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
                day_card(ui, &mut cx.puzzles(), size);
            });
        }
    });
    ui.add_space(6.0);
    let size = vec2(room, ORNAMENT_HEIGHT);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    ornament(ui, &cx.theme, rect, 1.0);
}

/// The scene with its first move, which opens its page.
fn plate(ui: &mut Ui, cx: &mut PageContext, plate: &Plate) {
    ui.vertical(|ui| {
        ui.set_width(PLATE_SIZE);
        let scene = &plate.scene;
        let board = vec2(PLATE_SIZE, PLATE_SIZE);
        let (rect, response) = ui.allocate_exact_size(board, Sense::click());
        let (palette, set) = (cx.settings.palette(), cx.settings.pieces);
        let svg = || {
            let view = scene.view();
            scene_svg(&scene.variant, &scene.still(), &view, set, &palette)
        };
        let name = format!("plate:{palette:?}:{set:?}");
        let image = cx.tools.art.picture(ui.ctx(), &name, board, svg);
        image.paint_at(ui, rect);
        play(ui, cx, plate, &response);
        let (piece, count) = (plate.piece(), plate.captures());
        let words = phrase!("start-plate", piece = piece, count = count).sentence();
        access::label(&response, WidgetType::Button, true, &words);
        ui.add_space(-2.0);
        ui.add(Label::new(muted(cx, &words)).wrap());
        let response =
            response.on_hover_text_at_pointer(text!("start-plate-help", piece = plate.piece()));
        if response.clicked() {
            cx.send(GuideAction::Open(Some(plate.page.clone())));
            cx.send(SceneAction::Show(plate.index));
        }
    });
}

/// Plays the scene once when the page is first shown, and again under the pointer.
fn play(ui: &Ui, cx: &mut PageContext, plate: &Plate, response: &Response) {
    const NAME: &str = "plate";
    let id = Id::new(NAME);
    let pointed = response.hovered() || response.has_focus();
    let played = ui.data(|data| data.get_temp(id)).unwrap_or(false);
    if !pointed && (played || is_quiet(cx.settings)) {
        return;
    }
    if !cx.tools.films.plays_another(NAME) {
        let scene = plate.scene.clone();
        let film = move |quiet| Some(scene.film(quiet));
        let films = &mut *cx.tools.films;
        let shown = films.show(ui.ctx(), NAME, cx.tools.settings, response.rect, film);
        let ended = films.has_ended();
        if let Some((image, place)) = shown {
            ui.painter().rect_filled(response.rect, 0, cx.theme.paper);
            image.paint_at(ui, place);
        }
        if !ended {
            return;
        }
    }
    ui.data_mut(|data| data.insert_temp(id, true));
}

/// The way into a first game, and the choice of a piece set.
fn first(ui: &mut Ui, cx: &mut PageContext, card: &Card) {
    let learned = has_learned(cx);
    if !learned {
        ui.horizontal_wrapped(|ui| {
            ui.label(strong(text!("start-new-here")));
            ui.label(text!("start-welcome", game = card.info.name.as_str()));
        });
        ui.add_space(2.0);
    }
    let offered = to_continue(cx).map(|game| game.id());
    my_games::ui::resume(ui, &mut cx.my_games());
    ui.horizontal_wrapped(|ui| {
        let words = text!("start-first-game");
        let button = match offered.is_some() {
            true => ui.add(second_button(words)),
            false => main_button(ui, cx, words),
        };
        cx.on_click(button, NewGameAction::First);
        let words = match learned {
            true => text!("start-go-on-learning"),
            false => text!("start-lessons"),
        };
        let lessons = ui.add(second_button(words));
        cx.on_click(lessons, LearnAction::Open);
    });
    my_games::ui::recent(ui, &mut cx.my_games(), offered);
    ui.add_space(2.0);
    piece_sets(ui, cx, card);
}

/// The ways on for a player who knows the program: an unfinished game, or else a new one, and lessons.
fn again(ui: &mut Ui, cx: &mut PageContext) {
    let continued = to_continue(cx).map(|game| game.id());
    my_games::ui::resume(ui, &mut cx.my_games());
    ui.horizontal_wrapped(|ui| {
        if continued.is_none()
            && let Some(card) = next_game(cx)
        {
            let words = text!("start-play", game = card.info.name.as_str());
            if main_button(ui, cx, &words).clicked() {
                cx.send(NewGameAction::Open(card.info.id.clone()));
            }
        }
        let lessons = ui.add(second_button(text!("start-go-on-learning")));
        cx.on_click(lessons, LearnAction::Open);
    });
    my_games::ui::last(ui, &mut cx.my_games());
    let next = || Some(next_game(cx)?.info.id.as_str());
    let offered = continued.or_else(next);
    my_games::ui::recent(ui, &mut cx.my_games(), offered);
}

/// The game that was played last, or else the first game.
fn next_game<'a>(cx: &PageContext<'_, 'a>) -> Option<&'a Card> {
    let cards = &cx.view.variants().cards;
    let mut recent = cx.settings.recent.iter();
    let last = recent.find_map(|recent| match recent {
        Recent::Game(id) => cards.iter().find(|card| card.info.id == *id),
        Recent::File(_) => None,
    });
    last.or_else(|| first_game(cards))
}

/// The rules of the game to continue: the one on the board, or else the last one.
fn to_continue<'a>(cx: &PageContext<'_, 'a>) -> Option<&'a Variant> {
    let saved = &cx.view.my_games.saved;
    let last = saved.list.resume.as_ref().map(|resume| &*resume.variant);
    let on_board = saved.continued(&cx.view.play.playing);
    on_board.map(Table::variant).or(last)
}

/// A button beside the main one.
fn second_button(words: &str) -> egui::Button<'_> {
    egui::Button::new(words).min_size(vec2(0.0, 42.0))
}

/// The choice of a piece set. Each is shown by some of its pieces.
fn piece_sets(ui: &mut Ui, cx: &mut PageContext, card: &Card) {
    let pieces = some_pieces(&card.variant);
    let size = vec2(PIECE_HEIGHT * pieces.len() as f32, PIECE_HEIGHT);
    ui.horizontal_wrapped(|ui| {
        // The label is centred beside the buttons.
        ui.set_row_height(PIECE_HEIGHT + 14.0);
        ui.label(text!("start-pieces"));
        for set in PieceSet::ALL {
            let (name, svg) = set_picture(card, &pieces, set);
            let picture = cx.tools.art.picture(ui.ctx(), &name, size, || svg);
            let button = egui::Button::image_and_text(picture, set_name(set));
            let button = ui.add(button.selected(cx.settings.pieces == set));
            cx.on_click(button, SettingsAction::SetPieces(set));
        }
    });
}
