"""A later wave may go beyond the ends that an imported number had, where nobody stated them."""

import json

import numpy as np
import pytest

from surveyapp.cli import main
from surveyapp.services.dataset.summary import summarise_project
from surveyapp.services.dataset.variables import set_level, variable_rows
from surveyapp.services.project.undo_history import undo
from surveyapp.storage.surveys.survey_files import load_survey
from surveyapp.survey.json_format.checked_value import SurveyMistakes
from surveyapp.survey.json_format.reading import read_survey
from surveyapp.survey.json_format.writing import survey_to_json
from surveyapp.survey.types.base import MeasurementLevel

FIRST = [1250.5, 900, 40, 12.25, 300, 7, 8, 9, 11, 12, 13, 14]
LATER = [2000.75, 5, 600]


def table(path, incomes):
    ages = [18 + 5 * (place % 11) for place in range(len(incomes))]
    rows = [f"{income},{age}" for income, age in zip(incomes, ages, strict=True)]
    path.write_text("\n".join(["income,age", *rows, ""]), "utf-8")
    return path


@pytest.fixture
def wave(tmp_path):
    """Return a maker: the survey and mapping of the first wave, stated as given, which is imported."""

    def made(*designs):
        first = table(tmp_path / "first.csv", FIRST)
        survey, mapping, project = (tmp_path / n for n in ("s.json", "m.json", "p.surveydesk"))
        words = [word for one in designs for word in ("--design", one)]
        new = ["--new-survey", str(survey), "--out", str(mapping), *words]
        assert main(["map", str(first), *new]) == 0
        return survey, mapping, project

    return made


def imported(file, survey, mapping, project):
    words = ["--survey", str(survey), "--mapping", str(mapping), "--project", str(project)]
    return main(["import", str(file), *words])


def test_of_the_first_table_nothing_is_said_about_tables_before_it(wave, tmp_path, capsys):
    later = table(tmp_path / "later.csv", LATER)
    assert (
        imported(later, *wave()) == 0
    )  # the survey is of another table, which the project has not
    said = "".join(capsys.readouterr())
    assert "beyond 7 to 1250.5, the ends so far. Nobody stated these ends" in said
    assert "before it" not in said


def test_numbers_beyond_inferred_ends_are_taken_with_a_caution_and_count(wave, tmp_path, capsys):
    survey, mapping, project = wave()
    assert imported(tmp_path / "first.csv", survey, mapping, project) == 0
    assert "beyond" not in capsys.readouterr().err
    later = table(tmp_path / "later.csv", LATER)
    assert imported(later, survey, mapping, project) == 0
    said = "".join(capsys.readouterr())
    assert "later.csv has numbers of income beyond 7 to 1250.5" in said
    assert "now from 5 to 2000.75" in said
    assert "of age" not in said  # these lie within
    words = ["describe", "--questions", "income", "--project", str(project), "--json", "-"]
    assert main(words) in {0, 1}
    (row,) = json.loads(capsys.readouterr().out)
    both = [*FIRST, *LATER]
    assert (row["n"], row["mean"]) == (len(both), pytest.approx(np.mean(both)))
    income = summarise_project(project).survey.question("income")
    assert (income.scale.minimum, income.scale.maximum) == (5, 2001)
    assert load_survey(survey).question("income").scale.maximum == 1250.5
    undo(project)
    assert summarise_project(project).survey.question("income").scale.maximum == 1250.5


def test_what_is_computed_from_them_reaches_as_far(wave, tmp_path, capsys):
    survey, mapping, project = wave()
    assert imported(tmp_path / "first.csv", survey, mapping, project) == 0
    computed = ["compute", "twice", "income * 2", "--project", str(project)]
    assert main(["variables", *computed]) == 0
    later = table(tmp_path / "later.csv", LATER)
    assert imported(later, survey, mapping, project) == 0
    capsys.readouterr()
    words = ["describe", "--questions", "twice", "--project", str(project), "--json", "-"]
    assert main(words) in {0, 1}
    (row,) = json.loads(capsys.readouterr().out)
    assert row["mean"] == pytest.approx(2 * np.mean([*FIRST, *LATER]))
    exported = str(tmp_path / "d.csv")
    assert main(["convert", "--project", str(project), "--out", exported]) == 0
    words = ["describe", "--questions", "income", exported, "--survey", str(survey), "--json", "-"]
    capsys.readouterr()
    assert main(words) in {0, 1}
    assert json.loads(capsys.readouterr().out)[0]["n"] == len(FIRST) + len(LATER)


def test_a_number_that_became_a_list_has_the_later_values_too(wave, tmp_path):
    survey, mapping, project = wave()
    assert imported(tmp_path / "first.csv", survey, mapping, project) == 0
    set_level(project, "age", MeasurementLevel.ORDINAL)
    later = tmp_path / "later.csv"
    later.write_text("income,age\n50,17\n51,70\n52,18\n", "utf-8")
    assert imported(later, survey, mapping, project) == 0
    age = next(one for one in variable_rows(project) if one.name == "age")
    found = {one.label: one.count for one in age.values if one.count}
    assert found == {str(18 + 5 * n): 1 for n in range(11)} | {"17": 1, "18": 3, "70": 1}
    assert age.missing_count == 0


def test_what_was_said_stays_where_it_fits_only_the_ends_as_they_were(wave, tmp_path):
    survey, mapping, project = wave()
    assert imported(tmp_path / "first.csv", survey, mapping, project) == 0
    set_level(project, "age", MeasurementLevel.ORDINAL)
    later = tmp_path / "later.csv"
    later.write_text("income,age\n50,9999\n51,18\n", "utf-8")  # too many to become a list
    assert imported(later, survey, mapping, project) == 0
    age = next(one for one in variable_rows(project) if one.name == "age")
    assert {one.label: one.count for one in age.values}["18"] == 3
    assert age.missing_count == 1


def test_ends_that_were_stated_hold(wave, tmp_path, capsys):
    survey, mapping, project = wave("income=direct,minimum=0,maximum=1500")
    assert imported(tmp_path / "first.csv", survey, mapping, project) == 0
    assert imported(table(tmp_path / "later.csv", LATER), survey, mapping, project) == 1
    assert "income records numbers from 0 to 1500" in "".join(capsys.readouterr())


def test_open_ends_are_of_the_second_format_and_not_for_coins(wave):
    value = survey_to_json(load_survey(wave()[0]))
    assert value["format"] == "surveyapp-survey/2"
    assert value["questions"][0]["open_ends"] is True
    coins = {"name": "additive", "values": {"0": "1/2", "1": "1/2"}}
    with pytest.raises(SurveyMistakes):
        read_survey({**value, "format": "surveyapp-survey/1"}, "s.json")
    value["questions"][1]["design"] = coins
    with pytest.raises(SurveyMistakes, match="beyond the ends"):
        read_survey(value, "s.json")
