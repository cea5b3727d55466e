"""The command line: the same services without a screen.

Exit codes: 0 done; 1 done, but something is wrong with the data (said on stderr); 2 not done
(``error: …`` on stderr). NumPy, DuckDB and Qt are loaded only by the commands that need them.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn, TextIO

from surveyapp import __version__, cli_coin, cli_keys, cli_progress
from surveyapp.cli_budget import add_budget
from surveyapp.cli_doctor import add_doctor
from surveyapp.cli_engines import add_engine, check_engine, estimates_of_engine
from surveyapp.cli_handout import add_handout
from surveyapp.cli_history import add_history
from surveyapp.cli_identity import add_identity
from surveyapp.cli_learn import add_learn
from surveyapp.cli_model import add_model
from surveyapp.cli_open import add_open
from surveyapp.cli_output import (
    DONE,
    NOT_DONE,
    WRONG_DATA,
    BadOption,
    add_command,
    add_output,
    print_table,
    say,
    shown_number,
    write_output,
)
from surveyapp.cli_plan import add_plan
from surveyapp.cli_privacy import add_privacy
from surveyapp.cli_quality import add_quality
from surveyapp.cli_regress import add_regress
from surveyapp.cli_rehearse import add_rehearse
from surveyapp.cli_report import add_report
from surveyapp.cli_source import add_sample, add_source, used_told, wanted_survey
from surveyapp.cli_surveys import add_surveys
from surveyapp.cli_synthesize import add_synthesize
from surveyapp.cli_table import domains, names
from surveyapp.cli_tables import add_import_options, add_map, import_given, tell_rows
from surveyapp.cli_together import add_together
from surveyapp.designs import CATALOGUE
from surveyapp.designs.exact import rounded_up
from surveyapp.designs.linear import FROM_QUESTION
from surveyapp.designs.parameters import ParameterProblems
from surveyapp.errors import Cancelled, SurveyAppError
from surveyapp.services.explain import explain_design
from surveyapp.survey.reader import SurveyMistakes

if TYPE_CHECKING:
    from surveyapp.services.analyse import EstimateTable
    from surveyapp.services.exchange import FileReport
    from surveyapp.survey.survey import Survey

MOST_PEOPLE = 10**12
LANGUAGE_HELP = "language of the windows, as fr; else the system's (respondents choose their own)"


class _Parser(argparse.ArgumentParser):
    """Prints ``error: …`` and exits 2, as every command does."""

    def error(self, message: str) -> NoReturn:
        self.exit(NOT_DONE, f"error: {message}; see {self.prog} --help\n")

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> tuple[Any, list[str]]:
        """Refuse what no option takes here, where it is known of which command."""
        found, strange = super().parse_known_args(args, namespace)
        if strange:
            self.error(f"unrecognized arguments: {' '.join(strange)}")
        return found, strange


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; returns its exit code."""
    if getattr(sys, "frozen", False):  # the process that reads SPSS and Stata files begins here too
        multiprocessing.freeze_support()
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    options = _parser().parse_args(arguments)
    try:
        code = int(options.run(options))
        sys.stdout.flush()
    except SurveyAppError as problem:
        for told in _sentences(problem):
            say(f"error: {told}")
    except BrokenPipeError:  # who reads has enough, as ``| head`` does
        _silence(sys.stdout)
    except OSError as problem:
        _silence(sys.stdout)
        say(f"error: the output could not be written: {problem.strerror}.")
    except (KeyboardInterrupt, Cancelled):
        say("error: stopped")
    except MemoryError:
        say(
            "error: there is not enough memory for this; close other programs, or give smaller files."
        )
    except Exception as problem:  # noqa: BLE001 - the last door: a mistake of ours, never a traceback
        say(f"error: {_own_mistake(problem)}")
    else:
        return code
    return NOT_DONE


def _sentences(problem: SurveyAppError) -> list[str]:
    """Return what ``problem`` says: of a survey or of parameters, each mistake."""
    if isinstance(problem, SurveyMistakes):
        return [f"{problem.facts['file']}: {mistake}" for mistake in problem.mistakes]
    if isinstance(problem, ParameterProblems):
        return [str(one) for one in problem.problems]
    return [str(problem)]


def _own_mistake(problem: Exception) -> str:
    from surveyapp.services.crash_report import crash_report, forget  # noqa: PLC0415
    from surveyapp.storage.log_files import keep_crash_report, log_folder  # noqa: PLC0415

    path = keep_crash_report(log_folder(), crash_report(problem, "command line"))
    forget(problem)
    where = "" if path is None else f" A report that holds nothing of your data is in {path}."
    return f"Surveyapp itself made a mistake ({type(problem).__name__}). Please report it.{where}"


def _silence(stream: TextIO) -> None:
    """Keep the interpreter from writing what is left to a stream that takes no more."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="surveyapp",
        description="Ask the questions people lie about. Without a command, the start window opens.",
    )
    parser.add_argument("--version", action="version", version=f"surveyapp {__version__}")
    parser.add_argument("--language", default="", metavar="XX", help=LANGUAGE_HELP)
    parser.set_defaults(run=_start)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", parser_class=_Parser)
    for add in (
        _add_demo,
        _add_check,
        _add_xlsform,
        _add_kiosk,
        _add_export,
        _add_verify,
        _add_simulate,
        _add_import,
        add_map,
        _add_estimate,
        add_quality,
        add_privacy,
        add_plan,
        add_budget,
        add_rehearse,
        add_regress,
        add_together,
        add_learn,
        add_synthesize,
        add_model,
        add_report,
        add_handout,
        _add_designs,
        _add_audit,
        add_doctor,
        add_identity,
    ):
        add(commands)
    cli_keys.add_key(commands, add_command)
    cli_keys.add_kiosks(
        commands, add_command, lambda reports: _tell_reports(reports, verb="imported"), write_output
    )
    cli_coin.add_coin(commands, add_command)
    add_history(commands)
    add_surveys(commands)
    add_open(commands, _add_language)
    return parser


def _start(options: argparse.Namespace) -> int:
    from surveyapp import app  # noqa: PLC0415 - Qt is loaded only for windows

    return app.run_start(language=options.language)


def _add_language(command: argparse.ArgumentParser) -> None:
    """Take --language after the command too, where it opens a window."""
    command.add_argument("--language", default=argparse.SUPPRESS, metavar="XX", help=LANGUAGE_HELP)


def _add_demo(commands: Any) -> None:
    command = add_command(
        commands,
        "demo",
        _demo,
        "make an example survey and collection files, and open the desk on them",
    )
    command.add_argument("dir", nargs="?", type=Path, default=Path("surveyapp-demo"), metavar="DIR")
    command.add_argument(
        "--no-window", action="store_true", help="write the files and open nothing"
    )
    _add_language(command)


def _demo(options: argparse.Namespace) -> int:
    from surveyapp.services.demo import make_demo  # noqa: PLC0415

    demo = make_demo(options.dir)
    print(f"{demo.survey}: the survey")
    for path in demo.files:
        print(f"{path}: a kiosk's collection file")
    print(f"{demo.truth}: the prevalences that the simulated respondents were drawn with")
    if options.no_window:
        return DONE
    from surveyapp import app  # noqa: PLC0415

    project = options.dir / app.DEMONSTRATION
    return app.run_desk(project, files=demo.files, language=options.language, is_demonstration=True)


def _add_check(commands: Any) -> None:
    command = add_command(
        commands, "check", _check, "check a survey file; print each question's design, odds and ε"
    )
    command.add_argument("survey", type=Path, metavar="SURVEY")


def _check(options: argparse.Namespace) -> int:
    from surveyapp.services.describe import describe_survey  # noqa: PLC0415
    from surveyapp.storage.survey_files import load_survey  # noqa: PLC0415

    survey = load_survey(options.survey)
    for line in describe_survey(survey):
        print(line)
    return WRONG_DATA if _tell_missing_audio(survey, options.survey) else DONE


def _tell_missing_audio(survey: Survey, path: Path) -> bool:
    """Warn of each sound file that is missing; returns whether one is."""
    from surveyapp.storage.survey_files import missing_audio  # noqa: PLC0415

    missing = list(missing_audio(survey, path.parent))
    for mistake in missing:
        say(f"warning: {path.name}: {mistake}")
    return bool(missing)


def _add_xlsform(commands: Any) -> None:
    command = add_command(
        commands, "xlsform", _xlsform, "turn an XLSForm workbook into a survey file, or back"
    )
    command.add_argument("form", type=Path, metavar="FORM.xlsx", help="or a survey file")
    command.add_argument(
        "--out", type=Path, required=True, metavar="S.survey.json", help="or a form, .xlsx"
    )


def _xlsform(options: argparse.Namespace) -> int:
    from surveyapp.services.forms import convert_form  # noqa: PLC0415

    for line in convert_form(options.form, options.out):
        say(f"note: {line}")
    print(options.out)
    return DONE


def _add_kiosk(commands: Any) -> None:
    command = add_command(commands, "kiosk", _kiosk, "run the kiosk with a survey")
    command.add_argument(
        "survey", nargs="?", type=Path, metavar="SURVEY", help="without it a window asks"
    )
    command.add_argument(
        "--store", type=Path, metavar="DIR", help="folder that keeps the interviews"
    )
    command.add_argument(
        "--windowed", action="store_true", help="a window instead of the full screen"
    )
    _add_language(command)


def _kiosk(options: argparse.Namespace) -> int:
    from surveyapp import app  # noqa: PLC0415
    from surveyapp.storage.survey_files import load_survey  # noqa: PLC0415

    survey = options.survey or app.asked_survey(language=options.language)
    if survey is None:
        return DONE
    _tell_missing_audio(load_survey(survey), survey)
    return app.run_kiosk(
        survey,
        store=options.store,
        windowed=options.windowed,
        language=options.language,
    )


def _add_export(commands: Any) -> None:
    command = add_command(
        commands, "export", _export, "write a kiosk's collection files to a folder"
    )
    command.add_argument("--store", type=Path, required=True, metavar="DIR")
    command.add_argument("--out", type=Path, required=True, metavar="DIR")
    command.add_argument(
        "--allow-small",
        action="store_true",
        help="export files of fewer than 10 interviews too: few people cannot hide among each other",
    )


def _export(options: argparse.Namespace) -> int:
    from surveyapp.storage.kiosk_store import export_folder  # noqa: PLC0415

    exported = export_folder(options.store, options.out, allow_small=options.allow_small)
    for path in exported.files:
        print(path)
    for problem in exported.problems:
        say(f"warning: {problem}")
    return WRONG_DATA if exported.problems else DONE


def _add_verify(commands: Any) -> None:
    command = add_command(
        commands,
        "verify",
        _verify,
        "say whether collection files are whole, signed and fit together",
    )
    command.add_argument("files", nargs="+", type=Path, metavar="FILE")
    cli_keys.add_key_options(command)
    add_output(command)


def _verify(options: argparse.Namespace) -> int:
    from surveyapp.services.exchange import verify_files  # noqa: PLC0415

    reports = verify_files(options.files, opener=cli_keys.opener_of(options))
    return _tell_files(options, reports, verb="whole")


def _add_simulate(commands: Any) -> None:
    command = add_command(
        commands, "simulate", _simulate, "write collection files from simulated respondents"
    )
    command.add_argument("survey", nargs="?", type=Path, metavar="SURVEY")
    command.add_argument(
        "--table",
        type=Path,
        metavar="CSV",
        help="true values to make a survey and its reports of; with --label and --epsilon",
    )
    command.add_argument("--label", metavar="Q", help="with --table: the column to predict")
    command.add_argument("--features", metavar="A,B", help="with --table: columns to predict from")
    command.add_argument("--epsilon", metavar="E", help="with --table: a respondent's total")
    command.add_argument("--domain", type=Path, metavar="FILE.json", help="with --table: levels")
    command.add_argument(
        "--bounds", action="append", default=[], metavar="A=LOW:HIGH[:BINS]", help="with --table"
    )
    command.add_argument("--interviews", type=int, metavar="N", help="default: the rows of --truth")
    command.add_argument(
        "--truth",
        type=Path,
        metavar="CSV",
        help="true answers, one row a respondent; of a joint question its column or its members'",
    )
    command.add_argument("--kiosks", type=int, default=1, metavar="K")
    command.add_argument("--seed", type=int, metavar="S", help="the same files every time")
    command.add_argument(
        "--nuisance",
        action="append",
        default=[],
        metavar="QUESTION.NAME=SHARE",
        help="people of other kinds, such as drugs.cheaters=0.1; may be repeated",
    )
    command.add_argument("--out", type=Path, required=True, metavar="DIR")


def _simulate_table(options: argparse.Namespace) -> int:
    from surveyapp.services.simulate_local import simulate_table  # noqa: PLC0415

    for option in ("survey", "truth", "interviews", "nuisance"):
        if getattr(options, option):
            raise BadOption(option="--table", reason=f"it does not go with {option}")
    for option in ("label", "epsilon"):
        if getattr(options, option) is None:
            raise BadOption(option="--table", reason=f"it needs --{option}")
    made = simulate_table(
        options.table,
        options.out,
        label=options.label,
        epsilon=options.epsilon,
        features=names(options.features),
        domains=domains(options),
        kiosks=options.kiosks,
        seed=options.seed,
    )
    for path in (made.survey, made.truth, *made.files):
        print(path)
    for warning in made.warnings:
        say(f"warning: {warning}")
    return DONE


def _simulate(options: argparse.Namespace) -> int:
    from surveyapp.services import simulate  # noqa: PLC0415
    from surveyapp.services.nuisances import read_nuisances  # noqa: PLC0415
    from surveyapp.storage.survey_files import load_survey  # noqa: PLC0415

    if options.seed is not None and options.seed < 0:
        raise BadOption(option="--seed", reason="give a whole number from 0")
    if options.table is not None:
        return _simulate_table(options)
    if options.survey is None:
        raise BadOption(option="SURVEY", reason="give a survey, or a table with --table")
    survey = load_survey(options.survey)
    nuisances = read_nuisances(survey, options.nuisance)
    if options.truth is not None:
        files = simulate.simulate_truth(
            survey,
            options.out,
            options.truth,
            interviews=options.interviews,
            kiosks=options.kiosks,
            seed=options.seed,
            nuisances=nuisances,
        )
    elif options.interviews is None:
        raise BadOption(option="--interviews", reason="say how many, or give --truth")
    else:
        files = simulate.simulate(
            survey,
            options.out,
            interviews=options.interviews,
            kiosks=options.kiosks,
            seed=options.seed,
            nuisances=nuisances,
        )
    for path in files:
        print(path)
    for question, drawn in simulate.rehearsals(survey, nuisances).items():
        say(f"note: {question}: {drawn}")
    return DONE


def _add_import(commands: Any) -> None:
    command = add_command(
        commands,
        "import",
        _import,
        "import collection files, or tables of other programs, into a project",
    )
    command.add_argument("files", nargs="+", type=Path, metavar="FILES")
    command.add_argument("--project", type=Path, required=True, metavar="P")
    command.add_argument(
        "--accept-kiosks",
        action="store_true",
        help="take files of kiosks that the project does not know; else they wait, where "
        "interviews are sealed or the list of kiosks was closed",
    )
    command.add_argument(
        "--add-survey",
        action="store_true",
        help="take files of a survey that the project does not hold too, beside its others",
    )
    add_import_options(command)
    cli_keys.add_key_options(command)
    add_output(command)


def _import(options: argparse.Namespace) -> int:
    from surveyapp.services.exchange import import_files  # noqa: PLC0415

    files, reports = import_given(options)
    if files:
        opener = cli_keys.opener_of(options)
        try:
            with cli_progress.told("interviews") as progress:
                reports += import_files(
                    files,
                    options.project,
                    progress,
                    opener=opener,
                    accept_kiosks=options.accept_kiosks,
                    add_survey=options.add_survey,
                )
        except Cancelled as stopped:
            raise cli_progress.ImportStopped(file=options.project.name) from stopped
    code = _tell_files(options, reports, verb="imported")
    return WRONG_DATA if tell_rows(options, reports) else code


def _tell_files(options: argparse.Namespace, reports: Sequence[FileReport], *, verb: str) -> int:
    rows = [
        {
            "file": str(report.path),
            "result": report.outcome.value,
            "new": report.imported,
            "already": report.already,
            "kiosk": report.kiosk,
            "reason": report.reason,
        }
        for report in reports
    ]
    names = ("file", "result", "new", "already", "kiosk", "reason")
    is_shown = write_output(options, rows, names)
    return _tell_reports(reports, verb=None if is_shown else verb)


MOST_TOLD = 20
"""Damaged interviews of one file that are told one by one."""


def _tell_reports(reports: Sequence[FileReport], *, verb: str | None) -> int:
    """Tell what came of files: what was taken on stdout (unless ``verb`` is None), the rest on stderr."""
    for report in reports:
        if report.problem is None and verb is not None:
            known = f", {report.already} already there" if report.already else ""
            sealed = " (sealed, not opened)" if report.is_sealed else ""
            print(f"{report.path}: {verb}, {report.imported} new interviews{known}{sealed}")
        if report.problem is not None:
            say(f"{report.outcome.value}: {report.reason}")
        if report.doubt is not None:
            say(f"warning: {report.doubt}")
        for problem in report.damaged[:MOST_TOLD]:
            say(f"damaged: {problem}")
        if report.damaged:
            say(f"damaged: {len(report.damaged)} interviews of {report.path.name} in all")
    is_right = not any(report.is_wrong for report in reports)
    return DONE if is_right else WRONG_DATA


def _add_estimate(commands: Any) -> None:
    command = add_command(
        commands, "estimate", _estimate, "print debiased estimates with their intervals"
    )
    add_source(command)
    add_engine(command)
    command.add_argument("--question", metavar="Q")
    command.add_argument("--by", metavar="Q2", help="a direct question that forms groups")
    add_sample(command)
    command.add_argument(
        "--population", metavar="N", help="people that a simple sample was drawn from"
    )
    command.add_argument(
        "--counts",
        action="store_true",
        help="numbers of people, and totals, of the --population instead of shares and means",
    )
    command.add_argument(
        "--interval",
        metavar="METHOD",
        help="of shares guarded (default), mid_p, wilson, exact, likelihood, wald, chebyshev, bayes, "
        "bootstrap; of means student (default), wald, chebyshev, hoeffding, bootstrap",
    )
    command.add_argument("--level", type=float, default=0.95)
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
    add_output(command)


def _estimate(options: argparse.Namespace) -> int:
    from surveyapp.estimation.means import MeanInterval  # noqa: PLC0415
    from surveyapp.estimation.values import IntervalMethod  # noqa: PLC0415
    from surveyapp.services import analyse, people  # noqa: PLC0415
    from surveyapp.services.design_tests import COLUMNS as TEST_COLUMNS  # noqa: PLC0415
    from surveyapp.services.design_tests import rows_of_tests  # noqa: PLC0415
    from surveyapp.services.filters import read_filter, with_filter  # noqa: PLC0415

    check_engine(options)
    given = (bool(options.files), options.project is not None, options.source is not None)
    if sum(given) != 1:
        reason = "give collection files, tables, --project or --source, one of them"
        raise BadOption(option="estimate", reason=reason)
    methods = {method.value: method for method in IntervalMethod}
    of_means = {method.value: method for method in MeanInterval}
    if options.interval is not None and options.interval not in methods | of_means:
        known = ", ".join(methods | of_means)
        raise BadOption(option="--interval", reason=f"choose one of {known}")
    if options.counts and options.population is None:
        raise BadOption(
            option="--counts", reason="give the --population that people are counted in"
        )
    asked = {
        "question": options.question,
        "by": options.by,
        "method": methods.get(options.interval),
        "mean_method": of_means.get(options.interval),
        "level": options.level,
        "where": read_filter(options.where),
    }
    table, problems = _estimates(options, asked)
    if options.counts:
        table = people.numbers_of_people(table, int(options.population))
    if options.tests:
        write_output(options, rows_of_tests(table), TEST_COLUMNS)
    elif not write_output(options, *with_filter(table.rows, analyse.COLUMNS, table.where)):
        _explain_rows(options, table) if options.explain else print_table(_readable(table.rows))
    untested = (
        ["No design of these questions has a test."] if options.tests and not table.tests else []
    )
    told = (*table.notes, *used_told(table.used), *table.tests, *untested)
    notes = [f"note: {one}" for one in told]
    warnings = [f"warning: {warning}" for warning in table.warnings]
    for sentence in (*problems, *notes, *warnings):
        say(sentence)
    return WRONG_DATA if problems or table.warnings else DONE


def _explain_rows(options: argparse.Namespace, table: EstimateTable) -> None:
    """Print what each row means, and where its numbers come from."""
    from surveyapp.services.formulas import formulas  # noqa: PLC0415
    from surveyapp.services.labels import Labels  # noqa: PLC0415
    from surveyapp.services.plain_words import meaning  # noqa: PLC0415

    if options.counts:
        reason = "it tells shares and means, no numbers of people; leave out --counts"
        raise BadOption(option="--explain", reason=reason)
    is_drawn = bool(table.used or options.weight or options.stratum or options.cluster)
    for row in table.rows:
        print(*meaning(row, Labels(table.survey), options.by, options.level))
        for one in formulas(table.survey, row, is_drawn=is_drawn):
            print(f"    {one.told}")


def _estimates(
    options: argparse.Namespace, asked: Mapping[str, Any]
) -> tuple[EstimateTable, list[str]]:
    """Return the estimates from whatever was given, and what was refused."""
    from surveyapp.services import analyse  # noqa: PLC0415
    from surveyapp.storage.respondents import SampleColumns, is_table  # noqa: PLC0415
    from surveyapp.storage.survey_files import load_survey  # noqa: PLC0415

    population = _people(options.population)
    if options.source is not None:
        return estimates_of_engine(options, asked, population), []
    tables = [path for path in options.files if is_table(path)]
    if tables and len(tables) < len(options.files):
        reason = (
            "tables (.csv) and collection files are not mixed in one call; give one kind of them"
        )
        raise BadOption(option="estimate", reason=reason)
    of_project = options.project is not None
    survey = None if options.survey is None or of_project else load_survey(options.survey)
    if tables:
        if survey is None:
            reason = f"{tables[0].name} is a table; give the survey that its columns belong to"
            raise BadOption(option="--survey", reason=reason)
        columns = SampleColumns(options.weight, options.stratum, options.cluster)
        paths = tuple(dict.fromkeys(tables))
        found, cells = analyse.estimate_tables(
            paths, survey, columns=columns, population=population, **asked
        )
        return found, [f"refused: {cell}" for cell in cells]
    if options.weight is not None:
        reason = "weights need a table (.csv) with a column of them; a collection file holds none"
        raise BadOption(option="--weight", reason=reason)
    sample = analyse.SampleQuestions(
        options.stratum, options.cluster, population, unweighted=options.unweighted
    )
    if options.project is not None:
        wanted = wanted_survey(options)
        found = analyse.estimate_project(options.project, sample=sample, survey=wanted, **asked)
        return found, []
    opener = cli_keys.opener_of(options)
    found, reports = analyse.estimate_files(
        options.files, survey=survey, sample=sample, opener=opener, **asked
    )
    return found, _not_read(reports)


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
        raise BadOption(option="--population", reason=reason)
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


def _add_designs(commands: Any) -> None:
    command = add_command(
        commands, "designs", _designs, "list the catalogue of designs, or explain one"
    )
    command.add_argument("name", nargs="?", metavar="NAME", help="the design to explain")
    add_output(command)


def _designs(options: argparse.Namespace) -> int:
    if options.name is not None:
        return _explain(options)
    rows = [
        {
            "name": design.name,
            "parameters": ", ".join(
                n for n in design.written_parameters() if n not in FROM_QUESTION
            ),
            "modes": " ".join(mode.value for mode in design.modes),
            "title": design.title,
            "source": design.source,
        }
        for design in CATALOGUE
    ]
    if not write_output(options, rows, None):
        print_table(
            [
                ["name", "parameters", "modes", "source"],
                *([r["name"], r["parameters"], r["modes"], r["source"]] for r in rows),
            ]
        )
    return DONE


def _explain(options: argparse.Namespace) -> int:
    if options.json or options.csv:
        reason = "an explanation is no table; leave out --json and --csv"
        raise BadOption(option="designs NAME", reason=reason)
    for line in explain_design(options.name).text():
        print(line)
    return DONE


def _add_audit(commands: Any) -> None:
    command = add_command(
        commands,
        "audit",
        _audit,
        "tap the kiosk's randomizer like a respondent; bound what it gives away",
    )
    command.add_argument("survey", type=Path, metavar="SURVEY")
    command.add_argument(
        "--taps",
        type=int,
        metavar="N",
        help="of each answer; default: 5000, fewer where there are many answers",
    )
    command.add_argument("--confidence", type=float, default=0.99, metavar="c")
    add_output(command)


def _audit(options: argparse.Namespace) -> int:
    from surveyapp.services import audit  # noqa: PLC0415
    from surveyapp.storage.survey_files import load_survey  # noqa: PLC0415

    survey = load_survey(options.survey)
    rows = audit.audit_survey(survey, taps=options.taps, confidence=options.confidence)
    if not write_output(options, rows, audit.COLUMNS):
        print_table([list(audit.HEADER), *(audit.readable(row) for row in rows)])
    broken = [row for row in rows if row.is_broken]
    for row in broken:
        say(audit.sentence(row, options.confidence))
    return WRONG_DATA if broken else DONE


if __name__ == "__main__":
    sys.exit(main())
