"""Sentences of the other folders are translated with their places, nested ones too."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from surveyapp.designs.core.parameters import ParameterProblems, not_a_number
from surveyapp.errors import EnvironmentProblem
from surveyapp.messages.amounts import count
from surveyapp.messages.message import Message, msg
from surveyapp.messages.notice import Notice, of_question
from surveyapp.storage.collection.format import NEVER_GIVEN
from surveyapp.storage.files.safe_files import FileRefused
from surveyapp.survey.json_format.checked_value import SurveyMistakes
from surveyapp.survey.json_format.reading import read_survey
from surveyapp.survey.json_format.writing import survey_to_json
from surveyapp.ui.messages import translated
from surveyapp.ui.widgets.number_format import sentence


class Loud(QTranslator):
    """Names the context of every text."""

    def isEmpty(self) -> bool:  # noqa: N802 - Qt's name
        return False

    def translate(self, context, text, disambiguation=None, n=-1) -> str:
        return f"<{context}|{text}>"


@pytest.fixture
def loud(qapp) -> Iterator[None]:
    translator = Loud()
    QCoreApplication.installTranslator(translator)
    yield
    QCoreApplication.removeTranslator(translator)


class Torn(EnvironmentProblem):
    """A file is torn."""

    def __init__(self, file: str) -> None:
        super().__init__(msg("{file} is torn.", file=file))


def test_a_notice_is_an_english_sentence_to_all_who_do_not_translate():
    caution = Notice(Message("{count} were left out.", {"count": 3}))

    assert caution == "3 were left out."
    assert of_question("used", "", caution) == "used: 3 were left out."
    assert of_question("used", "North", caution) == "used in group North: 3 were left out."


def test_a_desk_writes_all_numbers_of_a_sentence_in_the_same_digits(qapp):
    usual = QLocale()
    QLocale.setDefault(QLocale("ar_EG"))
    facts = {"count": 3, "of": count(1200), "inner": msg("{n} files", n=2)}
    said = sentence(msg("{count} of {of}: {inner}", **facts))
    QLocale.setDefault(usual)
    assert said == "٣ of ١٬٢٠٠: ٢ files"
    assert translated(msg("{count} of {of}: {inner}", **facts)) == "3 of 1,200: 2 files"


def test_a_window_translates_a_notice_and_the_one_inside_it(loud):
    inner = Notice(Torn(file="a.csv").message)

    assert translated(of_question("used", "", inner)) == (
        "<messages|used: <messages|a.csv is torn.>>"
    )


def test_a_plain_sentence_is_shown_as_it_is(loud):
    assert translated("It rains.") == "It rains."


def test_an_inner_notice_is_never_cut_short(loud):
    long = "x" * 500

    assert long in of_question("used", "", long)
    assert long in translated(of_question("used", "", Notice(Message(long, {}))))


def test_a_problem_inside_a_problem_is_translated_too(loud):
    inner = not_a_number(parameter="p", value="x")

    said = translated(ParameterProblems([inner]))

    assert said.startswith("<messages|<messages|p is x, which is not a number")


def test_the_reason_inside_a_sentence_is_translated_with_its_facts(loud):
    torn = FileRefused(file="a.csv", reason=msg("line {line} {wrong}", line=7, wrong=NEVER_GIVEN))

    assert translated(torn) == (
        "<messages|a.csv cannot be used: <messages|line 7 <messages|contains a report "
        "that its design never gives>>.>"
    )
    assert translated(Notice(torn.message)) == translated(torn)


def test_a_fact_inside_a_reason_is_made_safe_to_show(loud):
    refused = FileRefused(file="a", reason=msg("it has no column {name}", name="x\u202ey"))

    assert "\u202e" not in translated(refused)


def test_what_is_wrong_with_a_survey_is_translated(loud):
    with pytest.raises(SurveyMistakes) as caught:
        read_survey({"format": 7}, "s.survey.json")

    lines = [translated(mistake.message) for mistake in caught.value.mistakes]
    format_wrong = '<messages|format>: <messages|is 7; it <messages|must be "surveyapp-survey/1".>>'
    assert f"<messages|{format_wrong}>" in lines
    assert lines[0] in translated(caught.value)


def test_a_parameter_out_of_bounds_in_a_survey_is_translated(loud, small):
    value = survey_to_json(small)
    value["questions"][0]["design"] = {"name": "warner", "p": 7}
    with pytest.raises(SurveyMistakes) as caught:
        read_survey(value, "s.survey.json")

    assert any(
        ">: <messages|p " in translated(mistake.message) for mistake in caught.value.mistakes
    )
