//! Refusals because of rules, pieces in the way and missing powers.

use super::TestBoard;
use super::refusals::CHESS;
use crate::explain::{NoCastling, NoWay, Occupied, Reason};
use crate::rules::EdgeBar;

#[test]
fn limits_of_rank_and_edge() {
    let board = TestBoard::new(
        "ultima-1968",
        "ilxkwxlc/pppppppp/8/8/8/8/PPPPPPPP/ILXKWXLC w - - 0 1",
    );
    assert!(board.can("a2", "a4"));
    let text = "From its 2nd rank the Pawn on a2 can go at most 2 squares.";
    board.says("a2", "a5", text, "", "a2");
    let rococo = |fen| TestBoard::new("rococo", fen);
    let board = rococo("10/8k1/10/10/10/2Wp6/10/10/5K4/10 w - - 0 1");
    let text =
        "The Withdrawer on b4 can make the same capture by going to a4, with fewer edge squares.";
    board.says("b4", "x4", text, "", "b4 x4 a4");
    let text = "The Withdrawer on b4 may enter the edge only to capture, and on b0 it would capture nothing.";
    let idle = board.says("b4", "b0", text, "", "b4 b0");
    assert!(matches!(
        idle,
        Reason::Edge {
            why: EdgeBar::Idle,
            ..
        }
    ));
}

#[test]
fn swaps_that_may_not_be() {
    let mut board = TestBoard::new("rococo", "10/8k1/4s5/10/10/4S5/10/10/3K6/10 w - - 0 1");
    board.position = board.variant.play(&board.position, board.find("d4d7"));
    let text = "The Swapper on d4 and the Swapper on d7 have just swapped places and may not swap back at once.";
    board.says("d4", "d7", text, "", "d4 d7");
    let fen = "3S5k/10/10/10/10/10/3P6/10/10/K9 w - - 0 1";
    let board = TestBoard::new("swapper-chess", fen);
    let text = "That would put the Pawn on d4 on its last rank, on d10: only its own move may bring it there.";
    board.says("d10", "d4", text, "", "d4 d10");
    let board = TestBoard::new("rococo", "10/8k1/4S5/10/10/4S5/10/10/3K6/10 w - - 0 1");
    let text = "The Swapper on d7 is on the same side, and two Swappers of one side cannot swap.";
    board.says("d4", "d7", text, "d7", "d4");
    let fen = "12/5k6/12/3w8/12/5S2W3/12/12/2K9/12[] w - - 0 1";
    let board = TestBoard::new("rocaille", fen);
    for at in ["e8", "b1"] {
        let text = format!("The Swapper on e4 cannot swap with the King on {at}.");
        board.says("e4", at, &text, at, "e4");
    }
    // It swaps with enemies only.
    let board = TestBoard::new(
        "chimaerine-chess",
        "9k/10/10/10/10/10/H2P6/10/10/K9 w - - 0 1",
    );
    let text = "The Pawn on d4 is on the same side.";
    board.says("a4", "d4", text, "d4", "a4");
}

#[test]
fn castlings() {
    let why = |board: &TestBoard, from: &str, to: &str| match board.reason(from, to) {
        Reason::Castling { why, .. } => why,
        other => panic!("{other:?}"),
    };
    let chess = |fen: &str| TestBoard::new("chess", fen);
    let board = chess("4k3/8/8/8/8/8/8/4K2R w - - 0 1");
    let text = "The King on e1 or the Rook on h1 has moved, so they can no longer castle.";
    board.says("e1", "g1", text, "", "e1 g1 h1");
    let board = chess("4k3/p7/8/8/8/8/8/4K3 w - - 0 1");
    assert_eq!(why(&board, "e1", "c1"), NoCastling::NoRook);
    let board = chess(CHESS);
    let text = "The King on e1 cannot castle: the Bishop on f1 and the Knight on g1 stand between it and the Rook on h1.";
    board.says("e1", "g1", text, "f1 g1", "e1 h1");
    for (rook, square, how) in [
        ("k3r3", "e1", "while it is"),
        ("k4r2", "f1", "across f1, where it would be"),
        ("k5r1", "g1", "to g1, where it would be"),
    ] {
        let board = chess(&format!("{rook}/8/8/8/8/8/8/4K2R w K - 0 1"));
        let at = board.why("e1", "g1").culprits.first().unwrap();
        let at = board.variant.geometry().name(at);
        let text = format!("The King on e1 may not castle {how} attacked by the Rook on {at}.");
        board.says("e1", "g1", &text, at, &format!("e1 g1 h1 {square}"));
    }
    let fen = "9k/10/10/10/10/10/10/10/9i/5K3R w K - 0 1";
    let board = TestBoard::new("immobilizer-chess", fen);
    let text = "The King on f1 cannot castle: the Rook on j1 is frozen by the Immobilizer on j2.";
    board.says("f1", "i1", text, "j2", "f1 i1 j1");
    let refusal = board.why("f1", "i1");
    assert!(refusal.frozen && refusal.target == board.square("j1"));
    // A frozen King that may castle is not refused for being frozen.
    let fen = "k9/10/10/10/10/10/10/10/5i4/5KB2R w K - 0 1";
    let allowed = [("frozen_castling", "allowed")];
    let board = TestBoard::with("immobilizer-chess", None, &allowed, fen);
    let text =
        "The King on f1 cannot castle: the Bishop on g1 stands between it and the Rook on j1.";
    board.says("f1", "i1", text, "g1", "f1 i1 j1");
    let board = TestBoard::new("immobilizer-chess", fen);
    let text = "The King on f1 is frozen by the Immobilizer on f2.";
    board.says("f1", "i1", text, "f2", "f1");
    // The Coordinator can move there only after the Rook has left j1.
    let fen = "8k1/10/10/10/10/9c/8P1/10/10/5K3R w K - 0 1";
    let board = TestBoard::new("coordinator-chess", fen);
    let text = "On i1 the King would be attacked by the Coordinator on j5, which could go to j1 and capture it by coordination with the King on i10.";
    board.says("f1", "i1", text, "j5", "f1 i1");
}

#[test]
fn pieces_in_the_way() {
    let board = TestBoard::new("chess", CHESS);
    board.says(
        "a1",
        "a3",
        "The Pawn on a2 stands in the way from a1 to a3.",
        "a2",
        "a1 a3",
    );
    let text = "The Rook on a1 cannot move: the Knight on b1 and the Pawn on a2 stand in its way.";
    board.says("a1", "", text, "a2 b1", "a1");
    board.says(
        "a1",
        "a2",
        "The Pawn on a2 is on the same side.",
        "a2",
        "a1",
    );
    let board = TestBoard::new("chess", "4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1");
    board.says(
        "e2",
        "e4",
        "The Knight on e3 stands in the way from e2 to e4.",
        "e3",
        "e2 e4",
    );
    let board = TestBoard::new("ultima", "7k/8/8/8/Lpp5/8/8/K7 w - - 0 1");
    let text = "The Pawns on b4 and c4 stand in the way from a4 to d4 and cannot be leapt over.";
    board.says("a4", "d4", text, "b4 c4", "a4 d4");
    let renaissance = |fen| TestBoard::new("renaissance", fen);
    let board = renaissance("9/9/9/9/pU7/9/k8/9/K8 w - - 0 1");
    board.says(
        "b5",
        "a5",
        "There is no square behind the Pawn on a5.",
        "",
        "a5 b5",
    );
    let board = renaissance("k8/9/9/9/4UPp2/9/9/9/K8 w - - 0 1");
    let text = "There is no room behind the Pawn on f5: the Pawn on g5 stands there.";
    board.says("e5", "f5", text, "g5", "e5 f5");
    let fen = "1********1/*8*/*1k6*/*8*/*8*/*8*/*5Unp*/*8*/*8*/*K7*/*8*/1********1 w - - 0 1";
    let board = TestBoard::new("chessma-84", fen);
    let text = "There is no room behind the Knight on g4: the Pawn on h4 stands there.";
    board.says("f4", "g4", text, "h4", "f4 g4");
}

#[test]
fn pieces_who_stay() {
    let why = |game: &str, fen: &str, from: &str, to: &str| {
        let board = TestBoard::new(game, fen);
        match board.reason(from, to) {
            Reason::Occupied { why, .. } => why,
            other => panic!("{other:?}"),
        }
    };
    let board = TestBoard::new("ultima", "7k/8/8/8/W2p4/8/8/K7 w - - 0 1");
    let text = "The Withdrawer on a4 cannot capture the Pawn on d4 by moving onto it: it captures nothing that way.";
    board.says("a4", "d4", text, "d4", "a4");
    let chimaera = "9k/10/10/10/10/10/R2h6/10/10/K9 w - - 0 1";
    assert_eq!(
        why("chimaera-chess", chimaera, "a4", "d4"),
        Occupied::Immune
    );
    let mimotaurs = "9k/10/10/10/10/10/M2m6/10/10/K9 w - - 0 1";
    assert_eq!(
        why("mimotaur-chess", mimotaurs, "a4", "d4"),
        Occupied::NotOnto
    );
    // A Mimotaur captures a Rook along ranks and files, but not along a diagonal.
    let rook = "9k/10/10/3r6/10/10/M9/10/10/K9 w - - 0 1";
    assert_eq!(why("mimotaur-chess", rook, "a4", "d7"), Occupied::OtherWay);
    let pawns = "4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1";
    assert_eq!(why("chess", pawns, "e4", "e5"), Occupied::OtherWay);
}

#[test]
fn what_pieces_never_do() {
    let why = |board: &TestBoard, from: &str, to: &str| match board.reason(from, to) {
        Reason::NoWay { why, .. } => why,
        other => panic!("{other:?}"),
    };
    let board = TestBoard::new("chess", CHESS);
    let text = "The Pawn on e2 can go to d3 only to capture, and there is no enemy.";
    board.says("e2", "d3", text, "", "e2 d3");
    let text = "The Rook on a1 moves along ranks and files, so it cannot go to b3.";
    board.says("a1", "b3", text, "", "a1 b3");
    let text = "The Knight on b1 moves two squares along a rank or file and then one to the side, so it cannot go to b3.";
    board.says("b1", "b3", text, "", "b1 b3");
    let text = "The Pawn on e2 cannot go to e6 in one move.";
    board.says("e2", "e6", text, "", "e2 e6");
    assert_eq!(why(&board, "a1", "a1"), NoWay::There);
    let board = TestBoard::new("ultima", "7k/8/8/8/W2p4/8/8/K7 w - - 0 1");
    assert_eq!(why(&board, "a4", "a4"), NoWay::NotFrozen);
    let text = "The King on a1 moves one square in any direction, so it cannot go to a3.";
    board.says("a1", "a3", text, "", "a1 a3");
    let board = TestBoard::new("rococo", "10/8k1/10/10/10/4P5/10/10/3K6/10 w - - 0 1");
    let text =
        "The Cannon Pawn on d4 can go to f6 only by jumping over a piece, and there is none on e5.";
    board.says("d4", "f6", text, "", "d4 e5 f6");
    let fen = "1********1/*8*/*8*/*8*/*4E3*/*6k1*/*8*/*8*/*8*/*6K1*/*8*/1********1 w - - 0 1";
    let board = TestBoard::new("chessma-84", fen);
    let text = "The Encloser on e6 can go to b1 only if that encloses enemies.";
    board.says("e6", "b1", text, "", "b1 e6");
}

#[test]
fn what_shields_keep_from_being_captured() {
    // Shots, displacement by queen and king, a leap over the piece and a jump onto it.
    for (fen, from, to, other, by) in [
        (
            "7k/8/8/3d4/1Pp5/8/8/K1A5",
            "c1",
            "c4",
            "Cannon Pawn on c4",
            "d5",
        ),
        (
            "7k/8/8/3d4/2p5/8/8/K1Q5",
            "c1",
            "c4",
            "Cannon Pawn on c4",
            "d5",
        ),
        (
            "7k/8/8/8/8/1d6/p7/K7",
            "a1",
            "a2",
            "Cannon Pawn on a2",
            "b3",
        ),
        (
            "7k/8/8/3d4/2p5/8/8/K1L5",
            "c1",
            "c6",
            "Cannon Pawn on c4",
            "d5",
        ),
        ("7k/3d4/2q5/2P5/2P5/8/8/K7", "c4", "c6", "Queen on c6", "d7"),
    ] {
        let board = TestBoard::new("fugue", &format!("{fen}[] w - - 0 1"));
        let text = format!("The {other} can't be captured: the Shield on {by} protects it.");
        let squares = format!("{from} {}", &other[other.len() - 2..]);
        let reason = board.says(from, to, &text, by, &squares);
        assert!(matches!(reason, Reason::Protected { .. }), "{reason:?}");
        let prevented = board.why(from, to).prevented.unwrap();
        assert_eq!(prevented.effects.len(), 1, "{fen}");
    }
}

#[test]
fn a_shield_is_not_blamed_for_what_is_impossible_without_it() {
    for (fen, from, to) in [
        // Out of the Archer's range, with no spotter.
        ("7k/8/8/3d4/2p5/8/8/K1A5", "c1", "c4"),
        // A second piece is behind the one that the Leaper might leap over.
        ("7k/8/2p5/3d4/2p5/8/8/K1L5", "c1", "c7"),
        // A pawn stands between the Queen and the protected piece.
        ("7k/8/8/3d4/2p5/2P5/8/K1Q5", "c1", "c4"),
        // The Shield itself is not protected, but out of reach.
        ("7k/8/8/3d4/2p5/8/8/K1Q5", "c1", "d5"),
    ] {
        let board = TestBoard::new("fugue", &format!("{fen}[] w - - 0 1"));
        let refusal = board.why(from, to);
        assert_eq!(refusal.prevented, None, "{fen}");
        let text = refusal.text(&board.variant);
        assert!(!text.contains("protects"), "{text}");
        assert!(
            !refusal.culprits.contains(board.square("d5")) || to == "d5",
            "{text}"
        );
    }
}
