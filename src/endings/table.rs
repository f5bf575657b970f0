//! All values of a material.

use super::index::Index;
use super::material::{Material, Squares};
use super::value::{Code, ILLEGAL, Value, value};
use crate::rules::{ByColor, Color, GameRules, Position, Setup, Square, Variant, Word};

/// The values of all positions of a material.
pub struct Table {
    pub(super) material: Material,
    pub(super) index: Index,
    /// The codes for each side to move.
    pub(super) codes: ByColor<Vec<Code>>,
    figures: ByColor<Figures>,
}

/// The figures of a table for one side to move, over all legal positions of the whole board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Figures {
    /// The legal positions.
    pub positions: u64,
    /// Those that the side to move wins.
    pub wins: u64,
    /// Those that it loses.
    pub losses: u64,
    /// Those that no one can force to win.
    pub undecided: u64,
    /// The plies of the longest win or loss.
    pub longest: u16,
    /// The plies of the longest win.
    pub longest_win: u16,
    /// The plies of the longest loss.
    pub longest_loss: u16,
}

impl Table {
    pub(super) fn new<W: Word>(
        rules: &GameRules<W>,
        material: Material,
        index: Index,
        codes: ByColor<Vec<Code>>,
    ) -> Table {
        let figures = codes.map(|codes| figures(rules, &material, &index, codes));
        Table {
            material,
            index,
            codes,
            figures,
        }
    }

    /// Its pieces.
    pub fn material(&self) -> &Material {
        &self.material
    }

    /// The figures for a side to move.
    pub fn figures(&self, turn: Color) -> Figures {
        self.figures[turn]
    }

    /// The value of a position; `None` if it is not legal.
    pub(super) fn value(&self, squares: &Squares, turn: Color) -> Option<Value> {
        value(self.code(squares, turn))
    }

    #[inline]
    pub(super) fn code(&self, squares: &Squares, turn: Color) -> Code {
        let codes = &self.codes[turn];
        codes
            .get(self.index.number(squares))
            .copied()
            .unwrap_or(ILLEGAL)
    }

    /// The squares of the first legal position of this value, in the order of the pieces. For the longest win, this is
    /// one of the longest.
    pub fn example(&self, turn: Color, wanted: Value) -> Option<Vec<Square>> {
        self.find(turn, 0, |value| value == wanted)
    }

    /// The squares of the first legal position whose value is wanted, in the order of the pieces. The search begins at
    /// a number, which may be any, and goes around.
    pub fn find(
        &self,
        turn: Color,
        start: usize,
        wanted: impl Fn(Value) -> bool,
    ) -> Option<Vec<Square>> {
        let codes = &self.codes[turn];
        let start = start % codes.len().max(1);
        let wanted = |&number: &usize| value(codes[number]).is_some_and(&wanted);
        let number = (start..codes.len()).chain(0..start).find(wanted)?;
        let squares = self.index.squares(number)?;
        let pieces = self.material.pieces().len();
        let squares = squares[..pieces].iter();
        Some(squares.map(|&square| Square::new(square.into())).collect())
    }

    /// The position with the pieces of this table on these squares; `None` if it is not legal.
    pub fn position(&self, variant: &Variant, squares: &[Square], turn: Color) -> Option<Position> {
        let pieces = self.material.pieces().iter().copied();
        let setup = Setup {
            pieces: squares.iter().copied().zip(pieces).collect(),
            turn,
            ..Setup::empty()
        };
        variant.position(&setup).ok()
    }
}

fn figures<W: Word>(
    rules: &GameRules<W>,
    material: &Material,
    index: &Index,
    codes: &[Code],
) -> Figures {
    let mut figures = Figures::default();
    for (number, &code) in codes.iter().enumerate() {
        let Some(value) = value(code) else {
            continue;
        };
        if is_crowded(rules, material, index, number) {
            continue;
        }
        let weight = index.weight(number);
        figures.positions += weight;
        *match value {
            Value::Win(_) => &mut figures.wins,
            Value::Undecided => &mut figures.undecided,
            Value::Loss(_) => &mut figures.losses,
        } += weight;
        let longest = match value {
            Value::Win(_) => &mut figures.longest_win,
            Value::Loss(_) => &mut figures.longest_loss,
            Value::Undecided => continue,
        };
        *longest = value.plies().unwrap_or(0).max(*longest);
        figures.longest = figures.longest.max(*longest);
    }
    figures
}

/// Whether a side has several pieces in its palace, as no legal position has.
fn is_crowded<W: Word>(
    rules: &GameRules<W>,
    material: &Material,
    index: &Index,
    number: usize,
) -> bool {
    let palaces = &rules.settings().palace;
    if palaces.white.is_empty() && palaces.black.is_empty() {
        return false;
    }
    let Some(squares) = index.squares(number) else {
        return false;
    };
    Color::ALL.into_iter().any(|color| {
        let standing = material.pieces().iter().zip(squares);
        let inside = standing.filter(|&(piece, square)| {
            piece.color() == color && palaces[color].contains(Square::new(square.into()))
        });
        inside.count() > 1
    })
}
