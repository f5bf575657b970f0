//! Ultima's pieces (the rulebook, section 4), which Maxima and Renaissance use too, and Ultimatum's (section 15).

use super::added::with_declining;
use super::geometry::{Grid, LINES, ORTHOGONAL, Sq, Step, is_orthogonal};
use super::lines::{Run, runs};
use super::methods::{Scene, corners};
use super::orthodox::{leaper, replacing, sliding_turn};
use super::position::{Piece, Position, king_of};
use super::rules::{Game, Leaping};
use super::turn::Turn;

/// The moves of K P W L C I X. Their captures are found on the board at the start of the move.
pub fn ultima_piece(game: &Game, position: &Position, from: Sq, kind: char) -> Vec<Turn> {
    let scene = Scene::lifted(&game.grid, position, from);
    let slide = |run: &Run| slide_captures(game, &scene, kind, from, run.to, run.step);
    match kind {
        'K' => leaper(game, position, from, &LINES),
        'Q' => {
            let runs = lines_of(game, position, from, kind);
            let turn = |run: &Run| replacing(game, position, from, run.to);
            runs.iter().filter_map(turn).collect()
        }
        'X' => chameleon(game, position, from),
        _ => {
            let mut turns = Vec::new();
            for run in lines_of(game, position, from, kind) {
                if position.empty(run.to) {
                    let captures = [run.leapt.clone(), slide(&run)].concat();
                    let turn = sliding_turn(game, from, &run, captures);
                    match kind == 'C' && game.rules.options.may_decline {
                        true => turns.extend(with_declining(turn)),
                        false => turns.push(turn),
                    }
                }
            }
            turns
        }
    }
}

/// The runs of a piece within its limit. Only L and X leap.
fn lines_of(game: &Game, position: &Position, from: Sq, kind: char) -> Vec<Run> {
    let (steps, leaping): (&[Step], Leaping) = match kind {
        'P' => (&ORTHOGONAL, Leaping::Never),
        'L' | 'X' => (&LINES, game.rules.leaping),
        _ => (&LINES, Leaping::Never),
    };
    let over = |piece: Piece| piece.white != position.white && (kind == 'L' || piece.kind == 'L');
    let runs = runs(&game.grid, &position.board, from, steps, leaping, &over);
    let limit = game.grid.depth(from, position.white) + 1;
    let within = |run: &Run| !game.rules.options.rank_limit || run.path.len() <= limit;
    runs.into_iter().filter(within).collect()
}

/// The captures of a piece of a type by its move from `start` to `stop`, without leaps and displacement.
pub fn slide_captures(
    game: &Game,
    scene: &Scene,
    kind: char,
    start: Sq,
    stop: Sq,
    step: Step,
) -> Vec<Sq> {
    let any = |_: char| true;
    match kind {
        'W' => scene.withdraw(start, step, &any),
        'A' => scene.advance(stop, step, &any),
        'C' => coordination(game, scene, start, stop, &any),
        'P' if is_orthogonal(step) => scene.pinch(stop, &|_, _| true),
        'X' => {
            let mut taken = scene.withdraw(start, step, &|kind| kind == 'W');
            taken.extend(scene.advance(stop, step, &|kind| kind == 'A'));
            taken.extend(coordination(game, scene, start, stop, &|kind| kind == 'C'));
            if is_orthogonal(step) {
                taken.extend(scene.pinch(stop, &|victim, _| victim == 'P'));
            }
            taken
        }
        _ => Vec::new(),
    }
}

/// Coordination with the friendly king. Delft: only on new corners.
fn coordination(
    game: &Game,
    scene: &Scene,
    start: Sq,
    stop: Sq,
    takes: &dyn Fn(char) -> bool,
) -> Vec<Sq> {
    let Some(king) = king_of(&scene.board, scene.white) else {
        return Vec::new();
    };
    let mut corners = corners(scene.grid, stop, king);
    if game.rules.options.delft {
        corners.retain(|corner| is_new_corner(scene.grid, *corner, start, stop));
    }
    scene.enemies(&corners, takes)
}

/// Delft: a corner on the mover's file is new if it changed its file, one on its rank if it changed its rank.
fn is_new_corner(grid: &Grid, corner: Sq, start: Sq, stop: Sq) -> bool {
    if grid.file(corner) == grid.file(stop) {
        grid.file(start) != grid.file(stop)
    } else {
        grid.rank(start) != grid.rank(stop)
    }
}

fn chameleon(game: &Game, position: &Position, from: Sq) -> Vec<Turn> {
    let scene = Scene::lifted(&game.grid, position, from);
    let mut turns = Vec::new();
    for run in lines_of(game, position, from, 'X') {
        let replaced = match position.enemy(run.to) {
            None if position.empty(run.to) => Vec::new(),
            Some(piece) if run.is_step() && game.rules.stepped_on.contains(piece.kind) => {
                vec![run.to]
            }
            // Section 15: a Queen too, after leaps only if mimicry is combined. Single leaps end right behind.
            Some(piece)
                if piece.kind == 'Q'
                    && (run.leapt.is_empty() || !game.rules.options.cambridge_mimicry) =>
            {
                vec![run.to]
            }
            _ => continue,
        };
        let special = [run.leapt.clone(), replaced].concat();
        // Cambridge: a leap cannot use other methods, and neither can a step onto a king.
        let cambridge = game.rules.options.cambridge_mimicry && !special.is_empty();
        // Maxima's option: a displacement captures nothing else.
        let replacing = game.rules.options.replacing_alone && position.enemy(run.to).is_some();
        let alone = cambridge || replacing;
        let slide = if alone {
            Vec::new()
        } else {
            slide_captures(game, &scene, 'X', from, run.to, run.step)
        };
        let turn = sliding_turn(game, from, &run, [special, slide].concat());
        turns.extend(without_coordination(game, &scene, from, &run, &turn));
        turns.push(turn);
    }
    turns
}

/// The turn of a Chameleon without its coordination, if the option lets the player decline it.
fn without_coordination(
    game: &Game,
    scene: &Scene,
    from: Sq,
    run: &Run,
    turn: &Turn,
) -> Option<Turn> {
    let corners = coordination(game, scene, from, run.to, &|kind| kind == 'C');
    let declinable = |square: &&Sq| corners.contains(square);
    let kept: Vec<Sq> = turn
        .captures
        .iter()
        .filter(|square| !declinable(square))
        .copied()
        .collect();
    let declined = game.rules.options.may_decline && kept.len() < turn.captures.len();
    declined.then(|| Turn {
        text: format!("{}~", turn.text),
        captures: kept,
        ..turn.clone()
    })
}
