//! Officers and pawns: open files, outposts, and pairs of pieces that are bound to different parts of the board.

use super::Tapered;
use super::lines::SlidingLines;
use super::parameters::Parameters;
use super::pawns::Pawns;
use super::scan::{FreePiece, Scan};
use crate::rules::{
    Bitboard, Color, Direction, Geometry, MAX_TYPES, PieceKind, PieceType, Position, Square,
    TypeSet, Variant, Word,
};
use crate::search::score::Value;

/// The weights of officers and pawns.
pub(super) struct Posts<W: Word> {
    pair: Tapered,
    open_file: Value,
    free_file: Value,
    outpost: Value,
    outpost_near: Value,
    behind: Value,
    trapped: Tapered,
    alike: Tapered,
    /// One of the parts for each type that is bound to a part of the board.
    parts: Vec<(PieceType, Bitboard<W>)>,
    /// The types that slide on files, and only on files and ranks.
    rides: [bool; MAX_TYPES],
    /// The squares beyond one's own half, by colour.
    beyond: [Bitboard<W>; 2],
}

/// The pawns of a position.
#[derive(Clone, Copy)]
pub(super) struct PawnCounts<W: Word> {
    pub own: Bitboard<W>,
    pub enemy: Bitboard<W>,
}

impl<W: Word> Posts<W> {
    pub(super) fn new(variant: &Variant<W>, parameters: &Parameters) -> Posts<W> {
        let geometry = variant.geometry();
        let kinds = || variant.kinds().iter().enumerate();
        let mut rides = [false; MAX_TYPES];
        for (index, kind) in kinds() {
            rides[index] = !kind.royal && rides_straight(kind);
        }
        let beyond = Color::ALL.map(|color| {
            let far = |&square: &Square| {
                let (row, rows) = geometry.row_from_bottom(square);
                match color {
                    Color::White => 2 * row > rows,
                    Color::Black => 2 * row <= rows,
                }
            };
            geometry.squares().into_iter().filter(far).collect()
        });
        Posts {
            pair: Tapered::round(parameters.pair, parameters.pair_end),
            open_file: parameters.open_file.round() as Value,
            free_file: parameters.free_file.round() as Value,
            outpost: parameters.outpost.round() as Value,
            outpost_near: parameters.outpost_near.round() as Value,
            trapped: Tapered::round(parameters.trapped, parameters.trapped / 5.0),
            behind: parameters.behind_pawn.round() as Value,
            alike: Tapered::round(parameters.pawns_alike, parameters.pawns_alike_end),
            parts: kinds()
                .filter(|(_, kind)| !kind.royal && !kind.irreversible)
                .filter_map(|(index, kind)| Some((PieceType::new(index), part(geometry, kind)?)))
                .collect(),
            rides,
            beyond,
        }
    }

    /// The value of one officer's square.
    #[inline]
    pub(super) fn worth(
        &self,
        variant: &Variant<W>,
        (pawns, lines): (&Pawns<W>, SlidingLines),
        mover: &FreePiece<W>,
        own: &Scan<W>,
        pieces: PawnCounts<W>,
    ) -> Tapered {
        let mut sum = 0;
        let mut more = Tapered::default();
        if self.rides[mover.piece.piece_type().index()] {
            let file = variant.geometry().file_of(mover.square);
            if !file.meets(pieces.own) {
                sum += match file.meets(pieces.enemy) {
                    true => self.open_file,
                    false => self.free_file,
                };
            }
        }
        if own.by_pawn.contains(mover.square)
            && self.beyond[own.color.index()].contains(mover.square)
            && !pawns
                .beside_ahead(mover.square, own.color)
                .meets(pieces.enemy)
        {
            sum += self.outpost;
        }
        let before = pawns.next(mover.square, own.color);
        if matches!(lines, SlidingLines::None | SlidingLines::Diagonal)
            && before.meets(pieces.own | pieces.enemy)
        {
            sum += self.behind;
        }
        if lines == SlidingLines::None {
            let posts = mover.replaces & own.by_pawn & self.beyond[own.color.index()];
            let holds = |square| !pawns.beside_ahead(square, own.color).meets(pieces.enemy);
            if posts.any() && posts.into_iter().any(holds) {
                sum += self.outpost_near;
            }
        }
        for &(kind, part) in &self.parts {
            if kind == mover.piece.piece_type() {
                let same = match part.contains(mover.square) {
                    true => pieces.own & part,
                    false => pieces.own - part,
                };
                more += self.alike.times(same.len());
            }
        }
        more + Tapered::both(sum)
    }

    /// The loss for a slider on files that has few moves and stands on the edge's side of its king.
    pub(super) fn trapped(
        &self,
        variant: &Variant<W>,
        square: Square,
        kings: Bitboard<W>,
    ) -> Tapered {
        let geometry = variant.geometry();
        let Some(king) = kings.first() else {
            return Tapered::default();
        };
        let (file, kings) = (geometry.file(square), geometry.file(king));
        let files = geometry.rank_of(king).len();
        let left = file < kings && 2 * kings + 1 < files;
        let right = file > kings && 2 * kings + 1 > files;
        match left || right {
            true => self.trapped,
            false => Tapered::default(),
        }
    }

    /// Whether each side has only one officer and the two can never stand on the same part of the board.
    pub(super) fn pass_by(&self, position: &Position<W>, officers: TypeSet) -> bool {
        let pieces = position.of_types(officers);
        let one = |color| (pieces & position.pieces(color)).len() == 1;
        pieces.len() == 2
            && one(Color::White)
            && self.parts.iter().any(|&(kind, part)| {
                let bound = position.of_type(kind);
                bound == pieces && (pieces & part).len() == 1
            })
    }

    /// The gain from two pieces of a type that are bound to different parts of the board.
    #[inline]
    pub(super) fn pairs(&self, position: &Position<W>, color: Color) -> Tapered {
        let mut sum = Tapered::default();
        for &(kind, part) in &self.parts {
            let pieces = position.of_type(kind) & position.pieces(color);
            if pieces.meets(part) && (pieces - part).any() {
                sum += self.pair;
            }
        }
        sum
    }
}

fn rides_straight<W: Word>(kind: &PieceKind<W>) -> bool {
    let walk = &kind.walk[Color::White];
    let far = |direction: Direction| walk.rides(direction, 2);
    let ahead = far(Direction::ALL[0]) && Direction::ALL[0].is_orthogonal();
    let diagonal = Direction::ALL
        .into_iter()
        .any(|direction| !direction.is_orthogonal() && far(direction));
    ahead && !diagonal
}

/// The squares that a piece can reach in any number of moves from the board's first square, unless these are all.
fn part<W: Word>(geometry: &Geometry<W>, kind: &PieceKind<W>) -> Option<Bitboard<W>> {
    let walk = &kind.walk[Color::White];
    let mut known = Bitboard::of(geometry.squares().first()?);
    let mut fresh = known;
    while fresh.any() {
        let reached = fresh.into_iter().fold(Bitboard::EMPTY, |set, square| {
            set | walk.reach(geometry, square, Bitboard::EMPTY)
        });
        fresh = reached - known;
        known |= reached;
    }
    (geometry.squares() - known).any().then_some(known)
}
