//! The piece types of a game, grouped by their powers once per game.

use crate::rules::board::{ByColor, Color};
use crate::rules::method::CaptureRule;
use crate::rules::piece::{PieceKind, PieceType, Replace, TypeSet};
use crate::rules::play::safety;
use crate::rules::variant::VariantParts;

/// For each power the types that have it.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::rules) struct Powers {
    pub royals: TypeSet,
    pub immune: TypeSet,
    /// Types that protect adjacent friends.
    pub protectors: TypeSet,
    pub freezers: TypeSet,
    pub unfreezable: TypeSet,
    /// Types that promotions can bring back from the hand.
    pub recalled: TypeSet,
    pub enclosers: TypeSet,
    pub withdrawers: TypeSet,
    /// Types that may end leaps on another piece.
    pub leap_onward: TypeSet,
    /// Types that must capture if they can.
    pub compelled: TypeSet,
    /// Types that only walk and replace, and move no other piece.
    pub only_walk_and_replace: TypeSet,
    /// Types that never capture on a walk.
    pub never_capture_walking: TypeSet,
    /// Types that, unless they leap, capture only on their stop.
    pub capture_on_stop: TypeSet,
    /// Types whose only capture is replacement along their walk, and that change no piece in any other
    /// way.
    pub replacers: TypeSet,
    /// Types that replace, always where their walk goes.
    pub replace_as_they_walk: ByColor<TypeSet>,
    /// Types whose number of moves follows from their stops alone.
    pub countable: TypeSet,
}

impl Powers {
    pub(in crate::rules) fn new(parts: &VariantParts) -> Powers {
        let types = |wanted: &dyn Fn(&PieceKind) -> bool| -> TypeSet {
            let kinds = (0..).zip(&parts.kinds);
            kinds
                .filter(|(_, kind)| wanted(kind))
                .map(|(index, _)| PieceType::new(index))
                .collect()
        };
        let ruled = |wanted: fn(&dyn CaptureRule) -> bool| types(&|kind| kind.rules().any(wanted));
        let sheets = parts.geometry.sheets();
        let countable = types(&|kind| safety::is_countable(kind, &parts.settings, sheets));
        let replacers = match parts.settings.rank_limit {
            true => TypeSet::NONE,
            false => types(&only_replaces).and(countable),
        };
        Powers {
            royals: types(&|kind| kind.royal),
            immune: types(&|kind| kind.immune),
            protectors: types(&|kind| kind.protects.is_some()),
            freezers: types(&|kind| !kind.freezes.is_empty()),
            unfreezable: types(&|kind| kind.unfreezable),
            recalled: recalled(&parts.kinds),
            enclosers: ruled(|rule| rule.offers_choices()),
            withdrawers: ruled(|rule| rule.captures_by_leaving()),
            leap_onward: types(&leaps_onward),
            compelled: types(&|kind| kind.compelled),
            only_walk_and_replace: types(&safety::only_walks_and_replaces),
            never_capture_walking: types(&never_captures_walking),
            capture_on_stop: types(&|kind| never_captures_walking(kind) && !leaps_onward(kind)),
            replacers,
            replace_as_they_walk: ByColor::new_with(|color| {
                types(&|kind| replaces_as_it_walks(kind, color))
            }),
            countable,
        }
    }
}

/// Whether a piece replaces, and always where its walk goes.
fn replaces_as_it_walks(kind: &PieceKind, color: Color) -> bool {
    let alike = |(replace, _): (&Replace, _)| replace.reach[color] == kind.walk[color];
    kind.replaces() && kind.replacements().all(alike)
}

/// Whether a piece's only capture is replacement along its walk, and it neither promotes nor moves
/// other pieces.
fn only_replaces(kind: &PieceKind) -> bool {
    let alike = Color::ALL
        .into_iter()
        .all(|color| replaces_as_it_walks(kind, color));
    let shifts = kind.swap.is_some() || kind.drive.is_some();
    alike && kind.captures.len() == 1 && !shifts && kind.promotion.is_none()
}

/// Whether a piece may end leaps on another.
fn leaps_onward(kind: &PieceKind) -> bool {
    kind.rules().any(|rule| rule.leaps_onward())
}

/// Whether a piece never captures on a walk.
fn never_captures_walking(kind: &PieceKind) -> bool {
    !kind.rules().any(|rule| rule.captures_by_walking())
}

/// The types that promotions from the hand can bring back.
fn recalled(kinds: &[PieceKind]) -> TypeSet {
    let promotions = kinds.iter().filter_map(|kind| kind.promotion);
    promotions
        .flat_map(|promotion| [promotion.white, promotion.black])
        .filter(|promotion| promotion.from_hand)
        .fold(TypeSet::NONE, |set, promotion| set.or(promotion.to))
}
