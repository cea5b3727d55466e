"""What becomes of a form, in three kinds: kept, dropped with the reason, and what must change first."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from surveyapp.errors import SurveyAppError
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message, msg
from surveyapp.survey.json_format.checked_value import Mistake, SurveyMistakes


class Outcome(Enum):
    """What becomes of a part of a form; only the last prevents that it is converted."""

    KEPT = QT_TRANSLATE_NOOP("messages", "kept")
    DROPPED = QT_TRANSLATE_NOOP("messages", "dropped")
    MUST_CHANGE = QT_TRANSLATE_NOOP("messages", "must change")


@dataclass(frozen=True, slots=True)
class ReportLine:
    """What becomes of one part of a form."""

    outcome: Outcome
    cell: str
    """``survey!C7``; the name of a sheet where it is about all of it."""
    name: str
    """The row's name in the form; "" where it has none."""
    sentence: Message | SurveyAppError
    is_plain: bool = False
    """Whether it is kept exactly as the form has it, so that there is nothing to think about."""

    @property
    def message(self) -> Message:
        """Where it is, and its sentence."""
        return Message("{where}: {sentence}", {"where": self.cell, "sentence": self.sentence})

    def __str__(self) -> str:
        return str(self.message)


@dataclass(frozen=True, slots=True)
class FormReport:
    """All that becomes of a form, in the order of its cells."""

    lines: tuple[ReportLine, ...] = ()

    def of(self, outcome: Outcome) -> tuple[ReportLine, ...]:
        """Return the lines of one kind.

        Parameters
        ----------
        outcome
            the kind.
        """
        return tuple(line for line in self.lines if line.outcome is outcome)

    @property
    def notable(self) -> tuple[ReportLine, ...]:
        """The lines that an author reads: all but what is kept exactly as it was."""
        return tuple(line for line in self.lines if not line.is_plain)

    @property
    def counts(self) -> Message:
        """How many parts are of each kind."""
        kept, dropped, changing = (len(self.of(one)) for one in Outcome)
        return msg(
            "{kept} kept, {dropped} dropped, {changing} must change",
            kept=kept,
            dropped=dropped,
            changing=changing,
        )


class FormRefused(SurveyMistakes):
    """A form that must change before it can be converted, with the report on all of it."""

    def __init__(self, file: str, report: FormReport) -> None:
        """Keep the report; its lines that must change are the mistakes.

        Parameters
        ----------
        file
            the form's name.
        report
            what becomes of the form.
        """
        changing = report.of(Outcome.MUST_CHANGE)
        super().__init__(file, [Mistake(line.cell, line.sentence) for line in changing])
        self.report = report


def in_order(lines: Iterable[ReportLine]) -> tuple[ReportLine, ...]:
    """Return lines by sheet, row and column.

    Parameters
    ----------
    lines
        lines of a report.
    """
    return tuple(sorted(lines, key=_place))


_SHEETS = ("survey", "choices", "settings")


def _place(line: ReportLine) -> tuple[int, int, int, str]:
    sheet, _, cell = line.cell.partition("!")
    column = cell.rstrip("0123456789")
    row = cell[len(column) :]
    rank = _SHEETS.index(sheet) if sheet in _SHEETS else len(_SHEETS)
    return rank, int(row or 0), len(column), column
