//! What a person can do to the position in the editor.

use super::pointer::Tool;
use crate::app::play::table::Player;
use crate::app::shell::FileChoice;
use crate::app::texts::text;
use crate::game::TimeControl;
use crate::rules::{Bitboard, ByColor, CastlingRights, Color, Piece, Square};

/// A change in the editor, or of the editor itself.
#[derive(Clone, Debug, PartialEq)]
pub enum Edit {
    /// Put a piece on a square; `true` if it belongs to the stroke of the one before, so that one step back
    /// takes both away.
    Put(Square, Piece, bool),
    /// Take the piece of a square away; `true` as for `Put`.
    Erase(Square, bool),
    /// Move a piece, which takes the place of one that stands there.
    Move(Square, Square),
    /// Take a square away from a board of one's own.
    RemoveSquare(Square),
    /// Bring a square of it back, by its column and row in the picture.
    AddSquare(usize, usize),
    /// Take all pieces away.
    Clear,
    /// Draw the game's start array up.
    Start,
    /// Exchange left and right.
    Mirror,
    /// Draw Black's pieces up as White's are.
    CopyWhite,
    /// Exchange the sides: White has what Black had, seen from its own side.
    SwapSides,
    /// Say who is on move.
    Turn(Color),
    /// Give a right to castle, or take it.
    Castling(CastlingRights),
    /// Put a piece into its side's hand.
    Hold(Piece),
    /// Take a piece out of its side's hand.
    Release(Piece),
    /// Say which squares a pawn has just run past.
    EnPassant(Bitboard),
    /// Say which pieces may not be swapped back.
    Ban(Option<(Square, Square)>),
    /// Say which choice of the array comes next; 0 for none.
    Choice(u8),
    /// Say how many plies the clock shows.
    Halfmove(u16),
    /// Say the number of the move.
    Fullmove(u32),
    /// Read the position from a text, as far as it makes sense.
    Fen(String),
    /// Write the text as the program would.
    FenDone,
    /// Take the last change back.
    Undo,
    /// Make a change again that has been taken back.
    Redo,
    /// Choose what a click on the board does.
    Tool(Tool),
    /// Say who plays a side of a game from here.
    Player(Color, Player),
    /// Say how much time the sides have for it.
    Time(Option<ByColor<TimeControl>>),
    /// Show other fields beside the board.
    Tab(Tab),
    /// Choose how many files and ranks a new board is to have.
    Size(usize, usize),
    /// Make that board, with the pieces that are there.
    NewBoard,
    /// Name the game that is to be saved.
    Name(String),
    /// Name its layout.
    Layout(String),
    /// Name the file.
    Path(String),
    /// Write the file.
    Save(Saving),
    /// Read the file, to edit its setup.
    OpenFile,
    /// Choose a file in the platform's dialog, to write it or to read it.
    Browse(FileChoice),
}

/// How a file is to be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Saving {
    /// As a new file; if there is one, it is asked what to do.
    New,
    /// As a layout in the file that is there, all else in it left as it is.
    Into,
    /// In place of the file that is there.
    Over,
    /// Not at all.
    Not,
}

/// What is shown beside the board, below the pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tab {
    /// The rest of the position: side to move, castling, hands and the like.
    #[default]
    Position,
    /// Who plays from here, and with which clocks.
    Play,
    /// The board, and files to keep it in.
    File,
}

impl Tab {
    /// All of them.
    pub const ALL: [Tab; 3] = [Tab::Position, Tab::Play, Tab::File];

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Tab::Position => text!("editor-tab-position"),
            Tab::Play => text!("editor-tab-play"),
            Tab::File => text!("editor-tab-file"),
        }
    }
}
