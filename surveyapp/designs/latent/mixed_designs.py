"""Several designs for one question, or one design with other odds by row, in data from elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, ClassVar

from surveyapp.designs.channels.direct import Direct
from surveyapp.designs.core.channel import Channel, Row
from surveyapp.designs.core.design import AskableDesign, Design, Mode
from surveyapp.designs.core.parameters import NotTogether, Parameter
from surveyapp.designs.latent.algebra import Rows, unbiased_weights
from surveyapp.designs.latent.base import (
    NO,
    YES,
    Absence,
    Instruction,
    Labels,
    LatentClass,
    LatentDesign,
    LatentTarget,
    identity,
    indicator,
)
from surveyapp.designs.latent.cheater_detection import CheaterDetection
from surveyapp.designs.latent.extended_crosswise import ExtendedCrosswise
from surveyapp.designs.latent.stochastic_lie_detector import StochasticLieDetector
from surveyapp.designs.latent.unrelated_question_unknown import UnrelatedQuestionUnknown
from surveyapp.messages.message import QT_TRANSLATE_NOOP, msg

MOST_OTHERS = 99
"""Of other designs of one question: odds that differ by village or by list, not by person."""

WITH_UNKNOWNS = (CheaterDetection, StochasticLieDetector, UnrelatedQuestionUnknown)
"""Designs with an unknown of their own that people who are asked directly can be joined to."""


@dataclass(frozen=True, slots=True)
class MixedDesigns(LatentDesign):
    """A yes/no question that some respondents were asked with another design, or with other odds.

    The samples of ``base_design`` come first, then one sample for each of ``others``. Nobody has drawn the
    samples here, so they may have different prevalences: the estimate is the mean of the respondents'
    pseudo-answers, each by the channel of its own row. Whether the samples agree is tested.
    """

    name: ClassVar[str] = "mixed_designs"
    title: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Several designs by row")
    source: ClassVar[str] = "van den Hout, van der Heijden & Gilchrist (2007), CSDA 51, 6060–6069"
    identifying_parameter: ClassVar[str] = "other_designs"

    base_design: AskableDesign
    """Of the first sample, or of the first two."""
    others: tuple[Design, ...]
    """Of the samples after these."""

    @property
    def other_designs(self) -> tuple[Design, ...]:
        """Those of the samples after the first design's."""
        return self.others

    @classmethod
    def parameters(cls) -> dict[str, Parameter]:
        """None: survey files state the first design, and the others beside it."""
        return {}

    def to_json(self) -> dict[str, Any]:
        """Return the first design as survey files state it."""
        return self.base_design.to_json()

    def check(self) -> None:
        """Refuse designs whose samples cannot be put together, or tell nothing.

        Raises
        ------
        NotTogether
            saying why.
        """
        base = self.base_design
        reason = None
        if isinstance(base, WITH_UNKNOWNS):
            if any(not isinstance(one, Direct) for one in self.others):
                reason = msg("besides {design} they can only be direct", design=base.name)
        elif not isinstance(base, Design | ExtendedCrosswise):
            reason = msg("{design} goes with no other design", design=base.name)
        elif any(one.answer_count != 2 for one in (base, *self.others)):
            reason = msg("they are for two answers, yes and no")
        elif any(channel.reports != 2 for channel in self.channels):
            reason = msg("they need two reports each")
        elif any(channel.rows[YES] == channel.rows[NO] for channel in self.channels):
            reason = msg("with these odds no number of interviews can distinguish the answers")
        if reason is not None:
            raise NotTogether(parameter=self.identifying_parameter, reason=reason)

    @property
    def base_samples(self) -> int:
        """Number of samples that were asked with the first design."""
        return len(self.base_design.sample_shares)

    @property
    def sample_shares(self) -> tuple[Fraction, ...]:
        """Equal: nobody draws them here, they come with the data."""
        size = self.base_samples + len(self.others)
        return (Fraction(1, size),) * size

    @property
    def classes(self) -> tuple[LatentClass, ...]:
        """Those of the first design, or the two answers."""
        if isinstance(self.base_design, LatentDesign):
            return self.base_design.classes
        return (LatentClass("yes", YES), LatentClass("no", NO))

    @property
    def channels(self) -> tuple[Channel, ...]:
        """One channel a sample; who follows no instruction says no where asked otherwise."""
        base = self.base_design
        first = base.channels if isinstance(base, LatentDesign) else (_channel_of(base),)
        kinds = [NO if kind.answer is None else kind.answer for kind in self.classes]
        more = (Channel(tuple(_yes_first(one).rows[kind] for kind in kinds)) for one in self.others)
        return (*first, *more)

    def weights_of(self, target: Row, sizes: tuple[int | Fraction, ...]) -> Rows | None:
        """Return each sample's inverse times its part of all: the mean of pseudo-answers by row.

        Designs with an unknown of their own need their samples together.

        Parameters
        ----------
        target : length c
            the coefficients of the classes' shares.
        sizes : one a sample
            the samples' sizes, or numbers proportional to them, above 0.
        """
        if isinstance(self.base_design, WITH_UNKNOWNS):
            return unbiased_weights(self.channels, self.statistics, target, sizes)
        total = sum(sizes)
        rows = []
        for channel, size in zip(self.channels, sizes, strict=True):
            own = unbiased_weights((channel,), (identity(channel.reports),), target, (1,))
            assert own is not None  # noqa: S101 - ``check`` has looked at each sample
            rows.append(tuple(Fraction(size) / total * weight for weight in own[0]))
        return tuple(rows)

    @property
    def targets(self) -> tuple[LatentTarget, ...]:
        """Those of the first design, or both answers."""
        if isinstance(self.base_design, LatentDesign):
            return self.base_design.targets
        return (
            LatentTarget(
                "yes", QT_TRANSLATE_NOOP("messages", "people with the trait"), indicator(2, YES)
            ),
            LatentTarget(
                "no", QT_TRANSLATE_NOOP("messages", "people without the trait"), indicator(2, NO)
            ),
        )

    @property
    def absences(self) -> tuple[Absence, ...]:
        """Those of the first design."""
        return self.base_design.absences if isinstance(self.base_design, LatentDesign) else ()

    def reports(self, answers: Sequence[str]) -> tuple[tuple[str, ...], ...]:
        """Return the reports, which are called alike in all samples, as tables code them.

        Where the designs call their reports otherwise (same, some, the number of red cards), yes stands for
        the first of them, which is 1 in published tables.
        """
        base = self.base_design
        own = [*base.alphabets(answers), *(one.reports(answers) for one in self.others)]
        if all(one == own[0] for one in own) and own[0][0] not in _COUNTS:
            return tuple(own)
        return (tuple(answers[:2]),) * len(own)

    def of_samples(self, kept: Sequence[bool]) -> LatentDesign:
        """Return the design of those who were asked in some of the samples, in the same order.

        The first design is kept or left out as a whole: with one of its two samples it tells nothing.

        Parameters
        ----------
        kept : one a sample
            which samples; with none, or with one of the first design's two, all are kept.
        """
        first, rest = kept[: self.base_samples], kept[self.base_samples :]
        others = tuple(one for one, is_in in zip(self.others, rest, strict=True) if is_in)
        if all(kept) or any(first) != all(first) or not any(kept):
            return self
        if not any(first):
            return MixedDesigns(others[0], others[1:])
        if others or not isinstance(self.base_design, LatentDesign):
            return MixedDesigns(self.base_design, others)
        return self.base_design

    def sample_instruction(self, sample: int, mode: Mode, labels: Labels) -> Instruction:
        """The instruction of the sample's own design."""
        if sample > self.base_samples:
            return self.others[sample - self.base_samples - 1].instruction(mode, labels)
        if isinstance(self.base_design, LatentDesign):
            return self.base_design.sample_instruction(sample, mode, labels)
        return self.base_design.instruction(mode, labels)


_COUNTS = ("0", "1")
"""Reports that are counts, from 0: there the first is no."""


def _channel_of(design: AskableDesign) -> Channel:
    assert isinstance(design, Design)  # noqa: S101 - ``check`` has looked
    return _yes_first(design)


def _yes_first(design: Design) -> Channel:
    """Return the channel with the report first that tables write as 1: of counts that is the second."""
    channel = design.channel
    if channel.reports == 2 and design.reports(("yes", "no"))[0] == _COUNTS[0]:
        return Channel(tuple((one, none) for none, one in channel.rows))
    return Channel(channel.rows)  # the record may call its reports otherwise
