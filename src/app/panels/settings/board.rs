//! The colours of the board, the drawings of the men, and the names of files and ranks.

use super::pick;
use crate::app::action::Action;
use crate::app::panels::Desk;
use crate::app::panels::widgets::strong;
use crate::app::settings::Coordinates;
use crate::diagram::{BoardTheme, PieceSet};
use bevy_egui::egui::Ui;

pub(super) fn show(ui: &mut Ui, desk: &mut Desk) {
    let settings = desk.session.settings.clone();
    ui.label(strong("Colours of board and panels"));
    pick(
        ui,
        desk,
        "Colours",
        &BoardTheme::ALL,
        settings.board,
        |theme| (theme.name().to_owned(), Action::SetBoard(theme)),
    );
    ui.label(strong("Men"));
    pick(ui, desk, "Men", &PieceSet::ALL, settings.pieces, |set| {
        (set.name().to_owned(), Action::SetPieces(set))
    });
    ui.label(strong("Coordinates"));
    let place = settings.coordinates();
    pick(ui, desk, "Coordinates", &Coordinates::ALL, place, |place| {
        (place.name().to_owned(), Action::SetCoordinates(place))
    });
}
