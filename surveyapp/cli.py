"""The command line: the same services without a screen.

Exit codes: 0 done; 1 done, but something is wrong with the data (said on stderr); 2 not done
(``error: …`` on stderr). NumPy, DuckDB and Qt are loaded only by the commands that need them.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn, TextIO

from surveyapp import __version__, cli_keys
from surveyapp.designs import CATALOGUE, DESIGN_BY_NAME, DESIGNS, Design
from surveyapp.designs.exact import rounded_up
from surveyapp.designs.parameters import Kind, ParameterProblems
from surveyapp.errors import QT_TRANSLATE_NOOP, SurveyAppError, UserProblem
from surveyapp.services.explain import NoSuchDesign, explain_design
from surveyapp.survey.reading import SurveyMistakes

if TYPE_CHECKING:
    from surveyapp.services.analyse import EstimateTable
    from surveyapp.services.exchange import FileReport

DONE, WRONG_DATA, NOT_DONE = 0, 1, 2
MOST_PEOPLE = 10**12


class BadOption(UserProblem):
    """An option cannot be understood."""

    sentence = QT_TRANSLATE_NOOP("errors", "{option}: {reason}.")


class NotPlanned(UserProblem):
    """The planner's formulas need one known channel."""

    sentence = QT_TRANSLATE_NOOP(
        "errors",
        "{name} cannot be planned yet: the planner knows designs of one sample and one channel, such as "
        "{known}. Rehearse it with simulate and estimate instead.",
    )


class _Parser(argparse.ArgumentParser):
    """Prints ``error: …`` and exits 2, as every command does."""

    def error(self, message: str) -> NoReturn:
        self.exit(NOT_DONE, f"error: {message}; see {self.prog} --help\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; returns its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    options = _parser().parse_args(arguments)
    try:
        code = int(options.run(options))
        sys.stdout.flush()
    except SurveyMistakes as problem:
        for mistake in problem.mistakes:
            _say(f"error: {problem.facts['file']}: {mistake}")
    except ParameterProblems as problem:
        for one in problem.problems:
            _say(f"error: {one}")
    except SurveyAppError as problem:
        _say(f"error: {problem}")
    except BrokenPipeError:  # who reads has enough, as ``| head`` does
        _silence(sys.stdout)
    except OSError as problem:
        _silence(sys.stdout)
        _say(f"error: the output could not be written: {problem.strerror}.")
    except KeyboardInterrupt:
        _say("error: stopped")
    else:
        return code
    return NOT_DONE


def _silence(stream: TextIO) -> None:
    """Keep the interpreter from writing what is left to a stream that takes no more."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _say(sentence: str) -> None:
    print(sentence, file=sys.stderr)


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="surveyapp",
        description="Ask the questions people lie about. Without a command, the start window opens.",
    )
    parser.add_argument("--version", action="version", version=f"surveyapp {__version__}")
    parser.set_defaults(run=_start)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", parser_class=_Parser)
    for add in (
        _add_demo,
        _add_check,
        _add_kiosk,
        _add_export,
        _add_verify,
        _add_simulate,
        _add_import,
        _add_estimate,
        _add_plan,
        _add_regress,
        _add_designs,
        _add_audit,
    ):
        add(commands)
    cli_keys.add_key(commands, _command)
    cli_keys.add_kiosks(
        commands, _command, lambda reports: _tell_reports(reports, verb="imported"), _write_output
    )
    return parser


def _command(
    commands: Any, name: str, run: Callable[[argparse.Namespace], int], says: str
) -> argparse.ArgumentParser:
    command: argparse.ArgumentParser = commands.add_parser(name, help=says, description=says)
    command.set_defaults(run=run)
    return command


def _start(_: argparse.Namespace) -> int:
    from surveyapp import app  # noqa: PLC0415 - Qt is loaded only for windows

    return app.run_start()


def _add_demo(commands: Any) -> None:
    command = _command(
        commands,
        "demo",
        _demo,
        "make an example survey and collection files, and open the desk on them",
    )
    command.add_argument("dir", nargs="?", type=Path, default=Path("surveyapp-demo"), metavar="DIR")
    command.add_argument(
        "--no-window", action="store_true", help="write the files and open nothing"
    )


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

    return app.run_desk(options.dir / "demo.surveydesk", files=demo.files)


def _add_check(commands: Any) -> None:
    command = _command(
        commands, "check", _check, "check a survey file; print each question's design, odds and ε"
    )
    command.add_argument("survey", type=Path, metavar="SURVEY")


def _check(options: argparse.Namespace) -> int:
    from surveyapp.services.describe import describe_survey  # noqa: PLC0415
    from surveyapp.storage.survey_files import load_survey  # noqa: PLC0415

    for line in describe_survey(load_survey(options.survey)):
        print(line)
    return DONE


def _add_kiosk(commands: Any) -> None:
    command = _command(commands, "kiosk", _kiosk, "run the kiosk with a survey")
    command.add_argument("survey", type=Path, metavar="SURVEY")
    command.add_argument(
        "--store", type=Path, metavar="DIR", help="folder that keeps the interviews"
    )
    command.add_argument(
        "--windowed", action="store_true", help="a window instead of the full screen"
    )


def _kiosk(options: argparse.Namespace) -> int:
    from surveyapp import app  # noqa: PLC0415

    return app.run_kiosk(options.survey, store=options.store, windowed=options.windowed)


def _add_export(commands: Any) -> None:
    command = _command(commands, "export", _export, "write a kiosk's collection files to a folder")
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
        _say(f"warning: {problem}")
    return WRONG_DATA if exported.problems else DONE


def _add_verify(commands: Any) -> None:
    command = _command(
        commands,
        "verify",
        _verify,
        "say whether collection files are whole, signed and fit together",
    )
    command.add_argument("files", nargs="+", type=Path, metavar="FILE")
    cli_keys.add_key_options(command)
    _add_output(command)


def _verify(options: argparse.Namespace) -> int:
    from surveyapp.services.exchange import verify_files  # noqa: PLC0415

    reports = verify_files(options.files, opener=cli_keys.opener_of(options))
    return _tell_files(options, reports, verb="whole")


def _add_simulate(commands: Any) -> None:
    command = _command(
        commands, "simulate", _simulate, "write collection files from simulated respondents"
    )
    command.add_argument("survey", type=Path, metavar="SURVEY")
    command.add_argument("--interviews", type=int, metavar="N", help="default: the rows of --truth")
    command.add_argument(
        "--truth", type=Path, metavar="CSV", help="true answers, one row a respondent"
    )
    command.add_argument("--kiosks", type=int, default=1, metavar="K")
    command.add_argument("--seed", type=int, metavar="S", help="the same files every time")
    command.add_argument("--out", type=Path, required=True, metavar="DIR")


def _simulate(options: argparse.Namespace) -> int:
    from surveyapp.services import simulate  # noqa: PLC0415
    from surveyapp.storage.survey_files import load_survey  # noqa: PLC0415

    survey = load_survey(options.survey)
    if options.seed is not None and options.seed < 0:
        raise BadOption(option="--seed", reason="give a whole number from 0")
    if options.truth is not None:
        files = simulate.simulate_truth(
            survey,
            options.out,
            options.truth,
            interviews=options.interviews,
            kiosks=options.kiosks,
            seed=options.seed,
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
        )
    for path in files:
        print(path)
    for question, drawn in simulate.rehearsals(survey).items():
        _say(f"note: {question}: {drawn}")
    return DONE


def _add_import(commands: Any) -> None:
    command = _command(commands, "import", _import, "import collection files into a project")
    command.add_argument("files", nargs="+", type=Path, metavar="FILES")
    command.add_argument("--project", type=Path, required=True, metavar="P")
    command.add_argument(
        "--accept-kiosks",
        action="store_true",
        help="take files of kiosks that the project does not know; else they wait, where "
        "interviews are sealed or the list of kiosks was closed",
    )
    cli_keys.add_key_options(command)
    _add_output(command)


def _import(options: argparse.Namespace) -> int:
    from surveyapp.services.exchange import import_files  # noqa: PLC0415

    reports = import_files(
        options.files,
        options.project,
        opener=cli_keys.opener_of(options),
        accept_kiosks=options.accept_kiosks,
    )
    return _tell_files(options, reports, verb="imported")


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
    is_shown = _write_output(options, rows, names)
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
            _say(f"{report.outcome.value}: {report.reason}")
        for problem in report.damaged[:MOST_TOLD]:
            _say(f"damaged: {problem}")
        if report.damaged:
            _say(f"damaged: {len(report.damaged)} interviews of {report.path.name} in all")
    is_right = not any(report.problem or report.damaged for report in reports)
    return DONE if is_right else WRONG_DATA


def _add_estimate(commands: Any) -> None:
    command = _command(
        commands, "estimate", _estimate, "print debiased estimates with their intervals"
    )
    command.add_argument(
        "files",
        nargs="*",
        type=Path,
        metavar="FILES",
        help="collection files, or CSV tables of recorded reports (with --survey)",
    )
    command.add_argument("--project", type=Path, metavar="P")
    command.add_argument(
        "--survey",
        type=Path,
        metavar="SURVEY",
        help="what a table's columns mean; for collection files: refuse those of another survey",
    )
    command.add_argument("--question", metavar="Q")
    command.add_argument("--by", metavar="Q2", help="a direct question that forms groups")
    command.add_argument(
        "--weight", metavar="COL", help="a table's column: how many people each row stands for"
    )
    command.add_argument(
        "--stratum", metavar="COL", help="a table's column, or a direct question: the stratum"
    )
    command.add_argument(
        "--cluster", metavar="COL", help="a table's column, or a direct question: the cluster"
    )
    command.add_argument(
        "--population", metavar="N", help="people that a simple sample was drawn from"
    )
    command.add_argument("--interval", metavar="METHOD", help="mid_p (default), wilson, exact, …")
    command.add_argument("--level", type=float, default=0.95)
    cli_keys.add_key_options(command)
    _add_output(command)


def _estimate(options: argparse.Namespace) -> int:
    from surveyapp.estimation.values import IntervalMethod  # noqa: PLC0415
    from surveyapp.services import analyse  # noqa: PLC0415

    if bool(options.files) == (options.project is not None):
        raise BadOption(
            option="estimate", reason="give collection files, tables or --project, one of them"
        )
    methods = {method.value: method for method in IntervalMethod}
    if options.interval is not None and options.interval not in methods:
        raise BadOption(option="--interval", reason=f"choose one of {', '.join(methods)}")
    asked = {
        "question": options.question,
        "by": options.by,
        "method": methods.get(options.interval),
        "level": options.level,
    }
    table, problems = _estimates(options, asked)
    if not _write_output(options, table.rows, analyse.COLUMNS):
        _print_table(_readable(table.rows))
    for sentence in (*problems, *(f"warning: {warning}" for warning in table.warnings)):
        _say(sentence)
    return WRONG_DATA if problems or table.warnings else DONE


def _estimates(
    options: argparse.Namespace, asked: Mapping[str, Any]
) -> tuple[EstimateTable, list[str]]:
    """Return the estimates from whatever was given, and what was refused."""
    from surveyapp.services import analyse  # noqa: PLC0415
    from surveyapp.storage.respondents import SampleColumns, is_table  # noqa: PLC0415
    from surveyapp.storage.survey_files import load_survey  # noqa: PLC0415

    population = _people(options.population)
    tables = [path for path in options.files if is_table(path)]
    if tables and len(tables) < len(options.files):
        reason = (
            "tables (.csv) and collection files are not mixed in one call; give one kind of them"
        )
        raise BadOption(option="estimate", reason=reason)
    survey = None if options.survey is None else load_survey(options.survey)
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
    sample = analyse.SampleQuestions(options.stratum, options.cluster, population)
    if options.project is not None:
        return analyse.estimate_project(_existing(options.project), sample=sample, **asked), []
    opener = cli_keys.opener_of(options)
    found, reports = analyse.estimate_files(
        options.files, survey=survey, sample=sample, opener=opener, **asked
    )
    return found, _not_read(reports)


def _not_read(reports: Sequence[FileReport]) -> list[str]:
    refused = [f"refused: {report.reason}" for report in reports if report.problem]
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


def _existing(project: Path) -> Path:
    if not project.exists():
        raise BadOption(option="--project", reason=f"there is no project {project}; import first")
    return project


def _readable(rows: Sequence[Any]) -> list[list[str]]:
    header = ["question", "answer", "group", "n", "estimate", "se", "(coins)", "low", "high", "ε"]
    body = [
        [
            row.question,
            row.answer,
            row.group,
            str(row.n),
            f"{row.estimate:.4f}",
            _number(row.se),
            _number(row.se_coins),
            f"{row.low:.4f}",
            f"{row.high:.4f}",
            "∞" if row.epsilon is None else rounded_up(row.epsilon),
        ]
        for row in rows
    ]
    return [header, *body]


def _number(value: float | None) -> str:
    return "–" if value is None else f"{value:.4f}"


def _add_plan(commands: Any) -> None:
    command = _command(
        commands, "plan", _plan, "how many interviews an error needs; with --n, the error reached"
    )
    command.add_argument("--design", metavar="NAME", help="or --best-under")
    command.add_argument(
        "--set", action="append", default=[], metavar="KEY=VALUE", dest="parameters"
    )
    command.add_argument("--error", metavar="q")
    command.add_argument("--n", type=int, metavar="N")
    command.add_argument("--confidence", default="0.95", metavar="c")
    command.add_argument("--prevalence", metavar="π", help="default: the worst case")
    command.add_argument("--method", metavar="METHOD", help="chebyshev, hoeffding, normal or exact")
    command.add_argument("--design-effect", default="1", metavar="D")
    command.add_argument("--non-response", default="0", metavar="SHARE")
    command.add_argument("--population", type=int, metavar="N")
    command.add_argument(
        "--best-under", metavar="ε", help="rank the designs whose privacy loss stays under ε"
    )
    command.add_argument("--choices", type=int, default=2, metavar="k", help="for --best-under; 2")
    power = command.add_argument_group(
        "power: the chance to detect a difference (instead of --error)"
    )
    power.add_argument("--alternative", type=float, metavar="π", help="the prevalence expected")
    power.add_argument("--null", type=float, default=0.0, metavar="π", help="without difference; 0")
    power.add_argument("--reference", type=float, metavar="π", help="expected in the other group")
    power.add_argument("--power", type=float, default=0.8, metavar="P", help="wanted; default 0.8")
    power.add_argument("--significance", type=float, default=0.05, metavar="α")
    power.add_argument("--one-sided", action="store_true")
    _add_output(command)


def _plan_best(options: argparse.Namespace) -> int:
    from surveyapp.services.plan import best_designs  # noqa: PLC0415

    if options.error is None:
        raise BadOption(option="--best-under", reason="say which --error is wanted")
    rows = best_designs(
        options.choices,
        options.best_under,
        error=options.error,
        confidence=options.confidence,
        prevalence=options.prevalence,
    )
    if not _write_output(options, rows, None):
        header = ["design", "parameters", "ε", "n"]
        body = [[row.design, row.stated, rounded_up(row.epsilon), str(row.n)] for row in rows]
        _print_table([header, *body])
    return DONE


def _plan_power(options: argparse.Namespace, design: Design) -> int:
    from surveyapp.estimation.power import Contrast  # noqa: PLC0415
    from surveyapp.services.plan import plan_power  # noqa: PLC0415

    contrast = Contrast(
        options.null,
        options.alternative,
        reference=options.reference,
        significance=options.significance,
        is_two_sided=not options.one_sided,
    )
    row = plan_power(design, contrast, n=options.n, wanted=options.power)
    if not _write_output(options, [row], None):
        each = "" if row.reference is None else " in each of the two groups"
        print(f"n = {row.n}{each}: power {row.power:.4f}")
    return DONE


def _plan(options: argparse.Namespace) -> int:
    from surveyapp.services import plan  # noqa: PLC0415

    if (options.design is None) == (options.best_under is None):
        raise BadOption(option="plan", reason="give --design or --best-under, one of them")
    if options.best_under is not None:
        return _plan_best(options)
    design = design_from_options(options.design, options.parameters)
    shared = {
        "confidence": options.confidence,
        "prevalence": options.prevalence,
        "method": options.method,
    }
    if options.alternative is not None:
        return _plan_power(options, design)
    if (options.error is None) == (options.n is None):
        raise BadOption(option="plan", reason="give --error or --n, one of them")
    if options.n is not None:
        if options.population is not None:
            raise BadOption(option="--population", reason="it goes with --error, not with --n")
        rows = plan.plan_error(
            design,
            n=options.n,
            design_effect=options.design_effect,
            non_response=options.non_response,
            **shared,
        )
    else:
        rows = plan.plan_n(
            design,
            error=options.error,
            design_effect=options.design_effect,
            non_response=options.non_response,
            population=options.population,
            **shared,
        )
    if not _write_output(options, rows, None):
        header = ["method", "error of", "prevalence", "error", "confidence", "n"]
        body = [
            [
                row.method,
                row.part,
                "worst case" if row.prevalence is None else f"{row.prevalence:g}",
                f"{row.error:.6g}",
                f"{row.confidence:g}",
                str(row.n),
            ]
            for row in rows
        ]
        _print_table([header, *body])
    return DONE


def _add_regress(commands: Any) -> None:
    command = _command(
        commands,
        "regress",
        _regress,
        "regress a question's answers on others, with the coins accounted for",
    )
    command.add_argument("files", nargs="*", type=Path, metavar="FILES")
    command.add_argument("--project", type=Path, metavar="P")
    command.add_argument(
        "--survey", type=Path, metavar="SURVEY", help="refuse files of another survey"
    )
    command.add_argument(
        "--outcome",
        required=True,
        metavar="Q",
        help="the question to explain; it may be randomized",
    )
    command.add_argument(
        "--predictors", default="", metavar="A,B", help="questions that explain it, with commas"
    )
    command.add_argument(
        "--model", default="logistic", metavar="MODEL", help="logistic (default) or linear"
    )
    command.add_argument("--level", type=float, default=0.95)
    cli_keys.add_key_options(command)
    _add_output(command)


def _regress(options: argparse.Namespace) -> int:
    from surveyapp.services import regress  # noqa: PLC0415
    from surveyapp.storage.survey_files import load_survey  # noqa: PLC0415

    if bool(options.files) == (options.project is not None):
        raise BadOption(option="regress", reason="give collection files or --project, one of them")
    models = {model.value: model for model in regress.Model}
    if options.model not in models:
        raise BadOption(option="--model", reason=f"choose one of {', '.join(models)}")
    asked = {
        "outcome": options.outcome,
        "predictors": [name.strip() for name in options.predictors.split(",") if name.strip()],
        "model": models[options.model],
        "level": options.level,
    }
    reports: tuple[FileReport, ...] = ()
    if options.project is not None:
        table = regress.regress_project(_existing(options.project), **asked)
    else:
        survey = None if options.survey is None else load_survey(options.survey)
        opener = cli_keys.opener_of(options)
        table, reports = regress.regress_files(options.files, survey=survey, opener=opener, **asked)
    if not _write_output(options, table.rows, regress.COLUMNS):
        cells = [
            [row.term, f"{row.estimate:.4f}", _number(row.se), _number(row.low), _number(row.high)]
            for row in table.rows[:-1]
        ]
        _print_table([["term", "estimate", "se", "low", "high"], *cells])
        print(
            f"log likelihood {table.log_likelihood:.4f}, AIC {table.aic:.4f}, {table.n} interviews"
        )
    problems = _not_read(reports)
    for sentence in (*problems, *(f"warning: {warning}" for warning in table.warnings)):
        _say(sentence)
    return WRONG_DATA if problems or table.warnings else DONE


def _add_designs(commands: Any) -> None:
    command = _command(
        commands, "designs", _designs, "list the catalogue of designs, or explain one"
    )
    command.add_argument("name", nargs="?", metavar="NAME", help="the design to explain")
    _add_output(command)


def _designs(options: argparse.Namespace) -> int:
    if options.name is not None:
        return _explain(options)
    rows = [
        {
            "name": design.name,
            "parameters": ", ".join(design.written_parameters()),
            "modes": " ".join(mode.value for mode in design.modes)
            if design.name in DESIGN_BY_NAME
            else "not in survey files yet",
            "title": design.title,
            "source": design.source,
        }
        for design in CATALOGUE
    ]
    if not _write_output(options, rows, None):
        _print_table(
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
    for line in explain_design(options.name):
        print(line)
    return DONE


def _add_audit(commands: Any) -> None:
    command = _command(
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
    _add_output(command)


def _audit(options: argparse.Namespace) -> int:
    from surveyapp.services import audit  # noqa: PLC0415
    from surveyapp.storage.survey_files import load_survey  # noqa: PLC0415

    survey = load_survey(options.survey)
    rows = audit.audit_survey(survey, taps=options.taps, confidence=options.confidence)
    if not _write_output(options, rows, audit.COLUMNS):
        _print_table([list(audit.HEADER), *(audit.readable(row) for row in rows)])
    broken = [row for row in rows if row.is_broken]
    for row in broken:
        _say(audit.sentence(row, options.confidence))
    return WRONG_DATA if broken else DONE


def design_from_options(name: str, settings: Sequence[str]) -> Design:
    """Return the design that ``--design NAME --set key=value …`` describes.

    Lists are written with commas: ``p_forced=1/4,1/4``; rows of them with semicolons between.
    ``k`` may be given where a design has it.

    Raises:
        NoSuchDesign: if the catalogue has no such design.
        NotPlanned: if it has, but not as one channel.
        ParameterProblem: for the first parameter that cannot be used.
        BadOption: if a setting is not ``key=value``.
    """
    planned = {design.name: design for design in DESIGNS}
    if name not in planned and name in {design.name for design in CATALOGUE}:
        raise NotPlanned(name=name, known="two_coins, crosswise or k_rr")
    if name not in planned:
        raise NoSuchDesign(name=name, known=", ".join(planned))
    design = planned[name]
    declared = design.parameters()
    values: dict[str, object] = {}
    for setting in settings:
        key, equals, value = setting.partition("=")
        if not equals:
            raise BadOption(option=f"--set {setting}", reason="write key=value")
        kind = declared[key].kind if key in declared else None
        if kind is Kind.ROWS:
            values[key] = [row.split(",") for row in value.split(";")]
        else:
            values[key] = value.split(",") if kind is Kind.PROBABILITIES else value
    k = values.pop("k", None) if design.derives_k else None
    if k is None and design.derives_k:
        listed = values.get("p_forced", values.get("rows"))
        k = len(listed) if isinstance(listed, list) else 2
    return design.read(values, int(str(declared["k"].read("k", k))) if design.derives_k else 2)


def _add_output(command: argparse.ArgumentParser) -> None:
    command.add_argument("--json", metavar="FILE", help="write rows as JSON; - is standard output")
    command.add_argument("--csv", metavar="FILE", help="write rows as CSV; - is standard output")


def _write_output(
    options: argparse.Namespace, rows: Sequence[Any], names: Sequence[str] | None
) -> bool:
    """Write machine-readable output where asked; return whether it went to standard output."""
    from surveyapp.storage.tables import csv_text, json_text, write_bytes  # noqa: PLC0415

    is_shown = False
    for target, text in ((options.json, json_text), (options.csv, csv_text)):
        if target == "-":
            sys.stdout.write(text(rows, names))
            is_shown = True
        elif target is not None:
            write_bytes(Path(target), text(rows, names).encode())
    return is_shown


def _print_table(rows: Sequence[Sequence[str]]) -> None:
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    for row in rows:
        print(
            "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        )


if __name__ == "__main__":
    sys.exit(main())
