"""What a person types of a column is what a file and the command line say of it."""

import json
from dataclasses import replace

import pytest

from surveyapp.errors import UserProblem
from surveyapp.services.models.stated_columns import (
    KnownAs,
    TypedColumn,
    as_typed,
    save_domains,
    typed_domains,
    typed_levels,
)
from surveyapp.services.models.training_table import read_bounds, read_domains


@pytest.mark.parametrize(
    ("text", "levels"),
    [
        ("low\nhigh", ["low", "high"]),
        (" low \n\n high\n", ["low", "high"]),
        ("low, high", ["low", "high"]),
        ("yes, always; yes, at times; no", ["yes, always", "yes, at times", "no"]),
        ("yes, always\nno", ["yes, always", "no"]),
        ("", []),
    ],
)
def test_levels_stand_one_a_line_or_between_signs(text, levels):
    assert typed_levels(text) == levels


@pytest.mark.parametrize("bounds", ["age=0:100:10", "age=18:65", "age=-3:0.7:7", "age=0:1e-3:2"])
def test_a_number_is_typed_kept_and_read_as_the_command_line_reads_it(bounds, tmp_path):
    stated = read_bounds([bounds])["age"]
    typed = as_typed(stated)
    found = typed_domains({"age": typed})
    assert found.stated["age"].cuts == pytest.approx(stated.cuts)
    assert found.stated["age"].levels == stated.levels
    save_domains(found, tmp_path / "d.json")
    assert read_domains(tmp_path / "d.json").stated["age"].levels == stated.levels


@pytest.mark.parametrize("bins", ["2", "3", ""])
def test_the_ends_of_a_number_are_shown_again_as_they_were_stated(bins, tmp_path):
    """Of two intervals nothing but the cut between them would be known."""
    typed = TypedColumn(KnownAs.NUMBER, low="0", high="1000", bins=bins)
    save_domains(typed_domains({"income": typed}), tmp_path / "known.json")
    (found,) = read_domains(tmp_path / "known.json").stated.values()
    assert as_typed(found) == replace(typed, bins=bins or "5")


def test_bounds_are_shown_as_they_were_typed():
    typed = as_typed(read_bounds(["age=0:1:3"])["age"])
    assert (typed.low, typed.high, typed.bins) == ("0", "1", "3")
    assert as_typed(read_bounds(["age=0:1.5"])["age"], ",").high == "1,5"


def test_a_decimal_comma_is_understood():
    typed = TypedColumn(KnownAs.NUMBER, low="0,5", high="2,5", bins="4")
    assert typed.attribute("a", ",").cuts == (1.0, 1.5, 2.0)


def test_columns_of_which_nothing_is_stated_are_left_out_and_never_missing_is_kept(tmp_path):
    typed = {
        "a": TypedColumn(KnownAs.LEVELS, "x\ny", never_missing=True),
        "b": TypedColumn(levels="typed before"),
        "c": TypedColumn(KnownAs.LEVELS, "1;2"),
    }
    found = typed_domains(typed)
    save_domains(found, tmp_path / "d.json")
    assert json.loads((tmp_path / "d.json").read_text()) == {
        "a": {"levels": ["x", "y"], "missing": False},
        "c": {"levels": ["1", "2"]},
    }
    assert read_domains(tmp_path / "d.json") == found


@pytest.mark.parametrize(
    "typed",
    [
        TypedColumn(KnownAs.LEVELS, ""),
        TypedColumn(KnownAs.LEVELS, "a\na"),
        TypedColumn(KnownAs.NUMBER, low="1", high="1"),
        TypedColumn(KnownAs.NUMBER, low="1"),
        TypedColumn(KnownAs.NUMBER, low="1", high="9", bins="1"),
        TypedColumn(KnownAs.NUMBER, low="1", high="inf"),
    ],
)
def test_what_cannot_be_meant_is_said_of_its_column(typed):
    with pytest.raises(UserProblem, match="age"):
        typed_domains({"age": typed})
