//! Plays one game of a run.

use super::control::Control;
use super::opening::opening;
use super::plan::{GameId, Plan, Series};
use super::record::{GameRecord, Note};
use super::self_play::{Thinker, play_out};
use super::sheet::Sheet;
use crate::rules::{Color, PieceType, Position, Square, Variant};
use crate::search::random::Random;
use std::sync::Arc;

/// How many times as many nodes the stronger side has.
pub(super) const STRONGER: u64 = 4;
/// The most attempts to remove pieces so that the rest is a position of the game.
const TRIES: usize = 50;

/// Plays games of a run. Each depends only on the rules, the settings and its number.
pub struct Player {
    variant: Arc<Variant>,
    plan: Plan,
    /// The types of the piece and of the commonest pieces of a match at odds.
    odds: Option<(PieceType, PieceType)>,
    /// The engines of White and Black. Neither knows what the other has searched.
    thinkers: [Thinker; 2],
}

impl Player {
    /// A player for the games of a plan.
    pub fn new(variant: &Arc<Variant>, plan: &Plan) -> Player {
        let odds = plan.odds.as_ref().and_then(|odds| {
            let sheet = Sheet::new(variant, plan.clone());
            let (piece, unit) = (sheet.piece(&odds.piece)?, sheet.unit()?);
            Some((PieceType::new(piece), PieceType::new(unit)))
        });
        Player {
            thinkers: [(); 2].map(|()| Thinker::new(variant.clone())),
            variant: variant.clone(),
            plan: plan.clone(),
            odds,
        }
    }

    /// Plays a game. `None` if the pieces that it should begin without cannot be removed, or if the run ends.
    pub fn game(&mut self, id: GameId, control: &Control) -> Option<GameRecord> {
        let variant = self.variant.clone();
        let mut seeds = Random::new(self.plan.seed);
        let shared = seeds.next().wrapping_add(id.pair());
        let mut random = Random::new(shared);
        let start = self.start(id, &mut random)?;
        let opening_seed = random.next();
        let opening = opening(
            &variant,
            &start,
            opening_seed,
            self.plan.nodes,
            &mut self.thinkers[0],
        );
        // The games of a pair and of other series have the same opening, but not the same effort.
        let salt = (id.number % 2) + 2 * id.series as u64;
        let mut effort = Random::new(shared ^ salt.wrapping_add(1).rotate_left(32));
        self.thinkers.iter_mut().for_each(Thinker::clear);
        let (nodes, longest) = (self.plan.nodes, self.plan.longest as usize);
        let thinkers = &mut self.thinkers;
        let played = play_out(&variant, start, |game, plies: &[Note]| {
            if plies.len() >= longest {
                return Some(Err(()));
            }
            if !control.goes_on() {
                return None;
            }
            let position = game.position();
            let choices = variant.count_legal_moves(position);
            if let Some(&mv) = opening.get(plies.len()) {
                let score = None;
                return Some(Ok((mv, Note { score, choices })));
            }
            let turn = position.turn();
            let strong = id.series == Series::Deep && id.side().map(Color::from) == Some(turn);
            // From 3/4 to 5/4 of the nodes, so that the games of a pair differ.
            let nodes = nodes * (768 + random_below(&mut effort, 513)) / 1_024;
            let nodes = if strong { nodes * STRONGER } else { nodes };
            let thinker = &mut thinkers[turn.index()];
            let (mv, score) = thinker.search(game.positions(), nodes.max(1))?;
            let score = Some(if turn == Color::White { score } else { -score });
            Some(Ok((mv, Note { score, choices })))
        })?;
        Some(GameRecord::new(id, &played))
    }

    /// The starting position of a game.
    fn start(&self, id: GameId, random: &mut Random) -> Option<Position> {
        let start = self.variant.start();
        let (Some(side), Series::Odds) = (id.side(), id.series) else {
            return Some(start.clone());
        };
        let (piece, unit) = self.odds?;
        let side = Color::from(side);
        (0..TRIES).find_map(|_| {
            let mut gone = vec![self.any(piece, side, &[], random)?];
            for _ in 0..self.plan.lacking(id) {
                gone.push(self.any(unit, !side, &gone, random)?);
            }
            self.without(&gone)
        })
    }

    /// A random square on which a side has a piece of a type at the beginning.
    fn any(
        &self,
        piece: PieceType,
        side: Color,
        gone: &[Square],
        random: &mut Random,
    ) -> Option<Square> {
        let start = self.variant.start();
        let squares = start.of_type(piece) & start.pieces(side);
        let left: Vec<Square> = squares
            .into_iter()
            .filter(|square| !gone.contains(square))
            .collect();
        left.get(random.below(left.len())).copied()
    }

    /// The starting position without the pieces on some squares, if it is one of the game.
    fn without(&self, gone: &[Square]) -> Option<Position> {
        let mut setup = self.variant.start().setup();
        setup.pieces.retain(|(square, _)| !gone.contains(square));
        for castling in &self.variant.settings().castlings {
            if gone.contains(&castling.rook) || gone.contains(&castling.king) {
                setup.castling = setup.castling.without(castling.right);
            }
        }
        let position = self.variant.position(&setup).ok()?;
        self.variant
            .outcome(&position)
            .is_none()
            .then_some(position)
    }
}

fn random_below(random: &mut Random, bound: usize) -> u64 {
    random.below(bound) as u64
}
