//! The output, errors and exit codes of the command line.

use serde_json::Value;
use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

fn baroque(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_baroque"))
        .args(arguments)
        .output()
        .unwrap()
}

fn good(arguments: &[&str]) -> String {
    let output = baroque(arguments);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{arguments:?}: {errors}");
    assert_eq!(errors, "", "{arguments:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// The error message of a failing command, which writes nothing to standard output.
fn bad(code: i32, arguments: &[&str]) -> String {
    let output = baroque(arguments);
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(code), "{arguments:?}: {errors}");
    assert_eq!(String::from_utf8_lossy(&output.stdout), "", "{arguments:?}");
    assert!(!errors.contains("panicked"), "{errors}");
    errors
}

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("baroque-cli-{name}-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    folder
}

#[test]
fn list_names_every_game_with_its_layouts_and_options() {
    let games: Value = serde_json::from_str(&good(&["list", "--json"])).unwrap();
    let swapper = games
        .as_array()
        .unwrap()
        .iter()
        .find(|game| game["id"] == "swapper-chess")
        .unwrap();
    assert_eq!(swapper["name"], "Swapper Chess");
    assert_eq!(swapper["layouts"][0]["name"], "10x10");
    let fen = "rnsbqkbsnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNSBQKBSNR w KQkq - 0 1";
    assert_eq!(swapper["layouts"][1]["fen"], fen);
    let option = &swapper["options"][0];
    assert_eq!(option["default"], option["choices"][0]["id"]);
    assert!(good(&["list"]).contains("swapper-chess  Swapper Chess"));
}

#[test]
fn moves_are_sorted_and_tell_all() {
    let fen = "k9/10/10/10/10/10/10/10/1pW7/K9 w - - 4 20";
    let arguments = ["moves", "withdrawer-chess", "--fen", fen, "--json"];
    let moves: Value = serde_json::from_str(&good(&arguments)).unwrap();
    let moves = moves.as_array().unwrap();
    let texts: Vec<&str> = moves
        .iter()
        .map(|mv| mv["move"].as_str().unwrap())
        .collect();
    let mut sorted = texts.clone();
    sorted.sort_unstable();
    assert_eq!(texts, sorted);
    let away = moves.iter().find(|mv| mv["move"] == "c2j2").unwrap();
    assert_eq!(away["captures"], serde_json::json!(["b2"]));
    assert_eq!(away["san"], "Wc2-j2xb2");
    assert_eq!(away["fen"], "k9/10/10/10/10/10/10/10/9W/K9 b - - 0 20");
}

#[test]
fn perft_ends_in_the_count_and_the_speed() {
    let lines = good(&["perft", "chess", "--layout", "8x8", "3", "--divide"]);
    let lines: Vec<&str> = lines.lines().collect();
    assert_eq!(lines.len(), 22);
    assert_eq!(lines[20], "perft 3 = 8902");
    assert!(lines[21].ends_with(" nodes/s"));
    assert!(good(&["perft", "chess", "0"]).starts_with("perft 0 = 1\n"));
}

#[test]
fn status_says_how_the_game_stands() {
    let status = |fen| good(&["status", "chess", "--fen", fen]);
    assert_eq!(good(&["status", "chess"]), "ongoing\n");
    let mate = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";
    assert_eq!(status(mate), "black wins: checkmate\n");
    assert_eq!(
        status("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"),
        "draw: stalemate\n"
    );
    assert_eq!(status("7k/8/6K1/8/8/8/8/8 b - -"), "draw: bare kings\n");
    assert_eq!(
        status("7k/8/6K1/8/8/8/R7/8 b - - 100 80"),
        "draw: no progress\n"
    );
}

#[test]
fn best_says_move_score_and_line() {
    let mate = "k9/10/1K8/10/10/10/10/10/9Q/10 w - - 0 1";
    for limit in [
        ["--depth", "3"],
        ["--nodes", "5000"],
        ["--movetime", "5000"],
    ] {
        let arguments = ["best", "withdrawer-chess", "--fen", mate];
        let reported = good(&[&arguments[..], &limit].concat());
        let lines: Vec<&str> = reported.lines().collect();
        let best = lines[0].strip_prefix("bestmove ").unwrap();
        assert_eq!(lines[1], "score mate 1");
        assert_eq!(lines[2], format!("line {best}"));
        assert_eq!(lines.len(), 3);
    }
    let reported = good(&["best", "chess", "--depth", "3"]);
    assert_eq!(reported, good(&["best", "chess", "--depth", "3"]));
    let score = reported.lines().nth(1).unwrap();
    let score = score.strip_prefix("score cp ").unwrap();
    assert!(score.parse::<i32>().unwrap().abs() < 200, "{score}");
}

/// Runs a command whose tables of endings stay in a folder of the test.
fn with_tables(name: &str, arguments: &[&str]) -> Output {
    let cache = folder(name);
    let output = Command::new(env!("CARGO_BIN_EXE_baroque"))
        .args(arguments)
        .env("XDG_CACHE_HOME", &cache)
        .output()
        .unwrap();
    fs::remove_dir_all(cache).unwrap();
    output
}

/// The number of legal positions and the longest win are known from published tables.
#[test]
fn an_ending_is_solved() {
    let arguments = ["ending", "chess", "kRK", "--layout", "8x8", "--json"];
    let output = with_tables("ending", &arguments);
    let table: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(
        (&table["material"], &table["layout"]),
        (&"KRk".into(), &"8x8".into())
    );
    let white = &table["sides"]["white"];
    assert_eq!(
        (&white["positions"], &white["wins"]),
        (&175_168.into(), &175_168.into())
    );
    assert_eq!(
        (&white["losses"], &white["longest"]),
        (&0.into(), &31.into())
    );
    let black = &table["sides"]["black"];
    assert_eq!(
        (&black["positions"], &black["longest"]),
        (&223_944.into(), &32.into())
    );

    let fen = "7k/8/6K1/8/8/8/8/R7 w - - 0 1";
    let output = with_tables("position", &["ending", "chess", "--fen", fen, "--json"]);
    let answer: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(
        (&answer["value"], &answer["plies"]),
        (&"win".into(), &1.into())
    );
    assert_eq!(answer["moves"].as_array().unwrap().len(), 20);
    let best = &answer["moves"][0];
    assert_eq!(
        (&best["move"], &best["value"], &best["plies"]),
        (&"a1a8".into(), &"win".into(), &1.into())
    );
    let lines = with_tables("best", &["best", "chess", "--fen", fen, "--depth", "1"]);
    assert_eq!(
        String::from_utf8_lossy(&lines.stdout),
        "bestmove a1a8\nscore mate 1\nline a1a8\n"
    );
}

#[test]
fn what_has_no_ending_is_said() {
    for (arguments, part) in [
        (["ending", "chess", "KZk"], "no piece with the letter `Z`"),
        (["ending", "chess", "KR"], "Black has no king"),
        (["ending", "chess", "KKk"], "White never has so many kings"),
        (["ending", "chess", "KQRkr"], "there are 5 pieces"),
        (["ending", "rococo", "KPk"], "captured pieces can come back"),
    ] {
        let message = bad(1, &arguments);
        assert!(message.contains(part), "{message}");
    }
    let castling = ["ending", "chess", "--fen", "4k3/8/8/8/8/8/8/4K2R w K - 0 1"];
    assert!(bad(1, &castling).contains("castling"));
    bad(2, &["ending", "chess"]);
}

#[test]
fn a_book_is_shown() {
    let folder = folder("book");
    let file = folder.join("games.pgn");
    let games = "[Result \"1-0\"]\n\n1. e4 e5 1-0\n\n[Event \"2\"]\n\n1. d4 *\n\n[Event \"3\"]\n\n1. e4 *\n";
    std::fs::write(&file, games).unwrap();
    let path = file.to_str().unwrap();
    let shown = good(&["book", "show", "chess", "--layout", "8x8", "--book", path]);
    let words = |line: &str| {
        line.split_whitespace()
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    let lines: Vec<Vec<String>> = shown.lines().map(words).collect();
    assert_eq!(lines[0], ["e2e4", "2", "+1", "=0", "-0", "e4"]);
    assert_eq!(lines[1], ["d2d4", "1", "+0", "=0", "-0", "d4"]);
    assert_eq!(lines.len(), 3);
    assert_eq!(
        shown.lines().last(),
        Some("games 3 moves 3 others 0 faulty 0")
    );
    assert!(
        bad(1, &["book", "show", "ultima", "--book", "/no/such/file"]).contains("/no/such/file")
    );
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn best_needs_one_limit_and_a_game_that_goes_on() {
    bad(2, &["best", "chess"]);
    bad(2, &["best", "chess", "--depth", "1", "--nodes", "9"]);
    for (limit, value) in [
        ("--depth", "0"),
        ("--depth", "101"),
        ("--nodes", "0"),
        ("--movetime", "0"),
        ("--movetime", "-5"),
    ] {
        bad(2, &["best", "chess", limit, value]);
    }
    let stalemate = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1";
    let errors = bad(1, &["best", "chess", "--depth", "1", "--fen", stalemate]);
    assert!(
        errors.contains("the game is over: Draw: stalemate"),
        "{errors}"
    );
    bad(2, &["bench", "chess"]);
}

#[test]
fn sets_are_drawn_by_a_seed_or_picked() {
    let sets = |arguments: &[&str]| {
        let output = baroque(&[&["sets", "draft", "--seed", "7"], arguments].concat());
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
        (text(output.stdout), text(output.stderr))
    };
    let own = ["--option", "army=own", "--balanced"];
    let (fen, told) = sets(&own);
    assert_eq!(sets(&own).0, fen);
    assert!(told.contains("White ") && told.contains("Black ") && told.contains("--seed 7"));
    let status = [
        "status",
        "draft",
        "--option",
        "army=own",
        "--fen",
        fen.trim(),
    ];
    assert_eq!(good(&status), "ongoing\n");
    let (fen, _) = sets(&["--white", "QRBNWLASU"]);
    assert!(fen.contains("[ABKLNQRSUWabklnqrsuw]"), "{fen}");
    assert!(bad(1, &["sets", "draft", "--white", "QRB"]).contains("needs 9"));
    assert!(bad(1, &["sets", "chess"]).contains("place no pieces"));
}

/// The nodes of `baroque bench`. A change that is meant to alter the search changes this number, any other must not.
const SIGNATURE: &str = "807138";

#[test]
fn the_search_is_the_one_that_was_written_down() {
    let report = good(&["bench"]);
    let last = report.lines().last().unwrap();
    assert_eq!(last.split(' ').next(), Some(SIGNATURE), "{last}");
}

#[test]
fn wrong_input_is_exit_code_one_and_says_what_and_where() {
    for (fen, reported) in [
        ("", "the FEN is empty"),
        ("8/8", "2 ranks, but the board has 8"),
        ("9/8/8/8/8/8/8/8 w", "rank 8: more than 8 squares"),
        ("7/8/8/8/8/8/8/8 w", "rank 8: 7 squares"),
        (
            "k7/8/8/8/8/8/8/7z w",
            "rank 1: no piece of this game has the letter `z`",
        ),
        ("k7/8/8/8/8/8/8/7* w", "rank 1: `*`, but h1 exists"),
        (
            "k7/8/8/8/8/8/8/7K[] w",
            "in this game no side has pieces in hand",
        ),
        ("k7/8/8/8/8/8/8/7K x", "side field `x`"),
        ("k7/8/8/8/8/8/8/7K w KX", "castling field `KX`"),
        (
            "k7/8/8/8/8/8/8/7K w K",
            "castling right `K`, but the King of e1",
        ),
        ("k7/8/8/8/8/8/8/7K w - z9", "en passant field `z9`"),
        (
            "k7/8/8/8/8/8/8/7K w - e3",
            "no pawn can have just passed e3",
        ),
        ("k7/8/8/8/8/8/8/7K w - - x", "halfmove field `x`"),
        ("k7/8/8/8/8/8/8/7K w - - 70000", "halfmove field `70000`"),
        ("k7/8/8/8/8/8/8/7K w - - 0 0", "fullmove field `0`"),
        ("k7/8/8/8/8/8/8/7K w - - 0 1 ban:a1", "extra field `ban:a1`"),
        (
            "k7/8/8/8/8/8/8/7K w - - 0 1 ban:a8h1",
            "swap ban: this game has none",
        ),
        ("8/8/8/8/8/8/8/7K w", "Black has no king"),
        ("k7/8/8/8/8/8/8/6KK w", "White has 2 kings, on g1, h1"),
        (
            "k6P/8/8/8/8/8/8/7K w",
            "the pawn on h8 cannot have reached that square",
        ),
        (
            "k7/8/8/8/8/8/8/P6K w",
            "the pawn on a1 cannot have reached that square",
        ),
        (
            "k7/8/8/8/8/8/8/R6K w",
            "White is to move, but Black's king is already attacked from a1",
        ),
    ] {
        let errors = bad(1, &["status", "chess", "--fen", fen]);
        assert!(errors.contains(reported), "{fen}: {errors}");
    }
    for (arguments, reported) in [
        (&["moves", "chezz"][..], "did you mean `chess`?"),
        (
            &["moves", "chess", "--layout", "9x9"],
            "the game has 8x8, 10x8, 10x10",
        ),
        (
            &["moves", "chess", "--option", "a=b"],
            "there is no option `a`",
        ),
        (
            &["moves", "swapper-chess", "--option", "castling=maybe"],
            "no choice `maybe`; it has lost, kept",
        ),
        (&["moves", "nowhere.ron"], "nowhere.ron"),
        (
            &["list", "--variants", "/nowhere"],
            "there is no folder `/nowhere`",
        ),
    ] {
        let errors = bad(1, arguments);
        assert!(errors.contains(reported), "{arguments:?}: {errors}");
    }
}

#[test]
fn positions_of_other_programs_are_read_with_warnings() {
    let kings = "k7/8/8/8/8/8/8/7K";
    let moves = good(&["moves", "chess", "--fen", kings]);
    for (tail, warning) in [
        ("w - - 0 0", "fullmove field `0`"),
        ("w - - - -", "halfmove field `-`"),
        ("w - - bm Kg1;", "bm Kg1"),
        ("w KQ - 0 1", "the King of e1"),
        ("w HAha - 0 1", "castling field `HAha`"),
        ("w - e3 0 1", "no pawn can have just passed e3"),
        ("W - - 0 1", "side field `W`"),
    ] {
        let output = baroque(&["moves", "chess", "--fen", &format!("{kings} {tail}")]);
        assert!(output.status.success(), "{tail}");
        assert_eq!(String::from_utf8_lossy(&output.stdout), moves, "{tail}");
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(
            errors.starts_with("warning: --fen: ") && errors.contains(warning),
            "{tail}: {errors}"
        );
    }
    let link = "https://lichess.org/analysis/standard/k7/8/8/8/8/8/8/7K_w_-_-_0_1";
    assert_eq!(good(&["moves", "chess", "--fen", link]), moves);
    assert_eq!(
        good(&["moves", "chess", "--fen", "startpos"]),
        good(&["moves", "chess"])
    );
}

#[test]
fn wrong_usage_is_exit_code_two() {
    bad(2, &["perft", "chess"]);
    bad(2, &["perft", "chess", "-1"]);
    bad(2, &["perft", "chess", "1000"]);
    bad(2, &["moves"]);
    bad(2, &["moves", "chess", "--option", "castling"]);
    bad(2, &["dance", "chess"]);
}

#[test]
fn check_shows_all_mistakes_with_their_places() {
    let good_file = "variants/swapper-chess.ron";
    assert!(good(&["check", good_file]).ends_with("good\n"));
    let broken = "tests/broken/typo.ron";
    let errors = bad(1, &["check", broken]);
    assert!(errors.contains("typo.ron:3:11"), "{errors}");
    assert!(errors.contains("3 |     base: \"ches\","), "{errors}");
    assert!(errors.contains("^^^^^^"), "{errors}");
    assert!(errors.contains("did you mean `chess`?"), "{errors}");
    assert!(errors.ends_with("4 mistakes\n"), "{errors}");
}

#[test]
fn files_that_are_no_text_or_not_there_are_told() {
    let folder = folder("bytes");
    let path = folder.join("bytes.ron");
    fs::write(&path, b"(\n\xff\xfe)").unwrap();
    let errors = bad(1, &["check", path.to_str().unwrap()]);
    assert!(errors.contains("not UTF-8 text"), "{errors}");
    assert!(errors.contains("bytes.ron:2:1"), "{errors}");
    let errors = bad(1, &["check", folder.join("gone.ron").to_str().unwrap()]);
    assert!(errors.contains("cannot be read"), "{errors}");
    let errors = bad(1, &["check", folder.to_str().unwrap()]);
    assert!(errors.contains("not UTF-8 text"), "{errors}");
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_folder_of_games_adds_to_the_built_in_ones() {
    let folder = folder("own");
    let game = "(format: 1, base: \"chess\", name: \"My Chess\", setups: {\"8x8\": ()})";
    fs::write(folder.join("my-chess.ron"), game).unwrap();
    let path = folder.join("my-chess.ron");
    assert_eq!(
        good(&["perft", path.to_str().unwrap(), "1"]).lines().next(),
        Some("perft 1 = 20")
    );
    let variants = folder.to_str().unwrap();
    assert!(good(&["list", "--variants", variants]).contains("my-chess  My Chess"));
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_full_disk_and_a_closed_pipe_are_no_reason_to_panic() {
    let full = fs::OpenOptions::new()
        .write(true)
        .open("/dev/full")
        .unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_baroque"))
        .args(["list", "--json"])
        .stdout(Stdio::from(full))
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(1));
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(errors.contains("cannot write the output"), "{errors}");
    let mut child = Command::new(env!("CARGO_BIN_EXE_baroque"))
        .args(["perft", "chess", "3", "--divide"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}

#[test]
fn the_guide_is_read_by_its_pages() {
    let list = good(&["guide"]);
    for id in [
        "withdrawer",
        "cannon-pawn",
        "encloser",
        "swapper-chess",
        "renaissance",
    ] {
        assert!(list.lines().any(|line| line.trim().starts_with(id)), "{id}");
    }
    let page = good(&["guide", "withdrawer"]);
    assert!(
        page.starts_with("# Withdrawer\n") && page.contains("\n## "),
        "{page}"
    );
    // A game without a page has its rules and a page about each piece.
    let generated = good(&["guide", "tests/own/horses.ron"]);
    for title in ["# Horses", "# Horse", "# Elephant", "# Ram"] {
        let known = |line: &str| line == title;
        assert!(generated.lines().any(known), "{title}: {generated}");
    }
    assert!(bad(1, &["guide", "withdrawr"]).contains("did you mean `withdrawer`?"));
    assert!(bad(1, &["guide", "--write", "/dev/null/guide"]).contains("/dev/null/guide"));
    // The pages of a game of one's own are written with their pictures.
    let written = folder("own-guide");
    good(&[
        "guide",
        "tests/own/horses.ron",
        "--write",
        written.to_str().unwrap(),
    ]);
    for file in ["horses.md", "horses-1.png", "horses-N.md", "horses-N-1.png"] {
        assert!(written.join(file).is_file(), "{file}");
    }
    fs::remove_dir_all(written).unwrap();
}

#[test]
fn pages_of_the_guide_are_checked_like_other_files() {
    let folder = folder("guide").join("guide");
    fs::create_dir_all(&folder).unwrap();
    let file = folder.join("page.ron");
    let page = |captures: &str| {
        format!(
            r#"(format: 1, game: "ultima", piece: 'W', text: ["It withdraws."], scenes: [(
                title: "One", fen: "7k/8/8/8/1W6/1p6/8/K7 w - - 0 1",
                lines: [[(play: "b4b5", captures: ["{captures}"], caption: "It captures {captures}.")]],
            )])"#
        )
    };
    fs::write(&file, page("b3")).unwrap();
    assert!(good(&["check", file.to_str().unwrap()]).contains("good"));
    fs::write(&file, page("b2")).unwrap();
    let reported = bad(1, &["check", file.to_str().unwrap()]);
    assert!(
        reported.contains("by the rules this move captures b3"),
        "{reported}"
    );
    fs::remove_dir_all(folder.parent().unwrap()).unwrap();
}

/// The first file that a translator gets is English, and the command finds what a change of it lacks.
#[test]
fn texts_begins_a_language_and_lists_what_it_lacks() {
    let folder = folder("texts");
    let place = folder.to_str().unwrap();
    let written = good(&["texts", "new", "pt-BR", place]);
    assert_eq!(written.lines().count(), 2);
    assert!(bad(1, &["texts", "new", "pt-BR", place]).contains("exists already"));
    let check = |language: &str| baroque(&["texts", "check", language, "--texts", place]);
    let lines = |output: &Output| -> Vec<String> {
        let text = String::from_utf8(output.stdout.clone()).unwrap();
        text.lines().map(str::to_owned).collect()
    };
    let (ftl, json) = (folder.join("pt-BR.ftl"), folder.join("pt-BR.json"));
    let empty: std::collections::BTreeMap<String, String> =
        serde_json::from_str(&fs::read_to_string(&json).unwrap()).unwrap();
    assert!(empty.contains_key("Checkmate in one move."));
    let all = lines(&check("pt"));
    assert_eq!(all.len(), empty.len());
    assert!(all.contains(&"missing: \"Checkmate in one move.\"".to_owned()));
    let mut filled: std::collections::BTreeMap<String, String> = empty
        .keys()
        .map(|english| (english.clone(), format!("pt {english}")))
        .collect();
    filled.insert(
        "A sentence of last year.".to_owned(),
        "Uma frase.".to_owned(),
    );
    fs::write(&json, serde_json::to_string(&filled).unwrap()).unwrap();
    let source = fs::read_to_string(&ftl).unwrap();
    fs::write(
        &ftl,
        source.replace("header-back = Back\n", "header-bakc = Voltar\n"),
    )
    .unwrap();
    let left = check("pt-BR");
    assert_eq!(left.status.code(), Some(1));
    let left = lines(&left);
    assert_eq!(left.len(), 3, "{left:?}");
    assert!(left[0].contains("no text “header-bakc”"), "{left:?}");
    assert_eq!(left[1], "missing: header-back");
    assert_eq!(left[2], "old: \"A sentence of last year.\"");
    fs::write(&ftl, source).unwrap();
    filled.remove("A sentence of last year.");
    fs::write(&json, serde_json::to_string(&filled).unwrap()).unwrap();
    assert_eq!(lines(&check("pt-BR")), ["pt-BR: complete"]);
    assert!(bad(1, &["texts", "check", "fi", "--texts", place]).contains("no file `fi.ftl`"));
    fs::remove_dir_all(folder).unwrap();
}

/// German and Spanish lack nothing, and no English text has changed since.
#[test]
fn german_and_spanish_are_complete() {
    let nowhere = std::env::temp_dir().join("baroque-no-texts");
    let nowhere = nowhere.to_str().unwrap();
    for language in ["de", "es"] {
        let output = baroque(&["texts", "check", language, "--texts", nowhere]);
        let lines = String::from_utf8_lossy(&output.stdout).into_owned();
        assert_eq!(lines, format!("{language}: complete\n"));
    }
}
