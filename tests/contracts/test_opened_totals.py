"""Every design that can be counted: totals give the same analyses as the open files, digit for digit."""

from __future__ import annotations

from dataclasses import replace

import pytest

from surveyapp.analyses.data.filters import read_filter
from surveyapp.analyses.registry import analysis_named
from surveyapp.designs import ASKABLE
from surveyapp.designs.oracles.direct_sets import DirectSets
from surveyapp.errors import UserProblem
from surveyapp.services.analyses.request import AnalysisRequest, run_on
from surveyapp.services.dataset.source import SourceRequest
from surveyapp.services.simulation.respondents import simulate
from surveyapp.storage.surveys.survey_files import load_survey
from surveyapp.storage.tallies.counts_file import counts_text
from surveyapp.survey.definition.analyst_key import AnalystKey
from surveyapp.survey.definition.tallies import Tallies, Trustee, why_not_counted
from surveyapp.survey.definition.tally_counts import TallyCounts
from surveyapp.survey.definition.tally_layout import layout_of
from surveyapp.survey.definition.trustee_key import TrusteeKey
from surveyapp.survey.json_format.reading import read_survey

OF = (("area", "q"), ("owns", "q"), ("area", "owns", "q"))
DIRECT = {"name": "direct"}
AREAS = [{"id": one, "text": {"en": one}} for one in ("north", "south", "west")]
ASKED = {
    "estimate": ("estimate", {}),
    "estimate of one question": ("estimate", {"question": "q"}),
    "estimate together": ("estimate", {"question": "q", "simultaneous": True}),
    "estimate by area": ("estimate", {"question": "q", "by": "area"}),
    "estimate of some": ("estimate", {"question": "q", "where": "area=north,west"}),
    "estimate of some by another": (
        "estimate",
        {"question": "q", "by": "owns", "where": "area=south"},
    ),
    "cross-table": ("crosstab", {"questions": ("q", "owns")}),
    "cross-table of some": ("crosstab", {"questions": ("owns", "q"), "where": "area=north"}),
    "three questions": ("crosstab", {"questions": ("area", "owns", "q")}),
    "compared": ("compare", {"question": "q", "by": "area"}),
    "compared by coins": ("compare", {"question": "owns", "by": "q"}),
    "ranked": ("rank", {"questions": ("q",), "by": "area", "draws": 100}),
    "choices ranked": ("rank", {"questions": ("q",), "draws": 100}),
    "distance": ("distance", {"question": "q", "by": "area", "resamples": 100}),
    "described": ("describe", {"questions": ("q",)}),
}


def counted_layout(survey, of=OF):
    trustees = tuple(
        Trustee(name, TrusteeKey(AnalystKey(bytes(32)), bytes(32))) for name in ("Ana", "Bo", "Cy")
    )
    return layout_of(replace(survey, tallies=Tallies(of, trustees, 2, 5000)))


def counted(layout, rows):
    """Count the rows of a table as kiosks would."""
    cells = [[0] * tally.cells for tally in layout.counted]
    for row in rows:
        for place, cell in enumerate(layout.cells(row)):
            cells[place][cell] += 1
    return TallyCounts(layout, tuple(map(tuple, cells)))


@pytest.fixture(scope="module")
def both(tmp_path_factory, asked_with, yes_no_json, survey_json):
    """Return a maker of the same interviews as collection, as table with gaps, and each as totals."""

    def make(design, question=None):
        folder = tmp_path_factory.mktemp(design.name)
        area = {"id": "area", "type": "single_choice", "text": {"en": "?"}, "choices": AREAS}
        value = survey_json(
            {**area, "design": DIRECT},
            yes_no_json("owns", design=DIRECT),
            question or asked_with(design),
        )
        survey = read_survey(value, "s")
        layout = counted_layout(survey)
        (collection,) = simulate(survey, folder / "kiosk", interviews=300, seed=8)
        header, *lines = collection.read_text().splitlines()[4:]
        rows = [line.split(",")[1:] for line in lines]
        # some have no area, some no answer, one neither
        gaps = [
            [cell if column not in empty else "" for column, cell in enumerate(row)]
            for place, row in enumerate(rows)
            for empty in [{0} if place % 7 == 0 else {1} if place % 11 == 0 else ()]
        ]
        gaps = [row[:2] + [""] * len(row[2:]) if n % 5 == 0 else row for n, row in enumerate(gaps)]
        table = folder / "t.csv"
        names = header.split(",")[1:]
        table.write_text("\n".join(map(",".join, [names, *gaps])) + "\n")
        found = []
        for open_file, its_rows in ((collection, rows), (table, gaps)):
            path = folder / f"{open_file.stem}.counts.csv"
            path.write_text(counts_text(counted(layout, its_rows)))
            found.append(
                (
                    SourceRequest(files=(open_file,), survey=survey),
                    SourceRequest(files=(path,), survey=layout.survey),
                )
            )
        return found

    return make


def what_is_found(given, name):
    """Return every table of an analysis as its file has it, or why there is none."""
    kind, options = ASKED[name]
    asked = dict(options)
    where = asked.pop("where", None)
    chosen = analysis_named(kind).read(**asked)
    request = AnalysisRequest(chosen, read_filter([] if where is None else [where]))
    try:
        result = run_on(given, request).result
    except UserProblem as problem:
        return type(problem), str(problem)
    rows = [table.records(result, chosen) for table in chosen.tables]
    return rows, tuple(map(str, result.warnings))


def check_equal(design, sources, names):
    for open_files, totals in sources:
        for name in names:
            expected = what_is_found(open_files, name)
            assert what_is_found(totals, name) == expected, (design.name, name)


@pytest.fixture
def countable(survey_json, asked_with):
    """Return a check that skips a design whose reports cannot be counted."""

    def check(design):
        survey = read_survey(survey_json(asked_with(design)), "s")
        if why_not_counted(survey.question("q")) is not None:
            pytest.skip("its reports cannot be counted")

    return check


FEW = ("two_coins", "unary", "hadamard", "unrelated_question_unknown")
SOME = ("estimate by area", "estimate of some by another", "cross-table", "compared")


@pytest.mark.parametrize(
    "design", [one for one in ASKABLE if one.name in FEW], ids=lambda one: one.name
)
def test_totals_give_what_a_table_gives(design, both, countable):
    countable(design)
    check_equal(design, both(design)[1:], SOME)


def test_choices_that_are_recorded_as_they_are_touched_are_counted_too(both):
    question = {"id": "q", "type": "multiple_choice", "text": {"en": "?"}, "choices": AREAS}
    check_equal(DirectSets, both(DirectSets, {**question, "design": DIRECT}), SOME)


@pytest.mark.slow
@pytest.mark.parametrize("design", ASKABLE, ids=lambda one: one.name)
def test_totals_give_what_the_open_files_give(design, both, countable):
    countable(design)
    check_equal(design, both(design), ASKED)


@pytest.mark.slow
def test_the_demonstration_gives_the_same_numbers_from_totals(run, tmp_path):
    assert run("demo", "--no-window", tmp_path / "demo")[0] == 0
    files = tuple(sorted((tmp_path / "demo").glob("*.collection")))
    survey = load_survey(tmp_path / "demo" / "clinic.survey.json")
    layout = counted_layout(survey, (("drugs",), ("region", "drugs")))
    rows = [row.split(",")[1:] for one in files for row in one.read_text().splitlines()[5:]]
    counts = counted(layout, rows)
    assert (counts.counts[0], counts.interviews) == ((1371, 2629, 0), 4000)
    (tmp_path / "R.counts.csv").write_text(counts_text(counts))
    totals = SourceRequest(files=(tmp_path / "R.counts.csv",), survey=layout.survey)
    for asked in ({"question": "drugs"}, {"question": "drugs", "by": "region"}):
        request = AnalysisRequest(analysis_named("estimate").read(**asked))
        of_files, of_totals = (
            run_on(given, request).result.rows for given in (SourceRequest(files=files), totals)
        )
        assert of_totals == of_files
        if "by" not in asked:
            assert (round(of_totals[0].estimate, 4), round(of_totals[0].se, 4)) == (0.1855, 0.0150)
