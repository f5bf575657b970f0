#![no_main]

use baroque_fuzz::{puzzles, write_seeds};

libfuzzer_sys::fuzz_target!(init: write_seeds("puzzles"), |input: &[u8]| puzzles::check(input));
