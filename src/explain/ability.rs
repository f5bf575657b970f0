//! What men can do, by the names that players use, and in a sentence each.

mod speaker;

use super::words::Names;
use crate::rules::{MethodName, Piece, Variant};
use speaker::Speaker;

/// Something that a man may be able to do, or that may be true of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ability {
    /// Capturing by a method.
    Capture(MethodName),
    /// Capturing as its victims do.
    Mimic,
    /// Keeping enemies from moving.
    Freeze,
    /// Changing places.
    Swap,
    /// Driving enemies along.
    Drive,
    /// Pushing neighbours.
    Push,
    /// Pulling neighbours.
    Pull,
    /// Putting men from the hand back.
    Resurrect,
    /// Never frozen.
    Unfreezable,
    /// Never captured.
    Immune,
    /// Must capture.
    Compelled,
    /// The game turns on its life.
    Royal,
    /// Counts as a pawn.
    Pawn,
    /// A multi-step from home.
    Run,
    /// Becomes another man.
    Promotion,
}

impl Ability {
    /// All of them, captures first.
    pub const ALL: [Ability; 25] = [
        Ability::Capture(MethodName::Replace),
        Ability::Capture(MethodName::Withdraw),
        Ability::Capture(MethodName::Advance),
        Ability::Capture(MethodName::Leap),
        Ability::Capture(MethodName::Cannon),
        Ability::Capture(MethodName::Coordinate),
        Ability::Capture(MethodName::Pinch),
        Ability::Capture(MethodName::Destroy),
        Ability::Capture(MethodName::Enclose),
        Ability::Capture(MethodName::Explode),
        Ability::Capture(MethodName::EnPassant),
        Ability::Mimic,
        Ability::Freeze,
        Ability::Swap,
        Ability::Drive,
        Ability::Push,
        Ability::Pull,
        Ability::Resurrect,
        Ability::Unfreezable,
        Ability::Immune,
        Ability::Compelled,
        Ability::Royal,
        Ability::Pawn,
        Ability::Run,
        Ability::Promotion,
    ];

    /// Its name for players.
    pub fn name(self) -> &'static str {
        match self {
            Ability::Capture(method) => method_name(method),
            Ability::Mimic => "Mimicry",
            Ability::Freeze => "Freezing",
            Ability::Swap => "Changing places",
            Ability::Drive => "Driving",
            Ability::Push => "Pushing",
            Ability::Pull => "Pulling",
            Ability::Resurrect => "Resurrection",
            Ability::Unfreezable => "Never frozen",
            Ability::Immune => "Never taken",
            Ability::Compelled => "Must capture",
            Ability::Royal => "King",
            Ability::Pawn => "Counts as a pawn",
            Ability::Run => "Run from home",
            Ability::Promotion => "Promotion",
        }
    }

    /// What a man that has it does, in a sentence.
    pub fn sentence(self) -> &'static str {
        match self {
            Ability::Capture(method) => method_sentence(method),
            Ability::Mimic => "It takes each enemy by that enemy's own method.",
            Ability::Freeze => "Enemies next to it cannot move.",
            Ability::Swap => "It changes places with the first man on a line.",
            Ability::Drive => {
                "It goes onto the square of the first enemy on a line and drives that man along before it."
            }
            Ability::Push => {
                "It pushes a man next to it, of either side, one square straight away and steps after it."
            }
            Ability::Pull => {
                "It steps straight away from a man next to it, of either side, and pulls that man after it."
            }
            Ability::Resurrect => {
                "It steps to a square next to it and leaves a man from its side's hand where it stood."
            }
            Ability::Unfreezable => "Nothing freezes it.",
            Ability::Immune => "Nothing takes it.",
            Ability::Compelled => "If it can capture, it may not move without capturing.",
            Ability::Royal => "The game turns on its life.",
            Ability::Pawn => {
                "What the game says of pawns holds for it: on the clock, on swaps, on promotion."
            }
            Ability::Run => "From home it may run several squares straight ahead.",
            Ability::Promotion => "At the end of the board it becomes another man.",
        }
    }
}

fn method_name(method: MethodName) -> &'static str {
    match method {
        MethodName::Replace => "Replacement",
        MethodName::Withdraw => "Withdrawal",
        MethodName::Advance => "Advance",
        MethodName::Leap => "Leap",
        MethodName::Cannon => "Cannon jump",
        MethodName::Coordinate => "Coordination",
        MethodName::Pinch => "Pinch",
        MethodName::Destroy => "Mutual destruction",
        MethodName::EnPassant => "En passant",
        MethodName::Enclose => "Enclosing",
        MethodName::Explode => "Explosion",
    }
}

fn method_sentence(method: MethodName) -> &'static str {
    match method {
        MethodName::Replace => "It takes an enemy by moving onto its square, as chessmen do.",
        MethodName::Withdraw => "It takes the enemy next to it that it moves straight away from.",
        MethodName::Advance => "It takes the enemy that it moves straight up to.",
        MethodName::Leap => "It takes enemies by leaping over them along a line.",
        MethodName::Cannon => {
            "It jumps over a man next to it, of either side, onto the square right beyond, and takes an enemy there."
        }
        MethodName::Coordinate => {
            "It takes the enemies where its rank meets its partner's file, and its file the partner's rank."
        }
        MethodName::Pinch => {
            "After a move along a rank or file it takes each enemy between it and a friend."
        }
        MethodName::Destroy => "It destroys an enemy next to it, and itself.",
        MethodName::EnPassant => "It takes a pawn that has just run past it.",
        MethodName::Enclose => {
            "It takes a group of enemies that its move leaves without an empty square along ranks and files."
        }
        MethodName::Explode => "It blows itself up with all its neighbours, of both sides.",
    }
}

/// All that a man of a game can do, each with a sentence that says what is particular about it.
pub fn abilities(variant: &Variant, piece: Piece) -> Vec<(Ability, String)> {
    let man = variant.man(piece.piece_type());
    let speaker = Speaker {
        variant,
        names: Names(variant),
        piece,
    };
    let mut found: Vec<(Ability, String)> = man
        .captures
        .iter()
        .filter(|capture| !capture.mimicked)
        .map(|capture| speaker.capture(capture))
        .collect();
    found.extend(speaker.mimicry(man));
    found.extend(speaker.powers(man));
    found
}
