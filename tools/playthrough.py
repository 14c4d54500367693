"""A match told as text: who chose what from which moves, what each was told, what each sees."""

import textwrap
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hoodwink import Event, Listener, Match, Move
from hoodwink.games import BOXES
from hoodwink.kernel.chance import Chance, secret_from
from hoodwink.kernel.seats import seat_text

FIRST_LINE = "# Written by `make goldens`. Read a change as a diff before you keep it."
WIDTH = 100
VIEWS_EVERY = 20


@dataclass(frozen=True)
class Plan:
    """Which match is played: the head of a golden file."""

    game: str
    seats: int
    options: Mapping[str, Any]
    seed: str
    steps: int

    @property
    def file(self) -> str:
        """`shahdozd-4.txt`, `shahdozd-4-mixing-random.txt`."""
        words = [f"-{name}-{value}".lower() for name, value in self.options.items()]
        return f"{self.game}-{self.seats}{''.join(words)}.txt"

    def head(self) -> str:
        options = " ".join(f"{name}={value}" for name, value in self.options.items())
        return (
            f"{FIRST_LINE}\n{self.game}, {self.seats} seats, options: {options or 'none'}, "
            f"seed: {self.seed}, steps: {self.steps}\n"
        )


def read_plan(text: str) -> Plan:
    """The plan that `head` wrote."""
    game, seats, options, seed, steps = text.splitlines()[1].split(", ")
    given = options.removeprefix("options: ").removeprefix("none")
    return plan(
        game,
        int(seats.removesuffix(" seats")),
        given.split(),
        seed.removeprefix("seed: "),
        int(steps.removeprefix("steps: ")),
    )


def plan(game: str, seats: int, options: Sequence[str], seed: str, steps: int) -> Plan:
    """A plan with its options as they are typed: `mixing=random`."""
    schema = {option.name: option for option in BOXES[game].options}
    pairs = [option.partition("=")[::2] for option in options]
    return Plan(game, seats, {name: schema[name].read(value) for name, value in pairs}, seed, steps)


class Playthrough:
    """Plays a plan to its end. The picker draws from its own seed, so every run is the same."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._chance = Chance(secret_from(f"picker {plan.seed} {plan.file}"))
        self._heard = Listener()
        seed = f"{plan.seed} {plan.file}"  # or all tables would begin with the same deal
        self._match = Match(plan.game, plan.seats, seed, tell=self._heard, **plan.options)
        self._version = 0

    def text(self) -> str:
        return self._plan.head() + "\n".join(self._lines()) + "\n"

    def _lines(self) -> Iterator[str]:
        yield from self._what_happened()
        step = 0
        while self._match.to_act and step < self._plan.steps:
            step += 1
            yield from self._step(step)
            if step % VIEWS_EVERY == 0:
                yield from self._views()
        if step % VIEWS_EVERY:
            yield from self._views()

    def _step(self, step: int) -> Iterator[str]:
        seats = sorted({*self._match.to_act, *self._match.may_act})
        seat = seats[self._chance.below(len(seats))]
        moves = self._match.moves(seat)
        move = self._pick(moves)
        self._match.play(seat, move, self._heard)
        yield from wrapped(f"{step}. seat {seat}: {move} (of {listed(moves)})", "     ")
        self._version += 1
        yield from self._what_happened()

    def _pick(self, moves: Sequence[Move]) -> Move:
        """Any move; of two mostly the first, or nobody would ever let anything pass."""
        odds = [3, 1] if len(moves) == 2 else [1] * len(moves)
        return moves[self._chance.weighted(odds)]

    def _what_happened(self) -> Iterator[str]:
        drawn = self._match.record(reveal=True).moves[self._version :]
        self._version += len(drawn)
        if drawn:
            yield from wrapped("  chance: " + ", ".join(text for _, text in drawn), "      ")
        for event in self._heard.events:
            yield from wrapped(f"  * {told(event)}", "      ")
        self._heard.events.clear()

    def _views(self) -> Iterator[str]:
        """The spectator's view in full, and of each seat's view what is different."""
        public = leaves(self._match.view(None))
        for group in grouped(public):
            yield from wrapped(f"  = {group}", "      ")
        for seat in range(self._match.seats):
            own = leaves(self._match.view(seat))
            more = {path: value for path, value in own.items() if public.get(path) != value}
            more |= {path: "absent" for path in public if path not in own}
            yield from wrapped(f"  = for seat {seat}: " + "; ".join(grouped(more)), "      ")


def listed(moves: Sequence[Move]) -> str:
    """The moves in their order, with what they share said once: `rotate left|right|front`."""
    return ", ".join(_merged([move.text.split() for move in moves]))


def _merged(phrases: Sequence[Sequence[str]]) -> list[str]:
    rest_of: dict[str, list[Sequence[str]]] = {}
    for first, *rest in filter(None, phrases):
        rest_of.setdefault(first, []).append(rest)
    words_before: dict[tuple[str, ...], list[str]] = {}
    for word, rests in rest_of.items():
        words_before.setdefault(tuple(_merged(rests)), []).append(word)
    ended = [""] if not all(phrases) else []
    return ended + [
        f"{'|'.join(words)} {rest}".rstrip()
        for rests, words in words_before.items()
        for rest in rests
    ]


def told(event: Event) -> str:
    """An event: what all are told, and in brackets what only some are told."""
    private = "".join(
        f" [{seat_text(seat)} only: {_facts(facts)}]" for seat, facts in event.private.items()
    )
    return f"{event.kind}: {_facts(event.public)}{private}"


def _facts(facts: Mapping[str, Any]) -> str:
    return " ".join(f"{name}={_value(value)}" for name, value in facts.items())


def leaves(view: Mapping[str, Any], path: str = "") -> dict[str, str]:
    """Every value of a view by its path: `slots.2.card`."""
    found: dict[str, str] = {}
    for key, value in view.items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            value = {str(number): row for number, row in enumerate(value)}
        if isinstance(value, dict):
            found |= leaves(value, f"{path}{key}.")
        else:
            found[f"{path}{key}"] = _value(value)
    return found


def grouped(values: Mapping[str, str]) -> list[str]:
    """The values of one parent together: `slots.2: card=king owner=1`."""
    groups: dict[str, list[str]] = {}
    for path, value in values.items():
        parent, _, key = path.rpartition(".")
        groups.setdefault(f"{parent}: " if parent else "", []).append(f"{key}={value}")
    return [parent + " ".join(row) for parent, row in groups.items()]


def _value(value: Any) -> str:
    if isinstance(value, list):
        return f"[{' '.join(_value(item) for item in value)}]"
    return str(value).lower() if value is None or isinstance(value, bool) else str(value)


def wrapped(text: str, indent: str) -> list[str]:
    return textwrap.wrap(text, WIDTH, subsequent_indent=indent, break_on_hyphens=False)
