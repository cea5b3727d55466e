"""Every screen that a survey can show in a language, whatever is drawn and answered.

What stands on them is what must be recorded so that the survey can be heard: each sample's version of a
question, each fall of shown coins, each outcome of a practice round, each way an interview can end.
Nothing is answered here, and no coin falls.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import product

from surveyapp.designs import Design, Mode
from surveyapp.designs.core.checkable_coin import Opening, RoundContext
from surveyapp.designs.core.coins import Randomizer, Randomizes, ShownCoin
from surveyapp.designs.wording.wheel import wheel_of
from surveyapp.services.kiosk.checkable_coin import Cards, OpenedRound
from surveyapp.services.kiosk.comprehension_check import CHECKS, ComprehensionCheck
from surveyapp.services.kiosk.interview import has_cards, practised_rule
from surveyapp.services.kiosk.practice import PracticeRound
from surveyapp.services.kiosk.prepared_survey import PreparedSurvey, prepare_survey
from surveyapp.services.kiosk.screen import Screen, Stage
from surveyapp.services.kiosk.versions import device_screens, question_in_sample
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.types.base import AskedQuestion, Question

NO_SEAL = bytes(32)


def every_screen(survey: Survey, language: str) -> Iterator[Screen]:
    """Yield each screen that an interview can come to, in the order in which it would.

    Screens that differ in nothing that is said, such as the place of a question among the others, come
    once.

    Parameters
    ----------
    survey
        The survey.
    language
        One of its languages.
    """
    prepared = prepare_survey(survey)
    if len(survey.languages) > 1:
        yield Screen(Stage.LANGUAGE, language)
    yield Screen(Stage.WELCOME, language, can_go_back=len(survey.languages) > 1)
    for question in survey.questions:
        for _, met in _versions(question):
            yield from _practice(prepared, met, language)
    for place, question in enumerate(survey.questions):
        for sample, met in _versions(question):
            yield from _asked(prepared, place, sample, met, language)
    for is_recorded in (False, True):
        yield Screen(Stage.TROUBLE, language, is_recorded=is_recorded)
    yield Screen(Stage.THANKS, language, is_recorded=True)


def _versions(question: Question) -> Iterator[tuple[int, Question]]:
    """Yield each sample of a question, with the question as its respondents meet it."""
    if not isinstance(question, AskedQuestion):
        yield 1, question
        return
    for sample in range(1, question.samples + 1):
        yield sample, question_in_sample(question, sample)


def _practice(prepared: PreparedSurvey, met: Question, language: str) -> Iterator[Screen]:
    """Yield practice, its rounds and the check of a question that can be practised."""
    if practised_rule(prepared.survey, met) is None:
        return
    if not isinstance(met, AskedQuestion) or not isinstance(met.design, Design):
        return
    asked = Screen(Stage.PRACTICE, language, met, can_go_back=True)
    if prepared.survey.checkable_coins and met.mode is not Mode.OWN_DEVICE:
        yield replace(asked, explains_cards=True)
        for randomizer in met.design.randomizers():
            assert isinstance(randomizer, Randomizer)  # noqa: S101 - cards are of one coin
            yield from _rounds_of_cards(asked, randomizer, met)
    asked = replace(asked, takes_report=met.mode is Mode.OWN_DEVICE)
    yield replace(asked, must_toss=met.mode is Mode.SHOWN_COINS)
    for rounds in _runs(met):
        yield Screen(Stage.PRACTICE_RESULT, language, met, can_go_back=True, rounds=rounds)
    if prepared.survey.presentation.comprehension_check and met.design.worst_ratio is not None:
        for number, is_wrong in product(range(len(CHECKS)), (False, True)):
            check = ComprehensionCheck(number, is_wrong)
            yield Screen(Stage.CHECK, language, met, check=check, can_go_back=True)


def _runs(met: AskedQuestion) -> Iterator[tuple[PracticeRound, ...]]:
    """Yield what the rounds of a practice can come to, whatever is touched: the shortest run of each kind."""
    assert isinstance(met.design, Design)  # noqa: S101 - only these are practised
    channel = met.design.channel
    reports = range(channel.reports)
    if met.mode is Mode.OWN_DEVICE:
        yield from ((PracticeRound(report, report),) for report in reports)
    elif met.mode is Mode.SHOWN_COINS:
        yield (PracticeRound(None, None, 0),)
        wheel = wheel_of(met.design, met.mode)
        shares = () if wheel is None else wheel.forced
        forced = [report for report, share in enumerate(shares) if share]
        yield from ((PracticeRound(None, report, 1 + report),) for report in forced)
    else:
        for touched, row in enumerate(channel.rows):
            certain = 1 in row
            first = PracticeRound(touched, row.index(Fraction(1)) if certain else 0)
            for other, varied in enumerate(channel.rows):
                if 1 not in varied and (other != touched) == certain:
                    yield from ((first, PracticeRound(other, report)) for report in reports)


def _asked(
    prepared: PreparedSurvey, place: int, sample: int, met: Question, language: str
) -> Iterator[Screen]:
    """Yield a question in all its states, and the words after it."""
    total = len(prepared.survey.questions)
    screen = Screen(
        Stage.QUESTION, language, met, number=place + 1, total=total, can_go_back=place > 0
    )
    if not isinstance(met, AskedQuestion):
        yield screen
        return
    screen = replace(screen, takes_report=met.mode is Mode.OWN_DEVICE, can_skip=not met.required)
    for each in _states(prepared, place, sample, screen):
        yield each
        if prepared.route.constrains(place) and each.coin is None and not each.must_toss:
            yield replace(each, is_refused=True)
    if met.design.is_randomized and prepared.survey.presentation.after_words:
        yield Screen(Stage.AFTER, language, met)


def _states(prepared: PreparedSurvey, place: int, sample: int, screen: Screen) -> Iterator[Screen]:
    """Yield the screen with each member of a joint question, before and after shown coins fall."""
    question = screen.question
    assert isinstance(question, AskedQuestion)  # noqa: S101 - the caller has looked
    for step in range(len(device_screens(question))):
        yield replace(screen, device_step=step)
    together = question.answered_together if screen.stage is Stage.QUESTION else ()
    members = together or (None,)
    made = prepared.by_sample[place]
    randomizer = made[sample - 1] if made else None
    if has_cards(prepared.survey, question, randomizer) and isinstance(randomizer, Randomizer):
        yield from _rounds_of_cards(screen, randomizer, question)
    if question.mode is not Mode.SHOWN_COINS or randomizer is None:
        yield from (replace(screen, member=member) for member in members)
        return
    yield replace(screen, must_toss=True)
    for coin in _falls(randomizer):
        fallen = replace(screen, coin=coin, can_skip=False, can_go_back=False)
        if coin.forced is None:
            yield from (replace(fallen, member=member) for member in members)
        else:
            yield fallen


def _rounds_of_cards(
    screen: Screen, randomizer: Randomizer, question: AskedQuestion
) -> Iterator[Screen]:
    """Yield where a card is picked, a report kept or shown, and a round opened; its numbers stand for all."""
    dealt = Cards(randomizer.denominator, NO_SEAL, None, None)
    yield replace(screen, cards=dealt)
    may_be_shown = question.challenge or screen.stage is Stage.PRACTICE
    may_be_shown = may_be_shown and question.mode is not Mode.SHOWN_COINS
    if may_be_shown:
        yield replace(screen, cards=replace(dealt, picked=0, report_seal=NO_SEAL))
    for opened in _opened_rounds(randomizer, question, is_sealed=may_be_shown):
        yield replace(screen, cards=replace(dealt, picked=opened.card, opened=opened))


def _opened_rounds(
    randomizer: Randomizer, question: AskedQuestion, *, is_sealed: bool
) -> Iterator[OpenedRound]:
    """Yield each kind of round that can be opened: without a card, and whatever the coin does."""
    context = RoundContext(NO_SEAL.hex(), NO_SEAL.hex(), question.id)
    opening = Opening(randomizer.denominator, 0, NO_SEAL, context)
    yield OpenedRound(opening, None, None, (), None)
    if question.mode is Mode.SHOWN_COINS:
        yield from (OpenedRound(opening, 0, 0, (), fall) for fall in _falls(randomizer))
        return
    answers, coins = range(randomizer.answers), range(randomizer.denominator)
    made = dict.fromkeys(
        tuple(randomizer.report(answer, coin) for answer in answers) for coin in coins
    )
    for reports in made:
        opened = OpenedRound(opening, 0, 0, reports, None)
        yield opened
        if is_sealed:
            yield from (replace(opened, reported=report) for report in dict.fromkeys(reports))


def _falls(randomizer: Randomizes) -> Iterator[ShownCoin]:
    """Yield each thing that shown coins can decide, once."""
    if not isinstance(randomizer, Randomizer):
        yield from (ShownCoin(None, question=question) for question in (1, 2))
        return
    coin = 0
    while coin < randomizer.denominator:  # equal falls lie side by side
        fall = randomizer.shown(coin)
        yield fall
        low, high = coin, randomizer.denominator
        while high - low > 1:
            middle = (low + high) // 2
            low, high = (middle, high) if randomizer.shown(middle) == fall else (low, middle)
        coin = high
