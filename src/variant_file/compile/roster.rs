//! The pieces of a game: their letters, ids and types.
//!
//! A letter belongs to a side: two armies may give it to different pieces. A piece that both armies have is one type.

use super::book::Book;
use crate::rules::{ByColor, Color, MAX_TYPES, PieceType, TypeSet};
use crate::variant_file::decode::{Entries, Overlay, Report, Spanned};
use crate::variant_file::diagnostics::{Diagnostic, Span, suggestion};
use crate::variant_file::encode::Encode;
use crate::variant_file::schema::{GameFile, PieceEntry, PieceFile};
use crate::words::slug;

/// A piece of the game, not yet compiled.
pub(super) struct RosterEntry {
    pub id: String,
    pub letter: char,
    pub span: Span,
    pub piece: PieceFile,
    /// Which sides can have it.
    pub sides: ByColor<bool>,
}

/// The pieces of the game, in the order of their types.
pub(super) struct Roster {
    pub entries: Vec<RosterEntry>,
    /// Letters of pieces with a mistake that has been reported.
    broken: Vec<char>,
    /// Whether an army or a piece has a reported mistake. Missing pieces are not reported then.
    incomplete: bool,
    /// Whether an army does not exist, so that its letters are unknown.
    pub lacks_army: bool,
    /// The span of the game's own file.
    pub home: Span,
}

impl Roster {
    pub fn new(file: &GameFile, book: &Book, span: &Span, report: &mut Report) -> Roster {
        let mut roster = Roster {
            entries: Vec::new(),
            broken: Vec::new(),
            incomplete: false,
            lacks_army: false,
            home: span.clone(),
        };
        let before = report.diagnostics.len();
        match &file.armies {
            Some(armies) if armies.white.value != armies.black.value => {
                for color in Color::ALL {
                    let pieces = roster.army(armies.of(color), book, report);
                    roster.add_army(pieces, &[color], file, book, report);
                }
            }
            armies => {
                let army = armies.as_ref().map(|armies| &armies.white);
                let pieces = match army.or(file.army.as_ref()) {
                    Some(army) => roster.army(army, book, report),
                    None => Entries::default(),
                };
                roster.add_army(pieces, &Color::ALL, file, book, report);
            }
        }
        roster.incomplete = report.diagnostics.len() > before || !roster.broken.is_empty();
        let types = roster.entries.len();
        if types > MAX_TYPES {
            let message = format!("the game has {types} types of pieces; the limit is {MAX_TYPES}");
            report.push(Diagnostic::new(span, message));
            roster.entries.truncate(MAX_TYPES);
        }
        for entry in &mut roster.entries {
            let PieceFile { name, text, .. } = &mut entry.piece;
            *text = text.as_deref().map(|text| file.translated(text).to_owned());
            // The names of built-in pieces have texts of their own, with their plurals and cases.
            let own = name.as_deref().and_then(|name| file.own_translation(name));
            *name = own.map(str::to_owned).or(name.take());
        }
        roster
    }

    fn army(
        &mut self,
        id: &Spanned<String>,
        book: &Book,
        report: &mut Report,
    ) -> Entries<char, PieceEntry> {
        let before = report.diagnostics.len();
        let pieces = book.army(id, report);
        self.lacks_army |= report.diagnostics.len() > before;
        pieces
    }

    /// Adds the pieces of an army for some sides, with the game's changes. A piece that the other side
    /// also has stays one type.
    fn add_army(
        &mut self,
        mut pieces: Entries<char, PieceEntry>,
        sides: &[Color],
        file: &GameFile,
        book: &Book,
        report: &mut Report,
    ) {
        pieces.overlay(file.pieces.clone());
        self.broken.extend_from_slice(pieces.broken());
        // With two armies a letter may belong to only one of them.
        for letter in pieces.useless_removals().filter(|_| sides.len() == 2) {
            let message = format!("there is no piece `{}` to remove", letter.value);
            let help = "only letters of the army and of the base can be removed";
            report.push(Diagnostic::new(&letter.span, message).with_help(help));
        }
        for (letter, entry) in pieces.iter() {
            if !is_capital(letter, report) {
                continue;
            }
            let before = report.diagnostics.len();
            let Some(mut entry) = roster_entry(letter, entry, book, report) else {
                advise_like(entry, &pieces, &mut report.diagnostics[before..]);
                self.broken.push(letter.value);
                continue;
            };
            for &color in sides {
                entry.sides[color] = true;
            }
            // Two armies in one file may each describe the piece.
            let same = |known: &&mut RosterEntry| {
                known.letter == entry.letter
                    && known.id == entry.id
                    && known.piece.encode() == entry.piece.encode()
            };
            match self.entries.iter_mut().find(same) {
                Some(known) => {
                    for &color in sides {
                        known.sides[color] = true;
                    }
                }
                None => self.entries.push(entry),
            }
        }
    }

    /// The types that a side can have.
    pub fn side(&self, color: Color) -> TypeSet {
        let entries = self.entries.iter().enumerate();
        entries
            .filter(|(_, entry)| entry.sides[color])
            .map(|(index, _)| PieceType::new(index))
            .collect()
    }

    /// Whether a letter belongs to a piece with a mistake.
    pub fn is_broken(&self, letter: char) -> bool {
        self.broken.contains(&letter)
    }

    /// Whether pieces are missing because of a reported mistake.
    pub fn is_incomplete(&self) -> bool {
        self.incomplete
    }

    pub fn letter(&self, color: Color, letter: char) -> Option<PieceType> {
        let index = self
            .entries
            .iter()
            .position(|entry| entry.letter == letter && entry.sides[color])?;
        Some(PieceType::new(index))
    }

    pub fn letters(&self, color: Color) -> impl Iterator<Item = char> + '_ {
        let entries = self.entries.iter();
        entries
            .filter(move |entry| entry.sides[color])
            .map(|entry| entry.letter)
    }

    /// The types with these ids. An id that exists only in the book gives no type.
    pub fn types(&self, ids: &[Spanned<String>], book: &Book, report: &mut Report) -> TypeSet {
        let mut set = TypeSet::NONE;
        for id in ids {
            let mut known = false;
            for (index, _) in self
                .entries
                .iter()
                .enumerate()
                .filter(|(_, entry)| entry.id == id.value)
            {
                set.insert(PieceType::new(index));
                known = true;
            }
            if !known && book.pieces.get(&id.value).is_none() {
                let message = format!("there is no piece `{}`", id.value);
                let ids: Vec<&str> = self.entries.iter().map(|entry| entry.id.as_str()).collect();
                let named = |entry: &&RosterEntry| id.value.chars().eq([entry.letter]);
                let help = match self.entries.iter().find(named) {
                    Some(entry) => format!("pieces are named by their ids: `{}`", entry.id),
                    None => suggestion(&id.value, ids),
                };
                report.push(Diagnostic::new(&id.span, message).with_help(help));
            }
        }
        set
    }

    /// As [`types`](Self::types); all types if no ids are given.
    pub fn types_or_all(
        &self,
        ids: Option<&[Spanned<String>]>,
        book: &Book,
        report: &mut Report,
    ) -> TypeSet {
        ids.map_or(TypeSet::ALL, |ids| self.types(ids, book, report))
    }

    /// The types with the ids of `only`, or all, without those of `except`.
    pub fn chosen(
        &self,
        only: Option<&[Spanned<String>]>,
        except: Option<&[Spanned<String>]>,
        book: &Book,
        report: &mut Report,
    ) -> TypeSet {
        let chosen = self.types_or_all(only, book, report);
        chosen.without(self.types(except.unwrap_or_default(), book, report))
    }
}

/// Changes the advice about a piece that is `like` a piece of its own game.
fn advise_like(
    entry: &PieceEntry,
    pieces: &Entries<char, PieceEntry>,
    diagnostics: &mut [Diagnostic],
) {
    let PieceEntry::Own(own) = entry else { return };
    let Some(like) = &own.value.like else { return };
    let mut own_pieces = pieces.iter().filter_map(|(letter, entry)| match entry {
        PieceEntry::Own(piece) => Some((letter.value, slug(piece.value.name.as_deref()?))),
        PieceEntry::Book(_) => None,
    });
    let found = own_pieces
        .find(|(letter, id)| *id == slug(&like.value) || like.value.chars().eq([*letter]));
    if let Some((letter, _)) = found {
        for diagnostic in diagnostics {
            diagnostic.help = Some(format!(
                "`like` copies pieces of the piece book, and `{letter}` is a piece of this game: write its fields again"
            ));
        }
    }
}

/// Whether a letter can name a piece; reports it if not.
pub(super) fn is_capital(letter: &Spanned<char>, report: &mut Report) -> bool {
    let capital = letter.value.is_ascii_uppercase();
    if !capital {
        let message = format!("`{}` is not a capital letter from A to Z", letter.value);
        let help = "use one capital letter; Black's pieces get the small letter automatically";
        report.push(Diagnostic::new(&letter.span, message).with_help(help));
    }
    capital
}

/// Reports an id that is not written as ids are.
fn check_id(id: Option<&Spanned<String>>, report: &mut Report) {
    if let Some(id) = id.filter(|id| id.value.is_empty() || slug(&id.value) != id.value) {
        let message = format!("`{}` is not an id", id.value);
        let help = match slug(&id.value).as_str() {
            "" => "an id has small letters, digits and hyphens".to_owned(),
            slug => format!("an id has small letters, digits and hyphens: \"{slug}\""),
        };
        report.push(Diagnostic::new(&id.span, message).with_help(help));
    }
}

fn roster_entry(
    letter: &Spanned<char>,
    entry: &PieceEntry,
    book: &Book,
    report: &mut Report,
) -> Option<RosterEntry> {
    let (span, piece) = match entry {
        PieceEntry::Book(id) => (id.span.clone(), book.piece(id, report)?),
        PieceEntry::Own(own) => {
            check_id(own.value.id.as_ref(), report);
            (own.span.clone(), book.complete(&own.value, 0, report)?)
        }
    };
    Some(RosterEntry {
        id: entry.id(),
        letter: letter.value,
        span,
        piece,
        sides: ByColor::default(),
    })
}
