"""A plain table as a survey would have asked it, so that local training can be tried on any table.

* `OneQuestion`: joint questions of which each respondent draws one. Each asks a few features together with
  the label, and takes the whole ε; which features go together, and by which design, is decided by the number
  of levels and ε alone, as `local_simulation` says.
* `EveryPair`: each respondent reports every (feature, label) pair and the label alone, as Yilmaz, Al-Rubaie &
  Chang (2019) do. The ε of all these reports add up, and the survey states their total. It is either parted
  evenly, or what unary encoding at given p and q costs each time.
"""

from __future__ import annotations

import itertools
import math
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from pathlib import Path
from typing import Any

import numpy as np

from surveyapp.analyses.base.progress import Progress, no_progress
from surveyapp.designs.core.design import AskableDesign
from surveyapp.designs.oracles.unary import Unary
from surveyapp.estimation.simulated_reports import Answers
from surveyapp.learning.base.noise import checked_epsilon
from surveyapp.learning.base.table import MISSING, Attribute, Examples, check_classes
from surveyapp.learning.local.simulation import (
    best_cell_design,
    bundle_design,
    check_cells,
    distinct_bundles,
    draw_bundles,
    fill_missing,
)
from surveyapp.services.models.local_survey_options import EveryPair, OneQuestion
from surveyapp.services.models.training_table import EVERY, Domains, known_examples, read_plain
from surveyapp.services.simulation.respondents import simulate_answers
from surveyapp.services.simulation.simulated_files import write_once
from surveyapp.storage.files.csv_tables import csv_text
from surveyapp.storage.files.safe_files import make_folder
from surveyapp.storage.surveys.survey_files import survey_text
from surveyapp.survey.definition.formats import FORMAT
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.json_format.checked_value import CHOICE_ID, QUESTION_ID, SURVEY_ID
from surveyapp.survey.json_format.reading import RESERVED_IDS, read_survey
from surveyapp.survey.json_format.writing import design_to_json

MOST_BUNDLES = 120
"""More joint questions would only make the record wider."""


@dataclass(frozen=True, slots=True)
class SimulatedSurvey:
    """What was written: the survey, the table in the survey's words, and the collection files.

    ``reports`` is how many randomized reports a respondent gives, and ``epsilon`` what they cost together.
    """

    survey: Path
    truth: Path
    files: tuple[Path, ...]
    warnings: tuple[str, ...]
    reports: int
    epsilon: float


def simulate_table(
    table: Path,
    folder: Path,
    *,
    label: str,
    asking: OneQuestion | EveryPair,
    features: Sequence[str] | None = None,
    domains: Domains | None = None,
    kiosks: int = 1,
    seed: int | None = None,
    progress: Progress = no_progress,
) -> SimulatedSurvey:
    """Write a survey on ``table`` to ``folder``, and the reports of its rows as collection files.

    A missing value is reported as a level drawn evenly before the coins fall. Beside them is written the
    table as the survey calls its columns and levels, to predict and evaluate on.

    Parameters
    ----------
    table
        a CSV file of true values.
    folder
        where to write.
    label
        the column to predict.
    asking
        what each respondent is asked, and at which ε.
    features
        what to predict it from; everything else by default.
    domains
        what is known of the columns.
    kiosks
        how many files.
    seed
        the same files every time.
    progress
        told of each kiosk.

    Raises
    ------
    EpsilonUnusable, ParameterProblem, UserProblem
        by what is wrong.
    SurveyAppError
        as ``known_examples`` and ``simulate_answers`` say.
    Cancelled
        when ``progress`` raises it.
    """
    loss = asking.epsilon
    if loss is not None:
        checked_epsilon(float(loss))
    # a respondent answers whatever the table lacks, so a blank is no mistake here
    stated = (domains or Domains()).with_missing((EVERY,), ())
    examples, known = known_examples(read_plain(table), stated, label, features)
    check_classes(examples)
    check_cells(examples.features.attributes, examples.label)
    rng = np.random.default_rng(seed)
    named = _named(examples)
    if isinstance(asking, OneQuestion):
        assert loss is not None  # noqa: S101 - it was read
        bundles = _bundles(examples, loss, rng)
        survey = _survey(table, named, bundles, loss)
    else:
        bundles = tuple((place,) for place in range(len(named) - 1))
        survey = _survey_of_pairs(table, named, _pair_designs(asking, named, loss))
    make_folder(folder)
    survey_file = folder / f"{survey.id}.survey.json"
    write_once(survey_file, survey_text(survey).encode())
    truth = folder / f"{survey.id}-truth.csv"
    write_once(truth, _truth(named, examples).encode())
    answers = _answers(examples, bundles, rng)
    if isinstance(asking, EveryPair):
        answers[named[-1].id] = examples.classes.astype(np.int64)
    files = simulate_answers(survey, folder, answers, kiosks=kiosks, rng=rng, progress=progress)
    reports = 1 if isinstance(asking, OneQuestion) else len(named)
    return SimulatedSurvey(survey_file, truth, files, known.warnings, reports, survey.total_epsilon)


Places = tuple[int, ...]


def _bundles(examples: Examples, loss: Fraction, rng: np.random.Generator) -> tuple[Places, ...]:
    """Return which features are asked together; each of them is in one bundle at least."""
    sizes, classes = examples.features.sizes, len(examples.label.levels)
    drawn = draw_bundles(sizes, classes, loss, MOST_BUNDLES, rng)
    found = distinct_bundles(drawn)
    covered = {place for bundle in found for place in bundle}
    alone = tuple((place,) for place in range(len(sizes)) if place not in covered)
    return (*found, *alone)


def _question_ids(names: Sequence[str]) -> Iterator[str]:
    used = {*RESERVED_IDS}
    for place, name in enumerate(names, start=1):
        usable = QUESTION_ID.fullmatch(name) and not name.startswith("joint_")
        own = name if usable and name.lower() not in used else f"column_{place}"
        used.add(own.lower())
        yield own


def _choice_ids(levels: Sequence[str]) -> tuple[str, ...]:
    are_ids = all(CHOICE_ID.fullmatch(level) for level in levels)
    is_plain = are_ids and len({level.lower() for level in levels}) == len(levels)
    return tuple(levels) if is_plain else tuple(f"level_{n + 1}" for n in range(len(levels)))


@dataclass(frozen=True, slots=True)
class _Named:
    """A column in the survey: what it was, its id, and the ids of its levels."""

    attribute: Attribute
    id: str
    levels: tuple[str, ...]

    def member(self) -> dict[str, Any]:
        choices = zip(self.levels, self.attribute.levels, strict=True)
        return {
            "id": self.id,
            "type": "single_choice",
            "text": {"en": self.attribute.name},
            "choices": [{"id": own, "text": {"en": level}} for own, level in choices],
        }


def _named(examples: Examples) -> tuple[_Named, ...]:
    """Return the features as the survey calls them, and the label last."""
    every = (*examples.features.attributes, examples.label)
    ids = _question_ids([attribute.name for attribute in every])
    return tuple(_Named(a, own, _choice_ids(a.levels)) for a, own in zip(every, ids, strict=True))


def _survey(
    table: Path, named: Sequence[_Named], bundles: Sequence[Places], loss: Fraction
) -> Survey:
    label = named[-1]
    questions: list[dict[str, Any]] = []
    for number, bundle in enumerate(bundles, start=1):
        members = [named[place] for place in bundle] + [label]
        size = math.prod(len(member.levels) for member in members)
        design = (best_cell_design if len(bundle) == 1 else bundle_design)(size, loss)
        stated = {name: v for name, v in design_to_json(design).items() if name != "k"}
        questions.append(_joint(number, members, stated))
    title = "each respondent draws one question"
    value = _value(table, title, questions, [one.member() for one in named])
    if len(questions) > 1:
        value["groups"] = [{"ask_random": 1, "of": [q["id"] for q in questions]}]
    return read_survey(value, table.name)


def _joint(number: int, members: Sequence[_Named], design: dict[str, Any]) -> dict[str, Any]:
    return {
        "id": f"joint_{number}",
        "type": "joint",
        "text": {"en": ", ".join(member.attribute.name for member in members)},
        "members": [member.id for member in members],
        "design": design,
    }


def _value(
    table: Path, title: str, questions: list[dict[str, Any]], members: list[dict[str, Any]]
) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "id": _survey_id(table),
        "version": 1,
        "languages": ["en"],
        "title": {"en": f"{table.stem}: {title}"},
        "questions": questions,
        "members": members,
    }


def _pair_designs(
    asking: EveryPair, named: Sequence[_Named], loss: Fraction | None
) -> tuple[AskableDesign, ...]:
    """Return the design of each (feature, label) pair and, last, of the label alone."""
    *features, label = [len(one.levels) for one in named]
    sizes = (*(size * label for size in features), label)
    if loss is not None:
        return tuple(best_cell_design(size, loss / len(sizes)) for size in sizes)
    return tuple(Unary(k=size, p=asking.p, q=asking.q) for size in sizes)


def _survey_of_pairs(
    table: Path, named: Sequence[_Named], designs: Sequence[AskableDesign]
) -> Survey:
    """Return the survey in which each pair is asked, and the label alone.

    A member can be asked once: each pair asks the label again, in the same words and with the same answers.
    """
    *features, label = named
    stated = [
        {name: v for name, v in design_to_json(design).items() if name != "k"} for design in designs
    ]
    own = {one.id.lower() for one in named} | {*RESERVED_IDS}
    names = (f"label_{n}" for n in itertools.count(1))
    again = [
        replace(label, id=name)
        for name, _ in zip((n for n in names if n not in own), features, strict=False)
    ]
    pairs = zip(features, again, stated, strict=False)
    questions = [_joint(n, pair, design) for n, (*pair, design) in enumerate(pairs, start=1)]
    questions.append({**label.member(), "design": stated[-1]})
    members = [one.member() for one in (*features, *again)]
    title = "each respondent answers every question"
    return read_survey(_value(table, title, questions, members), table.name)


def _survey_id(table: Path) -> str:
    word = re.sub(r"[^A-Za-z0-9_-]", "-", table.stem)[:64].lstrip("-_")
    return word if SURVEY_ID.fullmatch(word) else "table"


def _answers(
    examples: Examples, bundles: Sequence[Places], rng: np.random.Generator
) -> dict[str, Answers]:
    sizes, classes = examples.features.sizes, len(examples.label.levels)
    columns = [
        fill_missing(c, s, rng) for c, s in zip(examples.features.codes.T, sizes, strict=True)
    ]
    found = {}
    for number, bundle in enumerate(bundles, start=1):
        shape = (*(sizes[place] for place in bundle), classes)
        parts = (*(columns[place] for place in bundle), examples.classes.astype(np.int64))
        found[f"joint_{number}"] = np.ravel_multi_index(parts, shape).astype(np.int64)
    return found


def _truth(named: Sequence[_Named], examples: Examples) -> str:
    columns = (*examples.features.codes.T, examples.classes)
    words = [
        ["" if code == MISSING else one.levels[code] for code in column.tolist()]
        for one, column in zip(named, columns, strict=True)
    ]
    names = [one.id for one in named]
    rows = [dict(zip(names, row, strict=True)) for row in zip(*words, strict=True)]
    return csv_text(rows, names)
