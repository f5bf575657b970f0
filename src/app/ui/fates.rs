//! Names what a move does to each piece.

use baroque::explain::MethodInfo;
use baroque::rules::{self, Effect, Piece, Square, Transition, Variant};
use baroque::texts::{phrase, plain, text};

/// What a move does to a piece.
pub struct Fate {
    pub piece: Piece,
    /// Its square before the move, or the square where it appears.
    pub at: Square,
    /// The result, such as `captured by withdrawal`.
    pub what: String,
    /// The index of the effect in the transition's list.
    pub effect: usize,
}

/// What a move does to each piece. The piece that moves is left out if it only moves.
pub fn fates(variant: &Variant, transition: &Transition) -> Vec<Fate> {
    let effects = transition.effects.iter().enumerate();
    let fate = |(index, effect): (usize, &Effect)| {
        let (piece, at, what) = match *effect {
            Effect::Capture {
                piece,
                at,
                fate: rules::Fate::Converted(_),
                ..
            } => (piece, at, text!("fate-changes-sides").to_owned()),
            Effect::Capture { piece, at, by, .. } => {
                (piece, at, plain(MethodInfo::of(by).fate).to_owned())
            }
            Effect::Sacrifice { piece, at, .. } => (piece, at, text!("fate-given-up").to_owned()),
            Effect::Protect { piece, at, .. } => (piece, at, text!("fate-protected").to_owned()),
            Effect::Freeze { piece, at } => (piece, at, text!("fate-frozen").to_owned()),
            Effect::Thaw { piece, at } => (piece, at, text!("fate-freed").to_owned()),
            Effect::Drop { piece, at } => (piece, at, text!("fate-put-down").to_owned()),
            Effect::Promotion { at, into, .. } => (into, at, text!("fate-promoted").to_owned()),
            Effect::Travel {
                piece, from, to, ..
            } if from != transition.mv.from => (
                piece,
                from,
                text!("fate-to", square = variant.geometry().name(to)),
            ),
            Effect::Travel { .. } | Effect::Recall { .. } => return None,
        };
        Some(Fate {
            piece,
            at,
            what,
            effect: index,
        })
    };
    effects.filter_map(fate).collect()
}

impl Fate {
    /// The piece, its square and the result, as one text.
    pub fn words(&self, variant: &Variant) -> String {
        phrase!(
            "fate",
            piece = variant.kind(self.piece.piece_type()),
            square = variant.geometry().name(self.at),
            what = self.what.as_str()
        )
        .sentence()
    }
}
