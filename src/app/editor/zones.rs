//! The zones and the castling of a board, as the user sets them.

use super::Editor;
use baroque::rules::{Bitboard, ByColor, Color, Square, Variant};
use baroque::sketch::{CastlingChoice, Cell, can_change, cells};
use baroque::texts::{piece_name, text};
use baroque::variant_file::Catalogue;
use std::collections::BTreeSet;

impl Editor {
    /// Puts a square into a zone of a side, or removes it. A stroke does with all squares what it did with the first.
    pub(super) fn set_zone(
        &mut self,
        (zone, color): (usize, Color),
        square: Square,
        goes_on: bool,
        catalogue: &Catalogue,
    ) {
        let variant = self.variant().clone();
        let mut board = self.board();
        let Some((name, sides)) = variant
            .zones()
            .nth(zone)
            .filter(|_| can_change(&board.base))
        else {
            return;
        };
        let places = cells(variant.geometry());
        let Some(cell) = places.iter().find(|&(_, &known)| known == square) else {
            return;
        };
        if !goes_on {
            self.puts_into_zone = !sides[color].contains(square);
        }
        let of = |color: Color| -> BTreeSet<Cell> {
            let inside = places
                .iter()
                .filter(|&(_, &square)| sides[color].contains(square));
            inside.map(|(&cell, _)| cell).collect()
        };
        let mut sides = ByColor::new_with(of);
        set(&mut sides[color], *cell.0, self.puts_into_zone);
        if self.both_sides {
            let (column, row) = *cell.0;
            let opposite = (column, board.shape.height - 1 - row);
            if board.shape.has(opposite) {
                set(&mut sides[!color], opposite, self.puts_into_zone);
            }
        }
        if Color::ALL.into_iter().any(|color| sides[color].is_empty()) {
            self.file.message = Some(text!("zones-needs-square", zone = name));
            return;
        }
        board.zones.insert(name.to_owned(), sides);
        self.rebuild(board, catalogue);
    }

    /// Sets how the king castles.
    pub(super) fn set_castling(&mut self, choice: Option<CastlingChoice>, catalogue: &Catalogue) {
        let mut board = self.board();
        if can_change(&board.base) {
            board.castling = Some(choice);
            self.rebuild(board, catalogue);
        }
    }

    /// How the king castles on this board; none if nobody castles.
    pub fn castling_choice(&self) -> Option<CastlingChoice> {
        self.board().chosen_castling()
    }

    /// The squares of the zone that the tool changes.
    pub fn chosen_zone(&self) -> Bitboard {
        match self.pointer.tool {
            super::Tool::Zone(zone, color) => {
                let zone = self.variant().zones().nth(zone);
                zone.map_or(Bitboard::EMPTY, |(_, sides)| sides[color])
            }
            _ => Bitboard::EMPTY,
        }
    }
}

fn set(cells: &mut BTreeSet<Cell>, cell: Cell, inside: bool) {
    match inside {
        true => _ = cells.insert(cell),
        false => _ = cells.remove(&cell),
    }
}

/// What a zone is for, in words.
pub fn zone_uses(variant: &Variant, squares: &ByColor<Bitboard>) -> Vec<String> {
    let settings = variant.settings();
    let is = |of: &dyn Fn(Color) -> Bitboard| {
        Color::ALL
            .into_iter()
            .all(|color| of(color) == squares[color])
    };
    let mut uses = Vec::new();
    let arrival = settings.arrival_squares();
    for (words, known) in [
        (text!("zone-edge"), &settings.edge),
        (text!("zone-palace"), &settings.palace),
        (text!("zone-goal"), &settings.goals),
        (text!("zone-arrival"), &arrival),
        (text!("zone-stalemate"), &settings.lost_stalemates),
    ] {
        let empty = Color::ALL.into_iter().all(|color| known[color].is_empty());
        if !empty && is(&|color| known[color]) {
            uses.push(words.to_owned());
        }
    }
    let names = |wanted: &dyn Fn(&baroque::rules::PieceKind) -> bool| {
        let mut names: Vec<String> = Vec::new();
        for kind in variant.kinds().iter().filter(|kind| wanted(kind)) {
            let name = piece_name(kind);
            if !names.contains(&name) {
                names.push(name);
            }
        }
        names.join(", ")
    };
    let promote = names(&|kind| {
        let promotion = kind.promotion.as_ref();
        promotion.is_some_and(|promotion| is(&|color| promotion[color].zone))
    });
    let begin = names(&|kind| {
        let run = kind.run.as_ref();
        run.is_some_and(|run| is(&|color| run[color].from))
    });
    let end = names(&|kind| {
        let run = kind.run.as_ref();
        run.is_some_and(|run| is(&|color| run[color].until))
    });
    for (names, words) in [
        (&promote, text!("zone-promotion", pieces = promote.as_str())),
        (&begin, text!("zone-run-start", pieces = begin.as_str())),
        (&end, text!("zone-run-end", pieces = end.as_str())),
    ] {
        if !names.is_empty() {
            uses.push(words);
        }
    }
    uses
}
