"""The estimates of each member of a joint question."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import singledispatch

from surveyapp.analyses.base.dataset import Reports
from surveyapp.analyses.computation.estimates.options import EstimateOptions, group_domain
from surveyapp.analyses.computation.estimates.rows import NOT_ANSWERED, EstimateRow, share_rows
from surveyapp.designs import AskableDesign, Design
from surveyapp.designs.oracles.base import OracleDesign
from surveyapp.estimation.estimate import Estimate, IntervalMethod
from surveyapp.estimation.prevalence.closed_form import NoReports, estimate_margin
from surveyapp.estimation.prevalence.intervals import DEFAULT_METHOD
from surveyapp.estimation.sampling.joint_margins import (
    oracle_margin,
    weighted_margin,
    weighted_oracle_margin,
)
from surveyapp.estimation.sampling.sample_designs import Sample
from surveyapp.survey.types.base import AskedQuestion
from surveyapp.survey.types.joint import Joint


def margin_rows(
    source: Reports, question: Joint, group: AskedQuestion | None, options: EstimateOptions
) -> Iterator[EstimateRow]:
    """Yield the rows of each member of a joint question, named after both."""
    for place, member in enumerate(question.members):
        wanted = _Margin(source, question, question.part_of_each(place), group, options)
        for name, estimates in _margins(question.design, wanted):
            group_name = NOT_ANSWERED if group is not None and name is None else name or ""
            named_by_answer = zip(member.answers, estimates, strict=True)
            for row in share_rows(question, group_name, named_by_answer):
                yield replace(row, question=question.margin_name(member))


@dataclass(frozen=True, slots=True)
class _Margin:
    """What is wanted of a member of a joint question; ``part`` is its answer in each combination."""

    source: Reports
    question: Joint
    part: Sequence[int]
    group: AskedQuestion | None
    options: EstimateOptions

    @property
    def method(self) -> IntervalMethod:
        return self.options.method or DEFAULT_METHOD


Margins = Iterator[tuple[str | None, Sequence[Estimate]]]


@singledispatch
def _margins(design: AskableDesign, _margin: _Margin) -> Margins:
    """Yield of each group the estimates of a member's answers, where anybody answered."""
    raise TypeError(f"no margins for {design.name}")


@_margins.register
def _(design: Design, margin: _Margin) -> Margins:
    for name, counts in margin.source.counts(margin.question, margin.group).items():
        if not counts.any():
            continue
        if margin.options.complex_sample is not None:
            yield from _weighted_margin(design, margin, name, margin.options.complex_sample)
            continue
        yield (
            name,
            estimate_margin(
                design.channel,
                counts,
                margin.part,
                method=margin.method,
                level=margin.options.level,
                population=margin.options.population,
            ),
        )


def _weighted_margin(
    design: Design, margin: _Margin, name: str | None, complex_sample: Sample
) -> Margins:
    question, group = margin.question, margin.group
    codes = margin.source.codes((question,) if group is None else (question, group))
    with suppress(NoReports):  # nobody who counts answered; the rows of the whole question say so
        weighted = weighted_margin(
            design.channel,
            codes[question.id],
            margin.part,
            complex_sample,
            domain=group_domain(codes, group, name),
            method=margin.method,
            level=margin.options.level,
        )
        yield name, weighted.estimates


@_margins.register
def _(design: OracleDesign, margin: _Margin) -> Margins:
    found = margin.source.texts(margin.question, margin.group)
    complex_sample = margin.options.complex_sample
    for name, reports in found.items():
        if reports and complex_sample is not None:
            codes = {} if margin.group is None else margin.source.codes((margin.group,))
            with suppress(NoReports):  # as above
                weighted = weighted_oracle_margin(
                    design,
                    margin.source.cells(margin.question),
                    margin.part,
                    complex_sample,
                    domain=group_domain(codes, margin.group, name),
                    method=margin.method,
                    level=margin.options.level,
                )
                yield name, weighted.estimates
        elif reports:
            yield (
                name,
                oracle_margin(
                    design,
                    reports,
                    margin.part,
                    method=margin.method,
                    level=margin.options.level,
                    population=margin.options.population,
                ),
            )
