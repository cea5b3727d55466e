"""Arms of one question: channels over the classes, targets, privacy, and what they refuse."""

from __future__ import annotations

from fractions import Fraction

import pytest

from surveyapp.designs import DESIGNS, Mode
from surveyapp.designs.channels.direct import AS_GIVEN
from surveyapp.designs.channels.warner import Warner
from surveyapp.designs.latent.algebra import unbiased_weights
from surveyapp.designs.latent.arms import (
    ASKED_DIRECTLY,
    DIFFERENCE,
    SAME_ANSWER_BIAS,
    DirectArm,
    NegatedHalf,
)
from surveyapp.designs.latent.base import identity
from tests.helpers.moments import moment_estimate

WARNER = Warner(Fraction(3, 4))
TENTH = Fraction(1, 10)
YES_NO = [
    kind.from_example()
    for kind in DESIGNS
    if kind.is_randomized and kind.from_example().answer_count == 2
]
F = Fraction


def expected(design, shares, sizes=(300, 100)):
    """Return the expected counts of both samples for people of these kinds."""
    counts = []
    for channel, size in zip(design.channels, sizes, strict=True):
        columns = zip(*channel.rows, strict=True)
        counts.append([size * sum(map(Fraction.__mul__, shares, column)) for column in columns])
    return counts


@pytest.mark.parametrize("whole", YES_NO, ids=lambda design: design.name)
@pytest.mark.parametrize("kind", [DirectArm, NegatedHalf], ids=["direct", "negated"])
def test_every_target_is_estimated_without_bias_with_every_design_of_two_answers(whole, kind):
    design = DirectArm(whole, TENTH) if kind is DirectArm else NegatedHalf(whole)
    shares = (F(1, 10), F(6, 10), F(2, 10), F(1, 10))
    counts = expected(design, shares)
    for target in design.targets:
        truth = sum(s * n for s, n in zip(shares, target.numerator, strict=True))
        assert moment_estimate(design, target, counts) == truth
    statistics = tuple(identity(channel.reports) for channel in design.channels)
    alone = (F(0), F(0), F(1), F(0))
    assert unbiased_weights(design.channels, statistics, alone, (1, 1)) is None


def test_the_direct_arm_gives_answers_away_and_the_opposite_wording_does_not():
    assert DirectArm(WARNER, TENTH).worst_ratio is None
    assert NegatedHalf(WARNER).worst_ratio == WARNER.worst_ratio


def test_a_worked_example_of_the_direct_arm():
    """900 with coins of whom 400 reported yes, 100 directly of whom 20 said yes."""
    design = DirectArm(WARNER, TENTH)
    counts = [[400, 500], [20, 80]]
    told = {t.name: moment_estimate(design, t, counts) for t in design.targets}
    assert told["yes"] == (F(4, 9) - F(1, 4)) * 2
    assert told["direct yes"] == F(1, 5)
    assert told[DIFFERENCE] == told["yes"] - told["direct yes"]


def test_a_worked_example_of_the_opposite_wording():
    """λ₁ = 0.4 is π₁ = 0.3; λ₂ = 0.6 is 0.7 of the opposite: both halves agree on 0.3."""
    design = NegatedHalf(WARNER)
    told = {t.name: moment_estimate(design, t, [[40, 60], [60, 40]]) for t in design.targets}
    assert told == {"yes": F(3, 10), "no": F(7, 10), SAME_ANSWER_BIAS: 0}
    biased = {t.name: moment_estimate(design, t, [[45, 55], [65, 35]]) for t in design.targets}
    assert biased == {"yes": F(3, 10), "no": F(7, 10), SAME_ANSWER_BIAS: F(1, 5)}


def test_each_arm_is_met_as_it_is():
    design = DirectArm(WARNER, TENTH)
    assert design.arm_design(1) is WARNER
    assert design.arm_design(2) is ASKED_DIRECTLY
    assert design.sample_shares == (F(9, 10), F(1, 10))
    assert design.sample_instruction(2, Mode.KIOSK_COINS, ("Yes", "No")) == (AS_GIVEN,)
    assert NegatedHalf(WARNER).arm_design(2) is WARNER
    assert NegatedHalf(WARNER).sample_shares == (F(1, 2), F(1, 2))


def test_a_survey_file_states_the_whole_design():
    assert DirectArm(WARNER, TENTH).to_json() == WARNER.to_json()
    assert DirectArm(WARNER, TENTH).without_arms == WARNER
    assert WARNER.without_arms is WARNER


def test_supposed_people_are_drawn_as_the_names_say():
    design = DirectArm(WARNER, TENTH)
    targets = design.target_shares((F(1, 5), F(4, 5)), {"hiding": F(1, 4)})
    assert targets == {
        "yes": F(1, 5),
        "no": F(4, 5),
        "direct yes": F(3, 20),
        DIFFERENCE: F(1, 20),
    }
    worded = NegatedHalf(WARNER)
    targets = worded.target_shares((F(1, 5), F(4, 5)), {"acquiescent": F(1, 2)})
    assert targets == {"yes": F(7, 20), "no": F(13, 20), SAME_ANSWER_BIAS: F(1, 2)}
