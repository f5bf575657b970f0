//! What a game takes over from its base.
//!
//! Names and other descriptions never come from a base. A game that names layouts offers only those. An option of the
//! base goes if it is about layouts, pieces, powers or an array that are not there any more, because its words would be
//! wrong.

use super::compile::Book;
use super::decode::{Entries, Overlay, Report};
use super::diagnostics::Diagnostic;
use super::schema::{CaptureFile, GameFile, OptionFile, PieceEntry, PowerFile, RulesFile};

/// Lays a game over its base, and returns the names of the base's options that are about pieces or an array which the
/// game replaces. They are left out.
pub(super) fn overlay(
    whole: &mut GameFile,
    mut file: GameFile,
    book: &Book,
    report: &mut Report,
) -> Vec<String> {
    drop_descriptions(whole);
    read_names_of_layouts(whole, &mut file, report);
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
    let powers = powers(&after, book);
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
        let stays =
            options.get(id).is_some() || fits(option) && missing_power(option, &powers).is_none();
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

/// Which powers that rules are about the pieces of a game have.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Powers {
    /// A piece freezes.
    pub freezing: bool,
    /// A piece swaps with others.
    pub swapping: bool,
    /// A piece swaps with others or drives them.
    pub moving: bool,
    /// A piece encloses others, which then go to a hand.
    pub enclosing: bool,
    /// A piece brings others back from a hand.
    pub recalling: bool,
}

/// The powers of the pieces of a game, without those of choices.
fn powers(pieces: &Entries<char, PieceEntry>, book: &Book) -> Powers {
    let described = |(_, piece): (_, &PieceEntry)| book.described(piece, &mut Report::default());
    let mut found = Powers::default();
    for piece in pieces.iter().filter_map(described) {
        let mut captures = piece.captures.iter().flatten();
        found.enclosing |= captures.any(CaptureFile::fills_hand);
        let promotes = piece.promotes.as_ref();
        found.recalling |= promotes.is_some_and(|promotes| promotes.from_hand == Some(true));
        for power in piece.powers.unwrap_or_default() {
            match power {
                PowerFile::Freeze { .. } | PowerFile::FreezeLines { .. } => found.freezing = true,
                PowerFile::Swap { .. } => (found.swapping, found.moving) = (true, true),
                PowerFile::Drive { .. } => found.moving = true,
                PowerFile::Resurrect => found.recalling = true,
                _ => {}
            }
        }
    }
    found
}

/// The powers of the pieces of a game, with any choices of its options.
pub(super) fn all_powers(file: &GameFile, book: &Book) -> Powers {
    let own = pieces(file, book);
    let mut found = powers(&own, book);
    for (_, choice) in file
        .options
        .iter()
        .flat_map(|(_, option)| option.choices.iter())
    {
        let mut changed = own.clone();
        changed.overlay(choice.pieces.clone());
        let more = powers(&changed, book);
        found.freezing |= more.freezing;
        found.swapping |= more.swapping;
        found.moving |= more.moving;
        found.enclosing |= more.enclosing;
        found.recalling |= more.recalling;
    }
    found
}

/// What no piece of a game does, if an option is only about that: its choices differ only in rules for freezing, or only in
/// rules for swaps.
pub(super) fn missing_power(option: &OptionFile, powers: &Powers) -> Option<&'static str> {
    let differs = |without: fn(&mut RulesFile)| {
        option.choices.iter().any(|(_, choice)| {
            let mut rules = choice.rules.clone().unwrap_or_default();
            without(&mut rules);
            rules != RulesFile::default() || !choice.pieces.is_empty() || !choice.setups.is_empty()
        })
    };
    let about_freezing = !differs(|rules| (rules.suicide, rules.frozen_castling) = (None, None));
    let about_swaps = !differs(|rules| {
        (rules.swap_ban, rules.swapped_castling, rules.swapped_pawns) = (None, None, None);
    });
    match () {
        () if about_freezing && !powers.freezing => Some("freezes"),
        () if about_swaps && !powers.moving => Some("swaps or drives"),
        () => None,
    }
}

/// Reports layouts whose names differ from a layout of the base only in capital letters, and takes them for that one.
fn read_names_of_layouts(base: &GameFile, file: &mut GameFile, report: &mut Report) {
    for name in file.setups.keys_mut() {
        let known: Vec<&String> = base.setups.iter().map(|(known, _)| &known.value).collect();
        let same = |known: &&&String| known.to_lowercase() == name.value.to_lowercase();
        if let Some(known) = known.iter().find(same)
            && **known != name.value
        {
            let message = format!("the base has no layout `{}`", name.value);
            let help =
                format!("write `{known}` to change the layout of the base, or choose another name");
            report.push(Diagnostic::new(&name.span, message).with_help(&help));
            name.value = (*known).clone();
        }
    }
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
