"""The comprehension check: two questions about what a record reveals, and a second explanation.

Franzen et al. (2022): people who reckon badly are too sure of themselves, so it is asked, not assumed.
A wrong answer is explained once more and never bars anybody. The right answers hold of every design
whose reports prove nothing (a finite ε), whoever throws the coins; other designs are not checked.
"""

from __future__ import annotations

from dataclasses import dataclass

from surveyapp.messages.message import QT_TRANSLATE_NOOP
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


@dataclass(frozen=True, slots=True)
class ComprehensionCheck:
    """Where the check is: its question, and whether the answer just given was another one."""

    place: int = 0
    is_wrong: bool = False

    @property
    def item(self) -> CheckItem:
        """The question that is asked or explained."""
        return CHECKS[self.place]
