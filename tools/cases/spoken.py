"""Cases from the golden playthroughs: what was told, asked and seen at those tables."""

from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from itertools import accumulate
from typing import Any, Final

from hoodwink import Move
from hoodwink.games import BOXES
from tools.cases.case import Case, Seat
from tools.cases.files import facts_of, messages
from tools.golden import kept_plans
from tools.playthrough import Plan, Playthrough
from tools.reference.catalogue import catalogue

MOST_ALIKE: Final = 7
"""So many cases of one message, told with different kinds of facts, are enough."""

MOST_HALVES: Final = 2
"""So many choices, or halves of one, with as many words of the same kinds."""


def spoken() -> Iterator[Case]:
    """Of every message some cases, each with facts of a kind that was not heard before."""
    kinds: dict[tuple[Any, ...], set[str]] = {}
    for case in _everything():
        heard = kinds.setdefault(_message(case), set())
        kind = case.key if case.ask == "move" else _kind(case)
        if kind not in heard and len(heard) < (MOST_HALVES if case.ask == "move" else MOST_ALIKE):
            heard.add(kind)
            yield case


def _halves(game: str, move: Move) -> Iterator[Case]:
    """Every beginning of a choice and the whole, in full and in short."""
    for words in accumulate(move.text.split(), "{} {}".format):
        yield Case(game, "move", words, {}, 0)
        yield Case(game, "move", words, {"short": True}, 0)


def _message(case: Case) -> tuple[Any, ...]:
    """What is asked for; of a choice, what kinds of words and whether in short."""
    verb, *words = case.key.split()
    kinds = [_word(case.game, word) for word in words]
    return case.game, case.ask, verb, *kinds, "short" in case.facts


def _word(game: str, word: str) -> str:
    """A number, a thing with a name, or a word that only orders the others: that one itself."""
    return "1" if word.isdecimal() else "it" if f"word-{word}" in messages(game) else word


def _everything() -> Iterator[Case]:
    for plan in kept_plans():
        yield from Eavesdropper(plan).cases()
    for game in BOXES:
        for move in catalogue(game).phrases.moves:
            yield from _halves(game, move)
        refusals = import_module(f"hoodwink.games.{game}.refusals")
        for refusal in refusals.ALL:
            yield Case(game, "refusal", refusal.key, dict(refusal.facts))


def _kind(case: Case) -> str:
    """What kind of facts these are: their names, the listener among them, none, one or more."""
    return " ".join(f"{k}={_sort(v, case.me)}" for k, v in case.facts.items())


def _sort(value: Any, me: Seat) -> str:
    if isinstance(value, bool) or value is None:
        return str(value)
    if isinstance(value, int):
        return "me" if value == me else str(min(value, 2))
    if isinstance(value, Mapping | Sequence) and not isinstance(value, str):
        return f"{min(len(value), 3)} with me" if me in [*value] else str(min(len(value), 3))
    return "text"


class Eavesdropper(Playthrough):
    """Plays a golden match again and keeps what it would tell, instead of writing it down."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan)
        self._game = plan.game
        self._cases: list[Case] = []

    def cases(self) -> list[Case]:
        for _ in self._lines():
            pass
        return self._cases

    def _listeners(self) -> tuple[Seat, ...]:
        return (*range(self._match.seats), None)

    def _what_happened(self) -> Iterator[str]:
        for event in self._heard.events:
            for me in self._listeners():
                told = {name: fact for name, fact in event.seen_by(me).items() if name != "event"}
                self._cases.append(Case(self._game, "event", event.kind, told, me))
        return super()._what_happened()

    def _pick(self, moves: Sequence[Move]) -> Move:
        self._look()
        for move in moves:
            self._cases += _halves(self._game, move)
        return super()._pick(moves)

    def _look(self) -> None:
        for me in self._listeners():
            view = {**self._match.view(me)}
            phase = view.pop("phase")
            facts = {name: fact for name, fact in view.items() if self._spoken_of(phase, name)}
            facts["to_act"] = list(self._match.to_act)
            self._cases.append(Case(self._game, "phase", phase, facts, me))

    def _spoken_of(self, phase: str, fact: str) -> bool:
        """A whole view would be a page; its sentence is about a few facts of it."""
        spoken = facts_of(self._game, f"phase-{phase}")
        return any(name == fact or name.startswith(f"{fact}-") for name in spoken)
