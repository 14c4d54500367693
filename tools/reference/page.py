"""The reference page of a game, as Markdown."""

import re
from collections.abc import Iterator
from typing import Any, get_args, get_type_hints, is_typeddict

from hoodwink.kernel.options import Option
from hoodwink.locales import DEFAULT
from hoodwink.locales.sentences import option_hint, option_label, title_of
from hoodwink.locales.voice import Voice
from tools.reference.catalogue import Catalogue
from tools.reference.explained import Alias, Field, Shape, alias, shape
from tools.reference.sayings import Saying, sections

HEAD = """<!-- Written by `make reference` from the sources; `make check` notices when it is old -->
# {title}: reference

Every option, view, event, move and position of `{name}`, for {low} to {high} seats. The rules are
in [docs/rules](../rules/{name}.md), the same types as JSON Schema in
[{name}.schema.json]({name}.schema.json), and how to read all this in [the index](README.md).

## Options
"""
PUBLIC = """
## Views

`match.view(seat)` is what all see and what is the seat's own, in one dictionary. A server sends
the first part once to all.

### What all see

"""
OWN = """
### What is a seat's own

What stands here under the name of something that all see takes its place in the view; by place,
where that is a list, only as much as is told here (`hoodwink.kernel.game.laid_over`).

"""
PRINTED = """
## What is printed

What a board is drawn from, and what costs and cards are told by: the same for the whole match. A
server tells it once, at `GET /api/tables/{id}/pack`.

"""
EVENTS = """
## Events

An event is told with its kind under `event`, and these facts.

"""
MOVES = """
## Moves

Sorted by phase. Of words in braces one is said; quiet moves only prepare a choice.
"""
POSITION = """
## Positions

What stands under `state` in `match.position()`: the whole truth.

"""


class Page:
    """One game, part by part. What has been explained once is only named after that."""

    def __init__(self, told: Catalogue) -> None:
        self._told = told
        self._voice = Voice(DEFAULT, told.box.name, ("Ada", "Bram", "Cleo", "Dara", "Ezra", "Faye"))
        self._shapes: set[type[Any]] = set()
        self._aliases: dict[str, Alias] = {}

    def text(self) -> str:
        whole = "\n".join(line.rstrip(" ") for line in self._lines())
        return re.sub(r"\n{3,}", "\n\n", whole).rstrip() + "\n"

    def _lines(self) -> Iterator[str]:
        told, name = self._told, self._told.box.name
        low, high = told.box.seats[0], told.box.seats[-1]
        yield HEAD.format(title=title_of(self._voice), name=name, low=low, high=high)
        yield from map(self._option, told.box.options)
        yield from [PUBLIC, *self._facts(told.public), OWN, *self._facts(told.own)]
        yield from self._parts(told.public, told.own)
        yield from [PRINTED, *self._facts(told.printed), *self._parts(told.printed)]
        yield from [EVENTS, *self._events()]
        yield from self._moves()
        yield from [POSITION, *self._facts(told.position), *self._parts(told.position)]
        yield from self._names()
        yield from self._refusals()

    def _option(self, option: Option) -> str:
        default = str(option.default).lower()
        label, hint = option_label(self._voice, option), option_hint(self._voice, option)
        return (
            f"- `{option.name}`: {option.allowed}; `{default}` unless told. {label}. {hint} "
            f"({option.rule})"
        )

    def _facts(self, kind: type[Any]) -> Iterator[str]:
        made = shape(kind)
        self._note_aliases(made)
        return (_fact(field) for field in made.fields)

    def _note_aliases(self, made: Shape) -> None:
        for name in sorted(made.names - self._aliases.keys()):
            found = _alias_in(self._told, made, name)
            if found is not None:
                self._aliases[name] = found

    def _parts(self, *kinds: type[Any]) -> Iterator[str]:
        """What these are made of, each part once on the page."""
        for part in [part for kind in kinds for part in _inner(kind)]:
            if part not in self._shapes:
                self._shapes.add(part)
                yield from ["", f"### `{part.__name__}`", "", shape(part).words, ""]
                yield from self._facts(part)
                yield from self._parts(part)

    def _events(self) -> Iterator[str]:
        for kind, made in self._told.events.items():
            yield from [f"### `{kind}`", "", shape(made).words, "", *self._facts(made), ""]
        yield from self._parts(*self._told.events.values())

    def _moves(self) -> Iterator[str]:
        yield MOVES
        for section in sections(self._told, self._voice):
            phases = ", ".join(f"`{phase}`" for phase in section.phases)
            yield from ["", f"### {phases}", "", section.words, ""]
            yield from map(_saying, section.sayings)
            if section.again:
                verbs = ", ".join(f"`{verb}`" for verb in section.again)
                yield f"- As above: {verbs}."

    def _names(self) -> Iterator[str]:
        yield "\n## Names of types\n\n"
        for name in sorted(self._aliases):
            found = self._aliases[name]
            yield f"- `{name}` is `{found.written}`. {found.words}"

    def _refusals(self) -> Iterator[str]:
        """By key; what has a rule for each act is listed once."""
        yield "\n## Refusals\n\n"
        rules: dict[tuple[str, str], list[str]] = {}
        for one in self._told.refusals:
            rules.setdefault((one.key, one.reason), []).append(one.rule)
        for (key, reason), cited in sorted(rules.items()):
            rule = cited[0] if len(set(cited)) == 1 else "the rule of the act"
            yield f"- `{key}`: {reason} ({rule})"


def _alias_in(told: Catalogue, made: Shape, name: str) -> Alias | None:
    """Looked for where the class is written, and where its bases are."""
    modules = [made.module, told.public.__module__, "hoodwink.kernel.told"]
    return next((found for module in modules if (found := alias(module, name))), None)


def _inner(kind: Any) -> Iterator[type[Any]]:
    """The typed classes that the fields of one are made of."""
    for hint in get_type_hints(kind).values():
        yield from _typed(hint)


def _typed(hint: Any) -> Iterator[type[Any]]:
    if is_typeddict(hint):
        yield hint
    for inner in get_args(hint):
        yield from _typed(inner)


def _fact(field: Field) -> str:
    told = ", told to some only" if field.private else "" if field.always else ", not always there"
    return f"- `{field.name}`: `{field.written}`{told}. {field.words}"


def _saying(saying: Saying) -> str:
    quiet = " Quiet." if saying.quiet else ""
    example = (
        "" if saying.pattern == saying.example else f" As in `{saying.example}`: {saying.said}."
    )
    return f"- `{saying.pattern}`: {saying.words}{example}{quiet}"
