"""What is worked out of questions together ends as soon as somebody asks it to stop."""

import os
import signal
from functools import partial

import numpy as np
import pytest

from surveyapp.analyses.computation.multivariate.crosstab import crosstab
from surveyapp.analyses.computation.multivariate.regression_fits import RegressionModel
from surveyapp.analyses.data.sample_design import SampleColumns
from surveyapp.cli import main
from surveyapp.errors import Cancelled
from surveyapp.estimation.comparison import distance
from surveyapp.estimation.regression.logistic import BinaryLikelihood
from surveyapp.services.dataset.source import SourceRequest, open_source
from surveyapp.services.project.import_collections import import_files
from surveyapp.services.simulation.respondents import simulate
from tests.helpers.analysed import compare, distances, rank_by_worth, regress


class StoppedAt:
    """Counts rounds, and asks to stop at one of them; at 0 never."""

    def __init__(self, last=0):
        self.last, self.rounds = last, 0

    def __call__(self, _done, _total):
        self.rounds += 1
        if self.rounds == self.last:
            raise Cancelled


def question(name, kind, design, **more):
    return {"id": name, "type": kind, "text": {"en": name}, "design": design, **more}


@pytest.fixture(scope="module")
def project(make_survey, tmp_path_factory):
    folder = tmp_path_factory.mktemp("stopping")
    regions = [{"id": i, "text": {"en": i}} for i in ("north", "centre", "south")]
    survey = make_survey(
        question("region", "single_choice", {"name": "direct"}, choices=regions),
        question("trust", "rating", {"name": "direct"}, levels=5),
        question("used", "yes_no", {"name": "warner", "p": "4/5"}),
        question("paid", "yes_no", {"name": "two_coins"}),
        question("where", "single_choice", {"name": "k_rr", "p_truth": "3/4"}, choices=regions),
        question(
            "other", "yes_no", {"name": "unrelated_question_unknown", "p_truth": ["1/5", "4/5"]}
        ),
        question("listed", "yes_no", {"name": "item_count", "items": 4}),
    )
    path = folder / "p.surveydesk"
    import_files(simulate(survey, folder, interviews=1500, kiosks=2, seed=7), path)
    return path


WORK = {
    "cross-table": partial(crosstab, question_names=("used", "paid", "where")),
    "compared": partial(compare, question="where", by="region"),
    "compared by randomized groups": partial(compare, question="trust", by="where"),
    "ranked by chains": partial(rank_by_worth, questions=("used", "paid"), prior=(0.5, 0.5)),
    "ranked groups": partial(rank_by_worth, questions=("used",), by="region"),
    "distribution_distance": partial(distances, question="where", by="region"),
    "logistic": partial(regress, outcome="used", predictors=("region",)),
    "choices": partial(regress, outcome="where", predictors=("trust",)),
    "unknown": partial(regress, outcome="other", predictors=("trust",)),
    "item count": partial(regress, outcome="listed", predictors=("trust",)),
    "randomized predictor": partial(regress, outcome="used", predictors=("trust", "paid")),
    "linear": partial(regress, outcome="trust", predictors=("paid",), model=RegressionModel.LINEAR),
    "random intercept": partial(
        regress, outcome="used", predictors=("trust",), random_intercept="region"
    ),
}


def of(project, name, progress):
    cluster = "region" if name == "random intercept" else None
    columns = SampleColumns(cluster=cluster)
    with open_source(SourceRequest(project=project, columns=columns)) as source:
        return WORK[name](source, progress=progress)


@pytest.mark.parametrize("name", WORK)
def test_it_ends_at_the_round_where_it_is_asked_to(project, name):
    every = StoppedAt()
    of(project, name, every)
    assert every.rounds > 4
    for last in (1, every.rounds // 2, every.rounds):
        stopped = StoppedAt(last)
        with pytest.raises(Cancelled):
            of(project, name, stopped)
        assert stopped.rounds == last


def test_resamples_drawn_in_rounds_are_those_drawn_at_once(project, monkeypatch):
    in_rounds = of(project, "distribution_distance", StoppedAt())
    monkeypatch.setattr(distance, "RESAMPLES_PER_ROUND", 10**9)
    assert of(project, "distribution_distance", StoppedAt()) == in_rounds


def test_ctrl_c_stops_a_regression_on_the_command_line(project, monkeypatch, capsys):
    at, times = BinaryLikelihood.at, []

    def pressed(self, theta: np.ndarray):
        times.append(theta)
        os.kill(os.getpid(), signal.SIGINT)
        return at(self, theta)

    monkeypatch.setattr(BinaryLikelihood, "at", pressed)
    options = ["--outcome", "used", "--predictors", "region", "--project", str(project)]
    assert main(["regress", *options]) == 2
    assert capsys.readouterr().err == "error: stopped\n"
    assert len(times) == 1
