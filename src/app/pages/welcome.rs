//! The box of the start page for newcomers: a first game, and the choice of a piece set.

use super::settings::set_name;
use super::start::{in_a_row, special_pieces};
use crate::app::action::{LearnAction, NewGameAction};
use crate::app::pages::PageContext;
use crate::app::play::table::is_practice;
use crate::app::settings::SettingsAction;
use crate::app::texts::text;
use crate::app::ui::widgets::{heading, main_button};
use crate::app::variants::{Card, first_game};
use baroque::diagram::{PieceSet, piece_svg};
use baroque::rules::{Color, Piece, Variant};
use bevy_egui::egui::{self, Frame, Ui, vec2};

/// The height of the drawings of pieces, in points.
const PIECE_HEIGHT: f32 = 30.0;

/// The number of orthodox pieces beside the new one.
const ORTHODOX_PIECES: usize = 3;

/// Whether the player has finished a game or a lesson.
fn has_finished(cx: &PageContext) -> bool {
    let on_board = cx.view.play.playing.continued();
    let mut games = cx.view.saved.list.games.iter();
    on_board.is_some_and(|table| table.outcome().is_some())
        || games.any(|game| !game.goes_on() && !is_practice(&game.entry.tags))
        || cx
            .view
            .learn
            .progress
            .log()
            .learned_games()
            .next()
            .is_some()
}

/// Shows the box until a game or a lesson has been finished.
pub(super) fn welcome(ui: &mut Ui, cx: &mut PageContext) {
    let Some(card) = first_game(&cx.view.variants.cards).filter(|_| !has_finished(cx)) else {
        return;
    };
    ui.add_space(4.0);
    Frame::new()
        .fill(cx.theme.card)
        .stroke(egui::Stroke::new(1.0, cx.theme.accent))
        .corner_radius(8)
        .inner_margin(14)
        .show(ui, |ui| {
            ui.set_width(ui.available_width() - 14.0);
            first(ui, cx, card);
            ui.add_space(6.0);
            piece_sets(ui, cx, card);
        });
}

fn first(ui: &mut Ui, cx: &mut PageContext, card: &Card) {
    ui.horizontal_wrapped(|ui| {
        let title = heading(text!("start-new-here"), 24.0);
        ui.add(egui::Label::new(title).extend());
        ui.label(text!("start-welcome", game = card.info.name.as_str()));
    });
    ui.add_space(6.0);
    ui.horizontal_wrapped(|ui| {
        let button = main_button(ui, cx, text!("start-first-game"), "First game");
        if button.clicked() {
            cx.send(NewGameAction::First);
        }
        let lessons = ui.button(text!("start-lessons"));
        cx.on_click(lessons, "First lessons", LearnAction::Open);
    });
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
            let name = format!("set:{}:{set:?}", card.info.id);
            let drawing = |&piece: &Piece| piece_svg(set, &card.variant, piece).into_owned();
            let svg = || in_a_row(&pieces.iter().map(drawing).collect::<Vec<String>>());
            let picture = cx.tools.art.picture(ui.ctx(), &name, size, svg);
            let button = egui::Button::image_and_text(picture, set_name(set));
            let button = ui.add(button.selected(cx.settings.pieces == set));
            cx.on_click(
                button,
                &format!("Pieces: {set:?}"),
                SettingsAction::SetPieces(set),
            );
        }
    });
}

/// White's king, some other orthodox pieces, and the new ones.
fn some_pieces(variant: &Variant) -> Vec<Piece> {
    let army = variant.army(Color::White);
    let orthodox = army.iter().filter(|&kind| variant.kind(kind).is_orthodox());
    orthodox
        .map(|kind| Piece::new(Color::White, kind))
        .take(ORTHODOX_PIECES)
        .chain(special_pieces(variant))
        .collect()
}
