"""The interview as a state machine: what each screen offers, and that only reports are kept."""

# ruff: noqa: PLR0917 - fixtures are no positional arguments

from __future__ import annotations

import gc
from fractions import Fraction
from types import FunctionType, ModuleType

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from surveyapp.designs.core.coins import RandomnessFailed, SystemCoins
from surveyapp.services.kiosk.interview import Interview
from surveyapp.services.kiosk.prepared_survey import prepare_survey
from surveyapp.services.kiosk.screen import NotNow, Stage
from surveyapp.services.kiosk.versions import touchable
from surveyapp.storage.files.safe_files import DiskProblem
from surveyapp.survey.json_format.reading import read_survey

SHOWN = {"mode": "shown_coins"}
DIRECT = {"design": {"name": "direct"}}
NOTE = {"id": "hello", "type": "note", "text": {"en": "Hello"}}


# the way through


def test_a_survey_in_several_languages_begins_with_the_choice_of_one(clinic, begin, stub_coins):
    assert begin(clinic, stub_coins()).screen.stage is Stage.LANGUAGE


def test_a_survey_in_one_language_begins_with_the_welcome(small, begin, stub_coins):
    assert begin(small, stub_coins()).screen.stage is Stage.WELCOME


def test_the_chosen_language_is_kept_to_the_end(clinic, begin, stub_coins, respondent):
    interview = begin(clinic, stub_coins())
    interview.choose_language("fr")
    interview.go_on()
    assert interview.screen.language == "fr"


def test_a_language_that_the_survey_lacks_is_not_offered(clinic, begin, stub_coins):
    with pytest.raises(NotNow):
        begin(clinic, stub_coins()).choose_language("de")


def test_the_coins_are_explained_and_practised_before_the_first_question(small, begin, stub_coins):
    interview = begin(small, stub_coins())
    stages = []
    for step in (interview.go_on, lambda: interview.answer(1), interview.go_on):
        step()
        stages.append(interview.screen.stage)
    assert stages == [Stage.PRACTICE, Stage.PRACTICE_RESULT, Stage.QUESTION]


def test_a_survey_without_coins_explains_none(make_survey, yes_no_json, begin, stub_coins):
    interview = begin(make_survey(yes_no_json(**DIRECT)), stub_coins())
    interview.go_on()
    assert interview.screen.stage is Stage.QUESTION


def test_the_practice_comes_directly_before_the_first_question_of_its_rule(
    make_survey, yes_no_json, begin, stub_coins, respondent
):
    survey = make_survey(NOTE, yes_no_json("age", **DIRECT), yes_no_json("a"), yes_no_json("b"))
    interview = respondent(begin(survey, stub_coins())).to_the_questions()
    met = []
    while not interview.is_over:
        screen = interview.screen
        met.append((screen.stage, screen.question.id))
        if screen.stage in {Stage.PRACTICE, Stage.QUESTION} and screen.question.id != "hello":
            interview.answer(1)
        else:
            interview.go_on()
    assert met == [
        (Stage.QUESTION, "hello"),
        (Stage.QUESTION, "age"),
        (Stage.PRACTICE, "a"),
        (Stage.PRACTICE_RESULT, "a"),
        (Stage.QUESTION, "a"),
        (Stage.QUESTION, "b"),
    ]


def test_each_further_rule_is_practised_before_its_first_question(
    make_survey, yes_no_json, begin, stub_coins, respondent
):
    warner = {"design": {"name": "warner", "p": "4/5"}}
    survey = make_survey(
        yes_no_json("a"), yes_no_json("b", **warner), yes_no_json("c"), yes_no_json("d", **warner)
    )
    interview, practised = respondent(begin(survey, stub_coins())), []
    interview.to_the_practice()
    while not interview.interview.is_over:
        screen = interview.interview.screen
        if screen.stage is Stage.PRACTICE:
            practised.append(screen.question.id)
            interview.practise()
        else:
            interview.one(0)
    assert practised == ["a", "b"]


def test_the_run_of_rounds_ends_with_the_first_record_that_differs(
    small, begin, stub_coins, respondent
):
    coins = stub_coins(0, 2, 1, 3)
    interview = respondent(begin(small, coins)).to_the_practice()
    interview.answer(0)
    shown = [(each.touched, each.recorded, each.sector) for each in interview.screen.rounds]
    assert shown == [(0, 0, 1), (0, 0, 0), (0, 0, 0), (0, 1, 2)]
    assert coins.bounds == [4] * 4  # nothing is drawn that is not shown


def test_the_practice_can_be_repeated(small, begin, stub_coins, respondent):
    interview = respondent(begin(small, stub_coins(3, 0, 3))).to_the_practice()
    interview.answer(0)
    interview.practise_again()
    assert interview.screen.rounds == ()
    interview.answer(0)
    assert [each.recorded for each in interview.screen.rounds] == [0, 1]


def test_the_practice_records_nothing(small, begin, stub_coins, respondent):
    saved = []
    interview = respondent(begin(small, stub_coins(3, 0), saved)).to_the_practice()
    interview.answer(0)
    interview.go_on()
    interview.answer(0)
    assert saved == [["yes"]]


def test_practising_shown_coins_lets_them_fall_first(
    make_survey, yes_no_json, begin, stub_coins, respondent
):
    survey = make_survey(yes_no_json(**SHOWN))
    interview = respondent(begin(survey, stub_coins(0, 1, 3))).to_the_practice()
    assert interview.screen.must_toss
    interview.toss()
    shown = [(each.touched, each.recorded, each.sector) for each in interview.screen.rounds]
    assert shown == [(None, None, 0), (None, None, 0), (None, 1, 2)]


def test_screens_are_numbered(clinic, begin, stub_coins, respondent):
    interview = respondent(begin(clinic, stub_coins())).to_the_questions()
    assert (interview.screen.number, interview.screen.total) == (1, 7)
    interview.go_on()
    assert interview.screen.number == 2


def test_a_whole_interview_saves_one_report_for_each_asked_question(
    clinic, begin, stub_coins, respondent
):
    saved = []
    # drugs: turned, bribe: shown, forced yes, violence: turned, source: as it is, trust
    coins = stub_coins(3, 9, 4, 3, 2**20 - 1)
    respondent(begin(clinic, coins, saved)).to_the_end([2, 0, 0, 0, 1, 4])
    assert saved == [["south", "no", "yes", "no", "pharmacy", "5"]]


# kiosk coins


@pytest.mark.parametrize("answer", [0, 1])
@pytest.mark.parametrize("coin", range(4))
def test_kiosk_coins_record_what_the_coin_makes_of_the_answer(
    small, begin, stub_coins, respondent, answer, coin
):
    saved = []
    respondent(begin(small, stub_coins(coin), saved)).to_the_end([answer])
    report = prepare_survey(small).randomizers[0].report(answer, coin)
    assert saved == [[("yes", "no")[report]]]


def test_no_coin_falls_before_the_answer_is_touched(small, begin, stub_coins, respondent):
    coins = stub_coins()
    respondent(begin(small, coins)).to_the_questions()
    assert coins.bounds == []


@pytest.mark.parametrize("answer", [-1, 2, 256])
def test_an_answer_that_is_not_offered_is_a_bug(small, begin, stub_coins, respondent, answer):
    interview = respondent(begin(small, stub_coins())).to_the_questions()
    with pytest.raises(NotNow):
        interview.answer(answer)


def test_kiosk_coins_are_not_tossed_by_the_respondent(small, begin, stub_coins, respondent):
    interview = respondent(begin(small, stub_coins())).to_the_questions()
    with pytest.raises(NotNow):
        interview.toss()


# shown coins


@pytest.fixture
def shown(make_survey, yes_no_json):
    return make_survey(yes_no_json("a", **SHOWN), yes_no_json("b", **SHOWN))


def test_shown_coins_fall_before_anything_can_be_answered(shown, begin, stub_coins, respondent):
    interview = respondent(begin(shown, stub_coins())).to_the_questions()
    with pytest.raises(NotNow):
        interview.answer(0)
    with pytest.raises(NotNow):
        interview.go_on()


def test_where_shown_coins_ask_for_the_answer_it_is_recorded_as_it_is(
    shown, begin, stub_coins, respondent
):
    saved = []
    coins = stub_coins(0, 1)
    respondent(begin(shown, coins, saved)).to_the_end([0, 1])
    assert saved == [["yes", "no"]]
    assert coins.bounds == [4, 4]  # no second coin after the touch


def test_where_shown_coins_answer_there_is_nothing_to_touch(shown, begin, stub_coins, respondent):
    interview = respondent(begin(shown, stub_coins(2))).to_the_questions()
    interview.toss()
    with pytest.raises(NotNow):
        interview.answer(0)


def test_what_shown_coins_answer_is_recorded(shown, begin, stub_coins, respondent):
    saved = []
    respondent(begin(shown, stub_coins(2, 3), saved)).to_the_end([1, 0])
    assert saved == [["yes", "no"]]


def test_shown_coins_fall_once_a_question(shown, begin, stub_coins, respondent):
    interview = respondent(begin(shown, stub_coins())).to_the_questions()
    interview.toss()
    with pytest.raises(NotNow):
        interview.toss()


def test_the_coin_of_one_question_is_gone_at_the_next(shown, begin, stub_coins, respondent):
    interview = respondent(begin(shown, stub_coins(2))).to_the_questions()
    interview.toss()
    interview.go_on()
    assert interview.screen.coin is None
    assert interview.screen.must_toss


# one's own device

CROSSWISE = {"design": {"name": "crosswise", "p": "1/4"}, "mode": "own_device"}
KUK = {
    "design": {"name": "kuk", "p_yes": "3/5", "p_no": "2/5", "draws": 3},
    "mode": "own_device",
}


@pytest.fixture
def own(make_survey, yes_no_json):
    return make_survey(yes_no_json("a", **CROSSWISE), yes_no_json("b", **KUK))


def past_the_steps(interview):
    while interview.screen.device_step is not None:
        interview.go_on()
    return interview


def to_the_questions(interview):
    interview.go_on()
    past_the_steps(interview).report(0)
    interview.go_on()
    return past_the_steps(interview)


def test_with_ones_own_device_the_report_is_touched_and_no_coin_is_drawn(own, begin, stub_coins):
    saved, coins = [], stub_coins()
    interview = to_the_questions(begin(own, coins, saved))
    interview.report(1)
    past_the_steps(interview)
    interview.report(0)  # the practice of the second rule
    interview.go_on()
    past_the_steps(interview)
    interview.report(3)
    assert saved == [["different", "3"]]
    assert coins.bounds == []


def test_with_ones_own_device_nothing_randomizes(own):
    assert prepare_survey(own).randomizers == (None, None)


def test_with_ones_own_device_no_answer_is_taken(own, begin, stub_coins):
    interview = to_the_questions(begin(own, stub_coins()))
    assert interview.screen.takes_report
    with pytest.raises(NotNow):
        interview.answer(0)


def test_where_the_kiosk_has_the_coins_no_report_is_taken(small, begin, stub_coins, respondent):
    interview = respondent(begin(small, stub_coins())).to_the_questions()
    assert not interview.screen.takes_report
    with pytest.raises(NotNow):
        interview.report(0)


@pytest.mark.parametrize("report", [-1, 2])
def test_a_report_that_the_design_does_not_have_is_a_bug(own, begin, stub_coins, report):
    interview = to_the_questions(begin(own, stub_coins()))
    with pytest.raises(NotNow):
        interview.report(report)


def test_practising_with_ones_own_device_records_what_is_touched(own, begin, stub_coins):
    interview = begin(own, stub_coins())
    interview.go_on()
    past_the_steps(interview)
    assert interview.screen.takes_report
    interview.report(1)
    (only,) = interview.screen.rounds
    assert (only.touched, only.recorded) == (1, 1)


def test_the_kiosk_s_coins_of_a_later_question_do_not_fall_in_the_practice(
    make_survey, yes_no_json, begin, stub_coins, respondent
):
    coins, saved = stub_coins(0), []
    survey = make_survey(yes_no_json("a", **CROSSWISE), yes_no_json("b"))
    interview = to_the_questions(begin(survey, coins, saved))
    interview.report(0)
    respondent(interview).practise()
    interview.answer(1)
    assert saved == [["same", "yes"]]
    assert coins.bounds == [4]


def test_there_is_no_way_back_to_a_report_of_ones_own_device(own, begin, stub_coins):
    interview = to_the_questions(begin(own, stub_coins()))
    interview.report(0)
    assert not interview.screen.can_go_back
    past_the_steps(interview).back()
    assert interview.screen.device_step is not None


def test_a_question_for_ones_own_device_can_be_skipped(make_survey, yes_no_json, begin, stub_coins):
    saved = []
    survey = make_survey(yes_no_json("a", required=False, **CROSSWISE))
    to_the_questions(begin(survey, stub_coins(), saved)).skip()
    assert saved == [[""]]


def shouted(phrase):
    return str(phrase).upper()


def test_what_can_be_touched_is_a_report_only_with_ones_own_device(own, small):
    labels = ("Ja", "Nein")
    assert touchable(own.questions[0], labels, shouted) == ("BOTH THE SAME", "DIFFERENT")
    assert touchable(own.questions[1], labels, shouted) == ("0", "1", "2", "3")
    assert touchable(small.questions[0], labels, shouted) == labels


def test_kiosk_coins_of_a_design_with_its_own_reports_record_those(
    make_survey, yes_no_json, begin, stub_coins, respondent
):
    survey = make_survey(yes_no_json(design=CROSSWISE["design"]))
    saved = []
    for coin in range(4):
        respondent(begin(survey, stub_coins(coin), saved)).to_the_end([0])
    assert sorted(row[0] for row in saved) == ["different", "different", "different", "same"]


# back, skip, discard


def test_there_is_no_way_back_past_a_question_whose_coins_fell(
    make_survey, yes_no_json, begin, stub_coins, respondent
):
    survey = make_survey(yes_no_json("a"), yes_no_json("b"))
    interview = respondent(begin(survey, stub_coins())).to_the_questions()
    interview.answer(0)
    assert not interview.screen.can_go_back
    with pytest.raises(NotNow):
        interview.back()


def test_there_is_no_way_back_while_a_shown_coin_lies(shown, begin, stub_coins, respondent):
    interview = respondent(begin(shown, stub_coins())).to_the_questions()
    interview.toss()
    assert not interview.screen.can_go_back
    with pytest.raises(NotNow):
        interview.back()


def test_back_clears_the_direct_answer_that_it_returns_to(
    make_survey, yes_no_json, begin, stub_coins, respondent
):
    survey = make_survey(
        yes_no_json("a", required=False, **DIRECT), yes_no_json("b", **DIRECT), yes_no_json("c")
    )
    saved = []
    interview = respondent(begin(survey, stub_coins(), saved)).to_the_questions()
    interview.answer(0)
    interview.back()
    interview.skip()
    interview.answer(0)
    respondent(interview).practise()
    interview.answer(0)
    assert saved == [["", "yes", "yes"]]


def test_back_leads_to_the_practice_and_over_notes_to_the_welcome(
    make_survey, yes_no_json, begin, stub_coins, respondent
):
    survey = make_survey(NOTE, yes_no_json())
    walk = respondent(begin(survey, stub_coins()))
    interview = walk.to_the_questions()
    interview.go_on()
    walk.practise()
    stages = []
    while interview.screen.can_go_back:
        interview.back()
        stages.append(interview.screen.stage)
    assert stages == [Stage.PRACTICE, Stage.QUESTION, Stage.WELCOME]


def test_back_from_the_welcome_leads_to_the_languages(clinic, begin, stub_coins):
    interview = begin(clinic, stub_coins())
    interview.choose_language("fr")
    interview.back()
    assert interview.screen.stage is Stage.LANGUAGE


def test_a_question_that_must_be_answered_cannot_be_skipped(small, begin, stub_coins, respondent):
    interview = respondent(begin(small, stub_coins())).to_the_questions()
    assert not interview.screen.can_skip
    with pytest.raises(NotNow):
        interview.skip()


def test_a_skipped_question_is_recorded_as_empty_and_draws_no_coin(
    make_survey, yes_no_json, begin, stub_coins, respondent
):
    saved, coins = [], stub_coins()
    survey = make_survey(yes_no_json(required=False))
    respondent(begin(survey, coins, saved)).to_the_questions().skip()
    assert saved == [[""]]
    assert coins.bounds == []


def test_a_question_cannot_be_skipped_once_its_coins_lie(
    make_survey, yes_no_json, begin, stub_coins, respondent
):
    survey = make_survey(yes_no_json(required=False, **SHOWN))
    interview = respondent(begin(survey, stub_coins())).to_the_questions()
    assert interview.screen.can_skip
    interview.toss()
    assert not interview.screen.can_skip
    with pytest.raises(NotNow):
        interview.skip()


STEPS_TO_EACH_STAGE = [
    (Stage.LANGUAGE, lambda i: None),
    (Stage.WELCOME, lambda i: i.choose_language("en")),
    (Stage.PRACTICE, lambda i: i.go_on()),
    (Stage.PRACTICE_RESULT, lambda i: i.answer(1)),
    (Stage.QUESTION, lambda i: i.go_on()),
]


@pytest.mark.parametrize("last", range(len(STEPS_TO_EACH_STAGE)))
def test_stop_and_discard_works_on_every_screen(make_survey, yes_no_json, begin, stub_coins, last):
    saved, words = [], {"en": "?", "fr": "?"}
    survey = make_survey(yes_no_json(text=words), languages=["en", "fr"], title=words)
    interview = begin(survey, stub_coins(), saved)
    for _, step in STEPS_TO_EACH_STAGE[: last + 1]:
        step(interview)
    assert interview.screen.stage is STEPS_TO_EACH_STAGE[last][0]
    interview.discard()
    assert interview.screen.stage is Stage.DISCARDED
    assert saved == []


def test_discarding_forgets_the_reports_that_were_made(shown, begin, stub_coins, respondent):
    interview = respondent(begin(shown, stub_coins(2, 3))).to_the_questions()
    interview.toss()
    interview.go_on()
    interview.toss()
    interview.discard()
    assert interview._reports == [None, None]
    assert interview._coin is None


@pytest.mark.parametrize(
    "step",
    [
        lambda i: i.choose_language("en"),
        lambda i: i.go_on(),
        lambda i: i.practise_again(),
        lambda i: i.toss(),
        lambda i: i.answer(0),
        lambda i: i.skip(),
        lambda i: i.back(),
    ],
)
def test_nothing_is_offered_after_the_end(small, begin, stub_coins, respondent, step):
    interview = respondent(begin(small, stub_coins())).to_the_end([0])
    with pytest.raises(NotNow):
        step(interview)


def test_what_is_saved_cannot_be_discarded(small, begin, stub_coins, respondent):
    interview = respondent(begin(small, stub_coins())).to_the_end([0])
    with pytest.raises(NotNow):
        interview.discard()


# saving and trouble


def test_an_interview_is_saved_before_it_is_thanked_for(small, stub_coins, respondent):
    stages = []
    interview = Interview(
        prepare_survey(small), stub_coins(), lambda _: stages.append(interview.screen.stage)
    )
    respondent(interview).to_the_end([0])
    assert stages == [Stage.QUESTION]
    assert interview.screen.stage is Stage.THANKS


def fail_to_save(_: object) -> None:
    raise DiskProblem(file="small.collection", action="written", reason="the disk is full")


def test_an_interview_that_cannot_be_saved_is_not_thanked_for(small, stub_coins, respondent):
    interview = respondent(Interview(prepare_survey(small), stub_coins(), fail_to_save)).to_the_end(
        [0]
    )
    assert interview.screen.stage is Stage.TROUBLE
    assert isinstance(interview.trouble, DiskProblem)


def test_an_interview_that_cannot_be_saved_is_forgotten(small, stub_coins, respondent):
    interview = respondent(Interview(prepare_survey(small), stub_coins(), fail_to_save)).to_the_end(
        [0]
    )
    assert interview._reports == [None]


def test_without_randomness_kiosk_coins_ask_no_further(small, begin, broken_coins, respondent):
    saved = []
    interview = respondent(begin(small, broken_coins, saved)).to_the_practice()
    interview.answer(0)
    assert interview.screen.stage is Stage.TROUBLE
    assert isinstance(interview.trouble, RandomnessFailed)
    assert saved == []


def test_without_randomness_shown_coins_ask_no_further(shown, begin, broken_coins, respondent):
    interview = respondent(begin(shown, broken_coins)).to_the_practice()
    interview.toss()
    assert interview.screen.stage is Stage.TROUBLE


def test_a_bug_while_saving_is_not_taken_for_trouble(small, stub_coins, respondent):
    def bug(_: object) -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        respondent(Interview(prepare_survey(small), stub_coins(), bug)).to_the_end([0])


# what is left of the answer


def test_an_interview_shows_nothing_of_itself_but_its_stage(shown, begin, stub_coins, respondent):
    interview = respondent(begin(shown, stub_coins(2))).to_the_questions()
    interview.toss()
    interview.go_on()
    assert repr(interview) == "<Interview at question>"


class Canary(int):
    """An answer that the garbage collector can find."""


def kept_in(thing: object, seen: set[int]) -> list[object]:
    """Return all that is reachable from ``thing``, as far as the garbage collector sees."""
    if id(thing) in seen or isinstance(thing, type | ModuleType | FunctionType):
        return []
    seen.add(id(thing))
    return [thing, *(inner for held in gc.get_referents(thing) for inner in kept_in(held, seen))]


def values_of(interview: Interview) -> list[object]:
    own = {name: vars(interview)[name] for name in vars(interview) if name not in SHARED}
    return kept_in(own, set())


SHARED = {"_prepared", "_survey", "_coins", "_save"}


@pytest.mark.parametrize("coin", range(4))
def test_the_answer_is_not_kept_anywhere(
    make_survey, yes_no_json, begin, stub_coins, respondent, coin
):
    survey = make_survey(yes_no_json("a"), yes_no_json("b"))
    interview = respondent(begin(survey, stub_coins(coin))).to_the_questions()
    interview.answer(Canary(1))
    assert not [value for value in values_of(interview) if isinstance(value, Canary)]


@pytest.mark.parametrize("coin", range(4))
def test_nothing_differs_between_answers_that_gave_the_same_report(
    make_survey, yes_no_json, begin, stub_coins, respondent, coin
):
    survey = make_survey(yes_no_json("a"), yes_no_json("b"))
    left = {}
    for answer in (0, 1):
        interview = respondent(begin(survey, stub_coins(coin))).to_the_questions()
        interview.answer(answer)
        state = {name: vars(interview)[name] for name in vars(interview) if name not in SHARED}
        report = interview._reports[0]
        left.setdefault(report, []).append((state, interview.screen))
    assert all(one == same[0] for same in left.values() for one in same)


@pytest.mark.parametrize("answers", [[0] * 6, [1] * 6, [0, 1, 0, 1, 0, 1], [2, 1, 1, 1, 3, 4]])
def test_the_draws_do_not_depend_on_the_answers(clinic, begin, stub_coins, respondent, answers):
    coins = stub_coins()
    respondent(begin(clinic, coins)).to_the_end(answers)
    drawn = [r.denominator for r in prepare_survey(clinic).randomizers if r is not None]
    assert coins.bounds == drawn


def test_coins_are_only_asked_for_whole_numbers(clinic, begin, stub_coins, respondent):
    coins = stub_coins()
    respondent(begin(clinic, coins)).to_the_end([0] * 6)
    assert {type(bound) for bound in coins.bounds} == {int}


def test_randomizers_are_made_before_the_first_respondent(clinic):
    assert [r is not None for r in prepare_survey(clinic).randomizers] == [
        *(False, False, True, True, True, True, True)
    ]


# any order of steps

EVERYTHING = {
    "format": "surveyapp-survey/1",
    "id": "everything",
    "version": 1,
    "languages": ["en", "fr"],
    "title": {"en": "T", "fr": "T"},
    "questions": [
        {"id": "a", "type": "note", "text": {"en": "?", "fr": "?"}},
        *(
            {"id": name, "type": "yes_no", "text": {"en": "?", "fr": "?"}, **more}
            for name, more in {
                "b": {"design": {"name": "direct"}, "required": False},
                "c": {"design": {"name": "two_coins"}},
                "d": {"design": {"name": "two_coins"}, "mode": "shown_coins", "required": False},
                "e": {"design": {"name": "direct"}},
                "f": {"design": {"name": "warner", "p": "1/5"}, "required": False},
                "g": {"design": {"name": "triangular", "p": "1/5"}, "mode": "own_device"},
            }.items()
        ),
    ],
}


class AnyRespondent(RuleBasedStateMachine):
    """Takes any steps in any order; what the screen does not offer must not happen."""

    def __init__(self) -> None:
        super().__init__()
        self.saved: list[list[str]] = []
        survey = read_survey(EVERYTHING, "f")
        self.interview = Interview(prepare_survey(survey), SystemCoins(), self.save)

    def save(self, reports: list[str]) -> None:
        self.saved.append(list(reports))

    def tried(self, step: str, *values: object, offered: bool) -> None:
        before = self.interview.screen
        try:
            getattr(self.interview, step)(*values)
        except NotNow:
            assert not offered, f"{step} was offered at {before}"
            assert self.interview.screen == before, "a refused step changes nothing"
        else:
            assert offered, f"{step} was not offered at {before}"

    @property
    def screen(self):
        return self.interview.screen

    @property
    def is_forced(self) -> bool:
        return self.screen.coin is not None and self.screen.coin.forced is not None

    @property
    def is_asked(self) -> bool:
        at_note = self.screen.question is not None and self.screen.question.type_name == "note"
        return self.screen.stage in {Stage.PRACTICE, Stage.QUESTION} and not at_note

    @rule(language=st.sampled_from(["en", "fr", "de"]))
    def choose_language(self, language: str) -> None:
        offered = self.screen.stage is Stage.LANGUAGE and language != "de"
        self.tried("choose_language", language, offered=offered)

    @rule()
    def go_on(self) -> None:
        plain = {Stage.WELCOME, Stage.PRACTICE_RESULT}
        is_note = self.screen.stage is Stage.QUESTION and not self.is_asked
        is_step = self.screen.device_step is not None
        offered = self.screen.stage in plain or is_note or is_step or self.is_forced
        self.tried("go_on", offered=offered)

    @rule()
    def practise_again(self) -> None:
        self.tried("practise_again", offered=self.screen.stage is Stage.PRACTICE_RESULT)

    @rule()
    def toss(self) -> None:
        self.tried("toss", offered=self.screen.must_toss)

    @rule(answer=st.integers(-1, 2))
    def answer(self, answer: int) -> None:
        can = self.is_asked and not self.screen.must_toss and not self.is_forced
        offered = can and not self.screen.takes_report and answer in (0, 1)
        self.tried("answer", answer, offered=offered)

    @rule(report=st.integers(-1, 2))
    def report(self, report: int) -> None:
        self.tried(
            "report",
            report,
            offered=self.screen.takes_report
            and self.screen.device_step is None
            and report in (0, 1),
        )

    @rule()
    def skip(self) -> None:
        self.tried("skip", offered=self.screen.can_skip)

    @rule()
    def back(self) -> None:
        self.tried("back", offered=self.screen.can_go_back)

    @precondition(lambda self: self.screen.number > 4)
    @rule()
    def discard(self) -> None:
        self.interview.discard()

    @invariant()
    def saved_once_and_only_when_thanked_for(self) -> None:
        assert len(self.saved) == (self.screen.stage is Stage.THANKS)

    @invariant()
    def saved_reports_are_in_their_alphabets(self) -> None:
        for a, b, c, d, e, own in self.saved:
            assert own in {"some", "none"}
            assert {a, c, e} <= {"yes", "no", ""}
            assert {b, d} <= {"yes", "no"}

    @invariant()
    def nothing_is_left_at_the_end(self) -> None:
        if self.interview.is_over:
            assert set(self.interview._reports) == {None}
            assert self.screen.coin is None


AnyRespondent.TestCase.settings = settings(max_examples=60, stateful_step_count=40, deadline=None)
test_any_order_of_steps_keeps_the_promises = AnyRespondent.TestCase


def test_enumerating_all_coins_through_the_interview_gives_the_channel(
    make_survey, yes_no_json, begin, stub_coins, respondent
):
    """Promise 2, through the very steps that a respondent takes; difference 0."""
    for mode in ("kiosk_coins", "shown_coins"):
        design = {"name": "forced_response", "p_truth": "3/4", "p_yes": "1/6"}
        survey = make_survey(yes_no_json(design=design, mode=mode))
        for answer, share in ((0, Fraction(11, 12)), (1, Fraction(1, 6))):
            saved = []
            for coin in range(12):
                respondent(begin(survey, stub_coins(coin), saved)).to_the_end([answer])
            assert Fraction(saved.count(["yes"]), 12) == share


# how the survey leads its respondents


LED = {"comprehension_check": True, "after_words": True}


def checking(make_survey, yes_no_json, stub_coins, respondent, **more):
    told = []
    survey = make_survey(yes_no_json(**more), **LED)
    saved = []
    interview = Interview(
        prepare_survey(survey), stub_coins(), saved.append, lambda: told.append("misunderstood")
    )
    respondent(interview).to_the_practice()
    return interview, told, saved


def test_the_check_follows_the_practice_and_right_answers_lead_on(
    make_survey, yes_no_json, stub_coins, respondent
):
    interview, told, _ = checking(make_survey, yes_no_json, stub_coins, respondent)
    interview.answer(0)
    interview.go_on()
    assert interview.screen.stage is Stage.CHECK
    interview.answer_check(1)
    assert interview.screen.check.place == 1
    interview.answer_check(0)
    assert interview.screen.stage is Stage.QUESTION
    assert told == []


def test_wrong_answers_are_explained_and_bar_nobody_and_count_once(
    make_survey, yes_no_json, stub_coins, respondent
):
    interview, told, _ = checking(make_survey, yes_no_json, stub_coins, respondent)
    interview.answer(0)
    interview.go_on()
    for wrong in (0, 1):
        interview.answer_check(wrong)
        assert interview.screen.check.is_wrong
        with pytest.raises(NotNow):
            interview.answer_check(wrong)
        interview.go_on()
    assert interview.screen.stage is Stage.QUESTION
    assert told == ["misunderstood"]


def test_a_design_whose_reports_can_prove_something_is_not_checked(
    make_survey, yes_no_json, stub_coins, respondent
):
    certain = {"name": "forced_response", "p_truth": "1/2", "p_yes": "1/2"}
    interview, _, _ = checking(make_survey, yes_no_json, stub_coins, respondent, design=certain)
    interview.answer(0)
    interview.go_on()
    assert interview.screen.stage is Stage.QUESTION


def test_after_an_answer_with_coins_it_is_saved_when_the_words_are_read(
    make_survey, yes_no_json, begin, stub_coins, respondent
):
    saved = []
    survey = make_survey(yes_no_json(), yes_no_json("now", **DIRECT), after_words=True)
    interview = respondent(begin(survey, stub_coins(), saved)).to_the_questions()
    interview.answer(0)
    assert interview.screen.stage is Stage.AFTER
    assert not interview.screen.can_go_back
    assert interview.screen.question.id == "used"
    interview.go_on()
    interview.answer(1)
    assert interview.screen.stage is Stage.THANKS
    assert saved == [["yes", "no"]]


def test_practice_rounds_are_forgotten_after_the_practice(small, begin, stub_coins, respondent):
    interview = respondent(begin(small, stub_coins(0, 3))).to_the_practice()
    interview.answer(0)
    assert len(interview.screen.rounds) == 2
    interview.go_on()
    assert interview.screen.rounds == interview._rounds == ()


def test_the_order_of_answers_is_drawn_once_a_person_and_an_answer_means_the_same_in_any(
    make_survey, yes_no_json, begin, stub_coins, respondent
):
    saved = []
    survey = make_survey(
        yes_no_json("first", **DIRECT), yes_no_json("then", **DIRECT), random_answer_order=True
    )
    coins = stub_coins(1)
    interview = respondent(begin(survey, coins, saved)).to_the_questions()
    assert interview.screen.order == (1, 0)
    interview.answer(0)
    assert interview.screen.order == (1, 0)
    interview.back()
    assert interview.screen.order == (1, 0)
    interview.answer(0)
    interview.answer(1)
    assert saved == [["yes", "no"]]
    assert coins.bounds == [2]


def test_who_prefers_not_to_say_stays_last_in_any_order(
    make_survey, yes_no_json, begin, stub_coins, respondent
):
    question = yes_no_json(prefer_not_to_say=True, **DIRECT)
    survey = make_survey(question, random_answer_order=True)
    interview = respondent(begin(survey, stub_coins(1))).to_the_questions()
    assert interview.screen.order == (1, 0, 2)


def test_no_order_is_drawn_unless_the_survey_wants_one(small, begin, stub_coins, respondent):
    coins = stub_coins()
    assert respondent(begin(small, coins)).to_the_questions().screen.order == ()
    assert coins.bounds == []
