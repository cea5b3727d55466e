"""The methods paragraph of a report: only sentences that are true of this survey and these numbers."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from surveyapp import __version__
from surveyapp.analyses.words.labels import interval_method_label
from surveyapp.designs import AskableDesign, Design
from surveyapp.designs.latent.arms import DirectArm
from surveyapp.designs.latent.base import LatentDesign
from surveyapp.designs.oracles.base import OracleDesign
from surveyapp.designs.quantitative.base import QuantitativeDesign
from surveyapp.designs.quantitative.greenberg import GreenbergQuantitative
from surveyapp.messages.message import QT_TRANSLATE_NOOP
from surveyapp.services.reporting.contents import ReportContents
from surveyapp.services.reporting.style import ReportStyle
from surveyapp.services.surveys.description import design_in_words, titled_design
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.types.base import AskedQuestion

ASKED = QT_TRANSLATE_NOOP(
    "report",
    "The survey “{title}” ({id}, version {version}) has {asked} questions; {interviews} interviews were "
    "analysed.",
)
DAYS = QT_TRANSLATE_NOOP("report", "They were collected from {first} to {last}.")
SIMULATED = QT_TRANSLATE_NOOP(
    "report", "These interviews were simulated by a computer: no person answered them."
)
RANDOMIZED = QT_TRANSLATE_NOOP(
    "report",
    "Randomized response (Warner 1965, Journal of the American Statistical Association 60, 63–69) protected "
    "the answers to {questions}: what is recorded is a report, which follows from the answer by a random map "
    "of known probabilities. The answer itself is not recorded.",
)
DESIGN = QT_TRANSLATE_NOOP("report", "The design {design} was used for {questions} ({source}).")
JOINT = QT_TRANSLATE_NOOP(
    "report", "The answers to {members} were randomized together, as one answer to {question}."
)
DIRECT = QT_TRANSLATE_NOOP(
    "report", "Asked directly, with answers recorded as given and without protection: {questions}."
)
DIRECT_ARM = QT_TRANSLATE_NOOP(
    "report",
    "A part of the respondents, drawn at random, was asked {questions} directly, without protection.",
)
NEGATED = QT_TRANSLATE_NOOP(
    "report", "A random half of the respondents was asked {questions} in the opposite wording."
)
DRAWN = QT_TRANSLATE_NOOP(
    "report", "Each respondent was asked {size} of these questions, drawn at random: {questions}."
)
CHANNEL = QT_TRANSLATE_NOOP(
    "report",
    "With P the matrix of the probabilities of each report given each answer and λ̂ the observed shares of "
    "the reports, shares of answers were estimated by undoing P, which where P is square is π̂ = λ̂P⁻¹. This "
    "estimate is unbiased and may lie outside 0 to 100 %; “Most likely” is the maximum-likelihood estimate "
    "among the possible shares.",
)
LATENT = QT_TRANSLATE_NOOP(
    "report",
    "Where a design has several samples or kinds of respondents ({questions}), estimates are linear in the "
    "shares of the reports, or ratios of such estimates, and “Most likely” maximizes one likelihood over "
    "all samples.",
)
ORACLE = QT_TRANSLATE_NOOP(
    "report",
    "For {questions}, the share of a choice was estimated from the share c/n of reports that fit it by "
    "(c/n − q)/(p − q), with p and q the probabilities that a report fits one’s own and any other choice.",
)
MEANS = QT_TRANSLATE_NOOP(
    "report",
    "Means ({questions}) were estimated from pseudo-answers: functions of the reports whose expectation "
    "over the randomization is the answer.",
)
TWO_MEANS = QT_TRANSLATE_NOOP(
    "report",
    "Means ({questions}) were estimated from the means of two samples, which mix the answers to the "
    "sensitive and to a harmless question with two different known probabilities.",
)
ERRORS = QT_TRANSLATE_NOOP(
    "report",
    "Respondents were treated as a simple random sample of a large population. "
    "Standard errors contain both the sampling of respondents and the "
    "randomization; the part that the randomization causes is given next to "
    "them.",
)
COMPLEX_SAMPLE_ERRORS = QT_TRANSLATE_NOOP(
    "report",
    "Estimates use the sample design ({what}). Their "
    "standard errors are linearized (Woodruff 1971) and contain both the "
    "sampling of respondents and the randomization; the part that the "
    "randomization causes is given next to them, and they are never below it.",
)
INTERVALS = QT_TRANSLATE_NOOP(
    "report",
    "Intervals have the level {level}; those of shares are by these methods: {methods}.",
)
EPSILON = QT_TRANSLATE_NOOP(
    "report",
    "The privacy loss ε (natural logarithm) of one respondent over all randomized questions is at most "
    "{epsilon}: a report changes the odds of one answer against another by at most the factor exp(ε) of its "
    "question, and ε adds up over questions.",
)
INFINITE = QT_TRANSLATE_NOOP(
    "report",
    "The privacy loss ε of one respondent is not bounded: for some people, some report rules an answer out; "
    "the table of designs says where.",
)
NOT_PROTECTED = QT_TRANSLATE_NOOP(
    "report",
    "Who was asked directly is not protected: ε is infinite. What follows is about everybody else.",
)
SOFTWARE = QT_TRANSLATE_NOOP("report", "All numbers were computed with Surveyapp {version}.")


def methods(gathered: ReportContents, style: ReportStyle) -> Iterator[str]:
    """Yield the paragraphs: what was asked, how it was estimated, how well people are protected."""
    survey = gathered.survey
    yield " ".join((*_asked(gathered, style), *_designs(survey, style)))
    yield " ".join((*_estimators(survey, style), *_uncertainty(gathered, style)))
    yield " ".join((*_privacy(survey, style), style.say(SOFTWARE, version=__version__)))


def _asked(gathered: ReportContents, style: ReportStyle) -> Iterator[str]:
    survey, numerals = gathered.survey, style.numerals
    yield style.say(
        ASKED,
        title=style.title_of(survey),
        id=survey.id,
        version=survey.version,
        asked=numerals.whole(len(survey.recorded_questions)),
        interviews=numerals.whole(gathered.interviews),
    )
    days = [day for f in gathered.files for day in (f.first_day, f.last_day) if day is not None]
    if gathered.is_simulated:
        yield style.say(SIMULATED)
    elif days:
        yield style.say(DAYS, first=numerals.day(min(days)), last=numerals.day(max(days)))


def _designs(survey: Survey, style: ReportStyle) -> Iterator[str]:
    if survey.randomized:
        yield style.say(RANDOMIZED, questions=_ids(survey.randomized))
    by_design: dict[str, list[AskedQuestion]] = {}
    for question in survey.randomized:
        by_design.setdefault(design_in_words(question.design.without_arms), []).append(question)
    for questions in by_design.values():
        plain = questions[0].design.without_arms
        yield style.say(
            DESIGN,
            design=style.part(titled_design(plain)),
            questions=_ids(questions),
            source=plain.source,
        )
    for question in survey.recorded_questions:
        if question.answered_together:
            yield style.say(JOINT, members=_ids(question.answered_together), question=question.id)
    direct = [q for q in survey.recorded_questions if not q.design.is_randomized]
    for template, some in (
        (DIRECT, direct),
        (DIRECT_ARM, [q for q in survey.recorded_questions if isinstance(q.design, DirectArm)]),
        (NEGATED, [q for q in survey.recorded_questions if q.negated is not None]),
    ):
        if some:
            yield style.say(template, questions=_ids(some))
    for group in survey.groups:
        yield style.say(DRAWN, size=group.size, questions=", ".join(group.of))


def _ids(questions: Sequence[AskedQuestion]) -> str:
    return ", ".join(question.id for question in questions)


def _estimators(survey: Survey, style: ReportStyle) -> Iterator[str]:
    families: tuple[tuple[type[AskableDesign], str], ...] = (
        (Design, CHANNEL),
        (LatentDesign, LATENT),
        (OracleDesign, ORACLE),
        (QuantitativeDesign, MEANS),
        (GreenbergQuantitative, TWO_MEANS),
    )
    for family, template in families:
        questions = [q for q in survey.randomized if isinstance(q.design, family)]
        if questions:
            yield style.say(template, questions=_ids(questions))


def _uncertainty(gathered: ReportContents, style: ReportStyle) -> Iterator[str]:
    kinds = gathered.sample_kinds and style.part(gathered.sample_kinds)
    yield style.say(COMPLEX_SAMPLE_ERRORS, what=kinds) if kinds else style.say(ERRORS)
    used = [name for block in gathered.blocks for name in block.interval_methods]
    names = (interval_method_label(name, style.translate) for name in dict.fromkeys(used))
    levels = sorted({block.level for block in gathered.blocks})
    level = ", ".join(map(style.numerals.level, levels))
    if used:
        yield style.say(INTERVALS, level=level, methods=", ".join(dict.fromkeys(names)))
    analyses = [block.analysis for block in gathered.blocks]
    yield from (style.say(one) for one in dict.fromkeys(a.methods for a in analyses) if one)
    if kinds:
        added = dict.fromkeys(one.methods_of_sample for one in analyses)
        yield from (style.say(one, what=kinds) for one in added if one)


def _privacy(survey: Survey, style: ReportStyle) -> Iterator[str]:
    if not survey.randomized:
        return
    total = survey.total_epsilon
    if math.isinf(total):
        total = survey.without_arms.total_epsilon
        yield style.say(INFINITE if math.isinf(total) else NOT_PROTECTED)
    if not math.isinf(total):
        yield style.say(EPSILON, epsilon=style.numerals.epsilon(total))
