//! The piece book and the armies.

use super::mistakes::unknown;
use crate::variant_file::decode::{Entries, Overlay, Report, Spanned};
use crate::variant_file::diagnostics::Diagnostic;
use crate::variant_file::schema::{ArmyFile, PieceEntry, PieceFile};
use crate::words::slug;

/// The pieces and armies that games refer to.
#[derive(Clone, Debug, Default)]
pub struct Book {
    /// Pieces by id.
    pub pieces: Entries<String, PieceFile>,
    /// Armies by id.
    pub armies: Vec<(String, ArmyFile)>,
}

impl Book {
    /// The same with an army, in place of one with the same id.
    pub fn set_army(&mut self, id: &str, army: ArmyFile) {
        let mut armies = self.armies.iter_mut();
        match armies.find(|(known, _)| known == id) {
            Some((_, known)) => *known = army,
            None => self.armies.push((id.to_owned(), army)),
        }
    }

    /// An army without a base: its own name, and its pieces and arrays with those of its bases.
    pub fn whole_army(&self, id: &Spanned<String>) -> ArmyFile {
        let mut pieces = self.army(id, &mut Report::default());
        pieces.retain_removals(|_| false);
        let named = |id: &String| self.armies.iter().find(|(known, _)| known == id);
        let army = named(&id.value).map(|(_, army)| army);
        // An army without arrays uses those of its base.
        let mut chain = vec![army];
        while let Some(Some(last)) = chain.last()
            && last.arrays.is_empty()
            && chain.len() <= self.armies.len()
        {
            let base = last.base.as_ref().and_then(|base| named(&base.value));
            chain.push(base.map(|(_, army)| army));
        }
        let arrays = chain
            .last()
            .copied()
            .flatten()
            .map(|army| army.arrays.clone());
        ArmyFile {
            format: None,
            name: army.and_then(|army| army.name.clone()),
            base: None,
            pieces,
            arrays: arrays.unwrap_or_default(),
        }
    }

    /// The pieces of an army, including those of its bases.
    pub fn army(&self, id: &Spanned<String>, report: &mut Report) -> Entries<char, PieceEntry> {
        let mut chain: Vec<&ArmyFile> = Vec::new();
        let mut next = Some(id);
        while let Some(id) = next {
            let Some((_, army)) = self.armies.iter().find(|(known, _)| *known == id.value) else {
                let known: Vec<&str> = self.armies.iter().map(|(id, _)| id.as_str()).collect();
                unknown(id, "there is no army", known, report);
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
        let mut pieces = Entries::default();
        for army in chain.into_iter().rev() {
            pieces.overlay(army.pieces.clone());
        }
        pieces
    }

    /// The full description of the piece that an army's entry names.
    pub fn described(&self, entry: &PieceEntry, report: &mut Report) -> Option<PieceFile> {
        match entry {
            PieceEntry::Book(id) => self.piece(id, report),
            PieceEntry::Own(own) => self.complete(&own.value, 0, report),
        }
    }

    /// The piece of the book with this id or name, in letters of any size.
    pub fn named(&self, name: &str) -> Option<&PieceFile> {
        let id = slug(name);
        let mut pieces = self.pieces.iter();
        pieces
            .find(|(known, _)| known.value == id)
            .map(|(_, piece)| piece)
    }

    /// The piece of the book with this id, completed from the pieces that it is `like`.
    pub fn piece(&self, id: &Spanned<String>, report: &mut Report) -> Option<PieceFile> {
        self.piece_below(id, 0, report)
    }

    fn piece_below(
        &self,
        id: &Spanned<String>,
        depth: usize,
        report: &mut Report,
    ) -> Option<PieceFile> {
        let Some(piece) = self.pieces.get(&id.value) else {
            let known: Vec<&str> = self
                .pieces
                .iter()
                .map(|(id, _)| id.value.as_str())
                .collect();
            unknown(id, "the piece book has no piece", known, report);
            return None;
        };
        if depth > self.pieces.len() {
            let message = format!("the piece `{}` is like itself", id.value);
            report.push(Diagnostic::new(&id.span, message));
            return None;
        }
        self.complete(piece, depth, report)
    }

    /// A piece completed from the one that it is `like`.
    pub fn complete(
        &self,
        piece: &PieceFile,
        depth: usize,
        report: &mut Report,
    ) -> Option<PieceFile> {
        match &piece.like {
            None => Some(piece.clone()),
            Some(like) => {
                let mut whole = self.piece_below(like, depth + 1, report)?;
                // It is complete, whatever it was made of.
                whole.like = None;
                whole.change(piece.clone());
                Some(whole)
            }
        }
    }
}
