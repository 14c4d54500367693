"""Long tasks of a page: which belong to a touch, and which to a move that came."""

from bench.screens.run import longest
from bench.screens.tasks import AFTER, parted


def test_a_task_soon_after_a_touch_is_not_a_move_that_arrives() -> None:
    tasks = [(1000.0, 60.0), (1000.0 + AFTER + 1, 80.0), (5000.0, 120.0)]
    busy = parted("cornish", tasks, touches=[990.0, 5060.0], heard=7)
    assert busy.touching == [120.0, 60.0]
    assert busy.arriving == [80.0]
    assert longest(busy) == 80.0


def test_a_page_that_is_never_busy_keeps_the_promise() -> None:
    assert longest(parted("shahdozd", [], [], heard=3)) == 0.0
