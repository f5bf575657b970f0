//! How a game has ended, in sentences.

use super::describe_move::describe_move;
use super::outcome::outcome_in_words;
use super::words::{Names, placed};
use crate::rules::{
    Bitboard, Color, DrawReason, Effect, Outcome, Position, Royal, Transition, Variant, WinReason,
};
use crate::texts::{phrase, text};

/// How a move has ended the game, in sentences: what decided it, and by which rule.
pub fn how_ended(
    variant: &Variant,
    before: &Position,
    transition: &Transition,
    outcome: Outcome,
) -> Vec<String> {
    let after = variant.play(before, transition.mv);
    match outcome {
        Outcome::Win(winner, WinReason::Checkmate) => vec![checkmate(variant, &after, winner)],
        Outcome::Win(winner, WinReason::NoMoves) => no_moves(variant, &after, !winner),
        Outcome::Win(winner, WinReason::KingCaptured) => {
            let sentences = describe_move(variant, before, transition).into_iter();
            let captures = sentences.filter(|sentence| {
                let effect = transition.effects.get(sentence.effect);
                matches!(effect, Some(Effect::Capture { .. }))
            });
            let captures = captures.map(|sentence| sentence.text);
            captures
                .chain([phrase!("end-king-captured", side = !winner).sentence()])
                .collect()
        }
        Outcome::Win(winner, WinReason::Arrival) => {
            let there = placed(&after, variant.arrived(&after, winner));
            vec![phrase!("end-arrival", pieces = Names(variant).pieces(&there)).sentence()]
        }
        Outcome::Win(winner, WinReason::BareKing) => {
            let bare = phrase!("end-bare-king", side = !winner).sentence();
            vec![bare, text!("end-that-loses").to_owned()]
        }
        Outcome::Draw(DrawReason::Stalemate) => vec![
            no_move(variant, &after, after.turn()),
            text!("end-that-is-a-draw").to_owned(),
        ],
        Outcome::Draw(DrawReason::BareKings) => {
            vec![text!("end-bare-kings").to_owned()]
        }
        Outcome::Draw(DrawReason::DeadPosition) => {
            vec![text!("end-dead-position").to_owned()]
        }
        Outcome::Win(..) | Outcome::Draw(_) => {
            let words = outcome_in_words(outcome);
            vec![phrase!("end-outcome", outcome = words).sentence()]
        }
    }
}

fn checkmate(variant: &Variant, after: &Position, winner: Color) -> String {
    let names = Names(variant);
    let kings = variant.kings(after, !winner).into_iter();
    let attacked = kings.map(|king| (king, variant.attackers(after, king, winner)));
    let attacked = attacked.filter(|(_, attackers)| attackers.any());
    let (kings, attackers) = attacked.fold(
        (Bitboard::EMPTY, Bitboard::EMPTY),
        |(kings, all), (king, attackers)| (kings.with(king), all | attackers),
    );
    if kings.is_empty() {
        return phrase!("end-checkmate-unseen", side = !winner).sentence();
    }
    let by = names.pieces(&placed(after, attackers));
    let kings = names.pieces(&placed(after, kings));
    phrase!("end-checkmate", by = by, king = kings, side = !winner).sentence()
}

fn no_moves(variant: &Variant, after: &Position, loser: Color) -> Vec<String> {
    let names = Names(variant);
    let kings = variant.kings(after, loser).into_iter();
    let frozen = kings.filter_map(|king| {
        let by = placed(after, variant.freezers_of(after, king));
        let king = placed(after, king.into());
        let (freezers, king) = (names.pieces(&by), names.pieces(&king));
        (!by.is_empty()).then(|| phrase!("effect-freezes", by = freezers, pieces = king).sentence())
    });
    let rest = [
        no_move(variant, after, loser),
        text!("end-that-loses").to_owned(),
    ];
    frozen.chain(rest).collect()
}

/// That a side cannot move. Where check matters, also that there is none.
fn no_move(variant: &Variant, after: &Position, side: Color) -> String {
    let safe = variant.settings().royal == Royal::Check && !variant.is_attacked_king(after, side);
    match safe {
        true => phrase!("end-no-move-safe", side = side).sentence(),
        false => phrase!("end-no-move", side = side).sentence(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::{find_move, parse_fen};
    use crate::variant_file::Catalogue;

    /// How a move ends a game, in one line.
    fn ended(game: &str, fen: &str, mv: &str) -> String {
        let variant = Catalogue::built_in().variant(game, None, &[]).unwrap();
        let before = parse_fen(&variant, fen).unwrap();
        let mv = find_move(&variant, &before, mv).unwrap();
        let outcome = variant.outcome(&variant.play(&before, mv)).unwrap();
        let transition = variant.transition(&before, mv);
        how_ended(&variant, &before, &transition, outcome).join(" ")
    }

    #[test]
    fn a_mate_names_the_attacker_and_a_stalemate_the_rule() {
        assert_eq!(
            ended("chess", "7k/8/6K1/8/8/8/8/1R6 w - - 0 1", "b1b8"),
            "The Rook on b8 attacks the King on h8, and no move of Black saves it."
        );
        assert_eq!(
            ended("chess", "7k/8/8/6Q1/8/8/8/K7 w - - 0 1", "g5g6"),
            "Black has no legal move, and its king is not attacked. In this game that is a draw."
        );
    }

    /// In Ultima a side without a legal move loses. The moves are from the lesson about such endings.
    #[test]
    fn no_legal_move_loses_by_its_rule() {
        let leaper = ended("ultima", "8/8/6L1/8/8/8/5K2/7k w - - 0 1", "g6h5");
        assert_eq!(
            leaper,
            "Black has no legal move, and its king is not attacked. In this game that loses."
        );
        let frozen = ended("ultima", "8/8/8/8/8/8/5k2/K2I4 w - - 0 1", "d1e2");
        assert!(
            frozen.starts_with("The Immobilizer on e2 freezes the King on f2. Black has no legal"),
            "{frozen}"
        );
    }
}
