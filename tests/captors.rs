//! Each capture of each move names the square of its captor.

use crate::random_boards;

use baroque::notation::{find_move, parse_fen, write_fen};
use baroque::rules::{Effect, MethodName, Move, Position, Square, Transition, Variant};
use baroque::variant_file::Catalogue;
use random_boards::{Random, crowd, scatter, thin, throng};

/// The plies of a random game.
const PLIES: usize = 60;
/// The number of additional random boards of each kind for each game.
const BOARDS: usize = 40;

/// The victim, the captor and the method of each capture.
fn captures(transition: &Transition) -> Vec<(Square, Square, MethodName)> {
    let capture = |effect: &Effect| match *effect {
        Effect::Capture { at, captor, by, .. } => Some((at, captor, by)),
        _ => None,
    };
    transition.effects.iter().filter_map(capture).collect()
}

/// Checks every move of a position. Returns the number of captures by other pieces than the mover.
fn check(variant: &Variant, position: &Position) -> usize {
    let mut others = 0;
    for mv in variant.legal_moves(position) {
        let transition = variant.transition(position, mv);
        for (at, captor, by) in captures(&transition) {
            let place = format!("{}: {mv:?} {at:?}", write_fen(variant, position));
            let piece = position.piece(captor).expect(&place);
            let victim = position.piece(at).expect(&place);
            if mv.travel.shoves() {
                let moves = |effect: &Effect| matches!(*effect, Effect::Travel { piece, from, .. } if (piece, from) == (piece, captor));
                assert!(transition.effects.iter().any(moves), "{place}");
                others += usize::from(captor != mv.from);
            } else {
                assert_eq!(captor, mv.from, "{place}");
                assert_eq!(piece.color(), position.turn(), "{place}");
            }
            // An explosion removes friends too.
            assert!(
                piece.color() != victim.color() || by == MethodName::Explode,
                "{place}"
            );
        }
    }
    others
}

fn play(variant: &Variant, random: &mut Random) -> usize {
    let mut position = variant.start().clone();
    let mut others = 0;
    for _ in 0..PLIES {
        others += check(variant, &position);
        let moves: Vec<Move> = variant.legal_moves(&position);
        if moves.is_empty() {
            break;
        }
        position = variant.play(&position, moves[random.below(moves.len())]);
    }
    others
}

#[test]
fn the_mover_captures_unless_it_shoves_others() {
    let catalogue = Catalogue::built_in();
    let mut random = Random(1963);
    let mut others = 0;
    for id in catalogue.ids() {
        for layout in catalogue.info(id).unwrap().layouts {
            let variant = catalogue.variant(id, Some(&layout), &[]).unwrap();
            others += play(&variant, &mut random);
            for make_board in [scatter, crowd, thin, throng] {
                for _ in 0..BOARDS {
                    let position = make_board(&variant, &mut random);
                    others += position.map_or(0, |position| check(&variant, &position));
                }
            }
        }
    }
    assert!(others > 0);
}

#[test]
fn a_piece_that_is_pushed_or_pulled_captures_by_itself() {
    let variant = Catalogue::built_in().variant("renaissance", None, &[]);
    let variant = variant.unwrap();
    let captures = |fen, mv| {
        let position = parse_fen(&variant, fen).unwrap();
        let mv = find_move(&variant, &position, mv).unwrap();
        let name = |square| variant.geometry().name(square).to_owned();
        let named = captures(&variant.transition(&position, mv))
            .into_iter()
            .map(|(at, captor, by)| (name(at), name(captor), by));
        let mut named: Vec<_> = named.collect();
        named.sort();
        named
    };
    let is = |at: &str, captor: &str, by| (at.to_owned(), captor.to_owned(), by);
    // The pushed Pawn pinches two Pawns against its friends.
    assert_eq!(
        captures("k8/9/9/3p5/3P5/1Up1Pp3/9/9/K8 w - - 0 1", "b4c4"),
        [
            is("d5", "c4", MethodName::Pinch),
            is("e4", "c4", MethodName::Pinch)
        ]
    );
    // The pulled Withdrawer leaves a Pawn behind.
    assert_eq!(
        captures("k8/9/9/9/9/9/PwY6/9/K8 w - - 0 1", "c3d3+"),
        [is("a3", "b3", MethodName::Withdraw)]
    );
    // The pushed King captures by displacement.
    assert_eq!(
        captures("9/9/9/9/1UkP5/9/9/9/K8 w - - 0 1", "b5c5"),
        [is("d5", "c5", MethodName::Replace)]
    );
}
