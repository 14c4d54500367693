"""How a round begins and ends, and how the game does."""

from collections.abc import Sequence

from hoodwink.games.sherwood.setting import ROUNDS, Setting
from hoodwink.games.sherwood.state import State
from hoodwink.games.sherwood.things import equipment
from hoodwink.games.sherwood.things import moments as at
from hoodwink.games.sherwood.things.board import NOBODY, NONE, SEATS
from hoodwink.games.sherwood.things.cards import GONE, UNSEEN
from hoodwink.games.sherwood.things.promises import close_all_promises
from hoodwink.games.sherwood.things.talks import NO_REPLY
from hoodwink.kernel.events import Tell
from hoodwink.kernel.seats import Seat


def set_up(setting: Setting, seats: int) -> State:
    """The board before the first turn. Chance has still to choose the figure's holder."""
    s = State(seats, len(setting.board.hideouts), setting.gear.kinds, setting.row_of(seats))
    content = setting.content
    s.camp = [content.raiders_in_camp] * seats  # SF-011
    s.oak = [content.raiders_each - content.raiders_in_camp] * seats  # SF-012
    s.sacks = [content.sacks_in_camp] * seats
    s.mine = content.sacks - seats * content.sacks_in_camp  # SF-014
    s.pool = setting.of_back[0] | setting.of_back[1]  # SF-015
    s.deck = list(setting.equipment)  # SF-022
    return s


def wait_for(s: State, phase: int, seat: Seat) -> None:
    """One player chooses."""
    s.phase = phase
    s.waiting = 1 << seat


def ask(s: State, phase: int, seats: int) -> None:
    """These, a mask, choose behind their hands."""
    s.phase = phase
    s.waiting = seats
    s.replies = [NO_REPLY] * len(s.camp)


def wait_for_chance(s: State, phase: int) -> None:
    s.phase = phase
    s.waiting = 0


def unseen_cards(s: State, setting: Setting) -> int:
    """What a card of this round may still be: SF-021 has A cards first, then B cards."""
    return s.pool & setting.of_back[back_of(s.round)]


def back_of(number: int) -> int:
    """The back of the cards in a round."""
    return 0 if number <= ROUNDS // 2 else 1


def lay_row(s: State, setting: Setting, card: int, tell: Tell | None) -> None:
    """One card of the new row lies face up; the figure's holder begins."""
    s.row = [UNSEEN] * setting.row_of(len(s.camp))  # SF-018, SF-079
    s.knowers = [0] * len(s.row)
    s.markers = [0] * len(s.row)
    s.row[0] = card  # SF-019, B-33
    s.face_up = 1
    s.pool &= ~(1 << card)
    s.emptied = 0
    s.turn = s.figure  # SF-026
    wait_for(s, at.ACTION, s.turn)
    if tell:
        tell(
            "round_began",
            round=s.round,
            figure=s.figure,
            card=setting.cards[card].to_json(setting.board),
        )


def end_card(s: State, setting: Setting, tell: Tell | None) -> None:
    """The card leaves the game, and the next player chooses one."""
    card = s.row[s.cart]
    s.gone |= 1 << card
    s.row[s.cart] = GONE  # SF-066, SF-077
    s.knowers[s.cart] = s.markers[s.cart] = 0  # B-23
    s.face_up &= ~(1 << s.cart)
    s.clear_cart()
    s.sent += 1
    if s.sent < len(s.row):
        s.turn = (s.first + s.sent) % len(s.camp)  # SF-053, SF-054
        wait_for(s, at.CHOOSE, s.turn)
    else:
        end_round(s, setting, tell)


def end_round(s: State, setting: Setting, tell: Tell | None) -> None:
    close_all_promises(s, tell)
    if s.round == ROUNDS:
        _return_all_escrow(s)  # B-55
        wait_for_chance(s, at.OVER)  # SF-140
        if tell:
            tell("game_over", scores=s.glory[:])
        return
    if setting.advanced:
        _reward_red_hideouts(s, setting, tell)  # SF-131
        _return_all_escrow(s)  # SF-132
    _go_home(s)
    s.figure = next_figure(s.sacks, s.figure)
    s.first = NOBODY  # B-41
    s.round += 1
    s.sent = 0
    wait_for_chance(s, at.LAYOUT)


def _reward_red_hideouts(s: State, setting: Setting, tell: Tell | None) -> None:
    """Whoever lies there with the most raiders gets one more from the oak."""
    there = [
        sum(s.band[h * SEATS + seat] for h in setting.board.red) for seat in range(len(s.camp))
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
        s.camp[seat] += sum(s.band[seat::SEATS]) + sum(s.posted[seat::SEATS])
    s.band = [0] * len(s.band)
    s.posted = [0] * len(s.posted)
    for _, seat, kind in s.pledges:
        equipment.take_back(s, seat, kind)  # B-15
    hideouts = len(s.leader)
    s.pledges = ()
    s.leader = [NOBODY] * hideouts
    s.occupied = 0
    s.letter = [NONE] * hideouts
    s.target = [NONE] * hideouts
    s.informant = [NOBODY] * hideouts


def next_figure(sacks: Sequence[int], holder: Seat) -> Seat:
    """The poorest but the holder; of several, the nearest clockwise."""
    seats = len(sacks)
    others = [(holder + step) % seats for step in range(1, seats)]
    return min(others, key=lambda seat: sacks[seat])  # SF-080, SF-081, B-40
