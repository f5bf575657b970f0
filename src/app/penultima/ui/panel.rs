//! The panel: the referee's answers, and the buttons.

use super::parts::{act, button};
use super::{PenultimaContext, notebook, rules, tries};
use crate::app::penultima::{GameAction, PenultimaAction, PenultimaGame, Tab, words};
use crate::app::play::ui::board::tries::{TryTyping, try_field};
use crate::app::shell::ShellAction;
use crate::app::ui::notices;
use crate::app::ui::pieces::piece_at;
use crate::app::ui::widgets::{
    self, Face, command_button, header, heading, muted, question, section, strong,
};
use baroque::penultima::Role;
use baroque::rules::Piece;
use baroque::texts::{color_key, piece_name, text};
use bevy_egui::egui::{Label, Rect, Sense, Ui, WidgetInfo, WidgetType, vec2};

/// The pieces that a pawn may become.
const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

/// The size of a piece on a button.
const PIECE_SIZE: f32 = 30.0;

pub fn show(ui: &mut Ui, cx: &mut PenultimaContext, game: &PenultimaGame) {
    title(ui, cx, game);
    let shell = &cx.view.shell;
    notices::over(ui, cx, shell);
    referee(ui, cx, game);
    promotion(ui, cx, game);
    if game.resigning {
        resignation(ui, cx, game);
    }
    buttons(ui, cx, game);
    tabs(ui, cx, game);
    match game.tab {
        Tab::Notebook => notebook::show(ui, cx, game),
        Tab::Tries => tries::show(ui, cx, game),
        Tab::Rules => rules::show(ui, cx, game),
    }
}

fn title(ui: &mut Ui, cx: &mut PenultimaContext, game: &PenultimaGame) {
    let level = game.public().difficulty().number();
    let title = |ui: &mut Ui, cx: &mut PenultimaContext| {
        ui.horizontal_wrapped(|ui| {
            ui.label(heading(text!("penultima-title"), 26.0));
            ui.label(muted(cx, &text!("penultima-level", number = level)));
        });
    };
    header(ui, cx, false, ShellAction::Back, title, |_, _| {});
}

/// Shows the referee's last answer, the side to move, and the field for a try.
fn referee(ui: &mut Ui, cx: &mut PenultimaContext, game: &PenultimaGame) {
    section(cx, 10.0).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.add(Label::new(&game.message).wrap());
        let state = words::state(game);
        if !game.message.contains(&state) {
            ui.add(Label::new(strong(&state)).wrap());
        }
        if game.computer_moves() {
            ui.label(muted(cx, text!("tries-thinks")));
        }
        if let Some(laboratory) = game.laboratory() {
            let words = text!(
                "penultima-score",
                tries = game.public().log().len(),
                wrong = laboratory.wrong(),
                score = laboratory.score()
            );
            ui.label(muted(cx, &words));
        }
        field(ui, cx, game);
    });
}

fn field(ui: &mut Ui, cx: &mut PenultimaContext, game: &PenultimaGame) {
    let look = (text!("penultima-type"), game.takes_tries());
    for done in try_field(ui, cx, &game.board.typed, look) {
        match done {
            TryTyping::Write(text) => act(cx, GameAction::Write(text)),
            TryTyping::Enter => act(cx, GameAction::Enter),
        }
    }
}

/// Shows the choice of the promotion of the picked pawn.
fn promotion(ui: &mut Ui, cx: &mut PenultimaContext, game: &PenultimaGame) {
    let picked = game.board.interaction.picked_square();
    if !picked.is_some_and(|square| game.promotes_next(square)) {
        return;
    }
    let variant = game.public().board();
    let side = game.public().turn();
    ui.horizontal(|ui| {
        ui.label(text!("penultima-promotes"));
        for role in PROMOTIONS {
            let Some(kind) = variant.piece(role.letter()).map(Piece::piece_type) else {
                continue;
            };
            let (rect, response) =
                ui.allocate_exact_size(vec2(PIECE_SIZE, PIECE_SIZE), Sense::click());
            let name = piece_name(variant.kind(kind));
            response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &name));
            let chosen =
                game.promotion == Some(kind) || game.promotion.is_none() && role == Role::Queen;
            if chosen || response.has_focus() {
                let line = bevy_egui::egui::Stroke::new(2.0, cx.theme.accent);
                let inside = bevy_egui::egui::StrokeKind::Outside;
                ui.painter().rect_stroke(rect, 4.0, line, inside);
            }
            let place = Rect::from_center_size(rect.center(), vec2(PIECE_SIZE, PIECE_SIZE));
            piece_at(ui, cx, variant, Piece::new(side, kind), place);
            if response.on_hover_text(name).clicked() {
                act(cx, GameAction::Promote(kind));
            }
        }
    });
}

fn resignation(ui: &mut Ui, cx: &mut PenultimaContext, game: &PenultimaGame) {
    let words = match game.laboratory() {
        Some(_) => text!("penultima-ask-show").to_owned(),
        None => text!("ask-resign", side = color_key(game.resigner())),
    };
    let answer = |action| PenultimaAction::Game(action);
    let answers = [
        (text!("tries-yes"), "", answer(GameAction::Resign)),
        (text!("tries-no"), "", answer(GameAction::AskResign(false))),
    ];
    question::show(ui, cx, &words, &answers);
}

fn buttons(ui: &mut Ui, cx: &mut PenultimaContext, game: &PenultimaGame) {
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
        if game.laboratory().is_some() && !game.is_over() {
            button(
                ui,
                cx,
                text!("penultima-set-up"),
                true,
                GameAction::SetUpAgain,
            );
            button(
                ui,
                cx,
                text!("penultima-show-rules"),
                true,
                GameAction::AskResign(true),
            );
        } else if !game.is_over() {
            button(
                ui,
                cx,
                text!("tries-resign"),
                true,
                GameAction::AskResign(true),
            );
        }
        let new = ui.button(text!("tries-new"));
        cx.on_click(new, PenultimaAction::SetUp);
    });
}

fn tabs(ui: &mut Ui, cx: &mut PenultimaContext, game: &PenultimaGame) {
    let mut tabs = vec![
        (Tab::Notebook, text!("penultima-notebook")),
        (Tab::Tries, text!("penultima-tries")),
    ];
    if game.is_over() {
        tabs.push((Tab::Rules, text!("penultima-rules")));
    }
    let names: Vec<String> = tabs.iter().map(|(_, name)| (*name).to_owned()).collect();
    let chosen = tabs.iter().position(|(tab, _)| *tab == game.tab);
    if let Some(index) = widgets::tabs(ui, cx, &names, chosen.unwrap_or(0)) {
        act(cx, GameAction::Show(tabs[index].0));
    }
}
