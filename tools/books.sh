#!/usr/bin/env bash
# Makes the opening books of the program (assets/books): for each game a file with lines for all its layouts.
# It takes some minutes, and the same search gives the same lines. Arguments: the games. Default: all games but Gorgona and
# Gorgon Chess, where one first move is better than all others.
set -euo pipefail
cd "$(dirname "$0")/.."
baroque=${BAROQUE:-target/release/baroque}
pairs=(coordinator immobilizer withdrawer advancer long-leaper pushme-pullyu swapper mimotaur chimaerine chimaera)
games=("$@")
if [ $# = 0 ]; then
    games=(chess ultima ultimatum hyper-chess rococo rocaille fugue "${pairs[@]/%/-chess}")
fi

mkdir -p assets/books
for game in "${games[@]}"; do
    slack=20
    case $game in
        chess) layouts=(8x8 10x8 10x10) ;;
        # In the arrays of Ultima and Fugue few moves are much better than all others: less slack leaves no choice.
        ultima|ultimatum|fugue) layouts=(8x8) slack=50 ;;
        hyper-chess) layouts=(8x8) ;;
        rococo) layouts=(10x10) ;;
        rocaille) layouts=(12x10) slack=50 ;;
        *) layouts=(10x10 10x8) ;;
    esac
    file=assets/books/$game.pgn
    for layout in "${layouts[@]}"; do
        "$baroque" lab grow "$game" --layout "$layout" --lines 14 --plies 8 --nodes 25000 --slack "$slack"
    done > "$file.new"
    mv "$file.new" "$file"
    printf '%s %d kB\n' "$file" $(($(wc -c < "$file") / 1000))
done
