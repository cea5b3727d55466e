"""Every note that the ledger keeps is read as what it was written for, whatever the label is called."""

import pytest

from surveyapp.services.models import payments
from surveyapp.services.models.learners import LEARNERS

STRANGE = "model of x, delta 1"


@pytest.mark.parametrize("learner", LEARNERS)
@pytest.mark.parametrize("label", ["class", STRANGE, "a\nb"])
def test_a_training_is_told_by_the_learner_s_title(learner, label):
    note = payments.of_model(learner, label)
    noted = payments.with_terms(note, delta=1e-9, rows_are_public=True)
    assert noted == f"{learner} model of {label}, delta 1e-09, number of rows public"
    said, found, public = payments.told(noted)
    assert str(said) == str(payments.told(note + ", delta 1e-09")[0])
    assert said.facts["label"] == label
    assert str(said.facts["learner"]) == (LEARNERS[learner].card_title or LEARNERS[learner].title)
    assert str(found) == "levels found (δ = 0.000000001)"
    assert str(public) == "the number of rows is public"


@pytest.mark.parametrize(
    ("note", "said"),
    [
        (payments.SYNTHETIC_TABLE, "Synthetic table"),
        (payments.of_evaluation("class", None), "Evaluation of a model of “class”"),
        (
            payments.of_evaluation(STRANGE, 5),
            f"Cross-validation of a model of “{STRANGE}” in 5 folds",
        ),
    ],
)
def test_what_else_is_paid_for_is_told(note, said):
    assert payments.with_terms(note, delta=None, rows_are_public=False) == note
    # such a label's own end is taken for a term, unless the note has one
    noted = payments.with_terms(note, delta=0.001, rows_are_public=False)
    assert [str(one) for one in payments.told(noted)] == [said, "levels found (δ = 0.001)"]


def test_a_note_of_another_version_is_left_as_it_is():
    assert payments.told("tea for two") == []
