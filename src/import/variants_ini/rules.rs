//! How a game is won, and its other rules.

use super::IniReader;
use crate::import::draft::{DraftLine, GameDraft};
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
        Ok(())
    }
}
