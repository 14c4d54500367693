"""A chapter says what is pending; `proceed` alone decides who is next."""

import pytest

from games.walks import walk
from hoodwink.games import BOXES


@pytest.mark.parametrize("game", BOXES)
def test_who_is_waited_for_in_another_phase_is_never_said_by_a_chapter(game: str) -> None:
    for rules, s, seat, move in walk(game):
        twin = s.copy()
        rules.chapters[s.phase].apply(twin, seat, move, None)
        kept = s.waiting if twin.phase == s.phase else 0
        assert twin.waiting & ~kept == 0, move.text
