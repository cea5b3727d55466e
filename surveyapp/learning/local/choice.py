"""Why a learner of reports was chosen, as it is kept with the model."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

MOST_ERROR = 0.1
"""Where the lead is known less exactly, it says nothing: the coins hide it."""


@dataclass(frozen=True, slots=True)
class Choice:
    """How often predictions are right for respondents that they were not learned from."""

    bayes: float
    tree: float
    majority: float
    """Accuracy of naive Bayes, of the tree, and of always saying the most frequent class; unbiased, so with
    much noise beyond 0 and 1."""
    lead: float
    """By how much the tree is right more often than naive Bayes."""
    error: float
    """The standard error of ``lead``."""

    @property
    def is_known(self) -> bool:
        """Whether the coins let see which is better."""
        return self.error <= MOST_ERROR

    @property
    def is_tree(self) -> bool:
        """Whether the tree is taken: its lead is more than its error."""
        return self.is_known and self.lead > self.error

    def to_json(self) -> dict[str, float]:
        """Return it as a JSON value."""
        return {name: round(value, 6) for name, value in asdict(self).items()}

    @staticmethod
    def from_json(value: Any) -> Choice | None:
        """Return what ``to_json`` wrote; None of a model that nobody chose.

        Parameters
        ----------
        value
            its JSON value, or None.

        Raises
        ------
        KeyError, TypeError, ValueError
            if it is none.
        """
        if value is None:
            return None
        names = ("bayes", "tree", "majority", "lead", "error")
        return Choice(*(float(value[name]) for name in names))
