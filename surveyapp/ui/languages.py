"""Languages: their own names, their direction, and the program's words in them.

The windows speak the language that was asked for, else the system's, else English; the kiosk speaks
each respondent's. A translation is a compiled file in resources/translations: the build makes them, and
``python packaging/translations.py compile`` does in a checkout. Without the files all is in English.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, Qt, QTranslator
from PySide6.QtGui import QGuiApplication

from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg
from surveyapp.storage.program.resources import resource

SOURCE = "en"
"""What the program's texts are written in."""

PLAIN_NAMES = {"en": "English", "es": "Español"}
"""Where Qt names a country that the survey does not."""


def native_name(language: str) -> str:
    """Return the name of ``language`` in its own script."""
    name = PLAIN_NAMES.get(language) or QLocale(language).nativeLanguageName()
    return name[:1].upper() + name[1:] if name else language


def direction(language: str) -> Qt.LayoutDirection:
    """Return from which side ``language`` is written."""
    return QLocale(language).textDirection()


def translated_languages() -> tuple[str, ...]:
    """Return the languages that the program has words in: English, and those whose file is there."""
    try:
        folder = resource("translations")
    except FileNotFoundError:
        return (SOURCE,)
    files = sorted(folder.glob("surveyapp_*.qm"))
    return (SOURCE, *(path.stem.removeprefix("surveyapp_") for path in files))


def choose(wanted: str) -> str:
    """Return the language of the windows: ``wanted``, or where it is empty the system's first known one.

    Raises
    ------
    UserProblem
        if the program has no words in ``wanted``.
    """
    known = translated_languages()
    if wanted:
        found = _known(wanted, known)
        if found is None:
            raise UserProblem(
                msg(
                    "The windows have no words in the language {language}. Choose one of {known}.",
                    language=wanted,
                    known=", ".join(known),
                )
            )
        return found
    of_system = (_known(name, known) for name in QLocale.system().uiLanguages())
    return next((name for name in of_system if name is not None), SOURCE)


def _known(language: str, known: tuple[str, ...]) -> str | None:
    names = (language, language.replace("_", "-").partition("-")[0])
    return next((name for name in names if name in known), None)


def settle(language: str) -> None:
    """Write numbers and lay windows out as ``language`` does; the system's own habits win in its language."""
    of_system = QLocale.system()
    locale = QLocale(language)
    QLocale.setDefault(of_system if of_system.language() is locale.language() else locale)
    QGuiApplication.setLayoutDirection(locale.textDirection())


class ProgramLanguage:
    """The language of buttons and messages, Qt's own among them."""

    def __init__(self, own: str = SOURCE) -> None:
        self._own = own
        self._language = SOURCE
        self._translators: list[QTranslator] = []

    def use(self, language: str) -> None:
        """Speak ``language`` from now on; English where there is no translation."""
        if language == self._language:
            return
        self._language = language
        for translator in self._translators:
            QCoreApplication.removeTranslator(translator)
        self._translators = []
        for path in _files(language):
            translator = QTranslator()
            if translator.load(str(path)):
                QCoreApplication.installTranslator(translator)
                self._translators.append(translator)

    def use_own(self) -> None:
        """Speak the language of the staff, which the program was started in."""
        self.use(self._own)


def _files(language: str) -> tuple[Path, ...]:
    """Return Qt's translations and the program's, which is asked first, as far as they are there."""
    known = _known(language, translated_languages())
    if known is None or known == SOURCE:
        return ()
    of_qt = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath), f"qtbase_{known}.qm")
    return (of_qt, resource("translations", f"surveyapp_{known}.qm"))
