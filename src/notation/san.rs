//! Moves as people write them.
//!
//! Chess pieces use standard algebraic notation: `Nf3`, `exd5`, `e10=Q`, `O-O`. Moves of all other
//! pieces are written in full, with all captured squares: `Wd4-g4xc4`, `Xc2-c6xb6xd6`; a swap is
//! `Sd4<>d7`, a drive `Ub3>b6` (with the sheet's letter if there is a choice), a destruction
//! `Sd4xe5xd4` (the Swapper leaves the board too), a suicide `Pd4xd4`, a drop `N@e4`, an explosion
//! `Bd4*xc3xe5xd4`; `Ud4>d5` pushes the piece on d5, `Yd4-d5<d3` pulls the piece on d3, `Rd4-d5@N`
//! leaves an N from the hand on d4. `+` is check, `#` is mate, and `~` at the end means that the player
//! declines a capture. A choice of an array is `keep K and W` or `swap K and W`.

use super::wire::{castling_stop, sheet_letter, write_move};
use crate::rules::{
    Bitboard, Effect, Move, Mover, Outcome, PieceKind, Position, Royal, Square, Travel, Variant,
    WinReason,
};

/// The text of a legal move.
pub fn write_san(variant: &Variant, position: &Position, mv: Move) -> String {
    let mut text = write_plain(variant, position, mv);
    text.push_str(suffix(variant, &variant.play(position, mv)));
    text
}

/// The text of a legal move without the signs for check and mate.
pub(super) fn write_plain(variant: &Variant, position: &Position, mv: Move) -> String {
    let mut text = match position.piece(mv.from) {
        Some(piece) => {
            let kind = variant.kind(piece.piece_type());
            match mv.travel {
                Travel::Castle => castling(variant, kind, mv),
                Travel::Keep => array_choice(variant, position, mv, "keep"),
                Travel::Exchange => array_choice(variant, position, mv, "swap"),
                _ if kind.is_orthodox() => short(variant, position, mv, kind),
                _ => full(variant, position, mv, kind),
            }
        }
        None if mv.travel == Travel::Drop => write_move(variant, mv),
        None => String::new(),
    };
    for (index, promotion) in mv.promotions().enumerate() {
        if index == 0 {
            text.push(match mv.travel {
                Travel::Resurrect => '@',
                _ => '=',
            });
        }
        text.push(variant.kind(promotion).letter);
    }
    if mv.declines {
        text.push('~');
    }
    text
}

/// The text of a choice of an array.
fn array_choice(variant: &Variant, position: &Position, mv: Move, what: &str) -> String {
    let letter = |square| {
        let piece = position.piece(square);
        piece.map_or('?', |piece| variant.kind(piece.piece_type()).letter)
    };
    format!("{what} {} and {}", letter(mv.from), letter(mv.to))
}

/// The text of a castling. If several go in one direction, it is that of a king's move onto the rook; if several of
/// those have the same rook, to the square of UCI.
fn castling(variant: &Variant, kind: &PieceKind, mv: Move) -> String {
    let geometry = variant.geometry();
    let to_the_right = |from, to| geometry.file(to) > geometry.file(from);
    let right = to_the_right(mv.from, mv.to);
    let alike = variant.settings().castlings.iter().filter(|castling| {
        castling.king == mv.from && to_the_right(castling.king, castling.king_to) == right
    });
    let rooks: Vec<Square> = alike.map(|castling| castling.rook).collect();
    match (variant.settings().castling(mv), right) {
        (Some(castling), _) if rooks.len() > 1 => {
            let same = rooks.iter().filter(|&&rook| rook == castling.rook);
            let to = match same.count() {
                1 => castling.rook,
                _ => castling_stop(variant, mv),
            };
            let [from, to] = [mv.from, to].map(|square| geometry.name(square));
            format!("{}{from}-{to}", kind.letter)
        }
        (_, true) => "O-O".to_owned(),
        (_, false) => "O-O-O".to_owned(),
    }
}

fn short(variant: &Variant, position: &Position, mv: Move, kind: &PieceKind) -> String {
    let name = |square| variant.geometry().name(square);
    if mv.travel == Travel::Suicide {
        return format!("{}{}x{}", kind.letter, name(mv.from), name(mv.to));
    }
    let takes = variant.captured(position, mv).any();
    let mark = if takes { "x" } else { "" };
    if kind.pawn {
        let file: String = name(mv.from).chars().take(usize::from(takes)).collect();
        let origin = match has_rival_pawn(variant, position, mv) {
            true => name(mv.from),
            false => &file,
        };
        return format!("{origin}{mark}{}", name(mv.to));
    }
    let origin = disambiguation(variant, position, mv);
    format!("{}{origin}{mark}{}", kind.letter, name(mv.to))
}

/// Whether another pawn goes to the same square, and only its whole start tells it apart. The pawns of chess never do so.
fn has_rival_pawn(variant: &Variant, position: &Position, mv: Move) -> bool {
    let is_pawn = |at: Square| {
        let kind = position
            .piece(at)
            .map(|piece| variant.kind(piece.piece_type()));
        kind.is_some_and(|kind| kind.pawn && kind.is_orthodox())
    };
    let takes = |mv: Move| variant.captured(position, mv).any();
    let file = |at: Square| variant.geometry().file(at);
    variant.legal_moves(position).into_iter().any(|other| {
        other.to == mv.to
            && other.from != mv.from
            && is_pawn(other.from)
            && takes(other) == takes(mv)
            && (!takes(mv) || file(other.from) == file(mv.from))
    })
}

/// The part of the start square that distinguishes the piece from others of its type.
fn disambiguation(variant: &Variant, position: &Position, mv: Move) -> String {
    let geometry = variant.geometry();
    let rivals: Bitboard = variant
        .legal_moves(position)
        .into_iter()
        .filter(|other| {
            other.to == mv.to
                && other.from != mv.from
                && other.travel != Travel::Castle
                && position.piece(other.from) == position.piece(mv.from)
        })
        .map(|other| other.from)
        .collect();
    let shared = |same: fn(&crate::rules::Geometry, Square) -> usize| {
        let ours = same(geometry, mv.from);
        rivals
            .into_iter()
            .any(|rival| same(geometry, rival) == ours)
    };
    let name = geometry.name(mv.from);
    let file = name.chars().next().map_or(0, char::len_utf8);
    match (
        rivals.any(),
        shared(crate::rules::Geometry::file),
        shared(crate::rules::Geometry::rank),
    ) {
        (false, _, _) => String::new(),
        (true, false, _) => name[..file].to_owned(),
        (true, true, false) => name[file..].to_owned(),
        (true, true, true) => name.to_owned(),
    }
}

fn full(variant: &Variant, position: &Position, mv: Move, kind: &PieceKind) -> String {
    let name = |square| variant.geometry().name(square);
    let transition = variant.transition(position, mv);
    let captured: Vec<Square> = transition
        .effects
        .iter()
        .filter_map(|effect| match effect {
            Effect::Capture { at, .. } | Effect::Sacrifice { at, .. } => Some(*at),
            _ => None,
        })
        .collect();
    let mut text = format!("{}{}", kind.letter, name(mv.from));
    match mv.travel {
        Travel::Swap => text.push_str("<>"),
        Travel::Drive => text.push('>'),
        Travel::Suicide | Travel::Destroy => {}
        Travel::Explode => text.push('*'),
        Travel::Push => text.push('>'),
        _ if mv.travel.mover() == Mover::Stays => text.push('*'),
        _ if captured.contains(&mv.to) => text.push('x'),
        _ => text.push('-'),
    }
    if mv.to != mv.from && mv.travel != Travel::Destroy {
        text.push_str(name(mv.to));
    }
    text.extend(mv.choices.sheet().map(sheet_letter));
    if mv.travel == Travel::Pull
        && let Some(Effect::Travel { from, .. }) = transition.effects.get(1)
    {
        text.push_str(&format!("<{}", name(*from)));
    }
    let own = |square: &Square| *square == mv.from;
    let others = captured
        .iter()
        .filter(|square| !own(square) && **square != mv.to);
    let on_stop = captured
        .iter()
        .filter(|square| mv.travel == Travel::Destroy && **square == mv.to);
    for square in on_stop
        .chain(others)
        .chain(captured.iter().filter(|square| own(square)))
    {
        text.push('x');
        text.push_str(name(*square));
    }
    text
}

fn suffix(variant: &Variant, next: &Position) -> &'static str {
    match variant.outcome(next) {
        Some(Outcome::Win(_, WinReason::Checkmate)) => "#",
        _ if variant.settings().royal == Royal::Check && variant.in_check(next) => "+",
        _ => "",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::{find_move, parse_fen};
    use crate::variant_file::Catalogue;

    #[test]
    fn pieces_that_move_others_are_written_in_full() {
        let variant = Catalogue::built_in().variant("renaissance", None, &[]);
        let variant = variant.unwrap();
        let fen = "8k/9/3p5/2IP5/1Up1YP3/9/4b4/4RB3/K8[Wu] w - - 0 1";
        let position = parse_fen(&variant, fen).unwrap();
        for (wire, san) in [
            ("b5c5", "Ub5>c5xd6"),
            ("e5f4+", "Ye5-f4<d6"),
            ("e2d1@W", "Re2-d1@W"),
            ("e2e3", "Re2<>e3"),
            ("f2f2!", "Bf2*xe2xe3xf2"),
        ] {
            let mv = find_move(&variant, &position, wire).unwrap();
            assert_eq!(write_san(&variant, &position, mv), san);
        }
    }
}
