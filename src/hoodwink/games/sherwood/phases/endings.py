"""How an action, a meeting, a card, a round and the game end, and whose turn it is then."""

from collections.abc import Sequence

from hoodwink.games.sherwood.phases.promises import close_all_promises
from hoodwink.games.sherwood.setting import ROUNDS, Setting
from hoodwink.games.sherwood.state import State
from hoodwink.games.sherwood.things import equipment
from hoodwink.games.sherwood.things import moments as at
from hoodwink.games.sherwood.things.board import MOST_SEATS, NO_SEAT, NONE
from hoodwink.games.sherwood.things.cards import GONE
from hoodwink.kernel.events import Tell
from hoodwink.kernel.seats import Seat, has, only, without


def end_action(s: State, tell: Tell | None) -> None:
    """The next player who still has raiders in camp; without any, the raids begin."""
    s.clear_talks()
    _note_empty_camps(s, tell)
    seats = len(s.camp)
    for step in range(1, seats + 1):
        seat = (s.turn + step) % seats
        if s.camp[seat]:  # SF-028, SF-030
            s.turn = seat
            s.go_to(at.ACTION)
            return
    s.turn = s.first  # SF-029, SF-053
    s.go_to(at.CHOOSE)


def _note_empty_camps(s: State, tell: Tell | None) -> None:
    """The first empty camp brings glory, the second the first-player card."""
    seats = len(s.camp)
    for step in range(seats):
        seat = (s.turn + step) % seats  # SF-052
        if s.camp[seat] or has(s.emptied, seat):
            continue
        if s.emptied == 0:
            s.win_glory(seat, 1)  # SF-050
            if tell:
                tell("emptied_first", seat=seat)
        elif s.first == NO_SEAT:
            s.first = seat  # SF-051
            if tell:
                tell("took_first_player_card", seat=seat)
        s.emptied |= only(seat)


def move_on(s: State) -> None:
    """Past this band, towards the next."""
    s.step += 1
    s.hideout = NONE
    s.go_to(at.MESSENGER)


def end_card(s: State, setting: Setting, tell: Tell | None) -> None:
    """The card leaves the game, and the next player chooses one."""
    s.gone |= only(s.row[s.cart])
    s.row[s.cart] = GONE  # SF-066, SF-077
    s.knowers[s.cart] = s.markers[s.cart] = 0  # B-23
    s.face_up = without(s.face_up, s.cart)
    s.clear_cart()
    s.sent += 1
    if s.sent < len(s.row):
        s.turn = (s.first + s.sent) % len(s.camp)  # SF-053, SF-054
        s.go_to(at.CHOOSE)
    else:
        _end_round(s, setting, tell)


def _end_round(s: State, setting: Setting, tell: Tell | None) -> None:
    close_all_promises(s, tell)
    if s.round == ROUNDS:
        _return_all_escrow(s)  # B-55
        s.go_to(at.OVER)  # SF-140
        if tell:
            tell("game_over", scores=s.glory[:])
        return
    if setting.advanced:
        _reward_red_hideouts(s, setting, tell)  # SF-131
        _return_all_escrow(s)  # SF-132
    _go_home(s)
    s.figure = next_figure(s.sacks, s.figure)
    s.first = NO_SEAT  # B-41
    s.round += 1
    s.sent = 0
    s.go_to(at.LAYOUT)


def _reward_red_hideouts(s: State, setting: Setting, tell: Tell | None) -> None:
    """Whoever lies there with the most raiders gets one more from the oak."""
    there = [
        sum(s.band[h * MOST_SEATS + seat] for h in setting.board.red) for seat in range(len(s.camp))
    ]
    most = max(there)
    for seat, raiders in enumerate(there):
        if most and raiders == most and s.oak[seat]:  # B-9
            s.oak[seat] -= 1
            s.camp[seat] += 1
            if tell:
                tell("red_rewarded", seat=seat, raiders=raiders)


def _return_all_escrow(s: State) -> None:
    return_escrow(s, s.escrow)
    s.escrow = ()


def return_escrow(s: State, lying: Sequence[tuple[int, Seat, int, int]]) -> None:
    """Loot that was put aside goes back to mine and oak."""
    for _, seat, sacks, companions in lying:
        s.mine += sacks
        s.oak[seat] += companions


def _go_home(s: State) -> None:
    """SF-078: every raider on the board returns, and so does every marker."""
    for seat in range(len(s.camp)):
        s.camp[seat] += sum(s.band[seat::MOST_SEATS]) + sum(s.posted[seat::MOST_SEATS])
    s.band = [0] * len(s.band)
    s.posted = [0] * len(s.posted)
    for _, seat, kind in s.pledges:
        equipment.take_back(s, seat, kind)  # B-15
    hideouts = len(s.leader)
    s.pledges = ()
    s.leader = [NO_SEAT] * hideouts
    s.occupied = 0
    s.letter = [NONE] * hideouts
    s.target = [NONE] * hideouts
    s.informant = [NO_SEAT] * hideouts


def next_figure(sacks: Sequence[int], holder: Seat) -> Seat:
    """The poorest but the holder; of several, the nearest clockwise."""
    seats = len(sacks)
    others = [(holder + step) % seats for step in range(1, seats)]
    return min(others, key=lambda seat: sacks[seat])  # SF-080, SF-081, B-40
