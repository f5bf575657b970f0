//! The board of a layout: its squares, zones and array.

use super::mistakes::{comes_from_base, place_in, unknown};
use super::{picture, pointless};
use crate::rules::{Bitboard, BoardPlan, ByColor, Choices, Color, Geometry, Square};
use crate::variant_file::decode::{Report, Spanned};
use crate::variant_file::diagnostics::{Diagnostic, Span};
use crate::variant_file::schema::{SetupFile, ZoneFile};
use crate::words::count;

/// A piece in an array's picture: its square, its letter, and the place of the letter in the file.
pub(super) type PlacedPiece = (Square, char, Span);

/// A board with the zones and pieces of its layout.
pub(super) struct Board {
    /// The place of the array's picture in the file.
    pub array: Span,
    pub geometry: Geometry,
    pub zones: Vec<(String, ByColor<Bitboard>)>,
    /// The names of zones in the file, with their places.
    pub zone_names: Vec<Spanned<String>>,
    /// The names of zones with a mistake that has been reported.
    broken_zones: Vec<String>,
    /// The pieces of the array: square, letter, and byte offset of the letter in the picture.
    pub pieces: Vec<(Square, char, usize)>,
}

impl Board {
    /// The board of a layout; `home` is the span of the game's own file.
    pub fn new(
        setup: &SetupFile,
        array: &Spanned<String>,
        home: &Span,
        report: &mut Report,
    ) -> Option<Board> {
        let rows = picture::rows(array, report)?;
        let geometry = geometry(setup, array, home, &rows, report)?;
        let mut pieces = Vec::new();
        for (squares, row) in geometry.rows().zip(&rows) {
            for (square, &(offset, letter)) in squares.into_iter().zip(row) {
                if let Some(square) = square
                    && letter != '.'
                {
                    pieces.push((square, letter, offset));
                }
            }
        }
        let zones = zones(setup, &geometry, (&array.span, home), report);
        Some(Board {
            array: array.span.clone(),
            geometry,
            zones,
            zone_names: setup.zones.iter().map(|(name, _)| name.clone()).collect(),
            broken_zones: setup.zones.broken().to_vec(),
            pieces,
        })
    }

    /// The pieces of the picture, each with its place in the file.
    pub fn standing(&self, array: &Spanned<String>) -> Vec<PlacedPiece> {
        let pieces = self.pieces.iter();
        pieces
            .map(|&(square, letter, offset)| {
                let span = place_in(array, offset, letter.len_utf8());
                (square, letter, span)
            })
            .collect()
    }

    /// The union of the named zones, for each side.
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
                    unknown(name, "this layout has no zone", known, report);
                }
            }
        }
        union
    }
}

fn geometry(
    setup: &SetupFile,
    array: &Spanned<String>,
    home: &Span,
    rows: &[Vec<picture::Cell>],
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
    let file_names: String = ('a'..='z').take(width).collect();
    let names = [
        (
            files.len(),
            width,
            "file",
            setup.files.as_ref().map(|files| &files.span),
            format!("files: \"{file_names}\""),
        ),
        (
            ranks.len(),
            rows.len(),
            "rank",
            setup.ranks.as_ref().map(|ranks| &ranks.span),
            "ranks: [\"1\", \"2\", …]".to_owned(),
        ),
    ];
    for (named, there, what, span, anew) in names {
        if named == there {
            continue;
        }
        let are = if named == 1 { "is" } else { "are" };
        let array_is = match what {
            "file" => format!("the array is {there} wide"),
            _ => format!("the array has {there}"),
        };
        let message = format!("{} {are} named, {array_is}", count(named, what));
        let diagnostic = match span {
            Some(span) if comes_from_base(span, &array.span, home) => {
                let message = format!("in the base {message}");
                let help = format!("write `{anew}` into the layout");
                Diagnostic::new(&array.span, message).with_help(help)
            }
            None if rows.len() == 1 && array.value.split_whitespace().nth(1).is_some() => {
                Diagnostic::new(&array.span, message)
                    .with_help("write each rank on a line of its own")
            }
            span => Diagnostic::new(span.unwrap_or(&array.span), message),
        };
        report.push(diagnostic);
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

/// The ranks of each sheet; one sheet with all ranks if the layout names no sheets.
fn sheets(setup: &SetupFile, ranks: &[String], report: &mut Report) -> Option<Vec<Vec<String>>> {
    let Some(sheets) = &setup.sheets else {
        return Some(vec![ranks.to_vec()]);
    };
    let flat = |rank: &&String| sheets.value.iter().any(|sheet| sheet.contains(rank));
    let message = match ranks.iter().find(|rank| !flat(rank)) {
        Some(rank) => format!("the rank `{rank}` is on no sheet"),
        None if sheets.value.len() > Choices::SHEETS => {
            format!(
                "the board has {} sheets; the limit is {}",
                sheets.value.len(),
                Choices::SHEETS
            )
        }
        None => return Some(sheets.value.clone()),
    };
    report.push(Diagnostic::new(&sheets.span, message));
    None
}

fn hole_names(rows: &[Vec<picture::Cell>], files: &[char], row_names: &[String]) -> Vec<String> {
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
    setup: &SetupFile,
    geometry: &Geometry,
    places: (&Span, &Span),
    report: &mut Report,
) -> Vec<(String, ByColor<Bitboard>)> {
    setup
        .zones
        .iter()
        .map(|(name, zone)| {
            (
                name.value.clone(),
                squares(name, zone, geometry, places, report),
            )
        })
        .collect()
}

/// The squares of a zone. If the zone comes from a base and does not fit, the mistake is reported at
/// the array.
fn squares(
    name: &Spanned<String>,
    zone: &ZoneFile,
    geometry: &Geometry,
    (array, home): (&Span, &Span),
    report: &mut Report,
) -> ByColor<Bitboard> {
    let mut found = Report::default();
    let squares = ByColor {
        white: zone_squares(&zone.white, geometry, &mut found),
        black: zone_squares(&zone.black, geometry, &mut found),
    };
    let nothing = |text: &Spanned<String>| text.value.trim().is_empty();
    if nothing(&zone.white) && nothing(&zone.black) {
        let message = format!("the zone `{}` names no square", name.value);
        found.push(Diagnostic::new(&zone.white.span, message));
    }
    match found.diagnostics.first() {
        Some(first) if comes_from_base(&zone.white.span, array, home) => {
            let (name, problem) = (&name.value, &first.message);
            let message = format!(
                "the zone `{name}` comes from the base and does not fit this layout: {problem}"
            );
            let help = format!(
                "write `zones: {{ \"{name}\": (white: \"…\", black: \"…\") }}` into the layout, with squares such as `e4` and ranks such as `*4`"
            );
            report.push(Diagnostic::new(array, message).with_help(help));
        }
        _ => found
            .diagnostics
            .into_iter()
            .for_each(|diagnostic| report.push(diagnostic)),
    }
    squares
}

/// The squares that a zone's patterns name: `e4`, `*10` for a rank, `a*` for a file, or `*` for all.
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
            let rank = geometry.plan().ranks.len();
            let message = format!(
                "`{pattern}` is not a square, rank or file of this board, which has {}",
                count(rank, "rank")
            );
            let help = advice(pattern, geometry);
            let span = place_in(patterns, offset, pattern.len());
            report.push(Diagnostic::new(&span, message).with_help(help));
        }
        zone |= found;
    }
    zone
}

/// How to write what a pattern probably means.
fn advice(pattern: &str, geometry: &Geometry) -> String {
    let exists = |pattern: &str| {
        let mut squares = geometry.squares().into_iter();
        squares.any(|square| matches(pattern, geometry.name(square)))
    };
    let list = |separator: &[char]| {
        let parts = pattern.split(separator).filter(|part| !part.is_empty());
        let parts: Vec<String> = parts
            .map(|part| match exists(part) {
                true => part.to_owned(),
                false => format!("*{part}"),
            })
            .collect();
        parts.join(" ")
    };
    if exists(&format!("*{pattern}")) {
        return format!("a rank is written `*{pattern}`");
    }
    if exists(&format!("{pattern}*")) {
        return format!("a file is written `{pattern}*`");
    }
    if pattern.contains([',', ';']) {
        return format!("blanks separate squares: `{}`", list(&[',', ';']));
    }
    match pattern.split_once(['-', ':']) {
        Some((first, last)) if exists(first) && exists(last) => {
            match between(first, last, geometry) {
                Some(squares) => format!("write all its squares, or a rank as `*4`: `{squares}`"),
                None => "write all its squares with blanks between them".to_owned(),
            }
        }
        _ => "squares are written `e4`, ranks `*4`, files `e*`, the whole board `*`".to_owned(),
    }
}

/// The squares from one to another in the order of the board, if they are on one rank.
fn between(first: &str, last: &str, geometry: &Geometry) -> Option<String> {
    let (rank, same) = (first.get(1..)?, last.get(1..)?);
    let mut files: Vec<char> = geometry.plan().files.clone();
    let place = |name: &str| files.iter().position(|file| name.starts_with(*file));
    let (from, to) = (place(first)?, place(last)?);
    if rank != same || from > to {
        return None;
    }
    let squares: Vec<String> = files
        .drain(from..=to)
        .map(|file| format!("{file}{rank}"))
        .collect();
    Some(squares.join(" "))
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
