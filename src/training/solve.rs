//! The answer of a task, by the rules.

use super::prover::Prover;
use super::task::{Answer, Goal, Step, Task};
use crate::explain::refusal;
use crate::rules::{Bitboard, Color, Mover, Position, Square, Travel, Variant};

/// The most positions of a proof.
const PROOF: usize = 20_000;
/// The number of positions of a proof that cost as much as another position.
const PROOF_SHARE: usize = 4;

/// The answer of a task, and what else must stay the same when pieces are removed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Solution {
    pub answer: Answer,
    /// Why the moves of the task that are not legal are not.
    pub reasons: Vec<String>,
}

impl Solution {
    const fn of(answer: Answer) -> Solution {
        Solution {
            answer,
            reasons: Vec::new(),
        }
    }
}

/// The answer of a task; nothing if the position does not suit it, or if a proof would take too long. `left` is how
/// many positions may still be looked at.
pub(super) fn solve(
    variant: &Variant,
    position: &Position,
    task: &Task,
    left: &mut usize,
) -> Option<Solution> {
    *left = left.checked_sub(1)?;
    let squares = |squares| Some(Solution::of(Answer::Squares(squares)));
    let moves = |moves| Some(Solution::of(Answer::Moves(moves)));
    match task {
        Task::Predict(mv) => {
            let legal = variant.legal_moves(position).contains(mv);
            legal.then(|| Solution::of(Answer::Squares(variant.captured(position, *mv))))
        }
        Task::Find(at, goal) => {
            let own = variant.legal_moves(position).into_iter();
            let own = own.filter(|mv| mv.from == *at && mv.travel != Travel::Drop);
            let captures: Vec<_> = own.map(|mv| (mv, variant.captured(position, mv))).collect();
            let most = captures.iter().map(|(_, captured)| captured.len()).max()?;
            let good = |captured: Bitboard| match goal {
                Goal::Exactly(targets) => captured == *targets,
                Goal::Most => captured.len() == most,
            };
            let found = captures.into_iter().filter(|&(_, captured)| good(captured));
            moves(found.map(|(mv, _)| mv).collect())
        }
        Task::Danger => squares(endangered(variant, position)?),
        Task::Safe(at) => squares(safe_stops(variant, position, *at)?),
        Task::Frozen => {
            squares(variant.frozen(position, Color::White) | variant.frozen(position, Color::Black))
        }
        Task::Thaw(at) => {
            let turn = position.turn();
            let frozen = position.piece(*at)?;
            if !variant.frozen(position, turn).contains(*at) {
                return None;
            }
            let mut found = Vec::new();
            let others = variant.legal_moves(position).into_iter();
            for mv in others.filter(|mv| mv.from != *at || mv.travel == Travel::Drop) {
                let after = variant.play(position, mv);
                // Whether a piece that a swap moves away counts as freed would be unclear.
                if after.piece(*at) != Some(frozen) {
                    return None;
                }
                if !variant.frozen(&after, turn).contains(*at) {
                    found.push(mv);
                }
            }
            moves(found)
        }
        Task::Legal(steps) => {
            let legal = variant.legal_moves(position);
            let is_legal = |step: &Step| {
                let mut moves = legal.iter().filter(|mv| mv.travel != Travel::Drop);
                moves.any(|&mv| Step::of(mv) == *step)
            };
            let (good, bad): (Vec<Step>, Vec<Step>) = steps.iter().copied().partition(is_legal);
            let reason = |step: Step| {
                let refusal = refusal(variant, position, step.from, Some(step.to));
                refusal.map_or(String::new(), |refusal| refusal.text(variant))
            };
            Some(Solution {
                answer: Answer::Steps(good),
                reasons: bad.into_iter().map(reason).collect(),
            })
        }
        Task::Win(number) => {
            let budget = PROOF.min(left.saturating_mul(PROOF_SHARE));
            let mut prover = Prover::new(variant, budget);
            let found = prover.first_moves(position, *number);
            *left = left.saturating_sub((budget - prover.left()) / PROOF_SHARE);
            moves(found?)
        }
    }
}

/// The pieces of the side to move that the enemy attacks; nothing where the enemy's own king makes a difference,
/// because then players could argue about the answer.
fn endangered(variant: &Variant, position: &Position) -> Option<Bitboard> {
    let turn = position.turn();
    let own = position.pieces(turn);
    let attacked: Bitboard = own
        .into_iter()
        .filter(|&at| variant.is_attacked(position, at, !turn))
        .collect();
    let passed = variant.pass(position);
    let moves = variant.legal_moves(&passed).into_iter();
    let captured = moves.fold(Bitboard::EMPTY, |set, mv| {
        set | variant.captured(&passed, mv)
    });
    let kings = variant.kings(position, turn);
    ((captured & own) - kings == attacked - kings).then_some(attacked)
}

/// The squares to which the piece can go and where the enemy does not attack it; nothing if that depends on how it
/// goes there.
fn safe_stops(variant: &Variant, position: &Position, at: Square) -> Option<Bitboard> {
    let turn = position.turn();
    let (mut safe, mut unsafe_stops) = (Bitboard::EMPTY, Bitboard::EMPTY);
    for mv in variant.legal_moves(position) {
        if mv.from != at || mv.travel == Travel::Drop {
            continue;
        }
        let after = variant.play(position, mv);
        let there = after
            .piece(mv.to)
            .is_some_and(|piece| piece.color() == turn);
        if mv.travel.mover() != Mover::Goes || !there || variant.outcome(&after).is_some() {
            return None;
        }
        match variant.is_attacked(&after, mv.to, !turn) {
            true => unsafe_stops.insert(mv.to),
            false => safe.insert(mv.to),
        }
    }
    let clear = !safe.meets(unsafe_stops) && (safe | unsafe_stops).any();
    clear.then_some(safe)
}
