"""The property of batches: several small moves as one, all or none."""

from functools import partial

from conformance.choosing import some_moves
from conformance.matching import all_of, raised
from conformance.sayings import Chair
from conformance.tables import Table
from conformance.verdict import hold, same
from conformance.walks import draws_of, walked_match
from hoodwink import BatchError, HoodwinkError, IllegalMove, Listener, Match, Move, UnknownMove
from hoodwink.kernel.seats import Seat


def batches_are_all_or_nothing(table: Table) -> None:
    match = walked_match(table.route)
    before = all_of(match)
    for seat in dict.fromkeys([*match.to_act, *match.may_act]):
        for move in match.moves(seat)[:8]:
            if move.quiet:
                _fails_whole(table, match, seat, move)
            else:
                raised(BatchError, partial(match.play_all, seat, [move, move]))
            same(all_of(match), before, f"a batch that fails after {move.text!r} changes nothing")
            if move.quiet:
                _works_whole(match, seat, move)


def _fails_whole(table: Table, match: Match, seat: Seat, quiet: Move) -> None:
    heard, trial = Listener(), match.copy()
    trial.play(seat, quiet)
    for last in [move for move in some_moves(table) if move not in trial.moves(seat)][:4]:
        raised(IllegalMove, partial(match.play_all, seat, [quiet, last], heard))
    raised(UnknownMove, partial(match.play_all, seat, [quiet.text, "no such words"], heard))
    same(heard.events, [], "a batch that fails tells nothing")


def _works_whole(match: Match, seat: Seat, quiet: Move) -> None:
    """As one, or one by one: the same match, and the same is told."""
    single, batch = match.copy(), match.copy()
    said, told = Listener(), Listener()
    single.play(seat, quiet, said)
    for last in single.moves(seat)[:1]:
        single.play(seat, last, said)
        batch.play_all(seat, [quiet, last], told)
        same(all_of(batch), all_of(single), "a batch does what its moves do")
        same(told.events, said.events, "a batch tells what its moves tell")


def what_is_never_legal_is_refused_in_a_batch(table: Table) -> None:
    """As it is alone: such words settle nothing, so nothing else stands against them."""
    match = walked_match(table.route)
    for seat in match.to_act:
        for quiet in [move for move in match.moves(seat) if move.quiet][:1]:
            trial = match.copy()
            trial.play(seat, quiet)
            for never in _nevers(table, seat):
                batch = [quiet.text, never, quiet.text]
                refused = raised(HoodwinkError, partial(match.play_all, seat, batch))
                hold(isinstance(refused, IllegalMove), f"{never!r} in a batch: {refused}")
                assert isinstance(refused, IllegalMove)
                same(refused.refusal, trial.refusal(seat, never), f"the refusal of {never!r}")


def _nevers(table: Table, seat: Seat) -> list[str]:
    """Some words that are understood and yet no move."""
    moves = {move.text for move in table.case.phrases}
    said = Chair(table, table.end, seat).sayings(draws_of(table.route))
    return [it.text for it in said if it.move and it.move.text not in moves][:6]
