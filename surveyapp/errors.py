"""The error families.

An error carries a message: what happened, what it means, what to do next. The command line prints it in
English, the windows translate it.
"""

from __future__ import annotations

from collections.abc import Mapping

from surveyapp.messages.message import Message


class SurveyAppError(Exception):
    """Base of all errors that are shown to people."""

    def __init__(self, message: Message) -> None:
        super().__init__()
        self.message = message

    def __reduce__(self) -> tuple[object, ...]:
        # another process tells it as it is: Python would call the class with no facts
        return _told_again, (type(self), self.__dict__)

    @property
    def facts(self) -> Mapping[str, object]:
        """What goes into the places of the message."""
        return self.message.facts

    def __str__(self) -> str:
        return self.message.render()


def _told_again(kind: type[SurveyAppError], state: Mapping[str, object]) -> SurveyAppError:
    problem = kind.__new__(kind)
    problem.__dict__.update(state)
    return problem


class UserProblem(SurveyAppError):
    """The person can put it right: a parameter, a file, a choice."""


class DataInDoubt(UserProblem):
    """The data themselves are in doubt, and nothing was computed: the command line's exit code is 1.

    Attributes
    ----------
    sentences
        what is in doubt, a sentence each, and then what to do.
    """

    def __init__(self, advice: Message, doubts: tuple[Message, ...]) -> None:
        """Say what is in doubt.

        Parameters
        ----------
        advice
            what to do.
        doubts
            what is in doubt, a sentence each.
        """
        super().__init__(advice)
        self.sentences = (*doubts, advice)

    def __str__(self) -> str:
        return " ".join(map(str, self.sentences))


class EnvironmentProblem(SurveyAppError):
    """The machine is in the way: disk full, file locked, damaged, or from a newer version."""


class Cancelled(Exception):
    """Raised by a progress callback when the person has asked to stop."""
