//! Whether a declared rule is right: whether the piece behaves the same under the true rule.
//!
//! The test compares the game with the declared rule to the true one, in all positions of the game at hand and in
//! those of random games of both. In each position both must have the same moves with the same results, for both
//! sides, and attack the same kings. So two rules that differ only in words count as the same.

use super::public::Try;
use super::referee::{Referee, try_of};
use super::rule::Rule;
use super::vocabulary::Role;
use super::workshop::Workshop;
use crate::rules::{Color, Position, Variant};
use crate::search::random::Random;

/// Random games of each of the two rules, and their length in plies.
const GAMES: u64 = 25;
const LONGEST: usize = 80;

impl Referee {
    /// Whether a declared rule of a hidden piece is right. A piece that is not hidden has none.
    pub fn is_right(&self, role: Role, rule: &Rule) -> bool {
        let secret = self.secret();
        let hidden: Vec<Role> = secret.hidden().iter().map(|piece| piece.role).collect();
        let declared = || {
            let mut workshop = Workshop::new(&hidden)?;
            workshop.game(&secret.rules().clone().with(role, rule.clone()))
        };
        let seen: Vec<Position> = self
            .public()
            .log()
            .iter()
            .map(|entry| entry.before.clone())
            .collect();
        hidden.contains(&role)
            && declared().is_some_and(|declared| behaves_alike(secret.variant(), &declared, &seen))
    }
}

/// Whether two games with the same types of pieces are played alike in these positions and in random games.
pub fn behaves_alike(one: &Variant, other: &Variant, seen: &[Position]) -> bool {
    let alike = |position: &Position| everything(one, position) == everything(other, position);
    let in_random_games =
        |game: &Variant| (0..GAMES).all(|seed| random_game(game, seed).iter().all(alike));
    seen.iter().all(alike) && in_random_games(one) && in_random_games(other)
}

/// The moves of each side with their results, and the attacked kings.
fn everything(game: &Variant, position: &Position) -> (Vec<(Try, Position)>, [bool; 2]) {
    let mut all = Vec::new();
    for position in [position.clone(), game.pass(position)] {
        let mut moves = Vec::new();
        game.pseudo_legal_moves(&position, &mut moves);
        all.extend(
            moves
                .into_iter()
                .map(|mv| (try_of(mv), game.play(&position, mv))),
        );
    }
    all.sort_by_key(|(attempt, after)| (*attempt, after.hash()));
    (
        all,
        Color::ALL.map(|color| game.is_attacked_king(position, color)),
    )
}

fn random_game(game: &Variant, seed: u64) -> Vec<Position> {
    let mut random = Random::new(seed);
    let mut positions = vec![game.start().clone()];
    while positions.len() < LONGEST {
        let position = &positions[positions.len() - 1];
        let moves = game.legal_moves(position);
        let Some(&mv) = moves.get(random.below(moves.len())) else {
            break;
        };
        positions.push(game.play(position, mv));
    }
    positions
}
