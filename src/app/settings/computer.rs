//! What the computer may take up of the machine.

use crate::app::engine::Means;
use serde::{Deserialize, Serialize};
use std::thread;

/// The sizes of the memory of positions that can be chosen, in MiB.
pub const HASHES: [u32; 7] = [16, 32, 64, 128, 256, 512, 1024];

/// The most threads.
pub const THREADS: usize = 64;

/// What the computer may take up, each time that it thinks. A file may say anything: what is used is bounded.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Computer {
    /// The size of its memory of positions, in MiB; one for playing and one for analysis.
    pub hash: u32,
    /// Its threads; with none it plays with one and analyses with half of what the machine has.
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

/// How many threads the machine runs at once.
pub fn cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

impl Computer {
    /// For the moves of a game.
    pub fn to_play(&self) -> Means {
        self.means(1)
    }

    /// For analysis; the window wants to be drawn besides.
    pub fn to_analyse(&self) -> Means {
        self.means((cores() / 2).clamp(1, 8))
    }

    fn means(&self, usual: usize) -> Means {
        let (least, most) = (HASHES[0], HASHES[HASHES.len() - 1]);
        Means {
            hash: self.hash.clamp(least, most) as usize,
            threads: match self.threads {
                0 => usual,
                chosen => chosen.min(THREADS),
            },
        }
    }

    /// The numbers of threads to choose from, none first.
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
        let means = Means {
            hash: 1024,
            threads: 64,
        };
        assert_eq!(wild.to_play(), means);
        assert_eq!(wild.to_analyse(), means);
        let tame = Computer {
            hash: 0,
            threads: 0,
        };
        assert_eq!((tame.to_play().hash, tame.to_play().threads), (16, 1));
    }

    #[test]
    fn the_machine_is_all_that_can_be_chosen() {
        let choices = Computer::thread_choices();
        assert_eq!(choices[..2], [0, 1]);
        assert_eq!(choices.last(), Some(&cores().min(THREADS)));
        assert!(choices.is_sorted());
    }
}
