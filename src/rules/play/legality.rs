//! Legality by its definition: a move is legal if, once it is played, its side's king is safe.

use super::{play, threat, transition};
use crate::rules::board::Word;
use crate::rules::definition::{Drops, Royal, View};
use crate::rules::moves::Move;
use crate::rules::piece::Travel;
use crate::rules::position::Position;
use crate::rules::power::palace;

/// Whether a pseudo-legal move is legal: it leaves the mover's king safe and its palace not crowded, in
/// games where that matters.
pub(in crate::rules) fn keeps_king_safe<W: Word>(view: View<W>, mv: Move) -> bool {
    let free = view.settings().royal == Royal::Capture
        && view.settings().palace[view.position.turn()].is_empty()
        && mv.travel != Travel::Drop;
    free || play_if_legal(view, mv).is_some()
}

/// The position after a pseudo-legal move; `None` if the move is not legal.
pub(in crate::rules) fn play_if_legal<W: Word>(view: View<W>, mv: Move) -> Option<Position<W>> {
    let next = play::play(view, &transition::of(view, mv));
    is_legal(view, mv, &next).then_some(next)
}

/// Whether a pseudo-legal move, which leads to `next`, is legal.
pub(in crate::rules) fn is_legal<W: Word>(view: View<W>, mv: Move, next: &Position<W>) -> bool {
    if palace::crowded(view, mv) {
        return false;
    }
    let mover = view.position.turn();
    let after = View {
        position: next,
        ..view
    };
    let free = view.settings().royal == Royal::Capture
        || view.position.choice() != 0
        || palace::reached(view.settings(), next, mover);
    let legal = free || !threat::king_attacked(after, mover);
    legal && !is_checking_drop(after, mv)
}

/// Whether a move is a drop that gives check in a game that forbids it.
fn is_checking_drop<W: Word>(after: View<W>, mv: Move) -> bool {
    mv.travel == Travel::Drop
        && after.settings().drops == Drops::WithoutCheck
        && threat::king_attacked(after, after.position.turn())
}
