"""What the privacy ledger notes of a payment, and how a person is told.

The ledger's file is read by every version and in every language, so its notes stay what they are: short,
and in English. Here stands how each is written, and beside it how it is read.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from decimal import Decimal

from surveyapp.messages.message import Message, msg
from surveyapp.services.models.learners import LEARNERS

SYNTHETIC_TABLE = "synthetic table"
ROWS_PUBLIC = "number of rows public"
_DELTA = re.compile(r"(?P<note>.*), delta (?P<delta>[0-9.e-]+)", re.DOTALL)


def of_model(learner: str, label: str) -> str:
    """Return the note of a training.

    Parameters
    ----------
    learner
        its name, as commands take it.
    label
        what is predicted.
    """
    return f"{learner} model of {label}"


def of_evaluation(label: str, folds: int | None) -> str:
    """Return the note of an evaluation.

    Parameters
    ----------
    label
        what is predicted.
    folds
        how many parts the table is cut into; None: the model is evaluated as it is.
    """
    what = "accuracy" if folds is None else f"cross-validation in {folds} folds"
    return f"{what} of a model of {label}"


def with_terms(note: str, *, delta: float | None, rows_are_public: bool) -> str:
    """Return a note with what the promise rests on besides ε.

    Parameters
    ----------
    note
        what was paid for.
    delta
        the chance that a level of one row shows; None where no levels were found.
    rows_are_public
        whether the number of rows was taken as public.
    """
    terms = [] if delta is None else [f"delta {delta:g}"]
    terms += [ROWS_PUBLIC] if rows_are_public else []
    return ", ".join([note, *terms])


def _model(learner: str, label: str) -> Message:
    kind = LEARNERS.get(learner)
    named = learner if kind is None else msg(kind.card_title or kind.title)
    return msg("Model of “{label}” ({learner})", label=label, learner=named)


_SAID: Mapping[str, Callable[..., Message]] = {
    r"(?P<learner>[a-z-]+) model of (?P<label>.*)": _model,
    SYNTHETIC_TABLE: lambda: msg("Synthetic table"),
    r"accuracy of a model of (?P<label>.*)": lambda label: msg(
        "Evaluation of a model of “{label}”", label=label
    ),
    r"cross-validation in (?P<folds>\d+) folds of a model of (?P<label>.*)": lambda folds, label: (
        msg(
            "Cross-validation of a model of “{label}” in {folds} folds",
            label=label,
            folds=int(folds),
        )
    ),
}


def told(note: str) -> list[Message]:
    """Return what a note of the ledger says; of a note that this version does not know nothing.

    Parameters
    ----------
    note
        as it stands in the ledger.
    """
    terms = []
    if is_public := note.endswith(f", {ROWS_PUBLIC}"):
        note = note.removesuffix(f", {ROWS_PUBLIC}")
    if found := _DELTA.fullmatch(note):
        note = found["note"]
        terms.append(msg("levels found (δ = {delta})", delta=f"{Decimal(found['delta']):f}"))
    if is_public:
        terms.append(msg("the number of rows is public"))
    for pattern, say in _SAID.items():
        if match := re.fullmatch(pattern, note, re.DOTALL):
            return [say(**match.groupdict()), *terms]
    return []
