"""Estimates of a question by the family of its design: from counts, or from weighted respondents."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import singledispatch

from surveyapp.analyses.base.dataset import Reports
from surveyapp.analyses.computation.estimates.latent_classes import (
    ExtraEstimates,
    channel_tests,
    estimate_latent_classes,
    misfit_warnings,
    weighted_latent_classes,
)
from surveyapp.analyses.computation.estimates.options import (
    EstimateOptions,
    group_domain,
    needs_one_channel,
)
from surveyapp.analyses.data.questions import required_channel
from surveyapp.designs import AskableDesign, Design
from surveyapp.designs.latent.base import LatentDesign
from surveyapp.designs.oracles.base import OracleDesign
from surveyapp.estimation.estimate import Estimate
from surveyapp.estimation.prevalence.closed_form import NoReports, estimate_prevalence
from surveyapp.estimation.prevalence.intervals import DEFAULT_METHOD
from surveyapp.estimation.sampling.sample_designs import Sample
from surveyapp.messages.notice import Notice
from surveyapp.survey.types.base import AskedQuestion

GroupEstimates = Iterator[tuple[str | None, Sequence[Estimate], Sequence[str]]]
"""Of each group its name, the estimates (none where nobody answered) and the cautions."""


@singledispatch
def estimate_by_counts(
    design: AskableDesign,
    _source: Reports,
    _question: AskedQuestion,
    _group: AskedQuestion | None,
    _options: EstimateOptions,
) -> GroupEstimates:
    """Yield the estimates of each group of a simple sample, from the counts of reports."""
    raise TypeError(f"no estimator for {design.name}")


@estimate_by_counts.register
def _(
    design: Design,
    source: Reports,
    question: AskedQuestion,
    group: AskedQuestion | None,
    options: EstimateOptions,
) -> GroupEstimates:
    for name, counts in source.counts(question, group).items():
        try:
            estimates = estimate_prevalence(
                design.channel,
                counts,
                method=options.method or DEFAULT_METHOD,
                level=options.level,
                population=options.population,
            )
        except NoReports as problem:
            yield name, (), (Notice(problem.message),)
        else:
            yield name, estimates, misfit_warnings(design, counts)


@estimate_by_counts.register
def _(
    design: OracleDesign,
    source: Reports,
    question: AskedQuestion,
    group: AskedQuestion | None,
    options: EstimateOptions,
) -> GroupEstimates:
    from surveyapp.analyses.data.report_counts import support_counts  # noqa: PLC0415
    from surveyapp.estimation.prevalence.frequency_oracles import estimate_frequencies  # noqa: PLC0415

    for name, supports in support_counts(source, design, question, group).items():
        if not supports.n:
            yield name, (), (Notice(NoReports().message),)
            continue
        estimates = estimate_frequencies(
            design,
            supports.counts,
            supports.n,
            method=options.method or DEFAULT_METHOD,
            level=options.level,
            population=options.population,
        )
        yield name, estimates, ()


@singledispatch
def extra_estimates(
    _design: AskableDesign,
    _source: Reports,
    _question: AskedQuestion,
    _group: AskedQuestion | None,
    _options: EstimateOptions,
) -> dict[str | None, ExtraEstimates]:
    """Return, by group, the shares besides those of answers, and tests; most designs have none.

    Of designs of several samples, or with people of several kinds, it is all together: the answers too.
    """
    return {}


@extra_estimates.register
def _(
    design: Design,
    source: Reports,
    question: AskedQuestion,
    group: AskedQuestion | None,
    options: EstimateOptions,
) -> dict[str | None, ExtraEstimates]:
    if options.complex_sample is not None:
        return {}
    counted = source.counts(question, group).items()
    return {name: ExtraEstimates(tests=channel_tests(design, c)) for name, c in counted if c.any()}


@extra_estimates.register
def _(
    design: LatentDesign,
    source: Reports,
    question: AskedQuestion,
    group: AskedQuestion | None,
    options: EstimateOptions,
) -> dict[str | None, ExtraEstimates]:
    from surveyapp.analyses.data.report_counts import codes_by_sample  # noqa: PLC0415

    tallied = source.tallies(question, group)
    if options.complex_sample is not None:
        sample = options.endless_sample
        if sample is None:
            raise needs_one_channel(question=question.id, design=design)
        codes = source.codes((question,) if group is None else (question, group))
        reports = codes_by_sample(question, codes)
        return {
            name: weighted_latent_classes(
                design,
                reports,
                sample,
                domain=group_domain(codes, group, name),
                method=options.method,
                level=options.level,
            )
            for name in tallied
        }
    return {
        name: estimate_latent_classes(
            design,
            tallies,
            method=options.method,
            level=options.level,
            population=options.population,
        )
        for name, tallies in tallied.items()
    }


def estimate_by_respondents(
    source: Reports,
    question: AskedQuestion,
    group: AskedQuestion | None,
    complex_sample: Sample,
    options: EstimateOptions,
) -> GroupEstimates:
    """Yield the estimates of each group of a complex sample.

    Parameters
    ----------
    source
        The reports.
    question
        A question whose design has a single channel.
    group
        A direct question that forms groups.
    complex_sample
        The sample design, one row a respondent.
    options
        Interval method and level.
    """
    from surveyapp.estimation.sampling.weighted_prevalence import weighted_prevalence  # noqa: PLC0415

    codes = source.codes((question,) if group is None else (question, group))
    for name in source.counts(question, group):
        try:
            weighted = weighted_prevalence(
                required_channel(question),
                codes[question.id],
                complex_sample,
                target=options.target,
                population=options.size,
                domain=group_domain(codes, group, name),
                method=options.method or DEFAULT_METHOD,
                level=options.level,
            )
        except NoReports as problem:
            yield name, (), (Notice(problem.message),)
        else:
            yield name, weighted.estimates, [Notice(caution) for caution in weighted.cautions]


def estimate_supports_by_respondents(
    design: OracleDesign,
    source: Reports,
    question: AskedQuestion,
    group: AskedQuestion | None,
    options: EstimateOptions,
) -> GroupEstimates:
    """Yield the estimates of each group of a complex sample, for frequency oracles.

    Parameters
    ----------
    design
        The question's design: a report supports several answers.
    source
        The reports.
    question
        The question.
    group
        A direct question that forms groups.
    options
        How to estimate; its ``complex_sample`` is not None.
    """
    from surveyapp.analyses.computation.estimates.frequency_oracles import weighted_supports  # noqa: PLC0415

    complex_sample = options.complex_sample
    assert complex_sample is not None  # noqa: S101 - simple samples are counted
    cells = _bits(question, source.cells(question))
    codes = {} if group is None else source.codes((group,))
    for name in source.texts(question, group):
        try:
            estimates, cautions = weighted_supports(
                design,
                cells,
                complex_sample,
                domain=group_domain(codes, group, name),
                method=options.method,
                level=options.level,
            )
        except NoReports as problem:
            yield name, (), (Notice(problem.message),)
        else:
            yield name, estimates, [Notice(caution) for caution in cautions]


def _bits(question: AskedQuestion, texts: list[str]) -> list[str]:
    """Return a multiple choice's reports as one bit a choice, also where ids were recorded."""
    return [question.bits(text) if text else "" for text in texts]
