"""The reports of one survey in a database: every count is one GROUP BY."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from surveyapp.analyses.base.dataset import KIOSK, AlikeInterviews, NumberRows
from surveyapp.analyses.base.filter import Kept, NumberRange, NumberRanges, are_ranges, places_of
from surveyapp.storage.project.database import Database
from surveyapp.storage.project.kiosk_tables import kiosk_tables, record_counts
from surveyapp.survey.definition.kiosk_names import OF_TABLE
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.types.base import AskedQuestion, QuestionColumn

if TYPE_CHECKING:
    from surveyapp.analyses.data.fieldwork import KioskTables, RecordCounts
    from surveyapp.estimation.sampling.response_patterns import Patterns
    from surveyapp.survey.definition.question_groups import AskRandom

PREFIX = "q:"
"""Before each question's column: no question's id can be a name that the project uses itself."""


def stored(column: str) -> str:
    """Return the quoted name of the database's column for a column of the record."""
    return quoted(PREFIX + column)


def quoted(name: str) -> str:
    """Return a name as SQL takes it, whatever it holds."""
    return '"' + name.replace('"', '""') + '"'


class StoredReports:
    """The reports of one survey, from the rows of a table, a view or a query in brackets; None: no rows."""

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

    def only(self, answers: Kept) -> StoredReports:
        """Return the reports of the interviews that a filter keeps.

        Parameters
        ----------
        answers
            Ids of direct questions with the indices of the answers that count; all must hold.
        """
        chosen = f"(SELECT * FROM {self._relation} WHERE {_fits(answers)})"
        return StoredReports(self._database, chosen, self.survey)

    def among(self, kept: StoredReports) -> StoredReports:
        """Return the reports of those interviews that are among others, with the columns as they are here.

        Parameters
        ----------
        kept
            Interviews of the same project.
        """
        same = " AND ".join(f"a.{key} = b.{key}" for key in ("file", *_KEYS))
        chosen = f"(SELECT a.* FROM {self._relation} a SEMI JOIN {kept._relation} b ON {same})"
        return StoredReports(self._database, chosen, self.survey)

    def others_missing(self, answers: Kept) -> StoredReports:
        """Return all interviews, with every report missing of those that a filter does not keep.

        Parameters
        ----------
        answers
            As in ``only``.
        """
        names = [] if self.survey is None else [stored(c.name) for c in self.survey.columns]
        shown = "".join(f", CASE WHEN {_fits(answers)} THEN {name} END AS {name}" for name in names)
        chosen = f"(SELECT kiosk, id_high, id_low{shown} FROM {self._relation})"
        return StoredReports(self._database, chosen, self.survey)

    def kept(self, answers: Kept) -> NDArray[np.bool_]:
        """Return for each interview whether a filter keeps it, in the order of ``codes``.

        Parameters
        ----------
        answers
            As in ``only``.
        """
        found = self._database.arrays(
            f"SELECT coalesce({_fits(answers)}, FALSE) AS kept FROM {self._relation}"
            " ORDER BY id_high, id_low"
        )["kept"]
        return np.asarray(found, dtype=np.bool_)

    @property
    def interviews(self) -> int:
        """Number of interviews in the project."""
        if self._relation is None:
            return 0
        return int(self._database.recall(f"SELECT count(*) FROM {self._relation}")[0][0])

    def counts(
        self, question: AskedQuestion, by: AskedQuestion | None = None
    ) -> dict[str | None, NDArray[np.int64]]:
        """Return how often each report of a question was given.

        Parameters
        ----------
        question
            A question whose reports are listed.
        by
            A direct question that forms groups.

        Returns
        -------
        dict of arrays of shape (number of reports,)
            By the name of the group, in the channel's order; missing reports are not counted. Key None has
            everybody where there are no groups, else those who did not answer ``by``, if any.
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
        """Return group, report and count; an estimate and its test ask for the same."""
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
        """Return ``counts`` for each sample of a design of several samples.

        Parameters
        ----------
        question
            A question of such a design.
        by
            A direct question that forms groups.

        Returns
        -------
        dict of tuples of arrays of shape (number of reports,)
            By the name of the group; one array a sample.
        """
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

    def texts_counted(
        self, question: AskedQuestion, by: AskedQuestion | None = None
    ) -> dict[str | None, dict[str, int]]:
        """Return how often each of ``texts`` was given, by group; the texts in ascending order."""
        names: Sequence[str | None] = by.reports if by else (None,)
        result: dict[str | None, dict[str, int]] = {name: {} for name in names}
        column = stored(question.id)
        rows = self._database.execute(
            f"SELECT {group_of(by)}, {column}, count(*) FROM {self._relation}"
            f" WHERE {column} IS NOT NULL GROUP BY ALL ORDER BY ALL"
        )
        for code, report, count in rows:
            result.setdefault(names[code] if code >= 0 else None, {})[report] = count
        return result

    def report_combinations(self, questions: Sequence[AskedQuestion]) -> dict[tuple[str, ...], int]:
        """Return how often each combination of recorded reports occurs; empty where there is none."""
        cells = ", ".join(_cell(question.columns[0]) for question in questions)
        rows = self._database.execute(
            f"SELECT {cells}, count(*) FROM {self._relation} GROUP BY ALL ORDER BY ALL"
        )
        words = [None if q.unlisted is not None else (*q.reports, "") for q in questions]
        return {
            tuple(
                cell if known is None else known[cell]
                for cell, known in zip(row[:-1], words, strict=True)
            ): row[-1]
            for row in rows
        }

    def answered(self, question: AskedQuestion) -> int:
        """Return how many interviews have a report of a question."""
        query = f"SELECT count({stored(question.id)}) FROM {self._relation}"
        return int(self._database.execute(query)[0][0])

    def numbers_counted(
        self, question: AskedQuestion
    ) -> tuple[NDArray[np.float64], NDArray[np.int64]]:
        """Return the different ``numbers`` that were given, ascending, and how often each was."""
        found = self._database.arrays(
            "SELECT report::DOUBLE AS number, sum(times)::BIGINT AS often FROM"
            f" (SELECT {stored(question.id)} AS report, count(*) AS times FROM {self._relation}"
            " WHERE report IS NOT NULL GROUP BY ALL) GROUP BY ALL ORDER BY ALL"
        )
        return np.asarray(found["number"]), np.asarray(found["often"], dtype=np.int64)

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
        """Return the reports of questions as codes.

        Rows are in the order of the interviews' ids, so that a result cannot depend on the order of import.

        Parameters
        ----------
        questions
            Questions whose reports are listed.

        Returns
        -------
        dict of arrays of shape (interviews,)
            By the question's id: the index of the report, or −1 where there is none.
        """
        names = list(dict.fromkeys(c.name for q in questions for c in q.columns))
        selected = ", ".join(f"coalesce({stored(n)}::INTEGER, -1) AS {quoted(n)}" for n in names)
        found = self._database.arrays(
            f"SELECT {selected} FROM {self._relation} ORDER BY id_high, id_low"
        )
        return {name: np.asarray(found[name], dtype=np.int32) for name in names}

    def patterns(self, questions: Sequence[AskedQuestion]) -> Patterns:
        """Return the distinct combinations of ``codes``, ascending, with how many interviews have each."""
        from surveyapp.estimation.sampling.response_patterns import Patterns  # noqa: PLC0415

        names = list(dict.fromkeys(c.name for q in questions for c in q.columns))
        selected = ", ".join(f"coalesce({stored(n)}::INTEGER, -1) AS {quoted(n)}" for n in names)
        found = self._database.arrays(
            f"SELECT {selected}, count(*) AS times FROM {self._relation} GROUP BY ALL ORDER BY ALL"
        )
        codes = {name: np.asarray(found[name], dtype=np.int32) for name in names}
        return Patterns(codes, np.asarray(found["times"], dtype=np.int64))

    def kiosk_tables(
        self, questions: Sequence[AskedQuestion], by: AskedQuestion | None = None
    ) -> KioskTables:
        """Return what each kiosk's interviews answered ``questions``, in groups of a direct question.

        What is counted so is counted for ``counts`` too.
        """
        columns = {stored(question.id): question for question in questions}
        tables = kiosk_tables(self._database, str(self._relation), columns, group_of(by))
        for column, question in columns.items():
            if question.id in tables.reports:
                often = enumerate(tables.reports[question.id].sum(axis=0).tolist())
                self._counted["NULL", column] = [(None, code, n) for code, n in often if n]
        return tables

    def record_counts(
        self, direct: Sequence[AskedQuestion], randomized: Sequence[AskedQuestion]
    ) -> RecordCounts:
        """Return which records occur more than once, at each kiosk.

        Parameters
        ----------
        direct
            Questions whose answers make a profile.
        randomized
            Questions whose reports make the rest of a record; listed reports are told by their codes.
        """
        reports = {
            stored(column.name): question.id
            if place == 0 and column.unlisted is None and question.samples == 1
            else None
            for question in randomized
            for place, column in enumerate(question.columns)
        }
        profile = [stored(column.name) for question in direct for column in question.columns]
        return record_counts(self._database, str(self._relation), profile, reports)

    def distinct_by_kiosk(
        self, question: AskedQuestion, by: AskedQuestion | None = None
    ) -> dict[str, NDArray[Any]]:
        """Return the distinct reports of each kiosk and group, by column of the question.

        Listed ones are places, or −1; others texts, empty where there is none. Besides there are ``KIOSK``:
        the kiosk's number, ``GROUP``: the group's place, or −1, and ``OFTEN``: how often.
        """
        from surveyapp.analyses.data.fieldwork import GROUP, OFTEN  # noqa: PLC0415

        names = {column.name: _cell(column) for column in question.columns}
        selected = {KIOSK: "kiosk::BIGINT", GROUP: group_of(by), **names, OFTEN: "count(*)"}
        listed = ", ".join(f"{what} AS {quoted(name)}" for name, what in selected.items())
        return self._database.arrays(f"SELECT {listed} FROM {self._relation} GROUP BY ALL")

    def distinct_reports(
        self, questions: Sequence[AskedQuestion]
    ) -> tuple[dict[str, NDArray[Any]], NDArray[np.int64]]:
        """Return the distinct combinations of reports, ascending, and how many interviews have each.

        Of each question there is one column by its id: listed reports' places, or −1; others as texts, empty
        where there is none.
        """
        return self._distinct_values([question.columns[0] for question in questions])

    def _distinct_values(
        self, columns: Sequence[QuestionColumn]
    ) -> tuple[dict[str, NDArray[Any]], NDArray[np.int64]]:
        """Return the same of single columns, by name."""
        from surveyapp.analyses.data.fieldwork import OFTEN  # noqa: PLC0415

        listed = ", ".join(f"{_cell(column)} AS {quoted(column.name)}" for column in columns)
        found = self._database.arrays(
            f"SELECT {listed}, count(*) AS {quoted(OFTEN)} FROM {self._relation}"
            " GROUP BY ALL ORDER BY ALL"
        )
        return found, np.asarray(found.pop(OFTEN), dtype=np.int64)

    def number_rows(self, question: AskedQuestion, group: AskedQuestion | None) -> NumberRows:
        """Return the different reports of a number question with their samples and groups, each once."""
        found, often = self._distinct_values(
            (*question.columns, *(() if group is None else group.columns))
        )
        texts = found[question.id]
        none = np.zeros(len(texts), dtype=np.int32)
        return NumberRows(
            np.where(texts == "", "nan", texts).astype(np.float64),
            none if question.samples == 1 else found[question.columns[1].name] + 1,
            none - 1 if group is None else found[group.id],
            often.astype(np.float64),
        )

    def kiosk_names(self) -> dict[int, str]:
        """Return the ids of all kiosks by the numbers that interviews know them by."""
        return dict(self._database.execute("SELECT number, id FROM kiosks"))

    def has_rows(self, table: str) -> bool:
        """Return whether a table that belongs to the interviews has any row.

        Parameters
        ----------
        table
            The name of the table.
        """
        return bool(self._database.execute(f"SELECT 1 FROM {table} LIMIT 1"))

    def select_joined(self, joined: str, selected: str) -> list[tuple[Any, ...]]:
        """Run a query on the interviews ``r`` joined with other tables; return its rows.

        Parameters
        ----------
        joined
            The joins, and what follows them.
        selected
            The expressions to select.
        """
        if self._relation is None:
            return []
        return self._database.execute(f"SELECT {selected} FROM {self._relation} r {joined}")

    def arrays_joined(self, joined: str, selected: str) -> dict[str, NDArray[Any]]:
        """Return the columns that ``select_joined`` selects, by name; none is null.

        Parameters
        ----------
        joined, selected
            As of ``select_joined``.
        """
        query = f"SELECT {selected} FROM {self._relation} r {joined}"
        return {} if self._relation is None else self._database.arrays(query)

    @property
    def shared_ids(self) -> int:
        """Number of interviews whose random id another kiosk's interview has too."""
        if self._relation is None:
            return 0
        halves = self._database.arrays(f"SELECT id_low FROM {self._relation}")["id_low"]
        halves.sort()
        equal = np.unique(halves[1:][halves[1:] == halves[:-1]])
        if not len(equal):  # as good as always, and much faster to see
            return 0
        rows = self._database.execute(
            f"SELECT coalesce(sum(n), 0)::BIGINT FROM (SELECT count(*) AS n FROM {self._relation}"
            " WHERE id_low IN (SELECT unnest(?::UBIGINT[]))"
            " GROUP BY id_high, id_low HAVING count(DISTINCT kiosk) > 1)",
            [equal.tolist()],
        )
        return int(rows[0][0])

    def ids(self) -> list[str]:
        """Return the id of each interview, 32 hex digits, in the order of ``codes``."""
        rows = self._database.execute(
            "SELECT format('{:016x}{:016x}', id_high, id_low)"
            f" FROM {self._relation} ORDER BY id_high, id_low"
        )
        return [name for (name,) in rows]

    def row_marks(self, every: int) -> NDArray[np.uint64]:
        """Return where parts of the records begin, sorted by id; records of one id by their kiosk.

        Parameters
        ----------
        every : at least 1
            How many records a part has; the last one has the rest.

        Returns
        -------
        array of shape (parts, 3)
            Of the first record of each part: the halves of its id, and its kiosk's number.
        """
        if self._relation is None:
            return np.empty((0, 3), dtype=np.uint64)
        found = self._database.arrays(
            f"SELECT {_KEY} FROM (SELECT {_KEY}, row_number() OVER (ORDER BY {_KEY}) AS place"
            f" FROM {self._relation}) WHERE place % {int(every)} = {1 % int(every)} ORDER BY {_KEY}"
        )
        return np.column_stack([np.asarray(found[name], dtype=np.uint64) for name in _KEYS])

    def rows_between(
        self,
        columns: Sequence[QuestionColumn],
        first: Sequence[int],
        end: Sequence[int] | None,
        joined: str = "",
        selected: str = "",
    ) -> list[tuple[Any, ...]]:
        """Return records from one mark to the next, sorted as ``row_marks`` does.

        Parameters
        ----------
        columns
            The columns of the record to read.
        first, end
            Marks of ``row_marks``: the first record, and the one after the last; None: all that follow.
        joined
            Another table that is joined with the interviews ``r``, as in ``select_joined``.
        selected
            Further expressions, after a comma.

        Returns
        -------
        list of tuples
            Of each record its id, 32 hex digits, a cell for each of ``columns`` as ``codes`` and ``cells``
            have them, and what is ``selected``.
        """
        cells = "".join(f", {_cell(column)}" for column in columns)
        # the bare halves first, so that the scan itself leaves out rows
        least = f"r.id_high >= {int(first[0])} AND {_not_before(first)}"
        most = "" if end is None else f" AND r.id_high <= {int(end[0])} AND NOT {_not_before(end)}"
        order = ", ".join(f"r.{name}" for name in _KEYS)
        return self.select_joined(
            f"{joined} WHERE {least}{most} ORDER BY {order}",
            f"format('{{:016x}}{{:016x}}', r.id_high, r.id_low){cells}{selected}",
        )

    def unanswered(self, group: AskRandom) -> int:
        """Return how many of the questions that were drawn from ``group`` have no report."""
        given = " + ".join(f"count({stored(name)})" for name in group.of)
        return group.size * self.interviews - int(
            self._database.execute(f"SELECT {given} FROM {self._relation}")[0][0]
        )

    def alike(
        self, direct: Sequence[AskedQuestion], randomized: Sequence[AskedQuestion]
    ) -> list[AlikeInterviews] | None:
        """Return the groups of interviews that differ by no answer to ``direct``, no file and no gap.

        Collection files are sorted by random ids. Rows of imported tables have the order of their file, and
        of some rows of old projects nobody knows the file: then it returns None.
        """
        files = self._database.execute(
            f"SELECT DISTINCT r.file, f.survey, f.kiosk FROM {self._relation} r"
            " LEFT JOIN all_files f ON f.number = r.file"
        )
        if any(kiosk is None or kiosk.startswith(OF_TABLE) for _, _, kiosk in files):
            return None
        survey = files[0][1] if files else None
        if survey is None:
            return []
        given = ", ".join(f"r.{stored(question.id)} IS NOT NULL" for question in randomized)
        answers = "".join(f", r.{stored(c.name)}" for q in direct for c in q.columns)
        # a record that several exports of a kiosk contain stands in all of them
        rows = self._database.execute(
            f"SELECT [{given}], count(*) FROM {self._relation} r LEFT JOIN"
            " (SELECT first, id_high, id_low, list_sort(list(DISTINCT file)) AS files"
            f" FROM again_{survey} GROUP BY ALL) a ON a.first = r.file AND a.id_high = r.id_high"
            f" AND a.id_low = r.id_low GROUP BY [{given}], r.file, a.files{answers} ORDER BY ALL"
        )
        return [AlikeInterviews(tuple(given), interviews) for given, interviews in rows]

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


_KEYS = ("id_high", "id_low", "kiosk")
_KEY = ", ".join(_KEYS)
"""What records are sorted by."""


def _not_before(mark: Sequence[int]) -> str:
    """Return the condition that a record is the one of a mark of ``row_marks``, or comes after it."""
    high, low, kiosk = map(int, mark)
    same = f"r.id_low > {low} OR (r.id_low = {low} AND r.kiosk >= {kiosk})"
    return f"(r.id_high > {high} OR (r.id_high = {high} AND ({same})))"


def group_of(by: AskedQuestion | None) -> str:
    """Return the expression of the place of the answer to a question; −1 for none, and 0 without one."""
    return "0::BIGINT" if by is None else f"coalesce({stored(by.id)}::BIGINT, -1)"


def _cell(column: QuestionColumn) -> str:
    if column.unlisted is not None:
        return f"coalesce({stored(column.name)}, '')"
    return f"coalesce({stored(column.name)}::INTEGER, -1)"


def _fits(answers: Kept) -> str:
    """Return the condition that a row fits; of an unanswered question it is NULL, or false.

    Bare, so that the scan itself leaves out rows: that is more than twice as fast.
    """
    return " AND ".join(
        _within(stored(name), kept)
        if are_ranges(kept)
        else f"{stored(name)} IN ({', '.join(str(int(code)) for code in places_of(kept))})"
        for name, kept in answers
    )


def _within(column: str, ranges: NumberRanges) -> str:
    """Return the condition that one of the ranges contains a number, as exactly as it is read elsewhere."""
    return f"({' OR '.join(_between(f'{column}::DOUBLE', one) for one in ranges)})"


def _between(number: str, one: NumberRange) -> str:
    ends = [f"{number} >{'=' * one.has_low} {float(one.low)!r}"] if one.low is not None else []
    ends += [f"{number} <{'=' * one.has_high} {float(one.high)!r}"] if one.high is not None else []
    return f"({' AND '.join(ends) or f'{number} IS NOT NULL'})"
