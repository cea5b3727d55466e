"""Simulated respondents: collection files as many kiosks would bring them, for rehearsals and tests.

The channel is applied exactly as on the kiosk, but by a seeded generator. It has another name than
the kiosk's coins and cannot stand in for them; its files say that they are simulated.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from fractions import Fraction
from functools import singledispatch
from pathlib import Path

import numpy as np
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from numpy.typing import NDArray

from surveyapp.analyses.base.progress import Progress, no_progress
from surveyapp.analyses.computation.estimates.latent_classes import other_share_name
from surveyapp.analyses.data.nuisance_parameters import Nuisances
from surveyapp.designs import AskableDesign, Design
from surveyapp.designs.core.channel import Channel
from surveyapp.designs.latent.base import LatentDesign
from surveyapp.designs.latent.careless import careless_reports
from surveyapp.designs.oracles.base import OracleDesign
from surveyapp.estimation.prevalence.frequency_oracles import simulate_reports, written_reports
from surveyapp.estimation.simulated_reports import NOT_ANSWERED, Answers, simulate_channel_reports
from surveyapp.messages.message import msg
from surveyapp.services.simulation.entered_answers import entered_answers
from surveyapp.services.simulation.masked_totals import check_capacity, write_tallies
from surveyapp.services.simulation.simulated_files import DAY, simulation_problem, write_once
from surveyapp.storage.collection.format import ENDING, SIMULATED, compose
from surveyapp.storage.files.csv_tables import TableProblem, csv_text
from surveyapp.storage.files.safe_files import make_folder
from surveyapp.storage.tables.reader import read_cells
from surveyapp.survey.definition.control_items import CARELESS
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.routing.route import only_relevant
from surveyapp.survey.types.base import AskedQuestion

TRUTH_FILE = "truth.csv"
MOST_INTERVIEWS = 100_000_000


@dataclass(frozen=True, slots=True)
class TrueShare:
    """The prevalence that simulated respondents were drawn with, or had.

    Of a number question the mean that they had, at the answer ``mean``.
    """

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
    nuisances: Nuisances | None = None,
    day: date = DAY,
    progress: Progress = no_progress,
) -> tuple[Path, ...]:
    """Write collection files of drawn respondents to ``folder``, and a file with their prevalences.

    ``prevalences`` gives a distribution over answers by question id; questions without one get a
    distribution drawn uniformly from the simplex; numbers and sets are drawn as
    ``simulate_entered`` says. Where a design also knows kinds of people that no answer tells (who
    cheats, who has the harmless trait), they are drawn as ``nuisances`` says, or else as ``nuisance_draws``
    does. The prevalences written are those that ``estimate`` estimates.
    All interviews take place on ``day``. Returns the collection files.

    Raises
    ------
    UserProblem
        if a number is out of range.
    DiskProblem
        if a file cannot be written.
    Cancelled
        when ``progress`` raises it.
    """
    _check_size(interviews, kiosks)
    rng = np.random.default_rng(seed)
    answers, shares = drawn_answers(survey, interviews, rng, prevalences or {})
    supposed = nuisances or {}
    truth = [
        row
        for q in survey.recorded_questions
        for row in _truth(q, answers[q.id], shares, supposed.get(q.id, {}))
    ]
    files = _write(
        survey,
        folder,
        answers,
        interviews=interviews,
        kiosks=kiosks,
        rng=rng,
        nuisances=supposed,
        day=day,
        progress=progress,
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
    nuisances: Nuisances | None = None,
    day: date = DAY,
    progress: Progress = no_progress,
) -> tuple[Path, ...]:
    """Pass the answers in the table at ``truth`` through the survey's channels, one interview a row.

    Raises
    ------
    TableProblem
        naming the line and column of an answer that the survey does not know.
    UserProblem
        if more interviews are asked for than the table has rows.
    DiskProblem
        if a file cannot be written.
    Cancelled
        when ``progress`` raises it.
    """
    answers, rows = _read_truth(survey, truth)
    size = rows if interviews is None else interviews
    if size > rows:
        reason = msg(
            "{name} has {rows} rows, fewer than the {size} interviews asked for",
            name=truth.name,
            rows=rows,
            size=size,
        )
        raise simulation_problem(reason=reason)
    kept = {name: column[:size] for name, column in answers.items()}
    rng = np.random.default_rng(seed)
    return _write(
        survey,
        folder,
        kept,
        interviews=size,
        kiosks=kiosks,
        rng=rng,
        nuisances=nuisances or {},
        day=day,
        progress=progress,
    )


def drawn_answers(
    survey: Survey,
    interviews: int,
    rng: np.random.Generator,
    prevalences: Mapping[str, Sequence[float]],
) -> tuple[dict[str, Answers], dict[str, NDArray[np.float64]]]:
    """Return true answers, coded by question, and the shares that those of listed answers were drawn with.

    Parameters
    ----------
    survey
        the survey.
    interviews
        number of respondents.
    rng
        draws the answers.
    prevalences
        distributions over answers by question id; others are drawn uniformly from the simplex.
    """
    entered = {q.id: entered_answers(q) for q in survey.recorded_questions}
    listed = [q for q in survey.recorded_questions if entered[q.id] is None]
    shares: dict[str, NDArray[np.float64]] = {
        q.id: np.asarray(prevalences[q.id]) if q.id in prevalences else _drawn_shares(q, rng)
        for q in listed
    }
    answers: dict[str, Answers] = {
        q.id: rng.choice(len(q.answers), size=interviews, p=shares[q.id]) for q in listed
    }
    answers |= {name: own.draw(interviews, rng) for name, own in entered.items() if own is not None}
    return answers, shares


def _drawn_shares(question: AskedQuestion, rng: np.random.Generator) -> NDArray[np.float64]:
    """Return a distribution drawn uniformly; of a control item the known one."""
    if question.control is not None:
        known = float(question.control.prevalence)
        return np.array([known, 1 - known])
    return rng.dirichlet(np.ones(len(question.answers)))


def simulate_answers(
    survey: Survey,
    folder: Path,
    answers: Mapping[str, Answers],
    *,
    kiosks: int = 1,
    rng: np.random.Generator,
    progress: Progress = no_progress,
) -> tuple[Path, ...]:
    """Pass true answers, coded by question, through the survey's channels, one interview each.

    Raises
    ------
    UserProblem
        if a number is out of range.
    DiskProblem
        if a file cannot be written.
    Cancelled
        when ``progress`` raises it.
    """
    return _write(
        survey,
        folder,
        answers,
        interviews=len(next(iter(answers.values()))),
        kiosks=kiosks,
        rng=rng,
        nuisances={},
        progress=progress,
    )


def true_shares(
    question: AskedQuestion, shares: Sequence[float], given: Mapping[str, Fraction]
) -> list[tuple[str, float]]:
    """Return what an estimate of the question should come to, by the name that it has there."""
    design = question.design
    if not isinstance(design, LatentDesign):
        return list(zip(question.answers, shares, strict=True))
    targets = design.target_shares([Fraction(share) for share in shares], given)
    return [
        (name if name in design.answers else other_share_name(name), float(share))
        for name, share in targets.items()
        if share is not None
    ]


def _truth(
    question: AskedQuestion,
    answers: Answers,
    shares: Mapping[str, NDArray[np.float64]],
    given: Mapping[str, Fraction],
) -> list[TrueShare]:
    own = entered_answers(question)
    if own is not None:
        return [TrueShare(question.id, *each) for each in own.truth(answers)]
    truth = true_shares(question, shares[question.id].tolist(), given)
    return [TrueShare(question.id, *each) for each in truth]


def _check_size(interviews: int, kiosks: int) -> None:
    if interviews < 1 or not 1 <= kiosks <= interviews:
        reason = msg(
            "{interviews} interviews at {kiosks} kiosks; give at least one interview a kiosk",
            interviews=interviews,
            kiosks=kiosks,
        )
        raise simulation_problem(reason=reason)
    if interviews > MOST_INTERVIEWS:
        reason = msg(
            "{interviews} interviews are more than the {most_interviews} that fit in a run",
            interviews=f"{interviews:,}",
            most_interviews=f"{MOST_INTERVIEWS:,}",
        )
        raise simulation_problem(reason=reason)


def _write(
    survey: Survey,
    folder: Path,
    answers: Mapping[str, Answers],
    *,
    interviews: int,
    kiosks: int,
    rng: np.random.Generator,
    nuisances: Nuisances,
    progress: Progress,
    day: date = DAY,
) -> tuple[Path, ...]:
    _check_size(interviews, kiosks)
    check_capacity(survey, interviews)
    make_folder(folder)
    files: list[Path] = []
    for kiosk, part in enumerate(np.array_split(np.arange(interviews), kiosks)):
        progress(kiosk, kiosks)
        # the seed makes the signing key as well, so that equal seeds make equal files
        key = Ed25519PrivateKey.from_private_bytes(rng.bytes(32))
        columns = simulated_records(
            survey, {name: column[part] for name, column in answers.items()}, rng, nuisances
        )
        ids = _drawn_ids(len(part), rng)
        # ids are drawn apart from answers, so sorted by id records keep no order of interviews
        path = folder / f"{survey.id}-v{survey.version}-kiosk{kiosk + 1:04d}{ENDING}"
        if survey.tallies is None:
            lines = sorted(map(",".join, zip(ids, *columns, strict=True)))
            data = compose(survey, lines, key, batch=1, export=1, days=(day, day), mode=SIMULATED)
            write_once(path, data)
            files.append(path)
        else:  # the ids are drawn all the same: equal seeds make equal reports, kept or counted
            files += write_tallies(survey, path, list(zip(*columns, strict=True)), key, day)
    progress(kiosks, kiosks)
    return tuple(files)


def simulated_records(
    survey: Survey, answers: Mapping[str, Answers], rng: np.random.Generator, nuisances: Nuisances
) -> list[list[str]]:
    """Return what is recorded of simulated respondents with these answers: the record's columns."""
    met = _met(survey, answers, rng)
    drawn: dict[str, list[list[str]]] = {
        q.id: _words(q, met[q.id], rng, nuisances.get(q.id)) for q in survey.recorded_questions
    }
    kept = only_relevant(survey.questions, drawn)
    return [column for q in survey.recorded_questions for column in kept[q.id]]


def _drawn_ids(size: int, rng: np.random.Generator) -> list[str]:
    """Return random 128-bit ids in hex: one draw of many bytes is as good as many of sixteen."""
    digits = rng.bytes(16 * size).hex()
    return [digits[start : start + 32] for start in range(0, 32 * size, 32)]


def _met(
    survey: Survey, answers: Mapping[str, Answers], rng: np.random.Generator
) -> dict[str, Answers]:
    """Return the answers to what each respondent is asked: of each group a random few, as at the kiosk."""
    met = dict(answers)
    for group in survey.groups:
        places = np.tile(np.arange(len(group.of)), (len(answers[group.of[0]]), 1))
        # each member of a group gets a random rank: the lowest `size` are a uniform sample of them
        rank = rng.permuted(places, axis=1)
        for place, name in enumerate(group.of):
            met[name] = np.where(rank[:, place] < group.size, answers[name], NOT_ANSWERED)
    return met


def nuisance_draws(survey: Survey, nuisances: Nuisances | None = None) -> dict[str, str]:
    """Return for each question with people of several kinds how they are drawn, beyond the answers."""
    given = nuisances or {}
    return {
        q.id: _stated(given[q.id]) if q.id in given else q.design.simulation_note
        for q in survey.recorded_questions
        if q.design.simulation_note or q.id in given
    }


def _stated(given: Mapping[str, Fraction]) -> str:
    return ", ".join(f"{name} = {float(share):g}" for name, share in given.items())


def _words(
    question: AskedQuestion,
    answers: Answers,
    rng: np.random.Generator,
    given: Mapping[str, Fraction] | None = None,
) -> list[list[str]]:
    """Return the question's columns of the record; ``given`` shares are those of its design."""
    own = entered_answers(question)
    if own is not None:
        return own.reports(answers, rng)
    if given and isinstance(question.design, Design):
        return [_with_careless(question.design, question, answers, rng, given[CARELESS])]
    if given and isinstance(question.design, LatentDesign):
        return _of_kinds(question.design, question, answers, rng, given)
    return _simulated(question.design, question, answers, rng)


def _with_careless(
    design: Design,
    question: AskedQuestion,
    answers: Answers,
    rng: np.random.Generator,
    share: Fraction,
) -> list[str]:
    """Let a share of the respondents report as careless people do; missing answers stay missing."""
    reports = simulate_channel_reports(design.channel, answers, rng)
    chances = [float(chance) for chance in careless_reports(design, question.mode)]
    # careless people's reports depend on no answer, so they are drawn apart from it
    careless = rng.choice(len(chances), size=len(answers), p=chances)
    is_careless = (rng.random(len(answers)) < float(share)) & (answers != NOT_ANSWERED)
    return _named(question.reports, np.where(is_careless, careless, reports))


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
    return [_named(question.reports, simulate_channel_reports(design.channel, answers, rng))]


@_simulated.register
def _(
    design: LatentDesign, question: AskedQuestion, answers: Answers, rng: np.random.Generator
) -> list[list[str]]:
    return _of_kinds(design, question, answers, rng, {})


def _of_kinds(
    design: LatentDesign,
    question: AskedQuestion,
    answers: Answers,
    rng: np.random.Generator,
    given: Mapping[str, Fraction],
) -> list[list[str]]:
    """Draw each person's class and sample, then the report; who is missing has neither."""
    by_answer = tuple(design.class_shares(answer, given) for answer in range(design.answer_count))
    # Pr(class | answer) has the form of a channel, so the same exact draw serves
    kinds = simulate_channel_reports(Channel(by_answer), answers, rng)
    everybody = np.zeros(len(answers), dtype=np.int64)
    # the sample does not depend on the answer, which the estimators of two samples rest on
    samples = simulate_channel_reports(Channel((design.sample_shares,)), everybody, rng)
    report = np.full(len(answers), "", dtype=object)
    for sample, channel in enumerate(design.channels):
        drawn = samples == sample
        named = _named(
            question.alphabets[sample], simulate_channel_reports(channel, kinds[drawn], rng)
        )
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
    header, rows = read_cells(path)
    table = _Truth(path.name, header, rows)
    return {q.id: table.answers(q) for q in survey.recorded_questions}, len(rows)


@dataclass(frozen=True, slots=True)
class _Truth:
    """A table of answers: one row a respondent, one column a question or a member of a joint one."""

    file: str
    header: Sequence[str]
    rows: Sequence[tuple[int, Sequence[str]]]

    def answers(self, question: AskedQuestion) -> Answers:
        """Return the codes of the question's answers, from its own column or from its members'."""
        members = question.answered_together
        if not members or question.id in self.header:
            return self._column(question)
        # who leaves one member unanswered leaves the question unanswered
        parts = [self._column(member) for member in members]
        missing = np.any([part == NOT_ANSWERED for part in parts], axis=0)
        # −1 would not be a valid index of the joint answer; such rows are blanked
        sizes = [len(member.answers) for member in members]
        whole = np.ravel_multi_index([np.maximum(part, 0) for part in parts], sizes)
        return np.where(missing, NOT_ANSWERED, whole).astype(np.int64)

    def _column(self, question: AskedQuestion) -> Answers:
        if question.id not in self.header:
            reason = msg(
                "there is no column {name}; give one for each question, and of a joint "
                "question its own or its members'",
                name=question.id,
            )
            raise TableProblem(file=self.file, line=1, column=len(self.header), reason=reason)
        place = self.header.index(question.id)
        own = entered_answers(question)
        codes = {answer: code for code, answer in enumerate(question.answers)} | {"": NOT_ANSWERED}
        read: Callable[[str], object] = codes.get if own is None else own.code
        column = []
        for number, row in self.rows:
            cell = row[place].strip()
            code = read(cell)
            if code is None:
                known = ", ".join(question.answers[:8]) if own is None else own.known
                reason = msg(
                    "{cell} is not an answer to {name}; they are {question}",
                    cell=cell,
                    name=question.id,
                    question=known,
                )
                raise TableProblem(file=self.file, line=number, column=place + 1, reason=reason)
            column.append(code)
        is_coded = own is None or own.is_coded
        return np.array(column, dtype=np.int64 if is_coded else object)
