"""Whole truths that a view cannot rule out."""

from typing import Any

from hoodwink.games.nottingham.moves.verbs import INSPECT, OUTCOMES
from hoodwink.games.nottingham.setting import Setting
from hoodwink.games.nottingham.state import State
from hoodwink.games.nottingham.things import moments as at
from hoodwink.games.nottingham.things.cards import packed
from hoodwink.games.nottingham.things.drafts import read_draft
from hoodwink.games.nottingham.things.goods import LEGAL, counted
from hoodwink.games.nottingham.things.hidden import kind_of, read_looks, seen_by
from hoodwink.games.nottingham.things.offers import Offer, read_offer, spread
from hoodwink.games.nottingham.view.table import read_table
from hoodwink.games.nottingham.worlds.guessing import deal_hidden
from hoodwink.kernel.chance import Chance
from hoodwink.kernel.game import View
from hoodwink.kernel.seats import Seat, has


def imagine(setting: Setting, seen: View, chance: Chance) -> State:
    """All that is open as the view tells it, all that is hidden dealt again to fit it."""
    s = read_table(seen)
    s.deck_left = seen["deck"]
    for seat, place in enumerate(seen["seats"]):
        if place["face_down"]:
            s.down[seat] = read_looks(place["face_down"])
    if seen["aside"]["goods"]:
        s.aside = packed(counted(seen["aside"]["goods"]))
    deal_hidden(s, setting, seen, chance)
    _imagine_purses(s, setting, seen, chance)
    _imagine_bargain(s, setting, seen, chance)
    return s


def _imagine_purses(s: State, setting: Setting, seen: View, chance: Chance) -> None:
    """Hidden purses hold what is offered out of them; the rest of the coins anyhow."""
    s.purse = [place["coins"] or 0 for place in seen["seats"]]
    closed = [seat for seat, place in enumerate(seen["seats"]) if place["coins"] is None]
    if not closed:
        return
    if _nothing_paid(setting, seen):
        s.purse = [setting.coins] * len(s.purse)
        return
    for told in seen["offers"]:
        if told["by"] in closed:
            s.purse[told["by"]] = max(s.purse[told["by"]], told["coins"])
    if s.phase == at.DEBT and s.debtor in closed:
        closed.remove(s.debtor)
    _share(s, closed, setting.coins * len(s.purse) - sum(s.purse), chance)


def _share(s: State, closed: list[Seat], coins: int, chance: Chance) -> None:
    """Every way to part the coins is as likely: they lie in a row, with bars among them."""
    things = coins + len(closed) - 1
    bars: set[int] = set()
    while len(bars) < len(closed) - 1:
        bars.add(chance.below(things))
    ends = [-1, *sorted(bars), things]
    for place, seat in enumerate(closed):
        s.purse[seat] += ends[place + 1] - ends[place] - 1


def _nothing_paid(setting: Setting, seen: View) -> bool:
    """Whether no coin can have moved: the first round, no bargain struck and no bag opened."""
    if seen["round"] > 1 or seen["duties"]:
        return False
    places = seen["seats"]
    opened = any(place["decided"] == OUTCOMES[INSPECT] for place in places)
    return not opened and all(place["coins"] in (None, setting.coins) for place in places)


def _imagine_bargain(s: State, setting: Setting, seen: View, chance: Chance) -> None:
    """Nobody knows of a draft before it is spoken, so others are imagined without."""
    s.offers = [_offer(s, setting, told, chance) for told in seen["offers"]]
    if seen["draft"]:
        s.drafts[seen["seat"]] = read_draft(seen["draft"])


def _offer(s: State, setting: Setting, told: dict[str, Any], chance: Chance) -> Offer:
    """An offer with contraband that could be in it: what was shown to the Sheriff."""
    if told["kinds"] is not None:
        return read_offer(told, spread(told["kinds"]))
    if told["by"] == told["giver"]:
        cards = s.down[told["giver"]]
        kinds = [kind_of(card) for card in cards if has(seen_by(card), s.sheriff)]
    else:
        in_play = setting.in_play[len(s.purse)]
        kinds = [kind for kind in in_play if kind >= LEGAL] * told["contraband"]
    order = chance.shuffled(len(kinds))
    return read_offer(told, [kinds[place] for place in order[: told["contraband"]]])
