//! Descriptions of moves.

use super::{TestBoard, each_board};
use crate::explain::{Sentence, describe_move};
use crate::rules::{Effect, MethodName, Position, Transition, Travel, Variant};
use std::collections::BTreeSet;

/// Every transition of some positions of all games.
fn each_transition(mut look: impl FnMut(&Variant, &Position, &Transition)) {
    each_board(|variant, position| {
        for mv in variant.legal_moves(position) {
            look(variant, position, &variant.transition(position, mv));
        }
    });
}

/// Whether a text names a square, and not only a longer name that starts with it.
fn names(text: &str, square: &str) -> bool {
    let whole = |(at, _): (usize, &str)| {
        let rest = &text[at + square.len()..];
        !rest.starts_with(|next: char| next.is_ascii_digit() || next == '\'')
    };
    text.match_indices(square).any(whole)
}

fn check(variant: &Variant, transition: &Transition, sentences: &[Sentence]) {
    let name = |square| variant.geometry().name(square);
    for Sentence {
        text,
        effect,
        squares,
    } in sentences
    {
        assert!(text.ends_with('.') && text.len() > 1, "{text}");
        assert!(text.starts_with(char::is_uppercase), "{text}");
        assert!(!text.contains("  ") && !text.contains(" ."), "{text}");
        assert!(*effect < transition.effects.len().max(1), "{text}");
        for square in *squares {
            assert!(names(text, name(square)), "{text}: {}", name(square));
        }
    }
    let texts: Vec<&str> = sentences
        .iter()
        .map(|sentence| sentence.text.as_str())
        .collect();
    let whole = texts.join(" ");
    assert!(names(&whole, name(transition.mv.to)), "{whole}");
    for square in transition.captured() {
        assert!(names(&whole, name(square)), "{whole}: {}", name(square));
    }
}

#[test]
fn every_move_of_every_game_has_sentences() {
    let (mut travels, mut methods) = (BTreeSet::new(), BTreeSet::new());
    each_transition(|variant, position, transition| {
        check(
            variant,
            transition,
            &describe_move(variant, position, transition),
        );
        travels.insert(transition.mv.travel);
        let effects = transition.effects.iter();
        methods.extend(effects.filter_map(|effect| match effect {
            Effect::Capture { by, .. } => Some(*by),
            _ => None,
        }));
    });
    assert_eq!(travels.len(), Travel::ALL.len(), "{travels:?}");
    assert_eq!(methods.len(), MethodName::ALL.len(), "{methods:?}");
}

/// Checks the sentences about a move: the first one, and the others in any order.
pub(super) fn says(board: &TestBoard, mv: &str, first: &str, others: &[&str]) {
    let transition = board.variant.transition(&board.position, board.find(mv));
    let sentences = describe_move(&board.variant, &board.position, &transition);
    let mut texts = sentences.iter().map(|sentence| sentence.text.as_str());
    assert_eq!(texts.next(), Some(first));
    let texts: BTreeSet<&str> = texts.collect();
    assert_eq!(texts, others.iter().copied().collect());
}

#[test]
fn pieces_of_ultima() {
    let says =
        |fen, mv, first, others: &[&str]| says(&TestBoard::new("ultima", fen), mv, first, others);
    says(
        "7k/8/8/3Wc3/8/8/8/K7 w - - 0 1",
        "d5b5",
        "The Withdrawer goes from d5 to b5.",
        &["It captures the Coordinator on e5 by moving straight away from it."],
    );
    says(
        "7k/3p4/8/3p4/1p6/3p4/3L4/K7 w - - 0 1",
        "d2d8",
        "The Long Leaper leaps from d2 to d8.",
        &["It captures the Pawns on d3, d5 and d7 by leaping over them."],
    );
    says(
        "8/2x4K/2w5/3p1L1p/8/8/2C5/k7 w - - 0 1",
        "c2c5",
        "The Coordinator goes from c2 to c5.",
        &[
            "It captures the Chameleon on c7, where its file crosses the rank of the King on h7.",
            "It captures the Pawn on h5, where its rank crosses the file of the King on h7.",
        ],
    );
    says(
        "7k/5ppp/2L5/2l5/3cX3/8/PPP5/K7 w - - 0 1",
        "c2c4",
        "The Pawn goes from c2 to c4.",
        &[
            "It captures the Coordinator on d4 between itself and the Chameleon on e4.",
            "It captures the Long Leaper on c5 between itself and the Long Leaper on c6.",
        ],
    );
}

#[test]
fn a_chameleon_does_as_others_do() {
    says(
        &TestBoard::new(
            "ultima",
            "5K2/pkp1pp2/Pp1pPc2/2l2p2/8/2l5/2X5/2w5 w - - 0 1",
        ),
        "c2c6",
        "The Chameleon leaps from c2 to c6.",
        &[
            "It captures the Withdrawer on c1 by moving straight away from it, as a Withdrawer does.",
            "It captures the Long Leapers on c3 and c5 by leaping over them, as a Long Leaper does.",
            "It captures the Coordinator on f6, where its rank crosses the file of the King on f8, as a Coordinator does.",
            "It captures the Pawn on b6 between itself and the Pawn on a6, as a Pawn does.",
            "It captures the Pawn on d6 between itself and the Pawn on e6, as a Pawn does.",
        ],
    );
}

#[test]
fn frost_comes_and_goes() {
    let says =
        |fen, mv, first, others: &[&str]| says(&TestBoard::new("ultima", fen), mv, first, others);
    says(
        "7k/8/8/4p3/8/8/2p5/K2I4 w - - 0 1",
        "d1d4",
        "The Immobilizer goes from d1 to d4.",
        &[
            "The Immobilizer on d4 freezes the Pawn on e5.",
            "The Pawn on c2 can move again.",
        ],
    );
    says(
        "7k/8/8/3x4/3I4/8/8/K7 w - - 0 1",
        "d4d4",
        "The Immobilizer on d4, which is frozen, removes itself.",
        &["The Chameleon on d5 can move again."],
    );
}

#[test]
fn pieces_of_chess() {
    let says =
        |fen, mv, first, others: &[&str]| says(&TestBoard::new("chess", fen), mv, first, others);
    says(
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
        "e5d6",
        "The Pawn goes from e5 to d6.",
        &["It captures the Pawn on d5, which has just passed d6."],
    );
    says(
        "4k3/8/8/8/8/8/3P4/4K2R w K - 0 1",
        "e1g1",
        "The King castles from e1 to g1 and the Rook on h1 goes to f1.",
        &[],
    );
    says(
        "4k3/8/8/8/8/8/3P4/4K2R w K - 0 1",
        "d2d4",
        "The Pawn goes from d2 to d4.",
        &[],
    );
    says(
        "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1",
        "a7b8r",
        "The Pawn goes from a7 to b8.",
        &[
            "It captures the Knight on b8 by moving onto its square.",
            "On b8 it becomes a Rook.",
        ],
    );
}

#[test]
fn pieces_of_rococo() {
    let says =
        |fen, mv, first, others: &[&str]| says(&TestBoard::new("rococo", fen), mv, first, others);
    says(
        "10/8k1/10/10/10/4A1p3/10/10/3K6/10 w - - 0 1",
        "d4e4",
        "The Advancer goes from d4 to e4.",
        &[
            "It captures the Cannon Pawn on f4 by moving straight towards it and stopping next to it.",
        ],
    );
    says(
        "10/8k1/4s5/10/10/4S5/10/10/3K6/10 w - - 0 1",
        "d4d7",
        "The Swapper goes from d4 to d7.",
        &["It swaps places with the Swapper on d7, which goes to d4."],
    );
    says(
        "10/8k1/10/10/5p4/4S5/10/10/3K6/10 w - - 0 1",
        "d4e5!",
        "The Swapper on d4 destroys itself.",
        &["It captures the Cannon Pawn on e5 by mutual destruction."],
    );
    says(
        "10/8k1/10/10/10/4PWp3/10/10/3K6/10 w - - 0 1",
        "d4f4",
        "The Cannon Pawn jumps from d4 to f4, over the Withdrawer on e4.",
        &["It captures the Cannon Pawn on f4 by jumping onto its square."],
    );
    says(
        "10/1k8/4P5/10/10/10/10/10/5K4/10[L] w - - 0 1",
        "d7d8l",
        "The Cannon Pawn goes from d7 to d8.",
        &[
            "On d8 it becomes a Long Leaper.",
            "This uses up a Long Leaper from White's hand.",
        ],
    );
}

#[test]
fn sentences_point_at_their_effects() {
    let board = TestBoard::new("ultima", "7k/3p4/8/3p4/1p6/3p4/3L4/K7 w - - 0 1");
    let transition = board
        .variant
        .transition(&board.position, board.find("d2d8"));
    let sentences = describe_move(&board.variant, &board.position, &transition);
    let points: Vec<usize> = sentences.iter().map(|sentence| sentence.effect).collect();
    assert_eq!(points, [0, 1]);
    assert_eq!(sentences[0].squares, board.squares("d2 d8"));
    assert_eq!(sentences[1].squares, board.squares("d3 d5 d7"));
}

#[test]
fn pieces_that_stay_are_named_with_their_protectors() {
    let board = TestBoard::new("fugue", "7k/8/8/1d6/2pU2p1/8/8/K7[] w - - 0 1");
    says(
        &board,
        "d4f4",
        "The Pushme-Pullyu goes from d4 to f4.",
        &[
            "It captures the Cannon Pawn on g4 by moving straight towards it and stopping next to it.",
            "The Cannon Pawn on c4 can't be captured: the Shield on b5 protects it.",
        ],
    );
    // A swap moves a protected piece, and captures nothing.
    let board = TestBoard::new("fugue", "7k/8/8/3d4/2p5/8/8/K1S5[] w - - 0 1");
    let transition = board
        .variant
        .transition(&board.position, board.find("c1c4"));
    let protects = |effect: &Effect| matches!(effect, Effect::Protect { .. });
    assert!(!transition.effects.iter().any(protects));
}
