//! The added pieces of the ten games of section 3 and of the two of section 14.

use super::geometry::{DIAGONAL, KNIGHT, LINES, ORTHOGONAL, Sq};
use super::lines::{Run, runs, slides};
use super::methods::Scene;
use super::orthodox::{ahead, rider, sliding, sliding_turn};
use super::position::{Piece, Position, king_of, pair};
use super::rules::{Family, Game};
use super::turn::{Turn, merged, promoting, with_ban};

/// The moves of an added piece.
pub fn added_piece(game: &Game, position: &Position, from: Sq, kind: char) -> Vec<Turn> {
    let scene = Scene::lifted(&game.grid, position, from);
    let any = |_: char| true;
    let withdraw = |run: &Run| scene.withdraw(from, run.step, &any);
    let advance = |run: &Run| scene.advance(run.to, run.step, &any);
    let with_king = |run: &Run| match king_of(&position.board, position.white) {
        Some(king) => scene.coordinate(run.to, king, &any),
        None => Vec::new(),
    };
    let both = |run: &Run| [withdraw(run), advance(run)].concat();
    match kind {
        'C' if game.rules.options.may_decline => {
            let must = sliding(game, position, from, &with_king);
            must.into_iter().flat_map(with_declining).collect()
        }
        'C' => sliding(game, position, from, &with_king),
        'I' => sliding(game, position, from, &|_| Vec::new()),
        'G' if game.id == "gorgon-chess" => rider(game, position, from, &LINES),
        'G' => sliding(game, position, from, &|_| Vec::new()),
        'W' => sliding(game, position, from, &withdraw),
        'A' => sliding(game, position, from, &advance),
        'U' => sliding(game, position, from, &both),
        'L' => leaping(game, position, from),
        'S' => promoting_all(game, position, swapper(game, position, from)),
        'M' => mimotaur(game, position, from),
        'H' => promoting_all(game, position, chimaera(game, position, from)),
        _ => panic!("no piece {kind} in {}", game.id),
    }
}

/// A turn, and if it captures anything, the same turn without captures.
pub fn with_declining(turn: Turn) -> Vec<Turn> {
    if turn.captures.is_empty() {
        return vec![turn];
    }
    let declined = Turn {
        text: format!("{}~", turn.text),
        captures: Vec::new(),
        ..turn.clone()
    };
    vec![turn, declined]
}

/// Turns in which every pawn promotes that a swap moves to its last rank.
fn promoting_all(game: &Game, position: &Position, turns: Vec<Turn>) -> Vec<Turn> {
    let each = |turn| promoting(game, position, turn);
    turns.into_iter().flat_map(each).collect()
}

/// A Long Leaper: slides and leaps, over any enemies.
pub fn leaping(game: &Game, position: &Position, from: Sq) -> Vec<Turn> {
    let enemy = |piece: Piece| piece.white != position.white;
    let leaping = game.rules.leaping;
    let runs = runs(&game.grid, &position.board, from, &LINES, leaping, &enemy);
    let free = runs.iter().filter(|run| position.empty(run.to));
    let turn = |run: &Run| sliding_turn(game, from, run, run.leapt.clone());
    merged(free.map(turn).collect())
}

/// Slides, swaps and (except in Chessma 84) mutual destruction.
pub fn swapper(game: &Game, position: &Position, from: Sq) -> Vec<Turn> {
    let mut turns = sliding(game, position, from, &|_| Vec::new());
    for run in slides(&game.grid, &position.board, from, &LINES) {
        turns.extend(swap_at_end(game, position, from, &run));
    }
    if game.family != Family::Chessma {
        turns.extend(destructions(game, position, from, &|_| true));
    }
    merged(turns)
}

/// Mutual destruction of a piece and each adjacent enemy that `takes` allows.
pub fn destructions(
    game: &Game,
    position: &Position,
    from: Sq,
    takes: &dyn Fn(char) -> bool,
) -> Vec<Turn> {
    let near = game.grid.around(from, &LINES);
    let taken = |sq: &Sq| position.enemy(*sq).is_some_and(|piece| takes(piece.kind));
    let victims = near.into_iter().filter(taken);
    victims
        .map(|sq| Turn::destroy(&game.grid, from, sq))
        .collect()
}

/// The swap with the piece at the end of a run, if there is one and the swap is allowed.
pub fn swap_at_end(game: &Game, position: &Position, from: Sq, run: &Run) -> Option<Turn> {
    let mover = position.board[from]?;
    let partner = position.board[run.to]?;
    let banned = position.ban == Some(pair(from, run.to));
    let lost_pawn =
        !game.rules.options.swapped_pawn_promotes && lands_pawn_on_last_rank(game, from, partner);
    let royal = game.rules.kings_stay && partner.kind == 'K';
    if partner == mover || banned || lost_pawn || royal {
        return None;
    }
    let swaps_back = match mover.kind {
        'S' if game.family == Family::Rococo => matches!(partner.kind, 'S' | 'X'),
        'X' => partner.kind == 'S',
        kind => partner.kind == kind,
    };
    let turn = Turn {
        path: run.path.clone(),
        ..Turn::swap(&game.grid, from, run.to)
    };
    let enemy = partner.white != mover.white;
    Some(with_ban(game, turn, enemy && swaps_back))
}

/// Section 3: no swap moves a pawn to its own last rank, except by an option. (In Chessma 84 the pawn promotes.)
fn lands_pawn_on_last_rank(game: &Game, from: Sq, partner: Piece) -> bool {
    let last = game.rules.pawns.as_ref().map(|pawns| pawns.last);
    let lands = Some(game.grid.depth(from, partner.white)) == last;
    matches!(game.family, Family::Chess | Family::Draft) && partner.kind == 'P' && lands
}

/// Slides without captures, and captures of each orthodox piece in its own way.
fn mimotaur(game: &Game, position: &Position, from: Sq) -> Vec<Turn> {
    let mut turns = sliding(game, position, from, &|_| Vec::new());
    for run in slides(&game.grid, &position.board, from, &LINES) {
        if position
            .enemy(run.to)
            .is_some_and(|piece| replaces(position, &run, piece.kind))
        {
            turns.push(sliding_turn(game, from, &run, vec![run.to]));
        }
    }
    for to in game.grid.around(from, &KNIGHT) {
        if position.enemy(to).is_some_and(|piece| piece.kind == 'N') {
            turns.push(Turn::taking(&game.grid, from, to, vec![to]));
        }
    }
    turns
}

/// Whether a piece of that type (not a knight) could capture by displacement along this run.
pub fn replaces(position: &Position, run: &Run, kind: char) -> bool {
    match kind {
        'Q' => true,
        'R' => ORTHOGONAL.contains(&run.step),
        'B' => DIAGONAL.contains(&run.step),
        'K' => run.is_step(),
        'P' => run.is_step() && ahead(position.white).contains(&run.step),
        _ => false,
    }
}

/// Slides, and swaps with enemies.
fn chimaera(game: &Game, position: &Position, from: Sq) -> Vec<Turn> {
    let mut turns = sliding(game, position, from, &|_| Vec::new());
    for run in slides(&game.grid, &position.board, from, &LINES) {
        if position.enemy(run.to).is_some() {
            turns.extend(swap_at_end(game, position, from, &run));
        }
    }
    turns
}
