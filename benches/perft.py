"""Measures `baroque perft` and the perft of Fairy-Stockfish. See perft.sh."""

import os
import re
import resource
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BAROQUE, FAIRY = sys.argv[1:3]
ROUNDS = 5
# Games without a table of positions, each with a game that has the same pieces and board.
BORROWED = {"hyper-chess": "ultima"}
FAIRY_INPUT = """setoption name VariantPath value {ini}
setoption name UCI_Variant value chess108
position startpos
go perft {depth}
quit
"""


def timed(command, text=None):
    """The output of a program, and its CPU time in seconds."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(command, input=text, capture_output=True, text=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if done.returncode != 0:
        sys.exit(f"{command}: {done.stderr}")
    return done.stdout, after.ru_utime - before.ru_utime


def baroque(arguments, depth):
    out, seconds = timed([BAROQUE, "perft", arguments[0], str(depth), *arguments[1:]])
    return int(re.search(r"perft \d+ = (\d+)", out)[1]), seconds


def fairy(depth):
    text = FAIRY_INPUT.format(ini=ROOT / "benches/chess108.ini", depth=depth)
    out, seconds = timed([FAIRY], text)
    return int(re.search(r"Nodes searched: (\d+)", out)[1]), seconds


def speed(measure, depth, start=0):
    """Nodes, and nodes per second of CPU time."""
    _, idle = measure(start)
    nodes, seconds = measure(depth)
    return nodes, nodes / max(seconds - idle, 1e-3)


def deep_enough(arguments, least=300_000, most=6):
    """The least depth that takes long enough to measure."""
    for depth in range(2, most + 1):
        if baroque(arguments, depth)[0] >= least:
            return depth
    return most


def in_play(game):
    """Positions from games of a game, as arguments."""
    table = ROOT / f"tests/perft/{BORROWED.get(game, game)}.perft"
    found = list(blocks(table)) if table.exists() else []
    if game in BORROWED:
        # The options of another game do not exist here.
        found = [arguments[:2] for arguments in found]
    return [[game, *arguments] for arguments in found[:5]]


def blocks(path):
    """The positions of a table of counts, as arguments."""
    for block in path.read_text().split("\n\n"):
        lines = [line.split(" ", 1) for line in block.splitlines() if line]
        values = dict(lines)
        # Positions with few moves say nothing about speed.
        crowded = any(key == "perft" and int(value.split()[1]) >= 500 for key, value in lines)
        if values.get("id", "start").startswith("start") or not crowded:
            continue
        arguments = ["--fen", values["fen"]]
        if "layout" in values:
            arguments += ["--layout", values["layout"]]
        for key, value in lines:
            if key == "option":
                arguments += ["--option", value]
        yield arguments


def against_fairy():
    if not os.path.exists(FAIRY):
        print(f"no Fairy-Stockfish at {FAIRY}\n")
        return
    ratios = []
    for _ in range(ROUNDS):
        nodes, theirs = speed(fairy, 5, start=1)
        ours_nodes, ours = speed(lambda depth: baroque(["chess", "--layout", "10x8"], depth), 5)
        if nodes != ours_nodes:
            sys.exit(f"they count {nodes}, we {ours_nodes}")
        ratios.append(ours / theirs)
        print(f"chess 10x8 perft 5: Fairy-Stockfish {theirs:12,.0f}  baroque {ours:12,.0f}  {ours / theirs:.2f}")
    print(f"median ratio {sorted(ratios)[ROUNDS // 2]:.2f}\n")


def every_game(games):
    print(f"{'game':24} {'start':>12} {'in play':>12}  nodes/s")
    for game in games:
        _, start = speed(lambda depth: baroque([game], depth), deep_enough([game]))
        nodes, seconds = 0, 0.0
        for arguments in in_play(game):
            found, rate = speed(lambda depth: baroque(arguments, depth), deep_enough(arguments))
            nodes, seconds = nodes + found, seconds + found / rate
        play = f"{nodes / seconds:12,.0f}" if seconds else f"{'-':>12}"
        print(f"{game:24} {start:12,.0f} {play}", flush=True)


games = sys.argv[3:]
if not games:
    against_fairy()
    games = sorted(path.stem for path in (ROOT / "variants").glob("*.ron") if path.stem != "pieces")
every_game(games)
