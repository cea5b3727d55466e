"""A survey with its randomizers made once, before the first interview."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from surveyapp.designs import AskableDesign, Mode
from surveyapp.designs.core.coins import Randomizes
from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg
from surveyapp.storage.collection.format import survey_hash
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.routing.route import Route, route
from surveyapp.survey.types.base import AskedQuestion, Question

if TYPE_CHECKING:
    from surveyapp.designs.core.checkable_coin import RoundContext


@dataclass(frozen=True, slots=True)
class PreparedSurvey:
    """A survey with its randomizers made once, for all interviews of a kiosk."""

    survey: Survey
    by_sample: tuple[tuple[Randomizes, ...], ...]
    """For each screen of the survey one a sample; none for notes, direct questions and own devices."""
    route: Route
    kiosk: str | None = None
    """The kiosk's name, which the seals of checkable coins are bound to; None: of no kiosk."""
    survey_sha256: str | None = None
    """The survey's hash, to which they are bound too; None where no coins can be checked."""

    def context(self, round_name: str) -> RoundContext:
        """Return what the seal of a round is bound to.

        Parameters
        ----------
        round_name
            Which round of this respondent it is, and at which question.
        """
        from surveyapp.designs.core.checkable_coin import NO_CONTEXT, RoundContext  # noqa: PLC0415

        return RoundContext(
            self.survey_sha256 or NO_CONTEXT.survey, self.kiosk or NO_CONTEXT.kiosk, round_name
        )

    @property
    def randomizers(self) -> tuple[Randomizes | None, ...]:
        """One for each screen of the survey: that of its first sample."""
        return tuple(made[0] if made else None for made in self.by_sample)


def prepare_survey(survey: Survey, kiosk: str | None = None) -> PreparedSurvey:
    """Return a survey whose designs' fractions are integers already.

    Parameters
    ----------
    survey
        The survey.
    kiosk
        The name of the kiosk that asks it; None where none does.

    Raises
    ------
    UserProblem
        if a question has designs that differ by row, which only data from elsewhere can have.
    """
    for question in survey.recorded_questions:
        if question.design.other_designs:
            raise UserProblem(
                msg(
                    "{question} has several designs by row, as data from elsewhere can have. A kiosk "
                    "asks with one design; choose one.",
                    question=question.id,
                )
            )
    made: _Made = {}  # equal designs share one: k choices have k² fractions
    randomizers = tuple(_randomizers(one, made) for one in survey.questions)
    led = route(survey.questions)
    if not survey.checkable_coins:
        return PreparedSurvey(survey, randomizers, led, kiosk)
    return PreparedSurvey(survey, randomizers, led, kiosk, survey_hash(survey))


_Made = dict[AskableDesign, tuple[Randomizes, ...]]


def _randomizers(question: Question, made: _Made) -> tuple[Randomizes, ...]:
    if not isinstance(question, AskedQuestion) or question.mode is Mode.OWN_DEVICE:
        return ()
    if not question.design.is_randomized:
        return ()
    if question.design not in made:
        made[question.design] = question.design.randomizers()
    return made[question.design]
