//! The types of a game by what they can do, sorted once.

use super::capture::{CaptureRule, Replace};
use super::color::{ByColor, Color};
use super::man::Man;
use super::piece::{PieceType, TypeSet};
use super::safety;
use super::variant::VariantParts;

/// The types of a game that have some power.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Powers {
    pub royals: TypeSet,
    pub immune: TypeSet,
    /// Those that protect their neighbours.
    pub protectors: TypeSet,
    pub freezers: TypeSet,
    pub unfreezable: TypeSet,
    /// Those that promotions from the hand can bring back.
    pub recalled: TypeSet,
    pub enclosers: TypeSet,
    pub withdrawers: TypeSet,
    /// Those that may end leaps on another piece.
    pub leap_onward: TypeSet,
    /// Those that must capture if they can.
    pub compelled: TypeSet,
    /// Those that go nowhere but by walking and replacing, and move no other piece.
    pub only_walk_and_replace: TypeSet,
    /// Those whose walk captures nothing.
    pub never_capture_walking: TypeSet,
    /// Those that capture only where they go, unless they leap.
    pub capture_on_stop: TypeSet,
    /// Those that change nothing in pieces but by one way of replacing, where they walk.
    pub replacers: TypeSet,
    /// Those that replace, and always where their walk goes.
    pub replace_as_they_walk: ByColor<TypeSet>,
    /// Those whose moves are known by their stops alone.
    pub countable: TypeSet,
}

impl Powers {
    pub(super) fn new(parts: &VariantParts) -> Powers {
        let types = |wanted: &dyn Fn(&Man) -> bool| -> TypeSet {
            let men = (0..).zip(&parts.men);
            men.filter(|(_, man)| wanted(man))
                .map(|(index, _)| PieceType::new(index))
                .collect()
        };
        let ruled = |wanted: fn(&dyn CaptureRule) -> bool| types(&|man| man.rules().any(wanted));
        let sheets = parts.geometry.sheets();
        let countable = types(&|man| safety::is_countable(man, &parts.settings, sheets));
        let replacers = match parts.settings.rank_limit {
            true => TypeSet::NONE,
            false => types(&only_replaces).and(countable),
        };
        Powers {
            royals: types(&|man| man.royal),
            immune: types(&|man| man.immune),
            protectors: types(&|man| man.protects.is_some()),
            freezers: types(&|man| !man.freezes.is_empty()),
            unfreezable: types(&|man| man.unfreezable),
            recalled: recalled(&parts.men),
            enclosers: ruled(|rule| rule.offers_choices()),
            withdrawers: ruled(|rule| rule.captures_by_leaving()),
            leap_onward: types(&leaps_onward),
            compelled: types(&|man| man.compelled),
            only_walk_and_replace: types(&safety::only_walks_and_replaces),
            never_capture_walking: types(&never_captures_walking),
            capture_on_stop: types(&|man| never_captures_walking(man) && !leaps_onward(man)),
            replacers,
            replace_as_they_walk: ByColor::new_with(|color| {
                types(&|man| replaces_as_it_walks(man, color))
            }),
            countable,
        }
    }
}

/// Whether a piece replaces, and always where its walk goes.
fn replaces_as_it_walks(man: &Man, color: Color) -> bool {
    let alike = |(replace, _): (&Replace, _)| replace.reach[color] == man.walk[color];
    man.replaces() && man.replacements().all(alike)
}

/// Whether a piece has one capture, by which it replaces where its walk goes, and changes pieces in no other
/// way, in itself or in others.
fn only_replaces(man: &Man) -> bool {
    let alike = Color::ALL
        .into_iter()
        .all(|color| replaces_as_it_walks(man, color));
    let shifts = man.swap.is_some() || man.drive.is_some();
    alike && man.captures.len() == 1 && !shifts && man.promotion.is_none()
}

/// Whether a piece may end leaps on another.
fn leaps_onward(man: &Man) -> bool {
    man.rules().any(|rule| rule.leaps_onward())
}

/// Whether a piece's walk captures nothing on any board.
fn never_captures_walking(man: &Man) -> bool {
    !man.rules().any(|rule| rule.captures_by_walking())
}

/// The types that promotions from the hand can bring back.
fn recalled(men: &[Man]) -> TypeSet {
    let promotions = men.iter().filter_map(|man| man.promotion);
    promotions
        .flat_map(|promotion| [promotion.white, promotion.black])
        .filter(|promotion| promotion.from_hand)
        .fold(TypeSet::NONE, |set, promotion| set.or(promotion.to))
}
