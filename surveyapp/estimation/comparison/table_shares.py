"""The score test of a cell of a table, or of a share within a row or a column; see ``score_tests``.

A cell's numerator is the product of its answers' pseudo-answers. Of a row share the denominator is the
product of the row's, which may be estimated near 0: where the coins hide who is in the row, the share among
them can be anything, and the test says so.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from surveyapp.estimation.comparison.cross_tables import FloatArray, JointEstimate
from surveyapp.estimation.comparison.latent_tables import LatentJointEstimate
from surveyapp.estimation.matrices import contract_axes
from surveyapp.estimation.prevalence.pseudo_answers import SampleScores, channel_scores
from surveyapp.estimation.prevalence.score_tests import ScoredShare, ScoreTest


def share_test(
    joint: JointEstimate, of: Mapping[int, int], given: Mapping[int, int] | None = None
) -> ScoreTest:
    """Return the score test of the share of the answers ``of`` among those with the answers ``given``.

    Parameters
    ----------
    joint
        the joint distribution of the answers; each question randomized by itself.
    of
        the answers whose share it is, {axis of the question: answer}.
    given
        the condition in the same form, whose share is not estimated as 0; None: among all.
    """
    condition = dict(given or {})
    both = condition | dict(of)
    axes = tuple(range(joint.unbiased.ndim))
    if isinstance(joint, LatentJointEstimate):
        parts, spreads = joint.parts, joint.spreads
        people, base = joint.likely_classes, joint.base
        has_base = any(part.base is not None for part in parts)
    else:
        parts = tuple(map(channel_scores, joint.channels))
        sample = joint.sample_reports
        spreads = np.full([1] * len(axes), 1 / joint.n if sample is None else sample.kish)
        people, base, has_base = joint.maximum_likelihood, 1.0, False
    assert people is not None  # noqa: S101 - both makers of such estimates give them
    above, counted = _columns(parts, both)
    below = base_members = None
    if condition:
        below, base_members = _columns(parts, condition)
    elif has_base:
        below = _product([part.ones if part.base is None else part.base for part in parts])
        base_members = _product(
            [
                np.ones(len(part.members)) if part.base_members is None else part.base_members
                for part in parts
            ]
        )
    share = ScoredShare(
        above, counted, below, base_members, base * _total(joint.unbiased, condition)
    )
    inside = _total(joint.maximum_likelihood, condition)
    likely = _total(joint.maximum_likelihood, both) / inside if inside > 0 else 0.0
    return ScoreTest.of(parts, share, share.mixed(joint.n * people), spreads, likely)


def _total(table: FloatArray, answers: Mapping[int, int]) -> float:
    """Return the share of all with the ``answers``; of everybody 1."""
    place = tuple(answers.get(axis, slice(None)) for axis in range(table.ndim))
    return float(np.sum(table[place])) if answers else 1.0


def _columns(
    parts: Sequence[SampleScores], answers: Mapping[int, int]
) -> tuple[FloatArray, FloatArray]:
    """Return what reports and classes count as people with the ``answers``; other questions have any."""
    scores, members = [], []
    for axis, part in enumerate(parts):
        chosen = [answers[axis]] if axis in answers else range(part.answers)
        scores.append(part.values[:, chosen].sum(axis=1))
        members.append(part.members[:, chosen].sum(axis=1))
    return _product(scores), _product(members)


def _product(columns: list[FloatArray]) -> FloatArray:
    return contract_axes(np.ones([1] * len(columns)), [column[None, :] for column in columns])
