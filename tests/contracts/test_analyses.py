"""Every analysis of the registry reaches every place, with the same numbers, from its one declaration."""

from __future__ import annotations

import csv
import inspect
import io
import json
import re
from dataclasses import FrozenInstanceError, dataclass, fields, replace
from datetime import date
from fractions import Fraction
from pathlib import Path
from typing import ClassVar

import pytest
from examples import an_example

import surveyapp
from surveyapp.analyses import registry
from surveyapp.analyses.base.analysis import Analysis, SourceKind
from surveyapp.analyses.base.formats import Format
from surveyapp.analyses.base.tables import Column, NoLabels, Priority, Reader, Table, column_title
from surveyapp.analyses.registry import ANALYSES
from surveyapp.analyses.words.labels import SurveyLabels
from surveyapp.cli.commands.analysis.declared import chosen
from surveyapp.cli.parser import new_parser
from surveyapp.errors import Cancelled
from surveyapp.messages.notice import Notice
from surveyapp.messages.numerals import NONE
from surveyapp.options import Option, OptionKind, OptionProblem, confidence_level, variable, whole
from surveyapp.services.analyses.request import AnalysisRequest, run_request
from surveyapp.services.analyses.writer import NumeralsWriter
from surveyapp.services.dataset.source import SourceRequest
from surveyapp.services.output.kept_output import keep_output
from surveyapp.services.output.output import Output
from surveyapp.services.output.request import request_of
from surveyapp.services.reporting.blocks import HeadingBlock, ParagraphBlock, TableBlock
from surveyapp.services.reporting.contents import ReportRequest, gather
from surveyapp.services.reporting.output_blocks import report_blocks
from surveyapp.services.reporting.sections import report_document
from surveyapp.services.reporting.style import ReportStyle
from surveyapp.services.simulation.respondents import simulate
from surveyapp.storage.files.csv_tables import csv_text
from surveyapp.storage.project.undo_history import StepKind

COMMANDS = Path(surveyapp.__file__).parents[1] / "resources" / "help" / "commands.md"
WAIT_MS = 20_000
OF_REPORTS = [one for one in ANALYSES if one.source is SourceKind.REPORTS]
by_name = pytest.mark.parametrize("analysis", ANALYSES, ids=lambda one: one.name)
of_reports = pytest.mark.parametrize("analysis", OF_REPORTS, ids=lambda one: one.name)


@pytest.fixture(scope="module")
def survey(make_survey):
    """A survey with a question for every role."""
    direct, noisy = {"name": "direct"}, {"name": "k_rr", "p_truth": "3/4"}
    north = [{"id": one, "text": {"en": one.title()}} for one in ("north", "south", "west", "east")]
    return make_survey(
        {
            "id": "region",
            "type": "single_choice",
            "text": {"en": "Where?"},
            "choices": north,
            "design": direct,
        },
        {
            "id": "age",
            "type": "number",
            "text": {"en": "Age?"},
            "minimum": 18,
            "maximum": 80,
            "design": direct,
        },
        {"id": "used", "type": "yes_no", "text": {"en": "Used?"}, "design": {"name": "two_coins"}},
        {"id": "sold", "type": "yes_no", "text": {"en": "Sold?"}, "design": {"name": "two_coins"}},
        {"id": "food", "type": "rating", "text": {"en": "Food?"}, "levels": 5, "design": noisy},
        {"id": "beds", "type": "rating", "text": {"en": "Beds?"}, "levels": 5, "design": direct},
    )


@pytest.fixture(scope="module")
def project(survey, tmp_path_factory):
    """A project of 600 simulated interviews of that survey."""
    from surveyapp.services.project.import_collections import import_files  # noqa: PLC0415

    folder = tmp_path_factory.mktemp("contract")
    made = simulate(survey, folder / "files", interviews=600, kiosks=2, seed=3)
    path = folder / "study.surveydesk"
    import_files(made, path)
    return path


def a_value(option: Option) -> object:
    """Return a value of an option that is not its default."""
    return {
        OptionKind.VARIABLE: "region",
        OptionKind.VARIABLES: ("food", "beds"),
        OptionKind.TERMS: ("region", "age:region"),
        OptionKind.CHOICE: next((one for one in option.choices if one is not option.default), None),
        OptionKind.NUMBER: 0.9,
        OptionKind.EXACT: Fraction(1, 3),
        OptionKind.WHOLE: 123,
        OptionKind.NUMBERS: (0.1, 1.0, 1 / 3),
        OptionKind.MATRIX: (("a", (0.0, 1.0)), ("b", (1.0, 0.0))),
        OptionKind.FLAG: True,
        OptionKind.MODELS: "region;region,age",
        OptionKind.TEXT: "yes",
        OptionKind.TEXTS: ("north", "south"),
        OptionKind.PAIRS: (("region", "north"),),
        OptionKind.WEIGHTS: {"north": 50.0, "south": 1.5},
        OptionKind.DAY: date(2026, 3, 31),
        OptionKind.TABLE: (("area", "x, y"), ("north", "1.5"), ("south", "a;b")),
    }[option.kind]


# What is declared


def test_names_are_those_of_one_analysis_each():
    names = [one.name for one in ANALYSES]
    assert len(names) == len(set(names))
    assert all(re.fullmatch(r"[a-z]+", name) for name in names)


@by_name
def test_everything_that_people_read_is_declared(analysis):
    assert all((analysis.title, analysis.summary, analysis.tables))
    assert analysis.__doc__
    for option in analysis.options():
        assert all((option.title, option.help)), option.name
    for table in analysis.tables:
        assert table.title
        is_reached = table.option or table.heading or analysis.table_option or table.is_there
        assert table is analysis.tables[0] or is_reached
        assert bool(table.option) == bool(table.option_help)
        if not callable(table.columns):
            keys = [key for column in table.columns for key in column.keys]
            assert len(keys) == len(set(keys)), table.title
            for column in table.columns:
                assert all((column.title, column.help)), column.key


@pytest.mark.parametrize("analysis", OF_REPORTS, ids=lambda one: one.name)
def test_nobody_types_names_of_answers_at_the_desk(analysis):
    every = {one.name: one for one in analysis.options()}
    for option in every.values():
        if option.kind in {OptionKind.TEXT, OptionKind.TEXTS} and not option.is_advanced:
            assert option.is_of_tables or every[option.answers_of].takes_questions, option.name


@by_name
def test_every_heading_can_be_written(analysis):
    made = type("Made", (), {"level": 0.95})
    for table in analysis.tables:
        for column in () if callable(table.columns) else table.columns:
            title = column_title(column, Reader(NumeralsWriter(), NoLabels()), made)
            assert "{" not in title
            assert "95" in title or "{level}" not in column.title, column.key


@by_name
def test_every_column_stands_in_the_guide_of_commands(analysis):
    guide = (
        COMMANDS.read_text().partition(f"## surveyapp {analysis.name}\n")[2].partition("\n## ")[0]
    )
    for table in analysis.tables:
        for column in () if callable(table.columns) else table.columns:
            for key in column.keys:
                assert f"`{key}`" in guide, f"{analysis.name}: {key}"


@by_name
def test_an_analysis_is_a_value(analysis, survey):
    made = an_example(analysis, survey)
    assert made == an_example(analysis, survey)
    with pytest.raises(FrozenInstanceError):
        setattr(made, fields(made)[0].name, None)


# Options


@by_name
def test_options_are_kept_and_read_back_unchanged(analysis, survey):
    made = an_example(analysis, survey)
    assert analysis.from_json(json.loads(json.dumps(made.to_json()))) == made
    for option in analysis.options():
        value = option.read(option.to_json(a_value(option)))
        assert value == a_value(option), option.name
        assert option.read(value) == value


@by_name
def test_what_a_later_program_kept_is_not_taken_for_something_else(analysis, survey):
    kept = an_example(analysis, survey).to_json()
    assert analysis.from_json({**kept, "of_tomorrow": 1}) is None
    assert analysis.from_json(["no", "options"]) is None


@of_reports
def test_the_command_of_an_analysis_asks_for_that_analysis(analysis, survey):
    made = an_example(analysis, survey)
    options = new_parser().parse_args([analysis.name, *made.words])
    assert chosen(analysis, options) == made
    assert not options.files


@by_name
def test_a_wrong_value_is_refused_with_the_name_of_its_option(analysis):
    for option in analysis.options():
        with pytest.raises(OptionProblem) as refused:
            option.read(object())
        assert str(refused.value).startswith(option.flag), str(refused.value)
        assert refused.value.field == option.name


# The same numbers everywhere


@of_reports
def test_command_and_python_give_the_same_rows(analysis, survey, project, run):
    request = AnalysisRequest(an_example(analysis, survey))
    found = run_request(project, request)
    for table in analysis.tables:
        if table.is_there is not None and not table.is_there(found.result):
            continue
        words = [*request.command(project)[1:], *([table.option] if table.option else [])]
        if analysis.table_option:
            words += [analysis.table_option, table.key]
        elif table is not analysis.tables[0] and not table.option:
            continue
        code, out, err = run(*words, "--json", "-")
        assert code in {0, 1}, err
        expected = json.dumps(table.records(found.result, request.analysis), allow_nan=True)
        assert json.loads(out) == json.loads(expected.replace("Infinity", "null")), table.title
        code, out, err = run(*words, "--csv", "-")
        rows = list(csv.DictReader(io.StringIO(out)))
        assert list(rows[0]) == list(table.keys(found.result, request.analysis))
        assert len(rows) == len(json.loads(expected))


def plain(value: object) -> str:
    """A value as text, whatever a frame made of whole numbers and of none."""
    if value is None or value != value:  # noqa: PLR0124 - what is not a number
        return ""
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    return str(float(value)) if is_number else str(value)


@of_reports
def test_the_function_of_an_analysis_gives_the_rows_of_its_command(analysis, survey, project):
    made = an_example(analysis, survey)
    required = {o.name: getattr(made, o.name) for o in analysis.options() if o.is_required}
    found = getattr(surveyapp, analysis.name)(surveyapp.read(project), **required)
    expected = run_request(project, AnalysisRequest(made))
    assert found.analysis == made
    for table in analysis.tables:
        if table.is_there is None or table.is_there(expected.result):
            records = table.records(expected.result, made)
            frame = found.frame(table.key, labels=False)
            assert list(frame.columns) == list(table.keys(expected.result, made))
            again = frame.astype(object).where(frame.notna(), None).to_dict("records")
            assert [[plain(row[key]) for key in frame.columns] for row in again] == [
                [plain(row[key]) for key in frame.columns] for row in records
            ]
    assert found.analysis.title in repr(found)
    assert (
        found._repr_html_().count("<tr>") == len(analysis.tables[0].shown_rows(expected.result)) + 1
    )


@by_name
def test_the_function_of_an_analysis_has_its_options_and_documents_them(analysis):
    function = getattr(surveyapp, analysis.name)
    parameters = inspect.signature(function).parameters
    assert {option.name for option in analysis.options()} <= parameters.keys()
    assert analysis.name in dir(surveyapp)
    for name in parameters:
        assert f"\n{name} : " in function.__doc__
    for table in analysis.tables:
        for column in () if callable(table.columns) else table.columns:
            assert f"``{column.key}``" in function.__doc__


@of_reports
def test_a_wrong_option_of_a_function_is_a_value_error_without_dashes(analysis, project):
    data = surveyapp.read(project)
    numbers = [o for o in analysis.options() if o.kind in {OptionKind.NUMBER, OptionKind.WHOLE}]
    for option in numbers[:1]:
        required = {o.name: "used" for o in analysis.options() if o.is_required}
        with pytest.raises(ValueError, match=f"^{option.name}: "):
            getattr(surveyapp, analysis.name)(data, **required, **{option.name: "many"})


@of_reports
def test_a_terminal_shows_no_number_that_files_do_not_have(analysis, survey, project, run):
    request = AnalysisRequest(an_example(analysis, survey))
    found = run_request(project, request)
    code, out, err = run(*request.command(project)[1:])
    assert code in {0, 1}, err
    table = analysis.tables[0]
    shown = [c for c in table.columns_of(found.result, request.analysis) if c.priority <= 1]
    assert shown
    assert len(out.splitlines()) > len(table.rows(found.result))


@of_reports
def test_every_analysis_stops_when_it_is_cancelled(analysis, survey, project):
    def cancel(_done, _total):
        raise Cancelled

    with pytest.raises(Cancelled):
        run_request(project, AnalysisRequest(an_example(analysis, survey)), cancel)


@of_reports
def test_every_row_says_what_it_means_and_where_it_comes_from(analysis, survey, project):
    found = run_request(project, AnalysisRequest(an_example(analysis, survey)))
    labels = SurveyLabels(found.result.survey)
    for table in analysis.tables:
        for row in table.rows(found.result):
            if table.meaning is not None:
                sentences = " ".join(map(str, table.meaning(row, found.result, labels, 0.95)))
                assert sentences
                assert "{" not in sentences
            if table.formulas is not None:
                assert all(one.source for one in table.formulas(row, found.result))


# A new analysis is one file and one line


@dataclass(frozen=True, slots=True)
class Tally:
    """How often an answer was recorded."""

    report: str
    n: int


@dataclass(frozen=True, slots=True)
class Tallies:
    """What the toy finds."""

    survey: object
    rows: tuple[Tally, ...]
    warnings: tuple[str, ...] = ()


TALLIES = Table(
    "",
    "Counts",
    lambda found: found.rows,
    (
        Column("report", "Report", Format.TEXT, Priority.ESSENTIAL, "what was recorded"),
        Column("n", "n", Format.COUNT, Priority.ESSENTIAL, "how often"),
    ),
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Toy(Analysis):
    """Count the reports of a question."""

    name: ClassVar[str] = "toy"
    title: ClassVar[str] = "Toy"
    summary: ClassVar[str] = "count the reports of a question"
    methods: ClassVar[str] = "Toys are counted as they lie."
    tables: ClassVar = (TALLIES,)

    question: str = variable("Question", "whose reports are counted")
    least: int = whole("Least", "smaller counts are left out", default=0, low=0)
    level: float = confidence_level()

    def run(self, data, progress=lambda _done, _total: None):
        progress(0, 1)
        question = data.survey.question(self.question)
        counts = data.source.counts(question)[None]
        rows = zip(question.reports, counts, strict=True)
        kept = tuple(Tally(report, int(n)) for report, n in rows if n >= self.least)
        return Tallies(data.survey, kept)


@pytest.fixture
def toy(monkeypatch):
    """The toy in the registry: one line."""
    monkeypatch.setitem(registry.HOMES, "toy", Toy)
    return Toy


def test_a_new_analysis_has_a_command(toy, project, run):
    code, out, err = run("toy", "--project", project, "--question", "used")
    assert code == 0, err
    assert out.splitlines()[0].split() == ["report", "n"]
    code, out, _ = run("toy", "--project", project, "--question", "used", "--json", "-")
    assert sum(row["n"] for row in json.loads(out)) == 600
    code, _, err = run("toy", "--project", project, "--question", "used", "--least", "x")
    assert (code, err) == (2, "error: --least: give a whole number from 0.\n")
    assert "count the reports of a question" in run("--help")[1]


def test_a_new_analysis_is_a_function(toy, project):
    found = surveyapp.toy(surveyapp.read(project), "used", least=1)
    assert found.frame()["n"].sum() == 600
    assert (
        "least : whole number, default 0\n    smaller counts are left out." in surveyapp.toy.__doc__
    )


def test_a_new_analysis_is_kept_and_run_from_a_project(toy, project):
    request = AnalysisRequest(Toy(question="used", least=5))
    assert AnalysisRequest.from_json(request.to_json()) == request
    assert sum(row.n for row in run_request(project, request).result.rows) == 600


# The desk's output and the report

NUMBER = re.compile(r"-?\d+(?:,\d{3})*(?:\.(\d+))?(?:e([-+]\d+))?")
UP_TO_A_UNIT = {Format.EPSILON: 1.0}
"""How far a text may be from its value, in units of its last digit: ε is rounded up."""


def says(text: str, kind: Format, filed: str) -> bool:
    """Return whether a text that people read is the value of a file, as far as its digits go."""
    if kind is Format.DAY and filed:
        day = date.fromisoformat(filed)
        return text in {filed, f"{day.day} {day:%b} {day.year}"}
    try:
        value = float(filed)
    except ValueError:  # a word, or nothing
        return filed.casefold() in text.casefold() if filed else NUMBER.search(text) is None
    if value in {float("inf"), float("-inf")}:
        return "∞" in text
    for found in NUMBER.finditer(text.replace("\N{MINUS SIGN}", "-")):
        read = float(found[0].replace(",", ""))
        unit = 10.0 ** (int(found[2] or 0) - len(found[1] or ""))
        for exact in (value, 100 * value):
            if (text[0] == "<" and exact < read) or (text[0] == ">" and exact > read):
                return True
            if abs(read - exact) <= unit * UP_TO_A_UNIT.get(kind, 0.5) * (1 + 1e-6):
                return True
    return False


@dataclass(frozen=True, slots=True)
class Filed:
    """What a file has of the rows of a table that people read, and the columns by their headings."""

    columns: dict[str, Column]
    rows: tuple[dict[str, str], ...]

    @classmethod
    def of(cls, table, found):
        """Return what the command writes of a result."""
        result, analysis = found.result, found.request.analysis
        text = csv_text(table.records(result, analysis), table.keys(result, analysis))
        labels = None if result.survey is None else SurveyLabels(result.survey)
        every = list(table.rows(result))
        filed = {
            id(row): one for row, one in zip(every, csv.DictReader(io.StringIO(text)), strict=True)
        }
        for row in every if labels is not None else ():  # people read labels in sentences
            said = {key: getattr(row, key, None) for key in filed[id(row)]}
            notices = {key: one for key, one in said.items() if isinstance(one, Notice)}
            filed[id(row)] |= {key: str(labels.sentence(one)) for key, one in notices.items()}
        shown = replace(table, rows=lambda _result: every).shown_rows(result)
        reader = Reader(NumeralsWriter(), labels)
        columns = {
            column_title(one, reader, analysis): one for one in table.columns_of(result, analysis)
        }
        return cls(columns, tuple(filed[id(row)] for row in shown))

    def places(self, titles, texts) -> list[int]:
        """Return the places of the rows of which somebody reads these texts; names are labelled."""
        if not set(titles) <= self.columns.keys():
            return []
        read = [
            (self.columns[title], text)
            for title, text in zip(titles, texts, strict=True)
            if self.columns[title].label is None
            and self.columns[title].format is not Format.QUESTION
        ]
        return [
            place
            for place, row in enumerate(self.rows)
            if all(
                says(text, column.format if isinstance(column.format, Format) else None, row[key])
                for column, text in read
                for key in column.keys
            )
        ]


def differences(shown, found) -> list[str]:
    """Return what people read that no file has, and the rows of files that nobody reads.

    ``shown`` are the headings and the rows of texts, table by table.
    """
    analysis = found.request.analysis
    tables = [t for t in analysis.tables if t.is_there is None or t.is_there(found.result)]
    filed = {table.key: Filed.of(table, found) for table in tables}
    unread = {t.key: set(range(len(filed[t.key].rows))) for t in tables if not t.is_drawn}
    told = []
    for titles, rows in shown:
        for texts in rows:
            places = {key: one.places(titles, texts) for key, one in filed.items()}
            if not any(places.values()):
                told.append(f"{analysis.name}: no file has {dict(zip(titles, texts, strict=True))}")
            for key in unread:
                unread[key] -= set(places[key])
    return told + [
        f"{analysis.name} {key}: not shown: {rows}" for key, rows in unread.items() if rows
    ]


@pytest.fixture(scope="module")
def reported(survey, project):
    """A report of every analysis that a project can be asked for, and of the toy."""
    output = Output()
    with pytest.MonkeyPatch.context() as patched:
        patched.setitem(registry.HOMES, "toy", Toy)
        for one in registry.ANALYSES:
            if one.source in {SourceKind.REPORTS, SourceKind.SURVEY}:
                output = output.added(one.name, an_example(one, survey).to_json())
        blocks = report_blocks(output)
    return output, gather(SourceRequest(project=project), ReportRequest(blocks), date(2026, 1, 2))


def test_a_report_has_a_section_of_every_analysis_with_the_numbers_of_its_files(reported):
    sections: dict[str, list[tuple[list[str], object]]] = {}
    for block in report_document(reported[1], ReportStyle()).blocks:
        if isinstance(block, HeadingBlock):
            sections[block.text.partition(":")[0]] = shown = []
        elif isinstance(block, TableBlock):
            shown.append(([head.text for head in block.heads], block.cells))
    told = []
    for block in reported[1].blocks:
        told += differences(sections.pop(block.analysis.title), block.found)
    assert told == []


def test_no_column_of_a_report_has_only_dashes(reported):
    for block in report_document(reported[1], ReportStyle()).blocks:
        if isinstance(block, TableBlock) and block.cells:
            columns = zip(block.heads, zip(*block.cells, strict=True), strict=True)
            empty = [head.text for head, cells in columns if not set(cells) - {"", NONE}]
            assert empty == [], block.caption


def test_the_methods_of_a_report_are_what_its_analyses_declare(reported):
    document = report_document(reported[1], ReportStyle())
    texts = [block.text for block in document.blocks if isinstance(block, ParagraphBlock)]
    declared = {one.analysis.methods for one in reported[1].blocks} - {""}
    assert Toy.methods in declared
    assert len(declared) >= 6
    assert [one for one in declared if not any(one in text for text in texts)] == []


@pytest.mark.parametrize("step", [2, pytest.param(1, marks=pytest.mark.slow)])
@pytest.mark.qt_log_ignore("does not support")  # offscreen
def test_a_block_of_every_analysis_shows_the_numbers_of_its_files(
    step, toy, reported, project, qtbot
):
    from surveyapp.ui.desk.common.option_fields import OptionField  # noqa: PLC0415
    from surveyapp.ui.desk.common.session import PageName  # noqa: PLC0415 - loads Qt
    from surveyapp.ui.desk.shell.window import DeskWindow  # noqa: PLC0415

    keep_output(project, Output(), StepKind.ADD_BLOCK)
    window = DeskWindow(project)
    qtbot.addWidget(window)
    window.show()
    window._pages.stop()
    qtbot.waitUntil(lambda: window.session.is_known, timeout=WAIT_MS)
    window.go_to(PageName.OUTPUT)
    page = window.output_page
    qtbot.waitUntil(lambda: page.model.is_known, timeout=WAIT_MS)
    window.setUpdatesEnabled(False)  # what is written is read, not painted
    told = []
    pairs = list(zip(reported[0].blocks, reported[1].blocks, strict=True))[::-1][::step][::-1]
    assert pairs[-1][0].analysis == "toy"
    for asked, block in pairs:
        page.add(asked.analysis)
        number = page.model.chosen.number
        for option in block.analysis.options():
            field = page._form.findChild(OptionField, f"field_{option.name}")
            assert (field is None) == option.is_of_tables, option.name
            if field is not None and option.name in asked.options:
                field.use(asked.options[option.name])
                field.edited.emit()
        assert request_of(page.model.output.block(number)).analysis == block.analysis
        qtbot.waitUntil(lambda n=number: page.model.state(n).found is not None, timeout=WAIT_MS)
        views = page.blocks.frame(number).pane._views
        shown = [
            ([c.title for c in v.columns], list(zip(*(c.texts for c in v.columns), strict=True)))
            for v in views
        ]
        told += differences(shown, block.found)
        page.model.remove(number)
    window.close()
    assert told == []
