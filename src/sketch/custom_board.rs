//! A custom board for the pieces and rules of a game, with zones and castlings that fit its size.
//!
//! A custom board is a game file from the start. Each change compiles its text, and the compiler reports what is
//! wrong. Zones and castlings keep their distance from the nearest sides of the base's board. Until the game is
//! playable, the same board with only two kings shows the pieces.

use super::shape::{BoardShape, Cell, cells, shape_of};
use crate::rules::{Bitboard, ByColor, Color, Geometry, Piece, Square, Variant};
use crate::variant_file::{CastlingText, LayoutText, ZoneText};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// From this width on, a castling king moves three squares instead of two.
const WIDE_BOARD_WIDTH: usize = 10;

/// A custom board, and the game whose pieces and rules it uses.
#[derive(Clone, Debug)]
pub struct CustomBoard {
    /// The game, in the layout that has the original zones and castlings.
    pub base: Arc<Variant>,
    /// Its shape.
    pub shape: BoardShape,
    /// The zones that the user has changed: the cells of each side. The others are those of the game.
    pub zones: BTreeMap<String, ByColor<BTreeSet<Cell>>>,
    /// The castling that the user has chosen, instead of the game's; `Some(None)` for none.
    pub castling: Option<Option<CastlingChoice>>,
}

/// How a king castles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CastlingChoice {
    /// The id of the piece that castles with it.
    pub partner: String,
    /// How many squares the king moves.
    pub steps: usize,
}

impl CustomBoard {
    /// The board of a game, with nothing changed yet.
    pub fn of(base: Arc<Variant>) -> CustomBoard {
        CustomBoard {
            shape: shape_of(&base),
            base,
            zones: BTreeMap::new(),
            castling: None,
        }
    }

    /// The same board in another shape.
    pub fn reshaped(&self, shape: BoardShape) -> CustomBoard {
        let moved = |cells: &BTreeSet<Cell>| self.shape.moved_to(&shape, cells);
        let zones = self.zones.iter().map(|(name, sides)| {
            let sides = ByColor::new_with(|color| moved(&sides[color]));
            (name.clone(), sides)
        });
        CustomBoard {
            base: self.base.clone(),
            zones: zones.collect(),
            shape,
            castling: self.castling.clone(),
        }
    }

    /// Whether it has the width and the height of the game's own board.
    pub fn keeps_size(&self) -> bool {
        let plan = self.base.geometry().plan();
        (plan.files.len(), plan.rows.len()) == (self.shape.width, self.shape.height)
    }

    /// The layout with these pieces: picture, zones and castlings. Castlings and unusual names of files and ranks are
    /// always included, because otherwise a layout of the same name keeps its own.
    pub fn layout(&self, pieces: &BTreeMap<Cell, Piece>) -> LayoutText {
        let zones = self.zones();
        let plan = self.shape.plan();
        let plain = LayoutText {
            array: Some(self.picture(pieces)),
            zones: (!zones.is_empty()).then_some(zones),
            castling: Some(self.castlings(pieces)),
            ..LayoutText::default()
        };
        match self.has_odd_names() {
            true => LayoutText {
                files: Some(plan.files.iter().collect()),
                ranks: Some(plan.ranks),
                rows: Some(plan.rows),
                sheets: Some(plan.sheets),
                ..plain
            },
            false => plain,
        }
    }

    /// Whether the game's layout has names of files or ranks other than a, b, c and 1, 2, 3.
    fn has_odd_names(&self) -> bool {
        let plan = self.base.geometry().plan();
        let default = BoardShape::new(plan.files.len(), plan.ranks.len()).plan();
        default.files != plan.files
            || default.ranks != plan.ranks
            || default.rows != plan.rows
            || default.sheets != plan.sheets
    }

    fn picture(&self, pieces: &BTreeMap<Cell, Piece>) -> Vec<String> {
        let letter = |cell: Cell| match pieces.get(&cell) {
            _ if !self.shape.has(cell) => '#',
            Some(&piece) => self.base.letter(piece),
            None => '.',
        };
        let row = |row| {
            (0..self.shape.width)
                .map(|column| letter((column, row)))
                .collect()
        };
        (0..self.shape.height).map(row).collect()
    }

    /// The zones of the game's layout, moved to this board.
    fn zones(&self) -> Vec<ZoneText> {
        let Some(geometry) = self.shape.geometry() else {
            return Vec::new();
        };
        let places = cells(&geometry);
        let squares = |name: &str, of_game: &ByColor<Bitboard>, color: Color| {
            let own = self.zones.get(name).map(|sides| &sides[color]);
            match own {
                Some(own) => own
                    .iter()
                    .filter_map(|cell| places.get(cell))
                    .copied()
                    .collect(),
                None => self.zone(&geometry, of_game[color]),
            }
        };
        self.base
            .zones()
            .map(|(name, of_game)| ZoneText {
                name: name.to_owned(),
                white: squares_text(&geometry, squares(name, of_game, Color::White)),
                black: squares_text(&geometry, squares(name, of_game, Color::Black)),
            })
            .collect()
    }

    /// The squares of a zone, moved to this board. A zone of whole ranks keeps their distance from the nearer side.
    /// The last rank before the middle stays the last before it. Other zones move square by square.
    fn zone(&self, geometry: &Geometry, zone: Bitboard) -> Bitboard {
        let old = shape_of(&self.base);
        let known = cells(self.base.geometry());
        let inside = |cell: &Cell| known.get(cell).is_some_and(|&square| zone.contains(square));
        let row_of = |row: usize| known.keys().filter(move |cell| cell.1 == row);
        let whole: Vec<usize> = (0..old.height)
            .filter(|&row| row_of(row).next().is_some() && row_of(row).all(inside))
            .collect();
        let ranks =
            zone.into_iter().count() == whole.iter().map(|&row| row_of(row).count()).sum::<usize>();
        let wanted: BTreeSet<usize> = whole
            .into_iter()
            .filter_map(|row| like_rank(row, old.height, self.shape.height))
            .collect();
        let new = cells(geometry).into_iter();
        new.filter(|&(cell, _)| match ranks {
            true => wanted.contains(&cell.1),
            false => inside(&self.shape.like(cell, &old)),
        })
        .map(|(_, square)| square)
        .collect()
    }

    /// The castlings of kings that have a partner on their rank, without a hole between them.
    fn castlings(&self, pieces: &BTreeMap<Cell, Piece>) -> Vec<CastlingText> {
        if let Some(kept) = self.kept_castlings(pieces) {
            return kept;
        }
        let Some(CastlingChoice { partner, steps }) = self.chosen_castling() else {
            return Vec::new();
        };
        let mut found: Vec<(CastlingText, Vec<Color>)> = Vec::new();
        for color in Color::ALL {
            for right in [true, false] {
                let Some(text) = self.castling(pieces, color, (&partner, steps), right) else {
                    continue;
                };
                match found.iter_mut().find(|(known, _)| *known == text) {
                    Some((_, sides)) => sides.push(color),
                    None => found.push((text, vec![color])),
                }
            }
        }
        // A layout gives a castling to both sides. If the other side has its pieces there too, but a hole is in the
        // way, nobody gets it.
        found.retain(|(text, sides)| {
            sides.len() == 2 || !self.stand(pieces, !sides[0], &partner, text)
        });
        let named = found.into_iter().map(|(text, sides)| CastlingText {
            partner: (sides.len() == 1).then(|| partner.clone()),
            ..text
        });
        named.collect()
    }

    /// The castlings of the game's own layout, as long as their pieces are in their places and their ranks have the same
    /// squares.
    fn kept_castlings(&self, pieces: &BTreeMap<Cell, Piece>) -> Option<Vec<CastlingText>> {
        let own = shape_of(&self.base);
        if self.castling.is_some() || !self.keeps_size() {
            return None;
        }
        let start = self.base.start();
        let places = cells(self.base.geometry());
        let stays = |square: Square| {
            let cell = places.iter().find(|&(_, &known)| known == square);
            cell.is_some_and(|(&cell, _)| {
                let mut rank = (0..own.width).map(|column| (column, cell.1));
                let same_rank = rank.all(|cell| own.has(cell) == self.shape.has(cell));
                same_rank && pieces.get(&cell).copied() == start.piece(square)
            })
        };
        let castlings = &self.base.settings().castlings;
        let all = castlings
            .iter()
            .all(|castling| stays(castling.king) && stays(castling.rook));
        let kept = LayoutText::whole(&self.base, start).castling;
        all.then(|| kept.unwrap_or_default())
    }

    /// Whether a side's king and its partner are on the squares of a castling.
    fn stand(
        &self,
        pieces: &BTreeMap<Cell, Piece>,
        color: Color,
        partner: &str,
        text: &CastlingText,
    ) -> bool {
        let kind = |piece: Piece| self.base.kind(piece.piece_type());
        let on = |(column, _): Cell, files: &str| files.starts_with(self.shape.file(column));
        let mut own = pieces.iter().filter(|(_, piece)| piece.color() == color);
        let king = own
            .clone()
            .find(|&(&cell, &piece)| kind(piece).royal && on(cell, &text.king));
        king.is_some_and(|(king, _)| {
            own.any(|(&cell, &piece)| {
                cell.1 == king.1 && on(cell, &text.rook) && kind(piece).id == partner
            })
        })
    }

    /// The castling that the user has chosen, or that of the game; none if nobody castles.
    pub fn chosen_castling(&self) -> Option<CastlingChoice> {
        if let Some(choice) = &self.castling {
            return choice.clone();
        }
        let castling = self.base.settings().castlings.first()?;
        let piece = self.base.start().piece(castling.rook)?;
        let geometry = self.base.geometry();
        let steps = match self.shape.width {
            _ if self.keeps_size() => geometry
                .file(castling.king)
                .abs_diff(geometry.file(castling.king_to)),
            WIDE_BOARD_WIDTH.. => 3,
            _ => 2,
        };
        Some(CastlingChoice {
            partner: self.base.kind(piece.piece_type()).id.clone(),
            steps,
        })
    }

    fn castling(
        &self,
        pieces: &BTreeMap<Cell, Piece>,
        color: Color,
        (partner, steps): (&str, usize),
        right: bool,
    ) -> Option<CastlingText> {
        let kind = |piece: Piece| self.base.kind(piece.piece_type());
        let own = |piece: Piece| piece.color() == color;
        let king = pieces
            .iter()
            .find(|&(_, &piece)| own(piece) && kind(piece).royal);
        let (&(king, row), _) = king?;
        let step = |column: usize| match right {
            true => column + 1,
            false => column.wrapping_sub(1),
        };
        let line = std::iter::successors(Some(step(king)), |&column| Some(step(column)));
        let mut line = line.take_while(|&column| self.shape.has((column, row)));
        let is_partner = |&column: &usize| {
            let piece = pieces.get(&(column, row)).copied();
            piece.is_some_and(|piece| own(piece) && kind(piece).id == partner)
        };
        let rook = line.find(is_partner)?;
        let away = king.abs_diff(rook);
        if away < 2 {
            return None;
        }
        let toward = |distance: usize| match right {
            true => king + distance,
            false => king - distance,
        };
        let to = toward(steps.min(away));
        let files = |from, to| {
            [self.shape.file(from), self.shape.file(to)]
                .into_iter()
                .collect::<String>()
        };
        Some(CastlingText {
            king: files(king, to),
            rook: files(rook, toward(steps.min(away) - 1)),
            partner: None,
        })
    }
}

/// The row of the new board that corresponds to a row of the old one. Rows count from the top.
fn like_rank(row: usize, old: usize, new: usize) -> Option<usize> {
    // Rows count from the nearer side. The last one before the middle stays the last one before it.
    let like = |near: usize| match near + 1 == old / 2 && old >= 6 {
        true => (new / 2).checked_sub(1),
        false => (near < new).then_some(near),
    };
    let below = old - 1 - row;
    match row < below {
        true => like(row),
        false if row == below => Some(new / 2),
        false => like(below).map(|near| new - 1 - near),
    }
}

/// A set of squares in the notation of zones.
fn squares_text(geometry: &Geometry, squares: Bitboard) -> String {
    let mut words = Vec::new();
    let mut rest = squares;
    for square in squares {
        for (line, word) in [
            (
                geometry.rank_of(square),
                format!("*{}", rank_name(geometry, square)),
            ),
            (
                geometry.file_of(square),
                format!("{}*", file_letter(geometry, square)),
            ),
        ] {
            let line = line.with(square);
            if (line - squares).is_empty() && rest.contains(square) && line.len() > 1 {
                rest -= line;
                words.push(word);
            }
        }
    }
    words.extend(
        rest.into_iter()
            .map(|square| geometry.name(square).to_owned()),
    );
    words.join(" ")
}

fn file_letter(geometry: &Geometry, square: Square) -> char {
    let files = &geometry.plan().files;
    files.get(geometry.file(square)).copied().unwrap_or('?')
}

fn rank_name(geometry: &Geometry, square: Square) -> &str {
    let ranks = &geometry.plan().ranks;
    ranks.get(geometry.rank(square)).map_or("", String::as_str)
}
