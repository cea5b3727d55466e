"""The codebook tells what each column means, in each form."""

import csv
import io
import re

import pytest
from samples import sample

from surveyapp.errors import UserProblem
from surveyapp.services.export.codebook import codebook, codebook_csv, codebook_markdown
from surveyapp.services.export.codebook_files import write_codebook
from surveyapp.storage.surveys.survey_files import load_survey


def entry(survey, column):
    return next(one for one in codebook(survey) if one.column == column)


def test_the_columns_are_those_of_the_record(clinic):
    names = [one.column for one in codebook(clinic)]
    assert names == ["interview", *(column.name for column in clinic.columns)]


def test_a_randomized_column_says_so_with_odds_and_epsilon(clinic):
    drugs = entry(clinic, "drugs")
    assert drugs.is_randomized
    assert drugs.stands.startswith("report (randomized)")
    assert drugs.odds == ("yes → yes 3 of 4, no 1 of 4; no → yes 1 of 4, no 3 of 4",)
    assert drugs.epsilon == "1.0987"
    assert [(number, word) for number, word, _ in drugs.values] == [(1, "yes"), (0, "no")]


def test_a_direct_column_is_an_answer(clinic):
    region = entry(clinic, "region")
    assert not region.is_randomized
    assert region.stands.startswith("answer")
    assert region.values[0] == (1, "north", (("en", "North"), ("fr", "Nord")))


@pytest.mark.parametrize(
    ("column", "stands"),
    [
        ("age", "answer: a decimal number"),
        ("sectors", "answer: the chosen ids"),
        ("kept", "report (randomized): 4 marks (1) or none (0)"),
        ("balance", "report (randomized): a decimal number"),
    ],
)
def test_every_kind_of_column_is_told(column, stands):
    survey = load_survey(sample("work"))
    assert entry(survey, column).stands.startswith(stands)


def test_a_sample_has_an_entry_of_its_own(make_survey):
    design = {"name": "cheater_detection", "p_yes": ["1/4", "3/4"]}
    survey = make_survey({"id": "d", "type": "yes_no", "text": {"en": "D?"}, "design": design})
    sample = entry(survey, "d.sample")
    assert (sample.spss, sample.stata, sample.type) == ("d_sample", "d_sample", "sample")
    assert [word for _, word, _ in sample.values] == ["1", "2"]


def test_a_csv_has_a_row_for_each_value(clinic):
    rows = list(csv.DictReader(io.StringIO(codebook_csv(clinic))))
    found = [(r["value"], r["label_fr"]) for r in rows if r["column"] == "region"]
    assert found == [("north", "Nord"), ("centre", "Centre"), ("south", "Sud")]
    assert {r["randomized"] for r in rows if r["column"] == "drugs"} == {"yes"}


def test_markdown_has_tables_and_escapes_what_it_would_read(make_survey):
    question = {
        "id": "a",
        "type": "yes_no",
        "text": {"en": "A | *b* <i>?"},
        "design": {"name": "direct"},
    }
    told = codebook_markdown(make_survey(question))
    assert r"| text (en) | A \| \*b\* \<i\>? |" in told
    assert "| 1 | yes | Yes |" in told


def test_every_form_is_written(clinic, tmp_path):
    for ending in ("html", "csv", "md", "xml"):
        write_codebook(clinic, tmp_path / f"book.{ending}")
        assert "In which region do you live?" in (tmp_path / f"book.{ending}").read_text("utf-8")
    assert re.match("<!DOCTYPE html>", (tmp_path / "book.html").read_text("utf-8"))


def test_another_ending_is_refused(clinic, tmp_path):
    with pytest.raises(
        UserProblem, match=r"^The ending of book\.doc does not say .* \.html, \.csv, \.md, \.xml"
    ):
        write_codebook(clinic, tmp_path / "book.doc")
