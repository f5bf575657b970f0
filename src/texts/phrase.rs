//! Texts as data: an id and its arguments.

use super::{Language, Noun};
use crate::rules::{Color, PieceKind};
use std::fmt::{self, Display, Formatter};

/// A phrase or sentence by its id, with its arguments. Make one with `phrase!("id", name = value)`, which compiles only
/// if `en.ftl` has this text with these arguments.
///
/// It is displayed in the language of the program.
#[derive(Clone, Debug, PartialEq)]
pub struct Phrase {
    /// The id of the text.
    pub id: &'static str,
    /// The arguments by name.
    pub arguments: Vec<(&'static str, Argument)>,
}

/// An argument of a phrase.
#[derive(Clone, Debug, PartialEq)]
pub enum Argument {
    /// A number, which can choose a plural form.
    Number(f64),
    /// A name or other text that is the same in all languages. Texts can choose a form by it.
    Text(String),
    /// A side. Texts choose a form by `white` or `black`. The form `name` is its name.
    Side(Color),
    /// Pieces.
    Noun(Noun),
    /// A phrase in the phrase.
    Phrase(Box<Phrase>),
    /// Several arguments in a list.
    List(Vec<Argument>, Joint),
}

/// How a list is joined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Joint {
    /// `a, b and c`
    And,
    /// `a, b or c`
    Or,
    /// `a, b, and c`: the parts have commas or lists of their own.
    CommaAnd,
    /// `a, b, or c`
    CommaOr,
    /// `a, b, c`
    Comma,
    /// `a; b; c`: the parts have commas.
    Semicolon,
    /// `a b c`: sentences.
    Space,
    /// `abc`: clauses that begin with their own comma.
    Nothing,
}

/// A phrase by the id of its text. `phrase!("id", count = 2)` has an argument.
#[macro_export]
macro_rules! phrase {
    ($id:literal $(, $name:ident = $value:expr)* $(,)?) => {{
        const {
            let names: &[&str] = &[$(stringify!($name)),*];
            assert!($crate::texts::known::has($id, names), "en.ftl has no such text with these arguments");
        };
        $crate::texts::Phrase {
            id: $id,
            arguments: vec![$((stringify!($name), $crate::texts::Argument::from($value))),*],
        }
    }};
}
pub use crate::phrase;

impl Phrase {
    /// The phrase as a sentence in the language of the program: with a capital letter.
    pub fn sentence(&self) -> String {
        capitalised(&self.to_string())
    }

    /// The phrase in English, for files and reports.
    pub fn in_english(&self) -> String {
        self.in_language(&super::ENGLISH)
    }

    /// The phrase in a language; in English if the language lacks it.
    pub fn in_language(&self, language: &Language) -> String {
        language
            .phrase(self)
            .or_else(|| super::ENGLISH.phrase(self))
            .unwrap_or_else(|| self.id.to_owned())
    }
}

/// Words with a capital letter.
pub fn capitalised(words: &str) -> String {
    let mut letters = words.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

impl Display for Phrase {
    fn fmt(&self, formatter: &mut Formatter) -> fmt::Result {
        formatter.write_str(&self.in_language(super::spoken()))
    }
}

impl Display for Argument {
    fn fmt(&self, formatter: &mut Formatter) -> fmt::Result {
        formatter.write_str(&super::spoken().argument(self))
    }
}

impl Argument {
    /// A list of arguments.
    pub fn list<T: Into<Argument>>(parts: impl IntoIterator<Item = T>, joint: Joint) -> Argument {
        Argument::List(parts.into_iter().map(Into::into).collect(), joint)
    }
}

/// Numbers of all types.
macro_rules! from_numbers {
    ($($number:ty),+) => {
        $(impl From<$number> for Argument {
            fn from(number: $number) -> Argument {
                Argument::Number(number as f64)
            }
        })+
    };
}
from_numbers!(u8, u16, u32, u64, usize, i32, i64, f64);

impl From<&str> for Argument {
    fn from(text: &str) -> Argument {
        Argument::Text(text.to_owned())
    }
}

impl From<&String> for Argument {
    fn from(text: &String) -> Argument {
        Argument::Text(text.clone())
    }
}

impl From<String> for Argument {
    fn from(text: String) -> Argument {
        Argument::Text(text)
    }
}

/// The name of a type of piece.
impl From<&PieceKind> for Argument {
    fn from(kind: &PieceKind) -> Argument {
        Argument::Noun(Noun::name(&kind.name))
    }
}

impl From<bool> for Argument {
    fn from(yes: bool) -> Argument {
        Argument::from(if yes { "yes" } else { "no" })
    }
}

impl From<Color> for Argument {
    fn from(side: Color) -> Argument {
        Argument::Side(side)
    }
}

impl From<&Noun> for Argument {
    fn from(noun: &Noun) -> Argument {
        Argument::Noun(noun.clone())
    }
}

impl From<Noun> for Argument {
    fn from(noun: Noun) -> Argument {
        Argument::Noun(noun)
    }
}

impl From<Phrase> for Argument {
    fn from(phrase: Phrase) -> Argument {
        Argument::Phrase(Box::new(phrase))
    }
}
