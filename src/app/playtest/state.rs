//! The state of playtests, and what actions do.

use super::compare::Compared;
use super::export::Export;
use super::job::{PlaytestJob, RunJob, from_base};
use super::run::{Phase, Run, RunSettings};
use super::selection::{GameList, Selection};
use super::{ExportKind, PlaytestAction, STRENGTHS};
use crate::app::analysis::AnalysisAction;
use crate::app::play::action::{GameOrigin, LayGame};
use crate::app::play::table::{PERSONS, Table};
use crate::app::shell::{FileChoice, Notify, Outbox, Screen, ScreenRequest};
use crate::app::variants::{PlaytestRequest, Variants};
use baroque::library;
use baroque::library::rules_hash;
use baroque::playtest::{Control, GameId, replay};
use baroque::rules::{Position, Variant};
use baroque::texts::text;
use bevy::ecs::resource::Resource;
use std::path::PathBuf;
use std::sync::Arc;
use std::thread::available_parallelism;

/// The state of playtests.
#[derive(Resource, Debug)]
pub struct Playtest {
    /// The folder with all runs, or `None` if the platform has none.
    pub(super) root: Option<PathBuf>,
    /// The open run.
    pub open: Option<Run>,
    /// The open list of games.
    pub list: Option<GameList>,
    /// The open comparison.
    pub compared: Option<Compared>,
    /// The match at odds for a piece of the open run.
    pub odds: Option<Run>,
    /// The number of the table with a game of the run.
    on_board: Option<u64>,
    settings: RunSettings,
    /// How many runs have been open.
    count: u64,
}

impl Default for Playtest {
    fn default() -> Playtest {
        let data = library::places().map(|places| places.data_dir().to_owned());
        Playtest {
            root: data.map(|data| data.join("playtest")),
            open: None,
            list: None,
            compared: None,
            odds: None,
            on_board: None,
            settings: RunSettings::default(),
            count: 0,
        }
    }
}

impl Playtest {
    /// Opens the playtest of a game.
    pub(super) fn ask(
        &mut self,
        request: &PlaytestRequest,
        variants: &Variants,
        outbox: &mut Outbox,
    ) {
        let (variant, position) = match request {
            PlaytestRequest::Rules(variant) => (Ok(variant.clone()), None),
            PlaytestRequest::Position(variant, position) => {
                (Ok(variant.clone()), Some(&**position))
            }
            PlaytestRequest::Game(id) => {
                let variant = variants.games.variant(id, None, &[]).map(Arc::new);
                (variant.map_err(|error| error.to_string()), None)
            }
        };
        let opened = variant.and_then(|variant| self.open(variant, position, variants, outbox));
        match opened {
            Ok(()) => outbox.send(ScreenRequest::Open(Screen::Playtest)),
            Err(problem) => outbox.send(Notify(problem)),
        }
    }

    /// Opens the run of a game, at the strength of its largest earlier run.
    fn open(
        &mut self,
        variant: Arc<Variant>,
        position: Option<&Position>,
        variants: &Variants,
        outbox: &mut Outbox,
    ) -> Result<(), String> {
        let open = self.open.as_ref();
        let same = |run: &&Run| run.base == variant && run.position() == position && !run.outdated;
        if open.filter(same).is_some() {
            return Ok(());
        }
        let mut settings = self.settings;
        let known = variants.characters.of(&variant, &rules_hash(&variant));
        let known = known.filter(|_| position.is_none());
        let strength = STRENGTHS.into_iter().find(|strength| {
            known
                .as_ref()
                .is_some_and(|known| known.nodes == strength.nodes())
        });
        settings.strength = strength.unwrap_or(settings.strength);
        let run = self.run(variant, position, settings)?;
        self.replace(run, outbox);
        Ok(())
    }

    /// A new run.
    pub(super) fn run(
        &mut self,
        variant: Arc<Variant>,
        position: Option<&Position>,
        settings: RunSettings,
    ) -> Result<Run, String> {
        let root = self.root.as_ref().ok_or(text!("playtest-no-folder"))?;
        self.count += 1;
        Run::new(self.count, variant, position, settings, root)
    }

    /// Opens a run instead of the last one, and reads its games.
    fn replace(&mut self, mut run: Run, outbox: &mut Outbox) {
        if let Some(last) = self.open.as_mut().filter(|last| last.is_playing()) {
            last.stop();
            outbox.send(Notify(text!("playtest-stopped", game = last.base.name())));
        }
        if let Some(last) = &self.open {
            last.endings.stop();
        }
        self.end_comparison();
        self.end_odds();
        run.phase = Phase::Reading;
        outbox.send(PlaytestJob::Read(RunJob::of(&run)));
        self.list = None;
        self.open = Some(run);
    }

    pub(super) fn apply(
        &mut self,
        action: &PlaytestAction,
        variants: &Variants,
        outbox: &mut Outbox,
    ) {
        match action {
            PlaytestAction::Choose(settings) => self.choose(*settings, outbox),
            PlaytestAction::Start => self.start(outbox),
            PlaytestAction::Stop => self.runs_mut().for_each(Run::stop),
            PlaytestAction::Measure(piece) => self.measure(piece, outbox),
            PlaytestAction::Renew => self.renew(variants, outbox),
            PlaytestAction::List(selection) => self.show_list(selection),
            PlaytestAction::OpenGame(id, at) => self.open_game(*id, *at, outbox),
            PlaytestAction::Return => outbox.send(ScreenRequest::Show(Screen::Playtest)),
            PlaytestAction::ToggleCompare => match (&self.compared, &self.open) {
                (None, Some(run)) => self.compared = Some(Compared::new(&run.base, variants)),
                _ => self.end_comparison(),
            },
            PlaytestAction::ToggleEndings => self.toggle_endings(outbox),
            PlaytestAction::Compare(variant) => self.compare(variant.clone(), outbox),
            PlaytestAction::Export(kind) => self.export(*kind, outbox),
            PlaytestAction::Leave if self.list.take().is_some() => {}
            PlaytestAction::Leave => {
                // A game on the board does not lead back any more: the page may have been opened from it.
                self.on_board = None;
                outbox.send(ScreenRequest::Close(Screen::Playtest));
            }
        }
    }

    /// Another strength is another run. While games are played, only their number can change.
    fn choose(&mut self, settings: RunSettings, outbox: &mut Outbox) {
        self.settings = settings;
        let Some(run) = &mut self.open else { return };
        if run.settings.strength == settings.strength {
            run.settings = settings;
            return;
        }
        let (base, position) = (run.base.clone(), run.position().cloned());
        match self.run(base, position.as_ref(), settings) {
            Ok(run) => self.replace(run, outbox),
            Err(problem) => outbox.send(Notify(problem)),
        }
    }

    /// Whether the open run can start: it is not playing, and no other one is.
    pub fn can_start(&self) -> bool {
        let open = self.open.as_ref();
        open.is_some_and(Run::can_start) && !self.runs().any(Run::is_playing)
    }

    fn start(&mut self, outbox: &mut Outbox) {
        let can = self.can_start();
        if let Some(run) = self.open.as_mut().filter(|_| can) {
            run.plan(run.target());
            play(run, outbox);
        }
    }

    /// Playtests the rules that the game has now.
    fn renew(&mut self, variants: &Variants, outbox: &mut Outbox) {
        let Some(run) = &self.open else { return };
        let base = &run.base;
        let now = variants
            .games
            .variant(base.id(), Some(base.layout()), base.options());
        match now {
            Ok(now) => outbox.send(PlaytestRequest::Rules(Arc::new(now))),
            Err(error) => outbox.send(Notify(error.to_string())),
        }
    }

    fn show_list(&mut self, selection: &Selection) {
        if let Some(run) = &self.open {
            let list = run.with_records(|games| GameList::new(selection, games, &run.sheet));
            self.list = Some(list);
        }
    }

    /// Puts a game on the board, with analysis, which ends with the game before.
    fn open_game(&mut self, id: GameId, at: Option<usize>, outbox: &mut Outbox) {
        let Some(run) = &self.open else { return };
        let record = run.with_records(|games| {
            let game = games.iter().find(|game| game.id == id)?;
            replay(&run.base, &from_base(game, [&run.variant, &run.base]))
        });
        let Some(record) = record else {
            return outbox.send(Notify(text!("playtest-other-rules").to_owned()));
        };
        let mut table = Table::with_game(record.game().clone(), PERSONS);
        if let Some(plies) = at {
            table.show(plies);
        }
        self.on_board = Some(table.number());
        outbox.send(LayGame::new(table, GameOrigin::Found));
        outbox.send(AnalysisAction::Toggle);
    }

    /// Whether the game on the board is one of the open run.
    pub fn has_on_board(&self, table: &Table) -> bool {
        self.open.is_some() && self.on_board == Some(table.number())
    }

    fn export(&self, kind: ExportKind, outbox: &mut Outbox) {
        let Some((run, report)) = self
            .open
            .as_ref()
            .and_then(|run| Some((run, run.report.as_ref()?)))
        else {
            return;
        };
        let name = format!("{}-playtest.{}", run.base.id(), kind.endings().concat());
        let export = Export {
            kind,
            variants: [run.variant.clone(), run.base.clone()],
            records: run.records.clone(),
            report: run.endings.add_to(report.clone()),
        };
        outbox.send(FileChoice::export(name, kind.endings(), move || {
            export.contents()
        }));
    }

    /// Plays another version with the same openings.
    fn compare(&mut self, variant: Arc<Variant>, outbox: &mut Outbox) {
        if self.runs().any(Run::is_playing) {
            return outbox.send(Notify(text!("playtest-busy").to_owned()));
        }
        let ready = |run: &&Run| run.games() > 0;
        let Some(first) = self.open.as_ref().filter(ready) else {
            return;
        };
        let (settings, games) = (first.settings, first.games());
        let other = self.run(variant, None, settings);
        let Some(compared) = &mut self.compared else {
            return;
        };
        match other {
            Ok(mut other) if other.problem.is_none() => {
                other.plan(games);
                other.sheet.plan.deep = 0;
                play(&mut other, outbox);
                compared.other = Some(other);
            }
            Ok(other) => outbox.send(Notify(other.problem.unwrap_or_default())),
            Err(problem) => outbox.send(Notify(problem)),
        }
    }

    fn end_comparison(&mut self) {
        if let Some(mut compared) = self.compared.take()
            && let Some(other) = &mut compared.other
        {
            other.stop();
        }
    }

    fn toggle_endings(&mut self, outbox: &mut Outbox) {
        if let Some(run) = &mut self.open {
            run.endings.toggle(run.number, &run.base, outbox);
        }
    }

    /// Notices whether the rules of the open run have changed.
    pub(super) fn notice_changes(&mut self, variants: &Variants) {
        let Some(run) = &mut self.open else { return };
        let base = &run.base;
        let now = variants
            .games
            .variant(base.id(), Some(base.layout()), base.options());
        run.outdated = now.is_ok_and(|now| rules_hash(&now) != run.base_rules);
    }

    /// Lets the games wait while something else needs the processor.
    pub(super) fn pause(&self, paused: bool) {
        for run in self.runs() {
            if let Phase::Playing(control) = &run.phase {
                control.pause(paused);
            }
        }
    }

    /// Reads what is known about games.
    pub(super) fn scan(&self, outbox: &mut Outbox) {
        if let Some(root) = &self.root {
            outbox.send(PlaytestJob::Scan(root.clone()));
        }
    }
}

/// Starts to play the planned games of a run. The window keeps a core.
pub(super) fn play(run: &mut Run, outbox: &mut Outbox) {
    let control = Arc::new(Control::default());
    run.problem = None;
    run.phase = Phase::Playing(control.clone());
    let cores = available_parallelism().map_or(1, usize::from);
    let threads = cores.saturating_sub(1).max(1);
    outbox.send(PlaytestJob::Play(RunJob::of(run), control, threads));
}
