"""Shares are typed in any notation, and shown in one: per cent, with the analyst's decimal sign."""

from __future__ import annotations

import re
from collections.abc import Mapping
from fractions import Fraction
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QLineEdit

import surveyapp
from surveyapp.analyses.regression import Regression
from surveyapp.designs import DESIGN_BY_NAME
from surveyapp.designs.channels.warner import Warner
from surveyapp.designs.core.parameters import ParameterProblem
from surveyapp.options import options_of
from surveyapp.services.models.training_table import read_bounds
from surveyapp.ui.desk.common.design_form import ShareField, read_design
from surveyapp.ui.desk.common.filtering import _NumberEnds
from surveyapp.ui.desk.common.option_fields import TextField
from surveyapp.ui.desk.common.survey_designs import (
    parameter_text,
    read_parameter,
    whole_numbers_or_texts,
    whole_or_text,
)
from surveyapp.ui.desk.learning.work import _budget, _holdout, typed_epsilon
from surveyapp.ui.widgets.number_format import decimal, own_text, share_text, typed, typed_count

SPACE = "\N{NO-BREAK SPACE}"


@pytest.fixture(params=["en_US", "de_DE", "fr_FR", "ar_EG"])
def language(request):
    before = QLocale()
    QLocale.setDefault(QLocale(request.param))
    yield request.param
    QLocale.setDefault(before)


@pytest.fixture
def german():
    before = QLocale()
    QLocale.setDefault(QLocale("de_DE"))
    yield
    QLocale.setDefault(before)


@pytest.mark.parametrize("text", ["0.04", "0,04", "4 %", "4%", "٤٪", "1/25"])
def test_every_language_reads_every_notation(language, text):
    assert typed("error", text) == Fraction(1, 25)
    assert read_design(Warner, {"p": text}, "2") == Warner(Fraction(1, 25))
    assert read_parameter(Warner.parameters()["p"], text) in {"0.04", "1/25"}
    assert (typed_epsilon(text), _budget(text), _holdout(text)) == (0.04, 0.04, 0.04)


@pytest.mark.parametrize("name", sorted(DESIGN_BY_NAME))
def test_a_parameter_is_shown_as_the_person_types_it_and_is_read_again(language, name):
    for key, parameter in DESIGN_BY_NAME[name].written_parameters().items():
        value = DESIGN_BY_NAME[name].example.get(key)
        if value is not None and not isinstance(value, Mapping):
            assert as_filed(read_parameter(parameter, parameter_text(value))) == as_filed(value)
    assert parameter_text(["0.5", "1/4"]) == f"{QLocale().toString(0.5)} 1/4"
    assert parameter_text("2026-11-22") == "2026-11-22"


def as_filed(value):
    return [as_filed(one) for one in value] if isinstance(value, list) else str(value)


def test_ends_of_bands_and_numbers_are_shown_and_read_in_one_notation(language):
    starts = [0, "2.5", 40]
    assert whole_numbers_or_texts(", ".join(map(parameter_text, starts))) == starts
    assert own_text("0.2") == QLocale().toString(0.2)


def test_what_the_program_writes_is_read_again(language):
    assert typed("delta", decimal(1e-6, "g", 6)) == Fraction(1, 10**6)


def test_counts_have_their_thousands_in_any_language(language):
    assert {typed_count("n", text) for text in ("1200", "1.200", "1,200", "1 200")} == {1200}
    assert whole_or_text("12") == 12


def test_what_a_language_reads_in_two_ways_is_refused_at_its_field(german):
    with pytest.raises(ParameterProblem, match="write 1234 or 1,234"):
        typed("design_effect", "1.234")
    assert typed("design_effect", "1,234") == Fraction(1234, 1000)


def test_a_share_is_shown_in_per_cent_when_its_field_is_left(qtbot, german):
    field = ShareField("error", "Error", "0.05")
    qtbot.addWidget(field)
    assert field.text == f"5{SPACE}%"
    for given, shown in (
        ("0,045", f"4,5{SPACE}%"),
        ("often", "often"),
        ("95", "95"),
        ("1/3", "1/3"),
    ):
        field.edit.setText(given)
        qtbot.keyClick(field.edit, Qt.Key.Key_Return)
        assert field.text == shown
    assert share_text("4,5 %") == f"4,5{SPACE}%"


def test_the_fields_of_analyses_read_lists_as_the_language_writes_them(qtbot, german, small):
    option = next(one for one in options_of(Regression) if one.kind.value == "number")
    field = TextField(option, small)
    qtbot.addWidget(field)
    field.findChild(QLineEdit).setText("0,9")
    assert field.value() == 0.9


def test_a_filter_of_numbers_is_written_as_commands_write_it(qtbot, german):
    ends = _NumberEnds("age")
    qtbot.addWidget(ends)
    low, high = ends.findChildren(QLineEdit)
    low.setText("18,5")
    high.setText("1.234,5")
    assert ends.written == "18.5..1234.5"


def test_bounds_of_columns_take_a_decimal_comma():
    assert read_bounds(["age=0,5:10"]).keys() == {"age"}


OWN_READERS = re.compile(
    r"QDoubleValidator|QDoubleSpinBox|\b(?:float|int|Fraction|exact)\((?:text|typed|[\w.]+\.text\(\))\)"
)
LINES_OF_FILES = {"file_format_form.py"}
"""Where a line of a file is named, between two bounds of its validator."""


@pytest.mark.parametrize("room", ["ui/desk", "cli"])
def test_no_field_and_no_option_reads_numbers_by_itself(room):
    folder = Path(surveyapp.__file__).parent / room
    own = {
        path.name: found
        for path in sorted(folder.rglob("*.py"))
        if (found := OWN_READERS.findall(path.read_text(encoding="utf-8")))
    }
    assert own.keys() - LINES_OF_FILES == set()
