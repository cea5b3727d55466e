"""The privacy account: totals over waves, words that are never less than the truth, exports, small groups."""

from __future__ import annotations

import csv
import io
import math
from fractions import Fraction

import pytest
from checks import privacy_account
from samples import sample

from surveyapp.analyses.computation.privacy.conclusions import share_in_words
from surveyapp.analyses.privacy import ANSWERS, PrivacyAccount
from surveyapp.analyses.words.labels import SurveyLabels
from surveyapp.cli import main
from surveyapp.errors import UserProblem
from surveyapp.services.dataset.source import SourceRequest, open_source
from surveyapp.services.project.import_collections import import_files
from surveyapp.services.simulation.respondents import simulate
from surveyapp.storage.surveys.survey_files import load_survey, save_survey

DIRECT = {"name": "direct"}


def single(name, choices, design=DIRECT):
    return {
        "id": name,
        "type": "single_choice",
        "text": {"en": "Which?"},
        "choices": [{"id": one, "text": {"en": one}} for one in choices],
        "design": design,
    }


@pytest.fixture(params=["clinic", "work", "asking-less"])
def example(request):
    return load_survey(sample(request.param))


def test_one_wave_is_what_check_says(example):
    (total,) = privacy_account([example]).totals
    assert total.epsilon == (None if math.isinf(example.total_epsilon) else example.total_epsilon)


def test_waves_and_surveys_add_up_exactly(clinic, make_survey):
    small = make_survey()
    account = privacy_account([clinic, small], PrivacyAccount(waves=3))
    whole = account.totals[-1]
    assert (whole.what, whole.waves) == ("all waves", 6)
    assert whole.questions == 3 * (5 + 1)
    expected = 3 * (clinic.total_epsilon + small.total_epsilon)
    assert whole.epsilon == pytest.approx(expected, rel=1e-12)
    assert whole.epsilon >= 3 * math.log(3)


def test_a_question_is_told_in_one_true_sentence(small):
    (row,) = privacy_account([small]).answers
    assert row.sentence == (
        "Someone who thought an answer 10 % likely would, after seeing the record, "
        "think it between 3.5 % and 25 % likely."
    )
    assert (row.highest, row.lowest) == (0.25, 1 / 28)


def test_what_infinite_epsilon_gives_away_is_said_in_words(make_survey, yes_no_json):
    mangat = yes_no_json("used", design={"name": "mangat", "p": "7/10"})
    account = privacy_account([make_survey(mangat)])
    yes, no = account.answers
    assert yes.epsilon is None
    assert "some reports rule it out" in yes.sentence
    assert "leaves no doubt that the answer is “no”" in no.sentence
    assert [str(told) for _, told in account.given_away] == [
        "“no” is never recorded for “yes”: it rules that answer out."
    ]
    assert account.totals[0].highest is None
    assert "no known limit" in account.sentence


def test_a_direct_arm_is_told_apart(make_survey, yes_no_json):
    warner = {"name": "warner", "p": "3/4"}
    survey = make_survey(yes_no_json("used", design=warner, direct_arm="1/10"))
    account = privacy_account([survey])
    assert account.totals[0].epsilon == pytest.approx(math.log(3))
    assert "1 / 10 of the respondents" in account.given_away[0][1]


def test_a_survey_without_coins_says_so(make_survey, yes_no_json):
    account = privacy_account([make_survey(yes_no_json(design=DIRECT))])
    (total,) = account.totals
    assert (total.questions, total.epsilon, total.highest) == (0, None, None)
    assert account.unprotected() == ()  # the sentence is of all of them
    assert "who sees a record knows every answer" in account.sentence
    assert account.curve == ()


@pytest.mark.parametrize("share", [Fraction(1, n) for n in (2, 3, 28, 1234)])
@pytest.mark.parametrize("times", [1, 2, 7])
def test_words_round_to_the_safe_side(share, times):
    for told in (share * Fraction(times, times + 1), 1 - share / times):
        for upwards in (True, False):
            nearer = min(told, 1 - told)
            said = share_in_words(told, upwards=upwards)
            if nearer < Fraction(1, 1000):
                assert str(said) == ("less than 0.1 %" if told < 0.5 else "more than 99.9 %")
                continue
            number = Fraction(str(said).removesuffix(" %")) / 100
            assert (number >= told) if upwards else (number <= told)
            assert abs(number - told) <= (Fraction(1, 100) if nearer >= 0.1 else Fraction(1, 1000))


def test_the_ends_of_what_can_be_told():
    assert share_in_words(Fraction(1), upwards=True) == "certain"
    assert share_in_words(Fraction(0), upwards=False) == "impossible"
    assert share_in_words(Fraction(1, 10**9), upwards=False) == "less than 0.1 %"
    assert share_in_words(1 - Fraction(1, 10**9), upwards=True) == "more than 99.9 %"


def test_the_picture_has_a_line_for_each_row_with_coins_and_one_for_all(clinic):
    account = privacy_account([clinic])
    lines = {(point.question, point.answer) for point in account.curve}
    assert len(lines) == len([r for r in account.answers if r.question != "region"]) + 1
    told = next(p for p in account.curve if p.question == "drugs" and p.prior == 0.1)
    row = next(row for row in account.answers if row.question == "drugs")
    assert (told.lowest, told.highest) == (row.lowest, row.highest)
    assert all(point.lowest <= point.prior <= point.highest for point in account.curve)


@pytest.fixture
def crossed(make_survey, yes_no_json, tmp_path):
    """Regions and ages of 40 people, one of whom is alone with both."""
    survey = make_survey(
        single("region", ("north", "south")), single("age", ("young", "old")), yes_no_json()
    )
    table = tmp_path / "t.csv"
    people = [("north", "young")] * 15 + [("north", "old")] * 12
    people += [("south", "young")] * 12 + [("south", "old")]
    table.write_text("\n".join(["region,age,used", *(f"{r},{a},yes" for r, a in people)]))
    with open_source(SourceRequest((table,), survey=survey)) as source:
        yield source


def test_people_who_are_alone_in_a_crossed_cell_are_flagged(crossed):
    account = privacy_account([crossed.survey], PrivacyAccount(smallest_group=5), crossed.source)
    (row,) = account.small
    assert (row.questions, row.cells, row.alone) == ("region × age", 4, 1)
    assert (row.small_cells, row.people_in_small_cells, row.smallest_cell) == (1, 1, 1)
    assert row.coarser in {"region", "age"}
    assert "fewer than 5: 1, people in them: 1, of whom alone: 1" in row.sentence(5)


def test_the_question_to_make_coarser_is_the_one_that_divides(make_survey, yes_no_json, tmp_path):
    """Twenty professions of two people each: leaving the profession out leaves large groups."""
    names = [f"p{n}" for n in range(20)]
    survey = make_survey(single("region", ("north", "south")), single("work", names), yes_no_json())
    table = tmp_path / "t.csv"
    lines_of = [f"{region},{name},no" for name in names for region in ("north", "south")]
    table.write_text("\n".join(["region,work,used", *lines_of]))
    with open_source(SourceRequest((table,), survey=survey)) as source:
        account = privacy_account([survey], PrivacyAccount(), source.source)
    small = {row.questions: row for row in account.small}
    assert small["region × work"].coarser == "work"
    assert small["region × work"].alone == 40
    assert small["work"].coarser == ""


def test_exports_follow_the_survey_and_the_groups(small, sealed_survey, crossed):
    told = {one.export: one for one in privacy_account([small]).exports}
    assert "no times and no order" in told["collection"].reveals
    sealed = {one.export: one for one in privacy_account([sealed_survey]).exports}
    assert "but no report" in sealed["collection"].reveals
    by_group = {
        one.export: one
        for one in privacy_account(
            [crossed.survey], PrivacyAccount(smallest_group=14), crossed.source
        ).exports
    }
    assert "some of fewer than 14 people" in by_group["estimates by group"].reveals
    assert "its direct answers (0) for certain" in told["two exports"].reveals


def test_questions_without_coins_are_named_beside_the_largest_epsilon(clinic):
    account = privacy_account([clinic], PrivacyAccount(waves=1000))
    assert account.sentence.endswith("turn a suspicion of 10 % into one of more than 99.9 %.")
    assert account.unprotected() == ("Asked directly, so not protected: region.",)
    labels = SurveyLabels(clinic, language="fr")
    (said,) = account.unprotected(labels)
    assert str(said).endswith(": “Dans quelle région habitez-vous ?”.")


def test_a_table_has_no_kiosk_and_no_collection_file(make_survey, yes_no_json, tmp_path):
    table = tmp_path / "t.csv"
    table.write_text("used,smokes\n" + "yes,no\nno,yes\n" * 20, encoding="utf-8")
    asked = yes_no_json(), yes_no_json("smokes", design=DIRECT)
    for questions, said in ((asked, "direct questions (1) as given"), (asked[1:], "every answer")):
        with open_source(SourceRequest((table,), survey=make_survey(*questions))) as found:
            rows = PrivacyAccount().run(found.asked).exports
        told = {one.export: one.reveals for one in rows}
        assert "collection" not in told
        assert said in told["project"]
        assert not [one for one in rows if "kiosk" in f"{one.reveals} {one.advice}".casefold()]
    assert not [one for one in told.values() if "random" in one and "What was asked" not in one]


def test_of_a_survey_with_tallies_the_files_reveal_totals_and_no_rows(tallied, small):
    told = {one.export: one for one in privacy_account([tallied(small, ("used",))]).exports}
    assert list(told) == [
        *("opened totals", "estimates by group", "estimates"),
        *("two lists", "tally file", "survey"),
    ]
    assert "any 2 of 3 open its totals together" in told["tally file"].reveals
    assert "no report" in told["tally file"].reveals
    assert "fewer than 10 interviews apart" in told["two lists"].reveals
    assert "There is no row of anybody" in told["opened totals"].reveals


def test_where_no_record_is_kept_nobody_is_said_to_see_one(tallied, make_survey, yes_no_json):
    direct = {"name": "direct"}
    uncounted = yes_no_json("b", design=direct)
    some = yes_no_json("c", direct_arm="1/10")
    asked = (yes_no_json(), yes_no_json("a", design=direct), uncounted, some)
    survey = tallied(make_survey(*asked), ("used",), ("a",), ("c",))
    account = privacy_account([survey])
    said = [str(row.sentence) for row in (*account.answers, *account.totals)]
    said += [str(one) for _, one in account.given_away]
    assert not [one for one in said if "record" in one]
    assert sum("even after seeing" in one for one in said) == 2
    assert said[len(account.answers)].startswith(
        "In the worst case, even all that was counted of one person"
    )
    assert said[1].startswith("The answer is counted as it is given, in totals")
    assert said[2] == "No tally counts this question, so nothing of its answers is kept."
    assert account.shuffled == ()


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        ({"waves": 0}, "--waves: give a whole number from 1 to 1,000"),
        ({"prior": Fraction(1)}, "--prior: give a probability between 0 and 1"),
        ({"smallest_group": 0}, "--smallest-group: give a whole number from 1"),
    ],
)
def test_an_account_that_cannot_be_is_refused(asked, words):
    with pytest.raises(UserProblem, match=words):
        PrivacyAccount.read(**asked)
    with pytest.raises(UserProblem, match=r"^(?=.*The privacy account cannot).*give a survey"):
        privacy_account([])


def test_the_command_tells_the_account_and_flags_small_groups(
    make_survey, yes_no_json, tmp_path, capsys
):
    survey = make_survey(single("region", ("north", "south")), yes_no_json())
    project, other = tmp_path / "p.surveydesk", tmp_path / "o.survey.json"
    save_survey(make_survey(yes_no_json(), id="other"), other)
    files = simulate(survey, tmp_path, interviews=60, seed=1, prevalences={"region": (0.95, 0.05)})
    import_files(files, project)
    assert main(["privacy", "--project", str(project), str(other), "--waves", "2"]) == 1
    out, err = capsys.readouterr()
    assert f"all waves: ε {4 * math.log(3) + 5e-5:.4f}." in out
    assert err.startswith("warning: region: ")
    for table in (one.key for one in PrivacyAccount.tables):
        code = main(
            [
                "privacy",
                "--project",
                str(project),
                "--smallest-group",
                "1",
                "--table",
                table,
                "--csv",
                "-",
            ]
        )
        assert code == 0
        assert list(csv.DictReader(io.StringIO(capsys.readouterr().out)))
    assert main(["privacy", str(other), "--csv", "-"]) == 0
    assert tuple(next(csv.reader(io.StringIO(capsys.readouterr().out)))) == tuple(
        column.key for column in ANSWERS.columns
    )


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--prior", "often"], "“often” is not a number"),
        (["--prior", "3"], "between 0 and 1"),
        (["--waves", "0"], "waves"),
        ([], "give a survey"),
        (["--project", "none.surveydesk"], "there is no project"),
    ],
)
def test_the_command_refuses_with_a_sentence(options, words, capsys, clinic_path):
    surveys = [str(clinic_path)] if options and options[0] != "--project" else []
    assert main(["privacy", *surveys, *options]) == 2
    assert words in capsys.readouterr().err
