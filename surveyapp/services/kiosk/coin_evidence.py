"""Whether an opened round is one of a survey's, and its report what the coin makes of the touch."""

from __future__ import annotations

from surveyapp.designs import Design
from surveyapp.designs.core.checkable_coin import OpenedReport, Opening
from surveyapp.designs.core.coins import Randomizer
from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg
from surveyapp.services.kiosk.checkable_coin import PRACTICE, answer_names
from surveyapp.storage.collection.format import survey_hash
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.types.base import AskedQuestion


def why_not_of_survey(
    survey: Survey, opening: Opening, report: OpenedReport | None, touched: str | None
) -> list[str]:
    """Return what keeps an opened round from being what an honest kiosk opens; nothing if all holds.

    Parameters
    ----------
    survey
        The survey that must have been asked.
    opening
        The coin.
    report
        The report that was opened with it; None where the round was opened before the touch.
    touched
        The answer that was touched, by its name; None where nobody says.

    Raises
    ------
    UserProblem
        if the survey's question has no such answer, or no report was opened.
    """
    if opening.context is None:
        return ["the coin is of version 0.2, whose seals name no survey"]
    if opening.context.survey != survey_hash(survey):
        return ["IT IS NOT OF THIS SURVEY"]
    name, _, rest = opening.context.round_name.partition(".")
    question = next((q for q in survey.recorded_questions if q.id == name), None)
    made = None if question is None else _drawn_with(question)
    if question is None or made is None or made[1].denominator != opening.sides:
        return ["IT IS OF NO QUESTION OF THIS SURVEY"]
    if touched is None:
        return []
    if report is None:
        raise UserProblem(msg("--touched is of rounds that were opened after the touch."))
    design, randomizer = made
    answers = answer_names(question, is_practice=rest.startswith(PRACTICE))
    if touched not in answers:
        known = ", ".join(answers)
        raise UserProblem(
            msg("{touched} is none of the answers {known}.", touched=touched, known=known)
        )
    coin = opening.coin(report.card)
    must = design.reports(answers)[randomizer.report(answers.index(touched), coin)]
    if must == report.record:
        return []
    return [f"THE MACHINE CHEATS: of “{touched}” this coin makes “{must}”, not “{report.record}”"]


def _drawn_with(question: AskedQuestion) -> tuple[Design, Randomizer] | None:
    if not isinstance(question.design, Design):
        return None
    (randomizer,) = question.design.randomizers()
    return (question.design, randomizer) if isinstance(randomizer, Randomizer) else None
