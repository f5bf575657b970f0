//! The settings of the board, its pieces and their animation.

use super::choice::{pick, pick_pictured, switch};
use crate::app::pages::PageContext;
use crate::app::pages::sets::{PIECE_HEIGHT, set_name, set_picture, some_pieces};
use crate::app::settings::{Coordinates, SettingsAction, Speed};
use crate::app::ui::widgets::strong;
use crate::app::variants::first_game;
use baroque::diagram::{BoardTheme, Ink, Palette, PieceSet};
use baroque::texts::text;
use bevy_egui::egui::{Ui, vec2};

/// The colours of the board, the piece set, and the coordinates.
pub(super) fn board(ui: &mut Ui, cx: &mut PageContext) {
    let settings = cx.settings;
    ui.label(strong(text!("settings-colours")));
    let themes = (&BoardTheme::ALL[..], settings.board);
    let swatches = (vec2(24.0, 24.0), swatch);
    let choose = SettingsAction::SetBoard;
    pick_pictured(ui, cx, themes, theme_name, swatches, choose);
    ui.label(strong(text!("settings-pieces")));
    let sets = (&PieceSet::ALL[..], settings.pieces);
    match first_game(&cx.view.variants().cards) {
        Some(card) => {
            let pieces = some_pieces(&card.variant);
            let size = vec2(PIECE_HEIGHT * pieces.len() as f32, PIECE_HEIGHT);
            let pictures = (size, |set| set_picture(card, &pieces, set));
            let choose = SettingsAction::SetPieces;
            pick_pictured(ui, cx, sets, set_name, pictures, choose);
        }
        None => pick(ui, cx, sets, set_name, SettingsAction::SetPieces),
    }
    ui.label(strong(text!("settings-coordinates")));
    let places = (&Coordinates::ALL[..], settings.coordinates());
    let choose = SettingsAction::SetCoordinates;
    pick(ui, cx, places, Coordinates::name, choose);
}

/// Four squares in the colours of a board.
fn swatch(theme: BoardTheme) -> (String, String) {
    let palette = Palette::new(theme);
    let [light, dark] = [Ink::Light, Ink::Dark].map(|ink| palette.color(ink).hex());
    let svg = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><rect width="2" height="2" fill="{light}"/><path d="M1 0h1v1H0v1h1z" fill="{dark}"/></svg>"#
    );
    (format!("swatch:{theme:?}"), svg)
}

fn theme_name(theme: BoardTheme) -> &'static str {
    match theme {
        BoardTheme::Parchment => text!("settings-colours-parchment"),
        BoardTheme::Slate => text!("settings-colours-slate"),
        BoardTheme::Felt => text!("settings-colours-felt"),
        BoardTheme::Contrast => text!("settings-colours-contrast"),
    }
}

/// The animation of pieces.
pub(super) fn motion(ui: &mut Ui, cx: &mut PageContext) {
    let settings = cx.settings;
    ui.label(strong(text!("settings-speed")));
    let speeds = (&Speed::ALL[..], settings.speed);
    pick(ui, cx, speeds, Speed::name, SettingsAction::SetSpeed);
    let words = [
        text!("settings-motion-full"),
        text!("settings-motion-reduced"),
    ];
    let (name, reduced) = (text!("settings-motion"), settings.reduced_motion);
    switch(ui, cx, name, reduced, words, SettingsAction::ToggleReduced);
}
