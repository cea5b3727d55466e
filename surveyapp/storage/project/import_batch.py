"""What an import keeps in hand: what it would ask the project of every file, and rows yet to be stored.

A thousand files would ask a thousand times which contents and kiosks are there; they are asked for
once. Rows of kiosks that have none in the project cannot be there already, so they are gathered
and stored many files at a time; all others are compared with their kiosk's first.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from surveyapp.storage.collection.coded_columns import Columns
from surveyapp.storage.collection.format import Collection
from surveyapp.storage.project.database import Database
from surveyapp.storage.project.enrolment import written_counts
from surveyapp.storage.project.export_evidence import known_numbers, number_of
from surveyapp.storage.project.merging import Incoming, known_rows, store, store_again
from surveyapp.storage.project.survey_tables import HeldSurvey
from surveyapp.survey.definition.kiosk_names import KioskId

MOST_ROWS_IN_HAND = 250_000


class ImportBatch:
    """Adds files within one transaction, which its user opens; nothing is there before ``flush``."""

    def __init__(self, database: Database, surveys: Sequence[HeldSurvey]) -> None:
        self._database = database
        run = database.execute
        self._contents = {tuple(row) for row in run("SELECT survey, kiosk, body_sha256 FROM files")}
        self._kiosks: dict[str, int] = dict(run("SELECT id, number FROM kiosks"))
        self._stored = {
            (held.number, kiosk)
            for held in surveys
            for (kiosk,) in run(f"SELECT DISTINCT kiosk FROM {held.reports}")
        }
        self.file = int(run("SELECT coalesce(max(number), 0) FROM all_files")[0][0])
        """The number of the file that was added last."""
        self._new_kiosks: list[list[Any]] = []
        self._new_files: list[list[Any]] = []
        self._numbers = known_numbers(database)
        self._new_numbers: list[list[Any]] = []
        self._rows: dict[int, tuple[HeldSurvey, list[Incoming]]] = {}
        self._in_hand = 0

    def holds(self, held: HeldSurvey, collection: Collection) -> bool:
        """Return whether this very content is there, under whatever name."""
        manifest = collection.manifest
        return (held.number, manifest.kiosk, manifest.body_sha256) in self._contents

    def note_number(self, collection: Collection) -> None:
        """Keep the number of an export whose content is there already, if it came under another."""
        number = number_of(collection)
        if number not in self._numbers:
            self._numbers.add(number)
            self._new_numbers.append(list(number))

    def known(self, held: HeldSurvey, collection: Collection, columns: Columns) -> int:
        """Return how many of the rows are there already, with the same reports; changes nothing.

        Raises
        ------
        FileRefused
            if an interview is there with other reports.
        """
        kiosk = self._kiosks.get(collection.manifest.kiosk)
        if kiosk is None or (held.number, kiosk) not in self._stored:
            return 0
        self.flush()
        incoming = Incoming(collection.name, self.file + 1, kiosk, columns)
        return known_rows(self._database, held, incoming)

    def add(
        self, held: HeldSurvey, collection: Collection, columns: Columns, known: int, step: int
    ) -> None:
        """Add a file and those of its rows that are new; ``known`` is what ``known`` has returned."""
        kiosk = self._kiosk(collection.manifest.kiosk)
        self.file += 1
        incoming = Incoming(collection.name, self.file, kiosk, columns)
        if known:
            store_again(self._database, held, incoming)
        if known < len(columns.id_low):
            if known:
                store(self._database, held, [incoming], only_new=True)
            else:
                self._rows.setdefault(held.number, (held, []))[1].append(incoming)
                self._in_hand += len(columns.id_low)
            self._stored.add((held.number, kiosk))
        if not self.holds(held, collection):
            self._note(held, collection, step)
        if self._in_hand >= MOST_ROWS_IN_HAND:
            self.flush()

    def flush(self) -> None:
        """Store all that is in hand."""
        self._database.insert("kiosks", self._new_kiosks)
        self._database.insert("all_files", self._new_files)
        self._database.insert("export_numbers", self._new_numbers)
        self._new_kiosks, self._new_files, self._new_numbers = [], [], []
        for held, rows in self._rows.values():
            store(self._database, held, rows)
        self._rows, self._in_hand = {}, 0

    def _kiosk(self, kiosk: KioskId) -> int:
        """Return the number that stands for the kiosk in the rows; a new one for a new kiosk."""
        if kiosk not in self._kiosks:
            number = max(self._kiosks.values(), default=-1) + 1
            self._kiosks[kiosk] = number
            self._new_kiosks.append([number, kiosk])
        return self._kiosks[kiosk]

    def _note(self, held: HeldSurvey, collection: Collection, step: int) -> None:
        manifest = collection.manifest
        self._numbers.add(number_of(collection))
        self._contents.add((held.number, manifest.kiosk, manifest.body_sha256))
        self._new_files.append(
            [
                self.file,
                held.number,
                collection.name,
                manifest.kiosk,
                manifest.public_key,
                manifest.body_sha256,
                manifest.interviews,
                manifest.batch,
                manifest.export,
                manifest.first_day,
                manifest.last_day,
                manifest.mode,
                written_counts(manifest.counts),
                step,
                None,
            ]
        )
