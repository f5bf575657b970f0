//! The themes of a line, from the effects of its moves.

use super::puzzle::{End, Opened};
use super::theme::{LONGEST_WIN, Theme};
use crate::game::lead;
use crate::rules::{
    Color, Effect, MethodName, Move, Outcome, Position, Square, Variant, WinReason,
};
use std::collections::BTreeSet;

/// An answer that captures less than this is no sacrifice, in hundredths of a pawn.
const SACRIFICE: i32 = 150;
/// An endgame has no more than this share of the pieces of the start, in fifths.
const ENDGAME_FIFTHS: usize = 2;

impl Opened {
    /// What the puzzle is about. `values` are the [values of the pieces](crate::search::piece_values), which are
    /// worked out once a game.
    pub fn themes(&self, end: End, values: &[i32]) -> Vec<Theme> {
        let Opened {
            variant,
            position,
            line,
        } = self;
        let mut found = BTreeSet::new();
        let mut steps: Vec<Position> = vec![position.clone()];
        for (ply, &mv) in line.iter().enumerate() {
            let at = steps[ply].clone();
            if ply % 2 == 0 {
                move_themes(variant, &at, mv, &mut found);
                if let Some(&earlier) = ply.checked_sub(2).and_then(|before| line.get(before))
                    && opens_capture(variant, (&steps[ply - 2], earlier), (&at, mv))
                {
                    found.insert(Theme::Discovered);
                }
            }
            steps.push(variant.play(&at, mv));
        }
        if let Some(&first) = line.first()
            && is_quiet(variant, position, first)
        {
            found.insert(Theme::Quiet);
        }
        if sacrifices(variant, &steps, values) {
            found.insert(Theme::Sacrifice);
        }
        let start = variant.pieces_at_start();
        if 5 * position.occupied().len() <= ENDGAME_FIFTHS * start {
            found.insert(Theme::Endgame);
        }
        if end == End::Defence {
            found.insert(Theme::Defence);
        }
        found.extend(
            steps
                .last()
                .and_then(|last| win_theme(variant, last, line.len())),
        );
        found.into_iter().collect()
    }
}

/// The themes that a move of the solver shows by itself.
fn move_themes(variant: &Variant, at: &Position, mv: Move, found: &mut BTreeSet<Theme>) {
    let side = at.turn();
    let transition = variant.transition(at, mv);
    let mut methods: BTreeSet<MethodName> = BTreeSet::new();
    for effect in &transition.effects {
        match effect {
            Effect::Capture { by, mimicked, .. } => {
                methods.insert(*by);
                found.insert(Theme::Method(*by));
                if *mimicked {
                    found.insert(Theme::Mimicry);
                }
            }
            Effect::Freeze { piece, .. } if piece.color() != side => {
                found.insert(Theme::Freeze);
            }
            Effect::Thaw { piece, .. } if piece.color() == side => {
                found.insert(Theme::Thaw);
            }
            Effect::Promotion { .. } => {
                found.insert(Theme::Promotion);
            }
            Effect::Travel { .. }
            | Effect::Sacrifice { .. }
            | Effect::Drop { .. }
            | Effect::Recall { .. }
            | Effect::Protect { .. }
            | Effect::Freeze { .. }
            | Effect::Thaw { .. } => {}
        }
    }
    found.extend(Theme::of_way(mv.travel));
    if methods.len() > 1 {
        found.insert(Theme::SeveralMethods);
    }
    if transition.captured().len() > 1 {
        found.insert(Theme::MultipleCapture);
    }
    if discovers_check(variant, at, mv) {
        found.insert(Theme::Discovered);
    }
}

/// Whether a move captures nothing, attacks no king, and is no answer to an attack on one.
pub(super) fn is_quiet(variant: &Variant, position: &Position, mv: Move) -> bool {
    let removes = variant.changes(position, mv).removes();
    let after = variant.play(position, mv);
    !removes
        && mv.promotion.is_none()
        && !variant.is_attacked_king(position, position.turn())
        && !variant.is_attacked_king(&after, after.turn())
}

/// Whether the mover uncovers an attack of another piece on a king.
fn discovers_check(variant: &Variant, at: &Position, mv: Move) -> bool {
    let side = at.turn();
    let after = variant.play(at, mv);
    variant.kings(&after, !side).into_iter().any(|king| {
        let attackers = variant.attackers(&after, king, side).without(mv.to);
        attackers
            .into_iter()
            .any(|attacker| uncovers(variant, at, mv.from, (attacker, king)))
    })
}

/// Whether a move captures what only the departure of the solver's piece before it made possible.
fn opens_capture(
    variant: &Variant,
    (before, earlier): (&Position, Move),
    (at, mv): (&Position, Move),
) -> bool {
    let stood = |square: Square| before.piece(square) == at.piece(square);
    let same_piece = mv.from == earlier.to;
    let captured = variant.captured(at, mv);
    !same_piece
        && stood(mv.from)
        && captured.into_iter().any(|victim| {
            stood(victim) && uncovers(variant, before, earlier.from, (mv.from, victim))
        })
}

/// Whether one piece attacks another only if a third leaves its square.
fn uncovers(
    variant: &Variant,
    position: &Position,
    leaves: Square,
    (attacker, target): (Square, Square),
) -> bool {
    let Some(side) = position.piece(attacker).map(|piece| piece.color()) else {
        return false;
    };
    let attacks = |position: &Position, side: Color| {
        variant.attackers(position, target, side).contains(attacker)
    };
    let mut setup = position.setup();
    setup.pieces.retain(|&(square, _)| square != leaves);
    let without = variant.sketch(&setup);
    !attacks(position, side) && attacks(&without, side)
}

/// Whether an answer leaves the solver with less material than before the line.
fn sacrifices(variant: &Variant, steps: &[Position], values: &[i32]) -> bool {
    let Some(side) = steps.first().map(Position::turn) else {
        return false;
    };
    let worth = |position: &Position| own_lead(variant, position, side, values);
    let first = worth(&steps[0]);
    let answers = steps.iter().skip(2).step_by(2);
    answers.map(worth).any(|worth| worth <= first - SACRIFICE)
}

/// How far a side is ahead in material.
pub(super) fn own_lead(variant: &Variant, position: &Position, side: Color, values: &[i32]) -> i32 {
    let lead = lead(variant, position, values);
    match side {
        Color::White => lead,
        Color::Black => -lead,
    }
}

/// The theme of a win after so many plies, if the game is won.
fn win_theme(variant: &Variant, last: &Position, plies: usize) -> Option<Theme> {
    let moves = u8::try_from(plies.div_ceil(2)).ok()?;
    let moves = Some(moves).filter(|moves| (1..=LONGEST_WIN).contains(moves))?;
    match variant.outcome(last)? {
        Outcome::Win(_, WinReason::Checkmate) => Some(Theme::Mate(moves)),
        Outcome::Win(..) => Some(Theme::Win(moves)),
        Outcome::Draw(_) => None,
    }
}
