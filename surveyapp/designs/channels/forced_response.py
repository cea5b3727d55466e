"""Forced response: coins ask for the truth, or answer "yes" or "no" by themselves."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar

from surveyapp.designs.core.channel import YES_OR_NO, Channel, ForcedForm
from surveyapp.designs.core.design import Design, Mode
from surveyapp.designs.core.parameters import NotTogether, probability
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message, msg

if TYPE_CHECKING:
    from surveyapp.designs.core.own_device import OwnDevice


class TruthOrForced(Design):
    """A design whose coins either ask for the truth or give the report, over any number of choices."""

    __slots__ = ()

    modes: ClassVar[tuple[Mode, ...]] = (Mode.KIOSK_COINS, Mode.SHOWN_COINS)

    @property
    @abstractmethod
    def form(self) -> ForcedForm:
        """Probability of the truth, and of each forced report."""

    @property
    def channel(self) -> Channel:
        """Pr(report j | answer i) = truth·[i = j] + forced_j."""
        return _channel(self.form, None if self.derives_k else YES_OR_NO)

    @property
    def worst_ratio(self) -> Fraction | None:
        """The largest of (truth + forced_j)/forced_j; None where an answer is never forced."""
        form = self.form
        if min(form.forced) == 0:
            return None
        return 1 + form.truth / min(form.forced)

    def instruction(self, mode: Mode, labels: Sequence[str]) -> tuple[Message, ...]:
        """State the odds of the truth and of each forced report, or what the respondent throws."""
        if mode is Mode.OWN_DEVICE and mode in self.modes:
            return self.own_device(labels).sentences
        from surveyapp.designs.wording.forced import forced_instruction  # noqa: PLC0415

        return forced_instruction(self.form, labels, shown=mode is Mode.SHOWN_COINS)


@lru_cache(maxsize=64)
def _channel(form: ForcedForm, report_names: tuple[str, ...] | None) -> Channel:
    """Return the channel, cached: it has k² exact entries and is needed many times."""
    size = range(len(form.forced))
    return Channel(
        tuple(tuple(form.forced[j] + (form.truth if i == j else 0) for j in size) for i in size),
        report_names=report_names,
    )


@dataclass(frozen=True, slots=True)
class ForcedResponse(TruthOrForced):
    """Truth with probability p_truth, forced "yes" with p_yes, forced "no" with the rest."""

    name: ClassVar[str] = "forced_response"
    modes: ClassVar[tuple[Mode, ...]] = (Mode.KIOSK_COINS, Mode.SHOWN_COINS, Mode.OWN_DEVICE)
    title: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Forced response")
    source: ClassVar[str] = "Boruch (1971), The American Sociologist 6, 308–311; Fox & Tracy (1986)"

    when: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "For yes/no questions: small errors for the privacy it gives, and easy to "
        "explain. A good start is two dice with p_truth 3/4, forced “yes” 1/6 and "
        "forced “no” 1/12.",
    )
    example: ClassVar[Mapping[str, object]] = {"p_truth": "3/4", "p_yes": "1/6"}

    p_truth: Fraction = probability(
        "the probability that the coins ask for the truth", is_open=True
    )
    p_yes: Fraction = probability("the probability that the coins answer “yes”")

    def check(self) -> None:
        """Refuse probabilities of truth and of “yes” that leave less than nothing for “no”."""
        if self.p_truth + self.p_yes > 1:
            raise NotTogether(
                parameter="p_yes",
                reason=msg(
                    "{first} + {second} is {total}, which is above 1; both count among all "
                    "cases, not among the forced ones",
                    first="p_truth",
                    second="p_yes",
                    total=self.p_truth + self.p_yes,
                ),
                is_whole_sentence=True,
            )

    @property
    def form(self) -> ForcedForm:
        """p_truth, and (p_yes, p_no) with p_no = 1 − p_truth − p_yes."""
        return ForcedForm(self.p_truth, (self.p_yes, 1 - self.p_truth - self.p_yes))

    def own_device(self, labels: Sequence[str]) -> OwnDevice:
        """The throw, and what is touched after it."""
        from surveyapp.designs.wording.devices import certain_answers, throw_steps  # noqa: PLC0415

        return throw_steps(self.form, labels, certain_answers(self.form, labels))
