//! Every game by its name, every kind of move, and games from files.

use super::{Engine, legal, variant};

#[test]
fn every_choice_of_the_game_can_be_made() {
    let mut engine = Engine::start();
    engine.send("uci");
    let lines = engine.until("uciok");
    let games = lines.iter().find(|line| line.contains("UCI_Variant"));
    let choices: Vec<String> = games
        .unwrap()
        .split(" var ")
        .skip(1)
        .map(str::to_owned)
        .collect();
    for choice in choices {
        engine.send(&format!("setoption name UCI_Variant value {choice}"));
        engine.send("position startpos");
        engine.send("go nodes 50");
        let (_, best) = engine.answer();
        let (id, layout) = match choice.split_once(':') {
            Some((id, layout)) => (id, Some(layout)),
            None => (choice.as_str(), None),
        };
        let game = variant(id, layout);
        let start = baroque::notation::write_fen(&game, game.start());
        assert!(legal(&game, &start).contains(&best), "{choice}: {best}");
    }
}

#[test]
fn moves_of_all_kinds_are_played() {
    for (game, fen, moves, after) in [
        (
            "chess",
            "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
            "e1g1 e8c8",
            "2kr3r/8/8/8/8/8/8/R4RK1 w - - 2 2",
        ),
        (
            "chess",
            "8/P6k/8/8/8/8/8/K7 w - - 5 9",
            "a7a8n",
            "N7/7k/8/8/8/8/8/K7 b - - 0 9",
        ),
        (
            "rococo",
            "10/8k1/4s5/10/10/4S5/10/10/1K8/10 w - - 0 1",
            "d4d7",
            "10/8k1/4S5/10/10/4s5/10/10/1K8/10[] b - - 1 1 ban:d4d7",
        ),
        (
            "rococo",
            "10/8k1/10/10/5p4/4S5/10/10/1K8/10 w - - 7 1",
            "d4e5!",
            "10/8k1/10/10/10/10/10/10/1K8/10[S] b - - 0 1",
        ),
        (
            "ultima",
            "7k/8/8/3i4/3P4/8/8/K7 w - - 3 1",
            "d4d4",
            "7k/8/8/3i4/8/8/8/K7 b - - 0 1",
        ),
        (
            "renaissance",
            "4k4/9/9/9/9/9/9/9/K3R4[W] w - - 0 1",
            "e1e2@W",
            "4k4/9/9/9/9/9/9/4R4/K3W4[] b - - 1 1",
        ),
        (
            "chessma-84",
            "1********1/*8*/*7k*/*8*/*8*/*8*/*8*/*8*/*8*/*K7*/*8*/1********1[E] w - - 4 1",
            "E@d4",
            "1********1/*8*/*7k*/*8*/*8*/*8*/*3E4*/*8*/*8*/*K7*/*8*/1********1[] b - - 5 1",
        ),
    ] {
        let mut engine = Engine::playing(game);
        engine.send(&format!("position fen {fen} moves {moves}"));
        assert_eq!(engine.answers(), Vec::<String>::new(), "{game} {moves}");
        assert_eq!(engine.fen(), after, "{game} {moves}");
        engine.send("go nodes 200");
        let (_, best) = engine.answer();
        let game = variant(game, None);
        assert!(legal(&game, after).contains(&best), "{best} in {after}");
    }
}

#[test]
fn options_of_a_game_follow_its_name() {
    let mut engine = Engine::playing("renaissance:symmetry=choose");
    engine.send("position startpos moves setup:keep setup:exchange");
    assert!(engine.answers().is_empty());
    // If a suicide is the only move on a board, the option decides whether there is a move.
    let frozen = "position fen 7k/8/8/8/8/8/1i6/K7 w - - 0 1 moves a1a1";
    engine.send("setoption name UCI_Variant value ultima:8x8:suicide=off");
    engine.send(frozen);
    let lines = engine.answers();
    assert!(lines[1].starts_with("info string error: "), "{lines:?}");
    engine.quit();
}

#[test]
fn a_game_that_is_over_has_no_move() {
    let mut engine = Engine::start();
    engine.send("position fen 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
    engine.send("go depth 3");
    assert_eq!(engine.answer().1, "(none)");
    engine.send("position startpos moves f2f3 e7e5 g2g4 d8h4");
    engine.send("go movetime 100");
    assert_eq!(engine.answer().1, "(none)");
    engine.quit();
}

#[test]
fn positions_are_counted() {
    let mut engine = Engine::start();
    engine.send("position startpos");
    engine.send("go perft 3");
    let lines = engine.until("Nodes searched");
    assert_eq!(lines.last().unwrap(), "Nodes searched: 8902");
    assert!(lines.contains(&"b1c3: 440".to_owned()));
    engine.send("go perft 9");
    engine.send("stop");
    engine.send("isready");
    engine.until("readyok");
    engine.quit();
}

#[test]
fn games_of_files_and_folders_are_added() {
    let folder = std::env::temp_dir().join(format!("baroque uci {}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("my-game.ron");
    std::fs::write(&file, "(format: 1, base: \"ultima\", name: \"Mine\")").unwrap();
    for path in [&file, &folder] {
        let mut engine = Engine::start();
        engine.send(&format!(
            "setoption name VariantPath value {}",
            path.display()
        ));
        engine.send("setoption name UCI_Variant value my-game");
        let lines = engine.answers();
        assert!(
            lines[0].starts_with("info string variant my-game "),
            "{lines:?}"
        );
        engine.send("uci");
        assert!(engine.until("uciok").concat().contains(" var my-game"));
        engine.quit();
    }
    std::fs::write(folder.join("bad.ron"), "(format: 1, name: 7)").unwrap();
    let mut engine = Engine::start();
    let bad = folder.join("bad.ron");
    engine.send(&format!(
        "setoption name VariantPath value {}",
        bad.display()
    ));
    assert!(engine.answers()[0].starts_with("info string error: "));
    engine.quit();
    std::fs::remove_dir_all(&folder).unwrap();
}
