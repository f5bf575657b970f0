//! Positions that fit the own pieces, with the enemy's pieces as in a model.
//!
//! They are for a player without memory, and for the case that no position agrees with all that was heard.

use super::knowledge::Knowledge;
use super::news::{Identity, Removed};
use crate::rules::{Piece, Position, Setup, Square};
use crate::search::random::Random;

/// How many positions are drawn for each that is wanted.
const DRAWS: usize = 8;

/// One of so many moves of enemy pieces is the king's.
const KING_MOVES: usize = 4;

/// Positions with the own pieces after some plies, and the enemy's pieces as in one of the models, as many as are left.
/// Up to `drift` moves of enemy pieces make them different. They need not agree with all that was heard.
pub(super) fn imagined(
    knowledge: &Knowledge,
    plies: usize,
    models: &[Position],
    (size, drift): (usize, usize),
    random: &mut Random,
) -> Vec<Position> {
    let draws = (0..size * DRAWS).filter_map(|_| {
        let model = models.get(random.below(models.len()))?;
        let steps = random.below(drift + 1);
        imagine(knowledge, plies, (model, steps), random)
    });
    draws.take(size).collect()
}

fn imagine(
    knowledge: &Knowledge,
    plies: usize,
    (model, steps): (&Position, usize),
    random: &mut Random,
) -> Option<Position> {
    let (variant, own) = (knowledge.variant(), knowledge.own_after(plies));
    let mut setup = own.setup();
    let mut homeless = Vec::new();
    for (square, piece) in enemies_left(knowledge, plies, model, random) {
        match own.piece(square) {
            None => setup.pieces.push((square, piece)),
            Some(_) => homeless.push(piece),
        }
    }
    for piece in homeless {
        let empty = |square: &Square| setup.pieces.iter().all(|(known, _)| known != square);
        let room: Vec<Square> = variant
            .standing_room(piece)
            .into_iter()
            .filter(empty)
            .collect();
        let square = room.get(random.below(room.len())).copied();
        setup.pieces.extend(square.map(|square| (square, piece)));
    }
    for _ in 0..steps {
        move_one(knowledge, &mut setup, random);
    }
    let position = variant.position(&setup).ok()?;
    let heard = plies
        .checked_sub(1)
        .and_then(|ply| knowledge.plies().get(ply));
    let check = heard.is_some_and(|ply| ply.news.check.is_some());
    (check == (knowledge.ruling().announced_check(&position).is_some())).then_some(position)
}

/// Moves one of the enemy's pieces by a move that changes nothing else. It is often the king.
fn move_one(knowledge: &Knowledge, setup: &mut Setup, random: &mut Random) {
    let variant = knowledge.variant();
    let only_king = random.below(KING_MOVES) == 0;
    let wanted = |piece: Piece| {
        let king = variant.royals().contains(piece.piece_type());
        piece.color() != knowledge.side() && (king || !only_king)
    };
    let pieces = setup.pieces.iter().enumerate();
    let movers: Vec<usize> = pieces
        .filter_map(|(index, &(_, piece))| wanted(piece).then_some(index))
        .collect();
    let Some(&mover) = movers.get(random.below(movers.len())) else {
        return;
    };
    let position = variant.sketch(setup);
    let mut moves = variant.moves_of(&position, setup.pieces[mover].0);
    moves.retain(|&mv| {
        let quiet = mv.promotion.is_none() && position.piece(mv.to).is_none();
        quiet && variant.captured(&position, mv).is_empty()
    });
    if let Some(mv) = moves.get(random.below(moves.len())) {
        setup.pieces[mover].0 = mv.to;
    }
}

/// The enemy's pieces of a model, without as many as have left the board since.
fn enemies_left(
    knowledge: &Knowledge,
    plies: usize,
    model: &Position,
    random: &mut Random,
) -> Vec<(Square, Piece)> {
    let (variant, side) = (knowledge.variant(), knowledge.side());
    let squares = model.pieces(!side).into_iter();
    let mut enemies: Vec<(Square, Piece)> = squares
        .filter_map(|square| Some((square, model.piece(square)?)))
        .collect();
    let at_start = knowledge.start().pieces(!side).len();
    let removed: Vec<&Removed> = knowledge.plies()[..plies]
        .iter()
        .flat_map(|ply| &ply.news.took)
        .collect();
    let surplus = (enemies.len() + removed.len())
        .saturating_sub(at_start)
        .min(removed.len());
    for removed in &removed[removed.len() - surplus..] {
        let fits = |&(square, piece): &(Square, Piece)| {
            let pawn = variant.kind(piece.piece_type()).pawn;
            let alike = match removed.identity {
                Identity::Type(piece_type) => piece.piece_type() == piece_type,
                Identity::Pawn => pawn,
                Identity::Piece => !pawn,
                Identity::Unsaid => true,
            };
            let king = variant.royals().contains(piece.piece_type());
            (alike && !king, square == removed.at)
        };
        let candidates: Vec<usize> = (0..enemies.len())
            .filter(|&index| fits(&enemies[index]).0)
            .collect();
        let here = candidates
            .iter()
            .copied()
            .find(|&index| fits(&enemies[index]).1);
        let gone = here.or_else(|| candidates.get(random.below(candidates.len())).copied());
        if let Some(index) = gone {
            enemies.swap_remove(index);
        }
    }
    enemies
}
