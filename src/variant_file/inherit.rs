//! What a game takes over from its base.
//!
//! Names and other descriptions never come from a base. A game that names layouts offers only those. An option of the
//! base goes if it is about layouts, pieces or an array that are not there any more, because its words would be wrong.

use super::compile::Book;
use super::decode::{Entries, Overlay, Report};
use super::schema::{GameFile, OptionFile, PieceEntry};

/// Lays a game over its base, and returns the names of the base's options that are about pieces or an array which the
/// game replaces. They are left out.
pub(super) fn overlay(whole: &mut GameFile, file: GameFile, book: &Book) -> Vec<String> {
    drop_descriptions(whole);
    if !file.setups.is_empty() {
        whole.setups.keep_keys_of(&file.setups);
        drop_choices_of_layouts(whole);
    }
    let before = pieces(whole, book);
    let (options, defaults) = (file.options.clone(), file.defaults.clone());
    let new_array = file.setups.iter().any(|(_, setup)| setup.array.is_some());
    // A game that names layouts offers only those, in its own order.
    whole.overlay(file);
    let after = pieces(whole, book);
    let is_lost = |letter: &char| {
        let id = |pieces: &Entries<char, PieceEntry>| pieces.get(letter).map(PieceEntry::id);
        before.get(letter).is_some() && id(&before) != id(&after)
    };
    let any_lost = before.iter().any(|(letter, _)| is_lost(&letter.value));
    let fits = |option: &OptionFile| {
        option.choices.iter().all(|(_, choice)| {
            let mut rules = choice.rules.iter();
            let swaps = rules.any(|rules| rules.array_choices.is_some());
            let mut changed = choice.pieces.iter();
            !changed.any(|(letter, _)| is_lost(&letter.value))
                && !(swaps && (new_array || any_lost))
        })
    };
    let mut left_out = Vec::new();
    let mut ids = Vec::new();
    whole.options.retain(|id, option| {
        let stays = options.get(id).is_some() || fits(option);
        if !stays {
            left_out.push(option.name.clone());
            ids.push(id.clone());
        }
        stays
    });
    // A default that the game itself names is its mistake.
    let is_own = |id: &String| defaults.get(id).is_some();
    whole
        .defaults
        .retain(|id, _| !ids.contains(id) || is_own(id));
    left_out
}

/// The pieces of a game, with those of its army.
fn pieces(file: &GameFile, book: &Book) -> Entries<char, PieceEntry> {
    let army = file.army.as_ref();
    let army = army.map(|army| book.army(army, &mut Report::default()));
    let mut pieces = army.unwrap_or_default();
    pieces.overlay(file.pieces.clone());
    pieces
}

/// Removes what options say about layouts that are not there any more, and options that then change nothing.
fn drop_choices_of_layouts(whole: &mut GameFile) {
    let layouts = &whole.setups;
    let mut dropped: Vec<String> = Vec::new();
    whole.options.retain(|id, option| {
        let (mut lost, mut changes) = (false, false);
        option.choices.retain(|_, choice| {
            let before = choice.setups.len();
            choice.setups.keep_keys_of(layouts);
            lost |= choice.setups.len() < before;
            let others = choice.rules.is_some() || !choice.pieces.is_empty();
            changes |= others || !choice.setups.is_empty();
            true
        });
        if lost && !changes {
            dropped.push(id.clone());
        }
        !lost || changes
    });
    whole.defaults.retain(|id, _| !dropped.contains(id));
}

/// Removes the texts that describe a game, because a game based on it has its own.
fn drop_descriptions(base: &mut GameFile) {
    *base = GameFile {
        name: None,
        inventor: None,
        year: None,
        summary: None,
        evening: None,
        sources: None,
        ..std::mem::take(base)
    };
}
