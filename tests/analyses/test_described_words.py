"""Days, orders and texts are described: quartiles of days, mean ranks, how many texts there are."""

from __future__ import annotations

import csv
import io
from datetime import date
from statistics import mean
from types import SimpleNamespace

import numpy as np
import pytest

from surveyapp.analyses.descriptives import DESCRIBED, DescribedRow
from surveyapp.cli import main
from surveyapp.services.simulation.respondents import simulate
from surveyapp.survey.json_format.reading import read_survey

EN = {"en": "?"}
DIRECT = {"name": "direct"}
ITEMS = ("roads", "parks", "buses")
YES_NO = {"type": "yes_no", "text": EN, "design": DIRECT}
SURVEY = read_survey(
    {
        "format": "surveyapp-survey/2",
        "id": "words", "version": 1, "languages": ["en"], "title": {"en": "Words"},
        "questions": [
            {"id": "has", **YES_NO},
            {"id": "born", "type": "date", "text": EN, "design": DIRECT, "required": False,
             "relevant": "${has} = 'yes'"},
            {"id": "why", "type": "text", "text": EN, "design": DIRECT, "longest": 2},
            {"id": "goals", "type": "ranking", "text": EN, "design": DIRECT,
             "choices": [{"id": item, "text": EN} for item in ITEMS]},
        ],
    },
    "words",
)  # fmt: skip


@pytest.fixture(scope="module")
def collected(tmp_path_factory):
    folder = tmp_path_factory.mktemp("words")
    (file,) = simulate(SURVEY, folder, interviews=150, seed=3)
    rows = [line.split(",")[1:] for line in file.read_text("ascii").split("\n")[5:-1]]
    return file, rows


def described(file, capsys, *words):
    assert main(["describe", str(file), *words, "--csv", "-"]) == 0
    return list(csv.DictReader(io.StringIO(capsys.readouterr().out)))


def test_days_have_quartiles_and_ends_as_days(collected, capsys):
    file, rows = collected
    (row,) = described(file, capsys, "--questions", "born")
    days = sorted(row[1] for row in rows if row[1])
    assert (int(row["n"]), int(row["missing"])) == (len(days), 150 - len(days))
    assert (row["earliest"], row["latest"]) == (days[0], days[-1])
    numbers = [date.fromisoformat(day).toordinal() for day in days]
    expected = date.fromordinal(round(float(np.quantile(numbers, 0.5, method="inverted_cdf"))))
    assert row["median"] == expected.isoformat()
    assert row["mean"] == ""


def test_each_item_of_a_ranking_has_its_mean_rank_and_the_share_of_each_rank(collected, capsys):
    file, rows = collected
    found = described(file, capsys, "--questions", "goals")
    assert [row["question"] for row in found] == [f"goals.{item}" for item in ITEMS]
    for row, item in zip(found, ITEMS, strict=True):
        ranks = [order[3].split().index(item) + 1 for order in rows]
        assert float(row["mean"]) == pytest.approx(mean(ranks))
        assert float(row["se"]) == pytest.approx(np.std(ranks, ddof=1) / np.sqrt(150))
    bins = described(file, capsys, "--questions", "goals", "--histogram")
    first = [float(row["share"]) for row in bins if float(row["first"]) == 1]
    assert first == pytest.approx([mean(o[3].startswith(item) for o in rows) for item in ITEMS])


def test_texts_are_counted_and_the_commonest_is_named(collected, capsys):
    file, rows = collected
    (row,) = described(file, capsys, "--questions", "why")
    texts = [row[2] for row in rows]
    assert int(row["different"]) == len(set(texts))
    assert texts.count(row["commonest"]) == max(map(texts.count, texts)) > 1


def test_a_text_that_one_person_alone_wrote_is_in_no_table(tmp_path, capsys):
    (file,) = simulate(SURVEY, tmp_path, interviews=1, seed=3)
    (row,) = described(file, capsys, "--questions", "why")
    assert (row["n"], row["different"], row["commonest"]) == ("1", "1", "")
    told = DescribedRow("why", "", "", 1, 0, different=1)
    (said,) = DESCRIBED.meaning(told, None, SimpleNamespace(question=str), 0.95)
    assert str(said) == "“why”: 1 different texts; none was given twice."


def test_groups_are_described_apart(collected, capsys):
    file, rows = collected
    found = described(file, capsys, "--questions", "why,goals", "--by", "has")
    assert len(found) == 2 * (1 + len(ITEMS))
    for row in found:
        assert int(row["n"]) == sum(each[0] == row["group"] for each in rows)
