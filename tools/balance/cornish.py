"""What is measured in Cornish Smuggler, and the bars that it must reach."""

from collections.abc import Mapping, Sequence
from typing import Any

from hoodwink.games.cornish.things.content import content_of
from hoodwink.kernel.outcome import Outcome
from hoodwink.kernel.packs import built_in
from tools.balance import snowball, starts
from tools.balance.markdown import furthest, markdown, marked, verdict
from tools.balance.playing import Field, Measured, Opened, Tally

HIRER = "tools.exploiters:Hirer"
FIELDS = [Field("cornish", seats, guest=guest) for guest in ("", HIRER) for seats in (2, 3, 4, 5)]
SHORTEST, LONGEST = 6.0, 14.0
LEAST_USED, MOST_USED = 0.2, 5.0
SEAT_POINTS = 5.0
MOST_CAPPED = 0.002
LEAST_BOUGHT = 0.5
PACK = built_in("cornish")
CONTENT = content_of(PACK)
TRIGGERS = ("track end", "sold out")
ENDS = (*TRIGGERS, "round cap")
ACTIONS = {
    "sailed": "sail",
    "goods_carried": "move",
    "pawn_walked": "move",
    "goods_hauled": "move together",
    "officer_ordered": "move an officer",
    "reputation_bought": "buy reputation",
    "goods_landed": "land",
    "character_hired": "hire",
    "goods_bought": "buy",
    "officer_bribed": "bribe",
    "goods_sold": "sell",
    "worked_honestly": "honest work",
    "secret_sought": "discover",
    "customs_raided": "raid",
    "passed": "pass",
}
"""The fourteen actions, by the events that tell of them (CS-045 to CS-058)."""


def measure(events: Sequence[Mapping[str, Any]], outcome: Outcome, opened: Opened) -> Tally:
    """What one game made use of, how long it took, and what helped to win it."""
    tally = snowball.counted(events, outcome, opened)
    tally["end", outcome.reason] += 1
    seats = len(outcome.scores)
    for event in events:
        kind = event["event"]
        if kind == "ship_taken" and event["seat"] in outcome.winners:
            tally["ship wins", event["ship"]] += 60 // len(outcome.winners)
        if kind == "round_started":
            tally["rounds", "all"] += 1
        elif kind == "first_player":
            for seat in outcome.winners:
                after = (seat - event["seat"]) % seats
                tally["order", str(after)] += 60 // len(outcome.winners)
        else:
            tally.update(_used(kind, event))
    return tally


def further(measured: Measured, seed: str, processes: int) -> Measured:
    """With first characters of whom the games have told too little."""
    return measured if measured.field.guest else starts.further(measured, seed, processes)


def _used(kind: str, event: Mapping[str, Any]) -> list[tuple[str, str]]:
    """A ship that was taken, a character that joined, a secret that was played, an action."""
    if kind == "ship_taken":
        return [("ship", event["ship"])]
    if kind == "character_kept":
        return [("character", event["character"])]
    if kind == "secret_played":
        return [("secret", event["secret"])]
    if kind not in ACTIONS or not _is_action(kind, event):
        return []
    joined = [("character", event["character"])] if kind == "character_hired" else []
    return [("action", ACTIONS[kind]), *joined]


def _is_action(kind: str, event: Mapping[str, Any]) -> bool:
    """Steps and bribes that a card gives are no actions."""
    if kind == "officer_bribed":
        return bool(event["gold"])
    return kind == "goods_sold" or event.get("paid") != "nothing"


def things() -> dict[str, dict[str, int]]:
    """By kind, everything that could be used and how many there are of each."""
    return {
        "ship": dict.fromkeys(CONTENT.ships, 1),
        "character": {card.key: 1 for card in CONTENT.characters},
        "secret": {secret.key: secret.count for secret in CONTENT.secrets},
    }


def uses(measured: Measured, kind: str) -> dict[str, float]:
    """The use of everything of a kind, as a share of the mean; copies count apart."""
    found = {name: measured.tally[kind, name] / n for name, n in things()[kind].items()}
    mean = sum(found.values()) / len(found)
    return {name: use / mean if mean else 0.0 for name, use in found.items()}


def _extremes(measured: Measured, kind: str) -> list[str]:
    """The least and the most used of a kind."""
    found = uses(measured, kind)
    return [
        marked(f"{name} {found[name]:.2f}", LEAST_USED <= found[name] <= MOST_USED)
        for name in (min(found, key=found.__getitem__), max(found, key=found.__getitem__))
    ]


def _ship_wins(measured: Measured) -> str:
    """The share of games that is won with the worst ship and with the best."""
    tally = measured.tally
    won = {
        ship: tally["ship wins", ship] / 60 / tally["ship", ship]
        for ship in CONTENT.ships
        if tally["ship", ship]
    }
    worst, best = min(won, key=won.__getitem__), max(won, key=won.__getitem__)
    return f"{worst} {won[worst]:.0%}, {best} {won[best]:.0%}"


def _fair(measured: Measured, kind: str, word: str) -> str:
    tally = measured.tally
    seat, points = furthest(
        lambda seat: tally[kind, str(seat)], measured.field.seats, measured.games
    )
    return marked(f"{word} {seat}: {points:+.1f}", abs(points) <= SEAT_POINTS)


def _ends(measured: Measured) -> str:
    """How the games ended; both triggers must occur, and next to no game may run on and on."""
    shares = {name: measured.tally["end", name] / measured.games for name in ENDS}
    told = ", ".join(f"{name} {share:.0%}" for name, share in shares.items())
    if shares["round cap"]:
        told = told.replace("round cap 0%", f"round cap {shares['round cap']:.1%}")
    capped = shares["round cap"] >= MOST_CAPPED
    return marked(told, all(shares[name] for name in TRIGGERS) and not capped)


def _row(measured: Measured) -> list[str]:
    rounds = measured.tally["rounds", "all"] / measured.games
    return [
        str(measured.field.seats),
        marked(f"{rounds:.1f}", SHORTEST <= rounds <= LONGEST),
        _ends(measured),
        *_extremes(measured, "ship"),
        _ship_wins(measured),
        *_extremes(measured, "character"),
        *_extremes(measured, "secret"),
        _fair(measured, "wins", "seat"),
        _fair(measured, "order", "place"),
    ]


def _actions(measured: Sequence[Measured]) -> list[list[str]]:
    """How often each action is taken in a game, by the number of players."""
    names = dict.fromkeys(ACTIONS.values())
    return [[name, *(_action(one, name) for one in measured)] for name in names]


def _action(measured: Measured, name: str) -> str:
    """Every action is taken now and then; reputation is bought in every second game at least."""
    often = measured.tally["action", name] / measured.games
    holds = often >= LEAST_BOUGHT if name == "buy reputation" else often > 0
    return marked(f"{often:.2f}", holds)


HEADINGS = (
    "players",
    "rounds",
    "ended by",
    "least used ship",
    "most",
    "ship that wins least, most",
    "least used character",
    "most",
    "least used secret",
    "most",
    "seat furthest from fair",
    "place in the first round",
)


def report(all_measured: Sequence[Measured]) -> str:
    """The tables as Markdown."""
    measured = [one for one in all_measured if not one.field.guest]
    guests = [one for one in all_measured if one.field.guest]
    first = markdown(HEADINGS, [_row(one) for one in measured])
    players = [f"{one.field.seats} players" for one in measured]
    second = markdown(("action, times a game", *players), _actions(measured))
    third = snowball.tables(measured, guests)
    return (
        f"Measured on {measured[0].games} games at each table, with a `freetrader` in every\n"
        f"seat, on the pack `{PACK.digest}`. A ship is used when it is taken, a character\n"
        "when it is kept or hired, a secret when it is played; each as a share of the mean of its\n"
        "kind, copies apart. Places count from the first player, who is place 0.\n"
        f"{verdict(first + second + third)}\n\n"
        f"{first}\n\n{second}\n\n"
        "What a good start is worth. Rates of victory are given as times the fair share, with\n"
        "their 95% intervals. The best name after round 3 counts where one player alone has it.\n"
        "The margin is between the first and the second, in the mean; so many characters, or\n"
        "fewer, are hired by 95 of 100 players. The last column is from\n"
        f"{guests[0].games} games at each table.\n\n"
        f"{third}\n\n{starts.told(measured)}\n"
    )
