//! The folder of a run: its sheet, its games as lines of JSON, and the report in several forms.

use super::{GameId, GameRecord, Report, Shard, Sheet, csv, pgn, picture, png_picture, words};
use crate::library;
use crate::library::lines::{Lines, read_lines};
use crate::rules::Variant;
use crate::search::random::fnv;
use crate::texts::text;
use crate::words::slug;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt::{self, Display, Formatter};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The file with the game and the settings.
const SHEET: &str = "run.json";
/// The file with the games.
const GAMES: &str = "games.jsonl";
/// The file with the report as data.
const REPORT: &str = "report.json";

/// Why a folder cannot be used, in words for the user.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FolderError(String);

impl Display for FolderError {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for FolderError {}

impl From<serde_json::Error> for FolderError {
    fn from(error: serde_json::Error) -> FolderError {
        FolderError(error.to_string())
    }
}

/// What a run is, as its folder says.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Run {
    /// The game and the settings.
    #[serde(flatten)]
    pub sheet: Sheet,
    /// The share of the games, as `K/N`.
    pub shard: String,
}

/// The games of a run by their numbers.
pub type Games = BTreeMap<GameId, GameRecord>;

/// An open folder, to which games are added.
#[derive(Debug)]
pub struct Folder {
    path: PathBuf,
    lines: Lines,
}

impl Folder {
    /// Opens the folder of a run, or creates it. Returns its games. If they are more than the sheet plans, the sheet plans
    /// them too from now on.
    ///
    /// # Errors
    ///
    /// If it has games of another run, is damaged, or cannot be written.
    pub fn open(
        path: &Path,
        sheet: &mut Sheet,
        shard: Shard,
    ) -> Result<(Folder, Games), FolderError> {
        library::create_folder(path).map_err(|error| unwritable(path, &error))?;
        let (name, sheet_path, games_path) = (shown(path), path.join(SHEET), path.join(GAMES));
        if sheet_path.exists() {
            let old = read_sheet(path)?;
            if let Some(why) = sheet.mismatch(&old.sheet) {
                let problem = text!("playtest-folder-other", folder = name, why = why);
                return Err(FolderError(problem));
            }
            if old.shard != shard.to_string() {
                return Err(FolderError(text!(
                    "playtest-folder-shard",
                    folder = name,
                    other = old.shard,
                    own = shard.to_string()
                )));
            }
            sheet.plan.games = sheet.plan.games.max(old.sheet.plan.games);
            sheet.plan.deep = sheet.plan.deep.max(old.sheet.plan.deep);
        } else if games_path.exists() {
            let problem = text!("playtest-folder-no-sheet", folder = name, file = SHEET);
            return Err(FolderError(problem));
        }
        let run = Run {
            sheet: sheet.clone(),
            shard: shard.to_string(),
        };
        write(&sheet_path, serde_json::to_string_pretty(&run)?.as_bytes())?;
        let (lines, old) =
            Lines::open(&games_path).map_err(|error| unwritable(&games_path, &error))?;
        let folder = Folder {
            path: path.to_owned(),
            lines,
        };
        Ok((folder, parse(&games_path, &old)?))
    }

    /// Adds a finished game.
    ///
    /// # Errors
    ///
    /// If it cannot be written.
    pub fn add(&mut self, game: &GameRecord) -> Result<(), FolderError> {
        let line = serde_json::to_string(game)?;
        let added = self.lines.add(&line);
        added.map_err(|error| unwritable(&self.path.join(GAMES), &error))
    }

    /// Writes the report as text, JSON and a picture, and the games as a table.
    ///
    /// # Errors
    ///
    /// If a file cannot be written.
    pub fn report(&self, report: &Report, records: &[GameRecord]) -> Result<(), FolderError> {
        let json = serde_json::to_string_pretty(report)?;
        write(&self.path.join(REPORT), json.as_bytes())?;
        write(
            &self.path.join("report.txt"),
            words::text(report).as_bytes(),
        )?;
        write(&self.path.join("report.svg"), picture(report).as_bytes())?;
        write(&self.path.join("games.csv"), csv(records).as_bytes())
    }

    /// Writes the report as a PNG picture. That takes longer than the other files.
    ///
    /// # Errors
    ///
    /// If the picture is too large, or the file cannot be written.
    pub fn png(&self, report: &Report) -> Result<(), FolderError> {
        let file = png_picture(report).map_err(|error| FolderError(error.to_string()))?;
        write(&self.path.join("report.png"), &file)
    }

    /// Writes the games as PGN.
    ///
    /// # Errors
    ///
    /// If the file cannot be written, or the games are not of these rules.
    pub fn pgn(&self, variant: &Arc<Variant>, records: &[GameRecord]) -> Result<(), FolderError> {
        let path = self.path.join("games.pgn");
        match pgn(variant, records) {
            Some(text) => write(&path, text.as_bytes()),
            None => {
                let games = shown(&self.path.join(GAMES));
                Err(FolderError(text!("playtest-folder-moves", file = games)))
            }
        }
    }
}

/// Reads a folder that stays as it is.
///
/// # Errors
///
/// If it has no run, or is damaged.
pub fn read_folder(path: &Path) -> Result<(Run, Games), FolderError> {
    let run = read_sheet(path)?;
    let games = path.join(GAMES);
    let lines = read_lines(&games).map_err(|error| {
        let error = error.to_string();
        FolderError(text!(
            "playtest-folder-unreadable",
            file = shown(&games),
            error = error
        ))
    })?;
    Ok((run, parse(&games, &lines)?))
}

/// The runs among the folders in `root`: each folder with its run, without those that are damaged.
pub fn runs_in(root: &Path) -> Vec<(PathBuf, Run)> {
    let Ok(entries) = std::fs::read_dir(root) else {
        return Vec::new();
    };
    let folders = entries.flatten().map(|entry| entry.path());
    let mut runs: Vec<(PathBuf, Run)> = folders
        .filter_map(|folder| Some((folder.clone(), read_sheet(&folder).ok()?)))
        .collect();
    runs.sort_by(|(one, _), (other, _)| one.cmp(other));
    runs
}

/// The report that was last written into a folder.
///
/// # Errors
///
/// If there is none, or it cannot be read.
pub fn read_report(folder: &Path) -> io::Result<Report> {
    let text = std::fs::read_to_string(folder.join(REPORT))?;
    Ok(serde_json::from_str(&text)?)
}

/// The name of the folder of a run among others. Runs that cannot be joined have different names.
pub fn folder_name(sheet: &Sheet) -> String {
    let plan = &sheet.plan;
    let settings = (&sheet.rules, &sheet.version, &sheet.options);
    let settings = (settings, plan.nodes, plan.seed, plan.longest, &plan.odds);
    let (game, layout) = (slug(&sheet.game), slug(&sheet.layout));
    let hash = fnv(format!("{settings:?}").bytes());
    format!("{game}-{layout}-{}-{hash:016x}", plan.nodes)
}

fn read_sheet(path: &Path) -> Result<Run, FolderError> {
    let file = path.join(SHEET);
    let source = library::read(&file).map_err(|problem| {
        let problem = problem.to_string();
        FolderError(text!(
            "playtest-folder-none",
            folder = shown(path),
            problem = problem
        ))
    })?;
    serde_json::from_str(&source.text).map_err(|error| {
        let error = error.to_string();
        FolderError(text!(
            "playtest-folder-damaged",
            file = shown(&file),
            error = error
        ))
    })
}

fn parse(path: &Path, lines: &[String]) -> Result<Games, FolderError> {
    let mut games = Games::new();
    for (line, number) in lines.iter().zip(1..) {
        let place = || format!("{}:{number}", path.display());
        let game: GameRecord = serde_json::from_str(line).map_err(|error| {
            let error = error.to_string();
            FolderError(text!(
                "playtest-folder-line",
                place = place(),
                error = error
            ))
        })?;
        match games.insert(game.id, game.clone()) {
            Some(other) if other != game => {
                let number = game.id.number + 1;
                let problem = text!("playtest-folder-twice", place = place(), number = number);
                return Err(FolderError(problem));
            }
            _ => {}
        }
    }
    Ok(games)
}

/// A path in messages.
fn shown(path: &Path) -> String {
    path.display().to_string()
}

/// Writes a file, all or nothing.
fn write(path: &Path, bytes: &[u8]) -> Result<(), FolderError> {
    library::write_whole(path, bytes).map_err(|error| unwritable(path, &error))
}

fn unwritable(path: &Path, error: &io::Error) -> FolderError {
    let error = error.to_string();
    FolderError(text!(
        "playtest-folder-unwritable",
        file = shown(path),
        error = error
    ))
}
