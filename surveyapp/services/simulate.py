"""Simulated respondents: collection files as many kiosks would bring them, for rehearsals and tests.

The channel is applied exactly as on the kiosk, but by a seeded generator. It has another name than
the kiosk's coins and cannot stand in for them; its files say that they are simulated.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import singledispatch
from pathlib import Path

import numpy as np
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from numpy.typing import NDArray

from surveyapp.designs import AskableDesign, Design
from surveyapp.designs.channel import Channel
from surveyapp.designs.latent import LatentDesign
from surveyapp.designs.oracle import OracleDesign
from surveyapp.errors import QT_TRANSLATE_NOOP, UserProblem
from surveyapp.estimation.frequency import simulate_reports, written_reports
from surveyapp.estimation.simulation import NOT_ANSWERED, Answers, randomized
from surveyapp.services.progress import Progress, no_progress
from surveyapp.storage.collection import ENDING, compose
from surveyapp.storage.files import make_folder
from surveyapp.storage.tables import TableProblem, csv_text, read_csv, write_bytes
from surveyapp.survey.questions import AskedQuestion
from surveyapp.survey.survey import Survey

TRUTH_FILE = "truth.csv"
MOST_INTERVIEWS = 100_000_000
DAY = date(2026, 1, 1)
"""The day of all simulated interviews: equal seeds make equal files on every day."""


class SimulationProblem(UserProblem):
    """What is asked of a simulation does not fit."""

    sentence = QT_TRANSLATE_NOOP("errors", "The simulation cannot run: {reason}.")


@dataclass(frozen=True, slots=True)
class TrueShare:
    """The prevalence that simulated respondents were drawn with, or had."""

    question: str
    answer: str
    prevalence: float


def simulate(
    survey: Survey,
    folder: Path,
    *,
    interviews: int,
    kiosks: int = 1,
    seed: int | None = None,
    prevalences: Mapping[str, Sequence[float]] | None = None,
    progress: Progress = no_progress,
) -> tuple[Path, ...]:
    """Write collection files of drawn respondents to ``folder``, and their prevalences beside them.

    ``prevalences`` gives a distribution over answers by question id; questions without one get a
    distribution drawn uniformly from the simplex. Where a design also knows kinds of people that no
    answer tells (who cheats, who has the harmless trait), they are drawn as ``rehearsals`` says.
    Returns the collection files.

    Raises:
        SimulationProblem: if a number is out of range.
        DiskProblem: if a file cannot be written.
        Cancelled: when ``progress`` raises it.
    """
    _check_size(interviews, kiosks)
    rng = np.random.default_rng(seed)
    given = prevalences or {}
    shares = {
        q.id: np.asarray(given[q.id]) if q.id in given else rng.dirichlet(np.ones(len(q.answers)))
        for q in survey.asked
    }
    truth = [
        TrueShare(q.id, answer, float(share))
        for q in survey.asked
        for answer, share in zip(q.answers, shares[q.id], strict=True)
    ]
    answers: dict[str, Answers] = (
        {q.id: rng.choice(len(q.answers), size=interviews, p=shares[q.id]) for q in survey.asked}
        if interviews > 0
        else {}
    )
    files = _write(
        survey, folder, answers, interviews=interviews, kiosks=kiosks, rng=rng, progress=progress
    )
    write_once(folder / TRUTH_FILE, csv_text(truth).encode())
    return files


def simulate_truth(
    survey: Survey,
    folder: Path,
    truth: Path,
    *,
    interviews: int | None = None,
    kiosks: int = 1,
    seed: int | None = None,
    progress: Progress = no_progress,
) -> tuple[Path, ...]:
    """Pass the answers in the table at ``truth`` through the survey's channels, one interview a row.

    Raises:
        TableProblem: naming the line and column of an answer that the survey does not know.
        SimulationProblem: if more interviews are asked for than the table has rows.
        DiskProblem: if a file cannot be written.
        Cancelled: when ``progress`` raises it.
    """
    answers, rows = _read_truth(survey, truth)
    size = rows if interviews is None else interviews
    if size > rows:
        reason = f"{truth.name} has {rows} rows, fewer than the {size} interviews asked for"
        raise SimulationProblem(reason=reason)
    kept = {name: column[:size] for name, column in answers.items()}
    rng = np.random.default_rng(seed)
    return _write(survey, folder, kept, interviews=size, kiosks=kiosks, rng=rng, progress=progress)


def _check_size(interviews: int, kiosks: int) -> None:
    if interviews < 1 or not 1 <= kiosks <= interviews:
        reason = f"{interviews} interviews at {kiosks} kiosks; give at least one interview a kiosk"
        raise SimulationProblem(reason=reason)
    if interviews > MOST_INTERVIEWS:
        reason = (
            f"{interviews:,} interviews are more than the {MOST_INTERVIEWS:,} that fit in a run"
        )
        raise SimulationProblem(reason=reason)


def write_once(path: Path, data: bytes) -> None:
    """Write a file of a simulation; what a person has there already stays.

    Raises:
        SimulationProblem: if there is a file of that name with other content.
        DiskProblem: if it cannot be written.
    """
    if path.exists():
        if path.is_file() and path.read_bytes() == data:
            return
        reason = f"{path} is there already with other content; choose another folder"
        raise SimulationProblem(reason=reason)
    write_bytes(path, data)


def _write(
    survey: Survey,
    folder: Path,
    answers: Mapping[str, Answers],
    *,
    interviews: int,
    kiosks: int,
    rng: np.random.Generator,
    progress: Progress,
) -> tuple[Path, ...]:
    _check_size(interviews, kiosks)
    make_folder(folder)
    files = []
    for kiosk, part in enumerate(np.array_split(np.arange(interviews), kiosks)):
        progress(kiosk, kiosks)
        key = Ed25519PrivateKey.from_private_bytes(rng.bytes(32))
        columns = [c for q in survey.asked for c in _words(q, answers[q.id][part], rng)]
        ids = [rng.bytes(16).hex() for _ in part]
        lines = sorted(map(",".join, zip(ids, *columns, strict=True)))
        data = compose(survey, lines, key, batch=1, export=1, days=(DAY, DAY), mode="simulated")
        path = folder / f"{survey.id}-v{survey.version}-kiosk{kiosk + 1:04d}{ENDING}"
        write_once(path, data)
        files.append(path)
    progress(kiosks, kiosks)
    return tuple(files)


def rehearsals(survey: Survey) -> dict[str, str]:
    """Return for each question with people of several kinds how they are drawn, beyond the answers."""
    return {q.id: q.design.rehearsal for q in survey.asked if q.design.rehearsal}


def _words(question: AskedQuestion, answers: Answers, rng: np.random.Generator) -> list[list[str]]:
    """Return the question's columns of the record."""
    return _simulated(question.design, question, answers, rng)


@singledispatch
def _simulated(
    design: AskableDesign, question: AskedQuestion, answers: Answers, rng: np.random.Generator
) -> list[list[str]]:
    """Pass answers through a design, as its family does."""
    raise TypeError(f"no simulation for {design.name}", question.id, len(answers), rng)


@_simulated.register
def _(
    design: Design, question: AskedQuestion, answers: Answers, rng: np.random.Generator
) -> list[list[str]]:
    return [_named(question.reports, randomized(design.channel, answers, rng))]


@_simulated.register
def _(
    design: LatentDesign, question: AskedQuestion, answers: Answers, rng: np.random.Generator
) -> list[list[str]]:
    """Draw each person's class and sample, then the report; who is missing has neither."""
    kinds = randomized(Channel(tuple(map(design.class_shares, range(design.takes)))), answers, rng)
    everybody = np.zeros(len(answers), dtype=np.int64)
    samples = randomized(Channel((design.sample_shares,)), everybody, rng)
    report = np.full(len(answers), "", dtype=object)
    for sample, channel in enumerate(design.channels):
        drawn = samples == sample
        named = _named(question.alphabets[sample], randomized(channel, kinds[drawn], rng))
        report[drawn] = named
    samples[answers == NOT_ANSWERED] = NOT_ANSWERED
    numbers = _named([str(n + 1) for n in range(question.samples)], samples)
    return [report.tolist(), numbers][: len(question.columns)]


@_simulated.register
def _(
    design: OracleDesign,
    question: AskedQuestion,  # noqa: ARG001
    answers: Answers,
    rng: np.random.Generator,
) -> list[list[str]]:
    given = answers != NOT_ANSWERED
    report = np.full(len(answers), "", dtype=object)
    report[given] = written_reports(design, simulate_reports(design, answers[given], rng))
    return [report.tolist()]


def _named(words: Sequence[str], codes: NDArray[np.int64]) -> list[str]:
    """Return the word of each code; of NOT_ANSWERED the empty one."""
    column: list[str] = np.array([*words, ""], dtype=object)[codes].tolist()
    return column


def _read_truth(survey: Survey, path: Path) -> tuple[dict[str, Answers], int]:
    header, rows = read_csv(path)
    answers: dict[str, Answers] = {}
    for question in survey.asked:
        if question.id not in header:
            reason = f"there is no column {question.id}; give one for each question"
            raise TableProblem(file=path.name, line=1, column=len(header), reason=reason)
        place = header.index(question.id)
        codes = {answer: code for code, answer in enumerate(question.answers)} | {"": NOT_ANSWERED}
        column = []
        for number, row in rows:
            if row[place] not in codes:
                known = ", ".join(question.answers[:8])
                reason = f"{row[place]} is not an answer to {question.id}; they are {known}"
                raise TableProblem(file=path.name, line=number, column=place + 1, reason=reason)
            column.append(codes[row[place]])
        answers[question.id] = np.array(column, dtype=np.int64)
    return answers, len(rows)
