#!/usr/bin/env python3
"""Measures how the files of src import each other, and fails if a measure exceeds its limit.

    tools/structure.py            the measures
    tools/structure.py --why      also the imports behind each circle and each import back up

It reads the sources as text, without tests. A name that a module only re-exports counts as an import of the file that
declares it. A folder's `mod.rs` may re-export its own files.
"""

import re
import sys
from functools import cached_property
from pathlib import Path

SRC = Path(__file__).resolve().parent.parent / "src"

# The limits. If a measure gets better, write its new value here.
LIMITS = {
    "folders of src in circles": 0,
    "folders of the app in circles": 0,
    "imports back up in rules": 0,
    "longest circle of files in search": 6,
    "longest circle of files elsewhere": 3,
    "actions matched by `_`": 0,
}

# The layers of src/rules, the lowest first. The files beside them are the top.
LAYERS = ["board", "piece", "position", "moves", "definition", "power", "ask", "method", "play"]


def without_comments(text):
    """The text with comments, strings and characters replaced by blanks. Line numbers stay the same."""
    pattern = r'//[^\n]*|/\*.*?\*/|r#".*?"#|"(?:\\.|[^"\\])*"|\'(?:\\.|[^\'\\])\''
    return re.sub(pattern, lambda match: re.sub(r"[^\n]", " ", match[0]), text, flags=re.S)


def block(text, start):
    """The index after the pair of braces that opens at or after `start`."""
    depth = 0
    for brace in re.compile(r"[{}]").finditer(text, start):
        depth += 1 if brace[0] == "{" else -1
        if depth == 0:
            return brace.end()
    return len(text)


def without_tests(text):
    """The text without `#[cfg(test)]` items, and the names of the modules that are only for tests."""
    modules = re.findall(r"#\[cfg\(test\)\]\s*(?:pub(?:\([^)]*\))?\s+)?mod\s+(\w+)\s*;", text)
    while (found := text.find("#[cfg(test)]")) >= 0:
        item = text[found:]
        brace, semicolon = item.find("{"), item.find(";")
        inline = brace >= 0 and not 0 <= semicolon < brace
        end = block(text, found) if inline else found + semicolon + 1
        text = text[:found] + re.sub(r"[^\n]", " ", text[found:end]) + text[end:]
    return text, modules


def module(path):
    """The name of a file's module, as parts below src."""
    parts = list(path.relative_to(SRC).with_suffix("").parts)
    return tuple(parts[:-1] if parts[-1] in ("mod", "lib", "main") else parts)


def named(name):
    return "/".join(name)


class House:
    """The files of src and what they import from each other."""

    def __init__(self):
        self.text, tests = {}, set()
        for path in sorted(SRC.rglob("*.rs")):
            if path.name == "main.rs":
                continue
            name = module(path)
            text = re.sub(r"pub\(in [^)]*\)", "pub", without_comments(path.read_text()))
            self.text[name], only_tests = without_tests(text)
            tests |= {(*name, child) for child in only_tests}
        for name in list(self.text):
            if any(name[: len(test)] == test for test in tests):
                del self.text[name]
        self.names = {name: {} for name in self.text}
        self.globs = {name: [] for name in self.text}
        uses = {name: list(self.uses(name)) for name in self.text}
        for name, found in uses.items():
            for _, local, path in found:
                if path[-1] == "*":
                    self.globs[name].append(path[:-1])
                else:
                    self.names[name][local] = path
        self.arrows = {name: set() for name in self.text}
        for name, found in uses.items():
            imported = [(public, path) for public, local, path in found for path in self.used(name, local, path)]
            imported += [(False, path) for path in self.paths(name)]
            for public, path in imported:
                target = self.target(path)
                child = public and target and target[: len(name)] == name
                if target and target != name and not child:
                    self.arrows[name].add(target)

    def uses(self, name):
        """What the `use`s of a module name: whether they re-export it, its local name, and its path."""
        for match in re.finditer(r"\b(pub(?:\([^)]*\))?\s+)?use\s+([^;]+);", self.text[name]):
            for path, local in leaves(match[2]):
                yield bool(match[1]), local, self.absolute(name, path)

    def used(self, name, local, path):
        """The paths that a module uses of one import: of a module, the names that stand after it."""
        if path not in self.text:
            return [path]
        inside = re.findall(rf"(?<![:\w]){local}::(\w+)", self.rest(name))
        return [(*path, word) for word in inside]

    def rest(self, name):
        """The text of a module without its `use`s."""
        return re.sub(r"\buse\s+[^;]+;", "", self.text[name])

    def paths(self, name):
        """The full paths that a module names besides its `use`s."""
        rest = self.rest(name)
        for match in re.finditer(r"(?<![:\w])(?:crate|baroque|super|self)(?:::\w+)+", rest):
            yield self.absolute(name, match[0].split("::"))
        for match in re.finditer(r"(?<![:\w])([a-z_]+)::\w+(?:::\w+)*", rest):
            if match[1] in self.children.get(name, ()):
                yield name + tuple(match[0].split("::"))

    @cached_property
    def children(self):
        found = {}
        for name in self.text:
            if name:
                found.setdefault(name[:-1], set()).add(name[-1])
        return found

    def absolute(self, name, path):
        path, at = list(path), list(name)
        if path[0] in ("crate", "baroque"):
            return tuple(path[1:])
        if path[0] not in ("super", "self"):
            known = path[0] in self.children.get(name, ())
            return (*name, *path) if known else ("(elsewhere)", *path)
        while path and path[0] in ("super", "self"):
            if path.pop(0) == "super":
                at = at[:-1]
        return (*at, *path)

    def target(self, path, depth=0):
        """The module that declares what a path leads to, through re-exports; `None` if it is elsewhere."""
        if not path or path[0] == "(elsewhere)" or depth > 8:
            return None
        size = next(size for size in range(len(path), -1, -1) if path[:size] in self.text)
        name, rest = path[:size], path[size:]
        if not rest or rest[0] in self.declared[name]:
            return name
        known = self.names[name].get(rest[0])
        if known and known != path:
            return self.target((*known, *rest[1:]), depth + 1)
        for glob in self.globs[name]:
            found = self.target((*glob, *rest), depth + 1)
            if found and found != glob:
                return found
            if found and rest[0] in self.declared[found]:
                return found
        return name

    @cached_property
    def declared(self):
        """The names that each module declares itself."""
        item = re.compile(r"\b(?:struct|enum|trait|fn|type|const|static|macro_rules!)\s+(\w+)")
        return {name: set(item.findall(text)) for name, text in self.text.items()}


def leaves(tree):
    """The paths of a `use` tree, each with the name that it has in the module."""
    tree = re.sub(r"\s+", " ", tree).strip()
    if "{" not in tree:
        tree, _, alias = tree.partition(" as ")
        path = [part.strip() for part in tree.split("::")]
        yield path, alias.strip() or path[-1]
        return
    head, rest = tree.split("{", 1)
    head = [part.strip() for part in head.split("::") if part.strip()]
    depth, part = 0, ""
    for letter in rest:
        if depth == 0 and letter in ",}":
            if part.strip():
                for path, local in leaves(part):
                    itself = path == ["self"]
                    yield (head if itself else head + path), (head[-1] if itself and local == "self" else local)
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


def between_folders(house, root):
    """What the folders and files in `root` import from each other."""
    depth = len(root)
    inside = lambda name: name[:depth] == root and len(name) > depth
    arrows = {name[depth]: set() for name in house.text if inside(name)}
    for name, others in house.arrows.items():
        if inside(name):
            arrows[name[depth]] |= {other[depth] for other in others if inside(other)} - {name[depth]}
    return arrows


def layer(name):
    """The number of the layer of a file of the rules."""
    return LAYERS.index(name[1]) if name[1:2] and name[1] in LAYERS else len(LAYERS)


def back_up(house):
    """The imports of the rules that a lower layer makes of a higher one."""
    for name, others in sorted(house.arrows.items()):
        for other in sorted(others):
            if name[:1] == other[:1] == ("rules",) and layer(name) < layer(other):
                yield f"{named(name)} -> {named(other)}"


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
    """Matches on an action of the app that have an arm for all other cases."""
    for name, text in house.text.items():
        if name[:1] != ("app",):
            continue
        for match in re.finditer(r"\bmatch\b", text):
            opening = text.find("{", match.end())
            if opening < 0:
                continue
            end = block(text, opening)
            if not ACTION.search(text, opening, end):
                continue
            patterns = arms(text[opening + 1 : end - 1])
            if not any(ACTION.match(re.sub(r"^(?:Some|Ok)?\(?&?", "", pattern)) for pattern in patterns):
                continue
            if any(re.match(r"(?:_|[a-z]\w*)(?:\s+if\b.*)?$", pattern, re.S) for pattern in patterns):
                line = text.count("\n", 0, match.start()) + 1
                yield f"{named(name)}:{line}"


def main():
    house = House()
    searching = lambda circle: all(name[:1] == ("search",) for name in circle)
    files = circles(house.arrows)
    details = {
        "folders of src in circles": circles(between_folders(house, ())),
        "folders of the app in circles": circles(between_folders(house, ("app",))),
        "imports back up in rules": list(back_up(house)),
        "longest circle of files in search": [circle for circle in files if searching(circle)],
        "longest circle of files elsewhere": [circle for circle in files if not searching(circle)],
        "actions matched by `_`": list(open_matches(house)),
    }
    failed = False
    for name, found in details.items():
        value = max(map(len, found), default=0) if name.startswith("longest") else sum(
            len(circle) if isinstance(circle, list) else 1 for circle in found
        )
        limit = LIMITS[name]
        failed |= value > limit
        print(f"{name:34} {value:4}   at most {limit}{'   WORSE' if value > limit else ''}")
        for circle in found:
            parts = [part if isinstance(part, str) else named(part) for part in circle]
            print(f"    {circle if isinstance(circle, str) else ' '.join(parts)}")
    if "--why" in sys.argv:
        for circle in files:
            print()
            for name in circle:
                print(f"{named(name)} -> {' '.join(sorted(named(other) for other in house.arrows[name] & set(circle)))}")
    sys.exit(failed)


main()
