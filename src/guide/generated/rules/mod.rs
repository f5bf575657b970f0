//! The rules of any game as a page: everything that was compiled, in words.

mod pieces;
mod settings;

use super::super::contents::{Page, PageKind};
use super::super::scene::Scene;
use super::the;
use crate::explain::Power;
use crate::rules::{
    Bitboard, BoardPlan, ByColor, Castling, Color, Piece, PieceType, Square, Variant,
};
use crate::texts::{Argument, Joint, Noun, Phrase, phrase, text};
use crate::variant_file::{GameInfo, OptionInfo};
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
    text.push(text!("rules-array").to_owned());
    text.extend(rules.array().iter().map(item));
    text.push(text!("rules-pieces").to_owned());
    text.extend(rules.pieces().iter().map(item));
    let moves = rules.special_moves();
    if !moves.is_empty() {
        text.push(text!("rules-special").to_owned());
        text.extend(moves.iter().map(item));
    }
    text.push(text!("rules-ends").to_owned());
    text.extend(rules.ends().iter().map(item));
    if !info.options.is_empty() {
        text.push(text!("rules-options").to_owned());
        text.extend(info.options.iter().map(|option| item(&choices(option))));
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
        title: text!("rules-starting-array").to_owned(),
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
pub(super) fn castling_of(variant: &Variant, piece: Piece) -> Option<Argument> {
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
        ([], others) => vec![rules.castling(sides[1], others)],
        (own, []) => vec![rules.castling(sides[0], own)],
        ([first, ..], [other, ..]) => {
            let ranks = &variant.geometry().plan().ranks;
            let rank = |castling: &Castling| variant.geometry().rank(castling.king);
            let more = match rules.castles_alike(&own, &others) {
                true if rank(first) == rank(other) => {
                    phrase!("rules-castling-alike", side = sides[1])
                }
                true => {
                    let rank = ranks[rank(other)].as_str();
                    phrase!("rules-castling-alike-there", side = sides[1], rank = rank)
                }
                false => rules.castling(sides[1], &others),
            };
            vec![rules.castling(sides[0], &own), more]
        }
    };
    Some(Argument::list(words, Joint::Space))
}

/// What a power does on this board, with the squares on which it does it; `None` if it does not depend on squares.
pub(super) fn on_board(variant: &Variant, piece: Piece, power: Power) -> Option<Argument> {
    let rules = Rules { variant };
    match power {
        Power::Run => {
            let runs = rules.runs(piece);
            (!runs.is_empty()).then(|| Argument::list(runs, Joint::Space))
        }
        Power::Promotion => {
            let words = rules.promotion(variant.kind(piece.piece_type()), piece)?;
            Some(words.into())
        }
        _ => None,
    }
}

/// A paragraph that is an item of a list.
fn item(words: &Phrase) -> String {
    format!("- {words}")
}

/// An option of a game with its choices.
fn choices(option: &OptionInfo) -> Phrase {
    let choices = option.choices.iter();
    let choices = choices.map(|(id, text)| match *id == option.default {
        true => phrase!("rules-usual-choice", choice = text.as_str()).into(),
        false => Argument::from(text.as_str()),
    });
    let choices = choices.reduce(|list, next| phrase!("rules-or", list = list, next = next).into());
    let choices = choices.unwrap_or_else(|| Argument::from(""));
    phrase!(
        "rules-option",
        name = option.name.as_str(),
        choices = choices
    )
}

/// The names of the files.
fn file_names(plan: &BoardPlan) -> Vec<String> {
    plan.files.iter().map(char::to_string).collect()
}

/// The files or ranks that are wholly in a set of squares, and all their squares.
fn whole<'a>(
    squares: Bitboard,
    names: impl Iterator<Item = (usize, &'a String)>,
    line: impl Fn(usize) -> Bitboard,
) -> Option<(Argument, Bitboard)> {
    let lines = names.map(|(at, name)| (name.as_str(), line(at)));
    let lines = lines.filter(|(_, line)| (*line - squares).is_empty());
    let (names, lines): (Vec<&str>, Vec<Bitboard>) = lines.unzip();
    let found = lines
        .into_iter()
        .fold(Bitboard::EMPTY, |found, line| found | line);
    (!names.is_empty()).then(|| (Argument::list(names, Joint::And), found))
}

struct Rules<'a> {
    variant: &'a Variant,
}

impl Rules<'_> {
    fn board(&self) -> String {
        let geometry = self.variant.geometry();
        let plan = geometry.plan();
        let (files, ranks) = (file_names(plan), &plan.ranks);
        let end = |name: Option<&String>| name.cloned().unwrap_or_default();
        let size = phrase!(
            "rules-board",
            files = files.len(),
            left = end(files.first()),
            right = end(files.last()),
            ranks = ranks.len(),
            bottom = end(ranks.first()),
            top = end(ranks.last())
        );
        let mut words = vec![size];
        if geometry.len() != files.len() * ranks.len() {
            words.push(phrase!("rules-board-holes", count = geometry.len()));
            words.extend(self.holes());
        }
        if geometry.sheets() > 1 {
            words.push(phrase!("rules-board-sheets", count = geometry.sheets()));
        }
        Argument::list(words, Joint::Space).to_string()
    }

    /// Which files the ranks with holes have: a sentence for each run of ranks with the same ones.
    fn holes(&self) -> Vec<Phrase> {
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
            let (count, from, to) = (rows.len(), rank(*first), rank(first + rows.len() - 1));
            let files = |wanted: bool| -> Vec<&str> {
                let files = names.iter().zip(there);
                files
                    .filter(|&(_, &is)| is == wanted)
                    .map(|(name, _)| name.as_str())
                    .collect()
            };
            let (missing, left) = (files(false), files(true));
            let list = |files: Vec<&str>| Argument::list(files, Joint::And);
            match missing.len() <= left.len() {
                true => phrase!(
                    "rules-holes",
                    count = count,
                    from = from,
                    to = to,
                    files = list(missing)
                ),
                false => phrase!(
                    "rules-no-holes",
                    count = count,
                    from = from,
                    to = to,
                    files = list(left)
                ),
            }
        });
        sentences.collect()
    }

    /// The pieces of both sides on their squares, an item for each rank.
    fn array(&self) -> Vec<Phrase> {
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
            () if opposite(true) => items.push(phrase!("rules-array-opposite")),
            () if opposite(false) => items.push(phrase!("rules-array-turned")),
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

    fn array_of(&self, color: Color) -> Vec<Phrase> {
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
            if !groups.is_empty() {
                let groups = groups
                    .iter()
                    .map(|(kind, squares)| self.group(*kind, squares));
                let pieces = Argument::list(groups, Joint::Comma);
                items.push(phrase!("rules-array-rank", side = color, pieces = pieces));
            }
        }
        items
    }

    /// `Rook a1`, `Knights b1 and c1`, `8 Pawns a2 to h2`, `3 Pawns a4, g4 and l4`
    fn group(&self, kind: PieceType, squares: &[Square]) -> Phrase {
        let geometry = self.variant.geometry();
        let name = |at: &Square| geometry.name(*at);
        let adjacent =
            |one: &Square, other: &Square| geometry.file(*one) + 1 == geometry.file(*other);
        let places = squares.chunk_by(adjacent).flat_map(|chunk| match chunk {
            [first, _, .., last] if chunk.len() > 2 => {
                let (from, to) = (name(first), name(last));
                vec![Argument::from(phrase!(
                    "rules-from-to",
                    from = from,
                    to = to
                ))]
            }
            _ => chunk.iter().map(name).map(Argument::from).collect(),
        });
        phrase!(
            "rules-array-group",
            count = squares.len(),
            piece = self.name(kind),
            squares = Argument::list(places, Joint::And)
        )
    }

    fn name(&self, kind: PieceType) -> Noun {
        Noun::name(&self.variant.kind(kind).name)
    }

    fn hand(&self, color: Color) -> Option<Phrase> {
        let held = self.held(color, false)?;
        Some(phrase!("rules-hand", side = color, pieces = held))
    }

    /// The pieces that both sides share.
    fn pool(&self) -> Option<Phrase> {
        let held = self.held(Color::White, true)?;
        Some(phrase!("rules-pool", pieces = held))
    }

    /// The pieces in a side's hand that it shares, or does not share, with the other side.
    fn held(&self, color: Color, shared: bool) -> Option<Argument> {
        let hand = self.variant.start().hand(color);
        let kinds = hand.types().iter();
        let kinds = kinds.filter(|&kind| self.variant.is_shared(kind) == shared);
        let held = kinds.map(|kind| {
            phrase!(
                "rules-held",
                count = usize::from(hand.count(kind)),
                piece = self.name(kind)
            )
        });
        let held: Vec<Phrase> = held.collect();
        (!held.is_empty()).then(|| Argument::list(held, Joint::And))
    }

    /// The swaps that may be made before the first move.
    fn exchanges(&self) -> Vec<Phrase> {
        let the = |square| the(self.variant, self.variant.start(), square);
        let exchanges = self.variant.settings().exchanges.iter();
        let words = exchanges.filter_map(|exchange| {
            let (one, other) = exchange.squares;
            Some(phrase!(
                "rules-exchange",
                side = exchange.side,
                one = the(one)?,
                other = the(other)?
            ))
        });
        words.collect()
    }

    /// `rank 8`, `files a and b`, `files a and h and ranks 1 and 8`, or the squares.
    fn squares(&self, squares: Bitboard) -> Argument {
        let geometry = self.variant.geometry();
        let plan = geometry.plan();
        let all = geometry.squares();
        let on = |test: &dyn Fn(Square) -> bool| -> Bitboard {
            all.into_iter().filter(|&square| test(square)).collect()
        };
        let ranks = whole(squares, plan.ranks.iter().enumerate(), |at| {
            on(&|square| geometry.rank(square) == at)
        });
        let files = whole(squares, file_names(plan).iter().enumerate(), |at| {
            on(&|square| geometry.file(square) == at)
        });
        match (ranks, files) {
            (Some((ranks, found)), _) if found == squares => {
                phrase!("rules-ranks", ranks = ranks).into()
            }
            (_, Some((files, found))) if found == squares => {
                phrase!("rules-files", files = files).into()
            }
            (Some((ranks, found)), Some((files, more))) if found | more == squares => {
                phrase!("rules-files-and-ranks", files = files, ranks = ranks).into()
            }
            _ => Argument::list(squares.into_iter().map(|at| geometry.name(at)), Joint::And),
        }
    }

    /// The same for a zone of both sides.
    fn zone(&self, zone: &ByColor<Bitboard>) -> Argument {
        if zone.white == zone.black {
            return self.squares(zone.white);
        }
        let sides = Color::ALL.into_iter().filter(|&color| zone[color].any());
        let squares = sides.map(|color| {
            let squares = self.squares(zone[color]);
            phrase!("rules-zone-of", squares = squares, side = color)
        });
        Argument::list(squares, Joint::Comma)
    }
}
