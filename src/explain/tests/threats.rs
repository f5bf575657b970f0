//! Threats of pieces.

use super::{TestBoard, each_board};
use crate::explain::{threats, threats_by};
use crate::rules::{Bitboard, Color, Square};

/// The victims of a piece are those that it attacks by the rules.
#[test]
fn threats_are_attacks() {
    each_board(|variant, position| {
        for color in Color::ALL {
            let mut sum = 0;
            for from in position.pieces(color) {
                let threats = threats(variant, position, from);
                let victims: Bitboard = threats.iter().map(|threat| threat.victim).collect();
                let attacked = |square: &Square| {
                    let attackers = variant.attackers(position, *square, color);
                    attackers.contains(from)
                };
                let enemies = position.pieces(!color).into_iter();
                assert_eq!(victims, enemies.filter(attacked).collect());
                assert_eq!(victims.len(), threats.len());
                for threat in &threats {
                    assert_eq!((threat.from, threat.transition.mv.from), (from, from));
                    assert!(threat.transition.captured().contains(threat.victim));
                }
                sum += threats.len();
            }
            assert_eq!(threats_by(variant, position, color).len(), sum);
        }
    });
}

impl TestBoard {
    /// The threats of a piece: each victim with the stop of the simplest move.
    fn threats(&self, from: &str) -> Vec<(&str, &str)> {
        let name = |square| self.variant.geometry().name(square);
        let threats = threats(&self.variant, &self.position, self.square(from));
        let threats = threats.iter();
        threats
            .map(|threat| (name(threat.victim), name(threat.transition.mv.to)))
            .collect()
    }
}

#[test]
fn the_simplest_move_is_shown() {
    // Each leap is as short as possible, because longer ones capture more pieces.
    let fen = "7k/3p4/8/3p4/1p6/3p4/3L4/K7";
    for turn in ["w", "b"] {
        let board = TestBoard::new("ultima", &format!("{fen} {turn} - - 0 1"));
        let expected = [("d3", "d4"), ("b4", "a5"), ("d5", "d6"), ("d7", "d8")];
        assert_eq!(board.threats("d2"), expected);
    }
    let board = TestBoard::new("ultima", "7k/8/8/3Wc3/8/8/8/K7 w - - 0 1");
    assert_eq!(board.threats("d5"), [("e5", "c5")]);
    assert_eq!(board.threats("a1"), []);
}

#[test]
fn frozen_pieces_threaten_nobody() {
    let board = TestBoard::new("ultima", "7k/8/4i3/3Wc3/8/8/8/K7 w - - 0 1");
    assert_eq!(board.threats("d5"), []);
    let black = threats_by(&board.variant, &board.position, Color::Black);
    assert_eq!(black, []);
}

#[test]
fn kings_of_hyper_chess_coordinate() {
    let board = TestBoard::new("hyper-chess", "7k/8/X1c5/8/8/w7/1K6/8 w - - 0 1");
    // On c2 and on c3, the King has the Coordinator on its file and the Chameleon's rank.
    let threats = board.threats("b2");
    assert_eq!(threats.len(), 2);
    assert_eq!(threats[0], ("a3", "a3"));
    assert!(["c1", "c2", "c3"].contains(&threats[1].1) && threats[1].0 == "c6");
}
