"""A card that would change nothing says so before it is spent."""

import random
from typing import Any

import pytest

from games.cornish.tables import PACK, TEXT, changed, content, lay, player, seated, sit
from games.cornish.test_play import a_busy_turn
from hoodwink import Match
from hoodwink.games.cornish.phases.cards.purpose import matters
from hoodwink.games.cornish.setting import Setting
from hoodwink.games.cornish.things import effects as do
from hoodwink.kernel.packs import Pack

NO_FACES: list[None] = [None] * 4
BARE = Pack(TEXT.replace(', "influence 1"]', "]"), "bare.toml")
"""A pack whose secrets give no influence on the side."""
POOR = {"gold": 0, "influence": 0, "reputation": 0}

Given = dict[str, Any]
VAIN: list[tuple[str, Given, Given, Given]] = [
    # the secret; what makes it vain for its player and at the table; what gives it a use
    ("pack-horses", {"pawns": ["helston"]}, {"ashore": [("helston", 0, "tea")]}, {}),
    ("covered-cart", {"pawns": ["helston"]}, {}, {"ashore": [("helston", 0, "tea")]}),
    ("tide-tables", {"charts": True}, {}, {}),
    ("slander", {}, {}, {}),
    ("pickpocket", {}, {}, {}),
    ("moonless-night", {}, {}, {}),
    ("forged-orders", {}, {"officers": [("penzance", None)]}, {"officers": [("hayle", None)]}),
    ("blackmail", {}, {"officers": [("hayle", 0)]}, {"officers": [("hayle", 1), ("hayle", 0)]}),
    ("loose-tongue", {}, {}, {}),
    ("back-door", {"pawns": ["penzance"]}, {"seized": ["velvet"]}, {"seized": ["tea"]}),
    ("back-door", {}, {"seized": ["tea"]}, {}),
]


@pytest.mark.rule("C-52")
@pytest.mark.parametrize(("secret", "mine", "table", "useful"), VAIN)
def test_a_secret_that_would_do_nothing_is_not_played(
    secret: str, mine: Given, table: Given, useful: Given
) -> None:
    me, other = player(**mine), player(**POOR)
    laid = lay(me, other, hands=[[secret], []], pack=BARE, **table)
    assert laid.why_not(0, f"play {secret}") == "C-52"
    assert f"play {secret}" not in laid.moves(0)
    if useful:
        used = lay(me, other, hands=[[secret], []], pack=BARE, **useful)
        assert used.why_not(0, f"play {secret}") == ""


@pytest.mark.rule("C-52")
@pytest.mark.parametrize(
    ("secret", "mine", "other", "hands"),
    [
        ("slander", {}, {"reputation": 1}, []),
        ("pickpocket", {}, {"gold": 1}, []),
        ("moonless-night", {"hold": ["tea"]}, {}, []),
        ("loose-tongue", {}, {}, ["informer"]),
        ("tide-tables", {}, {}, []),
        ("fair-wind", {}, {}, []),
        ("anonymous-letter", {}, {}, []),
        ("safe-house", {}, {}, []),
        ("second-wind", {}, {}, []),
    ],
)
def test_a_secret_that_would_do_something_is(
    secret: str, mine: Given, other: Given, hands: list[str]
) -> None:
    laid = lay(player(**mine), player(**{**POOR, **other}), hands=[[secret], hands])
    assert laid.why_not(0, f"play {secret}") == ""


@pytest.mark.rule("C-52")
@pytest.mark.parametrize(
    ("card", "given", "table"),
    [
        ("muleteers", {"pawns": ["helston"]}, {}),
        ("pilgrim-jory", {"pawns": ["scilly"]}, {}),
        ("deacon-rowe", {}, {}),
        ("abbot-carne", {}, {}),
        ("coroner-scobell", {}, {}),
        ("clerk-pender", {"pawns": ["madron"]}, {"seized": ["tea"]}),
        ("lieutenant-drew", {}, {"officers": [("penzance", 1)]}),
    ],
)
def test_a_character_who_would_do_nothing_is_not_used(
    card: str, given: Given, table: Given
) -> None:
    me = player(characters=[card], **given)
    laid = lay(me, player(**POOR), faces=NO_FACES, **table)
    assert laid.why_not(0, f"use {card}") == "C-52"


@pytest.mark.rule("C-52", "C-30")
def test_no_secret_is_promised_when_none_is_left() -> None:
    gone = {secret.key: secret.count for secret in content().secrets}
    laid = lay(player(characters=["dock-idlers"]), faces=NO_FACES, played=gone)
    assert laid.why_not(0, "use dock-idlers") == "C-52"


@pytest.mark.rule("C-52")
def test_a_card_cannot_be_turned_on_who_has_nothing_to_lose() -> None:
    table = lay(player(), player(**POOR), player(), hands=[["pickpocket"], [], []])
    table.say(0, "play pickpocket")
    assert table.moves(0) == ["target 2", "done"]
    rules = [table.why_not(0, f"target {seat}") for seat in (0, 1, 4)]
    assert rules == ["C-52", "C-52", "CS-004"]


@pytest.mark.rule("C-52", "CS-072")
def test_a_choice_that_a_card_does_not_give_is_refused_with_its_reason() -> None:
    me = player(pawns=["penzance"])
    freeing = lay(me, hands=[["back-door"], []], seized=["tea", "velvet"]).say(0, "play back-door")
    rules = [freeing.why_not(0, f"release {form}") for form in ("velvet", "rum")]
    assert rules == ["CS-072", "CS-117"]
    officers = [("hayle", None), ("penzance", None)]
    sending = lay(me, hands=[["forged-orders"], []], officers=officers).say(0, "play forged-orders")
    rules = [sending.why_not(0, f"recall {place}") for place in ("penzance", "madron")]
    assert rules == ["C-52", "CS-072"]


@pytest.mark.rule("C-52")
@pytest.mark.parametrize("seed", range(30))
def test_a_card_is_refused_if_and_only_if_it_would_change_nothing(seed: int) -> None:
    """But for the card itself and what it costs; a choice that it gives is a change, too."""
    draws = random.Random(seed)
    match = a_busy_turn() if seed % 3 else sit(2 + seed % 4, seed)
    for _ in range(150):
        if not match.to_act:
            break
        seat = draws.choice(match.to_act)
        if match.view(None)["phase"] == "turn" and draws.random() < 0.3:
            for text in _cards(match, seat):
                refusal = match.refusal(seat, text)
                if refusal is None or refusal.rule == "C-52":
                    assert _changes(match, seat, text) == (refusal is None), text
        verb = draws.choice(sorted({move.verb for move in match.moves(seat)}))
        match.play(seat, draws.choice([m for m in match.moves(seat) if m.verb == verb]))


def _cards(match: Match, seat: int) -> list[str]:
    """All that the seat could use or play on its turn, be it of use or not."""
    state = match.position()["state"]
    rows = state["players"][seat]["characters"]
    uses = [f"use {row['character']}" for row in rows if not row["used"]]
    return [*uses, *(f"play {key}" for key in set(state["hands"][seat]))]


def _changes(match: Match, seat: int, text: str) -> bool:
    rules, after = match._rules, match.copy()._state
    rules.apply(after, seat, match.read(text), None)
    before = _apart_from(rules.dump(match._state), seat, text, paid=True)
    return bool(_apart_from(rules.dump(after), seat, text, paid=False) != before)


def _apart_from(state: dict[str, Any], seat: int, text: str, paid: bool) -> Any:
    """The position without the card; before it is used, what it costs is put aside."""
    verb, key = text.split()
    who = state["players"][seat]
    who["characters"] = [row for row in who["characters"] if row["character"] != key]
    state["hands"][seat] = [secret for secret in state["hands"][seat] if secret != key]
    state["played"].pop(key, None)
    if any(row["character"] == "mermaid-of-zennor" for row in who["characters"]):
        del who["charts"]  # her friend's ship may enter every cove without any
    if not who["hold"]:
        del state["pending"]["shadow"]  # it shades no landing, and ends with the turn
    if verb == "use":
        card = next(card for card in content().characters if card.key == key)
        who["gold"] -= card.pay_gold * paid
        who["influence"] -= card.pay_influence * paid
        if card.action:
            state["pending"]["acted"] = state["turn"] = state["phase"] = None
    return state


LANTERN = "lantern-on-the-cliff"


@pytest.mark.rule("C-52", "CS-084")
@pytest.mark.parametrize(
    ("gone", "mine", "others", "useful"),
    [
        (2, [LANTERN], ["slander"], False),  # 4 + 3 is within the level of 8
        (1, [LANTERN], ["slander"], True),  # another may be in the other hand
        (1, [LANTERN], [], False),  # but there is none
        (1, [LANTERN, "slander"], [], True),  # or in the same, as far as all can see
    ],
)
def test_a_lantern_is_lit_if_customs_might_notice(
    gone: int, mine: list[str], others: list[str], useful: bool
) -> None:
    me = player(anchor="cadgwith", hold=["tobacco"], pawns=["cadgwith"])
    played = {LANTERN: gone, "harbour-dues": 1}
    hands: list[list[str]] = [[], mine, others]
    table = lay(me, player(), player(), hands=hands, played=played, track=0)
    table.say(0, "unload tobacco", "land")
    assert (table.why_not(1, f"play {LANTERN}") == "") == useful
    if not useful:
        assert table.why_not(1, f"play {LANTERN}") == "C-52"


@pytest.mark.rule("C-52", "C-35", "CS-099")
def test_nobody_informs_on_a_sale_that_all_officers_come_to_already() -> None:
    for place, rule in (("breage", "C-52"), ("godolphin", "C-52"), ("goldsithney", "")):
        table = lay(
            player(pawns=["helston"]),
            hands=[[], ["informer"]],
            ashore=[("helston", 0, "tea")],
            officers=[(place, None)],
        )
        table.say(0, "sell tea helston low")
        assert table.why_not(1, "play informer") == rule


@pytest.mark.rule("C-52", "C-51")
@pytest.mark.parametrize("seed", range(60))
def test_an_answer_is_refused_if_and_only_if_it_could_change_nothing(seed: int) -> None:
    """Whatever the others hold, by what lies open, and whatever they answer."""
    match = _a_window(random.Random(seed))
    for seat in match.to_act if match.view(None)["phase"] == "window" else ():
        for key in set(match.position()["state"]["hands"][seat]):
            refusal = match.refusal(seat, f"play {key}")
            if refusal is None or refusal.rule == "C-52":
                assert _could_change(match, seat, key) == (refusal is None), key


def _a_window(draws: random.Random) -> Match:
    """A landing, a sale or a march that others may answer, at tables of all sorts."""
    forms = draws.choices(["lace", "tea", "brandy"], k=draws.randint(1, 3))
    port = draws.choice(["scilly", "cadgwith", "porthleven", "newlyn"])
    me = player(anchor=port, hold=forms, pawns=[port, "helston"], gold=draws.choice([0, 20]))
    table = lay(
        me,
        player(),
        player(),
        **_answers_somewhere(draws),
        ashore=[("helston", 0, "tea")],
        officers=[(draws.choice(["newlyn", "helston", "breage", "up-north"]), None)],
        track=draws.choice([0, 1]),
    )
    first, then = draws.choice([("unload", "land"), ("sell", ""), ("march", "")])
    table.say(0, draws.choice(table.moves(0, first) or table.moves(0, "pass")))
    if then and table.phase == "turn":
        table.say(0, draws.choice(table.moves(0, then)))
    return table.match


def _answers_somewhere(draws: random.Random) -> Given:
    """Secrets for such moments: some were played, some are in the three hands."""
    keys = [secret.key for secret in content().secrets if secret.when for _ in range(secret.count)]
    draws.shuffle(keys)
    gone, held = keys[: draws.randint(0, 8)], keys[8:]
    hands = [sorted(held[n::3][: draws.randint(0, 2)], key=_number) for n in range(3)]
    return {"played": {key: gone.count(key) for key in gone}, "hands": hands}


def _number(key: str) -> int:
    return [secret.key for secret in content().secrets].index(key)


def _could_change(match: Match, seat: int, key: str) -> bool:
    state = match.position()["state"]
    return any(
        _closed(match, world, seat, key, True, lanterns)
        != _closed(match, world, seat, key, False, lanterns)
        for world in (state, _with_all_lanterns(state, seat, key))
        for lanterns in range(4)
    )


def _with_all_lanterns(state: dict[str, Any], seat: int, key: str) -> dict[str, Any]:
    """The same for all to see, with the lanterns that are left in hands that may play them."""
    hands, turn = [list(hand) for hand in state["hands"]], state["turn"]
    mine = (seat, hands[seat].index(key))
    ours = [(who, n) for who, hand in enumerate(hands) if who != turn for n in range(len(hand))]
    left = 3 - state["played"].get(LANTERN, 0) - sum(hand.count(LANTERN) for hand in hands)
    for who, n in ours:
        if hands[who][n] == LANTERN or (who, n) == mine:
            continue
        if LANTERN in hands[turn]:
            hands[turn].remove(LANTERN)
            hands[turn].append(hands[who][n])
        elif left:
            left -= 1
        else:
            break
        hands[who][n] = LANTERN
    return {**state, "hands": [sorted(hand, key=_number) for hand in hands]}


def _closed(
    match: Match, world: dict[str, Any], seat: int, key: str, played: bool, lanterns: int
) -> Any:
    """The table after the window, apart from the card, if so many lanterns answer, too."""
    told = seated(world, dict(match.options), PACK)
    rules, s = told._rules, told._state
    spare = [list(hand) for hand in world["hands"]]
    spare[seat].remove(key)
    while rules.dump(s)["phase"] == "window":
        for who in rules.to_act(s):
            text = "let be"
            if who == seat and played:
                text, played = f"play {key}", False
            elif LANTERN in spare[who] and lanterns:
                spare[who].remove(LANTERN)
                text, lanterns = f"play {LANTERN}", lanterns - 1
            rules.apply(s, who, told.read(text), None)
    return _apart_from(rules.dump(s), seat, f"play {key}", paid=False)


@pytest.mark.rule("C-52")
def test_on_a_board_with_dead_ends_steps_may_be_in_vain() -> None:
    text = TEXT.replace('"lands-end scilly", ', "").replace(', "redruth up-north"', "")
    lonely = Pack(text, "lonely.toml")
    hands: list[list[str]] = [["anonymous-letter", "fair-wind"], []]
    table = lay(player(anchor="scilly"), hands=hands, pack=lonely)
    assert table.why_not(0, "play fair-wind") == table.why_not(0, "play anonymous-letter") == "C-52"
    table = lay(player(), hands=hands, pack=lonely, officers=[("hayle", None)])
    assert table.why_not(0, "play fair-wind") == table.why_not(0, "play anonymous-letter") == ""


@pytest.mark.rule("C-52")
def test_losing_a_character_is_a_price_and_no_use() -> None:
    dear = changed('use = ["gold 4", "leave 1"]', 'use = ["walk 1", "leave 1"]')
    me = player(characters=["wreckers-of-breage"], pawns=["scilly"])
    assert lay(me, faces=NO_FACES, pack=dear).why_not(0, "use wreckers-of-breage") == "C-52"
    assert lay(me, faces=NO_FACES).why_not(0, "use wreckers-of-breage") == ""


def test_gold_is_always_of_use() -> None:
    match = a_busy_turn()
    effects = ((do.LEAVE, 1), (do.GOLD, 1))
    assert matters(match._state, Setting(match.options, PACK), 0, effects)


@pytest.mark.rule("C-52")
def test_goods_beside_a_pawn_of_yours_can_be_carried() -> None:
    me = player(pawns=["helston", "wendron"], characters=["muleteers"])
    table = lay(me, faces=NO_FACES, ashore=[("helston", 0, "tea")])
    assert table.why_not(0, "use muleteers") == ""
