"""Errands in town: the church, the inn, the merchant and the market square."""

from typing import Final

from hoodwink.games.sherwood import refusals as no
from hoodwink.games.sherwood.moves import BUY, PLACES, RECRUIT, Buy, Look, Recruit
from hoodwink.games.sherwood.phases.endings import end_action
from hoodwink.games.sherwood.setting import EQUIPMENT_PRICE, HAND_LIMIT, RECRUIT_PRICE, Setting
from hoodwink.games.sherwood.state import State
from hoodwink.games.sherwood.things import equipment
from hoodwink.games.sherwood.things import moments as at
from hoodwink.games.sherwood.things.board import CHURCH, INN, MARKET, MERCHANT, MOST_SEATS, NONE
from hoodwink.games.sherwood.things.cards import UNSEEN
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.events import Tell
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import Seat, has, only

BUY_OR_RECRUIT: Final[tuple[tuple[Move, ...], ...]] = (
    (),
    (BUY,),
    (RECRUIT,),
    (BUY, RECRUIT),
)


def shopping(s: State) -> tuple[Move, ...]:
    """What the active player can pay for."""
    buying, recruiting = _cannot_buy(s, s.turn) is None, _cannot_recruit(s, s.turn) is None
    return BUY_OR_RECRUIT[buying + 2 * recruiting]


def cannot(s: State, seat: Seat, move: Move) -> Refusal | None:
    """What stands against an errand of the active player."""
    if isinstance(move, Buy):
        return _cannot_buy(s, seat)
    if isinstance(move, Recruit):
        return _cannot_recruit(s, seat)
    assert isinstance(move, Look)
    return no.LIES_OPEN if move.place < len(s.row) else no.NO_SUCH_PLACE


def _cannot_buy(s: State, seat: Seat) -> Refusal | None:
    if s.held[seat] >= HAND_LIMIT:
        return no.HAND_FULL  # SF-040
    if s.sacks[seat] < EQUIPMENT_PRICE:
        return no.CANNOT_PAY  # SF-039a, B-19
    return None if any(s.deck) or any(s.discard) else no.NO_EQUIPMENT  # B-17


def _cannot_recruit(s: State, seat: Seat) -> Refusal | None:
    if s.sacks[seat] < RECRUIT_PRICE:
        return no.CANNOT_PAY  # SF-041a, B-19
    return None if s.oak[seat] else no.OAK_EMPTY  # B-18


def donate(s: State, sacks: int, tell: Tell | None) -> None:
    seat = s.turn
    _post(s, CHURCH)
    _pay_mine(s, seat, sacks)
    s.win_glory(seat, sacks)  # SF-033, SF-034
    if tell:
        tell("donated", seat=seat, sacks=sacks)
    end_action(s, tell)


def _post(s: State, post: int) -> None:
    """One raider leaves the camp for a place where there is no fighting."""
    s.clear_talks()
    s.camp[s.turn] -= 1
    s.posted[post * MOST_SEATS + s.turn] += 1


def _pay_mine(s: State, seat: Seat, sacks: int) -> None:
    s.sacks[seat] -= sacks
    s.mine += sacks


def go_to_inn(s: State, setting: Setting, place: int, tell: Tell | None) -> None:
    """Chance decides what the card is, unless somebody has seen it before."""
    _post(s, INN)
    s.cart = place
    if s.row[place] == UNSEEN:
        s.go_to(at.LOOK)
    else:
        look(s, setting, tell)


def look(s: State, setting: Setting, tell: Tell | None) -> None:
    seat, place = s.turn, s.cart
    s.cart = NONE
    s.knowers[place] |= only(seat)  # SF-035, SF-037
    if sum(has(mask, seat) for mask in s.markers) < setting.content.markers_each:
        s.markers[place] |= only(seat)  # SF-036, SF-038
    if tell:
        card = setting.cards[s.row[place]].to_json(setting.board)
        tell("looked", {seat: {"card": card}}, seat=seat, place=PLACES[place])
    end_action(s, tell)


def go_to_merchant(s: State, tell: Tell | None) -> None:
    _post(s, MERCHANT)
    _pay_mine(s, s.turn, EQUIPMENT_PRICE)  # SF-039a
    if not any(s.deck):
        equipment.refill(s)
        if tell:
            tell("reshuffled", cards=sum(s.deck))
    s.go_to(at.DRAW)


def buy(s: State, setting: Setting, kind: int, tell: Tell | None) -> None:
    equipment.draw(s, s.turn, kind)  # SF-039b
    if tell:
        tell("bought", {s.turn: {"equipment": setting.gear.names[kind]}}, seat=s.turn)
    end_action(s, tell)


def recruit(s: State, tell: Tell | None) -> None:
    seat = s.turn
    _post(s, MARKET)
    _pay_mine(s, seat, RECRUIT_PRICE)  # SF-041a
    s.oak[seat] -= 1
    s.posted[MARKET * MOST_SEATS + seat] += 1  # SF-041b, SF-042
    if tell:
        tell("recruited", seat=seat)
    end_action(s, tell)
