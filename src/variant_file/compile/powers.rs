//! The powers of a piece, and which of them cannot go together.

use super::book::Book;
use super::captures;
use super::roster::{Entry, Roster};
use crate::rules::{Drive, Man, Swap, TypeSet};
use crate::variant_file::decode::Report;
use crate::variant_file::diagnostics::Diagnostic;
use crate::variant_file::schema::PowerFile;

/// The powers of a piece that its list of powers gives.
#[derive(Clone, Copy, Default)]
pub(super) struct Powers {
    pub royal: bool,
    pub pawn: bool,
    pub unfreezable: bool,
    pub immune: bool,
    pub freezes: TypeSet,
    pub held_by: TypeSet,
    pub swap: Option<Swap>,
    pub drive: Option<Drive>,
    pub compelled: bool,
    pub pushes: bool,
    pub pulls: bool,
    pub resurrects: bool,
}

impl Powers {
    /// What the list of powers of a piece says.
    pub fn new(entry: &Entry, roster: &Roster, book: &Book, report: &mut Report) -> Powers {
        let mut powers = Powers::default();
        for power in entry.man.powers.iter().flatten() {
            match power {
                PowerFile::Royal => powers.royal = true,
                PowerFile::Pawn => powers.pawn = true,
                PowerFile::Unfreezable => powers.unfreezable = true,
                PowerFile::Immune => powers.immune = true,
                PowerFile::Freeze { only, held_by } => {
                    powers.freezes = roster.types_or_all(only.as_ref(), book, report);
                    let holders = held_by.as_deref().unwrap_or_default();
                    powers.held_by = roster.types(holders, book, report);
                }
                PowerFile::Push => powers.pushes = true,
                PowerFile::Pull => powers.pulls = true,
                PowerFile::Resurrect => powers.resurrects = true,
                PowerFile::Swap {
                    friends,
                    only,
                    adjacent,
                } => {
                    let partners = roster.types_or_all(only.as_ref(), book, report);
                    powers.swap = Some(Swap {
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
                    powers.drive = Some(Drive {
                        enemies: roster.types_or_all(only.as_ref(), book, report),
                        train: *train == Some(true),
                    });
                }
                PowerFile::Compelled => powers.compelled = true,
            }
        }
        powers
    }
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
        let help = "take `Push` or `Swap` away, or the capture out of `moves`";
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
        let help = "give `Swap` an `only`, or take the capture out of `moves`";
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
        let help = "give `Drive` an `only`, or take the capture out of `moves`";
        report.push(Diagnostic::new(&entry.span, message).with_help(help));
    }
}
