//! `variants.ini` of Fairy-Stockfish (version 14): a section `[name:base]` for each game, with keys such as `maxFile`.

use super::Notes;
use super::draft::{
    DraftBoard, DraftCastling, DraftLine, DraftPiece, DraftPromotion, DraftSquare, DraftSquares,
    GameDraft,
};
use super::movement;
use crate::rules::{ByColor, Color};
use crate::variant_file::Diagnostic;
use crate::variant_file::diagnostics::suggestion;
use std::collections::BTreeSet;
use std::ops::Range;

/// The games of Fairy-Stockfish that others may start from.
const BASES: &str = include_str!("bases.ini");

/// The most games between one and the game that it starts from in the end.
const LONGEST_CHAIN: usize = 20;

/// The most squares on a side that are read. A board may have at most 128 squares.
const LONGEST_SIDE: usize = 26;

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
const DEFAULTS: [(&str, &str); 18] = [
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
    ("flagPiece", "-"),
    ("nFoldRule", "3"),
    ("nFoldValue", "draw"),
    ("gating", "false"),
    ("seirawanGating", "false"),
    ("pass", "false"),
    ("extinctionValue", "none"),
    ("extinctionPseudoRoyal", "false"),
];

/// A key of a section.
#[derive(Clone)]
struct IniEntry<'t> {
    key: &'t str,
    value: &'t str,
    /// Its place in the text; `None` in a built-in base.
    range: Option<Range<usize>>,
    /// What the game file says about where it comes from.
    from: String,
}

struct IniSection<'t> {
    name: &'t str,
    base: Option<&'t str>,
    range: Range<usize>,
    entries: Vec<IniEntry<'t>>,
}

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

/// The sections of a text. Keys before the first are not read, as in Fairy-Stockfish.
fn sections(text: &str, own: bool) -> Vec<IniSection<'_>> {
    let mut found: Vec<IniSection> = Vec::new();
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        let start = at + (line.len() - line.trim_start().len());
        at += line.len();
        let line = line.trim();
        let range = start..start + line.len();
        if line.starts_with(['#', ';']) {
            continue;
        }
        if let Some(name) = line
            .strip_prefix('[')
            .and_then(|rest| rest.split(']').next())
        {
            let (name, base) = match name.split_once(':') {
                Some((name, base)) => (name.trim(), Some(base.trim())),
                None => (name.trim(), None),
            };
            found.push(IniSection {
                name,
                base,
                range,
                entries: Vec::new(),
            });
        } else if let (Some((key, value)), Some(section)) = (line.split_once('='), found.last_mut())
        {
            // A comment may stand behind a value.
            let value = value.split(" #").next().unwrap_or_default();
            section.entries.push(IniEntry {
                key: key.trim(),
                value: value.trim(),
                range: own.then_some(range),
                from: match own {
                    true => line.to_owned(),
                    false => format!("{line} (of {})", section.name),
                },
            });
        }
    }
    found
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

    /// How the game is won: by checkmate, or by capturing a piece that a side must keep.
    fn win(&mut self, draft: &mut GameDraft) -> Result<(), Diagnostic> {
        let value = self.take("extinctionValue");
        let types = self.take("extinctionPieceTypes");
        let pseudo_royal = self.take("extinctionPseudoRoyal");
        let count = self
            .take("extinctionPieceCount")
            .filter(|count| count.value != "0");
        let loses = value.as_ref().is_some_and(|value| value.value == "loss");
        let kept = types.as_ref().and_then(|types| {
            let mut letters = types.value.chars().filter(|letter| letter.is_alphabetic());
            let letter = letters.next()?;
            letters
                .next()
                .is_none()
                .then(|| self.index(letter))
                .flatten()
        });
        let royal = self.pieces.iter().any(|named| named.piece.royal);
        match (royal, kept) {
            (false, Some(index)) if loses && count.is_none() => {
                let checked = pseudo_royal
                    .as_ref()
                    .is_some_and(|value| value.value == "true");
                self.pieces[index].piece.royal = true;
                draft.rules.push(DraftLine {
                    text: format!("royal: {}", if checked { "Check" } else { "Capture" }),
                    from: types.map_or_else(String::new, |types| types.from),
                });
                return Ok(());
            }
            (false, _) => {
                let problem = "a game needs a king, or one piece whose loss loses the game";
                return Err(self.notes.mistake(self.section.clone(), problem));
            }
            _ => {}
        }
        for entry in [value, types, pseudo_royal, count].into_iter().flatten() {
            self.entries.push(entry);
        }
        Ok(())
    }

    fn index(&self, letter: char) -> Option<usize> {
        self.pieces
            .iter()
            .position(|named| named.piece.letter == letter.to_ascii_uppercase())
    }

    /// The board and its array.
    fn board(&mut self) -> Result<DraftBoard, Diagnostic> {
        let (files, ranks) = (self.take("maxFile"), self.take("maxRank"));
        let side = |entry: &Option<IniEntry>, letters: bool| {
            let Some(entry) = entry else {
                return Some(8);
            };
            let letter = entry
                .value
                .chars()
                .next()
                .filter(|letter| letters && letter.is_ascii_lowercase());
            let number = match letter {
                Some(letter) => Some(usize::from(letter as u8 - b'a') + 1),
                None => entry.value.parse().ok(),
            };
            number.filter(|number| (1..=LONGEST_SIDE).contains(number))
        };
        let mut board = DraftBoard {
            files: side(&files, true)
                .ok_or_else(|| self.wrong(&files, "`maxFile` is a file, such as `j`"))?,
            ranks: side(&ranks, false)
                .ok_or_else(|| self.wrong(&ranks, "`maxRank` is a number, such as `10`"))?,
            ..DraftBoard::default()
        };
        let Some(fen) = self.take("startFen") else {
            return Err(self
                .notes
                .mistake(self.section.clone(), "the game has no `startFen`"));
        };
        self.array(&mut board, &fen)?;
        // The castling rights of the start position.
        let rights = fen.value.split_whitespace().nth(2).unwrap_or("-");
        if rights == "-" {
            self.entries.retain(|entry| entry.key != "castling");
        }
        if fen
            .value
            .split_whitespace()
            .nth(1)
            .is_some_and(|side| side != "w")
        {
            self.warn(&fen, "White moves first in a game file");
        }
        Ok(board)
    }

    fn wrong(&self, entry: &Option<IniEntry>, problem: &str) -> Diagnostic {
        let range = entry
            .as_ref()
            .map_or(self.section.clone(), |entry| self.range(entry));
        self.notes.mistake(range, problem)
    }

    /// Puts the pieces of a FEN on the board.
    fn array(&mut self, board: &mut DraftBoard, fen: &IniEntry) -> Result<(), Diagnostic> {
        let placement = fen.value.split_whitespace().next().unwrap_or_default();
        let placement = match placement.split_once('[') {
            Some((placement, hand)) => {
                if !hand.trim_matches([']', '-']).is_empty() {
                    self.warn(
                        fen,
                        "pieces in hand at the start cannot be said and were left out",
                    );
                }
                placement
            }
            None => placement,
        };
        let rows: Vec<&str> = placement.split('/').collect();
        if rows.len() != board.ranks {
            let problem = format!(
                "`startFen` has {} ranks; the board has {}",
                rows.len(),
                board.ranks
            );
            return Err(self.mistake(fen, problem));
        }
        for (row, rank) in rows.into_iter().zip((0..board.ranks).rev()) {
            let mut file = 0;
            let mut letters = row.chars().peekable();
            while let Some(sign) = letters.next() {
                if let Some(mut empty) = sign.to_digit(10) {
                    while let Some(digit) = letters.peek().and_then(|digit| digit.to_digit(10)) {
                        empty = (empty * 10 + digit).min(100);
                        letters.next();
                    }
                    file += empty as usize;
                } else if sign == '*' {
                    board.holes.insert((file, rank));
                    file += 1;
                } else if sign == '~' || sign == '+' {
                    return Err(self.mistake(
                        fen,
                        format!("promoted pieces (`{sign}`) at the start cannot be said"),
                    ));
                } else {
                    let Some(index) = self.index(sign) else {
                        return Err(self.mistake(
                            fen,
                            format!("`startFen` has `{sign}`, but no key names that piece"),
                        ));
                    };
                    let color = if sign.is_uppercase() {
                        Color::White
                    } else {
                        Color::Black
                    };
                    board.array.insert((file, rank), (index, color));
                    file += 1;
                }
            }
            if file != board.files {
                let problem = format!(
                    "rank {} of `startFen` has {file} squares; the board has {} files",
                    rank + 1,
                    board.files
                );
                return Err(self.mistake(fen, problem));
            }
        }
        Ok(())
    }

    /// Squares of a key such as `promotionRegionWhite`, or those of a rank counted from each side (`promotionRank`).
    fn region(
        &mut self,
        board: &DraftBoard,
        name: &str,
        rank_key: &str,
        default: (usize, usize),
    ) -> Result<DraftSquares, Diagnostic> {
        let rank = self.take(rank_key);
        let mut squares = DraftSquares::default();
        for color in Color::ALL {
            let key = format!(
                "{name}{}",
                if color == Color::White {
                    "White"
                } else {
                    "Black"
                }
            );
            squares[color] = match (self.take(&key), &rank) {
                (Some(entry), _) => zone(board, entry.value).ok_or_else(|| {
                    self.mistake(&entry, format!("`{key}` is squares such as `*8 a7`"))
                })?,
                (None, Some(rank)) => {
                    let number = rank
                        .value
                        .parse::<usize>()
                        .ok()
                        .filter(|number| (1..=board.ranks).contains(number));
                    let number = number.ok_or_else(|| {
                        self.mistake(rank, format!("`{rank_key}` is a rank of the board"))
                    })?;
                    board.rank(if color == Color::White {
                        number - 1
                    } else {
                        board.ranks - number
                    })
                }
                (None, None) => board.rank(if color == Color::White {
                    default.0
                } else {
                    default.1
                }),
            };
        }
        Ok(squares)
    }

    /// First moves, en passant and promotion.
    fn pawns(&mut self, board: &DraftBoard) -> Result<(), Diagnostic> {
        let zone = self.region(board, "promotionRegion", "promotionRank", (7, 0))?;
        let starts = self.region(board, "doubleStepRegion", "doubleStepRank", (1, 6))?;
        let double = self.flag("doubleStep")? != Some(false);
        let mandatory = self.flag("mandatoryPawnPromotion")? != Some(false);
        let chosen = self.take("promotionPieceTypes");
        let kinds = self.take("promotionPawnTypes");
        let kinds = kinds.map_or("p".to_owned(), |entry| entry.value.to_owned());
        let passant = self
            .take("enPassantRegion")
            .is_none_or(|entry| entry.value != "-");
        let to = match &chosen {
            Some(entry) => {
                let letters = entry.value.chars().filter(|letter| letter.is_alphabetic());
                let found: Option<Vec<usize>> = letters.map(|letter| self.index(letter)).collect();
                // Pieces that the game no longer has are no choice.
                let some = entry
                    .value
                    .chars()
                    .filter_map(|letter| self.index(letter))
                    .collect();
                if found.is_none() && entry.range.is_some() {
                    self.warn(entry, "`promotionPieceTypes` names pieces that the game does not have; they were left out");
                }
                some
            }
            None => Vec::new(),
        };
        for (index, named) in self.pieces.iter_mut().enumerate() {
            let piece = &mut named.piece;
            let pawn = named.key == "pawn";
            piece.pawn = pawn
                || kinds
                    .chars()
                    .any(|letter| letter.eq_ignore_ascii_case(&piece.letter));
            piece.pawn &= !piece.royal;
            if pawn && double {
                piece.first_moves.push((starts.clone(), 2));
                piece.movement.en_passant = passant;
            }
            if let Some(steps) = piece.movement.double_step {
                let starts = ByColor::new_with(|color| {
                    let own = board
                        .array
                        .iter()
                        .filter(|(_, stands)| **stands == (index, color));
                    own.map(|(place, _)| *place)
                        .collect::<BTreeSet<DraftSquare>>()
                });
                piece.first_moves.push((starts, steps));
            }
            if piece.pawn && !to.is_empty() {
                piece.promotion = Some(DraftPromotion {
                    zone: zone.clone(),
                    to: to.clone(),
                    optional: !mandatory,
                });
            }
        }
        Ok(())
    }

    fn file(&mut self, board: &DraftBoard, key: &str, default: usize) -> Result<usize, Diagnostic> {
        let Some(entry) = self.take(key) else {
            return Ok(default);
        };
        let letter = entry.value.chars().next().filter(char::is_ascii_lowercase);
        let file = letter
            .map(|letter| usize::from(letter as u8 - b'a'))
            .filter(|file| *file < board.files);
        file.ok_or_else(|| self.mistake(&entry, format!("`{key}` is a file of the board")))
    }

    /// The castlings of the king with the outermost rooks.
    fn castlings(&mut self, board: &DraftBoard) -> Result<Vec<DraftCastling>, Diagnostic> {
        let kingside = self.file(board, "castlingKingsideFile", 6)?;
        let queenside = self.file(board, "castlingQueensideFile", 2)?;
        let king = self.take("castlingKingPiece");
        let rook = self
            .take("castlingRookPieces")
            .or_else(|| self.take("castlingRookPiece"));
        if self.flag("castling")? != Some(true) {
            return Ok(Vec::new());
        }
        let piece = |entry: Option<IniEntry>, key: &str| match entry
            .and_then(|entry| entry.value.chars().next())
        {
            Some(letter) => self.index(letter),
            None => self.pieces.iter().position(|named| named.key == key),
        };
        let (Some(king), Some(rook)) = (piece(king, "king"), piece(rook, "rook")) else {
            return Ok(Vec::new());
        };
        let at = |piece: usize, rank: usize| {
            let files = (0..board.files).filter(move |&file| {
                board.array.get(&(file, rank)) == Some(&(piece, Color::White))
            });
            files.collect::<Vec<usize>>()
        };
        let [from] = at(king, 0)[..] else {
            return Ok(Vec::new());
        };
        let rooks = at(rook, 0);
        let right = rooks.last().filter(|&&rook| rook > from && kingside > 0);
        let left = rooks.first().filter(|&&rook| rook < from);
        let partner = Some(rook);
        let castling = |king_to, rook: usize, rook_to| DraftCastling {
            king: (from, king_to),
            rook: (rook, rook_to),
            partner,
        };
        let right = right.map(|&rook| castling(kingside, rook, kingside - 1));
        let left = left.map(|&rook| castling(queenside, rook, queenside + 1));
        Ok(right.into_iter().chain(left).collect())
    }

    /// The end of the game.
    fn rules(&mut self, draft: &mut GameDraft) -> Result<(), Diagnostic> {
        if let Some(entry) = self.take("stalemateValue") {
            let value = match entry.value {
                "draw" => Some("Draws"),
                "loss" => Some("Loses"),
                _ => None,
            };
            match value {
                Some(value) => draft.rules.push(DraftLine {
                    text: format!("no_moves: {value}"),
                    from: entry.from,
                }),
                None => self.entries.push(entry),
            }
        }
        if let Some(entry) = self.take("nMoveRule") {
            let moves = entry
                .value
                .parse::<u16>()
                .ok()
                .filter(|moves| *moves <= 30_000);
            let moves =
                moves.ok_or_else(|| self.mistake(&entry, "`nMoveRule` is a number of moves"))?;
            draft.rules.push(DraftLine {
                text: format!("clock: {}", 2 * moves),
                from: entry.from,
            });
        }
        Ok(())
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
