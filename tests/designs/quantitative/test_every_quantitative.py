"""What every quantitative design keeps, shown from its exact output distribution, in rationals."""

from __future__ import annotations

import math
from decimal import Decimal, localcontext
from fractions import Fraction

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from surveyapp.designs.core.coins import SystemCoins
from surveyapp.designs.core.design import Mode, ParameterProblems
from surveyapp.designs.core.distribution import Distribution
from surveyapp.designs.core.parameters import NotTogether
from surveyapp.designs.core.scale import AnswerOffScale
from surveyapp.designs.quantitative.bar_lev import BarLev
from surveyapp.designs.quantitative.catalogue import ONE_SAMPLE_QUANTITATIVE, QUANTITATIVE_DESIGNS
from surveyapp.designs.quantitative.chaudhuri_christofides import ChaudhuriChristofides
from surveyapp.designs.quantitative.diana_perri_1 import DianaPerri1
from surveyapp.designs.quantitative.diana_perri_2 import DianaPerri2
from surveyapp.designs.quantitative.duchi import Duchi
from surveyapp.designs.quantitative.eriksson import Eriksson
from surveyapp.designs.quantitative.greenberg import GreenbergQuantitative
from surveyapp.designs.quantitative.hybrid import Hybrid, two_point_part
from surveyapp.designs.quantitative.laplace import Laplace
from surveyapp.designs.quantitative.multiplicative_noise import MultiplicativeNoise
from surveyapp.designs.quantitative.piecewise import Piecewise
from surveyapp.designs.quantitative.saha import Saha
from surveyapp.designs.quantitative.scrambling import Scrambling

every_design = pytest.mark.parametrize(
    "design", [d.from_example() for d in ONE_SAMPLE_QUANTITATIVE], ids=lambda d: d.name
)
mechanisms = pytest.mark.parametrize(
    "mechanism", [Laplace, Duchi, Piecewise, Hybrid], ids=lambda d: d.name
)

rationals = st.fractions(-5, 5, max_denominator=4)
shares = st.fractions(0, 1, max_denominator=12)


@st.composite
def distributions(draw):
    values = draw(st.lists(rationals, min_size=1, max_size=4, unique=True))
    weights = [draw(st.integers(1, 5)) for _ in values]
    return Distribution.of(
        {v: Fraction(w, sum(weights)) for v, w in zip(values, weights, strict=True)}
    )


@st.composite
def scales(draw, most=8):
    steps, step = (
        draw(st.integers(1, most)),
        draw(st.sampled_from([Fraction(1), Fraction(1, 2), Fraction(1, 3), Fraction(5)])),
    )
    minimum = draw(rationals)
    return {"minimum": minimum, "maximum": minimum + steps * step, "step": step}


@st.composite
def scrambling_designs(draw):
    """Any scrambling design, with any small distributions."""
    kind = draw(st.sampled_from([d for d in ONE_SAMPLE_QUANTITATIVE if issubclass(d, Scrambling)]))
    values = dict(draw(scales()))
    for name in kind.survey_parameters():
        values[name] = draw(shares if name in ("p_truth", "beta") else distributions())
    try:
        return kind(**values)
    except Exception as problem:
        assume(not isinstance(problem, NotTogether | ParameterProblems))
        assume("it must be" not in str(problem))
        raise


@st.composite
def bounded_mechanisms(draw):
    """Any mechanism at any ε."""
    kind = draw(st.sampled_from([Laplace, Duchi, Piecewise, Hybrid]))
    epsilon = draw(st.fractions(Fraction(1, 100), 6, max_denominator=100))
    return kind(epsilon=epsilon, **draw(scales()))


def check_moments(design):
    """Expectation, variance and the estimate of the variance, exactly, at every answer."""
    linear, ends = design.linear, design.end_reports
    least, most = design.least_variance, design.largest_variance
    low, high = design.pseudo_reach
    answers = design.stated_scale.answers()
    for x in answers[:: max(1, len(answers) // 6)]:
        reports = design.distribution_of(x)
        assert sum(reports.values()) == 1
        assert min(reports.values()) >= 0
        r = {z: (z - linear.intercept) / linear.slope for z in reports}
        r |= {z: end.pseudo_answer for z, end in ends.items() if z in reports}
        assert sum(p * r[z] for z, p in reports.items()) == x
        variance = sum(p * r[z] ** 2 for z, p in reports.items()) - x**2
        assert variance == design.variance_at(x)
        assert least <= variance <= most
        assert low <= min(r.values()) <= max(r.values()) <= high
        if linear.identifies_coin_variance:
            a, b, c = linear.quadratic
            v = {z: (a * r[z] ** 2 + b * r[z] + c) / (1 + a) for z in reports}
            v |= {z: end.coin_variance for z, end in ends.items() if z in reports}
            assert sum(p * v[z] for z, p in reports.items()) == variance
            some = next(iter(reports))
            assert design.coin_variance(some) == v[some]
            assert design.pseudo_answer(some) == r[some]
        else:
            assert design.coin_variance(next(iter(reports))) is None


def worst_ratio(design):
    """The worst ratio of two answers' odds of a report, by looking at all; None: infinite."""
    rows = [design.distribution_of(x) for x in design.stated_scale.answers()]
    reports = {z for row in rows for z, p in row.items() if p > 0}
    worst = Fraction(1)
    for z in reports:
        column = [row.get(z, Fraction(0)) for row in rows]
        if min(column) == 0:
            return None
        worst = max(worst, max(column) / min(column))
    return worst


def power(epsilon):
    """Return e^ε to 60 digits."""
    with localcontext() as context:
        context.prec = 60
        return Fraction((Decimal(epsilon.numerator) / Decimal(epsilon.denominator)).exp())


@given(scrambling_designs())
@settings(max_examples=150, deadline=None)
def test_scrambled_reports_are_unbiased_with_the_stated_variance(design):
    check_moments(design)


@given(scrambling_designs())
@settings(max_examples=100, deadline=None)
def test_the_privacy_of_scrambling_is_that_of_its_output(design):
    assert design.worst_ratio == worst_ratio(design)


@given(bounded_mechanisms())
@settings(max_examples=40, deadline=None)
def test_mechanisms_are_unbiased_with_the_stated_variance(design):
    check_moments(design)


@given(bounded_mechanisms())
@settings(max_examples=60, deadline=None)
def test_the_epsilon_of_a_mechanism_is_exact_and_keeps_the_promise(design):
    seen = worst_ratio(design)
    assert seen is not None
    assert seen <= design.worst_ratio
    assert design.worst_ratio <= power(design.epsilon)
    if not isinstance(design, Hybrid):
        assert seen == design.worst_ratio
    assert design.privacy_loss >= 0.99 * float(design.epsilon)


@every_design
def test_the_example_is_unbiased_and_private_as_said(design):
    check_moments(design)
    assert design.can_ask
    seen = worst_ratio(design)
    assert design.worst_ratio == seen or (seen is not None and seen <= design.worst_ratio)


@mechanisms
@pytest.mark.parametrize("epsilon", ["0.000002", "0.01", "0.61", "0.62", "5", "19.9"])
@pytest.mark.parametrize("steps", [1, 30])
def test_no_epsilon_is_too_small_or_too_large(mechanism, epsilon, steps):
    design = mechanism(epsilon=Fraction(epsilon), minimum=Fraction(0), maximum=Fraction(steps))
    assert design.worst_ratio <= power(design.epsilon)
    assert design.privacy_loss >= 0.998 * float(epsilon)
    assert design.linear.slope > 0


class Counting:
    """Every coin in turn."""

    def __init__(self, coin=None):
        self.coin, self.bounds = coin, []

    def below(self, bound):
        self.bounds.append(bound)
        return self.coin


def draws(design, answer, coin):
    coins = Counting(coin)
    report = design.randomize(answer, coins)
    (bound,) = coins.bounds
    return report, bound


@given(scrambling_designs(), st.data())
@settings(max_examples=60, deadline=None)
def test_enumerating_every_coin_gives_the_stated_distribution(design, data):
    answer = data.draw(st.sampled_from(design.stated_scale.answers()))
    _, bound = draws(design, answer, 0)
    counts = {}
    for coin in range(bound):
        report, same = draws(design, answer, coin)
        assert same == bound
        counts[report] = counts.get(report, 0) + Fraction(1, bound)
    assert counts == design.distribution_of(answer)


def few_coins(monkeypatch):
    """Make the coins of the mechanisms small enough to try all their values."""
    monkeypatch.setattr("surveyapp.designs.quantitative.bounded.ODDS_BITS", 1)
    monkeypatch.setattr("surveyapp.designs.quantitative.piecewise.NARROWEST", 1)
    monkeypatch.setattr("surveyapp.designs.quantitative.hybrid.NARROWEST", 1)
    monkeypatch.setattr("surveyapp.designs.quantitative.hybrid.LEAST_LEAN", Fraction(1, 2))
    monkeypatch.setattr("surveyapp.designs.quantitative.hybrid.MIX_BITS", 1)
    monkeypatch.setattr("surveyapp.designs.quantitative.laplace.RATIO_BITS", (2,))


@mechanisms
@pytest.mark.parametrize("steps", [1, 2])
def test_enumerating_every_coin_of_a_mechanism_gives_the_stated_distribution(
    mechanism, steps, monkeypatch
):
    few_coins(monkeypatch)
    design = mechanism(
        epsilon=Fraction(3, 2),
        minimum=Fraction(-1),
        maximum=Fraction(-1) + Fraction(steps, 2),
        step=Fraction(1, 2),
    )
    bounds = set()
    for answer in design.stated_scale.answers():
        _, bound = draws(design, answer, 0)
        bounds.add(bound)
        assert bound < 100_000
        counts = {}
        for coin in range(bound):
            report, _ = draws(design, answer, coin)
            counts[report] = counts.get(report, 0) + 1
        assert {z: Fraction(c, bound) for z, c in counts.items()} == {
            z: p for z, p in design.distribution_of(answer).items() if p
        }
    assert len(bounds) == 1  # the coin does not depend on the answer
    check_moments(design)


@every_design
def test_one_coin_is_drawn_and_it_is_the_same_whatever_the_answer(design):
    bounds = {draws(design, x, 0)[1] for x in design.stated_scale.answers()}
    assert len(bounds) == 1


@every_design
def test_an_answer_off_the_scale_is_refused_before_a_coin_is_drawn(design):
    scale = design.stated_scale
    for answer in (scale.minimum - 1, scale.maximum + 1, scale.minimum + scale.step / 2):
        coins = Counting(0)
        with pytest.raises(AnswerOffScale):
            design.randomize(answer, coins)
        assert coins.bounds == []


@every_design
def test_the_systems_coins_give_possible_reports(design):
    for answer in design.stated_scale.answers()[:5]:
        report = design.randomize(answer, SystemCoins())
        assert design.distribution_of(answer)[report] > 0


@mechanisms
def test_all_reports_lie_on_the_stated_lattice(mechanism):
    design = mechanism.from_example()
    lattice = design.lattice
    scale = design.stated_scale
    for answer in (scale.minimum, scale.answer(scale.steps // 3), scale.maximum):
        for report in design.distribution_of(answer):
            place = (report - lattice.start) / lattice.unit
            assert place.denominator == 1
            assert 0 <= place < lattice.count


@every_design
def test_reports_of_decimal_scales_are_decimals(design):
    low = design.stated_scale.minimum
    for report in design.distribution_of(low):
        rest = report.denominator
        for prime in (2, 5):
            while rest % prime == 0:
                rest //= prime
        assert rest == 1


@pytest.mark.parametrize("design", QUANTITATIVE_DESIGNS, ids=lambda d: d.name)
def test_every_design_is_told_in_plain_words(design):
    example = design.from_example()
    told = [str(phrase) for phrase in example.instruction(example.modes[0], ())]
    assert told
    for sentence in told:
        assert sentence.endswith(".")
        assert "{" not in sentence
        for word in ("ε", "random", "probab", "scrambl", "lie ", "false"):
            assert word not in sentence
    assert design.title
    assert design.when.endswith(".")
    assert any(year in design.source for year in map(str, range(1965, 2027)))
    assert design.read(_stated(example), 0) == example


def _stated(design):
    return {name: value for name, value in design.to_json().items() if name != "name"}


def test_names_are_those_of_the_catalogue():
    assert [design.name for design in QUANTITATIVE_DESIGNS] == [
        "additive_noise",
        "multiplicative_noise",
        "eriksson",
        "saha",
        "diana_perri_1",
        "diana_perri_2",
        "bar_lev",
        "chaudhuri_christofides",
        "laplace",
        "duchi",
        "piecewise",
        "hybrid",
        "greenberg_quantitative",
    ]


def test_a_zero_is_told_to_stay_zero_only_where_it_is_possible():
    values = {"multiplied_by": "1, 2"}
    with_zero = MultiplicativeNoise.for_question(values, minimum=Fraction(0), maximum=Fraction(5))
    without = MultiplicativeNoise.for_question(values, minimum=Fraction(1), maximum=Fraction(5))
    assert "A 0 stays 0" in told(with_zero)
    assert "A 0 stays 0" not in told(without)
    assert "A 0 stays 0" in told(MultiplicativeNoise.read(values, 0))


def told(design):
    return " ".join(str(phrase) for phrase in design.instruction(Mode.KIOSK_COINS, ()))


def test_eriksson_says_whether_a_record_proves_something():
    values = {"p_truth": "1/2", "replacement": "0, 1, 2"}
    covered = Eriksson.for_question(values, minimum=Fraction(0), maximum=Fraction(2))
    beyond = Eriksson.for_question(values, minimum=Fraction(0), maximum=Fraction(3))
    gap = Eriksson.for_question(values, minimum=Fraction(1), maximum=Fraction(3))
    assert "proves nothing about you" in told(covered)
    assert "only if it is yours" in told(beyond)
    assert covered.worst_ratio == 4
    assert beyond.worst_ratio is None
    assert gap.worst_ratio is None
    assert covered.privacy_loss == pytest.approx(math.log(4))


def test_odds_that_are_no_simple_fraction_are_told_as_about():
    design = Eriksson.read({"p_truth": "0.12345", "replacement": "1, 2"}, 0)
    assert "In about 12 of 100 cases" in told(design)


def test_nothing_is_told_of_a_number_that_is_never_recorded_as_it_is():
    design = BarLev.read({"p_truth": 0, "multiplied_by": "1, 2"}, 0)
    assert "as it is" not in told(design)


@pytest.mark.parametrize(
    ("design", "values"),
    [
        (MultiplicativeNoise, {"multiplied_by": "-1, 1"}),
        (Saha, {"multiplied_by": "-1, 1", "added": "1, 2"}),
        (ChaudhuriChristofides, {"multiplied_by": "mean 0, sd 1", "added": "1, 2"}),
        (DianaPerri1, {"p_truth": "1/2", "multiplied_by": "-1", "added": "1, 2"}),
        (DianaPerri2, {"beta": "1/2", "multiplied_by": "0", "added": "1, 2"}),
        (BarLev, {"p_truth": "1/2", "multiplied_by": "-1"}),
    ],
)
def test_a_multiplier_that_averages_the_answer_away_is_refused(design, values):
    with pytest.raises(ParameterProblems, match=r"multiplied_by: on average .* by 0"):
        design.read(values, 0)


def test_weighing_the_answer_with_nothing_is_refused():
    values = {"beta": 1, "multiplied_by": "1", "added": "1, 2"}
    with pytest.raises(ParameterProblems, match=r"beta is 1; it must be .* not 1"):
        DianaPerri2.read(values, 0)


@pytest.mark.parametrize("p", [0, 1, "3/2", -1])
def test_a_probability_out_of_range_is_refused(p):
    with pytest.raises(ParameterProblems, match="p_truth is"):
        Eriksson.read({"p_truth": p, "replacement": "1, 2"}, 0)


def test_too_many_combinations_of_scrambling_numbers_are_refused():
    many = list(range(1, 201))
    with pytest.raises(ParameterProblems, match="more than 10000 combinations"):
        Saha.read({"multiplied_by": many, "added": many}, 0)


def test_what_is_too_large_to_be_looked_through_is_promised_nothing():
    design = MultiplicativeNoise.read({"multiplied_by": "1", "minimum": 0, "maximum": 400_000}, 0)
    assert design.worst_ratio is None


def test_scrambling_that_wraps_nothing_away_but_keeps_its_support_is_looked_through():
    # answers −1 and 1, multiplied by −1 or 1: both reports have probability 1/2, or 3/4 and 1/4
    values = {"multiplied_by": "-1: 1/4, 1: 3/4", "minimum": -1, "maximum": 1, "step": 2}
    assert MultiplicativeNoise.read(values, 0).worst_ratio == 3


def test_laplace_refuses_a_scale_that_is_too_fine():
    with pytest.raises(ParameterProblems, match="more than 1000 steps"):
        Laplace.read({"epsilon": 1, "minimum": 0, "maximum": 1001}, 0)


def test_laplace_can_be_drawn_on_the_finest_scale():
    design = Laplace(epsilon=Fraction(1), minimum=Fraction(0), maximum=Fraction(1000))
    assert 0 <= design.randomize(Fraction(500), SystemCoins()) <= 1000
    assert design.privacy_loss <= 1


def test_laplace_is_less_noisy_than_uncut_noise():
    design = Laplace(epsilon=Fraction(1), minimum=Fraction(0), maximum=Fraction(10))
    assert design.largest_variance < design.linear.v0


def test_hybrid_is_duchis_below_its_threshold():
    bounds = {"minimum": Fraction(0), "maximum": Fraction(10)}
    hybrid, duchi = (
        Hybrid(epsilon=Fraction(1, 2), **bounds),
        Duchi(epsilon=Fraction(1, 2), **bounds),
    )
    assert hybrid.mix == 0
    assert not hybrid.linear.identifies_coin_variance
    assert float(hybrid.variance_at(Fraction(3))) == pytest.approx(
        float(duchi.variance_at(Fraction(3))), rel=0.01
    )


def test_the_threshold_of_hybrid_is_that_of_the_paper():
    """ε* = 0.61, theorem 2 of Wang et al. (2019)."""
    mixes = [
        Hybrid(epsilon=Fraction(n, 1000), minimum=Fraction(0), maximum=Fraction(10)).mix
        for n in (605, 610, 611)
    ]
    assert mixes[:2] == [0, 0] != mixes[2:]


@pytest.mark.parametrize("epsilon", [Fraction(1), Fraction(2), Fraction(3)])
def test_the_middle_of_the_window_is_the_answer(epsilon):
    window = Piecewise(epsilon=epsilon, minimum=Fraction(0), maximum=Fraction(7)).window
    assert window.width % 2 == 1
    assert window.width == pytest.approx(window.pace * 7 * math.exp(-float(epsilon) / 2), abs=1)


@pytest.mark.parametrize("epsilon", ["0.7", "1", "2", "4", "8"])
def test_hybrid_is_never_worse_than_duchi_and_piecewise(epsilon):
    """Wang et al. (2019), corollary 1: the worst variance over answers; 2 % for rounding."""
    bounds = {"epsilon": Fraction(epsilon), "minimum": Fraction(0), "maximum": Fraction(100)}
    best = min(Duchi(**bounds).largest_variance, Piecewise(**bounds).largest_variance)
    assert Hybrid(**bounds).largest_variance <= best * Fraction(102, 100)


@pytest.mark.parametrize("epsilon", ["1", "3"])
def test_piecewise_nears_the_variance_of_the_paper(epsilon):
    """Wang et al. (2019), lemma 2: t²/(e^(ε/2) − 1) + (e^(ε/2) + 3)/(3(e^(ε/2) − 1)²) on [−1, 1]."""
    design = Piecewise(
        epsilon=Fraction(epsilon), minimum=Fraction(-1), maximum=Fraction(1), step=Fraction(1, 1000)
    )
    root = math.exp(float(epsilon) / 2)
    for t in (Fraction(0), Fraction(1, 2), Fraction(1)):
        paper = float(t) ** 2 / (root - 1) + (root + 3) / (3 * (root - 1) ** 2)
        assert float(design.variance_at(t)) == pytest.approx(paper, rel=0.003)


@pytest.mark.parametrize("epsilon", ["0.5", "2"])
def test_duchi_has_the_variance_of_the_paper(epsilon):
    """Wang et al. (2019), eq. 4: ((e^ε + 1)/(e^ε − 1))² − t² on [−1, 1]."""
    design = Duchi(
        epsilon=Fraction(epsilon), minimum=Fraction(-1), maximum=Fraction(1), step=Fraction(1, 2)
    )
    power = math.exp(float(epsilon))
    paper = ((power + 1) / (power - 1)) ** 2 - 0.25
    assert float(design.variance_at(Fraction(1, 2))) == pytest.approx(paper, rel=1e-9)


def test_the_ends_of_hybrid_lie_evenly_on_the_lattice():
    window = Hybrid(epsilon=Fraction(2), minimum=Fraction(0), maximum=Fraction(7)).window
    ends = two_point_part(window)
    assert 2 * ends.first + ends.span == window.points - 1


def test_greenbergs_two_samples_differ():
    with pytest.raises(ParameterProblems, match="must differ from p_truth_1"):
        GreenbergQuantitative.read({"p_truth_1": "1/2", "p_truth_2": "1/2"}, 0)


def test_greenbergs_shown_coins_ask_the_sensitive_question_as_often_as_said():
    design = GreenbergQuantitative(p_truth_1=Fraction(7, 10), p_truth_2=Fraction(3, 10))
    assert [design.toss(1, Counting(coin)) for coin in range(10)] == [True] * 7 + [False] * 3
    assert [design.toss(2, Counting(coin)) for coin in range(10)] == [True] * 3 + [False] * 7
    assert design.worst_ratio is None
    assert str(design.odds(1)) == "The first question comes up in 7 of 10 cases."
    rough = GreenbergQuantitative(p_truth_1=Fraction("0.12345"), p_truth_2=Fraction(1, 2))
    assert "about 12 of 100" in str(rough.odds(1))
    rough = GreenbergQuantitative(p_truth_1=Fraction("0.12567"), p_truth_2=Fraction(1, 2))
    assert "about 13 of 100" in str(rough.odds(1))
