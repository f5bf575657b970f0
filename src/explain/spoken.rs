//! A move in one short sentence for screen readers.

use super::methods::MethodInfo;
use super::outcome::outcome_in_words;
use super::words::{Names, Placed, placed};
use crate::rules::{
    Bitboard, Effect, Fate, Move, Piece, Position, Royal, Square, Transition, Travel, Variant,
};
use crate::texts::{Argument, Joint, Noun, Phrase, phrase, text};

/// A move in one sentence: `White: Long Leaper d4 to g4, captures Pawn on e4 and Pawn on f4; check`.
pub fn spoken(variant: &Variant, before: &Position, transition: &Transition) -> String {
    let spoken = SpokenMove {
        variant,
        names: Names(variant),
        before,
        transition,
    };
    let parts = Argument::list(spoken.parts(), Joint::Comma);
    let words = match spoken.end() {
        Some(end) => Argument::list([parts, end], Joint::Semicolon),
        None => parts,
    };
    phrase!("spoken-move", side = before.turn(), words = words).to_string()
}

struct SpokenMove<'a> {
    variant: &'a Variant,
    names: Names<'a>,
    before: &'a Position,
    transition: &'a Transition,
}

impl SpokenMove<'_> {
    /// The parts of the sentence, the mover first.
    fn parts(&self) -> Vec<Phrase> {
        let mut parts = vec![self.mover()];
        let effects = &self.transition.effects;
        let others = effects.iter().enumerate().skip(1);
        parts.extend(others.filter_map(|(index, effect)| self.moved_piece(index, effect)));
        let captured = self.pieces(|effect| match *effect {
            Effect::Capture {
                piece, at, fate, ..
            } if !matches!(fate, Fate::Converted(_)) => Some(Placed { piece, at }),
            _ => None,
        });
        let converted = self.pieces(|effect| match *effect {
            Effect::Capture {
                piece,
                at,
                fate: Fate::Converted(_),
                ..
            } => Some(Placed { piece, at }),
            _ => None,
        });
        let kept = self.pieces(|effect| match *effect {
            Effect::Protect { piece, at, .. } => Some(Placed { piece, at }),
            _ => None,
        });
        let frozen = self.pieces(|effect| match *effect {
            Effect::Freeze { piece, at } => Some(Placed { piece, at }),
            _ => None,
        });
        let freed = self.pieces(|effect| match *effect {
            Effect::Thaw { piece, at } => Some(Placed { piece, at }),
            _ => None,
        });
        let dropped = self.pieces(|effect| match *effect {
            Effect::Drop { piece, at } => Some(Placed { piece, at }),
            _ => None,
        });
        parts.extend(captured.map(|pieces| phrase!("spoken-captures", pieces = pieces)));
        parts.extend(converted.map(|pieces| phrase!("spoken-converts", pieces = pieces)));
        parts.extend(kept.map(|pieces| phrase!("spoken-protected", pieces = pieces)));
        parts.extend(self.promotions());
        if self.transition.mv.travel != Travel::Drop {
            parts.extend(dropped.map(|pieces| phrase!("spoken-leaves", pieces = pieces)));
        }
        parts.extend(frozen.map(|pieces| phrase!("spoken-freezes", pieces = pieces)));
        parts.extend(freed.map(|pieces| phrase!("spoken-frees", pieces = pieces)));
        if self.transition.mv.declines {
            parts.push(phrase!("spoken-captures-nothing"));
        }
        parts
    }

    fn mover(&self) -> Phrase {
        let Move {
            from,
            to,
            travel,
            promotion,
            ..
        } = self.transition.mv;
        let name = match travel {
            Travel::Drop => promotion.map(|kind| self.variant.kind(kind).name.as_str()),
            _ => self.before.piece(from).map(|piece| self.names.piece(piece)),
        };
        let name = Noun::name(name.unwrap_or_default());
        let (start, stop) = (self.names.square(from), self.names.square(to));
        if let Some(does) = MethodInfo::on_the_spot(travel) {
            return does(phrase!("spoken-piece", piece = name, square = start).into());
        }
        match travel {
            Travel::Keep => phrase!("spoken-keeps", pieces = self.pair(from, to)),
            Travel::Exchange => phrase!("spoken-exchanges", pieces = self.pair(from, to)),
            Travel::Drop => phrase!("spoken-drops", piece = name, to = stop),
            Travel::Suicide => phrase!("spoken-removes-itself", piece = name, square = start),
            Travel::Castle => phrase!("spoken-castles", piece = name, from = start, to = stop),
            _ => phrase!("spoken-goes", piece = name, from = start, to = stop),
        }
    }

    /// The pieces of a choice of the array.
    fn pair(&self, one: Square, other: Square) -> Argument {
        let pieces = placed(self.before, Bitboard::of(one).with(other));
        self.listed(&pieces)
    }

    /// What happens to another piece that the mover moves, or to the mover.
    fn moved_piece(&self, index: usize, effect: &Effect) -> Option<Phrase> {
        let Effect::Travel {
            piece,
            from,
            to,
            by,
        } = *effect
        else {
            return None;
        };
        let who = self.on(piece, from);
        let stop = self.names.square(to);
        Some(match by {
            Travel::Exchange => return None,
            Travel::Swap if index == 1 => phrase!("spoken-swaps", piece = who),
            Travel::Drive if index == 1 => phrase!("spoken-drives", piece = who, to = stop),
            Travel::Push => phrase!("spoken-pushes", piece = who, to = stop),
            Travel::Pull => phrase!("spoken-pulls", piece = who, to = stop),
            _ => phrase!("spoken-other-goes", piece = who, to = stop),
        })
    }

    fn promotions(&self) -> impl Iterator<Item = Phrase> {
        let mover = self.transition.mv.to;
        let effects = self.transition.effects.iter();
        effects.filter_map(move |effect| match *effect {
            Effect::Promotion { at, into, .. } if at == mover => {
                Some(phrase!("spoken-becomes", into = self.names.name(into)))
            }
            Effect::Promotion { at, from, into } => {
                let (piece, into) = (self.on(from, at), self.names.name(into));
                Some(phrase!("spoken-other-becomes", piece = piece, into = into))
            }
            _ => None,
        })
    }

    /// All pieces with the same effect.
    fn pieces(&self, same: impl Fn(&Effect) -> Option<Placed>) -> Option<Argument> {
        let pieces: Vec<Placed> = self.transition.effects.iter().filter_map(same).collect();
        (!pieces.is_empty()).then(|| self.listed(&pieces))
    }

    /// `Pawn on e4 and Rook on f4`
    fn listed(&self, pieces: &[Placed]) -> Argument {
        listed(self.names, pieces)
    }

    fn on(&self, piece: Piece, at: Square) -> Phrase {
        on(self.names, Placed { piece, at })
    }

    /// Check, or how the game ends.
    fn end(&self) -> Option<Argument> {
        let after = self.variant.play(self.before, self.transition.mv);
        if let Some(outcome) = self.variant.outcome(&after) {
            return Some(outcome_in_words(outcome).into());
        }
        let royal = self.variant.settings().royal;
        (royal == Royal::Check && self.variant.in_check(&after))
            .then(|| text!("spoken-check").into())
    }
}

/// `Pawn on e4`
fn on(names: Names, Placed { piece, at }: Placed) -> Phrase {
    let (piece, square) = (names.name(piece), names.square(at));
    phrase!("spoken-piece", piece = piece, square = square)
}

/// `Pawn on e4 and Rook on f4`
pub(super) fn listed(names: Names, pieces: &[Placed]) -> Argument {
    Argument::list(pieces.iter().map(|&piece| on(names, piece)), Joint::And)
}
