#!/usr/bin/env python3
"""Checks the command line of a finished program: rules against tests/perft, UCI, files, errors and exit codes.

    tools/contract.py baroque               the installed program
    tools/contract.py wine baroque.exe      the program for Windows, on Linux
    tools/contract.py --few baroque         only the first position of each game

It knows the program only by its command line, so it can check any package. The tests of the source are in tests/.
"""

import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# How long one command may take, in seconds. Wine starts slowly.
PATIENCE = 120


class Contract:
    """The checks, and what failed."""

    def __init__(self, program):
        self.program = program
        self.done = 0
        self.failed = []

    def run(self, *arguments, text=""):
        """The exit code, the output and the errors of a command."""
        result = subprocess.run(
            [*self.program, *arguments], input=text.encode(), capture_output=True, cwd=ROOT, timeout=PATIENCE
        )
        out, errors = (stream.decode("utf-8", "replace").replace("\r\n", "\n") for stream in (result.stdout, result.stderr))
        return result.returncode, out, errors

    def check(self, name, good, found=""):
        """Notes a check."""
        self.done += 1
        if not good:
            self.failed.append(name)
            print(f"FAILED {name}: {str(found).strip()[:300]}", flush=True)

    def good(self, *arguments, text=""):
        """The output of a command that must succeed."""
        code, out, errors = self.run(*arguments, text=text)
        self.check(" ".join(arguments), code == 0, f"exit code {code}: {errors}")
        return out

    def bad(self, wanted, told, *arguments):
        """Checks that a command fails with an exit code and says something on standard error only."""
        code, out, errors = self.run(*arguments)
        name = " ".join(arguments)
        self.check(f"{name}: exit code {wanted}", code == wanted, f"{code}: {errors}")
        self.check(f"{name}: says `{told}`", told in errors, errors)
        self.check(f"{name}: no other output", out == "", out)


def blocks(path):
    """The positions of a file in tests/perft."""
    for block in path.read_text().split("\n\n"):
        lines = [line.split(" ", 1) for line in block.splitlines() if line]
        if lines:
            yield lines


def rules(contract, few):
    """The deepest count of each position in tests/perft."""
    for path in sorted((ROOT / "tests/perft").glob("*.perft")):
        positions = list(blocks(path))[: 1 if few else None]
        for lines in positions:
            options = []
            for key, value in lines:
                if key in ("layout", "option", "fen"):
                    options += [f"--{key}", value]
            counts = [value.split() for key, value in lines if key == "perft"]
            depth, nodes = counts[-1]
            out = contract.good("perft", path.stem, depth, *options)
            contract.check(f"{path.stem} {options}: {nodes}", f"perft {depth} = {nodes}\n" in out, out)
        print(f"rules of {path.stem}: {len(positions)} positions", flush=True)


def texts(contract):
    """The version, the games, moves, the guide and the manual."""
    version = re.search(r'^version = "(.*)"', (ROOT / "Cargo.toml").read_text(), re.M)[1]
    out = contract.good("--version")
    contract.check("--version", re.fullmatch(rf"baroque {re.escape(version)}( \(\S+\))?\n", out), out)
    games = contract.good("list")
    for path in (ROOT / "tests/perft").glob("*.perft"):
        contract.check(f"list has {path.stem}", path.stem in games, games)
    moves = json.loads(contract.good("moves", "ultima", "--json") or "[]")
    contract.check("moves of ultima", moves and all("fen" in move for move in moves), moves)
    contract.check("status", contract.good("status", "chess") == "ongoing\n")
    contract.check("guide", "Withdrawer" in contract.good("guide", "withdrawer"))
    manual = (ROOT / "docs/FORMAT.md").read_text()
    contract.check("manual", contract.good("manual") == manual)
    book = contract.good("best", "chess", "--depth", "3")
    contract.check("best", book.startswith("bestmove "), book)


def files(contract):
    """Game files, good and with mistakes, and pictures."""
    contract.good("check", "variants/swapper-chess.ron")
    contract.bad(1, "typo.ron:3:11", "check", "tests/broken/typo.ron")
    contract.bad(1, "nowhere.ron", "moves", "nowhere.ron")
    with tempfile.TemporaryDirectory(dir=ROOT) as folder:
        name = Path(folder).name
        for ending, start in (("svg", b"<svg"), ("png", b"\x89PNG")):
            contract.good("diagram", "ultima", "-o", f"{name}/picture.{ending}")
            picture = Path(folder, f"picture.{ending}")
            found = picture.read_bytes() if picture.exists() else b""
            contract.check(f"diagram as {ending}", start in found[:200], found[:20])
        # A name with letters of several languages.
        own = Path(folder, "Spiel \u00e4\u0161\u68cb.ron")
        own.write_bytes((ROOT / "variants/swapper-chess.ron").read_bytes())
        contract.good("moves", f"{name}/{own.name}")


def mistakes(contract):
    """Wrong input is exit code 1, wrong usage 2."""
    contract.bad(1, "did you mean `chess`?", "moves", "chezz")
    contract.bad(1, "the FEN is empty", "moves", "chess", "--fen", "")
    contract.bad(2, "Usage", "moves")
    contract.bad(2, "Usage", "dance", "chess")


def engine(contract):
    """A talk in the Universal Chess Interface, one for each of some games."""
    for game in ("chess", "ultima", "rococo", "hyper-chess"):
        talk = ["uci", f"setoption name UCI_Variant value {game}", "isready", "position startpos", "go depth 3"]
        program = subprocess.Popen(
            [*contract.program, "uci"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT, text=True
        )
        program.stdin.write("\n".join(talk) + "\n")
        program.stdin.flush()
        heard = []
        for line in program.stdout:
            heard.append(line.strip())
            if line.startswith("bestmove"):
                break
        program.stdin.write("quit\n")
        program.stdin.close()
        contract.check(f"uci {game}: quit", program.wait(PATIENCE) == 0, program.returncode)
        for word in ("uciok", "readyok"):
            contract.check(f"uci {game}: {word}", word in heard, heard)
        best = heard[-1].split()[1] if heard and heard[-1].startswith("bestmove") else None
        moves = json.loads(contract.good("moves", game, "--json") or "[]")
        contract.check(f"uci {game}: a legal move", best in [move["move"] for move in moves], heard[-1:])


def main():
    arguments = sys.argv[1:]
    few = arguments[:1] == ["--few"]
    program = arguments[1:] if few else arguments
    if not program or program[0].startswith("-"):
        sys.exit(__doc__)
    contract = Contract(program)
    texts(contract)
    files(contract)
    mistakes(contract)
    engine(contract)
    rules(contract, few)
    print(f"{contract.done} checks, {len(contract.failed)} failed")
    sys.exit(bool(contract.failed))


if __name__ == "__main__":
    main()
