"""How a table of true values is asked as a survey would ask it: what the command and the desk's form take."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from surveyapp.messages.message import msg
from surveyapp.options import OptionProblem, exact_number, flag

LARGEST_EPSILON = 20


@dataclass(frozen=True, slots=True)
class OneQuestion:
    """Each respondent draws one joint question, with the whole of ``epsilon``."""

    epsilon: Fraction


@dataclass(frozen=True, slots=True)
class EveryPair:
    """Each respondent reports every (feature, label) pair, and the label alone."""

    epsilon: Fraction | None = None
    """Of all reports of a respondent, parted evenly; None where ``p`` and ``q`` are given."""
    p: Fraction | None = None
    q: Fraction | None = None
    """Of unary encoding: the probability of a 1 at the own cell and at any other."""


@dataclass(frozen=True, slots=True)
class LocalSurveyOptions:
    """What each respondent is asked; the command's options and the desk's form follow from the fields."""

    epsilon: Fraction | None = exact_number(
        "Privacy loss of a respondent, ε",
        "of a table: what all reports of a respondent cost together",
        default=None,
        low=0,
        high=LARGEST_EPSILON,
        is_open=True,
        empty="as p and q say",
        metavar="E",
    )
    every_pair: bool = flag(
        "Everybody reports every pair",
        "of a table: everybody reports the label and each pair of a feature and the label, for equal parts "
        "of ε; else each draws one question",
    )
    pair_p: Fraction | None = exact_number(
        "Unary encoding of every pair: p",
        "of a table, for every pair: unary encoding with this probability of a 1 at the own cell, such as "
        "4/5; its ε is stated in total",
        default=None,
        low=0,
        high=1,
        empty="none",
        metavar="P",
    )
    pair_q: Fraction | None = exact_number(
        "Unary encoding of every pair: q",
        "with p: the probability of a 1 at any other cell, such as 1/5",
        default=None,
        low=0,
        high=1,
        empty="none",
        metavar="Q",
    )

    @property
    def asking(self) -> OneQuestion | EveryPair:
        """What each respondent is asked.

        Raises
        ------
        OptionProblem
            if ε is given beside p and q, or neither; if one of p and q is missing.
        """
        pair = {"pair_p": self.pair_p, "pair_q": self.pair_q}
        missing = [name for name, value in pair.items() if value is None]
        if len(missing) == 1:
            reason = msg("p and q of unary encoding go together; give both")
            raise OptionProblem(missing[0], reason)
        if not missing:
            if self.epsilon is not None:
                reason = msg("p and q decide it; leave it out, or leave out p and q")
                raise OptionProblem("epsilon", reason)
            return EveryPair(p=self.pair_p, q=self.pair_q)
        if self.epsilon is None:
            reason = msg("give it, or p and q of unary encoding")
            raise OptionProblem("epsilon", reason)
        return EveryPair(self.epsilon) if self.every_pair else OneQuestion(self.epsilon)
