"""Goods as squares: their forms, the rooms they lie in, what they risk and what they bring."""

import re

import pytest

from cli.cornish_kit import (
    THINGS,
    a_busy_coast,
    a_real_coast,
    below,
    company,
    drawn,
    line_with,
    room_in,
)
from cli.kit import Terminal
from games.cornish.tables import content, lay, player, sit
from hoodwink import Listener, Match
from hoodwink.cli.games.cornish.goods import short_names
from hoodwink.cli.games.cornish.stalls import form_lines
from hoodwink.locales.voice import Voice

HELD = f"5/{room_in('swift')}"
"""What stands above the hold of seat 0 on the busy coast."""


def squares_in(lines: list[str]) -> dict[str, int]:
    """How many squares show each pair of letters."""
    pairs = re.findall(r"\w\w", " ".join(lines))
    return {pair: pairs.count(pair) for pair in set(pairs)}


def test_a_hold_is_drawn_with_the_goods_in_it() -> None:
    shown = drawn(a_busy_coast(), 0)
    hold = below(shown, f"≈Y {HELD}", 4)
    assert squares_in(hold) == {"Te": 4, "La": 1}
    plan = content().rooms[content().ships.index("swift")]
    usable = ["".join("#" if mark.strip() else "." for mark in line[::2]) for line in hold]
    assert usable == [row.rstrip(".") for row in plan.rows]


def test_goods_lie_as_the_view_says_they_fit() -> None:
    match = a_busy_coast()
    hold = below(drawn(match, 0), f"≈Y {HELD}", 4)
    for pair, cells in zip(("La", "Te", "Te"), match.view(0)["laid"][0], strict=True):
        assert [hold[y][2 * x : 2 * x + 2] for y, x in cells] == [pair] * len(cells)


def test_a_warehouse_is_drawn_under_its_place() -> None:
    assert squares_in(below(drawn(a_busy_coast(), 0), "⌂Y St Ives", 3)) == {"Sp": 3}


def test_rooms_of_others_are_drawn_when_something_is_in_them() -> None:
    shown = drawn(a_busy_coast(), 0)
    assert "≈A 0/" not in shown
    theirs = drawn(a_busy_coast(), 1)
    assert squares_in(below(theirs, f"≈R {HELD}", 4)) == {"Te": 4, "La": 1}
    assert "≈Y 0/" in theirs


def test_a_spectator_sees_every_room() -> None:
    shown = drawn(a_busy_coast(), None)
    assert re.search(rf"≈\w {HELD} .*⌂\w St Ives .*≈\w 0/", shown)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_two_goods_have_the_same_letters_and_the_list_shows_which(language: str) -> None:
    short = short_names(THINGS, company(language))
    assert len(set(short.values())) == len(content().forms)
    heads = drawn(a_busy_coast(), 0, language)
    for pair in short.values():
        large = rf"{pair[0]}[^A-ZÉ\n]*{pair[1].upper()}"
        assert re.search(large, heads), pair


def test_every_form_is_drawn_as_many_squares_large_as_it_is() -> None:
    halves = {"█": 2, "▀": 1, "▄": 1, " ": 0}
    for form in content().forms:
        assert sum(halves[mark] for line in form_lines(form) for mark in line) == form.size
    assert form_lines(next(form for form in content().forms if form.key == "gin")) == ["▀█▄"]


def test_each_merchant_has_the_goods_of_its_stall_below_their_forms() -> None:
    match = sit()
    shown, stock = drawn(match, 0), match.view(0)["merchants"]
    for name, merchant in (("Roscoff", "roscoff"), ("Oporto", "oporto")):
        counts = line_with(shown, f"{name} ").split()[1:]
        assert counts == [str(stock[merchant].get(f.key, "·")) for f in content().forms]


def test_the_price_list_shows_gold_and_reputation() -> None:
    rows, market = drawn(a_busy_coast(), 0), content().market
    for number, row in enumerate(("low", "fair", "high")):
        told = re.search(rf"{row} +((?:\d+(?:\+\d)? *){{6}})", rows)
        expected = [f"{gold}+{rep}" if rep else str(gold) for gold, rep in market.prices[number]]
        assert told
        assert told[1].split() == expected


def a_landing(**given: object) -> Match:
    me = player(anchor="newlyn", pawns=["newlyn"], hold=["tea", "lace"], **given)
    return lay(me, track=6, hands=[["moonless-night"], []]).match


def test_what_is_being_landed_is_listed_with_its_risk() -> None:
    match = a_landing()
    assert "Being moved" not in drawn(match, 0)
    match.play(0, "unload tea")
    board, level = content().board, content().market.level(6)
    risk = board.risks[board.land.index("newlyn")] + 2
    shown = line_with(drawn(match, 0), "Being moved")
    assert f"1 tea, risk {risk} (overlooked: {level})" in shown


def test_the_risk_that_is_told_is_the_risk_that_is_run() -> None:
    match = a_landing(characters=["lookout-boys", "excise-surveyor"])
    match.play(0, "play moonless-night")
    match.play_all(0, ["unload tea", "unload lace"])
    told = line_with(drawn(match, 0), "Being moved")
    heard = Listener()
    match.play(0, "land", heard)
    (landed,) = [event for event in heard.events if event.kind == "goods_landed"]
    assert f"risk {landed.public['risk']} (" in told


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_ships_that_can_be_chosen_are_drawn(language: str) -> None:
    match, voice = sit(seats=2), Voice(language, "cornish")
    first = match.to_act[0]
    shown = drawn(match, first, language)
    for room, ship in enumerate(content().ships):
        caption = f"≈ {voice.word(ship)} {content().rooms[room].squares}"
        hold = below(shown, caption, content().rooms[room].height)
        assert sum(line.count("[]") for line in hold) == content().rooms[room].squares
    match.play(first, f"take ship {content().ships[0]}")
    taken = f"≈ {voice.word(content().ships[0])} {content().rooms[0].squares}"
    assert taken not in drawn(match, match.to_act[0], language)


def test_the_warehouses_that_can_be_chosen_are_drawn_with_their_places() -> None:
    match = sit(seats=2)
    for ship in content().ships[:2]:
        match.play(match.to_act[0], f"take ship {ship}")
    shown = drawn(match, match.to_act[0])
    for number in content().starters:
        store = content().warehouses[number]
        place = Voice("en", "cornish").word(content().board.land[store.place])
        assert f"⌂ {place} {content().rooms[store.room].squares}" in shown
    assert "Use the loft of the Sloop (St Ives)" in shown


def test_without_colours_the_squares_still_name_their_goods(terminal: Terminal) -> None:
    terminal.keep(a_real_coast())
    terminal.environment(NO_COLOR="1", FORCE_COLOR="1")
    shown = terminal.run("play --resume", [])
    assert "38;2" not in shown.out
    assert "TeTe" in shown.out


def test_on_narrow_paper_the_goods_stand_in_several_bands() -> None:
    lines = drawn(sit(), 0, width=60).splitlines()
    assert max(len(line.rstrip()) for line in lines) <= 60
    counts = [cell for line in lines if line.startswith("Oporto ") for cell in line.split()[1:]]
    assert len(counts) == len(content().forms)
