//! Threats: what a side could capture in its next move, or in the move after that if the enemy parries only one
//! threat.

use super::Evaluator;
use super::parameters::Parameters;
#[cfg(test)]
use super::scan::FreePiece;
use super::scan::Scan;
use super::value::ROYAL;
#[cfg(test)]
use crate::rules::Bitboard;
use crate::rules::{Mover, Position, Square, Travel, Variant, Word};
use crate::search::score::Value;
use smallvec::SmallVec;

/// The value of threats, in parts of 1024 of the gain.
#[derive(Clone, Copy, Debug)]
pub(super) struct Threats {
    /// For the other side, and for the side to move.
    first: [Value; 2],
    second: [Value; 2],
    each: [Value; 2],
    held: Value,
}

impl Threats {
    pub(super) fn new(parameters: &Parameters) -> Threats {
        let part = |thousandths: f64| (thousandths * 1.024).round() as Value;
        Threats {
            first: [part(parameters.waiting_threat), part(parameters.threat)],
            second: [
                part(parameters.second_waiting_threat),
                part(parameters.second_threat),
            ],
            each: [
                parameters.waiting_threatened.round() as Value,
                parameters.threatened.round() as Value,
            ],
            held: part(parameters.held_threat),
        }
    }

    /// The value of a side's threats.
    pub(super) fn worth<W: Word>(
        &self,
        evaluator: &Evaluator<W>,
        variant: &Variant<W>,
        position: &Position<W>,
        (own, enemy): (&Scan<W>, &Scan<W>),
    ) -> Value {
        let guarded = enemy.guarded();
        let facts = variant.facts(position);
        let threats = facts.threats(own.color);
        let enemies = threats.enemies();
        let mut gains: SmallVec<[(Square, Value); 16]> = SmallVec::new();
        let mut note = |victim: Square, gain: Value| {
            if gain <= 0 {
                return;
            }
            match gains.iter_mut().find(|(known, _)| *known == victim) {
                Some((_, known)) => *known = gain.max(*known),
                None => gains.push((victim, gain)),
            }
        };
        let worth = |square: Square| {
            position
                .piece(square)
                .map_or(0, |piece| evaluator.value(piece))
        };
        for mover in &own.free_pieces {
            let cost = evaluator.value(mover.piece);
            for victim in mover.replaces & enemies {
                let lost = if guarded.contains(victim) { cost } else { 0 };
                note(victim, worth(victim) - lost);
            }
            if !evaluator.weights(mover.piece).strikes {
                continue;
            }
            for capture in &variant.kind(mover.piece.piece_type()).captures {
                let lost = match capture.method.name().travel().map(Travel::mover) {
                    Some(Mover::Leaves) => cost,
                    Some(Mover::Goes | Mover::Stays) | None => 0,
                };
                for victim in threats.targets(mover.square, mover.reach, capture) {
                    note(victim, worth(victim) - lost);
                }
            }
        }
        let (mut most, mut next, mut held, mut number) = (0, 0, 0, 0);
        for (victim, gain) in gains {
            if worth(victim) == ROYAL {
                continue;
            }
            number += Value::from(gain >= 50);
            if gain > most {
                (most, next) = (gain, most);
            } else {
                next = next.max(gain);
            }
            if enemy.frozen.contains(victim) {
                held += gain;
            }
        }
        let on_move = usize::from(position.turn() == own.color);
        let won = self.first[on_move] * most + self.second[on_move] * next + self.held * held;
        won / 1024 + self.each[on_move] * number
    }
}

/// The pieces of a side that attack enemies, each with its victims.
#[cfg(test)]
pub(super) fn attacked<W: Word>(
    evaluator: &Evaluator<W>,
    variant: &Variant<W>,
    position: &Position<W>,
    own: &Scan<W>,
) -> Vec<(Square, Bitboard<W>)> {
    let facts = variant.facts(position);
    let threats = facts.threats(own.color);
    let each = |mover: &FreePiece<W>| {
        let mut victims = mover.replaces & threats.enemies();
        if evaluator.weights(mover.piece).strikes {
            for capture in &variant.kind(mover.piece.piece_type()).captures {
                victims |= threats.targets(mover.square, mover.reach, capture);
            }
        }
        (mover.square, victims)
    };
    own.free_pieces.iter().map(each).collect()
}
