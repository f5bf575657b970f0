//! Nodes at which the game ends, or as good as ends.

use super::alphabeta::Search;
use super::score::{DRAW, SURE_WIN, Value, lost_at, won_at};
use crate::rules::{Facts, Outcome, PieceKind, Position, Repetition, Royal, Variant, Word};

impl<W: Word> Search<'_, W> {
    /// The value of a position that ends the game by a rule other than a lack of moves.
    pub fn end(&self, facts: &Facts<W>, ply: usize) -> Option<Value> {
        let position = facts.position();
        if let Some(value) = self.repetition(position, ply) {
            return Some(value);
        }
        match facts.outcome_without_moves()? {
            // A lack of moves, such as mate, counts first.
            Outcome::Draw(_) => {
                let outcome = self.variant.outcome(position)?;
                Some(worth(outcome, position, ply))
            }
            outcome => Some(worth(outcome, position, ply)),
        }
    }

    /// The value of a position in which the side to move can capture the enemy king, at a node with a zero window.
    /// Much faster than to search the capture.
    #[inline]
    pub fn king_hangs(
        &self,
        facts: &Facts<W>,
        alpha: Value,
        beta: Value,
        ply: usize,
    ) -> Option<Value> {
        let asked = self.wins_by_attacking_king && beta - alpha == 1;
        (asked && facts.is_attacked_king(!facts.position().turn())).then(|| won_at(ply + 1))
    }

    /// The value of a position without legal moves.
    pub fn without_moves(&self, position: &Position<W>, ply: usize) -> Value {
        let outcome = self.variant.outcome(position);
        outcome.map_or(DRAW, |outcome| worth(outcome, position, ply))
    }

    /// The value of a position that occurred before, in the game or on the path from the root.
    ///
    /// The first repetition counts: the side that gains by it can repeat again.
    fn repetition(&self, position: &Position<W>, ply: usize) -> Option<Value> {
        let earlier = &self.past[..self.past.len().saturating_sub(1)];
        // No position recurs across a capture, unless pieces come back from a hand.
        let window = match self.variant.settings().fills_hands() {
            true => earlier.len(),
            false => usize::from(position.halfmove()).min(earlier.len()),
        };
        let hash = position.hash();
        let recent = &earlier[earlier.len() - window..];
        let times = recent.iter().filter(|&&known| known == hash).count();
        match (times, self.variant.settings().repetition) {
            (0, _) => None,
            (_, Repetition::Draws) => Some(DRAW),
            // The enemy's last move made the repetition.
            (1, Repetition::Loses) => Some(SURE_WIN),
            (_, Repetition::Loses) => Some(won_at(ply)),
        }
    }
}

/// Whether an attack on a king always wins by capturing it. That is not so if the capture may remove the captor's own
/// king too, or if a move of one side may capture for the other.
pub(super) fn wins_by_attacking_king<W: Word>(variant: &Variant<W>) -> bool {
    let risky = |kind: &PieceKind<W>| kind.pushes || kind.pulls || kind.captures_friends();
    variant.settings().royal == Royal::Capture && !variant.kinds().iter().any(risky)
}

/// The value of a finished game for the side to move.
fn worth<W: Word>(outcome: Outcome, position: &Position<W>, ply: usize) -> Value {
    match outcome {
        Outcome::Win(winner, _) if winner == position.turn() => won_at(ply),
        Outcome::Win(..) => lost_at(ply),
        Outcome::Draw(_) => DRAW,
    }
}
