//! The pointer on the editor's board: it drags, puts and removes pieces.
//!
//! It knows squares and pieces, but no pixels and no rules, and returns [`Edit`]s.

use super::edit::Edit;
use baroque::diagram::Point;
use baroque::rules::{Color, Piece, Square};

/// The distance from which a press becomes a drag, in squares.
const DRAG_DISTANCE: f32 = 0.12;

/// A tool: what a click on the board does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tool {
    /// Move a piece.
    #[default]
    Move,
    /// Put this piece on the square.
    Stamp(Piece),
    /// Remove the piece.
    Erase,
    /// Remove the square itself, or add one.
    Hole,
    /// Put the square into a zone of a side, or remove it. The number is that of the zone among the game's zones.
    Zone(usize, Color),
}

impl Tool {
    /// Whether it changes the board instead of the pieces.
    pub fn changes_board(self) -> bool {
        matches!(self, Tool::Hole | Tool::Zone(..))
    }
}

/// The place under the pointer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Over {
    /// A square of the board.
    Square(Square),
    /// A part of the board without a square: its column and row in the picture, with White at the bottom.
    Gap(usize, usize),
    /// A piece in hand.
    Held(Piece),
    /// The strip next to the board for pieces in hand.
    Strip,
    Palette(Piece),
    /// Any other place.
    Nothing,
}

impl Over {
    /// The square, if it is one.
    pub fn square(self) -> Option<Square> {
        match self {
            Over::Square(square) => Some(square),
            _ => None,
        }
    }
}

/// A dragged piece.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Carried {
    pub piece: Piece,
    /// The place where it comes from.
    pub from: Over,
    /// The point under the pointer, in squares of the board.
    pub at: Point,
    begun: Point,
    moved: bool,
}

/// The state of the pointer.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Pointer {
    /// The current tool.
    pub tool: Tool,
    /// The square of a clicked piece that waits for its new square.
    pub picked: Option<Square>,
    /// The square under the pointer.
    pub hover: Option<Square>,
    /// The square of the board cursor.
    pub cursor: Option<Square>,
    carried: Option<Carried>,
    /// The last square of a stroke that puts or removes pieces, while the button is down.
    stroke: Option<Square>,
}

impl Pointer {
    /// The dragged piece, once it has left its place.
    pub fn carried(&self) -> Option<&Carried> {
        self.carried.as_ref().filter(|carried| carried.moved)
    }

    /// Whether the button is down.
    pub fn is_down(&self) -> bool {
        self.carried.is_some() || self.stroke.is_some()
    }

    /// Handles a press. `piece` is the one under the pointer.
    pub fn press(&mut self, over: Over, at: Point, piece: Option<Piece>) -> Option<Edit> {
        if let Over::Square(square) = over {
            if let Some(edit) = self.apply_tool(square, false) {
                self.stroke = Some(square);
                return Some(edit);
            }
            if let Some(picked) = self.picked.take() {
                return (picked != square).then_some(Edit::Move(picked, square));
            }
        }
        if let (Over::Gap(column, row), Tool::Hole) = (over, self.tool) {
            return Some(Edit::AddSquare(column, row));
        }
        self.picked = None;
        self.carried = piece.map(|piece| Carried {
            piece,
            from: over,
            at,
            begun: at,
            moved: false,
        });
        None
    }

    /// The change that the tool makes to a square, or `None` if it moves pieces.
    fn apply_tool(&self, square: Square, goes_on: bool) -> Option<Edit> {
        match self.tool {
            Tool::Move => None,
            Tool::Hole if goes_on => None,
            Tool::Hole => Some(Edit::RemoveSquare(square)),
            Tool::Zone(zone, color) => Some(Edit::Zone(zone, color, square, goes_on)),
            Tool::Stamp(piece) => Some(Edit::Put(square, piece, goes_on)),
            Tool::Erase => Some(Edit::Erase(square, goes_on)),
        }
    }

    /// Handles a movement of the pointer.
    pub fn point(&mut self, over: Over, at: Point) -> Option<Edit> {
        self.hover = over.square();
        if let Some(carried) = &mut self.carried {
            carried.at = at;
            carried.moved |= (at - carried.begun).length() > DRAG_DISTANCE;
        }
        let (last, square) = (self.stroke?, over.square()?);
        self.stroke = Some(square);
        (last != square)
            .then(|| self.apply_tool(square, true))
            .flatten()
    }

    /// Handles a release.
    pub fn release(&mut self, over: Over) -> Option<Edit> {
        self.stroke = None;
        let carried = self.carried.take()?;
        if !carried.moved {
            // The first click picks a piece, the second moves it.
            self.picked = over.square().filter(|_| over == carried.from);
            return None;
        }
        match (carried.from, over) {
            (Over::Square(from), Over::Square(to)) => (from != to).then_some(Edit::Move(from, to)),
            (Over::Square(from), _) => Some(Edit::Erase(from, false)),
            (Over::Palette(piece), Over::Square(to)) => Some(Edit::Put(to, piece, false)),
            (Over::Palette(piece), Over::Strip | Over::Held(_)) => Some(Edit::Hold(piece)),
            (Over::Held(piece), Over::Nothing | Over::Gap(..) | Over::Palette(_)) => {
                Some(Edit::Release(piece))
            }
            _ => None,
        }
    }

    /// Forgets what the pointer carries, because its button was released elsewhere.
    pub fn let_go(&mut self) {
        (self.carried, self.stroke) = (None, None);
    }

    /// Handles a right-click.
    pub fn erase(&mut self, over: Over) -> Option<Edit> {
        self.picked = None;
        match over {
            Over::Square(square) => Some(Edit::Erase(square, false)),
            Over::Held(piece) => Some(Edit::Release(piece)),
            _ => None,
        }
    }

    /// Selects a tool, or deselects it if it is the current one.
    pub fn take_up(&mut self, tool: Tool) {
        self.picked = None;
        self.tool = if self.tool == tool { Tool::Move } else { tool };
    }

    /// Drops the tool or the picked piece. Returns whether there was one.
    pub fn cancel(&mut self) -> bool {
        let anything = self.is_down() || self.picked.is_some() || self.tool != Tool::Move;
        *self = Pointer {
            hover: self.hover,
            cursor: self.cursor,
            ..Pointer::default()
        };
        anything
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use baroque::rules::{Color, PieceType};

    fn piece() -> Piece {
        Piece::new(Color::White, PieceType::new(3))
    }

    fn square(index: usize) -> Square {
        Square::new(index)
    }

    const A: Point = Point { x: 0.5, y: 0.5 };
    const B: Point = Point { x: 4.5, y: 0.5 };

    #[test]
    fn a_piece_can_be_dragged_to_a_square_or_off_the_board() {
        let from = Over::Square(square(7));
        for (stop, wanted) in [
            (
                Over::Square(square(9)),
                Some(Edit::Move(square(7), square(9))),
            ),
            (from, None),
            (Over::Nothing, Some(Edit::Erase(square(7), false))),
            (Over::Palette(piece()), Some(Edit::Erase(square(7), false))),
        ] {
            let mut pointer = Pointer::default();
            assert_eq!(pointer.press(from, A, Some(piece())), None);
            assert!(pointer.carried().is_none());
            assert_eq!(pointer.point(stop, B), None);
            assert!(pointer.carried().is_some());
            assert_eq!(pointer.release(stop), wanted);
            assert!(!pointer.is_down());
        }
    }

    #[test]
    fn two_clicks_move_a_piece() {
        let mut pointer = Pointer::default();
        let (from, to) = (Over::Square(square(7)), Over::Square(square(9)));
        assert_eq!(pointer.press(from, A, Some(piece())), None);
        assert_eq!(pointer.release(from), None);
        assert_eq!(pointer.picked, Some(square(7)));
        let moved = Edit::Move(square(7), square(9));
        assert_eq!(pointer.press(to, B, None), Some(moved));
        assert_eq!(pointer.release(to), None);
        assert_eq!(pointer.picked, None);
    }

    #[test]
    fn a_stroke_puts_its_piece_on_every_square() {
        let mut pointer = Pointer::default();
        pointer.take_up(Tool::Stamp(piece()));
        let first = pointer.press(Over::Square(square(1)), A, None);
        assert_eq!(first, Some(Edit::Put(square(1), piece(), false)));
        assert_eq!(pointer.point(Over::Square(square(1)), A), None);
        let second = pointer.point(Over::Square(square(2)), B);
        assert_eq!(second, Some(Edit::Put(square(2), piece(), true)));
        assert_eq!(pointer.release(Over::Square(square(2))), None);
        assert_eq!(pointer.point(Over::Square(square(3)), B), None);
        pointer.take_up(Tool::Stamp(piece()));
        assert_eq!(pointer.tool, Tool::Move);
    }

    #[test]
    fn a_piece_can_be_dragged_from_the_palette_to_the_board_or_a_hand() {
        let from = Over::Palette(piece());
        for (stop, wanted) in [
            (
                Over::Square(square(9)),
                Some(Edit::Put(square(9), piece(), false)),
            ),
            (Over::Strip, Some(Edit::Hold(piece()))),
            (Over::Nothing, None),
        ] {
            let mut pointer = Pointer::default();
            pointer.press(from, A, Some(piece()));
            pointer.point(stop, B);
            assert_eq!(pointer.release(stop), wanted);
        }
        let mut pointer = Pointer::default();
        pointer.press(Over::Held(piece()), A, Some(piece()));
        pointer.point(Over::Nothing, B);
        let taken = pointer.release(Over::Nothing);
        assert_eq!(taken, Some(Edit::Release(piece())));
    }

    #[test]
    fn a_right_click_removes_a_piece() {
        let mut pointer = Pointer::default();
        let erased = pointer.erase(Over::Square(square(4)));
        assert_eq!(erased, Some(Edit::Erase(square(4), false)));
        assert_eq!(pointer.erase(Over::Nothing), None);
        assert!(!pointer.cancel());
        pointer.take_up(Tool::Erase);
        assert!(pointer.cancel());
        assert_eq!(pointer.tool, Tool::Move);
    }
}
