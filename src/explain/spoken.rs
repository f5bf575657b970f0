//! A move in one short sentence for screen readers.

use super::methods::MethodInfo;
use super::words::{Names, Placed, list, placed};
use crate::rules::{
    Bitboard, Color, Effect, Fate, Move, Piece, Position, Royal, Square, Transition, Travel,
    Variant,
};

/// A move in one sentence: `White: Long Leaper d4 to g4, captures Pawn on e4 and Pawn on f4; check`.
pub fn spoken(variant: &Variant, before: &Position, transition: &Transition) -> String {
    let spoken = SpokenMove {
        variant,
        names: Names(variant),
        before,
        transition,
    };
    let parts: Vec<String> = spoken.parts();
    let end = spoken.end().map_or(String::new(), |end| format!("; {end}"));
    format!("{}: {}{end}", before.turn(), parts.join(", "))
}

struct SpokenMove<'a> {
    variant: &'a Variant,
    names: Names<'a>,
    before: &'a Position,
    transition: &'a Transition,
}

impl SpokenMove<'_> {
    /// The parts of the sentence, the mover first.
    fn parts(&self) -> Vec<String> {
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
        parts.extend(captured.map(|pieces| format!("captures {pieces}")));
        parts.extend(converted.map(|pieces| format!("converts {pieces}")));
        parts.extend(kept.map(|pieces| format!("cannot capture {pieces}, protected")));
        parts.extend(self.promotions());
        if self.transition.mv.travel != Travel::Drop {
            parts.extend(dropped.map(|pieces| format!("leaves {pieces}")));
        }
        parts.extend(frozen.map(|pieces| format!("freezes {pieces}")));
        parts.extend(freed.map(|pieces| format!("frees {pieces}")));
        if self.transition.mv.declines {
            parts.push("captures nothing".to_owned());
        }
        parts
    }

    fn mover(&self) -> String {
        let Move {
            from, to, travel, ..
        } = self.transition.mv;
        let piece = self.before.piece(from);
        let name = piece.map_or("", |piece| self.names.piece(piece));
        let (start, stop) = (self.names.square(from), self.names.square(to));
        if let Some(words) = MethodInfo::on_the_spot(travel) {
            return format!("{name} on {start} {words}");
        }
        match travel {
            Travel::Keep => format!("{} stay in place", self.pair(from, to)),
            Travel::Exchange => format!("{} swap places", self.pair(from, to)),
            Travel::Drop => {
                let piece = self.transition.mv.promotion;
                let name = piece.map_or("", |piece| self.variant.kind(piece).name.as_str());
                format!("{name} from the hand to {stop}")
            }
            Travel::Suicide => format!("{name} on {start} removes itself"),
            Travel::Castle => format!("{name} castles, {start} to {stop}"),
            _ => format!("{name} {start} to {stop}"),
        }
    }

    /// The pieces of a choice of the array.
    fn pair(&self, one: Square, other: Square) -> String {
        let pieces = placed(self.before, Bitboard::of(one).with(other));
        self.listed(&pieces)
    }

    /// What happens to another piece that the mover moves, or to the mover.
    fn moved_piece(&self, index: usize, effect: &Effect) -> Option<String> {
        let Effect::Travel {
            piece,
            from,
            to,
            by,
        } = *effect
        else {
            return None;
        };
        let who = format!("{} on {}", self.names.piece(piece), self.names.square(from));
        let stop = self.names.square(to);
        Some(match by {
            Travel::Exchange => return None,
            Travel::Swap if index == 1 => format!("swaps places with {who}"),
            Travel::Drive if index == 1 => format!("drives {who} to {stop}"),
            Travel::Push => format!("pushes {who} to {stop}"),
            Travel::Pull => format!("pulls {who} to {stop}"),
            _ => format!("{who} goes to {stop}"),
        })
    }

    fn promotions(&self) -> impl Iterator<Item = String> {
        let mover = self.transition.mv.to;
        let effects = self.transition.effects.iter();
        effects.filter_map(move |effect| match *effect {
            Effect::Promotion { at, into, .. } if at == mover => {
                Some(format!("becomes {}", self.names.piece(into)))
            }
            Effect::Promotion { at, from, into } => Some(format!(
                "{} on {} becomes {}",
                self.names.piece(from),
                self.names.square(at),
                self.names.piece(into)
            )),
            _ => None,
        })
    }

    /// All pieces with the same effect.
    fn pieces(&self, same: impl Fn(&Effect) -> Option<Placed>) -> Option<String> {
        let pieces: Vec<Placed> = self.transition.effects.iter().filter_map(same).collect();
        (!pieces.is_empty()).then(|| self.listed(&pieces))
    }

    /// `Pawn on e4 and own Pawn on f4`
    fn listed(&self, pieces: &[Placed]) -> String {
        let name = |&Placed { piece, at }: &Placed| {
            format!("{} on {}", self.names.piece(piece), self.names.square(at))
        };
        let names: Vec<String> = pieces.iter().map(name).collect();
        list(&names, " and ")
    }

    /// Check, or how the game ends.
    fn end(&self) -> Option<String> {
        let after = self.variant.play(self.before, self.transition.mv);
        if let Some(outcome) = self.variant.outcome(&after) {
            return Some(outcome.to_string());
        }
        let royal = self.variant.settings().royal;
        (royal == Royal::Check && self.variant.in_check(&after)).then(|| "check".to_owned())
    }
}

/// A piece with its side: `White Rook`.
pub(super) fn sided(names: Names, piece: Piece) -> String {
    let side: Color = piece.color();
    format!("{side} {}", names.piece(piece))
}
