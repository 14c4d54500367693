"""Whole truths that a view cannot rule out."""

from typing import Any

from hoodwink.games.nottingham.moves.verbs import INSPECT, OUTCOMES, SOURCES
from hoodwink.games.nottingham.setting import Setting
from hoodwink.games.nottingham.state import NO_SEAT, State
from hoodwink.games.nottingham.things import moments as at
from hoodwink.games.nottingham.things.cards import packed
from hoodwink.games.nottingham.things.deck import packed_draws
from hoodwink.games.nottingham.things.drafts import draft_from
from hoodwink.games.nottingham.things.goods import KIND_OF, LEGAL, counted, spread
from hoodwink.games.nottingham.things.hidden import fact, kind_of, read_look, seen_by
from hoodwink.games.nottingham.things.offers import Offer, read_offer, read_verdicts
from hoodwink.games.nottingham.things.promises import Promise
from hoodwink.games.nottingham.view.places import read_notes, read_notes_of
from hoodwink.games.nottingham.worlds.guessing import deal_hidden
from hoodwink.kernel.chance import Chance
from hoodwink.kernel.game import View
from hoodwink.kernel.seats import Seat, has, mask_of, only


def imagine(setting: Setting, seen: View, chance: Chance) -> State:
    """All that is open as the view tells it, all that is hidden dealt again to fit it."""
    s = _table(seen)
    for seat, place in enumerate(seen["seats"]):
        _place(s, seat, place)
    _laying(s, seen)
    _agreed(s, seen)
    deal_hidden(s, setting, seen, chance)
    _imagine_purses(s, setting, seen, chance)
    _imagine_bargain(s, setting, seen, chance)
    return s


def _table(seen: View) -> State:
    s = State(len(seen["seats"]))
    s.phase = at.PHASES.index(seen["phase"])
    s.waiting = mask_of(seen["to_act"])
    s.round = seen["rounds"] if s.phase in at.ENDING else seen["round"] - 1
    s.first = _seat(seen["first"])
    s.sheriff = _seat(seen["sheriff"])
    s.turn = _seat(seen["turn"])
    s.deck_left = seen["deck"]
    s.piles = [[KIND_OF[name] for name in seen["piles"][pile]] for pile in SOURCES[:2]]
    if seen["rebuilt"]:
        s.rebuilt = seen["rebuilt"]["round"]
        s.fresh = counted(seen["rebuilt"]["deck"])
        s.held = counted(seen["rebuilt"]["held"])
        s.drawn = packed_draws(seen["rebuilt"]["drawn"])
    return s


def _seat(told: Seat | None) -> Seat:
    return NO_SEAT if told is None else told


def _place(s: State, seat: Seat, place: dict[str, Any]) -> None:
    """What lies open before a seat."""
    if place["declared"]:
        s.declared[seat] = KIND_OF[place["declared"]]
    if place["decided"]:
        s.decided[seat] = OUTCOMES.index(place["decided"])
    elif place["declared"]:
        s.undecided |= only(seat)
    s.threatened |= place["threatened"] << seat
    s.stall[seat] = counted(place["stall"])[:LEGAL]
    read_notes_of(s, seat, place)
    s.facts[seat] = [fact(KIND_OF[name], since) for name, since in place["taken_openly"]]
    for look in place["face_down"]:
        s.down[seat] += [read_look(look)] * look["count"]


def _laying(s: State, seen: View) -> None:
    if seen["aside"]["goods"]:
        s.aside = packed(counted(seen["aside"]["goods"]))
    read_notes(s, seen)
    debt = seen["debt"]
    if debt:
        s.debtor, s.creditor = debt["debtor"], debt["creditor"]
        s.debt, s.ceiling = debt["owed"], debt["ceiling"]


def _agreed(s: State, seen: View) -> None:
    s.duties = read_verdicts(seen["duties"])
    s.promises = tuple(
        Promise(
            told["seat"],
            told["to"],
            OUTCOMES.index(told["outcome"]),
            told["about"],
            told["round"] - 1,
            told["standing"],
        )
        for told in seen["promises"]
    )


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
        draft = read_offer(seen["draft"], spread(seen["draft"]["kinds"]))
        s.drafts[seen["seat"]] = draft_from(draft, draft.by, draft.replaces)


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
