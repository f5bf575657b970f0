#![no_main]

use baroque_fuzz::{pgn, write_seeds};

libfuzzer_sys::fuzz_target!(init: write_seeds("pgn"), |input: &[u8]| pgn::check(input));
