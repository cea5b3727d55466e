"""What tests of the windows share: file dialogs that answer by themselves, scripts of translations."""

import gc
import importlib.util
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtWidgets import QWidget

from surveyapp.storage.program.recent_projects import forget_projects
from surveyapp.ui import threads
from surveyapp.ui.widgets.file_picker import FileRequest

PACKAGING = Path(__file__).parents[2] / "packaging"


@dataclass
class Picker:
    """Answers dialogs with the next of ``answers``, and keeps what was asked."""

    answers: list[tuple[Path, ...]] = field(default_factory=list)
    asked: list[FileRequest] = field(default_factory=list)

    def __call__(self, _parent: QWidget, request: FileRequest) -> tuple[Path, ...]:
        self.asked.append(request)
        return self.answers.pop(0) if self.answers else ()


@pytest.fixture(autouse=True)
def no_recent_projects() -> None:
    """Begin without the projects that other tests had open."""
    forget_projects()


@pytest.fixture
def picker() -> Picker:
    return Picker()


@pytest.fixture(scope="session")
def load_script() -> Callable[[str], ModuleType]:
    """Return a loader of the scripts in packaging/, which is no package."""

    def load(name: str) -> ModuleType:
        spec = importlib.util.spec_from_file_location(name, PACKAGING / f"{name}.py")
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module

    return load


@pytest.fixture(autouse=True)
def _collected_by_nobody_else() -> Iterator[None]:
    """Each test ends without a thread of ours; no other thread collects."""
    collectors: set[str] = set()
    gc.callbacks.append(note := lambda *_: collectors.add(threading.current_thread().name))
    yield
    gc.callbacks.remove(note)
    threads.wait_for_all()  # a chart may still be drawn for nobody
    assert not {name for name in collectors if name.startswith("surveyapp-")}
