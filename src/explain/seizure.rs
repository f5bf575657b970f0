//! How captures are told: who takes whom, and by which method.

use super::tell::{Teller, Told, told};
use super::words::{Names, Placed, plural, squares_of};
use crate::rules::{Bitboard, Color, Effect, Fate, MethodName, Piece, PieceType, Square};

/// How a man is captured, as far as sentences tell it: captures alike in this share one.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Manner {
    by: MethodName,
    /// Where the captor stood before the move.
    captor: Square,
    /// The friend that the method needs.
    partner: Option<Square>,
    /// For a corner, whether it is on the captor's file: otherwise it is on its rank.
    on_file: bool,
    /// Whom the captor mimics.
    mimicked: Option<PieceType>,
    /// Into whose hand the man goes, and as whom if it changes.
    kept: Option<(Color, Option<Piece>)>,
}

impl Teller<'_> {
    /// All captures that are alike.
    pub(super) fn capture(&self, index: usize) -> Option<Told> {
        let manner = self.manner(self.transition.effects.get(index)?)?;
        let men = self.together(index, |effect| match *effect {
            Effect::Capture { man, at, .. } => {
                let at = self.place(at);
                (self.manner(effect) == Some(manner)).then_some(Placed { man, at })
            }
            _ => None,
        })?;
        let seizure = Seizure {
            names: self.names,
            captor: self.captor(manner.captor),
            partner: manner.partner.and_then(|at| self.then(at)),
            stop: self.place(manner.captor),
            manner,
            men: &men,
        };
        let squares = squares_of(&men) | seizure.partner_square() | seizure.captor_square();
        Some(told(index, &seizure.words(), squares))
    }

    fn manner(&self, effect: &Effect) -> Option<Manner> {
        let Effect::Capture {
            man,
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
        let file = |square| self.variant.geometry().file(square);
        Some(Manner {
            by,
            captor,
            partner,
            on_file: by == MethodName::Coordinate
                && file(self.place(at)) == file(self.place(captor)),
            mimicked: mimicked.then_some(man.piece_type()),
            kept: kept(man, fate),
        })
    }

    /// Where a man stands when captures are read: a push or a pull may have taken it along.
    fn place(&self, at: Square) -> Square {
        let mut effects = self.transition.effects.iter();
        let moved = effects.find_map(|effect| match *effect {
            Effect::Travel { from, to, .. } if from == at => Some(to),
            _ => None,
        });
        moved.unwrap_or(at)
    }

    /// The man that stands on a square when captures are read.
    fn then(&self, at: Square) -> Option<Placed> {
        let mut effects = self.transition.effects.iter();
        let moved = effects.find_map(|effect| match *effect {
            Effect::Travel { man, to, .. } if to == at => Some(man),
            _ => None,
        });
        let man = moved.or(self.before.man(at))?;
        Some(Placed { man, at })
    }

    /// The captor, unless it is the mover.
    fn captor(&self, from: Square) -> Option<Placed> {
        let man = self.before.man(from)?;
        let at = self.place(from);
        (from != self.transition.mv.from).then_some(Placed { man, at })
    }
}

/// Into whose hand a captured man goes, and as whom if it changes. A hand of its own side keeps it for a
/// promotion only, which is no news.
fn kept(man: Piece, fate: Fate) -> Option<(Color, Option<Piece>)> {
    match fate {
        Fate::Hand(kept) if kept.color() != man.color() => {
            let turned = kept.piece_type() != man.piece_type();
            Some((kept.color(), turned.then_some(kept)))
        }
        Fate::Hand(_) | Fate::Gone => None,
    }
}

/// Captures that are alike, about to be told.
struct Seizure<'a> {
    names: Names<'a>,
    manner: Manner,
    captor: Option<Placed>,
    /// Where the captor has come to.
    stop: Square,
    partner: Option<Placed>,
    men: &'a [Placed],
}

impl Seizure<'_> {
    fn partner_square(&self) -> Bitboard {
        self.partner.map(|partner| partner.at).into()
    }

    fn captor_square(&self) -> Bitboard {
        self.captor.map(|captor| captor.at).into()
    }

    fn words(&self) -> String {
        let subject = match self.captor {
            None => "it".to_owned(),
            Some(Placed { man, at }) => {
                let (man, square) = (self.names.man(man), self.names.square(at));
                format!("the {man}, now on {square},")
            }
        };
        format!(
            "{subject} takes {}{}{}{}",
            self.names.men(self.men),
            self.method(),
            self.mimicry(),
            self.keeping()
        )
    }

    /// One of these words for one victim, the other for several.
    fn number<'a>(&self, one: &'a str, several: &'a str) -> &'a str {
        match self.men.len() {
            1 => one,
            _ => several,
        }
    }

    /// How it is done, after the victims' names.
    fn method(&self) -> String {
        let them = self.number("it", "them");
        let partner = || match self.partner {
            Some(partner) => self.names.the(partner),
            None => "a friend".to_owned(),
        };
        match self.manner.by {
            MethodName::Replace => " by moving onto its square".to_owned(),
            MethodName::Withdraw => ", from which it moved straight away".to_owned(),
            MethodName::Advance => format!(" by stopping right in front of {them}"),
            MethodName::Leap => format!(" by leaping over {them}"),
            MethodName::Cannon => " by jumping onto its square".to_owned(),
            MethodName::Coordinate if self.manner.on_file => {
                format!(", where its file meets the rank of {}", partner())
            }
            MethodName::Coordinate => {
                format!(", where its rank meets the file of {}", partner())
            }
            MethodName::Pinch => format!(" between itself and {}", partner()),
            MethodName::Destroy => " along with it".to_owned(),
            MethodName::EnPassant => {
                format!(", which has just run past {}", self.names.square(self.stop))
            }
            MethodName::Enclose => {
                ", whose group it leaves without an empty square along ranks and files".to_owned()
            }
            MethodName::Explode => " along with it".to_owned(),
        }
    }

    fn mimicry(&self) -> String {
        let victim = self.manner.mimicked.and(self.men.first());
        victim.map_or(String::new(), |victim| {
            format!(", as {} does", self.names.a(victim.man))
        })
    }

    fn keeping(&self) -> String {
        let Some((side, turned)) = self.manner.kept else {
            return String::new();
        };
        let goes = self.number("it goes", "they go");
        let role = turned.map_or(String::new(), |man| match self.men.len() {
            1 => format!(" as {}", self.names.a(man)),
            _ => format!(" as {}", plural(self.names.man(man))),
        });
        format!("; {goes} to {side}'s hand{role}")
    }
}
