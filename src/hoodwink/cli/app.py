"""The command line: one function a command, help in the reader's language, errors in one line."""

import io
import os
import sys
from collections.abc import Sequence
from typing import Annotated, Any, Final

import typer
from typer.core import TyperGroup

from hoodwink import HoodwinkError, __version__
from hoodwink.cli.commands.arena import arena
from hoodwink.cli.commands.join import join
from hoodwink.cli.commands.keeping import backup, export, import_
from hoodwink.cli.commands.play import play
from hoodwink.cli.commands.replay import replay
from hoodwink.cli.commands.rules import rules
from hoodwink.cli.commands.serve import serve
from hoodwink.cli.commands.verify import verify
from hoodwink.cli.table.sessions.saving import resume_file
from hoodwink.locales import language_of
from hoodwink.locales.voice import Voice

WRONG: Final = 2
"""The exit code for what could not be done. A record that is not true answers 1."""


def build() -> typer.Typer:
    app = typer.Typer(name="hoodwink", add_completion=False, rich_markup_mode=None)
    app.callback(invoke_without_command=True)(top)
    for command in (play, join, serve, replay, verify, rules, arena, export, backup):
        app.command()(command)
    app.command("import")(import_)
    return app


def top(
    context: typer.Context, version: Annotated[bool, typer.Option("--version")] = False
) -> None:
    if version:
        print(f"hoodwink {__version__}")
    elif context.invoked_subcommand is None:
        print(context.get_help())


def translated(app: typer.Typer, voice: Voice) -> Any:
    """The commands with their help in the voice's language, as far as it has been written."""
    group = typer.main.get_command(app)
    assert isinstance(group, TyperGroup)
    for name, command in {"": group, **group.commands}.items():
        key = f"cli-{name}" if name else "cli"
        command.help = voice.find(key, {}) or command.help
        for parameter in command.params:
            told = voice.find(f"{key}-{parameter.name}", {})
            told = told or voice.find(f"cli-{parameter.name}", {})
            if told is not None:
                vars(parameter)["help"] = told
    return group


def run(arguments: Sequence[str]) -> int:
    """Run one command line; returns the exit code."""
    _write_what_can_be_written()
    commands = translated(build(), Voice(language_of(os.environ)))
    try:
        code = commands.main(
            args=_with_resume_file(arguments), prog_name="hoodwink", standalone_mode=False
        )
    except typer.TyperException as error:
        return _wrong(error.format_message())
    except (typer.Abort, KeyboardInterrupt):
        return _wrong("interrupted")
    except HoodwinkError as error:
        return _wrong(str(error))
    except ModuleNotFoundError as error:
        return _wrong(
            f"{error.name} is missing; python3 -m pip install 'hoodwink[server]' brings it"
        )
    except OSError as error:
        return _wrong(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    return code if isinstance(code, int) else 0


def _with_resume_file(arguments: Sequence[str]) -> list[str]:
    """`--resume` alone means the match that was left last."""
    spelled = list(arguments)
    for place, word in enumerate(arguments):
        if word == "--resume" and (place + 1 == len(arguments) or arguments[place + 1][:1] == "-"):
            spelled[place] = f"--resume={resume_file()}"
    return spelled


def _wrong(problem: str) -> int:
    print(f"hoodwink: {' '.join(problem.split())}", file=sys.stderr)
    return WRONG


def _write_what_can_be_written() -> None:
    """A terminal that lacks a character shows a question mark rather than failing."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
