//! The piece book and the armies.

use super::unknown;
use crate::variant_file::decode::{Entries, Overlay, Report, Spanned};
use crate::variant_file::diagnostics::Diagnostic;
use crate::variant_file::schema::{ArmyFile, ManEntry, ManFile};

/// The piece book and the armies, as games refer to them.
#[derive(Clone, Debug, Default)]
pub struct Book {
    /// Pieces by id.
    pub pieces: Entries<String, ManFile>,
    /// Armies by id.
    pub armies: Vec<(String, ArmyFile)>,
}

impl Book {
    /// The pieces of an army, those of its bases included.
    pub fn army(&self, id: &Spanned<String>, report: &mut Report) -> Entries<char, ManEntry> {
        let mut chain: Vec<&ArmyFile> = Vec::new();
        let mut next = Some(id);
        while let Some(id) = next {
            let Some((_, army)) = self.armies.iter().find(|(known, _)| *known == id.value) else {
                let known: Vec<&str> = self.armies.iter().map(|(id, _)| id.as_str()).collect();
                unknown(id, "army", known, report);
                break;
            };
            if chain.iter().any(|known| std::ptr::eq(*known, army)) {
                let message = format!("the army `{}` is based on itself", id.value);
                report.push(Diagnostic::new(&id.span, message));
                break;
            }
            chain.push(army);
            next = army.base.as_ref();
        }
        let mut men = Entries::default();
        for army in chain.into_iter().rev() {
            men.overlay(army.pieces.clone());
        }
        men
    }

    /// The piece that an army's entry means, complete.
    pub fn described(&self, entry: &ManEntry, report: &mut Report) -> Option<ManFile> {
        match entry {
            ManEntry::Book(id) => self.man(id, report),
            ManEntry::Own(own) => self.complete(&own.value, 0, report),
        }
    }

    /// The piece of the book with this id, those that it is like filled in.
    pub fn man(&self, id: &Spanned<String>, report: &mut Report) -> Option<ManFile> {
        self.man_below(id, 0, report)
    }

    fn man_below(
        &self,
        id: &Spanned<String>,
        depth: usize,
        report: &mut Report,
    ) -> Option<ManFile> {
        let Some(man) = self.pieces.get(&id.value) else {
            let known: Vec<&str> = self
                .pieces
                .iter()
                .map(|(id, _)| id.value.as_str())
                .collect();
            unknown(id, "piece in the piece book", known, report);
            return None;
        };
        if depth > self.pieces.len() {
            let message = format!("the piece `{}` is like itself", id.value);
            report.push(Diagnostic::new(&id.span, message));
            return None;
        }
        self.complete(man, depth, report)
    }

    /// A piece laid over the one that it is like.
    pub fn complete(&self, man: &ManFile, depth: usize, report: &mut Report) -> Option<ManFile> {
        match &man.like {
            None => Some(man.clone()),
            Some(like) => {
                let mut whole = self.man_below(like, depth + 1, report)?;
                whole.overlay(man.clone());
                Some(whole)
            }
        }
    }
}
