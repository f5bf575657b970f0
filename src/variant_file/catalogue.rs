//! All the games that there are: the built-in files, and those that a user adds to them.

use super::built_in;
use super::choosable;
use super::compile::{self, Book, Choice};
use super::decode::{Decode, Overlay, Report, Spanned};
use super::diagnostics::{Diagnostic, Source, Span, did_you_mean, suggestion};
use super::info::{CatalogueError, GameInfo, choose, describe};
use super::schema::{ArmyFile, BookFile, FORMAT, GameFile, PieceEntry};
use super::syntax::{self, Node, Value};
use crate::rules::Variant;
use std::sync::Arc;

/// As many layouts and choices of a game are checked; no game has a tenth of that.
const MOST_CHECKED: usize = 500;

/// As many mistakes of a game are reported at once.
const MOST_TOLD: usize = 100;

/// The kind of a file in a library, by its place.
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
    /// The kind and the id of the file at this place of a library, with `/` between its parts.
    pub fn of(path: &str) -> Option<(FileKind, &str)> {
        let stem = path.strip_suffix(".ron")?;
        match stem.rsplit_once('/') {
            None if stem == "pieces" => Some((FileKind::Book, stem)),
            None => Some((FileKind::Game, stem)),
            Some(("armies", id)) => Some((FileKind::Army, id)),
            Some(_) => None,
        }
    }
}

/// A game's file.
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
}

/// The games, armies and pieces that can be played.
#[derive(Clone, Debug, Default)]
pub struct Catalogue {
    /// The pieces and armies for games of a user's own.
    book: Book,
    /// Those for built-in games, which no file of a user's changes.
    built_in_book: Book,
    games: Vec<GameEntry>,
    shared: Vec<Diagnostic>,
}

#[cfg(test)]
impl Catalogue {
    /// The built-in games, and one for each method or power that none of them has.
    pub(crate) fn for_tests() -> Catalogue {
        let mut catalogue = Catalogue::built_in();
        for (id, text) in [
            ("archers", include_str!("../../tests/own/archers.ron")),
            ("shields", include_str!("../../tests/own/shields.ron")),
        ] {
            catalogue.add(&format!("{id}.ron"), Source::new(id, text));
        }
        catalogue
    }
}

impl Catalogue {
    /// The built-in games.
    pub fn built_in() -> Catalogue {
        let mut catalogue = Catalogue::default();
        for (path, text) in built_in::FILES {
            catalogue.add(path, Source::new(*path, *text));
        }
        for game in &mut catalogue.games {
            game.built_in = true;
        }
        catalogue
    }

    /// Adds a file by its place in a library. One that is there already gives way, except to built-in games, which
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
        }
    }

    fn add_army(&mut self, id: &str, source: &Arc<Source>) {
        let (file, diagnostics) = read::<ArmyFile>(source, |file| Some(&file.format));
        self.shared.extend(diagnostics);
        if let Some(file) = file {
            let armies = &mut self.built_in_book.armies;
            if !armies.iter().any(|(known, _)| known == id) {
                armies.push((id.to_owned(), file.clone()));
            }
            self.book.armies.retain(|(known, _)| known != id);
            self.book.armies.push((id.to_owned(), file));
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
        };
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

    /// Gives built-in games back whose place was taken by a file with mistakes; those mistakes.
    pub fn restore_built_in(&mut self) -> Vec<Diagnostic> {
        let taken = self.games.iter().filter(|game| game.original.is_some());
        let taken: Vec<String> = taken.map(|game| game.id.clone()).collect();
        let mut diagnostics = Vec::new();
        for id in taken {
            let mistakes = self.check(&id);
            let game = self.games.iter_mut().find(|game| game.id == id);
            if let Some(game) = game.filter(|_| !mistakes.is_empty())
                && let Some(original) = game.original.take()
            {
                *game = *original;
                diagnostics.extend(mistakes);
            }
        }
        diagnostics
    }

    /// The pieces and armies that a game is made of.
    fn book_of(&self, game: &GameEntry) -> &Book {
        match game.built_in {
            true => &self.built_in_book,
            false => &self.book,
        }
    }

    /// The ids of all games, those whose files are wrong included.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.games.iter().map(|game| game.id.as_str())
    }

    /// The text of a game's file.
    pub fn source(&self, id: &str) -> Option<&Arc<Source>> {
        let game = self.games.iter().find(|game| game.id == id)?;
        Some(&game.span.source)
    }

    /// The file of a game that is not among the built-in ones.
    pub fn file_of(&self, id: &str) -> Option<&Source> {
        let source = &self.games.iter().find(|game| game.id == id)?.span.source;
        (!is_built_in(source)).then_some(source.as_ref())
    }

    /// The description of a game for players.
    ///
    /// # Errors
    ///
    /// When there is no such game or its file is wrong.
    pub fn info(&self, id: &str) -> Result<GameInfo, CatalogueError> {
        let (entry, file, diagnostics) = self.game(id)?;
        match diagnostics.is_empty() {
            true => Ok(self.describe(entry, &file, None)),
            false => Err(CatalogueError::File(diagnostics)),
        }
    }

    /// The same for one layout: where armies can be chosen, only those that fit its board.
    ///
    /// # Errors
    ///
    /// When there is no such game or its file is wrong.
    pub fn info_in(&self, id: &str, layout: &str) -> Result<GameInfo, CatalogueError> {
        let (entry, file, diagnostics) = self.game(id)?;
        match diagnostics.is_empty() {
            true => Ok(self.describe(entry, &file, Some(layout))),
            false => Err(CatalogueError::File(diagnostics)),
        }
    }

    /// The game with this layout (the default one if none is named) and these choices (the default ones
    /// for the options left out).
    ///
    /// # Errors
    ///
    /// When there is no such game, layout, option or choice, or the game's file is wrong.
    pub fn variant(
        &self,
        id: &str,
        layout: Option<&str>,
        options: &[(String, String)],
    ) -> Result<Variant, CatalogueError> {
        let (entry, file, diagnostics) = self.game(id)?;
        if !diagnostics.is_empty() {
            return Err(CatalogueError::File(diagnostics));
        }
        let info = self.describe(entry, &file, None);
        let layout = match layout {
            None => info.layouts.first().cloned().unwrap_or_default(),
            Some(layout) if info.layouts.iter().any(|known| known == layout) => layout.to_owned(),
            Some(layout) => {
                return Err(CatalogueError::Layout(layout.to_owned(), info.layouts));
            }
        };
        let info = self.describe(entry, &file, Some(&layout));
        let choice = Choice {
            id,
            file,
            span: &entry.span,
            layout: &layout,
            options: choose(&info, options)?,
            tainted: false,
        };
        compile::compile(choice, self.book_of(entry))
            .map_err(|diagnostics| CatalogueError::File(at_home(entry, diagnostics)))
    }

    /// Everything that is wrong with a game in any of its layouts and with any choice of an option.
    pub fn check(&self, id: &str) -> Vec<Diagnostic> {
        let (entry, file, unreadable) = match self.game(id) {
            Ok(game) => game,
            Err(error) => return vec![Diagnostic::file(id, error.to_string())],
        };
        if file.base.is_some() {
            // Without its base nothing is known of the rest.
            return sort_unique(unreadable);
        }
        let mut found = Vec::new();
        let layouts = match self.describe(entry, &file, None).layouts.as_slice() {
            [] => vec![String::new()],
            layouts => layouts.to_vec(),
        };
        let mut left = MOST_CHECKED;
        for layout in &layouts {
            let info = self.describe(entry, &file, Some(layout));
            for wanted in &each_choice(&info) {
                left = left.saturating_sub(1);
                if left == 0 || found.len() > MOST_TOLD {
                    break;
                }
                let choice = Choice {
                    id,
                    file: file.clone(),
                    span: &entry.span,
                    layout,
                    options: choose(&info, wanted).unwrap_or_default(),
                    tainted: !unreadable.is_empty(),
                };
                let diagnostics = compile::compile(choice, self.book_of(entry)).err();
                found.extend(at_home(entry, diagnostics.unwrap_or_default()));
            }
        }
        // A mistake around one that could not even be read only follows from it.
        found.retain(|diagnostic| !unreadable.iter().any(|inner| contains(diagnostic, inner)));
        found.extend(unreadable);
        found.extend(self.picture_problems(id));
        if left == 0 {
            let message =
                format!("more than {MOST_CHECKED} layouts and choices; not all are checked");
            found.push(Diagnostic::new(&entry.span, message));
        }
        let mut found = sort_unique(found);
        if found.len() > MOST_TOLD {
            let more = format!("{} more mistakes", found.len() - MOST_TOLD);
            found.truncate(MOST_TOLD);
            found.push(Diagnostic::file(entry.span.source.name.clone(), more));
        }
        found
    }

    /// The diagnostics of the drawings of a game's own pieces. The game can still be played.
    pub fn picture_problems(&self, id: &str) -> Vec<Diagnostic> {
        let game = self.games.iter().find(|game| game.id == id);
        let pieces = game.and_then(|game| game.file.as_ref()).map(|file| {
            let options = file
                .options
                .iter()
                .flat_map(|(_, option)| option.choices.iter());
            let chosen = options.flat_map(|(_, choice)| choice.pieces.iter());
            file.pieces.iter().chain(chosen).collect::<Vec<_>>()
        });
        let pictures = pieces
            .into_iter()
            .flatten()
            .filter_map(|(_, piece)| match piece {
                PieceEntry::Own(piece) => piece.value.picture.as_ref(),
                PieceEntry::Book(_) => None,
            });
        sort_unique(pictures.filter_map(compile::picture_problem).collect())
    }

    /// The description of a game, in one of its layouts or in all of them.
    fn describe(&self, entry: &GameEntry, file: &GameFile, layout: Option<&str>) -> GameInfo {
        let mut info = describe(&entry.id, file);
        let armies = choosable::options(file, layout, self.book_of(entry));
        info.options.splice(0..0, armies);
        info
    }

    /// The diagnostics of the pieces and the arrays of an army.
    pub fn check_army(&self, id: &str) -> Vec<Diagnostic> {
        sort_unique(self.book.check_army(id))
    }

    /// The diagnostics of the pieces of the piece book.
    pub fn check_book(&self) -> Vec<Diagnostic> {
        sort_unique(self.book.check_pieces())
    }

    /// Forgets what was wrong with armies and the piece book so far.
    pub fn forget_shared_diagnostics(&mut self) {
        self.shared.clear();
    }

    /// The diagnostics of the piece book and the armies.
    pub fn shared_diagnostics(&self) -> &[Diagnostic] {
        &self.shared
    }

    /// A game's file laid over those it is based on, and all that could not be read of them. Where a base cannot be
    /// found the file still names it.
    fn game(&self, id: &str) -> Result<(&GameEntry, GameFile, Vec<Diagnostic>), CatalogueError> {
        let find = |id: &str| self.games.iter().find(|game| game.id == id);
        let Some(entry) = find(id) else {
            let near = did_you_mean(id, self.ids()).map(str::to_owned);
            return Err(CatalogueError::Game(id.to_owned(), near));
        };
        let mut report = Report::default();
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
        let mut whole = GameFile::default();
        for file in chain.iter().rev().filter_map(|game| game.file.clone()) {
            forget_words(&mut whole);
            if !file.setups.is_empty() {
                whole.setups.keep_keys_of(&file.setups);
            }
            // A game that names layouts offers those only, in its own order.
            whole.overlay(file);
        }
        whole.base = lost.cloned();
        Ok((entry, whole, report.diagnostics))
    }

    fn base(
        &self,
        base: &Spanned<String>,
        chain: &[&GameEntry],
        report: &mut Report,
    ) -> Option<&GameEntry> {
        let found = self.games.iter().find(|game| game.id == base.value);
        // A built-in game, and a file that takes its place, are based on what is built in.
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

/// Whether a source is part of the program.
fn is_built_in(source: &Source) -> bool {
    let ours = |(name, text): &(&str, &str)| *name == source.name && *text == source.text;
    built_in::FILES.iter().any(ours)
}

/// Mistakes as a user's game reports them: what is built in is right by itself, so that whatever does not
/// fit there is reported where the game names its base.
fn at_home(game: &GameEntry, diagnostics: Vec<Diagnostic>) -> Vec<Diagnostic> {
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

/// The default choices, and those that differ from them in one option.
fn each_choice(info: &GameInfo) -> Vec<Vec<(String, String)>> {
    let others = info.options.iter().flat_map(|option| {
        let others = option.choices.iter().filter(|(id, _)| *id != option.usual);
        others.map(|(id, _)| vec![(option.id.clone(), id.clone())])
    });
    std::iter::once(Vec::new()).chain(others).collect()
}

/// Drops the texts about a game: games that are based on it have their own.
fn forget_words(base: &mut GameFile) {
    *base = GameFile {
        name: None,
        inventor: None,
        year: None,
        summary: None,
        evening: None,
        sources: None,
        ..std::mem::take(base)
    };
}

/// Whether a diagnostic is about a stretch of text that holds the place of another.
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

/// Reads a file of the library, as far as it can be read.
pub(crate) fn read<T: Decode>(
    source: &Arc<Source>,
    format: impl Fn(&T) -> Option<&Spanned<u32>>,
) -> (Option<T>, Vec<Diagnostic>) {
    let (node, diagnostics) = syntax::parse(source);
    let mut report = Report { diagnostics };
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

/// Whether a record has a field of this name, whatever stands in it.
fn mentions(node: &Node, name: &str) -> bool {
    match &node.value {
        Value::Record(record) => record.fields.iter().any(|field| field.name == name),
        _ => false,
    }
}

/// In the order of the file, each once.
fn sort_unique(mut diagnostics: Vec<Diagnostic>) -> Vec<Diagnostic> {
    let place = |d: &Diagnostic| {
        let start = d.span.as_ref().map_or(0, |span| span.range.start);
        (d.file.clone(), start)
    };
    diagnostics.sort_by_key(place);
    diagnostics.dedup();
    diagnostics
}
