"""Designs over latent classes."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from surveyapp.designs import Mode
from surveyapp.designs.core.parameters import NotTogether, ParameterProblem, ParameterProblems
from surveyapp.designs.latent.algebra import matrix_rank, possible_shares, solve, unbiased_weights
from surveyapp.designs.latent.catalogue import LATENT_DESIGNS
from surveyapp.designs.latent.cheater_detection import CheaterDetection
from surveyapp.designs.latent.crosswise_anchor import CrosswiseAnchor
from surveyapp.designs.latent.extended_crosswise import ExtendedCrosswise
from surveyapp.designs.latent.item_count import ItemCount
from surveyapp.designs.latent.stochastic_lie_detector import StochasticLieDetector
from surveyapp.designs.latent.two_boxes import (
    MangatSinghSinghTwoBoxes,
    TwoStageUnrelatedTwoBoxes,
    UnrelatedQuestionTwoBoxes,
)
from surveyapp.designs.latent.unrelated_question_unknown import UnrelatedQuestionUnknown

F = Fraction

EXAMPLES = (
    UnrelatedQuestionUnknown(("7/10", "3/10")),
    UnrelatedQuestionTwoBoxes(("4/5", "3/10")),
    TwoStageUnrelatedTwoBoxes(("4/5", "3/10"), "2/5"),
    MangatSinghSinghTwoBoxes(("4/5", "3/10")),
    ExtendedCrosswise("1/4"),
    CrosswiseAnchor("3/20", "3/20"),
    CheaterDetection(("1/4", "3/4")),
    CheaterDetection(("1/5", "3/5"), ("1/10", "3/20")),
    StochasticLieDetector(("1/5", "4/5")),
    ItemCount(3),
)
BY_NAME = pytest.mark.parametrize("design", EXAMPLES, ids=lambda design: design.name)


class FixedCoins:
    """Coins that fall as told."""

    def __init__(self, coin: int) -> None:
        self.coin = coin

    def below(self, bound: int) -> int:
        assert self.coin < bound
        return self.coin


def test_every_design_of_the_catalogue_has_an_example():
    assert {type(design) for design in EXAMPLES} == set(LATENT_DESIGNS)
    assert len({design.name for design in LATENT_DESIGNS}) == len(LATENT_DESIGNS)


@BY_NAME
def test_channels_reports_classes_and_targets_fit_together(design):
    for channel, reports in zip(design.channels, design.reports(("yes", "no")), strict=True):
        assert channel.reports == len(reports) == len(set(reports))
        assert channel.answers == len(design.classes)
    assert [target.name for target in design.targets[:2]] == ["yes", "no"]
    assert sum(design.sample_shares) == 1
    assert design.source
    assert design.title


@pytest.mark.parametrize("kind", LATENT_DESIGNS, ids=lambda kind: kind.name)
def test_the_example_reads_and_states_itself(kind):
    design = kind.from_example()
    stated = design.to_json()
    assert stated.pop("name") == kind.name
    assert kind.read(stated, 2) == design
    assert kind.when


@BY_NAME
def test_nobody_is_told_to_lie(design):
    told = " ".join(
        str(phrase) for mode in Mode for phrase in design.instruction(mode, ("Yes", "No"))
    ).lower()
    assert not any(word in told for word in ("lie", "lying", "false", "cheat", "wrong", "{"))


@BY_NAME
def test_unbiased_weights_give_each_class_its_own_target(design):
    sizes = (3, 7)[: len(design.channels)]
    for target in design.targets:
        weights = unbiased_weights(design.channels, design.statistics, target.numerator, sizes)
        expected = [
            sum(
                p * w
                for channel, part in zip(design.channels, weights, strict=True)
                for p, w in zip(channel.rows[c], part, strict=True)
            )
            for c in range(len(design.classes))
        ]
        assert tuple(expected) == target.numerator


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda: UnrelatedQuestionUnknown(("1/2", "0.5")), "p_truth: both samples have 1/2"),
        (lambda: UnrelatedQuestionUnknown(("1/2",)), "it has 1 probabilities; give two"),
        (lambda: UnrelatedQuestionTwoBoxes(("1/3", "1/3")), "p_truth: both boxes have 1/3"),
        (lambda: UnrelatedQuestionTwoBoxes(("1/3",) * 3), "one for each box"),
        (lambda: TwoStageUnrelatedTwoBoxes(("1/3", "1/2"), 1), "the boxes are never used"),
        (lambda: MangatSinghSinghTwoBoxes((0, 0)), "p: both boxes have 0"),
        (lambda: MangatSinghSinghTwoBoxes(()), "it has 0 probabilities"),
        (lambda: CheaterDetection(("1/4", "1/4")), "cannot be distinguished"),
        (lambda: CheaterDetection(("1/4", "1/2"), ("1/2", 0)), "cannot be distinguished"),
        (lambda: CheaterDetection(("3/4", "1/2"), ("1/2", 0)), "p_yes \\+ p_no of sample 1 is 5/4"),
        (lambda: CheaterDetection(("3/4", "1/2"), ("1/2",)), "p_no: it has 1 probabilities"),
        (lambda: StochasticLieDetector((0.3, 0.3)), "p: both samples have 3/10"),
    ],
)
def test_parameters_that_cannot_tell_the_answers_apart_are_refused(make, words):
    with pytest.raises(NotTogether, match=words):
        make()


@pytest.mark.parametrize("make", [ExtendedCrosswise, lambda p: CrosswiseAnchor(p, p)])
@pytest.mark.parametrize("p", [0, 1, "1/2"])
def test_a_crosswise_item_needs_odds_that_are_neither_even_nor_certain(make, p):
    with pytest.raises(ParameterProblem, match=r"is.*; it must be.*\."):
        make(p)


def test_files_are_read_with_every_problem_told():
    design = CheaterDetection.read({"p_yes": ["0.25", "0.75"], "sample_share": "1/3"}, 2)
    assert design == CheaterDetection((F(1, 4), F(3, 4)), None, F(1, 3))
    with pytest.raises(ParameterProblems) as told:
        CheaterDetection.read({"p_yes": "1/4", "p": 1}, 2)
    assert len(told.value.problems) == 2
    with pytest.raises(ParameterProblem, match="which is not a number;"):
        CheaterDetection("1/4")


def test_a_design_whose_target_no_report_tells_is_refused():
    class Blind(ExtendedCrosswise):
        @property
        def channels(self):
            return tuple(type(c)((c.rows[0], c.rows[0])) for c in super().channels)

    with pytest.raises(NotTogether, match='no number of interviews can estimate "yes"'):
        Blind("1/4")


def test_the_kiosk_draws_the_sample_from_one_exact_coin():
    design = ExtendedCrosswise("1/4", "2/5")
    assert design.sample_shares == (F(2, 5), F(3, 5))
    assert [design.draw_sample(FixedCoins(coin)) for coin in range(5)] == [1, 1, 2, 2, 2]
    assert CrosswiseAnchor("1/4", "1/4").draw_sample(FixedCoins(0)) == 1


@pytest.mark.parametrize(
    ("design", "ratio"),
    [
        (ExtendedCrosswise("1/4"), F(3)),
        (CrosswiseAnchor("3/20", "1/10"), F(17, 3)),
        (CheaterDetection(("1/5", "3/5"), ("1/10", "3/20")), F(8)),
        (CheaterDetection(("1/4", "3/4")), None),
        (StochasticLieDetector(("1/5", "4/5")), None),
        (UnrelatedQuestionUnknown(("7/10", "3/10")), None),
        (ItemCount(4), None),
    ],
)
def test_privacy_is_the_worst_over_samples_between_people_who_differ_in_the_answer(design, ratio):
    assert design.worst_ratio == ratio


def test_a_truth_card_cancels_out_of_the_two_boxes_estimate():
    plain = UnrelatedQuestionTwoBoxes(("4/5", "3/10"))
    staged = TwoStageUnrelatedTwoBoxes(("4/5", "3/10"), "2/5")
    yes = plain.targets[0].numerator
    weights = [unbiased_weights(d.channels, d.statistics, yes, (9,)) for d in (plain, staged)]
    # r = ((1 − p₂)I − (1 − p₁)J)/(p₁ − p₂)
    assert weights[0] == weights[1] == ((F(1), F(7, 5), F(-2, 5), F(0)),)


def test_extended_crosswise_weighs_its_samples_by_their_size():
    design = ExtendedCrosswise("1/4")
    weights = unbiased_weights(design.channels, design.statistics, (F(1), F(0)), (30, 10))
    slopes = [part[0] - part[1] for part in weights]
    # (2p_g − 1)⁻¹ = ∓2, times n_g/n
    assert slopes == [F(-2) * F(3, 4), F(2) * F(1, 4)]


def test_item_count_reports_are_the_sums():
    alone, together = ItemCount(2).channels
    assert alone.rows[:3] == alone.rows[3:]
    assert [row.index(1) for row in together.rows] == [1, 2, 3, 0, 1, 2]


def test_the_instruction_tells_odds_of_each_version():
    told = [
        str(phrase)
        for phrase in CheaterDetection(("1/4", "3/4")).instruction(Mode.KIOSK_COINS, ("Yes", "No"))
    ]
    assert told[0].startswith("Chance decides which of 2 versions")
    assert told.count("1: touch “Yes”. The card chose it, not you.") == 1
    assert told.count("1 to 3: touch “Yes”. The card chose it, not you.") == 1


@pytest.mark.parametrize("mode", [Mode.KIOSK_COINS, Mode.SHOWN_COINS])
def test_extended_crosswise_tells_who_draws_the_harmless_answer(mode):
    told = str(ExtendedCrosswise("1/7").sample_instruction(2, mode, ("Yes", "No"))[0])
    assert told.startswith("The device draws") == (mode is Mode.KIOSK_COINS)


fractions = st.fractions(min_value=F(-3), max_value=F(3), max_denominator=5)


@given(st.lists(st.lists(fractions, min_size=4, max_size=4), min_size=1, max_size=4), st.data())
def test_solve_finds_all_solutions_of_a_solvable_system(matrix, data):
    known = data.draw(st.lists(fractions, min_size=4, max_size=4))
    right = [sum(a * b for a, b in zip(row, known, strict=True)) for row in matrix]
    found = solve(matrix, right)
    assert len(found.null_basis) == 4 - matrix_rank(matrix)
    mixed = [a + sum(v[i] for v in found.null_basis) for i, a in enumerate(found.particular)]
    assert [sum(a * b for a, b in zip(row, mixed, strict=True)) for row in matrix] == right


def test_solve_says_where_there_is_no_solution():
    assert solve(((F(1), F(1)), (F(1), F(1))), (F(0), F(1))) is None
    assert matrix_rank(()) == 0


def test_possible_shares_of_extended_crosswise_are_the_two_certain_ones():
    assert possible_shares(ExtendedCrosswise("1/4").channels) == (
        (F(0), F(1), F(1), F(0)),
        (F(1), F(0), F(0), F(1)),
    )


def test_each_sample_has_labels_of_its_own_reports():
    lists = ItemCount(2)
    assert lists.sample_labels(1, ("Yes", "No")) == ("0", "1", "2")
    assert lists.sample_labels(2, ("Yes", "No")) == ("0", "1", "2", "3")


@BY_NAME
def test_a_sample_has_a_label_for_each_report(design):
    for sample, reports in enumerate(design.reports(("Yes", "No")), start=1):
        labels = design.sample_labels(sample, ("Yes", "No"))
        assert len(set(map(str, labels))) == len(reports)


@BY_NAME
def test_classes_are_named_and_answer_yes_or_no_or_follow_no_instruction(design):
    assert {kind.answer for kind in design.classes} in ({0, 1}, {0, 1, None})
    names = [str(kind.name) for kind in design.classes]
    assert len(set(names)) == len(names)
    assert "None" not in names
