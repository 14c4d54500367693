"""What the screen shows, and what it keeps to itself."""

import io
import re
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

import hoodwink
from cli.kit import Terminal, by_numbers, claimed
from hoodwink import Event, Match
from hoodwink.cli.table.company import Company, names_for
from hoodwink.cli.table.drawings import Drawing, drawing_of
from hoodwink.cli.table.ink import INKS
from hoodwink.cli.table.menu import entries
from hoodwink.cli.table.screen import Screen
from hoodwink.games import BOXES
from hoodwink.locales.voice import Voice


def screen_for(match: Match, me: int | None, **console: Any) -> tuple[Screen, io.StringIO]:
    out = io.StringIO()
    voice = Voice("en", match.game, names_for(match.seats, 0), me)
    paper = Console(file=out, theme=INKS, width=80, markup=False, highlight=False, **console)
    return Screen(paper, Company(voice, match.seats), match), out


def drawn(match: Match, me: int | None, **console: Any) -> str:
    screen, out = screen_for(match, me, **console)
    screen.title()
    screen.table()
    screen.what_now()
    if me is not None:
        screen.menu(entries(match.moves(me)))
    assert screen.voice.mistakes == []
    return out.getvalue()


@pytest.mark.parametrize("game", hoodwink.game_names())
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_two_worlds_that_a_seat_cannot_tell_apart_look_the_same(game: str, seats: int) -> None:
    if seats not in BOXES[game].seats:
        return
    random, match = Random(seats), Match(game, seats, seed=seats)
    while match.to_act and match.version < 100:
        if random.random() < 0.06:
            me = random.randrange(seats)
            assert drawn(match.imagine(me, seed=1), me) == drawn(match, me)
            assert drawn(match.imagine(None, seed=1), None) == drawn(match, None)
        seat = random.choice(match.to_act)
        match.play(seat, random.choice(match.moves(seat)))


def test_what_another_has_seen_is_not_told() -> None:
    event = Event("looked", {"seat": 2, "slot": "d"}, {2: {"card": "king"}})
    for me in (0, 1, 3, None):
        screen, out = screen_for(claimed(1, "thief"), me)
        screen.event(event)
        assert out.getvalue() == "· Bram looks at their own card.\n"


def test_known_cards_are_named_and_doubtful_ones_are_letters() -> None:
    match = Match("shahdozd", 4, seed=1)
    for seat, move in enumerate(("peek d", "peek none", "peek none", "peek none")):
        match.play(seat, move)
    known = match.view(0)["could_be"]["abcdef".index("d")]
    shown = drawn(match, 0)
    assert len(known) == 1
    assert shown.count(known[0].capitalize()) == 1 + (match.to_act == (0,))
    assert len(re.findall(r"[KTMESP·]( [KTMESP·]){5}", shown)) == 5


def test_without_the_memory_aid_nothing_is_remembered_for_you() -> None:
    match = Match("shahdozd", 4, seed=1, memory=False)
    for seat in range(4):
        match.play(seat, "peek f" if seat else "peek d")
    assert drawn(match, 0).count("face down") == 6


def test_the_table_shows_whose_turn_it_is_who_chooses_and_what_is_claimed() -> None:
    match = claimed(1, "king")
    match = Match.from_position(match.position())
    shown = drawn(match, 0)
    assert "b · Ada ▶" in shown
    assert "┏━ a · You ━" in shown
    assert "“King!”" in shown


def test_your_own_card_lies_nearest_with_your_left_on_the_left() -> None:
    lines = drawn(Match("shahdozd", 6, seed=1), 2).splitlines()
    titles = [re.findall(r"([a-f]) · (\w+)", line) for line in lines]
    far, near = (row for row in titles if row)
    assert [slot for slot, _ in far] == ["e", "f", "a"]
    assert [slot for slot, _ in near] == ["d", "c", "b"]
    assert near[1] == ("c", "You")


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("columns", [60, 80])
def test_no_line_is_wider_than_the_screen(terminal: Terminal, lang: str, columns: int) -> None:
    terminal.environment(COLUMNS=str(columns))
    line = f"play shahdozd --bots random --seed 3 --lang {lang}"
    shown = terminal.run(line, by_numbers(2, leaves_after=15))
    assert [line for line in shown.out.splitlines() if cell_len(line) > columns] == []


def test_french_punctuation_never_begins_a_line() -> None:
    screen, out = screen_for(claimed(1, "king"), 0)
    for length in range(60, 90):
        screen.say("x" * length + " mot\N{NO-BREAK SPACE}: suite")
    lines = out.getvalue().splitlines()
    assert len(lines) > 40
    assert [line for line in lines if line.startswith(":")] == []


def test_without_colour_the_table_is_plain_text(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    coded = drawn(claimed(1, "king"), 0, force_terminal=True)
    assert not re.search(r"\x1b\[[\d;]*38;", coded)


def test_with_colour_each_seat_has_its_own() -> None:
    coded = drawn(claimed(1, "king"), 0, force_terminal=True, color_system="truecolor")
    inks = {name: re.search(rf"(38;2;[\d;]+)m{name}", coded) for name in ("You", "Ada", "Bram")}
    assert len({ink.group(1) for ink in inks.values() if ink}) == 3


def test_what_is_told_several_times_in_a_row_is_told_once() -> None:
    looked = Event("looked", {"seat": 2, "slot": "d"}, {})
    screen, out = screen_for(claimed(1, "thief"), 0)
    screen.news([looked, looked, looked])
    assert out.getvalue() == "· Bram looks at their own card. (\N{MULTIPLICATION SIGN}3)\n"


def test_who_has_chosen_is_no_news() -> None:
    chose, looked = Event("chose", {"seat": 1}, {}), Event("looked", {"seat": 2, "slot": "d"}, {})
    screen, out = screen_for(claimed(1, "thief"), 0)
    screen.news([chose, looked, chose])
    assert out.getvalue() == "· Bram looks at their own card.\n"


def test_a_small_screen_shows_the_latest_news_and_says_that_there_is_more() -> None:
    events = [Event("took", {"seat": 1, "coins": number}, {}) for number in range(1, 21)]
    screen, out = screen_for(claimed(1, "king"), 0, force_terminal=True, height=24)
    screen.news(events)
    lines = out.getvalue().splitlines()
    assert len(lines) == 6
    assert "15 things more happened before" in lines[0]
    assert "20" in lines[-1]


def test_beside_a_tall_table_the_news_takes_a_fifth_of_the_screen() -> None:
    events = [Event("passed", {"seat": seat % 2}, {}) for seat in range(20)]
    screen, out = screen_for(Match("cornish", 2, seed=1), 0, force_terminal=True, height=40)
    screen.news(events)
    assert len(out.getvalue().splitlines()) == 8


def test_a_tall_table_stands_above_the_news_and_others_below(terminal: Terminal) -> None:
    tall = terminal.run("play cornish --seats 2 --seed 2 --bots random --lang en", ["1"])
    asked = tall.out.rpartition("▸ ")[0]
    assert asked.rindex("score") < asked.rindex("· You choose")
    flat = terminal.run("play shahdozd --seed 2 --bots random --lang en", ["1"])
    asked = flat.out.rpartition("▸ ")[0]
    assert asked.rindex("\n· ") < asked.rindex("a · You")


def test_a_game_that_nobody_has_drawn_is_drawn_plainly() -> None:
    assert type(drawing_of("tarot", None)) is Drawing


def test_the_plain_drawing_shows_every_value_of_a_view() -> None:
    match = claimed(1, "king")
    out = io.StringIO()
    company = Company(Voice("en", "shahdozd", names_for(4, 0), 0), 4)
    Console(file=out, width=80, theme=INKS).print(Drawing().draw(match.view(0), company))
    shown = re.sub(r"\s+", " ", out.getvalue())
    assert "bank 5" in shown
    assert "You 3 Ada 6 Bram 3 Cleo 3" in shown
    assert "slot owner card seen by" in shown
    assert "king/thief/minister/executioner/sheriff/peasant" in shown
    assert "character king" in shown
