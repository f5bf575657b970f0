#![no_main]

use baroque_fuzz::{penultima, write_seeds};

libfuzzer_sys::fuzz_target!(init: write_seeds("penultima"), |input: &[u8]| penultima::check(input));
