//! The panel: the umpire's answers, and the buttons.

use super::{BlindContext, log, notes, views};
use crate::app::blind::{BlindAction, BlindGame, BlindGameAction, words};
use crate::app::board::action::LookUp;
use crate::app::play::choice_words;
use crate::app::play::ui::board::tries::{TryTyping, try_field};
use crate::app::shell::{Notify, ShellAction};
use crate::app::ui::notices;
use crate::app::ui::widgets::{
    Face, command_button, guide_button, header, heading, muted, question, section, strong,
};
use baroque::blind::meant_move;
use baroque::rules::Variant;
use baroque::texts::{color_key, piece_name, text};
use bevy_egui::egui::{Label, Ui, vec2};

/// The umpire's answer keeps this room, so that nothing below moves when it changes.
const ANSWER_HEIGHT: f32 = 76.0;

/// Asks for something to be done in the game.
pub(super) fn act(cx: &mut BlindContext, action: BlindGameAction) {
    cx.send(BlindAction::Game(action));
}

pub fn show(ui: &mut Ui, cx: &mut BlindContext, game: &BlindGame) {
    let level = game.opponent.map(|opponent| opponent.level.number());
    let remark = level.map(|level| text!("player-name-level", level = level));
    title(ui, cx, game.variant(), remark.as_deref());
    let shell = &cx.view.shell;
    notices::over(ui, cx, shell);
    umpire(ui, cx, game);
    if game.veiled {
        return;
    }
    choice(ui, cx, game);
    if game.resigning {
        resignation(ui, cx, game);
    }
    buttons(ui, cx, game);
    match game.is_over() {
        true => views::show(ui, cx, game),
        false => notes::show(ui, cx, game),
    }
    log::show(ui, cx, game);
}

/// Shows the game's name in the page's header, with a remark.
pub(super) fn title(ui: &mut Ui, cx: &mut BlindContext, game: &Variant, remark: Option<&str>) {
    let title = |ui: &mut Ui, cx: &mut BlindContext| {
        ui.horizontal_wrapped(|ui| {
            ui.label(heading(&text!("blind-title-of", game = game.name()), 26.0));
            if let Some(remark) = remark {
                ui.label(muted(cx, remark));
            }
        });
    };
    let rules = |ui: &mut Ui, cx: &mut BlindContext| {
        guide_button(ui, cx, Face::Words, LookUp::Rules(game.id().to_owned()));
    };
    header(ui, cx, false, ShellAction::Back, title, rules);
}

/// Shows the umpire's last answer, the side to move, and the field for a try.
fn umpire(ui: &mut Ui, cx: &mut BlindContext, game: &BlindGame) {
    section(cx, 10.0).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.scope(|ui| {
            ui.set_min_height(ANSWER_HEIGHT);
            let state = words::state(game);
            if !game.message.is_empty() && !game.board.looks_back() {
                ui.add(Label::new(&game.message).wrap());
            }
            if !game.message.contains(&state) {
                ui.add(Label::new(strong(&state)).wrap());
            }
        });
        if !game.veiled {
            ui.add(Label::new(muted(cx, &words::taken(game))).wrap());
        }
        if !game.veiled {
            field(ui, cx, game);
        }
    });
}

fn field(ui: &mut Ui, cx: &mut BlindContext, game: &BlindGame) {
    let look = (text!("blind-type"), !game.is_over());
    for done in try_field(ui, cx, &game.board.typed, look) {
        match done {
            TryTyping::Write(text) => act(cx, BlindGameAction::Write(text)),
            TryTyping::Enter => act(cx, BlindGameAction::Enter),
        }
    }
}

/// Shows several tries of which the player chooses one, such as promotions, or the choices of the array.
fn choice(ui: &mut Ui, cx: &mut BlindContext, game: &BlindGame) {
    let own = game.knowledge().own();
    let of_array = own.choice != 0 && game.takes_tries();
    let known = game.reckoned().map_or(&[][..], |known| &known.tries);
    let tries = if of_array { known } else { &game.choosing[..] };
    if tries.is_empty() {
        return;
    }
    ui.label(strong(match of_array {
        true => text!("blind-choose-array"),
        false => text!("blind-choose"),
    }));
    ui.horizontal_wrapped(|ui| {
        for text in tries {
            let button = ui.button(choice_name(game, text));
            cx.on_click(
                button,
                BlindAction::Game(BlindGameAction::Try(text.clone())),
            );
        }
    });
}

/// What a try does, if the own pieces alone show it, or the try itself.
fn choice_name(game: &BlindGame, text: &str) -> String {
    let (variant, position) = (game.variant(), game.position());
    let mv = meant_move(variant, position, text);
    let others = variant.legal_moves(position);
    match mv {
        Some(mv) => choice_words::words(variant, position, mv, &others),
        None => promoted(game, text).unwrap_or_else(|| text.to_owned()),
    }
}

/// The name of the piece that a try ends with the letter of.
fn promoted(game: &BlindGame, text: &str) -> Option<String> {
    let letter = text.chars().last()?;
    let piece = game.variant().piece(letter)?;
    Some(piece_name(game.variant().kind(piece.piece_type())))
}

fn resignation(ui: &mut Ui, cx: &mut BlindContext, game: &BlindGame) {
    let words = text!("ask-resign", side = color_key(game.knowledge().side()));
    let answers = [
        (
            text!("tries-yes"),
            "",
            BlindAction::Game(BlindGameAction::Resign),
        ),
        (
            text!("tries-no"),
            "",
            BlindAction::Game(BlindGameAction::AskResign(false)),
        ),
    ];
    question::show(ui, cx, &words, &answers);
}

fn buttons(ui: &mut Ui, cx: &mut BlindContext, game: &BlindGame) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        for step in [
            "moves.first",
            "moves.back",
            "moves.forward",
            "moves.last",
            "board.flip",
        ] {
            command_button(ui, cx, step, true, Face::Narrow(26.0));
        }
        if game.takes_questions() {
            let ask = ui.button(text!("blind-ask"));
            cx.on_click(ask, BlindAction::Game(BlindGameAction::Ask));
        }
        if game.is_over() {
            after_the_end(ui, cx, game);
        } else {
            let resign = ui.button(text!("tries-resign"));
            let asked = BlindGameAction::AskResign(true);
            cx.on_click(resign, BlindAction::Game(asked));
        }
        let new = ui.button(text!("tries-new"));
        cx.on_click(new, BlindAction::SetUp);
    });
}

fn after_the_end(ui: &mut Ui, cx: &mut BlindContext, game: &BlindGame) {
    let replay = ui.button(text!("blind-replay"));
    let replay = replay.on_hover_text(text!("blind-replay-help"));
    cx.on_click(replay, BlindAction::Game(BlindGameAction::Replay));
    let copy = ui.button(text!("tries-copy-pgn"));
    if copy.clicked()
        && let Some(pgn) = game.pgn()
    {
        ui.ctx().copy_text(pgn);
        cx.send(Notify(text!("tries-copied").to_owned()));
    }
}
