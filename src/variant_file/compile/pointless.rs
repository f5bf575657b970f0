//! Reports parts of a file that can never have an effect, because they are probably a mistake.

use super::mistakes::{place_in, unknown};
use super::roster::{Roster, RosterEntry};
use crate::rules::{Capture, Color, PieceKind, TypeSet};
use crate::variant_file::decode::{Report, Spanned};
use crate::variant_file::diagnostics::{Diagnostic, suggestion};
use crate::variant_file::schema::{CaptureFile, GameFile, SetupFile};

/// The most files or ranks that a board can have.
const WIDEST: usize = 128;

/// Reports pieces whose powers can never have an effect in this game.
///
/// In games between armies this is allowed, because another opponent may give the power an effect.
pub(super) fn pieces(file: &GameFile, roster: &Roster, kinds: &[PieceKind], report: &mut Report) {
    let kingless = !kinds.iter().any(|kind| kind.royal);
    if file.armies.is_some() || kingless || !report.diagnostics.is_empty() {
        return;
    }
    for (kind, entry) in kinds.iter().zip(&roster.entries) {
        promotes_to_nothing(kind, entry, report);
        mimics_nothing(kind, entry, report);
        has_no_partner(kind, entry, roster.side(Color::White), report);
    }
}

fn promotes_to_nothing(kind: &PieceKind, entry: &RosterEntry, report: &mut Report) {
    let (Some(promotion), Some(file)) = (&kind.promotion, &entry.piece.promotes) else {
        return;
    };
    let nothing = |color| entry.sides[color] && promotion[color].to.is_empty();
    if Color::ALL.into_iter().any(nothing) {
        let message = format!("the piece `{}` can promote to no piece", entry.letter);
        let help = "add a piece that is neither king nor pawn, name pieces of this game in `to`, or remove `promotes`";
        let listed = file.to.iter().flatten().next();
        let span = listed.map_or(&file.zone.span, |id| &id.span);
        report.push(Diagnostic::new(span, message).with_help(help));
    }
}

fn mimics_nothing(kind: &PieceKind, entry: &RosterEntry, report: &mut Report) {
    let mimics = |file: &CaptureFile| matches!(file, CaptureFile::Mimic { .. });
    let wants = entry.piece.captures.iter().flatten().any(mimics);
    if wants && !kind.captures.iter().any(|capture| capture.mimicked) {
        let message = format!("the piece `{}` has nothing to mimic", entry.letter);
        let help = "no piece of this game has a capture method that it may mimic";
        report.push(Diagnostic::new(&entry.span, message).with_help(help));
    }
}

fn has_no_partner(kind: &PieceKind, entry: &RosterEntry, army: TypeSet, report: &mut Report) {
    let alone = |capture: &Capture| {
        let Some(partners) = capture.method.partners() else {
            return false;
        };
        !capture.mimicked
            && partners
                .iter()
                .all(|partner| partner.pieces.and(army).is_empty())
    };
    if kind.captures.iter().any(alone) {
        let message = format!(
            "the piece `{}` has no partner to capture with",
            entry.letter
        );
        let help = "name pieces of this game in `with`, or leave it out";
        report.push(Diagnostic::new(&entry.span, message).with_help(help));
    }
}

/// Reports options with only one choice, layouts and default choices that do not exist, and removals of options that do
/// not exist.
pub(super) fn options(file: &GameFile, report: &mut Report) {
    let names = file.options.iter().map(|(id, _)| id.value.as_str());
    for id in file.options.useless_removals() {
        unknown(id, "there is no option", names.clone(), report);
    }
    let layouts = file.setups.iter().map(|(name, _)| name.value.as_str());
    let choices = file
        .options
        .iter()
        .flat_map(|(_, option)| option.choices.iter());
    let changed = choices.flat_map(|(_, choice)| choice.setups.iter());
    for (name, _) in changed.filter(|(name, _)| file.setups.get(&name.value).is_none()) {
        unknown(name, "there is no layout", layouts.clone(), report);
    }
    for (id, option) in file.options.iter() {
        let choices = option.choices.len() + option.choices.broken().len();
        if choices < 2 {
            let count = if choices == 0 {
                "no choice"
            } else {
                "only one choice"
            };
            let message = format!("the option `{}` has {count}", id.value);
            let help = "give it two `choices` or more; the first one is the default";
            report.push(Diagnostic::new(&id.span, message).with_help(help));
        }
    }
    for (id, choice) in file.defaults.iter() {
        match file.options.get(&id.value) {
            Some(option) if option.choices.get(&choice.value).is_none() => {
                let known = option.choices.iter().map(|(id, _)| id.value.as_str());
                let known: Vec<&str> = known.collect();
                let what = format!("the option `{}` has no choice", id.value);
                unknown(choice, &what, known, report);
            }
            Some(_) => {}
            None if file.options.broken().contains(&id.value) => {}
            None => {
                let known: Vec<&str> = file
                    .options
                    .iter()
                    .map(|(id, _)| id.value.as_str())
                    .collect();
                let message = format!("there is no option `{}`", id.value);
                let help = match known.is_empty() {
                    true => "the game has none".to_owned(),
                    false => suggestion(&id.value, known),
                };
                report.push(Diagnostic::new(&id.span, message).with_help(help));
            }
        }
    }
}

/// Reports names of files and ranks with which moves could not be written.
pub(super) fn names(setup: &SetupFile, report: &mut Report) -> bool {
    let before = report.diagnostics.len();
    if let Some(files) = &setup.files {
        for (at, letter) in files.value.char_indices() {
            if !letter.is_ascii_lowercase() {
                let message =
                    format!("`{letter}` cannot name a file: use a small letter from a to z");
                let span = place_in(files, at, letter.len_utf8());
                report.push(Diagnostic::new(&span, message));
            }
        }
    }
    let ranks = setup
        .ranks
        .iter()
        .flat_map(|ranks| ranks.value.iter().map(|name| (name, &ranks.span)));
    for (name, span) in ranks {
        let odd = |letter: char| !letter.is_ascii_digit() && letter != '\'';
        if !name.starts_with(|first: char| first.is_ascii_digit()) || name.contains(odd) {
            let message = match name.is_empty() {
                true => "a rank needs a name".to_owned(),
                false => format!("`{name}` cannot name a rank"),
            };
            let help = "name a rank with a number, such as \"10\" or \"10'\"";
            report.push(Diagnostic::new(span, message).with_help(help));
        }
    }
    before == report.diagnostics.len()
}

/// Reports a picture that is larger than any board, before other code works on it.
pub(super) fn size(
    width: usize,
    height: usize,
    array: &Spanned<String>,
    report: &mut Report,
) -> bool {
    for (count, what) in [(width, "files"), (height, "ranks")] {
        if count > WIDEST {
            let message = format!("the picture has {count} {what}; the limit is {WIDEST}");
            report.push(Diagnostic::new(&array.span.at(0), message));
            return false;
        }
    }
    true
}
