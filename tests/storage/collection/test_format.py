"""The collection file: written one way, read only when whole, signed and as a kiosk writes it."""

# ruff: noqa: E501 - tables of sentences, one a line

from __future__ import annotations

import base64
import hashlib
import json
import os
from collections.abc import Callable
from datetime import date

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from hypothesis import given, settings
from hypothesis import strategies as st

from surveyapp.storage.collection.format import (
    LONGEST_MANIFEST,
    LONGEST_SURVEY_LINE,
    MAGIC,
    Counts,
    check_lines,
    compose,
    kiosk_id,
    parse_collection,
    read_collection,
)
from surveyapp.storage.files.safe_files import FileRefused
from surveyapp.survey.json_format.strict_json import canonical

KEY = Ed25519PrivateKey.from_private_bytes(bytes(range(32)))
OTHER_KEY = Ed25519PrivateKey.from_private_bytes(bytes(range(1, 33)))
DAYS = (date(2026, 3, 1), date(2026, 3, 4))
LINES = [f"{i:032x},{report}" for i, report in enumerate(["yes", "no", "", "yes"], start=1)]


@pytest.fixture(scope="module")
def survey(make_survey):
    return make_survey()


@pytest.fixture(scope="module")
def whole(survey) -> bytes:
    return compose(survey, LINES, KEY, batch=1, export=2, days=DAYS, counts=Counts(3, 4))


def refused(data: bytes) -> str:
    with pytest.raises(FileRefused) as caught:
        parse_collection(data, "f.collection")
    said = str(caught.value)
    assert said.startswith("f.collection cannot be used: ")
    assert said.endswith(".")
    assert not said.endswith("..")
    assert said.isprintable()
    return said.removeprefix("f.collection cannot be used: ").removesuffix(".")


def resigned(
    data: bytes,
    *,
    key: Ed25519PrivateKey = KEY,
    edit_survey: Callable[[bytes], bytes] = bytes,
    edit_body: Callable[[bytes], bytes] = bytes,
    **manifest: object,
) -> bytes:
    """Return the file as someone with the kiosk's own key would alter it: hashes and signature fit."""
    magic, manifest_line, survey_line, _, old_body = data.split(b"\n", 4)
    new_survey, new_body = edit_survey(survey_line), edit_body(old_body)
    value = json.loads(manifest_line)
    public = key.public_key()
    value |= {
        "survey_sha256": digest(new_survey),
        "body_sha256": digest(new_body),
        "kiosk": kiosk_id(public),
        "public_key": base64.b64encode(public.public_bytes_raw()).decode(),
        **manifest,
    }
    return signed(magic, canonical(value).encode(), new_survey, new_body, key=key)


def signed(
    magic: bytes, manifest: bytes, survey: bytes, body: bytes, *, key: Ed25519PrivateKey = KEY
) -> bytes:
    head = b"\n".join((magic, manifest, survey, b""))
    return head + base64.b64encode(key.sign(head)) + b"\n" + body


def digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def with_manifest(data: bytes, change: Callable[[bytes], bytes]) -> bytes:
    """Return the file with an altered manifest line and a signature that fits it."""
    magic, manifest, survey, _, body = data.split(b"\n", 4)
    return signed(magic, change(manifest), survey, body)


# what a kiosk writes


def test_what_is_composed_is_read_back(survey, whole):
    collection = parse_collection(whole, "f.collection")
    assert collection.survey == survey
    assert check_lines(collection) == collection.lines() == LINES
    assert collection.manifest.days == DAYS
    assert collection.manifest.counts == Counts(3, 4)
    assert (collection.manifest.batch, collection.manifest.export) == (1, 2)


def test_the_file_is_text_that_anyone_can_read(whole):
    lines = whole.decode("utf-8").split("\n")
    assert lines[0] == "surveyapp-collection/1"
    assert lines[4] == "interview,used"
    assert lines[5] == "00000000000000000000000000000001,yes"
    assert lines[-1] == ""


def test_the_manifest_holds_what_was_promised_and_nothing_else(whole):
    assert set(json.loads(whole.split(b"\n")[1])) == {
        *("survey", "version", "survey_sha256", "body_sha256", "kiosk", "public_key", "batch"),
        *("export", "interviews", "first_day", "last_day", "mode", "counts"),
    }


def test_the_same_interviews_give_the_same_bytes(survey, whole):
    again = compose(survey, LINES, KEY, batch=1, export=2, days=DAYS, counts=Counts(3, 4))
    assert again == whole


def test_a_collection_without_interviews_is_whole(survey):
    data = compose(survey, [], KEY, batch=1, export=0, days=None)
    assert check_lines(parse_collection(data, "f")) == []
    assert parse_collection(data, "f").manifest.days is None


ids = st.sets(st.binary(min_size=16, max_size=16).map(bytes.hex), max_size=20)


@given(ids, st.data())
def test_any_interviews_are_read_back(survey, drawn, data):
    reports = st.sampled_from(["yes", "no", ""])
    lines = [f"{interview},{data.draw(reports)}" for interview in sorted(drawn)]
    composed = compose(survey, lines, KEY, batch=1, export=0, days=DAYS)
    assert check_lines(parse_collection(composed, "f")) == lines


def test_a_resigned_file_is_whole_so_that_the_tests_below_mean_something(whole):
    assert parse_collection(resigned(whole), "f").body.count(b"\n") == 5


# altered


def test_every_single_bit_flip_is_refused(whole):
    for at in range(len(whole)):
        for bit in range(8):
            flipped = bytearray(whole)
            flipped[at] ^= 1 << bit
            with pytest.raises(FileRefused):
                parse_collection(bytes(flipped), "f")


def test_every_truncation_is_refused(whole):
    for length in range(len(whole)):
        with pytest.raises(FileRefused):
            parse_collection(whole[:length], "f")


@settings(max_examples=200)
@given(st.data())
def test_any_inserted_or_removed_bytes_are_refused(whole, data):
    at = data.draw(st.integers(0, len(whole)))
    removed = data.draw(st.integers(0, 40))
    altered = whole[:at] + data.draw(st.binary(max_size=40)) + whole[at + removed :]
    if altered != whole:
        refused(altered)


@pytest.mark.parametrize("length", [1, 21, 22, 23, 400])
def test_a_file_that_is_cut_in_its_head_is_told_so(whole, length):
    assert refused(whole[:length]) == "it is cut short"


def test_a_file_that_is_cut_in_its_interviews_is_told_so(whole):
    assert refused(whole[:-5]) == "its interviews were altered or the file is cut short"


def test_an_altered_report_is_told_so(whole):
    altered = whole.replace(b"01,yes", b"01,no")
    assert refused(altered) == "its interviews were altered or the file is cut short"


def test_an_altered_survey_is_told_so(whole):
    altered = whole.replace(b"Have you ever", b"Would you ever")
    assert refused(altered) == "its signature is not that of its kiosk, so it was altered"


def test_trailing_data_is_told_so(whole):
    assert refused(whole + b"x") == "its interviews were altered or the file is cut short"


def test_a_stripped_signature_is_told_so(whole):
    lines = whole.split(b"\n")
    altered = "its signature is not that of its kiosk, so it was altered"
    assert refused(b"\n".join((*lines[:3], b"", *lines[4:]))) == altered
    assert refused(b"\n".join((*lines[:3], *lines[4:]))) == altered


def test_a_signature_of_another_file_is_told_so(survey, whole):
    other = compose(survey, LINES[:1], KEY, batch=1, export=2, days=DAYS)
    lines = whole.split(b"\n")
    spliced = b"\n".join((*lines[:3], other.split(b"\n")[3], *lines[4:]))
    assert refused(spliced) == "its signature is not that of its kiosk, so it was altered"


def test_a_body_of_another_file_is_told_so(survey, whole):
    other = compose(survey, LINES[:1], KEY, batch=1, export=2, days=DAYS)
    spliced = b"\n".join((*whole.split(b"\n", 4)[:4], other.split(b"\n", 4)[4]))
    assert refused(spliced) == "its interviews were altered or the file is cut short"


def test_another_key_with_the_kiosks_name_is_told_so(whole):
    forged = resigned(whole, key=OTHER_KEY, kiosk=kiosk_id(KEY.public_key()))
    assert refused(forged) == "it carries the name of one kiosk and the key of another"


def test_another_key_without_a_new_public_key_is_told_so(whole):
    forged = resigned(
        whole,
        key=OTHER_KEY,
        kiosk=kiosk_id(KEY.public_key()),
        public_key=base64.b64encode(KEY.public_key().public_bytes_raw()).decode(),
    )
    assert refused(forged) == "its signature is not that of its kiosk, so it was altered"


def test_a_signature_in_another_spelling_is_told_so(whole):
    """Base64 has spare bits at its end: the same signature must not have two spellings."""
    lines = whole.split(b"\n")
    spelling = bytearray(lines[3])
    alphabet = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    last = alphabet.index(spelling[-3])
    spelling[-3] = alphabet[last ^ 1]
    other = b"\n".join((*lines[:3], bytes(spelling), *lines[4:]))
    assert base64.b64decode(spelling) == base64.b64decode(lines[3])
    assert refused(other) == "its signature is not written in the one form that a kiosk writes"


@pytest.mark.parametrize("ending", [b"\r\n", b"\r"])
def test_other_line_ends_are_told_so(whole, ending):
    said = refused(whole.replace(b"\n", ending))
    assert said == "another program has changed its line ends; fetch the kiosk's own file"


# something else

IS_TABLE = "it is a table, not a collection file; import it with its survey"


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "it is empty"),
        (b"\0" * 5000, "it is not a collection file"),
        (os.urandom(5000), "it is not a collection file"),
        (b"interview,used\n01,yes\n", IS_TABLE),
        (b"PK\x03\x04" + b"\0" * 100, IS_TABLE),
        (b"\n <!DOCTYPE html><title>Login</title>", "it is a web page, not a collection file"),
        (b"<html>", "it is a web page, not a collection file"),
        (b"surveyapp-collection/2\n{}\n", "it was written by a newer Surveyapp; update the program"),
        (b"surveyapp-collection/one\n", "it is not a collection file"),
        (b"surveyapp-collection/10", "it is not a collection file"),
        (MAGIC, "it is cut short"),
        (MAGIC + b"\n", "it is cut short"),
    ],
)  # fmt: skip
def test_what_is_no_collection_file_is_told_what_it_is(data, reason):
    assert refused(data) == reason


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "utf-16-le", "utf-32"])
def test_another_encoding_is_refused(whole, encoding):
    assert refused(whole.decode().encode(encoding))


def test_a_byte_order_mark_is_told_so(whole):
    assert refused(b"\xef\xbb\xbf" + whole).startswith("another program has saved it")


@pytest.mark.parametrize("longest", [LONGEST_MANIFEST, LONGEST_SURVEY_LINE])
def test_a_line_that_is_too_long_is_told_so(whole, longest):
    lines = whole.split(b"\n")
    at = 1 if longest == LONGEST_MANIFEST else 2
    lines[at] = b'"' + b"x" * longest + b'"'
    assert refused(b"\n".join(lines)) == "a line is too long"


# hostile, with a signature that fits


@pytest.mark.parametrize(
    ("manifest", "reason"),
    [
        ({"interviews": 3}, "it does not hold the number of interviews that it states"),
        ({"interviews": 5_000_001}, "it states 5,000,001 interviews, more than 5,000,000"),
        ({"interviews": -1}, "its manifest has a value that is not of its kind"),
        ({"interviews": True}, "its manifest has a value that is not of its kind"),
        ({"interviews": "4"}, "its manifest has a value that is not of its kind"),
        ({"interviews": 4.0}, "its manifest has a value that is not of its kind"),
        ({"interviews": 2**63}, "its manifest has a value that is not of its kind"),
        ({"interviews": 10**900}, "its manifest has a value that is not of its kind"),
        ({"version": 2}, "its manifest names another survey than it holds"),
        ({"survey": "other"}, "its manifest names another survey than it holds"),
        ({"survey": None}, "its manifest has a value that is not of its kind"),
        ({"survey_sha256": "0" * 64}, "its survey was altered"),
        ({"survey_sha256": "0" * 63}, "its manifest holds a hash that is none"),
        ({"body_sha256": "0" * 64}, "its interviews were altered or the file is cut short"),
        ({"mode": "demo"}, "its manifest has an unknown mode"),
        ({"mode": ["kiosk"]}, None),
        ({"first_day": "2026-02-30"}, "its manifest has a day that is none"),
        ({"first_day": "20260301"}, "its manifest has a day that is none"),
        ({"first_day": "\u0662026-01-01"}, "its manifest has a day that is none"),
        ({"first_day": 5}, "its manifest has a day that is none"),
        ({"first_day": "2026-03-05"}, "its first day is after its last day"),
        ({"first_day": None}, "its first day is after its last day"),
        ({"counts": {}}, "its manifest has not the counts that it must have"),
        ({"counts": [1]}, "its manifest has not the counts that it must have"),
        ({"counts": {"break_offs": 0, "time_outs": 0, "x": 0}}, "its manifest has not the counts that it must have"),
        ({"counts": {"break_offs": -1, "time_outs": 0}}, "its manifest has a value that is not of its kind"),
        ({"extra": 1}, "its manifest has not the keys that it must have"),
        ({"public_key": "x"}, "its signature is not that of its kiosk, so it was altered"),
        ({"public_key": "AAAA"}, "its signature is not that of its kiosk, so it was altered"),
        ({"kiosk": "0" * 32}, "it carries the name of one kiosk and the key of another"),
        ({"kiosk": "\u202e"}, "it carries the name of one kiosk and the key of another"),
    ],
)  # fmt: skip
def test_a_manifest_that_states_what_is_not_is_refused_in_spite_of_its_signature(
    whole, manifest, reason
):
    said = refused(resigned(whole, **manifest))
    assert reason is None or said == reason


@pytest.mark.parametrize("surrogate", [b"\\ud800", b"\\udfff", b"\\ud83d"])
@pytest.mark.parametrize("key", [b"survey", b"kiosk", b"public_key", b"mode", b"first_day"])
def test_a_lone_surrogate_in_the_manifest_is_refused(whole, surrogate, key):
    start = b'"' + key + b'":"'
    assert refused(with_manifest(whole, lambda line: line.replace(start, start + surrogate)))


@pytest.mark.parametrize(
    "change",
    [
        lambda line: line.replace(b'"batch":1', b'"batch":1,"batch":1'),
        lambda line: line.replace(b'"break_offs":3', b'"break_offs":3,"break_offs":3'),
        lambda line: line.replace(b'"batch":1', b'"batch": 1'),
        lambda line: line.replace(b'"batch":1', b'"batch":NaN'),
        lambda line: line.replace(b'"batch":1', b'"batch":Infinity'),
        lambda line: line.replace(b'"batch":1', b'"batch":1e309'),
        lambda line: line.replace(b'"batch":1', b'"batch":1e99999999999999999999'),
        lambda line: line.replace(b'"batch":1', b'"batch":01'),
        lambda line: line.replace(b'"batch":1', b'"batch":' + b"9" * 3000),
        lambda line: line.replace(b'"batch":1', b'"batch":' + b"[" * 1500 + b"]" * 1500),
        lambda line: line.replace(b'"kiosk"', b'"k\\u0069osk"'),
        lambda line: b"[" * 4000,
        lambda line: b"{}",
        lambda line: b"[]",
        lambda line: b"null",
        lambda line: b"",
        lambda line: b"\xff\xfe",
        lambda line: b'{"a":"\xed\xa0\x80"}',
        lambda line: line + b"\r",
        lambda line: line + b"\x1a",
        lambda line: line + b" ",
    ],
)
def test_a_manifest_that_is_not_as_a_kiosk_writes_it_is_refused(whole, change):
    assert refused(with_manifest(whole, change))


@pytest.mark.parametrize(
    ("edit", "reason"),
    [
        (lambda line: b"{}", "its survey is not usable: its survey has 6 mistake(s)"),
        (lambda line: b"null", "its survey is not usable: "),
        (lambda line: b"[" * 100_000, "its survey is not valid JSON: it is nested too deeply"),
        (lambda line: b"\xff", "its survey is not UTF-8 text"),
        (lambda line: b"\xef\xbb\xbf" + line, "its survey is not UTF-8 text"),
        (lambda line: line.replace(b'"small"', b'"other"'), "its manifest names another survey"),
        (lambda line: line.replace(b'"used"', b'"\\ud800"'), "its survey is not valid JSON: a text contains half"),
        (lambda line: line.replace(b'"used"', b'"other"'), "its columns are not those of"),
        (lambda line: line.replace(b'"two_coins"', b'"warner","p":0'), "its survey is not usable: "),
        (lambda line: line.replace(b'"used"', b'"used","id":"used"'), "its survey is not usable: "),
        (lambda line: line.replace(b"survey/1", b"survey/2"), "its survey is not usable: "),
        (lambda line: line.replace(b"Have", b"\\u202eHave"), "its survey is not usable: "),
    ],
)  # fmt: skip
def test_a_survey_that_is_none_is_refused_in_spite_of_its_signature(whole, edit, reason):
    assert refused(resigned(whole, edit_survey=edit)).startswith(reason)


@pytest.mark.parametrize(
    "header",
    [
        b"interview,USED\n",
        b"interview\n",
        b"used,interview\n",
        b"interview;used\n",
        b"interview,used,used\n",
        b"interview,used\r\n",
        b"interview" + b",c" * 1_000_000 + b"\n",
        b"\n",
    ],
)
def test_other_columns_than_those_of_the_survey_are_refused(whole, header):
    altered = resigned(whole, edit_body=lambda body: body.replace(b"interview,used\n", header))
    assert refused(altered) == "its columns are not those of its survey"


@pytest.mark.parametrize(
    "edit",
    [
        lambda body: body + body.split(b"\n", 1)[1],
        lambda body: body + b"\n",
        lambda body: body[:-1],
        lambda body: b"",
        lambda body: body.split(b"\n")[0] + b"\n",
    ],
)
def test_another_number_of_interviews_than_stated_is_refused(whole, edit):
    assert refused(resigned(whole, edit_body=edit))


FIRST = b"00000000000000000000000000000001"
SECOND = b"00000000000000000000000000000002"


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        (b"01,yes", b"01,maybe", "line 6 contains a report that its design never gives"),
        (b"01,yes", b"01,Yes", "line 6 contains a report that its design never gives"),
        (b"01,yes", b"01, yes", "line 6 contains a report that its design never gives"),
        (b"01,yes", b'01,"yes"', "line 6 contains a report that its design never gives"),
        (b"01,yes", b'01,"yes', "line 6 contains a report that its design never gives"),
        (b"01,yes", b"01;yes", "line 6 is out of order or has no proper id"),
        (b"01,yes", b"01,yes,", "line 6 contains a report that its design never gives"),
        (b"01,yes", b"01,=1+1", "line 6 contains a report that its design never gives"),
        (b"01,yes", b"01,yes\r", "line 6 contains a report that its design never gives"),
        (b"01,yes", b"01,yes\x00", "line 6 contains a report that its design never gives"),
        (b"01,yes", b"01,yes\x1a", "line 6 contains a report that its design never gives"),
        (b"01,yes", b"01,y\xc3\xa9s", "its interviews contain characters that are not allowed"),
        (b"01,yes", b"01,\xed\xa0\x80", "its interviews contain characters that are not allowed"),
        (b"01,yes", b"01", "line 6 contains a report that its design never gives"),
        (b"01,yes", b"01" + b",yes" * 1_000_000, "line 6 contains a report that its design never gives"),
        (b"01,yes", b"01," + b"x" * 1_000_000, "line 6 contains a report that its design never gives"),
        (FIRST, FIRST.upper().replace(b"1", b"A"), "line 6 is out of order or has no proper id"),
        (FIRST, b"1", "line 6 is out of order or has no proper id"),
        (FIRST, b"", "line 6 is out of order or has no proper id"),
        (FIRST, "\u0661".encode() * 16, "its interviews contain characters that are not allowed"),
        (SECOND, FIRST, "line 7 is out of order or has no proper id"),
        (FIRST, b"f" * 32, "line 7 is out of order or has no proper id"),
        (FIRST + b",yes\n" + SECOND + b",no", FIRST + b",yes\x0b" + SECOND + b",no\n", None),
        (FIRST + b",yes\n" + SECOND + b",no", FIRST + b",yes\x1c" + SECOND + b",no\n", None),
    ],
    ids=range(24),
)  # fmt: skip
def test_a_line_that_no_kiosk_writes_is_refused_in_spite_of_its_signature(whole, old, new, reason):
    altered = resigned(whole, edit_body=lambda body: body.replace(old, new, 1))
    with pytest.raises(FileRefused) as caught:
        check_lines(parse_collection(altered, "f"))
    assert str(caught.value).startswith("f cannot be used: ")
    assert reason is None or str(caught.value) == f"f cannot be used: {reason}."


# on a disk


def test_a_collection_is_read_from_its_file(tmp_path, whole):
    (tmp_path / "a.collection").write_bytes(whole)
    assert read_collection(tmp_path / "a.collection").name == "a.collection"


@pytest.mark.skipif(os.name != "posix", reason="links and pipes are POSIX")
@pytest.mark.parametrize(
    ("make", "reason"),
    [
        (lambda path: path.symlink_to("b"), "it is a link; give the file itself"),
        (os.mkfifo, "it is not a regular file"),
        (lambda path: path.mkdir(), "it is a folder"),
        (lambda path: path.symlink_to("/dev/zero"), "it is a link; give the file itself"),
        (lambda path: os.truncate(os.open(path, os.O_CREAT | os.O_WRONLY), 2**30), "it has 1,073,741,824 bytes, more than the 536,870,912 allowed"),
    ],
)  # fmt: skip
def test_what_is_no_regular_file_is_refused_without_waiting(tmp_path, make, reason):
    make(tmp_path / "a.collection")
    with pytest.raises(FileRefused) as caught:
        read_collection(tmp_path / "a.collection")
    assert str(caught.value) == f"a.collection cannot be used: {reason}."


@pytest.mark.skipif(os.name != "posix", reason="sparse files are POSIX")
def test_a_line_of_64_mebibytes_is_refused(tmp_path):
    with (tmp_path / "a.collection").open("wb") as file:
        file.write(MAGIC + b"\n")
        file.truncate(64 * 2**20)
    with pytest.raises(FileRefused, match="a line is too long"):
        read_collection(tmp_path / "a.collection")
