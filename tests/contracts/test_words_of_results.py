"""Whatever an analysis says to people calls questions and answers by their words, not by their ids."""

from __future__ import annotations

import re
from dataclasses import fields, is_dataclass

import pytest
from examples import an_example

from surveyapp.analyses.base.analysis import SourceKind
from surveyapp.analyses.registry import ANALYSES
from surveyapp.errors import UserProblem
from surveyapp.options import OptionKind
from surveyapp.services.analyses.request import AnalysisRequest, run_request
from surveyapp.services.project.import_collections import import_files
from surveyapp.services.reporting.blocks import HeadingBlock
from surveyapp.services.reporting.output_blocks import FinishedBlock, ReportBlock, block_sections
from surveyapp.services.reporting.style import ReportStyle
from surveyapp.services.simulation.respondents import simulate

ID = re.compile(r"\b[qa]_\w+_x\b")
STYLE = ReportStyle()
OF_SURVEYS = [one for one in ANALYSES if one.source in {SourceKind.REPORTS, SourceKind.SURVEY}]


def choices(*words):
    return [{"id": f"a_{one.lower()}_x", "text": {"en": one}} for one in words]


def question(name, kind, text, design, **more):
    return {"id": f"q_{name}_x", "type": kind, "text": {"en": text}, "design": design, **more}


@pytest.fixture(scope="module")
def survey(make_survey):
    """A survey with a question for every role, whose ids are no words."""
    direct, noisy = {"name": "direct"}, {"name": "k_rr", "p_truth": "3/4"}
    own, coins = {"name": "unary", "epsilon": "2"}, {"name": "two_coins"}
    return make_survey(
        question("place", "single_choice", "Where?", direct, choices=choices("North", "South")),
        question("age", "number", "How old?", direct, minimum=18, maximum=80),
        question("used", "yes_no", "Used", coins),
        question("sold", "yes_no", "Sold?", coins),
        question("food", "rating", "How is the food?", noisy, levels=5),
        question("beds", "rating", "How are the beds?", direct, levels=5),
        question("whom", "single_choice", "Whom?", noisy, choices=choices("Army", "Nobody")),
        question("has", "multiple_choice", "What is there?", own, choices=choices("Rice", "Corn")),
        question(
            "paid", "number", "Paid?", {"name": "duchi", "epsilon": "2"}, minimum=0, maximum=9
        ),
        question("best", "ranking", "Order", direct, choices=choices("Roads", "Parks")),
    )


@pytest.fixture(scope="module")
def project(survey, tmp_path_factory):
    folder = tmp_path_factory.mktemp("words")
    made = simulate(survey, folder / "files", interviews=120, kiosks=2, seed=3)
    import_files(made, folder / "study.surveydesk")
    return folder / "study.surveydesk"


def variants(analysis, survey):
    """Yield the analysis with each of its options chosen that chooses a question or says yes."""
    base = an_example(analysis, survey)
    yield base
    for option in analysis.options():
        values = {
            OptionKind.FLAG: [True],
            OptionKind.CHOICE: [*option.choices][-1:],
            OptionKind.TERMS: [["q_place_x", "q_age_x", "q_age_x:q_place_x"]],
            OptionKind.VARIABLE: ["q_place_x", "q_used_x", "q_whom_x"],
            OptionKind.VARIABLES: [[one.id for one in option.offered(survey)]],
        }
        for value in () if option.is_of_tables else values.get(option.kind, ()):
            try:
                yield analysis.read(**{**base.to_json(), option.name: value})
            except UserProblem:  # does not go with the other options
                continue


def texts(value):
    """Yield all texts of a block of a report, those of its charts too."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        yield from texts([*value.values()])
    elif isinstance(value, list | tuple):
        for one in value:
            yield from texts(one)
    elif is_dataclass(value):
        yield from texts([getattr(value, one.name) for one in fields(value)])


def said(found):
    """Yield what people read of a result: the report's section, warnings, notes and what rows mean."""
    analysis, result = found.request.analysis, found.result
    for block in block_sections(FinishedBlock(ReportBlock(found.request), found), STYLE):
        if not isinstance(block, HeadingBlock):  # a formula is written with names
            yield from texts(block)
    labels = STYLE.labels_of(result.survey)
    sentences = list(result.warnings)
    for table in analysis.tables:
        if table.is_there is not None and not table.is_there(result):
            continue
        sentences += table.notes(result) if table.notes else ()
        for row in table.shown_rows(result):
            sentences += table.meaning(row, result, labels, 0.95) if table.meaning else ()
    yield from (STYLE.translated(labels.sentence(one)) for one in sentences)


@pytest.mark.parametrize("analysis", OF_SURVEYS, ids=lambda one: one.name)
def test_people_read_no_id_of_a_question_or_an_answer(analysis, survey, project):
    told = []
    for one in variants(analysis, survey):
        try:
            told += said(run_request(project, AnalysisRequest(one)))
        except UserProblem as problem:
            message = STYLE.labels_of(survey).message(problem.message)
            assert "{" not in str(message)
    assert told
    assert [one for one in dict.fromkeys(told) if ID.search(one)] == []
