"""Facts made up for what no golden table ever said, from the way a message uses them."""

from functools import cache
from typing import Any, Final

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from hoodwink.locales import LANGUAGES
from hoodwink.locales.voice import ORDINALS
from tools.cases.case import Case
from tools.cases.files import known, messages, patterns
from tools.cases.hearing import Saying

TURNS: Final = 40
"""So often are the values turned before a set of facts is given up."""

PLURALS: Final = {"zero": 0, "one": 1, "two": 2, "few": 3, "many": 11, "other": 1234}
SEATS: Final = {"NAME": 1, "WHO": 1, "NAMES": [2, 0], "COUNT": [1, 2]}
"""What a function is told where it asks for seats; the listener of made cases has seat 0."""


class Uses(Visitor):
    """Finds for each fact the values that a pattern could be told, in the order it asks."""

    def __init__(self, game: str) -> None:
        self.values: dict[str, list[Any]] = {}
        self.seats: dict[str, bool] = {}
        """Which facts are seats; true if a list of them."""
        self._game = game

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            self._may_be(node.selector, [_key(variant) for variant in node.variants])
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        arguments: Any = node.arguments.positional
        for argument in arguments:
            if isinstance(argument, ast.VariableReference):
                self._may_be(argument, self._asked(node.id.name, arguments))
                self._sits(argument, node.id.name)
        if node.id.name == "ALL":
            self.visit(known(self._game)[arguments[0].value])
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.values.setdefault(node.id.name, [])

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        part = node.attribute.name if node.attribute else ""
        self.visit(dict(patterns(known(self._game)[node.id.name]))[part])

    def _may_be(self, fact: ast.VariableReference, values: list[Any]) -> None:
        self.values.setdefault(fact.id.name, []).extend(values)

    def _sits(self, fact: ast.VariableReference, function: str) -> None:
        if function in ("NAME", "NAMES", "WHO"):
            self.seats[fact.id.name] = self.seats.get(fact.id.name, False) or function == "NAMES"

    def _asked(self, function: str, arguments: Any) -> list[Any]:
        if function in ("EACH", "PHRASE"):
            items = [_parts(case) for case in made(self._game, (arguments[1].value, ""))]
            words = [" ".join(map(str, parts)) for parts in items]
            return [items[:3]] if function == "EACH" else words[:1]
        if function == "WORD":
            words = [key for key in messages(self._game) if key.startswith("word-")]
            return [word.removeprefix("word-") for word in words[:1]]
        return [SEATS[function]] if function in SEATS else []

    def chosen(self, fact: str, number: int) -> Any:
        values = self.values[fact] or [3]
        return values[number % len(values)]

    def cases(self) -> int:
        return max((len(values) for values in self.values.values()), default=1) or 1


def _key(variant: ast.Variant) -> Any:
    if isinstance(variant.key, ast.NumberLiteral):
        return int(variant.key.value)
    return PLURALS.get(variant.key.name, variant.key.name)


def _parts(case: Case) -> list[Any]:
    """What the message for one item was told, as the parts of an item; those are plain."""
    told = [case.facts[name] for name in ORDINALS if name in case.facts]
    return [fact[0][0] if isinstance(fact, list) else fact for fact in told]


def uses_of(game: str, saying: Saying) -> Uses:
    """What a message, or one attribute of it, asks for."""
    key, part = saying
    uses = Uses(game)
    uses.visit(dict(patterns(known(game)[key]))[part])
    if part:
        uses.values.setdefault(part, ["asked"])
    return uses


def fitting(game: str, saying: Saying) -> list[Case]:
    """Those of the made cases that can be said; none where facts hang together too closely."""
    uses = uses_of(game, saying)
    tried = [_fitting(game, saying[0], uses, number) for number in range(uses.cases())]
    return [case for case in tried if case is not None]


@cache
def made(game: str, saying: Saying) -> list[Case]:
    """About as many cases as its longest choice has answers."""
    key, found = saying[0], fitting(game, saying)
    assert found, f"no facts fit {game}: {key} .{saying[1]}"
    return found


def _fitting(game: str, key: str, uses: Uses, number: int) -> Case | None:
    """What one fact is may decide what another can be, so values are turned until they fit."""
    for turn in range(TURNS):
        facts = {
            fact: uses.chosen(fact, number + turn * place) for place, fact in enumerate(uses.values)
        }
        case = Case(game, "say", key, facts, number % 2)
        if all(case.fits(language) for language in LANGUAGES):
            return case
    return None
