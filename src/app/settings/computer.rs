//! The resources that the engine may use.

use crate::app::engine::EngineResources;
use serde::{Deserialize, Serialize};
use std::thread;

/// The sizes of the hash to choose from, in MiB.
pub const HASHES: [u32; 7] = [16, 32, 64, 128, 256, 512, 1024];

/// The most threads.
pub const THREADS: usize = 64;

/// The resources that the engine may use for each search. Values from a file are limited when they are used.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Computer {
    /// The size of the hash, in MiB. Playing and analysis have one each.
    pub hash: u32,
    /// The number of threads. With 0 the computer plays with one and analyses with half of the machine's.
    pub threads: usize,
}

impl Default for Computer {
    fn default() -> Self {
        Computer {
            hash: 128,
            threads: 0,
        }
    }
}

/// The number of threads that the machine runs at once.
pub fn cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

impl Computer {
    /// The resources for a move of a game.
    pub fn to_play(&self) -> EngineResources {
        self.resources(1)
    }

    /// The resources for the analysis. The default leaves threads for drawing the window.
    pub fn to_analyse(&self) -> EngineResources {
        self.resources((cores() / 2).clamp(1, 8))
    }

    fn resources(&self, default: usize) -> EngineResources {
        let (least, most) = (HASHES[0], HASHES[HASHES.len() - 1]);
        EngineResources {
            hash: self.hash.clamp(least, most) as usize,
            threads: match self.threads {
                0 => default,
                chosen => chosen.min(THREADS),
            },
        }
    }

    /// The numbers of threads to choose from. 0, the default, comes first.
    pub fn thread_choices() -> Vec<usize> {
        let doubled = std::iter::successors(Some(1), |count| Some(count * 2));
        let cores = cores().min(THREADS);
        let mut choices: Vec<usize> = doubled.take_while(|&count| count < cores).collect();
        choices.insert(0, 0);
        choices.push(cores);
        choices
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_a_file_says_is_bounded() {
        let wild = Computer {
            hash: u32::MAX,
            threads: usize::MAX,
        };
        let resources = EngineResources {
            hash: 1024,
            threads: 64,
        };
        assert_eq!(wild.to_play(), resources);
        assert_eq!(wild.to_analyse(), resources);
        let tame = Computer {
            hash: 0,
            threads: 0,
        };
        assert_eq!((tame.to_play().hash, tame.to_play().threads), (16, 1));
    }

    #[test]
    fn no_more_threads_than_the_machine_has_can_be_chosen() {
        let choices = Computer::thread_choices();
        assert_eq!(choices[..2], [0, 1]);
        assert_eq!(choices.last(), Some(&cores().min(THREADS)));
        assert!(choices.is_sorted());
    }
}
