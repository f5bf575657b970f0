//! The texts of the window, in the language of the user.
//!
//! Every text has an id in `assets/texts/en.ftl`, in the syntax of [Fluent](https://projectfluent.org). `text!`
//! returns it. Other languages are files beside it, or in the user's folder `texts`. A text that is missing or wrong
//! in another language is shown in English. `docs/TRANSLATING.md` is for translators.

mod check;
pub mod known;
mod language;
mod offered;
mod sides;
mod system;
#[cfg(test)]
pub(in crate::app) mod tests;
mod uses;

pub use check::Mistake;
pub use language::Language;
#[cfg(test)]
pub use offered::offers;
pub use offered::{Offer, choose};
pub use sides::{color_key, side_name};

use fluent_bundle::{FluentArgs, FluentValue};
use std::sync::{LazyLock, PoisonError, RwLock};

/// A text by its id. `text!("id")` is a `&'static str`. `text!("id", count = 2)` is a `String` with its arguments,
/// which are numbers or strings.
///
/// A text that `en.ftl` does not have, or has with other arguments, does not compile.
macro_rules! text {
    ($id:literal) => {{
        const { assert!($crate::app::texts::known::has($id, &[]), "en.ftl has no such text without arguments") };
        $crate::app::texts::plain($id)
    }};
    ($id:literal, $($name:ident = $value:expr),+ $(,)?) => {{
        const {
            let names = &[$(stringify!($name)),+];
            assert!($crate::app::texts::known::has($id, names), "en.ftl has no such text with these arguments");
        };
        $crate::app::texts::filled($id, [$((stringify!($name), $value.into())),+])
    }};
}
pub(crate) use text;

/// The texts for everything that another language lacks.
static ENGLISH: LazyLock<Language> = LazyLock::new(Language::english);

/// The chosen language; none for English.
static CHOSEN: RwLock<Option<&'static Language>> = RwLock::new(None);

#[cfg(test)]
thread_local! {
    /// The language of a test on this thread, which other tests do not see.
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

/// Sets the language of the window; none for English.
///
/// The language is never freed, because its texts are returned as static strings. Users rarely change the language.
pub fn speak(language: Option<Language>) {
    let language = language.map(|language| &*Box::leak(Box::new(language)));
    *CHOSEN.write().unwrap_or_else(PoisonError::into_inner) = language;
}

/// A text without arguments, or its id if there is no such text, which `text!` rules out.
pub fn plain(id: &'static str) -> &'static str {
    listed(id).unwrap_or(id)
}

/// A text without arguments whose id is computed, if there is one. Tests must know all such ids.
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
