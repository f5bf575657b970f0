//! Conversion: captured pieces change sides. The positions are worked out by hand from the rule.

use baroque::explain::describe_move;
use baroque::notation::{find_move, parse_fen, write_fen};
use baroque::rules::{Color, Effect, Fate, Position, Variant};
use baroque::variant_file::{Catalogue, Source};

fn converts(knights: &str) -> Variant {
    let mut catalogue = Catalogue::built_in();
    let source = Source::new("converts", include_str!("own/converts.ron"));
    catalogue.add("converts.ron", source);
    let choice = [("knights".to_owned(), knights.to_owned())];
    let found = catalogue.variant("converts", None, &choice);
    found.unwrap_or_else(|error| panic!("{error}"))
}

/// The position after some legal moves.
fn after(knights: &str, fen: &str, moves: &str) -> (Variant, Position, Position) {
    let variant = converts(knights);
    let before = parse_fen(&variant, fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
    let mut position = before.clone();
    for text in moves.split_whitespace() {
        let mv = find_move(&variant, &position, text).unwrap_or_else(|| panic!("no move {text}"));
        assert!(variant.legal_moves(&position).contains(&mv), "{text}");
        position = variant.play(&position, mv);
    }
    (variant, before, position)
}

fn fen_after(knights: &str, fen: &str, moves: &str) -> String {
    let (variant, _, position) = after(knights, fen, moves);
    write_fen(&variant, &position)
}

#[test]
fn captured_pieces_change_sides_where_they_stand() {
    let found = fen_after("usual", "7k/8/8/2ppp3/8/2n5/4P3/K2Q4 w - - 0 1", "d1d4");
    assert_eq!(found, "7k/8/8/2PPP3/3Q4/2N5/4P3/K7 b - - 1 1");
}

/// The piece on the stop is captured, the others change sides.
#[test]
fn a_piece_whose_square_is_taken_is_captured() {
    let found = fen_after("usual", "7k/8/8/8/3p4/2np4/8/K2R4 w - - 0 1", "d1d3");
    assert_eq!(found, "7k/8/8/8/3P4/2NR4/8/K7 b - - 0 1");
}

#[test]
fn a_shot_converts_only_some_pieces() {
    let pawn = fen_after("usual", "7k/8/8/8/8/2p5/8/K1B5 w - - 0 1", "c1c3*");
    assert_eq!(pawn, "7k/8/8/8/8/2P5/8/K1B5 b - - 1 1");
    let queen = fen_after("usual", "7k/8/8/8/8/2q5/8/K1B5 w - - 0 1", "c1c3*");
    assert_eq!(queen, "7k/8/8/8/8/8/8/K1B5 b - - 0 1");
}

#[test]
fn a_pawn_is_captured_where_it_would_have_promoted() {
    let found = fen_after("usual", "3p1k2/8/8/8/8/8/8/K2Q4 w - - 0 1", "d1d7");
    assert_eq!(found, "5k2/3Q4/8/8/8/8/8/K7 b - - 0 1");
}

#[test]
fn every_method_converts_but_not_together_with_a_swap_or_a_push() {
    let leap = fen_after("leap", "7k/8/8/8/3p4/8/8/K2N4 w - - 0 1", "d1d5");
    assert_eq!(leap, "7k/8/8/3N4/3P4/8/8/K7 b - - 1 1");
    let away = fen_after("leap", "7k/8/8/8/3p4/3N4/8/K7 w - - 0 1", "d3d1");
    assert_eq!(away, "7k/8/8/8/3P4/8/8/K2N4 b - - 1 1");
    // The Pincer on d4 and the pawn on f4 have e4 between them.
    let pinch = fen_after("pinch", "7k/8/8/8/4pP2/8/8/K2N4 w - - 0 1", "d1d4");
    assert_eq!(pinch, "7k/8/8/8/3NPP2/8/8/K7 b - - 1 1");
    // Its own side loses the pieces that explode, the other side those that change.
    let explosion = fen_after("explode", "7k/8/8/2pP4/3N4/8/8/K7 w - - 0 1", "d4d4!");
    assert_eq!(explosion, "7k/8/8/2P5/8/8/8/K7 b - - 0 1");
    let destruction = fen_after("explode", "7k/8/8/2p5/3N4/8/8/K7 w - - 0 1", "d4c5!");
    assert_eq!(destruction, "7k/8/8/2P5/8/8/8/K7 b - - 0 1");
    let push = fen_after("push", "7k/8/8/2p5/3p4/3N4/8/K7 w - - 0 1", "d3d4");
    assert_eq!(push, "7k/8/8/8/3N4/8/8/K7 b - - 0 1");
    let swap = fen_after("swap", "7k/8/8/4p3/3p4/8/3N4/K7 w - - 0 1", "d2d4");
    assert_eq!(swap, "7k/8/8/4p3/3N4/8/3p4/K7 b - - 1 1");
}

#[test]
fn a_converted_rook_castles_no_more() {
    let found = fen_after("usual", "4k3/8/8/8/8/7b/8/R3K2R b KQ - 0 1", "h3h1*");
    assert_eq!(found, "4k3/8/8/8/8/7b/8/R3K2r w Q - 1 2");
}

/// A king cannot be converted: an attack on it is check, and mate ends the game.
#[test]
fn a_king_is_mated_as_usual() {
    let variant = converts("usual");
    let mate = parse_fen(&variant, "k7/8/8/8/8/8/8/K2q4 w - - 0 1").unwrap();
    assert!(variant.in_check(&mate) && variant.legal_moves(&mate).is_empty());
}

/// A conversion can be undone, so that a position repeats.
#[test]
fn a_pawn_that_changes_sides_twice_repeats_the_position() {
    let fen = "7k/8/8/2b5/8/2p5/8/K1B5 w - - 0 1";
    let (_, before, position) = after("usual", fen, "c1c3* c5c3*");
    assert!(before.same_as(&position) && before.hash() == position.hash());
    assert_eq!(position.halfmove(), 2);
}

/// A converted piece may be frozen at once.
#[test]
fn a_converted_piece_next_to_a_freezer_is_frozen() {
    let variant = converts("freeze");
    // On e5 only d5 is next to the Recruiter, and the Freezer on c5 freezes what stands on d5.
    let position = parse_fen(&variant, "7k/8/8/2np4/8/8/8/K3Q3 w - - 0 1").unwrap();
    let mv = find_move(&variant, &position, "e1e5").unwrap();
    let transition = variant.transition(&position, mv);
    let square = variant.geometry().square("d5").unwrap();
    let frozen = |effect: &Effect| matches!(*effect, Effect::Freeze { at, .. } if at == square);
    assert!(transition.effects.iter().any(frozen), "{transition:?}");
}

#[test]
fn a_conversion_is_told() {
    let variant = converts("usual");
    let position = parse_fen(&variant, "7k/8/8/2ppp3/8/8/8/K2Q4 w - - 0 1").unwrap();
    let mv = find_move(&variant, &position, "d1d4").unwrap();
    let transition = variant.transition(&position, mv);
    let turned = |effect: &&Effect| {
        let fate = match effect {
            Effect::Capture { fate, .. } => Some(*fate),
            _ => None,
        };
        matches!(fate, Some(Fate::Converted(_)))
    };
    assert_eq!(transition.effects.iter().filter(turned).count(), 3);
    let told = describe_move(&variant, &position, &transition);
    let words: Vec<String> = told.into_iter().map(|sentence| sentence.text).collect();
    let words = words.join(" ");
    assert!(words.contains("they change sides"), "{words}");
}

#[test]
fn conversion_without_a_capture_that_leaves_the_square_is_a_mistake() {
    let mut catalogue = Catalogue::built_in();
    let text =
        r#"(format: 1, name: "Nothing", base: "chess", pieces: { 'Q': (powers: [Convert]) })"#;
    catalogue.add("nothing.ron", Source::new("nothing", text));
    let error = catalogue.variant("nothing", None, &[]).unwrap_err();
    assert!(error.to_string().contains("nothing to convert"), "{error}");
}

/// A position that was played to is the same as the one that its text gives: pieces, counters and hash.
#[test]
fn played_positions_are_what_their_texts_say() {
    for knights in [
        "usual", "leap", "pinch", "explode", "swap", "push", "freeze", "mimic",
    ] {
        let variant = converts(knights);
        let mut dice = 0x9e37_79b9_7f4a_7c15_u64;
        let mut turned = 0;
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
                let mv = legal[dice as usize % legal.len()];
                turned += variant.captured(&position, mv).len();
                position = variant.play(&position, mv);
                // An explosion may remove its own king.
                if Color::ALL
                    .iter()
                    .any(|&color| variant.kings(&position, color).is_empty())
                {
                    break;
                }
                let text = write_fen(&variant, &position);
                let again = parse_fen(&variant, &text).unwrap_or_else(|error| panic!("{error}"));
                assert_eq!(again.hash(), position.hash(), "{knights}: {text}");
                assert!(again == position, "{knights}: {text}");
            }
        }
        assert!(turned > 0, "{knights}");
    }
}
