"""`hoodwink export`, `import` and `backup`, beside a server that runs."""

import random
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

import hoodwink
from hoodwink.cli.app import run
from server.hosting.test_upgrades import rewrite
from server.kit import Serving, anything


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Serving, str, str]]:
    """A server with one match that is over and one under way."""
    server = Serving(tmp_path_factory.mktemp("kept") / "tables.db")
    others = {"1": "random", "2": "random"}
    over, keys = server.company("shahdozd", 3, bots=others, options={"turn_cap": 1})
    guest, dice = server.come(over, keys[0]), random.Random(1)
    guest.hear_until("state")
    while guest.view["to_act"]:
        if 0 in guest.view["to_act"]:
            guest.play(anything(guest, dice))
        else:
            guest.hear()
    going, _ = server.company("shahdozd", 3)
    yield server, over, going
    server.stop()


def test_records_are_taken_out_and_put_in_while_a_server_runs(
    played: tuple[Serving, str, str], tmp_path: Path
) -> None:
    server, over, _ = played
    assert run(["export", str(tmp_path / "records"), "--db", server.db]) == 0
    [file] = (tmp_path / "records").iterdir()
    assert file.name == f"shahdozd-{over}.jsonl"
    match = hoodwink.verify(file.read_text("utf-8"))
    assert "Player" not in file.read_text("utf-8"), "names stay with the server"
    other = tmp_path / "other.db"
    assert run(["import", str(file), "--db", str(other)]) == 0
    assert run(["export", str(tmp_path / "again"), "--db", str(other)]) == 0
    [copy] = (tmp_path / "again").iterdir()
    assert hoodwink.verify(copy.read_text("utf-8")).digest == match.digest


def test_a_table_that_another_version_reads_keeps_no_other_from_being_taken_out(
    played: tuple[Serving, str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server, over, _ = played
    file, store = tmp_path / "one.jsonl", str(tmp_path / "other.db")
    file.write_text(server.ask("GET", f"/api/tables/{over}/record"), "utf-8")
    assert run(["import", str(file), str(file), "--db", store]) == 0
    with closing(sqlite3.connect(store)) as kept:
        [(first,), _] = kept.execute("SELECT id FROM tables ORDER BY id").fetchall()
    rewrite(store, first, lambda heading: heading | {"audience": 7})
    assert run(["export", str(tmp_path / "records"), "--db", store]) == 0
    assert len(list((tmp_path / "records").iterdir())) == 1
    assert capsys.readouterr().err.startswith(f"hoodwink: {first}: open this table with Hoodwink ")


def test_a_record_that_is_not_true_is_not_taken_in(
    played: tuple[Serving, str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server, over, _ = played
    lines = server.ask("GET", f"/api/tables/{over}/record").splitlines(keepends=True)
    file, store = tmp_path / "false.jsonl", tmp_path / "other.db"
    file.write_text("".join(lines[:-2] + lines[-1:]), "utf-8")
    assert run(["import", str(file), "--db", str(store)]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
    assert run(["export", str(tmp_path / "none"), "--db", str(store)]) == 0
    assert list((tmp_path / "none").iterdir()) == []


def test_a_copy_made_while_a_server_runs_serves_every_table(
    played: tuple[Serving, str, str], own_server: Callable[..., Serving], tmp_path: Path
) -> None:
    server, over, going = played
    copy = tmp_path / "copy.db"
    assert run(["backup", str(copy), "--db", server.db]) == 0
    restored = own_server(db=str(copy))
    assert restored.ask("GET", f"/api/tables/{over}/record") == server.ask(
        "GET", f"/api/tables/{over}/record"
    )
    frames = [one.come(going).hear_until("state") for one in (server, restored)]
    assert frames[0] | {"at": 0} == frames[1] | {"at": 0}


@pytest.mark.parametrize("what", ["export", "backup"])
def test_a_typing_error_makes_no_empty_store(
    tmp_path: Path, what: str, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = tmp_path / "typo.db"
    assert run([what, str(tmp_path / "there"), "--db", str(missing)]) == 2
    assert capsys.readouterr().err == f"hoodwink: there are no tables in {missing}\n"
    assert not missing.exists()
