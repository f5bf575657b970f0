//! The box of the start page for newcomers: a first game, and the choice of a piece set.

use super::settings::set_name;
use super::start::{in_a_row, special_pieces};
use crate::app::action::{LearnAction, NewGameAction};
use crate::app::pages::PageContext;
use crate::app::settings::SettingsAction;
use crate::app::texts::text;
use crate::app::ui::widgets::{heading, main_button};
use crate::app::variants::{Card, first_game};
use baroque::diagram::{PieceSet, piece_svg};
use baroque::rules::{Color, Piece, Variant};
use bevy_egui::egui::{self, Frame, Ui, vec2};

/// The height of the drawings of pieces, in points.
const PIECE: f32 = 30.0;

/// The number of orthodox pieces beside the new one.
const ORTHODOX: usize = 3;

/// Shows the box until a game has been played.
pub(super) fn welcome(ui: &mut Ui, cx: &mut PageContext) {
    let played = cx.settings.recent.iter().next().is_some();
    let begun =
        played || cx.view.play.playing.table.is_some() || cx.view.saved.list.resume.is_some();
    let Some(card) = first_game(&cx.view.variants.cards).filter(|_| !begun) else {
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
    let size = vec2(PIECE * pieces.len() as f32, PIECE);
    ui.horizontal_wrapped(|ui| {
        // The label is centred beside the buttons.
        ui.set_row_height(PIECE + 14.0);
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
        .take(ORTHODOX)
        .chain(special_pieces(variant))
        .collect()
}
