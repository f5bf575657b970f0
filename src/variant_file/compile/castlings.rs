//! The castlings of a layout.

use super::board::Board;
use super::mistakes::comes_from_base;
use crate::rules::{
    Bitboard, Castling, CastlingRights, Color, Direction, Geometry, Piece, PieceKind, Setup, Square,
};
use crate::variant_file::decode::Report;
use crate::variant_file::diagnostics::{Diagnostic, Span};
use crate::variant_file::schema::{CastlingFile, SetupFile};

/// The castlings of both sides. If they come from a base and do not fit, the mistake is reported at the
/// array; `home` is the span of the game's own file.
pub(super) fn castlings(
    setup: &SetupFile,
    board: &Board,
    kinds: &[PieceKind],
    start: &Setup,
    (array, home): (&Span, &Span),
    report: &mut Report,
) -> Vec<Castling> {
    let files = setup.castling.as_deref().unwrap_or_default();
    let (mut found, mut problems) = (Vec::new(), Vec::new());
    for file in files {
        for color in Color::ALL {
            if !has_partner(&file.value, color, board, kinds, start) {
                continue;
            }
            match castling(&file.value, color, board, kinds, start) {
                Ok(castling) => found.push(castling),
                Err(problem) => problems.push((&file.span, problem)),
            }
        }
    }
    let help = match fitting(board, kinds, start).as_str() {
        "" => "write `castling: []` into the layout for no castling".to_owned(),
        fitting => format!(
            "write `castling: [{fitting}]` into the layout, or `castling: []` for no castling"
        ),
    };
    match problems.first() {
        Some((span, problem)) if comes_from_base(span, array, home) => {
            let message =
                format!("the castling comes from the base and does not fit this layout: {problem}");
            report.push(Diagnostic::new(array, message).with_help(help));
        }
        _ => {
            for (span, problem) in problems {
                report.push(Diagnostic::new(span, problem).with_help(help.as_str()));
            }
        }
    }
    found
}

/// Text for castlings that would fit an array: the king moves two squares towards the outermost piece
/// of its rank. If the sides differ, each has its own, by the name of its piece.
fn fitting(board: &Board, kinds: &[PieceKind], start: &Setup) -> String {
    let names = &board.geometry.plan().files;
    let [white, black] = Color::ALL.map(|color| ends(color, board, kinds, start));
    let written = |king: usize, rook: usize, partner: Option<&str>| {
        let step = if rook > king { 1 } else { -1 };
        let file = |steps: isize| names.get(king.checked_add_signed(steps * step)?);
        (king.abs_diff(rook) > 1).then_some(())?;
        let (from, corner) = (names[king], names[rook]);
        let partner = partner.map_or(String::new(), |id| format!(", partner: \"{id}\""));
        Some(format!(
            "(king: \"{from}{}\", rook: \"{corner}{}\"{partner})",
            file(2)?,
            file(1)?
        ))
    };
    let places = |ends: &Ends| ends.beside.map(|end| end.map(|(file, _)| file));
    let alike = match (&white, &black) {
        (Some(white), Some(black)) => white.king == black.king && places(white) == places(black),
        _ => return String::new(),
    };
    let sides = [white, black].into_iter().take(if alike { 1 } else { 2 });
    let mut found: Vec<String> = Vec::new();
    for side in sides.flatten() {
        for (rook, id) in side.beside.iter().flatten() {
            let text = written(side.king, *rook, (!alike).then_some(*id));
            found.extend(text.filter(|text| !found.contains(text)));
        }
    }
    found.join(", ")
}

/// A side's king, and the outermost pieces on its rank that could castle with it.
struct Ends<'a> {
    /// The king's file.
    king: usize,
    /// Their files and ids, right side first.
    beside: [Option<(usize, &'a str)>; 2],
}

/// A side's king with its possible partners; `None` if it does not have exactly one king.
fn ends<'a>(
    color: Color,
    board: &Board,
    kinds: &'a [PieceKind],
    start: &Setup,
) -> Option<Ends<'a>> {
    let geometry = &board.geometry;
    let kind = |piece: Piece| kinds.get(piece.piece_type().index());
    let own = start
        .pieces
        .iter()
        .filter(|(_, piece)| piece.color() == color);
    let mut kings = own
        .clone()
        .filter(|(_, piece)| kind(*piece).is_some_and(|kind| kind.royal));
    let (&(king, _), None) = (kings.next()?, kings.next()) else {
        return None;
    };
    let beside = own.filter(|(square, _)| geometry.rank(*square) == geometry.rank(king));
    let partner = |&(square, piece): &(Square, Piece)| {
        let kind = kind(piece).filter(|kind| !kind.royal && !kind.pawn)?;
        Some((geometry.file(square), kind.id.as_str()))
    };
    let beside: Vec<(usize, &str)> = beside.filter_map(partner).collect();
    let king = geometry.file(king);
    let right = beside.iter().copied().filter(|(file, _)| *file > king);
    let left = beside.iter().copied().filter(|(file, _)| *file < king);
    Some(Ends {
        king,
        beside: [right.max(), left.min()],
    })
}

/// Whether the king and the named partner stand on their squares. True if the castling names no
/// partner.
fn has_partner(
    file: &CastlingFile,
    color: Color,
    board: &Board,
    kinds: &[PieceKind],
    start: &Setup,
) -> bool {
    let Some(partner) = &file.partner else {
        return true;
    };
    let geometry = &board.geometry;
    let files = (
        two_files(&file.king, geometry),
        two_files(&file.rook, geometry),
    );
    let (Ok((king_file, _)), Ok((rook_file, _))) = files else {
        return true;
    };
    let kind = |piece: Piece| kinds.get(piece.piece_type().index());
    let own = start
        .pieces
        .iter()
        .filter(|(_, piece)| piece.color() == color);
    let mut kings = own.clone().filter(|&&(square, piece)| {
        geometry.file(square) == king_file && kind(piece).is_some_and(|kind| kind.royal)
    });
    let Some(&(king, _)) = kings.next() else {
        return false;
    };
    let corner = geometry.at(rook_file, geometry.rank(king));
    own.filter(|(square, _)| Some(*square) == corner)
        .any(|&(_, piece)| kind(piece).is_some_and(|kind| kind.id == *partner))
}

fn castling(
    file: &CastlingFile,
    color: Color,
    board: &Board,
    kinds: &[PieceKind],
    start: &Setup,
) -> Result<Castling, String> {
    let geometry = &board.geometry;
    let (king_file, king_to_file) = two_files(&file.king, geometry)?;
    let (rook_file, rook_to_file) = two_files(&file.rook, geometry)?;
    let royal = |&&(square, piece): &&(Square, _)| {
        let piece: Piece = piece;
        piece.color() == color
            && geometry.file(square) == king_file
            && kinds
                .get(piece.piece_type().index())
                .is_some_and(|kind| kind.royal)
    };
    let (king, _) = *start.pieces.iter().find(royal).ok_or_else(|| {
        let file = geometry.plan().files[king_file];
        format!("{color} has no king on the file `{file}`")
    })?;
    let on_rank = |file| {
        geometry
            .at(file, geometry.rank(king))
            .ok_or_else(|| format!("{color}'s castling leads off the board"))
    };
    let (king_to, rook, rook_to) = (
        on_rank(king_to_file)?,
        on_rank(rook_file)?,
        on_rank(rook_to_file)?,
    );
    if king_to == king || king_to == rook_to {
        return Err("this castling would not put king and rook side by side".to_owned());
    }
    let own = |square| {
        let mut pieces = start.pieces.iter();
        pieces.any(|&(known, piece)| known == square && piece.color() == color)
    };
    if !own(rook) {
        let corner = geometry.name(rook);
        return Err(format!("{color} has no piece on {corner} that castles"));
    }
    let empty = path(geometry, king, rook).without(rook) | path(geometry, king, king_to);
    let empty = (empty | path(geometry, rook, rook_to))
        .without(king)
        .without(rook);
    let long = king_to_file < king_file;
    let letter = if long { 'Q' } else { 'K' };
    Ok(Castling {
        letter: match color {
            Color::White => letter,
            Color::Black => letter.to_ascii_lowercase(),
        },
        right: CastlingRights::of(color, long),
        king,
        king_to,
        rook,
        rook_to,
        empty,
        safe: path(geometry, king, king_to).with(king),
    })
}

/// The squares along a rank from one square to another, without the first.
fn path(geometry: &Geometry, from: Square, to: Square) -> Bitboard {
    let between = geometry
        .heading(from, to)
        .map_or(Bitboard::EMPTY, |heading: Direction| {
            (0..geometry.sheets()).fold(Bitboard::EMPTY, |set, sheet| {
                set | geometry.between(sheet, from, to, heading)
            })
        });
    between.with(to)
}

/// The indexes of the files that two letters name.
pub(super) fn two_files(pair: &str, geometry: &Geometry) -> Result<(usize, usize), String> {
    let letters: Vec<char> = pair.chars().collect();
    let index = |letter: char| {
        let files = &geometry.plan().files;
        files
            .iter()
            .position(|&known| known == letter)
            .ok_or_else(|| {
                let names: String = files.iter().collect();
                format!("there is no file `{letter}`: this board has `{names}`")
            })
    };
    match letters[..] {
        [from, to] => Ok((index(from)?, index(to)?)),
        _ => Err(format!("`{pair}` is not two file letters such as `fi`")),
    }
}
