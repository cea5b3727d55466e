"""Which kiosks a project knows, and the files of unknown ones, which wait until they are accepted.

Whoever makes a key can sign invented interviews with it. So a project whose list of kiosks is
closed takes interviews from accepted kiosks only; a file of any other is kept whole, unread, in the
table ``waiting``. A kiosk whose key may be in other hands is revoked: its files wait again until
somebody accepts it by name. Simulated files neither wait nor enrol: their keys follow from a seed.
Every change is part of a step of the project's history.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg
from surveyapp.storage.collection.format import SIMULATED, Collection, Counts
from surveyapp.storage.project.database import Database
from surveyapp.storage.project.schema import refuse_older_programs
from surveyapp.storage.project.undo_history import History, StepKind
from surveyapp.survey.definition.kiosk_names import KioskId, kiosk_words

if TYPE_CHECKING:
    from surveyapp.analyses.data.fieldwork import KioskSummary

Execute = Callable[[str, Sequence[Any]], list[tuple[Any, ...]]]

SHORTEST_PREFIX = 4

CLOSED = "kiosks"
"""The setting that says whether the list is closed."""
REVOKED = "kiosk "
"""Begins the setting of a kiosk that was revoked, and perhaps accepted again: its name follows."""

_REVOKED = (
    f"SELECT substr(name, {len(REVOKED) + 1}) FROM settings WHERE starts_with(name, '{REVOKED}')"
    " GROUP BY name HAVING arg_max(value, since) = 'revoked'"
)
_SIMULATED_ONLY = f"SELECT kiosk FROM files GROUP BY kiosk HAVING bool_and(mode = '{SIMULATED}')"
_ACCEPTED = f"SELECT kiosk FROM enrolled EXCEPT ({_REVOKED}) EXCEPT ({_SIMULATED_ONLY})"

_THE_FILE = "WHERE kiosk = ? AND body_sha256 = ?"


@dataclass(frozen=True, slots=True)
class EnrolledKiosk:
    """A kiosk that a project knows of: what it has brought, and what waits."""

    id: KioskId
    is_accepted: bool
    interviews: int
    waiting_files: int
    waiting_interviews: int
    counts: Counts
    """Of all its batches, each by its latest export; see ``Counts``."""
    is_revoked: bool = False
    is_simulated: bool = False
    """It has brought simulated interviews only, which nobody gave: it is not accepted and need not be."""

    @property
    def words(self) -> str:
        """Its fingerprint, as the supervisor's screen shows it."""
        return kiosk_words(self.id)

    @property
    def summary(self) -> KioskSummary:
        """What of it is compared between kiosks."""
        from surveyapp.analyses.data.fieldwork import KioskSummary  # noqa: PLC0415

        return KioskSummary(self.id, self.words, self.interviews, **asdict(self.counts))


@dataclass(frozen=True, slots=True)
class WaitingFile:
    """A file in quarantine; ``adds_survey`` says that its survey may be taken in too."""

    name: str
    content: bytes
    adds_survey: bool


class Enrolment:
    """The kiosks of one open project."""

    def __init__(self, database: Database, history: History) -> None:
        self._execute: Execute = database.execute
        self._recall = database.recall
        self._history = history
        self._accepted: set[str] | None = None
        self._revoked: set[str] | None = None
        self._parked: set[tuple[str, str]] | None = None

    @contextmanager
    def remembered(self) -> Iterator[None]:
        """Ask the project once who is accepted and what waits, not for each of a thousand files."""
        self._accepted = self._names(_ACCEPTED)
        self._revoked = self._names(_REVOKED)
        rows = self._execute("SELECT kiosk, body_sha256 FROM waiting", ())
        self._parked = {(kiosk, sha256) for kiosk, sha256 in rows}
        try:
            yield
        finally:
            self._accepted = self._revoked = self._parked = None

    @property
    def closed(self) -> bool | None:
        """Whether unknown kiosks wait, as it was decided; None: nobody has decided."""
        state = self._history.setting(CLOSED)
        return None if state is None else state == "closed"

    def close(self, *, is_closed: bool) -> None:
        """Decide whether files of unknown kiosks wait."""
        if is_closed == self.closed:
            return
        kind = StepKind.CLOSE_KIOSKS if is_closed else StepKind.OPEN_KIOSKS
        with self._history.change(kind) as step:
            self._history.decide(CLOSED, "closed" if is_closed else "open", step)

    @property
    def has_waiting(self) -> bool:
        """Whether any file waits."""
        return bool(self._recall("SELECT 1 FROM waiting LIMIT 1"))

    def knows(self, kiosk: KioskId) -> bool:
        """Return whether ``kiosk`` is accepted."""
        accepted = self._names(_ACCEPTED) if self._accepted is None else self._accepted
        return kiosk in accepted

    def is_revoked(self, kiosk: KioskId) -> bool:
        """Return whether ``kiosk`` was accepted once and is not any more."""
        revoked = self._names(_REVOKED) if self._revoked is None else self._revoked
        return kiosk in revoked

    def accept(self, kiosk: KioskId) -> None:
        """Take files of ``kiosk`` from now on, also where it was revoked."""
        if self.knows(kiosk):
            return
        with self._history.change(StepKind.ACCEPT_KIOSK, kiosk_words(kiosk)) as step:
            if self.is_revoked(kiosk):
                self._history.decide(REVOKED + kiosk, "accepted", step)
            self._execute("DELETE FROM all_enrolled WHERE kiosk = ? AND since = ?", (kiosk, step))
            self._execute("INSERT INTO all_enrolled VALUES (?, ?)", (kiosk, step))
        if self._accepted is not None and self._revoked is not None:
            self._accepted.add(kiosk)
            self._revoked.discard(kiosk)

    def revoke(self, kiosk: KioskId) -> None:
        """Let files of ``kiosk`` wait from now on, whatever else would take them, until it is accepted."""
        if self.is_revoked(kiosk):
            return
        with self._history.change(StepKind.REVOKE_KIOSK, kiosk_words(kiosk)) as step:
            self._history.decide(REVOKED + kiosk, "revoked", step)
            refuse_older_programs(self._execute)

    def park(self, collection: Collection, content: bytes, *, adds_survey: bool) -> None:
        """Keep a verified file of an unknown kiosk; the same content once.

        ``adds_survey`` remembers that its survey is welcome even if the project does not hold it.
        """
        manifest = collection.manifest
        file = (manifest.kiosk, manifest.body_sha256)
        is_parked = self._waits(file)
        if is_parked and (not adds_survey or self._adds_survey(file)):
            return
        with self._history.change(StepKind.IMPORT) as step:
            self.release(*file)
            self._execute(
                "INSERT INTO all_waiting VALUES (?, ?, ?, ?, ?, ?, ?, NULL)",
                (collection.name, *file, manifest.interviews, content, adds_survey, step),
            )
        if self._parked is not None:
            self._parked.add(file)

    def waiting(self, kiosk: KioskId) -> tuple[WaitingFile, ...]:
        """Return the files of ``kiosk`` that wait."""
        rows = self._execute(
            "SELECT name, content, adds_survey FROM waiting WHERE kiosk = ? ORDER BY body_sha256",
            (kiosk,),
        )
        return tuple(WaitingFile(name, bytes(content), adds) for name, content, adds in rows)

    def release(self, kiosk: KioskId, body_sha256: str) -> None:
        """Keep a file no longer: it was imported."""
        file = (kiosk, body_sha256)
        if not self._waits(file):
            return
        with self._history.change(StepKind.IMPORT) as step:
            query = f"UPDATE all_waiting SET until = ? {_THE_FILE} AND until IS NULL"
            self._execute(query, (step, *file))
        if self._parked is not None:
            self._parked.discard(file)

    def _adds_survey(self, file: tuple[str, str]) -> bool:
        rows = self._execute(f"SELECT adds_survey FROM waiting {_THE_FILE}", file)
        return bool(rows and rows[0][0])

    def _waits(self, file: tuple[str, str]) -> bool:
        """Return whether the kiosk's file with that content waits."""
        if self._parked is not None:
            return file in self._parked
        return bool(self._execute(f"SELECT 1 FROM waiting {_THE_FILE}", file))

    def kiosks(self, interviews: dict[str, int]) -> tuple[EnrolledKiosk, ...]:
        """Return all kiosks, accepted ones first; ``interviews`` has each one's in the project."""
        accepted, revoked = self._names(_ACCEPTED), self._names(_REVOKED)
        simulated = self._names(_SIMULATED_ONLY)
        parked = {
            kiosk: (files, rows)
            for kiosk, files, rows in self._execute(
                "SELECT kiosk, count(*), sum(interviews)::BIGINT FROM waiting GROUP BY kiosk", ()
            )
        }
        counts = self._counts()
        known = [
            EnrolledKiosk(
                KioskId(kiosk),
                kiosk in accepted,
                interviews.get(kiosk, 0),
                *parked.get(kiosk, (0, 0)),
                counts=counts.get(kiosk, Counts()),
                is_revoked=kiosk in revoked,
                is_simulated=kiosk in simulated,
            )
            for kiosk in sorted(accepted | revoked | parked.keys() | interviews.keys())
        ]
        return tuple(sorted(known, key=lambda one: not one.is_accepted))

    def _names(self, query: str) -> set[str]:
        return {row[0] for row in self._recall(query)}

    def _counts(self) -> dict[str, Counts]:
        rows = self._execute(
            "SELECT kiosk, arg_max(counts, export) FROM files WHERE counts IS NOT NULL"
            " GROUP BY kiosk, batch",
            (),
        )
        found: dict[str, Counts] = {}
        for kiosk, counts in rows:
            batch = Counts(**json.loads(counts))
            found[kiosk] = found[kiosk] + batch if kiosk in found else batch
        return found


def written_counts(counts: Counts) -> str:
    """Return counts as the project keeps them."""
    return json.dumps(asdict(counts))


def find_kiosk(kiosks: Iterable[EnrolledKiosk], name: str) -> EnrolledKiosk:
    """Return the kiosk whose name or words begin with ``name``.

    Raises
    ------
    UserProblem
        if there is none, or more than one.
    """
    wanted = name.strip().lower().replace(" ", "-")
    found = [one for one in kiosks if one.id.startswith(wanted) or one.words.startswith(wanted)]
    if len(found) != 1 or len(wanted) < SHORTEST_PREFIX:
        raise UserProblem(
            msg(
                "{kiosk} does not name exactly one kiosk of the project. Give its name, at "
                "least its first {letters} letters, or its words; “surveyapp kiosks "
                "--project P” lists them.",
                kiosk=name,
                letters=SHORTEST_PREFIX,
            )
        )
    return found[0]
