//! The choices for a new game.

use super::BlindContext;
use super::panel::title;
use crate::app::blind::{BlindAction, BlindGame, BlindSetup, Players, own_side};
use crate::app::my_games::ui::{GameSummary, OtherGame, listed_games, other_games};
use crate::app::play::ui::players::{labelled_choices, one_computer};
use crate::app::shell::ShellAction;
use crate::app::ui::scroll::FollowFocus;
use crate::app::ui::widgets::{choices, dropdown, heading, main_button, muted, numbered, strong};
use crate::app::ui::{boards, columns};
use baroque::blind::{CaptureDetail, CheckDetail, PawnTries};
use baroque::diagram::BoardView;
use baroque::rules::{Color, Setup};
use baroque::search::Level;
use baroque::texts::text;
use bevy_egui::egui::{
    CentralPanel, Frame, Id, Label, Margin, Panel, RichText, ScrollArea, Sense, Ui, WidgetInfo,
    WidgetType, vec2,
};

/// A narrower page has no picture of the board.
const PICTURE_PAGE_WIDTH: f32 = 760.0;

/// The width of the list of games.
const GAMES_WIDTH: f32 = 240.0;

/// The size of the sentence about the game.
const LEAD_SIZE: f32 = 20.0;

/// The height of what is below the choices.
const FOOT_HEIGHT: f32 = 54.0;

/// Shows the page. In a wide window, the board is beside the choices, as the player will see it.
pub fn show(ui: &mut Ui, cx: &mut BlindContext) {
    let Some(setup) = &cx.view.blind.setup else {
        cx.send(ShellAction::OpenStart);
        return;
    };
    let room = ui.available_size();
    if room.x < PICTURE_PAGE_WIDTH || !columns::are_beside(room) {
        let frame = Frame::new()
            .fill(cx.theme.paper)
            .inner_margin(Margin::symmetric(24, 16));
        CentralPanel::default()
            .frame(frame)
            .show(ui, |ui| page(ui, cx, setup));
        return;
    }
    let view = BoardView::of(&setup.variant, setup.bottom() == Color::Black);
    let width = boards::width_of(cx.settings, &setup.variant, &view, room.y);
    columns::panel_beside(ui, "choices of a blind game", width, |ui| {
        page(ui, cx, setup)
    });
    picture(ui, cx, setup, &view);
}

/// The board at the start, with the pieces of one side.
fn picture(ui: &mut Ui, cx: &mut BlindContext, setup: &BlindSetup, view: &BoardView) {
    let place = boards::place_in(
        ui,
        cx.settings,
        ui.available_rect_before_wrap(),
        &setup.variant,
        view,
    );
    let response = ui.interact(place, Id::new("blind start"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, text!("blind-about")));
    let own = own_side(&setup.variant, &setup.start, setup.bottom());
    boards::board_picture(ui, cx, (&setup.variant, &own), view, place);
}

fn page(ui: &mut Ui, cx: &mut BlindContext, setup: &BlindSetup) {
    title(ui, cx, &setup.variant, None);
    ui.add_space(6.0);
    let foot = Panel::bottom("begin a blind game").exact_size(FOOT_HEIGHT);
    let foot = foot.resizable(false).frame(Frame::new());
    foot.show_separator_line(false).show(ui, |ui| begin(ui, cx));
    ScrollArea::vertical()
        .auto_shrink(false)
        .follow_focus(ui, |ui| {
            let lead = heading(text!("blind-about"), LEAD_SIZE);
            ui.add(Label::new(lead).wrap());
            ui.add_space(6.0);
            last(ui, cx);
            game(ui, cx, setup);
            let mut chosen = setup.clone();
            fill_in(ui, cx, &mut chosen);
            if chosen != *setup {
                cx.send(BlindAction::Choose(Box::new(chosen)));
            }
            about(ui, cx);
        });
}

/// The last game, and others on disk.
fn last(ui: &mut Ui, cx: &mut BlindContext) {
    let running = running_games(cx);
    let unreadable = &cx.view.blind.unreadable;
    other_games(ui, cx, running, unreadable);
}

/// The games that go on: the open one, and those on disk.
pub fn running_games<'a>(cx: &BlindContext<'_, 'a>) -> Vec<OtherGame<'a>> {
    let blind = &cx.view.blind;
    let known = (blind.game.as_deref(), &blind.found[..]);
    let goes_on = |game: &BlindGame| !game.is_over();
    listed_games(known, goes_on, summary, |place| match place {
        None => BlindAction::Continue,
        Some(index) => BlindAction::Resume(index),
    })
}

fn summary(game: &BlindGame) -> GameSummary<'_> {
    let variant = game.variant();
    let players = match game.opponent {
        Some(opponent) => text!("player-computer-level", level = opponent.level.number()),
        None => text!("tries-mode-two").to_owned(),
    };
    // Of two players, neither may see the pieces of the other.
    let position = match game.opponent {
        Some(_) => game.position().clone(),
        None => variant.sketch(&Setup::empty()),
    };
    GameSummary {
        name: text!("blind-title-of", game = variant.name()),
        players,
        state: text!(
            "start-board-state",
            number = game.knowledge().own().fullmove
        ),
        words: in_words(game),
        board: (variant, position, game.board.view.flipped()),
    }
}

/// A game in words: the rules with the players and the number of the move.
fn in_words(game: &BlindGame) -> String {
    let (name, number) = (game.variant().name(), game.knowledge().own().fullmove);
    match game.opponent {
        Some(opponent) => text!(
            "blind-game-computer",
            game = name,
            level = opponent.level.number(),
            number = number
        ),
        None => text!("blind-game-two", game = name, number = number),
    }
}

/// The choice of the game. Its page has its options and layouts.
fn game(ui: &mut Ui, cx: &mut BlindContext, setup: &BlindSetup) {
    let cards = &cx.view.variants.cards;
    let names: Vec<String> = cards.iter().map(|card| card.info.name.clone()).collect();
    let mut ids = cards.iter().map(|card| &card.info.id);
    let chosen = ids.position(|id| id == setup.variant.id());
    ui.horizontal(|ui| {
        ui.label(strong(text!("invent-game")));
        let look = (text!("invent-game-name"), GAMES_WIDTH);
        if let Some(index) = dropdown(ui, look, &names, chosen) {
            cx.send(BlindAction::ChooseGame(cards[index].info.id.clone()));
        }
    });
    ui.add_space(4.0);
}

fn fill_in(ui: &mut Ui, cx: &mut BlindContext, setup: &mut BlindSetup) {
    ui.label(strong(text!("tries-who")));
    let names = [text!("tries-mode-computer"), text!("tries-mode-two")].map(str::to_owned);
    let chosen = usize::from(setup.players == Players::Two);
    if let Some(index) = choices(ui, &names, chosen) {
        setup.players = [Players::Computer, Players::Two][index];
    }
    let words = match setup.players {
        Players::Computer => text!("blind-computer-is"),
        Players::Two => text!("blind-two-is"),
    };
    ui.add(Label::new(muted(cx, words)).wrap());
    ui.add_space(4.0);
    if setup.players == Players::Computer {
        one_computer(ui, cx, &Level::ALL, (&mut setup.level, &mut setup.computer));
    }
    umpire(ui, cx, setup);
}

/// What the umpire says.
fn umpire(ui: &mut Ui, cx: &mut BlindContext, setup: &mut BlindSetup) {
    ui.label(strong(text!("blind-umpire")));
    ui.add(Label::new(muted(cx, text!("blind-umpire-help"))).wrap());
    let options = &mut setup.options;
    let captures = [
        (CaptureDetail::Rank, text!("blind-captures-rank")),
        (CaptureDetail::Square, text!("blind-captures-square")),
        (CaptureDetail::Piece, text!("blind-captures-piece")),
    ];
    pick(
        ui,
        text!("blind-captures"),
        &captures,
        &mut options.captures,
    );
    let checks = [
        (CheckDetail::Plain, text!("blind-checks-plain")),
        (CheckDetail::Direction, text!("blind-checks-direction")),
        (CheckDetail::Never, text!("blind-never")),
    ];
    pick(ui, text!("blind-checks"), &checks, &mut options.check);
    let orthodox = setup.variant.kinds().iter();
    if orthodox.clone().any(|kind| kind.pawn && kind.is_orthodox()) {
        let tries = [
            (PawnTries::Announced, text!("blind-tries-announced")),
            (PawnTries::Asked, text!("blind-tries-asked")),
            (PawnTries::Never, text!("blind-never")),
        ];
        pick(ui, text!("blind-tries"), &tries, &mut options.tries);
        ui.add(Label::new(muted(cx, text!("blind-tries-help"))).wrap());
    }
}

/// A row of choices with a label.
fn pick<T: Copy + PartialEq>(ui: &mut Ui, label: &str, known: &[(T, &str)], chosen: &mut T) {
    let names: Vec<String> = known.iter().map(|(_, name)| (*name).to_owned()).collect();
    let index = known.iter().position(|(value, _)| value == chosen);
    if let Some(index) = labelled_choices(ui, label, &names, index.unwrap_or(0)) {
        *chosen = known[index].0;
    }
    ui.add_space(4.0);
}

/// The course of a game, in sentences.
fn about(ui: &mut Ui, cx: &BlindContext) {
    let sentences = [
        text!("blind-about-tries"),
        text!("blind-about-hears"),
        text!("blind-about-guesses"),
        text!("blind-about-end"),
    ];
    numbered(ui, cx, text!("tries-about"), &sentences);
}

fn begin(ui: &mut Ui, cx: &mut BlindContext) {
    let blind = &cx.view.blind;
    ui.add_space(8.0);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing = vec2(12.0, 0.0);
        if main_button(ui, cx, text!("tries-begin")).clicked() {
            cx.send(BlindAction::Begin);
        }
        if let Some(problem) = &blind.problem {
            ui.add(Label::new(RichText::new(problem).color(cx.theme.accent)).wrap());
        }
    });
}
