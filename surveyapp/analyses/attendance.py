"""Attendance: a team's own paper counts against the interviews that arrived, without anybody's name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from surveyapp.analyses.base.analysis import Analysis
from surveyapp.analyses.base.dataset import Dataset
from surveyapp.analyses.base.formats import COUNT, DAY, TEXT, Sign
from surveyapp.analyses.base.progress import Progress, no_progress
from surveyapp.analyses.base.tables import ESSENTIAL, MORE, Column, Table
from surveyapp.analyses.computation.fieldwork.areas import (
    AREA_COLUMN,
    Areas,
    area_label,
    area_option,
    areas_of,
    kiosk_areas_option,
)
from surveyapp.analyses.computation.fieldwork.attendance import (
    AreaAttendance,
    Match,
    PaperCounts,
    PeriodAttendance,
    compare_attendance,
)
from surveyapp.analyses.computation.fieldwork.targets import named_values
from surveyapp.analyses.words.columns import coded
from surveyapp.errors import UserProblem
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message, msg
from surveyapp.messages.notice import Notice
from surveyapp.options import flag, weights
from surveyapp.survey.definition.count_steps import in_steps
from surveyapp.survey.definition.survey import Survey

if TYPE_CHECKING:
    from collections.abc import Mapping


MATCHES = {
    Match.AGREES: QT_TRANSLATE_NOOP("analyses", "Agrees"),
    Match.LOST: QT_TRANSLATE_NOOP("analyses", "Lost"),
    Match.INVENTED: QT_TRANSLATE_NOOP("analyses", "Not on paper"),
    Match.BOTH: QT_TRANSLATE_NOOP("analyses", "Lost, and not on paper"),
    Match.OPEN: QT_TRANSLATE_NOOP("analyses", "Not home yet"),
    Match.TOO_FEW: QT_TRANSLATE_NOOP("analyses", "Fewer than ten"),
    Match.NO_PAPER: QT_TRANSLATE_NOOP("analyses", "No paper"),
}
SIGNS = {
    Match.AGREES: Sign.GOOD,
    Match.LOST: Sign.WARN,
    Match.INVENTED: Sign.WARN,
    Match.BOTH: Sign.WARN,
}
LOST = QT_TRANSLATE_NOOP(
    "messages",
    "On paper, and not arrived: at least {count}. Look for a kiosk that was not exported, for a file that "
    "was not imported, and for break-offs that were counted as interviews.",
)
INVENTED = QT_TRANSLATE_NOOP(
    "messages",
    "Arrived, and not on paper: at least {count}. Somebody forgot to write them down, wrote them under "
    "another area or day, or they were invented. The numbers cannot say which: ask, and visit some "
    "addresses.",
)
ABOUT = {
    Match.AGREES: QT_TRANSLATE_NOOP(
        "messages",
        "Paper and arrivals agree as far as files tell days apart. As many lost as invented ones on the "
        "same days would look the same.",
    ),
    Match.OPEN: QT_TRANSLATE_NOOP(
        "messages",
        "Paper has more than arrived, but these interviews may still be on a kiosk: files do not tell "
        "whether it was exported after the last interview of its last day.",
    ),
    Match.TOO_FEW: QT_TRANSLATE_NOOP(
        "messages", "One to nine interviews are not compared: the count could tell persons apart."
    ),
    Match.NO_PAPER: QT_TRANSLATE_NOOP("messages", "No paper count was given for this area."),
}
ONE_PERIOD = QT_TRANSLATE_NOOP(
    "messages",
    "Files do not tell the days from {first} to {last} apart: an interview may be of any of them.",
)
ABOUT_DAYS = QT_TRANSLATE_NOOP(
    "messages",
    "A file has only the first and the last day of its interviews, so days are told apart only where an "
    "export lies between them. Groups of one to nine interviews are joined with others.",
)
IN_THE_EVENING = QT_TRANSLATE_NOOP(
    "messages",
    "If teams always export after the last interview of the day, say so: then days are told apart better.",
)
BROKEN_OFF = QT_TRANSLATE_NOOP(
    "messages",
    "Begun and not finished: about {count}. Whoever counted these on paper has that many too many.",
)
UNDATED = QT_TRANSLATE_NOOP(
    "messages", "Interviews without days, such as those of tables, are not compared: {count}."
)
DO_NOT_AGREE = QT_TRANSLATE_NOOP(
    "messages",
    "Paper and arrivals do not agree: lost at least {lost}, not on paper at least {invented}.",
)


@dataclass(frozen=True, slots=True, eq=False)
class AttendanceFound:
    """Paper against arrivals."""

    survey: Survey
    """Whose interviews."""
    areas: Areas
    """Whose interviews are of which area."""
    rows: tuple[AreaAttendance, ...]
    """Each area in all."""
    periods: tuple[PeriodAttendance, ...]
    """Each area by ranges of days."""
    notes: tuple[Notice, ...]
    """What the numbers are to be read with."""
    warnings: tuple[str, ...] = ()
    """What the source says."""


def _about(row: AreaAttendance | PeriodAttendance) -> list[Notice]:
    if row.match in ABOUT:
        return [Notice(Message(ABOUT[row.match]))]
    said = ((LOST, row.lost), (INVENTED, row.invented))
    return [Notice(Message(text, {"count": count})) for text, count in said if count]


def _about_area(row: AreaAttendance, *_more: Any) -> Sequence[Notice]:
    return _about(row)


def _about_period(row: PeriodAttendance, *_more: Any) -> Sequence[Notice]:
    found = _about(row)
    if row.first_day != row.last_day:
        days = {"first": row.first_day, "last": row.last_day}
        found.append(Notice(Message(ONE_PERIOD, days)))
    return found


AREA = coded(
    "area",
    "Area",
    "the area; (none): interviews without one, (all): there are no areas",
    area_label,
)
PAPER = Column("paper", "On paper", COUNT, ESSENTIAL, "interviews that the team has counted")
LOST_COLUMN = Column(
    "lost",
    "Lost, at least",
    COUNT,
    ESSENTIAL,
    "the fewest that are on paper and have not arrived",
    short="lost",
)
INVENTED_COLUMN = Column(
    "invented",
    "Not on paper, at least",
    COUNT,
    ESSENTIAL,
    "the fewest that arrived and are not on paper: forgotten there, or invented",
    short="invented",
)
MATCH = Column(
    "match",
    "State",
    TEXT,
    ESSENTIAL,
    "agrees, lost, invented, lost and invented, not home yet, fewer than ten or no paper",
    words=MATCHES,
    sign=lambda row: SIGNS.get(row.match),
)

AREAS: Table[AttendanceFound] = Table(
    key="areas",
    title="Attendance by area",
    rows=lambda found: found.rows,
    columns=(
        AREA,
        PAPER,
        Column(
            "arrived", "Arrived", COUNT, ESSENTIAL, "interviews; empty where there are one to nine"
        ),
        LOST_COLUMN,
        INVENTED_COLUMN,
        MATCH,
    ),
    meaning=_about_area,
    notes=lambda found: found.notes,
)

PERIODS: Table[AttendanceFound] = Table(
    key="periods",
    title="Attendance by days",
    rows=lambda found: found.periods,
    columns=(
        AREA,
        Column("first_day", "First day", DAY, ESSENTIAL, "of days that files do not tell apart"),
        Column("last_day", "Last day", DAY, ESSENTIAL, "of days that files do not tell apart"),
        PAPER,
        Column("arrived", "Arrived", COUNT, ESSENTIAL, "interviews of these days for certain"),
        Column(
            "arrived_most",
            "Arrived, at most",
            COUNT,
            MORE,
            "with those that may be of these days",
            is_at_terminal=True,
        ),
        LOST_COLUMN,
        INVENTED_COLUMN,
        MATCH,
    ),
    meaning=_about_period,
    heading="By days that files tell apart",
    is_there=lambda found: bool(found.periods),
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Attendance(Analysis):
    """A team's paper counts per day and area against the interviews that arrived.

    The fewest interviews that are lost or invented are those that no matching of paper and arrivals, day by
    day, can avoid; the days of what arrived are known as ranges (Glover 1967; Mendelsohn and Dulmage 1958).
    """

    name: ClassVar[str] = "attendance"
    title: ClassVar[str] = "Attendance"
    summary: ClassVar[str] = "the team's paper counts against the interviews that arrived"
    picture: ClassVar[str] = "rows"
    not_in_r: ClassVar[str] = "counts of exports are no estimates"
    takes_sample: ClassVar[bool] = False
    tables: ClassVar[tuple[Table[AttendanceFound], ...]] = (AREAS, PERIODS)

    area: str | None = area_option()
    paper: Mapping[str, float] | None = weights(
        "Paper counts",
        "interviews that the team counted on a day in an area, or a table with the columns day, area and "
        "interviews",
        metavar="2026-03-02 AREA=12",
        is_open=False,
        columns=(
            (QT_TRANSLATE_NOOP("analyses", "Day"), " "),
            (AREA_COLUMN, "="),
            (QT_TRANSLATE_NOOP("analyses", "Interviews"), ""),
        ),
        named=1,
        answers_of="area",
        names_of="kiosk_areas",
        table="paper",
    )
    evening: bool = flag(
        "Exports end the day",
        "no interview ever takes place on the day of an export after it: days are told apart better",
    )
    complete: bool = flag(
        "All files are in", "nothing is left on any kiosk, as after the last export of fieldwork"
    )
    kiosk_areas: tuple[str, ...] = kiosk_areas_option()

    def run(self, data: Dataset, progress: Progress = no_progress) -> AttendanceFound:
        """Compare paper with what arrived.

        Raises
        ------
        OptionProblem
            if a day, an area or a count does not fit.
        UserProblem
            if no interview has a day.
        """
        progress(0, 1)
        areas = areas_of(data, self.area, named_values("kiosk_areas", self.kiosk_areas))
        if not areas.fieldwork.files:
            raise UserProblem(
                msg(
                    "These interviews have no days. Attendance is compared with the files of kiosks, and "
                    "with all their interviews."
                )
            )
        found = compare_attendance(
            areas,
            PaperCounts.read(areas, self.paper or {}),
            ends_with_day=self.evening,
            is_over=self.complete,
            progress=progress,
        )
        notes = [Message(ABOUT_DAYS)]
        if not self.evening and any(one.first_day != one.last_day for one in found.periods):
            notes.append(Message(IN_THE_EVENING))
        stopped = sum(one.break_offs + one.time_outs for one in areas.fieldwork.kiosks)
        if in_steps(stopped):
            notes.append(Message(BROKEN_OFF, {"count": in_steps(stopped)}))
        if found.undated:
            notes.append(Message(UNDATED, {"count": in_steps(found.undated)}))
        return AttendanceFound(
            data.survey, areas, found.rows, found.periods, tuple(map(Notice, notes)), data.warnings
        )

    def facts(self, result: AttendanceFound) -> Sequence[Notice]:
        """Return what the numbers are to be read with."""
        return result.notes

    def alarm(self, result: AttendanceFound) -> Notice | None:
        """Return that paper and arrivals do not agree, if so."""
        lost = sum(row.lost for row in result.rows)
        invented = sum(row.invented for row in result.rows)
        if not lost and not invented:
            return None
        return Notice(Message(DO_NOT_AGREE, {"lost": lost, "invented": invented}))
