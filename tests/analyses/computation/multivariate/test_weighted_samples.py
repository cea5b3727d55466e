"""Weights, strata and clusters in cross-tables, comparisons, ranks, distances and regressions."""

from __future__ import annotations

from dataclasses import astuple, replace

import numpy as np
import pytest
from checks import project_quality
from estimated import estimate_csv_tables

from surveyapp.analyses.base.dataset import KIOSK
from surveyapp.analyses.comparison import measure_formulas
from surveyapp.analyses.computation.multivariate.crosstab import ConditionalShare, crosstab
from surveyapp.analyses.computation.multivariate.regression_fits import RegressionModel
from surveyapp.analyses.cross_table import cell_formulas
from surveyapp.analyses.data.filters import read_filter
from surveyapp.analyses.data.groups import EmptyGroup
from surveyapp.analyses.data.sample_design import SampleColumns
from surveyapp.analyses.regression import coefficient_formulas
from surveyapp.analyses.words.formulas import SANDWICH
from surveyapp.cli import main
from surveyapp.errors import UserProblem
from surveyapp.services.dataset.source import SampleUse, SourceRequest, open_source
from surveyapp.services.mapping.guess import guess_mapping
from surveyapp.services.table_import.import_rows import import_tables
from tests.helpers.analysed import compare, distances, rank_by_worth, regress

SAMPLE = SampleColumns("w", "s", "c")
NORTH = read_filter(["region=north"])


@pytest.fixture
def asked(make_survey, yes_no_json):
    def rated(name):
        design = {"name": "k_rr", "p_truth": "3/5"}
        return {
            "id": name,
            "type": "rating",
            "levels": 3,
            "text": {"en": name},
            "design": design,
        }

    region = {
        "id": "region",
        "type": "single_choice",
        "text": {"en": "Where?"},
        "choices": [{"id": one, "text": {"en": one}} for one in ("north", "south", "west")],
        "design": {"name": "direct"},
    }
    return make_survey(
        yes_no_json("used"),
        yes_no_json("owns", design={"name": "direct"}),
        region,
        rated("a"),
        rated("b"),
    )


@pytest.fixture
def table(tmp_path):
    def write(name="t.csv", weight=None, n=360):
        rng = np.random.default_rng(7)
        lines = ["used,owns,region,a,b,w,s,c"]
        for i in range(n):
            cluster = i % 24
            yes, owns = (rng.random() < p for p in (0.4 + cluster / 100, 0.3 + cluster / 80))
            drawn = rng.integers(1, 5) / 2
            cells = [
                "yes" if yes else "no",
                "yes" if owns else "no",
                ("north", "south", "west")[int(rng.integers(3))],
                str(rng.integers(1, 4)),
                str(rng.integers(1, 4)),
                str(weight or drawn),
                "m" if cluster % 2 else "n",
                f"v{cluster}",
            ]
            lines.append(",".join(cells))
        path = tmp_path / name
        path.write_text("\n".join(lines) + "\n")
        return path

    return write


@pytest.fixture
def project(table, asked, tmp_path):
    return kept(table(), asked, tmp_path / "p.surveydesk")


def kept(path, survey, project):
    report = import_tables(
        [path], project, survey, lambda read: guess_mapping(read, survey, SAMPLE)
    )[0]
    assert report.imported == 360
    return project


def test_a_direct_answer_that_nobody_gave_has_the_interval_of_its_own_share(table, asked):
    path = table()
    path.write_text(path.read_text().replace("west", "south"))
    alone = estimate_csv_tables([path], asked, question="region", columns=SAMPLE)[0].rows[-1]
    with open_source(SourceRequest((path,), survey=asked, columns=SAMPLE)) as found:
        cells = [
            cell
            for other in ("used", "owns")
            for cell in crosstab(found, (other, "region")).cells
            if cell.answers[1] == "west"
        ]
        held = crosstab(found, ("owns", "region")).cells[0]
    assert 0 < held.low < held.estimate < held.high < 1
    assert alone.answer == "west"
    assert alone.high > 0.005
    for cell in cells:
        expected = (0, alone.low, alone.high, alone.interval)
        assert (cell.estimate, cell.low, cell.high, cell.interval) == expected


def everything(given):
    """Return the rows of every analysis."""
    with open_source(given, ("used", "owns", "region", "a", "b")) as found:
        return {
            "crosstab": crosstab(found, ("used", "owns")).cells,
            "direct": crosstab(found, ("owns", "region")).cells,
            "compare": compare(found, "used", "region").rows,
            "answers": compare(found, "a", "region").rows,
            "hidden": compare(found, "owns", "used").rows,
            "correlation": compare(found, "a", "b").rows,
            "rank": rank_by_worth(found, ("a", "b")).rows,
            "choices": rank_by_worth(found, ("region",)).rows,
            "groups": rank_by_worth(found, ("a",), "region").rows,
            "distance": distances(found, "a", "region").rows,
            "regress": regress(found, outcome="used", predictors=("owns", "region")).rows,
            "choice": regress(found, outcome="region", predictors=("owns",)).rows,
        }


def numbers(rows):
    """Return the rows' numbers, None as −9."""
    found = []
    for row in rows:
        cells = [getattr(row, name) for name in row.__dataclass_fields__ if name != "interval"]
        shares = [one for one in cells if isinstance(one, ConditionalShare)]
        cells = [one for one in cells if not isinstance(one, ConditionalShare)]
        found.append([*cells, *(number for one in shares for number in astuple(one))])
    return [
        [-9.0 if cell is None else cell for cell in row if not isinstance(cell, str | tuple)]
        for row in found
    ]


def given(path, survey, columns=SAMPLE, **more):
    return SourceRequest((path,), survey=survey, columns=columns, **more)


def test_every_analysis_of_a_project_is_that_of_its_table_with_the_columns(table, asked, project):
    ours = everything(SourceRequest(project=project, sample_use=SampleUse.USED))
    theirs = everything(given(table(), asked))
    for name, rows in ours.items():
        drawn = name in {"rank", "choices", "groups", "distance"}  # the order of draws may differ
        for mine, other in zip(numbers(rows), numbers(theirs[name]), strict=True):
            assert mine == pytest.approx(other, abs=0.03 if drawn else 1e-6), name


def test_every_analysis_without_the_sample_is_that_of_the_table_alone(table, asked, project):
    plain = everything(given(table(), asked, SampleColumns()))
    weighted = everything(given(table(), asked))
    for use in (SampleUse.LEFT_OUT, SampleUse.UNKNOWN):
        ours = everything(SourceRequest(project=project, sample_use=use))
        for name, rows in ours.items():
            for mine, other in zip(numbers(rows), numbers(plain[name]), strict=True):
                assert mine == pytest.approx(other, rel=1e-6, abs=1e-6), name
    for name, rows in plain.items():
        assert numbers(rows) != numbers(weighted[name]), name


def test_weights_of_1_without_strata_and_clusters_change_nothing(table, asked):
    path = table(weight=1)
    assert everything(given(path, asked, SampleColumns("w"))) == everything(
        given(path, asked, SampleColumns())
    )


def test_strata_and_clusters_may_be_direct_questions(table, asked, project):
    columns = SampleColumns(None, "region", "owns")
    ours = SourceRequest(project=project, columns=columns, sample_use=SampleUse.LEFT_OUT)
    errors = []
    for where in (ours, given(table(), asked, columns)):
        with open_source(where) as found:
            made = crosstab(found, ("used", "a"))
            assert (found.complex_sample.units, found.complex_sample.freedom) == (6, 3)
            errors.append([made.cells[0].se, made.cells[0].low])
    assert errors[0] == pytest.approx(errors[1])
    with pytest.raises(UserProblem, match=r"^(?=.*anybody's \w+\. Name).*used is randomized"):
        open_source(given(table(), asked, SampleColumns(None, "used"))).__enter__()


def test_who_is_filtered_away_stays_in_the_design(table, asked, project):
    """A domain of the sample: the same shares as in the group, errors of the whole design."""
    where = {"where": NORTH}
    by_hand = []
    for source in (
        SourceRequest(project=project, sample_use=SampleUse.USED, **where),
        given(table(), asked, **where),
    ):
        with open_source(source) as found:
            assert len(found.complex_sample.weights) == found.source.interviews < 360
            assert found.complex_sample.units == 24
            made = crosstab(found, ("used", "owns"))
            fit = regress(found, outcome="used", predictors=("owns",))
            by_hand.append([made.cells[0].estimate, made.cells[0].se, fit.rows[1].se])
            assert (fit.n, fit.left_out) == (made.n, 0)
            assert made.warnings == ()
    assert by_hand[0] == pytest.approx(by_hand[1], rel=1e-6)


def test_what_was_used_is_said_and_a_random_intercept_says_what_it_does_not(project, capsys):
    shown = ["--project", str(project)]
    used = "note: The weights, strata, clusters of the sample are used. --unweighted"
    for command in (
        ["crosstab", "--questions", "used,owns"],
        ["compare", "--question", "used", "--by", "region"],
        ["rank", "--questions", "a,b"],
        ["distance", "--question", "a", "--by", "region", "--resamples", "100"],
        ["regress", "--outcome", "used", "--predictors", "owns"],
    ):
        assert main([*command, *shown]) == 0
        weighted = capsys.readouterr()
        assert used in weighted.err
        assert main([*command, *shown, "--unweighted"]) == 0
        plain = capsys.readouterr()
        assert "of the sample" not in plain.err
        assert "warning" not in plain.err
        assert plain.out != weighted.out
    command = ["regress", "--outcome", "used", "--random-intercept", "region", *shown]
    assert main(command) == 1
    assert "are not used here" in capsys.readouterr().err
    assert main([*command, "--unweighted"]) == 0
    assert main([*command, "--stratum", "region"]) == 2


def test_groups_of_no_weight_are_refused_and_unrated(table, asked, tmp_path):
    path = table()
    text = path.read_text().splitlines()
    cells = [line.split(",") for line in text]
    lines = [",".join([*row[:5], "0" if row[2] == "west" else row[5], *row[6:]]) for row in cells]
    path.write_text("\n".join(lines) + "\n")
    with open_source(given(path, asked)) as found:
        assert [row.item for row in rank_by_worth(found, ("a",), "region").rows] != []
        assert "west" not in {row.item for row in rank_by_worth(found, ("a",), "region").rows}
        for analysis in (compare, distances):
            with pytest.raises(EmptyGroup, match="west"):
                analysis(found, "a", "region", groups=("north", "west"))
        assert "weight 0" in " ".join(found.cautions)


def test_a_sandwich_needs_more_clusters_than_strata_and_coefficients(table, asked):
    columns = SampleColumns(None, "region", "owns")
    with (
        open_source(given(table(), asked, columns)) as found,
        pytest.raises(UserProblem, match="coefficients; standard"),
    ):
        regress(found, outcome="used", predictors=("a", "b"), model=RegressionModel.LOGISTIC)


def test_kiosks_of_a_project_are_compared_with_their_weights(table, asked, project):
    with open_source(SourceRequest(project=project, sample_use=SampleUse.USED)) as found:
        ranks = rank_by_worth(found, ("a",), KIOSK).rows
    assert len(ranks) == 1  # a table is one kiosk
    assert ranks[0].n == 360


def test_weighted_results_name_their_own_formulas(table, asked):
    with open_source(given(table(), asked)) as found:
        made = compare(found, "a", "region")
        fit = regress(found, outcome="used", predictors=("owns",))
        crossed = crosstab(found, ("a", "owns"))
    sources = [
        one.source
        for row in made.rows
        for one in measure_formulas(row, is_complex_sample=made.is_complex_sample)
    ]
    assert any("Rao & Scott (1984)" in one for one in sources)
    assert SANDWICH in coefficient_formulas(fit)
    simple = replace(crossed, is_complex_sample=False)
    assert cell_formulas(None, crossed) != cell_formulas(None, simple)


def test_the_quality_of_weighted_records_says_that_they_count_alike(project):
    (told,) = project_quality(project).warnings
    assert told == "The weights, strata, clusters of the sample are not used here."
