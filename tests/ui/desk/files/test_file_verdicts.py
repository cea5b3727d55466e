"""The tables of the page of files: what a file has, and a dash for what it has not."""

from types import SimpleNamespace

from surveyapp.ui.desk.files.file_verdicts import file_columns


def test_a_table_has_no_number_that_a_kiosk_counts():
    known = {"interviews": 3000, "batch": 1, "export": 1, "first_day": None, "last_day": None}
    table = SimpleNamespace(name="a.csv", kiosk="", sha256="ab", is_table=True, **known)
    kiosk = SimpleNamespace(
        name="a.collection", kiosk="ab" * 16, sha256="", is_table=False, **known
    )
    columns = file_columns(SimpleNamespace(files=(table, kiosk)))
    texts = {column.title: list(column.texts) for column in columns}
    assert texts["Batch"] == texts["Export"] == ["–", "1"]
    assert texts["Interviews"] == ["3,000", "3,000"]
    assert texts["Kiosk"][0] == "Table, not signed"
