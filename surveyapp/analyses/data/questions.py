"""Questions found by their ids, and checks of what they can be used for."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch

from surveyapp.designs import AskableDesign, Design
from surveyapp.designs.core.channel import Channel
from surveyapp.designs.latent.base import LatentDesign
from surveyapp.errors import UserProblem
from surveyapp.estimation.prevalence.pseudo_answers import (
    SampleScores,
    channel_scores,
    target_scores,
)
from surveyapp.messages.message import Message, msg, printable
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.types.base import AskedQuestion, MeasurementLevel

YES_OR_NO = ("yes", "no")


def usual_reference(question: AskedQuestion) -> int:
    """Return the place of the answer that others are usually compared with: no, or the first."""
    return 1 if question.answers == YES_OR_NO else 0


def no_interviews(*, where: object) -> UserProblem:
    """There is nothing to estimate from."""
    return UserProblem(
        msg("There are no interviews in {where}. Import collection files first.", where=where)
    )


def no_such_question(*, survey: object, question: object, known: object) -> UserProblem:
    """The survey does not record that question."""
    return UserProblem(
        msg(
            "The survey {survey} has no recorded question {question}; it has {known}.",
            survey=survey,
            question=question,
            known=known,
        )
    )


def design_called(design: AskableDesign) -> Message:
    """Return what people call a design; of a direct arm, that of the others.

    Parameters
    ----------
    design
        The design of a question.
    """
    known = design.without_arms
    return Message(known.title or known.name)


def not_one_channel(*, question: object, design: AskableDesign) -> UserProblem:
    """What is asked for needs one known channel from answers to reports."""
    return UserProblem(
        msg(
            "{question} was asked with {design}, which cannot be used here: that needs "
            "a design of one sample whose reports can be listed. Leave it out; it can "
            "only be estimated by itself.",
            question=question,
            design=design_called(design),
        )
    )


def recorded_question(survey: Survey, name: str) -> AskedQuestion:
    """Return a question that the survey records.

    Parameters
    ----------
    survey
        The survey.
    name
        The question's id.

    Raises
    ------
    UserProblem
        if there is none.
    """
    try:
        return survey.question(name)
    except KeyError as problem:
        known = ", ".join(q.id for q in survey.recorded_questions)
        raise no_such_question(survey=survey.id, question=name, known=known) from problem


def direct_question(survey: Survey, name: str) -> AskedQuestion:
    """Return a direct question with listed answers: one that respondents can be grouped by.

    Parameters
    ----------
    survey
        The survey.
    name
        The question's id.

    Raises
    ------
    UserProblem
        if there is none; if it is randomized; if its answers are too many to list.
    """
    question = recorded_question(survey, name)
    if question.design.is_randomized:
        raise UserProblem(
            msg(
                "{question} is randomized, so nobody's group is known. Group by a direct "
                "question; this survey has {known}.",
                question=name,
                known=direct_ids(survey),
            )
        )
    check_listed(survey, question)
    return question


def check_listed(survey: Survey, question: AskedQuestion) -> None:
    """Refuse a question without a list of answers.

    Parameters
    ----------
    survey
        The survey, to name its direct questions in the error.
    question
        The question to check.

    Raises
    ------
    UserProblem
        if they are.
    """
    if question.unlisted is not None:
        raise UserProblem(
            msg(
                "{question} has no list of answers, so groups, strata and clusters cannot be "
                "formed by it. Name a direct question with listed answers; this survey has "
                "{known}.",
                question=question.id,
                known=direct_ids(survey),
            )
        )


def is_direct_yes_no(question: AskedQuestion) -> bool:
    """Return whether a question asks for yes or no, without coins.

    Parameters
    ----------
    question
        The question.
    """
    return question.answers == YES_OR_NO and not question.design.is_randomized


def forms_groups(question: AskedQuestion) -> bool:
    """Return whether respondents can be grouped by a question: direct, with listed answers.

    Parameters
    ----------
    question
        The question.
    """
    return not question.design.is_randomized and question.unlisted is None


def is_estimated(question: AskedQuestion) -> bool:
    """Return whether shares or a mean are estimated of a question.

    Parameters
    ----------
    question
        The question.
    """
    return question.is_estimated


def has_one_channel(question: AskedQuestion) -> bool:
    """Return whether a question has one known channel from answers to reports, which are listed.

    Parameters
    ----------
    question
        The question.
    """
    return has_pseudo_answers(question) and single_channel(question.design) is not None


def grouping_questions(survey: Survey) -> tuple[AskedQuestion, ...]:
    """Return the questions that respondents can be grouped by: direct, with listed answers.

    Parameters
    ----------
    survey
        The survey.
    """
    return tuple(q for q in survey.recorded_questions if forms_groups(q))


def direct_ids(survey: Survey) -> str:
    """Return the names of the questions to group by, for a sentence."""
    return ", ".join(q.id for q in grouping_questions(survey)) or "none"


@singledispatch
def single_channel(_design: AskableDesign) -> Channel | None:
    """Return the channel of a design, or None for several samples or unlisted reports."""
    return None


@single_channel.register
def _(design: Design) -> Channel:
    return design.channel


def required_channel(question: AskedQuestion) -> Channel:
    """Return the channel of a question's design, which must be a single one.

    Parameters
    ----------
    question
        The question.

    Raises
    ------
    UserProblem
        if its design has several samples, or reports that are too many to list.
    """
    channel = single_channel(question.design)
    if channel is None:
        raise not_one_channel(question=question.id, design=question.design)
    return channel


def _reports_not_listed(*, question: object, design: AskableDesign) -> UserProblem:
    """What is asked for needs what each report stands for."""
    return UserProblem(
        msg(
            "{question} was asked with {design}, which cannot be used here: that needs "
            "reports that can be listed one by one. Leave it out; it can only be "
            "estimated by itself.",
            question=question,
            design=design_called(design),
        )
    )


@singledispatch
def _pseudo_answers(_design: AskableDesign, _sizes: tuple[int, ...]) -> SampleScores | None:
    """Return what each report stands for, or None for unlisted reports."""
    return None


@_pseudo_answers.register
def _(design: Design, _sizes: tuple[int, ...]) -> SampleScores:
    return channel_scores(design.channel)


@_pseudo_answers.register
def _(design: LatentDesign, sizes: tuple[int, ...]) -> SampleScores:
    return target_scores(design, design.shown_targets, sizes)


def has_pseudo_answers(question: AskedQuestion) -> bool:
    """Return whether each report to a question stands for something: its reports are listed.

    Parameters
    ----------
    question
        The question.
    """
    is_known = isinstance(question.design, Design | LatentDesign)
    return is_known and question.unlisted is None


def check_pseudo_answers(question: AskedQuestion) -> None:
    """Refuse a question whose reports cannot be listed, or are numbers.

    Parameters
    ----------
    question
        The question.

    Raises
    ------
    UserProblem
        naming it.
    """
    if not has_pseudo_answers(question):
        raise _reports_not_listed(question=question.id, design=question.design)


def required_scores(question: AskedQuestion, sizes: Sequence[int]) -> SampleScores:
    """Return what each report to a question stands for, sample after sample.

    Parameters
    ----------
    question
        The question.
    sizes : one a sample
        How many respondents are in each sample.

    Raises
    ------
    UserProblem
        if its reports cannot be listed, or are numbers.
    """
    check_pseudo_answers(question)
    found = _pseudo_answers(question.design, tuple(sizes))
    assert found is not None  # noqa: S101 - as was checked
    return found


def shown_answers(question: AskedQuestion) -> tuple[str, ...]:
    """Return the answers that ``required_scores`` has columns for, by their names.

    Parameters
    ----------
    question
        The question.
    """
    design = question.design
    if not isinstance(design, LatentDesign):
        return question.answers
    others = design.shown_targets[len(question.answers) :]
    return (*question.answers, *(f"({target.name})" for target in others))


def no_such_answer(*, question: object, answer: str, known: Sequence[str]) -> UserProblem:
    """The question, or variable, does not have that answer; of numbers none are listed."""
    return UserProblem(
        msg(
            "{question} has no answer {answer}; its answers are {known}.",
            question=question,
            answer=printable(answer, 64),
            known=", ".join(known) or msg("numbers"),
        )
    )


def answer_index(question: AskedQuestion, name: str) -> int:
    """Return the index of an answer in the question's ``answers``.

    Parameters
    ----------
    question
        The question.
    name
        The answer's id.

    Raises
    ------
    UserProblem
        if there is none.
    """
    if name not in question.answers:
        raise no_such_answer(question=question.id, answer=name, known=question.answers)
    return question.answers.index(name)


def answer_called(survey: Survey, question: AskedQuestion, text: str) -> str | None:
    """Return the answer that a text is the id of, or the label in any language; None: of none.

    Parameters
    ----------
    survey
        The survey.
    question
        A question with listed answers.
    text
        As it stands in a table.
    """
    if text in question.answers:
        return text
    wanted = text.strip().casefold()
    for language in survey.languages:
        labels = question.labels(language, str)
        for answer, label in zip(question.answers, labels, strict=True):
            if wanted in {answer.casefold(), label.strip().casefold()}:
                return answer
    return None


def is_ordinal(question: AskedQuestion) -> bool:
    """Return whether the answers are ordered levels, which models take as the numbers 1, 2, 3 …

    Parameters
    ----------
    question
        The question; its type decides, not how its answers are spelled.
    """
    return question.measurement_level is MeasurementLevel.ORDINAL


def check_groups_of_others(question: str, by: str) -> None:
    """Refuse a question that is asked for by groups of its own answers.

    Parameters
    ----------
    question, by
        The ids of both questions.

    Raises
    ------
    UserProblem
        if they are the same.
    """
    if question == by:
        raise UserProblem(
            msg(
                "{question} is compared between groups of its own answers. Group by another "
                "question.",
                question=question,
            )
        )
