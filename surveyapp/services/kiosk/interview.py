"""One respondent's interview: a state machine without a screen.

Each rule (``survey.definition.rules``) is explained and practised once, directly before the first question
that has it: the practice draws rounds until the record has differed (``practice``).

The true answer lives for the length of one call to ``Interview.answer``: it comes in as an index, a set
of indices or a number, is combined with a coin that was drawn before it was looked at, and only the
report is kept. Nothing here stores it, logs it or shows it in a ``repr``.

Of a joint question the members are answered one after the other. Their answers wait, as indices, only
until the last of them: then one report is made of all and they are forgotten, as they are when the
respondent goes back, skips, stops or is timed out. They are never saved.

Where a survey asks each respondent only some questions of a group, these are drawn when the respondent
starts, before anything is asked and whatever is answered later. The others are passed over without
a screen and without coins, and stay empty in the record (``survey.asking`` says what empty means).

In the same way it is drawn at the start which arm of a question a respondent is in (``designs.arms``): with
coins or asked directly, or the one wording or the opposite one. Only what is read differs.

Questions that are not relevant are passed over in the same way. Conditions look at direct answers only,
which wait among the reports until the interview is saved or discarded; no randomized answer is ever
compared with anything. A direct answer that breaks its constraint is not kept: the question stays.

With a device of one's own a question begins with the steps: what to throw, then what it means. Its answers
are offered, and taken, once these were seen.

Where coins can be checked, a question begins with a commitment to a hidden coin and a card that the
respondent adds to it (``designs.checkable_coin``). A round can be opened until it is answered or, with
shown coins, until they are shown: who could throw away coins already seen would choose among them. In
the practice, and at questions where the survey allows it, the report waits under a seal of its own until
the respondent keeps it or has it shown; neither coin nor report has been seen then, so that the choice
changes no odds. What is shown is thrown away, and the answer is given again. A round that counts is
forgotten as it is used. How often somebody checked is not counted: it would tell who was wary.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import cast

from surveyapp.designs import Design, Mode
from surveyapp.designs.core.coins import (
    Coins,
    Randomizer,
    Randomizes,
    ShownCoin,
    Tosses,
    draw_order,
    draw_sample,
    draw_subset,
)
from surveyapp.designs.latent.arms import Arms
from surveyapp.designs.wording.wheel import reports_are_answers
from surveyapp.errors import SurveyAppError
from surveyapp.services.kiosk.checkable_coin import PRACTICE, Cards, CoinRound, answer_names
from surveyapp.services.kiosk.comprehension_check import CHECKS, ComprehensionCheck
from surveyapp.services.kiosk.practice import (
    PracticeRound,
    round_of,
    round_with,
    run_on,
    shown_rounds,
)
from surveyapp.services.kiosk.prepared_survey import PreparedSurvey
from surveyapp.services.kiosk.screen import OVER, PRACTISING, NotNow, Screen, Stage
from surveyapp.services.kiosk.versions import can_report, device_screens, question_in_sample
from surveyapp.storage.files.safe_files import NotFlushed
from surveyapp.survey.definition.presentation import Presentation
from surveyapp.survey.definition.promises import is_kept
from surveyapp.survey.definition.rules import Rule, rule_of
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.types.base import Answer, AskedQuestion, Question, Report
from surveyapp.survey.types.choices import may_prefer_not
from surveyapp.survey.types.joint import Joint


def _is_randomized(question: Question) -> bool:
    return isinstance(question, AskedQuestion) and question.design.is_randomized


def practised_rule(survey: Survey, question: Question) -> Rule | None:
    """Return the rule that is practised before a question; None where nothing is.

    Reports that are too many to list mean nothing to a respondent, so they are not practised. Nor is a rule
    before a question that no total counts: nothing comes of its report, and the practice shows what does.

    Parameters
    ----------
    survey
        the survey.
    question
        one of its questions as it is asked in the respondent's sample.
    """
    if not isinstance(question, AskedQuestion) or question.unlisted is not None:
        return None
    return rule_of(question) if is_kept(survey, question) else None


def has_cards(survey: Survey, asked: AskedQuestion, randomizer: Randomizes | None) -> bool:
    """Return whether respondents can check the coin of a question; where nothing is kept there is nothing to.

    Parameters
    ----------
    survey
        the survey.
    asked
        one of its questions as it is asked in the respondent's sample.
    randomizer
        what draws its reports here; None where nothing does.
    """
    is_listed = isinstance(randomizer, Randomizer)
    return survey.checkable_coins and is_listed and is_kept(survey, asked)


class Interview:
    """From the language to the thank-you; ``save`` stores the reports durably before the thank-you.

    ``screen`` is the present state. Every step that the screen does not offer raises
    ``NotNow``. Trouble (no randomness, a full disk) ends the interview with nothing recorded, or, where the
    disk reports an error once it is stored, with ``is_recorded``; ``trouble`` keeps it for the supervisor.
    """

    def __init__(
        self,
        prepared: PreparedSurvey,
        coins: Coins,
        save: Callable[[Sequence[str]], None],
        misunderstood: Callable[[], None] = lambda: None,
    ) -> None:
        self._prepared = prepared
        self._survey = prepared.survey
        self._coins = coins
        self._save = save
        self._misunderstood = misunderstood
        self._stage = Stage.LANGUAGE if len(self._survey.languages) > 1 else Stage.WELCOME
        self._language = self._survey.languages[0]
        self._at = 0
        self._places: tuple[int, ...] = tuple(range(len(self._survey.questions)))
        self._is_drawn = False
        self._parts: list[int] = []
        self._coin: ShownCoin | None = None
        self._round: CoinRound | None = None
        self._dealt = 0
        self._practice: PracticeRound | None = None
        self._rounds: tuple[PracticeRound, ...] = ()
        self._practised_at: dict[Rule, int] = {}
        self._check = ComprehensionCheck()
        self._is_checked = False
        self._has_misunderstood = False
        self._orders: dict[int, tuple[int, ...]] = {}
        self._reports: list[Report | None] = [None] * len(self._survey.questions)
        self._samples: list[int | None] = [None] * len(self._survey.questions)
        self._is_refused = False
        self._steps_seen = 0
        self.trouble: SurveyAppError | None = None
        self.is_recorded = False

    @property
    def screen(self) -> Screen:
        """Where the interview is."""
        is_question = self._stage is Stage.QUESTION
        is_about_one = is_question or self._stage is Stage.AFTER or self._stage in PRACTISING
        question = self._met(self._at) if is_about_one else None
        return Screen(
            stage=self._stage,
            language=self._language,
            question=question,
            member=self._member,
            number=self._number if is_question else 0,
            total=sum(map(self._screens, self._expected())),
            must_toss=self._must_toss,
            explains_cards=self._is_before_cards,
            coin=self._coin,
            takes_report=self._stage in {Stage.PRACTICE, Stage.QUESTION} and self._reports_itself,
            device_step=self._device_step,
            can_go_back=self._has_step_before or self._previous() is not None,
            can_skip=is_question
            and isinstance(question, AskedQuestion)
            and not question.required
            and self._coin is None
            and not self._is_opened
            and not self._is_sealed,
            rounds=self._rounds,
            check=self._check if self._stage is Stage.CHECK else None,
            order=self._order if is_question else (),
            is_refused=self._is_refused,
            cards=self._cards,
            is_recorded=self.is_recorded,
        )

    @property
    def is_over(self) -> bool:
        """Whether the respondent has nothing left to do."""
        return self._stage in OVER

    @property
    def has_begun(self) -> bool:
        """Whether the respondent ever went past Start, also where the interview is over by now."""
        return self._is_drawn or self._stage is Stage.TROUBLE

    def choose_language(self, language: str) -> None:
        """Go from the language screen to the welcome.

        Parameters
        ----------
        language
            The code of one of the survey's languages.
        """
        self._only_at(Stage.LANGUAGE)
        if language not in self._survey.languages:
            raise NotNow(language)
        self._language = language
        self._stage = Stage.WELCOME

    def go_on(self) -> None:
        """Go to the next screen; where shown coins have answered, record what they say."""
        match self._stage:
            case Stage.WELCOME:
                self._start()
            case Stage.PRACTICE | Stage.QUESTION if self._device_step is not None:
                self._steps_seen += 1
            case Stage.PRACTICE | Stage.QUESTION if self._is_opened:
                self._drop_round()
                self._deal()
            case Stage.PRACTICE if self._is_before_cards:
                self._deal()
            case Stage.PRACTICE_RESULT:
                self._end_practice()
            case Stage.CHECK if self._check.is_wrong:
                self._go_on_checking()
            case Stage.AFTER:
                self._stage = Stage.QUESTION
                self._advance()
            case Stage.QUESTION if self._is_note:
                self._advance()
            case Stage.QUESTION if self._forced is not None:
                self._keep(self._forced)
            case _:
                raise NotNow(self._stage)

    def answer_check(self, index: int) -> None:
        """Answer a question of the comprehension check; the answer is not kept.

        Parameters
        ----------
        index
            The index of the touched answer.
        """
        self._only_at(Stage.CHECK)
        if self._check.is_wrong or not 0 <= index < len(self._check.item.answers):
            raise NotNow(index)
        if index == self._check.item.right:
            self._go_on_checking()
            return
        self._check = replace(self._check, is_wrong=True)
        if not self._has_misunderstood:
            self._has_misunderstood = True
            self._misunderstood()

    def practise_again(self) -> None:
        """Go back from the practice's result to its question."""
        self._only_at(Stage.PRACTICE_RESULT)
        self._rounds = ()
        self._steps_seen = 0
        self._stage = Stage.PRACTICE
        self._deal()

    def pick(self, card: int) -> None:
        """Add the card that the respondent chose, before anything is answered."""
        if self._round is None or not self._round.offers(card):
            raise NotNow(self._stage)
        self._round.pick(card)

    def trust(self) -> None:
        """Let the system's generator pick the card, for those who do not want to."""
        if self._round is None or not self._round.offers(0):
            raise NotNow(self._stage)
        try:
            self._round.pick_for_respondent(self._coins)
        except SurveyAppError as problem:
            self._give_up(problem)

    def check(self) -> None:
        """Open the hidden coin and throw the round away; ``go_on`` then begins another."""
        if self._round is None or self._is_opened or self._is_sealed:
            raise NotNow(self._stage)
        self._parts.clear()
        self._round.open()

    def keep(self) -> None:
        """Let the sealed report count; nobody can ever open it."""
        if self._round is None or not self._is_sealed:
            raise NotNow(self._stage)
        self._settle(self._round.keep())

    def show(self) -> None:
        """Open the sealed report with its coin and throw both away; ``go_on`` then begins another round."""
        if self._round is None or not self._is_sealed:
            raise NotNow(self._stage)
        self._practice = None
        self._round.open(self._records())

    def toss(self) -> None:
        """Let the shown coins fall, before anything is answered; in the practice until they have answered."""
        if not self._must_toss:
            raise NotNow(self._stage)
        try:
            self._toss()
        except SurveyAppError as problem:
            self._give_up(problem)

    def answer(self, answer: Answer) -> None:
        """Randomize an answer, keep the report, and go on; the answer itself is forgotten.

        Parameters
        ----------
        answer
            The index of the touched answer; for multiple choice the set of the chosen indices; for a number
            question the exact number.
        """
        is_early = self._must_toss or self._is_waiting_for_cards or self._is_before_cards
        if is_early or self._forced is not None or not self._is_offered(answer):
            raise NotNow(self._stage)
        self._is_refused = not self._is_allowed(answer)
        if self._is_refused:
            return
        joint = self._joint
        if joint is not None and isinstance(answer, int):
            self._parts.append(answer)
            if len(self._parts) < len(joint.members):
                return
            answer = joint.combined(self._parts)
            self._parts.clear()
        try:
            if self._stage is Stage.PRACTICE:
                assert isinstance(answer, int)  # noqa: S101 - only listed answers are practised
                self._practise(answer)
                return
            report = self._report_of(answer)
        except SurveyAppError as problem:
            self._give_up(problem)
            return
        if self._round is not None and self._round.may_be_shown:
            assert isinstance(report, int)  # noqa: S101 - only listed reports have cards
            self._round.seal(report, self._records())
        else:
            self._keep(report)

    def report(self, report: int | Fraction) -> None:
        """Keep the report of the respondent's own device; no answer ever comes here.

        It is another method than ``answer``, so that a view which offers answers can never record one as a
        report.

        Parameters
        ----------
        report
            The index of what was touched among the ``touchable``, or the number.
        """
        asked = self._asked
        if asked is None or not self._reports_itself or not can_report(asked, report):
            raise NotNow(self._stage)
        if self._device_step is not None:  # nobody answers before it is said what is answered
            raise NotNow(self._stage)
        if self._stage is Stage.PRACTICE:
            assert isinstance(report, int)  # noqa: S101 - only listed reports are practised
            self._show_rounds(PracticeRound(report, report))
        else:
            self._keep(report)

    def skip(self) -> None:
        """Leave a question that need not be answered."""
        if not self.screen.can_skip:
            raise NotNow(self._stage)
        self._reports[self._at] = None
        self._parts.clear()
        self._advance()

    def back(self) -> None:
        """Go to the screen before; what was recorded there is cleared.

        There is no way back to a question whose coins have fallen, the kiosk's or one's own: a second
        flip of the same coins would average them out.
        """
        if self._has_step_before:
            self._steps_seen -= 1
            self._is_refused = False
            return
        target = self._previous()
        if target is None:
            raise NotNow(self._stage)
        self._steps_seen = 0
        if self._parts:
            self._parts.pop()
            return
        self._stage, self._at = target
        self._drop_round()
        if self._stage is Stage.LANGUAGE:  # the first screen does not record what was touched on it
            self._language = self._survey.languages[0]
        self._practice = None
        self._rounds = ()
        self._is_refused = False
        self._reports[self._at] = None
        if self._stage is Stage.QUESTION:
            self._deal()

    def discard(self) -> None:
        """Stop and forget everything. Allowed on every screen before the thank-you."""
        if self._stage in {Stage.THANKS, Stage.TROUBLE}:
            raise NotNow(self._stage)
        self._forget()
        self._stage = Stage.DISCARDED

    def __repr__(self) -> str:
        return f"<Interview at {self._stage.value}>"

    # The details of the steps above.

    @property
    def _member(self) -> AskedQuestion | None:
        """The member whose answer is wanted next; None where there is nothing to answer."""
        joint = self._joint
        is_early = self._must_toss or self._is_waiting_for_cards
        if joint is None or is_early or self._forced is not None:
            return None
        return joint.members[len(self._parts)]

    @property
    def _joint(self) -> Joint | None:
        """The joint question that is asked; its practice has no members, only combinations."""
        question = self._survey.questions[self._at]
        is_asked = self._stage is Stage.QUESTION
        return question if is_asked and isinstance(question, Joint) else None

    def _screens(self, place: int) -> int:
        """Return how many screens the question at ``place`` counts as."""
        question = self._survey.questions[place]
        return len(question.answered_together) or 1

    @property
    def _number(self) -> int:
        return sum(map(self._screens, self._before())) + len(self._parts) + 1

    def _start(self) -> None:
        """Draw what is asked, once, and go to the first question or its practice."""
        try:
            self._draw_questions()
        except SurveyAppError as problem:
            self._give_up(problem)
            return
        self._at = self._places[0]
        self._reach()

    def _draw_questions(self) -> None:
        """Draw of each group which of its questions are asked: one whole number a group."""
        if self._is_drawn:
            return
        left_out: set[str] = set()
        for group in self._survey.groups:
            drawn = draw_subset(len(group.of), group.size, self._coins)
            left_out |= {name for place, name in enumerate(group.of) if place not in drawn}
        self._places = tuple(
            place
            for place, question in enumerate(self._survey.questions)
            if question.id not in left_out
        )
        self._draw_arms()
        self._is_drawn = True

    def _draw_arms(self) -> None:
        """Draw the arms of all questions that can be asked: who is asked directly practises no coins."""
        for place in self._places:
            question = self._survey.questions[place]
            if isinstance(question, AskedQuestion) and isinstance(question.design, Arms):
                self._samples[place] = draw_sample(question.design.sample_shares, self._coins)

    @property
    def _randomizer(self) -> Randomizes | None:
        if self._stage not in {Stage.PRACTICE, Stage.QUESTION}:
            return None
        made = self._prepared.by_sample[self._at]
        return made[(self._samples[self._at] or 1) - 1] if made else None

    @property
    def _asked(self) -> AskedQuestion | None:
        if self._stage not in {Stage.PRACTICE, Stage.QUESTION}:
            return None
        question = self._met(self._at)
        return question if isinstance(question, AskedQuestion) else None

    def _met(self, place: int) -> Question:
        """Return the question as this respondent meets it: with the instruction of the drawn sample."""
        question = self._survey.questions[place]
        if not isinstance(question, AskedQuestion):
            return question
        return question_in_sample(question, self._samples[place] or 1)

    def _draw_sample(self) -> None:
        """Draw the sample of the question that is reached, once and before anything is answered.

        A practised question is reached when it is explained: one practises the version that one gets.
        """
        question = self._survey.questions[self._at]
        if not isinstance(question, AskedQuestion) or question.samples == 1:
            return
        if self._samples[self._at] is None:
            try:
                self._samples[self._at] = draw_sample(question.design.sample_shares, self._coins)
            except SurveyAppError as problem:
                self._give_up(problem)

    @property
    def _is_note(self) -> bool:
        return self._stage is Stage.QUESTION and self._asked is None

    def _is_offered(self, answer: Answer) -> bool:
        asked = self._asked
        if asked is None or self._reports_itself:
            return False
        return (self._member or asked).is_answer(answer)

    @property
    def _reports_itself(self) -> bool:
        return self._asked is not None and self._asked.mode is Mode.OWN_DEVICE

    @property
    def _device_step(self) -> int | None:
        """Which screen before the answers it is, with a device of one's own; None: they are seen."""
        asked = self._asked
        if asked is None or not self._reports_itself:
            return None
        return self._steps_seen if self._steps_seen < len(device_screens(asked)) else None

    @property
    def _has_step_before(self) -> bool:
        return self._reports_itself and self._steps_seen > 0

    @property
    def _must_toss(self) -> bool:
        asked = self._asked
        is_shown = asked is not None and asked.mode is Mode.SHOWN_COINS
        is_early = self._is_waiting_for_cards or self._is_before_cards
        return is_shown and self._randomizer is not None and self._coin is None and not is_early

    @property
    def _has_cards(self) -> bool:
        asked = self._asked
        return asked is not None and has_cards(self._survey, asked, self._randomizer)

    @property
    def _is_before_cards(self) -> bool:
        """Whether the rule is explained first, before cards are dealt for its practice."""
        return self._stage is Stage.PRACTICE and self._has_cards and self._round is None

    @property
    def _cards(self) -> Cards | None:
        return None if self._round is None else self._round.seen

    @property
    def _is_waiting_for_cards(self) -> bool:
        return self._cards is not None and self._cards.is_waiting

    @property
    def _is_opened(self) -> bool:
        return self._cards is not None and self._cards.opened is not None

    @property
    def _is_sealed(self) -> bool:
        return self._cards is not None and self._cards.is_sealed

    def _deal(self) -> None:
        """Commit to a hidden coin where one is wanted, before anything is answered."""
        if not self._has_cards or self._round is not None or self._coin is not None:
            return
        randomizer = cast(Randomizer, self._randomizer)
        asked = self._asked
        assert asked is not None  # noqa: S101 - there is no randomizer without one
        is_practice = self._stage is Stage.PRACTICE
        is_shown = asked.mode is Mode.SHOWN_COINS
        self._dealt += 1
        name = f"{asked.id}.{PRACTICE if is_practice else ''}{self._dealt}"
        try:
            self._round = CoinRound(
                randomizer,
                self._coins,
                is_shown=is_shown,
                may_be_shown=not is_shown and (is_practice or asked.challenge),
                context=self._prepared.context(name),
            )
        except SurveyAppError as problem:
            self._give_up(problem)

    def _records(self) -> tuple[str, ...]:
        """Return each report of the present question as seals write it: as it is recorded."""
        asked = self._asked
        assert asked is not None  # noqa: S101 - only what is asked is sealed
        assert isinstance(asked.design, Design)  # noqa: S101 - only one channel has cards
        is_practice = self._stage is Stage.PRACTICE
        return asked.design.reports(answer_names(asked, is_practice=is_practice))

    def _settle(self, report: int) -> None:
        """Take the report that was kept; in the practice, draw the rounds that follow it."""
        if self._practice is None:
            self._keep(report)
            return
        try:
            self._run_on(self._practice)
        except SurveyAppError as problem:
            self._give_up(problem)

    def _practise(self, answer: int) -> None:
        """Draw rounds until the record differs; with cards the first of them waits until it is kept."""
        randomizer = self._randomizer
        assert randomizer is not None  # noqa: S101 - what is practised is randomized
        if self._round is None:
            self._run_on(round_with(randomizer, answer, self._coins))
            return
        self._practice = round_of(cast(Randomizer, randomizer), answer, self._round.use())
        report = cast(int, self._practice.recorded)  # a practised answer is no secret
        self._round.seal(report, self._records())

    def _run_on(self, first: PracticeRound) -> None:
        randomizer, asked = self._randomizer, self._asked
        assert randomizer is not None  # noqa: S101 - what is practised is randomized
        assert asked is not None  # noqa: S101
        names_answers = isinstance(asked.design, Design) and reports_are_answers(asked.design)
        self._show_rounds(*run_on(first, randomizer, self._coins, names_answers=names_answers))

    def _toss(self) -> None:
        if self._stage is Stage.PRACTICE:
            randomizer = cast(Randomizer, self._randomizer)  # what is practised has a wheel
            card = None if self._round is None else self._round.use()
            self._show_rounds(*shown_rounds(randomizer, self._coins, card))
        elif self._round is not None:
            self._coin = cast(Randomizer, self._randomizer).shown(self._round.use())
            self._drop_round()
        else:
            self._coin = cast(Tosses, self._randomizer).toss(self._coins)

    def _drop_round(self) -> None:
        if self._round is not None:
            self._round.forget()
            self._round = None

    @property
    def _forced(self) -> int | None:
        return None if self._coin is None else self._coin.forced

    def _report_of(self, answer: Answer) -> Report:
        randomizer = self._randomizer
        if (
            randomizer is None or self._coin is not None
        ):  # direct, or the coins asked for the answer
            return answer
        if self._round is not None:
            assert isinstance(answer, int)  # noqa: S101 - only listed answers have cards
            return cast(Randomizer, randomizer).report(answer, self._round.use())
        return randomizer.randomize(answer, self._coins)

    @property
    def _leads(self) -> Presentation:
        return self._survey.presentation

    def _end_practice(self) -> None:
        """Go on to the check, where there is one and a report proves nothing; else to the questions."""
        self._rounds = ()
        self._check = ComprehensionCheck()
        asked = self._met(self._at)
        is_safe = isinstance(asked, AskedQuestion) and asked.design.worst_ratio is not None
        if self._leads.comprehension_check and is_safe and not self._is_checked:
            self._stage = Stage.CHECK
        else:
            self._end_rule()

    def _go_on_checking(self) -> None:
        if self._check.place + 1 < len(CHECKS):
            self._check = ComprehensionCheck(self._check.place + 1)
        else:
            self._is_checked = True
            self._end_rule()

    def _end_rule(self) -> None:
        """Go from the practice to the question whose rule it was."""
        rule = practised_rule(self._survey, self._met(self._at))
        assert rule is not None  # noqa: S101 - it was practised
        self._practised_at[rule] = self._at
        self._begin_question()

    def _reach(self) -> None:
        """Come to a question: to its practice, where its rule has not been practised, else to itself."""
        self._steps_seen = 0
        self._stage = Stage.QUESTION
        self._draw_sample()
        if self._stage is not Stage.QUESTION:  # no randomness
            return
        rule = practised_rule(self._survey, self._met(self._at))
        if rule is None or rule in self._practised_at:
            self._begin_question()
        else:
            self._stage = Stage.PRACTICE

    def _begin_question(self) -> None:
        """Draw what a question needs before it is shown: order of answers, hidden coin."""
        self._steps_seen = 0
        self._stage = Stage.QUESTION
        if self._leads.random_answer_order:
            self._draw_order()
        self._deal()

    def _draw_order(self) -> None:
        """Draw in which order so many answers stand, once for all questions of this interview.

        Who has learned that "Yes" stands first shall find it there at the next question too.
        """
        moving = self._moving
        if moving is None or moving in self._orders:
            return
        try:
            self._orders[moving] = draw_order(moving, self._coins)
        except SurveyAppError as problem:
            self._give_up(problem)

    @property
    def _moving(self) -> int | None:
        """How many answers of the present question change places; that one prefers not to say does not."""
        question = self._survey.questions[self._at]
        if not isinstance(question, AskedQuestion) or not question.has_free_order:
            return None
        return len(question.answers) - may_prefer_not(question)

    @property
    def _order(self) -> tuple[int, ...]:
        """In which order the answers of the present question stand; empty where it is their own."""
        moving = self._moving
        if moving is None or moving not in self._orders:
            return ()
        last = range(moving, moving + may_prefer_not(self._survey.questions[self._at]))
        return (*self._orders[moving], *last)

    def _show_rounds(self, *rounds: PracticeRound) -> None:
        self._rounds = rounds
        self._practice = None
        self._drop_round()
        self._stage = Stage.PRACTICE_RESULT

    def _keep(self, report: Report) -> None:
        self._reports[self._at] = report
        self._coin = None
        asked = self._asked
        if asked is not None and asked.design.is_randomized and self._leads.after_words:
            self._stage = Stage.AFTER
        else:
            self._advance()

    def _advance(self) -> None:
        self._is_refused = False
        self._drop_round()
        following = self._following()
        if following is not None:
            self._at = following
            self._reach()
            return
        try:
            self._save(self._recorded_values())
        except NotFlushed as problem:
            self.is_recorded = True
            self._give_up(problem)
            return
        except SurveyAppError as problem:
            self._give_up(problem)
            return
        self.is_recorded = True
        self._forget()
        self._stage = Stage.THANKS

    def _recorded_values(self) -> list[str]:
        recorded: list[str] = []
        for place, (report, sample) in enumerate(zip(self._reports, self._samples, strict=True)):
            question, met = self._survey.questions[place], self._met(place)
            if isinstance(question, AskedQuestion) and isinstance(met, AskedQuestion):
                recorded += question.cells(self._recorded(met, report), sample)
        return recorded

    def _previous(self) -> tuple[Stage, int] | None:
        if self._coin is not None or self._is_opened or self._is_sealed:
            return None
        has_languages = len(self._survey.languages) > 1
        match self._stage:
            case Stage.WELCOME if has_languages:
                return Stage.LANGUAGE, 0
            case Stage.PRACTICE_RESULT | Stage.CHECK:
                return Stage.PRACTICE, self._at
            case Stage.QUESTION if self._parts:
                return Stage.QUESTION, self._at
            case Stage.QUESTION if self._was_practised_here:
                return Stage.PRACTICE, self._at
            case Stage.PRACTICE | Stage.QUESTION if not self._before():
                return Stage.WELCOME, self._places[0]
            case Stage.PRACTICE | Stage.QUESTION:
                before = self._before()[-1]
                is_randomized = _is_randomized(self._survey.questions[before])
                return None if is_randomized else (Stage.QUESTION, before)
        return None

    @property
    def _was_practised_here(self) -> bool:
        """Whether the practice came directly before the present question."""
        rule = practised_rule(self._survey, self._met(self._at))
        return rule is not None and self._practised_at.get(rule) == self._at

    def _following(self) -> int | None:
        """Return the place of the next question that was drawn and is relevant."""
        cells, leads = self._direct_cells(), self._prepared.route
        place = leads.following(self._at, cells)
        while place is not None and place not in self._places:
            place = leads.following(place, cells)
        return place

    def _before(self) -> list[int]:
        """Return the places of the questions that led to the present one."""
        led = self._prepared.route.before(self._at, self._direct_cells())
        return [place for place in led if place in self._places]

    def _direct_cells(self) -> dict[str, str]:
        """Return what is recorded so far of the direct questions that conditions look at."""
        looked_at = self._prepared.route.looked_at
        pairs = zip(self._survey.questions, self._reports, strict=True)
        return {
            question.id: self._recorded(looked_at[question.id], report)
            for question, report in pairs
            if question.id in looked_at
        }

    @staticmethod
    def _recorded(asked: AskedQuestion, report: Report | None) -> str:
        return "" if report is None else asked.written(report)

    def _expected(self) -> list[int]:
        """Return the places of the questions that are asked, as far as is known yet."""
        if self._stage is not Stage.QUESTION and self._stage not in PRACTISING:
            return list(self._places)
        may_come = self._prepared.route.expected(self._at, self._direct_cells())
        return [place for place in may_come if place in self._places]

    def _is_allowed(self, answer: Answer) -> bool:
        asked, leads = self._asked, self._prepared.route
        if asked is None or self._stage is not Stage.QUESTION or not leads.constrains(self._at):
            return True
        return leads.allows(self._at, self._recorded(asked, answer), self._direct_cells())

    def _give_up(self, problem: SurveyAppError) -> None:
        self.trouble = problem
        self._forget()
        self._stage = Stage.TROUBLE

    def _forget(self) -> None:
        for place in range(len(self._reports)):
            self._reports[place] = None
            self._samples[place] = None
        self._parts.clear()
        self._coin = None
        self._drop_round()
        self._dealt = 0
        self._practice = None
        self._rounds = ()
        self._practised_at.clear()
        self._check = ComprehensionCheck()
        self._orders.clear()
        self._steps_seen = 0
        self._is_refused = False
        self._at = 0
        self._places = tuple(range(len(self._survey.questions)))

    def _only_at(self, stage: Stage) -> None:
        if self._stage is not stage:
            raise NotNow(self._stage)
