"""Every sentence of known words is refused with a rule that speaks of it, and truly."""

import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from conformance.reasons.cornish_claims import CLAIMS, WANTED
from conformance.reasons.reason import Attempt
from games.cornish.tables import PACK, Table, after_the_choosing, content, lay, player, sit
from games.cornish.test_play import a_busy_turn, play_out
from hoodwink import Match, UnknownMove
from hoodwink.games.cornish.moves.sayings import SAYINGS
from hoodwink.games.cornish.refusals import by_act

PAGE = Path(__file__).parents[3] / "docs" / "rules" / "cornish.md"

KINDS: dict[str, list[str]] = {
    "land": list(content().board.land),
    "sea": list(content().board.sea),
    "form": [form.key for form in content().forms],
    "card": [card.key for card in content().characters],
    "secret": [secret.key for secret in content().secrets],
    "store": [store.key for store in content().warehouses],
    "ship": list(content().ships),
    "deck": list(content().decks),
    "row": ["low", "fair", "high"],
    "number": ["0", "1", "2", "3", "4", "9", "60"],
    "seat": ["0", "1", "2", "3", "4", "5"],
}


def on_table(truth: dict[str, Any], seat: int) -> dict[str, list[str]]:
    """What lies before this seat or close to it: most sentences should be about that."""
    me, c = truth["players"][seat], content()
    places = [*me["pawns"], *(row["place"] for row in truth["officers"] + truth["ashore"])]
    near = [c.board.land[n] for name in places for n in c.board.roads[c.board.land.index(name)]]
    forms = [row["goods"] for row in truth["ashore"] if row["owner"] == seat]
    inside = [form for goods in me["warehouses"].values() for form in goods]
    lanes = c.board.lanes[c.board.sea.index(me["anchor"])] if me["anchor"] else ()
    return {
        "land": [*places, *near],
        "sea": [me["anchor"] or "hayle", *(c.board.sea[n] for n in lanes)],
        "form": [*me["hold"], *truth["seized"], *forms, *inside],
        "card": [*(card["character"] for card in me["characters"]), *filter(None, truth["faces"])],
        "secret": truth["hands"][seat],
        "store": list(me["warehouses"]),
    }


def sentences(truth: dict[str, Any], seat: int, draws: random.Random, many: int) -> Iterator[str]:
    """Some are about this table, some about another, and some about the wrong things."""
    here = on_table(truth, seat)
    for _ in range(many):
        pattern, _, _ = draws.choice(SAYINGS)
        words, (verb, *_) = pattern.split(), pattern.split()
        key = "march of" if "of" in words and verb == "march" else " ".join(words[:2])
        kinds = iter(WANTED.get(key) or WANTED.get(verb, ()))
        said = [_word(next(kinds), here, draws) if word == "*" else word for word in words]
        price = draws.choice(["", "", "for influence", "for gold", "for reputation"])
        yield " ".join([*said, *price.split()])


def _word(kind: str, here: dict[str, list[str]], draws: random.Random) -> str:
    if draws.random() < 0.06:
        kind = draws.choice(list(KINDS))
    close = here.get(kind)
    return draws.choice(close if close and draws.random() < 0.8 else KINDS[kind])


def check(match: Match, draws: random.Random, many: int) -> None:
    truth, rules = match.position()["state"], ids()
    for seat in range(match.seats):
        for text in sentences(truth, seat, draws, many):
            refusal = match.refusal(seat, text)
            if refusal is None:
                assert match.read(text) in match.moves(seat)
                continue
            attempt = Attempt(match.view(seat), seat, text, match.options, PACK)
            assert refusal.rule in rules
            assert CLAIMS[refusal.key](attempt), f"{text!r} of seat {seat} in {truth}: {refusal}"


@cache
def ids() -> set[str]:
    return set(re.findall(r"\*\*(C[S]?-\d+[a-c]?)\*\*", PAGE.read_text("utf-8")))


@pytest.mark.parametrize("seed", range(4))
def test_no_refusal_says_anything_false(seed: int) -> None:
    options: dict[str, Any] = {"raid_mobs": 2, "goods_price": "shape"} if seed % 2 else {}
    match, draws = sit(2 + seed, seed, round_cap=5, **options), random.Random(seed)
    play_out(match, draws, lambda played: check(played, draws, 4))


@pytest.mark.parametrize("seed", range(20))
def test_nor_where_much_is_going_on(seed: int) -> None:
    match, draws = a_busy_turn(), random.Random(seed)
    for _ in range(25):
        if match.to_act:
            check(match, draws, 20)
            seat = draws.choice(match.to_act)
            match.play(seat, draws.choice(match.moves(seat)))


def a_turn(**given: Any) -> Table:
    me = player(
        anchor="mounts-bay",
        pawns=["newlyn", "penzance", "zennor", "scilly"],
        characters=["tinners-of-st-just"],
    )
    faces = ["preacher-trewin", "mercer-batten", None, "allen-cutler"]
    return lay(me, ashore=[("zennor", 0, "tea")], faces=faces, **given)


SAID = [
    ("raid tea with tinners-of-st-just", "CS-117"),
    ("sell tea zennor low", "CS-093"),
    ("walk newlyn to redruth for gold", "CS-060"),
    ("carry tea zennor to redruth for gold", "CS-059"),
    ("haul tea zennor to redruth", "CS-061"),
    ("march up-north to penzance for gold", "CS-062"),
    ("sail mounts-bay to oporto for gold", "CS-045"),
    ("sail mounts-bay to madron for gold", "CS-045"),
    ("walk newlyn to roscoff for gold", "CS-060"),
    ("sail mounts-bay to prussia-cove for gold", "CS-080"),
    ("sail mounts-bay to prussia-cove", "CS-045"),
    ("walk scilly to newlyn for gold", "C-45"),
    ("walk newlyn to scilly for gold", "C-45"),
    ("march up-north to scilly for gold", "C-45"),
    ("march up-north of 9 to redruth for gold", "CS-062"),
    ("bribe up-north of 9", "CS-106"),
    ("end turn", "CS-040"),
    ("let be", "CS-043"),
    ("done", "CS-072"),
    ("place pawn hayle", "CS-068"),
    ("place officer hayle", "CS-102"),
    ("remove pawn newlyn", "CS-074c"),
    ("walk newlyn to penzance", "CS-046"),
    ("walk newlyn to penzance for reputation", "CS-046"),
    ("sell tea penzance high", "CS-054"),
    ("sell tea penzance low for gold", "CS-054"),
    ("hire allen-cutler", "CS-051"),
    ("hire allen-cutler for gold", "CS-051"),
    ("hire brandy for influence", "CS-051"),
    ("discover secret", "CS-056"),
    ("discover secret for reputation", "CS-056"),
    ("buy reputation for gold", "CS-049"),
    ("buy newlyn", "CS-052"),
    ("pass for gold", "CS-058"),
    ("land hiding 99999999999999999999", "CS-083"),
    ("land hiding 0", "CS-083"),
    ("target 7", "CS-004"),
    ("carry newlyn penzance to newlyn for gold", "CS-046"),
    ("draw trade religious", "CS-030"),
]


BEFORE: list[tuple[str, str, str]] = [
    ("first 1", "CS-027", "chance-first-player"),
    ("first 7", "CS-027", "chance-first-player"),
    ("first tea", "CS-027", "chance-first-player"),
    ("deal allen-cutler", "CS-030", "chance-decides"),
    ("reveal allen-cutler", "CS-070", "chance-decides"),
    ("deal secret informer", "CS-112", "chance-decides"),
    ("spill informer", "CS-131", "chance-decides"),
    ("remove pawn newlyn", "CS-074c", "nothing-lost"),
    ("place officer hayle", "CS-102", "no-new-officer"),
    ("let be", "CS-043", "nothing-to-answer"),
    ("done", "CS-072", "no-card-at-work"),
    ("end turn", "CS-028", "setup-first"),
    ("pass", "CS-028", "setup-first"),
]


@pytest.mark.rule("CS-027", "CS-034", "CS-074c")
@pytest.mark.parametrize("phase", ["ships", "warehouses", "pair", "keep", "pawns", "anchors"])
def test_before_the_first_round_each_is_refused_by_its_own_rule(phase: str) -> None:
    match = after_the_choosing(until=phase)
    seat = match.to_act[0]
    for text, *wanted in BEFORE:
        refusal = match.refusal(seat, text)
        assert refusal is not None
        assert [refusal.rule, refusal.key] == wanted, text
    placing = match.refusal(seat, "place pawn newlyn")
    told = None if placing is None else (placing.rule, placing.key)
    assert told == (None if phase == "pawns" else ("CS-034", "setup-order"))


OFFICERS: list[tuple[str, str, int | None]] = [
    ("bribe hayle", "CS-053", 1),
    ("bribe hayle of 2", "CS-053", 1),
    ("bribe helston of 1", "CS-053", None),
    ("march hayle to lelant for gold", "CS-048", 1),
    ("march hayle of 0 to lelant for influence", "CS-048", 1),
    ("march helston of 2 to breage for gold", "CS-048", None),
]


@pytest.mark.rule("CS-053", "CS-048", "CS-062")
@pytest.mark.parametrize(("text", "rule", "briber"), OFFICERS)
def test_an_officer_in_other_pay_is_refused_with_how_he_is_named(
    text: str, rule: str, briber: int | None
) -> None:
    pawns = ["hayle", "helston"]
    table = lay(player(pawns=pawns), player(), officers=[("hayle", 1), ("helston", None)])
    refusal = table.match.refusal(0, text)
    assert refusal is not None
    key = "unbribed" if briber is None else "bribed"
    assert (refusal.rule, refusal.key) == (rule, key)
    assert refusal.facts == (() if briber is None else (("by", briber),))
    verb, place, *rest = re.sub(r" of \d", "", text).split()
    whose = [] if briber is None else ["of", str(briber)]
    assert " ".join([verb, place, *whose, *rest]) in table.moves(0)


@pytest.mark.rule("CS-106", "CS-062", "CS-072")
def test_where_no_officer_stands_each_act_has_its_own_rule() -> None:
    table = lay(player(pawns=["hayle"]), player())
    for text, rule in (
        ("bribe hayle", "CS-106"),
        ("bribe hayle of 1", "CS-106"),
        ("march hayle to lelant for gold", "CS-062"),
    ):
        assert table.why_not(0, text) == rule
    recalling = lay(
        player(),
        phase="grant",
        pending={"grants": [{"do": "recall", "amount": 1}]},
        officers=[("hayle", 1)],
    )
    assert recalling.why_not(0, "recall helston") == "CS-072"
    refusal = recalling.match.refusal(0, "recall hayle")
    assert refusal is not None
    assert (refusal.rule, refusal.facts) == ("CS-072", (("by", 1),))


@pytest.mark.rule("CS-087", "CS-090")
def test_customs_on_their_way_are_named_as_whose_they_are() -> None:
    table = lay(
        player(gold=0),
        officers=[("godolphin", 1)],
        pending={"target": "porthleven", "points": 1, "acted": True},
        phase="customs",
    )
    refusal = table.match.refusal(0, "march godolphin to breage")
    assert refusal is not None
    assert (refusal.key, refusal.facts) == ("bribed", (("by", 1),))
    assert table.why_not(0, "march helston to breage") == "CS-062"


@pytest.mark.rule("CS-074c")
def test_a_pawn_that_is_not_there_cannot_be_lost() -> None:
    table = lay(player(pawns=["hayle", "helston"]), phase="remove", pending={"losing": 1})
    refusal = table.match.refusal(0, "remove pawn newlyn")
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("CS-074c", "no-pawn-to-lose")


MISSPOKEN: list[tuple[str, str, str]] = [
    ("place pawn tea", "CS-068", "wants-place"),
    ("place officer tea", "CS-103", "wants-place"),
    ("remove pawn tea", "CS-074c", "wants-place"),
    ("bribe tea", "CS-053", "wants-officer"),
    ("recall tea", "CS-072", "wants-officer"),
    ("place ship tea", "CS-035", "wants-sea"),
    ("keep tea", "CS-030", "wants-character"),
    ("hire tea", "CS-051", "wants-character"),
    ("use tea", "CS-072", "wants-character"),
    ("rouse tea", "C-49", "wants-character"),
    ("play hayle", "CS-114", "wants-secret"),
    ("release hayle", "CS-072", "wants-goods"),
    ("unload hayle", "CS-081", "wants-unloaded"),
    ("unload tea into hayle", "CS-081", "wants-unloaded"),
    ("store hayle in tea", "CS-120", "wants-stored"),
    ("fetch tea from hayle", "CS-120", "wants-stored"),
    ("raid hayle with tea", "CS-057", "wants-mob"),
    ("carry hayle tea to tea", "CS-046", "wants-carried"),
    ("haul hayle tea to tea", "CS-047", "wants-carried"),
    ("take ship tea", "CS-028", "wants-ship"),
    ("take warehouse tea", "CS-029", "wants-warehouse"),
    ("draw tea hayle", "CS-030", "wants-decks"),
    ("target tea", "C-52", "wants-player"),
]


@pytest.mark.parametrize(("text", "rule", "key"), MISSPOKEN)
def test_what_is_said_with_something_else_is_told_what_belongs_there(
    text: str, rule: str, key: str
) -> None:
    match = sit()
    refusal = match.refusal(match.to_act[0], text)
    assert refusal is not None
    assert (refusal.rule, refusal.key) == (rule, key)


def test_every_act_that_is_about_something_says_what_belongs_there() -> None:
    heard = {key for _, _, key in MISSPOKEN}
    wanted = {refusal.key for refusal in by_act.NO_SUCH_THING.values()}
    assert wanted - heard == {"not-for-sale", "no-such-sale", "no-such-hiding"}


@pytest.mark.rule("CS-046", "CS-058")
@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("walk newlyn to penzance", "not-free"),
        ("walk newlyn to penzance for reputation", "not-so-paid"),
        ("pass for gold", "no-price"),
        ("bribe hayle for gold", "no-price"),
    ],
)
def test_a_wrong_price_is_told_how_it_is_paid(text: str, key: str) -> None:
    refusal = a_turn().match.refusal(0, text)
    assert refusal is not None
    assert refusal.key == key


@pytest.mark.rule("CS-093", "CS-060", "CS-059", "CS-061", "CS-062", "CS-045", "C-45", "CS-040")
@pytest.mark.rule("CS-054", "CS-051", "CS-056", "CS-080", "CS-117")
@pytest.mark.parametrize(("text", "rule"), SAID)
def test_what_cannot_be_is_refused_with_the_rule_that_speaks_of_it(text: str, rule: str) -> None:
    assert a_turn().why_not(0, text) == rule


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("buy gold", "not-for-sale"),
        ("sell tea penzance 1", "no-such-sale"),
        ("sell gold penzance low", "no-such-sale"),
        ("land hiding tea", "no-such-hiding"),
    ],
)
def test_what_is_no_thing_for_a_trade_is_refused_with_what_is(text: str, key: str) -> None:
    match = sit()
    refusal = match.refusal(match.to_act[0], text)
    assert refusal is not None
    assert refusal.key == key


def test_two_decks_may_be_named_in_any_order() -> None:
    match = sit()
    assert match.read("draw trade religious") is match.read("Draw religious  trade")


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("sell tea", "CS-054"),
        ("walk newlyn", "CS-046"),
        ("store tea", "CS-120"),
        ("draw trade", "CS-030"),
        ("take swift", "CS-028"),
    ],
)
def test_known_words_in_a_strange_place_are_told_how_the_verb_is_said(text: str, rule: str) -> None:
    match = sit()
    refusal = match.refusal(match.to_act[0], text)
    assert refusal
    assert (refusal.rule, refusal.key) == (rule, "said-like")


@pytest.mark.parametrize("text", ["sell coal", "fly newlyn to hayle", "buy apples", "buy \u0663"])
def test_what_is_no_sentence_of_the_game_is_not_understood(text: str) -> None:
    with pytest.raises(UnknownMove):
        sit().read(text)


@pytest.mark.rule("C-12", "CS-080", "CS-072")
def test_a_card_that_gives_steps_gives_no_way_into_a_cove() -> None:
    me = player(anchor="mounts-bay", characters=["captain-hichens"])
    table = lay(me, faces=[None] * 4).say(0, "use captain-hichens")
    assert table.why_not(0, "sail mounts-bay to prussia-cove") == "CS-080"
    assert table.why_not(0, "sail mounts-bay to newlyn for gold") == "CS-045"
    assert table.why_not(0, "walk newlyn to penzance") == "CS-072"


@pytest.mark.rule("C-18", "CS-103", "CS-090", "CS-127")
def test_the_poorest_chooses_and_no_officer_goes_to_scilly() -> None:
    table = lay(player(gold=0), player(), turn=1, phase="recruit", pending={"recruits": 1})
    assert table.why_not(0, "place officer scilly") == "C-18"
    assert table.why_not(0, "place officer up-north") == "CS-103"
    assert table.why_not(0, "pass") == "CS-103"
    assert table.why_not(1, "pass") == table.why_not(1, "place officer hayle") == "CS-127"
    near = [("madron", None), ("newlyn", None)]
    pending = {"points": 1, "target": "penzance"}
    customs = lay(player(gold=0), player(), phase="customs", pending=pending, officers=near)
    assert customs.why_not(0, "march madron to penzance for gold") == "CS-090"
    assert customs.why_not(0, "march madron to sancreed") == "CS-087"


@pytest.mark.rule("CS-129")
def test_a_card_for_the_mainland_does_not_lead_to_scilly() -> None:
    table = lay(player(pawns=["breage"]), faces=[None, None, None, "coroner-scobell"])
    table.say(0, "hire coroner-scobell for influence")
    assert table.why_not(0, "place pawn scilly") == "CS-129"
    assert table.why_not(0, "pass") == "CS-068"
