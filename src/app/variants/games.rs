//! The games as they can be played now: those of the files as they are, and the last good version of
//! those whose files have mistakes.

use crate::library::find::Lookup;
use crate::rules::Variant;
use crate::variant_file::schema::Family;
use crate::variant_file::{Catalogue, CatalogueError, FileKind, GameInfo, Source};
use std::collections::BTreeMap;
use std::ops::Deref;
use std::path::PathBuf;
use std::sync::Arc;

/// A game on the start page.
#[derive(Clone, Debug)]
pub struct Card {
    /// What players see of it.
    pub info: GameInfo,
    /// The game in its usual layout.
    pub variant: Arc<Variant>,
    /// Its file, if it is one of the person's own.
    pub file: Option<PathBuf>,
    /// Whether there are mistakes in its file, so that it is not as the file says.
    pub troubled: bool,
}

/// The game for a first try: the first of those that are chess with something added.
pub fn first_game(cards: &[Card]) -> Option<&Card> {
    let mut cards = cards.iter();
    cards.find(|card| card.file.is_none() && card.info.family == Family::AddedPair)
}

/// The games. Where a file has mistakes, its game is taken from the catalogue in which it was good last,
/// together with all that it was based on then.
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

/// The files as they are now.
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
    /// The files as they are, and the games that are kept as they were.
    pub fn new(newest: Arc<Catalogue>, kept: BTreeMap<String, Arc<Catalogue>>) -> Games {
        Games { newest, kept }
    }

    /// The same with one file more, or another text for one.
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

    /// Where a game is to be looked up.
    pub fn of(&self, id: &str) -> &Catalogue {
        self.kept.get(id).unwrap_or(&self.newest)
    }

    /// Whether a game is played as it was before its file had mistakes.
    pub fn is_kept(&self, id: &str) -> bool {
        self.kept.contains_key(id)
    }

    /// What players see of a game.
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

    /// A game in a layout and with choices.
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

    /// A card of every game that can be played in its usual layout, and why the others cannot.
    pub fn cards(&self) -> (Vec<Card>, Vec<CatalogueError>) {
        let gone = self.kept.keys().map(String::as_str);
        let gone = gone.filter(|id| !self.newest.ids().any(|known| known == *id));
        let (mut cards, mut errors) = (Vec::new(), Vec::new());
        for id in self.newest.ids().chain(gone) {
            let variant = self.variant(id, None, &[]).map(Arc::new);
            match (self.info(id), variant) {
                (Ok(info), Ok(variant)) => cards.push(Card {
                    info,
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
