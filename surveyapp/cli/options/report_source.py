"""Where a command's reports come from: FILES, --project or --source, and --survey for tables."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from surveyapp.cli.options.engines import add_engine, engine_source
from surveyapp.cli.options.keys import (
    add_kiosk_options,
    kiosk_trust_of,
    opener_of,
    refuse_trust_of_project,
)
from surveyapp.cli.options.output import (
    DONE,
    WRONG_DATA,
    add_repeated,
    bad_option,
    existing,
    number_type,
    print_aside,
    whole_type,
)
from surveyapp.cli.options.project import add_project

if TYPE_CHECKING:
    from surveyapp.analyses.base.dataset import Dataset
    from surveyapp.analyses.data.sample_design import Replication
    from surveyapp.analyses.data.weight_recipe import KnownMargin
    from surveyapp.services.dataset.source import SourceRequest
    from surveyapp.services.project.surveys import SurveyName
    from surveyapp.survey.definition.survey import Survey


REPLICATE_METHODS = ("jk1", "jkn", "brr", "fay", "bootstrap", "sdr")
FILES_HELP = (
    "collection files, tables of recorded reports or a table of opened totals (with --survey), or one "
    "project"
)


def add_source(
    command: argparse.ArgumentParser,
    name: str = "FILES",
    says: str = FILES_HELP,
    *,
    has_own_table: bool = False,
) -> None:
    """Add what reports can come from: FILES, --project, --source, and --survey for tables.

    Parameters
    ----------
    command
        The command.
    name, says
        What the files are called, and their help.
    has_own_table
        Whether the command has another option ``--table``.
    """
    command.add_argument(
        "files",
        nargs="*",
        type=Path,
        metavar=name,
        help=says,
    )
    add_project(command)
    command.set_defaults(reads_projects=True)
    add_engine(command, has_own_table=has_own_table)
    command.add_argument(
        "--survey",
        type=Path,
        metavar="SURVEY",
        help="what a table's columns mean; for collection files: refuse those of another survey; "
        "with --project: which of its surveys, a file, ID or ID@VERSION",
    )
    add_repeated(
        command,
        "--where",
        "Q=A,B",
        "include only interviews with one of these answers to a direct question, or "
        "with such a number: age>=30, age=18..29; may be repeated",
    )
    add_kiosk_options(command)


def add_sample(command: argparse.ArgumentParser) -> None:
    """Add how respondents were drawn: weights, strata and clusters."""
    command.add_argument(
        "--weight", metavar="COL", help="a table's column: how many people each row represents"
    )
    command.add_argument(
        "--stratum", metavar="COL", help="a table's column, or a direct question: the stratum"
    )
    command.add_argument(
        "--cluster", metavar="COL", help="a table's column, or a direct question: the cluster"
    )
    add_more_sample(command)
    add_repeated(
        command,
        "--margins",
        "FILE",
        "what the column of weights was calibrated to, as weight make takes it: errors then know it",
        type=Path,
    )
    command.add_argument(
        "--base",
        metavar="COL",
        help="with --margins: a table's column, the weight before calibration; default: 1 for everybody",
    )
    command.add_argument(
        "--replicates",
        metavar="METHOD",
        choices=REPLICATE_METHODS,
        help="variances from replicate weights: jk1, jkn, brr, fay, bootstrap (Rao and Wu) or sdr, made from "
        "the strata and clusters, or read from --replicate-weights",
    )
    command.add_argument(
        "--fay",
        type=number_type,
        default=0.5,
        metavar="RHO",
        help="the factor of fay, from 0 to below 1; default: 0.5",
    )
    command.add_argument(
        "--replications",
        type=whole_type,
        default=500,
        metavar="N",
        help="how many replicates bootstrap makes, up to 5000; default: 500",
    )
    command.add_argument(
        "--replicate-seed",
        type=whole_type,
        default=1,
        metavar="SEED",
        help="the seed of bootstrap, which protects nobody; default: 1",
    )
    command.add_argument(
        "--replicate-scale",
        type=number_type,
        metavar="C",
        help="what each squared deviation of --replicate-weights is multiplied by; default: the method's",
    )
    add_unweighted(command)


def add_unweighted(command: argparse.ArgumentParser) -> None:
    """Add how the weights, strata and clusters that tables brought are left out; else they are used."""
    command.add_argument(
        "--unweighted",
        action="store_true",
        help="leave out the weights, strata and clusters of the sample",
    )


def add_more_sample(command: argparse.ArgumentParser) -> None:
    """Add units of later stages, population sizes and replicate weights: columns of a table."""
    add_repeated(
        command,
        "--stage",
        "COL",
        "a table's column: the unit drawn within the cluster, at the second stage; again for the third",
    )
    add_repeated(
        command,
        "--fpc",
        "COL",
        "a table's column: how many units the stratum has, or the sampling fraction; again for each "
        "later stage",
    )
    command.add_argument(
        "--replicate-weights",
        metavar="PREFIX",
        help="a table's columns PREFIX1, PREFIX2 and so on: replicate weights, with the full weight in them",
    )


def _sample_notes(used: Sequence[str]) -> list[str]:
    """Return sentences on the sample that was used, with the option that leaves it out."""
    return [f"{note} --unweighted leaves them out." for note in used]


def source_request(options: argparse.Namespace) -> SourceRequest:
    """Return the source that the options name, with its sample where the command has such options."""
    from surveyapp.analyses.data.filters import read_filter  # noqa: PLC0415
    from surveyapp.analyses.data.sample_design import SampleColumns  # noqa: PLC0415
    from surveyapp.services.dataset.source import SampleUse, SourceRequest  # noqa: PLC0415
    from surveyapp.services.dataset.surveys import load_seen_survey  # noqa: PLC0415

    refuse_trust_of_project(options)
    _check_inclusion(options)
    engine = engine_source(options)
    of_project = options.project is not None
    return SourceRequest(
        files=tuple(options.files),
        project=existing(options.project) if of_project else None,
        survey=None if options.survey is None or of_project else load_seen_survey(options.survey),
        survey_name=_wanted_survey(options) if of_project and not options.files else None,
        columns=SampleColumns(
            weight=getattr(options, "weight", None) or getattr(options, "survey_weights", None),
            stratum=getattr(options, "stratum", None),
            cluster=getattr(options, "cluster", None),
            replicates=getattr(options, "replicate_weights", None),
            base=getattr(options, "base", None),
            stages=tuple(getattr(options, "stage", ())),
            populations=tuple(getattr(options, "fpc", ())),
        ),
        replication=_replication(options),
        margins=_margins(options),
        opener=opener_of(options),
        trust=kiosk_trust_of(options),
        where=read_filter(options.where),
        sample_use={
            None: SampleUse.UNKNOWN,
            False: SampleUse.USED,
            True: SampleUse.LEFT_OUT,
        }[getattr(options, "unweighted", None)],
        engine=engine,
    )


def _margins(options: argparse.Namespace) -> tuple[KnownMargin, ...]:
    if not getattr(options, "margins", ()):
        if getattr(options, "base", None) is not None:
            raise bad_option(
                option="--base", reason="name with --margins what weights were made to meet"
            )
        return ()
    if options.weight is None:
        raise bad_option(option="--margins", reason="name the calibrated weights with --weight")
    from surveyapp.services.weighting.margins import read_margins  # noqa: PLC0415

    return tuple(margin for path in options.margins for margin in read_margins(path))


def _check_inclusion(options: argparse.Namespace) -> None:
    """Refuse what inclusion probabilities, which have variances of their own, do not go with."""
    if getattr(options, "inclusion", None) is None:
        return
    for name in ("replicates", "fpc", "stage", "margins"):
        if getattr(options, name, None):
            reason = "leave out --inclusion, which has variances of its own"
            raise bad_option(option=f"--{name}", reason=reason)


def _replication(options: argparse.Namespace) -> Replication | None:
    from surveyapp.analyses.data.sample_design import Replication  # noqa: PLC0415
    from surveyapp.estimation.sampling.replicates import ReplicateMethod  # noqa: PLC0415

    method = getattr(options, "replicates", None)
    if method is None:
        if getattr(options, "replicate_weights", None) is not None:
            raise bad_option(
                option="--replicate-weights", reason="say with --replicates how they were made"
            )
        return None
    is_kept = options.replicate_weights is not None and options.project is not None
    if options.replicate_weights is not None and options.weight is None and not is_kept:
        raise bad_option(option="--replicate-weights", reason="name the full weights with --weight")
    return Replication(
        ReplicateMethod(method),
        fay=float(options.fay),
        number=options.replications,
        scale=None if options.replicate_scale is None else float(options.replicate_scale),
        seed=options.replicate_seed,
        prefix=options.replicate_weights if is_kept else None,
    )


def _wanted_survey(options: argparse.Namespace) -> SurveyName | None:
    """Return which of the project's surveys ``--survey`` names; say which one is read if there are several.

    Raises
    ------
    UserProblem
        if there is no such project; if there is no such survey.
    """
    from surveyapp.services.project.surveys import SurveyName, which_survey  # noqa: PLC0415
    from surveyapp.storage.surveys.survey_files import load_survey  # noqa: PLC0415

    wanted = None
    if options.survey is not None:
        is_file = options.survey.exists()
        wanted = (
            SurveyName.of(load_survey(options.survey))
            if is_file
            else SurveyName.read(str(options.survey))
        )
    note = which_survey(existing(options.project), wanted)
    if note is not None:
        print_aside(f"note: {note}")
    return wanted


def print_notes(opened: Dataset, warnings: Sequence[str], remarks: Sequence[str] = ()) -> int:
    """Say what was refused, what to know and what to be careful about; return the exit code."""
    for refused in opened.refused:
        print_aside(f"refused: {refused}")
    for note in (*opened.notes, *_sample_notes(opened.used), *remarks):
        print_aside(f"note: {note}")
    for warning in warnings:
        print_aside(f"warning: {warning}")
    return WRONG_DATA if opened.refused or warnings else DONE


def add_one_survey(command: argparse.ArgumentParser) -> None:
    """Add SURVEY and --project: one survey, in a file or of a project."""
    command.add_argument("survey", nargs="?", type=Path, metavar="SURVEY", help="the survey file")
    add_project(command, "take its survey instead")


def survey_of_options(options: argparse.Namespace) -> Survey:
    """Return the survey that the options name.

    Raises
    ------
    UserProblem
        if not one of them is given, or the project has none.
    """
    from surveyapp.services.planning.planned_survey import planned_survey  # noqa: PLC0415

    project = None if options.project is None else existing(options.project)
    return planned_survey(options.survey, project).survey
