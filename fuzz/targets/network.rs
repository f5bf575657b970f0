#![no_main]

use baroque_fuzz::{network, write_seeds};

libfuzzer_sys::fuzz_target!(init: write_seeds("network"), |input: &[u8]| network::check(input));
