"""Every error that a person is told about is raised once, and its sentence read."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from string import Formatter

import pytest

import surveyapp
from surveyapp.errors import (
    Cancelled,
    EnvironmentProblem,
    SurveyAppError,
    UserProblem,
)
from surveyapp.messages.message import printable

WITHOUT_QT = ("surveyapp.ui", "surveyapp.app")
FAMILIES = {SurveyAppError, UserProblem, EnvironmentProblem}


def all_modules() -> list[str]:
    names = [
        module.name for module in pkgutil.walk_packages(surveyapp.__path__, "surveyapp.", no_error)
    ]
    return [name for name in names if not name.startswith(WITHOUT_QT)]


def no_error(_name: str) -> None:
    """Packages that cannot be imported are found by the tests of their own."""


def below(error: type[SurveyAppError]) -> set[type[SurveyAppError]]:
    return {error}.union(*(below(kind) for kind in error.__subclasses__()))


def all_errors() -> list[type[SurveyAppError]]:
    for name in all_modules():
        importlib.import_module(name)
    ours = {kind for kind in below(SurveyAppError) if kind.__module__.startswith("surveyapp.")}
    return sorted(ours - FAMILIES, key=lambda kind: kind.__qualname__)


every_error = pytest.mark.parametrize("error", all_errors(), ids=lambda kind: kind.__name__)


def fields_of(error: type[SurveyAppError]) -> list[str]:
    return [name for _, name, _, _ in Formatter().parse(error.sentence) if name is not None]


def made(error: type[SurveyAppError], fact: str) -> SurveyAppError:
    """Return the error with ``fact`` in each place; what it is normally made from does not matter."""
    problem = error.__new__(error)
    SurveyAppError.__init__(problem, **dict.fromkeys(fields_of(error), fact))
    return problem


@every_error
def test_an_error_tells_a_whole_sentence(error):
    with pytest.raises(error) as caught:
        raise made(error, "a fact.")
    said = str(caught.value)
    assert said[0] == "a" or said[0].isupper() or not said[0].isalpha()
    assert said.endswith(".")
    assert "{" not in said
    assert "}" not in said
    assert said.count("a fact.") == len(fields_of(error))


@every_error
def test_an_error_shows_no_control_characters_of_a_stranger(error):
    said = str(made(error, "\x1b[2J\u202e\ud800\n"))
    assert said.isprintable()
    assert said.encode()


@every_error
def test_an_error_cuts_what_a_stranger_wrote(error):
    assert len(str(made(error, "x" * 10**6))) < 2000


@every_error
def test_a_fact_with_braces_is_no_place_to_fill(error):
    said = str(made(error, "{file}{0}{x!r}."))
    assert said.count("{file}{0}{x!r}.") == len(fields_of(error))


@every_error
def test_places_have_names_and_no_formats_that_a_translation_could_get_wrong(error):
    parsed = [part for part in Formatter().parse(error.sentence) if part[1] is not None]
    assert all(name.isidentifier() and not spec and not how for _, name, spec, how in parsed)


@every_error
def test_an_error_belongs_to_one_family(error):
    assert issubclass(error, UserProblem) != issubclass(error, EnvironmentProblem)


@every_error
def test_the_sentence_of_an_error_is_marked_for_translation(error):
    owner = next(kind for kind in error.__mro__ if "sentence" in vars(kind))
    assert "QT_TRANSLATE_NOOP(" in inspect.getsource(owner)
    assert '"messages"' in inspect.getsource(owner)


@every_error
def test_an_error_says_in_its_docstring_what_happened(error):
    assert inspect.getdoc(error)


def test_a_translation_is_filled_with_the_same_facts():
    class Refused(UserProblem):
        sentence = "{file} was refused."

    problem = Refused(file="a")
    assert problem.message.render(lambda *_: "{file} wurde abgelehnt.") == "a wurde abgelehnt."


def test_being_stopped_is_no_error_that_is_told():
    assert not issubclass(Cancelled, SurveyAppError)


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        ("plain", "plain"),
        ("Café ₂ 東京", "Café ₂ 東京"),
        ("\x1b[31m", "\\x1b[31m"),
        ("a\nb\tc\r", "a\\nb\\tc\\r"),
        ("\u202e\u200b\u2028", "\\u202e\\u200b\\u2028"),
        ("\ud800", "\\ud800"),
        ("\x00\x7f\x9b", "\\x00\\x7f\\x9b"),
        (12, "12"),
        ("x" * 201, "x" * 200 + "…"),
    ],
)
def test_what_is_shown_holds_no_character_that_could_do_something(value, shown):
    assert printable(value) == shown
