//! Groups the piece types of a game by their powers, once per game.

use super::dead;
use crate::rules::ask::MoveListRule;
use crate::rules::board::{Bitboard, ByColor, Color, Geometry, Square, Word};
use crate::rules::definition::{Captors, Settings, TypeGroups, VariantParts};
use crate::rules::piece::{Capture, Method, Movement, PieceKind, PieceType, Promotion, TypeSet};

/// The captures of a side.
pub(in crate::rules) fn captors<W: Word>(parts: &VariantParts<W>, color: Color) -> Captors<W> {
    let geometry = &parts.geometry;
    let sources = |kind: &PieceKind<W>, capture: &Capture<W>, target: Square| -> Bitboard<W> {
        match leaps_onward(kind) {
            // It may capture at the end of leaps in any direction.
            true => geometry.squares(),
            false => capture.method.attack().sources(geometry, color, target),
        }
    };
    let (kinds, army) = (&parts.kinds, parts.armies[color]);
    Captors::new(kinds, army, geometry.squares(), sources)
}

/// Groups the piece types of a game by their powers.
pub(in crate::rules) fn type_groups<W: Word>(parts: &VariantParts<W>) -> TypeGroups {
    let types = |wanted: &dyn Fn(&PieceKind<W>) -> bool| -> TypeSet {
        let kinds = (0..).zip(&parts.kinds);
        kinds
            .filter(|(_, kind)| wanted(kind))
            .map(|(index, _)| PieceType::new(index))
            .collect()
    };
    let ruled = |wanted: fn(&dyn MoveListRule<W>) -> bool| types(&|kind| lists(kind).any(wanted));
    let sheets = parts.geometry.sheets();
    let neutralizers = types(&|kind| !kind.neutralizes.is_empty());
    let countable = match neutralizers.is_empty() {
        true => types(&|kind| is_countable(kind, &parts.settings, &parts.geometry)),
        false => TypeSet::NONE,
    };
    let replacers = match parts.settings.rank_limit {
        true => TypeSet::NONE,
        false => types(&only_replaces).and(countable),
    };
    let enclosers = ruled(|rule| rule.offers_choices());
    let replace_twice = types(&replaces_twice);
    let ambiguous = match sheets {
        1 => enclosers
            .or(replace_twice)
            .or(types(&|kind| has_two_ways(kind, &parts.geometry))),
        _ => TypeSet::ALL,
    };
    let royals = types(&|kind| kind.royal);
    TypeGroups {
        royals,
        crowned: promoted(&parts.kinds, |_| true).and(royals),
        immune: types(&|kind| kind.immune),
        protectors: types(&|kind| kind.protects.is_some()),
        freezers: types(&|kind| !kind.freezes.is_empty()),
        neutralizers,
        converters: types(&|kind| !kind.converts.is_empty()),
        unfreezable: types(&|kind| kind.unfreezable),
        recalled: promoted(&parts.kinds, |promotion| promotion.from_hand),
        enclosers,
        withdrawers: ruled(|rule| rule.captures_by_leaving()),
        leap_onward: types(&leaps_onward),
        replace_twice,
        ambiguous,
        compelled: types(&|kind| kind.compelled),
        only_walk_and_replace: types(&only_walks_and_replaces),
        never_capture_walking: types(&never_captures_walking),
        capture_on_stop: types(&|kind| never_captures_walking(kind) && !leaps_onward(kind)),
        replacers,
        replace_as_they_walk: ByColor::new_with(|color| {
            types(&|kind| replaces_as_it_walks(kind, color))
        }),
        countable,
        dead_pieces: dead::dead_pieces(parts),
    }
}

/// Whether a piece replaces, and always where its walk goes.
fn replaces_as_it_walks<W: Word>(kind: &PieceKind<W>, color: Color) -> bool {
    let mut replacements = kind.replacements();
    kind.replaces() && replacements.all(|(reach, _)| reach[color] == kind.walk[color])
}

/// Whether a piece's only capture is replacement along its walk, and it neither promotes nor moves
/// other pieces.
fn only_replaces<W: Word>(kind: &PieceKind<W>) -> bool {
    let alike = Color::ALL
        .into_iter()
        .all(|color| replaces_as_it_walks(kind, color));
    let shifts = kind.swap.is_some() || kind.drive.is_some();
    alike && kind.captures.len() == 1 && !shifts && kind.promotion.is_none()
}

/// Whether a piece may end leaps on another.
fn leaps_onward<W: Word>(kind: &PieceKind<W>) -> bool {
    lists(kind).any(|rule| rule.leaps_onward())
}

/// Whether a piece never captures on a walk.
fn never_captures_walking<W: Word>(kind: &PieceKind<W>) -> bool {
    !lists(kind).any(|rule| rule.captures_by_walking())
}

/// The types that promotions of some kind lead to.
fn promoted<W: Word>(kinds: &[PieceKind<W>], wanted: impl Fn(&Promotion<W>) -> bool) -> TypeSet {
    let promotions = kinds.iter().filter_map(|kind| kind.promotion);
    promotions
        .flat_map(|promotion| [promotion.white, promotion.black])
        .filter(|promotion| promotion.zone.any() && wanted(promotion))
        .fold(TypeSet::NONE, |set, promotion| set.or(promotion.to))
}

/// The answers of a piece's methods for lists of moves.
fn lists<W: Word>(kind: &PieceKind<W>) -> impl Iterator<Item = &dyn MoveListRule<W>> {
    kind.methods().map(Method::move_list)
}

/// Whether the number of a piece's moves follows from their stops alone.
fn is_countable<W: Word>(
    piece_kind: &PieceKind<W>,
    settings: &Settings,
    geometry: &Geometry<W>,
) -> bool {
    let shoves = piece_kind.pushes || piece_kind.pulls;
    let edge = settings.edge.white.any() || settings.edge.black.any();
    let optional = piece_kind.captures.iter().any(|capture| capture.optional);
    let rivals = replaces_twice(piece_kind) || has_two_ways(piece_kind, geometry);
    let sheets = geometry.sheets();
    let free = !shoves
        && !piece_kind.one_capture
        && !piece_kind.resurrects
        && !piece_kind.compelled
        && piece_kind.converts.is_empty()
        && !optional;
    !edge && free && !rivals && lists(piece_kind).all(|rule| rule.is_countable(sheets))
}

/// Whether a piece may reach one square in two ways: by a leap of its own and a leap or jump of a method, or by a leap and
/// a jump of two methods.
fn has_two_ways<W: Word>(kind: &PieceKind<W>, geometry: &Geometry<W>) -> bool {
    let far = || lists(kind).filter(|rule| rule.goes_far());
    let replacing = kind.replacements().map(|(reach, _)| reach);
    let leaps = |reach: &ByColor<Movement<W>>| {
        Color::ALL
            .into_iter()
            .any(|color| reach[color].leaps_far(geometry))
    };
    let leaps_itself = || std::iter::once(&kind.walk).chain(replacing).any(leaps);
    let jumps_idly = || far().any(|rule| rule.brings_quiet_moves());
    far().count() > 1 && jumps_idly() || far().count() > 0 && leaps_itself()
}

/// Whether a piece replaces victims of one type in two ways.
fn replaces_twice<W: Word>(piece_kind: &PieceKind<W>) -> bool {
    let mut seen = TypeSet::NONE;
    piece_kind.replacements().any(|(_, victims)| {
        let twice = !seen.and(victims).is_empty();
        seen = seen.or(victims);
        twice
    })
}

/// Whether a piece only walks and replaces, so that its arrivals are known without its moves.
fn only_walks_and_replaces<W: Word>(kind: &PieceKind<W>) -> bool {
    let moves_others = kind.swap.is_some() || kind.drive.is_some() || kind.pushes || kind.pulls;
    !moves_others
        && !kind.one_capture
        && !kind.resurrects
        && kind.run.is_none()
        && lists(kind).all(|rule| rule.only_walks_and_replaces())
}
