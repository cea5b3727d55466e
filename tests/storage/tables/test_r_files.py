"""Data frames of R: labels, factors, dates, missing values, several in one file."""

import shutil
import subprocess
import sys
from types import SimpleNamespace

import numpy as np
import pandas as pd
import pytest
import rdata

from surveyapp.storage.files.safe_files import FileRefused
from surveyapp.storage.tables import r_files
from surveyapp.storage.tables.own_process import read_apart
from surveyapp.storage.tables.plain_table import TableForm
from surveyapp.storage.tables.reader import AS_FOUND, read_table

SAMPLES = rdata.TESTDATA_PATH / "generated"
STUDY = """
labelled <- structure(c(1, 2, 99, NA), label = "Ever used?", labels = c(Yes = 1, No = 2, Refused = 99),
                      na_values = 99, class = c("haven_labelled_spss", "haven_labelled", "double"))
study <- data.frame(used = 1:4, town = c("K\\u00f6ln", "", NA, "y"),
  rank = factor(c("lo", "hi", NA, "lo"),
  levels = c("lo", "hi"), ordered = TRUE), kind = factor(c("a", "b", "b", NA)),
  day = as.Date("2026-01-02") + 0:3,
  when = as.POSIXct("2026-01-02 03:04:05", tz = "UTC") + c(0, 1, NA, 3), is = c(TRUE, FALSE, NA, TRUE),
  many = c(1L, NA, 3L, 4L), id = 1:4)
study$used <- labelled
study$lists <- I(list(1, "a", NULL, 2))
other <- data.frame(mpg = c(21, 22.8), cyl = c(6, 4))
not_a_table <- list(formula = mpg ~ cyl, work = function(x) x + 1, about = other)
"""


def look(data, form=AS_FOUND):
    """Return what the other process says of a file; quick, because it is this one."""
    return r_files._look(data, form)


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    """Files that R itself writes."""
    program = shutil.which("Rscript")
    if program is None:
        pytest.skip("there is no R")
    folder = tmp_path_factory.mktemp("r")
    save = 'save(not_a_table, study, other, file = "two.RData")\nsaveRDS(study, "xz.rds", compress = "xz")\n'
    (folder / "make.R").write_text(STUDY + save, "utf-8")
    subprocess.run([program, "make.R"], cwd=folder, check=True, capture_output=True, timeout=120)
    return folder


def test_what_r_writes_is_read_with_all_that_it_says(made):
    found = look((made / "xz.rds").read_bytes())
    columns = dict(found["columns"])
    assert "lists" not in columns
    assert columns["used"] == ["1", "2", "99", ""]
    assert found["labels"]["used"] == {"1": "Yes", "2": "No", "99": "Refused"}
    assert found["titles"] == {"used": "Ever used?"}
    assert found["missing"] == {"used": ["99"]}
    assert columns["town"] == ["Köln", "", "", "y"]
    assert columns["rank"] == ["lo", "hi", "", "lo"]
    assert found["measures"] == {"rank": "ordinal", "kind": "nominal"}
    assert columns["day"] == ["2026-01-02", "2026-01-03", "2026-01-04", "2026-01-05"]
    assert columns["when"][:3] == ["2026-01-02 03:04:05", "2026-01-02 03:04:06", ""]
    assert columns["is"] == ["true", "false", "", "true"]
    assert (columns["many"], columns["id"]) == (["1", "", "3", "4"], ["1", "2", "3", "4"])


def test_the_data_frames_of_a_workspace_are_its_sheets(made):
    table = read_table(made / "two.RData")
    assert (table.sheets, table.form.sheet) == (("study", "other"), "study")
    other = look((made / "two.RData").read_bytes(), TableForm(sheet="other"))
    assert [name for name, _ in other["columns"]][:2] == ["mpg", "cyl"]
    assert "not_a_table" in str(
        look((made / "two.RData").read_bytes(), TableForm(sheet="not_a_table"))["refused"]
    )


@pytest.mark.parametrize(
    "name",
    [
        "test_dataframe__xdr__version_3.rds",
        "test_dataframe__ascii__version_2.rds",
        "test_dataframe__xdr__version_2.rda",
        "test_dataframe_range_rownames__binary__version_3.rds",
        "test_dataframe_dtypes_with_na__xdr__version_3.rda",
    ],
)
def test_every_way_in_which_r_writes_a_data_frame_is_read(name):
    found = look((SAMPLES / name).read_bytes())
    assert len({len(cells) for _, cells in found["columns"]}) == 1
    assert all(isinstance(cell, str) for _, cells in found["columns"] for cell in cells)


@pytest.mark.parametrize("name", ["test_matrix", "test_expression", "test_list"])
def test_what_is_no_data_frame_is_refused_with_that_reason(name):
    for kind in ("rds", "rda"):
        data = (SAMPLES / f"{name}__xdr__version_3.{kind}").read_bytes()
        assert str(look(data)["refused"]) == "it has no data frame"


def test_text_is_no_file_of_r(tmp_path):
    path = tmp_path / "t.rds"
    path.write_text("used,region\n")
    with pytest.raises(FileRefused, match=r"it is not a file of R \(\.rds, \.RData\)"):
        read_table(path)


def ragged(_data, _form):
    return {"columns": [["used", ["1", "2"]], ["town", ["y"]]]}


def test_a_data_frame_whose_columns_differ_in_length_is_refused():
    with pytest.raises(FileRefused, match="it is damaged"):
        read_apart(ragged, b"", "t.rds", AS_FOUND)


def test_a_factor_code_that_no_level_has_is_no_answer_of_another_level():
    column = SimpleNamespace(
        info=SimpleNamespace(type=SimpleNamespace(name="INT")), value=np.array([0, 1])
    )
    text = [SimpleNamespace(value=word) for word in (b"factor", b"lo")]
    words = [
        SimpleNamespace(info=SimpleNamespace(type=SimpleNamespace(name="STR")), value=[one])
        for one in text
    ]
    with pytest.raises(KeyError):
        r_files._cells(column, {"class": words[0], "levels": words[1]})


def test_a_script_that_is_no_module_reads_a_file_of_r(tmp_path):
    rdata.write_rds(tmp_path / "cars.rds", pd.DataFrame({"mpg": [21.0, 22.8]}))
    script = tmp_path / "work.py"  # without the guard that a process which runs it again would need
    lines = ["from pathlib import Path", "from surveyapp.storage.tables.reader import read_table"]
    script.write_text("\n".join([*lines, "print(read_table(Path('cars.rds')).rows)"]), "utf-8")
    done = subprocess.run(
        [sys.executable, script.name], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "(('21',), ('22.8',))"
