"""Why not? Every refusal, the rule it cites, and that it changes nothing."""

from collections.abc import Callable
from typing import Any

import pytest

from games.shahdozd.tables import Table, rules, table
from hoodwink import NATURE, TABLE, IllegalMove
from hoodwink.games.shahdozd import refusals as no
from hoodwink.kernel.errors import Refusal

THREE = (3, 3, 3)


def at_peek() -> Table:
    return table(purses=THREE, phase="peek").say(1, "peek a")


def at_others_choice() -> Table:
    return at_peek().say(0, "peek b")


def at_turn() -> Table:
    return table(purses=THREE)


def at_claim(character: str = "thief") -> Table:
    return table(purses=THREE).say(0, f"claim {character}").say(1, "allow")


def at_answer() -> Table:
    return table(purses=THREE).say(0, "claim king").allow().say(1, "stay silent")


def at_power(character: str, **options: Any) -> Table:
    return table(purses=THREE, **options).say(0, f"claim {character}").allow()


def at_mix() -> Table:
    return at_power("minister", mixing="open")


def at_hidden_mix() -> Table:
    return at_power("minister", mixing="hidden")


def at_any_mix() -> Table:
    return at_power("minister")


def at_blind_mix() -> Table:
    return at_power("minister", mixing="random")


def at_accusation() -> Table:
    return at_power("executioner")


def at_tax() -> Table:
    return at_power("sheriff")


def at_naming() -> Table:
    cards = "peasant king thief minister executioner sheriff"
    return table(cards, purses=THREE).say(0, "claim peasant", "name king at b")


def broke() -> Table:
    return table(purses=[0, 7, 7], bank=1)


def over() -> Table:
    return table(purses=[3, 5, 5], bank=2).say(0, "claim king").allow()


def capped() -> Table:
    return table(purses=THREE, turn_cap=1).say(0, "rotate left")


Situation = Callable[[], Table]

PROVOKED: list[tuple[Situation, int, str, Refusal]] = [
    (over, 1, "look", no.GAME_OVER),
    (over, NATURE, "swap", no.GAME_OVER),
    (capped, 1, "look", no.CAP_REACHED),
    (at_turn, 3, "look", no.NOT_A_PLAYER),
    (at_turn, TABLE, "look", no.NOT_A_PLAYER),
    (at_turn, NATURE, "look", no.CHANCE_ONLY),
    (at_turn, NATURE, "first 1", no.CHANCE_ONLY),
    (at_turn, 0, "first 1", no.CHANCE_NAMES_FIRST),
    (at_turn, 1, "first 1 2", no.CHANCE_NAMES_FIRST),
    (at_turn, 0, "deal king", no.CHANCE_DEALS),
    (at_mix, 0, "swap", no.CHANCE_PUTS_BACK),
    (at_blind_mix, 0, "keep", no.CHANCE_PUTS_BACK),
    (at_turn, 0, "claim a", no.SAID_LIKE),
    (at_turn, 1, "look", no.NOT_YOUR_TURN),
    (at_turn, 2, "rotate left", no.NOT_YOUR_TURN),
    (at_turn, 1, "claim king", no.NOT_YOUR_TURN),
    (at_peek, 0, "look", no.PEEKS_FIRST),
    (at_claim, 0, "claim thief", no.CLAIM_FIRST),
    (at_claim, 2, "look", no.CLAIM_FIRST),
    (at_answer, 0, "rotate left", no.ANSWERS_FIRST),
    (at_mix, 0, "rotate left", no.POWER_FIRST),
    (at_accusation, 1, "claim king", no.POWER_FIRST),
    (at_tax, 0, "look", no.POWER_FIRST),
    (at_naming, 0, "look", no.POWER_FIRST),
    (at_turn, 0, "peek b", no.SETUP_ONLY),
    (at_peek, 0, "peek a", no.OWN_SLOT),
    (broke, 0, "look", no.BANK_TOO_SMALL),
    (at_turn, 1, "challenge", no.NO_CLAIM),
    (at_peek, 0, "challenge", no.NO_CLAIM),
    (at_answer, 2, "allow", no.CLAIM_STANDS),
    (at_mix, 1, "challenge", no.CLAIM_STANDS),
    (at_accusation, 2, "challenge", no.CLAIM_STANDS),
    (at_tax, 0, "challenge", no.CLAIM_STANDS),
    (at_naming, 1, "challenge", no.PEASANT_SHOWS),
    (at_naming, 2, "allow", no.PEASANT_SHOWS),
    (at_naming, 0, "challenge", no.PEASANT_SHOWS),
    (at_claim, 0, "challenge", no.OWN_CLAIM),
    (at_claim, 0, "allow", no.OWN_CLAIM),
    (at_claim, 2, "answer minister", no.NO_KING),
    (at_turn, 0, "stay silent", no.NO_KING),
    (at_answer, 0, "answer minister", no.OWN_KING),
    (at_answer, 0, "stay silent", no.OWN_KING),
    (at_answer, 2, "answer sheriff", no.ONLY_MINISTER),
    (at_peek, 1, "peek b", no.SEALED),
    (at_claim, 1, "challenge", no.SEALED),
    (at_others_choice, 0, "peek c", no.SEALED),
    (at_answer, 1, "answer minister", no.SEALED),
    (at_turn, 0, "mix a b open swap", no.NOT_MINISTER),
    (at_claim, 2, "mix a b", no.NOT_MINISTER),
    (at_mix, 1, "mix a b open swap", no.NOT_MINISTER),
    (at_mix, 0, "mix b b open swap", no.TWO_CARDS),
    (at_turn, 1, "mix c c", no.TWO_CARDS),
    (over, 1, "mix c c", no.GAME_OVER),
    (at_mix, 0, "mix a b hidden swap", no.MIX_OPENLY),
    (at_mix, 0, "mix a b", no.MIX_OPENLY),
    (at_hidden_mix, 0, "mix a b open keep", no.MIX_HIDDEN),
    (at_any_mix, 0, "mix a b", no.SAY_HOW_TO_MIX),
    (at_blind_mix, 0, "mix a b open keep", no.MIX_BLINDLY),
    (at_turn, 0, "accuse c king", no.NOT_EXECUTIONER),
    (at_accusation, 1, "accuse a king", no.NOT_EXECUTIONER),
    (at_accusation, 0, "accuse a king", no.NOT_ANOTHERS_CARD),
    (at_accusation, 0, "accuse b king", no.NOT_ANOTHERS_CARD),
    (at_turn, 0, "tax 1", no.NOT_SHERIFF),
    (at_tax, 1, "tax 2", no.NOT_SHERIFF),
    (at_tax, 0, "tax 0", no.NOT_ANOTHER_PLAYER),
    (at_tax, 0, "tax 5", no.NOT_ANOTHER_PLAYER),
    (at_turn, 0, "name king at b", no.NOT_PEASANT),
    (at_naming, 1, "name thief at c", no.NOT_PEASANT),
    (at_naming, 0, "name thief at b", no.ALREADY_SHOWN),
    (at_naming, 0, "name king at c", no.ALREADY_SHOWN),
    (at_naming, 0, "name peasant at c", no.ALREADY_SHOWN),
]


@pytest.mark.parametrize(
    ("situation", "seat", "text", "refusal"),
    PROVOKED,
    ids=[f"{row[0].__name__}, {row[1]}: {row[2]}" for row in PROVOKED],
)
@pytest.mark.rule("SD-001", "SD-006", "SD-011", "SD-012", "SD-016", "SD-024", "SD-025", "SD-026")
@pytest.mark.rule("SD-030", "SD-032", "SD-033", "SD-036", "SD-039", "SD-056")
@pytest.mark.rule("D-2", "D-5", "D-9", "D-14", "D-16", "D-23", "D-28", "D-34")
def test_a_refused_move_cites_its_rule_and_changes_nothing(
    situation: Situation, seat: int, text: str, refusal: Refusal
) -> None:
    laid = situation()
    before = laid.match.position()
    assert laid.match.refusal(seat, text) == refusal
    with pytest.raises(IllegalMove) as refused:
        laid.say(seat, text)
    assert (refused.value.rule, refused.value.reason) == (refusal.rule, refusal.reason)
    assert str(refused.value) == f"{text!r} is refused by {refusal.rule}: {refusal.reason}"
    assert laid.match.position() == before


@pytest.mark.rule("SD-006")
def test_nobody_acts_before_chance_has_answered() -> None:
    game = rules()
    state = game.start(3)
    assert game.refusal(state, 0, game.read("look")) == no.CHANCE_FIRST


def test_every_refusal_of_the_game_is_provoked_here() -> None:
    provoked = {refusal for *_, refusal in PROVOKED} | {no.CHANCE_FIRST}
    assert provoked == set(no.ALL)


def test_every_refusal_cites_the_rule_that_stands_against_the_move() -> None:
    assert {refusal.key: refusal.rule for refusal in no.ALL} == {
        "game-over": "SD-056",
        "cap-reached": "D-23",
        "not-a-player": "SD-001",
        "chance-only": "SD-006",
        "chance-names-first": "D-2",
        "chance-deals": "SD-006",
        "chance-puts-back": "D-5",
        "chance-first": "SD-006",
        "said-like": "SD-022",
        "not-your-turn": "SD-012",
        "peeks-first": "SD-012",
        "claim-first": "SD-012",
        "answers-first": "SD-012",
        "power-first": "SD-012",
        "setup-only": "SD-011",
        "own-slot": "SD-011",
        "bank-too-small": "SD-016",
        "no-claim": "SD-039",
        "claim-stands": "D-14",
        "peasant-shows": "D-9",
        "own-claim": "SD-039",
        "no-king": "SD-024",
        "own-king": "SD-025",
        "only-minister": "SD-024",
        "sealed": "D-34",
        "not-minister": "SD-026",
        "two-cards": "SD-026",
        "say-how-to-mix": "D-5",
        "mix-openly": "D-5",
        "mix-hidden": "D-5",
        "mix-blindly": "D-5",
        "not-executioner": "SD-030",
        "not-anothers-card": "SD-030",
        "not-sheriff": "SD-032",
        "not-another-player": "SD-033",
        "not-peasant": "SD-036",
        "already-shown": "SD-036",
    }
    assert all(refusal.reason.endswith(".") for refusal in no.ALL)


@pytest.mark.parametrize("situation", [at_peek, at_turn, at_claim, at_answer, at_mix, at_naming])
def test_a_listed_move_is_never_refused(situation: Situation) -> None:
    laid = situation()
    for seat in range(3):
        assert all(laid.match.refusal(seat, text) is None for text in laid.moves(seat))
