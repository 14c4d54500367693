import pytest

from hoodwink.kernel.errors import OptionError
from hoodwink.kernel.options import Option, read_options, settle

ROYALS = Option("royals", True, "SN-133")
CAP = Option("cap", 0, "SN-001", low=0, high=9)
PURSES = Option("purses", "public", "SN-002", choices=("public", "hidden"))
SCHEMA = (ROYALS, CAP, PURSES)


def test_what_is_not_given_is_as_by_default() -> None:
    assert settle(SCHEMA, {"cap": 3}) == {"royals": True, "cap": 3, "purses": "public"}


@pytest.mark.parametrize("value", [{}, [1], None, 1.5])
def test_a_value_of_any_kind_is_looked_at(value: object) -> None:
    """A hostile file may hold anything, and the compiled rules must not choke on it."""
    with pytest.raises(OptionError, match="option 'cap' is"):
        settle(SCHEMA, {"cap": value})


def test_an_unknown_option_is_named_with_those_there_are() -> None:
    with pytest.raises(OptionError, match="no option 'royal'; there are: royals, cap, purses"):
        settle(SCHEMA, {"royal": True})


@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [
        ("royals", 1, "true or false"),
        ("cap", 10, "a whole number from 0 to 9"),
        ("cap", True, "a whole number from 0 to 9"),
        ("purses", "open", "public, hidden"),
    ],
)
def test_a_wrong_value_is_named_with_what_is_allowed(
    name: str, value: bool | int | str, allowed: str
) -> None:
    with pytest.raises(OptionError, match=f"option '{name}' is {value!r}; allowed: {allowed}"):
        settle(SCHEMA, {name: value})


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        (ROYALS, "Yes", True),
        (ROYALS, "off", False),
        (ROYALS, "maybe", "maybe"),
        (CAP, " 7 ", 7),
        (CAP, "many", "many"),
        (PURSES, "HIDDEN", "hidden"),
    ],
)
def test_what_a_person_types_is_read(option: Option, text: str, value: bool | int | str) -> None:
    assert option.read(text) == value


def test_an_option_knows_its_kind() -> None:
    assert [option.kind for option in SCHEMA] == ["flag", "count", "choice"]


def test_options_are_read_from_a_command_line() -> None:
    assert read_options(SCHEMA, ["royals=no", "cap=4", "royal=1"]) == {
        "royals": False,
        "cap": 4,
        "royal": "1",
    }
