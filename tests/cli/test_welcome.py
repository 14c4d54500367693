"""The first screen."""

import hoodwink
from cli.kit import Terminal, turn_of
from hoodwink import Record
from hoodwink.bots import bot_names


def header(terminal: Terminal) -> dict[str, object]:
    return Record.loads(terminal.kept.read_text(encoding="utf-8")).header


def test_enter_alone_leads_to_a_match(terminal: Terminal) -> None:
    shown = terminal.run("play", [""] * 5)
    game = hoodwink.game_names()[0]
    assert (shown.code, shown.err) == (0, "")
    assert header(terminal)["game"] == game
    assert header(terminal)["seats"] == 4
    assert bot_names(game)[0] in str(header(terminal)["table"])


def test_everything_can_be_chosen(terminal: Terminal) -> None:
    number = hoodwink.game_names().index("shahdozd") + 1
    answers = ["2", f"{number}", "5", "2", "2", "2", "4", "1", "30"]
    shown = terminal.run("play", answers)
    assert "À quoi jouons-nous" in shown.out
    assert header(terminal)["seats"] == 5
    assert header(terminal)["options"] == {
        "memory": False,
        "mixing": "random",
        "broke_look": "enough",
        "turn_cap": 30,
    }
    assert '"random"' in terminal.kept.read_text(encoding="utf-8").partition("\n")[0]


def test_a_wrong_answer_is_asked_again(terminal: Terminal) -> None:
    number = hoodwink.game_names().index("shahdozd") + 1
    answers = [
        "3",
        "klingon",
        "1",
        f"{number}",
        "7",
        "many",
        "3",
        "",
        "2",
        "",
        "",
        "",
        "99999",
        "7",
    ]
    shown = terminal.run("play", answers)
    assert "“klingon” is not one of the answers. Enter alone is 1." in shown.out
    assert "“many” is not one of the answers. Enter alone is 4." in shown.out
    assert "“99999” is not one of the answers. Enter alone is 0." in shown.out
    assert header(terminal)["seats"] == 3


def test_the_language_of_the_environment_is_the_usual_one(terminal: Terminal) -> None:
    terminal.environment(LANG="fr_FR.UTF-8")
    shown = terminal.run("play", [""])
    assert " ▸ 2  Français" in shown.out
    assert "À quoi jouons-nous" in shown.out


def test_the_end_of_input_is_a_polite_goodbye(terminal: Terminal) -> None:
    shown = terminal.run("play")
    assert shown.out.endswith("Goodbye.\n")
    assert (shown.code, shown.err) == (0, "")


def test_an_unfinished_match_is_offered_first(terminal: Terminal) -> None:
    terminal.keep(turn_of(0))
    shown = terminal.run("play", [""])
    assert "A match of yours is not over yet." in shown.out
    assert "It is your turn" in shown.out


def test_an_unfinished_match_may_be_left_for_a_new_one(terminal: Terminal) -> None:
    terminal.keep(turn_of(0))
    shown = terminal.run("play", ["2", "", "", "", "", ""])
    assert "What shall we play?" in shown.out
    assert header(terminal)["seats"] == 4


def test_an_unfinished_match_that_cannot_be_read_does_not_stand_in_the_way(
    terminal: Terminal,
) -> None:
    terminal.keep(turn_of(0))
    terminal.kept.write_text("gone\n", encoding="utf-8")
    shown = terminal.run("play", [""])
    assert "It cannot be gone on with: line 1: not readable as JSON" in shown.out
    assert "Which language do you speak?" in shown.out


def test_choices_on_the_command_line_need_the_game(terminal: Terminal) -> None:
    shown = terminal.run("play --seats 4")
    assert (shown.code, shown.out) == (2, "")
    assert "need the name of a game" in shown.err
