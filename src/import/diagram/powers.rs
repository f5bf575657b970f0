//! Kings, promotion and castling.

use super::DiagramReader;
use crate::import::Notes;
use crate::import::draft::{DraftCastling, DraftPiece, DraftPromotion, DraftSquare};
use crate::import::movement;
use crate::rules::{ByColor, Color};
use crate::variant_file::Diagnostic;
use std::collections::BTreeSet;

impl DiagramReader {
    /// Marks the royal pieces: those that are named, else the one called king, else the last.
    pub(super) fn crown(&self, pieces: &mut [DraftPiece], notes: &Notes) -> Result<(), Diagnostic> {
        for (wanted, range) in &self.royal {
            let found = match wanted.parse::<usize>() {
                Ok(number) => number.checked_sub(1).filter(|index| *index < pieces.len()),
                Err(_) => pieces.iter().position(|piece| {
                    wanted.eq_ignore_ascii_case(&piece.name)
                        || wanted.eq_ignore_ascii_case(&piece.letter.to_string())
                }),
            };
            let Some(index) = found else {
                let problem = format!(
                    "there is no piece `{wanted}`; the diagram has {} pieces",
                    pieces.len()
                );
                return Err(notes.mistake(range.clone(), problem));
            };
            pieces[index].royal = true;
        }
        if self.royal.is_empty() {
            let king = pieces
                .iter()
                .position(|piece| piece.name.eq_ignore_ascii_case("king"));
            if let Some(royal) = king.or(pieces.len().checked_sub(1)) {
                pieces[royal].royal = true;
            }
        }
        Ok(())
    }

    /// The first pieces promote.
    pub(super) fn promote(&self, pieces: &mut [DraftPiece], notes: &mut Notes) {
        if self.promotion_depth == 0 {
            return;
        }
        let promoting: Vec<usize> = (0..pieces.len().min(self.promoting))
            .filter(|&index| !pieces[index].royal)
            .collect();
        for &index in &promoting {
            pieces[index].pawn = true;
        }
        let zone = ByColor::new_with(|color| {
            let deep = self.promotion_depth.min(self.board.ranks);
            let ranks = match color {
                Color::White => self.board.ranks - deep..self.board.ranks,
                Color::Black => 0..deep,
            };
            ranks
                .flat_map(|rank| self.board.rank(rank))
                .collect::<BTreeSet<DraftSquare>>()
        });
        let mut to: Vec<usize> = (0..pieces.len())
            .filter(|&index| !pieces[index].royal && !pieces[index].pawn)
            .collect();
        let mut optional = Vec::new();
        if let Some((choice, range)) = &self.promotion_choice {
            to.clear();
            for sign in choice.chars() {
                match pieces
                    .iter()
                    .position(|piece| piece.letter == sign.to_ascii_uppercase())
                {
                    Some(index) if promoting.contains(&index) => optional.push(index),
                    Some(index) => to.push(index),
                    None => notes.warn(
                        range.clone(),
                        format!("`{sign}` in `promoChoice` is no piece and was left out"),
                    ),
                }
            }
        }
        for index in promoting {
            pieces[index].promotion = (!to.is_empty()).then(|| DraftPromotion {
                zone: zone.clone(),
                to: to.clone(),
                optional: optional.contains(&index),
            });
        }
    }

    /// Castlings of the king with the pieces in the corners.
    pub(super) fn castlings(
        &self,
        pieces: &[DraftPiece],
        steps: movement::CastlingSteps,
    ) -> Vec<DraftCastling> {
        let king = self
            .board
            .array
            .iter()
            .find(|(_, (piece, color))| *color == Color::White && pieces[*piece].royal);
        let Some((&(file, rank), _)) = king else {
            return Vec::new();
        };
        let own =
            |place: &DraftSquare| matches!(self.board.array.get(place), Some((_, Color::White)));
        let left = steps[0].map(usize::from).and_then(|steps| {
            let to = file.checked_sub(steps)?;
            let corner = (0..to).find(|&corner| own(&(corner, rank)))?;
            Some(DraftCastling {
                king: (file, to),
                rook: (corner, to + 1),
                partner: None,
            })
        });
        let right = steps[1].map(usize::from).and_then(|steps| {
            let to = file + steps;
            let corner = (to + 1..self.board.files)
                .rev()
                .find(|&corner| own(&(corner, rank)))?;
            Some(DraftCastling {
                king: (file, to),
                rook: (corner, to - 1),
                partner: None,
            })
        });
        right.into_iter().chain(left).collect()
    }
}
