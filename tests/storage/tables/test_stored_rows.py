"""The rows of a large table stay in its file and are what they would be in memory."""

import gc
from pathlib import Path

import duckdb
import pytest

from surveyapp.services.mapping import table_mapping as mapping
from surveyapp.services.table_import.draft import begin_draft
from surveyapp.storage.files.safe_files import FileRefused
from surveyapp.storage.tables import parquet, plain_table
from surveyapp.storage.tables.bulk_rows import let_go
from surveyapp.storage.tables.reader import read_table
from surveyapp.storage.tables.stored_rows import StoredRows

COLUMNS = """range AS id, range % 3 = 1 AS used,
 CASE WHEN range % 7 = 0 THEN NULL ELSE range / 4 END AS amount,
 ['north', ' south', ''][1 + range % 3] AS "where ""it"" is", DATE '2026-01-01' + (range % 5)::INTEGER AS day,
 (range % 4)::DECIMAL(5,2) - 2 AS code,
 CASE WHEN range % 5 > 0 THEN (range % 3)::TINYINT - 1 END AS few, NULL::INTEGER AS empty"""
ROWS = 3_000


@pytest.fixture(scope="module")
def path(tmp_path_factory):
    path = tmp_path_factory.mktemp("large") / "t.parquet"
    duckdb.execute(f"COPY (SELECT {COLUMNS} FROM range({ROWS})) TO '{path}' (FORMAT parquet)")  # noqa: S608
    return path


@pytest.fixture
def both(path, monkeypatch):
    """The table in memory, and in its file."""
    in_memory = read_table(path)
    assert isinstance(in_memory.rows, tuple)
    monkeypatch.setattr(plain_table, "STORED_FROM", 1)
    stored = read_table(path)
    assert isinstance(stored.rows, StoredRows)
    return in_memory, stored


def test_rows_in_a_file_are_those_in_memory(both):
    one, other = both
    assert (tuple(other.rows), tuple(other.lines)) == (one.rows, one.lines)
    assert (other.columns, other.sha256, len(other.rows)) == (one.columns, one.sha256, ROWS)
    assert other.rows[17] == one.rows[17]
    assert other.rows[-1] == one.rows[-1]
    for part in (slice(50), slice(10, 31, 7), slice(5, 2), slice(20, 10, -3)):
        assert other.rows[part] == one.rows[part]
    with pytest.raises(IndexError):
        other.rows[ROWS]


def test_values_are_counted_as_in_memory(both):
    one, other = both
    for column in one.columns:
        assert list(other.counts(column).items()) == list(one.counts(column).items()), column
        assert other.first_values(column, 4) == one.first_values(column, 4)
        assert other.held(column, ["1", "-2", "north", "5.25"]) == one.held(
            column, ["1", "-2", "north", "5.25"]
        )


def test_of_ever_other_values_some_and_the_ends_are_counted(both, monkeypatch):
    monkeypatch.setattr(plain_table, "MOST_GUESSED", 10)
    _, other = both
    assert [*other.some_counts("id")] == [*map(str, range(10)), str(ROWS - 1)]
    assert other.some_counts("used") == other.counts("used")


def test_the_ends_of_numbers_that_are_written_as_texts_are_those_of_the_numbers(
    tmp_path, monkeypatch
):
    monkeypatch.setattr(plain_table, "MOST_GUESSED", 10)
    monkeypatch.setattr(plain_table, "STORED_FROM", 1)
    path = tmp_path / "t.parquet"
    number = "CASE WHEN range = 50 THEN '-7,5' ELSE (1 + range)::VARCHAR END"
    duckdb.execute(f"COPY (SELECT {number} AS n FROM range({ROWS})) TO '{path}' (FORMAT parquet)")  # noqa: S608
    found = [*read_table(path).some_counts("n")]
    assert found[:10] == [*map(str, range(1, 11))]
    assert {"-7,5", str(ROWS)} <= {*found[10:]}


def test_a_table_is_read_by_as_few_queries_as_its_columns_need(both, monkeypatch):
    """Whole numbers that cannot have that many values are counted at once; what was counted is kept."""
    monkeypatch.setattr(plain_table, "MOST_GUESSED", 10)
    _, other = both
    asked = []
    found = StoredRows._found
    monkeypatch.setattr(
        StoredRows, "_found", lambda rows, query: asked.append(query) or found(rows, query)
    )
    narrow = [name for name, span in other.rows._spans.items() if span < 10]
    assert narrow == ["few", "empty"]
    asked.clear()
    for column in narrow:
        assert other.some_counts(column) is other.some_counts(column)
    assert len(asked) == len(narrow)
    assert "id" not in narrow
    assert other.some_counts("id") is other.some_counts("id")


def test_what_a_file_says_of_its_columns_is_read_once(both):
    _, other = both
    ((kept,),) = other.rows._found("SELECT current_setting('parquet_metadata_cache')")
    assert kept is True


def test_a_draft_of_rows_in_a_file_is_that_of_rows_in_memory(both):
    drafts = [begin_draft(table, None, "study") for table in both]
    assert drafts[0].plans == drafts[1].plans
    assert drafts[0].codes == drafts[1].codes


def test_the_file_goes_with_the_last_who_holds_the_rows(both, monkeypatch):
    _, other = both
    folder = Path(other.rows._table.split("'")[1]).parent
    assert folder.exists()
    held = [other.rows]
    del other, both
    let_go(held)
    gc.collect()
    assert held == []


def test_what_needs_a_look_at_each_cell_is_read_into_memory(tmp_path, monkeypatch):
    monkeypatch.setattr(plain_table, "STORED_FROM", 1)
    for name, cell in {"lists": "['a', 'b']", "long": "repeat('x', 100001)"}.items():
        path = tmp_path / f"{name}.parquet"
        duckdb.execute(f"COPY (SELECT {cell} AS a FROM range(3)) TO '{path}' (FORMAT parquet)")  # noqa: S608
        table = read_table(path)
        assert isinstance(table.rows, tuple)
    assert len(table.refused) == 3


def test_more_cells_than_any_survey_has_are_refused(tmp_path, monkeypatch, path):
    monkeypatch.setattr(parquet, "MOST_STORED_CELLS", 1_000)
    with pytest.raises(FileRefused, match="cells, more than the 1,000 allowed"):
        read_table(path)


def test_an_import_of_more_cells_than_fit_in_memory_says_so(both, monkeypatch, make_survey):
    monkeypatch.setattr(mapping, "MOST_CODED_CELLS", 100)
    _, table = both
    asked = {"id": "used", "type": "yes_no", "text": {"en": "Used?"}}
    survey = make_survey({**asked, "design": {"name": "direct"}})
    words = mapping.ColumnMapping("used", "used", {"true": "yes", "false": "no"})
    one = mapping.TableMapping(survey.id, survey.version, (words,), form=table.form)
    with pytest.raises(mapping.MappingProblem, match="it has 3,000 cells, more than the 100"):
        mapping.map_table(table, survey, one)


def test_rows_that_are_damaged_in_the_file_are_refused_where_they_are_read(tmp_path, monkeypatch):
    path = tmp_path / "t.parquet"
    numbers = "SELECT (range * 7919) % 100003 AS a FROM range(20000)"
    duckdb.execute(f"COPY ({numbers}) TO '{path}' (FORMAT parquet, COMPRESSION snappy)")
    data = bytearray(path.read_bytes())
    for place in range(500, len(data) - 2000, 97):
        data[place] ^= 0xFF
    path.write_bytes(data)
    monkeypatch.setattr(plain_table, "STORED_FROM", 1)
    table = read_table(path)
    for read in (lambda: table.counts("a"), lambda: table.rows[0], lambda: list(table.rows)):
        with pytest.raises(
            FileRefused, match=r"t\.parquet cannot be used: it is a damaged Parquet"
        ):
            read()
