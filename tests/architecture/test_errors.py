"""Every error that a person is told about is raised once, and its sentence read."""

from __future__ import annotations

import ast
import re
import runpy
from pathlib import Path
from string import Formatter

import pytest

import surveyapp
from surveyapp.errors import Cancelled, SurveyAppError, UserProblem
from surveyapp.messages.message import Message, printable

PROGRAM = Path(surveyapp.__file__).parent


def error_classes() -> set[str]:
    """Return the names of the error families and of all classes below them."""
    known = {"SurveyAppError", "UserProblem", "EnvironmentProblem"}
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in PROGRAM.rglob("*.py")]
    classes = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    while found := {
        one.name
        for one in classes
        if one.name not in known and known & {ast.unparse(base) for base in one.bases}
    }:
        known |= found
    return known


def error_sentences() -> list[str]:
    """Return the sentence of each message that an error is made with."""
    classes = error_classes()
    found = []
    for path in sorted(PROGRAM.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        inside = {
            id(node)
            for one in ast.walk(tree)
            if isinstance(one, ast.ClassDef) and one.name in classes
            for node in ast.walk(one)
        }
        for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
            is_init = id(call) in inside and ast.unparse(call.func).endswith("__init__")
            if is_init or ast.unparse(call.func) in classes:
                found += [
                    ast.literal_eval(one.args[0])
                    for one in call.args
                    if isinstance(one, ast.Call) and ast.unparse(one.func) == "msg"
                ]
    return sorted(set(found))


SENTENCES = error_sentences()
every_error = pytest.mark.parametrize("sentence", SENTENCES)


def places(sentence: str) -> list[str]:
    return [name for _, name, _, _ in Formatter().parse(sentence) if name is not None]


def made(sentence: str, fact: str) -> SurveyAppError:
    return UserProblem(Message(sentence, dict.fromkeys(places(sentence), fact)))


def test_all_sentences_are_found():
    assert len(SENTENCES) > 200


@every_error
def test_an_error_tells_a_whole_sentence(sentence):
    with pytest.raises(UserProblem) as caught:
        raise made(sentence, "a fact.")
    said = str(caught.value)
    assert said[0] == "a" or said[0].isupper() or not said[0].isalpha()
    assert said.endswith(".")
    assert "{" not in said
    assert "}" not in said
    assert said.count("a fact.") == len(places(sentence))


@every_error
def test_an_error_shows_no_control_characters_of_a_stranger(sentence):
    said = str(made(sentence, "\x1b[2J\u202e\ud800\n"))
    assert said.isprintable()
    assert said.encode()


@every_error
def test_an_error_cuts_what_a_stranger_wrote(sentence):
    assert len(str(made(sentence, "x" * 10**6))) < 2000


@every_error
def test_a_fact_with_braces_is_no_place_to_fill(sentence):
    said = str(made(sentence, "{file}{0}{x!r}."))
    assert said.count("{file}{0}{x!r}.") == len(places(sentence))


@every_error
def test_places_have_names_and_no_formats_that_a_translation_could_get_wrong(sentence):
    parsed = [part for part in Formatter().parse(sentence) if part[1] is not None]
    assert all(name.isidentifier() and not spec and not how for _, name, spec, how in parsed)


def test_the_sentences_of_errors_are_given_to_translators():
    script = runpy.run_path(str(PROGRAM.parent / "packaging" / "translations.py"))
    given = script["messages"](sorted(PROGRAM.rglob("*.py")))
    assert set(SENTENCES) <= set(given)


def test_an_error_is_a_problem_of_the_person_or_of_the_machine():
    """``SurveyAppError`` itself is never raised."""
    for path in PROGRAM.rglob("*.py"):
        assert "raise SurveyAppError" not in path.read_text(encoding="utf-8")


def test_every_error_that_is_raised_has_a_message():
    bare = re.compile(r"raise (UserProblem|EnvironmentProblem)(\(\)|\s*$|\s+from)", re.MULTILINE)
    for path in PROGRAM.rglob("*.py"):
        assert not bare.search(path.read_text(encoding="utf-8"))


def test_a_translation_is_filled_with_the_same_facts():
    problem = UserProblem(Message("{file} was refused.", {"file": "a"}))
    translated = problem.message.render(lambda *_: "{file} wurde abgelehnt.")
    assert translated == "a wurde abgelehnt."


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
