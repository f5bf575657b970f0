//! `baroque playtest`: many games of the computer against itself, and the report about them.

use baroque::library::rules_hash;
use baroque::playtest::{
    Control, GameId, Plan, Player, Report, Series, Shard, Sheet, built_in, play, words,
};
use baroque::variant_file::{Catalogue, Source};
use serde_json::Value;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};
use std::{env, fs, process, thread};

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

fn playtest(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_baroque"))
        .arg("playtest")
        .args(arguments)
        .output()
        .unwrap()
}

/// The standard output and error of a successful command.
fn both(arguments: &[&str]) -> (String, String) {
    let output = playtest(arguments);
    let errors = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success(), "{arguments:?}: {errors}");
    (String::from_utf8(output.stdout).unwrap(), errors)
}

fn good(arguments: &[&str]) -> String {
    let (text, errors) = both(arguments);
    // A slow machine shows progress.
    let others = errors.lines().filter(|line| !line.ends_with(" left"));
    assert_eq!(others.count(), 0, "{arguments:?}: {errors}");
    text
}

fn bad(arguments: &[&str]) -> String {
    let output = playtest(arguments);
    let errors = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1), "{arguments:?}: {errors}");
    assert!(!errors.contains("panicked"), "{errors}");
    errors
}

/// An empty folder, removed at the end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = env::temp_dir().join(format!("baroque-playtest-{name}-{}", process::id()));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    fn path(&self, name: &str) -> String {
        self.0.join(name).to_str().unwrap().to_owned()
    }

    /// A game file, and its path.
    fn game(&self, name: &str, text: &str) -> String {
        let path = self.path(name);
        fs::write(&path, text).unwrap();
        path
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A report is the same on any number of threads, in shares, and if the run was stopped.
#[test]
fn a_report_depends_on_game_seed_and_settings_alone() {
    let folder = Folder::new("same");
    let small = folder.game("small.ron", SMALL);
    let of = |more: &[&str]| -> Vec<String> {
        let fixed = [
            &small, "--nodes", "8", "--games", "20", "--deep", "4", "--json",
        ];
        fixed
            .iter()
            .chain(more)
            .map(|text| (*text).to_owned())
            .collect()
    };
    let run =
        |arguments: Vec<String>| good(&arguments.iter().map(String::as_str).collect::<Vec<_>>());
    let whole = run(of(&["--threads", "1"]));
    assert_eq!(run(of(&["--threads", "4"])), whole);
    assert_ne!(run(of(&["--seed", "2"])), whole);

    let shares: Vec<String> = (1..=5)
        .map(|number| {
            let (out, shard) = (
                folder.path(&format!("share{number}")),
                format!("{number}/5"),
            );
            run(of(&["--shard", &shard, "--out", &out]));
            out
        })
        .collect();
    let shares: Vec<&str> = shares.iter().map(String::as_str).collect();
    let joined = folder.path("joined");
    let merge = [
        &[&small, "--merge"],
        &shares[..],
        &["--json", "--out", &joined],
    ]
    .concat();
    assert_eq!(good(&merge), whole);
    let files = [
        "run.json",
        "games.jsonl",
        "report.json",
        "report.txt",
        "report.svg",
        "report.png",
        "games.csv",
        "games.pgn",
    ];
    for file in files {
        assert!(Path::new(&joined).join(file).is_file(), "{file}");
    }
    // A share less.
    let less = [&["--merge"], &shares[1..], &["--json"]].concat();
    let (report, errors) = both(&less);
    assert!(errors.contains("shard 1/5 is missing"), "{errors}");
    assert_ne!(report, whole);

    // A run that was killed while it wrote its eighth game.
    let stopped = folder.path("stopped");
    run(of(&["--out", &stopped]));
    let games = Path::new(&stopped).join("games.jsonl");
    let text = fs::read_to_string(&games).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 24);
    fs::write(
        &games,
        format!("{}\n{}", lines[..7].join("\n"), &lines[7][..40]),
    )
    .unwrap();
    assert_eq!(run(of(&["--out", &stopped])), whole);
    // A few games, and more later.
    let later = folder.path("later");
    let few = [
        &small, "--nodes", "8", "--games", "6", "--deep", "2", "--out", &later,
    ];
    assert!(good(&few).contains("6 games of the computer against itself"));
    assert_eq!(run(of(&["--out", &later])), whole);
}

/// Ctrl-C ends a long run with the report of its finished games.
#[cfg(unix)]
#[test]
fn an_interrupted_run_has_its_report() {
    let folder = Folder::new("interrupt");
    let small = folder.game("small.ron", SMALL);
    let out = folder.path("out");
    let run = Command::new(env!("CARGO_BIN_EXE_baroque"))
        .args(["playtest", &small, "--games", "100000", "--nodes", "50"])
        .args(["--threads", "1", "--json", "--out", &out])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let games = Path::new(&out).join("games.jsonl");
    let finished = || fs::read_to_string(&games).map_or(0, |text| text.lines().count());
    while finished() < 3 {
        thread::sleep(Duration::from_millis(20));
    }
    let kill = Command::new("kill")
        .args(["-INT", &run.id().to_string()])
        .status();
    assert!(kill.unwrap().success());
    let output = run.wait_with_output().unwrap();
    let errors = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success(), "{errors}");
    assert!(errors.contains("The same command continues"), "{errors}");
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(report["games"], finished());
}

#[test]
fn the_json_has_the_documented_fields() {
    let folder = Folder::new("json");
    let small = folder.game("small.ron", SMALL);
    let arguments = [&small, "--nodes", "8", "--games", "12", "--json"];
    let report: Value = serde_json::from_str(&good(&arguments)).unwrap();
    assert_eq!(report["game"], "small");
    assert_eq!(report["layout"], "5x5");
    assert_eq!(
        (&report["games"], &report["nodes"]),
        (&12.into(), &8.into())
    );
    assert_eq!(report["seed"], 1);
    let white = &report["white"];
    let number = |value: &Value| value.as_f64().unwrap();
    let all: f64 = ["wins", "draws", "losses"]
        .map(|key| number(&white[key]))
        .iter()
        .sum();
    assert_eq!(all, 12.0);
    let score = (number(&white["wins"]) + number(&white["draws"]) / 2.0) / 12.0;
    assert!((number(&white["score"]) - score).abs() < 1e-9 && number(&white["error"]) > 0.0);
    assert!(number(&report["plies"]["median"]) > 4.0 && number(&report["plies"]["mean"]) > 4.0);
    let ends = report["ends"].as_object().unwrap();
    assert_eq!(ends.values().map(number).sum::<f64>(), 12.0);
    let capture = &report["captures"][0];
    assert!(capture["piece"].is_string() && capture["victim"].is_string());
    assert_eq!(capture["method"], "displacement");
    assert!(number(&capture["count"]) > 0.0);
    assert!(report["values"].is_array());
    assert_eq!(report["deep"]["games"], 4);
}

/// The PGN has every game, and `baroque games` reads it without a note.
#[test]
fn the_games_are_written_as_pgn_and_as_a_table() {
    let folder = Folder::new("pgn");
    let out = folder.path("out");
    good(&[
        "hyper-chess",
        "--nodes",
        "5",
        "--games",
        "4",
        "--deep",
        "0",
        "--out",
        &out,
    ]);
    let pgn = Path::new(&out).join("games.pgn");
    let read = Command::new(env!("CARGO_BIN_EXE_baroque"))
        .args(["games", pgn.to_str().unwrap(), "--json"])
        .output()
        .unwrap();
    assert_eq!(String::from_utf8_lossy(&read.stderr), "");
    let games: Value = serde_json::from_slice(&read.stdout).unwrap();
    let report: Value =
        serde_json::from_str(&fs::read_to_string(Path::new(&out).join("report.json")).unwrap())
            .unwrap();
    let games = games.as_array().unwrap();
    assert_eq!(games.len(), 4);
    let won = games.iter().filter(|game| game["result"] == "1-0").count();
    assert_eq!(report["white"]["wins"], won);
    let csv = fs::read_to_string(Path::new(&out).join("games.csv")).unwrap();
    assert_eq!(csv.lines().count(), 5);
}

#[test]
fn a_folder_of_another_run_is_refused() {
    let folder = Folder::new("other");
    let small = folder.game("small.ron", SMALL);
    let out = folder.path("out");
    let run = [
        &small, "--nodes", "5", "--games", "2", "--deep", "0", "--out", &out,
    ];
    good(&run);
    let seed = bad(&[&run[..], &["--seed", "9"]].concat());
    assert!(
        seed.contains("has games with --seed 1, and this run has 9"),
        "{seed}"
    );
    let shard = bad(&[&run[..], &["--shard", "1/2"]].concat());
    assert!(shard.contains("games of shard 1/1"), "{shard}");
    let game = bad(&[&["ultima"], &run[1..]].concat());
    assert!(game.contains("has games of Small, 5x5"), "{game}");
    fs::write(&small, SMALL.replace("rnbqk", "rbnqk")).unwrap();
    let rules = bad(&run);
    assert!(rules.contains("of other rules"), "{rules}");
    fs::write(&small, SMALL).unwrap();
    fs::write(Path::new(&out).join("run.json"), "{").unwrap();
    let damaged = bad(&run);
    assert!(damaged.contains("run.json` is damaged"), "{damaged}");
    fs::remove_file(Path::new(&out).join("run.json")).unwrap();
    let lone = bad(&run);
    assert!(lone.contains("has games but no `run.json`"), "{lone}");
    let empty = folder.path("small.ron");
    let unwritable = bad(&[&run[..7], &["--out", &format!("{empty}/out")]].concat());
    assert!(unwritable.contains("cannot write"), "{unwritable}");
    let nothing = bad(&["--merge", &folder.path("nowhere")]);
    assert!(nothing.contains("is not a folder of playtest"), "{nothing}");
}

#[test]
fn a_game_without_play_is_named() {
    let folder = Folder::new("none");
    // The king of White is stalemated from the start.
    let text = SMALL
        .replace(".....", ".q...")
        .replace("rnbqk", "....k")
        .replace("RNBQK", "K....")
        .replace("ppppp", ".....")
        .replace("PPPPP", ".....");
    let stuck = folder.game("stuck.ron", &text);
    let error = bad(&[&stuck, "--games", "2"]);
    assert!(
        error.contains("the starting position has no moves to play"),
        "{error}"
    );
    let alone = SMALL.replace("rnbqk", ".....").replace("ppppp", ".....");
    let alone = folder.game("alone.ron", &alone);
    let error = bad(&[&alone, "--games", "2"]);
    assert!(error.contains("Black has no king"), "{error}");
    let endless = folder.game("endless.ron", SMALL);
    let run = [
        &endless,
        "--nodes",
        "5",
        "--games",
        "4",
        "--deep",
        "0",
        "--longest",
        "10",
    ];
    let report = good(&run);
    assert!(
        report.contains("No game came to an end within 10 plies.")
            || report.contains("did not end within 10 plies."),
        "{report}"
    );
}

#[test]
fn a_game_file_that_changes_meanwhile_is_named() {
    let folder = Folder::new("changes");
    let small = folder.game("small.ron", SMALL);
    let out = folder.path("out");
    let run = Command::new(env!("CARGO_BIN_EXE_baroque"))
        .args([
            "playtest", &small, "--nodes", "40", "--games", "20", "--out", &out,
        ])
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let games = Path::new(&out).join("games.jsonl");
    let begun = Instant::now();
    while fs::metadata(&games).map_or(0, |data| data.len()) == 0 {
        assert!(begun.elapsed() < Duration::from_secs(60));
        thread::sleep(Duration::from_millis(5));
    }
    fs::write(&small, SMALL.replace("rnbqk", "rbnqk")).unwrap();
    let output = run.wait_with_output().unwrap();
    let errors = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success(), "{errors}");
    assert!(errors.contains("has changed meanwhile"), "{errors}");
}

#[test]
fn two_versions_are_compared_and_the_same_one_differs_in_nothing() {
    let folder = Folder::new("compare");
    let small = folder.game("small.ron", SMALL);
    let run = [
        &small,
        "--nodes",
        "8",
        "--games",
        "8",
        "--deep",
        "0",
        "--compare",
    ];
    let same = good(&[&run[..], &[&small]].concat());
    assert!(
        same.contains("The same opening in 4 of 4 pairs of games."),
        "{same}"
    );
    assert_eq!(same.matches("no difference shows").count(), 6, "{same}");
    // Without the queen of Black.
    let weaker = folder.game("weaker.ron", &SMALL.replace("rnbqk", "rnb.k"));
    let differs = good(&[&run[..], &[&weaker, "--json"]].concat());
    let differs: Value = serde_json::from_str(&differs).unwrap();
    let figure = &differs["comparison"]["figures"][0];
    assert_eq!(figure["figure"], "White's score");
    assert!(
        differs["second"]["white"]["score"].as_f64() > differs["first"]["white"]["score"].as_f64()
    );
    let unknown = bad(&[&run[..], &["ultimo"]].concat());
    assert!(unknown.contains("ultimo"), "{unknown}");
}

/// Black lacks a rook and the queen, so White has a clear advantage.
#[test]
fn a_game_with_two_pieces_less_is_unfair() {
    let folder = Folder::new("unfair");
    let unfair = folder.game("unfair.ron", &SMALL.replace("rnbqk", ".nb.k"));
    let report = good(&[&unfair, "--nodes", "120", "--games", "16", "--deep", "0"]);
    assert!(report.contains("White has a clear advantage."), "{report}");
}

#[test]
fn a_match_at_odds_needs_a_piece_of_the_game() {
    let error = bad(&["chess", "--odds", "Dragon", "--games", "4"]);
    assert!(error.contains("no match at odds for `Dragon`"), "{error}");
    assert!(error.contains("Knight, "), "{error}");
    let king = bad(&["chess", "--odds", "King", "--games", "4"]);
    assert!(king.contains("no match at odds"), "{king}");
    let folder = Folder::new("odds");
    let small = folder.game("small.ron", SMALL);
    let run = [
        &small, "--nodes", "8", "--games", "8", "--deep", "0", "--odds", "knight",
    ];
    let report = good(&run);
    assert!(report.contains("the Knight"), "{report}");
}

/// The methods and powers of an invented piece.
const METHODS: [&str; 16] = [
    "Withdraw",
    "Advance",
    "Charge",
    "Leap",
    "Cannon",
    "Coordinate",
    "Pinch",
    "Destroy",
    "Enclose",
    "Explode",
    "EnPassant",
    "Shoot",
    "Mimic",
    "Leap(single: true)",
    "Withdraw(steps: 1)",
    "Enclose(teleport: true)",
];
const POWERS: [&str; 12] = [
    "Freeze",
    "Unfreezable",
    "Immune",
    "Swap",
    "Drive",
    "Compelled",
    "Push",
    "Pull",
    "Pawn",
    "Protect",
    "Neutralize",
    "Convert",
];

/// A game with any of a hundred pieces has a report.
#[test]
fn any_invented_piece_has_a_report() {
    let mut reports = 0;
    for (index, method) in METHODS.iter().enumerate() {
        for power in POWERS.iter().cycle().skip(index * 5).take(8) {
            let piece = format!(
                "name: \"Small\", pieces: {{ 'N': (name: \"Zebu\", moves: \"mQ\", captures: [{method}], powers: [{power}]) }},"
            );
            let text = SMALL.replace("name: \"Small\",", &piece);
            let mut catalogue = Catalogue::built_in();
            catalogue.add("zebu.ron", Source::new("zebu.ron", text));
            let Ok(variant) = catalogue.variant("zebu", None, &[]) else {
                continue;
            };
            let variant = Arc::new(variant);
            let plan = Plan {
                nodes: 3,
                seed: 5,
                games: 2,
                deep: 0,
                odds: None,
                longest: 60,
            };
            let games: Vec<_> = plan.games(Shard::WHOLE).collect();
            let mut records = Vec::new();
            play(
                &Control::default(),
                &variant,
                &plan,
                &games,
                2,
                &mut |game| {
                    records.push(game.unwrap());
                    ControlFlow::Continue(())
                },
            )
            .unwrap();
            let report = Report::new(&Sheet::new(&variant, plan), &records);
            assert_eq!(report.games, 2, "{method} {power}");
            assert!(
                words::text(&report).contains("White scores"),
                "{method} {power}"
            );
            reports += 1;
        }
    }
    assert!(reports >= 100, "{reports}");
}

/// The built-in games have reports that come with the program. The run plays the shortest game of each again.
#[test]
fn the_reports_of_built_in_games_come_from_their_games() {
    let catalogue = Catalogue::built_in();
    for id in catalogue.ids() {
        let variant = Arc::new(catalogue.variant(id, None, &[]).unwrap());
        let report = built_in(id).unwrap_or_else(|| panic!("{id} has no report"));
        assert_eq!(report.rules, rules_hash(&variant), "{id}");
        let results = report.white;
        assert_eq!(results.wins + results.draws + results.losses, 400, "{id}");
        assert_eq!((report.games, report.nodes), (400, 1_000), "{id}");
        let mut examples = report.examples.iter();
        let shortest = examples.find(|example| example.why == "shortest").unwrap();
        let plan = Plan {
            nodes: report.nodes,
            seed: report.seed,
            games: report.games,
            deep: 0,
            odds: None,
            longest: report.longest,
        };
        let game = GameId {
            series: Series::SelfPlay,
            number: shortest.game - 1,
        };
        let again = Player::new(&variant, &plan)
            .game(game, &Control::default())
            .unwrap();
        assert_eq!(again.plies() as u64, shortest.amount, "{id}");
        assert_ne!(again.points, 1, "{id}");
    }
}
