//! The colours of the board, the drawings of the pieces, and the names of files and ranks.

use super::choice::pick;
use crate::app::settings::{Coordinates, SettingsAction};
use crate::app::texts::text;
use crate::app::ui::desk::Desk;
use crate::app::ui::widgets::strong;
use crate::diagram::{BoardTheme, PieceSet};
use bevy_egui::egui::Ui;

pub(super) fn show(ui: &mut Ui, desk: &mut Desk) {
    let settings = desk.settings;
    ui.label(strong(text!("settings-colours")));
    let themes = (&BoardTheme::ALL[..], settings.board);
    pick(
        ui,
        desk,
        "Colours",
        themes,
        theme_name,
        SettingsAction::SetBoard,
    );
    ui.label(strong(text!("settings-pieces")));
    let sets = (&PieceSet::ALL[..], settings.pieces);
    pick(
        ui,
        desk,
        "Pieces",
        sets,
        set_name,
        SettingsAction::SetPieces,
    );
    ui.label(strong(text!("settings-coordinates")));
    let places = (&Coordinates::ALL[..], settings.coordinates());
    let choose = SettingsAction::SetCoordinates;
    pick(ui, desk, "Coordinates", places, Coordinates::name, choose);
}

fn theme_name(theme: BoardTheme) -> &'static str {
    match theme {
        BoardTheme::Parchment => text!("settings-colours-parchment"),
        BoardTheme::Slate => text!("settings-colours-slate"),
        BoardTheme::Felt => text!("settings-colours-felt"),
        BoardTheme::Contrast => text!("settings-colours-contrast"),
    }
}

fn set_name(set: PieceSet) -> &'static str {
    match set {
        PieceSet::Disks => text!("settings-pieces-disks"),
        PieceSet::Figurines => text!("settings-pieces-figurines"),
    }
}
