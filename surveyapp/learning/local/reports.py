"""Everything that randomized reports say about features and a label, however the survey asked.

* **One by one**: each respondent's features and label are reported each by itself, and the channel of a
  pair is the Kronecker product of the two.
* **Bundles**: one report on a few features and the label together, and each respondent has drawn which.
  A bundle of one feature is the (feature, class) pair of Yilmaz, Al-Rubaie & Chang (2019); with the whole ε
  spent on one pair drawn by lot it estimates far better than with ε split over all pairs. A larger bundle,
  by ``k_rr``, reports each of its pairs with the same odds of truth: for a cell (a, c) of one feature, other
  features' levels that a forced report names are drawn evenly, so they can be left out.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from surveyapp.designs.channels.k_rr import KRR
from surveyapp.designs.core.design import AskableDesign
from surveyapp.errors import UserProblem
from surveyapp.estimation.prevalence.closed_form import NoReports
from surveyapp.estimation.sampling.sample_designs import lengths_differ
from surveyapp.learning.base.table import Attribute
from surveyapp.learning.local.class_tables import (
    Evidence,
    Times,
    Vector,
    count_evidence,
    pair_evidence,
    pool_evidence,
)
from surveyapp.learning.local.coded_reports import (
    Matrix,
    QuestionReports,
    ReportColumn,
    encode_reports,
)
from surveyapp.messages.message import msg


def label_among_features(*, label: object) -> UserProblem:
    """What is to be predicted cannot predict itself."""
    return UserProblem(
        msg("{label} is the label and a feature too. Name it as one of the two only.", label=label)
    )


def no_features(*, label: object) -> UserProblem:
    """A label and nothing to predict it from."""
    return UserProblem(msg("There is no feature to predict {label} from. Name one.", label=label))


@dataclass(frozen=True, slots=True, eq=False)
class LocalReports:
    """What is known about each feature together with the label."""

    features: tuple[Attribute, ...]
    """d of them."""
    label: Attribute
    """What is to be predicted."""
    pairs: tuple[Evidence, ...]
    """One a feature: reports about levels × classes, levels varying slowest."""
    respondents: int
    """Number of them."""
    epsilon: float
    """The most that a respondent's randomized reports give away together."""
    alone: Evidence | None = None
    """Reports about the class alone, given besides those of the pairs."""
    unprotected: tuple[str, ...] = ()
    """Questions that were asked directly; ``epsilon`` does not count them."""

    def __post_init__(self) -> None:
        check_roles(self.features, self.label)
        for feature, reports in zip(self.features, self.pairs, strict=True):
            if reports.reports == 0:
                raise UserProblem(
                    msg(
                        "Nobody reported both {feature} and {label}, so their relationship cannot "
                        "be learned. Leave {feature} out.",
                        feature=feature.name,
                        label=self.label.name,
                    )
                )


def check_roles(features: Sequence[Attribute], label: Attribute) -> None:
    """Refuse features and a label that nothing can be learned with.

    Parameters
    ----------
    features
        to predict from.
    label
        to be predicted.

    Raises
    ------
    UserProblem
        by what is wrong.
    """
    if not features:
        raise no_features(label=label.name)
    if label.name in {feature.name for feature in features}:
        raise label_among_features(label=label.name)
    if len(label.levels) < 2:
        raise UserProblem(
            msg(
                "{label} has only one class, {level}, so there is nothing to predict. Choose "
                "another label.",
                label=label.name,
                level=label.levels[0],
            )
        )


def single_question_reports(
    features: Sequence[QuestionReports], label: QuestionReports, times: Times | None = None
) -> LocalReports:
    """Return what reports to single questions say; who lacks one of a pair is left out of that pair.

    Parameters
    ----------
    features
        the reports to the features.
    label
        the reports to the label, of the same respondents.
    times : array of shape (n,)
        how many respondents each row of reports stands for, as whole numbers; else how many respondents
        of a simple sample each respondent is worth, as weights tell; None: one.

    Raises
    ------
    NoReports
        if nobody reported the label.
    UserProblem
        if the questions have different numbers of respondents; by what is wrong.
    """
    check_roles([asked.attribute for asked in features], label.attribute)
    _check_lengths(features, label)
    target = encode_reports(label)
    if not target.given.any():
        raise NoReports
    every = (*features, label)
    return LocalReports(
        features=tuple(asked.attribute for asked in features),
        label=label.attribute,
        pairs=tuple(pair_evidence(encode_reports(asked), target, times) for asked in features),
        respondents=len(label.reports) if times is None or is_worth(times) else int(times.sum()),
        # sequential composition: losses of all the reports a respondent gives add up
        epsilon=math.fsum(a.design.privacy_loss for a in every if a.design.is_randomized),
        unprotected=tuple(a.attribute.name for a in every if not a.design.is_randomized),
    )


def is_worth(times: Times) -> bool:
    """Return whether each row is one respondent, and how many of a simple sample they are worth is told.

    Parameters
    ----------
    times : array of shape (n,)
        whole numbers of respondents, or weights.
    """
    return times.dtype.kind == "f"


def _check_lengths(features: Sequence[QuestionReports], label: QuestionReports) -> None:
    """Refuse questions with different numbers of respondents.

    Raises
    ------
    UserProblem
        naming the first that differs from the label.
    """
    for asked in features:
        if len(asked.reports) != len(label.reports):
            raise lengths_differ(
                reports=len(label.reports), column=asked.attribute.name, length=len(asked.reports)
            )


@dataclass(frozen=True, slots=True, eq=False)
class Bundle:
    """One report a respondent on some features and the label together."""

    features: tuple[int, ...]
    """Their places among the features, as ordered in the report's answers."""
    design: AskableDesign
    """Over all combinations, the first feature varying slowest and the class fastest."""
    reports: ReportColumn
    """Of those who drew this bundle; as `QuestionReports.reports`."""
    times: Times | None = None
    """How many respondents each report stands for, or is worth; None: one."""


def bundled_reports(
    features: Sequence[Attribute],
    label: Attribute,
    bundles: Sequence[Bundle],
    *,
    respondents: int,
    answered: int = 1,
    alone: QuestionReports | None = None,
) -> LocalReports:
    """Return what reports on features together with the label say.

    Parameters
    ----------
    features
        d of them.
    label
        what is to be predicted.
    bundles
        any number of them, of one feature or more.
    respondents
        number of them.
    answered
        how many bundles a respondent reports; 1 where one is drawn by lot.
    alone
        the label asked by itself too.

    Raises
    ------
    UserProblem
        if a bundle of several features has another design than ``k_rr``; by what is wrong.
    """
    check_roles(features, label)
    gathered = [_Gathered(len(f.levels) * len(label.levels)) for f in features]
    for bundle in bundles:
        named = [features[place] for place in bundle.features]
        if len(named) == 1:
            gathered[bundle.features[0]].others.append(_pair(bundle, named[0], label))
        else:
            _spread(bundle, named, label, gathered)
    losses = sorted((bundle.design.privacy_loss for bundle in bundles), reverse=True)
    # the worst respondent: as many of the dearest reports as one gives, and the label's own
    losses = losses[:answered] + ([] if alone is None else [alone.design.privacy_loss])
    return LocalReports(
        features=tuple(features),
        label=label,
        pairs=tuple(each.pooled() for each in gathered),
        respondents=respondents,
        epsilon=math.fsum(losses),
        alone=None if alone is None else count_evidence(encode_reports(alone)),
    )


@dataclass(slots=True)
class _Gathered:
    """Reports about one feature's cells, while they are gathered; by odds of truth where they are forced."""

    cells: int
    forced: dict[float, Vector] = field(default_factory=dict)
    others: list[Evidence] = field(default_factory=list)

    def add(self, truth: float, cells: NDArray[np.intp], times: Times) -> None:
        counts = np.zeros(self.cells)
        np.add.at(counts, cells, times)
        self.forced[truth] = self.forced.get(truth, 0) + counts

    def pooled(self) -> Evidence:
        forced = [
            Evidence(_forced_rows(truth, self.cells), counts)
            for truth, counts in sorted(self.forced.items())
        ]
        none = Evidence(np.ones((0, self.cells)), np.zeros(0))
        return pool_evidence([*self.others, *forced]) if self.others or forced else none


def _forced_rows(truth: float, cells: int) -> Matrix:
    return truth * np.eye(cells) + (1 - truth) / cells


def _pair(bundle: Bundle, feature: Attribute, label: Attribute) -> Evidence:
    levels = tuple(f"{level}, {each}" for level in feature.levels for each in label.levels)
    together = Attribute(f"{feature.name} and {label.name}", levels)
    return count_evidence(
        encode_reports(QuestionReports(together, bundle.design, bundle.reports)), bundle.times
    )


def _spread(
    bundle: Bundle, named: Sequence[Attribute], label: Attribute, gathered: list[_Gathered]
) -> None:
    """Count each pair of a bundle that k_rr reported as a whole."""
    shape = [len(attribute.levels) for attribute in (*named, label)]
    design = bundle.design
    if not isinstance(design, KRR) or design.k != math.prod(shape):
        names = ", ".join(feature.name for feature in named)
        raise UserProblem(
            msg(
                "Reports on several features at once need the design k_rr; {features} were "
                "asked with {design}.",
                features=names,
                design=design.name,
            )
        )
    codes = np.asarray(bundle.reports)
    given = codes >= 0
    times = np.ones(len(codes), dtype=np.int64) if bundle.times is None else bundle.times
    *levels, classes = np.unravel_index(codes[given], shape)
    truth = float(design.form.truth)
    for place, level in zip(bundle.features, levels, strict=True):
        gathered[place].add(truth, level * shape[-1] + classes, times[given])
