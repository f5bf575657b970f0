//! The rules of any game as a page: everything that was compiled, in words.

mod pieces;
mod settings;

use super::super::contents::{Page, PageKind};
use super::super::scene::Scene;
use crate::explain::{Power, list};
use crate::rules::{
    Bitboard, BoardPlan, ByColor, Castling, Color, Piece, PieceType, Square, Variant,
};
use crate::variant_file::GameInfo;
use crate::words::{count, plural};
use std::sync::Arc;

pub(super) use pieces::{in_hand, never_promotes};

/// The page of a game's rules, with its layout and its options as chosen.
pub fn rules_page(variant: &Arc<Variant>, info: &GameInfo) -> Page {
    let rules = Rules { variant };
    let mut text: Vec<String> = Vec::new();
    if !info.summary.is_empty() {
        text.push(info.summary.clone());
    }
    text.push(rules.board());
    text.push("The starting array:".to_owned());
    text.extend(rules.array());
    text.push("The pieces:".to_owned());
    text.extend(rules.pieces());
    let moves = rules.special_moves();
    if !moves.is_empty() {
        text.push("Special rules:".to_owned());
        text.extend(moves);
    }
    text.push("How the game ends:".to_owned());
    text.extend(rules.ends());
    if !info.options.is_empty() {
        text.push("Players may choose:".to_owned());
        text.extend(info.options.iter().map(|option| {
            let choices = option
                .choices
                .iter()
                .map(|(id, text)| match *id == option.default {
                    true => format!("{text} (usual)"),
                    false => text.clone(),
                });
            format!(
                "- {}: {}.",
                option.name,
                choices.collect::<Vec<String>>().join("; or ")
            )
        }));
    }
    let year = info.year.map(|year| year.to_string());
    let named = !info.inventor.is_empty();
    let told = named
        && info
            .sources
            .iter()
            .any(|source| source.contains(&info.inventor));
    let inventor = [Some(info.inventor.clone()), year].into_iter().flatten();
    let inventor = inventor.collect::<Vec<_>>().join(", ");
    let sources = (named && !told).then_some(inventor).into_iter();
    let source = sources
        .chain(info.sources.clone())
        .collect::<Vec<_>>()
        .join("; ");
    let words = (info.name.clone(), text, source);
    let array = Scene {
        title: "The starting array".to_owned(),
        variant: variant.clone(),
        start: variant.start().clone(),
        lines: Vec::new(),
        refused: Vec::new(),
        task: None,
        targets: Bitboard::EMPTY,
    };
    Page::made(
        variant.id().to_owned(),
        PageKind::Game,
        words,
        variant.clone(),
        vec![array],
    )
}

/// How a piece castles, as the king or as its partner, its own side first; `None` if it castles for neither side.
pub(super) fn castling_of(variant: &Variant, piece: Piece) -> Option<String> {
    let rules = Rules { variant };
    let sides = [piece.color(), !piece.color()];
    let [own, others] = sides.map(|color| {
        let piece = Piece::new(color, piece.piece_type());
        let stands = |square| variant.start().piece(square) == Some(piece);
        let castlings = variant.settings().castlings.iter();
        let own = castlings.filter(|castling| stands(castling.king) || stands(castling.rook));
        own.collect::<Vec<&Castling>>()
    });
    let words = match (own.as_slice(), others.as_slice()) {
        ([], []) => return None,
        ([], others) => rules.castling(!piece.color(), others),
        (own, []) => rules.castling(piece.color(), own),
        ([first, ..], [other, ..]) => {
            let words = rules.castling(piece.color(), &own);
            match rules.castles_alike(&own, &others) {
                true => {
                    let ranks = &variant.geometry().plan().ranks;
                    let rank = |castling: &Castling| variant.geometry().rank(castling.king);
                    let there = match rank(first) == rank(other) {
                        true => String::new(),
                        false => format!(" on rank {}", ranks[rank(other)]),
                    };
                    format!("{words} {} castles in the same way{there}.", sides[1])
                }
                false => format!("{words} {}", rules.castling(sides[1], &others)),
            }
        }
    };
    Some(words)
}

/// What a power does on this board, with the squares on which it does it; `None` if it does not depend on squares.
pub(super) fn on_board(variant: &Variant, piece: Piece, power: Power) -> Option<String> {
    let rules = Rules { variant };
    match power {
        Power::Run => Some(rules.runs(piece).join(" ")).filter(|words| !words.is_empty()),
        Power::Promotion => rules.promotion(variant.kind(piece.piece_type()), piece),
        _ => None,
    }
}

/// The names of the files.
fn file_names(plan: &BoardPlan) -> Vec<String> {
    plan.files.iter().map(char::to_string).collect()
}

/// The files or ranks that are wholly in a set of squares, in words, and all their squares.
fn whole<'a>(
    one: &str,
    squares: Bitboard,
    names: impl Iterator<Item = (usize, &'a String)>,
    line: impl Fn(usize) -> Bitboard,
) -> Option<(String, Bitboard)> {
    let lines = names.map(|(at, name)| (name.as_str(), line(at)));
    let lines = lines.filter(|(_, line)| (*line - squares).is_empty());
    let (names, lines): (Vec<&str>, Vec<Bitboard>) = lines.unzip();
    let ending = match names.len() {
        0 => return None,
        1 => "",
        _ => "s",
    };
    let found = lines
        .into_iter()
        .fold(Bitboard::EMPTY, |found, line| found | line);
    Some((format!("{one}{ending} {}", list(&names, " and ")), found))
}

struct Rules<'a> {
    variant: &'a Variant,
}

impl Rules<'_> {
    fn board(&self) -> String {
        let geometry = self.variant.geometry();
        let plan = geometry.plan();
        let (files, ranks) = (file_names(plan), &plan.ranks);
        let ends = |names: &[String]| match names {
            [only] => only.clone(),
            [first, .., last] => format!("{first} to {last}"),
            [] => String::new(),
        };
        let size = format!(
            "The board has {} ({}) and {} ({}).",
            count(files.len(), "file"),
            ends(&files),
            count(ranks.len(), "rank"),
            ends(ranks)
        );
        let holes = match geometry.len() == files.len() * ranks.len() {
            true => String::new(),
            false => format!(
                " Not all of these squares exist: there are {}. {}",
                geometry.len(),
                self.holes().join(" ")
            ),
        };
        let sheets = match geometry.sheets() {
            1 => String::new(),
            many => format!(
                " It is {many} boards in one, which share squares. A move goes along one of them."
            ),
        };
        format!("{size}{holes}{sheets}")
    }

    /// Which files the ranks with holes have: a sentence for each run of ranks with the same ones.
    fn holes(&self) -> Vec<String> {
        let geometry = self.variant.geometry();
        let plan = geometry.plan();
        let names = file_names(plan);
        let present = |rank: usize| -> Vec<bool> {
            let files = 0..names.len();
            files
                .map(|file| geometry.at(file, rank).is_some())
                .collect()
        };
        let rows: Vec<(usize, Vec<bool>)> = (0..plan.ranks.len())
            .map(|rank| (rank, present(rank)))
            .collect();
        let alike = rows.chunk_by(|(_, one), (_, other)| one == other);
        let holed = alike.filter(|rows| rows[0].1.contains(&false));
        let sentences = holed.map(|rows| {
            let (first, there) = &rows[0];
            let rank = |at: usize| plan.ranks[at].as_str();
            let (on, has) = match rows.len() {
                1 => (format!("Rank {}", rank(*first)), "has"),
                2 => (
                    format!("Ranks {} and {}", rank(*first), rank(first + 1)),
                    "have",
                ),
                many => (
                    format!("Ranks {} to {}", rank(*first), rank(first + many - 1)),
                    "have",
                ),
            };
            let files = |wanted: bool| -> Vec<&str> {
                let files = names.iter().zip(there);
                files
                    .filter(|&(_, &is)| is == wanted)
                    .map(|(name, _)| name.as_str())
                    .collect()
            };
            let (missing, left) = (files(false), files(true));
            let word = |files: &[&str]| if files.len() == 1 { "file" } else { "files" };
            match missing.len() <= left.len() {
                true => format!(
                    "{on} {has} no square on the {} {}.",
                    word(&missing),
                    list(&missing, " and ")
                ),
                false => format!(
                    "{on} {has} only the {} {}.",
                    word(&left),
                    list(&left, " and ")
                ),
            }
        });
        sentences.collect()
    }

    /// The pieces of both sides on their squares, an item for each rank.
    fn array(&self) -> Vec<String> {
        let mut items = self.array_of(Color::White);
        let opposite = |mirrored: bool| {
            let start = self.variant.start();
            let here = |square: Square| start.piece(square);
            self.variant.geometry().squares().into_iter().all(|square| {
                let there = self.opposite(square, mirrored).and_then(here);
                let other = there.map(|piece| (piece.piece_type(), !piece.color()));
                other == here(square).map(|piece| (piece.piece_type(), piece.color()))
            })
        };
        match () {
            () if opposite(true) => {
                items.push("- Black's pieces stand opposite, on the same files.".to_owned())
            }
            () if opposite(false) => {
                items.push("- Black's array is White's, turned by half a turn.".to_owned())
            }
            () => items.extend(self.array_of(Color::Black)),
        }
        items.extend(Color::ALL.into_iter().filter_map(|color| self.hand(color)));
        items.extend(self.pool());
        items.extend(self.exchanges());
        items
    }

    /// The square on the same file and the opposite rank; or after half a turn.
    fn opposite(&self, square: Square, mirrored: bool) -> Option<Square> {
        let geometry = self.variant.geometry();
        let plan = geometry.plan();
        let (file, rank) = (geometry.file(square), geometry.rank(square));
        let file = match mirrored {
            true => file,
            false => plan.files.len() - 1 - file,
        };
        geometry.at(file, plan.ranks.len() - 1 - rank)
    }

    fn array_of(&self, color: Color) -> Vec<String> {
        let (geometry, start) = (self.variant.geometry(), self.variant.start());
        let ranks = 0..geometry.plan().ranks.len();
        let ranks: Vec<usize> = match color {
            Color::White => ranks.collect(),
            Color::Black => ranks.rev().collect(),
        };
        let mut items = Vec::new();
        for rank in ranks {
            let mut groups: Vec<(PieceType, Vec<Square>)> = Vec::new();
            for square in start
                .pieces(color)
                .into_iter()
                .filter(|&square| geometry.rank(square) == rank)
            {
                let Some(piece) = start.piece(square) else {
                    continue;
                };
                match groups.last_mut() {
                    Some((known, squares)) if *known == piece.piece_type() => squares.push(square),
                    _ => groups.push((piece.piece_type(), vec![square])),
                }
            }
            let groups: Vec<String> = groups
                .iter()
                .map(|(kind, squares)| self.group(*kind, squares))
                .collect();
            if !groups.is_empty() {
                items.push(format!("- {color}: {}.", groups.join(", ")));
            }
        }
        items
    }

    /// `Rook a1`, `Knights b1 and c1`, `8 Pawns a2 to h2`, `3 Pawns a4, g4 and l4`
    fn group(&self, kind: PieceType, squares: &[Square]) -> String {
        let geometry = self.variant.geometry();
        let name = &self.variant.kind(kind).name;
        let adjacent =
            |one: &Square, other: &Square| geometry.file(*one) + 1 == geometry.file(*other);
        let places = squares.chunk_by(adjacent).flat_map(|chunk| match chunk {
            [first, _, .., last] if chunk.len() > 2 => {
                vec![format!(
                    "{} to {}",
                    geometry.name(*first),
                    geometry.name(*last)
                )]
            }
            _ => chunk
                .iter()
                .map(|at| geometry.name(*at).to_owned())
                .collect(),
        });
        let places = list(&places.collect::<Vec<String>>(), " and ");
        match squares.len() {
            1 => format!("{name} {places}"),
            2 => format!("{} {places}", plural(name)),
            many => format!("{} {places}", count(many, name)),
        }
    }

    fn hand(&self, color: Color) -> Option<String> {
        let held = self.held(color, false);
        (!held.is_empty()).then(|| format!("- {color} has in hand: {}.", list(&held, " and ")))
    }

    /// The pieces that both sides share.
    fn pool(&self) -> Option<String> {
        let held = self.held(Color::White, true);
        (!held.is_empty())
            .then(|| format!("- In a pool of both sides are: {}.", list(&held, " and ")))
    }

    /// The pieces in a side's hand that it shares, or does not share, with the other side.
    fn held(&self, color: Color, shared: bool) -> Vec<String> {
        let hand = self.variant.start().hand(color);
        let kinds = hand.types().iter();
        let kinds = kinds.filter(|&kind| self.variant.is_shared(kind) == shared);
        let number = |kind| usize::from(hand.count(kind));
        kinds
            .map(|kind| count(number(kind), &self.variant.kind(kind).name))
            .collect()
    }

    /// The swaps that may be made before the first move.
    fn exchanges(&self) -> Vec<String> {
        let (geometry, start) = (self.variant.geometry(), self.variant.start());
        let exchanges = self.variant.settings().exchanges.iter();
        exchanges
            .map(|exchange| {
                let named = |square: Square| {
                    let piece = start.piece(square);
                    let name =
                        piece.map_or("piece", |piece| &self.variant.kind(piece.piece_type()).name);
                    format!("the {name} on {}", geometry.name(square))
                };
                let (one, other) = exchange.squares;
                format!(
                    "- Before the first move {} may swap {} and {}.",
                    exchange.side,
                    named(one),
                    named(other)
                )
            })
            .collect()
    }

    /// `rank 8`, `files a and b`, `files a and h and ranks 1 and 8`, or the squares.
    fn squares(&self, squares: Bitboard) -> String {
        let geometry = self.variant.geometry();
        let plan = geometry.plan();
        let all = geometry.squares();
        let on = |test: &dyn Fn(Square) -> bool| -> Bitboard {
            all.into_iter().filter(|&square| test(square)).collect()
        };
        let ranks = whole("rank", squares, plan.ranks.iter().enumerate(), |at| {
            on(&|square| geometry.rank(square) == at)
        });
        let files = whole("file", squares, file_names(plan).iter().enumerate(), |at| {
            on(&|square| geometry.file(square) == at)
        });
        match (ranks, files) {
            (Some((words, found)), _) if found == squares => words,
            (_, Some((words, found))) if found == squares => words,
            (Some((ranks, found)), Some((files, more))) if found | more == squares => {
                format!("{files} and {ranks}")
            }
            _ => {
                let squares = squares.into_iter();
                let names: Vec<&str> = squares.map(|square| geometry.name(square)).collect();
                list(&names, " and ")
            }
        }
    }

    /// The same for a zone of both sides.
    fn zone(&self, zone: &ByColor<Bitboard>) -> String {
        if zone.white == zone.black {
            return self.squares(zone.white);
        }
        let sides = Color::ALL.into_iter().filter(|&color| zone[color].any());
        let sides: Vec<String> = sides
            .map(|color| format!("{} for {color}", self.squares(zone[color])))
            .collect();
        list(&sides, ", ")
    }
}
