"""A trained model as a JSON value, with a card that says what it is and what it cost.

The value holds no code and is checked strictly when read: its format, then the SHA-256 of its
canonical text, then each part. So a file that was altered or is of another version is refused.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, ClassVar, Protocol, Self

from surveyapp.errors import UserProblem
from surveyapp.learning.base.classifier import Classifier
from surveyapp.learning.base.table import Attribute
from surveyapp.messages.message import msg
from surveyapp.options import Option
from surveyapp.survey.json_format.strict_json import canonical

FIRST_FORMAT = "surveyapp-model/1"
MODEL_FORMAT = "surveyapp-model/2"
"""Of cards that say where the number of rows and the levels come from; the first format has none of it."""
THIRD_FORMAT = "surveyapp-model/3"
"""Of models with a column whose values are never missing, of which an earlier program would miscount the
cells, or with anything else that it would pass over, such as weights of classes."""
THIRD_PARAMETERS = frozenset({"missing_branch"})
"""What parameters have that an earlier program would predict something else without."""
FORMATS = (FIRST_FORMAT, MODEL_FORMAT, THIRD_FORMAT)
MODEL_KEYS = frozenset({"format", "method", "label", "features", "parameters", "card", "sha256"})
OPTIONS = "options"
"""Where a model's parameters have the options of its learner that are no defaults."""
INFINITE_EPSILON = "infinite"
ROWS_ARE = frozenset({"", "noisy", "public", "exact"})
LEVELS_ARE = frozenset({"", "stated", "found", "data"})
SECOND_FIELDS = ("rows_are", "levels", "delta")
"""What a card of the first format does not say."""
THIRD_FIELDS = ("majority", "class_weights", "row_weights", "most_weight")
"""What a card of the second format does not say."""
LATER_FIELDS = SECOND_FIELDS + THIRD_FIELDS


def model_of_another_version(file: str) -> UserProblem:
    """A model file of a format that this program does not know."""
    return UserProblem(
        msg(
            "{file} is not a model that this program can read. If a newer version made it, update the "
            "program; otherwise choose another file.",
            file=file,
        )
    )


def model_altered(file: str) -> UserProblem:
    """A model file whose content does not fit its hash, or is not what a model holds."""
    return UserProblem(
        msg(
            "{file} was altered or damaged since it was saved. Copy it again, or train it again.",
            file=file,
        )
    )


@dataclass(frozen=True, slots=True)
class ModelCard:
    """What a model is."""

    data: str
    """What it was trained on, in words."""
    rows: int | None
    """How many rows; None where nothing tells it."""
    epsilon: float
    """Total ε of its training; infinite where it is not private."""
    accuracy: float | None = None
    """As it was measured, or ``None``."""
    accuracy_low: float | None = None
    """Lower bound of the accuracy."""
    accuracy_high: float | None = None
    """Upper bound of the accuracy."""
    measured: str = ""
    """How the accuracy was measured, in words."""
    neighbours: str = ""
    """Which tables look alike: "one_more" or "one_changed"; empty where not private, "public" where the table
    was declared public, "local" where every respondent's reports were randomized before anybody saw them."""
    design: str = ""
    """How the reports were randomized; empty for a central table."""
    rows_are: str = ""
    """"noisy", "public" or "exact"; empty in a model of an earlier version, which has the exact number."""
    levels: str = ""
    """Where the levels come from: "stated", "found" under ε and δ, or "data", read off a table that was
    declared public or is not protected; empty in a model of an earlier version."""
    delta: float = 0.0
    """With which probability more than ε may show; above 0 where levels were found."""
    majority: float = 0.0
    """Accuracy of always saying the most frequent class, on the rows that the accuracy was measured on; 0
    where it is not known."""
    class_weights: tuple[float, ...] = ()
    """What the odds of each class are multiplied by in predictions; empty where by nothing."""
    row_weights: str = ""
    """The column that says how many rows each row stands for; empty without."""
    most_weight: int = 0
    """How many rows a row stands for at most; 0 without weights."""

    @property
    def is_no_better(self) -> bool:
        """Whether it was measured, and was right no more often than the most frequent class is."""
        return self.accuracy is not None and self.accuracy <= self.majority

    @property
    def is_perhaps_no_better(self) -> bool:
        """Whether it was measured, and the interval of its accuracy goes down to the most frequent class."""
        return self.accuracy_low is not None and self.accuracy_low <= self.majority

    @property
    def delta_one_changed(self) -> float:
        """The δ that goes with `epsilon_one_changed`.

        Two steps of (ε, δ) each are (2ε, (1 + e^ε)·δ) together (Dwork & Roth 2014, theorem 2.2).
        """
        if self.neighbours != "one_more" or not self.delta:
            return self.delta
        return min(1.0, (1 + math.exp(self.epsilon)) * self.delta)

    @property
    def epsilon_one_changed(self) -> float:
        """The ε for tables that differ in the values of one row, or in one respondent's answers.

        A row that is changed is one row less and one row more, so what holds for tables that differ by one
        row holds twice. Coins are thrown over whatever a respondent answers, so for reports it is ε itself.
        """
        return 2 * self.epsilon if self.neighbours == "one_more" else self.epsilon


@dataclass(frozen=True, slots=True, eq=False)
class StoredModel:
    """What a file holds of a trained classifier."""

    features: tuple[Attribute, ...]
    """What it predicts from."""
    label: Attribute
    """What it predicts."""
    epsilon: float
    """Total ε of its training."""
    parameters: dict[str, Any]
    """The rest, as its own ``parameters()`` gave it."""


class StorableModel(Protocol):
    """A trained classifier that can be kept."""

    method: ClassVar[str]
    options: ClassVar[tuple[Option, ...]]
    features_: tuple[Attribute, ...]
    label_: Attribute

    def chosen_options(self) -> dict[str, Any]:
        """Return the options that differ from their defaults, as JSON holds them."""

    def choose(self, options: Mapping[str, object]) -> None:
        """Set all options.

        Parameters
        ----------
        options
            those that differ from their defaults.
        """

    def parameters(self) -> dict[str, Any]:
        """Return the model as a JSON value."""

    @classmethod
    def restored(cls, kept: StoredModel) -> Self:
        """Return the trained classifier that was stored.

        Parameters
        ----------
        kept
            the content of its file.
        """


def model_to_json(model: StorableModel, card: ModelCard) -> dict[str, Any]:
    """Return a trained model and its card as a JSON value.

    Parameters
    ----------
    model
        trained.
    card
        what it was trained on and what it cost.
    """
    options, parameters = model.chosen_options(), model.parameters()
    value: dict[str, Any] = {
        "format": _needed_format(card, (*model.features_, model.label_), parameters),
        "method": model.method,
        "label": _attribute_json(model.label_),
        "features": [_attribute_json(feature) for feature in model.features_],
        # a program of before reads what it needs of the parameters, and nothing else
        "parameters": {**parameters, **({OPTIONS: options} if options else {})},
        "card": _card_json(card),
    }
    return {**value, "sha256": _hash(value)}


def model_from_json(
    value: Any, file: str, kinds: tuple[type[StorableModel], ...]
) -> tuple[Classifier, ModelCard]:
    """Return the model and the card that a JSON value contains.

    Parameters
    ----------
    value
        as ``json.loads`` gives it, with floating-point numbers.
    file
        its name, for messages.
    kinds
        classes of the known methods.

    Raises
    ------
    UserProblem
        if its format or method is not known; if it does not fit its hash, or a part of it
        is not what it should be.
    """
    written = value.get("format", "missing") if isinstance(value, dict) else "missing"
    if written not in FORMATS:
        raise model_of_another_version(file)
    _check_whole(value, file)
    kind = {kind.method: kind for kind in kinds}.get(value["method"])
    if kind is None:
        raise model_of_another_version(file)
    try:
        card = _card_of(value["card"], len(value["label"]["levels"]))
        features = tuple(_attribute_of(feature) for feature in value["features"])
        label = _attribute_of(value["label"])
        _check_format(_needed_format(card, (*features, label), value["parameters"]), written)
        kept = StoredModel(features, label, card.epsilon, value["parameters"])
        restored = _restored(kind, kept)
    except (KeyError, TypeError, ValueError, IndexError, UserProblem) as problem:
        raise model_altered(file) from problem
    restored.class_weights_ = card.class_weights
    return restored, card


def _restored(kind: type[StorableModel], kept: StoredModel) -> Classifier:
    model = kind.restored(kept)
    # an option that only a later version declares says nothing of how this model predicts
    known = {option.name for option in kind.options}
    options = dict(kept.parameters.get(OPTIONS, {}))
    model.choose({name: value for name, value in options.items() if name in known})
    return model  # type: ignore[return-value]


def _check_whole(value: dict[str, Any], file: str) -> None:
    if set(value) != MODEL_KEYS:
        raise model_altered(file)
    content = {key: part for key, part in value.items() if key != "sha256"}
    try:
        fits = _hash(content) == value["sha256"]
    except (TypeError, ValueError) as problem:
        raise model_altered(file) from problem
    if not fits:
        raise model_altered(file)


def _hash(value: dict[str, Any]) -> str:
    return hashlib.sha256(canonical(value).encode()).hexdigest()


def _attribute_json(attribute: Attribute) -> dict[str, Any]:
    kept: dict[str, Any] = {"name": attribute.name, "levels": list(attribute.levels)}
    if attribute.cuts is not None:
        kept["cuts"] = list(attribute.cuts)
    return kept if attribute.can_be_missing else {**kept, "missing": False}


def _attribute_of(value: dict[str, Any]) -> Attribute:
    cuts = value.get("cuts")
    texts = (value["name"], *value["levels"])
    if not all(isinstance(text, str) for text in texts):
        raise TypeError(texts)
    can_be_missing = value.get("missing", True)
    if type(can_be_missing) is not bool:
        raise TypeError(can_be_missing)
    return Attribute(
        value["name"],
        tuple(value["levels"]),
        None if cuts is None else tuple(map(float, cuts)),
        can_be_missing,
    )


def _needed_format(
    card: ModelCard, attributes: tuple[Attribute, ...], parameters: Mapping[str, Any]
) -> str:
    later = _later(card)
    is_third = not later.keys().isdisjoint(THIRD_FIELDS) or not parameters.keys().isdisjoint(
        THIRD_PARAMETERS
    )
    if is_third or not all(attribute.can_be_missing for attribute in attributes):
        return THIRD_FORMAT
    return MODEL_FORMAT if later else FIRST_FORMAT


def _later(card: ModelCard) -> dict[str, Any]:
    """Return what the first format cannot say."""
    return {name: value for name in LATER_FIELDS if (value := getattr(card, name))}


def _check_format(needed: str, written: str) -> None:
    if needed != written:
        raise ValueError(written)


def _card_json(card: ModelCard) -> dict[str, Any]:
    said = {name: part for name, part in asdict(card).items() if name not in LATER_FIELDS}
    return {
        **said,
        **_later(card),
        "epsilon": _epsilon_json(card.epsilon),
        "epsilon_one_changed": _epsilon_json(card.epsilon_one_changed),
    }


def _epsilon_json(epsilon: float) -> float | str:
    return INFINITE_EPSILON if math.isinf(epsilon) else epsilon


def _are_known(card: ModelCard, classes: int) -> bool:
    """Return whether what a card says of its protection is what cards say."""
    has_rows = type(card.rows) is int or (card.rows is None and card.rows_are == "noisy")
    words = card.rows_are in ROWS_ARE and card.levels in LEVELS_ARE
    words = words and bool(card.rows_are) == bool(card.levels)
    # of each other's: δ is above 0 where levels were found, and there alone
    delta = type(card.delta) is float and 0 <= card.delta < 1
    weights = len(card.class_weights) in {0, classes}
    weights = weights and all(
        type(one) is float and 0 < one < math.inf for one in card.class_weights
    )
    weights = weights and type(card.most_weight) is int and card.most_weight >= 0
    weights = weights and bool(card.most_weight) == bool(card.row_weights)
    known = has_rows and words and delta and weights and 0 <= card.majority <= 1
    return known and (card.delta > 0) == (card.levels == "found")


def _card_of(value: dict[str, Any], classes: int) -> ModelCard:
    epsilon = math.inf if value["epsilon"] == INFINITE_EPSILON else float(value["epsilon"])
    stated = {key: part for key, part in value.items() if key != "epsilon_one_changed"}
    weights = tuple(stated.get("class_weights", ()))
    card = ModelCard(**{**stated, "epsilon": epsilon, "class_weights": weights})
    if not _are_known(card, classes):
        raise ValueError(card)
    # written twice on purpose: a card whose two ε do not belong together was altered
    if value["epsilon_one_changed"] != _epsilon_json(card.epsilon_one_changed):
        raise ValueError(value["epsilon_one_changed"])
    return card
