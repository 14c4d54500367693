"""The Fluent files as trees: every message, what it says, and which facts it speaks of."""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from hoodwink.games import BOXES
from hoodwink.locales import DEFAULT, LANGUAGES
from hoodwink.locales.voice import COMMON

FOLDER: Final = files("hoodwink.locales")


@cache
def messages(name: str, language: str = DEFAULT) -> Mapping[str, ast.Message]:
    text = FOLDER.joinpath(language, f"{name}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def names() -> list[str]:
    """What there are files of: the house, and every game."""
    found = {path.name.removesuffix(".ftl") for path in FOLDER.joinpath(DEFAULT).iterdir()}
    return sorted(found, key=lambda name: (name in BOXES, name))


def known(name: str, language: str = DEFAULT) -> Mapping[str, ast.Message]:
    """What a voice can say who speaks of this."""
    return {**messages(COMMON, language), **messages(name, language)}


def patterns(message: ast.Message) -> Iterator[tuple[str, ast.Pattern]]:
    """What a message can say: its value as ``, each attribute by its name."""
    if message.value is not None:
        yield "", message.value
    for attribute in message.attributes:
        assert attribute.value is not None
        yield attribute.id.name, attribute.value


class _Names(Visitor):
    """Fluent's visitor calls methods by the names of its nodes, so N802 is silenced for them."""

    def __init__(self) -> None:
        self.facts: set[str] = set()
        self.others: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.facts.add(node.id.name)

    def visit_Attribute(self, node: Any) -> None:
        self.facts.add(node.id.name)
        self.generic_visit(node)

    def visit_StringLiteral(self, node: Any) -> None:
        self.others.add(node.value)

    def visit_MessageReference(self, node: Any) -> None:
        self.others.add(node.id.name)


@cache
def facts_of(game: str, key: str) -> set[str]:
    """Every fact that a message may speak of, in any language, itself or through others."""
    found: set[str] = set()
    for language in LANGUAGES:
        spoken, waiting = known(game, language), [key]
        for name in waiting:
            collector = _Names()
            collector.visit(spoken[name])
            found |= collector.facts
            waiting += [other for other in collector.others & {*spoken} if other not in waiting]
    return found
