"""The comprehension check: two questions about what a record reveals, and a second explanation.

Franzen et al. (2022): people who reckon badly are too sure of themselves, so it is asked, not assumed.
A wrong answer is explained once more and never bars anybody. The right answers hold of every design
whose reports prove nothing (a finite ε), whoever throws the coins; other designs are not checked.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from surveyapp.messages.message import QT_TRANSLATE_NOOP
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.types.yes_no import NO, YES


@dataclass(frozen=True, slots=True)
class CheckItem:
    """A question about records, with the second explanation; ``{report}`` is one that can be recorded."""

    question: str
    right: int
    explanation: str
    answers: tuple[str, ...] = (YES, NO)


CHECKS = (
    CheckItem(
        QT_TRANSLATE_NOOP(
            "messages", "The record says “{report}”. Does the surveyor know your true answer?"
        ),
        1,
        QT_TRANSLATE_NOOP(
            "messages",
            "No. “{report}” can be recorded whatever your true answer is. So nobody can know it, not even "
            "the surveyor.",
        ),
    ),
    CheckItem(
        QT_TRANSLATE_NOOP(
            "messages", "Two people have the same true answer. Can their records differ?"
        ),
        0,
        QT_TRANSLATE_NOOP(
            "messages",
            "Yes. Luck is different for each person. So the same true answer can lead to different "
            "records.",
        ),
    ),
)


CHECKS_OF_TOTALS = (
    replace(
        CHECKS[0],
        question=QT_TRANSLATE_NOOP(
            "messages", "“{report}” is counted for you. Does anybody know your true answer?"
        ),
        explanation=QT_TRANSLATE_NOOP(
            "messages",
            "No. “{report}” can be counted whatever your true answer is. So nobody can know it, not even "
            "somebody who saw what is counted.",
        ),
    ),
    replace(
        CHECKS[1],
        question=QT_TRANSLATE_NOOP(
            "messages",
            "Two people have the same true answer. Can different answers be counted for them?",
        ),
        explanation=QT_TRANSLATE_NOOP(
            "messages",
            "Yes. Luck is different for each person. So for the same true answer different answers can be "
            "counted.",
        ),
    ),
)
"""The same where no record is kept, only totals."""


def checks_of(survey: Survey) -> tuple[CheckItem, ...]:
    """Return the questions of the check, as they are true of what a survey keeps.

    Parameters
    ----------
    survey
        the survey.
    """
    return CHECKS if survey.tallies is None else CHECKS_OF_TOTALS


@dataclass(frozen=True, slots=True)
class ComprehensionCheck:
    """Where the check is: its question, and whether the answer just given was another one."""

    place: int = 0
    is_wrong: bool = False

    @property
    def item(self) -> CheckItem:
        """The question that is asked or explained."""
        return CHECKS[self.place]
