"""Every way to say something: the act that is meant, and the rule that speaks of it."""

from typing import Final

from hoodwink.games.cornish.moves import actions, cards, setup
from hoodwink.games.cornish.moves.choices import Act

SAYINGS: Final[tuple[tuple[str, Act, str], ...]] = (
    ("first *", setup.First, "CS-027"),
    ("take ship *", setup.TakeShip, "CS-028"),
    ("take warehouse *", setup.TakeWarehouse, "CS-029"),
    ("draw * *", setup.DrawPair, "CS-030"),
    ("deal *", setup.Deal, "CS-030"),
    ("deal secret *", setup.DealSecret, "CS-112"),
    ("reveal *", setup.Reveal, "CS-070"),
    ("spill *", setup.Spill, "CS-131"),
    ("keep *", setup.Keep, "CS-030"),
    ("place pawn *", setup.PlacePawn, "CS-068"),
    ("place ship *", setup.PlaceShip, "CS-035"),
    ("place officer *", setup.PlaceOfficer, "CS-103"),
    ("sail * to *", actions.Sail, "CS-045"),
    ("walk * to *", actions.Walk, "CS-046"),
    ("carry * * to *", actions.Carry, "CS-046"),
    ("haul * * to *", actions.Haul, "CS-047"),
    ("march * to *", actions.March, "CS-048"),
    ("march * of * to *", actions.March, "CS-048"),
    ("buy reputation", actions.BuyReputation, "CS-049"),
    ("buy *", actions.Buy, "CS-052"),
    ("unload *", actions.Unload, "CS-081"),
    ("unload * into *", actions.Unload, "CS-119a"),
    ("land", actions.Land, "CS-050"),
    ("land hiding *", actions.Land, "CS-083"),
    ("call off", actions.CallOff, "CS-081"),
    ("hire *", actions.Hire, "CS-051"),
    ("bribe *", actions.Bribe, "CS-053"),
    ("bribe * of *", actions.Bribe, "CS-053"),
    ("sell * * *", actions.Sell, "CS-054"),
    ("work honestly", actions.Work, "CS-055"),
    ("discover secret", actions.Discover, "CS-056"),
    ("raid * with *", actions.Raid, "CS-057"),
    ("storm warehouse", actions.Storm, "CS-057"),
    ("pass", actions.Pass, "CS-058"),
    ("store * in *", actions.Store, "CS-120"),
    ("fetch * from *", actions.Fetch, "CS-120"),
    ("use *", cards.Use, "CS-072"),
    ("play *", cards.Play, "CS-114"),
    ("let be", cards.LetBe, "CS-043"),
    ("remove pawn *", setup.RemovePawn, "CS-074c"),
    ("done", cards.Done, "CS-072"),
    ("end turn", actions.EndTurn, "CS-040"),
    ("target *", cards.Target, "C-52"),
    ("recall *", cards.Recall, "CS-072"),
    ("recall * of *", cards.Recall, "CS-072"),
    ("release *", cards.Release, "CS-072"),
    ("rouse *", cards.Rouse, "C-49"),
)
"""A star is a word that says with what, where, or how much."""

RULE_OF: Final = {act: rule for _, act, rule in reversed(SAYINGS)}
"""The rule that speaks of each act."""

RULES: Final = {pattern.split()[0]: rule for pattern, _, rule in reversed(SAYINGS)}
"""The rule that speaks of each verb."""

VERB_OF: Final = {act: pattern.split()[0] for pattern, act, _ in SAYINGS}
"""The first word of each act."""
