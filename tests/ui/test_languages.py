"""Windows speak the language that was asked for, else the system's, else English."""

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QComboBox, QPushButton

from surveyapp.analyses.estimate import Estimates
from surveyapp.errors import UserProblem
from surveyapp.messages.visible_text import isolated
from surveyapp.ui import languages
from surveyapp.ui.desk.common.options_form import OptionsForm
from surveyapp.ui.desk.editor.page import SurveyPage


@pytest.fixture
def translated(qapp, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, load_script) -> None:
    """An installation that has every translation, compiled now."""
    script = load_script("translations")
    folder = tmp_path / "translations"
    shutil.copytree(script.FOLDER, folder, ignore=shutil.ignore_patterns("*.qm"))
    script.compile_all(folder)
    monkeypatch.setattr(languages, "resource", tmp_path.joinpath)


@pytest.fixture
def settled(qapp):
    """Puts the habits of the application back."""
    locale, side = QLocale(), QGuiApplication.layoutDirection()
    yield
    QLocale.setDefault(locale)
    QGuiApplication.setLayoutDirection(side)


class OfSystem:
    """A system that prefers some languages."""

    def __init__(self, *names: str) -> None:
        self._names = list(names)

    def uiLanguages(self) -> list[str]:  # noqa: N802 - Qt's name
        return self._names


@pytest.mark.parametrize(("wanted", "chosen"), [("fr", "fr"), ("es-MX", "es"), ("fr_CA", "fr")])
def test_the_language_that_was_asked_for_is_taken(translated, wanted, chosen):
    assert languages.choose(wanted) == chosen


@pytest.mark.parametrize(
    ("names", "chosen"),
    [
        (["es-Latn-MX", "es-MX", "es"], "es"),
        (["de-DE", "fr"], "fr"),
        (["en-GB", "fr"], "en"),
        (["C"], "en"),
    ],
)
def test_without_it_the_first_known_language_of_the_system_is_taken(
    translated, monkeypatch, names, chosen
):
    monkeypatch.setattr(languages.QLocale, "system", lambda: OfSystem(*names))
    assert languages.choose("") == chosen


def test_a_language_without_words_is_refused_with_those_that_have_some(translated):
    with pytest.raises(UserProblem, match="The program is not translated into") as problem:
        languages.choose("tlh")
    assert "tlh" in str(problem.value)
    assert "en, ar, es, fr" in str(problem.value)


def test_a_checkout_that_was_not_compiled_speaks_english(qapp, monkeypatch, tmp_path):
    (tmp_path / "translations").mkdir()
    monkeypatch.setattr(languages, "resource", tmp_path.joinpath)
    spoken = languages.ProgramLanguage("fr")
    spoken.use_own()
    assert languages.translated_languages() == ("en",)
    assert languages.choose("") == "en"
    assert QCoreApplication.translate("survey", "Yes") == "Yes"


def test_words_change_with_the_language_and_come_back(translated):
    spoken = languages.ProgramLanguage("es")
    told = []
    for change in ("fr", "de", "es", "en"):
        spoken.use(change)
        told.append(QCoreApplication.translate("survey", "Yes"))
    spoken.use_own()
    told.append(QCoreApplication.translate("survey", "Yes"))
    spoken.use("en")
    assert told == ["Oui", "Yes", "Sí", "Yes", "Sí"]


def test_the_words_of_qt_itself_are_translated_too(translated):
    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    if not (folder / "qtbase_fr.qm").exists():
        pytest.skip("this Qt came without translations")
    spoken = languages.ProgramLanguage("fr")
    spoken.use_own()
    cancel = QCoreApplication.translate("QPlatformTheme", "Cancel")
    spoken.use("en")
    assert cancel == "Annuler"


def test_windows_are_laid_out_and_numbers_written_as_the_language_does(settled, monkeypatch):
    languages.settle("ar")
    assert QGuiApplication.layoutDirection() is Qt.LayoutDirection.RightToLeft
    languages.settle("fr")
    assert QGuiApplication.layoutDirection() is Qt.LayoutDirection.LeftToRight
    assert QLocale().decimalPoint() == ","


def test_words_and_numbers_of_a_file_keep_their_direction_in_a_window_from_the_right(settled):
    QGuiApplication.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    for text in ("-99", "1.5", "2026-11-29", "How often?"):
        assert languages.in_its_direction(text) == isolated(text)
        assert languages.in_its_direction(isolated(text)) == isolated(text)
    for text in ("", "…", "٩٩−", "كم مرة؟"):
        assert languages.in_its_direction(text) == text
    QGuiApplication.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    assert languages.in_its_direction("-99") == "-99"


def test_the_choices_of_a_form_are_in_the_language_of_the_window(translated):
    """Methods of intervals are named in sentences too, where their translations stand."""
    spoken = languages.ProgramLanguage("fr")
    spoken.use_own()
    form = OptionsForm(Estimates.options(), {})
    spoken.use("en")
    chooser = form.findChild(QComboBox, "option_interval")
    offered = [chooser.itemText(place) for place in range(chooser.count())]
    assert "Rapport de vraisemblance" in offered
    assert "Likelihood ratio" not in offered


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("hi", ["नया", "खोलें", "सहेजें"]),
        ("ar", ["جديد", "فتح", "حفظ"]),
        ("en", ["New", "Open", "Save"]),
    ],
)
def test_the_buttons_of_the_survey_say_what_they_do_in_every_order_of_words(
    translated, qtbot, language, words
):
    """They said the first word of the menu, which is “survey” where the verb comes last."""
    spoken = languages.ProgramLanguage(language)
    spoken.use_own()
    page = SurveyPage(lambda _parent, _request: (), None)
    spoken.use("en")
    qtbot.addWidget(page)
    names = ("new_survey_button", "open_survey_button", "save_survey_button")
    assert [page.findChild(QPushButton, name).text() for name in names] == words
