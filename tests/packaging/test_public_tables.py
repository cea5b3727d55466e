"""Tables of files that learners are judged by: their domain is what occurs."""

from public_tables import table_of


def test_only_a_column_with_a_gap_can_be_missing():
    table = table_of(["whole", "gaps", "class"], [["a", "b"], ["a", None], ["x", "y"]])
    assert [one.can_be_missing for one in table.attributes] == [False, True, False]
    assert [one.cells for one in table.attributes] == [2, 2, 2]
