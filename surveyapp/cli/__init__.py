"""The command line: the same services without a screen.

Exit codes: 0 done; 1 done, but something is wrong with the data (printed on stderr); 2 not done
(``error: …`` on stderr). NumPy, DuckDB and Qt are loaded only by the commands that need them.

In reading order:

parser.py  the parser of the command that is called, or of all
options/   options that several commands share, and how commands print
commands/  one folder a subject, one module a command
"""

from __future__ import annotations

import atexit
import gc
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TextIO

from surveyapp.cli.options.output import NOT_DONE, WRONG_DATA, print_aside, visible_output
from surveyapp.cli.options.project import take_project, unlocked_project
from surveyapp.cli.parser import new_parser
from surveyapp.errors import Cancelled, DataInDoubt, SurveyAppError

OBJECTS_BETWEEN_COLLECTIONS = 200_000
"""Instead of 700: hundreds of modules make many objects and no garbage."""
IDLE_THREAD_CYCLES = "20"
"""How long, as a power of 2, NumPy's threads for matrices look for work before they sleep. By themselves they
keep a processor busy for a fortieth of a second (2²⁶), which is more than most commands need matrices for."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; returns its exit code."""
    if arguments is None:  # the whole process is ours
        gc.set_threshold(OBJECTS_BETWEEN_COLLECTIONS)
        atexit.register(gc.freeze)  # else the interpreter looks at all objects again before it ends
        os.environ.setdefault("OPENBLAS_THREAD_TIMEOUT", IDLE_THREAD_CYCLES)
    if getattr(
        sys, "frozen", False
    ):  # the process that reads other programs' files begins here too
        import multiprocessing  # noqa: PLC0415 - no other program needs it this early

        multiprocessing.freeze_support()
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    with visible_output():
        return _run(arguments)


def _run(arguments: Sequence[str] | None) -> int:
    words = sys.argv[1:] if arguments is None else list(arguments)
    options = new_parser(words).parse_args(words)
    take_project(options)
    try:
        with unlocked_project(options):
            code = int(options.run(options))
        sys.stdout.flush()
    except SurveyAppError as problem:
        for sentence in _sentences(problem):
            print_aside(f"error: {sentence}")
        return WRONG_DATA if isinstance(problem, DataInDoubt) else NOT_DONE
    except BrokenPipeError:  # who reads has enough, as ``| head`` does
        _silence(sys.stdout)
    except OSError as problem:
        if problem.filename is None:  # not a file of the command's: the stream that it prints on
            _silence(sys.stdout)
        print_aside(f"error: {_refusal(problem)}")
    except (KeyboardInterrupt, Cancelled):
        print_aside("error: stopped")
    except MemoryError:
        print_aside(
            "error: there is not enough memory for this; close other programs, or give smaller files."
        )
    except Exception as problem:  # noqa: BLE001 - the last door: a mistake of ours, never a traceback
        print_aside(f"error: {_own_mistake(problem)}")
    else:
        return code
    return NOT_DONE


def _sentences(problem: SurveyAppError) -> list[str]:
    """Return what ``problem`` says: of a survey or of parameters each mistake, of data each doubt."""
    from surveyapp.designs.core.parameters import ParameterProblems  # noqa: PLC0415 - seldom needed
    from surveyapp.survey.json_format.checked_value import SurveyMistakes  # noqa: PLC0415

    if isinstance(problem, SurveyMistakes):
        return [f"{problem.facts['file']}: {one.message}" for one in problem.mistakes]
    if isinstance(problem, ParameterProblems):
        return [str(one) for one in problem.problems]
    if isinstance(problem, DataInDoubt):
        return [str(one) for one in problem.sentences]
    return [str(problem)]


def _refusal(problem: OSError) -> str:
    """Return what the system refused: a file, or, where it names none, the output."""
    from surveyapp.storage.files.safe_files import FileRefused, reason_of  # noqa: PLC0415

    if problem.filename is None:
        return f"the output could not be written: {problem.strerror}."
    return str(FileRefused(file=Path(problem.filename).name, reason=reason_of(problem)))


def _own_mistake(problem: Exception) -> str:
    from surveyapp.services.program.crash_report import crash_report, forget  # noqa: PLC0415
    from surveyapp.storage.program.log_files import keep_crash_report, log_folder  # noqa: PLC0415

    path = keep_crash_report(log_folder(), crash_report(problem, "command line"))
    forget(problem)
    where = "" if path is None else f" A report that holds nothing of your data is in {path}."
    return f"Surveyapp itself made a mistake ({type(problem).__name__}). Please report it.{where}"


def _silence(stream: TextIO) -> None:
    """Keep the interpreter from writing what is left to a stream that takes no more."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
