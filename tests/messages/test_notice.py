"""Sentences with facts: how they begin, and how their numbers are written."""

import pytest

from surveyapp.messages.message import Message, msg
from surveyapp.messages.notice import SAMPLE_USED, Notice, listed, of_sample
from surveyapp.messages.numerals import Numerals
from surveyapp.services.reporting.style import ReportStyle


@pytest.mark.parametrize(
    ("template", "said"),
    [
        ("there is no curve.", "There is no curve."),
        ("{question}: there is no curve.", "trust: there is no curve."),
        ("ε adds up.", "ε adds up."),
        ("{{x}} is one.", "{x} is one."),
    ],
)
def test_a_sentence_of_its_own_begins_with_a_capital_and_a_name_stays(template, said):
    assert Notice(Message(template, {"question": "trust"})).as_sentence() == said


def test_the_kinds_of_a_sample_are_translated_in_their_sentence():
    french = {"The {what} of the sample are used.": "{what} : en usage.", "weights": "les poids"}
    said = of_sample(SAMPLE_USED, ("weights", "strata"))
    assert said == "The weights, strata of the sample are used."
    translated = said.as_sentence(lambda _context, text: french.get(text, text))
    assert translated == "les poids, strata : en usage."


def test_counts_in_a_sentence_have_the_thousands_of_the_language():
    told = Notice(Message("{count} rows were left out.", {"count": 3000}))
    assert ReportStyle(numerals=Numerals(",", ".")).translated(told) == "3.000 rows were left out."


def test_a_long_list_of_names_says_in_the_readers_language_how_many_there_are():
    names = [f"q{number}" for number in range(12)]
    assert listed(names[:8]) == "q0, q1, q2, q3, q4, q5, q6, q7"
    told = msg("It has {names}.", names=listed(names))
    assert str(told) == "It has q0, q1, q2, q3, q4, q5, q6, q7, … (12 in all)."
    german = {"{names}, … ({count} in all)": "{names}, … (insgesamt {count})"}
    assert "(insgesamt 12)." in told.render(lambda _, text: german.get(text, text))
