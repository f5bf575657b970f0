//! Games between two armies: which armies fit a board, and their arrays on it.

use super::board::{Board, PlacedPiece};
use super::book::Book;
use crate::rules::{Color, Square};
use crate::variant_file::decode::{Report, Spanned};
use crate::variant_file::diagnostics::{Diagnostic, Span};
use crate::variant_file::schema::{
    ArmiesFile, ArmyFile, CapturedFile, GameFile, PieceFile, SetupFile,
};
use crate::words::count;

impl ArmiesFile {
    /// The id of one side's army.
    pub fn of(&self, color: Color) -> &Spanned<String> {
        match color {
            Color::White => &self.white,
            Color::Black => &self.black,
        }
    }

    /// Gives one side another army.
    pub fn set(&mut self, color: Color, id: &str) {
        let army = match color {
            Color::White => &mut self.white,
            Color::Black => &mut self.black,
        };
        id.clone_into(&mut army.value);
    }
}

impl Book {
    /// The ranks of an army on a board of this width, front rank first.
    fn ranks(&self, id: &str, width: usize) -> Option<&[Spanned<String>]> {
        let mut next = Some(id);
        // An army without arrays uses those of its base.
        for _ in 0..=self.armies.len() {
            let id = next?;
            let (_, army) = self.armies.iter().find(|(known, _)| known == id)?;
            if !army.arrays.is_empty() {
                let width = u8::try_from(width).ok()?;
                return army.arrays.get(&width).map(Vec::as_slice);
            }
            next = army.base.as_ref().map(|base| base.value.as_str());
        }
        None
    }

    /// The ids and names of the armies that fit a layout: by its width and height, and by the zones
    /// that their pieces need.
    pub fn armies_for(&self, armies: &ArmiesFile, setup: &SetupFile) -> Vec<(String, String)> {
        let Some((width, height)) = size(setup) else {
            return Vec::new();
        };
        let fits = |id: &str| {
            let ranks = self.ranks(id, width);
            ranks.is_some_and(|ranks| 2 * ranks.len() <= height)
                && self.has_zones_for(id, &armies.white.span, setup)
        };
        self.armies
            .iter()
            .filter(|(id, _)| fits(id))
            .map(|(id, army)| (id.clone(), army.name.clone().unwrap_or_else(|| id.clone())))
            .collect()
    }

    /// The armies that the sides of a game may have.
    pub fn armies_of(&self, file: &GameFile) -> Vec<Spanned<String>> {
        let armies = match &file.armies {
            Some(armies) if armies.choose == Some(true) => {
                let named = |(id, _): &(String, ArmyFile)| Spanned {
                    value: id.clone(),
                    span: armies.white.span.clone(),
                };
                return self.armies.iter().map(named).collect();
            }
            Some(armies) => vec![&armies.white, &armies.black],
            None => file.army.iter().collect(),
        };
        armies.into_iter().cloned().collect()
    }

    /// Whether a layout has all zones that an army's pieces need.
    fn has_zones_for(&self, id: &str, span: &Span, setup: &SetupFile) -> bool {
        let id = Spanned {
            value: id.to_owned(),
            span: span.clone(),
        };
        let mut unheard = Report::default();
        let pieces = self.army(&id, &mut unheard);
        pieces.iter().all(|(_, entry)| {
            self.described(entry, &mut unheard)
                .is_none_or(|piece| zones_of(&piece).all(|zone| setup.zones.get(zone).is_some()))
        })
    }
}

/// The zones that a piece needs.
pub(in crate::variant_file) fn zones_of(piece: &PieceFile) -> impl Iterator<Item = &String> {
    let run = piece.double_step.iter().flat_map(|run| {
        let from = run.from.iter().map(|zone| &zone.value);
        from.chain(std::iter::once(&run.until.value))
    });
    run.chain(piece.promotes.iter().map(|promotes| &promotes.zone.value))
}

/// The width and the height of a layout's picture.
fn size(setup: &SetupFile) -> Option<(usize, usize)> {
    let array = setup.array.as_ref()?;
    let cells = |row: &str| row.chars().filter(|cell| !cell.is_whitespace()).count();
    let mut rows = array.value.lines().map(cells).filter(|&width| width > 0);
    let width = rows.next()?;
    Some((width, rows.count() + 1))
}

/// Reports pieces that change sides but do not exist in the other army.
pub(super) fn check(file: &GameFile, report: &mut Report) {
    let changes_sides = matches!(file.rules.captured, Some(CapturedFile::ToCaptorsHand));
    let two = file.armies.as_ref();
    if let Some(armies) = two.filter(|armies| armies.white.value != armies.black.value)
        && changes_sides
    {
        let message = "captured pieces cannot change sides between two armies";
        let help = "give both sides the same army, or remove `captured: ToCaptorsHand`";
        report.push(Diagnostic::new(&armies.black.span, message).with_help(help));
    }
}

/// Puts both armies on the board, each at its own edge.
pub(super) fn place_armies(
    armies: &ArmiesFile,
    board: &Board,
    book: &Book,
    report: &mut Report,
) -> Vec<PlacedPiece> {
    let mut pieces: Vec<PlacedPiece> = Vec::new();
    for color in Color::ALL {
        let id = armies.of(color);
        let width = board.geometry.plan().files.len();
        let Some(ranks) = book.ranks(&id.value, width) else {
            let message = format!("the army `{}` has no array {width} squares wide", id.value);
            report.push(Diagnostic::new(&id.span, message));
            continue;
        };
        for standing in army(color, ranks, board, report) {
            if pieces.iter().any(|(square, _, _)| *square == standing.0) {
                let message = "the two armies do not have room on this board";
                report.push(Diagnostic::new(&id.span, message));
                return Vec::new();
            }
            pieces.push(standing);
        }
    }
    pieces
}

/// The pieces of one army on their squares.
fn army(
    color: Color,
    ranks: &[Spanned<String>],
    board: &Board,
    report: &mut Report,
) -> Vec<PlacedPiece> {
    let mut rows: Vec<Vec<Option<Square>>> = board.geometry.rows().collect();
    if color == Color::White {
        rows.reverse();
    }
    let mut pieces = Vec::new();
    for (index, rank) in ranks.iter().rev().enumerate() {
        let letters: Vec<char> = rank.value.chars().filter(|c| !c.is_whitespace()).collect();
        let row = rows.get(index).map_or(&[][..], Vec::as_slice);
        if letters.len() != row.len() {
            let squares = count(letters.len(), "square");
            let message = format!("this rank has {squares}, the board has {}", row.len());
            report.push(Diagnostic::new(&rank.span, message));
            continue;
        }
        for (&letter, square) in letters
            .iter()
            .zip(row)
            .filter(|(letter, _)| **letter != '.')
        {
            let letter = match color {
                Color::White => letter.to_ascii_uppercase(),
                Color::Black => letter.to_ascii_lowercase(),
            };
            match square {
                Some(square) => pieces.push((*square, letter, rank.span.clone())),
                None => {
                    let message = format!("the board has no square for `{letter}`");
                    report.push(Diagnostic::new(&rank.span, message));
                }
            }
        }
    }
    pieces
}
