"""The black-box audit: tap like a respondent, read what is recorded, and judge by that alone.

Each randomized question is asked in interviews of its own, by the state machine and the randomizer that
the kiosk uses, with the operating system's coins; nothing is looked at but what would be saved.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from fractions import Fraction
from functools import singledispatch

import numpy as np
from numpy.typing import NDArray

from surveyapp.analyses.base.progress import Progress, no_progress
from surveyapp.designs import Design, Mode
from surveyapp.designs.core.channel import Channel
from surveyapp.designs.core.coins import Coins, SystemCoins
from surveyapp.designs.core.design import Declared
from surveyapp.designs.latent.arms import Arms
from surveyapp.designs.latent.base import LatentDesign
from surveyapp.designs.oracles.base import OracleDesign
from surveyapp.designs.quantitative.base import QuantitativeDesign
from surveyapp.errors import UserProblem
from surveyapp.estimation import privacy_audit
from surveyapp.estimation.matrices import matrix
from surveyapp.estimation.prevalence.frequency_oracles import (
    NotReports,
    code_reports,
    support_matrix,
)
from surveyapp.estimation.privacy_audit import ChiSquare
from surveyapp.messages.message import msg
from surveyapp.messages.numerals import rounded_up
from surveyapp.services.kiosk.interview import Interview
from surveyapp.services.kiosk.prepared_survey import PreparedSurvey, prepare_survey
from surveyapp.services.kiosk.screen import Screen, Stage
from surveyapp.services.privacy.audit_numbers import Cells, is_countable, tapped_answers
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.types.base import Answer, AnswerKind, AskedQuestion
from surveyapp.survey.types.joint import Joint

TAPS = 5000
"""Taps of each answer. With two coins they nearly surely find a kiosk that records the truth 1 time in 8."""
ALL_TAPS, FEWEST_TAPS = 100_000, 400
"""Where there are many answers, all together get about so many, and each at least so many."""
CONFIDENCE = 0.99

BlackBox = Callable[[int], str]
"""Touch an answer, given as its index; returns what is recorded."""


def _audit_problem(*, reason: object) -> UserProblem:
    """What is asked of an audit does not fit."""
    return UserProblem(msg("The audit cannot run: {reason}.", reason=reason))


class AuditVerdict(Enum):
    """What an audit found."""

    KEPT = "no fault found"
    TOO_MUCH = "reveals more than promised"
    NOT_ITS_CHANNEL = "not the published odds"
    NOT_AUDITED = "nothing to audit"


@dataclass(frozen=True, slots=True)
class AuditRow:
    """One question: ``taps`` of each answer; promised is None where it is infinite."""

    question: str
    design: str
    taps: int
    promised: float | None
    lower_bound: float | None
    chi2: float | None
    df: int | None
    p_value: float | None
    verdict: str

    @property
    def is_broken(self) -> bool:
        """Whether the audit proved a fault."""
        return self.verdict in {AuditVerdict.TOO_MUCH.value, AuditVerdict.NOT_ITS_CHANNEL.value}


@dataclass(frozen=True, slots=True)
class AuditFinding:
    """What the taps of one question say."""

    lower_bound: float
    test: ChiSquare


def audit_survey(
    survey: Survey,
    *,
    taps: int | None = None,
    confidence: float = CONFIDENCE,
    coins: Coins | None = None,
    progress: Progress = no_progress,
) -> tuple[AuditRow, ...]:
    """Audit every randomized question of a survey; all lower bounds hold together with ``confidence``.

    Parameters
    ----------
    survey
        The survey.
    taps
        How often each answer is tapped; None is ``default_taps``.
    confidence : between 0 and 1
        Confidence of all lower bounds together.
    coins
        The source of randomness; None is the operating system's.
    progress
        Called with the number of questions done and of all.

    Raises
    ------
    UserProblem
        if ``taps`` or ``confidence`` is out of range.
    RandomnessFailed
        if the operating system gives no randomness.
    Cancelled
        when ``progress`` raises it.
    """
    source = SystemCoins() if coins is None else coins
    audited = [q for q in survey.randomized if _is_auditable(q)]
    # Bonferroni: m bounds, each wrong with probability α/m, are all right with 1 - α
    each = 1 - (1 - confidence) / max(len(audited), 1)
    rows = []
    for number, question in enumerate(survey.randomized):
        progress(number, len(survey.randomized))
        if question in audited:
            box = interview_as_box(survey, question, source)
            number_of_taps = default_taps(_tappable(question)) if taps is None else taps
            finding = audit_box(
                question.design,
                box,
                taps=number_of_taps,
                confidence=each,
                recorded=_recorded(question),
                progress=progress,
            )
            rows.append(judged_row(question.id, question.design, number_of_taps, finding))
        else:
            rows.append(_skipped(question))
    return tuple(rows)


def _tappable(question: AskedQuestion) -> int:
    """Return how many different answers are tapped."""
    design = question.design
    if isinstance(design, QuantitativeDesign):
        return len(tapped_answers(design.stated_scale))
    return len(question.answers)


def default_taps(answers: int) -> int:
    """Return how often each of so many answers is tapped by default."""
    return max(FEWEST_TAPS, min(TAPS, ALL_TAPS // answers))


def _is_auditable(question: AskedQuestion) -> bool:
    """Return whether software draws the question's coins, and its reports follow one known channel."""
    if question.mode not in {Mode.KIOSK_COINS, Mode.SHOWN_COINS}:
        return False
    design = question.design
    if isinstance(design, QuantitativeDesign):
        return is_countable(design)
    return design.answer_count > 0


def interview_as_box(survey: Survey, question: AskedQuestion, coins: Coins) -> BlackBox:
    """Return the kiosk as a black box: an interview with this one question for every tap.

    An index is for multiple choice the set of that choice alone, and for a number one of
    ``tapped_answers``.
    """
    alone = replace(question, relevant=None)  # what it depends on is not asked here
    prepared = prepare_survey(replace(survey, questions=(alone,), groups=()))
    design = question.design
    if isinstance(design, QuantitativeDesign):
        numbers = tapped_answers(design.stated_scale)
        return lambda place: _whole_interview(prepared, numbers[place], coins)
    if question.answer_kind is AnswerKind.CHOICES:
        return lambda place: _whole_interview(prepared, frozenset({place}), coins)
    return lambda answer: _whole_interview(prepared, answer, coins)


def _whole_interview(prepared: PreparedSurvey, answer: Answer, coins: Coins) -> str:
    saved: list[str] = []
    interview = Interview(prepared, coins, saved.extend)
    while not interview.is_over:
        screen = interview.screen
        if screen.stage is Stage.LANGUAGE:
            interview.choose_language(screen.language)
        elif screen.explains_cards:
            interview.go_on()
        elif screen.cards is not None and screen.cards.is_sealed:
            interview.keep()
        elif screen.cards is not None and screen.cards.is_waiting:
            interview.trust()
        elif screen.must_toss:
            interview.toss()
        elif (
            isinstance(screen.question, Joint)
            and screen.member is not None
            and isinstance(answer, int)
        ):
            part = screen.question.members.index(screen.member)
            interview.answer(screen.question.parts(answer)[part])
        elif screen.stage in {Stage.PRACTICE, Stage.QUESTION} and not _is_forced(screen):
            interview.answer(answer)
        else:
            interview.go_on()
    if interview.trouble is not None:
        raise interview.trouble
    return ",".join(saved)


def _is_forced(screen: Screen) -> bool:
    return screen.coin is not None and screen.coin.forced is not None


def audit_box(
    design: Declared,
    box: BlackBox,
    *,
    taps: int = TAPS,
    confidence: float = CONFIDENCE,
    recorded: Sequence[str] = (),
    progress: Progress = no_progress,
) -> AuditFinding:
    """Tap each answer of a black box, and compare what is recorded with a design.

    Parameters
    ----------
    design
        The design that is promised.
    box
        Returns the recorded value for the index of an answer.
    taps
        How often each answer is tapped.
    confidence : between 0 and 1
        Confidence of the lower bound of ε.
    recorded
        The recorded values of a channel's reports, in its order.
    progress
        Called with the number of answers done and of all.

    Raises
    ------
    UserProblem
        if ``taps`` or ``confidence`` is out of range.
    """
    if taps < 1:
        raise _audit_problem(reason=msg("{taps} taps; give at least 1", taps=taps))
    if not 0 < confidence < 1:
        raise _audit_problem(
            reason=msg(
                "the confidence is {confidence}; it must be above 0 and below 1",
                confidence=confidence,
            )
        )
    if isinstance(design, OracleDesign):
        return _of_oracle(design, _tapped(box, design.k, taps, progress), taps, confidence)
    if isinstance(design, QuantitativeDesign):
        answers = tapped_answers(design.stated_scale)
        cells = Cells(design, answers)
        tapped = _tapped(box, len(answers), taps, progress)
        named = ([cells.name(report) for report in reports] for reports in tapped)
        return _of_channel(cells.channel, named, confidence, cells.names)
    channel = _channel(design)
    return _of_channel(channel, _tapped(box, channel.answers, taps, progress), confidence, recorded)


@singledispatch
def _channel(design: Declared) -> Channel:
    """Return the channel from answers to what the record says, its sample included."""
    raise TypeError(f"no channel to audit for {design.name}")


@_channel.register
def _(design: Design) -> Channel:
    return design.channel


@_channel.register
def _(design: LatentDesign) -> Channel:
    """Chance draws the sample whatever the answer is: share of the sample times its channel."""
    return _with_samples(design, design.channels)


@_channel.register
def _(design: Arms) -> Channel:
    """What is touched is the answer to the wording that one reads."""
    return _with_samples(design, design.touched)


def _with_samples(design: LatentDesign, channels: Sequence[Channel]) -> Channel:
    # sample and answer are independent: Pr(sample, report | answer) is the product
    samples = tuple(zip(design.sample_shares, channels, strict=True))
    return Channel(
        tuple(
            tuple(share * entry for share, channel in samples for entry in channel.rows[answer])
            for answer in range(design.answer_count)
        )
    )


def _tapped(box: BlackBox, answers: int, taps: int, progress: Progress) -> Iterator[list[str]]:
    """Yield, answer by answer, what was recorded."""
    for answer in range(answers):
        progress(answer, answers)
        yield [box(answer) for _ in range(taps)]


def _of_channel(
    channel: Channel, tapped: Iterator[list[str]], confidence: float, recorded: Sequence[str]
) -> AuditFinding:
    """Count each report; what is none of them goes into a last column that the channel never gives."""
    tallies = [Counter(values) for values in tapped]
    known = [[tally[value] for value in recorded] for tally in tallies]
    strange = [sum(tally.values()) - sum(row) for tally, row in zip(tallies, known, strict=True)]
    counts = np.array(known, dtype=np.int64)
    shares = matrix(channel.rows)
    # an impossible report has an expected count of 0, which makes χ² infinite
    if any(strange):
        counts = np.column_stack((counts, strange))
        shares = np.column_stack((shares, np.zeros(len(shares))))
    test = privacy_audit.chi_square(counts, shares * counts.sum(axis=1, keepdims=True))
    return AuditFinding(privacy_audit.epsilon_from_counts(counts, confidence), test)


def _of_oracle(
    design: OracleDesign, tapped: Iterator[list[str]], taps: int, confidence: float
) -> AuditFinding:
    """Count pairs for ε; for χ² every report where they are few, else who is supported."""
    k = design.k
    hits, misses = np.zeros((k, k), dtype=np.int64), np.zeros((k, k), dtype=np.int64)
    counts, expected = [], []
    cells = np.array([float(cell) for cell in design.support.cells()])
    # χ² needs about 5 expected in each cell; too many reports are merged by what they support
    is_small = design.number_of_reports * privacy_audit.FEWEST_EXPECTED <= taps
    for answer, values in enumerate(tapped):
        try:
            supports = support_matrix(design, code_reports(design, values))
        except NotReports:
            # no report of the design at all: as impossible as one of probability 0
            return AuditFinding(0.0, ChiSquare(math.inf, 1))
        hits[answer], misses[:, answer] = privacy_audit.pair_events(answer, supports)
        if is_small:
            seen, shares = _every_report(design, answer, values)
        else:
            seen, shares = privacy_audit.pair_cells(answer, supports), cells
        counts.append(seen)
        expected.append(shares * taps)
    test = privacy_audit.chi_square(np.array(counts), np.array(expected))
    return AuditFinding(privacy_audit.epsilon_from_pairs(hits, misses, taps, confidence), test)


def _every_report(
    design: OracleDesign, answer: int, values: Sequence[str]
) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
    tally = Counter(values)
    reports = tuple(design.every_report())
    shares = [float(design.probability(report, answer)) for report in reports]
    return np.array([tally[report] for report in reports]), np.array(shares)


def _recorded(question: AskedQuestion) -> Sequence[str]:
    return [
        ",".join(question.cells(report, sample))
        for sample, alphabet in enumerate(question.alphabets, start=1)
        for report in alphabet
    ]


def judged_row(question: str, design: Declared, taps: int, finding: AuditFinding) -> AuditRow:
    """Return the row of a question, with the verdict.

    Parameters
    ----------
    question
        The question's id.
    design
        The design that is promised.
    taps
        How often each answer was tapped.
    finding
        The lower bound of ε, and the test.
    """
    p_value = finding.test.p_value
    # both faults can show at once; a broken promise of privacy is the graver one
    if privacy_audit.exceeds(finding.lower_bound, _tested_ratio(design)):
        verdict = AuditVerdict.TOO_MUCH
    elif p_value < privacy_audit.SMALLEST_P:
        verdict = AuditVerdict.NOT_ITS_CHANNEL
    else:
        verdict = AuditVerdict.KEPT
    return AuditRow(
        question=question,
        design=design.name,
        taps=taps,
        promised=None if design.worst_ratio is None else design.privacy_loss,
        lower_bound=finding.lower_bound,
        chi2=None if math.isinf(finding.test.statistic) else finding.test.statistic,
        df=finding.test.df,
        p_value=p_value,
        verdict=verdict.value,
    )


def _tested_ratio(design: Declared) -> Fraction | None:
    """Return the worst ratio that the taps can show: oracles are asked about two answers of one choice."""
    return design.pair_ratio if isinstance(design, OracleDesign) else design.worst_ratio


def _skipped(question: AskedQuestion) -> AuditRow:
    design: Declared = question.design
    promised = None if design.worst_ratio is None else design.privacy_loss
    verdict = AuditVerdict.NOT_AUDITED.value
    return AuditRow(question.id, design.name, 0, promised, None, None, None, None, verdict)


COLUMNS = (
    "question",
    "design",
    "taps",
    "promised",
    "lower_bound",
    "chi2",
    "df",
    "p_value",
    "verdict",
)
HEADER = ("question", "design", "taps", "ε promised", "ε at least", "χ²", "df", "p", "verdict")


def readable_audit_row(row: AuditRow) -> list[str]:
    """Return the row as a person reads it; what is promised is rounded up, what is proved down."""
    if row.lower_bound is None:
        empty = ["–"] * 6
        return [row.question, row.design, *empty, row.verdict]
    promised = math.inf if row.promised is None else row.promised
    return [
        row.question,
        row.design,
        str(row.taps),
        rounded_up(promised),
        f"{math.floor(row.lower_bound * 10_000) / 10_000:.4f}",
        "∞" if row.chi2 is None else f"{row.chi2:.2f}",
        str(row.df),
        f"{row.p_value:.3g}",
        row.verdict,
    ]


def explain_fault(row: AuditRow, confidence: float) -> str:
    """Return what is wrong with a broken question, and what to do."""
    if row.verdict == AuditVerdict.TOO_MUCH.value:
        return (
            f"{row.question}: this program gives away ε ≥ {row.lower_bound:.4f} (confidence "
            f"{confidence:g}), more than the promised {row.promised:.4f}. {ADVICE}"
        )
    return (
        f"{row.question}: the reports do not have the odds of {row.design} (χ² p-value "
        f"{row.p_value:.2g}). {ADVICE}"
    )


ADVICE = (
    "Audit once more; if it is found again, ask nobody with this program and reinstall it from a source "
    "that you trust."
)
