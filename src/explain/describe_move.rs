//! The effects of a move, in sentences.

use super::methods::MethodInfo;
use super::powers::protected;
use super::words::{Names, Placed, placed, sentence, squares_of};
use crate::rules::{Bitboard, Effect, Move, Piece, Position, Square, Transition, Travel, Variant};

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
                let words = format!("this uses up {piece} from {side}'s hand");
                Some(about(index, &words, Bitboard::EMPTY))
            }
            Effect::Protect { piece, at, by } => {
                Some(self.protect(index, Placed { piece, at }, by))
            }
            Effect::Freeze { at, .. } => self.freeze(index, at),
            Effect::Thaw { .. } => self.thaw(index),
        }
    }

    fn travel(&self, index: usize, way: PieceWay, by: Travel) -> Option<Sentence> {
        let words = match index {
            0 => self.mover(way, by),
            _ => self.other(index, way, by)?,
        };
        Some(about(index, &words, self.named(way, by)))
    }

    /// The squares that the sentence about a moving piece names.
    fn named(&self, way: PieceWay, by: Travel) -> Bitboard {
        let squares = Bitboard::of(way.from).with(way.to);
        match by {
            Travel::Jump => squares | squares_of(&self.jumped(way)),
            Travel::Castle => squares | self.rook().map_or(Bitboard::EMPTY, |rook| rook.1),
            _ => squares,
        }
    }

    fn mover(&self, way: PieceWay, by: Travel) -> String {
        let PieceWay { piece, from, to } = way;
        let (stop, name) = (self.names.square(to), self.names.piece(piece));
        let goes = |how| {
            format!(
                "the {name} {how} from {} to {stop}",
                self.names.square(from)
            )
        };
        match by {
            Travel::Leap => goes("leaps"),
            Travel::Jump => match self.jumped(way).as_slice() {
                [] => goes("jumps"),
                leapt => format!("{}, over {}", goes("jumps"), self.names.pieces(leapt)),
            },
            Travel::Push | Travel::Pull | Travel::Resurrect => goes("steps"),
            Travel::Teleport => format!("{}, over any pieces in between", goes("goes")),
            Travel::Castle => match self.rook() {
                None => goes("castles"),
                Some((rook, _)) => format!("{} and {rook}", goes("castles")),
            },
            Travel::Exchange => self.array("swaps", ""),
            // "goes" fits all other moves.
            _ => goes("goes"),
        }
    }

    /// The words about a piece that the mover moves, unless the mover's sentence includes it.
    fn other(&self, index: usize, way: PieceWay, by: Travel) -> Option<String> {
        let PieceWay { piece, from, to } = way;
        let the = self.names.the(Placed { piece, at: from });
        let stop = self.names.square(to);
        Some(match by {
            Travel::Castle | Travel::Exchange => return None,
            Travel::Swap => format!("it swaps places with {the}, which goes to {stop}"),
            Travel::Drive if index == 1 => format!("it drives {the} to {stop}"),
            Travel::Drive => format!("that piece in turn pushes {the} to {stop}"),
            Travel::Push => format!("it pushes {the} to {stop}"),
            Travel::Pull if index == 1 => format!("it pulls {the} to {stop}"),
            Travel::Pull => format!("that piece in turn pulls {the} to {stop}"),
            _ => format!("{the} goes to {stop}"),
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

    /// The words about the rook of a castling, and its squares.
    fn rook(&self) -> Option<(String, Bitboard)> {
        let Some(&Effect::Travel {
            piece, from, to, ..
        }) = self.transition.effects.get(1)
        else {
            return None;
        };
        let the = self.names.the(Placed { piece, at: from });
        let words = format!("{the} goes to {}", self.names.square(to));
        Some((words, Bitboard::of(from).with(to)))
    }

    /// The sentence about a choice to keep the array, which has no effects.
    fn keeps(&self) -> Option<Sentence> {
        let mv = self.transition.mv;
        let squares = Bitboard::of(mv.from).with(mv.to);
        let words = || self.array("leaves", " in place");
        (mv.travel == Travel::Keep).then(|| about(0, &words(), squares))
    }

    /// The sentence about a choice of the array.
    fn array(&self, verb: &str, how: &str) -> String {
        let mv = self.transition.mv;
        let squares = Bitboard::of(mv.from).with(mv.to);
        let pieces = placed(self.before, squares);
        format!(
            "{} {verb} {}{how}",
            self.before.turn(),
            self.names.pieces(&pieces)
        )
    }

    fn sacrifice(&self, index: usize, own: Placed) -> Sentence {
        let the = self.names.the(own);
        let travel = self.transition.mv.travel;
        let words = match travel {
            Travel::Suicide => format!("{the}, which is frozen, removes itself"),
            _ => match MethodInfo::on_the_spot(travel) {
                Some(does) => does(the.into()).to_string(),
                None => format!("{the} is removed"),
            },
        };
        about(index, &words, own.at.into())
    }

    fn drop(&self, index: usize, own: Placed) -> Sentence {
        let (piece, square) = (self.names.a(own.piece), self.names.square(own.at));
        let words = match self.transition.mv.travel {
            Travel::Resurrect => format!("it leaves {piece} from the hand on {square}"),
            _ => format!(
                "{} puts {piece} from the hand on {square}",
                own.piece.color()
            ),
        };
        about(index, &words, own.at.into())
    }

    fn promotion(&self, index: usize, old: Placed, into: Piece) -> Sentence {
        let (into, square) = (self.names.a(into), self.names.square(old.at));
        let mv = self.transition.mv;
        let mover = self.before.piece(mv.from) == Some(old.piece) && mv.to == old.at;
        let words = match mover {
            true => format!("on {square} it becomes {into}"),
            false => format!("{} becomes {into}", self.names.the(old)),
        };
        about(index, &words, old.at.into())
    }

    /// The sentence about a piece that stays because a friend protects it.
    fn protect(&self, index: usize, piece: Placed, by: Square) -> Sentence {
        let protector = self.before.piece(by);
        let protector = protector.map(|protector| Placed {
            piece: protector,
            at: by,
        });
        let words = protector.map_or(String::new(), |by| {
            protected(self.names, piece, by).to_string()
        });
        let words = words.trim_end_matches('.').to_owned();
        about(index, &words, Bitboard::of(piece.at).with(by))
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
        let verb = match by.len() {
            1 => "freezes",
            _ => "freeze",
        };
        let words = format!(
            "{} {verb} {}",
            self.names.pieces(&by),
            self.names.pieces(&pieces)
        );
        Some(about(index, &words, squares_of(&by) | squares_of(&pieces)))
    }

    fn thaw(&self, index: usize) -> Option<Sentence> {
        let pieces = self.together(index, |effect| match *effect {
            Effect::Thaw { piece, at } => Some(Placed { piece, at }),
            _ => None,
        })?;
        let words = format!("{} can move again", self.names.pieces(&pieces));
        Some(about(index, &words, squares_of(&pieces)))
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
        let words = format!("it declines to capture {}", self.names.pieces(&pieces));
        Some(about(0, &words, declined))
    }
}

/// A sentence about an effect.
pub(super) fn about(effect: usize, words: &str, squares: Bitboard) -> Sentence {
    Sentence {
        text: sentence(words),
        effect,
        squares,
    }
}
