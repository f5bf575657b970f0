//! The games that can be played now. A game whose file has mistakes is played as in its last correct version.

use super::find::Lookup;
use crate::explain::is_known_from_chess;
use crate::rules::{Color, PieceType, Position, Variant};
use crate::variant_file::schema::Family;
use crate::variant_file::{Catalogue, CatalogueError, FileKind, GameInfo, Source};
use std::collections::BTreeMap;
use std::ops::Deref;
use std::path::PathBuf;
use std::sync::Arc;

/// A game on the start page.
#[derive(Clone, Debug)]
pub struct Card {
    /// Its name, summary and other facts.
    pub info: GameInfo,
    /// The game in its default layout.
    pub variant: Arc<Variant>,
    /// The hash of these rules if the user owns the game. Hashing takes milliseconds.
    pub rules: Option<String>,
    /// Its file, if the user owns the game.
    pub file: Option<PathBuf>,
    /// Whether its file has mistakes, so that an older version is played.
    pub troubled: bool,
}

/// The kinds of pieces of a starting position that chess players do not know: what a newcomer has to learn.
pub fn new_kinds<'a>(
    variant: &'a Variant,
    start: &'a Position,
) -> impl Iterator<Item = PieceType> + 'a {
    let types = variant.army(Color::White).or(variant.army(Color::Black));
    let standing = types.iter().filter(|&piece| start.has(piece));
    standing.filter(|&piece| !is_known_from_chess(variant, piece))
}

/// The game for a newcomer: the first one that adds something to chess.
pub fn first_game(cards: &[Card]) -> Option<&Card> {
    let mut cards = cards.iter();
    cards.find(|card| card.file.is_none() && card.info.family == Family::AddedPair)
}

/// The games. A game whose file has mistakes comes from the last catalogue in which it was correct, with everything
/// that it was based on.
#[derive(Clone, Debug, Default)]
pub struct Games {
    newest: Arc<Catalogue>,
    kept: BTreeMap<String, Arc<Catalogue>>,
}

impl From<Catalogue> for Games {
    fn from(catalogue: Catalogue) -> Games {
        Games::new(Arc::new(catalogue), BTreeMap::new())
    }
}

/// The catalogue of the current files.
impl Deref for Games {
    type Target = Catalogue;

    fn deref(&self) -> &Catalogue {
        &self.newest
    }
}

impl Lookup for Games {
    fn ids(&self) -> Vec<&str> {
        self.newest.ids().collect()
    }

    fn info(&self, id: &str) -> Result<GameInfo, CatalogueError> {
        self.info(id)
    }

    fn variant(
        &self,
        id: &str,
        layout: Option<&str>,
        options: &[(String, String)],
    ) -> Result<Variant, CatalogueError> {
        self.variant(id, layout, options)
    }
}

impl Games {
    /// The catalogue of the current files, and the older catalogues of games with mistakes.
    pub fn new(newest: Arc<Catalogue>, kept: BTreeMap<String, Arc<Catalogue>>) -> Games {
        Games { newest, kept }
    }

    /// The same games with one more file, or with a new text for a file.
    #[must_use]
    pub fn with(&self, file: &str, source: Arc<Source>) -> Games {
        let mut newest = Catalogue::clone(&self.newest);
        newest.add(file, source);
        let mut kept = self.kept.clone();
        if let Some((_, id)) = FileKind::of(file) {
            kept.remove(id);
        }
        Games::new(Arc::new(newest), kept)
    }

    /// The catalogue that has the playable version of a game.
    pub fn of(&self, id: &str) -> &Catalogue {
        self.kept.get(id).unwrap_or(&self.newest)
    }

    /// Whether a game comes from an older catalogue because its file has mistakes.
    pub fn is_kept(&self, id: &str) -> bool {
        self.kept.contains_key(id)
    }

    /// The name, summary and other facts of a game.
    ///
    /// # Errors
    ///
    /// See [`Catalogue::info`].
    pub fn info(&self, id: &str) -> Result<GameInfo, CatalogueError> {
        self.of(id).info(id)
    }

    /// The same for one layout.
    ///
    /// # Errors
    ///
    /// See [`Catalogue::info_in`].
    pub fn info_in(&self, id: &str, layout: &str) -> Result<GameInfo, CatalogueError> {
        self.of(id).info_in(id, layout)
    }

    /// A game in a layout and with options.
    ///
    /// # Errors
    ///
    /// See [`Catalogue::variant`].
    pub fn variant(
        &self,
        id: &str,
        layout: Option<&str>,
        options: &[(String, String)],
    ) -> Result<Variant, CatalogueError> {
        self.of(id).variant(id, layout, options)
    }

    /// The cards of all games that can be played in their default layout, and the errors of the others.
    pub fn cards(&self) -> (Vec<Card>, Vec<CatalogueError>) {
        let gone = self.kept.keys().map(String::as_str);
        let gone = gone.filter(|id| !self.newest.ids().any(|known| known == *id));
        let (mut cards, mut errors) = (Vec::new(), Vec::new());
        for id in self.newest.ids().chain(gone) {
            let variant = self.variant(id, None, &[]).map(Arc::new);
            match (self.info(id), variant) {
                (Ok(info), Ok(variant)) => cards.push(Card {
                    info,
                    rules: None,
                    variant,
                    file: None,
                    troubled: self.is_kept(id),
                }),
                (Err(error), _) | (_, Err(error)) => errors.push(error),
            }
        }
        (cards, errors)
    }
}
