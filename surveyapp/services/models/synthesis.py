"""Synthetic tables under ε, and how near they come to the authentic one."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path

import numpy as np

from surveyapp.analyses.base.progress import Progress, no_progress
from surveyapp.errors import Cancelled
from surveyapp.learning.base.model_card import ModelCard
from surveyapp.learning.base.noise import Noise
from surveyapp.learning.base.privacy_account import PrivacyAccount
from surveyapp.learning.base.table import (
    MISSING,
    NO_LEVELS,
    CodedTable,
    check_classes,
    labelled_examples,
)
from surveyapp.learning.central.random_forest import RandomForest
from surveyapp.learning.central.random_shapes import Growth
from surveyapp.learning.joint.distribution import Joint
from surveyapp.learning.joint.measured import MeasuredPairs
from surveyapp.learning.joint.posterior import measured_pairs, posterior_draws
from surveyapp.learning.synthetic.comparison import mean_distance, pairwise_distances
from surveyapp.learning.synthetic.forest import (
    DEFAULT_LABEL_TREES,
    LabelledJoint,
    learn_labelled_joint,
)
from surveyapp.learning.synthetic.quality import Quality, synthetic_quality
from surveyapp.learning.synthetic.synthesizer import learn_joint, too_few_attributes
from surveyapp.messages.message import Message, msg
from surveyapp.options import OptionProblem, choice, number, options_of, variable, variables, whole
from surveyapp.services.models.learners import SEED, read_options
from surveyapp.services.models.payments import SYNTHETIC_TABLE
from surveyapp.services.models.protection import Protection, TableUse
from surveyapp.services.models.synthesis_page import synthesis_html
from surveyapp.services.models.training import check_weights, stated_epsilon
from surveyapp.services.models.training_table import KnownTable, read_plain
from surveyapp.storage.files.csv_tables import csv_text, write_bytes
from surveyapp.storage.models.measured_pairs import measured_path, save_measured
from surveyapp.storage.models.privacy_ledger import Ledger, note_synthetic, refuse_public

ROWS_OF_COPY = 5
"""Rows of a copy for each row of the table. With one, the sampling of a copy hides most of what differs
between copies: where the noise is small, an interval of 20 copies has 5 degrees of freedom, with five 13."""
MOST_ROWS_OF_COPY = 50_000
FEWEST_POOLED = 2
"""Copies that are written whoever stops the work: they were paid for, and of fewer nothing can be pooled."""
MOST_COPIES = 1000
"""Each takes a fit: more than enough for any interval."""


class Method(StrEnum):
    """How a synthetic table is made."""

    AUTO = "auto"
    NAIVE_BAYES = "naive-bayes"
    FOREST = "forest"


@dataclass(frozen=True, slots=True)
class SynthesisOptions:
    """How to make a synthetic table; the command's options and the desk's form follow from the fields."""

    method: Method | None = choice(
        "How it is made",
        "auto: which columns go together is chosen under ε (the default); naive-bayes: the label with each "
        "other column; forest: the label drawn from the leaves of random trees",
        {
            Method.AUTO: "Columns that go together, chosen under ε",
            Method.NAIVE_BAYES: "The label with each other column",
            Method.FOREST: "The label from the leaves of a forest",
        },
        default=None,
        metavar="METHOD",
    )
    label: str | None = variable(
        "Label of the table",
        "what naive-bayes and forest draw by the other columns; alone it stands for naive-bayes; "
        "auto takes its pairs and triples first",
        default=None,
        aliases=("--hub",),
    )
    predictors: tuple[str, ...] | None = variables(
        "Predictors of a forest",
        "what a forest's trees ask for; default: all other columns",
        default=None,
    )
    columns: tuple[str, ...] | None = variables(
        "Columns of the table", "which columns; default: all", default=None, is_advanced=True
    )
    rows: int | None = whole(
        "Synthetic rows",
        "default: about as many as there are; of copies five times as many, up to 50000",
        default=None,
        low=1,
        empty="about as many as there are",
    )
    copies: int | None = whole(
        "Copies",
        "for intervals: so many tables, each drawn with what the noise leaves unknown, at the price of one; "
        "20 is usual; pool reads them",
        default=None,
        low=2,
        high=MOST_COPIES,
        empty="a single table",
        metavar="M",
    )
    quality: float | None = number(
        "ε of a report that may be published",
        "spend so much more on a few numbers with noise: how near the shares are, and how often a model "
        "trained on the synthetic rows is right",
        default=None,
        low=0,
        is_open=True,
        empty="no such report",
        is_advanced=True,
        metavar="E",
    )
    seed: int | None = whole(
        "Seed of the rows",
        "of folds, public random shapes and drawn rows only; never of the noise that protects people",
        default=None,
        low=0,
        empty="by chance",
        is_advanced=True,
        metavar="S",
    )
    options: Mapping[str, object] = field(default_factory=dict)
    """Of a forest: what it declares, by name; of trees ``DEFAULT_LABEL_TREES`` by default."""

    @property
    def way(self) -> Method:
        """The method; where none was chosen, what the label stands for."""
        if self.method is not None:
            return self.method
        return Method.AUTO if self.label is None else Method.NAIVE_BAYES

    def __post_init__(self) -> None:
        is_forest = self.way is Method.FOREST
        chosen = () if is_forest else [n for n, value in self._of_forests().items() if value]
        for name in chosen:
            raise _refused(name, msg("it is of a forest; choose forest, or leave it out"))
        if is_forest and self.copies is not None:
            reason = msg(
                "a forest's leaves do not say how uncertain they are; choose another method, or leave it out"
            )
            raise _refused("copies", reason)
        if self.way is not Method.AUTO and self.label is None:
            reason = msg(
                "a synthetic table by {method} needs to know it: the column that the others explain",
                method=self.way.value,
            )
            raise _refused("label", reason)

    def _of_forests(self) -> dict[str, object]:
        return {"predictors": self.predictors, **self.options}

    def forest(self, epsilon: float) -> RandomForest:
        """Return the untrained forest.

        Raises
        ------
        OptionProblem
            if an option cannot be used.
        """
        usual = {
            "trees": DEFAULT_LABEL_TREES,
            "growth": Growth.SYNTHETIC,
            SEED: self.seed,
        }
        given = read_options(RandomForest.learner, epsilon, self.options)
        return RandomForest(epsilon, **(usual | given))


def _refused(name: str, reason: Message) -> OptionProblem:
    """Return the problem of an option of synthetic tables or of forests."""
    every = (*options_of(SynthesisOptions), *RandomForest.options)
    return next(option for option in every if option.name == name).problem(reason)


@dataclass(frozen=True, slots=True, eq=False)
class Synthesis:
    """A synthetic table that was written."""

    rows: int
    """How many, in each file."""
    files: tuple[Path, ...]
    """That were written: one, or the copies."""
    measured: MeasuredPairs | None
    """Where there are copies: which pairs of columns were measured, so that intervals hold for them."""
    epsilon: float
    """What it cost."""
    card: ModelCard
    """What is protected, and of which table: its number of rows as it was released."""
    distance: float
    """Mean total variation of pairs of columns; looks at the table, so not for release."""
    quality: Quality | None
    """The few numbers with noise that were paid for; None where nobody asked."""
    warnings: tuple[str, ...]
    """What to be careful about."""
    ledger: Ledger | None
    """The table's, where it paid."""


class CopiesStopped(Cancelled):
    """The work was stopped between copies, after they were paid for; those that are written stay.

    Attributes
    ----------
    files
        that are written.
    copies
        how many were asked for.
    epsilon
        what was paid.
    ledger
        the table's; None of a public one.
    """

    def __init__(
        self, files: tuple[Path, ...], copies: int, epsilon: float, ledger: Ledger | None
    ) -> None:
        super().__init__()
        self.files, self.copies, self.epsilon, self.ledger = files, copies, epsilon, ledger

    @property
    def words(self) -> Message:
        """What is to be said of it."""
        facts = {
            "written": len(self.files),
            "copies": self.copies,
            "first": self.files[0].name,
            "last": self.files[-1].name,
        }
        if self.ledger is None:
            return msg(
                "Stopped: {written} of {copies} copies are written, {first} to {last}. They can be pooled "
                "as they are.",
                **facts,
            )
        return msg(
            "Stopped: {written} of {copies} copies are written, {first} to {last}. They can be pooled as "
            "they are; ε = {epsilon} is spent.",
            **facts,
            epsilon=f"{self.epsilon:g}",
        )


def synthesize(
    table: Path,
    out: Path,
    *,
    epsilon: float | None,
    making: SynthesisOptions | None = None,
    use: TableUse = TableUse(),  # noqa: B008 - a frozen value
    report: Path | None = None,
    progress: Progress = no_progress,
) -> Synthesis:
    """Write a synthetic table to ``out``, and how near it is to ``report``.

    Parameters
    ----------
    table
        the authentic table, a CSV file.
    out
        where the synthetic one goes; of copies each has a number at the end of its name, and beside them is a
        file that says which pairs of columns were measured.
    epsilon
        what may be spent; infinite is not private.
    making
        how; by "auto" without a label, by default.
    use
        what is said of the table, and how it is paid.
    report
        an HTML file; it looks at the authentic table, so it is for its holder only.
    progress
        called at each step.

    Raises
    ------
    UserProblem, EpsilonUnusable
        by what is wrong.
    UserProblem, BudgetUnusable, EnvironmentProblem
        if it cannot be paid.
    SurveyAppError
        as ``known_table`` says of columns, ``examples`` of a forest's label and predictors, and
        ``read_plain`` of files.
    Cancelled
        when ``progress`` raises it; after the ledger has paid only between copies.
    CopiesStopped
        when it is raised there; as many copies as can be pooled are written in any case.
    """
    making = making or SynthesisOptions()
    steps = making.copies or 1
    progress(0, steps)
    spent = stated_epsilon(table, epsilon)
    if use.is_public:
        refuse_public(table)
    protection = Protection(spent, use)
    cells = read_plain(table)

    def read() -> KnownTable:
        known = protection.known(cells, making.columns)
        _check(known.table, making, is_private=protection.is_private)
        return known

    # levels that are found are a release, so they are paid for first; else mistakes cost nothing
    is_search = protection.is_search(cells, making.columns)
    found = None if is_search else read()
    progress(0, steps)
    purpose = protection.purpose(SYNTHETIC_TABLE, is_search=is_search)
    more = making.quality or 0.0
    ledger = use.pay(table, spent + more, purpose)
    known = found or read()
    learned = _learned(known.table, spent - known.epsilon, making, protection.noise)
    card = protection.card(table.name, known, len(known.table), max(1, round(learned.rows)))
    wanted = making.rows or _usual_rows(card.rows or 1, making.copies)
    rng = np.random.default_rng(making.seed)
    files: tuple[Path, ...] = (out,)
    measured = None
    if making.copies is None or isinstance(learned, LabelledJoint):
        made = learned.draw(wanted, rng)
        _write(out, made, is_private=ledger is not None)
    else:
        files, measured = _copy_files(out, making.copies), measured_pairs(learned)
        save_measured(measured, measured_path(out))
        for number, drawn in enumerate(posterior_draws(learned, making.copies, rng)):
            try:
                progress(number, making.copies)
            except Cancelled as stop:
                if number >= FEWEST_POOLED:
                    raise CopiesStopped(
                        files[:number], making.copies, spent + more, ledger
                    ) from stop
            made = drawn.draw(wanted, rng, independently=True)
            _write(files[number], made, is_private=ledger is not None)
    distance = mean_distance(pairwise_distances(known.table, made))
    quality = None
    if making.quality is not None:
        account = PrivacyAccount(making.quality, protection.noise, len(known.table))
        quality = synthetic_quality(known.table, made, account, learned.rows, making.label)
    if report is not None:
        forest = learned.forest if isinstance(learned, LabelledJoint) else None
        exact = synthetic_quality(
            known.table, made, PrivacyAccount(math.inf), len(known.table) or 1, making.label
        )
        page = synthesis_html(
            known.table, made, making.label, epsilon=spent, quality=exact, forest=forest
        )
        write_bytes(report, page.encode())
    return Synthesis(
        wanted, files, measured, spent, card, distance, quality, known.warnings, ledger
    )


def _usual_rows(rows: int, copies: int | None) -> int:
    """Return how many rows are drawn where nobody said so."""
    return rows if copies is None else max(rows, min(ROWS_OF_COPY * rows, MOST_ROWS_OF_COPY))


def _write(out: Path, made: CodedTable, *, is_private: bool) -> None:
    write_rows(out, made)
    if is_private:
        note_synthetic(out)


def _copy_files(out: Path, copies: int) -> tuple[Path, ...]:
    """Return where copies of a synthetic table go: ``name-01.csv`` and so on."""
    digits = len(str(copies))
    return tuple(
        out.with_name(f"{out.stem}-{number:0{digits}}{out.suffix}")
        for number in range(1, copies + 1)
    )


def _check(table: CodedTable, making: SynthesisOptions, *, is_private: bool) -> None:
    """Refuse what cannot be synthesized, before anything is paid."""
    if len(table.attributes) < 2:
        raise too_few_attributes(columns=len(table.attributes))
    if making.label is not None:
        table.place(making.label)
    if making.way is Method.FOREST:
        labelled = labelled_examples(table, making.label or "", making.predictors)
        if not is_private:
            check_classes(labelled)
        check_weights(making.forest(1.0), labelled)


def _learned(
    table: CodedTable, epsilon: float, making: SynthesisOptions, noise: Noise
) -> Joint | LabelledJoint:
    if making.way is Method.FOREST:
        label = making.label or ""
        return learn_labelled_joint(
            table, epsilon, label, predictors=making.predictors, forest=making.forest, noise=noise
        )
    pairs_only = making.way is Method.NAIVE_BAYES
    return learn_joint(table, epsilon, making.label, noise, pairs_only=pairs_only)


def write_rows(out: Path, made: CodedTable) -> None:
    """Write synthetic rows as a CSV table.

    Raises
    ------
    DiskProblem
        if it cannot be written.
    """
    write_bytes(out, csv_text(_rows_in_words(made), [a.name for a in made.attributes]).encode())


def _rows_in_words(table: CodedTable) -> list[dict[str, str]]:
    """Return a table's rows in words; of a numeric column the name of its bin, empty where missing."""
    names = [attribute.name for attribute in table.attributes]
    listed = (("",) if a.levels == NO_LEVELS else a.levels for a in table.attributes)
    words = [np.array([*levels, ""], dtype=object) for levels in listed]
    columns = [
        word[np.where(codes == MISSING, len(word) - 1, codes)].tolist()
        for word, codes in zip(words, table.codes.T, strict=True)
    ]
    return [dict(zip(names, row, strict=True)) for row in zip(*columns, strict=True)]


def measured_words(measured: MeasuredPairs) -> Message:
    """Return a sentence on what intervals of copies hold for.

    Parameters
    ----------
    measured
        of the copies.
    """
    unmeasured = measured.unmeasured(measured.columns)
    pairs = math.comb(len(measured.columns), 2)
    if not unmeasured:
        return msg(
            "Intervals from the copies hold for each column and for all {pairs} pairs of columns.",
            pairs=pairs,
        )
    more = ", …" if len(unmeasured) > MOST_NAMED else ""
    return msg(
        "Intervals from the copies hold for each column and for {measured} of {pairs} pairs of columns. What "
        "depends on the others will have no interval: {names}.",
        measured=pairs - len(unmeasured),
        pairs=pairs,
        names=", ".join(unmeasured[:MOST_NAMED]) + more,
    )


MOST_NAMED = 6
"""Pairs of columns that a sentence names."""


def quality_lines(found: Quality) -> list[tuple[str, str]]:
    """Return the numbers of a quality report, each with its name, as a card has them.

    Parameters
    ----------
    found
        the numbers.
    """
    error = "" if found.is_exact else f" ± {found.error:.4f} (noise, 95 %)"
    lines = [
        ("mean distance of columns", f"{found.singles:.4f}{error}"),
        ("mean distance of pairs", f"{found.pairs:.4f}{error}"),
        ("largest distance of a pair", f"{found.worst:.4f}{error}"),
    ]
    if found.right is not None and found.right_synthetic is not None:
        lines += [
            ("trained on synthetic rows, right of real rows", f"{found.right:.4f}{error}"),
            ("trained on synthetic rows, right of synthetic rows", f"{found.right_synthetic:.4f}"),
        ]
    return lines
