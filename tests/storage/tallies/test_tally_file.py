"""The tally file: whatever is altered is refused, no order is kept, and only the trustees' boxes open."""

from __future__ import annotations

import base64
from datetime import date

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from surveyapp.storage.collection.format import kiosk_id, parse_collection
from surveyapp.storage.collection.sealing import BoxDamaged
from surveyapp.storage.files.safe_files import FileRefused
from surveyapp.storage.tallies.boxes import commitment
from surveyapp.storage.tallies.tally_file import (
    Masked,
    Masker,
    TallyScheme,
    compose_tally,
    parse_tally_file,
)

KEY = Ed25519PrivateKey.from_private_bytes(b"k" * 32)
KIOSK = kiosk_id(KEY.public_key())
DAY = date(2026, 11, 1)
RECORDS = (("yes",), ("no",), ("",), ("yes",), ("yes",))


@pytest.fixture
def survey(tallied, small):
    return tallied(small, (small.recorded_questions[0].id,))


def written(scheme: TallyScheme, masked: Masked, **more: object) -> bytes:
    stated = {"batch": 1, "export": 0, "days": (DAY, DAY)} | more
    return compose_tally(scheme, masked, KEY, **stated)


@pytest.fixture
def masked(survey) -> Masked:
    masker = Masker(survey, KIOSK)
    content = masker.nothing
    for record in RECORDS:
        content = masker.add(content, record)
    return content


@pytest.fixture
def data(survey, masked) -> bytes:
    return written(TallyScheme(survey), masked)


def test_a_file_is_read_as_it_was_written(survey, masked, data):
    read = parse_tally_file(data, "a.tally")
    assert read.survey == survey
    assert read.masked == masked
    assert read.manifest.interviews == len(read.seed_lines) == 5
    assert written(TallyScheme(survey), read.masked) == data
    assert len({line.id for line in read.seed_lines}) == 5


def test_two_trustees_open_it_and_count_every_report(survey, data, openers):
    read = parse_tally_file(data, "a.tally")
    scheme = TallyScheme(survey)
    form = scheme.lines(KIOSK)
    pads = {}
    for line in read.seed_lines:
        for trustee in (0, 2):
            for known, seed in zip(
                form.classes_of(trustee), form.seeds(line, trustee, openers[trustee]), strict=True
            ):
                assert commitment(seed) == line.commitments[known]
                pads[line.id, known] = scheme.pads.of(seed)
    assert len(pads) == 5 * 3
    total = read.masked.totals[0] - sum(pad for (pad,) in pads.values())
    (packing,) = scheme.packings
    assert packing.unpacked(total % packing.modulus) == (3, 1, 1)


def test_a_box_opens_for_its_trustee_its_kiosk_and_its_survey_only(survey, data, openers):
    read = parse_tally_file(data, "a.tally")
    line = read.seed_lines[0]
    form = TallyScheme(survey).lines(KIOSK)
    assert len(form.seeds(line, 1, openers[1])) == 2
    elsewhere = TallyScheme(survey).lines("0" * 32)
    for wrong, trustee, opener in ((form, 1, openers[0]), (elsewhere, 1, openers[1])):
        with pytest.raises(BoxDamaged):
            wrong.seeds(line, trustee, opener)


def test_boxes_of_another_interview_are_told(survey, data, openers):
    first, second, *_ = parse_tally_file(data, "a.tally").seed_lines
    mixed = type(first)(first.commitments, second.boxes)
    with pytest.raises(BoxDamaged):
        TallyScheme(survey).lines(KIOSK).seeds(mixed, 0, openers[0])


def test_interviews_in_any_order_give_one_file(survey):
    """The same seeds and boxes in another order: sums and sorted lines know none."""
    masker = Masker(survey, KIOSK)
    scheme = masker.scheme
    taken = [(masker._sealer.new_seeds(), record) for record in RECORDS]
    lines = [masker._sealer.line(seeds) for seeds, _ in taken]
    files = set()
    for turn in range(20):
        order = [(turn + step * (1 + turn % 4)) % 5 for step in range(5)]
        totals = scheme.no_totals
        for place in order:
            seeds, record = taken[place]
            totals = scheme.pads.masked(totals, scheme.layout.cells(record), seeds)
        files.add(written(scheme, Masked(totals, tuple(sorted(lines)))))
    assert len(files) == 1


def test_two_runs_share_no_bytes_of_totals_or_lines(survey):
    masker = Masker(survey, KIOSK)
    one, other = (masker.add(masker.nothing, ("yes",)) for _ in range(2))
    assert one.totals != other.totals
    assert one.lines != other.lines


def test_an_interview_takes_496_bytes_with_x25519_for_two_of_three(survey):
    assert Masker(survey, KIOSK).line_letters + 1 == 496


def test_every_flipped_bit_and_every_cut_is_refused(data):
    """A thin sample of bits all over the file, and all of its first and last bytes."""
    places = {*range(40), *range(len(data) - 40, len(data)), *range(40, len(data), 41)}
    for at in places:
        altered = bytearray(data)
        altered[at] ^= 1 << at % 8
        with pytest.raises(FileRefused):
            parse_tally_file(bytes(altered), "a.tally")
        with pytest.raises(FileRefused):
            parse_tally_file(data[:at], "a.tally")


def test_lines_out_of_order_or_twice_are_named(survey, masked):
    scheme = TallyScheme(survey)
    lines = masked.lines
    for wrong, at in (((lines[1], lines[0]), 7), ((lines[0], lines[0]), 7), (("x", lines[0]), 6)):
        read = parse_tally_file(written(scheme, Masked(masked.totals, wrong)), "a.tally")
        with pytest.raises(FileRefused, match=f"line {at} "):
            assert read.seed_lines


def test_a_total_beyond_its_modulus_is_refused(survey):
    scheme = TallyScheme(survey)
    too_large = Masked((scheme.packings[0].modulus,))
    with pytest.raises(FileRefused, match="not those of its survey"):
        parse_tally_file(written(scheme, too_large), "a.tally")


@pytest.mark.parametrize(
    ("begin", "told"),
    [
        (b"", "it is empty"),
        (b"surveyapp-tal", "it is cut short"),
        (b"surveyapp-tally/2\n", "newer Surveyapp"),
        (b"surveyapp-collection/1\n{}", "a collection file .*; import it into a project"),
        (b"<html>", "a web page"),
    ],
)
def test_what_is_no_tally_file_is_told(begin, told):
    with pytest.raises(FileRefused, match=told):
        parse_tally_file(begin, "a.tally")


def test_importing_a_tally_file_as_records_says_what_it_is(data):
    with pytest.raises(FileRefused, match="Totals that trustees hold"):
        parse_collection(data, "a.tally")


def test_a_line_with_other_letters_is_none(survey, masked):
    form = TallyScheme(survey).lines(KIOSK)
    assert form.read(masked.lines[0]) is not None
    for wrong in ("", masked.lines[0][:-1], "~" * form.letters, '"' * form.letters):
        assert form.read(wrong) is None
    assert base64.b85decode(masked.lines[0])
