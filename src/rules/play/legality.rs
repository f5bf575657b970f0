//! Legality by its definition: a move is legal if, once it is played, its side's king is safe.

use super::{play, threat, transition};
use crate::rules::board::Word;
use crate::rules::definition::{Drops, Facts, Royal};
use crate::rules::moves::Move;
use crate::rules::piece::{Mover, Travel};
use crate::rules::position::Position;
use crate::rules::power::palace;

/// Whether a pseudo-legal move is legal: it leaves the mover's king safe and its palace not crowded, in
/// games where that matters.
pub(in crate::rules) fn keeps_king_safe<W: Word>(facts: &Facts<W>, mv: Move) -> bool {
    let free = facts.settings().royal == Royal::Capture
        && facts.settings().palace[facts.position.turn()].is_empty()
        && mv.travel != Travel::Drop;
    free || play_if_legal(facts, mv).is_some()
}

/// The position after a pseudo-legal move; `None` if the move is not legal.
pub(in crate::rules) fn play_if_legal<W: Word>(facts: &Facts<W>, mv: Move) -> Option<Position<W>> {
    let next = play::play(facts, &transition::of(facts, mv));
    is_legal(facts, mv, &facts.of(&next)).then_some(next)
}

/// Whether a pseudo-legal move, which leads to the position of `next`, is legal.
pub(in crate::rules) fn is_legal<W: Word>(facts: &Facts<W>, mv: Move, next: &Facts<W>) -> bool {
    if palace::crowded(facts, mv) {
        return false;
    }
    let mover = facts.position.turn();
    let free = facts.settings().royal == Royal::Capture
        || facts.position.choice() != 0
        || palace::reached(facts.settings(), next.position, mover);
    let legal = free || !threat::king_attacked(next, mover) && !removes_own_king(facts, mv, next);
    legal && !is_checking_drop(next, mv)
}

/// Whether a move removes a king of its own side, such as an explosion beside it.
fn removes_own_king<W: Word>(facts: &Facts<W>, mv: Move, next: &Facts<W>) -> bool {
    let mover = facts.position.turn();
    mv.travel.mover() == Mover::Leaves && facts.kings(mover).len() > next.kings(mover).len()
}

/// Whether a move is a drop that gives check in a game that forbids it.
fn is_checking_drop<W: Word>(next: &Facts<W>, mv: Move) -> bool {
    mv.travel == Travel::Drop
        && next.settings().drops == Drops::WithoutCheck
        && threat::king_attacked(next, next.position.turn())
}
