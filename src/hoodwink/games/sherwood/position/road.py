"""Where a cart may be, and what may be going on where it meets a band."""

from hoodwink.games.sherwood.phases.sharing.commitments import is_planned
from hoodwink.games.sherwood.phases.sharing.fair import next_gifts
from hoodwink.games.sherwood.phases.sharing.loot import surplus_gifts
from hoodwink.games.sherwood.position.needs import need
from hoodwink.games.sherwood.setting import ROUNDS, Setting
from hoodwink.games.sherwood.state import State
from hoodwink.games.sherwood.things import moments as at
from hoodwink.games.sherwood.things.bands import is_open, may_use, members, raiders_in
from hoodwink.games.sherwood.things.board import MOST_SEATS, NO_SEAT, NONE
from hoodwink.games.sherwood.things.cards import GONE, UNSEEN
from hoodwink.kernel.reading import Reading
from hoodwink.kernel.seats import SEATS_IN, has, mask_of


def check_road(s: State, setting: Setting, read: Reading) -> None:
    chosen = s.cart != NONE
    needed = s.phase in at.HIDDEN or s.phase in at.ON_THE_ROAD
    need(chosen == needed, read, "cart", "a cart with its card while one is chosen or on its way")
    need(setting.advanced or s.phase not in at.ADVANCED, read, "phase", "one of the basic game")
    if s.phase in at.ON_THE_ROAD:
        _check_way(s, setting, read)
    else:
        _check_no_way(s, read)
    if s.phase in at.AT_A_BAND:
        _check_meeting(s, setting, read)
    elif needed:
        need(s.hideout == NONE, read, "cart", "no band before one is met")
    _check_asking(s, setting, read)
    _check_loot(s, setting, read)


def _check_no_way(s: State, read: Reading) -> None:
    hidden = s.phase not in at.HIDDEN or s.row[s.cart] == UNSEEN
    need(hidden, read, "cart", "a card that nobody has seen")
    still = s.destination == NONE and s.step == 0 and not s.used_messenger
    need(still, read, "cart", "no road before the card lies open")


def _check_way(s: State, setting: Setting, read: Reading) -> None:
    """The cart is where its card, or a Messenger, sends it."""
    lies = s.row[s.cart] not in (UNSEEN, GONE) and s.destination != NONE
    need(lies, read, "cart", "a card that lies open, and where it goes")
    card = setting.cards[s.row[s.cart]]
    route = setting.board.routes[card.start][s.destination]
    leads = card.start != s.destination and s.step <= len(route)
    need(leads, read, "cart", "an open card on a road to another town")
    sent = s.used_messenger != 0 or s.destination == card.end
    need(sent, read, "cart", "the town of its card, or a Messenger who sent it elsewhere")
    number = s.used_messenger.bit_count()
    able = not has(s.used_messenger, s.turn) and number <= s.discard[setting.gear.messenger]
    few = number <= 1 or not setting.one_messenger
    need(able and few, read, "cart", "Messengers of others that are discarded")  # SF-128


def _check_meeting(s: State, setting: Setting, read: Reading) -> None:
    """The band is the one that lies where the arrows have led to."""
    met = s.hideout != NONE and s.leader[s.hideout] != NO_SEAT
    need(met, read, "cart", "a band that the cart has met")
    card = setting.cards[s.row[s.cart]]
    route = setting.board.routes[card.start][s.destination]
    there = s.step < len(route) and route[s.step] == s.hideout
    need(there, read, "cart", "the hideout that the arrows have led to")
    lost = s.phase != at.CAPE or (card.sheriff and raiders_in(s, s.hideout) < card.combat)
    need(lost, read, "cart", "a Sheriff who has won where Capes are worn")  # SF-126
    last = s.round == ROUNDS and s.sent == len(s.row) - 1
    need(s.phase != at.PROVISIONS or not last, read, "phase", "no Provisions after the last card")
    settled = s.phase in at.BEFORE_THE_LOOT or not is_planned(s, setting)
    unlocked = settled or all(entry[0] != s.hideout for entry in s.escrow)
    need(unlocked, read, "hideouts", "nothing put aside where a planned raid is done")


def _check_asking(s: State, setting: Setting, read: Reading) -> None:
    """Who is asked for equipment, who has passed, and what has been used."""
    if s.phase == at.ORDER:
        _check_order(s, setting, read)
    elif s.phase == at.EQUIP:
        _check_equip(s, setting, read)
    else:
        none = s.asked == NO_SEAT and not (s.order or s.passed or s.declined or s.played)
        need(none, read, "cart", "nobody who is asked for equipment")


def _check_order(s: State, setting: Setting, read: Reading) -> None:
    left = [one for one in SEATS_IN[may_use(s)] if one not in s.order]
    named = len(set(s.order)) == len(s.order) and all(has(may_use(s), one) for one in s.order)
    need(named and len(left) > 1, read, "cart", "an order that is not complete")  # SF-109
    begun = s.asked == NO_SEAT and not (s.passed or s.declined or s.played)
    need(begun, read, "cart", "nobody asked before the order is complete")
    _check_open_fight(s, setting, read)


def _check_equip(s: State, setting: Setting, read: Reading) -> None:
    able = may_use(s)
    there = mask_of(s.order)
    member = there & ~members(s, s.hideout) == 0 and there.bit_count() == len(s.order)
    need(member and able & ~there == 0, read, "cart", "an order of those who have cards")
    clockwise = sorted(s.order, key=lambda seat: (seat - s.leader[s.hideout]) % len(s.camp))
    need(
        setting.advanced or list(s.order) == clockwise, read, "cart", "the order clockwise"
    )  # B-25
    asked = s.asked != NO_SEAT and has(able & there & ~s.passed, s.asked)
    need(asked, read, "cart", "a member of the band who is asked")
    answered = s.passed & ~s.declined == 0 and s.declined & ~there == 0
    need(answered and (s.played or s.passed == s.declined), read, "cart", "passes of those asked")
    for seat, kind in s.played:
        used = sum(1 for owner, _ in s.played if owner == seat)
        pledged = sum(1 for h, owner, _ in s.pledges if (h, owner) == (s.hideout, seat))
        fits = 0 <= kind < setting.gear.ordinary and has(there, seat)
        manned = used + pledged <= s.band[s.hideout * MOST_SEATS + seat]
        need(fits and manned, read, "cart", "ordinary cards used, one for each raider at most")
    _check_open_fight(s, setting, read)


def _check_open_fight(s: State, setting: Setting, read: Reading) -> None:
    """B-43: cards are asked for only where they could decide."""
    need(is_open(s, setting), read, "cart", "a fight that cards could decide")


def _check_loot(s: State, setting: Setting, read: Reading) -> None:
    if s.phase in at.SHARING:
        _check_sharing(s, setting, read)
        return
    need(not s.loot_sacks + s.loot_companions, read, "cart", "no loot but where it is shared")
    need(not any(s.cycle) and not s.served, read, "cart", "parts counted where loot is shared")


def _check_sharing(s: State, setting: Setting, read: Reading) -> None:
    card = setting.cards[s.row[s.cart]]
    held = s.loot_sacks <= card.sacks and s.loot_companions <= card.companions
    paid = setting.unlimited_mine or s.loot_sacks <= s.mine  # B-16
    need(held and paid, read, "cart", "loot that the card and the mine have")
    if s.phase == at.SURPLUS:
        need(is_planned(s, setting), read, "cart", "an informant in the band who shares")  # SF-108
        need(not any(s.cycle) and not s.served, read, "cart", "parts counted in fair shares only")
        need(len(surplus_gifts(s, setting)) > 1, read, "cart", "loot that can be given away")
        return
    need(not is_planned(s, setting), read, "cart", "a raid that is not planned")  # SF-115
    start, seats = s.hideout * MOST_SEATS, range(len(s.camp))
    fair = all(has(s.served, n) <= s.cycle[n] <= s.band[start + n] for n in seats)
    need(fair, read, "cart", "no more parts than raiders in a cycle")  # SF-072
    need(len(next_gifts(s, setting)) > 1, read, "cart", "loot that leaves the leader a choice")
