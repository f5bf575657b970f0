//! `baroque playtest`: what a game is like, by many games of the computer against itself.

mod interrupt;
mod merge;
mod progress;

use super::{Failure, Target, ending, output, target};
use crate::endings::Progress as EndingProgress;
use crate::library::rules_hash;
use crate::playtest::{
    Comparison, Folder, GameRecord, Games, LoneEnding, Odds, Plan, Report, Shard, Sheet,
    are_armies_swapped, lone_endings, play, unplayable, words,
};
use crate::rules::Variant;
use clap::Args;
use progress::ProgressLine;
use std::ffi::OsString;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;

/// The folder of the second version, inside that of the first.
const OTHER: &str = "other";

#[derive(Debug, Args)]
pub(super) struct Playtest {
    /// An id from `baroque list`, or a RON file.
    #[arg(required_unless_present = "merge")]
    game: Option<OsString>,
    /// The layout. Default: the game's first layout.
    #[arg(long)]
    layout: Option<String>,
    /// A rule option of the game, such as `suicide=off`.
    #[arg(long = "option", value_name = "OPTION=CHOICE", value_parser = target::option)]
    options: Vec<(String, String)>,
    /// A folder of games to add to the built-in ones.
    #[arg(long, value_name = "DIR")]
    variants: Option<PathBuf>,
    /// The number of games, two for each opening. The command rounds an odd number up. 20 games give a first idea.
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    games: u64,
    /// Nodes for a move, on average: 500 is shallow, 50000 deep.
    #[arg(long, value_name = "N", default_value_t = 5_000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    nodes: u64,
    /// The seed of openings and games. Other seeds give other games.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// The number of games at the same time. It does not change the result. Default: one for each core.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1_024))]
    threads: Option<u64>,
    /// Stop a game after this number of plies. It counts as a draw.
    #[arg(long, value_name = "PLIES", default_value_t = 1_000, value_parser = clap::value_parser!(u64).range(10..=100_000))]
    longest: u64,
    /// The number of games in which one side has four times the nodes. They show whether better play wins. Default: a
    /// quarter of the other games.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(0..=1_000_000))]
    deep: Option<u64>,
    /// Play a match at odds for a piece, by its name. The side without it gets some of the commonest pieces more, until the
    /// match is even.
    #[arg(long, value_name = "PIECE", conflicts_with = "compare")]
    odds: Option<String>,
    /// Play another version of the game too, with the same openings, and show how they differ. OTHER is a game file, or an
    /// id with a layout and options after colons, such as `ultima:leaps=single`.
    #[arg(long, value_name = "OTHER", conflicts_with_all = ["shard", "merge"])]
    compare: Option<OsString>,
    /// Play only share K of N of the games, into a folder of its own. `--merge` joins the folders.
    #[arg(long, value_name = "K/N", default_value = "1/1", requires = "out")]
    shard: Shard,
    /// Keep games and reports in this folder. If it has some already, the command continues them.
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
    /// Join the games of these folders instead of playing. Name the game too if its file is not one that Baroque finds.
    #[arg(long, value_name = "FOLDER", num_args = 1..)]
    merge: Vec<PathBuf>,
    /// Solve the endings of king and one piece against a king too. The report says which pieces mate alone.
    #[arg(long, conflicts_with = "merge")]
    endings: bool,
    /// Write the report as JSON.
    #[arg(long)]
    json: bool,
}

impl Playtest {
    pub(super) fn run(&self) -> Result<(), Failure> {
        if !self.merge.is_empty() {
            return self.merge();
        }
        let game = self.game.clone().unwrap_or_default();
        let one = self.target(game, self.layout.clone(), self.options.clone());
        let Some(other) = &self.compare else {
            let (report, _) = self.play(&one, self.out.as_deref())?;
            return self.print(&report);
        };
        let other = self.other(other)?;
        // Both must be there before the first game is played.
        open(&other)?;
        let (first, first_games) = self.play(&one, self.out.as_deref())?;
        let folder = self.out.as_ref().map(|out| out.join(OTHER));
        let (second, second_games) = self.play(&other, folder.as_deref())?;
        let swapped = are_armies_swapped(&first.options, &second.options);
        let comparison = Comparison::new(&first_games, &second_games, swapped);
        let text = comparison.text(&first, &second);
        let data = serde_json::json!({
            "first": first,
            "second": second,
            "comparison": comparison,
        });
        if let Some(out) = &self.out {
            let json = serde_json::to_string_pretty(&data)?;
            output::file(&out.join("comparison.json"), json.as_bytes())?;
            output::file(&out.join("comparison.txt"), text.as_bytes())?;
        }
        match self.json {
            true => output::json(&data),
            false => output::text(&format!(
                "{}\n{}\n{text}",
                words::text(&first),
                words::text(&second)
            )),
        }
    }

    fn print(&self, report: &Report) -> Result<(), Failure> {
        match self.json {
            true => output::json(report),
            false => output::text(&words::text(report)),
        }
    }

    fn target(
        &self,
        game: OsString,
        layout: Option<String>,
        options: Vec<(String, String)>,
    ) -> Target {
        Target {
            game,
            layout,
            options,
            fen: None,
            variants: self.variants.clone(),
        }
    }

    /// The game that `--compare` names.
    fn other(&self, text: &OsString) -> Result<Target, Failure> {
        let words = text.to_string_lossy();
        if Path::new(text).is_file() || !words.contains(':') {
            return Ok(self.target(text.clone(), None, Vec::new()));
        }
        let mut parts = words.split(':');
        let game = OsString::from(parts.next().unwrap_or_default());
        let (mut layout, mut options) = (None, Vec::new());
        for part in parts {
            match target::option(part) {
                Ok(option) => options.push(option),
                Err(_) => layout = Some(part.to_owned()),
            }
        }
        Ok(self.target(game, layout, options))
    }

    fn sheet(&self, variant: &Variant) -> Result<Sheet, Failure> {
        let games = self.games.next_multiple_of(2);
        let plan = Plan {
            nodes: self.nodes,
            seed: self.seed,
            games,
            deep: self.deep.unwrap_or(games / 4).next_multiple_of(2),
            odds: None,
            longest: self.longest,
        };
        let mut sheet = Sheet::new(variant, plan);
        if let Some(piece) = &self.odds {
            let odds = Odds::new(&sheet, piece, games / 4);
            sheet.plan.odds = Some(odds.ok_or_else(|| {
                let names = sheet.pieces.iter().filter(|piece| !piece.royal);
                let names: Vec<&str> = names.map(|piece| piece.name.as_str()).collect();
                Failure(format!(
                    "no match at odds for `{piece}`: it has to be a piece that both sides begin with, and not the commonest. The pieces are {}",
                    names.join(", ")
                ))
            })?);
        }
        Ok(sheet)
    }

    /// Plays the games of a run that its folder does not have yet.
    fn play(
        &self,
        target: &Target,
        out: Option<&Path>,
    ) -> Result<(Report, Vec<GameRecord>), Failure> {
        let variant = open(target)?;
        let mut sheet = self.sheet(&variant)?;
        let (mut folder, mut games) = match out {
            Some(out) => {
                let (folder, games) = Folder::open(out, &mut sheet, self.shard)?;
                (Some(folder), games)
            }
            None => (None, Games::new()),
        };
        let all = sheet.plan.games(self.shard);
        let todo: Vec<_> = all.filter(|id| !games.contains_key(id)).collect();
        let mut progress = ProgressLine::new(todo.len());
        let (mut failure, mut unplayed) = (None, 0);
        let control = interrupt::control();
        play(
            control,
            &variant,
            &sheet.plan,
            &todo,
            self.threads(),
            &mut |played| {
                let Ok(game) = played else {
                    unplayed += 1;
                    return ControlFlow::Continue(());
                };
                progress.add(&game);
                let added = folder.as_mut().map_or(Ok(()), |folder| folder.add(&game));
                games.insert(game.id, game);
                let reported = added.and_then(|()| match (&folder, progress.wants_report()) {
                    (Some(folder), true) => {
                        let records = records(&games);
                        folder.report(&Report::new(&sheet, &records), &records)
                    }
                    _ => Ok(()),
                });
                match reported {
                    Ok(()) => ControlFlow::Continue(()),
                    Err(problem) => {
                        failure = Some(problem);
                        ControlFlow::Break(())
                    }
                }
            },
        )?;
        progress.end();
        if let Some(failure) = failure {
            return Err(failure.into());
        }
        if unplayed > 0 {
            output::warn(&format!(
                "{unplayed} games were not played: without the pieces at odds there is no position of the game"
            ));
        }
        if control.is_stopped() {
            let goes_on = match out {
                Some(_) => "The same command continues",
                None => "With `--out FOLDER` a run can be continued",
            };
            let (done, all) = (games.len(), sheet.plan.games(self.shard).count());
            output::warn(&format!("stopped after {done} of {all} games. {goes_on}"));
        }
        let records = records(&games);
        let mut report = Report::new(&sheet, &records);
        if self.endings {
            report.endings = Some(endings(&variant));
        }
        if let Some(folder) = &folder {
            folder.report(&report, &records)?;
            folder.png(&report)?;
            folder.pgn(&variant, &records)?;
        }
        warn_if_changed(target, &variant);
        Ok((report, records))
    }

    fn threads(&self) -> usize {
        let cores = || thread::available_parallelism().map_or(1, usize::from);
        let asked = self
            .threads
            .and_then(|threads| usize::try_from(threads).ok());
        asked.unwrap_or_else(cores)
    }
}

/// Which pieces mate alone. Without an answer there is a warning that says why.
fn endings(variant: &Variant) -> Vec<LoneEnding> {
    let mut solved = Vec::new();
    let answer = ending::tables(variant).and_then(|tables| {
        lone_endings(&tables, &EndingProgress::default(), &mut |ending| {
            solved.push(ending)
        })
    });
    if let Err(why) = answer {
        output::warn(&format!("no ending is solved: {why}"));
    }
    solved
}

fn records(games: &Games) -> Vec<GameRecord> {
    games.values().cloned().collect()
}

/// The game of a target, which has something to play.
fn open(target: &Target) -> Result<Arc<Variant>, Failure> {
    let (variant, _) = target.open()?;
    match unplayable(&variant) {
        Some(problem) => Err(Failure(problem)),
        None => Ok(Arc::new(variant)),
    }
}

/// Warns if the game file has other rules now than when the games were played.
fn warn_if_changed(target: &Target, variant: &Variant) {
    let Some(file) = target.file() else {
        return;
    };
    let now = target.open();
    if !now.is_ok_and(|(now, _)| rules_hash(&now) == rules_hash(variant)) {
        output::warn(&format!(
            "`{}` has changed meanwhile. The report is about the rules that it had at the start",
            file.display()
        ));
    }
}
