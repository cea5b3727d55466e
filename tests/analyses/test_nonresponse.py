"""Who skipped, and what that does: from a table of reports to the command's rows."""

from __future__ import annotations

import csv
import io
import json

import pytest


def a_choice(name, *ids, **more):
    return {
        "id": name,
        "type": "single_choice",
        "text": {"en": name},
        "choices": [{"id": one, "text": {"en": one}} for one in ids],
        "design": {"name": "direct"},
        **more,
    }


@pytest.fixture
def study(tmp_path, survey_json, yes_no_json):
    """A survey, and a table in which the south skips more often, and nobody is asked who owns nothing."""
    survey = tmp_path / "s.survey.json"
    questions = (
        a_choice("region", "north", "south"),
        yes_no_json("owns", design={"name": "direct"}),
        yes_no_json("used", required=False),
        yes_no_json("sold", required=False, relevant="${owns} = 'yes'"),
    )
    survey.write_text(json.dumps(survey_json(*questions)), encoding="utf-8")
    rows = [("north", "yes", "yes", "no")] * 60 + [("north", "no", "no", "")] * 80
    rows += [("north", "yes", "", "")] * 10 + [("south", "yes", "yes", "yes")] * 50
    rows += [("south", "no", "no", "")] * 40 + [("south", "yes", "", "yes")] * 60
    table = tmp_path / "t.csv"
    table.write_text(
        "\n".join(",".join(row) for row in [("region", "owns", "used", "sold"), *rows]) + "\n"
    )
    return (table, "--survey", survey)


def rows_of(printed):
    return list(csv.DictReader(io.StringIO(printed)))


def test_skips_are_counted_of_those_who_were_asked(study, run):
    code, out, _ = run("nonresponse", *study, "--questions", "used,sold", "--csv", "-")
    assert code == 0
    used, sold = rows_of(out)
    assert (used["asked"], used["skipped"]) == ("300", "70")
    assert float(used["share"]) == pytest.approx(70 / 300, abs=5e-5)
    assert (sold["asked"], sold["skipped"]) == ("180", "10")
    assert (sold["group"], sold["p_value"]) == ("", "")


def test_groups_that_skip_unequally_are_told_apart(study, run):
    _, out, _ = run("nonresponse", *study, "--questions", "used", "--by", "region", "--csv", "-")
    everybody, north, south = rows_of(out)
    assert (north["group"], north["skipped"], south["skipped"]) == ("north", "10", "60")
    assert float(south["share"]) == pytest.approx(60 / 150, abs=5e-5)
    assert float(everybody["p_value"]) < 1e-9
    assert north["p_value"] == ""


def test_imputed_answers_stand_for_all_who_were_asked(study, run):
    # of the north 60 of 140 reports are yes, of the south 50 of 90; both are half of those asked
    _, out, _ = run(
        *("nonresponse", *study, "--questions", "used", "--given", "region"),
        *("--imputed", "--imputations", 800, "--csv", "-"),
    )
    (row,) = rows_of(out)
    pseudo = [2 * share - 0.5 for share in (60 / 140, 50 / 90)]
    assert float(row["estimate"]) == pytest.approx(sum(pseudo) / 2, abs=0.008)
    assert float(row["reported"]) == pytest.approx(2 * 110 / 230 - 0.5, abs=5e-5)
    assert row["answer"] == "yes"
    assert float(row["least"]) == pytest.approx((2 * 110 - 0.5 * 230) / 300, abs=5e-5)
    assert float(row["most"]) == pytest.approx(float(row["least"]) + 70 / 300, abs=1e-4)
    assert float(row["widest_low"]) < float(row["least"]) < float(row["estimate"])
    assert 0.05 < float(row["missing_information"]) < 0.5


def test_departures_rise_with_the_odds_of_those_who_skipped(study, run):
    _, out, _ = run(
        *("nonresponse", *study, "--questions", "used", "--given", "region"),
        *("--departures", "--odds", "0.5,2", "--csv", "-"),
    )
    found = rows_of(out)
    assert [row["odds_ratio"] for row in found] == ["0.5", "1.0", "2.0"]
    estimates = [float(row["estimate"]) for row in found]
    assert estimates == sorted(estimates)
    assert estimates[2] - estimates[0] < 70 / 300


def test_the_usual_output_has_both_tables_and_says_what_they_mean(study, run):
    code, out, _ = run("nonresponse", *study, "--questions", "used", "--given", "region")
    assert code == 0
    assert "With skipped answers imputed" in out
    code, out, _ = run(
        "nonresponse", *study, "--questions", "used", "--given", "region", "--imputed", "--explain"
    )
    assert code == 0
    assert "If people who skipped answer as others of their kind do" in out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--questions", "used", "--given", "used"), "Name it once"),
        (("--questions", "used", "--given", "sold"), "is randomized"),
        (("--questions", "used", "--imputed"), "skipping may depend on"),
        (("--questions", "used", "--given", "region", "--odds", "0,1"), "above 0"),
        (("--questions", "nothing"), "nothing"),
    ],
)
def test_what_cannot_be_asked_is_said_in_a_sentence(study, run, words, said):
    code, _, err = run("nonresponse", *study, *words)
    assert code == 2
    assert said in err


def test_weights_count_in_who_skipped(study, run, tmp_path):
    lines = study[0].read_text().splitlines()
    weighted = [f"{lines[0]},w", *(f"{line},{3 if 'south' in line else 1}" for line in lines[1:])]
    table = tmp_path / "w.csv"
    table.write_text("\n".join(weighted) + "\n")
    _, out, _ = run(
        *("nonresponse", table, *study[1:], "--questions", "used", "--by", "region"),
        *("--weight", "w", "--csv", "-"),
    )
    everybody, _north, south = rows_of(out)
    assert float(everybody["share"]) == pytest.approx((10 + 3 * 60) / (150 + 450), abs=5e-5)
    assert float(south["share"]) == pytest.approx(0.4, abs=5e-5)
