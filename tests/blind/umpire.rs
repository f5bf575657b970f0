//! The umpire's answers and announcements in single positions, by the rules.

use super::*;
use baroque::rules::{Color, Outcome, WinReason};

/// What a side hears of the last ply.
fn heard(umpire: &Umpire, side: Color) -> Vec<String> {
    let knowledge = umpire.knowledge(side);
    lines_of_ply(knowledge, knowledge.plies().len() - 1)
}

fn chess(fen: &str, options: &str) -> Umpire {
    umpire_at(&game("chess", Some("8x8")), fen, options)
}

#[test]
fn both_sides_hear_a_capture_and_only_that() {
    let mut umpire = umpire(&game("chess", Some("8x8")), "");
    play(&mut umpire, "e2e4 d7d5");
    // White does not hear where Black has moved, but that a pawn can capture.
    assert_eq!(heard(&umpire, Color::White), ["tries 1"]);
    assert_eq!(heard(&umpire, Color::Black), Vec::<String>::new());
    assert_eq!(umpire.attempt("e4e5").unwrap(), Answer::Played);
    let mut umpire = self::umpire(&game("chess", Some("8x8")), "");
    play(&mut umpire, "e2e4 d7d5 e4d5");
    assert_eq!(heard(&umpire, Color::White), ["took d5 pawn"]);
    assert_eq!(heard(&umpire, Color::Black), ["lost d5 pawn"]);
    play(&mut umpire, "d8d5");
    assert_eq!(heard(&umpire, Color::White), ["lost d5 pawn"]);
    assert_eq!(
        umpire.knowledge(Color::White).placement(),
        "8/8/8/8/8/8/PPPP1PPP/RNBQKBNR"
    );
    assert_eq!(
        umpire.knowledge(Color::Black).placement(),
        "rnb1kbnr/ppp1pppp/8/3q4/8/8/8/8"
    );
}

#[test]
fn a_try_is_impossible_only_whatever_stands_where() {
    let mut umpire = umpire(&game("chess", Some("8x8")), "");
    // A pawn may capture diagonally, a bishop is shut in by its own pawns, a rook cannot leap.
    for (text, answer) in [
        ("e2d3", Answer::No),
        ("e2e5", Answer::Impossible),
        ("e2e2", Answer::Impossible),
        ("f1c4", Answer::Impossible),
        ("a1a3", Answer::Impossible),
        ("e1g1", Answer::Impossible),
        ("e7e5", Answer::Impossible),
        ("e4e5", Answer::Impossible),
        ("e2e8q", Answer::Impossible),
        ("N@e4", Answer::Impossible),
        ("castle", Answer::Impossible),
        ("", Answer::Impossible),
        ("ß", Answer::Impossible),
        ("e2", Answer::Impossible),
    ] {
        assert_eq!(umpire.attempt(text), Ok(answer), "{text}");
    }
    let turn = umpire.knowledge(Color::White).turn();
    assert_eq!(turn.refused.len(), 14);
    assert!(!turn.refused[0].impossible && turn.refused[1].impossible);
    assert!(umpire.knowledge(Color::Black).turn().refused.is_empty());
    play(&mut umpire, "e2e4 e7e5");
    // The enemy's pawn on e5 is unseen, so the try makes sense.
    assert_eq!(umpire.attempt("e4e5"), Ok(Answer::No));
}

#[test]
fn castling_and_promotion_are_tries_too() {
    let mut umpire = chess("4k3/P6P/8/8/8/8/7r/R3K3 b Q - 0 1", "");
    play(&mut umpire, "h2h5");
    assert_eq!(umpire.attempt("e1g1"), Ok(Answer::Impossible));
    assert_eq!(umpire.attempt("a7a8"), Ok(Answer::Impossible));
    play(&mut umpire, "e1c1 e8e7 a7a8q");
    // A promotion is not announced.
    assert_eq!(heard(&umpire, Color::Black), Vec::<String>::new());
    assert!(
        umpire
            .knowledge(Color::White)
            .placement()
            .starts_with("Q7/")
    );
}

#[test]
fn a_check_comes_along_a_line() {
    let says = |fen: &str, mv: &str, options: &str| {
        let mut umpire = chess(fen, options);
        play(&mut umpire, mv);
        let both = Color::ALL.map(|side| heard(&umpire, side));
        assert_eq!(both[0], both[1]);
        both[0].clone()
    };
    let rook = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";
    assert_eq!(says(rook, "a1a8", ""), ["check"]);
    assert_eq!(says(rook, "a1a8", "check=direction"), ["check rank"]);
    assert_eq!(says(rook, "a1a8", "check=never"), Vec::<String>::new());
    let bishop = "4k3/8/8/8/8/8/P7/4KB2 w - - 0 1";
    // Through e8 run a4-e8 with five squares and e8-h5 with four.
    assert_eq!(
        says(bishop, "f1b5", "check=direction"),
        ["check long-diagonal"]
    );
    let both = "4k3/8/8/8/4N3/8/8/K3R3 w - - 0 1";
    assert_eq!(says(both, "e4f6", "check=direction"), ["check file"]);
    let knight = "4k3/8/8/8/4N3/8/P7/K7 w - - 0 1";
    assert_eq!(says(knight, "e4f6", "check=direction"), ["check"]);
}

#[test]
fn options_change_what_is_said_of_captures() {
    let says = |options: &str| {
        let mut umpire = chess("4k3/8/2n5/8/1B6/8/8/R3K3 b - - 0 1", options);
        play(&mut umpire, "c6b4");
        [heard(&umpire, Color::White), heard(&umpire, Color::Black)].map(|lines| lines[0].clone())
    };
    assert_eq!(says(""), ["lost b4 piece", "took b4 piece"]);
    assert_eq!(says("captures=square"), ["lost b4", "took b4"]);
    assert_eq!(says("captures=piece"), ["lost b4 bishop", "took b4 bishop"]);
}

#[test]
fn a_side_may_ask_for_its_pawn_tries() {
    // Both white pawns can capture on d5, and e5 en passant on f6.
    let fen = "4k3/5p2/8/3pP3/2P1P3/8/8/4K3 b - - 0 1";
    let mut umpire = chess(fen, "tries=asked");
    play(&mut umpire, "f7f5");
    assert_eq!(heard(&umpire, Color::White), Vec::<String>::new());
    assert_eq!(umpire.ask(), Ok(Some(4)));
    assert_eq!(umpire.knowledge(Color::White).turn().asked, Some(4));
    play(&mut umpire, "e5f6");
    assert_eq!(heard(&umpire, Color::Black), ["lost f5 pawn"]);
    let mut umpire = chess(fen, "tries=never");
    assert_eq!(umpire.ask(), Ok(None));
    play(&mut umpire, "f7f5");
    assert_eq!(heard(&umpire, Color::White), Vec::<String>::new());
}

#[test]
fn the_end_is_announced() {
    let mut umpire = umpire(&game("chess", Some("8x8")), "");
    play(&mut umpire, "f2f3 e7e5 g2g4 d8h4");
    for side in Color::ALL {
        assert_eq!(heard(&umpire, side), ["check", "over 0-1 checkmate"]);
        assert!(!umpire.knowledge(side).may_try());
    }
    assert_eq!(umpire.attempt("e1f2"), Err(GameOver));
    assert_eq!(umpire.ask(), Err(GameOver));
    let mut umpire = self::umpire(&game("rococo", None), "");
    umpire.resign(Color::White);
    let lost = Outcome::Win(Color::Black, WinReason::Resignation);
    assert_eq!(umpire.knowledge(Color::White).outcome(), Some(lost));
    assert_eq!(end_line(lost), "over 0-1 resignation");
}

/// A Swapper moves an unseen piece. Its owner sees where its own piece stands now; nothing is said.
#[test]
fn a_swap_shows_only_what_own_pieces_show() {
    let variant = game("swapper-chess", Some("10x8"));
    let mut umpire = umpire_at(&variant, "5k4/10/10/10/3s6/10/3R6/5K4 b - - 0 1", "");
    play(&mut umpire, "d4d2");
    assert_eq!(heard(&umpire, Color::White), Vec::<String>::new());
    assert_eq!(
        umpire.knowledge(Color::White).placement(),
        "10/10/10/10/3R6/10/10/5K4"
    );
    assert_eq!(
        umpire.knowledge(Color::Black).placement(),
        "5k4/10/10/10/10/10/3s6/10"
    );
}

/// A Withdrawer is frozen by an unseen Immobilizer, which is found out by trying.
#[test]
fn freezes_are_not_announced() {
    let variant = game("ultima", None);
    let mut umpire = umpire_at(&variant, "6k1/8/8/1i6/8/8/8/W5K1 b - - 0 1", "");
    play(&mut umpire, "b5b2");
    assert_eq!(heard(&umpire, Color::White), Vec::<String>::new());
    assert_eq!(umpire.attempt("a1d1"), Ok(Answer::No));
    assert_eq!(umpire.attempt("a1a8"), Ok(Answer::No));
    assert_eq!(umpire.attempt("a1b3"), Ok(Answer::Impossible));
}

/// A Coordinator on c6 and its king on e3 meet on c3 and on e6.
#[test]
fn several_captures_at_once_are_all_announced() {
    let variant = game("ultima", None);
    let mut umpire = umpire_at(&variant, "7k/8/4p3/8/2C5/2w1K3/8/8 w - - 0 1", "");
    play(&mut umpire, "c4c6");
    assert_eq!(
        heard(&umpire, Color::White),
        ["took c3 piece", "took e6 pawn"]
    );
    assert_eq!(
        heard(&umpire, Color::Black),
        ["lost c3 piece", "lost e6 pawn"]
    );
}

#[test]
fn games_that_make_no_sense_unseen_say_why() {
    for variant in all_games() {
        assert!(
            Umpire::new(
                variant.clone(),
                variant.start().clone(),
                UmpireOptions::default()
            )
            .is_ok()
        );
    }
    let chess = game("chess", Some("8x8"));
    let mate = baroque::notation::parse_fen(&chess, "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1").unwrap();
    let error = Umpire::new(chess, mate, UmpireOptions::default()).unwrap_err();
    assert_eq!(
        error.to_string(),
        "this game is over before the first move (Draw: stalemate): choose another position"
    );
}
