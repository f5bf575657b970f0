#![no_main]

use baroque_fuzz::{progress, write_seeds};

libfuzzer_sys::fuzz_target!(init: write_seeds("progress"), |input: &[u8]| progress::check(input));
