"""``surveyapp estimate``: debiased estimates with their intervals."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from surveyapp.cli.options.engines import engine_source
from surveyapp.cli.options.keys import kiosk_trust_of, opener_of, refuse_trust_of_project
from surveyapp.cli.options.output import (
    DONE,
    WRONG_DATA,
    add_command,
    add_level,
    add_output,
    bad_option,
    print_aside,
    print_table,
    shown_number,
    write_output,
)
from surveyapp.cli.options.report_source import add_sample, add_source, sample_notes, wanted_survey
from surveyapp.messages.numerals import rounded_up

if TYPE_CHECKING:
    from surveyapp.analyses.computation.estimates.non_adherence import NonAdherence
    from surveyapp.analyses.computation.estimates.rows import EstimateTable
    from surveyapp.analyses.data.sample_design import Inclusion
    from surveyapp.services.project.import_collections import FileReport


MOST_PEOPLE = 10**12


def add_estimate(commands: Any) -> None:
    """Add the command."""
    command = add_command(
        commands, "estimate", _estimate, "print debiased estimates with their intervals"
    )
    add_source(command)
    command.add_argument("--question", metavar="Q", help="only this question")
    command.add_argument("--by", metavar="Q2", help="a direct question that forms groups")
    add_sample(command)
    command.add_argument(
        "--population", metavar="N", help="people that a simple sample was drawn from"
    )
    command.add_argument(
        "--counts",
        action="store_true",
        help="numbers of people, and totals, of the --population or by weights, instead of shares and means",
    )
    command.add_argument(
        "--inclusion",
        metavar="COL",
        help="a table's column: each respondent's inclusion probability, for samples without replacement",
    )
    command.add_argument(
        "--joint",
        type=Path,
        metavar="FILE",
        help="with --inclusion: a CSV of the joint inclusion probabilities, numbers alone",
    )
    command.add_argument(
        "--variance",
        metavar="METHOD",
        help="with --inclusion: deville (default), horvitz-thompson (default with --joint), jackknife "
        "(default with --stratum or --cluster), jackknife-with-replacement, escobar-berger, "
        "campbell-berger-skinner",
    )
    command.add_argument(
        "--interval",
        metavar="METHOD",
        help="of shares guarded (default), mid_p, wilson, exact, likelihood, wald, chebyshev, bayes, "
        "bootstrap; of means student (default), wald, chebyshev, hoeffding, bootstrap",
    )
    add_level(command)
    command.add_argument(
        "--simultaneous",
        action="store_true",
        help="intervals that hold together for all answers of a question with the --level",
    )
    command.add_argument(
        "--explain",
        action="store_true",
        help="say what each row means, instead of the table",
    )
    command.add_argument(
        "--tests",
        action="store_true",
        help="the tests of the designs instead of the estimates",
    )
    command.add_argument(
        "--non-adherence",
        metavar="FROM:TO",
        help="the estimates if a share of the respondents had not followed the instruction: shares such as "
        "0:0.3, or with a step 0:0.3:0.1",
    )
    command.add_argument(
        "--non-adherence-model",
        metavar="MODEL",
        help="with --non-adherence: what these respondents do, random (any button) or safe (they protect "
        "themselves); without, both",
    )
    command.add_argument(
        "--safe-answer",
        metavar="A",
        help="with --non-adherence: the answer that nobody hesitates to give; without, no",
    )
    command.add_argument(
        "--posterior",
        action="store_true",
        help="how likely each answer is, given each report, instead of the estimates",
    )
    add_output(command)


def _estimate(options: argparse.Namespace) -> int:
    from surveyapp.analyses.computation.estimates import population_totals  # noqa: PLC0415
    from surveyapp.analyses.computation.estimates.design_tests import TEST_COLUMNS, test_rows  # noqa: PLC0415
    from surveyapp.analyses.computation.estimates.rows import ESTIMATE_COLUMNS  # noqa: PLC0415
    from surveyapp.analyses.computation.estimates.simultaneous import (  # noqa: PLC0415
        SIMULTANEOUS_COLUMNS,
        level_notes,
    )
    from surveyapp.analyses.data.filters import read_filter  # noqa: PLC0415
    from surveyapp.estimation.estimate import IntervalMethod  # noqa: PLC0415
    from surveyapp.estimation.means import MeanInterval  # noqa: PLC0415
    from surveyapp.services.dataset.filters import with_filter  # noqa: PLC0415

    engine_source(options)
    for name in ("joint", "variance"):
        if getattr(options, name) is not None and options.inclusion is None:
            raise bad_option(option=f"--{name}", reason="it goes with --inclusion")
    given = (bool(options.files), options.project is not None, options.source is not None)
    if sum(given) != 1:
        reason = "give collection files, tables, --project or --source, one of them"
        raise bad_option(option="estimate", reason=reason)
    methods = {method.value: method for method in IntervalMethod}
    of_means = {method.value: method for method in MeanInterval}
    if options.interval is not None and options.interval not in methods | of_means:
        known = ", ".join(methods | of_means)
        raise bad_option(option="--interval", reason=f"choose one of {known}")
    is_weighted = options.weight is not None or options.inclusion is not None
    is_total = options.counts and options.population is None
    if is_total and not is_weighted and options.project is None:
        raise bad_option(
            option="--counts", reason="give the --population that people are counted in, or weights"
        )
    wanted = _non_adherence(options)
    asked = {
        "question": options.question,
        "by": options.by,
        "method": methods.get(options.interval),
        "mean_method": of_means.get(options.interval),
        "level": options.level,
        "where": read_filter(options.where),
        "non_adherence": wanted,
        "is_simultaneous": options.simultaneous,
    }
    table, problems = _estimates(options, asked)
    notes = table.notes
    if options.counts and not is_total:
        table = population_totals.as_population_totals(table, int(options.population))
    columns = (*ESTIMATE_COLUMNS, *(SIMULTANEOUS_COLUMNS if options.simultaneous else ()))
    if options.tests:
        write_output(options, test_rows(table), TEST_COLUMNS)
    elif wanted is not None:
        _write_curves(options, table)
    elif options.posterior:
        notes = (*notes, *_write_posterior(options, table))
    elif not write_output(options, *with_filter(table.rows, columns, table.where)):
        _explain_rows(options, table) if options.explain else print_table(_readable(table.rows))
    untested = (
        ["No design of these questions has a test."] if options.tests and not table.tests else []
    )
    if options.simultaneous:
        notes = (*notes, *level_notes(table.rows, options.level))
    notes_shown = (*notes, *sample_notes(table.used), *table.tests, *untested)
    shown = [f"note: {one}" for one in notes_shown]
    warnings = [f"warning: {warning}" for warning in table.warnings]
    for sentence in (*problems, *shown, *warnings):
        print_aside(sentence)
    return WRONG_DATA if problems or table.warnings else DONE


def _non_adherence(options: argparse.Namespace) -> NonAdherence | None:
    """Return which sensitivity curves are wanted; refuse what does not go with other options."""
    from surveyapp.analyses.computation.estimates.non_adherence import NonAdherence, read_shares  # noqa: PLC0415
    from surveyapp.designs.latent.non_adherence import NonAdherenceModel  # noqa: PLC0415

    chosen = {
        "--simultaneous": options.simultaneous,
        "--tests": options.tests,
        "--explain": options.explain,
        "--counts": options.counts,
        "--non-adherence": options.non_adherence is not None,
        "--posterior": options.posterior,
    }
    given = [name for name, is_given in chosen.items() if is_given]
    if options.simultaneous and len(given) > 1 and given[1] != "--counts":
        reason = f"it is about the intervals of the estimates; leave out {given[1]}"
        raise bad_option(option="--simultaneous", reason=reason)
    for name in ("--non-adherence", "--posterior"):
        others = [other for other in given if other != name]
        if name in given and others:
            raise bad_option(
                option=name, reason=f"it has a table of its own; leave out {others[0]}"
            )
    if options.non_adherence is None:
        for name in ("non_adherence_model", "safe_answer"):
            if getattr(options, name) is not None:
                option = f"--{name.replace('_', '-')}"
                raise bad_option(option=option, reason="it goes with --non-adherence")
        return None
    if options.source is not None and options.question is None:
        raise bad_option(
            option="--non-adherence", reason="with --source, name the --question that it is about"
        )
    models = {model.value: model for model in NonAdherenceModel}
    model = options.non_adherence_model
    if model is not None and model not in models:
        reason = f"choose one of {', '.join(models)}"
        raise bad_option(option="--non-adherence-model", reason=reason)
    return NonAdherence(
        read_shares(options.non_adherence),
        tuple(models.values()) if model is None else (models[model],),
        options.safe_answer,
    )


def _write_curves(options: argparse.Namespace, table: EstimateTable) -> None:
    """Write the sensitivity curves, or print them with a sentence on each."""
    from surveyapp.analyses.computation.estimates.non_adherence import explain_curves  # noqa: PLC0415
    from surveyapp.analyses.computation.estimates.rows import CURVE_COLUMNS  # noqa: PLC0415

    if write_output(options, table.curves, CURVE_COLUMNS):
        return
    header = ["question", "answer", "group", "model", "share", "n", "estimate", "se", "low", "high"]
    body = [
        [
            row.question,
            row.answer,
            row.group,
            row.model,
            f"{100 * row.non_adherence:.3g} %",
            str(row.n),
            *map(shown_number, (row.estimate, row.se, row.low, row.high)),
        ]
        for row in table.curves
    ]
    print_table([header, *body])
    for sentence in explain_curves(table.curves):
        print(sentence)


def _write_posterior(options: argparse.Namespace, table: EstimateTable) -> tuple[str, ...]:
    """Write or print what each report says about its giver; returns notes."""
    from surveyapp.analyses.computation.estimates.posterior import (  # noqa: PLC0415
        POSTERIOR_COLUMNS,
        explain_posterior,
        posterior_rows,
    )

    rows, notes = posterior_rows(table)
    if not write_output(options, rows, POSTERIOR_COLUMNS):
        header = [
            "question",
            "group",
            "report",
            "answer",
            "share",
            "given the report",
            "low",
            "high",
        ]
        body = [
            [
                row.question,
                row.group,
                row.report,
                row.answer,
                *map(shown_number, (row.share, row.probability, row.low, row.high)),
            ]
            for row in rows
        ]
        print_table([header, *body])
        for sentence in explain_posterior(table, rows):
            print(sentence)
    return notes


def _explain_rows(options: argparse.Namespace, table: EstimateTable) -> None:
    """Print what each row means, and where its numbers come from."""
    from surveyapp.analyses.words.formulas import formulas  # noqa: PLC0415
    from surveyapp.analyses.words.labels import SurveyLabels  # noqa: PLC0415
    from surveyapp.analyses.words.plain_words import explain_estimate  # noqa: PLC0415

    if options.counts:
        reason = "it tells shares and means, no numbers of people; leave out --counts"
        raise bad_option(option="--explain", reason=reason)
    is_complex_sample = bool(table.used or options.weight or options.stratum or options.cluster)
    for row in table.rows:
        print(*explain_estimate(row, SurveyLabels(table.survey), options.by, options.level))
        for one in formulas(table.survey, row, is_complex_sample=is_complex_sample):
            print(f"    {one.one_line}")


def _estimates(
    options: argparse.Namespace, asked: Mapping[str, Any]
) -> tuple[EstimateTable, list[str]]:
    """Return the estimates from whatever was given, and what was refused."""
    from surveyapp.analyses.data.sample_design import SampleColumns  # noqa: PLC0415
    from surveyapp.services.estimates import estimate  # noqa: PLC0415
    from surveyapp.services.estimates.external_engines import estimate_engine  # noqa: PLC0415
    from surveyapp.storage.surveys.survey_files import load_survey  # noqa: PLC0415
    from surveyapp.storage.tables.respondent_tables import is_table  # noqa: PLC0415

    population = _people(options.population)
    is_total = options.counts and population is None
    engine = engine_source(options)
    if engine is not None:
        return estimate_engine(
            engine, load_survey(options.survey), population=population, **asked
        ), []
    tables = [path for path in options.files if is_table(path)]
    if tables and len(tables) < len(options.files):
        reason = (
            "tables (.csv) and collection files are not mixed in one call; give one kind of them"
        )
        raise bad_option(option="estimate", reason=reason)
    of_project = options.project is not None
    survey = None if options.survey is None or of_project else load_survey(options.survey)
    if tables:
        if survey is None:
            reason = f"{tables[0].name} is a table; give the survey that its columns belong to"
            raise bad_option(option="--survey", reason=reason)
        columns = SampleColumns(
            options.weight or options.inclusion, options.stratum, options.cluster
        )
        paths = tuple(dict.fromkeys(tables))
        found, cells = estimate.estimate_csv_tables(
            paths,
            survey,
            columns=columns,
            inclusion=_inclusion(options),
            population=population,
            is_total=is_total,
            **asked,
        )
        return found, [f"refused: {cell}" for cell in cells]
    if options.inclusion is not None:
        reason = "inclusion probabilities need a table (.csv) with a column of them"
        raise bad_option(option="--inclusion", reason=reason)
    if options.weight is not None:
        reason = "weights need a table (.csv) with a column of them; a collection file holds none"
        raise bad_option(option="--weight", reason=reason)
    sample = estimate.SampleQuestions(
        options.stratum, options.cluster, population, unweighted=options.unweighted
    )
    refuse_trust_of_project(options)
    if options.project is not None:
        wanted = wanted_survey(options)
        found = estimate.estimate_project(
            options.project, sample=sample, survey=wanted, is_total=is_total, **asked
        )
        return found, []
    found, reports = estimate.estimate_files(
        options.files,
        survey=survey,
        sample=sample,
        opener=opener_of(options),
        trust=kiosk_trust_of(options),
        **asked,
    )
    return found, _not_read(reports)


def _inclusion(options: argparse.Namespace) -> Inclusion | None:
    """Return how inclusion probabilities are used; None where there are none."""
    from surveyapp.analyses.data.sample_design import Inclusion  # noqa: PLC0415
    from surveyapp.estimation.sampling.resampling import (  # noqa: PLC0415
        JACKKNIFES,
        OF_PAIRS,
        InclusionVariance,
    )
    from surveyapp.services.dataset.sample_design import read_joint  # noqa: PLC0415

    if options.inclusion is None:
        return None
    if options.weight is not None:
        reason = "weights follow from the inclusion probabilities; leave out --weight"
        raise bad_option(option="--inclusion", reason=reason)
    known = {one.value: one for one in InclusionVariance}
    if options.variance is not None and options.variance not in known:
        raise bad_option(option="--variance", reason=f"choose one of {', '.join(known)}")
    has_groups = options.stratum is not None or options.cluster is not None
    usual = (
        InclusionVariance.JACKKNIFE
        if has_groups
        else InclusionVariance.DEVILLE
        if options.joint is None
        else InclusionVariance.HORVITZ_THOMPSON
    )
    how = known.get(options.variance, usual)
    if has_groups and how not in JACKKNIFES:
        reason = f"{how.value} takes no strata and clusters; choose jackknife, or leave them out"
        raise bad_option(option="--variance", reason=reason)
    if options.joint is not None and how in {*JACKKNIFES, InclusionVariance.DEVILLE}:
        raise bad_option(option="--joint", reason=f"{how.value} takes no joint probabilities")
    if how in OF_PAIRS and options.counts and options.population is None:
        reason = f"{how.value} is of means; give the --population that people are counted in"
        raise bad_option(option="--variance", reason=reason)
    return Inclusion(how, None if options.joint is None else read_joint(options.joint))


def _not_read(reports: Sequence[FileReport]) -> list[str]:
    wrong = (report for report in reports if report.problem and report.is_wrong)
    refused = [f"{report.outcome.value}: {report.reason}" for report in wrong]
    return refused + [f"damaged: {one}" for report in reports for one in report.damaged]


def _people(written: str | None) -> int | None:
    """Return the size of a population as it is written."""
    if written is None:
        return None
    is_number = written.isascii() and written.isdigit() and len(written) <= len(str(MOST_PEOPLE))
    if not (is_number and 0 < int(written) <= MOST_PEOPLE):
        reason = f"{written[:40]} is no number of people; give one from 1 to {MOST_PEOPLE:,}"
        raise bad_option(option="--population", reason=reason)
    return int(written)


def _readable(rows: Sequence[Any]) -> list[list[str]]:
    header = ["question", "answer", "group", "n", "estimate", "se", "(coins)", "low", "high", "ε"]
    body = [
        [
            row.question,
            row.answer,
            row.group,
            str(row.n),
            f"{row.estimate:.4f}",
            shown_number(row.se),
            shown_number(row.se_coins),
            shown_number(row.low),
            shown_number(row.high),
            "∞" if row.epsilon is None else rounded_up(row.epsilon),
        ]
        for row in rows
    ]
    return [header, *body]
