"""Texts that show people what a form has drawn and tell them what to answer.

No channel can be read from a text, but the question that it is about must not be asked without the
protection that its author meant it to have.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from surveyapp.messages.message import COMMA, SEMICOLON, Message, joined, msg
from surveyapp.survey.xlsform.randomization import FormChance

MOST_OUTCOMES = 12
"""Of a draw whose odds are stated: a die's, or the sums of two."""


@dataclass(slots=True)
class ToldAnswers:
    """What the rows that were just read have shown of the form's draws."""

    _cell: str = ""
    _draw: str = ""
    _told: str = ""

    def show(
        self, chance: FormChance, cell: str, texts: Iterable[str], shown: Iterable[str]
    ) -> None:
        """Take the texts of a row into account.

        Parameters
        ----------
        chance
            what the form leaves to chance.
        cell
            the cell of the first text.
        texts
            the row's texts.
        shown
            the names of the rows whose values they show.
        """
        draw = next((name for name in shown if name in chance.drawn), None)
        if draw is not None:
            self._cell, self._draw, self._told = cell, draw, " ".join(texts).casefold()

    def forget(self) -> None:
        """Forget what was shown: it was about the question that has come since."""
        self._draw = ""

    def why_not(self, chance: FormChance, words: Iterable[str]) -> Message | None:
        """Return why a question cannot be asked as it stands; None where nothing told people to answer so.

        Parameters
        ----------
        chance
            what the form leaves to chance.
        words
            the names and texts of its choices.
        """
        if not self._draw or not any(self._tells(word) for word in words):
            return None
        facts: dict[str, object] = {
            "cell": self._cell,
            "draw": self._draw,
            "faults": joined(SEMICOLON, chance.faults_of(self._draw)),
        }
        odds = chance.outcomes(self._draw)
        if odds is None or len(odds) > MOST_OUTCOMES:
            return msg(
                "is randomized by the form itself: {cell} tells people what to answer, from ${{{draw}}}. "
                "Choose a design in rr::design, and remove that row. In the form, {faults}.",
                **facts,
            )
        said = [
            Message("{outcome} {share}", {"outcome": outcome, "share": str(share)})
            for outcome, share in sorted(odds.items())
        ]
        return msg(
            "is randomized by the form itself: {cell} tells people what to answer, from ${{{draw}}} "
            "({odds}). Choose a design in rr::design, and remove that row. In the form, {faults}.",
            odds=joined(COMMA, said),
            **facts,
        )

    def _tells(self, word: str) -> bool:
        said = word.strip().casefold()
        return len(said) > 1 and re.search(rf"\b{re.escape(said)}\b", self._told) is not None
