"""What every registered design keeps, whoever wrote it. Parameters come from their declarations."""

from __future__ import annotations

import importlib
import inspect
import json
import math
import pkgutil
import re
import subprocess
import sys
from fractions import Fraction
from string import Formatter

import pytest
from hypothesis import given, reject
from hypothesis import strategies as st
from scipy.stats import binom

import surveyapp.designs
from surveyapp.designs import (
    CATALOGUE,
    DESIGN_BY_NAME,
    DESIGNS,
    LISTED_ANSWERS,
    Design,
    Mode,
    designs_for,
)
from surveyapp.designs.core.channel import Channel, ChannelProblem
from surveyapp.designs.core.coins import Randomizer, SystemCoins
from surveyapp.designs.core.composition import total_epsilon
from surveyapp.designs.core.design import ParameterProblems
from surveyapp.designs.core.parameters import (
    NotTogether,
    Parameter,
    ParameterKind,
    ParameterProblem,
)
from surveyapp.designs.latent.non_adherence import NonAdherent
from surveyapp.ui.widgets.number_format import parameter_label, sentence
from tests.helpers.channels import together

every_design = pytest.mark.parametrize("design", DESIGNS, ids=lambda design: design.name)
COUNTED = frozenset({"choices"})
FORBIDDEN = re.compile(r"\b(lie|lies|lying|liar|false|falsely|must|have to)\b", re.IGNORECASE)


@st.composite
def values_of(
    draw: st.DrawFn, design: type[Design], largest_weight: int = 10**9, most_choices: int = 6
) -> Design:
    """Draw a design: any values inside the declared ranges that fit together.

    All probabilities come from one simplex, or each number from its own interval; a list is always a
    simplex of its own kind. What does not fit together is drawn again.
    """
    declared = design.parameters()
    optional = [name for name in declared if declared[name].is_optional]
    stated = draw(st.sampled_from(optional)) if optional else None
    given_ = {n: p for n, p in declared.items() if n == stated or n not in optional}
    k = draw(st.integers(2, most_choices))
    kinds = {parameter.kind for parameter in given_.values()}
    if ParameterKind.PROBABILITIES in kinds or draw(st.booleans()):
        has_rest = ParameterKind.PROBABILITIES not in kinds
        values = draw(on_one_simplex(given_, k, largest_weight, has_rest=has_rest))
    else:
        values = {
            name: draw(fractions_inside(parameter, largest_weight))
            for name, parameter in given_.items()
            if parameter.kind is ParameterKind.PROBABILITY
        }
    for name, parameter in given_.items():
        if parameter.kind is ParameterKind.COUNT:
            values[name] = k
        if parameter.kind is ParameterKind.EPSILON:
            values[name] = draw(st.fractions(parameter.low, parameter.high, max_denominator=10**6))
        if parameter.kind is ParameterKind.ROWS:
            reports = draw(st.integers(k, k + 2))
            one = simplex([0] * reports, largest_weight)
            values[name] = draw(st.lists(one, min_size=k, max_size=k))
    try:
        return design(**values)
    except ParameterProblem as problem:
        # an open end of a range, its excluded middle, a sum above 1
        if not isinstance(problem, NotTogether) and "; it must be " not in str(problem):
            raise
        reject()


@st.composite
def on_one_simplex(draw, parameters, k: int, largest_weight: int, *, has_rest: bool) -> dict:
    """Draw values for all probabilities of a design that sum to 1, or to less."""
    sizes = {ParameterKind.PROBABILITY: 1, ParameterKind.PROBABILITIES: k}
    sized = {n: sizes[p.kind] for n, p in parameters.items() if p.kind in sizes}
    least = [int(parameters[name].is_open) for name, size in sized.items() for _ in range(size)]
    left = iter(draw(simplex([*least, *([0] if has_rest else [])], largest_weight)))
    return {
        name: next(left)
        if parameters[name].kind is ParameterKind.PROBABILITY
        else tuple(next(left) for _ in range(size))
        for name, size in sized.items()
    }


def simplex(least: list[int], largest_weight: int) -> st.SearchStrategy[tuple[Fraction, ...]]:
    """Return fractions that sum to 1, from whole weights that are no smaller than ``least``."""
    weights = st.tuples(*(st.integers(low, largest_weight) for low in least))
    return weights.filter(any).map(lambda w: tuple(Fraction(each, sum(w)) for each in w))


def fractions_inside(parameter: Parameter, largest_weight: int) -> st.SearchStrategy[Fraction]:
    margin = Fraction(int(parameter.is_open), largest_weight)
    return st.fractions(
        parameter.low + margin, parameter.high - margin, max_denominator=largest_weight
    )


def plain(design: type[Design]) -> Design:
    """Return the everyday example of a design."""
    return design.from_example()


def labels_of(design: Design) -> list[str]:
    return [f"label {i}" for i in range(design.channel.answers)]


def times(left: tuple, right: tuple) -> list[list[Fraction]]:
    columns = tuple(zip(*right, strict=True))
    return [[sum(map(Fraction.__mul__, row, column)) for column in columns] for row in left]


def identity(size: int) -> list[list[int]]:
    return [[int(i == j) for j in range(size)] for i in range(size)]


# the channel


@every_design
@given(data=st.data())
def test_each_row_of_the_channel_sums_to_one_exactly(design, data):
    channel = data.draw(values_of(design)).channel
    assert [sum(row) for row in channel.rows] == [1] * channel.answers


@every_design
@given(data=st.data())
def test_debiasing_undoes_the_channel_exactly(design, data):
    channel = data.draw(values_of(design)).channel
    assert times(channel.rows, channel.debiasing()) == identity(channel.answers)


@every_design
@given(data=st.data())
def test_epsilon_is_the_worst_log_ratio_and_never_below_it(design, data):
    channel = data.draw(values_of(design)).channel
    ratios = [
        max(column) / min(column) if min(column) else None
        for column in zip(*channel.rows, strict=True)
        if max(column)
    ]
    worst = None if None in ratios else max(ratios)
    assert channel.worst_ratio == worst
    if worst is None:
        assert channel.epsilon == math.inf
    else:
        exact = math.log1p(float(worst - 1))
        assert channel.epsilon >= exact * (1 - 1e-15)
        assert channel.epsilon == pytest.approx(exact, rel=1e-12, abs=1e-300)


@given(data=st.data())
def test_epsilon_of_two_designs_together_adds_up(data):
    one, other = (data.draw(values_of(data.draw(st.sampled_from(DESIGNS)))) for _ in range(2))
    both = together(one.channel, other.channel).worst_ratio
    parts = [one.channel.worst_ratio, other.channel.worst_ratio]
    assert both == (None if None in parts else parts[0] * parts[1])


@given(data=st.data())
def test_the_ledger_is_epsilon_of_the_composed_channel(data):
    design = data.draw(values_of(data.draw(st.sampled_from(DESIGNS))))
    other = data.draw(values_of(data.draw(st.sampled_from(DESIGNS))))
    ratios = [design.channel.worst_ratio, other.channel.worst_ratio]
    assert total_epsilon(ratios) == together(design.channel, other.channel).epsilon


@every_design
@given(data=st.data())
def test_a_design_has_a_recorded_value_for_each_report_of_its_channel(design, data):
    drawn = data.draw(values_of(design))
    reports = drawn.reports([f"a{i}" for i in range(drawn.channel.answers)])
    assert len(set(reports)) == drawn.channel.reports


# the coins


@every_design
@given(data=st.data())
def test_every_coin_and_every_answer_give_the_channel_with_difference_zero(design, data):
    channel = data.draw(with_few_coins(design)).channel
    randomizer = Randomizer(channel)
    counted = [
        tally(
            (randomizer.report(answer, coin) for coin in range(randomizer.denominator)),
            channel.reports,
        )
        for answer in range(channel.answers)
    ]
    assert counted == integers_of(channel)


@every_design
@given(data=st.data())
def test_shown_coins_and_every_answer_give_the_channel_with_difference_zero(design, data):
    if Mode.SHOWN_COINS not in design.modes:
        pytest.skip("its coins are not shown")
    channel = data.draw(with_few_coins(design)).channel
    randomizer = Randomizer(channel)
    fallen = [randomizer.shown(coin).forced for coin in range(randomizer.denominator)]
    counted = [
        tally((answer if forced is None else forced for forced in fallen), channel.reports)
        for answer in range(channel.answers)
    ]
    assert counted == integers_of(channel)


@every_design
@given(data=st.data())
def test_of_three_answers_each_coin_leaves_all_or_gives_one_to_all_as_is_explained(design, data):
    """A coin that made the second answer of the first, and of the third the third, would do neither."""
    channel = data.draw(with_few_coins(design)).channel
    form = channel.forced_form()
    if channel.answers < 3 or form is None or form.truth < 0:
        return
    randomizer = Randomizer(channel)
    for coin in range(randomizer.denominator):
        made = tuple(randomizer.report(answer, coin) for answer in range(channel.answers))
        forced = randomizer.shown(coin).forced
        assert made == (
            tuple(range(channel.answers)) if forced is None else (forced,) * channel.answers
        )


@every_design
def test_every_answer_and_every_coin_draw_one_coin_below_the_same_bound(design, stub_coins):
    channel = plain_with_few_coins(design).channel
    randomizer = Randomizer(channel)
    drawn = set()
    for answer in range(channel.answers):
        for coin in range(randomizer.denominator):
            coins = stub_coins(coin)
            assert randomizer.randomize(answer, coins) == randomizer.report(answer, coin)
            drawn.add(tuple(coins.bounds))
    assert drawn == {(randomizer.denominator,)}


@every_design
def test_shown_coins_draw_one_coin_below_the_same_bound(design, stub_coins):
    if Mode.SHOWN_COINS not in design.modes:
        pytest.skip("its coins are not shown")
    randomizer = Randomizer(plain_with_few_coins(design).channel)
    drawn = set()
    for coin in range(randomizer.denominator):
        coins = stub_coins(coin)
        assert randomizer.toss(coins) == randomizer.shown(coin)
        drawn.add(tuple(coins.bounds))
    assert drawn == {(randomizer.denominator,)}


@every_design
def test_reports_of_the_systems_coins_match_the_channel(design):
    """False alarm in at most 1 of 1,000,000 runs per design: exact binomial tails, Bonferroni."""
    draws = 10_000
    channel = plain(design).channel
    randomizer, coins = Randomizer(channel), SystemCoins()
    tail = 1e-6 / (2 * channel.answers * channel.reports)
    for answer, row in enumerate(channel.rows):
        reports = (randomizer.randomize(answer, coins) for _ in range(draws))
        for count, entry in zip(tally(reports, channel.reports), row, strict=True):
            assert binom.cdf(count, draws, float(entry)) >= tail
            assert binom.sf(count - 1, draws, float(entry)) >= tail


@pytest.mark.slow
@pytest.mark.parametrize("k", [2, 5])
def test_every_coin_of_a_k_rr_stated_by_epsilon_gives_its_channel(k):
    channel = DESIGN_BY_NAME["k_rr"](k=k, epsilon=Fraction(3, 2)).channel
    randomizer = Randomizer(channel)
    for answer, row in enumerate(integers_of(channel)):
        coins = range(randomizer.denominator)
        assert tally((randomizer.report(answer, coin) for coin in coins), k) == row


def with_few_coins(design: type[Design]) -> st.SearchStrategy[Design]:
    """Draw designs whose coins can all be tried."""
    small = values_of(design, largest_weight=3, most_choices=2)
    return st.one_of(small, values_of(design, largest_weight=12)).filter(has_few_coins)


def has_few_coins(design: Design) -> bool:
    return design.channel.denominator <= 500


def plain_with_few_coins(design: type[Design]) -> Design:
    example = plain(design)
    if has_few_coins(example):
        return example
    return design(k=3, p_truth=Fraction(2, 5))  # k_rr stated by ε has 2²⁰ coins or more


def tally(reports, size: int) -> list[int]:
    counts = [0] * size
    for report in reports:
        counts[report] += 1
    return counts


def integers_of(channel: Channel) -> list[list[int]]:
    return [[int(entry * channel.denominator) for entry in row] for row in channel.rows]


# k_rr by ε


@given(
    epsilon=st.fractions(Fraction(1, 999_999), Fraction(1999, 100), max_denominator=10**6),
    k=st.integers(2, 256),
)
def test_k_rr_never_loses_more_privacy_than_the_epsilon_it_was_given(epsilon, k):
    form = DESIGN_BY_NAME["k_rr"](k=k, epsilon=epsilon).form
    lost = Fraction(form.truth + form.forced[0], form.forced[0])
    assert form.truth > 0
    assert math.log1p(float(lost - 1)) <= float(epsilon) * (1 + 1e-15)


@given(epsilon=st.fractions(Fraction(1, 1000), 19, max_denominator=10**4), k=st.integers(2, 256))
def test_k_rr_gives_away_less_than_a_thousandth_of_the_epsilon_it_was_given(epsilon, k):
    form = DESIGN_BY_NAME["k_rr"](k=k, epsilon=epsilon).form
    assert float(form.truth / form.forced[0]) >= 0.9989 * math.expm1(epsilon)


# the words


@every_design
@pytest.mark.parametrize("mode", Mode)
@given(data=st.data())
def test_an_instruction_has_all_its_numbers_filled_in(design, mode, data):
    if mode not in design.modes:
        pytest.skip("it does not run in this mode")
    drawn = data.draw(values_of(design))
    told = [str(phrase) for phrase in drawn.instruction(mode, labels_of(drawn))]
    assert told
    assert not [sentence for sentence in told if "{" in sentence or "}" in sentence]
    assert all(sentence.endswith(".") for sentence in told)


@every_design
@given(data=st.data())
def test_the_frequencies_of_ones_own_device_are_of_its_cases(design, data):
    if Mode.OWN_DEVICE not in design.modes:
        pytest.skip("it does not run in this mode")
    drawn = data.draw(values_of(design))
    steps = drawn.own_device(labels_of(drawn))
    for facts in (phrase.facts for phrase in steps.sentences if "of" in phrase.facts):
        counts = [n for place, n in facts.items() if isinstance(n, int) and place != "of"]
        assert all(0 < count <= facts["of"] for count in counts)
    assert steps.begin
    assert steps.reminder


@every_design
@pytest.mark.parametrize("mode", [Mode.KIOSK_COINS, Mode.SHOWN_COINS])
@given(data=st.data())
def test_the_frequencies_of_an_instruction_sum_up(design, mode, data):
    if mode not in design.modes:
        pytest.skip("it does not run in this mode")
    drawn = data.draw(values_of(design))
    phrases = drawn.instruction(mode, labels_of(drawn))
    sentences = " ".join(map(str, phrases))
    half, rest = "Half of the time" in sentences, "Otherwise" in sentences
    told = [odds for odds in odds_told(phrases).values() if odds]
    chances = {entry for row in drawn.channel.rows for entry in row} - {0, 1}
    assert bool(told or half) == bool(chances)
    for odds in told:
        counts = [count for place, count in odds if place != "of"]
        (of,) = {count for place, count in odds if place == "of"}
        # half may be said in words, and what is left over by "Otherwise"
        total = sum(counts) + Fraction(of, 2) * half
        assert total < of if rest else total == of
        assert 0 not in counts


def odds_told(phrases) -> dict[object, list[tuple[str, int]]]:
    """Return the numbers that are told; where odds differ between answers, those of each answer."""
    told: dict[object, list[tuple[str, int]]] = {}
    for phrase in phrases:
        numbers = [
            (place, fact)
            for place, fact in phrase.facts.items()
            if isinstance(fact, int) and place not in COUNTED
        ]
        told.setdefault(phrase.facts.get("answer"), []).extend(numbers)
    return told


@every_design
@given(data=st.data())
def test_no_instruction_speaks_of_lying_or_orders_an_answer(design, data):
    drawn = data.draw(values_of(design))
    told = " ".join(
        str(phrase) for mode in design.modes for phrase in drawn.instruction(mode, labels_of(drawn))
    )
    assert not FORBIDDEN.search(told)


@every_design
@given(data=st.data())
def test_what_is_touched_on_ones_own_device_is_one_label_a_report(design, data):
    drawn = data.draw(values_of(design))
    labels = [str(label) for label in drawn.report_labels(labels_of(drawn))]
    if Mode.OWN_DEVICE in design.modes:
        assert len(set(labels)) == drawn.channel.reports


@every_design
@pytest.mark.parametrize("mode", Mode)
def test_an_instruction_uses_every_fact_that_it_has(design, mode):
    if mode not in design.modes:
        pytest.skip("it does not run in this mode")
    example = plain(design)
    for phrase in example.instruction(mode, labels_of(example)):
        used = {name for _, name, _, _ in Formatter().parse(phrase.template) if name}
        assert used == set(phrase.facts)


@every_design
def test_a_design_says_what_it_is_and_where_it_is_from(design):
    assert design.name.isidentifier()
    assert design.title.strip()
    assert design.source.strip()
    assert inspect.getdoc(design)
    assert design.modes
    assert design.when.endswith(".")


@every_design
def test_each_parameter_says_what_it_means_and_what_is_allowed(design):
    for parameter in design.parameters().values():
        assert parameter.meaning.strip()
        assert str(parameter.high) in str(parameter.allowed)


# the files


@every_design
@given(data=st.data())
def test_a_design_is_read_back_from_what_it_is_written_as(design, data):
    drawn = data.draw(values_of(design))
    written = drawn.to_json()
    assert json.loads(json.dumps(written)) == written
    assert written.pop("name") == design.name
    assert design.read(written, drawn.channel.answers) == drawn


def problems_of(design: type[Design], values: dict[str, object], k: int = 4) -> list[str]:
    """Return the sentences with which ``design`` refuses ``values``."""
    with pytest.raises(ParameterProblems) as caught:
        design.read(values, k)
    return [str(problem) for problem in caught.value.problems]


@every_design
def test_an_unknown_parameter_is_refused_by_name(design):
    (said,) = problems_of(design, {**written_without_name(plain(design)), "nonsense": 1})
    assert said.startswith(f"nonsense is not a parameter of {design.name}; it takes ")


@every_design
def test_a_missing_parameter_is_refused_with_its_meaning(design):
    needed = [n for n, p in design.written_parameters().items() if not p.is_optional]
    if not needed:
        pytest.skip("it needs none")
    said = problems_of(design, {})
    assert [sentence.split(";")[0] for sentence in said] == [
        f"{name} is missing" for name in needed
    ]


NOT_NUMBERS = [
    "",
    "half",
    "nan",
    "NaN",
    "inf",
    "Infinity",
    "1e309",
    "0/0",
    "1/0",
    "1_000",
    "1/1_0",
    "\u0663/\u0664",
    "\uff11",
    " 1/2",
    "1/2\n",
    "0x1",
    "0,5",
    "1.000,5",
    "1/2/3",
    "1 /2",
    "9" * 5000,
    "0." + "3" * 5000,
    True,
    False,
    None,
    float("nan"),
    float("inf"),
    -float("inf"),
    [1],
    {"a": 1},
    b"1/2",
]


@every_design
@pytest.mark.parametrize("value", NOT_NUMBERS, ids=lambda value: repr(value)[:12])
def test_what_is_no_number_is_refused_with_a_sentence(design, value):
    for name, parameter in design.written_parameters().items():
        given_, where = {
            ParameterKind.PROBABILITIES: ([value] * 4, f"{name}[0]"),
            ParameterKind.ROWS: ([[value] * 4] * 4, f"{name}[0][0]"),
        }.get(parameter.kind, (value, name))
        (said,) = [s for s in problems_of(design, {name: given_}) if s.startswith(f"{where} is ")]
        assert "which is not a number; write it as" in said


@every_design
@pytest.mark.parametrize("value", [-1, "-1/2", "101", 10**30, "1e40", -0.0000001])
def test_what_is_out_of_range_is_refused_with_the_range(design, value):
    for name, parameter in design.written_parameters().items():
        if parameter.kind in {ParameterKind.PROBABILITIES, ParameterKind.ROWS}:
            continue
        said = problems_of(design, {name: value})
        assert [s for s in said if s.endswith(f"it must be {parameter.allowed}.")]


@every_design
def test_ends_of_an_open_range_and_excluded_values_are_refused(design):
    for name, parameter in design.written_parameters().items():
        ends = [parameter.low, parameter.high] if parameter.is_open else []
        for value in (*ends, *parameter.excluding):
            said = problems_of(design, {name: str(value)})
            assert f'{name} is "{value}"; it must be {parameter.allowed}.' in said


@every_design
@pytest.mark.parametrize("k", [0, 1, 257])
def test_a_design_over_any_number_of_choices_refuses_fewer_than_two_and_too_many(design, k):
    if not design.derives_k:
        pytest.skip("its number of answers is fixed")
    said = problems_of(design, written_without_name(plain(design)), k)
    assert said == [f"k is {k}; it must be a whole number from 2 to 256."]


def written_without_name(design: Design) -> dict[str, object]:
    return {key: value for key, value in design.to_json().items() if key != "name"}


# the registry


def modules_of_designs():
    return [
        importlib.import_module(module.name)
        for module in pkgutil.walk_packages(
            surveyapp.designs.__path__, surveyapp.designs.__name__ + "."
        )
    ]


def test_every_design_in_the_folder_is_registered():
    forgotten = [
        f"{module.__file__}: {member.__name__} is not in DESIGNS"
        for module in modules_of_designs()
        for member in vars(module).values()
        if inspect.isclass(member)
        and issubclass(member, Design)
        and not inspect.isabstract(member)
        and member.__module__ == module.__name__
        and member not in DESIGNS
        and member is not NonAdherent  # an assumption about a design: no survey can ask by it
    ]
    assert not forgotten


@every_design
def test_a_design_lives_in_a_module_of_its_name(design):
    assert design.__module__.startswith("surveyapp.designs.")
    assert design.__module__.endswith(f".{design.name}")


@pytest.mark.parametrize(
    "listed",
    [CATALOGUE, *map(designs_for, (LISTED_ANSWERS, "number", "multiple_choice", "words"))],
    ids=("catalogue", LISTED_ANSWERS, "number", "multiple_choice", "words"),
)
def test_a_design_is_registered_under_its_own_name(listed):
    by_name = getattr(listed, "by_name", listed)
    assert [design.name for design in by_name.values()] == list(by_name)


def test_a_catalogue_loads_the_design_that_is_asked_for_and_no_other():
    program = (
        "import sys; from surveyapp.designs import CATALOGUE, DESIGN_BY_NAME, designs_for\n"
        "assert 'hadamard' in designs_for('listed') and 'nothing' not in DESIGN_BY_NAME\n"
        "loaded = {m.rpartition('.')[2] for m in sys.modules}\n"
        "assert not loaded & set(DESIGN_BY_NAME), loaded & set(DESIGN_BY_NAME)\n"
        "kind = CATALOGUE.by_name['two_stage_warner']\n"
        "loaded = {m.rpartition('.')[2] for m in sys.modules}\n"
        "print(kind.__name__, sorted(loaded & set(DESIGN_BY_NAME)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert done.stdout == "TwoStageWarner ['two_stage_warner']\n", done.stderr


def test_titles_of_designs_are_unique():
    assert len({design.title for design in CATALOGUE}) == len(CATALOGUE)


@every_design
def test_a_design_is_a_frozen_value(design):
    example = plain(design)
    assert example == plain(design)
    assert hash(example) == hash(plain(design))
    with pytest.raises((AttributeError, TypeError)):
        example.p_truth = Fraction(1, 2)


def test_a_channel_from_which_nothing_can_be_learned_says_so():
    half = (Fraction(1, 2), Fraction(1, 2))
    with pytest.raises(ChannelProblem, match="nothing can be learned"):
        Channel((half, half)).debiasing()


ENGLISH = frozenset({"cards", "items", "maximum", "minimum", "rows", "step", "variant"})
"""Names of parameters that are words which a sentence may have anyway."""


@pytest.mark.parametrize("design", CATALOGUE, ids=lambda design: design.name)
def test_a_screen_says_what_is_wrong_with_a_parameter_in_words_and_a_command_by_its_name(design):
    declared = design.parameters()
    stated = design.written_parameters()
    wrong = [{}, *({each: value} for each in stated for value in ("abc", "5000", [], ["1/2"] * 2))]
    wrong += [
        {**design.example, each: given} for each in stated for given in ("1/2", "1", ["1/2"] * 2)
    ]
    raw = {one for one in declared if len(one) > 1} - ENGLISH
    said = 0
    if "k" in declared:
        with pytest.raises(ParameterProblem) as caught:
            declared["k"].read("k", -3)
        assert sentence(caught.value.with_names(declared)).startswith(
            "‘the number of choices’ is -3"
        )
    for values in wrong:
        try:
            design.read(values, 3)
        except ParameterProblems as problems:
            for problem in problems.problems:
                on_screen = sentence(problem)
                for parameter in declared.values():
                    on_screen = on_screen.replace(parameter.meaning, "")
                words = {*re.findall(r"\w+", on_screen)}
                assert not words & raw, on_screen
                assert not [one for one in words if "_" in one], on_screen
                assert str(problem.facts["parameter"]) in str(problem)
                said += 1
    assert said or not stated
    for each, parameter in stated.items():
        label = parameter_label(each, parameter)
        assert label[:1].isupper() or label.startswith(f"{each}: "), label
        assert not {*re.findall(r"\w+", label)} & (raw - {*re.findall(r"\w+", parameter.meaning)})
