//! Descriptions of moves, squares and positions for screen readers.

use super::{TestBoard, each_board};
use crate::explain::{read_out, spoken, standing};
use crate::rules::{Effect, MethodName, Travel};
use std::collections::BTreeSet;

fn says(game: &str, fen: &str, mv: &str, expected: &str) {
    let board = TestBoard::new(game, fen);
    let transition = board.variant.transition(&board.position, board.find(mv));
    assert_eq!(
        spoken(&board.variant, &board.position, &transition),
        expected
    );
}

#[test]
fn every_move_of_every_game_can_be_heard() {
    let (mut travels, mut methods) = (BTreeSet::new(), BTreeSet::new());
    each_board(|variant, position| {
        for mv in variant.legal_moves(position) {
            let transition = variant.transition(position, mv);
            let text = spoken(variant, position, &transition);
            let named = |square| text.contains(variant.geometry().name(square));
            assert!(
                text.starts_with(&format!("{}: ", position.turn())),
                "{text}"
            );
            assert!(!text.contains("  ") && !text.contains(": ,"), "{text}");
            assert!(named(mv.to), "{text}");
            assert!(transition.captured().into_iter().all(named), "{text}");
            travels.insert(mv.travel);
            methods.extend(transition.effects.iter().filter_map(|effect| match effect {
                Effect::Capture { by, .. } => Some(*by),
                _ => None,
            }));
        }
    });
    assert_eq!(travels.len(), Travel::ALL.len(), "{travels:?}");
    assert_eq!(methods.len(), MethodName::ALL.len(), "{methods:?}");
}

#[test]
fn protection_is_heard() {
    says(
        "fugue",
        "7k/8/8/1d6/2pU2p1/8/8/K7[] w - - 0 1",
        "d4f4",
        "White: Pushme-Pullyu d4 to f4, captures Cannon Pawn on g4, cannot capture Cannon Pawn on c4, protected",
    );
}

#[test]
fn captures_checks_and_ends_are_heard() {
    // From e4 the Long Leaper could leap over the king to e7.
    says(
        "ultima",
        "8/8/4k3/8/Lp1p4/8/8/K7 w - - 0 1",
        "a4e4",
        "White: Long Leaper a4 to e4, captures Pawn on b4 and Pawn on d4; check",
    );
    says(
        "chess",
        "7k/P7/8/8/8/8/8/K7 w - - 0 1",
        "a7a8q",
        "White: Pawn a7 to a8, becomes Queen; check",
    );
    says(
        "chess",
        "7k/5Q2/6K1/8/8/8/8/8 w - - 0 1",
        "f7g7",
        "White: Queen f7 to g7; White wins: checkmate",
    );
    says(
        "chess",
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
        "e1g1",
        "White: King castles, e1 to g1, Rook on h1 goes to f1",
    );
}

#[test]
fn what_a_piece_does_to_others_is_heard() {
    says(
        "renaissance",
        "k8/9/9/9/9/9/PwY6/9/K8 w - - 0 1",
        "c3d3+",
        "White: Puller c3 to d3, pulls Withdrawer on b3 to c3, captures Pawn on a3",
    );
    says(
        "renaissance",
        "k8/9/9/9/4Rp3/9/9/9/K8[IIPu] w - - 0 1",
        "e5d5@I",
        "White: Resurrector e5 to d5, leaves Immobilizer on e5, Pawn on f5 is frozen",
    );
    says(
        "ultima",
        "7k/8/8/4i3/8/8/8/K2L4 w - - 0 1",
        "d1d4",
        "White: Long Leaper d1 to d4, Long Leaper on d4 is frozen",
    );
    says(
        "swapper-chess",
        "k9/10/10/10/10/10/3n6/10/3S6/K9 w - - 0 1",
        "d2d4",
        "White: Swapper d2 to d4, swaps places with Knight on d4",
    );
}

#[test]
fn a_choice_of_the_array_is_heard() {
    let catalogue = crate::variant_file::Catalogue::for_tests();
    let variant = catalogue.variant("baroque", None, &[]).unwrap();
    let start = variant.start();
    for (choice, what) in [
        ("setup:keep", "stay in place"),
        ("setup:exchange", "swap places"),
    ] {
        let mv = crate::notation::find_move(&variant, start, choice).unwrap();
        let text = spoken(&variant, start, &variant.transition(start, mv));
        assert!(
            text.starts_with("White: ") && text.ends_with(what),
            "{text}"
        );
    }
}

#[test]
fn a_square_is_described_with_its_piece_and_moves() {
    let board = TestBoard::new("ultima", "7k/8/8/2i5/3W4/8/8/K7 w - - 0 1");
    let legal = board.variant.legal_moves(&board.position);
    let describe = |name| standing(&board.variant, &board.position, board.square(name), &legal);
    assert_eq!(
        describe("d4"),
        "White Withdrawer on d4, frozen by Immobilizer on c5; may remove itself"
    );
    assert_eq!(describe("e4"), "e4, empty");
    assert_eq!(describe("a1"), "White King on a1; 3 moves");
    assert_eq!(describe("h8"), "Black King on h8");
}

#[test]
fn a_position_is_read_rank_by_rank() {
    let board = TestBoard::new("ultima", "7k/8/8/2i5/3W4/8/8/K7 b - - 0 9");
    let read = read_out(&board.variant, &board.position);
    let expected = [
        "Ultima, 8 × 8",
        "Move 9, Black to move",
        "8: Black King h8",
        "7: empty",
        "6: empty",
        "5: Black Immobilizer c5",
        "4: White Withdrawer d4",
        "3: empty",
        "2: empty",
        "1: White King a1",
    ];
    assert_eq!(read, expected.join("\n"));
}

#[test]
fn pieces_in_hand_are_read_too() {
    let board = TestBoard::new("renaissance", "k8/9/9/9/9/9/9/9/K8[PPu] w - - 0 1");
    let read = read_out(&board.variant, &board.position);
    assert!(read.contains("\nIn White's hand: 2 Pawns"), "{read}");
    assert!(read.contains("\nIn Black's hand: 1 "), "{read}");
}
