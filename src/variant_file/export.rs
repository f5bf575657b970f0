//! Writes a game as one file that stands alone.
//!
//! A file that rests only on what the program has stays as its author wrote it. Otherwise the file is combined with its
//! bases, and gets the pieces that it uses from a piece book or an army of the user's own. Either way, drawings beside
//! the file become part of it.

use super::catalogue::Catalogue;
use super::compile::Book;
use super::decode::{Entries, Overlay, Report, Spanned};
use super::diagnostics::{Diagnostic, Source, Span};
use super::encode::Encode;
use super::info::CatalogueError;
use super::schema::{ArmiesFile, GameFile, PieceEntry, PieceFile};
use super::syntax::LONGEST_FILE;

impl Catalogue {
    /// A game as the text of one file that needs only the built-in games, armies, pieces and drawings. It has the same
    /// rules, layouts, options and texts, and it belongs under the game's id: `ID.ron`.
    ///
    /// # Errors
    ///
    /// If there is no such game, its file has mistakes, or one file cannot hold it.
    pub fn export(&self, id: &str) -> Result<String, CatalogueError> {
        let (source, mut whole, rests_on_own_bases) = self.whole(id)?;
        let wrong = |diagnostics: Vec<Diagnostic>| match diagnostics.is_empty() {
            true => Ok(()),
            false => Err(CatalogueError::File(diagnostics)),
        };
        wrong(self.check(id))?;
        let built_in = Catalogue::built_in();
        let (book, ours) = (self.book_for(id), built_in.book_for(id));
        let folded = Folding { book, ours }.fold(&mut whole);
        let folded = folded.map_err(|diagnostic| CatalogueError::File(vec![diagnostic]))?;
        let text = match folded || rests_on_own_bases {
            true => written(&source.text, &whole),
            false => with_drawings(&source.text, &source.name, &whole),
        };
        if text.len() > LONGEST_FILE {
            let message = format!(
                "the game is too large for one file: it would have {} KiB, and a file has at most {} KiB",
                text.len() / 1024,
                LONGEST_FILE / 1024
            );
            let help = "make its drawings smaller";
            let large = Diagnostic::file(source.name.clone(), message).with_help(help);
            return Err(CatalogueError::File(vec![large]));
        }
        if text != source.text {
            let mut alone = built_in;
            let name = format!("{id}.ron, as one file");
            alone.add(&format!("{id}.ron"), Source::new(name, text.as_str()));
            wrong(alone.check(id))?;
        }
        Ok(text)
    }
}

/// The text of a file with the drawings beside it in place of their names.
fn with_drawings(text: &str, name: &str, file: &GameFile) -> String {
    let mut text = text.to_owned();
    let options = file.options.iter();
    let chosen = options.flat_map(|(_, option)| option.choices.iter());
    let chosen = chosen.flat_map(|(_, choice)| choice.pieces.iter());
    let mut drawings: Vec<(&Span, String)> = Vec::new();
    for (_, piece) in file.pieces.iter().chain(chosen) {
        let PieceEntry::Own(piece) = piece else {
            continue;
        };
        let picture = piece.value.picture.as_ref();
        if let Some(picture) = picture.filter(|picture| !picture.is_svg())
            && let Some(Ok(drawing)) = &picture.drawing
            && picture.text.span.source.name == name
        {
            drawings.push((&picture.text.span, drawing.quoted()));
        }
    }
    drawings.sort_by_key(|(span, _)| std::cmp::Reverse(span.range.start));
    for (span, drawing) in drawings {
        text.replace_range(span.range.clone(), &drawing);
    }
    text
}

/// A combined file as text, under the comments that stand above the author's own file.
fn written(own: &str, file: &GameFile) -> String {
    let head: String = own
        .trim_start_matches('\u{feff}')
        .lines()
        .take_while(|line| line.is_empty() || line.trim_start().starts_with("//"))
        .map(|line| format!("{line}\n"))
        .collect();
    format!("{head}{}\n", file.encode().unwrap_or_default())
}

/// Brings pieces of a user's book and armies into a game.
struct Folding<'a> {
    /// The pieces and armies that the game uses.
    book: &'a Book,
    /// Those of the program.
    ours: &'a Book,
}

impl Folding<'_> {
    /// Makes a combined game independent of the user's book and armies, and returns whether it was not yet.
    fn fold(&self, file: &mut GameFile) -> Result<bool, Diagnostic> {
        let mut changed = false;
        if let Some(armies) = &file.armies {
            self.check_armies(armies)?;
        }
        if let Some(army) = file.army.as_ref().filter(|army| !self.is_our_army(army)) {
            let mut pieces = self.book.army(army, &mut Report::default());
            pieces.overlay(std::mem::take(&mut file.pieces));
            file.pieces = pieces;
            file.army = None;
            changed = true;
        }
        // What the file and its bases remove is gone already, except from an army.
        let letters = self.army_letters(file);
        file.pieces
            .retain_removals(|letter| letters.contains(letter));
        file.setups.retain_removals(|_| false);
        file.options.retain_removals(|_| false);
        file.defaults.retain_removals(|_| false);
        for setup in file.setups.values_mut() {
            setup.zones.retain_removals(|_| false);
            setup.removed.clear();
        }
        file.rules.removed.clear();
        file.removed.clear();
        changed |= self.fold_pieces(&mut file.pieces);
        let choices = file.options.values_mut();
        for choice in choices.flat_map(|option| option.choices.values_mut()) {
            changed |= self.fold_pieces(&mut choice.pieces);
        }
        Ok(changed)
    }

    /// Replaces the pieces of a map that the program does not have as they are.
    fn fold_pieces(&self, pieces: &mut Entries<char, PieceEntry>) -> bool {
        let mut changed = false;
        for entry in pieces.values_mut() {
            if let Some(piece) = self.own(entry) {
                let span = match entry {
                    PieceEntry::Book(id) => id.span.clone(),
                    PieceEntry::Own(own) => own.span.clone(),
                };
                *entry = PieceEntry::Own(Box::new(Spanned { value: piece, span }));
                changed = true;
            }
        }
        changed
    }

    /// The complete piece of an entry that names a piece of the user's book.
    fn own(&self, entry: &PieceEntry) -> Option<PieceFile> {
        let id = match entry {
            PieceEntry::Book(id) => id,
            PieceEntry::Own(own) => own.value.like.as_ref()?,
        };
        if self.is_our_piece(id) {
            return None;
        }
        let mut piece = self.book.described(entry, &mut Report::default())?;
        piece.id.get_or_insert_with(|| id.clone());
        piece.like = None;
        piece.removed.clear();
        Some(piece)
    }

    fn is_our_piece(&self, id: &Spanned<String>) -> bool {
        let piece = |book: &Book| book.piece(id, &mut Report::default());
        piece(self.book) == piece(self.ours)
    }

    /// Whether an army and all its pieces are those of the program.
    fn is_our_army(&self, id: &Spanned<String>) -> bool {
        let mut report = Report::default();
        let pieces = self.ours.army(id, &mut report);
        let same = |entry: &PieceEntry| match entry {
            PieceEntry::Book(id) => self.is_our_piece(id),
            PieceEntry::Own(own) => own
                .value
                .like
                .as_ref()
                .is_none_or(|id| self.is_our_piece(id)),
        };
        report.diagnostics.is_empty()
            && self.book.army(id, &mut report) == pieces
            && pieces.iter().all(|(_, entry)| same(entry))
    }

    fn check_armies(&self, armies: &ArmiesFile) -> Result<(), Diagnostic> {
        let mut sides = [&armies.white, &armies.black].into_iter();
        match sides.find(|army| !self.is_our_army(army)) {
            None => Ok(()),
            Some(army) => {
                let id = &army.value;
                let message = format!(
                    "the army `{id}` or one of its pieces is in a file of your own, and one file cannot hold two armies"
                );
                let help = "give both sides the same pieces with `army`, or send the files of the armies too";
                Err(Diagnostic::new(&army.span, message).with_help(help))
            }
        }
    }

    /// The letters that the game's armies give to pieces.
    fn army_letters(&self, file: &GameFile) -> Vec<char> {
        let armies = file
            .armies
            .iter()
            .flat_map(|armies| [&armies.white, &armies.black]);
        let mut report = Report::default();
        let armies: Vec<_> = file
            .army
            .iter()
            .chain(armies)
            .map(|army| self.book.army(army, &mut report))
            .collect();
        let letters = armies.iter().flat_map(|army| army.iter());
        letters.map(|(letter, _)| letter.value).collect()
    }
}
