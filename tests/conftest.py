"""What all tests share: a home of their own, no display, stub coins, small surveys.

Helpers are fixtures, because tests are collected with ``--import-mode=importlib`` and cannot import
each other.
"""

from __future__ import annotations

import gc
import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import nullcontext
from pathlib import Path

import pytest
from hypothesis import settings
from patient_bot import PatientBot
from played_roles import NAMES, secret_of, with_tallies
from program import QuickProgram
from samples import sample
from tests_of import House
from tiers import COLLECTED, is_left_out, is_long, is_wide, sampled_out

from surveyapp.cli import main
from surveyapp.designs import Declared
from surveyapp.designs.core.coins import RandomnessFailed, SystemCoins
from surveyapp.designs.core.scale import FROM_QUESTION
from surveyapp.services.kiosk.interview import Interview
from surveyapp.services.kiosk.prepared_survey import prepare_survey
from surveyapp.services.kiosk.screen import Stage
from surveyapp.storage.collection import key_file
from surveyapp.storage.collection.sealing import Opener
from surveyapp.storage.project.unlocked_keys import forget_keys, keep_unlocked
from surveyapp.storage.surveys.survey_files import load_survey
from surveyapp.survey.definition.formats import needed_format
from surveyapp.survey.definition.second_question import KEY
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.json_format.reading import read_survey

FAST_TIER = "not slow and not wide"

_HOME = Path(tempfile.mkdtemp(prefix="surveyapp-tests-"))

# nothing above imports Qt, platformdirs or matplotlib: nothing may reach the developer's home
# a usual screen, which a window as large as the desk fits; by itself it is 800 pixels wide
_SCREEN = Path(__file__).resolve().with_name("screen.json")
_SCREEN_AT = _SCREEN.as_posix().removeprefix(_SCREEN.drive)  # a colon would end it
# machines that build export plain "offscreen"; another platform is meant as it is given
if os.environ.get("QT_QPA_PLATFORM", "") in {"", "offscreen"}:
    os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={_SCREEN_AT}"
os.environ.setdefault("MPLCONFIGDIR", str(Path(tempfile.gettempdir()) / "surveyapp-tests-mpl"))
# where Python is told to keep no bytecode, each of hundreds of processes would compile the whole program
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
os.environ["HOME"] = str(_HOME)
for _variable in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"):
    os.environ[_variable] = str(_HOME / _variable.lower())

# a run of mutants takes fewer examples of each property, and who has time gives more
_EXAMPLES = int(os.environ.get("SURVEYAPP_EXAMPLES", "25"))
settings.register_profile("surveyapp", deadline=None, print_blob=True, max_examples=_EXAMPLES)
settings.load_profile("surveyapp")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Offer the tests of one module."""
    parser.addoption(
        "--of",
        action="append",
        default=[],
        metavar="MODULE",
        help="run the tests of this module only, nearest first; may be given several times",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Take few examples in the fast tier, always the same, and of all tests those that ``--of`` names."""
    if config.option.markexpr == FAST_TIER:
        parent = settings.get_profile("surveyapp")
        settings.register_profile("fast", parent, max_examples=10, derandomize=True)
        settings.load_profile("fast")
    if not config.option.of:
        return
    house = House(config.rootpath)
    try:
        found = [test for module in config.option.of for test in house.tests_of(Path(module))]
    except LookupError as problem:
        raise pytest.UsageError(str(problem)) from None
    config.args = [str(path) for path in dict.fromkeys(found)]


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int | None:
    """Spread the whole suite over the cores; a few files, or what is timed, run one by one.

    One worker more than there are cores: tests of kiosks wait for what takes its time, and of windows for
    threads. The fast tier waits for nothing, and a worker more would only read all tests once more.
    """
    if config.option.of or config.args_source is not pytest.Config.ArgsSource.TESTPATHS:
        return 0
    if config.option.markexpr == "not slow":
        return _cores() + 1
    return None if config.option.markexpr == FAST_TIER else 0


def _cores() -> int:
    """Return how many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Do not even read the files that the fast tier leaves out."""
    if config.option.markexpr != FAST_TIER or collection_path.suffix != ".py":
        return None
    return is_left_out(collection_path.relative_to(config.rootpath).as_posix()) or None


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Keep the collector from looking at all tests and modules again and again: they stay to the end."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()
        gc.collect()
        gc.freeze()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark what is wide and what is left to the slow run, and begin with what takes long."""
    config.stash[COLLECTED] = frozenset(item.nodeid for item in items)
    left_out = sampled_out([item.nodeid for item in items])
    for item in items:
        if item.nodeid in left_out:
            item.add_marker(pytest.mark.slow)
        if is_wide(item.nodeid):
            item.add_marker(pytest.mark.wide)
    items.sort(key=lambda item: not is_long(item.nodeid))


def pytest_unconfigure() -> None:
    """Take the tests' home away."""
    gc.unfreeze()
    shutil.rmtree(_HOME, ignore_errors=True)


@pytest.fixture
def qtbot(qapp: object, request: pytest.FixtureRequest) -> PatientBot:
    """A bot as pytest-qt's, which waits longer."""
    return PatientBot(request)


@pytest.fixture
def automatic_collection() -> None:
    """Leave Python's garbage collection as it is: this test is about it."""


@pytest.fixture(autouse=True)
def _collected_between_events(request: pytest.FixtureRequest) -> Iterator[None]:
    """Collect garbage between events where there are windows, as the program does.

    Qt holds a lock while it destroys an object, and calls Python meanwhile. If that begins a collection,
    which destroys an object that needs the same lock, the thread waits for itself for ever.
    """
    names = set(request.fixturenames)
    if names & {"qtbot", "qapp"}:
        from surveyapp.ui import threads  # noqa: PLC0415 - loads Qt
        from surveyapp.ui.garbage import collected_by_this_thread  # noqa: PLC0415

        with nullcontext() if "automatic_collection" in names else collected_by_this_thread():
            yield
            threads.wait_for_all()  # a chart may still be drawn for nobody
    else:
        yield
    gc.enable()  # an application stays for later tests, which may have no window


LONGEST_QUESTION_MS = 20_000


@pytest.fixture(autouse=True)
def _no_question_waits_for_ever(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> Iterator[None]:
    """Fail, instead of waiting without end, where a test opens a question that it does not answer."""
    if not {"qtbot", "qapp"} & set(request.fixturenames):
        yield
        return
    from PySide6.QtCore import QTimer  # noqa: PLC0415 - loads Qt
    from PySide6.QtWidgets import QDialog, QMessageBox  # noqa: PLC0415

    unanswered = []

    def execute(dialog: QDialog) -> int:
        def give_up() -> None:
            unanswered.append(dialog.objectName())
            dialog.reject()

        timer = QTimer(dialog, singleShot=True, interval=LONGEST_QUESTION_MS)
        timer.timeout.connect(give_up)
        timer.start()
        return waited(dialog)

    waited = QDialog.exec
    monkeypatch.setattr(QDialog, "exec", execute)
    monkeypatch.setattr(QMessageBox, "exec", execute)
    yield
    assert not unanswered, "questions that nobody answered"


@pytest.fixture(scope="session")
def program() -> Iterator[QuickProgram]:
    """The installed program for shells and scripts; a command does not load what it needs each time."""
    # the name of a socket is short: pytest's own folders may be too deep
    with tempfile.TemporaryDirectory(prefix="surveyapp-") as folder:
        quick = QuickProgram(Path(folder))
        quick.start()
        yield quick
        quick.stop()


@pytest.fixture(autouse=True)
def _nothing_spent_or_signed() -> Iterator[None]:
    """Forget after each test which tables were spent and lists signed: the next may have the same."""
    yield
    from surveyapp.storage.models.spent_tables import registry_path  # noqa: PLC0415 - after HOME is set
    from surveyapp.storage.tallies.signed_here import note_path  # noqa: PLC0415

    registry_path().unlink(missing_ok=True)
    note_path().unlink(missing_ok=True)


class StubCoins:
    """Coins with given values, in order; remembers the bounds that were asked for."""

    def __init__(self, *values: int) -> None:
        self.left = list(values)
        self.bounds: list[int] = []

    def below(self, bound: int) -> int:
        """Return the next value, or 0 where none is left."""
        self.bounds.append(bound)
        value = self.left.pop(0) if self.left else 0
        assert 0 <= value < bound, f"the stub's value {value} is no coin below {bound}"
        return value


class BrokenCoins:
    """Coins of a machine whose random generator does not answer."""

    def below(self, bound: int) -> int:
        """Fail as ``SystemCoins`` does."""
        raise RandomnessFailed


class Respondent:
    """Walks an interview to where a test begins."""

    def __init__(self, interview: Interview) -> None:
        self.interview = interview

    def to_the_practice(self) -> Interview:
        """Choose the first language, leave the welcome, and answer what comes before the practice."""
        if self.interview.screen.stage is Stage.LANGUAGE:
            self.interview.choose_language(self.interview.screen.language)
        if self.interview.screen.stage is Stage.WELCOME:
            self.interview.go_on()
        return self.interview

    def to_the_questions(self) -> Interview:
        """Go to the first question, through its practice if it has one."""
        self.to_the_practice()
        self.practise()
        return self.interview

    def practise(self) -> None:
        """Practise the rule that comes next with coins of its own; those of the test are left to it."""
        if self.interview.screen.stage is not Stage.PRACTICE:
            return
        coins, self.interview._coins = self.interview._coins, SystemCoins()
        if self.interview.screen.explains_cards:
            self.interview.go_on()
            self.interview.pick(0)
        while self.interview.screen.device_step is not None:
            self.interview.go_on()
        if self.interview.screen.takes_report:
            self.interview.report(0)
        elif self.interview.screen.must_toss:
            self.interview.toss()
        else:
            self.interview.answer(0)
        if self.interview.screen.cards is not None:
            self.interview.keep()
        self.interview._coins = coins
        self.interview.go_on()

    def one(self, answer: int) -> Interview:
        """Answer one screen: toss where coins fall first, go on where they answered."""
        if self.interview.screen.must_toss:
            self.interview.toss()
        coin = self.interview.screen.coin
        if coin is not None and coin.forced is not None:
            self.interview.go_on()
        else:
            self.interview.answer(answer)
        return self.interview

    def to_the_end(self, answers: Sequence[int]) -> Interview:
        """Go through the whole interview with ``answers`` to the recorded questions."""
        self.to_the_questions()
        left = list(answers)
        while not self.interview.is_over:
            self.practise()
            if self.interview.screen.question.type_name == "note":  # type: ignore[union-attr]
                self.interview.go_on()
            else:
                self.one(left.pop(0))
        return self.interview


@pytest.fixture
def stub_coins() -> type[StubCoins]:
    return StubCoins


@pytest.fixture
def broken_coins() -> BrokenCoins:
    return BrokenCoins()


@pytest.fixture
def respondent() -> type[Respondent]:
    return Respondent


@pytest.fixture(scope="session")
def clinic_path() -> Path:
    return sample("clinic")


@pytest.fixture(scope="session")
def clinic(clinic_path: Path) -> Survey:
    return load_survey(clinic_path)


def a_yes_no(name: str = "used", **more: object) -> dict[str, object]:
    """Return the JSON value of a yes/no question."""
    return {
        "id": name,
        "type": "yes_no",
        "text": {"en": "Have you ever …?"},
        "design": {"name": "two_coins"},
        **more,
    }


def a_survey(*questions: dict[str, object], **more: object) -> dict[str, object]:
    """Return the JSON value of a survey in English."""
    value: dict[str, object] = {
        "id": "small",
        "version": 1,
        "languages": ["en"],
        "title": {"en": "A small survey"},
        "questions": list(questions) or [a_yes_no()],
        **more,
    }
    return {"format": needed_format(value), **value}


def a_second_question(design: type[Declared]) -> dict[str, object]:
    """Return the key with the harmless question that ``design`` needs in its first mode, if it does."""
    if not design.needs_second_question(design.modes[0]):
        return {}
    return {KEY: {key: {"en": f"Is it {key}?"} for key in design.second_question_texts}}


def a_question_with(design: type[Declared]) -> dict[str, object]:
    """Return the JSON value of a question that ``design`` can ask, with its everyday parameters."""
    types = getattr(design, "question_types", ())
    kind = (types or ("yes_no" if design.example_k == 2 else "single_choice",))[0]
    stated = dict(design.example)
    if kind == "number":
        stated = {name: value for name, value in stated.items() if name not in FROM_QUESTION}
    asked: dict[str, object] = {
        "id": "q",
        "type": kind,
        "text": {"en": "?"},
        "design": {"name": design.name, **stated},
        "mode": design.modes[0].value,
        **a_second_question(design),
    }
    if kind == "single_choice":
        names = [f"c{place}" for place in range(design.example_k)]
        asked["choices"] = [{"id": name, "text": {"en": name}} for name in names]
    return asked | ({"minimum": 0, "maximum": 10} if kind == "number" else {})


@pytest.fixture(scope="session")
def asked_with() -> Callable[[type[Declared]], dict[str, object]]:
    return a_question_with


@pytest.fixture(scope="session")
def second_question() -> Callable[[type[Declared]], dict[str, object]]:
    return a_second_question


@pytest.fixture(scope="session")
def yes_no_json() -> Callable[..., dict[str, object]]:
    return a_yes_no


@pytest.fixture(scope="session")
def survey_json() -> Callable[..., dict[str, object]]:
    return a_survey


@pytest.fixture
def cheap_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a guess at a key's passphrase cost little; the real cost is paid in one test."""
    monkeypatch.setattr(key_file, "_COST", {"n": 2**10, "r": 8, "p": 1})


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Callable[..., tuple[object, str, str]]:
    """Return a runner of commands: the exit code, and what was written where."""

    def run(*arguments: object) -> tuple[object, str, str]:
        code: object
        try:
            code = main([str(argument) for argument in arguments])
        except SystemExit as stop:
            code = stop.code
        out, err = capsys.readouterr()
        return code, out, err

    return run


@pytest.fixture(scope="session")
def make_survey() -> Callable[..., Survey]:
    """Return a maker of surveys from question values."""

    def make(*questions: dict[str, object], **more: object) -> Survey:
        return read_survey(a_survey(*questions, **more), "small.survey.json")

    return make


@pytest.fixture
def small(make_survey: Callable[..., Survey]) -> Survey:
    """One yes/no question with two coins, one language."""
    return make_survey()


@pytest.fixture
def begin() -> Callable[..., Interview]:
    """Return a maker of interviews; what they save is appended to ``saved``."""

    def make(survey: Survey, coins: object, saved: list[list[str]] | None = None) -> Interview:
        kept = [] if saved is None else saved
        return Interview(prepare_survey(survey), coins, lambda reports: kept.append(list(reports)))  # type: ignore[arg-type]

    return make


@pytest.fixture(scope="session")
def opener() -> Opener:
    """An analyst's private key, unlocked."""
    return Opener.of(bytes(range(32)), is_hybrid=True)


@pytest.fixture(autouse=True)
def _unlocked_opener(request: pytest.FixtureRequest) -> Iterator[None]:
    """Let projects that are sealed to the analyst's key be opened where a test knows it, and there only."""
    if "opener" in request.fixturenames:
        keep_unlocked(request.getfixturevalue("opener"))
    yield
    forget_keys()


@pytest.fixture(scope="session")
def other_opener() -> Opener:
    """Another analyst's."""
    return Opener.of(bytes(range(1, 33)), is_hybrid=True)


@pytest.fixture
def sealed_survey(make_survey: Callable[..., Survey], opener: Opener) -> Survey:
    """One yes/no question with two coins, sealed to the analyst's key."""
    return make_survey(analyst_key=opener.key.text)


@pytest.fixture(scope="session")
def openers() -> tuple[Opener, ...]:
    """The private keys of five trustees, X25519 alone: they are quick to make and to use."""
    return tuple(secret_of(place).opener for place in range(len(NAMES)))


@pytest.fixture(scope="session")
def tallied() -> Callable[..., Survey]:
    """Return what gives a survey tallies, held by the trustees of ``openers``."""
    return with_tallies
