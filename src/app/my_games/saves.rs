//! The saves that are under way. An answer names its save, so that none is taken for that of another game.

use super::details::{Form, Subject};

/// A save that has not been answered yet.
#[derive(Clone, Debug, PartialEq)]
pub struct Saving {
    /// What is being saved.
    pub subject: Subject,
    /// The game that was on the board, as [`Saved::game`](super::Saved::game) counts them.
    pub game: u32,
    /// The form that asked for it, as it was.
    pub form: Option<Form>,
    /// Whether it is to be saved once more when this is done, since the game has been saved again meanwhile.
    pub again: bool,
}

/// All of them.
#[derive(Debug, Default)]
pub struct Saves {
    last: u32,
    under_way: Vec<(u32, Saving)>,
}

impl Saves {
    /// Notes a save that begins; its number, which its answer has too.
    pub fn begin(&mut self, saving: Saving) -> u32 {
        self.last = self.last.wrapping_add(1);
        self.under_way.push((self.last, saving));
        self.last
    }

    /// Takes out the save that an answer is about.
    pub fn end(&mut self, number: u32) -> Option<Saving> {
        let index = self
            .under_way
            .iter()
            .position(|(known, _)| *known == number)?;
        Some(self.under_way.remove(index).1)
    }

    /// Whether none is under way.
    pub fn is_empty(&self) -> bool {
        self.under_way.is_empty()
    }

    /// The save of the game on the board that is under way.
    pub fn of_board(&mut self, game: u32) -> Option<&mut Saving> {
        let mut under_way = self.under_way.iter_mut().map(|(_, saving)| saving);
        under_way.find(|saving| saving.is_of(game))
    }
}

impl Saving {
    /// Whether this game is being saved, as long as it is the one on the board.
    pub fn is_of(&self, game: u32) -> bool {
        self.subject == Subject::Board && self.game == game
    }
}
