//! All available games: the built-in ones, and those that users add.

mod remarks;

use super::built_in;
use super::choosable;
use super::compile::{self, Book, Choice};
use super::decode::{Decode, Overlay, Report, Spanned};
use super::diagnostics::{Diagnostic, Source, Span, did_you_mean, suggestion};
use super::info::{CatalogueError, GameInfo, choose, describe};
use super::inherit;
use super::manual::holder_of;
use super::schema::{ArmyFile, BookFile, FORMAT, GameFile, PieceEntry};
use super::syntax::{self, SyntaxNode, Value};
use crate::rules::Variant;
use std::borrow::Cow;
use std::sync::{Arc, LazyLock, OnceLock};

/// The most combinations of layouts and choices that are checked per game; no game has a tenth of that.
const MOST_CHECKED: usize = 500;

/// The most mistakes that are reported at once for one game.
const MOST_REPORTED: usize = 100;

/// The kind of a file in a library, which follows from its path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileKind {
    /// `pieces.ron`.
    Book,
    /// `armies/*.ron`.
    Army,
    /// Any other `*.ron`.
    Game,
}

impl FileKind {
    /// The kind and the id of the file with this path in a library; parts of the path are separated by
    /// `/`.
    pub fn of(path: &str) -> Option<(FileKind, &str)> {
        let (stem, end) = path.split_at_checked(path.len().checked_sub(".ron".len())?)?;
        if !end.eq_ignore_ascii_case(".ron") {
            return None;
        }
        match stem.rsplit_once('/') {
            None if stem == "pieces" => Some((FileKind::Book, stem)),
            None => Some((FileKind::Game, stem)),
            Some(("armies", id)) => Some((FileKind::Army, id)),
            Some(_) => None,
        }
    }
}

/// A game and its file.
#[derive(Clone, Debug)]
struct GameEntry {
    id: String,
    span: Span,
    file: Option<GameFile>,
    diagnostics: Vec<Diagnostic>,
    /// Whether it is part of the program.
    built_in: bool,
    /// The built-in game that this file replaces.
    original: Option<Box<GameEntry>>,
    /// The file combined with its bases, once it was needed.
    combined: OnceLock<CombinedFile>,
}

/// A game's file combined with its bases.
#[derive(Clone, Debug)]
struct CombinedFile {
    /// If a base does not exist, the file still names it.
    file: GameFile,
    /// The names of options of its base that do not fit it.
    left_out: Vec<String>,
    /// The pieces and armies that it uses, if it has armies of its own.
    book: Option<Box<Book>>,
    /// Everything in the file and its bases that could not be read.
    diagnostics: Vec<Diagnostic>,
}

/// The games, armies and pieces that can be played.
#[derive(Clone, Debug, Default)]
pub struct Catalogue {
    /// The pieces and armies for games that users add.
    book: Book,
    /// The pieces and armies for built-in games. Files that users add do not change them.
    built_in_book: Book,
    games: Vec<GameEntry>,
    shared: Vec<Diagnostic>,
}

#[cfg(test)]
impl Catalogue {
    /// The built-in games, and for each method or power that none of them has a game with it.
    pub(crate) fn for_tests() -> Catalogue {
        let mut catalogue = Catalogue::built_in();
        for (id, text) in [
            ("archers", include_str!("../../tests/own/archers.ron")),
            ("shields", include_str!("../../tests/own/shields.ron")),
            ("charges", include_str!("../../tests/own/charges.ron")),
            ("converts", include_str!("../../tests/own/converts.ron")),
            ("neutral", include_str!("../../tests/own/neutral.ron")),
        ] {
            catalogue.add(&format!("{id}.ron"), Source::new(id, text));
        }
        catalogue
    }
}

impl Catalogue {
    /// The built-in games.
    pub fn built_in() -> Catalogue {
        static BUILT_IN: LazyLock<Catalogue> = LazyLock::new(Catalogue::read_built_in);
        BUILT_IN.clone()
    }

    fn read_built_in() -> Catalogue {
        let mut catalogue = Catalogue::default();
        for (path, text) in built_in::FILES {
            catalogue.add(path, Source::new(*path, *text));
        }
        for game in &mut catalogue.games {
            game.built_in = true;
        }
        catalogue
    }

    /// Adds a file by its path in a library, and replaces a file with the same path. Built-in games
    /// keep the pieces, armies and bases that they were made for.
    pub fn add(&mut self, path: &str, source: Arc<Source>) {
        match FileKind::of(path) {
            Some((FileKind::Book, _)) => self.add_book(&source),
            Some((FileKind::Army, id)) => self.add_army(id, &source),
            Some((FileKind::Game, id)) => self.add_game(id, &source),
            None => {}
        }
    }

    fn add_book(&mut self, source: &Arc<Source>) {
        let (file, diagnostics) = read::<BookFile>(source, |file| Some(&file.format));
        self.shared.extend(diagnostics);
        if let Some(file) = file {
            self.built_in_book.pieces.underlay(file.pieces.clone());
            self.book.pieces.overlay(file.pieces);
            self.forget_combined_files();
        }
    }

    fn add_army(&mut self, id: &str, source: &Arc<Source>) {
        let (file, diagnostics) = read::<ArmyFile>(source, |file| file.format.as_ref());
        self.shared.extend(diagnostics);
        if let Some(file) = file {
            let armies = &mut self.built_in_book.armies;
            if !armies.iter().any(|(known, _)| known == id) {
                armies.push((id.to_owned(), file.clone()));
            }
            self.book.set_army(id, file);
            self.forget_combined_files();
        }
    }

    fn add_game(&mut self, id: &str, source: &Arc<Source>) {
        let (file, diagnostics) = read::<GameFile>(source, |file| file.format.as_ref());
        let mut entry = GameEntry {
            id: id.to_owned(),
            span: Span {
                source: source.clone(),
                range: 0..1,
            },
            file,
            diagnostics,
            built_in: false,
            original: None,
            combined: OnceLock::new(),
        };
        self.forget_combined_files();
        match self.games.iter_mut().find(|game| game.id == id) {
            Some(known) => {
                entry.original = match known.built_in {
                    true => Some(Box::new(known.clone())),
                    false => known.original.take(),
                };
                *known = entry;
            }
            None => self.games.push(entry),
        }
    }

    /// Restores built-in games that a file with mistakes has replaced, and returns those mistakes.
    pub fn restore_built_in(&mut self) -> Vec<Diagnostic> {
        let replaced = self.games.iter().filter(|game| game.original.is_some());
        let replaced: Vec<String> = replaced.map(|game| game.id.clone()).collect();
        let mut diagnostics = Vec::new();
        for id in replaced {
            let mistakes = self.check(&id);
            let game = self.games.iter_mut().find(|game| game.id == id);
            if let Some(game) = game.filter(|_| !mistakes.is_empty())
                && let Some(original) = game.original.take()
            {
                *game = *original;
                diagnostics.extend(mistakes);
                self.forget_combined_files();
            }
        }
        diagnostics
    }

    /// Any of the files may be based on one that has changed.
    fn forget_combined_files(&mut self) {
        for game in &mut self.games {
            game.combined.take();
        }
    }

    /// The pieces and armies that a game uses. Its file has been combined with its bases before.
    fn book_of<'a>(&'a self, game: &'a GameEntry) -> &'a Book {
        let own = game
            .combined
            .get()
            .and_then(|combined| combined.book.as_deref());
        own.unwrap_or_else(|| self.shared_book_of(game))
    }

    /// The pieces and armies of all games like this one.
    fn shared_book_of(&self, game: &GameEntry) -> &Book {
        match game.built_in {
            true => &self.built_in_book,
            false => &self.book,
        }
    }

    /// The file of a game, the same combined with its bases, and whether one of the bases is a user's.
    pub(super) fn whole(&self, id: &str) -> Result<(Arc<Source>, GameFile, bool), CatalogueError> {
        let (entry, file) = self.readable_game(id)?;
        let mut chain = vec![entry];
        let mut report = Report::default();
        while let Some(base) = chain
            .last()
            .and_then(|game| game.file.as_ref()?.base.as_ref())
            && let Some(base) = self.base(base, &chain, &mut report)
        {
            chain.push(base);
        }
        let own = chain[1..].iter().any(|base| !base.built_in);
        Ok((entry.span.source.clone(), file.clone(), own))
    }

    /// The pieces and armies that the game with this id uses.
    pub(super) fn book_for(&self, id: &str) -> &Book {
        let game = self.games.iter().find(|game| game.id == id);
        game.map_or(&self.book, |game| self.book_of(game))
    }

    /// The same games. Games that are added to them have the pieces and armies of the game with this id.
    pub(super) fn with_book_of(&self, id: &str) -> Catalogue {
        Catalogue {
            book: self.book_for(id).clone(),
            ..self.clone()
        }
    }

    /// The pieces and armies for games that users add.
    pub(super) fn book(&self) -> &Book {
        &self.book
    }

    /// An id that no game has: the wanted one, or the same with a number.
    pub fn free_id(&self, wanted: &str) -> String {
        let numbered = (2..).map(|number| format!("{wanted}-{number}"));
        let mut ids = std::iter::once(wanted.to_owned()).chain(numbered);
        let is_free = |id: &String| !self.ids().any(|known| known == id);
        ids.find(is_free).unwrap_or_default()
    }

    /// The ids of all games, including those whose files have mistakes.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.games.iter().map(|game| game.id.as_str())
    }

    /// The text of a game's file.
    pub fn source(&self, id: &str) -> Option<&Arc<Source>> {
        let game = self.games.iter().find(|game| game.id == id)?;
        Some(&game.span.source)
    }

    /// The file of a game that a user added; `None` for a built-in game.
    pub fn file_of(&self, id: &str) -> Option<&Source> {
        let source = &self.games.iter().find(|game| game.id == id)?.span.source;
        (!is_built_in(source)).then_some(source.as_ref())
    }

    /// The id of the game that a game's file names as its base. `None` if it names none, or itself.
    pub fn base_of(&self, id: &str) -> Option<&str> {
        let game = self.games.iter().find(|game| game.id == id)?;
        let base = game.file.as_ref()?.base.as_ref()?;
        (base.value != id).then_some(base.value.as_str())
    }

    /// The description of a game for players.
    ///
    /// # Errors
    ///
    /// If there is no such game, or its file has mistakes.
    pub fn info(&self, id: &str) -> Result<GameInfo, CatalogueError> {
        let (entry, file) = self.readable_game(id)?;
        Ok(self.describe(entry, file, None))
    }

    /// The description of a game for one layout. If players can choose armies, it lists only those that
    /// fit the layout's board.
    ///
    /// # Errors
    ///
    /// If there is no such game, or its file has mistakes.
    pub fn info_in(&self, id: &str, layout: &str) -> Result<GameInfo, CatalogueError> {
        let (entry, file) = self.readable_game(id)?;
        Ok(self.describe(entry, file, Some(layout)))
    }

    /// The game with a layout and choices, ready for play. Without a layout it has the default one, and
    /// every option that is left out has its default choice.
    ///
    /// # Errors
    ///
    /// If there is no such game, layout, option or choice, or the game's file has mistakes.
    pub fn variant(
        &self,
        id: &str,
        layout: Option<&str>,
        options: &[(String, String)],
    ) -> Result<Variant, CatalogueError> {
        let (entry, file) = self.readable_game(id)?;
        let info = self.describe(entry, file, None);
        let layout = match layout {
            None => info.layouts.first().cloned().unwrap_or_default(),
            Some(layout) if info.layouts.iter().any(|known| known == layout) => layout.to_owned(),
            Some(layout) => {
                return Err(CatalogueError::Layout(layout.to_owned(), info.layouts));
            }
        };
        let info = self.describe(entry, file, Some(&layout));
        let choice = Choice {
            id,
            file: file.clone(),
            span: &entry.span,
            layout: &layout,
            options: choose(&info, options)?,
            partly_unreadable: false,
        };
        compile::compile(choice, self.book_of(entry))
            .map_err(|diagnostics| CatalogueError::File(report_at_base(entry, diagnostics)))
    }

    /// All mistakes of a game, in any of its layouts and with any choice of one option.
    pub fn check(&self, id: &str) -> Vec<Diagnostic> {
        let (
            entry,
            CombinedFile {
                file, diagnostics, ..
            },
        ) = match self.game(id) {
            Ok(game) => game,
            Err(error) => return vec![Diagnostic::file(id, error.to_string())],
        };
        if file.base.is_some() {
            // Without its base, the rest of the game cannot be checked.
            return sort_unique(diagnostics.clone());
        }
        let unreadable = diagnostics;
        let mut found = Vec::new();
        let layouts = match self.describe(entry, file, None).layouts.as_slice() {
            [] => vec![String::new()],
            layouts => layouts.to_vec(),
        };
        let mut left = MOST_CHECKED;
        for layout in &layouts {
            let info = self.describe(entry, file, Some(layout));
            for wanted in &each_choice(&info) {
                left = left.saturating_sub(1);
                if left == 0 || found.len() > MOST_REPORTED {
                    break;
                }
                let choice = Choice {
                    id,
                    file: file.clone(),
                    span: &entry.span,
                    layout,
                    options: choose(&info, wanted).unwrap_or_default(),
                    partly_unreadable: !unreadable.is_empty(),
                };
                let diagnostics = compile::compile(choice, self.book_of(entry)).err();
                found.extend(report_at_base(entry, diagnostics.unwrap_or_default()));
            }
        }
        // A mistake around an unreadable part is only a result of that part.
        found.retain(|diagnostic| !unreadable.iter().any(|inner| contains(diagnostic, inner)));
        found.extend(unreadable.iter().cloned());
        found.extend(self.picture_problems(id));
        for (id, _) in file.own_armies.iter() {
            found.extend(self.book_of(entry).check_army(&id.value));
        }
        if left == 0 {
            let message =
                format!("more than {MOST_CHECKED} layouts and choices; not all are checked");
            found.push(Diagnostic::new(&entry.span, message));
        }
        let mut found = sort_unique(found);
        if found.len() > MOST_REPORTED {
            let more = format!("{} more mistakes", found.len() - MOST_REPORTED);
            found.truncate(MOST_REPORTED);
            found.push(Diagnostic::file(entry.span.source.name.clone(), more));
        }
        found
    }

    /// Mistakes in the drawings of a game's own pieces. The game can be played in spite of them.
    pub fn picture_problems(&self, id: &str) -> Vec<Diagnostic> {
        let game = self.games.iter().find(|game| game.id == id);
        let file = game.and_then(|game| game.file.as_ref());
        let pieces = file.into_iter().flat_map(GameFile::all_pieces);
        let pictures = pieces.filter_map(|piece| match piece {
            PieceEntry::Own(piece) => piece.value.picture.as_ref(),
            PieceEntry::Book(_) => None,
        });
        sort_unique(pictures.filter_map(compile::picture_problem).collect())
    }

    /// The description of a game, for one layout or for all of them.
    fn describe(&self, entry: &GameEntry, file: &GameFile, layout: Option<&str>) -> GameInfo {
        let mut info = describe(&entry.id, file);
        let armies = choosable::options(file, layout, self.book_of(entry));
        info.options.splice(0..0, armies);
        info
    }

    /// The mistakes in the pieces and the arrays of an army.
    pub fn check_army(&self, id: &str) -> Vec<Diagnostic> {
        sort_unique(self.book.check_army(id))
    }

    /// The mistakes in the pieces of the piece book.
    pub fn check_book(&self) -> Vec<Diagnostic> {
        sort_unique(self.book.check_pieces())
    }

    /// Clears the mistakes of armies and the piece book.
    pub fn forget_shared_diagnostics(&mut self) {
        self.shared.clear();
    }

    /// The mistakes of the piece book and the armies.
    pub fn shared_diagnostics(&self) -> &[Diagnostic] {
        &self.shared
    }

    /// A game, and its file combined with its bases.
    fn game(&self, id: &str) -> Result<(&GameEntry, &CombinedFile), CatalogueError> {
        match self.games.iter().find(|game| game.id == id) {
            Some(entry) => Ok((entry, entry.combined.get_or_init(|| self.combine(entry)))),
            None => {
                let near = did_you_mean(id, self.ids()).map(str::to_owned);
                Err(CatalogueError::Game(id.to_owned(), near))
            }
        }
    }

    /// The same, if everything in the file and its bases could be read.
    fn readable_game(&self, id: &str) -> Result<(&GameEntry, &GameFile), CatalogueError> {
        let (
            entry,
            CombinedFile {
                file, diagnostics, ..
            },
        ) = self.game(id)?;
        match diagnostics.is_empty() {
            true => Ok((entry, file)),
            false => Err(CatalogueError::File(diagnostics.clone())),
        }
    }

    fn combine(&self, entry: &GameEntry) -> CombinedFile {
        let mut report = Report::new(Vec::new(), holder_of);
        let mut chain: Vec<&GameEntry> = Vec::new();
        let mut next = Some(entry);
        let mut lost = None;
        while let Some(game) = next {
            report.diagnostics.extend(game.diagnostics.iter().cloned());
            chain.push(game);
            let base = game.file.as_ref().and_then(|file| file.base.as_ref());
            next = base.and_then(|base| self.base(base, &chain, &mut report));
            lost = base.filter(|_| next.is_none());
        }
        let files = || chain.iter().rev().filter_map(|game| game.file.as_ref());
        let mut book = Cow::Borrowed(self.shared_book_of(entry));
        for (id, army) in files().flat_map(|file| file.own_armies.iter()) {
            book.to_mut().set_army(&id.value, army.clone());
        }
        let mut whole = GameFile::default();
        let mut left_out = Vec::new();
        for file in files() {
            left_out = inherit::overlay(&mut whole, file.clone(), &book, &mut report);
        }
        let book = match book {
            Cow::Owned(book) => Some(Box::new(book)),
            Cow::Borrowed(_) => None,
        };
        whole.base = lost.cloned();
        CombinedFile {
            file: whole,
            left_out,
            book,
            diagnostics: report.diagnostics,
        }
    }

    fn base(
        &self,
        base: &Spanned<String>,
        chain: &[&GameEntry],
        report: &mut Report,
    ) -> Option<&GameEntry> {
        let found = self.games.iter().find(|game| game.id == base.value);
        // A built-in game, or a file that replaces one, is based on built-in games only.
        let original = |game: &&GameEntry| game.built_in || game.id == base.value;
        let found = match found.and_then(|game| game.original.as_deref()) {
            Some(built_in) if chain.last().is_some_and(original) => Some(built_in),
            _ => found,
        };
        if found.is_some_and(|found| chain.iter().any(|game| std::ptr::eq(*game, found))) {
            let message = format!("the game is based on itself by way of `{}`", base.value);
            let help = "name another game, or remove `base`";
            report.push(Diagnostic::new(&base.span, message).with_help(help));
            return None;
        }
        if found.is_none() {
            let ids: Vec<&str> = self.ids().collect();
            let message = format!("there is no game `{}` to start from", base.value);
            let id = base.value.strip_suffix(".ron").unwrap_or(&base.value);
            let help = suggestion(id, ids);
            report.push(Diagnostic::new(&base.span, message).with_help(help));
        }
        found
    }
}

/// Whether a source is built in.
fn is_built_in(source: &Source) -> bool {
    let ours = |(name, text): &(&str, &str)| *name == source.name && *text == source.text;
    built_in::FILES.iter().any(ours)
}

/// Moves mistakes from built-in files to the user's file. Built-in files have no mistakes of their own,
/// so the game that uses them does not fit its base.
fn report_at_base(game: &GameEntry, diagnostics: Vec<Diagnostic>) -> Vec<Diagnostic> {
    let base = game.file.as_ref().and_then(|file| file.base.as_ref());
    let base = base.filter(|_| !game.built_in);
    let moved = |diagnostic: Diagnostic| match (&diagnostic.span, base) {
        (Some(span), Some(base)) if is_built_in(&span.source) => {
            let (line, _) = span.source.position(span.range.start);
            let file = &span.source.name;
            let message = format!(
                "{}, in a part that the base gets from {file}",
                diagnostic.message
            );
            let help = diagnostic.help.unwrap_or_default();
            let help = format!("write this part in your own file ({file}, line {line}); {help}");
            let help = help.trim_end_matches("; ");
            Diagnostic::new(&base.span, message).with_help(help)
        }
        _ => diagnostic,
    };
    diagnostics.into_iter().map(moved).collect()
}

/// The default choices, and all choices that differ from them in one option.
fn each_choice(info: &GameInfo) -> Vec<Vec<(String, String)>> {
    let others = info.options.iter().flat_map(|option| {
        let others = option
            .choices
            .iter()
            .filter(|(id, _)| *id != option.default);
        others.map(|(id, _)| vec![(option.id.clone(), id.clone())])
    });
    std::iter::once(Vec::new()).chain(others).collect()
}

/// Whether the text range of one diagnostic contains the start of another.
fn contains(outer: &Diagnostic, inner: &Diagnostic) -> bool {
    match (&outer.span, &inner.span) {
        (Some(outer), Some(inner)) => {
            outer.source.name == inner.source.name
                && outer.range.contains(&inner.range.start)
                && outer.range != inner.range
        }
        _ => false,
    }
}

/// Reads as much of a library file as is readable.
pub(crate) fn read<T: Decode>(
    source: &Arc<Source>,
    format: impl Fn(&T) -> Option<&Spanned<u32>>,
) -> (Option<T>, Vec<Diagnostic>) {
    let (node, diagnostics) = syntax::parse(source);
    let mut report = Report::new(diagnostics, holder_of);
    let file = T::decode(&node, &mut report);
    if let Some(file) = &file {
        match format(file) {
            Some(version) if version.value == FORMAT => {}
            Some(version) => {
                let message = format!(
                    "this program reads format {FORMAT}, not format {}",
                    version.value
                );
                let help = format!("write `format: {FORMAT}`");
                report.push(Diagnostic::new(&version.span, message).with_help(help));
            }
            None if mentions(&node, "format") => {}
            None => {
                let message = "the file needs `format: 1`";
                report.push(Diagnostic::new(&node.span.at(0), message));
            }
        }
    }
    (file, sort_unique(report.diagnostics))
}

/// Whether a record has a field of this name, whatever its value.
fn mentions(node: &SyntaxNode, name: &str) -> bool {
    match &node.value {
        Value::Record(record) => {
            let quoted = |key: &SyntaxNode| matches!(&key.value, Value::Text(text) if text == name);
            record.fields.iter().any(|field| field.name == name)
                || record.pairs.iter().any(|(key, _)| quoted(key))
        }
        _ => false,
    }
}

/// Sorts diagnostics by their place in the file and removes duplicates.
fn sort_unique(mut diagnostics: Vec<Diagnostic>) -> Vec<Diagnostic> {
    let place = |d: &Diagnostic| {
        let start = d.span.as_ref().map_or(0, |span| span.range.start);
        (d.file.clone(), start)
    };
    diagnostics.sort_by_key(place);
    diagnostics.dedup();
    diagnostics
}
