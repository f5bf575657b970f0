//! The powers of a piece, and which of them cannot go together.

use super::book::Book;
use super::captures;
use super::roster::{Entry, Roster};
use crate::rules::{Drive, Man, Protect, Swap, TypeSet};
use crate::variant_file::decode::Report;
use crate::variant_file::diagnostics::Diagnostic;
use crate::variant_file::schema::PowerFile;

/// A piece that has what its list of powers says, and nothing else yet.
pub(super) fn bare(entry: &Entry, roster: &Roster, book: &Book, report: &mut Report) -> Man {
    let mut man = Man::default();
    for power in entry.man.powers.iter().flatten() {
        match power {
            PowerFile::Royal => man.royal = true,
            PowerFile::Pawn => man.pawn = true,
            PowerFile::Unfreezable => man.unfreezable = true,
            PowerFile::OneCapture => man.one_capture = true,
            PowerFile::Immune => man.immune = true,
            PowerFile::Protect { only, frozen } => {
                man.protects = Some(Protect {
                    friends: roster.types_or_all(only.as_ref(), book, report),
                    frozen: frozen.unwrap_or(true),
                });
            }
            PowerFile::Freeze { only, held_by } => {
                man.freezes = roster.types_or_all(only.as_ref(), book, report);
                let holders = held_by.as_deref().unwrap_or_default();
                man.held_by = roster.types(holders, book, report);
            }
            PowerFile::Push => man.pushes = true,
            PowerFile::Pull => man.pulls = true,
            PowerFile::Resurrect => man.resurrects = true,
            PowerFile::Swap {
                friends,
                only,
                adjacent,
            } => {
                let partners = roster.types_or_all(only.as_ref(), book, report);
                man.swap = Some(Swap {
                    friends: if *friends == Some(true) {
                        partners
                    } else {
                        TypeSet::NONE
                    },
                    enemies: partners,
                    adjacent: adjacent.unwrap_or(false),
                });
            }
            PowerFile::Drive { train, only } => {
                man.drive = Some(Drive {
                    enemies: roster.types_or_all(only.as_ref(), book, report),
                    train: *train == Some(true),
                });
            }
            PowerFile::Compelled => man.compelled = true,
        }
    }
    man
}

/// Reports powers of a piece that cannot go together.
pub(super) fn check(man: &Man, entry: &Entry, report: &mut Report) {
    check_swap(man, entry, report);
    check_drive(man, entry, report);
    check_push(man, entry, report);
}

/// A move to a piece's square must mean one thing.
fn check_push(man: &Man, entry: &Entry, report: &mut Report) {
    let replaces = !captures::replaceable(&man.captures).is_empty();
    if man.pushes && (replaces || man.swap.is_some()) {
        let message = format!(
            "the piece `{}` can push and also swap with or replace the same piece",
            entry.letter
        );
        let help = "remove `Push` or `Swap`, or the capture in `moves`";
        report.push(Diagnostic::new(&entry.span, message).with_help(help));
    }
}

/// A move to a piece's square must mean one thing.
fn check_swap(man: &Man, entry: &Entry, report: &mut Report) {
    let Some(swap) = man.swap else { return };
    let replaced = captures::replaceable(&man.captures);
    if !swap.enemies.and(replaced).is_empty() {
        let message = format!(
            "the piece `{}` can both swap with and replace the same enemy",
            entry.letter
        );
        let help = "give `Swap` an `only`, or remove the capture in `moves`";
        report.push(Diagnostic::new(&entry.span, message).with_help(help));
    }
}

/// As [`check_swap`], for a drive.
fn check_drive(man: &Man, entry: &Entry, report: &mut Report) {
    let Some(drive) = man.drive else { return };
    let swapped = man.swap.map_or(TypeSet::NONE, |swap| swap.enemies);
    let others = captures::replaceable(&man.captures).or(swapped);
    if !drive.enemies.and(others).is_empty() {
        let message = format!(
            "the piece `{}` can both drive and replace or swap with the same enemy",
            entry.letter
        );
        let help = "give `Drive` an `only`, or remove the capture in `moves`";
        report.push(Diagnostic::new(&entry.span, message).with_help(help));
    }
}
