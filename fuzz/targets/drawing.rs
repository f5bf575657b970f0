#![no_main]

use baroque_fuzz::{drawing, write_seeds};

libfuzzer_sys::fuzz_target!(init: write_seeds("drawing"), |input: &[u8]| drawing::check(input));
