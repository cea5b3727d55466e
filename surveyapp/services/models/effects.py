"""What each level of a feature does to a model's predictions: average effects and odds ratios.

For every learner the same: all other features stay as they are in typical rows, and a feature is set to
one level in all of them. The mean probability of a class is its partial dependence (Friedman 2001, of trees
and forests), the standardized probability of an additive model; the difference from that of the reference
level is the average marginal effect, the ratio of their odds the standardized (marginal) odds ratio. Typical
rows have the released shares of each feature's levels, independently; where no shares were released, all
levels alike.

**Intervals** come from what was released alone: its counts are drawn again, with the sampling of people and
the noise, and the model is made of them as it was: that is the variance. Learners pull counts toward no
effect where noise is large, and trees that do not ask for a feature say that it has none. Both is a bias:
how far the model is from the counts as they are, as the trees that ask tell them, is added to it, squared. A
feature that nothing asks for has no interval: nothing is known of its effect.
"""

from __future__ import annotations

import copy
import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from surveyapp.learning.base.class_counts import cell_layout
from surveyapp.learning.base.classifier import Classifier
from surveyapp.learning.base.model_card import ModelCard
from surveyapp.learning.base.table import CodedTable
from surveyapp.learning.central.base import CentralClassifier
from surveyapp.learning.central.naive_bayes import NaiveBayes
from surveyapp.learning.local.naive_bayes import LocalNaiveBayes
from surveyapp.learning.models.log_linear import softmax
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message
from surveyapp.messages.notice import Notice

NORMAL_95 = 1.959964
TYPICAL_ROWS = 128
MOST_PREDICTIONS = 1_000_000
"""Rows × levels × models, at most: a large model has fewer typical rows and is drawn again less often."""
FEWEST = 16
"""Typical rows and redrawn models, at least."""
LEAST_CHANCE = 1e-9
SAME = 1e-9
"""Probabilities that differ by no more are the same."""
NO = "no"
"""A level that others are compared with, where a feature has it; else its first."""

Chances = NDArray[np.float64]
"""Shape (settings, classes): a mean probability for each level of each feature."""


@dataclass(frozen=True, slots=True)
class Interval:
    """A number with its 95 % interval; None where it is not known."""

    value: float
    low: float | None = None
    high: float | None = None


@dataclass(frozen=True, slots=True)
class LevelEffect:
    """A level of a feature and a class."""

    feature: str
    level: str
    label: str
    """Of which feature, level and class."""
    share: float | None
    low: float | None
    high: float | None
    """How often the level occurs in the class, with its 95 % interval; None but of naive Bayes."""
    reference: str
    """The level that it is compared with."""
    probability: Interval
    """Mean probability of the class where all have the level."""
    effect: Interval | None
    """Its difference from that of the reference level; None of that level itself."""
    odds_ratio: Interval | None
    """The ratio of their odds; None of that level itself."""
    is_asked: bool = True
    """Whether the model asks for the feature at all: else nothing is known of its effect."""

    def record(self) -> dict[str, object]:
        """Return the numbers by the names that files have."""
        found: dict[str, object] = {
            name: getattr(self, name) for name in ("feature", "level", "label", *SHARE_KEYS)
        }
        found["reference"] = self.reference
        for name in ESTIMATES:
            one: Interval | None = getattr(self, name)
            found[name] = None if one is None else one.value
            found[f"{name}_low"] = None if one is None else one.low
            found[f"{name}_high"] = None if one is None else one.high
        return found


SHARE_KEYS = ("share", "low", "high")
ESTIMATES = ("probability", "effect", "odds_ratio")
KEYS = (
    *("feature", "level", "label", *SHARE_KEYS, "reference"),
    *(f"{name}{end}" for name in ESTIMATES for end in ("", "_low", "_high")),
)
"""The columns of CSV and JSON, in their order."""


def effects(model: Classifier, card: ModelCard) -> tuple[LevelEffect, ...]:
    """Return the effect of each level of each feature on each class.

    Parameters
    ----------
    model
        trained.
    card
        its card.
    """
    plain = copy.copy(model)
    plain.class_weights_ = ()  # weights change what is predicted, not what was learned
    settings = sum(len(feature.levels) for feature in model.features_)
    rows, times = _sizes(settings, model.redraws)
    typical = typical_rows(plain, rows)
    found = _dependence(plain, typical)
    rng = np.random.default_rng(0)
    weight = max(card.most_weight, 1)
    drawn = [other for _ in range(times) if (other := plain.redrawn(rng, weight)) is not None]
    others = np.array([_dependence(other, typical) for other in drawn]) if drawn else None
    bare = plain.without_pull()
    unpulled = found if bare is None else _unpulled(bare, typical)
    shares = dict(_shares(model, card))
    return tuple(_rows(model, found, unpulled, others, shares))


def remarks_on_effects(model: Classifier, found: Sequence[LevelEffect]) -> tuple[Notice, ...]:
    """Return what must be known of ``effects``.

    Parameters
    ----------
    model
        trained.
    found
        what ``effects`` returned.
    """
    said = [SHRUNK] if isinstance(model, LocalNaiveBayes) else []
    if any(shares is None for shares in model.level_shares()):
        said.append(EVEN)
    notices = [Notice(Message(text)) for text in said]
    asked = [one for one in found if one.is_asked]
    silent = dict.fromkeys(one.feature for one in found if not one.is_asked)
    if silent:
        notices.append(Notice(Message(NEVER_ASKED, {"features": ", ".join(silent)})))
    if any(one.probability.low is None for one in asked):
        notices.append(Notice(Message(NO_INTERVAL)))
    elif asked and isinstance(model, CentralClassifier) and math.isfinite(model.epsilon):
        held = dict(zip(("least", "middle", "most"), HELD[model.learner], strict=True))
        notices.append(Notice(Message(HOW_OFTEN, held)))
    return tuple(notices)


SHRUNK = QT_TRANSLATE_NOOP(
    "messages",
    "These shares are pulled toward the share among all respondents, more so "
    "where the reports contain less information (a Dirichlet prior): good for "
    "prediction, but not unbiased estimates.",
)
NEVER_ASKED = QT_TRANSLATE_NOOP(
    "messages",
    "The model never asks for {features}: nothing is known of the effect there, so it has no interval.",
)
HOW_OFTEN = QT_TRANSLATE_NOOP(
    "messages",
    "In our own simulation with 2000 people, of 100 such intervals of effects at 95 % {least} contained the "
    "true number at ε 0.3, {middle} at ε 1 and {most} at ε 3.",
)
HELD = {
    "auto": (92, 97, 96),
    "naive-bayes": (92, 93, 91),
    "tree": (96, 97, 97),
    "forest": (95, 98, 98),
}
"""By learner, at ε .3, 1 and 3: measure_learning.py --only effects --epsilons .3,1,3 --splits 60."""
EVEN = QT_TRANSLATE_NOOP(
    "messages",
    "For some features it was not released how frequent their levels are; effects are averaged as if "
    "these levels were equally frequent.",
)
NO_INTERVAL = QT_TRANSLATE_NOOP(
    "messages",
    "The model does not contain the counts that it was made of, so the effects have no intervals.",
)


def _sizes(settings: int, redraws: int) -> tuple[int, int]:
    """Return how many typical rows and redrawn models there is time for."""
    ratio = math.sqrt(min(1.0, MOST_PREDICTIONS / (settings * TYPICAL_ROWS * redraws)))
    return max(FEWEST, round(TYPICAL_ROWS * ratio)), max(FEWEST, round(redraws * ratio))


def typical_rows(model: Classifier, rows: int = TYPICAL_ROWS) -> CodedTable:
    """Return rows whose features are independent and have the released shares.

    Parameters
    ----------
    model
        trained.
    rows
        how many.
    """
    rng = np.random.default_rng(0)
    columns = []
    for feature, released in zip(model.features_, model.level_shares(), strict=True):
        levels = len(feature.levels)
        shares = np.full(levels, 1 / levels) if released is None else released[:levels]
        # quantiles of (i + 1/2)/n meet the shares to within 1/n, unlike random draws
        edges = np.cumsum(shares / shares.sum())[:-1]
        columns.append(
            rng.permutation(np.searchsorted(edges, (np.arange(rows) + 0.5) / rows, side="right"))
        )
    return CodedTable(model.features_, np.stack(columns, axis=1).astype(np.int32))


def _dependence(model: Classifier, typical: CodedTable) -> Chances:
    """Return the mean probability of each class where all rows have a level, level by level."""
    places = range(len(model.features_))
    return np.concatenate([_by_level(model, typical, place).mean(axis=1) for place in places])


def _unpulled(bare: Classifier, typical: CodedTable) -> Chances:
    """Return the same of what asks for each feature; rows that are never asked are taken for the others."""
    found = []
    for place in range(len(bare.features_)):
        chances = _by_level(bare.asking_for(place), typical, place)
        asked = np.ptp(chances, axis=0).max(axis=1) > SAME
        effect = chances[:, asked if asked.any() else slice(None)].mean(axis=1)
        effect -= effect.mean(axis=0)
        found.append(np.clip(chances.mean(axis=(0, 1)) + effect, 0.0, 1.0))
    return np.concatenate(found)


def _by_level(model: Classifier, typical: CodedTable, place: int) -> NDArray[np.float64]:
    """Return the probabilities of all rows where they have a level: shape (levels, rows, classes)."""
    levels = len(model.features_[place].levels)
    codes = np.tile(typical.codes, (levels, 1))
    codes[:, place] = np.repeat(np.arange(levels), len(typical))
    chances = model.predict_proba(CodedTable(model.features_, codes))
    return chances.reshape(levels, len(typical), -1)


def _rows(
    model: Classifier,
    found: Chances,
    unpulled: Chances,
    others: NDArray[np.float64] | None,
    shares: dict[tuple[int, int, int], tuple[float, float, float]],
) -> Iterator[LevelEffect]:
    first = 0
    for place, feature in enumerate(model.features_):
        reference = feature.levels.index(NO) if NO in feature.levels else 0
        base, last = first + reference, first + len(feature.levels)
        means = _Compared(found, unpulled, others)
        is_asked = means.differs(slice(first, last))
        if not is_asked:
            means = _Compared(found, unpulled, None)
        effect = means.beside(base)
        ratio = means.log_odds().beside(base)
        for at, label in enumerate(model.classes_):
            for level, name in enumerate(feature.levels):
                row, own = first + level, (None, None, None)
                share, low, high = shares.get((place, level, at), own)
                is_base = level == reference
                yield LevelEffect(
                    *(feature.name, name, label, share, low, high, feature.levels[reference]),
                    means.interval(row, at, (0.0, 1.0)),
                    None if is_base else effect.interval(row, at, (-1.0, 1.0)),
                    None if is_base else _ratio(ratio.interval(row, at)),
                    is_asked,
                )
        first = last


@dataclass(frozen=True, slots=True, eq=False)
class _Compared:
    """Numbers of the model, of the counts as they are, and of the models drawn again."""

    found: Chances
    unpulled: Chances
    others: NDArray[np.float64] | None

    def differs(self, rows: slice) -> bool:
        """Return whether one of the models says something else of one of these settings."""
        every = (self.found, self.unpulled, *(() if self.others is None else self.others))
        return any(float(np.ptp(chances[rows], axis=0).max()) > SAME for chances in every)

    def _each(self, change: Callable[[NDArray[np.float64]], NDArray[np.float64]]) -> _Compared:
        others = None if self.others is None else change(self.others)
        return _Compared(change(self.found), change(self.unpulled), others)

    def beside(self, base: int) -> _Compared:
        """Return how far all settings are from the setting ``base``."""
        return self._each(lambda chances: chances - chances[..., [base], :])

    def log_odds(self) -> _Compared:
        """Return the logarithms of the odds."""
        return self._each(_log_odds)

    def interval(
        self, row: int, place: int, ends: tuple[float, float] = (-math.inf, math.inf)
    ) -> Interval:
        """Return a setting's number of one class with its interval."""
        value = float(self.found[row, place])
        if self.others is None:
            return Interval(value)
        varied = float(((self.others[:, row, place] - value) ** 2).mean())
        pull = value - float(self.unpulled[row, place])
        error = NORMAL_95 * math.sqrt(varied + pull**2)
        return Interval(value, max(value - error, ends[0]), min(value + error, ends[1]))


def _log_odds(chances: NDArray[np.float64]) -> NDArray[np.float64]:
    kept = np.clip(chances, LEAST_CHANCE, 1 - LEAST_CHANCE)
    odds: NDArray[np.float64] = np.log(kept / (1 - kept))
    return odds


def _ratio(logs: Interval) -> Interval:
    low, high = (None if end is None else math.exp(end) for end in (logs.low, logs.high))
    return Interval(math.exp(logs.value), low, high)


Tables = tuple[NDArray[np.float64], ...]


def _shares(
    model: Classifier, card: ModelCard
) -> Iterator[tuple[tuple[int, int, int], tuple[float, float, float]]]:
    """Yield Pr(level | class) of a naive Bayes with 95 % bounds, by feature, level and class.

    Of a central model the share s of a class of m rows has the variance s(1 − s)/m of sampling, and v/m² of
    the noise, v that of a count. Of a local one it is kept with the model (`table_errors`).
    """
    match model:
        case NaiveBayes():
            tables, errors = _central_tables(model, card)
        case LocalNaiveBayes():
            tables, errors = model.tables_.tables, model.errors_
        case _:
            return
    for place, (table, error) in enumerate(zip(tables, errors, strict=True)):
        for level, label in np.ndindex(table.shape):
            share, reach = float(table[level, label]), NORMAL_95 * float(error[level, label])
            yield (place, level, label), (share, max(share - reach, 0.0), min(share + reach, 1.0))


def _central_tables(model: NaiveBayes, card: ModelCard) -> tuple[Tables, Tables]:
    """Return the shares of the levels, but for "missing", in each class, and their errors."""
    places = cell_layout(model.features_)
    size = np.maximum(softmax(model.model_.linear.intercept) * (card.rows or 1), 1.0)
    given = [model.given_class_[places.of(number)] for number in range(len(places))]
    shares = [table[:levels] for table, levels in zip(given, places.levels, strict=True)]
    # with weights there are fewer people than rows
    weight = max(card.most_weight, 1)
    errors = [
        np.sqrt(weight * s * (1 - s) / size + (deviation / size) ** 2)
        for s, deviation in zip(shares, model.deviation_, strict=True)
    ]
    return tuple(shares), tuple(errors)
