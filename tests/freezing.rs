//! Freezing along lines: V. R. Parton's Gorgona and Gorgon Chess as game files of a person. The counts and the positions
//! come from a program of its own and from the rules of these games.

use baroque::notation::{find_move, parse_fen};
use baroque::rules::{Color, Position, Variant, perft};
use baroque::variant_file::{Catalogue, Source};

fn game(id: &str, layout: &str) -> Variant {
    let mut catalogue = Catalogue::built_in();
    for (id, text) in [
        ("gorgona", include_str!("own/gorgona.ron")),
        ("gorgon", include_str!("own/gorgon.ron")),
    ] {
        catalogue.add(&format!("{id}.ron"), Source::new(id, text));
    }
    let found = catalogue.variant(id, Some(layout), &[]);
    found.unwrap_or_else(|error| panic!("{error}"))
}

/// A position of Gorgona or Gorgon Chess on 10×10, and whether a move is legal there.
struct Board(Variant, Position);

impl Board {
    fn new(id: &str, fen: &str) -> Board {
        let variant = game(id, "10x10");
        let position = parse_fen(&variant, fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
        Board(variant, position)
    }

    fn allows(&self, mv: &str) -> bool {
        let found = find_move(&self.0, &self.1, mv);
        found.is_some_and(|mv| self.0.legal_moves(&self.1).contains(&mv))
    }

    fn frozen(&self, color: Color) -> Vec<String> {
        let frozen = self.0.frozen(&self.1, color).into_iter();
        frozen
            .map(|square| self.0.geometry().name(square).to_owned())
            .collect()
    }
}

#[test]
fn the_counts_are_those_of_another_program() {
    for (id, layout, counts) in [
        ("gorgona", "10x10", [34, 1_156, 43_308]),
        ("gorgona", "10x8", [24, 568, 15_554]),
        ("gorgon", "10x10", [34, 1_156, 43_332]),
        ("gorgon", "10x8", [24, 568, 15_642]),
    ] {
        let variant = game(id, layout);
        for (depth, nodes) in (1..).zip(counts) {
            let found = perft(&variant, variant.start(), depth);
            assert_eq!(found, nodes, "{id} {layout} depth {depth}");
        }
    }
}

#[test]
fn the_first_piece_on_each_line_is_frozen() {
    let board = Board::new("gorgona", "9k/3r6/10/10/6b3/2n7/10/3G6/10/K9 b - - 0 1");
    let mut frozen = board.frozen(Color::Black);
    frozen.sort();
    assert_eq!(frozen, ["d9", "g6"]);
    assert!(board.allows("c5d3") && !board.allows("d9d8") && !board.allows("g6h7"));
}

#[test]
fn any_piece_shuts_the_line() {
    let board = Board::new("gorgona", "9k/3r6/10/10/3P2b3/2n7/10/3G6/10/K9 b - - 0 1");
    assert!(board.allows("d9d6") && board.allows("d9e9") && !board.allows("d9d3"));
}

#[test]
fn a_frozen_king_attacks_nothing_and_may_be_stalemated() {
    let black = Board::new("gorgona", "10/10/10/10/10/5k4/10/5K4/10/1G8 b - - 0 1");
    assert!(black.0.legal_moves(&black.1).is_empty() && !black.0.in_check(&black.1));
    let white = Board::new("gorgona", "10/10/10/10/10/5k4/10/5K4/10/1G8 w - - 0 1");
    assert!(white.allows("f3f4") && white.allows("f3g4") && !white.allows("f3e4"));
}

#[test]
fn a_gorgon_mates_a_king_that_it_freezes() {
    let board = Board::new("gorgon", "10/5n4/3k6/10/10/10/10/10/10/K2G6 b - - 0 1");
    assert!(board.0.in_check(&board.1) && board.0.legal_moves(&board.1).is_empty());
}

/// A range of one square is the freezing of Ultima's Immobilizer, on every board.
#[test]
fn along_lines_of_one_square_is_next_to_the_piece() {
    let mut catalogue = Catalogue::built_in();
    let text = r#"(
        format: 1, name: "Near", base: "ultima",
        pieces: { 'I': (powers: [FreezeLines(range: 1)]) },
    )"#;
    catalogue.add("near.ron", Source::new("near", text));
    let near = catalogue.variant("near", None, &[]);
    let near = near.unwrap_or_else(|error| panic!("{error}"));
    let ultima = catalogue.variant("ultima", None, &[]).unwrap();
    let fens = [
        "ucaslwki/pppppppp/8/8/8/8/PPPPPPPP/IKWLSACU w - - 0 1",
        "4k3/8/2pIp3/3i4/2PPP3/8/8/4K3 b - - 0 1",
        "4k3/1p1p1p2/2I5/1pP1p3/3i4/2P1P3/8/4K2W w - - 0 1",
    ];
    let mut compared = 0;
    for fen in fens {
        let Ok(one) = parse_fen(&ultima, fen) else {
            continue;
        };
        let other = parse_fen(&near, fen).unwrap();
        assert_eq!(perft(&near, &other, 2), perft(&ultima, &one, 2), "{fen}");
        compared += 1;
    }
    assert!(compared >= 2);
    assert_eq!(
        perft(&near, near.start(), 3),
        perft(&ultima, ultima.start(), 3)
    );
}

/// `except` names the pieces on which a power does not work.
#[test]
fn a_power_has_exceptions() {
    let mut catalogue = Catalogue::built_in();
    for (id, list) in [
        ("but", r#"except: ["king", "chameleon"]"#),
        (
            "only",
            r#"only: ["pincer-pawn", "withdrawer", "long-leaper", "coordinator", "immobilizer"]"#,
        ),
    ] {
        let text = format!(
            r#"(format: 1, name: "{id}", base: "ultima", pieces: {{ 'I': (powers: [Freeze({list})]) }})"#
        );
        catalogue.add(&format!("{id}.ron"), Source::new(id, text));
    }
    let find = |id| {
        let found = catalogue.variant(id, None, &[]);
        found.unwrap_or_else(|error| panic!("{error}"))
    };
    let (but, only) = (find("but"), find("only"));
    let fen = "8/3xk3/2pIp3/3i4/2PPP3/8/8/4K3 b - - 0 1";
    let position = parse_fen(&but, fen).unwrap();
    let frozen = but.frozen(&position, Color::Black).into_iter();
    let mut names: Vec<&str> = frozen.map(|square| but.geometry().name(square)).collect();
    names.sort_unstable();
    assert_eq!(names, ["c6", "d5", "e6"]);
    let other = parse_fen(&only, fen).unwrap();
    assert_eq!(perft(&but, &position, 2), perft(&only, &other, 2));
}
