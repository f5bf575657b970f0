#!/usr/bin/env python3
"""Measures the structure of src/app, and fails if a measure exceeds its limit.

    tools/structure.py            the measures
    tools/structure.py --circles  also the imports that close each circle

It reads the sources as text, without tests except in the count of lines. An import of a name that a `mod.rs` only
re-exports (`pub use child::Name`) counts as an import of the child. Folders and files directly below src/app count as
folders.
"""

import re
import sys
from pathlib import Path
from statistics import median

APP = Path(__file__).resolve().parent.parent / "src" / "app"

# The limits. If a measure gets better, write its new value here.
LIMITS = {
    "folders in circles": 0,
    "longest circle inside a folder": 3,
    "types with more than 15 fields": 0,
    "actions matched by `_`": 0,
    "lines": 55718,
    "median function": 9,
}

FIELDS = 15


def without_comments(text):
    """The text with comments, strings and characters replaced by blanks. Line numbers stay the same."""
    pattern = r'//[^\n]*|/\*.*?\*/|r#".*?"#|"(?:\\.|[^"\\])*"|\'(?:\\.|[^\'\\])\''
    return re.sub(pattern, lambda match: re.sub(r"[^\n]", " ", match[0]), text, flags=re.S)


def block(text, start):
    """The index after the pair of braces that opens at or after `start`."""
    depth = 0
    for at in range(text.index("{", start), len(text)):
        if text[at] == "{":
            depth += 1
        elif text[at] == "}":
            depth -= 1
            if depth == 0:
                return at + 1
    return len(text)


def without_tests(text):
    """The text without `#[cfg(test)]` items."""
    while (found := text.find("#[cfg(test)]")) >= 0:
        item = text[found:]
        brace, semicolon = item.find("{"), item.find(";")
        inline = brace >= 0 and not 0 <= semicolon < brace
        end = block(text, found) if inline else found + semicolon + 1
        text = text[:found] + re.sub(r"[^\n]", " ", text[found:end]) + text[end:]
    return text


def is_test(path):
    return path.name == "tests.rs" or "tests" in path.relative_to(APP).parts


def module(path):
    """The name of a file's module, as parts below `app`."""
    parts = list(path.relative_to(APP).with_suffix("").parts)
    return tuple(parts[:-1] if parts[-1] == "mod" else parts)


class House:
    """The files of the app and what they import from each other."""

    def __init__(self):
        files = sorted(APP.rglob("*.rs"))
        self.lines = sum(len(path.read_text().splitlines()) for path in files)
        self.text = {
            module(path): without_tests(without_comments(path.read_text()))
            for path in files
            if not is_test(path)
        }
        self.passed_on = {name: {} for name in self.text}
        uses = {name: list(self.uses(name)) for name in self.text}
        for name, found in uses.items():
            for public, path in found:
                if public and path[-1] != "*":
                    self.passed_on[name][path[-1]] = path
        self.arrows = {name: set() for name in self.text}
        for name, found in uses.items():
            for public, path in found:
                target = self.target(path)
                child = public and target and target[: len(name)] == name
                if target is not None and target != name and not child:
                    self.arrows[name].add(target)

    def uses(self, name):
        """All paths below `app` that a module names: whether it re-exports them, and the path."""
        text = self.text[name]
        for match in re.finditer(r"(pub(?:\([^)]*\))?\s+)?use\s+([^;]+);", text):
            for path in leaves(match[2]):
                yield bool(match[1]), self.absolute(name, path)
        rest = re.sub(r"\buse\s+[^;]+;", "", text)
        for match in re.finditer(r"\b(?:crate::app|super|self)(?:::\w+)+", rest):
            yield False, self.absolute(name, match[0].split("::"))
        children = {other[-1] for other in self.text if other[:-1] == name and other}
        for match in re.finditer(r"(?<![:\w])([a-z_]+)::\w+(?:::\w+)*", rest):
            if match[1] in children:
                yield False, name + tuple(match[0].split("::"))

    def absolute(self, name, path):
        path = list(path)
        if path[0] == "crate":
            return tuple(path[2:]) if path[1:2] == ["app"] else ("crate", *path)
        at = list(name)
        if path[0] not in ("super", "self"):
            known = [other for other in self.text if other == (*name, path[0])]
            return (*name, *path) if known else ("crate", *path)
        while path and path[0] in ("super", "self"):
            if path.pop(0) == "super":
                at = at[:-1]
        return (*at, *path)

    def target(self, path, depth=0):
        """The module that a path leads to, through re-exports."""
        if not path or path[0] == "crate" or depth > 8:
            return None
        for size in range(len(path), -1, -1):
            if path[:size] in self.text:
                break
        name, rest = path[:size], path[size:]
        known = self.passed_on[name].get(rest[0]) if rest else None
        if known and known != path:
            return self.target(known, depth + 1)
        return name or None


def leaves(tree):
    """The paths of a `use` tree, without their `as` names."""
    tree = re.sub(r"\s+as\s+\w+", "", re.sub(r"\s+", " ", tree)).strip()
    if "{" not in tree:
        yield [part.strip() for part in tree.split("::")]
        return
    head, rest = tree.split("{", 1)
    head = [part.strip() for part in head.split("::") if part.strip()]
    depth, part = 0, ""
    for letter in rest:
        if (letter == "," and depth == 0) or (letter == "}" and depth == 0):
            if part.strip():
                for path in leaves(part):
                    yield head if path == ["self"] else head + path
            part = ""
            if letter == "}":
                return
            continue
        depth += {"{": 1, "}": -1}.get(letter, 0)
        part += letter


def circles(arrows):
    """The sets of nodes that reach each other, the longest first (Tarjan's algorithm)."""
    index, low, stack, found = {}, {}, [], []

    def visit(node):
        index[node] = low[node] = len(index)
        stack.append(node)
        for other in sorted(arrows.get(node, ())):
            if other not in index:
                visit(other)
                low[node] = min(low[node], low[other])
            elif other in stack:
                low[node] = min(low[node], index[other])
        if low[node] == index[node]:
            circle = stack[stack.index(node) :]
            del stack[stack.index(node) :]
            if len(circle) > 1:
                found.append(sorted(circle))

    for node in sorted(arrows):
        if node not in index:
            visit(node)
    return sorted(found, key=len, reverse=True)


def by_folder(house):
    """What the folders import from each other. The root starts everything and is no folder."""
    arrows = {name[0]: set() for name in house.text if name}
    for name, others in house.arrows.items():
        if name:
            arrows[name[0]] |= {other[0] for other in others if other} - {name[0]}
    return arrows


def inside(house):
    """The circles of files inside folders."""
    arrows = {
        name: {other for other in others if other[:1] == name[:1]}
        for name, others in house.arrows.items()
        if name
    }
    return circles(arrows)


def large_types(house):
    for name, text in house.text.items():
        if name[:1] == ("settings",):
            continue
        for match in re.finditer(r"\bstruct\s+(\w+)[^;{(]*\{", text):
            body = text[match.end() : block(text, match.start()) - 1]
            body = re.sub(r"\{[^}]*\}|<[^<>]*>|\([^()]*\)", "", body)
            fields = len(re.findall(r"^\s*(?:pub\s*)?\w+\s*:", body, flags=re.M))
            if fields > FIELDS:
                yield fields, match[1]


ACTION = re.compile(r"\b(?:Action|\w+Action|Edit|Deed|\w+Edit)::\w+")


def arms(body):
    """The patterns of a match, from the text between its braces."""
    depth, start, patterns, at = 0, 0, [], 0
    while at < len(body):
        letter = body[at]
        if letter in "{([":
            depth += 1
        elif letter in "})]":
            depth -= 1
        elif depth == 0 and body.startswith("=>", at):
            patterns.append(body[start:at].strip())
            at += 2
            while at < len(body) and body[at].isspace():
                at += 1
            if at < len(body) and body[at] == "{":
                at = block(body, at)
                if at < len(body) and body[at] == ",":
                    at += 1
                start = at
                continue
            while at < len(body) and not (body[at] == "," and depth == 0):
                depth += {"{": 1, "(": 1, "[": 1, "}": -1, ")": -1, "]": -1}.get(body[at], 0)
                at += 1
            start = at + 1
        at += 1
    return patterns


def open_matches(house):
    """Matches on an action that have an arm for all other cases."""
    for name, text in house.text.items():
        for match in re.finditer(r"\bmatch\b", text):
            opening = text.find("{", match.end())
            if opening < 0:
                continue
            patterns = arms(text[opening + 1 : block(text, opening) - 1])
            if not any(ACTION.match(re.sub(r"^(?:Some|Ok)?\(?&?", "", pattern)) for pattern in patterns):
                continue
            rest = [pattern for pattern in patterns if re.match(r"(?:_|[a-z]\w*)(?:\s+if\b.*)?$", pattern, re.S)]
            if rest:
                line = text.count("\n", 0, match.start()) + 1
                yield f"{'/'.join(name)}:{line}"


def function_lengths(house):
    for text in house.text.values():
        for match in re.finditer(r"\bfn\s+\w+", text):
            brace, semicolon = text.find("{", match.end()), text.find(";", match.end())
            if brace < 0 or 0 <= semicolon < brace:
                continue
            end = block(text, match.end())
            yield text.count("\n", match.start(), end) + 1


def main():
    house = House()
    folders, files = circles(by_folder(house)), inside(house)
    types, matches = sorted(large_types(house), reverse=True), list(open_matches(house))
    measures = {
        "folders in circles": sum(map(len, folders)),
        "longest circle inside a folder": max(map(len, files), default=0),
        "types with more than 15 fields": len(types),
        "actions matched by `_`": len(matches),
        "lines": house.lines,
        "median function": int(median(function_lengths(house))),
    }
    details = {
        "folders in circles": [" ".join(circle) for circle in folders],
        "longest circle inside a folder": [" ".join("/".join(name) for name in circle) for circle in files],
        "types with more than 15 fields": [f"{name} ({fields})" for fields, name in types],
        "actions matched by `_`": matches,
    }
    failed = False
    for name, value in measures.items():
        limit = LIMITS[name]
        worse = value > limit
        failed |= worse
        print(f"{name:32} {value:6}   at most {limit}{'   WORSE' if worse else ''}")
        for detail in details.get(name, []):
            print(f"    {detail}")
    if "--circles" in sys.argv:
        for circle in folders:
            for name in circle:
                for file, others in sorted(house.arrows.items()):
                    for other in sorted(others):
                        if file and other and file[0] == name != other[0] in circle:
                            print(f"{'/'.join(file)} -> {'/'.join(other)}")
    sys.exit(failed)


main()
