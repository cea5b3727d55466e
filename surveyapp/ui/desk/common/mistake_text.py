"""What is wrong with a survey, said for people: the place in words and not as a path of the file."""

from __future__ import annotations

import re
from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from surveyapp.errors import SurveyAppError
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message, printable
from surveyapp.services.surveys.draft import Path, path_of
from surveyapp.survey.json_format.checked_value import THE_FILE, Mistake
from surveyapp.ui.languages import native_name
from surveyapp.ui.messages import translated

_NUMBERED = {
    "questions": QT_TRANSLATE_NOOP("mistakes", "Question {number}"),
    "members": QT_TRANSLATE_NOOP("mistakes", "Part {number}"),
    "choices": QT_TRANSLATE_NOOP("mistakes", "choice {number}"),
    "ask_random": QT_TRANSLATE_NOOP("mistakes", "Group {number}"),
}
"""Lists of a survey file, and what an entry is called."""
_NAMED = {
    "title": QT_TRANSLATE_NOOP("mistakes", "Title"),
    "languages": QT_TRANSLATE_NOOP("mistakes", "Languages"),
    "questions": QT_TRANSLATE_NOOP("mistakes", "Questions"),
    "version": QT_TRANSLATE_NOOP("mistakes", "Version"),
    "text": QT_TRANSLATE_NOOP("mistakes", "text"),
    "hint": QT_TRANSLATE_NOOP("mistakes", "hint"),
    "audio": QT_TRANSLATE_NOOP("mistakes", "sound"),
    "choices": QT_TRANSLATE_NOOP("mistakes", "choices"),
    "members": QT_TRANSLATE_NOOP("mistakes", "parts"),
    "of": QT_TRANSLATE_NOOP("mistakes", "questions of the group"),
    "design": QT_TRANSLATE_NOOP("mistakes", "design"),
    "mode": QT_TRANSLATE_NOOP("mistakes", "who tosses the coins"),
    "type": QT_TRANSLATE_NOOP("mistakes", "type"),
    "levels": QT_TRANSLATE_NOOP("mistakes", "levels"),
    "minimum": QT_TRANSLATE_NOOP("mistakes", "smallest answer"),
    "maximum": QT_TRANSLATE_NOOP("mistakes", "largest answer"),
    "step": QT_TRANSLATE_NOOP("mistakes", "step"),
    "relevant": QT_TRANSLATE_NOOP("mistakes", "asked only if"),
    "constraint": QT_TRANSLATE_NOOP("mistakes", "accepted only if"),
    "constraint_message": QT_TRANSLATE_NOOP("mistakes", "message if it is not accepted"),
    "second_question": QT_TRANSLATE_NOOP("mistakes", "second question"),
    "kiosk_texts": QT_TRANSLATE_NOOP("mistakes", "texts of the kiosk"),
}
"""Entries of a survey file that a form shows, and what they are called there."""
_TEXTS = frozenset(("title", "text", "hint", "audio", "constraint_message"))
_NO_TEXT = "is missing; every text needs every language."
_JSON_PATH = re.compile(r"[A-Za-z_]\w*(?:\[\d+\]|\.[\w-]+)*")
"""What is not one is a cell of a form, which its author finds by that name."""
_PATH = re.compile(r"(?:questions|members|ask_random)\[\d+\](?:\.\w+|\[\d+\])*")


def mistake_text(mistake: Mistake) -> str:
    """Return one mistake as a sentence that names its place as the forms do.

    Parameters
    ----------
    mistake
        what reading the survey found.
    """
    is_path = mistake.path != str(THE_FILE) and _JSON_PATH.fullmatch(mistake.path) is not None
    steps = path_of(mistake.path) if is_path else ()
    place = place_text(steps) if is_path or mistake.path == str(THE_FILE) else mistake.path
    named = _tr(QT_TRANSLATE_NOOP("mistakes", "Column {name}"))
    column = (named.format(name=printable(mistake.column)),) if mistake.column else ()
    where = ", ".join((*column, place) if place else column)
    language = steps[-1] if len(steps) > 1 and steps[-2] in _TEXTS else None
    if isinstance(language, str) and _template(mistake) == _NO_TEXT:
        place = ", ".join((*column, place_text(steps[:-1])))
        said = _tr(QT_TRANSLATE_NOOP("mistakes", "{place}: there is no text in {language}."))
        return said.format(place=place, language=native_name(language))
    if steps == ("questions",) and _is_too_short(mistake):
        return _tr(QT_TRANSLATE_NOOP("mistakes", "Add at least one question."))
    sentence = mistake_sentence(mistake)
    return f"{where}: {sentence}" if where else sentence


def mistake_sentence(mistake: Mistake) -> str:
    """Return what is wrong at a field, without its place; other places in it are named in words."""
    sentence = mistake.sentence
    message = sentence.message if isinstance(sentence, SurveyAppError) else sentence
    facts = {
        name: place_text(path_of(fact)) if isinstance(fact, str) and _PATH.fullmatch(fact) else fact
        for name, fact in message.facts.items()
    }
    return translated(replace(message, facts=facts))


def place_text(steps: Path) -> str:
    """Return a place of a survey in words, such as ``Question 2, choice 1``; empty for the survey."""
    parts = []
    for at, step in enumerate(steps):
        before = steps[at - 1] if at else None
        if isinstance(step, int):
            if isinstance(before, str) and before in _NUMBERED:
                parts.append(_tr(_NUMBERED[before]).format(number=step + 1))
        elif before in _TEXTS:
            parts.append(native_name(step))
        elif step in _NAMED and not isinstance(_next(steps, at), int):
            parts.append(_tr(_NAMED[step]))
        elif step not in _NAMED and step not in _NUMBERED:
            parts.append(step)
    return ", ".join(parts)


def _next(steps: Path, at: int) -> str | int | None:
    return steps[at + 1] if at + 1 < len(steps) else None


def _template(mistake: Mistake) -> str:
    return mistake.sentence.template if isinstance(mistake.sentence, Message) else ""


def _is_too_short(mistake: Mistake) -> bool:
    return isinstance(mistake.sentence, Message) and mistake.sentence.facts.get("count") == 0


def _tr(text: str) -> str:
    return QCoreApplication.translate("mistakes", text)
