"""How good a synthetic table is, in a few numbers that may be released: under ε of their own.

Each number is a count of rows that one row more changes by at most 1, so it is released as any count is:

* of a column, or a pair of columns, the rows of the table beyond what the synthetic shares p lead to expect,
  Σ max(0, c − n·p): over n it is the total variation of the two tables. Its mean over columns or pairs
  changes by at most 1 too, and so does the largest;
* the rows whose class a model that was trained on synthetic rows says rightly.

n is the number of rows as it was released with the synthetic table, so it is paid for. Without noise, for
the table's holder, an account of infinite ε gives the exact numbers.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from surveyapp.learning.base.privacy_account import PrivacyAccount
from surveyapp.learning.base.table import MISSING, CodedTable, Examples, labelled_examples
from surveyapp.learning.central.naive_bayes import NaiveBayes


@dataclass(frozen=True, slots=True)
class Quality:
    """How near a synthetic table is to the authentic one, and what a model trained on it is worth."""

    singles: float
    """Mean total variation of the columns, 0 to 1."""
    pairs: float
    """Mean total variation of the pairs of columns."""
    worst: float
    """The largest of a pair."""
    right: float | None
    """Share of the authentic rows that a naive Bayes trained on synthetic rows classifies rightly; None where
    no label is known."""
    right_synthetic: float | None
    """The same share of synthetic rows that it was not trained on."""
    error: float
    """By how much noise moves each of the first four numbers, at most in 95 of 100 releases; 0 where they are
    exact."""
    epsilon: float
    """What they cost together; infinite where they are exact and not for release."""

    @property
    def is_exact(self) -> bool:
        """Whether the numbers are for the table's holder only."""
        return math.isinf(self.epsilon)

    @property
    def gap(self) -> float | None:
        """By how much a model looks better on synthetic rows than it is."""
        if self.right is None or self.right_synthetic is None:
            return None
        return self.right_synthetic - self.right


def synthetic_quality(
    authentic: CodedTable,
    synthetic: CodedTable,
    account: PrivacyAccount,
    rows: float,
    label: str | None = None,
) -> Quality:
    """Measure a synthetic table against the authentic one, for all that is left of an account.

    Parameters
    ----------
    authentic
        private.
    synthetic
        released, with the same attributes.
    account
        pays, for equal parts of ε; with infinite ε the numbers are exact.
    rows
        number of rows of ``authentic``, public or as it was released; 1 or more.
    label
        the column that is predicted; default none.

    Raises
    ------
    UserProblem
        if there is no column ``label``.
    """
    columns = range(len(authentic.attributes))
    singles = [_missed(authentic, synthetic, (column,), rows) for column in columns]
    pairs = [_missed(authentic, synthetic, pair, rows) for pair in combinations(columns, 2)]
    numbers = [float(np.mean(singles)), float(np.mean(pairs)), max(pairs)]
    right_synthetic = None
    is_predicted = label is not None and _can_be_learned(synthetic, label)
    if label is not None and is_predicted:
        right, right_synthetic = _classified(authentic, synthetic, label)
        numbers.append(right)
    each = account.left / len(numbers)
    # cut to whole rows: of numbers that differ by 1 at most the whole parts do too
    noisy = [float(account.counts(np.array([math.floor(n)]), each)[0]) for n in numbers]
    shares = np.clip(np.array(numbers if math.isinf(each) else noisy) / rows, 0, 1).tolist()
    # Pr(|noise| > t) is about exp(-t/scale)
    error = account.scale(each) * math.log(20) / rows
    return Quality(
        shares[0],
        shares[1],
        shares[2],
        shares[3] if is_predicted else None,
        right_synthetic,
        error,
        account.epsilon,
    )


def _missed(
    authentic: CodedTable, synthetic: CodedTable, columns: tuple[int, ...], rows: float
) -> float:
    """Return how many authentic rows are beyond what synthetic shares lead to expect."""
    counts = _counts(authentic, columns)
    shares = _counts(synthetic, columns) / max(len(synthetic), 1)
    return float(np.clip(counts - rows * shares, 0, None).sum())


def _counts(table: CodedTable, columns: tuple[int, ...]) -> NDArray[np.float64]:
    flat: NDArray[np.int64] = np.zeros(len(table), dtype=np.int64)
    cells = 1
    for column in columns:
        width = table.attributes[column].cells
        flat = flat * width + table.placed(column)
        cells *= width
    return np.bincount(flat, minlength=cells).astype(np.float64)


def _can_be_learned(synthetic: CodedTable, label: str) -> bool:
    """Return whether a label has levels, others explain it, and two rows or more have one: all released."""
    place = synthetic.place(label)
    others = [a for column, a in enumerate(synthetic.attributes) if column != place]
    has_levels = len(synthetic.attributes[place].levels) > 1
    return (
        has_levels
        and any(len(a.levels) > 1 for a in others)
        and int((synthetic.codes[:, place] != MISSING).sum()) > 1
    )


def _classified(authentic: CodedTable, synthetic: CodedTable, label: str) -> tuple[float, float]:
    """Return the authentic rows that are classified rightly, and the share of synthetic ones."""
    made = labelled_examples(synthetic, label)
    places = np.arange(len(made))
    trained = NaiveBayes(math.inf).fit(made.rows(places % 2 == 0))
    held = made.rows(places % 2 == 1)

    def right(examples: Examples) -> float:
        said = trained.predict_proba(examples.features).argmax(axis=1)
        return float((said == examples.classes).sum())

    return right(labelled_examples(authentic, label)), right(held) / max(len(held), 1)
