"""Synthetic tables under ε, and how near they come to the authentic one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from surveyapp.analyses.base.progress import Progress, no_progress
from surveyapp.errors import UserProblem
from surveyapp.learning.base.model_card import ModelCard
from surveyapp.learning.base.noise import Noise
from surveyapp.learning.base.table import MISSING, CodedTable, check_classes, labelled_examples
from surveyapp.learning.central.random_forest import RandomForest
from surveyapp.learning.central.random_shapes import Growth
from surveyapp.learning.joint.distribution import nothing_to_draw
from surveyapp.learning.synthetic.comparison import mean_distance, pairwise_distances
from surveyapp.learning.synthetic.forest import (
    DEFAULT_LABEL_TREES,
    LabelledNetwork,
    learn_labelled_network,
)
from surveyapp.learning.synthetic.network import (
    Network,
    learn_network,
    too_few_attributes,
)
from surveyapp.messages.message import msg
from surveyapp.services.models.learners import SEED, read_options
from surveyapp.services.models.protection import Protection
from surveyapp.services.models.synthesis_page import synthesis_html
from surveyapp.services.models.training import check_weights, stated_epsilon
from surveyapp.services.models.training_table import Domains, KnownTable, read_plain
from surveyapp.storage.files.csv_tables import csv_text, write_bytes
from surveyapp.storage.models.privacy_ledger import Ledger, note_synthetic, pay, refuse_public

METHODS = ("auto", "naive-bayes", "forest")


@dataclass(frozen=True, slots=True)
class SynthesisOptions:
    """How to make a synthetic table.

    Attributes
    ----------
    method
        one of ``METHODS``: "auto" chooses under ε which columns go together, "naive-bayes" takes the
        label together with each other column, "forest" draws the label from the leaves of random trees.
    label
        of the latter two.
    predictors
        of a forest: which columns its trees may ask for; all others by default.
    options
        of a forest: what it declares, by name; by default it has ``DEFAULT_LABEL_TREES`` trees, which grow
        by the synthetic rows of the other columns.
    seed
        of a forest's public shapes and of the rows that are drawn; never of the noise.
    """

    method: str = "auto"
    label: str | None = None
    predictors: tuple[str, ...] | None = None
    options: Mapping[str, object] = field(default_factory=dict)
    seed: int | None = None

    def __post_init__(self) -> None:
        if self.method not in METHODS:
            raise UserProblem(
                msg(
                    "Synthetic tables are not made by {method}; take one of {known}.",
                    method=self.method,
                    known=", ".join(METHODS),
                )
            )
        if self.method != "auto" and self.label is None:
            raise UserProblem(
                msg(
                    "A synthetic table by {method} needs to know the label: the column that "
                    "the others explain.",
                    method=self.method,
                )
            )

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


@dataclass(frozen=True, slots=True, eq=False)
class Synthesis:
    """A synthetic table that was written.

    Attributes
    ----------
    rows
        how many.
    epsilon
        what it cost.
    card
        what is protected, and of which table: its number of rows as it was released.
    distance
        mean total variation of pairs of columns; looks at the table, so not for release.
    warnings
        what to be careful about.
    ledger
        the table's, where it paid.
    """

    rows: int
    epsilon: float
    card: ModelCard
    distance: float
    warnings: tuple[str, ...]
    ledger: Ledger | None


def synthesize(
    table: Path,
    out: Path,
    *,
    epsilon: float | None,
    making: SynthesisOptions | None = None,
    columns: Sequence[str] | None = None,
    rows: int | None = None,
    domains: Domains | None = None,
    budget: float | None = None,
    public: bool = False,
    rows_public: bool = False,
    delta: float | None = None,
    report: Path | None = None,
    progress: Progress = no_progress,
) -> Synthesis:
    """Write a synthetic table to ``out``, and how near it is to ``report``.

    Parameters
    ----------
    table
        the authentic table, a CSV file.
    out
        where the synthetic one goes.
    epsilon
        what may be spent; infinite is not private.
    making
        how; by a network chosen under ε, by default.
    columns
        which columns; all by default.
    rows
        how many; by default as many as there are, as far as that is released.
    domains
        what is known of the columns.
    budget
        the table's total ε, at its first use.
    public
        the table is public, so nothing is paid; refused where it has a ledger.
    rows_public
        how many rows it has is public; ε is then for tables with one row changed.
    delta
        of finding levels that nobody stated; None: they must be stated, unless the table is public.
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
        when ``progress`` raises it; not after the ledger has paid.
    """
    progress(0, 3)
    spent = stated_epsilon(table, epsilon)
    if public:
        refuse_public(table)
    making = making or SynthesisOptions()
    protection = Protection(spent, public, rows_public, delta)
    cells, domains = read_plain(table), domains or Domains()

    def read() -> KnownTable:
        known = protection.known(cells, domains, columns)
        _check(known.table, making, rows, is_private=protection.is_private)
        return known

    # levels that are found are a release, so they are paid for first; else mistakes cost nothing
    is_search = protection.is_search(cells, domains, columns)
    found = None if is_search else read()
    progress(1, 3)
    purpose = protection.purpose("synthetic table", is_search=is_search)
    ledger = None if public else pay(table, spent, purpose, budget=budget)
    known = found or read()
    learned = _learned(known.table, spent - known.epsilon, making, protection.noise)
    card = protection.card(table.name, known, len(known.table), learned.rows)
    wanted = rows or card.rows or 1
    made = learned.draw(wanted, np.random.default_rng(making.seed))
    write_bytes(out, csv_text(rows_in_words(made), [a.name for a in made.attributes]).encode())
    if ledger is not None:
        note_synthetic(out)
    distance = mean_distance(pairwise_distances(known.table, made))
    if report is not None:
        forest = learned.forest if isinstance(learned, LabelledNetwork) else None
        page = synthesis_html(known.table, made, making.label, spent, forest)
        write_bytes(report, page.encode())
    return Synthesis(wanted, spent, card, distance, known.warnings, ledger)


def _check(
    table: CodedTable, making: SynthesisOptions, rows: int | None, *, is_private: bool
) -> None:
    """Refuse what cannot be synthesized, before anything is paid."""
    if len(table.attributes) < 2:
        raise too_few_attributes(columns=len(table.attributes))
    if rows is not None and rows < 1:
        raise nothing_to_draw(rows=rows)
    if making.label is not None:
        table.place(making.label)
    if making.method == "forest":
        labelled = labelled_examples(table, making.label or "", making.predictors)
        if not is_private:
            check_classes(labelled)
        check_weights(making.forest(1.0), labelled)


def _learned(
    table: CodedTable, epsilon: float, making: SynthesisOptions, noise: Noise
) -> Network | LabelledNetwork:
    if making.method == "forest":
        label = making.label or ""
        return learn_labelled_network(
            table, epsilon, label, predictors=making.predictors, forest=making.forest, noise=noise
        )
    hub = making.label if making.method == "naive-bayes" else None
    return learn_network(table, epsilon, hub, noise)


def rows_in_words(table: CodedTable) -> list[dict[str, str]]:
    """Return a table's rows in words; of a numeric column the name of its bin, empty where missing."""
    names = [attribute.name for attribute in table.attributes]
    words = [np.array([*a.levels, ""], dtype=object) for a in table.attributes]
    columns = [
        word[np.where(codes == MISSING, len(word) - 1, codes)].tolist()
        for word, codes in zip(words, table.codes.T, strict=True)
    ]
    return [dict(zip(names, row, strict=True)) for row in zip(*columns, strict=True)]
