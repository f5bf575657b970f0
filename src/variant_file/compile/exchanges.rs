//! The choices of an array before the first move.

use super::board::Board;
use super::castlings::two_files;
use crate::rules::{Color, Exchange, PieceKind, Setup, Square};
use crate::variant_file::decode::Report;
use crate::variant_file::diagnostics::Diagnostic;
use crate::variant_file::schema::{ExchangeFile, RulesFile, SideFile};

/// Compiles the array choices of the rules, in their order.
pub(super) fn compile(
    rules: &RulesFile,
    board: &Board,
    kinds: &[PieceKind],
    start: &Setup,
    report: &mut Report,
) -> Vec<Exchange> {
    let files = rules.array_choices.as_deref().unwrap_or_default();
    let mut found = Vec::new();
    for file in files {
        match exchange(&file.value, board, kinds, start) {
            Ok(exchange) => found.push(exchange),
            Err(problem) => report.push(Diagnostic::new(&file.span, problem)),
        }
    }
    // A position stores the number of the choice in one byte.
    if let Some(extra) = files.get(usize::from(u8::MAX)) {
        report.push(Diagnostic::new(
            &extra.span,
            "at most 255 swaps are possible",
        ));
    }
    found
}

fn exchange(
    file: &ExchangeFile,
    board: &Board,
    kinds: &[PieceKind],
    start: &Setup,
) -> Result<Exchange, String> {
    let geometry = &board.geometry;
    let side = match file.side {
        SideFile::White => Color::White,
        SideFile::Black => Color::Black,
    };
    let (one, other) = two_files(&file.files, geometry)?;
    let rank = king(side, kinds, start).map(|king| geometry.rank(king));
    let rank = rank.ok_or_else(|| format!("{side} has no king to give the rank of the swap"))?;
    let own = |file: usize| {
        let square = geometry.at(file, rank);
        let holds = |square: &Square| {
            let mut kinds = start.pieces.iter();
            kinds.any(|&(known, piece)| known == *square && piece.color() == side)
        };
        square.filter(holds)
    };
    match (own(one), own(other)) {
        (Some(a), Some(b)) if a != b => Ok(Exchange {
            side,
            squares: (a.min(b), a.max(b)),
        }),
        _ => Err(format!(
            "{side} has no two pieces on these files of its king's rank"
        )),
    }
}

fn king(side: Color, kinds: &[PieceKind], start: &Setup) -> Option<Square> {
    let mut all = start.pieces.iter();
    let royal = |index: usize| kinds.get(index).is_some_and(|kind| kind.royal);
    all.find(|(_, piece)| piece.color() == side && royal(piece.piece_type().index()))
        .map(|&(square, _)| square)
}
