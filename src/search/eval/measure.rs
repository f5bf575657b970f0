//! Measures the mobility of the pieces on random boards, by the rules of the game.
//!
//! Nothing here knows any piece or method, so a new piece is measured as well as a rook.

use super::value::rank;
use crate::rules::{
    Bitboard, CaptureFilter, Color, Effect, Facts, MAX_TYPES, MethodName, Move, Piece, Position,
    Setup, Square, Travel, TypeSet, Variant, Word,
};
use crate::search::random::Random;
use smallvec::SmallVec;

/// The mobility of a type of piece on an average board, in numbers of squares. Each target square is tested alone:
/// empty for moves, with an enemy for captures. Only the pieces in between stay as they are.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Profile {
    /// Squares that it can move to.
    pub moves: f64,
    /// Squares on which it captures by each method, in the order of their [`rank`].
    pub captures: [f64; METHODS],
    /// Squares whose pieces it can swap with.
    pub swaps: f64,
    /// Squares on which it freezes enemies.
    pub freezes: f64,
}

/// The number of capture methods.
const METHODS: usize = MethodName::ALL.len();

/// The number of boards that are measured.
const BOARDS: usize = 1_000;
/// The number of random boards that are tried: most are rejected because a king would be en prise.
const TRIES: usize = 20 * BOARDS;
/// One square in this many is occupied, as in a middle game.
const CROWD: usize = 3;

/// Measures every piece type of the game.
pub(super) fn profiles<W: Word>(variant: &Variant<W>) -> [Profile; MAX_TYPES] {
    let mut sums = [Sum::default(); MAX_TYPES];
    let mut random = Random::new(0);
    let pool = pool(variant);
    (0..TRIES)
        .filter_map(|_| board(variant, &pool, &mut random))
        .take(BOARDS)
        .for_each(|position| measure(variant, &position, &mut sums));
    let mut profiles = sums.map(Sum::profile);
    for (profile, kind) in profiles.iter_mut().zip(variant.kinds()) {
        // A neutralized piece still moves: half as much as a frozen one.
        profile.freezes = freezes(variant, kind.freezes) + freezes(variant, kind.neutralizes) / 2.0;
    }
    profiles
}

/// The pieces to place: those of the array, and one of each other type that may appear.
fn pool<W: Word>(variant: &Variant<W>) -> [Vec<Piece>; 2] {
    Color::ALL.map(|color| {
        let start = variant.start();
        let array = start.pieces(color).into_iter();
        let array = array.filter_map(|square| start.piece(square));
        let others = variant.army(color).iter();
        let absent = others.filter(|&kind| !start.of_type(kind).meets(start.pieces(color)));
        array
            .chain(absent.map(|kind| Piece::new(color, kind)))
            .filter(|piece| !variant.royals().contains(piece.piece_type()))
            .collect()
    })
}

/// A random board with the kings at home, and as many pieces of both sides as in a middle game.
fn board<W: Word>(
    variant: &Variant<W>,
    pool: &[Vec<Piece>; 2],
    random: &mut Random,
) -> Option<Position<W>> {
    let mut pieces = kings(variant, random);
    let kings = pieces.iter().map(|&(square, _)| square).collect();
    let mut empty: Vec<Square> = (variant.geometry().squares() - kings).into_iter().collect();
    for index in 0..variant.geometry().len() / CROWD {
        let side = &pool[index % 2];
        let Some(&piece) = side.get(random.below(side.len())) else {
            continue;
        };
        let at = random.below(empty.len());
        let room = variant.standing_room(piece);
        if empty.get(at).is_some_and(|&square| room.contains(square)) {
            pieces.push((empty.swap_remove(at), piece));
        }
    }
    let turn = Color::ALL[random.below(2)];
    let setup = Setup {
        pieces,
        turn,
        ..Setup::empty()
    };
    variant.position(&setup).ok()
}

/// The kings at home. Those that are still to be placed stand anywhere in their zones.
fn kings<W: Word>(variant: &Variant<W>, random: &mut Random) -> Vec<(Square, Piece)> {
    let start = variant.start();
    let kings = variant.kings(start, Color::White) | variant.kings(start, Color::Black);
    let mut pieces: Vec<(Square, Piece)> = kings
        .into_iter()
        .filter_map(|square| Some((square, start.piece(square)?)))
        .collect();
    if let Some(placement) = variant.settings().placement {
        for color in Color::ALL {
            let held = start.hand(color).types().and(variant.royals());
            let zone = placement.zone[color].cast() - start.occupied();
            let homes: Vec<Square> = zone.into_iter().collect();
            let homes = homes.get(random.below(homes.len().max(1)));
            let king = held.iter().next().map(|king| Piece::new(color, king));
            pieces.extend(homes.copied().zip(king));
        }
    }
    pieces
}

/// The sums of the measurements of one type so far.
#[derive(Clone, Copy, Default)]
struct Sum {
    pieces: f64,
    moves: f64,
    captures: [f64; METHODS],
    swaps: f64,
}

impl Sum {
    fn profile(self) -> Profile {
        let pieces = self.pieces.max(1.0);
        Profile {
            moves: self.moves / pieces,
            captures: self.captures.map(|squares| squares / pieces),
            swaps: self.swaps / pieces,
            freezes: 0.0,
        }
    }
}

/// Adds the mobility of the side to move on one board.
fn measure<W: Word>(variant: &Variant<W>, position: &Position<W>, sums: &mut [Sum; MAX_TYPES]) {
    let turn = position.turn();
    let squares = variant.geometry().len() as f64;
    let occupied = position.occupied();
    let share = |pieces: usize| squares / (pieces.max(1) as f64);
    let mut moves = Vec::new();
    let facts = variant.facts(position);
    facts.pseudo_legal_moves(&mut moves);
    let capture_filter = facts.capture_filter();
    for from in position.pieces(turn) - facts.frozen(turn) {
        let Some(piece) = position.piece(from) else {
            continue;
        };
        let own: SmallVec<[Move; 32]> =
            moves.iter().copied().filter(|mv| mv.from == from).collect();
        let to = |wanted: fn(&&Move) -> bool| -> Bitboard<W> {
            own.iter().filter(wanted).map(|mv| mv.to).collect()
        };
        let swapped = to(|mv| matches!(mv.travel, Travel::Swap | Travel::Drive | Travel::Push));
        let reached = to(|mv| !matches!(mv.travel, Travel::Swap | Travel::Push)) - occupied;
        let sum = &mut sums[piece.piece_type().index()];
        sum.pieces += 1.0;
        sum.moves += reached.len() as f64 * share(variant.geometry().len() - occupied.len());
        sum.swaps += swapped.len() as f64 * share(occupied.len());
        let attacked = attacked(&facts, variant, &capture_filter, &own);
        for (sum, victims) in sum.captures.iter_mut().zip(attacked) {
            *sum += victims as f64 * share(position.pieces(!turn).len());
        }
    }
}

/// How many enemies one piece attacks. Each counts for the lowest-ranked method that captures it.
fn attacked<W: Word>(
    facts: &Facts<W>,
    variant: &Variant<W>,
    capture_filter: &CaptureFilter<W>,
    moves: &[Move],
) -> [usize; METHODS] {
    let mut best: SmallVec<[(Square, usize); 16]> = SmallVec::new();
    for &mv in moves {
        if capture_filter.known_captures(facts, mv) == Some(Bitboard::EMPTY) {
            continue;
        }
        for effect in variant.changes(facts.position(), mv).effects {
            let Effect::Capture { piece, at, by, .. } = effect else {
                continue;
            };
            let method = rank(by);
            if piece.color() == facts.position().turn() {
                continue;
            }
            match best.iter_mut().find(|(known, _)| *known == at) {
                Some((_, known)) => *known = method.min(*known),
                None => best.push((at, method)),
            }
        }
    }
    let mut victims = [0; METHODS];
    for (_, method) in best {
        victims[method] += 1;
    }
    victims
}

/// The average number of neighbouring squares, times the share of the array's pieces that are frozen there.
fn freezes<W: Word>(variant: &Variant<W>, types: TypeSet) -> f64 {
    let geometry = variant.geometry();
    let around: usize = geometry
        .squares()
        .into_iter()
        .map(|square| geometry.neighbours(square).len())
        .sum();
    let both = |kind| Color::ALL.map(|color| variant.count_at_start(Piece::new(color, kind)));
    let frozen: usize = types.iter().flat_map(both).sum();
    let all: usize = TypeSet::ALL.iter().flat_map(both).sum();
    let share = frozen as f64 / all.max(1) as f64;
    around as f64 / geometry.len().max(1) as f64 * share
}
