"""Which numbers may stand in the record, and how they are written."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from surveyapp.designs.core.distribution import decimal_text
from surveyapp.designs.core.report_lattice import NumberReports, Run


def twentieths(most: int) -> st.SearchStrategy[Fraction]:
    return st.integers(-20 * most, 20 * most).map(lambda n: Fraction(n, 20))


runs = st.lists(
    st.builds(Run, twentieths(20), twentieths(3) | st.just(Fraction(0)), st.integers(1, 12)),
    min_size=1,
    max_size=6,
)


@given(runs, twentieths(60))
def test_a_number_is_one_of_them_exactly_where_some_run_lists_it(made, number):
    listed = {run.start + step * run.unit for run in made for step in range(run.count)}
    reports = NumberReports.of(made)
    assert reports.has(number) == (number in listed)
    assert all(reports.has(each) for each in listed)


@given(runs)
def test_every_number_is_accepted_as_it_is_written_and_fits_the_longest(made):
    reports = NumberReports.of(made)
    for run in made:
        text = decimal_text(run.end)
        assert reports.is_report(text)
        assert len(text) <= reports.longest_report


@pytest.mark.parametrize(
    "text", ["", "-0", "+1", "01", "1.0", "1.", ".5", "1e0", "1/1", " 1", "1\n", "١", "0.10", "-.5"]
)
def test_a_number_is_written_in_one_way_only(text):
    assert not NumberReports.of([Run(Fraction(-5), Fraction(1, 10), 101)]).is_report(text)


FAR = Fraction(10) ** 12
sets = st.one_of(
    runs,
    st.just([Run(Fraction(0), Fraction(1, 3), 7)]),
    st.sampled_from([1, 10**3, 10**9]).map(
        lambda size: [Run(-FAR, Fraction(1, size), 2 * 10**12 * size + 1)]
    ),
    st.just([Run(Fraction(-3), Fraction(10) ** 21, 2)]),
)
texts = st.one_of(
    st.sampled_from(
        ["", "0", "-0", "1", "01", "1.0", "-.5", "1e0", "1\n", "0.05", "9" * 400, "1_0"]
    ),
    twentieths(60).map(decimal_text),
    st.integers(-(10**22), 10**22).map(str),
    st.builds(
        lambda n, places: decimal_text(Fraction(n, 10**places)), st.integers(), st.integers(0, 14)
    ),
)


@given(sets, st.lists(texts, max_size=12))
def test_many_texts_are_known_at_once_as_each_is(made, many):
    reports = NumberReports.of(made)
    assert reports.are_reports(many) == [reports.is_report(one) for one in many]


def test_thirds_are_no_decimals():
    assert NumberReports.of([Run(Fraction(1, 2), Fraction(1, 5), 3)]).are_decimals
    assert not NumberReports.of([Run(Fraction(0), Fraction(1, 3), 3)]).are_decimals


def test_what_overlaps_is_looked_at_once():
    many = NumberReports.of(Run(Fraction(start), Fraction(1), 50) for start in range(100))
    assert many._integers == ((0, 1, 149),)
