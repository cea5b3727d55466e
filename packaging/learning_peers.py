"""Other programs' private learners, for ``measure_learning.py``: run by a Python that has them, not by ours.

    PYTHON packaging/learning_peers.py classify TABLE.npz FOUND.npz
    PYTHON packaging/learning_peers.py synthesize TABLE.npz FOUND.npz

``classify`` needs diffprivlib and interpret-core, ``synthesize`` dpmm. TABLE.npz has the coded rows and the
splits; FOUND.npz gets for each learner, ε and split what it said of the test rows and how long it trained.
Domains and bounds are stated to all, from the public levels and not from the rows.
"""

# ruff: noqa: PLC0415 - each use has only some of these programs
from __future__ import annotations

import argparse
import sys
import time
import warnings

import numpy as np

DELTA = 1e-6
"""Of those that offer no pure ε."""


def indicators(codes, sizes):
    """Return a column for each level of each column."""
    return np.concatenate(
        [codes[:, [j]] == np.arange(size) for j, size in enumerate(sizes)], axis=1
    ).astype(float)


def diffprivlib_models(epsilon, sizes, classes):
    """Return six learners: three on codes, three on indicators of the levels."""
    from diffprivlib.models import (
        DecisionTreeClassifier,
        GaussianNB,
        LogisticRegression,
        RandomForestClassifier,
    )

    low, high = np.zeros(len(sizes)), np.array(sizes) - 1.0
    columns, labels = sum(sizes), np.arange(classes)
    unit = np.zeros(columns), np.ones(columns)
    # a row has one 1 in each group of indicators
    norm = len(sizes) ** 0.5
    return {
        "diffprivlib naive Bayes, codes": (GaussianNB(epsilon=epsilon, bounds=(low, high)), False),
        "diffprivlib naive Bayes, levels": (GaussianNB(epsilon=epsilon, bounds=unit), True),
        "diffprivlib logistic, codes": (
            LogisticRegression(epsilon=epsilon, data_norm=float(np.linalg.norm(high))),
            False,
        ),
        "diffprivlib logistic, levels": (LogisticRegression(epsilon=epsilon, data_norm=norm), True),
        "diffprivlib tree": (
            DecisionTreeClassifier(epsilon=epsilon, bounds=(low, high), classes=labels),
            False,
        ),
        "diffprivlib forest": (
            RandomForestClassifier(epsilon=epsilon, bounds=(low, high), classes=labels),
            False,
        ),
    }


def boosted(epsilon, sizes):
    """Return DP-EBM."""
    from interpret.privacy import DPExplainableBoostingClassifier

    return DPExplainableBoostingClassifier(
        epsilon=epsilon,
        delta=DELTA,
        privacy_bounds={j: (0.0, float(size - 1)) for j, size in enumerate(sizes)},
        feature_types=["nominal"] * len(sizes),
    )


def classify(given):
    """Return each learner's probabilities, by its name, ε and split."""
    x, y = given["x"], given["y"]
    sizes, classes = given["sizes"].tolist(), int(given["classes"])
    marks, found = indicators(x, sizes), {}
    for e, epsilon in enumerate(given["epsilons"].tolist()):
        for s, (train, test) in enumerate(zip(given["train"], given["test"], strict=True)):
            models = diffprivlib_models(epsilon, sizes, classes)
            for name, (model, by_level) in {
                **models,
                "DP-EBM": (boosted(epsilon, sizes), False),
            }.items():
                rows = marks if by_level else x.astype(float)
                begin = time.perf_counter()
                try:
                    model.fit(rows[train], y[train])
                except Exception as problem:  # noqa: BLE001 - another program's: it is named and left out
                    print(f"{name}: {problem}", file=sys.stderr)
                    continue
                seconds = time.perf_counter() - begin
                said = np.zeros((len(test), classes))
                said[:, np.asarray(model.classes_, dtype=int)] = model.predict_proba(rows[test])
                found[f"{name}|{e}|{s}"] = said
                found[f"{name}|{e}|{s}|seconds"] = seconds
    return found


def synthesize(given):
    """Return each synthesizer's tables, by its name, ε and number."""
    import pandas as pd
    from dpmm.pipelines import AIMPipeline, MSTPipeline

    x, sizes, found = given["x"], given["sizes"].tolist(), {}
    table = pd.DataFrame({f"c{j}": pd.Categorical(x[:, j], range(n)) for j, n in enumerate(sizes)})
    domain = {f"c{j}": {"categories": list(range(n))} for j, n in enumerate(sizes)}
    for e, epsilon in enumerate(given["epsilons"].tolist()):
        for pipeline in (MSTPipeline, AIMPipeline):
            name = pipeline.__name__.removesuffix("Pipeline")
            begin = time.perf_counter()
            made = pipeline(epsilon=epsilon, delta=DELTA)
            try:
                made.fit(table, domain)
                drawn = made.generate(n_records=len(table))
            except Exception as problem:  # noqa: BLE001 - another program's: it is named and left out
                print(f"{name}: {problem!r}", file=sys.stderr)
                continue
            found[f"{name}|{e}|0"] = drawn[list(table)].astype(int).to_numpy()
            found[f"{name}|{e}|0|seconds"] = time.perf_counter() - begin
    return found


if __name__ == "__main__":
    warnings.simplefilter("ignore")
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("classify", "synthesize"))
    parser.add_argument("source")
    parser.add_argument("target")
    asked = parser.parse_args()
    work = {"classify": classify, "synthesize": synthesize}[asked.what]
    np.savez(asked.target, **work(dict(np.load(asked.source))))
