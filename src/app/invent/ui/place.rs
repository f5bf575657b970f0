//! The choice of the game, and of the piece that is replaced in its array.

use crate::app::invent::ui::InventContext;
use crate::app::invent::{Invention, PieceForm, begins};
use crate::app::ui::widgets::{choices, dropdown, muted, strong};
use baroque::rules::{Color, PieceKind};
use baroque::texts::text;
use bevy_egui::egui::Ui;

/// The width of the list of games.
const GAMES_WIDTH: f32 = 280.0;

/// Shows both choices.
pub fn show(ui: &mut Ui, cx: &mut InventContext, open: &Invention, form: &mut PieceForm) {
    let cards = &cx.view.variants.cards;
    let names: Vec<String> = cards.iter().map(|card| card.info.name.clone()).collect();
    let chosen = cards.iter().position(|card| card.info.id == form.game);
    ui.horizontal(|ui| {
        ui.label(strong(text!("invent-game")));
        let look = (text!("invent-game-name"), GAMES_WIDTH);
        if let Some(index) = dropdown(ui, look, &names, chosen) {
            form.game.clone_from(&cards[index].info.id);
            form.instead = None;
        }
    });
    let own = cx.view.variants.games.file_of(&form.game).is_some();
    let words = match own {
        true => text!("invent-own-game"),
        false => text!("invent-new-game"),
    };
    ui.label(muted(cx, words));
    ui.add_space(4.0);
    instead(ui, cx, open, form);
    ui.add_space(6.0);
}

/// The choice of the piece that is replaced in the array.
fn instead(ui: &mut Ui, cx: &mut InventContext, open: &Invention, form: &mut PieceForm) {
    let game = &open.game;
    let white = game.army(Color::White);
    let kinds: Vec<&PieceKind> = white
        .iter()
        .filter(|&kind| begins(game, kind))
        .map(|kind| game.kind(kind))
        .filter(|kind| !kind.royal)
        .collect();
    ui.label(strong(text!("invent-stands")));
    let nowhere = match form.instead.is_none() && open.outcome.stands(&open.form) {
        true => text!("invent-as-placed"),
        false => text!("invent-nowhere"),
    };
    let mut names = vec![nowhere.to_owned()];
    names.extend(
        kinds
            .iter()
            .map(|&kind| text!("invent-instead", piece = kind)),
    );
    let at = kinds
        .iter()
        .position(|kind| Some(kind.letter) == form.instead);
    let chosen = at.map_or(0, |at| at + 1);
    if let Some(index) = choices(ui, &names, chosen) {
        form.instead = index.checked_sub(1).map(|at| kinds[at].letter);
    }
    if game.settings().placement.is_some() {
        ui.label(muted(cx, text!("invent-pick-later")));
    }
}
