#!/bin/sh
# Nodes per second of move generation. First Fairy-Stockfish and `baroque perft` on chess 10x8, with the same rules
# in both. Both count the moves of the last ply without playing them. Then every game, from its start and from
# positions of games (tests/perft).
#
#     benches/perft.sh [BAROQUE [FAIRY-STOCKFISH [GAME...]]]
#
# It measures CPU time, without the start of the program.
set -eu
cd "$(dirname "$0")/.."
baroque=${1:-${CARGO_TARGET_DIR:-target}/release/baroque}
fairy=${2:-$(command -v fairy-stockfish || echo /usr/games/fairy-stockfish)}
[ $# -gt 2 ] && shift 2 || shift $#
exec python3 benches/perft.py "$baroque" "$fairy" "$@"
