"""The reports of one survey in a database: every count is one GROUP BY."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from surveyapp.estimation.patterns import Patterns
from surveyapp.storage.database import Database
from surveyapp.survey.asking import AskRandom
from surveyapp.survey.questions import AskedQuestion
from surveyapp.survey.survey import Survey

KIOSK = "(kiosk)"
"""The column of kiosks; no question can have this id."""
PREFIX = "q:"
"""Before each question's column: no question's id can be a name that the project uses itself."""


def stored(column: str) -> str:
    """Return the quoted name of the database's column for a column of the record."""
    return quoted(PREFIX + column)


def quoted(name: str) -> str:
    """Return a name as SQL takes it, whatever it holds."""
    return '"' + name.replace('"', '""') + '"'


Kept = Sequence[tuple[str, Sequence[int]]]
"""Questions, and the places of the answers that count; whoever fits all of them is kept."""


class StoredReports:
    """The rows of ``relation``: a table, a view or a bracketed query with its columns; None: no rows.

    ``survey`` is whose questions the columns answer.
    """

    def __init__(
        self, database: Database, relation: str | None, survey: Survey | None = None
    ) -> None:
        self._database = database
        self._relation = relation
        self._counted: dict[tuple[str, str], list[tuple[Any, ...]]] = {}
        self._survey = survey

    @property
    def survey(self) -> Survey | None:
        """The survey whose questions the columns answer."""
        return self._survey

    def only(self, kept: Kept) -> StoredReports:
        """Return those interviews that are ``kept``, from the same database."""
        chosen = f"(SELECT * FROM {self._relation} WHERE {_fits(kept)})"
        return StoredReports(self._database, chosen, self.survey)

    def silenced(self, kept: Kept) -> StoredReports:
        """Return all interviews; who is not ``kept`` counts as not having answered anything."""
        names = [] if self.survey is None else [stored(c.name) for c in self.survey.columns]
        shown = "".join(f", CASE WHEN {_fits(kept)} THEN {name} END AS {name}" for name in names)
        chosen = f"(SELECT kiosk, id_high, id_low{shown} FROM {self._relation})"
        return StoredReports(self._database, chosen, self.survey)

    def kept(self, kept: Kept) -> NDArray[np.bool_]:
        """Return of each interview whether it is ``kept``, in the order of ``codes``."""
        found = self._database.arrays(
            f"SELECT {_fits(kept)} AS kept FROM {self._relation} ORDER BY id_high, id_low"
        )["kept"]
        return np.asarray(found, dtype=np.bool_)

    @property
    def interviews(self) -> int:
        """Number of interviews in the project."""
        if self._relation is None:
            return 0
        return int(self._database.execute(f"SELECT count(*) FROM {self._relation}")[0][0])

    def counts(
        self, question: AskedQuestion, by: AskedQuestion | None = None
    ) -> dict[str | None, NDArray[np.int64]]:
        """Return how often each report was given: by group of a direct question, or at key None.

        With ``by``, key None has those who did not answer it, where there are any. Arrays have one
        entry a report, in the channel's order; unanswered ones are not counted.
        """
        rows = self._rows_counted(question, by)
        empty = np.zeros(len(question.reports), dtype=np.int64)
        names: Sequence[str | None] = by.reports if by else (None,)
        result = {name: empty.copy() for name in names}
        for code, report, count in rows:
            name = names[code] if by and code is not None else None
            result.setdefault(name, empty.copy())[report] = count
        return result

    def _rows_counted(
        self, question: AskedQuestion, by: AskedQuestion | None
    ) -> list[tuple[Any, ...]]:
        """Return group, report and count; an estimate and the test beside it ask for the same."""
        column = stored(question.id)
        group = stored(by.id) if by else "NULL"
        key = (group, column)
        if key not in self._counted:
            self._counted[key] = self._database.execute(
                f"SELECT {group}, {column}, count(*) FROM {self._relation}"
                f" WHERE {column} IS NOT NULL GROUP BY ALL"
            )
        return self._counted[key]

    def tallies(
        self, question: AskedQuestion, by: AskedQuestion | None = None
    ) -> dict[str | None, tuple[NDArray[np.int64], ...]]:
        """Return ``counts`` for each sample of ``question``, one array a sample."""
        places = {value: place for place, value in enumerate(question.reports)}
        names: Sequence[str | None] = by.reports if by else (None,)
        column, sample = stored(question.id), "0"
        if question.samples > 1:
            sample = stored(question.columns[1].name)
        group = stored(by.id) if by else "NULL"
        rows = self._database.execute(
            f"SELECT {group}, {sample}, {column}, count(*) FROM {self._relation}"
            f" WHERE {column} IS NOT NULL GROUP BY ALL"
        )
        found: dict[str | None, NDArray[np.int64]] = {}
        shape = (question.samples, len(places))
        for name in names:
            found[name] = np.zeros(shape, dtype=np.int64)
        for code, number, report, count in rows:
            name = names[code] if by and code is not None else None
            found.setdefault(name, np.zeros(shape, dtype=np.int64))[number, report] = count
        return {
            name: tuple(
                table[number, [places[value] for value in alphabet]]
                for number, alphabet in enumerate(question.alphabets)
            )
            for name, table in found.items()
        }

    def texts(
        self, question: AskedQuestion, by: AskedQuestion | None = None
    ) -> dict[str | None, list[str]]:
        """Return all reports of a question whose reports are too many to list, by group as ``counts``."""
        column = stored(question.id)
        group = stored(by.id) if by else "NULL"
        names: Sequence[str | None] = by.reports if by else (None,)
        result: dict[str | None, list[str]] = {name: [] for name in names}
        rows = self._database.execute(
            f"SELECT {group}, {column} FROM {self._relation} WHERE {column} IS NOT NULL"
            " ORDER BY id_high, id_low"
        )
        for code, report in rows:
            name = names[code] if by and code is not None else None
            result.setdefault(name, []).append(report)
        return result

    def cells(self, question: AskedQuestion) -> list[str]:
        """Return the reports of a question whose reports are not listed, one an interview; empty: none."""
        column = stored(question.id)
        rows = self._database.execute(
            f"SELECT coalesce({column}, '') FROM {self._relation} ORDER BY id_high, id_low"
        )
        return [cell for (cell,) in rows]

    def numbers(self, question: AskedQuestion) -> NDArray[np.float64]:
        """Return the reports of a number question, one an interview in the order of ``codes``; NaN: none."""
        found = self._database.arrays(
            f"SELECT coalesce({stored(question.id)}::DOUBLE, 'nan'::DOUBLE) AS number"
            f" FROM {self._relation} ORDER BY id_high, id_low"
        )
        return np.asarray(found["number"], dtype=np.float64)

    def samples(self, question: AskedQuestion) -> NDArray[np.int32]:
        """Return the sample of each interview, from 1, in the order of ``codes``; 0: not answered."""
        name = stored(question.columns[1].name)
        found = self._database.arrays(
            f"SELECT coalesce({name}::INTEGER + 1, 0) AS sample"
            f" FROM {self._relation} ORDER BY id_high, id_low"
        )
        return np.asarray(found["sample"], dtype=np.int32)

    def codes(self, questions: Sequence[AskedQuestion]) -> dict[str, NDArray[np.int32]]:
        """Return the columns of ``questions`` by name, one number an interview: the value's place, or −1.

        Rows are in the order of the interviews' ids, so that a result cannot depend on the order of import.
        """
        names = list(dict.fromkeys(c.name for q in questions for c in q.columns))
        selected = ", ".join(f"coalesce({stored(n)}::INTEGER, -1) AS {quoted(n)}" for n in names)
        found = self._database.arrays(
            f"SELECT {selected} FROM {self._relation} ORDER BY id_high, id_low"
        )
        return {name: np.asarray(found[name], dtype=np.int32) for name in names}

    def patterns(
        self, questions: Sequence[AskedQuestion], at_kiosks: Sequence[str] | None = None
    ) -> Patterns:
        """Return the distinct combinations of ``codes``, ascending, with how many interviews have each.

        With ``at_kiosks`` they begin with a column ``KIOSK``: the kiosk's place among these.
        """
        names = list(dict.fromkeys(c.name for q in questions for c in q.columns))
        columns = {name: f"coalesce({stored(name)}::INTEGER, -1)" for name in names}
        if at_kiosks is not None:
            columns = {KIOSK: "kiosk::INTEGER", **columns}
        selected = ", ".join(f"{column} AS {quoted(name)}" for name, column in columns.items())
        found = self._database.arrays(
            f"SELECT {selected}, count(*) AS times FROM {self._relation} GROUP BY ALL ORDER BY ALL"
        )
        codes = {name: np.asarray(found[name], dtype=np.int32) for name in columns}
        counts = np.asarray(found["times"], dtype=np.int64)
        if at_kiosks is None:
            return Patterns(codes, counts)
        codes[KIOSK] = self._places(codes[KIOSK], at_kiosks)
        order = np.argsort(codes[KIOSK], kind="stable")
        return Patterns({name: column[order] for name, column in codes.items()}, counts[order])

    def _places(self, numbers: NDArray[np.int32], kiosks: Sequence[str]) -> NDArray[np.int32]:
        """Return the place among ``kiosks`` of each kiosk that the rows know by a number."""
        known: dict[int, str] = dict(self._database.execute("SELECT number, id FROM kiosks"))
        places = {kiosk: place for place, kiosk in enumerate(kiosks)}
        by_number = np.array(
            [places.get(known.get(n, ""), -1) for n in range(max(known, default=-1) + 1)]
        )
        return by_number[numbers].astype(np.int32)

    def kiosks_there(self) -> tuple[str, ...]:
        """Return the ids of the kiosks that have brought interviews, in their order."""
        rows = self._database.execute(
            f"SELECT DISTINCT k.id FROM {self._relation} r JOIN kiosks k ON k.number = r.kiosk"
        )
        return tuple(sorted(name for (name,) in rows))

    def is_beside(self, table: str) -> bool:
        """Return whether a table beside the interviews has any row."""
        return bool(self._database.execute(f"SELECT 1 FROM {table} LIMIT 1"))

    def beside(self, joined: str, selected: str) -> list[tuple[Any, ...]]:
        """Return ``selected`` of the interviews r and of what is ``joined`` to them (or how ordered)."""
        if self._relation is None:
            return []
        return self._database.execute(f"SELECT {selected} FROM {self._relation} r {joined}")

    @property
    def shared_ids(self) -> int:
        """Number of interviews whose random id another kiosk's interview has too."""
        if self._relation is None:
            return 0
        halves = f"SELECT count(*) - count(DISTINCT id_low) FROM {self._relation}"
        if not self._database.execute(halves)[0][0]:  # as good as always, and much faster to see
            return 0
        rows = self._database.execute(
            f"SELECT coalesce(sum(n), 0)::BIGINT FROM (SELECT count(*) AS n FROM {self._relation}"
            " GROUP BY id_high, id_low HAVING count(DISTINCT kiosk) > 1)"
        )
        return int(rows[0][0])

    def ids(self) -> list[str]:
        """Return the id of each interview, 32 hex digits, in the order of ``codes``."""
        rows = self._database.execute(
            "SELECT format('{:016x}{:016x}', id_high, id_low)"
            f" FROM {self._relation} ORDER BY id_high, id_low"
        )
        return [name for (name,) in rows]

    def unanswered(self, group: AskRandom) -> int:
        """Return how many of the questions that were drawn from ``group`` have no report."""
        given = " + ".join(f"count({stored(name)})" for name in group.of)
        return group.size * self.interviews - int(
            self._database.execute(f"SELECT {given} FROM {self._relation}")[0][0]
        )

    def kiosk_of_each(self) -> tuple[tuple[str, ...], NDArray[np.int32]]:
        """Return the kiosks' ids, and the place of each interview's among them, in the order of ``codes``."""
        ids = self._database.execute("SELECT number, id FROM kiosks ORDER BY id")
        places = {number: place for place, (number, _) in enumerate(ids)}
        found = self._database.arrays(
            f"SELECT kiosk::INTEGER AS kiosk FROM {self._relation} ORDER BY id_high, id_low"
        )["kiosk"]
        order = np.array([places[number] for number in sorted(places)], dtype=np.int32)
        numbers = np.searchsorted(sorted(places), np.asarray(found))
        return tuple(name for _, name in ids), order[numbers]

    def counts_by_kiosk(self, question: AskedQuestion) -> dict[str, NDArray[np.int64]]:
        """Return how often each report was given at each kiosk, by the kiosks' ids in their order."""
        column = stored(question.id)
        rows = self._database.execute(
            f"SELECT k.id, {column}, count({column}) FROM {self._relation} r"
            " JOIN kiosks k ON k.number = r.kiosk GROUP BY ALL"
        )
        names = sorted({name for name, _, _ in rows})
        result = {name: np.zeros(len(question.reports), dtype=np.int64) for name in names}
        for name, report, count in rows:
            if report is not None:
                result[name][report] = count
        return result


def _fits(kept: Kept) -> str:
    """Return the condition that a row fits; an unanswered question fits nothing."""
    each = (
        f"coalesce({stored(name)} IN ({', '.join(str(int(code)) for code in codes)}), FALSE)"
        for name, codes in kept
    )
    return " AND ".join(each)
