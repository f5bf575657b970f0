//! Writes a game as one file that stands alone.
//!
//! A file that rests only on what the program has stays as its author wrote it. Otherwise the file is combined with its
//! bases, and gets the pieces and armies of the user's own that it uses. Either way, drawings beside the file become part
//! of it.

use super::catalogue::Catalogue;
use super::choosable;
use super::compile::Book;
use super::decode::{Entries, Overlay, Report, Spanned};
use super::diagnostics::{Diagnostic, Source, Span};
use super::edit::{block, quote};
use super::encode::Encode;
use super::info::CatalogueError;
use super::schema::{GameFile, PieceEntry, PieceFile};
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

impl Catalogue {
    /// A game with two armies that players have chosen, as the text of one file: the game `id` with this layout between
    /// the armies `white` and `black`, after its name.
    ///
    /// # Errors
    ///
    /// As [`export`](Self::export), or if the game or the layout does not offer an army.
    pub fn export_between(
        &self,
        id: &str,
        layout: Option<&str>,
        options: &[(String, String)],
    ) -> Result<(String, String), CatalogueError> {
        let variant = self.variant(id, layout, options)?;
        let info = self.info_in(id, variant.layout())?;
        let side = |side: &str| {
            let mut chosen = variant.options().iter();
            let chosen = chosen.find(|(option, _)| option == side);
            let (_, army) = chosen.cloned().unwrap_or_default();
            let offered = info.options.iter().find(|option| option.id == side);
            let names = offered.into_iter().flat_map(|option| &option.choices);
            let name = names.clone().find(|(id, _)| *id == army);
            let name = name.map_or_else(|| army.clone(), |(_, name)| name.clone());
            (army, name)
        };
        if info.options.iter().all(|option| option.id != "white") {
            let known = info.options.into_iter().map(|option| option.id).collect();
            return Err(CatalogueError::Option("white".to_owned(), known));
        }
        let ((white, white_name), (black, black_name)) = (side("white"), side("black"));
        let others = variant.options().iter();
        let others = others.filter(|(option, _)| !["white", "black"].contains(&option.as_str()));
        let defaults: Vec<String> = others
            .map(|(option, choice)| format!("{}: {}", quote(option), quote(choice)))
            .collect();
        let name = format!("{white_name} against {black_name}");
        let mut fields = vec![
            "format: 1".to_owned(),
            format!("base: {}", quote(id)),
            format!("name: {}", quote(&name)),
            format!(
                "armies: (white: {}, black: {})",
                quote(&white),
                quote(&black)
            ),
            format!("setups: {{ {}: () }}", quote(variant.layout())),
        ];
        if !defaults.is_empty() {
            fields.push(format!("defaults: {{ {} }}", defaults.join(", ")));
        }
        let text = format!("{}\n", block('(', &fields, ')'));
        let mut new_id = format!("{white}-against-{black}");
        while self.ids().any(|known| known == new_id) {
            new_id.push_str("-2");
        }
        let mut with_game = self.with_book_of(id);
        let file = format!("{new_id}.ron");
        with_game.add(&file, Source::new(file.as_str(), text.as_str()));
        Ok((name, with_game.export(&new_id)?))
    }
}

/// The text of a file with the drawings beside it in place of their names.
fn with_drawings(text: &str, name: &str, file: &GameFile) -> String {
    let mut text = text.to_owned();
    let mut drawings: Vec<(&Span, String)> = Vec::new();
    for piece in file.all_pieces() {
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
    fn fold(&self, file: &mut GameFile) -> bool {
        let mut changed = self.fold_armies(file);
        let stays = |army: &&Spanned<String>| {
            file.own_armies.get(&army.value).is_some() || self.is_our_army(army)
        };
        if let Some(army) = file.army.as_ref().filter(|army| !stays(army)) {
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
        changed
    }

    /// Brings the armies of two sides into the file that the program does not have as they are: those that the file
    /// names, and those that players may choose.
    fn fold_armies(&self, file: &mut GameFile) -> bool {
        let chosen = choosable::options(file, None, self.book).into_iter().next();
        let chosen = chosen.into_iter().flat_map(|option| option.choices);
        let span = file.armies.as_ref().map(|armies| armies.white.span.clone());
        let chosen = chosen.filter_map(|(value, _)| {
            let span = span.clone()?;
            Some(Spanned { value, span })
        });
        let sides = file.armies.iter();
        let named = sides.flat_map(|armies| [armies.white.clone(), armies.black.clone()]);
        let army = file.army.clone().into_iter();
        let own = army.filter(|army| file.own_armies.get(&army.value).is_some());
        let ids: Vec<Spanned<String>> = chosen.chain(named).chain(own).collect();
        let mut changed = false;
        for id in ids.into_iter().filter(|id| !self.is_our_army(id)) {
            let mut army = self.book.whole_army(&id);
            self.fold_pieces(&mut army.pieces);
            if file.own_armies.get(&id.value) != Some(&army) {
                file.own_armies.set(id, army);
                changed = true;
            }
        }
        changed
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
