//! How a game is won, and its other rules.

use super::{IniReader, zone};
use crate::import::draft::{DraftArrival, DraftBoard, DraftLine, DraftSquares, GameDraft};
use crate::rules::Color;
use crate::variant_file::Diagnostic;

impl IniReader<'_, '_> {
    /// How the game is won: by checkmate, or by capturing a piece that a side must keep.
    pub(super) fn win(&mut self, draft: &mut GameDraft) -> Result<(), Diagnostic> {
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

    /// The end of the game.
    pub(super) fn rules(&mut self, draft: &mut GameDraft) -> Result<(), Diagnostic> {
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
        draft.arrival = self.arrival(&draft.board)?;
        Ok(())
    }

    /// The win by a piece that reaches its flag region.
    fn arrival(&mut self, board: &DraftBoard) -> Result<Option<DraftArrival>, Diagnostic> {
        let both = self.take("flagRegion");
        let own = ["flagRegionWhite", "flagRegionBlack"].map(|key| self.take(key));
        let Some(piece) = self.take("flagPiece").filter(|piece| piece.value != "-") else {
            return Ok(None);
        };
        let mut squares = DraftSquares::default();
        for (color, own) in Color::ALL.into_iter().zip(own) {
            let Some(entry) = own.or_else(|| both.clone()) else {
                continue;
            };
            squares[color] = zone(board, entry.value).ok_or_else(|| {
                self.mistake(&entry, format!("`{}` is a list of squares", entry.key))
            })?;
        }
        let mut pieces = Vec::new();
        for letter in piece.value.chars().filter(|letter| letter.is_alphabetic()) {
            let index = self.index(letter);
            let known = index.ok_or_else(|| {
                self.mistake(&piece, format!("no piece has the letter `{letter}`"))
            })?;
            pieces.push(known);
        }
        Ok(Some(DraftArrival {
            squares,
            pieces,
            from: piece.from,
        }))
    }
}
