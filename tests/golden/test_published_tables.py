"""The example tables of RRreg, GLMMRR and cWise open as they are published: data frames of R, and text."""

from pathlib import Path

import pandas as pd
import pytest
import rdata

from surveyapp.services.table_import.draft import begin_draft
from surveyapp.storage.tables import r_files
from surveyapp.storage.tables.reader import AS_FOUND, read_table

DATA = Path(__file__).resolve().parents[2].parent / "shared/golden/data"
NAMES = (
    *("rrreg_minarets", "cwise_cmdata", "cwise_cmdata2", "cwise_cmdata3"),
    *("glmmrr_MTURK_cheating_dice_game", "glmmrr_MTURK_shoplifting", "glmmrr_MTURK_tax_evasion"),
)


@pytest.fixture
def table(request):
    path = DATA / f"{request.param}.csv"
    if not path.exists():
        pytest.skip("the packages' tables are not here")
    return path


@pytest.mark.parametrize("table", NAMES, indirect=True)
def test_a_published_table_opens_whole_and_is_understood(table):
    found = read_table(table)
    lines = table.read_text("utf-8").splitlines()
    assert (len(found.rows), found.refused) == (len(lines) - 1, ())
    assert list(found.columns) == [name.strip('"') for name in lines[0].split(",")]
    assert begin_draft(found, None, table.stem).plans


@pytest.mark.parametrize("table", NAMES[:2], indirect=True)
def test_the_same_table_opens_as_the_workspace_that_a_package_ships(table, tmp_path):
    frame = pd.read_csv(table)
    path = tmp_path / "t.rda"
    rdata.write_rda(path, {table.stem: frame}, compression="bzip2")
    found = r_files._look(path.read_bytes(), AS_FOUND)
    assert found["sheets"] == (table.stem,)
    columns = dict(found["columns"])
    assert list(columns) == list(frame.columns)
    for name, cells in columns.items():
        assert pd.to_numeric(pd.Series(cells)).equals(pd.to_numeric(frame[name])), name


@pytest.mark.parametrize("table", ["glmmrr_Plagiarism"], indirect=True)
def test_rows_with_a_comma_outside_quotes_are_named_and_the_others_read(table):
    """This copy, made by hand from the package's data, does not quote the names of courses."""
    found = read_table(table)
    assert (len(found.rows), len({one.facts["line"] for one in found.refused})) == (726, 86)
