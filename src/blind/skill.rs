//! What a level of the blind computer player can do.

use crate::search::{Level, Limits};

/// The strength of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Skill {
    /// The number of positions that it imagines.
    pub imagined: usize,
    /// The number of different positions that it looks at before a try.
    pub judged: usize,
    /// The depth of the search in each, in plies.
    pub depth: u32,
    /// The most nodes of the search in each.
    pub nodes: u64,
    /// How much it may overrate a try, in the values of the player.
    pub noise: usize,
}

/// The skill of each level, the weakest first: positions, judged ones, depth, nodes, noise.
const SKILLS: [(usize, usize, u32, u64, usize); Level::ALL.len()] = [
    (16, 2, 1, 400, 200),
    (24, 3, 1, 600, 140),
    (48, 6, 1, 800, 100),
    (128, 16, 1, 1_500, 50),
    (320, 40, 2, 3_000, 10),
    (384, 48, 2, 3_000, 8),
    (448, 56, 2, 4_000, 6),
    (512, 64, 2, 4_000, 4),
    (576, 80, 2, 4_000, 2),
    (640, 96, 2, 4_000, 0),
];

impl Skill {
    /// The skill of a level. `nodes` replaces the nodes of all searches of a move together.
    pub fn of(level: Level, nodes: Option<u64>) -> Skill {
        let (imagined, judged, depth, own_nodes, noise) = SKILLS[level as usize];
        Skill {
            imagined,
            judged,
            depth,
            nodes: nodes.map_or(own_nodes, |nodes| (nodes / judged as u64).max(1)),
            noise,
        }
    }

    /// The limits of the search in one position, if so many different ones are searched. With few, each gets the nodes
    /// of several.
    pub fn limits(&self, positions: usize) -> Limits {
        let (times, deeper) = match self.judged / positions.max(1) {
            0..2 => (1, 0),
            2..8 => (2, 1),
            _ => (8, 2),
        };
        Limits {
            depth: Some(self.depth + deeper),
            nodes: Some(self.nodes * times),
            ..Limits::default()
        }
    }
}
