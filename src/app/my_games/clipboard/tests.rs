//! Tests of pasted texts.

use super::*;
use baroque::variant_file::Catalogue;

fn games() -> Games {
    Games::from(Catalogue::built_in())
}

fn paste(text: &str, board: Option<&Game>) -> Result<Pasted, String> {
    read(text, &games(), board)
}

fn board(id: &str, moves: &str) -> Game {
    let variant = Arc::new(games().variant(id, None, &[]).unwrap());
    let start = Game::new(variant.clone(), variant.start().clone());
    match moves {
        "" => start,
        moves => paste(moves, Some(&start)).unwrap().game,
    }
}

fn plies(pasted: &Pasted) -> usize {
    pasted.game.tree.line_after(Tree::ROOT).count()
}

#[test]
fn a_position_belongs_to_the_boards_game_or_to_one_that_fits() {
    let board = board("rococo", "");
    let variant = board.tree.variant();
    let fen = write_fen(variant, variant.start());
    let pasted = paste(&fen, Some(&board)).unwrap();
    assert_eq!(pasted.game.tree.variant().id(), "rococo");
    assert!(pasted.words.contains("Rococo"), "{}", pasted.words);
    let maxima = games().variant("maxima", None, &[]).unwrap();
    let fen = write_fen(&maxima, maxima.start());
    assert_eq!(
        paste(&fen, Some(&board)).unwrap().game.tree.variant().id(),
        "maxima"
    );
    let wrong = paste("9/9/9/9 w - - 0 1", Some(&board)).unwrap_err();
    assert!(
        wrong.contains("position") && wrong.contains("Rococo"),
        "{wrong}"
    );
}

#[test]
fn moves_of_another_game_are_read_by_its_rules() {
    let ultima = board("ultima", "");
    for text in [
        "1. e4 e5 2. Nf3 Nc6",
        "[White \"A\"]\n[Black \"B\"]\n\n1. e4 e5 2. Nf3 Nc6 *",
    ] {
        let pasted = paste(text, Some(&ultima)).unwrap();
        let game = pasted.game.tree.variant().id();
        assert_eq!((game, plies(&pasted)), ("chess", 4), "{text}");
    }
    let own = paste("1. e2e4 d7d4", Some(&ultima)).unwrap();
    assert_eq!(own.game.tree.variant().id(), "ultima");
    let unread = paste("1. Xe9 Ye8", Some(&ultima)).unwrap_err();
    assert!(unread.contains("Ultima"), "{unread}");
}

#[test]
fn a_position_of_the_boards_pieces_that_it_forbids_is_no_position_of_another_game() {
    let chess = board("chess", "");
    let problem = paste("8/8/8/8/8/8/8/4K3_w_-_-_0_1", Some(&chess)).unwrap_err();
    assert!(problem.contains("king"), "{problem}");
}

#[test]
fn a_list_of_squares_under_the_name_of_a_game_is_one_of_game_courier() {
    let chess = board("chess", "");
    let pasted = paste("Ultima\n1. a2-a4\n1... h7-h5\n", Some(&chess)).unwrap();
    let game = pasted.game.tree.variant().id();
    assert_eq!((game, plies(&pasted)), ("ultima", 2));
}

#[test]
fn positions_are_pasted_as_other_programs_write_them() {
    let chess = board("chess", "");
    let rooks = "r3k2r/8/8/8/8/8/8/R3K2R";
    for text in [
        format!("{rooks}_b_KQkq_-_3_12"),
        format!("https://lichess.org/analysis/standard/{rooks}_b_KQkq_-_3_12"),
        format!(
            "https://www.chess.com/analysis?fen={}%20b%20KQkq%20-%203%2012",
            rooks.replace('/', "%2F")
        ),
        format!("FEN: {rooks} b KQkq - 3 12"),
        format!("\"{rooks} b KQkq - 3 12\""),
    ] {
        let pasted = paste(&text, Some(&chess)).unwrap();
        let tree = &pasted.game.tree;
        let fen = write_fen(tree.variant(), &tree.node(Tree::ROOT).position);
        assert_eq!(fen, format!("{rooks} b KQkq - 3 12"), "{text}");
        assert!(!pasted.words.contains("expected"), "{}", pasted.words);
    }
    let pasted = paste(&format!("{rooks} w KQkq - 0 0"), Some(&chess)).unwrap();
    assert!(pasted.words.contains("fullmove"), "{}", pasted.words);
    // No castling in Ultima: the position belongs to chess.
    let ultima = board("ultima", "");
    let kings = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    let pasted = paste(kings, Some(&ultima)).unwrap();
    assert_eq!(pasted.game.tree.variant().id(), "chess");
    assert!(paste("https://lichess.org/AbCdEfGh", Some(&chess)).is_err());
}

#[test]
fn a_pasted_game_says_what_it_is_and_how_far_it_is_valid() {
    let text = "[Event \"x\"]\n[White \"A\"]\n\n1. e4 e5 2. Ke3 *\n\n[Event \"y\"]\n\n*";
    let pasted = paste(text, None).unwrap();
    assert_eq!(
        (plies(&pasted), pasted.game.tree.variant().layout()),
        (2, "8x8")
    );
    assert!(
        pasted.words.contains("line 4, column 13"),
        "{}",
        pasted.words
    );
    assert!(pasted.words.contains("first of 2"), "{}", pasted.words);
    assert!(
        paste("[Variant \"bughouse\"]\n\n*", None)
            .unwrap_err()
            .contains("bughouse")
    );
}

#[test]
fn games_of_other_programs_are_recognized() {
    let chess = board("chess", "");
    let courier = "Ultima\n1. P e2-e4\n1... p d7-d4\n2. P c2-c4; @-d4; @-h7\n";
    let pasted = paste(courier, Some(&chess)).unwrap();
    assert_eq!(pasted.game.tree.variant().id(), "ultima");
    assert_eq!(plies(&pasted), 3);
    assert!(pasted.words.contains("h7 stays"), "{}", pasted.words);
    let zillions = "VariantName=Ultima\n1. Pawn e2 - e4\n1. Pawn d7 - d4\n";
    assert_eq!(plies(&paste(zillions, None).unwrap()), 2);
    // Moves from the middle of the game on the board.
    let on = paste("2... p b7-b4", Some(&pasted.game)).unwrap();
    assert_eq!(plies(&on), 4);
    assert!(paste("1. P a2-k9", Some(&chess)).is_err());
    assert_eq!(plies(&paste("1. a2-a5 h7-h5", Some(&chess)).unwrap()), 2);
}

#[test]
fn moves_start_a_game_or_continue_it() {
    let chess = board("chess", "");
    let pasted = paste("1. e4 e5 2. Nf3", Some(&chess)).unwrap();
    assert_eq!(plies(&pasted), 3);
    let on = paste("Nc6", Some(&pasted.game)).unwrap();
    assert_eq!(plies(&on), 4);
    let anew = paste("d4 d5", Some(&on.game)).unwrap();
    assert_eq!(plies(&anew), 2);
    let partly = paste("d4 Kd5", Some(&chess)).unwrap();
    assert_eq!(plies(&partly), 1);
    assert!(partly.words.contains("Kd5"), "{}", partly.words);
    for nonsense in ["hello world", "  ", "1/2-1/2", "\u{1f600}"] {
        assert!(paste(nonsense, Some(&chess)).is_err(), "{nonsense}");
    }
}
