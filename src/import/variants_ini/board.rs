//! The board of a game: its size, its array, its regions, pawns and castlings.

use super::{IniEntry, IniReader, zone};
use crate::import::draft::{
    DraftBoard, DraftCastling, DraftPromotion, DraftSquare, DraftSquares, LONGEST_SIDE,
};
use crate::rules::{ByColor, Color};
use crate::variant_file::Diagnostic;
use std::collections::BTreeSet;

impl IniReader<'_, '_> {
    /// The board and its array.
    pub(super) fn board(&mut self) -> Result<DraftBoard, Diagnostic> {
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

    /// Puts the pieces of a FEN on the board.
    pub(super) fn array(
        &mut self,
        board: &mut DraftBoard,
        fen: &IniEntry,
    ) -> Result<(), Diagnostic> {
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
    pub(super) fn region(
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
    pub(super) fn pawns(&mut self, board: &DraftBoard) -> Result<(), Diagnostic> {
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

    pub(super) fn file(
        &mut self,
        board: &DraftBoard,
        key: &str,
        default: usize,
    ) -> Result<usize, Diagnostic> {
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
    pub(super) fn castlings(
        &mut self,
        board: &DraftBoard,
    ) -> Result<Vec<DraftCastling>, Diagnostic> {
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
}
