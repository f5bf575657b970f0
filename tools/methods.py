#!/usr/bin/env python3
"""Counts the Rust files besides tests that name each capture method, and fails if there are more than eight.

Ways of travelling with the same name (`Travel::Leap`), comments, texts and the file of the method itself do not
count.
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
    """The text of a file without comments, texts and ways of travelling."""
    text = re.sub(r"//[^\n]*", "", path.read_text())
    text = re.sub(r'"(\\.|[^"\\])*"', '""', text)
    return re.sub(r"\bTravel::\w+", "", text)


def main():
    table = re.search(r"macro_rules! methods \{(.*?)\n\}", TABLE.read_text(), re.S).group(1)
    names = re.findall(r"^ +(\w+): ", table, re.M)
    files = [path for path in ROOT.rglob("*.rs") if "tests" not in str(path.relative_to(ROOT))]
    texts = {path: code(path) for path in files}
    worst = 0
    for name in names:
        own = re.sub(r"(?<!^)([A-Z])", r"_\1", name).lower() + ".rs"
        mention = re.compile(rf"\b(?:{PREFIXES})::{name}\b|(?<!::)\b{name}(?: \{{|\(|;)")
        choice = re.compile(rf"^\s+{name},$", re.M)
        named = [
            str(path.relative_to(ROOT))
            for path, text in texts.items()
            if path.name != own and (mention.search(text) or path == TABLE or path == FORMAT and choice.search(text))
        ]
        worst = max(worst, len(named))
        print(f"{name:12} {len(named)}  {' '.join(sorted(named))}")
    if worst > MOST:
        sys.exit(f"a capture method is named in more than {MOST} files besides its own")


if __name__ == "__main__":
    main()
