"""A project of an earlier version opens with its report as blocks."""

import pytest
from samples import sample

from surveyapp.analyses.registry import analysis_named
from surveyapp.services.output.earlier_report import earlier_report
from surveyapp.services.output.kept_output import keep_output, read_output
from surveyapp.services.project.import_collections import import_files
from surveyapp.services.simulation.respondents import simulate
from surveyapp.storage.project.saved_layout import keep_desk_state
from surveyapp.storage.project.undo_history import StepKind
from surveyapp.storage.surveys.survey_files import load_survey

SHARED = {"cluster": None, "random_intercept": False, "is_unweighted": False, "model": "logistic"}
CROSSTAB = {"analysis": "crosstab", "question": "drugs", "others": ["bribe"], "by": None, **SHARED}
COMPARE = {"analysis": "compare", "question": "drugs", "others": [], "by": "region", **SHARED}
RANK = {"analysis": "rank", "question": "trust", "others": [], "by": "(kiosk)", **SHARED}
REGRESS = {
    **SHARED,
    "analysis": "regress",
    "question": "drugs",
    "others": ["region", "trust"],
    "by": None,
    "cluster": "region",
    "random_intercept": True,
    "is_unweighted": True,
    "link": "probit",
    "references": [["region", "south"]],
    "fit_groups": 8,
}


def state(*analyses, **choices):
    """Return how an earlier version kept a layout with a report."""
    report = {"analyses": list(analyses), "choices": choices}
    return {"page": "together", "pages": {"together": {"analysis": "RANK", "report": report}}}


def asked(output):
    return [(one.analysis, one.options) for one in output.blocks]


def test_the_analyses_that_were_added_come_after_the_estimates_that_were_always_there():
    output = earlier_report(state(CROSSTAB, COMPARE, RANK, REGRESS), ())

    assert asked(output) == [
        ("estimate", {}),
        ("crosstab", {"questions": ["drugs", "bribe"]}),
        ("compare", {"question": "drugs", "by": "region"}),
        ("rank", {"questions": ["trust"], "by": "(kiosk)"}),
        (
            "regress",
            {
                "outcome": "drugs",
                "predictors": ["region", "trust"],
                "model": "logistic",
                "link": "probit",
                "reference": [["region", "south"]],
                "fit": True,
                "groups_of_fit": 8,
                "random_intercept": "region",
            },
        ),
    ]
    regression = analysis_named("regress").read(**output.blocks[4].options)
    assert regression.own_cluster == "region"
    assert output.blocks[4].is_unweighted


def test_groups_level_and_differences_of_the_dialog_are_blocks_too():
    choices = {
        "report_groups": ["region: In which region do you live?"],
        "report_compare": True,
        "report_level": "0.9",
    }
    output = earlier_report(state(CROSSTAB, **choices), ("region", "drugs", "trust"))

    assert asked(output) == [
        ("estimate", {"level": 0.9}),
        ("estimate", {"by": "region", "level": 0.9}),
        ("crosstab", {"questions": ["drugs", "bribe"], "level": 0.9}),
        ("compare", {"question": "drugs", "by": "region", "level": 0.9}),
        ("compare", {"question": "trust", "by": "region", "level": 0.9}),
    ]


@pytest.mark.parametrize(
    "kept",
    [
        {},
        {"pages": 3},
        {"pages": {"together": {"report": [CROSSTAB]}}},
        {"pages": {"together": {"report": {"analyses": "all"}}}},
        state(),
    ],
)
def test_where_nothing_was_kept_there_is_no_report(kept):
    assert earlier_report(kept, ()) is None


def test_what_is_no_analysis_is_left_out():
    output = earlier_report(state({"analysis": "guess"}, {"analysis": ["rank"]}, 7, COMPARE), ())

    assert [one.analysis for one in output.blocks] == ["estimate", "compare"]


def test_a_project_opens_with_its_report_until_it_keeps_an_output(tmp_path):
    project = tmp_path / "p.surveydesk"
    import_files(simulate(load_survey(sample("clinic")), tmp_path, interviews=20, seed=1), project)
    assert asked(read_output(project)) == [("estimate", {})]
    keep_desk_state(project, state(COMPARE))
    output = read_output(project)
    assert [one.analysis for one in output.blocks] == ["estimate", "compare"]

    keep_output(project, output.removed(1), StepKind.REMOVE_BLOCK)
    assert [one.analysis for one in read_output(project).blocks] == ["compare"]
