"""What no match could be in: raiders, sacks or cards lost, bands without a leader, and the like."""

from typing import Final

from hoodwink.games.sherwood import phases as at
from hoodwink.games.sherwood.bands import members
from hoodwink.games.sherwood.forest import Forest
from hoodwink.games.sherwood.phases import GONE, NOBODY, NONE, SEATS
from hoodwink.games.sherwood.road_checks import check_band, check_draft, check_replies, check_road
from hoodwink.games.sherwood.rounds import back_of
from hoodwink.games.sherwood.state import State
from hoodwink.kernel.reading import Reading

PLANNING: Final = (at.ACTION, at.DRAFT, at.ANSWER)
RAIDING: Final = range(at.CHOOSE, at.OVER)
WITH_CART: Final = (at.LOOK, *range(at.REVEAL, at.OVER))
WITH_BAND: Final = range(at.ORDER, at.OVER)


def check(f: Forest, s: State, read: Reading) -> None:
    """PositionError for the first thing that cannot be."""
    _check_raiders(f, s, read)
    _check_sacks(f, s, read)
    _check_equipment(f, s, read)
    _check_row(f, s, read)
    _check_bands(s, read)
    _check_phase(s, read)
    if s.phase in RAIDING:
        check_road(f, s, read)
        check_band(f, s, read)
    if s.draft is not None:
        check_draft(f, s, read)
    check_replies(f, s, read)


def _check_raiders(f: Forest, s: State, read: Reading) -> None:
    for seat in range(len(s.camp)):
        lying = sum(entry[3] for entry in s.escrow if entry[1] == seat)
        there = sum(s.band[seat::SEATS]) + sum(s.posted[seat::SEATS]) + lying
        if s.camp[seat] + s.oak[seat] + there != f.content.raiders_each:
            raise read.wrong("camps", f"{f.content.raiders_each} raiders of each colour")  # SF-156


def _check_sacks(f: Forest, s: State, read: Reading) -> None:
    sacks = s.mine + sum(s.sacks) + sum(entry[2] for entry in s.escrow)
    if sacks != f.content.sacks and not (f.unlimited_mine and sacks > f.content.sacks):
        raise read.wrong("mine", f"{f.content.sacks} sacks in mine, camps and hideouts")


def _check_equipment(f: Forest, s: State, read: Reading) -> None:
    for kind, name in enumerate(f.gear.names):
        laid = sum(1 for _, _, one in s.pledges if one == kind)
        used = sum(1 for _, one in s.played if one == kind)
        held = sum(s.hand[kind * SEATS : kind * SEATS + SEATS])
        if s.deck[kind] + s.discard[kind] + held + laid + used != f.equipment[kind]:
            raise read.wrong("deck", f"{f.equipment[kind]} cards {name!r} in all")
    if any(shown > held for shown, held in zip(s.shown, s.hand, strict=True)):
        raise read.wrong("shown", "only cards that are in the hands")


def _check_row(f: Forest, s: State, read: Reading) -> None:
    lying = [card for card in s.row if card >= 0]
    left = f.of_back[back_of(s.round)] & ~s.gone
    if len(set(lying)) < len(lying) or any(not left >> card & 1 for card in lying):
        raise read.wrong("row", "different cards of this round's back that are still in the game")
    for place, card in enumerate(s.row):
        seen = s.knowers[place] or (s.face_up >> place & 1)
        if (card >= 0) != bool(seen) and card != GONE:
            raise read.wrong("row", "a card in exactly the places that somebody has seen")
        if s.markers[place] & ~s.knowers[place]:
            raise read.wrong("row", "markers only of those who looked")
        if card == GONE and seen:
            raise read.wrong("row", "nothing left at a place whose card is gone")


def _check_bands(s: State, read: Reading) -> None:
    for h, leader in enumerate(s.leader):
        band = members(s, h)
        if (leader == NOBODY) != (band == 0) or (band and not band >> leader & 1):
            raise read.wrong("hideouts", "a leader with raiders in every band")
        if (s.target[h] == NONE) != (s.informant[h] == NOBODY):
            raise read.wrong("hideouts", "an informant for every target")
    letters = [letter for letter in s.letter if letter != NONE]
    if len(set(letters)) < len(letters):
        raise read.wrong("hideouts", "a letter at one hideout only")


def _check_phase(s: State, read: Reading) -> None:
    if (s.draft is not None) != (s.phase in (at.DRAFT, at.ANSWER)):
        raise read.wrong("draft", "a draft while one is made or answered, and only then")
    if s.phase in PLANNING and not s.camp[s.turn]:
        raise read.wrong("turn", "a player with raiders in camp")
    if s.phase in RAIDING and s.first == NOBODY:
        raise read.wrong("first", "a first player in the raid phase")
    if s.phase in WITH_CART and (s.cart == NONE or s.row[s.cart] == GONE):
        raise read.wrong("cart", "a cart with its card")
    if s.phase in WITH_BAND and (s.hideout == NONE or s.leader[s.hideout] == NOBODY):
        raise read.wrong("cart", "a band that the cart has met")
    _check_choice(s, read)


def _check_choice(s: State, read: Reading) -> None:
    if s.phase in range(at.MESSENGER, at.OVER) and NONE in (s.destination, s.row[s.cart]):
        raise read.wrong("cart", "a card that lies open, and where it goes")
    if s.phase == at.EQUIP and (s.asked == NOBODY or s.asked not in s.order):
        raise read.wrong("cart", "a member of the band who is asked")
    if s.phase == at.SURPLUS and s.informant[s.hideout] == NOBODY:
        raise read.wrong("cart", "an informant who shares")
    if s.phase in (at.SHARE, at.SURPLUS) and not s.loot_sacks + s.loot_companions:
        raise read.wrong("cart", "loot to be shared")
    if s.phase == at.CHOOSE and all(card == GONE for card in s.row):
        raise read.wrong("row", "a card to be chosen")
