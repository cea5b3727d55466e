"""What the declared tallies of a survey let one analyse, and which tallies its questions suggest."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import combinations
from math import floor
from typing import Any

from surveyapp.designs.core.scale import Scale
from surveyapp.messages.amounts import count
from surveyapp.messages.message import COMMA, Message, joined, msg
from surveyapp.messages.notice import listed
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.definition.tallies import (
    MOST_CELLS,
    Tallies,
    axes_of,
    counted_cells,
    why_not_counted,
)
from surveyapp.survey.types.base import AskedQuestion, QuestionId

Names = tuple[QuestionId, ...]
FEWEST_BANDS = 4
"""Of a number for which bands are proposed, if its scale has as many steps."""


@dataclass(frozen=True, slots=True)
class TallyUses:
    """What can be analysed once the totals are open."""

    alone: Names
    """The questions of which shares can be estimated."""
    by_group: Mapping[QuestionId, Names]
    """For each question without coins, those with coins that can be compared by it."""
    tables: tuple[tuple[QuestionId, QuestionId], ...]
    """The other pairs of which a cross-table can be made."""
    uncounted: Names
    """The questions of which nothing can be estimated."""


def uses_of(survey: Survey, of: Sequence[Sequence[str]]) -> TallyUses:
    """Return what tallies let one analyse.

    Parameters
    ----------
    survey
        the survey.
    of
        for each tally the questions that are counted together; those that the survey lacks do not matter.
    """
    recorded = survey.recorded_questions
    private = {question.id for question in survey.randomized}
    together = [frozenset(names) for names in of]
    alone = tuple(one.id for one in recorded if any(one.id in names for names in together))
    pairs = [
        pair for pair in combinations(alone, 2) if any(names.issuperset(pair) for names in together)
    ]
    by_group: dict[QuestionId, Names] = {}
    tables = []
    for one, other in pairs:
        if (one in private) == (other in private):
            tables.append((one, other))
        else:
            group, compared = (other, one) if one in private else (one, other)
            by_group[group] = (*by_group.get(group, ()), compared)
    uncounted = tuple(one.id for one in recorded if one.id not in alone)
    return TallyUses(alone, by_group, tuple(tables), uncounted)


def uses_in_words(uses: TallyUses) -> tuple[Message, ...]:
    """Return what can and what cannot be analysed, a sentence each.

    Parameters
    ----------
    uses
        what can be.
    """
    return tuple(_sentences(uses))


def _sentences(uses: TallyUses) -> Iterator[Message]:
    if uses.alone:
        yield msg("Shares can be estimated of: {questions}.", questions=listed(uses.alone))
    for group, compared in uses.by_group.items():
        yield msg(
            "They can be compared by {group}: {questions}.", group=group, questions=listed(compared)
        )
    if uses.tables:
        pairs = [msg("{first} with {second}", first=a, second=b) for a, b in uses.tables]
        yield msg("Cross-tables can be made of: {pairs}.", pairs=joined(COMMA, pairs))
    if uses.uncounted:
        yield msg(
            "Nothing can be estimated of: {questions}. No tally counts that.",
            questions=listed(uses.uncounted),
        )
    yield msg(
        "Never possible: regression, tests of single kiosks or interviews, and any table that is not "
        "counted here. No record is kept to make them from."
    )


@dataclass(frozen=True, slots=True)
class Proposal:
    """Tallies that suit a survey's questions."""

    of: tuple[Names, ...]
    """Each question with coins alone, and with each question without coins that can form groups."""
    bands: Mapping[QuestionId, tuple[int, ...]]
    """Where the bands of numbers among these begin."""
    left_out: tuple[Message, ...]
    """Why other questions are in no tally."""

    def json(self) -> dict[str, Any]:
        """Return the keys of a survey's tallies that it fills."""
        value: dict[str, Any] = {"of": [list(names) for names in self.of]}
        if self.bands:
            value["bands"] = {name: list(starts) for name, starts in self.bands.items()}
        return value


@dataclass(slots=True)
class _Proposing:
    """Takes tallies one by one, as long as their cells are few enough."""

    bands: Mapping[QuestionId, tuple[int, ...]]
    taken: list[Names] = field(default_factory=list)
    left: int = MOST_CELLS

    def take(self, *questions: AskedQuestion) -> bool:
        cells = counted_cells(questions, self.bands)
        is_taken = cells <= self.left
        if is_taken:
            self.left -= cells
            self.taken.append(tuple(one.id for one in questions))
        return is_taken


def proposed_tallies(survey: Survey) -> Proposal:
    """Return tallies that suit a survey's questions.

    Each question with coins is counted alone, and once more by each question without coins that can form
    groups. What has no coins and forms no groups is counted alone. Numbers without coins get bands, unless
    the survey has some.

    Parameters
    ----------
    survey
        the survey; its own tallies do not matter, besides their bands.
    """
    bands = {**_proposed_bands(survey), **_own_bands(survey)}
    reasons = {q.id: why_not_counted(q, bands.get(q.id, ())) for q in survey.recorded_questions}
    counted = [q for q in survey.recorded_questions if reasons[q.id] is None]
    private = [q for q in counted if q.design.is_randomized]
    groups = [q for q in counted if not q.design.is_randomized and _forms_groups(q, bands)]
    proposing = _Proposing(bands)
    left_out = [reason for reason in reasons.values() if reason is not None]
    alone = private or groups
    singles = (*alone, *(q for q in counted if q not in alone and q not in groups))
    left_out += [_too_many(question) for question in singles if not proposing.take(question)]
    order = {question.id: place for place, question in enumerate(counted)}
    pairs = [(one, group) for group in groups for one in private]
    for one, group in sorted(pairs, key=lambda pair: counted_cells(pair, bands)):
        first, second = sorted((one, group), key=lambda q: order[q.id])
        proposing.take(first, second)
    of = tuple(proposing.taken)
    used = {name for names in of for name in names}
    left_out += [_too_many(q) for q in groups if q.id not in used and q not in alone]
    first_then_pairs = sorted(of, key=lambda names: (len(names), [order[name] for name in names]))
    kept = {name: starts for name, starts in bands.items() if name in used}
    return Proposal(tuple(first_then_pairs), kept, tuple(left_out))


def _too_many(question: AskedQuestion) -> Message:
    return msg(
        "{question} has too many different reports for the tallies. Leave it out of them.",
        question=question.id,
    )


def _forms_groups(question: AskedQuestion, bands: Mapping[QuestionId, tuple[int, ...]]) -> bool:
    """Return whether each person is in one group by it; who ticks several choices is not."""
    return len(axes_of(question, bands.get(question.id, ()))) == 1


def _own_bands(survey: Survey) -> Mapping[QuestionId, tuple[int, ...]]:
    return (survey.tallies.bands or {}) if survey.tallies is not None else {}


def _proposed_bands(survey: Survey) -> dict[QuestionId, tuple[int, ...]]:
    scales = {q.id: q.direct_scale for q in survey.recorded_questions}
    bands = {name: bands_of(scale) for name, scale in scales.items() if scale is not None}
    return {name: starts for name, starts in bands.items() if starts}


def bands_of(scale: Scale) -> tuple[int, ...]:
    """Return where bands of round numbers begin: about five of them; none where the numbers are not whole.

    Parameters
    ----------
    scale
        the numbers that can be answered.
    """
    width = scale.maximum - scale.minimum
    if not scale.is_whole or width < 1:
        return ()
    step = _round_number(width / FEWEST_BANDS)
    first = floor(scale.minimum / step) + 1
    last = floor(scale.maximum / step)
    return tuple(step * place for place in range(first, last + 1))


def _round_number(wanted: Fraction) -> int:
    """Return the largest of 1, 2, 5, 10, 20, 50 … that is not above a number; 1 where that is below 1."""
    found = 1
    power = 1
    while power <= wanted:
        found = max(each * power for each in (1, 2, 5) if each * power <= wanted)
        power *= 10
    return found


def tallies_in_words(survey: Survey, tallies: Tallies) -> tuple[Message, ...]:
    """Return what is kept of a survey with tallies, and who opens it, a sentence each.

    Parameters
    ----------
    survey
        the survey.
    tallies
        what it declares.
    """
    n, t = len(tallies.trustees), tallies.threshold
    kept = msg(
        "No interview is kept: each is added to masked totals ({count}). Any {t} of the {n} trustees open "
        "them together, for {smallest} interviews or more, after {signatures} of them have signed.",
        count=len(tallies.of),
        t=t,
        n=n,
        smallest=count(tallies.smallest),
        signatures=tallies.needed_signatures,
    )
    capacity = msg(
        "One total holds at most {capacity} interviews.", capacity=count(tallies.capacity)
    )
    return kept, capacity, *uses_in_words(uses_of(survey, tallies.of))
