"""Groups of randomized questions: each respondent is asked a random few of a group's questions.

Asking each respondent fewer questions costs each of them less privacy; for the same total ε each
question that is asked can have weaker coins, and so its reports are more informative.

*Empty cells.* The record shows which questions of a group were drawn only by its cells: a question
that was not drawn stays empty. A drawn question that is skipped stays empty too, on purpose: a mark for
it would show in every single record which question its respondent would not answer, which may hint at
the answer. So for one cell it is not known whether it was drawn. For one interview it is known how many
drawn questions were skipped (``size`` less the reports of the group), and that is counted. Where all
listed questions must be answered, empty always means not drawn.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg
from surveyapp.survey.types.base import QuestionId


@dataclass(frozen=True, slots=True)
class AskRandom:
    """Each respondent is asked ``size`` of the questions ``of``, every subset equally likely."""

    size: int
    of: tuple[QuestionId, ...]

    def check_together(self, questions: Collection[str]) -> None:
        """Refuse questions that no respondent is asked together because of this group.

        Parameters
        ----------
        questions
            the ids of questions to be analysed together.

        Raises
        ------
        UserProblem
            if more of them are in the group than each respondent is asked.
        """
        listed = [name for name in self.of if name in questions]
        if len(listed) > self.size:
            raise UserProblem(
                msg(
                    "Nobody is asked {questions} together: each respondent is asked only {size} "
                    "of the {listed} questions of their group. Choose questions outside the "
                    "group, or ask them as one joint question.",
                    questions=" and ".join(listed),
                    size=self.size,
                    listed=len(self.of),
                )
            )
