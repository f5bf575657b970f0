//! The powers of a piece, and powers that exclude each other.

use super::book::Book;
use super::captures;
use super::roster::{Roster, RosterEntry};
use crate::rules::{Drive, PieceKind, Protect, Swap, Travel, TypeSet};
use crate::variant_file::decode::Report;
use crate::variant_file::diagnostics::Diagnostic;
use crate::variant_file::schema::PowerFile;

/// A piece with the powers of its list, before its movement and captures are added.
pub(super) fn bare(
    entry: &RosterEntry,
    roster: &Roster,
    book: &Book,
    report: &mut Report,
) -> PieceKind {
    let mut kind = PieceKind::default();
    for power in entry.piece.powers.iter().flatten() {
        match power {
            PowerFile::Royal => kind.royal = true,
            PowerFile::Pawn => kind.pawn = true,
            PowerFile::Unfreezable => kind.unfreezable = true,
            PowerFile::OneCapture => kind.one_capture = true,
            PowerFile::Immune => kind.immune = true,
            PowerFile::Protect {
                only,
                except,
                frozen,
            } => {
                kind.protects = Some(Protect {
                    friends: roster.chosen(only.as_deref(), except.as_deref(), book, report),
                    frozen: frozen.unwrap_or(true),
                });
            }
            PowerFile::Freeze {
                only,
                except,
                held_by,
            } => {
                kind.freezes = roster.chosen(only.as_deref(), except.as_deref(), book, report);
                let holders = held_by.as_deref().unwrap_or_default();
                kind.held_by = roster.types(holders, book, report);
            }
            PowerFile::FreezeLines {
                only,
                except,
                range,
            } => {
                kind.freezes = roster.chosen(only.as_deref(), except.as_deref(), book, report);
                kind.freezes_along = Some(range.unwrap_or(u8::MAX));
            }
            PowerFile::Neutralize { only, except } => {
                kind.neutralizes = roster.chosen(only.as_deref(), except.as_deref(), book, report);
            }
            PowerFile::Convert { only, except } => {
                kind.converts = roster.chosen(only.as_deref(), except.as_deref(), book, report);
            }
            PowerFile::Push => kind.pushes = true,
            PowerFile::Pull => kind.pulls = true,
            PowerFile::Resurrect => kind.resurrects = true,
            PowerFile::Swap {
                friends,
                only,
                except,
                adjacent,
            } => {
                let partners = roster.chosen(only.as_deref(), except.as_deref(), book, report);
                kind.swap = Some(Swap {
                    friends: if *friends == Some(true) {
                        partners
                    } else {
                        TypeSet::NONE
                    },
                    enemies: partners,
                    adjacent: adjacent.unwrap_or(false),
                });
            }
            PowerFile::Drive {
                train,
                only,
                except,
            } => {
                kind.drive = Some(Drive {
                    enemies: roster.chosen(only.as_deref(), except.as_deref(), book, report),
                    train: *train == Some(true),
                });
            }
            PowerFile::Compelled => kind.compelled = true,
        }
    }
    kind
}

/// Reports powers of a piece that exclude each other.
pub(super) fn check(kind: &PieceKind, entry: &RosterEntry, report: &mut Report) {
    check_freeze(entry, report);
    check_swap(kind, entry, report);
    check_drive(kind, entry, report);
    check_push(kind, entry, report);
    check_convert(kind, entry, report);
}

/// Reports that a piece freezes in two ways.
fn check_freeze(entry: &RosterEntry, report: &mut Report) {
    let powers = || entry.piece.powers.iter().flatten();
    let near = powers().any(|power| matches!(power, PowerFile::Freeze { .. }));
    let along = powers().any(|power| matches!(power, PowerFile::FreezeLines { .. }));
    if near && along {
        let message = format!("the piece `{}` has two powers that freeze", entry.letter);
        let help = "remove `Freeze`: `FreezeLines` also freezes the enemies next to the piece";
        report.push(Diagnostic::new(&entry.span, message).with_help(help));
    }
    let nowhere =
        |power: &PowerFile| matches!(power, PowerFile::FreezeLines { range: Some(0), .. });
    if powers().any(nowhere) {
        let message = format!(
            "the piece `{}` freezes enemies 0 squares away, so none",
            entry.letter
        );
        let help = "write a `range` of 1 or more, or leave it out for whole lines";
        report.push(Diagnostic::new(&entry.span, message).with_help(help));
    }
}

/// Reports that a piece with conversion captures only by taking its victim's square.
fn check_convert(kind: &PieceKind, entry: &RosterEntry, report: &mut Report) {
    let onto = |travel| matches!(travel, Some(Travel::Replace | Travel::Jump));
    let mut methods = kind.captures.iter().map(|capture| capture.method.name());
    if !kind.converts.is_empty() && methods.all(|method| onto(method.travel())) {
        let message = format!("the piece `{}` has nothing to convert", entry.letter);
        let help = "`Convert` works on captures of pieces on other squares: give it a capture method such as `Charge`";
        report.push(Diagnostic::new(&entry.span, message).with_help(help));
    }
}

/// Reports that a push or pull and another power give the same move two meanings.
fn check_push(kind: &PieceKind, entry: &RosterEntry, report: &mut Report) {
    let replaces = !captures::replaceable(&kind.captures).is_empty();
    if kind.pushes && (replaces || kind.swap.is_some()) {
        let message = format!(
            "the piece `{}` can push and also swap with or replace the same piece",
            entry.letter
        );
        let help = "remove `Push` or `Swap`, or the capture in `moves`";
        report.push(Diagnostic::new(&entry.span, message).with_help(help));
    }
}

/// Reports that a swap and another power give the same move two meanings.
fn check_swap(kind: &PieceKind, entry: &RosterEntry, report: &mut Report) {
    let Some(swap) = kind.swap else { return };
    let replaced = captures::replaceable(&kind.captures);
    if !swap.enemies.and(replaced).is_empty() {
        let message = format!(
            "the piece `{}` can both swap with and replace the same enemy",
            entry.letter
        );
        let help = "write `m` before its `moves`, so that they capture nothing, or remove `Swap`";
        report.push(Diagnostic::new(&entry.span, message).with_help(help));
    }
}

/// Reports that a drive and another power give the same move two meanings.
fn check_drive(kind: &PieceKind, entry: &RosterEntry, report: &mut Report) {
    let Some(drive) = kind.drive else { return };
    let swapped = kind.swap.map_or(TypeSet::NONE, |swap| swap.enemies);
    let others = captures::replaceable(&kind.captures).or(swapped);
    if !drive.enemies.and(others).is_empty() {
        let message = format!(
            "the piece `{}` could drive an enemy and also capture it by displacement or swap with it",
            entry.letter
        );
        let help = "write `m` before its `moves`, so that they capture nothing, or remove `Drive`";
        report.push(Diagnostic::new(&entry.span, message).with_help(help));
    }
}
