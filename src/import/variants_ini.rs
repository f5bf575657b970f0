//! `variants.ini` of Fairy-Stockfish (version 14): a section `[name:base]` for each game, with keys such as `maxFile`.

mod board;
mod rules;
mod sections;

use super::draft::{DraftBoard, DraftPiece, DraftSquare, GameDraft};
use super::{Notes, movement};
use crate::variant_file::Diagnostic;
use crate::variant_file::diagnostics::suggestion;
use sections::{IniEntry, sections};
use std::collections::BTreeSet;
use std::ops::Range;

/// The games of Fairy-Stockfish that others may start from.
const BASES: &str = include_str!("bases.ini");

/// The most games between one and the game that it starts from in the end.
const LONGEST_CHAIN: usize = 20;

/// The pieces with a key of their own, and how they move.
const PIECES: [(&str, &str, &str); 33] = [
    ("pawn", "Pawn", "fmWfcF"),
    ("knight", "Knight", "N"),
    ("bishop", "Bishop", "B"),
    ("rook", "Rook", "R"),
    ("queen", "Queen", "Q"),
    ("fers", "Ferz", "F"),
    ("alfil", "Alfil", "A"),
    ("fersAlfil", "Ferz-Alfil", "FA"),
    ("silver", "Silver General", "FfW"),
    ("aiwok", "Aiwok", "RNF"),
    ("bers", "Bers", "RF"),
    ("archbishop", "Archbishop", "BN"),
    ("chancellor", "Chancellor", "RN"),
    ("amazon", "Amazon", "QN"),
    ("knibis", "Knibis", "mNcB"),
    ("biskni", "Biskni", "mBcN"),
    ("kniroo", "Kniroo", "mNcR"),
    ("rookni", "Rookni", "mRcN"),
    ("shogiPawn", "Shogi Pawn", "fW"),
    ("lance", "Lance", "fR"),
    ("shogiKnight", "Shogi Knight", "ffN"),
    ("gold", "Gold General", "WfF"),
    ("horse", "Horse", "nN"),
    ("elephant", "Elephant", "nA"),
    ("dragonHorse", "Dragon Horse", "BW"),
    ("clobber", "Clobber Piece", "cW"),
    ("breakthrough", "Breakthrough Piece", "fmWfF"),
    ("immobile", "Immobile Piece", ""),
    ("soldier", "Soldier", "fsW"),
    ("wazir", "Wazir", "W"),
    ("commoner", "Commoner", "K"),
    ("centaur", "Centaur", "KN"),
    ("king", "King", "K"),
];

/// Pieces with a key of their own whose moves a game file cannot say.
const UNSAID: [(&str, &str, &str); 4] = [
    ("cannon", "Cannon", "mRcpR"),
    ("janggiCannon", "Janggi Cannon", "pR"),
    ("janggiElephant", "Janggi Elephant", "nZ"),
    ("banner", "Banner", "RcpRnN"),
];

/// Keys that change nothing about the rules.
const COSMETIC: [&str; 3] = ["pieceToCharTable", "variantTemplate", "pocketSize"];

/// Keys whose default is what a game file says, and that default.
const DEFAULTS: [(&str, &str); 21] = [
    ("castling", "false"),
    ("checking", "true"),
    ("checkmateValue", "loss"),
    ("pieceDrops", "false"),
    ("capturesToHand", "false"),
    ("mustDrop", "false"),
    ("blastOnCapture", "false"),
    ("mustCapture", "false"),
    ("perpetualCheckIllegal", "false"),
    ("immobilityIllegal", "false"),
    ("flagMove", "false"),
    ("flagPieceCount", "1"),
    ("flagPieceBlockedWin", "false"),
    ("flagPieceSafe", "false"),
    ("nFoldRule", "3"),
    ("nFoldValue", "draw"),
    ("gating", "false"),
    ("seirawanGating", "false"),
    ("pass", "false"),
    ("extinctionValue", "none"),
    ("extinctionPseudoRoyal", "false"),
];

/// Whether a text is a `variants.ini`: it has a section, and a key or a base.
pub(super) fn is_one(text: &str) -> bool {
    let keys = text.lines().any(|line| {
        let key = line.split_once('=').map(|(key, _)| key.trim());
        key.is_some_and(|key| !key.is_empty() && key.chars().all(char::is_alphanumeric))
    });
    let sections = text.lines().filter_map(|line| {
        let name = line.trim().strip_prefix('[')?.strip_suffix(']')?;
        (!name.is_empty() && !name.contains(['"', '[', ' '])).then_some(name)
    });
    // A name and a base may be all that a section says.
    let based = |name: &str| {
        let parts = name.split_once(':');
        parts.is_some_and(|(name, base)| name.starts_with(char::is_alphabetic) && !base.is_empty())
    };
    let mut sections = sections.peekable();
    sections.peek().is_some() && (keys || sections.any(based))
}

/// The names of the games, each once.
pub(super) fn names(text: &str) -> Vec<String> {
    let mut seen = BTreeSet::new();
    let sections = sections(text, true).into_iter();
    let names = sections.map(|section| section.name.to_owned());
    names.filter(|name| seen.insert(name.clone())).collect()
}

/// Reads the game with a name, or the only one.
pub(super) fn read(notes: &mut Notes, name: Option<&str>) -> Result<GameDraft, Diagnostic> {
    let source = notes.source.clone();
    let own = sections(&source.text, true);
    let bases = sections(BASES, false);
    let names = || own.iter().map(|section| section.name);
    let section = match name {
        None if own.len() == 1 => &own[0],
        None => {
            let names: Vec<&str> = names().take(40).collect();
            let problem = format!("the file has {} games", own.len());
            let help = format!("choose one of them: {}", names.join(", "));
            return Err(Diagnostic::file(&source.name, problem).with_help(help));
        }
        Some(name) => own
            .iter()
            .rev()
            .find(|section| section.name == name)
            .ok_or_else(|| {
                let problem = format!("the file has no game `{name}`");
                Diagnostic::file(&source.name, problem).with_help(suggestion(name, names()))
            })?,
    };
    let mut chain = vec![section];
    while let Some(base) = chain.last().and_then(|section| section.base) {
        let known = own
            .iter()
            .rev()
            .chain(&bases)
            .find(|section| section.name == base);
        let Some(next) = known.filter(|_| chain.len() < LONGEST_CHAIN) else {
            let problem = format!("games that start from `{base}` cannot be read");
            let help = suggestion(base, bases.iter().map(|section| section.name));
            return Err(notes
                .mistake(section.range.clone(), problem)
                .with_help(help));
        };
        chain.push(next);
    }
    let mut reader = IniReader {
        notes,
        section: section.range.clone(),
        entries: Vec::new(),
        pieces: Vec::new(),
    };
    for section in chain.iter().rev() {
        for entry in &section.entries {
            reader.entries.retain(|known| known.key != entry.key);
            reader.entries.push(entry.clone());
        }
    }
    reader.game(section.name)
}

/// A piece that a key names.
struct NamedPiece {
    /// Its key, such as `knight`.
    key: String,
    piece: DraftPiece,
}

struct IniReader<'n, 't> {
    notes: &'n mut Notes,
    section: Range<usize>,
    entries: Vec<IniEntry<'t>>,
    pieces: Vec<NamedPiece>,
}

impl<'t> IniReader<'_, 't> {
    /// Takes a key out of the entries, so that those that are left over are not understood.
    fn take(&mut self, key: &str) -> Option<IniEntry<'t>> {
        let at = self.entries.iter().position(|entry| entry.key == key)?;
        Some(self.entries.remove(at))
    }

    fn range(&self, entry: &IniEntry) -> Range<usize> {
        entry.range.clone().unwrap_or_else(|| self.section.clone())
    }

    fn mistake(&self, entry: &IniEntry, problem: impl Into<String>) -> Diagnostic {
        self.notes.mistake(self.range(entry), problem)
    }

    fn warn(&mut self, entry: &IniEntry, words: impl Into<String>) {
        self.notes.warn(self.range(entry), words);
    }

    fn flag(&mut self, key: &str) -> Result<Option<bool>, Diagnostic> {
        let Some(entry) = self.take(key) else {
            return Ok(None);
        };
        match entry.value {
            "true" => Ok(Some(true)),
            "false" => Ok(Some(false)),
            _ => Err(self.mistake(&entry, format!("`{key}` is `true` or `false`"))),
        }
    }

    fn game(mut self, name: &str) -> Result<GameDraft, Diagnostic> {
        let mut draft = GameDraft {
            name: title(name),
            origin: "Written from a variants.ini of Fairy-Stockfish. Comments say what each part comes from.".to_owned(),
            ..GameDraft::default()
        };
        self.take_pieces()?;
        self.win(&mut draft)?;
        draft.board = self.board()?;
        self.pawns(&draft.board)?;
        draft.castlings = self.castlings(&draft.board)?;
        self.rules(&mut draft)?;
        for entry in std::mem::take(&mut self.entries) {
            let default = DEFAULTS
                .iter()
                .any(|(key, value)| *key == entry.key && *value == entry.value);
            if entry.value.is_empty() || default || COSMETIC.contains(&entry.key) {
                continue;
            }
            self.warn(
                &entry,
                format!(
                    "`{}` cannot be said in a game file and was left out",
                    entry.key
                ),
            );
            draft.left_out.push(entry.from);
        }
        draft.pieces = self.pieces.into_iter().map(|named| named.piece).collect();
        Ok(draft)
    }

    /// The pieces, in the order of the file.
    fn take_pieces(&mut self) -> Result<(), Diagnostic> {
        let named = |key: &str| {
            let all = PIECES.iter().chain(&UNSAID);
            let custom = key
                .strip_prefix("customPiece")
                .is_some_and(|number| number.parse::<u8>().is_ok());
            let found = all.clone().find(|(known, _, _)| *known == key);
            found
                .map(|(_, name, moves)| (*name, *moves))
                .or(custom.then_some(("", "")))
        };
        let (pieces, rest): (Vec<IniEntry>, Vec<IniEntry>) = std::mem::take(&mut self.entries)
            .into_iter()
            .partition(|entry| named(entry.key).is_some());
        self.entries = rest;
        for entry in pieces {
            let (name, moves) = named(entry.key).unwrap_or_default();
            if entry.value == "-" {
                continue;
            }
            let (sign, moves) = entry.value.split_once(':').unwrap_or((entry.value, moves));
            let mut signs = sign.trim().chars().map(|sign| sign.to_ascii_uppercase());
            let letter = match (signs.next(), signs.next()) {
                (Some(letter), None) if letter.is_ascii_uppercase() => letter,
                _ => {
                    return Err(self.mistake(
                        &entry,
                        format!("a piece is a letter, as in `{} = a`", entry.key),
                    ));
                }
            };
            let movement = movement::read(moves);
            for (part, reason) in &movement.left_out {
                self.warn(
                    &entry,
                    format!(
                        "`{part}` of the {} was left out: {reason}",
                        piece_name(name, letter)
                    ),
                );
            }
            // A letter that comes again belongs to the piece that has it last.
            self.pieces.retain(|known| known.piece.letter != letter);
            let piece = DraftPiece {
                letter,
                name: piece_name(name, letter),
                movement,
                royal: entry.key == "king",
                from: entry.from,
                ..DraftPiece::default()
            };
            self.pieces.push(NamedPiece {
                key: entry.key.to_owned(),
                piece,
            });
        }
        Ok(())
    }

    fn index(&self, letter: char) -> Option<usize> {
        self.pieces
            .iter()
            .position(|named| named.piece.letter == letter.to_ascii_uppercase())
    }

    fn wrong(&self, entry: &Option<IniEntry>, problem: &str) -> Diagnostic {
        let range = entry
            .as_ref()
            .map_or(self.section.clone(), |entry| self.range(entry));
        self.notes.mistake(range, problem)
    }
}

/// A game's name from its id: `falcon-court` becomes `Falcon Court`.
fn title(id: &str) -> String {
    let words = id.split(['-', '_']).filter(|word| !word.is_empty());
    let words = words.map(|word| {
        let mut letters = word.chars();
        let first = letters
            .next()
            .map(|letter| letter.to_uppercase().to_string());
        first.unwrap_or_default() + letters.as_str()
    });
    words.collect::<Vec<String>>().join(" ")
}

/// The name of a piece: its own, or its letter.
fn piece_name(name: &str, letter: char) -> String {
    match name.is_empty() {
        true => format!("Piece {letter}"),
        false => name.to_owned(),
    }
}

/// Squares such as `*8 a7 d*`; `-` is none.
fn zone(board: &DraftBoard, text: &str) -> Option<BTreeSet<DraftSquare>> {
    let mut found = BTreeSet::new();
    for word in text.split_whitespace().filter(|word| *word != "-") {
        let (file, rank) = word.split_at_checked(1)?;
        let file = match file {
            "*" => None,
            file => {
                let letter = file.bytes().next().filter(u8::is_ascii_lowercase)?;
                Some(usize::from(letter - b'a'))
            }
        };
        let rank = match rank {
            "*" => None,
            "" if file.is_none() => None,
            rank => Some(rank.parse::<usize>().ok()?.checked_sub(1)?),
        };
        let fits = |place: &DraftSquare| {
            file.is_none_or(|file| file == place.0) && rank.is_none_or(|rank| rank == place.1)
        };
        found.extend(board.places().filter(fits));
    }
    Some(found)
}
