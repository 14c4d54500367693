"""Properties of a Match around any game: records, refusals, positions, imagination."""

from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from conformance.choosing import check_refusal, some_moves
from conformance.tables import Table
from conformance.verdict import same
from conformance.walks import FAR, Draws, choose_in, draws_of, walked_match
from conformance.writing import written
from hoodwink import HoodwinkError, IllegalMove, Listener, Match, replay, verify

Kind = TypeVar("Kind", bound=HoodwinkError)


def raised(kind: type[Kind], act: Callable[[], None]) -> Kind:
    try:
        act()
    except kind as error:
        return error
    raise AssertionError(f"{act} should raise {kind.__name__}")


def all_of(match: Match) -> list[Any]:
    """Everything that can be asked of a match."""
    views = [match.view(seat) for seat in (*range(match.seats), None)]
    moves = [list(match.moves(seat)) for seat in range(match.seats)]
    return [match.position(), views, moves, list(match.to_act), match.outcome, match.version]


def play_some(match: Match, draws: Draws, moves: int) -> None:
    for _ in range(moves):
        chosen = choose_in(match, draws)
        if chosen is None:
            return
        match.play(*chosen)


def records_replay(table: Table) -> None:
    """In the middle without the secret, or with it; at the end with draws and digests checked."""
    match = walked_match(table.route)
    for secret in (False, True):
        _replays(table, match, secret)
    play_some(match, draws_of(table.route), FAR)
    again = _made_again(
        partial(verify, match.record().dumps(), pack=table.case.pack, digest=match.digest)
    )
    same(all_of(again), all_of(match), "a verified match is the original")
    same(again.digest, match.digest, "a verified match has the same digest")


def _made_again(make: Callable[[], Match]) -> Match:
    try:
        return make()
    except HoodwinkError as error:
        raise AssertionError(f"a record is not the original: {error}") from error


def _replays(table: Table, match: Match, secret: bool) -> None:
    text = match.record(reveal=True).dumps()
    if not secret:
        text = text[: text.index('{"secret"')]
    again = _made_again(partial(replay, text, pack=table.case.pack))
    same(all_of(again), all_of(match), "a replayed match is the original")
    if secret:
        rewritten = again.record(reveal=True).dumps()
        same(rewritten.splitlines(), text.splitlines(), "a record survives its replay")


def refused_play_changes_nothing(table: Table) -> None:
    match = walked_match(table.route)
    before, heard = all_of(match), Listener()
    for seat in range(table.case.seats):
        listed = [move.text for move in match.moves(seat)]  # rules that were put away make others
        for move in some_moves(table)[:: 1 + len(table.met) // 40]:
            if move.text not in listed:
                error = raised(IllegalMove, partial(match.play, seat, str(move), heard))
                check_refusal(error.refusal, move, seat)
    same(all_of(match), before, "refused play changes nothing")
    same(heard.events, [], "refused play tells nothing")


def match_copies_are_independent(table: Table) -> None:
    match = walked_match(table.route)
    before, twin = all_of(match), match.copy()
    same(all_of(twin), before, "a copied match is the same")
    play_some(twin, draws_of(table.route), 20)
    same(all_of(match), before, "a copied match is independent")


def matches_go_on_from_positions(table: Table) -> None:
    """A position is taken up where it was left, and its further record replays."""
    match, pack = walked_match(table.route), table.case.pack
    again = Match.from_position(written(match.position()), 5, pack=pack)
    same(all_of(again)[:-1], all_of(match)[:-1], "a position is taken up as it was left")
    play_some(again, draws_of(table.route), 20)
    _replays(table, again, False)


def imagined_matches_show_the_view(table: Table) -> None:
    match = walked_match(table.route)
    for seat in table.observers:
        world = match.imagine(seat, seed=table.route.seed)
        same(world.view(seat), match.view(seat), f"an imagined match shows {seat} its view")
        again = match.imagine(seat, seed=table.route.seed)
        same(all_of(again), all_of(world), "a seed imagines one match")
        play_some(world, draws_of(table.route), 20)
        _replays(table, world, False)
