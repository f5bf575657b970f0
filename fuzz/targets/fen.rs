#![no_main]

use baroque_fuzz::{fen, write_seeds};

libfuzzer_sys::fuzz_target!(init: write_seeds("fen"), |input: &[u8]| fen::check(input));
