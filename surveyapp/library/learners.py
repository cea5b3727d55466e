"""Private classifiers with scikit-learn's interface: of a table of true values under ε, and of reports."""

from __future__ import annotations

import math
import warnings
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any, Self

import numpy as np
import numpy.typing as npt

from surveyapp.designs import AskableDesign
from surveyapp.designs.channels.direct import Direct
from surveyapp.estimation.sampling.respondents import respondents_worth
from surveyapp.learning.base.classifier import Classifier
from surveyapp.learning.base.noise import SimulatedNoise
from surveyapp.learning.base.table import (
    MISSING,
    Attribute,
    CodedTable,
    Examples,
    attribute_from_cuts,
    numeric_attribute,
)
from surveyapp.learning.local.auto import LocalAuto
from surveyapp.learning.local.coded_reports import QuestionReports
from surveyapp.learning.local.registry import LOCAL_LEARNERS
from surveyapp.learning.local.reports import single_question_reports
from surveyapp.learning.local.tree import LocalTree
from surveyapp.library.arrays import Array, ArrayClassifier, Column, labels_of, weights_of
from surveyapp.library.problems import checked_design, not_usable, said_in_keywords, whole
from surveyapp.services.models.learners import read_options
from surveyapp.services.models.row_weights import LARGEST_BOUND, whole_weights
from surveyapp.services.models.training import TrainingOptions, fit_learner

Bounds = tuple[float, float] | Mapping[Any, tuple[float, float]]
MOST_LEVELS = 256
"""Levels of a feature of words."""


class CodedClassifier(ArrayClassifier):
    """A classifier that sees each feature as one of a few levels."""

    bounds: Bounds | None
    levels: Mapping[Any, Sequence[Any]] | None
    bins: int
    options: Mapping[str, Any] | None
    _attributes: tuple[Attribute, ...]
    _levels: tuple[Sequence[Any] | None, ...]
    _used: tuple[int, ...]
    _model: Classifier
    epsilon_: float

    def _chosen(self) -> Mapping[str, Any]:
        """Return the learner's options by name; None stands for the default."""
        return self.options or {}

    def _domains(
        self,
        columns: Sequence[Column],
        *,
        may_look: bool,
        never_missing: bool | str | Sequence[Any] = False,
    ) -> None:
        """Find the levels of each feature: stated, or read off the columns where that is allowed."""
        if not 1 <= whole("bins", self.bins) <= MOST_LEVELS:
            raise not_usable("bins: give a whole number from 1 to {most}.", most=MOST_LEVELS)
        _check_features(self.bounds, self._names(), "bounds")
        _check_features(self.levels, self._names(), "levels")
        attributes: list[Attribute] = []
        levels: list[Sequence[Any] | None] = []
        for place, (name, column) in enumerate(zip(self._names(), columns, strict=True)):
            stated = _stated(self.levels, name, place)
            if stated is None and column.dtype.kind != "O":
                levels.append(None)
                attributes.append(self._numeric(name, place, column, may_look=may_look))
                continue
            if stated is None and not may_look:
                raise _not_stated(name, "levels")
            known = list(dict.fromkeys(_words(column))) if stated is None else list(stated)
            _check_levels(name, known)
            levels.append(known)
            attributes.append(Attribute(name, tuple(str(level) for level in known)))
        always = _places(never_missing, self._names())
        attributes = [
            replace(attribute, can_be_missing=place not in always)
            for place, attribute in enumerate(attributes)
        ]
        self._attributes, self._levels = tuple(attributes), tuple(levels)
        # what is always the same says nothing of a class
        self._used = tuple(place for place, one in enumerate(attributes) if len(one.levels) > 1)

    def _numeric(self, name: str, place: int, column: Column, *, may_look: bool) -> Attribute:
        bounds = (
            self.bounds
            if isinstance(self.bounds, tuple | list)
            else _stated(self.bounds, name, place)
        )
        if bounds is not None:
            low, high = bounds
            if not -math.inf < float(low) < float(high) < math.inf:
                raise not_usable(
                    "The bounds of the feature {name} are {low} and {high}; give two numbers, the first "
                    "below the second.",
                    name=name,
                    low=low,
                    high=high,
                )
            return numeric_attribute(name, (float(low), float(high)), self.bins)
        if not may_look:
            raise _not_stated(name, "bounds")
        known = column[np.isfinite(column)]
        if len(known) == 0:
            return attribute_from_cuts(name, ())
        cuts = np.unique(np.quantile(known, np.linspace(0, 1, self.bins + 1)[1:-1]))
        # texts of levels have six digits: cuts that look alike are one
        different = {f"{cut:g}": float(cut) for cut in cuts if known.min() < cut}
        return attribute_from_cuts(name, tuple(different.values()))

    def _table(self, columns: Sequence[Column]) -> CodedTable:
        """Return the features that are used, coded; levels that were never seen are missing."""
        codes = [self._code(place, columns[place]) for place in self._used]
        for place, column in zip(self._used, codes, strict=True):
            if not self._attributes[place].can_be_missing and (column == MISSING).any():
                raise not_usable(
                    "The feature {name} has no value, or one of no level, in row {row}, but never_missing "
                    "says that every row has one.",
                    name=self._attributes[place].name,
                    row=int(np.argmax(column == MISSING)),
                )
        attributes = tuple(self._attributes[place] for place in self._used)
        return CodedTable(attributes, np.stack(codes, axis=1).astype(np.int32))

    def _code(self, place: int, column: Column) -> npt.NDArray[np.int32]:
        attribute, levels = self._attributes[place], self._levels[place]
        if levels is None:
            numbers = column.astype(np.float64)
            found = np.searchsorted(np.asarray(attribute.cuts), numbers, side="right")
            return np.where(np.isnan(numbers), MISSING, found).astype(np.int32)
        at = {str(level): code for code, level in enumerate(levels)}
        words = _words(column, keep=True)
        unknown = [row for row, word in enumerate(words) if word and word not in at]
        if unknown:
            warnings.warn(
                f"The feature {attribute.name} has a value that is none of its levels in {len(unknown)} "
                f"row(s), the first {words[unknown[0]]!r} in row {unknown[0]}. It counts as missing.",
                stacklevel=2,
            )
        return np.array([at.get(word, MISSING) for word in words], dtype=np.int32)

    @property
    def trained(self) -> Classifier:
        """The model that was learned; it sees coded features."""
        self._check_fitted()
        return self._model

    def coded(self, X: Any) -> CodedTable:  # noqa: N803 - scikit-learn's name
        """Return features as the model sees them."""
        self._check_fitted()
        return self._table(self._columns(X, is_fit=False))

    def predict_proba(self, X: Any) -> npt.NDArray[np.float64]:  # noqa: N803 - scikit-learn's name
        """Return the probability of each class, shape (n, k)."""
        model = self.trained
        # a design has an order of its answers; scikit-learn's tools take the classes to be sorted
        places = [model.classes_.index(str(one)) for one in self.classes_.tolist()]
        return model.predict_proba(self.coded(X))[:, places]

    def __sklearn_tags__(self) -> Any:
        tags = super().__sklearn_tags__()
        tags.input_tags.allow_nan = tags.input_tags.string = tags.input_tags.categorical = True
        return tags

    def __sklearn_is_fitted__(self) -> bool:
        return hasattr(self, "_model")


def _given(options: Mapping[str, Any]) -> dict[str, Any]:
    """Return the options that are not None; classes and features are texts, as models know them."""
    return {
        name: {str(key): value for key, value in one.items()} if isinstance(one, Mapping) else one
        for name, one in options.items()
        if one is not None
    }


def _stated(given: Any, name: str, place: int) -> Any:
    """Return what was said of a feature, by its name or its place."""
    if given is None:
        return None
    return given.get(name, given.get(place))


def _check_features(given: Any, names: Sequence[str], what: str) -> None:
    """Refuse what is said of a feature that is not there: another would be taken as nobody meant it."""
    for feature in given if isinstance(given, Mapping) else ():
        if feature not in names and feature not in range(len(names)):
            raise not_usable(
                "There is no feature {feature}, of which {what} are given. There are {known}.",
                feature=feature,
                what=what,
                known=", ".join(names),
            )


def _places(chosen: bool | str | Sequence[Any], names: Sequence[str]) -> Collection[int]:  # noqa: FBT001
    """Return the places of features that are named, or numbered; all of them for True."""
    if isinstance(chosen, bool):
        return range(len(names)) if chosen else ()
    found = []
    for one in [chosen] if isinstance(chosen, str) else chosen:
        place = names.index(one) if one in names else one
        if not isinstance(place, int | np.integer) or not 0 <= place < len(names):
            raise not_usable(
                "never_missing names {found}, which is no feature. There are: {known}.",
                found=one,
                known=", ".join(names),
            )
        found.append(int(place))
    return found


def _words(column: Column, *, keep: bool = False) -> list[str]:
    """Return the values of a column as texts; missing ones are left out, or empty with ``keep``."""
    values = ("" if value is None or value != value else str(value) for value in column.tolist())  # noqa: PLR0124
    return [value for value in values if value or keep]


def _check_levels(name: str, levels: Sequence[Any]) -> None:
    if len(levels) > MOST_LEVELS:
        raise not_usable(
            "The feature {name} has {count} different words, more than the {most} that a feature can have. "
            "Group them, or leave it out.",
            name=name,
            count=len(levels),
            most=MOST_LEVELS,
        )


def _not_stated(name: str, what: str) -> Exception:
    return not_usable(
        "Nothing says the {what} of the feature {name}. State them from knowledge ({what}={{{name}: …}}), or "
        "say that they are public (domain_is_public=True): reading them off a private table would not be "
        "private.",
        what=what,
        name=name,
    )


class PrivateClassifier(CodedClassifier):
    """A classifier trained on a table of true values under ε (differential privacy).

    ``fit`` spends exactly ``epsilon``, with discrete noise from a vetted library. What the table can contain
    (bounds of numbers, levels of words, classes) is public knowledge that is stated, not read off the table.

    Parameters
    ----------
    learner : {"auto", "naive-bayes", "tree", "forest", …}, default "auto"
        how to learn; "auto" chooses within ε.
    epsilon : float, default 1.0
        the privacy budget, above 0; infinite is not private.
    bounds : (low, high) or dict by feature, optional
        lowest and highest value of numeric features: of all, or by name or place. Values beyond belong to the
        outermost bin.
    levels : dict by feature, optional
        the values of categorical features, by name or place. Other values count as missing, with a warning.
    classes : list, optional
        the classes of y.
    bins : int, default 5
        bins of a numeric feature.
    domain_is_public : bool, default False
        whether bounds, levels and classes that are not stated may be read off the table. Only where the table
        is public, or what it can contain is known anyhow.
    never_missing : bool or list of features, default False
        which features have a value in every row, by name or place, or True for all of them. That is public
        knowledge too: then no part of ε goes to values that are not there.
    most_weight : int, optional
        how often a row counts at most, where ``fit`` gets a sample_weight: the largest weight, from knowledge
        and not from the table. Larger weights count as this. The noise is so many times as large.
    options : dict, optional
        what the learner declares, by name, such as ``{"trees": 20}`` of a forest. ``ForestClassifier`` and
        the other classes of one learner take these by keyword.
    random_state : int, optional
        seeds noise of the same distribution, for simulations and tests. **Never for a release:** who knows
        the seed can take the noise off. None draws vetted noise from the operating system.

    Attributes
    ----------
    classes_ : array of shape (k,)
        the classes, sorted.
    epsilon_ : float
        what ``fit`` spent.
    n_features_in_ : int
        number of features.
    feature_names_in_ : array
        their names, where ``fit`` was given a DataFrame.

    Examples
    --------
    >>> import numpy as np
    >>> rng = np.random.default_rng(1)
    >>> age = rng.integers(18, 90, 2000)
    >>> owns = np.where(rng.random(2000) < (age - 18) / 72, "yes", "no")
    >>> model = PrivateClassifier(epsilon=1.0, bounds=(18, 90), classes=["no", "yes"], random_state=1)
    >>> model.fit(age.reshape(-1, 1), owns).predict([[20], [85]]).tolist()
    ['no', 'yes']
    """

    def __init__(
        self,
        learner: str = "auto",
        *,
        epsilon: float = 1.0,
        bounds: Bounds | None = None,
        levels: Mapping[Any, Sequence[Any]] | None = None,
        classes: Sequence[Any] | None = None,
        bins: int = 5,
        domain_is_public: bool = False,
        never_missing: bool | str | Sequence[Any] = False,
        most_weight: int | None = None,
        options: Mapping[str, Any] | None = None,
        random_state: int | None = None,
    ) -> None:
        self.learner = learner
        self.epsilon = epsilon
        self.bounds = bounds
        self.levels = levels
        self.classes = classes
        self.bins = bins
        self.domain_is_public = domain_is_public
        self.never_missing = never_missing
        self.most_weight = most_weight
        self.options = options
        self.random_state = random_state

    def fit(self, X: Any, y: Any, sample_weight: Any = None) -> Self:  # noqa: N803 - scikit-learn's name
        """Train under ε; return this classifier.

        Parameters
        ----------
        X : array or DataFrame of shape (n, d)
            numbers or words; NaN and None are missing.
        y : array of shape (n,)
            the class of each row.
        sample_weight : array of shape (n,), optional
            how many people each row represents, 0 or more; needs ``most_weight`` unless ``epsilon`` is
            infinite. Parts of a whole are rounded by coins, so that their mean is right.

        Raises
        ------
        ValueError
            if bounds, levels or classes are not stated and not public; if X and y are no such table; if
            weights have no public bound.
        """
        if not isinstance(self.epsilon, int | float | np.number):
            raise not_usable("Epsilon is {value}; it must be a number.", value=repr(self.epsilon))
        columns = self._columns(X, is_fit=True)
        given = labels_of(y, len(columns[0]), type(self).__name__)
        most, times = self._times(weights_of(sample_weight, len(given)))
        if times is not None:
            # a row that counts w times is w equal rows, each of which is protected by ε/most (group privacy)
            columns, given = [column.repeat(times) for column in columns], given.repeat(times)
        self.classes_ = self._classes(given)
        self._domains(columns, may_look=self.domain_is_public, never_missing=self.never_missing)
        if not self._used:
            raise not_usable(
                "No feature has two levels or more, so there is nothing to learn from."
            )
        label = Attribute("class", tuple(str(one) for one in self.classes_.tolist()))
        places = {one: code for code, one in enumerate(self.classes_.tolist())}
        codes = np.array([places.get(one, MISSING) for one in given.tolist()], dtype=np.int32)
        if (codes == MISSING).any():
            raise not_usable(
                "The class {found} is none of the stated classes ({known}).",
                found=given[int(np.argmax(codes == MISSING))],
                known=", ".join(label.levels),
            )
        noise = None
        if self.random_state is not None:
            noise = SimulatedNoise(np.random.default_rng(_seed(self.random_state)))
        learning = TrainingOptions(
            self.learner,
            label.name,
            options=_given(self._chosen()),
            seed=_seed(self.random_state),
        )
        examples = Examples(self._table(columns), label, codes)
        with said_in_keywords():
            self._model = fit_learner(learning, examples, self.epsilon / most, noise)
        self.epsilon_ = float(self.epsilon)
        return self

    def _times(
        self, weights: npt.NDArray[np.float64] | None
    ) -> tuple[int, npt.NDArray[np.int64] | None]:
        """Return how often a row counts at most, and how often each does; None: each once."""
        if weights is None:
            return 1, None
        most = self.most_weight
        if most is None and math.isinf(self.epsilon):
            most = max(1, math.ceil(weights.max()))
        if most is None:
            raise not_usable(
                "Nothing says how large a sample_weight can be. State it from knowledge (most_weight=…): "
                "reading it off a private table would not be private."
            )
        if not (isinstance(most, int | np.integer) and 1 <= most <= LARGEST_BOUND):
            raise not_usable(
                "A row cannot count {most} times at most; give a whole number from 1 to {largest}, and "
                "weights relative to it.",
                most=most,
                largest=LARGEST_BOUND,
            )
        times = whole_weights(weights, most, _seed(self.random_state))
        if not times.any():
            raise not_usable("Every sample_weight was rounded to zero; give larger weights.")
        return int(most), times

    def _classes(self, given: Array) -> Array:
        if self.classes is not None:
            found = np.unique(np.asarray(self.classes))
        elif self.domain_is_public:
            found = np.unique(given)
        else:
            raise not_usable(
                "Nothing says which classes there are. State them (classes=[…]), or say that they are public "
                "(domain_is_public=True): reading them off a private table would not be private."
            )
        if len(found) < 2:
            raise not_usable(
                "There is one class only; a classifier needs two or more to tell apart."
            )
        return found

    def __sklearn_tags__(self) -> Any:
        tags = super().__sklearn_tags__()
        is_noisy = not math.isinf(self.epsilon)
        tags.classifier_tags.poor_score = is_noisy
        tags.non_deterministic = is_noisy and self.random_state is None
        return tags


def _seed(random_state: Any) -> int | None:
    if random_state is None or isinstance(random_state, int):
        return random_state
    return int(random_state.randint(2**31) if hasattr(random_state, "randint") else random_state)


class ReportsClassifier(CodedClassifier):
    """A classifier trained on randomized reports alone; it sees no answer, so it spends no further ε.

    Parameters
    ----------
    designs : dict of designs by feature, optional
        how each randomized feature was asked, by its name or place; the other features are direct. Yes/no
        designs need the reports ``yes`` and ``no`` (or as the design names them).
    label_design : design, optional
        how y was asked; None: directly.
    learner : {"auto", "naive-bayes", "tree"}, default "auto"
        how to learn; "auto" chooses by predictions for respondents it was not learned from.
    bounds : (low, high) or dict by feature, optional
        lowest and highest value of direct numeric features; else their bins are read off the table.
    levels : dict by feature, optional
        the answers of features, by name or place; else they are read off the reports.
    bins : int, default 5
        bins of a numeric feature.
    options : dict, optional
        what the learner declares, by name.

    Attributes
    ----------
    classes_ : array of shape (k,)
        the classes, sorted: the answers, not the reports.
    epsilon_ : float
        the most that a respondent's randomized reports give away together.

    Examples
    --------
    >>> import numpy as np
    >>> from surveyapp.designs.channels.warner import Warner
    >>> rng = np.random.default_rng(1)
    >>> used = rng.random(4000) < 0.5
    >>> reports = np.where(rng.random(4000) < 0.8, used, ~used)
    >>> age = np.where(rng.random(4000) < 0.9, used, ~used).astype(int)
    >>> model = ReportsClassifier(label_design=Warner(p="4/5"))
    >>> model.fit(age.reshape(-1, 1), np.where(reports, "yes", "no")).predict([[0], [1]]).tolist()
    ['no', 'yes']
    """

    def __init__(
        self,
        *,
        designs: Mapping[Any, AskableDesign] | None = None,
        label_design: AskableDesign | None = None,
        learner: str = "auto",
        bounds: Bounds | None = None,
        levels: Mapping[Any, Sequence[Any]] | None = None,
        bins: int = 5,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        self.designs = designs
        self.label_design = label_design
        self.learner = learner
        self.bounds = bounds
        self.levels = levels
        self.bins = bins
        self.options = options

    def fit(self, X: Any, y: Any, sample_weight: Any = None) -> Self:  # noqa: N803 - scikit-learn's name
        """Learn from reports; return this classifier.

        Parameters
        ----------
        X : array or DataFrame of shape (n, d)
            the reports of features; NaN and None are missing.
        y : array of shape (n,)
            the reports of the label.
        sample_weight : array of shape (n,), optional
            how many people each respondent represents, 0 or more.

        Raises
        ------
        ValueError
            if X and y are no such table; if a report is none of its design's; if a weight is negative or no
            number, or all are 0.
        """
        if self.learner not in LOCAL_LEARNERS:
            raise not_usable(
                "There is no learner {learner}; take one of {known}.",
                learner=self.learner,
                known=", ".join(LOCAL_LEARNERS),
            )
        with said_in_keywords():
            options = read_options(self.learner, None, _given(self._chosen()))
        columns = self._columns(X, is_fit=True)
        given = labels_of(y, len(columns[0]), type(self).__name__)
        self._domains(columns, may_look=True)
        names = self._names()
        _check_features(self.designs, names, "designs")
        for design in (self.designs or {}).values():
            checked_design(design)
        for place, name in enumerate(names):
            if (design := _stated(self.designs, name, place)) is not None:
                self._state_answers(place, name, columns[place], design)
        label = self._label(given)
        if not self._used:
            raise not_usable(
                "No feature has two levels or more, so there is nothing to learn from."
            )
        features = [self._reports(place, columns[place]) for place in self._used]
        weights = weights_of(sample_weight, len(given))
        times = None
        if weights is not None:
            counted = np.flatnonzero(weights > 0)
            features = [one.rows(counted) for one in features]
            label, times = label.rows(counted), respondents_worth(weights[counted])
        model = LOCAL_LEARNERS[self.learner](**options)
        if isinstance(model, LocalAuto):
            model = model.chosen(features, label, times)
        if isinstance(model, LocalTree):
            model.fit(features, label, times)
        else:
            model.fit(single_question_reports(features, label, times))
        self._model, self.epsilon_ = model, model.epsilon_
        return self

    def _state_answers(self, place: int, name: str, column: Column, design: AskableDesign) -> None:
        """Take the answers of a randomized feature from its design, or the levels that were stated."""
        stated = _stated(self.levels, name, place)
        answers = _answers(
            design, sorted(set(_words(column))) if stated is None else list(map(str, stated))
        )
        attributes, levels = list(self._attributes), list(self._levels)
        attributes[place], levels[place] = Attribute(name, answers), answers
        self._attributes, self._levels = tuple(attributes), tuple(levels)
        self._used = tuple(sorted({*self._used, place}))

    def _reports(self, place: int, column: Column) -> QuestionReports:
        attribute = self._attributes[place]
        design = _stated(self.designs, self._names()[place], place)
        if design is None:
            return QuestionReports(
                attribute, Direct(k=len(attribute.levels)), self._code(place, column)
            )
        return QuestionReports(
            attribute, design, _coded_reports(attribute, design, _words(column, keep=True))
        )

    def _label(self, given: Array) -> QuestionReports:
        if self.label_design is None:
            self.classes_ = np.unique(given)
            if len(self.classes_) < 2:
                raise not_usable(
                    "There is one class only; a classifier needs two or more to tell apart."
                )
            attribute = Attribute("class", tuple(map(str, self.classes_.tolist())))
            codes = np.searchsorted(self.classes_, given).astype(np.int32)
            return QuestionReports(attribute, Direct(k=len(attribute.levels)), codes)
        checked_design(self.label_design)
        words = _words(given.astype(object), keep=True)
        answers = _answers(self.label_design, sorted({word for word in words if word}))
        self.classes_ = np.unique(np.array(answers))
        attribute = Attribute("class", answers)
        return QuestionReports(
            attribute, self.label_design, _coded_reports(attribute, self.label_design, words)
        )


def _answers(design: AskableDesign, words: Sequence[str]) -> tuple[str, ...]:
    """Return the answers of a randomized column: yes and no, or of other designs the words."""
    if design.answer_count == 2 and not type(design).derives_k:
        return ("yes", "no")
    if len(words) != design.answer_count:
        raise not_usable(
            "The design {design} has {count} answers, and {found} different reports were given. State "
            "the levels.",
            design=design.name,
            count=design.answer_count,
            found=len(words),
        )
    return tuple(words)


def _coded_reports(
    attribute: Attribute, design: AskableDesign, words: Sequence[str]
) -> npt.NDArray[np.int32]:
    (alphabet, *more) = design.alphabets(attribute.levels)
    if more or not alphabet:
        raise not_usable("The design {design} cannot be learned from an array.", design=design.name)
    places = {report: code for code, report in enumerate(alphabet)}
    unknown = sorted({word for word in words if word and word not in places})
    if unknown:
        raise not_usable(
            "{found} is no report of the design {design}, whose reports are {known}.",
            found=unknown[0],
            design=design.name,
            known=", ".join(alphabet),
        )
    return np.array([places.get(word, MISSING) for word in words], dtype=np.int32)
