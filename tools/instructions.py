#!/usr/bin/env python3
"""Counts the instructions that the search needs for a node, and fails if a game needs more than its limit. It also fails if
nodes allocate memory: then the number of allocations grows with the nodes.

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
    ("hyper-chess", "8x8", 10_170),
    ("ultima", "8x8", 11_260),
    ("swapper-chess", "10x10", 11_320),
    ("chess", "10x8", 12_580),
    ("rococo", "10x10", 18_980),
]
# The most allocations of all these nodes together. Each iteration of the search allocates a few times, and lists grow.
ALLOCATIONS = 100
ALLOCATORS = {"malloc", "calloc", "realloc", "posix_memalign", "aligned_alloc"}


def build():
    """Builds the program without the window and returns its path."""
    command = ["cargo", "build", "--locked", "--quiet", "--no-default-features", "--bin", "baroque"]
    lines = subprocess.run(
        [*command, "--message-format", "json-render-diagnostics"], cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True
    ).stdout
    return re.findall(r'"executable":"([^"]+)"', lines)[-1]


def allocations(counts):
    """The number of calls of functions that allocate, in a file that callgrind wrote."""
    names, called, calls = {}, None, 0
    for line in Path(counts).read_text().splitlines():
        if named := re.match(r"(c?)fn=\((\d+)\)(?: (.*))?", line):
            callee, number, name = named.groups()
            names.setdefault(number, name)
            called = names[number] if callee else called
        elif (times := re.match(r"calls=(\d+)", line)) and called in ALLOCATORS:
            calls += int(times[1])
    return calls


def count(program, game, layout, nodes):
    """All instructions and all allocations of a search with this many nodes."""
    with tempfile.NamedTemporaryFile() as counts:
        search = [program, "best", game, "--layout", layout, "--nodes", str(nodes)]
        command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={counts.name}", *search]
        errors = subprocess.run(command, check=True, capture_output=True, text=True).stderr
        return int(re.search(r"Collected : (\d+)", errors)[1]), allocations(counts.name)


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
        more, fewer = (count(program, game, layout, nodes) for nodes in (MORE, FEWER))
        each = (more[0] - fewer[0]) // (MORE - FEWER)
        allocated = more[1] - fewer[1]
        failed |= each > limit or allocated > ALLOCATIONS
        print(f"{game:15} {layout:6} {each:6} instructions a node, at most {limit}; {allocated} allocations, at most {ALLOCATIONS}")
    if failed:
        sys.exit("The search needs more than its limits.")


if __name__ == "__main__":
    main()
