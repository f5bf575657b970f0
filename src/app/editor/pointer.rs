//! The pointer over the board of the editor: carrying pieces, stamping and rubbing them out.
//!
//! It knows squares and pieces, no pixels and no rules, and answers with the [`Edit`]s that it means.

use super::edit::Edit;
use crate::diagram::Point;
use crate::rules::{Piece, Square};

/// How far, in squares, the pointer moves before a press becomes a drag.
const DRAG: f32 = 0.12;

/// What a click on the board does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tool {
    /// Moves pieces.
    #[default]
    Move,
    /// Puts this piece on the square.
    Stamp(Piece),
    /// Takes the piece of the square away.
    Erase,
    /// Takes the square itself away, or brings it back.
    Hole,
}

/// What lies under the pointer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Over {
    /// A square of the board.
    Square(Square),
    /// A place of the board without a square: its column and row in the picture with White below.
    Gap(usize, usize),
    /// A piece in a hand beside the board.
    Held(Piece),
    /// The strip beside the board in which pieces in hand lie.
    Strip,
    /// A piece among those that can be put on the board.
    Palette(Piece),
    /// Nothing of these.
    Nothing,
}

impl Over {
    /// The square.
    pub fn square(self) -> Option<Square> {
        match self {
            Over::Square(square) => Some(square),
            _ => None,
        }
    }
}

/// A piece being carried.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Carried {
    /// The piece.
    pub piece: Piece,
    /// Where it comes from.
    pub from: Over,
    /// Where the pointer is, in squares of the board.
    pub at: Point,
    begun: Point,
    moved: bool,
}

/// What the pointer is doing.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Pointer {
    /// What a click does.
    pub tool: Tool,
    /// The piece that has been clicked and waits for its new square.
    pub picked: Option<Square>,
    /// The square under the pointer.
    pub hover: Option<Square>,
    /// The square that the arrow keys have gone to.
    pub cursor: Option<Square>,
    carried: Option<Carried>,
    /// The last square of a stroke of the stamp or the rubber; the stroke goes on as long as it is pressed.
    stroke: Option<Square>,
}

impl Pointer {
    /// The piece that is carried, once it has left its place.
    pub fn carried(&self) -> Option<&Carried> {
        self.carried.as_ref().filter(|carried| carried.moved)
    }

    /// Whether a press has not been let go of yet.
    pub fn is_down(&self) -> bool {
        self.carried.is_some() || self.stroke.is_some()
    }

    /// The pointer is pressed; `piece` is the one under it.
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

    /// What the tool does to a square; nothing if it moves pieces.
    fn apply_tool(&self, square: Square, goes_on: bool) -> Option<Edit> {
        match self.tool {
            Tool::Move => None,
            Tool::Hole if goes_on => None,
            Tool::Hole => Some(Edit::RemoveSquare(square)),
            Tool::Stamp(piece) => Some(Edit::Put(square, piece, goes_on)),
            Tool::Erase => Some(Edit::Erase(square, goes_on)),
        }
    }

    /// The pointer moves.
    pub fn point(&mut self, over: Over, at: Point) -> Option<Edit> {
        self.hover = over.square();
        if let Some(carried) = &mut self.carried {
            carried.at = at;
            carried.moved |= (at - carried.begun).length() > DRAG;
        }
        let (last, square) = (self.stroke?, over.square()?);
        self.stroke = Some(square);
        (last != square)
            .then(|| self.apply_tool(square, true))
            .flatten()
    }

    /// The pointer is let go.
    pub fn release(&mut self, over: Over) -> Option<Edit> {
        self.stroke = None;
        let carried = self.carried.take()?;
        if !carried.moved {
            // A click picks the piece up for a second click.
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

    /// The second button is pressed.
    pub fn erase(&mut self, over: Over) -> Option<Edit> {
        self.picked = None;
        match over {
            Over::Square(square) => Some(Edit::Erase(square, false)),
            Over::Held(piece) => Some(Edit::Release(piece)),
            _ => None,
        }
    }

    /// Takes a tool up, or puts it down if it is the one in use.
    pub fn take_up(&mut self, tool: Tool) {
        self.picked = None;
        self.tool = if self.tool == tool { Tool::Move } else { tool };
    }

    /// Lets go of everything; whether there was anything.
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
    use crate::rules::{Color, PieceType};

    fn piece() -> Piece {
        Piece::new(Color::White, PieceType::new(3))
    }

    fn square(index: usize) -> Square {
        Square::new(index)
    }

    const A: Point = Point { x: 0.5, y: 0.5 };
    const B: Point = Point { x: 4.5, y: 0.5 };

    #[test]
    fn a_piece_is_carried_to_a_square_or_off_the_board() {
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
    fn two_clicks_move_a_piece_too() {
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
    fn a_stamp_leaves_its_piece_on_every_square_of_a_stroke() {
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
    fn a_piece_of_the_palette_is_carried_to_the_board_or_into_a_hand() {
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
    fn the_second_button_takes_away() {
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
