//! Attack, check and legality (the rulebook, section 1).

use super::castling::castlings;
use super::draft::placements;
use super::ends::decided;
use super::geometry::Sq;
use super::maxima::{crowds_palace, holds_goals};
use super::position::{Position, king_of, pair};
use super::pseudo::pseudo;
use super::rules::{Family, Game};
use super::turn::{Turn, apply};

/// Whether a side, if it were to move, has a pseudo-legal move that captures the piece on a square.
pub fn is_attacked(game: &Game, position: &Position, by_white: bool, sq: Sq) -> bool {
    let turns = pseudo(game, &position.with_side(by_white));
    turns.iter().any(|turn| turn.captures.contains(&sq))
}

/// Whether a side's king is attacked by the other side.
pub fn is_king_attacked(game: &Game, position: &Position, white: bool) -> bool {
    let king = king_of(&position.board, white);
    king.is_some_and(|sq| is_attacked(game, position, !white, sq))
}

/// The legal moves, each with the position after it.
pub fn legal(game: &Game, position: &Position) -> Vec<(Turn, Position)> {
    if let Some(choice) = position.setup {
        return setup_choices(game, position, choice);
    }
    if decided(game, position).is_some() {
        return Vec::new();
    }
    let mut turns = match game.family {
        Family::Draft => placements(game, position),
        _ => Vec::new(),
    };
    if turns.is_empty() {
        turns = pseudo(game, position);
        turns.extend(castlings(game, position));
    }
    let mut legal = Vec::new();
    for turn in turns {
        let next = apply(game, position, &turn);
        if is_permitted(game, position, &turn, &next) {
            legal.push((turn, next));
        }
    }
    if game.family == Family::Chessma {
        compel_leaps(position, &mut legal);
    }
    legal
}

fn is_permitted(game: &Game, before: &Position, turn: &Turn, after: &Position) -> bool {
    let mover = before.white;
    if game.rules.king_capture {
        return true;
    }
    if game.family == Family::Maxima {
        if crowds_palace(game, before, turn) {
            return false;
        }
        if holds_goals(game, &after.board, mover) {
            return true;
        }
    }
    let checking_drop = turn.drop && is_king_attacked(game, after, !mover);
    !checking_drop && !is_king_attacked(game, after, mover)
}

/// Section 8: a Long Leaper with a legal capture must capture if it moves.
fn compel_leaps(position: &Position, legal: &mut Vec<(Turn, Position)>) {
    let leaper = |turn: &Turn| {
        let start = turn.start();
        start.filter(|sq| position.own(*sq).is_some_and(|piece| piece.kind == 'L'))
    };
    let capturing = legal.iter().filter(|(turn, _)| !turn.captures.is_empty());
    let bound: Vec<Sq> = capturing.filter_map(|(turn, _)| leaper(turn)).collect();
    legal.retain(|(turn, _)| {
        let is_bound = leaper(turn).is_some_and(|sq| bound.contains(&sq));
        !is_bound || !turn.captures.is_empty()
    });
}

/// The two moves in the choice of an array (section 4). They change no counters.
fn setup_choices(game: &Game, position: &Position, choice: usize) -> Vec<(Turn, Position)> {
    let (one, other) = game.rules.setup[choice - 1];
    let mut kept = position.clone();
    kept.white = !position.white;
    kept.setup = (choice < game.rules.setup.len()).then_some(choice + 1);
    let mut exchanged = kept.clone();
    let (low, high) = pair(one, other);
    exchanged.board.swap(low, high);
    let named = |text: &str| Turn {
        text: text.to_string(),
        ..Turn::default()
    };
    vec![
        (named("setup:exchange"), exchanged),
        (named("setup:keep"), kept),
    ]
}
