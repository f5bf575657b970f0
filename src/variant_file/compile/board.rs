//! The board of a layout: squares, zones, castlings and where the pieces stand.

use super::armies::Standing;
use super::{Layout, place_in, pointless, unknown};
use crate::rules::{
    Bitboard, BoardPlan, ByColor, Castling, CastlingRights, Choices, Color, Direction, Geometry,
    Man, Setup, Square,
};
use crate::variant_file::decode::{Report, Spanned};
use crate::variant_file::diagnostics::Diagnostic;
use crate::variant_file::schema::CastlingFile;

/// A board and what its layout says of it.
pub(super) struct Board {
    pub geometry: Geometry,
    pub zones: Vec<(String, ByColor<Bitboard>)>,
    /// The names of zones that are wrong, which has been reported.
    broken_zones: Vec<String>,
    /// Square, letter, and where in the picture the letter stands.
    pub men: Vec<(Square, char, usize)>,
}

/// One character of the picture and its byte offset.
type Cell = (usize, char);

impl Board {
    pub fn new(setup: &Layout, array: &Spanned<String>, report: &mut Report) -> Option<Board> {
        let rows = picture(array, report)?;
        let geometry = geometry(setup, array, &rows, report)?;
        let mut men = Vec::new();
        for (squares, row) in geometry.rows().zip(&rows) {
            for (square, &(offset, letter)) in squares.into_iter().zip(row) {
                if let Some(square) = square
                    && letter != '.'
                {
                    men.push((square, letter, offset));
                }
            }
        }
        let zones = zones(setup, &geometry, report);
        Some(Board {
            geometry,
            zones,
            broken_zones: setup.zones.broken().to_vec(),
            men,
        })
    }

    /// The pieces of the picture, with the place of each.
    pub fn standing(&self, array: &Spanned<String>) -> Vec<Standing> {
        let men = self.men.iter();
        men.map(|&(square, letter, offset)| {
            let span = place_in(array, offset, letter.len_utf8());
            (square, letter, span)
        })
        .collect()
    }

    /// The squares of the named zones together, for each side.
    pub fn zone(&self, names: &[Spanned<String>], report: &mut Report) -> ByColor<Bitboard> {
        let mut union = ByColor::<Bitboard>::default();
        for name in names {
            match self.zones.iter().find(|(known, _)| *known == name.value) {
                Some((_, squares)) => {
                    for color in Color::ALL {
                        union[color] |= squares[color];
                    }
                }
                None if self.broken_zones.contains(&name.value) => {}
                None => {
                    let known: Vec<&str> =
                        self.zones.iter().map(|(name, _)| name.as_str()).collect();
                    unknown(name, "zone in this layout", known, report);
                }
            }
        }
        union
    }
}

/// The rows of an array's picture, blank lines and blanks left out.
fn picture(array: &Spanned<String>, report: &mut Report) -> Option<Vec<Vec<Cell>>> {
    let mut rows: Vec<Vec<Cell>> = vec![Vec::new()];
    for (offset, letter) in array.value.char_indices() {
        match letter {
            '\n' => rows.push(Vec::new()),
            _ if letter.is_whitespace() => {}
            _ => {
                if let Some(row) = rows.last_mut() {
                    row.push((offset, letter));
                }
            }
        }
    }
    rows.retain(|row| !row.is_empty());
    let Some(width) = rows.first().map(Vec::len) else {
        report.push(Diagnostic::new(&array.span, "the array's picture is empty"));
        return None;
    };
    if !pointless::size(width, rows.len(), array, report) {
        return None;
    }
    let mut even = true;
    for row in rows.iter().filter(|row| row.len() != width) {
        let message = format!(
            "this rank has {} squares, the top one has {width}",
            row.len()
        );
        let first = row.first().map_or(0, |cell| cell.0);
        let last = row.last().map_or(first, |cell| cell.0);
        report.push(Diagnostic::new(
            &place_in(array, first, last + 1 - first),
            message,
        ));
        even = false;
    }
    even.then_some(rows)
}

fn geometry(
    setup: &Layout,
    array: &Spanned<String>,
    rows: &[Vec<Cell>],
    report: &mut Report,
) -> Option<Geometry> {
    if !pointless::names(setup, report) {
        return None;
    }
    let width = rows.first().map_or(0, Vec::len);
    let files: Vec<char> = match &setup.files {
        Some(files) => files.value.chars().collect(),
        None => (b'a'..=b'z').map(char::from).take(width).collect(),
    };
    let ranks: Vec<String> = match &setup.ranks {
        Some(ranks) => ranks.value.clone(),
        None => (1..=rows.len()).map(|rank| rank.to_string()).collect(),
    };
    let files_span = setup
        .files
        .as_ref()
        .map_or(&array.span, |files| &files.span);
    let ranks_span = setup
        .ranks
        .as_ref()
        .map_or(&array.span, |ranks| &ranks.span);
    if files.len() != width {
        let message = format!("{} files are named, the array is {width} wide", files.len());
        report.push(Diagnostic::new(files_span, message));
        return None;
    }
    if ranks.len() != rows.len() {
        let message = format!(
            "{} ranks are named, the array has {}",
            ranks.len(),
            rows.len()
        );
        report.push(Diagnostic::new(ranks_span, message));
        return None;
    }
    let row_names = match &setup.rows {
        Some(rows) => rows.value.clone(),
        None => ranks.iter().rev().cloned().collect(),
    };
    let holes = hole_names(rows, &files, &row_names);
    let plan = BoardPlan {
        files,
        rows: row_names,
        sheets: sheets(setup, &ranks, report)?,
        ranks,
        holes,
    };
    Geometry::new(plan)
        .map_err(|error| report.push(Diagnostic::new(&array.span, error.to_string())))
        .ok()
}

/// The ranks of each sheet; all on one if the layout names no sheets.
fn sheets(setup: &Layout, ranks: &[String], report: &mut Report) -> Option<Vec<Vec<String>>> {
    let Some(sheets) = &setup.sheets else {
        return Some(vec![ranks.to_vec()]);
    };
    let flat = |rank: &&String| sheets.value.iter().any(|sheet| sheet.contains(rank));
    let message = match ranks.iter().find(|rank| !flat(rank)) {
        Some(rank) => format!("the rank `{rank}` is on no sheet"),
        None if sheets.value.len() > Choices::SHEETS => {
            format!(
                "{} sheets; {} is the most",
                sheets.value.len(),
                Choices::SHEETS
            )
        }
        None => return Some(sheets.value.clone()),
    };
    report.push(Diagnostic::new(&sheets.span, message));
    None
}

fn hole_names(rows: &[Vec<Cell>], files: &[char], row_names: &[String]) -> Vec<String> {
    let mut holes = Vec::new();
    for (row, rank) in rows.iter().zip(row_names) {
        for (&(_, letter), file) in row.iter().zip(files) {
            if letter == '#' {
                holes.push(format!("{file}{rank}"));
            }
        }
    }
    holes
}

fn zones(
    setup: &Layout,
    geometry: &Geometry,
    report: &mut Report,
) -> Vec<(String, ByColor<Bitboard>)> {
    setup
        .zones
        .iter()
        .map(|(name, zone)| {
            let squares = ByColor {
                white: zone_squares(&zone.white, geometry, report),
                black: zone_squares(&zone.black, geometry, report),
            };
            let nothing = |text: &Spanned<String>| text.value.trim().is_empty();
            if nothing(&zone.white) && nothing(&zone.black) {
                let message = format!("the zone `{}` names no square", name.value);
                report.push(Diagnostic::new(&zone.white.span, message));
            }
            (name.value.clone(), squares)
        })
        .collect()
}

/// The squares that a zone's patterns mean: a name, `*` and a rank, a file and `*`, or `*` alone.
fn zone_squares(patterns: &Spanned<String>, geometry: &Geometry, report: &mut Report) -> Bitboard {
    let mut zone = Bitboard::EMPTY;
    for pattern in patterns.value.split_whitespace() {
        let found: Bitboard = geometry
            .squares()
            .into_iter()
            .filter(|&square| matches(pattern, geometry.name(square)))
            .collect();
        if found.is_empty() {
            let offset = pattern.as_ptr() as usize - patterns.value.as_ptr() as usize;
            let message = format!("`{pattern}` is no square, rank or file of this board");
            let help = "squares are written `e4`, ranks `*4`, files `e*`, the whole board `*`";
            let span = place_in(patterns, offset, pattern.len());
            report.push(Diagnostic::new(&span, message).with_help(help));
        }
        zone |= found;
    }
    zone
}

fn matches(pattern: &str, name: &str) -> bool {
    let file = name.chars().next().map_or(0, char::len_utf8);
    match (pattern.strip_prefix('*'), pattern.strip_suffix('*')) {
        (Some(""), _) => true,
        (Some(rank), _) => &name[file..] == rank,
        (None, Some(letter)) => &name[..file] == letter,
        (None, None) => pattern == name,
    }
}

/// The castlings of both sides.
pub(super) fn castlings(
    setup: &Layout,
    board: &Board,
    men: &[Man],
    start: &Setup,
    report: &mut Report,
) -> Vec<Castling> {
    let files = setup.castling.as_deref().unwrap_or_default();
    let mut found = Vec::new();
    for file in files {
        for color in Color::ALL {
            if !has_partner(&file.value, color, board, men, start) {
                continue;
            }
            match castling(&file.value, color, board, men, start) {
                Ok(castling) => found.push(castling),
                Err(problem) => report.push(Diagnostic::new(&file.span, problem)),
            }
        }
    }
    found
}

/// Whether the king and the piece that must castle with it are in their places, where a castling says
/// who that is.
fn has_partner(
    file: &CastlingFile,
    color: Color,
    board: &Board,
    men: &[Man],
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
    let man = |piece: crate::rules::Piece| men.get(piece.piece_type().index());
    let own = start.men.iter().filter(|(_, piece)| piece.color() == color);
    let mut kings = own.clone().filter(|&&(square, piece)| {
        geometry.file(square) == king_file && man(piece).is_some_and(|man| man.royal)
    });
    let Some(&(king, _)) = kings.next() else {
        return false;
    };
    let corner = geometry.at(rook_file, geometry.rank(king));
    own.filter(|(square, _)| Some(*square) == corner)
        .any(|&(_, piece)| man(piece).is_some_and(|man| man.id == *partner))
}

fn castling(
    file: &CastlingFile,
    color: Color,
    board: &Board,
    men: &[Man],
    start: &Setup,
) -> Result<Castling, String> {
    let geometry = &board.geometry;
    let (king_file, king_to_file) = two_files(&file.king, geometry)?;
    let (rook_file, rook_to_file) = two_files(&file.rook, geometry)?;
    let royal = |&&(square, man): &&(Square, _)| {
        let man: crate::rules::Piece = man;
        man.color() == color
            && geometry.file(square) == king_file
            && men
                .get(man.piece_type().index())
                .is_some_and(|man| man.royal)
    };
    let (king, _) = *start
        .men
        .iter()
        .find(royal)
        .ok_or_else(|| format!("{color} has no king on the file from which it castles"))?;
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
        return Err("after this castling king and rook would not stand side by side".to_owned());
    }
    let own = |square| {
        let mut men = start.men.iter();
        men.any(|&(known, man)| known == square && man.color() == color)
    };
    if !own(rook) {
        return Err(format!("{color} has no rook on {}", geometry.name(rook)));
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

/// The squares after the first up to the second along a rank.
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

/// The numbers of the files that two letters name.
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
