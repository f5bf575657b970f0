//! What is shown after the end of a game: the moves, and what each side saw.

use super::game::BlindGame;
use crate::app::board::tries::TryPlayer;
use crate::app::my_games::{KeepGame, ShowBlind};
use crate::app::play::table::{PERSON, Player};
use baroque::blind::{OwnPly, read_pgn, write_pgn};
use baroque::game::{Game, Ply, Record};
use baroque::notation::pgn::{Tags, games};
use baroque::rules::{ByColor, Color, Position};
use baroque::texts::text;

impl BlindGame {
    /// The moves and positions, after the end.
    pub fn record(&self) -> Option<&Record> {
        self.is_over().then(|| self.umpire.record())
    }

    /// The move that led to the position that is shown, after the end.
    pub fn last_ply(&self) -> Option<&Ply> {
        self.record()?.ply(self.shown_plies().checked_sub(1)?)
    }

    /// What a side saw of the position that is shown, after the end.
    pub fn seen_by(&self, side: Color) -> Option<Position> {
        self.record()?;
        let own = self.umpire.knowledge(side).own_after(self.shown_plies());
        Some(self.variant().sketch(&own.setup()))
    }

    /// A ply with the tries before it: an own one, or any after the end.
    pub fn own_ply(&self, index: usize) -> Option<&OwnPly> {
        let mover = self.knowledge().plies().get(index)?.mover;
        let side = if self.is_over() { mover } else { self.viewer };
        self.umpire.knowledge(side).plies().get(index)?.own.as_ref()
    }

    /// The game as PGN with all tries and announcements, after the end.
    pub fn pgn(&self) -> Option<String> {
        self.record()?;
        Some(write_pgn(&self.umpire, &self.tags()))
    }

    /// The game as an ordinary one with all tries and announcements as comments, after the end.
    pub(super) fn replay(&self) -> Option<Game> {
        let text = self.pgn()?;
        let raw = games(&text).next()?;
        let variant = self.variant().clone();
        Game::read(&raw, |_| Ok(variant)).ok().map(|read| read.game)
    }

    /// The finished game for *My games*.
    pub(super) fn finished(&self) -> Option<KeepGame> {
        let computer = |side| self.opponent.filter(|opponent| opponent.side == side);
        let player = |side| match computer(side) {
            Some(opponent) => Player::Computer(opponent.level),
            None => Player::Human,
        };
        Some(KeepGame {
            game: Box::new(self.replay()?),
            players: ByColor::new_with(player),
            title: text!("blind-saved").to_owned(),
        })
    }

    /// A finished game that was kept.
    ///
    /// # Errors
    ///
    /// If it cannot be played again, in words.
    pub(super) fn read(kept: &ShowBlind) -> Result<BlindGame, String> {
        let text = kept.game.write();
        let variant = kept.game.tree.variant().clone();
        let raw = games(&text).next().ok_or_else(String::new)?;
        let read = read_pgn(&raw, |_| Ok(variant)).map_err(|note| note.message)?;
        let opponent = Color::ALL.into_iter().find_map(|side| {
            let Player::Computer(level) = kept.players[side] else {
                return None;
            };
            let seed = 0;
            Some(TryPlayer { side, level, seed })
        });
        Ok(BlindGame::new(read.umpire, opponent))
    }

    /// The names of the players.
    pub(super) fn tags(&self) -> Tags {
        let mut tags = Tags::default();
        tags.set("Event", "Blind");
        if let Some(opponent) = self.opponent {
            let name = format!("Baroque, level {}", opponent.level.number());
            tags.set(&opponent.side.to_string(), name);
            tags.set(&(!opponent.side).to_string(), PERSON);
        }
        tags
    }
}
