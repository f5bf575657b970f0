//! Messages that change settings.

use super::{BookSource, Coordinates, SettingsGroup, Speed};
use baroque::diagram::{BoardTheme, PieceSet};
use bevy::ecs::message::Message;

/// A change of the settings.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum SettingsAction {
    /// Show a tab of the settings.
    ShowGroup(SettingsGroup),
    /// Switch to the next place of the coordinates: inside, outside or none.
    NextCoordinates,
    /// Set the place of the coordinates.
    SetCoordinates(Coordinates),
    /// Switch on or off that the board turns to the side to move.
    ToggleTurning,
    /// Set whether a new game lists its pieces beside the board.
    ListPieces(bool),
    /// Set the volume of sounds, in percent.
    SetVolume(u8),
    /// Set the interface size, in percent.
    SetScale(u16),
    /// Make the interface larger.
    Enlarge,
    /// Make the interface smaller.
    Reduce,
    /// Set the default interface size.
    UsualScale,
    /// Set the language of the window, by its tag; empty for the system's.
    SetLanguage(String),
    /// Switch between light and dark panels.
    ToggleDark,
    /// Switch sounds on or off.
    ToggleSound,
    /// Switch reduced motion on or off.
    ToggleReduced,
    /// Switch to the next animation speed.
    NextSpeed,
    /// Switch to the next piece set.
    NextPieces,
    SetPieces(PieceSet),
    /// Set the colours of the board.
    SetBoard(BoardTheme),
    /// Set the animation speed.
    SetSpeed(Speed),
    /// Set the size of the engine's hash, in MiB.
    SetHash(u32),
    /// Set the number of the engine's threads; 0 for the default.
    SetThreads(usize),
    /// Set where the opening book comes from.
    SetBook(BookSource),
    /// Set the path of the user's own opening book, a file of games.
    SetBookFile(String),
    /// Choose that file in the platform's dialog.
    ChooseBook,
    /// Set for how many moves of each side the computer uses the opening book.
    SetBookMoves(u8),
    /// Set the number of lines in the analysis.
    SetLines(u8),
    /// Set the command of the text editor; empty to find one.
    SetEditor(String),
}
