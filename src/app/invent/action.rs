//! What a person does with the form for a piece.

use super::Form;
use bevy::ecs::message::Message;

/// What a person does with the form for a piece of their own.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum InventAction {
    /// Open the form for a piece of one's own, for a game by its id.
    Open(Option<String>),
    /// Fill the form in so.
    Fill(Box<Form>),
    /// Put the form away.
    Close,
    /// Put the piece into a game of one's own.
    Add,
    /// Open the page that is made about the piece.
    See,
    /// Put the piece into its game, and go on to where it stands at the start.
    Place,
    /// Play its game.
    Play,
}
