//! The oracle agrees with the numbers and tables of the rulebook, without the program.

mod oracle;

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
