//! What the referee says, and what can be done.

use super::parts::{act, button};
use super::{Desk, notebook, rules, tries};
use crate::app::keys::{Attend, Attention};
use crate::app::penultima::{Game, GameAction, PenultimaAction, Tab, words};
use crate::app::texts::text;
use crate::app::ui::notices;
use crate::app::ui::pieces::piece_at;
use crate::app::ui::widgets::{
    Face, back_button, choices, command_button, heading, muted, question, section, strong,
    text_field,
};
use crate::penultima::Role;
use crate::rules::Piece;
use bevy_egui::egui::{Key, Label, Rect, Sense, Ui, WidgetInfo, WidgetType, vec2};

/// The pieces that a pawn may become.
const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

/// How large a piece on a button is.
const PIECE: f32 = 30.0;

/// Shows the panel.
pub fn show(ui: &mut Ui, desk: &mut Desk, game: &Game) {
    title(ui, desk, game);
    let shell = desk.view.shell;
    notices::show(ui, desk, shell);
    referee(ui, desk, game);
    promotion(ui, desk, game);
    if game.resigning {
        resignation(ui, desk, game);
    }
    buttons(ui, desk, game);
    tabs(ui, desk, game);
    match game.tab {
        Tab::Notebook => notebook::show(ui, desk, game),
        Tab::Tries => tries::show(ui, desk, game),
        Tab::Rules => rules::show(ui, desk, game),
    }
}

fn title(ui: &mut Ui, desk: &mut Desk, game: &Game) {
    ui.horizontal(|ui| {
        back_button(ui, desk, text!("penultima-back"), PenultimaAction::Leave);
        ui.label(heading(text!("penultima-title"), 22.0));
        let level = game.public().difficulty().number();
        ui.label(muted(desk, &text!("penultima-level", number = level)));
    });
}

/// What the referee said last, whose turn it is, and the field for a try.
fn referee(ui: &mut Ui, desk: &mut Desk, game: &Game) {
    section(desk, 10.0).show(ui, |ui| {
        ui.set_width(ui.available_width());
        let told = ui.add(Label::new(&game.told).wrap());
        desk.landmarks.note("Referee", told.rect);
        let state = words::state(game);
        if !game.told.contains(&state) {
            ui.add(Label::new(strong(&state)).wrap());
        }
        if game.computer_moves() {
            ui.label(muted(desk, text!("penultima-thinks")));
        }
        if let Some(laboratory) = game.laboratory() {
            let words = text!(
                "penultima-score",
                tries = game.public().log().len(),
                wrong = laboratory.wrong(),
                score = laboratory.score()
            );
            ui.label(muted(desk, &words));
        }
        if game.takes_tries() {
            field(ui, desk, game);
        }
    });
}

fn field(ui: &mut Ui, desk: &mut Desk, game: &Game) {
    let mut typed = game.board.typed.clone();
    let hint = text!("penultima-type");
    let field = text_field(ui, &mut typed, hint, hint);
    desk.landmarks.note("Field: Try", field.rect);
    if desk.view.hand.next == Some(Attention::MoveField) {
        field.request_focus();
        desk.ask(Attend(None));
    }
    if field.changed() {
        act(desk, GameAction::Write(typed));
    }
    if field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter)) {
        act(desk, GameAction::Enter);
        field.request_focus();
    }
}

/// What the picked pawn becomes if it promotes.
fn promotion(ui: &mut Ui, desk: &mut Desk, game: &Game) {
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
            let (rect, response) = ui.allocate_exact_size(vec2(PIECE, PIECE), Sense::click());
            let name = &variant.kind(kind).name;
            response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, name));
            let chosen = game.board.promotion == Some(kind)
                || game.board.promotion.is_none() && role == Role::Queen;
            if chosen || response.has_focus() {
                let line = bevy_egui::egui::Stroke::new(2.0, desk.theme.accent);
                let inside = bevy_egui::egui::StrokeKind::Outside;
                ui.painter().rect_stroke(rect, 4.0, line, inside);
            }
            let place = Rect::from_center_size(rect.center(), vec2(PIECE, PIECE));
            piece_at(ui, desk, variant, Piece::new(side, kind), place);
            if response.on_hover_text(name).clicked() {
                act(desk, GameAction::Promote(kind));
            }
        }
    });
}

fn resignation(ui: &mut Ui, desk: &mut Desk, game: &Game) {
    let words = match game.laboratory() {
        Some(_) => text!("penultima-ask-show"),
        None => text!("penultima-ask-resign"),
    };
    let answer = |action| PenultimaAction::Game(action);
    let answers = [
        (text!("penultima-yes"), "", answer(GameAction::Resign)),
        (
            text!("penultima-no"),
            "",
            answer(GameAction::AskResign(false)),
        ),
    ];
    question::show(ui, desk, words, &answers);
}

fn buttons(ui: &mut Ui, desk: &mut Desk, game: &Game) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        for step in [
            "moves.first",
            "moves.back",
            "moves.forward",
            "moves.last",
            "board.flip",
        ] {
            command_button(ui, desk, step, true, Face::Narrow(26.0));
        }
        if game.laboratory().is_some() && !game.is_over() {
            button(
                ui,
                desk,
                text!("penultima-set-up"),
                true,
                GameAction::SetUpAgain,
            );
            button(
                ui,
                desk,
                text!("penultima-show-rules"),
                true,
                GameAction::AskResign(true),
            );
        } else if !game.is_over() {
            button(
                ui,
                desk,
                text!("penultima-resign"),
                true,
                GameAction::AskResign(true),
            );
        }
        let new = ui.button(text!("penultima-new"));
        desk.landmarks.note("New Penultima", new.rect);
        if new.clicked() {
            desk.ask(PenultimaAction::SetUp);
        }
    });
}

fn tabs(ui: &mut Ui, desk: &mut Desk, game: &Game) {
    let mut tabs = vec![
        (Tab::Notebook, text!("penultima-notebook")),
        (Tab::Tries, text!("penultima-tries")),
    ];
    if game.is_over() {
        tabs.push((Tab::Rules, text!("penultima-rules")));
    }
    let names: Vec<String> = tabs.iter().map(|(_, name)| (*name).to_owned()).collect();
    let chosen = tabs.iter().position(|(tab, _)| *tab == game.tab);
    if let Some(index) = choices(ui, desk, "Tab", &names, chosen.unwrap_or(0)) {
        act(desk, GameAction::Show(tabs[index].0));
    }
}
