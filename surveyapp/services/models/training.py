"""Training: from a plain table under ε that its ledger pays, or from the reports of a survey."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, cast

import numpy as np

from surveyapp.errors import UserProblem
from surveyapp.learning.base.classifier import Classifier
from surveyapp.learning.base.evaluation import noisy_holdout, split_impossible
from surveyapp.learning.base.model_card import ModelCard, StorableModel
from surveyapp.learning.base.noise import Neighbours, Noise, VettedNoise, checked_epsilon
from surveyapp.learning.base.table import Examples
from surveyapp.learning.central.base import CentralClassifier
from surveyapp.learning.central.dp_id3 import DPID3
from surveyapp.learning.central.random_forest import DEFAULT_TREES
from surveyapp.learning.central.registry import CLASSIFIERS
from surveyapp.learning.decision_tree import DecisionTree
from surveyapp.messages.message import msg
from surveyapp.services.dataset.source import SourceRequest, open_source
from surveyapp.services.models.local_learning import train_local
from surveyapp.services.models.training_table import Domains, known_examples, read_plain
from surveyapp.services.progress import Progress, no_progress
from surveyapp.storage.models.model_files import save_model
from surveyapp.storage.models.privacy_ledger import Ledger, pay, refuse_public

if TYPE_CHECKING:
    from surveyapp.services.dataset.source import OpenedSource

LEARNERS = {classifier.learner: classifier for classifier in CLASSIFIERS}
"""The learners of a central table by the names that commands take."""


class HoldoutUnusable(UserProblem):
    """A share of rows to hold out that is none."""

    def __init__(self, *, share: object) -> None:
        super().__init__(
            msg("The share to hold out is {share}; it must be above 0 and below 1.", share=share)
        )


@dataclass(frozen=True, slots=True)
class TrainingOptions:
    """How to learn.

    Attributes
    ----------
    learner
        one of ``LEARNERS``.
    label
        what to predict.
    features
        what to predict it from; None: everything else.
    epsilon
        of the central table; infinite is not private; None for reports.
    trees
        of a forest.
    branch_min
        rows that a forest's branch must have to be split.
    weights
        how likely a forest asks for a feature; 1 for those not named.
    seed
        of a forest's public shapes; never of the noise that protects people.
    """

    learner: str
    label: str
    features: tuple[str, ...] | None = None
    epsilon: float | None = None
    trees: int = DEFAULT_TREES
    branch_min: float | None = None
    weights: Mapping[str, float] = field(default_factory=dict)
    seed: int | None = None


@dataclass(frozen=True, slots=True, eq=False)
class TrainingResult:
    """A trained model, its card, what to be careful about, and the table's ledger as it then is."""

    model: Classifier
    card: ModelCard
    warnings: tuple[str, ...] = ()
    ledger: Ledger | None = None

    def save(self, path: Path) -> None:
        """Keep the model.

        Raises
        ------
        DiskProblem
            if it cannot be written.
        """
        save_model(cast("StorableModel", self.model), self.card, path)


def untrained_learner(
    learning: TrainingOptions, epsilon: float
) -> CentralClassifier | DecisionTree:
    """Return the learner that is asked for.

    Raises
    ------
    UserProblem, EpsilonUnusable
        if it cannot be had.
    """
    checked_epsilon(epsilon)
    if learning.learner not in LEARNERS:
        raise UserProblem(
            msg(
                "There is no learner {learner}; take one of {known}.",
                learner=learning.learner,
                known=", ".join(LEARNERS),
            )
        )
    chosen = LEARNERS[learning.learner]
    if chosen is DPID3 and math.isinf(epsilon):
        return DecisionTree()  # the same without noise
    return chosen.configured(
        epsilon,
        trees=learning.trees,
        branch_min=learning.branch_min,
        weights=learning.weights,
        seed=learning.seed,
    )


def fit_learner(
    learning: TrainingOptions, examples: Examples, epsilon: float, noise: Noise | None = None
) -> Classifier:
    """Return a model trained on ``examples``; ``noise`` is the vetted one but in simulations."""
    model = untrained_learner(learning, epsilon)
    if isinstance(model, DecisionTree):
        return model.fit(examples)
    return model.fit(examples, noise)


def train_central(
    table: Path,
    learning: TrainingOptions,
    *,
    domains: Domains | None = None,
    budget: float | None = None,
    holdout: float | None = None,
    public: bool = False,
    progress: Progress = no_progress,
) -> TrainingResult:
    """Train on a table of true values, paid from its ledger before anything of it is released.

    With ``holdout`` each row is kept out of training with that chance, and the model's accuracy on them
    released for as much ε again: other rows, so both together cost ε once (parallel composition).

    Parameters
    ----------
    table
        a CSV file.
    learning
        how; with ε.
    domains
        what is known of the columns.
    budget
        the table's total ε, at its first use.
    holdout
        share of the rows, about.
    public
        the table is public, so nothing is paid; refused where it has a ledger.
    progress
        called at each step.

    Raises
    ------
    UserProblem, EpsilonUnusable, HoldoutUnusable
        by what is wrong.
    UserProblem, BudgetUnusable, EnvironmentProblem
        if it cannot be paid.
    FileRefused, TableProblem, UserProblem
        if the table cannot be read.
    UserProblem
        if a column does not fit: unknown, constant, without bounds, with too many levels.
    Cancelled
        when ``progress`` raises it; not after the ledger has paid.
    """
    progress(0, 3)
    epsilon = stated_epsilon(table, learning.epsilon)
    if public:
        refuse_public(table)
    examples, known = known_examples(
        read_plain(table), domains or Domains(), learning.label, learning.features
    )
    check_weights(learning, examples)
    untrained_learner(learning, epsilon)
    kept, held = _parted(examples, holdout)
    progress(1, 3)
    # what stops from here on has been paid for
    purpose = f"{learning.learner} model of {learning.label}"
    ledger = None if public else pay(table, epsilon, purpose, budget=budget)
    model = fit_learner(learning, kept, epsilon)
    card = _central_card(table, kept, epsilon)
    if held is not None:
        card = _measured(card, model, held, epsilon)
    return TrainingResult(model, card, known.warnings, ledger)


def stated_epsilon(table: Path, epsilon: float | None) -> float:
    """Return ε as it was stated.

    Raises
    ------
    UserProblem
        if nothing was stated.
    EpsilonUnusable
        if it is not above 0.
    """
    if epsilon is None:
        raise UserProblem(
            msg(
                "{table} holds true values, so say how much of its privacy may be spent: "
                "--epsilon 1, say; or --epsilon inf for a model that is not private.",
                table=table.name,
            )
        )
    return checked_epsilon(epsilon)


def check_weights(learning: TrainingOptions, examples: Examples) -> None:
    """Refuse weights of features that are not there, before anything is paid.

    Raises
    ------
    UserProblem
        naming the first.
    """
    for name in learning.weights:
        examples.features.place(name)


def _parted(examples: Examples, holdout: float | None) -> tuple[Examples, Examples | None]:
    """Hold out each row by a coin of its own, so that no row moves another one to the other part.

    Only then do both parts together cost what the dearer one costs; and only without a seed, by which a
    row more would shift the coins of those that follow.

    Raises
    ------
    HoldoutUnusable
        if the share is none.
    UserProblem
        if one of the parts has no row.
    """
    if holdout is None:
        return examples, None
    if not 0 < holdout < 1:
        raise HoldoutUnusable(share=holdout)
    is_held = np.random.default_rng().random(len(examples)) < holdout
    if is_held.all() or not is_held.any():
        raise split_impossible(rows=len(examples), parts=2)
    return examples.rows(~is_held), examples.rows(is_held)


def _central_card(table: Path, examples: Examples, epsilon: float) -> ModelCard:
    is_private = math.isfinite(epsilon)
    return ModelCard(
        data=table.name,
        rows=len(examples),
        epsilon=epsilon,
        neighbours=Neighbours.ONE_MORE.name.lower() if is_private else "",
    )


def _measured(card: ModelCard, model: Classifier, held: Examples, epsilon: float) -> ModelCard:
    found = noisy_holdout(model, held, epsilon, VettedNoise())
    return replace(
        card,
        accuracy=found.accuracy,
        accuracy_low=found.low,
        accuracy_high=found.high,
        measured=f"on {found.rows} rows held out, for epsilon {found.epsilon:g}, "
        f"interval at {found.level:g}",
    )


def train_from_reports(
    request: SourceRequest, learning: TrainingOptions, progress: Progress = no_progress
) -> TrainingResult:
    """Train on collection files, a project, or a table of recorded reports with its survey.

    Raises
    ------
    SurveyAppError
        as ``open_source`` and ``train_local`` say.
    Cancelled
        when ``progress`` raises it.
    """
    progress(0, 2)
    with open_source(request) as source:
        progress(1, 2)
        result = train_on_source(source, learning)
        return replace(result, warnings=(*source.refused, *source.warnings))


def train_on_source(source: OpenedSource, learning: TrainingOptions) -> TrainingResult:
    """Train on the reports of an open source; see ``train_local`` for what it raises."""
    trained = train_local(learning.learner, source, learning.label, learning.features)
    card = ModelCard(
        data=f"reports of the survey {source.survey.id}, version {source.survey.version}",
        rows=trained.respondents,
        epsilon=trained.model.epsilon_,
        neighbours="local",
        design=trained.design,
    )
    return TrainingResult(trained.model, card)


def card_lines(model: Classifier, card: ModelCard) -> Sequence[tuple[str, str]]:
    """Return what a card says, as names and values."""
    measured = "not measured"
    if (
        card.accuracy is not None
        and card.accuracy_low is not None
        and card.accuracy_high is not None
    ):
        ends = f"{card.accuracy_low:.4f} to {card.accuracy_high:.4f}"
        measured = f"{card.accuracy:.4f} ({ends}; {card.measured})"
    is_local = card.neighbours == "local"
    whose = "a respondent, in all" if is_local else "of the table"
    lines = [
        ("method", str(getattr(model, "method", ""))),
        ("label", f"{model.label_.name}: {', '.join(model.classes_)}"),
        ("features", ", ".join(feature.name for feature in model.features_)),
        ("data", card.data),
        ("respondents" if is_local else "rows", str(card.rows)),
        (
            "epsilon",
            "infinite: not private" if math.isinf(card.epsilon) else f"{card.epsilon:g} {whose}",
        ),
        *(("neighbours", line) for line in _neighbours(card)),
        *(("not protected", line) for line in _unprotected(model)),
        ("accuracy", measured),
    ]
    return [*lines, ("design", card.design)] if card.design else lines


def _unprotected(model: Classifier) -> Sequence[str]:
    """Return which questions ε does not count, for they were asked directly."""
    names = ", ".join(getattr(model, "unprotected_", ()))
    return [f"{names}: asked directly, so epsilon does not count these answers"] if names else []


def _neighbours(card: ModelCard) -> Sequence[str]:
    """Return what ε holds for, where it is private."""
    changed = f"{card.epsilon_one_changed:g}"
    match card.neighbours:
        case "one_more":
            neighbours = (
                "tables that differ by one row more or less; of tables with one row changed"
            )
            return [f"{neighbours}, epsilon {changed}"]
        case "local":
            return [f"a respondent with other answers, epsilon {changed}"]
    return []
