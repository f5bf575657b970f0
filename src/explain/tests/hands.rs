//! Sentences about pieces that move others, and about hands and drops.

use super::TestBoard;
use super::sentences::says;

#[test]
fn pieces_of_renaissance() {
    let says = |fen, mv, first, others: &[&str]| {
        says(&TestBoard::new("renaissance", fen), mv, first, others)
    };
    says(
        "k8/9/9/3p5/3P5/1Up1Pp3/9/9/K8 w - - 0 1",
        "b4c4",
        "The Pusher steps from b4 to c4.",
        &[
            "It pushes the Pawn on c4 to d4.",
            "The Pawn, now on d4, captures the Pawn on e4 between itself and the Pawn on f4; it goes to Black's hand.",
            "The Pawn, now on d4, captures the Pawn on d5 between itself and the Pawn on d6; it goes to Black's hand.",
        ],
    );
    says(
        "k8/9/9/9/9/9/PwY6/9/K8 w - - 0 1",
        "c3d3+",
        "The Puller steps from c3 to d3.",
        &[
            "It pulls the Withdrawer on b3 to c3.",
            "The Withdrawer, now on c3, captures the Pawn on a3 by moving straight away from it; it goes to Black's hand.",
        ],
    );
    says(
        "k8/9/9/9/1pyyY4/9/9/9/K8 w - - 0 1",
        "e5f5+",
        "The Puller steps from e5 to f5.",
        &[
            "It pulls the Puller on d5 to e5.",
            "That piece in turn pulls the Puller on c5 to d5.",
            "That piece in turn pulls the Pawn on b5 to c5.",
        ],
    );
    says(
        "9/9/9/9/1UkP5/9/9/9/K8 w - - 0 1",
        "b5c5",
        "The Pusher steps from b5 to c5.",
        &[
            "It pushes the King on c5 to d5.",
            "The King, now on d5, captures the Pawn on d5 by moving onto its square; it goes to Black's hand.",
        ],
    );
}

#[test]
fn hands_fill_and_empty() {
    let says = |fen, mv, first, others: &[&str]| {
        says(&TestBoard::new("renaissance", fen), mv, first, others)
    };
    says(
        "k8/9/9/9/4Rp3/9/9/9/K8[IIPu] w - - 0 1",
        "e5d5@I",
        "The Resurrector steps from e5 to d5.",
        &[
            "It leaves an Immobilizer from the hand on e5.",
            "The Immobilizer on e5 freezes the Pawn on f5.",
        ],
    );
    says(
        "k8/9/9/3p5/3PB4/4rp3/9/9/K8 w - - 0 1",
        "e5e5!",
        "The Bomb on e5 explodes.",
        &["It captures the Resurrector on e4, and the Pawns on f4, d5 and d6 in the explosion."],
    );
    says(
        "k8/9/9/9/2u6/9/2L6/9/1K7 w - - 0 1",
        "c3c6",
        "The Long Leaper leaps from c3 to c6.",
        &["It captures the Pusher on c5 by leaping over it; it goes to White's hand as a Puller."],
    );
}

#[test]
fn pieces_of_chessma() {
    let says = |fen, mv, first, others: &[&str]| {
        says(&TestBoard::new("chessma-84", fen), mv, first, others)
    };
    says(
        "1********1/*8*/*R7*/*8*/*2n5*/*7k*/*4W3*/*5u2*/*8*/*6K1*/*8*/1********1 b - - 0 1",
        "f3e4A",
        "The Pusher goes from f3 to e4.",
        &[
            "It drives the Withdrawer on e4 to b7.",
            "That piece in turn pushes the Knight on c6 to a8.",
            "That piece in turn pushes the Rook on a8 to z9.",
        ],
    );
    says(
        "1********1/*4c3*/*4k3*/*3wQp2*/*8*/*8*/*7B*/*e7*/*8*/*6K1*/*8*/1********1 b - - 0 1",
        "a3e6",
        "The Encloser goes from a3 to e6, over any pieces in between.",
        &[
            "It captures the Queen on e7, whose group has no empty square left next to it; it goes to Black's hand.",
            "On e6 it becomes a Spent Encloser.",
        ],
    );
    says(
        "1********1/*8*/*k7*/*8*/*8*/*8*/*8*/*8*/*8*/*6K1*/*8*/1********1[N] w - - 0 1",
        "N@e4",
        "White puts a Knight from the hand on e4.",
        &[],
    );
}

#[test]
fn choices_are_described() {
    let baroque = TestBoard::new(
        "baroque",
        "ilxkwxlc/pppppppp/8/8/8/8/PPPPPPPP/ILXKWXLC w - - 0 1 setup:1",
    );
    let pieces = "the King on d1 and the Withdrawer on e1";
    says(
        &baroque,
        "setup:keep",
        &format!("White leaves {pieces} in place."),
        &[],
    );
    says(
        &baroque,
        "setup:exchange",
        &format!("White swaps {pieces}."),
        &[],
    );
    let fen = "9k/10/10/p5C3/10/10/10/K1p7/10/10 w - - 0 1";
    let optional = [("coordination", "optional")];
    says(
        &TestBoard::with("coordinator-chess", None, &optional, fen),
        "g7c7~",
        "The Coordinator goes from g7 to c7.",
        &["It declines to capture the Pawns on c3 and a7."],
    );
}
