//! Game files that change while the program runs, and what a person does with them.

use crate::app::action::GameFileAction;
use crate::app::play::table::{GameChoice, PERSONS, Table};
use crate::app::session::Session;
use crate::app::shell::{FileChoice, Screen};
use crate::app::texts::text;
use crate::app::variants::{
    Card, Copied, FileEvent, FileJob, Games, GamesChanged, Library, Original, Place, file_name,
};
use crate::notation::{parse_fen, write_fen};
use crate::rules::{Position, Variant};
use crate::variant_file::{Catalogue, CatalogueError, Diagnostic, FileKind, GameInfo, Source};
use std::path::Path;
use std::sync::Arc;

/// The rules of the game on the board have changed on disk; which shall hold?
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    /// The game by the new rules, in its layout and with its options as far as they are still there.
    pub variant: Arc<Variant>,
}

impl Library {
    /// Games that are no files of anybody.
    pub fn of(games: impl Into<Games>) -> Library {
        let games = games.into();
        let (cards, errors) = games.cards();
        let mut problems = games.shared_diagnostics().to_vec();
        problems.extend(errors.into_iter().flat_map(|error| match error {
            CatalogueError::File(diagnostics) => diagnostics,
            other => vec![Diagnostic::file("the games", other.to_string())],
        }));
        Library {
            games,
            cards,
            problems,
        }
    }
}

impl From<Catalogue> for Library {
    fn from(catalogue: Catalogue) -> Library {
        Library::of(catalogue)
    }
}

impl Session {
    /// The actions that have to do with files.
    pub(crate) fn apply_to_files(&mut self, action: GameFileAction) {
        match action {
            GameFileAction::Take(event) => self.take(event),
            GameFileAction::ToggleProblems => self.problems_open = !self.problems_open,
            GameFileAction::ToggleOpen => {
                self.open_path = match self.open_path {
                    Some(_) => None,
                    None => Some(String::new()),
                };
            }
            GameFileAction::WritePath(path) => {
                self.open_path = self.open_path.is_some().then_some(path);
            }
            GameFileAction::ChooseFile => self.browse = Some(FileChoice::Open),
            GameFileAction::OpenFile(path) => self.open_file(path),
            GameFileAction::Duplicate(id) => self.duplicate(&id),
            GameFileAction::EditGame(id) => self.edit_game(&id),
            GameFileAction::EditAt(place) => self.edit(place),
            GameFileAction::KeepRules => self.question = None,
            GameFileAction::NewRules => self.restart(),
        }
    }

    fn take(&mut self, event: FileEvent) {
        match event {
            FileEvent::Changed(library) => self.renew(&library),
            FileEvent::Opened(id) => self.opened(&id),
            FileEvent::Copied(copied) => self.copied(copied),
            FileEvent::Failed(words) => self.notify(words),
        }
    }

    /// Goes on with the files as they are now.
    pub(crate) fn renew(&mut self, library: &Library) {
        self.ask_about_rules(&library.games);
        self.catalogue = library.games.clone();
        self.cards.clone_from(&library.cards);
        self.edition += 1;
        self.renew_draft();
        self.outbox.send(GamesChanged);
        let before = std::mem::replace(&mut self.problems, library.problems.clone());
        if before != self.problems {
            self.tell_problems();
        }
    }

    /// Takes in a game file that has just been written or read: its game is there at once, and whoever watches
    /// files tells what becomes of it.
    pub(crate) fn take_in(&mut self, file: &str, path: &Path, source: Arc<Source>) {
        self.catalogue = self.catalogue.with(file, source);
        self.file_jobs.push(FileJob::Keep(path.to_owned()));
        let id = FileKind::of(file).map_or("", |(_, id)| id);
        let variant = self.catalogue.variant(id, None, &[]);
        if let (Ok(info), Ok(variant)) = (self.catalogue.info(id), variant) {
            self.cards.retain(|card| card.info.id != id);
            let card = Card {
                info,
                variant: Arc::new(variant),
                file: Some(path.to_owned()),
                troubled: false,
            };
            self.cards.insert(0, card);
        }
        self.outbox.send(GamesChanged);
    }

    /// If the rules of the game on the board are not what they were, asks which shall hold.
    fn ask_about_rules(&mut self, games: &Games) {
        let Some(table) = &self.table else { return };
        let played = table.variant();
        let Some(variant) = same_game(games, played) else {
            return;
        };
        if variant.plays_like(played) {
            self.question = None;
        } else if same_game(&self.catalogue, played).as_ref() != Some(&variant) {
            self.question = Some(Question { variant });
        }
    }

    /// The game that is being chosen, as it is now.
    fn renew_draft(&mut self) {
        let Some(mut choice) = self.draft.as_ref().map(|draft| draft.choice.clone()) else {
            return;
        };
        match settled(&self.catalogue, &mut choice) {
            Some(_) => {
                let page = self.shell.shown();
                self.open_new_game(&choice.id.clone(), Some(choice));
                self.shell.show(page);
            }
            None => {
                self.draft = None;
                if self.shell.shows(Screen::NewGame) {
                    self.shell.show(Screen::Start);
                    self.notify(text!("notice-game-gone", game = choice.id));
                }
            }
        }
    }

    /// Says how many mistakes there are, or that there are no more.
    fn tell_problems(&mut self) {
        let words = match self.problems.as_slice() {
            [] => text!("notice-files-in-order").to_owned(),
            problems => mistakes(problems),
        };
        let last = std::mem::replace(&mut self.problems_told, words.clone());
        self.shell.notices.withdraw(&last);
        self.notify(words);
    }

    fn opened(&mut self, id: &str) {
        self.open_path = None;
        match self.catalogue.variant(id, None, &[]) {
            Ok(_) => self.open_new_game(id, None),
            Err(_) => self.problems_open = true,
        }
    }

    fn duplicate(&mut self, id: &str) {
        let games = self.catalogue.of(id);
        let (Ok(info), Some(source)) = (games.info(id), games.source(id)) else {
            return;
        };
        self.file_jobs.push(FileJob::Duplicate(Original {
            id: id.to_owned(),
            name: info.name,
            source: source.clone(),
        }));
    }

    fn copied(&mut self, copied: Copied) {
        let Copied { name, path, id } = copied;
        self.notify(text!(
            "notice-duplicated",
            game = name,
            path = path.display().to_string()
        ));
        self.open_new_game(&id, None);
        self.edit(Place::start(path));
    }

    fn edit_game(&mut self, id: &str) {
        let card = self.cards.iter().find(|card| card.info.id == id);
        if let Some(path) = card.and_then(|card| card.file.clone()) {
            self.edit(Place::start(path));
        }
    }

    fn edit(&mut self, place: Place) {
        let setting = self.settings.editor.clone();
        self.file_jobs.push(FileJob::Edit(place, setting));
    }

    /// Begins the game on the board anew, by its new rules.
    fn restart(&mut self) {
        let (Some(Question { variant }), Some(table)) = (self.question.take(), &self.table) else {
            return;
        };
        let (players, flipped) = (table.players, table.view().flipped());
        let time = table.clock.as_ref().map(|clock| *clock.control());
        let start = start_again(table, &variant);
        let mut table = Table::new(variant, start, players).timed(time);
        if table.view().flipped() != flipped {
            table.flip();
        }
        self.lay(table);
        self.edition += 1;
    }
}

/// The position from which the game on a table begins anew by other rules: the one that was set up for it, if they
/// have it too, or their array.
fn start_again(table: &Table, rules: &Variant) -> Position {
    let (begun, start) = (table.variant(), &table.record.positions()[0]);
    let set_up = start != begun.start();
    let same = set_up.then(|| parse_fen(rules, &write_fen(begun, start)).ok());
    same.flatten().unwrap_or_else(|| rules.start().clone())
}

/// What is said about mistakes: how many, and where.
fn mistakes(problems: &[Diagnostic]) -> String {
    let mut files: Vec<&str> = problems.iter().map(file_name).collect();
    files.dedup();
    let count = problems.len();
    match files.as_slice() {
        [one] => text!("notice-mistakes-file", count = count, file = *one),
        [one, other] => text!(
            "notice-mistakes-two",
            count = count,
            one = *one,
            other = *other
        ),
        _ => text!("notice-mistakes-files", count = count, files = files.len()),
    }
}

/// A game as it was being played, by other rules; nothing if it is gone.
fn same_game(games: &Games, variant: &Variant) -> Option<Arc<Variant>> {
    let mut choice = GameChoice {
        id: variant.id().to_owned(),
        layout: variant.layout().to_owned(),
        options: variant.options().to_vec(),
        players: PERSONS,
        time: None,
    };
    settled(games, &mut choice)?;
    let made = games.variant(&choice.id, Some(&choice.layout), &choice.options);
    made.ok().map(Arc::new)
}

/// Makes the usual choice wherever what was chosen is no longer there; nothing if the game is gone.
fn settled(games: &Games, choice: &mut GameChoice) -> Option<GameInfo> {
    let layouts = games.info(&choice.id).ok()?.layouts;
    if !layouts.contains(&choice.layout) {
        choice.layout = layouts.into_iter().next().unwrap_or_default();
    }
    let info = games.info_in(&choice.id, &choice.layout).ok()?;
    let chosen = std::mem::take(&mut choice.options);
    choice.options = info
        .options
        .iter()
        .map(|option| {
            let known = chosen.iter().find(|(id, _)| *id == option.id);
            known
                .cloned()
                .unwrap_or_else(|| (option.id.clone(), option.usual.clone()))
        })
        .collect();
    info.settle(&mut choice.options);
    Some(info)
}
