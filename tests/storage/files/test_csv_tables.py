import json
import math

import pytest

from surveyapp.storage.files.csv_tables import (
    TableProblem,
    csv_text,
    json_rows,
    read_csv,
    write_csv,
)
from surveyapp.storage.files.safe_files import FileRefused


@pytest.mark.parametrize(
    "text",
    ["=1+1", "+1", "-1", "@a", "\ta", "\rb", "  =x", "＝x", "＋x", "－x", "＠x", "\n=x"],
)
def test_a_text_that_a_spreadsheet_would_run_gets_an_apostrophe(text):
    assert csv_text([{"a": text, "b": ""}]).replace('"', "").startswith("a,b\n'")


def test_a_header_that_a_spreadsheet_would_run_gets_an_apostrophe_too():
    assert csv_text([{"=a": 1}]) == "'=a\n1\n"


def test_numbers_keep_full_precision_and_their_sign():
    assert csv_text([{"a": -0.1 + 0.3, "b": -3}]) == f"a,b\n{-0.1 + 0.3!r},-3\n"


@pytest.mark.parametrize("number", [math.nan, math.inf, None])
def test_what_is_no_number_is_an_empty_cell(number):
    assert csv_text([{"a": number, "b": 1}]) == "a,b\n,1\n"


def test_infinite_numbers_are_null_in_json():
    assert json.loads(json_rows([{"a": math.inf, "b": "ε"}])) == [{"a": None, "b": "ε"}]


def test_a_table_without_rows_keeps_its_header():
    assert csv_text([], ("a", "b")) == "a,b\n"


def test_what_is_written_is_read_back(tmp_path):
    path = tmp_path / "t.csv"
    write_csv(path, [{"a": 'x "y", z', "b": "é"}])
    assert read_csv(path) == (["a", "b"], [(2, ['x "y", z', "é"])])


@pytest.mark.parametrize(
    ("data", "line"),
    [
        (b"", 1),
        (b"a,b\n1\n", 2),
        (b"a,b\n1,2\n\n1,2,3\n", 4),
        (b"a,b\n1,\xff\n", 2),
        (b'a,b\n"1,2\n', 2),
        (b"a,b\n1,\0\n", 2),
    ],
)
def test_a_bad_table_is_named_with_its_line(tmp_path, data, line):
    path = tmp_path / "bad.csv"
    path.write_bytes(data)
    with pytest.raises(TableProblem, match=rf"^bad\.csv, line {line}, column \d+: "):
        read_csv(path)


@pytest.mark.parametrize("mark", [";", "\t", "|"])
def test_cells_with_another_mark_between_them_are_named_by_it(tmp_path, mark):
    path = tmp_path / "excel.csv"
    path.write_text(f"age{mark}sex\n30{mark}f\n")
    with pytest.raises(TableProblem, match=r"line 1.*“,” between them \(age.{1,2}sex\)"):
        read_csv(path)


def test_a_folder_is_not_a_table(tmp_path):
    with pytest.raises(FileRefused, match=r"folder|regular"):
        read_csv(tmp_path)
