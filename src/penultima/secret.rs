//! A secret: the hidden pieces, their rules, and names that reveal nothing.

use super::difficulty::Difficulty;
use super::playable::is_playable;
use super::public::Hidden;
use super::rule::{Rules, vocabulary};
use super::vocabulary::Role;
use super::workshop;
use crate::rules::Variant;
use crate::search::random::Random;
use std::fmt;
use std::sync::Arc;

/// Names that say nothing about a piece.
const NAMES: [&str; 40] = [
    "Abrel", "Balto", "Corvin", "Dalmer", "Elbrin", "Farrow", "Gendle", "Hesper", "Imbro",
    "Jarrel", "Kessim", "Lindor", "Marlin", "Nembry", "Orlock", "Pellam", "Quorn", "Rindle",
    "Sarkin", "Tamsel", "Ulmer", "Vintry", "Wexley", "Yarrow", "Zelten", "Ambry", "Bresk",
    "Cadmor", "Dunlin", "Esker", "Fentry", "Gorlan", "Halden", "Istrel", "Jessop", "Kelvar",
    "Lomond", "Mistrel", "Norvel", "Ostrin",
];

/// The most draws for a secret. Far fewer are needed. If all fail, the secret has no rules.
const DRAWS: usize = 1_000;

/// The hidden rules of a game, the same for both sides. `Debug` does not show them.
#[derive(Clone)]
pub struct Secret {
    pub(super) seed: u64,
    pub(super) difficulty: Difficulty,
    pub(super) rules: Rules,
    pub(super) hidden: Vec<Hidden>,
    variant: Arc<Variant>,
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret")
    }
}

impl Secret {
    /// The secret of a seed. Nothing only if the built-in pieces cannot be read.
    pub fn draw(difficulty: Difficulty, seed: u64) -> Option<Secret> {
        let mut random = Random::new(seed);
        let roles = roles(difficulty, &mut random);
        let names = names(roles.len(), &mut random);
        let hidden: Vec<Hidden> = roles
            .iter()
            .zip(names)
            .map(|(&role, name)| Hidden { role, name })
            .collect();
        (0..DRAWS).find_map(|_| {
            let rules = roles.iter().fold(Rules::default(), |rules, &role| {
                let known = vocabulary(role, difficulty);
                match known.get(random.below(known.len())) {
                    Some(rule) => rules.with(role, rule.clone()),
                    None => rules,
                }
            });
            let secret = Secret::of(difficulty, seed, hidden.clone(), rules)?;
            is_playable(&secret.variant, &secret.rules, seed).then_some(secret)
        })
    }

    /// A secret with these rules, whether it is playable or not; nothing if the rules are not those of the hidden
    /// pieces or do not make a game. The seed is only noted.
    pub fn of(
        difficulty: Difficulty,
        seed: u64,
        hidden: Vec<Hidden>,
        rules: Rules,
    ) -> Option<Secret> {
        let matches = rules
            .iter()
            .map(|(role, _)| role)
            .eq(hidden.iter().map(|piece| piece.role));
        let variant = matches.then(|| workshop::compile(text(&hidden, &rules)))??;
        Some(Secret {
            seed,
            difficulty,
            rules,
            hidden,
            variant: Arc::new(variant),
        })
    }

    /// The seed that it was drawn by.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// The difficulty.
    pub fn difficulty(&self) -> Difficulty {
        self.difficulty
    }

    /// The hidden pieces, as everybody knows them.
    pub fn hidden(&self) -> &[Hidden] {
        &self.hidden
    }

    /// The rules of the hidden pieces.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The game, with guide pages and all: only for the referee and for the end.
    pub fn variant(&self) -> &Arc<Variant> {
        &self.variant
    }

    /// The game as a game file.
    pub fn file(&self) -> String {
        text(&self.hidden, &self.rules)
    }
}

fn text(hidden: &[Hidden], rules: &Rules) -> String {
    workshop::file(hidden.iter().filter_map(|piece| {
        let rule = rules.get(piece.role)?;
        let fields = format!("{}, text: \"{rule}\"", rule.fields());
        Some((piece.role, piece.name.clone(), fields))
    }))
}

/// Draws the hidden roles, in their order.
fn roles(difficulty: Difficulty, random: &mut Random) -> Vec<Role> {
    let mut roles = Role::ALL.to_vec();
    while roles.len() > difficulty.hidden() {
        roles.remove(random.below(roles.len()));
    }
    roles
}

/// Draws distinct names.
fn names(count: usize, random: &mut Random) -> Vec<String> {
    let mut names = NAMES.to_vec();
    (0..count)
        .map(|_| names.remove(random.below(names.len())).to_owned())
        .collect()
}
