//! Finds the legal move of a ply, and how it differs from what the text says.

use super::difference::{Difference, DifferenceKind, differences, wrong_name};
use super::names::types;
use super::part::{PlyPart, resolve};
use crate::notation::site::SitePly;
use crate::notation::{read_san, write_move};
use crate::rules::{Move, Mover, Position, Square, Travel, Variant};

/// The legal move of a ply.
#[derive(Debug)]
pub(super) struct FoundMove {
    /// The move.
    pub mv: Move,
    /// What the text says otherwise.
    pub differences: Vec<Difference>,
}

/// The legal move that a ply means.
pub(super) fn find_ply(
    variant: &Variant,
    position: &Position,
    ply: &SitePly,
) -> Result<FoundMove, String> {
    let parts = resolve(variant, &ply.components)?;
    let legal = variant.legal_moves(position);
    if parts.is_empty() {
        return word(variant, position, &ply.text, &legal);
    }
    let candidates = candidates(variant, &parts, &legal).into_iter();
    let compared = candidates.map(|mv| {
        let after = variant.play(position, mv);
        (mv, differences(variant, position, &after, &parts), after)
    });
    let compared: Vec<(Move, Vec<Difference>, Position)> = compared.collect();
    let best = compared
        .iter()
        .min_by_key(|(_, differences, _)| differences.len());
    let (mv, least, after) = best.ok_or("no legal move has these squares")?;
    let mut differences = least.clone();
    differences.extend(wrong_name(variant, position, &parts));
    let rivals = compared
        .iter()
        .filter(|(_, other, result)| other.len() == least.len() && result != after);
    let rivals: Vec<String> = rivals.map(|(mv, ..)| write_move(variant, *mv)).collect();
    if !rivals.is_empty() {
        let (played, rivals) = (write_move(variant, *mv), rivals.join(", "));
        differences.push(Difference {
            kind: DifferenceKind::Other,
            sentence: format!("the text fits {played}, {rivals}; {played} was played"),
        });
    }
    Ok(FoundMove {
        mv: *mv,
        differences,
    })
}

/// The move of a ply without components: castling, a pass, or another notation.
fn word(
    variant: &Variant,
    position: &Position,
    text: &str,
    legal: &[Move],
) -> Result<FoundMove, String> {
    let keep = legal.iter().find(|mv| mv.travel == Travel::Keep);
    let mv = match keep.filter(|_| text.eq_ignore_ascii_case("pass")) {
        Some(&keep) => keep,
        None => read_san(variant, position, text).map_err(|_| "this is no notation of a move")?,
    };
    Ok(FoundMove {
        mv,
        differences: Vec::new(),
    })
}

/// The legal moves that have the squares of a ply.
fn candidates(variant: &Variant, parts: &[PlyPart], legal: &[Move]) -> Vec<Move> {
    let moves: Vec<(Square, Square)> = parts
        .iter()
        .filter_map(|part| match part {
            PlyPart::Move(_, from, to) => Some((*from, *to)),
            _ => None,
        })
        .collect();
    let with = |wanted: &dyn Fn(&Move) -> bool| -> Vec<Move> {
        legal.iter().copied().filter(|mv| wanted(mv)).collect()
    };
    let Some(&(from, to)) = moves.first() else {
        return without_move(variant, parts, legal);
    };
    let goes = |mv: &Move| mv.travel != Travel::Drop && (mv.from, mv.to) == (from, to);
    let castles = |mv: &Move| mv.travel == Travel::Castle && moves.contains(&(mv.from, mv.to));
    let direct = with(&|mv| goes(mv) || castles(mv));
    if !direct.is_empty() {
        return direct;
    }
    // A journey over several squares, such as a long leap that names each landing.
    let end = moves[1..]
        .iter()
        .fold(to, |end, &(from, to)| match from == end {
            true => to,
            false => end,
        });
    let journey = with(&|mv| mv.travel != Travel::Drop && (mv.from, mv.to) == (from, end));
    if !journey.is_empty() || from != to {
        return journey;
    }
    without_move(variant, parts, legal)
}

/// The legal moves of a ply that only puts down or removes pieces: drops, and moves on which the piece stays where it is
/// or leaves the board.
fn without_move(variant: &Variant, parts: &[PlyPart], legal: &[Move]) -> Vec<Move> {
    let dropped = parts.iter().find_map(|part| match part {
        PlyPart::Put(piece, at) => Some((types(variant, piece), *at)),
        _ => None,
    });
    if let Some((piece, at)) = dropped {
        let drops = |mv: &&Move| {
            let promotion = mv.promotion.is_some_and(|kind| piece.contains(kind));
            mv.travel == Travel::Drop && mv.to == at && promotion
        };
        return legal.iter().filter(drops).copied().collect();
    }
    let removed: Vec<Square> = parts
        .iter()
        .filter_map(|part| match part {
            PlyPart::Remove(at) => Some(*at),
            _ => None,
        })
        .collect();
    let fits = |mv: &&Move| match mv.travel.mover() {
        Mover::Leaves => removed.contains(&mv.from) && removed.contains(&mv.to),
        Mover::Stays => mv.travel != Travel::Keep && removed.contains(&mv.to),
        Mover::Goes => false,
    };
    let mut fitting: Vec<Move> = legal.iter().filter(fits).copied().collect();
    // The piece that moves is removed first.
    fitting.sort_by_key(|mv| Some(mv.from) != removed.first().copied());
    fitting
}
