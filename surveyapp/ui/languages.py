"""Languages: their own names, their direction, and the program's words in them.

The windows speak the language that was asked for, else the system's, else English; the kiosk speaks
each respondent's. A translation is a compiled file in resources/translations: the build makes them, and
``python packaging/translations.py compile`` does in a checkout. Without the files all is in English.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, Qt, QTranslator
from PySide6.QtGui import QGuiApplication

from surveyapp.errors import UserProblem
from surveyapp.messages.language import spoken_as
from surveyapp.messages.message import CONTEXT, Translate, msg
from surveyapp.storage.program.resources import resource
from surveyapp.storage.program.shipped_languages import SOURCE, shipped_languages
from surveyapp.ui.digits import has_own_digits, in_own_digits, in_own_signs

if TYPE_CHECKING:
    from surveyapp.survey.definition.survey import Survey

PLAIN_NAMES = {"en": "English", "es": "Español"}
"""Where Qt names a country that the survey does not."""


def native_name(language: str) -> str:
    """Return the name of ``language`` in its own script, or its code where Qt has no name for it."""
    locale = QLocale(language)
    is_known = locale.language() is not QLocale.Language.C
    name = PLAIN_NAMES.get(language) or (locale.nativeLanguageName() if is_known else "")
    return name[:1].upper() + name[1:] if name else language


def direction(language: str) -> Qt.LayoutDirection:
    """Return from which side ``language`` is written."""
    return QLocale(language).textDirection()


def own_language() -> str:
    """Return the code of the windows' language, with its region where the system names one."""
    return QLocale().bcp47Name()


def survey_facts(survey: Survey) -> dict[str, str]:
    """Return what windows call a survey by: title, id and version, whose number has own digits too."""
    version = in_own_signs(str(survey.version))
    return {"title": survey.title.for_reader(own_language()), "id": survey.id, "version": version}


def in_its_direction(text: str) -> str:
    """Return ``text`` so that it stands as it is read among words that run the other way.

    A number as a file writes it, "-99", runs from the left.
    """
    from surveyapp.messages.visible_text import isolated  # noqa: PLC0415

    sides = [unicodedata.bidirectional(letter) for letter in text]
    if sides[:1] == ["FSI"]:  # it does already
        return text
    first = next((side for side in sides if side in {"L", "R", "AL"}), None)
    if first is None and "EN" in sides:
        first = "L"
    is_left = QGuiApplication.layoutDirection() is not Qt.LayoutDirection.RightToLeft
    return text if first is None or (first == "L") is is_left else isolated(text)


def translated_languages() -> tuple[str, ...]:
    """Return the languages that the program has words in: English, and those whose file is there."""
    try:
        return shipped_languages(resource("translations"))
    except FileNotFoundError:
        return (SOURCE,)


def choose(wanted: str) -> str:
    """Return the language of the windows: ``wanted``, or where it is empty the system's first known one.

    A ``UserProblem`` where the program has no words in ``wanted``.
    """
    known = translated_languages()
    if wanted:
        found = spoken_as(wanted, known)
        if found is None:
            raise UserProblem(
                msg(
                    "The program is not translated into {language}. Choose one of {known}.",
                    language=wanted,
                    known=", ".join(known),
                )
            )
        return found
    of_system = (spoken_as(name, known) for name in QLocale.system().uiLanguages())
    return next((name for name in of_system if name is not None), SOURCE)


def settle(language: str) -> None:
    """Write numbers and lay windows out as ``language`` does; the system's own habits win in its language."""
    of_system = QLocale.system()
    locale = QLocale(language)
    QLocale.setDefault(of_system if of_system.language() is locale.language() else locale)
    QGuiApplication.setLayoutDirection(locale.textDirection())


class OwnTexts(QTranslator):
    """What a survey itself says for the kiosk's texts, whatever screen shows them."""

    def __init__(self, texts: Mapping[str, str]) -> None:
        super().__init__()
        self._texts = texts

    def isEmpty(self) -> bool:
        """Return whether it translates nothing, as Qt asks before it is used."""
        return not self._texts

    def translate(
        self,
        context: str,  # noqa: ARG002 - one translation for all screens that say the same
        source: str,
        disambiguation: str | None = None,  # noqa: ARG002
        n: int = -1,  # noqa: ARG002
    ) -> str | None:
        """Return the survey's words for ``source``; None leaves it to the program's own."""
        return self._texts.get(source)


class SaidInstead(OwnTexts):
    """Says other texts of the program in place of some, in whatever language is spoken."""

    def translate(
        self,
        context: str,  # noqa: ARG002 - all that is said instead are messages
        source: str,
        disambiguation: str | None = None,  # noqa: ARG002
        n: int = -1,  # noqa: ARG002
    ) -> str | None:
        """Return the translation of what is said instead of ``source``; None says ``source`` itself."""
        other = self._texts.get(source)
        return None if other is None else QCoreApplication.translate(CONTEXT, other)


class OwnDigits(QTranslator):
    """Says what other translators say, or English, with its numbers in the digits of the locale.

    So every text of a window, its hints and what is read aloud among them, is written in the same digits.
    """

    def __init__(self, translators: Sequence[QTranslator] = ()) -> None:
        super().__init__()
        self._translators = translators

    def isEmpty(self) -> bool:
        """Return that it has something to say, as Qt asks before it is used."""
        return False

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        """Return ``source`` translated, its own numbers in the digits of the locale."""
        found = (one.translate(context, source, disambiguation, n) for one in self._translators)
        return in_own_digits(next(filter(None, found), source))


class ProgramLanguage:
    """The language of buttons and messages, Qt's own among them."""

    def __init__(self, own: str = SOURCE) -> None:
        self._own = own
        self._spoken: tuple[object, ...] = (SOURCE, {}, {}, False)
        self._translators: list[QTranslator] = []

    def use(
        self,
        language: str,
        texts: Mapping[str, str] | None = None,
        instead: Mapping[str, str] | None = None,
    ) -> None:
        """Speak ``language`` from now on; English where there is no translation.

        ``texts`` are a survey's own words for texts of the program; they go before the program's.
        ``instead`` has texts of the program by those in whose place they are said.
        """
        self._speak(language, texts or {}, instead or {}, has_digits=False)

    def _speak(
        self, language: str, own: Mapping[str, str], other: Mapping[str, str], *, has_digits: bool
    ) -> None:
        spoken = language, own, other, has_digits
        if spoken == self._spoken:
            return
        self._spoken = spoken
        for translator in self._translators:
            QCoreApplication.removeTranslator(translator)
        self._translators = []
        program = _translators(language)
        for translator in [OwnDigits(program[::-1])] if has_digits else program:
            self._install(translator)
        if own:
            self._install(OwnTexts(own))
        if other:
            self._install(SaidInstead(other))

    def _install(self, translator: QTranslator) -> None:
        QCoreApplication.installTranslator(translator)
        self._translators.append(translator)

    def change_own(self, language: str) -> None:
        """Speak another language of the staff from now on."""
        self._own = language
        self.use_own()

    @property
    def own(self) -> str:
        """The language of the staff."""
        return self._own

    def use_own(self) -> None:
        """Speak the language of the staff, which the program was started in, in the locale's digits."""
        self._speak(self._own, {}, {}, has_digits=has_own_digits())


_spoken: list[ProgramLanguage] = []
"""The language of this program's windows, once there are any."""


def speak(language: str) -> ProgramLanguage:
    """Speak a language of ``translated_languages`` in all windows that are made from now on."""
    settle(language)
    if not _spoken:
        _spoken.append(ProgramLanguage())
    _spoken[0].change_own(language)
    return _spoken[0]


def change_to(wanted: str) -> None:
    """Speak ``wanted``, or where it is empty the system's language, in windows that are made from now on.

    A ``UserProblem`` where the program has no words in it.
    """
    speak(choose(wanted))


def words_in(language: str) -> Translate:
    """Return what translates the program's texts into ``language`` without changing the windows' own.

    In a language that the program does not have texts stay English.
    """
    translators = _translators(language)[::-1]

    def translate(context: str, text: str) -> str:
        found = (each.translate(context, text) for each in translators)
        return next(filter(None, found), text)

    return translate


def _translators(language: str) -> list[QTranslator]:
    """Return what translates into ``language``; the last is asked first."""
    loaded = [(QTranslator(), path) for path in _files(language)]
    return [one for one, path in loaded if one.load(str(path))]


def _files(language: str) -> tuple[Path, ...]:
    """Return Qt's translations and the program's, which is asked first, as far as they are there."""
    known = spoken_as(language, translated_languages())
    if known is None or known == SOURCE:
        return ()
    of_qt = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath), f"qtbase_{known}.qm")
    return (of_qt, resource("translations", f"surveyapp_{known}.qm"))
