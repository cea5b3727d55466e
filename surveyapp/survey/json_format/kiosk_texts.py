"""The kiosk's own texts in a survey's languages, from JSON and to it; places in braces are checked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from surveyapp.messages.message import Message, msg, printable
from surveyapp.survey.definition.kiosk_texts import (
    KEY,
    MOST_TEXTS,
    KioskTexts,
    kiosk_texts_of,
    places,
    shown_places,
)
from surveyapp.survey.json_format.checked_value import LONGEST_TEXT, Reader, join, json_type_name


def read_kiosk_texts(reader: Reader, value: Any) -> KioskTexts:
    """Return the texts that a survey's object states; mistakes are noted.

    Parameters
    ----------
    reader
        knows the survey's languages and collects the mistakes.
    value
        the JSON value of the key ``kiosk_texts``.
    """
    found: dict[str, Mapping[str, str]] = {}
    for language, texts in _object(reader, value, KEY).items():
        where = join(KEY, language)
        if reader.are_languages_known and language not in reader.languages:
            reader.note(where, msg("is not one of the survey's languages; add it to them."))
        found[language] = _translations(reader, texts, where)
    return kiosk_texts_of(found)


def _object(reader: Reader, value: Any, path: str) -> Mapping[str, Any]:
    if not isinstance(value, dict):
        reader.note(
            path, msg("is {value}; it must be an object in braces.", value=json_type_name(value))
        )
        return {}
    for key in getattr(value, "duplicates", ()):
        shown = printable(key, 60)
        reader.note(path, msg("has “{text}” more than once; keep one.", text=shown))
    return value


def _translations(reader: Reader, value: Any, path: str) -> dict[str, str]:
    found = _object(reader, value, path)
    if len(found) > MOST_TEXTS:
        reader.note(
            path, msg("has {count} texts; {most} are the most.", count=len(found), most=MOST_TEXTS)
        )
        return {}
    read: dict[str, str] = {}
    for english, translation in found.items():
        problem = translation_mistake(english, translation)
        if problem is not None:
            reader.note(path, problem)
            continue
        composed = reader.sentence(translation, path)
        if composed is not None:
            read[english] = composed
    return read


def translation_mistake(english: str, translation: Any) -> Message | None:
    """Return what is wrong with the translation of a text of the kiosk; None if its places are the same.

    Parameters
    ----------
    english
        the text as the program has it.
    translation
        what stands for it.
    """
    shown = printable(english, 60)
    if not english.strip() or len(english) > LONGEST_TEXT or places(english) is None:
        return msg("has “{text}”, which is not a text of the kiosk.", text=shown)
    if not isinstance(translation, str) or not translation.strip():
        return msg("has no text for “{text}”; write one, or leave it out.", text=shown)
    if places(translation) == places(english):
        return None
    if places(english):
        return msg(
            "must have {places} in the text for “{text}”, each as often as there, and nothing else "
            "in braces.",
            places=shown_places(english),
            text=shown,
        )
    return msg("must have no braces in the text for “{text}”.", text=shown)


def kiosk_texts_to_json(texts: KioskTexts) -> dict[str, Any]:
    """Return the key that ``read_kiosk_texts`` reads; nothing where there are no texts.

    Parameters
    ----------
    texts
        the survey's texts of the kiosk.
    """
    if not texts:
        return {}
    return {KEY: {code: dict(pairs) for code, pairs in texts.by_language}}


def kiosk_texts_schema() -> dict[str, Any]:
    """Return the JSON Schema of the key."""
    text = {"type": "string", "minLength": 1, "maxLength": LONGEST_TEXT}
    return {
        "type": "object",
        "description": "the kiosk's own texts in languages that the program does not ship: by language "
        "code, then by the English text, whose places such as {count} the translation keeps",
        "additionalProperties": {
            "type": "object",
            "maxProperties": MOST_TEXTS,
            "additionalProperties": text,
        },
    }
