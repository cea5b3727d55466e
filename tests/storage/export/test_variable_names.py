"""Names that SPSS and Stata take."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from surveyapp.storage.export.variable_names import SPSS, STATA, variable_names


def test_plain_names_stay_as_they_are():
    assert variable_names(["interview", "drugs", "Q_1"], SPSS) == ("interview", "drugs", "Q_1")


def test_a_point_becomes_an_underscore_and_meets_no_other_name():
    assert variable_names(["d_sample", "d.sample"], STATA) == ("d_sample", "d_sample_2")


def test_long_names_are_cut_and_kept_apart():
    names = variable_names(["q" * 40, "q" * 41, "q" * 42], STATA)
    assert names == ("q" * 31, "q" * 29 + "_2", "q" * 29 + "_3")


def test_capitals_alone_make_no_different_name():
    assert variable_names(["Age", "age"], SPSS) == ("Age", "age_2")


@pytest.mark.parametrize(
    ("name", "rules"), [("not", SPSS), ("TO", SPSS), ("if", STATA), ("str20", STATA)]
)
def test_words_of_the_program_are_no_names(name, rules):
    assert variable_names([name], rules) == (f"v_{name}",)


@given(
    st.lists(st.from_regex(r"[A-Za-z][A-Za-z0-9_]{0,63}(\.sample)?", fullmatch=True)),
    st.sampled_from([SPSS, STATA]),
)
def test_names_are_valid_and_different(names, rules):
    made = variable_names(names, rules)
    assert len({name.lower() for name in made}) == len(names)
    assert all(len(name) <= rules.longest and name.isidentifier() for name in made)
    assert not {name.lower() for name in made} & rules.reserved
