"""What the analyst did to a project, step by step, and the way back.

A step is a number: whatever it brought has it as ``since``, whatever it took away as ``until`` (see
``project_schema``). Undoing and redoing move the number of the present step. Once something else is
done after an undo, what was undone is forgotten for good; so are steps older than ``MOST_STEPS``.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from enum import Enum
from typing import Any

from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg
from surveyapp.storage.project.database import Database, project_problem
from surveyapp.storage.project.sample_columns import DRAWN, DRAWN_MORE

MOST_STEPS = 100
VARIABLES = "variables"
"""Begins the setting that holds what the analyst says about the columns of a survey; its number follows."""


class StepKind(Enum):
    """What kind of action a step was."""

    IMPORT = "import"
    ADD_SURVEY = "add survey"
    ACCEPT_KIOSK = "accept kiosk"
    REVOKE_KIOSK = "revoke kiosk"
    CLOSE_KIOSKS = "close kiosks"
    OPEN_KIOSKS = "open kiosks"
    CHOOSE_SURVEY = "choose survey"
    REMOVE_FILES = "remove files"
    ADD_BLOCK = "add analysis"
    CHANGE_BLOCK = "change analysis"
    REMOVE_BLOCK = "remove analysis"
    ARRANGE_BLOCKS = "arrange analyses"
    CONNECT = "connect"
    TAKE_TOTALS = "take totals"
    CHANGE_VARIABLES = "change variables"
    STATE_LEVELS = "state levels"


@dataclass(frozen=True, slots=True)
class HistoryStep:
    """One action: ``count`` files came in or were taken out by it; ``is_undone`` says that it can be redone.

    ``subject`` names what it was done to: a survey, a kiosk, or the first of its files. ``said`` is what was
    said of the variables before a change of them, and after it: two JSON values, empty where there was none.
    """

    number: int
    kind: StepKind
    subject: str
    count: int
    is_undone: bool
    said: tuple[str, str] | None = None


_STEPS = f"""
WITH moved AS (
    SELECT since AS step, name FROM all_files UNION ALL
    SELECT until, name FROM all_files WHERE until IS NOT NULL UNION ALL
    SELECT since, name FROM all_waiting
)
SELECT s.number, s.kind, s.subject, s.number > ?,
    (SELECT count(*) FROM moved WHERE step = s.number),
    (SELECT min(name) FROM moved WHERE step = s.number),
    (SELECT string_agg(v.id || '@' || v.version, ', ' ORDER BY v.number) FROM all_surveys v
        WHERE v.since = s.number),
    n.value,
    (SELECT arg_max(o.value, o.since) FROM all_settings o WHERE o.name = n.name AND o.since < s.number)
FROM steps s LEFT JOIN all_settings n ON s.kind = '{StepKind.CHANGE_VARIABLES.value}'
    AND n.since = s.number AND n.name LIKE '{VARIABLES} %' ORDER BY s.number
"""

_SUPERSEDED_SETTINGS = (
    "DELETE FROM all_settings s WHERE EXISTS (FROM all_settings t WHERE t.name = s.name"
    " AND t.since > s.since AND t.since <= {step})"
)
"""Decisions that were replaced by later ones, up to a step that nobody goes back behind."""


def _step(row: tuple[Any, ...]) -> HistoryStep:
    number, kind, subject, is_undone, count, file, surveys, after, before = row
    found = StepKind(kind)
    if found is StepKind.ADD_SURVEY and surveys is None:  # it was welcome, and none came
        found = StepKind.IMPORT
    brought = surveys if found is StepKind.ADD_SURVEY else file
    said = None if after is None else (before or "", after)
    return HistoryStep(number, found, subject or brought or "", count, is_undone, said)


class History:
    """The steps of one open project."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._coming: tuple[StepKind, str] | None = None
        self._step: int | None = None
        self._is_changing = False

    @property
    def present(self) -> int:
        """Number of the step that the project is at."""
        query = "SELECT coalesce(max(value::INTEGER), 0) FROM about WHERE name = 'step'"
        return self._value(query)

    @contextmanager
    def action(self, kind: StepKind, subject: str = "") -> Iterator[None]:
        """Make one step of all changes within; none where nothing changes."""
        if self._coming is not None:
            yield
            return
        self._coming, self._step = (kind, subject), None
        try:
            yield
        finally:
            self._coming = self._step = None

    @contextmanager
    def change(self, kind: StepKind, subject: str = "") -> Iterator[int]:
        """Change the project, all or nothing; gives the number of the step that the change belongs to.

        A change within a change is part of it.
        """
        if self._is_changing and self._step is not None:
            yield self._step
            return
        with self.action(kind, subject):
            before = self._step
            self._is_changing = True
            try:
                with self._database.transaction():
                    if self._step is None:
                        self._step = self._begun()
                    yield self._step
            except BaseException:
                self._step = before
                raise
            finally:
                self._is_changing = False

    def steps(self) -> tuple[HistoryStep, ...]:
        """Return the steps that can be undone, then those that can be redone, in the order of doing.

        Raises
        ------
        EnvironmentProblem
            if a newer version has done something of another kind.
        """
        rows = self._database.execute(_STEPS, [self.present])
        try:
            return tuple(map(_step, rows))
        except ValueError as problem:
            reason = msg(
                "it was changed by a newer version of Surveyapp in a way that this one does "
                "not know"
            )
            raise project_problem(file=self._database.name, reason=reason) from problem

    def undo(self) -> HistoryStep:
        """Go one step back.

        Raises
        ------
        UserProblem
            if there is none.
        """
        done = [step for step in self.steps() if not step.is_undone]
        if not done:
            raise UserProblem(
                msg(
                    "There is nothing to undo in this project; it keeps the last {most} actions.",
                    most=MOST_STEPS,
                )
            )
        self._go_to(done[-1].number - 1)
        return done[-1]

    def redo(self) -> HistoryStep:
        """Go one step forward again.

        Raises
        ------
        UserProblem
            if there is none.
        """
        undone = [step for step in self.steps() if step.is_undone]
        if not undone:
            raise UserProblem(
                msg(
                    "There is nothing to redo in this project: nothing was undone since the "
                    "last action."
                )
            )
        self._go_to(undone[0].number)
        return undone[0]

    def setting(self, name: str) -> str | None:
        """Return a decision that is in force; None: nobody has decided."""
        # all at once: whoever asks for one asks for others, each time a project is opened
        rows = self._database.recall(
            "SELECT name, arg_max(value, since) FROM settings GROUP BY name"
        )
        return next((str(value) for known, value in rows if known == name), None)

    def decide(self, name: str, value: str, step: int) -> None:
        """Note a decision; a change of ``step``."""
        self._database.execute(
            "DELETE FROM all_settings WHERE name = ? AND since = ?", [name, step]
        )
        self._database.execute("INSERT INTO all_settings VALUES (?, ?, ?)", [name, value, step])

    def forget_all(self) -> tuple[int, int]:
        """Delete what was taken out or undone, and every step; part of the transaction around it.

        Returns
        -------
        tuple of int
            How many files and interviews were deleted.
        """
        run = self._database.execute
        before = self._held_rows()
        self._forget_undone()
        gone = "(SELECT number FROM all_files WHERE until IS NOT NULL)"
        for survey in self._surveys():
            self._delete_rows_of(survey, gone)
            self._pass_on_rows(survey, gone)
        for table in ("table_files", "table_mappings", DRAWN, DRAWN_MORE):
            run(
                f"DELETE FROM {table} WHERE file IN {gone} OR file NOT IN (SELECT number FROM all_files)"
            )
        for table in ("files", "waiting"):
            run(f"DELETE FROM all_{table} WHERE until IS NOT NULL")
        run(_SUPERSEDED_SETTINGS.format(step=self.present))
        run(
            "DELETE FROM kiosks WHERE id NOT IN (SELECT kiosk FROM all_files)"
            " AND id NOT IN (SELECT kiosk FROM all_enrolled)"
        )
        run(
            "DELETE FROM export_numbers n WHERE NOT EXISTS (FROM all_files f WHERE f.kiosk = n.kiosk"
            " AND f.body_sha256 = n.body_sha256)"
        )
        run("DELETE FROM steps")
        after = self._held_rows()
        return before[0] - after[0], before[1] - after[1]

    def _pass_on_rows(self, survey: int, gone: str) -> None:
        """Let rows of ``gone`` files that others brought too belong to the first of these."""
        run, again = self._database.execute, f"again_{survey}"
        run(
            "CREATE TEMP TABLE heirs AS SELECT first, id_high, id_low, min(file) AS heir"
            f" FROM {again} WHERE first IN {gone} GROUP BY ALL"
        )
        for table, owner in ((f"reports_{survey}", "file"), (again, "first")):
            run(
                f"UPDATE {table} AS t SET {owner} = h.heir FROM heirs h WHERE t.{owner} = h.first"
                " AND t.id_high = h.id_high AND t.id_low = h.id_low"
            )
        run(f"DELETE FROM {again} WHERE file = first; DROP TABLE heirs")

    def _held_rows(self) -> tuple[int, int]:
        """Return the number of files and of interviews, with those that are not in force."""
        files = self._value("SELECT count(*) FROM all_files")
        tables = [f"reports_{survey}" for survey in self._surveys()]
        return files, sum(self._value(f"SELECT count(*) FROM {table}") for table in tables)

    def _delete_rows_of(self, survey: int, files: str) -> None:
        """Delete the rows that only ``files``, a list or a query, have brought."""
        run = self._database.execute
        run(f"DELETE FROM again_{survey} WHERE file IN {files}")
        run(
            f"DELETE FROM reports_{survey} r WHERE file IN {files} AND NOT EXISTS (FROM again_{survey} a"
            " WHERE a.first = r.file AND a.id_low = r.id_low AND a.id_high = r.id_high)"
        )

    def _value(self, query: str) -> int:
        return int(self._database.execute(query)[0][0])

    def _go_to(self, step: int) -> None:
        self._database.execute("UPDATE about SET value = ? WHERE name = 'step'", [str(step)])

    def _begun(self) -> int:
        """Begin the coming step; what had been undone is forgotten."""
        assert self._coming is not None  # noqa: S101 - change() is always within an action
        self._forget_undone()
        kind, subject = self._coming
        step = self.present + 1
        self._database.execute("INSERT INTO steps VALUES (?, ?, ?)", [step, kind.value, subject])
        self._go_to(step)
        self._settle(step - MOST_STEPS)
        return step

    def _surveys(self) -> list[int]:
        return [row[0] for row in self._database.execute("SELECT number FROM all_surveys")]

    def _forget_undone(self) -> None:
        run, present = self._database.execute, self.present
        if not self._value(f"SELECT count(*) FROM steps WHERE number > {present}"):
            return
        for survey in self._surveys():
            undone = f"(SELECT number FROM all_files WHERE since > {present})"
            run(f"DELETE FROM reports_{survey} WHERE file IN {undone}")
            run(f"DELETE FROM again_{survey} WHERE file IN {undone}")
        for (survey,) in run(f"SELECT number FROM all_surveys WHERE since > {present}"):
            run(f"DROP TABLE reports_{survey}; DROP TABLE again_{survey}")
        for table in ("surveys", "files", "enrolled", "waiting", "settings"):
            run(f"DELETE FROM all_{table} WHERE since > {present}")
        for table in ("files", "waiting"):
            run(f"UPDATE all_{table} SET until = NULL WHERE until > {present}")
        run(f"DELETE FROM steps WHERE number > {present}")

    def _settle(self, oldest: int) -> None:
        """Let the step ``oldest`` be for ever: what it took away is forgotten."""
        run = self._database.execute
        if not self._value(f"SELECT count(*) FROM steps WHERE number = {oldest}"):
            return
        gone = f"(SELECT number FROM all_files WHERE until <= {oldest})"
        for survey in self._surveys():
            self._delete_rows_of(survey, gone)
        run(f"DELETE FROM all_waiting WHERE until <= {oldest}")
        run(_SUPERSEDED_SETTINGS.format(step=oldest))
        run(f"DELETE FROM steps WHERE number = {oldest}")
