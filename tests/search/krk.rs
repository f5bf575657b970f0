//! King and rook against king on 8×8, compared with a table of all positions that uses no code of the program.

use super::proof::is_won;
use super::{checked, game, position};
use baroque::rules::{Color, Position, Variant};
use baroque::search::{Engine, Limits};
use std::sync::atomic::AtomicBool;

/// Squares count from a1 along the ranks. A place has the squares of the white king, the rook and the black king.
type Place = [i8; 3];

const STEPS: [(i8, i8); 8] = [
    (1, 0),
    (-1, 0),
    (0, 1),
    (0, -1),
    (1, 1),
    (1, -1),
    (-1, 1),
    (-1, -1),
];

fn index([king, rook, enemy]: Place) -> usize {
    (king as usize * 64 + rook as usize) * 64 + enemy as usize
}

fn step(from: i8, (dx, dy): (i8, i8)) -> Option<i8> {
    let (file, rank) = (from % 8 + dx, from / 8 + dy);
    ((0..8).contains(&file) && (0..8).contains(&rank)).then_some(rank * 8 + file)
}

fn steps(from: i8) -> impl Iterator<Item = i8> {
    STEPS.into_iter().filter_map(move |way| step(from, way))
}

fn touch(one: i8, other: i8) -> bool {
    steps(one).any(|square| square == other)
}

/// Whether the rook attacks a square if only its king is in the way.
fn attacks(rook: i8, king: i8, square: i8) -> bool {
    slides(rook, |stop| stop == king).any(|stop| stop == square)
}

/// The rook's moves until something blocks it.
fn slides(rook: i8, blocked: impl Fn(i8) -> bool + Copy) -> impl Iterator<Item = i8> {
    STEPS[..4].iter().flat_map(move |&way| {
        let line = std::iter::successors(step(rook, way), move |&stop| step(stop, way));
        line.take_while(move |&stop| !blocked(stop))
    })
}

fn is_place([king, rook, enemy]: Place) -> bool {
    king != rook && king != enemy && rook != enemy && !touch(king, enemy)
}

/// The black king's moves. `None` is the capture of the rook.
fn defences([king, rook, enemy]: Place) -> impl Iterator<Item = Option<Place>> {
    let safe = move |&stop: &i8| !touch(stop, king) && !attacks(rook, king, stop);
    steps(enemy)
        .filter(safe)
        .map(move |stop| (stop != rook).then_some([king, rook, stop]))
}

/// The places after White's moves, including impossible ones, which no table contains.
fn tries([king, rook, enemy]: Place) -> impl Iterator<Item = Place> {
    let walks = steps(king).map(move |stop| [stop, rook, enemy]);
    let slides = slides(rook, move |stop| stop == king || stop == enemy);
    walks.chain(slides.map(move |stop| [king, stop, enemy]))
}

/// The moves to mate with either side to move, or `None` without a mate.
struct Table {
    white: Vec<Option<i32>>,
    black: Vec<Option<i32>>,
}

impl Table {
    /// Goes back from the mates move by move, until it finds nothing new.
    fn new() -> Table {
        let squares = || 0..64i8;
        let places: Vec<Place> = squares()
            .flat_map(|king| squares().map(move |rook| (king, rook)))
            .flat_map(|(king, rook)| squares().map(move |enemy| [king, rook, enemy]))
            .filter(|&place| is_place(place))
            .collect();
        let mut table = Table {
            white: vec![None; 64 * 64 * 64],
            black: vec![None; 64 * 64 * 64],
        };
        for moves in 0.. {
            let lost: Vec<usize> = (places.iter())
                .filter(|&&place| table.black[index(place)].is_none())
                .filter(|&&place| table.is_lost(place, moves == 0))
                .map(|&place| index(place))
                .collect();
            lost.iter().for_each(|&at| table.black[at] = Some(moves));
            let won: Vec<usize> = (places.iter())
                .filter(|&&place| table.white[index(place)].is_none())
                .filter(|&&place| tries(place).any(|next| table.black[index(next)].is_some()))
                .map(|&place| index(place))
                .collect();
            won.iter().for_each(|&at| table.white[at] = Some(moves + 1));
            if lost.is_empty() {
                break;
            }
        }
        table
    }

    /// Whether every defence leads to a won place, and there is a defence unless it is mate.
    fn is_lost(&self, place: Place, mate: bool) -> bool {
        let [king, rook, enemy] = place;
        let mut left = defences(place).peekable();
        match left.peek() {
            None => mate && attacks(rook, king, enemy),
            Some(_) => left.all(|next| next.is_some_and(|next| self.white[index(next)].is_some())),
        }
    }

    /// The moves to mate in a position of the game.
    fn moves(&self, chess: &Variant, at: &Position) -> Option<i32> {
        let number = |squares: baroque::rules::Bitboard| {
            let square = squares.first().expect("one piece");
            let (file, rank) = (chess.geometry().file(square), chess.geometry().rank(square));
            (rank * 8 + file) as i8
        };
        let rook = chess.piece('R').unwrap().piece_type();
        let place = [
            number(chess.kings(at, Color::White)),
            number(at.of_type(rook)),
            number(chess.kings(at, Color::Black)),
        ];
        match at.turn() {
            Color::White => self.white[index(place)],
            Color::Black => self.black[index(place)],
        }
    }
}

/// One engine for the whole game: its memory of other positions must not make it announce mates too soon, and it must
/// mate before the clock ends the game. The longest mate takes 16 moves, as books say.
#[test]
fn a_table_full_of_other_positions_promises_no_mates_too_soon() {
    let table = Table::new();
    assert_eq!(table.white.iter().flatten().max(), Some(&16));
    let chess = game("chess", Some("8x8"));
    let stop = AtomicBool::new(false);
    let mut engine = Engine::new(1);
    let mut history = vec![position(&chess, "8/8/8/3k4/8/8/8/RK6 w - - 0 1")];
    let mut promises = 0;
    while let Some(at) = history.last().filter(|at| chess.outcome(at).is_none()) {
        let limits = Limits::nodes(20_000);
        let report = engine
            .search(&chess, &history, &limits, &stop, &mut |_| {})
            .unwrap();
        if let Some(promised) = report.score.mate() {
            let exact = table.moves(&chess, at).unwrap();
            assert!(promised.abs() >= exact, "{promised}, but {exact}: {at:?}");
            assert_eq!(promised > 0, at.turn() == Color::White);
            promises += 1;
        }
        let next = chess.play(at, checked(&chess, at, &report));
        history.push(next);
    }
    assert!(is_won(&chess, history.last().unwrap()));
    assert!(promises > 0);
}
