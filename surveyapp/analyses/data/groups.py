"""Groups of respondents: by a direct question, or by the kiosk that they answered at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from surveyapp.analyses.base.dataset import KIOSK, Dataset
from surveyapp.analyses.data.questions import (
    check_groups_of_others,
    direct_question,
    single_channel,
)
from surveyapp.errors import UserProblem
from surveyapp.estimation.prevalence.closed_form import NoReports
from surveyapp.estimation.sampling.linearization import KnownCoins, SampleReports
from surveyapp.estimation.sampling.sample_designs import StratifiedSample
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message, msg
from surveyapp.messages.notice import Notice
from surveyapp.survey.definition.kiosk_names import KioskId, kiosk_words, short_kiosk_name
from surveyapp.survey.types.base import AskedQuestion

GroupSample = TypeVar("GroupSample")

MOST_GROUPS = 20
"""More groups than this have too many pairs to read."""


def _not_two_groups(*, by: object, known: object) -> UserProblem:
    """A comparison needs two different groups."""
    return UserProblem(
        msg("A comparison needs two different groups of {by}; it has {known}.", by=by, known=known)
    )


class EmptyGroup(UserProblem):
    """Nobody in a group answered."""

    def __init__(self, *, group: object, by: object, question: object) -> None:
        super().__init__(
            msg(
                "Nobody in the group {group} of {by} answered {question}, so nothing "
                "is known of it. Choose another group, or import more interviews.",
                group=group,
                by=by,
                question=question,
            )
        )


@dataclass(frozen=True, slots=True, eq=False)
class Groups:
    """Names of groups, how often each report to a question was given in each, and all respondents."""

    by: str
    names: tuple[str, ...]
    counts: tuple[NDArray[np.int64], ...]
    respondents: int

    @property
    def sizes(self) -> list[int]:
        """Number of respondents of each group who answered."""
        return [int(tally.sum()) for tally in self.counts]


def groups_of(opened: Dataset, by: str, question: AskedQuestion) -> Groups:
    """Return how often each report to a question was given in each group.

    Parameters
    ----------
    opened
        The reports.
    by
        The id of a direct question, or ``KIOSK``.
    question
        The question whose reports are counted.

    Raises
    ------
    UserProblem
        if the question forms no groups, or is the same; if groups by kiosk are asked of a table.
    """
    check_groups_of_others(question.id, by)
    if by == KIOSK:
        kiosks = opened.source.counts_by_kiosk(question)
        return Groups(by, tuple(kiosks), tuple(kiosks.values()), opened.source.interviews)
    group = direct_question(opened.survey, by)
    found = opened.patterns((group, question))
    counts = np.zeros((len(group.answers), len(question.reports)), dtype=np.int64)
    both = (found.codes[by] >= 0) & (found.codes[question.id] >= 0)
    places = found.codes[by][both], found.codes[question.id][both]
    np.add.at(counts, places, found.counts[both])
    return Groups(by, group.answers, tuple(counts), found.respondents)


def complex_sample_groups(
    opened: Dataset, question: AskedQuestion, groups: Groups
) -> tuple[SampleReports | None, ...] | None:
    """Return each group's reports with the weights of a complex sample; None for a simple sample.

    An entry is None for a group in which nobody with a positive weight answered.

    Parameters
    ----------
    opened
        The reports.
    question
        The question that was answered.
    groups
        The groups, in whose order the entries are.
    """
    if opened.complex_sample is None:
        return None
    reports = opened.codes((question,))[question.id]
    return tuple(
        complex_sample_reports(opened.complex_sample, question, np.where(members, reports, -1))
        for members in group_members(opened, groups)
    )


def complex_sample_reports(
    sample: StratifiedSample, question: AskedQuestion, codes: NDArray[np.integer]
) -> SampleReports | None:
    """Return reports with their sample design; None where nobody with a positive weight answered.

    Parameters
    ----------
    sample
        The sample design, one row a respondent.
    question
        The question that was answered.
    codes : array of shape (respondents,)
        The index of each report; −1 is missing.
    """
    is_there = bool(np.any((codes >= 0) & (sample.weights > 0)))
    if not is_there:
        return None
    channel = single_channel(question.design) if sample.is_finite else None
    return SampleReports.of(
        codes, sample, coins=None if channel is None else KnownCoins.of(channel)
    )


def complex_sample_pair(
    question: AskedQuestion,
    groups: Groups,
    samples: Sequence[GroupSample | None],
    pair: GroupPair,
) -> tuple[GroupSample, GroupSample]:
    """Return the samples of the two groups of a pair.

    Parameters
    ----------
    question
        The question, to be named in the error.
    groups
        All groups.
    samples
        Their samples, in the same order.
    pair
        The indices of two groups.

    Raises
    ------
    EmptyGroup
        if all who answered in one of them weigh nothing.
    """
    found = []
    for place in (pair.first, pair.second):
        reports = samples[place]
        if reports is None:
            raise EmptyGroup(group=groups.names[place], by=groups.by, question=question.id)
        found.append(reports)
    return found[0], found[1]


def group_members(opened: Dataset, groups: Groups) -> list[NDArray[np.bool_]]:
    """Return of each group who of the respondents is in it, in the order of ``codes``.

    Parameters
    ----------
    opened
        The reports.
    groups
        Their groups.
    """
    if groups.by == KIOSK:
        kiosks, places = opened.source.kiosk_of_each()
        return [places == kiosks.index(name) for name in groups.names]
    codes = opened.codes((direct_question(opened.survey, groups.by),))[groups.by]
    return [codes == place for place in range(len(groups.names))]


def short_kiosk(kiosk: str) -> str:
    """Return the first two words of a kiosk's fingerprint; all eight stand in a table of their own."""
    return short_kiosk_name(kiosk)


def group_name(by: str, group: str) -> str:
    """Return the name of a group in rows and sentences; a kiosk goes by the words of its fingerprint.

    Parameters
    ----------
    by
        The id of a direct question, or ``KIOSK``.
    group
        The answer that forms the group, or the kiosk's id.
    """
    return short_kiosk(group) if by == KIOSK and group else group


@dataclass(frozen=True, slots=True)
class GroupPair:
    """Two groups by their places."""

    first: int
    second: int


def group_pairs(
    by: str, levels: Sequence[str], chosen: Sequence[str] | None, sizes: Sequence[int] | None
) -> Iterator[GroupPair]:
    """Yield the pairs of groups to compare: the two ``chosen`` ones, or each pair that has respondents.

    Parameters
    ----------
    by
        The id of a question, or ``KIOSK``.
    levels
        The names of all groups.
    chosen
        The names of two groups; None compares each with each.
    sizes
        Number of respondents of each group; None where the group of a respondent is not known.

    Raises
    ------
    UserProblem
        if they cannot be compared like that.
    """
    known = ", ".join(group_name(by, name) for name in levels[:MOST_GROUPS])
    if chosen is not None:
        chosen = [_meant(by, levels, name) for name in chosen]
        for name in chosen:
            if name not in levels:
                raise UserProblem(
                    msg(
                        "{by} has no group {group}; it has {known}.", by=by, group=name, known=known
                    )
                )
        if len(set(chosen)) != 2 or len(chosen) != 2:
            raise _not_two_groups(by=by, known=known)
        yield GroupPair(levels.index(chosen[0]), levels.index(chosen[1]))
        return
    there = [place for place in range(len(levels)) if sizes is None or sizes[place]]
    if len(there) > MOST_GROUPS:
        raise UserProblem(
            msg(
                "{by} has {groups} groups, too many to compare every pair. Choose two of "
                "them; it has {known}.",
                by=by,
                groups=len(there),
                known=known,
            )
        )
    if len(there) == 1:
        raise UserProblem(
            msg(
                "A comparison needs two groups of {by}, and interviews are only in {known}.",
                by=by,
                known=group_name(by, levels[there[0]]),
            )
        )
    if not there:
        raise NoReports
    for first, second in combinations(there, 2):
        yield GroupPair(first, second)


def _meant(by: str, levels: Sequence[str], written: str) -> str:
    """Return the group that is ``written``: of kiosks the name or the words, or how one of them begins."""
    if by != KIOSK or written in levels:
        return written
    found = [
        name for name in levels if f"{kiosk_words(KioskId(name))}-".startswith(f"{written}-")
    ] or [name for name in levels if written and name.startswith(written)]
    return found[0] if len(found) == 1 else written


def check_filled(question: AskedQuestion, groups: Groups, pair: GroupPair) -> None:
    """Refuse a pair with a group in which nobody answered.

    Parameters
    ----------
    question
        The question, to be named in the error.
    groups
        All groups.
    pair
        The indices of two groups.

    Raises
    ------
    EmptyGroup
        naming it.
    """
    for place in (pair.first, pair.second):
        if not groups.counts[place].any():
            name = group_name(groups.by, groups.names[place])
            raise EmptyGroup(group=name, by=groups.by, question=question.id)


WITHOUT_GROUP = QT_TRANSLATE_NOOP(
    "messages",
    "{count} of {all} respondents did not answer {question}, or have no group of {by}; they were left out.",
)
NOBODY_ANSWERED = QT_TRANSLATE_NOOP(
    "messages", "Nobody in the group {group} of {by} answered {question}."
)


def left_out_notes(question: AskedQuestion, groups: Groups) -> Iterator[Notice]:
    """Yield sentences on respondents without a group or an answer, and on empty groups.

    Parameters
    ----------
    question
        The question that is compared.
    groups
        All groups.
    """
    sizes = groups.sizes
    count = groups.respondents - sum(sizes)
    if count:
        facts = {
            "count": count,
            "all": groups.respondents,
            "question": question.id,
            "by": groups.by,
        }
        yield Notice(Message(WITHOUT_GROUP, facts))
    for name, size in zip(groups.names, sizes, strict=True):
        if not size:
            group = group_name(groups.by, name)
            facts = {"group": group, "by": groups.by, "question": question.id}
            yield Notice(Message(NOBODY_ANSWERED, facts))
