//! A game as a file: the library's form with the sealed secret, and the players' notes.

use super::game::{PenultimaGame, TryJudge};
use super::opponent::Opponent;
use crate::app::texts::text;
use baroque::library::saved_games;
use baroque::penultima::{self, Laboratory, NotebookPage, Role, Rule};
use baroque::rules::Color;
use baroque::search::Level;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// The version of the form.
const FORMAT: u32 = 1;

/// The most games in the list.
const MAX_LISTED_GAMES: usize = 6;

/// The longest file that is read, in bytes.
const MAX_FILE_BYTES: u64 = 4 << 20;

/// A game on disk.
#[derive(Debug)]
pub struct SavedPenultima {
    pub game: Box<PenultimaGame>,
    /// The time of its last change.
    pub when: SystemTime,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    format: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    computer: Option<ComputerFile>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    laboratory: Option<LaboratoryFile>,
    found: Vec<FoundFile>,
    pages: Vec<NotebookPage>,
    starred: BTreeSet<usize>,
    game: serde_json::Value,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ComputerFile {
    white: bool,
    level: usize,
    seed: u64,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct LaboratoryFile {
    wrong: usize,
    shown: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    day: Option<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct FoundFile {
    piece: Role,
    rule: Rule,
}

/// A game as text. Games with different secrets look alike but for the sealed field.
pub fn write(game: &PenultimaGame) -> String {
    let computer = game.opponent.map(|opponent| ComputerFile {
        white: opponent.side == Color::White,
        level: opponent.level.number(),
        seed: opponent.seed,
    });
    let laboratory = game.laboratory().map(|laboratory| LaboratoryFile {
        wrong: laboratory.wrong(),
        shown: game.shown,
        day: game.day.clone(),
    });
    let found = |(piece, rule): &(Role, Rule)| FoundFile {
        piece: *piece,
        rule: rule.clone(),
    };
    let file = File {
        format: FORMAT,
        computer,
        laboratory,
        found: game.found.iter().map(found).collect(),
        pages: game.notebook.pages.clone(),
        starred: game.notebook.starred.clone(),
        game: serde_json::from_str(&penultima::save(game.referee())).unwrap_or_default(),
    };
    serde_json::to_string_pretty(&file).unwrap_or_default()
}

/// The beginning of what is wrong: it repeats words of the file, which have any length.
fn reason(error: &serde_json::Error) -> String {
    error.to_string().chars().take(300).collect()
}

/// The game of a text.
///
/// # Errors
///
/// If it is no saved game, in words.
pub fn read(text: &str) -> Result<PenultimaGame, String> {
    let file: File = serde_json::from_str(text)
        .map_err(|error| text!("penultima-no-file", error = reason(&error)))?;
    if file.format != FORMAT {
        return Err(text!("penultima-other-format", format = file.format));
    }
    let referee = penultima::load(&file.game.to_string()).map_err(|error| error.to_string())?;
    let opponent = file.computer.map(|computer| Opponent {
        side: if computer.white {
            Color::White
        } else {
            Color::Black
        },
        level: Level::numbered(computer.level).unwrap_or(Level::Novice),
        seed: computer.seed,
    });
    let play = match &file.laboratory {
        Some(laboratory) => {
            let found = file.found.iter().map(|found| found.piece).collect();
            let wrong = laboratory.wrong;
            TryJudge::Laboratory(Laboratory::restored(referee, found, wrong))
        }
        None => TryJudge::Match(referee),
    };
    let mut game = PenultimaGame::new(play, opponent);
    let found = file
        .found
        .into_iter()
        .map(|found| (found.piece, found.rule));
    game.found = found.collect();
    if let Some(laboratory) = file.laboratory {
        game.shown = laboratory.shown;
        game.day = laboratory.day;
    }
    let tries = game.public().log().len();
    game.notebook.starred = file.starred.into_iter().filter(|&at| at < tries).collect();
    for known in &mut game.notebook.pages {
        if let Some(page) = file.pages.iter().find(|page| page.role == known.role) {
            known.clone_from(page);
        }
    }
    game.show_end();
    Ok(game)
}

/// The folder of the games; nothing if the platform has none.
fn folder() -> Option<PathBuf> {
    Some(saved_games::folder()?.with_file_name("penultima"))
}

/// The file of a game that begins now.
pub fn fresh() -> Option<PathBuf> {
    let time = jiff::Zoned::now().strftime("%Y-%m-%d %H-%M-%S%.3f");
    Some(folder()?.join(format!("{time}.json")))
}

/// The newest games on disk, and the errors of files that cannot be read.
pub fn find() -> (Vec<SavedPenultima>, Vec<String>) {
    let files = folder()
        .into_iter()
        .filter_map(|folder| fs::read_dir(folder).ok());
    let mut files: Vec<(SystemTime, PathBuf)> = files
        .flatten()
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|end| end == "json"))
        .filter_map(|path| Some((fs::metadata(&path).ok()?.modified().ok()?, path)))
        .collect();
    files.sort();
    let (mut found, mut problems) = (Vec::new(), Vec::new());
    for (when, path) in files.into_iter().rev().take(MAX_LISTED_GAMES) {
        match open(&path) {
            Ok(game) => found.push(SavedPenultima {
                game: Box::new(game),
                when,
            }),
            Err(problem) => problems.push(format!("{}: {problem}", path.display())),
        }
    }
    (found, problems)
}

pub(super) fn open(path: &Path) -> Result<PenultimaGame, String> {
    let unreadable = |error: std::io::Error| error.to_string();
    if fs::metadata(path).map_err(unreadable)?.len() > MAX_FILE_BYTES {
        return Err(text!("penultima-too-long").to_owned());
    }
    let mut game = read(&fs::read_to_string(path).map_err(unreadable)?)?;
    game.path = Some(path.to_owned());
    Ok(game)
}
