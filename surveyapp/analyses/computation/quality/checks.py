"""The tests that look for something wrong with the data; all of a project are judged together, by Holm.

Each gives a p-value: exact, an upper bound, or, of the tests that designs and direct arms bring, that of a
χ² distribution. Together they raise a false alarm in at most ``FALSE_ALARMS`` of all projects without a
fault; half of that is kept for what is only approximate. What differs between places is no fault; a test
that finds it says so, and ``by`` compares kiosks only within groups of a direct question.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from fractions import Fraction

import numpy as np
import scipy
from numpy.typing import NDArray

from surveyapp.analyses.base.dataset import Reports
from surveyapp.analyses.base.progress import Progress, no_progress
from surveyapp.analyses.computation.estimates.latent_classes import estimate_latent_classes
from surveyapp.analyses.computation.quality.compared_items import (
    ComparedItem,
    Item,
    compared_items,
    samples_tallied,
)
from surveyapp.analyses.computation.quality.kiosk_counts import KioskCounts
from surveyapp.analyses.computation.quality.repeated_records import KioskRecords
from surveyapp.analyses.data.asked import are_drawn
from surveyapp.analyses.data.fieldwork import KioskSummary
from surveyapp.analyses.data.questions import YES_OR_NO
from surveyapp.designs import Design
from surveyapp.designs.core.channel import Channel
from surveyapp.designs.core.chi_square import combined_test, fit_test, upper_tail
from surveyapp.designs.latent.arms import ASKED_DIRECTLY, DirectArm
from surveyapp.designs.latent.base import LatentDesign
from surveyapp.estimation import special_functions
from surveyapp.estimation.matrices import matrix
from surveyapp.estimation.quality.impossible_reports import possible_by_site
from surveyapp.estimation.quality.outliers import (
    ALARM_LEVEL,
    Deviation,
    binomial_p,
    deviations,
    holm,
)
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.types.base import AskedQuestion

Whole = NDArray[np.int64]
Vector = NDArray[np.float64]

LEAST_COPIED = 0.02
"""A smaller share of copies would hardly matter, and could come from people who answer much alike."""


class CheckKind(Enum):
    """What a test looks for; the value is its name in tables."""

    KIOSK_DIFFERS = "kiosk differs"
    KIOSK_IMPOSSIBLE = "kiosk outside the feasible range"
    IMPOSSIBLE = "outside the feasible range"
    REPEATED = "repeated records"
    BREAK_OFFS = "break-offs"
    MISSING = "missing differs"
    DIRECT_ARM = "coins against asked directly"
    DESIGN = "test of the design"
    CONTROL = "control item"


@dataclass(frozen=True, slots=True)
class Check:
    """One test."""

    kind: CheckKind
    """What it looks for."""
    kiosk: str
    question: str
    """What it looks at; empty where at all of them."""
    n: int
    """Reports, or records."""
    report: str
    """The one that tells most."""
    share: float
    expected: float | None
    """Its share, and what it is compared with. For repeated records numbers of pairs."""
    statistic: float | None
    """Deviance, G² or χ², where there is one."""
    p_value: float
    """Of this test alone."""
    p_adjusted: float = 1.0
    """Among all tests of the project (Holm)."""
    is_large: bool = True
    """Whether what it found would matter."""

    @property
    def test(self) -> str:
        """The name of the test in tables."""
        return self.kind.value

    @property
    def is_found(self) -> bool:
        """Whether it raises an alarm."""
        return self.is_large and self.p_adjusted <= ALARM_LEVEL


Family = tuple[CheckKind, ComparedItem, Sequence[str]]
"""What is compared between the kiosks of these names, and what for."""


def comparisons(sites: KioskCounts, questions: Sequence[AskedQuestion]) -> list[ComparedItem]:
    """Return what is compared between kiosks: every randomized question.

    Answers to direct questions differ between places as a matter of course, so they are not compared.
    """
    randomized = (question for question in questions if question.design.is_randomized)
    return [one for question in randomized for one in compared_items(sites, question)]


def judged(checks: Sequence[Check]) -> tuple[Check, ...]:
    """Return the checks with p-values adjusted for all of them."""
    adjusted = holm([check.p_value for check in checks]).tolist()
    return tuple(
        c if p == c.p_adjusted else replace(c, p_adjusted=p)
        for c, p in zip(checks, adjusted, strict=True)
    )


def checks_of(
    reports: Reports,
    survey: Survey,
    sites: KioskCounts | None,
    *,
    compared: Sequence[ComparedItem],
    records: Sequence[KioskRecords],
    kiosks: Sequence[KioskSummary],
    progress: Progress = no_progress,
) -> tuple[Check, ...]:
    """Run every test that the data allow, and judge them together.

    Parameters
    ----------
    reports
        The reports of interviews.
    survey
        Their survey.
    sites
        The kiosks' counts; None where nobody knows the kiosks.
    compared
        What is compared between kiosks.
    records
        How equal the records of each kiosk are.
    kiosks
        What each kiosk has brought.
    progress
        Called at each question and comparison.
    """
    asked = survey.recorded_questions
    steps = len(asked) + 2 * len(compared) + 1
    found: list[Check] = []
    for done, question in enumerate(asked):
        progress(done, steps)
        found += _of_question(reports, question)
    if sites is None or len(sites.kiosks) < 2:
        return judged(found)
    found += _feasible_by_kiosk(asked, sites, compared)
    found += _repeated(records)
    progress(len(asked) + len(compared), steps)
    families: list[Family] = [(CheckKind.KIOSK_DIFFERS, one, sites.kiosks) for one in compared]
    families += [(CheckKind.MISSING, one, sites.kiosks) for one in _missing(survey, sites)]
    families += _begun(kiosks)
    size = len(found) + sum(len(names) for _, _, names in families)
    for done, (kind, one, names) in enumerate(families, start=len(asked) + len(compared)):
        progress(min(done, steps), steps)
        # the level of Bonferroni; what is found at it, Holm finds as well
        found += _different(kind, one, names, size)
    return judged(found)


def _different(
    kind: CheckKind, one: ComparedItem, kiosks: Sequence[str], size: int
) -> Iterator[Check]:
    """Yield how each kiosk differs; ``size`` is the number of all tests."""
    for kiosk, found in zip(kiosks, deviations(one.counts, ALARM_LEVEL / size), strict=True):
        if found is not None:
            yield _difference(kind, one.item, kiosk, found)


def _difference(kind: CheckKind, item: Item, kiosk: str, one: Deviation) -> Check:
    report = item.reports[one.report]
    return Check(
        kind, kiosk, item.name, one.n, report, one.share, one.elsewhere, one.deviance, one.p_value
    )


def _begun(kiosks: Sequence[KioskSummary]) -> Iterator[Family]:
    """Yield each kiosk's interviews that were broken off or timed out, and those that were not."""
    rows = [(k.break_offs + k.time_outs, k.interviews) for k in kiosks]
    counts = np.array(rows, dtype=np.int64).reshape(1, -1, 2)
    if counts[..., 0].any():
        item = Item("", ("broken off", "finished"))
        yield CheckKind.BREAK_OFFS, ComparedItem(item, counts), [kiosk.kiosk for kiosk in kiosks]


def _missing(survey: Survey, sites: KioskCounts) -> Iterator[ComparedItem]:
    """Yield who answered, for each question that everybody was asked and nobody had to answer."""
    drawn = are_drawn(survey)
    for question in survey.recorded_questions:
        if question.required or question.relevant is not None or question.id in drawn:
            continue
        item = Item(question.id, ("not answered", "answered"))
        yield ComparedItem(item, sites.answered(question))


def _of_question(source: Reports, question: AskedQuestion) -> Iterator[Check]:
    design = question.design
    if isinstance(design, DirectArm) and len(design.base_design.reports(YES_OR_NO)) == 2:
        yield from _direct_arm(source, question, design)
    elif isinstance(design, LatentDesign):
        yield from _of_samples(source, question, design)
    elif isinstance(design, Design) and design.is_randomized:
        counts = source.counts(question)[None]
        if counts.sum():
            yield from _feasible(CheckKind.IMPOSSIBLE, question, design, ("",), counts[None])
            yield from _control(question, design, counts)


def _feasible(
    kind: CheckKind, question: AskedQuestion, design: Design, kiosks: Sequence[str], counts: Whole
) -> Iterator[Check]:
    """Yield whether each kiosk's reports can come from answers of people, those alone that have any."""
    there = np.flatnonzero(counts.sum(axis=1))
    counts = counts[there]
    n = counts.sum(axis=1)
    shares = counts / n[:, None]
    farthest, bounds = _farthest_out(design.channel, shares)
    statistics, p_values = possible_by_site(design.channel, counts)
    for row, (place, report) in enumerate(zip(there.tolist(), farthest.tolist(), strict=True)):
        yield Check(
            kind,
            kiosks[place],
            question.id,
            int(n[row]),
            question.reports[report],
            float(shares[row, report]),
            float(bounds[row]),
            float(statistics[row]),
            float(p_values[row]),
        )


def _farthest_out(channel: Channel, shares: Vector) -> tuple[Whole, Vector]:
    """Return the report whose share is farthest outside its limits, and the limit next to it, of each row."""
    columns = np.array([[float(p) for p in column] for column in zip(*channel.rows, strict=True)])
    # expected shares of reports are mixtures of the channel's rows, so each lies within its column
    nearest = np.clip(shares, columns.min(axis=1), columns.max(axis=1))
    farthest = np.abs(shares - nearest).argmax(axis=1)
    return farthest, nearest[np.arange(len(shares)), farthest]


def _feasible_by_kiosk(
    asked: Sequence[AskedQuestion], sites: KioskCounts, compared: Sequence[ComparedItem]
) -> Iterator[Check]:
    designs: dict[str, AskedQuestion] = {q.id: q for q in asked}
    for one in compared:
        question = designs.get(one.item.name)
        if question is not None and isinstance(question.design, Design):
            counts = one.counts.sum(axis=0)
            yield from _feasible(
                CheckKind.KIOSK_IMPOSSIBLE, question, question.design, sites.kiosks, counts
            )


def _control(question: AskedQuestion, design: Design, counts: Whole) -> Iterator[Check]:
    """Test the first report of a control item against its known share, exactly."""
    if question.control is None:
        return
    known = question.control.prevalence
    yes, no = design.channel.rows
    # a known prevalence leaves one number, and the first report is binomial: the test is exact
    share = float(known * yes[0] + (1 - known) * no[0])
    n, count = int(counts.sum()), int(counts[0])
    p_value = binomial_p(count, n, share)
    name = question.reports[0]
    yield Check(CheckKind.CONTROL, "", question.id, n, name, count / n, share, None, p_value)


def _of_samples(source: Reports, question: AskedQuestion, design: LatentDesign) -> Iterator[Check]:
    tallies = _tallies(source, question)
    if tallies is None:
        return
    n = sum(int(tally.sum()) for tally in tallies)
    told = estimate_latent_classes(design, tallies, method=None, level=0.95, population=None)
    for test in told.tests:
        yield Check(
            CheckKind.DESIGN,
            "",
            question.id,
            n,
            test.hypothesis,
            0.0,
            None,
            test.statistic,
            test.p_value,
        )


def _tallies(source: Reports, question: AskedQuestion) -> tuple[Whole, ...] | None:
    """Return the reports of each sample; None where a sample has none."""
    tallies = samples_tallied(source, question)
    return tuple(tallies) if all(tally.sum() for tally in tallies) else None


def _direct_arm(source: Reports, question: AskedQuestion, design: DirectArm) -> Iterator[Check]:
    """χ² of both arms against the one prevalence that fits them best (Pearson 1900), 1 degree of freedom."""
    tallies = _tallies(source, question)
    if tallies is None:
        return
    coins, directly = tallies
    channels = (design.base_design.channel, ASKED_DIRECTLY.channel)
    rows = [matrix(c.rows) for c in channels]
    shares = _best_shares(rows, tallies)
    # each arm has one free share, and one prevalence is estimated from both: 2 - 1 degrees
    tests = [
        fit_test(tally.tolist(), [Fraction(float(s)) for s in share])
        for tally, share in zip(tallies, shares, strict=True)
    ]
    statistic = combined_test(tests).statistic
    debiasing = design.base_design.channel.debiasing()
    # the unbiased estimate: the mean pseudo-answer, which may leave 0 to 1
    with_coins = float(np.array([float(row[0]) for row in debiasing]) @ coins / coins.sum())
    yield Check(
        CheckKind.DIRECT_ARM,
        "",
        question.id,
        int(coins.sum() + directly.sum()),
        "yes",
        with_coins,
        float(directly[0] / directly.sum()),
        statistic,
        1.0 if statistic < 1e-9 else upper_tail(statistic, 1),
    )


def _best_shares(rows: Sequence[Vector], tallies: Sequence[Whole]) -> list[Vector]:
    """Return each arm's expected shares at the prevalence of highest likelihood."""

    def shares(prevalence: float) -> list[Vector]:
        return [np.array([prevalence, 1 - prevalence]) @ one for one in rows]

    def lacking(prevalence: float) -> float:
        both = zip(shares(prevalence), tallies, strict=True)
        return -sum(float(special_functions.xlogy(tally, share).sum()) for share, tally in both)

    # shares are linear in the prevalence, so the log likelihood is concave and has one maximum
    found = scipy.optimize.minimize_scalar(lacking, bounds=(1e-9, 1 - 1e-9), method="bounded")
    return shares(float(found.x))


def _repeated(records: Sequence[KioskRecords]) -> Iterator[Check]:
    """Compare how often equal records occur at each kiosk with all kiosks together."""
    for one in records:
        found = one.shown
        yield Check(
            CheckKind.REPEATED,
            one.kiosk,
            "",
            one.n,
            "",
            found.pairs,
            found.expected,
            None,
            one.p_value,
            is_large=max(one.found.copies, one.plain.copies, one.equal) >= LEAST_COPIED * one.n,
        )
