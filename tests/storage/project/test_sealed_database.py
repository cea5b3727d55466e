"""A sealed project: what is in it is in no file but in an encrypted one."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from pathlib import Path

import duckdb
import pytest
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey

from surveyapp.errors import EnvironmentProblem
from surveyapp.storage.collection.sealing import Opener
from surveyapp.storage.collection.unsealing import KeyNeeded, WrongKey
from surveyapp.storage.files.safe_files import DiskProblem
from surveyapp.storage.project import table_stream
from surveyapp.storage.project.database import Database
from surveyapp.storage.project.project import Project
from surveyapp.storage.project.sealed_database import (
    SealedDatabase,
    keep_open,
    let_go,
    open_database,
)
from surveyapp.storage.project.sealed_file import (
    CHUNK,
    is_sealed_project,
    key_of_project,
    reading_sealed_project,
    write_sealed_project,
)
from surveyapp.storage.project.unlocked_keys import forget_keys, keep_unlocked
from surveyapp.survey.definition.analyst_key import AnalystKey
from surveyapp.survey.definition.kiosk_names import KioskId

CANARY = "the canary sang at 4711 Elm Street"


@pytest.fixture
def opener():
    return Opener(X25519PrivateKey.from_private_bytes(b"\x05" * 32))


@pytest.fixture
def other():
    return Opener(X25519PrivateKey.from_private_bytes(b"\x06" * 32))


@pytest.fixture
def path(tmp_path, opener):
    """Where a sealed project can be made, in a folder of its own, with its key unlocked."""
    keep_unlocked(opener)
    (tmp_path / "folder").mkdir()
    yield tmp_path / "folder" / "p.surveydesk"
    forget_keys()


@pytest.fixture
def filled(path, opener, monkeypatch):
    """A sealed database with a value of every kind, and rows in several parts."""
    monkeypatch.setattr(table_stream, "ROWS_AT_ONCE", 4096)
    database = SealedDatabase(path, opener.key)
    with database.transaction():
        pass  # a project's first tables, of which no file is needed yet
    assert not path.exists()
    with database.transaction():
        database.execute(
            "CREATE TABLE kinds (a BOOLEAN, b TINYINT, c SMALLINT, d INTEGER, e BIGINT, f UTINYINT,"
            " g USMALLINT, h UINTEGER, i UBIGINT, j FLOAT, k DOUBLE, l DATE, m VARCHAR, n BLOB)"
        )
        database.execute(
            "INSERT INTO kinds VALUES (true, -1, -2, -3, -4, 1, 2, 3, 18446744073709551615, 0.5, 1e300,"
            " DATE '1969-12-31', ?, ?), (false, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, DATE '2026-03-01', '', ''),"
            " (NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL)",
            [CANARY + " é\x00 東京", b"\x00\xff"],
        )
        database.execute("CREATE TABLE named (id VARCHAR PRIMARY KEY, n INTEGER)")
        database.execute("INSERT INTO named SELECT 'row ' || range, range FROM range(30000)")
        database.execute("DELETE FROM named WHERE n % 7 = 3")
        database.execute("CREATE TABLE nothing (a INTEGER)")
    return database


def rows(database: Database) -> list[list[tuple]]:
    return [database.execute(f"FROM {name}") for name in ("kinds", "named", "nothing")]


def test_what_is_written_is_read_again_with_every_kind_of_value(filled, path):
    before = rows(filled)
    filled.close()
    again = open_database(path)
    assert rows(again) == before
    assert len(before[1]) == 25714  # of 30,000, without every seventh
    with pytest.raises(EnvironmentProblem, match="reports an error"):
        again.execute("INSERT INTO named VALUES ('row 5', 5)")
    again.close()


def test_no_file_has_a_text_of_it_while_it_is_open_or_closed(filled, path):
    found = {one.name: one.read_bytes() for one in path.parent.iterdir()}
    assert set(found) == {"p.surveydesk", ".p.surveydesk.lock"}
    assert not any(CANARY.encode()[:9] in data for data in found.values())
    filled.close()
    assert [one.name for one in path.parent.iterdir()] == ["p.surveydesk"]


def test_the_header_says_nothing_of_the_data(path, opener):
    starts = []
    for count in (1, 7):
        path.unlink(missing_ok=True)
        with Project(path, sealed_to=opener.key) as project:
            for number in range(count):
                project.enrolment.accept(KioskId(f"{number:032x}"))
        data = path.read_bytes()
        starts.append(data[: data.index(b"}\n")])
        assert len(data) == len(starts[-1]) + 2 + CHUNK + 16
    assert starts[0].startswith(b'surveyapp-sealed-project/1\n{"box":"')
    assert opener.key.text.encode() in starts[0]
    assert len(starts[0]) == len(starts[1])
    assert len(starts[0]) < 500


@pytest.mark.parametrize("name", ["old DuckDB", "old Project"])
def test_programs_that_know_no_sealed_projects_refuse_one_and_leave_it_alone(filled, path, name):
    filled.close()
    before = path.read_bytes()
    if name == "old DuckDB":
        with pytest.raises(duckdb.IOException, match="not a valid DuckDB"):
            duckdb.connect(str(path))
    else:
        with pytest.raises(EnvironmentProblem, match="is not a Surveyapp project"):
            Database(path)
    assert path.read_bytes() == before


def test_the_private_key_is_needed_and_the_right_one(filled, path, other):
    filled.close()
    forget_keys()
    with pytest.raises(KeyNeeded, match=r"p\.surveydesk is sealed to the analyst's key"):
        Project(path)
    keep_unlocked(other)
    with pytest.raises(WrongKey, match="the key given is"):
        Project(path)
    assert not path.with_name(".p.surveydesk.lock").exists()


def altered(data: bytes) -> dict[str, bytes]:
    """Return every way in which a file of at least three chunks is altered."""
    start = data.index(b"}\n") + 2
    chunks = [data[at : at + CHUNK + 16] for at in range(start, len(data), CHUNK + 16)]
    head = data[:start]
    assert len(chunks) > 3
    return {
        "a bit of a chunk": data[: start + 9] + bytes([data[start + 9] ^ 1]) + data[start + 10 :],
        "a bit of the last": data[:-1] + bytes([data[-1] ^ 128]),
        "cut after a chunk": head + b"".join(chunks[:-1]),
        "cut within a chunk": data[:-1000],
        "no chunk": head,
        "two exchanged": head + chunks[1] + chunks[0] + b"".join(chunks[2:]),
        "one left out": head + chunks[0] + b"".join(chunks[2:]),
        "one twice": head + chunks[0] + b"".join(chunks),
        "something behind": data + b"x",
        "the last twice": data + chunks[-1],
        "a header altered": data.replace(b'"file":"', b'"file":"0', 1),
        "a header with more": data.replace(b'{"box"', b'{"a":1,"box"', 1),
        "a header that ends": data[:100],
        "only the name": b"surveyapp-sealed-project/1\n",
        "a newer format": data.replace(b"project/1", b"project/2", 1),
    }


def test_every_alteration_of_the_file_is_noticed(filled, path):
    filled.close()
    for name, data in altered(path.read_bytes()).items():
        path.write_bytes(data)
        with pytest.raises(EnvironmentProblem) as told:
            Project(path)
        said = "another version" if "newer" in name else "it is damaged"
        assert said in str(told.value), name
        assert path.read_bytes() == data, name


def test_a_chunk_of_an_earlier_writing_is_noticed(filled, path):
    first = path.read_bytes()
    with filled.transaction():
        filled.execute("INSERT INTO nothing VALUES (1)")
    filled.close()
    second = path.read_bytes()
    start = second.index(b"}\n") + 2
    path.write_bytes(
        second[:start] + first[start : start + CHUNK + 16] + second[start + CHUNK + 16 :]
    )
    with pytest.raises(EnvironmentProblem, match="it is damaged"):
        Project(path)


def test_two_writings_share_no_bytes_but_the_format_and_the_key(filled, path):
    first = path.read_bytes()
    with filled.transaction():
        filled.execute("UPDATE named SET n = n")
    second = path.read_bytes()
    filled.close()
    half = len(first) // 2
    assert first[half : half + 32] not in second
    assert first[100:150] != second[100:150]


def test_a_change_that_the_disk_refuses_is_undone_in_memory_too(filled, path, monkeypatch):
    before, data = rows(filled), path.read_bytes()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(DiskProblem, match="the disk is full"), filled.transaction():
        filled.execute("DELETE FROM named")
    monkeypatch.undo()
    assert rows(filled) == before
    assert path.read_bytes() == data
    filled.close()
    assert [one.name for one in path.parent.iterdir()] == ["p.surveydesk"]


def test_a_change_that_is_broken_off_is_not_written(filled, path):
    data = path.read_bytes()
    with pytest.raises(EnvironmentProblem, match="reports an error"), filled.transaction():
        filled.execute("DELETE FROM kinds; INSERT INTO named VALUES ('row 5', 5)")
    assert len(filled.execute("FROM kinds")) == 3
    assert path.read_bytes() == data
    filled.close()


def test_one_program_may_open_it_several_times_and_sees_one_project(filled, path):
    second = open_database(path)
    with second.transaction():
        second.execute("INSERT INTO nothing VALUES (42)")
    assert filled.execute("SELECT a FROM nothing") == [(42,)]
    second.close()
    second.close()
    filled.close()
    third = open_database(path)
    assert third.execute("SELECT a FROM nothing") == [(42,)]
    third.close()


def test_changes_in_two_threads_are_both_kept(filled, path):
    def add(number: int) -> None:
        mine = open_database(path)
        for _ in range(3):
            with mine.transaction():
                mine.execute("INSERT INTO nothing VALUES (?)", [number])
        mine.close()

    threads = [threading.Thread(target=add, args=(number,)) for number in range(2)]
    for one in threads:
        one.start()
    for one in threads:
        one.join()
    filled.close()
    again = open_database(path)
    assert sorted(again.execute("SELECT a, count(*) FROM nothing GROUP BY a")) == [(0, 3), (1, 3)]
    again.close()


HOLD = """
import pathlib, sys
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey
from surveyapp.storage.collection.format import KioskId
from surveyapp.storage.collection.sealing import Opener
from surveyapp.storage.project.sealed_database import open_database
from surveyapp.storage.project.unlocked_keys import keep_unlocked
keep_unlocked(Opener(X25519PrivateKey.from_private_bytes(b"\\x05" * 32)))
database = open_database(pathlib.Path(sys.argv[1]))
print("open", flush=True)
sys.stdin.read()
"""


def test_another_program_is_refused_until_the_first_ends_even_by_force(filled, path):
    filled.close()
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as holder:
        assert holder.stdout.readline().strip() == b"open"
        with pytest.raises(EnvironmentProblem, match="another program has it open; close it there"):
            open_database(path)
        holder.kill()
    again = open_database(path)
    assert len(again.execute("SELECT * FROM kinds")) == 3
    again.close()


def test_a_project_that_is_kept_open_is_read_once_and_never_instead_of_another(filled, path):
    keep_open(path)
    filled.close()
    assert path.with_name(".p.surveydesk.lock").exists()
    forget_keys()  # it needs no key again
    again = open_database(path)
    again.close()
    path.unlink()
    with pytest.raises(EnvironmentProblem):
        SealedDatabase(path)
    assert not path.with_name(".p.surveydesk.lock").exists()
    let_go(path)


@pytest.mark.skipif(os.name != "posix", reason="modes are POSIX")
def test_it_is_its_owners_alone(filled, path):
    assert path.stat().st_mode & 0o777 == 0o600
    assert path.with_name(".p.surveydesk.lock").stat().st_mode & 0o777 == 0o600
    filled.close()


def forged(path: Path, opener: Opener, content: bytes) -> None:
    """Seal what no Surveyapp writes, as anybody can who has the public key."""
    write_sealed_project(path, opener.key, lambda sink: sink.write(content))


def line(text: str) -> bytes:
    return len(text).to_bytes(4, "little") + text.encode()


def table_line(kind: str = "INTEGER") -> str:
    return f'{{"columns":[["a","{kind}"]],"key":"","table":"t"}}'


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff\xff\xff\xff",
        line("[]"),
        line("{"),
        line('{"table":"t"}'),
        line(table_line().replace('"t"', '"t\\"; DROP"')),
        line(table_line("INTEGER DEFAULT 1")),
        line(table_line().replace('"INTEGER"]', '"INTEGER"],["a","INTEGER"]')),
        line(table_line().replace('"key":""', '"key":"b"')),
        line(table_line()) + b"\xff\xff\xff\xff",
        line(table_line()) + b"\1\0\0\0\x80\1\0",
        line(table_line("VARCHAR")) + b"\1\0\0\0\x80\xff\xff\xff\xff",
        line(table_line("VARCHAR")) + b"\1\0\0\0\x80\1\0\0\0\1\0\0\0\xff\0\0\0\0\0\0\0\0",
        line(table_line("VARCHAR")) + b"\1\0\0\0\x80\0\0\0\0\0\0\0\0" + b"\0" * 8,
        line(table_line()) + b"\1\0\0\0\x80\1\0\0\0" + b"\0" * 4 + line("{}"),
    ],
    ids=range(15),
)
def test_what_a_stranger_has_sealed_gets_a_sentence(path, opener, content):
    forged(path, opener, content)
    with pytest.raises(EnvironmentProblem, match=r"p\.surveydesk cannot be used: it"):
        Project(path)


def test_a_hybrid_key_seals_and_opens_it_too(path):
    opener = Opener.of(b"\x07" * 32, is_hybrid=True)
    keep_unlocked(opener)
    with Project(path, sealed_to=opener.key) as project:
        project.enrolment.accept(KioskId("0" * 32))
    assert key_of_project(path) == opener.key
    assert len(path.read_bytes().partition(b"}\n")[0]) < 5000
    with Project(path) as project:
        assert project.enrolment.knows(KioskId("0" * 32))


def test_a_key_to_which_nothing_can_be_sealed_gets_a_sentence(path):
    with pytest.raises(EnvironmentProblem, match="nothing can be sealed to the analyst's key"):
        write_sealed_project(path, AnalystKey(bytes(32)), lambda _sink: None)
    assert not path.exists()


def test_the_padding_hides_the_length_within_a_chunk(path, opener):
    sizes = set()
    for length in (0, 1, CHUNK - 1):
        write_sealed_project(path, opener.key, lambda sink, n=length: sink.write(b"\x80" * n))
        sizes.add(path.stat().st_size)
        with reading_sealed_project(path, opener) as content:
            assert content.read(10**9) == b"\x80" * length
    assert len(sizes) == 1
    write_sealed_project(path, opener.key, lambda sink: sink.write(b"\0" * CHUNK))
    assert path.stat().st_size == max(sizes) + CHUNK + 16
    with reading_sealed_project(path, opener) as content:
        assert content.read(10**9) == b"\0" * CHUNK
    assert is_sealed_project(path)
    assert key_of_project(path) == opener.key


def test_no_database_spills_rows_to_a_disk(tmp_path):
    for database in (Database(None), Database(tmp_path / "p.duckdb")):
        assert database.execute("SELECT current_setting('temp_directory')") == [("",)]
        database.close()
