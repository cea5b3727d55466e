"""The harmless question behind which an answer hides: crosswise, triangular and unrelated questions.

The design declares that it needs one, in which modes, and which texts it is made of
(``Declared.second_question_texts``); this is what the author writes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from surveyapp.messages.message import COMMA, Message, joined, msg
from surveyapp.survey.definition.texts import Text

KEY = "second_question"
SHARE = "share"
TEXT_NAMES = {
    "text": msg("the second question"),
    "opposite": msg("the second question of the other half"),
    "anchor": msg("the anchor question"),
    "anchor_second": msg("the second question of the anchor"),
}
"""What each text is called, by its key in survey files, in the order in which they are read."""


@dataclass(frozen=True, slots=True)
class SecondQuestion:
    """The harmless question, in each of the survey's languages."""

    text: Text
    """The harmless question."""
    opposite: Text | None = None
    """What the other half of the respondents is asked in its place: its opposite."""
    anchor: Text | None = None
    """A question to which everybody would answer no."""
    anchor_second: Text | None = None
    """The harmless question that goes with the anchor."""
    share: Fraction | None = None
    """0 … 1: the share of people who answer ``text`` with yes, where it is published."""

    @property
    def texts(self) -> dict[str, Text]:
        """The texts that there are, by their keys in survey files, in the order they are read."""
        named: dict[str, Text | None] = {key: getattr(self, key) for key in TEXT_NAMES}
        return {key: text for key, text in named.items() if text is not None}

    @property
    def harmless(self) -> tuple[Text, ...]:
        """What is asked of the person's own traits: all texts but the anchor, whose answer is known."""
        return tuple(text for key, text in self.texts.items() if key != "anchor")


def no_second_question(question: str, missing: Sequence[str]) -> Message:
    """Return why a kiosk cannot ask a question yet, and what to add.

    Parameters
    ----------
    question
        the id of the question.
    missing
        the keys of the texts that its harmless question lacks.
    """
    return msg(
        "A kiosk cannot ask {question} yet. People answer it together with a harmless question, "
        "which the survey does not have. Add {missing}.",
        question=question,
        missing=joined(COMMA, [TEXT_NAMES[key] for key in missing]),
    )
