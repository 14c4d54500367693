"""What the cards say: when one is kept, and when a person asks for the table."""

import re

import pytest

from cli.cornish_kit import a_busy_coast, a_real_coast, drawn, line_with, worth
from cli.kit import Terminal
from games.cornish.tables import content, lay, player, sit


def test_the_table_comes_with_what_the_cards_say() -> None:
    shown = drawn(a_busy_coast(), 0, closer=True)
    assert f"Clerk Pender {worth('clerk-pender')}: Once a round, as your action" in shown
    assert "Slander: Before your action: another player loses" in shown
    cutler = f"Allen Cutler, Mayor of St Just {worth('allen-cutler')}"
    assert f"{cutler}: Nothing but a good name." in shown
    assert "Clerk Pender (" not in drawn(a_busy_coast(), 0)


def test_the_secrets_of_others_are_not_explained() -> None:
    assert "Informer:" in drawn(a_busy_coast(), 1, closer=True)
    for listener in (0, None):
        assert "Informer" not in drawn(a_busy_coast(), listener, closer=True)


def test_who_keeps_one_of_two_characters_reads_both_and_nobody_else_does() -> None:
    match = sit(seats=2)
    while match.view(None)["phase"] != "keep":
        seat = match.to_act[0]
        match.play(seat, match.moves(seat)[-1])
    turn = match.to_act[0]
    sentences = [line for line in drawn(match, turn).splitlines() if " R): " in line]
    assert len(sentences) == 2
    for other in (1 - turn, None):
        assert " R): " not in drawn(match, other)


def test_roads_and_the_nearest_officer_are_told_for_every_pawn() -> None:
    match = lay(
        player(pawns=["newlyn", "scilly", "madron"], anchor="hayle"),
        officers=[("madron", None), ("newlyn", 0)],
    ).match
    shown = " ".join(drawn(match, 0, closer=True).split())
    newlyn = "Newlyn: Roads to Penzance, Mousehole, and Sancreed."
    assert f"{newlyn} The nearest officer is 2 spaces away." in shown
    assert "Ludgvan, and Sancreed. An officer is there. Newlyn: " in shown
    assert re.search(r"Scilly: Roads to [^.]*\. No officer can come\.", shown)
    assert "≈ Hayle: Lanes to St Ives Bay." in shown


def test_every_road_is_on_the_map_or_in_the_list() -> None:
    shown = drawn(a_busy_coast(), 0, closer=True)
    board = content().board
    roads = sum(len(ends) for ends in board.roads) // 2
    assert shown.count("─") - line_with(shown, "●").count("─") - 1 == roads


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_command_shows_the_small_print(terminal: Terminal, language: str) -> None:
    terminal.keep(a_real_coast())
    shown = terminal.run(f"play --resume --lang {language}", ["help", "table"])
    assert shown.err == ""
    assert re.search(r"Allen Cutler, \w+ (of|de) St Just \(\d [GO], \d R\): ", shown.out)
