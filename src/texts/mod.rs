//! The texts that players read, in their language.
//!
//! Every text has an id in `assets/texts/en.ftl`, in the syntax of [Fluent](https://projectfluent.org). `text!`
//! returns it. Other languages are files beside it, or in the user's folder `texts`. A text that is missing or wrong
//! in another language is shown in English. `docs/TRANSLATING.md` is for translators.

mod check;
mod grammar;
pub mod known;
mod language;
mod noun;
mod offered;
mod phrase;
mod sides;
mod system;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod unused;
mod uses;

pub use check::Mistake;
pub use language::{Language, Untranslated};
pub use noun::Noun;
pub use offered::{Offer, choose, english_source, nearest, offers};
pub use phrase::{Argument, Joint, Phrase, capitalised, phrase};
pub use sides::{color_key, side_name};

use crate::rules::PieceKind;
use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;
use std::sync::{LazyLock, PoisonError, RwLock};

/// A text by its id. `text!("id")` is a `&'static str`. `text!("id", count = 2)` is a `String` with its arguments,
/// which are numbers or strings.
///
/// A text that `en.ftl` does not have, or has with other arguments, does not compile.
#[macro_export]
macro_rules! text {
    ($id:literal) => {{
        const { assert!($crate::texts::known::has($id, &[]), "en.ftl has no such text without arguments") };
        $crate::texts::plain($id)
    }};
    ($id:literal, $($name:ident = $value:expr),+ $(,)?) => {
        $crate::phrase!($id, $($name = $value),+).to_string()
    };
}
pub use crate::text;

/// The texts for everything that another language lacks.
static ENGLISH: LazyLock<Language> = LazyLock::new(Language::english);

/// The chosen language; none for English.
static CHOSEN: RwLock<Option<&'static Language>> = RwLock::new(None);

thread_local! {
    /// The language of [`speaking`] on this thread.
    static LOCAL: Cell<Option<&'static Language>> = const { Cell::new(None) };

    /// The texts for which [`contents_of`] waits.
    static WANTED: RefCell<Option<BTreeSet<String>>> = const { RefCell::new(None) };
}

/// The language of the texts.
fn spoken() -> &'static Language {
    LOCAL.get().unwrap_or_else(|| {
        let chosen = *CHOSEN.read().unwrap_or_else(PoisonError::into_inner);
        chosen.unwrap_or(&ENGLISH)
    })
}

/// The tag of the language of the texts, such as `de`.
pub fn language() -> String {
    spoken().tag.to_string()
}

/// Runs a task while texts on this thread are in a language. The language is never freed, as in [`speak`].
pub fn speaking<R>(language: Language, task: impl FnOnce() -> R) -> R {
    let before = LOCAL.replace(Some(Box::leak(Box::new(language))));
    let result = task();
    LOCAL.set(before);
    result
}

/// Sets the language of the program; none for English.
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

/// A text of a game's file, of the guide or of a lesson, in the language of the program. Without a translation it stays as it is.
pub fn content(text: &str) -> &str {
    WANTED.with_borrow_mut(|wanted| {
        if let Some(wanted) = wanted {
            wanted.insert(text.to_owned());
        }
    });
    spoken().content(text).unwrap_or(text)
}

/// All texts for which a task on this thread asks [`content`], in order of the alphabet.
pub fn contents_of(task: impl FnOnce()) -> BTreeSet<String> {
    WANTED.set(Some(BTreeSet::new()));
    task();
    let mut wanted = WANTED.take().unwrap_or_default();
    wanted.remove("");
    wanted
}

/// The name of a type of piece in the language of the program, with a capital letter.
pub fn piece_name(kind: &PieceKind) -> String {
    Noun::name(&kind.name).label()
}

/// Sources, separated by semicolons, in the language of the program.
pub fn sources(list: &str) -> String {
    let sources: Vec<&str> = list.split("; ").map(content).collect();
    sources.join("; ")
}

/// A number with so many digits after the decimal sign of the language.
pub fn decimal(number: f64, digits: usize) -> String {
    format!("{number:.digits$}").replace('.', text!("decimal-sign"))
}

/// A share in percent, such as `99.9`. A smaller part than the whole never looks like 100 %, and no part like 0 %.
pub fn percent(part: u64, whole: u64) -> String {
    if part == 0 || part >= whole {
        return if part == 0 { "0" } else { "100" }.to_owned();
    }
    match part.saturating_mul(1_000) / whole {
        0 => text!("percent-under-a-tenth").to_owned(),
        tenths => decimal(tenths as f64 / 10.0, 1),
    }
}
