"""What the default learner and synthetic tables are held to, and which tables miss it by more than chance.

Of many noisy means some lie below a margin by chance, and the best of several by their means is flattered
by it. So each aim is judged by differences on the same splits: missed by more than chance is what lies beyond
the margin by two standard errors and more. Random splits share rows, so the variance of their mean is (1/k +
tested/trained) of theirs, not 1/k (Nadeau & Bengio 2003). Which of our own is best, half of the splits
say for the other half.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from surveyapp.learning.base.evaluation import roc

Numbers = NDArray[np.float64]

TESTED = 5
"""One of so many rows is tested on."""
ERRORS = 2.0
LEAST = 1e-6
"""Probabilities are taken as no smaller: a program that says 0 would lose without end."""


@dataclass
class Figures:
    """What a learner reached, one number a split."""

    right: list[float] = field(default_factory=list)
    area: list[float] = field(default_factory=list)
    loss: list[float] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)

    def add(self, said: Sequence[Numbers], truth: NDArray[np.integer], seconds: float) -> None:
        """Take in one split: the mean over what was said after each draw of the noise."""
        figures = [_figures_of(one, truth) for one in said]
        right, area, loss = np.mean(figures, axis=0).tolist()
        self.right.append(right)
        self.area.append(area)
        self.loss.append(loss)
        self.seconds.append(seconds)

    @property
    def line(self) -> str:
        """The figures for a screen."""
        error = np.std(self.right) / max(len(self.right) - 1, 1) ** 0.5
        return (
            f"{np.mean(self.right):.3f} ± {error:.3f}  AUC {np.mean(self.area):.3f}  "
            f"log loss {np.mean(self.loss):.3f}  {np.median(self.seconds):.3f} s"
        )


def _figures_of(said: Numbers, truth: NDArray[np.integer]) -> tuple[float, float, float]:
    """Return the share that is right, the area under the ROC curve and the log loss."""
    areas = [roc(said[:, c], truth == c).area for c in range(said.shape[1])]
    chances = np.clip(said[np.arange(len(truth)), truth], LEAST, 1)
    right = (said.argmax(axis=1) == truth).mean()
    return float(right), float(np.nanmean(areas)), float(-np.log(chances).mean())


@dataclass(frozen=True, slots=True)
class Miss:
    """How far a table is from an aim.

    Attributes
    ----------
    short
        by how much the default is worse, in the mean over splits.
    beyond
        by how much where no maximum of noisy means is held against it.
    error
        its standard error.
    margin
        what is allowed.
    """

    short: float
    beyond: float
    error: float
    margin: float

    @property
    def is_missed(self) -> bool:
        """Whether the mean lies beyond the margin."""
        return self.short > self.margin

    @property
    def is_by_more_than_chance(self) -> bool:
        """Whether it does by two standard errors, and as judged by other splits than picked the best."""
        return self.beyond - self.margin > ERRORS * self.error


def missed(worse: Numbers, judged: Numbers, margin: float) -> Miss:
    """Return how far a table is from an aim.

    Parameters
    ----------
    worse : array of shape (splits,)
        by how much the default is worse on each.
    judged : array of shape (splits,)
        the same where the other half of the splits picked what it is compared with.
    margin
        what is allowed.
    """
    shared = 1 / len(judged) + 1 / (TESTED - 1)
    deviation = float(np.std(judged, ddof=1)) if len(judged) > 1 else np.inf
    return Miss(float(worse.mean()), float(judged.mean()), deviation * shared**0.5, margin)


def best_by_the_other_half(others: Numbers) -> Numbers:
    """Return what the best learner reached on each split, as picked by the mean over the other half.

    Parameters
    ----------
    others : array of shape (learners, splits)
        what each learner reached.
    """
    found, splits = others[0].copy(), others.shape[1]
    for half in range(min(2, splits)):
        own = np.arange(splits) % 2 == half
        # of a single split nothing is left to pick by but itself
        by = ~own if splits > 1 else own
        found[own] = others[others[:, by].mean(axis=1).argmax()][own]
    return found


def above_synthetic(at: Mapping[str, Figures], synthetic: str) -> Miss:
    """Return by how much the default beats a model that was trained on a synthetic table of the same ε.

    Parameters
    ----------
    at
        the figures of each learner, on the same splits.
    synthetic
        the name of that model.
    """
    above = np.array(at["auto"].right) - np.array(at[synthetic].right)
    return missed(above, above, 0.02)


def aims(
    at: Mapping[str, Figures], own: set[str], plain: str, majority: str, synthetic: str
) -> dict[str, Miss]:
    """Return how far the default, and a synthetic table, is from each aim in a table at one ε.

    Parameters
    ----------
    at
        the figures of each learner, on the same splits.
    own
        our other learners, by name.
    plain
        the name of the plain naive Bayes.
    majority
        of what always says the largest class.
    synthetic
        of the model that was trained on a synthetic table; it need not be there.
    """
    right, area, loss = (
        {name: np.array(getattr(at[name], what)) for name in ("auto", plain, majority)}
        for what in ("right", "area", "loss")
    )
    below, ranks = right[majority] - right["auto"], area[plain] - area["auto"]
    loses = loss["auto"] - loss[plain]
    found = {
        "below the majority": missed(below, below, 0.002),
        "less AUC than plain": missed(ranks, ranks, 0.002),
        "more log loss than plain": missed(loses, loses, 0.002),
    }
    if others := sorted(at.keys() & own):
        reached = np.array([at[name].right for name in others])
        best = reached[reached.mean(axis=1).argmax()]
        judged = best_by_the_other_half(reached)
        found["a point below our best"] = missed(best - right["auto"], judged - right["auto"], 0.01)
    if synthetic in at:
        found["two points above a model of synthetic rows"] = above_synthetic(at, synthetic)
    return found


def print_aims(by_table: Mapping[str, dict[str, Miss]]) -> None:
    """Print of each aim in how many tables it is missed, in how many by more than chance, and which.

    Parameters
    ----------
    by_table
        how far each table is from each aim, at one ε.
    """
    for aim in next(iter(by_table.values()), {}):
        at = {title: found[aim] for title, found in by_table.items()}
        sure = {title: miss for title, miss in at.items() if miss.is_by_more_than_chance}
        named = [f"{title} {miss.beyond:.3f} ± {miss.error:.3f}" for title, miss in sure.items()]
        rest = [
            f"{title} {miss.short:.3f}"
            for title, miss in at.items()
            if miss.is_missed and title not in sure
        ]
        count = sum(miss.is_missed for miss in at.values())
        print(
            f"         {aim}: {count}, by more than chance {len(sure)}: {', '.join(named) or '–'}"
        )
        if rest:
            print(f"             by chance perhaps: {', '.join(rest)}")
