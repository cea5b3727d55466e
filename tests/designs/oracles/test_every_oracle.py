"""Frequency oracles: exact output distributions by enumeration of the coins, supports, privacy."""

from __future__ import annotations

import math
from collections import Counter
from fractions import Fraction
from itertools import combinations, permutations, product
from string import Formatter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from surveyapp.designs import Mode
from surveyapp.designs.core.coins import RandomnessFailed, SystemCoins
from surveyapp.designs.core.exact import exponential_down
from surveyapp.designs.core.parameters import NotTogether, ParameterProblems
from surveyapp.designs.oracles.base import Support, share_within
from surveyapp.designs.oracles.catalogue import ORACLE_DESIGNS
from surveyapp.designs.oracles.hadamard import Hadamard
from surveyapp.designs.oracles.local_hashing import LocalHashing, collision, prime_from
from surveyapp.designs.oracles.subset_selection import SubsetSelection, subset_at
from surveyapp.designs.oracles.unary import Unary

every_oracle = pytest.mark.parametrize("design", ORACLE_DESIGNS, ids=lambda design: design.name)

SMALL = [
    Unary(k=3, p=Fraction(3, 4), q=Fraction(1, 4)),
    Unary(k=2, p=Fraction(1, 5), q=Fraction(2, 3)),
    Unary(k=4, epsilon=Fraction(1)),
    Unary(k=4, epsilon=Fraction(1), variant="symmetric"),
    Unary(k=3, epsilon=Fraction(1), at_most=3),
    SubsetSelection(k=2, epsilon=Fraction(1)),
    SubsetSelection(k=5, epsilon=Fraction(1, 2)),
    SubsetSelection(k=6, epsilon=Fraction(2)),
    LocalHashing(k=2, epsilon=Fraction(1)),
    LocalHashing(k=4, epsilon=Fraction(1, 2)),
    LocalHashing(k=6, epsilon=Fraction(2)),
    Hadamard(k=2, epsilon=Fraction(1)),
    Hadamard(k=3, epsilon=Fraction(1, 2)),
    Hadamard(k=5, epsilon=Fraction(2)),
]
every_small = pytest.mark.parametrize("design", SMALL, ids=repr)


class RecordingCoins:
    """The system's coins; remembers the bounds that were asked for."""

    def __init__(self):
        self.bounds = []

    def below(self, bound):
        self.bounds.append(bound)
        return SystemCoins().below(bound)


def cuts(design):
    """Return for each coin where its meaning may change; small coins are enumerated whole."""
    if isinstance(design, Unary):
        return [{int(share * bound) for share in design.marks} for bound in design.bounds]
    own = {SubsetSelection: 0, LocalHashing: 1, Hadamard: 1}[type(design)]
    return [
        {design.share.numerator} if place == own else set(range(bound))
        for place, bound in enumerate(design.bounds)
    ]


def classes(bound, places):
    """Return (first, last) of the runs of coin values between the cuts."""
    starts = sorted({0, *places} - {bound})
    return list(zip(starts, [start - 1 for start in starts[1:]] + [bound - 1], strict=True))


def enumerated(design, answer):
    """Return how many of all coin values give each report; both ends of every run are tried."""
    counts = Counter()
    for runs in product(*map(classes, design.bounds, cuts(design))):
        report = design.report(answer, [first for first, _ in runs])
        assert report == design.report(answer, [last for _, last in runs])
        counts[report] += math.prod(last - first + 1 for first, last in runs)
    return counts


def answers_of(design):
    if getattr(design, "at_most", None) is None:
        return list(range(design.k))
    sizes = range(design.at_most + 1)
    return [frozenset(chosen) for m in sizes for chosen in combinations(range(design.k), m)]


@every_small
def test_every_coin_value_counted_gives_the_stated_probabilities_exactly(design):
    total = math.prod(design.bounds)
    for answer in answers_of(design):
        counts = enumerated(design, answer)
        reports = list(design.every_report())
        assert len(set(reports)) == len(reports) == design.number_of_reports
        assert max(map(len, reports)) == design.longest_report
        assert set(counts) <= set(reports)
        for report in reports:
            assert Fraction(counts[report], total) == design.probability(report, answer)


@pytest.mark.parametrize(("k", "modulus", "groups"), [(60, 61, 10), (20, 23, 11)])
def test_the_longest_report_is_of_the_last_group(k, modulus, groups):
    """Groups are recorded from 0: the eleventh is the first with two digits."""
    design = LocalHashing(k=k, epsilon=Fraction(22, 10))
    assert design.groups == groups
    assert design.longest_report == len(f"{modulus * (modulus - 1) - 1}:{groups - 1}")
    assert design.longest_report == max(map(len, design.every_report()))


@every_small
def test_the_worst_ratio_is_that_of_all_reports_and_all_pairs_of_answers(design):
    worst = max(
        design.probability(report, a) / design.probability(report, b)
        for report in design.every_report()
        for a, b in permutations(answers_of(design), 2)
    )
    assert design.worst_ratio == worst


@every_small
def test_a_report_supports_own_other_and_both_as_often_as_stated(design):
    for own, other in permutations(range(design.k), 2):
        answer = frozenset({own}) if getattr(design, "at_most", None) else own
        found = dict.fromkeys(("own", "other", "both"), Fraction(0))
        for report in design.every_report():
            supported, share = design.supported(report), design.probability(report, answer)
            found["own"] += share * supported[own]
            found["other"] += share * supported[other]
            found["both"] += share * (supported[own] and supported[other])
        assert Support(**found) == design.support
    assert sum(design.support.cells()) == 1


@every_small
def test_the_event_own_and_not_another_attains_the_loss_between_two_single_answers(design):
    if getattr(design, "at_most", None) or design.support.slope < 0:
        pytest.skip("for answers of one choice, and more support for the own one")
    _, own_only, other_only, _ = design.support.cells()
    assert own_only / other_only == design.worst_ratio


@every_small
def test_debiased_support_is_the_answer_exactly_in_expectation(design):
    p, q = design.support.own, design.support.other
    for answer in answers_of(design):
        expected = [Fraction(0)] * design.k
        for report in design.every_report():
            share = design.probability(report, answer)
            for choice, is_supported in enumerate(design.supported(report)):
                expected[choice] += share * (is_supported - q) / (p - q)
        chosen = {answer} if isinstance(answer, int) else answer
        assert expected == [int(choice in chosen) for choice in range(design.k)]


@every_small
def test_the_same_coins_in_number_and_size_are_drawn_whatever_the_answer(design):
    drawn = []
    for answer in answers_of(design):
        coins = RecordingCoins()
        assert design.is_report(design.randomize(answer, coins))
        drawn.append(tuple(coins.bounds))
    assert set(drawn) == {design.bounds}


@every_oracle
def test_no_randomness_no_report(design, broken_coins):
    with pytest.raises(RandomnessFailed):
        design.from_example().randomize(0, broken_coins)


@every_oracle
@given(
    k=st.integers(2, 256),
    loss=st.fractions(Fraction(1, 999_999), Fraction(1999, 100), max_denominator=10**6),
)
def test_epsilon_is_never_exceeded_and_hardly_less(design, k, loss):
    made = design(k=k, epsilon=loss)
    odds = exponential_down(loss)
    assert made.worst_ratio <= odds
    assert made.worst_ratio - 1 >= Fraction(998, 1000) * (odds - 1)
    assert 0 < made.support.other < made.support.own < 1


@pytest.mark.parametrize("variant", ["symmetric", None])
@given(
    k=st.integers(2, 64),
    loss=st.fractions(Fraction(1, 999_999), Fraction(1999, 100), max_denominator=10**6),
)
def test_for_multiple_choice_epsilon_is_that_of_one_changed_bit(variant, k, loss):
    made = Unary(k=k, epsilon=loss, variant=variant, at_most=k)
    p, q = made.marks
    assert p == 1 - q
    assert p / q <= exponential_down(loss)
    assert made.worst_ratio == (p / q) ** k


def test_at_most_three_of_ten_choices_lose_six_bits():
    made = Unary(k=10, p=Fraction(3, 4), q=Fraction(1, 4), at_most=3)
    assert made.worst_ratio == 3**6


def test_the_optimized_variant_is_that_of_wang_and_others():
    made = Unary(k=100, epsilon=Fraction(1))
    p, q = made.marks
    assert p == Fraction(1, 2)
    assert float(q) == pytest.approx(1 / (math.e + 1), abs=1e-6)
    variance = q * (1 - q) / (p - q) ** 2
    assert float(variance) == pytest.approx(4 * math.e / (math.e - 1) ** 2, rel=1e-4)  # their eq. 9


def test_the_symmetric_variant_is_basic_rappor():
    p, q = Unary(k=9, epsilon=Fraction(2), variant="symmetric").marks
    assert float(p) == pytest.approx(math.e / (math.e + 1), abs=1e-6)
    assert q == 1 - p


@pytest.mark.parametrize("k", [2, 3, 7, 20, 50])
@pytest.mark.parametrize("loss", ["1/10", "1", "3"])
def test_no_other_size_of_list_has_a_smaller_variance(k, loss):
    made = SubsetSelection(k=k, epsilon=Fraction(loss))
    odds = exponential_down(made.epsilon)

    def variance(size):
        p = odds * size / (odds * size + k - size)
        both = p * Fraction(size - 1, k - 1)
        return Support(p, both + (1 - p) * Fraction(size, k - 1), both).coin_variance(k)

    best = min(range(1, k), key=variance)
    assert made.support.coin_variance(k) == pytest.approx(variance(best), rel=2e-3)


def test_subset_selection_of_one_is_k_rr():
    made = SubsetSelection(k=4, epsilon=Fraction(2))
    assert made.size == 1
    assert made.support.own / made.support.other == made.worst_ratio


@pytest.mark.parametrize(("of", "size"), [(1, 0), (1, 1), (5, 0), (5, 2), (6, 3), (7, 7)])
def test_every_number_is_one_subset(of, size):
    made = {subset_at(number, of, size) for number in range(math.comb(of, size))}
    assert len(made) == math.comb(of, size)
    assert all(len(members) == of and sum(members) == size for members in made)


@pytest.mark.parametrize("k", [2, 3, 4, 6, 12, 17])
@pytest.mark.parametrize("loss", ["1/10", "1", "3"])
@pytest.mark.parametrize("kind", [LocalHashing, Hadamard], ids=lambda kind: kind.name)
def test_any_two_choices_share_a_group_in_exactly_the_stated_share_of_partitions(kind, k, loss):
    made = kind(k=k, epsilon=Fraction(loss))
    for x, y in combinations(range(k), 2):
        same = sum(made.hashed(s, x) == made.hashed(s, y) for s in range(made.seeds))
        assert Fraction(same, made.seeds) == made.collision


def test_the_number_of_groups_is_near_the_optimum_of_wang_and_others():
    made = LocalHashing(k=256, epsilon=Fraction(2))
    assert made.modulus == 257
    assert abs(made.groups - (math.e**2 + 1)) < 1.5
    assert made.collision < Fraction(1, made.groups)


def test_partitions_are_a_stored_meaning_and_never_change():
    made = LocalHashing(k=20, epsilon=Fraction(1))
    assert (made.modulus, made.groups, made.seeds) == (23, 4, 506)
    assert [made.hashed(389, x) for x in range(20)] == [
        ((1 + 389 // 23) * x + 389 % 23) % 23 % 4 for x in range(20)
    ]
    assert made.supported("389:2") == tuple(made.hashed(389, x) == 2 for x in range(20))


def test_rows_of_the_hadamard_matrix_are_orthogonal():
    made = Hadamard(k=8, epsilon=Fraction(1))
    signs = [[1 - 2 * made.hashed(s, x) for x in range(8)] for s in range(made.seeds)]
    for a, b in combinations([[1] * 8, *signs], 2):
        assert sum(map(int.__mul__, a, b)) == 0


def test_hadamard_records_row_and_sign():
    made = Hadamard(k=8, epsilon=Fraction(1))
    assert made.report(0, (0, 0, 0)) == "1:+"
    assert made.report(1, (0, 0, 0)) == "1:-"
    assert made.report(1, (0, made.share.numerator, 0)) == "1:+"


@pytest.mark.parametrize(("low", "prime"), [(1, 2), (2, 2), (4, 5), (24, 29), (256, 257)])
def test_primes(low, prime):
    assert prime_from(low) == prime


def test_collisions_of_five_residues_in_two_groups():
    # residues 0, 2, 4 and 1, 3: (3·2 + 2·1)/(5·4)
    assert collision(5, 2) == Fraction(8, 20)


@given(
    odds=st.fractions(Fraction(1000001, 1000000), 10**8), weight=st.fractions(Fraction(1, 256), 256)
)
def test_a_share_within_odds_is_a_power_of_two_coin(odds, weight):
    share = share_within(odds, weight)
    assert share.denominator & (share.denominator - 1) == 0
    assert share / ((1 - share) * weight) <= odds


# what is recorded


NO_REPORTS = ["", "0", "01x", "2" * 20, "0" * 19, "0" * 21, "٠" * 20, "1:", ":1", "1:+-", "1: +"]
NO_REPORTS += [
    "01:+",
    "0:+",
    "32:+",
    "1:2",
    "-1:1",
    "506:1",
    "0:4",
    "00:1",
    "1:1\n",
    "9" * 30 + ":1",
]


@every_oracle
@pytest.mark.parametrize("text", NO_REPORTS, ids=repr)
def test_what_is_no_report_is_told_from_reports(design, text):
    made = design.from_example()
    allowed = {"local_hashing": {"0:1", "1:2"}, "hadamard": {"1:+"}}.get(design.name, set())
    assert made.is_report(text) == (text in allowed)


def test_a_list_of_another_length_is_no_report():
    made = SubsetSelection(k=20, epsilon=Fraction(1))
    assert made.size == 5
    assert made.is_report("1" * 5 + "0" * 15)
    assert not made.is_report("1" * 6 + "0" * 14)


@every_oracle
@pytest.mark.parametrize("answer", [-1, 20, frozenset({1}), "1"])
def test_what_is_no_answer_is_a_bug_of_the_caller(design, answer):
    with pytest.raises(ValueError, match="an answer is one index below 20"):
        design.from_example().randomize(answer, SystemCoins())


@pytest.mark.parametrize("answer", [{0, 1, 2}, {5}])
def test_a_set_that_is_no_answer_is_a_bug_of_the_caller(answer):
    made = Unary(k=5, epsilon=Fraction(1), at_most=2)
    with pytest.raises(ValueError, match="at most 2 indices below 5"):
        made.randomize(answer, SystemCoins())


def test_no_report_supports_nothing():
    with pytest.raises(ValueError, match="not a report"):
        Hadamard(k=4, epsilon=Fraction(1)).supported("9:+")


# parameters and words


@pytest.mark.parametrize(
    ("values", "reason"),
    [
        ({}, "Give either epsilon or p and q, exactly one of them."),
        ({"p": "1/2"}, "q: give both p and q."),
        ({"q": "1/2"}, "p: give both p and q."),
        (
            {"p": "1/2", "q": "1/4", "epsilon": 1},
            "Give either epsilon or p and q, exactly one of them.",
        ),
        (
            {"p": "1/2", "q": "1/2"},
            "q: it equals p, so nothing can be learned from the reports.",
        ),
        (
            {"p": "1/2", "q": "1/4", "variant": "symmetric"},
            "variant: it goes with epsilon, not with p and q.",
        ),
        (
            {"epsilon": 1, "variant": "optimized", "at_most": 2},
            "variant: optimized is for questions with one answer; leave it out for multiple choice.",
        ),
        ({"epsilon": 1, "at_most": 9}, "at_most: it is 9, above the 4 choices."),
        (
            {"epsilon": 1, "variant": "best"},
            'variant is "best"; it must be symmetric or optimized.',
        ),
        ({"epsilon": 1, "variant": 3}, "variant is not a word; it must be symmetric or optimized."),
    ],
)
def test_parameters_that_do_not_fit_get_a_sentence(values, reason):
    with pytest.raises(ParameterProblems) as caught:
        Unary.read(values, 4)
    assert [str(problem) for problem in caught.value.problems] == [reason]
    problem = caught.value.problems[0]
    assert isinstance(problem, NotTogether) or "; it must be " in str(problem)


@pytest.mark.parametrize(
    "design", [*SMALL, *(kind.from_example() for kind in ORACLE_DESIGNS)], ids=repr
)
def test_what_is_stated_can_be_read_again(design):
    stated = design.to_json()
    assert stated.pop("name") == design.name
    assert type(design).read(stated, design.k) == design


@pytest.mark.parametrize(
    "design", [*SMALL, *(kind.from_example() for kind in ORACLE_DESIGNS)], ids=repr
)
def test_the_instruction_is_whole_sentences_with_odds_and_without_probabilities(design):
    labels = [f"label {i}" for i in range(design.k)]
    phrases = design.instruction(Mode.KIOSK_COINS, labels)
    told = [str(phrase) for phrase in phrases]
    assert all(sentence[0].isupper() and sentence.endswith(".") for sentence in told)
    assert any(" cases" in sentence for sentence in told)
    assert not any(character in "".join(told) for character in "{}%/")
    for phrase in phrases:
        fields = {field for _, field, _, _ in Formatter().parse(phrase.template) if field}
        assert fields <= set(phrase.facts)


@every_oracle
def test_an_oracle_lives_in_a_module_of_its_name_and_is_a_frozen_value(design):
    assert design.__module__ == f"surveyapp.designs.oracles.{design.name}"
    assert hash(design.from_example()) == hash(design.from_example())
    assert design.title
    assert design.source
    assert design.when


@pytest.mark.parametrize(
    ("loss", "weight"), [(Fraction(1, 700), 1), (Fraction(1, 3000), Fraction(1, 9))]
)
def test_no_more_than_a_thousandth_of_the_odds_is_lost_to_the_coin(loss, weight):
    odds = exponential_down(loss)
    share = share_within(odds, Fraction(weight))
    kept = share / ((1 - share) * weight) - 1
    assert Fraction(999, 1000) * (odds - 1) <= kept <= odds - 1


@pytest.mark.parametrize("k", [6, 20])
@pytest.mark.parametrize(("loss", "groups"), [(Fraction(1, 2), 3), (1, 4), (2, 8)])
def test_the_best_number_of_groups_is_near_that_of_the_paper(k, loss, groups):
    """Wang, Blocki, Li & Jha (2017): e^ε + 1 groups, here of so many as there are."""
    chosen = LocalHashing(k=k, epsilon=Fraction(loss)).groups
    assert chosen == min(groups, prime_from(k)) if k == 20 else abs(chosen - groups) <= 1
