//! `baroque lab match`: whole matches, also with faulty engines.
#![cfg(unix)]

use baroque::notation::parse_fen;
use baroque::variant_file::Catalogue;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;
use std::process::{Command, Output};

fn run(arguments: &[&str]) -> Output {
    let output = Command::new(env!("CARGO_BIN_EXE_baroque"))
        .args(["lab", "match"])
        .args(arguments)
        .output()
        .unwrap();
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(!errors.contains("panicked"), "{errors}");
    output
}

/// The standard output and standard error of a successful match.
fn good(arguments: &[&str]) -> (String, String) {
    let output = run(arguments);
    let [data, notes] =
        [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).unwrap());
    assert!(output.status.success(), "{arguments:?}: {notes}");
    (data, notes)
}

fn bad(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert_eq!(output.status.code(), Some(1), "{arguments:?}");
    assert!(output.stdout.is_empty());
    String::from_utf8(output.stderr).unwrap()
}

fn file(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("baroque-match-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    folder.join(name)
}

/// An engine that answers `uci` and `isready`, and runs a command when asked for a move.
fn engine(name: &str, when_asked: &str) -> String {
    let path = file(name);
    let script = format!(
        "#!/bin/sh\nwhile read -r word rest; do\n\
         case $word in\nuci) echo uciok ;;\nisready) echo readyok ;;\nquit) exit ;;\n\
         go) {when_asked} ;;\nesac\ndone\n"
    );
    fs::write(&path, script).unwrap();
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
    path.to_str().unwrap().to_owned()
}

/// The lines of the games in order, without the results.
fn games(data: &str) -> Vec<&str> {
    let mut games: Vec<&str> = data
        .lines()
        .filter(|line| line.starts_with("game "))
        .collect();
    games.sort_unstable();
    games
}

/// Two games on a small board against a faulty engine: it loses both, and the messages say why.
fn loses(name: &str, when_asked: &str, more: &[&str]) -> String {
    let wrong = engine(name, when_asked);
    let few = ["chess", "--one", &wrong, "--games", "2"];
    let (data, notes) = good(&[&few[..], more].concat());
    assert!(data.contains("games 2: +0 =0 -2"), "{data}");
    assert_eq!(notes.matches(" loses: ").count(), 2, "{notes}");
    assert!(notes.contains("\n  asked position fen "), "{notes}");
    notes
}

#[test]
fn a_match_is_the_same_however_many_games_go_on_at_a_time() {
    let match_of = |concurrency| {
        let few = "ultima --nodes 60 --games 4 --plies 4 --longest 16 --verbose --concurrency";
        let arguments: Vec<&str> = few.split(' ').chain([concurrency]).collect();
        good(&arguments).0
    };
    let (one, other) = (match_of("1"), match_of("2"));
    assert_eq!(games(&one).len(), 4);
    assert_eq!(games(&one), games(&other));
    // An engine plays as well as itself: each opening that it wins with one colour, it loses with the other.
    assert!(
        one.contains("score 50.0 %, Elo +0.0 ± 0.0\npairs [0, 0, 2, 0, 0]\n"),
        "{one}"
    );
}

/// The shares of a match together are the match.
#[test]
fn shares_of_a_match_have_its_games() {
    let match_of = |shard: &str| {
        let few = "ultima --nodes 60 --games 6 --plies 4 --longest 16 --verbose --shard";
        let arguments: Vec<&str> = few.split(' ').chain([shard]).collect();
        good(&arguments).0
    };
    let whole = match_of("1/1");
    let (one, two) = (match_of("1/2"), match_of("2/2"));
    assert_eq!((games(&one).len(), games(&two).len()), (4, 2));
    let mut joined = [games(&one), games(&two)].concat();
    joined.sort_unstable();
    assert_eq!(joined, games(&whole));
}

#[test]
fn weaker_players_play_something_else_each_game_and_the_same_in_each_match() {
    let path = file("levels.txt");
    let few = "chess --one-level 1 --two-level 1 --nodes 300 --games 4 --plies 0 --longest 24";
    let positions = ["--positions", path.to_str().unwrap(), "--concurrency"];
    let positions_of = |concurrency| {
        let arguments = few.split(' ').chain(positions).chain([concurrency]);
        good(&arguments.collect::<Vec<&str>>());
        let text = fs::read_to_string(&path).unwrap();
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        lines.sort_unstable();
        lines
    };
    let lines = positions_of("1");
    assert_eq!(lines, positions_of("2"));
    let count = lines.len();
    let mut different = lines;
    different.dedup();
    assert!(
        different.len() > count / 2,
        "{} of {count}",
        different.len()
    );
}

#[test]
fn an_illegal_move_loses_and_is_told() {
    let notes = loses(
        "illegal",
        "echo info score cp x; echo bestmove a1h8",
        &["--nodes", "9"],
    );
    assert!(notes.contains("illegal move `a1h8`\n  in "), "{notes}");
}

#[test]
fn rubbish_is_no_move() {
    let rubbish = r"printf 'bestmov\377\000 e2e4\n\n'; echo bestmove";
    let notes = loses("rubbish", rubbish, &["--depth", "1"]);
    assert!(notes.contains("illegal move ``"), "{notes}");
}

#[test]
fn an_engine_that_dies_is_started_again() {
    let notes = loses("dead", "exit 3", &["--nodes", "9", "--concurrency", "1"]);
    assert_eq!(notes.matches("exit status: 3").count(), 2, "{notes}");
}

#[test]
fn a_silent_engine_loses_by_time() {
    let patience = ["--nodes", "9", "--patience", "1"];
    let notes = loses("silent", ":", &patience);
    assert!(notes.contains(" ms of 1000 ms"), "{notes}");
    // It writes lines without end, but no answer.
    let chatter = "while echo info string; do :; done";
    let notes = loses("chatter", chatter, &["--movetime", "50", "--margin", "250"]);
    assert!(notes.contains(" ms of 300 ms"), "{notes}");
    let notes = loses("asleep", "sleep 1", &["--tc", "0.1+0", "--margin", "100"]);
    assert!(notes.contains(" ms of 200 ms"), "{notes}");
}

#[test]
fn a_decided_test_ends_the_match() {
    let wrong = engine("hopeless", "echo bestmove none");
    let many = ["chess", "--two", &wrong, "--nodes", "9", "--games", "1000"];
    let (data, notes) = good(&[&many[..], &["--sprt", "0,200", "--plies", "2"]].concat());
    assert!(
        data.contains("(-2.94, 2.94) [0, 200]: H1 accepted"),
        "{data}"
    );
    assert!(!data.contains("games 1000"), "{data}");
    assert!(
        notes.contains("10 of 1000: +10 =0 -0, score 100.0 %, Elo +inf ± inf"),
        "{notes}"
    );
}

#[test]
fn an_engine_that_cannot_play_is_told() {
    let wrong = bad(&["chess", "--one", "/no/such engine", "--nodes", "9"]);
    assert!(
        wrong.contains("the engine `/no/such engine` cannot be started"),
        "{wrong}"
    );
    let wrong = bad(&["chess", "--two", "true", "--nodes", "9"]);
    assert!(
        wrong.contains("`true` did not answer `uci`: engine has ended (exit status: 0)"),
        "{wrong}"
    );
    let wrong = bad(&["chess", "--one-option", "Hush=1", "--nodes", "9"]);
    assert!(wrong.contains("has no option `Hush`"), "{wrong}");
    let wrong = bad(&["chess", "--one-variant", "checkers", "--nodes", "9"]);
    assert!(
        wrong.contains("complains: there is no game `checkers`"),
        "{wrong}"
    );
}

#[test]
fn openings_come_from_a_file() {
    let openings = file("openings.txt");
    let fens = [
        "4k3/8/8/8/8/8/PPPP4/4K3 w - - 0 1",
        "4k3/pppp4/8/8/8/8/8/4K3 b - - 0 1",
    ];
    fs::write(&openings, format!("# two\n{}\n\n{}\n", fens[0], fens[1])).unwrap();
    let openings = openings.to_str().unwrap();
    let few = [
        "chess",
        "--depth",
        "1",
        "--games",
        "4",
        "--longest",
        "6",
        "--verbose",
    ];
    let (data, _) = good(&[&few[..], &["--openings", openings]].concat());
    for (game, place) in games(&data).iter().zip([0, 0, 1, 1]) {
        assert!(game.ends_with(fens[place]), "{game}");
    }
    fs::write(openings, "8/8/8 w - - 0 1\n").unwrap();
    let wrong = bad(&["chess", "--depth", "1", "--openings", openings]);
    assert!(wrong.contains("openings.txt:1: "), "{wrong}");
}

#[test]
fn positions_are_quiet_and_have_a_result() {
    let path = file("positions.txt");
    let path = path.to_str().unwrap();
    // A queen and a rook win against a bare king, and mates end in checks.
    let won = [
        "chess",
        "--fen",
        "7k/8/8/8/8/8/1R6/Q6K w - - 0 1",
        "--plies",
        "0",
    ];
    let few = ["--depth", "4", "--games", "2", "--positions", path];
    let (data, _) = good(&[&won[..], &few].concat());
    assert!(data.contains("+1 =0 -1"), "{data}");
    let chess = Catalogue::built_in().variant("chess", None, &[]).unwrap();
    let text = fs::read_to_string(path).unwrap();
    assert!(text.lines().count() >= 2);
    for line in text.lines() {
        let fen = line.strip_suffix(";1").unwrap();
        let position = parse_fen(&chess, fen).unwrap();
        assert!(!chess.in_check(&position), "{fen}");
    }
}

/// The numbers after `go nodes` that an engine got.
fn nodes_of(asked: &PathBuf) -> Vec<String> {
    let text = fs::read_to_string(asked).unwrap();
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    lines.dedup();
    lines
}

#[test]
fn engines_can_have_different_numbers_of_nodes() {
    let asked = [file("asked-one"), file("asked-two")];
    let engines = ["one", "two"].map(|name| {
        let path = file(&format!("asked-{name}"));
        let note = format!("echo $rest >>{}; echo bestmove none", path.display());
        engine(&format!("nodes-{name}"), &note)
    });
    let players = ["chess", "--one", &engines[0], "--two", &engines[1]];
    // Each engine is asked once, with White.
    let limits = ["--nodes", "90", "--two-nodes", "396", "--games", "2"];
    good(&[&players[..], &limits].concat());
    assert_eq!(nodes_of(&asked[0]), ["nodes 90"]);
    assert_eq!(nodes_of(&asked[1]), ["nodes 396"]);
    let other = ["chess", "--depth", "2", "--two-nodes", "9"];
    assert_eq!(run(&other).status.code(), Some(2));
}

/// Each engine wins once with queen and rook, and reports it. Then an engine that says it wins makes an illegal move.
#[test]
fn a_match_counts_won_games_that_were_won_and_adds_a_line_to_the_log() {
    let path = file("runs.jsonl");
    let log = ["--log", path.to_str().unwrap()];
    let won = ["chess", "--fen", "7k/8/8/8/8/8/1R6/Q6K w - - 0 1"];
    let few = ["--plies", "0", "--depth", "4", "--games", "2"];
    let (data, _) = good(&[&won[..], &few, &log].concat());
    let line = "baroque reported +8 in 1 game, won 1 (100 %)";
    assert_eq!(data.matches(line).count(), 2, "{data}");
    // White's first move is legal, its second is not.
    let boast = "echo info score cp 900; echo bestmove a1a7";
    let boaster = engine("boaster", boast);
    let (data, _) = good(&[&won[..], &few, &log, &["--two", &boaster]].concat());
    assert!(
        data.contains("boaster reported +8 in 1 game, won 0 (0 %)"),
        "{data}"
    );
    let text = fs::read_to_string(&path).unwrap();
    let entries: Vec<serde_json::Value> = text
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(entries.len(), 2);
    let [first, second] = [&entries[0], &entries[1]];
    assert_eq!(first["game"], "chess:8x8");
    assert_eq!(first["players"], serde_json::json!(["baroque", "baroque"]));
    let numbers = ["games", "wins", "draws", "losses"].map(|name| first[name].as_u64());
    assert_eq!(numbers, [Some(2), Some(1), Some(0), Some(1)]);
    assert_eq!(first["score"], 0.5);
    assert_eq!(first["pairs"], serde_json::json!([0, 0, 1, 0, 0]));
    assert_eq!(first["converted"], serde_json::json!([[1, 1], [1, 1]]));
    assert_eq!(second["converted"], serde_json::json!([[1, 1], [1, 0]]));
    let command = first["command"].as_str().unwrap();
    assert!(command.starts_with("lab match chess --fen"), "{command}");
    assert!(command.contains("--depth 4 --games 2"), "{command}");
    let date = first["date"].as_str().unwrap();
    assert!(date.ends_with('Z') && date.len() == 20, "{date}");
    let nowhere = ["--log", "/no/such/folder/runs.jsonl"];
    let wrong = bad(&[&won[..], &few, &nowhere].concat());
    assert!(
        wrong.contains("cannot write `/no/such/folder/runs.jsonl`"),
        "{wrong}"
    );
}
