"""A survey as its analyst sees it: what was asked, and the variables that were made of it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field, replace

from surveyapp.analyses.data.variables import NO_VARIABLES, Variables
from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg
from surveyapp.survey.definition.survey import Survey


@dataclass(frozen=True, slots=True)
class SeenSurvey(Survey):
    """A survey with variables that its analyst has made."""

    made_of: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """The name of each such variable, in the order of making, with the names of those it is made from."""
    asked: Survey | None = field(default=None, compare=False)
    """The survey as it was asked, of which this is what ``variables`` make of it."""
    variables: Variables = field(default=NO_VARIABLES, compare=False)
    """What the analyst says of it."""

    def without_repeats(self) -> Survey:
        """Return the survey with what was asked; what is made from it only where that is hidden."""
        made = {name for name, _ in self.made_of}
        told: set[str] = {one.id for one in self.questions if one.id not in made}
        repeats: set[str] = set()
        for name in (one.id for one in self.questions if one.id in made):
            if told.isdisjoint(self.origins(name)):
                told |= self.origins(name)
            else:
                repeats.add(name)
        kept = tuple(one for one in self.questions if one.id not in repeats)
        return replace(self, questions=kept)

    def origins(self, question: str) -> frozenset[str]:
        """Return the asked questions from which a variable is made, through others too."""
        origins: dict[str, frozenset[str]] = {}
        for name, of in self.made_of:
            origins[name] = frozenset().union(*(origins.get(one, {one}) for one in of))
        return origins.get(question, frozenset({question}))

    def check_together(self, questions: Collection[str]) -> None:
        """Refuse also variables of the same reports."""
        Survey.check_together(self, questions)
        self.check_different(questions)

    def check_different(self, questions: Collection[str]) -> None:
        """Refuse variables of the same reports."""
        randomized = {question.id for question in self.randomized}
        found: dict[str, str] = {}
        for name in dict.fromkeys(questions):
            if name not in randomized:
                continue
            (asked,) = self.origins(name)  # reports are merged of one question alone
            if asked in found:
                raise UserProblem(
                    msg(
                        "{first} and {second} are made of the same reports, so they cannot be analysed "
                        "together. Choose one of them.",
                        first=found[asked],
                        second=name,
                    )
                )
            found[asked] = name
