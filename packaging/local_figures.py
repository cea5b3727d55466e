"""Learners of randomized reports and synthetic tables from them, for ``measure_learning.py --only local``."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

import numpy as np

from surveyapp.learning.base.table import CodedTable, Examples, labelled_examples
from surveyapp.learning.joint.max_entropy import fit_estimates
from surveyapp.learning.local.auto import LocalAuto
from surveyapp.learning.local.coded_reports import QuestionReports, encode_reports
from surveyapp.learning.local.naive_bayes import LocalNaiveBayes
from surveyapp.learning.local.report_marginals import AnswerReports, fit_reports, report_marginals
from surveyapp.learning.local.reports import single_question_reports
from surveyapp.learning.local.simulation import (
    designs_for_even_epsilon,
    fill_missing,
    simulate_bundles,
    simulate_one_by_one,
    without_constant_features,
)
from surveyapp.learning.local.tree import LocalTree
from surveyapp.learning.synthetic.comparison import mean_distance, pairwise_distances

Add = Callable[[str, float, Callable[[CodedTable], np.ndarray], Examples, float], None]


def learn_on(
    table: CodedTable,
    epsilons: Sequence[float],
    parts: Sequence[tuple[np.ndarray, np.ndarray]],
    add: Add,
) -> None:
    """Measure each learner on reports of the training rows, at an ε of all that a respondent reports."""
    rows = without_constant_features(labelled_examples(table, table.attributes[-1].name))
    for seed, (train, test) in enumerate(parts):
        known, held = rows.rows(train), rows.rows(test)
        shares = np.bincount(known.classes, minlength=len(rows.label.levels)) / len(known)
        for epsilon in epsilons:
            rng = np.random.default_rng(seed)
            add("largest class", epsilon, lambda x, s=shares: np.tile(s, (len(x), 1)), held, 0.0)
            bundles = simulate_bundles(known, epsilon, rng)
            asked = simulate_one_by_one(known, designs_for_even_epsilon(known, epsilon), rng)
            for name, fit in (
                ("naive-bayes, one question", lambda b=bundles: LocalNaiveBayes().fit(b)),
                ("naive-bayes, all questions", lambda a=asked: _bayes(*a)),
                ("tree, all questions", lambda a=asked: LocalTree().fit(*a)),
                ("auto, all questions", lambda a=asked: LocalAuto().fit(*a)),
            ):
                begin = time.perf_counter()
                model = fit()
                add(name, epsilon, model.predict_proba, held, time.perf_counter() - begin)


def _bayes(features: Sequence[QuestionReports], label: QuestionReports) -> LocalNaiveBayes:
    return LocalNaiveBayes().fit(single_question_reports(features, label))


def synthetic_on(
    table: CodedTable, epsilons: Sequence[float], rounds: int
) -> Iterator[tuple[str, float, float, float]]:
    """Yield maker, ε of all questions, mean total variation of pairs from the table, and seconds."""
    found: dict[tuple[str, float], list[tuple[float, float]]] = defaultdict(list)
    attributes = tuple(replace(one, can_be_missing=False) for one in table.attributes)
    for seed in range(rounds):
        rng = np.random.default_rng(seed)
        filled = [fill_missing(c, s, rng) for c, s in zip(table.codes.T, table.sizes, strict=True)]
        whole = CodedTable(attributes, np.stack(filled, axis=1).astype(np.int32))
        rows = labelled_examples(whole, attributes[-1].name)
        for epsilon in epsilons:
            features, label = simulate_one_by_one(
                rows, designs_for_even_epsilon(rows, epsilon), rng
            )
            every = [
                AnswerReports((column,), encode_reports(one))
                for column, one in enumerate((*features, label))
            ]
            begin = time.perf_counter()
            joint = fit_reports(attributes, every)
            took = time.perf_counter() - begin
            singles = report_marginals(attributes, every, pairs=())
            apart = fit_estimates(attributes, singles, float(len(whole)))
            for name, model, seconds in (
                ("every pair", joint, took),
                ("columns drawn apart", apart, 0.0),
            ):
                made = model.draw(len(whole), np.random.default_rng(seed))
                distance = mean_distance(pairwise_distances(whole, made))
                found[name, epsilon].append((distance, seconds))
    for (name, epsilon), values in found.items():
        yield name, epsilon, *np.mean(values, axis=0)
