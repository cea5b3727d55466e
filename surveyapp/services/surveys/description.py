"""What a survey promises: design, odds and ε of each question, and of one respondent in total."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import singledispatch

from surveyapp.analyses.words.design_titles import WITH_PARAMETERS, parameters_in_words
from surveyapp.designs import AskableDesign, Declared, Design, Mode
from surveyapp.designs.core.channel import Channel, Row
from surveyapp.designs.core.distribution import decimal_text
from surveyapp.designs.core.exact import common_frequencies
from surveyapp.designs.core.scale import FROM_QUESTION
from surveyapp.designs.latent.arms import DirectArm
from surveyapp.designs.latent.base import LatentDesign
from surveyapp.designs.latent.mixed_designs import MixedDesigns
from surveyapp.designs.oracles.base import OracleDesign
from surveyapp.designs.quantitative.base import QuantitativeDesign
from surveyapp.designs.quantitative.greenberg import GreenbergQuantitative
from surveyapp.messages.message import COMMA, QT_TRANSLATE_NOOP, SEMICOLON, Message, joined, msg
from surveyapp.messages.numerals import rounded_up
from surveyapp.survey.definition.control_items import CONTROL_ASSUMPTIONS
from surveyapp.survey.definition.expressions import printed
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.definition.tally_uses import tallies_in_words
from surveyapp.survey.routing.placed import conditions_of
from surveyapp.survey.types.base import AskedQuestion

MODES = {
    Mode.KIOSK_COINS: QT_TRANSLATE_NOOP("messages", "The kiosk's coins, after the answer"),
    Mode.SHOWN_COINS: QT_TRANSLATE_NOOP("messages", "Coins shown before the answer"),
    Mode.OWN_DEVICE: QT_TRANSLATE_NOOP("messages", "The respondent's own cards, dice or birthday"),
}
"""Whose coins randomize, as people read it."""
ELSEWHERE = QT_TRANSLATE_NOOP("messages", "Asked elsewhere, by other means")
IN_TABLES = QT_TRANSLATE_NOOP("messages", "In imported tables: asked elsewhere, by other means")


def mode_texts(
    question: AskedQuestion, *, has_kiosks: bool = True, has_tables: bool = False
) -> tuple[str, ...]:
    """Return whose coins randomized the reports to a question, for ``MESSAGES`` to translate.

    Nothing of a direct question, which has no coins. What a survey says of the kiosk holds for interviews
    that a kiosk asked; of a table nobody knows.

    Parameters
    ----------
    question
        The question.
    has_kiosks
        Whether a kiosk asks it, or has asked some of the interviews.
    has_tables
        Whether some of the interviews are rows of imported tables.
    """
    if not question.design.is_randomized:
        return ()
    tables = (IN_TABLES if has_kiosks else ELSEWHERE,) if has_tables else ()
    return (*((MODES[question.mode],) if has_kiosks else ()), *tables)


def describe_survey(survey: Survey) -> Iterator[str]:
    """Yield the lines that ``surveyapp check`` prints."""
    languages = ", ".join(survey.languages)
    yield f"{survey.title.any()}"
    yield f"survey {survey.id}, version {survey.version}, languages {languages}"
    for question in survey.recorded_questions:
        yield ""
        yield f"{question.id} ({question.type_name}): {question.text.any()}"
        together = question.answered_together
        if together:
            sizes = (f"{member.id} ({len(member.answers)} answers)" for member in together)
            yield f"  members {', '.join(sizes)}, randomized once as {len(question.answers)} answers"
        if question.number_scale is not None:
            yield f"  answers {question.number_scale.in_words}"
        modes = (text[0].lower() + text[1:] for text in mode_texts(question))
        yield "  design  " + "; ".join((design_in_words(question.design.without_arms), *modes))
        yield from _led_through(question)
        if not question.design.is_randomized:
            yield "  ε       infinite: the answer is recorded as it is given"
            continue
        for head, line in zip(
            ("odds    ", *["        "] * 9), question_odds(question), strict=False
        ):
            yield f"  {head}{line}"
        plain = question.design.without_arms
        told = epsilon_in_words(plain, question.answers, question.reports)
        yield f"  ε       {told}"
        if isinstance(question.design, DirectArm):
            yield "  ε       infinite for those asked directly: their answers are recorded as given"
        if question.challenge:
            yield "  note    a round may be shown after the touch; a photograph shows what was touched:"
            yield "          only for a harmless question"
    yield ""
    for group in survey.groups:
        listed = ", ".join(group.of)
        yield f"each respondent is asked {group.size} of {len(group.of)}, drawn by coins: {listed}"
    yield f"total ε of one respondent {_over(survey)}: {rounded_up(survey.total_epsilon)}"
    yield from _asked_directly(survey)
    if survey.randomized:
        yield (
            "the same person asked again in a later wave: ε adds up, "
            f"{rounded_up(2 * survey.total_epsilon)} after two waves"
        )
    yield from _on_the_kiosk(survey)
    direct = len(survey.recorded_questions) - len(survey.randomized)
    if direct:
        several = f"{direct} direct questions are outside that sum: their answers"
        one = "1 direct question is outside that sum: its answers"
        yield f"{one if direct == 1 else several} are not protected"


def _on_the_kiosk(survey: Survey) -> Iterator[str]:
    sealed_to = survey.analyst_key
    if survey.tallies is not None:
        yield from map(str, tallies_in_words(survey, survey.tallies))
        for trustee in survey.tallies.trustees:
            yield f"trustee {trustee.name}, whose key is {trustee.key.fingerprint}"
    elif sealed_to is None:
        yield "interviews are not sealed: who has the kiosk's files can read the reports"
    else:
        yield f"interviews are sealed to the analyst's key: {sealed_to.fingerprint}"
    if survey.checkable_coins:
        yield (
            "respondents add a card to each coin of the kiosk and can check that the kiosk cannot choose it; "
            "what a kiosk remembers no check shows"
        )


def _led_through(question: AskedQuestion) -> Iterator[str]:
    """Yield what tests the question from inside the survey, and its conditions."""
    if isinstance(question.design, DirectArm):
        (count, _), of, is_exact = common_frequencies(question.design.sample_shares[::-1])
        about = "" if is_exact else "about "
        yield f"  direct  {about}{count} of {of}, drawn by coins, are asked directly"
    if question.second_question is not None:
        for key, text in question.second_question.texts.items():
            yield f"  {_SECOND[key]}  {text.any()}"
    if question.negated is not None:
        yield f"  negated a random half is asked: {question.negated.text.any()}"
    if question.control is not None:
        of_these = ", ".join(question.control.of)
        yield f"  control for {of_these}: {question.control.prevalence} have it in truth"
        yield f"          {CONTROL_ASSUMPTIONS}"
    for key, condition in conditions_of(question).items():
        yield f"  {_CONDITIONS[key]}  {printed(condition)}"


def _asked_directly(survey: Survey) -> Iterator[str]:
    directly = [q.id for q in survey.recorded_questions if isinstance(q.design, DirectArm)]
    if directly:
        yield (
            f"ε is infinite for who is asked {' or '.join(directly)} directly; for who is not: "
            f"{rounded_up(survey.without_arms.total_epsilon)}"
        )


_SECOND = {
    "text": "second",
    "opposite": "second, the other half",
    "anchor": "anchor",
    "anchor_second": "anchor's second",
}
_CONDITIONS = {"relevant": "asked if", "constraint": "taken if"}


def _over(survey: Survey) -> str:
    asked, of = survey.most_randomized, len(survey.randomized)
    if asked == of:
        return f"over {of} randomized questions"
    return f"over the {asked} of {of} randomized questions that each is asked, at worst"


def question_odds(question: AskedQuestion) -> list[Message]:
    """Return the odds of each report for each answer, as natural frequencies; a line a sample."""
    return _odds(question.design.without_arms, question.answers)


@singledispatch
def _odds(design: AskableDesign, answers: Sequence[str]) -> list[Message]:
    """Return the odds in the words of a family of designs."""
    raise TypeError(f"no odds for {design.name}", answers)


@_odds.register
def _(design: Design, answers: Sequence[str]) -> list[Message]:
    return [joined(SEMICOLON, channel_odds(design.channel, answers, design.reports(answers)))]


@_odds.register
def _(design: LatentDesign, answers: Sequence[str]) -> list[Message]:
    kinds = [kind.name for kind in design.classes]
    told = [
        joined(SEMICOLON, channel_odds(channel, kinds, reports))
        for channel, reports in zip(design.channels, design.reports(answers), strict=True)
    ]
    if len(told) == 1:
        return told
    return [_of_sample(sample, line) for sample, line in enumerate(told, start=1)]


def _of_sample(sample: int, told: Message) -> Message:
    return msg("sample {sample}: {told}", sample=sample, told=told)


@_odds.register
def _(design: OracleDesign, answers: Sequence[str]) -> list[Message]:
    own, other = (f"{float(p):.4g}" for p in (design.support.own, design.support.other))
    reports, k = f"{design.number_of_reports:,}", len(answers)
    if design.allows_several:
        return [
            msg("one of {n} reports, a mark or none for each of {k} choices:", n=reports, k=k),
            msg(
                "a chosen one has a mark in {own}, any other in {other} of all cases",
                own=own,
                other=other,
            ),
        ]
    return [
        msg("one of {n} reports, each of which fits some of {k} answers:", n=reports, k=k),
        msg("the true answer in {own}, any other in {other} of all cases", own=own, other=other),
    ]


@_odds.register
def _(design: QuantitativeDesign, answers: Sequence[str]) -> list[Message]:  # noqa: ARG001
    slope, intercept = (f"{float(n):.6g}" for n in (design.linear.slope, design.linear.intercept))
    told = [
        msg(
            "the expected report is a·x + b for the number x, a = {slope}, b = {intercept}",
            slope=slope,
            intercept=intercept,
        )
    ]
    if design.reach is not None:
        low, high = map(decimal_text, design.reach)
        told.append(msg("reports lie from {low} to {high}", low=low, high=high))
    return told


@_odds.register
def _(design: GreenbergQuantitative, answers: Sequence[str]) -> list[Message]:  # noqa: ARG001
    return [
        _of_sample(sample, msg("the sensitive question with {p}, otherwise the harmless one", p=p))
        for sample, p in enumerate(design.p_truths, start=1)
    ]


def channel_odds(
    channel: Channel, answers: Sequence[Message | str], reports: Sequence[str]
) -> tuple[Message, ...]:
    """Return the odds of the ``reports``: a phrase each of the ``answers``, or of all of them alike."""
    form = channel.forced_form()
    if form is not None and form.truth > 0 and len(set(form.forced)) == 1 and len(form.forced) > 2:
        return _of_truth(form.truth, len(form.forced))
    return tuple(
        msg("{answer} → {odds}", answer=answer, odds=joined(COMMA, list(_of_row(row, reports))))
        for answer, row in zip(answers, channel.rows, strict=True)
    )


def _of_truth(truth: Fraction, answers: int) -> tuple[Message, Message]:
    (own, *_), of, is_exact = common_frequencies((truth, 1 - truth))
    return (
        msg("{count} of {of}: the answer", count=own, of=of)
        if is_exact
        else msg("about {count} of {of}: the answer", count=own, of=of),
        msg("otherwise one of {k}, all equally likely", k=answers),
    )


def _of_row(row: Row, reports: Sequence[str]) -> Iterator[Message]:
    """Yield each report that the answer of ``row`` can become, with its natural frequency."""
    counts, of, is_exact = common_frequencies(row)
    for report, count in zip(reports, counts, strict=True):
        if count == of:
            yield msg("{report} always", report=report)
        elif count and is_exact:
            yield msg("{report} {count} of {of}", report=report, count=count, of=of)
        elif count:
            yield msg("{report} about {count} of {of}", report=report, count=count, of=of)


def design_in_words(design: Declared) -> str:
    """Return the design as one reads it: ``warner (p = 3/4)``."""
    if isinstance(design, MixedDesigns):
        return "; ".join(map(design_in_words, (design.base_design, *design.others)))
    parameters = ", ".join(f"{name} = {given}" for name, given in _parameters(design).items())
    return f"{design.name} ({parameters})" if parameters else design.name


def titled_design(design: Declared) -> Message:
    """Return the design by its title, and its parameters by what they mean."""
    if isinstance(design, MixedDesigns):
        return joined(SEMICOLON, [*map(titled_design, (design.base_design, *design.others))])
    title = Message(design.title)
    parameters = parameters_in_words(design.name, _parameters(design))
    if parameters is None:
        return title
    return Message(WITH_PARAMETERS, {"design": title, "parameters": parameters})


def _parameters(design: Declared) -> dict[str, str]:
    stated = design.to_json().items()
    return {name: _given(given) for name, given in stated if name not in {"name", *FROM_QUESTION}}


def _given(value: object) -> str:
    """Return a parameter as text: a list with spaces, its rows between bars, a table by its names."""
    if isinstance(value, dict):
        return "; ".join(f"{key} {_given(each)}" for key, each in value.items())
    if not isinstance(value, list):
        return str(value)
    separator = " | " if value and isinstance(value[0], list) else " "
    return separator.join(map(_given, value))


@singledispatch
def epsilon_in_words(
    design: AskableDesign,
    answers: Sequence[str],  # noqa: ARG001 - the families' own versions need them
    reports: Sequence[str],  # noqa: ARG001
) -> Message:
    """Return ε and what it means; where it is infinite, what gives what away."""
    if design.worst_ratio is not None:
        return _with_ratio(design, design.worst_ratio)
    return msg("infinite: some report rules an answer out for some people")


@epsilon_in_words.register
def _(design: Design, answers: Sequence[str], reports: Sequence[str]) -> Message:
    channel = design.channel
    if channel.worst_ratio is not None:
        return _with_ratio(design, channel.worst_ratio)
    certain = [
        msg("{report} is never recorded for {answer}", report=report, answer=answer)
        for answer, row in zip(answers, channel.rows, strict=True)
        for report, entry in zip(reports, row, strict=True)
        if entry == 0
    ]
    return msg("infinite: {certain}", certain=joined(COMMA, certain))


@epsilon_in_words.register
def _(design: QuantitativeDesign, answers: Sequence[str], reports: Sequence[str]) -> Message:  # noqa: ARG001
    if design.worst_ratio is not None:
        return _with_ratio(design, design.worst_ratio)
    return msg("infinite, or not known: some report rules a number out for some people")


@epsilon_in_words.register
def _(design: GreenbergQuantitative, answers: Sequence[str], reports: Sequence[str]) -> Message:  # noqa: ARG001
    return msg(
        "not known: nobody can say how likely a number is as the answer to the harmless question"
    )


def _with_ratio(design: AskableDesign, ratio: Fraction) -> Message:
    return msg(
        "{epsilon} (likelihood ratio at most {ratio})",
        epsilon=design.epsilon_text,
        ratio=_ratio(ratio),
    )


def _ratio(ratio: Fraction) -> str:
    return str(ratio) if ratio.denominator <= 1000 else rounded_up(float(ratio))
