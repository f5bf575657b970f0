#!/usr/bin/env python3
"""Holds orthodox chess on 10x8 and 10x10 against Fairy-Stockfish's move generator, on random games.

    pip install pyffish
    cargo build --release --no-default-features
    python3 tools/peers/pyffish_check.py target/release/baroque [GAMES]

Plays GAMES random games (20 if left out) on each board and compares the legal moves of every position. Prints each
difference with its position; exit status 1 if there is any.
"""
import json
import random
import subprocess
import sys

import pyffish

COMMON = """
pawn = p
knight = n
bishop = b
rook = r
queen = q
king = k
maxFile = 10
promotionPieceTypes = qrbn
doubleStep = true
doubleStepRegionWhite = *2
castling = true
castlingKingFile = f
castlingKingsideFile = i
castlingQueensideFile = c
"""

CONFIG = f"""
[chess10x8]
{COMMON}
maxRank = 8
startFen = rn1bqkb1nr/pppppppppp/10/10/10/10/PPPPPPPPPP/RN1BQKB1NR w KQkq - 0 1
promotionRegionWhite = *8
promotionRegionBlack = *1
doubleStepRegionBlack = *7

[chess10x10]
{COMMON}
maxRank = 10
startFen = rn1bqkb1nr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/RN1BQKB1NR w KQkq - 0 1
promotionRegionWhite = *10
promotionRegionBlack = *1
doubleStepRegionBlack = *9
tripleStepRegionWhite = *2
tripleStepRegionBlack = *9
"""


def our_moves(program, layout, fen):
    """Move -> successor FEN, by our program."""
    command = [program, "moves", "chess", "--layout", layout, "--fen", fen, "--json"]
    output = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return {move["move"]: move["fen"] for move in json.loads(output)}


def play(program, layout, source):
    """Plays one random game; the differences found and the number of positions compared."""
    variant = f"chess{layout}"
    start = pyffish.start_fen(variant)
    fen, moves, differences = start, [], []
    for _ in range(160):
        ours = our_moves(program, layout, fen)
        theirs = set(pyffish.legal_moves(variant, start, moves))
        if set(ours) != theirs:
            differences.append(f"{layout} {fen}\n  only ours {sorted(set(ours) - theirs)}, only theirs {sorted(theirs - set(ours))}")
            break
        if not ours:
            break
        move = source.choice(sorted(ours))
        moves.append(move)
        fen = ours[move]
    return differences, len(moves) + 1


def main():
    program, games = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 20
    pyffish.load_variant_config(CONFIG)
    source = random.Random(1986)
    differences, positions = [], 0
    for layout in ("10x8", "10x10"):
        for _ in range(games):
            found, compared = play(program, layout, source)
            differences += found
            positions += compared
    print("\n".join(differences) or f"{positions} positions, all alike")
    sys.exit(1 if differences else 0)


main()
