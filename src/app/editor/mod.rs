//! The setup editor: any position of any game, to play from, to analyse or to save as a layout.
//!
//! [`Sketch`] is the position with its undo history, [`Pointer`] the pointer on the board, and [`SetupVerdict`] what the
//! rules say. The sketch is what FEN describes, valid or not: `Variant::problems` lists its mistakes, and
//! `Variant::sketch` makes a board to look at. Each undo step keeps its board, so one history covers positions and
//! custom boards. Only `ui` knows egui. Every change is an [`Edit`].
//!
//! | file | |
//! |---|---|
//! | `mod` | [`Editor`]: the sketch and the choices next to it |
//! | `edit` | the changes of the position |
//! | `pointer`, `drawing` | the pointer on the board, arrows and circles |
//! | `scene` | the board as a list of items |
//! | `verdict`, `announcements` | problems of the position, or its state; changes for screen readers |
//! | `zones` | zones and castling of custom boards |
//! | `faults` | why a custom board makes no game, in words |
//! | `file` | the layout as a game file |
//! | `array` | the array of the user's own game, for a new piece |
//! | `action` | the user's actions |
//! | `jobs` | reading and writing files, off the main thread |
//! | `plugin`, `state` | the systems, opening and leaving the editor |
//! | `ui` | the page |

mod action;
mod announcements;
mod array;
mod drawing;
mod edit;
mod faults;
mod file;
pub(in crate::app) mod jobs;
mod plugin;
mod pointer;
mod scene;
mod state;
#[cfg(test)]
mod tests;
pub mod ui;
mod verdict;
mod zones;

pub use action::{EditorAction, HandEdit};
pub use announcements::Announced;
pub use array::{AfterSaving, ArrayDraft};
pub use edit::{Edit, Saving, Tab};
pub use faults::fault_words;
pub use file::FileForm;
pub use plugin::plugin;
pub use pointer::{Over, Pointer, Tool};
pub use state::SetupEditor;
pub use verdict::{SetupVerdict, bans, runs};
pub use zones::zone_uses;

use crate::app::board::drawing::Drawing;
use crate::app::play::table::Player;
use baroque::diagram::BoardView;
use baroque::game::TimeControl;
use baroque::notation::{read_setup, write_fen, write_setup};
use baroque::rules::{ByColor, Color, Piece, Position, Setup, Square, Variant};
use baroque::sketch::{BoardShape, CustomBoard, Sketch, can_change, cells};
use baroque::variant_file::Catalogue;
use std::sync::Arc;

#[derive(Clone, Debug, Default, PartialEq)]
pub struct FenField {
    pub text: String,
    /// The error of an invalid text.
    pub error: Option<String>,
    /// What was not read as written.
    pub notes: Vec<String>,
}

/// The setup editor.
#[derive(Clone, Debug)]
pub struct Editor {
    /// The position.
    pub sketch: Sketch,
    /// The pointer on the board.
    pub pointer: Pointer,
    /// The arrows and circles on the board.
    pub drawing: Drawing,
    /// The visible tab.
    pub tab: Tab,
    /// The players of a game from here.
    pub players: ByColor<Player>,
    /// The clocks of that game, or `None` without a time limit.
    pub time: Option<ByColor<TimeControl>>,
    /// Whether a change of a zone changes the zone of the other side in the same way.
    pub both_sides: bool,
    /// Whether the current stroke puts squares into a zone, or removes them.
    puts_into_zone: bool,
    /// The form for the setup's file, and the size of a new board.
    pub file: FileForm,
    /// The array of the user's own game that is being changed.
    array: Option<ArrayDraft>,
    view: BoardView,
    fen: FenField,
    verdict: SetupVerdict,
}

impl Editor {
    /// An editor with a position.
    pub fn new(variant: Arc<Variant>, setup: Setup, players: ByColor<Player>) -> Editor {
        let mut editor = Editor {
            view: BoardView::of(&variant, false),
            verdict: SetupVerdict::of(&variant, &setup),
            sketch: Sketch::new(variant, setup),
            pointer: Pointer::default(),
            drawing: Drawing::default(),
            tab: Tab::default(),
            players,
            time: None,
            both_sides: true,
            puts_into_zone: true,
            file: FileForm::default(),
            array: None,
            fen: FenField::default(),
        };
        editor.write();
        editor.file.follow(&editor.sketch);
        editor
    }

    /// Opens another position, perhaps of another game. Undo brings back the old one.
    pub fn open(&mut self, catalogue: &Catalogue, variant: Arc<Variant>, setup: Setup) {
        let known = self.variant();
        let same = **known == *variant && self.sketch.custom_board().is_none();
        let changed = match same {
            true => self.sketch.set(setup, false),
            false => self.sketch.set_board(variant, setup, None),
        };
        self.pointer.cancel();
        if !same {
            self.forget_drawings();
        }
        if changed {
            self.refresh(catalogue);
            self.write();
        }
    }

    /// The board with all piece types that it may have.
    pub fn variant(&self) -> &Arc<Variant> {
        self.sketch.variant()
    }

    /// The board's layout on the screen.
    pub fn view(&self) -> &BoardView {
        &self.view
    }

    /// The position in the form that boards show.
    pub fn position(&self) -> &Position {
        self.sketch.position()
    }

    pub fn fen(&self) -> &FenField {
        &self.fen
    }

    /// The problems of the position, or its state.
    pub fn verdict(&self) -> &SetupVerdict {
        &self.verdict
    }

    /// The game and position that can be played from here.
    ///
    /// # Errors
    ///
    /// If it cannot be played, in words.
    pub fn playable(&self) -> Result<(Arc<Variant>, Position), String> {
        let playable = self.verdict.playable.clone();
        playable.ok_or_else(|| self.verdict.problems.join("\n"))
    }

    /// The pieces that a side may have, in the order of the game.
    pub fn army(&self, color: Color) -> Vec<Piece> {
        let types = self.variant().army(color).iter();
        types.map(|piece| Piece::new(color, piece)).collect()
    }

    /// Turns the board.
    pub fn flip(&mut self) {
        self.view = BoardView::of(self.variant(), !self.view.flipped());
    }

    /// Applies a change. Custom boards are based on the games of `catalogue`.
    pub fn apply(&mut self, edit: Edit, catalogue: &Catalogue) {
        let before = self.sketch.now().clone();
        let typed = matches!(edit, Edit::Fen(_));
        match edit {
            Edit::Tool(tool) => self.pointer.take_up(tool),
            Edit::Player(color, player) => self.players[color] = player,
            Edit::Time(time) => self.time = time,
            Edit::Tab(tab) => self.tab = tab,
            Edit::Fen(text) => self.read(text),
            Edit::FenDone if self.fen.error.is_none() => self.write(),
            Edit::FenDone => {}
            Edit::NewBoard => self.make_board(catalogue),
            Edit::RemoveSquare(square) => self.remove_square(square, catalogue),
            Edit::AddSquare(column, row) => self.add_square((column, row), catalogue),
            Edit::Zone(zone, color, square, goes_on) => {
                self.set_zone((zone, color), square, goes_on, catalogue);
            }
            Edit::BothSides(both) => self.both_sides = both,
            Edit::CastlingRule(choice) => self.set_castling(choice, catalogue),
            Edit::Size(width, height) => self.file.set_size(width, height),
            Edit::Name(name) => self.file.set_name(name),
            Edit::Layout(name) => self.file.set_layout(name),
            Edit::Path(path) => self.file.set_path(path),
            Edit::Start => self.draw_up(),
            Edit::Put(square, piece, goes_on) => self.sketch.put(square, piece, goes_on),
            Edit::Erase(square, goes_on) => self.sketch.erase(square, goes_on),
            Edit::Move(from, to) => self.sketch.move_piece(from, to),
            Edit::Clear => self.sketch.clear(),
            Edit::Mirror => self.sketch.mirror(),
            Edit::CopyWhite => self.sketch.copy_white(),
            Edit::SwapSides => self.sketch.swap_sides(),
            Edit::Turn(color) => self.sketch.set_turn(color),
            Edit::Castling(right) => self.sketch.toggle_castling(right),
            Edit::Hold(piece) => self.sketch.hold(piece),
            Edit::Release(piece) => self.sketch.release(piece),
            Edit::EnPassant(squares) => self.sketch.write_field(|setup| setup.en_passant = squares),
            Edit::Ban(ban) => self.sketch.write_field(|setup| setup.ban = ban),
            Edit::Choice(choice) => self.sketch.write_field(|setup| setup.choice = choice),
            Edit::Halfmove(plies) => self.sketch.write_counter(|setup| setup.halfmove = plies),
            Edit::Fullmove(number) => {
                self.sketch
                    .write_counter(|setup| setup.fullmove = number.max(1));
            }
            Edit::Undo => self.sketch.undo(),
            Edit::Redo => self.sketch.redo(),
            // The state of the page handles these, because they need files.
            Edit::Save(_) | Edit::OpenFile | Edit::SaveTo | Edit::Choose => {}
        }
        if before != *self.sketch.now() {
            let same = Arc::ptr_eq(&before.variant, self.variant());
            if !same {
                self.forget_drawings();
            }
            if !same && !self.pointer.tool.changes_board() {
                self.pointer.cancel();
            }
            self.refresh(catalogue);
            if !typed {
                self.write();
            }
        }
    }

    /// Sets the position from a FEN. An invalid one changes nothing.
    fn read(&mut self, text: String) {
        let read = match self.sketch.custom_board() {
            Some(_) => read_setup(self.variant(), &without_castling(&text)),
            None => read_setup(self.variant(), &text),
        };
        self.fen = FenField {
            text,
            ..FenField::default()
        };
        match read {
            Ok(read) => {
                self.fen.notes = read.notes.into_iter().map(|note| note.message).collect();
                self.sketch.set(read.value, false);
            }
            Err(error) => self.fen.error = Some(error.to_string()),
        }
    }

    /// Writes the position into the FEN field.
    fn write(&mut self) {
        let own = self.sketch.custom_board();
        let text = match self.verdict.playable.as_ref().filter(|_| own.is_some()) {
            // The array of a custom board decides its castling rights.
            Some((game, position)) => write_fen(game, position),
            None => write_setup(self.variant(), self.sketch.setup()),
        };
        self.fen = FenField {
            text,
            ..FenField::default()
        };
    }

    /// Updates everything that depends on the position.
    fn refresh(&mut self, catalogue: &Catalogue) {
        let (variant, setup) = (self.sketch.variant(), self.sketch.setup());
        self.view = BoardView::of(variant, self.view.flipped());
        self.verdict = match self.sketch.custom_board() {
            Some(board) => SetupVerdict::of_own(catalogue, board, variant, setup),
            None => SetupVerdict::of(variant, setup),
        };
        self.file.follow(&self.sketch);
    }

    /// Makes a custom board of the chosen size with the current pieces.
    fn make_board(&mut self, catalogue: &Catalogue) {
        let (width, height) = self.file.size;
        let board = self.board();
        let full = board.reshaped(BoardShape::new(width, height));
        let resized = board.reshaped(board.shape.resized(width, height));
        // On a small board, missing squares may leave a zone without a square.
        let keeps = can_change(&board.base) && resized.canvas(catalogue).is_ok();
        self.rebuild(if keeps { resized } else { full }, catalogue);
    }

    /// The custom board, or the game's own board to start from.
    fn board(&self) -> CustomBoard {
        match self.sketch.custom_board() {
            Some(board) => CustomBoard::clone(board),
            None => CustomBoard::of(self.variant().clone()),
        }
    }

    fn remove_square(&mut self, square: Square, catalogue: &Catalogue) {
        let board = self.board();
        if !can_change(&board.base) {
            return;
        }
        let mut shape = board.shape.clone();
        let cells = cells(self.variant().geometry());
        let cell = cells.iter().find(|&(_, &known)| known == square);
        shape.holes.extend(cell.map(|(&cell, _)| cell));
        self.rebuild(board.reshaped(shape), catalogue);
    }

    fn add_square(&mut self, cell: (usize, usize), catalogue: &Catalogue) {
        let board = self.board();
        if !can_change(&board.base) {
            return;
        }
        let mut shape = board.shape.clone();
        shape.holes.remove(&cell);
        self.rebuild(board.reshaped(shape), catalogue);
    }

    /// Sets up the game's array, as it fits on a custom board.
    fn draw_up(&mut self) {
        let variant = self.variant().clone();
        let setup = match self.sketch.custom_board() {
            None => variant.start().setup(),
            Some(board) => board.transplant(&board.base, &board.base.start().setup(), &variant),
        };
        self.sketch.set(setup, false);
    }

    /// Changes to another custom board.
    fn rebuild(&mut self, board: CustomBoard, catalogue: &Catalogue) {
        let (old, setup) = (self.variant().clone(), self.sketch.setup().clone());
        let canvas = match board.canvas(catalogue) {
            Ok(canvas) => canvas,
            Err(fault) => {
                self.file.message = Some(fault_words(fault, &board.shape).join("\n"));
                return;
            }
        };
        self.file.message = None;
        let setup = board.transplant(&old, &setup, &canvas);
        let own = Some(Arc::new(board));
        let tool = self.pointer.tool;
        self.sketch.set_board(canvas, setup, own);
        self.pointer.cancel();
        if tool.changes_board() {
            self.pointer.tool = tool;
        }
    }
}

/// The FEN of a custom board without castling rights, which follow from the pieces.
fn without_castling(fen: &str) -> String {
    let mut fields: Vec<&str> = fen.split_whitespace().collect();
    if let Some(castling) = fields.get_mut(2) {
        *castling = "-";
    }
    fields.join(" ")
}
