"""What is said of a model's accuracy beside the most frequent class."""

import numpy as np
import pytest

from surveyapp.analyses import evaluate
from surveyapp.analyses.evaluate import Evaluation, ModelEvaluation, baseline_warning
from surveyapp.errors import UserProblem
from surveyapp.learning.base.classifier import Classifier
from surveyapp.learning.base.noise import VettedNoise
from surveyapp.learning.base.table import Attribute, CodedTable, Examples


@pytest.mark.parametrize(
    ("accuracy", "low", "majority", "says"),
    [
        (0.60, 0.55, 0.70, "right no more often than always guessing"),
        (0.70, 0.65, 0.70, "right no more often than always guessing"),
        (0.74, 0.69, 0.70, "It is not certain that the model does better"),
        (0.80, 0.75, 0.70, None),
        (0.60, 0.55, None, None),
    ],
)
def test_a_model_that_does_not_surely_beat_the_most_frequent_class_is_told_so(
    accuracy, low, majority, says
):
    said = baseline_warning(Evaluation(accuracy, low, 0.9, 0.95, 500, majority=majority))
    if says is None:
        assert said is None
    else:
        assert says in said
        assert "(70.0 %)" in said


LABEL = Attribute("class", ("no", "yes"))
FEATURES = (Attribute("row", tuple(str(n) for n in range(60))),)


class Remembers(Classifier):
    """A model that says yes of the rows that it was trained on, and no of all others."""

    def __init__(self, rows: Examples) -> None:
        super().__init__()
        self.features_, self.label_ = FEATURES, LABEL
        self.seen = set(rows.features.codes[:, 0].tolist())

    def predict_proba(self, features: CodedTable) -> np.ndarray:
        yes = np.array([code in self.seen for code in features.codes[:, 0].tolist()], dtype=float)
        return np.stack([1 - yes, yes], axis=1)


def data_of(epsilon: float, price: float) -> evaluate.TestData:
    codes = np.arange(60, dtype=np.int32)[:, None]
    rows = Examples(CodedTable(FEATURES, codes), LABEL, (codes[:, 0] % 3 == 0).astype(np.int32))
    return evaluate.TestData(
        Remembers(rows),
        rows,
        price=price,
        train_again=lambda part, _epsilon: Remembers(part),
        epsilon=epsilon,
    )


def test_a_cross_validation_under_epsilon_counts_each_row_once_by_a_model_that_did_not_see_it(
    monkeypatch,
):
    asked = []

    def exact(_self, true, epsilon):
        asked.append((np.array(true), epsilon))
        return np.asarray(true, dtype=float)

    monkeypatch.setattr(VettedNoise, "counts", exact)
    found = ModelEvaluation(folds=4).run(data_of(0.5, 2.0))
    ((counts, epsilon),) = asked
    # of four models a row trains three: 1.5 of 2 go to these
    assert epsilon == pytest.approx(0.5)
    assert counts.tolist() == [[40, 0], [20, 0]]
    assert (found.epsilon, found.model_epsilon) == (2.0, 0.5)
    assert found.accuracy == pytest.approx(40 / 60)
    name, place, share = found.by_class[3]
    assert (name, place, share.value) == ("sensitivity", 1, 0.0)


@pytest.mark.parametrize(("folds", "price"), [(2, 0.5), (5, 2.0), (3, 0.9)])
def test_a_cross_validation_that_cannot_be_paid_is_refused_beforehand(folds, price):
    with pytest.raises(UserProblem, match="each row trains"):
        ModelEvaluation(folds=folds).check(data_of(0.5, price), price)


def test_the_area_takes_half_of_epsilon_and_of_two_classes_one_histogram(monkeypatch):
    asked = []

    def exact(_self, true, epsilon):
        asked.append((np.shape(true), epsilon))
        return np.asarray(true, dtype=float)

    monkeypatch.setattr(VettedNoise, "counts", exact)
    found = ModelEvaluation(auc=True).run(data_of(0.5, 3.0))
    assert [epsilon for _, epsilon in asked] == pytest.approx([1.5, 1.5])
    assert asked[0][0] == (2, 2)
    assert len(found.areas) == 2
