"""Every kind of table that is registered: read, refused in a sentence, offered and explained."""

import gzip
import random

import pytest
import rdata
from foreign_tables import COLUMNS, ROWS, foreign_table, magic

from surveyapp.cli import main
from surveyapp.storage.files.safe_files import FileRefused
from surveyapp.storage.tables import r_files
from surveyapp.storage.tables.plain_table import MOST_ROWS
from surveyapp.storage.tables.reader import AS_FOUND, read_table
from surveyapp.storage.tables.registry import ENDINGS, NAMES, TABLE_FORMATS

SLOW = {".rda", ".rdata"}
"""As ``.rds``; what reads R's files takes a second to load."""
BINARY = [one.endings[0] for one in TABLE_FORMATS if not one.is_text]
EXPECTED = tuple(tuple(map(str, row)) for row in ROWS)


def test_no_two_kinds_have_the_same_ending():
    assert len({*ENDINGS}) == len(ENDINGS)
    assert all(ending == ending.lower() and ending.startswith(".") for ending in ENDINGS)


@pytest.mark.parametrize(
    "ending",
    [pytest.param(one, marks=[pytest.mark.slow] if one in SLOW else []) for one in ENDINGS],
)
def test_the_same_table_is_read_from_every_kind(tmp_path, ending):
    path = tmp_path / ("study" + ending)
    path.write_bytes(foreign_table(ending))
    table = read_table(path)
    assert (table.columns, table.rows) == (COLUMNS, EXPECTED)
    assert table.lines[-1] - table.lines[0] == len(ROWS) - 1
    assert table.refused == ()


def test_an_ending_in_capitals_is_the_same_ending(tmp_path):
    path = tmp_path / "STUDY.XPT"
    path.write_bytes(foreign_table(".xpt"))
    assert read_table(path).columns == COLUMNS


@pytest.mark.parametrize("ending", BINARY)
@pytest.mark.parametrize(
    "mess", ["altered", *(pytest.param(one, marks=pytest.mark.slow) for one in ("cut", "magic"))]
)
def test_a_damaged_file_is_refused_in_one_sentence_or_read_without_a_wrong_shape(
    tmp_path, ending, mess
):
    good = bytearray(foreign_table(ending))
    if mess == "cut":
        good = good[: len(good) // 2]
    elif mess == "altered":
        rng = random.Random(3)  # noqa: S311 - places to damage
        for _ in range(len(good) // 10):
            good[rng.randrange(magic(ending), len(good))] = rng.randrange(256)
    else:
        good = good[: magic(ending)]
    path = tmp_path / ("study" + ending)
    path.write_bytes(good)
    try:
        table = read_table(path)
    except FileRefused as problem:
        said = str(problem)
    else:
        said = ""
        assert all(len(row) == len(table.columns) for row in table.rows)
    assert said == "" or said.startswith(f"study{ending} cannot be used: ")
    assert "\n" not in said


@pytest.mark.parametrize("ending", BINARY)
def test_what_only_has_the_name_of_a_kind_is_refused_with_the_kind(tmp_path, ending):
    path = tmp_path / ("study" + ending)
    path.write_bytes(b"used,region\nyes,north\n" * 40)
    with pytest.raises(FileRefused, match=r"it is not an? .*"):
        read_table(path)


def test_the_help_and_the_guide_name_every_kind(capsys, help_text):
    with pytest.raises(SystemExit):
        main(["map", "--help"])
    said = " ".join(capsys.readouterr().out.split())
    assert NAMES in said
    for one in TABLE_FORMATS:
        assert one.name in help_text("analyst"), one.name
        assert one.name in help_text("desk"), one.name


@pytest.fixture
def help_text(pytestconfig):
    return lambda name: (pytestconfig.rootpath / f"resources/help/{name}.md").read_text("utf-8")


def test_what_unpacks_to_too_much_is_refused_before_it_is_in_memory(monkeypatch):
    monkeypatch.setattr(r_files, "LARGEST_UNPACKED", 2**20)
    packed = gzip.compress(b"X\n" + bytes(2**24))
    assert len(packed) < 2**15
    assert str(r_files._look(packed, AS_FOUND)["refused"]) == "it unpacks to more than is allowed"


@pytest.mark.slow
def test_a_few_bytes_that_stand_for_a_billion_rows_take_no_memory(tmp_path):
    """R's compact sequences state their length alone; the process that reads them has a bound."""
    sample = rdata.TESTDATA_PATH / "generated/test_altrep_compact_intseq__xdr__version_3.rds"
    data = r_files._unpacked(sample.read_bytes())
    assert data is not None
    length = (
        data.rindex(b"\x00\x00\x00\x0e\x00\x00\x00\x03") + 8
    )  # three numbers: length, first, step
    huge = bytearray(data)
    huge[length : length + 8] = bytes.fromhex("4202a05f20000000")  # 10^10
    path = tmp_path / "huge.rds"
    path.write_bytes(bytes(huge))
    with pytest.raises(FileRefused):
        read_table(path)


def test_a_table_of_too_many_rows_is_refused_with_their_number(tmp_path):
    """Also where it is another process that counts them."""
    data = bytearray(foreign_table(".sav"))
    data[80:84] = (3_000_000).to_bytes(4, "little")  # of its header
    path = tmp_path / "long.sav"
    path.write_bytes(data)
    with pytest.raises(FileRefused, match=f"3,000,000 rows, more than the {MOST_ROWS:,} allowed"):
        read_table(path)
