//! The folder of a run: its sheet, its games as lines of JSON, and the report in several forms.

use crate::cli::{Failure, output};
use crate::library;
use crate::library::lines::{Lines, read_lines};
use crate::playtest::{GameId, GameRecord, Report, Shard, Sheet, csv, pgn, picture, words};
use crate::rules::Variant;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The file with the game and the settings.
const SHEET: &str = "run.json";
/// The file with the games.
const GAMES: &str = "games.jsonl";

/// What a run is, as its folder says.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Run {
    #[serde(flatten)]
    pub sheet: Sheet,
    /// The share of the games, as `K/N`.
    pub shard: String,
}

/// The games of a run by their numbers.
pub(super) type Games = BTreeMap<GameId, GameRecord>;

/// An open folder, to which games are added.
pub(super) struct Folder {
    path: PathBuf,
    lines: Lines,
}

impl Folder {
    /// Opens the folder of a run, or creates it. Returns its games. If they are more than the sheet plans, the sheet plans
    /// them too from now on.
    pub fn open(path: &Path, sheet: &mut Sheet, shard: Shard) -> Result<(Folder, Games), Failure> {
        library::create_folder(path).map_err(|error| unwritable(path, &error))?;
        let (name, sheet_path, games_path) = (path.display(), path.join(SHEET), path.join(GAMES));
        if sheet_path.exists() {
            let old = read_sheet(path)?;
            if let Some(why) = sheet.mismatch(&old.sheet) {
                return Err(Failure(format!(
                    "`{name}` has games {why}. Choose another folder"
                )));
            }
            if old.shard != shard.to_string() {
                return Err(Failure(format!(
                    "`{name}` has games of shard {}, and this run has {shard}. Choose another folder",
                    old.shard
                )));
            }
            sheet.plan.games = sheet.plan.games.max(old.sheet.plan.games);
            sheet.plan.deep = sheet.plan.deep.max(old.sheet.plan.deep);
        } else if games_path.exists() {
            return Err(Failure(format!(
                "`{name}` has games but no `{SHEET}`, which says of which game they are. Choose another folder"
            )));
        }
        let run = Run {
            sheet: sheet.clone(),
            shard: shard.to_string(),
        };
        output::file(&sheet_path, serde_json::to_string_pretty(&run)?.as_bytes())?;
        let (lines, old) =
            Lines::open(&games_path).map_err(|error| unwritable(&games_path, &error))?;
        let folder = Folder {
            path: path.to_owned(),
            lines,
        };
        Ok((folder, parse(&games_path, &old)?))
    }

    /// Adds a finished game.
    pub fn add(&mut self, game: &GameRecord) -> Result<(), Failure> {
        let line = serde_json::to_string(game)?;
        let added = self.lines.add(&line);
        added.map_err(|error| unwritable(&self.path.join(GAMES), &error))
    }

    /// Writes the report as text, JSON and a picture, and the games as a table.
    pub fn report(&self, report: &Report, records: &[GameRecord]) -> Result<(), Failure> {
        let json = serde_json::to_string_pretty(report)?;
        output::file(&self.path.join("report.json"), json.as_bytes())?;
        output::file(
            &self.path.join("report.txt"),
            words::text(report).as_bytes(),
        )?;
        output::file(&self.path.join("report.svg"), picture(report).as_bytes())?;
        output::file(&self.path.join("games.csv"), csv(records).as_bytes())
    }

    /// Writes the games as PGN.
    pub fn pgn(&self, variant: &Arc<Variant>, records: &[GameRecord]) -> Result<(), Failure> {
        let path = self.path.join("games.pgn");
        match pgn(variant, records) {
            Some(text) => output::file(&path, text.as_bytes()),
            None => Err(Failure(format!(
                "`{}` has moves that these rules do not allow",
                self.path.join(GAMES).display()
            ))),
        }
    }
}

/// Reads a folder that stays as it is.
pub(super) fn read(path: &Path) -> Result<(Run, Games), Failure> {
    let run = read_sheet(path)?;
    let games = path.join(GAMES);
    let lines = read_lines(&games)
        .map_err(|error| Failure(format!("cannot read `{}`: {error}", games.display())))?;
    Ok((run, parse(&games, &lines)?))
}

fn read_sheet(path: &Path) -> Result<Run, Failure> {
    let file = path.join(SHEET);
    let source = library::read(&file).map_err(|problem| {
        Failure(format!(
            "`{}` is not a folder of playtest: {problem}",
            path.display()
        ))
    })?;
    serde_json::from_str(&source.text)
        .map_err(|error| Failure(format!("`{}` is damaged: {error}", file.display())))
}

fn parse(path: &Path, lines: &[String]) -> Result<Games, Failure> {
    let mut games = Games::new();
    for (line, number) in lines.iter().zip(1..) {
        let wrong = |problem: String| Failure(format!("{}:{number}: {problem}", path.display()));
        let game: GameRecord = serde_json::from_str(line)
            .map_err(|error| wrong(format!("the line is not a game: {error}")))?;
        match games.insert(game.id, game.clone()) {
            Some(other) if other != game => {
                return Err(wrong(format!(
                    "game {} is there twice, with different moves",
                    game.id.number + 1
                )));
            }
            _ => {}
        }
    }
    Ok(games)
}

fn unwritable(path: &Path, error: &io::Error) -> Failure {
    Failure(format!("cannot write `{}`: {error}", path.display()))
}
