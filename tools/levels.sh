#!/usr/bin/env bash
# Measures the levels: the first one against weak players, then each one against the one below. benches/RESULTS.md has
# the results. Arguments: the steps to measure (1 is level 2 against level 1). Default: all.
set -euo pipefail
cd "$(dirname "$0")/.."
baroque=${BAROQUE:-target/release/baroque}
count=${GAMES:-120}
steps=("$@")
if [ $# = 0 ]; then
    steps=(1 2 3 4 5 6 7 8 9)
    for game in chess ultima withdrawer-chess; do
        for player in two-ply random; do
            echo "$player: $("$baroque" lab weak "$game" --against "$player" --games "$count")"
        done
    done
fi

for step in "${steps[@]}"; do
    early=()
    # The lowest levels do not always win positions that they evaluate as won.
    if [ "$step" -ge 6 ]; then
        early=(--win-at 900)
    fi
    for game in chess ultima rococo withdrawer-chess; do
        score=$("$baroque" lab match "$game" --one-level $((step + 1)) --two-level "$step" --nodes 200000 \
            --games "$count" --longest 240 "${early[@]}" 2>/dev/null | sed -n 2p)
        echo "$((step + 1)) - $step, $game: $score"
    done
done
