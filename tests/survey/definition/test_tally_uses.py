"""What tallies let one analyse, and which tallies the questions of a survey suggest."""

from __future__ import annotations

import json
from dataclasses import replace
from fractions import Fraction

import pytest

from surveyapp.designs.core.scale import Scale
from surveyapp.services.surveys.description import describe_survey
from surveyapp.storage.surveys.survey_files import load_survey
from surveyapp.survey.definition.analyst_key import AnalystKey
from surveyapp.survey.definition.tallies import MOST_CELLS, Tallies, Trustee
from surveyapp.survey.definition.tally_layout import layout_of
from surveyapp.survey.definition.tally_uses import (
    bands_of,
    proposed_tallies,
    uses_in_words,
    uses_of,
)
from surveyapp.survey.definition.trustee_key import TrusteeKey
from surveyapp.survey.json_format.writing import survey_to_json
from surveyapp.survey.routing.cautions import Weight, cautions

DIRECT = {"design": {"name": "direct"}}
AGE = {"id": "age", "type": "number", "text": {"en": "?"}, "minimum": 15, "maximum": 99} | DIRECT
WORDS = {"id": "words", "type": "text", "text": {"en": "?"}} | DIRECT
CHOICES = [{"id": name, "text": {"en": name}} for name in ("a", "b", "c")]
REGION = {"id": "region", "type": "single_choice", "text": {"en": "?"}, "choices": CHOICES} | DIRECT
GOODS = {"id": "goods", "type": "multiple_choice", "text": {"en": "?"}, "choices": CHOICES} | DIRECT


def with_tallies(survey, *of, **more):
    trustees = tuple(
        Trustee(name, TrusteeKey(AnalystKey(bytes([at]) * 32), bytes([at]) * 32))
        for at, name in enumerate(("Ana", "Ben", "Chi"))
    )
    given = {"trustees": trustees, "threshold": 2, "capacity": 5000} | more
    return replace(survey, tallies=Tallies(of=of, **given))


@pytest.fixture
def survey(make_survey, yes_no_json):
    return make_survey(REGION, yes_no_json("drugs"), yes_no_json("bribe"), AGE, WORDS, GOODS)


def test_what_is_counted_together_can_be_compared(survey):
    uses = uses_of(survey, [("region", "drugs"), ("bribe",), ("drugs", "bribe")])
    assert uses.alone == ("region", "drugs", "bribe")
    assert dict(uses.by_group) == {"region": ("drugs",)}
    assert uses.tables == (("drugs", "bribe"),)
    assert uses.uncounted == ("age", "words", "goods")
    assert [str(one) for one in uses_in_words(uses)] == [
        "Shares can be estimated of: region, drugs, bribe.",
        "They can be compared by region: drugs.",
        "Cross-tables can be made of: drugs with bribe.",
        "Nothing can be estimated of: age, words, goods. No tally counts that.",
        ("Never possible: regression, tests of single kiosks or interviews, and any table that is not "
        "counted here. No record is kept to make them from."),
    ]  # fmt: skip


def test_each_private_question_is_proposed_alone_and_by_each_group(survey):
    proposal = proposed_tallies(survey)
    assert proposal.of == (
        *(("drugs",), ("bribe",), ("goods",)),
        *(("region", "drugs"), ("region", "bribe"), ("drugs", "age"), ("bribe", "age")),
    )
    assert proposal.bands == {"age": (20, 40, 60, 80)}
    assert [str(one) for one in proposal.left_out] == [
        "The answers to words are too many to count. Leave it out of the tallies."
    ]
    assert layout_of(with_tallies(survey, *proposal.of, bands=proposal.bands)).counted


def test_without_private_questions_each_is_counted_alone(make_survey):
    assert proposed_tallies(make_survey(REGION, AGE)).of == (("region",), ("age",))


def test_a_proposal_never_has_too_many_cells(make_survey, yes_no_json):
    many = [{"id": f"c{at}", "text": {"en": str(at)}} for at in range(200)]
    private = {"type": "single_choice", "text": {"en": "?"}, "choices": many}
    private |= {"design": {"name": "k_rr", "epsilon": 2}}
    places = [REGION | {"id": f"place{at}", "choices": many} for at in range(3)]
    survey = make_survey(*places, private | {"id": "deed"}, yes_no_json("drugs"))
    of = proposed_tallies(survey).of
    assert ("place0", "deed") in of
    assert ("place2", "deed") not in of
    assert ("place2", "drugs") in of
    assert sum(tally.cells for tally in layout_of(with_tallies(survey, *of)).counted) <= MOST_CELLS


@pytest.mark.parametrize(
    ("low", "high", "step", "starts"),
    [
        (0, 3, 1, (1, 2, 3)),
        (0, 120, 1, (20, 40, 60, 80, 100, 120)),
        (-10, 10, 1, (-5, 0, 5, 10)),
        (0, 10**6, 1, (200_000, 400_000, 600_000, 800_000, 1_000_000)),
        (0, 10, Fraction(1, 2), ()),
    ],
)
def test_bands_begin_at_round_numbers(low, high, step, starts):
    assert bands_of(Scale(Fraction(low), Fraction(high), Fraction(step))) == starts


def test_what_check_says_of_a_survey_with_tallies(survey):
    lines = list(describe_survey(with_tallies(survey, ("drugs",), ("region", "drugs"))))
    at = next(i for i, line in enumerate(lines) if line.startswith("No interview is kept"))
    assert lines[at : at + 4] == [
        ("No interview is kept: each is added to masked totals (2). Any 2 of the 3 trustees open them "
        "together, for 100 interviews or more, after 3 of them have signed."),
        "One total holds at most 5,000 interviews.",
        "Shares can be estimated of: region, drugs.",
        "They can be compared by region: drugs.",
    ]  # fmt: skip
    assert any(line.startswith("trustee Ana, whose key is ") for line in lines)
    assert not any("not sealed" in line for line in lines)


def told(survey, path):
    return [one for one in cautions(survey) if one.path == path]


def test_a_question_that_no_tally_counts_is_a_caution(survey):
    (caution,) = told(with_tallies(survey, ("drugs", "region"), ("bribe",)), "questions[5]")
    assert caution.weight is Weight.WARN
    assert str(caution.sentence).startswith("goods is asked, but no tally counts it:")


def test_too_few_signatures_are_to_be_confirmed(survey):
    (caution,) = told(with_tallies(survey, ("drugs",), signatures=2), "tallies.signatures")
    assert caution.weight is Weight.ASK
    assert "If 1 of them" in str(caution.sentence)
    assert not told(with_tallies(survey, ("drugs",), signatures=3), "tallies.signatures")


def test_a_lost_key_of_all_trustees_loses_everything(survey):
    assert told(with_tallies(survey, ("drugs",), threshold=3), "tallies.threshold")


@pytest.mark.parametrize(("smallest", "is_told"), [(19, True), (20, False)])
def test_groups_of_one_person_are_a_caution(survey, smallest, is_told):
    cautioned = with_tallies(survey, ("region", "drugs"), ("region",), smallest=smallest)
    assert bool(told(cautioned, "tallies.of[0]")) is is_told
    assert not told(cautioned, "tallies.of[1]")


def test_the_command_proposes_tallies_that_the_survey_can_take(run, tmp_path, clinic_path):
    path = clinic_path
    code, out, err = run("check", path, "--propose-tallies")
    proposed = json.loads(out)["tallies"]
    assert code == 0
    assert ["region", "drugs"] in proposed["of"]
    assert (proposed["trustees"], proposed["threshold"]) == ([], 2)
    assert "list the trustees" in err
    filled = with_tallies(load_survey(path), *map(tuple, proposed["of"]))
    other = tmp_path / "t.survey.json"
    other.write_text(json.dumps(survey_to_json(filled)))
    code, out, err = run("check", other, "--propose-tallies")
    assert code == 0
    assert json.loads(out)["tallies"] == survey_to_json(filled)["tallies"]
    assert "trustees" not in err
    code, out, _ = run("check", other)
    assert code == 0
    assert "They can be compared by region: drugs, bribe, violence, source, trust." in out
