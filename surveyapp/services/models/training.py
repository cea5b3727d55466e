"""Training: from a plain table under ε that its ledger pays, or from the reports of a survey."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, cast

import numpy as np

from surveyapp.analyses.base.progress import Progress, no_progress
from surveyapp.errors import UserProblem
from surveyapp.learning.base.classifier import Classifier, check_class_weights
from surveyapp.learning.base.confusion import Confusion, noisy_holdout
from surveyapp.learning.base.model_card import ModelCard, StorableModel
from surveyapp.learning.base.noise import Noise, checked_epsilon
from surveyapp.learning.base.table import MISSING, Attribute, CodedTable, Examples, check_classes
from surveyapp.learning.central.auto import Auto
from surveyapp.learning.central.base import CentralClassifier
from surveyapp.learning.central.candidates import CandidateKind
from surveyapp.learning.local.choice import Choice
from surveyapp.learning.local.naive_bayes import LocalNaiveBayes
from surveyapp.messages import amounts
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message, msg
from surveyapp.messages.notice import Notice, notice_of
from surveyapp.messages.numerals import short_up
from surveyapp.options import OptionKind
from surveyapp.services.dataset.source import OpenedSource, SourceRequest, open_source
from surveyapp.services.models.effects import LevelEffect
from surveyapp.services.models.learners import SEED, learner_kind, read_options
from surveyapp.services.models.local_learning import train_local
from surveyapp.services.models.payments import of_model
from surveyapp.services.models.protection import Protection, TableUse, protection_lines
from surveyapp.services.models.row_weights import RowWeights
from surveyapp.services.models.training_table import KnownTable, columns_of, examples_of, read_plain
from surveyapp.storage.models.model_files import save_model
from surveyapp.storage.models.privacy_ledger import Ledger, refuse_public
from surveyapp.survey.types.base import MeasurementLevel

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from surveyapp.learning.decision_tree import DecisionTree


class HoldoutUnusable(UserProblem):
    """A share of rows to hold out that is none."""

    def __init__(self, *, share: object) -> None:
        super().__init__(
            msg("The share to hold out is {share}; it must be above 0 and below 1.", share=share)
        )


@dataclass(frozen=True, slots=True)
class TrainingOptions:
    """How to learn."""

    learner: str
    """One of ``LEARNERS``."""
    label: str
    """What to predict."""
    features: tuple[str, ...] | None = None
    """What to predict it from; None: everything else."""
    epsilon: float | None = None
    """Of the central table; infinite is not private; None for reports."""
    options: Mapping[str, object] = field(default_factory=dict)
    """What the learner declares, by name; those that are not named have their defaults."""
    seed: int | None = None
    """Of public random shapes, where the learner has some, and of the rows of a public table that are held
    out; never of the noise that protects people."""


@dataclass(frozen=True, slots=True, eq=False)
class TrainingResult:
    """A trained model, its card, what to be careful about, and the table's ledger as it then is."""

    model: Classifier
    card: ModelCard
    warnings: tuple[str, ...] = ()
    ledger: Ledger | None = None
    effects: tuple[LevelEffect, ...] = ()
    """Of each level of each feature, where they were worked out to be shown."""

    def save(self, path: Path) -> None:
        """Keep the model.

        Raises
        ------
        DiskProblem
            if it cannot be written.
        """
        save_model(cast("StorableModel", self.model), self.card, path)


def _untrained_learner(learning: TrainingOptions, epsilon: float) -> Classifier:
    """Return the learner that is asked for, with its options."""
    checked_epsilon(epsilon)
    kind = learner_kind(learning.learner, epsilon)
    options = read_options(learning.learner, epsilon, learning.options)
    if SEED in {option.name for option in kind.options}:
        options.setdefault(SEED, learning.seed)
    return kind(epsilon, **options) if issubclass(kind, CentralClassifier) else kind(**options)


def fit_learner(
    learning: TrainingOptions, examples: Examples, epsilon: float, noise: Noise | None = None
) -> Classifier:
    """Return a model trained on ``examples``; ``noise`` is the vetted one but in simulations."""
    model = _untrained_learner(learning, epsilon)
    if isinstance(model, CentralClassifier):
        return model.fit(examples, noise)
    return cast("DecisionTree", model).fit(examples)


def train_central(
    table: Path,
    learning: TrainingOptions,
    use: TableUse = TableUse(),  # noqa: B008 - a frozen value
    *,
    holdout: float | None = None,
    row_weights: RowWeights | None = None,
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
        how; with ε, which a public table does not need.
    use
        what is said of the table, and how it is paid.
    holdout
        share of the rows, about.
    row_weights
        how many people each row stands for; None: one.
    progress
        called at each step.

    Raises
    ------
    UserProblem, EpsilonUnusable, HoldoutUnusable, DeltaUnusable
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
    if use.is_public:
        refuse_public(table)
    is_free = use.is_public and learning.epsilon is None
    epsilon = math.inf if is_free else stated_epsilon(table, learning.epsilon)
    protection = Protection(epsilon, use)
    cells = read_plain(table)

    features = learning.features
    if row_weights is not None:
        features = row_weights.checked(
            cells, learning.label, features, rows_public=use.rows_are_public
        )
    names = columns_of(learning.label, features)

    def read() -> tuple[Examples, KnownTable]:
        known = protection.known(cells, names)
        examples = examples_of(known, learning.label, learning.features)
        check_weights(untrained, examples)
        if not protection.is_private:
            check_classes(examples)
        return examples, known

    untrained = _untrained_learner(learning, epsilon)
    # levels that are found are a release, so they are paid for first; else mistakes cost nothing
    is_search = protection.is_search(cells, names)
    found = None if is_search else read()
    if holdout is not None and not 0 < holdout < 1:
        raise HoldoutUnusable(share=holdout)
    progress(1, 3)
    # what stops from here on has been paid for
    note = of_model(learning.learner, learning.label)
    purpose = protection.purpose(note, is_search=is_search)
    ledger = use.pay(table, epsilon, purpose)
    examples, known = found or read()
    # a row stands for `most` rows at most: what is ε/most for one of these is ε for it (group privacy)
    most = 1 if row_weights is None else row_weights.bound
    times = np.ones(len(examples), dtype=np.int64)
    if row_weights is not None:
        times = row_weights.times(cells)[
            known.table.codes[:, known.table.place(learning.label)] >= 0
        ]
    kept, held = _parted(examples, holdout, times, learning.seed if use.is_public else None)
    left = epsilon - known.epsilon
    model = fit_learner(learning, kept, left / most, protection.noise)
    card = protection.card(table.name, known, len(kept), getattr(model, "rows_", None))
    card = replace(card, class_weights=model.class_weights_)
    if row_weights is not None:
        card = replace(card, row_weights=row_weights.column, most_weight=most)
    if held is not None:
        found_ = noisy_holdout(model, held, left / most, protection.noise)
        card = _measured(card, replace(found_, most_weight=most), left)
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
                "{table} contains true values, so say how much of its privacy may be spent: "
                "an epsilon such as 1, or inf for a model that is not private.",
                table=table.name,
            )
        )
    return checked_epsilon(epsilon)


def check_weights(model: Classifier, examples: Examples) -> None:
    """Refuse weights of features and of classes that are not there, before anything is paid.

    Raises
    ------
    UserProblem
        naming the first.
    """
    for option in model.options:
        if option.kind is OptionKind.WEIGHTS and option.name != "class_weight":
            for name in getattr(model, option.name) or ():
                examples.features.place(name)
    check_class_weights(model, examples.label)


def _parted(
    examples: Examples, holdout: float | None, times: NDArray[np.int64], seed: int | None
) -> tuple[Examples, Examples | None]:
    """Hold out each row by a coin of its own, so that no row moves another one to the other part.

    Only then do both parts together cost what the dearer one costs; and only without a seed, by which a
    row more would shift the coins of those that follow: ``seed`` is of a public table alone. A row goes with
    all the rows it stands for.
    """
    every = np.repeat(np.arange(len(examples)), times)
    if (times != 1).any():
        # rows without a class are counted where the number of rows is public: then there are no weights
        examples = examples.rows(every)
    if holdout is None:
        return examples, None
    rng = np.random.default_rng(seed)
    is_held = (rng.random(len(times)) < holdout)[every]
    # rows without a class throw their coins too: how many rows a part has follows from coins alone
    without_class = int(rng.binomial(examples.without_class, 1 - holdout))
    return replace(examples.rows(~is_held), without_class=without_class), examples.rows(is_held)


def _measured(card: ModelCard, found: Confusion, epsilon: float) -> ModelCard:
    accuracy, about = found.accuracy, "about " if math.isfinite(epsilon) else ""
    return replace(
        card,
        accuracy=accuracy.value,
        accuracy_low=accuracy.low,
        accuracy_high=accuracy.high,
        majority=found.majority,
        measured=f"on {about}{found.rows} rows held out, for epsilon {epsilon:g}, "
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
        result = _train_on_source(source, learning)
        return replace(result, warnings=(*source.refused, *source.warnings))


def _train_on_source(source: OpenedSource, learning: TrainingOptions) -> TrainingResult:
    """Train on the reports of an open source; see ``train_local`` for what it raises."""
    options = read_options(learning.learner, None, learning.options)
    trained = train_local(learning.learner, source, learning.label, learning.features, options)
    card = ModelCard(
        data=f"reports of the survey {source.survey.id}, version {source.survey.version}",
        rows=trained.respondents,
        epsilon=trained.model.epsilon_,
        neighbours="local",
        design=trained.design,
        class_weights=trained.model.class_weights_,
    )
    return TrainingResult(trained.model, with_sample(card, source))


def with_sample(card: ModelCard, source: OpenedSource) -> ModelCard:
    """Return a card of what reports showed, with the weights that their respondents had.

    Parameters
    ----------
    card
        of a model or a synthetic table.
    source
        the reports.
    """
    names = [one.name for one in source.sample_columns if one.kind is MeasurementLevel.WEIGHT]
    if source.complex_sample is None or not names:
        return card
    most = math.ceil(source.complex_sample.weights.max())
    return replace(card, row_weights=names[0], most_weight=max(most, 1))


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
        if card.majority:
            measured += f"; always saying the most frequent class: {card.majority:.4f}"
    lines = [
        ("method", str(getattr(model, "method", ""))),
        *(("option", word) for word in option_words(model)),
        ("label", f"{model.label_.name}: {', '.join(model.classes_)}"),
        ("features", ", ".join(feature.name for feature in model.features_)),
        *(("never missing", line) for line in never_missing(model.features_)),
        ("data", card.data),
        *(local_lines(card) if card.neighbours == "local" else protection_lines(card)),
        *(("not protected", line) for line in _unprotected(model)),
        *(("chosen", str(said)) for said in choice_notices(model)),
        *(("prediction", line) for line in _majority_alone(model)),
        ("accuracy", measured),
    ]
    if card.row_weights and card.neighbours != "local":
        lines.append(("weights", f"{card.row_weights}, {MOST_TIMES.format(most=card.most_weight)}"))
    if card.class_weights:
        pairs = zip(model.classes_, card.class_weights, strict=True)
        lines.append(("class weights", ", ".join(f"{name} {one:.4g}" for name, one in pairs)))
    return [*lines, ("design", card.design)] if card.design else lines


MOST_TIMES = (
    "a row counts {most} times at most, so the noise is {most} times as wide; rows counts them so"
)


def never_missing(attributes: Sequence[Attribute]) -> Sequence[str]:
    """Return which columns always have a value, in one line; none where all may lack one."""
    names = [attribute.name for attribute in attributes if not attribute.can_be_missing]
    return [", ".join(names) if len(names) < len(attributes) else "all of them"] if names else []


def option_words(model: Classifier) -> Sequence[str]:
    """Return the options of the command, with their values, that a model was trained with."""
    every = (option.words(getattr(model, option.name)) for option in model.options)
    return [" ".join(words) for words in every if words]


def choice_notices(model: Classifier) -> Sequence[Notice]:
    """Return which model the program chose, of reports why too; nothing where a person chose.

    Parameters
    ----------
    model
        trained.
    """
    if isinstance(model, Auto):
        kind = model.fitted_kind
        return () if kind is None else (_fitted(kind),)
    choice: Choice | None = getattr(model, "choice_", None)
    if choice is None:
        return ()
    if not choice.is_known:
        return (Notice(Message(HIDDEN)),)
    facts = {
        "bayes": amounts.share(choice.bayes),
        "tree": amounts.share(choice.tree),
        "majority": amounts.share(choice.majority),
        "error": amounts.share(choice.error),
    }
    return (Notice(Message(TREE_CHOSEN if choice.is_tree else BAYES_CHOSEN, facts)),)


def _fitted(kind: CandidateKind) -> Notice:
    """Return what was fitted where the program chose among models of a table."""
    if kind.is_fallback:
        return Notice(Message(LARGEST_CLASS_FITTED))
    plain, with_tree = (
        (REGRESSION_FITTED, REGRESSION_WITH_TREE)
        if kind.is_regression
        else (BAYES_FITTED, BAYES_WITH_TREE)
    )
    facts = {"features": amounts.count(kind.features), "depth": amounts.count(kind.depth)}
    return notice_of(with_tree if kind.depth else plain, facts)


LARGEST_CLASS_FITTED = QT_TRANSLATE_NOOP(
    "messages",
    "A naive Bayes that always predicts the largest class, as no other model was clearly better.",
)
BAYES_FITTED = QT_TRANSLATE_NOOP("messages", "A naive Bayes. Features used: {features}.")
BAYES_WITH_TREE = QT_TRANSLATE_NOOP(
    "messages",
    "A naive Bayes with a decision tree. Features used: {features}; depth of the tree: {depth}.",
)
REGRESSION_FITTED = QT_TRANSLATE_NOOP(
    "messages", "A logistic regression. Features used: {features}."
)
REGRESSION_WITH_TREE = QT_TRANSLATE_NOOP(
    "messages",
    "A logistic regression with a decision tree. Features used: {features}; depth of the tree: "
    "{depth}.",
)
HIDDEN = QT_TRANSLATE_NOOP(
    "messages", "Naive Bayes, for the coins hide whether a decision tree would be right more often."
)
BAYES_CHOSEN = QT_TRANSLATE_NOOP(
    "messages",
    "Naive Bayes, because a decision tree is not clearly right more often. On respondents that were held "
    "out, the tree is right for {tree} and naive Bayes for {bayes} (standard error of the difference: "
    "{error}). Always choosing the most frequent class is right for {majority}.",
)
TREE_CHOSEN = QT_TRANSLATE_NOOP(
    "messages",
    "Decision tree, because it is right more often than naive Bayes. On respondents that were held out, "
    "the tree is right for {tree} and naive Bayes for {bayes} (standard error of the difference: "
    "{error}). Always choosing the most frequent class is right for {majority}.",
)


def _majority_alone(model: Classifier) -> Sequence[str]:
    """Return that a model of reports falls back on its most frequent class, and why."""
    if not (isinstance(model, LocalNaiveBayes) and model.is_majority):
        return []
    blank = CodedTable(model.features_, np.full((1, len(model.features_)), MISSING, np.int32))
    said = model.classes_[int(model.predict(blank)[0])]
    why = "any advantage over that is within the error of the coins"
    if model.association_ is not None:
        chance = f"{model.association_:.0%}"
        why = f"through the coins, features that tell nothing look as telling as these in {chance} of cases"
    return [f"{said} for everybody: {why}"]


def _unprotected(model: Classifier) -> Sequence[str]:
    """Return which questions ε does not count, for they were asked directly."""
    names = ", ".join(getattr(model, "unprotected_", ()))
    return [f"{names}: asked directly, so epsilon does not count these answers"] if names else []


def local_lines(card: ModelCard) -> Sequence[tuple[str, str]]:
    """Return what the card of a model of reports says of ε."""
    epsilon = (
        "infinite: not private"
        if math.isinf(card.epsilon)
        else f"{short_up(card.epsilon)} a respondent, in all"
    )
    changed = f"a respondent with other answers, epsilon {short_up(card.epsilon_one_changed)}"
    weights = [("weights", card.row_weights)] if card.row_weights else []
    return [
        ("respondents", str(card.rows)),
        *weights,
        ("epsilon", epsilon),
        ("neighbours", changed),
    ]
