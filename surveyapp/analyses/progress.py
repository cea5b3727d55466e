"""Progress of fieldwork: areas and kiosks against the plan, with alerts, from exports alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import TYPE_CHECKING, Any, ClassVar

from surveyapp.analyses.base.analysis import Analysis
from surveyapp.analyses.base.dataset import Dataset
from surveyapp.analyses.base.formats import COUNT, DAY, P_VALUE, TEXT, Sign
from surveyapp.analyses.base.progress import Progress, no_progress
from surveyapp.analyses.base.tables import ESSENTIAL, FILE, MORE, USUAL, Column, Table
from surveyapp.analyses.computation.fieldwork.alerts import SUBJECTS, Alert, alerts_of
from surveyapp.analyses.computation.fieldwork.areas import (
    AREA_COLUMN,
    Areas,
    area_label,
    area_option,
    areas_of,
    kiosk_areas_option,
)
from surveyapp.analyses.computation.fieldwork.progress import (
    AreaProgress,
    KioskProgress,
    Pace,
    area_rows,
    first_known_day,
    kiosk_rows,
    last_known_day,
)
from surveyapp.analyses.computation.fieldwork.targets import named_values, plans_of, rest_days
from surveyapp.analyses.words.columns import coded
from surveyapp.analyses.words.labels import SurveyLabels
from surveyapp.analyses.words.plain_words import WHAT_TO_DO
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message
from surveyapp.messages.notice import Notice
from surveyapp.options import day, number, texts, weights, whole
from surveyapp.survey.definition.kiosk_names import short_kiosk_name
from surveyapp.survey.definition.survey import Survey

if TYPE_CHECKING:
    from collections.abc import Mapping

PACES = {
    Pace.REACHED: QT_TRANSLATE_NOOP("analyses", "Target reached"),
    Pace.ON_PACE: QT_TRANSLATE_NOOP("analyses", "On pace"),
    Pace.BEHIND: QT_TRANSLATE_NOOP("analyses", "Behind"),
    Pace.NOT_BEGUN: QT_TRANSLATE_NOOP("analyses", "Not begun"),
    Pace.NO_TARGET: QT_TRANSLATE_NOOP("analyses", "No target"),
}
SIGNS = {Pace.REACHED: Sign.GOOD, Pace.ON_PACE: Sign.GOOD, Pace.BEHIND: Sign.WARN}
IN_STEPS = QT_TRANSLATE_NOOP(
    "messages",
    "Counts are in steps of ten, rounded down, because an exact count could give one person's interview "
    "away. An area counts as behind only if it would still be behind with nine more interviews.",
)
AS_OF = QT_TRANSLATE_NOOP("messages", "Progress at the end of {day}.")
NO_DAY = QT_TRANSLATE_NOOP(
    "messages",
    "These interviews have no days, so nothing is expected. Give the day that is looked at.",
)
NO_PLAN = QT_TRANSLATE_NOOP(
    "messages",
    "Without targets and a last day nothing is expected: the table only counts what arrived.",
)
ABOUT_AREA = {
    Pace.REACHED: QT_TRANSLATE_NOOP("messages", "The target is reached."),
    Pace.ON_PACE: QT_TRANSLATE_NOOP(
        "messages",
        "If the interviews of the target fell on its working days at random, so few by now would be no "
        "surprise.",
    ),
    Pace.BEHIND: QT_TRANSLATE_NOOP(
        "messages",
        "If the interviews of the target fell on its working days at random, so few by now would hardly ever "
        "happen. Teams that take places one after another fall behind without a fault: give each area its "
        "own days.",
    ),
    Pace.NOT_BEGUN: QT_TRANSLATE_NOOP("messages", "Its first day is still to come."),
    Pace.NO_TARGET: QT_TRANSLATE_NOOP("messages", "No target is set."),
}
ABOUT_KIOSKS = QT_TRANSLATE_NOOP(
    "messages",
    "A file knows the first and the last day of its interviews and no time of day. Fewer than ten interviews "
    "wait on the kiosk until they are ten.",
)
ALERTS_ARE = QT_TRANSLATE_NOOP(
    "messages", "To look at: {count}. The alerts say what and what to do."
)
ALL_WELL = QT_TRANSLATE_NOOP("messages", "Nothing needs a look.")


@dataclass(frozen=True, slots=True, eq=False)
class FieldworkProgress:
    """How fieldwork stands."""

    survey: Survey
    """Whose interviews."""
    today: date | None
    """The day that is looked at; None: the interviews have no days."""
    areas: Areas
    """Whose interviews are of which area."""
    rows: tuple[AreaProgress, ...]
    """Each area, those without one, and all together."""
    kiosks: tuple[KioskProgress, ...]
    """What each kiosk has brought."""
    alerts: tuple[Alert, ...]
    """What needs a look."""
    notes: tuple[Notice, ...]
    """What the numbers are to be read with."""
    warnings: tuple[str, ...] = ()
    """What the source says."""


def _kiosk(row: Any, _found: FieldworkProgress, _labels: SurveyLabels) -> str:
    return short_kiosk_name(row.kiosk)


def _about_area(
    row: AreaProgress, _found: FieldworkProgress, _labels: SurveyLabels, _level: float
) -> Sequence[Notice]:
    return (Notice(Message(ABOUT_AREA[row.pace])),)


def _about_kiosk(*_row: Any) -> Sequence[Notice]:
    return (Notice(Message(ABOUT_KIOSKS)), Notice(Message(IN_STEPS)))


def _about_alert(
    row: Alert, _found: FieldworkProgress, _labels: SurveyLabels, _level: float
) -> Sequence[Notice]:
    return (Notice(Message(WHAT_TO_DO, {"advice": row.advice})),)


AREA = coded(
    "area", "Area", "the area; (none): interviews without one, (all): all of them", area_label
)
KIOSK = coded("kiosk", "Kiosk", "the kiosk's id", _kiosk)

AREAS: Table[FieldworkProgress] = Table(
    key="areas",
    title="Areas",
    rows=lambda found: found.rows,
    columns=(
        AREA,
        Column("target", "Target", COUNT, ESSENTIAL, "interviews that are planned"),
        Column(
            "expected",
            "Expected by now",
            COUNT,
            ESSENTIAL,
            "of the target, in steps of ten",
            short="expected",
        ),
        Column("arrived", "Arrived", COUNT, ESSENTIAL, "interviews, in steps of ten"),
        Column(
            "behind",
            "Behind by",
            COUNT,
            USUAL,
            "fewer than expected, in steps of ten",
            short="behind",
        ),
        Column("per_day", "Per day", COUNT, MORE, "interviews a working day until now"),
        Column(
            "needed_per_day",
            "Needed per day",
            COUNT,
            USUAL,
            "interviews a working day from now on to reach the target",
        ),
        Column("chance", "p", P_VALUE, FILE, "so few by chance, of this area alone"),
        Column(
            "chance_adjusted",
            "p, all areas",
            P_VALUE,
            MORE,
            "so few by chance, adjusted for all areas together (Holm)",
        ),
        Column(
            "pace",
            "State",
            TEXT,
            ESSENTIAL,
            "reached, on pace, behind, not begun or no target",
            words=PACES,
            sign=lambda row: SIGNS.get(row.pace),
        ),
    ),
    meaning=_about_area,
    notes=lambda found: found.notes,
)

ALERTS: Table[FieldworkProgress] = Table(
    key="alerts",
    title="Alerts",
    rows=lambda found: found.alerts,
    columns=(
        Column(
            "alert",
            "Alert",
            TEXT,
            ESSENTIAL,
            "what it is about",
            words=SUBJECTS,
            sign=lambda _row: Sign.WARN,
        ),
        Column("area", "Area", TEXT, FILE, "the area; empty where it is not about one"),
        Column("kiosk", "Kiosk", TEXT, FILE, "the kiosk's id; empty where it is not about one"),
        Column("finding", "Finding", TEXT, ESSENTIAL, "what was found, in words"),
        Column("advice", "What to do", TEXT, FILE, "what to do about it"),
    ),
    meaning=_about_alert,
    heading="Alerts",
    is_there=lambda found: bool(found.alerts),
)

KIOSKS: Table[FieldworkProgress] = Table(
    key="kiosks",
    title="Kiosks",
    rows=lambda found: found.kiosks,
    columns=(
        KIOSK,
        Column("words", "Name in words", TEXT, MORE, "the kiosk's fingerprint in words"),
        Column(
            "area",
            "Area",
            TEXT,
            USUAL,
            "the area of the kiosk, where kiosks are listed",
            only=lambda found, _analysis: found.areas.by is None and bool(found.areas.kiosk_areas),
        ),
        Column("arrived", "Arrived", COUNT, ESSENTIAL, "interviews, in steps of ten"),
        Column("last_day", "Last day", DAY, ESSENTIAL, "of its interviews that came home"),
        Column("quiet_days", "Quiet for", COUNT, USUAL, "working days since then"),
        Column(
            "practice_failures",
            "Stopped in the practice",
            COUNT,
            USUAL,
            "respondents who got no further than the practice, in steps of ten",
            short="practice",
        ),
        Column(
            "comprehension_failures",
            "Not understood",
            COUNT,
            USUAL,
            "checks of comprehension that were not passed, in steps of ten",
            short="not_understood",
        ),
        Column(
            "time_outs",
            "Timed out",
            COUNT,
            USUAL,
            "interviews that nobody went on with, in steps of ten",
        ),
        Column(
            "break_offs",
            "Broken off",
            COUNT,
            USUAL,
            "interviews that respondents stopped, in steps of ten",
        ),
    ),
    meaning=_about_kiosk,
    option="--by-kiosk",
    option_help="what each kiosk has brought, in place of the areas",
)


@dataclass(frozen=True, slots=True, kw_only=True)
class ProgressOfFieldwork(Analysis):
    """Areas and kiosks against the plan, with alerts: in steps of ten, never by time of day.

    What is expected by a day is the share of the target that the working days until then are of all. So few
    interviews are called behind if they would be a surprise with the interviews of the target spread over its
    working days at random (binomial, all areas judged together: Holm 1979).
    """

    name: ClassVar[str] = "progress"
    title: ClassVar[str] = "Progress of fieldwork"
    summary: ClassVar[str] = "what arrived of each area against its target, and what needs a look"
    picture: ClassVar[str] = "plan"
    not_in_r: ClassVar[str] = "counts of exports are no estimates"
    takes_sample: ClassVar[bool] = False
    has_sheet: ClassVar[bool] = True
    tables: ClassVar[tuple[Table[FieldworkProgress], ...]] = (AREAS, ALERTS, KIOSKS)

    area: str | None = area_option()
    targets: Mapping[str, float] | None = weights(
        "Targets",
        "interviews planned for each area, or a table with the columns area and target",
        metavar="AREA=200",
        columns=((AREA_COLUMN, "="), (QT_TRANSLATE_NOOP("analyses", "Interviews"), "")),
        answers_of="area",
        names_of="kiosk_areas",
        is_listing=True,
        table="targets",
    )
    first_day: date | None = day(
        "First day", "of fieldwork; without, the first day that a file has", default=None
    )
    last_day: date | None = day("Last day", "that is planned", default=None)
    today: date | None = day(
        "As of",
        "the day at whose end progress is shown; by default the last day in a file",
        default=None,
    )
    rest: tuple[str, ...] = texts(
        "Rest days", "weekdays without interviews", default=(), metavar="sat,sun", is_advanced=True
    )
    periods: tuple[str, ...] = texts(
        "Areas with days of their own",
        "first and last day of areas that are visited one after another",
        default=(),
        metavar="AREA=2026-03-02/2026-03-06",
        columns=(
            (AREA_COLUMN, "="),
            (QT_TRANSLATE_NOOP("analyses", "First day"), "/"),
            (QT_TRANSLATE_NOOP("analyses", "Last day"), ""),
        ),
        answers_of="area",
        names_of="kiosk_areas",
        is_listing=True,
        is_advanced=True,
    )
    kiosk_areas: tuple[str, ...] = kiosk_areas_option()
    quiet: int = whole(
        "Quiet days",
        "working days without an interview after which a kiosk is asked for; 3 by default",
        default=3,
        low=1,
        is_advanced=True,
    )
    tolerated: float = number(
        "Tolerated share",
        "of starts that may end in the practice, time out or be broken off; 0.1 by default",
        default=0.1,
        low=0,
        high=1,
        is_advanced=True,
    )

    def run(self, data: Dataset, progress: Progress = no_progress) -> FieldworkProgress:
        """Compare what arrived with the plan.

        Raises
        ------
        OptionProblem
            if an area, a day or a target does not fit.
        UserProblem
            if kiosks are asked of interviews that nobody knows the kiosks of.
        """
        progress(0, 2)
        rest = rest_days(self.rest)
        areas = areas_of(data, self.area, named_values("kiosk_areas", self.kiosk_areas))
        progress(1, 2)
        today = self.today or last_known_day(areas)
        days = self.first_day or first_known_day(areas), self.last_day
        plans = plans_of(areas, self.targets or {}, self.periods, days, rest)
        rows = area_rows(areas, plans, today)
        ends = [one.last for one in plans.values()]
        # nobody is asked for interviews after the last planned day
        over = max((one for one in ends if one is not None), default=None)
        watched = min(today, over) if today is not None and over is not None else today
        kiosks = tuple(kiosk_rows(areas, watched, rest))
        labels = SurveyLabels(data.survey)
        alerts = alerts_of(
            areas, rows, kiosks, quiet=self.quiet, tolerated=self.tolerated, labels=labels
        )
        return FieldworkProgress(
            survey=data.survey,
            today=today,
            areas=areas,
            rows=rows,
            kiosks=kiosks,
            alerts=alerts,
            notes=tuple(_notes(today, rows, alerts)),
            warnings=data.warnings,
        )

    def facts(self, result: FieldworkProgress) -> Sequence[Notice]:
        """Return the day, and the rule of steps."""
        return result.notes

    def alarm(self, result: FieldworkProgress) -> Notice | None:
        """Return that something needs a look, if anything does."""
        count = len(result.alerts)
        return Notice(Message(ALERTS_ARE, {"count": count})) if count else None


def _notes(
    today: date | None, rows: Sequence[AreaProgress], alerts: Sequence[Alert]
) -> Sequence[Notice]:
    said = Message(NO_DAY) if today is None else Message(AS_OF, {"day": today})
    found = [said, Message(IN_STEPS)]
    if today is not None and all(row.expected is None for row in rows):
        found.append(Message(NO_PLAN))
    if not alerts:
        found.append(Message(ALL_WELL))
    return [Notice(one) for one in found]
