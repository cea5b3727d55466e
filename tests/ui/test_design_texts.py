"""What a design is and what it promises is told in the person's language: no English is left but names."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from surveyapp.designs import CATALOGUE
from surveyapp.designs.latent.base import LatentDesign
from surveyapp.services.documentation.design_explanation import explain_design
from surveyapp.services.reporting.style import ReportStyle
from surveyapp.services.surveys.description import epsilon_in_words, question_odds

PROGRAM = Path(__file__).parents[2] / "surveyapp"
WORD = re.compile(r"[A-Za-z]{2,}")
FORMULAS = {"diag", "Cov", "Var"}


@pytest.fixture(scope="module")
def gathered(load_script):
    """Every text that translators are given, with its context."""
    paths = list(PROGRAM.rglob("*.py"))
    found = {("messages", text) for text in load_script("translations").messages(paths)}
    mark = "QT_TRANSLATE_NOOP"
    for source in (path.read_text(encoding="utf-8") for path in paths):
        for node in ast.walk(ast.parse(source)) if f"{mark}(" in source else ():
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == mark:
                found.add(tuple(map(ast.literal_eval, node.args)))
    return found


@pytest.fixture
def silent(gathered):
    """A language without words: of each text its places are left, and of what is not given all."""

    def translate(context, text):
        if (context, text) not in gathered:
            return text
        return " ".join(re.findall(r"\{[^}]*\}", text))

    return ReportStyle(translate)


def left(told, names):
    """Return the words of ``told`` that are no names."""
    return set(WORD.findall(told)) - FORMULAS - set(WORD.findall(" ".join(names)))


def names_of(design, example):
    """What stands in files and tables: parameters, answers, reports, targets, modes."""
    yield from (design.name, *map(str, example.to_json().values()))
    for name, parameter in example.written_parameters().items():
        yield from (name, *getattr(parameter, "words", ()))
    yield from (mode.value for mode in design.modes)
    yield from ("yes", "no", "Yes", "No", *map(str, example.to_json()))
    if isinstance(example, LatentDesign):
        yield from (target.name for target in example.targets)
        yield from (name for reports in example.alphabets(example.answers) for name in reports)
    elif hasattr(example, "channel"):
        yield from example.reports(("yes", "no", *"CDEFGHIJK")[: example.channel.answers])


@pytest.mark.parametrize("design", CATALOGUE, ids=lambda design: design.name)
def test_every_word_of_an_explanation_can_be_translated(design, silent):
    names = [*names_of(design, design.from_example()), design.source]
    said = {
        line: words
        for line in explain_design(design.name).translatable
        if (words := left(silent.translated(line), names))
    }
    assert said == {}


RANDOMIZING = [design for design in CATALOGUE if design.is_randomized]


@pytest.mark.parametrize("design", RANDOMIZING, ids=lambda design: design.name)
def test_every_word_of_the_odds_and_of_epsilon_can_be_translated(
    design, silent, make_survey, asked_with
):
    (question,) = make_survey(asked_with(design)).recorded_questions
    said = [
        *question_odds(question),
        epsilon_in_words(question.design, question.answers, question.reports),
    ]
    names = [*names_of(design, question.design), *question.answers]
    assert len(said) > 1
    assert [line for line in map(silent.part, said) if left(line, names)] == []
