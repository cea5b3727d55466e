"""Two windows change one output at the same time: nothing of either is lost."""

import pytest

from surveyapp.services.output.merging import merged
from surveyapp.services.output.output import Output

BASE = Output().added("estimate").added("rank").added("regress")


def named(output):
    return " ".join(block.analysis for block in output.blocks)


@pytest.mark.parametrize(
    ("mine", "theirs", "order"),
    [
        (BASE, BASE.removed(2), "estimate regress"),
        (BASE.removed(2), BASE, "estimate regress"),
        (BASE.removed(1), BASE.removed(2), "regress"),
        (BASE.added("compare"), BASE, "estimate rank regress compare"),
        (BASE.added("compare"), BASE.added("areas"), "estimate rank regress areas compare"),
        (BASE.duplicated(1), BASE.removed(1), "estimate rank regress"),
        (BASE.moved(3, 0), BASE.added("areas"), "regress areas estimate rank"),
        (BASE.added("compare"), BASE.moved(3, 0), "regress compare estimate rank"),
        (BASE.removed(2), BASE.changed(2, note="mine"), "estimate rank regress"),
        (BASE.changed(2, note="mine"), BASE.removed(2), "estimate rank regress"),
    ],
)
def test_what_either_side_adds_moves_and_removes_is_there(mine, theirs, order):
    both = merged(BASE, mine, theirs)
    numbers = [block.number for block in both.blocks]

    assert named(both) == order
    assert len(set(numbers)) == len(numbers)
    assert both.count >= max(numbers)
    assert all(block.number in both for block in mine.blocks if block not in BASE.blocks)


def test_attributes_that_differ_are_of_both_sides_and_of_mine_where_both_have_changed_one():
    mine = BASE.changed(1, note="mine", is_hidden=True)
    theirs = BASE.changed(1, note="theirs", options={"level": 0.9})
    block = merged(BASE, mine, theirs).block(1)

    assert (block.note, block.is_hidden, block.options) == ("mine", True, {"level": 0.9})


def test_a_number_that_an_undo_has_set_free_is_another_block():
    theirs = Output().added("estimate").added("rank").added("areas")
    both = merged(BASE, BASE.changed(3, note="mine"), theirs)

    assert sorted(named(both).split()) == ["areas", "estimate", "rank", "regress"]
    assert both.block(3).note == "mine"


def test_an_output_that_nobody_else_has_changed_stays_as_it_is():
    mine = BASE.removed(3).added("compare").moved(1, 5)
    assert merged(BASE, mine, BASE) == mine
