"""Reports of a randomized question merged, with the channel that follows exactly.

Whoever merges reports adds columns of the channel: Pr(merged report | answer) is the sum over the reports
that were merged, as a fraction. Randomizing and then merging is itself a design, so the target of every
estimate stays the answers, and ε cannot grow (post-processing).

Answers that give the merged reports equally often cannot be told apart any more. Their common row is the
channel of the group, whatever the shares within it (the chain is lumpable, Kemeny & Snell 1960, theorem
6.3.2), so they are estimated together. Where answers remain that no estimate separates, merging is refused.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from surveyapp.analyses.data.questions import design_called, single_channel
from surveyapp.analyses.data.variables import Merged
from surveyapp.designs.channels.matrix import Matrix
from surveyapp.designs.core.channel import Channel, ChannelProblem
from surveyapp.designs.core.parameters import Parameter
from surveyapp.errors import UserProblem
from surveyapp.messages.message import Message, msg, printable
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.definition.texts import Text
from surveyapp.survey.json_format.checked_value import CHOICE_ID
from surveyapp.survey.types.base import AskedQuestion, QuestionId
from surveyapp.survey.types.choices import Choice
from surveyapp.survey.types.single_choice import SingleChoice


@dataclass(frozen=True, slots=True)
class MergedChannel(Matrix):
    """The channel of merged reports, which are called as the analyst called them."""

    words: tuple[str, ...] = ()

    @classmethod
    def parameters(cls) -> dict[str, Parameter]:
        """Return those of a matrix: the words are no probabilities."""
        return Matrix.parameters()

    def reports(self, answers: Sequence[str]) -> tuple[str, ...]:  # noqa: ARG002 - whatever they are
        """Return the words."""
        return self.words


def merged_question(
    survey: Survey, name: str, made: Merged
) -> tuple[AskedQuestion, tuple[int, ...], Message]:
    """Return the question whose design is the merged channel.

    Parameters
    ----------
    survey
        The survey, as the analyst sees it so far.
    name
        What the question is called.
    made
        Which reports are merged.

    Returns
    -------
    (question, tuple of int, Message)
        The question; of each report of the source the place among its merged reports; a sentence on these.

    Raises
    ------
    UserProblem
        if the source is not randomized by one channel whose reports are listed; if nothing is merged; if
        the answers cannot be estimated from what is left.
    """
    source = _source(survey, made.source)
    channel = single_channel(source.design)
    assert channel is not None  # noqa: S101 - was checked
    merged = _merged_names(source, made.to)
    names = list(dict.fromkeys(merged))
    if len(names) in {1, len(merged)}:
        raise UserProblem(
            msg(
                "{count} different reports of {name} would be left of {all}. Merge at least two, and leave "
                "at least two.",
                name=source.id,
                count=len(names),
                all=len(merged),
            )
        )
    summed = merged_channel(channel, [names.index(one) for one in merged])
    groups = _alike(summed.rows)
    lumped = Channel(tuple(summed.rows[group[0]] for group in groups))
    if len(groups) == 1:
        raise _not_separable(source, len(names))
    try:
        lumped.debiasing()
    except ChannelProblem as problem:
        raise _not_separable(source, len(names)) from problem
    design = MergedChannel(lumped.rows, len(groups), tuple(names))
    answers = _group_names(source, merged, groups)
    labels = [_group_label(source, merged, group) for group in groups]
    choices = tuple(map(Choice, answers, labels))
    question = SingleChoice(
        QuestionId(name),
        source.text,
        design,
        source.mode,
        required=False,
        choices=choices,
        relevant=source.relevant,
    )
    places = tuple(names.index(one) for one in merged)
    return question, places, _note(source, merged, groups)


def merged_channel(channel: Channel, to: Sequence[int]) -> Channel:
    """Return a channel whose reports are merged: sums of its columns.

    Parameters
    ----------
    channel : t answers, r reports
        The channel.
    to : length r
        The place of each report among the merged ones.
    """
    count = max(to) + 1
    return Channel(
        tuple(
            tuple(
                sum((p for p, place in zip(row, to, strict=True) if place == one), Fraction(0))
                for one in range(count)
            )
            for row in channel.rows
        )
    )


def _source(survey: Survey, name: str) -> AskedQuestion:
    try:
        source = survey.question(name)
    except KeyError as problem:
        raise UserProblem(
            msg("There is no variable {name}.", name=printable(name, 64))
        ) from problem
    if not source.design.is_randomized:
        raise UserProblem(
            msg("{name} is not randomized: it has answers, which are recoded.", name=source.id)
        )
    if source.unlisted is not None or single_channel(source.design) is None:
        raise UserProblem(
            msg(
                "The reports of {name} cannot be merged: that needs a design of one sample whose reports can "
                "be listed, and it was asked with {design}.",
                name=source.id,
                design=design_called(source.design),
            )
        )
    return source


def _merged_names(source: AskedQuestion, to: Mapping[str, str]) -> list[str]:
    for old, new in to.items():
        if old not in source.reports:
            raise UserProblem(
                msg(
                    "{name} has no report {report}; its reports are {known}.",
                    name=source.id,
                    report=printable(old, 64),
                    known=", ".join(source.reports),
                )
            )
        if new not in source.reports and not CHOICE_ID.fullmatch(new):
            raise UserProblem(
                msg(
                    "“{value}” cannot be the name of a report. Use letters a–z, digits, _ and -, at most 64.",
                    value=printable(new, 64),
                )
            )
    merged = [to.get(report, report) for report in source.reports]
    if source.reports != source.answers or not _names_another_answer(source, merged):
        return merged
    # An answer's name for reports of other answers would be read as that answer.
    members = _members(source, merged)
    by_members = {name: "_or_".join(reports) for name, reports in members.items()}
    numbered = {name: f"group_{number}" for number, name in enumerate(members, start=1)}
    are_names = all(map(CHOICE_ID.fullmatch, by_members.values()))
    return [(by_members if are_names else numbered)[name] for name in merged]


def _names_another_answer(source: AskedQuestion, merged: Sequence[str]) -> bool:
    return any(
        name in source.answers and name not in reports
        for name, reports in _members(source, merged).items()
    )


def _members(source: AskedQuestion, merged: Sequence[str]) -> dict[str, list[str]]:
    """Return of each merged report the reports that it is made of."""
    members: dict[str, list[str]] = {}
    for report, name in zip(source.reports, merged, strict=True):
        members.setdefault(name, []).append(report)
    return members


def _alike(rows: Sequence[tuple[Fraction, ...]]) -> list[list[int]]:
    """Return the places of the answers by their rows: those of one group have the same."""
    groups: dict[tuple[Fraction, ...], list[int]] = {}
    for place, row in enumerate(rows):
        groups.setdefault(row, []).append(place)
    return list(groups.values())


def _group_names(
    source: AskedQuestion, merged: Sequence[str], groups: Sequence[Sequence[int]]
) -> list[str]:
    names: list[str] = []
    for number, group in enumerate(groups, start=1):
        name = _common_name(source, merged, group) or "_or_".join(source.answers[n] for n in group)
        is_free = name not in names and CHOICE_ID.fullmatch(name)
        names.append(name if is_free else f"group_{number}")
    return names


def _common_name(source: AskedQuestion, merged: Sequence[str], group: Sequence[int]) -> str | None:
    """Return the name of the merged report that a group of answers is called by, if it is one."""
    if len(group) == 1 or source.reports != source.answers:
        return None
    names = {merged[place] for place in group}
    others = {answer for n, answer in enumerate(source.answers) if n not in group}
    return names.pop() if len(names) == 1 and not names & others else None


def _group_label(source: AskedQuestion, merged: Sequence[str], group: Sequence[int]) -> Text:
    common = _common_name(source, merged, group)
    return Text(
        tuple(
            (code, common or " / ".join(source.labels(code, str)[place] for place in group))
            for code, _ in source.text.by_language
        )
    )


def _note(source: AskedQuestion, merged: Sequence[str], groups: Sequence[Sequence[int]]) -> Message:
    members = _members(source, merged)
    reports = "; ".join(f"{name} = {', '.join(reports)}" for name, reports in members.items())
    together = [" + ".join(source.answers[place] for place in g) for g in groups if len(g) > 1]
    if not together:
        return msg(
            "Reports of {name} merged: {reports}. The estimates are of the same answers as before.",
            name=source.id,
            reports=reports,
        )
    return msg(
        "Reports of {name} merged: {reports}. Answers that give these reports equally often are estimated "
        "together: {together}.",
        name=source.id,
        reports=reports,
        together="; ".join(together),
    )


def _not_separable(source: AskedQuestion, count: int) -> UserProblem:
    return UserProblem(
        msg(
            "The {count} reports that would be left do not separate the answers of {name}: different shares "
            "of its answers would give the same reports, so nothing could be estimated. Merge fewer reports.",
            count=count,
            name=source.id,
        )
    )
