"""Two ways to keep reports at the same error: sealed to a key, or as tallies with weaker coins.

Where nobody can open a single report, weaker coins may be right, and fewer interviews then reach the error.
What they do not protect against is said beside it: whoever watches the touch, or runs a changed kiosk, sees
the answer in both ways.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields

from surveyapp.analyses.computation.planning.sample_size import TOTAL, PlanRow, stated_parameters
from surveyapp.designs import CATALOGUE
from surveyapp.designs.core.typed_numbers import filed_parameter
from surveyapp.designs.quantitative.catalogue import QUANTITATIVE_DESIGNS
from surveyapp.errors import UserProblem
from surveyapp.estimation.planning.target import Plannable
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message, msg
from surveyapp.messages.notice import Notice
from surveyapp.survey.definition.tallies import Tallies

SEALED, TALLIES = "sealed", "tallies"
DESIGN_NAME = "design"
"""The name under which another design is stated, beside its parameters."""

_SMALLEST = next(one.default for one in fields(Tallies) if one.name == "smallest")

BY_KEY = {
    SEALED: QT_TRANSLATE_NOOP("messages", "every report, with its direct answers"),
    TALLIES: QT_TRANSLATE_NOOP(
        "messages",
        "declared totals of at least {smallest} interviews, or as many as the survey says, once trustees "
        "have opened them",
    ),
}
BY_TRUSTEES = {
    SEALED: QT_TRANSLATE_NOOP("messages", "nothing: there are no trustees"),
    TALLIES: QT_TRANSLATE_NOOP(
        "messages",
        "the totals of each file; a report, with copies of a file from before and after its interview",
    ),
}
BY_KIOSK = QT_TRANSLATE_NOOP(
    "messages", "the answer itself: neither randomization nor tallies protect against that"
)


@dataclass(frozen=True, slots=True)
class HeldRow:
    """What one way of keeping needs, and what whoever attacks it sees."""

    held: str
    """``sealed`` or ``tallies``."""
    design: str
    stated: str
    """The design and its parameters."""
    epsilon: float | None
    """What one report would give away to whoever saw it; None: everything."""
    method: str
    error: float
    confidence: float
    n: int
    """As ``PlanRow``."""

    @property
    def by_key(self) -> Notice:
        """What the analyst with the key sees, or a court that takes it."""
        return Notice(Message(BY_KEY[self.held], {"smallest": _SMALLEST}))

    @property
    def by_trustees(self) -> Notice:
        """What trustees see who collude, as many as open a total."""
        return Notice(Message(BY_TRUSTEES[self.held]))

    @property
    def by_kiosk(self) -> Notice:
        """What a kiosk sees whose program was changed, and whoever watches the touch."""
        return Notice(Message(BY_KIOSK))


def design_in_tallies(design: Plannable, stated: Sequence[tuple[str, str]]) -> Plannable:
    """Return the design that would be used with tallies: other parameters, or another design.

    Parameters
    ----------
    design
        The design under sealing; what is not stated stays.
    stated
        Parameters by name, as people type numbers; under ``design`` the name of another design.

    Raises
    ------
    UserProblem
        if there is no such design; if reports of one cannot be counted.
    ParameterProblem
        for the first parameter that cannot be used.
    """
    given = dict(stated)
    name = given.pop(DESIGN_NAME, design.name)
    known = CATALOGUE.by_name
    if name not in known:
        raise UserProblem(
            msg(
                "There is no design {name}. The designs are {known}.",
                name=name,
                known=", ".join(known),
            )
        )
    kind = known[name]
    if name in QUANTITATIVE_DESIGNS.by_name:
        raise UserProblem(
            msg(
                "{design} hides a number behind noise, and a mean needs each report by itself: no tally "
                "can count it. Ask for it in bands, as a choice.",
                design=name,
            )
        )
    declared = kind.parameters()
    values: dict[str, object] = {
        key: filed_parameter(declared[key].kind, text) if key in declared else text
        for key, text in given.items()
    }
    if name == design.name:
        before = {key: value for key, value in design.to_json().items() if key != "name"}
        # a parameter that stands for others, such as ε, takes their place
        takes_place = any(key in declared and key not in before for key in values)
        kept = () if takes_place else before.keys()
        values = {key: before[key] for key in kept} | values
    # every family of the catalogue has its own way to be planned
    made: Plannable = kind.read(values, design.answer_count)  # type: ignore[assignment]
    return made


def held_rows(held: str, design: Plannable, planned: Sequence[PlanRow]) -> Iterator[HeldRow]:
    """Yield what a way of keeping needs, by each method.

    Parameters
    ----------
    held
        ``sealed`` or ``tallies``.
    design
        Its design.
    planned
        What the design needs, or the error that it reaches.
    """
    loss = design.privacy_loss
    for row in planned:
        if row.part == TOTAL:
            yield HeldRow(
                held,
                design.name,
                stated_parameters(design),
                None if math.isinf(loss) else loss,
                row.method,
                row.error,
                row.confidence,
                row.n,
            )
