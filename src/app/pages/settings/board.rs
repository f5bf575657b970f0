//! The settings of the board, its pieces and their animation.

use super::choice::{pick, switch};
use crate::app::pages::PageContext;
use crate::app::settings::{Coordinates, SettingsAction, Speed};
use crate::app::texts::text;
use crate::app::ui::widgets::strong;
use baroque::diagram::{BoardTheme, PieceSet};
use bevy_egui::egui::Ui;

/// The colours of the board, the piece set, and the coordinates.
pub(super) fn board(ui: &mut Ui, cx: &mut PageContext) {
    let settings = cx.settings;
    ui.label(strong(text!("settings-colours")));
    let themes = (&BoardTheme::ALL[..], settings.board);
    pick(
        ui,
        cx,
        "Colours",
        themes,
        theme_name,
        SettingsAction::SetBoard,
    );
    ui.label(strong(text!("settings-pieces")));
    let sets = (&PieceSet::ALL[..], settings.pieces);
    pick(ui, cx, "Pieces", sets, set_name, SettingsAction::SetPieces);
    ui.label(strong(text!("settings-coordinates")));
    let places = (&Coordinates::ALL[..], settings.coordinates());
    let choose = SettingsAction::SetCoordinates;
    pick(ui, cx, "Coordinates", places, Coordinates::name, choose);
}

fn theme_name(theme: BoardTheme) -> &'static str {
    match theme {
        BoardTheme::Parchment => text!("settings-colours-parchment"),
        BoardTheme::Slate => text!("settings-colours-slate"),
        BoardTheme::Felt => text!("settings-colours-felt"),
        BoardTheme::Contrast => text!("settings-colours-contrast"),
    }
}

pub fn set_name(set: PieceSet) -> &'static str {
    match set {
        PieceSet::Disks => text!("settings-pieces-disks"),
        PieceSet::Figurines => text!("settings-pieces-figurines"),
    }
}

/// The animation of pieces.
pub(super) fn motion(ui: &mut Ui, cx: &mut PageContext) {
    let settings = cx.settings;
    ui.label(strong(text!("settings-speed")));
    let speeds = (&Speed::ALL[..], settings.speed);
    pick(
        ui,
        cx,
        "Speed",
        speeds,
        Speed::name,
        SettingsAction::SetSpeed,
    );
    let words = [
        text!("settings-motion-full"),
        text!("settings-motion-reduced"),
    ];
    let (name, reduced) = (text!("settings-motion"), settings.reduced_motion);
    switch(ui, cx, name, reduced, words, SettingsAction::ToggleReduced);
}
