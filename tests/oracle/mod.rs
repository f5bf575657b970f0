//! A slow and simple second implementation of every game in docs/RULES.md, for testing the fast one. It is written
//! from the rulebook alone and shares no code with the fast one.
#![allow(
    dead_code,
    unused_imports,
    reason = "each test file uses only a part of it"
)]

mod added;
mod castling;
mod chessma;
mod chessma_chameleon;
mod choices;
mod draft;
mod enclosing;
mod ends;
mod fen;
mod freezing;
mod fugue;
mod games;
mod geometry;
mod hyper;
mod legal;
mod lines;
mod maxima;
mod methods;
mod options;
mod orthodox;
mod position;
mod pseudo;
mod renaissance;
mod rococo;
mod rules;
mod turn;
mod ultima;

pub use choices::{CHOICES, Chosen};
pub use ends::Status;
pub use games::{GAMES, game};
pub use rules::Game;

/// A legal move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    /// The move in UCI notation (section 2).
    pub text: String,
    /// The squares of the captured pieces, sorted. The mover is not among them.
    pub captures: Vec<String>,
    /// The position after it.
    pub fen: String,
}

/// The array with all its fields.
pub fn start_fen(game: &Game) -> String {
    fen::write(game, &fen::read(game, &game.array))
}

/// The legal moves, sorted by text. Empty if the game is over on the board.
pub fn legal_moves(game: &Game, fen: &str) -> Vec<Move> {
    let found = legal::legal(game, &fen::read(game, fen));
    let mut moves: Vec<Move> = Vec::new();
    for (turn, next) in found {
        let fen = fen::write(game, &next);
        assert_eq!(fen::read(game, &fen), next, "{fen} does not say all");
        moves.push(Move {
            captures: names(game, &turn.captures),
            fen,
            text: turn.text,
        });
    }
    moves.sort_by(|one, other| one.text.cmp(&other.text));
    assert!(
        moves.windows(2).all(|two| two[0].text != two[1].text),
        "one text twice: {fen}"
    );
    moves
}

/// The status of the game in the position, without repetition.
pub fn status(game: &Game, fen: &str) -> Status {
    ends::status_of(game, &fen::read(game, fen))
}

/// Whether the king of the side to move is attacked.
pub fn in_check(game: &Game, fen: &str) -> bool {
    let position = fen::read(game, fen);
    legal::is_king_attacked(game, &position, position.white)
}

/// Whether a side attacks the piece on a square.
pub fn attacked(game: &Game, fen: &str, by_white: bool, square: &str) -> bool {
    let position = fen::read(game, fen);
    legal::is_attacked(game, &position, by_white, game.grid.named(square))
}

/// The squares of all frozen pieces, sorted.
pub fn frozen(game: &Game, fen: &str) -> Vec<String> {
    let position = fen::read(game, fen);
    names(game, &freezing::frozen_pieces(game, &position.board))
}

/// The number of lines of legal moves of a length.
pub fn perft(game: &Game, fen: &str, depth: u32) -> u64 {
    count(game, &fen::read(game, fen), depth)
}

fn count(game: &Game, position: &position::Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let moves = legal::legal(game, position);
    if depth == 1 {
        return moves.len() as u64;
    }
    moves
        .iter()
        .map(|(_, next)| count(game, next, depth - 1))
        .sum()
}

fn names(game: &Game, squares: &[usize]) -> Vec<String> {
    let mut names: Vec<String> = squares
        .iter()
        .map(|sq| game.grid.name(*sq).into())
        .collect();
    names.sort();
    names.dedup();
    names
}
