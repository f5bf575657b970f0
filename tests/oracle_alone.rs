//! The oracle agrees with the numbers and tables of the rulebook, without the program.

use crate::oracle;

use oracle::{Game, game, legal_moves, perft, start_fen};

/// The captures of a move, or `None` if it is illegal.
fn captures(game: &Game, fen: &str, text: &str) -> Option<Vec<String>> {
    let moves = legal_moves(game, fen).into_iter();
    let mut named = moves.filter(|mv| mv.text == text);
    named.next().map(|mv| mv.captures)
}

#[test]
fn fugue_has_as_many_lines_as_the_vectors_say() {
    let fugue = game("fugue", None, &[]);
    let counts = [1, 2, 3].map(|depth| perft(&fugue, &start_fen(&fugue), depth));
    assert_eq!(counts, [22, 484, 17_428]);
}

#[test]
fn fugue_keeps_the_rows_of_the_rulebook() {
    let fugue = game("fugue", None, &[]);
    let takes = |square: &str| Some(vec![square.to_owned()]);
    for (row, fen, text, expected) in [
        ("F1", "7k/8/8/8/8/2p5/8/K1A5[] w", "c1c3*", takes("c3")),
        ("F2", "7k/8/8/8/2p5/8/8/K1A5[] w", "c1c4*", None),
        ("F3", "7k/8/8/8/2p1P3/8/8/K1A5[] w", "c1c4*", takes("c4")),
        ("F3", "7k/8/8/8/2plP3/8/8/K1A5[] w", "c1c4*", None),
        ("F4", "7k/8/8/3d4/1Pp5/8/8/K1A5[] w", "c1c4*", None),
        ("F5", "7k/8/8/8/2pU2p1/8/8/K7[] w", "d4e4", takes("c4")),
        ("F5", "7k/8/8/8/2pU2p1/8/8/K7[] w", "d4f4", None),
    ] {
        assert_eq!(captures(&fugue, fen, text), expected, "{row}: {text}");
    }
}

#[test]
fn the_newest_games_have_as_many_lines_as_the_vectors_say() {
    for (id, layout, counts) in [
        ("gorgona-chess", "10x10", [34, 1_156]),
        ("gorgona-chess", "10x8", [24, 568]),
        ("gorgon-chess", "10x10", [34, 1_156]),
        ("gorgon-chess", "10x8", [24, 568]),
        ("ultimatum", "", [32, 944]),
        ("rocaille", "", [54, 2_885]),
    ] {
        let game = game(id, Some(layout), &[]);
        let found = [1, 2].map(|depth| perft(&game, &start_fen(&game), depth));
        assert_eq!(found, counts, "{id} {layout}");
    }
}

#[test]
fn gorgona_and_gorgon_keep_the_rows_of_the_rulebook() {
    let gorgona = game("gorgona-chess", None, &[]);
    let takes = |square: &str| Some(vec![square.to_owned()]);
    let nothing = Some(Vec::new());
    let p1 = "9k/3r6/10/10/6b3/2n7/10/3G6/10/K9 b - - 0 1";
    let p2 = "9k/3r6/10/10/3P2b3/2n7/10/3G6/10/K9 b - - 0 1";
    let p3 = "10/10/10/10/10/5k4/10/5K4/10/1G8 w - - 0 1";
    for (row, fen, text, expected) in [
        ("P1", p1, "c5d3", takes("d3")),
        ("P1", p1, "d9d8", None),
        ("P1", p1, "g6h7", None),
        ("P2", p2, "d9d6", takes("d6")),
        ("P2", p2, "d9d3", None),
        ("P3", p3, "f3f4", nothing.clone()),
        ("P3", p3, "f3g4", nothing),
        ("P3", p3, "f3e4", None),
    ] {
        assert_eq!(captures(&gorgona, fen, text), expected, "{row}: {text}");
    }
    let black = p3.replace(" w ", " b ");
    assert!(legal_moves(&gorgona, &black).is_empty());
    let gorgon = game("gorgon-chess", None, &[]);
    let p4 = "10/5n4/3k6/10/10/10/10/10/10/K2G6 b - - 0 1";
    assert!(legal_moves(&gorgon, p4).is_empty());
}
