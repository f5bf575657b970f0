#!/usr/bin/env python3
"""Counts the instructions that the search needs for a node, and fails if a game needs more than its limit.

    tools/instructions.py            builds the program without the window, and counts
    tools/instructions.py PROGRAM    counts with a program that is already built

It needs valgrind and a processor with AVX2, and says so if one is missing. A count does not depend on how busy the machine is: 10,000 nodes are
the difference of two searches from the start.
"""

import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MORE, FEWER = 12_000, 2_000

# Game, layout, and the most instructions for a node: 5 % above the count of the last change that was meant to alter it.
LIMITS = [
    ("hyper-chess", "8x8", 10_540),
    ("ultima", "8x8", 11_240),
    ("swapper-chess", "10x10", 11_660),
    ("chess", "10x8", 14_580),
    ("rococo", "10x10", 17_730),
]


def build():
    """Builds the program without the window and returns its path."""
    command = ["cargo", "build", "--quiet", "--release", "--no-default-features", "--bin", "baroque"]
    lines = subprocess.run(
        [*command, "--message-format", "json-render-diagnostics"], cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True
    ).stdout
    return re.findall(r'"executable":"([^"]+)"', lines)[-1]


def instructions(program, game, layout, nodes):
    """All instructions of a search with this many nodes."""
    with tempfile.NamedTemporaryFile() as counts:
        search = [program, "best", game, "--layout", layout, "--nodes", str(nodes)]
        command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={counts.name}", *search]
        errors = subprocess.run(command, check=True, capture_output=True, text=True).stderr
    return int(re.search(r"Collected : (\d+)", errors)[1])


def main():
    if not shutil.which("valgrind"):
        print("skipped: valgrind is missing")
        return
    cpu = Path("/proc/cpuinfo")
    if not cpu.exists() or " avx2 " not in cpu.read_text():
        print("skipped: the limits are for processors with AVX2")
        return
    program = sys.argv[1] if len(sys.argv) > 1 else build()
    failed = False
    for game, layout, limit in LIMITS:
        both = [instructions(program, game, layout, nodes) for nodes in (MORE, FEWER)]
        each = (both[0] - both[1]) // (MORE - FEWER)
        failed |= each > limit
        print(f"{game:15} {layout:6} {each:6} instructions a node, at most {limit}")
    if failed:
        sys.exit("The search needs more instructions for a node than its limit.")


if __name__ == "__main__":
    main()
