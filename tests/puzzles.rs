//! Puzzles: those that come with the program keep what they promise, and the miner finds what there is.

use baroque::notation::{find_move, parse_fen, write_fen};
use baroque::puzzles::{
    CHECK_NODES, CHECKED, Checker, Doubt, End, Miner, Misfit, Opened, PLAIN_ONE_IN, Puzzle, Theme,
    built_in, built_in_games,
};
use baroque::rules::{Bitboard, Move, Outcome, Position, Travel, Variant};
use baroque::search::piece_values;
use baroque::variant_file::Catalogue;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::PathBuf;
use std::process::{Command, Output};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::UNIX_EPOCH;

/// The puzzles of a game, on their boards.
fn opened(catalogue: &Catalogue, game: &str) -> Vec<(Puzzle, Opened)> {
    let file = built_in(game).unwrap_or_else(|error| panic!("{game}: {error}"));
    let mut variants: BTreeMap<String, Variant> = BTreeMap::new();
    let open = |puzzle: Puzzle| {
        let key = format!("{} {:?}", puzzle.layout, puzzle.options);
        let known = variants.entry(key).or_insert_with(|| {
            let layout = Some(puzzle.layout.as_str());
            catalogue.variant(game, layout, &puzzle.options).unwrap()
        });
        let opened = puzzle.open_in(known.clone());
        let opened = opened.unwrap_or_else(|misfit| panic!("{}: {misfit}", puzzle.id()));
        (puzzle, opened)
    };
    file.puzzles.into_iter().map(open).collect()
}

fn last(opened: &Opened) -> Position {
    let line = opened.line.iter();
    line.fold(opened.position.clone(), |at, &mv| {
        opened.variant.play(&at, mv)
    })
}

#[test]
fn every_puzzle_fits_its_game_and_ends_as_it_says() {
    let catalogue = Catalogue::built_in();
    let mut ids = BTreeSet::new();
    for game in built_in_games() {
        let mut boards = BTreeSet::new();
        for (puzzle, opened) in opened(&catalogue, game) {
            let id = puzzle.id();
            assert_eq!(
                write_fen(&opened.variant, &opened.position),
                puzzle.fen,
                "{id}"
            );
            let outcome = opened.variant.outcome(&last(&opened));
            match (puzzle.end, outcome) {
                (End::Win, Some(Outcome::Win(winner, _))) => {
                    assert_eq!(winner, opened.position.turn(), "{id}");
                }
                (End::Gain, None) | (End::Defence, None | Some(Outcome::Draw(_))) => {}
                (end, outcome) => panic!("{id}: {end}, but {outcome:?}"),
            }
            let board: Vec<&str> = puzzle.fen.split(' ').take(2).collect();
            assert!(boards.insert(board.join(" ")), "{id} is there twice");
            assert!(ids.insert(id.clone()), "{id} is there twice");
        }
    }
}

#[test]
fn themes_are_those_of_the_line() {
    let catalogue = Catalogue::built_in();
    for game in built_in_games() {
        let mut values: BTreeMap<String, Vec<i32>> = BTreeMap::new();
        for (puzzle, opened) in opened(&catalogue, game) {
            let key = format!("{} {:?}", puzzle.layout, puzzle.options);
            let values = values
                .entry(key)
                .or_insert_with(|| piece_values(&opened.variant));
            assert_eq!(
                opened.themes(puzzle.end, values),
                puzzle.themes,
                "{}",
                puzzle.id()
            );
        }
    }
}

/// Whether the first move only captures the piece on its stop, and no answer captures the mover.
fn is_plain(opened: &Opened) -> bool {
    let (variant, mv) = (&opened.variant, opened.line[0]);
    let captured = variant.captured(&opened.position, mv);
    let next = variant.play(&opened.position, mv);
    let mut answers = variant.legal_moves(&next).into_iter();
    mv.travel == Travel::Replace
        && captured == Bitboard::of(mv.to)
        && !answers.any(|answer| variant.captured(&next, answer).contains(mv.to))
}

/// The newest games have fewer puzzles.
const NEWEST: [&str; 4] = ["gorgon-chess", "gorgona-chess", "rocaille", "ultimatum"];

#[test]
fn every_game_has_puzzles_and_few_are_plain_captures() {
    let catalogue = Catalogue::built_in();
    for game in built_in_games() {
        let puzzles = opened(&catalogue, game);
        let plain = puzzles.iter().filter(|(puzzle, opened)| {
            puzzle.end != End::Win && opened.line[0].promotion.is_none() && is_plain(opened)
        });
        let plain = plain.count();
        let least = if NEWEST.contains(&game) { 25 } else { 200 };
        assert!(puzzles.len() >= least, "{game}: {} puzzles", puzzles.len());
        assert!(
            plain * PLAIN_ONE_IN <= puzzles.len(),
            "{game}: {plain} of {}",
            puzzles.len()
        );
    }
}

/// The moves that win by force in this number of moves, found by trying everything.
fn winning(variant: &Variant, at: &Position, moves: usize) -> Vec<Move> {
    let wins = |mv: &Move| {
        let next = variant.play(at, *mv);
        match variant.outcome(&next) {
            Some(outcome) => matches!(outcome, Outcome::Win(winner, _) if winner == at.turn()),
            None if moves == 1 => false,
            None => variant.legal_moves(&next).into_iter().all(|answer| {
                let after = variant.play(&next, answer);
                match variant.outcome(&after) {
                    Some(outcome) => {
                        matches!(outcome, Outcome::Win(winner, _) if winner == at.turn())
                    }
                    None => !winning(variant, &after, moves - 1).is_empty(),
                }
            }),
        }
    };
    variant.legal_moves(at).into_iter().filter(wins).collect()
}

#[test]
fn short_wins_are_the_only_ones_of_their_length() {
    let catalogue = Catalogue::built_in();
    for game in built_in_games() {
        let puzzles = opened(&catalogue, game);
        let wins = |moves: usize| {
            let of_length = move |(puzzle, _): &&(Puzzle, Opened)| {
                puzzle.end == End::Win && puzzle.moves() == moves
            };
            puzzles.iter().filter(of_length)
        };
        let long = wins(2).take(2).map(|puzzle| (puzzle, 2));
        for ((puzzle, opened), moves) in wins(1).map(|puzzle| (puzzle, 1)).chain(long) {
            let found = winning(&opened.variant, &opened.position, moves);
            assert_eq!(found, [opened.line[0]], "{}", puzzle.id());
        }
    }
}

/// So many puzzles are proved again in each run.
const SAMPLE: usize = 8;
/// Enough nodes to see what is wrong with the lines of these tests.
const NODES: u64 = 40_000;

/// The seed of the samples of this run: `PUZZLE_SEED`, or another one in each run.
fn sample_seed() -> u64 {
    let given = std::env::var("PUZZLE_SEED").ok();
    given.map_or_else(
        || UNIX_EPOCH.elapsed().map_or(0, |time| time.as_secs()),
        |seed| seed.parse().expect("PUZZLE_SEED is a number"),
    )
}

/// A number that follows from a seed and a name.
fn mixed(seed: u64, name: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    (seed, name).hash(&mut hasher);
    hasher.finish()
}

/// Puzzles of some games, in each run other ones, as `baroque puzzles check` proves all.
#[test]
fn a_sample_is_proved_again() {
    let (catalogue, stop) = (Catalogue::built_in(), AtomicBool::new(false));
    let seed = sample_seed();
    let mut games: Vec<&str> = built_in_games().collect();
    games.sort_by_key(|game| mixed(seed, game));
    let mut wrong = Vec::new();
    for game in games.into_iter().take(SAMPLE) {
        let puzzles = built_in(game).unwrap().puzzles;
        let chosen = mixed(seed ^ 1, game) as usize % puzzles.len();
        let puzzle = &puzzles[chosen];
        let opened = puzzle.open(&catalogue).unwrap();
        let mut checker = Checker::new(Arc::new(opened.variant.clone()), &stop);
        if let Err(doubt) = checker.prove(&opened, puzzle.end, CHECK_NODES, CHECKED) {
            wrong.push(format!("{}: {doubt}", puzzle.id()));
        }
    }
    assert!(
        wrong.is_empty(),
        "{wrong:#?}\nPUZZLE_SEED={seed} repeats this. CONTRIBUTING.md says how to replace wrong puzzles."
    );
}

/// What the check says about a line.
fn check(game: &str, fen: &str, line: &str, end: End) -> Result<(), Doubt> {
    let stop = AtomicBool::new(false);
    let opened = puzzle(game, fen, line, end).open(&Catalogue::built_in());
    let opened = opened.unwrap_or_else(|misfit| panic!("{fen}: {misfit}"));
    let mut checker = Checker::new(Arc::new(opened.variant.clone()), &stop);
    checker.prove(&opened, end, NODES, CHECKED)
}

/// The bishop gives itself up with check, and the rook behind it captures the queen.
const DISCOVERED: &str = "3q3k/6p1/8/8/3B4/8/8/3R2K1 w - - 0 1";
/// The queen gives itself up, and the knight mates.
const SMOTHERED: &str = "r6k/6pp/7N/8/8/1Q6/8/6K1 w - - 0 1";
/// A rook mates on the back rank.
const BACK_RANK: &str = "6k1/5ppp/8/8/8/8/r4PPP/1R4K1 w - - 0 1";

#[test]
fn right_lines_are_confirmed() {
    for (fen, line, end) in [
        (DISCOVERED, "d4g7 h8g7 d1d8", End::Gain),
        (SMOTHERED, "b3g8 a8g8 h6f7", End::Win),
        (BACK_RANK, "b1b8", End::Win),
        // Only the capture of the queen that is about to mate saves the game.
        (
            "6k1/5ppp/8/8/8/7P/1B3PqP/r4K1R w - - 0 1",
            "f1g2",
            End::Defence,
        ),
    ] {
        assert_eq!(check("chess", fen, line, end), Ok(()), "{fen} {line}");
    }
}

#[test]
fn a_second_solution_is_noticed() {
    for (game, fen, line, end) in [
        // The rook can capture either bishop.
        (
            "chess",
            "3b2k1/5pp1/7p/8/b2R4/8/5PPP/6K1 w - - 0 1",
            "d4a4",
            End::Gain,
        ),
        // The Long Leaper can leap over either Withdrawer.
        (
            "ultima",
            "7k/8/8/8/w7/8/8/L2w3K w - - 0 1",
            "a1a5",
            End::Gain,
        ),
        // Any move of a pawn gives the king air.
        (
            "chess",
            "r5k1/5ppp/8/8/8/8/5PPP/1R4K1 w - - 0 1",
            "h2h3",
            End::Defence,
        ),
    ] {
        let doubt = check(game, fen, line, end);
        assert!(
            matches!(doubt, Err(Doubt::NotOnly(0, _))),
            "{fen}: {doubt:?}"
        );
    }
    // After the queen is captured, any move will do.
    let long = check("chess", DISCOVERED, "d4g7 h8g7 d1d8 g7f7 g1f2", End::Gain);
    assert!(matches!(long, Err(Doubt::NotOnly(4, _))), "{long:?}");
    // Either rook mates.
    let mates = check(
        "chess",
        "6k1/5ppp/8/8/8/8/5PPP/RR4K1 w - - 0 1",
        "b1b8",
        End::Win,
    );
    assert_eq!(mates, Err(Doubt::Win(0)));
}

#[test]
fn a_first_move_that_loses_is_noticed() {
    for (fen, line) in [
        // A pawn guards the bishop.
        ("6k1/5pp1/4p2p/3b4/8/8/5PPP/3Q2K1 w - - 0 1", "d1d5"),
        // A rook guards the pawn.
        ("r5k1/5ppp/8/8/8/8/p4PPP/R5K1 w - - 0 1", "a1a2"),
    ] {
        match check("chess", fen, line, End::Gain) {
            Err(Doubt::NotOnly(0, margin)) => assert!(margin < 0.0, "{fen}: {margin}"),
            other => panic!("{fen}: {other:?}"),
        }
    }
}

#[test]
fn a_line_cut_short_is_noticed() {
    // The sacrifices without their rewards.
    let gain = check("chess", DISCOVERED, "d4g7", End::Gain);
    assert_eq!(gain, Err(Doubt::End(End::Gain)));
    let win = check("chess", SMOTHERED, "b3g8", End::Win);
    assert_eq!(win, Err(Doubt::End(End::Win)));
}

#[test]
fn a_mate_that_is_none_is_noticed() {
    let win = |fen: &str, line: &str| check("chess", fen, line, End::Win);
    // The king has air on h7.
    let air = "6k1/5pp1/7p/8/8/8/r4PPP/1R4K1 w - - 0 1";
    assert_eq!(win(air, "b1b8"), Err(Doubt::End(End::Win)));
    // Black could keep the rook on the back rank.
    let helped = "r5k1/5ppp/8/8/8/8/5PPP/1R4K1 w - - 0 1";
    assert_eq!(win(helped, "b1c1 a8a2 c1c8"), Err(Doubt::Win(0)));
    // There was a mate in one.
    assert_eq!(win(BACK_RANK, "h2h3 a2a3 b1b8"), Err(Doubt::Win(0)));
}

/// The themes of a line, by name.
fn themes(game: &str, fen: &str, line: &str, end: End) -> Vec<String> {
    let catalogue = Catalogue::built_in();
    let puzzle = puzzle(game, fen, line, end);
    let opened = puzzle.open(&catalogue).unwrap();
    let values = piece_values(&opened.variant);
    let themes = opened.themes(end, &values).into_iter();
    themes.map(|theme| theme.to_string()).collect()
}

fn puzzle(game: &str, fen: &str, line: &str, end: End) -> Puzzle {
    let variant = Catalogue::built_in().variant(game, None, &[]).unwrap();
    Puzzle {
        game: game.to_owned(),
        layout: variant.layout().to_owned(),
        options: Vec::new(),
        fen: fen.to_owned(),
        line: line.split(' ').map(str::to_owned).collect(),
        end,
        rating: 1500,
        themes: Vec::new(),
    }
}

#[test]
fn themes_follow_from_the_moves() {
    for (game, fen, line, end, expected) in [
        // A leap over two pieces.
        (
            "ultima",
            "7k/8/8/8/8/8/8/L1p1p2K w - - 0 1",
            "a1f1",
            End::Gain,
            vec!["leap", "multiple-capture", "endgame"],
        ),
        (
            "ultima",
            "7k/8/8/8/8/8/pW6/7K w - - 0 1",
            "b2d2",
            End::Gain,
            vec!["withdrawal", "endgame"],
        ),
        // A Chameleon leaps over a Long Leaper.
        (
            "ultima",
            "7k/8/8/8/8/8/8/X1l4K w - - 0 1",
            "a1d1",
            End::Gain,
            vec!["leap", "mimicry", "endgame"],
        ),
        // An Immobilizer stops next to an enemy.
        (
            "ultima",
            "7k/8/8/3w4/8/8/8/I6K w - - 0 1",
            "a1d4",
            End::Defence,
            vec!["freeze", "quiet", "defence", "endgame"],
        ),
        (
            "chess",
            "6k1/5ppp/8/8/8/8/r4PPP/1R4K1 w - - 0 1",
            "b1b8",
            End::Win,
            vec!["endgame", "mate-in-1"],
        ),
        // The smothered mate.
        (
            "chess",
            "r6k/6pp/7N/8/8/1Q6/8/6K1 w - - 0 1",
            "b3g8 a8g8 h6f7",
            End::Win,
            vec!["sacrifice", "endgame", "mate-in-2"],
        ),
        // The bishop leaves the file, and the rook behind it captures the queen.
        (
            "chess",
            "3q3k/6p1/8/8/3B4/8/8/3R2K1 w - - 0 1",
            "d4g7 h8g7 d1d8",
            End::Gain,
            vec!["displacement", "discovered", "sacrifice", "endgame"],
        ),
        (
            "chess",
            "7k/P7/8/8/8/8/8/7K w - - 0 1",
            "a7a8q",
            End::Gain,
            vec!["promotion", "endgame"],
        ),
    ] {
        assert_eq!(themes(game, fen, line, end), expected, "{fen}");
    }
}

#[test]
fn a_line_that_does_not_fit_is_refused() {
    let catalogue = Catalogue::built_in();
    let open = |game: &str, fen: &str, line: &str| {
        puzzle(game, fen, line, End::Win).open(&catalogue).err()
    };
    let back_rank = "6k1/5ppp/8/8/8/8/r4PPP/1R4K1 w - - 0 1";
    assert_eq!(open("chess", back_rank, "b1b8"), None);
    assert_eq!(
        open("chess", back_rank, "b1c2"),
        Some(Misfit::Move("b1c2".to_owned()))
    );
    let over = Misfit::Over("g8h8".to_owned());
    assert_eq!(open("chess", back_rank, "b1b8 g8h8 b8a8"), Some(over));
    assert!(matches!(
        open("chess", "8/8 w", "b1b8"),
        Some(Misfit::Fen(_))
    ));
    let unknown = Puzzle {
        game: "no-game".to_owned(),
        ..puzzle("chess", back_rank, "b1b8", End::Win)
    };
    assert!(matches!(unknown.open(&catalogue), Err(Misfit::Game(_))));
}

/// A game of chess whose last move allows a mate on the back rank.
#[test]
fn the_miner_finds_a_planted_puzzle() {
    let variant = Catalogue::built_in()
        .variant("chess", Some("8x8"), &[])
        .unwrap();
    let start = "r5k1/5ppp/8/8/8/8/5PPP/1R4K1 w - - 0 1";
    let mut positions = vec![parse_fen(&variant, start).unwrap()];
    let mut moves = Vec::new();
    for text in "b1c1 a8b8 c1d1 b8c8 d1b1 c8a8 g1f1 a8a2".split(' ') {
        let at = &positions[positions.len() - 1];
        let mv = find_move(&variant, at, text).unwrap();
        moves.push(mv);
        positions.push(variant.play(at, mv));
    }
    let stop = AtomicBool::new(false);
    let mut miner = Miner::new(Arc::new(variant), &[], &stop);
    let found = miner.scan(&positions, &moves);
    let planted = found.iter().find(|found| found.puzzle.line == ["b1b8"]);
    let planted = planted.unwrap_or_else(|| panic!("{found:?}"));
    assert_eq!(planted.puzzle.end, End::Win);
    assert!(planted.puzzle.themes.contains(&Theme::Mate(1)));
}

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
    String::from_utf8(output.stdout).unwrap()
}

fn bad(code: i32, arguments: &[&str]) -> String {
    let output = baroque(arguments);
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(code), "{arguments:?}: {errors}");
    assert!(!errors.contains("panicked"), "{errors}");
    errors
}

fn folder(name: &str) -> PathBuf {
    let name = format!("baroque-puzzles-{name}-{}", std::process::id());
    let folder = std::env::temp_dir().join(name);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// One run gives the same file as two, the first of which ended early.
#[test]
fn mining_can_be_stopped_and_continued() {
    let folder = folder("mine");
    let mine = |name: &str, count: usize| {
        let path = folder.join(name);
        let path = path.to_str().unwrap();
        good(&[
            "puzzles",
            "mine",
            "hyper-chess",
            "--out",
            path,
            "--count",
            &count.to_string(),
        ]);
        fs::read_to_string(path).unwrap()
    };
    let puzzles = |file: &str| file.lines().filter(|line| !line.starts_with('#')).count();
    let first = mine("parts.txt", 1);
    // One game can have several puzzles.
    let more = puzzles(&first) + 1;
    let both = mine("parts.txt", more);
    assert!(puzzles(&both) >= more);
    assert_eq!(mine("whole.txt", more), both);
    fs::remove_dir_all(&folder).unwrap();
}

const ROW: &str = "800;win;endgame mate-in-1;b1b8;6k1/5ppp/8/8/8/8/r4PPP/1R4K1 w - - 0 1;8x8;";

#[test]
fn puzzles_of_a_file_are_listed_shown_and_checked() {
    let folder = folder("file");
    let path = folder.join("chess.txt");
    let file = path.to_str().unwrap();
    fs::write(&path, format!("# seeds: 3\n{ROW}\n")).unwrap();
    let listed: Value =
        serde_json::from_str(&good(&["puzzles", "list", "--file", file, "--json"])).unwrap();
    let puzzle = &listed[0];
    assert_eq!(
        (&puzzle["game"], &puzzle["layout"]),
        (&"chess".into(), &"8x8".into())
    );
    assert_eq!(puzzle["line"][0], "b1b8");
    assert_eq!(
        (&puzzle["themes"][1], &puzzle["end"]),
        (&"mate-in-1".into(), &"win".into())
    );
    let id = puzzle["id"].as_str().unwrap();
    assert!(good(&["puzzles", "list", "chess", "--file", file]).starts_with(id));
    let other = ["puzzles", "list", "--file", file, "--theme", "pinch"];
    assert_eq!(good(&other), "");
    let shown = good(&["puzzles", "show", id, "--file", file]);
    assert!(
        shown.contains("White moves and wins") && shown.contains("Rb8#"),
        "{shown}"
    );
    let json = good(&["puzzles", "show", id, "--file", file, "--json"]);
    assert_eq!(serde_json::from_str::<Value>(&json).unwrap(), *puzzle);
    let checked = good(&["puzzles", "check", "--file", file, "--nodes", "20000"]);
    assert_eq!(checked, "1 of 1 puzzles are right\n");
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn what_is_wrong_with_a_file_is_told() {
    let folder = folder("broken");
    let path = folder.join("chess.txt");
    let file = path.to_str().unwrap();
    let check = |text: &str| {
        fs::write(&path, text).unwrap();
        let output = baroque(&["puzzles", "check", "--file", file, "--nodes", "3000"]);
        assert_eq!(output.status.code(), Some(1), "{text}");
        String::from_utf8([output.stdout, output.stderr].concat()).unwrap()
    };
    assert!(check(&ROW.replace("win;", "")).contains("chess.txt`: line 1: 6 fields, expected 7"));
    assert!(check(&ROW.replace("b1b8", "b1c8")).contains("the move `b1c8` is not legal"));
    assert!(check(&ROW.replace("mate-in-1", "mate-in-2")).contains("themes should be"));
    assert!(check(&ROW.replace("r4PPP", "r4PP")).contains("chess-"));
    assert!(check(&format!("{ROW}\n{ROW}\n")).contains("two puzzles have this id"));
    // Another mate.
    let two = ROW.replace("1R4K1", "RR4K1").replace("r4PPP", "5PPP");
    assert!(check(&two).contains("another move"));
    let other = ROW.replace("win;endgame", "defence;defence endgame");
    assert!(check(&other).contains("the line does not end with a defence"));
    fs::remove_dir_all(&folder).unwrap();
}

/// The file keeps its comments' number of seeds and its right puzzles.
#[test]
fn wrong_puzzles_can_be_removed() {
    let folder = folder("removed");
    let path = folder.join("chess.txt");
    let file = path.to_str().unwrap();
    let two = ROW.replace("1R4K1", "RR4K1").replace("r4PPP", "5PPP");
    fs::write(&path, format!("# seeds: 3\n{two}\n{ROW}\n")).unwrap();
    let check = ["puzzles", "check", "--file", file, "--strict", "--remove"];
    bad(1, &check);
    let left = fs::read_to_string(&path).unwrap();
    let left: Vec<&str> = left
        .lines()
        .filter(|line| !line.contains("uzzles"))
        .collect();
    assert_eq!(left[1..], ["# seeds: 3", ROW]);
    assert_eq!(good(&check), "1 of 1 puzzles are right\n");
    bad(2, &["puzzles", "check", "--remove"]);
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn wrong_arguments_are_told() {
    assert!(bad(1, &["puzzles", "list", "no-game"]).contains("there are no puzzles of `no-game`"));
    assert!(bad(1, &["puzzles", "show", "chess-zzzzzz"]).contains("there is no puzzle"));
    assert!(bad(2, &["puzzles", "list", "--theme", "draw"]).contains("there is no theme `draw`"));
    assert!(bad(1, &["puzzles", "mine", "no-game"]).contains("there is no game `no-game`"));
    assert!(bad(1, &["puzzles", "check", "--file", "none/chess.txt"]).contains("none/chess.txt"));
    bad(2, &["puzzles", "check", "--nodes", "0"]);
    bad(2, &["puzzles"]);
}
