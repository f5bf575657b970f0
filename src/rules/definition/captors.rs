//! Which captures a side has against a victim, found once per game.

use crate::rules::board::{Bitboard, Square, Word};
use crate::rules::piece::{Capture, PieceKind, PieceType, TypeSet};

/// A type of a side, and one of its captures of a certain victim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::rules) struct Captor {
    pub piece_type: PieceType,
    /// The index of the capture; `None` for a piece that pushes or pulls, because pieces that it moves may capture too.
    capture: Option<usize>,
    /// Its place among the captures of the side.
    pub row: usize,
}

impl Captor {
    /// The capture; `None` for a piece that pushes or pulls.
    #[inline]
    pub fn capture<W: Word>(self, kind: &PieceKind<W>) -> Option<&Capture<W>> {
        kind.captures.get(self.capture?)
    }
}

/// The captures of a side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::rules) struct Captors<W: Word> {
    /// By [`PieceType::index`] of a victim, the captures of it.
    by_victim: Vec<Vec<Captor>>,
    /// By [`Square::index`] of a victim and the row of a capture, the squares from which a captor might reach it.
    sources: Vec<Bitboard<W>>,
    /// The number of captures.
    rows: usize,
}

impl<W: Word> Captors<W> {
    /// The captures of a side. `sources` are the squares from which a piece might capture a victim on a square.
    pub fn new(
        kinds: &[PieceKind<W>],
        army: TypeSet,
        squares: Bitboard<W>,
        sources: impl Fn(&PieceKind<W>, &Capture<W>, Square) -> Bitboard<W>,
    ) -> Captors<W> {
        let mut captors = Captors {
            by_victim: vec![Vec::new(); kinds.len()],
            sources: Vec::new(),
            rows: 0,
        };
        let mut of_rows = Vec::new();
        for piece_type in army.iter() {
            let kind = &kinds[piece_type.index()];
            let captures: Vec<Option<usize>> = match kind.pushes || kind.pulls {
                true => vec![None],
                false => (0..kind.captures.len()).map(Some).collect(),
            };
            for capture in captures {
                let captor = Captor {
                    piece_type,
                    capture,
                    row: captors.rows,
                };
                captors.rows += 1;
                of_rows.push((kind, captor));
                let victims = captor
                    .capture(kind)
                    .map_or(TypeSet::ALL, |capture| capture.victims);
                for (index, found) in captors.by_victim.iter_mut().enumerate() {
                    if victims.contains(PieceType::new(index)) {
                        found.push(captor);
                    }
                }
            }
        }
        for square in (0..squares.last().map_or(0, |last| last.index() + 1)).map(Square::new) {
            captors.sources.extend(of_rows.iter().map(|(kind, captor)| {
                let capture = captor.capture(kind);
                capture.map_or(squares, |capture| sources(kind, capture, square))
            }));
        }
        captors
    }

    /// The captures of a type of victims.
    #[inline]
    pub fn of(&self, victim: PieceType) -> &[Captor] {
        &self.by_victim[victim.index()]
    }

    /// By the row of a capture, the squares from which a captor might reach a victim on a square.
    #[inline]
    pub fn sources(&self, target: Square) -> &[Bitboard<W>] {
        let start = target.index() * self.rows;
        &self.sources[start..start + self.rows]
    }
}
