//! Protection: nothing captures the friends next to a protector.

use baroque::explain::refusal;
use baroque::notation::parse_fen;
use baroque::rules::{Effect, Position, Variant};
use baroque::variant_file::{Catalogue, Source};

fn shields(choice: &str) -> Variant {
    let mut catalogue = Catalogue::built_in();
    let source = Source::new("shields", include_str!("own/shields.ron"));
    catalogue.add("shields.ron", source);
    let options = [("shields".to_owned(), choice.to_owned())];
    catalogue.variant("shields", None, &options).unwrap()
}

fn board(variant: &Variant, fen: &str) -> Position {
    parse_fen(variant, fen).unwrap()
}

/// The captures of a position, as texts.
fn captures(choice: &str, fen: &str) -> Vec<String> {
    let variant = shields(choice);
    let position = board(&variant, fen);
    let mut found: Vec<String> = variant
        .legal_moves(&position)
        .into_iter()
        .filter(|&mv| variant.captured(&position, mv).any())
        .map(|mv| baroque::notation::write_move(&variant, mv))
        .collect();
    found.sort();
    found
}

/// The text of a refusal. `from` and `to` are names of squares.
fn refused(choice: &str, fen: &str, from: &str, to: &str) -> String {
    let variant = shields(choice);
    let position = board(&variant, fen);
    let square = |name| variant.geometry().square(name).unwrap();
    let refusal = refusal(&variant, &position, square(from), Some(square(to)));
    refusal.unwrap().text(&variant)
}

#[test]
fn neighbours_of_a_shield_cannot_be_captured() {
    // The rook on e8 attacks the pawn on e4. The Shield on d5 is next to the pawn, and not protected itself.
    let fen = "4r2k/8/8/3Q4/4P3/8/8/K7 b - - 0 1";
    assert!(captures("always", fen).is_empty());
    assert_eq!(
        captures("always", "4r2k/8/8/4Q3/8/4P3/8/K7 b - - 0 1"),
        ["e8e5"]
    );
    // Two Shields protect each other.
    assert!(captures("always", "4r2k/8/8/4Q3/4Q3/8/8/K7 b - - 0 1").is_empty());
    let words = refused("always", fen, "e8", "e4");
    assert!(
        words.contains("can't be captured: the Shield on d5 protects it"),
        "{words}"
    );
}

#[test]
fn a_protected_king_is_not_in_check() {
    let variant = shields("always");
    let position = board(&variant, "4r2k/8/8/8/8/8/3Q4/4K3 w - - 0 1");
    assert!(!variant.in_check(&position));
    // The Shield may not leave the king. The king may not move to an attacked square without protection.
    let moves = variant.legal_moves(&position);
    let ends: Vec<&str> = moves
        .iter()
        .filter(|mv| variant.geometry().name(mv.from) == "d2")
        .map(|mv| variant.geometry().name(mv.to))
        .collect();
    for stop in &ends {
        let next_to_king = ["d1", "d2", "e2", "f1", "f2"].contains(stop);
        let between = ["e2", "e3"].contains(stop);
        assert!(next_to_king || between, "{stop}");
    }
    assert_eq!(ends.len(), 4, "{ends:?}");
}

#[test]
fn protection_can_be_of_some_and_end_with_frost() {
    let fen = "4r2k/8/8/3Q4/4B3/8/8/K7 b - - 0 1";
    assert_eq!(captures("some", fen), ["e8e4"]);
    assert!(captures("always", fen).is_empty());
    // The Freezer on c6 stops the Shield on d5.
    let frozen = "4r2k/8/2n5/3Q4/4P3/8/8/K7 b - - 0 1";
    assert_eq!(captures("always", frozen), ["c6d5!"]);
    assert_eq!(captures("free", frozen), ["c6d5!", "e8e4"]);
}

#[test]
fn a_bound_friend_does_not_destroy_itself() {
    // White's Freezer on e4 is next to the pawn on e5 and to its own Shield on d4.
    let fen = "7k/8/8/4p3/3QN3/8/8/K7 w - - 0 1";
    assert_eq!(captures("always", fen), ["e4e5!"]);
    assert!(captures("free", fen).is_empty());
    assert_eq!(
        captures("free", "7k/8/8/4p3/Q3N3/8/8/K7 w - - 0 1"),
        ["e4e5!"]
    );
}

#[test]
fn what_would_be_captured_besides_stays() {
    // The bishop on c4 withdraws from the pawn on b4, which the Shield on a5 protects.
    let fen = "8/7k/8/q7/1pB5/8/8/K7 w - - 0 1";
    assert!(captures("rooks", fen).is_empty());
    assert!(captures("rooks", "8/7k/q7/8/1pB5/8/8/K7 w - - 0 1").contains(&"c4d4".to_owned()));
    let variant = shields("rooks");
    let square = |name| variant.geometry().square(name).unwrap();
    let effects = |fen| {
        let position = board(&variant, fen);
        let mv = baroque::notation::find_move(&variant, &position, "c4d4").unwrap();
        let mut effects = variant.transition(&position, mv).effects.into_iter();
        effects.find_map(|effect| match effect {
            Effect::Protect { at, by, .. } => Some((at, by)),
            _ => None,
        })
    };
    assert_eq!(effects(fen), Some((square("b4"), square("a5"))));
    assert_eq!(effects("8/7k/q7/8/1pB5/8/8/K7 w - - 0 1"), None);
}

#[test]
fn what_is_prevented_is_what_would_be_possible_unprotected() {
    let variant = shields("always");
    let square = |name| variant.geometry().square(name).unwrap();
    let prevented = |fen, from, to| {
        let position = board(&variant, fen);
        variant.prevented(&position, square(from), square(to))
    };
    let fen = "4r2k/8/8/3Q4/4P3/8/8/K7 b - - 0 1";
    assert!(prevented(fen, "e8", "e4").is_some());
    assert_eq!(prevented(fen, "e8", "e5"), None);
    // Another piece is in between, or the piece is too far from the Shield.
    assert_eq!(
        prevented("4r2k/8/4p3/3Q4/4P3/8/8/K7 b - - 0 1", "e8", "e4"),
        None
    );
    assert_eq!(
        prevented("4r2k/8/3Q4/8/4P3/8/8/K7 b - - 0 1", "e8", "e4"),
        None
    );
}
