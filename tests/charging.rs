//! The charge: a move captures every enemy next to its stop. The positions are worked out by hand from the rule.

use baroque::explain::describe_move;
use baroque::notation::{find_move, parse_fen, write_fen};
use baroque::rules::{Effect, MethodName, Position, Variant};
use baroque::variant_file::{Catalogue, Source};

fn charges(knights: &str) -> Variant {
    let mut catalogue = Catalogue::built_in();
    let source = Source::new("charges", include_str!("own/charges.ron"));
    catalogue.add("charges.ron", source);
    let choice = [("knights".to_owned(), knights.to_owned())];
    let found = catalogue.variant("charges", None, &choice);
    found.unwrap_or_else(|error| panic!("{error}"))
}

/// A game and one of its positions.
struct Board(Variant, Position);

impl Board {
    fn new(knights: &str, fen: &str) -> Board {
        let variant = charges(knights);
        let position = parse_fen(&variant, fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
        Board(variant, position)
    }

    /// The captures of a legal move: the square of each victim and the method, in the order of the squares' names.
    fn captures(&self, text: &str) -> Vec<(String, MethodName)> {
        let Board(variant, position) = self;
        let mv = find_move(variant, position, text).unwrap_or_else(|| panic!("no move {text}"));
        assert!(variant.legal_moves(position).contains(&mv), "{text}");
        let transition = variant.transition(position, mv);
        let mut found: Vec<(String, MethodName)> = transition
            .effects
            .iter()
            .filter_map(|effect| match *effect {
                Effect::Capture { at, by, .. } => {
                    Some((variant.geometry().name(at).to_owned(), by))
                }
                _ => None,
            })
            .collect();
        found.sort();
        found
    }

    /// The position after a legal move.
    fn after(&self, text: &str) -> String {
        let Board(variant, position) = self;
        let mv = find_move(variant, position, text).unwrap_or_else(|| panic!("no move {text}"));
        write_fen(variant, &variant.play(position, mv))
    }

    /// Whether the side to move is in check, and the number of its moves.
    fn state(&self) -> (bool, usize) {
        (self.0.in_check(&self.1), self.0.legal_moves(&self.1).len())
    }
}

fn charged(squares: &[&str]) -> Vec<(String, MethodName)> {
    let by_charge = |square: &&str| ((*square).to_owned(), MethodName::Charge);
    squares.iter().map(by_charge).collect()
}

#[test]
fn it_captures_every_enemy_next_to_its_stop() {
    let board = Board::new("usual", "7k/8/8/2ppp3/8/2n5/4P3/K2Q4 w - - 0 1");
    assert_eq!(board.captures("d1d4"), charged(&["c3", "c5", "d5", "e5"]));
    assert_eq!(board.after("d1d4"), "7k/8/8/8/3Q4/8/4P3/K7 b - - 0 1");
    // From d2 only c3 is next to it: neither a friend nor a piece two squares away.
    assert_eq!(board.captures("d1d2"), charged(&["c3"]));
    // On h1 nothing is next to it.
    assert_eq!(board.captures("d1h1"), []);
}

#[test]
fn a_displacement_charges_too() {
    let board = Board::new("usual", "7k/8/8/8/3p4/2n1p3/8/K5B1 w - - 0 1");
    assert_eq!(
        board.captures("g1e3"),
        [
            ("d4".to_owned(), MethodName::Charge),
            ("e3".to_owned(), MethodName::Replace)
        ]
    );
    assert_eq!(board.after("g1e3"), "7k/8/8/8/8/2n1B3/8/K7 b - - 0 1");
}

/// Wherever the king goes, the Capricorn can stop next to it.
#[test]
fn it_mates_a_king_alone() {
    let mate = Board::new("usual", "k7/8/8/8/8/8/8/K2q4 w - - 0 1");
    assert_eq!(mate.state(), (true, 0));
    // Behind its own pieces the king is safe: no square next to it is free.
    let behind = Board::new("usual", "k7/8/8/8/8/8/PP6/KR1q4 w - - 0 1");
    assert!(!behind.state().0);
}

#[test]
fn a_step_out_of_the_wall_lets_it_in() {
    // The Rook's and the b-pawn's departures open b1 and b2 to the Capricorn on d1 or d2.
    let board = Board::new("usual", "k7/8/8/8/8/8/PP6/KR5q w - - 0 1");
    let legal = |text| {
        let mv = find_move(&board.0, &board.1, text);
        mv.is_some_and(|mv| board.0.legal_moves(&board.1).contains(&mv))
    };
    // From h1 along the rank to b1: open once the Rook leaves it without standing in the way.
    assert!(!board.state().0);
    assert!(legal("b1h1") && legal("b1c1"));
    // The diagonal h1 to b7 never comes near a1. On h1 the Capricorn cannot reach b2 in one move.
    assert!(legal("b2b3") && legal("b2b4"));
    let other = Board::new("usual", "k7/8/8/8/8/8/PP1q4/KR6 w - - 0 1");
    let illegal = find_move(&other.0, &other.1, "b2b3");
    assert!(illegal.is_none_or(|mv| !other.0.legal_moves(&other.1).contains(&mv)));
}

#[test]
fn leaps_and_pushes_charge_but_swaps_do_not() {
    // The Leaper lands on d5 or beyond; on d5 the piece on e6 is next to it.
    let leap = Board::new("leap", "7k/8/4p3/8/3p4/8/8/K2N4 w - - 0 1");
    assert_eq!(
        leap.captures("d1d5"),
        [
            ("d4".to_owned(), MethodName::Leap),
            ("e6".to_owned(), MethodName::Charge)
        ]
    );
    let swap = Board::new("swap", "7k/8/8/4p3/3p4/8/3N4/K7 w - - 0 1");
    assert_eq!(swap.captures("d2d4"), []);
    // Next to both pieces without a swap.
    assert_eq!(swap.captures("d2d3"), charged(&["d4"]));
    // The Pusher on d3 pushes d4 to d5 and stands on d4: next to it are now d5 and c5.
    let push = Board::new("push", "7k/8/8/2p5/3p4/3N4/8/K7 w - - 0 1");
    assert_eq!(push.captures("d3d4"), charged(&["c5", "d4"]));
    assert_eq!(push.after("d3d4"), "7k/8/8/8/3N4/8/8/K7 b - - 0 1");
}

/// A mimic charges only against pieces that charge.
#[test]
fn a_mimic_charges_against_pieces_that_charge() {
    let board = Board::new("mimic", "7k/8/8/2qp4/8/8/8/K2N4 w - - 0 1");
    assert_eq!(board.captures("d1d4"), charged(&["c5"]));
}

#[test]
fn a_charge_is_told_with_all_its_victims() {
    let Board(variant, position) = Board::new("usual", "7k/8/8/2ppp3/8/8/8/K2Q4 w - - 0 1");
    let mv = find_move(&variant, &position, "d1d4").unwrap();
    let told = describe_move(&variant, &position, &variant.transition(&position, mv));
    let words: Vec<String> = told.into_iter().map(|sentence| sentence.text).collect();
    let words = words.join(" ");
    for part in ["c5", "d5", "e5", "by stopping next to them"] {
        assert!(words.contains(part), "{words}");
    }
}

/// A position that was played to is the same as the one that its text gives: pieces, counters and hash.
#[test]
fn played_positions_are_what_their_texts_say() {
    for knights in ["usual", "leap", "swap", "push", "mimic", "freeze"] {
        let variant = charges(knights);
        let mut dice = 0x9e37_79b9_7f4a_7c15_u64;
        for _ in 0..6 {
            let mut position = variant.start().clone();
            for _ in 0..60 {
                let legal = variant.legal_moves(&position);
                if legal.is_empty() {
                    break;
                }
                dice ^= dice << 13;
                dice ^= dice >> 7;
                dice ^= dice << 17;
                position = variant.play(&position, legal[dice as usize % legal.len()]);
                let text = write_fen(&variant, &position);
                let again = parse_fen(&variant, &text).unwrap_or_else(|error| panic!("{error}"));
                assert_eq!(again.hash(), position.hash(), "{knights}: {text}");
                assert!(again == position, "{knights}: {text}");
            }
        }
    }
}
