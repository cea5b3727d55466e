"""Questions of every kind that can be counted, from kiosks' masked files to the table that trustees open."""

from __future__ import annotations

import csv
from collections import Counter
from itertools import product

from played_roles import Office, with_tallies, write_tally

from surveyapp.services.project.kiosk_trust import EVERY_KIOSK
from surveyapp.services.simulation.respondents import simulate
from surveyapp.services.tallies.adding import add_tallies
from surveyapp.services.tallies.combining import combine_shares
from surveyapp.services.tallies.trustee_steps import FileList, open_list, sign_list

DIRECT = {"design": {"name": "direct"}}
WARNER = {"design": {"name": "warner", "p": "3/4"}}
TEXT = {"text": {"en": "?"}}
THREE = {"choices": [{"id": one, "text": {"en": one}} for one in ("a", "b", "c")]}
QUESTIONS = (
    {"id": "area", "type": "single_choice", **THREE, **DIRECT, **TEXT, "required": False},
    {"id": "owns", "type": "yes_no", **DIRECT, **TEXT},
    {"id": "arm", "type": "yes_no", **WARNER, **TEXT, "direct_arm": "1/4"},
    {"id": "turned", "type": "yes_no", **WARNER, **TEXT, "negated": {"text": {"en": "Not?"}}},
    {"id": "only", "type": "yes_no", **WARNER, **TEXT, "relevant": "${owns} = 'yes'"},
    {"id": "rated", "type": "rating", "levels": 4, **DIRECT, **TEXT, "required": False},
    {"id": "ticked", "type": "multiple_choice", **THREE, **DIRECT, **TEXT, "required": False},
    {"id": "noisy", "type": "multiple_choice", **THREE, **TEXT}
    | {"design": {"name": "unary", "epsilon": 1}},
    {"id": "age", "type": "number", "minimum": 0, "maximum": 99, **DIRECT, **TEXT},
    {"id": "both", "type": "joint", "members": ["m", "w"], **TEXT}
    | {"design": {"name": "k_rr", "epsilon": 1}},
)
MEMBERS = [{"id": one, "type": "yes_no", **TEXT} for one in ("m", "w")]
ALONE = tuple(one["id"] for one in QUESTIONS[1:])


def band(number: str) -> str:
    return (
        ""
        if not number
        else "..17"
        if int(number) < 18
        else "18..64"
        if int(number) < 65
        else "65.."
    )


def sides(name: str, row: dict[str, str]) -> list[tuple[str, dict[str, str]]]:
    """Return where a report is counted: of each total the name of its side, and what its cell says."""
    report = row[name]
    if name == "ticked":
        chosen = report.split(" ")
        bits = [str(int(one in chosen)) if report else "" for one in "abc"]
        return [(f"{name}[{one}]", {name: bit}) for one, bit in zip("abc", bits, strict=True)]
    if name == "noisy":
        return [(f"{name}[{one}]", {name: bit}) for one, bit in zip("abc", report, strict=True)]
    if name == "age":
        return [(name, {name: band(report)})]
    sample = {f"{name}.sample": row[f"{name}.sample"]} if f"{name}.sample" in row else {}
    return [(name, {name: report, **sample})]


def test_every_kind_of_question_is_counted_as_its_records_are(make_survey, tmp_path):
    plain = make_survey(*QUESTIONS, members=MEMBERS)
    (collection,) = simulate(plain, tmp_path / "open", interviews=24, seed=4)
    rows = list(csv.DictReader(collection.read_text().splitlines()[4:]))
    for place, row in enumerate(rows):  # people skip
        for name, every in (("area", 5), ("rated", 4), ("ticked", 3)):
            row[name] = "" if place % every == 0 else row[name]
    assert (
        {row["ticked"] == "" for row in rows}
        == {row["only"] == "" for row in rows}
        == {True, False}
    )
    of = (*((name,) for name in ALONE), *(("area", name) for name in ALONE))
    survey = with_tallies(plain, *of, bands={"age": (18, 65)}, smallest=10, trustees=2)
    columns = [column.name for column in survey.columns]
    reports = [[row[name] for name in columns] for row in rows]
    files = [write_tally(tmp_path / "stick", survey, k, reports[k::2]) for k in (0, 1)]
    office = Office(tmp_path, survey)
    listed = FileList(add_tallies(files, tmp_path / "R.sum", trust=EVERY_KIOSK).path, files)
    signed = [
        sign_list(listed, office.trustee(place), tmp_path / f"{place}.signed").path
        for place in range(2)
    ]
    shares = [
        open_list(listed, signed, office.trustee(place), tmp_path / f"{place}.partial").path
        for place in range(2)
    ]
    opened = combine_shares(listed.sum_path, shares, tmp_path / "R.counts.csv")
    assert opened.doubts == ()
    expected = Counter(
        (
            "+".join(name for name, _ in axes),
            *sorted(cell for _, stated in axes for cell in stated.items()),
        )
        for row in rows
        for names in of
        for axes in product(*(sides(name, row) for name in names))
    )
    found = Counter()
    for row in csv.DictReader(opened.path.read_text().splitlines()):
        questions = [side.partition("[")[0] for side in row["tally"].split("+")]
        stated = [(n, row[n]) for n in row if n.partition(".")[0] in questions]
        found[row["tally"], *sorted(stated)] += int(row["count"])
    assert +found == expected
