"""What the player whose turn it is may do: one action, and what is free before and after it."""

from hoodwink.games.cornish import moves as say
from hoodwink.games.cornish.moves import Choice
from hoodwink.games.cornish.phases.cards.purpose import matters
from hoodwink.games.cornish.phases.landing import landing_place, left_aboard, risk_of_draft, watched
from hoodwink.games.cornish.phases.network import add_sails
from hoodwink.games.cornish.phases.purses import purse
from hoodwink.games.cornish.phases.raid import left_seized, may_raid, mobs
from hoodwink.games.cornish.phases.stores import own_stores
from hoodwink.games.cornish.phases.trade import may_bribe
from hoodwink.games.cornish.setting import Setting
from hoodwink.games.cornish.state import State
from hoodwink.games.cornish.state.phases import NO_CARD
from hoodwink.games.cornish.things.board import NOWHERE
from hoodwink.games.cornish.things.characters import BARGAIN, WELCOME
from hoodwink.games.cornish.things.codes import (
    form_of,
    form_unloaded,
    owner_of,
    place_of,
    post_of,
    store_of,
)
from hoodwink.games.cornish.things.secrets import TURN
from hoodwink.kernel.seats import Seat


def turn_moves(s: State, setting: Setting, seat: Seat) -> list[Choice]:
    if s.draft:
        return landing_draft(s, setting, seat)
    if s.raiding:
        return raiding_draft(s, setting, seat)
    listed = [say.PASS_MOVE]  # CS-058
    if not s.worked >> seat & 1:
        listed.append(say.WORK_MOVE)  # CS-111
    if s.gold[seat] >= setting.reputation_cost:
        listed.append(say.BUY_REPUTATION_MOVE)
    if any(s.undealt):
        listed += say.DISCOVERIES[purse(s, seat, setting.discover_cost)]  # C-30
    ways = purse(s, seat, setting.sail_cost)
    if ways:
        add_sails(s, setting, seat, ways, listed)
    _add_walks(s, setting, seat, listed)
    if s.ashore:
        _add_goods_moves(s, setting, seat, listed)
    _add_officer_moves(s, setting, seat, listed)
    _add_hires(s, setting, seat, listed)
    _add_cards(s, setting, seat, listed)
    if s.filled:
        _add_fetches(s, setting, seat, listed)
    if s.influence[seat]:
        _add_purchases(s, setting, seat, listed)
        if s.holds[seat] and landing_place(s, setting, seat) != NOWHERE:
            listed += unloads(s, setting, seat, s.holds[seat])
        if s.seized and may_raid(s, setting, seat):
            listed += raids(s, setting, seat)
    return listed


def _add_walks(s: State, setting: Setting, seat: Seat, listed: list[Choice]) -> None:
    ways = purse(s, seat, setting.move_cost)
    if ways:
        before = NOWHERE
        for place in s.pawns[seat]:
            if place != before:
                listed += setting.words.walks[place][ways]
                before = place


def _add_goods_moves(s: State, setting: Setting, seat: Seat, listed: list[Choice]) -> None:
    """Carry, haul, sell and store what lies ashore."""
    before = NOWHERE
    for code in s.ashore:
        if owner_of(code) == seat and code != before:
            before = code
            _add_moves_of_goods(s, setting, seat, place_of(code), form_of(code), listed)


def _add_moves_of_goods(
    s: State, setting: Setting, seat: Seat, place: int, form: int, listed: list[Choice]
) -> None:
    ways = purse(s, seat, setting.move_cost)
    if ways:
        network = s.network[seat]
        for end, steps in setting.words.carries[form][place]:
            if network & end:
                listed += steps[ways]  # CS-059, C-44
    listed += setting.words.hauls[form][place][purse(s, seat, setting.haul_cost)]
    if setting.board.sizes[place]:  # CS-093
        means = min(s.influence[seat], 2) * 3 + min(s.reputation[seat], 2)
        listed += setting.words.sales[form][place][means]
    _add_stores(s, setting, seat, place, form, listed)


def _add_stores(
    s: State, setting: Setting, seat: Seat, place: int, form: int, listed: list[Choice]
) -> None:
    for store in own_stores(s, setting, seat, place):
        if _fits(s, setting, store, [form]):
            listed.append(setting.words.stores[form][store])  # CS-121


def stow_moves(s: State, setting: Setting, seat: Seat) -> list[Choice]:
    """After the action: goods may still be put away and taken out (CS-120, C-50)."""
    listed = [say.END_TURN_MOVE]
    for code in sorted(set(s.ashore)):
        if owner_of(code) == seat:
            _add_stores(s, setting, seat, place_of(code), form_of(code), listed)
    _add_fetches(s, setting, seat, listed)
    return listed


def _fits(s: State, setting: Setting, store: int, more: list[int]) -> bool:
    return setting.fitter.fits(setting.warehouses[store].room, sorted(s.stored[store] + more))


def _add_officer_moves(s: State, setting: Setting, seat: Seat, listed: list[Choice]) -> None:
    """Order any officer about (CS-062); bribe one beside an own pawn (CS-106, C-46)."""
    ways = purse(s, seat, setting.march_cost)
    marches, network = setting.words.marches, s.network[seat]
    before = NOWHERE
    for number in s.officers:
        if number == before:
            continue
        before = number
        if ways:
            listed += marches[number][ways]
        if network >> (post_of(number)) & 1 and may_bribe(s, setting, seat, number):
            listed.append(setting.words.bribes[number])


def _add_hires(s: State, setting: Setting, seat: Seat, listed: list[Choice]) -> None:
    ways = (1 if s.influence[seat] else 0) + (
        2 if s.reputation[seat] >= setting.hire_reputation else 0
    )
    if not ways:
        return
    gold = s.gold[seat] + s.perks[seat][WELCOME]
    for card in s.faces:
        if card != NO_CARD and gold >= setting.characters[card].cost:  # CS-065
            listed += setting.words.hires[card][ways]


def _add_cards(s: State, setting: Setting, seat: Seat, listed: list[Choice]) -> None:
    """Use a character that lies face up, play a secret for the own turn; not for nothing (C-52)."""
    gold, influence, spent = s.gold[seat], s.influence[seat], s.spent
    for card in s.casts[seat]:
        character = setting.characters[card]
        if character.effects and not spent >> card & 1:
            payable = gold >= character.pay_gold and influence >= character.pay_influence
            if payable and (character.sure or matters(s, setting, seat, character.effects)):
                listed.append(setting.words.uses[card])
    before = NOWHERE
    for kind in s.hands[seat]:
        if kind != before:
            before = kind
            secret = setting.secrets[kind]
            if secret.when == TURN and (secret.sure or matters(s, setting, seat, secret.effects)):
                listed.append(setting.words.plays[kind])


def _add_fetches(s: State, setting: Setting, seat: Seat, listed: list[Choice]) -> None:
    for store in s.filled:
        if s.stores[store] == seat:
            forms = sorted(set(s.stored[store]))
            listed += [setting.words.fetches[form][store] for form in forms]


def _add_purchases(s: State, setting: Setting, seat: Seat, listed: list[Choice]) -> None:
    """CS-075 to CS-078: whatever lies at this merchant, can be paid and fits."""
    stall = setting.board.stall[s.anchors[seat]]
    if stall == NOWHERE:
        return
    bargain, gold, hold = s.perks[seat][BARGAIN], s.gold[seat], s.holds[seat]
    for form, left in enumerate(s.stalls[stall]):
        if not left or setting.goods_cost(form, bargain) > gold:
            continue
        if setting.fitter.fits(s.ships[seat], sorted([*hold, form])):
            listed.append(setting.words.buys[form])


def unloads(s: State, setting: Setting, seat: Seat, aboard: list[int]) -> list[Choice]:
    """One more shape: onto the shore, or into a warehouse that no officer watches."""
    place = setting.board.shore[s.anchors[seat]]
    forms = sorted(set(aboard))
    listed: list[Choice] = [setting.words.unloads[form] for form in forms]
    for store in () if watched(s, seat, place) else own_stores(s, setting, seat, place):
        going = [form_unloaded(code) for code in s.draft if store_of(code) == store]
        fitting = [form for form in forms if _fits(s, setting, store, [*going, form])]
        listed += [setting.words.hides[form][store] for form in fitting]
    return listed


def landing_draft(s: State, setting: Setting, seat: Seat) -> list[Choice]:
    """Unload more, land what is unloaded with some influence to hide it, or call it off."""
    most = min(
        risk_of_draft(s, setting, seat), s.influence[seat] - 1, say.MOST_HIDING
    )  # CS-083, C-19
    more = unloads(s, setting, seat, left_aboard(s, seat))
    return [*say.LANDINGS[: most + 1], *more, say.CALL_OFF_MOVE]


def raids(s: State, setting: Setting, seat: Seat) -> list[Choice]:
    forms = sorted(set(left_seized(s)))
    return [setting.words.raids[form][card] for form in forms for card in mobs(s, setting, seat)]


def raiding_draft(s: State, setting: Setting, seat: Seat) -> list[Choice]:
    return [say.STORM_MOVE, *raids(s, setting, seat), say.CALL_OFF_MOVE]
