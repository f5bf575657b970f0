//! Books with counts made by hand, and inputs that are not games.

use super::grow::{GrowthPlan, grow};
use super::{Book, BookMove, DEEPEST, Reading, built_in, read, read_built_in};
use crate::notation::{find_move, parse_fen, write_move};
use crate::rules::{Position, Variant};
use crate::variant_file::Catalogue;

fn variant(id: &str, layout: &str) -> Variant {
    let catalogue = Catalogue::built_in();
    catalogue.variant(id, Some(layout), &[]).unwrap()
}

fn chess() -> Variant {
    variant("chess", "8x8")
}

fn read_for(variant: &Variant, text: &str) -> Reading {
    read(text.as_bytes(), variant, &Catalogue::built_in(), |_| true).unwrap()
}

/// The position after some moves in UCI notation.
fn after(variant: &Variant, moves: &str) -> Position {
    let start = variant.start().clone();
    moves.split_whitespace().fold(start, |position, text| {
        let mv = find_move(variant, &position, text).unwrap();
        variant.play(&position, mv)
    })
}

/// The entries of a book: each move with its games, wins, draws and losses.
fn entries(book: &Book, variant: &Variant, position: &Position) -> Vec<(String, [u32; 4])> {
    let numbers = |played: &BookMove| [played.games, played.wins, played.draws, played.losses];
    let moves = book.moves(variant, position);
    let moves = moves.iter();
    moves
        .map(|played| (write_move(variant, played.mv), numbers(played)))
        .collect()
}

const FOUR: &str = "\
[Result \"1-0\"]

1. e4 e5 2. Nf3 1-0

[Result \"0-1\"]

1. e4 c5 0-1

[Result \"1/2-1/2\"]

1. d4 (1. c4 c5) d5 {a comment with e4} 1/2-1/2

[Result \"*\"]

1. e4! e5 *
";

#[test]
fn games_are_counted_for_the_side_that_moves() {
    let chess = chess();
    let reading = read_for(&chess, FOUR);
    assert_eq!((reading.games, reading.others, reading.faulty), (4, 0, 0));
    let at_the_start = entries(&reading.book, &chess, chess.start());
    let named = |name: &str, numbers| (name.to_owned(), numbers);
    assert_eq!(
        at_the_start,
        [named("e2e4", [3, 1, 0, 1]), named("d2d4", [1, 0, 1, 0])]
    );
    let blacks = entries(&reading.book, &chess, &after(&chess, "e2e4"));
    assert_eq!(
        blacks,
        [named("e7e5", [2, 0, 0, 1]), named("c7c5", [1, 1, 0, 0])]
    );
    assert_eq!(entries(&reading.book, &chess, &after(&chess, "c2c4")), []);
    let played = reading.book.moves(&chess, chess.start());
    assert_eq!(played[0].score(), Some(0.5));
    assert_eq!(played[1].score(), Some(0.5));
    assert_eq!(reading.book.len(), 6);
}

#[test]
fn positions_meet_whichever_way_they_have_come_about() {
    let chess = chess();
    let text = "1. Nf3 Nf6 2. Nc3 d6 *\n\n[Event \"2\"]\n\n1. Nc3 Nf6 2. Nf3 e6 *\n";
    let book = read_for(&chess, text).book;
    let met = entries(&book, &chess, &after(&chess, "b1c3 g8f6 g1f3"));
    let moves: Vec<&str> = met.iter().map(|(mv, _)| mv.as_str()).collect();
    assert_eq!(moves, ["d7d6", "e7e6"]);
    // The counters of the FEN do not matter.
    let fen = "rnbqkb1r/pppppppp/5n2/8/8/2N2N2/PPPPPPPP/R1BQKB1R b KQkq - 17 40";
    let later = parse_fen(&chess, fen).unwrap();
    assert_eq!(entries(&book, &chess, &later), met);
}

#[test]
fn games_of_something_else_are_passed_over() {
    let text = "[Variant \"ultima\"]\n\n1. e2e3 *\n\n[Variant \"Ultima\"]\n[Layout \"8x8\"]\n\n1. e2e3 *\n\n\
        [Variant \"ultima\"]\n[Options \"leaps=single\"]\n\n1. e2e3 *\n\n[Variant \"chess\"]\n[Layout \"10x8\"]\n\n1. e3 *\n\n\
        [Variant \"chess\"]\n[Layout \"8x8\"]\n\n1. e3 *\n\n[Event \"of everybody's chess\"]\n\n1. e3 *\n\n\
        [Variant \"no such game\"]\n\n1. e3 *\n";
    let counts = |id: &str, layout: &str| {
        let reading = read_for(&variant(id, layout), text);
        assert_eq!(reading.faulty, 0, "{:?}", reading.notes);
        (reading.games, reading.others)
    };
    assert_eq!(counts("ultima", "8x8"), (2, 5));
    assert_eq!(counts("chess", "8x8"), (2, 5));
    assert_eq!(counts("chess", "10x8"), (1, 6));
    assert_eq!(counts("rococo", "10x10"), (0, 7));
    let single = vec![("leaps".to_owned(), "single".to_owned())];
    let catalogue = Catalogue::built_in();
    let single = catalogue.variant("ultima", None, &single).unwrap();
    assert_eq!(read_for(&single, text).games, 1);
}

#[test]
fn a_mistake_ends_its_game_and_no_other() {
    let chess = chess();
    let text =
        "1. e4 Ke5 2. d4 *\n\n[FEN \"8/8 w\"]\n\n1. e4 *\n\n[Event \"3\"]\n\n1. e4 {not closed";
    let reading = read_for(&chess, text);
    assert_eq!((reading.games, reading.faulty), (3, 3));
    let [fault, _, _] = &reading.notes[..] else {
        panic!("{:?}", reading.notes)
    };
    assert_eq!((fault.line, fault.column), (1, 7), "{fault}");
    let counted = entries(&reading.book, &chess, chess.start());
    assert_eq!(counted, [("e2e4".to_owned(), [2, 0, 0, 0])]);
    let later = read_for(&chess, &format!("1. d4 *\n\n[Event \"2\"]\n{text}"));
    assert_eq!(later.notes[0].line, 4);
}

#[test]
fn each_mistake_is_told_at_its_line() {
    let text = "[x \"y\"\n1. e4 \u{b1} e5 2. Zz9 *\n\n[Event \"B\"]\n\n1. d4 \u{bd}-\u{bd}\n\n[Event \"C\"]\n\n1. c4 c5 2. Kh9 *\n";
    let reading = read_for(&chess(), text);
    let lines: Vec<usize> = reading.notes.iter().map(|note| note.line).collect();
    assert_eq!(lines, [1, 2, 10], "{:?}", reading.notes);
    assert_eq!((reading.games, reading.faulty), (3, 2));
}

#[test]
fn what_is_no_file_of_games_does_no_harm() {
    let chess = chess();
    let catalogue = Catalogue::built_in();
    assert!(read(b"MZ\0\0\x01", &chess, &catalogue, |_| true).is_err());
    for text in [
        "",
        "\n\n",
        "Dear Sir, thank you.",
        "]]]]((((",
        "[[[\"\"",
        "1. \u{1F600}",
    ] {
        let reading = read_for(&chess, text);
        assert!(reading.book.is_empty(), "{text}");
    }
    let latin = read(
        b"[White \"Gr\xfcnfeld\"]\n\n1. d4 Nf6 *",
        &chess,
        &catalogue,
        |_| true,
    );
    assert_eq!(latin.unwrap().games, 1);
}

#[test]
fn reading_stops_when_asked_and_reads_no_game_to_its_end() {
    let chess = chess();
    let many = "[Event \"?\"]\n\n1. e4 *\n\n".repeat(300);
    let mut parts = Vec::new();
    let catalogue = Catalogue::built_in();
    let reading = read(many.as_bytes(), &chess, &catalogue, |part| {
        parts.push(part);
        part < 0.3
    });
    assert!(reading.unwrap().games < 150);
    assert!(parts.is_sorted() && parts.last() < Some(&0.6));
    let shuffle = "Nf3 Nf6 Ng1 Ng8 ".repeat(30);
    let long = read_for(&chess, &format!("{shuffle} e4 *"));
    let games = |played: &(String, [u32; 4])| played.1[0] as usize;
    let plies = ["", "g1f3", "g1f3 g8f6", "g1f3 g8f6 f3g1"].map(|moves| {
        let entries = entries(&long.book, &chess, &after(&chess, moves));
        entries.iter().map(games).sum::<usize>()
    });
    assert_eq!(plies.iter().sum::<usize>(), DEEPEST);
}

#[test]
fn the_same_seed_draws_the_same_move_and_bad_ones_are_left_alone() {
    let chess = chess();
    let game = |moves: &str, result: &str| format!("[Result \"{result}\"]\n\n{moves} {result}\n\n");
    let mut text = game("1. e4", "1-0").repeat(30) + &game("1. d4", "1/2-1/2").repeat(30);
    text += &(game("1. a3", "0-1").repeat(30) + &game("1. h3", "1-0"));
    let book = read_for(&chess, &text).book;
    let drawn = |seed| {
        let mv = book.choose(&chess, chess.start(), seed).unwrap();
        write_move(&chess, mv)
    };
    let all: Vec<String> = (0..400).map(drawn).collect();
    assert_eq!(all, (0..400).map(drawn).collect::<Vec<_>>());
    let count = |wanted: &str| all.iter().filter(|mv| *mv == wanted).count();
    // The weights are about 30 and 30/4. a3 always lost, and h3 was played once.
    assert_eq!((count("a2a3"), count("h2h3")), (0, 0));
    assert!((280..=360).contains(&count("e2e4")), "{}", count("e2e4"));
    assert_eq!(count("e2e4") + count("d2d4"), 400);
    assert_eq!(book.choose(&chess, &after(&chess, "e2e4"), 1), None);
}

/// A digest does not prove that a move is legal.
#[test]
fn what_a_position_does_not_allow_is_never_played() {
    let chess = chess();
    let mut book = read_for(&chess, "1. e4 *").book;
    let (_, white) = book.moves[0];
    let black = after(&chess, "e2e4");
    book.moves = vec![(black.hash(), white)];
    assert_eq!(book.moves(&chess, &black), []);
    assert_eq!(book.choose(&chess, &black, 1), None);
}

#[test]
fn lines_that_are_grown_differ_and_are_the_same_each_time() {
    let game = variant("withdrawer-chess", "10x8");
    let plan = GrowthPlan {
        lines: 4,
        plies: 3,
        nodes: 2_000,
        slack: 60,
        balance: 200,
        seed: 5,
    };
    let lines = grow(&game, &plan, |_| {});
    assert_eq!(lines.len(), 4);
    for (index, line) in lines.iter().enumerate() {
        assert!(!lines[..index].contains(line));
        let mut position = game.start().clone();
        for &mv in line {
            assert!(game.legal_moves(&position).contains(&mv));
            position = game.play(&position, mv);
        }
    }
    assert_eq!(grow(&game, &plan, |_| {}), lines);
}

#[test]
fn the_books_of_the_program_can_be_read_to_their_ends() {
    let catalogue = Catalogue::built_in();
    for id in catalogue.ids().filter(|id| built_in(id).is_some()) {
        let layouts = catalogue.info(id).unwrap().layouts;
        let mut games = 0;
        for layout in layouts {
            let variant = variant(id, &layout);
            let reading = read_built_in(&variant, &catalogue);
            assert_eq!(reading.notes, [], "{id} {layout}");
            let first = reading.book.moves(&variant, variant.start());
            let moves = reading.book.len();
            assert!(!first.is_empty() && moves > 30, "{id} {layout}: {moves}");
            games += reading.games;
        }
        let text = built_in(id).unwrap();
        assert_eq!(games, text.matches("[Variant").count(), "{id}");
    }
}
