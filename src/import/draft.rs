//! A game as another program has it, and the game file that says the same.

use super::movement::MovementText;
use crate::rules::{ByColor, Color, betza};
use crate::variant_file::quote;
use crate::words::slug;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// The most squares on a side that are read. A board may have at most 128 squares.
pub(super) const LONGEST_SIDE: usize = 26;

/// A square: its file and its rank, both from 0.
pub(super) type DraftSquare = (usize, usize);

/// Squares of each side.
pub(super) type DraftSquares = ByColor<BTreeSet<DraftSquare>>;

/// A game as another program has it.
#[derive(Default)]
pub(super) struct GameDraft {
    pub name: String,
    /// Where it comes from, in a sentence.
    pub origin: String,
    pub board: DraftBoard,
    pub pieces: Vec<DraftPiece>,
    pub castlings: Vec<DraftCastling>,
    /// Fields of the rules with their values, and what each comes from.
    pub rules: Vec<DraftLine>,
    pub arrival: Option<DraftArrival>,
    /// What is left out and belongs to no piece.
    pub left_out: Vec<String>,
}

/// A line of the game file, and the line that it comes from, as a comment.
pub(super) struct DraftLine {
    pub text: String,
    pub from: String,
}

/// The board and its array.
#[derive(Default)]
pub(super) struct DraftBoard {
    pub files: usize,
    pub ranks: usize,
    pub holes: BTreeSet<DraftSquare>,
    /// The pieces by their indices.
    pub array: BTreeMap<DraftSquare, (usize, Color)>,
}

/// A piece as another program has it.
#[derive(Default)]
pub(super) struct DraftPiece {
    pub letter: char,
    pub name: String,
    pub movement: MovementText,
    pub royal: bool,
    pub pawn: bool,
    /// The squares where its longer first move starts, for each number of squares.
    pub first_moves: Vec<(DraftSquares, u8)>,
    pub promotion: Option<DraftPromotion>,
    /// What it comes from.
    pub from: String,
}

/// Where a piece promotes, and to what.
pub(super) struct DraftPromotion {
    pub zone: DraftSquares,
    /// The indices of the pieces that it may become.
    pub to: Vec<usize>,
    pub optional: bool,
}

/// A win by a piece that arrives on one of some squares.
pub(super) struct DraftArrival {
    pub squares: DraftSquares,
    /// The pieces that count, by their indices; all of them if it is empty.
    pub pieces: Vec<usize>,
    pub from: String,
}

/// Files of a castling: the king's and the partner's, each from and to.
pub(super) struct DraftCastling {
    pub king: (usize, usize),
    pub rook: (usize, usize),
    /// The piece that castles with the king, by its index.
    pub partner: Option<usize>,
}

/// Pieces of chess, as the piece book has them: id, movement, and whether it is royal.
const BOOK: [(&str, &str, bool); 5] = [
    ("king", "K", true),
    ("queen", "Q", false),
    ("rook", "R", false),
    ("bishop", "B", false),
    ("knight", "N", false),
];

/// The name of a square.
pub(super) fn name((file, rank): DraftSquare) -> String {
    format!("{}{}", file_letter(file), rank + 1)
}

fn file_letter(file: usize) -> char {
    char::from(b'a' + u8::try_from(file.min(25)).unwrap_or(25))
}

impl DraftBoard {
    /// All squares.
    pub fn places(&self) -> impl Iterator<Item = DraftSquare> + '_ {
        let all = (0..self.ranks).flat_map(|rank| (0..self.files).map(move |file| (file, rank)));
        all.filter(|place| !self.holes.contains(place))
    }

    /// The squares of a rank.
    pub fn rank(&self, rank: usize) -> BTreeSet<DraftSquare> {
        self.places().filter(|place| place.1 == rank).collect()
    }

    /// Squares as a zone: whole ranks as `*4`, the others by their names.
    fn zone(&self, places: &BTreeSet<DraftSquare>) -> String {
        let mut words = Vec::new();
        for rank in 0..self.ranks {
            let all = self.rank(rank);
            let some: Vec<&DraftSquare> = places.iter().filter(|place| place.1 == rank).collect();
            match !some.is_empty() && some.len() == all.len() {
                true => words.push(format!("*{}", rank + 1)),
                false => words.extend(some.into_iter().map(|&place| name(place))),
            }
        }
        words.join(" ")
    }

    /// The array as a picture, top rank first.
    fn picture(&self, pieces: &[DraftPiece]) -> Vec<String> {
        let sign = |place: DraftSquare| match self.array.get(&place) {
            Some(&(piece, Color::White)) => pieces[piece].letter,
            Some(&(piece, Color::Black)) => pieces[piece].letter.to_ascii_lowercase(),
            None if self.holes.contains(&place) => '#',
            None => '.',
        };
        let rank = |rank| (0..self.files).map(|file| sign((file, rank))).collect();
        (0..self.ranks).rev().map(rank).collect()
    }
}

/// The zones of a layout, by name.
struct Zones<'d> {
    board: &'d DraftBoard,
    found: Vec<(String, ByColor<String>)>,
}

impl Zones<'_> {
    /// The name of a zone with these squares. Zones of one kind with other squares are numbered.
    fn name(&mut self, kind: &str, squares: &DraftSquares) -> String {
        let texts = squares.map(|squares| self.board.zone(squares));
        let mut number = 1;
        loop {
            let name = match number {
                1 => kind.to_owned(),
                _ => format!("{kind} {number}"),
            };
            match self.found.iter().find(|(known, _)| *known == name) {
                None => {
                    self.found.push((name.clone(), texts));
                    return name;
                }
                Some((_, known)) if *known == texts => return name,
                Some(_) => number += 1,
            }
        }
    }
}

impl GameDraft {
    /// The game file.
    pub fn write(&self) -> String {
        let mut zones = Zones {
            board: &self.board,
            found: Vec::new(),
        };
        let ids = self.ids();
        let mut pieces = String::new();
        for (index, piece) in self.pieces.iter().enumerate() {
            comment(&mut pieces, 8, &piece.from);
            for (part, reason) in &piece.movement.left_out {
                comment(&mut pieces, 8, &format!("Left out: {part}: {reason}"));
            }
            let text = self.piece(index, &ids, &mut zones);
            let _ = writeln!(pieces, "        '{}': {text},", piece.letter);
        }
        let mut text = String::new();
        comment(&mut text, 0, &self.name);
        comment(&mut text, 0, &self.origin);
        for words in &self.left_out {
            comment(&mut text, 0, &format!("Left out: {words}"));
        }
        let name = quote(&self.name);
        let _ = write!(
            text,
            "(\n    format: 1,\n    name: {name},\n    pieces: {{\n{pieces}    }},\n"
        );
        let arrival = self.arrival.as_ref();
        let arrival = arrival.map(|arrival| arrival.line(&ids, &mut zones));
        self.write_layout(&mut text, &ids, &zones.found);
        let mut lines = self.rules.iter().chain(&arrival).peekable();
        if lines.peek().is_some() {
            text.push_str("    rules: (\n");
            for line in lines {
                comment(&mut text, 8, &line.from);
                let _ = writeln!(text, "        {},", line.text);
            }
            text.push_str("    ),\n");
        }
        text.push_str(")\n");
        text
    }

    fn write_layout(&self, text: &mut String, ids: &[String], zones: &[(String, ByColor<String>)]) {
        let size = format!("{}x{}", self.board.files, self.board.ranks);
        let _ = write!(
            text,
            "    setups: {{\n        \"{size}\": (\n            array: \"\n"
        );
        for row in self.board.picture(&self.pieces) {
            let _ = writeln!(text, "                {row}");
        }
        text.push_str("            \",\n");
        if !zones.is_empty() {
            text.push_str("            zones: {\n");
            for (name, squares) in zones {
                let [white, black] = Color::ALL.map(|color| quote(&squares[color]));
                let _ = writeln!(
                    text,
                    "                {}: (white: {white}, black: {black}),",
                    quote(name)
                );
            }
            text.push_str("            },\n");
        }
        if !self.castlings.is_empty() {
            let castlings = self.castlings.iter().map(|castling| castling.write(ids));
            let castlings: Vec<String> = castlings.collect();
            let _ = writeln!(text, "            castling: [{}],", castlings.join(", "));
        }
        text.push_str("        ),\n    },\n");
    }

    /// The ids of the pieces, which follow from their names.
    fn ids(&self) -> Vec<String> {
        self.pieces.iter().map(|piece| slug(&piece.name)).collect()
    }

    /// A piece: its id in the piece book, or its fields.
    fn piece(&self, index: usize, ids: &[String], zones: &mut Zones) -> String {
        let piece = &self.pieces[index];
        let movement = &piece.movement;
        let plain = !piece.pawn && piece.promotion.is_none() && piece.first_moves.is_empty();
        let known = BOOK.iter().find(|(id, moves, royal)| {
            *id == ids[index] && *royal == piece.royal && same_moves(moves, &movement.moves)
        });
        if let (Some((id, _, _)), true, false) = (known, plain, movement.en_passant) {
            return quote(id);
        }
        let mut fields = vec![
            format!("name: {}", quote(&piece.name)),
            format!("moves: {}", quote(&movement.moves)),
        ];
        if movement.en_passant {
            fields.push("captures: [EnPassant]".to_owned());
        }
        let powers = [(piece.royal, "Royal"), (piece.pawn, "Pawn")];
        let powers: Vec<&str> = powers
            .iter()
            .filter(|(has, _)| *has)
            .map(|&(_, name)| name)
            .collect();
        if !powers.is_empty() {
            fields.push(format!("powers: [{}]", powers.join(", ")));
        }
        if let Some(step) = self.double_step(piece, zones) {
            fields.push(step);
        }
        if let Some(promotion) = &piece.promotion {
            fields.push(self.promotion(promotion, ids, zones));
        }
        if piece.pawn {
            fields.push("picture: \"pawn\"".to_owned());
        }
        format!("({})", fields.join(", "))
    }

    fn double_step(&self, piece: &DraftPiece, zones: &mut Zones) -> Option<String> {
        let mut ends = DraftSquares::default();
        let mut from = Vec::new();
        for (starts, steps) in &piece.first_moves {
            for color in Color::ALL {
                ends[color].extend(starts[color].iter().filter_map(|&(file, rank)| {
                    let end = match color {
                        Color::White => rank + usize::from(*steps),
                        Color::Black => rank.checked_sub(usize::from(*steps))?,
                    };
                    let inside = end < self.board.ranks && !self.board.holes.contains(&(file, end));
                    inside.then_some((file, end))
                }));
            }
            from.push(quote(&zones.name("home", starts)));
        }
        let stands = !from.is_empty() && Color::ALL.iter().any(|&color| !ends[color].is_empty());
        stands.then(|| {
            let until = quote(&zones.name("double step end", &ends));
            format!("double_step: (from: [{}], until: {until})", from.join(", "))
        })
    }

    fn promotion(&self, promotion: &DraftPromotion, ids: &[String], zones: &mut Zones) -> String {
        let mut fields = vec![format!(
            "zone: {}",
            quote(&zones.name("last rank", &promotion.zone))
        )];
        let officers = (0..self.pieces.len())
            .filter(|&index| !self.pieces[index].royal && !self.pieces[index].pawn);
        let chosen: BTreeSet<usize> = promotion.to.iter().copied().collect();
        if chosen != officers.collect() {
            let names: Vec<String> = chosen.iter().map(|&index| quote(&ids[index])).collect();
            fields.push(format!("to: [{}]", names.join(", ")));
        }
        if promotion.optional {
            fields.push("optional: true".to_owned());
        }
        format!("promotes: ({})", fields.join(", "))
    }
}

impl DraftArrival {
    fn line(&self, ids: &[String], zones: &mut Zones) -> DraftLine {
        let mut fields = vec![format!(
            "zone: {}",
            quote(&zones.name("goal", &self.squares))
        )];
        if !self.pieces.is_empty() {
            let names: Vec<String> = self
                .pieces
                .iter()
                .map(|&index| quote(&ids[index]))
                .collect();
            fields.push(format!("pieces: [{}]", names.join(", ")));
        }
        DraftLine {
            text: format!("arrival: ({})", fields.join(", ")),
            from: self.from.clone(),
        }
    }
}

impl DraftCastling {
    fn write(&self, ids: &[String]) -> String {
        let files = |(from, to)| format!("\"{}{}\"", file_letter(from), file_letter(to));
        let partner = self.partner.map_or_else(String::new, |index| {
            format!(", partner: {}", quote(&ids[index]))
        });
        format!(
            "(king: {}, rook: {}{partner})",
            files(self.king),
            files(self.rook)
        )
    }
}

/// Writes a text as a comment. Other programs' text cannot end it.
fn comment(text: &mut String, indent: usize, words: &str) {
    let visible: String = words.chars().filter(|sign| !sign.is_control()).collect();
    if !visible.trim().is_empty() {
        let _ = writeln!(text, "{:indent$}// {}", "", visible.trim());
    }
}

/// Whether two movements are the same.
fn same_moves(one: &str, other: &str) -> bool {
    let (Ok(mut one), Ok(mut other)) = (betza::parse(one), betza::parse(other)) else {
        return false;
    };
    let order = |part: &betza::Part| format!("{part:?}");
    one.sort_by_key(order);
    other.sort_by_key(order);
    one == other
}
