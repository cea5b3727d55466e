"""Collects the mistakes of a form, and which of its cells each part of the survey came from."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from surveyapp.errors import SurveyAppError
from surveyapp.messages.message import SEMICOLON, Message, joined, msg
from surveyapp.survey.json_format.checked_value import Mistake
from surveyapp.survey.xlsform.report import FormReport, Outcome, ReportLine, in_order

_COLUMN = re.compile(r"![A-Z]+")
_LAST_STEP = re.compile(r"(?:\.[^.\[\]]+|\[[0-9]+\])$")
_PATH = re.compile(r"questions\[[0-9]+\](?:\.[A-Za-z_-]+|\[[0-9]+\])*")
_REFERENCE = re.compile(r"\$\{([^{}]*)\}")


@dataclass(slots=True)
class FormNotes:
    """Mistakes and omissions by cell, and the cell of each JSON path of the survey made from the form."""

    mistakes: list[Mistake] = field(default_factory=list)
    lines: list[ReportLine] = field(default_factory=list)
    """What is kept and what is dropped."""
    _said: set[str] = field(default_factory=set)
    cells: dict[str, str] = field(default_factory=dict)
    conditions: dict[str, dict[str, str]] = field(default_factory=dict)
    """By JSON path of a condition that is made from several cells: the cell of each question it names."""

    def mistake(self, cell: str, sentence: Message | SurveyAppError) -> None:
        """Add a mistake, once.

        Parameters
        ----------
        cell
            the cell's name, ``survey!C7``.
        sentence
            what is wrong and what to do.
        """
        mistake = Mistake(cell, sentence)
        if mistake not in self.mistakes:
            self.mistakes.append(mistake)

    def leave_out(self, cell: str, what: Message, why: Message, name: str = "") -> None:
        """Add an omission, once: something of the form that is not in the survey.

        Parameters
        ----------
        cell
            the cell's name.
        what
            what is left out.
        why
            the reason.
        name
            the row's name, if a row is left out.
        """
        sentence = msg("{what} is left out; {why}.", what=what, why=why)
        self._add(ReportLine(Outcome.DROPPED, cell, name, sentence))

    def keep(self, cell: str, name: str, what: Message, changes: Sequence[Message] = ()) -> None:
        """Add something that is in the survey.

        Parameters
        ----------
        cell
            the cell's name.
        name
            the row's name; "" if it is no row.
        what
            what it is in the survey.
        changes
            what is not exactly as the form has it.
        """
        sentence = (
            msg("{what}; {changes}.", what=what, changes=joined(SEMICOLON, changes))
            if changes
            else msg("{what}.", what=what)
        )
        self._add(ReportLine(Outcome.KEPT, cell, name, sentence, is_plain=not changes))

    def report(self) -> FormReport:
        """Return what becomes of the form, in the order of its cells.

        A row of which something must change is not kept.
        """
        wrong = {_row(each.path) for each in self.mistakes}
        lines = (
            line
            for line in self.lines
            if line.outcome is not Outcome.KEPT or not line.name or _row(line.cell) not in wrong
        )
        changing = (
            ReportLine(Outcome.MUST_CHANGE, each.path, "", each.sentence) for each in self.mistakes
        )
        return FormReport(in_order((*lines, *changing)))

    def _add(self, line: ReportLine) -> None:
        if (said := str(line)) not in self._said:
            self._said.add(said)
            self.lines.append(line)

    def cell_of(self, path: str) -> str:
        """Return the cell that a part of the survey came from.

        Parameters
        ----------
        path
            the part's JSON path; without a cell of its own, that of the nearest part around it.
        """
        while path and path not in self.cells:
            path, cuts = _LAST_STEP.subn("", path)
            path = path if cuts else ""
        return self.cells.get(path, "survey!A1")

    def add(self, mistakes: tuple[Mistake, ...]) -> None:
        """Add mistakes of the survey made from the form; a cell that already has a mistake keeps that one.

        Parameters
        ----------
        mistakes
            mistakes with JSON paths.
        """
        known = {mistake.path for mistake in self.mistakes}
        for mistake in mistakes:
            cell = self._cell_of(mistake)
            if cell not in known:
                self.mistake(cell, self._in_cells(mistake.sentence))

    def _cell_of(self, mistake: Mistake) -> str:
        named = self.conditions.get(mistake.path, {})
        names = _REFERENCE.findall(str(mistake.sentence))
        found = next((named[name] for name in names if name in named), None)
        return found or self.cell_of(mistake.path)

    def _in_cells(self, sentence: Message | SurveyAppError) -> Message | SurveyAppError:
        if not isinstance(sentence, Message):
            return sentence
        return Message(sentence.template, {n: self._in_cell(f) for n, f in sentence.facts.items()})

    def _in_cell(self, fact: object) -> object:
        if not isinstance(fact, str):
            return fact
        return _PATH.sub(lambda match: self.cell_of(match[0]), fact)


def _row(cell: str) -> str:
    """Return a cell's row: ``survey!7`` of ``survey!C7``."""
    return _COLUMN.sub("!", cell)
