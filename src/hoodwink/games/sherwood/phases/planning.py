"""The planning phase: one action a turn until every camp is empty."""

from hoodwink.games.sherwood.moves import PLACES
from hoodwink.games.sherwood.phases.rounds import wait_for, wait_for_chance
from hoodwink.games.sherwood.setting import EQUIPMENT_PRICE, RECRUIT_PRICE, Setting
from hoodwink.games.sherwood.state import State
from hoodwink.games.sherwood.things import equipment
from hoodwink.games.sherwood.things import moments as at
from hoodwink.games.sherwood.things.board import CHURCH, INN, MARKET, MERCHANT, NOBODY, NONE, SEATS
from hoodwink.games.sherwood.things.cards import UNSEEN
from hoodwink.kernel.events import Tell
from hoodwink.kernel.seats import Seat


def donate(s: State, sacks: int, tell: Tell | None) -> None:
    seat = s.turn
    _post(s, CHURCH)
    pay_mine(s, seat, sacks)
    s.glory[seat] += sacks  # SF-033, SF-034
    if tell:
        tell("donated", seat=seat, sacks=sacks)
    end_action(s, tell)


def _post(s: State, post: int) -> None:
    """One raider leaves the camp for a place where there is no fighting."""
    s.clear_talks()
    s.camp[s.turn] -= 1
    s.posted[post * SEATS + s.turn] += 1


def pay_mine(s: State, seat: Seat, sacks: int) -> None:
    s.sacks[seat] -= sacks
    s.mine += sacks


def go_to_inn(s: State, setting: Setting, place: int, tell: Tell | None) -> None:
    """Chance decides what the card is, unless somebody has seen it before."""
    _post(s, INN)
    s.cart = place
    if s.row[place] == UNSEEN:
        wait_for_chance(s, at.LOOK)
    else:
        look(s, setting, tell)


def look(s: State, setting: Setting, tell: Tell | None) -> None:
    seat, place = s.turn, s.cart
    s.cart = NONE
    s.knowers[place] |= 1 << seat  # SF-035, SF-037
    if free_markers(s, setting, seat):
        s.markers[place] |= 1 << seat  # SF-036, SF-038
    if tell:
        card = setting.cards[s.row[place]].to_json(setting.board)
        tell("looked", {seat: {"card": card}}, seat=seat, place=PLACES[place])
    end_action(s, tell)


def free_markers(s: State, setting: Setting, seat: Seat) -> int:
    return setting.content.markers_each - sum(mask >> seat & 1 for mask in s.markers)


def go_to_merchant(s: State, tell: Tell | None) -> None:
    _post(s, MERCHANT)
    pay_mine(s, s.turn, EQUIPMENT_PRICE)  # SF-039a
    if not any(s.deck):
        equipment.refill(s)
        if tell:
            tell("reshuffled", cards=sum(s.deck))
    wait_for_chance(s, at.DRAW)


def buy(s: State, setting: Setting, kind: int, tell: Tell | None) -> None:
    equipment.draw(s, s.turn, kind)  # SF-039b
    if tell:
        tell("bought", {s.turn: {"equipment": setting.gear.names[kind]}}, seat=s.turn)
    end_action(s, tell)


def recruit(s: State, tell: Tell | None) -> None:
    seat = s.turn
    _post(s, MARKET)
    pay_mine(s, seat, RECRUIT_PRICE)  # SF-041a
    s.oak[seat] -= 1
    s.posted[MARKET * SEATS + seat] += 1  # SF-041b, SF-042
    if tell:
        tell("recruited", seat=seat)
    end_action(s, tell)


def occupy(s: State, setting: Setting, raiders: int, tell: Tell | None) -> None:
    """SF-043: alone, with at least one raider."""
    assert s.draft is not None
    hideout = s.draft.hideout
    settle_in(s, hideout, s.turn, raiders)
    if tell:
        tell("occupied", seat=s.turn, hideout=setting.board.hideouts[hideout], raiders=raiders)
    end_action(s, tell)


def settle_in(s: State, hideout: int, seat: Seat, raiders: int) -> None:
    """Raiders move from the camp to a hideout; the active player leads them."""
    s.camp[seat] -= raiders
    s.band[hideout * SEATS + seat] = raiders
    s.leader[hideout] = s.turn  # SF-044, SF-048
    s.occupied |= 1 << hideout


def end_action(s: State, tell: Tell | None) -> None:
    """The next player who still has raiders in camp; without any, the raids begin."""
    s.clear_talks()
    _note_empty_camps(s, tell)
    seats = len(s.camp)
    for step in range(1, seats + 1):
        seat = (s.turn + step) % seats
        if s.camp[seat]:  # SF-028, SF-030
            s.turn = seat
            wait_for(s, at.ACTION, seat)
            return
    s.turn = s.first  # SF-029, SF-053
    wait_for(s, at.CHOOSE, s.turn)


def _note_empty_camps(s: State, tell: Tell | None) -> None:
    """The first empty camp brings glory, the second the first-player card."""
    seats = len(s.camp)
    for step in range(seats):
        seat = (s.turn + step) % seats  # SF-052
        if s.camp[seat] or s.emptied >> seat & 1:
            continue
        if s.emptied == 0:
            s.glory[seat] += 1  # SF-050
            if tell:
                tell("emptied_first", seat=seat)
        elif s.first == NOBODY:
            s.first = seat  # SF-051
            if tell:
                tell("took_first_player_card", seat=seat)
        s.emptied |= 1 << seat
