"""Fists: the smallest game with everything the kit looks at, for the kit to be tried on.

Each round chance deals everyone a card. All put coins into a fist, one `add` at a time, and end
with `bet low` or `bet high`, sealed. Anyone may once a round `offer` a coin to the pot, whenever;
the table may `ring`, and who has not bet yet bets low. Then all is shown: fists go to the pot,
and the highest card among those who bet high takes it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from conformance.reasons.reason import Reasons
from hoodwink import NATURE, TABLE, Move, Outcome, PositionError, Refusal
from hoodwink.kernel.chance import Chance
from hoodwink.kernel.errors import said_like
from hoodwink.kernel.events import Tell
from hoodwink.kernel.game import Game, View
from hoodwink.kernel.moves import Never, Nevers, Phrasebook, Slot
from hoodwink.kernel.options import Option, Options
from hoodwink.kernel.outcome import most_wins
from hoodwink.kernel.packs import Pack
from hoodwink.kernel.reading import Reading
from hoodwink.kernel.seats import Seat

DEALS = tuple(Move(f"deal {card}") for card in range(1, 6))
ADD = Move("add", quiet=True)
BETS = (Move("bet low"), Move("bet high"))
OFFER = Move("offer")
RING = Move("ring")

OPTIONS = (Option("rounds", 2, "F-3", low=1, high=3),)
PACK = Pack('game = "fists"\nversion = "1"', "fists")
NO_BET, LOW, HIGH = -1, 0, 1
COINS_EACH = 3
NOT_NOW = Refusal("F-1", "not-now", "This is not for you to do now.")
EMPTY_HANDED = Refusal("F-2", "empty-handed", "You have no coin for this.")
SAID_LIKE = said_like("F-1", "add", "add")
OVER = Refusal("F-3", "over", "All rounds have been played.")
NEVERS = Nevers([("deal", Slot(map(str, range(1, 6)), beyond=NOT_NOW))])
RULES = {"add bet": "F-1", "offer": "F-2"}
UNSAID = {NOT_NOW: (*DEALS, RING)}
PHRASES = Phrasebook([*DEALS, ADD, *BETS, OFFER, RING], NEVERS.read, RULES, UNSAID)

PAGE = {
    "F-1": "Chance deals. Then all add to their fists, offer coins and bet, until the bell rings.",
    "F-2": "You cannot add a coin or offer one that you do not have.",
    "F-3": "The game ends after the last round.",
}
REASONS = Reasons(
    lambda _: {"heights": ("low", "high")},
    subjects={"deal": "deals", "add": "add", "bet": "bet", "offer": "offer", "ring": "bell"},
    general=frozenset({"over"}),
    claims={
        "not-now": lambda a: (
            a.verb in ("deal", "ring") or a.view["bet"] != NO_BET or a.verb != "bet"
        ),
        "said-like": lambda a: PHRASES.find(a.text) is None,
        "empty-handed": lambda a: not a.among("purses"),
        "over": lambda a: a.view["round"] == a.options["rounds"],
    },
    refusals=(NOT_NOW, EMPTY_HANDED, SAID_LIKE, OVER),
    rule=PAGE.get,
    rules=RULES,
)


def conserved(truth: Mapping[str, Any], seats: int) -> tuple[object, object]:
    """Three coins a seat, those in the fists still counted in the purses; no card twice."""
    cards = truth["cards"]
    return (truth["pot"] + sum(truth["purses"]), len(set(cards))), (3 * seats, len(cards))


def agrees(seen: View, truth: Mapping[str, Any]) -> bool:
    """Your own card is nobody else's."""
    return seen["card"] is None or truth["cards"].count(seen["card"]) == 1


@dataclass
class State:
    """`shown` is what the last round showed everybody: card, fist and bet of each seat."""

    round: int
    pot: int
    purses: list[int]
    fists: list[int]
    bets: list[int]
    offered: list[int]
    cards: list[int]
    shown: list[list[int]]

    def next_round(self) -> None:
        seats = len(self.purses)
        self.round += 1
        self.fists, self.bets, self.offered = [0] * seats, [NO_BET] * seats, [0] * seats
        self.cards = []


def room(s: State, seat: Seat) -> int:
    """How much a fist may hold, so that one coin for an offer is always left."""
    return min(2, max(0, s.purses[seat] - (not s.offered[seat])))


class Fists(Game[State]):
    """The rules, sound in every way."""

    def __init__(self, options: Options, pack: Pack) -> None:
        self.rounds = int(options["rounds"])

    def start(self, seats: int) -> State:
        s = State(-1, 0, [COINS_EACH] * seats, [], [], [], [], [])
        s.next_round()
        return s

    def bidding(self, s: State) -> bool:
        return s.round < self.rounds and len(s.cards) == len(s.purses)

    def to_act(self, s: State) -> tuple[Seat, ...]:
        if s.round == self.rounds:
            return ()
        if not self.bidding(s):
            return (NATURE,)
        return tuple(seat for seat, bet in enumerate(s.bets) if bet == NO_BET)

    def may_act(self, s: State) -> tuple[Seat, ...]:
        if not self.bidding(s):
            return ()
        done = [seat for seat, bet in enumerate(s.bets) if bet != NO_BET]
        return (*(seat for seat in done if self.may_offer(s, seat)), TABLE)

    def may_offer(self, s: State, seat: Seat) -> bool:
        return bool(s.purses[seat] and not s.offered[seat])

    def moves(self, s: State, seat: Seat) -> Sequence[Move]:
        if seat == NATURE and self.to_act(s) == (NATURE,):
            return [deal for card, deal in enumerate(DEALS, start=1) if card not in s.cards]
        if not self.bidding(s) or seat == NATURE or seat >= len(s.bets):
            return ()
        return (RING,) if seat == TABLE else self.bids(s, seat)

    def bids(self, s: State, seat: Seat) -> list[Move]:
        offers = [OFFER] if self.may_offer(s, seat) else []
        if s.bets[seat] != NO_BET:
            return offers
        adds = [ADD] if s.fists[seat] < room(s, seat) else []
        return [*adds, *BETS, *offers]

    def odds(self, s: State) -> Sequence[int]:
        return [1] * len(self.moves(s, NATURE))

    def refusal(self, s: State, seat: Seat, move: Move) -> Refusal | None:
        if move in self.moves(s, seat):
            return None
        if s.round == self.rounds:
            return OVER
        if isinstance(move, Never):
            return move.refusal
        broke = move in (ADD, OFFER) and 0 <= seat < len(s.purses) and not s.purses[seat]
        return EMPTY_HANDED if broke else NOT_NOW

    def fallback(self, s: State, seat: Seat) -> Move:
        return BETS[LOW]

    def apply(self, s: State, seat: Seat, move: Move, tell: Tell | None) -> None:
        if move in DEALS:
            self.deal(s, DEALS.index(move) + 1, tell)
        elif move is ADD:
            s.fists[seat] += 1
        elif move is OFFER:
            self.offer(s, seat, tell)
        else:
            self.close(s, seat, move, tell)

    def deal(self, s: State, card: int, tell: Tell | None) -> None:
        if tell:
            tell("dealt", {len(s.cards): {"card": card}}, seat=len(s.cards))
        s.cards.append(card)

    def offer(self, s: State, seat: Seat, tell: Tell | None) -> None:
        s.purses[seat] -= 1
        s.pot += 1
        s.offered[seat] = 1
        if tell:
            tell("offered", seat=seat)

    def close(self, s: State, seat: Seat, move: Move, tell: Tell | None) -> None:
        """A bet, or the bell that bets low for all who wait."""
        if move is RING:
            s.bets = [LOW if bet == NO_BET else bet for bet in s.bets]
        else:
            s.bets[seat] = HIGH if move.text == "bet high" else LOW
        if tell:
            tell("rang" if move is RING else "bet", seat=seat)
        if NO_BET not in s.bets:
            self.settle(s, seat, tell)

    def settle(self, s: State, last: Seat, tell: Tell | None) -> None:
        s.shown = [list(row) for row in zip(s.cards, s.fists, s.bets, strict=True)]
        s.purses = [purse - fist for purse, fist in zip(s.purses, s.fists, strict=True)]
        s.pot += sum(s.fists)
        winner = self.winner(s, last)
        if tell:
            tell("shown", cards=[row[:] for row in s.shown], winner=winner)
        if winner is not None:
            s.purses[winner] += s.pot
            s.pot = 0
        s.next_round()

    def winner(self, s: State, last: Seat) -> Seat | None:
        """Whoever bet high on the highest card. Who was the last to bet does not count."""
        high = [card for card, _, bet in s.shown if bet == HIGH]
        return s.cards.index(max(high)) if high else None

    def public(self, s: State) -> View:
        return {
            "round": s.round,
            "pot": s.pot,
            "purses": s.purses[:],
            "offered": s.offered[:],
            "dealt": len(s.cards),
            "shown": [row[:] for row in s.shown],
            "closed": [bet != NO_BET for bet in s.bets],
        }

    def own(self, s: State, seat: Seat | None) -> View:
        own = seat is not None and self.bidding(s)
        return {
            "seat": seat,
            "card": s.cards[seat] if seat is not None and seat < len(s.cards) else None,
            "fist": s.fists[seat] if own and seat is not None else None,
            "bet": s.bets[seat] if own and seat is not None else None,
        }

    def imagine(self, seen: View, chance: Chance) -> State:
        s = State(seen["round"] - 1, seen["pot"], seen["purses"][:], [], [], [], [], [])
        s.next_round()
        s.offered = seen["offered"][:]
        s.shown = [row[:] for row in seen["shown"]]
        deck = [card + 1 for card in chance.shuffled(5) if card + 1 != seen["card"]]
        own = [seen["card"] if seat == seen["seat"] else None for seat in range(seen["dealt"])]
        s.cards = [card or deck.pop() for card in own]
        if self.bidding(s):
            self.imagine_bids(s, seen, chance)
        return s

    def imagine_bids(self, s: State, seen: View, chance: Chance) -> None:
        for seat, closed in enumerate(seen["closed"]):
            s.fists[seat] = chance.below(room(s, seat) + 1)
            s.bets[seat] = chance.below(2) if closed else NO_BET
        if seen["seat"] is not None:
            s.fists[seen["seat"]] = seen["fist"]
            s.bets[seen["seat"]] = seen["bet"]

    def outcome(self, s: State) -> Outcome | None:
        return most_wins(s.purses, "rounds played") if s.round == self.rounds else None

    def read(self, text: str) -> Move:
        return PHRASES.read(text)

    def seats(self, s: State) -> int:
        return len(s.purses)

    def copy(self, s: State) -> State:
        return State(**asdict(s))

    def dump(self, s: State) -> dict[str, Any]:
        return asdict(s)

    def load(self, values: Mapping[str, Any]) -> State:
        read = Reading("position", values, PositionError)
        seats = len(read.rows("purses"))
        if seats not in (2, 3):
            raise read.wrong("purses", "one for each of 2 or 3 players")
        s = State(
            read.count("round", 0, self.rounds),
            read.count("pot", 0, COINS_EACH * seats),
            read.counts("purses", seats, 0, COINS_EACH * seats),
            read.counts("fists", seats, 0, 2),
            read.counts("bets", seats, NO_BET, HIGH),
            read.counts("offered", seats, 0, 1),
            read.counts("cards", len(read.rows("cards")), 1, 5),
            [self.load_shown(read, row) for row in read.rows("shown")],
        )
        self.check_coins(s, read)
        self.check_cards(s, read)
        self.check_bids(s, read)
        return s

    def load_shown(self, read: Reading, row: Any) -> list[int]:
        if type(row) is not list or [type(value) for value in row] != [int] * 3:
            raise read.wrong("shown", "card, fist and bet of each seat")
        return row[:]

    def check_coins(self, s: State, read: Reading) -> None:
        if s.pot + sum(s.purses) != COINS_EACH * len(s.purses):
            raise read.wrong("pot", f"{COINS_EACH} coins a seat in the purses and the pot")

    def check_cards(self, s: State, read: Reading) -> None:
        most = len(s.purses) if s.round < self.rounds else 0
        if len(set(s.cards)) < len(s.cards) or len(s.cards) > most:
            raise read.wrong("cards", f"at most {most} different cards")

    def check_bids(self, s: State, read: Reading) -> None:
        for seat, fist in enumerate(s.fists):
            if fist > (room(s, seat) if self.bidding(s) else 0):
                raise read.wrong("fists", "coins that their owner has, once all cards are dealt")
        untouched = set(s.bets) == {NO_BET} and set(s.offered) == {0}
        if not (NO_BET in s.bets if self.bidding(s) else untouched):
            raise read.wrong("bets", "some, but not all, and none before all cards are dealt")
