//! Finds the legal move of a ply, and how it differs from what the text says.

use super::names::types;
use crate::notation::site::{Component, SitePly};
use crate::notation::{read_san, write_move};
use crate::rules::{Move, Mover, Piece, Position, Square, Travel, TypeSet, Variant};
use std::collections::BTreeMap;

/// The legal move of a ply.
#[derive(Debug)]
pub(super) struct FoundMove {
    /// The move.
    pub mv: Move,
    /// What the text says otherwise.
    pub differences: Vec<Difference>,
}

/// What a text says otherwise than the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Difference {
    pub kind: DifferenceKind,
    /// A sentence without a full stop.
    pub sentence: String,
}

/// A kind of difference.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DifferenceKind {
    /// The text does not name a square that changes.
    Unlisted,
    /// The text calls a piece by another name.
    Name,
    /// The text says something else about a square, or fits several moves.
    Other,
}

/// What a text leaves on a square.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Content {
    Empty,
    Piece(Piece),
    /// A piece by its name.
    Named(String),
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
    let candidates = candidates(variant, &parts, &legal);
    let mut best: Option<(Vec<Difference>, Move, Position)> = None;
    let mut rivals: Vec<Move> = Vec::new();
    for mv in candidates {
        let after = variant.play(position, mv);
        let differences = differences(variant, position, &after, &parts);
        match &best {
            Some((least, _, _)) if least.len() < differences.len() => {}
            Some((least, _, known)) if least.len() == differences.len() => {
                if *known != after {
                    rivals.push(mv);
                }
            }
            _ => {
                best = Some((differences, mv, after));
                rivals.clear();
            }
        }
    }
    let (mut differences, mv, _) =
        best.ok_or_else(|| "no legal move has these squares".to_owned())?;
    differences.extend(wrong_name(variant, position, &parts));
    if !rivals.is_empty() {
        let fitting = std::iter::once(&mv).chain(&rivals);
        let fitting: Vec<String> = fitting.map(|&mv| write_move(variant, mv)).collect();
        let taken = write_move(variant, mv);
        differences.push(Difference {
            kind: DifferenceKind::Other,
            sentence: format!("the text fits {}; {taken} was played", fitting.join(", ")),
        });
    }
    Ok(FoundMove { mv, differences })
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
        None => {
            let text = text.replace(['o', '0'], "O");
            read_san(variant, position, &text)
                .map_err(|_| "this is no notation of a move".to_owned())?
        }
    };
    Ok(FoundMove {
        mv,
        differences: Vec::new(),
    })
}

/// A component with the squares of a board.
#[derive(Clone, Debug)]
enum PlyPart<'a> {
    Move(Option<&'a str>, Square, Square),
    Put(&'a str, Square),
    Remove(Square),
    Become(&'a str),
}

fn resolve<'a>(variant: &Variant, components: &'a [Component]) -> Result<Vec<PlyPart<'a>>, String> {
    let square = |name: &str| {
        let square = variant.geometry().square(name);
        square.ok_or_else(|| format!("the board has no square {name}"))
    };
    let part = |component: &'a Component| {
        Ok(match component {
            Component::Move { piece, from, to } => {
                PlyPart::Move(piece.as_deref(), square(from)?, square(to)?)
            }
            Component::Put { piece, square: at } => PlyPart::Put(piece, square(at)?),
            Component::Remove { square: at } => PlyPart::Remove(square(at)?),
            Component::Become { piece } => PlyPart::Become(piece),
        })
    };
    components.iter().map(part).collect()
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

/// What a text says otherwise than the rules about the board after a move.
fn differences(
    variant: &Variant,
    before: &Position,
    after: &Position,
    parts: &[PlyPart],
) -> Vec<Difference> {
    let one = compare(variant, before, after, &contents(before, parts, false));
    if one.is_empty() {
        return one;
    }
    let other = compare(variant, before, after, &contents(before, parts, true));
    if other.len() < one.len() { other } else { one }
}

/// What the parts leave on the squares that they name, one after the other. `at_once`: every piece leaves the square on
/// which it stood before the ply, also if another has come there since, as in a swap.
fn contents(before: &Position, parts: &[PlyPart], at_once: bool) -> BTreeMap<Square, Content> {
    let mut board: BTreeMap<Square, Content> = BTreeMap::new();
    let mut arrived: Vec<Square> = Vec::new();
    let original = |at: Square| before.piece(at).map_or(Content::Empty, Content::Piece);
    for part in parts {
        match part {
            PlyPart::Move(_, from, to) => {
                let now = board.get(from).cloned().unwrap_or_else(|| original(*from));
                let overwritten = at_once && arrived.contains(from);
                let piece = match overwritten {
                    true => original(*from),
                    false => now,
                };
                if !overwritten {
                    board.insert(*from, Content::Empty);
                }
                board.insert(*to, piece);
                arrived.push(*to);
            }
            PlyPart::Put(name, at) => {
                board.insert(*at, Content::Named((*name).to_owned()));
                arrived.push(*at);
            }
            PlyPart::Remove(at) => {
                board.insert(*at, Content::Empty);
            }
            PlyPart::Become(name) => {
                if let Some(at) = arrived.last() {
                    board.insert(*at, Content::Named((*name).to_owned()));
                }
            }
        }
    }
    board
}

/// A difference for each square on which the text and the rules leave something else.
fn compare(
    variant: &Variant,
    before: &Position,
    after: &Position,
    board: &BTreeMap<Square, Content>,
) -> Vec<Difference> {
    let geometry = variant.geometry();
    let mut differences = Vec::new();
    for square in geometry.squares() {
        let name = geometry.name(square);
        let stands = after.piece(square);
        let by_rules = || match stands {
            None => format!("{name} is empty"),
            Some(piece) => format!("a {} stands on {name}", kind_name(variant, piece)),
        };
        let content = board.get(&square);
        let sentence = match content {
            None if before.piece(square) == stands => continue,
            None if stands.is_none() => {
                format!(
                    "the text leaves {name} as it is; by these rules the piece there is removed too"
                )
            }
            None => format!(
                "the text leaves {name} as it is; by these rules {}",
                by_rules()
            ),
            Some(content) if agrees(variant, content, stands) => continue,
            Some(Content::Empty) if before.piece(square) == stands => {
                format!("the site also removed {name}; by these rules {name} stays")
            }
            Some(Content::Empty) => {
                format!("the site left {name} empty; by these rules {}", by_rules())
            }
            Some(Content::Piece(piece)) => {
                let piece = kind_name(variant, *piece);
                format!(
                    "the site left a {piece} on {name}; by these rules {}",
                    by_rules()
                )
            }
            Some(Content::Named(piece)) => {
                format!(
                    "the site put {piece} on {name}; by these rules {}",
                    by_rules()
                )
            }
        };
        let kind = match content {
            None => DifferenceKind::Unlisted,
            Some(_) => DifferenceKind::Other,
        };
        differences.push(Difference { kind, sentence });
    }
    differences
}

fn agrees(variant: &Variant, content: &Content, stands: Option<Piece>) -> bool {
    match content {
        Content::Empty => stands.is_none(),
        Content::Piece(piece) => stands == Some(*piece),
        Content::Named(name) => {
            stands.is_some_and(|piece| types(variant, name).contains(piece.piece_type()))
        }
    }
}

fn kind_name(variant: &Variant, piece: Piece) -> &str {
    &variant.kind(piece.piece_type()).name
}

/// A sentence if the name of the moving piece is another's.
fn wrong_name(variant: &Variant, position: &Position, parts: &[PlyPart]) -> Option<Difference> {
    let (name, from) = parts.iter().find_map(|part| match part {
        PlyPart::Move(name, from, _) => Some(((*name)?, *from)),
        _ => None,
    })?;
    let stands = position.piece(from)?;
    let meant: TypeSet = types(variant, name);
    if meant.contains(stands.piece_type()) {
        return None;
    }
    let piece = kind_name(variant, stands);
    let sentence = match meant.is_empty() {
        true => format!(
            "no piece of {} is called {name}; the {piece} of these squares was played",
            variant.name()
        ),
        false => {
            format!("the text calls the {piece} {name}; the {piece} of these squares was played")
        }
    };
    Some(Difference {
        kind: DifferenceKind::Name,
        sentence,
    })
}
