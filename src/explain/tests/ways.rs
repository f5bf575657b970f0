//! What rules, men in the way and their own powers keep men from.

use super::Board;
use super::refusals::CHESS;
use crate::explain::{NoCastling, NoWay, Occupied, Reason};
use crate::rules::EdgeBar;

#[test]
fn limits_of_rank_and_edge() {
    let board = Board::new(
        "ultima-1968",
        "ilxkwxlc/pppppppp/8/8/8/8/PPPPPPPP/ILXKWXLC w - - 0 1",
    );
    assert!(board.can("a2", "a4"));
    let text = "The Pawn on a2 stands on its 2nd rank, from where it goes at most 2 squares.";
    board.says("a2", "a5", text, "", "a2");
    let rococo = |fen| Board::new("rococo", fen);
    let board = rococo("10/8k1/10/10/10/2Wp6/10/10/5K4/10 w - - 0 1");
    let text = "The Withdrawer on b4 can do the same by going to a4, touching less of the edge.";
    board.says("b4", "x4", text, "", "b4 x4 a4");
    let text = "Going to b0, the Withdrawer on b4 would touch the edge, which only a capture may.";
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
    let mut board = Board::new("rococo", "10/8k1/4s5/10/10/4S5/10/10/3K6/10 w - - 0 1");
    board.position = board.variant.play(&board.position, board.find("d4d7"));
    let text = "The Swapper on d4 and the Swapper on d7 have just changed places and may not change back at once.";
    board.says("d4", "d7", text, "", "d4 d7");
    let fen = "3S5k/10/10/10/10/10/3P6/10/10/K9 w - - 0 1";
    let board = Board::new("swapper-chess", fen);
    let text =
        "That would put the Pawn on d4 on d10, its last rank, where no other man may put it.";
    board.says("d10", "d4", text, "", "d4 d10");
    let board = Board::new("rococo", "10/8k1/4S5/10/10/4S5/10/10/3K6/10 w - - 0 1");
    let text =
        "The Swapper on d7 is of the same side, and two Swappers of one side do not change places.";
    board.says("d4", "d7", text, "d7", "d4");
}

#[test]
fn castlings() {
    let why = |board: &Board, from: &str, to: &str| match board.reason(from, to) {
        Reason::Castling { why, .. } => why,
        other => panic!("{other:?}"),
    };
    let chess = |fen: &str| Board::new("chess", fen);
    let board = chess("4k3/8/8/8/8/8/8/4K2R w - - 0 1");
    let text = "The King on e1 or the Rook on h1 has moved, so that they may not castle any more.";
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
    let board = Board::new("immobilizer-chess", fen);
    let text = "The King on f1 cannot castle: the Rook on j1 is frozen by the Immobilizer on j2.";
    board.says("f1", "i1", text, "j2", "f1 i1 j1");
    let refusal = board.why("f1", "i1");
    assert!(refusal.frozen && refusal.target == board.square("j1"));
    // Where a frozen King may castle, its frost is no reason.
    let fen = "k9/10/10/10/10/10/10/10/5i4/5KB2R w K - 0 1";
    let allowed = [("frozen_castling", "allowed")];
    let board = Board::with("immobilizer-chess", None, &allowed, fen);
    let text =
        "The King on f1 cannot castle: the Bishop on g1 stands between it and the Rook on j1.";
    board.says("f1", "i1", text, "g1", "f1 i1 j1");
    let board = Board::new("immobilizer-chess", fen);
    let text = "The King on f1 is frozen by the Immobilizer on f2.";
    board.says("f1", "i1", text, "f2", "f1");
    // Only after the Rook has left j1 can the Coordinator go there.
    let fen = "8k1/10/10/10/10/9c/8P1/10/10/5K3R w K - 0 1";
    let board = Board::new("coordinator-chess", fen);
    let text = "On i1 the King would be attacked by the Coordinator on j5, which could go to j1 and take it at a corner with the King on i10.";
    board.says("f1", "i1", text, "j5", "f1 i1");
}

#[test]
fn men_in_the_way() {
    let board = Board::new("chess", CHESS);
    board.says(
        "a1",
        "a3",
        "The Pawn on a2 stands in the way from a1 to a3.",
        "a2",
        "a1 a3",
    );
    let text =
        "The Rook on a1 has nowhere to go: the Knight on b1 and the Pawn on a2 stand in its way.";
    board.says("a1", "", text, "a2 b1", "a1");
    board.says(
        "a1",
        "a2",
        "The Pawn on a2 is of the same side.",
        "a2",
        "a1",
    );
    let board = Board::new("chess", "4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1");
    board.says(
        "e2",
        "e4",
        "The Knight on e3 stands in the way from e2 to e4.",
        "e3",
        "e2 e4",
    );
    let board = Board::new("ultima", "7k/8/8/8/Lpp5/8/8/K7 w - - 0 1");
    let text = "The Pawns on b4 and c4 stand in the way from a4 to d4 and cannot be leapt over.";
    board.says("a4", "d4", text, "b4 c4", "a4 d4");
    let renaissance = |fen| Board::new("renaissance", fen);
    let board = renaissance("9/9/9/9/pU7/9/k8/9/K8 w - - 0 1");
    board.says(
        "b5",
        "a5",
        "Behind the Pawn on a5 the board ends.",
        "",
        "a5 b5",
    );
    let board = renaissance("k8/9/9/9/4UPp2/9/9/9/K8 w - - 0 1");
    let text = "Behind the Pawn on f5 there is no room: the Pawn on g5 stands there.";
    board.says("e5", "f5", text, "g5", "e5 f5");
    let fen = "1********1/*8*/*1k6*/*8*/*8*/*8*/*5Unp*/*8*/*8*/*K7*/*8*/1********1 w - - 0 1";
    let board = Board::new("chessma-84", fen);
    let text = "Behind the Knight on g4 there is no room: the Pawn on h4 stands there.";
    board.says("f4", "g4", text, "h4", "f4 g4");
}

#[test]
fn men_who_stay() {
    let why = |game: &str, fen: &str, from: &str, to: &str| {
        let board = Board::new(game, fen);
        match board.reason(from, to) {
            Reason::Occupied { why, .. } => why,
            other => panic!("{other:?}"),
        }
    };
    let board = Board::new("ultima", "7k/8/8/8/W2p4/8/8/K7 w - - 0 1");
    let text =
        "The Withdrawer on a4 takes nobody by moving onto its square, and so not the Pawn on d4.";
    board.says("a4", "d4", text, "d4", "a4");
    let chimaera = "9k/10/10/10/10/10/R2h6/10/10/K9 w - - 0 1";
    assert_eq!(
        why("chimaera-chess", chimaera, "a4", "d4"),
        Occupied::Immune { protector: None }
    );
    let mimotaurs = "9k/10/10/10/10/10/M2m6/10/10/K9 w - - 0 1";
    assert_eq!(
        why("mimotaur-chess", mimotaurs, "a4", "d4"),
        Occupied::NotOnto
    );
    // A Mimotaur takes a Rook along ranks and files, but not along a diagonal.
    let rook = "9k/10/10/3r6/10/10/M9/10/10/K9 w - - 0 1";
    assert_eq!(why("mimotaur-chess", rook, "a4", "d7"), Occupied::OtherWay);
    let pawns = "4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1";
    assert_eq!(why("chess", pawns, "e4", "e5"), Occupied::OtherWay);
}

#[test]
fn what_men_never_do() {
    let why = |board: &Board, from: &str, to: &str| match board.reason(from, to) {
        Reason::NoWay { why, .. } => why,
        other => panic!("{other:?}"),
    };
    let board = Board::new("chess", CHESS);
    let text = "The Pawn on e2 goes to d3 only to take, and nobody is there.";
    board.says("e2", "d3", text, "", "e2 d3");
    let text = "The Rook on a1 goes along ranks and files, and so not to b3.";
    board.says("a1", "b3", text, "", "a1 b3");
    let text =
        "The Knight on b1 goes two squares along a rank or file and one across, and so not to b3.";
    board.says("b1", "b3", text, "", "b1 b3");
    let text = "The Pawn on e2 cannot go to e6 in one move.";
    board.says("e2", "e6", text, "", "e2 e6");
    assert_eq!(why(&board, "a1", "a1"), NoWay::There);
    let board = Board::new("ultima", "7k/8/8/8/W2p4/8/8/K7 w - - 0 1");
    assert_eq!(why(&board, "a4", "a4"), NoWay::NotFrozen);
    let text = "The King on a1 goes one square in any direction, and so not to a3.";
    board.says("a1", "a3", text, "", "a1 a3");
    let board = Board::new("rococo", "10/8k1/10/10/10/4P5/10/10/3K6/10 w - - 0 1");
    let text = "The Cannon Pawn on d4 gets to f6 only over a man, and nobody stands on e5.";
    board.says("d4", "f6", text, "", "d4 e5 f6");
    let fen = "1********1/*8*/*8*/*8*/*4E3*/*6k1*/*8*/*8*/*8*/*6K1*/*8*/1********1 w - - 0 1";
    let board = Board::new("chessma-84", fen);
    let text = "The Encloser on e6 gets to b1 only if it encloses enemies by that.";
    board.says("e6", "b1", text, "", "b1 e6");
}
