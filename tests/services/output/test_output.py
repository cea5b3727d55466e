"""The output as a value: blocks are added, changed, moved, and read again as they were written."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from surveyapp.analyses.base.filter import EVERYBODY
from surveyapp.analyses.data.filters import read_filter
from surveyapp.services.output.output import Output, Width, output_text, read_output_text

SOUTH = read_filter(["region=south"])


def made(*names):
    output = Output()
    for name in names:
        output = output.added(name)
    return output


def named(output):
    return [block.analysis for block in output.blocks]


def test_a_new_block_is_the_last_and_has_a_number_that_no_other_ever_had():
    output = made("rank", "crosstab").removed(2).added("compare", {"by": "region"}, SOUTH)

    assert [(one.number, one.analysis) for one in output.blocks] == [(1, "rank"), (3, "compare")]
    assert output.block(3).options == {"by": "region"}
    assert output.block(3).where == SOUTH


@pytest.mark.parametrize(
    ("number", "place", "order"),
    [(1, 1, "bac"), (1, 2, "bca"), (1, 9, "bca"), (3, 0, "cab"), (3, -4, "cab"), (7, 0, "abc")],
)
def test_a_block_moves_to_a_place_and_no_further_than_the_ends(number, place, order):
    assert "".join(named(made("a", "b", "c").moved(number, place))) == order


def test_a_copy_stands_directly_after_its_block_with_all_that_it_has():
    output = made("a", "b").changed(1, note="so", is_hidden=True).duplicated(1)

    assert named(output) == ["a", "a", "b"]
    assert [one.number for one in output.blocks] == [1, 3, 2]
    assert output.blocks[1].note == "so"
    assert made("a").duplicated(9) == made("a")


def test_hidden_blocks_stay_and_are_not_reported():
    output = made("a", "b").changed(1, is_hidden=True)

    assert named(output) == ["a", "b"]
    assert [one.analysis for one in output.reported] == ["b"]


def test_two_halves_in_a_row_stand_side_by_side_and_a_third_begins_anew():
    output = made("a", "b", "c", "d", "e")
    for number in (1, 2, 3, 5):
        output = output.changed(number, width=Width.HALF)

    def rows(output):
        return [[one.analysis for one in row] for row in output.rows()]

    assert rows(output) == [["a", "b"], ["c"], ["d"], ["e"]]
    assert rows(output.moved(4, 0)) == [["d"], ["a", "b"], ["c", "e"]]
    assert rows(output.changed(2, is_hidden=True)) == [["a"], ["b"], ["c"], ["d"], ["e"]]


def test_what_is_shown_differently_asks_for_the_same_numbers():
    block = made("a").block(1)
    output = made("a").changed(1, note="so", is_hidden=True, width=Width.HALF)

    assert output.block(1).asked == block.asked
    for change in (
        {"where": SOUTH},
        {"is_unweighted": True},
        {"options": {"level": 0.9}},
        {"cluster": "village"},
    ):
        assert output.changed(1, **change).block(1).asked != block.asked


OPTIONS = st.dictionaries(
    st.text(max_size=6),
    st.none() | st.booleans() | st.integers(-(10**6), 10**6) | st.floats(-1, 1) | st.text(max_size=5)
    | st.lists(st.text(max_size=3), max_size=3),
    max_size=4,
)  # fmt: skip


@given(
    st.lists(
        st.tuples(
            st.text(min_size=1, max_size=8),
            OPTIONS,
            st.sampled_from([EVERYBODY, SOUTH, read_filter(["a=b,c", "d=e"])]),
            st.booleans(),
            st.text(max_size=20),
            st.sampled_from(Width),
        ),
        max_size=4,
    )
)
def test_what_was_written_is_read_as_it_was(blocks):
    output = Output()
    for name, options, where, flag, note, width in blocks:
        output = output.added(name, options, where, is_unweighted=flag, width=width)
        sample = {"stratum": note or None, "cluster": "village" if flag else None}
        output = output.changed(output.count, note=note, is_hidden=flag, **sample)

    assert read_output_text(output_text(output)) == output


def test_what_is_no_block_is_left_out():
    text = json.loads(output_text(made("a", "b", "c")))
    text["blocks"][0]["width"] = "wide"
    text["blocks"][1]["where"] = ["region"]
    text["blocks"].append({"number": "4"})
    text["count"] = -3

    found = read_output_text(json.dumps(text))

    assert named(found) == ["c"]
    assert found.count == 3  # so that the next block has a number of its own
    for strange in ("", "[]", "{", '{"blocks": 3}', "[" * 100_000, '{"count": 1e999}'):
        assert read_output_text(strange) == Output()
