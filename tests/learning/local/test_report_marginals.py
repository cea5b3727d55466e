"""Marginals of the answers behind reports: unbiased, and with the variance that coins give them."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest

from surveyapp.designs.channels.direct import Direct
from surveyapp.designs.channels.k_rr import KRR
from surveyapp.designs.channels.warner import Warner
from surveyapp.designs.oracles.unary import Unary
from surveyapp.learning.base.table import MISSING, Attribute, CodedTable
from surveyapp.learning.joint.max_entropy import fit_estimates
from surveyapp.learning.local.coded_reports import QuestionReports, encode_reports
from surveyapp.learning.local.report_marginals import AnswerReports, fit_reports, report_marginals
from surveyapp.learning.local.simulation import best_cell_design, simulate_coded_reports
from surveyapp.learning.synthetic.comparison import mean_distance, pairwise_distances

COIN, DIE = Warner(p="3/4"), KRR(k=3, p_truth="1/2")


def attribute(name, levels, *, blank=False):
    return Attribute(name, tuple(f"{name}{n}" for n in range(levels)), can_be_missing=blank)


TWO = (attribute("a", 2), attribute("b", 3))


def reports_of(columns, asked, design, reports):
    coded = encode_reports(QuestionReports(asked, design, np.maximum(reports, 0)))
    places = np.where(reports == MISSING, MISSING, coded.places).astype(np.int32)
    return AnswerReports(columns, replace(coded, places=places))


def ask(table, designs, rng):
    """Return the reports of a table's rows; who has no value reports nothing."""
    found = []
    for column, design in enumerate(designs):
        codes = table.codes[:, column].astype(np.int64)
        reports = simulate_coded_reports(design, np.maximum(codes, 0), rng)
        given = encode_reports(QuestionReports(table.attributes[column], design, reports))
        places = np.where(codes == MISSING, MISSING, given.places).astype(np.int32)
        found.append(AnswerReports((column,), replace(given, places=places)))
    return found


def drawn(rows, seed=1, blank=0.0):
    """Four columns that go together, as three kinds of people answer them."""
    rng = np.random.default_rng(seed)
    kind = rng.choice(3, size=rows, p=[0.5, 0.3, 0.2])
    follows = rng.random((rows, 4)) < 0.8
    codes = np.where(follows, kind[:, None], rng.integers(3, size=(rows, 4)))
    codes[rng.random((rows, 4)) < blank] = MISSING
    names = (attribute(name, 3, blank=blank > 0) for name in "abcd")
    return CodedTable(tuple(names), codes.astype(np.int32))


def test_reports_as_often_as_coins_make_them_give_back_the_answers():
    truth = np.array([[30, 10, 20], [0, 25, 15]])
    rows = [np.array(design.channel.rows, dtype=object) for design in (COIN, DIE)]
    # 24 makes whole numbers of the expected counts
    expected = rows[0].T @ truth.astype(object) @ rows[1] * 24
    times = np.array([int(count) for count in expected.ravel()])
    assert times.tolist() == expected.ravel().tolist()
    first, second = (axis.ravel() for axis in np.indices(truth.shape))
    asked = [reports_of((0,), TWO[0], COIN, first), reports_of((1,), TWO[1], DIE, second)]
    found = report_marginals(TWO, asked, times)
    assert found[0, 1].counts / 24 == pytest.approx(truth)
    assert found[0,].counts / 24 == pytest.approx(truth.sum(axis=1))
    assert found[1,].counts / 24 == pytest.approx(truth.sum(axis=0))


def test_a_joint_report_gives_its_columns_and_their_pair_in_any_order():
    truth = np.array([[30, 10, 20], [0, 25, 15]])
    design = KRR(k=6, p_truth="1/2")
    asked = attribute("b and a", 6)  # the second column varies slowest
    expected = truth.T.ravel().astype(object) @ np.array(design.channel.rows, dtype=object) * 12
    found = report_marginals(
        TWO, [reports_of((1, 0), asked, design, np.arange(6))], expected.astype(np.int64)
    )
    assert found[0, 1].counts / 12 == pytest.approx(truth)
    assert found[1,].counts / 12 == pytest.approx(truth.sum(axis=0))


@pytest.mark.parametrize(
    ("designs", "asked"),
    [
        ((COIN, DIE), 1.0),
        ((COIN, DIE), 0.4),
        ((Direct(k=2), DIE), 1.0),
        ((Direct(k=2), Direct(k=3)), 0.4),
        ((COIN, Unary(k=3, p="3/4", q="1/4")), 1.0),
    ],
)
def test_the_stated_variance_is_that_of_reports_made_again(designs, asked):
    rng = np.random.default_rng(3)
    rows = 400
    codes = np.stack([rng.integers(2, size=rows), rng.choice(3, size=rows, p=[0.6, 0.3, 0.1])], 1)
    codes[:200, 1] = codes[:200, 0]
    table = CodedTable(TWO, codes.astype(np.int32))
    true = np.histogramdd(codes, bins=(np.arange(3) - 0.5, np.arange(4) - 0.5))[0]
    off, stated = [], []
    for _ in range(150):
        reports = ask(table, designs, rng)
        is_asked = rng.permutation(rows) < asked * rows
        reports = [
            replace(
                one,
                reports=replace(
                    one.reports,
                    places=np.where(is_asked, one.reports.places, MISSING).astype(np.int32),
                ),
            )
            for one in reports
        ]
        found = report_marginals(TWO, reports)[0, 1]
        departure = found.counts - true
        departure -= departure.mean(axis=0)
        departure -= departure.mean(axis=1, keepdims=True)
        off.append((departure**2).sum() / 2)  # of the two directions that a 2 × 3 table has
        stated.append(found.variance)
    # of 150 draws with 2 directions each the mean of squares is known to within 25 % (3 errors)
    assert np.mean(stated) == pytest.approx(np.mean(off), rel=0.25)


def test_direct_answers_are_counted_as_they_are():
    table = drawn(500)
    found = report_marginals(
        table.attributes, ask(table, [Direct(k=3)] * 4, np.random.default_rng(0))
    )
    both = np.bincount(table.codes[:, 1] * 3 + table.codes[:, 3], minlength=9).reshape(3, 3)
    assert found[1, 3].counts == pytest.approx(both)
    assert found[1, 3].variance == pytest.approx(0, abs=1e-6)


def test_who_skips_is_counted_exactly_where_blanks_can_be():
    table = drawn(3000, blank=0.1)
    designs = [KRR(k=3, epsilon=1)] * 4
    found = report_marginals(table.attributes, ask(table, designs, np.random.default_rng(2)))
    blank = table.codes == MISSING
    assert found[0,].counts[-1] == pytest.approx(blank[:, 0].sum())
    assert found[0, 2].counts[-1, -1] == pytest.approx((blank[:, 0] & blank[:, 2]).sum())
    # and the answers of who skips the one question are those of the other, through its coins
    assert found[0, 2].counts[-1].sum() == pytest.approx(blank[:, 0].sum())


def test_pairs_that_nobody_was_asked_together_are_not_there():
    codes = np.array([[0, MISSING], [1, MISSING], [MISSING, 2]], dtype=np.int32)
    found = report_marginals(
        TWO, ask(CodedTable(TWO, codes), (Direct(k=2), Direct(k=3)), np.random.default_rng(0))
    )
    assert set(found) == {(0,), (1,)}
    assert found[0,].counts == pytest.approx([1.5, 1.5])


def test_what_goes_together_is_found_through_the_coins():
    table = drawn(4000)
    rng = np.random.default_rng(4)
    asked = ask(table, [best_cell_design(3, Fraction(2))] * 4, rng)
    singles = report_marginals(table.attributes, asked, pairs=())
    independent = fit_estimates(table.attributes, singles, 4000.0)

    def distance(joint):
        made = joint.draw(4000, np.random.default_rng(0))
        return mean_distance(pairwise_distances(table, made))

    assert distance(fit_reports(table.attributes, asked)) < 0.04
    assert distance(independent) > 0.25


def test_blanks_are_as_frequent_as_they_were_and_nowhere_else():
    table = drawn(4000, blank=0.05)
    codes = table.codes.copy()
    codes[:, 3] = np.where(codes[:, 3] == MISSING, 0, codes[:, 3])
    attributes = (*table.attributes[:3], replace(table.attributes[3], can_be_missing=False))
    asked = ask(CodedTable(attributes, codes), [KRR(k=3, epsilon=1)] * 4, np.random.default_rng(5))
    made = fit_reports(attributes, asked).draw(4000, np.random.default_rng(0)).codes
    assert (made[:, :3] == MISSING).mean(axis=0) == pytest.approx(
        (codes[:, :3] == MISSING).mean(axis=0), abs=0.005
    )
    assert (made[:, 3] != MISSING).all()
