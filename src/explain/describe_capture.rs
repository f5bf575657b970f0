//! Captures in words: captor, victims and method.

use super::capture_group::CaptureGroup;
use super::describe_move::{MoveDescriber, Sentence, about};
use super::methods::MethodInfo;
use super::words::{Placed, squares_of};
use crate::rules::{Bitboard, Color, Effect, Fate, MethodName, Piece, PieceType, Square};
use crate::texts::{Phrase, phrase};

/// How a piece is captured. Captures with the same manner share a sentence.
#[derive(PartialEq)]
struct Manner {
    by: MethodName,
    /// Where the captor stood before the move.
    captor: Square,
    /// The friend that the method needs.
    partner: Option<Square>,
    /// How it happens, in words that do not name the victim.
    how: Phrase,
    /// The type that the captor mimics.
    mimicked: Option<PieceType>,
    /// The hand that gets the piece, and the piece's new type if it changes.
    into_hand: Option<(Color, Option<Piece>)>,
    /// Whether the piece changes sides.
    converted: bool,
}

impl MoveDescriber<'_> {
    /// The sentence about all captures with the same manner.
    pub(super) fn capture(&self, index: usize) -> Option<Sentence> {
        let (manner, _) = self.manner(self.transition.effects.get(index)?)?;
        let pieces = self.together(index, |effect| {
            let (other, victim) = self.manner(effect)?;
            (other == manner).then_some(victim)
        })?;
        let mut group = self.group(manner.captor, manner.partner, &pieces);
        group.more = group.mimicry(&manner).into_iter().collect();
        group.more.extend(group.keeping(&manner));
        let squares = squares_of(&pieces) | group.partner_square() | group.captor_square();
        let words = (MethodInfo::of(manner.by).manner)(&group);
        Some(about(index, words, squares))
    }

    /// The manner and the victim of a capture, or `None` for other effects.
    fn manner(&self, effect: &Effect) -> Option<(Manner, Placed)> {
        let Effect::Capture {
            piece,
            at,
            captor,
            by,
            mimicked,
            partner,
            fate,
        } = *effect
        else {
            return None;
        };
        let at = self.place(at);
        let victim = Placed { piece, at };
        let mut how = (MethodInfo::of(by).manner)(&self.group(captor, partner, &[victim]));
        how.arguments.retain(|(name, _)| *name != "pieces");
        let manner = Manner {
            by,
            captor,
            partner,
            how,
            mimicked: mimicked.then_some(piece.piece_type()),
            into_hand: into_hand(piece, fate),
            converted: matches!(fate, Fate::Converted(_)),
        };
        Some((manner, victim))
    }

    fn group<'a>(
        &'a self,
        captor: Square,
        partner: Option<Square>,
        pieces: &'a [Placed],
    ) -> CaptureGroup<'a> {
        CaptureGroup {
            names: self.names,
            captor: self.captor(captor),
            name: self
                .before
                .piece(captor)
                .map_or("", |piece| self.names.piece(piece)),
            stop: self.place(captor),
            partner: partner.and_then(|at| self.then(at)),
            has_moved: self.place(captor) != captor,
            pieces,
            more: Vec::new(),
        }
    }

    /// The place of a piece when captures happen: a push or a pull may have moved it.
    fn place(&self, at: Square) -> Square {
        let mut effects = self.transition.effects.iter();
        let moved = effects.find_map(|effect| match *effect {
            Effect::Travel { from, to, .. } if from == at => Some(to),
            _ => None,
        });
        moved.unwrap_or(at)
    }

    /// The piece on a square when captures happen.
    fn then(&self, at: Square) -> Option<Placed> {
        let mut effects = self.transition.effects.iter();
        let moved = effects.find_map(|effect| match *effect {
            Effect::Travel { piece, to, .. } if to == at => Some(piece),
            _ => None,
        });
        let piece = moved.or(self.before.piece(at))?;
        Some(Placed { piece, at })
    }

    /// The captor, or `None` if it is the mover and an earlier sentence named it.
    fn captor(&self, from: Square) -> Option<Placed> {
        let piece = self.before.piece(from)?;
        let at = self.place(from);
        let first = self.transition.effects.first();
        let opens = matches!(first, Some(Effect::Capture { .. }));
        (opens || from != self.transition.mv.from).then_some(Placed { piece, at })
    }
}

/// The hand that gets a captured piece, and the piece's new type if it changes. The victim's own hand is left out: it
/// keeps the piece for promotions only.
fn into_hand(piece: Piece, fate: Fate) -> Option<(Color, Option<Piece>)> {
    match fate {
        Fate::Hand(held) if held.color() != piece.color() => {
            let turned = held.piece_type() != piece.piece_type();
            Some((held.color(), turned.then_some(held)))
        }
        Fate::Hand(_) | Fate::Gone | Fate::Converted(_) => None,
    }
}

impl CaptureGroup<'_> {
    fn captor_square(&self) -> Bitboard {
        self.captor.map(|captor| captor.at).into()
    }

    fn mimicry(&self, manner: &Manner) -> Option<Phrase> {
        let victim = manner.mimicked.and(self.pieces.first())?;
        Some(phrase!(
            "capture-mimicry",
            piece = self.names.a(victim.piece)
        ))
    }

    fn keeping(&self, manner: &Manner) -> Option<Phrase> {
        let count = self.pieces.len();
        if manner.converted {
            return Some(phrase!("capture-converts", count = count));
        }
        let (side, turned) = manner.into_hand?;
        Some(match turned {
            None => phrase!("capture-into-hand", count = count, side = side),
            Some(into) => {
                let into = self.names.a(into);
                phrase!(
                    "capture-into-hand-as",
                    count = count,
                    side = side,
                    into = into
                )
            }
        })
    }
}
