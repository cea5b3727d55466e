"""What is planned for, by n times the variance worked out by hand."""

from __future__ import annotations

from fractions import Fraction

import pytest

from surveyapp.designs.channels.direct import Direct
from surveyapp.designs.channels.forced_choice import ForcedChoice
from surveyapp.designs.channels.k_rr import KRR
from surveyapp.designs.channels.matrix import Matrix
from surveyapp.designs.channels.unrelated_question import UnrelatedQuestion
from surveyapp.designs.latent.catalogue import LATENT_DESIGNS
from surveyapp.designs.latent.cheater_detection import CheaterDetection
from surveyapp.designs.oracles.unary import Unary
from surveyapp.designs.quantitative.duchi import Duchi
from surveyapp.designs.quantitative.greenberg import GreenbergQuantitative
from surveyapp.errors import UserProblem
from surveyapp.estimation.planning.target import (
    NotPlanned,
    choice_channel,
    precisions_of,
    target_name,
    target_names,
)

F = Fraction
SHARE = F(1, 20)
UNRELATED = UnrelatedQuestion(p_truth="7/10", prevalence="1/4")


def totals(design, target=None, share=SHARE, **nuisances):
    return [one.total(share) for one in precisions_of(design, nuisances, target)]


def binomial(share, slope):
    return F(share) * (1 - F(share)) / F(slope) ** 2


def test_two_answers_are_yes_and_no_and_more_are_numbered():
    assert target_names(0) == ("mean",)
    assert target_names(2) == ("yes", "no", "all")
    assert target_names(3) == ("all", "1", "2", "3")


def test_yes_is_planned_for_unless_another_target_is_named():
    # λ(yes at 1/20) = 0.7·0.05 + 0.3·0.25 = 0.11; λ(yes at 19/20) = 0.74
    of_yes, of_no = binomial("0.11", "0.7"), binomial("0.74", "0.7")
    assert target_name(UNRELATED, None) == "yes"
    assert totals(UNRELATED) == totals(UNRELATED, "yes") == [of_yes]
    assert totals(UNRELATED, "no") == [of_no]
    assert totals(UNRELATED, "all") == [of_yes, of_no]
    assert totals(UNRELATED, "no", 1 - SHARE) == [of_yes]


def test_of_more_answers_all_are_planned_for_and_equal_ones_once():
    design = ForcedChoice(p_truth="1/2", p_forced=["0", "1/4", "1/4"], k=3)
    # answer 1 is never forced: λ = π/2; the others in one of four cases: λ = π/2 + 1/4
    first, other = binomial("0.025", "0.5"), binomial("0.275", "0.5")
    assert target_name(design, None) == "all"
    assert totals(design) == totals(design, "all") == [first, other]
    assert totals(design, "1") == [first]
    assert totals(design, "2") == totals(design, "3") == [other]


def test_the_other_answers_divide_at_their_worst():
    # who has answer 2 reports 1 half of the time, who has answer 3 never
    design = Matrix(rows=[["1", "0", "0"], ["1/2", "1/2", "0"], ["0", "0", "1"]], k=3)
    # pseudo-answers of answer 1: 1, −1, 0, so E[square | 2] = 1 and E[square | 3] = 0
    assert totals(design, "1") == [SHARE + (1 - SHARE) - SHARE**2]
    # of answer 2: 0, 2, 0, so E[square | 2] = 2, and of the others 0
    assert totals(design, "2") == [2 * SHARE - SHARE**2]


@pytest.mark.parametrize("design", [KRR(k=4, epsilon=1), Unary.read({"epsilon": 1}, 4)], ids=str)
def test_designs_that_treat_all_choices_alike_have_one_precision(design):
    (own, not_own), (other, not_other) = choice_channel(design).rows
    assert own + not_own == other + not_other == 1
    reported = SHARE * own + (1 - SHARE) * other
    for target in (None, "all", "1", "4"):
        assert totals(design, target) == [binomial(reported, own - other)]


def test_k_rr_is_what_its_whole_channel_says():
    design = KRR(k=4, epsilon=1)
    rows = [[str(chance) for chance in row] for row in design.channel.rows]
    assert totals(design) == totals(Matrix(rows=rows, k=4))


@pytest.mark.parametrize("kind", LATENT_DESIGNS, ids=lambda kind: kind.name)
def test_no_is_what_is_left_unless_some_people_are_neither(kind):
    design = kind.from_example()
    (yes,), (no,) = (precisions_of(design, target=name) for name in ("yes", "no"))
    assert [one.answer for one in precisions_of(design, target="all")] == [0, 1]
    assert (yes.target.name, no.target.name) == ("yes", "no")
    if kind is CheaterDetection:  # β̂ = (λ̂₂ − λ̂₁)/(p₂ − p₁), with other weights than π̂
        assert no.total(F(4, 5)) != yes.total(F(1, 5))
        return
    for share in (F(0), F(1, 5), F(1)):
        assert no.total(1 - share) == yes.total(share)
        assert no.census(1 - share) == yes.census(share)


def test_cheaters_are_neither_yes_nor_no():
    design = CheaterDetection(p_yes=["1/4", "3/4"])
    # β̂ = 2(λ̂₂ − λ̂₁): with π = 1/5 and nobody cheating λ = 1/5 + 4/5·p, so 2/5 and 4/5
    assert totals(design, "no", F(4, 5)) == [4 * 2 * (F(2, 5) * F(3, 5) + F(4, 5) * F(1, 5))]
    (diluted,) = precisions_of(design, {"cheaters": F(1, 4)}, "no")
    assert diluted.slope == F(3, 4)


def test_a_number_has_only_a_mean():
    design = Duchi(epsilon=1, minimum=0, maximum=9)
    assert len(precisions_of(design)) == len(precisions_of(design, target="mean")) == 1
    with pytest.raises(
        UserProblem, match=r"^duchi cannot be planned for yes; choose one of mean\.$"
    ):
        precisions_of(design, target="yes")


@pytest.mark.parametrize(
    ("k", "target", "known"),
    [
        (2, "1", r"one of yes, no, all\.$"),
        (3, "0", r"one of all, 1, 2, 3\.$"),
        (3, "4", r"one of all, 1, 2, 3\.$"),
        (11, "yes", r"one of all, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11\.$"),
        (12, "yes", r"one of all, 1 … 12\.$"),
    ],
)
def test_a_target_that_is_none_is_told_the_known_ones(k, target, known):
    with pytest.raises(UserProblem, match=known):
        target_name(Direct(k=k), target)


def test_two_unknown_spreads_cannot_be_planned():
    design = GreenbergQuantitative(p_truth_1="7/10", p_truth_2="3/10")
    with pytest.raises(NotPlanned, match="greenberg_quantitative cannot be planned"):
        precisions_of(design)
