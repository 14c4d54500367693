"""The command line as a whole: help, errors, exit codes."""

import subprocess
import sys

import pytest

import hoodwink
from cli.kit import Terminal
from hoodwink.cli.app import build, translated
from hoodwink.locales import LANGUAGES
from hoodwink.locales.voice import Voice

COMMANDS = ("play", "replay", "verify", "rules", "arena")


@pytest.mark.parametrize(
    "line",
    [
        "play chess",
        "play shahdozd --seats 9",
        "play shahdozd --seat 4",
        "play shahdozd --seats many",
        "play shahdozd --bots clever",
        "play shahdozd --option mixing=never",
        "play shahdozd --option tell=all",
        "play shahdozd --option mixing",
        "play shahdozd --lang klingon",
        "play shahdozd --wrong",
        "play --resume nowhere.jsonl",
        "replay",
        "replay nowhere.jsonl",
        "verify nowhere.jsonl",
        "rules chess",
        "rules shahdozd SD-999",
        "dance",
    ],
)
def test_what_cannot_be_done_is_one_clear_line_and_exit_code_2(
    terminal: Terminal, line: str
) -> None:
    shown = terminal.run(line)
    assert (shown.code, shown.out) == (2, "")
    assert shown.err.startswith("hoodwink: ")
    assert shown.err.count("\n") == 1


def test_alone_the_command_shows_its_help(terminal: Terminal) -> None:
    shown = terminal.run("")
    assert shown.code == 0
    assert all(command in shown.out for command in COMMANDS)


def test_help_speaks_the_language_of_the_environment(terminal: Terminal) -> None:
    terminal.environment(LANG="fr_FR.UTF-8")
    assert "Combien de joueurs, vous compris." in terminal.run("play --help").out


def test_the_version_is_told(terminal: Terminal) -> None:
    assert terminal.run("--version").out == f"hoodwink {hoodwink.__version__}\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_and_option_is_explained(language: str) -> None:
    voice = Voice(language)
    group = translated(build(), voice)
    for name, command in group.commands.items():
        assert command.help == voice.find(f"cli-{name}", {})
        for parameter in command.params:
            keys = (f"cli-{name}-{parameter.name}", f"cli-{parameter.name}")
            assert parameter.help in [voice.find(key, {}) for key in keys]
            assert parameter.help


def test_without_the_extra_the_command_says_what_to_install() -> None:
    """As if rich were not installed."""
    program = (
        "import sys; sys.modules['rich'] = None\n"
        "from hoodwink.cli import main\n"
        "sys.exit(main(['play']))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr == "The terminal needs a little more: pip install hoodwink[terminal]\n"


def test_a_fault_of_our_own_is_not_taken_for_a_missing_extra() -> None:
    program = (
        "import sys; sys.modules['hoodwink.cli.app'] = None\n"
        "from hoodwink.cli import main\n"
        "sys.exit(main(['play']))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert "ModuleNotFoundError" in done.stderr
