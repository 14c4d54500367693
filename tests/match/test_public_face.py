"""What `import hoodwink` gives, and that it is enough to name every type in it."""

import inspect
import subprocess
import sys
import types
from collections.abc import Iterator
from typing import Any, get_args, get_type_hints

import pytest

import hoodwink
from hoodwink import Match

ELSEWHERE = ("builtins", "collections.abc", "types", "typing")
FOR_GAMES = ("Pack.entry",)
"""Whoever plays hands a pack over; only a game reads it."""


def signatures() -> Iterator[tuple[str, Any]]:
    """All public functions, and the public methods and properties of all public classes."""
    for name in hoodwink.__all__:
        thing = getattr(hoodwink, name)
        yield name, thing
        classes = thing.__mro__[:-1] if inspect.isclass(thing) else ()
        for attribute, member in (pair for one in classes for pair in vars(one).items()):
            if not attribute.startswith("_") or attribute in ("__init__", "__call__"):
                yield f"{name}.{attribute}", _function(member)


def _function(member: Any) -> Any:
    return member.fget if isinstance(member, property) else getattr(member, "__func__", member)


def named_in(hint: Any) -> Iterator[Any]:
    """The classes that stand in a type, however deep."""
    for part in get_args(hint):
        yield from named_in(part)
    if inspect.isclass(hint) and not get_args(hint):
        yield hint


@pytest.mark.skipif(hoodwink.compiled(), reason="a compiled function does not tell its types")
def test_every_type_in_a_public_signature_is_public() -> None:
    public = {getattr(hoodwink, name) for name in hoodwink.__all__}
    missing = {
        f"{where}: {named.__module__}.{named.__name__}"
        for where, function in signatures()
        if isinstance(function, types.FunctionType) and where not in FOR_GAMES
        for hint in get_type_hints(function).values()
        for named in named_in(hint)
        if named.__module__ not in ELSEWHERE and named not in public
    }
    assert missing == set()


@pytest.mark.parametrize("game", hoodwink.game_names())
def test_the_games_are_packages_to_import(game: str) -> None:
    code = f"import hoodwink; import hoodwink.games.{game} as g; assert g.BOX.name == {game!r}"
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)


def test_what_is_public_on_a_match_is_meant_to_be() -> None:
    public = {name for name in dir(Match) if not name.startswith("_")}
    told = (
        "commitment deal digest game may_act options outcome players seats setting to_act version"
    )
    done = (
        "copy fallback from_position imagine moves own play play_all position "
        "public read record refusal view"
    )
    assert public == {*told.split(), *done.split()}


def test_a_match_tells_where_it_stands() -> None:
    match = Match("shahdozd", 4, seed=7, turn_cap=1)
    assert repr(match) == "<Match: shahdozd, 4 seats, peek, waits for 0, 1, 2, 3>"
    while match.to_act:
        match.play(match.to_act[0], match.fallback(match.to_act[0]))
    assert repr(match) == "<Match: shahdozd, 4 seats, over, waits for nobody>"
