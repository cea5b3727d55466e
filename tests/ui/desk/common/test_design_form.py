"""The form of a design."""

from __future__ import annotations

import pytest

from surveyapp.designs import DESIGNS, Design
from surveyapp.designs.channels.two_coins import TwoCoins
from surveyapp.designs.core.parameters import ParameterProblems
from surveyapp.ui.desk.common.design_form import (
    parameter_field,
    privacy_sentence,
    read_design,
    starting_values,
)


@pytest.mark.parametrize("design", DESIGNS, ids=[design.name for design in DESIGNS])
@pytest.mark.parametrize("k", [2, 5])
def test_every_design_has_values_to_start_from(design: type[Design], k: int) -> None:
    values = starting_values(design, k)
    assert isinstance(read_design(design, values, str(k)), design)


def test_what_is_wrong_with_a_list_points_to_its_field() -> None:
    forced = next(d for d in DESIGNS if d.name == "forced_choice")
    with pytest.raises(ParameterProblems) as caught:
        read_design(forced, {"p_truth": "1/2", "p_forced": "1/4, many"}, "2")
    assert parameter_field(caught.value.problems[0]) == "p_forced"


def test_a_wrong_number_of_choices_points_to_its_field() -> None:
    direct = next(d for d in DESIGNS if d.name == "direct")
    with pytest.raises(ParameterProblems) as caught:
        read_design(direct, {}, "1")
    assert parameter_field(caught.value.problems[0]) == "k"


def test_epsilon_is_told_as_odds() -> None:
    assert "odds of one answer over another by at most 3." in privacy_sentence(TwoCoins())
    assert "∞" in privacy_sentence(DESIGNS[0](k=2))
