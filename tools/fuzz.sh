#!/usr/bin/env bash
# Looks for inputs that break the program: all targets one after another, or one of them.
#
#     tools/fuzz.sh [TARGET] [SECONDS]      a target, or `all`; an hour if no time is given
#
# It needs cargo-fuzz (`cargo install cargo-fuzz --locked`) and a C++ compiler. What it has learned stays in target/fuzz,
# so the next run goes on from there. An input that breaks something is in fuzz/artifacts/TARGET.
set -euo pipefail
cd "$(dirname "$0")/.."
name=${1:-all} seconds=${2:-3600}
learned=${CARGO_TARGET_DIR:-target}/fuzz
export CARGO_TARGET_DIR=$learned/build
# libFuzzer needs options of the compiler that stable Rust hides.
export RUSTC_BOOTSTRAP=1

fuzz() {
    mkdir -p "$learned/corpus/$1" "$learned/seeds/$1"
    SEEDS=$learned/seeds/$1 cargo fuzz run --sanitizer none --debug-assertions "$1" \
        "$learned/corpus/$1" "fuzz/corpus/$1" "$learned/seeds/$1" \
        -- -max_total_time="$seconds" -timeout=20 -rss_limit_mb=2048
}

case $name in
    all) for target in fuzz/corpus/*; do fuzz "$(basename "$target")"; done ;;
    *) fuzz "$name" ;;
esac
