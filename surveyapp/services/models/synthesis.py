"""Synthetic tables under ε, and how near they come to the authentic one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path

import numpy as np

from surveyapp.analyses.base.progress import Progress, no_progress
from surveyapp.learning.base.model_card import ModelCard
from surveyapp.learning.base.noise import Noise
from surveyapp.learning.base.table import MISSING, CodedTable, check_classes, labelled_examples
from surveyapp.learning.central.random_forest import RandomForest
from surveyapp.learning.central.random_shapes import Growth
from surveyapp.learning.joint.distribution import Joint
from surveyapp.learning.synthetic.comparison import mean_distance, pairwise_distances
from surveyapp.learning.synthetic.forest import (
    DEFAULT_LABEL_TREES,
    LabelledJoint,
    learn_labelled_joint,
)
from surveyapp.learning.synthetic.synthesizer import learn_joint, too_few_attributes
from surveyapp.messages.message import Message, msg
from surveyapp.options import OptionProblem, choice, options_of, variable, variables, whole
from surveyapp.services.models.learners import SEED, read_options
from surveyapp.services.models.protection import Protection
from surveyapp.services.models.synthesis_page import synthesis_html
from surveyapp.services.models.training import check_weights, stated_epsilon
from surveyapp.services.models.training_table import Domains, KnownTable, read_plain
from surveyapp.storage.files.csv_tables import csv_text, write_bytes
from surveyapp.storage.models.privacy_ledger import Ledger, note_synthetic, pay, refuse_public


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
        "default: about as many as there are",
        default=None,
        low=1,
        empty="about as many as there are",
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
        how; by "auto" without a label, by default.
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
        known = protection.known(cells, domains, making.columns)
        _check(known.table, making, is_private=protection.is_private)
        return known

    # levels that are found are a release, so they are paid for first; else mistakes cost nothing
    is_search = protection.is_search(cells, domains, making.columns)
    found = None if is_search else read()
    progress(1, 3)
    purpose = protection.purpose("synthetic table", is_search=is_search)
    ledger = None if public else pay(table, spent, purpose, budget=budget)
    known = found or read()
    learned = _learned(known.table, spent - known.epsilon, making, protection.noise)
    card = protection.card(table.name, known, len(known.table), max(1, round(learned.rows)))
    wanted = making.rows or card.rows or 1
    made = learned.draw(wanted, np.random.default_rng(making.seed))
    write_rows(out, made)
    if ledger is not None:
        note_synthetic(out)
    distance = mean_distance(pairwise_distances(known.table, made))
    if report is not None:
        forest = learned.forest if isinstance(learned, LabelledJoint) else None
        page = synthesis_html(known.table, made, making.label, spent, forest)
        write_bytes(report, page.encode())
    return Synthesis(wanted, spent, card, distance, known.warnings, ledger)


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
    write_bytes(out, csv_text(rows_in_words(made), [a.name for a in made.attributes]).encode())


def rows_in_words(table: CodedTable) -> list[dict[str, str]]:
    """Return a table's rows in words; of a numeric column the name of its bin, empty where missing."""
    names = [attribute.name for attribute in table.attributes]
    words = [np.array([*a.levels, ""], dtype=object) for a in table.attributes]
    columns = [
        word[np.where(codes == MISSING, len(word) - 1, codes)].tolist()
        for word, codes in zip(words, table.codes.T, strict=True)
    ]
    return [dict(zip(names, row, strict=True)) for row in zip(*columns, strict=True)]
