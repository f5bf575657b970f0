//! **Dead positions**: no series of legal moves can end in checkmate, so the game is drawn at once.
//!
//! Only positions are meant where this follows from the pieces alone:
//!
//! ```text
//!     K v K        K and one bishop v K        K and one knight v K
//!     kings and any bishops, all of them on squares of one colour
//! ```
//!
//! This is proven for chess pieces on any full rectangle. A bishop or a knight gives check from one colour of
//! squares, and the king next to an edge has two neighbours along it that one enemy king cannot both attack.
//!
//! Source: FIDE's laws of chess, articles 5.2.2 and 9.6.

use crate::rules::board::{Color, Geometry, Word};
use crate::rules::definition::{
    BareKings, DeadPieces, Drops, Facts, NoMoves, Repetition, Royal, Settings, VariantParts,
};
use crate::rules::piece::{Movement, Piece, PieceKind, PieceType, TypeSet, betza};

/// The pieces that make positions dead. `None` if dead positions do not draw in the game, or if there are
/// other ways to win than checkmate.
pub(super) fn dead_pieces<W: Word>(parts: &VariantParts<W>) -> Option<DeadPieces> {
    let geometry = &parts.geometry;
    let counts = parts.settings.dead_positions_draw
        && only_checkmate_wins(&parts.settings)
        && Color::ALL.into_iter().all(|color| kings(parts, color) == 1)
        && is_full_rectangle(geometry);
    if !counts {
        return None;
    }
    let types = |moves: &str, royal: bool| -> TypeSet {
        let kinds = (0..).zip(&parts.kinds);
        kinds
            .filter(|(_, kind)| kind.royal == royal && is_plain(kind, moves, geometry))
            .map(|(index, _)| PieceType::new(index))
            .collect()
    };
    let (kings, bishops, knights) = (types("K", true), types("B", false), types("N", false));
    // With other kings no position is known to be dead.
    let is_other = |&(_, piece): &(_, Piece)| {
        let piece_type = piece.piece_type();
        parts.kinds[piece_type.index()].royal && !kings.contains(piece_type)
    };
    if parts.start.pieces.iter().any(is_other) {
        return None;
    }
    let is_dark = |square| (geometry.file(square) + geometry.rank(square)).is_multiple_of(2);
    let squares = geometry.squares().into_iter();
    Some(DeadPieces {
        bishops,
        knights,
        types: kings.or(bishops).or(knights),
        dark: squares.filter(|&square| is_dark(square)).collect(),
    })
}

/// Whether neither side can ever checkmate the other.
#[inline]
pub(super) fn is_dead<W: Word>(facts: &Facts<W>) -> bool {
    let groups = facts.rules.groups();
    let position = facts.position;
    let Some(pieces) = &groups.dead_pieces else {
        return false;
    };
    if (position.occupied() - position.of_types(pieces.types)).any() {
        return false;
    }
    let officers = position.occupied() - position.of_types(groups.royals);
    let knights = position.of_types(pieces.knights);
    let dark = pieces.dark.cast();
    let on_one_color = (officers & dark).is_empty() || (officers - dark).is_empty();
    !officers.several() || knights.is_empty() && on_one_color
}

fn only_checkmate_wins(settings: &Settings) -> bool {
    let Settings {
        royal,
        no_moves,
        repetition,
        bare_kings,
        drops,
        ..
    } = settings;
    let zones = [
        settings.lost_stalemates,
        settings.goals,
        settings.palace,
        settings.edge,
    ];
    let none = |color| zones.iter().all(|zone| zone[color].is_empty());
    *royal == Royal::Check
        && *no_moves == NoMoves::Draws
        && *repetition == Repetition::Draws
        && *bare_kings != BareKings::Loses
        && *drops == Drops::None
        && !settings.hands
        && !settings.rank_limit
        && settings.arrival.is_none()
        && Color::ALL.into_iter().all(none)
}

/// The number of kings of a side at the start.
fn kings<W: Word>(parts: &VariantParts<W>, color: Color) -> usize {
    let start = parts.start.pieces.iter();
    let royal = |piece: Piece| parts.kinds[piece.piece_type().index()].royal;
    start
        .filter(|&&(_, piece)| piece.color() == color && royal(piece))
        .count()
}

fn is_full_rectangle<W: Word>(geometry: &Geometry<W>) -> bool {
    let plan = geometry.plan();
    geometry.sheets() == 1 && geometry.len() == plan.files.len() * plan.ranks.len()
}

/// Whether a piece moves and captures as these letters of Betza's notation say, and has no other power.
fn is_plain<W: Word>(kind: &PieceKind<W>, moves: &str, geometry: &Geometry<W>) -> bool {
    let parts = betza::parse(moves).unwrap_or_default();
    let as_written = |color| {
        let movement = Movement::new(&parts, |_| true, color, geometry);
        let replaces = kind
            .replacements()
            .any(|(reach, victims)| reach[color] == movement && victims == TypeSet::ALL);
        kind.walk[color] == movement && replaces
    };
    let powers = kind.compelled || kind.immune || kind.protects.is_some();
    kind.is_orthodox()
        && kind.captures.len() == 1
        && kind.run.is_none()
        && kind.promotion.is_none()
        && !powers
        && Color::ALL.into_iter().all(as_written)
}
