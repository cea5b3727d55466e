"""The table of opened totals: it comes back as it was written, and nothing else is read as one."""

from __future__ import annotations

import csv
from dataclasses import replace

import pytest

from surveyapp.errors import UserProblem
from surveyapp.storage.tallies.counts_file import (
    counts_text,
    is_counts_file,
    is_counts_of,
    read_counts,
)
from surveyapp.survey.definition.analyst_key import AnalystKey
from surveyapp.survey.definition.tallies import Tallies, Trustee
from surveyapp.survey.definition.tally_counts import TallyCounts
from surveyapp.survey.definition.tally_layout import layout_of
from surveyapp.survey.definition.trustee_key import TrusteeKey

CHOICES = [{"id": name, "text": {"en": name}} for name in ("a", "b", "c")]
REGION = {"id": "region", "type": "single_choice", "text": {"en": "?"}, "choices": CHOICES}
REGION |= {"design": {"name": "direct"}}
DRUGS = {"id": "drugs", "type": "yes_no", "text": {"en": "?"}}
DRUGS |= {"design": {"name": "warner", "p": "3/4"}}
LIST = {"id": "things", "type": "multiple_choice", "text": {"en": "?"}, "choices": CHOICES}
LIST |= {"design": {"name": "unary", "epsilon": 1}}
AGE = {"id": "age", "type": "number", "text": {"en": "?"}, "minimum": 0, "maximum": 99}
AGE |= {"design": {"name": "direct"}}
OF = (("region", "drugs"), ("region", "things"), ("drugs",), ("age",))


@pytest.fixture
def survey(make_survey):
    trustees = tuple(
        Trustee(name, TrusteeKey(AnalystKey(bytes(32)), bytes(32))) for name in ("Ana", "Bo", "Cy")
    )
    declared = Tallies(OF, trustees, 2, 5000, bands={"age": (18, 30)})
    return replace(make_survey(REGION, DRUGS, LIST, AGE), tallies=declared)


@pytest.fixture
def counts(survey):
    layout = layout_of(survey)
    records = [
        ("a", "yes", "011", "17"),
        ("b", "", "", "30"),
        ("", "no", "111", ""),
        *[("c", "no", "000", "18")] * 4,
    ]
    cells = [[0] * tally.cells for tally in layout.counted]
    for record in records:
        for place, cell in enumerate(layout.cells(record)):
            cells[place][cell] += 1
    return TallyCounts(layout, tuple(map(tuple, cells)))


def test_every_cell_has_its_row_and_comes_back(survey, counts, tmp_path):
    path = tmp_path / "R.counts.csv"
    path.write_text(counts_text(counts))
    assert is_counts_file(path)
    assert read_counts(path, survey) == counts
    header, *rows = csv.reader(path.read_text().splitlines())
    assert header == ["survey", "tally", "region", "drugs", "things", "age", "count"]
    assert len(rows) == 4 * 3 + 3 * 4 * 3 + 3 + 4
    by_cell = {tuple(row[1:-1]): int(row[-1]) for row in rows}
    assert by_cell["region+drugs", "c", "no", "", ""] == 4
    assert by_cell["region+drugs", "b", "", "", ""] == 1
    assert by_cell["region+things[b]", "a", "", "1", ""] == 1
    assert by_cell["age", "", "", "", "18..29"] == 4


def test_that_a_computer_answered_comes_back_and_stands_in_every_row(survey, counts, tmp_path):
    path = tmp_path / "R.counts.csv"
    simulated = replace(counts, is_simulated=True)
    path.write_text(counts_text(simulated))
    assert is_counts_of(path, survey)
    assert read_counts(path, survey) == simulated
    _, first, *rows = path.read_text().splitlines()
    path.write_text(path.read_text().replace(first, first.replace(":simulated", "")))
    with pytest.raises(UserProblem, match="no cell of this survey's tallies"):
        read_counts(path, survey)
    assert all(":simulated," in row for row in rows)


def test_rows_in_another_order_are_the_same_totals(survey, counts, tmp_path):
    path = tmp_path / "sorted.csv"
    header, *rows = counts_text(counts).splitlines()
    path.write_text("\n".join(["\ufeff" + header, *sorted(rows, reverse=True)]))
    assert is_counts_file(path)
    assert read_counts(path, survey) == counts


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (lambda lines: lines[:-1], "lacks a cell of the tally age"),
        (lambda lines: [*lines, lines[-1]], "stands in the table twice"),
        (lambda lines: [line.replace("30..", "40..") for line in lines], "no cell of this survey"),
        (lambda lines: [*lines[:-1], lines[-1].rpartition(",")[0] + ",-1"], "no count"),
        (
            lambda lines: [*lines[:-1], lines[-1].rpartition(",")[0] + ",7"],
            "not totals of the same",
        ),
        (lambda lines: [lines[0].replace("drugs", "theft"), *lines[1:]], "the columns must be"),
        (lambda lines: [line.replace("@", "x@") for line in lines], "or another edition of it"),
    ],
)
def test_what_are_no_totals_of_this_survey_is_refused(survey, counts, tmp_path, damage, said):
    path = tmp_path / "R.counts.csv"
    path.write_text("\n".join(damage(counts_text(counts).splitlines())))
    with pytest.raises(UserProblem, match=said):
        read_counts(path, survey)


def test_more_interviews_than_the_capacity_are_refused(counts):
    more = tuple(tuple(n * 1000 for n in cells) for cells in counts.counts)
    with pytest.raises(UserProblem, match="are no counts of its 12 cells"):
        replace(counts, counts=more)


def test_a_survey_without_tallies_has_no_totals(survey, counts, tmp_path):
    path = tmp_path / "R.counts.csv"
    path.write_text(counts_text(counts))
    with pytest.raises(UserProblem, match="declares no tallies"):
        read_counts(path, replace(survey, tallies=None))


def test_what_two_tallies_count_differently_is_named(counts):
    assert not list(counts.contradictions())
    drugs = list(counts.counts)
    drugs[4] = (drugs[4][0] + 1, drugs[4][1] - 1, drugs[4][2])
    (found,) = replace(counts, counts=tuple(drugs)).contradictions()
    assert [one.name for one in found] == ["drugs", "region+drugs", "drugs"]


def test_other_tables_are_none(tmp_path):
    for name, text in (
        ("R.csv", "drugs,region\nyes,a\n"),
        ("x.txt", "survey,tally,a,count\n"),
    ):
        path = tmp_path / name
        path.write_text(text)
        assert not is_counts_file(path)
    assert not is_counts_file(tmp_path / "missing.csv")


@pytest.mark.parametrize(
    "saved",
    [
        lambda text: text.replace(",", ";").encode(),
        lambda text: text.replace(",", "\t").encode(),
        lambda text: text.encode("utf-16"),
        lambda text: text.encode("utf-16-le"),
        lambda text: b"\xef\xbb\xbf" + text.encode(),
        lambda text: text.replace("survey,tally", '"survey","tally"').encode(),
    ],
)
def test_a_table_that_a_spreadsheet_saved_anew_is_still_one_of_totals(tmp_path, saved):
    """Else it would be read as records, a row an interview."""
    path = tmp_path / "renamed.csv"
    path.write_bytes(saved("survey,tally,used,count\nsmall@1:00,used,yes,3\n"))
    assert is_counts_file(path)
    path.write_bytes(b"survey,used\nsmall,yes\n")
    assert not is_counts_file(path)
