//! The shot: its captures, its spotters, and its words.

use baroque::explain::describe_move;
use baroque::notation::{find_move, parse_fen, write_fen};
use baroque::rules::{Effect, MethodName, Transition, Variant};
use baroque::variant_file::{Catalogue, Source};

fn archers() -> Variant {
    let mut catalogue = Catalogue::built_in();
    let source = Source::new("archers", include_str!("own/archers.ron"));
    catalogue.add("archers.ron", source);
    catalogue.variant("archers", None, &[]).unwrap()
}

/// The effects of a move in a position, or `None` if it is illegal.
fn transition(fen: &str, text: &str) -> Option<Transition> {
    let variant = archers();
    let position = parse_fen(&variant, fen).unwrap();
    let mv = find_move(&variant, &position, text)?;
    Some(variant.transition(&position, mv))
}

#[test]
fn near_targets_need_no_spotter() {
    let shot = transition("7k/8/8/8/8/2p5/8/K1Q5 w - - 0 1", "c1c3*").unwrap();
    let Effect::Capture {
        by,
        captor,
        partner,
        ..
    } = shot.effects[0]
    else {
        panic!("{shot:?}");
    };
    assert_eq!(
        (by, captor, partner),
        (MethodName::Shoot, shot.mv.from, None)
    );
    assert_eq!(transition("7k/8/8/8/2p5/8/8/K1Q5 w - - 0 1", "c1c4*"), None);
    assert_eq!(
        transition("7k/8/8/8/8/2p5/2N5/K1Q5 w - - 0 1", "c1c3*"),
        None
    );
}

#[test]
fn a_friend_two_squares_off_in_a_line_spots() {
    let spots = |fen| transition(fen, "c1c4*").is_some();
    assert!(spots("7k/8/8/8/2p1N3/8/8/K1Q5 w - - 0 1"));
    assert!(spots("7k/8/8/8/1Np5/8/8/K1Q5 w - - 0 1"));
    assert!(!spots("7k/8/8/8/2pnN3/8/8/K1Q5 w - - 0 1"));
    assert!(!spots("7k/8/8/8/2p2N2/8/8/K1Q5 w - - 0 1"));
    // A knight's move is not along a line.
    assert!(!spots("7k/8/8/4N3/2p5/8/8/K1Q5 w - - 0 1"));
    let shot = transition("7k/8/8/8/2p1N3/8/8/K1Q5 w - - 0 1", "c1c4*").unwrap();
    assert!(matches!(
        shot.effects[0],
        Effect::Capture {
            partner: Some(_),
            ..
        }
    ));
}

#[test]
fn a_shot_is_told_by_captor_victim_and_spotter() {
    let variant = archers();
    let position = parse_fen(&variant, "7k/8/8/8/2p1N3/8/8/K1Q5 w - - 0 1").unwrap();
    let mv = find_move(&variant, &position, "c1c4*").unwrap();
    let sentences = describe_move(&variant, &position, &variant.transition(&position, mv));
    let words: String = sentences
        .into_iter()
        .map(|sentence| sentence.text)
        .collect();
    for part in ["Archer on c1", "Pawn on c4", "Knight on e4"] {
        assert!(words.contains(part), "{words}");
    }
    let next = write_fen(&variant, &variant.play(&position, mv));
    assert_eq!(next, "7k/8/8/8/4N3/8/8/K1Q5 b - - 0 1");
}
