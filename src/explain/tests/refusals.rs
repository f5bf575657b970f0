//! Why pieces cannot move.

use super::{TestBoard, each_board};
use crate::explain::{Reason, Refusal, refusal};
use crate::rules::{Color, MethodName, Position, Square, Travel, Variant};

/// There is a refusal if and only if no legal move goes there, and its text is never empty.
#[test]
fn refused_is_what_is_not_legal() {
    const EVERY: usize = 3;
    let mut number = 0;
    each_board(|variant, position| {
        number += 1;
        if number % EVERY == 0 {
            check(variant, position);
        }
    });
}

fn check(variant: &Variant, position: &Position) {
    let legal = variant.legal_moves(position);
    let can = |from: Square, to: Option<Square>| {
        legal.iter().any(|mv| {
            let there = to.map_or(mv.travel != Travel::Suicide, |to| to == mv.to);
            mv.from == from && there && mv.travel != Travel::Drop
        })
    };
    for from in variant.geometry().squares() {
        let all = variant.geometry().squares().into_iter().map(Some);
        for to in all.chain([None]) {
            let refusal = refusal(variant, position, from, to);
            assert_eq!(refusal.is_none(), can(from, to));
            let Some(refusal) = refusal else { continue };
            assert!(!refusal.reasons.is_empty());
            for reason in &refusal.reasons {
                let text = reason.text(variant);
                assert!(text.len() > 1 && text.ends_with('.'), "{text}");
                assert!(!text.contains("  ") && !text.contains(" ."), "{text}");
            }
            assert!((refusal.culprits - refusal.squares()).is_empty());
            assert!((refusal.culprits - position.occupied()).is_empty());
        }
    }
}

#[test]
fn every_frozen_piece_has_its_freezers() {
    each_board(|variant, position| {
        for color in Color::ALL {
            let frozen = variant.frozen(position, color);
            for square in position.pieces(color) {
                let by = variant.freezers_of(position, square);
                assert_eq!(frozen.contains(square), by.any());
                assert!((by - position.pieces(!color)).is_empty());
            }
        }
    });
}

impl TestBoard {
    /// Why the piece on a square cannot move to another, or cannot move at all.
    pub(super) fn why(&self, from: &str, to: &str) -> Refusal {
        let to = (!to.is_empty()).then(|| self.square(to));
        let refusal = refusal(&self.variant, &self.position, self.square(from), to);
        refusal.expect("a refusal")
    }

    /// The only reason of a refusal.
    pub(super) fn reason(&self, from: &str, to: &str) -> Reason {
        let reasons = self.why(from, to).reasons;
        assert_eq!(reasons.len(), 1, "{reasons:?}");
        reasons.into_iter().next().unwrap()
    }

    /// Checks the text of the only reason, its culprits, and the other squares that it names.
    pub(super) fn says(
        &self,
        from: &str,
        to: &str,
        text: &str,
        culprits: &str,
        squares: &str,
    ) -> Reason {
        let (refusal, reason) = (self.why(from, to), self.reason(from, to));
        assert_eq!(reason.text(&self.variant), text);
        assert_eq!(refusal.text(&self.variant), text);
        assert_eq!(refusal.culprits, self.squares(culprits), "culprits");
        let others = self.squares(squares);
        assert_eq!(refusal.squares(), refusal.culprits | others, "squares");
        reason
    }

    pub(super) fn can(&self, from: &str, to: &str) -> bool {
        let to = (!to.is_empty()).then(|| self.square(to));
        refusal(&self.variant, &self.position, self.square(from), to).is_none()
    }
}

pub(super) const CHESS: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[test]
fn whose_pieces_they_are() {
    let board = TestBoard::new("chess", CHESS);
    board.says("e4", "e5", "There is no piece on e4.", "", "e4");
    let text = "It is White's move, and the Pawn on e7 is Black's.";
    board.says("e7", "e5", text, "", "e7");
    board.says("e7", "", text, "", "e7");
    assert!(board.can("e2", "e4") && board.can("e2", "") && !board.can("a1", ""));
}

#[test]
fn a_game_that_is_over() {
    let fen = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 0 1";
    let board = TestBoard::new("chess", fen);
    let refusal = board.why("e1", "f2");
    assert!(matches!(
        refusal.reasons.as_slice(),
        [Reason::GameOver(_), Reason::KingAttacked { .. }]
    ));
    assert_eq!(
        refusal.text(&board.variant),
        "The game is over (Black wins: checkmate). On f2 the King would still be attacked by the Queen on h4."
    );
    let board = TestBoard::new("rococo", "10/10/10/10/10/10/10/4W5/3K6/10 w - - 0 1");
    board.says(
        "d2",
        "d3",
        "The game is over (White wins: king captured).",
        "",
        "",
    );
}

#[test]
fn an_array_still_being_chosen() {
    let fen = "ilxkwxlc/pppppppp/8/8/8/8/PPPPPPPP/ILXKWXLC w - - 0 1 setup:1";
    let board = TestBoard::new("baroque", fen);
    let text =
        "First White must choose whether the King on d1 and the Withdrawer on e1 swap places.";
    board.says("a2", "a3", text, "", "d1 e1");
    assert!(board.can("d1", "e1"));
}

#[test]
fn frozen_pieces() {
    let board = TestBoard::new("ultima", "7k/8/8/4p3/3I4/8/8/K7 b - - 0 1");
    let text = "The Pawn on e5 is frozen by the Immobilizer on d4 and can only remove itself.";
    board.says("e5", "e1", text, "d4", "e5");
    let refusal = board.why("e5", "e1");
    assert!(refusal.frozen && refusal.target == board.square("e5"));
    assert!(board.can("e5", "e5") && !board.can("e5", ""));
    // A King never removes itself.
    let board = TestBoard::new("ultima", "8/8/8/4k3/3I4/8/p7/K7 b - - 0 1");
    let text = "The King on e5 is frozen by the Immobilizer on d4.";
    board.says("e5", "", text, "d4", "e5");
    board.says("e5", "e5", text, "d4", "e5");
    // A piece that shields its King does not either: over e4 the Long Leaper on e7 captures e3.
    let board = TestBoard::new("ultima", "k7/4l3/8/3i4/4P3/4K3/8/8 w - - 0 1");
    let refusal = board.why("e4", "");
    assert!(matches!(
        refusal.reasons.as_slice(),
        [
            Reason::Frozen { suicide: false, .. },
            Reason::KingAttacked { .. }
        ]
    ));
    assert_eq!(refusal.culprits, board.squares("d5"));
    assert_eq!(refusal.squares(), board.squares("d5 e3 e4 e7"));
}

#[test]
fn kings_in_danger() {
    let pinned = TestBoard::new("chess", "4r2k/8/8/8/8/8/4R3/4K3 w - - 0 1");
    let text = "The King on e1 would be attacked by the Rook on e8.";
    pinned.says("e2", "d2", text, "e8", "e1 e2");
    assert_eq!(pinned.why("e2", "d2").target, pinned.square("e1"));
    let pinned = TestBoard::new("chess", "4r2k/8/8/8/8/8/4B3/4K3 w - - 0 1");
    let text =
        "Whatever the Bishop on e2 does, the King on e1 would be attacked by the Rook on e8.";
    pinned.says("e2", "", text, "e8", "e1 e2");
    let check = TestBoard::new("chess", "4r2k/8/8/8/8/8/8/R3K3 w - - 0 1");
    let text = "The King on e1 would still be attacked by the Rook on e8.";
    check.says("a1", "a2", text, "e8", "a1 e1");
    let step = TestBoard::new("chess", "3r3k/8/8/8/8/8/8/4K3 w - - 0 1");
    let text = "On d2 the King would be attacked by the Rook on d8.";
    step.says("e1", "d2", text, "d8", "e1 d2");
    let none = TestBoard::new("chess", "1r5k/8/8/8/8/8/2r5/K2N4 w - - 0 1");
    let text = "Wherever the King on a1 goes, it would be attacked by the Rook on c2 or by the Rook on b8.";
    none.says("a1", "", text, "b8 c2", "a1");
}

#[test]
fn kings_in_danger_from_pieces_of_other_ways() {
    let ultima = |fen| TestBoard::new("ultima", fen);
    let board = ultima("7k/8/8/8/8/3w4/8/2K5 w - - 0 1");
    let text = "On c2 the King would be attacked by the Withdrawer on d3, which could move straight away from it to e4.";
    board.says("c1", "c2", text, "d3", "c1 c2");
    // On rank 3 the Coordinator's own rank meets the file of its King on h3.
    let board = ultima("7k/8/8/8/8/6K1/8/1c6 w - - 0 1");
    let Reason::KingAttacked { by, .. } = board.reason("g3", "h3") else {
        panic!("no attack");
    };
    assert_eq!(by.len(), 1);
    assert_eq!(by[0].by, MethodName::Coordinate);
    assert_eq!(by[0].partner.unwrap().at, board.square("h8"));
    assert!(board.squares("b3 d3").contains(by[0].stop));
    // The Pawn moves to c4, and then d4 is between it and e4.
    let board = ultima("7k/8/8/4K3/4p3/8/8/2p5 w - - 0 1");
    let text = "On d4 the King would be attacked by the Pawn on c1, which could go to c4 and capture it between itself and the Pawn on e4.";
    board.says("e5", "d4", text, "c1", "d4 e5");
    let text = "On f3 the King would be attacked by the Swapper on f4, which could capture it by mutual destruction.";
    let board = TestBoard::new("swapper-chess", "9k/10/10/10/10/10/5s4/10/5K4/10 w - - 0 1");
    board.says("f2", "f3", text, "f4", "f2 f3");
}

#[test]
fn palaces_and_duties() {
    let fen = "***2***/7k/p7/8/8/8/8/8/8/3G3K/***X1*** w - - 0 1";
    let board = TestBoard::new("maxima", fen);
    let text = "Only one piece of White may be in its own palace, and the Chameleon on d1 is already there.";
    board.says("d2", "e1", text, "d1", "d2 e1");
    let fen = "1********1/*8*/*8*/*1k6*/*3n4*/*8*/*3L4*/*8*/*L7*/*6K1*/*8*/1********1 w - - 0 1";
    let board = TestBoard::new("chessma-84", fen);
    let text = "The Long Leaper on d4 can capture, so it must: it may only go to d7, d8 or d8'.";
    board.says("d4", "e4", text, "", "d4 d7 d8 d8'");
}
