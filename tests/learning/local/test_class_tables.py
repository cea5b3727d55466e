import numpy as np
import pytest
from scipy.special import gammaln

from surveyapp.designs.channels.k_rr import KRR
from surveyapp.estimation.comparison.cross_tables import estimate_joint
from surveyapp.learning.base.table import MISSING, Attribute
from surveyapp.learning.local.class_tables import (
    MIXING_STEPS,
    STRENGTH_GRID,
    STRENGTH_GRID_COUNT,
    Evidence,
    estimate_class_tables,
    log_evidence,
    most_probable_tables,
    pair_evidence,
    pool_evidence,
    prior_strengths,
)
from surveyapp.learning.local.coded_reports import QuestionReports, encode_reports
from surveyapp.learning.local.simulation import simulate_coded_reports
from tests.helpers.channels import together


def open_answers(counts):
    """Return evidence of answers that were seen; shape (levels, classes)."""
    flat = np.asarray(counts, dtype=np.float64).ravel()
    return Evidence(np.eye(len(flat)), flat)


def test_open_answers_give_shares_drawn_to_all_classes_levels():
    # 30 in class 0, 10 in class 1; the levels' shares over both are (21.5, 19.5)/41
    tables = most_probable_tables([open_answers([[20, 1], [10, 9]])], 2, np.array([4.0]))
    assert np.allclose(tables.prior, [31 / 42, 11 / 42], atol=1e-5)
    low = 4 * 21.5 / 41
    assert np.allclose(tables.tables[0][0], [(20 + low) / 34, (1 + low) / 14], atol=1e-5)
    assert np.allclose(tables.tables[0].sum(axis=0), 1)


def test_an_endless_strength_makes_all_classes_alike():
    tables = most_probable_tables([open_answers([[20, 1], [10, 9]])], 2, np.array([np.inf]))
    assert np.allclose(tables.tables[0][:, 0], tables.tables[0][:, 1])


def test_the_two_questions_of_a_pair_have_the_kronecker_channel():
    first, second = Attribute("f", ("a", "b", "c")), Attribute("y", ("no", "yes"))
    one = encode_reports(
        QuestionReports(first, KRR(k=3, epsilon=1), np.array([0, 2, 2, MISSING, 1]))
    )
    two = encode_reports(
        QuestionReports(second, KRR(k=2, epsilon=2), np.array([1, 0, 0, 1, MISSING]))
    )
    found = pair_evidence(one, two)
    channel = together(KRR(k=3, epsilon=1).channel, KRR(k=2, epsilon=2).channel)
    assert found.counts.tolist() == [1, 2]  # (0, 1), and (2, 0) twice; who lacks one is left out
    columns = [[float(row[report]) for row in channel.rows] for report in (1, 4)]
    assert np.allclose(found.likelihoods, columns)


def test_with_many_reports_the_tables_are_those_of_the_direct_inverse():
    rng = np.random.default_rng(3)
    truth = np.array([[0.30, 0.05], [0.15, 0.20], [0.05, 0.25]])
    cells = rng.choice(6, size=200_000, p=truth.ravel())
    designs = (KRR(k=3, epsilon=3), KRR(k=2, epsilon=3))
    first, second = Attribute("f", ("a", "b", "c")), Attribute("y", ("no", "yes"))
    levels, classes = np.divmod(cells, 2)
    one = encode_reports(
        QuestionReports(first, designs[0], simulate_coded_reports(designs[0], levels, rng))
    )
    two = encode_reports(
        QuestionReports(second, designs[1], simulate_coded_reports(designs[1], classes, rng))
    )
    counts = np.zeros((3, 2), dtype=np.int64)
    np.add.at(counts, (one.places, two.places), 1)
    direct = estimate_joint([design.channel for design in designs], counts).unbiased
    tables = most_probable_tables([pair_evidence(one, two)], 2, np.array([0.0]))
    assert np.allclose(tables.tables[0] * tables.prior, direct, atol=5e-4)


def test_tables_are_unbiased_but_for_what_the_prior_draws():
    rng = np.random.default_rng(5)
    truth = np.array([[0.4, 0.1], [0.2, 0.3]])
    design = KRR(k=4, epsilon=2)
    pair = Attribute("pair", ("a0", "a1", "b0", "b1"))
    found = []
    for _ in range(200):
        reports = simulate_coded_reports(design, rng.choice(4, size=2000, p=truth.ravel()), rng)
        counts = np.bincount(reports, minlength=4).astype(np.float64)
        likelihoods = encode_reports(QuestionReports(pair, design, reports)).likelihoods
        made = most_probable_tables([Evidence(likelihoods, counts)], 2, np.array([0.0]))
        found.append(made.tables[0] * made.prior)
    error = np.std(found, axis=0) / np.sqrt(200)
    # the one class count that is always added moves a share by less than 1/2000
    assert np.all(np.abs(np.mean(found, axis=0) - truth) < 4 * error + 1 / 2000)


def test_the_class_shares_come_from_all_reports():
    few = open_answers([[3, 1], [2, 4]])
    many = open_answers([[300, 500], [100, 100]])
    label = Evidence(np.eye(2), np.array([1000.0, 0.0]))
    tables = most_probable_tables([few, many], 2, np.array([1.0, 1.0]), label)
    assert np.allclose(tables.prior, [(1 + 5 + 400 + 1000) / 2012, (1 + 5 + 600) / 2012])


def test_reports_of_several_designs_count_together():
    both = pool_evidence([open_answers([[20, 1], [10, 9]]), open_answers([[10, 0], [0, 10]])])
    apart = most_probable_tables([both], 2, np.array([1.0]))
    once = most_probable_tables([open_answers([[30, 1], [10, 19]])], 2, np.array([1.0]))
    assert np.allclose(apart.tables[0], once.tables[0])


def test_a_feature_that_tells_nothing_is_held_more_firmly_than_one_that_tells():
    telling, nothing = open_answers([[90, 10], [10, 90]]), open_answers([[51, 50], [49, 50]])
    strengths = estimate_class_tables([telling, nothing], 2).strengths
    assert strengths[0] < strengths[1] / 3


def test_evidence_is_that_of_the_dirichlet_for_few_answers():
    # the exact evidence of a strength is that of the Dirichlet-multinomial (Pólya)
    counts = np.array([[28.0, 22.0], [22.0, 28.0]])
    levels, prior = np.array([0.5, 0.5]), np.array([0.5, 0.5])

    def exact(s):
        terms = gammaln(s * 0.5 + counts) - gammaln(s * 0.5) - counts * np.log(0.5)
        return terms.sum() + np.sum(gammaln(s) - gammaln(s + counts.sum(axis=0)))

    found = log_evidence(open_answers(counts), np.full((2, 2), 0.5), prior)
    assert found[-1] == pytest.approx(0)
    strong = [(s, f) for s, f in zip(STRENGTH_GRID, found, strict=True) if 15 < s < 400]
    assert levels.sum() == 1
    for s, approximate in strong:
        assert approximate == pytest.approx(exact(s), abs=0.15)


def test_the_search_ends_where_it_is_told_to():
    rows = np.array([[0.6, 0.4, 0.4, 0.4], [0.4, 0.6, 0.4, 0.4]])
    noisy = Evidence(rows, np.array([30.0, 10.0]))
    short = most_probable_tables([noisy], 2, np.array([1.0]), most=1)
    settled = most_probable_tables([noisy], 2, np.array([1.0]))
    assert not np.allclose(short.tables[0], settled.tables[0], atol=1e-3)
    assert np.allclose(short.tables[0].sum(axis=0), 1)


def test_a_feature_without_effect_gets_a_stronger_prior_than_one_with_a_large_effect():
    """1/(1 + s) is averaged over the grid, so a strength is 0 for none and never negative."""
    strong, none = open_answers([[400, 20], [100, 480]]), open_answers([[250, 250], [250, 250]])
    pairs = [strong, none, strong, none]
    tables = most_probable_tables(pairs, 2, np.full(4, 10.0))
    strengths = prior_strengths(pairs, tables)
    assert (strengths > 0).all()
    assert strengths[0] == pytest.approx(strengths[2])
    assert strengths[1] == pytest.approx(strengths[3])
    assert strengths[1] > 20 * strengths[0]


def test_strengths_average_what_is_kept_over_the_grid_by_the_evidence():
    pairs = [open_answers([[30, 12], [10, 20]]), open_answers([[22, 18], [18, 14]])]
    tables = most_probable_tables(pairs, 2, np.full(2, 10.0))
    grid = np.array(STRENGTH_GRID)
    found = [log_evidence(p, t, tables.prior) for p, t in zip(pairs, tables.tables, strict=True)]
    weights = [np.exp(each - each.max()) for each in found]
    mixture = np.full(len(grid), 1 / len(grid))
    for _ in range(MIXING_STEPS):
        shares = [w * mixture / (w * mixture).sum() for w in weights]
        mixture = sum(shares) + STRENGTH_GRID_COUNT / len(grid)
        mixture = mixture / mixture.sum()
    expected = [1 / float(share @ (1 / (1 + grid))) - 1 for share in shares]
    assert prior_strengths(pairs, tables) == pytest.approx(expected)
