"""A list experiment together with the direct question: the command gives what the formula gives."""

from __future__ import annotations

import csv
import io

import pytest

from surveyapp.estimation.regression.item_count_linear import combine_with_direct
from surveyapp.storage.surveys.survey_files import save_survey

LIST = {
    "id": "said",
    "type": "yes_no",
    "text": {"en": "Have you?"},
    "design": {"name": "item_count", "items": 2},
}
DIRECT = {"id": "open", "type": "yes_no", "text": {"en": "Openly?"}, "design": {"name": "direct"}}
ROWS = [(sample, count, answer) for sample, count, answer in (
    (1, 0, "no"), (1, 1, "no"), (1, 2, "no"), (1, 1, "yes"), (1, 0, "yes"), (1, 2, "no"),
    (2, 1, "no"), (2, 3, "no"), (2, 2, "no"), (2, 2, "yes"), (2, 3, "yes"), (2, 1, "no"),
)]  # fmt: skip


@pytest.fixture
def study(make_survey, tmp_path):
    """The files of a table of such reports."""
    save_survey(make_survey(LIST, DIRECT), tmp_path / "s.survey.json")
    lines = ["said.sample,said,open", *(f"{s},{c},{a}" for s, c, a in ROWS)]
    (tmp_path / "t.csv").write_text("\n".join(lines) + "\n")
    return tmp_path / "t.csv", "--survey", tmp_path / "s.survey.json"


def test_the_command_gives_the_combined_estimate(study, run):
    code, out, err = run("estimate", *study, "--question", "said", "--direct", "open", "--csv", "-")
    assert code == 0, err
    rows = {row["measure"]: row for row in csv.DictReader(io.StringIO(out))}
    samples, counts, answers = zip(*ROWS, strict=True)
    found = combine_with_direct(
        counts, [one == 2 for one in samples], [one == "yes" for one in answers]
    )
    assert float(rows["combined"]["estimate"]) == pytest.approx(found.combined)
    assert float(rows["combined"]["se"]) == pytest.approx(found.combined_error)
    assert float(rows["list"]["estimate"]) == pytest.approx(found.difference)
    assert float(rows["direct"]["se"]) == pytest.approx(found.direct_error)
    assert {row["n"] for row in rows.values()} == {"12"}
    shown = run("estimate", *study, "--question", "said", "--direct", "open")[1]
    assert "among those who say yes, the list shows" in shown


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--direct", "open"), "choose the list experiment as the question"),
        (("--question", "open", "--direct", "open"), "open and open are not these"),
        (("--question", "said", "--direct", "open", "--posterior"), "--direct"),
    ],
)
def test_what_is_no_list_is_refused(study, run, words, says):
    code, _, err = run("estimate", *study, *words)
    assert code == 2
    assert says in err
