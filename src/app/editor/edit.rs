//! The changes that a user can make to the position in the editor.

use super::pointer::Tool;
use crate::app::play::table::Player;
use baroque::game::TimeControl;
use baroque::rules::{Bitboard, ByColor, CastlingRights, Color, Piece, Square};
use baroque::sketch::CastlingChoice;
use baroque::texts::text;

/// A change of the position, or of the editor.
#[derive(Clone, Debug, PartialEq)]
pub enum Edit {
    /// Put a piece on a square. `true` if it continues a stroke, which undo removes in one step.
    Put(Square, Piece, bool),
    /// Remove the piece on a square. `true` as for `Put`.
    Erase(Square, bool),
    /// Move a piece. It replaces a piece on its new square.
    Move(Square, Square),
    /// Remove a square from a custom board.
    RemoveSquare(Square),
    /// Add a square to a custom board, by its column and row in the picture.
    AddSquare(usize, usize),
    /// Put a square into a zone of a side, or remove it. The number is that of the zone among the game's zones.
    /// `true` if it continues a stroke, which does the same to each square.
    Zone(usize, Color, Square, bool),
    /// Set whether a change of a zone changes the zone of the other side in the same way.
    BothSides(bool),
    /// Set how the king castles on a custom board; `None` for no castling.
    CastlingRule(Option<CastlingChoice>),
    /// Remove all pieces.
    Clear,
    /// Set up the game's starting array.
    Start,
    /// Swap left and right.
    Mirror,
    /// Set up Black's pieces like White's.
    CopyWhite,
    /// Swap the sides: White gets Black's pieces, and the other way round.
    SwapSides,
    /// Set the side to move.
    Turn(Color),
    /// Turn a castling right on or off.
    Castling(CastlingRights),
    /// Add a piece to its side's hand.
    Hold(Piece),
    /// Remove a piece from its side's hand.
    Release(Piece),
    /// Set the squares that a pawn passed with its last move.
    EnPassant(Bitboard),
    /// Set the two pieces that may not swap back.
    Ban(Option<(Square, Square)>),
    /// Set the next choice of the array, or 0 for none.
    Choice(u8),
    /// Set the halfmove clock.
    Halfmove(u16),
    /// Set the move number.
    Fullmove(u32),
    /// Set the position from a FEN, as far as that is valid.
    Fen(String),
    /// Replace the FEN in the field with the program's own.
    FenDone,
    /// Undo the last change.
    Undo,
    /// Redo the last undone change.
    Redo,
    /// Set the tool: what a click on the board does.
    Tool(Tool),
    /// Set the player of a side for a game from here.
    Player(Color, Player),
    /// Set the clocks for that game.
    Time(Option<ByColor<TimeControl>>),
    /// Show another tab.
    Tab(Tab),
    /// Set the number of files and ranks of a new board.
    Size(usize, usize),
    /// Make a custom board of that size with the current pieces.
    NewBoard,
    /// Set the name of the game file's game.
    Name(String),
    /// Set the name of its layout.
    Layout(String),
    /// Set the path of the file.
    Path(String),
    /// Save the file.
    Save(Saving),
    /// Open the file, to edit its setup.
    OpenFile,
    /// Choose the file in the platform's dialog, to save it later.
    SaveTo,
    /// Choose the file in the platform's dialog, and open it.
    Choose,
}

/// How to save a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Saving {
    /// As a new file. If the file exists, ask.
    New,
    /// As a layout in the existing file, without other changes.
    Into,
    /// As a replacement of the existing file.
    Over,
    /// Not at all: the user has cancelled.
    Not,
}

/// A tab below the pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tab {
    /// The rest of the position, such as side to move, castling and hands.
    #[default]
    Position,
    /// The zones and castling of the board.
    Zones,
    /// The players and clocks of a game from here.
    Play,
    /// The size of the board, and its file.
    File,
}

impl Tab {
    /// All tabs, in their order.
    pub const ALL: [Tab; 4] = [Tab::Position, Tab::Zones, Tab::Play, Tab::File];

    pub fn name(self) -> &'static str {
        match self {
            Tab::Position => text!("editor-tab-position"),
            Tab::Zones => text!("editor-tab-zones"),
            Tab::Play => text!("editor-tab-play"),
            Tab::File => text!("editor-tab-file"),
        }
    }
}
