//! The texts agree with the rules and with positions worked out by hand.

mod entries;
mod hands;
mod refusals;
mod sentences;
mod spoken;
mod threats;
mod ways;

use crate::notation::{find_move, parse_fen};
use crate::rules::{Bitboard, Move, Position, Square, Variant};
use crate::search::random::Random;
use crate::variant_file::Catalogue;

/// A game and a position of it.
struct TestBoard {
    variant: Variant,
    position: Position,
}

impl TestBoard {
    fn new(game: &str, fen: &str) -> TestBoard {
        TestBoard::with(game, None, &[], fen)
    }

    fn with(game: &str, layout: Option<&str>, options: &[(&str, &str)], fen: &str) -> TestBoard {
        let options: Vec<(String, String)> = options
            .iter()
            .map(|&(option, choice)| (option.to_owned(), choice.to_owned()))
            .collect();
        let catalogue = Catalogue::for_tests();
        let variant = catalogue.variant(game, layout, &options).unwrap();
        let position = parse_fen(&variant, fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
        TestBoard { variant, position }
    }

    fn square(&self, name: &str) -> Square {
        self.variant.geometry().square(name).unwrap()
    }

    /// Squares by their names, with blanks between.
    fn squares(&self, names: &str) -> Bitboard {
        names
            .split_whitespace()
            .map(|name| self.square(name))
            .collect()
    }

    fn find(&self, text: &str) -> Move {
        let mv = find_move(&self.variant, &self.position, text);
        mv.unwrap_or_else(|| panic!("{text} is not legal"))
    }
}

/// All games: each layout with the default options, and each option with every other choice.
fn each_variant(mut look: impl FnMut(&Variant)) {
    let catalogue = Catalogue::for_tests();
    for id in catalogue.ids() {
        let info = catalogue.info(id).unwrap();
        let layouts = info.layouts.iter().map(|layout| Some(layout.as_str()));
        for layout in layouts.chain(info.layouts.is_empty().then_some(None)) {
            look(&catalogue.variant(id, layout, &[]).unwrap());
        }
        let mixed = info.options.iter().any(|option| option.id == "white");
        for option in info.options.iter().filter(|_| !mixed) {
            for (choice, _) in option.choices.iter().skip(1) {
                let options = [(option.id.clone(), choice.clone())];
                if let Ok(variant) = catalogue.variant(id, None, &options) {
                    look(&variant);
                }
            }
        }
    }
}

/// Some positions of a random game, with many captures.
fn each_position(variant: &Variant, seed: u64, mut look: impl FnMut(&Position)) {
    const PLIES: usize = 90;
    const EVERY: usize = 15;
    let mut random = Random::new(seed);
    let mut position = variant.start().clone();
    for ply in 0..PLIES {
        if ply % EVERY == 0 {
            look(&position);
        }
        let moves = variant.legal_moves(&position);
        let captures: Vec<Move> = moves
            .iter()
            .copied()
            .filter(|&mv| variant.captured(&position, mv).any())
            .collect();
        let from = match captures.is_empty() || random.below(3) > 0 {
            true => &moves,
            false => &captures,
        };
        let Some(&mv) = from.get(random.below(from.len())) else {
            break;
        };
        position = variant.play(&position, mv);
    }
    look(&position);
}

/// Positions in which rare moves are possible.
const RARE: [(&str, &str); 12] = [
    ("chess", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"),
    ("chess", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"),
    (
        "chessma-84",
        "1********1/*8*/*R7*/*8*/*2n5*/*7k*/*4W3*/*5u2*/*8*/*6K1*/*8*/1********1 b - - 0 1",
    ),
    (
        "chessma-84",
        "1********1/*8*/*8*/*1P6*/*2P5*/*7k*/*4n3*/*5U2*/*8*/*6K1*/*8*/1********1 w - - 0 1",
    ),
    (
        "chessma-84",
        "X********1/*xeR5*/*S7*/*iB6*/*8*/*8*/*6k1*/*4E3*/*8*/*6K1*/*8*/1********1[Nq] w - - 0 1",
    ),
    (
        "chessma-84",
        "1********1/*8*/*8*/*8*/*4E3*/*6k1*/*8*/*8*/*8*/*nS4K1*/*rR6*/1********1 w - - 0 1",
    ),
    (
        "chessma-84",
        "1********1/*8*/*8*/*1k6*/*3n4*/*8*/*3L4*/*8*/*L7*/*6K1*/*8*/1********1 w - - 0 1",
    ),
    ("renaissance", "k8/9/9/3p5/3PB4/1Up1Pp3/9/9/K8 w - - 0 1"),
    ("renaissance", "k8/9/9/9/1pyyY4/9/PwY6/9/K8 w - - 0 1"),
    ("renaissance", "9/9/1UXk5/9/1UwP5/9/1U1p5/9/K8 w - - 0 1"),
    ("renaissance", "k8/9/4p4/9/4RRp2/9/9/9/K8[IIPu] w - - 0 1"),
    (
        "rococo",
        "L9/8k1/4P5/p9/1P8/1pS4W2/p5L3/5ip1I1/3K4p1/10[A] w - - 0 1",
    ),
];

/// Some positions of all games.
fn each_board(mut look: impl FnMut(&Variant, &Position)) {
    let mut seed = 0;
    each_variant(|variant| {
        seed += 1;
        each_position(variant, seed, |position| look(variant, position));
    });
    for (game, fen) in RARE {
        let TestBoard { variant, position } = TestBoard::new(game, fen);
        look(&variant, &position);
    }
}
