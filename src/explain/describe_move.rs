//! The effects of a move, in sentences.

use super::methods::MethodInfo;
use super::powers::protected;
use super::words::{Names, Placed, placed, squares_of};
use crate::rules::{Bitboard, Effect, Move, Piece, Position, Square, Transition, Travel, Variant};
use crate::texts::{Noun, Phrase, phrase};

/// A sentence about a part of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sentence {
    /// The sentence.
    pub text: String,
    /// The index of its first effect in the transition. A choice to keep the array has no effect, and 0 here.
    pub effect: usize,
    /// The squares that it names.
    pub squares: Bitboard,
}

/// Describes a move in the order of its effects: first the mover, then a sentence for each effect. Pieces with the
/// same effect share a sentence.
pub fn describe_move(
    variant: &Variant,
    before: &Position,
    transition: &Transition,
) -> Vec<Sentence> {
    let describer = MoveDescriber {
        variant,
        names: Names(variant),
        before,
        transition,
        after: variant.play(before, transition.mv),
    };
    let mut sentences: Vec<Sentence> = describer.keeps().into_iter().collect();
    let effects = transition.effects.iter().enumerate();
    sentences.extend(effects.filter_map(|(index, effect)| describer.effect(index, effect)));
    sentences.extend(describer.declined_captures());
    sentences
}

/// A move to describe.
pub(super) struct MoveDescriber<'a> {
    pub variant: &'a Variant,
    pub names: Names<'a>,
    pub before: &'a Position,
    pub transition: &'a Transition,
    after: Position,
}

/// A piece that moves from one square to another.
#[derive(Clone, Copy)]
struct PieceWay {
    piece: Piece,
    from: Square,
    to: Square,
}

impl MoveDescriber<'_> {
    /// The sentence that starts with an effect, or `None` if an earlier sentence includes it.
    fn effect(&self, index: usize, effect: &Effect) -> Option<Sentence> {
        match *effect {
            Effect::Travel {
                piece,
                from,
                to,
                by,
            } => self.travel(index, PieceWay { piece, from, to }, by),
            Effect::Capture { .. } => self.capture(index),
            Effect::Sacrifice { piece, at, .. } => {
                Some(self.sacrifice(index, Placed { piece, at }))
            }
            Effect::Drop { piece, at } => Some(self.drop(index, Placed { piece, at })),
            Effect::Promotion { at, from, into } => {
                Some(self.promotion(index, Placed { piece: from, at }, into))
            }
            Effect::Recall { piece } => {
                let (piece, side) = (self.names.a(piece), piece.color());
                let words = phrase!("effect-recall", piece = piece, side = side);
                Some(about(index, words, Bitboard::EMPTY))
            }
            Effect::Protect { piece, at, by } => self.protect(index, Placed { piece, at }, by),
            Effect::Freeze { at, .. } => self.freeze(index, at),
            Effect::Thaw { .. } => self.thaw(index),
        }
    }

    fn travel(&self, index: usize, way: PieceWay, by: Travel) -> Option<Sentence> {
        let words = match index {
            0 => self.mover(way, by),
            _ => self.other(index, way, by)?,
        };
        Some(about(index, words, self.named(way, by)))
    }

    /// The squares that the sentence about a moving piece names.
    fn named(&self, way: PieceWay, by: Travel) -> Bitboard {
        let squares = Bitboard::of(way.from).with(way.to);
        match by {
            Travel::Jump => squares | squares_of(&self.jumped(way)),
            Travel::Castle => match self.rook() {
                None => squares,
                Some(rook) => squares.with(rook.from).with(rook.to),
            },
            _ => squares,
        }
    }

    fn mover(&self, PieceWay { piece, from, to }: PieceWay, by: Travel) -> Phrase {
        let (name, way) = (self.names.this(piece), PieceWay { piece, from, to });
        let (from, to) = (self.names.square(from), self.names.square(to));
        match by {
            Travel::Leap => phrase!("move-leaps", piece = name, from = from, to = to),
            Travel::Jump => match self.jumped(way).as_slice() {
                [] => phrase!("move-jumps", piece = name, from = from, to = to),
                over => {
                    let over = self.names.pieces(over);
                    phrase!(
                        "move-jumps-over",
                        piece = name,
                        from = from,
                        to = to,
                        over = over
                    )
                }
            },
            Travel::Push | Travel::Pull | Travel::Resurrect => {
                phrase!("move-steps", piece = name, from = from, to = to)
            }
            Travel::Teleport => phrase!("move-over-any", piece = name, from = from, to = to),
            Travel::Castle => match self.rook() {
                None => phrase!("move-castles", piece = name, from = from, to = to),
                Some(PieceWay {
                    piece,
                    from: corner,
                    to: stop,
                }) => {
                    let rook = self.names.the(Placed { piece, at: corner });
                    let stop = self.names.square(stop);
                    phrase!(
                        "move-castles-with",
                        piece = name,
                        from = from,
                        to = to,
                        rook = rook,
                        stop = stop,
                    )
                }
            },
            Travel::Exchange => {
                let pieces = self.array();
                phrase!(
                    "move-swaps-array",
                    side = self.before.turn(),
                    pieces = pieces
                )
            }
            // "goes" fits all other moves.
            _ => phrase!("move-goes", piece = name, from = from, to = to),
        }
    }

    /// The words about a piece that the mover moves, unless the mover's sentence includes it.
    fn other(&self, index: usize, way: PieceWay, by: Travel) -> Option<Phrase> {
        let PieceWay { piece, from, to } = way;
        let the = self.names.the(Placed { piece, at: from });
        let to = self.names.square(to);
        Some(match by {
            Travel::Castle | Travel::Exchange => return None,
            Travel::Swap => phrase!("effect-swaps", piece = the, to = to),
            Travel::Drive if index == 1 => phrase!("effect-drives", piece = the, to = to),
            Travel::Drive => phrase!("effect-drives-on", piece = the, to = to),
            Travel::Push => phrase!("effect-pushes", piece = the, to = to),
            Travel::Pull if index == 1 => phrase!("effect-pulls", piece = the, to = to),
            Travel::Pull => phrase!("effect-pulls-on", piece = the, to = to),
            _ => phrase!("effect-goes", piece = the, to = to),
        })
    }

    /// The pieces that a jump goes over.
    fn jumped(&self, way: PieceWay) -> Vec<Placed> {
        let geometry = self.variant.geometry();
        let over = geometry.heading(way.from, way.to).map(|heading| {
            geometry.next(way.from, heading) & geometry.next(way.to, heading.opposite())
        });
        placed(self.before, over.unwrap_or_default())
    }

    /// The way of the rook of a castling.
    fn rook(&self) -> Option<PieceWay> {
        match *self.transition.effects.get(1)? {
            Effect::Travel {
                piece, from, to, ..
            } => Some(PieceWay { piece, from, to }),
            _ => None,
        }
    }

    /// The sentence about a choice to keep the array, which has no effects.
    fn keeps(&self) -> Option<Sentence> {
        let mv = self.transition.mv;
        let squares = Bitboard::of(mv.from).with(mv.to);
        let side = self.before.turn();
        let words = || phrase!("move-keeps-array", side = side, pieces = self.array());
        (mv.travel == Travel::Keep).then(|| about(0, words(), squares))
    }

    /// The two pieces of a choice of the array.
    fn array(&self) -> Noun {
        let mv = self.transition.mv;
        let squares = Bitboard::of(mv.from).with(mv.to);
        self.names.pieces(&placed(self.before, squares))
    }

    fn sacrifice(&self, index: usize, own: Placed) -> Sentence {
        let the = self.names.the(own);
        let travel = self.transition.mv.travel;
        let words = match travel {
            Travel::Suicide => phrase!("effect-removes-itself", piece = the),
            _ => match MethodInfo::on_the_spot(travel) {
                Some(does) => phrase!("effect-on-the-spot", what = does(the.into())),
                None => phrase!("effect-removed", piece = the),
            },
        };
        about(index, words, own.at.into())
    }

    fn drop(&self, index: usize, own: Placed) -> Sentence {
        let (piece, square) = (self.names.a(own.piece), self.names.square(own.at));
        let side = own.piece.color();
        let words = match self.transition.mv.travel {
            Travel::Resurrect => phrase!("effect-leaves", piece = piece, square = square),
            _ => phrase!("effect-puts", side = side, piece = piece, square = square),
        };
        about(index, words, own.at.into())
    }

    fn promotion(&self, index: usize, old: Placed, into: Piece) -> Sentence {
        let (into, square) = (self.names.a(into), self.names.square(old.at));
        let mv = self.transition.mv;
        let mover = self.before.piece(mv.from) == Some(old.piece) && mv.to == old.at;
        let words = match mover {
            true => phrase!("effect-it-becomes", square = square, into = into),
            false => phrase!("effect-becomes", piece = self.names.the(old), into = into),
        };
        about(index, words, old.at.into())
    }

    /// The sentence about a piece that stays because a friend protects it.
    fn protect(&self, index: usize, piece: Placed, by: Square) -> Option<Sentence> {
        let protector = self.before.piece(by)?;
        let protector = Placed {
            piece: protector,
            at: by,
        };
        let words = protected(self.names, piece, protector);
        Some(about(index, words, Bitboard::of(piece.at).with(by)))
    }

    /// The sentence about all pieces that the same enemies freeze.
    fn freeze(&self, index: usize, at: Square) -> Option<Sentence> {
        let freezers = |at| self.variant.freezers_of(&self.after, at);
        let by = freezers(at);
        let pieces = self.together(index, |effect| match *effect {
            Effect::Freeze { piece, at } => (freezers(at) == by).then_some(Placed { piece, at }),
            _ => None,
        })?;
        let by = placed(&self.after, by);
        let squares = squares_of(&by) | squares_of(&pieces);
        let (by, pieces) = (self.names.pieces(&by), self.names.pieces(&pieces));
        let words = phrase!("effect-freezes", by = by, pieces = pieces);
        Some(about(index, words, squares))
    }

    fn thaw(&self, index: usize) -> Option<Sentence> {
        let pieces = self.together(index, |effect| match *effect {
            Effect::Thaw { piece, at } => Some(Placed { piece, at }),
            _ => None,
        })?;
        let words = phrase!("effect-thaws", pieces = self.names.pieces(&pieces));
        Some(about(index, words, squares_of(&pieces)))
    }

    /// All pieces with the same effect, or `None` if this effect is not the first of its kind.
    pub(super) fn together<T>(
        &self,
        index: usize,
        same: impl Fn(&Effect) -> Option<T>,
    ) -> Option<Vec<T>> {
        let effects = &self.transition.effects;
        let first = effects.iter().position(|effect| same(effect).is_some());
        (first == Some(index)).then(|| effects.iter().filter_map(same).collect())
    }

    /// The sentence about the pieces that the mover declines to capture.
    fn declined_captures(&self) -> Option<Sentence> {
        let mv = self.transition.mv;
        if !mv.declines {
            return None;
        }
        let capturing = Move {
            declines: false,
            ..mv
        };
        let declined = self.variant.captured(self.before, capturing) - self.transition.captured();
        let pieces = placed(self.before, declined);
        let words = phrase!("effect-declines", pieces = self.names.pieces(&pieces));
        Some(about(0, words, declined))
    }
}

/// A sentence about an effect.
pub(super) fn about(effect: usize, words: Phrase, squares: Bitboard) -> Sentence {
    Sentence {
        text: words.sentence(),
        effect,
        squares,
    }
}
