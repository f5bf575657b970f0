#![no_main]

use baroque_fuzz::{uci, write_seeds};

libfuzzer_sys::fuzz_target!(init: write_seeds("uci"), |input: &[u8]| uci::check(input));
