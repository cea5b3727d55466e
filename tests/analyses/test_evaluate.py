"""What is said of a model's accuracy beside the most frequent class."""

import pytest

from surveyapp.analyses.evaluate import Evaluation, baseline_warning


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
