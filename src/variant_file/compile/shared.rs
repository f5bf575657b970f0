//! Checks armies and the piece book by themselves, before a game uses them.

use super::book::Book;
use super::mistakes::place_in;
use super::{kinds, roster};
use crate::variant_file::decode::{Report, Spanned};
use crate::variant_file::diagnostics::{Diagnostic, Span};
use crate::variant_file::schema::{ArmyFile, PieceEntry, PieceFile};
use crate::words::count;

impl Book {
    /// The mistakes in the pieces of the piece book.
    pub fn check_pieces(&self) -> Vec<Diagnostic> {
        let mut report = Report::default();
        for (id, piece) in self.pieces.iter() {
            if let Some(piece) = self.complete(piece, 0, &mut report) {
                check_piece(
                    &piece,
                    &format!("the piece `{}`", id.value),
                    &id.span,
                    &mut report,
                );
            }
        }
        report.diagnostics
    }

    /// The mistakes in the pieces and the arrays of an army.
    pub fn check_army(&self, id: &str) -> Vec<Diagnostic> {
        let mut report = Report::default();
        let Some((_, army)) = self.armies.iter().find(|(known, _)| known == id) else {
            return Vec::new();
        };
        let mut letters: Vec<char> = army.pieces.broken().to_vec();
        if let Some(base) = &army.base {
            let pieces = self.army(base, &mut report);
            letters.extend(pieces.iter().map(|(letter, _)| letter.value));
        }
        for (letter, entry) in army.pieces.iter() {
            letters.push(letter.value);
            if roster::is_capital(letter, &mut report) {
                self.check_entry(letter, entry, army, &mut report);
            }
        }
        check_arrays(army, &letters, &mut report);
        report.diagnostics
    }

    fn check_entry(
        &self,
        letter: &Spanned<char>,
        entry: &PieceEntry,
        army: &ArmyFile,
        report: &mut Report,
    ) {
        // An entry without `name` and `like` may change a piece of the army's base.
        let changes = matches!(entry, PieceEntry::Own(own) if own.value.like.is_none() && own.value.name.is_none());
        if let Some(piece) = self.described(entry, report)
            && !(changes && army.base.is_some())
        {
            let name = format!("the piece `{}`", letter.value);
            check_piece(&piece, &name, &letter.span, report);
        }
    }
}

/// Reports a piece without the fields that every piece needs.
fn check_piece(kind: &PieceFile, name: &str, span: &Span, report: &mut Report) {
    if kind.name.is_none() {
        report.push(Diagnostic::new(span, format!("{name} needs a `name`")));
    }
    match &kind.moves {
        Some(moves) => drop(kinds::parts(moves, report)),
        None => report.push(Diagnostic::new(span, format!("{name} needs `moves`"))),
    }
}

/// Reports ranks of an army with the wrong width, and letters that are not its pieces.
fn check_arrays(army: &ArmyFile, letters: &[char], report: &mut Report) {
    for (width, ranks) in army.arrays.iter() {
        for rank in ranks {
            let cells = rank
                .value
                .char_indices()
                .filter(|(_, cell)| !cell.is_whitespace());
            let cells_there = cells.clone().count();
            if cells_there != usize::from(width.value) {
                let message = format!(
                    "this rank has {}, not {}",
                    count(cells_there, "square"),
                    width.value
                );
                report.push(Diagnostic::new(&rank.span, message));
            }
            for (at, letter) in cells.filter(|(_, letter)| *letter != '.') {
                if !letters.contains(&letter.to_ascii_uppercase()) {
                    let message = format!("no piece of this army has the letter `{letter}`");
                    let span = place_in(rank, at, letter.len_utf8());
                    report.push(Diagnostic::new(&span, message));
                }
            }
        }
    }
}
