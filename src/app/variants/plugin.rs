//! The messages about game files, and how they are applied.

use super::watcher::FileEvent;
use super::{
    Card, Copied, Extension, FileJob, FileLocation, GameFileAction, GameLibrary, GameWritten,
    Games, GamesChanged, ImportResult, OpenRequest, Original, PlayRequest, RulesInPlay, Variants,
    file_name,
};
use crate::app::progress::ProgressAction;
use crate::app::settings::language::LanguageChanged;
use crate::app::shell::{
    Act, FileChoice, Notify, Outbox, Overlay, ShellAction, WithdrawNotice, hear,
};
use baroque::library::rules_hash;
use baroque::rules::Variant;
use baroque::texts::text;
use baroque::variant_file::{Diagnostic, FileKind, GameInfo};
use bevy::prelude::*;
use std::path::PathBuf;
use std::sync::Arc;

/// The question which rules to use, after the rules of the game on the board have changed on disk.
#[derive(Clone, Debug, PartialEq)]
pub struct RulesQuestion {
    /// The game with the new rules. It keeps its layout and options as far as they still exist.
    pub variant: Arc<Variant>,
}

/// Adds the games, and the actions on their files.
pub fn actions(app: &mut App) {
    app.init_resource::<Variants>()
        .add_message::<GameFileAction>()
        .add_message::<FileJob>()
        .add_message::<GamesChanged>()
        .add_message::<PlayRequest>()
        .add_message::<OpenRequest>()
        .add_systems(Act, (act, forget_path));
    hear(app, Variants::take_in);
    hear(app, |_: &mut Variants, LanguageChanged, outbox| {
        outbox.send(FileJob::Reload);
    });
    // An open question belongs to the game that was on the board before.
    hear(app, |variants: &mut Variants, RulesInPlay(rules), _| {
        variants.played = Some(rules.clone());
        variants.question = None;
    });
}

fn act(
    mut actions: MessageReader<GameFileAction>,
    mut variants: ResMut<Variants>,
    mut outbox: ResMut<Outbox>,
) {
    for action in actions.read() {
        variants.apply(action.clone(), &mut outbox);
    }
}

/// Clears the field for a path when it is opened.
fn forget_path(mut actions: MessageReader<ShellAction>, mut variants: ResMut<Variants>) {
    let toggles = [ShellAction::Toggle(Overlay::OpenFile), ShellAction::Cancel];
    if actions.read().any(|action| toggles.contains(action)) {
        variants.path.clear();
    }
}

impl Variants {
    /// The games of a library.
    pub fn new(library: GameLibrary, outbox: &mut Outbox) -> Variants {
        let mut variants = Variants {
            games: library.games,
            cards: library.cards,
            problems: library.problems,
            ..Variants::default()
        };
        if !variants.problems.is_empty() {
            variants.report_problems(outbox);
        }
        variants
    }

    fn apply(&mut self, action: GameFileAction, outbox: &mut Outbox) {
        match action {
            GameFileAction::Take(event) => self.take(event, outbox),
            GameFileAction::WritePath(path) => self.path = path,
            GameFileAction::ChooseFile => outbox.send(choose_file()),
            GameFileAction::OpenFile(path) => open_file(path, outbox),
            GameFileAction::Duplicate(id) => self.duplicate(&id, outbox),
            GameFileAction::AddPiece { game, piece } => self.add_piece(game, &piece, outbox),
            GameFileAction::Import(foreign, game) => {
                outbox.send(ShellAction::Show(Overlay::Import, false));
                outbox.send(FileJob::Import(foreign, game));
            }
            GameFileAction::Export(export) => outbox.send(export.choice(self.games.clone())),
            GameFileAction::EditGame(id) => self.edit_game(&id, outbox),
            GameFileAction::EditAt(place) => outbox.send(FileJob::Edit(place)),
            GameFileAction::KeepRules => self.question = None,
            GameFileAction::NewRules => {
                if let Some(RulesQuestion { variant }) = self.question.take() {
                    outbox.send(PlayRequest::Restart(variant));
                }
            }
        }
    }

    fn take(&mut self, event: FileEvent, outbox: &mut Outbox) {
        match event {
            FileEvent::Changed(library) => self.renew(&library, outbox),
            FileEvent::Opened(id) => self.opened(id, outbox),
            FileEvent::Copied(copied) => report_copied(copied, outbox),
            FileEvent::Extended(extension) => report_extended(extension, outbox),
            FileEvent::Imported(result) => self.imported(result, outbox),
            FileEvent::Failed(words) => outbox.send(Notify(words)),
        }
    }

    /// Uses the new contents of the files.
    fn renew(&mut self, library: &GameLibrary, outbox: &mut Outbox) {
        self.ask_about_rules(&library.games);
        self.games = library.games.clone();
        self.cards.clone_from(&library.cards);
        outbox.send(GamesChanged);
        let before = std::mem::replace(&mut self.problems, library.problems.clone());
        if before != self.problems {
            self.report_problems(outbox);
        }
    }

    /// Adds a game file that was just written or read, so that its game can be used at once. The watcher will report
    /// it as well.
    pub fn take_in(&mut self, written: &GameWritten, outbox: &mut Outbox) {
        let GameWritten { file, path, source } = written;
        self.games = self.games.with(file, source.clone());
        outbox.send(FileJob::Keep(path.clone()));
        let id = FileKind::of(file).map_or("", |(_, id)| id);
        let variant = self.games.variant(id, None, &[]);
        if let (Ok(info), Ok(variant)) = (self.games.info(id), variant) {
            self.cards.retain(|card| card.info.id != id);
            let card = Card {
                info,
                rules: Some(rules_hash(&variant)),
                variant: Arc::new(variant),
                file: Some(path.clone()),
                troubled: false,
            };
            self.cards.insert(0, card);
        }
        outbox.send(GamesChanged);
    }

    /// If the rules of the game on the board have changed, asks which rules to use.
    fn ask_about_rules(&mut self, games: &Games) {
        let Some(played) = self.played.clone() else {
            return;
        };
        let Some(variant) = same_game(games, &played) else {
            return;
        };
        if variant.plays_like(&played) {
            self.question = None;
        } else if same_game(&self.games, &played).as_ref() != Some(&variant) {
            self.question = Some(RulesQuestion { variant });
        }
    }

    /// Shows a notice about the number of errors, or that there are none any more.
    fn report_problems(&mut self, outbox: &mut Outbox) {
        let words = match self.problems.as_slice() {
            [] => text!("notice-files-in-order").to_owned(),
            problems => mistakes(problems),
        };
        let last = std::mem::replace(&mut self.message, words.clone());
        outbox.send(WithdrawNotice(last));
        outbox.send(Notify(words));
    }

    fn opened(&self, id: String, outbox: &mut Outbox) {
        outbox.send(ShellAction::Show(Overlay::OpenFile, false));
        match self.games.variant(&id, None, &[]) {
            Ok(_) => outbox.send(PlayRequest::Choose(id)),
            Err(_) => outbox.send(ShellAction::Show(Overlay::Problems, true)),
        }
    }

    /// Opens the page of a game from another program. A window tells what could not be said, or asks for the game.
    fn imported(&mut self, result: ImportResult, outbox: &mut Outbox) {
        outbox.send(ShellAction::Show(Overlay::OpenFile, false));
        let mut tells = true;
        if let ImportResult::Made(made) = &result {
            let place = made.path.display().to_string();
            outbox.send(Notify(text!(
                "import-made",
                game = made.name.as_str(),
                path = place
            )));
            outbox.send(PlayRequest::Choose(made.id.clone()));
            tells = !made.warnings.is_empty();
        }
        self.import = Some(result);
        outbox.send(ShellAction::Show(Overlay::Import, tells));
    }

    fn duplicate(&self, id: &str, outbox: &mut Outbox) {
        let games = self.games.of(id);
        if let (Ok(info), Some(source)) = (games.info(id), games.source(id)) {
            outbox.send(FileJob::Duplicate(Original {
                id: id.to_owned(),
                name: info.name,
                source: source.clone(),
            }));
        }
    }

    /// Adds a piece of the book to a game, or tells why it cannot.
    fn add_piece(&self, from: String, piece: &str, outbox: &mut Outbox) {
        let games = self.games.of(&from);
        match games.extended(&from, piece) {
            Ok(game) => {
                let file = games.file_of(&game.id);
                let file = file.map(|source| PathBuf::from(&source.name));
                outbox.send(FileJob::Extend(Extension { from, game, file }));
            }
            Err(mistakes) => {
                let words = mistakes.into_iter().map(|mistake| mistake.message);
                outbox.send(Notify(words.take(1).collect()));
            }
        }
    }

    fn edit_game(&self, id: &str, outbox: &mut Outbox) {
        let card = self.cards.iter().find(|card| card.info.id == id);
        if let Some(path) = card.and_then(|card| card.file.clone()) {
            outbox.send(FileJob::Edit(FileLocation::start(path)));
        }
    }
}

/// The dialog for a file of any kind that the program reads.
fn choose_file() -> FileChoice {
    let endings = &[
        "pgn", "ron", "fen", "txt", "zsg", "jsonl", "ini", "html", "htm",
    ];
    let chosen = |path, outbox: &mut Outbox| outbox.send(GameFileAction::OpenFile(path));
    FileChoice::open(text!("files-open-kind"), endings, chosen).titled(text!("files-open-title"))
}

/// Opens a file according to its extension.
fn open_file(path: PathBuf, outbox: &mut Outbox) {
    let end = path.extension().and_then(|end| end.to_str());
    match end.unwrap_or_default().to_lowercase().as_str() {
        "pgn" | "zsg" => outbox.send(OpenRequest::Games(path)),
        "jsonl" => outbox.send(ProgressAction::Import(path)),
        "fen" | "txt" | "ini" | "html" | "htm" => outbox.send(OpenRequest::Text(path)),
        _ => outbox.send(FileJob::Open(path)),
    }
}

fn report_copied(copied: Copied, outbox: &mut Outbox) {
    let Copied { name, path, id } = copied;
    let place = path.display().to_string();
    let words = text!("notice-duplicated", game = name, path = place);
    outbox.send(Notify(words));
    outbox.send(PlayRequest::Choose(id));
    outbox.send(FileJob::Edit(FileLocation::start(path)));
}

/// Shows the game with one more piece, with the choices for the game before.
fn report_extended(extension: Extension, outbox: &mut Outbox) {
    let Extension { from, game, .. } = extension;
    let words = match game.is_new {
        true => text!("notice-piece-pickable-new", piece = game.piece),
        false => text!("notice-piece-pickable", piece = game.piece),
    };
    outbox.send(Notify(words));
    outbox.send(PlayRequest::Replace(from, game.id, game.letter));
}

/// The notice about errors: their number and their files.
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

/// The same game with other rules; none if the game no longer exists.
fn same_game(games: &Games, variant: &Variant) -> Option<Arc<Variant>> {
    let (id, mut layout) = (variant.id(), variant.layout().to_owned());
    let mut options = variant.options().to_vec();
    settled(games, id, &mut layout, &mut options)?;
    let made = games.variant(id, Some(&layout), &options);
    made.ok().map(Arc::new)
}

/// Replaces layouts and options that no longer exist by the defaults. None if the game no longer exists.
pub fn settled(
    games: &Games,
    id: &str,
    layout: &mut String,
    options: &mut Vec<(String, String)>,
) -> Option<GameInfo> {
    let layouts = games.info(id).ok()?.layouts;
    if !layouts.contains(layout) {
        *layout = layouts.into_iter().next().unwrap_or_default();
    }
    let info = games.info_in(id, layout).ok()?;
    let chosen = std::mem::take(options);
    *options = info
        .options
        .iter()
        .map(|option| {
            let known = chosen.iter().find(|(id, _)| *id == option.id);
            known
                .cloned()
                .unwrap_or_else(|| (option.id.clone(), option.default.clone()))
        })
        .collect();
    info.settle(options);
    Some(info)
}
