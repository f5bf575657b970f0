//! Reads the user's game files, and keeps the last correct version of each game.

use super::{Card, Games, rules_hash};
use crate::library;
use crate::variant_file::{Catalogue, CatalogueError, Diagnostic, FileKind, Source};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf, absolute};
use std::sync::Arc;

/// The contents of all game files at one time.
#[derive(Clone, Debug, Default)]
pub struct GameLibrary {
    /// The games that can be played.
    pub games: Games,
    /// The cards of the start page.
    pub cards: Vec<Card>,
    /// All errors in the files, in the order of the files.
    pub problems: Vec<Diagnostic>,
}

impl GameLibrary {
    /// A library of games without files.
    pub fn of(games: impl Into<Games>) -> GameLibrary {
        let games = games.into();
        let (cards, errors) = games.cards();
        let mut problems = games.shared_diagnostics().to_vec();
        problems.extend(errors.into_iter().flat_map(mistakes));
        GameLibrary {
            games,
            cards,
            problems,
        }
    }
}

impl From<Catalogue> for GameLibrary {
    fn from(catalogue: Catalogue) -> GameLibrary {
        GameLibrary::of(catalogue)
    }
}

/// Two results are equal only if they are the same one.
impl PartialEq for GameLibrary {
    fn eq(&self, other: &GameLibrary) -> bool {
        std::ptr::eq(self, other)
    }
}

/// A file that was read.
#[derive(Clone, Debug, PartialEq)]
struct Leaf {
    /// Its path in a library, which says what kind of file it is.
    place: String,
    path: PathBuf,
    /// Whether the file is in the user's folder, or was opened. Other files beside an opened one can only be its base,
    /// and their errors are not reported.
    wanted: bool,
    text: Result<Arc<Source>, Diagnostic>,
}

impl Leaf {
    fn kind(&self) -> Option<(FileKind, &str)> {
        FileKind::of(&self.place)
    }
}

/// Reads the files.
#[derive(Debug)]
pub struct GameFileLoader {
    built_in: Catalogue,
    folders: Vec<PathBuf>,
    /// Single files. Files in their folders can be their base.
    files: Vec<PathBuf>,
    last: Option<Vec<Leaf>>,
    /// The last good versions of armies and piece books.
    good_shared: BTreeMap<PathBuf, Arc<Source>>,
    /// For each game, the last catalogue in which it was correct.
    good: BTreeMap<String, Arc<Catalogue>>,
}

impl GameFileLoader {
    /// Reads the files of these folders, and these single files. None of them has to exist.
    pub fn new(folders: &[PathBuf], files: &[PathBuf]) -> GameFileLoader {
        let mut loader = GameFileLoader {
            built_in: Catalogue::built_in(),
            folders: folders.iter().map(|path| whole(path)).collect(),
            files: Vec::new(),
            last: None,
            good_shared: BTreeMap::new(),
            good: BTreeMap::new(),
        };
        for file in files {
            loader.add(file);
        }
        loader
    }

    /// Adds a single file, which overrides all others. Returns its absolute path.
    pub fn add(&mut self, file: &Path) -> PathBuf {
        let file = whole(file);
        self.files.retain(|known| *known != file);
        self.files.push(file.clone());
        self.last = None;
        file
    }

    /// The folders to watch, with those for armies. They may not exist.
    pub fn places(&self) -> Vec<PathBuf> {
        let beside = self.files.iter().filter_map(|file| file.parent());
        let folders = self.folders.iter().map(PathBuf::as_path).chain(beside);
        let both = folders.flat_map(|folder| [folder.to_owned(), folder.join("armies")]);
        both.collect::<BTreeSet<PathBuf>>().into_iter().collect()
    }

    /// Whether there is a game with this id, correct or not.
    pub fn has(&self, id: &str) -> bool {
        let leaves = self.last.iter().flatten();
        self.good.contains_key(id) || leaves.filter_map(Leaf::kind).any(|(_, known)| known == id)
    }

    /// Makes [`read`](Self::read) read all files, also if nothing has changed.
    pub fn forget(&mut self) {
        self.last = None;
    }

    /// Reads all files again; none if nothing has changed.
    pub fn read(&mut self) -> Option<GameLibrary> {
        let mut problems = Vec::new();
        let leaves = self.leaves(&mut problems);
        if self.last.as_ref() == Some(&leaves) {
            return None;
        }
        let newest = Arc::new(self.catalogue(&leaves, &mut problems));
        let own = own(&leaves);
        let kept = self.judge(&newest, &own, &leaves, &mut problems);
        let games = Games::new(newest, kept);
        // The errors of the other games are among the problems already.
        let (cards, _) = games.cards();
        let cards = cards.into_iter().map(|mut card| {
            card.troubled |= is_troubled(&card, &own, &problems);
            // The user's file has mistakes, so the built-in game is played. The card then has no file.
            let played = games.of(&card.info.id).file_of(&card.info.id);
            card.file = own.get(&card.info.id).filter(|_| played.is_some()).cloned();
            if card.file.is_some() {
                card.rules = Some(rules_hash(&card.variant));
            }
            card
        });
        let cards = cards.collect();
        tidy(&mut problems);
        self.last = Some(leaves);
        Some(GameLibrary {
            games,
            cards,
            problems,
        })
    }

    /// All files. A later one overrides an earlier one.
    fn leaves(&self, problems: &mut Vec<Diagnostic>) -> Vec<Leaf> {
        let mut leaves = Vec::new();
        let beside = self.files.iter().filter_map(|file| file.parent());
        let beside = beside.filter(|folder| !self.folders.iter().any(|known| known == folder));
        let folders = self.folders.iter().map(|folder| (folder.as_path(), true));
        for (folder, wanted) in beside.map(|folder| (folder, false)).chain(folders) {
            let mut found = Vec::new();
            for (place, path) in library::listing(folder, &mut found) {
                leaves.push(leaf(place, path, wanted));
            }
            problems.extend(found.into_iter().filter(|_| wanted));
        }
        // A file that is missing now may come back.
        for file in self.files.iter().filter(|file| file.exists()) {
            if let Some(name) = file.file_name().and_then(|name| name.to_str()) {
                leaves.push(leaf(name.to_owned(), file.clone(), true));
            }
        }
        leaves
    }

    /// The games of the files. An army or piece book with mistakes is replaced by its last correct version.
    fn catalogue(&mut self, leaves: &[Leaf], problems: &mut Vec<Diagnostic>) -> Catalogue {
        let mut catalogue = self.built_in.clone();
        for leaf in leaves {
            let source = match &leaf.text {
                Ok(source) => Some(source.clone()),
                Err(problem) => {
                    problems.extend(leaf.wanted.then(|| problem.clone()));
                    None
                }
            };
            let source = match leaf.kind() {
                Some((FileKind::Game, _)) | None => source,
                Some(_) => self.shared(leaf, source, problems),
            };
            if let Some(source) = source {
                catalogue.add(&leaf.place, source);
            }
        }
        catalogue
    }

    /// An army or a piece book, or its last correct version.
    fn shared(
        &mut self,
        leaf: &Leaf,
        source: Option<Arc<Source>>,
        problems: &mut Vec<Diagnostic>,
    ) -> Option<Arc<Source>> {
        let mut alone = Catalogue::default();
        if let Some(source) = &source {
            alone.add(&leaf.place, source.clone());
            if alone.shared_diagnostics().is_empty() {
                self.good_shared.insert(leaf.path.clone(), source.clone());
                return Some(source.clone());
            }
        }
        if leaf.wanted {
            problems.extend_from_slice(alone.shared_diagnostics());
        }
        self.good_shared.get(&leaf.path).cloned().or(source)
    }

    /// Finds the games with mistakes, and the catalogue of the last correct version of each.
    fn judge(
        &mut self,
        newest: &Arc<Catalogue>,
        own: &BTreeMap<String, PathBuf>,
        leaves: &[Leaf],
        problems: &mut Vec<Diagnostic>,
    ) -> BTreeMap<String, Arc<Catalogue>> {
        let unread = leaves.iter().filter(|leaf| leaf.text.is_err());
        let unread = unread.filter_map(|leaf| match leaf.kind()? {
            (FileKind::Game, id) => Some(id.to_owned()),
            _ => None,
        });
        let mut wrong: BTreeSet<String> = unread.collect();
        for id in newest.ids() {
            let is_own = own.contains_key(id);
            let found = match is_own {
                true => of_persons(newest.check(id)),
                false => newest
                    .variant(id, None, &[])
                    .map_or_else(mistakes, |_| Vec::new()),
            };
            if !found.is_empty() {
                wrong.insert(id.to_owned());
            } else if !wrong.contains(id) {
                self.good.insert(id.to_owned(), newest.clone());
            }
            let mistakes = found
                .into_iter()
                .filter(|problem| is_own || !beside(leaves, problem));
            problems.extend(mistakes);
        }
        let here = |id: &str| newest.ids().any(|known| known == id) || wrong.contains(id);
        self.good.retain(|id, _| here(id));
        let kept = wrong.into_iter();
        kept.filter_map(|id| Some((id.clone(), self.last_good(&id)?)))
            .collect()
    }

    /// The last catalogue in which a game was correct. A built-in game was correct at the start.
    fn last_good(&self, id: &str) -> Option<Arc<Catalogue>> {
        let known = self.good.get(id).cloned();
        known.or_else(|| {
            let built_in = self.built_in.source(id).map(|_| self.built_in.clone());
            built_in.map(Arc::new)
        })
    }
}

/// The absolute path of a file.
fn whole(path: &Path) -> PathBuf {
    absolute(path).unwrap_or_else(|_| path.to_owned())
}

fn leaf(place: String, path: PathBuf, wanted: bool) -> Leaf {
    Leaf {
        text: library::read(&path),
        place,
        path,
        wanted,
    }
}

/// The errors in the user's files. Errors reported for a built-in file follow from these, so they are left out.
fn of_persons(mut found: Vec<Diagnostic>) -> Vec<Diagnostic> {
    let in_file = |problem: &Diagnostic| Path::new(&problem.file).is_absolute();
    if found.iter().any(in_file) {
        found.retain(in_file);
    }
    found
}

/// Whether an error is in a file that was not asked for.
fn beside(leaves: &[Leaf], problem: &Diagnostic) -> bool {
    let mut unwanted = leaves.iter().filter(|leaf| !leaf.wanted);
    unwanted.any(|leaf| leaf.path.display().to_string() == problem.file)
}

/// The user's own games with their files.
fn own(leaves: &[Leaf]) -> BTreeMap<String, PathBuf> {
    let wanted = leaves.iter().filter(|leaf| leaf.wanted);
    wanted
        .filter_map(|leaf| match leaf.kind()? {
            (FileKind::Game, id) => Some((id.to_owned(), leaf.path.clone())),
            _ => None,
        })
        .collect()
}

/// Whether the file of a card's game has errors.
fn is_troubled(card: &Card, own: &BTreeMap<String, PathBuf>, problems: &[Diagnostic]) -> bool {
    let name = own
        .get(&card.info.id)
        .map(|file| file.display().to_string());
    problems
        .iter()
        .any(|problem| Some(&problem.file) == name.as_ref())
}

fn mistakes(error: CatalogueError) -> Vec<Diagnostic> {
    match error {
        CatalogueError::File(diagnostics) => diagnostics,
        other => vec![Diagnostic::file("the games", other.to_string())],
    }
}

/// Removes duplicates, and sorts the errors by file.
fn tidy(problems: &mut Vec<Diagnostic>) {
    let mut seen: Vec<Diagnostic> = Vec::new();
    problems.retain(|problem| {
        let fresh = !seen.contains(problem);
        if fresh {
            seen.push(problem.clone());
        }
        fresh
    });
    problems.sort_by_key(|problem| (problem.file.clone(), problem.position()));
}

#[cfg(test)]
mod tests;
