//! Pseudo-legal moves: what the pieces can do, their king's safety left aside.

use super::added::added_man;
use super::chessma::{chessma_man, drops};
use super::chessmen::orthodox;
use super::freezing::is_frozen;
use super::fugue::fugue_man;
use super::geometry::Sq;
use super::hyper::hyper_man;
use super::maxima::maxima_man;
use super::position::{Man, Position};
use super::renaissance::renaissance_man;
use super::rococo::{hand_in, rococo_man};
use super::rules::{Family, Game};
use super::turn::Turn;
use super::ultima::ultima_man;

/// The pseudo-legal moves of the side to move, castling left aside (it can capture nothing).
pub fn pseudo(game: &Game, position: &Position) -> Vec<Turn> {
    let mut turns = Vec::new();
    for sq in 0..game.grid.len() {
        if let Some(man) = position.own(sq) {
            turns.extend(turns_of(game, position, sq, man));
        }
    }
    if game.family == Family::Chessma {
        turns.extend(drops(game, position));
    }
    turns
}

fn turns_of(game: &Game, position: &Position, sq: Sq, man: Man) -> Vec<Turn> {
    let mut turns = if !is_frozen(game, &position.board, sq) {
        man_turns(game, position, sq, man.kind)
    } else if game.rules.suicide && man.kind != 'K' {
        vec![Turn::suicide(&game.grid, sq)]
    } else {
        Vec::new()
    };
    if matches!(game.family, Family::Rococo | Family::Fugue) {
        for turn in &mut turns {
            turn.hand_in = hand_in(position, turn);
        }
    }
    turns
}

fn man_turns(game: &Game, position: &Position, sq: Sq, kind: char) -> Vec<Turn> {
    match game.family {
        Family::Chess => orthodox(game, position, sq, kind)
            .unwrap_or_else(|| added_man(game, position, sq, kind)),
        Family::Ultima => ultima_man(game, position, sq, kind),
        Family::Rococo => rococo_man(game, position, sq, kind),
        Family::Maxima => maxima_man(game, position, sq, kind),
        Family::Renaissance => renaissance_man(game, position, sq, kind),
        Family::Chessma => chessma_man(game, position, sq, kind),
        Family::Hyper => hyper_man(game, position, sq, kind),
        Family::Fugue => fugue_man(game, position, sq, kind),
    }
}
