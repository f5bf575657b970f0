#![no_main]

use baroque_fuzz::{game_file, write_seeds};

libfuzzer_sys::fuzz_target!(init: write_seeds("game_file"), |input: &[u8]| game_file::check(input));
