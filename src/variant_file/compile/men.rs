//! The men of a game: letters, movement, powers and what they may become.

use super::board::Board;
use super::captures::{self, Draft};
use super::{place_in, required, unknown};
use crate::rules::betza::{self, Part};
use crate::rules::{
    ByColor, Color, Drive, MAX_TYPES, Man, Movement, PieceType, Promotion, Run, Swap, TypeSet,
};
use crate::variant_file::decode::{Entries, Overlay, Report, Spanned};
use crate::variant_file::diagnostics::{Diagnostic, Span, suggestion};
use crate::variant_file::schema::{ArmyFile, GameFile, ManEntry, ManFile, PowerFile};

/// The piece book and the armies, as games refer to them.
#[derive(Clone, Debug, Default)]
pub struct Book {
    /// Men by id.
    pub men: Entries<String, ManFile>,
    /// Armies by id.
    pub armies: Vec<(String, ArmyFile)>,
}

impl Book {
    /// The men of an army, those of its bases included.
    pub fn army(&self, id: &Spanned<String>, report: &mut Report) -> Entries<char, ManEntry> {
        let mut chain: Vec<&ArmyFile> = Vec::new();
        let mut next = Some(id);
        while let Some(id) = next {
            let Some((_, army)) = self.armies.iter().find(|(known, _)| *known == id.value) else {
                let known: Vec<&str> = self.armies.iter().map(|(id, _)| id.as_str()).collect();
                unknown(id, "army", known, report);
                break;
            };
            if chain.iter().any(|known| std::ptr::eq(*known, army)) {
                let message = format!("the army `{}` is based on itself", id.value);
                report.push(Diagnostic::new(&id.span, message));
                break;
            }
            chain.push(army);
            next = army.base.as_ref();
        }
        let mut men = Entries::default();
        for army in chain.into_iter().rev() {
            men.overlay(army.men.clone());
        }
        men
    }

    /// The man that an army's entry means, complete.
    pub fn described(&self, entry: &ManEntry, report: &mut Report) -> Option<ManFile> {
        match entry {
            ManEntry::Book(id) => self.man(id, report),
            ManEntry::Own(own) => self.complete(&own.value, 0, report),
        }
    }

    /// The man of the book with this id, those that it is like filled in.
    fn man(&self, id: &Spanned<String>, report: &mut Report) -> Option<ManFile> {
        self.man_below(id, 0, report)
    }

    fn man_below(
        &self,
        id: &Spanned<String>,
        depth: usize,
        report: &mut Report,
    ) -> Option<ManFile> {
        let Some(man) = self.men.get(&id.value) else {
            let known: Vec<&str> = self.men.iter().map(|(id, _)| id.value.as_str()).collect();
            unknown(id, "man in the piece book", known, report);
            return None;
        };
        if depth > self.men.len() {
            let message = format!("the man `{}` is like itself", id.value);
            report.push(Diagnostic::new(&id.span, message));
            return None;
        }
        self.complete(man, depth, report)
    }

    /// A man laid over the one that it is like.
    fn complete(&self, man: &ManFile, depth: usize, report: &mut Report) -> Option<ManFile> {
        match &man.like {
            None => Some(man.clone()),
            Some(like) => {
                let mut whole = self.man_below(like, depth + 1, report)?;
                whole.overlay(man.clone());
                Some(whole)
            }
        }
    }
}

/// A man of the game, not yet compiled.
pub(super) struct Entry {
    pub id: String,
    pub letter: char,
    pub span: Span,
    pub man: ManFile,
    /// Which sides may have it.
    pub sides: ByColor<bool>,
}

/// The men of the game in the order of their types.
pub(super) struct Roster {
    pub entries: Vec<Entry>,
    /// Letters of men that are wrong, which has been reported.
    broken: Vec<char>,
}

impl Roster {
    pub fn new(file: &GameFile, book: &Book, span: &Span, report: &mut Report) -> Roster {
        let mut roster = Roster {
            entries: Vec::new(),
            broken: Vec::new(),
        };
        match &file.armies {
            Some(armies) if armies.white.value != armies.black.value => {
                for color in Color::ALL {
                    let men = book.army(armies.of(color), report);
                    roster.enlist(men, &[color], file, book, report);
                }
            }
            armies => {
                let army = armies.as_ref().map(|armies| &armies.white);
                let men = match army.or(file.army.as_ref()) {
                    Some(army) => book.army(army, report),
                    None => Entries::default(),
                };
                roster.enlist(men, &Color::ALL, file, book, report);
            }
        }
        let types = roster.entries.len();
        if types > MAX_TYPES {
            let message = format!("{types} types of men; {MAX_TYPES} is the most");
            report.push(Diagnostic::new(span, message));
            roster.entries.truncate(MAX_TYPES);
        }
        roster
    }

    /// Adds the men of some sides: an army's, as the game changes them. A man that the other side has
    /// too is one type.
    fn enlist(
        &mut self,
        mut men: Entries<char, ManEntry>,
        sides: &[Color],
        file: &GameFile,
        book: &Book,
        report: &mut Report,
    ) {
        men.overlay(file.men.clone());
        self.broken.extend_from_slice(men.broken());
        for (letter, entry) in men.iter() {
            if !letter.value.is_ascii_uppercase() {
                let message = format!("`{}` is no capital letter from A to Z", letter.value);
                report.push(Diagnostic::new(&letter.span, message));
                continue;
            }
            let Some(mut entry) = roster_entry(letter, entry, book, report) else {
                self.broken.push(letter.value);
                continue;
            };
            for &color in sides {
                entry.sides[color] = true;
            }
            let same = |known: &&mut Entry| {
                known.letter == entry.letter && known.id == entry.id && known.man == entry.man
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

    /// The types that a side may have.
    pub fn side(&self, color: Color) -> TypeSet {
        let entries = self.entries.iter().enumerate();
        entries
            .filter(|(_, entry)| entry.sides[color])
            .map(|(index, _)| PieceType::new(index))
            .collect()
    }

    /// Whether a letter belongs to a man that is wrong.
    pub fn is_broken(&self, letter: char) -> bool {
        self.broken.contains(&letter)
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

    /// The types with these ids. An id that only the book knows stands for no man of this game.
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
            if !known && book.men.get(&id.value).is_none() {
                let message = format!("there is no man `{}`", id.value);
                let ids: Vec<&str> = self.entries.iter().map(|entry| entry.id.as_str()).collect();
                let help = suggestion(&id.value, ids);
                report.push(Diagnostic::new(&id.span, message).with_help(help));
            }
        }
        set
    }

    /// As [`types`](Self::types); all types if no ids are given.
    pub fn types_or_all(
        &self,
        ids: Option<&Vec<Spanned<String>>>,
        book: &Book,
        report: &mut Report,
    ) -> TypeSet {
        ids.map_or(TypeSet::ALL, |ids| self.types(ids, book, report))
    }
}

fn roster_entry(
    letter: &Spanned<char>,
    entry: &ManEntry,
    book: &Book,
    report: &mut Report,
) -> Option<Entry> {
    let (id, span, man) = match entry {
        ManEntry::Book(id) => (id.value.clone(), id.span.clone(), book.man(id, report)?),
        ManEntry::Own(own) => {
            let man = book.complete(&own.value, 0, report)?;
            let id = match &own.value.like {
                Some(like) => like.value.clone(),
                None => slug(man.name.as_deref().unwrap_or_default()),
            };
            (id, own.span.clone(), man)
        }
    };
    Some(Entry {
        id,
        letter: letter.value,
        span,
        man,
        sides: ByColor::default(),
    })
}

/// An id made of a name: `Long Leaper` becomes `long-leaper`.
fn slug(name: &str) -> String {
    let words: Vec<String> = name
        .split(|letter: char| !letter.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
        .collect();
    words.join("-")
}

/// Compiles all men of a game.
pub(super) fn compile(
    roster: &Roster,
    board: &Board,
    book: &Book,
    report: &mut Report,
) -> Vec<Man> {
    let movements: Vec<Vec<Part>> = roster
        .entries
        .iter()
        .map(|entry| movement(entry, report))
        .collect();
    let powers: Vec<Powers> = roster
        .entries
        .iter()
        .map(|entry| Powers::new(entry, roster, book, report))
        .collect();
    let royals: TypeSet = (0..powers.len())
        .filter(|&index| powers[index].royal)
        .map(PieceType::new)
        .collect();
    let draft = Draft {
        roster,
        board,
        book,
        royals,
        movements: &movements,
    };
    let captures = captures::compile(&draft, report);
    let officers: TypeSet = (0..powers.len())
        .filter(|&index| !powers[index].royal && !powers[index].pawn)
        .map(PieceType::new)
        .collect();
    let mut men = Vec::new();
    for (index, captures) in captures.into_iter().enumerate() {
        let entry = &roster.entries[index];
        let man = Man {
            captures,
            promotion: promotion(entry, officers, roster, board, book, report),
            in_hand: in_hand(entry, roster, book, report),
            ..build(entry, &movements[index], powers[index], board, report)
        };
        check_swap(&man, entry, report);
        check_drive(&man, entry, report);
        check_push(&man, entry, report);
        men.push(man);
    }
    men
}

fn movement(entry: &Entry, report: &mut Report) -> Vec<Part> {
    let message = format!("the man `{}` needs `moves`", entry.letter);
    let Some(moves) = required(entry.man.moves.as_ref(), &entry.span, &message, report) else {
        return Vec::new();
    };
    betza::parse(&moves.value).unwrap_or_else(|error| {
        let span = place_in(moves, error.at, 1);
        report.push(Diagnostic::new(&span, error.problem));
        Vec::new()
    })
}

/// The powers of a man that its list of powers gives.
#[derive(Clone, Copy, Default)]
struct Powers {
    royal: bool,
    pawn: bool,
    unfreezable: bool,
    immune: bool,
    freezes: TypeSet,
    held_by: TypeSet,
    swap: Option<Swap>,
    drive: Option<Drive>,
    compelled: bool,
    pushes: bool,
    pulls: bool,
    resurrects: bool,
}

impl Powers {
    fn new(entry: &Entry, roster: &Roster, book: &Book, report: &mut Report) -> Powers {
        let mut powers = Powers::default();
        for power in entry.man.powers.iter().flatten() {
            match power {
                PowerFile::Royal => powers.royal = true,
                PowerFile::Pawn => powers.pawn = true,
                PowerFile::Unfreezable => powers.unfreezable = true,
                PowerFile::Immune => powers.immune = true,
                PowerFile::Freeze { only, held_by } => {
                    powers.freezes = roster.types_or_all(only.as_ref(), book, report);
                    let holders = held_by.as_deref().unwrap_or_default();
                    powers.held_by = roster.types(holders, book, report);
                }
                PowerFile::Push => powers.pushes = true,
                PowerFile::Pull => powers.pulls = true,
                PowerFile::Resurrect => powers.resurrects = true,
                PowerFile::Swap {
                    friends,
                    only,
                    leaping,
                    adjacent,
                } => {
                    let partners = roster.types_or_all(only.as_ref(), book, report);
                    powers.swap = Some(Swap {
                        friends: if *friends == Some(true) {
                            partners
                        } else {
                            TypeSet::NONE
                        },
                        enemies: partners,
                        leaping: *leaping == Some(true),
                        adjacent: adjacent.unwrap_or(false),
                    });
                }
                PowerFile::Drive { train, only } => {
                    powers.drive = Some(Drive {
                        enemies: roster.types_or_all(only.as_ref(), book, report),
                        train: *train == Some(true),
                    });
                }
                PowerFile::Compelled => powers.compelled = true,
            }
        }
        powers
    }
}

fn build(entry: &Entry, parts: &[Part], powers: Powers, board: &Board, report: &mut Report) -> Man {
    let message = format!("the man `{}` needs a `name`", entry.letter);
    let name = required(entry.man.name.clone(), &entry.span, &message, report);
    let walk =
        ByColor::new_with(|color| Movement::new(parts, |part| part.quiet, color, &board.geometry));
    let forward = Color::ALL
        .into_iter()
        .all(|color| walk[color].only_forward(color, &board.geometry));
    Man {
        id: entry.id.clone(),
        name: name.unwrap_or_default(),
        letter: entry.letter,
        picture: entry
            .man
            .picture
            .clone()
            .unwrap_or_else(|| entry.id.clone()),
        text: entry.man.text.clone().unwrap_or_default(),
        source: entry.man.source.clone().unwrap_or_default(),
        royal: powers.royal,
        pawn: powers.pawn,
        irreversible: powers.pawn && forward,
        walk,
        run: run(entry, board, report),
        promotion: None,
        captures: Vec::new(),
        swap: powers.swap,
        drive: powers.drive,
        compelled: powers.compelled,
        pushes: powers.pushes,
        pulls: powers.pulls,
        resurrects: powers.resurrects,
        in_hand: None,
        freezes: powers.freezes,
        held_by: powers.held_by,
        unfreezable: powers.unfreezable,
        immune: powers.immune,
    }
}

fn run(entry: &Entry, board: &Board, report: &mut Report) -> Option<ByColor<Run>> {
    let run = entry.man.run.as_ref()?;
    let from = board.zone(&run.from, report);
    let until = board.zone(std::slice::from_ref(&run.until), report);
    Some(ByColor::new_with(|color| Run {
        from: from[color],
        until: until[color],
    }))
}

fn promotion(
    entry: &Entry,
    officers: TypeSet,
    roster: &Roster,
    board: &Board,
    book: &Book,
    report: &mut Report,
) -> Option<ByColor<Promotion>> {
    let promotion = entry.man.promotes.as_ref()?;
    let zone = board.zone(std::slice::from_ref(&promotion.zone), report);
    let to = match &promotion.to {
        Some(ids) => roster.types(ids, book, report),
        None => officers,
    };
    Some(ByColor::new_with(|color| Promotion {
        zone: zone[color],
        to: to.and(roster.side(color)),
        optional: promotion.optional == Some(true),
        from_hand: promotion.from_hand == Some(true),
    }))
}

/// What a man turns into when it goes to a hand.
fn in_hand(entry: &Entry, roster: &Roster, book: &Book, report: &mut Report) -> Option<PieceType> {
    let id = entry.man.turns_into.as_ref()?;
    let types = roster.types(std::slice::from_ref(id), book, report);
    types.iter().next()
}

/// A move to a man's square must mean one thing.
fn check_push(man: &Man, entry: &Entry, report: &mut Report) {
    let replaces = !captures::replaceable(&man.captures).is_empty();
    if man.pushes && (replaces || man.swap.is_some()) {
        let message = format!(
            "the man `{}` can push and also swap with or replace the same man",
            entry.letter
        );
        let help = "take `Push` or `Swap` away, or the capture out of `moves`";
        report.push(Diagnostic::new(&entry.span, message).with_help(help));
    }
}

/// A move to a man's square must mean one thing.
fn check_swap(man: &Man, entry: &Entry, report: &mut Report) {
    let Some(swap) = man.swap else { return };
    let replaced = captures::replaceable(&man.captures);
    if !swap.enemies.and(replaced).is_empty() {
        let message = format!(
            "the man `{}` can both swap with and replace the same enemy",
            entry.letter
        );
        let help = "give `Swap` an `only`, or take the capture out of `moves`";
        report.push(Diagnostic::new(&entry.span, message).with_help(help));
    }
}

/// As [`check_swap`], for a drive.
fn check_drive(man: &Man, entry: &Entry, report: &mut Report) {
    let Some(drive) = man.drive else { return };
    let swapped = man.swap.map_or(TypeSet::NONE, |swap| swap.enemies);
    let others = captures::replaceable(&man.captures).or(swapped);
    if !drive.enemies.and(others).is_empty() {
        let message = format!(
            "the man `{}` can both drive and replace or swap with the same enemy",
            entry.letter
        );
        let help = "give `Drive` an `only`, or take the capture out of `moves`";
        report.push(Diagnostic::new(&entry.span, message).with_help(help));
    }
}
