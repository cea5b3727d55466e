"""A process makes the parser of the one command that it was called with, and loads no other."""

from __future__ import annotations

import argparse
import subprocess
import sys

import pytest

from surveyapp import __version__
from surveyapp.cli import main, parser
from surveyapp.cli.parser import COMMANDS, Commands, new_parser

OF_OTHERS = """
import sys
from surveyapp.cli import main
try:
    main(sys.argv[1:])
except SystemExit:
    pass
print(*sorted(sys.modules))
"""


def loaded_by(*words):
    """Return what the command prints, and all modules that its process has loaded."""
    done = subprocess.run(
        [sys.executable, "-c", OF_OTHERS, *words], capture_output=True, text=True, check=True
    )
    *printed, modules = done.stdout.splitlines()
    return printed, set(modules.split())


def commands_of(made):
    found = [a.choices for a in made._actions if isinstance(a, argparse._SubParsersAction)]
    return set(found[0])


def test_the_version_is_told_without_loading_a_command_a_survey_or_a_design():
    printed, modules = loaded_by("--version")
    assert printed == [f"surveyapp {__version__}"]
    rooms = {name.split(".")[1] for name in modules if name.startswith("surveyapp.")}
    assert rooms == {"cli", "errors", "messages"}
    commands = {name for name in modules if name.startswith("surveyapp.cli.commands.")}
    assert commands <= {
        "surveyapp.cli.commands.fieldwork",
        "surveyapp.cli.commands.fieldwork.windows",
    }


SLOW = {
    "PySide6",
    "asyncio",
    "duckdb",
    "jsonschema",
    "matplotlib",
    "multiprocessing",
    "numpy.ma",
    "opendp",
    "openpyxl",
    "pandas",
    "scipy.fft",
    "scipy.integrate",
    "scipy.linalg",
    "scipy.optimize",
    "scipy.sparse",
    "scipy.stats",
    "sqlite3",
    "statistics",
    "xml.etree.ElementTree",
}
"""What takes long to load, and is loaded when it is first used."""


def test_checking_and_planning_load_neither_databases_nor_optimizers():
    printed, modules = loaded_by(
        *("plan", "--design", "two_coins", "--error", "0.05", "--confidence", "0.95")
    )
    assert any("1560" in line or "1,560" in line for line in printed)
    assert SLOW & modules == set()


OF_OTHER_ESTIMATES = {
    *(
        f"surveyapp.analyses.{name}"
        for name in (
            *("base.charts", "charts.panels", "charts.text", "words.formulas"),
            *("computation.estimates.means", "computation.estimates.frequency_oracles"),
            *("data.fieldwork", "data.report_counts", "data.tally_reports"),
            *("data.variables_view", "data.weight_making"),
        )
    ),
    *(
        f"surveyapp.designs.{name}"
        for name in (
            *("core.checkable_coin", "core.report_lattice"),
            *("latent.arms", "latent.item_count", "latent.mixed_designs", "oracles.unary"),
            *("quantitative.greenberg", "quantitative.laplace"),
        )
    ),
    *(
        f"surveyapp.estimation.{name}"
        for name in (
            *("comparison.two_groups", "means", "regression", "sampling.linearization"),
            *("prevalence.posterior", "prevalence.frequency_oracles", "prevalence.latent_classes"),
            "prevalence.score_tests",
        )
    ),
    *("surveyapp.storage.collection.sealing", "surveyapp.storage.tables.registry"),
    *("surveyapp.storage.tallies.counts_file", "surveyapp.survey.definition.expressions"),
    "surveyapp.survey.definition.tallies",
    *("surveyapp.storage.project.derived_columns", "surveyapp.storage.project.external_engine"),
    *("surveyapp.storage.tallies.sum_file", "surveyapp.storage.tallies.held_totals"),
    *("surveyapp.services.mapping.recorded_lines", "surveyapp.survey.types.ranking"),
}
"""What takes other data, other questions or other words of the command."""


def test_an_estimate_loads_no_more_than_the_database(clinic_path, tmp_path):
    main(["simulate", str(clinic_path), "--interviews", "40", "--out", str(tmp_path)])
    (file,) = tmp_path.glob("*.collection")
    printed, modules = loaded_by("estimate", str(file))
    assert printed[0].startswith("question")
    assert SLOW & modules <= {"duckdb"}
    assert OF_OTHER_ESTIMATES & modules == set()


@pytest.mark.parametrize("added", COMMANDS, ids=lambda one: one.where)
def test_a_command_is_listed_under_the_names_that_it_has(added):
    _, names = parser._parser_of([added])
    assert not added.names or names == set(added.names)
    for name in names:
        alone = {name} if added.takes_name else names
        assert commands_of(new_parser([name, "--help"])) == alone


def test_the_help_names_all_commands_and_one_that_there_is_not_the_nearest(run):
    code, out, _ = run("--help")
    everything = commands_of(new_parser())
    assert code == 0
    assert [name for name in everything if f"    {name} " not in out] == []
    code, _, err = run("estimat", "import")
    assert (code, "did you mean estimate?" in err) == (2, True)


def test_a_word_that_is_also_a_command_is_one_only_where_a_command_stands():
    assert commands_of(new_parser(["--language", "import", "verify", "key"])) == {"verify"}
    assert commands_of(new_parser(["--language=fr", "verify", "--json", "key"])) == {"verify"}


def test_the_start_window_needs_no_command():
    for words in ([], ["--language", "fr"]):
        made = new_parser(words)
        assert commands_of(made) == set()
        assert made.parse_args(words).run.__name__ == "_start"


def test_commands_whose_names_only_their_module_knows_are_found(monkeypatch):
    unlisted = tuple(
        Commands(one.where) if "audit" in one.names else one for one in parser.COMMANDS
    )
    monkeypatch.setattr(parser, "COMMANDS", unlisted)
    found = commands_of(new_parser(["audit"]))
    assert "audit" in found
    assert "map" not in found
    assert commands_of(new_parser(["map"])) == {"map"}
    assert "audit" in commands_of(new_parser(["unknown"]))
