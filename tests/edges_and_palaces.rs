//! Games with an edge, hands for captured pieces, or palaces: their FENs, the notation of their moves, and their ends
//! that depend on the game's history.

use baroque::game::Record;
use baroque::notation::{find_move, parse_fen, write_fen, write_san};
use baroque::rules::{Color, Outcome, Variant, WinReason};
use baroque::variant_file::Catalogue;
use std::sync::Arc;

fn variant(id: &str) -> Variant {
    Catalogue::built_in().variant(id, None, &[]).unwrap()
}

/// The FEN of a board with ten ranks: the given ranks by number, and all others empty.
fn fen(ranks: &[(usize, &str)], rest: &str) -> String {
    let rank = |number: usize| {
        let known = ranks.iter().find(|(known, _)| *known == number);
        known.map_or("10", |(_, pieces)| pieces)
    };
    let placement: Vec<&str> = (0..10).rev().map(rank).collect();
    format!("{}{rest}", placement.join("/"))
}

#[test]
fn a_hand_holds_only_pieces_that_can_come_back() {
    let rococo = variant("rococo");
    let result = |hand: &str| {
        let fen = fen(&[(1, "5K4"), (2, "2L2L4"), (8, "8k1")], hand);
        parse_fen(&rococo, &fen).map(|position| write_fen(&rococo, &position))
    };
    let whole = fen(&[(1, "5K4"), (2, "2L2L4"), (8, "8k1")], "[AIsx] w - - 0 1");
    assert_eq!(result("[AIsx]"), Ok(whole));
    assert!(result("").unwrap().contains("[] w"));
    for (hand, problem) in [
        ("[K]", "a King can never be in one"),
        ("[p]", "a Cannon Pawn cannot return to the board"),
        ("[L]", "White never has more than 2 of the Long Leaper"),
        ("[aa]", "Black never has more than 1 of the Advancer"),
        ("[C]", "no piece has the letter `C`"),
        ("[A", "the closing `]` is missing"),
    ] {
        let error = result(hand).unwrap_err().to_string();
        assert!(error.contains(problem), "{hand}: {error}");
    }
    let start = write_fen(&variant("maxima"), variant("maxima").start());
    let error = parse_fen(&variant("maxima"), &start.replacen(' ', "[] ", 1)).unwrap_err();
    assert!(
        error.to_string().contains("no side has pieces in hand"),
        "{error}"
    );
}

#[test]
fn a_ban_needs_two_enemies_that_can_swap() {
    let rococo = variant("rococo");
    let result = |ban: &str| {
        let ranks = [(1, "5K4"), (4, "4s1Lx2"), (7, "4S5"), (8, "8k1")];
        parse_fen(&rococo, &fen(&ranks, &format!("[] w - - 1 1 ban:{ban}")))
            .map(|position| write_fen(&rococo, &position))
            .map_err(|error| error.to_string())
    };
    assert!(result("d7d4").unwrap().ends_with(" ban:d4d7"));
    assert!(result("d7g4").unwrap().ends_with(" ban:g4d7"));
    assert!(result("d7f4").unwrap_err().contains("swap ban"));
    assert!(result("d7d3").unwrap_err().contains("swap ban"));
    assert!(result("d7d10").unwrap_err().contains("two squares"));
}

#[test]
fn the_ban_counts_squares_from_the_file_x() {
    let rococo = variant("rococo");
    let start = fen(&[(1, "5K4"), (4, "s3S5"), (8, "8k1")], "[] w - - 0 1");
    let position = parse_fen(&rococo, &start).unwrap();
    let swap = find_move(&rococo, &position, "d4x4").unwrap();
    let next = write_fen(&rococo, &rococo.play(&position, swap));
    assert!(next.ends_with("[] b - - 1 1 ban:x4d4"), "{next}");
}

#[test]
fn no_palace_holds_two_of_its_own_pieces() {
    let maxima = variant("maxima");
    let result = |top: &str, bottom: &str| {
        let fen = format!("***{top}***/8/7k/8/p7/8/P7/8/8/1K6/***{bottom}***");
        parse_fen(&maxima, &fen).map_err(|error| error.to_string())
    };
    assert!(result("1p", "P1").is_ok());
    assert!(result("2", "Pp").is_ok());
    let error = result("2", "PP").unwrap_err();
    assert!(error.contains("White has more than one piece in its own palace"));
    let error = result("pp", "2").unwrap_err();
    assert!(error.contains("Black has more than one piece in its own palace"));
}

#[test]
fn a_king_left_attacked_is_forgiven_whoever_holds_the_goals() {
    let maxima = variant("maxima");
    let fen = "***PK***/5g2/k7/8/8/8/8/8/8/8/***2*** b - - 0 1";
    let position = parse_fen(&maxima, fen).unwrap();
    let goals = Outcome::Win(Color::White, WinReason::Goals);
    assert_eq!(maxima.outcome(&position), Some(goals));
    assert!(maxima.legal_moves(&position).is_empty());
    let without = fen.replace("PK", "1K");
    assert!(parse_fen(&maxima, &without).is_err());
}

fn san(variant: &Variant, fen: &str, mv: &str) -> String {
    let position = parse_fen(variant, fen).unwrap();
    let mv = find_move(variant, &position, mv).expect(mv);
    write_san(variant, &position, mv)
}

#[test]
fn moves_are_written_with_all_that_they_do() {
    let rococo = variant("rococo");
    let cannon = fen(&[(1, "5K4"), (4, "4PW1p2"), (8, "9k")], "[] w");
    assert_eq!(san(&rococo, &cannon, "d4e3"), "Pd4-e3");
    let cannon = fen(&[(1, "5K4"), (4, "4PWp3"), (8, "9k")], "[] w");
    assert_eq!(san(&rococo, &cannon, "d4f4"), "Pd4xf4");
    let cannon = fen(&[(1, "5K4"), (6, "4P5"), (7, "4p5"), (9, "9k")], "[L] w");
    assert_eq!(san(&rococo, &cannon, "d6d8l"), "Pd6-d8=L");
    assert_eq!(san(&rococo, &cannon, "d6d8"), "Pd6-d8");
    let chameleon = fen(&[(1, "5K4"), (4, "2wX1l1sa1"), (8, "8k1")], "[] w");
    assert_eq!(san(&rococo, &chameleon, "c4g4"), "Xc4<>g4xb4xe4xh4");
    let chameleon = fen(&[(1, "5K4"), (4, "2wXs5"), (8, "8k1")], "[] w");
    assert_eq!(san(&rococo, &chameleon, "c4d4!"), "Xc4xd4xc4");
    let maxima = variant("maxima");
    let pieces = "***2***/8/k7/8/3p4/4M3/8/8/8/1K6/***2*** w";
    assert_eq!(san(&maxima, pieces, "b2h3"), "Kh3");
    assert_eq!(san(&maxima, pieces, "e6d7"), "Mxd7");
}

#[test]
fn bringing_a_position_about_for_the_third_time_loses() {
    for id in ["rococo", "fugue"] {
        let variant = Arc::new(variant(id));
        let mut game = Record::new(variant.clone(), variant.start().clone());
        let shuffle = ["d2d3", "d7d6", "d3d2", "d6d7"];
        for (ply, text) in shuffle.iter().cycle().take(8).enumerate() {
            assert_eq!(game.outcome(), None, "{id}: ply {ply}");
            let mv = find_move(&variant, game.position(), text).expect(text);
            game.play(mv).expect(text);
        }
        let black_loses = Outcome::Win(Color::White, WinReason::Repetition);
        assert_eq!(game.outcome(), Some(black_loses), "{id}");
    }
}

#[test]
fn there_is_no_clock() {
    let rococo = fen(&[(1, "5K4"), (8, "8k1")], "[] w - - 400 300");
    let fugue = "7k/8/8/8/8/8/8/K7[] w - - 400 300".to_owned();
    for (id, fen) in [("rococo", rococo), ("fugue", fugue)] {
        let variant = variant(id);
        let position = parse_fen(&variant, &fen).unwrap();
        assert_eq!(variant.outcome(&position), None, "{id}");
    }
}
