"""Pieces and blocks side by side."""

from rich.text import Text

from hoodwink.cli.table.flow import Blocks, Flow


def test_a_flow_never_tears_a_piece_and_marks_the_end_of_a_line() -> None:
    lines = Flow([Text("St Ives"), Text("St Erth"), Text("Up North")], ", ").lines(17)
    assert [line.plain for line in lines] == ["St Ives, St Erth,", "Up North"]


def test_blocks_stand_side_by_side_as_far_as_there_is_room() -> None:
    tower = [Text("A"), Text("##"), Text("##")]
    blocks = Blocks([tower, [Text("BBBB")], tower])
    assert [line.plain for line in blocks.lines(9)] == ["A   BBBB", "##", "##", "A", "##", "##"]
    assert [line.plain for line in blocks.lines(12)] == [
        "A   BBBB  A",
        "##        ##",
        "##        ##",
    ]


def test_a_block_that_is_wider_than_the_paper_has_a_strip_for_itself() -> None:
    lines = Blocks([[Text("A")], [Text("BBBB")]]).lines(3)
    assert [line.plain for line in lines] == ["A", "BBBB"]


def test_no_blocks_take_no_lines() -> None:
    assert Blocks([]).lines(80) == []
