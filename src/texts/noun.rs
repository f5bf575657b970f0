//! Pieces in phrases: `the Pawns on d3 and d5, and the Rook on d7`.
//!
//! A language gives their forms. `{ $piece }` is the nominative. `{ $piece-dative }` and the other forms of `uses::FORMS` are further
//! forms of the same argument, for languages that need them.

use super::capitalised;
use std::fmt::{self, Display, Formatter};

/// Pieces, by name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Noun {
    /// Pieces with one name each, in order; never empty.
    pub(super) groups: Vec<NounGroup>,
    pub(super) article: Article,
}

/// Pieces with the same name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct NounGroup {
    /// The name in English, or in the language of the game's author.
    pub name: String,
    /// The id of its text, if the name is not a piece's.
    pub id: Option<&'static str>,
    /// The names of their squares.
    pub squares: Vec<String>,
}

/// The article before a noun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Article {
    /// `the Rook on e4`, or `the Rook` without a square
    Definite,
    /// `a Rook`
    Indefinite,
    /// `Rook`
    None,
}

impl Noun {
    /// A piece's name: `Rook`.
    pub fn name(name: &str) -> Noun {
        Noun::of(name, Vec::new(), Article::None)
    }

    /// A name for pieces in general, by the id of its text: `king`.
    pub fn general(id: &'static str) -> Noun {
        let mut noun = Noun::name(id);
        noun.groups.iter_mut().for_each(|group| group.id = Some(id));
        noun
    }

    /// Any piece of this name: `a Rook`.
    pub fn a(name: &str) -> Noun {
        Noun::of(name, Vec::new(), Article::Indefinite)
    }

    /// The piece of this name: `the Rook`.
    pub fn this(name: &str) -> Noun {
        Noun::of(name, Vec::new(), Article::Definite)
    }

    /// The piece on a square: `the Rook on e4`.
    pub fn the(name: &str, square: &str) -> Noun {
        Noun::of(name, vec![square.to_owned()], Article::Definite)
    }

    fn of(name: &str, squares: Vec<String>, article: Article) -> Noun {
        let name = name.to_owned();
        Noun {
            groups: vec![NounGroup {
                name,
                id: None,
                squares,
            }],
            article,
        }
    }

    /// Pieces with their squares. Those with the same name stand together.
    pub fn pieces<'a>(pieces: impl IntoIterator<Item = (&'a str, &'a str)>) -> Noun {
        let mut groups: Vec<NounGroup> = Vec::new();
        for (name, square) in pieces {
            let square = square.to_owned();
            match groups.iter_mut().find(|group| group.name == name) {
                Some(group) => group.squares.push(square),
                None => groups.push(NounGroup {
                    name: name.to_owned(),
                    id: None,
                    squares: vec![square],
                }),
            }
        }
        Noun {
            groups,
            article: Article::Definite,
        }
    }

    /// The name alone, with a capital letter.
    pub fn label(&self) -> String {
        capitalised(&self.to_string())
    }

    /// The number of pieces.
    pub(super) fn count(&self) -> usize {
        let counts = self.groups.iter().map(|group| group.squares.len().max(1));
        counts.sum()
    }
}

impl Display for Noun {
    fn fmt(&self, formatter: &mut Formatter) -> fmt::Result {
        formatter.write_str(&super::spoken().noun(self, "nominative"))
    }
}
