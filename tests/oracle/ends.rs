//! The ends of games (the rulebook, sections 3 to 9 and 13), without repetition.

use super::legal::{is_king_attacked, legal};
use super::maxima::{holds_goals, is_bare};
use super::position::{Position, king_of};
use super::rules::{Family, Game};

/// The status of a game in a position, with the reason. Repetition is left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    Ongoing,
    WhiteWins(&'static str),
    BlackWins(&'static str),
    Draw(&'static str),
}

fn win(white: bool, why: &'static str) -> Status {
    if white {
        Status::WhiteWins(why)
    } else {
        Status::BlackWins(why)
    }
}

/// An end of the game on the board itself. Such a position has no moves.
pub fn decided(game: &Game, position: &Position) -> Option<Status> {
    if game.rules.king_capture {
        let gone = [true, false].map(|white| king_of(&position.board, white).is_none());
        return match gone {
            [true, true] => Some(Status::Draw("both kings gone")),
            [true, false] => Some(Status::BlackWins("king captured")),
            [false, true] => Some(Status::WhiteWins("king captured")),
            [false, false] => None,
        };
    }
    if game.family != Family::Maxima {
        return None;
    }
    let sides = [!position.white, position.white];
    let goals = |white: &bool| holds_goals(game, &position.board, *white);
    let bare = |white: &bool| is_bare(&position.board, !*white);
    let by_goals = sides.iter().find(|white| goals(white));
    let by_bareness = sides.iter().find(|white| bare(white));
    let goal_win = by_goals.map(|white| win(*white, "goals occupied"));
    goal_win.or(by_bareness.map(|white| win(*white, "bare king")))
}

/// The status of a position: first the ends on the board, then the lack of moves, then the draws.
pub fn status_of(game: &Game, position: &Position) -> Status {
    if position.setup.is_some() {
        return Status::Ongoing;
    }
    if let Some(end) = decided(game, position) {
        return end;
    }
    if legal(game, position).is_empty() {
        return without_moves(game, position);
    }
    let pieces = position.board.iter().flatten();
    if game.rules.clock && position.halfmove >= 100 {
        Status::Draw("hundred plies")
    } else if game.rules.bare_kings_draw && pieces.into_iter().all(|piece| piece.kind == 'K') {
        Status::Draw("bare kings")
    } else if game.rules.lack_of_material_draws && lacks_material(game, position) {
        Status::Draw("lack of material")
    } else {
        Status::Ongoing
    }
}

/// Whether the kings have one bishop or one knight, or only bishops on squares of one colour.
fn lacks_material(game: &Game, position: &Position) -> bool {
    let mut bishops = [0, 0];
    let mut knights = 0;
    for (sq, piece) in position.board.iter().enumerate() {
        match piece.map(|piece| piece.kind) {
            None | Some('K') => {}
            Some('B') => bishops[(game.grid.file(sq) + game.grid.rank(sq)) % 2] += 1,
            Some('N') => knights += 1,
            Some(_) => return false,
        }
    }
    match knights {
        0 => bishops.contains(&0),
        1 => bishops == [0, 0],
        _ => false,
    }
}

fn without_moves(game: &Game, position: &Position) -> Status {
    let mover = position.white;
    let checked = !game.rules.king_capture && is_king_attacked(game, position, mover);
    if checked {
        win(!mover, "checkmate")
    } else if game.rules.no_move_loses {
        win(!mover, "no legal move")
    } else if game.family == Family::Chessma && king_in_corner(game, position) {
        win(!mover, "stalemate in the corner")
    } else {
        Status::Draw("stalemate")
    }
}

/// Whether the king to move stands on a corner of Chessma 84: the only squares of files z and i.
fn king_in_corner(game: &Game, position: &Position) -> bool {
    let king = king_of(&position.board, position.white);
    king.is_some_and(|sq| [0, 9].contains(&game.grid.file(sq)))
}
