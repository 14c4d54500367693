"""A chapter says what is pending; `proceed` alone decides who is next."""

from random import Random

import pytest

from hoodwink.games import BOXES
from hoodwink.kernel.chance import Chance
from hoodwink.kernel.chapters import ChapterGame
from hoodwink.kernel.seats import NATURE

MOST_MOVES = 1500


@pytest.mark.parametrize("game", BOXES)
def test_who_is_waited_for_in_another_phase_is_never_said_by_a_chapter(game: str) -> None:
    box, dice = BOXES[game], Random(7)
    rules = box.open({})
    assert isinstance(rules, ChapterGame)
    s, chance = rules.start(box.seats[-1]), Chance(b"next")
    for _ in range(MOST_MOVES):
        actors = rules.to_act(s)
        if not actors:
            break
        seat = dice.choice(actors)
        move = rules.draw(s, chance) if seat == NATURE else dice.choice(rules.moves(s, seat))
        twin = s.copy()
        rules.chapters[s.phase].apply(twin, seat, move, None)
        kept = s.waiting if twin.phase == s.phase else 0
        assert twin.waiting & ~kept == 0, move.text
        rules.apply(s, seat, move, None)
