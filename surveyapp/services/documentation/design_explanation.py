"""One design explained, for the terminal and the desk's help; everything follows from the design itself."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import singledispatch

from surveyapp.designs import CATALOGUE, Declared, Design
from surveyapp.designs.core.channel import Row
from surveyapp.designs.core.distribution import decimal_text
from surveyapp.designs.core.exact import fraction_text
from surveyapp.designs.core.scale import FROM_QUESTION
from surveyapp.designs.latent.base import LatentDesign, LatentTarget
from surveyapp.designs.oracles.base import OracleDesign
from surveyapp.designs.quantitative.base import LinearMap, QuantitativeDesign
from surveyapp.designs.quantitative.greenberg import GreenbergQuantitative
from surveyapp.errors import UserProblem
from surveyapp.messages.message import COMMA, QT_TRANSLATE_NOOP, Message, joined, msg
from surveyapp.messages.notice import Notice, noticed
from surveyapp.services.documentation.explanation_table import Cell, ExplanationTable
from surveyapp.services.surveys.description import channel_odds, design_in_words, epsilon_in_words

SHARES = (Fraction(1, 20), Fraction(1, 5), Fraction(1, 2))
REPORTS = 1000


def no_such_design(name: str) -> UserProblem:
    """The catalogue has no such design."""
    known = joined(COMMA, [msg("{first}", first=one) for one in CATALOGUE.by_name])
    return UserProblem(
        msg("There is no design {name}. There are: {known}.", name=name, known=known)
    )


@dataclass(frozen=True, slots=True)
class Section:
    """A part of an explanation; without a heading it belongs to the one before."""

    heading: str
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Explanation:
    """What one design is, for a terminal (`text`) or a page (its sections)."""

    name: str
    title: str
    sections: tuple[Section, ...]

    @property
    def translatable(self) -> Iterator[str]:
        """The title, headings and lines, which windows may translate."""
        yield self.title
        for section in self.sections:
            yield section.heading
            yield from section.lines

    def text(self) -> Iterator[str]:
        """Yield the lines for a terminal."""
        yield f"{self.name}: {self.title}"
        for section in self.sections:
            yield ""
            if section.heading:
                yield section.heading
            indent = "  " if section.heading else ""
            yield from (f"{indent}{part}" for line in section.lines for part in line.split("\n"))


def explain_design(name: str) -> Explanation:
    """Explain the design called ``name``, with its everyday parameters.

    Raises
    ------
    UserProblem
        if the catalogue has no such design.
    """
    by_name = CATALOGUE.by_name
    if name not in by_name:
        raise no_such_design(name)
    design = by_name[name]
    return Explanation(name, _of_design(design.title), tuple(_sections(design)))


def _sections(design: type[Declared]) -> Iterator[Section]:
    example = design.from_example()
    labels = _labels(example)
    yield _section(QT_TRANSLATE_NOOP("messages", "When to use it"), [_of_design(design.when)])
    yield _section(QT_TRANSLATE_NOOP("messages", "Parameters"), _parameters(design))
    yield Section("", (_extent(example),))
    for mode in design.modes:
        told = [
            Notice(Message(phrase.template, phrase.facts))
            for phrase in example.instruction(mode, labels)
        ]
        yield _section(TOLD, told, {"mode": mode.value})
    yield from _mathematics(example)
    yield _section(QT_TRANSLATE_NOOP("messages", "Source"), [design.source])


LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


@singledispatch
def _labels(design: Declared) -> tuple[str, ...]:  # noqa: ARG001
    """Return the answers to explain with, as a respondent reads them; numbers have none."""
    return ()


@singledispatch
def _extent(design: Declared) -> Notice:
    """Return what the example is, with its answers or samples where they are not among its parameters."""
    return noticed(FOLLOWS, design=design_in_words(design))


FOLLOWS = QT_TRANSLATE_NOOP("messages", "What follows is for {design}.")
WITH_ANSWERS = QT_TRANSLATE_NOOP("messages", "What follows is for {design}, with {k} answers.")
WITH_SAMPLES = QT_TRANSLATE_NOOP("messages", "What follows is for {design}, with {count} samples.")
FOR_NUMBERS = QT_TRANSLATE_NOOP(
    "messages",
    "What follows is for {design}, for numbers from {low} to {high} in steps of {step}.",
)


@singledispatch
def _mathematics(design: Declared) -> Iterator[Section]:
    """Yield the sections that a family of designs explains itself by."""
    raise TypeError(f"no explanation for the family of {design.name}")


# designs of one channel


@_labels.register
def _(design: Design) -> tuple[str, ...]:
    return _answers(design)[1]


@_extent.register
def _(design: Design) -> Notice:
    return noticed(WITH_ANSWERS, design=design_in_words(design), k=design.channel.answers)


@_mathematics.register
def _(design: Design) -> Iterator[Section]:
    answers, _ = _answers(design)
    reports = design.reports(answers)
    yield _section(
        OF_ANSWERS,
        [_table(answers, reports, design.channel.rows)],
    )
    yield _section(QT_TRANSLATE_NOOP("messages", "Odds"), _odds(design, answers, reports))
    yield _section(PRIVACY_LOSS, [_privacy(design, answers, reports)])
    yield _section(ESTIMATOR, _estimator(design, answers, reports))
    yield _section(VARIANCE, _variance(design, answers))


# designs of several samples, or with people of several kinds


@_labels.register
def _(design: LatentDesign) -> tuple[str, ...]:  # noqa: ARG001
    return ("Yes", "No")


@_extent.register
def _(design: LatentDesign) -> Notice:
    samples = len(design.channels)
    template = WITH_SAMPLES if samples > 1 else FOLLOWS
    return noticed(template, design=design_in_words(design), count=samples)


@_mathematics.register
def _(design: LatentDesign) -> Iterator[Section]:
    yield _section(SAMPLES, _samples(design))
    yield _section(CLASSES, _classes(design))
    names = [kind.name for kind in design.classes]
    alphabets = design.reports(design.answers)
    for sample, (channel, reports) in enumerate(zip(design.channels, alphabets, strict=True), 1):
        heading = OF_CLASSES_BY_SAMPLE if len(alphabets) > 1 else OF_CLASSES
        yield _section(heading, [_table(names, reports, channel.rows)], {"sample": sample})
    yield _section(PRIVACY_LOSS, _latent_privacy(design))
    yield _section(
        QT_TRANSLATE_NOOP("messages", "Targets: what can be estimated"), _targets(design)
    )
    yield _section(ESTIMATOR, [noticed(WEIGHTED_SUM), noticed(LIKELIEST_SHARES)])
    yield _section(VARIANCE, [noticed(LATENT_VARIANCE)])


def _samples(design: LatentDesign) -> list[str]:
    if len(design.channels) == 1:
        return [noticed(ONE_SAMPLE)]
    return [
        noticed(SAMPLE_SHARE, sample=sample, share=share)
        for sample, share in enumerate(design.sample_shares, start=1)
    ]


ONE_SAMPLE = QT_TRANSLATE_NOOP("messages", "one: everybody is asked the same")
SAMPLE_SHARE = QT_TRANSLATE_NOOP(
    "messages", "{sample}: an interview is in it with probability {share}"
)
TWO_SAMPLES = QT_TRANSLATE_NOOP("messages", "1 and 2: chance decides in which one an interview is")


def _classes(design: LatentDesign) -> list[str]:
    return [
        noticed(FOLLOWS_NOTHING, kind=kind.name)
        if kind.answer is None
        else noticed(ANSWERS, kind=kind.name, answer=design.answers[kind.answer])
        for kind in design.classes
    ]


ANSWERS = QT_TRANSLATE_NOOP("messages", "{kind}: {answer}")
FOLLOWS_NOTHING = QT_TRANSLATE_NOOP("messages", "{kind}: follows no instruction")


def _latent_privacy(design: LatentDesign) -> list[str]:
    if design.worst_ratio is not None:
        return [noticed(EPSILON, told=epsilon_in_words(design, (), ()))]
    return [noticed(INFINITE_BY_SAMPLE), noticed(TOLD_BY_CHANNELS)]


INFINITE_BY_SAMPLE = QT_TRANSLATE_NOOP(
    "messages", "ε infinite: in some sample a report rules an answer out for some people"
)
TOLD_BY_CHANNELS = QT_TRANSLATE_NOOP(
    "messages", "the channels above show which: a column with a 0 where the other answer has none"
)


def _targets(design: LatentDesign) -> list[str]:
    names = [kind.name for kind in design.classes]
    return [
        noticed(TARGET, name=each.name, meaning=_of_design(each.meaning), sum=_sum_of(each, names))
        for each in design.targets
    ]


TARGET = QT_TRANSLATE_NOOP("messages", "{name}: {meaning} = {sum}")


def _sum_of(target: LatentTarget, names: Sequence[Cell]) -> Message:
    above = _shares(target.numerator, names)
    if target.denominator is None:
        return above
    below = _shares(target.denominator, names)
    return Message("({above}) / ({below})", {"above": above, "below": below})


def _shares(row: Row, names: Sequence[Cell]) -> Message:
    """Return the sum of the classes' shares: the same in every language, but for their names."""
    parts = [
        Message("θ({name})" if factor == 1 else _short(factor) + "·θ({name})", {"name": name})
        for name, factor in zip(names, row, strict=True)
        if factor
    ]
    return joined("{first} + {second}", parts)


WEIGHTED_SUM = QT_TRANSLATE_NOOP(
    "messages",
    "The samples' shares of reports are linear in the shares θ of the classes, so each target is a\n"
    "weighted sum of them, unbiased and in exact fractions; a ratio of two is consistent, not unbiased.",
)
LIKELIEST_SHARES = QT_TRANSLATE_NOOP(
    "messages",
    "The most likely θ ≥ 0 is given too; spare reports and impossible ones are tested.",
)
LATENT_VARIANCE = QT_TRANSLATE_NOOP(
    "messages",
    "Σ over samples of s²/n, s² the sample variance of the weights that the "
    "reports represent;\nthe interval is that of the profile likelihood.",
)


# frequency oracles


@_labels.register
def _(design: OracleDesign) -> tuple[str, ...]:
    return tuple(LETTERS[: design.k]) if design.k <= len(LETTERS) else ("",) * design.k


@_extent.register
def _(design: OracleDesign) -> Notice:
    return noticed(WITH_ANSWERS, design=design_in_words(design), k=design.k)


@_mathematics.register
def _(design: OracleDesign) -> Iterator[Section]:
    support = design.support
    p, q, slope = (_short(share) for share in (support.own, support.other, support.slope))
    yield _section(
        QT_TRANSLATE_NOOP("messages", "Reports"),
        [
            noticed(REPORTS_OF_ORACLE, count=f"{design.number_of_reports:,}"),
            noticed(FOR_EXAMPLE, report=design.report(0, (0,) * len(design.bounds))),
        ],
    )
    yield _section(
        QT_TRANSLATE_NOOP("messages", "Support"),
        [noticed(SUPPORTS, p=p, q=q, both=_short(support.both))],
    )
    yield _section(
        PRIVACY_LOSS,
        [noticed(LARGEST_RATIO, epsilon=design.epsilon_text)],
    )
    yield _section(
        ESTIMATOR,
        [
            noticed(SUPPORTING, formula=f"π̂ = (c/n − q)/(p − q) = (c/n − {q})/{slope}"),
            noticed(MOST_LIKELY),
        ],
    )
    coins = support.coin_variance(design.k)
    yield _section(
        VARIANCE,
        [
            noticed(ORACLE_VARIANCE, formula="λ(1 − λ)/(n(p − q)²)", share="λ = πp + (1 − π)q"),
            noticed(COINS_ON_AVERAGE, n=f"{REPORTS:,}", error=_error(coins)),
        ],
    )


REPORTS_OF_ORACLE = QT_TRANSLATE_NOOP(
    "messages", "{count} different ones; each supports some of the answers"
)
FOR_EXAMPLE = QT_TRANSLATE_NOOP("messages", "for example {report}")
SUPPORTS = QT_TRANSLATE_NOOP(
    "messages",
    "a report supports the true answer with p = {p},\na given other answer with "
    "q = {q}, both with {both}",
)
LARGEST_RATIO = QT_TRANSLATE_NOOP(
    "messages", "ε {epsilon} (the logarithm of a report's largest likelihood ratio)"
)
SUPPORTING = QT_TRANSLATE_NOOP("messages", "{formula}, c the reports that support the answer")
ORACLE_VARIANCE = QT_TRANSLATE_NOOP("messages", "{formula} with {share}, estimated over n − 1;")
COINS_ON_AVERAGE = QT_TRANSLATE_NOOP(
    "messages", "n = {n}: the randomization alone causes a standard error of {error} on average"
)


# designs for numbers


@_extent.register
def _(design: QuantitativeDesign) -> Notice:
    told = design_in_words(design)
    if design.scale is None:
        return noticed(FOLLOWS, design=told)
    low, high, step = map(decimal_text, (design.scale.minimum, design.scale.maximum, design.step))
    return noticed(FOR_NUMBERS, design=told, low=low, high=high, step=step)


@_mathematics.register
def _(design: QuantitativeDesign) -> Iterator[Section]:
    linear = design.linear
    yield _section(
        LINEAR_MAP,
        _map(linear),
    )
    yield _section(PRIVACY_LOSS, [_number_privacy(design)])
    yield _section(
        ESTIMATOR,
        [
            noticed(MEAN_OF, intercept=_short(linear.intercept), slope=_short(linear.slope)),
            *[noticed(ENDS)] * bool(design.end_reports),
        ],
    )
    yield _section(VARIANCE, _number_variance(design))


MEAN_OF = QT_TRANSLATE_NOOP(
    "messages",
    "the mean of (report − {intercept})/{slope}, which is (report − b)/a: unbiased for the mean answer",
)
ENDS = QT_TRANSLATE_NOOP(
    "messages",
    "a report at an end of the scale represents a number beyond it, so that cutting causes no bias",
)


def _map(linear: LinearMap) -> list[str]:
    v2, v1, v0 = (_short(factor) for factor in (linear.v2, linear.v1, linear.v0))
    return [
        noticed(EXPECTED, slope=_short(linear.slope), intercept=_short(linear.intercept)),
        f"Var[Z | x] = {v2}·x² + {v1}·x + {v0}",
    ]


EXPECTED = QT_TRANSLATE_NOOP("messages", "E[Z | x] = a·x + b with a = {slope}, b = {intercept}")


def _number_privacy(design: Declared) -> Notice:
    if design.worst_ratio is None:
        return noticed(INFINITE_OF_NUMBERS)
    return noticed(BETWEEN_NUMBERS, epsilon=design.epsilon_text)


INFINITE_OF_NUMBERS = QT_TRANSLATE_NOOP(
    "messages",
    "ε infinite, or not known: some report rules a number out, or nobody knows how likely it is",
)
BETWEEN_NUMBERS = QT_TRANSLATE_NOOP("messages", "ε {epsilon} between any two numbers of the scale")


def _number_variance(design: QuantitativeDesign) -> list[str]:
    told: list[str] = [noticed(VARIANCE_OF_THESE)]
    largest = design.largest_variance
    if largest is not None:
        told.append(noticed(COINS_AT_MOST, n=f"{REPORTS:,}", error=_error(largest)))
    return told


VARIANCE_OF_THESE = QT_TRANSLATE_NOOP(
    "messages",
    "the sample variance of these over n; the randomization's part is estimated from each report",
)
COINS_AT_MOST = QT_TRANSLATE_NOOP(
    "messages", "n = {n}: the randomization alone causes a standard error of at most {error}"
)


@_mathematics.register
def _(design: GreenbergQuantitative) -> Iterator[Section]:
    one, two = design.p_truths
    yield _section(
        SAMPLES,
        [noticed(TWO_SAMPLES)],
    )
    yield _section(
        LINEAR_MAP,
        [
            noticed(OF_HARMLESS, sample=sample, formula=f"E[Z] = {p}·μ(x) + {1 - p}·μ(y)")
            for sample, p in enumerate((one, two), start=1)
        ],
    )
    yield _section(PRIVACY_LOSS, [_number_privacy(design)])
    yield _section(
        ESTIMATOR,
        [
            "μ̂(x) = ((1 − p₂)·Z̄₁ − (1 − p₁)·Z̄₂)/(p₁ − p₂)",
            noticed(
                HERE,
                formula=f"{_short((1 - two) / (one - two))}·Z̄₁ − {_short((1 - one) / (one - two))}·Z̄₂",
            ),
        ],
    )
    yield _section(
        VARIANCE,
        [noticed(TWO_VARIANCES)],
    )


OF_HARMLESS = QT_TRANSLATE_NOOP(
    "messages", "sample {sample}: {formula}, with y the harmless number"
)
TWO_VARIANCES = QT_TRANSLATE_NOOP(
    "messages", "each sample's variance over its n, times the square of its factor"
)


SAMPLES = QT_TRANSLATE_NOOP("messages", "Samples")
CLASSES = QT_TRANSLATE_NOOP("messages", "Classes: kinds of people, and their answer")
PRIVACY_LOSS = QT_TRANSLATE_NOOP("messages", "Privacy loss")
ESTIMATOR = QT_TRANSLATE_NOOP("messages", "Estimator")
VARIANCE = QT_TRANSLATE_NOOP("messages", "Variance")
LINEAR_MAP = QT_TRANSLATE_NOOP("messages", "Linear map: the expected report, and its variance")
OF_ANSWERS = QT_TRANSLATE_NOOP(
    "messages", "Channel: the probability of each report, one row an answer"
)
TOLD = QT_TRANSLATE_NOOP("messages", "What the respondent sees ({mode})")
OF_CLASSES = QT_TRANSLATE_NOOP(
    "messages", "Channel: the probability of each report, one row a class"
)
OF_CLASSES_BY_SAMPLE = QT_TRANSLATE_NOOP(
    "messages", "Channel: the probability of each report, one row a class (sample {sample})"
)


def _section(
    heading: str, lines: Sequence[str], facts: Mapping[str, object] | None = None
) -> Section:
    return Section(Notice(Message(heading, facts or {})), tuple(lines))


def _of_design(text: str) -> Notice:
    """Return a text of a design, which windows translate; it has no places."""
    return Notice(Message(text, {}))


def _answers(design: Design) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return ids and labels to explain with: yes and no, or letters."""
    if design.channel.answers == 2:
        return ("yes", "no"), ("Yes", "No")
    letters = tuple(LETTERS[: design.channel.answers])
    return letters, letters


def _parameters(design: type[Declared]) -> list[str]:
    declared = {n: p for n, p in design.written_parameters().items() if n not in FROM_QUESTION}
    if not declared:
        return [noticed(NO_PARAMETERS)]
    optional = ONE_OF_THESE if issubclass(design, Design) else LEFT_OUT
    return [
        *(
            noticed(
                optional if parameter.is_optional else PARAMETER,
                name=name,
                meaning=Message(parameter.meaning),
                allowed=parameter.allowed,
            )
            for name, parameter in declared.items()
        ),
        *[noticed(OF_THE_QUESTION)] * issubclass(design, QuantitativeDesign),
    ]


NO_PARAMETERS = QT_TRANSLATE_NOOP("messages", "none")
PARAMETER = QT_TRANSLATE_NOOP("messages", "{name}: {meaning}; {allowed}")
ONE_OF_THESE = QT_TRANSLATE_NOOP("messages", "{name}: {meaning}; {allowed} (give one of these)")
LEFT_OUT = QT_TRANSLATE_NOOP("messages", "{name}: {meaning}; {allowed} (may be left out)")
OF_THE_QUESTION = QT_TRANSLATE_NOOP(
    "messages", "minimum, maximum and step of the answers are stated with the question"
)


def _table(names: Sequence[Cell], columns: Sequence[str], rows: Sequence[Row]) -> ExplanationTable:
    lines = ([name, *map(_short, row)] for name, row in zip(names, rows, strict=True))
    return ExplanationTable([["", *columns], *lines])


def _short(number: Fraction) -> str:
    """Return a fraction as it is where that is short, else with six digits."""
    text = fraction_text(number)
    return text if len(text) <= 9 else f"{float(number):.6g}"


def _odds(design: Design, answers: Sequence[str], reports: Sequence[str]) -> list[str]:
    if not design.is_randomized:
        return [noticed(NO_ODDS)]
    return [Notice(each) for each in channel_odds(design.channel, answers, reports)]


def _privacy(design: Design, answers: Sequence[str], reports: Sequence[str]) -> Notice:
    if not design.is_randomized:
        return noticed(NO_PRIVACY)
    return noticed(EPSILON, told=epsilon_in_words(design, answers, reports))


NO_ODDS = QT_TRANSLATE_NOOP("messages", "none: every answer is reported as it is")
NO_PRIVACY = QT_TRANSLATE_NOOP("messages", "ε infinite: every answer is recorded as it is given")
EPSILON = QT_TRANSLATE_NOOP("messages", "ε {told}")


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
            noticed(OF_SHARE, formula=formula, share=share, report=reports[0]),
            noticed(MOST_LIKELY),
        ]
    return [noticed(OF_PSEUDO_ANSWERS), _table(reports, answers, scores), noticed(MOST_LIKELY)]


OF_SHARE = QT_TRANSLATE_NOOP(
    "messages", "{formula}, with {share} the share of reports that are “{report}”"
)
OF_PSEUDO_ANSWERS = QT_TRANSLATE_NOOP(
    "messages", "π̂ is the mean of what the reports represent (their pseudo-answers):"
)
MOST_LIKELY = QT_TRANSLATE_NOOP(
    "messages",
    "It is unbiased, and can lie outside 0 … 1; the most likely π, which cannot, is given too.",
)


def _factor(slope: Fraction) -> str:
    return f"{_short(slope)}·".replace("-", "−")


def _variance(design: Design, answers: Sequence[str]) -> list[str]:
    from surveyapp.estimation.prevalence.pseudo_answers import moments  # noqa: PLC0415 - it loads NumPy

    channel = design.channel
    spread = moments(channel, 0, tuple(row[0] for row in channel.debiasing()))
    own, other = _short(spread.own), _short(spread.other)
    pi = f"π({answers[0]})"
    here, of_coins = (HERE, OF_COINS) if channel.answers == 2 else (AT_MOST, AT_MOST_OF_COINS)
    examples = [
        noticed(
            of_coins,
            n=f"{REPORTS:,}",
            share=f"{pi} = {float(share):g}",
            error=_error(spread.total(share)),
            coins=_error(spread.coins(share)),
        )
        for share in SHARES
    ]
    return [
        noticed(SAMPLE_VARIANCE, formula="Cov(π̂) = Bᵀ(diag λ − λλᵀ)B/n"),
        noticed(here, formula=f"({own}·{pi} + {other}·(1 − {pi}) − {pi}²)/n"),
        *examples,
    ]


SAMPLE_VARIANCE = QT_TRANSLATE_NOOP(
    "messages",
    "{formula} with B the pseudo-answers (P⁻¹ where P is square), estimated by\n"
    "their sample variance over n;",
)
HERE = QT_TRANSLATE_NOOP("messages", "here {formula}")
AT_MOST = QT_TRANSLATE_NOOP("messages", "here at most {formula}")
OF_COINS = QT_TRANSLATE_NOOP(
    "messages", "n = {n}, {share}: standard error {error}, of which the randomization alone {coins}"
)
AT_MOST_OF_COINS = QT_TRANSLATE_NOOP(
    "messages",
    "n = {n}, {share}: standard error at most {error}, of which the randomization alone {coins}",
)


def _error(variance: Fraction) -> str:
    return f"{math.sqrt(float(variance) / REPORTS):.4f}"
