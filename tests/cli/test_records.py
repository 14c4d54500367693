"""`hoodwink replay` and `hoodwink verify`."""

from pathlib import Path

import pytest

from cli.kit import Terminal, by_numbers, claimed
from hoodwink import Added, Deal, LeftOut, Match, deal_again
from hoodwink.match.deal import hash_of


def finished() -> Match:
    """A whole match, played anyhow."""
    return played(Match("shahdozd", 4, seed=5, turn_cap=30))


def played(match: Match) -> Match:
    while match.to_act:
        seat = match.to_act[0]
        moves = match.moves(seat)
        match.play(seat, moves[match.version * 7 % len(moves)])
    return match


@pytest.fixture
def record(terminal: Terminal) -> Path:
    path = terminal.folder / "match.jsonl"
    path.write_text(finished().record().dumps(), encoding="utf-8")
    return path


def test_a_true_record_is_verified_with_counts_and_result(terminal: Terminal, record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    moves = sum('"move"' in line for line in lines)
    draws = sum('"nature"' in line for line in lines)
    shown = terminal.run(f"verify {record}")
    assert (shown.code, shown.err) == (0, "")
    assert f"OK: {moves - draws} moves and {draws} draws checked, and the result." in shown.out
    assert "win" in shown.out or "share the victory" in shown.out


def test_a_false_record_is_answered_with_its_first_wrong_line(
    terminal: Terminal, record: Path
) -> None:
    lines = record.read_text(encoding="utf-8").splitlines(keepends=True)
    lines[1] = lines[1].replace("first", "second")
    record.write_text("".join(lines), encoding="utf-8")
    shown = terminal.run(f"verify {record}")
    assert (shown.code, shown.out) == (1, "")
    assert shown.err.startswith(f"{record}: line 2: ")
    assert shown.err.count("\n") == 1


def test_a_match_that_is_not_over_cannot_be_verified(terminal: Terminal, record: Path) -> None:
    record.write_text(claimed(0, "king").record(reveal=True).dumps(), encoding="utf-8")
    shown = terminal.run(f"verify {record}")
    assert shown.code == 1
    assert "the match is not over" in shown.err


def test_the_commitment_and_the_digest_are_told_and_taken(terminal: Terminal, record: Path) -> None:
    match = finished()
    shown = terminal.run(
        f"verify {record} --commitment {match.commitment} --digest {match.digest.upper()}"
    )
    assert shown.code == 0
    assert f"Commitment: {match.commitment}\nDigest: {match.digest}\n" in shown.out
    lines = match.version + 2
    assert f"stands for the lines 1 to {lines} of {lines}:" in " ".join(shown.out.split())


@pytest.mark.parametrize("name", ["commitment", "digest"])
def test_another_commitment_or_digest_than_was_written_down_is_found(
    terminal: Terminal, record: Path, name: str
) -> None:
    shown = terminal.run(f"verify {record} --{name} {'0' * 64}")
    assert (shown.code, shown.out) == (1, "")
    assert "written down" in shown.err


def test_a_deal_that_was_given_is_told_as_such(terminal: Terminal, record: Path) -> None:
    given = Match.from_position(Match("shahdozd", 4, turn_cap=30).position(), seed=1)
    record.write_text(played(given).record().dumps(), encoding="utf-8")
    shown = terminal.run(f"verify {record}")
    assert (shown.code, shown.out) == (1, "")
    assert "line 1: the deal was given, not drawn" in shown.err
    shown = terminal.run(f"verify {record} --allow-given")
    assert shown.code == 0
    assert "The deal was given, not drawn" in shown.out


def test_a_file_without_end_is_not_read_to_its_end(terminal: Terminal) -> None:
    shown = terminal.run("verify /dev/zero")
    assert shown.code == 1
    assert "line 1: the record is too long" in shown.err


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_file_that_is_no_record_is_refused_in_one_line(
    terminal: Terminal, record: Path, command: str
) -> None:
    record.write_bytes(b"\xff\xfe\x00")
    shown = terminal.run(f"{command} {record}")
    assert shown.code == {"verify": 1, "replay": 2}[command]
    assert shown.err.count("\n") == 1


def test_verifying_speaks_french(terminal: Terminal, record: Path) -> None:
    assert "tirages contrôlés" in terminal.run(f"verify {record} --lang fr").out


def test_a_spectator_is_told_what_all_may_know(terminal: Terminal, record: Path) -> None:
    shown = terminal.run(f"replay {record}")
    assert (shown.code, shown.err) == (0, "")
    assert " looks at the card in slot " in shown.out
    assert ": it is the" not in shown.out
    assert "★" in shown.out


def test_a_seat_is_told_what_it_saw(terminal: Terminal, record: Path) -> None:
    shown = terminal.run(f"replay {record} --seat 1")
    assert "You look at the card in slot" in shown.out
    assert ": it is the" in shown.out


def test_replay_speaks_french(terminal: Terminal, record: Path) -> None:
    assert "prétend être le" in terminal.run(f"replay {record} --lang fr").out


def test_a_seat_that_is_not_at_the_table_cannot_listen(terminal: Terminal, record: Path) -> None:
    shown = terminal.run(f"replay {record} --seat 4")
    assert (shown.code, shown.err) == (2, "hoodwink: there is no seat 4; seats are 0 to 3\n")


def test_step_by_step_each_event_waits_for_enter(terminal: Terminal, record: Path) -> None:
    shown = terminal.run(f"replay {record} --step", ["", "", ""])
    assert shown.code == 0
    assert shown.out.count("\n· ") == 4
    assert "★" not in shown.out


def test_an_unfinished_match_is_told_as_far_as_it_goes(terminal: Terminal, record: Path) -> None:
    record.write_text(claimed(0, "king").record(reveal=True).dumps(), encoding="utf-8")
    shown = terminal.run(f"replay {record}")
    assert "claims to be the King." in shown.out
    assert "The match is not over." in shown.out


def test_names_in_a_record_are_used(terminal: Terminal) -> None:
    file = terminal.folder / "m.jsonl"
    line = f"play shahdozd --bots random --seed 1 --names Lou,Max,Kim,Jo --record {file}"
    terminal.run(line, by_numbers(1))
    assert "Max" in terminal.run(f"replay {file}").out


def test_it_says_who_could_choose_the_deal_and_what_is_not_proved(
    terminal: Terminal, record: Path
) -> None:
    shown = terminal.run(f"verify {record}")
    assert "The dealer alone chose the secret of this deal." in shown.out
    assert "No digest was given: the play fits in itself, but" in shown.out
    assert "Aucune empreinte" in terminal.run(f"verify {record} --lang fr").out


def test_it_says_who_added_to_the_deal(terminal: Terminal, record: Path) -> None:
    told, mine = finished().record(), "0f" * 16
    deal = Deal((Added(1, hash_of(mine), mine),), (LeftOut(2, "late"),))
    assert told.secret
    match = played(deal_again({**told.header, "deal": deal.to_json()}, told.secret))
    record.write_text(match.record().dumps(), encoding="utf-8")
    shown = terminal.run(f"verify {record} --number {mine} --digest {match.digest}")
    assert shown.code == 0
    assert "added to the deal: nobody could choose it alone. Left out of it: " in shown.out
    assert "not proved" not in shown.out
    assert terminal.run(f"verify {record} --number {'0e' * 16}").code == 1
