//! The games that inputs are about, compiled once, and random choices.

use baroque::notation::{find_move, parse_fen, read_san, write_fen, write_move, write_san};
use baroque::rules::{Position, Variant};
use baroque::variant_file::{Catalogue, Source};
use std::collections::BTreeSet;
use std::sync::{Arc, LazyLock};

/// Games with castling next to the king, choices of an array, sheets, and rare rules.
const OWN: [(&str, &str); 5] = [
    ("archers", include_str!("../../tests/own/archers.ron")),
    ("doubles", include_str!("../../tests/own/doubles.ron")),
    ("shields", include_str!("../../tests/own/shields.ron")),
    (
        "strange-laws",
        include_str!("../../src/variant_file/manual/examples/strange-laws.ron"),
    ),
    (
        "two-floors",
        include_str!("../../src/variant_file/manual/examples/two-floors.ron"),
    ),
];

/// The built-in games and some that tests use.
pub static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| {
    let mut catalogue = Catalogue::built_in();
    for (id, text) in OWN {
        catalogue.add(&format!("{id}.ron"), Source::new(id, text));
    }
    catalogue
});

/// Every layout of every game, with its name `id:layout`.
pub static GAMES: LazyLock<Vec<(String, Arc<Variant>)>> = LazyLock::new(|| {
    let layouts = |id: &str| {
        let layouts = CATALOGUE.info(id).unwrap().layouts.into_iter();
        let id = id.to_owned();
        layouts.map(move |layout| {
            let game = CATALOGUE.variant(&id, Some(&layout), &[]).unwrap();
            (format!("{id}:{layout}"), Arc::new(game))
        })
    };
    CATALOGUE.ids().flat_map(layouts).collect()
});

/// The game of a name: the first whose name begins so. Any other text means some game too.
pub fn game(name: &str) -> &'static Arc<Variant> {
    let found = GAMES.iter().find(|(known, _)| known.starts_with(name));
    let other = || &GAMES[Random::of(name.as_bytes()).below(GAMES.len())];
    &found.unwrap_or_else(other).1
}

/// The first line of a text, and the rest.
pub fn first_line(text: &str) -> (&str, &str) {
    text.split_once('\n').unwrap_or((text, ""))
}

/// Positions of every game, with the names of their games: from random games.
pub fn some_positions() -> Vec<(&'static str, Position)> {
    let mut found = Vec::new();
    for (name, game) in GAMES.iter() {
        let mut random = Random::of(name.as_bytes());
        let mut position = game.start().clone();
        for ply in 0..40 {
            if ply % 20 == 0 {
                found.push((name.as_str(), position.clone()));
            }
            let Some(next) = random.play(game, &position) else {
                break;
            };
            position = next;
        }
    }
    found
}

/// Checks that a position's FEN reads as the position.
pub fn assert_fen_round_trips(game: &Variant, position: &Position) {
    let fen = write_fen(game, position);
    assert_eq!(parse_fen(game, &fen).as_ref(), Ok(position), "{fen}");
}

/// Checks that each legal move has texts of its own, and that they read as the move.
pub fn assert_moves_round_trip(game: &Variant, position: &Position) {
    let (mut sans, mut wires) = (BTreeSet::new(), BTreeSet::new());
    for mv in game.legal_moves(position) {
        let (san, wire) = (write_san(game, position, mv), write_move(game, mv));
        let place = format!("{}: {san} {wire}", write_fen(game, position));
        assert_eq!(read_san(game, position, &san), Ok(mv), "{place}");
        assert_eq!(find_move(game, position, &wire), Some(mv), "{place}");
        assert!(sans.insert(san) && wires.insert(wire), "{place}");
    }
}

/// Random numbers (xorshift) that follow from an input, so that each input always does the same.
pub struct Random(u64);

impl Random {
    pub fn of(input: &[u8]) -> Random {
        let mix = |hash: u64, &byte: &u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        Random(input.iter().fold(0xcbf2_9ce4_8422_2325, mix) | 1)
    }

    /// A number below a bound; 0 if the bound is 0.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0 >> 11) % bound.max(1) as u64) as usize
    }

    /// The position after a random legal move, if there is one.
    pub fn play(&mut self, game: &Variant, position: &Position) -> Option<Position> {
        let legal = game.legal_moves(position);
        let mv = legal.get(self.below(legal.len()))?;
        Some(game.play(position, *mv))
    }
}
