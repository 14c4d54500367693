import pytest

from hoodwink.kernel.errors import PackError, PositionError
from hoodwink.kernel.packs import Pack, built_in
from hoodwink.kernel.reading import Reading
from kernel.wrong_packs import refusal

COINS = """
game = "toy"
version = "1"
[coins]
provenance = "rulebook"
each = 3
"""


def pack(text: str) -> Pack:
    return Pack(text, "toy/pack.toml")


def test_a_pack_knows_its_game_version_and_numbers() -> None:
    toy = pack(COINS)
    assert (toy.game, toy.version) == ("toy", "1")
    assert toy.entry("coins").count("each", 1, 9) == 3


def test_another_number_makes_another_digest() -> None:
    assert pack(COINS).digest == pack(COINS + "\n# a comment").digest
    assert pack(COINS).digest != pack(COINS.replace("3", "4")).digest


def test_a_file_that_is_no_toml_is_named() -> None:
    with pytest.raises(PackError, match=r"toy/pack.toml: not readable as TOML"):
        pack("game = ")


def test_a_pack_without_a_version_is_refused() -> None:
    with pytest.raises(PackError, match=r"toy/pack.toml: version is missing"):
        pack('game = "toy"')


def test_a_missing_entry_is_named() -> None:
    with pytest.raises(PackError, match=r"toy/pack.toml: \[cards\] is missing"):
        pack(COINS).entry("cards")


def test_every_entry_says_where_its_numbers_come_from() -> None:
    with pytest.raises(
        PackError, match=r"\[coins\]: provenance is 'gossip'; expected one of rulebook"
    ):
        pack(COINS.replace('"rulebook"', '"gossip"')).entry("coins")


def test_a_wrong_number_is_named_with_what_was_expected() -> None:
    with pytest.raises(PackError, match=r"each is 3; expected a whole number from 5 to 9"):
        pack(COINS).entry("coins").count("each", 5, 9)


def test_the_packs_that_come_with_the_games_are_found() -> None:
    assert built_in("shahdozd").game == "shahdozd"


VALUES = {"n": 1, "list": [1, 2], "word": "king", "flag": True, "table": {}, "tables": [{"n": 2}]}
READ = Reading("position", VALUES, PositionError)


def test_values_that_are_right_are_read() -> None:
    assert READ.counts("list", 2, 0, 5) == [1, 2]
    assert READ.word("word", ("king", "thief")) == "king"
    assert READ.flag("flag") is True
    assert READ.table("table") == {}
    assert READ.tables("tables")[0].count("n", 0, 5) == 2


def test_a_value_in_a_row_of_tables_is_found_again() -> None:
    with pytest.raises(PositionError, match="position: tables 0: n is 2; expected"):
        READ.tables("tables")[0].count("n", 5, 6)


@pytest.mark.parametrize(
    ("read", "expected"),
    [
        (lambda: READ.count("none", 0, 5), "none is missing; expected a whole number"),
        (lambda: READ.count("flag", 0, 5), "flag is True; expected a whole number"),
        (lambda: READ.counts("list", 3, 0, 5), "expected 3 whole numbers from 0 to 5"),
        (lambda: READ.counts("list", 2, 0, 1), "expected 2 whole numbers from 0 to 1"),
        (lambda: READ.word("n", ("king",)), "n is 1; expected one of king"),
        (lambda: READ.flag("n"), "expected true or false"),
        (lambda: READ.rows("n"), "expected a list"),
        (lambda: READ.table("n"), "expected a table"),
        (lambda: READ.tables("list"), "expected a list of tables"),
    ],
)
def test_a_wrong_value_says_where_and_what_was_expected(read: object, expected: str) -> None:
    assert callable(read)
    with pytest.raises(PositionError, match=expected):
        read()


TEXTS = """
[texts]
provenance = "original"
[texts.en]
coin = "Doubloon"
[texts.fr]
coin = "Doublon <b>"
"""


def test_a_pack_may_bring_its_own_names_which_change_no_digest() -> None:
    toy = pack(COINS + TEXTS)
    assert toy.texts == {"en": {"coin": "Doubloon"}, "fr": {"coin": "Doublon <b>"}}
    assert toy.digest == pack(COINS).digest
    assert pack(COINS).texts == {}


@pytest.mark.parametrize(
    ("right", "wrong", "expected"),
    [
        ("[texts.en]", "[texts.English]", "languages by their codes"),
        ('coin = "Doubloon"', 'coin = ""', "1 to 80 letters each; 'coin' has not"),
        ('coin = "Doubloon"', f'coin = "{"x" * 81}"', "'coin' has not"),
        ('coin = "Doubloon"', 'coin = "a\\nb"', "'coin' has not"),
        ('coin = "Doubloon"', "coin = 7", "'coin' has not"),
        ('coin = "Doubloon"', 'Coin = "Doubloon"', "'Coin' has not"),
        ('[texts.en]\ncoin = "Doubloon"', "en = 7", "a table of values"),
        ('provenance = "original"\n[texts.en]', "[texts.en]", "provenance is missing"),
    ],
)
def test_names_that_are_none_are_refused(right: str, wrong: str, expected: str) -> None:
    assert expected in refusal(lambda texts: pack(COINS + texts), TEXTS, right, wrong)
