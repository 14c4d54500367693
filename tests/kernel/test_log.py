from hoodwink.kernel.log import Log
from hoodwink.kernel.moves import Move


def test_a_log_tells_who_made_which_move_in_order() -> None:
    log = Log()
    log.add(2, Move("peek b"))
    log.add(-1, Move("first 0"))
    assert log.told() == [(2, "peek b"), (-1, "first 0")]
    assert len(log) == 2


def test_a_copied_log_goes_on_alone() -> None:
    log = Log()
    log.add(0, Move("pass"))
    twin = log.copy()
    twin.add(1, Move("pass"))
    assert (len(log), len(twin)) == (1, 2)
