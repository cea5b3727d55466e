"""The page of files, while the project holds none."""

from PySide6.QtWidgets import QLabel

from surveyapp.storage.tables.registry import TABLE_FORMATS


def test_an_empty_project_names_every_kind_of_table_that_can_be_imported(open_desk):
    window = open_desk()
    texts = [one.text() for one in window.findChildren(QLabel) if "other programs" in one.text()]
    (told,) = [one for one in texts if all(known.name in one for known in TABLE_FORMATS)]
    assert "{" not in told
