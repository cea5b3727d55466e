"""Values of analyses as people read them: windows and reports write the same."""

from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt

from surveyapp.analyses.base.formats import Format
from surveyapp.analyses.comparison import COMPARED
from surveyapp.messages.visible_text import isolated
from surveyapp.services.analyses.writer import NumeralsWriter
from surveyapp.ui.desk.common.declared_tables import WRITER

MINUS = "\N{MINUS SIGN}"


@pytest.mark.parametrize("writer", [NumeralsWriter(), WRITER])
def test_a_difference_of_shares_is_in_percentage_points(writer):
    assert writer.value(Format.DIFFERENCE, -0.1028) == f"{MINUS}10.28 pp"
    assert writer.interval(Format.DIFFERENCE, -0.2152, 0.0093) == f"{MINUS}21.52 to 0.93 pp"
    assert writer.interval(Format.DIFFERENCE, None, None) == "–"


@pytest.mark.parametrize(
    ("measure", "kind"),
    [("difference", Format.DIFFERENCE), ("odds_ratio", Format.PRECISE)],
)
def test_a_comparison_declares_its_differences_so_and_no_ratio(measure, kind):
    column = next(one for one in COMPARED.columns if one.key == "estimate")
    assert column.format(SimpleNamespace(measure=measure)) is kind


@pytest.mark.parametrize("writer", [NumeralsWriter(), WRITER])
def test_no_dash_stands_beside_a_minus_sign(writer):
    assert writer.interval(Format.PRECISE, -1.8942, -1.2487) == f"{MINUS}1.8942 to {MINUS}1.2487"
    assert writer.interval(Format.PRECISE, 0.8, 2.0) == "0.8000 to 2.0000"
    assert writer.interval(Format.QUANTITY, -2.5, 3.25) == f"{MINUS}2.50 to 3.25"
    assert writer.interval(Format.QUANTITY, 2.5, 3.25) == "2.50 – 3.25"


def test_a_question_in_another_script_keeps_its_sign_at_its_end(qapp):
    """Qt places a sign at the end by the direction of the window, not of the words."""
    asked = "Where do you live?"
    assert WRITER.sentence(asked) == asked
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    try:
        assert WRITER.sentence(asked) == isolated(asked) != asked
        assert WRITER.sentence("أين تسكن؟") == "أين تسكن؟"
    finally:
        qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
