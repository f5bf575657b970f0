//! Properties of positions and moves as text, in every game.

use baroque::notation::{
    find_move, parse_fen, read_fen, read_san, read_setup, write_fen, write_move, write_san,
};
use baroque::rules::{Position, Variant};
use baroque::variant_file::{Catalogue, Source};
use proptest::prelude::*;
use std::collections::BTreeSet;
use std::sync::LazyLock;

/// Games that have castling next to the king or of several lengths, pawns that walk two squares or meet on one,
/// choices of an array, sheets, or every rule.
const OWN: [(&str, &str); 6] = [
    ("doubles", include_str!("own/doubles.ron")),
    ("far-castling", include_str!("own/far-castling.ron")),
    ("archers", include_str!("own/archers.ron")),
    ("sideways", include_str!("own/sideways.ron")),
    (
        "two-floors",
        include_str!("../src/variant_file/manual/examples/two-floors.ron"),
    ),
    (
        "strange-laws",
        include_str!("../src/variant_file/manual/examples/strange-laws.ron"),
    ),
];

/// Every layout of every game.
static GAMES: LazyLock<Vec<Variant>> = LazyLock::new(|| {
    let mut catalogue = Catalogue::built_in();
    for (id, text) in OWN {
        catalogue.add(&format!("{id}.ron"), Source::new(id, text));
    }
    let ids: Vec<String> = catalogue.ids().map(str::to_owned).collect();
    let layouts = |id: &String| catalogue.info(id).unwrap().layouts;
    let all = ids
        .iter()
        .flat_map(|id| layouts(id).into_iter().map(move |layout| (id, layout)));
    all.map(|(id, layout)| catalogue.variant(id, Some(&layout), &[]).unwrap())
        .collect()
});

fn game(id: &str) -> &'static Variant {
    GAMES.iter().find(|game| game.id() == id).unwrap()
}

/// A position after random moves of a random game.
fn positions() -> impl Strategy<Value = (&'static Variant, Position)> {
    let choices = prop::collection::vec(any::<prop::sample::Index>(), 0..90);
    (0..GAMES.len(), choices).prop_map(|(index, choices)| {
        let game = &GAMES[index];
        let mut position = game.start().clone();
        for choice in choices {
            let legal = game.legal_moves(&position);
            if legal.is_empty() {
                break;
            }
            position = game.play(&position, legal[choice.index(legal.len())]);
        }
        (game, position)
    })
}

/// Checks that a position's FEN reads as the position, exactly and without a note.
fn assert_fen_round_trips(game: &Variant, position: &Position) {
    let fen = write_fen(game, position);
    let id = game.id();
    assert_eq!(parse_fen(game, &fen).as_ref(), Ok(position), "{id}: {fen}");
    for text in [
        fen.clone(),
        fen.replace(' ', "_"),
        format!("https://example.org/board?fen={}", fen.replace(' ', "%20")),
    ] {
        let read = read_fen(game, &text).unwrap_or_else(|error| panic!("{id}: {text}: {error}"));
        assert_eq!(
            (&read.value, &read.notes[..]),
            (position, &[][..]),
            "{id}: {text}"
        );
    }
    let setup = read_setup(game, &fen).unwrap();
    assert_eq!(setup.notes, [], "{id}: {fen}");
    assert_eq!(
        game.position(&setup.value).as_ref(),
        Ok(position),
        "{id}: {fen}"
    );
}

/// Checks that each legal move has texts of its own, and that they read as the move.
fn assert_moves_round_trip(game: &Variant, position: &Position) {
    let legal = game.legal_moves(position);
    let (mut sans, mut wires) = (BTreeSet::new(), BTreeSet::new());
    for &mv in &legal {
        let (san, wire) = (write_san(game, position, mv), write_move(game, mv));
        let place = format!("{} {}: {san} {wire}", game.id(), write_fen(game, position));
        assert_eq!(read_san(game, position, &san), Ok(mv), "{place}");
        assert_eq!(read_san(game, position, &wire), Ok(mv), "{place}");
        assert_eq!(find_move(game, position, &wire), Some(mv), "{place}");
        assert!(sans.insert(san) && wires.insert(wire), "{place}");
    }
}

#[test]
fn an_enemy_may_bring_a_second_piece_into_a_palace() {
    let game = game("strange-laws");
    let before = parse_fen(game, "4k3/8/3P4/8/3nP3/8/8/4K3 b - - 0 1").unwrap();
    // The Swapper on d4 swaps with the pawn on d6. White's palace is d4 and e4.
    let swap = find_move(game, &before, "d4d6").unwrap();
    assert_fen_round_trips(game, &game.play(&before, swap));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_written_position_is_read_as_the_same_without_a_note((game, position) in positions()) {
        assert_fen_round_trips(game, &position);
    }

    #[test]
    fn no_two_legal_moves_share_a_text((game, position) in positions()) {
        assert_moves_round_trip(game, &position);
    }

    /// Whatever is pasted, reading it ends without a panic. What is read is a position that can be written.
    #[test]
    fn damaged_positions_are_read_or_refused(
        (game, position) in positions(),
        damage in prop::collection::vec((any::<prop::sample::Index>(), any::<Option<char>>()), 1..4),
        link in any::<bool>(),
    ) {
        let mut signs: Vec<char> = write_fen(game, &position).chars().collect();
        for (place, sign) in damage {
            let place = place.index(signs.len());
            match sign {
                Some(sign) => signs[place] = sign,
                None => drop(signs.remove(place)),
            }
        }
        let mut text: String = signs.into_iter().collect();
        if link {
            text.insert_str(0, "https://lichess.org/analysis/standard/");
        }
        let exact = parse_fen(game, &text);
        match read_fen(game, &text) {
            Ok(read) => assert_fen_round_trips(game, &read.value),
            Err(_) => assert!(exact.is_err(), "{text}"),
        }
    }

    #[test]
    fn any_text_is_a_move_or_refused((game, position) in positions(), text in "\\PC{0,12}|[a-hKQRBNxO0=+#@:. -]{0,10}") {
        let _ = read_san(game, &position, &text);
    }
}

#[test]
fn rights_end_with_a_choice_of_the_array() {
    for (id, plies, rights) in [
        ("strange-laws", "setup:exchange setup:keep", "Kkq"),
        ("strange-laws", "setup:keep setup:exchange", "KQk"),
        ("strange-laws", "setup:exchange setup:exchange", "Kk"),
        ("strange-laws", "setup:keep setup:keep", "KQkq"),
        // The two rooks on a8 and h8 are alike.
        ("doubles", "setup:keep setup:keep setup:exchange", "KQkq"),
        ("doubles", "setup:keep setup:exchange setup:exchange", "KQ"),
        ("doubles", "setup:exchange setup:keep setup:keep", "Kkq"),
    ] {
        let game = game(id);
        let mut position = game.start().clone();
        for ply in plies.split(' ') {
            let mv = find_move(game, &position, ply).unwrap();
            position = game.play(&position, mv);
            assert_fen_round_trips(game, &position);
        }
        let fen = write_fen(game, &position);
        assert_eq!(fen.split(' ').nth(2), Some(rights), "{id} {plies}: {fen}");
    }
}

#[test]
fn castling_next_to_the_king_has_a_text_of_its_own() {
    let texts = |id: &str, fen: &str| {
        let game = game(id);
        let position = parse_fen(game, fen).unwrap();
        assert_moves_round_trip(game, &position);
        let legal = game.legal_moves(&position);
        let texts = legal
            .iter()
            .map(|&mv| (write_move(game, mv), write_san(game, &position, mv)));
        texts.collect::<Vec<_>>()
    };
    let fen = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    let found = texts("doubles", fen);
    for (wire, san) in [
        ("e1h1", "O-O+"),
        ("e1f1", "Kf1"),
        ("e1c1", "O-O-O"),
        ("e1d1", "Kd1"),
    ] {
        assert!(
            found.contains(&(wire.to_owned(), san.to_owned())),
            "{wire}: {found:?}"
        );
    }
    let found = texts("far-castling", fen);
    for (wire, san) in [
        ("e1h1", "Ke1-h1+"),
        ("e1g1", "Ke1-g1"),
        ("e1a1", "Ke1-a1+"),
        ("e1c1", "Ke1-c1"),
        ("e1b1", "Ke1-b1"),
    ] {
        let castling = (wire.to_owned(), san.to_owned());
        assert!(found.contains(&castling), "{wire}: {found:?}");
    }
    let doubles = game("doubles");
    let position = parse_fen(doubles, fen).unwrap();
    let castled = doubles.play(&position, find_move(doubles, &position, "e1h1").unwrap());
    assert_eq!(
        write_fen(doubles, &castled),
        "4k3/8/8/8/8/8/8/R3RK2 b - - 1 1"
    );
    for (text, wire) in [
        ("O-O", "e1h1"),
        ("0-0", "e1h1"),
        ("Kf1", "e1f1"),
        ("Ke1-f1", "e1f1"),
        ("Kxh1", "e1h1"),
    ] {
        let mv = read_san(doubles, &position, text).unwrap();
        assert_eq!(write_move(doubles, mv), wire, "{text}");
    }
    let found = texts(
        "two-floors",
        "2k2/5/5/5/5/R1K1R w KQ - 0 1"
            .replace("5/5/5/5", "3*1/5/5/3*1")
            .as_str(),
    );
    for (wire, san) in [
        ("x1z1", "O-O"),
        ("x1y1", "Ky1"),
        ("x1v1", "O-O-O"),
        ("x1w1", "Kw1"),
    ] {
        assert!(
            found.contains(&(wire.to_owned(), san.to_owned())),
            "{wire}: {found:?}"
        );
    }
}

#[test]
fn a_double_step_that_is_a_walk_too_is_one_move() {
    let game = game("doubles");
    let read = |fen| parse_fen(game, fen).unwrap();
    let home = read("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1");
    assert_moves_round_trip(game, &home);
    let passed = game.play(&home, find_move(game, &home, "e2e4").unwrap());
    assert_eq!(
        write_fen(game, &passed),
        "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1"
    );
    assert!(find_move(game, &passed, "d4e3").is_some());
    // From another rank it is only a walk.
    let later = read("4k3/8/8/3p4/8/4P3/8/4K3 w - - 0 1");
    let passed = game.play(&later, find_move(game, &later, "e3e5").unwrap());
    assert_eq!(write_fen(game, &passed), "4k3/8/8/3pP3/8/8/8/4K3 b - - 0 1");
}
