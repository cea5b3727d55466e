"""What tallies count: each cell by its place, and which reports cannot be counted."""

from __future__ import annotations

from dataclasses import replace

import pytest

from surveyapp.errors import UserProblem
from surveyapp.survey.definition.analyst_key import AnalystKey
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.definition.tallies import Tallies, Trustee, axes_of
from surveyapp.survey.definition.tally_layout import layout_of
from surveyapp.survey.definition.trustee_key import TrusteeKey, read_trustee_key

CHOICES = [{"id": name, "text": {"en": name}} for name in ("a", "b", "c")]
REGION = {"id": "region", "type": "single_choice", "text": {"en": "?"}, "choices": CHOICES}
REGION |= {"design": {"name": "direct"}}
DRUGS = {"id": "drugs", "type": "yes_no", "text": {"en": "?"}}
DRUGS |= {"design": {"name": "warner", "p": "3/4"}}
LIST = {"id": "things", "type": "multiple_choice", "text": {"en": "?"}, "choices": CHOICES}
LIST |= {"design": {"name": "unary", "epsilon": 1}}
AGE = {"id": "age", "type": "number", "text": {"en": "?"}, "minimum": 0, "maximum": 99}
AGE |= {"design": {"name": "direct"}}


def trustees(number: int) -> tuple[Trustee, ...]:
    key = TrusteeKey(AnalystKey(bytes(32)), bytes(32))
    return tuple(Trustee(f"t{place}", key) for place in range(number))


def declared(survey: Survey, *of: tuple[str, ...], **more) -> Survey:
    values = {"threshold": 2, "capacity": 5000, "trustees": trustees(3)} | more
    return replace(survey, tallies=Tallies(of=of, **values))


def test_each_combination_of_reports_has_its_own_cell(make_survey):
    survey = declared(make_survey(REGION, DRUGS), ("region", "drugs"))
    (tally,) = layout_of(survey).counted
    assert tally.name == "region+drugs"
    assert tally.cells == 4 * 3
    found = [
        layout_of(survey).cells((region, drugs))
        for region in ("a", "b", "c", "")
        for drugs in ("yes", "no", "")
    ]
    assert found == [(place,) for place in range(12)]
    assert [tuple(report for report, _ in pair) for pair in tally.values()][4] == ("b", "no")


def test_a_report_of_many_choices_is_a_tally_a_choice(make_survey):
    survey = declared(make_survey(REGION, LIST), ("region", "things"))
    assert [tally.name for tally in layout_of(survey).counted] == [
        "region+things[a]",
        "region+things[b]",
        "region+things[c]",
    ]
    assert layout_of(survey).cells(("b", "011")) == (1 * 3 + 0, 1 * 3 + 1, 1 * 3 + 1)
    assert layout_of(survey).cells(("", "")) == (3 * 3 + 2,) * 3


def test_choices_that_are_recorded_as_they_are_touched_are_counted_too(make_survey):
    survey = declared(make_survey(LIST | {"design": {"name": "direct"}}), ("things",))
    cells = [layout_of(survey).cells((report,)) for report in ("a", "b c", "")]
    assert cells[:2] == [(1, 0, 0), (0, 1, 1)]


def test_numbers_are_counted_in_bands(make_survey):
    survey = declared(make_survey(AGE), ("age",), bands={"age": (18, 30)})
    (tally,) = layout_of(survey).counted
    assert [report for report, _ in tally.axes[0].values] == ["..17", "18..29", "30..", ""]
    places = [layout_of(survey).cells((age,)) for age in ("0", "17", "18", "29", "30", "99", "")]
    assert places == [(0,), (0,), (1,), (1,), (2,), (2,), (3,)]


def test_samples_are_counted_apart(make_survey):
    question = DRUGS | {"design": {"name": "extended_crosswise", "p": "1/4"}, "mode": "own_device"}
    survey = declared(make_survey(question), ("drugs",))
    (tally,) = layout_of(survey).counted
    assert tally.axes[0].values == (
        ("same", "1"),
        ("different", "1"),
        ("same", "2"),
        ("different", "2"),
        ("", ""),
    )
    assert layout_of(survey).cells(("same", "2")) == (2,)


@pytest.mark.parametrize(
    ("question", "told"),
    [
        (AGE, "say in “bands” where its bands begin"),
        (AGE | {"step": "1/2"}, "say in “bands” where its bands begin"),
        ({"id": "words", "type": "text", "text": {"en": "?"}}, "too many to count"),
    ],
)
def test_what_cannot_be_counted_is_told(make_survey, question, told):
    (asked,) = make_survey(question | {"design": {"name": "direct"}}).recorded_questions
    with pytest.raises(UserProblem, match=told):
        axes_of(asked)


@pytest.mark.parametrize(
    ("n", "t", "needed", "classes"), [(3, 2, 3, 3), (5, 3, 4, 10), (2, 2, 2, 2), (5, 4, 5, 10)]
)
def test_two_signed_lists_share_an_honest_trustee(n, t, needed, classes):
    tallies = Tallies(of=(), trustees=trustees(n), threshold=t, capacity=10)
    assert tallies.needed_signatures == needed
    assert 2 * needed - n >= t
    assert tallies.classes == classes


@pytest.mark.parametrize("size", [32, 1216])
def test_a_trustees_key_is_read_from_what_it_is_written_as(size):
    key = TrusteeKey(AnalystKey(bytes(i % 251 for i in range(size))), bytes(range(32)))
    assert read_trustee_key(key.text) == key
    assert len(key.fingerprint.split("-")) == 8 or len(key.fingerprint.split()) == 8
