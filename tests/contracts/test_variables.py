"""Every analysis takes renamed, recoded and computed variables for what they are: the numbers stay."""

import json
import re

import pytest

from surveyapp.analyses.data.variables import Computed, DerivedVariable, Recode
from surveyapp.options import OptionKind
from surveyapp.services.analyses.request import AnalysisRequest, run_request
from surveyapp.services.dataset.variables import add_derived, set_hidden
from surveyapp.services.output.output import Block, Output
from surveyapp.services.output.renamed_variables import rename, renamed_output
from tests.contracts.test_analyses import OF_REPORTS, an_example, project, survey

__all__ = ["project", "survey"]
ALIKE = {
    "region_2": Recode("region", {}),
    "age_2": Computed("age + 0"),
    "beds_2": Recode("beds", {}),
}
"""Variables that are made from others and have the very same values."""


@pytest.fixture(scope="module")
def seen(project, tmp_path_factory):
    """The project in which no analysis reads a column as it was recorded."""
    copy = tmp_path_factory.mktemp("seen") / project.name
    copy.write_bytes(project.read_bytes())
    for name in ("used", "sold", "food"):
        rename(copy, name, f"{name}_2")
    for name, derivation in ALIKE.items():
        add_derived(copy, DerivedVariable(name, derivation))
    for name in ("region", "age", "beds"):
        set_hidden(copy, name, hidden=True)
    return copy


def of_other_names(value, names):
    """Return a value with the names of questions replaced."""
    if isinstance(value, str):
        return re.sub(r"\b\w+\b", lambda word: names.get(word[0], word[0]), value)
    if isinstance(value, list | tuple):
        return [of_other_names(one, names) for one in value]
    if isinstance(value, dict):
        return {key: of_other_names(one, names) for key, one in value.items()}
    return value


def cells(analysis, found):
    """Return the rows of an analysis's first table, sorted, each cell as text; numbers to 9 digits."""
    table = analysis.tables[0]
    records = json.loads(json.dumps(table.records(found.result, found.request.analysis)))
    return sorted(
        [f"{one:.9g}" if isinstance(one, float) else str(one) for one in row.values()]
        for row in records
    )


@pytest.mark.parametrize("analysis", OF_REPORTS, ids=lambda one: one.name)
def test_every_analysis_reads_variables_as_it_reads_what_was_asked(analysis, survey, project, seen):
    made = an_example(analysis, survey)
    names = {q.id: f"{q.id}_2" for q in survey.recorded_questions}
    back = {new: old for old, new in names.items()}
    other = analysis.from_json(of_other_names(made.to_json(), names))
    asked = cells(analysis, run_request(project, AnalysisRequest(made)))
    found = cells(analysis, run_request(seen, AnalysisRequest(other)))
    assert sorted(of_other_names(found, back)) == asked
    assert asked


@pytest.mark.parametrize("analysis", OF_REPORTS, ids=lambda one: one.name)
def test_a_renamed_variable_is_called_so_wherever_a_block_names_it(analysis, survey):
    options = dict(an_example(analysis, survey).to_json())
    for option in analysis.options():
        if option.kind is OptionKind.MODELS:
            options[option.name] = "region;region,age*beds"
        if option.kind is OptionKind.PAIRS:
            options[option.name] = [["region", "north"]]
    output = Output((Block(1, analysis.name, options),))
    names = {q.id: f"{q.id}_2" for q in survey.recorded_questions}
    for old, new in names.items():
        output = renamed_output(output, old, new)
    assert output.blocks[0].options == of_other_names(options, names)
