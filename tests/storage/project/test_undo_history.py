"""Undo and redo: what was undone was never there."""

import hashlib
from dataclasses import dataclass, field, replace

import duckdb
import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from estimated import estimate_project
from hypothesis import example, given, settings
from hypothesis import strategies as st

from surveyapp.errors import EnvironmentProblem, UserProblem
from surveyapp.learning.base.table import numeric_attribute
from surveyapp.services.dataset.summary import summarise_project
from surveyapp.services.models.stated_columns import keep_domains
from surveyapp.services.models.training_table import Domains, domains_from
from surveyapp.services.project.import_collections import (
    FileOutcome,
    accept_into,
    accept_kiosk,
    import_files,
    import_into,
)
from surveyapp.services.project.kiosk_enrolment import close_kiosks, list_kiosks
from surveyapp.services.project.surveys import SurveyName, choose_survey
from surveyapp.services.project.undo_history import list_steps, redo, remove_files, step_name, undo
from surveyapp.storage.collection.format import compose, kiosk_id
from surveyapp.storage.files.safe_files import FileRefused
from surveyapp.storage.project import undo_history
from surveyapp.storage.project.project import Project
from surveyapp.storage.project.undo_history import StepKind
from surveyapp.survey.json_format.reading import read_survey

QUESTION = {
    "id": "used",
    "type": "yes_no",
    "text": {"en": "Have you ever?"},
    "design": {"name": "two_coins"},
}
SURVEYS = [
    read_survey(
        {
            "format": "surveyapp-survey/1",
            "id": "study",
            "version": version,
            "languages": ["en"],
            "title": {"en": "A study"},
            "questions": [QUESTION],
        },
        "study",
    )
    for version in (1, 2)
]
KEYS = [Ed25519PrivateKey.from_private_bytes(bytes([number]) * 32) for number in range(2)]
KIOSKS = [kiosk_id(key.public_key()) for key in KEYS]


@dataclass(frozen=True)
class Made:
    """A collection file: which survey and kiosk, and its interviews' numbers with their reports."""

    survey: int
    kiosk: int
    rows: tuple[tuple[int, str], ...]

    def lines(self):
        return sorted(f"{number:032x},{report}" for number, report in self.rows)


ONE, TWO, THREE = (1, "yes"), (2, "no"), (3, "yes")
FILES = [
    Made(0, 0, (ONE, TWO, THREE)),
    Made(0, 0, (ONE, TWO, THREE, (4, "no"), (5, "no"))),  # a later export of the first
    Made(0, 1, (ONE, (6, "yes"))),
    Made(0, 1, ((6, "yes"), (7, "no"))),
    Made(1, 0, ((8, "yes"), (9, "yes"))),
    Made(1, 1, ((8, "no"), (10, "no"))),
    Made(0, 0, ((2, "yes"), (11, "no"))),  # says something else of interview 2
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("files")
    for number, made in enumerate(FILES):
        content = compose(
            SURVEYS[made.survey], made.lines(), KEYS[made.kiosk], batch=1, export=number, days=None
        )
        (folder / f"{number}.collection").write_bytes(content)
    return folder


@pytest.fixture(scope="module")
def paths(folder):
    return [folder / f"{number}.collection" for number in range(len(FILES))]


@pytest.fixture
def project(tmp_path):
    return tmp_path / "p.surveydesk"


# The simple model: what is in force, as sets; undoing is going back to an earlier one.


@dataclass(frozen=True)
class Model:
    surveys: tuple[int, ...] = ()
    chosen: int | None = None
    files: frozenset[int] = frozenset()
    accepted: frozenset[int] = frozenset()
    waiting: frozenset[tuple[int, bool]] = frozenset()
    closed: bool = False
    is_decided: bool = False

    def rows(self, survey):
        return {
            (FILES[file].kiosk, number): report
            for file in self.files
            if FILES[file].survey == survey
            for number, report in FILES[file].rows
        }

    def imported(self, file, *, adds):
        """Return what is in force after an import of ``file``."""
        made = FILES[file]
        is_refused = self.surveys and made.survey not in self.surveys and not adds
        if file in self.files or is_refused:
            return self
        if self.closed and made.kiosk not in self.accepted:
            if (file, True) in self.waiting:
                return self
            others = {one for one in self.waiting if one[0] != file}
            return replace(self, waiting=frozenset(others | {(file, adds)}))
        return self.taken(file, adds=adds)

    def taken(self, file, *, adds):
        made, there = FILES[file], self.rows(FILES[file].survey)
        is_refused = self.surveys and made.survey not in self.surveys and not adds
        is_altered = any(there.get((made.kiosk, n), report) != report for n, report in made.rows)
        if is_refused or is_altered:
            return self
        is_new = made.survey not in self.surveys
        return replace(
            self,
            surveys=(*self.surveys, made.survey) if is_new else self.surveys,
            chosen=made.survey if is_new else self.chosen,
            files=self.files | {file},
            accepted=self.accepted | {made.kiosk},
            waiting=frozenset(one for one in self.waiting if one[0] != file),
        )

    def accepting(self, kiosk):
        """Return what is in force after ``kiosk`` is accepted."""
        after = replace(self, accepted=self.accepted | {kiosk})
        parked = [one for one in self.waiting if FILES[one[0]].kiosk == kiosk]
        for file, adds in sorted(parked, key=lambda one: BODIES[one[0]]):
            if file not in after.files:
                after = after.taken(file, adds=adds)
        return after


BODIES = {
    number: hashlib.sha256(
        "\n".join(("interview,used", *made.lines(), "")).encode("ascii")
    ).hexdigest()
    for number, made in enumerate(FILES)
}


@dataclass
class Walk:
    """A project and the model of it, walked side by side."""

    path: object
    paths: list
    project: Project
    done: list = field(default_factory=lambda: [Model()])
    undone: list = field(default_factory=list)

    @property
    def model(self):
        return self.done[-1]

    def went(self, model):
        if model != self.model:
            self.done.append(model)
            self.undone.clear()

    def act(self, action, number):
        getattr(self, action)(number)

    def imports(self, number, *, adds=False):
        import_into(self.project, [self.paths[number % len(FILES)]], add_survey=adds)
        self.went(self.model.imported(number % len(FILES), adds=adds))

    def imports_and_adds(self, number):
        self.imports(number, adds=True)

    def imports_two(self, number):
        files = [number % len(FILES), (number + 1) % len(FILES)]
        if not self.model.surveys:  # which survey a project begins with is not modelled here
            files = files[:1]
        import_into(self.project, [self.paths[file] for file in files])
        model = self.model
        for file in files:
            model = model.imported(file, adds=False)
        self.went(model)

    def accepts(self, number):
        accept_into(self.project, KIOSKS[number % 2])
        self.went(self.model.accepting(number % 2))

    def closes(self, number):
        is_closed = number % 3 > 0
        self.project.enrolment.close(is_closed=is_closed)
        if not self.model.is_decided or self.model.closed != is_closed:
            self.went(replace(self.model, closed=is_closed, is_decided=True))

    def chooses(self, number):
        survey = number % 2
        if survey in self.model.surveys:
            self.project.choose("study", survey + 1)
            self.went(replace(self.model, chosen=survey))

    def removes(self, number):
        files = self.project.files()
        if files:
            name = files[number % len(files)].name
            self.project.remove([files[number % len(files)].number])
            self.went(replace(self.model, files=self.model.files - {int(name.split(".")[0])}))

    def undoes(self, _number):
        if len(self.done) > 1:
            self.project.undo()
            self.undone.append(self.done.pop())
        else:
            with pytest.raises(UserProblem, match="There is nothing to undo"):
                self.project.undo()

    def redoes(self, _number):
        if self.undone:
            self.project.redo()
            self.done.append(self.undone.pop())
        else:
            with pytest.raises(UserProblem, match="There is nothing to redo"):
                self.project.redo()

    def reopens(self, _number):
        self.project.close()
        self.project = Project(self.path)

    def check(self):
        assert seen(self.project) == expected(self.model)
        told = [step.is_undone for step in self.project.history.steps()]
        assert told == [False] * (len(self.done) - 1) + [True] * len(self.undone)


def seen(project):
    """Return all that a person can see of a project."""
    chosen = project.survey
    found = {
        "chosen": chosen and chosen.version,
        "surveys": [survey.version for survey in project.surveys()],
        "closed": project.is_closed,
        "kiosks": {
            one.id: (one.is_accepted, one.interviews, one.waiting_files) for one in project.kiosks()
        },
        "words": words(project),
    }
    for survey in project.surveys():
        project.look_at(survey.id, survey.version)
        question = survey.question("used")
        by_kiosk = project.counts_by_kiosk(question)
        found[survey.version] = (
            project.interviews,
            project.counts(question)[None].tolist(),
            {kiosk: counts.tolist() for kiosk, counts in by_kiosk.items()},
            sorted(file.name for file in project.files()),
            list(by_kiosk),
        )
    if chosen is not None:
        project.look_at(chosen.id, chosen.version)
    return found


def words(project):
    if project.survey is None:
        return []
    return sorted(project._database.execute("SELECT interview, used FROM interviews"))


def expected(model):
    kiosks = sorted(model.accepted | {FILES[file].kiosk for file, _ in model.waiting})
    of = {survey: model.rows(survey) for survey in model.surveys}
    found = {
        "chosen": None if model.chosen is None else model.chosen + 1,
        "surveys": [survey + 1 for survey in model.surveys],
        "closed": model.closed,
        "kiosks": {
            KIOSKS[kiosk]: (
                kiosk in model.accepted,
                sum(one == kiosk for rows in of.values() for one, _ in rows),
                sum(FILES[file].kiosk == kiosk for file, _ in model.waiting),
            )
            for kiosk in kiosks
        },
        "words": sorted(
            (f"{number:032x}", report) for (_, number), report in of.get(model.chosen, {}).items()
        ),
    }
    for survey, rows in of.items():
        reports = SURVEYS[survey].question("used").reports
        found[survey + 1] = (
            len(rows),
            [sum(report == one for report in rows.values()) for one in reports],
            {
                KIOSKS[kiosk]: [
                    sum((one, report) == (kiosk, word) for (one, _), report in rows.items())
                    for word in reports
                ]
                for kiosk in {kiosk for kiosk, _ in rows}
            },
            sorted(f"{file}.collection" for file in model.files if FILES[file].survey == survey),
            sorted({KIOSKS[kiosk] for kiosk, _ in rows}),
        )
    return found


ACTIONS = (
    "imports",
    "imports",
    "imports_and_adds",
    "imports_two",
    "accepts",
    "closes",
    "chooses",
    "removes",
    "undoes",
    "undoes",
    "redoes",
    "reopens",
)
WALKS = st.lists(st.tuples(st.sampled_from(ACTIONS), st.integers(0, 6)), max_size=14)


@settings(max_examples=6)
@given(walk=WALKS)
@example(walk=[("imports", 0), ("imports", 1), ("removes", 0), ("removes", 0)])
@example(walk=[("imports", 0), ("imports", 1), ("removes", 1), ("imports", 6), ("undoes", 0)])
@example(walk=[("imports", 1), ("imports", 0), ("removes", 1), ("undoes", 0), ("removes", 0)])
@example(walk=[("imports", 0), ("removes", 0), ("undoes", 0), ("closes", 1)])
@example(walk=[("imports", 0), ("removes", 0), ("imports", 6), ("removes", 0), ("imports", 1)])
@example(walk=[("imports", 0), ("imports", 1), ("undoes", 0), ("imports", 1), ("removes", 0)])
@example(walk=[("imports", 0), ("imports", 1), ("undoes", 0), ("imports", 3), ("removes", 0)])
@example(walk=[("imports", 0), ("imports", 1), ("undoes", 0), ("imports", 3), ("removes", 1)])
@example(
    walk=[("imports", 0), ("imports_and_adds", 4), ("undoes", 0), ("imports", 2), ("reopens", 0)]
)
@example(
    walk=[("imports", 0), ("closes", 1), ("imports_and_adds", 5), ("accepts", 1), ("undoes", 0)]
)
@example(
    walk=[
        ("imports", 0),
        ("closes", 1),
        ("imports", 2),
        ("accepts", 1),
        ("undoes", 0),
        ("closes", 0),
    ]
)
def test_whatever_is_done_the_project_is_as_if_undone_actions_had_never_been(
    tmp_path_factory, paths, walk
):
    path = tmp_path_factory.mktemp("walk") / "p.surveydesk"
    walked = Walk(path, paths, Project(path))
    try:
        for action, number in walk:
            walked.act(action, number)
            walked.check()
    finally:
        walked.project.close()


def digest(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()


def names(project):
    return [str(step_name(step)) for step in list_steps(project)]


def test_an_import_is_undone_after_reopening_and_redone_without_its_files(
    project, folder, tmp_path
):
    sticks = [tmp_path / f"{number}.collection" for number in range(2)]
    for stick in sticks:
        stick.write_bytes((folder / stick.name).read_bytes())
    import_files(sticks, project)
    before = estimate_project(project).rows
    for stick in sticks:
        stick.unlink()
    assert undo(project).is_undone
    summary = summarise_project(project)
    assert (summary.survey, summary.interviews, summary.files) == (None, 0, ())
    assert [step.is_undone for step in summary.steps] == [True]
    assert not redo(project).is_undone
    assert estimate_project(project).rows == before


def test_what_is_imported_again_after_an_undo_is_new(project, paths):
    import_files(paths[:1], project)
    undo(project)
    (report,) = import_files(paths[:1], project)
    assert (report.outcome, report.imported) == (FileOutcome.IMPORTED, 3)
    with pytest.raises(UserProblem, match="There is nothing to redo"):
        redo(project)


def test_an_import_that_changes_nothing_is_no_step_and_keeps_what_can_be_redone(project, paths):
    import_files(paths[:1], project)
    import_files(paths[2:3], project)
    undo(project)
    before = digest(project)
    reports = import_files([paths[0], paths[4], paths[6]], project)
    assert [one.outcome for one in reports] == [FileOutcome.ALREADY_IMPORTED] + [
        FileOutcome.REFUSED
    ] * 2
    assert digest(project) == before
    assert redo(project).kind is StepKind.IMPORT


def test_a_stopped_import_is_no_step(project, paths):
    class Stop(Exception):
        pass

    def progress(done, total):
        if done == total:
            raise Stop

    import_files(paths[:1], project)
    undo(project)
    before = summarise_project(project)
    with pytest.raises(Stop):
        import_files([paths[0], paths[2], paths[3]], project, progress)
    assert summarise_project(project) == before
    assert redo(project).kind is StepKind.IMPORT


def test_accepting_a_kiosk_is_undone_with_its_files_and_they_wait_again(project, paths):
    import_files(paths[:1], project)
    close_kiosks(project, is_closed=True)
    import_files(paths[2:3], project)
    accept_kiosk(project, KIOSKS[1])
    assert summarise_project(project).interviews == 5
    undo(project)
    assert summarise_project(project).interviews == 3
    kiosk = list_kiosks(project).kiosks[-1]
    assert (kiosk.is_accepted, kiosk.waiting_files, kiosk.interviews) == (False, 1, 0)
    redo(project)
    assert summarise_project(project).interviews == 5


def test_each_step_has_a_name(project, paths):
    import_files(paths[:2], project)
    import_files(paths[4:5], project, add_survey=True)
    choose_survey(project, SurveyName("study", 1))
    close_kiosks(project, is_closed=True)
    import_files(paths[2:3], project, add_survey=True)
    kiosk = list_kiosks(project).kiosks[-1]
    accept_kiosk(project, kiosk.id)
    close_kiosks(project, is_closed=False)
    files = summarise_project(project).files
    remove_files(project, [file.number for file in files[:2]])
    remove_files(project, [file.number for file in files[2:]])
    assert names(project) == [
        "import of 2 files",
        "adding the survey study@2",
        "choosing the survey study@1",
        "holding files from unknown kiosks",
        "import of 2.collection",
        f"acceptance of the kiosk {kiosk.words}",
        "accepting files from unknown kiosks",
        "removal of 2 files",
        "removal of 2.collection",
    ]


def test_a_file_that_waits_for_its_kiosk_brings_its_survey_if_that_was_allowed(project, paths):
    import_files(paths[:1], project)
    close_kiosks(project, is_closed=True)
    (report,) = import_files(paths[5:6], project)
    assert report.outcome is FileOutcome.REFUSED
    (report,) = import_files(paths[5:6], project, add_survey=True)
    assert report.outcome is FileOutcome.WAITING
    (report,) = accept_kiosk(project, KIOSKS[1])
    assert report.outcome is FileOutcome.IMPORTED
    assert summarise_project(project).survey == SURVEYS[1]


def test_old_steps_are_forgotten_and_so_is_what_they_took_away(project, paths, monkeypatch):
    monkeypatch.setattr(undo_history, "MOST_STEPS", 3)
    import_files(paths[:2], project)
    first, second = summarise_project(project).files
    remove_files(project, [first.number])
    remove_files(project, [second.number])
    for is_closed in (True, False, True):
        close_kiosks(project, is_closed=is_closed)
    assert len(list_steps(project)) == 3
    with duckdb.connect(str(project), read_only=True) as database:
        assert database.execute("SELECT count(*) FROM reports_1").fetchall() == [(0,)]
    for _ in range(3):
        undo(project)
    with pytest.raises(UserProblem, match="nothing to undo"):
        undo(project)


def test_rows_that_a_later_file_brought_too_are_kept_when_the_first_is_forgotten(
    project, paths, monkeypatch
):
    monkeypatch.setattr(undo_history, "MOST_STEPS", 2)
    import_files(paths[:2], project)
    remove_files(project, [summarise_project(project).files[0].number])
    for is_closed in (True, False, True):
        close_kiosks(project, is_closed=is_closed)
    assert summarise_project(project).interviews == 5


def test_removing_what_is_not_there_is_no_step(project, paths):
    import_files(paths[:1], project)
    before = digest(project)
    remove_files(project, [99])
    assert digest(project) == before


def test_a_project_that_is_not_there_is_told_so(project):
    with pytest.raises(FileRefused, match="no such project"):
        undo(project)


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE steps SET kind = 'something new'",
        "UPDATE about SET value = 'yesterday' WHERE name = 'step'",
    ],
)
def test_a_history_that_cannot_be_read_is_told(project, paths, change):
    import_files(paths[:1], project)
    with duckdb.connect(str(project)) as database:
        database.execute(change)
    with pytest.raises(
        EnvironmentProblem,
        match=r"^(?=.*The project.*cannot be used:.*\.).*p\.surveydesk cannot be used",
    ):
        list_steps(project)


def test_nothing_undone_is_left_in_the_file_once_something_else_was_done(project, paths):
    import_files(paths[:2], project)
    import_files(paths[4:5], project, add_survey=True)
    undo(project)
    undo(project)
    import_files(paths[3:4], project)
    with duckdb.connect(str(project), read_only=True) as database:
        tables = {row[0] for row in database.execute("SHOW TABLES").fetchall()}
        kept = database.execute("SELECT id_low FROM reports_1 ORDER BY id_low").fetchall()
    assert kept == [(6,), (7,)]
    assert "reports_2" not in tables


def test_stated_levels_are_a_step_that_older_programs_refuse(tmp_path):
    path = tmp_path / "p.surveydesk"
    first, second = (
        Domains({"age": numeric_attribute("age", (0.0, 90.0), bins)}) for bins in (3, 9)
    )
    keep_domains(path, first, "people.csv")
    keep_domains(path, first, "people.csv")
    keep_domains(path, second, "people.csv")
    assert [(step.kind, step.subject) for step in list_steps(path)] == [
        (StepKind.STATE_LEVELS, "people.csv")
    ] * 2
    assert str(step_name(list_steps(path)[0])) == "public levels of people.csv"
    assert domains_from(summarise_project(path).levels.encode(), "p") == second
    undo(path)
    assert domains_from(summarise_project(path).levels.encode(), "p") == first
    undo(path)
    assert not summarise_project(path).levels
    with duckdb.connect(str(path)) as database:
        found = database.execute("SELECT value FROM about WHERE name = 'format'").fetchall()
    assert found == [("surveyapp-project/7",)]
