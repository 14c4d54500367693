"""Imagined worlds come as often as there are deals of the hidden cards that make them."""

import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import permutations
from typing import Any

import pytest

from games.cornish.tables import PACK, Table, content, lay, player, sit
from games.odds import Truth, answered, dealings, fitting, imagined, unlikely
from hoodwink.games import BOXES
from hoodwink.games.cornish.position import read

TIMES = 300
Worlds = Iterator[tuple[Truth, float]]
SECRETS = Counter({secret.key: secret.count for secret in content().secrets})
LEFT = Counter({"slander": 2, "tall-tale": 2, "harbour-dues": 2, "fair-wind": 1})
PLAYED = dict(SECRETS - LEFT)
"""All secrets but seven have been played."""


DECKS = content().decks
DECK_OF = {character.key: character.deck for character in content().characters}


class Laid:
    """The rules, with a door for tables that were laid by hand and are no match's."""

    def __init__(self, rules: Any) -> None:
        self._rules = rules

    def load(self, truth: Truth) -> Any:
        return read(self._rules.setting, truth)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._rules, name)


def open_game() -> Any:
    return Laid(BOXES["cornish"].open({}, PACK))


def changed(truth: Truth, **parts: Any) -> Truth:
    return {**json.loads(json.dumps(truth)), **parts}


def other_hands(truth: Truth, seat: int | None) -> Worlds:
    """Every deal of the secrets that were neither played nor are in your own hand."""
    others = [one for one in range(len(truth["hands"])) if one != seat]
    unseen = SECRETS - Counter(truth["played"])
    unseen -= Counter([] if seat is None else truth["hands"][seat])
    order = list(SECRETS)
    for parts, ways in dealings(unseen, [len(truth["hands"][one]) for one in others]):
        hands = list(truth["hands"])
        for one, part in zip(others, parts[:-1], strict=True):
            hands[one] = sorted(part.elements(), key=order.index)
        yield changed(truth, hands=hands), ways


def other_characters(truth: Truth, seat: int | None) -> Worlds:
    """Every choice of characters for the hidden places, those under a deck out of that deck."""
    hidden = [
        ("under_decks", deck, n)
        for deck, row in enumerate(truth["under_decks"])
        for n in range(len(row))
    ]
    if truth["turn"] != seat:
        hidden += [("dealt", 0, n) for n in range(len(truth["dealt"]))]
    hidden = [place for place in hidden if not _own(truth, place, seat)]
    known = {face for face in truth["faces"] if face} | set(truth["gone"])
    known |= {card["character"] for who in truth["players"] for card in who["characters"]}
    known |= {
        row["character"] for deck in truth["under_decks"] for row in deck if row["seat"] == seat
    }
    known |= set(truth["dealt"]) if truth["turn"] == seat else set()
    unseen = [card.key for card in content().characters if card.key not in known]
    for cards in permutations(unseen, len(hidden)):
        if not _fits(truth, hidden, cards):
            continue
        world = changed(truth)
        for (where, deck, n), card in zip(hidden, cards, strict=True):
            if where == "dealt":
                world["dealt"][n] = card
            else:
                world["under_decks"][deck][n]["character"] = card
        yield world, 1


def _fits(truth: Truth, hidden: list[tuple[str, int, int]], cards: Sequence[str]) -> bool:
    """Whether every card comes from the deck that all know."""
    pair = [DECKS.index(name) for name in truth["pending"]["pair"]]
    decks = [pair[n] if where == "dealt" else deck for where, deck, n in hidden]
    return [DECK_OF[card] for card in cards] == decks


def _own(truth: Truth, place: tuple[str, int, int], seat: int | None) -> bool:
    where, deck, n = place
    return where == "under_decks" and truth["under_decks"][deck][n]["seat"] == seat


def hands(truth: Truth) -> str:
    return str([sorted(hand) for hand in truth["hands"]])


def characters(truth: Truth) -> str:
    return str([truth["under_decks"], truth["dealt"]])


def answers(truth: Truth) -> str:
    return str([hands(truth), truth["replies"]])


def check(truth: Truth, seat: int | None, worlds: Worlds, *names: Callable[[Truth], str]) -> None:
    game = open_game()
    exact = fitting(game, truth, seat, worlds)
    assert names[0](truth) in {names[0](world) for world, _ in exact}
    assert unlikely(imagined(game, truth, seat, TIMES), exact, names) == []


@pytest.mark.rule("CS-131", "C-60")
@pytest.mark.parametrize("seat", [0, 2, None])
def test_every_deal_of_secrets_is_as_likely(seat: int | None) -> None:
    held = [["slander"], ["harbour-dues"], ["fair-wind", "tall-tale"]]
    laid = lay(player(), player(), player(), hands=held, played=PLAYED)
    check(laid.truth, seat, other_hands(laid.truth, seat), hands)


@pytest.mark.rule("CS-132", "C-60")
@pytest.mark.parametrize("seat", [0, 1])
def test_every_character_that_one_has_not_seen_is_as_likely_under_a_deck(seat: int) -> None:
    under = {"seat": 0, "character": "abbot-carne"}
    laid = lay(player(), player(), under_decks=[[under], [], [], []])
    check(laid.truth, seat, other_characters(laid.truth, seat), characters)


@pytest.mark.rule("CS-132", "C-60")
def test_two_cards_under_a_deck_are_any_two() -> None:
    keys = [card.key for card in content().characters if card.deck == 0][:2]
    row = [{"seat": seat, "character": key} for seat, key in enumerate(keys)]
    laid = lay(player(), player(), player(), under_decks=[row, [], [], []])
    check(laid.truth, 2, other_characters(laid.truth, 2), characters)
    check(laid.truth, 0, other_characters(laid.truth, 0), characters)


@pytest.mark.rule("CS-030", "CS-132", "C-60")
@pytest.mark.parametrize("draw", ["draw religious officials", "draw trade trade"])
def test_two_characters_drawn_in_secret_are_any_two_of_their_decks(draw: str) -> None:
    match = sit(3)
    while match.view(None)["phase"] != "pair":
        match.play(match.to_act[0], match.moves(match.to_act[0])[0])
    seat = match.to_act[0]
    match.play(seat, draw)
    truth, other = match.position()["state"], (seat + 1) % 3
    check(truth, other, other_characters(truth, other), first_dealt, characters)


def first_dealt(truth: Truth) -> str:
    return str(truth["dealt"][0])


def landing() -> Table:
    """Seat 0 lands, and all the others may answer with a secret."""
    me = player(anchor="newlyn", hold=["tea"], pawns=["newlyn"])
    held = [[], ["harbour-dues"], ["slander", "harbour-dues"], ["fair-wind"]]
    laid = lay(me, player(), player(), player(), hands=held, played=PLAYED)
    return laid.say(0, "unload tea", "land")


@pytest.mark.rule("CS-043", "CS-131", "C-60")
@pytest.mark.parametrize("seat", [2, 3])
def test_each_answer_that_a_hand_allows_is_as_likely(seat: int) -> None:
    laid = landing()
    before = laid.truth
    assert before["phase"] == "window"
    laid.say(1, "play harbour-dues")
    game = open_game()
    worlds = (
        after
        for world, ways in other_hands(before, seat)
        for after in answered(game, world, ways, 1)
    )
    check(laid.truth, seat, worlds, answers, hands)


@pytest.mark.rule("CS-043", "CS-131", "C-60")
def test_a_seats_own_answer_is_known_while_others_are_not() -> None:
    laid = landing()
    before = laid.truth
    laid.say(1, "let be").say(2, "play harbour-dues")
    game = open_game()
    worlds = (
        after
        for world, ways in other_hands(before, 2)
        for first, part in answered(game, world, ways, 1)
        for after in answered(game, first, part, 2)
    )
    check(laid.truth, 2, worlds, answers)
