//! The texts and sounds of the capture methods, and the settings for an example of each.
//!
//! A new method is an entry in `table`. `diagram/motion/methods` has its looks: texts need the types of `explain`,
//! animations those of `diagram`. A `match` on every `MethodName` finds the entry, so a method without one does not
//! compile. No other code asks for a method by name.

mod table;

use super::capture_group::CaptureGroup;
use super::in_file::InFile;
use super::piece_words::PieceWords;
use super::refusal::{Attack, EmptyStop, NoWay};
use super::words::Names;
use crate::rules::{Bitboard, Geometry, Method, MethodName, Partner, Square, Travel};
use crate::texts::{Argument, Phrase, phrase, plain};

/// The texts and the sound of a capture method.
pub struct MethodInfo {
    /// The id of its name for players.
    pub(super) name: &'static str,
    /// The id of a sentence about a piece that has it.
    pub(super) sentence: &'static str,
    /// The id of the words for its victim among the texts of the window.
    pub fate: &'static str,
    /// The sound of a capture.
    pub sound: Sound,
    /// How a game file gives it to a piece, or `None` if it follows from how the piece moves.
    pub file: Option<InFile>,
    /// How to set up an example.
    pub example: Example,
    /// The sentence about a capture.
    pub(super) manner: fn(&CaptureGroup) -> Phrase,
    /// By what a king could be captured: `by the Rook on e8`, and how.
    pub(super) attack: fn(&Attack, Names) -> Phrase,
    /// Properties that few methods have.
    pub(super) more: More,
}

/// Properties that few methods have.
pub(super) struct More {
    /// What a piece that captures without moving does, or `None` if it moves.
    pub(super) on_the_spot: Option<fn(Argument) -> Phrase>,
    /// Whether the piece ends on its victim's square.
    pub(super) onto: bool,
    /// Whether the piece moves over its victims.
    pub(super) over: bool,
    /// Whether the piece can make the same moves without capturing.
    pub(super) idle: fn(&Method) -> bool,
    /// The details of a piece's method, in sentences.
    pub(super) particulars: fn(&PieceWords, &Method) -> Vec<Phrase>,
    /// Why a piece with this method does not move to an empty square.
    pub(super) no_way: fn(&EmptyStop, &Method) -> Option<NoWay>,
}

impl MethodInfo {
    /// Its name for players.
    pub fn name(&self) -> &'static str {
        plain(self.name)
    }

    /// A sentence about a piece that has it.
    pub fn sentence(&self) -> &'static str {
        plain(self.sentence)
    }

    /// Its name in reports and on the command line, such as `mutual-destruction`.
    pub fn key(&self) -> &'static str {
        self.name.trim_start_matches("ability-")
    }

    /// Whether the piece ends on its victim's square.
    pub fn is_onto(&self) -> bool {
        self.more.onto
    }

    /// What a mover that captures without moving does.
    pub(super) fn on_the_spot(travel: Travel) -> Option<fn(Argument) -> Phrase> {
        MethodName::by_travel(travel).and_then(|method| MethodInfo::of(method).more.on_the_spot)
    }
}

/// No further properties.
const MORE: More = More {
    on_the_spot: None,
    onto: false,
    over: false,
    idle: |_| false,
    particulars: |_, _| Vec::new(),
    no_way: |_, _| None,
};

/// The sound of a capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// A piece moves onto its victim's square.
    Onto,
    /// A piece leaps or jumps.
    Over,
    /// A piece captures at a distance.
    Afar,
    /// Pieces are destroyed together.
    Blast,
}

/// How to set up an example of a method.
pub struct Example {
    /// The best distance between the captor and its victim, in squares.
    pub distance: usize,
    /// Whether one move can capture several victims on any sides.
    pub several: bool,
    /// What it needs besides the piece and its victim.
    pub needs: Needs,
}

/// What an example needs besides the piece and its victim.
pub enum Needs {
    /// Nothing.
    Nothing,
    /// A friend, if the method needs one.
    Friend {
        /// The friends that the method can use, or all if the list is empty.
        who: fn(&Method) -> &[Partner],
        /// The squares for the friend, given the squares of the captor and of its victim.
        place: fn(&Geometry, Square, Square) -> Bitboard,
    },
    /// Pieces on all but one of the squares around the victim. The captor moves to that square.
    Walls,
    /// The victim's double step, just before.
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

/// A sentence about the limit to moves of one length.
fn only_by(steps: Option<u8>) -> Option<Phrase> {
    steps.map(|steps| phrase!("ability-only-by", count = steps))
}
