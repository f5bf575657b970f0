#![no_main]

use baroque_fuzz::{edit, write_seeds};

libfuzzer_sys::fuzz_target!(init: write_seeds("edit"), |input: &[u8]| edit::check(input));
