"""Whoever brings files is told what each is, which step comes next, and what is missing for the others."""

from __future__ import annotations

from dataclasses import replace

import pytest
from played_roles import Office, with_tallies, write_tally

from surveyapp.services.project.kiosk_trust import EVERY_KIOSK
from surveyapp.services.tallies.adding import add_tallies
from surveyapp.services.tallies.describing import who_opens
from surveyapp.services.tallies.gathering import Step, gather
from surveyapp.services.tallies.trustee_steps import FileList, open_list, sign_list
from surveyapp.storage.tallies.ledger import Ledger


@pytest.fixture
def office(tmp_path, small):
    return Office(tmp_path, with_tallies(small, (small.recorded_questions[0].id,)))


def missing(gathered) -> list[str]:
    return [str(gathered.missing(step) or "") for step in Step]


def test_each_step_says_what_it_needs_until_it_can_be_done(office, tmp_path):
    paths = [
        write_tally(tmp_path, office.survey, kiosk, [("yes",)] * 6 + [("no",)] * 6)
        for kiosk in (1, 2)
    ]
    assert gather(()).next_step is None
    assert missing(gather(paths))[0] == ""
    assert "which the office makes" in missing(gather(paths))[1]
    total = tmp_path / "R.sum"
    add_tallies(paths, total, trust=EVERY_KIOSK)
    assert "1 of 2 are here" in missing(gather([total, paths[0]]))[1]
    there = gather([total, *paths])
    assert there.next_step is Step.SIGN
    assert missing(there)[2:] == [
        "Signed lists (.signed): 0 of 3 are here.",
        "Shares (.partial): 0 of 2 are here.",
    ]
    files = FileList(total, paths)
    signed = [
        sign_list(files, office.trustee(at), tmp_path / f"{at}.signed").path for at in range(3)
    ]
    there = gather([total, *paths, *signed])
    assert there.next_step is Step.OPEN
    shares = [
        open_list(files, signed, office.trustee(at), tmp_path / f"{at}.partial").path
        for at in range(2)
    ]
    assert gather([total, *shares]).next_step is Step.COMBINE
    assert gather([tmp_path]).next_step is Step.COMBINE  # a folder stands for the files in it


def test_a_file_that_is_none_is_told_and_counts_for_nothing(office, tmp_path):
    bad = tmp_path / "a.tally"
    bad.write_bytes(b"<html>")
    other = tmp_path / "b.txt"
    other.write_text("x")
    first, second = gather([bad, other]).files
    assert "a web page, not a tally file" in str(first.says)
    assert "ends in none of" in str(second.says)
    assert "Bring the kiosks' files" in missing(gather([bad, other]))[0]


def test_a_list_of_another_sum_is_not_counted(office, tmp_path):
    path = write_tally(tmp_path, office.survey, 1, [("yes",)] * 12)
    other = write_tally(tmp_path, office.survey, 2, [("no",)] * 12)
    for name, files in (("R", [path]), ("S", [other])):
        add_tallies(files, tmp_path / f"{name}.sum", trust=EVERY_KIOSK)
    signed = sign_list(
        FileList(tmp_path / "S.sum", [other]), office.trustee(0), tmp_path / "s.signed"
    ).path
    there = gather([tmp_path / "R.sum", path, signed])
    assert missing(there)[2] == "Signed lists (.signed): 0 of 3 are here."
    assert "one sum at a time" in missing(gather([tmp_path / "R.sum", tmp_path / "S.sum"]))[1]


def test_numbers_are_told_with_their_thousands_apart(office):
    assert "at least 1,500 interviews" in str(
        who_opens(replace(office.survey.tallies, smallest=1500))
    )
    listed = {number.to_bytes(16, "big") for number in range(1200)}
    told = str(Ledger().refusal(listed, 2000))
    assert "This list has 1,200 interviews" in told
    assert "no fewer than 2,000" in told
