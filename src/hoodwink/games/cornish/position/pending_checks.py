"""What may be pending in the middle of a game, and what each moment of it needs."""

from typing import Final

from hoodwink.games.cornish.phases.cards.purpose import answers_now, unplayed, way_to
from hoodwink.games.cornish.phases.cards.windows import could_be_answered
from hoodwink.games.cornish.phases.landing import landing_place, left_aboard, unloads
from hoodwink.games.cornish.phases.network import is_there
from hoodwink.games.cornish.phases.raid import may_raid, raids
from hoodwink.games.cornish.setting import Setting
from hoodwink.games.cornish.state import State
from hoodwink.games.cornish.things import effects as do
from hoodwink.games.cornish.things import moments as at
from hoodwink.games.cornish.things.board import NOWHERE
from hoodwink.games.cornish.things.characters import WHISPER
from hoodwink.games.cornish.things.codes import form_raided, form_unloaded, raider_of, store_of
from hoodwink.games.cornish.things.moments import LET_BE
from hoodwink.games.cornish.things.secrets import AT_LANDING, AT_SALE, AT_TURN
from hoodwink.games.cornish.view.sheets import Sheet
from hoodwink.kernel.seats import Seat, all_below, has, mask_of, only
from hoodwink.kernel.waiting import NO_REPLY

AFTER_ACTION: Final = (at.WINDOW, at.HIDING, at.PLACE, at.CUSTOMS, at.RECRUIT, at.STOW)
"""Phases that come after the action of the turn."""


def check_pending(s: State, setting: Setting, read: Sheet) -> None:
    """What is pending goes with the phase; that nothing is left to settle is checked by `load`."""
    everybody = all_below(len(s.gold))
    if s.passed != everybody if s.phase == at.OVER else has(s.passed, s.turn):
        raise read.wrong("turn", "a player who has not passed; all have when it is over")
    if s.acted != (s.phase in AFTER_ACTION) and (s.phase in AFTER_ACTION or s.phase == at.TURN):
        raise read.wrong("phase", "one after the action if it is taken, else one before it")
    if s.pair or s.dealt:
        raise read.wrong("dealt", "no cards dealt from the first round on")
    if s.phase == at.WINDOW:
        _check_window(s, setting, read)
    elif s.window or any(reply != NO_REPLY for reply in s.replies):
        raise read.wrong("replies", "answers only where something is answered")
    if s.phase == at.OVER:
        _check_quiet(s, read)
    if s.hiding:
        _check_hiding(s, setting, read)
    _check_opening(s, read)
    _check_draws(s, read)
    _check_cards_at_work(s, setting, read)
    _check_steps(s, setting, read)
    _check_drafts(s, setting, read)


def _check_quiet(s: State, read: Sheet) -> None:
    """Nothing else is pending."""
    steps = s.points and not s.hiding
    settled = not (s.losing or steps or s.recruits or s.reveals or s.opening)
    if not settled or s.spilling or s.draws or s.grants or s.placing != at.NO_PLACING:
        raise read.wrong("pending", "nothing else to settle")
    if s.phase == at.OVER and (s.acted or s.shadow):
        raise read.wrong("pending", "nothing more to do")


def _check_window(s: State, setting: Setting, read: Sheet) -> None:
    """CS-043: somebody is asked about what has just been done, and could answer."""
    _check_quiet(s, read)
    if not s.window or not s.waiting or not could_be_answered(s, setting):
        raise read.wrong("pending", "a window in which somebody can still answer")
    if not _has_happened(s, setting):
        raise read.wrong("pending", "a claim about what the player could just do there")
    for seat, reply in enumerate(s.replies):
        if reply == NO_REPLY:
            continue
        asked = seat != s.turn and s.hands[seat]
        fits = reply == LET_BE or (
            reply - 1 in s.hands[seat] and answers_now(s, setting, reply - 1)
        )
        if not asked or not fits:
            raise read.wrong("replies", f"what seat {seat} could answer")


def _check_hiding(s: State, setting: Setting, read: Sheet) -> None:
    """C-19: who has just landed there can buy off some of what an answer has added."""
    _check_quiet(s, read)
    landed = landing_place(s, setting, s.turn) == s.target and not (s.window or s.shadow)
    useful = s.points - s.hiding < way_to(s, setting, s.target)
    if not landed or not useful or s.hiding > s.influence[s.turn] or not _was_raised(s, setting):
        raise read.wrong("pending", "risk to buy off only after a landing that was answered")


def _was_raised(s: State, setting: Setting) -> bool:
    """Whether a secret that raises the risk has left the game."""
    return any(
        unplayed(s, kind) < setting.secrets[kind].count
        and any(word == do.HEAT for word, _ in setting.secrets[kind].effects)
        for kind in setting.answers[AT_LANDING]
    )


def _has_happened(s: State, setting: Setting) -> bool:
    place = s.claim[0]
    if s.window == AT_LANDING:
        raised = s.claim[3] == 0 or _was_raised(s, setting)
        return landing_place(s, setting, s.turn) == place and s.shadow == 0 and raised
    if s.window == AT_SALE:
        town = setting.board.sizes[place] > 0 and is_there(s, s.turn, place)
        return town and s.departed[s.claim[1]] > 0
    return True  # an officer beside the place is asked for where the claim is read


def _check_opening(s: State, read: Sheet) -> None:
    """CS-037: new faces, deck by deck; otherwise one, for the character just hired."""
    if s.opening:
        begun = not (s.acted or s.shadow or s.passed or s.worked or s.charts)
        alone = not (s.draws or s.spilling or s.grants or s.losing or s.points or s.recruits)
        if s.reveals not in [mask_of(range(shown, 4)) for shown in range(4)] or s.turn != s.first:
            raise read.wrong("pending", "the first player, and decks to show a card in their order")
        if not begun or not alone:
            raise read.wrong("pending", "a round that has just begun")
    elif s.reveals & (s.reveals - 1) or (s.reveals and not s.acted):
        raise read.wrong("pending", "one deck to show a new card, after somebody was hired")


def _check_draws(s: State, read: Sheet) -> None:
    """Secrets are due after a sale, at the start of a round, or to who looks for one."""
    seats = len(s.gold)
    others = [(s.turn + n) % seats for n in range(1, seats)]
    sold = s.acted and s.draws == others[len(others) - len(s.draws) :]
    own = len(s.draws) <= 20 and all(seat == s.turn for seat in s.draws)
    begins = not (s.acted or s.passed) and s.turn == s.first and s.round > 1
    told = [s.perks[seat][WHISPER] for seat in range(seats)]
    whispered = begins and all(s.draws.count(seat) <= told[seat] for seat in range(seats))
    if not (sold or own or (whispered and s.draws == sorted(s.draws))):
        raise read.wrong("pending", "secrets due to who could draw them now")
    if s.spilling:
        victim = s.spilling[0]
        if victim == s.turn or s.spilling != [victim] * len(s.spilling):
            raise read.wrong("pending", "secrets spilt by one other player")
        if len(s.spilling) > len(s.hands[victim]):
            raise read.wrong("pending", "no more secrets spilt than are held")


def _check_cards_at_work(s: State, setting: Setting, read: Sheet) -> None:
    """What is granted is the rest of a card."""
    if s.grants and not any(_is_rest(s, effects) for effects in _cards(setting)):
        raise read.wrong("pending", "grants that are the rest of one card")


def _cards(setting: Setting) -> list[tuple[do.Effect, ...]]:
    return [card.effects for card in setting.characters] + [
        secret.effects for secret in setting.secrets if secret.when == AT_TURN
    ]


def _is_rest(s: State, effects: tuple[do.Effect, ...]) -> bool:
    granted = [effect for effect in effects if effect[0] >= do.SAIL]
    rest = granted[len(granted) - len(s.grants) :]
    if len(rest) != len(s.grants) or rest[1:] != s.grants[1:] or rest[0][0] != s.grants[0][0]:
        return False
    steps = rest[0][0] in do.STEP_EFFECTS
    return s.grants[0][1] <= rest[0][1] if steps else s.grants[0][1] == rest[0][1]


def _check_steps(s: State, setting: Setting, read: Sheet) -> None:
    """Officers called somewhere, officers to come, pawns to go and to come."""
    if (s.target == NOWHERE) != (s.points == 0) or s.target == setting.board.apart:
        raise read.wrong("pending", "steps of officers towards a place on the mainland, or none")
    if (s.points or s.recruits or s.placing != at.NO_PLACING) and not s.acted:
        raise read.wrong("pending", "what follows an action only after one")
    if s.placing != at.NO_PLACING:
        hired = [setting.characters[card] for card in s.casts[s.turn]]
        if not any(c.placing == s.placing and s.reveals == only(c.deck) for c in hired):
            raise read.wrong("pending", "a pawn placed as a character just hired lets it be")


def _check_drafts(s: State, setting: Setting, read: Sheet) -> None:
    """A landing or raid that has begun could have begun so."""
    if not s.draft and not s.raiding:
        return
    if s.phase != at.TURN or s.acted or (s.draft and s.raiding):
        raise read.wrong("pending", "a landing or a raid only on an open turn")
    trial = s.copy()
    trial.draft, trial.raiding = [], []
    if s.draft and (landing_place(s, setting, s.turn) == NOWHERE or not s.influence[s.turn]):
        raise read.wrong("pending", "a landing in a port or cove with influence and a pawn there")
    if s.raiding and not may_raid(trial, setting, s.turn):
        raise read.wrong("pending", "a raid with a pawn, influence, a mob and seized goods")
    _check_landing(s, setting, trial, s.turn, read)
    for code in s.raiding:
        if setting.words.raids[form_raided(code)][raider_of(code)] not in raids(
            trial, setting, s.turn
        ):
            raise read.wrong("pending", "a raid of your own mobs on seized goods, each once")
        trial.raiding.append(code)


def _check_landing(s: State, setting: Setting, trial: State, seat: Seat, read: Sheet) -> None:
    for code in s.draft:
        form, store = form_unloaded(code), store_of(code)
        aboard = left_aboard(trial, seat)
        choice = setting.words.unloads[form] if store < 0 else setting.words.hides[form][store]
        if form not in aboard or choice not in unloads(trial, setting, seat, aboard):
            raise read.wrong(
                "pending", "a draft of your own goods aboard, into your own warehouses there"
            )
        trial.draft.append(code)
