//! Ultima and its relatives: the choice of the array, notation, and the ends of games.

use baroque::game::Record;
use baroque::notation::{find_move, parse_fen, write_fen, write_san};
use baroque::rules::{DrawReason, Outcome, Position, Variant, WinReason};
use baroque::search::{Engine, Limits};
use baroque::variant_file::Catalogue;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

fn game(id: &str) -> Variant {
    Catalogue::built_in().variant(id, None, &[]).unwrap()
}

fn record(id: &str, fen: &str) -> Record {
    let variant = game(id);
    let start = parse_fen(&variant, fen).unwrap();
    Record::new(Arc::new(variant), start)
}

fn play(record: &mut Record, moves: &str) {
    for text in moves.split_whitespace() {
        let mv = find_move(record.variant(), record.position(), text).expect(text);
        record.play(mv).expect(text);
    }
}

fn after(variant: &Variant, moves: &str) -> Position {
    let mut position = variant.start().clone();
    for text in moves.split_whitespace() {
        let mv = find_move(variant, &position, text).expect(text);
        position = variant.play(&position, mv);
    }
    position
}

#[test]
fn the_choices_of_an_array_count_in_no_counter() {
    let variant = game("baroque");
    let array = "ilxkwxlc/pppppppp/8/8/8/8/PPPPPPPP";
    let fens = [
        ("", format!("{array}/ILXKWXLC w - - 0 1 setup:1")),
        (
            "setup:exchange",
            format!("{array}/ILXWKXLC b - - 0 1 setup:2"),
        ),
        (
            "setup:exchange setup:keep",
            format!("{array}/ILXWKXLC w - - 0 1 setup:3"),
        ),
        (
            "setup:exchange setup:keep setup:exchange",
            format!("{array}/CLXWKXLI b - - 0 1 setup:4"),
        ),
        (
            "setup:exchange setup:keep setup:exchange setup:keep",
            format!("{array}/CLXWKXLI w - - 0 1"),
        ),
        (
            "setup:exchange setup:keep setup:exchange setup:keep a2a3",
            format!(
                "{}/CLXWKXLI b - - 1 1",
                array.replace("8/PPPPPPPP", "P7/1PPPPPPP")
            ),
        ),
    ];
    for (moves, fen) in fens {
        assert_eq!(write_fen(&variant, &after(&variant, moves)), fen);
    }
}

#[test]
fn sixteen_arrays_are_no_two_the_same_position() {
    let variant = game("baroque");
    let mut positions = vec![variant.start().clone()];
    for _ in 0..4 {
        positions = positions
            .iter()
            .flat_map(|position| {
                let moves = variant.legal_moves(position).into_iter();
                moves.map(|mv| variant.play(position, mv))
            })
            .collect();
    }
    assert_eq!(positions.len(), 16);
    for (index, one) in positions.iter().enumerate() {
        let same = positions[..index].iter().any(|other| one.same_as(other));
        assert!(!same && one.choice() == 0);
    }
    let chosen = after(&variant, "setup:keep setup:keep setup:keep setup:keep");
    assert!(
        !chosen.same_as(variant.start()),
        "the choice is part of a position"
    );
    let fresh = parse_fen(&variant, "ilxkwxlc/pppppppp/8/8/8/8/PPPPPPPP/ILXKWXLC").unwrap();
    assert!(chosen == fresh && chosen.hash() == fresh.hash());
}

#[test]
fn choices_are_written_in_words() {
    let variant = game("baroque");
    let written = |moves: &str, next: &str| {
        let position = after(&variant, moves);
        let mv = find_move(&variant, &position, next).expect(next);
        write_san(&variant, &position, mv)
    };
    assert_eq!(written("", "setup:keep"), "keep K and W");
    assert_eq!(written("setup:keep", "setup:exchange"), "swap K and W");
    assert_eq!(
        written("setup:keep setup:keep", "setup:exchange"),
        "swap I and C"
    );
}

#[test]
fn choices_are_taken_back_and_played_by_the_computer() {
    let variant = Arc::new(game("baroque"));
    let mut record = Record::new(variant.clone(), variant.start().clone());
    play(&mut record, "setup:exchange setup:exchange");
    record.take_back();
    assert_eq!(record.position().choice(), 2);
    assert_eq!(record.outcome(), None);
    let mut engine = Engine::new(4);
    for _ in 0..5 {
        let stop = AtomicBool::new(false);
        let found = engine.search(
            &variant,
            record.positions(),
            &Limits::depth(3),
            &stop,
            &mut |_| {},
        );
        record.play(found.unwrap().line[0]).unwrap();
    }
    assert_eq!(
        (record.position().choice(), record.position().fullmove()),
        (0, 2)
    );
}

#[test]
fn a_choice_that_cannot_be_is_refused_in_words() {
    let array = "ilxkwxlc/pppppppp/8/8/8/8/PPPPPPPP/ILXKWXLC";
    for (id, fen, reported) in [
        (
            "baroque",
            format!("{array} w - - 0 1 setup:5"),
            "has no choice 5",
        ),
        (
            "baroque",
            format!("{array} w - - 0 1 setup:0"),
            "a number from 1",
        ),
        (
            "baroque",
            format!("{array} w - - 0 1 setup:"),
            "a number from 1",
        ),
        (
            "baroque",
            format!("{array} w - - 0 1 setup:999"),
            "a number from 1",
        ),
        (
            "baroque",
            format!("{array} b - - 0 1 setup:1"),
            "choice 1 of the array belongs to White",
        ),
        (
            "baroque",
            "3k4/8/8/8/8/8/8/3K4 w - - 0 1 setup:1".to_owned(),
            "pieces that are not there",
        ),
        (
            "ultima",
            format!("{array} w - - 0 1 setup:1"),
            "has no choice 1",
        ),
        ("ultima", format!("{array} w - - 0 1 sutep:1"), "`setup:`"),
    ] {
        let error = parse_fen(&game(id), &fen).unwrap_err().to_string();
        assert!(error.contains(reported), "{fen}: {error}");
    }
}

#[test]
fn moves_are_written_with_all_that_they_take() {
    let variant = game("ultima");
    let fen = "5K2/pkp1pp2/Pp1pPc2/2l2p2/8/2l5/2X5/2w5 w - - 0 1";
    let position = parse_fen(&variant, fen).unwrap();
    let mv = find_move(&variant, &position, "c2c6").unwrap();
    assert_eq!(
        write_san(&variant, &position, mv),
        "Xc2-c6xb6xd6xc1xc3xc5xf6+"
    );
}

#[test]
fn the_third_occurrence_draws() {
    let mut record = record("ultima", "7k/8/8/8/8/8/8/K6W w - - 0 1");
    play(&mut record, "a1a2 h8g8 a2a1 g8h8 a1a2 h8g8 a2a1");
    assert_eq!(record.outcome(), None);
    play(&mut record, "g8h8");
    assert_eq!(
        record.outcome(),
        Some(Outcome::Draw(DrawReason::Repetition))
    );
}

#[test]
fn only_a_removal_restarts_the_clock() {
    for id in ["ultima", "hyper-chess"] {
        let mut game = record(id, "7k/8/8/8/8/8/P7/K7 w - - 98 80");
        play(&mut game, "a2a3");
        assert_eq!(game.outcome(), None);
        play(&mut game, "h8g8");
        assert_eq!(
            game.outcome(),
            Some(Outcome::Draw(DrawReason::Clock)),
            "{id}"
        );
        let mut game = record(id, "7k/8/8/8/8/2p5/8/K2P1P2 w - - 99 80");
        play(&mut game, "d1d3");
        assert_eq!(
            game.outcome(),
            Some(Outcome::Draw(DrawReason::Clock)),
            "{id}"
        );
        let mut game = record(id, "7k/8/8/8/8/1Pp5/8/K2P4 w - - 99 80");
        play(&mut game, "d1d3");
        assert_eq!(game.outcome(), None, "{id}");
    }
    // A suicide counts as a removal too.
    let mut suicide = record("ultima", "7k/8/8/8/3Px3/3Ii3/8/K7 w - - 99 80");
    play(&mut suicide, "d4d4");
    assert_eq!(suicide.position().halfmove(), 0);
}

#[test]
fn mate_on_the_last_ply_wins() {
    for id in ["ultima", "hyper-chess"] {
        let mut game = record(id, "8/8/8/4k3/2K2I2/3w4/8/8 w - - 99 80");
        play(&mut game, "c4d5");
        let mate = Outcome::Win(baroque::rules::Color::White, WinReason::Checkmate);
        assert_eq!(game.outcome(), Some(mate), "{id}");
    }
}

#[test]
fn without_a_move_ultima_is_lost_and_hyper_chess_drawn() {
    let mut ultima = record("ultima", "8/8/8/4k3/2K2I2/3w4/8/8 w - - 0 1");
    play(&mut ultima, "c4d3");
    let lost = Outcome::Win(baroque::rules::Color::White, WinReason::NoMoves);
    assert_eq!(ultima.outcome(), Some(lost));
    let mut hyper = record("hyper-chess", "8/8/8/4k3/2K2I2/3w4/8/8 w - - 0 1");
    play(&mut hyper, "c4d3");
    assert_eq!(hyper.outcome(), Some(Outcome::Draw(DrawReason::Stalemate)));
}

#[test]
fn taking_the_king_wins_where_that_is_chosen() {
    let options = [("royal".to_owned(), "capture".to_owned())];
    let variant = Catalogue::built_in()
        .variant("ultima", None, &options)
        .unwrap();
    let start = parse_fen(&variant, "8/8/8/8/3Kk3/8/8/8 w - - 0 1").unwrap();
    let mut record = Record::new(Arc::new(variant), start);
    play(&mut record, "d4e4");
    let won = Outcome::Win(baroque::rules::Color::White, WinReason::KingCaptured);
    assert_eq!(record.outcome(), Some(won));
}
