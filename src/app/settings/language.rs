//! The language of the window: the one in the settings, or the system's.

use super::{Settings, SettingsPanel};
use crate::app::shell::{Notify, Outbox};
use baroque::library::texts_folder;
use baroque::texts::{Mistake, Offer, choose, text};
use bevy::prelude::*;

/// The most mistakes of a file that a notice shows.
const MAX_SHOWN_MISTAKES: usize = 4;

/// The language has changed. Texts that were read with a game, the guide or a lesson must be read again.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct LanguageChanged;

/// Adds the change of the language with the settings.
pub fn plugin(app: &mut App) {
    app.add_message::<LanguageChanged>();
    app.add_systems(PreUpdate, follow.run_if(resource_changed::<Settings>));
}

/// Changes the language when the settings name another one. This reads its file again, so that a translator sees
/// changes.
fn follow(
    settings: Res<Settings>,
    mut panel: ResMut<SettingsPanel>,
    mut outbox: ResMut<Outbox>,
    mut last: Local<Option<String>>,
) {
    if last.as_ref() == Some(&settings.language) {
        return;
    }
    // The first language was set before the window opened.
    if last.replace(settings.language.clone()).is_some() {
        let (offers, notice) = begin(&settings.language);
        panel.languages = offers;
        outbox.send(LanguageChanged);
        if let Some(words) = notice {
            outbox.send(Notify(words));
        }
    }
}

/// Sets the language by its tag, or the system's if the tag is empty. Returns the languages to choose from, and a
/// message about mistakes in the files of the language.
pub fn begin(tag: &str) -> (Vec<Offer>, Option<String>) {
    let (offers, mistakes) = choose(tag, texts_folder().as_deref());
    (offers, notice(&mistakes))
}

/// The notice about mistakes in a file of texts.
fn notice(mistakes: &[Mistake]) -> Option<String> {
    if mistakes.is_empty() {
        return None;
    }
    let mut lines: Vec<String> = mistakes
        .iter()
        .take(MAX_SHOWN_MISTAKES)
        .map(ToString::to_string)
        .collect();
    if mistakes.len() > MAX_SHOWN_MISTAKES {
        lines.push(text!(
            "texts-more-mistakes",
            count = mistakes.len() - MAX_SHOWN_MISTAKES
        ));
    }
    lines.push(text!("texts-said-in-english").to_owned());
    Some(lines.join("\n"))
}
