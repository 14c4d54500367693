"""Which cards may lie in the row, who may know them, and which are gone."""

from hoodwink.games.sherwood.phases.rounds import back_of
from hoodwink.games.sherwood.position.needs import need
from hoodwink.games.sherwood.setting import ROUNDS, Setting
from hoodwink.games.sherwood.state import State
from hoodwink.games.sherwood.things import moments as at
from hoodwink.games.sherwood.things.board import INN, MOST_SEATS
from hoodwink.games.sherwood.things.cards import GONE
from hoodwink.kernel.reading import Reading
from hoodwink.kernel.seats import has, only


def check_row(s: State, setting: Setting, read: Reading) -> None:
    _check_cards(s, setting, read)
    _check_gone(s, setting, read)
    _check_face_up(s, read)
    for place, card in enumerate(s.row):
        seen = bool(s.knowers[place] or has(s.face_up, place))
        need(card != GONE or not seen, read, "row", "nothing left at a place whose card is gone")
        seen_there = card == GONE or (card >= 0) == seen
        need(seen_there, read, "row", "a card in exactly the places that somebody has seen")
        owned = not s.markers[place] & ~s.knowers[place]
        need(owned, read, "row", "markers only of those who looked")  # SF-036
    for seat in range(len(s.camp)):
        _check_knowledge(s, setting, seat, read)


def _check_cards(s: State, setting: Setting, read: Reading) -> None:
    lying = [card for card in s.row if card >= 0]
    left = setting.of_back[back_of(s.round)] & ~s.gone
    fresh = len(set(lying)) == len(lying) and all(has(left, card) for card in lying)
    need(fresh, read, "row", "different cards of this round's back that are still in the game")


def _check_gone(s: State, setting: Setting, read: Reading) -> None:
    """So many of each back as rounds are over and cards are sent."""
    sent = sum(1 for card in s.row if card == GONE) if s.phase not in at.BEFORE_RAIDS else 0
    need(s.sent == sent, read, "sent", f"{sent}, as many as have left the row")
    need(s.phase != at.OVER or sent == len(s.row), read, "row", "no card left when it is over")
    need(s.phase != at.CHOOSE or sent < len(s.row), read, "row", "a card to be chosen")
    need(s.phase != at.OVER or s.round == ROUNDS, read, "round", f"{ROUNDS} when it is over")
    half = ROUNDS // 2
    for back in range(2):
        over = min(max(s.round - 1 - back * half, 0), half) * len(s.row)
        number = over + (sent if back_of(s.round) == back else 0)
        gone = (s.gone & setting.of_back[back]).bit_count()
        need(gone == number, read, "gone", f"{number} cards {'AB'[back]}, as many as were sent")


def _check_face_up(s: State, read: Reading) -> None:
    """The first card of the row, as long as it lies there, and the one on its way."""
    between = s.phase in at.BETWEEN
    if s.phase in at.BEFORE_RAIDS:
        over = between and s.round > 1
        as_laid = all(card == GONE for card in s.row) if over else GONE not in s.row
        need(as_laid, read, "row", "all cards of a row before the raids, and none before the next")
    open_now = 0 if between or s.row[0] == GONE else 1
    if s.phase in at.ON_THE_ROAD and s.cart >= 0:
        open_now |= only(s.cart)
    need(s.face_up == open_now, read, "row", "face up the card at a and the one on its way alone")


def _check_knowledge(s: State, setting: Setting, seat: int, read: Reading) -> None:
    """Who looked went to the inn, and used a marker if there was one."""
    known = sum(1 for mask in s.knowers if has(mask, seat))
    marked = sum(1 for mask in s.markers if has(mask, seat))
    looking = s.phase == at.LOOK and seat == s.turn
    visits = s.posted[INN * MOST_SEATS + seat]
    need(known + looking <= visits, read, "inn", "a raider there for every card that was looked at")
    most = setting.content.markers_each
    need(marked <= most, read, "row", f"at most {most} markers of a seat")  # SF-013
    if s.phase in at.BEFORE_RAIDS:
        need(marked == min(known, most), read, "row", "a marker for each look while there is one")
