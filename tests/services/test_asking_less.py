"""Asking each respondent a few questions of a group, and several questions as one answer."""

# ruff: noqa: PLR0917 - fixtures are no positional arguments

from __future__ import annotations

import csv
import gc
import random
from collections import Counter
from dataclasses import replace
from datetime import date
from fractions import Fraction
from itertools import combinations
from types import FunctionType, ModuleType

import numpy as np
import pytest
from estimated import estimate_csv_tables, estimate_files
from samples import sample

from surveyapp.analyses.computation.multivariate.crosstab import crosstab
from surveyapp.analyses.data.sample_design import SampleColumns
from surveyapp.designs import Mode
from surveyapp.designs.core.coins import Randomizer
from surveyapp.errors import UserProblem
from surveyapp.estimation.comparison.cross_tables import count_combinations, estimate_joint
from surveyapp.services.dataset.source import SourceRequest, open_source
from surveyapp.services.kiosk.interview import Interview
from surveyapp.services.kiosk.prepared_survey import prepare_survey
from surveyapp.services.kiosk.screen import NotNow, Stage
from surveyapp.services.privacy.audit import audit_survey, interview_as_box
from surveyapp.services.project.import_collections import import_into
from surveyapp.services.simulation.respondents import simulate, simulate_truth
from surveyapp.storage.files.csv_tables import TableProblem
from surveyapp.storage.files.safe_files import FileRefused
from surveyapp.storage.kiosk.store import KioskStore
from surveyapp.storage.project.project import Project
from surveyapp.storage.surveys.survey_files import load_survey
from surveyapp.survey.definition.question_groups import AskRandom
from tests.helpers.analysed import regress

TWO_OF_FOUR = {"groups": [{"ask_random": 2, "of": ["a", "b", "c", "d"]}]}


@pytest.fixture
def example():
    return load_survey(sample("asking-less"))


@pytest.fixture
def four(make_survey, yes_no_json):
    """Two of four questions, after one that everybody is asked directly."""
    direct = yes_no_json("first", design={"name": "direct"})
    return make_survey(direct, *(yes_no_json(name) for name in "abcd"), **TWO_OF_FOUR)


def joint_json(name="pair", **more):
    return {
        "id": name,
        "type": "joint",
        "text": {"en": "Together"},
        "members": ["x", "y"],
        "design": {"name": "k_rr", "p_truth": "1/2"},
        **more,
    }


MEMBERS = [
    {"id": "x", "type": "yes_no", "text": {"en": "X?"}},
    {"id": "y", "type": "rating", "levels": 3, "text": {"en": "Y?"}},
]


@pytest.fixture
def pair(make_survey, yes_no_json):
    """A joint question of 2 × 3 answers, and one more after it."""
    return make_survey(joint_json(), yes_no_json("b"), members=MEMBERS)


def through(interview, answers=lambda _: 0):
    """Go through to the end; return the ids that were shown, a joint one's once a member."""
    shown = []
    while not interview.is_over:
        screen = interview.screen
        if screen.stage is Stage.QUESTION and not screen.must_toss:
            shown.append(screen.question.id)
        if screen.must_toss:
            interview.toss()
        elif screen.stage is Stage.PRACTICE:
            interview.answer(1)  # of which the stub's coin 0 makes another record at once
        elif screen.stage is Stage.QUESTION and (screen.coin is None or screen.coin.forced is None):
            interview.answer(answers(screen))
        else:
            interview.go_on()
    return shown


# which questions are asked


def test_every_subset_is_asked_for_exactly_one_value_of_the_first_coin(four, begin, stub_coins):
    asked = []
    for coin in range(6):
        coins = stub_coins(coin)
        asked.append(tuple(through(begin(four, coins))[1:]))
        assert coins.bounds[0] == 6
    assert asked == list(combinations("abcd", 2))


def test_only_the_questions_that_are_asked_draw_coins(four, begin, stub_coins):
    coins = stub_coins()
    through(begin(four, coins))
    # which, the practice, and the two that are asked
    assert coins.bounds == [6, 4, 4, 4]


def test_the_others_are_recorded_as_empty(four, begin, stub_coins):
    saved = []
    through(begin(four, stub_coins(5), saved))
    assert saved == [["yes", "", "", "yes", "yes"]]


def test_the_progress_counts_only_what_is_asked(four, begin, stub_coins, respondent):
    walking = respondent(begin(four, stub_coins(4)))
    interview = walking.to_the_questions()
    told = []
    while not interview.is_over:
        told.append((interview.screen.number, interview.screen.total, interview.screen.question.id))
        interview.answer(0)
        walking.practise()
    assert told == [(1, 3, "first"), (2, 3, "b"), (3, 3, "d")]


def test_the_draw_is_made_once_whatever_way_the_respondent_goes(
    four, begin, stub_coins, respondent
):
    coins = stub_coins(5)
    interview = respondent(begin(four, coins)).to_the_practice()
    interview.back()
    assert interview.screen.stage is Stage.WELCOME
    assert through(interview) == ["first", "c", "d"]
    assert coins.bounds.count(6) == 1


def test_what_is_practised_is_asked(make_survey, yes_no_json, begin, stub_coins, respondent):
    survey = make_survey(
        yes_no_json("a"),
        yes_no_json("b", design={"name": "warner", "p": "4/5"}),
        groups=[{"ask_random": 1, "of": ["a", "b"]}],
    )
    for coin, name in ((0, "a"), (1, "b")):
        interview = respondent(begin(survey, stub_coins(coin))).to_the_practice()
        assert interview.screen.question.id == name


def test_after_a_repeated_practice_the_first_asked_question_comes(
    make_survey, yes_no_json, begin, stub_coins, respondent
):
    survey = make_survey(
        yes_no_json("a"), yes_no_json("b"), groups=[{"ask_random": 1, "of": ["a", "b"]}]
    )
    interview = respondent(begin(survey, stub_coins(1))).to_the_practice()
    interview.back()
    interview.go_on()
    interview.answer(1)
    interview.back()
    interview.answer(1)
    interview.go_on()
    assert interview.screen.question.id == "b"


def test_back_leads_to_the_question_that_was_asked_before(
    make_survey, yes_no_json, begin, stub_coins, respondent
):
    note = {"id": "n", "type": "note", "text": {"en": "Hello"}}
    survey = make_survey(
        note,
        yes_no_json("a"),
        yes_no_json("b"),
        groups=[{"ask_random": 1, "of": ["a", "b"]}],
    )
    interview = respondent(begin(survey, stub_coins(1))).to_the_questions()
    interview.go_on()
    assert interview.screen.question.id == "b"
    interview.back()
    assert interview.screen.question.id == "n"


def test_without_randomness_nothing_is_asked(four, begin, broken_coins):
    interview = begin(four, broken_coins)
    interview.go_on()
    assert interview.screen.stage is Stage.TROUBLE


def test_the_draw_does_not_depend_on_the_answers(four, begin, stub_coins):
    for answer in (0, 1):
        asked = [through(begin(four, stub_coins(coin)), lambda _: answer) for coin in range(6)]  # noqa: B023 - called at once
        assert [names[1:] for names in asked] == [list(two) for two in combinations("abcd", 2)]


def test_a_drawn_question_that_is_skipped_looks_like_one_that_was_not_drawn(
    make_survey, yes_no_json, begin, stub_coins, respondent
):
    survey = make_survey(*(yes_no_json(name, required=False) for name in "abcd"), **TWO_OF_FOUR)
    saved = []
    interview = respondent(begin(survey, stub_coins(0), saved)).to_the_questions()
    interview.skip()
    interview.answer(0)
    assert saved == [["", "yes", "", ""]]


# several questions as one answer


def test_members_are_asked_one_after_the_other(pair, begin, stub_coins, respondent):
    interview = respondent(begin(pair, stub_coins())).to_the_questions()
    seen = []
    for answer in (1, 2):
        screen = interview.screen
        seen.append((screen.question.id, screen.member.id, screen.number, screen.total))
        interview.answer(answer)
    assert seen == [("pair", "x", 1, 3), ("pair", "y", 2, 3)]
    assert (interview.screen.question.id, interview.screen.number) == ("b", 3)


def test_coins_fall_once_and_only_after_the_last_member(pair, begin, stub_coins, respondent):
    coins = stub_coins()
    interview = respondent(begin(pair, coins)).to_the_questions()
    before = len(coins.bounds)
    interview.answer(0)
    assert len(coins.bounds) == before
    interview.answer(0)
    assert len(coins.bounds) == before + 1


def test_enumerating_all_coins_through_the_interview_gives_the_channel(
    make_survey, begin, stub_coins, respondent
):
    """Promise 2 for a joint question, in both of its modes; difference 0."""
    for mode in ("kiosk_coins", "shown_coins"):
        survey = make_survey(joint_json(mode=mode), members=MEMBERS)
        question = survey.question("pair")
        channel = question.design.channel
        for answer in range(6):
            saved = []
            for coin in range(channel.denominator):
                interview = respondent(begin(survey, stub_coins(coin), saved)).to_the_questions()
                through(
                    interview,
                    lambda s: question.parts(answer)[question.members.index(s.member)],  # noqa: B023 - called at once
                )
            counts = Counter(cell for (cell,) in saved)
            found = [Fraction(counts[word], channel.denominator) for word in question.answers]
            assert found == list(channel.rows[answer])


def test_where_shown_coins_answer_no_member_is_asked(make_survey, begin, stub_coins, respondent):
    survey = make_survey(joint_json(mode="shown_coins"), members=MEMBERS)
    last = survey.question("pair").design.channel.denominator - 1
    saved = []
    interview = respondent(begin(survey, stub_coins(last), saved)).to_the_questions()
    assert interview.screen.member is None
    interview.toss()
    assert (interview.screen.coin.forced, interview.screen.member) == (5, None)
    with pytest.raises(NotNow):
        interview.answer(0)
    interview.go_on()
    assert saved == [["no+3"]]


def test_with_shown_coins_there_is_no_way_back_between_members(
    make_survey, begin, stub_coins, respondent
):
    survey = make_survey(joint_json(mode="shown_coins"), members=MEMBERS)
    interview = respondent(begin(survey, stub_coins())).to_the_questions()
    interview.toss()
    interview.answer(0)
    assert not interview.screen.can_go_back


@pytest.mark.parametrize(("step", "member"), [("back", "x"), ("discard", None), ("skip", None)])
def test_leaving_a_member_forgets_the_members_before(
    make_survey, yes_no_json, begin, stub_coins, respondent, step, member
):
    survey = make_survey(joint_json(required=False), yes_no_json("b"), members=MEMBERS)
    interview = respondent(begin(survey, stub_coins())).to_the_questions()
    interview.answer(1)
    getattr(interview, step)()
    assert interview._parts == []
    assert (None if interview.screen.member is None else interview.screen.member.id) == member


def test_a_skipped_joint_question_is_empty_and_draws_no_coin(
    make_survey, begin, stub_coins, respondent
):
    survey = make_survey(joint_json(required=False), members=MEMBERS)
    coins, saved = stub_coins(), []
    interview = respondent(begin(survey, coins, saved)).to_the_questions()
    interview.answer(1)
    interview.skip()
    assert (saved, len(coins.bounds)) == ([[""]], 0)


def test_an_answer_that_the_member_does_not_have_is_a_bug(pair, begin, stub_coins, respondent):
    interview = respondent(begin(pair, stub_coins())).to_the_questions()
    with pytest.raises(NotNow):
        interview.answer(2)


def test_members_can_be_answered_out_of_sight_of_bad_randomness(pair, begin, respondent):
    class LateFailure:
        left = 0

        def below(self, bound):
            self.left -= 1
            if self.left < 0:
                raise FileRefused(file="coins", reason="none")
            return 0

    interview = respondent(begin(pair, LateFailure())).to_the_questions()
    interview.answer(1)
    interview.answer(1)
    assert (interview.screen.stage, interview._parts) == (Stage.TROUBLE, [])


# promise 1


class Canary(int):
    """An answer that the garbage collector can find."""

    def __add__(self, other):
        return Canary(int(self) + int(other))

    __radd__ = __add__

    def __mul__(self, other):
        return Canary(int(self) * int(other))

    __rmul__ = __mul__


SHARED = {"_prepared", "_survey", "_coins", "_save"}


def kept_in(thing, seen):
    if id(thing) in seen or isinstance(thing, type | ModuleType | FunctionType):
        return []
    seen.add(id(thing))
    return [thing, *(inner for held in gc.get_referents(thing) for inner in kept_in(held, seen))]


def state_of(interview):
    return {name: vars(interview)[name] for name in vars(interview) if name not in SHARED}


@pytest.mark.parametrize("coin", [0, 5, 6, 11])
def test_no_member_s_answer_is_kept_once_the_report_is_made(
    pair, begin, stub_coins, respondent, coin
):
    interview = respondent(begin(pair, stub_coins(coin))).to_the_questions()
    interview.answer(Canary(1))
    interview.answer(Canary(2))
    assert not [v for v in kept_in(state_of(interview), set()) if isinstance(v, Canary)]


def test_nothing_differs_between_joint_answers_that_gave_the_same_report(
    pair, begin, stub_coins, respondent
):
    question = pair.question("pair")
    randomizer = prepare_survey(pair).randomizers[0]
    assert isinstance(randomizer, Randomizer)
    for coin in range(randomizer.denominator):
        left = {}
        for answer in range(6):
            interview = respondent(begin(pair, stub_coins(coin))).to_the_questions()
            for part in question.parts(answer):
                interview.answer(part)
            left.setdefault(interview._reports[0], []).append(
                (state_of(interview), interview.screen)
            )
        assert all(one == same[0] for same in left.values() for one in same)


def test_stores_do_not_differ_between_joint_answers_that_gave_the_same_report(
    pair, stub_coins, tmp_path, monkeypatch, respondent
):
    """Promise 1: with the coins fixed, equal reports leave equal bytes, whatever was answered."""
    question = pair.question("pair")
    denominator = prepare_survey(pair).randomizers[0].denominator
    monkeypatch.setattr("secrets.token_bytes", bytes)
    monkeypatch.setattr("secrets.token_hex", lambda size: "ab" * size)
    left = {}
    for answer in range(6):
        folder = tmp_path / str(answer)
        store = KioskStore(folder, pair)
        coins = stub_coins(denominator - 1)  # the coins answer, whatever was touched
        interview = Interview(
            prepare_survey(pair), coins, lambda cells, to=store: to.add(cells, date(2026, 3, 1))
        )
        respondent(interview).to_the_questions()
        for part in (*question.parts(answer), 0):
            interview.answer(part)
        store.close()
        assert interview.screen.stage is Stage.THANKS
        files = {p.name: p.read_bytes() for p in folder.iterdir() if p.suffix == ".collection"}
        left[answer] = [body.partition(b"\ninterview,")[2] for body in files.values()]
        assert len(files) == 1
    assert all(one == left[0] for one in left.values())


def test_the_same_interviews_in_any_order_give_the_same_bytes(example, tmp_path, monkeypatch):
    """Promise 4: which questions were drawn changes nothing of it."""
    numbers = random.Random(5)  # noqa: S311 - reports of nobody
    rows = []
    for n in range(60):
        cells = [numbers.choice(q.reports) for q in example.recorded_questions[1:]]
        kept = [cell if place == n % 3 else "" for place, cell in enumerate(cells)]
        rows.append((numbers.randbytes(16), ["north", *kept]))
    key, bodies = bytes(range(32)), set()
    for order in range(4):
        shuffled = random.Random(order).sample(rows, len(rows))  # noqa: S311 - an order
        ids = iter([key, *(name for name, _ in shuffled)])
        monkeypatch.setattr("secrets.token_bytes", lambda size, ids=ids: next(ids, bytes(size)))
        monkeypatch.setattr("secrets.token_hex", lambda _size=16, ids=ids: next(ids).hex())
        store = KioskStore(tmp_path / str(order), example)
        for _, cells in shuffled:
            store.add(cells, date(2026, 3, 1))
        store.close()
        (file,) = (tmp_path / str(order)).glob("*.collection")
        bodies.add(file.read_bytes().partition(b"\ninterview,")[2])
    assert len(bodies) == 1


@pytest.mark.parametrize("seed", range(40))
def test_any_order_of_steps_asks_what_was_drawn_and_forgets_the_rest(
    example, begin, stub_coins, seed
):
    steps = random.Random(seed)  # noqa: S311 - a path through the screens
    survey = replace(
        example,
        questions=tuple(
            replace(q, required=False, mode=steps.choice([Mode.KIOSK_COINS, Mode.SHOWN_COINS]))
            if q.id == "violence_and_leave"
            else q
            for q in example.questions
        ),
    )
    saved = []
    drawn = seed % 3
    interview = begin(survey, stub_coins(drawn), saved)
    for _ in range(60):
        screen = interview.screen
        if interview.is_over:
            break
        offered = {
            "back": screen.can_go_back and steps.random() < 0.3,
            "skip": screen.can_skip and steps.random() < 0.2,
        }
        name = next((step for step, is_taken in offered.items() if is_taken), "on")
        if name != "on":
            getattr(interview, name)()
        elif screen.must_toss:
            interview.toss()
        elif screen.stage in {Stage.PRACTICE, Stage.QUESTION} and (
            interview._is_offered(0) and interview._forced is None
        ):
            interview.answer(steps.choice([n for n in range(9) if interview._is_offered(n)]))
        else:
            interview.go_on()
        if screen.stage is Stage.QUESTION:
            assert 1 <= screen.number <= screen.total == (4 if drawn == 2 else 3)
    if saved:
        assert [bool(cell) for place, cell in enumerate(saved[0][1:]) if place != drawn] == [
            False,
            False,
        ]
    assert interview.is_over is bool(saved)
    assert not interview.is_over or interview._parts == []


# simulation, estimation, audit


@pytest.mark.parametrize(
    "design", [{"name": "k_rr", "epsilon": 1.5}, {"name": "unary", "epsilon": 2}]
)
def test_simulated_interviews_give_back_the_joint_shares_and_the_margins(
    make_survey, yes_no_json, tmp_path, design
):
    """Unbiased for both: over 30 runs the mean error is within 4.5 of its standard errors."""
    survey = make_survey(
        yes_no_json("a"),
        joint_json(design=design),
        members=MEMBERS,
        groups=[{"ask_random": 1, "of": ["a", "pair"]}],
    )
    shares = {"a": (0.2, 0.8), "pair": (0.3, 0.1, 0.05, 0.05, 0.2, 0.3)}
    truth = {("a", "yes"): 0.2, ("a", "no"): 0.8}
    truth |= {
        ("pair", w): s for w, s in zip(survey.question("pair").answers, shares["pair"], strict=True)
    }
    truth |= {("pair.x", "yes"): 0.45, ("pair.x", "no"): 0.55}
    truth |= {("pair.y", "1"): 0.35, ("pair.y", "2"): 0.3, ("pair.y", "3"): 0.35}
    files = simulate(survey, tmp_path, interviews=30_000, seed=8, prevalences=shares, kiosks=30)
    runs = {}
    for file in files:
        table, _ = estimate_files([file])
        for row in table.rows:
            runs.setdefault((row.question, row.answer), []).append((row.estimate, row.se))
    assert runs.keys() == truth.keys()
    for key, made in runs.items():
        errors = np.array([estimate for estimate, _ in made]) - truth[key]
        claimed = np.sqrt(np.mean([se**2 for _, se in made]))
        assert abs(errors.mean()) < 4.5 * claimed / np.sqrt(len(made))
        # the spread over 30 runs is the error that each claims (χ² with 29 degrees, 1e-6: 0.43 … 1.69)
        assert 0.43 < errors.std(ddof=1) / claimed < 1.69


def test_a_random_few_are_simulated_of_each_group(four, tmp_path):
    (file,) = simulate(four, tmp_path, interviews=6000, seed=2)
    rows = [line.split(",")[2:] for line in file.read_text().splitlines()[5:]]
    asked = Counter(tuple(bool(cell) for cell in row) for row in rows)
    assert len(asked) == 6
    # 6,000 in 6 cells: a standard deviation is 29
    assert all(abs(count - 1000) < 150 and sum(cells) == 2 for cells, count in asked.items())


TWO_SAMPLES = {"design": {"name": "extended_crosswise", "p": "1/4"}}


def test_a_question_of_two_samples_that_is_not_drawn_has_no_sample(
    make_survey, yes_no_json, begin, stub_coins, tmp_path
):
    survey = make_survey(
        yes_no_json("a", **TWO_SAMPLES),
        yes_no_json("b"),
        groups=[{"ask_random": 1, "of": ["a", "b"]}],
    )
    saved, coins = [], stub_coins(1)
    through(begin(survey, coins, saved))
    assert saved == [["", "", "yes"]]
    assert coins.bounds == [2, 4, 4]
    (file,) = simulate(survey, tmp_path, interviews=400, seed=1)
    rows = [line.split(",")[1:] for line in file.read_text().splitlines()[5:]]
    assert {tuple(map(bool, row)) for row in rows} == {(True, True, False), (False, False, True)}
    table, _ = estimate_files([file])
    assert {row.question: row.n for row in table.rows} == {
        "a": sum(bool(row[0]) for row in rows),
        "b": sum(bool(row[2]) for row in rows),
    }


def truth_file(path, header, rows):
    with path.open("w", newline="") as file:
        csv.writer(file).writerows([header, *rows])
    return path


def test_true_answers_come_from_the_members_columns_or_from_the_joint_one(pair, tmp_path):
    by_members = truth_file(tmp_path / "m.csv", ["x", "y", "b"], [["no", "3", "yes"]] * 40)
    by_pair = truth_file(tmp_path / "p.csv", ["pair", "b"], [["no+3", "yes"]] * 40)
    made = [
        simulate_truth(pair, tmp_path / name, table, seed=1)[0].read_bytes()
        for name, table in (("m", by_members), ("p", by_pair))
    ]
    assert made[0] == made[1]


def test_who_leaves_a_member_unanswered_has_no_joint_answer(pair, tmp_path):
    table = truth_file(tmp_path / "t.csv", ["x", "y", "b"], [["no", "", "yes"]] * 4)
    (file,) = simulate_truth(pair, tmp_path / "out", table, seed=1)
    assert {line.split(",")[1] for line in file.read_text().splitlines()[5:]} == {""}


def test_a_table_without_a_member_s_column_is_told(pair, tmp_path):
    table = truth_file(tmp_path / "t.csv", ["x", "b"], [["no", "yes"]])
    with pytest.raises(TableProblem, match="there is no column y; give one for each question, and"):
        simulate_truth(pair, tmp_path / "out", table, seed=1)


def test_margins_have_rows_in_every_group(example, tmp_path):
    files = simulate(example, tmp_path, interviews=3000, seed=3)
    table, _ = estimate_files(files, question="violence_and_leave", by="region")
    found = Counter((row.question, row.group) for row in table.rows)
    for group in ("north", "south"):
        assert found["violence_and_leave", group] == 6
        assert found["violence_and_leave.violence", group] == 2
        assert found["violence_and_leave.leave", group] == 3


def test_what_was_drawn_and_not_answered_is_counted(make_survey, yes_no_json, tmp_path):
    survey = make_survey(*(yes_no_json(name) for name in "abcd"), **TWO_OF_FOUR)
    rows = [["yes"] * 4] * 30 + [[""] * 4] * 10
    table = truth_file(tmp_path / "t.csv", list("abcd"), rows)
    files = simulate_truth(survey, tmp_path / "out", table, seed=1)
    found, _ = estimate_files(files)
    assert found.warnings[0] == (
        "20 of the 80 questions drawn from a, b, c, d were not answered; which ones is not recorded."
    )


def test_where_everybody_answers_nothing_is_said(four, tmp_path):
    found, _ = estimate_files(simulate(four, tmp_path, interviews=50, seed=1))
    assert not [told for told in found.warnings if "drawn from" in told]


def test_no_regression_is_made_of_questions_that_nobody_is_asked_together(example, tmp_path):
    files = simulate(example, tmp_path, interviews=300, seed=1)
    with pytest.raises(UserProblem, match="Choose questions outside the group"):
        regress_files(files, outcome="bribe", predictors=["drugs"])
    with (
        open_source(SourceRequest(tuple(files))) as found,
        pytest.raises(UserProblem, match="questions of their group"),
    ):
        crosstab(found, ["bribe", "drugs"])


def regress_files(files, **asked):
    with open_source(SourceRequest(tuple(files))) as found:
        return regress(found, **asked)


def test_a_regression_uses_those_who_were_asked_both(four, tmp_path):
    shares = {"a": (0.4, 0.6), "b": (0.5, 0.5)}
    files = simulate(four, tmp_path, interviews=6000, seed=1, prevalences=shares)
    table = regress_files(files, outcome="a", predictors=["b"])
    # one of six subsets: 1,000 of 6,000, standard deviation 29
    assert abs(table.n - 1000) < 150
    assert table.n + table.left_out == 6000


def test_a_joint_table_of_two_drawn_questions_takes_those_who_were_asked_both(four, tmp_path):
    rows = [["yes", *("yes" if i % 10 < 4 else "no" for _ in "abcd")] for i in range(9000)]
    truth = truth_file(tmp_path / "t.csv", ["first", *"abcd"], rows)
    files = simulate_truth(four, tmp_path / "out", truth, seed=4)
    with Project.in_memory() as project:
        import_into(project, files)
        a, b = (four.question(name) for name in "ab")
        codes = project.codes((a, b))
    counted = count_combinations([codes["a"], codes["b"]], [2, 2])
    # one of six subsets: 1,500 of 9,000, standard deviation 35
    assert abs(counted.counts.sum() - 1500) < 4.5 * 36
    assert counted.left_out == 9000 - counted.counts.sum()
    made = estimate_joint([a.design.channel, b.design.channel], counted.counts)
    assert np.all(abs(made.unbiased - [[0.4, 0], [0, 0.6]]) < 4.5 * made.standard_errors)


def test_a_file_with_more_reports_than_questions_asked_is_refused(four, tmp_path):
    everything = replace(four, groups=())
    (file,) = simulate(everything, tmp_path / "all", interviews=20, seed=1)
    claimed = replace(
        four, groups=(AskRandom(2, tuple(q.id for q in four.recorded_questions[1:])),)
    )
    row = file.read_text().splitlines()[5].split(",")[1:]
    store = KioskStore(tmp_path / "store", claimed)
    with pytest.raises(ValueError, match="not a report of c"):
        store.add(row, date(2026, 3, 1))
    store.close()


def test_rows_of_a_table_with_more_reports_than_anybody_is_asked_are_refused(four, tmp_path):
    rows = [["yes", "yes", "", "no", ""], ["no", "yes", "no", "", "no"], ["no", "", "", "", "no"]]
    table = truth_file(tmp_path / "paper.csv", ["first", *"abcd"], rows)
    found, refused = estimate_csv_tables([table], four)
    (told,) = map(str, refused)
    assert told == (
        "paper.csv, line 3, column d: “no” is one report too many: each respondent is asked 2 of "
        "a, b, c, d."
    )
    assert {row.question: row.n for row in found.rows} == {"first": 2, "a": 1, "c": 1, "d": 1}


def test_a_table_has_margins_of_a_joint_question_too(pair, tmp_path):
    rows = [[word, "yes", 1 + i % 3] for i, word in enumerate(pair.question("pair").answers * 20)]
    table = truth_file(tmp_path / "paper.csv", ["pair", "b", "w"], rows)
    plain, _ = estimate_csv_tables([table], pair, question="pair")
    weighted, _ = estimate_csv_tables(
        [table], pair, question="pair", columns=SampleColumns(weight="w")
    )
    names = ["pair"] * 6 + ["pair.x"] * 2 + ["pair.y"] * 3
    assert [row.question for row in plain.rows] == [row.question for row in weighted.rows] == names
    sums = [
        sum(row.estimate for row in weighted.rows if row.question == name) for name in set(names)
    ]
    assert sums == pytest.approx([1, 1, 1])


def test_each_question_is_audited_whether_drawn_or_not(example):
    rows = audit_survey(example, taps=400)
    assert [(row.question, row.is_broken) for row in rows] == [
        ("bribe", False),
        ("drugs", False),
        ("violence_and_leave", False),
    ]


def test_the_audit_taps_the_members_of_the_answer_that_it_means(pair, stub_coins):
    question = pair.question("pair")
    randomizer = prepare_survey(pair).randomizers[0]
    assert isinstance(randomizer, Randomizer)
    for answer, word in enumerate(question.answers):
        means = [other == answer for other in range(6)]
        telling = next(
            coin
            for coin in range(randomizer.denominator)
            if [randomizer.report(other, coin) == answer for other in range(6)] == means
        )
        # the practice draws first, and ends with the first round whose record differs
        other = next(
            c for c in range(randomizer.denominator) if randomizer.report(answer, c) != answer
        )
        assert interview_as_box(pair, question, stub_coins(other, telling))(answer) == word
