"""What a table of another program knows of its columns."""

from surveyapp.storage.tables.plain_table import MOST_KEPT, PlainTable, TableForm


def of_column(cells):
    rows = tuple((cell,) for cell in cells)
    return PlainTable("t.csv", "0" * 64, TableForm(), ("a",), rows, tuple(range(2, 2 + len(rows))))


def test_values_are_counted_in_the_order_in_which_they_come():
    counts = of_column(("b", "a", "b", "")).counts("a")
    assert list(counts.items()) == [("b", 2), ("a", 1), ("", 1)]


def test_counts_are_kept_but_those_of_ever_other_values():
    table = of_column(("yes", "no"))
    assert table.counts("a") is table.counts("a")
    numbered = of_column(map(str, range(MOST_KEPT + 1)))
    assert numbered.counts("a") is not numbered.counts("a")


def test_two_tables_are_alike_whatever_was_counted():
    one, other = of_column(("yes",)), of_column(("yes",))
    one.counts("a")
    assert one == other
