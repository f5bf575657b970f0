//! Interactive Diagrams of the Chess Variant Pages: parameters such as `files=10`, and a line for each piece,
//! `name:letter:movement:picture:squares`.

mod parts;
mod places;
mod powers;

use super::draft::{
    DraftBoard, DraftLine, DraftPiece, DraftSquare, DraftSquares, GameDraft, LONGEST_SIDE, name,
};
use super::{Notes, movement};
use crate::rules::Color;
use crate::variant_file::Diagnostic;
use crate::words::slug;
use parts::{Part, is_piece, parts, title, without_markup};
use places::places;
use std::collections::BTreeSet;
use std::ops::Range;

/// Parameters that only change how a diagram looks.
const LOOKS: [&str; 27] = [
    "graphicsdir",
    "graphicstype",
    "whiteprefix",
    "blackprefix",
    "squaresize",
    "lightshade",
    "darkshade",
    "startshade",
    "rimshade",
    "coordshade",
    "borders",
    "coordinates",
    "usemarkers",
    "newclick",
    "theme",
    "rightmargin",
    "rimmed",
    "sym",
    "flipped",
    "trackpieces",
    "boardimage",
    "transparency",
    "satellite",
    "loadbutton",
    "oddshade",
    "lang",
    "position",
];

/// Pieces that need no movement, by their names.
const KNOWN: [(&str, &str); 24] = [
    ("pawn", "ifmnDfmWfceF"),
    ("knight", "N"),
    ("bishop", "B"),
    ("rook", "R"),
    ("queen", "Q"),
    ("king", "K"),
    ("archbishop", "BN"),
    ("cardinal", "BN"),
    ("princess", "BN"),
    ("chancellor", "RN"),
    ("marshall", "RN"),
    ("marshal", "RN"),
    ("empress", "RN"),
    ("amazon", "QN"),
    ("man", "K"),
    ("commoner", "K"),
    ("guard", "K"),
    ("centaur", "KN"),
    ("wazir", "W"),
    ("ferz", "F"),
    ("alfil", "A"),
    ("dabbaba", "D"),
    ("camel", "C"),
    ("nightrider", "NN"),
];

/// Whether a text has an Interactive Diagram.
pub(super) fn is_one(text: &str) -> bool {
    let plain = without_markup(text);
    parts(&plain).iter().any(|part| is_piece(part.text))
}

/// Reads the first diagram of a text.
pub(super) fn read(notes: &mut Notes, name: Option<&str>) -> Result<GameDraft, Diagnostic> {
    let source = notes.source.clone();
    let plain = without_markup(&source.text);
    let mut reader = DiagramReader::new(name.map(str::to_owned).or_else(|| title(&source.text)));
    let mut lines = Vec::new();
    for part in parts(&plain) {
        match part.text.split_once('=') {
            _ if is_piece(part.text) => lines.push(part),
            Some((key, value)) => reader.parameter(key, value.trim(), &part, notes)?,
            None => {}
        }
    }
    reader.finish(&lines, notes)
}

#[derive(Clone, Copy, PartialEq)]
enum Symmetry {
    Mirror,
    Rotate,
    None,
}

struct DiagramReader {
    name: Option<String>,
    board: DraftBoard,
    symmetry: Symmetry,
    /// Royal pieces by number, letter or name, with their places in the text.
    royal: Vec<(String, Range<usize>)>,
    promotion_depth: usize,
    promotion_choice: Option<(String, Range<usize>)>,
    promoting: usize,
    seen_files: bool,
}

impl DiagramReader {
    fn new(name: Option<String>) -> DiagramReader {
        DiagramReader {
            name,
            board: DraftBoard {
                files: 8,
                ranks: 8,
                ..DraftBoard::default()
            },
            symmetry: Symmetry::Mirror,
            royal: Vec::new(),
            promotion_depth: 1,
            promotion_choice: None,
            promoting: 1,
            seen_files: false,
        }
    }

    fn parameter(
        &mut self,
        key: &str,
        value: &str,
        part: &Part,
        notes: &mut Notes,
    ) -> Result<(), Diagnostic> {
        let number = |longest: usize| {
            let read = value
                .parse::<usize>()
                .ok()
                .filter(|number| *number <= longest);
            read.ok_or_else(|| {
                let problem = format!("`{key}` is a number from 0 to {longest}");
                notes.mistake(part.range(), problem)
            })
        };
        match key.to_ascii_lowercase().as_str() {
            "files" => {
                self.board.files = number(LONGEST_SIDE)?.max(1);
                if std::mem::replace(&mut self.seen_files, true) {
                    notes.warn(
                        part.range(),
                        "the text has several diagrams; their pieces were read as one",
                    );
                }
            }
            "ranks" => self.board.ranks = number(LONGEST_SIDE)?.max(1),
            "symmetry" => {
                self.symmetry = match value {
                    "mirror" => Symmetry::Mirror,
                    "rotate" => Symmetry::Rotate,
                    "none" => Symmetry::None,
                    _ => {
                        let problem = "`symmetry` is `mirror`, `rotate` or `none`";
                        return Err(notes.mistake(part.range(), problem));
                    }
                }
            }
            "royal" => self.royal.push((value.to_owned(), part.range())),
            "promozone" => self.promotion_depth = number(LONGEST_SIDE)?,
            "promochoice" => self.promotion_choice = Some((value.to_owned(), part.range())),
            "maxpromote" => self.promoting = number(100)?,
            "holdings" if value == "0" => {}
            "satellite" if self.name.is_none() && !value.is_empty() => {
                self.name = Some(value.to_owned())
            }
            key if LOOKS.contains(&key) => {}
            // Pages have other things with `=`.
            key if !key.chars().all(char::is_alphanumeric) || key.is_empty() => {}
            _ => notes.warn(
                part.range(),
                format!("`{key}` cannot be said in a game file and was left out"),
            ),
        }
        Ok(())
    }

    /// Makes the game of the parameters and the pieces.
    fn finish(mut self, lines: &[Part], notes: &mut Notes) -> Result<GameDraft, Diagnostic> {
        let mut draft = GameDraft {
            name: self.name.take().unwrap_or_else(|| stem(&notes.source.name)),
            origin: "Written from an Interactive Diagram. Comments say what each part comes from."
                .to_owned(),
            ..GameDraft::default()
        };
        let mut castling = [None, None];
        let mut ranges = Vec::new();
        for part in lines {
            let fields: Vec<&str> = part.text.splitn(5, ':').map(str::trim).collect();
            let squares = fields.get(4).copied().unwrap_or_default();
            if fields[0].eq_ignore_ascii_case("hole") {
                let squares = places(squares, self.board.files, self.board.ranks);
                self.board
                    .holes
                    .extend(squares.map_err(|problem| notes.mistake(part.range(), problem))?);
                continue;
            }
            let piece = self.piece(&draft.pieces, &fields, part, notes);
            if piece.movement.castling != [None, None] {
                castling = piece.movement.castling;
            }
            self.put(draft.pieces.len(), squares, part, notes)?;
            draft.pieces.push(piece);
            ranges.push(part.range());
        }
        self.crown(&mut draft.pieces, notes)?;
        self.promote(&mut draft.pieces, notes);
        for (index, piece) in draft.pieces.iter_mut().enumerate() {
            if let Some(steps) = piece.movement.double_step {
                let starts = DraftSquares::new_with(|color| {
                    let array = self.board.array.iter();
                    let own = array.filter(|(_, stands)| **stands == (index, color));
                    own.map(|(place, _)| *place).collect()
                });
                warn_of_two_starts(&starts, &ranges[index], notes);
                piece.first_moves.push((starts, steps));
            }
        }
        draft.castlings = self.castlings(&draft.pieces, castling);
        draft.board = self.board;
        draft.rules.push(DraftLine {
            text: "royal: Check".to_owned(),
            from: "A diagram's game is won by checkmate. A stalemate is a draw.".to_owned(),
        });
        Ok(draft)
    }

    fn piece(
        &self,
        known: &[DraftPiece],
        fields: &[&str],
        part: &Part,
        notes: &mut Notes,
    ) -> DraftPiece {
        let wanted = fields[0];
        let mut name = wanted.replace('_', " ");
        if slug(&name).is_empty() {
            name = format!("Piece {}", known.len() + 1);
        }
        let mut letters = name.chars();
        if let Some(first) = letters.next().filter(char::is_ascii_lowercase) {
            name = first.to_ascii_uppercase().to_string() + letters.as_str();
        }
        let mut number = 2;
        let base = name.clone();
        while known.iter().any(|piece| slug(&piece.name) == slug(&name)) {
            name = format!("{base} {number}");
            number += 1;
        }
        let sign = match fields[1].is_empty() {
            true => name.get(..1).unwrap_or_default(),
            false => fields[1],
        };
        let letter = free_letter(sign, known);
        if !sign.eq_ignore_ascii_case(&letter.to_string()) {
            notes.warn(
                part.range(),
                format!(
                    "`{sign}` is no letter for a piece here, or belongs to another piece; the piece is `{letter}`"
                ),
            );
        }
        let text = match fields[2] {
            "" => {
                let lower = wanted.to_lowercase();
                let found = KNOWN.iter().find(|(known, _)| *known == lower);
                if found.is_none() {
                    notes.warn(
                        part.range(),
                        format!("there is no known piece `{wanted}`; it cannot move"),
                    );
                }
                found.map_or("", |(_, moves)| moves)
            }
            moves => moves,
        };
        let movement = movement::read(text);
        for (left_out, reason) in &movement.left_out {
            notes.warn(part.range(), format!("`{left_out}` was left out: {reason}"));
        }
        DraftPiece {
            letter,
            name,
            movement,
            from: part.text.to_owned(),
            ..DraftPiece::default()
        }
    }

    /// Puts a piece on its squares, of White and of Black.
    fn put(
        &mut self,
        piece: usize,
        squares: &str,
        part: &Part,
        notes: &Notes,
    ) -> Result<(), Diagnostic> {
        let (white, black) = match squares.split_once(":").or_else(|| squares.split_once(",,")) {
            Some((white, black)) => (white, Some(black.trim_start_matches([':', ',']))),
            None => (squares, None),
        };
        let read = |squares: &str| {
            let found = places(squares, self.board.files, self.board.ranks);
            found.map_err(|problem| notes.mistake(part.range(), problem))
        };
        let (files, ranks) = (self.board.files, self.board.ranks);
        let white = read(white)?;
        let black = match (
            black.map(str::trim).filter(|black| !black.is_empty()),
            self.symmetry,
        ) {
            (Some(black), _) => read(black)?,
            (None, Symmetry::None) => BTreeSet::new(),
            (None, Symmetry::Mirror) => white
                .iter()
                .map(|&(file, rank)| (file, ranks - 1 - rank))
                .collect(),
            (None, Symmetry::Rotate) => {
                let turned = |&(file, rank): &DraftSquare| (files - 1 - file, ranks - 1 - rank);
                white.iter().map(turned).collect()
            }
        };
        for (color, places) in [(Color::White, white), (Color::Black, black)] {
            for place in places {
                if self.board.array.insert(place, (piece, color)).is_some() {
                    let problem = format!("two pieces stand on {}", name(place));
                    return Err(notes.mistake(part.range(), problem));
                }
            }
        }
        Ok(())
    }
}

/// Warns where one zone for the ends of first moves cannot serve two starts on one file.
fn warn_of_two_starts(starts: &DraftSquares, range: &Range<usize>, notes: &mut Notes) {
    let twice = |color| {
        let files = starts[color].iter().map(|(file, _)| *file);
        files.collect::<BTreeSet<usize>>().len() < starts[color].len()
    };
    if Color::ALL.into_iter().any(twice) {
        notes.warn(
            range.clone(),
            "two of these stand on one file; check how far the front one may go at first",
        );
    }
}

/// A capital for a piece: this one, or the first that is free.
fn free_letter(wanted: &str, known: &[DraftPiece]) -> char {
    let free = |letter: &char| known.iter().all(|piece| piece.letter != *letter);
    let mut signs = wanted.chars().map(|sign| sign.to_ascii_uppercase());
    let first = signs.next().filter(char::is_ascii_uppercase).filter(free);
    first.or_else(|| ('A'..='Z').find(free)).unwrap_or('?')
}

/// The name of a game from the name of its file.
fn stem(file: &str) -> String {
    let path = std::path::Path::new(file);
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    match slug(&stem).is_empty() {
        true => "Imported Game".to_owned(),
        false => stem.into_owned(),
    }
}
