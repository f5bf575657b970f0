#!/bin/sh
# Nodes per second of move generation: Fairy-Stockfish and `baroque perft` one after the other on chess
# 10x8, which both play alike and whose last ply both count without playing it; then every game, from its
# start and from positions in play (tests/perft).
#
#     benches/perft.sh [BAROQUE [FAIRY-STOCKFISH [GAME...]]]
#
# It measures processor time, without the time to start the program.
set -eu
cd "$(dirname "$0")/.."
baroque=${1:-${CARGO_TARGET_DIR:-target}/release/baroque}
fairy=${2:-$(command -v fairy-stockfish || echo /usr/games/fairy-stockfish)}
[ $# -gt 2 ] && shift 2 || shift $#
exec python3 benches/perft.py "$baroque" "$fairy" "$@"
