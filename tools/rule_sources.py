"""Where rules are written: defined on their page, tagged in the code, marked in the tests."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

ID = r"[A-Z]{1,2}-\d{1,3}[a-z]?"
DEFINED = re.compile(rf"^\s*(?:[-*]|\|)\s*\*\*({ID})\*\*")
TAGGED = re.compile(rf"(?<![\w-])({ID})(?:\s*(?:to|\.\.)\s*({ID}))?(?!\w)")


@dataclass(frozen=True)
class Place:
    """A line of a file, the file as seen from where it was looked for."""

    file: str
    line: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


@dataclass
class Page:
    """The rules of one game by id, in the order of its page."""

    game: str
    rules: dict[str, Place] = field(default_factory=dict)
    twice: list[tuple[str, Place]] = field(default_factory=list)

    def meant_by(self, tag: str) -> list[str]:
        """The rule of that id; `SD-009` stands for SD-009a, SD-009b and so on."""
        if tag in self.rules:
            return [tag]
        return [rule for rule in self.rules if rule[-1].isalpha() and rule[:-1] == tag]

    def between(self, first: str, last: str) -> list[str]:
        """Both ends and what stands between them; nothing if an end is no rule."""
        ends = [*self.meant_by(first)[:1], *self.meant_by(last)[-1:]]
        if len(ends) < 2:
            return []
        order = list(self.rules)
        return order[order.index(ends[0]) : order.index(ends[1]) + 1]


@dataclass(frozen=True)
class Tag:
    """A mention in the code: of one rule, or of a run of rules up to `last`."""

    first: str
    last: str
    place: Place


@dataclass(frozen=True)
class Mark:
    """A `pytest.mark.rule` that names a rule; empty if it is not named in plain text."""

    rule: str
    place: Place
    on_test: bool


def read_pages(root: Path) -> list[Page]:
    return [_page(path, root) for path in sorted((root / "docs/rules").glob("*.md"))]


def _page(path: Path, root: Path) -> Page:
    page = Page(path.stem)
    for number, line in enumerate(_lines(path), start=1):
        if found := DEFINED.match(line):
            place = Place(path.relative_to(root).as_posix(), number)
            if found[1] in page.rules:
                page.twice.append((found[1], place))
            page.rules.setdefault(found[1], place)
    return page


def read_tags(root: Path, game: str) -> Iterator[Tag]:
    """The ids that a game's code mentions anywhere, and its pack in comments."""
    folder = root / "src/hoodwink/games" / game
    for path in sorted([*folder.rglob("*.py"), *folder.rglob("*.toml")]):
        for number, line in enumerate(_lines(path), start=1):
            # "M-80 380" in a pack begins the drawing of a coast.
            told = line.partition("#")[2] if path.suffix == ".toml" else line
            for found in TAGGED.finditer(told):
                place = Place(path.relative_to(folder).as_posix(), number)
                yield Tag(found[1], found[2] or found[1], place)


def read_marks(root: Path) -> Iterator[Mark]:
    """Every `pytest.mark.rule(...)` under tests, found by reading, not by running."""
    for path in sorted((root / "tests").rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        on_tests = _marks_on_tests(tree) if path.name.startswith("test_") else []
        for mark in _marks(tree):
            place = Place(path.relative_to(root).as_posix(), mark.lineno)
            for rule in _named(mark):
                yield Mark(rule, place, mark in on_tests)


def _marks_on_tests(tree: ast.AST) -> list[ast.Call]:
    functions = (
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    )
    return [
        mark
        for function in functions
        for decorator in function.decorator_list
        for mark in _marks(decorator)
    ]


def _marks(tree: ast.AST) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            yield node


def _named(mark: ast.Call) -> list[str]:
    if not mark.args:
        return [""]
    return [
        argument.value
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
        else ""
        for argument in mark.args
    ]


def _lines(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines()
