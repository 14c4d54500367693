"""The raid phase: which card to send, when to draw a weapon, who gets what."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from hoodwink.bots.sherwood.country import Wagon
from hoodwink.bots.sherwood.mind import CARD, Mind
from hoodwink.games.sherwood.moves import CAPE_RETURN, CAPE_STAY, LET_BE, PASS, Give, Send, Use
from hoodwink.kernel.moves import Move

ENVY: Final = 0.25
"""How much it hurts when others rob a cart."""
HONOUR: Final = 0.3
"""What a promise by word is worth beside the gain: not very much."""
MESSAGE: Final = 1.5
"""What a Messenger must bring to be sent."""


def band_at(mind: Mind, hideout: str) -> Mapping[str, Any]:
    found: Mapping[str, Any] = next(
        band for band in mind.view["hideouts"] if band["hideout"] == hideout
    )
    return found


def send(mind: Mind, moves: Sequence[Move]) -> Move:
    """The card from which one expects most, more than others."""
    blind = sum(_fate(mind, card, card.route) for card in mind.unseen) / max(1, len(mind.unseen))

    def worth(move: Move) -> float:
        assert isinstance(move, Send)
        shown = mind.view["row"][move.place]["card"]
        if not shown:
            return blind
        card = mind.country.wagon(shown)
        return _fate(mind, card, card.route)

    return max(moves, key=worth)


def _fate(mind: Mind, card: Wagon, road: Sequence[str]) -> float:
    """What becomes of a cart on that road, for oneself and against the others."""
    worth = 0.0
    for hideout in road:
        if hideout not in mind.bands:
            continue
        raiders = band_at(mind, hideout)["raiders"]
        if mind.bands[hideout] >= card.combat:
            return worth + _spoils(mind, card, raiders)
        if card.sheriff:
            worth -= mind.harm(card) if raiders[mind.seat] else -ENVY
    return worth


def _spoils(mind: Mind, card: Wagon, raiders: Sequence[int]) -> float:
    others = sum(1 for seat, count in enumerate(raiders) if count and seat != mind.seat)
    share = raiders[mind.seat] / sum(raiders)
    own = card.glory + share * mind.loot(card) if raiders[mind.seat] else 0.0
    loss = others * card.glory + (1 - share) * mind.loot(card)
    return own - ENVY * loss


def on_the_road(mind: Mind) -> Wagon:
    """The card whose cart is on its way."""
    place = mind.view["cart"]["place"]
    return mind.country.wagon(
        next(one["card"] for one in mind.view["row"] if one["place"] == place)
    )


def redirect(mind: Mind, moves: Sequence[Move]) -> Move:
    """Another town, if the cart is then worth much more to oneself."""
    if len(moves) == 1:
        return moves[0]
    cart, card = mind.view["cart"], on_the_road(mind)
    place = next(one for one in mind.view["row"] if one["place"] == cart["place"])
    start = place["card"]["start"]

    def worth(move: Move) -> float:
        town = cart["destination"] if move is LET_BE else move.text.split()[1]
        fate = _fate(mind, card, mind.country.route(start, town)[cart["step"] :])
        return fate - (0.0 if move is LET_BE else MESSAGE)

    return max(moves, key=worth)


def equip(mind: Mind, moves: Sequence[Move]) -> Move:
    """The cheapest cards that win, if the win is worth them; promises weigh a little."""
    cart, card = mind.view["cart"], on_the_road(mind)
    band = band_at(mind, cart["hideout"])
    played = [*cart["played"], *band["pledges"]]
    bonuses = mind.country.bonuses
    need = card.combat - sum(band["raiders"]) - sum(bonuses.get(name, 0) for _, name in played)
    if need <= 0:
        return PASS
    uses = [move for move in moves if isinstance(move, Use)]
    uses.sort(key=lambda move: _bonus(mind, move))
    if not uses or not _worth_it(mind, card, band, need):
        return PASS
    enough = [use for use in uses if _bonus(mind, use) >= need]
    return enough[0] if enough else uses[-1]


def _bonus(mind: Mind, use: Use) -> int:
    return mind.country.bonuses[use.text.split()[1]]


def _worth_it(mind: Mind, card: Wagon, band: Mapping[str, Any], need: int) -> bool:
    """Whether own cards, with some help where there are allies, can do it and should."""
    cart = mind.view["cart"]
    used = sum(1 for seat, _ in [*cart["played"], *band["pledges"]] if seat == mind.seat)
    own = mind.bonuses[: max(0, band["raiders"][mind.seat] - used)]
    helpers = [
        min(held, count)
        for seat, (held, count) in enumerate(zip(mind.view["held"], band["raiders"], strict=True))
        if seat != mind.seat and seat not in cart["passed"]
    ]
    if sum(own) + 2 * sum(helpers) < need:
        return False
    cards = 1
    while cards < len(own) and sum(own[:cards]) < need:
        cards += 1
    gain = _spoils(mind, card, band["raiders"]) + (mind.harm(card) if card.sheriff else 0.0)
    price = 0.1 if mind.last else CARD
    return gain + _given_word(mind) * HONOUR > cards * price


def _given_word(mind: Mind) -> int:
    """How many cards one has promised for this fight by word."""
    cart = mind.view["cart"]
    return sum(
        promise["cards"]
        for promise in mind.view["promises"]
        if promise["seat"] == mind.seat
        and promise["standing"] == "open"
        and promise["hideout"] == cart["hideout"]
    )


def hear(mind: Mind, moves: Sequence[Move]) -> Move:
    """Allies first; perhaps its own cards can be saved."""
    return next((move for move in moves if move.text != f"hear {mind.seat}"), moves[0])


def share(mind: Mind, moves: Sequence[Move]) -> Move:
    """The better part for oneself; else the worse one, and to whoever has least glory."""

    def worth(move: Move) -> float:
        assert isinstance(move, Give)
        part = mind.companion if move.companion else mind.sack
        if move.seat == mind.seat:
            return 100 + part
        return -part - 0.01 * float(mind.view["glory"][move.seat])

    return max(moves, key=worth)


def keep(_mind: Mind, moves: Sequence[Move]) -> Move:
    """What nobody was promised is one's own."""
    return moves[0]


def stay(mind: Mind, moves: Sequence[Move]) -> Move:
    """Provisions are for those who are still strong enough when more carts are to come."""
    band = band_at(mind, mind.view["cart"]["hideout"])
    coming = sum(1 for place in mind.view["row"] if not place["gone"]) - 1
    own = mind.armed(band["raiders"][mind.seat])
    strong = own >= (5 if mind.later_rounds else 3)
    return moves[-1] if strong and coming >= 2 else LET_BE


def hide_under_cape(mind: Mind, moves: Sequence[Move]) -> Move:
    """A cape is worn when the Sheriff would hurt, or when there is still something to wait for."""
    if CAPE_STAY not in moves:
        return LET_BE
    band = band_at(mind, mind.view["cart"]["hideout"])
    coming = sum(1 for place in mind.view["row"] if not place["gone"]) - 1
    if coming and band["raiders"][mind.seat] >= 2:
        return CAPE_STAY
    return CAPE_RETURN if mind.harm(on_the_road(mind)) > 0 else LET_BE
