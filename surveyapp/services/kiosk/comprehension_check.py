"""The comprehension check: two questions about what a record reveals, and a second explanation.

Franzen et al. (2022): people who reckon badly are too sure of themselves, so it is asked, not assumed.
A wrong answer is explained once more and never bars anybody. The right answers hold of every design
whose reports prove nothing (a finite ε), whoever throws the coins; other designs are not checked.
"""

from __future__ import annotations

from dataclasses import dataclass

from surveyapp.messages.message import QT_TRANSLATE_NOOP
from surveyapp.survey.definition.questions import NO, YES


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
            "messages",
            "A record says “{report}”. Does anybody who reads it, such as the surveyor, know the true "
            "answer?",
        ),
        1,
        QT_TRANSLATE_NOOP(
            "messages",
            "Nobody can know it. Chance helps to decide what a record says, so “{report}” can be "
            "recorded whatever the true answer is. Not even the surveyor can tell.",
        ),
    ),
    CheckItem(
        QT_TRANSLATE_NOOP(
            "messages", "Two people have the same true answer. Can their records differ?"
        ),
        0,
        QT_TRANSLATE_NOOP(
            "messages",
            "Yes, they can. Chance decides for each person anew, so the same true answer can lead to "
            "different records, as it does when you try again in the practice.",
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
