//! What the window says, in the language of whoever sits before it.
//!
//! Every text stands in `assets/texts/en.ftl` under an id, in [Fluent](https://projectfluent.org)'s syntax, and is
//! asked for by `text!`. Other languages are files beside it, or in the person's folder `texts`; what they lack, or
//! have wrong, is said in English. `docs/TRANSLATING.md` tells translators more.

mod check;
mod language;
mod offered;
mod sides;
mod system;
#[cfg(test)]
pub(in crate::app) mod tests;
mod uses;

pub use check::Mistake;
pub use language::Language;
pub use offered::{Offer, choose, offers};
pub use sides::{color_key, side_name};

use fluent_bundle::{FluentArgs, FluentValue};
use std::sync::{LazyLock, PoisonError, RwLock};

/// A text by its id: `text!("id")` is a `&'static str`, and `text!("id", count = 2)` a `String` in which arguments,
/// numbers or strings, have been put in their places.
///
/// A test holds the ids and arguments in the sources against `en.ftl`, so both are written out.
macro_rules! text {
    ($id:literal) => {
        $crate::app::texts::plain($id)
    };
    ($id:literal, $($name:ident = $value:expr),+ $(,)?) => {
        $crate::app::texts::filled($id, [$((stringify!($name), $value.into())),+])
    };
}
pub(crate) use text;

/// What is said where another language has nothing.
static ENGLISH: LazyLock<Language> = LazyLock::new(Language::english);

/// The language that has been chosen; none for English.
static CHOSEN: RwLock<Option<&'static Language>> = RwLock::new(None);

#[cfg(test)]
thread_local! {
    /// The language of a test, which is not to be heard by others beside it.
    static TRIED: std::cell::Cell<Option<&'static Language>> = const { std::cell::Cell::new(None) };
}

/// The language of the window.
fn spoken() -> &'static Language {
    #[cfg(test)]
    if let Some(language) = TRIED.get() {
        return language;
    }
    let chosen = *CHOSEN.read().unwrap_or_else(PoisonError::into_inner);
    chosen.unwrap_or(&ENGLISH)
}

/// Has the window speak a language from now on; none for English.
///
/// It stays in memory to the end: its texts are handed out for good, and nobody changes languages often.
pub fn speak(language: Option<Language>) {
    let language = language.map(|language| &*Box::leak(Box::new(language)));
    *CHOSEN.write().unwrap_or_else(PoisonError::into_inner) = language;
}

/// A text without arguments; the id itself if there is none, which a test rules out. See `text!`.
pub fn plain(id: &'static str) -> &'static str {
    listed(id).unwrap_or(id)
}

/// A text without arguments whose id is put together, if there is one. Tests must know all such ids.
pub fn listed(id: &str) -> Option<&'static str> {
    spoken().plain(id).or_else(|| ENGLISH.plain(id))
}

/// A text with arguments. See `text!`.
pub fn filled<'a, const N: usize>(
    id: &'static str,
    arguments: [(&'static str, FluentValue<'a>); N],
) -> String {
    let arguments: FluentArgs<'a> = arguments.into_iter().collect();
    let found = spoken().filled(id, &arguments);
    let found = found.or_else(|| ENGLISH.filled(id, &arguments));
    found.unwrap_or_else(|| id.to_owned())
}
