//! Which language is spoken: the one that the settings name, or the system's.

use super::{Settings, SettingsPanel};
use crate::app::shell::{Notify, Outbox};
use crate::app::texts::{Mistake, Offer, choose, text};
use bevy::prelude::*;

/// How many mistakes of a file are told at a time.
const TOLD: usize = 4;

/// Follows the choice among the settings.
pub fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, follow.run_if(resource_changed::<Settings>));
}

/// Speaks the language of the settings once they name another one. Its file is read again then, so that a
/// translator sees what has been changed.
fn follow(
    settings: Res<Settings>,
    mut panel: ResMut<SettingsPanel>,
    mut outbox: ResMut<Outbox>,
    mut last: Local<Option<String>>,
) {
    if last.as_ref() == Some(&settings.language) {
        return;
    }
    // What is spoken at first has been begun with before there was a window.
    if last.replace(settings.language.clone()).is_some() {
        let (offers, notice) = begin(&settings.language);
        panel.languages = offers;
        if let Some(words) = notice {
            outbox.send(Notify(words));
        }
    }
}

/// Speaks a language, by its tag; if that is empty, what the system asks for. The languages that there are, and what
/// is wrong with the files of the one that is spoken.
pub fn begin(tag: &str) -> (Vec<Offer>, Option<String>) {
    let (offers, mistakes) = choose(tag);
    (offers, notice(&mistakes))
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
