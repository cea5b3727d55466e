"""The project: one DuckDB file that the desk works in.

Reports are kept as small integers, one column a question, so that every count is one GROUP BY. A
project may hold several surveys and versions; one of them is chosen, and what is read are its
interviews. Every change belongs to a step that can be undone: see ``project_schema`` and
``history``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Self

from surveyapp.analyses.data.open_ends import (
    Ends,
    ends_beyond,
    ends_from_text,
    ends_text,
    reaching,
    view_reaching,
)
from surveyapp.analyses.data.variables import NO_VARIABLES, Variables
from surveyapp.errors import EnvironmentProblem, SurveyAppError, UserProblem
from surveyapp.messages.message import msg
from surveyapp.storage.collection.coded_column import CodedColumn
from surveyapp.storage.collection.coded_columns import Columns
from surveyapp.storage.collection.format import SIMULATED, Collection, sealing_key
from surveyapp.storage.files.safe_files import FileRefused
from surveyapp.storage.project.database import ReadOnlyProject, project_problem
from surveyapp.storage.project.enrolment import EnrolledKiosk, Enrolment
from surveyapp.storage.project.export_evidence import contradictions, first_exports
from surveyapp.storage.project.import_batch import ImportBatch
from surveyapp.storage.project.sample_columns import (
    OF_ROWS,
    TABLE_MODE,
    TableFile,
    keep_table,
    kept_mappings,
)
from surveyapp.storage.project.schema import (
    FILE_UNKNOWN,
    LEVELS_FORMAT,
    OUTPUT_FORMAT,
    TOTALS_FORMAT,
    VARIABLES_FORMAT,
    prepare_schema,
    refuse_older_programs,
)
from surveyapp.storage.project.sealed_database import SealedDatabase, open_database
from surveyapp.storage.project.stored_reports import StoredReports, group_of
from surveyapp.storage.project.survey_tables import (
    HeldSurvey,
    begin_survey,
    counted,
    held_surveys,
    not_counted,
    show_interviews,
)
from surveyapp.storage.project.undo_history import VARIABLES, History, HistoryStep, StepKind
from surveyapp.survey.definition.kiosk_names import KioskId, kiosk_words
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.json_format.strict_json import canonical, parse
from surveyapp.survey.types.base import AskedQuestion

if TYPE_CHECKING:
    from surveyapp.analyses.data.fieldwork import Contradiction, Fieldwork, FirstExport, KioskFile
    from surveyapp.analyses.data.variables_view import VariablesView
    from surveyapp.storage.project.external_engine import EngineSource
    from surveyapp.storage.project.shared_rows import SharedWith
    from surveyapp.storage.tallies.held_totals import HeldTotals
    from surveyapp.survey.definition.analyst_key import AnalystKey

CHOSEN = "survey"
"""The setting that names the chosen survey by its number."""
OUTPUT = "output"
"""The setting that holds the analyst's output."""
ENDS = "ends"
"""Begins the setting that holds how far numbers reach with open ends; the survey's number follows."""
LEVELS = "levels"
"""The setting that holds what columns of tables can contain."""
CONNECTION = "connection"
"""The setting that holds the engine's table whose rows are the interviews."""


class OtherSurvey(FileRefused):
    """A file of a survey that the project does not hold; that ``survey``, id@version, can be added."""

    def __init__(self, *, file: object, reason: object, survey: object) -> None:
        SurveyAppError.__init__(
            self,
            msg(
                "{file} cannot be used: {reason}. To keep several surveys in one project, add "
                "this survey to the project.",
                file=file,
                reason=reason,
                survey=survey,
            ),
        )


def _from_kiosks(held: HeldSurvey) -> str:
    """Return the rows of a survey that kiosks have brought, as a query reads from them."""
    return f"{held.reports} r JOIN all_files f ON f.number = r.file WHERE f.mode = 'kiosk'"


def _totals_of(held: HeldSurvey) -> str:
    from surveyapp.storage.tallies.held_totals import TOTALS  # noqa: PLC0415

    return f"{TOTALS} {held.number}"


def _variables_of(held: HeldSurvey) -> str:
    return f"{VARIABLES} {held.number}"


@dataclass(frozen=True, slots=True)
class ImportedFile:
    """A collection file that the project holds; ``number`` is its own in the project."""

    name: str
    kiosk: str
    interviews: int
    batch: int
    export: int
    first_day: date | None
    last_day: date | None
    number: int
    mode: str = "kiosk"
    """``simulated`` where no person was asked."""
    sha256: str = ""
    """Of a table: the hash of its file."""
    body_sha256: str = ""
    """Of the reports in it: of everything from the file's fifth line on."""
    is_counted: bool = True
    """Simulated interviews do not count beside real ones of the same survey."""

    @property
    def is_table(self) -> bool:
        """Whether it is a table of another program, which no kiosk has signed."""
        return self.mode == TABLE_MODE

    @property
    def summary(self) -> KioskFile:
        """What of it is compared between kiosks."""
        from surveyapp.analyses.data.fieldwork import KioskFile  # noqa: PLC0415

        return KioskFile(
            self.kiosk,
            kiosk_words(KioskId(self.kiosk)),
            self.batch,
            self.export,
            self.first_day,
            self.last_day,
            self.interviews,
        )


@dataclass(frozen=True, slots=True)
class Connection:
    """A table in an engine, whose rows are the interviews of a project that has none of its own."""

    source: EngineSource
    """Where the table is; without a password."""
    interviews: int
    """How many rows counted when it was connected."""

    def text(self) -> str:
        """Return it as a project keeps it."""
        kept = {"url": self.source.url, "table": self.source.table, "interviews": self.interviews}
        return canonical(kept)

    @classmethod
    def read(cls, text: str) -> Connection | None:
        """Return what ``text`` wrote; None if it is something else.

        Parameters
        ----------
        text
            What the project keeps.
        """
        from surveyapp.storage.project.external_engine import EngineSource  # noqa: PLC0415

        match parse(text.encode(), CONNECTION):
            case {"url": str(url), "table": str(table), "interviews": int(interviews)}:
                return cls(EngineSource(url, table), interviews)
        return None


@dataclass(frozen=True, slots=True)
class AddedRows:
    """What came of adding a collection: rows that were new, and rows already there."""

    new: int
    known: int


class Project(StoredReports):
    """An open project; use it as a context manager. ``Project.in_memory()`` is for one computation.

    ``survey`` is the chosen one: the last that was chosen or added; None while there is none.

    Parameters
    ----------
    path
        The file; one that is not there is made.
    sealed_to
        The public key that a project is sealed to which is new, or holds but simulated interviews; None:
        it is not sealed.

    Raises
    ------
    KeyNeeded, WrongKey
        if it is sealed, and its private key was not unlocked.
    EnvironmentProblem
        if the file is no project, is in use, or was written by a newer version.
    """

    def __init__(self, path: Path | None, *, sealed_to: AnalystKey | None = None) -> None:
        super().__init__(open_database(path, sealed_to), None)
        self._adding: ImportBatch | None = None
        try:
            prepare_schema(self._database, is_blank=path is None)
            self.history = History(self._database)
            self.enrolment = Enrolment(self._database, self.history)
            self._look()
        except BaseException:
            self._database.close()
            raise

    @classmethod
    def in_memory(cls) -> Self:
        """Return an empty project that leaves no file."""
        return cls(None)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Close the file."""
        self._database.close()

    def settle(self) -> None:
        """Bring all that was written into the one file, so that it can be copied."""
        self._database.settle()

    @property
    def name(self) -> str:
        """What the project is called in sentences."""
        return self._database.name

    @property
    def is_sealed(self) -> bool:
        """Whether the file is encrypted."""
        return isinstance(self._database, SealedDatabase)

    @property
    def is_read_only(self) -> bool:
        """Whether nothing can be changed in it: its file or folder takes no changes."""
        return self._database.is_read_only

    def check_can_change(self) -> None:
        """Look whether anything can be changed in it, before work that takes long.

        Raises
        ------
        ReadOnlyProject
            if nothing can.
        """
        if self.is_read_only:
            raise ReadOnlyProject(file=self.name)

    @property
    def asked_survey(self) -> Survey | None:
        """The chosen survey as it was asked; ``survey`` is the one that its analyst sees."""
        return None if self._chosen is None else self._chosen.survey

    @property
    def variables(self) -> Variables:
        """What the analyst says about the columns of the chosen survey."""
        return self._variables

    def as_asked(self, kept: StoredReports | None = None) -> StoredReports:
        """Return the interviews without what the analyst says about their columns.

        Parameters
        ----------
        kept
            Those of the project's interviews that a filter keeps; None: all.
        """
        held = self._chosen
        relation = None if held is None else counted(self._database, held)
        asked = StoredReports(self._database, relation, self.asked_survey)
        return asked if kept is None else asked.among(kept)

    def seen_with(self, variables: Variables) -> StoredReports:
        """Return the interviews as the analyst would see them with other variables.

        Parameters
        ----------
        variables
            What would be said about the columns of the chosen survey.

        Raises
        ------
        UserProblem
            if there is no survey yet; if it cannot be.
        """
        from surveyapp.storage.project.derived_columns import seen_interviews  # noqa: PLC0415

        held, view = self._required(), self.view_with(variables)
        relation = seen_interviews(counted(self._database, held), view)
        return StoredReports(self._database, relation, view.survey)

    def view_with(self, variables: Variables) -> VariablesView:
        """Return what the chosen survey would be with other variables, and what fills its columns.

        Parameters
        ----------
        variables
            What would be said about its columns.

        Raises
        ------
        UserProblem
            if there is no survey yet; if it cannot be.
        """
        held = self._required()
        return view_reaching(held.survey, self._reaching or held.survey, variables)

    def _required(self) -> HeldSurvey:
        if self._chosen is None:
            raise UserProblem(msg("The project {file} has no survey yet.", file=self.name))
        return self._chosen

    def keep_variables(self, variables: Variables, subject: str) -> None:
        """Keep what the analyst says about the columns of the chosen survey, as a step.

        Parameters
        ----------
        variables
            What is said from now on.
        subject
            The variable that it is about.

        Raises
        ------
        UserProblem
            if there is no survey yet; if it cannot be.
        EnvironmentProblem
            if the project cannot be written.
        """
        held = self._required()
        self.view_with(variables)
        if variables == self._variables:
            return
        if self.totals is not None:
            raise UserProblem(
                msg(
                    "The interviews of {file} are totals that trustees opened. What is counted in them was "
                    "declared before anybody was asked, and its variables cannot be changed.",
                    file=self.name,
                )
            )
        if self.connection is not None and variables != variables.words_only():
            raise UserProblem(
                msg(
                    "The interviews of {file} are the rows of a table in a database. Its variables can be "
                    "labelled and given levels; name, recode and compute them in the database.",
                    file=self.name,
                )
            )
        with self.history.change(StepKind.CHANGE_VARIABLES, subject) as step:
            refuse_older_programs(self._database.execute, VARIABLES_FORMAT)
            self.history.decide(_variables_of(held), canonical(variables.to_json()), step)
        self._look()

    def surveys(self) -> tuple[Survey, ...]:
        """Return the surveys that the project holds, in the order in which they came."""
        return tuple(held.survey for held in self._held)

    def look_at(self, survey_id: str, version: int | None = None) -> None:
        """Select the survey whose interviews are read from now on; the chosen one stays chosen.

        Parameters
        ----------
        survey_id
            The survey's id.
        version
            Its version; None is the latest.

        Raises
        ------
        UserProblem
            if the project does not hold it.
        """
        found = [
            held
            for held in self._held
            if held.survey.id == survey_id and version in (None, held.survey.version)
        ]
        if not found:
            asked = survey_id if version is None else f"{survey_id}@{version}"
            known = ", ".join(f"{one.id}@{one.version}" for one in self.surveys()) or "none yet"
            raise UserProblem(
                msg(
                    "The project {file} has no survey {survey}. It has: {known}.",
                    file=self._database.name,
                    survey=asked,
                    known=known,
                )
            )
        self._read(max(found, key=lambda held: held.survey.version))

    def choose(self, survey_id: str, version: int | None = None) -> None:
        """Choose the survey that the project is opened with; a step of its own where that changes it.

        Raises
        ------
        UserProblem
            if the project does not hold it.
        """
        self.look_at(survey_id, version)
        assert self._chosen is not None  # noqa: S101 - look_at() has found it
        if str(self._chosen.number) == self.history.setting(CHOSEN):
            return
        subject = f"{self._chosen.survey.id}@{self._chosen.survey.version}"
        with self.history.change(StepKind.CHOOSE_SURVEY, subject) as step:
            self._note_choice(self._chosen, step)

    def kept_output(self) -> str | None:
        """Return the analyst's output as it was written last; None: there is none yet."""
        return self.history.setting(OUTPUT)

    def keep_output(self, content: str, kind: StepKind) -> None:
        """Keep another output, as a step of that kind; nothing is done where it is the same.

        Raises
        ------
        EnvironmentProblem
            if the project cannot be written.
        """
        if content == self.kept_output():
            return
        with self.history.change(kind) as step:
            refuse_older_programs(self._database.execute, OUTPUT_FORMAT)
            self.history.decide(OUTPUT, content, step)

    def kept_levels(self) -> str:
        """Return what columns of tables can contain, as it was written last; empty: nobody has said."""
        return self.history.setting(LEVELS) or ""

    def keep_levels(self, content: str, subject: str) -> None:
        """Keep what columns of tables can contain, as a step; nothing is done where it is the same.

        Parameters
        ----------
        content
            All that is stated.
        subject
            The table that was stated of.

        Raises
        ------
        EnvironmentProblem
            if the project cannot be written.
        """
        if content == self.kept_levels():
            return
        with self.history.change(StepKind.STATE_LEVELS, subject) as step:
            refuse_older_programs(self._database.execute, LEVELS_FORMAT)
            self.history.decide(LEVELS, content, step)

    @property
    def connection(self) -> Connection | None:
        """The engine's table that is analysed; None where there is none, or the project has interviews."""
        kept = self.history.setting(CONNECTION)
        return None if kept is None or self.interviews else Connection.read(kept)

    def connect(self, survey: Survey, connection: Connection) -> None:
        """Let the rows of an engine's table be the interviews, as a step.

        Parameters
        ----------
        survey
            Whose questions the columns are.
        connection
            The table.

        Raises
        ------
        UserProblem
            if the project has interviews of its own.
        EnvironmentProblem
            if the project cannot be written.
        """
        if self.files():
            raise UserProblem(
                msg(
                    "The project {file} has interviews of its own. Make a new project for the database.",
                    file=self.name,
                )
            )
        with self.history.change(StepKind.CONNECT, connection.source.shown) as step:
            refuse_older_programs(self._database.execute, OUTPUT_FORMAT)
            held = self._held_as(survey)
            if held is None:
                self._begin(survey, step)
            else:
                self._note_choice(held, step)
            self.history.decide(CONNECTION, connection.text(), step)

    @property
    def totals(self) -> HeldTotals | None:
        """The totals that trustees opened; None where there are none, or the project has interviews."""
        from surveyapp.storage.tallies.held_totals import HeldTotals  # noqa: PLC0415

        if self._chosen is None or self.interviews:
            return None
        kept = self.history.setting(_totals_of(self._chosen))
        found = None if kept is None else HeldTotals.read(kept, self._chosen.survey)
        if kept is not None and found is None:
            raise project_problem(
                file=self.name, reason=msg("the totals in it are not those of its survey")
            )
        return found

    def take_totals(self, totals: HeldTotals) -> None:
        """Let totals that trustees opened be the interviews of their survey, as a step.

        Parameters
        ----------
        totals
            The totals; those of before are replaced.

        Raises
        ------
        UserProblem
            if the project has interviews of its own.
        EnvironmentProblem
            if the project cannot be written.
        """
        if self.files() or self.connection is not None:
            raise UserProblem(
                msg(
                    "The project {file} has interviews of its own. Make a new project for the totals.",
                    file=self.name,
                )
            )
        survey = totals.counts.layout.survey
        with self.history.change(StepKind.TAKE_TOTALS, totals.name) as step:
            refuse_older_programs(self._database.execute, TOTALS_FORMAT)
            held = self._held_as(survey)
            if held is None:
                held = self._begin(survey, step)
            else:
                self._note_choice(held, step)
            self.history.decide(_totals_of(held), totals.text(), step)
        self._look()

    def files(self) -> tuple[ImportedFile, ...]:
        """Return the chosen survey's files, in the order of their kiosks, batches and exports."""
        chosen = None if self._chosen is None else self._chosen.number
        rows = self._database.execute(
            "SELECT name, kiosk, interviews, batch, export, first_day, last_day, number, mode,"
            f" coalesce(sha256, ''), body_sha256, number NOT IN {not_counted(chosen)}"
            " FROM files LEFT JOIN table_files ON file = number"
            " WHERE survey = ? ORDER BY kiosk, batch, export, name",
            [chosen],
        )
        return tuple(ImportedFile(*row) for row in rows)

    def mappings(self) -> dict[int, str]:
        """Return what was kept of what imported tables mean, by the number of their file."""
        return kept_mappings(self._database)

    def note_number(self, collection: Collection) -> None:
        """Keep under which number a content came that the project holds; within ``adding``."""
        assert self._adding is not None  # noqa: S101 - importers open it
        self._adding.note_number(collection)

    def fieldwork(self) -> Fieldwork:
        """Return what the chosen survey's files brought besides reports."""
        from surveyapp.analyses.data.fieldwork import Fieldwork  # noqa: PLC0415

        known = self.kiosks()
        awaited = (one for one in known if one.is_accepted and not one.interviews)
        return Fieldwork(
            tuple(file.summary for file in self.files() if file.is_counted and not file.is_table),
            tuple(kiosk.summary for kiosk in known if kiosk.interviews),
            self.shared_ids,
            self._export_contradictions(),
            tuple(kiosk.summary for kiosk in awaited),
            tuple(kiosk.id for kiosk in known if kiosk.waiting_files and not kiosk.is_revoked),
        )

    def first_exports(self, by: AskedQuestion | None = None) -> tuple[FirstExport, ...]:
        """Return how many interviews of each group came first with which export."""
        held, relation = self._chosen, self._relation
        if held is None or relation is None:
            return ()
        return first_exports(self._database, held, relation, group_of(by))

    def _export_contradictions(self) -> tuple[Contradiction, ...]:
        """Return what contradicts itself among the exports of the chosen survey's kiosks."""
        return () if self._chosen is None else contradictions(self._database, self._chosen)

    def holds(self, collection: Collection) -> bool:
        """Return whether this very content was imported before, under whatever name."""
        held = self._held_as(collection.survey)
        if held is not None and self._adding is not None:
            return self._adding.holds(held, collection)
        manifest = collection.manifest
        return held is not None and bool(
            self._database.execute(
                "SELECT 1 FROM files WHERE survey = ? AND body_sha256 = ? AND kiosk = ?",
                (held.number, manifest.body_sha256, manifest.kiosk),
            )
        )

    def add(
        self,
        collection: Collection,
        columns: Columns,
        expected: Survey | None = None,
        *,
        adds_survey: bool = False,
        table: TableFile | None = None,
    ) -> AddedRows:
        """Add the interviews of a verified collection that are not there yet, all or none.

        Parameters
        ----------
        collection
            The collection.
        columns
            Its decoded rows.
        expected
            The survey that an empty project begins with, if known.
        adds_survey
            Whether a survey that is new to the project is added and chosen.
        table
            What to keep of an imported table besides its reports.

        Raises
        ------
        FileRefused
            if it belongs to another survey, or holds an interview that is there with other reports.
        EnvironmentProblem
            if the project cannot be written.
        """
        with self.adding() as adding:
            self.check_fits(collection, expected, adds_survey=adds_survey)
            held = self._held_as(collection.survey)
            # what refuses the file comes before what changes the project
            known = adding.known(held, collection, columns) if held else 0
            with self.history.change(StepKind.IMPORT) as step:
                if held is None:
                    held = self._begin(collection.survey, step)
                is_new = not adding.holds(held, collection)
                adding.add(held, collection, columns, known, step)
                if table is not None and is_new:
                    keep_table(self._database, adding.file, table, columns)
                    self._note_ends(held, columns, step)
        return AddedRows(len(columns.id_low) - known, known)

    @contextmanager
    def adding(self) -> Iterator[ImportBatch]:
        """Keep all that is added within, or, where something is raised, leave the project as it was.

        What is read within may lack what was added.
        """
        if self._adding is not None:
            yield self._adding
            return
        try:
            with self._database.transaction(), self.enrolment.remembered():
                self._adding = ImportBatch(self._database, self._held)
                yield self._adding
                self._adding.flush()
                self._refuse_older_programs_if_mixed()
        except BaseException:
            self._adding = None
            with suppress(EnvironmentProblem):  # what failed first is what is said
                self._look()
            raise
        self._adding = None
        self._read(self._chosen)  # what had been undone may have been in the way

    def tables_like(self, kiosk: str, body_sha256: str) -> tuple[ImportedFile, ...]:
        """Return the imported tables of that source, or with those rows, of whatever survey."""
        rows = self._database.execute(
            "SELECT name, kiosk, interviews, batch, export, first_day, last_day, number, mode,"
            " coalesce(sha256, ''), body_sha256 FROM files LEFT JOIN table_files ON file = number"
            " WHERE mode = ? AND (kiosk = ? OR body_sha256 = ?) ORDER BY number",
            (TABLE_MODE, kiosk, body_sha256),
        )
        return tuple(ImportedFile(*row) for row in rows)

    def first_hashes(self, interviews: int) -> frozenset[str]:
        """Return the hashes of imported tables of so many rows that earlier versions made."""
        rows = self._database.execute(
            "SELECT body_sha256 FROM files WHERE mode = ? AND interviews = ?"
            " AND NOT starts_with(body_sha256, ?)",
            (TABLE_MODE, interviews, OF_ROWS),
        )
        return frozenset(known for (known,) in rows)

    def shared_rows(self, survey: Survey, kiosk: str) -> list[SharedWith]:
        """Return how the rows of the last file of ``kiosk`` (or table) compare with equal ones elsewhere."""
        from surveyapp.storage.project.shared_rows import shared_rows  # noqa: PLC0415

        held = self._held_as(survey)
        newest = self._database.execute(
            "SELECT max(number) FROM files WHERE survey = ? AND kiosk = ?",
            [held and held.number, kiosk],
        )[0][0]
        return [] if held is None or newest is None else shared_rows(self._database, held, newest)

    def tables_of(self, survey: Survey, sha256: str) -> tuple[str, ...]:
        """Return the names of the survey's imported tables whose file has that hash."""
        held = self._held_as(survey)
        rows = self._database.execute(
            "SELECT name FROM files JOIN table_files ON file = number"
            " WHERE survey = ? AND sha256 = ? ORDER BY name",
            [held and held.number, sha256],
        )
        return tuple(name for (name,) in rows)

    def files_of(self, kiosk: str) -> tuple[int, ...]:
        """Return the numbers of the files that ``kiosk`` has brought, of whatever survey."""
        rows = self._database.execute("SELECT number FROM files WHERE kiosk = ?", [kiosk])
        return tuple(number for (number,) in rows)

    def remove(self, numbers: Sequence[int]) -> None:
        """Take files out, as if they had never been imported; what another file brought too stays.

        Raises
        ------
        UserProblem
            if an older program did not note which interviews are theirs.
        """
        rows = self._database.execute(
            "SELECT number, name, survey, kiosk FROM files WHERE number IN (SELECT unnest(?))",
            [list(numbers)],
        )
        for _, name, survey, kiosk in rows:
            if self._has_rows_of_no_file(survey, kiosk):
                raise UserProblem(
                    msg(
                        "{file} cannot be removed: an older Surveyapp stored its interviews "
                        "without noting which of its kiosk's files they came from. Import the "
                        "files that shall stay into a new project.",
                        file=name,
                    )
                )
        if rows:
            with self.history.change(StepKind.REMOVE_FILES) as step:
                self._database.execute(
                    "UPDATE all_files SET until = ? WHERE number IN (SELECT unnest(?))",
                    [step, [row[0] for row in rows]],
                )
            self._look()

    def undo(self) -> HistoryStep:
        """Go back to before the last action.

        Raises
        ------
        UserProblem
            if there is none.
        """
        with self._database.transaction():
            step = self.history.undo()
            self._look()
            show_interviews(self._database, self._chosen)
        return step

    def redo(self) -> HistoryStep:
        """Do again what was undone last.

        Raises
        ------
        UserProblem
            if there is nothing.
        """
        with self._database.transaction():
            step = self.history.redo()
            self._look()
            show_interviews(self._database, self._chosen)
        return step

    def show_interviews(self) -> None:
        """Make the view ``interviews`` of the chosen survey again."""
        with self._database.transaction():
            show_interviews(self._database, self._chosen)

    def forget_removed(self) -> tuple[int, int]:
        """Delete what was removed or undone, and all steps: undo begins afresh.

        The bytes of a file that is not sealed still hold it until it is written anew.

        Returns
        -------
        tuple of int
            How many files and interviews were deleted.
        """
        with self._database.transaction():
            deleted = self.history.forget_all()
            self._look()
            show_interviews(self._database, self._chosen)
        return deleted

    def sealed_interviews(self) -> int:
        """Return how many interviews of all its surveys kiosks had sealed."""
        return sum(
            int(self._database.execute(f"SELECT count(*) FROM {_from_kiosks(held)}")[0][0])
            for held in self._held
            if sealing_key(held.survey, "kiosk") is not None
        )

    def check_fits(
        self, collection: Collection, expected: Survey | None = None, *, adds_survey: bool = False
    ) -> None:
        """Look whether a collection belongs to one of the project's surveys, or the ``expected`` one.

        Raises
        ------
        OtherSurvey
            if it is another's, which is not to be added.
        FileRefused
            if its survey was changed without a new version.
        """
        held = self._held_as(collection.survey)
        self._check_is_safe(collection, held)
        if held is None:
            self._check_new_survey(collection, expected, adds_survey=adds_survey)

    def kiosks(self) -> tuple[EnrolledKiosk, ...]:
        """Return the kiosks that the project knows of, accepted ones first."""
        found: dict[str, int] = {}
        for held in self._held:
            for kiosk, count in self._database.execute(
                "SELECT k.id, r.n FROM (SELECT kiosk, count(*) AS n"
                f" FROM {counted(self._database, held)} GROUP BY kiosk) r"
                " JOIN kiosks k ON k.number = r.kiosk"
                f" WHERE k.id NOT IN (SELECT kiosk FROM all_files WHERE mode = '{TABLE_MODE}')"
            ):
                found[kiosk] = found.get(kiosk, 0) + count
        return self.enrolment.kiosks(found)

    @property
    def is_closed(self) -> bool:
        """Whether files of unknown kiosks wait: as decided, else where interviews are sealed."""
        decided = self.enrolment.closed
        if decided is not None:
            return decided
        is_sealed = any(survey.analyst_key is not None for survey in self.surveys())
        return is_sealed or self.enrolment.has_waiting

    def waits(self, collection: Collection) -> bool:
        """Return whether a file of a kiosk that nobody vouches for waits, or is refused."""
        if self.enrolment.is_revoked(collection.manifest.kiosk):
            return True
        decided = self.enrolment.closed
        if decided is not None:
            return decided
        return collection.survey.analyst_key is not None or self.is_closed

    @property
    def is_kept(self) -> bool:
        """Whether it is a file, and not in memory for one computation."""
        return self._database.is_kept

    def _look(self) -> None:
        """Read the surveys again, and which rows of the chosen one are in force."""
        self._held = held_surveys(self._database)
        number = self.history.setting(CHOSEN)
        chosen = [held for held in self._held if str(held.number) == number] or self._held[-1:]
        self._read(chosen[0] if chosen else None)

    def _read(self, held: HeldSurvey | None) -> None:
        self._chosen = held
        self._counted.clear()
        self._survey, self._relation, self._variables = None, None, NO_VARIABLES
        self._reaching: Survey | None = None
        if held is None:
            return
        self._relation = counted(self._database, held)
        self._reaching = reaching(held.survey, self._ends_of(held))
        self._survey = self._reaching
        self._variables = self._kept_variables(held)
        if self._variables and self.connection is not None:
            self._variables = self._variables.words_only()
        if self._variables:
            from surveyapp.storage.project.derived_columns import seen_interviews  # noqa: PLC0415

            view = self._checked_view(held, self._variables)
            self._survey, self._relation = view.survey, seen_interviews(self._relation, view)

    @property
    def open_ends(self) -> Ends:
        """The least and the greatest number of tables, where they lie beyond the ends that nobody stated."""
        return {} if self._chosen is None else self._ends_of(self._chosen)

    def _ends_of(self, held: HeldSurvey) -> Ends:
        kept = self.history.setting(f"{ENDS} {held.number}")
        return {} if kept is None else ends_from_text(kept)

    def _note_ends(self, held: HeldSurvey, columns: Columns, step: int) -> None:
        """Keep how far the numbers of a table reach, where that is beyond what is known."""
        known = self._ends_of(held)
        recorded = {
            column.name: codes.used
            for column, codes in zip(held.survey.columns, columns.codes, strict=True)
            if isinstance(codes, CodedColumn)
        }
        found = {**known, **ends_beyond(held.survey, known, recorded)}
        if found != known:
            self.history.decide(f"{ENDS} {held.number}", ends_text(found), step)

    def _kept_variables(self, held: HeldSurvey) -> Variables:
        kept = self.history.setting(_variables_of(held))
        if kept is None:
            return NO_VARIABLES
        try:
            return Variables.from_json(parse(kept.encode(), self.name))
        except UserProblem as problem:
            raise self._wrong_variables(problem) from problem

    def _checked_view(self, held: HeldSurvey, variables: Variables) -> VariablesView:
        try:
            return view_reaching(held.survey, self._reaching or held.survey, variables)
        except UserProblem as problem:
            raise self._wrong_variables(problem) from problem

    def _wrong_variables(self, problem: UserProblem) -> EnvironmentProblem:
        return EnvironmentProblem(
            msg(
                "The project {file} cannot be used, because what it says about its variables does not fit "
                "its survey. {problem}",
                file=self.name,
                problem=problem.message,
            )
        )

    def _held_as(self, survey: Survey) -> HeldSurvey | None:
        return next((held for held in self._held if held.survey == survey), None)

    def _begin(self, survey: Survey, step: int) -> HeldSurvey:
        held = begin_survey(self._database, survey, step)
        self._note_choice(held, step)
        self._look()
        return held

    def _note_choice(self, held: HeldSurvey, step: int) -> None:
        self.history.decide(CHOSEN, str(held.number), step)
        show_interviews(self._database, held)

    def _check_is_safe(self, collection: Collection, held: HeldSurvey | None) -> None:
        """Refuse sealed interviews that would lie in the clear; an old project may hold such already."""
        key = sealing_key(collection.survey, collection.manifest.mode)
        if key is None or not self._database.is_kept or self.is_sealed:
            return
        if held is not None and self._database.execute(
            f"SELECT 1 FROM {_from_kiosks(held)} LIMIT 1"
        ):
            return
        reason = msg(
            "its interviews are sealed, and the project {project} is not encrypted; "
            "import it into a project of its own, or encrypt this project first",
            project=self.name,
        )
        raise FileRefused(file=collection.name, reason=reason)

    def _check_new_survey(
        self, collection: Collection, expected: Survey | None, *, adds_survey: bool
    ) -> None:
        theirs = collection.survey
        mine = [*self.surveys(), *([expected] if expected and not self._held else [])]
        if (theirs.id, theirs.version) in {(one.id, one.version) for one in mine if one != theirs}:
            reason = msg(
                "its survey {name} version {version} was changed without a new version",
                name=theirs.id,
                version=theirs.version,
            )
            raise FileRefused(file=collection.name, reason=reason)
        if not mine or theirs in mine or adds_survey:
            return
        others = ", ".join(f"{one.id} version {one.version}" for one in mine)
        reason = msg(
            "it belongs to the survey {name} version {version}, the others to {others}",
            name=theirs.id,
            version=theirs.version,
            others=others,
        )
        if self.is_kept:
            survey = f"{theirs.id}@{theirs.version}"
            raise OtherSurvey(file=collection.name, reason=reason, survey=survey)
        raise FileRefused(file=collection.name, reason=reason)

    @property
    def has_uncounted(self) -> bool:
        """Whether it holds simulated interviews of a survey that it holds real ones of too."""
        with self.adding() as adding:
            adding.flush()
            return bool(
                self._database.recall(
                    "SELECT 1 FROM files GROUP BY survey"
                    f" HAVING bool_or(mode = '{SIMULATED}') AND bool_or(mode <> '{SIMULATED}') LIMIT 1"
                )
            )

    def _refuse_older_programs_if_mixed(self) -> None:
        if self.has_uncounted:
            refuse_older_programs(self._database.execute)
            show_interviews(self._database, self._chosen)

    def _has_rows_of_no_file(self, survey: int, kiosk: str) -> bool:
        held = next(held for held in self._held if held.number == survey)
        return bool(
            self._database.execute(
                f"SELECT 1 FROM {held.reports} r JOIN kiosks k ON k.number = r.kiosk"
                f" WHERE r.file = {FILE_UNKNOWN} AND k.id = ? LIMIT 1",
                [kiosk],
            )
        )
