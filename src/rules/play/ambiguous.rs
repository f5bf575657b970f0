//! Moves that have several results, or reach one square in several ways.

use super::{captures, list};
use crate::rules::board::{Bitboard, Word};
use crate::rules::definition::Facts;
use crate::rules::moves::Move;
use crate::rules::piece::{Capture, Piece, Travel};
use crate::rules::power::immunity;

/// Keeps one of several ways to the same square, and makes one move for each group that a move may
/// enclose.
pub(super) fn resolve_ambiguous<W: Word>(
    facts: &Facts<W>,
    piece: Piece,
    start: usize,
    out: &mut Vec<Move>,
) {
    let by = |way| {
        let moves = out[start..].iter().filter(|mv| mv.travel == way);
        moves.map(|mv| mv.to).collect::<Bitboard<W>>()
    };
    let (walked, leapt, teleported) = (by(Travel::Walk), by(Travel::Leap), by(Travel::Teleport));
    let (jumped, replaced) = (by(Travel::Jump), by(Travel::Replace));
    let gone = walked | leapt;
    if leapt.meets(walked) || teleported.meets(gone) || jumped.meets(gone | replaced) {
        let superfluous = |mv: Move| match mv.travel {
            Travel::Walk => leapt.contains(mv.to),
            Travel::Teleport => gone.contains(mv.to),
            Travel::Jump => (gone | replaced).contains(mv.to),
            _ => false,
        };
        list::retain(out, start, |mv| !superfluous(mv));
    }
    let groups = facts.rules.groups();
    if groups.replace_twice.contains(piece.piece_type()) {
        drop_repeats(start, out);
    }
    for capture in &facts.kind(piece).captures {
        if capture.method.move_list().offers_choices() {
            name_groups(facts, piece, capture, start, out);
        }
    }
}

/// Drops the moves of `out[start..]` that are equal to an earlier one.
fn drop_repeats(start: usize, out: &mut Vec<Move>) {
    let mut end = start;
    for index in start..out.len() {
        if !out[start..end].contains(&out[index]) {
            out[end] = out[index];
            end += 1;
        }
    }
    out.truncate(end);
}

/// Replaces each move of `out[start..]` by which a capture could remove several groups by one move for
/// each group.
fn name_groups<W: Word>(
    facts: &Facts<W>,
    piece: Piece,
    capture: &Capture<W>,
    start: usize,
    out: &mut Vec<Move>,
) {
    let capturable = immunity::capturable(facts, !piece.color(), capture.victims);
    if capturable.is_empty() {
        return;
    }
    for index in start..out.len() {
        let mv = out[index];
        if mv.choices.group().is_some() || !capture.after.contains(mv.travel) {
            continue;
        }
        let mut journey = captures::journey(facts, piece, mv);
        journey.capturable = capturable;
        let groups = capture.method.move_list().choices(&journey);
        let mut named = groups.iter().map(|&lowest| Move {
            choices: mv.choices.with_group(lowest),
            ..mv
        });
        if groups.len() > 1 {
            out[index] = named.next().unwrap_or(mv);
            out.extend(named);
        }
    }
}
