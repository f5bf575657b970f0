//! Which language is spoken: the one that the settings name, or the system's.

use super::offered::{Offer, folder, offers};
use super::{Mistake, speak, system, text};
use crate::app::session::Session;
use bevy::prelude::*;
use unic_langid::LanguageIdentifier;

/// How many mistakes of a file are told at a time.
const TOLD: usize = 4;

/// Follows the choice among the settings.
pub fn plugin(app: &mut App) {
    app.add_systems(First, follow);
}

/// Speaks the language of the settings once they name another one. Its file is read again then, so that a
/// translator sees what has been changed.
fn follow(mut session: ResMut<Session>, mut last: Local<Option<String>>) {
    if last.as_ref() == Some(&session.settings.language) {
        return;
    }
    let wanted = session.settings.language.clone();
    // What is spoken at first has been begun with before there was a window.
    if last.replace(wanted.clone()).is_some() {
        begin(&wanted).hand_to(&mut session);
    }
}

/// What comes of choosing a language.
pub struct Told {
    /// The languages that there are.
    offers: Vec<Offer>,
    /// What is wrong with the files of the one that is spoken.
    notice: Option<String>,
}

impl Told {
    /// Offers the languages, and says what is wrong.
    pub fn hand_to(self, session: &mut Session) {
        session.languages = self.offers;
        if let Some(notice) = self.notice {
            session.notify(notice);
        }
    }
}

/// Speaks a language, by its tag; if that is empty, what the system asks for.
pub fn begin(tag: &str) -> Told {
    let offers = offers(folder().as_deref());
    let loaded = wanted(tag, &offers).map(Offer::load);
    let (language, mistakes) = loaded.unwrap_or_default();
    speak(language);
    Told {
        offers,
        notice: notice(&mistakes),
    }
}

/// The language that is meant; none for English.
fn wanted<'a>(tag: &str, offers: &'a [Offer]) -> Option<&'a Offer> {
    let tags = match tag {
        "" => system::wanted(|name| std::env::var(name).ok()),
        tag => tag.parse().into_iter().collect(),
    };
    tags.iter().find_map(|tag| nearest(tag, offers))
}

/// The language itself, or as it is spoken anywhere, or as it is spoken elsewhere.
pub(super) fn nearest<'a>(tag: &LanguageIdentifier, offers: &'a [Offer]) -> Option<&'a Offer> {
    let find = |fits: &dyn Fn(&Offer) -> bool| offers.iter().find(|offer| fits(offer));
    find(&|offer| offer.tag == *tag)
        .or_else(|| find(&|offer| offer.tag.matches(tag, true, false)))
        .or_else(|| find(&|offer| offer.tag.language == tag.language))
}

/// What is told about mistakes.
fn notice(mistakes: &[Mistake]) -> Option<String> {
    if mistakes.is_empty() {
        return None;
    }
    let mut lines: Vec<String> = mistakes
        .iter()
        .take(TOLD)
        .map(ToString::to_string)
        .collect();
    if mistakes.len() > TOLD {
        lines.push(text!("texts-more-mistakes", count = mistakes.len() - TOLD));
    }
    lines.push(text!("texts-said-in-english").to_owned());
    Some(lines.join("\n"))
}
