//! What a person does with the settings.

use super::{BookSource, Coordinates, SettingsGroup, Speed};
use crate::diagram::{BoardTheme, PieceSet};
use bevy::ecs::message::Message;

/// What a person does with the settings.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum SettingsAction {
    /// Show a group of the settings.
    ShowGroup(SettingsGroup),
    /// Name files and ranks inside, outside or not at all: whichever comes next.
    NextCoordinates,
    /// Choose where files and ranks are named.
    SetCoordinates(Coordinates),
    /// Turn the board to whoever is to move, or not.
    ToggleTurning,
    /// Choose how loud sounds are, in percent.
    SetVolume(u8),
    /// Choose how large panels and writing are, in percent.
    SetScale(u16),
    /// Make panels and writing larger.
    Enlarge,
    /// Make panels and writing smaller.
    Reduce,
    /// Give panels and writing their usual size.
    UsualScale,
    /// Choose the language of the window, by its tag; empty for the system's.
    SetLanguage(String),
    /// Change between light and dark panels.
    ToggleDark,
    /// Make moves heard, or not.
    ToggleSound,
    /// Reduce motion to fades and marks, or not.
    ToggleReduced,
    /// Go on to the next speed of motion.
    NextSpeed,
    /// Go on to the other set of pieces.
    NextPieces,
    /// Choose a set of pieces.
    SetPieces(PieceSet),
    /// Choose the colours of the board.
    SetBoard(BoardTheme),
    /// Choose the speed of motion.
    SetSpeed(Speed),
    /// Choose the size of the computer's memory of positions, in MiB.
    SetHash(u32),
    /// Choose the computer's threads; none for what is usual.
    SetThreads(usize),
    /// Choose where the opening book comes from.
    SetBook(BookSource),
    /// Write the path of the file of games that the opening book is made of.
    SetBookFile(String),
    /// Choose that file in the platform's dialog.
    ChooseBook,
    /// Choose for how many moves of each side the computer plays from the opening book.
    SetBookMoves(u8),
    /// Choose how many lines the analysis shows.
    SetLines(u8),
    /// Choose the editor, by the command that starts it; empty for whatever is found.
    SetEditor(String),
}
