#!/usr/bin/env python3
"""How much the moves of an engine give away, as Fairy-Stockfish judges them.

    tools/peers/judge.py ENGINE NODES [--judge ENGINE] [--judge-nodes N] [--positions FILE] [--first N]
                         [--note FILE] [--beside FILE]

ENGINE is a path: of a program that speaks UCI, or of `baroque`. Each position (a FEN of chess 10x8 a line, by
default benches/judged.txt) is searched by both with an empty memory; then the judge looks at the move that the
engine has chosen. Prints the mean loss in hundredths of a pawn and in expected score, how often the move is the
judge's, and the depth. Runs are comparable if the judge is the same. What the judge has said is kept beside
the positions in a file of its own, so that the next run is faster. --note keeps what each move gives away; --beside
tells the difference to such a run, position by position, which is told more finely than the two means are.
"""

import argparse
import json
import math
import pathlib
import subprocess

HERE = pathlib.Path(__file__).resolve().parents[2]
# An advantage of 180 is worth 73 % of the points.
SCALE = 180
MOST = 300


class Engine:
    def __init__(self, path):
        fairy = "fairy" in pathlib.Path(path).name
        command = [path] if fairy else [path, "uci"]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)
        if fairy:
            self.send(f"setoption name VariantPath value {HERE}/benches/chess108.ini")
        self.send(f"setoption name UCI_Variant value {'chess108' if fairy else 'chess:10x8'}")

    def send(self, line):
        self.process.stdin.write(line + "\n")

    def search(self, fen, limit):
        """The move, its score in hundredths of a pawn, and the depth."""
        for line in ("ucinewgame", f"position fen {fen}", f"go {limit}"):
            self.send(line)
        score = depth = 0
        for line in self.process.stdout:
            words = line.split()
            if words[:1] == ["bestmove"]:
                return words[1], score, depth
            if words[:1] == ["info"] and "score" in words and "pv" in words:
                kind, value = words[words.index("score") + 1 :][:2]
                value = int(value)
                score = value if kind == "cp" else math.copysign(10_000 - abs(value), value)
                depth = int(words[words.index("depth") + 1])
        raise SystemExit("the engine has ended")


def expected(score):
    return 1 / (1 + math.exp(-max(-3000, min(3000, score)) / SCALE))


def percent(parts):
    mean = sum(parts) / len(parts)
    error = math.sqrt(sum((one - mean) ** 2 for one in parts)) / len(parts)
    return f"{100 * mean:.2f} ± {100 * error:.2f} %"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("engine")
    parser.add_argument("nodes", type=int)
    parser.add_argument("--judge", default="/usr/games/fairy-stockfish")
    parser.add_argument("--judge-nodes", type=int, default=150_000)
    parser.add_argument("--positions", type=pathlib.Path, default=HERE / "benches/judged.txt")
    parser.add_argument("--first", type=int)
    parser.add_argument("--note", type=pathlib.Path)
    parser.add_argument("--beside", type=pathlib.Path)
    given = parser.parse_args()
    fens = [line for line in given.positions.read_text().splitlines() if line][: given.first]
    name = f"{given.positions.stem}-{pathlib.Path(given.judge).name}-{given.judge_nodes}.json"
    kept = given.positions.with_name(name)
    known = json.loads(kept.read_text()) if kept.exists() else {}
    engine, judge = Engine(given.engine), Engine(given.judge)
    limit = f"nodes {given.judge_nodes}"
    losses, expectations, same, depths = [], [], 0, 0
    for fen in fens:
        moves = known.setdefault(fen, {})
        if "best" not in moves:
            moves["best"], score, _ = judge.search(fen, limit)
            moves[moves["best"]] = score
        move, _, depth = engine.search(fen, f"nodes {given.nodes}")
        if move not in moves:
            _, moves[move], _ = judge.search(fen, f"{limit} searchmoves {move}")
        best = moves[moves["best"]]
        chosen = min(best, moves[move])
        losses.append(min(best - chosen, MOST))
        expectations.append(expected(best) - expected(chosen))
        same += move == moves["best"]
        depths += depth
    kept.write_text(json.dumps(known))
    count = len(fens)
    print(
        f"{count} positions, {given.nodes} nodes: {sum(losses) / count:.1f} hundredths of a pawn, "
        f"{percent(expectations)} of the points, "
        f"the judge's move {100 * same / count:.0f} %, depth {depths / count:.1f}"
    )
    if given.beside:
        others = json.loads(given.beside.read_text())
        if len(others) != count:
            raise SystemExit(f"{given.beside} is of {len(others)} positions, not of {count}")
        print(f"{percent([one - other for one, other in zip(expectations, others)])} more than in {given.beside}")
    if given.note:
        given.note.write_text(json.dumps(expectations))


if __name__ == "__main__":
    main()
