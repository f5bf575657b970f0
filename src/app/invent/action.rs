//! The user's actions in the form for a piece.

use super::PieceForm;
use baroque::rules::Square;
use bevy::ecs::message::Message;

/// An action in the form for the user's own piece.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum InventAction {
    /// Open the form, for a game by its id or with its last content.
    Open(Option<String>),
    /// Change the content of the form.
    Fill(Box<PieceForm>),
    /// Put an enemy on a square of the board of the form, or remove it.
    ToggleEnemy(Square),
    /// Close the form.
    Close,
    /// Add the piece to a game of the user's own.
    Add,
    /// Open the generated guide page about the piece.
    See,
    /// Add the piece to its game, and open the editor to place it.
    Place,
    /// Add the piece to its game, and play it.
    Play,
    /// Add the piece to its game, and playtest it.
    Playtest,
}
