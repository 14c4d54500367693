from hoodwink.kernel.moves import Move
from hoodwink.match.log import Log


def added(log: Log, seat: int, move: str) -> None:
    log.seats.append(seat)
    log.moves.append(Move(move))


def test_a_log_tells_who_made_which_move_in_order() -> None:
    log = Log([], [])
    added(log, 2, "peek b")
    added(log, -1, "first 0")
    assert log.told() == [(2, "peek b"), (-1, "first 0")]
    assert len(log) == 2


def test_a_copied_log_goes_on_alone() -> None:
    log = Log([], [])
    added(log, 0, "pass")
    twin = log.copy()
    added(twin, 1, "pass")
    assert (len(log), len(twin)) == (1, 2)
