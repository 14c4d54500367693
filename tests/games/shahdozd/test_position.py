"""The whole truth written down, and what cannot be read back."""

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

import pytest

from games.shahdozd.tables import IN_ORDER, Table, rules, table
from hoodwink import NATURE, Match, PositionError, SeatsError


def at(state: Any, where: str) -> Any:
    """What stands in a place of a position, as in "memory.eras.0"."""
    for step in where.split(".") if where else ():
        state = state[int(step) if step.isdigit() else step]
    return state


def put(state: Any, changes: Mapping[str, Any]) -> None:
    """Values for entries of a position, by their places, as in "memory.eras.0.denied"."""
    for where, value in changes.items():
        holder, _, key = where.rpartition(".")
        at(state, holder)[key] = value


def middle_of_a_game() -> Table:
    """Cards seen, denied and mixed under the table, and one reply sealed."""
    laid = table(IN_ORDER, purses=[3, 3, 3], phase="peek")
    for seat, move in enumerate(("peek b", "peek none", "peek a")):
        laid.say(seat, move)
    laid.say(0, "claim minister").allow().say(0, "mix a d hidden swap")
    laid.say(1, "claim king").challenge(0).say(2, "claim thief")
    return laid.say(1, "allow")


def test_a_position_is_read_back_as_the_same_position() -> None:
    position = middle_of_a_game().match.position()
    assert Match.from_position(position).position() == position


def test_a_match_goes_on_from_its_position_as_it_would_have_gone_on() -> None:
    laid = middle_of_a_game()
    again = Table(Match.from_position(laid.match.position()))
    for going in (laid, again):
        going.say(0, "challenge")
    assert again.match.position() == laid.match.position()
    assert all(again.view(seat) == laid.view(seat) for seat in (0, 1, 2, None))


def test_the_game_waits_for_those_who_have_not_replied() -> None:
    again = Match.from_position(middle_of_a_game().match.position())
    assert again.to_act == (0,)


@pytest.mark.rule("D-5")
def test_a_position_before_chance_has_answered_lets_chance_answer() -> None:
    laid = table(IN_ORDER, mixing="random").say(0, "claim minister").allow()
    game = rules(mixing="random")
    state = game.load(laid.match.position()["state"])
    game.apply(state, 0, game.read("mix a b"), None)
    position = {**laid.match.position(), "state": game.dump(state)}
    assert position["state"]["phase"] == "shuffle"
    assert Match.from_position(position, seed=1).to_act == (1,)


def test_a_position_tells_the_open_table_in_the_words_of_the_view() -> None:
    laid = middle_of_a_game()
    seen, truth = laid.view(None), laid.truth
    for place in seen["slots"]:
        del place["seen_by"]
    hidden = {"faces", "swapped", "replies"}
    assert {key: seen[key] for key in truth if key not in hidden} == {
        key: value for key, value in truth.items() if key not in hidden
    }


def test_a_position_tells_what_all_have_followed_without_the_memory_aid_too() -> None:
    laid = table(IN_ORDER, purses=[3, 3, 3], memory=False).say(0, "look")
    assert laid.truth["memory"]["eras"][0]["seen_by"] == ["0", "", "", "", "", ""]
    assert "memory" not in laid.view(0)
    position = laid.match.position()
    assert Match.from_position(position).position() == position


def test_who_was_the_last_to_claim_is_no_part_of_a_position() -> None:
    laid = table(IN_ORDER, purses=[3, 3, 3], turn=1).say(1, "claim king").challenge(0)
    assert laid.truth["claim"] is None
    position = laid.match.position()
    assert Match.from_position(position).position() == position


def test_a_position_before_the_deal_is_dealt_out() -> None:
    position = table(purses=[3, 3, 3]).match.position()
    position["state"] |= {"phase": "first", "faces": [], "turn": None}
    laid = Table(Match.from_position(position, seed=1))
    assert laid.phase == "peek"
    assert sorted(laid.cards.split()) == sorted(IN_ORDER.split())


def test_a_finished_game_is_read_back_as_finished() -> None:
    ended = table(purses=[3, 5, 5], bank=2).say(0, "claim king").allow()
    again = Match.from_position(ended.match.position())
    assert again.to_act == ()
    assert again.outcome == ended.match.outcome


WRONG_VALUES: list[tuple[str, Any, str]] = [
    ("phase", "tea", "phase is 'tea'; expected one of first, deal, peek, turn, challenge"),
    ("turn", 3, "turn is 3; expected none, or a whole number from 0 to 2"),
    ("turns", -1, "turns is -1; expected a whole number from 0"),
    ("bank", 7, "bank is 7; expected purses and bank of 15 coins together"),
    ("bank", "six", "bank is 'six'; expected a whole number from 0 to 15"),
    ("purses", [3, 3], "purses is [3, 3]; expected one for each of 3 to 6 players"),
    ("purses", 9, "purses is 9; expected a list"),
    ("purses", [3, 3, -1], "purses: 2 is -1; expected a whole number from 0 to 15"),
    (
        "memory.backs",
        [0, 1, 2, 3, 4, 4],
        "backs is [0, 1, 2, 3, 4, 4]; expected the numbers 0 to 5",
    ),
    ("faces", ["king"] * 6, "expected different characters"),
    ("faces", ["queen"], "faces: 0 is 'queen'; expected one of king, thief, minister"),
    ("faces", ["king"], "faces is ['king']; expected none in 'first', fewer than six in 'deal'"),
    ("replies", ["peek b", None, None], "expected for 3 seats none, or one of stay silent, answer"),
    ("replies", [None], "replies is [None]; expected for 3 seats none, or one of stay silent"),
    ("claim", {"seat": -1, "character": "king"}, "claim: seat is -1; expected a whole number from"),
    ("claim", {"seat": 0, "character": "queen"}, "claim: character is 'queen'; expected one of"),
    ("claim", {}, "claim: seat is missing; expected a whole number from 0 to 2"),
    ("claim", "king", "claim is 'king'; expected none, or a table with seat, character"),
    ("slots", [], "slots is []; expected a list of 6"),
    ("slots", [{}] * 6, "slots: 0: card is missing; expected none, or one of king, thief"),
    ("slots", [["card"]] * 6, "slots: 0 is ['card']; expected a table with card"),
    ("slots.0.slot", "g", "slots: 0: slot is 'g'; expected 'a'"),
    ("slots.1.owner", 1, "slots: 1: owner is 1; expected None"),
    ("mixed", ["a"], "mixed is ['a']; expected none, or a list of 2"),
    ("mixed", [], "mixed is []; expected none, or a list of 2"),
    ("mixed", ["a", "g"], "mixed: 1 is 'g'; expected one of a, b, c, d, e, f"),
    ("mixed", [["a"], "b"], "mixed: 0 is ['a']; expected one of a, b, c, d, e, f"),
    ("swapped", [True], "swapped is [True]; expected true or false for each hidden mix"),
    ("memory", [], "memory is []; expected a table with backs, eras, mixes"),
    ("memory.eras", [], "memory: eras is []; expected one before each hidden mix and one after"),
    ("memory.eras", [[]], "memory: eras: 0 is []; expected a table with seen_by, denied"),
    (
        "memory.eras.0.seen_by",
        [""] * 5,
        "eras: 0: seen_by is ['', '', '', '', '']; expected a list of 6",
    ),
    ("memory.eras.0.seen_by", [["all"]] * 6, "expected a text like '', '0 2' or 'all'"),
    ("memory.eras.0.denied", ["queen"] * 6, "expected a text like '' or 'king thief'"),
    ("memory.mixes", 3, "mixes is 3; expected a list"),
]


@pytest.mark.rule("SD-058")
@pytest.mark.parametrize(("key", "value", "message"), WRONG_VALUES)
def test_a_wrong_value_is_named_with_what_was_expected(key: str, value: Any, message: str) -> None:
    position = table(purses=[3, 3, 3]).match.position()
    put(position["state"], {key: value})
    with pytest.raises(PositionError) as wrong:
        Match.from_position(position)
    assert message in str(wrong.value)


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("mixes.0.cards", [-1, 0], "mixes: 0: cards: 0 is -1; expected a whole number from 0 to 5"),
        ("mixes.0.cards", [9, 0], "mixes: 0: cards: 0 is 9; expected a whole number from 0 to 5"),
        ("mixes.0.cards", [0, 0], "; expected two different cards in each"),
        ("mixes.0.by", 3, "mixes: 0: by is 3; expected a whole number from -1 to 2"),
        ("mixes", [3], "mixes: 0 is 3; expected a table with cards, by"),
        ("eras.0.seen_by", [""], "eras: 0: seen_by is ['']; expected a list of 6"),
        ("eras.0.denied", ["queen"] * 6, "expected a text like '' or 'king thief'"),
    ],
)
def test_a_wrong_value_of_a_hidden_mix_is_named(key: str, value: Any, message: str) -> None:
    position = middle_of_a_game().match.position()
    put(position["state"]["memory"], {key: value})
    with pytest.raises(PositionError) as wrong:
        Match.from_position(position)
    assert message in str(wrong.value)


@pytest.mark.parametrize("value", [[1], [], [True, True], [None]])
def test_every_hidden_mix_swapped_its_cards_or_did_not(value: Any) -> None:
    position = middle_of_a_game().match.position()
    position["state"]["swapped"] = value
    with pytest.raises(PositionError, match="expected true or false"):
        Match.from_position(position)


UNSEEN = [""] * 6
SEEN, DENIED = "memory.eras.0.seen_by", "memory.eras.0.denied"


def claim(character: str, phase: str = "challenge", seat: int = 0) -> dict[str, Any]:
    return {"phase": phase, "claim": {"seat": seat, "character": character}}


NAMING = claim("peasant", "name")
CLAIMED = claim("king")
PEASANT_FIRST = {"faces": ["peasant", "king", "thief", "minister", "sheriff", "executioner"]}

IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    ({"phase": "over"}, "phase is 'over'; expected 'over' when the bank is empty"),
    ({"bank": 0, "purses": [5, 5, 5]}, "phase is 'turn'; expected 'over' when the bank is empty"),
    ({"phase": "first"}, "expected none in 'first'"),
    ({"phase": "deal"}, "fewer than six in 'deal'"),
    ({DENIED: ["king", *UNSEEN[1:]]}, "expected denied only faces that the card does not have"),
    (claim("king", "turn"), "expected the character whose claim leads to this phase"),
    ({"phase": "challenge"}, "claim is None; expected the character"),
    (claim("peasant"), "'character': 'peasant'}; expected the character"),
    (claim("king", seat=1), "claim is {'seat': 1, 'character': 'king'}; expected"),
    (claim("king", "tax"), "'character': 'king'}; expected the character"),
    ({"slots.0.card": "king"}, "expected face up the Peasant's"),
    (NAMING, "expected face up the Peasant's"),
    (NAMING | {"slots.0.card": "king"}, "expected face up the Peasant's"),
    (
        NAMING | {"slots.0.card": "king", SEEN: ["all", *UNSEEN[1:]]} | PEASANT_FIRST,
        "slots: 0: card is 'king'; expected 'peasant'",
    ),
    ({"replies": ["stay silent", None, None]}, "expected sealed choices of those who are asked"),
    (CLAIMED | {"replies": [None, "challenge", "allow"]}, "expected sealed choices of those"),
    (CLAIMED | {"replies": ["allow", None, None]}, "expected sealed choices of those"),
    (CLAIMED | {"replies": [None, "peek c", None]}, "none, or one of allow, challenge"),
    ({"phase": "peek", "replies": ["peek a", None, None]}, "expected sealed choices of those"),
    ({SEEN: ["3", *UNSEEN[1:]]}, "expected seen by seats at this table, or all"),
    ({"mixed": ["b", "c"]}, "mixed is ['b', 'c']; expected two slots in rising order in 'shuffle'"),
    (claim("minister", "shuffle") | {"mixed": ["a", "b"]}, "with mixing=random; else"),
    (NAMING | {"slots.0.card": "peasant"} | PEASANT_FIRST, "expected seen by seats at this table"),
    ({"phase": "first", "faces": [], "turn": 1}, "turn is 1; expected None"),
    ({"turn": None}, "turn is None; expected 0"),
    ({"phase": "peek", "turns": 1}, "turns is 1; expected 0 before the first turn"),
    (claim("king", "peek", seat=1), "expected the character whose claim leads to this phase"),
    ({"phase": "peek", "purses": [2, 4, 3]}, "purses is [2, 4, 3]; expected 3 coins each"),
    ({"phase": "peek", SEEN: ["0", *UNSEEN[1:]]}, "expected cards as they were dealt"),
    ({"phase": "peek", DENIED: ["thief", *UNSEEN[1:]]}, "expected cards as they were dealt"),
    ({"phase": "peek", "memory.backs": [1, 0, 2, 3, 4, 5]}, "expected cards as they were dealt"),
    ({"phase": "over", "bank": 0, "purses": [5, 5, 5]}, "phase is 'over'; expected 'over' when"),
    ({"turns": 10**6}, "turns is 1000000; expected a whole number from 0 to 999999"),
]

ONE_MIX: dict[str, Any] = {
    "turns": 3,
    "swapped": [False],
    "memory.mixes": [{"cards": [0, 1], "by": 0}],
    "memory.eras": [{"seen_by": UNSEEN, "denied": UNSEEN}, {"seen_by": UNSEEN, "denied": UNSEEN}],
}

WRONG_MIXES: list[tuple[dict[str, Any], str]] = [
    ({"turns": 0}, "at most one a turn"),
    ({"memory.mixes": [{"cards": [0, 1], "by": -1}]}, "hidden mixes as mixing=choose has them"),
    ({SEEN: ["", "", "0", "", "", ""]}, "nothing seen or denied of other cards"),
    ({DENIED: ["", "", "thief", "", "", ""]}, "nothing seen or denied of other cards"),
]


@pytest.mark.parametrize(("changes", "message"), IMPOSSIBLE)
def test_a_position_that_no_match_could_have_is_refused(
    changes: dict[str, Any], message: str
) -> None:
    position = table(IN_ORDER, purses=[3, 3, 3]).match.position()
    put(position["state"], changes)
    with pytest.raises(PositionError) as wrong:
        Match.from_position(position)
    assert message in str(wrong.value)


@pytest.mark.parametrize(("changes", "message"), WRONG_MIXES)
def test_a_hidden_mix_that_could_not_be_is_refused(changes: dict[str, Any], message: str) -> None:
    position = table(IN_ORDER, purses=[3, 3, 3]).match.position()
    put(position["state"], deepcopy(ONE_MIX))
    Match.from_position(position)
    put(position["state"], changes)
    with pytest.raises(PositionError) as wrong:
        Match.from_position(position)
    assert message in str(wrong.value)


@pytest.mark.rule("D-5")
@pytest.mark.parametrize("mixing", ["open", "random"])
def test_a_minister_mixes_under_the_table_only_where_that_is_played(mixing: str) -> None:
    position = table(IN_ORDER, purses=[3, 3, 3], mixing=mixing).match.position()
    put(position["state"], ONE_MIX)
    with pytest.raises(PositionError, match=f"hidden mixes as mixing={mixing} has them"):
        Match.from_position(position)


@pytest.mark.rule("D-5")
def test_a_shuffle_is_of_two_slots_and_then_forgotten() -> None:
    laid = table(IN_ORDER, mixing="random").say(0, "claim minister").allow()
    game = rules(mixing="random")
    state = game.load(laid.match.position()["state"])
    game.apply(state, 0, game.read("mix a b"), None)
    for mixed in (None, ["b", "a"], ["b", "b"]):
        position = {**laid.match.position(), "state": {**game.dump(state), "mixed": mixed}}
        with pytest.raises(PositionError, match="expected two slots in rising order in 'shuffle'"):
            Match.from_position(position)
    game.apply(state, NATURE, game.moves(state, NATURE)[0], None)
    assert game.dump(state)["mixed"] is None


@pytest.mark.rule("D-23")
def test_a_match_ends_with_the_turn_cap_and_not_after_it() -> None:
    ended = table(purses=[3, 3, 3], turn_cap=1).say(0, "rotate left").match.position()
    assert Match.from_position(ended).outcome
    ended["state"]["turns"] = 2
    with pytest.raises(PositionError, match="'over' when the bank is empty or the turn cap"):
        Match.from_position(ended)


@pytest.mark.rule("D-23")
def test_a_position_past_the_turn_cap_is_refused() -> None:
    position = table(purses=[3, 3, 3], turn_cap=5).match.position()
    position["state"]["turns"] = 5
    with pytest.raises(PositionError, match="phase is 'turn'; expected 'over'"):
        Match.from_position(position)


def test_a_hidden_mix_of_one_card_with_itself_is_refused() -> None:
    position = middle_of_a_game().match.position()
    position["state"]["memory"]["mixes"][0]["cards"] = [3, 3]
    with pytest.raises(PositionError, match="expected two different cards"):
        Match.from_position(position)


def test_what_was_denied_before_a_hidden_mix_must_have_been_true() -> None:
    position = middle_of_a_game().match.position()
    position["state"]["memory"]["eras"][0]["denied"] = [IN_ORDER] * 6
    with pytest.raises(PositionError, match="denied only faces that the card does not have"):
        Match.from_position(position)


def test_a_position_of_another_number_of_players_is_refused() -> None:
    position = table(purses=[3, 3, 3]).match.position() | {"seats": 4}
    with pytest.raises(PositionError, match="3 sit there; expected 4"):
        Match.from_position(position)


def test_a_missing_value_is_named() -> None:
    position = table().match.position()
    for where in ("", "memory", "memory.eras.0"):
        for key in at(position["state"], where):
            broken = deepcopy(position)
            del at(broken["state"], where)[key]
            with pytest.raises(PositionError, match=f"{key} is missing; expected"):
                Match.from_position(broken)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"hoodwink": 1}, "hoodwink is 1; this is Hoodwink .*, which reads format 2"),
        ({"game": "chess"}, "game is 'chess'; expected one of .*shahdozd"),
        ({"seats": 7}, "shahdozd is for 3 to 6 players, not 7"),
        ({"options": {"mixing": "fair"}}, "allowed: choose, open, hidden, random"),
        ({"pack": {"version": "0"}}, "give the pack that it was made with"),
        ({"state": None}, "state is None; expected a table of values"),
    ],
)
def test_a_wrong_header_is_named(change: dict[str, Any], message: str) -> None:
    position = table().match.position() | change
    with pytest.raises(PositionError, match=message):
        Match.from_position(position)


def test_a_seat_that_is_not_at_the_table_has_no_view_and_no_moves() -> None:
    laid = table(purses=[3, 3, 3])
    for seat in (3, -1):
        with pytest.raises(SeatsError, match=f"no seat {seat}; seats are 0 to 2"):
            laid.view(seat)
    with pytest.raises(SeatsError, match="no seat 6"):
        laid.moves(6)
    assert laid.moves(NATURE) == []
