"""Languages: their own names, their direction, and the program's words in them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale, Qt, QTranslator

from surveyapp.storage.resources import resource

PLAIN_NAMES = {"en": "English", "es": "Español"}
"""Where Qt names a country that the survey does not."""


def native_name(language: str) -> str:
    """Return the name of ``language`` in its own script."""
    name = PLAIN_NAMES.get(language) or QLocale(language).nativeLanguageName()
    return name[:1].upper() + name[1:] if name else language


def direction(language: str) -> Qt.LayoutDirection:
    """Return from which side ``language`` is written."""
    return QLocale(language).textDirection()


class ProgramLanguage:
    """The language of buttons and messages: that of the respondent, where a translation is there."""

    def __init__(self) -> None:
        self._language = ""
        self._translator: QTranslator | None = None

    def use(self, language: str) -> None:
        """Speak ``language`` from now on; English where there is no translation."""
        if language == self._language:
            return
        self._language = language
        if self._translator is not None:
            QCoreApplication.removeTranslator(self._translator)
            self._translator = None
        translator = QTranslator()
        if any(translator.load(str(path)) for path in _files(language)):
            QCoreApplication.installTranslator(translator)
            self._translator = translator


def _files(language: str) -> list[object]:
    names = dict.fromkeys((language, language.partition("-")[0]))
    found: list[object] = []
    for name in names:
        try:
            found.append(resource("translations", f"surveyapp_{name}.qm"))
        except FileNotFoundError:
            continue
    return found
