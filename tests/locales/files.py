"""The Fluent files as their parser sees them."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import hoodwink.locales
from hoodwink.locales import LANGUAGES

FOLDER = Path(hoodwink.locales.__file__).parent
NAMES = sorted({path.name for language in LANGUAGES for path in (FOLDER / language).glob("*.ftl")})

Pattern = tuple[str, ast.Pattern]


@cache
def entries(language: str, name: str) -> list[ast.EntryType]:
    path = FOLDER / language / name
    return FluentParser().parse(path.read_text(encoding="utf-8")).body if path.exists() else []


def messages(language: str, name: str) -> dict[str, ast.Message]:
    return {e.id.name: e for e in entries(language, name) if isinstance(e, ast.Message)}


def patterns(language: str, name: str) -> Iterator[Pattern]:
    """Every value and attribute, by its full name."""
    for key, message in messages(language, name).items():
        if message.value is not None:
            yield key, message.value
        for attribute in message.attributes:
            assert attribute.value is not None
            yield f"{key}.{attribute.id.name}", attribute.value


class _Collector(Visitor):
    """Fluent's visitor calls methods by the names of its nodes, so N802 is silenced for them."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts.append(node.value)


def variables(pattern: ast.Pattern) -> set[str]:
    collector = _Collector()
    collector.visit(pattern)
    return collector.variables


def texts(pattern: ast.Pattern) -> list[str]:
    collector = _Collector()
    collector.visit(pattern)
    return collector.texts
