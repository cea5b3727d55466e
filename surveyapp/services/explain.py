"""What one design is, told from the design itself: in the terminal and in the desk's help alike."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from fractions import Fraction

from surveyapp.designs import DESIGN_BY_NAME, Design
from surveyapp.designs.channel import Row
from surveyapp.designs.exact import written
from surveyapp.errors import QT_TRANSLATE_NOOP, UserProblem
from surveyapp.estimation.pseudo_answers import moments
from surveyapp.services.describe import odds_of, stated, told_epsilon

SHARES = (Fraction(1, 20), Fraction(1, 5), Fraction(1, 2))
REPORTS = 1000


class NoSuchDesign(UserProblem):
    """The catalogue has no such design."""

    sentence = QT_TRANSLATE_NOOP("errors", "There is no design {name}; known designs are {known}.")


def explain_design(name: str) -> Iterator[str]:
    """Yield the lines that explain the design called ``name``, with its everyday parameters.

    Raises:
        NoSuchDesign: at once, if the catalogue has no such design.
    """
    if name not in DESIGN_BY_NAME:
        raise NoSuchDesign(name=name, known=", ".join(DESIGN_BY_NAME))
    return _lines(DESIGN_BY_NAME[name])


def _lines(design: type[Design]) -> Iterator[str]:
    example = design.exemplified()
    answers, labels = _answers(example)
    reports = example.reports(answers)
    yield f"{design.name}: {design.title}"
    yield from _section("When to use it", [design.when])
    yield from _section("Parameters", _parameters(design))
    yield ""
    yield f"What follows is for {stated(example)}, with {len(answers)} answers."
    for mode in design.modes:
        told = [str(phrase) for phrase in example.instruction(mode, labels)]
        yield from _section(f"What the respondent is told ({mode.value})", told)
    yield from _section(
        "Channel: the probability of each report, one row an answer",
        _table(answers, reports, example.channel.rows),
    )
    yield from _section("Odds", _odds(example, answers, reports))
    yield from _section("Privacy loss", [_privacy(example, answers, reports)])
    yield from _section("Estimator", _estimator(example, answers, reports))
    yield from _section("Variance", _variance(example, answers))
    yield from _section("Source", [design.source])


def _section(heading: str, lines: Sequence[str]) -> Iterator[str]:
    yield ""
    yield heading
    yield from (f"  {line}" for line in lines)


def _answers(design: Design) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return ids and labels to explain with: yes and no, or letters."""
    if design.channel.answers == 2:
        return ("yes", "no"), ("Yes", "No")
    letters = tuple("ABCDEFGHIJKLMNOPQRSTUVWXYZ"[: design.channel.answers])
    return letters, letters


def _parameters(design: type[Design]) -> list[str]:
    declared = design.written_parameters()
    if not declared:
        return ["none"]
    return [
        f"{name}: {parameter.meaning}; {parameter.allowed}"
        + (" (give one of these)" if parameter.is_optional else "")
        for name, parameter in declared.items()
    ]


def _table(names: Sequence[str], columns: Sequence[str], rows: Sequence[Row]) -> list[str]:
    cells = [["", *columns], *([n, *map(_short, row)] for n, row in zip(names, rows, strict=True))]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    return [
        "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip()
        for line in cells
    ]


def _short(number: Fraction) -> str:
    """Return a fraction as it is where that is short, else with six digits."""
    text = written(number)
    return text if len(text) <= 9 else f"{float(number):.6g}"


def _odds(design: Design, answers: Sequence[str], reports: Sequence[str]) -> list[str]:
    if not design.is_randomized:
        return ["none: every answer is reported as it is"]
    return odds_of(design.channel, answers, reports).split("; ")


def _privacy(design: Design, answers: Sequence[str], reports: Sequence[str]) -> str:
    if not design.is_randomized:
        return "ε infinite: every answer is recorded as it is given"
    return "ε " + told_epsilon(design, answers, reports)


def _estimator(design: Design, answers: Sequence[str], reports: Sequence[str]) -> list[str]:
    scores = design.channel.debiasing()
    if len(reports) == 2:
        slope = scores[0][0] - scores[1][0]
        offset = _short(abs(scores[1][0]))
        sign = "−" if scores[1][0] < 0 else "+"
        share = f"λ̂({reports[0]})"
        formula = f"π̂({answers[0]}) = {_factor(slope)}{share}"
        formula += "" if scores[1][0] == 0 else f" {sign} {offset}"
        return [
            f"{formula}, with {share} the share of reports that are “{reports[0]}”",
            MOST_LIKELY,
        ]
    return [
        "π̂ is the mean of what the reports stand for (their pseudo-answers):",
        *_table(reports, answers, scores),
        MOST_LIKELY,
    ]


MOST_LIKELY = (
    "It is unbiased, and can lie outside 0 … 1; beside it stands the most likely π, which cannot."
)


def _factor(slope: Fraction) -> str:
    return f"{_short(slope)}·".replace("-", "−")


def _variance(design: Design, answers: Sequence[str]) -> list[str]:
    channel = design.channel
    spread = moments(channel, 0, tuple(row[0] for row in channel.debiasing()))
    own, other = _short(spread.own), _short(spread.other)
    pi = f"π({answers[0]})"
    of_others = "" if channel.answers == 2 else " at most"
    examples = [
        f"n = {REPORTS:,}, {pi} = {float(share):g}: standard error{of_others} "
        f"{_error(spread.total(share))}, of which the coins alone {_error(spread.coins(share))}"
        for share in SHARES
    ]
    return [
        "Cov(π̂) = Bᵀ(diag λ − λλᵀ)B/n with B the pseudo-answers (P⁻¹ where P is square), estimated by",
        "their sample variance over n;",
        f"here{of_others} ({own}·{pi} + {other}·(1 − {pi}) − {pi}²)/n",
        *examples,
    ]


def _error(variance: Fraction) -> str:
    return f"{math.sqrt(float(variance) / REPORTS):.4f}"
