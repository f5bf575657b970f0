//! The description of a piece type: its movement, captures and powers.

use super::capture::Capture;
use super::method::Method;
use super::movement::Movement;
use super::piece::{PieceType, TypeSet};
use super::power::{Drive, Promotion, Protect, Run, Swap};
use super::renumber::Renumbering;
use crate::rules::board::{ByColor, Color, Word};
use std::sync::Arc;

/// Everything about a piece type that the rules, texts and pictures need.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PieceKind<W: Word = u128> {
    /// Its name in the piece book, such as `long-leaper`.
    pub id: String,
    /// Its name in the interface.
    pub name: String,
    /// Its FEN letter, a capital.
    pub letter: char,
    /// The name of its drawing.
    pub picture: String,
    /// Its own drawing for each side, as SVG with a 100 × 100 viewBox, if it has one.
    pub drawing: Option<Arc<ByColor<String>>>,
    /// A sentence for players that describes it.
    pub text: String,
    /// Its inventor and the publication.
    pub source: String,
    /// Whether it is a king: its checkmate or its capture decides the game.
    pub royal: bool,
    /// Whether it counts as a pawn.
    pub pawn: bool,
    /// Whether later moves cannot undo its own moves, so that they reset the halfmove clock.
    pub irreversible: bool,
    /// Its movement without capture, for each side.
    pub walk: ByColor<Movement<W>>,
    /// Its multi-step from home, if it has one.
    pub run: Option<ByColor<Run<W>>>,
    /// Its promotion, if it has one.
    pub promotion: Option<ByColor<Promotion<W>>>,
    /// Its ways of capturing.
    pub captures: Vec<Capture<W>>,
    /// Its swaps with other pieces, if it swaps.
    pub swap: Option<Swap>,
    /// Its driving of enemies, if it drives.
    pub drive: Option<Drive>,
    /// Whether it must capture if it can.
    pub compelled: bool,
    /// Whether it pushes adjacent pieces one square straight away and steps after them.
    pub pushes: bool,
    /// Whether it steps straight away from adjacent pieces and pulls them after it.
    pub pulls: bool,
    /// Whether it leaves pieces from the hand on the square that it steps from.
    pub resurrects: bool,
    /// What it becomes in a hand, if it changes.
    pub in_hand: Option<PieceType>,
    /// The enemies that it freezes, while they stand next to it or as `freezes_along` says.
    pub freezes: TypeSet,
    /// `Some` if it freezes the first piece on each line from it: how far away that may be, in squares.
    pub freezes_along: Option<u8>,
    /// The enemies next to it that keep it from freezing any piece but themselves.
    pub held_by: TypeSet,
    /// Whether no piece freezes it.
    pub unfreezable: bool,
    /// Whether no piece captures it.
    pub immune: bool,
    /// Whether each of its moves may capture at most one piece.
    pub one_capture: bool,
    /// Its protection of adjacent friends, if it protects.
    pub protects: Option<Protect>,
    /// The enemies that change sides when it captures them.
    pub converts: TypeSet,
    /// The enemies next to it that have no power, and no capture method but displacement.
    pub neutralizes: TypeSet,
}

impl<W: Word> PieceKind<W> {
    /// The same piece on a board of another width.
    pub(in crate::rules) fn cast<V: Word>(&self) -> PieceKind<V> {
        PieceKind {
            id: self.id.clone(),
            name: self.name.clone(),
            letter: self.letter,
            picture: self.picture.clone(),
            drawing: self.drawing.clone(),
            text: self.text.clone(),
            source: self.source.clone(),
            royal: self.royal,
            pawn: self.pawn,
            irreversible: self.irreversible,
            walk: self.walk.map(Movement::cast),
            run: self.run.map(|run| run.map(Run::cast)),
            promotion: self
                .promotion
                .map(|promotion| promotion.map(Promotion::cast)),
            captures: self.captures.iter().map(Capture::cast).collect(),
            swap: self.swap,
            drive: self.drive,
            compelled: self.compelled,
            pushes: self.pushes,
            pulls: self.pulls,
            resurrects: self.resurrects,
            in_hand: self.in_hand,
            freezes: self.freezes,
            freezes_along: self.freezes_along,
            held_by: self.held_by,
            unfreezable: self.unfreezable,
            immune: self.immune,
            one_capture: self.one_capture,
            protects: self.protects,
            converts: self.converts,
            neutralizes: self.neutralizes,
        }
    }

    /// Whether one of its captures has a method like this.
    pub fn has(&self, wanted: impl Fn(&Method<W>) -> bool) -> bool {
        self.captures.iter().any(|capture| wanted(&capture.method))
    }

    /// Its captures by displacement: the movement of each for each side, and the types that it captures so.
    pub fn replacements(&self) -> impl Iterator<Item = (&ByColor<Movement<W>>, TypeSet)> {
        self.captures
            .iter()
            .filter_map(|capture| Some((capture.replacement()?, capture.victims)))
    }

    /// Whether it has a capture by replacement.
    pub fn replaces(&self) -> bool {
        self.replacements().next().is_some()
    }

    /// Whether a piece of this side may bring another one back from the hand, by a promotion or a step.
    pub fn takes_from_hand(&self, color: Color) -> bool {
        let recalls = |promotion: ByColor<Promotion<W>>| promotion[color].from_hand;
        self.resurrects || self.promotion.is_some_and(recalls)
    }

    /// Whether it captures like a chess piece and has no other power.
    pub fn is_orthodox(&self) -> bool {
        let moves_others = self.pushes || self.pulls || self.resurrects || self.drive.is_some();
        !moves_others
            && self.swap.is_none()
            && self.freezes.is_empty()
            && self.converts.is_empty()
            && self.neutralizes.is_empty()
            && !self.captures.is_empty()
            && self.captures.iter().all(Capture::is_orthodox)
    }
}

impl<W: Word> PieceKind<W> {
    /// The same piece with the numbers of another game; `None` if it depends on a type that the other game lacks.
    pub fn renumbered(&self, to: &Renumbering) -> Option<PieceKind<W>> {
        let mut kind = self.clone();
        for capture in &mut kind.captures {
            *capture = Capture {
                method: capture.method.renumbered(to)?,
                victims: to.set(capture.victims)?,
                ..capture.clone()
            };
        }
        kind.promotion = match kind.promotion {
            Some(promotion) => Some(ByColor {
                white: renumbered(promotion[Color::White], to)?,
                black: renumbered(promotion[Color::Black], to)?,
            }),
            None => None,
        };
        kind.swap = match kind.swap {
            Some(swap) => Some(Swap {
                friends: to.set(swap.friends)?,
                enemies: to.set(swap.enemies)?,
                ..swap
            }),
            None => None,
        };
        kind.drive = match kind.drive {
            Some(drive) => Some(Drive {
                enemies: to.set(drive.enemies)?,
                ..drive
            }),
            None => None,
        };
        kind.protects = match kind.protects {
            Some(protect) => Some(Protect {
                friends: to.set(protect.friends)?,
                ..protect
            }),
            None => None,
        };
        kind.in_hand = match kind.in_hand {
            Some(piece_type) => Some(to.of(piece_type)?),
            None => None,
        };
        kind.freezes = to.set(kind.freezes)?;
        kind.held_by = to.set(kind.held_by)?;
        kind.converts = to.set(kind.converts)?;
        kind.neutralizes = to.set(kind.neutralizes)?;
        Some(kind)
    }
}

fn renumbered<W: Word>(promotion: Promotion<W>, to: &Renumbering) -> Option<Promotion<W>> {
    Some(Promotion {
        to: to.set(promotion.to)?,
        ..promotion
    })
}
