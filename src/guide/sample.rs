//! A short film that shows what is special about a game.

use super::contents::Guide;
use super::generated::page_about;
use crate::diagram::Film;
use crate::rules::{Color, Piece, Variant};
use crate::variant_file::Catalogue;
use std::sync::Arc;

impl Guide {
    /// A film of the first scene about the game's first piece with an unusual capture, or of the first scene about
    /// the game. With `quiet` it only fades.
    pub fn sample(&self, variant: &Arc<Variant>, games: &Catalogue, quiet: bool) -> Option<Film> {
        let mut types = variant.army(Color::White).iter();
        let special = types.find(|&piece| !variant.kind(piece).is_orthodox());
        let page = match special {
            Some(piece) => match self.of_piece(variant, piece) {
                Some(page) => page.clone(),
                None => page_about(variant, Piece::new(Color::White, piece)),
            },
            None => self.of_game(variant.id())?.clone(),
        };
        let scenes = page.scenes(games).ok()?;
        Some(scenes.first()?.film(quiet))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_a_film_and_that_of_a_special_piece_captures() {
        let games = Catalogue::built_in();
        let guide = Guide::built_in(&games);
        for id in games.ids() {
            let variant = Arc::new(games.variant(id, None, &[]).unwrap());
            let film = guide.sample(&variant, &games, false).expect(id);
            assert!(film.length() > 1.0, "{id}");
        }
        let ultima = Arc::new(games.variant("ultima", None, &[]).unwrap());
        let film = guide.sample(&ultima, &games, false).unwrap();
        let captures = film
            .transition(0, 0)
            .is_some_and(|made| made.captured().any());
        assert!(captures);
    }
}
