"""Ranked items and terms of regressions are called by the labels of the survey."""

import pytest
from samples import sample

from surveyapp.analyses.base.dataset import KIOSK
from surveyapp.analyses.computation.multivariate.regression import RegressionTable
from surveyapp.analyses.computation.multivariate.regression_fits import RegressionModel
from surveyapp.analyses.ranking import RankTable, item_label
from surveyapp.analyses.regression import term_label
from surveyapp.analyses.words.labels import SurveyLabels
from surveyapp.storage.surveys.survey_files import load_survey

REGION = "In which region do you live?"
TRUST = "How much do you trust the police, from 1 (not at all) to 5 (fully)?"
BRIBE = "In the last 12 months, have you paid a bribe to an official?"


@pytest.fixture(scope="module")
def clinic():
    return load_survey(sample("clinic"))


@pytest.mark.parametrize(
    ("by", "choices_of", "item", "label"),
    [
        ("region", None, "north", "North"),
        (KIOSK, None, "12c76762a33fd3065daa43d8de6a2ee3", "blanket-prism"),
        (None, "source", "never", "I never did"),
        (None, None, "trust", TRUST),
    ],
)
def test_a_ranked_item_has_its_label(clinic, by, choices_of, item, label):
    table = RankTable(clinic, (), (), (), by=by, choices_of=choices_of)
    assert item_label(item, table, SurveyLabels(clinic)) == label


@pytest.mark.parametrize(
    ("outcome", "term", "label"),
    [
        ("drugs", "(intercept)", "(intercept)"),
        ("drugs", "region: centre", f"{REGION} Centre"),
        ("drugs", "trust", TRUST),
        ("drugs", "bribe: yes ~ region: south", f"{BRIBE} Yes ~ {REGION} South"),
        ("source", "market ~ (intercept)", "Market ~ (intercept)"),
        ("source", "market ~ region: south", f"Market ~ {REGION} South"),
        ("drugs", "residual ~ sigma", "residual ~ sigma"),
    ],
)
def test_a_term_has_the_labels_of_its_answers(clinic, outcome, term, label):
    table = RegressionTable(
        clinic, outcome, RegressionModel.LOGISTIC, (), 9, 0, -1.0, 2.0, "observed", ()
    )
    assert term_label(table, term, SurveyLabels(clinic)) == label


def test_a_text_of_several_lines_is_told_on_one(make_survey, yes_no_json):
    survey = make_survey(yes_no_json(text={"en": "One \n\n two"}))
    assert SurveyLabels(survey).question("used") == "One two"
