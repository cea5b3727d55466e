"""The hand-over: when the next interview may begin, and what a surveyor may do about a trouble.

After every interview that was begun, however it ended, and at every start of the program the kiosk waits for
the surveyor's PIN, so nobody answers twice without the surveyor. A visit of the first screens that never
went past Start is no interview and changes nothing.
"""

from __future__ import annotations

from enum import Enum

from surveyapp.errors import SurveyAppError
from surveyapp.services.kiosk.kiosk import Kiosk
from surveyapp.services.kiosk.trouble import Trouble, trouble_of

MOST_MISTAKES = 1
"""After so many mistakes of the program in one run a surveyor can still go on alone."""


class Way(Enum):
    """What a surveyor can do about what the kiosk has met."""

    GO_ON = "go_on"
    LOOK_AGAIN = "look_again"
    """What is in the way may be gone, and the kiosk can see whether it is."""
    CALL = "call"
    """The supervisor has to see to it first."""


_WAYS: dict[Trouble, Way] = {
    Trouble.FULL_DISK: Way.LOOK_AGAIN,
    Trouble.NO_RANDOMNESS: Way.LOOK_AGAIN,
    Trouble.FAILING_DISK: Way.CALL,
    Trouble.OTHER: Way.CALL,
}


class HandOver:
    """Who may begin the next interview: the surveyor, unless it was stated that nobody is asked for a PIN.

    Parameters
    ----------
    kiosk : Kiosk
        The kiosk.
    """

    def __init__(self, kiosk: Kiosk) -> None:
        self._kiosk = kiosk
        self._has_ended = True
        self._mistakes = 0

    @property
    def is_waiting(self) -> bool:
        """Whether the surveyor's PIN comes before anything else."""
        return self._has_ended and self._kiosk.surveyor_pin.is_asked

    def interview_ended(self) -> None:
        """Wait for the surveyor: an interview that was begun has ended."""
        self._has_ended = True

    def given(self) -> None:
        """Let one interview begin."""
        self._has_ended = False

    def met(self, problem: SurveyAppError) -> None:
        """Remember a trouble that ended an interview.

        Parameters
        ----------
        problem : SurveyAppError
            What ended it.
        """
        if trouble_of(problem) is Trouble.PROGRAM_MISTAKE:
            self._mistakes += 1

    def way_out_of(self, problem: SurveyAppError) -> Way:
        """Return what a surveyor can do after ``problem`` has ended an interview or kept one from beginning.

        Parameters
        ----------
        problem : SurveyAppError
            What was met.
        """
        trouble = trouble_of(problem)
        if trouble is Trouble.PROGRAM_MISTAKE and self._mistakes > MOST_MISTAKES:
            return Way.CALL
        return _WAYS.get(trouble, Way.GO_ON)

    def still_there(self, problem: SurveyAppError) -> SurveyAppError | None:
        """Return what is in the way now that was ``problem`` before; None where nothing is any more.

        Parameters
        ----------
        problem : SurveyAppError
            What was met.
        """
        if trouble_of(problem) is Trouble.NO_RANDOMNESS:
            found = self._kiosk.randomness_problem()
            if found is not None:
                return found
        return self._kiosk.obstacle()
