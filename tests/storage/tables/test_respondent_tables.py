import math

import pytest

from surveyapp.analyses.data.sample_design import SampleColumns
from surveyapp.designs.latent.item_count import ItemCount
from surveyapp.errors import UserProblem
from surveyapp.storage.files.csv_tables import TableProblem
from surveyapp.storage.files.safe_files import FileRefused
from surveyapp.storage.tables.respondent_tables import is_table, read_respondents, wrong_weight

REGION = {
    "id": "region",
    "type": "single_choice",
    "text": {"en": "Where?"},
    "choices": [{"id": "north", "text": {"en": "N"}}, {"id": "south", "text": {"en": "S"}}],
    "design": {"name": "direct"},
}


@pytest.fixture
def survey(make_survey, yes_no_json):
    return make_survey(REGION, yes_no_json())


@pytest.fixture
def table(tmp_path):
    def write(text, name="t.csv"):
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return path

    return write


ALL = SampleColumns("w", "st", "cl")


def test_reports_are_read_by_name_and_extra_columns_are_nobodys_business(table, survey):
    path = table("note,used,region\nhello,yes,south\n,no,north\nx,,\n")
    found = read_respondents([path], survey)
    assert found.interviews == 3
    assert found.columns["used"].tolist() == [0, 1, -1]
    assert found.columns["region"].tolist() == [1, 0, -1]
    assert (found.weights, found.strata, found.clusters) == (None, None, None)
    assert (found.refused, found.refused_rows, found.absent) == ((), 0, (("t.csv", ()),))


def test_blanks_around_a_cell_a_byte_order_mark_and_windows_line_ends_do_not_count(table, survey):
    found = read_respondents([table(b"\xef\xbb\xbfused, region\r\n yes ,north\r\n")], survey)
    assert found.columns["used"].tolist() == [0]
    assert found.columns["region"].tolist() == [0]


def test_every_wrong_cell_is_told_with_its_place_and_its_row_left_out(table, survey):
    path = table(
        "region,used,w,st,cl\n"
        "north,yes,1,a,1\n"
        "nowhere,perhaps,-2,a,1\n"
        "south,no,NaN,,\n"
        "south,no,1\n"
        "south,no,1,a,1,more\n"
        "south,no,0.5,b,2\n"
    )
    found = read_respondents([path], survey, sample=ALL)
    assert found.interviews == 2
    assert found.weights.tolist() == [1, 0.5]
    assert (found.strata, found.clusters) == (["a", "b"], ["1", "2"])
    assert found.refused_rows == 4
    assert [str(cell) for cell in found.refused] == [
        (
            "t.csv, line 3, column region: “nowhere” is not a report of region; it "
            "records north, south, or nothing."
        ),
        (
            "t.csv, line 3, column used: “perhaps” is not a report of used; it records "
            "yes, no, or nothing."
        ),
        "t.csv, line 3, column w: “-2” is a negative weight; weights cannot be below 0.",
        "t.csv, line 4, column w: “NaN” is not a weight; write a number with a decimal point.",
        "t.csv, line 4, column st: “” gives no stratum, and every respondent needs one.",
        "t.csv, line 4, column cl: “” gives no cluster, and every respondent needs one.",
        "t.csv, line 5, column 3: “1” is not expected: the row has 3 cells and the header 5.",
        "t.csv, line 6, column 6: “more” is not expected: the row has 6 cells and the header 5.",
    ]


@pytest.mark.parametrize("cell", ["1", "0", "0e5", "0.0", "0.25", ".5", "3.", "+2", "1e3", "1E-3"])
def test_a_weight_is_a_number_from_0(cell):
    assert wrong_weight(cell) is None


@pytest.mark.parametrize(
    ("cell", "says"),
    [
        ("", "no weight, and every"),
        ("nan", "is not a weight"),
        ("inf", "is not a weight"),
        ("1,5", "is not a weight"),
        ("1_000", "is not a weight"),
        ("١", "is not a weight"),
        ("-0.1", "negative"),
        ("1e300", "not a plausible weight"),
        ("1e-300", "not a plausible weight"),
        ("1e999", "not a plausible weight"),
        ("1e-999", "not a plausible weight"),
    ],
)
def test_what_is_no_weight_is_told(cell, says):
    assert says in str(wrong_weight(cell))


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "line 1, column 1: it is empty"),
        ("used,region,used\nyes,north,no\n", "line 1, column 3: two columns are called used"),
        ("age,sex\n1,2\n", "no column is a question of the survey small, which has region, used"),
        ('used\n"yes\n', "it is not a table of cells with “,” between them"),
        (b"used\nyes\n\0\n", "line 3, column 1: it contains a NUL character"),
    ],
)
def test_what_is_no_table_of_this_survey_is_refused_whole(table, survey, text, says):
    with pytest.raises(TableProblem, match=says):
        read_respondents([table(text)], survey)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1252", "utf-16"])
@pytest.mark.parametrize("delimiter", [",", ";", "\t", "|"])
def test_a_table_is_read_as_spreadsheets_and_other_programs_write_it(
    table, survey, encoding, delimiter
):
    text = "used,region,Größe\r\nyes,north,1\r\nno,south,2\r\nno,Köln,2\r\n"
    found = read_respondents([table(text.replace(",", delimiter).encode(encoding))], survey)
    assert found.interviews == 2
    assert [str(cell.facts["value"]) for cell in found.refused] == ["Köln"]


def test_a_decimal_comma_counts_where_no_comma_is_between_the_cells(
    table, make_survey, yes_no_json
):
    hours = {
        "id": "hours",
        "type": "number",
        "text": {"en": "Hours?"},
        "minimum": 0,
        "maximum": 2000,
        "step": "0.5",
        "design": {"name": "direct"},
    }
    survey = make_survey(yes_no_json("used"), hours)
    spread = table("used;hours;w\nyes;1,5;0,5\nno;2;1\nno;3,25;1\n")
    found = read_respondents([spread], survey, sample=SampleColumns(weight="w"))
    assert found.reported["hours"].tolist() == [1.5, 2]
    assert found.weights.tolist() == [0.5, 1]
    assert [cell.facts["value"] for cell in found.refused] == ["3,25"]
    thousand = read_respondents([table('used,hours\nyes,"1,000"\nno,2\n')], survey)
    assert [cell.facts["value"] for cell in thousand.refused] == ["1,000"]


def test_a_column_that_is_needed_is_missed(table, survey):
    path = table("used\nyes\n")
    with pytest.raises(TableProblem, match="there is no column w; the table has used"):
        read_respondents([path], survey, sample=SampleColumns(weight="w"))
    with pytest.raises(TableProblem, match="there is no column region"):
        read_respondents([path], survey, needed=["region"])


def test_tables_are_put_together_and_their_missing_columns_told(table, survey):
    one, two = table("used\nyes\n"), table("region,used\nsouth,no\n", "u.csv")
    found = read_respondents([one, two], survey)
    assert found.columns["region"].tolist() == [-1, 1]
    assert found.columns["used"].tolist() == [0, 1]
    assert found.absent == (("t.csv", ("region",)), ("u.csv", ()))


def test_tables_of_one_name_are_told_apart_by_their_folders(table, survey):
    one, two = table("used\nyes\n"), table("used\nwhat\n", "b/t.csv")
    (cell,) = read_respondents([one, two], survey).refused
    assert cell.facts["file"] == str(two)


def test_a_table_is_not_counted_twice(table, survey):
    with pytest.raises(
        UserProblem,
        match=r"^(?=.*so its respondents would count twice\. Leave).*b\.csv has the same content as .*a\.csv",
    ):
        read_respondents([table("used\nyes\n", "a.csv"), table("used\nyes\n", "b.csv")], survey)


def test_counts_are_those_of_the_rows(table, survey):
    path = table("region,used\nnorth,yes\nnorth,no\nsouth,no\n,no\nsouth,\n")
    found = read_respondents([path], survey)
    region, used = survey.recorded_questions
    assert {k: v.tolist() for k, v in found.counts(used).items()} == {None: [1, 3]}
    assert {k: v.tolist() for k, v in found.counts(used, region).items()} == {
        "north": [1, 1],
        "south": [0, 1],
        None: [0, 1],
    }
    assert list(found.codes((used,))) == ["used"]


def test_nobody_without_a_group_is_no_group(table, survey):
    found = read_respondents([table("region,used\nnorth,yes\n,\n")], survey)
    region, used = survey.recorded_questions
    assert set(found.counts(used, region)) == {"north", "south"}


def test_many_reports_are_not_all_listed(table, make_survey):
    rating = {
        "id": "stars",
        "type": "rating",
        "levels": 10,
        "text": {"en": "?"},
        "design": {"name": "direct"},
    }
    (cell,) = read_respondents([table("stars\n11\n")], make_survey(rating)).refused
    assert "it records 1, 2, 3, 4, 5, 6, 7, 8, … (10 in all), or nothing" in str(cell)


def test_a_table_ends_in_csv_and_is_no_renamed_collection(table, tmp_path):
    assert is_table(table("used\nyes\n", "T.CSV"))
    assert is_table(tmp_path / "not-there.csv")
    assert not is_table(table("used\nyes\n", "t.txt"))
    assert not is_table(table("surveyapp-collection/1\n"))


def test_a_table_that_is_not_there_is_told(tmp_path, survey):
    with pytest.raises(FileRefused, match="there is no such file"):
        read_respondents([tmp_path / "t.csv"], survey)


def test_weights_are_finite_whatever_was_written(table, survey):
    rows = "\n".join(f"yes,{w}" for w in ("1e12", "1e-12", "1e13", "0"))
    found = read_respondents([table(f"used,w\n{rows}\n")], survey, sample=SampleColumns(weight="w"))
    assert found.weights.tolist() == [1e12, 1e-12, 0]
    assert math.isfinite(found.weights.sum())


def test_what_rows_are_checked_by_is_worked_out_once_for_all_of_them(
    table, make_survey, yes_no_json, monkeypatch
):
    survey = make_survey(yes_no_json(design={"name": "item_count", "items": 4}, mode="own_device"))
    worked_out = []
    channels = ItemCount.channels.fget
    monkeypatch.setattr(
        ItemCount, "channels", property(lambda design: (worked_out.append(1), channels(design))[1])
    )

    def times(rows):
        worked_out.clear()
        text = "used,used.sample\n" + "5,2\n4,1\n" * rows
        assert read_respondents([table(text)], survey).interviews == 2 * rows
        return len(worked_out)

    assert times(200) == times(1)
    refused = read_respondents([table("used,used.sample\n5,1\n,1\n3,\n5,2\n")], survey).refused
    assert [(one.facts["line"], one.facts["column"]) for one in refused] == [
        (n, "used.sample") for n in (2, 3, 4)
    ]
