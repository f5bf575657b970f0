#!/usr/bin/env python3
"""Counts the Rust files besides tests that name each capture method, and fails if there are more than eight.

A file names a method by `Method::X`, `MethodName::X`, `MethodFile::X` or `CaptureFile::X`, by an import of `X` from the
rules, or by a row in the table of the methods or in the format. Ways of travelling with the same name (`Travel::Leap`),
comments and texts do not count.
"""

import re
import sys
from pathlib import Path

MOST = 8
ROOT = Path(__file__).resolve().parent.parent / "src"
TABLE = ROOT / "rules" / "piece" / "method.rs"
FORMAT = ROOT / "variant_file" / "schema" / "piece.rs"
PREFIXES = "Method|MethodName|MethodFile|CaptureFile"


def code(path):
    """The text of a file without comments, texts and its own tests."""
    text = re.sub(r"//[^\n]*", "", path.read_text())
    text = re.sub(r'"(\\.|[^"\\])*"', '""', text)
    return text.split("#[cfg(test)]\nmod tests {")[0]


def named(path, text):
    """The words by which a file could name a method."""
    words = set(re.findall(rf"\b(?:{PREFIXES})::(\w+)", text))
    for tree in re.findall(r"\buse\s+[\w:]*\brules\b([^;]*);", text):
        words.update(re.findall(r"\w+", tree))
    if path in (TABLE, FORMAT):
        words.update(re.findall(r"^ +(\w+)(?:,| \{|: )", text, re.M))
    return words


def main():
    table = re.search(r"macro_rules! methods \{(.*?)\n\}", TABLE.read_text(), re.S).group(1)
    names = re.findall(r"^ +(\w+): ", table, re.M)
    files = [path for path in ROOT.rglob("*.rs") if "tests" not in str(path.relative_to(ROOT))]
    words = {path: named(path, code(path)) for path in files}
    worst = 0
    for name in names:
        found = sorted(str(path.relative_to(ROOT)) for path in files if name in words[path])
        worst = max(worst, len(found))
        print(f"{name:12} {len(found)}  {' '.join(found)}")
    if worst > MOST:
        sys.exit(f"a capture method is named in more than {MOST} files")


main()
