//! The seeds and the corpus of all fuzz targets: `fuzz/src` says what must hold.
//!
//! `FUZZ_SECONDS=60 cargo test --no-default-features --features lab --test library fuzz:: -- --ignored --nocapture` also changes
//! them at random, for a minute each. It needs no libFuzzer, but `tools/fuzz.sh` finds more.

#[path = "../fuzz/src/lib.rs"]
mod targets;

use std::fs;
use std::hash::{BuildHasher, RandomState};
use std::panic::catch_unwind;
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// Checks all inputs of a target. If one fails, the output names it.
fn replay(name: &str) {
    let target = targets::TARGETS
        .iter()
        .find(|target| target.name == name)
        .unwrap();
    for (number, seed) in (target.seeds)().iter().enumerate() {
        println!("seed {number}");
        (target.check)(seed);
    }
    let corpus = corpus(name);
    assert!(!corpus.is_empty());
    for (number, input) in corpus.iter().enumerate() {
        println!("input {number} of the corpus");
        (target.check)(input);
    }
}

/// The inputs in the corpus of a target, in the order of their names.
fn corpus(name: &str) -> Vec<Vec<u8>> {
    let folder = format!("{}/fuzz/corpus/{name}", env!("CARGO_MANIFEST_DIR"));
    let entries = fs::read_dir(folder).unwrap();
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths.iter().map(|path| fs::read(path).unwrap()).collect()
}

/// An input that took longer was too much work.
const SLOW: Duration = Duration::from_secs(10);

#[test]
#[ignore = "runs as long as it is told to"]
fn changed_inputs() {
    let seconds = std::env::var("FUZZ_SECONDS").map_or(5, |text| text.parse().unwrap());
    let wanted = std::env::var("FUZZ_TARGET").ok();
    let mut wrong = Vec::new();
    for target in targets::TARGETS {
        if wanted.as_ref().is_some_and(|wanted| wanted != target.name) {
            continue;
        }
        let inputs: Vec<Vec<u8>> = (target.seeds)()
            .into_iter()
            .chain(corpus(target.name))
            .collect();
        let (begin, mut runs, mut found) = (Instant::now(), 0, 0);
        let mut random = RandomState::new().hash_one(target.name);
        while begin.elapsed() < Duration::from_secs(seconds) {
            let input = changed(&inputs, &mut random);
            let now = Instant::now();
            let checked = catch_unwind(|| (target.check)(&input));
            runs += 1;
            if checked.is_err() || now.elapsed() > SLOW {
                found += 1;
                let path = std::env::temp_dir().join(format!("fuzz-{}-{random:x}", target.name));
                fs::write(&path, &input).unwrap();
                wrong.push(path);
            }
        }
        println!("{}: {runs} inputs, {found} found", target.name);
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// A random number below a bound (xorshift); 0 if the bound is 0.
fn below(random: &mut u64, bound: usize) -> usize {
    *random ^= *random << 13;
    *random ^= *random >> 7;
    *random ^= *random << 17;
    ((*random >> 11) % bound.max(1) as u64) as usize
}

/// A range of at most some bytes.
fn part(random: &mut u64, length: usize, most: usize) -> std::ops::Range<usize> {
    let start = below(random, length + 1);
    start..start + below(random, most.min(length - start) + 1)
}

/// One of the inputs with some random changes.
fn changed(inputs: &[Vec<u8>], random: &mut u64) -> Vec<u8> {
    let mut input = inputs[below(random, inputs.len())].clone();
    for _ in 0..=below(random, 4) {
        let other = &inputs[below(random, inputs.len())];
        let place = part(random, input.len(), 20);
        match below(random, 6) {
            0 => drop(input.drain(place)),
            1 => {
                let again = input[place.clone()].to_vec();
                input.splice(place.start..place.start, again);
            }
            2 => drop(input.splice(place, other[part(random, other.len(), 60)].iter().copied())),
            3 => drop(input.splice(place, [below(random, 256) as u8])),
            4 => drop(input.splice(place, *b"65536")),
            _ => {
                const SIGNS: &[u8] = b"{}[]()\"'\\/*;,.:-+#@=$!?0129 \n\r\t";
                let sign = SIGNS[below(random, SIGNS.len())];
                input.splice(place.start..place.start, [sign]);
            }
        }
    }
    input
}

macro_rules! replays {
    ($($name:ident),*) => {
        $(#[test]
        fn $name() {
            replay(stringify!($name));
        })*

        #[test]
        fn every_target_is_replayed() {
            let known: Vec<&str> = targets::TARGETS.iter().map(|target| target.name).collect();
            assert_eq!(known, [$(stringify!($name)),*]);
        }
    };
}

replays!(
    drawing, edit, fen, game_file, moves, network, penultima, pgn, progress, puzzles, uci
);
