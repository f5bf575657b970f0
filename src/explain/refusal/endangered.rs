//! Kings that a move would leave attacked, and their attackers.

use super::attack::Attack;
use super::{Placed, Reason, RefusalQuery};
use crate::explain::threats::threat_to;
use crate::rules::{Bitboard, Effect, Move, Position, Square, Transition};

impl RefusalQuery<'_> {
    /// Why each of these moves leaves the own king attacked, or `None` if there are no moves.
    pub(super) fn endangered(&self, piece: Placed, moves: &[Move]) -> Option<Reason> {
        let every = self.to.is_none();
        let mut found: Option<(Placed, Vec<Attack>)> = None;
        for &mv in moves {
            let transition = self.variant.changes(self.position, mv);
            let after = self.variant.play(self.position, mv);
            let Some(king) = self.attacked_king(&after, piece) else {
                continue;
            };
            // If the king itself moves, the reason names the king, not its stops.
            let itself = king.piece == piece.piece && king.at == mv.to;
            let shown = if every && itself { piece } else { king };
            let (_, attacks) = found.get_or_insert_with(|| (shown, Vec::new()));
            for attack in self.attacks(&after, king.at) {
                let now = stood(&transition, attack.piece.at);
                if attacks.iter().all(|known| known.now != now) {
                    attacks.push(Attack { now, ..attack });
                }
            }
        }
        let (king, mut by) = found?;
        by.sort_by_key(|attack| attack.now);
        Some(Reason::KingAttacked {
            piece,
            king,
            still: self.attacks_already(piece, &by),
            every,
            by,
        })
    }

    /// The first king of a piece's side that is attacked.
    fn attacked_king(&self, position: &Position, piece: Placed) -> Option<Placed> {
        let color = piece.piece.color();
        let kings = self.variant.kings(position, color).into_iter();
        let attacked = |&king: &Square| self.variant.attackers(position, king, !color).any();
        let at = kings.into_iter().find(attacked)?;
        position.piece(at).map(|piece| Placed { piece, at })
    }

    /// How the enemies of the piece on a square attack it.
    pub(super) fn attacks(&self, position: &Position, target: Square) -> Vec<Attack> {
        let Some(victim) = position.piece(target) else {
            return Vec::new();
        };
        let attackers = self.variant.attackers(position, target, !victim.color());
        let attack = |at| {
            let transition = threat_to(self.variant, position, at, target)?;
            let (by, partner) = transition.effects.iter().find_map(|effect| match *effect {
                Effect::Capture {
                    at, by, partner, ..
                } if at == target => Some((by, partner)),
                _ => None,
            })?;
            let placed = |at| position.piece(at).map(|piece| Placed { piece, at });
            Some(Attack {
                piece: placed(at)?,
                now: at,
                by,
                stop: transition.mv.to,
                partner: partner.and_then(placed),
            })
        };
        attackers.into_iter().filter_map(attack).collect()
    }

    /// Whether one of these enemies attacks a king of the piece's side now.
    fn attacks_already(&self, piece: Placed, by: &[Attack]) -> bool {
        let color = piece.piece.color();
        let kings = self.variant.kings(self.position, color);
        let now = kings.into_iter().fold(Bitboard::EMPTY, |set, king| {
            set | self.variant.attackers(self.position, king, !color)
        });
        by.iter().any(|attack| now.contains(attack.now))
    }
}

/// The square of a piece before a move.
fn stood(transition: &Transition, at: Square) -> Square {
    let mut effects = transition.effects.iter();
    let moved = effects.find_map(|effect| match *effect {
        Effect::Travel { from, to, .. } if to == at => Some(from),
        _ => None,
    });
    moved.unwrap_or(at)
}
