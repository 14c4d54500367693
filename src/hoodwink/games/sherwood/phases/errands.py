"""Errands in town: the church, the inn, the merchant and the market square."""

from hoodwink.games.sherwood.moves import PLACES
from hoodwink.games.sherwood.phases.endings import end_action
from hoodwink.games.sherwood.setting import EQUIPMENT_PRICE, RECRUIT_PRICE, Setting
from hoodwink.games.sherwood.state import State
from hoodwink.games.sherwood.things import equipment
from hoodwink.games.sherwood.things import moments as at
from hoodwink.games.sherwood.things.board import CHURCH, INN, MARKET, MERCHANT, MOST_SEATS, NONE
from hoodwink.games.sherwood.things.cards import UNSEEN
from hoodwink.kernel.events import Tell
from hoodwink.kernel.seats import Seat, has, only


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
