"""Planning before anybody is asked: sample size, the error reached, power, and which design to take."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import TYPE_CHECKING, Any, ClassVar

from surveyapp.analyses.base.analysis import Analysis, SourceKind
from surveyapp.analyses.base.formats import COUNT, EPSILON, GIVEN, GIVEN_SHARE, PRECISE, SHARE, TEXT
from surveyapp.analyses.base.progress import Progress, no_progress
from surveyapp.analyses.base.tables import ESSENTIAL, FILE, USUAL, Chart, Column, Table
from surveyapp.analyses.charts.curves import Line, PowerCurve, SizeCurves
from surveyapp.analyses.computation.planning.held import (
    DESIGN_NAME,
    SEALED,
    TALLIES,
    HeldRow,
    design_in_tallies,
    held_rows,
)
from surveyapp.analyses.computation.planning.sample_size import (
    Assumptions,
    ComparedOracle,
    CurvePoint,
    PlanRow,
    PowerRow,
    RankedDesign,
    best_designs,
    choose_oracle,
    contrast_of,
    plan_curve,
    plan_error,
    plan_n,
    plan_power,
    read_design_nuisances,
)
from surveyapp.analyses.words.columns import coded, unless_ids
from surveyapp.analyses.words.design_titles import design_title, stated_briefly
from surveyapp.estimation.planning.power import Contrast
from surveyapp.estimation.planning.sample_size import SampleSizeMethod
from surveyapp.estimation.planning.target import ALL, Plannable
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message
from surveyapp.messages.notice import Notice
from surveyapp.options import (
    OptionProblem,
    choice,
    exact_number,
    flag,
    number,
    numbers,
    pairs,
    text,
    whole,
)

if TYPE_CHECKING:
    from surveyapp.analyses.charts.text import ChartText

TITLES = {
    SampleSizeMethod.CHEBYSHEV: QT_TRANSLATE_NOOP("analyses", "Chebyshev"),
    SampleSizeMethod.HOEFFDING: QT_TRANSLATE_NOOP("analyses", "Hoeffding"),
    SampleSizeMethod.NORMAL: QT_TRANSLATE_NOOP("analyses", "Normal"),
    SampleSizeMethod.EXACT: QT_TRANSLATE_NOOP("analyses", "Exact binomial"),
}
PROMISES = {
    SampleSizeMethod.CHEBYSHEV: QT_TRANSLATE_NOOP("messages", "Always holds."),
    SampleSizeMethod.HOEFFDING: QT_TRANSLATE_NOOP("messages", "Always holds."),
    SampleSizeMethod.NORMAL: QT_TRANSLATE_NOOP("messages", "The usual approximation."),
    SampleSizeMethod.EXACT: QT_TRANSLATE_NOOP("messages", "Computed, not approximated."),
}
EACH_IN_TURN = "planned for each answer in turn; the other answers divide at their worst"
ONE_ANSWER = "planned for answer {target}; the other answers divide at their worst"
WORST_CASE = QT_TRANSLATE_NOOP("analyses", "worst case")


def design_words(design: Plannable) -> tuple[str, ...]:
    """Return the options of the command that describe a design.

    Parameters
    ----------
    design
        The design.
    """
    stated = ((name, value) for name, value in design.to_json().items() if name != "name")
    settings = [f"{name}={_setting(value)}" for name, value in stated]
    if design.derives_k:
        settings.append(f"k={design.answer_count}")
    return ("--design", design.name, *(word for one in settings for word in ("--set", one)))


def stated_pairs(design: Plannable) -> tuple[tuple[str, str], ...]:
    """Return a design as the option ``tallies`` takes it.

    Parameters
    ----------
    design
        The design.
    """
    stated = ((name, value) for name, value in design.to_json().items() if name != "name")
    return ((DESIGN_NAME, design.name), *((name, _setting(value)) for name, value in stated))


def _setting(value: object) -> str:
    """Return a parameter as ``plan --set`` takes it."""
    if not isinstance(value, list):
        return str(value)
    rows = [",".join(map(str, row)) if isinstance(row, list) else str(row) for row in value]
    is_rows = any(isinstance(row, list) for row in value)
    return (";" if is_rows else ",").join(rows)


@dataclass(frozen=True, slots=True)
class Planned:
    """What was planned; of its tables there is one."""

    asked: Plan
    """The request."""
    design: Plannable | None = None
    """The design; None where designs are compared."""
    sizes: tuple[PlanRow, ...] = ()
    """Interviews, or the error reached, by method."""
    curve: tuple[CurvePoint, ...] = ()
    """Interviews over the error."""
    powers: tuple[PowerRow, ...] = ()
    """The power at one or several sizes."""
    designs: tuple[RankedDesign, ...] = ()
    oracles: tuple[ComparedOracle, ...] = ()
    """Designs by the interviews that they need, and by their errors."""
    held: tuple[HeldRow, ...] = ()
    """The same error sealed to a key, and with tallies."""
    reason: Notice | None = None
    """Why the first of ``oracles`` is to be taken."""
    survey: None = None
    warnings: tuple[str, ...] = ()


def _promise(row: PlanRow, _planned: Planned, _labels: Any, _level: float) -> tuple[Notice, ...]:
    return (Notice(Message(PROMISES[SampleSizeMethod(row.method)])),)


def _power_line(planned: Planned) -> Iterator[str]:
    """Yield the one power as a sentence."""
    (row,) = planned.powers
    each = "" if row.reference is None else " in each of the two groups"
    yield f"n = {row.n}{each}: power {row.power:.4f}"


def _size_curves(
    _planned: Planned, rows: Sequence[Any], pen: ChartText, _hints: Sequence[str]
) -> SizeCurves:
    names = dict.fromkeys(row.method for row in rows)
    lines = tuple(
        Line(
            pen.say(TITLES[SampleSizeMethod(name)]),
            tuple(row.error for row in rows if row.method == name),
            tuple(row.n for row in rows if row.method == name),
        )
        for name in names
    )
    return SizeCurves(lines, pen.say(ERROR), pen.say(INTERVIEWS), pen.say(SIZE_CHART))


def _power_curve(
    _planned: Planned, rows: Sequence[PowerRow], pen: ChartText, _hints: Sequence[str]
) -> PowerCurve | None:
    if len(rows) < 2:
        return None
    across = EACH_GROUP if rows[0].reference is not None else INTERVIEWS
    points = tuple((row.n, row.power) for row in rows)
    return PowerCurve(points, None, pen.say(across), pen.say(POWER), pen.say(POWER_CHART))


ERROR = QT_TRANSLATE_NOOP("analyses", "Error")
INTERVIEWS = QT_TRANSLATE_NOOP("analyses", "Interviews")
EACH_GROUP = QT_TRANSLATE_NOOP("analyses", "Interviews in each group")
POWER = QT_TRANSLATE_NOOP("analyses", "Power")
SIZE_CHART = QT_TRANSLATE_NOOP(
    "analyses", "Chart of interviews needed against the error, by method"
)
POWER_CHART = QT_TRANSLATE_NOOP(
    "analyses", "Chart of the probability of detecting the difference, by number of interviews"
)

DESIGN = Column("design", "Design", TEXT, FILE, "the design that is planned")
NAMED = replace(DESIGN, priority=ESSENTIAL, label=unless_ids("design", design_title))
METHOD = Column(
    "method",
    "Method",
    TEXT,
    ESSENTIAL,
    "how the number was computed",
    words={one.value: title for one, title in TITLES.items()},
)
N = Column(
    "n", INTERVIEWS, COUNT, ESSENTIAL, "interviews; people to approach where some do not answer"
)
ALLOWED = Column(
    "error", ERROR, GIVEN, ESSENTIAL, "the half width of the interval, as a share or in units"
)
CONFIDENCE = Column(
    "confidence", "Confidence", GIVEN_SHARE, USUAL, "how often the error stays within"
)
TARGET = Column("target", "Answer", TEXT, FILE, "the answer that is planned for")
STATED = coded(
    "stated",
    "Parameters",
    "of the design",
    lambda row, *_: stated_briefly(row.design, row.stated),
    short="parameters",
)
LOSS = Column(
    "epsilon", "ε", EPSILON, ESSENTIAL, "privacy loss, in natural-log units, rounded up", short="ε"
)


def _file_only(column: Column) -> Column:
    return column.of_priority(FILE)


SIZES: Table[Planned] = Table(
    key="",
    title="Sample size",
    rows=lambda planned: planned.sizes,
    columns=(
        DESIGN,
        METHOD,
        Column(
            "part",
            "Error of",
            TEXT,
            ESSENTIAL,
            "total: sampling and randomization together; coins only: randomization alone, as where "
            "everybody is asked",
            short="error of",
        ),
        Column(
            "prevalence",
            "Expected share",
            GIVEN_SHARE,
            USUAL,
            "of the answer that is planned for",
            missing=WORST_CASE,
        ),
        ALLOWED,
        CONFIDENCE,
        N,
        TARGET,
    ),
    meaning=_promise,
    is_there=lambda planned: bool(planned.sizes),
)

CURVE: Table[Planned] = Table(
    key="curve",
    title="Interviews by error",
    rows=lambda planned: planned.curve,
    columns=(METHOD, ALLOWED, N, TARGET),
    charts=(Chart("", _size_curves),),
    is_there=lambda planned: bool(planned.curve),
)

POWERS: Table[Planned] = Table(
    key="power",
    title=POWER,
    rows=lambda planned: planned.powers,
    columns=(
        DESIGN,
        Column(
            "null",
            "Without a difference",
            GIVEN,
            FILE,
            "the share, or mean, where there is no difference",
        ),
        Column("alternative", "Expected", GIVEN, FILE, "the share, or mean, that is expected"),
        Column(
            "reference",
            "In the other group",
            GIVEN,
            FILE,
            "the share, or mean, expected in the other group",
        ),
        Column("significance", "Significance level", GIVEN_SHARE, FILE, "of the test"),
        Column("sides", "Sides", COUNT, FILE, "1 or 2: the number of directions that are tested"),
        Column("power", POWER, SHARE, ESSENTIAL, "the chance to detect the difference"),
        N,
        _file_only(LOSS),
        TARGET,
    ),
    charts=(Chart("", _power_curve),),
    is_there=lambda planned: bool(planned.powers),
    lines=lambda planned: _power_line(planned) if planned.asked.sizes is None else None,
)

DESIGNS: Table[Planned] = Table(
    key="designs",
    title="Designs",
    rows=lambda planned: planned.designs,
    columns=(NAMED, STATED, LOSS, _file_only(ALLOWED), _file_only(CONFIDENCE), N),
    is_there=lambda planned: bool(planned.designs),
)

ORACLES: Table[Planned] = Table(
    key="best",
    title="Best design",
    rows=lambda planned: planned.oracles,
    columns=(
        NAMED,
        STATED,
        LOSS,
        N,
        Column(
            "coin_error",
            "Standard error by the randomization",
            PRECISE,
            ESSENTIAL,
            "averaged over the choices",
            short="se by coins",
        ),
        Column(
            "worst_error",
            "Largest standard error",
            PRECISE,
            ESSENTIAL,
            "of one choice, sampling included",
            short="se at worst",
        ),
        Column("reports", "Reports", COUNT, FILE, "how many different reports there are"),
    ),
    is_there=lambda planned: bool(planned.oracles),
)

HELD_NAMES = {
    SEALED: QT_TRANSLATE_NOOP("analyses", "Sealed"),
    TALLIES: QT_TRANSLATE_NOOP("analyses", "Tallies"),
}
HELD: Table[Planned] = Table(
    key="held",
    title="Sealed or tallies",
    rows=lambda planned: planned.held,
    columns=(
        Column(
            "held",
            "Reports",
            TEXT,
            ESSENTIAL,
            "sealed to one key, or counted in tallies that trustees open",
            words=HELD_NAMES,
        ),
        N,
        LOSS,
        NAMED.of_priority(USUAL),
        STATED,
        METHOD.of_priority(USUAL),
        replace(ALLOWED, format=GIVEN_SHARE),
        CONFIDENCE,
        Column(
            "by_key",
            "Seen by the analyst, or a court with the key",
            TEXT,
            FILE,
            "what whoever has the analyst's key sees",
        ),
        Column(
            "by_trustees",
            "Seen by trustees who collude",
            TEXT,
            FILE,
            "what as many trustees as open a total see together",
        ),
        Column(
            "by_kiosk",
            "Seen by a changed kiosk, or who watches",
            TEXT,
            FILE,
            "what a kiosk sees whose program was changed, and whoever watches the touch",
        ),
    ),
    is_there=lambda planned: bool(planned.held),
)

WHO_SEES = QT_TRANSLATE_NOOP(
    "messages",
    "The analyst with the key, or a court that takes it, sees: sealed, {sealed}; with tallies, {tallies}.",
)
TRUSTEES_SEE = QT_TRANSLATE_NOOP(
    "messages",
    "Trustees who collude, as many as open a total, see: sealed, {sealed}; with tallies, {tallies}.",
)
KIOSK_SEES = QT_TRANSLATE_NOOP(
    "messages",
    "A kiosk whose program was changed, and whoever watches the touch, see in both ways {seen}.",
)
LOSS_MEANS = QT_TRANSLATE_NOOP(
    "messages",
    "ε is what one report gives away to whoever sees it; totals are exact, without noise.",
)


def _who_sees(rows: Sequence[HeldRow]) -> Iterator[Notice]:
    """Yield of each who attacks what is seen, both ways side by side."""
    sealed, tallies = rows[0], rows[-1]
    for told, seen in ((WHO_SEES, "by_key"), (TRUSTEES_SEE, "by_trustees")):
        facts = {"sealed": getattr(sealed, seen), "tallies": getattr(tallies, seen)}
        yield Notice(Message(told, facts))
    yield Notice(Message(KIOSK_SEES, {"seen": sealed.by_kiosk}))
    yield Notice(Message(LOSS_MEANS))


POWER_GROUP = "power: the chance to detect a difference (instead of --error)"


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan(Analysis):
    """How many interviews an error or a power needs, and which design needs the fewest."""

    name: ClassVar[str] = "plan"
    title: ClassVar[str] = "Sample size and power"
    summary: ClassVar[str] = (
        "how many interviews a wanted error needs, or the error that a given number reaches"
    )
    picture: ClassVar[str] = "plan"
    source: ClassVar[SourceKind] = SourceKind.DESIGN
    tables: ClassVar[tuple[Table[Planned], ...]] = (SIZES, CURVE, POWERS, DESIGNS, ORACLES, HELD)

    error: Fraction | None = exact_number(
        ERROR, "the largest error to allow, as a share: 0.05 is 5 points", default=None, metavar="q"
    )
    n: int | None = whole(
        "Number of interviews",
        "the interviews that you can make, instead of the error; gives the error reached",
        default=None,
    )
    confidence: Fraction = exact_number(
        "Confidence",
        "how often the error shall stay within; 0.95 by default",
        default=Fraction(19, 20),
        metavar="c",
    )
    prevalence: Fraction | None = exact_number(
        "Expected share",
        "expected share of the answer to plan for; of a number, its mean; default: the worst case",
        default=None,
        metavar="π",
        aliases=("--mean",),
    )
    target: str | None = text(
        "Answer",
        (
            "the answer to plan for: yes, no, the number of an answer, or all (the least precise decides, "
            "the other answers dividing at their worst); default: yes, of more answers all"
        ),
        default=None,
        metavar="ANSWER",
    )
    nuisance: tuple[tuple[str, str], ...] = pairs(
        "People of other kinds",
        "people of other kinds, such as cheaters=0.1; may be repeated",
        metavar="NAME=SHARE",
    )
    curve: tuple[float, ...] | None = numbers(
        "Errors of a curve", "the interviews that each error needs", default=None, metavar="q,q"
    )
    method: SampleSizeMethod | None = choice(
        "Method", "chebyshev, hoeffding, normal or exact", TITLES, default=None, metavar="METHOD"
    )
    design_effect: Fraction = exact_number(
        "Design effect",
        "by how much clusters and weights enlarge the variance; 1 by default",
        default=Fraction(1),
        metavar="D",
    )
    non_response: Fraction = exact_number(
        "Non-response rate",
        "the share of people who will not answer; 0 by default",
        default=Fraction(0),
        metavar="SHARE",
    )
    population: int | None = whole(
        "Population", "the people that the sample is drawn from, where they are few", default=None
    )
    best_under: Fraction | None = exact_number(
        "Largest ε", "rank the designs whose privacy loss stays under ε", default=None, metavar="ε"
    )
    best: bool = flag(
        "Choose the design",
        "choose the design for a number of choices, a privacy loss and a number of "
        "interviews, and say why",
    )
    epsilon: Fraction | None = exact_number("ε", "for choosing a design", default=None, metavar="ε")
    choices: int = whole(
        "Number of choices", "for choosing a design; 2 by default", default=2, metavar="k"
    )
    tallies: tuple[tuple[str, str], ...] = pairs(
        "With tallies",
        "compare with tallies that trustees open, where coins may be weaker: the design's parameters there, "
        "such as p=9/10, or design=NAME; may be repeated",
        metavar="KEY=VALUE",
    )
    alternative: Fraction | None = exact_number(
        "Expected share",
        "the prevalence (or mean) expected",
        default=None,
        metavar="π",
        group=POWER_GROUP,
    )
    null: Fraction | None = exact_number(
        "Share without a difference",
        "without difference; 0, or between the two groups",
        default=None,
        metavar="π",
        group=POWER_GROUP,
    )
    reference: Fraction | None = exact_number(
        "Share in the other group",
        "expected in the other group",
        default=None,
        metavar="π",
        group=POWER_GROUP,
    )
    power: float = number(
        "Target power", "wanted; default 0.8", default=0.8, metavar="P", group=POWER_GROUP
    )
    significance: float = number(
        "Significance level",
        "the level of the test; 0.05 by default",
        default=0.05,
        metavar="α",
        group=POWER_GROUP,
    )
    sizes: tuple[float, ...] | None = numbers(
        "Sizes of a curve",
        "the power of each of these numbers",
        default=None,
        metavar="n,n",
        group=POWER_GROUP,
    )
    one_sided: bool = flag("One-sided test", "test in one direction only", group=POWER_GROUP)

    def run(self, data: Plannable | None, progress: Progress = no_progress) -> Planned:
        """Return what was asked for.

        Parameters
        ----------
        data
            The design that is planned; None where designs are to be compared.
        progress
            Called at each point of a curve.

        Raises
        ------
        OptionProblem
            if an option is missing, or would be ignored.
        PlanProblem
            if a number is out of range, or nobody can reach that error.
        UserProblem
            if there is no such target, or no such kind of people.
        """
        self._refuse_unused(data)
        if self.best:
            return self._best()
        if data is None:
            return self._ranked()
        nuisances = read_design_nuisances(data, ["=".join(one) for one in self.nuisance])
        given = replace(self._given, nuisances=nuisances)
        if self.alternative is not None:
            return Planned(self, data, powers=self._powers(data, given))
        if self.curve is not None:
            return Planned(self, data, curve=plan_curve(data, self.curve, given, progress))
        if self.tallies:
            return Planned(self, data, held=self._held(data, given))
        return Planned(self, data, self._sizes(data, given))

    @property
    def _given(self) -> Assumptions:
        """What is taken as given of any design."""
        return Assumptions(
            confidence=self.confidence,
            prevalence=self.prevalence,
            method=self.method,
            design_effect=self.design_effect,
            non_response=self.non_response,
            target=self.target,
        )

    def _sizes(self, design: Plannable, given: Assumptions) -> tuple[PlanRow, ...]:
        if self.n is not None:
            return plan_error(design, self.n, given)
        return plan_n(design, self._error(), given, population=self.population)

    def _held(self, design: Plannable, given: Assumptions) -> tuple[HeldRow, ...]:
        other = design_in_tallies(design, self.tallies)
        ways = ((SEALED, design), (TALLIES, other))
        planned = [tuple(held_rows(how, one, self._sizes(one, given))) for how, one in ways]
        # a method that fits one of both alone compares nothing
        both = set.intersection(*({row.method for row in rows} for rows in planned))
        return tuple(row for rows in planned for row in rows if row.method in both)

    def facts(self, result: Planned) -> Sequence[Notice]:
        """Return why a design is to be taken, or what is assumed of the other answers."""
        if result.reason is not None:
            return (result.reason,)
        if result.held:
            return tuple(_who_sees(result.held))
        is_curve = bool(result.curve) or self.sizes is not None
        if result.design is None or is_curve or result.design.answer_count <= 2:
            return ()
        target = (result.sizes[0] if result.sizes else result.powers[0]).target
        if target == ALL:
            return (Notice(Message(EACH_IN_TURN)),)
        return (Notice(Message(ONE_ANSWER, {"target": target})),)

    def _error(self) -> Fraction:
        if self.error is None:
            raise OptionProblem("error", Message("say which error is wanted, or give --n"))
        return self.error

    def _refuse_unused(self, design: Plannable | None) -> None:
        """Refuse what the way of planning would ignore, so that nobody takes it as counted."""
        if sum((design is not None, self.best_under is not None, self.best)) != 1:
            reason = Message("give --design, --best-under or --best, one of them")
            raise OptionProblem("plan", reason, "plan")
        if self.tallies and (
            design is None or self.alternative is not None or self.curve is not None
        ):
            raise OptionProblem("tallies", Message("it goes with --design and --error or --n"))
        if self.target is not None and design is None:
            reason = Message(
                "it goes with --design; --best and --best-under treat all choices alike"
            )
            raise OptionProblem("target", reason)
        ignored = ("alternative", "curve", *(("error", "prevalence") if self.best else ("n",)))
        for name in ignored if design is None else ():
            if getattr(self, name) is not None:
                way = "--best" if self.best else "--best-under"
                raise OptionProblem(name, Message("{way} plans without it", {"way": way}))
        is_n_wanted = design is not None and self.error is not None
        if self.population is not None and (not is_n_wanted or self.alternative is not None):
            raise OptionProblem("population", Message("it goes with --error, not with --n"))
        is_size = design is not None and self.alternative is None and self.curve is None
        if is_size and (self.error is None) == (self.n is None):
            raise OptionProblem("plan", Message("give --error or --n, one of them"), "plan")

    def _best(self) -> Planned:
        if self.epsilon is None:
            raise OptionProblem("best", Message("say which --epsilon must not be passed"))
        made = choose_oracle(self.choices, self.epsilon, 1000 if self.n is None else self.n)
        return Planned(self, oracles=made.rows, reason=Notice(made.reason))

    def _ranked(self) -> Planned:
        if self.error is None:
            raise OptionProblem("best_under", Message("say which --error is wanted"))
        ceiling = self.best_under or Fraction(0)
        rows = best_designs(self.choices, ceiling, self.error, self._given)
        return Planned(self, designs=rows)

    def contrast(self, design: Plannable) -> Contrast:
        """Return the two values that are to be told apart.

        Parameters
        ----------
        design
            The design that is planned.

        Raises
        ------
        PlanProblem
            if a number is out of range.
        """
        return contrast_of(
            design,
            null=self.null,
            alternative=self.alternative or Fraction(0),
            reference=self.reference,
            significance=self.significance,
            is_two_sided=not self.one_sided,
        )

    def _powers(self, design: Plannable, given: Assumptions) -> tuple[PowerRow, ...]:
        contrast = self.contrast(design)
        if self.sizes is None:
            return (plan_power(design, contrast, given, n=self.n, wanted=self.power),)
        if any(size != int(size) for size in self.sizes):
            raise OptionProblem("sizes", Message("give whole numbers, as in 200,500,1000"))
        return tuple(plan_power(design, contrast, given, n=int(n)) for n in self.sizes)
