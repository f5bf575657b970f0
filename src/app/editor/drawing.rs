//! Arrows and circles on the position in the editor, drawn with the right mouse button as in a game. Each position
//! keeps its own, so undo brings them back.

use super::{Edit, Editor, Over, Tool};
use crate::app::board::drawing::{BoardPosition, Drawing};
use baroque::diagram::{Annotation, Tone};
use baroque::rules::Square;

impl Editor {
    /// The arrows and circles of the position. The one that is being drawn comes last.
    pub fn drawn(&self) -> Vec<Annotation> {
        self.drawing.shown(self.place())
    }

    fn place(&self) -> BoardPosition {
        (0, self.position().hash())
    }

    fn is_empty(&self, square: Square) -> bool {
        self.position().piece(square).is_none()
    }

    /// Handles a press of the right button: on a square it starts an arrow or circle, on a piece in hand it removes
    /// the piece.
    pub fn press_second(&mut self, over: Over, tone: Tone) -> Option<Edit> {
        match over {
            Over::Square(square) => {
                self.drawing.begin(square, tone);
                None
            }
            over => self.pointer.erase(over),
        }
    }

    /// Handles the release of the right button: it ends an arrow or circle, or a click removes a piece.
    pub fn release_second(&mut self, over: Over) -> Option<Edit> {
        self.drawing.reach(over.square());
        let note = self.drawing.finish()?;
        let plain = note.from == note.to && note.tone == Tone::default();
        if plain && !self.is_empty(note.from) {
            return self.pointer.erase(over);
        }
        let place = self.place();
        self.drawing.toggle(place, note);
        None
    }

    /// Removes the drawings after a press on an empty square that does nothing else.
    pub fn wipe(&mut self, over: Over) {
        let idle = self.pointer.tool == Tool::Move && self.pointer.picked.is_none();
        let empty = over.square().is_some_and(|square| self.is_empty(square));
        if idle && empty {
            self.drawing.clear(self.place());
        }
    }

    /// Removes all drawings, because another board has other squares.
    pub(super) fn forget_drawings(&mut self) {
        self.drawing = Drawing::default();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::play::table::Player;
    use baroque::notation::parse_setup;
    use baroque::rules::ByColor;
    use baroque::variant_file::Catalogue;
    use std::sync::Arc;

    #[test]
    fn a_right_drag_draws_and_a_right_click_removes_or_circles() {
        let variant = Catalogue::built_in().variant("chess", Some("8x8"), &[]);
        let variant = Arc::new(variant.unwrap());
        let setup = parse_setup(&variant, "4k3/8/8/8/8/8/8/R3K3 w - - 0 1").unwrap();
        let nobody = ByColor {
            white: Player::Human,
            black: Player::Human,
        };
        let mut editor = Editor::new(variant.clone(), setup, nobody);
        let over = |name| Over::Square(variant.geometry().square(name).unwrap());
        let mut draw = |from, to, tone| {
            let pressed = editor.press_second(over(from), tone);
            assert_eq!(pressed, None);
            (editor.release_second(over(to)), editor.drawn().len())
        };
        let green = Tone::default();
        assert_eq!(draw("a1", "a8", green), (None, 1));
        assert_eq!(draw("d4", "d4", green), (None, 2));
        assert_eq!(draw("a1", "a1", Tone::Red), (None, 3));
        assert_eq!(draw("a1", "a8", green), (None, 2), "it is removed");
        let (edit, _) = draw("a1", "a1", green);
        assert!(matches!(edit, Some(Edit::Erase(..))), "{edit:?}");
        let games = Catalogue::built_in();
        editor.apply(edit.unwrap(), &games);
        assert_eq!(editor.drawn(), []);
        editor.apply(Edit::Undo, &games);
        assert_eq!(editor.drawn().len(), 2);
        editor.wipe(over("e1"));
        assert_eq!(editor.drawn().len(), 2, "the square has a piece");
        editor.wipe(over("h4"));
        assert_eq!(editor.drawn(), []);
    }
}
