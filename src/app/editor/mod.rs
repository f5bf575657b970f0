//! The setup editor: any position of any game, to be played from, analysed, or kept as a layout.
//!
//! The [`Sketch`] is the position with all that has been done to it, the [`Pointer`] the hand over the board,
//! the [`Verdict`] what the rules say. Only `ui` knows windows; an [`Edit`] is the only way to change it.
//!
//! | file | |
//! |---|---|
//! | `mod` | [`Editor`]: the sketch and all that is chosen beside it |
//! | `sketch`, `edit`, `mirror` | the position, and what can be done to it |
//! | `pointer`, `drawing` | the hand over the board, arrows and circles |
//! | `scene` | the board as a list of items |
//! | `verdict` | what is to be said of the position |
//! | `own_board`, `shape` | a board of a person's own |
//! | `file`, `game_text` | the layout as a game file |
//! | `action` | what a person does with the editor |
//! | `jobs` | files that are read and written, off the main thread |
//! | `plugin`, `state` | which messages the editor hears, how it is opened and left |
//! | `ui` | the page |

mod action;
mod drawing;
mod edit;
mod file;
mod game_text;
mod jobs;
mod mirror;
mod own_board;
mod plugin;
mod pointer;
mod scene;
mod shape;
mod sketch;
mod state;
#[cfg(test)]
mod tests;
pub mod ui;
mod verdict;

pub use action::{EditorAction, HandEdit};
pub use edit::{Edit, Saving, Tab};
pub use file::FileForm;
pub use game_text::{game_text, mistakes, pieces_for};
pub use jobs::SetupJob;
pub use own_board::OwnBoard;
pub use plugin::{actions, plugin};
pub use pointer::{Over, Pointer, Tool};
pub use shape::{SIDE, Shape};
pub use sketch::{Sketch, Step};
pub use state::SetupEditor;
pub use verdict::{Verdict, bans, runs};

use crate::app::board::drawing::Drawing;
use crate::app::play::table::Player;
use crate::diagram::{BoardView, Item};
use crate::game::TimeControl;
use crate::notation::{parse_setup, write_fen, write_setup};
use crate::rules::{ByColor, Color, Piece, Position, Setup, Square, Variant};
use crate::variant_file::Catalogue;
use std::sync::Arc;

/// The position as a text that can be changed, too.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FenField {
    /// What stands in the field.
    pub text: String,
    /// Why it makes no sense, if it does not.
    pub error: Option<String>,
}

/// The setup editor.
#[derive(Clone, Debug)]
pub struct Editor {
    /// The position.
    pub sketch: Sketch,
    /// The hand over the board.
    pub pointer: Pointer,
    /// The arrows and circles on the board.
    pub drawing: Drawing,
    /// What is shown beside the board.
    pub tab: Tab,
    /// Who plays from here.
    pub players: ByColor<Player>,
    /// How much time each side has for it, if any limits it.
    pub time: Option<ByColor<TimeControl>>,
    /// Where the setup is kept, and the size of a new board.
    pub file: FileForm,
    view: BoardView,
    fen: FenField,
    verdict: Verdict,
}

impl Editor {
    /// An editor with a position.
    pub fn new(variant: Arc<Variant>, setup: Setup, players: ByColor<Player>) -> Editor {
        let mut editor = Editor {
            view: BoardView::of(&variant, false),
            verdict: Verdict::of(&variant, &setup),
            sketch: Sketch::new(variant, setup),
            pointer: Pointer::default(),
            drawing: Drawing::default(),
            tab: Tab::default(),
            players,
            time: None,
            file: FileForm::default(),
            fen: FenField::default(),
        };
        editor.write();
        editor.file.follow(&editor.sketch);
        editor
    }

    /// Goes on with another position, perhaps of another game. What was here before is one step back.
    pub fn open(&mut self, catalogue: &Catalogue, variant: Arc<Variant>, setup: Setup) {
        let known = self.variant();
        let same = **known == *variant && self.sketch.own_board().is_none();
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

    /// The board, and the pieces that there are.
    pub fn variant(&self) -> &Arc<Variant> {
        self.sketch.variant()
    }

    /// How the board is seen.
    pub fn view(&self) -> &BoardView {
        &self.view
    }

    /// The position as a board to look at.
    pub fn position(&self) -> &Position {
        self.sketch.position()
    }

    /// The position as a text.
    pub fn fen(&self) -> &FenField {
        &self.fen
    }

    /// What the rules say.
    pub fn verdict(&self) -> &Verdict {
        &self.verdict
    }

    /// The game and the position that can be played from here.
    ///
    /// # Errors
    ///
    /// When it cannot be played, in words.
    pub fn playable(&self) -> Result<(Arc<Variant>, Position), String> {
        let playable = self.verdict.playable.clone();
        playable.ok_or_else(|| self.verdict.problems.join("\n"))
    }

    /// The picture of the board.
    pub fn items(&self) -> Vec<Item> {
        scene::compose(self)
    }

    /// The pieces that a side may have, kings first as the game has them.
    pub fn army(&self, color: Color) -> Vec<Piece> {
        let types = self.variant().army(color).iter();
        types.map(|piece| Piece::new(color, piece)).collect()
    }

    /// Shows the board from the other side.
    pub fn flip(&mut self) {
        self.view = BoardView::of(self.variant(), !self.view.flipped());
    }

    /// Does what a person asks for; the games are those on which a board of one's own can be based.
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
            // These need more than the editor knows.
            Edit::Save(_) | Edit::OpenFile | Edit::Browse(_) => {}
        }
        if before != *self.sketch.now() {
            let same = Arc::ptr_eq(&before.variant, self.variant());
            if !same {
                self.forget_drawings();
            }
            if !same && self.pointer.tool != Tool::Hole {
                self.pointer.cancel();
            }
            self.refresh(catalogue);
            if !typed {
                self.write();
            }
        }
    }

    /// Reads the position from a text; one that makes no sense leaves it as it is.
    fn read(&mut self, text: String) {
        let read = match self.sketch.own_board() {
            Some(_) => parse_setup(self.variant(), &without_castling(&text)),
            None => parse_setup(self.variant(), &text),
        };
        self.fen.text = text;
        self.fen.error = match read {
            Ok(setup) => {
                self.sketch.set(setup, false);
                None
            }
            Err(error) => Some(error.to_string()),
        };
    }

    /// Writes the position as a text.
    fn write(&mut self) {
        let own = self.sketch.own_board();
        let text = match self.verdict.playable.as_ref().filter(|_| own.is_some()) {
            // The array of a board of one's own gives rights to castle.
            Some((game, position)) => write_fen(game, position),
            None => write_setup(self.variant(), self.sketch.setup()),
        };
        self.fen = FenField { text, error: None };
    }

    /// Works out anew what follows from the position.
    fn refresh(&mut self, catalogue: &Catalogue) {
        let (variant, setup) = (self.sketch.variant(), self.sketch.setup());
        self.view = BoardView::of(variant, self.view.flipped());
        self.verdict = match self.sketch.own_board() {
            Some(board) => Verdict::of_own(catalogue, board, variant, setup),
            None => Verdict::of(variant, setup),
        };
        self.file.follow(&self.sketch);
    }

    /// Makes the board whose size has been chosen, and puts the pieces on it that are there.
    fn make_board(&mut self, catalogue: &Catalogue) {
        let (width, height) = self.file.size;
        self.reshape(Shape::new(width, height), catalogue);
    }

    fn remove_square(&mut self, square: Square, catalogue: &Catalogue) {
        let Some(board) = self.sketch.own_board() else {
            return;
        };
        let mut shape = board.shape.clone();
        let cells = shape::cells(self.variant().geometry());
        let cell = cells.iter().find(|&(_, &known)| known == square);
        shape.holes.extend(cell.map(|(&cell, _)| cell));
        self.reshape(shape, catalogue);
    }

    fn add_square(&mut self, cell: (usize, usize), catalogue: &Catalogue) {
        let Some(board) = self.sketch.own_board() else {
            return;
        };
        let mut shape = board.shape.clone();
        shape.holes.remove(&cell);
        self.reshape(shape, catalogue);
    }

    /// Draws the game's array up, as it fits on a board of one's own.
    fn draw_up(&mut self) {
        let variant = self.variant().clone();
        let setup = match self.sketch.own_board() {
            None => variant.start().setup(),
            Some(board) => board.transplant(&board.base, &board.base.start().setup(), &variant),
        };
        self.sketch.set(setup, false);
    }

    /// Goes on with a board of the person's own.
    fn reshape(&mut self, shape: Shape, catalogue: &Catalogue) {
        let (old, setup) = (self.variant().clone(), self.sketch.setup().clone());
        let base = match self.sketch.own_board() {
            Some(board) => board.base.clone(),
            None => old.clone(),
        };
        let board = OwnBoard { base, shape };
        let canvas = match board.canvas(catalogue) {
            Ok(canvas) => canvas,
            Err(problem) => {
                self.file.told = Some(problem);
                return;
            }
        };
        self.file.told = None;
        let setup = board.transplant(&old, &setup, &canvas);
        let own = Some(Arc::new(board));
        let tool = self.pointer.tool;
        self.sketch.set_board(canvas, setup, own);
        self.pointer.cancel();
        if tool == Tool::Hole {
            self.pointer.tool = tool;
        }
    }
}

/// A FEN of a board of one's own, whose rights to castle follow from its pieces.
fn without_castling(fen: &str) -> String {
    let mut fields: Vec<&str> = fen.split_whitespace().collect();
    if let Some(castling) = fields.get_mut(2) {
        *castling = "-";
    }
    fields.join(" ")
}
