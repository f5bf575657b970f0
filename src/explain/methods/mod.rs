//! What people read and hear of the capture methods, and how an example of each is set up.
//!
//! A new method is an entry in `table`. How its captures look stands in `diagram/methods`.

mod table;

use super::ability::{InFile, PieceWords};
use super::describe_capture::CaptureGroup;
use super::refusal::{Attack, EmptyStop, NoWay};
use super::words::Names;
use crate::rules::{Bitboard, Geometry, Method, MethodName, Partner, Square, Travel};

/// The texts and the sound of a capture method.
pub struct MethodInfo {
    /// Its name for players.
    pub name: &'static str,
    /// A sentence about a piece that has it.
    pub sentence: &'static str,
    /// The words for its victim: the id of a text of the window.
    pub fate: &'static str,
    /// The sound of a capture.
    pub sound: Sound,
    /// How a game file gives it to a piece; nothing if it follows from how the piece moves.
    pub file: Option<InFile>,
    /// How an example is set up.
    pub example: Example,
    /// How a capture is done: the words after `it captures the Pawn on e4`.
    pub(super) manner: fn(&CaptureGroup) -> String,
    /// How a king could be captured: what follows `by the Rook on e8`.
    pub(super) attack: fn(&Attack, Names) -> String,
    /// Properties that few methods have.
    pub(super) more: More,
}

/// Properties that few methods have.
pub(super) struct More {
    /// The words for a piece that captures without moving; nothing if it moves.
    pub(super) on_the_spot: Option<&'static str>,
    /// Whether the piece ends on its victim's square.
    pub(super) onto: bool,
    /// Whether the piece goes over its victims.
    pub(super) over: bool,
    /// Whether the piece may go the same way without capturing.
    pub(super) idle: fn(&Method) -> bool,
    /// The particulars of a piece's method, in sentences with a space before each.
    pub(super) particulars: fn(&PieceWords, &Method) -> String,
    /// Why a piece that might go to an empty square by the method does not.
    pub(super) no_way: fn(&EmptyStop, &Method) -> Option<NoWay>,
}

impl MethodInfo {
    /// The words for a mover that captures without moving.
    pub(super) fn on_the_spot(travel: Travel) -> Option<&'static str> {
        MethodName::by_travel(travel).and_then(|method| MethodInfo::of(method).more.on_the_spot)
    }
}

/// Nothing more.
const MORE: More = More {
    on_the_spot: None,
    onto: false,
    over: false,
    idle: |_| false,
    particulars: |_, _| String::new(),
    no_way: |_, _| None,
};

/// The sound of a capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// A piece comes to its victim's square.
    Onto,
    /// A piece leaps or jumps.
    Over,
    /// A piece captures without touching.
    Afar,
    /// Pieces go together.
    Blast,
}

/// How an example of a method is set up.
pub struct Example {
    /// How many squares from the capturing piece its victim stands best.
    pub distance: usize,
    /// Whether one move can have several victims anywhere around.
    pub several: bool,
    /// Its needs besides the piece and its victim.
    pub needs: Needs,
}

/// The needs of an example besides a piece and its victim.
pub enum Needs {
    /// Nothing.
    Nothing,
    /// Perhaps a friend.
    Friend {
        /// Which friends serve; all if the list is empty.
        who: fn(&Method) -> &[Partner],
        /// Where the friend may stand, given the squares of the capturing piece and of its victim.
        place: fn(&Geometry, Square, Square) -> Bitboard,
    },
    /// Pieces on all squares around the victim but one, to which the capturing piece goes.
    Walls,
    /// A move of the victim just before: its run from home.
    Run,
}

impl Example {
    /// An example with a victim at this distance and no other piece.
    const fn at(distance: usize) -> Example {
        Example {
            distance,
            several: false,
            needs: Needs::Nothing,
        }
    }
}

/// The limit to moves of one length, in a sentence.
fn only_by(steps: Option<u8>) -> String {
    match steps {
        None => String::new(),
        Some(1) => " Only a move of exactly one square captures this way.".to_owned(),
        Some(steps) => format!(" Only a move of exactly {steps} squares captures this way."),
    }
}
