//! Go-like enclosing, and the Encloser (the rulebook, section 8).

use super::geometry::{ORTHOGONAL, Sq};
use super::orthodox::sliding;
use super::position::{Board, Piece, Position};
use super::rules::Game;
use super::turn::{Turn, shifted};

/// The groups of enemies next to `stop` without an empty orthogonal neighbour on either sheet, each sorted by square.
pub fn enclosed_groups(game: &Game, board: &Board, stop: Sq, white: bool) -> Vec<Vec<Sq>> {
    let mut groups: Vec<Vec<Sq>> = Vec::new();
    for sq in game.grid.around(stop, &ORTHOGONAL) {
        if board[sq].is_none_or(|piece| piece.white == white) {
            continue;
        }
        let group = group_of(game, board, sq);
        let free = |piece: &Sq| {
            let near = game.grid.around(*piece, &ORTHOGONAL);
            near.iter().any(|sq| board[*sq].is_none())
        };
        if !group.iter().any(free) && !groups.contains(&group) {
            groups.push(group);
        }
    }
    groups
}

/// All pieces of one side that are connected orthogonally with a piece, on any sheet.
fn group_of(game: &Game, board: &Board, sq: Sq) -> Vec<Sq> {
    let white = board[sq].map(|piece| piece.white);
    let mut group = vec![sq];
    let mut next = 0;
    while next < group.len() {
        for near in game.grid.around(group[next], &ORTHOGONAL) {
            let friend = board[near].is_some() && board[near].map(|piece| piece.white) == white;
            if friend && !group.contains(&near) {
                group.push(near);
            }
        }
        next += 1;
    }
    group.sort_unstable();
    group
}

/// One turn for each group that the turn encloses, or the turn itself if there is none. `takes` says which types of a
/// group are captured. A group without any of these does not count.
pub fn with_enclosures(
    game: &Game,
    position: &Position,
    turn: &Turn,
    takes: &dyn Fn(char) -> bool,
) -> Vec<Turn> {
    let after = shifted(&position.board, &turn.shifts);
    let taken = |sq: &Sq| after[*sq].is_some_and(|piece| takes(piece.kind));
    let mut groups = enclosed_groups(game, &after, turn.shifts[0].1, position.white);
    groups.retain(|group| group.iter().any(taken));
    if groups.is_empty() {
        return vec![turn.clone()];
    }
    let enclosing = |group: &Vec<Sq>| {
        let mut way = turn.clone();
        if groups.len() > 1 {
            way.text += &format!("@{}", game.grid.name(group[0]));
        }
        let victims: Vec<Sq> = group.iter().copied().filter(taken).collect();
        way.hand_in = to_hand(&after, &victims, position.white);
        way.captures.extend(victims);
        way
    };
    groups.iter().map(enclosing).collect()
}

/// Captured pieces change sides. A king goes to no hand.
fn to_hand(board: &Board, victims: &[Sq], white: bool) -> Vec<Piece> {
    let pieces = victims.iter().filter_map(|sq| board[*sq]);
    let pieces = pieces.filter(|piece| piece.kind != 'K');
    pieces.map(|piece| Piece { white, ..piece }).collect()
}

/// An Encloser slides, and may enclose by that, or teleports, and must enclose. After that it changes its type.
pub fn encloser(game: &Game, position: &Position, from: Sq) -> Vec<Turn> {
    let mut turns = Vec::new();
    let slides = sliding(game, position, from, &|_| Vec::new());
    let slid = |to: Sq| slides.iter().any(|turn| turn.shifts[0].1 == to);
    for to in (0..game.grid.len()).filter(|sq| position.empty(*sq)) {
        let plain = Turn::shift(&game.grid, from, to);
        for mut turn in with_enclosures(game, position, &plain, &|_| true) {
            if !turn.captures.is_empty() {
                let white = position.white;
                turn.puts.push((to, Piece { white, kind: 'O' }));
                turns.push(turn);
            } else if slid(to) {
                turns.push(turn);
            }
        }
    }
    turns
}
