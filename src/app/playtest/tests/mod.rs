//! Playtests without a window. The jobs run on the test's thread.

mod lists;
mod versions;

use super::job::PlaytestJob;
use super::{ExportKind, Phase, Playtest, PlaytestAction, Run, RunSettings};
use super::{STRENGTHS, Strength};
use crate::app::jobs::{Job, Mailbox, Waker};
use crate::app::shell::{FileChoice, Screen};
use crate::app::tests::Program;
use crate::app::variants::{GameWritten, PlaytestRequest};
use baroque::game::collection;
use baroque::library::rules_hash;
use baroque::playtest::Series;
use baroque::variant_file::{Catalogue, Source};
use std::fs;
use std::path::PathBuf;

/// A small game that is over soon.
const SMALL: &str = "(
    format: 1,
    base: \"chess\",
    name: \"Small\",
    setups: {
        \"5x5\": (array: \"
            rnbqk
            ppppp
            .....
            PPPPP
            RNBQK
        \",
        zones: {
            \"first rank\": (white: \"*1\", black: \"*5\"),
            \"home\": (white: \"*2\", black: \"*4\"),
            \"double step end\": (white: \"*3\", black: \"*3\"),
            \"last rank\": (white: \"*5\", black: \"*1\"),
        }),
    },
)";

const FEW: RunSettings = RunSettings {
    games: 4,
    strength: Strength::Shallow,
};

/// A program with a folder for runs, which is removed at the end.
pub(in crate::app) struct Tested {
    pub program: Program,
    root: PathBuf,
}

impl Tested {
    /// A program with the small game, and its playtest open.
    pub fn new(name: &str) -> Tested {
        Tested::with(name, SMALL)
    }

    fn with(name: &str, game: &str) -> Tested {
        let folder = format!("baroque-app-playtest-{name}-{}", std::process::id());
        let root = std::env::temp_dir().join(folder);
        let _ = fs::remove_dir_all(&root);
        let mut catalogue = Catalogue::built_in();
        catalogue.add("small.ron", Source::new("small.ron", game));
        let mut tested = Tested {
            program: Program::new(catalogue),
            root,
        };
        tested.open();
        tested
    }

    fn open(&mut self) {
        let root = self.root.clone();
        self.program.part_mut::<Playtest>().root = Some(root);
        self.program.send(PlaytestAction::Choose(FEW));
        self.program.send(PlaytestRequest::Game("small".to_owned()));
        self.work();
    }

    /// Does all jobs.
    fn work(&mut self) {
        let reports = Mailbox::new(Waker::new(|| {}));
        for job in self.program.sent::<PlaytestJob>() {
            job.run(&reports.sender());
        }
        for report in reports.take() {
            self.program.send(report);
        }
    }

    /// The file of an export.
    fn export(&mut self, kind: ExportKind) -> Vec<u8> {
        self.act(PlaytestAction::Export(kind));
        let choices = self.program.sent::<FileChoice>();
        let path = self.root.join(format!("export.{}", kind.endings()[0]));
        let words = choices[0].export_to(&path);
        assert!(words.is_some_and(|words| words.contains("Exported")));
        fs::read(path).unwrap()
    }

    pub fn act(&mut self, action: PlaytestAction) {
        self.program.send(action);
        self.work();
    }

    fn playtest(&self) -> &Playtest {
        self.program.part()
    }

    fn run(&self) -> &Run {
        self.playtest().open.as_ref().unwrap()
    }

    /// The same program, started again.
    fn again(mut self) -> Tested {
        let mut catalogue = Catalogue::built_in();
        catalogue.add("small.ron", Source::new("small.ron", SMALL));
        self.program = Program::new(catalogue);
        self.open();
        self
    }

    fn games_file(&self) -> PathBuf {
        self.run().folder.join("games.jsonl")
    }

    fn notices(&self) -> Vec<String> {
        let notices = self.program.shell().notices.shown().iter();
        notices.map(|notice| notice.text.clone()).collect()
    }
}

impl Drop for Tested {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.root);
    }
}

#[test]
fn games_are_played_and_more_games_follow() {
    let mut tested = Tested::new("more");
    assert!(tested.program.shell().shows(Screen::Playtest));
    assert!(tested.run().report.is_none() && !tested.root.exists());
    tested.act(PlaytestAction::Start);
    let run = tested.run();
    assert!(matches!(run.phase, Phase::Idle) && run.problem.is_none());
    assert_eq!((run.games(), run.count(Series::Deep)), (4, 2));
    assert_eq!(run.progress, (6, 6));
    let first = run.with_records(|games| games[..4].to_vec());
    assert_eq!(run.target(), 8);
    tested.act(PlaytestAction::Start);
    assert_eq!(tested.run().games(), 8);
    tested.run().with_records(|games| {
        assert!(first.iter().all(|game| games.contains(game)));
    });
}

#[test]
fn a_stopped_run_goes_on_and_a_killed_one_too() {
    let mut tested = Tested::new("stop");
    tested.program.send(PlaytestAction::Start);
    assert!(matches!(tested.run().phase, Phase::Playing(_)));
    tested.program.send(PlaytestAction::Stop);
    assert!(matches!(tested.run().phase, Phase::Stopping));
    tested.work();
    assert_eq!(tested.run().games(), 0, "it had no time for a game");
    assert!(matches!(tested.run().phase, Phase::Idle));
    tested.act(PlaytestAction::Start);
    let whole = tested.run().report.clone().unwrap();
    // A program that is killed leaves a part of a line.
    let path = tested.games_file();
    let text = fs::read_to_string(&path).unwrap();
    fs::write(&path, &text[..text.len() - 100]).unwrap();
    let mut tested = tested.again();
    assert_eq!(
        tested.run().progress,
        (5, 6),
        "the finished games are there"
    );
    tested.act(PlaytestAction::Start);
    assert_eq!(tested.run().progress, (6, 6));
    assert_eq!(tested.run().report, Some(whole));
}

#[test]
fn a_vanished_or_damaged_folder_is_told() {
    let mut tested = Tested::new("damage");
    tested.act(PlaytestAction::Start);
    let path = tested.games_file();
    fs::write(&path, "no game\n").unwrap();
    let mut tested = tested.again();
    let problem = tested.run().problem.clone().unwrap();
    assert!(problem.contains("games.jsonl:1"), "{problem}");
    assert!(tested.run().report.is_none());
    // Playing would tell it too, and change nothing.
    tested.act(PlaytestAction::Start);
    assert!(tested.run().problem.is_some());
    assert_eq!(fs::read_to_string(&path).unwrap(), "no game\n");
    fs::remove_dir_all(&tested.root).unwrap();
    let mut tested = tested.again();
    assert!(tested.run().problem.is_none() && tested.run().report.is_none());
    tested.act(PlaytestAction::Start);
    assert_eq!(tested.run().games(), 4);
}

#[test]
fn a_game_without_moves_or_without_a_side_is_told() {
    let without = |names: &[&str]| {
        let text = names
            .iter()
            .fold(SMALL.to_owned(), |text, name| text.replace(name, "....."));
        text.replace("rnbqk", "....k").replace("RNBQK", "K....")
    };
    let bare = without(&["ppppp", "PPPPP"]);
    let alone = without(&["RNBQK", "PPPPP"]);
    for (name, game) in [("bare", bare), ("alone", alone)] {
        let mut tested = Tested::with(name, &game);
        let Some(run) = &tested.playtest().open else {
            assert!(
                !tested.notices().is_empty(),
                "{name}: the file has a mistake"
            );
            continue;
        };
        let problem = run.problem.clone().unwrap();
        assert!(!problem.is_empty() && !run.can_start(), "{name}: {problem}");
        tested.act(PlaytestAction::Start);
        assert!(tested.run().report.is_none() && !tested.root.exists());
    }
}

/// On 5×5 as on larger boards a queen and a rook mate alone, but a bishop and a knight do not.
#[test]
fn endings_are_solved_when_asked_and_exported() {
    let mut tested = Tested::new("endings");
    tested.act(PlaytestAction::Start);
    tested.program.send(PlaytestAction::ToggleEndings);
    assert!(tested.run().endings.progress.is_some());
    tested.program.send(PlaytestAction::ToggleEndings);
    tested.work();
    let endings = &tested.run().endings;
    assert!(endings.progress.is_none() && !endings.complete, "stopped");
    tested.act(PlaytestAction::ToggleEndings);
    let endings = &tested.run().endings;
    assert!(endings.complete && endings.problem.is_none());
    let wins = |id: &str| {
        let ending = endings.solved.iter().find(|ending| ending.piece == id);
        ending.map(|ending| ending.wins == ending.positions)
    };
    assert_eq!((wins("queen"), wins("rook")), (Some(true), Some(true)));
    let never = |id| {
        endings
            .solved
            .iter()
            .any(|ending| ending.piece == id && ending.wins == 0)
    };
    assert!(never("bishop") && never("knight"));
    let text = String::from_utf8(tested.export(ExportKind::Json)).unwrap();
    assert!(text.contains("longest_win"), "{text}");
}

#[test]
fn a_position_of_the_editor_is_tested_and_its_games_are_of_the_game() {
    let mut tested = Tested::new("position");
    let base = tested.run().base.clone();
    let mv = base.legal_moves(base.start())[0];
    let position = base.play(base.start(), mv);
    tested.program.send(PlaytestRequest::Position(
        base.clone(),
        Box::new(position.clone()),
    ));
    tested.work();
    assert_eq!(
        tested.run().variant.start().setup().pieces,
        position.setup().pieces
    );
    tested.act(PlaytestAction::Start);
    let id = tested.run().with_records(|games| games[0].id);
    tested.act(PlaytestAction::OpenGame(id, None));
    let table = tested.program.table();
    assert_eq!(table.variant(), &*base);
    assert_ne!(&table.record.positions()[0], base.start());
}

#[test]
fn the_games_tell_the_character_until_the_rules_change() {
    let mut tested = Tested::new("character");
    tested.act(PlaytestAction::Start);
    let base = tested.run().base.clone();
    let known = tested
        .program
        .variants()
        .characters
        .of(&base, &rules_hash(&base));
    assert_eq!(known.map(|known| known.games), Some(4));
    // A new program finds it.
    let mut tested = tested.again();
    let mut outbox = crate::app::shell::Outbox::default();
    tested.playtest().scan(&mut outbox);
    tested.program.hear(&mut outbox);
    tested.work();
    let characters = &tested.program.variants().characters;
    assert_eq!(
        characters
            .of(&base, &rules_hash(&base))
            .map(|known| known.games),
        Some(4)
    );
    assert!(!tested.run().outdated);
    let changed = SMALL.replacen("rnbqk", "rbnqk", 1);
    tested.program.send(GameWritten {
        file: "small.ron".to_owned(),
        path: PathBuf::from("small.ron"),
        source: Source::new("small.ron", &changed),
    });
    assert!(tested.run().outdated);
    let now = tested
        .program
        .variants()
        .games
        .variant("small", None, &[])
        .unwrap();
    assert!(
        tested
            .program
            .variants()
            .characters
            .are_old(&now, &rules_hash(&now))
    );
    tested.act(PlaytestAction::Renew);
    assert!(!tested.run().outdated && tested.run().report.is_none());
}

#[test]
fn another_strength_is_another_run_and_the_first_one_stays() {
    let mut tested = Tested::new("strength");
    tested.act(PlaytestAction::Start);
    let first = tested.run().folder.clone();
    let normal = RunSettings {
        strength: Strength::Normal,
        ..FEW
    };
    tested.act(PlaytestAction::Choose(normal));
    assert_ne!(tested.run().folder, first);
    assert!(tested.run().report.is_none());
    tested.act(PlaytestAction::Choose(FEW));
    assert_eq!((&tested.run().folder, tested.run().games()), (&first, 4));
    assert!(
        STRENGTHS
            .windows(2)
            .all(|two| two[0].nodes() < two[1].nodes())
    );
}

#[test]
fn everything_can_be_exported() {
    let mut tested = Tested::new("export");
    tested.act(PlaytestAction::Start);
    for kind in ExportKind::ALL {
        let bytes = tested.export(kind);
        let text = String::from_utf8_lossy(&bytes);
        match kind {
            ExportKind::Pgn => {
                let games = collection::index(&bytes, |_, _| true);
                assert_eq!(games.unwrap().len(), 6);
            }
            ExportKind::Csv => assert_eq!(text.lines().count(), 7),
            ExportKind::Json => assert!(text.contains("\"games\": 4")),
            ExportKind::Svg => assert!(text.starts_with("<svg")),
            ExportKind::Png => assert_eq!(&bytes[1..4], b"PNG"),
        }
    }
}
