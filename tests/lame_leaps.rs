//! Lame leaps, which pieces on their way block: the moves are worked out by hand.

use baroque::notation::{find_move, parse_fen};
use baroque::rules::{Position, Variant, perft};
use baroque::variant_file::{Catalogue, Source};

fn horses() -> Variant {
    let mut catalogue = Catalogue::built_in();
    let source = Source::new("horses", include_str!("own/horses.ron"));
    catalogue.add("horses.ron", source);
    assert_eq!(catalogue.check("horses"), []);
    let found = catalogue.variant("horses", Some("8x8"), &[]);
    found.unwrap_or_else(|error| panic!("{error}"))
}

fn position(variant: &Variant, fen: &str) -> Position {
    parse_fen(variant, fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// The squares to which the piece on a square can go, in the order of their names.
fn targets(fen: &str, from: &str) -> String {
    let variant = horses();
    let position = position(&variant, fen);
    let geometry = variant.geometry();
    let moves = variant.legal_moves(&position);
    let own = moves.iter().filter(|mv| geometry.name(mv.from) == from);
    let mut found: Vec<&str> = own.map(|mv| geometry.name(mv.to)).collect();
    found.sort_unstable();
    found.join(" ")
}

#[test]
fn a_horse_is_blocked_by_the_square_next_to_it() {
    let free = "k7/8/8/8/3N4/8/8/7K w - - 0 1";
    assert_eq!(targets(free, "d4"), "b3 b5 c2 c6 e2 e6 f3 f5");
    // A friend on d5 and an enemy on e4: the leaps ahead and to the right are blocked.
    let blocked = "k7/8/8/3P4/3Np3/8/8/7K w - - 0 1";
    assert_eq!(targets(blocked, "d4"), "b3 b5 c2 e2");
    // Pieces diagonally next to it block nothing, and it captures where it lands.
    let corners = "k7/8/2p1p3/2P1P3/3N4/2p1p3/8/7K w - - 0 1";
    assert_eq!(targets(corners, "d4"), "b3 b5 c2 c6 e2 e6 f3 f5");
}

#[test]
fn longer_leaps_need_every_square_of_the_line() {
    // The Elephant on c1: a friend on d2 blocks e3. It steps to b2 or captures on a3 beyond it.
    let elephant = "k7/8/8/8/8/p7/3P4/2B4K w - - 0 1";
    assert_eq!(targets(elephant, "c1"), "a3 b2");
    let behind = "k7/8/8/8/8/p7/1p1P4/2B4K w - - 0 1";
    assert_eq!(targets(behind, "c1"), "");
    // The Lancer on a1: three squares up, right or diagonally, or a king's step.
    let lancer = "k7/8/8/8/8/8/8/Q6K w - - 0 1";
    assert_eq!(targets(lancer, "a1"), "a2 a4 b1 b2 d1 d4");
    let blocked = "k7/8/8/8/8/p1p5/8/Q6K w - - 0 1";
    assert_eq!(targets(blocked, "a1"), "a2 b1 b2 d1");
}

#[test]
fn a_check_can_be_blocked_and_opened() {
    let variant = horses();
    let check = |fen: &str| variant.in_check(&position(&variant, fen));
    assert!(check("4k3/8/3N4/8/8/8/8/K7 b - - 0 1"));
    assert!(!check("4k3/3p4/3N4/8/8/8/8/K7 b - - 0 1"));
    // The pawn on d7 keeps the check shut, so it may not capture on e6.
    assert_eq!(
        targets("4k3/3p4/4P3/8/8/8/8/K7 b - - 0 1", "d7"),
        "d5 d6 e6"
    );
    assert_eq!(targets("4k3/3p4/3NP3/8/8/8/8/K7 b - - 0 1", "d7"), "");
    // The elephant on e5 stands on the way of the horse on d5 to the king on f6. When it leaves, the horse gives check.
    let before = position(&variant, "8/8/5k2/3NB3/8/8/8/K7 w - - 0 1");
    let opens = find_move(&variant, &before, "e5d4").unwrap();
    let stays = find_move(&variant, &before, "a1b1").unwrap();
    assert!(variant.in_check(&variant.play(&before, opens)));
    assert!(!variant.in_check(&variant.play(&before, stays)));
}

/// The moves of the array are those of the pawns: a pawn or a piece stands on the way of every other move.
#[test]
fn the_array_has_sixteen_moves_for_each_side() {
    let variant = horses();
    let count = |depth| perft(&variant, variant.start(), depth);
    assert_eq!((count(1), count(2)), (16, 256));
}
