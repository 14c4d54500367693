"""The reference pages and schemas: up to date, complete, and true of real matches."""

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, get_args, get_origin, get_type_hints

import pytest

from hoodwink import Listener, Match, Move
from hoodwink.bots import Bot, bot_names, make_bot
from hoodwink.games import BOXES
from hoodwink.kernel.game import Game
from tooling import unexplained
from tools.made import outdated
from tools.reference.__main__ import FOLDER, files, main
from tools.reference.catalogue import catalogue
from tools.reference.explained import Unexplained, alias, shape
from tools.reference.patterns import alike, pattern
from tools.reference.schema import Schemas
from tools.reference.validating import Validator

MOVES = 2_000
LOOKS = 40
RICH: dict[str, dict[str, Any]] = {
    "cornish": {"round_cap": 3},
    "nottingham": {"promos": True, "timed": True, "purses": "hidden", "remove_ten": True},
    "shahdozd": {"mixing": "random", "turn_cap": 60},
    "sherwood": {"advanced": True, "memory": False},
}
games = pytest.mark.parametrize("game", BOXES)


@pytest.mark.thorough
def test_the_files_tell_what_is_so() -> None:
    assert list(outdated(FOLDER, files)) == [], "run `make reference`"


@pytest.mark.thorough
def test_files_that_are_missing_or_old_are_named_and_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--folder", str(tmp_path)]) == 1
    assert "changed: shahdozd.md" in capsys.readouterr().out
    assert main(["--folder", str(tmp_path), "--write"]) == 0
    assert {file.name for file in tmp_path.iterdir()} == {
        f"{game}.{ending}" for game in BOXES for ending in ("md", "schema.json")
    }
    assert main(["--folder", str(tmp_path)]) == 0


@games
def test_every_game_keeps_what_it_tells_in_the_same_rooms_under_the_same_names(game: str) -> None:
    told = catalogue(game)
    assert (told.public.__name__, told.own.__name__) == ("Public", "Own")
    assert told.position.__name__ == "Position"
    for kind, made in told.events.items():
        assert made.__name__ == kind.title().replace("_", "")


@games
def test_what_a_seat_knows_better_is_of_the_same_type_as_what_all_see(game: str) -> None:
    told = catalogue(game)
    public, own = get_type_hints(told.public), get_type_hints(told.own)
    for key in own.keys() & public.keys():
        if get_origin(own[key]) is dict and get_origin(public[key]) is list:
            known, place = get_args(own[key])[1], get_args(public[key])[0]
            assert get_type_hints(known).keys() <= get_type_hints(place).keys()
        else:
            assert own[key] == public[key]


def validator(game: str) -> Validator:
    return Validator(json.loads((FOLDER / f"{game}.schema.json").read_text("utf-8")))


def look(rules: Game[Any], match: Match, schemas: Validator) -> list[str]:
    """What of views and position is not as the schemas say."""
    position = match.position()
    state = rules.load(position["state"])
    faults = schemas.faults("Position", position["state"])
    faults += schemas.faults("Public", rules.public(state))
    for seat in (None, *range(match.seats)):
        faults += schemas.faults("Own", rules.own(state, seat))
        faults += schemas.faults("View", match.view(seat))
    return faults


def choose(match: Match, bots: list[Bot], dice: Random) -> tuple[int, Move]:
    """Bots get far, and chance gets everywhere: mostly the one, now and then the other."""
    eager = [seat for seat in match.may_act if seat >= 0 and dice.random() < 0.5]
    seat = dice.choice(eager or list(match.to_act))
    moves = match.moves(seat)
    if bots and seat in match.to_act and dice.random() < 0.9:
        return seat, bots[seat].choose(match.view(seat), moves)
    return seat, dice.choice(moves)


@games
@pytest.mark.parametrize("skilled", [False, True])
@pytest.mark.parametrize("rich", [False, True])
def test_views_events_and_positions_of_real_matches_are_as_the_schemas_say(
    game: str, rich: bool, skilled: bool
) -> None:
    options, dice, heard = RICH[game] if rich else {}, Random(f"{game} {rich}"), Listener()
    match = Match(game, BOXES[game].seats[1], seed=5, tell=heard, **options)
    bots = [make_bot(bot_names(game)[0], game, 7, match.setting) for _ in range(match.seats)]
    rules, schemas = BOXES[game].open(match.options), validator(game)
    for number in range(MOVES):
        if not match.to_act:
            break
        if number % (MOVES // LOOKS) == 0:
            assert look(rules, match, schemas) == []
        match.play(*choose(match, bots if skilled else [], dice), heard)
    assert look(rules, match, schemas) == []
    check_events(game, heard, schemas, match.seats)


def check_events(game: str, heard: Listener, schemas: Validator, seats: int) -> None:
    """As each seat is told them; and only facts that are marked as private are kept from some."""
    kinds = catalogue(game).events
    for event in heard.events:
        name = kinds[event.kind].__name__
        for seat in (None, *range(seats)):
            assert schemas.faults(name, event.seen_by(seat)) == []
        secret = {field.name for field in shape(kinds[event.kind]).fields if field.private}
        assert secret >= {fact for facts in event.private.values() for fact in facts}, event


@pytest.mark.parametrize(
    ("kind", "message"),
    [
        (unexplained.NoWords, "NoWords.bank is not explained"),
        (unexplained.Parrot, "Parrot.hand_size is explained by 'The size of the hand.'"),
        (unexplained.Dots, "Dots.points is explained by '... with so many steps.'"),
        (unexplained.Silent, "Silent has no word of its own"),
        (unexplained.Heir, "Heir.bank is not explained"),
        (unexplained.Written, "Written is not written as a class"),
    ],
)
def test_what_nobody_has_explained_is_refused(kind: type[Any], message: str) -> None:
    with pytest.raises(Unexplained) as wrong:
        shape(kind)
    assert message in str(wrong.value)


def test_a_name_of_a_type_needs_words_too() -> None:
    with pytest.raises(Unexplained, match=r"unexplained\.Handful is not explained"):
        alias(unexplained.__name__, "Handful")
    assert alias(unexplained.__name__, "dict") is None


def test_a_fact_that_may_be_anything_has_no_schema() -> None:
    with pytest.raises(KeyError):
        Schemas(replace(catalogue("shahdozd"), own=unexplained.Anything))


def test_the_validator_finds_what_is_wrong() -> None:
    schemas = validator("shahdozd")
    claim = {"event": "claimed", "seat": 1, "character": "king"}
    assert schemas.faults("Event", claim) == []
    assert schemas.faults("Claimed", claim | {"seat": True}) == [
        "Claimed.seat is True; expected integer"
    ]
    assert schemas.faults("Claimed", claim | {"event": "paid"}) == [
        "Claimed.event is 'paid'; expected 'claimed'"
    ]
    assert schemas.faults("Claimed", {"event": "claimed", "seat": 1, "card": "king"}) == [
        "Claimed.character is missing",
        "Claimed.card is not expected",
    ]
    assert "fits 0 of 21" in schemas.faults("Event", {"event": "tea"})[0]
    assert schemas.faults("EraTold", {"seen_by": [1], "denied": []}) == [
        "EraTold.seen_by.0 is 1; expected string"
    ]


def test_moves_that_are_built_alike_are_told_together() -> None:
    moves = [move for move in catalogue("nottingham").phrases.moves if move.verb == "drop"]
    told = [pattern(group) for group in alike(moves)]
    assert "drop coins {1, 5, 10, 20}" in told
    assert "drop {ask, promise, repay} {pass, inspect} {0-4}" in told
