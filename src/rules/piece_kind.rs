//! A type of piece: its way of moving, what it captures and how, and its other powers.

use super::bitboard::Bitboard;
use super::capture::{Capture, CaptureRule, Method, Replace};
use super::color::ByColor;
use super::drive::Drive;
use super::movement::Movement;
use super::piece::{PieceType, TypeSet};
use super::swap::Swap;
use std::sync::Arc;

/// All that the rules, and the words and pictures around them, know of a type of piece.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PieceKind {
    /// Its name in the piece book, such as `long-leaper`.
    pub id: String,
    /// Its name for players.
    pub name: String,
    /// Its FEN letter, a capital.
    pub letter: char,
    /// Which drawing shows it.
    pub picture: String,
    /// A drawing of its own for each side, as SVG on a field of 100 × 100, if it has one.
    pub drawing: Option<Arc<ByColor<String>>>,
    /// Its description, in a sentence for players.
    pub text: String,
    /// Who invented it and where that is written.
    pub source: String,
    /// Whether the game turns on its life.
    pub royal: bool,
    /// Whether it counts as a pawn.
    pub pawn: bool,
    /// Whether its own moves cannot be undone by later ones, so that they restart the clock.
    pub irreversible: bool,
    /// Where it goes without capturing, for each side.
    pub walk: ByColor<Movement>,
    /// A multi-step from home.
    pub run: Option<ByColor<Run>>,
    /// The types that it may become.
    pub promotion: Option<ByColor<Promotion>>,
    /// How it captures.
    pub captures: Vec<Capture>,
    /// The exchange of squares with other pieces.
    pub swap: Option<Swap>,
    /// The driving of enemies before it.
    pub drive: Option<Drive>,
    /// Whether it may not move without capturing if it can capture.
    pub compelled: bool,
    /// Whether it drives adjacent pieces one square straight away, stepping after them.
    pub pushes: bool,
    /// Whether it steps straight away from adjacent pieces, which follow it.
    pub pulls: bool,
    /// Whether it leaves pieces from the hand on the square that it steps from.
    pub resurrects: bool,
    /// Its type in a hand, if it changes.
    pub in_hand: Option<PieceType>,
    /// Enemies that cannot move while adjacent to it.
    pub freezes: TypeSet,
    /// Enemies that, adjacent to it, keep it from freezing anybody but themselves.
    pub held_by: TypeSet,
    /// Whether nothing freezes it.
    pub unfreezable: bool,
    /// Whether nothing captures it.
    pub immune: bool,
    /// Whether no move of its may capture more than one piece.
    pub one_capture: bool,
    /// Its protection of the friends next to it, if it protects.
    pub protects: Option<Protect>,
}

impl PieceKind {
    /// Whether it captures by a method of this kind.
    pub fn has(&self, wanted: impl Fn(&Method) -> bool) -> bool {
        self.captures.iter().any(|capture| wanted(&capture.method))
    }

    /// Whether some of its captures are of its own side's pieces, too.
    pub fn captures_friends(&self) -> bool {
        self.rules().any(|rule| rule.captures_friends())
    }

    /// The rules of its capture methods.
    pub(super) fn rules(&self) -> impl Iterator<Item = &dyn CaptureRule> {
        self.captures.iter().map(|capture| capture.method.rule())
    }

    /// Its ways of replacing, each with the types that it replaces so.
    pub fn replacements(&self) -> impl Iterator<Item = (&Replace, TypeSet)> {
        self.captures
            .iter()
            .filter_map(|capture| Some((capture.replacement()?, capture.victims)))
    }

    /// Whether it captures anybody by replacement.
    pub fn replaces(&self) -> bool {
        self.replacements().next().is_some()
    }

    /// Whether it captures as chess pieces do, by replacement only, and has no other power.
    pub fn is_orthodox(&self) -> bool {
        let moves_others = self.pushes || self.pulls || self.resurrects || self.drive.is_some();
        !moves_others
            && self.swap.is_none()
            && self.freezes.is_empty()
            && !self.captures.is_empty()
            && self.captures.iter().all(Capture::is_orthodox)
    }
}

/// The protection of friends next to a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Protect {
    /// The friends.
    pub friends: TypeSet,
    /// Whether it works while the protector is frozen, too.
    pub frozen: bool,
}

/// A pawn's multi-step: straight ahead over empty squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Run {
    /// Where it may begin.
    pub from: Bitboard,
    /// Where it ends at the latest.
    pub until: Bitboard,
}

/// The promotion of a pawn on the last rank.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Promotion {
    /// Where it promotes.
    pub zone: Bitboard,
    /// To what.
    pub to: TypeSet,
    /// Whether the player may leave it alone. Such a promotion belongs to the piece's own moves only.
    pub optional: bool,
    /// Whether it needs a piece of the new type in hand, which is used up.
    pub from_hand: bool,
}
