"""Many tests between groups come with what the smallest p is worth among them."""

from surveyapp.analyses.computation.multivariate.comparison import PairTest, multiple_testing_notes


def test_the_smallest_p_of_several_pairs_is_adjusted_for_all_of_them() -> None:
    (told,) = multiple_testing_notes(
        [PairTest("a", "b", 0.5), PairTest("a", "c", 0.02), PairTest("b", "c", 0.9)]
    )
    assert told.startswith("3 tests compare pairs of groups.")
    assert "The smallest, of a and c, is 0.06 after" in told


def test_an_adjusted_p_is_at_most_one_and_still_names_the_smallest() -> None:
    (told,) = multiple_testing_notes([PairTest("a", "b", 0.9), PairTest("a", "c", 0.7)])
    assert "of a and c, is 1 after" in told


def test_one_pair_needs_no_adjustment() -> None:
    assert not [*multiple_testing_notes([PairTest("a", "b", 0.01), PairTest("a", "b", 0.02)])]
    assert not [*multiple_testing_notes([])]
