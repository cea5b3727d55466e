"""A row at the foot that adds up the others is found, and is left out when that is asked."""

import pytest

from surveyapp.cli import main
from surveyapp.services.table_import.totals_row import totals_row
from surveyapp.storage.tables.plain_table import TableForm
from surveyapp.storage.tables.reader import read_table

ROWS = "id;sex;weight\na1;1;1,5\na2;2;0,5\n"


@pytest.fixture
def written(tmp_path):
    def writes(text: str):
        path = tmp_path / "t.csv"
        path.write_text(text)
        return path

    return writes


@pytest.mark.parametrize(
    ("foot", "line", "word", "count"),
    [
        ("Summe;;2,0\n", 4, "Summe", 1),
        ("Total:;3;2,0\n", 4, "Total:", 1),
        ("\nGesamt;;2\nMittelwert;1,5;1\n", 5, "Gesamt", 2),
        (";;المجموع\n", 4, "المجموع", 1),
    ],
)
def test_a_total_is_found_and_left_out(written, foot, line, word, count):
    path = written(ROWS + foot)
    found = totals_row(read_table(path))
    assert (found.line, found.word, found.foot) == (line, word, count)
    table = read_table(path, TableForm(foot=count))
    assert [row[0] for row in table.rows] == ["a1", "a2"]
    assert totals_row(table) is None


@pytest.mark.parametrize(
    "text",
    [
        ROWS,
        ROWS + "Summe;male;1\n",  # an answer in words stands beside it
        "how\ntotal\npartial\ntotal\n",  # an answer of others too
        "sum\n1\n2\n",  # a column's name
    ],
)
def test_a_respondent_is_no_total(written, text):
    assert totals_row(read_table(written(text))) is None


def test_map_says_so_and_takes_how_many_lines_to_leave_out(written, tmp_path, capsys):
    path = written("used\nyes\nno\nyes\nTotal\n")
    survey, out = tmp_path / "s.survey.json", tmp_path / "m.mapping.json"
    words = ["map", str(path), "--new-survey", str(survey), "--out", str(out)]
    main(words)
    told = capsys.readouterr().err
    assert "Line 5 of t.csv (“Total”) looks like a total." in told
    assert "--foot 1 leaves it out" in told
    survey.unlink()
    out.unlink()
    main([*words, "--foot", "1"])
    assert "looks like a total" not in capsys.readouterr().err
