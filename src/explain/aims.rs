//! What a move does to the enemy king and for its own pieces, in sentences. In endings that is how a win comes nearer.

use super::describe_move::describe_move;
use super::game_end::how_ended;
use super::purpose::{Purpose, purposes};
use super::words::Names;
use crate::notation::write_squares;
use crate::rules::{Bitboard, Effect, Move, Position, Royal, Variant};
use crate::texts::{Joint, phrase, text};

/// What a move achieves: the end of the game, captures, frozen pieces, check, squares that the enemy king loses, pieces
/// that are safe now. A move that does none of that brings the king nearer to the enemy king, or waits.
pub fn aims(variant: &Variant, before: &Position, mv: Move) -> Vec<String> {
    let (transition, after) = (variant.transition(before, mv), variant.play(before, mv));
    if let Some(outcome) = variant.outcome(&after) {
        return how_ended(variant, before, &transition, outcome);
    }
    let names = Names(variant);
    let sentences = describe_move(variant, before, &transition).into_iter();
    let told = sentences.filter(|sentence| {
        let effect = transition.effects.get(sentence.effect);
        matches!(effect, Some(Effect::Capture { .. } | Effect::Freeze { .. }))
    });
    let mut words: Vec<String> = told.map(|sentence| sentence.text).collect();
    let saves = |purpose| match purpose {
        Purpose::Escapes { from, .. } => Some(phrase!("aim-escapes", from = names.the(from))),
        Purpose::Protects { piece, from } => {
            let (piece, from) = (names.the(piece), names.the(from));
            Some(phrase!("aim-protects", piece = piece, from = from))
        }
        Purpose::Threatens { .. } => None,
    };
    let saved = purposes(variant, before, mv).into_iter();
    let saved = saved.filter_map(saves);
    words.extend(saved.map(|phrase| phrase.sentence()));
    if variant.is_attacked_king(&after, after.turn()) {
        words.push(match variant.settings().royal {
            Royal::Check => text!("aim-check").to_owned(),
            Royal::Capture => text!("aim-threatens-king").to_owned(),
        });
    }
    let lost = king_stops(variant, &variant.pass(before)) - king_stops(variant, &after);
    let lost = lost - before.occupied();
    if lost.any() {
        let squares = names.squares(lost, Joint::Or);
        words.push(phrase!("aim-king-stops", squares = squares).sentence());
    }
    if let [only] = variant.legal_moves(&after)[..] {
        let answer = write_squares(variant, &after, only);
        words.push(phrase!("aim-only-move", side = after.turn(), answer = answer).sentence());
    }
    if words.is_empty() {
        words.push(match king_comes_nearer(variant, (before, &after), mv) {
            true => text!("aim-king-nearer").to_owned(),
            false => phrase!("aim-waits", side = after.turn()).sentence(),
        });
    }
    words
}

/// Whether a king moves, and afterwards fewer steps are between it and an enemy king.
fn king_comes_nearer(variant: &Variant, (before, after): (&Position, &Position), mv: Move) -> bool {
    let color = before.turn();
    let moved = variant.kings(before, color).contains(mv.from)
        && variant.kings(after, color).contains(mv.to);
    let enemies = variant.kings(after, !color);
    let distance = |from| {
        let distances = enemies.into_iter();
        let distances = distances.map(|to| variant.geometry().distance(from, to));
        distances.min()
    };
    moved && distance(mv.to) < distance(mv.from)
}

/// The squares to which kings of the side to move can go.
fn king_stops(variant: &Variant, position: &Position) -> Bitboard {
    let kings = variant.kings(position, position.turn());
    let moves = variant.legal_moves(position).into_iter();
    moves
        .filter(|mv| kings.contains(mv.from))
        .map(|mv| mv.to)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::{find_move, parse_fen};
    use crate::variant_file::Catalogue;

    fn words(fen: &str, mv: &str) -> Vec<String> {
        let variant = Catalogue::built_in().variant("chess", None, &[]).unwrap();
        let before = parse_fen(&variant, fen).unwrap();
        let mv = find_move(&variant, &before, mv).unwrap();
        aims(&variant, &before, mv)
    }

    #[test]
    fn a_rook_takes_a_rank_and_leaves_one_square() {
        let cut = "8/8/8/4k3/8/8/R7/4K3 w - - 0 1";
        assert_eq!(
            words(cut, "a2a4"),
            ["The enemy king can no longer go to d4, e4 or f4."]
        );
        // The kings face each other, and the rook drives the king to the edge.
        let drive = words("8/4k3/8/4K3/8/8/8/R7 w - - 0 1", "a1a7");
        assert_eq!(drive[0], "It gives check.", "{drive:?}");
        let corner = words("7k/8/5K2/8/8/8/8/6R1 w - - 0 1", "f6f7");
        assert_eq!(
            corner.last().unwrap(),
            "Black's only move is h8-h7.",
            "{corner:?}"
        );
    }

    #[test]
    fn a_piece_that_is_attacked_gets_away() {
        let away = words("8/8/8/8/8/2k5/1R6/7K w - - 0 1", "b2b8");
        assert_eq!(away, ["It gets away from the King on c3."]);
    }

    #[test]
    fn a_move_that_changes_nothing_waits() {
        // The rook holds the rank from a7 as from b7, and the kings stay where they are.
        let wait = words("4k3/R7/8/8/8/8/8/4K3 w - - 0 1", "a7b7");
        assert_eq!(wait, ["It waits: Black has to move."]);
    }

    #[test]
    fn a_king_that_comes_nearer_does_not_wait() {
        // The rook holds the rank, and the king is too far away to guard anything.
        let near = words("4k3/R7/8/8/8/8/8/4K3 w - - 0 1", "e1e2");
        assert_eq!(near, ["It brings the king nearer."]);
        let aside = words("4k3/R7/8/8/8/8/8/4K3 w - - 0 1", "e1d1");
        assert_eq!(aside, ["It waits: Black has to move."]);
    }

    #[test]
    fn a_mate_is_told_as_the_end_of_the_game() {
        let mate = words("7k/8/6K1/8/8/8/8/1R6 w - - 0 1", "b1b8");
        assert!(mate[0].starts_with("The Rook on b8 attacks"), "{mate:?}");
    }
}
