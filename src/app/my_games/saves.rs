//! The saves in progress. Each result has the number of its save, so it cannot be mistaken for another one's.

use super::details::{SaveForm, SaveSubject};

/// A save without a result yet.
#[derive(Clone, Debug, PartialEq)]
pub struct Saving {
    pub subject: SaveSubject,
    /// The game that was on the board, as counted by [`Saved::game`](super::Saved::game).
    pub game: u32,
    /// The content of the form that started it.
    pub form: Option<SaveForm>,
    /// Whether to save again afterwards, because the user has saved the game again meanwhile.
    pub again: bool,
}

/// All saves in progress.
#[derive(Debug, Default)]
pub struct Saves {
    last: u32,
    under_way: Vec<(u32, Saving)>,
}

impl Saves {
    /// Records a save that begins. Returns its number, which its result has too.
    pub fn begin(&mut self, saving: Saving) -> u32 {
        self.last = self.last.wrapping_add(1);
        self.under_way.push((self.last, saving));
        self.last
    }

    /// Removes the save of a result.
    pub fn end(&mut self, number: u32) -> Option<Saving> {
        let index = self
            .under_way
            .iter()
            .position(|(known, _)| *known == number)?;
        Some(self.under_way.remove(index).1)
    }

    /// Whether no save is in progress.
    pub fn is_empty(&self) -> bool {
        self.under_way.is_empty()
    }

    /// The save in progress of the game on the board.
    pub fn of_board(&mut self, game: u32) -> Option<&mut Saving> {
        let mut under_way = self.under_way.iter_mut().map(|(_, saving)| saving);
        under_way.find(|saving| saving.is_of(game))
    }
}

impl Saving {
    /// Whether the game on the board is being saved.
    pub fn is_of(&self, game: u32) -> bool {
        self.subject == SaveSubject::Board && self.game == game
    }
}
