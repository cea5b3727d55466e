"""Every error that a person is told about is raised once, and its sentence read."""

from __future__ import annotations

import ast
import re
import runpy
from collections import defaultdict
from pathlib import Path
from string import Formatter

import pytest

import surveyapp
from surveyapp.errors import Cancelled, SurveyAppError, UserProblem
from surveyapp.messages.message import Message, printable

PROGRAM = Path(surveyapp.__file__).parent


CLASS = re.compile(r"^ *class (\w+)\(([^)]*)\):", re.MULTILINE)


def error_classes(sources: list[str]) -> set[str]:
    """Return the names of the error families and of all classes below them."""
    known = {"SurveyAppError", "UserProblem", "EnvironmentProblem"}
    bases: dict[str, set[str]] = defaultdict(set)
    for name, listed in (found for source in sources for found in CLASS.findall(source)):
        bases[name].update(base.strip() for base in listed.split(","))
    while found := {name for name in bases.keys() - known if known & bases[name]}:
        known |= found
    return known


def name_of(call: ast.Call) -> str:
    """Return what is called, without what it belongs to."""
    of = call.func
    return of.attr if isinstance(of, ast.Attribute) else of.id if isinstance(of, ast.Name) else ""


def messages_of(call: ast.Call) -> list[str]:
    """Return the sentences of the messages among what is given to a call."""
    return [
        ast.literal_eval(one.args[0])
        for one in call.args
        if isinstance(one, ast.Call) and name_of(one) == "msg"
    ]


@pytest.fixture(scope="module")
def sentences() -> list[str]:
    """Return the sentence of each message that an error is made with."""
    sources = [path.read_text(encoding="utf-8") for path in PROGRAM.rglob("*.py")]
    classes = error_classes(sources)
    found: set[str] = set()
    for tree in (ast.parse(source) for source in sources if "msg(" in source):
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef) and node.name in classes:
                inside = [one for one in ast.walk(node) if isinstance(one, ast.Call)]
                found.update(*(messages_of(one) for one in inside if name_of(one) == "__init__"))
            elif isinstance(node, ast.Call) and name_of(node) in classes:
                found.update(messages_of(node))
    return sorted(found)


def places(sentence: str) -> list[str]:
    return [name for _, name, _, _ in Formatter().parse(sentence) if name is not None]


def made(sentence: str, fact: str) -> SurveyAppError:
    return UserProblem(Message(sentence, dict.fromkeys(places(sentence), fact)))


def test_all_sentences_are_found(sentences):
    assert len(sentences) > 200


def is_whole(sentence: str) -> bool:
    with pytest.raises(UserProblem) as caught:
        raise made(sentence, "a fact.")
    said = str(caught.value)
    begins_well = said[0] == "a" or said[0].isupper() or not said[0].isalpha()
    is_filled = "{" not in said and "}" not in said
    return begins_well and said.endswith(".") and is_filled and is_told(said, "a fact.", sentence)


def is_told(said: str, fact: str, sentence: str) -> bool:
    """Return whether each place of a sentence was filled with the fact."""
    return said.count(fact) == len(places(sentence))


def test_an_error_tells_a_whole_sentence(sentences):
    assert [one for one in sentences if not is_whole(one)] == []


def test_an_error_shows_no_control_characters_of_a_stranger(sentences):
    said = [str(made(one, "\x1b[2J\u202e\ud800\n")) for one in sentences]
    assert [one for one in said if not one.isprintable()] == []
    assert all(one.encode() for one in said)


def test_an_error_cuts_what_a_stranger_wrote(sentences):
    assert [one for one in sentences if len(str(made(one, "x" * 10**5))) >= 2000] == []


def test_a_fact_with_braces_is_no_place_to_fill(sentences):
    fact = "{file}{0}{x!r}."
    assert [one for one in sentences if not is_told(str(made(one, fact)), fact, one)] == []


def test_places_have_names_and_no_formats_that_a_translation_could_get_wrong(sentences):
    for one in sentences:
        parsed = [part for part in Formatter().parse(one) if part[1] is not None]
        assert all(name.isidentifier() and not spec and not how for _, name, spec, how in parsed), (
            one
        )


def test_the_sentences_of_errors_are_given_to_translators(sentences):
    script = runpy.run_path(str(PROGRAM.parent / "packaging" / "translations.py"))
    given = script["messages"](sorted(PROGRAM.rglob("*.py")))
    assert set(sentences) <= set(given)


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


ENGLISH = re.compile(r"[a-z]{2,} [a-z]{2,}")
FILLED = {"msg", "Message"}


def english_of(value: ast.expr) -> str:
    """Return words that a value brings along itself, whatever else is in it."""
    match value:
        case ast.Constant(value=str(text)):
            return text
        case ast.JoinedStr(values=parts):
            return " ".join(map(english_of, parts))
        case ast.IfExp(body=one, orelse=other):
            return f"{english_of(one)}; {english_of(other)}"
    return ""


def facts_of(tree: ast.Module) -> dict[str, set[str]]:
    """Return which parameters of functions and classes become facts of a sentence."""
    found: dict[str, set[str]] = defaultdict(set)
    classes = {
        id(one): node.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
        for one in node.body
    }
    for node in ast.walk(tree):
        if not isinstance(node, ast.FunctionDef):
            continue
        calls = [one for one in ast.walk(node) if isinstance(one, ast.Call)]
        given = [k.value for call in calls if name_of(call) in FILLED for k in call.keywords]
        found[classes.get(id(node), node.name)] |= {
            one.id for one in given if isinstance(one, ast.Name)
        }
    return found


def test_no_fact_of_a_sentence_is_english_that_nobody_translates():
    """The command line alone speaks English only."""
    trees = {
        path.relative_to(PROGRAM): ast.parse(path.read_text(encoding="utf-8"))
        for path in PROGRAM.rglob("*.py")
        if path.relative_to(PROGRAM).parts[0] != "cli"
    }
    facts: dict[str, set[str]] = defaultdict(set)
    for tree in trees.values():
        for name, some in facts_of(tree).items():
            facts[name] |= some
    untranslated = [
        f"{path}:{call.lineno}: {k.arg} is “{english_of(k.value)}”"
        for path, tree in trees.items()
        for call in ast.walk(tree)
        if isinstance(call, ast.Call)
        for k in call.keywords
        if (name_of(call) in FILLED or k.arg in facts.get(name_of(call), ()))
        and ENGLISH.search(english_of(k.value))
    ]
    assert untranslated == []
