//! The capture methods by name, each with its particulars. `rules/method` has their rules.

use super::movement::Movement;
use super::piece::{PieceType, TypeSet};
use super::renumber::Renumbering;
use super::travel::Travel;
use crate::rules::board::{ByColor, Word};

/// The table of the methods: calls a macro with each name, and with the way of travelling that only
/// this method has. A name stands for a variant of [`Method`] and of [`MethodName`], and for the struct
/// with the method's particulars. `<W>` after it means that these hold sets of squares.
macro_rules! methods {
    ($then:ident) => {
        $then! {
            /// By moving onto the victim's square.
            Replace<W>: Some(Travel::Replace),
            /// By moving straight away from an adjacent victim.
            Withdraw: None,
            /// By moving straight towards the victim and stopping next to it.
            Advance: None,
            /// By leaping over the victim.
            Leap: Some(Travel::Leap),
            /// By jumping over an adjacent piece onto the victim's square.
            Cannon: Some(Travel::Jump),
            /// By standing on the victim's file or rank while a partner stands on the other.
            Coordinate: None,
            /// By standing on one side of the victim with a partner on the other side.
            Pinch: None,
            /// By mutual destruction.
            Destroy: Some(Travel::Destroy),
            /// By enclosing the group of the victim.
            Enclose: Some(Travel::Teleport),
            /// By blowing up all neighbours.
            Explode: Some(Travel::Explode),
            /// By a shot, without moving.
            Shoot: Some(Travel::FromAfar),
            /// By moving onto a square that a pawn has just passed.
            EnPassant<W>: Some(Travel::EnPassant),
            /// By stopping next to the victims.
            Charge: None,
        }
    };
}
pub(in crate::rules) use methods;

/// A method's particulars on a board of another width.
macro_rules! cast {
    ($rule:ident) => {
        $rule.clone()
    };
    ($rule:ident, $word:ident) => {
        $rule.cast()
    };
}

macro_rules! declare {
    ($($(#[$doc:meta])* $name:ident$(<$word:ident>)?: $travel:expr,)*) => {
        /// A capture method with its parameters.
        #[derive(Clone, Debug, PartialEq)]
        pub enum Method<W: Word = u128> {
            $($(#[$doc])* $name($name$(<$word>)?),)*
        }

        /// The name of a capture method.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum MethodName {
            $($(#[$doc])* $name,)*
        }

        impl MethodName {
            /// Every method, in the order of their declaration.
            pub const ALL: &[MethodName] = &[$(MethodName::$name),*];

            /// The kind of travel that only this method has; `None` if the method works on moves of
            /// other kinds.
            pub fn travel(self) -> Option<Travel> {
                match self {
                    $(MethodName::$name => $travel,)*
                }
            }

            /// The method that a kind of travel belongs to, if there is one.
            pub fn by_travel(travel: Travel) -> Option<MethodName> {
                let own = |method: &MethodName| method.travel() == Some(travel);
                MethodName::ALL.iter().copied().find(own)
            }
        }

        impl<W: Word> Method<W> {
            /// The same method on a board of another width.
            pub(in crate::rules) fn cast<V: Word>(&self) -> Method<V> {
                match self {
                    $(Method::$name(rule) => Method::$name(cast!(rule$(, $word)?)),)*
                }
            }

            /// The method's name.
            pub fn name(&self) -> MethodName {
                match self {
                    $(Method::$name(_) => MethodName::$name,)*
                }
            }
        }
    };
}

methods!(declare);

impl<W: Word> Method<W> {
    /// Whether pieces of chess capture so.
    pub fn is_orthodox(&self) -> bool {
        matches!(self, Method::Replace(_) | Method::EnPassant(_))
    }

    /// The movement to the victim for each side, if the method is displacement.
    pub fn replacement(&self) -> Option<&ByColor<Movement<W>>> {
        match self {
            Method::Replace(replace) => Some(&replace.reach),
            _ => None,
        }
    }
}

impl<W: Word> Method<W> {
    /// The same method with the numbers of another game; `None` if it depends on a type that the other game lacks.
    pub(super) fn renumbered(&self, to: &Renumbering) -> Option<Method<W>> {
        let all = |partners: &[Partner]| -> Option<Vec<Partner>> {
            partners
                .iter()
                .map(|partner| {
                    Some(Partner {
                        pieces: to.set(partner.pieces)?,
                        against: to.set(partner.against)?,
                    })
                })
                .collect()
        };
        let mut method = self.clone();
        match &mut method {
            Method::Coordinate(coordinate) => coordinate.partners = all(&coordinate.partners)?,
            Method::Pinch(pinch) => pinch.partners = all(&pinch.partners)?,
            Method::Enclose(enclose) => {
                if let Some(spent) = &mut enclose.spent {
                    *spent = to.of(*spent)?;
                }
            }
            Method::Replace(_)
            | Method::Withdraw(_)
            | Method::Advance(_)
            | Method::Leap(_)
            | Method::Cannon(_)
            | Method::Destroy(_)
            | Method::Explode(_)
            | Method::Shoot(_)
            | Method::Charge(_)
            | Method::EnPassant(_) => {}
        }
        Some(method)
    }
}

/// Friends that a capture needs, and the enemies that they help to capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Partner {
    /// The types of the friends.
    pub pieces: TypeSet,
    /// The types of the enemies.
    pub against: TypeSet,
}

/// Capture of the enemy on the stop.
#[derive(Clone, Debug, PartialEq)]
pub struct Replace<W: Word = u128> {
    /// The movement to the victim, for each side.
    pub reach: ByColor<Movement<W>>,
}

impl<W: Word> Replace<W> {
    fn cast<V: Word>(&self) -> Replace<V> {
        Replace {
            reach: self.reach.map(Movement::cast),
        }
    }
}

/// Capture of the enemy right behind the start of the move, in line with it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Withdraw {
    /// The exact length of the move in squares; `None` for any length.
    pub steps: Option<u8>,
}

/// Capture of the enemy on the square after the stop, in line with the move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Advance;

/// Capture of all enemies next to the stop.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Charge;

/// Where a leap may land.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Landing {
    /// On any empty square between the last jumped piece and the next piece.
    #[default]
    Beyond,
    /// Only on the square right behind the last jumped piece.
    Behind,
}

/// Capture of the enemies that the piece jumps along one line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Leap {
    /// Whether it jumps only one piece in a move.
    pub single: bool,
    /// Where it lands.
    pub landing: Landing,
    /// Whether it may end on a piece that it replaces, swaps with or drives.
    pub onward: bool,
}

/// Capture of the enemy right beyond an adjacent piece, by moving onto its square.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cannon {
    /// Whether it jumps onto empty squares too.
    pub quiet: bool,
}

/// Which corners count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Corners {
    /// Both corners.
    #[default]
    Both,
    /// Only corners that the move has made: the one on the mover's file if it changed file, the one on
    /// its rank if it changed rank.
    New,
    /// Only corners with as many pieces towards the partner as towards the mover.
    Balanced,
}

/// Capture of the enemies where the mover's lines cross those of a partner.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Coordinate {
    /// The friends that the piece coordinates with.
    pub partners: Vec<Partner>,
    /// Which corners count.
    pub corners: Corners,
    /// The exact length of the move in squares; `None` for any length.
    pub steps: Option<u8>,
}

/// Capture of enemies between the mover and a friend.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pinch {
    /// The friends that may stand on the other side of the victim.
    pub partners: Vec<Partner>,
}

/// Capture of an adjacent enemy together with the piece itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Destroy {
    /// Whether it can do so even while a friend protects it.
    pub protected: bool,
}

/// Capture of a group without an empty neighbour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Enclose {
    /// Whether the piece may teleport to any empty square to capture by this method.
    pub teleport: bool,
    /// What the piece becomes after such a capture, if it changes.
    pub spent: Option<PieceType>,
}

/// Removal of all neighbours together with the piece itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Explode;

/// Capture of the first piece on a line, without moving.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shoot {
    /// The largest distance to a target without a spotter, in king's steps.
    pub range: u8,
    /// The largest distance from a spotter to its target, in king's steps.
    pub spotter: u8,
    /// Whether a frozen friend can spot.
    pub frozen_spotters: bool,
}

/// Capture of a pawn right after its multi-step, on any square that it passed.
#[derive(Clone, Debug, PartialEq)]
pub struct EnPassant<W: Word = u128> {
    /// The way in which the pawn captures, for each side.
    pub reach: ByColor<Movement<W>>,
}

impl<W: Word> EnPassant<W> {
    fn cast<V: Word>(&self) -> EnPassant<V> {
        EnPassant {
            reach: self.reach.map(Movement::cast),
        }
    }
}
