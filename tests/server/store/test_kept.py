"""Everything that can be written can be read again."""

import pytest

from hoodwink.server.store.database import Database
from hoodwink.server.store.errors import Conflict, Unfit
from hoodwink.server.store.opening import open_store
from hoodwink.server.store.port import Store
from hoodwink.server.store.things import Counts, Person, Said
from hoodwink.server.store.writes import (
    add_key,
    add_link,
    add_person,
    add_table,
    append,
    remove_key,
    remove_keys,
    remove_links,
    remove_links_of,
    remove_person,
    remove_table,
    say,
    seat,
    set_person,
    set_table,
    take_link,
    unsay,
    unseat,
)
from server.store.conftest import Run
from server.store.samples import ANN, TABLE, row, table

BOB = Person("bob", "Bób 🦊", 1, 2, True, "https://example.org/hook", b"\0\xff")


def test_the_database_is_a_store(store: Database) -> None:
    port: Store = store
    assert port.tally.jobs == 0


def test_a_table_is_kept_as_it_was_given(store: Database, run: Run) -> None:
    given = table("x", code="ABCD", status="playing", open=False, lively=True)
    run(store.committed(add_table(given)))
    assert run(store.table("x")) == given
    assert run(store.table_by_code("ABCD")) == given
    assert run(store.table("y")) is None
    assert run(store.table_by_code("WXYZ")) is None


def test_a_table_is_changed_in_part(store: Database, run: Run) -> None:
    run(store.committed(add_table(TABLE), set_table(TABLE.id, code="ABCD", touched=7)))
    run(store.committed(set_table(TABLE.id, status="over", open=False, lively=True, host="bob")))
    changes = {"code": "ABCD", "touched": 7, "status": "over", "open": False}
    assert run(store.table(TABLE.id)) == table(TABLE.id, lively=True, host="bob", **changes)


def test_changes_of_one_table_stay_in_order(store: Database, run: Run) -> None:
    later = [set_table(TABLE.id, touched=time) for time in (9, 3, 5)]
    run(store.committed(add_table(table("x")), add_table(TABLE), *later, set_table("x", touched=1)))
    assert run(store.table(TABLE.id)).touched == 5
    assert run(store.table("x")).touched == 1


def test_a_table_that_is_gone_is_not_changed(store: Database, run: Run) -> None:
    with pytest.raises(Conflict):
        run(store.committed(set_table("nowhere", touched=1)))


def test_a_code_belongs_to_one_table(store: Database, run: Run) -> None:
    run(store.committed(add_table(table("x", code="ABCD")), add_table(table("y"))))
    with pytest.raises(Conflict):
        run(store.committed(set_table("y", code="ABCD")))
    run(store.committed(set_table("x", code=None), set_table("y", code="ABCD")))
    assert run(store.table_by_code("ABCD")).id == "y"


def test_a_log_is_read_from_any_number_on(store: Database, run: Run) -> None:
    rows = [row(number, body=bytes([number])) for number in range(12)]
    run(store.committed(add_table(TABLE), *map(append, rows)))
    assert run(store.log(TABLE.id)) == rows
    assert run(store.log(TABLE.id, 10)) == rows[10:]
    assert run(store.log("nowhere")) == []


def test_a_row_needs_its_table(store: Database, run: Run) -> None:
    with pytest.raises(Conflict):
        run(store.committed(append(row(0))))


def test_chat_is_kept_and_can_be_taken_back(store: Database, run: Run) -> None:
    said = [Said(TABLE.id, n, "ann" if n % 2 else "bob", n, f"hej 🦊 {n}") for n in range(4)]
    run(store.committed(add_table(TABLE), *map(say, said)))
    assert run(store.chat(TABLE.id)) == said
    assert run(store.chat(TABLE.id, 3)) == said[3:]
    run(store.committed(unsay("bob")))
    assert run(store.chat(TABLE.id)) == [said[1], said[3]]


def test_who_sits_where(store: Database, run: Run) -> None:
    run(store.committed(add_person(ANN), add_person(BOB), add_table(TABLE)))
    run(store.committed(seat(TABLE.id, "bob", 2), seat(TABLE.id, "ann", 0)))
    assert run(store.seats_of(TABLE.id)) == {0: "ann", 2: "bob"}
    with pytest.raises(Conflict):
        run(store.committed(seat(TABLE.id, "ann", 2)))
    run(store.committed(unseat(TABLE.id, 2), unseat(TABLE.id, 3), seat(TABLE.id, "ann", 2)))
    assert run(store.seats_of(TABLE.id)) == {0: "ann", 2: "ann"}


def test_a_removed_table_takes_all_along(store: Database, run: Run) -> None:
    given = [add_person(ANN), add_table(TABLE), append(row(0)), seat(TABLE.id, "ann", 0)]
    run(store.committed(*given, say(Said(TABLE.id, 0, "ann", 1, "hello"))))
    run(store.committed(append(row(1)), remove_table(TABLE.id)))
    run(store.committed(add_table(TABLE)))
    assert run(store.log(TABLE.id)) == []
    assert run(store.chat(TABLE.id)) == []
    assert run(store.seats_of(TABLE.id)) == {}


def test_a_person_is_kept_changed_and_found_by_key(store: Database, run: Run) -> None:
    run(store.committed(add_person(BOB), add_key(b"hash", "bob", 5)))
    assert run(store.person("bob")) == BOB
    assert run(store.person_by_key(b"hash")) == BOB
    run(store.committed(set_person("bob", name="Rob", seen=9, blocked=False, webhook=None)))
    assert run(store.person("bob")) == Person("bob", "Rob", 1, 9, False, None, b"\0\xff")
    with pytest.raises(Conflict):
        run(store.committed(set_person("eve", seen=1)))


def test_keys_can_be_lost(store: Database, run: Run) -> None:
    keys = [add_key(bytes([n]), "ann", 5) for n in range(3)]
    run(store.committed(add_person(ANN), *keys, remove_key(b"\0")))
    assert run(store.person_by_key(b"\0")) is None
    assert run(store.person_by_key(b"\1")) == ANN
    run(store.committed(remove_keys("ann")))
    assert run(store.person_by_key(b"\1")) is None
    with pytest.raises(Conflict):
        run(store.committed(add_key(b"new", "nobody", 5)))


def test_keys_are_held_until_they_are_lost_or_their_person_is_blocked(
    store: Database, run: Run
) -> None:
    keys = [add_key(bytes([n]), "ann", n) for n in range(3)]
    run(store.committed(add_person(ANN), *keys, remove_key(b"\0")))
    assert run(store.held_keys([b"\0", b"\1", b"\2", b"other"])) == {b"\1", b"\2"}
    assert run(store.held_keys([])) == set()
    run(store.committed(set_person("ann", blocked=True)))
    assert run(store.held_keys([b"\1"])) == set()


def test_links_go_with_the_keys_of_their_person(store: Database, run: Run) -> None:
    run(store.committed(add_person(ANN), add_link(b"link", "ann", 100)))
    run(store.committed(remove_links_of("ann")))
    assert run(store.person_by_link(b"link", 1)) is None


def test_a_link_moves_a_person_once(store: Database, run: Run) -> None:
    run(store.committed(add_person(ANN), add_link(b"link", "ann", 100)))
    assert run(store.person_by_link(b"link", 99)) == ANN
    run(store.committed(take_link(b"link", 99), add_key(b"key", "ann", 99)))
    assert run(store.person_by_link(b"link", 99)) is None
    with pytest.raises(Conflict):
        run(store.committed(take_link(b"link", 99), add_key(b"other", "ann", 99)))
    assert run(store.person_by_key(b"other")) is None


def test_a_link_expires(store: Database, run: Run) -> None:
    run(store.committed(add_person(ANN), add_link(b"link", "ann", 100), add_link(b"b", "ann", 200)))
    assert run(store.person_by_link(b"link", 100)) is None
    with pytest.raises(Conflict):
        run(store.committed(take_link(b"link", 100)))
    run(store.committed(remove_links(100)))
    assert run(store.person_by_link(b"link", 0)) is None
    assert run(store.person_by_link(b"b", 100)) == ANN


def test_a_removed_person_loses_keys_links_and_seats(store: Database, run: Run) -> None:
    run(store.committed(add_person(ANN), add_key(b"key", "ann", 1), add_link(b"link", "ann", 9)))
    run(store.committed(add_table(TABLE), seat(TABLE.id, "ann", 0)))
    run(store.committed(say(Said(TABLE.id, 0, "ann", 1, "hello")), remove_person("ann")))
    assert run(store.person_by_key(b"key")) is None
    assert run(store.person_by_link(b"link", 1)) is None
    assert run(store.seats_of(TABLE.id)) == {}
    assert len(run(store.chat(TABLE.id))) == 1  # taken back by `unsay`
    assert run(store.table(TABLE.id)).host == "ann"


def test_lists_of_tables(store: Database, run: Run) -> None:
    run(store.committed(add_person(ANN), *map(add_table, TABLES), seat("c", "ann", 1)))

    def ids(tables: list[object]) -> str:
        return "".join(getattr(one, "id", str(one)) for one in tables)

    assert ids(run(store.open_tables(9))) == "ba"
    assert ids(run(store.open_tables(1))) == "b"
    assert ids(run(store.tables_of("ann", 9))) == "ca"
    assert ids(run(store.tables_of("ann", 1))) == "c"
    assert ids(run(store.tables_of("bob", 9))) == "cbed", "what goes on, then what is over"
    assert ids(run(store.latest_tables(9))) == "edcbaf"
    assert ids(run(store.finished("", 9))) == "de"
    assert ids(run(store.finished("d", 9))) == "e"
    assert ids(run(store.finished("", 1))) == "d"
    assert ids(sorted(run(store.lively_tables()))) == "bc"
    assert ids(run(store.idle_tables(3))) == "fab"
    assert [run(store.hosted(name)) for name in ("ann", "bob", "eve")] == [1, 2, 0]
    assert run(store.counts()) == Counts(people=1, lobby=1, playing=2, over=2, closed=1)


TABLES = [
    table("a", touched=1),
    table("b", touched=2, host="bob", status="playing", lively=True),
    table("c", touched=3, host="bob", status="playing", lively=True, open=False),
    table("d", touched=4, host="bob", status="over"),
    table("e", touched=5, host="bob", status="over"),
    table("f", touched=0, host="bob", status="closed"),
]


@pytest.mark.parametrize("text", ["a\0b", "\ud800"])
def test_text_that_one_of_the_two_cannot_keep_is_refused_at_once(text: str) -> None:
    with pytest.raises(Unfit):
        say(Said("x", 0, "ann", 1, text))
    with pytest.raises(Unfit):
        add_person(Person("p", text, 1, 1))
    with pytest.raises(Unfit):
        set_person("p", name=text)
    with pytest.raises(Unfit):
        set_person("p", webhook=text)


def test_a_number_too_large_is_unfit(store: Database, run: Run) -> None:
    run(store.committed(add_table(TABLE)))
    with pytest.raises(Unfit):
        run(store.committed(set_table(TABLE.id, touched=2**70)))
    assert run(store.table(TABLE.id)) == TABLE


def test_all_is_there_after_closing_and_opening(store: Database, run: Run, place: str) -> None:
    run(store.committed(add_table(TABLE), append(row(0))))
    run(store.close())
    again = run(open_store(place))
    assert run(again.log(TABLE.id)) == [row(0)]
    run(again.close())
