"""Designs as a survey file states them: every one that is offered can be asked as it is offered."""

from __future__ import annotations

from fractions import Fraction

import pytest

from surveyapp.designs import DESIGN_BY_NAME
from surveyapp.services.surveys.design_goals import fitting_designs, with_design
from surveyapp.services.surveys.draft import QUESTIONS, Draft, new_draft
from surveyapp.services.surveys.edits import QUESTION_KINDS, add_choice, add_question
from surveyapp.services.surveys.validation import question_promise
from surveyapp.ui.desk.common.survey_designs import example_design, parameter_text, read_parameter

FIRST = (QUESTIONS, 0)


def asking(kind: str) -> Draft:
    draft = add_question(new_draft(), kind, 0)
    return add_choice(draft, FIRST) if "choice" in kind else draft


OFFERED = [
    (kind, design.name)
    for kind in QUESTION_KINDS
    if kind != "note"
    for design in fitting_designs(asking(kind), FIRST)
]


@pytest.mark.parametrize(("kind", "name"), OFFERED)
def test_every_offered_design_can_be_asked_as_it_is_offered(kind, name):
    draft = asking(kind)
    draft = with_design(draft, FIRST, example_design(draft, FIRST, name))
    assert question_promise(draft, FIRST, Fraction(1, 20)) is not None


@pytest.mark.parametrize(("kind", "name"), OFFERED)
def test_a_parameter_that_is_shown_and_typed_again_is_the_same(kind, name):
    draft = asking(kind)
    stated = example_design(draft, FIRST, name)
    declared = DESIGN_BY_NAME[name].written_parameters()
    typed = {
        key: read_parameter(declared[key], parameter_text(value))
        for key, value in stated.items()
        if key != "name"
    }
    before, after = (
        question_promise(with_design(draft, FIRST, given), FIRST, Fraction(1, 20))
        for given in (stated, {"name": name, **typed})
    )
    assert before == after


def test_yes_and_no_is_offered_no_design_for_numbers():
    names = {name for kind, name in OFFERED if kind == "yes_no"}
    assert {"two_coins", "warner", "item_count"} <= names
    assert not {"hybrid", "additive_noise", "local_hashing"} & names
