//! The piece types of a game, grouped by their powers.

use crate::rules::board::{Bitboard, ByColor};
use crate::rules::piece::TypeSet;

/// For each power the types that have it.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::rules) struct TypeGroups {
    pub royals: TypeSet,
    pub immune: TypeSet,
    /// Types that protect adjacent friends.
    pub protectors: TypeSet,
    pub freezers: TypeSet,
    pub neutralizers: TypeSet,
    /// Types whose captures change sides.
    pub converters: TypeSet,
    pub unfreezable: TypeSet,
    /// Royal types that a piece can become.
    pub crowned: TypeSet,
    /// Types that promotions can bring back from the hand.
    pub recalled: TypeSet,
    pub enclosers: TypeSet,
    pub withdrawers: TypeSet,
    /// Types that may end leaps on another piece.
    pub leap_onward: TypeSet,
    /// Types that replace victims of one type in two ways.
    pub replace_twice: TypeSet,
    /// Types of which several moves, or several results of a move, may look alike.
    pub ambiguous: TypeSet,
    /// Types that must capture if they can.
    pub compelled: TypeSet,
    /// Types that only walk and replace, and move no other piece.
    pub only_walk_and_replace: TypeSet,
    /// Types that never capture on a walk.
    pub never_capture_walking: TypeSet,
    /// Types that, unless they leap, capture only on their stop.
    pub capture_on_stop: TypeSet,
    /// Types whose only capture is replacement along their walk, and that change no piece in any other
    /// way.
    pub replacers: TypeSet,
    /// Types that replace, always where their walk goes.
    pub replace_as_they_walk: ByColor<TypeSet>,
    /// Types whose number of moves follows from their stops alone.
    pub countable: TypeSet,
    /// The pieces with which a position may be dead, in games where that draws.
    pub dead_pieces: Option<DeadPieces>,
}

/// The pieces of a game that make positions dead.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::rules) struct DeadPieces {
    pub bishops: TypeSet,
    pub knights: TypeSet,
    /// All of them, kings included.
    pub types: TypeSet,
    /// The squares of one colour.
    pub dark: Bitboard,
}
