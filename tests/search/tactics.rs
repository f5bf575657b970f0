//! The engine captures free pieces by every method, and keeps its own pieces.

use super::{checked, game, position, search};
use baroque::rules::{Effect, MethodName, Position, Variant};
use baroque::search::Limits;

/// Enough nodes to see hanging pieces.
const LIMIT: u64 = 4_000;

fn best(variant: &Variant, at: &Position) -> baroque::rules::Move {
    let report = search(variant, std::slice::from_ref(at), &Limits::nodes(LIMIT)).unwrap();
    checked(variant, at, &report)
}

/// The squares on which the best move captures by a method.
fn taken(variant: &Variant, at: &Position, method: MethodName) -> Vec<String> {
    let effects = variant.transition(at, best(variant, at)).effects;
    let mut squares: Vec<String> = effects
        .iter()
        .filter_map(|effect| match *effect {
            Effect::Capture { at, by, .. } if by == method => {
                Some(variant.geometry().name(at).to_owned())
            }
            _ => None,
        })
        .collect();
    squares.sort();
    squares
}

#[test]
fn free_pieces_are_taken_by_every_method() {
    for (id, fen, method, squares) in [
        (
            "chess",
            "6k1/8/8/3q4/8/3R4/8/K7 w - - 0 1",
            MethodName::Replace,
            &["d5"][..],
        ),
        (
            "chess",
            "8/8/8/3pP3/8/8/6K1/k7 w - d6 0 1",
            MethodName::EnPassant,
            &["d5"],
        ),
        (
            "withdrawer-chess",
            "8k1/10/10/10/10/10/3r6/3W6/10/K9 w - - 0 1",
            MethodName::Withdraw,
            &["d4"],
        ),
        (
            "advancer-chess",
            "8k1/10/10/10/3n6/10/10/10/3A6/1K8 w - - 0 1",
            MethodName::Advance,
            &["d6"],
        ),
        (
            "pushme-pullyu-chess",
            "8k1/10/10/3b6/10/10/10/3U6/3n6/9K w - - 0 1",
            MethodName::Withdraw,
            &["d2"],
        ),
        (
            "long-leaper-chess",
            "8k1/10/3r6/10/3n6/10/10/3L6/10/K9 w - - 0 1",
            MethodName::Leap,
            &["d6", "d8"],
        ),
        (
            "coordinator-chess",
            "8k1/10/10/5n4/10/10/10/10/C9/5K4 w - - 0 1",
            MethodName::Coordinate,
            &["f7"],
        ),
        (
            "swapper-chess",
            "8k1/10/10/10/3q6/2S7/10/10/PP8/K9 w - - 0 1",
            MethodName::Destroy,
            &["d6"],
        ),
        (
            "mimotaur-chess",
            "8k1/10/10/3r6/10/10/10/3M6/10/K9 w - - 0 1",
            MethodName::Replace,
            &["d7"],
        ),
        (
            "ultima",
            "7k/8/3P4/3p4/4pP2/8/8/K2P4 w - - 0 1",
            MethodName::Pinch,
            &["d5", "e4"],
        ),
        (
            "ultima",
            "7k/8/8/8/p7/8/8/K2C2p1 w - - 0 1",
            MethodName::Coordinate,
            &["a4", "g1"],
        ),
        // A Chameleon withdraws from one piece and leaps over another.
        (
            "ultima",
            "7k/8/8/3l4/3X4/3w4/8/K7 w - - 0 1",
            MethodName::Withdraw,
            &["d3"],
        ),
        (
            "ultima",
            "7k/8/8/3l4/3X4/3w4/8/K7 w - - 0 1",
            MethodName::Leap,
            &["d5"],
        ),
        // A king that has corners with its Coordinator and its Chameleon.
        (
            "hyper-chess",
            "7k/8/1p5C/8/8/1p5l/Kc1X4/8 w - - 0 1",
            MethodName::Coordinate,
            &["b2", "b6", "h3"],
        ),
        (
            "rococo",
            "10/8k1/10/10/10/4PPl3/10/10/1K8/10 w - - 0 1",
            MethodName::Cannon,
            &["f4"],
        ),
        (
            "maxima",
            "***2***/5k2/8/8/6p1/1w6/3M4/8/8/6K1/***2*** w - - 0 1",
            MethodName::Replace,
            &["b6"],
        ),
        (
            "chessma-84",
            "1********1/*8*/*4k3*/*8*/*3P4*/*2PrP3*/*8*/*8*/*8*/*4K3*/*E7*/1********1[] w - - 0 1",
            MethodName::Enclose,
            &["d5"],
        ),
        // Three officers for a Bomb.
        (
            "renaissance",
            "k8/9/9/3lwc3/4B4/9/9/9/K8[] w - - 0 1",
            MethodName::Explode,
            &["d6", "e6", "f6"],
        ),
    ] {
        let variant = game(id, None);
        let at = position(&variant, fen);
        assert_eq!(taken(&variant, &at, method), squares, "{id} {fen}");
    }
}

/// The most valuable piece of the side to move is attacked. After the best move nothing attacks it.
#[test]
fn a_queen_under_attack_is_not_left_there() {
    for (id, fen) in [
        ("chess", "6k1/8/5p2/4p3/3Q4/8/PPP5/1K6 w - - 0 1"),
        (
            "withdrawer-chess",
            "7k2/10/10/6p3/4w5/3Q6/10/10/PP8/1K8 w - - 0 1",
        ),
        (
            "advancer-chess",
            "7k2/3a6/10/10/10/3Q6/10/10/PP8/1K8 w - - 0 1",
        ),
        (
            "long-leaper-chess",
            "7k2/3l6/2p7/10/10/3Q6/10/10/PP8/1K8 w - - 0 1",
        ),
        (
            "coordinator-chess",
            "7k2/9c/10/1Q8/10/10/10/10/6PP2/6RK2 w - - 0 1",
        ),
    ] {
        let variant = game(id, None);
        let at = position(&variant, fen);
        let queen = |at: &Position| {
            let queen = variant.piece('Q').unwrap();
            let pieces = at.of_type(queen.piece_type()) & at.pieces(queen.color());
            pieces.first().expect("a queen")
        };
        let enemy = !at.turn();
        let next = variant.play(&at, best(&variant, &at));
        assert!(
            variant.attackers(&next, queen(&next), enemy).is_empty(),
            "{id} {fen}"
        );
    }
}

/// If several pieces hang, the most valuable one is captured first.
#[test]
fn the_dearest_of_several_pieces_is_taken() {
    let chess = game("chess", Some("8x8"));
    let at = position(&chess, "6k1/8/8/1n1q4/2B5/8/8/K7 w - - 0 1");
    assert_eq!(taken(&chess, &at, MethodName::Replace), ["d5"]);
}
