"""Positions with promises and agreements that could not have been made."""

from typing import Any

import pytest

from games.sherwood.altering import Change, alter, both, put, shift
from games.sherwood.tables import Table, band, table
from hoodwink import PositionError


def promised(**change: Any) -> list[dict[str, Any]]:
    """Of three rounds, the last two promises by one seat to two others."""
    base = {"seat": 1, "to": 0, "cards": 1, "hideout": "mill"}
    rows = [(1, 0, "kept"), (2, 0, "broken"), (2, 2, "unneeded"), (3, 0, "open"), (3, 2, "open")]
    found = [{**base, "to": to, "round": n, "standing": how} for n, to, how in rows]
    found[2] |= {"seat": 0}
    found[4] |= change
    return found


def remembered(**change: Any) -> Table:
    mill = band("mill", {1: 1, 0: 1, 2: 1})
    return table(advanced=True, round=3, bands=[mill], promises=promised(**change))


def test_promises_keep_their_standing() -> None:
    assert remembered().promises == promised()


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"round": 2}, "the rounds up to now in order"),
        ({"round": 4}, "the rounds up to now in order"),
        ({"hideout": "cave"}, "open ones of bands that lie there"),
        ({"standing": "kept"}, "new ones open"),
        ({"cards": 2}, "one word of a seat about a band"),
        ({"to": 1}, "one word of a seat about a band"),
        ({"to": 0}, "each of them once"),
        ({"cards": 9, "seat": 2, "to": 1}, "no more cards than raiders"),
    ],
)
def test_promises_that_nobody_could_have_made_are_refused(
    change: dict[str, Any], complaint: str
) -> None:
    with pytest.raises(PositionError, match=complaint):
        remembered(**change)


def test_there_are_no_promises_in_the_basic_game() -> None:
    with pytest.raises(PositionError, match="none in the basic game"):
        table(round=3, promises=promised()[:1])


def agreed(**more: Any) -> dict[str, Any]:
    """Seat 1 has looked at b and marked it; seats 1 and 2 lie in wait, a sack is put aside."""
    marks: Any = {"letter": "c", "target": "b", "informant": 1, "escrow": [[2, 1, 0]]}
    cave = band("cave", {2: 2, 1: 1}, **marks)
    known: Any = {"row": {"b": "a9"}, "looked": {"b": [1]}}
    return table(bands=[cave], advanced=True, **known, **more).match.position()


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (shift(("camps", 3), ("oaks", 3)), "4 raiders of each in play"),
        (shift(("camps", 3), ("market", 3)), "two raiders for every recruit"),
        (shift(("inn", 1), ("church", 1)), "a raider there for every card that was looked at"),
        (put("row", 1, "markers", []), "a marker for each look while there is one"),
        (put("emptied", [0]), "the seats without a raider in camp"),
        (put("first", 1), "a seat as soon as two camps are empty"),
        (put("sent", 1), "0, as many as have left the row"),
        (put("gone", ["a22"]), "0 cards A, as many as were sent"),
        (put("row", 2, "gone", True), "all cards of a row before the raids"),
        (put("row", 1, "face_up", True), "face up the card at a"),
        (put("hideouts", 0, "letter", None), "an informant and a letter"),
        (put("hideouts", 0, "informant", 2), "nothing for the informant"),
        (put("hideouts", 0, "target", "c"), "an informant who knows the target"),
        (put("hideouts", 0, "pledges", [[1, "staff"]]), "cards 'staff' in all"),
        (put("hideouts", 0, "escrow", [[2, 1, 0], [2, 0, 0]]), "once for a seat"),
        (put("hideouts", 0, "escrow", [[2, 1, 0], [3, 0, 0]]), "something put aside"),
        (shift(("mine",), ("hideouts", 0, "escrow", 0, 1), 6), "than it can hold"),
        (shift(("mine",), ("sacks", 3), 33), "as many sacks left as are put aside"),
        (
            both(put("hideouts", 0, "escrow", []), shift(("mine",), ("sacks", 0), -1)),
            "42 sacks",
        ),
        (
            both(
                put("hideouts", 0, "raiders", [0, 0, 2, 0]),
                put("hideouts", 0, "leader", 2),
                put("camps", [4, 4, 2, 4]),
            ),
            "an informant with allies",
        ),
        (put("hideouts", 0, "escrow", [[3, 1, 0]]), "for members of the band"),
        (put("proposals", 9), "at most 3"),
        (put("hushed", 1), "true or false"),
        (put("suggestions", [[3, "suggest mill 1"]] * 2), "each of them once"),
        (put("suggestions", [[0, "suggest mill 1"]]), "other players with raiders"),
        (put("suggestions", [[3, f"suggest mill {n}"] for n in (1, 2, 3)]), "at most 2 of a seat"),
        (put("suggestions", [[3, "suggest cave 1"]]), "such as could be made now"),
        (put("cart", {"place": "b"}), "is missing"),
        (put("shown", 0, {"staff": 1}), "only cards that are in the hands"),
    ],
)
def test_what_could_not_be_agreed_is_refused(change: Change, complaint: str) -> None:
    assert complaint in alter(agreed(), change)


def test_what_only_the_basic_or_the_advanced_game_has_is_refused_in_the_other() -> None:
    cave = band("cave", {1: 2, 2: 1}, letter="c", pledges=[[1, "staff"]])
    basic = table(bands=[cave], hands={0: {"staff": 1}}).match.position()
    hidden = put("hideouts", 0, "pledges", [[1, "staff"], [2, "staff"], [2, "staff"]])
    one_less = put("deck", "staff", 4)
    assert "one for each raider at most" in alter(basic, both(hidden, one_less))
    assert "a letter where cards are pledged" in alter(basic, put("hideouts", 0, "letter", None))
    assert "no target in the basic game" in alter(basic, put("hideouts", 0, "target", "a"))
    assert "no informant in the basic game" in alter(basic, put("hideouts", 0, "informant", 1))
    aside = both(put("hideouts", 0, "escrow", [[1, 1, 0]]), put("mine", 33))
    assert "no loot put aside in the basic game" in alter(basic, aside)
    assert "false where nobody talks" in alter(basic, put("hushed", True))
    held = table(advanced=True, hands={0: {"staff": 1}}).match.position()
    assert "none in the advanced game" in alter(held, put("shown", 0, {"staff": 1}))
    laid = both(put("hideouts", [{**cave, "raiders": [0, 2, 1, 0]}]), put("hands", 0, {}))
    moved = both(laid, put("camps", [4, 2, 3, 4]), put("hideouts", 0, "letter", None))
    assert "no pledges by name" in alter(held, moved)


def test_who_must_donate_has_talked_about_nothing() -> None:
    rich = table(sacks=[6, 2, 2, 2]).match.position()
    assert "0 where nobody negotiates" in alter(rich, put("proposals", 1))
    said = put("suggestions", [[1, "suggest mill 1"]])
    assert "none where nobody negotiates" in alter(rich, said)
