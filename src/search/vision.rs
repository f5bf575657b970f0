//! What a weak player sees. While it thinks about a move, it overlooks some captures and replies, the unusual and
//! distant ones more often.

use super::eval::oddity;
use super::random::Random;
use super::score::Value;
use crate::rules::{Bitboard, Color, Effect, MethodName, Move, Position, Square, Variant, Word};

/// How much harder a capture is to see for each king's step between the captor and the victim, from 0 to 100.
const PER_STEP: usize = 6;
/// How much harder it is to see if the captor only mimics its victim.
const MIMICKED: u32 = 15;
/// A capture by a piece that has just moved is this many times easier to see.
const FRESH: u32 = 3;

/// The chances to overlook something, in thousandths.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Oversights {
    /// For the capture that is hardest to see. Easier ones are in proportion.
    pub captures: u32,
    /// For any enemy reply, in addition.
    pub replies: u32,
}

/// What a weak player sees while it thinks about one move. It overlooks the same captures in all positions.
pub(super) struct Vision<W: Word> {
    oversights: Oversights,
    side: Color,
    /// The enemy piece that moved last.
    fresh: Bitboard<W>,
    /// The seed of the random choices.
    seed: u64,
}

impl<W: Word> Vision<W> {
    /// What the side to move sees in the last position of a game, or `None` if it overlooks nothing.
    pub fn new(oversights: Oversights, history: &[Position<W>], seed: u64) -> Option<Vision<W>> {
        let (position, earlier) = history.split_last()?;
        let side = position.turn();
        let before = earlier.last().map(|before| before.pieces(!side));
        Some(Vision {
            oversights,
            side,
            fresh: before.map_or(Bitboard::EMPTY, |before| position.pieces(!side) - before),
            seed,
        })
    }

    /// Whether the player notices a move that gains `gain` in material. It notices all of its own moves that capture
    /// nothing, and every capture of a king.
    pub fn sees(
        &self,
        variant: &Variant<W>,
        position: &Position<W>,
        mv: Move,
        gain: Value,
    ) -> bool {
        let reply = match position.turn() == self.side {
            true => 0,
            false => self.oversights.replies,
        };
        let mut captures = false;
        if gain != 0 {
            let kings = variant.royals();
            for effect in variant.changes(position, mv).effects {
                if let Effect::Capture {
                    piece,
                    at,
                    captor,
                    by,
                    mimicked,
                    ..
                } = effect
                {
                    captures = true;
                    let hard = self.difficulty(variant, (captor, at), by, mimicked);
                    let unseen = reply + self.oversights.captures * hard / 100;
                    let sees = !self.happens(unseen, (captor, at), by as u64 + 1);
                    if sees || kings.contains(piece.piece_type()) {
                        return true;
                    }
                }
            }
        }
        !captures && !self.happens(reply, (mv.from, mv.to), 0)
    }

    /// How hard a capture is to see, from 0 to 100.
    fn difficulty(
        &self,
        variant: &Variant<W>,
        (captor, victim): (Square, Square),
        method: MethodName,
        mimicked: bool,
    ) -> u32 {
        let steps = variant.geometry().distance(captor, victim);
        let far = (PER_STEP * steps.saturating_sub(1)) as u32;
        let hard = oddity(method) + far + if mimicked { MIMICKED } else { 0 };
        match self.fresh.contains(victim) {
            true => hard.min(100) / FRESH,
            false => hard.min(100),
        }
    }

    /// Whether an event of this chance happens for two squares. The answer stays the same while the player thinks.
    fn happens(&self, thousandths: u32, (from, to): (Square, Square), what: u64) -> bool {
        let salt = (what << 16) + ((from.index() as u64) << 8) + to.index() as u64;
        let mut random = Random::new(self.seed ^ salt.wrapping_mul(0xd6e8_feb8_6659_fd93));
        thousandths > 0 && random.below(1000) < thousandths as usize
    }
}
