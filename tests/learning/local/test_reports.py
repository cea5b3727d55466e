import math
from itertools import product

import numpy as np
import pytest

from surveyapp.designs.channels.direct import Direct
from surveyapp.designs.channels.k_rr import KRR
from surveyapp.designs.oracles.unary import Unary
from surveyapp.errors import UserProblem
from surveyapp.estimation.prevalence.closed_form import NoReports
from surveyapp.learning.base.table import MISSING, Attribute
from surveyapp.learning.local.coded_reports import QuestionReports
from surveyapp.learning.local.reports import Bundle, bundled_reports, single_question_reports

AGE = Attribute("age", ("young", "old"))
REGION = Attribute("region", ("north", "centre", "south"))
DRUGS = Attribute("drugs", ("yes", "no"))


def asked(attribute, design, *reports):
    return QuestionReports(attribute, design, np.array(reports))


def test_losses_add_up_and_direct_questions_are_named():
    reports = single_question_reports(
        [asked(AGE, Direct(k=2), 0, 1), asked(REGION, KRR(k=3, epsilon=1), 0, 2)],
        asked(DRUGS, KRR(k=2, epsilon=2), 1, 0),
    )
    assert math.isclose(reports.epsilon, 3, rel_tol=1e-3)
    assert reports.epsilon <= 3
    assert reports.unprotected == ("age",)
    assert reports.respondents == 2


def test_of_bundles_drawn_by_lot_only_the_worst_counts():
    pairs = [
        Bundle((0,), KRR(k=4, epsilon=1), np.array([0])),
        Bundle((1,), KRR(k=6, epsilon=2), np.array([5])),
    ]
    one = bundled_reports([AGE, REGION], DRUGS, pairs, respondents=2)
    both = bundled_reports([AGE, REGION], DRUGS, pairs, respondents=1, answered=2)
    assert 1.99 < one.epsilon <= 2
    assert 2.99 < both.epsilon <= 3


def test_a_pair_of_a_bundle_has_the_channel_of_the_bundle_summed_over_the_rest():
    design = KRR(k=12, epsilon=2)  # age, region, drugs
    bundle = Bundle((0, 1), design, np.array([0, 7, 7, 11]))
    found = bundled_reports([AGE, REGION], DRUGS, [bundle], respondents=4)
    cells = list(product(range(2), range(3), range(2)))

    def summed(report, answer):
        """Return Pr(reported (age, drugs) | true ones), at the first region; others are the same."""
        truth = cells.index((answer[0], 0, answer[1]))
        return sum(
            float(design.channel.rows[truth][place])
            for place, cell in enumerate(cells)
            if (cell[0], cell[2]) == report
        )

    pairs = list(product(range(2), range(2)))
    slow = [[summed(report, answer) for answer in pairs] for report in pairs]
    assert np.allclose(found.pairs[0].likelihoods, slow)
    assert found.pairs[0].counts.tolist() == [
        1,
        0,
        0,
        3,
    ]  # 7 is (old, north, no); 11 (old, south, no)
    assert found.pairs[1].counts.tolist() == [1, 2, 0, 0, 0, 1]


def test_several_features_at_once_need_k_rr():
    bundle = Bundle((0, 1), Unary(k=12, epsilon=1), ["0" * 12])
    with pytest.raises(
        UserProblem, match=r"^(?=.*Reports on several features).*age, region were asked with unary"
    ):
        bundled_reports([AGE, REGION], DRUGS, [bundle], respondents=1)


def test_what_cannot_be_learned_from_is_refused():
    target = asked(DRUGS, KRR(k=2, epsilon=1), 0, 1)
    with pytest.raises(UserProblem, match="There is no feature to predict"):
        single_question_reports([], target)
    with pytest.raises(UserProblem, match="is the label and a feature"):
        single_question_reports([target], target)
    with pytest.raises(UserProblem, match=r"^(?=.*rows\. Each respondent).*age"):
        single_question_reports([asked(AGE, Direct(k=2), 0)], target)
    with pytest.raises(NoReports):
        single_question_reports([asked(AGE, Direct(k=2), 0)], asked(DRUGS, Direct(k=2), MISSING))
    with pytest.raises(UserProblem, match=r"^(?=.*cannot be learned).*age and drugs"):
        single_question_reports(
            [asked(AGE, Direct(k=2), 0, MISSING)], asked(DRUGS, Direct(k=2), MISSING, 1)
        )


def test_a_label_of_one_class_is_refused():
    only = Attribute("drugs", ("no",))
    with pytest.raises(UserProblem, match=r"^(?=.*so there is nothing to).*only one class, no"):
        bundled_reports([AGE], only, [], respondents=0)


def test_a_feature_that_nobody_was_asked_with_the_label_is_refused():
    bundle = Bundle((0,), KRR(k=4, epsilon=1), np.array([0, 3]))
    with pytest.raises(UserProblem, match="Nobody reported both region and drugs"):
        bundled_reports([AGE, REGION], DRUGS, [bundle], respondents=2)
