#![no_main]

use baroque_fuzz::{moves, write_seeds};

libfuzzer_sys::fuzz_target!(init: write_seeds("moves"), |input: &[u8]| moves::check(input));
