"""The kiosk at work: one interview after the other, each stored before it is thanked for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from surveyapp.designs.core.coins import Coins
from surveyapp.errors import SurveyAppError, UserProblem
from surveyapp.messages.message import Message, msg
from surveyapp.services.kiosk.prepared_survey import prepare_survey
from surveyapp.services.kiosk.screen import Stage
from surveyapp.services.kiosk.starting import check_can_be_asked, lacking_texts
from surveyapp.storage.collection.format import Counts
from surveyapp.storage.files.safe_files import DiskProblem, NotFlushed, today
from surveyapp.storage.kiosk.allowed import AllowedSurvey
from surveyapp.storage.kiosk.panel_size import PanelSize
from surveyapp.storage.kiosk.pin import SupervisorPin, SurveyorPin
from surveyapp.storage.kiosk.store import KioskStore
from surveyapp.survey.definition.count_steps import in_steps
from surveyapp.survey.definition.kiosk_names import kiosk_words
from surveyapp.survey.definition.survey import Survey

if TYPE_CHECKING:
    from surveyapp.services.kiosk.coin_test import DesignFlips
    from surveyapp.services.kiosk.interview import Interview
    from surveyapp.storage.kiosk.export import Exported


class Kiosk:
    """A survey, a store and a source of coins; hands out interviews.

    Break-offs and time-outs are counted in memory and stored with the next confirmed interview, so
    that an interview that was not confirmed leaves no trace of its own.
    """

    def __init__(
        self,
        survey: Survey,
        store: KioskStore,
        pin: SupervisorPin,
        coins: Coins,
        clock: Callable[[], date] = today,
    ) -> None:
        self.survey = survey
        self.pin = pin
        self.surveyor_pin = SurveyorPin(store.folder, clock)
        self.panel = PanelSize(store.folder)
        self._store = store
        self._coins = coins
        self._clock = clock
        check_can_be_asked(survey)
        self._prepared = prepare_survey(survey, store.kiosk)
        self._missed = Counts()
        self._told: set[str] = set()
        self._allowed = AllowedSurvey(store.folder, survey)
        self._lacks = lacking_texts(survey)

    def begin(self) -> Interview:
        """Return an interview for the next respondent."""
        from surveyapp.services.kiosk.interview import Interview  # noqa: PLC0415 - not on the first screen

        return Interview(self._prepared, self._coins, self._store_one, self.comprehension_failed)

    def flips(self) -> tuple[DesignFlips, ...]:
        """Return a public test of the coins, which leaves no trace; empty where they are not checkable."""
        from surveyapp.services.kiosk.coin_test import coin_flips  # noqa: PLC0415

        return coin_flips(self._prepared, self._coins)

    def check_pin(self, pin: str) -> None:
        """Look whether ``pin`` can be the supervisor's.

        Parameters
        ----------
        pin : str
            Its digits.

        Raises
        ------
        UserProblem
            if it cannot, or is the surveyor's.
        """
        self.pin.check(pin)
        if self.surveyor_pin.is_asked and self.surveyor_pin.is_the_same(pin):
            raise _same_pins()

    def check_surveyor_pin(self, pin: str) -> None:
        """Look whether ``pin`` can be the surveyor's.

        Parameters
        ----------
        pin : str
            Its digits.

        Raises
        ------
        UserProblem
            if it cannot, or is the supervisor's.
        """
        self.surveyor_pin.check(pin)
        if self.pin.is_set and self.pin.is_the_same(pin):
            raise _same_pins()

    def obstacle(self) -> SurveyAppError | None:
        """Return why an interview that is begun now could not be stored; None where it could."""
        try:
            self._store.check_room()
        except SurveyAppError as problem:
            return problem
        return None

    def randomness_problem(self) -> SurveyAppError | None:
        """Return that the operating system gives no random numbers now; None where it does."""
        try:
            self._coins.below(2)
        except SurveyAppError as problem:
            return problem
        return None

    def stopped(self, interview: Interview) -> None:
        """Discard an interview that its respondent has stopped, and count it.

        Parameters
        ----------
        interview
            The interview.
        """
        self._count(interview, break_offs=1)

    def timed_out(self, interview: Interview) -> None:
        """Discard an interview that was abandoned, and count it.

        Parameters
        ----------
        interview
            The interview.
        """
        self._count(interview, time_outs=1)

    def comprehension_failed(self) -> None:
        """Count a comprehension check that a respondent did not pass."""
        self._missed += Counts(comprehension_failures=1)

    def export(self, folder: Path, *, allow_small: bool = False) -> Exported:
        """Copy the collection files to a folder; see ``KioskStore.export``.

        Parameters
        ----------
        folder
            The folder.
        allow_small
            Whether the rest is released: the fewer than ten interviews that wait go too, once.
        """
        return self._store.export(folder, allow_small=allow_small)

    def export_enrolment(self, folder: Path) -> Path:
        """Write the kiosk's enrolment file to a folder; see ``KioskStore.export_enrolment``.

        Parameters
        ----------
        folder
            The folder.
        """
        return self._store.export_enrolment(folder)

    @property
    def lacks(self) -> tuple[Message, ...]:
        """What the kiosk cannot say in the survey's languages, unless the supervisor has allowed that."""
        return () if not self._lacks or self._allowed.is_allowed else self._lacks

    def allow_missing_texts(self) -> None:
        """Let this survey be asked though the kiosk lacks words; it is remembered in the kiosk's folder."""
        if self.lacks:
            self._allowed.allow()

    @property
    def can_release(self) -> bool:
        """Whether the rest of the survey's interviews has not been released yet."""
        return self._store.can_release

    @property
    def is_set_back(self) -> bool:
        """Whether stored interviews are gone, or the folder is a copy, and nobody has taken note."""
        return self._store.is_set_back

    def take_note(self) -> None:
        """Take the folder as it is now."""
        self._store.take_note()

    def begin_new_file(self) -> None:
        """Close the current collection file."""
        self._store.begin_new_file()

    @property
    def about_interviews(self) -> int:
        """Number of interviews in the current file, in steps of ten: a live count tells persons apart."""
        return in_steps(self._store.interviews)

    @property
    def about_counts(self) -> Counts:
        """What happened besides the interviews of the current file, in steps of ten as those are."""
        counted = asdict(self._store.counts)
        return Counts(**{name: in_steps(n) for name, n in counted.items()})

    @property
    def holds_other_files(self) -> bool:
        """Whether interviews of other surveys or versions are in the same folder."""
        try:
            return bool(self._store.other_files)
        except DiskProblem:  # which ``problems`` says
            return False

    @property
    def kiosk_words(self) -> str:
        """The kiosk's name in eight words, to compare with the desk's list."""
        return kiosk_words(self._store.kiosk)

    @property
    def folder(self) -> Path:
        """Where the store is."""
        return self._store.folder

    @property
    def problems(self) -> tuple[SurveyAppError, ...]:
        """What was found wrong at the start, and little space now; for the supervisor."""
        space = self._store.space_problem()
        return (*self._store.problems, *(() if space is None else (space,)))

    def news(self) -> tuple[SurveyAppError, ...]:
        """Return the problems that staff must know before the next interview, each once."""
        found = tuple(one for one in self.problems if str(one) not in self._told)
        self._told |= {str(one) for one in found}
        return found

    def close(self) -> None:
        """Release the store."""
        self._store.close()

    def _store_one(self, reports: Sequence[str]) -> None:
        try:
            self._store.add(reports, self._clock(), missed=self._missed)
        except NotFlushed:
            self._missed = Counts()
            raise
        self._missed = Counts()

    def _count(self, interview: Interview, *, break_offs: int = 0, time_outs: int = 0) -> None:
        if interview.is_over:
            return
        stage = interview.screen.stage
        interview.discard()
        if stage not in {Stage.LANGUAGE, Stage.WELCOME}:
            ended_practising = int(stage in {Stage.PRACTICE, Stage.PRACTICE_RESULT})
            self._missed += Counts(break_offs, time_outs, practice_failures=ended_practising)


def _same_pins() -> UserProblem:
    """The surveyor's PIN and the supervisor's would be one."""
    return UserProblem(msg("This PIN is already in use. Choose another one."))
