#!/usr/bin/env bash
# Makes the moving pictures of the README, and the Markdown guide, with the program itself. Needs only Rust.
# It does not make docs/images/guide.png, which is a screenshot of the window.
set -euo pipefail
cd "$(dirname "$0")/.."

# film NAME GAME FEN MOVE [OPTION...]
film() {
    local file="docs/images/$1.gif"
    cargo run --quiet --no-default-features -- \
        diagram "$2" --fen "$3" --move "$4" --size 480 --output "$file" "${@:5}"
    printf '%s %d kB\n' "$file" $(($(wc -c < "$file") / 1000))
}

mkdir -p docs/images
film pushme-pullyu pushme-pullyu-chess "1r3rk3/1n3ppp2/5b4/10/4U5/5n4/1PP2PPP2/1R4RK2 w - - 0 1" e4c6 --layout 10x8
film long-leaper ultima "7k/3p4/5i2/3c4/1w6/3p4/3L1W2/K7 w - - 0 1" d2d8
film coordinator ultima "3k4/p1p2p2/6i1/8/3C4/8/P2w2K1/8 w - - 0 1" d4d6
film chameleon baroque "5K2/pkp1pp2/Pp1pPc2/2l2p2/8/2l5/2X5/2w5 w - - 0 1" c2c6

rm -rf docs/guide
cargo run --quiet --no-default-features -- guide --write docs/guide
printf 'docs/guide: %d files\n' "$(find docs/guide -type f | wc -l)"
