//! The colours of the board, the drawings of the pieces, and the names of files and ranks.

use super::choice::pick;
use crate::app::action::{Action, SettingsAction};
use crate::app::settings::Coordinates;
use crate::app::texts::text;
use crate::app::ui::desk::Desk;
use crate::app::ui::widgets::strong;
use crate::diagram::{BoardTheme, PieceSet};
use bevy_egui::egui::Ui;

pub(super) fn show(ui: &mut Ui, desk: &mut Desk) {
    let settings = desk.session.settings.clone();
    ui.label(strong(text!("settings-colours")));
    pick(
        ui,
        desk,
        "Colours",
        &BoardTheme::ALL,
        settings.board,
        |theme| {
            (
                theme_name(theme).to_owned(),
                Action::Settings(SettingsAction::SetBoard(theme)),
            )
        },
    );
    ui.label(strong(text!("settings-pieces")));
    pick(ui, desk, "Pieces", &PieceSet::ALL, settings.pieces, |set| {
        (
            set_name(set).to_owned(),
            Action::Settings(SettingsAction::SetPieces(set)),
        )
    });
    ui.label(strong(text!("settings-coordinates")));
    let place = settings.coordinates();
    pick(ui, desk, "Coordinates", &Coordinates::ALL, place, |place| {
        (
            place.name().to_owned(),
            Action::Settings(SettingsAction::SetCoordinates(place)),
        )
    });
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
