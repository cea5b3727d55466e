"""``report``, ``counts``, ``convert`` and ``codebook``: what an analyst hands on."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from surveyapp.cli.commands.analysis.declared import written_analysis
from surveyapp.cli.options.output import (
    DONE,
    WRONG_DATA,
    add_command,
    add_level,
    add_output,
    add_repeated,
    bad_option,
    print_aside,
    print_table,
    write_output,
)
from surveyapp.cli.options.report_source import (
    add_one_survey,
    add_sample,
    add_source,
    print_notes,
    source_request,
    survey_of_options,
)

if TYPE_CHECKING:
    from surveyapp.services.analyses.request import AnalysisRequest
    from surveyapp.services.reporting.contents import ReportRequest
    from surveyapp.services.reporting.write import ReportPart


ANY = "--analysis"


def add_report(commands: Any) -> None:
    """Add the commands that write what an analyst hands on."""
    for add in (_add_report, _add_counts, _add_convert, _add_codebook):
        add(commands)


def _add_report(commands: Any) -> None:
    command = add_command(
        commands,
        "report",
        _report,
        "write a report: methods, designs, counts, estimates with charts, and a script",
    )
    add_source(command)
    command.add_argument(
        "--out",
        type=Path,
        required=True,
        metavar="FILE",
        help="report.html, report.pdf, or a folder that there is",
    )
    add_repeated(command, "--by", "Q", "also by groups of this direct question; may be repeated")
    add_repeated(
        command, "--crosstab", "A,B", "a cross-table of two to four questions; may be repeated"
    )
    add_repeated(
        command,
        "--compare",
        "Q,BY",
        "differences of Q between groups of BY, or of (kiosk); may be repeated",
    )
    add_repeated(
        command,
        "--rank",
        "A,B[,by=BY]",
        "rank questions, a question's choices, or with by= groups; may be repeated",
    )
    add_repeated(
        command,
        "--distance",
        "Q,BY",
        "how far apart groups of BY, or of (kiosk), answer Q; may be repeated",
    )
    add_repeated(
        command,
        "--regress",
        "Q,A,B[,KEY=VALUE…]",
        "regress Q on A and B; model=, link=, cluster=, random-intercept=, reference=Q=A "
        "(several with ;) and groups-of-fit= as of regress. "
        "May be repeated",
    )
    add_repeated(
        command,
        ANY,
        "COMMAND",
        "any analysis of reports, written as its command without files, such as "
        "'areas --question bribe --by region'; may be repeated",
    )
    command.add_argument(
        "--format", metavar="html,pdf", help="without: by the ending of --out; both in a folder"
    )
    command.add_argument(
        "--script",
        action="store_true",
        help="also the tables, and scripts that make them again from the files",
    )
    command.add_argument("--labels", metavar="LANG", help="language of the survey's texts")
    add_level(command)


def _report(options: argparse.Namespace) -> int:
    from surveyapp import app  # noqa: PLC0415 - Qt lays out the pages
    from surveyapp.services.reporting.style import ReportStyle  # noqa: PLC0415
    from surveyapp.services.reporting.write import ReportPart, write_report  # noqa: PLC0415

    parts = _parts(options)
    files, gathered = write_report(
        source_request(options),
        _wanted(options),
        _stem(options.out),
        parts,
        style=ReportStyle(labels=options.labels),
        make_pdf=app.report_maker() if ReportPart.PDF in parts else None,
    )
    for path in files:
        print(path)
    for warning in gathered.warnings:
        print_aside(f"warning: {warning}")
    return WRONG_DATA if gathered.warnings else DONE


REPORT = "report"
"""What a report is called in a folder."""
_OTHER_FORMATS = frozenset(
    (".doc", ".docx", ".odt", ".rtf", ".md", ".tex", ".csv", ".xlsx", ".txt")
)
"""Endings of what a report is not, though somebody may want it."""


def _stem(out: Path) -> Path:
    if out.is_dir():
        return out / REPORT
    if out.suffix.lower() in _OTHER_FORMATS:
        reason = f"reports are HTML and PDF, not {out.suffix}; write .html, .pdf or no ending"
        raise bad_option(option="--out", reason=reason)
    return out.with_suffix("") if out.suffix.lower() in {".html", ".pdf"} else out


def _parts(options: argparse.Namespace) -> set[ReportPart]:
    from surveyapp.services.reporting.write import ReportPart  # noqa: PLC0415

    ending = "" if options.out.is_dir() else options.out.suffix.lower().lstrip(".")
    known = {part.value: part for part in (ReportPart.HTML, ReportPart.PDF)}
    names = options.format.split(",") if options.format else [ending] if ending in known else known
    for name in names:
        if name not in known:
            raise bad_option(option="--format", reason=f"{name} is none of {', '.join(known)}")
    return {known[name] for name in names} | ({ReportPart.SCRIPT} if options.script else set())


def _wanted(options: argparse.Namespace) -> ReportRequest:
    from surveyapp.services.reporting.contents import ReportRequest  # noqa: PLC0415

    return ReportRequest.with_estimates(
        dict.fromkeys(_analyses(options)), by=dict.fromkeys(options.by), level=options.level
    )


def _analyses(options: argparse.Namespace) -> Iterator[AnalysisRequest]:
    from surveyapp.analyses.comparison import Comparison  # noqa: PLC0415
    from surveyapp.analyses.cross_table import Crosstab  # noqa: PLC0415
    from surveyapp.analyses.distance import Distance  # noqa: PLC0415
    from surveyapp.analyses.ranking import Ranking  # noqa: PLC0415
    from surveyapp.services.analyses.request import AnalysisRequest  # noqa: PLC0415

    for written in options.crosstab:
        names, _ = _named("--crosstab", written)
        yield AnalysisRequest(Crosstab(questions=names))
    for written in options.compare:
        question, by = _pair("--compare", written)
        yield AnalysisRequest(Comparison(question=question, by=by))
    for written in options.rank:
        names, stated = _named("--rank", written, "by")
        yield AnalysisRequest(Ranking(questions=names, by=stated.get("by")))
    for written in options.distance:
        question, by = _pair("--distance", written)
        yield AnalysisRequest(Distance(question=question, by=by))
    for written in options.regress:
        yield _regression(written)
    for written in options.analysis:
        yield AnalysisRequest(written_analysis(ANY, written))


def _named(option: str, written: str, *keys: str) -> tuple[tuple[str, ...], dict[str, str]]:
    """Return the questions, at least one, and what is stated as KEY=VALUE."""
    parts = [part.strip() for part in written.split(",") if part.strip()]
    stated = dict(part.split("=", 1) for part in parts if "=" in part)
    names = tuple(part for part in parts if "=" not in part)
    for key in set(stated) - set(keys):
        known = f"; it takes {', '.join(keys)}" if keys else ""
        raise bad_option(option=option, reason=f"{key[:80]} cannot be stated here{known}")
    if not names:
        raise bad_option(option=option, reason=f"“{written[:80]}” names no question")
    return names, stated


def _pair(option: str, written: str) -> tuple[str, str]:
    """Return a question and groups."""
    names, _ = _named(option, written)
    if len(names) != 2:
        reason = f"{written[:80]} is no question and groups; write them as in drugs,region"
        raise bad_option(option=option, reason=reason)
    return names[0], names[1]


def _regression(written: str) -> AnalysisRequest:
    from surveyapp.analyses.computation.multivariate.regression import LINKS  # noqa: PLC0415
    from surveyapp.analyses.computation.multivariate.regression_fits import RegressionModel  # noqa: PLC0415
    from surveyapp.analyses.computation.multivariate.regression_terms import read_terms  # noqa: PLC0415
    from surveyapp.analyses.regression import Regression  # noqa: PLC0415
    from surveyapp.estimation.regression.logistic import Link  # noqa: PLC0415
    from surveyapp.services.analyses.request import AnalysisRequest  # noqa: PLC0415

    keys = ("model", "cluster", "random-intercept", "link", "reference", "groups-of-fit")
    (outcome, *predictors), stated = _named("--regress", written, *keys)
    models = {model.value: model for model in RegressionModel}
    model = stated.get("model")
    if model is not None and model not in models:
        reason = f"{model[:80]} is no model; choose one of {', '.join(models)}"
        raise bad_option(option="--regress", reason=reason)
    if {"cluster", "random-intercept"} <= set(stated):
        reason = "leave out cluster=; the groups of random-intercept= take its place"
        raise bad_option(option="--regress", reason=reason)
    links = {link.value: link for link in LINKS}
    link = stated.get("link", Link.LOGIT.value)
    if link not in links:
        reason = f"{link[:80]} is no link; choose one of {', '.join(links)}"
        raise bad_option(option="--regress", reason=reason)
    fit_groups = stated.get("groups-of-fit")
    if fit_groups is not None and not fit_groups.isdigit():
        raise bad_option(option="--regress", reason="groups-of-fit is a whole number, such as 10")
    references = [one.split("=", 1) for one in stated.get("reference", "").split(";") if one]
    if any(len(one) != 2 for one in references):
        reason = "write reference=QUESTION=ANSWER, several with ; between them"
        raise bad_option(option="--regress", reason=reason)
    read_terms(predictors)
    regression = Regression(
        outcome=outcome,
        predictors=tuple(predictors),
        model=None if model is None else models[model],
        link=links[link],
        reference=tuple((name, answer) for name, answer in references),
        fit=fit_groups is not None,
        groups_of_fit=None if fit_groups is None else int(fit_groups),
        random_intercept=stated.get("random-intercept"),
    )
    return AnalysisRequest(regression, cluster=stated.get("cluster"))


def _add_counts(commands: Any) -> None:
    command = add_command(
        commands, "counts", _counts, "how many reports each question has, and how many are missing"
    )
    add_source(command)
    add_output(command)


def _counts(options: argparse.Namespace) -> int:
    from surveyapp.analyses.data.response_counts import COUNT_COLUMNS, response_counts  # noqa: PLC0415
    from surveyapp.services.dataset.source import open_source  # noqa: PLC0415

    with open_source(source_request(options)) as source:
        rows = [row.as_row() for row in response_counts(source)]
        if not write_output(options, rows, COUNT_COLUMNS):
            print_table(
                [list(COUNT_COLUMNS), *([str(row[n]) for n in COUNT_COLUMNS] for row in rows)]
            )
        return print_notes(source, source.warnings)


def _add_convert(commands: Any) -> None:
    from surveyapp.services.export.registry import ENDINGS  # noqa: PLC0415 - for this command only

    command = add_command(
        commands, "convert", _convert, "write the recorded reports for another program"
    )
    add_source(command)
    add_sample(command)
    command.add_argument(
        "--out",
        type=Path,
        required=True,
        metavar="FILE",
        help=f"its ending decides: {ENDINGS}",
    )
    command.add_argument(
        "--bom", action="store_true", help="mark a CSV as UTF-8, which some versions of Excel need"
    )
    command.add_argument("--labels", metavar="LANG", help="language of the labels")


def _convert(options: argparse.Namespace) -> int:
    from surveyapp.services.dataset.source import open_source  # noqa: PLC0415
    from surveyapp.services.export.convert import convert  # noqa: PLC0415
    from surveyapp.services.export.registry import writer_for  # noqa: PLC0415
    from surveyapp.services.export.table_files import CSV  # noqa: PLC0415

    writer = writer_for(options.out)
    if options.bom and writer is not CSV:
        raise bad_option(option="--bom", reason="it goes with .csv only")
    if options.labels is not None and not writer.has_labels:
        reason = f"{options.out.suffix} has no labels; write them with the command codebook"
        raise bad_option(option="--labels", reason=reason)
    with open_source(source_request(options)) as source:
        for path in convert(source, options.out, labels=options.labels, has_bom=options.bom):
            print(path)
        return print_notes(source, source.warnings)


def _add_codebook(commands: Any) -> None:
    command = add_command(
        commands,
        "codebook",
        _codebook,
        "write what each column of the record means: texts, choices, designs, odds, values",
    )
    add_one_survey(command)
    command.add_argument(
        "--out",
        type=Path,
        required=True,
        metavar="FILE",
        help="book.html, book.csv, book.md or book.xml (DDI-Codebook 2.5)",
    )


def _codebook(options: argparse.Namespace) -> int:
    from surveyapp.services.dataset.summary import summarise_project  # noqa: PLC0415
    from surveyapp.services.dataset.surveys import load_seen_survey  # noqa: PLC0415
    from surveyapp.services.export.codebook_files import write_codebook  # noqa: PLC0415

    survey = survey_of_options(options)
    if options.project is None:
        write_codebook(load_seen_survey(options.survey), options.out)
    else:
        there = summarise_project(options.project)
        seen = there.survey or survey
        write_codebook(seen, options.out, there.files, there.sample_columns)
    print(options.out)
    return DONE
