"""Positions in which no match could be: each is refused in a few words that say why."""

import time

import pytest

from games.cornish import realities as real
from games.cornish.realities import LANDED, MARCHED, MOB, Change, State, a_turn, pending, set_to
from games.cornish.tables import PACK, after_the_choosing, content
from hoodwink import Match, PositionError
from hoodwink.games.cornish.things.moments import PHASES

DECKS = list(content().decks)
SOLD: State = {"place": "penzance", "goods": "tea", "row": "low", "undercut": 0, "summoned": 0}


def no_starters(s: State) -> None:
    real.own(s)["warehouses"] = {}


def two_starters(s: State) -> None:
    free = [key for key in real.STARTERS if not any(key in p["warehouses"] for p in s["players"])]
    who = real.own(s)
    who["warehouses"] = {key: [] for key in real.STARTERS if key in (*who["warehouses"], free[-1])}


def swapped_faces(s: State) -> None:
    s["faces"][0], s["faces"][1] = s["faces"][1], s["faces"][0]


def idle_but_used(s: State) -> None:
    keys = {card.key: card for card in content().characters}
    real.hire(MOB, "penzance")(s)
    assert not keys[MOB].effects
    real.own(s)["characters"][-1]["used"] = True


def twice_the_same_owner(s: State) -> None:
    for bottom in s["under_decks"]:
        for row in bottom:
            row["seat"] = 0


def nothing_below(s: State) -> None:
    s["under_decks"] = [[], [], [], []]


def crosswise_below(s: State) -> None:
    rows = [row for bottom in s["under_decks"] for row in bottom]
    decks = {card.key: card.deck for card in content().characters}
    s["under_decks"] = [[], [], [], []]
    one, other = rows
    if decks[one["character"]] != decks[other["character"]]:
        keys = [card.key for card in content().characters if card.deck == decks[one["character"]]]
        shown = {c["character"] for who in s["players"] for c in who["characters"]}
        other["character"] = next(
            key for key in keys if key not in (one["character"], *shown, *s["faces"])
        )
    rows.sort(key=lambda row: row["seat"] == s["first"])
    s["under_decks"][decks[one["character"]]] = rows


def a_merchant_with_more(s: State) -> None:
    real.from_merchants(s, "claret")
    s["merchants"]["roscoff"]["claret"] = 1


def whole_departed(s: State) -> None:
    s["departed"] = {"tea": 1}


def over(s: State) -> None:
    s["phase"] = "over"


def at_the_end_of_the_track(s: State) -> None:
    last = content().market.ends[2]
    s["track"] = last
    more = sum(content().market.officers(space) for space in range(1, last + 1))
    s["officers"] += [{"place": "up-north", "briber": None}] * more
    s["officers"].sort(key=lambda row: real.LAND.index(row["place"]))


def a_full_hold(s: State) -> None:
    for form in ("velvet", "cognac", "claret", "coffee"):
        real.from_merchants(s, form)
    real.own(s)["hold"] = ["tea", "coffee", "velvet", "cognac", "claret"]


def a_full_warehouse(s: State) -> None:
    a_full_hold(s)
    who = real.own(s)
    who["warehouses"] = dict.fromkeys(who["warehouses"], who["hold"])
    who["hold"] = []
    s["merchants"]["roscoff"]["tea"] += 1
    next(iter(who["warehouses"].values())).remove("tea")


def one_ship_for_two(s: State) -> None:
    real.own(s)["ship"] = real.others(s)["ship"]
    real.own(s)["hold"] = []
    s["departed"] = {"tea": 1}


def a_card_below_and_beside(s: State) -> None:
    row = next(row for bottom in s["under_decks"] for row in bottom)
    row["character"] = s["faces"][0]


def a_lost_warehouse(s: State) -> None:
    real.hire(MOB, "penzance")(s)
    del real.own(s)["warehouses"]["powder-house"]


def more_spilt_than_held(s: State) -> None:
    s["pending"]["spilling"] = [1 - s["turn"]]


IMPOSSIBLE: list[tuple[list[Change], str]] = [
    ([a_full_hold], "that fits its ship"),
    ([a_full_warehouse], "goods that fit"),
    ([one_ship_for_two], "every ship and every character once"),
    ([a_card_below_and_beside], "cards that lie nowhere else"),
    ([a_lost_warehouse], "powder-house with its character's player"),
    ([more_spilt_than_held], "no more secrets spilt than are held"),
    ([set_to("players", [3, 4])], "a list of tables"),
    ([set_to("own.hold", ["gold"])], "names of this pack"),
    ([set_to("officers", [])], "2 of them at space 0"),
    ([set_to("officers.0.place", "scilly")], "none in scilly"),
    ([set_to("pending.recruits", 1)], "1 of them at space 0"),
    ([set_to("track", 2)], "3 of them at space 2"),
    ([real.put("hayle", "own", "gin")], "a player with a pawn there"),
    ([real.put("newlyn", None, "gin")], "a player with a pawn there"),
    ([real.put("newlyn", "own", "gin"), real.post("newlyn")], "beside an officer in newlyn"),
    ([real.put("hayle", None, "gin"), real.post("hayle", "own")], "beside an officer in hayle"),
    ([a_merchant_with_more], "than there was at the start"),
    ([whole_departed], "of tea in all, not"),
    ([set_to("own.hold", ["velvet"] * 3)], "of tea in all, not"),
    ([no_starters], "one START warehouse"),
    ([two_starters], "one START warehouse"),
    ([set_to("own.warehouses", {"belfry": []})], "one START warehouse"),
    ([real.hire(MOB)], "for each of its characters"),
    ([set_to("own.pawns", ["newlyn"] * 3)], "no more than 0 pawns beyond one for each character"),
    (
        [set_to("own.pawns", ["newlyn"] * 4), set_to("played", {"safe-house": 2})],
        "no more than 2 pawns beyond one for each character",
    ),
    ([swapped_faces], "each character beside its own deck"),
    ([set_to("faces.0", None)], "a character of each deck"),
    ([idle_but_used], "has nothing to use"),
    ([twice_the_same_owner], "one card of each player"),
    ([crosswise_below], "one card of each player"),
    ([nothing_below], "no deck has run out"),
    ([set_to("own.passed", True)], "who has not passed"),
    ([set_to("ending", "track end")], "what the track, the merchants and the round say"),
    ([set_to("ending", "round cap")], "what the track, the merchants and the round say"),
    ([at_the_end_of_the_track], "what the track, the merchants and the round say"),
    ([set_to("round", 0)], "a round from 1 to 29"),
    ([set_to("round", 31)], "a round from 1 to 29"),
    ([set_to("dealt", ["allen-cutler"])], "no cards dealt from the first round on"),
    ([pending(pair=["trade", "trade"])], "no cards dealt from the first round on"),
    ([pending(points=1)], "from 0 to 0"),
    ([pending(target="hayle")], "towards a place on the mainland, or none"),
    ([pending(target="scilly", points=1)], "towards a place on the mainland, or none"),
    ([pending(target="hayle", points=1)], "only after one"),
    ([pending(placing="connected")], "only after one"),
    (
        [set_to("phase", "place"), pending(placing="connected", acted=True)],
        "as a character just hired lets it be",
    ),
    ([pending(grants=[{"do": "sail", "amount": 9}])], "the rest of one card"),
    ([pending(grants=[{"do": "rob", "amount": 1}])], "the rest of one card"),
    ([pending(grants=[{"do": "gold", "amount": 1}] * 2)], "the rest of one card"),
    ([pending(draws=[0, 1, 0])], "who could draw them now"),
    (
        [set_to("phase", "secret"), pending(draws=[1, 0, 1], acted=True)],
        "who could draw them now",
    ),
    ([pending(spilling=[0, 1])], "secrets spilt by one other player"),
    ([set_to("faces.1", None), pending(reveals=["trade"])], "one deck to show a new card"),
    (
        [set_to("faces", [None] * 4), pending(reveals=DECKS), set_to("phase", "reveal")],
        "one deck to show a new card",
    ),
    ([set_to("faces", [None] * 4), pending(reveals=DECKS, opening=True, shadow=1)], "just begun"),
    ([pending(opening=True)], "decks to show a card in their order"),
    ([pending(shadow=3, acted=True)], "one after the action if it is taken"),
    ([pending(losing=1)], "expected"),
    ([pending(hiding=1)], "from 0 to 0"),
    ([*real.RISEN, pending(hiding=3)], "from 0 to 2"),
    ([*real.RISEN, pending(target="hayle")], "a landing that was answered"),
    ([*real.RISEN, set_to("played", {})], "a landing that was answered"),
    ([*real.RISEN, set_to("own.influence", 1)], "a landing that was answered"),
    ([*real.RISEN, pending(points=40, hiding=2)], "a landing that was answered"),
    ([*real.RISEN, pending(shadow=1)], "a landing that was answered"),
    ([*real.RISEN, pending(draws=[0])], "nothing else to settle"),
    ([*real.RISEN, set_to("phase", "customs")], "phase"),
    (
        [*real.RISEN, real.hold("slander"), real.ask("landing", LANDED)],
        "a landing that was answered",
    ),
    (
        [
            real.hold("lantern-on-the-cliff"),
            real.ask("landing", {**LANDED, "raised": 3}),
        ],
        "what the player could just do there",
    ),
    ([real.begin_landing(("rum", None))], "own goods aboard"),
    ([real.begin_landing(("tea", None), ("tea", None))], "own goods aboard"),
    ([real.begin_landing(("tea", "belfry"))], "own goods aboard"),
    ([real.begin_landing(("tea", None)), set_to("own.anchor", "mounts-bay")], "in a port or cove"),
    ([real.begin_landing(("tea", None)), set_to("own.influence", 0)], "in a port or cove"),
    (
        [real.begin_landing(("tea", None)), pending(acted=True), set_to("phase", "stow")],
        "only on an open turn",
    ),
    ([real.begin_raid(("gin", MOB))], "a raid with a pawn"),
    (
        [
            *(real.hire(MOB, "penzance"), real.hire("bal-maidens", "penzance"), real.seize("gin")),
            real.begin_raid(("gin", MOB), ("gin", "bal-maidens")),
        ],
        "each once",
    ),
    ([real.ask("landing", LANDED)], "somebody can still answer"),
    ([real.hold("tall-tale"), real.ask("landing", LANDED, points=1)], "from 0 to 0"),
    ([real.hold("tall-tale"), real.ask("landing", LANDED, draws=[0])], "nothing else to settle"),
    (
        [real.hold("tall-tale"), real.ask("landing", {**LANDED, "place": "hayle"})],
        "what the player could just do there",
    ),
    (
        [real.hold("tall-tale"), real.ask("landing", LANDED, shadow=1)],
        "what the player could just do there",
    ),
    ([real.hold("tall-tale"), real.ask("sale", SOLD)], "what the player could just do there"),
    (
        [real.hold("tall-tale"), real.ask("march", {**MARCHED, "end": "lizard"})],
        "a place beside that officer",
    ),
    (
        [real.hold("tall-tale"), real.ask("landing", LANDED), set_to("pending.acted", False)],
        "else one before it",
    ),
    ([real.answered("let be")], "only where something is answered"),
    ([pending(window="landing", claim=LANDED)], "only where something is answered"),
    ([over, set_to("round", 29), set_to("ending", "round cap")], "all have when it is over"),
    ([over, real.everybody_passed], "what the track, the merchants and the round say"),
    (
        [
            over,
            real.everybody_passed,
            set_to("round", 29),
            set_to("ending", "round cap"),
            pending(draws=[0]),
        ],
        "nothing else to settle",
    ),
    (
        [
            over,
            real.everybody_passed,
            set_to("round", 29),
            set_to("ending", "round cap"),
            pending(shadow=1),
        ],
        "nothing more to do",
    ),
    ([set_to("own.ship", None)], "a ship at anchor"),
    ([set_to("others.ship", "titanic")], "one of good-intent"),
    ([set_to("own.gold", -1)], "a whole number"),
    ([set_to("merchants.roscoff", {"tea": 0})], "numbers by names"),
    ([set_to("merchants.roscoff", {"gold": 1})], "numbers by names"),
    ([set_to("faces", [None, None])], "each of the four decks"),
    ([set_to("hands", [[]])], "the secrets of each of 2 players"),
    ([set_to("hands", [["slander"] * 3, []])], "at most 2 of slander"),
    ([set_to("dealt", ["nobody"])], "at most two characters"),
    ([set_to("under_decks", [])], "each of the four decks"),
    ([set_to("own.warehouses", {"attic": []})], "warehouses of this pack"),
    ([set_to("players", [])], "2 to 5 players"),
    ([set_to("own.worked", 1)], "true or false"),
    ([set_to("officers.0.briber", 7)], "a whole number"),
]


@pytest.mark.parametrize(("changes", "message"), IMPOSSIBLE)
def test_what_could_not_be_is_refused(changes: list[Change], message: str) -> None:
    position = a_turn(*changes, round_cap=29)
    began = time.process_time()
    with pytest.raises(PositionError) as wrong:
        Match.from_position(position, 1, pack=PACK)
    assert message in str(wrong.value)
    assert len(str(wrong.value).splitlines()) <= 3
    assert time.process_time() - began < 0.5  # a tenth of it is usual


@pytest.mark.parametrize(
    "until", ["ships", "warehouses", "pair", "keep", "pawns", "anchors", "turn"]
)
@pytest.mark.parametrize("phase", PHASES)
def test_a_phase_changed_alone_is_refused(until: str, phase: str) -> None:
    position = after_the_choosing(until=until).position()
    if phase != until:
        position["state"]["phase"] = phase
        with pytest.raises(PositionError, match="expected"):
            Match.from_position(position, 1, pack=PACK)


BEFORE: list[tuple[str, Change, str]] = [
    ("warehouses", set_to("others.ship", None), "a ship of seat"),
    ("pair", no_starters, "one START warehouse"),
    ("pawns", set_to("own.characters", []), "one character of seat"),
    ("anchors", set_to("own.pawns", ["newlyn", "hayle"]), "one pawn of seat"),
    ("keep", set_to("dealt", []), "two cards to keep one of"),
    ("keep", pending(pair=["trade", "officials"]), "cards of the two decks"),
    ("keep", pending(pair=["trade"]), "cards of the two decks"),
    ("pawns", nothing_below, "who has kept a character"),
    ("pawns", set_to("own.gold", 14), "gold is 14; expected 13"),
    ("ships", set_to("own.ship", "swift"), "expected"),
    ("ships", set_to("round", 1), "round is 1; expected 0"),
    ("ships", set_to("own.pawns", ["newlyn"]), "expected"),
]


@pytest.mark.parametrize(("until", "change", "message"), BEFORE)
def test_at_the_start_there_is_just_what_was_chosen(
    until: str, change: Change, message: str
) -> None:
    position = a_turn(change, until=until)
    with pytest.raises(PositionError, match=message):
        Match.from_position(position, 1, pack=PACK)
