"""The first rows of a table: every name above them can be read whole."""

from surveyapp.ui.appearance import theme
from surveyapp.ui.desk.table_import.file_bar import _Preview
from surveyapp.ui.widgets.column_table import Column


def test_no_letter_of_a_name_is_cut(qtbot):
    preview = _Preview("preview", "First rows")
    qtbot.addWidget(preview)
    preview.resize(300, 120)
    theme.apply_theme(preview)
    preview.show()
    names = (
        "Kreuzfrage Schwarzarbeit",
        "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
        "Wie viele Personen?",
        "last",
    )
    preview.show_columns([Column(name, ["1"]) for name in names])
    header = preview.horizontalHeader()
    for place, name in enumerate(names):
        assert preview.columnWidth(place) >= header.sectionSizeHint(place), name
