//! Everything that a person can do to the program: one table from which buttons, keys, the help and
//! tests come. Nothing else changes a game.

mod commands;

pub use commands::{Command, GROUPS, by_id, commands, find};

use crate::app::editor::Edit;
use crate::app::files::{FileEvent, Place};
use crate::app::keys::KeyEdit;
use crate::app::reading::Pace;
use crate::app::saved::Deed;
use crate::app::session::SettingsGroup;
use crate::app::settings::{BookSource, Coordinates};
use crate::app::table::Player;
use crate::app::typing::Typed;
use crate::diagram::{BoardTheme, PieceSet};
use crate::game::{NodeId, TimeControl};
use crate::rules::{ByColor, Move, Outcome, Piece, Square};
use std::path::PathBuf;

/// Something to do.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// Go to the start page.
    OpenStart,
    /// Choose how to play a game, by its id.
    OpenNewGame(String),
    /// Play the game that has been chosen.
    StartGame(GameChoice),
    /// Go back to the game on the board.
    Continue,
    /// Play a move.
    Play(Move),
    /// Play a move whose man has been carried to its stop already.
    Drop(Move),
    /// Take the last move back, and the computer's answer with it.
    TakeBack,
    /// Give the game up, or ask first whether that is meant.
    Resign,
    /// Offer a draw.
    OfferDraw,
    /// Take the draw that is offered, or decline it.
    AnswerOffer(bool),
    /// Ask how the game is to be taken to have ended, or no more.
    Adjudicate,
    /// End the game so.
    Conclude(Outcome),
    /// Go on after all, whatever is asked beside the board.
    PlayOn,
    /// Let the game wait, or go on with it.
    TogglePause,
    /// Let the computer play one move of a game that waits.
    Step,
    /// Play the game that is over again with colours changed.
    Rematch,
    /// Make a move ahead of the computer's answer, from a square to a square.
    Premove(Square, Square),
    /// Choose the layout, sides and options of the same game anew.
    NewGame,
    /// Look at the board from the other side.
    Flip,
    /// Look at the position after so many plies.
    Show(usize),
    /// Look at the start.
    First,
    /// Look one ply back.
    Back,
    /// Look one ply on.
    Forward,
    /// Look at the last position of the line.
    Last,
    /// Look at a place of the tree.
    Go(NodeId),
    /// Look at the move before among those that compete with the last one.
    PreviousVariation,
    /// Look at the move behind among those that compete with the last one.
    NextVariation,
    /// Look at the move before that others compete with.
    PreviousBranch,
    /// Look at the next move that others compete with.
    NextBranch,
    /// Move a variation one step up: that of a place, or the one that is shown.
    Promote(Option<NodeId>),
    /// Make the line through a place the main line.
    MakeMain(NodeId),
    /// Delete a place, or the one that is shown, with all that follows.
    Delete(Option<NodeId>),
    /// Put a glyph to the move of a place, or take it away.
    ToggleNag(NodeId, u8),
    /// Say something about the move of a place.
    WriteComment(NodeId, String),
    /// Begin to write a comment about the move that is shown, or end it.
    ToggleComment,
    /// Let go of what has been picked up, or close what has been opened.
    Cancel,
    /// Begin to analyse the position on the board, or stop that.
    ToggleAnalysis,
    /// Show a hint: first the man to be moved, then its move.
    Hint,
    /// Give the keys to the field in which a move is written.
    WriteMove,
    /// Write a move there.
    Typed(Typed),
    /// Read the position out as text, or put that away.
    ReadOut,
    /// Give the keys to the board, or take them from it.
    FocusBoard,
    /// Give commands other keys.
    Keys(KeyEdit),
    /// Choose how many lines the analysis shows.
    SetLines(u8),
    /// Play the moves of a line.
    PlayLine(Vec<Move>),
    /// Keep the position after some moves of a line on the board; without any, let it go.
    Pin(Option<Vec<Move>>),
    /// Look the game through, or stop that.
    Review,
    /// Forget what is known from looking it through.
    ClearReview,
    /// Write what is known of the last of so many moves into the game, or of all moves.
    KeepReview(Option<usize>),
    /// Show or hide the keys.
    ToggleHelp,
    /// Show or hide the settings.
    ToggleSettings,
    /// Name files and ranks inside, outside or not at all: whichever comes next.
    NextCoordinates,
    /// Show a group of the settings.
    ShowSettings(SettingsGroup),
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
    /// Let the window fill the screen, or not.
    ToggleFullscreen,
    /// Show what the program is, or the keys again.
    ToggleAbout,
    /// Change between light and dark panels.
    ToggleDark,
    /// Make moves heard, or not.
    ToggleSound,
    /// Reduce motion to fades and marks, or not.
    ToggleReduced,
    /// Go on to the next speed of motion.
    NextSpeed,
    /// Go on to the other set of men.
    NextPieces,
    /// Choose a set of men.
    SetPieces(PieceSet),
    /// Choose the colours of the board.
    SetBoard(BoardTheme),
    /// Choose the speed of motion.
    SetSpeed(super::settings::Speed),
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
    /// Open the guide at a page, by its id, or where it was left.
    OpenGuide(Option<String>),
    /// Open the contents of the guide.
    OpenContents,
    /// Put the guide away.
    CloseGuide,
    /// Show a scene of the page that is open.
    ShowScene(usize),
    /// Let the scene play, or stop it.
    TogglePlay,
    /// Let the scene begin again when it is over, or not.
    ToggleLoop,
    /// Choose how fast scenes play.
    SetPace(Pace),
    /// Stop the scene at a moment, in seconds.
    Seek(f32),
    /// Make the scene a board to try it on, from its beginning.
    TryScene,
    /// Take the last move of a try back.
    TryAgain,
    /// Watch the scene again.
    WatchScene,
    /// Open the guide at the page of a man of the game that is shown.
    OpenMan(Piece),
    /// Ask why the man on a square cannot move.
    Ask(Square),
    /// Show what the man on a square threatens.
    ShowThreats(Square),
    /// Close the menu of a man.
    CloseMenu,
    /// Copy a picture of the board.
    CopyPicture,
    /// Save a picture of the board.
    SavePicture,
    /// Save the scene of the guide, or the last move of the game, as a moving picture.
    SaveFilm,
    /// Take in what is new about game files.
    Take(FileEvent),
    /// Show what is wrong with game files, or put it away.
    ToggleProblems,
    /// Begin to open a file, or not after all.
    ToggleOpen,
    /// Write the path of a file to be opened.
    WritePath(String),
    /// Choose a file in the platform's dialog.
    ChooseFile,
    /// Open a file: a game file, a file of games, or a text with a position.
    OpenFile(PathBuf),
    /// Do something with games on disk.
    Saved(Deed),
    /// Copy a game, by its id, into a file of the person's own, and show that in the editor.
    Duplicate(String),
    /// Show the file of one of the person's own games in the editor.
    EditGame(String),
    /// Show a place of a file in the editor.
    EditAt(Place),
    /// Choose the editor, by the command that starts it; empty for whatever is found.
    SetEditor(String),
    /// Play on by the rules that the game was begun with.
    KeepRules,
    /// Begin the game anew by the rules that its file has now.
    NewRules,
    /// Open the setup editor with the position in sight, or close it.
    OpenEditor,
    /// Change something in the setup editor.
    Edit(Edit),
    /// Play from the position in the editor.
    PlayFromHere,
    /// Analyse the position in the editor.
    AnalyseFromHere,
    /// Open the form for a piece of one's own, for a game by its id.
    OpenInvent(Option<String>),
    /// Put the form away.
    CloseInvent,
    /// Put the piece into a game of one's own.
    AddInvention,
    /// Open the page that is made about the piece.
    SeeInvention,
    /// Put the piece into its game, and go on to where it stands at the start.
    PlaceInvention,
    /// Play its game.
    PlayInvention,
    /// Leave the program.
    Quit,
}

/// A game as it has been chosen: what, on which board, by which rules, who.
#[derive(Clone, Debug, PartialEq)]
pub struct GameChoice {
    /// The game's id.
    pub id: String,
    /// The layout.
    pub layout: String,
    /// The choice made for each option.
    pub options: Vec<(String, String)>,
    /// Who plays each side.
    pub players: ByColor<Player>,
    /// How much time each side has; none for all the time in the world.
    pub time: Option<ByColor<TimeControl>>,
}
