"""The table of Cornish Smuggler: where everything is, and what it keeps to itself."""

import re
from itertools import pairwise

import pytest
from rich.cells import cell_len

from cli.cornish_kit import THINGS, a_busy_coast, company, drawn, line_with, numbered, worth
from cli.kit import Terminal, by_numbers
from conformance.cases import Case, cases_of
from conformance.walks import choose_in
from games.cornish.tables import TEXT, content, lay, player
from hoodwink import Match
from hoodwink.cli.games.cornish.map import coasts
from hoodwink.kernel.chance import Chance, secret_from
from hoodwink.kernel.packs import Pack
from hoodwink.locales.sentences import capitalised
from hoodwink.locales.voice import Voice

CASES = list(enumerate(cases_of("cornish")))


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("number", "case"), CASES[::5], ids=str)
def test_every_table_can_be_drawn_on_a_narrow_screen(
    number: int, case: Case, language: str
) -> None:
    match, draws = case.sit(number), Chance(secret_from(number))
    while chosen := choose_in(match, draws):
        match.play(*chosen)
        if match.version % 40 == number:
            me = draws.below(match.seats + 1)
            listener = me if me < match.seats else None
            shown = drawn(match, listener, language, closer=True)
            assert max(cell_len(line) for line in shown.splitlines()) <= 80
    assert drawn(match, None, language)


@pytest.mark.slow
@pytest.mark.parametrize(("number", "case"), CASES[1::5], ids=str)
def test_two_worlds_that_a_seat_cannot_tell_apart_look_the_same(number: int, case: Case) -> None:
    match, draws = case.sit(number), Chance(secret_from(number))
    while chosen := choose_in(match, draws):
        match.play(*chosen)
        if match.version % 90 == 0:
            me = draws.below(match.seats)
            imagined = match.imagine(me, seed=1)
            assert drawn(imagined, me, closer=True) == drawn(match, me, closer=True)
            assert drawn(match.imagine(None, seed=1), None) == drawn(match, None)


def test_pawns_ships_officers_warehouses_and_goods_are_where_they_are() -> None:
    shown = drawn(a_busy_coast(), 0)
    assert f"Newlyn{numbered('newlyn')} Y Y Y:brandy─" in shown
    assert f"Penzance{numbered('penzance')} ≈Y─" in shown
    assert f"Madron{numbered('madron')} ■─" in shown
    assert f"Helston{numbered('helston')} ■A─" in shown
    assert f"Zennor{numbered('zennor')} salt─" in shown
    assert f"St Ives{numbered('st-ives')} ⌂Y─" in shown
    assert "Roscoff ≈A" in line_with(shown, "Abroad")


def test_every_place_on_land_is_named_and_open_water_only_with_a_ship() -> None:
    voice, shown = Voice("en", "cornish"), " ".join(drawn(a_busy_coast(), None).split())
    map_alone = shown.partition("Abroad")[0]
    assert [key for key in content().board.land if voice.word(key) not in map_alone] == []
    assert "Western Approaches" not in shown


def test_nobody_is_abroad_while_no_ship_is() -> None:
    assert "Abroad" not in drawn(lay(player()).match, 0)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_town_has_its_size_and_every_port_or_cove_its_risk(language: str) -> None:
    voice = Voice(language, "cornish")
    shown = drawn(lay(player(anchor="roscoff"), officers=[("lelant", None)]).match, None, language)
    for place in content().board.land:
        told = capitalised(voice.word(place)) + numbered(place)
        assert re.search(rf"{re.escape(told)}(?:─| *\n|  | ■)", shown), place


def test_a_line_joins_places_only_where_there_is_a_road() -> None:
    board, voice = content().board, Voice("en", "cornish")
    number = {voice.word(place): at for at, place in enumerate(board.land)}
    view = lay(player(anchor="roscoff"), player(anchor="roscoff")).match.view(0)
    joined = 0
    for _, places in coasts(view, THINGS, company()):
        row = re.sub(r" [\d+■≈][^─]*?(?=─|  |$)", "", places.lines(999)[0].plain)
        for line in row.split("  "):
            for one, other in pairwise(line.split("─")):
                assert number[other] in board.roads[number[one]], (one, other)
                joined += 1
    assert joined > 30


def test_a_player_has_purse_score_ship_warehouses_and_characters() -> None:
    lines = drawn(a_busy_coast(), 0).splitlines()
    mine = next(n for n, line in enumerate(lines) if "Y You" in line)
    purse = "20 gold, 20 influence, 5 reputation, 1 secret, score 25"
    assert lines[mine].startswith(f"▶★Y You {purse}")
    assert lines[mine + 1].strip() == "≈ the Swift; ⌂ St Ives; Clerk Pender"
    theirs = next(n for n, line in enumerate(lines) if "A Ada" in line)
    assert "3 gold, 2 influence, 1 reputation, 1 secret, score 4, passed" in lines[theirs]
    assert lines[theirs + 1].strip() == "≈ the Endeavour; (Abbot Carne)"


def test_own_secrets_are_named_and_those_of_others_counted() -> None:
    match = a_busy_coast()
    assert "Slander" in drawn(match, 0)
    assert "Informer" not in drawn(match, 0)
    for name in ("Slander", "Informer"):
        assert name not in drawn(match, None)


def test_the_customs_the_wheel_and_seized_goods_are_told() -> None:
    shown = drawn(a_busy_coast(), 0)
    market = content().market
    known = f"risk overlooked {market.level(6)}  bribe {market.bribe(6)} gold"
    assert f"round 2  {known}  wheel 5/{market.wheel}" in shown
    assert "2 rum" in line_with(shown, "Seized")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_track_shows_the_way_to_its_end_and_the_officers_who_wait(seats: int) -> None:
    market, people = content().market, [player() for _ in range(seats)]
    track = line_with(drawn(lay(*people, track=6).match, 0), "●")
    behind, _, rest = track.partition("●")
    ahead = rest.partition("┃")[0]
    end = market.ends[seats]
    assert (behind.count("━"), len(ahead)) == (6, end - 6)
    assert [mark == "■" for mark in ahead] == [market.officers(n) > 0 for n in range(7, end + 1)]
    assert f"end: {end - 6} steps, or 3 goods to buy" in track


def test_the_last_round_is_called() -> None:
    end = content().market.ends[2]
    assert "the last" not in line_with(drawn(lay(track=end - 1).match, 0), "●")
    shown = drawn(lay(track=end, ending="track end").match, 0)
    assert "●┃  this round is the last" in line_with(shown, "●")


def test_the_characters_for_hire_are_named_with_the_cards_under_them() -> None:
    match = a_busy_coast(faces=["preacher-trewin", None, "tinners-of-st-just", "allen-cutler"])
    decks = match.view(None)["decks"]
    shown = " ".join(drawn(match, 0).split())
    preacher = f"Preacher Trewin {worth('preacher-trewin')} +{decks[0]}"
    assert f"{preacher}, - +{decks[1]}, the Tinners of St Just" in shown


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_match_can_be_played_by_numbers(terminal: Terminal, lang: str) -> None:
    line = f"play cornish --seats 2 --seed 2 --bots random --lang {lang}"
    shown = terminal.run(line, by_numbers(2, leaves_after=40))
    assert shown.err == ""
    assert "word-" not in shown.out
    assert [line for line in shown.out.splitlines() if cell_len(line) > 80] == []


def test_an_owners_places_and_numbers_are_drawn_as_the_pack_has_them() -> None:
    text = TEXT.replace("helston", "truro").replace("size = 8\n", "size = 9\n", 1)
    shown = drawn(Match("cornish", 2, 1, pack=Pack(text, "mine.toml")), None, unnamed=True)
    assert "truro" in shown.lower()
    assert "0/9" in shown
