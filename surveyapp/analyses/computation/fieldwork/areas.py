"""Whose interviews are of which area, with the exports that brought them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from surveyapp.analyses.base.dataset import KIOSK, Dataset
from surveyapp.analyses.data.fieldwork import Fieldwork, FirstExport, KioskReports
from surveyapp.analyses.data.questions import answer_called, direct_question, forms_groups
from surveyapp.errors import UserProblem
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message, msg
from surveyapp.messages.notice import Notice
from surveyapp.options import OptionProblem, texts, variable
from surveyapp.survey.definition.kiosk_names import KioskId, kiosk_words, short_kiosk_name
from surveyapp.survey.definition.survey import Survey

NOT_ASSIGNED, EVERYWHERE = "(none)", "(all)"
"""Areas of interviews without one, and of all interviews; no question can have such an answer."""
AREA_COLUMN = QT_TRANSLATE_NOOP("analyses", "Area")
KIOSK_COLUMNS = ((QT_TRANSLATE_NOOP("analyses", "Kiosk"), "="), (AREA_COLUMN, ""))
"""Of small tables to fill in: titles, and the signs that are written after the cells."""
SAID = {
    NOT_ASSIGNED: QT_TRANSLATE_NOOP("messages", "Not assigned"),
    EVERYWHERE: QT_TRANSLATE_NOOP("messages", "All interviews"),
}


def area_option() -> Any:
    """Declare what says which area an interview is of."""
    return variable(
        "Area",
        "the direct question that holds the area, or kiosks; without, all interviews are one area",
        accepts=forms_groups,
        allows_kiosk=True,
        default=None,
        empty=QT_TRANSLATE_NOOP("analyses", "All interviews"),
    )


def kiosk_areas_option() -> Any:
    """Declare which area kiosks are of."""
    return texts(
        "Areas of kiosks",
        "where no question holds the area: the beginning of a kiosk's name and its area",
        default=(),
        metavar="KIOSK=AREA",
        columns=KIOSK_COLUMNS,
        named=1,
        is_advanced=True,
    )


@dataclass(frozen=True, slots=True)
class Areas:
    """The areas of a survey, with what arrived of each."""

    survey: Survey
    """Whose interviews they are."""
    by: str | None
    """The direct question that holds the area, ``KIOSK``, or None: a list of kiosks, or no areas."""
    names: tuple[str, ...]
    """All areas, in the order in which people read them."""
    exports: Mapping[str, tuple[FirstExport, ...]]
    """What arrived, by area; ``NOT_ASSIGNED`` has the interviews without one."""
    fieldwork: Fieldwork
    """What files brought besides; empty where no kiosk has brought the interviews."""
    kiosk_areas: Mapping[str, str]
    """The area of each kiosk by its id; of one that has brought nothing by what was typed."""

    def arrived(self, area: str) -> int:
        """Return how many interviews arrived of an area, exactly: not to be shown."""
        return sum(one.interviews for one in self.exports.get(area, ()))

    def named(self, text: str) -> str | None:
        """Return the area that somebody calls so: by its id, or its label in any language; None: nobody."""
        if text in self.names:
            return text
        if self.by in {None, KIOSK}:
            return next((one for one in self.names if one.casefold() == text.casefold()), None)
        return answer_called(self.survey, direct_question(self.survey, str(self.by)), text)

    def label(self, area: str, labels: object) -> str:
        """Return what an area is called for people.

        Parameters
        ----------
        area
            one of ``names``, or one of those that ``SAID`` has.
        labels
            the survey's labels.
        """
        if area in SAID:
            return Notice(Message(SAID[area]))
        answer: Callable[[str, str], str] | None = getattr(labels, "answer", None)
        return area if self.by in {None, KIOSK} or answer is None else answer(str(self.by), area)

    def unknown(self, option: str, text: str) -> OptionProblem:
        """Return the refusal of an area that there is not."""
        known = ", ".join(self.names) or "none"
        reason = msg("there is no area {area}; there are {known}", area=text, known=known)
        return OptionProblem(option, reason)


def area_label(row: Any, found: Any, labels: object) -> str:
    """Return what the area of a row is called, in a result that has ``areas``."""
    areas: Areas = found.areas
    return areas.label(row.area, labels)


def areas_of(data: Dataset, by: str | None, kiosk_areas: Sequence[tuple[str, str]] = ()) -> Areas:
    """Return the areas of a source.

    Parameters
    ----------
    data
        The interviews.
    by
        The direct question that holds the area; ``KIOSK``: each kiosk is one; None: there are none, or kiosks
        are listed.
    kiosk_areas
        A kiosk (the beginning of its id or of its words) and its area each.

    Raises
    ------
    UserProblem
        if the question forms no groups; if kiosks are asked for and nobody knows them.
    OptionProblem
        if an area is asked for in two ways, or a kiosk is not named clearly.
    """
    if by is not None and kiosk_areas:
        reason = msg("the area is a question already; leave out one of the two")
        raise OptionProblem("kiosk_areas", reason)
    question = None if by in {None, KIOSK} else direct_question(data.survey, str(by))
    if isinstance(data.source, KioskReports):
        known = data.source.fieldwork()
        exports = data.source.first_exports(question)
    elif by == KIOSK or kiosk_areas:
        raise UserProblem(
            msg(
                "These interviews do not say which kiosk brought them. Choose the question that "
                "holds the area."
            )
        )
    else:
        known, exports = Fieldwork(), _counted(data, None if question is None else by)
    if question is not None:
        names = tuple(question.answers)
        area_of = dict(enumerate(names))
        parted = _parted(exports, lambda one: area_of.get(one.group))
        return Areas(data.survey, by, names, parted, known, {})
    if by == KIOSK:
        listed = {one.kiosk: short_kiosk_name(one.kiosk) for one in (*known.kiosks, *known.awaited)}
        parted = _parted(exports, lambda one: listed.get(one.kiosk))
        return Areas(data.survey, by, _once(listed), parted, known, listed)
    if kiosk_areas:
        listed = _listed(known, kiosk_areas)
        parted = _parted(exports, lambda one: listed.get(one.kiosk))
        return Areas(data.survey, by, _once(listed), parted, known, listed)
    parted = _parted(exports, lambda _one: EVERYWHERE)
    return Areas(data.survey, by, (EVERYWHERE,), parted, known, {})


def _parted(
    exports: Sequence[FirstExport], area_of: Callable[[FirstExport], str | None]
) -> dict[str, tuple[FirstExport, ...]]:
    parted = defaultdict[str, list[FirstExport]](list)
    for one in exports:
        parted[area_of(one) or NOT_ASSIGNED].append(one)
    return {area: tuple(ones) for area, ones in parted.items()}


def _once(listed: Mapping[str, str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(listed.values()))


def _counted(data: Dataset, by: str | None) -> tuple[FirstExport, ...]:
    """Return the interviews of a source without kiosks, as if one file without days had brought them."""
    one = FirstExport("", 0, 0, None, None, 0, data.source.interviews)
    if by is None:
        return (one,)
    counts = data.source.counts(direct_question(data.survey, by))[None].tolist()
    groups = [
        replace(one, group=place, interviews=count) for place, count in enumerate(counts) if count
    ]
    left = one.interviews - sum(counts)
    return (*groups, *([replace(one, group=-1, interviews=left)] if left else []))


def _listed(known: Fieldwork, kiosk_areas: Sequence[tuple[str, str]]) -> dict[str, str]:
    """Return the area of each listed kiosk by its id; one that is not known keeps what was typed."""
    ids = [one.kiosk for one in (*known.kiosks, *known.awaited)]
    listed: dict[str, str] = {}
    for typed, area in kiosk_areas:
        found = [
            kiosk
            for kiosk in ids
            if kiosk.startswith(typed.lower()) or _words(kiosk).startswith(typed.lower())
        ]
        if len(found) > 1:
            reason = msg("{kiosk} is the beginning of several kiosks' names", kiosk=typed)
            raise OptionProblem("kiosk_areas", reason)
        listed[found[0] if found else typed] = area
    return listed


def _words(kiosk: str) -> str:
    try:
        return kiosk_words(KioskId(kiosk))
    except ValueError:  # a simulation's or a table's
        return kiosk
