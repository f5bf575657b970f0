//! A run: its game, settings and progress.

use super::RunEndings;
use baroque::library::rules_hash;
use baroque::playtest::{
    Control, GameRecord, Plan, Report, Series, Sheet, built_in, engine_values, folder_name,
    unplayable,
};
use baroque::rules::{Position, Variant};
use baroque::texts::text;
use std::path::{Path, PathBuf};
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

/// The numbers of games to choose from.
pub const GAMES: [u64; 3] = [20, 200, 1_000];

/// The seed of all runs of the window.
const SEED: u64 = 1;
/// The length in plies after which a game counts as a draw.
const LONGEST: u64 = 1_000;
/// One in so many games has a side with more nodes.
const DEEP_SHARE: u64 = 4;

/// How strong the computer is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strength {
    Shallow,
    Normal,
    Deep,
}

/// All strengths.
pub const STRENGTHS: [Strength; 3] = [Strength::Shallow, Strength::Normal, Strength::Deep];

impl Strength {
    /// Nodes for a move, on average.
    pub fn nodes(self) -> u64 {
        match self {
            Strength::Shallow => 500,
            Strength::Normal => 5_000,
            Strength::Deep => 50_000,
        }
    }

    pub fn name(self) -> &'static str {
        match self {
            Strength::Shallow => text!("playtest-shallow"),
            Strength::Normal => text!("playtest-normal"),
            Strength::Deep => text!("playtest-deep"),
        }
    }
}

/// What the user chooses for a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RunSettings {
    /// The number of games of the computer against itself.
    pub games: u64,
    pub strength: Strength,
}

impl Default for RunSettings {
    fn default() -> RunSettings {
        RunSettings {
            games: GAMES[1],
            strength: Strength::Normal,
        }
    }
}

impl RunSettings {
    /// The settings of a run with this number of games.
    fn plan(self, games: u64) -> Plan {
        Plan {
            nodes: self.strength.nodes(),
            seed: SEED,
            games,
            deep: (games / DEEP_SHARE).next_multiple_of(2),
            odds: None,
            longest: LONGEST,
        }
    }
}

/// The finished games of a run. The thread that plays adds to them.
pub type Records = Arc<RwLock<Vec<GameRecord>>>;

/// What a run is doing.
#[derive(Clone, Debug, Default)]
pub enum Phase {
    #[default]
    Idle,
    /// Its folder is being read.
    Reading,
    Playing(Arc<Control>),
    /// It ends as soon as the moves that are being searched are found.
    Stopping,
}

/// A run that is open in the window.
#[derive(Debug)]
pub struct Run {
    /// Its number among those that have been open.
    pub number: u64,
    /// The game, which begins with the position that is tested.
    pub variant: Arc<Variant>,
    /// The same game with its own starting position.
    pub base: Arc<Variant>,
    /// The hash of its rules.
    pub base_rules: String,
    pub settings: RunSettings,
    pub sheet: Sheet,
    /// Its folder, which may not exist yet.
    pub folder: PathBuf,
    pub records: Records,
    pub report: Option<Arc<Report>>,
    /// The report that comes with the program, if it is about these rules.
    pub built_in: Option<Arc<Report>>,
    pub phase: Phase,
    /// The finished games, and those that are planned.
    pub progress: (usize, usize),
    /// The time that it still needs.
    pub left: Option<Duration>,
    /// Which pieces mate alone.
    pub endings: RunEndings,
    /// What went wrong, in words.
    pub problem: Option<String>,
    /// Whether the rules have changed since it began.
    pub outdated: bool,
}

impl Run {
    /// A run of a game, or of a position of it.
    ///
    /// # Errors
    ///
    /// If no game can start from the position, in words.
    pub fn new(
        number: u64,
        base: Arc<Variant>,
        position: Option<&Position>,
        settings: RunSettings,
        root: &Path,
    ) -> Result<Run, String> {
        let variant = match position.filter(|position| *position != base.start()) {
            Some(position) => Arc::new(from_position(&base, position)?),
            None => base.clone(),
        };
        let mut sheet = Sheet::new(&variant, settings.plan(settings.games));
        if variant.start() != base.start() {
            // What its games tell is not about the game itself.
            sheet.layout.push_str(", own position");
        }
        let base_rules = rules_hash(&base);
        let own_start = variant.start() == base.start();
        Ok(Run {
            number,
            built_in: report_of(&sheet, &base_rules).filter(|_| own_start),
            base_rules,
            problem: unplayable(&variant).map(|problem| sentence(&problem)),
            folder: root.join(folder_name(&sheet)),
            variant,
            base,
            settings,
            sheet,
            records: Records::default(),
            report: None,
            phase: Phase::default(),
            progress: (0, 0),
            left: None,
            endings: RunEndings::default(),
            outdated: false,
        })
    }

    /// The position that it begins with, if that is not the game's own.
    pub fn position(&self) -> Option<&Position> {
        (self.variant.start() != self.base.start()).then(|| self.variant.start())
    }

    /// The number of finished games of the computer against itself.
    pub fn games(&self) -> u64 {
        self.report.as_ref().map_or(0, |report| report.games)
    }

    pub fn is_playing(&self) -> bool {
        matches!(self.phase, Phase::Playing(_) | Phase::Stopping)
    }

    /// Whether it can start.
    pub fn can_start(&self) -> bool {
        matches!(self.phase, Phase::Idle) && unplayable(&self.variant).is_none()
    }

    /// Whether planned games are lacking.
    pub fn is_unfinished(&self) -> bool {
        let (done, all) = self.progress;
        done < all
    }

    /// How many games there will be after the next start.
    pub fn target(&self) -> u64 {
        let planned = self.report.as_ref().map_or(0, |report| report.planned);
        match self.games() {
            _ if self.is_unfinished() => planned.max(self.settings.games),
            have if have < self.settings.games => self.settings.games,
            have => have.next_multiple_of(2) + self.settings.games,
        }
    }

    /// Plans so many games.
    pub fn plan(&mut self, games: u64) {
        self.sheet.plan = self.settings.plan(games);
    }

    /// Keeps its games in the folder with this name, beside the one that it had.
    pub fn name_folder(&mut self, name: &str) {
        self.folder.set_file_name(name);
    }

    /// Stops playing.
    pub fn stop(&mut self) {
        if let Phase::Playing(control) = &self.phase {
            control.stop();
            self.phase = Phase::Stopping;
        }
    }

    /// Reads the games.
    pub fn with_records<T>(&self, read: impl FnOnce(&[GameRecord]) -> T) -> T {
        read(&self.records.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// The number of games of a series.
    pub fn count(&self, series: Series) -> usize {
        self.with_records(|games| games.iter().filter(|game| game.id.series == series).count())
    }
}

/// The report that comes with the program about a game with these rules, with the values of the engine that plays now.
fn report_of(sheet: &Sheet, rules: &str) -> Option<Arc<Report>> {
    let report = built_in(&sheet.game).filter(|report| report.rules == rules)?;
    Some(Arc::new(Report {
        engine: engine_values(sheet),
        ..report.clone()
    }))
}

/// The same game with another starting position.
fn from_position(variant: &Variant, position: &Position) -> Result<Variant, String> {
    let found = variant.starting_from(position);
    found.map_err(|error| sentence(&error.to_string()))
}

/// A text as a sentence.
pub fn sentence(text: &str) -> String {
    let mut letters = text.trim_end_matches('.').chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    format!("{}{}.", first.collect::<String>(), letters.as_str())
}
