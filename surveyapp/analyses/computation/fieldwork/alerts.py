"""What needs a look tonight: areas behind, kiosks from which nothing came, and interviews that fail."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

from surveyapp.analyses.computation.fieldwork.areas import Areas
from surveyapp.analyses.computation.fieldwork.progress import AreaProgress, KioskProgress, Pace
from surveyapp.estimation.fieldwork.pace import chance_of_so_many
from surveyapp.estimation.quality.outliers import ALARM_LEVEL, holm
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message
from surveyapp.messages.notice import Notice
from surveyapp.survey.definition.count_steps import most_in_step
from surveyapp.survey.definition.kiosk_names import short_kiosk_name


class AlertKind(StrEnum):
    """What an alert is about; the value is its name in tables."""

    AREA_BEHIND = "area behind"
    NOTHING_CAME = "nothing came"
    QUIET = "kiosk quiet"
    WAITING = "files waiting"
    PRACTICE = "practice failing"
    COMPREHENSION = "not understood"
    TIME_OUTS = "time-outs"
    BREAK_OFFS = "break-offs"


@dataclass(frozen=True, slots=True)
class Alert:
    """One thing to look at; ``area`` or ``kiosk`` is empty where it is not about one."""

    alert: AlertKind
    area: str
    kiosk: str
    finding: Notice
    advice: Notice


SUBJECTS = {
    AlertKind.AREA_BEHIND: QT_TRANSLATE_NOOP("analyses", "Area behind"),
    AlertKind.NOTHING_CAME: QT_TRANSLATE_NOOP("analyses", "Nothing came"),
    AlertKind.QUIET: QT_TRANSLATE_NOOP("analyses", "Kiosk quiet"),
    AlertKind.WAITING: QT_TRANSLATE_NOOP("analyses", "Files waiting"),
    AlertKind.PRACTICE: QT_TRANSLATE_NOOP("analyses", "Practice failing"),
    AlertKind.COMPREHENSION: QT_TRANSLATE_NOOP("analyses", "Not understood"),
    AlertKind.TIME_OUTS: QT_TRANSLATE_NOOP("analyses", "Time-outs"),
    AlertKind.BREAK_OFFS: QT_TRANSLATE_NOOP("analyses", "Break-offs"),
}
BEHIND = QT_TRANSLATE_NOOP(
    "messages",
    "{area}: about {arrived} of {expected} interviews expected by now. Chance alone hardly explains that.",
)
BEHIND_DO = QT_TRANSLATE_NOOP(
    "messages",
    "Ask the team first: an export that is still on a kiosk, rain or a holiday explains it most often. "
    "Then move people or days. Never ask a team to catch up by tonight: that is how interviews are invented.",
)
NOTHING = QT_TRANSLATE_NOOP(
    "messages", "Kiosk {kiosk}: no interview has come from it, though it is expected."
)
NOTHING_DO = QT_TRANSLATE_NOOP(
    "messages",
    "Look whether it is in use and was exported. A kiosk with fewer than ten interviews exports nothing yet.",
)
QUIET = QT_TRANSLATE_NOOP(
    "messages",
    "Kiosk {kiosk}: its last interview that came home is from {day}, {days} working days ago.",
)
QUIET_DO = QT_TRANSLATE_NOOP(
    "messages",
    "Ask whether it is broken, lent or done. Its later interviews may be on it, or fewer than ten.",
)
WAITING = QT_TRANSLATE_NOOP(
    "messages", "Kiosk {kiosk}: its files wait because nobody has accepted it. They count nowhere."
)
WAITING_DO = QT_TRANSLATE_NOOP(
    "messages",
    "Compare its words with the supervisor's screen, then accept it on the page of files.",
)
FAILING = {
    AlertKind.PRACTICE: QT_TRANSLATE_NOOP(
        "messages",
        "Kiosk {kiosk}: about {events} of {starts} respondents got no further than the practice.",
    ),
    AlertKind.COMPREHENSION: QT_TRANSLATE_NOOP(
        "messages",
        "Kiosk {kiosk}: the check of comprehension was not passed about {events} times in {starts} starts.",
    ),
    AlertKind.TIME_OUTS: QT_TRANSLATE_NOOP(
        "messages", "Kiosk {kiosk}: about {events} of {starts} interviews timed out."
    ),
    AlertKind.BREAK_OFFS: QT_TRANSLATE_NOOP(
        "messages", "Kiosk {kiosk}: about {events} of {starts} interviews were broken off."
    ),
}
FAILING_DO = {
    AlertKind.PRACTICE: QT_TRANSLATE_NOOP(
        "messages",
        "Watch the introduction there, never an interview. Check language and sound, and explain the "
        "practice again.",
    ),
    AlertKind.COMPREHENSION: QT_TRANSLATE_NOOP(
        "messages",
        "Have the introduction read aloud in the language of the place, and check the translation of its "
        "texts.",
    ),
    AlertKind.TIME_OUTS: QT_TRANSLATE_NOOP(
        "messages",
        "Ask where respondents sit and who disturbs them. A longer time limit costs nothing.",
    ),
    AlertKind.BREAK_OFFS: QT_TRANSLATE_NOOP(
        "messages",
        "People may stop whenever they like. Ask how the survey is introduced, never why somebody stopped.",
    ),
}
NAMED_BY = {
    AlertKind.PRACTICE: "practice_failures",
    AlertKind.COMPREHENSION: "comprehension_failures",
    AlertKind.TIME_OUTS: "time_outs",
    AlertKind.BREAK_OFFS: "break_offs",
}


def alerts_of(
    areas: Areas,
    rows: Sequence[AreaProgress],
    kiosks: Sequence[KioskProgress],
    *,
    quiet: int,
    tolerated: float,
    labels: object = None,
) -> tuple[Alert, ...]:
    """Return what needs a look, areas first.

    Parameters
    ----------
    areas
        The areas.
    rows, kiosks
        How they stand.
    quiet
        Working days without an interview after which a kiosk is asked for.
    tolerated
        Share of starts that may end badly without an alert.
    labels
        The survey's labels, for the names of areas; None: ids.
    """
    return (
        *_behind(areas, rows, labels),
        *_silent(areas, kiosks, quiet),
        *_failing(kiosks, tolerated),
    )


def _behind(areas: Areas, rows: Sequence[AreaProgress], labels: object) -> Iterator[Alert]:
    for row in rows:
        if row.pace is Pace.BEHIND and row.chance is not None:
            facts = {
                "area": areas.label(row.area, labels),
                "arrived": row.arrived,
                "expected": row.expected,
            }
            told, do = _notice(BEHIND, facts), _notice(BEHIND_DO)
            yield Alert(AlertKind.AREA_BEHIND, row.area, "", told, do)


def _silent(areas: Areas, kiosks: Sequence[KioskProgress], quiet: int) -> Iterator[Alert]:
    for one in kiosks:
        facts: dict[str, object] = {"kiosk": short_kiosk_name(one.kiosk)}
        if one.last_day is None and not one.arrived and one.kiosk not in areas.fieldwork.waiting:
            told, do = _notice(NOTHING, facts), _notice(NOTHING_DO)
            yield Alert(AlertKind.NOTHING_CAME, one.area, one.kiosk, told, do)
        elif one.quiet_days is not None and one.quiet_days >= quiet:
            facts |= {"day": one.last_day, "days": one.quiet_days}
            told, do = _notice(QUIET, facts), _notice(QUIET_DO)
            yield Alert(AlertKind.QUIET, one.area, one.kiosk, told, do)
    for kiosk in areas.fieldwork.waiting:
        facts = {"kiosk": short_kiosk_name(kiosk)}
        told, do = _notice(WAITING, facts), _notice(WAITING_DO)
        yield Alert(AlertKind.WAITING, "", kiosk, told, do)


def _failing(kiosks: Sequence[KioskProgress], tolerated: float) -> Iterator[Alert]:
    """Yield what fails more often than is tolerated, with all kiosks and kinds judged together (Holm).

    Only steps of ten are looked at: the fewest failures among the most starts that are shown so.
    """
    cases = [
        (one, kind, int(getattr(one, name))) for one in kiosks for kind, name in NAMED_BY.items()
    ]
    starts = {one.kiosk: one.arrived + one.time_outs + one.break_offs for one in kiosks}
    # three counts make the starts, and each may be nine more than it is shown
    hidden = 3 * most_in_step(0)
    chances = [
        chance_of_so_many(events, starts[one.kiosk] + hidden, tolerated)
        for one, _kind, events in cases
    ]
    for (one, kind, events), chance in zip(cases, holm(chances).tolist(), strict=True):
        if events and chance <= ALARM_LEVEL:
            facts = {
                "kiosk": short_kiosk_name(one.kiosk),
                "events": events,
                "starts": max(starts[one.kiosk], events),
            }
            told, do = _notice(FAILING[kind], facts), _notice(FAILING_DO[kind])
            yield Alert(kind, one.area, one.kiosk, told, do)


def _notice(template: str, facts: Mapping[str, object] = MappingProxyType({})) -> Notice:
    return Notice(Message(template, facts))
