//! Moves from an opening book.

use super::Engine;
use std::fs;

/// A book in which White starts with the rook's pawn, and Black answers with the opposite one.
const GAMES: &str = "\
[Variant \"chess\"]
[Layout \"8x8\"]

1. a4 a5 *

[Variant \"ultima\"]

1. e2e3 *

[Variant \"chess\"]
[Layout \"8x8\"]

1. a4 Ka5 *
";

#[test]
fn a_book_is_played_from_where_it_goes_and_only_if_it_is_wanted() {
    let file = std::env::temp_dir().join(format!("baroque-uci-{}.pgn", std::process::id()));
    fs::write(&file, GAMES).unwrap();
    let mut engine = Engine::playing("chess");
    let path = file.display();
    engine.send(&format!("setoption name BookFile value {path}"));
    engine.send("setoption name OwnBook value true");
    engine.send("isready");
    let lines = engine.until("readyok").join("\n");
    let counts = "info string book games 2 moves 2 others 1 faulty 1: line 13, column 7";
    assert!(lines.contains(counts), "{lines}");
    engine.send("position startpos");
    engine.send("go nodes 2000");
    let (infos, best) = engine.answer();
    assert_eq!(
        (infos.len(), best.as_str()),
        (0, "a2a4"),
        "it does not search"
    );
    engine.send("position startpos moves a2a4");
    engine.send("go wtime 1000 btime 1000");
    assert_eq!(engine.answer().1, "a7a5");
    // An analysis, or a search with named moves, does not use the book.
    engine.send("go nodes 500 searchmoves e7e5 d7d5");
    assert_ne!(engine.answer().1, "a7a5");
    engine.send("go infinite");
    engine.send("stop");
    assert!(!engine.answer().0.is_empty());
    engine.send("position startpos moves a2a4 a7a5");
    engine.send("go nodes 500");
    assert!(!engine.answer().0.is_empty(), "the book has ended");
    engine.send("setoption name OwnBook value false");
    engine.send("position startpos");
    engine.send("go nodes 500");
    assert!(!engine.answer().0.is_empty());
    engine.quit();
    fs::remove_file(file).unwrap();
}
