//! Placement: the sides put their pieces on the board before the first move, from their hands or from a pool.

use crate::random_boards::Random;
use baroque::explain::{describe_move, refusal};
use baroque::game::Record;
use baroque::notation::{find_move, parse_fen, read_fen, write_fen, write_san};
use baroque::rules::{Color, Move, Outcome, Position, Travel, Variant};
use baroque::search::{Engine, Limits};
use baroque::variant_file::{Catalogue, Source};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

fn draft(layout: &str, army: &str) -> Variant {
    let army = [("army".to_owned(), army.to_owned())];
    let catalogue = Catalogue::built_in();
    catalogue.variant("draft", Some(layout), &army).unwrap()
}

fn placed() -> Variant {
    let mut catalogue = Catalogue::built_in();
    let source = Source::new("placed", include_str!("own/placed.ron"));
    catalogue.add("placed.ron", source);
    catalogue.variant("placed", None, &[]).unwrap()
}

fn play(variant: &Variant, position: &Position, text: &str) -> Position {
    let mv = find_move(variant, position, text);
    variant.play(position, mv.unwrap_or_else(|| panic!("{text}")))
}

/// The squares on which a side may place a type, by the letter of the type.
fn squares(variant: &Variant, position: &Position, letter: char) -> Vec<String> {
    let moves = variant.legal_moves(position).into_iter();
    let of_type = moves.filter(|mv| {
        let placed = mv.promotion.filter(|_| mv.travel == Travel::Drop);
        placed.is_some_and(|kind| variant.kind(kind).letter == letter)
    });
    let mut names: Vec<String> = of_type
        .map(|mv| variant.geometry().name(mv.to).to_owned())
        .collect();
    names.sort();
    names
}

fn held(position: &Position, variant: &Variant, color: Color) -> usize {
    let hand = position.hand(color);
    let types = (0..variant.kinds().len()).map(baroque::rules::PieceType::new);
    types.map(|kind| usize::from(hand.count(kind))).sum()
}

#[test]
fn games_by_chance_end_placement_with_all_pieces_on_the_first_ranks() {
    let mut random = Random(2003);
    for (layout, pieces) in [("10x10", 10), ("9x9", 5)] {
        for army in ["equal", "own", "pool"] {
            let variant = draft(layout, army);
            for _ in 0..20 {
                let mut position = variant.start().clone();
                for ply in 0..2 * pieces {
                    assert!(variant.is_arranging(&position));
                    let mover = position.turn();
                    let left = variant.left_to_place(&position, mover);
                    assert_eq!(left, pieces - ply / 2, "{army}");
                    let moves = variant.legal_moves(&position);
                    assert!(moves.iter().all(|mv| mv.travel == Travel::Drop));
                    assert_eq!(variant.count_legal_moves(&position), moves.len() as u64);
                    assert_eq!(variant.outcome(&position), None);
                    let mv: Move = moves[random.below(moves.len())];
                    let next = variant.play(&position, mv);
                    assert_eq!((next.halfmove(), next.fullmove()), (0, 1));
                    let fen = write_fen(&variant, &next);
                    let again = parse_fen(&variant, &fen).unwrap();
                    assert_eq!((&again, again.hash()), (&next, next.hash()), "{fen}");
                    let text = write_san(&variant, &position, mv);
                    assert_eq!(find_move(&variant, &position, &text), Some(mv), "{text}");
                    position = next;
                }
                assert!(!variant.is_arranging(&position));
                assert_eq!(position.turn(), Color::White);
                for color in Color::ALL {
                    let first = variant.zone("first rank", color) & position.pieces(color);
                    assert_eq!(first.len(), pieces);
                    assert_eq!(held(&position, &variant, color), 0);
                    assert_eq!(variant.kings(&position, color).len(), 1);
                }
                let moves = variant.legal_moves(&position);
                assert!(moves.iter().all(|mv| mv.travel != Travel::Drop));
            }
        }
    }
}

#[test]
fn what_one_side_takes_from_a_pool_is_gone_for_both() {
    let variant = draft("10x10", "pool");
    let rows = "10/gggggggggg/pppppppppp/10/10/10/10/PPPPPPPPPP/GGGGGGGGGG/10";
    let start = parse_fen(&variant, &format!("{rows}[Kk|QRR] w - - 0 1")).unwrap();
    let next = play(&variant, &start, "Q@d1");
    let fen = write_fen(&variant, &next);
    assert!(fen.contains("/3Q6[Kk|RR] b - - 0 1"), "{fen}");
    assert_eq!(squares(&variant, &next, 'Q').len(), 0);
    assert_eq!(squares(&variant, &next, 'R').len(), 10);
    assert_eq!(squares(&variant, &next, 'K').len(), 10);
}

#[test]
fn a_side_that_has_taken_its_half_of_the_pool_must_place_its_king() {
    let variant = draft("10x10", "pool");
    let rows = "10/gggggggggg/pppppppppp/10/10/10/10/PPPPPPPPPP/GGGGGGGGGG/10";
    let mut position = parse_fen(&variant, &format!("{rows}[Kk|LLRR] w - - 0 1")).unwrap();
    for text in ["R@a1", "R@a10", "L@b1"] {
        position = play(&variant, &position, text);
    }
    // Black has placed one piece of the pool, and may take the last one or place its king.
    assert_eq!(squares(&variant, &position, 'L').len(), 9);
    assert_eq!(squares(&variant, &position, 'K').len(), 9);
    // White has placed two, so the last one is Black's.
    let position = play(&variant, &position, "K@e10");
    assert_eq!(squares(&variant, &position, 'L').len(), 0);
    assert_eq!(squares(&variant, &position, 'K').len(), 8);
    let position = play(&variant, &position, "K@e1");
    assert_eq!(squares(&variant, &position, 'L').len(), 8);
    let position = play(&variant, &position, "L@b10");
    assert!(!variant.is_arranging(&position));
}

#[test]
fn equal_positions_with_other_hands_differ() {
    let variant = draft("10x10", "pool");
    let rows = "10/gggggggggg/pppppppppp/10/10/10/10/PPPPPPPPPP/GGGGGGGGGG/10";
    let of = |hands: &str| parse_fen(&variant, &format!("{rows}[{hands}] w - - 0 1")).unwrap();
    let (one, other) = (of("Kk|QR"), of("Kk|QL"));
    assert!(one.hash() != other.hash() && !one.same_as(&other));
}

#[test]
fn hands_that_cannot_be_placed_are_refused() {
    let rows = "10/gggggggggg/pppppppppp/10/10/10/10/PPPPPPPPPP/GGGGGGGGGG/10";
    let error = |army: &str, hands: &str| {
        let variant = draft("10x10", army);
        let fen = format!("{rows}[{hands}] w - - 0 1");
        parse_fen(&variant, &fen).unwrap_err().to_string()
    };
    for (army, hands, words) in [
        (
            "equal",
            "KQRBNWLCIXAkq",
            "White has 11 pieces to place and 10 squares for them",
        ),
        ("equal", "QRkr", "White has no king"),
        ("equal", "KKkr", "White has 2 kings"),
        ("equal", "Kk|QR", "`Q` cannot be in a pool"),
        ("pool", "KQk|RR", "`Q` belongs to the pool"),
        ("pool", "Kk|rr", "`r` cannot be in a pool"),
        ("pool", "k|KRR", "`K` cannot be in a pool"),
    ] {
        let found = error(army, hands);
        assert!(found.contains(words), "{army} {hands}: {found}");
    }
    let pool = draft("10x10", "pool");
    let read = read_fen(&pool, &format!("{rows}[k|] w - - 0 1"));
    assert!(read.is_err_and(|error| error.to_string().contains("White has no king")));
}

#[test]
fn a_piece_may_not_move_before_all_are_placed() {
    let variant = draft("10x10", "equal");
    let rows = "k9/gggggggggg/pppppppppp/10/10/10/10/PPPPPPPPPP/GGGGGGGGGG/K9";
    let at = |name: &str| variant.geometry().square(name).unwrap();
    for (hands, words) in [
        ("QRNqrn", "First White must place its pieces: 3 are left."),
        ("Qq", "First White must place its pieces: one is left."),
    ] {
        let position = parse_fen(&variant, &format!("{rows}[{hands}] w - - 0 1")).unwrap();
        let found = refusal(&variant, &position, at("a3"), Some(at("a4"))).unwrap();
        assert_eq!(found.text(&variant), words);
    }
}

#[test]
fn a_placement_is_told_in_words() {
    let variant = draft("10x10", "equal");
    let start = variant.start();
    let mv = find_move(&variant, start, "N@e1").unwrap();
    let transition = variant.transition(start, mv);
    let sentences = describe_move(&variant, start, &transition);
    assert_eq!(
        sentences[0].text,
        "White puts a Knight from the hand on e1."
    );
}

/// Black's Rook attacks along the file a. White's King may not be placed there, and a King that stands there needs a
/// piece in between.
#[test]
fn a_placement_keeps_the_king_safe() {
    let variant = placed();
    let position = parse_fen(&variant, "r5/6/6/6/6/6[KRBkb] w - - 0 1").unwrap();
    let kings = squares(&variant, &position, 'K');
    assert_eq!(kings.len(), 10);
    assert!(!kings.contains(&"a1".to_owned()) && !kings.contains(&"a2".to_owned()));
    let position = parse_fen(&variant, "r5/6/6/6/6/K5[RBkb] w - - 0 1").unwrap();
    assert_eq!(squares(&variant, &position, 'R'), ["a2"]);
    assert_eq!(squares(&variant, &position, 'B'), ["a2"]);
}

/// White still has a piece to place when Black has none: Black moves, then White places it.
#[test]
fn sides_may_place_different_numbers_of_pieces() {
    let variant = placed();
    let position = parse_fen(&variant, "5k/6/p5/P5/6/6[KR] w - - 0 1").unwrap();
    let position = play(&variant, &position, "K@a1");
    assert!(!variant.is_arranging(&position));
    let position = play(&variant, &position, "f6e6");
    assert_eq!((position.halfmove(), position.fullmove()), (1, 2));
    assert!(variant.is_arranging(&position));
    let position = play(&variant, &position, "R@b1");
    assert_eq!((position.halfmove(), position.fullmove()), (1, 2));
}

/// A King that is still to be placed is not lost, and a side with pieces to place is not bare.
#[test]
fn a_king_in_hand_is_not_lost() {
    let text = include_str!("own/placed.ron");
    for (rule, fen) in [
        ("royal: Capture,", "5k/6/6/6/6/6[KRr] w - - 0 1"),
        ("bare_king_loses: true,", "5k/6/6/6/6/K5[Rr] w - - 0 1"),
        ("bare_kings_draw: true,", "5k/6/6/6/6/K5[Rr] w - - 0 1"),
    ] {
        let text = text.replace("suicide: true,", rule);
        let mut catalogue = Catalogue::built_in();
        catalogue.add("placed.ron", Source::new("placed", text));
        let variant = catalogue.variant("placed", None, &[]).unwrap();
        let position = parse_fen(&variant, fen).unwrap();
        assert_eq!(variant.outcome(&position), None, "{rule}");
        assert!(!variant.legal_moves(&position).is_empty(), "{rule}");
    }
}

/// The points of the side that chooses and places by search, against a side that does so by chance. Afterwards both play
/// with the same search.
fn placing_match(army: &str, games: usize, nodes: u64) -> f64 {
    let variant = Arc::new(draft("10x10", army));
    let mut random = Random(17);
    let limits = Limits {
        nodes: Some(nodes),
        ..Limits::default()
    };
    let mut points = 0.0;
    for game in 0..games {
        let placer = Color::ALL[game % 2];
        let mut engine = Engine::new(16);
        let mut record = Record::new(variant.clone(), variant.start().clone());
        while record.outcome().is_none() && record.len() < 400 {
            let position = record.position();
            let moves = variant.legal_moves(position);
            let by_chance = variant.is_arranging(position) && position.turn() != placer;
            let mv = match by_chance {
                true => moves[random.below(moves.len())],
                false => {
                    let stop = AtomicBool::new(false);
                    let past = record.positions();
                    let report = engine.search(&variant, past, &limits, &stop, &mut |_| {});
                    report.unwrap().line[0]
                }
            };
            record.play(mv).unwrap();
        }
        points += match record.outcome() {
            Some(Outcome::Win(winner, _)) if winner == placer => 1.0,
            Some(Outcome::Win(..)) => 0.0,
            _ => 0.5,
        };
    }
    points / games as f64
}

/// `PLACING_GAMES` and `PLACING_NODES` change the numbers.
#[test]
#[ignore = "plays 200 games"]
fn the_computer_places_better_than_chance() {
    let number = |name: &str, usual: usize| {
        let set = std::env::var(name).ok();
        set.map_or(usual, |set| set.parse().unwrap())
    };
    let games = number("PLACING_GAMES", 200);
    let nodes = number("PLACING_NODES", 500);
    for army in ["pool", "equal"] {
        let share = placing_match(army, games, nodes as u64);
        println!(
            "{army}: {:.1} % of {games} games, {nodes} nodes",
            100.0 * share
        );
        assert!(army != "pool" || share >= 0.6, "{army}: {share}");
    }
}
